//! The browser tests: the page as shipped, the real server, headless Chromium.

use std::process::{Command, Stdio};

use build_tasks::page::Page;
use build_tasks::progress::Progress;
use build_tasks::web::{self, Build};
use build_tasks::{cargo, setup, target_dir};

use crate::verify::BROWSER_TOOLS;

/// Builds what is missing and runs all scenes, or those named.
pub(crate) fn scenes(scenes: &[String], progress: &Progress) -> Result<String, String> {
    let missing = setup::missing(BROWSER_TOOLS);
    if !missing.is_empty() {
        let names: Vec<&str> = missing.iter().map(|tool| tool.name()).collect();
        return Err(format!("{} missing; to install:  {}", names.join(", "), setup::how(&missing)));
    }
    let dist = web::dist();
    // A page built with `--quick` is too large: it is not what is shipped.
    let weight = || Page::weigh(&dist).and_then(|page| page.check());
    // With the test profile, in which most of it has already been built.
    let build = ["build", "--locked", "--profile", "test", "--package", "wolfden", "--package", "browser-tests", "--bins"];
    if !web::is_fresh() || weight().is_err() {
        // The page leaves a core free for most of its time. What goes wrong with the server is shown below.
        let server = cargo(&build).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let page = web::build(Build::Shipped, &dist, progress);
        if let Ok(mut server) = server {
            let _ = server.wait();
        }
        page?;
    }
    let weight = weight()?;
    progress.run("browser: building the server", None, &mut [cargo(&build)])?;
    let target = target_dir().join("debug");
    let mut tests = Command::new(target.join("browser-tests"));
    tests.arg(&dist).arg(target.join("wolfden")).args(scenes);
    let written = progress.run("browser: running the scenes", progress.last("scenes"), &mut [tests])?;
    Ok(format!("{weight}; longest: {}", longest(&written)))
}

/// The three scenes that took longest.
fn longest(written: &str) -> String {
    let time = |line: &str| {
        let (name, seconds) = line.strip_suffix(" s")?.trim().rsplit_once(' ')?;
        Some((name.trim().to_string(), seconds.parse::<f64>().ok()?))
    };
    let mut times: Vec<(String, f64)> = written.lines().filter_map(time).collect();
    times.sort_by(|a, b| b.1.total_cmp(&a.1));
    times.iter().take(3).map(|(name, seconds)| format!("{name} {seconds:.0} s")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_longest_scenes_are_named() {
        let written = "    the-wolves: 94 clicks, all on the board\n  leave        2.5 s\n  board       77.0 s\n  input       60.1 s\n  touch       61.4 s\n";
        assert_eq!(super::longest(written), "board 77 s, touch 61 s, input 60 s");
    }
}
