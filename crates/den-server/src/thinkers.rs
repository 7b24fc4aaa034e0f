//! Scheduling of bots. They share the cores by payer in turn, regardless of how many tables each payer has, so that many tables of one
//! address do not hold up the others.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use den_table::MatchId;
use tokio::sync::oneshot;

/// Who a bot's thinking is charged to: the address that created the table or connected first, or the match itself if nobody is
/// connected.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Payer {
    Address(IpAddr),
    Match(MatchId),
}

/// Permits to think: a limited number in total, and at most half of them for one payer.
#[derive(Debug)]
pub(crate) struct Thinkers {
    slots: usize,
    of_one: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    running: usize,
    by_payer: HashMap<Payer, usize>,
    /// The waiting bots by payer; the next payer is first.
    waiting: VecDeque<(Payer, VecDeque<oneshot::Sender<Permit>>)>,
}

/// A permit to think.
#[derive(Debug)]
pub(crate) struct Permit {
    payer: Payer,
    thinkers: Arc<Thinkers>,
}

impl Thinkers {
    pub(crate) fn new(slots: usize) -> Thinkers {
        let slots = slots.max(1);
        Thinkers { slots, of_one: slots.div_ceil(2), state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many bots are waiting.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.iter().map(|(_, those)| those.len()).sum()
    }

    /// Waits for a permit. `None` if the server is stopping.
    pub(crate) async fn acquire(self: &Arc<Thinkers>, payer: Payer) -> Option<Permit> {
        let (tell, told) = oneshot::channel();
        {
            let mut state = self.lock();
            match state.waiting.iter_mut().find(|(known, _)| *known == payer) {
                Some((_, those)) => those.push_back(tell),
                None => state.waiting.push_back((payer, VecDeque::from([tell]))),
            }
        }
        self.hand_out();
        told.await.ok()
    }

    /// Gives out free permits, one payer after the other.
    fn hand_out(self: &Arc<Thinkers>) {
        loop {
            let mut state = self.lock();
            if state.running >= self.slots {
                return;
            }
            let may = |(payer, _): &(Payer, _)| state.by_payer.get(payer).copied().unwrap_or(0) < self.of_one;
            let Some((payer, mut those)) = state.waiting.iter().position(may).and_then(|at| state.waiting.remove(at)) else { return };
            let next = those.pop_front();
            if !those.is_empty() {
                state.waiting.push_back((payer.clone(), those));
            }
            state.running += 1;
            *state.by_payer.entry(payer.clone()).or_default() += 1;
            drop(state);
            // A bot that no longer waits returns it immediately.
            let _ = next.map(|next| next.send(Permit { payer, thinkers: self.clone() }));
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.thinkers.lock();
        state.running -= 1;
        if let Some(n) = state.by_payer.get_mut(&self.payer) {
            *n -= 1;
            if *n == 0 {
                state.by_payer.remove(&self.payer);
            }
        }
        drop(state);
        self.thinkers.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn address(n: u8) -> Payer {
        Payer::Address([10, 0, 0, n].into())
    }

    #[tokio::test]
    async fn many_tables_of_one_address_do_not_delay_another() {
        let thinkers = Arc::new(Thinkers::new(1));
        let first = thinkers.acquire(address(1)).await.unwrap();
        let mut flood: Vec<_> = (0..20).map(|_| Box::pin(thinkers.acquire(address(1)))).collect();
        for one in &mut flood {
            assert!(one.as_mut().now_or_never().is_none());
        }
        let mut other = Box::pin(thinkers.acquire(address(2)));
        assert!(other.as_mut().now_or_never().is_none());
        assert_eq!(thinkers.waiting(), 21);
        drop(first);
        let second = flood[0].as_mut().now_or_never().flatten().expect("the flood came first");
        drop(second);
        assert!(other.as_mut().now_or_never().flatten().is_some(), "then it is the other's turn, before the rest of the flood");
    }

    #[tokio::test]
    async fn one_payer_gets_half_of_the_thinkers() {
        let thinkers = Arc::new(Thinkers::new(4));
        let _held = [thinkers.acquire(address(1)).await, thinkers.acquire(address(1)).await];
        assert!(thinkers.acquire(address(1)).now_or_never().is_none(), "two are half of four");
        assert!(thinkers.acquire(address(2)).now_or_never().flatten().is_some());
    }
}
