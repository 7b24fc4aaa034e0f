//! A database and a bus that fail, delay, duplicate, reorder and go away by a seed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use den_store::{Answer, Append, Appended, Gate, Store, StoreError};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::world::Dice;
use crate::fanout::{Bus, Heard, Later};

/// A write that was not confirmed happens within this time, or never.
const LATEST: Duration = Duration::from_secs(8);

/// Faults of the store itself, planted to see whether the checks find them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Planted {
    /// Nothing.
    Nothing,
    /// Now and then a change is confirmed that was not stored.
    ConfirmsWithoutStoring,
    /// A change that came second is confirmed as well.
    ConfirmsConflicts,
    /// Now and then a change is stored twice, one after the other.
    StoresTwice,
}

/// What goes wrong how often, in a thousand calls.
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
    /// From almost none to one call in three.
    pub(super) fn by(dice: &mut Dice) -> Rates {
        let most = [0, 5, 30, 120][dice.below(4) as usize];
        let mut rate = || dice.below(most + 1);
        Rates { fails: rate(), unanswered: rate(), hangs: rate() / 4, delays: rate(), late: rate(), duplicates: rate(), drops: rate() }
    }
}

/// What everything that can fail in a simulation shares.
pub(super) struct Chaos {
    rates: Rates,
    planted: Planted,
    dice: Mutex<Dice>,
    /// Nothing fails any more.
    calm: AtomicBool,
    /// No call of the database gets through.
    outage: AtomicBool,
}

/// What becomes of a call.
enum Fault {
    None,
    /// It is not made, and fails.
    Fails,
    /// It is made, and its answer is lost.
    Unanswered,
    /// It is not made and does not end.
    Hangs,
    /// It is made after a while.
    Delayed(Duration),
    /// It is made at once and answered after a while.
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

/// The way of one node to the database.
pub(super) struct Line {
    pub(super) chaos: Arc<Chaos>,
    /// A killed node's calls do not end; nothing it still does has an effect.
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

    /// A change may take effect after everyone stopped waiting for it, or be stored and sent again, or both.
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

    /// A new node's way to the others.
    pub(super) fn join(self: &Arc<Air>, dead: Arc<AtomicBool>) -> (Radio, Arc<AtomicBool>) {
        let (ear, heard) = mpsc::unbounded_channel();
        let connected = Arc::new(AtomicBool::new(true));
        self.ears.lock().unwrap().push((connected.clone(), ear));
        (Radio { air: self.clone(), dead, connected: connected.clone(), heard: tokio::sync::Mutex::new(heard) }, connected)
    }

    /// A node's connection goes or comes back.
    pub(super) fn connect(&self, node: &Arc<AtomicBool>, there: bool) {
        node.store(there, Ordering::Relaxed);
        if there && let Some((_, ear)) = self.ears.lock().unwrap().iter().find(|(of, _)| Arc::ptr_eq(of, node)) {
            let _ = ear.send(Heard::Reconnected);
        }
    }
}

/// One node's way to the others.
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
                // Each takes its own time: words overtake each other.
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
