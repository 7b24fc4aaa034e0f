//! The registry: the only list of games.
//!
//! To add a game, add its crate to `Cargo.toml` and one line to the list below. Everything else (commands, server, client, lab) reaches
//! a game through [`GameId`] and [`with_game!`]. Whatever other crates keep for each game is behind an exhaustive `match` on [`GameId`],
//! so the compiler reports every place that a new game needs.
//!
//! ```
//! use den_core::Game;
//! use den_games::{GameId, with_game};
//!
//! fn most_players<G: Game>() -> u8 {
//!     *G::SEATS.end()
//! }
//!
//! let id: GameId = "the-wolves".parse().unwrap();
//! assert_eq!(with_game!(id, G => most_players::<G>()), 5);
//! assert_eq!(id.entry().seats, (2, 5));
//! ```

mod rulebook;
mod texts;

use std::fmt;
use std::str::FromStr;

use den_core::{Allowed, Game, Key, Options, Preset, Reason, Refusal, shorten};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use cases::Case;
pub use rulebook::{MARKS, Part, Rule, RuleMark, Rulebook};
pub use texts::Book;

/// What the registry knows about a game.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The id used in commands, records and URLs: `wolf-and-hound`.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// The minimum and maximum number of players.
    pub seats: (u8, u8),
    /// The usual playing time in minutes: from, to.
    pub minutes: (u8, u8),
    /// Whether players have hidden information.
    pub secrets: bool,
    /// All options.
    pub keys: &'static [Key],
    /// All presets; the first one is meant for a first game.
    pub presets: &'static [Preset],
}

impl Entry {
    const fn of<G: Game>() -> Entry {
        Entry {
            id: G::ID,
            version: G::VERSION,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            minutes: G::MINUTES,
            secrets: G::SECRETS,
            keys: <G::Options as Options>::KEYS,
            presets: <G::Options as Options>::PRESETS,
        }
    }
}

/// Generates [`GameId`], its entries and rules, and [`with_game!`] from one list: `crate::Game = "its rules file"`.
macro_rules! games {
    ($($home:ident :: $game:ident = $rules:literal),* $(,)?) => { games! { @ ($) $($home :: $game = $rules),* } };
    (@ ($d:tt) $($home:ident :: $game:ident = $rules:literal),*) => {
        $(#[doc(hidden)] pub use ::$home;)*

        /// A game of the registry.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "each is documented by its crate")]
        pub enum GameId {
            $($game),*
        }

        impl GameId {
            /// All games, in display order.
            pub const ALL: &'static [GameId] = &[$(GameId::$game),*];

            /// What the registry knows about it.
            pub const fn entry(self) -> &'static Entry {
                match self {
                    $(GameId::$game => const { &Entry::of::<::$home::$game>() }),*
                }
            }

            /// Its examples: see [`Case`].
            const fn cases(self) -> &'static str {
                match self {
                    $(GameId::$game => include_str!(concat!("../cases/", $rules, ".txt"))),*
                }
            }

            /// Its numbered rules as Markdown: English, German, French, Polish.
            #[cfg(not(target_arch = "wasm32"))]
            pub(crate) const fn rules(self) -> [&'static str; 4] {
                match self {
                    $(GameId::$game => texts::rules!($rules)),*
                }
            }
        }

        /// Runs `body` with `G` as the type of the game with this [`GameId`]: `with_game!(id, G => body)`. The body is compiled once per game,
        /// so it can call anything that is generic over [`den_core::Game`].
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($d crate::GameId::$game => {
                        #[allow(dead_code)]
                        type $d G = $d crate::$home::$game;
                        $d body
                    })*
                }
            };
        }
    };
}

games! {
    wolf_and_hound::WolfAndHound = "wolf-and-hound",
    lone_wolves::LoneWolves = "lone-wolves",
    wolfwalkers::Wolfwalkers = "wolfwalkers",
    the_wolves::TheWolves = "the-wolves",
}

// After the registry, whose macro it uses.
mod cases;

impl GameId {
    /// The id used in commands, records and URLs.
    pub const fn as_str(self) -> &'static str {
        self.entry().id
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameId {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<GameId, Refusal> {
        GameId::ALL.iter().copied().find(|game| game.as_str() == text).ok_or_else(|| {
            let words = GameId::ALL.iter().map(|game| game.as_str()).collect();
            Refusal::new("game", Reason::UnknownGame { game: shorten(text) }).allowed(Allowed::Words { words })
        })
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<GameId, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| serde::de::Error::custom("there is no such game"))
    }
}
