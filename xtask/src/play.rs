//! `cargo play`: builds and plays. Without further words in the browser, against bots, on one screen or with friends; with words, or where
//! the browser client cannot be built, in the terminal.

use std::process::ExitCode;

use crate::{cargo, root, web};

/// Builds and plays.
pub(crate) fn run(rest: &[String]) -> ExitCode {
    if rest.first().is_some_and(|word| word == "--terminal") {
        return terminal(&rest[1..]);
    }
    if !rest.is_empty() {
        return terminal(rest);
    }
    let root = root();
    let built = if web::is_fresh(&root) { Ok(root.join("dist")) } else { web::build(&root, web::Build::Shipped) };
    match built {
        Ok(_) => browser(),
        Err(why) => {
            eprintln!("{why}\n\nSo here is the terminal.");
            terminal(&[])
        }
    }
}

/// The server on this machine, and the page in the browser.
fn browser() -> ExitCode {
    finish(&["run", "--locked", "--profile", "play", "--package", "wolfden", "--", "serve", "--open"], &[])
}

/// Builds quickly (without the server) but optimised (bots think), then hands over to `wolfden play`.
fn terminal(rest: &[String]) -> ExitCode {
    finish(&["run", "--locked", "--profile", "play", "--package", "wolfden", "--no-default-features", "--", "play"], rest)
}

fn finish(words: &[&str], rest: &[String]) -> ExitCode {
    match cargo(words).args(rest).status() {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
