//! The journal: what happened at a table, as text. Everything else is derived from it.
//!
//! A [`Change`] is everything that one command did: a move and the deals that follow from it. Its number is that of its first entry,
//! so two nodes that decide on the same position write changes with the same number, and only one of them can be stored.

use std::fmt;
use std::str::FromStr;

use den_core::{BadText, Seat};

use crate::MatchId;
use crate::clock::Millis;
use crate::messages::TableExpected;
use crate::seating::{Account, Permission, Seated};

/// One entry of the journal: a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// `1 b3`: a seat's move, in the game's notation.
    Move(Seat, String),
    /// `* b3 b4`: what the dealer dealt.
    Chance(String),
    /// `undo 1`: a seat undid its latest step.
    Undo(Seat),
    /// `resign 1`: a player resigned.
    Resign(Seat),
    /// `leave 1`: a player left and a bot took over.
    Leave(Seat),
    /// `late 1`: a player's time ran out and a bot took over.
    Late(Seat),
    /// `back 1`: the player came back.
    Back(Seat),
    /// `sit 1 PLAYER NAME`, `guest 1 PLAYER NAME` or `deleted 1 PLAYER`: a player sat down or, if it is the player's seat already, has a
    /// new name.
    Sit(Seat, Seated),
    /// `seats 2 3 1`: the seats were drawn. For each seat, the one that its player took.
    Seats(Vec<Seat>),
    /// `stand 1`: a player left the seat before the match started.
    Stand(Seat),
    /// `remove 1`: the host removed a player before the match started.
    Remove(Seat),
    /// `bot 1 NAME`: a bot was put on an empty seat.
    Bot(Seat, String),
    /// `forbid chat`: the host forbade something.
    Forbid(Permission),
    /// `allow chat`: the host allowed it again.
    Allow(Permission),
    /// `close`: the match was closed.
    Close,
    /// `chat 1 TEXT`: a player sent a chat message.
    Chat(Seat, String),
    /// `rematch 1`: a player offered or accepted a rematch.
    Rematch(Seat),
    /// `decline 1`: a player declined the rematch.
    Decline(Seat),
    /// `next MATCH`: the rematch has started.
    Next(MatchId),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move(seat, text) => write!(f, "{seat} {text}"),
            Entry::Chance(text) => write!(f, "* {text}"),
            Entry::Undo(seat) => write!(f, "undo {seat}"),
            Entry::Resign(seat) => write!(f, "resign {seat}"),
            Entry::Leave(seat) => write!(f, "leave {seat}"),
            Entry::Late(seat) => write!(f, "late {seat}"),
            Entry::Back(seat) => write!(f, "back {seat}"),
            Entry::Sit(seat, Seated { player, name, account }) => match account {
                Account::Claimed => write!(f, "sit {seat} {player} {name}"),
                Account::Guest => write!(f, "guest {seat} {player} {name}"),
                Account::Deleted => write!(f, "deleted {seat} {player}"),
            },
            Entry::Seats(order) => {
                f.write_str("seats")?;
                order.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Entry::Stand(seat) => write!(f, "stand {seat}"),
            Entry::Remove(seat) => write!(f, "remove {seat}"),
            Entry::Forbid(what) => write!(f, "forbid {}", what.word()),
            Entry::Allow(what) => write!(f, "allow {}", what.word()),
            Entry::Bot(seat, name) => write!(f, "bot {seat} {name}"),
            Entry::Close => f.write_str("close"),
            Entry::Chat(seat, text) => write!(f, "chat {seat} {text}"),
            Entry::Rematch(seat) => write!(f, "rematch {seat}"),
            Entry::Decline(seat) => write!(f, "decline {seat}"),
            Entry::Next(id) => write!(f, "next {id}"),
        }
    }
}

impl FromStr for Entry {
    type Err = BadText;
    fn from_str(line: &str) -> Result<Entry, BadText> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (seat, text) = rest.split_once(' ').unwrap_or((rest, ""));
        Ok(match word {
            "*" => Entry::Chance(rest.to_string()),
            "undo" => Entry::Undo(rest.parse()?),
            "resign" => Entry::Resign(rest.parse()?),
            "leave" => Entry::Leave(rest.parse()?),
            "late" => Entry::Late(rest.parse()?),
            "back" => Entry::Back(rest.parse()?),
            "sit" | "guest" | "deleted" => {
                let account = match word {
                    "sit" => Account::Claimed,
                    "guest" => Account::Guest,
                    _ => Account::Deleted,
                };
                let (player, name) = text.split_once(' ').unwrap_or((text, ""));
                Entry::Sit(seat.parse()?, Seated { player: player.parse()?, name: name.to_string(), account })
            }
            "seats" => Entry::Seats(rest.split(' ').map(str::parse).collect::<Result<_, _>>()?),
            "remove" => Entry::Remove(rest.parse()?),
            "forbid" => Entry::Forbid(permission(line, rest)?),
            "allow" => Entry::Allow(permission(line, rest)?),
            "stand" => Entry::Stand(rest.parse()?),
            "bot" => Entry::Bot(seat.parse()?, text.to_string()),
            "close" if rest.is_empty() => Entry::Close,
            "chat" => Entry::Chat(seat.parse()?, text.to_string()),
            "rematch" => Entry::Rematch(rest.parse()?),
            "decline" => Entry::Decline(rest.parse()?),
            "next" => Entry::Next(rest.parse()?),
            number => match number.parse() {
                Ok(seat) => Entry::Move(seat, rest.to_string()),
                Err(_) => return Err(BadText::new(line, TableExpected::Entry)),
            },
        })
    }
}

fn permission(line: &str, word: &str) -> Result<Permission, BadText> {
    let all = [Permission::Chat, Permission::Spectators];
    all.into_iter().find(|what| what.word() == word).ok_or_else(|| BadText::new(line, TableExpected::Entry))
}

/// The effect of one command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The number of the first entry, counted from 1.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub entries: Vec<Entry>,
}

impl Change {
    /// The entries as text, one per line.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for entry in &self.entries {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&entry.to_string());
        }
        text
    }

    /// Parses the output of [`Change::text`].
    ///
    /// # Errors
    /// Names the line that cannot be parsed.
    pub fn read(number: u64, at: Millis, text: &str) -> Result<Change, BadText> {
        Ok(Change { number, at, entries: text.split('\n').map(str::parse).collect::<Result<_, _>>()? })
    }

    /// The number of the last entry: the revision of the match after this change.
    pub fn last(&self) -> u64 {
        self.number + self.entries.len() as u64 - 1
    }
}
