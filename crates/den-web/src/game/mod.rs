//! What the page knows of each game: how a move is chosen piece by piece, how the table is drawn, what is special before it starts.
//!
//! A game implements [`Ui`] in its own file. The rest of the page knows no game: it holds a [`Lens`] for a match and, for each moment of
//! it, a [`Face`], which has the view parsed once.

mod act;
mod face;
mod lone_wolves;
pub mod svg;
mod the_wolves;
mod wolf_and_hound;
mod wolfwalkers;

use den_core::{Game, Key, Seat, Value, Words as _};
use den_games::{GameId, with_game};
use den_web_bots::ALL_LEVELS;
use leptos::prelude::{AnyView, Callback, RwSignal};

use crate::learn::Course;
use crate::words::say;

pub use act::{About, Act, Place, Sort, Tip};
pub use den_table::choose::{Choice, Choices, Part, Picked};
pub use face::{Face, Lens, Moment, Seen, lens};

/// How a drawing is asked for.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// What has been chosen so far.
    pub chosen: Vec<String>,
    /// What may be chosen next.
    pub next: Vec<String>,
    /// The names by seat, those of virtual players last ([`all_names`]).
    pub names: Vec<String>,
    /// The seat whose own area is shown large, where a game has areas.
    pub focus: Option<Seat>,
    /// Whether the picture is narrow and high, as on a phone.
    pub narrow: bool,
    /// The width and height of the frame that the picture stands in, in CSS pixels: to choose a layout, and to keep text at 12 px or more.
    pub frame: (f64, f64),
}

impl Scene {
    /// The attributes of a thing that can be chosen by `token`: what it looks like, what it is called, that it can be reached.
    pub fn thing(&self, token: &str, label: &str) -> String {
        let state = if self.chosen.iter().any(|t| t == token) {
            "chosen"
        } else if self.next.iter().any(|t| t == token) {
            "can"
        } else {
            "idle"
        };
        let (focus, pressed) = match state {
            "idle" => ("", ""),
            "can" => (" tabindex=\"0\"", ""),
            _ => (" tabindex=\"0\"", " aria-pressed=\"true\""),
        };
        let role = if state == "idle" { "img" } else { "button" };
        let (token, label) = (svg::escape(token), svg::escape(label));
        format!("class=\"thing {state}\" data-token=\"{token}\" role=\"{role}\" aria-label=\"{label}\"{focus}{pressed}")
    }

    /// The attribute that gives a thing a tooltip: [`Ui::tip`] is asked for `key` when it is hovered, focused or pressed long. Without it a
    /// thing that can be chosen shows its label.
    pub fn tip(key: &str) -> String {
        format!(" data-tip=\"{}\"", svg::escape(key))
    }

    /// The attribute that makes an area a target as a whole: a click or a drop anywhere in it chooses `token`.
    pub fn area(token: &str) -> String {
        format!(" data-drop=\"{}\"", svg::escape(token))
    }

    /// The attribute of the area where a thing is dropped that needs no target, such as a card that is simply played.
    pub const PLAY_AREA: &'static str = " data-drop=\"*\"";

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}

/// Sets the option that is picked to this value, as text.
pub type Pick = Callback<(String,)>;

/// A game as the page shows it.
pub trait Ui: Game {
    /// The picture of the game in the lobby, as SVG.
    const ART: &'static str;

    /// How many sit down unless the player chooses otherwise.
    const USUAL_SEATS: u8;

    /// The guided first game.
    const COURSE: Course;

