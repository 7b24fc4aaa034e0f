//! A match's row for lists: what the store knows about it without reading its journal.

use den_store::Row;
use den_table::{Millis, PlayerId, SeatKind, Status};

use crate::app::now;

/// After this time, any node may play a bot's turn: the node that was doing it may be gone.
const BOT_GRACE: Millis = 15_000;

/// The row for lists of a match with this status.
pub(crate) fn row(status: &Status, now: Millis) -> Row {
    Row { phase: status.phase().word(), open_seats: open_seats(status), due: due(status, now), seated: seated(status).cloned().collect() }
}

pub(super) fn open_seats(status: &Status) -> u8 {
    status.seats().iter().filter(|seat| seat.kind == SeatKind::Open && seat.is_free()).count() as u8
}

/// The row for lists of a match as it is stored. The node that stored it also wrote its row; only the due time is written again.
pub(super) fn listed(status: &Status) -> Row {
    Row { due: None, ..row(status, now()) }
}

/// When the server has to act without a request.
pub(super) fn due(status: &Status, now: Millis) -> Option<Millis> {
    status.bot_turn().map(|_| now + BOT_GRACE).or(status.deadline())
}

pub(super) fn seated(status: &Status) -> impl Iterator<Item = &PlayerId> {
    status.seats().iter().filter_map(|seat| seat.player.as_ref())
}

/// The player to move, unless it is a bot's turn.
pub(crate) fn to_move(status: &Status) -> Option<PlayerId> {
    let seat = status.decider().filter(|&seat| status.is_present(seat))?;
    status.seats()[seat.index()].player.clone()
}
