//! The games there are, by id.

use den_core::{About, Game, Key, Options, Preset};

/// What the page lists of a game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Id, name, pitch, rules.
    pub about: About,
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
            about: G::ABOUT,
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
    GAMES.iter().find(|entry| entry.about.id == id)
}

macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {{
        let id: &str = $id;
        match id {
            "lone-wolves" => {
                type $G = ::lone_wolves::LoneWolves;
                Some($body)
            }
            "wolf-and-hound" => {
                type $G = ::wolf_and_hound::WolfAndHound;
                Some($body)
            }
            "wolfwalkers" => {
                type $G = ::wolfwalkers::Wolfwalkers;
                Some($body)
            }
            "the-wolves" => {
                type $G = ::the_wolves::TheWolves;
                Some($body)
            }
            _ => None,
        }
    }};
}
pub(crate) use with_game;
