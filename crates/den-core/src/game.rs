//! The `Game` trait, which everything else is generic over. It is split into one trait for each file of a game crate.
//!
//! | trait | file | what |
//! | --- | --- | --- |
//! | [`Rules`] | `state.rs` | the types; a new position; whose turn it is |
//! | [`Moves`] | `moves.rs` | the legal moves, and why others are refused |
//! | [`Play`] | `play.rs` | playing a move |
//! | [`Deals`] | `chance.rs` | chance: what can be dealt, and its effects |
//! | [`Scores`] | `score.rs` | the outcome and the score sheet |
//! | [`Hidden`] | `view.rs` | what an eye knows, and a guess at the rest |
//! | [`Words`] | `words.rs` | moves and events as messages |
//! | [`Choose`] | `choose.rs` | how a person picks a move, thing by thing |
//! | [`Aids`] | `aid.rs` | the player aids |
//! | [`Board`] | `board.rs` | the table as text |
//! | [`Audit`] | `audit.rs` | consistency checks of a position |

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Aids, BadText, Content, Eye, Illegal, Message, Options, Outcome, Painting, Refusal, Seat, Shared, Sheet, Space, Text, Translate, Turn,
    dice,
};

/// Collects the events of a game as they happen. `()` ignores them at no cost, a `Vec` keeps them.
pub trait Log<E> {
    /// Adds one event.
    fn add(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline]
    fn add(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}

/// A complete position of a game, including everything that is hidden from the players.
///
/// A position is a compact value. It contains no random numbers and no shuffled pile: unseen cards are a multiset, and each
/// deal or draw is a chance step whose result comes from outside ([`Deals`]). It cannot be serialised: only a
/// [`Hidden::View`] or an event redacted by [`Hidden::see`] leaves the rules.
pub trait Rules: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The id used in commands, records and URLs: `wolf-and-hound`. It is also the prefix of the game's text keys: `wolf-and-hound-name`.
    const ID: &'static str;
    /// Bumped when an old record would replay differently.
    const VERSION: u32;
    /// The supported numbers of players.
    const SEATS: RangeInclusive<u8>;
    /// The usual playing time in minutes: from, to.
    const MINUTES: (u8, u8);

    /// The printed values.
    type Content: Content;
    /// The options of the game.
    type Options: Options;
    /// What is fixed for a match: values, map, chosen cards. It is public and sent once.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision, with a notation that people can write.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// The result of a chance step, with a notation that people can write.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What is fixed for a match with these options and this number of seats.
    ///
    /// # Errors
    /// Names the option (or `seats`) and what is allowed.
    fn set_up(content: &Self::Content, options: &Self::Options, seats: u8) -> Result<Self::Setup, Refusal>;

    /// The position before the first step.
    fn start(setup: &Shared<Self::Setup>) -> Self;

    /// What is fixed for the match.
    fn setup(&self) -> &Shared<Self::Setup>;

    /// The number of players.
    fn seats(&self) -> u8;

    /// The team of a seat; without teams its own number.
    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// What happens next.
    fn turn(&self) -> Turn;
}

/// The legal moves.
pub trait Moves: Rules {
    /// Adds every legal move to `out`, sorted and without duplicates; adds none if it is not a seat's turn. `out` must be empty; the caller
    /// owns it so that it can be reused.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Checks a move, which may be any. Exactly the moves listed by [`Moves::legal_moves`] are accepted.
    ///
    /// # Errors
    /// The reason and the rule.
    fn check(&self, m: Self::Move) -> Result<(), Illegal>;

    /// Whether this legal move reveals hidden information to anyone, so that it cannot be taken back (DEN-UNDO-3).
    fn reveals(&self, m: Self::Move) -> bool {
        let _ = m;
        false
    }

    /// Draws a legal move, each equally likely: draws an index with [`dice::below`] and takes that move of the list. Call it only on a seat's
    /// turn. A game may override it to avoid building the list, because searches play out games by the million.
    #[inline]
    fn any_move(&self, buffer: &mut Vec<Self::Move>, rng: &mut impl Rng) -> Self::Move {
        buffer.clear();
        self.legal_moves(buffer);
        dice::one_of(rng, buffer)
    }
}

/// Chance.
pub trait Deals: Rules {
    /// Draws what the dealer deals now. Call it only if the turn is [`Turn::Chance`]. Uses only [`crate::dice`], so that deals can be
    /// verified on any platform.
    fn deal(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether the dealer could have dealt this now.
    ///
    /// # Errors
    /// The reason and the rule.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Illegal>;

    /// Applies the result of a chance step. Unchecked, like [`Play::play`].
    fn resolve(&mut self, chance: &Self::Chance, log: &mut impl Log<Self::Event>);
}

/// Playing.
pub trait Play: Moves + Deals {
    /// Plays a legal move. Unchecked and fast: after an illegal move the position is meaningless (but nothing is unsafe).
    fn play(&mut self, m: Self::Move, log: &mut impl Log<Self::Event>);

