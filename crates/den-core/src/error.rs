//! Error types: an illegal move, an invalid setting, text that cannot be parsed.
//!
//! Each is a value with a [`Message`]; `den-words` turns it into a sentence. Their `Display` is for programmers.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::{Arg, Deserialize, Message};

/// A refused move: the reason, and the rule behind it.
///
/// ```
/// use den_core::{Illegal, Reason};
/// let illegal = Illegal::new(Reason::Over, "DEN-TURN-2");
/// assert_eq!(illegal.to_string(), "den-no-over (DEN-TURN-2)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Illegal {
    /// The reason.
    pub reason: Message,
    /// The id of the rule, as in `docs/rules`.
    pub rule: Cow<'static, str>,
}

impl Illegal {
    /// A refusal with its reason and rule id.
    pub fn new(reason: impl Into<Message>, rule: &'static str) -> Illegal {
        Illegal { reason: reason.into(), rule: Cow::Borrowed(rule) }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl Error for Illegal {}

impl From<Illegal> for Message {
    fn from(illegal: Illegal) -> Message {
        with_rule(illegal.reason, Some(illegal.rule))
    }
}

/// A setting that is refused before a game starts: an option, a number of seats, a content file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// The option, file or key at fault.
    pub at: String,
    /// The reason.
    pub reason: Message,
    /// What is allowed, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowed: Option<Box<Message>>,
    /// The rule behind it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
}

impl Refusal {
    /// Refuses `at`.
    pub fn new(at: impl Into<String>, reason: impl Into<Message>) -> Refusal {
        Refusal { at: at.into(), reason: reason.into(), allowed: None, rule: None }
    }

    /// Adds what is allowed.
    #[must_use]
    pub fn allowed(mut self, allowed: impl Into<Message>) -> Refusal {
        self.allowed = Some(Box::new(allowed.into()));
        self
    }

    /// Adds the rule id.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Refusal {
        self.rule = Some(Cow::Borrowed(rule));
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at.escape_debug(), self.reason)?;
        if let Some(rule) = &self.rule {
            write!(f, " ({rule})")?;
        }
        match &self.allowed {
            Some(allowed) => write!(f, "; allowed: {allowed}"),
            None => Ok(()),
        }
    }
}

impl Error for Refusal {}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        let why = with_rule(refusal.reason, refusal.rule);
        let message = |key| Message::new(key).with("at", refusal.at).with("why", why);
        match refusal.allowed {
            Some(allowed) => message("den-refusal-allowed").with("allowed", *allowed),
            None => message("den-refusal"),
        }
    }
}

/// Text that cannot be parsed: a move, a card, a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BadText {
    /// The text, shortened if it is long.
    pub text: String,
    /// What was expected.
    pub expected: Message,
}

impl BadText {
    /// An error about this text.
    pub fn new(text: &str, expected: impl Into<Message>) -> BadText {
        BadText { text: shorten(text), expected: expected.into() }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`: {}", self.text.escape_debug(), self.expected)
    }
}

impl Error for BadText {}

impl From<BadText> for Message {
    fn from(bad: BadText) -> Message {
        Message::new("den-bad-text").with("text", bad.text).with("expected", bad.expected)
    }
}

/// At most 60 characters of an external text, for a message.
pub fn shorten(text: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// The message followed by its rule.
pub(crate) fn with_rule(reason: Message, rule: Option<Cow<'static, str>>) -> Message {
    match rule {
        Some(rule) => Message::new("den-with-rule").with("what", reason).with("rule", Arg::Text(rule)),
        None => reason,
    }
}

crate::messages! {
    /// Why the table refuses a step, in any game.
    pub enum Reason {
        /// It is another seat's turn.
        NotYourTurn { turn: crate::Seat, seat: crate::Seat } = "den-no-turn",
        /// The dealer has to deal first.
        DealerFirst = "den-no-dealer",
        /// A seat has to move; nothing is dealt now.
        NothingDealt { turn: crate::Seat } = "den-no-deal-turn",
        /// The game is over.
        Over = "den-no-over",
        /// There is nothing to take back.
        NothingPlayed = "den-no-played",
        /// The dealer has dealt since.
        DealtSince = "den-no-dealt-since",
        /// Another seat has played since.
        PlayedSince { seat: crate::Seat } = "den-no-played-since",
        /// The step revealed hidden information.
        Revealed = "den-no-shown",
        /// The game cannot be played by this number of players.
        SeatCount { n: u8 } = "den-no-seats",
        /// There is no such game.
        UnknownGame { game: String } = "den-no-game",
    }
}

crate::messages! {
    /// What a text was expected to be.
    pub enum Expected {
        /// A seat.
        Seat { n: usize } = "den-bad-seat",
        /// An eye.
        Eye = "den-bad-eye",
        /// A seed.
        Seed = "den-bad-seed",
        /// A commitment.
        Commitment = "den-bad-commitment",
    }
}
