//! The panels next to the table: log, score sheet, players, replay, chat.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::{AidCell, Eye, Message, Seat, escape};
use den_games::GameId;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::driver::Table;
use crate::game::Sort;
use crate::opponent::{Opponent, portrait_picture};
use crate::source::LogLine;
use crate::words::say;
use crate::{dom, t};

/// Which panel is open next to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    /// The log.
    Log,
    /// The score sheet.
    Sheet,
    /// The player aids.
    Aid,
    /// Who sits where.
    Players,
    /// The replay.
    Replay,
    /// The review of a finished match.
    Review,
    /// The chat.
    Chat,
}

impl Panel {
    /// The name of its tab in the document, whatever its language and place.
    fn name(self) -> &'static str {
        match self {
            Panel::Log => "log",
            Panel::Sheet => "sheet",
            Panel::Aid => "aid",
            Panel::Players => "players",
            Panel::Replay => "replay",
            Panel::Review => "review",
            Panel::Chat => "chat",
        }
    }
}

/// The panels, one open.
#[component]
pub(super) fn Panels(table: Table) -> impl IntoView {
    let online = table.is_online();
    let tab = move |panel: Panel, label: String| {
        view! { <button type="button" role="tab" data-panel=panel.name() aria-selected=move || (table.panel.get() == panel).to_string() on:click=move |_| table.open(panel)>{label}</button> }
    };
    let unread = move || {
        table.changed.track();
        let lines = table.with_server(super::online::Online::chat_lines).unwrap_or_default();
        if table.panel.get() == Panel::Chat { 0 } else { lines.saturating_sub(table.chat_read.get()) }
    };
    view! {
        <div class="panels">
            <div class="tabs" role="tablist" aria-label=t!("panels")>
                {tab(Panel::Log, t!("panel-log"))}{tab(Panel::Sheet, t!("panel-sheet"))}{tab(Panel::Aid, t!("den-aid"))}{tab(Panel::Players, t!("panel-players"))}{tab(Panel::Replay, t!("panel-replay"))}
                {online.then(|| tab(Panel::Chat, t!("panel-chat")))}
                {move || super::review::can_review(table).then(|| tab(Panel::Review, t!("review-name")))}
                {move || { let n = unread(); (n > 0).then(|| view! { <span class="unread" role="status" aria-label=t!("chat-unread", n = n)>{n}</span> }) }}
            </div>
            <div class="panel" role="tabpanel">
                {move || match table.panel.get() {
                    Panel::Log => view! { <LogShown table=table/> }.into_any(),
                    Panel::Sheet => view! { <Written table=table html=sheet_html/> }.into_any(),
                    Panel::Aid => view! { <Written table=table html=aid_html/> }.into_any(),
                    Panel::Players => view! { <PlayersShown table=table/> }.into_any(),
                    Panel::Replay => view! { <ReplayShown table=table/> }.into_any(),
                    Panel::Review => view! { <super::review::ReviewShown table=table/> }.into_any(),
                    Panel::Chat => view! { <super::online::ChatShown table=table/> }.into_any(),
                }}
            </div>
        </div>
    }
}

/// A turn in the log: what it was written from, and its HTML.
type WrittenTurn = ((Option<Seat>, usize, usize), String);

/// The log, turn by turn, the latest first. Every line links to its step. It is written as text, and only the turns that have changed: a log of
/// two hundred lines would take several frames.
#[component]
fn LogShown(table: Table) -> impl IntoView {
    let details = RwSignal::new(false);
    let place = NodeRef::<leptos::html::Div>::new();
    let written = StoredValue::new((Vec::<String>::new(), Vec::<WrittenTurn>::new()));
    Effect::new(move |_| {
        let (names, log) = (table.all_names(), table.log());
        let colours = table.seen.get_untracked().colours(names.len());
        let Some(place) = place.get() else { return };
        let newest = log.len().saturating_sub(200);
        let turns = by_turn(log.into_iter().skip(newest));
        let html = written.try_update_value(|(known, written)| {
            if *known != names {
                *known = names;
                written.clear();
            }
            let write = |(seat, lines): &(Option<Seat>, Vec<LogLine>)| {
                let key = (*seat, lines.first().map_or(0, |line| line.step), lines.len());
                let old = written.iter().find(|(of, _)| *of == key).map(|(_, html)| html.clone());
                (key, old.unwrap_or_else(|| turn_html(*seat, lines, known, &colours)))
            };
            *written = turns.iter().map(write).collect();
            written.iter().rev().map(|(_, html)| html.as_str()).collect::<String>()
        });
        dom::write_children(&place, &html.unwrap_or_default());
    });
    let line_of = |event: &web_sys::MouseEvent| {
        event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok()).and_then(|e| e.closest("[data-step]").ok().flatten())
    };
    // The places that a line names, such as e8, are highlighted on the board.
    let pointed = move |event: web_sys::MouseEvent| {
        let text = line_of(&event).and_then(|line| line.text_content()).unwrap_or_default();
        let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| (2..=3).contains(&word.len())).collect();
        super::point_where(|token| token.split_once(':').is_some_and(|(_, place)| words.contains(&place)));
    };
    let jump = move |event: web_sys::MouseEvent| {
        let line = line_of(&event);
        if let Some(step) = line.and_then(|line| line.get_attribute("data-step")?.parse().ok()) {
            table.look_at(step);
        }
    };
    view! {
        <label class="check details"><input type="checkbox" on:change=move |event| details.set(event_target_checked(&event))/>{t!("log-details")}</label>
        <div class="log" class:all=details role="log" aria-live="polite" aria-label=t!("panel-log") tabindex="0" node_ref=place
            on:click=jump on:mouseover=pointed on:mouseout=move |_| super::point_where(|_| false)></div>
    }
}

