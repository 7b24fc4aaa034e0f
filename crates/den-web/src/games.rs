//! What the page lists of the games, without their rule texts: those are fetched when they are wanted.

use den_core::{Game, Key, Options, Preset};

/// What the page lists of a game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The game's id.
    pub id: &'static str,
    /// How long a game takes round a table.
    pub minutes: (u8, u8),
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// The options there are.
    pub keys: &'static [Key],
    /// The presets there are, the one for a first game first.
    pub presets: &'static [Preset],
}

impl Entry {
    const fn of<G: Game>() -> Entry {
        Entry {
            id: G::ABOUT.id,
            minutes: G::ABOUT.minutes,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            keys: <G::Options as Options>::KEYS,
            presets: <G::Options as Options>::PRESETS,
        }
    }
}

/// The games there are.
pub const GAMES: &[Entry] = &[
    Entry::of::<wolf_and_hound::WolfAndHound>(),
    Entry::of::<lone_wolves::LoneWolves>(),
    Entry::of::<wolfwalkers::Wolfwalkers>(),
    Entry::of::<the_wolves::TheWolves>(),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_lists_what_the_registry_has() {
        let here: Vec<&str> = super::GAMES.iter().map(|entry| entry.id).collect();
        let there: Vec<&str> = den_games::GAMES.iter().map(|entry| entry.about.id).collect();
        assert_eq!(here, there);
    }
}
