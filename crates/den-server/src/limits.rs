//! How much one client may do: token buckets by address, and counts of what is open.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Limits;

/// The most addresses that are remembered; the full buckets are forgotten first.
const MOST_REMEMBERED: usize = 50_000;

/// A bucket that fills by and by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: f64,
    size: f64,
    full: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, size: f64) -> Bucket {
        Bucket { rate, size, full: size, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        self.full = (self.full + now.duration_since(self.at).as_secs_f64() * self.rate).min(self.size);
        self.at = now;
        let there = self.full >= 1.0;
        if there {
            self.full -= 1.0;
        }
        there
    }

    fn is_full(&self) -> bool {
        self.full + self.at.elapsed().as_secs_f64() * self.rate >= self.size
    }
}

/// A bucket for each key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: f64,
    size: f64,
    known: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: f64, size: f64) -> Buckets<K> {
        Buckets { rate, size, known: Mutex::default() }
    }

    /// Takes one from the bucket of `key`, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_REMEMBERED && !known.contains_key(&key) {
            known.retain(|_, bucket| !bucket.is_full());
            if known.len() >= MOST_REMEMBERED {
                return false;
            }
        }
        known.entry(key).or_insert_with(|| Bucket::new(self.rate, self.size)).take()
    }
}

/// What every client has open.
#[derive(Debug)]
pub(crate) struct Bounds {
    pub(crate) limits: Limits,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) guests: Buckets<IpAddr>,
    pub(crate) matches: Buckets<IpAddr>,
    pub(crate) passwords: Buckets<IpAddr>,
    /// Tries of a password for one name, from anywhere.
    pub(crate) names: Buckets<String>,
    sockets: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Bounds {
    pub(crate) fn new(limits: Limits) -> Bounds {
        let rare = |factor: f64| Buckets::new(limits.rare * factor / 60.0, (limits.rare * factor).max(1.0));
        Bounds {
            limits,
            requests: Buckets::new(limits.requests, limits.requests * 5.0),
            guests: rare(1.0),
            matches: rare(1.0),
            passwords: rare(1.0),
            names: Buckets::new(limits.rare / 60.0, limits.rare.max(1.0)),
            sockets: Arc::default(),
        }
    }

    /// A place for one more socket; given back when it is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<SocketPlace> {
        let mut counts = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = counts.by_address.get(&address).copied().unwrap_or(0);
        if counts.all >= self.limits.all_sockets || mine >= self.limits.sockets {
            return None;
        }
        counts.all += 1;
        counts.by_address.insert(address, mine + 1);
        Some(SocketPlace { address, sockets: self.sockets.clone() })
    }

    /// How many sockets are open.
    pub(crate) fn open_sockets(&self) -> usize {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

/// One open socket.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    address: IpAddr,
    sockets: Arc<Mutex<Counts>>,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut counts = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(mine) = counts.by_address.get_mut(&self.address) {
            *mine -= 1;
            if *mine == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_it_holds_and_no_more() {
        let buckets = Buckets::new(0.001, 3.0);
        let taken = (0..10).filter(|_| buckets.take("a")).count();
        assert_eq!(taken, 3);
        assert!(buckets.take("b"), "another client has its own");
    }

    #[test]
    fn sockets_are_counted_by_address_and_given_back() {
        let bounds = Bounds::new(Limits { sockets: 2, all_sockets: 3, ..Limits::default() });
        let (a, b): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let held = [bounds.socket(a), bounds.socket(a)];
        assert!(held.iter().all(Option::is_some));
        assert!(bounds.socket(a).is_none(), "two of one address");
        let third = bounds.socket(b);
        assert!(third.is_some() && bounds.socket(b).is_none(), "three in all");
        drop(held);
        assert!(bounds.socket(a).is_some());
        assert_eq!(bounds.open_sockets(), 1);
    }
}