/// A turn of the log as HTML.
fn turn_html(seat: Option<Seat>, lines: &[LogLine], names: &[String], colours: &[usize]) -> String {
    let mut html = String::new();
    if let Some(name) = seat.and_then(|seat| names.get(seat.index())) {
        let at = seat.map_or(0, Seat::index);
        let colour = colours.get(at).copied().unwrap_or(at);
        html +=
            &format!("<p class=\"log-turn player seat-{colour}\"><span class=\"token\" aria-hidden=\"true\"></span>{}</p>", escape(name));
    }
    html += "<ol>";
    for line in lines.iter().rev() {
        html += &format!(
            "<li{}><button type=\"button\" class=\"log-line\" data-step=\"{}\" data-tip-text=\"{}\"><span class=\"sign\" aria-hidden=\"true\">{}</span>{}</button></li>",
            if line.about.detail { " class=\"detail\"" } else { "" },
            line.step,
            escape(&t!("log-jump", n = line.step)),
            sign(line.about.sort),
            escape(&say(&line.message, names))
        );
    }
    html + "</ol>"
}

/// The lines of a log grouped by turn: a turn starts when another seat acts.
fn by_turn(lines: impl Iterator<Item = LogLine>) -> Vec<(Option<Seat>, Vec<LogLine>)> {
    let mut turns: Vec<(Option<Seat>, Vec<LogLine>)> = Vec::new();
    for line in lines {
        match turns.last_mut() {
            Some((seat, turn)) if line.about.seat.is_none() || line.about.seat == *seat => turn.push(line),
            _ => turns.push((line.about.seat, vec![line])),
        }
    }
    turns
}

/// The icon of a kind of event.
fn sign(sort: Sort) -> &'static str {
    match sort {
        Sort::Other => "·",
        Sort::Deal => "▤",
        Sort::Card => "▮",
        Sort::Go => "➜",
        Sort::Flip => "⟲",
        Sort::Take => "−",
        Sort::Build => "▲",
        Sort::Score => "★",
        Sort::End => "■",
    }
}

/// A table that is written as text. Only what differs is changed on the page.
#[component]
pub(super) fn Written(table: Table, html: fn(Table) -> String) -> impl IntoView {
    let place = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let html = html(table);
        if let Some(place) = place.get() {
            dom::write_children(&place, &html);
        }
    });
    view! { <div class="scroll" tabindex="0" node_ref=place></div> }
}

/// The score sheet.
pub(super) fn sheet_html(table: Table) -> String {
    let (sheet, game, names) = (table.seen.get().sheet(), table.game(), table.all_names());
    let mut out = format!("<table class=\"sheet{}\"><thead><tr>", if sheet.columns.len() > 3 { " many" } else { "" });
    let heads = std::iter::once(t!("sheet-line")).chain(sheet.columns.iter().map(|column| say(column, &names)));
    heads.for_each(|head| cell(&mut out, "th scope=\"col\"", &head));
    out += "</tr></thead><tbody>";
    for line in &sheet.lines {
        out += "<tr><th scope=\"row\">";
        out += &escape(&say(&line.name, &names));
        if !line.rule.is_empty() {
            out += &rule_link(game, &line.rule);
        }
        if !line.notes.is_empty() {
            cell(&mut out, "small", &notes(&line.notes, &names));
        }
        out += "</th>";
        for points in &line.points {
            cell(&mut out, "td", &points.map_or("·".to_string(), |points| points.to_string()));
        }
        out += "</tr>";
    }
    out += "</tbody><tfoot><tr>";
    cell(&mut out, "th scope=\"row\"", &t!("sheet-total"));
    sheet.totals().iter().for_each(|points| cell(&mut out, "td", &points.to_string()));
    out + "</tr></tfoot></table>"
}

/// The player aids: what a player can count or look up.
fn aid_html(table: Table) -> String {
    let (seen, game, names) = (table.seen.get(), table.game(), table.all_names());
    let mut out = String::new();
    for aid in seen.aid() {
        out += &format!("<table class=\"sheet aid\"><caption>{} {}</caption>", escape(&say(&aid.title, &names)), rule_link(game, aid.rule));
        out += "<thead><tr><td></td>";
        aid.columns.iter().for_each(|column| cell(&mut out, "th scope=\"col\"", &say(column, &names)));
        out += "</tr></thead><tbody>";
        for row in &aid.rows {
            out += "<tr>";
            cell(&mut out, "th scope=\"row\"", &say(&row.name, &names));
            for one in &row.cells {
                let text = match one {
                    AidCell::Empty => "·".to_string(),
                    AidCell::Number(n) => n.to_string(),
                    AidCell::Left { left, all } => t!("den-aid-left", left = *left, all = *all),
                    AidCell::Text(text) => say(text, &names),
                };
                cell(&mut out, "td", &text);
            }
            out += "</tr>";
        }
        out += "</tbody></table>";
    }
    out
}

