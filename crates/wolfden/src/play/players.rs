//! Parses who sits where, as given with `--seat`.

use std::time::Duration;

use den_bots::{Budget, Level};
use den_core::Message;
use den_table::{Occupant, check_bot, read_name};

use crate::failure::{Failure, at};
use crate::words::say;

/// The word for a person in `--seat`.
const HUMAN: &str = "human";

/// Parses `human`, `human:Ann`, or the name of a bot.
pub(crate) fn read(word: &str) -> Result<Occupant, Failure> {
    let refused = |what: Message| Failure::Usage(at("--seat", say(what)));
    match word.split_once(':') {
        Some((HUMAN, name)) => read_name(name).map(Occupant::Person).map_err(|illegal| refused(illegal.into())),
        _ if word == HUMAN => Ok(Occupant::Person(String::new())),
        _ => check_bot(word).map(|()| Occupant::Bot(word.to_string())).map_err(|refusal| refused(refusal.into())),
    }
}

/// The bot for seats that nobody was named for.
pub(crate) const USUAL_BOT: &str = Level::Hunter.name();

/// Whether a bot thinks for as long as Alpha may.
pub(crate) fn thinks_long(bot: &str) -> bool {
    [Level::Alpha.name(), "ismcts", "pimc"].contains(&bot)
}

/// How long Alpha thinks: its usual time, or as long as `--think` says, on every core.
pub(crate) fn thinking_time(think: Option<Duration>) -> Budget {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    think.map_or_else(Budget::default, |time| Budget::time_limit(time).on_cores(cores))
}

/// The occupants of all seats: those named, then `bot`; if none are named, a person at seat 1.
pub(crate) fn fill(named: Vec<Occupant>, seats: u8, bot: &str) -> Vec<Occupant> {
    let mut all = if named.is_empty() { vec![Occupant::Person(String::new())] } else { named };
    all.resize(usize::from(seats), Occupant::Bot(bot.to_string()));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_and_names_follow_the_rules_of_the_table() {
        assert_eq!(read("human").unwrap(), Occupant::Person(String::new()));
        assert_eq!(read("human:  Ann \u{1b} Lee ").unwrap(), Occupant::Person("Ann Lee".to_string()));
        assert_eq!(read("random").unwrap(), Occupant::Bot("random".to_string()));
        for wrong in ["human: ", "fox", "human:an unreasonably long name for anybody at a table"] {
            assert!(matches!(read(wrong), Err(Failure::Usage(_))), "{wrong}");
        }
    }

    #[test]
    fn free_seats_go_to_bots() {
        assert_eq!(fill(vec![], 2, "random"), [Occupant::Person(String::new()), Occupant::Bot("random".to_string())]);
        assert!(fill(vec![Occupant::Bot("pup".into())], 2, "random").iter().all(|occupant| !occupant.is_person()));
    }
}
