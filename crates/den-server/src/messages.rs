//! The messages of the server. Their sentences are in `crates/den-words/locales/*/server.ftl`; some are shared with the table and the
//! page.

use den_core::{Text, messages};

/// Every text that this crate uses.
pub const TEXTS: &[&[Text]] = &[ServerReason::TEXTS];

messages! {
    /// Why the server refuses a request or ends a connection.
    pub enum ServerReason {
        /// There is no such match.
        NoMatch = "problem-not-found",
        /// There is no such match in this database.
        NoStoredMatch { id: String } = "server-no-stored-match",
        /// There is nothing at this address.
        NoPage = "server-no-page",
        /// The player is not identified.
        NoGuest = "problem-unknown",
        /// The name or the password is wrong.
        WrongPassword = "server-wrong-password",
        /// A password that is too short.
        PasswordTooShort { n: usize } = "server-password-short",
        /// A password that is too long.
        PasswordTooLong { n: usize } = "server-password-long",
        /// A name with characters that are not allowed.
        NameLetters = "server-name-letters",
        /// A name with letters from several scripts.
        NameScripts = "server-name-scripts",
        /// A name that could be mistaken for a bot.
        NameOfBot = "server-name-of-bot",
        /// The player's name is already claimed.
        ClaimedAlready = "server-claimed-already",
        /// The player's name is not claimed.
        NotClaimed = "server-not-claimed",
        /// The name or the recovery code is wrong.
        WrongCode = "server-wrong-code",
        /// There is no such session.
        NoSession = "server-no-session",
        /// The session has ended.
        LoggedOut = "server-bye-logged-out",
        /// The account is banned.
        Banned = "server-banned",
        /// Only an administrator may do that.
        NotAdmin = "server-not-admin",
        /// The player has too many waiting tables.
        TooManyTables { n: u32 } = "server-too-many-tables",
        /// The player has too many content packs, or the server has.
        TooManyPacks { n: u64 } = "server-too-many-packs",
        /// There is no such content pack.
        NoPack = "server-no-pack",
        /// The server does not review matches, or there is nothing to review in this one.
        NoReview = "server-no-review",
        /// One of the players at the table has blocked the other.
        Blocked = "server-blocked",
        /// There is no such player.
        NoPlayer = "server-no-player",
        /// There is no such report.
        NoReport = "server-no-report",
        /// Players cannot do that to themselves.
        NotYourself = "server-not-yourself",
        /// This is not an e-mail address.
        BadEmail = "server-bad-email",
        /// The server does not send e-mail.
        NoMail = "server-no-mail",
        /// The cursor of a list cannot be parsed.
        BadCursor = "server-bad-cursor",
        /// Someone else has this name.
        NameTaken = "den-no-name-taken",
        /// Only the host of the match may do that.
        NotHost = "server-not-host",
        /// The request comes from a page of another site.
        OtherSite = "server-other-site",
        /// The server has another name.
        OtherHost = "server-other-host",
        /// The invite is for another match, or has been used.
        InviteUsed = "problem-invite-used",
        /// The body is not declared as JSON.
        NotDeclaredJson = "server-content-type",
        /// The body is not JSON.
        NotJson = "server-not-json",
        /// The body is JSON, but not of the right form.
        OtherJson = "server-other-json",
        /// The query is invalid.
        BadQuery = "server-bad-query",
        /// The URL supports other methods.
        OtherMethod = "server-other-method",
        /// The URL is for WebSockets.
        NotSocket = "server-not-socket",
        /// The server is about to stop.
        Stopping = "den-bye-restart",
        /// The request is too long.
        TooLong = "den-no-too-long",
        /// Too many requests.
        TooMuch = "problem-too-much",
        /// The server cannot do that now.
        Unavailable = "problem-unavailable",
        /// The database did not confirm a change, which may or may not have happened.
        NotConfirmed = "server-not-confirmed",
        /// The player has too many connections to this match.
        TooOften = "server-bye-too-often",
        /// A spectator makes room for a player.
        PlayersFirst = "server-bye-players-first",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_exists() {
        for Text { key, args } in TEXTS.iter().copied().flatten() {
            assert!(den_words::is_text(key, args), "there is no text `{key}` with the arguments {args:?}");
        }
    }
}
