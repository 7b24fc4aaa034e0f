//! Open sockets, counted by address. When the server is full, players have priority over spectators.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use den_table::PlayerId;
use tokio::sync::Notify;

/// A limited number of places, in total and per address.
#[derive(Debug)]
pub(crate) struct Places {
    each: usize,
    all: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    next: u64,
    count: usize,
    by_address: HashMap<IpAddr, BTreeMap<u64, Holder>>,
}

#[derive(Debug)]
struct Holder {
    /// The player, if the socket belongs to a player at the table.
    seated: Option<PlayerId>,
    shed: Arc<Notify>,
}

impl Places {
    pub(crate) fn new(each: usize, all: usize) -> Places {
        Places { each, all, held: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many places are taken.
    pub(crate) fn count(&self) -> usize {
        self.lock().count
    }

    /// How many places are taken by players at their tables, and how many by spectators.
    pub(crate) fn by_kind(&self) -> (usize, usize) {
        let held = self.lock();
        let players = held.by_address.values().flat_map(BTreeMap::values).filter(|holder| holder.seated.is_some()).count();
        (players, held.count - players)
    }

    /// Takes a place, which is freed when dropped. A player at the table may displace someone else.
    pub(crate) fn take(self: &Arc<Places>, address: IpAddr, seated: Option<PlayerId>) -> Option<Place> {
        let mut held = self.lock();
        if held.by_address.get(&address).map_or(0, BTreeMap::len) >= self.each {
            seated.as_ref()?;
            held.shed_at(address, seated.as_ref())?;
        }
        if held.count >= self.all {
            seated.as_ref()?;
            let watching = |holders: &BTreeMap<u64, Holder>| holders.values().filter(|holder| holder.seated.is_none()).count();
            let (most, ..) = held.by_address.iter().map(|(at, holders)| (*at, watching(holders))).max_by_key(|(_, count)| *count)?;
            held.shed_at(most, None)?;
        }
        let (id, shed) = (held.next, Arc::new(Notify::new()));
        held.next += 1;
        held.count += 1;
        held.by_address.entry(address).or_default().insert(id, Holder { seated, shed: shed.clone() });
        Some(Place { id, address, shed, places: self.clone() })
    }
}

impl Held {
    /// Closes a socket of an address: the newest spectator; for a player, otherwise the oldest socket of another player who has several.
    fn shed_at(&mut self, address: IpAddr, by: Option<&PlayerId>) -> Option<()> {
        let holders = self.by_address.get(&address)?;
        let watching = holders.iter().rev().find(|(_, holder)| holder.seated.is_none());
        let sockets = |player: Option<&PlayerId>| holders.values().filter(|holder| holder.seated.as_ref() == player).count();
        let several = || {
            let most = holders.values().max_by_key(|holder| sockets(holder.seated.as_ref()))?.seated.as_ref();
            (sockets(most) > sockets(Some(by?)) + 1).then(|| holders.iter().find(|(_, holder)| holder.seated.as_ref() == most))?
        };
        let (&id, holder) = watching.or_else(several)?;
        holder.shed.notify_one();
        self.remove(address, id);
        Some(())
    }

    fn remove(&mut self, address: IpAddr, id: u64) {
        let Some(holders) = self.by_address.get_mut(&address) else { return };
        self.count -= usize::from(holders.remove(&id).is_some());
        if holders.is_empty() {
            self.by_address.remove(&address);
        }
    }
}

/// A taken place.
#[derive(Debug)]
pub(crate) struct Place {
    id: u64,
    address: IpAddr,
    shed: Arc<Notify>,
    places: Arc<Places>,
}

impl Place {
    /// Waits until the place is given to someone else.
    pub(crate) async fn shed(&self) {
        self.shed.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.lock().remove(self.address, self.id);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn player(name: &str) -> Option<PlayerId> {
        Some(name.parse().unwrap())
    }

    fn was_shed(place: &Place) -> bool {
        place.shed().now_or_never().is_some()
    }

    const A: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const B: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn places_are_counted_by_address_and_given_back() {
        let places = Arc::new(Places::new(2, 3));
        let held = [places.take(A, None), places.take(A, None)];
        assert!(held.iter().all(Option::is_some));
        assert!(places.take(A, None).is_none(), "two of one address");
        let third = places.take(B, None);
        assert!(third.is_some() && places.take(B, None).is_none(), "three in all");
        drop(held);
        assert!(places.take(A, None).is_some());
        assert_eq!(places.count(), 1);
    }

    #[test]
    fn a_player_displaces_the_newest_spectator() {
        let places = Arc::new(Places::new(2, 10));
        let (old, new) = (places.take(A, None).unwrap(), places.take(A, None).unwrap());
        let ada = places.take(A, player("ada")).unwrap();
        assert!(was_shed(&new) && !was_shed(&old) && !was_shed(&ada));
        assert!(places.take(A, None).is_none());
        drop(new);
        assert_eq!(places.count(), 2, "a place that was taken away is not given back twice");
        // Nor can one player with many sockets lock another player out.
        let second = places.take(A, player("ada")).unwrap();
        assert!(was_shed(&old));
        let bob = places.take(A, player("bob")).unwrap();
        assert!(was_shed(&ada) && !was_shed(&second) && !was_shed(&bob));
        assert!(places.take(A, player("eve")).is_none(), "nobody has more than one");
    }

    #[test]
    fn a_full_server_makes_room_for_players_where_most_watch() {
        let places = Arc::new(Places::new(10, 4));
        let one = places.take(B, None).unwrap();
        let flood: Vec<Place> = (0..3).map(|_| places.take(A, None).unwrap()).collect();
        assert!(places.take(B, None).is_none());
        let _ada = places.take(B, player("ada")).unwrap();
        assert!(was_shed(&flood[2]) && !was_shed(&one));
        assert_eq!(places.count(), 4);
    }
}
