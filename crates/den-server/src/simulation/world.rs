//! Time and randomness of a simulation. Both come from the schedule, so that the same seed gives the same course of events.

use std::cell::RefCell;
use std::time::Duration;

use den_table::Millis;
use tokio::time::Instant;

/// When every simulation starts, in milliseconds since 1970.
const BEGINNING: Millis = 1_700_000_000_000;

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

struct World {
    begun: Instant,
    dice: Dice,
    panics: u32,
}

/// Starts a new world on this thread.
pub(super) fn enter(seed: u64) {
    WORLD.set(Some(World { begun: Instant::now(), dice: Dice(seed ^ 0x5eed), panics: 0 }));
}

/// Ends the world. Returns how many tasks panicked.
pub(super) fn leave() -> u32 {
    WORLD.take().map_or(0, |world| world.panics)
}

/// Counts a panic on this thread.
pub(super) fn panicked() {
    WORLD.with_borrow_mut(|world| {
        if let Some(world) = world {
            world.panics += 1;
        }
    });
}

/// The simulated time, in a simulation.
pub(crate) fn now() -> Option<Millis> {
    WORLD.with_borrow(|world| Some(BEGINNING + world.as_ref()?.begun.elapsed().as_millis() as Millis))
}

/// Fills `bytes` in a simulation; returns `false` outside of one.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    WORLD.with_borrow_mut(|world| {
        let Some(world) = world else { return false };
        bytes.fill_with(|| world.dice.next() as u8);
        true
    })
}

/// Random numbers from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number less than `n`.
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.next() % n.max(1)
    }

    /// True with a probability of `n` in a thousand.
    pub(super) fn permille(&mut self, n: u64) -> bool {
        self.below(1000) < n
    }

    /// A delay of up to `most`, short more often than long.
    pub(super) fn delay(&mut self, most: Duration) -> Duration {
        let most = most.as_millis() as u64;
        let most = if self.permille(700) { most / 50 } else { most };
        Duration::from_millis(self.below(most + 1))
    }

    /// Splits off an independent generator.
    pub(super) fn split(&mut self) -> Dice {
        Dice(self.next())
    }
}
