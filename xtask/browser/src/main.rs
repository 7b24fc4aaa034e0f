//! `browser-tests DIST WOLFDEN [SCENE …]`: tests the real page in headless Chromium. `WOLFDEN` is the program that serves matches; with
//! `-` the scenes that need it are skipped.

mod axe;
mod browser;
mod http;
mod scenes;
mod server;

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(dist), Some(wolfden)) = (args.next().map(PathBuf::from), args.next()) else {
        eprintln!("usage: browser-tests DIST WOLFDEN [SCENE …]\nscenes: {}", scenes::names().join(", "));
        return ExitCode::from(2);
    };
    let wanted: Vec<String> = args.collect();
    match scenes::run(&dist, &wolfden, &wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
