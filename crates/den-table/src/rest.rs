//! What the lobby says and hears, as JSON over HTTP. `docs/protocol.md` and the served OpenAPI document describe it.

use den_core::{Eye, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::clock::{Clock, Millis};
use crate::setup::Place;
use crate::wire::{Finish, LogLine, Phase, SeatShown, Shown};
use crate::{MatchId, PlayerId};

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// The player's id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether the name is claimed with a password.
    pub claimed: bool,
}

/// A name: of a new guest, or a new one for a known player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name.
    pub name: String,
}

/// A name and its password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameShown {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What it is like.
    pub pitch: String,
    /// How many may play.
    pub seats: (u8, u8),
    /// How long it takes.
    pub minutes: (u8, u8),
    /// What is reconstructed.
    pub reconstructed: String,
    /// The options.
    pub options: Vec<OptionShown>,
    /// The presets.
    pub presets: Vec<PresetShown>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionShown {
    /// The name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// What it may be.
    pub values: String,
}

/// A preset of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PresetShown {
    /// The name.
    pub name: String,
    /// What it is for.
    pub help: String,
}

/// A bot that can be asked to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotShown {
    /// The name.
    pub name: String,
    /// How it plays.
    pub help: String,
}

/// What there is to play, and against whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The games.
    pub games: Vec<GameShown>,
    /// The bots.
    pub bots: Vec<BotShown>,
}

/// A match to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options, one line of presets and `key=value` words.
    #[serde(default)]
    pub options: String,
    /// Who each seat is for.
    pub seats: Vec<Place>,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// The bot that plays for whoever is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// The seat that the maker takes; nobody sits there before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sit: Option<Seat>,
}

/// A match was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The maker's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The invites, each to be given to one guest. They are told once and kept nowhere.
    pub invites: Vec<InviteShown>,
}

/// An invite.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
pub struct Joined {
    /// Which.
    pub seat: Seat,
}

/// A bot for an empty seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// The seat.
    pub seat: Seat,
    /// The bot's name.
    pub bot: String,
}

/// A match, as anyone may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchShown {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// What was agreed.
    pub setup: Shown,
    /// Where it stands.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatShown>,
    /// The number of entries in its journal.
    pub version: u64,
    /// How many steps of the game were played.
    pub steps: usize,
    /// The SHA-256 of its seed.
    pub commitment: String,
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
pub struct Listed {
    /// Its id.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// What was agreed.
    pub setup: Shown,
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
pub struct Matches {
    /// The newest first.
    pub matches: Vec<Listed>,
}

/// A position of a finished match.
#[derive(Debug, Serialize, Deserialize)]
pub struct Replay {
    /// After how many steps.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Through whose eye.
    pub eye: Eye,
    /// What that eye knew.
    pub view: Box<RawValue>,
    /// What that eye saw happen, to the end.
    pub log: Vec<LogLine>,
    /// Where the log was too long to be sent whole: lines up to this version are left out and can be asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

/// A part of the log of a match.
#[derive(Debug, Serialize, Deserialize)]
pub struct LogPage {
    /// The lines, in order.
    pub log: Vec<LogLine>,
    /// Where there are earlier lines: they have versions up to this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_after: Option<u64>,
}

/// Whether the deal of a finished match is the one that was committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    pub problem: Option<String>,
}

/// An error, the same shape everywhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// What kind, for programs.
    pub code: String,
    /// Why, for people.
    pub reason: String,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
