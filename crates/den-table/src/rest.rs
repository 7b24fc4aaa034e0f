//! The JSON types of the lobby's HTTP API. `docs/protocol.md` and the served OpenAPI document describe it.

mod account;

use den_core::{Content, Deserialize, Edition, Eye, Game, Key, Mark, Message, Options, Seat, Values};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::clock::{Clock, Millis};
use crate::seating::SeatKind;
use crate::series::Reseat;
use crate::wire::{Finish, LogLine, Phase, SeatInfo, SettingsInfo};
use crate::{MatchId, PlayerId};

pub use account::*;

/// The player who makes the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// The player's id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
    /// Whether the player is an administrator of this server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub admin: bool,
    /// New recovery codes, shown only once. Each can be used once to set a new password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery_codes: Option<Vec<String>>,
}

/// A name: of a new guest, or a new one for an existing player.
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
pub struct GameInfo {
    /// The id.
    pub id: String,
    /// The minimum and maximum number of players.
    pub seats: (u8, u8),
    /// The playing time in minutes: from, to.
    pub minutes: (u8, u8),
    /// How certain its printed values are: the mark of the least certain part.
    pub mark: Mark,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The names of the presets. The first one is the default.
    pub presets: Vec<String>,
}

impl GameInfo {
    /// The description of a game.
    pub fn of<G: Game>(edition: &Edition<G::Content>) -> GameInfo {
        let option = |key: &Key| {
            let names = edition.content().names(key.name).into_iter().map(str::to_string).collect();
            OptionInfo { name: key.name.into(), values: ValuesInfo::new(key.values, names) }
        };
        GameInfo {
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
pub struct OptionInfo {
    /// The name.
    pub name: String,
    /// Its possible values.
    pub values: ValuesInfo,
}

/// The possible values of an option: [`den_core::Values`] as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ValuesInfo {
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
    /// Any of these, each at most once, separated by commas; `none` for none.
    Subset(Vec<String>),
    /// All of these letters, in any order, without separators.
    Order(String),
    /// One of the words, or names, each at most once, separated by `+`.
    Names {
        /// Words allowed instead of names.
        words: Vec<String>,
        /// The possible names.
        names: Vec<String>,
        /// The maximum number of names.
        most: usize,
    },
}

impl ValuesInfo {
    fn new(values: Values, names: Vec<String>) -> ValuesInfo {
        let texts = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match values {
            Values::Bool => ValuesInfo::Bool,
            Values::OneOf(words) => ValuesInfo::OneOf(texts(words)),
            Values::Range { least, most, words } => ValuesInfo::Range { least, most, words: texts(words) },
            Values::Subset(words) => ValuesInfo::Subset(texts(words)),
            Values::Order(letters) => ValuesInfo::Order(letters.into()),
            Values::Names { words, most } => ValuesInfo::Names { words: texts(words), names, most },
        }
    }
}

/// The games and the bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The games.
    pub games: Vec<GameInfo>,
    /// The names of the bots.
    pub bots: Vec<String>,
}

/// A match to create.
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
    /// The seat that the creator takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sit: Option<Seat>,
    /// Whether players may ask a bot for a hint although other people play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The hash of one of the creator's content packs; the built-in box if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// Whether the seats are drawn when the last one is taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_seats: bool,
    /// The series that it is the first game of; a single game if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<NewSeries>,
}

/// A series to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeries {
    /// The number of games.
    pub games: u8,
    /// How the seats change from game to game.
    #[serde(default)]
    pub reseat: Reseat,
}

/// A content pack of the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PackInfo {
    /// The hash of its figures.
    pub hash: String,
    /// The game's id.
    pub game: String,
    /// What the player calls it.
    pub name: String,
    /// Who entered it.
    pub author: String,
    /// The language of the box.
    pub language: String,
    /// The player's own count of its versions.
    pub version: u32,
    /// When it was stored.
    pub created: Millis,
}

/// The content packs of the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Packs {
    /// The packs, the newest first.
    pub packs: Vec<PackInfo>,
}

/// The figures of a content pack, and how they differ from the built-in box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PackFigures {
    /// The hash of the figures.
    pub hash: String,
    /// The game's id.
    pub game: String,
    /// The figures, as in a content pack.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub figures: serde_json::Value,
    /// How they differ from the built-in box.
    pub differences: Vec<Message>,
}

/// A text for a QR code, such as an invite link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QrText {
    /// The text.
    pub text: String,
}

/// A match was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchCreated {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The creator's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The invites, one for each guest. They are sent only in this answer, and only their hashes are stored.
    pub invites: Vec<InviteInfo>,
    /// One link for everyone who is invited: each takes any free seat, and it works until the match starts. Left out if no seat is for
    /// invited players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

/// An invite.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InviteInfo {
    /// The seat it is for.
    pub seat: Seat,
    /// Its secret.
    pub secret: String,
    /// The link to send to a friend. The secret is in the fragment (after the `#`), which browsers do not send to servers.
    pub link: String,
}

/// A request to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; any free one if left out.
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
    /// Which one.
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
pub struct MatchInfo {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The settings.
    pub settings: SettingsInfo,
    /// The phase.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The number of entries in its journal.
    pub revision: u64,
    /// How many steps of the game have been played.
    pub steps: usize,
    /// The SHA-256 of its seed; left out if the deals cannot be verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seat of the player who makes the request.
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
    /// The settings.
    pub settings: SettingsInfo,
    /// `waiting`, `playing` or `over`.
    pub phase: String,
    /// The number of seats.
    pub seats: u8,
    /// How many of them anyone may take.
    pub open_seats: u8,
    /// When it was created.
    pub created: Millis,
    /// The name of the player who created it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// In the player's own list: whether it is the player's turn. Left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub your_turn: bool,
    /// In the player's own list: the names of the people who have or had a seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
}

/// A list of matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Matches {
    /// The newest first.
    pub matches: Vec<MatchListed>,
    /// The start of the next page: pass it as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A position of a finished match.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Replay {
    /// The number of steps played.
    pub step: usize,
    /// The number of steps in the match.
    pub steps: usize,
    /// Whose view this is.
    pub eye: Eye,
    /// What is fixed for the match.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    pub setup: Box<RawValue>,
    /// What that eye knew.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    pub view: Box<RawValue>,
    /// What that eye saw happen in the game up to that step.
    pub log: Vec<LogLine>,
    /// If the log is too long to be sent in full: lines up to this revision are left out and can be requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

/// A part of the log of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogPage {
    /// The lines, the oldest first.
    pub log: Vec<LogLine>,
    /// If there are earlier lines: they have revisions up to this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// Pieces of work done.
    pub done: usize,
    /// All pieces of work; 0 while other matches are reviewed first.
    pub all: usize,
}

/// Whether the deal of a finished match comes from the committed seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Verified {
    /// The SHA-256 of the seed, published before the match.
    pub commitment: String,
    /// The seed, published after the match.
    pub seed: String,
    /// How many chance steps were redrawn from it.
    pub dealt: usize,
    /// Whether all of them match.
    pub fair: bool,
    /// What does not match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Message>,
}

/// An error, in the same format everywhere: an RFC 9457 problem without prose. Its `type` is `about:blank`, so the status gives the kind
/// of error, and `code` gives more detail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The HTTP status.
    #[serde(default)]
    pub status: u16,
    /// The kind of error, for programs.
    pub code: String,
    /// The reason, for people.
    pub message: Message,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
