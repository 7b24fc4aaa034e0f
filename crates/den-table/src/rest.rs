//! The JSON types of the lobby's HTTP API. `docs/protocol.md` and the served OpenAPI document describe it.

mod account;

use den_core::{Content, Edition, Eye, Game, Key, Mark, Message, Options, Seat, Values};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::clock::{Clock, Millis};
use crate::seating::SeatKind;
use crate::wire::{Finish, LogLine, Phase, SeatShown, SettingsShown};
use crate::{MatchId, PlayerId};

pub use account::*;

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// The player's id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
    /// Whether the player administers this server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub admin: bool,
    /// New recovery codes, told once: each sets a new password, once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery_codes: Option<Vec<String>>,
}

/// A name: of a new guest, or a new one for a known player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// A name and its password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A game that can be played. Its texts are in the Fluent files under its id: `ID-name`, `ID-opt-OPTION`, `ID-opt-preset-PRESET`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameShown {
    /// The id.
    pub id: String,
    /// How many may play.
    pub seats: (u8, u8),
    /// How long it takes, in minutes.
    pub minutes: (u8, u8),
    /// How much of its printed values is known; the least certain part counts.
    pub mark: Mark,
    /// The options.
    pub options: Vec<OptionShown>,
    /// The names of the presets. The first is the usual one.
    pub presets: Vec<String>,
}

impl GameShown {
    /// The description of a game.
    pub fn of<G: Game>(edition: &Edition<G::Content>) -> GameShown {
        let option = |key: &Key| {
            let names = edition.content().names(key.name).into_iter().map(str::to_string).collect();
            OptionShown { name: key.name.into(), values: ValuesShown::new(key.values, names) }
        };
        GameShown {
            id: G::ID.into(),
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            minutes: G::MINUTES,
            mark: edition.content().marks().iter().map(|marked| marked.mark).max().unwrap_or(Mark::Rulebook),
            options: G::Options::KEYS.iter().map(option).collect(),
            presets: G::Options::PRESETS.iter().map(|preset| preset.name.into()).collect(),
        }
    }
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionShown {
    /// The name.
    pub name: String,
    /// Its possible values.
    pub values: ValuesShown,
}

/// What an option may be: [`den_core::Values`] as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ValuesShown {
    /// `true` or `false`.
    Bool,
    /// One of these words.
    OneOf(Vec<String>),
    /// A whole number, or one of the words.
    Range {
        /// The smallest number.
        least: u16,
        /// The largest number.
        most: u16,
        /// Words allowed instead of a number.
        words: Vec<String>,
    },
    /// Any of these, each at most once, joined by commas; `none` for none.
    Subset(Vec<String>),
    /// All of these letters in any order, written together.
    Order(String),
    /// One of the words, or names, each at most once, joined by `+`.
    Names {
        /// Words allowed instead of names.
        words: Vec<String>,
        /// The names there are.
        names: Vec<String>,
        /// The maximum number of names.
        most: usize,
    },
}

impl ValuesShown {
    fn new(values: Values, names: Vec<String>) -> ValuesShown {
        let texts = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match values {
            Values::Bool => ValuesShown::Bool,
            Values::OneOf(words) => ValuesShown::OneOf(texts(words)),
            Values::Range { least, most, words } => ValuesShown::Range { least, most, words: texts(words) },
            Values::Subset(words) => ValuesShown::Subset(texts(words)),
            Values::Order(letters) => ValuesShown::Order(letters.into()),
            Values::Names { words, most } => ValuesShown::Names { words: texts(words), names, most },
        }
    }
}

/// What there is to play, and against whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The games.
    pub games: Vec<GameShown>,
    /// The names of the bots.
    pub bots: Vec<String>,
}

/// A match to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options, one line of presets and `key=value` words.
    #[serde(default)]
    pub options: String,
    /// Who each seat is for.
    pub seats: Vec<SeatKind>,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// The bot that plays for players who are away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// The seat that the maker takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sit: Option<Seat>,
}

/// A match was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchCreated {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The maker's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The invites, each to be given to one guest. They are sent once and kept nowhere.
    pub invites: Vec<InviteShown>,
}

/// An invite.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InviteShown {
    /// The seat it is for.
    pub seat: Seat,
    /// Its secret.
    pub secret: String,
    /// The link to send to a friend: the secret stands behind the `#`, which no browser sends anywhere.
    pub link: String,
}

/// Sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; any free one where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The secret of an invite.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined {
    /// Which.
    pub seat: Seat,
}

/// A bot for an empty seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FillSeat {
    /// The seat.
    pub seat: Seat,
    /// The bot's name.
    pub bot: String,
}

/// A match, as anyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchShown {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// What was agreed.
    pub settings: SettingsShown,
    /// Where it stands.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// The number of entries in its journal.
    pub revision: u64,
    /// How many steps of the game were played.
    pub steps: usize,
    /// The SHA-256 of its seed; left out where the deals cannot be verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seat of the one who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Finish>,
    /// The rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<MatchId>,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchListed {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// What was agreed.
    pub settings: SettingsShown,
    /// `waiting`, `playing` or `over`.
    pub phase: String,
    /// How many seats there are.
    pub seats: u8,
    /// How many of them anyone may take.
    pub open_seats: u8,
    /// When it was made.
    pub created: Millis,
}

/// A list of matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Matches {
    /// The newest first.
    pub matches: Vec<MatchListed>,
    /// Where the next part of the list begins: ask for it with `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A position of a finished match.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Replay {
    /// After how many steps.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Through whose eye.
    pub eye: Eye,
    /// What is fixed in the game.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    pub setup: Box<RawValue>,
    /// What that eye knew.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    pub view: Box<RawValue>,
    /// What that eye saw happen in the game up to that step.
    pub log: Vec<LogLine>,
    /// Where the log is too long to be sent whole: lines up to this revision are left out and can be asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

/// A part of the log of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogPage {
    /// The lines, the oldest first.
    pub log: Vec<LogLine>,
    /// Where there are earlier lines: they have revisions up to this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

/// Whether the deal of a finished match is the one that was committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Verified {
    /// The SHA-256 of the seed, published before.
    pub commitment: String,
    /// The seed, published after.
    pub seed: String,
    /// How many chance steps were redrawn from it.
    pub dealt: usize,
    /// Whether all of them agree.
    pub fair: bool,
    /// What does not agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Message>,
}

/// An error, the same shape everywhere: a problem in the words of RFC 9457, without prose. Its `type` is `about:blank`, so the status
/// says what kind of error it is, and `code` says it more exactly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The HTTP status.
    #[serde(default)]
    pub status: u16,
    /// What kind, for programs.
    pub code: String,
    /// Why, for people.
    pub message: Message,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
