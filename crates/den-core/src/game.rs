//! The contract between a game and everything that uses one.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadText, Content, Edition, Eye, Illegal, Options, Outcome, Refusal, Seat, Sheet, Turn, dice};

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

/// What is known about a game before one sits down.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The id used in commands, records and URLs: `wolf-and-hound`.
    pub id: &'static str,
    /// The name: `Wolf & Hound`.
    pub name: &'static str,
    /// One paragraph that makes one want to play.
    pub pitch: &'static str,
    /// How long a game takes round a table.
    pub minutes: (u8, u8),
    /// Which parts are reconstructed and not the publisher's, in a sentence.
    pub reconstructed: &'static str,
    /// The numbered rules, in Markdown (`docs/rules/<id>.md`).
    pub rules: &'static str,
}

/// A position of a game, complete, known to nobody at the table.
///
/// A position is a compact value. It holds no random numbers and no shuffled pile: what nobody has seen yet is a multiset, and each
/// deal or draw is a chance step whose result comes from outside ([`Game::draw`], [`Game::settle`]). It cannot be serialised: what
/// leaves the rules is a [`Game::View`] or an event that went through [`Game::see`].
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Name, pitch, rules.
    const ABOUT: About;
    /// Raised when an old record would replay differently.
    const VERSION: u32;
    /// How many players there may be.
    const SEATS: RangeInclusive<u8>;

    /// The printed figures.
    type Content: Content;
    /// The choices before the game.
    type Options: Options;
    /// One small decision, with a notation that a person can write.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// The result of a chance step, with a notation that a person can write.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// Something that happened; its `Display` says it in words.
    type Event: Clone + Eq + Debug + Display + Serialize + DeserializeOwned + Send + Sync;
    /// What an eye knows, and all it may remember.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The position before the first step.
    ///
    /// # Errors
    /// Names the option (or `seats`) and what is allowed.
    fn new(edition: &Edition<Self::Content>, options: &Self::Options, seats: u8) -> Result<Self, Refusal>;

    /// The number of players.
    fn seats(&self) -> u8;

    /// The team of a seat; without teams its own number.
    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// What has to happen next.
    fn turn(&self) -> Turn;

    /// Adds every legal move to `out`, which is empty: sorted, each once, none unless the turn is a seat's. The caller owns the buffer.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Any legal move, each equally likely: draws one lot with [`dice::below`] and takes the move with that number in the list. Only when
    /// the turn is a seat's. A game that finds it without the list may say so here: searches play out games by the million.
    #[inline]
    fn any_move(&self, buffer: &mut Vec<Self::Move>, rng: &mut impl Rng) -> Self::Move {
        buffer.clear();
        self.legal_moves(buffer);
        dice::one_of(rng, buffer)
    }

    /// Plays the game to its end at random: until it is over, [`Game::any_move`] of a seat, or what [`Game::draw`] draws. A game that does
    /// the same faster, with the same lots, may say so here.
    fn play_out(&mut self, buffer: &mut Vec<Self::Move>, rng: &mut impl Rng) {
        loop {
            match self.turn() {
                Turn::Seat(_) => {
                    let m = self.any_move(buffer, rng);
                    self.play(m, &mut ());
                }
                Turn::Chance => {
                    let chance = self.draw(rng);
                    self.settle(&chance, &mut ());
                }
                Turn::Over => return,
            }
        }
    }

    /// Whether the move is legal: exactly those that [`Game::legal_moves`] lists are. Any move at all may be asked about.
    ///
    /// # Errors
    /// The reason and the rule.
    fn check(&self, m: Self::Move) -> Result<(), Illegal>;

    /// Plays a legal move. Unchecked and fast: with an illegal move the position afterwards means nothing (but nothing is unsafe).
    fn play(&mut self, m: Self::Move, log: &mut impl Log<Self::Event>);

    /// Draws what the dealer would deal now. Only when the turn is [`Turn::Chance`]. Uses [`crate::dice`] alone, so that deals can be verified anywhere.
    fn draw(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether the dealer could have dealt this now.
    ///
    /// # Errors
    /// The reason and the rule.
    fn check_chance(&self, c: &Self::Chance) -> Result<(), Illegal>;

    /// Applies the result of a chance step. Unchecked, as [`Game::play`].
    fn settle(&mut self, c: &Self::Chance, log: &mut impl Log<Self::Event>);

    /// What this eye knows.
    fn view(&self, eye: Eye) -> Self::View;

    /// The event as this eye sees it, given what happened.
    fn see(event: &Self::Event, eye: Eye) -> Self::Event;

    /// A full position that agrees with the view, drawn uniformly from those that do (or as nearly as the game's docs say). Same
    /// turn, same legal moves for the seat that looks.
    fn guess(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// The result, once the turn is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Whether playing this legal move shows somebody something hidden, so that it cannot be taken back (DEN-UNDO-3).
    fn reveals(&self, m: Self::Move) -> bool {
        let _ = m;
        false
    }

    /// The move in words, for a list to choose from.
    fn tell(view: &Self::View, m: Self::Move) -> String {
        let _ = view;
        m.to_string()
    }

    /// The table as text that a person can play from, with ANSI colours; at most 100 columns.
    fn board(view: &Self::View) -> String;

    /// The score sheet as it stands.
    fn sheet(view: &Self::View) -> Sheet;

    /// Proves the position sound: every component of the box in exactly one place, every derived field equal to its recomputation.
    ///
    /// # Errors
    /// Says what is wrong.
    fn audit(&self) -> Result<(), String>;
}
