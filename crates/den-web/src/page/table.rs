//! The table: the drawing, what can be done, the log, the sheet, replay.

mod driver;
mod online;
mod panels;

use den_core::{Message, Outcome, Seat, Turn};
use den_games::{Book, GameId};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{App, art, call, lost, lost_with};
use crate::game::{self, Choices, Scene};
use crate::learn::Want;
use crate::local::Local;
use crate::motion::Places;
use crate::source::Notice;
use crate::store::{Save, Trouble};
use crate::words::{game_name, say};
use crate::{dom, t};

pub use driver::Table;
use driver::{Hint, Panel};
pub(super) use online::{invite, online, tables};

/// A match of this browser.
pub(super) fn local(id: &str) -> AnyView {
    let save = match Save::find(id) {
        Ok(save) => save,
        Err(Trouble::Missing | Trouble::Full) => return lost(t!("lost-title"), t!("lost-match")),
        Err(Trouble::Broken(_)) => return lost(t!("lost-title"), t!("lost-broken")),
    };
    match Local::open(save.clone()) {
        Ok(local) => show(Table::local(local)),
        Err(why) => {
            let (name, record) = (format!("{}.wolf", save.game), save.record);
            let more = view! { <button type="button" class="button primary save-record" on:click=move |_| dom::download(&name, &record)>{t!("record-save")}</button> };
            lost_with(t!("lost-old-title"), t!("lost-old", why = say(&why, &[])), more.into_any())
        }
    }
}

/// Begins a guided first game.
pub(super) fn learn(id: &str) -> AnyView {
    let Ok(id) = id.parse::<GameId>() else { return lost(t!("lost-title"), t!("lost-game", game = id.to_string())) };
    let course = game::course(id);
    let begun = super::setup::begin(id, course.options, &course.occupants(), Some((0, course.seed())));
    match begun {
        Ok(()) => view! { <p class="page">"…"</p> }.into_any(),
        Err(why) => lost(t!("lost-title"), why),
    }
}

/// The page of a table.
fn show(table: Table) -> AnyView {
    let app = App::here();
    provide_context(table);
    table.begin();
    super::rules::fetch(Book::Game(table.game()), |_| {});
    super::rules::fetch(Book::Table, |_| {});
    // The keys work wherever the focus is, for it gets lost when what had it goes away.
    let pressed = window_event_listener(leptos::ev::keydown, move |event| keys(table, &event));
    on_cleanup(move || {
        pressed.remove();
        table.end();
    });
    Effect::new(move |was: Option<bool>| {
        let mine = table.my_turn();
        let name = game_name(table.game());
        let title = if mine { t!("title-your-turn", game = name) } else { format!("{name} · Wolfden") };
        dom::title(&title);
        // Called once a turn, whatever else happens at the table meanwhile.
        if mine && was != Some(true) && dom::document().visibility_state() == web_sys::VisibilityState::Hidden {
            call::turn(&app.settings.get_untracked(), &title);
        }
        mine
    });
    view! {
        <section class=format!("table {}", table.game())>
            <Status table=table/>
            <div class="felt">
                <Lesson table=table/>
                {move || (table.seen.get().turn() == Turn::Over && table.at.get().is_none()).then(|| view! { <Ended table=table/> })}
                <Board table=table/>
                <Doing table=table/>
            </div>
            <panels::Panels table=table/>
        </section>
    }
    .into_any()
}

