//! The record of a match: plain text that people can read and write, and that everything else can be rebuilt from.
//!
//! `docs/notation.md` describes the format.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use crate::error::{shorten, with_rule};
use crate::{BadText, Commitment, MAX_SEATS, Message, Seat, Seed};

/// The first line of every record.
const TITLE: &str = "wolfden record 1";

/// One step, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    /// Who decided; `None` for the dealer.
    pub seat: Option<Seat>,
    /// The move or the chance result, in the game's notation.
    pub text: String,
    /// The line number if it was parsed, otherwise 0.
    pub line: usize,
}

/// A record, not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// The options, one line of `key=value` words.
    pub options: String,
    /// The hash of the content files.
    pub content: String,
    /// The number of players.
    pub seats: u8,
    /// The players' names, by seat; empty where not given.
    pub names: Vec<String>,
    /// The commitment to the seed, published at the start.
    pub commitment: Option<Commitment>,
    /// The seed, published at the end.
    pub seed: Option<Seed>,
    /// The steps.
    pub steps: Vec<StepText>,
    /// The line numbers of the header, if it was parsed.
    pub lines: HeaderLines,
}

/// Line numbers in a record's header; 0 if it was not parsed from text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeaderLines {
    /// The line of the options.
    pub options: usize,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 for the record as a whole.
    pub line: usize,
    /// What is wrong and what to do.
    pub reason: Message,
    /// The rule that a step breaks.
    pub rule: Option<Cow<'static, str>>,
}

