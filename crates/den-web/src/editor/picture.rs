//! Pictures of the items: the cards, tokens and boards themselves, drawn by the game.

use std::sync::Arc;

use den_core::{Edition, Eye, Game, Pack, Seat, Seed};
use den_games::{GameId, with_game};
use den_table::{Match, Occupant};
use leptos::prelude::*;
use serde_json::Value;

use super::state::State;
use crate::dom;
use crate::game::box_art::{BoxArt, Look};
use crate::game::{self, Scene, Seen, Ui};

/// Below this width of the window boards are drawn narrow and tall.
const NARROW: f64 = 720.0;

/// How large an item is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// On the shelf.
    Small,
    /// Above its fields.
    Large,
}

type Draw = dyn Fn(&str, Size) -> Option<String> + Send + Sync;

/// Draws the items of one state of the box, which has been read once.
#[derive(Clone)]
pub(super) struct Artist(Arc<Draw>);

impl PartialEq for Artist {
    fn eq(&self, other: &Artist) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Artist {
    /// The picture of the item at a path.
    pub(super) fn draw(&self, path: &str, size: Size) -> Option<String> {
        (self.0)(path, size)
    }
}

/// Who draws the box as it is now. While something is wrong with it, the last pictures stay.
pub(super) fn artist(state: State) -> Memo<Option<Artist>> {
    Memo::new(move |before: Option<&Option<Artist>>| {
        let now = state.pack.with(|pack| with_game!(state.game, G => artist_of::<G>(state.game, pack)));
        now.or_else(|| before.cloned().flatten())
    })
}

fn artist_of<G: BoxArt>(game: GameId, pack: &Pack) -> Option<Artist> {
    let edition = Edition::<G::Content>::of_figures(&pack.figures).ok()?;
    let figures = pack.figures.clone();
    Some(Artist(Arc::new(move |path, size| match size {
        Size::Small => G::thumb(edition.content(), &figures, path),
        Size::Large => G::piece(edition.content(), &figures, path).or_else(|| board::<G>(game, &edition, &figures, path)),
    })))
}

/// The board at the start of a match with this box.
fn board<G: Ui>(game: GameId, edition: &Edition<G::Content>, figures: &Value, path: &str) -> Option<String> {
    let seats = seats_of::<G>(figures, path);
    let occupants = vec![Occupant::Person(String::new()); usize::from(seats)];
    let options = board_options::<G>(path);
    let table = Match::<G>::local(&options, occupants.clone(), edition, Seed::from_number(3)).ok()?;
    let seen = Seen::of::<G>(game, table.seen_at(Eye::Seat(Seat(0)), usize::MAX));
    let names = game::all_names(game, crate::store::names(&occupants));
    let wide = dom::window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(NARROW) >= NARROW;
    let frame = if wide { (640.0, 440.0) } else { (360.0, 560.0) };
    let scene = Scene { names, opponents: vec![None; usize::from(seats)], narrow: !wide, frame, ..Scene::default() };
    Some(format!("<div class=\"board-picture {game}\">{}</div>", seen.picture(&scene)))
}

/// The number of players that an item is for, or the usual one.
fn seats_of<G: Ui>(figures: &Value, path: &str) -> u8 {
    let seats = figures.pointer(path).and_then(|item| item.get("seats")).cloned();
    let number = seats.and_then(|seats| seats.as_u64().or_else(|| seats.get(0)?.as_u64()));
    number.and_then(|n| u8::try_from(n).ok()).filter(|n| G::SEATS.contains(n)).unwrap_or(G::USUAL_SEATS)
}

/// The preset that an item is about, if its path names one: `/box/advanced_slots`.
fn board_options<G: Game>(path: &str) -> String {
    let presets = <G::Options as den_core::Options>::PRESETS;
    let named = presets.iter().find(|preset| path.contains(preset.name));
    named.map_or_else(String::new, |preset| preset.name.to_string())
}

/// A word as the sign that is printed.
pub(super) fn sign(game: GameId, word: &str) -> Option<String> {
    with_game!(game, G => <G as BoxArt>::word(word))
}

/// What a number is printed on.
pub(super) fn look(state: State, path: &str) -> Option<Look> {
    state.pack.with_untracked(|pack| with_game!(state.game, G => <G as BoxArt>::look(&pack.figures, path)))
}

/// What stands at the beginning of a row of figures.
pub(super) fn row_sign(game: GameId, row: &str) -> Option<String> {
    with_game!(game, G => <G as BoxArt>::row_sign(row))
}

/// The figure that a thing on the board shows.
pub(super) fn figure_on_board(game: GameId, item: &str, token: &str) -> Option<String> {
    with_game!(game, G => <G as BoxArt>::figure_on_board(item, token))
}

#[cfg(test)]
mod tests {
    use den_core::Content;
    use den_core::figures::built_in_figures;

    use super::*;

    /// The paths that a picture leads to.
    fn figures_in(picture: &str) -> impl Iterator<Item = &str> {
        picture.split(" data-figure=\"").skip(1).filter_map(|rest| rest.split('"').next())
    }

    fn every_item_is_drawn_in<G: BoxArt>() {
        let figures = built_in_figures::<G::Content>();
        let edition = den_core::built_in::<G>();
        let items = G::Content::FORM.items(&figures);
        let paths: Vec<&str> = items.iter().flat_map(|item| &item.fields).map(|field| field.path.as_str()).collect();
        for item in &items {
            let small = G::thumb(edition.content(), &figures, &item.path).unwrap_or_default();
            assert!(small.contains("<svg"), "{} has no picture on the shelf", item.path);
            let large = G::piece(edition.content(), &figures, &item.path).unwrap_or_default();
            for leads_to in figures_in(&large) {
                // The squares of a field have numbers after its path.
                let field = leads_to.split(':').next().unwrap_or_default();
                assert!(paths.contains(&field), "{} leads to {leads_to}, which is no field", item.path);
            }
        }
    }

    #[test]
    fn every_item_has_a_picture_and_pictures_lead_to_fields() {
        for &game in GameId::ALL {
            with_game!(game, G => every_item_is_drawn_in::<G>());
        }
    }
}
