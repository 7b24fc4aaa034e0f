//! The messages of the table. Their sentences are in `crates/den-words/locales/*/table.ftl`.

use den_core::{Seat, Text, messages};

/// Every text that this crate uses.
pub const TEXTS: &[&[Text]] = &[TableReason::TEXTS, TableEvent::TEXTS, ByeReason::TEXTS, JournalReason::TEXTS, TableExpected::TEXTS];

messages! {
    /// Why the table refuses something. Reasons that exist without a table are in [`den_core::Reason`].
    pub enum TableReason {
        /// The position has changed since the player decided.
        Stale { step: u64, n: u64 } = "den-no-stale",
        /// With a clock, a step that ended the turn is final.
        TurnEnded = "den-no-clock",
        /// The figures of the content pack are missing, or others.
        NoPack = "den-no-pack",
        /// A name without letters.
        NameEmpty = "den-no-name",
        /// A name that is too long.
        NameTooLong { n: usize } = "den-no-name-long",
        /// A chat message without text.
        ChatEmpty = "den-no-chat",
        /// The host has forbidden chat.
        ChatForbidden = "den-no-chat-forbidden",
        /// The host removed the player from this table.
        Removed = "den-no-removed",
        /// A chat message that is too long.
        ChatTooLong { n: usize } = "den-no-chat-long",
        /// The player has sent too many chat messages in this match.
        ChatFull { n: u32 } = "den-no-chat-full",
        /// The journal is full: only moves, returning and resigning are accepted.
        JournalFull { n: u64 } = "den-no-journal-full",
        /// The text of a move is too long.
        MoveTooLong { n: usize } = "den-no-move-long",
        /// A message is too long.
        MessageTooLong { n: usize } = "den-no-message-long",
        /// The message is not JSON.
        NotJson { line: usize, column: usize } = "den-no-json",
        /// The message is cut off.
        CutOff { line: usize, column: usize } = "den-no-json-cut",
        /// The message is JSON, but not part of the protocol.
        NotProtocol { line: usize, column: usize } = "den-no-protocol",
        /// There is no such seat.
        NoSeat = "den-no-seat",
        /// No person sits at that seat.
        NoPlayer = "den-no-player",
        /// The player has resigned.
        Resigned = "den-no-resigned",
        /// A bot is already playing for the player.
        BotAlready = "den-no-bot-already",
        /// A bot is playing for the player, who has to return first.
        Away = "den-no-away",
        /// The player is not away.
        Present = "den-no-there",
        /// A bot is finishing the turn in which the player's time ran out.
        TurnLost = "den-no-return-yet",
        /// There is no bot of this name.
        UnknownBot { bot: String } = "den-no-such-bot",
        /// It is not a bot's turn.
        NoBotTurn = "den-no-bot",
        /// The player already has a seat here.
        Seated = "den-no-sit",
        /// The match has started.
        Begun = "den-no-begun",
        /// The match has not started.
        Waiting = "den-no-waiting",
        /// No free seat is for this player.
        NoFreeSeat = "den-no-free",
        /// The player may not take that seat.
        CannotTake { n: u8 } = "den-no-take",
        /// That seat is not empty.
        NotEmpty { n: u8 } = "den-no-empty",
        /// A match that has started cannot be closed.
        CannotClose = "den-no-close",
        /// The match is not over.
        NotOver = "den-no-not-over",
        /// A rematch needs a new table, which the host has to open.
        NeedsTable = "den-no-rematch",
        /// The rematch already exists.
        RematchIs { id: String } = "den-no-rematch-is",
        /// Only the players may ask for a rematch.
        RematchPlayers = "den-no-rematch-who",
        /// The player has already agreed to the rematch.
        RematchAgreed = "den-no-rematch-agreed",
        /// Someone declined the rematch.
        RematchDeclined { seat: Seat } = "den-no-rematch-declined",
        /// There is no rematch yet.
        NoRematch = "den-no-rematch-yet",
        /// A record needs a new table with the same number of seats.
        NotFresh = "den-no-import",
        /// The command would change nothing.
        NoChange = "den-no-change",
        /// Only players at the table may do that.
        NotSeated = "den-no-watcher",
        /// Other viewpoints are available only after the end.
        OtherEyes = "den-no-eyes",
        /// Clock times that are not allowed.
        ClockTimes = "den-no-clock-times",
        /// The allowed clock times.
        ClockAllowed = "den-allowed-times",
        /// Too many requests.
        TooMany = "den-no-too-many",
        /// The table is overloaded.
        Busy = "den-no-busy",
        /// The change could not be stored, so it did not happen.
        NotStored = "den-no-stored",
    }
}

