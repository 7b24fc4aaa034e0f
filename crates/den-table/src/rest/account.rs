//! Accounts, moderation and what a host may do, as JSON over HTTP.

use den_core::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::seating::Permission;
use crate::{MatchId, PlayerId};

/// The password once more, before something that cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// The password; empty for a guest.
    #[serde(default)]
    pub password: String,
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old: String,
    /// The new one.
    pub password: String,
}

/// A new password for somebody who forgot the old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The claimed name.
    pub name: String,
    /// A recovery code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// An e-mail address for recovery codes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewEmail {
    /// The address; empty to forget it.
    pub email: String,
    /// The password.
    pub password: String,
}

/// The proof that an e-mail address is the player's.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmEmail {
    /// The address.
    pub email: String,
    /// The code that was sent there.
    pub code: String,
}

/// New recovery codes, told once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// A browser in which a player is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionShown {
    /// Its id.
    pub session: String,
    /// What the browser calls itself.
    pub agent: String,
    /// When it began.
    pub created: Millis,
    /// When it was last used, to the day.
    pub seen: Millis,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Where a player is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sessions {
    /// The newest first.
    pub sessions: Vec<SessionShown>,
}

/// A session to be ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Its id.
    pub session: String,
}

/// What a player does not want from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BlockKind {
    /// To sit at one table, or to read what the other writes.
    Block,
    /// To read what the other writes.
    Mute,
}

/// A player to be blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    /// The match where the other sits.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The seat of the other.
    pub seat: Seat,
    /// What is not wanted.
    pub kind: BlockKind,
}

/// A player who is no longer blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Unblock {
    /// Who, from the list of blocks.
    pub player: PlayerId,
}

/// A player who is blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlockedShown {
    /// Who.
    pub player: PlayerId,
    /// The name now; empty where the account is gone.
    pub name: String,
    /// What is not wanted.
    pub kind: BlockKind,
    /// Since when.
    pub at: Millis,
}

/// Whom a player blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Blocks {
    /// The newest first.
    pub blocks: Vec<BlockedShown>,
}

/// A report about a player, for the operator of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The seat of the other.
    pub seat: Seat,
    /// The revisions of the lines of chat in question; the latest ones of that seat where none are named.
    #[serde(default)]
    pub lines: Vec<u64>,
    /// What is wrong.
    #[serde(default)]
    pub note: String,
}

/// A report that a player made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportShown {
    /// Its id.
    pub report: String,
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// When.
    pub at: Millis,
    /// What was wrong.
    pub note: String,
}

/// Everything that is stored of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Export {
    /// The player's id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Whether it is claimed with a password.
    pub claimed: bool,
    /// The e-mail address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Since when.
    pub created: Millis,
    /// Where the player is logged in.
    pub sessions: Vec<SessionShown>,
    /// Whom the player blocked or muted.
    pub blocks: Vec<BlockedShown>,
    /// What the player reported.
    pub reports: Vec<ReportShown>,
    /// Where the player sits or sat.
    pub matches: Vec<ExportedMatch>,
}

/// What is stored of a player in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedMatch {
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// When the player sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
    /// Under which name, each time.
    pub names: Vec<String>,
    /// What the player said.
    pub chat: Vec<ChatLine>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// A player to be removed by the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// The seat.
    pub seat: Seat,
}

/// What the host allows or forbids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Permit {
    /// What.
    pub what: Permission,
    /// Whether it is allowed.
    pub allowed: bool,
}