    /// Plays the game to its end at random, with [`Moves::any_move`] for seats and [`Deals::deal`] for chance. A game may override it with
    /// something faster that uses the same random numbers.
    fn rollout(&mut self, buffer: &mut Vec<Self::Move>, rng: &mut impl Rng) {
        loop {
            match self.turn() {
                Turn::Seat(_) => {
                    let m = self.any_move(buffer, rng);
                    self.play(m, &mut ());
                }
                Turn::Chance => {
                    let chance = self.deal(rng);
                    self.resolve(&chance, &mut ());
                }
                Turn::Over => return,
            }
        }
    }
}

/// Hidden information.
pub trait Hidden: Rules {
    /// Whether players have hidden information, so that a shared screen has to be covered between turns.
    const SECRETS: bool;

    /// What an eye knows and may remember. It contains the match's [`Rules::Setup`], but serialises only what changes: see
    /// [`Hidden::read_view`].
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What this eye knows.
    fn view(&self, eye: Eye) -> Self::View;

    /// Parses a view from JSON, in a match with this setup.
    ///
    /// # Errors
    /// If it is not a view of such a match.
    fn read_view(setup: &Shared<Self::Setup>, json: &str) -> Result<Self::View, serde_json::Error>;

    /// The event as this eye sees it.
    fn see(event: &Self::Event, eye: Eye) -> Self::Event;

    /// Samples a full position that is consistent with the view, uniformly (or as nearly as the game's docs say). It has the same turn and
    /// the same legal moves for the viewing seat.
    fn guess(view: &Self::View, rng: &mut impl Rng) -> Self;
}

/// The end of a game.
pub trait Scores: Hidden {
    /// The result, once the turn is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// The score sheet so far.
    fn sheet(view: &Self::View) -> Sheet;
}

/// Moves, events and names as messages.
pub trait Words: Hidden {
    /// Every text that the game uses, apart from those of its options.
    const TEXTS: &'static [&'static [Text]];

    /// A legal move, as an entry in a list of choices.
    fn describe(view: &Self::View, m: Self::Move) -> Message;

    /// An event, as a line of the log.
    fn event(event: &Self::Event) -> Message;

    /// The names of the seats after the players' own, in games with virtual players. Hosts append them to the players' names, so that board
    /// and log use the same ones.
    fn virtual_seats(seats: u8) -> Vec<Message> {
        let _ = seats;
        Vec::new()
    }
}

/// One of the things a person picks to choose a move: something on the table, or a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovePart {
    /// The id of the thing, the same on every screen: `card:b3`, `hex:i5`, `act:pass`.
    pub thing: String,
    /// Its name for people.
    pub label: Message,
}

impl MovePart {
    /// A part of a move.
    pub fn new(thing: impl Into<String>, label: impl Into<Message>) -> MovePart {
        MovePart { thing: thing.into(), label: label.into() }
    }
}

/// The description of a thing on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// What it is, one sentence each.
    pub what: Vec<Message>,
    /// The ids of the rules about it, or prefixes of ids: `WH-PLAY-1`, `WH-PLAY`.
    pub rules: Vec<&'static str>,
}

/// How a person picks a move, thing by thing.
pub trait Choose: Words {
    /// The things that identify this legal move, at least one, in the usual order. No two moves have the same things.
    fn parts(view: &Self::View, m: Self::Move) -> Vec<MovePart> {
        vec![MovePart::new(m.to_string(), Self::describe(view, m))]
    }

    /// The move that a person attempts by picking a thing that is not on offer, after `chosen`. Hosts [check](Moves::check) it to show the
    /// reason.
    fn attempt(view: &Self::View, chosen: &[String], thing: &str) -> Option<Self::Move> {
        let _ = (view, chosen, thing);
        None
    }

    /// What the viewing seat has to decide.
    fn prompt(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    /// Describes a thing and the rules about it.
    fn explain(view: &Self::View, thing: &str) -> Option<About> {
        let _ = (view, thing);
        None
    }
}

/// The table as text.
pub trait Board: Hidden {
    /// The table as text that a person can play from, with the things that can be chosen. It fits the space in any language.
    fn paint(view: &Self::View, words: &dyn Translate, space: Space) -> Painting;

    /// The same as a string with ANSI colours, at most 100 columns wide.
    fn board(view: &Self::View, words: &dyn Translate) -> String {
        Self::paint(view, words, Space::DEFAULT).to_string()
    }
}

/// Consistency checks of a position.
pub trait Audit: Rules {
    /// Checks that every component is in exactly one place and that every derived field is up to date.
    ///
    /// # Errors
    /// What is wrong, for programmers.
    fn audit(&self) -> Result<(), String>;
}

/// A whole game: all of its parts.
pub trait Game: Play + Scores + Choose + Aids + Board + Audit {}

impl<G: Play + Scores + Choose + Aids + Board + Audit> Game for G {}
