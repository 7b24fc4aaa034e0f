//! Rate limits: token buckets by address, player and socket.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use den_table::PlayerId;

use crate::config::Limits;
use crate::places::Places;

/// The maximum number of buckets in memory; full ones are removed first.
const MAX_REMEMBERED: usize = 50_000;
/// TCP connections beyond the sockets, for page loads and requests.
const SPARE_BY_ADDRESS: usize = 256;
const SPARE_IN_ALL: usize = 4096;

/// A bucket that refills over time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: f64,
    size: f64,
    full: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, size: f64) -> Bucket {
        let size = size.max(1.0);
        Bucket { rate, size, full: size, at: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
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

/// A bucket that several sockets share.
pub(crate) type SharedBucket = Arc<Mutex<Bucket>>;

/// A bucket for each key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: f64,
    size: f64,
    known: Mutex<HashMap<K, SharedBucket>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: f64, size: f64) -> Buckets<K> {
        Buckets { rate, size, known: Mutex::default() }
    }

    /// The bucket of `key`; `None` if too many are in use.
    pub(crate) fn of(&self, key: K) -> Option<SharedBucket> {
        let mut known = lock(&self.known);
        if known.len() >= MAX_REMEMBERED && !known.contains_key(&key) {
            known.retain(|_, bucket| Arc::strong_count(bucket) > 1 || !lock(bucket).is_full());
            if known.len() >= MAX_REMEMBERED {
                return None;
            }
        }
        Some(known.entry(key).or_insert_with(|| Arc::new(Mutex::new(Bucket::new(self.rate, self.size)))).clone())
    }

    /// Takes a token from the bucket of `key`, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        self.of(key).is_some_and(|bucket| lock(&bucket).take())
    }
}

/// The rate limits of all clients.
#[derive(Debug)]
pub(crate) struct Bounds {
    pub(crate) limits: Limits,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) guests: Buckets<IpAddr>,
    pub(crate) matches: Buckets<IpAddr>,
    pub(crate) passwords: Buckets<IpAddr>,
    /// Password attempts for one name from one address, so that nobody can use up someone else's.
    pub(crate) names: Buckets<(String, IpAddr)>,
    pub(crate) reports: Buckets<IpAddr>,
    pub(crate) exports: Buckets<IpAddr>,
    pub(crate) packs: Buckets<IpAddr>,
    /// Reviews that are asked for. Those of matches that have just ended do not count.
    pub(crate) reviews: Buckets<IpAddr>,
    pub(crate) packs_by_player: Buckets<PlayerId>,
    messages_by_player: Buckets<PlayerId>,
    messages_by_address: Buckets<IpAddr>,
    chat_by_player: Buckets<PlayerId>,
    chat_by_address: Buckets<IpAddr>,
    /// Open sockets.
    pub(crate) sockets: Arc<Places>,
    /// Open TCP connections, each possibly a socket.
    pub(crate) connections: Arc<Places>,
}

impl Bounds {
    pub(crate) fn new(limits: Limits, behind_proxy: bool) -> Bounds {
        let rare = || Buckets::new(limits.rare / 60.0, limits.rare);
        let names = Buckets::new(limits.rare / 60.0, limits.rare);
        Bounds {
            limits,
            requests: Buckets::new(limits.requests, limits.requests * 5.0),
            guests: rare(),
            matches: rare(),
            // Several people may share an address.
            passwords: Buckets::new(limits.rare / 20.0, limits.rare * 3.0),
            names,
            reports: rare(),
            exports: rare(),
            packs: rare(),
            reviews: rare(),
            packs_by_player: Buckets::new(limits.rare / 60.0, limits.rare),
            messages_by_player: Buckets::new(limits.messages, limits.messages * 3.0),
            messages_by_address: Buckets::new(limits.messages * 10.0, limits.messages * 30.0),
            chat_by_player: Buckets::new(limits.chat / 60.0, limits.chat / 6.0),
            chat_by_address: Buckets::new(limits.chat / 12.0, limits.chat * 5.0 / 6.0),
            sockets: Arc::new(Places::new(limits.sockets, limits.all_sockets)),
            connections: Arc::new(Places::new(
                // Behind a proxy, all connections come from the proxy.
                if behind_proxy { usize::MAX } else { limits.sockets.saturating_add(SPARE_BY_ADDRESS) },
                limits.all_sockets.saturating_add(SPARE_IN_ALL),
            )),
        }
    }

    /// The limits for a connection of this player and address; `None` if too many are being tracked.
    pub(crate) fn pace(&self, player: Option<&PlayerId>, address: IpAddr) -> Option<Pace> {
        let mut pace = Pace {
            messages: vec![self.messages_by_address.of(address)?],
            chat: vec![self.chat_by_address.of(address)?],
            own: Bucket::new(self.limits.messages, self.limits.messages * 3.0),
        };
        if let Some(player) = player {
            pace.messages.push(self.messages_by_player.of(player.clone())?);
            pace.chat.push(self.chat_by_player.of(player.clone())?);
        }
        Some(pace)
    }
}

/// The limits for one connection, shared with the other connections of its player and its address.
pub(crate) struct Pace {
    own: Bucket,
    messages: Vec<SharedBucket>,
    chat: Vec<SharedBucket>,
}

impl Pace {
    /// Whether another message is within the limits.
    pub(crate) fn message(&mut self) -> bool {
        self.own.take() && self.messages.iter().all(|bucket| lock(bucket).take())
    }

    /// Whether another chat message is within the limits.
    pub(crate) fn chat(&mut self) -> bool {
        self.chat.iter().all(|bucket| lock(bucket).take())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_out_only_its_tokens() {
        let buckets = Buckets::new(0.001, 3.0);
        let taken = (0..10).filter(|_| buckets.take("a")).count();
        assert_eq!(taken, 3);
        assert!(buckets.take("b"), "another client has its own");
    }

    #[test]
    fn a_bucket_holds_its_limit_over_time() {
        let (mut bucket, begun) = (Bucket::new(20.0 / 60.0, 20.0), Instant::now());
        // Asked ten times a second for an hour: the burst, then twenty per minute.
        let taken = (0..36_000).filter(|at| bucket.take_at(begun + *at * Duration::from_millis(100))).count();
        assert!((1218..=1220).contains(&taken), "{taken}");
        // After a pause there is one burst, however long the pause was.
        let later = begun + Duration::from_secs(24 * 3600);
        assert_eq!((0..100).filter(|_| bucket.take_at(later)).count(), 20);
    }

    #[test]
    fn the_sockets_of_a_player_share_a_limit_and_so_do_those_of_an_address() {
        let bounds = Bounds::new(Limits { messages: 0.001, chat: 0.06, ..Limits::default() }, false);
        let address: IpAddr = [10, 0, 0, 1].into();
        let (ada, bob): (PlayerId, PlayerId) = ("ada".parse().unwrap(), "bob".parse().unwrap());
        let pace = |player: &PlayerId, address: IpAddr| bounds.pace(Some(player), address).unwrap();
        assert!(pace(&ada, address).message() && pace(&ada, address).chat());
        assert!(!pace(&ada, [10, 0, 0, 2].into()).message(), "the same player from elsewhere");
        assert!(!pace(&ada, [10, 0, 0, 3].into()).chat());
        assert!(!pace(&bob, address).message(), "another player at the same address");
        assert!(!pace(&bob, address).chat());
        assert!(pace(&bob, [10, 0, 0, 4].into()).message());
    }
}
