//! Rematches: one player offers, all others accept (DEN-REMATCH-1 to 3).

use den_core::{Deserialize, Game, Seat};
use serde::Serialize;

use crate::MatchId;
use crate::clock::Millis;
use crate::journal::Entry;
use crate::messages::{TableEvent, TableReason};
use crate::seating::{Occupant, SeatKind, SeatState, Seated, numbered};
use crate::settings::{MatchSettings, SeatAssignments};
use crate::table::{Decision, Match};
use crate::wire::{Code, Phase, Refused};

/// Who has agreed to a rematch.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RematchOffer {
    /// The players who have agreed, in order: the first one made the offer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<Seat>,
    /// The player who declined; there will be no rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined: Option<Seat>,
    /// The rematch, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<MatchId>,
}

impl RematchOffer {
    pub(crate) fn agree(&mut self, seat: Seat) -> TableEvent {
        let first = self.agreed.is_empty();
        self.agreed.push(seat);
        if first { TableEvent::RematchOffered { seat } } else { TableEvent::RematchAccepted { seat } }
    }

    pub(crate) fn decline(&mut self, seat: Seat) -> TableEvent {
        self.declined = Some(seat);
        TableEvent::RematchDeclined { seat }
    }

    pub(crate) fn begin(&mut self, id: MatchId) -> TableEvent {
        let event = TableEvent::RematchBegun { id: id.to_string() };
        self.next = Some(id);
        event
    }

    /// Whether nobody has offered, accepted or declined.
    pub fn is_empty(&self) -> bool {
        *self == RematchOffer::default()
    }
}

/// The effect of agreeing to a rematch.
#[derive(Debug)]
pub struct Rematch {
    /// The change at the old table.
    pub decision: Decision,
    /// The new match, once all have agreed. Store it together with the decision, which contains its id.
    pub next: Option<NextMatch>,
}

/// The match that all players have agreed to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextMatch {
    /// Its settings.
    pub settings: MatchSettings,
    /// Who sits where, for [`Match::begin`].
    pub sits: SeatAssignments,
}

impl<G: Game> Match<G> {
    /// The effect of the player at `seat` offering or accepting a rematch: the same players, on other seats. `id` is the id of
    /// the new match, in case this player is the last to agree.
    ///
    /// # Errors
    /// If the match is not over, someone declined, or the player has already agreed.
    pub fn rematch(&self, seat: Seat, id: &MatchId, now: Millis) -> Result<Rematch, Refused> {
        self.may_answer(seat)?;
        let offer = &self.status().rematch;
        if offer.agreed.contains(&seat) {
            return Err(Refused::by(Code::Over, TableReason::RematchAgreed, "DEN-REMATCH-2"));
        }
        let agreed = |at: Seat| at == seat || offer.agreed.contains(&at);
        let all = numbered(self.status().seats()).all(|(at, state)| !state.occupant.is_person() || agreed(at));
        let decision = self.draft(now, |draft| {
            draft.add(Entry::Rematch(seat))?;
            if all { draft.add(Entry::Next(id.clone())) } else { Ok(()) }
        })?;
        Ok(Rematch { decision, next: all.then(|| self.next_match()) })
    }

    /// The effect of the player at `seat` declining the rematch, or withdrawing the offer.
    pub(crate) fn decline(&self, seat: Seat, now: Millis) -> Result<Decision, Refused> {
        self.may_answer(seat)?;
        self.draft(now, |draft| draft.add(Entry::Decline(seat)))
    }

    fn may_answer(&self, seat: Seat) -> Result<(), Refused> {
        let status = self.status();
        if status.phase() != Phase::Over || status.closed {
            return Err(Refused::by(Code::Over, TableReason::NotOver, "DEN-REMATCH-1"));
        }
        if !status.seats().get(seat.index()).is_some_and(|state| state.occupant.is_person()) {
            return Err(Refused::by(Code::NotSeated, TableReason::RematchPlayers, "DEN-REMATCH-1"));
        }
        if let Some(next) = &status.rematch.next {
            return Err(Refused::by(Code::Over, TableReason::RematchIs { id: next.to_string() }, "DEN-REMATCH-2"));
        }
        if let Some(seat) = status.rematch.declined {
            return Err(Refused::by(Code::Over, TableReason::RematchDeclined { seat }, "DEN-REMATCH-3"));
        }
        Ok(())
    }

    fn next_match(&self) -> NextMatch {
        let seats = self.status().seats();
        let kind = |state: &SeatState| match &state.occupant {
            Occupant::Bot(name) => SeatKind::Bot(name.clone()),
            _ => state.kind.clone(),
        };
        let next = self.next_game();
        let players = Seat::all(seats.len() as u8).zip(next.order.iter().map(|now| &seats[now.index()]));
        let sits: SeatAssignments = players
            .filter_map(|(at, state)| match (&state.occupant, &state.player) {
                (Occupant::Person(name), Some(player)) => {
                    Some((at, Seated { player: player.clone(), name: name.clone(), account: state.account }))
                }
                _ => None,
            })
            .collect();
        let kinds: Vec<SeatKind> = seats.iter().map(kind).collect();
        NextMatch { settings: self.settings().next(&kinds, next), sits }
    }
}
