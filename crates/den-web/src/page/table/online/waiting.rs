//! The waiting room of a table: the seats around it, the invite link, what is played.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Seat;
use den_games::GameId;
use den_table::rest::{FillSeat, Join, Joined, QrText, Remove};
use den_table::wire::{Command, Phase, SeatInfo};
use den_table::{Account, Occupant, SeatKind};
use leptos::prelude::*;

use super::arrive::invite_link;
use super::rooms::{Manage, ask, clock_text, refused, wire};
use crate::api;
use crate::game;
use crate::opponent::{Opponent, portrait_picture};
use crate::page::setup::options_text;
use crate::page::table::driver::Table;
use crate::words::text;
use crate::{dom, t};

/// The level that is offered first for an empty seat.
const USUAL_LEVEL: &str = "hunter";

/// Before the match: who is here, whom to invite.
#[component]
pub(in crate::page::table) fn Waiting(table: Table) -> impl IntoView {
    move || {
        table.changed.get();
        let wire = wire(table)?;
        let told = wire.0.borrow();
        if told.phase != Phase::Waiting {
            return None;
        }
        let (id, host, you, game) = (told.id.clone(), told.host, told.you, told.game);
        let origin = dom::window().location().origin().unwrap_or_default();
        // A public table has the same link for everyone.
        let open = you.is_some() && told.seats.iter().any(|seat| seat.kind == SeatKind::Open && seat.occupant == Occupant::Nobody);
        let link = invite_link(&id).or_else(|| open.then(|| format!("/#/table/{id}"))).map(|link| format!("{origin}{link}"));
        let (names, opponents, count) = (told.names(), told.opponents(), told.seats.len());
        let seats = told.seats.iter().enumerate().map(|(at, seat)| {
            let name = names[at].clone();
            // The viewer's own seat is at the bottom, as at the table itself.
            let place = place_around((at + count - you.map_or(0, Seat::index)) % count, count);
            let who = Who { table, id: id.clone(), game, number: Seat(at as u8), host, you };
            seat_shown(&who, seat, name, opponents[at], &place)
        });
        let hints = if told.hints { t!("online-hints") } else { t!("online-no-hints") };
        let clock = if told.clock == den_table::Clock::None { t!("clock-none") } else { clock_text(told.clock) };
        let facts = [options_text(game.as_str(), &told.options), clock, hints];
        let facts = facts.into_iter().filter(|fact| !fact.is_empty()).map(|fact| view! { <span>{fact}</span> }).collect_view();
        let pack = told.pack.as_ref().map(|pack| view! { <p class="box-of-table">{super::pack::box_of(pack)}</p> });
        let close_id = id.clone();
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
        let picture = game::lobby_picture(game);
        Some(view! {
            <div class="waiting">
                <h2>{t!("online-waiting")}</h2>
                <p class="facts">{facts}</p>
                {pack}
                {link.map(|link| view! { <InviteLink link=link/> })}
                <ul class="around"><li class="table-top" aria-hidden="true" inner_html=picture></li>{seats.collect_view()}</ul>
                <p class="row">{close}{leave}<Manage table=table/></p>
            </div>
        })
    }
}

/// Where a seat is around the table, in per cent of the room: the first at the bottom, then clockwise.
fn place_around(at: usize, of: usize) -> String {
    let turn = std::f64::consts::TAU * at as f64 / of.max(1) as f64;
    format!("--x: {:.1}%; --y: {:.1}%", 50.0 - 39.0 * turn.sin(), 50.0 + 36.0 * turn.cos())
}

/// A seat, and who looks at it.
#[derive(Clone)]
struct Who {
    table: Table,
    id: String,
    game: GameId,
    number: Seat,
    host: bool,
    you: Option<Seat>,
}

impl Who {
    /// Asks the server to change something about the seat.
    fn send(&self, what: &'static str, body: impl serde::Serialize + 'static) {
        let (id, table) = (self.id.clone(), self.table);
        wasm_bindgen_futures::spawn_local(async move {
            if let Err(problem) = api::send(&format!("/api/matches/{id}/{what}"), &body).await {
                refused(table, &problem);
            }
        });
    }