/// Keys for the whole table.
fn keys(table: Table, event: &web_sys::KeyboardEvent) {
    let typing = event
        .target()
        .and_then(|t| t.dyn_into::<Element>().ok())
        .is_some_and(|e| matches!(e.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" => table.clear_selection(),
        "u" => table.undo(),
        "h" => table.ask_hint(),
        "l" => table.panel.set(Panel::Log),
        "s" => table.panel.set(Panel::Sheet),
        key => {
            // A digit chooses from the list of what can be done.
            let Ok(number) = key.parse::<usize>() else { return };
            let choices = table.next_parts();
            if let Some(part) = number.checked_sub(1).and_then(|at| choices.get(at)) {
                table.pick(&part.token.clone());
                event.prevent_default();
            }
        }
    }
}

/// Who won.
fn winners(table: Table, outcome: &Outcome) -> String {
    let first: Vec<Seat> = Seat::all(outcome.seats()).filter(|s| outcome.seat(*s).place == 1).collect();
    let names = first.iter().map(|s| table.name(*s)).collect::<Vec<_>>().join(", ");
    let one_team = first.iter().all(|s| outcome.seat(*s).team == outcome.seat(first[0]).team);
    if one_team { t!("status-won", names = names, n = first.len()) } else { t!("status-shared", names = names) }
}

/// How it ended for the one who looks, where one alone does.
fn verdict(table: Table, outcome: &Outcome) -> Option<String> {
    let mut mine = Seat::all(outcome.seats()).filter(|seat| table.sits(*seat));
    let (Some(me), None) = (mine.next(), mine.next()) else { return None };
    let me = outcome.seat(me);
    let shared = Seat::all(outcome.seats()).map(|seat| outcome.seat(seat)).any(|other| other.place == 1 && other.team != me.team);
    match (me.place, outcome.seats()) {
        (_, 1) => None,
        (1, _) if shared => None,
        (1, _) => Some(t!("ended-won")),
        _ => Some(t!("ended-lost")),
    }
}

/// Whose turn it is, and what can be pressed at any time.
#[component]
fn Status(table: Table) -> impl IntoView {
    let says = move || {
        let seen = table.seen.get();
        if table.at.get().is_some() {
            return t!("status-replay");
        }
        match (seen.turn(), seen.outcome()) {
            (Turn::Over, Some(outcome)) => winners(table, outcome),
            (Turn::Seat(_), _) if table.my_turn() => t!("status-you"),
            (Turn::Seat(seat), _) if table.thinking.get().is_some() => t!("status-thinking", name = table.name(seat)),
            (Turn::Seat(seat), _) => t!("status-other", name = table.name(seat)),
            _ => String::new(),
        }
    };
    let undoable = move || table.may_undo() > 0 && table.at.get().is_none();
    view! {
        <div class="status">
            <h1>{game_name(table.game())}</h1>
            <p class="turn" role="status" aria-live="polite" class:mine=move || table.my_turn()>{says}</p>
            {move || { table.tick.track(); table.changed.track(); online::running_clock(table).map(|(name, left)| view! { <p class="turn clock-now"><span>{name}</span>" "<span class="clock">{left}</span></p> }) }}
            {move || table.remark().map(|(class, word)| view! { <p class=format!("remark {class}")>{word}</p> })}
            {move || { let word = table.connection.get(); (!word.is_empty()).then(|| view! { <p class="connection" role="status">{word.clone()}</p> }) }}
            <div class="tools">
                <button type="button" id="undo" class="button quiet" disabled=move || !undoable() on:click=move |_| table.undo() title="U">{t!("undo")}</button>
                <button type="button" id="hint" class="button quiet" disabled=move || !table.my_turn() on:click=move |_| table.ask_hint() title="H">{t!("hint")}</button>
                <a class="button quiet" href=format!("#/rules/{}", table.game()) target="_blank">{t!("rules")}</a>
            </div>
        </div>
    }
}

/// The drawing. It is written as text and put into the page whole; what is the same before and after glides to its new place.
#[component]
fn Board(table: Table) -> impl IntoView {
    let place = NodeRef::<leptos::html::Div>::new();
    let lost_focus = StoredValue::new(None::<String>);
    let narrow = RwSignal::new(dom::matches_media("(max-width: 760px)"));
    let zoom = RwSignal::new(100_u32);
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let now = dom::matches_media("(max-width: 760px)");
        if now != narrow.get_untracked() {
            narrow.set(now);
        }
    });
    on_cleanup(move || resized.remove());
    let drawing = Memo::new(move |_| {
        if table.covered.get().is_some() {
            return String::new();
        }
        let seen = table.seen.get();
        let chosen = table.chosen.get();
        let next = if table.my_turn() {
            Choices(seen.choices()).next(&chosen).iter().map(|part| part.token.clone()).collect()
        } else {
            Vec::new()
        };
        let scene = Scene { next, chosen, names: table.all_names(), focus: table.focus.get(), narrow: narrow.get() };
        seen.picture(&scene)
    });
    Effect::new(move |_| {
        let html = drawing.get();
        let Some(div) = place.get() else { return };
        let root: &Element = div.as_ref();
        let before = Places::of(root);
        let focused = dom::document().active_element().and_then(|e| e.get_attribute("data-token"));
        root.set_inner_html(&html);
        before.glide(root);
        // Who plays by keyboard stays on the board: on the same thing, or on the first that can be chosen, as soon as there is one.
        let token = focused.or_else(|| lost_focus.get_value().filter(|_| dom::nothing_focused()));
        lost_focus.set_value(None);
        if let Some(token) = token {
            let again = dom::all(root, "[data-token]").into_iter().find(|e| e.get_attribute("data-token").as_ref() == Some(&token));
            let target = again.filter(|e| e.has_attribute("tabindex")).or_else(|| dom::all(root, ".can[tabindex]").into_iter().next());
            match target {
                Some(target) => drop(target.focus()),
                None => lost_focus.set_value(Some(token)),
            }
        }
    });
    let token_of = |event: &web_sys::Event| {
        let target: Element = event.target()?.dyn_into().ok()?;
        target.closest("[data-token]").ok()??.get_attribute("data-token")
    };
    view! {
        <div class="board-frame">
            <div class="board" id="board" node_ref=place style=move || format!("--zoom:{}", f64::from(zoom.get()) / 100.0)
                on:click=move |event| if let Some(token) = token_of(&event) { table.pick(&token) }
                on:keydown=move |event| {
                    match event.key().as_str() {
                        "Enter" | " " => if let Some(token) = token_of(&event) { event.prevent_default(); table.pick(&token); },
                        _ if step_focus(&event, "#board .can[tabindex='0']") => event.prevent_default(),
                        _ => {}
                    }
                }></div>
            {move || table.covered.get().map(|seat| view! {
                <div class="cover">
                    <p>{t!("cover", name = table.name(seat))}</p>
                    <button type="button" class="button primary large" id="uncover" on:click=move |_| table.uncover()>{t!("cover-show")}</button>
                </div>
            })}
            {game::zooms(table.game()).then(|| view! {
                <div class="zoom" role="group" aria-label=t!("zoom")>
                    <button type="button" class="icon" aria-label=t!("zoom-in") on:click=move |_| zoom.update(|z| *z = (*z + 40).min(300))>"+"</button>
                    <button type="button" class="icon" aria-label=t!("zoom-out") on:click=move |_| zoom.update(|z| *z = z.saturating_sub(40).max(100))>"−"</button>
                </div>
            })}
        </div>
    }
}

