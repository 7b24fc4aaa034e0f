//! The waiting room of a table: the seats around it, the invite link, what is played.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::{Seat, escape};
use den_table::rest::{FillSeat, Join, QrText, Remove};
use den_table::wire::{Command, Phase};
use den_table::{Account, Occupant, SeatKind};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::arrive::invite_link;
use super::known::Known;
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
        let hints = if told.hints { t!("online-hints") } else { t!("online-no-hints") };
        let clock = if told.clock == den_table::Clock::None { t!("clock-none") } else { clock_text(told.clock) };
        let facts = [options_text(game.as_str(), &told.options), clock, hints];
        let facts: String = facts.iter().filter(|fact| !fact.is_empty()).map(|fact| format!("<span>{}</span>", escape(fact))).collect();
        let pack = told.pack.as_ref().map(|pack| view! { <p class="box-of-table">{super::pack::box_of(pack)}</p> });
        // The host closes the table, others leave it.
        let end = match (host, you) {
            (true, _) => Some(("close", t!("online-close"))),
            (false, Some(_)) => Some(("leave", t!("online-leave"))),
            _ => None,
        };
        let end = end.map(
            |(what, label)| view! { <button type="button" id=format!("{what}-table") class="button quiet" data-do=what>{label}</button> },
        );
        let seats = format!("<li class=\"table-top\" aria-hidden=\"true\">{}</li>{}", game::lobby_picture(game), seats_html(&told));
        Some(view! {
            <div class="waiting" on:click=move |event| clicked(table, &event)>
                <h2>{t!("online-waiting")}</h2>
                <p class="facts" inner_html=facts></p>
                {pack}
                {link.map(|link| view! { <InviteLink link=link/> })}
                <ul class="around" inner_html=seats></ul>
                <p class="row">{end}<Manage table=table/></p>
            </div>
        })
    }
}

/// Where the seats are around the table, by their number, in per cent of the room: the first at the bottom, then clockwise. A table is
/// smaller than the code of sine and cosine.
const AROUND: [&[(u8, u8)]; 6] = [
    &[],
    &[(50, 86)],
    &[(50, 86), (50, 14)],
    &[(50, 86), (16, 32), (84, 32)],
    &[(50, 86), (11, 50), (50, 14), (89, 50)],
    &[(50, 86), (13, 61), (27, 21), (73, 21), (87, 61)],
];

fn place_around(at: usize, of: usize) -> String {
    let (x, y) = AROUND.get(of).and_then(|places| places.get(at)).copied().unwrap_or((50, 50));
    format!("--x: {x}%; --y: {y}%")
}

