//! `cargo play`: builds and plays, in the terminal.

use std::process::ExitCode;

use crate::cargo;

/// Builds quickly (without the server) but optimised (bots think), then hands over to `wolfden play`.
pub(crate) fn run(rest: &[String]) -> ExitCode {
    let played =
        cargo(&["run", "--locked", "--profile", "play", "--package", "wolfden", "--no-default-features", "--", "play"]).args(rest).status();
    match played {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