/// With the arrows the focus moves among the things that a selector finds.
fn step_focus(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let by = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return false,
    };
    let Some(root) = dom::document().document_element() else { return false };
    let things = dom::all(&root, selector);
    let Some(now) = event.target().and_then(|t| t.dyn_into::<Element>().ok()) else { return false };
    let Some(at) = things.iter().position(|thing| AsRef::<Element>::as_ref(thing) == &now) else { return false };
    let next = (at as i32 + by).rem_euclid(things.len() as i32) as usize;
    let _ = things[next].focus();
    true
}

/// Shows on the board what a choice of the list means.
fn point_at(event: &web_sys::Event) {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let pick = target.and_then(|e| e.closest("[data-pick]").ok().flatten());
    point(pick.and_then(|e| e.get_attribute("data-pick")).as_deref());
}

fn point(token: Option<&str>) {
    let Some(board) = dom::document().get_element_by_id("board") else { return };
    for thing in dom::all(&board, "[data-token]") {
        let _ = if token.is_some() && thing.get_attribute("data-token").as_deref() == token {
            thing.set_attribute("data-pointed", "")
        } else {
            thing.remove_attribute("data-pointed")
        };
    }
}

/// What can be done now, in words: the same choices as in the drawing, and those that are not in it.
#[component]
fn Doing(table: Table) -> impl IntoView {
    let prompt = move || {
        let seen = table.seen.get();
        if table.my_turn() { seen.prompt() } else { String::new() }
    };
    let buttons = move || {
        if !table.my_turn() || table.covered.get().is_some() {
            return Vec::new();
        }
        table.next_parts()
    };
    // Whoever chose from the list by keyboard goes on there when it is filled again.
    let held = StoredValue::new(false);
    Effect::new(move |_| {
        table.seen.track();
        table.chosen.track();
        dom::next_frame(move || {
            if held.try_get_value() == Some(true)
                && dom::nothing_focused()
                && let Some(first) = dom::document().query_selector(".pick").ok().flatten()
            {
                let _ = first.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        });
    });
    view! {
        <div class="doing">
            <online::Waiting table=table/>
            {move || table.notice.get().map(|notice| view! { <NoticeShown table=table notice=notice/> })}
            {move || table.hint.get().map(|hint| view! { <HintShown table=table hint=hint/> })}
            <div class="prompt">
                <p>{prompt}</p>
                {move || (!table.chosen.get().is_empty()).then(|| view! {
                    <button type="button" class="button quiet" on:click=move |_| table.clear_selection()>{t!("clear-selection")}</button>
                })}
            </div>
            <div class="choices" role="group" aria-label=t!("choices")
                on:focusin=move |event| { held.set_value(true); point_at(&event); }
                on:focusout=move |event| { point(None); if event.related_target().is_some() { held.set_value(false) } }
                on:mouseover=move |event| point_at(&event)
                on:mouseout=move |_| point(None)
                on:keydown=move |event| if step_focus(&event, ".pick") { event.prevent_default() }>
                {move || buttons().into_iter().enumerate().map(|(at, part)| {
                    let token = part.token.clone();
                    view! { <button type="button" class="pick" data-pick=part.token.clone() on:click=move |_| table.pick(&token)>
                        {(at < 9).then(|| view! { <kbd aria-hidden="true">{at + 1}</kbd> })}<span class="word">{part.label}</span></button> }
                }).collect_view()}
            </div>
        </div>
    }
}

/// Why something is not allowed, with its rule.
#[component]
fn NoticeShown(table: Table, notice: Notice) -> impl IntoView {
    let reason = say(&notice.reason, &table.all_names());
    let rule = notice.rule.and_then(|rule| Some((super::rules::one(table.game(), &rule)?, super::rules::link(table.game(), &rule), rule)));
    view! {
        <div class="notice" role="alert">
            <p><strong>{reason}</strong></p>
            {rule.map(|(text, link, id)| view! { <p class="rule"><a class="id" href=link target="_blank">{id}</a>" "<span inner_html=text></span></p> })}
            <button type="button" class="icon" aria-label=t!("close") on:click=move |_| table.notice.set(None)>"×"</button>
        </div>
    }
}

/// What Alpha would do.
#[component]
fn HintShown(table: Table, hint: Hint) -> impl IntoView {
    let body = match hint {
        Hint::Thinking => view! { <p>{t!("hint-thinking")}</p> }.into_any(),
        Hint::Says { best, others, iterations } => view! {
            <p><strong>{t!("hint-best", what = best.0.clone(), percent = best.1)}</strong></p>
            {(!others.is_empty()).then(|| view! { <p>{t!("hint-others")}</p><ul>{others.into_iter().map(|(what, percent)| view! { <li>{format!("{what}: {percent} %")}</li> }).collect_view()}</ul> })}
            {(iterations > 0).then(|| view! { <p class="help">{t!("hint-why", n = iterations)}</p> })}
        }
        .into_any(),
    };
    view! {
        <div class="notice hint" role="status">
            {body}
            <button type="button" class="icon" aria-label=t!("close") on:click=move |_| table.hint.set(None)>"×"</button>
        </div>
    }
}

/// The step of a guided game.
#[component]
fn Lesson(table: Table) -> impl IntoView {
    move || {
        let step = table.lesson.get()?;
        let course = game::course(table.game());
        let lesson = course.steps.get(step)?;
        let waits = lesson.wants != Want::Read;
        Some(view! {
            <div class="lesson" role="status" aria-live="polite">
                <p class="count">{t!("learn-step", n = step + 1, of = course.steps.len())}</p>
                <p>{say(&Message::new(lesson.key), &[])}</p>
                <p class="row">
                    {(!waits).then(|| view! { <button type="button" id="lesson-next" class="button primary" on:click=move |_| table.next_lesson()>{t!("learn-next")}</button> })}
                    {waits.then(|| view! { <span class="help">{t!("learn-do")}</span> })}
                    <button type="button" class="button quiet" on:click=move |_| table.lesson.set(None)>{t!("learn-stop")}</button>
                </p>
            </div>
        })
    }
}

/// The end: who won, what next.
#[component]
fn Ended(table: Table) -> impl IntoView {
    // On a phone one looks at the choices below, where there are none any more. Whoever slides through the game stays there.
    if table.panel.get_untracked() != Panel::Replay {
        dom::next_frame(|| dom::window().scroll_to_with_x_and_y(0.0, 0.0));
    }
    view! {
        <div class="ended">
            <div class="winner"><span aria-hidden="true" inner_html=art::HOWL></span>
                <h2>{move || table.seen.get().outcome().map(|outcome| {
                    let mine = verdict(table, outcome);
                    view! { {mine}<small>{winners(table, outcome)}</small> }
                })}</h2></div>
            <p class="row">
                <button type="button" class="button primary" id="rematch" on:click=move |_| table.rematch()>{t!("rematch")}</button>
                <button type="button" class="button" on:click=move |_| { table.panel.set(Panel::Replay); table.at.set(Some(0)); }>{t!("replay")}</button>
                <button type="button" class="button" on:click=move |_| dom::copy(&table.record())>{t!("share")}</button>
                <a class="button quiet" href="#/">{t!("lost-home")}</a>
            </p>
            <online::RematchShown table=table/>
            <panels::SheetShown table=table/>
        </div>
    }
}
