//! A match of any game on the page: what is fixed for it ([`Lens`]), and one moment of it through one eye ([`Face`]).

use std::any::Any;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use den_core::{AidTable, Eye, Illegal, Message, Outcome, Seat, Seed, Shared, Sheet, Turn};
use den_games::{GameId, with_game};

use super::{About, Act, Choice, MapAction, Part, Scene, Tip, Ui, Unavailable};
use crate::words::say;

/// A moment of a match as one eye sees it, from a local table or a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The eye.
    pub eye: Eye,
    /// The game's view, as JSON.
    pub view: String,
    /// What happens next.
    pub turn: Turn,
    /// The legal moves, if it is this eye's turn.
    pub moves: Vec<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// What is fixed for a match. Turns moments and events of the match into what the page needs.
pub trait Lens {
    /// The game.
    fn game(&self) -> GameId;

    /// Parses a moment. `None` if it does not belong to this match.
    fn look(&self, moment: &Moment) -> Option<Seen>;

    /// The message of an event, given as JSON.
    fn event(&self, json: &str) -> Option<(Message, About)>;
}

/// A moment of a match, parsed once.
pub trait Face: Send + Sync {
    /// The game.
    fn game(&self) -> GameId;
    /// The eye.
    fn eye(&self) -> Eye;
    /// What happens next.
    fn turn(&self) -> Turn;
    /// How it ended.
    fn outcome(&self) -> Option<&Outcome>;
    /// The eye's choices, if it is its turn.
    fn choices(&self) -> &[Choice];
    /// The game's view, as JSON: for bots and what-ifs.
    fn view(&self) -> &str;
    /// The score sheet.
    fn sheet(&self) -> Sheet;
    /// The player aids.
    fn aid(&self) -> Vec<AidTable>;
    /// What the eye has to decide.
    fn prompt(&self) -> String;
    /// The table as SVG.
    fn picture(&self, scene: &Scene) -> String;
    /// The seats with their own area.
    fn areas(&self) -> Vec<Seat>;
    /// The index of each seat's colour.
    fn colours(&self, seats: usize) -> Vec<usize>;
    /// Why `token` cannot be chosen after `chosen`.
    fn why_not(&self, chosen: &[String], token: &str) -> Option<Illegal>;
    /// The animation of an event, given as JSON, between this moment and the one after it.
    fn acts(&self, after: &Seen, event: &str, scene: &Scene) -> Vec<Act>;
    /// The tooltip of a thing.
    fn tip(&self, key: &str, scene: &Scene) -> Option<Tip>;
    /// What a legal move would do on the board. The rules say it, by playing the move on a position that fits the view.
    fn preview(&self, text: &str, scene: &Scene) -> Option<Preview>;
    /// The multi-move actions that begin with the piece on a token.
    fn map_actions(&self, token: &str) -> Vec<MapAction>;
    /// The actions that are not possible now.
    fn unavailable(&self) -> Vec<Unavailable>;
    /// The question to ask before a legal move is played.
    fn ask_before(&self, text: &str) -> Option<String>;
    /// For downcasting to the type of the same game.
    fn as_any(&self) -> &dyn Any;
}

/// The effect of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The table after the move.
    pub html: String,
    /// The animation that leads there.
    pub acts: Vec<Act>,
}

/// What the page shows of a match at one moment. Two values are equal if they are the same moment.
#[derive(Clone)]
pub struct Seen(Arc<dyn Face>);

impl Seen {
    /// A moment of a match in this browser.
    pub fn of<G: Ui>(game: GameId, seen: den_table::Seen<G>) -> Seen {
        let moment = Moment {
            eye: seen.eye,
            view: serde_json::to_string(&seen.view).unwrap_or_default(),
            turn: seen.turn,
            moves: Vec::new(),
            outcome: seen.outcome,
        };
        let choices = seen.moves.iter().map(|&m| choice::<G>(&seen.view, m)).collect();
        Seen(Arc::new(FaceOf::<G> { game, moment, view: seen.view, choices }))
    }

    /// The placeholder before anything is known.
    pub fn nothing(game: GameId) -> Seen {
        Seen(Arc::new(Nothing(game)))
    }

    /// A legal move in words.
    pub fn label(&self, text: &str) -> Option<String> {
        self.choices().iter().find(|choice| choice.text == text).map(Choice::label)
    }
}

impl Deref for Seen {
    type Target = dyn Face;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seen({}, {:?}, {:?})", self.game(), self.eye(), self.turn())
    }
}

/// The lens of a match of this game with this setup, as JSON. `None` if the setup does not belong to the game.
pub fn lens(game: GameId, setup: &str) -> Option<Box<dyn Lens>> {
    fn of<G: Ui>(game: GameId, setup: &str) -> Option<Box<dyn Lens>> {
        let setup: G::Setup = den_core::from_json(setup).ok()?;
        Some(Box::new(LensOf::<G> { game, setup: Shared::new(setup) }))
    }
    with_game!(game, G => of::<G>(game, setup))
}

/// A legal move with the things that it is chosen by, in words.
fn choice<G: Ui>(view: &G::View, m: G::Move) -> Choice {
    let parts = G::parts(view, m).into_iter().map(|part| Part::new(part.thing, say(&part.label, &[])));
    Choice { text: m.to_string(), parts: parts.collect() }
}

struct LensOf<G: Ui> {
    game: GameId,
    setup: Shared<G::Setup>,
}

impl<G: Ui> Lens for LensOf<G> {
    fn game(&self) -> GameId {
        self.game
    }

