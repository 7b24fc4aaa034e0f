//! The surroundings of a match on a server: waiting for players, presence, chat, the list of tables.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Seat;
use den_table::rest::{Join, Joined, MatchListed, Matches, QrText};
use den_table::wire::{Command, LogEvent, Phase, SeatInfo};
use den_table::{Account, Away, Occupant, SeatKind};
use leptos::prelude::*;

use super::Online;
use super::arrive::{invites, known};
use super::known::Known;
use crate::api::{self, Problem};
use crate::game;
use crate::page::table::driver::Table;
use crate::source::Source;
use crate::store::Glimpse;
use crate::{dom, t};

fn wire(table: Table) -> Option<Online> {
    table.with_server(Clone::clone)
}

/// Shows why the server refused.
fn refused(table: Table, problem: &Problem) {
    let _ = table.notice.try_set(Some(problem.message().into()));
}

/// Before the match: who is here, whom to invite.
#[component]
pub(in crate::page::table) fn Waiting(table: Table) -> impl IntoView {
    move || {
        table.changed.get();
        let wire = wire(table)?;
        let (waiting, id, host, you) = {
            let told = wire.0.borrow();
            (told.phase == Phase::Waiting, told.id.clone(), told.host, told.you)
        };
        if !waiting {
            return None;
        }
        let links = invites(&id).unwrap_or_default();
        let origin = dom::window().location().origin().unwrap_or_default();
        let open_link = format!("{origin}/#/table/{id}");
        let level = RwSignal::new("hunter".to_string());
        let levels = game::levels(wire.0.borrow().game);
        let close_id = id.clone();
        let (seats, names): (Vec<SeatInfo>, _) = {
            let told = wire.0.borrow();
            (told.seats.clone(), told.names())
        };
        let rows = seats.into_iter().enumerate().map(|(at, seat)| {
            let number = Seat(at as u8);
            let link = links.iter().find(|invite| invite.seat == number).map(|invite| format!("{origin}{}", invite.link));
            // A public table has one link for everyone.
            let link = link.or_else(|| (seat.kind == SeatKind::Open && you.is_some()).then(|| open_link.clone()));
            let name = names[at].clone();
            let (fill_id, sit_id, remove_id) = (id.clone(), id.clone(), id.clone());
            let taken = seat.occupant != Occupant::Nobody;
            let open = !taken && seat.kind == SeatKind::Open && you.is_none();
            view! {
                <li>
                    <strong>{name}</strong>
                    {(taken && seat.account == Account::Guest).then(|| view! { <span class="mark">{t!("den-guest-mark")}</span> })}
                    {taken.then(|| view! { <span class="help">{t!("online-there")}</span> })}
                    {(host && seat.occupant.is_person() && you != Some(number)).then(|| view! {
                        <button type="button" class="button quiet" on:click=move |_| {
                            let id = remove_id.clone();
                            wasm_bindgen_futures::spawn_local(async move {
                                let remove = den_table::rest::Remove { seat: number };
                                if let Err(problem) = api::send(&format!("/api/matches/{id}/remove"), &remove).await {
                                    refused(table, &problem);
                                }
                            });
                        }>{t!("online-remove")}</button>
                    })}
                    {(!taken).then(|| link.map(|link| view! { <InviteLink link=link/> }))}
                    {(!taken && host).then(|| view! {
                        <button type="button" class="button quiet" on:click=move |_| {
                            let id = fill_id.clone();
                            wasm_bindgen_futures::spawn_local(async move {
                                let fill = den_table::rest::FillSeat { seat: number, bot: level.get_untracked() };
                                if let Err(problem) = api::send(&format!("/api/matches/{id}/fill"), &fill).await {
                                    refused(table, &problem);
                                }
                            });
                        }>{t!("online-fill")}</button>
                    })}
                    {open.then(|| view! {
                        <button type="button" class="button primary sit" on:click=move |_| {
                            let id = sit_id.clone();
                            wasm_bindgen_futures::spawn_local(async move {
                                let join = Join { seat: Some(number), invite: None };
                                match api::post::<_, Joined>(&format!("/api/matches/{id}/join"), &join).await {
                                    Ok(_) => { let _ = dom::window().location().reload(); }
                                    Err(problem) => refused(table, &problem)
                                }
                            });
                        }>{t!("online-sit")}</button>
                    })}
                </li>
            }
        });
        let choose_level = host.then(|| view! {
            <label>{t!("setup-level")}<select id="fill-level" on:change=move |event| level.set(event_target_value(&event))>
                {levels.iter().map(|one| view! { <option value=*one selected=*one == "hunter">{crate::words::text(format!("bot-{one}"))}</option> }).collect_view()}
            </select></label>
        });
        let pack = wire.0.borrow().pack.as_ref().map(|pack| view! { <p class="box-of-table">{super::pack::box_of(pack)}</p> });
        let close = host.then(|| {
            view! {
                <button type="button" id="close-table" class="button quiet" on:click=move |_| {
                    let id = close_id.clone();
                    wasm_bindgen_futures::spawn_local(async move {
                        match api::send(&format!("/api/matches/{id}/close"), &()).await {
                            Ok(()) => dom::go("/"),
                            Err(problem) => refused(table, &problem),
                        }
                    });
                }>{t!("online-close")}</button>
            }
        });
        let leave = (you.is_some() && !host).then(|| {
            view! { <button type="button" id="leave-table" class="button quiet" on:click=move |_| { ask(table, Command::Leave); dom::go("/"); }>{t!("online-leave")}</button> }
        });
        Some(
            view! { <div class="waiting"><h2>{t!("online-waiting")}</h2>{pack}<ul>{rows.collect_view()}</ul>{choose_level}<p class="row">{close}{leave}</p><Manage table=table/></div> },
        )
    }
}

