//! The surroundings of a match on a server: presence, clocks, chat, rematch, the list of tables.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Seat;
use den_table::Away;
use den_table::rest::{MatchListed, Matches};
use den_table::wire::{Command, LogEvent, Phase};
use leptos::prelude::*;

use super::Online;
use super::arrive::known;
use super::known::Known;
use crate::api::{self, Problem};
use crate::page::table::driver::Table;
use crate::source::Source;
use crate::store::Glimpse;
use crate::{dom, t};

pub(super) fn wire(table: Table) -> Option<Online> {
    table.with_server(Clone::clone)
}

/// Shows why the server refused.
pub(super) fn refused(table: Table, problem: &Problem) {
    let _ = table.notice.try_set(Some(problem.message().into()));
}

/// A link to the server's page where players are blocked and reported and where the host closes the table.
#[component]
pub(in crate::page::table) fn Manage(table: Table) -> impl IntoView {
    let id = wire(table).map(|wire| wire.0.borrow().id.clone());
    id.map(|id| view! { <p><a href=format!("/account?match={id}") target="_blank" rel="noopener">{t!("online-manage")}</a></p> })
}

/// Whether a player is connected, and the time left.
pub(in crate::page::table) fn presence(table: Table, seat: Seat) -> AnyView {
    let Some(wire) = wire(table) else { return ().into_any() };
    let told = wire.0.borrow();
    let away = told.seats.get(seat.index()).and_then(|s| s.away).map(|away| match away {
        Away::Left => t!("away-left"),
        Away::Late => t!("away-late"),
        Away::Resigned => t!("away-resigned"),
    });
    let clock = told.left_ms.get(seat.index()).map(|_| left(&told, seat));
    let mine = told.you == Some(seat);
    view! {
        {mine.then(|| view! { <small>{t!("you")}</small> })}
        {away.map(|away| view! { <small class="away">{away}</small> })}
        {clock.map(|clock| view! { <small class="clock">{clock}</small> })}
    }
    .into_any()
}

