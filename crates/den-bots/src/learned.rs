//! Evaluates positions with a game's net.

use std::sync::OnceLock;

use den_core::{MAX_SEATS, Seat, Turn};
use den_nets::{Inputs, Net, ONE, Scratch, WeightsError, shares};

use crate::{Evaluate, Learned, SearchConfig, Shares};

/// The strength of a seat that does not play: it wins nothing.
const ABSENT: i32 = i32::MIN;

/// A game's net in use.
#[derive(Debug)]
pub struct LearnedEvaluation<G: Evaluate> {
    learned: &'static dyn Learned<G>,
    net: &'static Net,
    inputs: Inputs,
    scratch: Scratch,
}

impl<G: Evaluate> LearnedEvaluation<G> {
    /// The game's net; `None` if the game has none or its weights are not loaded.
    pub fn new() -> Option<Self> {
        let learned = G::learned()?;
        Some(LearnedEvaluation { learned, net: learned.weights().net()?, inputs: Inputs::default(), scratch: Scratch::default() })
    }

    /// The game's net, if this search uses it.
    pub(crate) fn of(config: &SearchConfig) -> Option<Self> {
        if config.use_learned { Self::new() } else { None }
    }

    /// Whether the net evaluates positions with this many seats; otherwise the hand-made evaluation does. A net that was loaded is there to be
    /// measured, so it always does.
    pub(crate) fn evaluates(&self, seats: u8) -> bool {
        seats >= self.learned.min_seats() || self.learned.weights().is_loaded()
    }

    /// The outputs of the net for a seat: its strength and its points at the end.
    fn outputs(&mut self, position: &G, seat: Seat) -> [i32; 2] {
        self.inputs.clear();
        self.learned.describe(position, seat, &mut self.inputs);
        self.net.evaluate(&self.inputs, &mut self.scratch)
    }

    /// The strength of a seat, as the logarithm of its chances: only differences matter.
    pub fn strength(&mut self, position: &G, seat: Seat) -> f32 {
        self.outputs(position, seat)[0] as f32 / ONE as f32
    }

    /// The expected share of the win for each seat of a game that is not over.
    pub fn win_shares(&mut self, position: &G) -> Shares {
        let mut strengths = [ABSENT; MAX_SEATS];
        let seats = position.seats();
        if !self.evaluates(seats) {
            return position.win_shares();
        }
        if self.learned.each_seat() {
            for seat in Seat::all(seats) {
                strengths[seat.index()] = self.outputs(position, seat)[0];
            }
            return shares(&strengths);
        }
        // Two sides: that of the seat to move, and the other one.
        let me = if let Turn::Seat(seat) = position.turn() { seat } else { Seat(0) };
        (strengths[0], strengths[1]) = (self.outputs(position, me)[0], 0);
        let sides = shares(&strengths);
        let mut all = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            all[seat.index()] = sides[usize::from(position.team(seat) != position.team(me))];
        }
        all
    }
}

/// Where a game keeps its net: read from the built-in weights at first use, unless others were loaded before.
#[derive(Debug)]
pub struct Weights {
    game: &'static str,
    layout: u16,
    built_in: Option<&'static [u8]>,
    net: OnceLock<Option<Net>>,
    loaded: OnceLock<()>,
}

impl Weights {
    pub(crate) const fn new(game: &'static str, layout: u16, built_in: Option<&'static [u8]>) -> Weights {
        Weights { game, layout, built_in, net: OnceLock::new(), loaded: OnceLock::new() }
    }

    /// The version of the inputs; weights for another one are refused.
    pub const fn layout(&self) -> u16 {
        self.layout
    }

    /// The net. A test reads the built-in weights of every game, so they are never broken.
    pub(crate) fn net(&self) -> Option<&Net> {
        self.net.get_or_init(|| Net::read(self.built_in?, self.game, self.layout).ok()).as_ref()
    }

    /// A number that changes with the built-in weights; 0 without any.
    pub fn fingerprint(&self) -> u64 {
        self.built_in.map_or(0, den_nets::checksum)
    }

    /// Whether the weights were loaded, rather than built in.
    pub(crate) fn is_loaded(&self) -> bool {
        self.loaded.get().is_some()
    }

    /// Sets the weights, before the first search.
    ///
    /// # Errors
    /// Says what is wrong with the file, or that weights are already in use: every search of a program uses the same.
    pub fn load(&self, weights: &[u8]) -> Result<(), WeightsError> {
        let net = Net::read(weights, self.game, self.layout)?;
        self.net.set(Some(net)).map_err(|_| WeightsError::InUse)?;
        self.loaded.get_or_init(|| ());
        Ok(())
    }
}