/// The seats: each with its player, or with what can be done with it. Written as text, because its parts never change by themselves.
fn seats_html(told: &Known) -> String {
    let (names, opponents, count) = (told.names(), told.opponents(), told.seats.len());
    let button = |class: &str, what: &str, seat: usize, label: String| {
        format!("<button type=\"button\" class=\"button {class}\" data-do=\"{what}\" data-seat=\"{seat}\">{}</button>", escape(&label))
    };
    let mut out = String::new();
    for (at, seat) in told.seats.iter().enumerate() {
        let (number, taken) = (Seat(at as u8), seat.occupant != Occupant::Nobody);
        let you = told.you == Some(number);
        let team = game::team_name(told.game, number);
        // Members of a team have the colour and shape of its first seat.
        let first = |team: &String| (0..at).find(|at| game::team_name(told.game, Seat(*at as u8)).as_ref() == Some(team));
        let colour = team.as_ref().and_then(first).unwrap_or(at);
        // The viewer's own seat is at the bottom, as at the table itself.
        let place = place_around((at + count - told.you.map_or(0, Seat::index)) % count, count);
        let state = match seat.occupant {
            _ if you => t!("you"),
            Occupant::Bot(_) => opponents[at].map(Opponent::level).unwrap_or_default(),
            Occupant::Person(_) => t!("online-there"),
            Occupant::Nobody => t!("online-free"),
        };
        let face = if taken { portrait_picture(opponents[at]) } else { "<span class=\"empty-seat\">+</span>".to_string() };
        out += &format!(
            "<li class=\"seat seat-{colour} player{}\" style=\"{place}\"><span aria-hidden=\"true\">{face}</span><div><strong>{}</strong>",
            if taken { "" } else { " free" },
            escape(&names[at])
        );
        if taken && seat.account == Account::Guest {
            out += &format!("<small class=\"mark\">{}</small>", escape(&t!("den-guest-mark")));
        }
        out += &format!("<small class=\"help\">{}</small>", escape(&state));
        if let Some(team) = team {
            out += &format!("<small class=\"team\"><span class=\"token\" aria-hidden=\"true\"></span>{}</small>", escape(&team));
        }
        out += "</div>";
        if told.host && seat.occupant.is_person() && !you {
            out += &button("quiet", "remove", at, t!("online-remove"));
        }
        if told.host && !taken {
            let level = |one: &&str| {
                let chosen = if *one == USUAL_LEVEL { " selected" } else { "" };
                format!("<option value=\"{one}\"{chosen}>{}</option>", escape(&text(format!("bot-{one}"))))
            };
            let levels: String = game::levels(told.game).iter().map(level).collect();
            let label = escape(&t!("setup-level"));
            out += &format!("<div class=\"add-bot\"><select aria-label=\"{label}\">{levels}</select>");
            out += &(button("", "fill", at, t!("online-fill")) + "</div>");
        }
        if !taken && seat.kind == SeatKind::Open && told.you.is_none() {
            out += &button("primary sit", "join", at, t!("online-sit"));
        }
        out += "</li>";
    }
    out
}

/// A click on a button of the room: asks the server.
fn clicked(table: Table, event: &web_sys::MouseEvent) {
    let Some(wire) = wire(table) else { return };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(button) = target.and_then(|target| target.closest("[data-do]").ok().flatten()) else { return };
    let what = button.get_attribute("data-do").unwrap_or_default();
    let seat = Seat(button.get_attribute("data-seat").and_then(|seat| seat.parse().ok()).unwrap_or_default());
    let level = button.parent_element().and_then(|around| around.query_selector("select").ok().flatten());
    let body = match what.as_str() {
        "leave" => {
            ask(table, Command::Leave);
            return dom::go("/");
        }
        "remove" => serde_json::to_string(&Remove { seat }),
        "fill" => {
            let level = level.map(|level| level.unchecked_into::<web_sys::HtmlSelectElement>().value());
            serde_json::to_string(&FillSeat { seat, bot: level.unwrap_or_else(|| USUAL_LEVEL.to_string()) })
        }
        "join" => serde_json::to_string(&Join { seat: Some(seat), invite: None }),
        _ => Ok("null".to_string()),
    };
    let path = format!("/api/matches/{}/{what}", wire.0.borrow().id);
    wasm_bindgen_futures::spawn_local(async move {
        match api::post_json(path, body.unwrap_or_default()).await {
            Ok(_) if what == "join" => _ = dom::window().location().reload(),
            Ok(_) if what == "close" => dom::go("/"),
            Ok(_) => {}
            Err(problem) => refused(table, &problem),
        }
    });
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
                        let asked = serde_json::to_string(&QrText { text }).unwrap_or_default();
                        if let Ok(drawn) = api::post_json("/api/qr".into(), asked).await {
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
    use den_games::GameId;

    use super::AROUND;

    #[test]
    fn every_number_of_players_has_its_seats() {
        for game in GameId::ALL {
            let (least, most) = game.entry().seats;
            for seats in least..=most {
                let places = AROUND[usize::from(seats)];
                assert_eq!((places.len(), places[0]), (usize::from(seats), (50, 86)), "{game}");
                // Clockwise from the bottom: first those at the left.
                assert!(places.iter().skip(1).all(|place| place.1 < 86), "{game}");
                assert!(places.windows(2).skip(1).all(|two| two[0].0 < two[1].0), "{game}");
            }
        }
    }
}
