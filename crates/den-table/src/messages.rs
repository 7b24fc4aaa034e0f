//! What the table says, as values. The sentences are in `crates/den-words/locales/*/table.ftl`.

use den_core::{Seat, Text, messages};

/// Every text that this crate can ask for.
pub const TEXTS: &[&[Text]] = &[TableReason::TEXTS, TableEvent::TEXTS, ByeReason::TEXTS, JournalReason::TEXTS, TableExpected::TEXTS];

messages! {
    /// Why the table refuses something. What holds wherever a game is played is in [`den_core::Reason`].
    pub enum TableReason {
        /// The position has changed since the player decided.
        Stale { step: u64, n: u64 } = "den-no-stale",
        /// With a clock, a step that ended the turn is final.
        TurnEnded = "den-no-clock",
        /// A name without letters.
        NameEmpty = "den-no-name",
        /// A name that is too long.
        NameTooLong { n: usize } = "den-no-name-long",
        /// A line of chat without text.
        ChatEmpty = "den-no-chat",
        /// The host has forbidden chat.
        ChatForbidden = "den-no-chat-forbidden",
        /// The host removed the player from this table.
        Removed = "den-no-removed",
        /// A line of chat that is too long.
        ChatTooLong { n: usize } = "den-no-chat-long",
        /// The player has said too much in this match.
        ChatFull { n: u32 } = "den-no-chat-full",
        /// The journal is full: only moves, returning and resigning go on.
        JournalFull { n: u64 } = "den-no-journal-full",
        /// A move that is too long to be read.
        MoveTooLong { n: usize } = "den-no-move-long",
        /// A message that is too long to be read.
        MessageTooLong { n: usize } = "den-no-message-long",
        /// A message that is not JSON.
        NotJson { line: usize, column: usize } = "den-no-json",
        /// A message that is cut off.
        CutOff { line: usize, column: usize } = "den-no-json-cut",
        /// JSON that is no message of the protocol.
        NotProtocol { line: usize, column: usize } = "den-no-protocol",
        /// There is no such seat.
        NoSeat = "den-no-seat",
        /// No person has that seat.
        NoPlayer = "den-no-player",
        /// The player has resigned.
        Resigned = "den-no-resigned",
        /// A bot plays for the player already.
        BotAlready = "den-no-bot-already",
        /// A bot plays for the player, who has to return first.
        Away = "den-no-away",
        /// The player is not away.
        Present = "den-no-there",
        /// The bot finishes the turn in which the time ran out.
        TurnLost = "den-no-return-yet",
        /// There is no bot of this name.
        UnknownBot { bot: String } = "den-no-such-bot",
        /// No bot decides now.
        NoBotTurn = "den-no-bot",
        /// The player has a seat here already.
        Seated = "den-no-sit",
        /// The match has begun.
        Begun = "den-no-begun",
        /// The match has not begun.
        Waiting = "den-no-waiting",
        /// No free seat is meant for this player.
        NoFreeSeat = "den-no-free",
        /// That seat cannot be taken in this way.
        CannotTake { n: u8 } = "den-no-take",
        /// That seat is not empty.
        NotEmpty { n: u8 } = "den-no-empty",
        /// A match that has begun cannot be closed.
        CannotClose = "den-no-close",
        /// The match is not over.
        NotOver = "den-no-not-over",
        /// The host has to make a new table for it.
        NeedsTable = "den-no-rematch",
        /// The rematch is there already.
        RematchIs { id: String } = "den-no-rematch-is",
        /// Only those who played may ask for a rematch.
        RematchPlayers = "den-no-rematch-who",
        /// The player has agreed to the rematch already.
        RematchAgreed = "den-no-rematch-agreed",
        /// Somebody declined the rematch.
        RematchDeclined { seat: Seat } = "den-no-rematch-declined",
        /// There is no rematch yet.
        NoRematch = "den-no-rematch-yet",
        /// A record needs a fresh table with as many seats.
        NotFresh = "den-no-import",
        /// The command changes nothing at the table.
        NoChange = "den-no-change",
        /// Only those who sit at the table may do that.
        NotSeated = "den-no-watcher",
        /// Other viewpoints are for after the end.
        OtherEyes = "den-no-eyes",
        /// Times that cannot be played.
        ClockTimes = "den-no-clock-times",
        /// What times can be.
        ClockAllowed = "den-allowed-times",
        /// Too many requests.
        TooMany = "den-no-too-many",
        /// The table has too much to do.
        Busy = "den-no-busy",
        /// It could not be stored, and did not happen.
        NotStored = "den-no-stored",
    }
}

