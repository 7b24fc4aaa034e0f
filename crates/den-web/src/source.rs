//! Where a match is: in this browser ([`crate::local`]) or at a server (`page::table::online`). A table on the page knows both by [`Source`].

use den_core::{Eye, Illegal, Message, Seat};
use den_games::GameId;
use den_table::wire::Refused;

use crate::game::{About, Seen};
use crate::words::say;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// After how many steps it was written.
    pub step: usize,
    /// What happened.
    pub message: Message,
    /// What it is about.
    pub about: About,
}

/// What happened from one face of a match to the next: one step, or several where a server told of them at once.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// After how many steps it ends.
    pub to: usize,
    /// The match then.
    pub after: Seen,
    /// The events, as the eye saw them.
    pub events: Vec<SeenEvent>,
}

/// An event, as an eye saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenEvent {
    /// The event as JSON.
    pub json: String,
    /// What happened.
    pub message: Message,
    /// What it is about.
    pub about: About,
}

/// Why something was refused, and the rule to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The reason.
    pub reason: Message,
    /// The id of the rule.
    pub rule: Option<String>,
}

impl Notice {
    /// A notice without a rule.
    pub fn new(key: &'static str) -> Notice {
        Message::new(key).into()
    }
}

impl From<Message> for Notice {
    fn from(reason: Message) -> Notice {
        Notice { reason, rule: None }
    }
}

impl From<Illegal> for Notice {
    fn from(illegal: Illegal) -> Notice {
        Notice { reason: illegal.reason, rule: Some(illegal.rule.into_owned()) }
    }
}

impl From<Refused> for Notice {
    fn from(refused: Refused) -> Notice {
        Notice { reason: refused.message, rule: refused.rule.map(|rule| rule.to_string()) }
    }
}

/// What came of asking for a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeResult {
    /// It is done.
    Done,
    /// It was sent; what comes of it will be told.
    Sent,
}

/// A match, wherever it is.
pub trait Source {
    /// The game.
    fn game(&self) -> GameId;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The players' names, by seat.
    fn names(&self) -> Vec<String>;

    /// Whether a person at this screen plays for a seat.
    fn plays(&self, seat: Seat) -> bool;

    /// How many steps there are to look through.
    fn steps(&self) -> usize;

    /// The match through an eye: now, or after this many steps.
    fn seen(&self, eye: Eye, at: Option<usize>) -> Option<Seen>;

    /// The log through an eye, up to now or up to a step.
    fn log(&self, eye: Eye, at: Option<usize>) -> Vec<LogLine>;

    /// What happened next after so many steps, through an eye. `None` where nothing did.
    fn chapter(&self, eye: Eye, from: usize) -> Option<Chapter>;

    /// Plays a move of a seat.
    ///
    /// # Errors
    /// Why not.
    fn play(&mut self, seat: Seat, text: &str) -> Result<ChangeResult, Notice>;

    /// How many steps a seat may take back.
    fn may_undo(&self, seat: Seat) -> usize;

    /// Takes the latest step of a seat back.
    ///
    /// # Errors
    /// Why not.
    fn undo(&mut self, seat: Seat) -> Result<ChangeResult, Notice>;

    /// The record as text.
    ///
    /// # Errors
    /// Why there is none yet.
    fn record(&self) -> Result<String, Message>;

    /// Whether every eye may be looked through.
    fn is_open(&self) -> bool;

    /// What is special about the table, to be said next to its name: a class for its look, and the text.
    fn remark(&self) -> Option<(&'static str, Message)>;

    /// Redraws every deal from the seed; how many there were.
    ///
    /// # Errors
    /// What does not fit.
    fn verify(&self) -> Result<usize, Message>;

    /// Makes a what-if from the step shown, as a match of this browser, and gives its id.
    ///
    /// # Errors
    /// Why not.
    fn branch(&self, at: Option<usize>, eye: Eye) -> Result<String, Message>;

    /// Plays again: the address to go to, if there is one already.
    ///
    /// # Errors
    /// Why not.
    fn rematch(&mut self) -> Result<Option<String>, Notice>;

    /// The bots of the next level, where there are bots and they could be stronger.
    fn stronger(&self) -> Option<&'static str>;

    /// Plays again against stronger bots: the address to go to.
    ///
    /// # Errors
    /// Why not.
    fn rematch_stronger(&self) -> Result<Option<String>, Notice>;

    /// Keeps the match, with the step of its lesson.
    ///
    /// # Errors
    /// Why not.
    fn keep(&self, lesson: Option<usize>) -> Result<(), Notice>;
}

/// The text of a refusal, for the places of the page that take a text.
pub fn text_of(notice: &Notice) -> String {
    say(&notice.reason, &[])
}
