//! The browser tests: the page as it is shipped, the real server, headless Chromium.

use std::process::Command;

use crate::debian::installed;
use crate::page::Page;
use crate::{cargo, root, web};

/// Builds what is missing and plays every scene, or those named.
pub(crate) fn check_scenes(scenes: &[String]) -> Result<String, String> {
    let root = root();
    needs()?;
    let dist = root.join("dist");
    // What was built quickly, for work on the page, is not what is shipped: it is too heavy.
    let weight = || Page::weigh(&dist).and_then(|page| page.check());
    if !web::is_fresh(&root) || weight().is_err() {
        web::build(&root, web::Build::Shipped)?;
    }
    let said = weight()?;
    // The profile of the tests: most of it was built for them already.
    let build = ["build", "--locked", "--profile", "test", "--package", "wolfden", "--package", "browser-tests", "--bins"];
    run(&mut cargo(&build), "building the server")?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir)).join("debug");
    let mut tests = Command::new(target.join("browser-tests"));
    tests.arg(&dist).arg(target.join("wolfden")).args(scenes);
    run(&mut tests, "the browser tests")?;
    Ok(said)
}

/// All scenes, for `cargo verify`. Where the browser or the compiler cannot be had the step says so and how to get them.
pub(crate) fn check() -> Result<String, String> {
    match needs() {
        Ok(()) => check_scenes(&[]),
        Err(what) => Ok(format!("skipped: {what}")),
    }
}

/// What must be on the machine; it is installed where that can be done without asking.
fn needs() -> Result<(), String> {
    installed(&["chromedriver", "chromium"], &["chromium", "chromium-driver"])?;
    installed(&["npm"], &["npm"])?;
    web::can_build()
}

fn run(command: &mut Command, what: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{what} failed")),
        Err(error) => Err(format!("{what}: {}: {error}", command.get_program().display())),
    }
}
