//! The registry: the one list of the games there are.
//!
//! To add a game, add its crate to `Cargo.toml` and one line to the list below. Everything else (commands, server, client, lab, Python)
//! reaches a game through [`GAMES`] or [`with_game!`].
//!
//! ```
//! use den_core::Game;
//!
//! fn name_of<G: Game>() -> &'static str {
//!     G::ABOUT.name
//! }
//!
//! for entry in den_games::GAMES {
//!     assert_eq!(den_games::with_game!(entry.about.id, G => name_of::<G>()), Some(entry.about.name));
//! }
//! ```

mod languages;
mod rules;

use den_core::{About, Game, Key, Options, Preset};

pub use languages::{LANGUAGES, Language, TABLE, language, rules_in};
pub use rules::{MARKS, Mark, Part, Rule, Rulebook};

/// The rules of the house, which hold in every game: turns and taking back (`docs/rules/table.md`).
pub const HOUSE_RULES: &str = include_str!("../../../docs/rules/table.md");

/// What the registry tells about a game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Id, name, pitch, rules.
    pub about: About,
    /// The version of its rules.
    pub version: u32,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// The options there are.
    pub keys: &'static [Key],
    /// The presets there are, the one for a first game first.
    pub presets: &'static [Preset],
}

impl Entry {
    /// The entry of a game.
    pub const fn of<G: Game>() -> Entry {
        Entry {
            about: G::ABOUT,
            version: G::VERSION,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            keys: <G::Options as Options>::KEYS,
            presets: <G::Options as Options>::PRESETS,
        }
    }
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.about.id == id)
}

/// Makes [`GAMES`] and [`with_game!`] from one list.
macro_rules! games {
    ($($home:ident :: $game:ident),* $(,)?) => { games! { @ ($) $($home :: $game),* } };
    (@ ($d:tt) $($home:ident :: $game:ident),*) => {
        $(#[doc(hidden)] pub use ::$home;)*

        /// The games there are.
        pub const GAMES: &[Entry] = &[$(Entry::of::<::$home::$game>()),*];

        /// Runs `body` with `G` standing for the game with this id: `with_game!(id, G => body)`. Gives `Some` of what the body gives, and
        /// `None` for an unknown id. The body is compiled once per game, so it can call anything that is generic over [`den_core::Game`].
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {{
                let id: &str = $d id;
                $(if id == <$d crate::$home::$game as ::den_core::Game>::ABOUT.id {
                    #[allow(dead_code)]
                    type $d G = $d crate::$home::$game;
                    Some($d body)
                } else)* { None }
            }};
        }
    };
}

games! {
    wolf_and_hound::WolfAndHound,
    lone_wolves::LoneWolves,
    wolfwalkers::Wolfwalkers,
    the_wolves::TheWolves,
}
