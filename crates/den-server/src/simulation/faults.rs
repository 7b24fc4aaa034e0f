//! A database and a bus that fail, delay, duplicate, reorder and go away, controlled by a seed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use den_store::{Answer, Append, Appended, Gate, Store, StoreError};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::world::Dice;
use crate::fanout::{Bus, Heard, Later};

/// An unconfirmed write happens within this time, or never.
const LATEST: Duration = Duration::from_secs(8);

/// Bugs planted in the store, to test whether the checks find them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Planted {
    /// No bug.
    Nothing,
    /// Sometimes a change is confirmed without being stored.
    ConfirmsWithoutStoring,
    /// A change that lost a conflict is confirmed as well.
    ConfirmsConflicts,
    /// Sometimes a change is stored twice in a row.
    StoresTwice,
}

/// How often each fault happens, per thousand calls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rates {
    fails: u64,
    unanswered: u64,
    hangs: u64,
    delays: u64,
    late: u64,
    duplicates: u64,
    drops: u64,
}

impl Rates {
    /// Random rates, from almost none to one call in three.
    pub(super) fn by(dice: &mut Dice) -> Rates {
        let most = [0, 5, 30, 120][dice.below(4) as usize];
        let mut rate = || dice.below(most + 1);
        Rates { fails: rate(), unanswered: rate(), hangs: rate() / 4, delays: rate(), late: rate(), duplicates: rate(), drops: rate() }
    }
}

/// The state shared by everything that can fail in a simulation.
pub(super) struct Chaos {
    rates: Rates,
    planted: Planted,
    dice: Mutex<Dice>,
    /// Nothing fails any more.
    calm: AtomicBool,
    /// No database call gets through.
    outage: AtomicBool,
}

/// What happens to a call.
enum Fault {
    None,
    /// It fails without being made.
    Fails,
    /// It is made, but its answer is lost.
    Unanswered,
    /// It never returns and is not made.
    Hangs,
    /// It is made after a while.
    Delayed(Duration),
    /// It is made immediately and answered after a while.
    Slow(Duration),
}

impl Chaos {
    pub(super) fn new(rates: Rates, planted: Planted, dice: Dice) -> Arc<Chaos> {
        Arc::new(Chaos { rates, planted, dice: Mutex::new(dice), calm: AtomicBool::new(true), outage: AtomicBool::new(false) })
    }

    pub(super) fn calm(&self, calm: bool) {
        self.calm.store(calm, Ordering::Relaxed);
        self.outage.store(false, Ordering::Relaxed);
    }

    pub(super) fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }

    pub(super) fn outage(&self, outage: bool) {
        self.outage.store(outage && !self.is_calm(), Ordering::Relaxed);
    }

    fn roll<T>(&self, f: impl FnOnce(&mut Dice) -> T) -> T {
        f(&mut self.dice.lock().unwrap())
    }

    fn fault(&self) -> Fault {
        if self.is_calm() {
            return Fault::None;
        }
        let rates = self.rates;
        self.roll(|dice| {
            if self.outage.load(Ordering::Relaxed) {
                return if dice.permille(200) { Fault::Hangs } else { Fault::Fails };
            }
            let (kind, delay) = (dice.below(1000), dice.delay(LATEST));
            let mut bar = 0;
            let mut within = |rate: u64| {
                bar += rate;
                kind < bar
            };
            if within(rates.fails) {
                Fault::Fails
            } else if within(rates.unanswered) {
                Fault::Unanswered
            } else if within(rates.hangs) {
                Fault::Hangs
            } else if within(rates.delays) {
                Fault::Delayed(delay)
            } else if within(rates.delays) {
                Fault::Slow(delay)
            } else {
                Fault::None
            }
        })
    }
}

fn failed<T>() -> Result<T, StoreError> {
    Err(StoreError::Unavailable("simulated".into()))
}

/// The connection of one node to the database.
pub(super) struct Line {
    pub(super) chaos: Arc<Chaos>,
    /// The calls of a killed node never return and have no effect.
    pub(super) dead: Arc<AtomicBool>,
}

impl Line {
    fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Relaxed)
    }
}

