//! The lobby: four games.

use leptos::prelude::*;

use super::{App, art, setup};
use crate::games::{Entry, GAMES};
use crate::store::{Save, names};
use crate::t;

/// The four games as cards, and what one was playing.
pub(super) fn lobby() -> impl IntoView {
    let unfinished: Vec<Save> = Save::all().into_iter().filter(|save| !save.over).take(3).collect();
    view! {
        <section class="page lobby">
            <div class="hero">
                <div class="hero-art" aria-hidden="true" inner_html=art::HERO></div>
                <div class="hero-words"><h1>{t!("lobby-title")}</h1><p>{t!("lobby-lead")}</p></div>
            </div>
            {(!unfinished.is_empty()).then(|| view! {
                <section class="resume" aria-labelledby="resume-title">
                    <h2 id="resume-title">{t!("lobby-resume")}</h2>
                    <ul>{unfinished.into_iter().map(|save| view! {
                        <li><a class="button" href=format!("#/play/{}", save.id)>
                            <strong>{t!(format!("{}-name", save.game))}</strong><span>{names(&save.sitters).join(" · ")}</span>
                        </a></li>
                    }).collect_view()}</ul>
                </section>
            })}
            <div class="cards">{GAMES.iter().map(card).collect_view()}</div>
            <nav class="doors" aria-label=t!("lobby-doors")>
                <a class="door" href="#/mine"><strong>{t!("nav-mine")}</strong><small>{t!("lobby-mine-help")}</small></a>
                <a class="door" href="#/tables"><strong>{t!("online-open")}</strong><small>{t!("lobby-open-help")}</small></a>
                <a class="door" href="#/tables"><strong>{t!("lobby-watch")}</strong><small>{t!("lobby-watch-help")}</small></a>
                <a class="door" href="#/load"><strong>{t!("lobby-load")}</strong><small>{t!("lobby-load-help")}</small></a>
            </nav>
            <p class="foot"><a href="#/about">{t!("lobby-about")}</a></p>
        </section>
    }
}

fn card(entry: &'static Entry) -> impl IntoView {
    let id = entry.id;
    let (least, most) = entry.seats;
    let players = if least == most { t!("players-exactly", n = least) } else { t!("players-range", least = least, most = most) };
    let app = App::here();
    view! {
        <article class=format!("card {id}")>
            <a href=format!("#/game/{id}") class="card-art" tabindex="-1" aria-hidden="true" inner_html=art::game(id)></a>
            <div class="card-words">
                <h2><a href=format!("#/game/{id}")>{t!(format!("{id}-name"))}</a></h2>
                <p class="facts"><span>{players}</span><span>{t!("minutes", least = entry.minutes.0, most = entry.minutes.1)}</span></p>
                <p class="pitch">{t!(format!("{id}-pitch"))}</p>
                <p class="row">
                    <button type="button" class="button primary" data-play=id on:click=move |_| setup::play_now(entry, &app.likes.get_untracked().name)>{t!("play-now")}</button>
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
