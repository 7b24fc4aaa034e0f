//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

/// How long a bot may think about one decision. The first limit reached ends the search, and the bot plays the best move found so
/// far.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    iterations: Option<u64>,
    /// After this many iterations a search may stop early, because little is at stake.
    enough: Option<u64>,
    time_limit: Option<Duration>,
    untimed: bool,
    /// How many cores it may use; 0 counts as one.
    cores: usize,
    stop: Stop,
}

/// A flag that makes bots stop thinking immediately, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops every budget that uses this flag.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets bots with this flag think again.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether bots have to stop.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// The bot's own budget, without its time limit if it also has a limit of iterations: an experiment must give the same result on a busy
    /// machine.
    pub fn untimed() -> Budget {
        Budget { untimed: true, ..Budget::default() }
    }

    /// Exactly this many iterations, so that the same seed gives the same choice on every machine.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }

    /// At least `least` iterations, and up to `most` while the choice between the moves still matters. The same seed gives the same choice on
    /// every machine.
    pub fn between(least: u64, most: u64) -> Budget {
        Budget { iterations: Some(most.max(least)), enough: Some(least), ..Budget::default() }
    }

    /// As many iterations as fit into this time.
    pub fn time_limit(limit: Duration) -> Budget {
        Budget { time_limit: Some(limit), ..Budget::default() }
    }

    /// The same budget, but no longer than `limit`.
    #[must_use]
    pub fn with_time_limit(self, limit: Duration) -> Budget {
        Budget { time_limit: Some(self.time_limit.map_or(limit, |own| own.min(limit))), ..self }
    }

    /// The same budget, and `stop` ends it early.
    #[must_use]
    pub fn stopped_by(mut self, stop: &Stop) -> Budget {
        self.stop = stop.clone();
        self
    }

    /// The same budget for each of this many cores. Bots that search use them together; in a browser there is only one.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Budget {
        Budget { cores, ..self }
    }

    /// This budget, or `other` if this is the bot's own.
    pub fn or(&self, other: &Budget) -> Budget {
        if self.iterations.is_some() || self.time_limit.is_some() {
            return self.clone();
        }
        let time_limit = other.time_limit.filter(|_| !self.untimed || other.iterations.is_none());
        Budget { time_limit, cores: self.cores, stop: self.stop.clone(), ..other.clone() }
    }

    /// Starts the clock.
    pub fn start(&self) -> Thinking<'_> {
        Thinking { budget: self, until: self.time_limit.map(|limit| Instant::now() + limit), iterations: 0 }
    }
}

/// A budget in use.
#[derive(Debug)]
pub struct Thinking<'a> {
    budget: &'a Budget,
    until: Option<Instant>,
    iterations: u64,
}

impl Thinking<'_> {
    /// Counts another iteration and returns whether it may start. The first one always may.
    pub fn next_iteration(&mut self) -> bool {
        let first = self.iterations == 0;
        let allowed = self.budget.iterations.is_none_or(|limit| self.iterations < limit) && self.has_time();
        self.iterations += u64::from(first || allowed);
        first || allowed
    }

    /// Whether neither the time limit nor the stop flag has ended the thinking, for work that does not count as iterations.
    pub fn has_time(&self) -> bool {
        !self.budget.stop.is_raised() && self.until.is_none_or(|until| Instant::now() < until)
    }

    /// How many cores the search may use.
    pub fn cores(&self) -> usize {
        if cfg!(target_arch = "wasm32") { 1 } else { self.budget.cores.max(1) }
    }

    /// The same for another core: until the same time, with its own iterations.
    #[must_use]
    pub fn on_another_core(&self) -> Self {
        Thinking { budget: self.budget, until: self.until, iterations: 0 }
    }

    /// Whether the search should now check if it may stop early: at the minimum, and again after every further half of it.
    pub fn is_check(&self) -> bool {
        self.budget.enough.is_some_and(|enough| self.iterations >= enough && (self.iterations - enough).is_multiple_of((enough / 2).max(1)))
    }

    /// Counts this many more iterations.
    pub fn spend(&mut self, iterations: u64) {
        self.iterations += iterations;
    }

    /// How many iterations are left, if they are limited.
    pub fn iterations_left(&self) -> Option<u64> {
        self.budget.iterations.map(|limit| limit.saturating_sub(self.iterations))
    }

    /// How many iterations were started.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(budget: &Budget) -> u64 {
        let mut thinking = budget.start();
        while thinking.next_iteration() {}
        thinking.iterations()
    }

    #[test]
    fn the_limit_reached_first_ends_the_thinking() {
        assert_eq!(count(&Budget::iterations(100)), 100);
        let stop = Stop::new();
        stop.raise();
        assert_eq!(count(&Budget::iterations(100).stopped_by(&stop)), 1);
        assert_eq!(count(&Budget::time_limit(Duration::ZERO)), 1);
        assert_eq!(count(&Budget::default().or(&Budget::iterations(7))), 7);
        assert_eq!(count(&Budget::iterations(3).or(&Budget::iterations(7))), 3);
    }

    #[test]
    fn iterations_do_not_use_up_the_time() {
        let budget = Budget::iterations(2);
        let mut thinking = budget.start();
        while thinking.next_iteration() {}
        assert!(thinking.has_time());
        let stop = Stop::new();
        let stopped = Budget::iterations(2).stopped_by(&stop);
        let thinking = stopped.start();
        assert!(thinking.has_time());
        stop.raise();
        assert!(!thinking.has_time());
        assert!(!Budget::time_limit(Duration::ZERO).start().has_time());
    }

    #[test]
    fn a_search_may_stop_between_the_least_and_the_most() {
        let budget = Budget::between(10, 30);
        let mut thinking = budget.start();
        let mut checks = Vec::new();
        while thinking.next_iteration() {
            if thinking.is_check() {
                checks.push(thinking.iterations());
            }
        }
        assert_eq!(checks, [10, 15, 20, 25, 30]);
    }

    #[test]
    fn an_experiment_does_not_depend_on_the_clock() {
        let hurried = Budget::iterations(50).with_time_limit(Duration::ZERO);
        assert_eq!(count(&Budget::default().or(&hurried)), 1);
        assert_eq!(count(&Budget::untimed().or(&hurried)), 50);
        assert_eq!(count(&Budget::untimed().or(&Budget::time_limit(Duration::ZERO))), 1, "what is not counted has no other end");
    }
}
