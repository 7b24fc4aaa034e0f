//! What stands round a match at a server: waiting for players, who is there, talk, the list of tables.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Seat;
use den_table::rest::{Join, Joined, Matches};
use den_table::wire::{Command, Kind, Phase, SeatShown};
use den_table::{Away, Place};
use leptos::prelude::*;

use super::{Wire, invites, seat_name};
use crate::api::{self, Problem};
use crate::page::table::driver::{Source, Table};
use crate::play::No;
use crate::{dom, t};

fn wire(table: Table) -> Option<Wire> {
    table.source.with_value(|source| match source {
        Source::There(wire) => Some((**wire).clone()),
        Source::Here { .. } => None,
    })
}

/// Before the match: who is there, whom to invite.
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
        let seats: Vec<SeatShown> = wire.0.borrow().seats.clone();
        let rows = seats.into_iter().enumerate().map(|(at, seat)| {
            let number = Seat(at as u8);
            let link = links.iter().find(|invite| invite.seat == number).map(|invite| format!("{origin}{}", invite.link));
            let name = seat_name(at, &seat);
            let (fill_id, sit_id) = (id.clone(), id.clone());
            let open = !seat.taken && seat.place == Place::Open && you.is_none();
            view! {
                <li>
                    <strong>{name}</strong>
                    {seat.taken.then(|| view! { <span class="help">{t!("online-there")}</span> })}
                    {(!seat.taken).then(|| link.map(|link| { let copy = link.clone(); view! {
                        <input type="text" readonly class="invite-link" aria-label=t!("online-link") prop:value=link/>
                        <button type="button" class="button" on:click=move |_| dom::copy(&copy)>{t!("online-copy")}</button>
                    } }))}
                    {(!seat.taken && host).then(|| view! {
                        <button type="button" class="button quiet" on:click=move |_| {
                            let id = fill_id.clone();
                            wasm_bindgen_futures::spawn_local(async move {
                                let fill = den_table::rest::Fill { seat: number, bot: "hunter".into() };
                                if let Err(problem) = api::send(&format!("/api/matches/{id}/fill"), &fill).await {
                                    let _ = table.notice.try_set(Some(No { what: problem.said(), rule: String::new() }));
                                }
                            });
                        }>{t!("online-fill")}</button>
                    })}
                    {open.then(|| view! {
                        <button type="button" class="button primary" on:click=move |_| {
                            let id = sit_id.clone();
                            wasm_bindgen_futures::spawn_local(async move {
                                let join = Join { seat: Some(number), invite: None };
                                match api::post::<_, Joined>(&format!("/api/matches/{id}/join"), &join).await {
                                    Ok(_) => { let _ = dom::window().location().reload(); }
                                    Err(problem) => { let _ = table.notice.try_set(Some(No { what: problem.said(), rule: String::new() })); }
                                }
                            });
                        }>{t!("online-sit")}</button>
                    })}
                </li>
            }
        });
        Some(view! { <div class="waiting"><h2>{t!("online-waiting")}</h2><ul>{rows.collect_view()}</ul></div> })
    }
}

/// Whether a player is there, and the time left.
pub(in crate::page::table) fn presence(table: Table, seat: Seat) -> AnyView {
    let Some(wire) = wire(table) else { return ().into_any() };
    let told = wire.0.borrow();
    let away = told.seats.get(seat.index()).and_then(|s| s.away).map(|away| match away {
        Away::Left => t!("away-left"),
        Away::Late => t!("away-late"),
        Away::Resigned => t!("away-resigned"),
    });
    let clock = told.left_ms.get(seat.index()).map(|left| {
        let gone = if told.running == Some(seat) { (dom::now() - told.clock_at).max(0.0) as u64 } else { 0 };
        let seconds = left.saturating_sub(gone) / 1000;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    });
    let mine = told.you == Some(seat);
    view! {
        {mine.then(|| view! { <small>{t!("you")}</small> })}
        {away.map(|away| view! { <small class="away">{away}</small> })}
        {clock.map(|clock| view! { <small class="clock">{clock}</small> })}
    }
    .into_any()
}

