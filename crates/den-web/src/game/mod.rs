//! What the page knows about each game: how a move is chosen part by part, how the table is drawn, and the options before the start.
//!
//! A game implements [`Ui`] in its own file. The rest of the page is independent of the game: it uses a [`Lens`] for a match and, for each
//! moment of it, a [`Face`], which contains the parsed view.

mod act;
pub mod box_art;
mod face;
mod lone_wolves;
pub mod svg;
mod the_wolves;
mod wolf_and_hound;
mod wolfwalkers;

use den_core::{Game, Illegal, Key, Seat, Value, Words as _};
use den_games::{GameId, with_game};
use den_web_bots::ALL_LEVELS;
use leptos::prelude::{AnyView, Callback, RwSignal};

use crate::learn::Course;
use crate::opponent::{Opponent, portrait};
use crate::words::say;

pub use act::{About, Act, Place, SHAPES, Sort, Tip};
pub use den_table::choose::{Choice, Choices, Part, Picked};
pub use face::{Face, Lens, Moment, Preview, Seen, lens};

/// The parameters of a drawing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// What has been chosen so far.
    pub chosen: Vec<String>,
    /// What may be chosen next.
    pub next: Vec<String>,
    /// The names by seat, those of virtual players last ([`all_names`]).
    pub names: Vec<String>,
    /// The bots among the players, by seat.
    pub opponents: Vec<Option<Opponent>>,
    /// The seat whose area is shown large, if the game has areas.
    pub focus: Option<Seat>,
    /// Whether the picture is narrow and tall, as on a phone.
    pub narrow: bool,
    /// The width and height of the picture's frame in CSS pixels: for choosing a layout, and for keeping text at 12 px or larger.
    pub frame: (f64, f64),
    /// Where the clicked piece can go: tokens and their costs.
    pub map_actions: Vec<(String, String)>,
}

impl Scene {
    /// The attributes of a thing that can be chosen by `token`: classes, label, keyboard access.
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

    /// The attribute that gives a thing a tooltip: [`Ui::tip`] gets `key` when the thing is hovered, focused or pressed long. Without it, a
    /// thing that can be chosen shows its label.
    pub fn tip(key: &str) -> String {
        format!(" data-tip=\"{}\"", svg::escape(key))
    }

    /// The attribute that makes a whole area a target: a click or a drop anywhere in it chooses `token`.
    pub fn area(token: &str) -> String {
        format!(" data-drop=\"{}\"", svg::escape(token))
    }

    /// The attribute of the area where things are dropped that need no target, such as a card that is simply played.
    pub const PLAY_AREA: &'static str = " data-drop=\"*\"";

    /// The smallest readable font size, 12 CSS pixels, in the units of a picture of this size.
    pub fn least(&self, width: f64, height: f64) -> f64 {
        let (w, h) = self.frame;
        if w < 1.0 || h < 1.0 {
            return 12.0;
        }
        // On a phone the page scrolls: a picture is as wide as the frame and as high as it needs.
        let scale = if self.narrow { w / width } else { (w / width).min(h / height) };
        12.1 / scale
    }

    /// The same for a picture that is all in sight on a phone too (class `whole`).
    pub fn least_of_whole(&self, width: f64, height: f64) -> f64 {
        Scene { narrow: false, ..self.clone() }.least(width, height)
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The portrait of the player at a seat, with this radius, centred on a point.
    pub fn portrait(&self, seat: Seat, (x, y): (f64, f64), radius: f64) -> String {
        let opponent = self.opponents.get(seat.index()).copied().flatten();
        // The tooltip of a bot names its level.
        let tip = opponent.map_or_else(String::new, |opponent| {
            format!(" data-tip-text=\"{}\"", svg::escape(&format!("{} · {}", self.name(seat), opponent.level())))
        });
        format!("<g transform=\"translate({x:.1} {y:.1}) scale({:.3})\"{tip}>{}</g>", radius / 50.0, portrait(opponent))
    }
}

/// A whole action on a map: a piece goes somewhere, in several moves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MapAction {
    /// Where it leads, or which piece it is about.
    pub token: String,
    /// The place and the cost, in words.
    pub label: String,
    /// The cost, as shown on the map in a letter or two.
    pub price: String,
    /// The moves, in the game's notation.
    pub moves: Vec<String>,
    /// What has to be chosen next, if it is not complete.
    pub then: Vec<MapAction>,
}

/// An action that is not possible now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unavailable {
    /// Its place in the list of all actions, possible or not, so that none of them moves when another becomes possible.
    pub at: usize,
    /// The token that it would have.
    pub token: String,
    /// Its name.
    pub label: String,
    /// Why it is not possible.
    pub why: Illegal,
}

/// Sets an option to this value, as text.
pub type Pick = Callback<(String,)>;

/// A game as the page shows it.
pub trait Ui: Game {
    /// The colour behind the picture of the game in the lobby: `lobby-GAME` of its illustrations.
    const BACKDROP: &'static str;

    /// The default number of players.
    const USUAL_SEATS: u8;

    /// The guided first game.
    const COURSE: Course;

