//! The next match of the same players.

use den_core::Seat;
use den_store::{Also, NewMatch};
use den_table::MatchId;
use den_table::wire::{Code, Refused};

use crate::app::now;
use crate::hub;
use crate::identity::new_id;
use crate::live::{Live, Lost, new_seed, row};

impl Live {
    /// Makes the next match and names it here, both in one transaction.
    pub(crate) async fn rematch(&mut self, seat: Seat) -> Result<(), Refused> {
        let unavailable = || Refused::new(Code::Unavailable, "no rematch can be made now; try again");
        let id: MatchId = new_id().map_err(|_| unavailable())?;
        let now = now();
        let (setup, sits, change) = self.table.rematch(seat, &id, now)?;
        let seed = new_seed().map_err(|_| unavailable())?;
        let mut next = den_table::open(setup, seed).map_err(|_| unavailable())?;
        let first = next.begin(&sits, now)?;
        if let Some(first) = &first {
            next.apply(first).map_err(|_| unavailable())?;
        }
        let row = row(&*next, now);
        let new =
            NewMatch { id: id.clone(), setup: next.setup().clone(), seed, created: now, first, row: row.clone(), invites: Vec::new() };
        match self.commit(&change, Also::Create(Box::new(new))).await {
            Ok(()) => {
                // The players are on their way there.
                hub::begin(&self.app, &id, || Live::new(&self.app, id.clone(), next, row));
                Ok(())
            }
            // Somebody else asked first: the state tells which match it is.
            Err(Lost::Conflict) if self.table.next().is_some() => Ok(()),
            Err(_) => Err(unavailable()),
        }
    }
}
