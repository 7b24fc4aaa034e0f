//! The JSON types of the HTTP API for accounts, moderation and hosts.

use den_core::{Deserialize, Seat};
use serde::Serialize;

use crate::clock::Millis;
use crate::seating::Permission;
use crate::{MatchId, PlayerId};

/// The password, to confirm something that cannot be undone.
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
    /// The current password.
    pub old: String,
    /// The new password.
    pub password: String,
}

/// A new password for a player who forgot the old one.
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
    /// The address; empty to delete it.
    pub email: String,
    /// The password.
    pub password: String,
}

/// Confirms that an e-mail address belongs to the player.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmEmail {
    /// The address.
    pub email: String,
    /// The code that was sent there.
    pub code: String,
}

/// New recovery codes, shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// A browser in which a player is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// Its id.
    pub session: String,
    /// The browser's user agent.
    pub agent: String,
    /// When it started.
    pub created: Millis,
    /// When it was last used, to the day.
    pub seen: Millis,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// Where a player is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sessions {
    /// The newest first.
    pub sessions: Vec<SessionInfo>,
}

/// A session to end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Its id.
    pub session: String,
}

/// What a player wants to avoid from another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BlockKind {
    /// Sitting at the same table, and reading the other's messages.
    Block,
    /// Reading the other's messages.
    Mute,
}

/// A player to block or mute.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    /// A match in which the other player has a seat.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The other player's seat.
    pub seat: Seat,
    /// Whether to block or mute.
    pub kind: BlockKind,
}

/// A player to unblock or unmute.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Unblock {
    /// The player, from the list of blocks.
    pub player: PlayerId,
}

/// A player who is blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlockedInfo {
    /// The player's id.
    pub player: PlayerId,
    /// The current name; empty if the account has been deleted.
    pub name: String,
    /// Whether blocked or muted.
    pub kind: BlockKind,
    /// Since when.
    pub at: Millis,
}

/// The players that a player has blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Blocks {
    /// The newest first.
    pub blocks: Vec<BlockedInfo>,
}

/// A report about a player, for the operator of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The other player's seat.
    pub seat: Seat,
    /// The revisions of the chat messages in question; if empty, the latest ones of that seat.
    #[serde(default)]
    pub lines: Vec<u64>,
    /// What is wrong.
    #[serde(default)]
    pub note: String,
}

/// A report that a player made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportInfo {
    /// Its id.
    pub report: String,
    /// The match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// When it was made.
    pub at: Millis,
    /// What is wrong.
    pub note: String,
}

/// Everything that is stored about a player.
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
    /// When the player was created.
    pub created: Millis,
    /// Where the player is logged in.
    pub sessions: Vec<SessionInfo>,
    /// The players that the player has blocked or muted.
    pub blocks: Vec<BlockedInfo>,
    /// The reports that the player has made.
    pub reports: Vec<ReportInfo>,
    /// The content packs.
    #[serde(default)]
    pub packs: Vec<super::PackInfo>,
    /// The matches in which the player has or had a seat.
    pub matches: Vec<ExportedMatch>,
}

/// Everything that is stored about a player in a match.
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
    /// The names used, in order.
    pub names: Vec<String>,
    /// The player's chat messages.
    pub chat: Vec<ChatLine>,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// When it was sent.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// A player for the host to remove.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// The seat.
    pub seat: Seat,
}

/// Something for the host to allow or forbid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Permit {
    /// What.
    pub what: Permission,
    /// Whether it is allowed.
    pub allowed: bool,
}
