//! "My games": the matches in this browser and on the server, and importing records.

use den_core::{Eye, Outcome};
use den_games::GameId;
use den_table::rest::{MatchInfo, MatchListed};
use den_table::wire::EndKind;
use leptos::prelude::*;

use super::{extra, table};
use crate::game::{self, Scene};
use crate::local::Local;
use crate::source::Source;
use crate::store::{Glimpse, Save, names};
use crate::words::game_name;
use crate::{api, dom, load, t};

/// A match of the player.
#[derive(Clone)]
pub(super) enum Mine {
    /// In this browser.
    Here(Box<Save>),
    /// On the server.
    There(Box<MatchListed>),
}

/// What a match is waiting for, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Waits {
    You,
    Others,
    Nobody,
}

impl Mine {
    pub(super) fn waits(&self) -> Waits {
        match self {
            Mine::Here(save) if save.over => Waits::Nobody,
            // Bots answer as soon as the match is opened.
            Mine::Here(_) => Waits::You,
            Mine::There(one) if one.phase == "over" => Waits::Nobody,
            Mine::There(one) => {
                if one.your_turn {
                    Waits::You
                } else {
                    Waits::Others
                }
            }
        }
    }

    fn when(&self) -> f64 {
        match self {
            Mine::Here(save) => save.when,
            Mine::There(one) => one.created as f64,
        }
    }

    pub(super) fn link(&self) -> String {
        match self {
            Mine::Here(save) => format!("#/play/{}", save.id),
            Mine::There(one) => format!("#/table/{}", one.id),
        }
    }

    fn game(&self) -> Option<GameId> {
        match self {
            Mine::Here(save) => Some(save.game),
            Mine::There(one) => one.settings.game.parse().ok(),
        }
    }

    pub(super) fn title(&self) -> String {
        self.game().map(game_name).unwrap_or_default()
    }

    pub(super) fn players(&self) -> String {
        match self {
            Mine::Here(save) => names(&save.occupants).join(" · "),
            Mine::There(one) => one.players.join(" · "),
        }
    }

    /// Where it is, how far it has come and how old it is.
    fn facts(&self) -> String {
        match self {
            Mine::Here(save) if save.over => format!("{} · {}", t!("mine-over", steps = save.steps), table::age(save.when)),
            Mine::Here(save) => format!("{} · {}", t!("mine-running", steps = save.steps), table::age(save.when)),
            Mine::There(one) => {
                let phase = crate::words::text(format!("online-phase-{}", one.phase));
                format!("{} · {phase} · {}", t!("mine-online"), table::age(one.created as f64))
            }
        }
    }

    /// Who won, if it is over. A server is asked for it.
    fn tell_result(&self, told: RwSignal<String>) {
        let (Some(game), Waits::Nobody) = (self.game(), self.waits()) else { return };
        match self {
            Mine::Here(_) => {
                let seen = self.open().and_then(|local| Some((local.names(), local.seen(Eye::Public, None)?)));
                let said =
                    seen.and_then(|(names, seen)| Some(table::winners(game, &names, seen.outcome()?, seen.sheet().score().as_deref())));
                let _ = told.try_set(said.unwrap_or_default());
            }
            Mine::There(one) => {
                let path = format!("/api/matches/{}", one.id);
                wasm_bindgen_futures::spawn_local(async move {
                    if let Ok(info) = api::get::<MatchInfo>(&path).await
                        && let Some(result) = info.result.filter(|result| !result.seats.is_empty())
                    {
                        let outcome = Outcome::of_results(&result.seats);
                        let totals = (result.how == EndKind::Played).then_some(&[][..]);
                        let _ = told.try_set(table::winners(game, &table::seat_names(&info.seats), &outcome, totals));
                    }
                });
            }
        }
    }

    /// The match, if it is in this browser.
    fn open(&self) -> Option<Local> {
        match self {
            Mine::Here(save) => Local::open((**save).clone()).ok(),
            Mine::There(_) => None,
        }
    }

    /// The board as it was last seen, or the picture of the game.
    fn thumbnail(&self) -> String {
        let drawn = match self {
            Mine::Here(_) => self.open().and_then(|local| {
                let eye = local.screen().eye().unwrap_or(Eye::Public);
                let scene = thumbnail_scene(local.names());
                Some(local.seen(eye, None)?.picture(&scene))
            }),
            Mine::There(one) => Glimpse::find(one.id.as_str()).and_then(|glimpse| glimpse.draw(&thumbnail_scene(Vec::new()))),
        };
        drawn.or_else(|| self.game().map(game::lobby_picture)).unwrap_or_default()
    }
}