impl RecordError {
    /// An error at a line.
    pub fn new(line: usize, reason: impl Into<Message>) -> RecordError {
        RecordError { line, reason: reason.into(), rule: None }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        write!(f, "{}", self.reason)?;
        match &self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl From<RecordError> for Message {
    fn from(error: RecordError) -> Message {
        let what = with_rule(error.reason, error.rule);
        if error.line == 0 { what } else { Message::new("den-record-line").with("line", error.line).with("what", what) }
    }
}

impl Error for RecordError {}

crate::messages! {
    /// Why a record is refused.
    pub enum RecordReason {
        /// It is too long.
        TooLong { most: usize, n: usize } = "den-record-long",
        /// It does not start like a record.
        NoTitle { title: &'static str, text: String } = "den-record-title",
        /// It is empty.
        Empty { title: &'static str } = "den-record-empty",
        /// A line that is neither a step nor the end.
        ExpectedStep { n: usize, text: String } = "den-record-expected",
        /// The end is missing.
        CutOff { n: usize } = "den-record-cut",
        /// The end line has the wrong number of steps.
        WrongEnd { text: String, n: usize } = "den-record-end",
        /// Something follows the end.
        AfterEnd = "den-record-after",
        /// Steps out of order.
        Order { n: usize, due: usize } = "den-record-order",
        /// A step without seat or move.
        Incomplete { n: usize } = "den-record-incomplete",
        /// A header line without the number it needs.
        NotNumber { word: &'static str, least: u32, most: u32 } = "den-record-number",
        /// A name line without a seat.
        BadName = "den-record-name",
        /// A word that is not part of a header.
        UnknownHead { word: String } = "den-record-head",
        /// A missing header line.
        Missing { word: &'static str } = "den-record-missing",
        /// A seat that does not exist at this table.
        NoSeat { n: u8, seats: u8 } = "den-record-no-seat",
        /// A header line that appears twice.
        Twice { word: String } = "den-record-twice",
        /// A record of another game.
        OtherGame { a: String, b: &'static str } = "den-record-other",
        /// A record made with other rules.
        OtherVersion { old: u32, new: u32 } = "den-record-version",
        /// A record made with other content.
        OtherContent { old: String, new: String } = "den-record-content",
        /// There is no seed to verify the deal with.
        NoSeed = "den-record-no-seed",
        /// The seed is not the committed one.
        OtherSeed = "den-record-other-seed",
        /// There is no commitment to check the seed against.
        NoCommitment = "den-record-no-commitment",
        /// The seed gives another deal.
        DealtOtherwise { n: usize, dealt: String, due: String } = "den-record-dealt",
    }
}

impl Record {
    /// The maximum size of a record. It protects the program that reads it: stop reading at this size instead of checking afterwards.
    pub const MAX_BYTES: usize = 4 << 20;

    /// Reads a record. Its steps are checked when it is replayed.
    ///
    /// # Errors
    /// Names the line and what is wrong with it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > Record::MAX_BYTES {
            return Err(RecordError::new(0, RecordReason::TooLong { most: Record::MAX_BYTES, n: text.len() }));
        }
        Reader::of_text(text).read()
    }

    /// Reads as much of a record as can be read: its head, and the steps up to the first that is broken or missing, with what is wrong there.
    ///
    /// # Errors
    /// If the head cannot be read.
    pub fn read_beginning(text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
        let end = (0..=Record::MAX_BYTES.min(text.len())).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        let mut reader = Reader::of_text(&text[..end]);
        reader.title()?;
        let mut head = Head::default();
        let mut steps = Vec::new();
        let problem = loop {
            match reader.line(&mut head, &mut steps) {
                Ok(false) => {}
                Ok(true) if reader.next().is_some() => break Some(RecordError::new(reader.last, RecordReason::AfterEnd)),
                Ok(true) => break None,
                Err(error) if steps.is_empty() => return Err(error),
                Err(error) => break Some(error),
            }
        };
        Ok((head.finish(steps)?, problem))
    }
}

/// Reads a record line by line; blank lines and `#` comments are skipped.
struct Reader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last: usize,
}

impl<'a> Reader<'a> {
    fn of_text(text: &'a str) -> Self {
        // Some editors start a text with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { lines: text.lines().enumerate(), last: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        for (at, line) in self.lines.by_ref() {
            self.last = at + 1;
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                return Some((at + 1, line));
            }
        }
        None
    }

    fn read(mut self) -> Result<Record, RecordError> {
        self.title()?;
        let mut head = Head::default();
        let mut steps = Vec::new();
        while !self.line(&mut head, &mut steps)? {}
        if let Some((line, _)) = self.next() {
            return Err(RecordError::new(line, RecordReason::AfterEnd));
        }
        head.finish(steps)
    }

    fn title(&mut self) -> Result<(), RecordError> {
        match self.next() {
            Some((_, TITLE)) => Ok(()),
            Some((line, other)) => Err(RecordError::new(line, RecordReason::NoTitle { title: TITLE, text: shorten(other) })),
            None => Err(RecordError::new(0, RecordReason::Empty { title: TITLE })),
        }
    }

    /// Reads one line of the head or one step. Returns whether it was the end line.
    fn line(&mut self, head: &mut Head, steps: &mut Vec<StepText>) -> Result<bool, RecordError> {
        let Some((line, text)) = self.next() else {
            return Err(RecordError::new(self.last, RecordReason::CutOff { n: steps.len() }));
        };
        let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(w, r)| (w, r.trim()));
        if word == "end" {
            if rest.parse() != Ok(steps.len()) {
                return Err(RecordError::new(line, RecordReason::WrongEnd { text: shorten(rest), n: steps.len() }));
            }
            return Ok(true);
        }
        match word.parse::<usize>() {
            Ok(number) => steps.push(read_step(line, number, rest, steps.len())?),
            Err(_) if steps.is_empty() => head.take(line, word, rest)?,
            Err(_) => {
                return Err(RecordError::new(line, RecordReason::ExpectedStep { n: steps.len() + 1, text: shorten(word) }));
            }
        }
        Ok(false)
    }
}

fn read_step(line: usize, number: usize, rest: &str, before: usize) -> Result<StepText, RecordError> {
    if number != before + 1 {
        return Err(RecordError::new(line, RecordReason::Order { n: number, due: before + 1 }));
    }
    let Some((who, text)) = rest.split_once(char::is_whitespace) else {
        return Err(RecordError::new(line, RecordReason::Incomplete { n: number }));
    };
    let seat = match who {
        "*" => None,
        seat => Some(seat.parse().map_err(|e: BadText| RecordError::new(line, e))?),
    };
    Ok(StepText { seat, text: text.trim().to_string(), line })
}

#[derive(Default)]
struct Head {
    game: Option<String>,
    version: Option<u32>,
    options: Option<String>,
    content: Option<String>,
    seats: Option<u8>,
    names: Vec<(usize, Seat, String)>,
    commitment: Option<Commitment>,
    seed: Option<Seed>,
    lines: HeaderLines,
}

impl Head {
    fn take(&mut self, line: usize, word: &str, rest: &str) -> Result<(), RecordError> {
        let bad = |reason: RecordReason| RecordError::new(line, reason);
        let unreadable = |error: BadText| RecordError::new(line, error);
        let number = |word, most: u32| {
            let read = rest.parse::<u32>().ok().filter(|n| (1..=most).contains(n));
            read.ok_or_else(|| bad(RecordReason::NotNumber { word, least: 1, most }))
        };
        match word {
            "game" => once(&mut self.game, line, word, rest.to_string()),
            "version" => once(&mut self.version, line, word, number("version", u32::MAX)?),
            "options" => {
                self.lines.options = line;
                once(&mut self.options, line, word, rest.to_string())
            }
            "content" => once(&mut self.content, line, word, rest.to_string()),
            "seats" => once(&mut self.seats, line, word, number("seats", MAX_SEATS as u32)? as u8),
            "commitment" => once(&mut self.commitment, line, word, rest.parse().map_err(unreadable)?),
            "seed" => once(&mut self.seed, line, word, rest.parse().map_err(unreadable)?),
            "name" => {
                let (seat, name) = rest.split_once(char::is_whitespace).ok_or_else(|| bad(RecordReason::BadName))?;
                self.names.push((line, seat.parse().map_err(unreadable)?, name.trim().to_string()));
                Ok(())
            }
            other => Err(bad(RecordReason::UnknownHead { word: shorten(other) })),
        }
    }