impl Gate for Line {
    fn pass<'a, T: Send + 'a>(&'a self, _: &'static str, call: impl FnOnce() -> Answer<'a, T> + Send + 'a) -> Answer<'a, T> {
        if self.is_dead() {
            return Box::pin(std::future::pending());
        }
        match self.chaos.fault() {
            Fault::None => call(),
            Fault::Fails => Box::pin(async { failed() }),
            Fault::Hangs => Box::pin(std::future::pending()),
            Fault::Unanswered => Box::pin(async move { call().await.and_then(|_| failed()) }),
            Fault::Delayed(delay) => Box::pin(async move {
                sleep(delay).await;
                call().await
            }),
            Fault::Slow(delay) => Box::pin(async move {
                let answer = call().await;
                sleep(delay).await;
                answer
            }),
        }
    }

    /// A change may take effect after everyone has stopped waiting for it, or be stored and sent again, or both.
    fn append<'a>(&'a self, store: &'a Arc<dyn Store>, append: Append) -> Answer<'a, Appended> {
        let chaos = &self.chaos;
        if self.is_dead() || chaos.is_calm() {
            return self.pass("append", move || store.append(append));
        }
        let rates = chaos.rates;
        let (kind, delay, fails) = chaos.roll(|dice| (dice.below(1000), dice.delay(LATEST), dice.permille(500)));
        let store = store.clone();
        match chaos.planted {
            Planted::ConfirmsWithoutStoring if kind < 20 => return Box::pin(async { Ok(Appended::Stored) }),
            Planted::ConfirmsConflicts => {
                return Box::pin(async move {
                    let answer = store.append(append).await?;
                    Ok(if answer == Appended::Conflict { Appended::Stored } else { answer })
                });
            }
            Planted::StoresTwice if kind < 20 => {
                return Box::pin(async move {
                    let answer = store.append(append.clone()).await?;
                    let mut again = append;
                    again.change.number = again.change.last() + 1;
                    store.append(again).await.and(Ok(answer))
                });
            }
            _ => {}
        }
        if kind < rates.late {
            tokio::spawn(async move {
                sleep(delay).await;
                let _ = store.append(append).await;
            });
            return if fails { Box::pin(async { failed() }) } else { Box::pin(std::future::pending()) };
        }
        if kind < rates.late + rates.duplicates {
            return Box::pin(async move {
                let _ = store.append(append.clone()).await;
                sleep(delay).await;
                store.append(append).await
            });
        }
        self.pass("append", move || Box::pin(async move { store.append(append).await }))
    }
}

/// The bus between all nodes.
pub(super) struct Air {
    chaos: Arc<Chaos>,
    ears: Mutex<Vec<(Arc<AtomicBool>, mpsc::UnboundedSender<Heard>)>>,
}

impl Air {
    pub(super) fn new(chaos: Arc<Chaos>) -> Arc<Air> {
        Arc::new(Air { chaos, ears: Mutex::default() })
    }

    /// Connects a new node.
    pub(super) fn join(self: &Arc<Air>, dead: Arc<AtomicBool>) -> (Radio, Arc<AtomicBool>) {
        let (ear, heard) = mpsc::unbounded_channel();
        let connected = Arc::new(AtomicBool::new(true));
        self.ears.lock().unwrap().push((connected.clone(), ear));
        (Radio { air: self.clone(), dead, connected: connected.clone(), heard: tokio::sync::Mutex::new(heard) }, connected)
    }

    /// Connects or disconnects a node.
    pub(super) fn connect(&self, node: &Arc<AtomicBool>, there: bool) {
        node.store(there, Ordering::Relaxed);
        if there && let Some((_, ear)) = self.ears.lock().unwrap().iter().find(|(of, _)| Arc::ptr_eq(of, node)) {
            let _ = ear.send(Heard::Reconnected);
        }
    }
}

/// The connection of one node to the bus.
pub(super) struct Radio {
    air: Arc<Air>,
    dead: Arc<AtomicBool>,
    connected: Arc<AtomicBool>,
    heard: tokio::sync::Mutex<mpsc::UnboundedReceiver<Heard>>,
}

impl Bus for Radio {
    fn connected(&self) -> bool {
        self.connected.load(Ordering::Relaxed)
    }

    fn publish(&self, word: String) -> Later<'_, Result<(), String>> {
        let chaos = &self.air.chaos;
        if self.dead.load(Ordering::Relaxed) {
            return Box::pin(std::future::pending());
        }
        for (connected, ear) in &*self.air.ears.lock().unwrap() {
            if !connected.load(Ordering::Relaxed) {
                continue;
            }
            let mut copies = 1;
            if !chaos.is_calm() {
                let rates = chaos.rates;
                copies = chaos.roll(|dice| u32::from(!dice.permille(rates.drops)) + u32::from(dice.permille(rates.duplicates)));
            }
            for _ in 0..copies {
                // Each takes its own time, so words can overtake each other.
                let delay = chaos.roll(|dice| dice.delay(Duration::from_secs(2)));
                let (ear, word) = (ear.clone(), word.clone());
                tokio::spawn(async move {
                    sleep(delay).await;
                    let _ = ear.send(Heard::Word(word));
                });
            }
        }
        if !chaos.is_calm() && chaos.roll(|dice| dice.permille(chaos.rates.hangs)) {
            return Box::pin(std::future::pending());
        }
        Box::pin(async { Ok(()) })
    }

    fn hear(&self) -> Later<'_, Option<Heard>> {
        Box::pin(async move { self.heard.lock().await.recv().await })
    }

    fn flush(&self) -> Later<'_, ()> {
        Box::pin(async {})
    }
}
