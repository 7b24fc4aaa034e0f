//! The contract between a game and everything that uses one: a trait for each room (file) of a game crate.
//!
//! | trait | room | what |
//! | --- | --- | --- |
//! | [`Rules`] | `state.rs` | the types; a new position; whose turn it is |
//! | [`Moves`] | `moves.rs` | the legal moves, and why others are refused |
//! | [`Play`] | `play.rs` | playing a move |
//! | [`Deals`] | `chance.rs` | chance: what may be dealt, and what it does |
//! | [`Scores`] | `score.rs` | the outcome and the score sheet |
//! | [`Hidden`] | `view.rs` | what an eye knows, and a guess at the rest |
//! | [`Words`] | `words.rs` | moves and events as messages |
//! | [`Board`] | `board.rs` | the table as text |
//! | [`Audit`] | `audit.rs` | proof that a position is sound |

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadText, Content, Eye, Illegal, Message, Options, Outcome, Refusal, Seat, Shared, Sheet, Text, Translate, Turn, dice};

/// Takes the events of a game as they happen. `()` takes none at no cost, a `Vec` keeps them.
pub trait Log<E> {
    /// Takes one event.
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

/// A position of a game, complete, known to nobody at the table.
///
/// A position is a compact value. It holds no random numbers and no shuffled pile: what nobody has seen yet is a multiset, and each
/// deal or draw is a chance step whose result comes from outside ([`Deals`]). It cannot be serialised: what leaves the rules is a
/// [`Hidden::View`] or an event that went through [`Hidden::see`].
pub trait Rules: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The id used in commands, records and URLs: `wolf-and-hound`. The game's texts begin with it too: `wolf-and-hound-name`.
    const ID: &'static str;
    /// Raised when an old record would replay differently.
    const VERSION: u32;
    /// How many players there may be.
    const SEATS: RangeInclusive<u8>;
    /// How long a game takes at a table, in minutes.
    const MINUTES: (u8, u8);

    /// The printed figures.
    type Content: Content;
    /// The choices before the game.
    type Options: Options;
    /// What is fixed for a match: figures, map, chosen cards. Everybody at the table may know it; it is sent once.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision, with a notation that a person can write.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// The result of a chance step, with a notation that a person can write.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What is fixed for a match with these options.
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

    /// What has to happen next.
    fn turn(&self) -> Turn;
}

/// The legal moves.
pub trait Moves: Rules {
    /// Adds every legal move to `out`, which is empty: sorted, each once, none unless the turn is a seat's. The caller owns the buffer.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Whether the move is legal: exactly those that [`Moves::legal_moves`] lists are. Any move at all may be asked about.
    ///
    /// # Errors
    /// The reason and the rule.
    fn check(&self, m: Self::Move) -> Result<(), Illegal>;

    /// Whether playing this legal move shows somebody something hidden, so that it cannot be taken back (DEN-UNDO-3).
    fn reveals(&self, m: Self::Move) -> bool {
        let _ = m;
        false
    }

    /// Any legal move, each equally likely: draws one number with [`dice::below`] and takes the move with that number in the list. Only
    /// when the turn is a seat's. A game that finds it without the list may override this: searches play out games by the million.
    #[inline]
    fn any_move(&self, buffer: &mut Vec<Self::Move>, rng: &mut impl Rng) -> Self::Move {
        buffer.clear();
        self.legal_moves(buffer);
        dice::one_of(rng, buffer)
    }
}

/// Chance.
pub trait Deals: Rules {
    /// Draws what the dealer would deal now. Only when the turn is [`Turn::Chance`]. Uses [`crate::dice`] alone, so that deals can be
    /// verified anywhere.
    fn deal(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether the dealer could have dealt this now.
    ///
    /// # Errors
    /// The reason and the rule.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Illegal>;

    /// Applies the result of a chance step. Unchecked, as [`Play::play`].
    fn settle(&mut self, chance: &Self::Chance, log: &mut impl Log<Self::Event>);
}

/// Playing.
pub trait Play: Moves + Deals {
    /// Plays a legal move. Unchecked and fast: with an illegal move the position afterwards means nothing (but nothing is unsafe).
    fn play(&mut self, m: Self::Move, log: &mut impl Log<Self::Event>);

    /// Plays the game to its end at random: until it is over, [`Moves::any_move`] of a seat, or what [`Deals::deal`] draws. A game that
    /// does the same faster, with the same random numbers, may override this.
    fn rollout(&mut self, buffer: &mut Vec<Self::Move>, rng: &mut impl Rng) {
        loop {
            match self.turn() {
                Turn::Seat(_) => {
                    let m = self.any_move(buffer, rng);
                    self.play(m, &mut ());
                }
                Turn::Chance => {
                    let chance = self.deal(rng);
                    self.settle(&chance, &mut ());
                }
                Turn::Over => return,
            }
        }
    }
}

/// Hidden information.
pub trait Hidden: Rules {
    /// Whether players have secrets from each other, so that a shared screen has to be covered between turns.
    const SECRETS: bool;

    /// What an eye knows, and all it may remember. It holds the match's [`Rules::Setup`], but writes only what changes: see
    /// [`Hidden::read_view`].
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What this eye knows.
    fn view(&self, eye: Eye) -> Self::View;

    /// Reads a view that was written as JSON, in a match with this setup.
    ///
    /// # Errors
    /// Where it is not a view of such a match.
    fn read_view(setup: &Shared<Self::Setup>, json: &str) -> Result<Self::View, serde_json::Error>;

    /// The event as this eye sees it, given what happened.
    fn see(event: &Self::Event, eye: Eye) -> Self::Event;

    /// A full position that agrees with the view, drawn uniformly from those that do (or as nearly as the game's docs say). Same
    /// turn, same legal moves for the seat that looks.
    fn guess(view: &Self::View, rng: &mut impl Rng) -> Self;
}

/// The end of a game.
pub trait Scores: Hidden {
    /// The result, once the turn is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// The score sheet as it stands.
    fn sheet(view: &Self::View) -> Sheet;
}

/// What is said about a game.
pub trait Words: Hidden {
    /// Every text that the game can ask for, beyond those of its options.
    const TEXTS: &'static [&'static [Text]];

    /// A legal move, for a list to choose from.
    fn tell(view: &Self::View, m: Self::Move) -> Message;

    /// What happened.
    fn event(event: &Self::Event) -> Message;

    /// What the seats behind the players' own are called, where the game seats virtual players. Hosts append these to the players' names,
    /// so that a board and a log call everybody the same.
    fn virtual_seats(seats: u8) -> Vec<Message> {
        let _ = seats;
        Vec::new()
    }
}

/// The table as text.
pub trait Board: Hidden {
    /// The table as text that a person can play from, with ANSI colours; at most 100 columns, in any language.
    fn board(view: &Self::View, words: &dyn Translate) -> String;
}

/// Proof that a position is sound.
pub trait Audit: Rules {
    /// Every component of the box is in exactly one place, every derived field equals its recomputation.
    ///
    /// # Errors
    /// Says what is wrong, to a programmer.
    fn audit(&self) -> Result<(), String>;
}

/// A whole game: all the rooms.
pub trait Game: Play + Scores + Words + Board + Audit {}

impl<G: Play + Scores + Words + Board + Audit> Game for G {}