    /// Takes the seat.
    fn sit(&self) {
        let (id, table, number) = (self.id.clone(), self.table, self.number);
        wasm_bindgen_futures::spawn_local(async move {
            let join = Join { seat: Some(number), invite: None };
            match api::post::<_, Joined>(&format!("/api/matches/{id}/join"), &join).await {
                Ok(_) => _ = dom::window().location().reload(),
                Err(problem) => refused(table, &problem),
            }
        });
    }
}

/// One seat: its player, or what can be done with it.
fn seat_shown(who: &Who, seat: &SeatInfo, name: String, opponent: Option<Opponent>, place: &str) -> AnyView {
    let taken = seat.occupant != Occupant::Nobody;
    let team = game::team_name(who.game, who.number);
    // Members of a team have the colour and shape of its first seat.
    let first = |team: &String| (0..who.number.0).find(|at| game::team_name(who.game, Seat(*at)).as_ref() == Some(team));
    let colour = team.as_ref().and_then(first).unwrap_or(who.number.0);
    let you = who.you == Some(who.number);
    let state = match seat.occupant {
        _ if you => t!("you"),
        Occupant::Bot(_) => opponent.map(Opponent::level).unwrap_or_default(),
        Occupant::Person(_) => t!("online-there"),
        Occupant::Nobody => t!("online-free"),
    };
    let (remove, fill, sit) = (who.clone(), who.clone(), who.clone());
    let removes = who.host && seat.occupant.is_person() && !you;
    let sits = !taken && seat.kind == SeatKind::Open && who.you.is_none();
    view! {
        <li class=format!("seat seat-{colour} player") class:free=!taken style=place.to_string()>
            {if taken {
                view! { <span aria-hidden="true" inner_html=portrait_picture(opponent)></span> }.into_any()
            } else {
                view! { <span class="empty-seat" aria-hidden="true">"+"</span> }.into_any()
            }}
            <div>
                <strong>{name}</strong>
                {(taken && seat.account == Account::Guest).then(|| view! { <small class="mark">{t!("den-guest-mark")}</small> })}
                <small class="help">{state}</small>
                {team.map(|team| view! { <small class="team"><span class="token" aria-hidden="true"></span>{team}</small> })}
            </div>
            {removes.then(|| view! {
                <button type="button" class="button quiet" on:click=move |_| remove.send("remove", Remove { seat: remove.number })>{t!("online-remove")}</button>
            })}
            {(!taken && who.host).then(|| view! { <AddBot who=fill/> })}
            {sits.then(|| view! { <button type="button" class="button primary sit" on:click=move |_| sit.sit()>{t!("online-sit")}</button> })}
        </li>
    }
    .into_any()
}

/// Puts a bot of a level on an empty seat.
#[component]
fn AddBot(who: Who) -> impl IntoView {
    let level = RwSignal::new(USUAL_LEVEL.to_string());
    let levels = game::levels(who.game);
    view! {
        <div class="add-bot">
            <select aria-label=t!("setup-level") on:change=move |event| level.set(event_target_value(&event))>
                {levels.iter().map(|one| view! { <option value=*one selected=*one == USUAL_LEVEL>{text(format!("bot-{one}"))}</option> }).collect_view()}
            </select>
            <button type="button" class="button" on:click=move |_| who.send("fill", FillSeat { seat: who.number, bot: level.get_untracked() })>{t!("online-fill")}</button>
        </div>
    }
}

/// The invite link to copy, or to scan with a phone.
#[component]
fn InviteLink(link: String) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let (copied, copy, scan) = (RwSignal::new(false), link.clone(), link.clone());
    view! {
        <div class="invite">
            <p class="help">{t!("online-link-help")}</p>
            <div class="row">
                <input type="text" readonly class="invite-link" aria-label=t!("online-link") prop:value=link/>
                <button type="button" class="button primary" on:click=move |_| copied.set(dom::copy(&copy))>
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
            </div>
            <span class="qr" role="img" aria-label=t!("online-qr") hidden=move || code.with(String::is_empty) inner_html=move || code.get()></span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::place_around;

    #[test]
    fn the_first_seat_is_at_the_bottom_and_the_others_follow_clockwise() {
        assert_eq!(place_around(0, 4), "--x: 50.0%; --y: 86.0%");
        assert_eq!(place_around(1, 4), "--x: 11.0%; --y: 50.0%");
        assert_eq!(place_around(2, 4), "--x: 50.0%; --y: 14.0%");
        assert_eq!(place_around(1, 2), "--x: 50.0%; --y: 14.0%");
    }
}