/// What a player at a server can do besides playing.
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
                    <button type="button" class="button primary" on:click=move |_| say(table, Command::Return)>{t!("online-return")}</button>
                })}
                <button type="button" class="button quiet" on:click=move |_| {
                    if dom::window().confirm_with_message(&t!("online-resign-sure")).unwrap_or(false) {
                        say(table, Command::Resign);
                    }
                }>{t!("online-resign")}</button>
            </p>
        })
    }
}

fn say(table: Table, command: Command) {
    if let Some(Err(no)) = wire(table).map(|wire| wire.send(command)) {
        table.notice.set(Some(no));
    }
}

/// Talk at the table.
#[component]
pub(in crate::page::table) fn ChatShown(table: Table) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let lines = move || {
        table.changed.get();
        let Some(wire) = wire(table) else { return Vec::new() };
        let names = wire.names();
        let told = wire.0.borrow();
        let said = told.log.iter().filter(|line| line.kind == Kind::Chat);
        said.map(|line| (line.seat.and_then(|s| names.get(s.index()).cloned()).unwrap_or_default(), line.text.clone())).collect::<Vec<_>>()
    };
    view! {
        <div class="log chat" role="log" aria-live="polite" aria-label=t!("panel-chat") tabindex="0"><ol>
            {move || lines().into_iter().map(|(who, what)| view! { <li><strong>{who}</strong>" "{what}</li> }).collect_view()}
        </ol></div>
        <form class="row" on:submit=move |event| {
            event.prevent_default();
            let said = text.get_untracked().trim().to_string();
            if !said.is_empty() && let Some(wire) = wire(table) {
                match wire.send(Command::Chat { text: said }) {
                    Ok(()) => text.set(String::new()),
                    Err(no) => table.notice.set(Some(no)),
                }
            }
        }>
            <input type="text" id="chat" maxlength="500" aria-label=t!("chat-say") placeholder=t!("chat-say") prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
            <button type="submit" class="button">{t!("chat-send")}</button>
        </form>
    }
}

/// Tables at the server: those with a free seat, and one's own.
pub(crate) fn tables() -> AnyView {
    let found = RwSignal::new_local(None::<Result<(Matches, Matches), Problem>>);
    wasm_bindgen_futures::spawn_local(async move {
        let both = async {
            let open = api::get::<Matches>("/api/lobby").await?;
            let mine = api::get::<Matches>("/api/me/matches").await.unwrap_or(Matches { matches: Vec::new() });
            Ok((open, mine))
        };
        let _ = found.try_set(Some(both.await));
    });
    let list = |matches: Matches, none: String| {
        if matches.matches.is_empty() {
            return view! { <p>{none}</p> }.into_any();
        }
        let row = |one: den_table::rest::Listed| {
            view! { <li class="match"><a class="match-link" href=format!("#/table/{}", one.id)>
                <strong>{t!(format!("{}-name", one.setup.game))}</strong>
                <span>{t!("online-seats", open = one.open_seats, of = one.seats)}</span><small>{t!(format!("online-phase-{}", one.phase))}</small>
            </a></li> }
        };
        view! { <ul class="matches">{matches.matches.into_iter().map(row).collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="page">
            <h1>{t!("nav-tables")}</h1>
            {move || match found.get() {
                None => view! { <p>{t!("online-connecting")}</p> }.into_any(),
                Some(Err(problem)) => view! { <p>{t!("online-none")}</p><p class="help">{problem.said()}</p> }.into_any(),
                Some(Ok((open, mine))) => view! {
                    <h2>{t!("online-open")}</h2>{list(open, t!("online-open-none"))}
                    <h2>{t!("online-mine")}</h2>{list(mine, t!("online-mine-none"))}
                }.into_any(),
            }}
            <p class="row"><a class="button primary" href="#/">{t!("mine-new")}</a></p>
        </section>
    }
    .into_any()
}
