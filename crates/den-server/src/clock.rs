//! The time. It never jumps within a process: it is the time of day at the start plus what a monotonic clock has counted since.
//!
//! Players' clocks are computed from it, so a correction of the system time must not end or freeze them.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use den_table::Millis;

static CLOCK: OnceLock<Clock> = OnceLock::new();

/// A point in time on both clocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    wall: Millis,
    steady: Instant,
}

impl Clock {
    fn new(wall: SystemTime, steady: Instant) -> Clock {
        Clock { wall: wall.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis), steady }
    }

    /// Starts the clock of this process. Later calls have no effect.
    pub(crate) fn start() -> &'static Clock {
        CLOCK.get_or_init(|| Clock::new(SystemTime::now(), Instant::now()))
    }

    fn at(&self, steady: Instant) -> Millis {
        self.wall + steady.saturating_duration_since(self.steady).as_millis() as Millis
    }
}

/// The current time, in milliseconds since 1970.
pub(crate) fn now() -> Millis {
    #[cfg(test)]
    if let Some(now) = crate::simulation::world::now() {
        return now;
    }
    Clock::start().at(Instant::now())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn time_advances_evenly_whatever_the_system_clock_does() {
        let steady = Instant::now();
        let clock = Clock::new(UNIX_EPOCH + Duration::from_secs(1_000), steady);
        assert_eq!(clock.at(steady), 1_000_000);
        assert_eq!(clock.at(steady + Duration::from_millis(1_500)), 1_001_500);
        let begun = Instant::now();
        let first = now();
        let second = now();
        assert!(second >= first && second - first <= begun.elapsed().as_millis() as Millis + 1);
    }
}
