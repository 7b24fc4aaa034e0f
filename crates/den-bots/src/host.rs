//! The bots of a match, for every program that runs matches.

use std::collections::BTreeMap;

use den_core::{Commitment, Seat};

use crate::{Bot, Budget, Choice, Evaluate, UnknownBot, by_name};

/// The bots of one match. A server, a browser worker and a terminal that use it get bots of the same strength: it fixes where their random
/// numbers come from, how long they think, and that the tree of a search is kept from one decision to the next.
///
/// It does no I/O and starts no threads. It can be moved to the thread that thinks. A bot is made when its seat first has to decide.
///
/// The random numbers of a decision follow from the match's commitment and the revision alone ([`decision_seed`]). What a bot decides
/// therefore depends on its own seat's view and on the earlier decisions of the same seat that this host was asked for, which the tree
/// remembers: a new host that is asked for the same decisions in the same order answers the same. Decisions may come in any order, and an
/// undo needs no notice: where the kept tree does not lead to the present view, the search starts a new one.
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
    /// A host for the match with this commitment. Each bot thinks as long as its level does.
    pub fn new(commitment: Commitment) -> Self {
        BotHost { commitment, budget: Budget::usual(), bots: BTreeMap::new() }
    }

    /// The same host, but every bot thinks as long as `budget` says: an untimed one for an experiment, or one that a
    /// [`Stop`](crate::Stop) ends early.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        BotHost { budget, ..self }
    }

    /// What the bot `name` does at `seat`, whose turn it is: `view` is what the seat sees, `legal` its moves (never empty), `revision` the
    /// revision of the match. Where the seat had another bot before, the new one starts without its tree.
    ///
    /// # Errors
    /// Lists the bots there are.
    pub fn choose(&mut self, seat: Seat, name: &str, view: &G::View, legal: &[G::Move], revision: u64) -> Result<Choice<G>, UnknownBot> {
        self.choose_within(&self.budget.clone(), seat, name, view, legal, revision)
    }

    /// The same, but this decision takes as long as `budget` says: for a host in which some bots think longer than others.
    ///
    /// # Errors
    /// Lists the bots there are.
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

    /// Forgets every tree, to free the memory. The match can go on.
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

/// The seed of a bot's random numbers at one revision of a match. It is made from what everyone may know, so that a bot's choices give away
/// nothing about the seed of the deal, and every program that runs the match makes the same one.
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