    fn look(&self, moment: &Moment) -> Option<Seen> {
        let view = G::read_view(&self.setup, &moment.view).ok()?;
        let moves = moment.moves.iter().filter_map(|text| text.parse::<G::Move>().ok());
        let choices = moves.map(|m| choice::<G>(&view, m)).collect();
        Some(Seen(Arc::new(FaceOf::<G> { game: self.game, moment: moment.clone(), view, choices })))
    }

    fn event(&self, json: &str) -> Option<(Message, About)> {
        den_core::from_json(json).ok().map(|event| (G::event(&event), G::about(&event)))
    }
}

struct FaceOf<G: Ui> {
    game: GameId,
    moment: Moment,
    view: G::View,
    choices: Vec<Choice>,
}

impl<G: Ui> Face for FaceOf<G> {
    fn game(&self) -> GameId {
        self.game
    }

    fn eye(&self) -> Eye {
        self.moment.eye
    }

    fn turn(&self) -> Turn {
        self.moment.turn
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.moment.outcome.as_ref()
    }

    fn choices(&self) -> &[Choice] {
        &self.choices
    }

    fn view(&self) -> &str {
        &self.moment.view
    }

    fn sheet(&self) -> Sheet {
        G::sheet(&self.view)
    }

    fn aid(&self) -> Vec<AidTable> {
        G::aid(&self.view)
    }

    fn prompt(&self) -> String {
        G::prompt(&self.view).map_or_else(String::new, |prompt| say(&prompt, &[]))
    }

    fn picture(&self, scene: &Scene) -> String {
        G::picture(&self.view, scene)
    }

    fn areas(&self) -> Vec<Seat> {
        G::areas(&self.view)
    }

    fn colours(&self, seats: usize) -> Vec<usize> {
        (0..seats).map(|seat| G::colour(&self.view, seat)).collect()
    }

    fn why_not(&self, chosen: &[String], token: &str) -> Option<Illegal> {
        let m = G::attempt(&self.view, chosen, token)?;
        // Whether the viewing seat may play a move does not depend on what is hidden from it.
        G::guess(&self.view, &mut Seed([0; 32]).stream(0)).check(m).err()
    }

    fn acts(&self, after: &Seen, event: &str, scene: &Scene) -> Vec<Act> {
        let after = after.as_any().downcast_ref::<FaceOf<G>>();
        let (Some(after), Ok(event)) = (after, den_core::from_json(event)) else { return Vec::new() };
        G::acts(&event, &self.view, &after.view, scene)
    }

    fn tip(&self, key: &str, scene: &Scene) -> Option<Tip> {
        G::tip(&self.view, key, scene)
    }

    fn preview(&self, text: &str, scene: &Scene) -> Option<Preview> {
        let m: G::Move = text.parse().ok()?;
        let mut position = G::guess(&self.view, &mut Seed([0; 32]).stream(0));
        position.check(m).ok()?;
        let mut events = Vec::new();
        position.play(m, &mut events);
        // The next deal is not known, so the move stops there.
        let after = position.view(self.moment.eye);
        let told = events.iter().map(|event| G::see(event, self.moment.eye)).filter(|event| !G::about(event).detail);
        let mut acts: Vec<Act> = told.flat_map(|event| G::acts(&event, &self.view, &after, scene)).collect();
        acts.extend(G::forecast(&self.view, &after, scene));
        let html = if acts.is_empty() { String::new() } else { G::picture(&after, scene) };
        Some(Preview { html, acts })
    }

    fn map_actions(&self, token: &str) -> Vec<MapAction> {
        G::map_actions(&self.view, token)
    }

    fn unavailable(&self) -> Vec<Unavailable> {
        G::unavailable(&self.view)
    }

    fn ask_before(&self, text: &str) -> Option<String> {
        G::ask_before(&self.view, text.parse().ok()?)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct Nothing(GameId);

impl Face for Nothing {
    fn game(&self) -> GameId {
        self.0
    }

    fn eye(&self) -> Eye {
        Eye::Public
    }

    fn turn(&self) -> Turn {
        Turn::Chance
    }

    fn outcome(&self) -> Option<&Outcome> {
        None
    }

    fn choices(&self) -> &[Choice] {
        &[]
    }

    fn view(&self) -> &str {
        ""
    }

    fn sheet(&self) -> Sheet {
        Sheet::default()
    }

    fn aid(&self) -> Vec<AidTable> {
        Vec::new()
    }

    fn prompt(&self) -> String {
        String::new()
    }

    fn picture(&self, _: &Scene) -> String {
        String::new()
    }

    fn areas(&self) -> Vec<Seat> {
        Vec::new()
    }

    fn colours(&self, seats: usize) -> Vec<usize> {
        (0..seats).collect()
    }

    fn why_not(&self, _: &[String], _: &str) -> Option<Illegal> {
        None
    }

    fn acts(&self, _: &Seen, _: &str, _: &Scene) -> Vec<Act> {
        Vec::new()
    }

    fn tip(&self, _: &str, _: &Scene) -> Option<Tip> {
        None
    }

    fn preview(&self, _: &str, _: &Scene) -> Option<Preview> {
        None
    }

    fn map_actions(&self, _: &str) -> Vec<MapAction> {
        Vec::new()
    }

    fn unavailable(&self) -> Vec<Unavailable> {
        Vec::new()
    }

    fn ask_before(&self, _: &str) -> Option<String> {
        None
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
