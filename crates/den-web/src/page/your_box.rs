//! The page of the editor of a box, which is in the second program, because only owners of a box need it.

use den_games::GameId;
use leptos::prelude::*;

use super::{art, extra, lost};
use crate::words::game_name;
use crate::{dom, game, t};

/// The page: the games, or the editor of one.
pub(super) fn page(id: &str, shared: &str) -> AnyView {
    if id.is_empty() {
        return games();
    }
    let Ok(id) = id.parse::<GameId>() else { return lost(t!("lost-title"), t!("lost-game", game = id.to_string())) };
    art::fetch(id.as_str());
    dom::next_frame(|| extra::load("box-editor"));
    view! {
        <section class=format!("page your-box {id}")>
            <h1>{t!("box-yours")}": "{game_name(id)}</h1>
            <div id="box-editor" data-game=id.to_string() data-shared=shared.to_string()>{extra::loading()}</div>
        </section>
    }
    .into_any()
}

fn games() -> AnyView {
    let one = |game: &GameId| {
        view! { <a class="game-link" href=format!("#/box/{game}")><span aria-hidden="true" inner_html=game::lobby_picture(*game)></span>{game_name(*game)}</a> }
    };
    GameId::ALL.iter().for_each(|game| art::fetch(game.as_str()));
    view! {
        <section class="page your-box">
            <h1>{t!("box-yours")}</h1>
            <p>{t!("box-lead")}</p>
            <p class="box-games">{GameId::ALL.iter().map(one).collect_view()}</p>
        </section>
    }
    .into_any()
}
