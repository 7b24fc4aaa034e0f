//! CPU time of this thread, so that a busy machine does not distort a measurement.

use std::time::Duration;

/// Measures the CPU time of this thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Duration);

impl Clock {
    /// Starts a clock, to be read on the same thread.
    pub(crate) fn start() -> Clock {
        Clock(now())
    }

    /// The elapsed CPU time.
    pub(crate) fn elapsed(&self) -> Duration {
        now().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// Systems without such a clock use wall-clock time.
#[cfg(not(unix))]
fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_while_the_thread_works() {
        let clock = Clock::start();
        let mut sum = 0u64;
        while clock.elapsed() < Duration::from_millis(2) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(sum > 0 && clock.elapsed() >= Duration::from_millis(2));
    }
}