/// The time that a seat has left.
fn left(told: &Known, seat: Seat) -> String {
    let left = told.left_ms.get(seat.index()).copied().unwrap_or_default();
    let gone = if told.running == Some(seat) { (dom::now() - told.clock_at).max(0.0) as u64 } else { 0 };
    let seconds = left.saturating_sub(gone) / 1000;
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// Every player's name and time left, and whether their clock is running.
pub(in crate::page::table) fn clocks(table: Table) -> Vec<(String, String, bool)> {
    let Some(wire) = wire(table) else { return Vec::new() };
    let names = wire.names();
    let told = wire.0.borrow();
    if told.phase != Phase::Playing {
        return Vec::new();
    }
    let clock = |(at, name): (usize, String)| {
        let seat = Seat(at as u8);
        told.left_ms.get(at).map(|_| (name, left(&told, seat), told.running == Some(seat)))
    };
    names.into_iter().enumerate().filter_map(clock).collect()
}

/// What a player on a server can do besides playing.
#[component]
pub(in crate::page::table) fn Leaving(table: Table) -> impl IntoView {
    move || {
        table.changed.get();
        let wire = wire(table)?;
        let (you, phase, away) = {
            let told = wire.0.borrow();
            let away = told.you.and_then(|seat| told.seats.get(seat.index()).and_then(|s| s.away));
            (told.you, told.phase, away)
        };
        you?;
        if phase != Phase::Playing {
            return None;
        }
        Some(view! {
            <p class="row">
                {matches!(away, Some(Away::Left | Away::Late)).then(move || view! {
                    <button type="button" class="button primary" on:click=move |_| ask(table, Command::Return)>{t!("online-return")}</button>
                })}
                <button type="button" id="resign" class="button quiet" on:click=move |_| {
                    if dom::window().confirm_with_message(&t!("online-resign-sure")).unwrap_or(false) {
                        ask(table, Command::Resign);
                    }
                }>{t!("online-resign")}</button>
            </p>
        })
    }
}

pub(super) fn ask(table: Table, command: Command) {
    if let Some(Err(notice)) = wire(table).map(|wire| wire.send(command)) {
        table.notice.set(Some(notice));
    }
}

/// After a match: who offers a rematch, and what to answer.
#[component]
pub(in crate::page::table) fn RematchShown(table: Table) -> impl IntoView {
    move || {
        table.changed.get();
        let wire = wire(table)?;
        let (names, offer, you) = {
            let told = wire.0.borrow();
            (told.names(), told.rematch.clone(), told.you)
        };
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        if let Some(seat) = &offer.declined {
            return Some(view! { <p class="rematch-offer" role="status">{t!("rematch-declined", name = name(seat))}</p> }.into_any());
        }
        let first = offer.agreed.first()?;
        if you.is_some_and(|you| offer.agreed.contains(&you)) {
            return Some(view! { <p class="rematch-offer" role="status">{t!("rematch-waiting")}</p> }.into_any());
        }
        you?;
        Some(
            view! {
                <p class="rematch-offer row" role="alert">
                    <span>{t!("rematch-offered", name = name(first))}</span>
                    <button type="button" class="button primary" id="rematch-accept" on:click=move |_| ask(table, Command::Rematch)>{t!("rematch-accept")}</button>
                    <button type="button" class="button quiet" id="rematch-decline" on:click=move |_| ask(table, Command::Decline)>{t!("rematch-decline")}</button>
                </p>
            }
            .into_any(),
        )
    }
}

/// The chat of the table.
#[component]
pub(in crate::page::table) fn ChatShown(table: Table) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let plays = wire(table).is_some_and(|wire| wire.0.borrow().you.is_some());
    // What was sent stays in the field until the server has accepted it.
    Effect::new(move |_| {
        table.changed.track();
        let Some(wire) = wire(table) else { return };
        let told = wire.0.borrow();
        let last = told.log.iter().rev().find_map(|line| match &line.what {
            LogEvent::Chat { seat, text } if Some(*seat) == told.you => Some(text),
            _ => None,
        });
        if last.is_some_and(|last| text.with_untracked(|typed| typed.trim() == last)) {
            text.set(String::new());
        }
        table.chat_read.set(told.log.iter().filter(|line| matches!(line.what, LogEvent::Chat { .. })).count());
    });
    let lines = move || {
        table.changed.get();
        let Some(wire) = wire(table) else { return Vec::new() };
        let names = wire.names();
        let told = wire.0.borrow();
        let said = told.log.iter().filter_map(|line| match &line.what {
            LogEvent::Chat { seat, text } => Some((names.get(seat.index()).cloned().unwrap_or_default(), text.clone())),
            _ => None,
        });
        said.collect::<Vec<_>>()
    };
    view! {
        <div class="log chat" role="log" aria-live="polite" aria-label=t!("panel-chat") tabindex="0"><ol>
            {move || lines().into_iter().map(|(who, what)| view! { <li><strong>{who}</strong>" "{what}</li> }).collect_view()}
        </ol></div>
        {(!plays).then(|| view! { <p class="help">{t!("chat-players-only")}</p> })}
        {plays.then(|| view! { <form class="row" on:submit=move |event| {
            event.prevent_default();
            let said = text.get_untracked().trim().to_string();
            if !said.is_empty()
                && let Some(wire) = wire(table)
                && let Err(notice) = wire.send(Command::Chat { text: said })
            {
                table.notice.set(Some(notice));
            }
        }>
            <input type="text" id="chat" maxlength="500" aria-label=t!("chat-say") placeholder=t!("chat-say") prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
            <button type="submit" class="button">{t!("chat-send")}</button>
        </form> })}
    }
}

