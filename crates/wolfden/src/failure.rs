//! How a command fails, and the exit code that says so.

use std::io;
use std::process::ExitCode;

use den_core::{RecordError, Refusal};

use crate::text::ERROR;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A check failed: an illegal step, a deal that does not fit. Exit code 1.
    Check(String),
    /// The command was given wrongly: an unknown game, an option that cannot be played, a file that is not there. Exit code 2.
    Usage(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// Says it on stderr and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (what, code) = match self {
            Failure::Check(what) => (what.clone(), 1),
            Failure::Usage(what) => (what.clone(), 2),
            // Whoever read our output has read enough, as `head` does.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Io(error) => (error.to_string(), 1),
        };
        anstream::eprintln!("{ERROR}error:{ERROR:#} {what}");
        ExitCode::from(code)
    }

    /// A record that does not hold, with its file.
    pub(crate) fn record(file: &str, error: &RecordError) -> Failure {
        Failure::Check(format!("{file}: {error}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Usage(refusal.to_string())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Io(error.into())
    }
}
