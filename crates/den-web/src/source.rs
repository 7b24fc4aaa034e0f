//! Where a match is: in this browser ([`crate::local`]) or on a server (`page::table::online`). The table page uses both through [`Source`].

use den_core::{Eye, Illegal, Message, Seat};
use den_games::GameId;
use den_table::Series;
use den_table::wire::Refused;

use crate::game::{About, Seen};
use crate::opponent::Opponent;
use crate::words::say;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The number of steps when it was written.
    pub step: usize,
    /// What happened.
    pub message: Message,
    /// What it is about.
    pub about: About,
}

/// What happened between two consecutive faces of a match: one step, or several if a server sent them together.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The number of steps at its end.
    pub to: usize,
    /// The match at its end.
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

/// Why something was refused, and the rule.
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

/// The result of requesting a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeResult {
    /// The change has been made.
    Done,
    /// The request has been sent; the result will follow.
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

    /// The bots among the players, by seat.
    fn opponents(&self) -> Vec<Option<Opponent>>;

    /// Whether a person at this screen plays for a seat.
    fn plays(&self, seat: Seat) -> bool;

    /// How many steps can be reviewed.
    fn steps(&self) -> usize;

    /// The match through an eye, now or after this many steps.
    fn seen(&self, eye: Eye, at: Option<usize>) -> Option<Seen>;

    /// The log through an eye, up to now or up to a step.
    fn log(&self, eye: Eye, at: Option<usize>) -> Vec<LogLine>;

    /// What happened next after this many steps, through an eye. `None` if nothing did.
    fn chapter(&self, eye: Eye, from: usize) -> Option<Chapter>;

    /// Plays a move of a seat.
    ///
    /// # Errors
    /// Why it is refused.
    fn play(&mut self, seat: Seat, text: &str) -> Result<ChangeResult, Notice>;

    /// How many steps a seat may undo.
    fn may_undo(&self, seat: Seat) -> usize;

    /// Undoes the latest step of a seat.
    ///
    /// # Errors
    /// Why it is refused.
    fn undo(&mut self, seat: Seat) -> Result<ChangeResult, Notice>;

    /// The record as text.
    ///
    /// # Errors
    /// Why there is none yet.
    fn record(&self) -> Result<String, Message>;

    /// Where a server may have a review of the match.
    fn review_path(&self) -> Option<String> {
        None
    }

    /// Whether every viewpoint is available.
    fn is_open(&self) -> bool;

    /// What is special about the table, shown next to its name: a CSS class and the text.
    fn remark(&self) -> Option<(&'static str, Message)>;

    /// The series that the match is a game of, as it stood before this game.
    fn series(&self) -> Option<Series>;

    /// Redraws every deal from the seed. Returns how many there are.
    ///
    /// # Errors
    /// What does not match.
    fn verify(&self) -> Result<usize, Message>;

    /// Creates a what-if from the step shown, as a match in this browser. Returns its id.
    ///
    /// # Errors
    /// Why it is not possible.
    fn branch(&self, at: Option<usize>, eye: Eye) -> Result<String, Message>;

    /// Asks for a rematch. Returns its URL, if it exists already.
    ///
    /// # Errors
    /// Why it is refused.
    fn rematch(&mut self) -> Result<Option<String>, Notice>;

    /// The next stronger bots, if there are bots and a stronger level.
    fn stronger(&self) -> Option<&'static str>;

    /// Plays again against stronger bots. Returns the URL.
    ///
    /// # Errors
    /// Why it is refused.
    fn rematch_stronger(&self) -> Result<Option<String>, Notice>;

    /// The number of steps that the player had seen when the page was last open. `None` if that is not known.
    fn seen_before(&self) -> Option<usize>;

    /// Remembers that the player has seen everything so far.
    fn keep_seen(&self);

    /// Saves the match, with the current step of its lesson.
    ///
    /// # Errors
    /// If it cannot be saved.
    fn save(&self, lesson: Option<usize>) -> Result<(), Notice>;
}

/// Which game of a series it is, as a remark.
pub fn game_of(series: Option<&Series>) -> Option<(&'static str, Message)> {
    let series = series?;
    Some(("series", Message::new("series-game").with("n", series.played + 1).with("games", series.games)))
}

/// The text of a refusal, for parts of the page that need a string.
pub fn text_of(notice: &Notice) -> String {
    say(&notice.reason, &[])
}
