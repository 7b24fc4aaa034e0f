//! The record of a match: a text that a person can read and write, and from which everything else can be rebuilt.
//!
//! `docs/notation.md` describes the format.

use std::error::Error;
use std::fmt;

use crate::{BadText, Commitment, Seat, Seed};

/// The first line of every record.
const TITLE: &str = "wolfden record 1";
/// A longer record is refused before it is read.
const MOST_BYTES: usize = 4 << 20;

/// One step, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    /// Who decided; `None` for the dealer.
    pub seat: Option<Seat>,
    /// The move or the result of chance, in the game's notation.
    pub text: String,
    /// The line it stands on, where it was read; 0 where it was written.
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
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 where the record as a whole is meant.
    pub line: usize,
    /// What is wrong and what to do.
    pub what: String,
    /// The rule that a step breaks.
    pub rule: Option<&'static str>,
}

impl RecordError {
    /// An error at a line.
    pub fn new(line: usize, what: impl Into<String>) -> RecordError {
        RecordError { line, what: what.into(), rule: None }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.what)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl Error for RecordError {}

impl Record {
    /// Reads a record. Its steps are checked when it is replayed.
    ///
    /// # Errors
    /// Names the line and what is wrong with it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MOST_BYTES {
            return Err(RecordError::new(0, format!("a record has at most {MOST_BYTES} bytes, this text has {}", text.len())));
        }
        Reader::new(text).read()
    }
}

/// Reads a record line by line; blank lines and `#` comments are passed over.
struct Reader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
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
        match self.next() {
            Some((_, TITLE)) => {}
            Some((line, other)) => {
                return Err(RecordError::new(line, format!("a record begins with `{TITLE}`, not with `{}`", BadText::new(other, "").text)));
            }
            None => return Err(RecordError::new(0, format!("the record is empty; it begins with `{TITLE}`"))),
        }
        let mut head = Head::default();
        let mut steps: Vec<StepText> = Vec::new();
        while let Some((line, text)) = self.next() {
            let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(w, r)| (w, r.trim()));
            if word == "end" {
                return self.finish(head, steps, line, rest);
            }
            match word.parse::<usize>() {
                Ok(number) => steps.push(read_step(line, number, rest, steps.len())?),
                Err(_) if steps.is_empty() => head.take(line, word, rest)?,
                Err(_) => {
                    return Err(RecordError::new(
                        line,
                        format!("expected step {} or `end`, found `{}`", steps.len() + 1, BadText::new(word, "").text),
                    ));
                }
            }
        }
        Err(RecordError::new(self.last, format!("the record is cut off after step {}: no `end {}` line", steps.len(), steps.len())))
    }

    fn finish(mut self, head: Head, steps: Vec<StepText>, line: usize, rest: &str) -> Result<Record, RecordError> {
        if rest.parse() != Ok(steps.len()) {
            return Err(RecordError::new(
                line,
                format!("`end {}` does not fit: {} steps stand above it", BadText::new(rest, "").text, steps.len()),
            ));
        }
        if let Some((line, _)) = self.next() {
            return Err(RecordError::new(line, "nothing may follow the `end` line"));
        }
        head.finish(steps)
    }
}

fn read_step(line: usize, number: usize, rest: &str, before: usize) -> Result<StepText, RecordError> {
    if number != before + 1 {
        return Err(RecordError::new(
            line,
            format!("step {number} stands where step {} should: lines are missing or out of order", before + 1),
        ));
    }
    let Some((who, text)) = rest.split_once(char::is_whitespace) else {
        return Err(RecordError::new(line, format!("step {number} is incomplete: it needs a seat (or * for chance) and a move")));
    };
    let seat = match who {
        "*" => None,
        seat => Some(seat.parse().map_err(|e: BadText| RecordError::new(line, e.to_string()))?),
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
}

impl Head {
    fn take(&mut self, line: usize, word: &str, rest: &str) -> Result<(), RecordError> {
        let bad = |what: String| RecordError::new(line, what);
        let unreadable = |error: BadText| RecordError::new(line, error.to_string());
        match word {
            "game" => once(&mut self.game, line, word, rest.to_string()),
            "version" => once(&mut self.version, line, word, rest.parse().map_err(|_| bad("version is a number".into()))?),
            "options" => once(&mut self.options, line, word, rest.to_string()),
            "content" => once(&mut self.content, line, word, rest.to_string()),
            "seats" => once(&mut self.seats, line, word, rest.parse().map_err(|_| bad("seats is a number".into()))?),
            "commitment" => once(&mut self.commitment, line, word, rest.parse().map_err(unreadable)?),
            "seed" => once(&mut self.seed, line, word, rest.parse().map_err(unreadable)?),
            "name" => {
                let (seat, name) = rest.split_once(char::is_whitespace).ok_or_else(|| bad("write `name SEAT NAME`".into()))?;
                self.names.push((line, seat.parse().map_err(unreadable)?, name.trim().to_string()));
                Ok(())
            }
            other => Err(bad(format!("`{}` is not part of a record's head", BadText::new(other, "").text))),
        }
    }

    fn finish(self, steps: Vec<StepText>) -> Result<Record, RecordError> {
        let missing = |what: &str| RecordError::new(0, format!("the head has no `{what}` line"));
        let seats = self.seats.ok_or_else(|| missing("seats"))?;
        let mut names = vec![String::new(); usize::from(seats)];
        for (line, seat, name) in self.names {
            match names.get_mut(seat.index()) {
                Some(slot) => *slot = name,
                None => return Err(RecordError::new(line, format!("there is no seat {seat} at a table for {seats}"))),
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
        })
    }
}

fn once<T>(slot: &mut Option<T>, line: usize, word: &str, value: T) -> Result<(), RecordError> {
    if slot.is_some() {
        return Err(RecordError::new(line, format!("`{word}` is given twice")));
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
            // A name comes from a person: it must not be able to begin a line of its own.
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