messages! {
    /// Something that happened at the table, not in the game.
    #[derive(serde::Serialize)]
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum TableEvent {
        /// A person took a seat.
        SatDown { seat: Seat, name: String } = "den-log-sits",
        /// A bot took a seat.
        BotSat { seat: Seat, bot: String } = "den-log-bot",
        /// A person left the seat before the match started.
        StoodUp { seat: Seat, name: String } = "den-log-free",
        /// A player whose account has since been deleted took a seat.
        DeletedSat { seat: Seat } = "den-log-deleted-sits",
        /// The seats were drawn.
        SeatsDrawn = "den-log-seats-drawn",
        /// A player has a new name.
        Renamed { seat: Seat, name: String, old: String } = "den-log-renamed",
        /// The host removed a player before the match started.
        Removed { seat: Seat, name: String } = "den-log-removed",
        /// The host forbade chat.
        ChatForbidden = "den-log-chat-forbidden",
        /// The host allowed chat again.
        ChatAllowed = "den-log-chat-allowed",
        /// The host forbade spectators.
        SpectatorsForbidden = "den-log-spectators-forbidden",
        /// The host allowed spectators again.
        SpectatorsAllowed = "den-log-spectators-allowed",
        /// A step was undone.
        Undone { seat: Seat } = "den-log-undo",
        /// A player resigned.
        Resigned { seat: Seat } = "den-log-resigns",
        /// A player left and a bot took over.
        Left { seat: Seat } = "den-log-leaves",
        /// A player's time ran out and a bot took over.
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
        /// The rematch has started.
        RematchBegun { id: String } = "den-log-rematch",
    }
}

den_core::read_tagged! { TableEvent by key {
    SatDown { seat, name },
    BotSat { seat, bot },
    StoodUp { seat, name },
    SeatsDrawn,
    Renamed { seat, name, old },
    DeletedSat { seat },
    Removed { seat, name },
    ChatForbidden,
    ChatAllowed,
    SpectatorsForbidden,
    SpectatorsAllowed,
    Undone { seat },
    Resigned { seat },
    Left { seat },
    Late { seat },
    Back { seat },
    Closed,
    RematchOffered { seat },
    RematchAccepted { seat },
    RematchDeclined { seat },
    RematchBegun { id },
} }

messages! {
    /// Why a connection ends.
    pub enum ByeReason {
        /// The server is restarting.
        Restarting = "den-bye-restart",
        /// The client did not keep up.
        TooSlow = "den-bye-slow",
        /// The client sent too many messages.
        TooMany = "den-bye-too-many",
        /// A message was too long.
        TooLong = "den-no-too-long",
        /// A message was not text.
        NotText = "den-no-text",
        /// The table is overloaded.
        Busy = "den-no-busy",
        /// The table has too many connections.
        Full = "den-bye-full",
        /// The host has forbidden spectators.
        NoSpectators = "den-bye-no-spectators",
        /// The match cannot be loaded now.
        Unavailable = "den-bye-unavailable",
    }
}

messages! {
    /// Why a journal is refused.
    pub enum JournalReason {
        /// A change is missing or out of order.
        Due { n: u64 } = "den-journal-due",
        /// There is no such seat at the table.
        NoSeat { n: u8 } = "den-journal-seat",
        /// The decision was made for another table.
        OtherTable = "den-journal-other",
    }
}

messages! {
    /// What a text was expected to be.
    pub enum TableExpected {
        /// The id of a match.
        MatchId { n: usize } = "den-bad-match-id",
        /// The id of a player.
        PlayerId { n: usize } = "den-bad-player-id",
        /// An entry of a journal.
        Entry = "den-bad-entry",
    }
}