/// Thumbnails are drawn at this size and shown smaller, without text.
fn thumbnail_scene(names: Vec<String>) -> Scene {
    Scene { names, frame: (960.0, 720.0), ..Scene::default() }
}

/// How many thumbnails are drawn: older matches show the picture of their game.
const THUMBNAILS: usize = 12;
/// How many matches show their result: each has to be opened, or asked for.
const RESULTS: usize = 60;

/// The player's matches, those that wait for the player first, then the newest. Those on the server come when it has answered.
pub(super) fn all() -> RwSignal<Vec<Mine>, LocalStorage> {
    let found = RwSignal::new_local(here());
    wasm_bindgen_futures::spawn_local(async move {
        let there = table::my_matches().await;
        let _ = found.try_update(|found| {
            found.extend(there.into_iter().map(|one| Mine::There(Box::new(one))));
            sort(found);
        });
    });
    found
}

fn here() -> Vec<Mine> {
    let mut all = Save::all().into_iter().map(|save| Mine::Here(Box::new(save))).collect::<Vec<_>>();
    sort(&mut all);
    all
}

fn sort(matches: &mut [Mine]) {
    den_core::sort_by(matches, |a, b| a.waits().cmp(&b.waits()).then(b.when().total_cmp(&a.when())));
}

/// The player's matches.
pub(super) fn mine() -> impl IntoView {
    let found = all();
    let deleted = RwSignal::new_local(None::<Save>);
    let row = move |(at, one): (usize, Mine)| {
        let delete = match &one {
            Mine::Here(save) => Some((**save).clone()),
            Mine::There(_) => None,
        };
        let (picture, result) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
        let seen = one.clone();
        dom::later(at as i32 * 16, move || {
            let drawn = if at < THUMBNAILS { seen.thumbnail() } else { seen.game().map(game::lobby_picture).unwrap_or_default() };
            let _ = picture.try_set(drawn);
            if at < RESULTS {
                seen.tell_result(result);
            }
        });
        if let Some(game) = one.game() {
            super::art::fetch(game.as_str());
        }
        view! {
            <li class="match" class:online=matches!(one, Mine::There(_)) class:yours=one.waits() == Waits::You>
                <a class="match-link" href=one.link()>
                    <span class="thumbnail" aria-hidden="true"><span inner_html=picture></span></span>
                    <span class="match-words"><strong>{one.title()}</strong><span>{one.players()}</span><span class="match-result">{result}</span><small>{one.facts()}</small></span>
                </a>
                {delete.map(|save| view! {
                    <button type="button" class="icon" aria-label=t!("mine-forget") data-tip-text=t!("mine-forget") on:click=move |_| {
                        Save::forget(&save.id);
                        found.update(|found| found.retain(|one| !matches!(one, Mine::Here(here) if here.id == save.id)));
                        deleted.set(Some(save.clone()));
                    }>"×"</button>
                })}
            </li>
        }
    };
    let group = move |waits: Waits, title: fn() -> String| {
        let matches = move || found.get().into_iter().enumerate().filter(move |(_, one)| one.waits() == waits).collect::<Vec<_>>();
        move || {
            let matches = matches();
            (!matches.is_empty())
                .then(|| view! { <h2>{title()}</h2><ul class="matches">{matches.into_iter().map(row).collect_view()}</ul> })
        }
    };
    view! {
        <section class="page mine">
            <h1>{t!("nav-mine")}</h1>
            {move || deleted.get().map(|save| view! {
                <p class="undo-delete row" role="status">{t!("mine-deleted", game = game_name(save.game))}
                    <button type="button" id="undelete" class="button" on:click=move |_| {
                        let _ = save.store();
                        deleted.set(None);
                        found.update(|found| { found.push(Mine::Here(Box::new(save.clone()))); sort(found) });
                    }>{t!("mine-undelete")}</button></p>
            })}
            {move || found.with(Vec::is_empty).then(|| view! { <p>{t!("mine-none")}</p> })}
            {group(Waits::You, || t!("mine-your-turn"))}
            {group(Waits::Others, || t!("mine-others-turn"))}
            {group(Waits::Nobody, || t!("mine-finished"))}
            <p class="row"><a class="button primary" href="#/">{t!("mine-new")}</a><a class="button" href="#/load">{t!("lobby-load")}</a></p>
        </section>
    }
}

/// The page for records, which is in the second program.
pub(super) fn load() -> AnyView {
    dom::next_frame(|| extra::load(load::PLACE));
    // No other page has an element like this, which could be taken for it when the page changes: what the second program put into it would stay.
    view! { <section class="page load"><h1>{t!("load-title")}</h1><article id=load::PLACE>{extra::loading()}</article></section> }
        .into_any()
}