messages! {
    /// Something that happened at the table, not in the game.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum TableEvent {
        /// A person took a seat.
        SatDown { seat: Seat, name: String } = "den-log-sits",
        /// A bot took a seat.
        BotSat { seat: Seat, bot: String } = "den-log-bot",
        /// A person left the seat before the match began.
        StoodUp { seat: Seat, name: String } = "den-log-free",
        /// Somebody whose account was deleted since took a seat.
        DeletedSat { seat: Seat } = "den-log-deleted-sits",
        /// The host removed a player before the match began.
        Removed { seat: Seat, name: String } = "den-log-removed",
        /// The host forbade chat.
        ChatForbidden = "den-log-chat-forbidden",
        /// The host allowed chat again.
        ChatAllowed = "den-log-chat-allowed",
        /// The host forbade spectators.
        SpectatorsForbidden = "den-log-spectators-forbidden",
        /// The host allowed spectators again.
        SpectatorsAllowed = "den-log-spectators-allowed",
        /// A step was taken back.
        Undone { seat: Seat } = "den-log-undo",
        /// A player resigned.
        Resigned { seat: Seat } = "den-log-resigns",
        /// A player left; a bot plays on.
        Left { seat: Seat } = "den-log-leaves",
        /// A player's time ran out; a bot plays on.
        Late { seat: Seat } = "den-log-late",
        /// A player came back.
        Back { seat: Seat } = "den-log-back",
        /// The match was closed.
        Closed = "den-log-closed",
        /// A player offered a rematch.
        RematchOffered { seat: Seat } = "den-log-rematch-offered",
        /// A player accepted the rematch.
        RematchAccepted { seat: Seat } = "den-log-rematch-accepted",
        /// A player declined the rematch.
        RematchDeclined { seat: Seat } = "den-log-rematch-declined",
        /// The rematch has begun.
        RematchBegun { id: String } = "den-log-rematch",
    }
}

messages! {
    /// Why a connection ends.
    pub enum ByeReason {
        /// The server restarts.
        Restarting = "den-bye-restart",
        /// The client did not keep up.
        TooSlow = "den-bye-slow",
        /// The client sent too many messages.
        TooMany = "den-bye-too-many",
        /// A message was too long.
        TooLong = "den-no-too-long",
        /// A message was not text.
        NotText = "den-no-text",
        /// The table has too much to do.
        Busy = "den-no-busy",
        /// Too many are at the table.
        Full = "den-bye-full",
        /// The host has forbidden spectators.
        NoSpectators = "den-bye-no-spectators",
        /// The match cannot be read now.
        Unavailable = "den-bye-unavailable",
    }
}

messages! {
    /// What is wrong with a journal.
    pub enum JournalReason {
        /// Another change was due: one is missing or out of order.
        Due { n: u64 } = "den-journal-due",
        /// There is no such seat at the table.
        NoSeat { n: u8 } = "den-journal-seat",
        /// The decision was made at another table.
        OtherTable = "den-journal-other",
    }
}

messages! {
    /// What a text should have been.
    pub enum TableExpected {
        /// The id of a match.
        MatchId { n: usize } = "den-bad-match-id",
        /// The id of a player.
        PlayerId { n: usize } = "den-bad-player-id",
        /// An entry of a journal.
        Entry = "den-bad-entry",
    }
}
