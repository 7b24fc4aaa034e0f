//! The bots of a match, for every program that runs matches.

use std::collections::BTreeMap;

use den_core::{Commitment, Seat};

use crate::{Bot, Budget, Choice, Evaluate, UnknownBot, by_name};

/// The bots of one match. Bots are equally strong in a server, a browser worker and a terminal: the host determines their random
/// numbers and how long they think, and keeps search trees from one decision to the next.
///
/// It does no I/O and starts no threads. It can be moved to a worker thread. A bot is created when its seat first has to decide.
///
/// The random numbers of a decision depend only on the match's commitment and the revision ([`decision_seed`]). A bot's decision
/// therefore depends on its own seat's view and on the earlier decisions of the same seat by this host, which are in the tree: a new
/// host that makes the same decisions in the same order gives the same answers. Decisions may come in any order, and undo needs no
/// special call: if the current view is not in the tree, the search starts a new one. A host that lets bots [ponder](BotHost::ponder) gives
/// this up for stronger play.
///
/// ```
/// use den_bots::BotHost;
/// use den_core::prelude::*;
/// use den_core::{Eye, Played, Seed, Turn, built_in};
/// use wolf_and_hound::WolfAndHound;
///
/// let seed = Seed::from_number(7);
/// let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &Default::default(), 4)?;
/// let mut bots = BotHost::<WolfAndHound>::new(seed.commitment());
/// let mut legal = Vec::new();
/// loop {
///     game.deal(&seed, &mut ());
///     let Turn::Seat(seat) = game.now().turn() else { break };
///     legal.clear();
///     game.now().legal_moves(&mut legal);
///     let revision = game.steps().len() as u64;
///     let choice = bots.choose(seat, "yearling", &game.now().view(Eye::Seat(seat)), &legal, revision)?;
///     game.play(seat, choice.chosen, &mut ())?;
/// }
/// assert!(game.now().outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct BotHost<G: Evaluate> {
    commitment: Commitment,
    budget: Budget,
    bots: BTreeMap<Seat, Seated<G>>,
}

/// A bot at a seat.
struct Seated<G: Evaluate> {
    name: String,
    bot: Box<dyn Bot<G>>,
}

impl<G: Evaluate> BotHost<G> {
    /// A host for the match with this commitment. Each bot thinks for as long as its level says.
    pub fn new(commitment: Commitment) -> Self {
        BotHost { commitment, budget: Budget::default(), bots: BTreeMap::new() }
    }

    /// The same host with another budget for every bot: an untimed one for an experiment, or one that a [`Stop`](crate::Stop) ends early.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        BotHost { budget, ..self }
    }

    /// The choice of the bot `name` at `seat`, whose turn it is. `view` is what the seat sees, `legal` its moves (never empty), `revision`
    /// the revision of the match. If the seat had another bot before, the new one starts without its tree.
    ///
    /// # Errors
    /// Lists the bots.
    pub fn choose(&mut self, seat: Seat, name: &str, view: &G::View, legal: &[G::Move], revision: u64) -> Result<Choice<G>, UnknownBot> {
        self.choose_within(&self.budget.clone(), seat, name, view, legal, revision)
    }

    /// The same with a budget for this decision, for a host in which some bots think longer than others.
    ///
    /// # Errors
    /// Lists the bots.
    pub fn choose_within(
        &mut self,
        budget: &Budget,
        seat: Seat,
        name: &str,
        view: &G::View,
        legal: &[G::Move],
        revision: u64,
    ) -> Result<Choice<G>, UnknownBot> {
        let seed = decision_seed(&self.commitment, revision);
        if self.bots.get(&seat).is_none_or(|seated| seated.name != name) {
            self.bots.insert(seat, Seated { name: name.to_string(), bot: by_name::<G>(name, seed)? });
        }
        let seated = self.bots.get_mut(&seat).expect("it was just inserted where it was missing");
        seated.bot.reseed(seed);
        Ok(seated.bot.choose(view, legal, budget))
    }

    /// Lets the bots that can ponder think for a few milliseconds while others decide. Returns whether there is more to think about. For a host
    /// with a core to spare: what is pondered depends on how long people take.
    pub fn ponder(&mut self) -> bool {
        let mut more = false;
        for seated in self.bots.values_mut() {
            more |= seated.bot.ponder();
        }
        more
    }

    /// Clears all trees to free memory. The match can continue.
    pub fn clear(&mut self) {
        self.bots.clear();
    }
}

impl<G: Evaluate> std::fmt::Debug for BotHost<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<_> = self.bots.iter().map(|(seat, seated)| (seat, &seated.name)).collect();
        f.debug_struct("BotHost").field("commitment", &self.commitment).field("bots", &names).finish_non_exhaustive()
    }
}

/// The seed of a bot's random numbers at one revision of a match. It is derived from public data, so that a bot's choices reveal
/// nothing about the seed of the deal, and every program that runs the match computes the same one.
///
/// ```
/// use den_bots::decision_seed;
/// use den_core::Seed;
///
/// let commitment = Seed::from_number(1).commitment();
/// assert_eq!(decision_seed(&commitment, 5), decision_seed(&commitment, 5));
/// assert_ne!(decision_seed(&commitment, 5), decision_seed(&commitment, 6));
/// ```
pub fn decision_seed(commitment: &Commitment, revision: u64) -> u64 {
    let mut seed = revision.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for chunk in commitment.0.chunks(8) {
        seed = seed.rotate_left(23) ^ chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        seed = seed.wrapping_mul(0x2545_f491_4f6c_dd1d);
    }
    seed
}
