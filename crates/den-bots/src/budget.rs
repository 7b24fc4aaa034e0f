//! How long a bot may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use web_time::Instant;

/// How long a bot may think about one decision. Whatever ends first ends the thinking; the bot then answers with the best it has.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    iterations: Option<u64>,
    time: Option<Duration>,
    untimed: bool,
    stop: Stop,
}

/// Ends the thinking at once, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that nobody has raised.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends the thinking of every budget that carries this flag.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets bots with this flag think again.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the thinking has to end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// The bot's own budget, which its level fixes.
    pub fn usual() -> Budget {
        Budget::default()
    }

    /// The bot's own budget, by its iterations alone where it counts them: an experiment must come out the same on a busy machine.
    pub fn untimed() -> Budget {
        Budget { untimed: true, ..Budget::default() }
    }

    /// Exactly so many iterations. Then the same seed gives the same choice on every machine.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), ..Budget::default() }
    }

    /// So much time on the clock, however many iterations fit.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }

    /// The same budget, but no longer than `time`.
    #[must_use]
    pub fn within(self, time: Duration) -> Budget {
        Budget { time: Some(self.time.map_or(time, |t| t.min(time))), ..self }
    }

    /// The same budget, and `stop` ends it early.
    #[must_use]
    pub fn stopped_by(mut self, stop: &Stop) -> Budget {
        self.stop = stop.clone();
        self
    }

    /// The same budget, or `other` where this is the bot's own.
    pub fn or(&self, other: &Budget) -> Budget {
        if self.iterations.is_some() || self.time.is_some() {
            return self.clone();
        }
        let time = other.time.filter(|_| !self.untimed || other.iterations.is_none());
        Budget { time, stop: self.stop.clone(), ..other.clone() }
    }

    /// Starts the clock.
    pub fn start(&self) -> Thinking<'_> {
        Thinking { budget: self, until: self.time.map(|time| Instant::now() + time), done: 0 }
    }
}

/// A budget being used up.
#[derive(Debug)]
pub struct Thinking<'a> {
    budget: &'a Budget,
    until: Option<Instant>,
    done: u64,
}

impl Thinking<'_> {
    /// Whether another iteration may begin; counts it. The first one always may.
    pub fn goes_on(&mut self) -> bool {
        let first = self.done == 0;
        let allowed = self.budget.iterations.is_none_or(|most| self.done < most)
            && !self.budget.stop.is_raised()
            && self.until.is_none_or(|until| Instant::now() < until);
        self.done += u64::from(first || allowed);
        first || allowed
    }

    /// Counts an iteration that costs as much as `iterations`.
    pub fn spend(&mut self, iterations: u64) {
        self.done += iterations;
    }

    /// How many iterations are left, if they are counted.
    pub fn left(&self) -> Option<u64> {
        self.budget.iterations.map(|most| most.saturating_sub(self.done))
    }

    /// How many iterations were begun.
    pub fn done(&self) -> u64 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(budget: &Budget) -> u64 {
        let mut thinking = budget.start();
        while thinking.goes_on() {}
        thinking.done()
    }

    #[test]
    fn whatever_ends_first_ends_the_thinking() {
        assert_eq!(count(&Budget::iterations(100)), 100);
        let stop = Stop::new();
        stop.raise();
        assert_eq!(count(&Budget::iterations(100).stopped_by(&stop)), 1);
        assert_eq!(count(&Budget::time(Duration::ZERO)), 1);
        assert_eq!(count(&Budget::usual().or(&Budget::iterations(7))), 7);
        assert_eq!(count(&Budget::iterations(3).or(&Budget::iterations(7))), 3);
    }

    #[test]
    fn an_experiment_does_not_look_at_the_clock() {
        let hurried = Budget::iterations(50).within(Duration::ZERO);
        assert_eq!(count(&Budget::usual().or(&hurried)), 1);
        assert_eq!(count(&Budget::untimed().or(&hurried)), 50);
        assert_eq!(count(&Budget::untimed().or(&Budget::time(Duration::ZERO))), 1, "what is not counted has no other end");
    }
}
