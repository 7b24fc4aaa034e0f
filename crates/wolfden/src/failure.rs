//! How a command fails, and its exit code.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use den_core::{Message, RecordError, Refusal};

use crate::text::ERROR;
use crate::words::{printable, say, t};

/// Why a command failed, as a sentence in the current language.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A check failed: an illegal step, a deal that does not match the seed. Exit code 1.
    Check(String),
    /// Wrong usage: an unknown game, an invalid option, a missing file. Exit code 2.
    Usage(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// Prints it to stderr and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (what, code) = match self {
            Failure::Check(what) => (what.clone(), 1),
            Failure::Usage(what) => (what.clone(), 2),
            // The program that reads our output has stopped reading, as `head` does.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Io(error) => (error.to_string(), 1),
        };
        anstream::eprintln!("{ERROR}{}{ERROR:#} {}", t!("term-error"), printable(&what));
        ExitCode::from(code)
    }

    /// A refused record, with its file.
    pub(crate) fn record(file: &str, error: RecordError) -> Failure {
        Failure::Check(at(file, say(error)))
    }

    /// A problem with a file.
    pub(crate) fn file(path: &Path, what: impl ToString) -> Failure {
        Failure::Usage(at(&path.display().to_string(), what.to_string()))
    }
}

/// A problem and its location: `match.wolf: …`.
pub(crate) fn at(place: &str, what: String) -> String {
    t!("term-at", at = place.to_string(), what = what)
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Check(what) | Failure::Usage(what) => f.write_str(what),
            Failure::Io(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Usage(say(Message::from(refusal)))
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Io(error.into())
    }
}
