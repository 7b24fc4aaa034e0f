//! The decision of a bot in a record, so that the bot can be asked about it again.

use den_core::{Commitment, Record, Seat, Seed};

use crate::seating::Occupant;

/// Who made a decision in a record, if it was a bot, and what its random numbers came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotDecision {
    /// The seat.
    pub seat: Seat,
    /// The name of the bot.
    pub bot: String,
    /// The commitment of the match.
    pub commitment: Commitment,
    /// The position that it decided on.
    pub position: u64,
}

impl BotDecision {
    /// The decision of this seat after `steps` steps; `None` if a person sat there. `is_bot` tells which names are bots.
    ///
    /// A record does not say how many entries the journal had. The position is that of a match on one machine in which no step was taken back;
    /// in other matches the bot may decide differently when it is asked again.
    pub fn of(record: &Record, seat: Seat, steps: usize, is_bot: impl Fn(&str) -> bool) -> Option<BotDecision> {
        let Occupant::Bot(bot) = Occupant::from_record(record.names.get(seat.index())?, is_bot) else { return None };
        let commitment = record.commitment.unwrap_or_else(|| Seed([0; 32]).commitment());
        Some(BotDecision { seat, bot, commitment, position: local_position(usize::from(record.seats), steps) })
    }
}

/// The position of a match on one machine after so many steps: as if each seat had been taken and each step played by an entry of its own.
pub(crate) fn local_position(seats: usize, steps: usize) -> u64 {
    (seats + steps) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_known_by_the_names_of_the_record() {
        let mut record = Record::read("wolfden record 1\ngame lone-wolves\nversion 1\ncontent x\nseats 2\nend 0\n").expect("a record");
        record.names = vec!["Ann".into(), Occupant::Bot("hunter".into()).on_record()];
        let decision = |seat: u8| BotDecision::of(&record, Seat(seat), 5, |name| name == "hunter");
        assert_eq!(decision(0), None);
        assert_eq!(decision(1).map(|decision| (decision.bot, decision.position)), Some(("hunter".into(), 7)));
        assert_eq!(decision(7), None);
    }
}
