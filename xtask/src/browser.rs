//! The browser tests: the page as it is shipped, the real server, headless Chromium.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::{cargo, root, web};

/// Builds what is missing and plays every scene, or those named.
pub(crate) fn check_scenes(scenes: &[String]) -> Result<String, String> {
    let root = root();
    chromium()?;
    if !web::is_fresh(&root) {
        web::build(&root, web::Build::Shipped)?;
    }
    run(&mut cargo(&["build", "--locked", "--package", "wolfden", "--package", "browser-tests"]), "building the server")?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir)).join("debug");
    let mut tests = Command::new(target.join("browser-tests"));
    tests.arg(root.join("dist")).arg(target.join("wolfden")).args(scenes);
    run(&mut tests, "the browser tests")?;
    Ok(String::new())
}

/// All scenes, for `cargo verify`.
pub(crate) fn check() -> Result<String, String> {
    check_scenes(&[])
}

/// Makes sure that Chromium and its driver are there; on Debian they are installed where this process may.
fn chromium() -> Result<(), String> {
    let there = |program: &str| {
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
    };
    if there("chromedriver") && there("chromium") {
        return Ok(());
    }
    let how = "as root: apt-get install -y chromium chromium-driver";
    if !Path::new("/etc/debian_version").exists() {
        return Err(format!("the browser tests need chromium and chromedriver on the path ({how}, on Debian)"));
    }
    println!("   installing chromium");
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(["-qq", "-o", "DPkg::Lock::Timeout=300"]).args(words);
        command.stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let install = ["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"];
    // A fresh machine has no list of packages yet, or an old one.
    if apt(&install) || (apt(&["update"]) && apt(&install)) {
        return Ok(());
    }
    Err(format!("chromium could not be installed; bring it {how}"))
}

fn run(command: &mut Command, what: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{what} failed")),
        Err(error) => Err(format!("{what}: {}: {error}", command.get_program().display())),
    }
}
