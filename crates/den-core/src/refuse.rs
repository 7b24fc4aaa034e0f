//! The three ways to say no: a move against the rules, a setting that cannot be played, a text that cannot be read.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

/// A move refused: what is wrong, and the rule that says so.
///
/// ```
/// let no = den_core::Illegal::new("you still hold the led suit", "LW-TRICK-2");
/// assert_eq!(no.to_string(), "you still hold the led suit (LW-TRICK-2)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The reason, a half sentence in plain words.
    pub what: Cow<'static, str>,
    /// The id of the rule, as in `docs/rules`.
    pub rule: &'static str,
}

impl Illegal {
    /// A refusal with its reason and rule id.
    pub fn new(what: impl Into<Cow<'static, str>>, rule: &'static str) -> Illegal {
        Illegal { what: what.into(), rule }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.what, self.rule)
    }
}

impl Error for Illegal {}

/// A setting refused before a game begins: an option, a number of seats, a content file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The option, file or key that is at fault.
    pub at: String,
    /// What is wrong with it.
    pub why: String,
    /// What would be accepted, where that can be said.
    pub allowed: String,
    /// The rule behind it, where there is one.
    pub rule: Option<&'static str>,
}

impl Refusal {
    /// A refusal of `at` because of `why`.
    pub fn new(at: impl Into<String>, why: impl Into<String>) -> Refusal {
        Refusal { at: at.into(), why: why.into(), allowed: String::new(), rule: None }
    }

    /// Adds what would be accepted.
    #[must_use]
    pub fn allowed(mut self, allowed: impl Into<String>) -> Refusal {
        self.allowed = allowed.into();
        self
    }

    /// Adds the rule id.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Refusal {
        self.rule = Some(rule);
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.why)?;
        if let Some(rule) = self.rule {
            write!(f, " ({rule})")?;
        }
        if !self.allowed.is_empty() {
            write!(f, "; allowed: {}", self.allowed)?;
        }
        Ok(())
    }
}

impl Error for Refusal {}

/// A text that is not what it should be: a move, a card, a seat that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// The text (shortened if it is long).
    pub text: String,
    /// What was expected.
    pub why: String,
}

impl BadText {
    /// `text` cannot be read, because of `why`.
    pub fn new(text: &str, why: impl Into<String>) -> BadText {
        const SHOWN: usize = 60;
        let mut shown: String = text.chars().take(SHOWN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        BadText { text: shown, why: why.into() }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`: {}", self.text.escape_debug(), self.why)
    }
}

impl Error for BadText {}
