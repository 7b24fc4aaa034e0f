//! The lobby: four games.

use den_games::GameId;
use leptos::prelude::*;

use super::mine::{self, Waits};
use super::{App, art, setup};
use crate::game;
use crate::t;
use crate::words::{game_name, text};

/// The four games as cards, and the player's unfinished matches.
pub(super) fn lobby() -> impl IntoView {
    let mine = mine::all();
    let unfinished = move || mine.get().into_iter().filter(|one| one.waits() != Waits::Nobody).take(3).collect::<Vec<_>>();
    view! {
        <section class="page lobby">
            <div class="hero">
                <div class="hero-art" aria-hidden="true" inner_html=art::HERO></div>
                <div class="hero-words"><h1>{t!("lobby-title")}</h1><p>{t!("lobby-lead")}</p></div>
            </div>
            {move || Some(unfinished()).filter(|found| !found.is_empty()).map(|found| view! {
                <section class="resume" aria-labelledby="resume-title">
                    <h2 id="resume-title">{t!("lobby-resume")}</h2>
                    <ul>{found.into_iter().map(|one| view! {
                        <li><a class="button" href=one.link()>
                            <strong>{one.title()}</strong><span>{one.players()}</span>
                        </a></li>
                    }).collect_view()}</ul>
                </section>
            })}
            <div class="cards">{GameId::ALL.iter().map(|&game| card(game)).collect_view()}</div>
            <nav class="doors" aria-label=t!("lobby-doors")>
                <a class="door" href="#/mine"><strong>{t!("nav-mine")}</strong><small>{t!("lobby-mine-help")}</small></a>
                <a class="door" href="#/tables"><strong>{t!("online-open")}</strong><small>{t!("lobby-open-help")}</small></a>
                <a class="door" href="#/tables"><strong>{t!("lobby-watch")}</strong><small>{t!("lobby-watch-help")}</small></a>
                <a class="door" href="#/load"><strong>{t!("lobby-load")}</strong><small>{t!("lobby-load-help")}</small></a>
            </nav>
            <p class="foot"><a href="#/about">{t!("lobby-about")}</a>" · "<a href="/account">{t!("lobby-account")}</a></p>
        </section>
    }
}

fn card(id: GameId) -> impl IntoView {
    let entry = id.entry();
    let (least, most) = entry.seats;
    let players = if least == most { t!("players-exactly", n = least) } else { t!("players-range", least = least, most = most) };
    let app = App::here();
    art::fetch(id.as_str());
    view! {
        <article class=format!("card {id}")>
            <a href=format!("#/game/{id}") class="card-art" tabindex="-1" aria-hidden="true" inner_html=game::lobby_picture(id)></a>
            <div class="card-words">
                <h2><a href=format!("#/game/{id}")>{game_name(id)}</a></h2>
                <p class="facts"><span>{players}</span><span>{t!("minutes", least = entry.minutes.0, most = entry.minutes.1)}</span></p>
                <p class="pitch">{text(format!("{id}-pitch"))}</p>
                <p class="row">
                    <button type="button" class="button primary" data-play=id.as_str() on:click=move |_| setup::play_now(id, &app.settings.get_untracked().name)>{t!("play-now")}</button>
                    <a class="button" href=format!("#/learn/{id}")>{t!("learn")}</a>
                </p>
                <p class="ways">
                    <a href=format!("#/game/{id}/screen")>{t!("setup-screen")}</a>
                    <a href=format!("#/game/{id}/friends")>{t!("lobby-friends")}</a>
                    <a href=format!("#/game/{id}")>{t!("more-ways")}</a>
                </p>
            </div>
        </article>
    }
}
