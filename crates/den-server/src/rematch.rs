//! Starts rematches.

use std::net::IpAddr;

use den_core::Seat;
use den_store::{NewMatch, SideEffect};
use den_table::wire::{Code, Refused};
use den_table::{MatchId, NextMatch, Rematch};

use crate::app::now;
use crate::error::Fault;
use crate::hub;
use crate::identity::new_id;
use crate::live::{Live, Lost, begin, new_seed, row, to_move};
use crate::messages::ServerReason;
use crate::packs::figures_of;

impl Live {
    /// Offers or accepts a rematch. Once all have agreed, the next match is created and announced here, in one transaction. It counts
    /// as a new match for the address of the player who agreed last.
    pub(crate) async fn rematch(&mut self, seat: Seat, address: IpAddr) -> Result<(), Refused> {
        let unavailable = || Refused::new(Code::Unavailable, ServerReason::Unavailable);
        let id: MatchId = new_id().map_err(|_| unavailable())?;
        let Rematch { decision, next } = self.table.rematch(seat, &id, now())?;
        let begun = match next {
            Some(next) => {
                if !self.app.bounds.matches.take(address) {
                    return Err(Refused::new(Code::TooMuch, ServerReason::TooMuch));
                }
                let store = self.app.store.clone();
                let figures = figures_of(&*store, &next.settings).await.map_err(|_| unavailable())?;
                Some(self.next(id, next, figures.as_ref()).map_err(|_| unavailable())?)
            }
            None => None,
        };
        let (new, live) = begun.unzip();
        let also = new.map_or(SideEffect::Nothing, |new| SideEffect::Create(Box::new(new)));
        match self.commit(decision, also).await {
            Ok(()) => {
                if let Some(live) = live {
                    // The players are about to connect to it.
                    hub::begin(&self.app, &live.id.clone(), || live);
                }
                Ok(())
            }
            // Another node was first: the state says which match it is.
            Err(Lost::Conflict) if self.table.status().rematch().next.is_some() => Ok(()),
            Err(_) => Err(unavailable()),
        }
    }

    /// The next match, to store and to run.
    fn next(&self, id: MatchId, next: NextMatch, figures: Option<&serde_json::Value>) -> Result<(NewMatch, Live), Fault> {
        let (seed, now) = (new_seed(&self.app)?, now());
        let mut table = den_table::open(next.settings, seed, figures)?;
        let first = begin(&mut *table, &next.sits, now)?;
        let row = row(table.status(), now);
        let settings = table.status().settings().clone();
        let new = NewMatch {
            id: id.clone(),
            settings,
            seed,
            created: now,
            first,
            turn: to_move(table.status()),
            row: row.clone(),
            invites: Vec::new(),
        };
        let mut live = Live::new(&self.app, id, table, row);
        live.address = self.address;
        Ok((new, live))
    }
}