    /// The levels of its bots, weakest first. Where luck leaves no room for all of them, neighbouring levels are merged.
    const LEVELS: &'static [&'static str] = ALL_LEVELS;

    /// The levels with a style of their own in this game, and the style.
    const STYLES: &'static [(&'static str, &'static str)] = &[];

    /// Whether the board can be zoomed because it has many details.
    const ZOOMS: bool = false;

    /// The table as SVG (and HTML around it).
    fn picture(view: &Self::View, scene: &Scene) -> String;

    /// The animation of an event between the views before and after its step: see [`Act`]. Without acts, things that are in both
    /// pictures glide from one place to the other.
    fn acts(event: &Self::Event, before: &Self::View, after: &Self::View, scene: &Scene) -> Vec<Act> {
        let _ = (event, before, after, scene);
        Vec::new()
    }

    /// The seat and the kind of an event, and whether it is a detail.
    fn about(event: &Self::Event) -> About {
        let _ = event;
        About::default()
    }

    /// The tooltip for `key` (see [`Scene::tip`]; for things that can be chosen, the token). By default, the explanation from the rules.
    fn tip(view: &Self::View, key: &str, scene: &Scene) -> Option<Tip> {
        let about = Self::explain(view, key)?;
        let mut what = about.what.iter().map(|message| say(message, &scene.names));
        let title = what.next().unwrap_or_default();
        Some(Tip { title, text: what.collect(), rule: about.rules.first().map(ToString::to_string) })
    }

    /// What a preview shows besides the animation of the move's events, such as who would control a region.
    fn forecast(before: &Self::View, after: &Self::View, scene: &Scene) -> Vec<Act> {
        let _ = (before, after, scene);
        Vec::new()
    }

    /// The multi-move actions that begin with the piece on `token`, on maps where a player can click a piece and then its destination.
    fn map_actions(view: &Self::View, token: &str) -> Vec<MapAction> {
        let _ = (view, token);
        Vec::new()
    }

    /// The actions that are always shown but not possible now, with the reasons.
    fn unavailable(view: &Self::View) -> Vec<Unavailable> {
        let _ = view;
        Vec::new()
    }

    /// A question to confirm before this move is played, such as "end the turn with one action left?".
    fn ask_before(view: &Self::View, m: Self::Move) -> Option<String> {
        let _ = (view, m);
        None
    }

    /// The name of a seat's team, in games with teams.
    fn team_name(seat: Seat) -> Option<String> {
        let _ = seat;
        None
    }

    /// The index of a seat's colour and shape.
    fn colour(view: &Self::View, seat: usize) -> usize {
        let _ = view;
        seat
    }

    /// The seats with their own area, which can be shown large.
    fn areas(view: &Self::View) -> Vec<Seat> {
        let _ = view;
        Vec::new()
    }

    /// The control for an option of a game with this box, by its hash, if the game has its own.
    fn picker(pack: &str, key: &'static Key, label: &str, now: &Value, set: Pick) -> Option<AnyView> {
        let _ = (pack, key, label, now, set);
        None
    }

    /// Whether an option is shown before the others, and not under "more".
    fn in_front(key: &Key) -> bool {
        let _ = key;
        false
    }

    /// What these options put into play with this box, by its hash, if the game can show it.
    fn in_play(options: RwSignal<String>, pack: RwSignal<String>) -> Option<AnyView> {
        let _ = (options, pack);
        None
    }
}

/// The picture of a game in the lobby.
pub fn lobby_picture(game: GameId) -> String {
    let backdrop = with_game!(game, G => <G as Ui>::BACKDROP);
    format!(
        "<svg viewBox=\"0 0 400 220\" preserveAspectRatio=\"xMidYMid slice\"><rect width=\"400\" height=\"220\" fill=\"{backdrop}\"/><use href=\"#lobby-{game}\"/></svg>"
    )
}

/// The name of a seat's team, in games with teams.
pub fn team_name(game: GameId, seat: Seat) -> Option<String> {
    with_game!(game, G => <G as Ui>::team_name(seat))
}

/// The default number of players.
pub fn usual_seats(game: GameId) -> u8 {
    with_game!(game, G => <G as Ui>::USUAL_SEATS)
}

/// The guided first game.
pub fn course(game: GameId) -> &'static Course {
    with_game!(game, G => const { &<G as Ui>::COURSE })
}

/// The levels of a game's bots, weakest first.
pub fn levels(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Ui>::LEVELS)
}

/// The style of a level in a game, if it has one.
pub fn style(game: GameId, level: &str) -> Option<&'static str> {
    let styles = with_game!(game, G => <G as Ui>::STYLES);
    styles.iter().find(|(styled, _)| *styled == level).map(|(_, style)| *style)
}

/// Whether the board can be zoomed.
pub fn zooms(game: GameId) -> bool {
    with_game!(game, G => <G as Ui>::ZOOMS)
}

/// The control for an option, if the game has its own.
pub fn picker(game: GameId, pack: &str, key: &'static Key, label: &str, now: &Value, set: Pick) -> Option<AnyView> {
    with_game!(game, G => <G as Ui>::picker(pack, key, label, now, set))
}

/// Whether an option is shown before the others.
pub fn in_front(game: GameId, key: &Key) -> bool {
    with_game!(game, G => <G as Ui>::in_front(key))
}

/// What these options put into play.
pub fn in_play(game: GameId, options: RwSignal<String>, pack: RwSignal<String>) -> Option<AnyView> {
    with_game!(game, G => <G as Ui>::in_play(options, pack))
}

/// The players' names followed by those of virtual players, for sentences and drawings.
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
            for level in of_game {
                let of_bot = with_game!(game, G => level.skill::<G>().style.name());
                assert_eq!(of_bot, style(game, level.name()), "{game}: {level:?}");
            }
        }
    }
}
