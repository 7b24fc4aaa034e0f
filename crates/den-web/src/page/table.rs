//! The table: the drawing, the choices, the log, the sheet, replay.

mod around;
mod board;
mod coach;
mod driver;
mod ended;
mod online;
mod panels;
mod pick;
mod review;
mod timeline;
mod zoom;

use den_core::{Message, Turn};
use den_games::{Book, GameId};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{App, art, call, lost, lost_with};
use crate::game::{self, Part, Unavailable};
use crate::learn::Want;
use crate::local::Local;
use crate::source::Notice;
use crate::store::{Save, StorageError};
use crate::words::{game_name, say, text};
use crate::{dom, t};

use around::Row;
pub use driver::Table;
use driver::{Hint, Panel};
use ended::Ended;
pub(super) use ended::winners;
pub(super) use online::{age, invite, my_matches, online, seat_names, tables};

/// The page of a match in this browser.
pub(super) fn local(id: &str) -> AnyView {
    let save = match Save::find(id) {
        Ok(save) => save,
        Err(StorageError::Missing | StorageError::Full) => return lost(t!("lost-title"), t!("lost-match")),
        Err(StorageError::Broken(_)) => return lost(t!("lost-title"), t!("lost-broken")),
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

/// Starts a guided first game.
pub(super) fn learn(id: &str) -> AnyView {
    let Ok(id) = id.parse::<GameId>() else { return lost(t!("lost-title"), t!("lost-game", game = id.to_string())) };
    let course = game::course(id);
    let begun = super::setup::begin(id, "", course.options, course.occupants(), Some((0, course.seed())), None, false);
    match begun {
        Ok(()) => view! { <p class="page">"…"</p> }.into_any(),
        Err(why) => lost(t!("lost-title"), why),
    }
}

/// The page of a table.
fn show(table: Table) -> AnyView {
    let app = App::here();
    provide_context(table);
    app.table.set(Some(table));
    table.begin();
    art::fetch(table.game().as_str());
    super::rules::fetch(Book::Game(table.game()), |_| {});
    super::rules::fetch(Book::Table, |_| {});
    // The keys work wherever the focus is, because it is lost when the focused element is removed.
    let pressed = window_event_listener(leptos::ev::keydown, move |event| keys(table, &event));
    on_cleanup(move || {
        pressed.remove();
        let _ = app.table.try_set(None);
        table.end();
    });
    Effect::new(move |was: Option<bool>| {
        let mine = table.my_turn();
        let name = game_name(table.game());
        let title = if mine { t!("title-your-turn", game = name) } else { format!("{name} · Wolfden") };
        dom::title(&title);
        // Once per turn, whatever else happens at the table in the meantime.
        if mine && was != Some(true) && dom::document().visibility_state() == web_sys::VisibilityState::Hidden {
            call::turn(&app.settings.get_untracked(), &title);
        }
        mine
    });
    // A multi-move action continues as soon as its last move has been shown.
    Effect::new(move |_| {
        if table.my_turn() {
            table.seen.track();
            dom::later(0, move || table.play_queued());
        }
    });
    view! {
        <section class=format!("table {}", table.game())>
            <Status table=table/>
            <div class="felt">
                <WhatIf table=table/>
                <Strip table=table/>
                <Lesson table=table/>
                <board::Board table=table/>
                {move || (table.seen.get().turn() == Turn::Over && table.at.get().is_none() && table.shown.get().is_none()).then(|| view! { <Ended table=table/> })}
                <Doing table=table/>
            </div>
            <panels::Panels table=table/>
        </section>
    }
    .into_any()
}

/// Whether a key is meant for a text field or for the browser.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    let field = event
        .target()
        .and_then(|t| t.dyn_into::<Element>().ok())
        .is_some_and(|e| matches!(e.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    field || event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Keyboard shortcuts of the table.
fn keys(table: Table, event: &web_sys::KeyboardEvent) {
    if is_typing(event) {
        return;
    }
    // Any key skips the animation, unless it moves the focus.
    if table.shown.get_untracked().is_some() && matches!(event.key().as_str(), "Escape" | " " | "Enter") {
        table.skip();
        event.prevent_default();
        return;
    }
    match event.key().as_str() {
        "Escape" => table.clear_selection(),
        "u" => table.undo(),
        "h" => table.ask_hint(),
        "ArrowLeft" if table.at.get_untracked().is_some() || table.panel.get_untracked() == Panel::Replay => {
            table.look_at(table.step_shown_now().saturating_sub(1));
        }
        "ArrowRight" if table.at.get_untracked().is_some() => table.look_at(table.step_shown_now() + 1),
        "l" => table.panel.set(Panel::Log),
        "s" => table.panel.set(Panel::Sheet),
        "a" => table.panel.set(Panel::Aid),
        key => {
            // A digit picks from the list of choices.
            let Ok(number) = key.parse::<usize>() else { return };
            match number.checked_sub(1).and_then(|at| table.rows().into_iter().nth(at)) {
                Some(Row::Open(part)) => table.pick(&part.token),
                Some(Row::Shut(action)) => table.notice.set(Some(action.why.into())),
                None => return,
            }
            event.prevent_default();
        }
    }
}

/// Whose turn it is, and the buttons that are always available.
#[component]
fn Status(table: Table) -> impl IntoView {
    let says = move || {
        let seen = table.seen.get();
        if table.at.get().is_some() {
            return t!("status-replay");
        }
        match (seen.turn(), seen.outcome()) {
            (Turn::Over, Some(outcome)) => winners(table.game(), &table.names(), outcome, seen.sheet().score().as_deref()),
            (Turn::Seat(_), _) if table.my_turn() => t!("status-you"),
            // The player's own step is being shown.
            (turn @ Turn::Seat(_), _) if table.shown.get().is_some() && table.is_mine(turn) => t!("status-you"),
            (Turn::Seat(seat), _) if table.thinking.get().is_some() => t!("status-thinking", name = table.name(seat)),
            (Turn::Seat(seat), _) => t!("status-other", name = table.name(seat)),
            _ => String::new(),
        }
    };
    // A button that does nothing now stays reachable, because it says why.
    let told = |off: Option<&'static str>, tip: &'static str| text(off.unwrap_or(tip).to_string());
    let no_undo = move || table.no_undo();
    let no_hint = move || table.no_hint();
    view! {
        <div class="status">
            <h1>{game_name(table.game())}</h1>
            <p class="turn" role="status" aria-live="polite" class:mine=move || table.my_turn()>{says}</p>
            {move || { table.tick.track(); table.changed.track(); online::clocks(table).into_iter().map(|(name, left, runs)| view! {
                <p class="turn clock-now" class:runs=runs><span>{name}</span>" "<span class="clock">{left}</span></p>
            }).collect_view() }}
            {move || table.remark().map(|(class, word)| view! { <p class=format!("remark {class}")>{word}</p> })}
            {move || { let word = table.connection.get(); (!word.is_empty()).then(|| view! { <p class="connection" role="status">{word.clone()}</p> }) }}
            <div class="tools">
                <button type="button" id="undo" class="button quiet" aria-disabled=move || no_undo().is_some().to_string() data-tip-text=move || told(no_undo(), "undo-tip")
                    on:click=move |_| match no_undo() { None => table.undo(), Some(why) => table.notice.set(Some(Notice::new(why))) }>{t!("undo")}</button>
                <button type="button" id="hint" class="button quiet" aria-disabled=move || no_hint().is_some().to_string() data-tip-text=move || told(no_hint(), "hint-tip")
                    on:click=move |_| match no_hint() { None => table.ask_hint(), Some(why) => table.notice.set(Some(Notice::new(why))) }>{t!("hint")}</button>
                <a class="button quiet" href=format!("#/rules/{}", table.game()) target="_blank">{t!("rules")}</a>
            </div>
        </div>
    }
}

/// Marks the list of choices if there are more than are in sight: below or, on a phone, to the right.
fn mark_more() {
    let Some(list) = dom::document().query_selector(".choices").ok().flatten() else { return };
    let below = list.scroll_top() + list.client_height() + 4 < list.scroll_height();
    let more = below || list.scroll_left() + list.client_width() + 4 < list.scroll_width();
    let _ = list.class_list().toggle_with_force("more", more);
}

/// Highlights on the board what a choice in the list means, and previews its effect.
fn point_at(table: Table, event: &web_sys::Event) {
    let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let pick = target.and_then(|e| e.closest("[data-pick]").ok().flatten()).and_then(|e| e.get_attribute("data-pick"));
    point(pick.as_deref());
    board::preview(table, pick.as_deref());
}

fn point(token: Option<&str>) {
    point_where(|thing| token.is_some() && Some(thing) == token);
}

/// Highlights the things on the board whose token fits.
fn point_where(fits: impl Fn(&str) -> bool) {
    let Some(board) = dom::document().get_element_by_id("board") else { return };
    for thing in dom::all(&board, "[data-token]") {
        let _ = if thing.get_attribute("data-token").is_some_and(|token| fits(&token)) {
            thing.set_attribute("data-pointed", "")
        } else {
            thing.remove_attribute("data-pointed")
        };
    }
}

/// The last turn in a sentence, and a button to show what was missed.
#[component]
fn Strip(table: Table) -> impl IntoView {
    let says = move || table.last_turn.get().says.join(" ");
    view! {
        <div class="strip">
            <p class="last-turn" data-tip-text=says>{move || table.last_turn.get().says.into_iter().enumerate().map(|(n, said)| view! {
                <span>{(n > 0).then_some(" ")}{said}</span>
            }).collect_view()}</p>
            {move || table.shown.get().is_some().then(|| view! {
                <button type="button" id="skip" class="button quiet" data-tip-text=t!("skip-key") on:click=move |_| { table.skip(); }>{t!("skip-story")}</button>
            })}
            {move || table.missed.get().map(|from| view! {
                <button type="button" id="missed" class="button" on:click=move |_| table.show_missed(from)>{t!("missed")}</button>
            })}
        </div>
    }
}

/// The choices in words: the same as in the drawing, and those that are not in it.
#[component]
fn Doing(table: Table) -> impl IntoView {
    let prompt = move || if table.my_turn() { table.prompt() } else { String::new() };
    let rows = move || if table.my_turn() { table.rows() } else { Vec::new() };
    // A player who chose from the list by keyboard stays there when it is filled again.
    let held = StoredValue::new(false);
    Effect::new(move |_| {
        table.seen.track();
        table.chosen.track();
        table.map_actions.track();
        table.frame.track();
        table.shown.track();
        dom::next_frame(move || {
            mark_more();
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
            {move || table.question.get().map(|(question, _)| view! {
                <div class="notice question" role="alertdialog" aria-label=question.clone()>
                    <p><strong>{question.clone()}</strong></p>
                    <p class="row">
                        <button type="button" id="answer-yes" class="button primary" on:click=move |_| table.answer(true)>{t!("confirm-yes")}</button>
                        <button type="button" id="answer-no" class="button" on:click=move |_| table.answer(false)>{t!("confirm-no")}</button>
                    </p>
                </div>
            })}
            <div class="prompt">
                <p>{prompt}</p>
                {move || (!table.chosen.get().is_empty() || !table.map_actions.get().is_empty()).then(|| view! {
                    <button type="button" class="button quiet" on:click=move |_| table.clear_selection()>{t!("clear-selection")}</button>
                })}
            </div>
            <div class="choices" role="group" aria-label=t!("choices")
                on:focusin=move |event| { held.set_value(true); point_at(table, &event); }
                on:focusout=move |event| { point(None); board::preview(table, None); if event.related_target().is_some() { held.set_value(false) } }
                on:mouseover=move |event| point_at(table, &event)
                on:mouseout=move |_| { point(None); board::preview(table, None) }
                on:scroll=move |_| mark_more()
                on:keydown=move |event| if dom::step_focus(&event, ".pick") { event.prevent_default() }>
                {move || rows().into_iter().enumerate().map(|(at, row)| {
                    let number = (at < 9).then(|| view! { <kbd aria-hidden="true">{at + 1}</kbd> });
                    match row {
                        Row::Open(Part { token, label }) => {
                            let (pick, tip) = (token.clone(), token.clone());
                            view! { <button type="button" class="pick" data-pick=pick data-tip=tip on:click=move |_| table.pick(&token)>
                                {number}<span class="word">{label}</span></button> }.into_any()
                        }
                        // An action that is not possible says why.
                        Row::Shut(Unavailable { label, why, .. }) => view! {
                            <button type="button" class="shut" aria-disabled="true" data-tip-text=say(&why.reason, &table.all_names())
                                on:click=move |_| table.notice.set(Some(why.clone().into()))>{number}<span class="word">{label}</span></button>
                        }.into_any(),
                    }
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

/// Alpha's hint.
#[component]
fn HintShown(table: Table, hint: Hint) -> impl IntoView {
    let body = match hint {
        Hint::Thinking(_) => view! { <p>{t!("hint-thinking")}</p> }.into_any(),
        Hint::Says { text, best, others, why, iterations } => view! {
            <p class="row"><strong>{match best.1 {
                Some(percent) => t!("hint-best", what = best.0.clone(), percent = percent),
                None => t!("hint-only", what = best.0.clone()),
            }}</strong>
                <button type="button" id="play-hint" class="button primary" on:click=move |_| { table.clear_selection(); table.play(&text); }>{t!("hint-play")}</button></p>
            {why.into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
            {(!others.is_empty()).then(|| view! { <p>{t!("hint-others")}</p><ul>{others.into_iter().map(|(what, percent)| view! { <li>{t!("hint-other", what = what, percent = percent)}</li> }).collect_view()}</ul> })}
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
                {let (told, other) = table.lesson_told.get(); view! {
                    {(!told.is_empty()).then(|| view! { <p class="help lesson-told">{told}</p> })}
                    {other.then(|| view! { <p class="help">{t!("learn-other")}</p> })}
                }}
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

/// A banner for a what-if, with a link back.
#[component]
fn WhatIf(table: Table) -> impl IntoView {
    table.branch_of().map(|of| {
        // A position that illustrates a rule, or a copy of another game.
        let (what, back) = if of.starts_with("/rules/") { (t!("example-here"), t!("example-back")) } else { (t!("what-if"), t!("what-if-back")) };
        view! {
            <div class="what-if" role="status">
                <strong>{what}</strong>
                {move || table.waits.get().then(|| view! { <button type="button" id="start-branch" class="button primary" on:click=move |_| table.start_branch()>{t!("what-if-start")}</button> })}
                <a class="button" id="back-to-game" href=format!("#{of}")>{back}</a>
            </div>
        }
    })
}