    fn finish(self, steps: Vec<StepText>) -> Result<Record, RecordError> {
        let missing = |word: &'static str| RecordError::new(0, RecordReason::Missing { word });
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        let mut names = vec![String::new(); usize::from(seats)];
        for (line, seat, name) in self.names {
            match names.get_mut(seat.index()) {
                Some(slot) => *slot = name,
                None => return Err(RecordError::new(line, RecordReason::NoSeat { n: seat.0 + 1, seats })),
            }
        }
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            version: self.version.ok_or_else(|| missing("version"))?,
            options: self.options.unwrap_or_default(),
            content: self.content.ok_or_else(|| missing("content"))?,
            seats,
            names,
            commitment: self.commitment,
            seed: self.seed,
            steps,
            lines: self.lines,
        })
    }
}

fn once<T>(slot: &mut Option<T>, line: usize, word: &str, value: T) -> Result<(), RecordError> {
    if slot.is_some() {
        return Err(RecordError::new(line, RecordReason::Twice { word: word.into() }));
    }
    *slot = Some(value);
    Ok(())
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "version {}", self.version)?;
        if !self.options.is_empty() {
            writeln!(f, "options {}", self.options)?;
        }
        writeln!(f, "content {}", self.content)?;
        writeln!(f, "seats {}", self.seats)?;
        for (seat, name) in self.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            // A name comes from a person and must not be able to start a line of its own.
            writeln!(f, "name {} {}", seat + 1, name.replace(char::is_control, " "))?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        writeln!(f)?;
        for (at, step) in self.steps.iter().enumerate() {
            match step.seat {
                Some(seat) => writeln!(f, "{} {seat} {}", at + 1, step.text)?,
                None => writeln!(f, "{} * {}", at + 1, step.text)?,
            }
        }
        writeln!(f, "end {}", self.steps.len())
    }
}