    /// The levels of its bots, the weakest first. Where luck leaves no room for all of them, neighbours are merged.
    const LEVELS: &'static [&'static str] = ALL_LEVELS;

    /// Whether the board is so rich that it can be zoomed.
    const ZOOMS: bool = false;

    /// The table as SVG (and HTML around it).
    fn picture(view: &Self::View, scene: &Scene) -> String;

    /// How an event is shown on the board between the views before and after its step: see [`Act`]. Without acts, things that are in both
    /// pictures glide from one place to the other.
    fn acts(event: &Self::Event, before: &Self::View, after: &Self::View, scene: &Scene) -> Vec<Act> {
        let _ = (event, before, after, scene);
        Vec::new()
    }

    /// Who did it, what sort of thing it is, and whether it is only a detail.
    fn about(event: &Self::Event) -> About {
        let _ = event;
        About::default()
    }

    /// What a tooltip says of the thing that asks for it by `key` (see [`Scene::tip`]; things that can be chosen ask by their token).
    fn tip(view: &Self::View, key: &str, scene: &Scene) -> Option<Tip> {
        let _ = (view, key, scene);
        None
    }

    /// What a move would do, drawn on the board while its last piece is hovered or focused: the acts are not played but shown as they
    /// end. A thing that goes leaves an arrow and a ghost, letters that pop just stand there.
    fn preview(view: &Self::View, m: Self::Move, scene: &Scene) -> Vec<Act> {
        let _ = (view, m, scene);
        Vec::new()
    }

    /// A question to be answered with yes before this move is played, such as "end the turn with one action left?".
    fn ask_before(view: &Self::View, m: Self::Move) -> Option<String> {
        let _ = (view, m);
        None
    }

    /// The number of a seat's colour and shape.
    fn colour(view: &Self::View, seat: usize) -> usize {
        let _ = view;
        seat
    }

    /// The seats with an area of their own that can be shown large.
    fn areas(view: &Self::View) -> Vec<Seat> {
        let _ = view;
        Vec::new()
    }

    /// The control for an option, where the game has one of its own.
    fn picker(key: &'static Key, label: &str, now: &Value, set: Pick) -> Option<AnyView> {
        let _ = (key, label, now, set);
        None
    }

    /// Whether an option is shown before the others, and not behind "more".
    fn in_front(key: &Key) -> bool {
        let _ = key;
        false
    }

    /// What the line of options puts into play, where the game can show it.
    fn in_play(options: RwSignal<String>) -> Option<AnyView> {
        let _ = options;
        None
    }
}

/// The picture of a game in the lobby.
pub fn art(game: GameId) -> &'static str {
    with_game!(game, G => <G as Ui>::ART)
}

/// How many sit down unless the player chooses otherwise.
pub fn usual_seats(game: GameId) -> u8 {
    with_game!(game, G => <G as Ui>::USUAL_SEATS)
}

/// The guided first game.
pub fn course(game: GameId) -> &'static Course {
    with_game!(game, G => const { &<G as Ui>::COURSE })
}

/// The levels of a game's bots, the weakest first.
pub fn levels(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Ui>::LEVELS)
}

/// Whether the board can be zoomed.
pub fn zooms(game: GameId) -> bool {
    with_game!(game, G => <G as Ui>::ZOOMS)
}

/// The control for an option, where the game has one of its own.
pub fn picker(game: GameId, key: &'static Key, label: &str, now: &Value, set: Pick) -> Option<AnyView> {
    with_game!(game, G => <G as Ui>::picker(key, label, now, set))
}

/// Whether an option is shown before the others.
pub fn in_front(game: GameId, key: &Key) -> bool {
    with_game!(game, G => <G as Ui>::in_front(key))
}

/// What the line of options puts into play.
pub fn in_play(game: GameId, options: RwSignal<String>) -> Option<AnyView> {
    with_game!(game, G => <G as Ui>::in_play(options))
}

/// The players' names and, behind them, those of virtual players: what sentences and drawings call the seats.
pub fn all_names(game: GameId, mut players: Vec<String>) -> Vec<String> {
    let seats = players.len() as u8;
    let more: Vec<String> = with_game!(game, G => G::virtual_seats(seats)).iter().map(|message| say(message, &players)).collect();
    players.extend(more);
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page lists them without linking the bots.
    #[test]
    fn the_levels_of_every_game_are_those_of_its_bots() {
        let names = |levels: &[den_bots::Level]| levels.iter().map(|level| level.name()).collect::<Vec<_>>();
        assert_eq!(names(&den_bots::LEVELS), ALL_LEVELS);
        for &game in GameId::ALL {
            let of_game = with_game!(game, G => den_bots::Level::of_game::<G>());
            assert_eq!(names(&of_game), levels(game), "{game}");
        }
    }
}
