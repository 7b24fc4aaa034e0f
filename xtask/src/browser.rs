//! The browser tests: the page as it is shipped, the real server, headless Chromium.

use std::path::Path;
use std::process::{Command, Stdio};

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

/// Makes sure that programs are there; on Debian their packages are installed where this process may.
fn installed(programs: &[&str], packages: &[&str]) -> Result<(), String> {
    let there = |program: &&str| {
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
    };
    if programs.iter().all(there) {
        return Ok(());
    }
    let how = format!("as root: apt-get install -y {}", packages.join(" "));
    if !Path::new("/etc/debian_version").exists() {
        return Err(format!("the browser tests need {} on the path ({how}, on Debian)", programs.join(" and ")));
    }
    println!("   installing {}", packages.join(", "));
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(["-qq", "-o", "DPkg::Lock::Timeout=300"]).args(words);
        command.stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(packages);
    // A fresh machine has no list of packages yet, or an old one.
    if apt(&install) || (apt(&["update"]) && apt(&install)) {
        return Ok(());
    }
    Err(format!("{} could not be installed; bring it {how}", packages.join(", ")))
}

fn run(command: &mut Command, what: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{what} failed")),
        Err(error) => Err(format!("{what}: {}: {error}", command.get_program().display())),
    }
}
