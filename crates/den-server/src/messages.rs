//! What the server says to people, as values. The sentences are in `crates/den-words/locales/*/server.ftl`; some are shared with the
//! table and the page.

use den_core::{Text, messages};

/// Every text that this crate can ask for.
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
        /// Nobody knows who asks.
        NoGuest = "problem-unknown",
        /// The name or the password is wrong.
        WrongPassword = "server-wrong-password",
        /// A password that is too short.
        PasswordTooShort { n: usize } = "server-password-short",
        /// A password that is too long.
        PasswordTooLong { n: usize } = "server-password-long",
        /// A name with letters that are not allowed.
        NameLetters = "server-name-letters",
        /// A name whose letters are of several scripts.
        NameScripts = "server-name-scripts",
        /// A name that would be taken for a bot.
        NameOfBot = "server-name-of-bot",
        /// The player has a claimed name already.
        ClaimedAlready = "server-claimed-already",
        /// The player has no claimed name.
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
        /// The player has too many tables that wait.
        TooManyTables { n: u32 } = "server-too-many-tables",
        /// One of the players at the table has blocked the other.
        Blocked = "server-blocked",
        /// There is no such player.
        NoPlayer = "server-no-player",
        /// There is no such report.
        NoReport = "server-no-report",
        /// One cannot do that to oneself.
        NotYourself = "server-not-yourself",
        /// This is no e-mail address.
        BadEmail = "server-bad-email",
        /// The server sends no e-mail.
        NoMail = "server-no-mail",
        /// A place in a list that cannot be read.
        BadCursor = "server-bad-cursor",
        /// Somebody else has this name.
        NameTaken = "den-no-name-taken",
        /// Only the host of the match may do that.
        NotHost = "server-not-host",
        /// A page of another site asks.
        OtherSite = "server-other-site",
        /// The server has another name.
        OtherHost = "server-other-host",
        /// The invite is of another match, or was used.
        InviteUsed = "problem-invite-used",
        /// The body is not declared as JSON.
        NotDeclaredJson = "server-content-type",
        /// The body is not JSON.
        NotJson = "server-not-json",
        /// The body is JSON, but not what belongs here.
        OtherJson = "server-other-json",
        /// The query makes no sense here.
        BadQuery = "server-bad-query",
        /// The address takes other methods.
        OtherMethod = "server-other-method",
        /// The address is a WebSocket's.
        NotSocket = "server-not-socket",
        /// The server is about to stop.
        Stopping = "den-bye-restart",
        /// The request is too long.
        TooLong = "den-no-too-long",
        /// Too much at once.
        TooMuch = "problem-too-much",
        /// The server cannot do that now.
        Unavailable = "problem-unavailable",
        /// The database did not confirm a change, which may have happened.
        NotConfirmed = "server-not-confirmed",
        /// The player has too many connections to this match.
        TooOften = "server-bye-too-often",
        /// Somebody who only watches makes room for a player.
        PlayersFirst = "server-bye-players-first",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there() {
        for Text { key, args } in TEXTS.iter().copied().flatten() {
            assert!(den_words::is_text(key, args), "there is no text `{key}` with the arguments {args:?}");
        }
    }
}
