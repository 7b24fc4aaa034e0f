//! `browser-tests DIST [SCENE …]`: drives the real page in headless Chromium.

mod browser;
mod http;
mod scenes;

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(dist) = args.next().map(PathBuf::from) else {
        eprintln!("usage: browser-tests DIST [SCENE …]\nscenes: {}", scenes::names().join(", "));
        return ExitCode::from(2);
    };
    let wanted: Vec<String> = args.collect();
    match scenes::run(&dist, &wanted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
