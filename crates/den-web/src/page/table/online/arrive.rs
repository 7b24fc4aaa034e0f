//! Arriving at a table on a server: creating one, opening its link, being known by a name.

use den_core::Seat;
use den_games::GameId;
use den_table::rest::{MatchCreated, MatchInfo, Me, NewName, NewSeries, NewTable};
use den_table::wire::Command;
use den_table::{Clock, SeatKind, Series};
use leptos::prelude::*;

use super::super::driver::Table;
use super::super::show;
use super::{Online, join};
use crate::api::{self, Problem};
use crate::page::{App, lost_with};
use crate::{dom, t};

/// The tables that were created in this browser, each with the link for everyone who is invited.
const INVITES: &str = "wolfden/invites/";
const KNOWN: &str = "wolfden/known";

fn kept(id: &str) -> Option<String> {
    dom::storage()?.get_item(&format!("{INVITES}{id}")).ok().flatten()
}

/// Whether the table was created in this browser.
pub(super) fn hosts(id: &str) -> bool {
    kept(id).is_some()
}

/// The link for everyone who is invited, below the address of this page; `None` if this browser does not host the table, or the table is
/// public.
pub(super) fn invite_link(id: &str) -> Option<String> {
    kept(id).filter(|link| link.starts_with("/#/"))
}

/// Identifies the player; creates a new guest if there is none.
pub(super) async fn introduce(name: &str) -> Result<Me, Problem> {
    if known()
        && let Ok(me) = api::get::<Me>("/api/me").await
        && (name.is_empty() || me.name == name)
    {
        return Ok(me);
    }
    let me = api::post("/api/me", &NewName { name: if name.is_empty() { guest_name() } else { name.to_string() } }).await?;
    if let Some(storage) = dom::storage() {
        let _ = storage.set_item(KNOWN, "yes");
    }
    Ok(me)
}

/// A name for a guest without one. The number keeps guests at a table apart.
fn guest_name() -> String {
    let [a, b, ..] = dom::random_bytes();
    format!("{} {}", t!("guest"), 100 + u32::from(u16::from_be_bytes([a, b])) % 900)
}

/// Whether this browser has been identified by the server before.
pub(super) fn known() -> bool {
    dom::storage().and_then(|storage| storage.get_item(KNOWN).ok().flatten()).is_some()
}

/// Creates a table on the server and goes there.
#[allow(clippy::too_many_arguments, reason = "the choices of a page")]
pub(crate) fn invite(
    game: GameId,
    pack: String,
    options: &str,
    seats: usize,
    open: bool,
    hints: bool,
    clock: Clock,
    series: Option<Series>,
    draw_seats: bool,
    error: RwSignal<String>,
) {
    let name = App::here().settings.get_untracked().name;
    let kind = if open { SeatKind::Open } else { SeatKind::Invite };
    let asked = NewTable {
        game: game.to_string(),
        options: options.to_string(),
        seats: vec![kind; seats],
        clock,
        stand_in: None,
        sit: Some(Seat(0)),
        hints,
        pack: Some(pack.clone()).filter(|pack| !pack.is_empty()),
        draw_seats,
        series: series.map(|series| NewSeries { games: series.games, reseat: series.reseat }),
    };
    wasm_bindgen_futures::spawn_local(async move {
        let made = async {
            introduce(&name).await?;
            if let Some(file) = crate::packs::file(&pack) {
                api::send("/api/packs", &file).await?;
            }
            api::post::<_, MatchCreated>("/api/matches", &asked).await
        };
        match made.await {
            Ok(made) => {
                if let Some(storage) = dom::storage() {
                    let _ = storage.set_item(&format!("{INVITES}{}", made.id), made.link.as_deref().unwrap_or_default());
                }
                dom::go(&format!("/table/{}", made.id));
            }
            Err(problem) => error.set(problem.text()),
        }
    });
}

/// How far a player has come who opened the link of a table.
#[derive(Clone)]
pub(super) enum Arrival {
    /// The server has not answered yet.
    Connecting,
    /// Asked to sit down.
    Invited(Box<MatchInfo>),
    /// At the table.
    There(Box<MatchInfo>),
    /// Refused.
    Failed(Problem),
}

/// The page of a match on the server. An invite asks first: nobody is seated, and no clock starts, before the player sits down.
pub(crate) fn online(id: &str, invite: &str) -> AnyView {
    let app = App::here();
    let arrival = RwSignal::new_local(Arrival::Connecting);
    let (id, invite) = (id.to_string(), invite.to_string());
    let (table_id, secret) = (id.clone(), invite.clone());
    wasm_bindgen_futures::spawn_local(async move {
        let arriving = async {
            if invite.is_empty() || known() {
                introduce(&app.settings.get_untracked().name).await?;
            }
            api::get::<MatchInfo>(&format!("/api/matches/{id}")).await
        };
        let _ = arrival.try_set(match arriving.await {
            Ok(shown) if invite.is_empty() || shown.you.is_some() => Arrival::There(Box::new(shown)),
            Ok(shown) => Arrival::Invited(Box::new(shown)),
            Err(problem) => Arrival::Failed(problem),
        });
    });
    (move || match arrival.get() {
        Arrival::Connecting => view! { <p class="page">{t!("online-connecting")}</p> }.into_any(),
        Arrival::Failed(problem) => refused(&problem, &table_id),
        Arrival::Invited(shown) => join::page(&shown, &secret, arrival),
        Arrival::There(shown) => match shown.settings.game.parse::<GameId>() {
            Ok(game) => {
                let online = Online::new(&shown, game);
                follow_name(&online);
                show(Table::online(online))
            }
            Err(_) => lost_with(t!("lost-title"), t!("lost-game", game = shown.settings.game.clone()), ().into_any()),
        },
    })
    .into_any()
}

/// Shows a name that is changed in the settings to everyone at the table.
fn follow_name(online: &Online) {
    let (app, online) = (App::here(), online.clone());
    let name = Memo::new(move |_| app.settings.read().name.split_whitespace().collect::<Vec<_>>().join(" "));
    Effect::new(move |before: Option<String>| {
        let name = name.get();
        online.0.borrow_mut().my_name = name.clone();
        if !name.is_empty() && before.is_some_and(|before| before != name) {
            let (online, name) = (online.clone(), name.clone());
            wasm_bindgen_futures::spawn_local(async move {
                // Without a connection, it is sent with the next one.
                if introduce(&name).await.is_ok() && online.0.borrow().has_other_name() {
                    let _ = online.send(Command::Rename);
                }
            });
        }
        name
    });
}

/// Why a table cannot be joined, and what can be done instead.
fn refused(problem: &Problem, id: &str) -> AnyView {
    let more = match problem {
        Problem::Away => view! {
            <button type="button" class="button primary again" on:click=|_| { let _ = dom::window().location().reload(); }>{t!("problem-again")}</button>
        }
        .into_any(),
        Problem::Refused(code, _) if matches!(code.as_str(), "invite-used" | "seat-taken" | "forbidden") => {
            view! { <a class="button primary" href=format!("#/table/{id}")>{t!("problem-watch")}</a> }.into_any()
        }
        Problem::Refused(..) => ().into_any(),
    };
    lost_with(t!("lost-title"), problem.text(), more)
}