/// An element with a text: its name, and its attributes if it has any.
fn cell(out: &mut String, element: &str, text: &str) {
    let name = element.split(' ').next().unwrap_or(element);
    *out += &format!("<{element}>{}</{name}>", escape(text));
}

fn rule_link(game: GameId, rule: &str) -> String {
    format!("<a class=\"id\" href=\"{}\" target=\"_blank\">{}</a>", escape(&crate::page::rules::link(game, rule)), escape(rule))
}

fn notes(notes: &[Message], names: &[String]) -> String {
    notes.iter().map(|note| say(note, names)).collect::<Vec<_>>().join("; ")
}

/// Who sits where.
#[component]
fn PlayersShown(table: Table) -> impl IntoView {
    move || {
        let seen = table.seen.get();
        table.tick.track();
        let areas = seen.areas();
        let colours = seen.colours(table.names().len());
        let opponents = table.opponents();
        let leaving = view! { <super::online::Leaving table=table/> };
        let players = table.names().into_iter().enumerate().map(|(at, name)| {
            let seat = Seat(at as u8);
            let decides = seen.turn() == den_core::Turn::Seat(seat);
            let area = areas.contains(&seat);
            view! {
                <div class=format!("player seat-{}", colours.get(at).unwrap_or(&at)) class:decides=decides>
                    <span aria-hidden="true" inner_html=portrait_picture(opponents.get(at).copied().flatten())></span>
                    <span class="token" aria-hidden="true"></span><strong>{name}</strong>
                    {opponents.get(at).copied().flatten().map(|opponent| view! { <small>{Opponent::level(opponent)}</small> })}
                    {decides.then(|| view! { <small>{t!("player-decides")}</small> })}
                    {super::online::presence(table, seat)}
                    {area.then(|| view! { <button type="button" class="button quiet" on:click=move |_| table.focus.set(Some(seat))>{t!("player-show")}</button> })}
                </div>
            }
        }).collect_view();
        view! { {players}{leaving}<super::online::Manage table=table/> }
    }
}

/// The replay controls.
#[component]
fn ReplayShown(table: Table) -> impl IntoView {
    let copied = RwSignal::new(false);
    let verified = RwSignal::new(String::new());
    let slide = move |to: usize| table.look_at(to);
    view! {
        <div class="replay">
            <label for="slider">{move || t!("replay-step", n = table.step_shown(), of = table.steps())}</label>
            <input id="slider" type="range" min="0" max=move || table.steps().to_string() prop:value=move || table.step_shown().to_string()
                on:input=move |event| slide(event_target_value(&event).parse().unwrap_or(0))/>
            <p class="replay-says" role="status">{move || table.step_told()}</p>
            <p class="row">
                <button type="button" class="button" id="autoplay" on:click=move |_| table.autoplay()>
                    {move || if table.shown.get().is_some() { t!("replay-pause") } else { t!("replay-play") }}</button>
                <button type="button" class="icon" aria-label=t!("replay-back") on:click=move |_| slide(table.step_shown().saturating_sub(1))>"◀"</button>
                <button type="button" class="icon" aria-label=t!("replay-on") on:click=move |_| slide(table.step_shown() + 1)>"▶"</button>
                <button type="button" class="button" on:click=move |_| table.at.set(None)>{t!("replay-now")}</button>
                <button type="button" class="button" id="branch" on:click=move |_| table.branch()>{t!("replay-branch")}</button>
            </p>
            {move || table.open_to_all().then(|| view! {
                <fieldset><legend>{t!("replay-eye")}</legend><div class="choice" role="radiogroup" aria-label=t!("replay-eye")>
                    {Eye::all(table.seats()).map(|eye| {
                        let label = match eye { Eye::Seat(seat) => table.name(seat), Eye::Public => t!("eye-public") };
                        view! { <button type="button" role="radio" aria-checked=move || (table.eye.get() == eye).to_string() on:click=move |_| table.eye.set(eye)>{label}</button> }
                    }).collect_view()}
                </div></fieldset>
            })}
            <p class="row">
                <button type="button" class="button" id="copy-record" on:click=move |_| copied.set(dom::copy(&table.record()))>
                    {move || if copied.get() { t!("record-copied") } else { t!("record-copy") }}</button>
                <button type="button" class="button" on:click=move |_| dom::download(&format!("{}.wolf", table.game()), &table.record())>{t!("record-save")}</button>
                <button type="button" class="button" id="verify" on:click=move |_| verified.set(match table.verify() {
                    Ok(n) => t!("verify-good", n = n),
                    Err(why) => t!("verify-bad", why = why),
                })>{t!("verify")}</button>
            </p>
            <p role="status">{verified}</p>
        </div>
    }
}
