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
        /// Somebody else has this name.
        NameTaken = "den-no-name-taken",
        /// Only the host of the match may do that.
        NotHost = "server-not-host",
        /// A page of another site asks.
        OtherSite = "server-other-site",
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
