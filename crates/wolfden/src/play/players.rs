//! Who sits where.

use den_bots::{BOTS, Bot, Evaluate, Level, by_name};
use den_core::Seed;
use den_core::rand::Rng;

/// A seat's player, as written in `--seat` and in a saved record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person at this screen, with a name or without.
    Human(String),
    /// The bot of this name.
    Bot(String),
}

/// What a bot's name ends in on a record.
const BOT: &str = " bot";
const HUMAN: &str = "human";

impl Who {
    /// Reads `human`, `human:Ann`, or the name of a bot (den-bots alone knows which there are).
    pub(crate) fn read(word: &str) -> Who {
        match word.split_once(':') {
            Some((HUMAN, name)) => Who::Human(name.split_whitespace().collect::<Vec<_>>().join(" ")),
            _ if word == HUMAN => Who::Human(String::new()),
            _ => Who::Bot(word.to_string()),
        }
    }

    /// From the name on a record. A person may be called anything, even `Talbot`: a bot is one that den-bots knows.
    pub(crate) fn from_record(name: &str) -> Who {
        let known = |bot: &&str| BOTS.iter().any(|known| bot.split(':').next() == Some(known.name));
        match name.strip_suffix(BOT).filter(known) {
            Some(bot) => Who::Bot(bot.to_string()),
            None => Who::Human(name.to_string()),
        }
    }

    /// The name for a record; empty for a person without one.
    pub(crate) fn on_record(&self) -> String {
        match self {
            Who::Human(name) => name.clone(),
            Who::Bot(name) => format!("{name}{BOT}"),
        }
    }

    /// Whether this is a person.
    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Who::Human(_))
    }
}

/// The bot that takes a seat nobody was named for.
pub(crate) fn usual_bot() -> &'static str {
    BOTS.iter().find(|bot| bot.name == "hunter").or(BOTS.first()).map_or("random", |bot| bot.name)
}

/// Whether a player thinks as long as Alpha may.
pub(crate) fn thinks(who: &Who) -> bool {
    matches!(who, Who::Bot(name) if [Level::Alpha.name(), "ismcts", "pimc"].contains(&name.as_str()))
}

/// Players for all seats: those named, then `bot`; without any named, a person at seat 1.
pub(crate) fn fill(named: Vec<Who>, seats: u8, bot: &str) -> Vec<Who> {
    let mut all = if named.is_empty() { vec![Who::Human(String::new())] } else { named };
    all.resize(usize::from(seats), Who::Bot(bot.to_string()));
    all
}

/// The bot of each seat; `None` where a person sits.
pub(crate) type Bots<G> = Vec<Option<Box<dyn Bot<G>>>>;

/// Wakes the bots. Their luck follows from the match's seed, so that a game with `--seed` can be had again.
pub(crate) fn wake<G: Evaluate>(players: &[Who], seed: &Seed) -> Result<Bots<G>, String> {
    // Steps count from 1, so that this stream deals nothing.
    let mut lots = seed.stream(0);
    let mut wake = |who: &Who| {
        let seed = lots.next_u64();
        match who {
            Who::Human(_) => Ok(None),
            Who::Bot(name) => by_name(name, seed).map(Some).map_err(|error| format!("{error}, or `human`")),
        }
    };
    players.iter().map(&mut wake).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_survive_a_record() {
        for word in ["human", "human:Ann", "random", "human:  Ann  Lee "] {
            let who = Who::read(word);
            assert_eq!(Who::from_record(&who.on_record()), who, "{word}");
        }
        assert_eq!(Who::from_record("Abbot bot"), Who::Human("Abbot bot".to_string()));
        assert_eq!(Who::read("human:Ann Lee"), Who::Human("Ann Lee".to_string()));
    }

    #[test]
    fn free_seats_go_to_bots() {
        assert_eq!(fill(vec![], 2, "random"), [Who::Human(String::new()), Who::Bot("random".to_string())]);
        assert_eq!(fill(vec![Who::read("random")], 2, "random").iter().filter(|who| who.is_human()).count(), 0);
    }
}