/// The tables on the server: those with a free seat, those to watch, and the player's own.
pub(crate) fn tables() -> AnyView {
    let found = RwSignal::new_local(None::<Result<[Matches; 3], Problem>>);
    wasm_bindgen_futures::spawn_local(async move {
        let all = async {
            let open = api::get::<Matches>("/api/lobby").await?;
            let running = api::get::<Matches>("/api/running").await.unwrap_or(Matches { matches: Vec::new(), next: None });
            // A player who has not been identified has no matches there.
            let mine = if known() { api::get::<Matches>("/api/me/matches").await.ok() } else { None };
            let mine = mine.unwrap_or(Matches { matches: Vec::new(), next: None });
            Ok([open, running, mine])
        };
        let _ = found.try_set(Some(all.await));
    });
    let list = |class: &'static str, title: String, matches: Matches, none: String, go: String| {
        let empty = matches.matches.is_empty();
        view! {
            <section class=class>
                <h2>{title}</h2>
                {empty.then(|| view! { <p class="help">{none}</p> })}
                <ul class="matches">{matches.matches.into_iter().map(|one| row(one, go.clone())).collect_view()}</ul>
            </section>
        }
    };
    view! {
        <section class="page">
            <h1>{t!("nav-tables")}</h1>
            {move || match found.get() {
                None => view! { <p>{t!("online-connecting")}</p> }.into_any(),
                Some(Err(problem)) => view! { <p>{problem.text()}</p> }.into_any(),
                Some(Ok([open, running, mine])) => view! {
                    {list("tables-open", t!("online-open"), open, t!("online-open-none"), t!("online-join"))}
                    {list("tables-running", t!("tables-running"), running, t!("tables-running-none"), t!("lobby-watch"))}
                    {list("tables-mine", t!("online-mine"), mine, t!("online-mine-none"), String::new())}
                }.into_any(),
            }}
            <p class="row"><a class="button primary" href="#/">{t!("mine-new")}</a></p>
        </section>
    }
    .into_any()
}

/// How long ago something was.
pub(crate) fn age(when: f64) -> String {
    let minutes = ((dom::now() - when) / 60_000.0).max(0.0) as u64;
    match minutes {
        0 => t!("age-now"),
        1..60 => t!("age-minutes", n = minutes),
        60..1440 => t!("age-hours", n = minutes / 60),
        _ => t!("age-days", n = minutes / 1440),
    }
}

/// A match in a list: the game, its host, who can sit down, clock, options, age, and what a click does.
fn row(one: MatchListed, go: String) -> impl IntoView {
    let seats = match one.phase.as_str() {
        "waiting" => t!("online-seats", open = one.open_seats, of = one.seats),
        _ => t!("players-exactly", n = one.seats),
    };
    let host = one.host.map(|name| t!("online-host", name = name)).unwrap_or_default();
    let pack = one.settings.pack.map(|pack| t!("box-of-table", name = pack.name)).unwrap_or_default();
    let options = crate::page::setup::options_text(&one.settings.game, &one.settings.options);
    let facts = [host, seats, clock_text(one.settings.clock), options, pack, age(one.created as f64)];
    let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · ");
    view! { <li class="match"><a class="match-link" href=format!("#/table/{}", one.id)>
        <strong>{crate::words::text(format!("{}-name", one.settings.game))}</strong>
        <span>{facts}</span><small>{crate::words::text(format!("online-phase-{}", one.phase))}</small>
        {(!go.is_empty()).then(|| view! { <span class="button go">{go}</span> })}
    </a></li> }
}

/// The most pages of the player's matches that are read.
const MAX_PAGES: usize = 5;

/// The player's matches on the server; none without a server or before the first match.
pub(crate) async fn my_matches() -> Vec<MatchListed> {
    let mut all = Vec::new();
    if !known() {
        return all;
    }
    let mut after = String::new();
    for _ in 0..MAX_PAGES {
        let Ok(page) = api::get::<Matches>(&format!("/api/me/matches?most=200{after}")).await else { return all };
        all.extend(page.matches);
        match page.next {
            Some(next) => after = format!("&after={next}"),
            None => break,
        }
    }
    Glimpse::keep_only(&all.iter().map(|one| one.id.to_string()).collect::<Vec<_>>());
    all
}

/// The clock of a table; empty if it has none.
pub(super) fn clock_text(clock: den_table::Clock) -> String {
    use den_table::Clock;
    match clock {
        Clock::None => String::new(),
        Clock::Live { main_ms, increment_ms } => t!("clock-live-value", main = main_ms / 60_000, plus = increment_ms / 1000),
        Clock::Correspondence { per_turn_ms } => t!("clock-days-value", n = per_turn_ms / 86_400_000),
    }
}