/// An invite link to copy, or to scan with a phone.
#[component]
fn InviteLink(link: String) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let (copied, copy, scan) = (RwSignal::new(false), link.clone(), link.clone());
    view! {
        <input type="text" readonly class="invite-link" aria-label=t!("online-link") prop:value=link/>
        <button type="button" class="button" on:click=move |_| copied.set(dom::copy(&copy))>
            {move || if copied.get() { t!("online-copied") } else { t!("online-copy") }}</button>
        <button type="button" class="button qr-button" aria-expanded=move || (!code.with(String::is_empty)).to_string() on:click=move |_| {
            if !code.with_untracked(String::is_empty) {
                return code.set(String::new());
            }
            let text = scan.clone();
            wasm_bindgen_futures::spawn_local(async move {
                // Without a code the link is still there.
                if let Ok(drawn) = api::post_text("/api/qr", &QrText { text }).await {
                    let _ = code.try_set(drawn);
                }
            });
        }>{t!("online-qr")}</button>
        <span class="qr" role="img" aria-label=t!("online-qr") hidden=move || code.with(String::is_empty) inner_html=move || code.get()></span>
    }
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

fn ask(table: Table, command: Command) {
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
    let list = |class: &'static str, title: String, matches: Matches, none: String| {
        let empty = matches.matches.is_empty();
        view! {
            <section class=class>
                <h2>{title}</h2>
                {empty.then(|| view! { <p class="help">{none}</p> })}
                <ul class="matches">{matches.matches.into_iter().map(row).collect_view()}</ul>
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
                    {list("tables-open", t!("online-open"), open, t!("online-open-none"))}
                    {list("tables-running", t!("tables-running"), running, t!("tables-running-none"))}
                    {list("tables-mine", t!("online-mine"), mine, t!("online-mine-none"))}
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

/// A match in a list: the game, its host, who can sit down, clock, options and age.
fn row(one: MatchListed) -> impl IntoView {
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
