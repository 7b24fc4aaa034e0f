//! Builds and installs on this machine: the page, the program for `cargo play`, and the tools that the checks need.
//!
//! This crate has no dependencies, because `cargo play` compiles it before anything else.

pub mod page;
pub mod play;
pub mod progress;
pub mod report;
pub mod setup;
pub mod toolchain;
pub mod web;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map(Path::to_path_buf).unwrap_or_default()
}

/// The target folder.
pub fn target_dir() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A cargo command in the workspace, with the cargo that started this program.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Whether a command can be started and succeeds. Its output is discarded.
pub fn succeeds(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// What a command prints, trimmed.
///
/// # Errors
/// If it cannot be started or fails, with what it wrote to stderr.
pub fn output(command: &mut Command) -> Result<String, String> {
    let out = command.output().map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    if !out.status.success() {
        return Err(format!("{} failed: {}", command.get_program().display(), String::from_utf8_lossy(&out.stderr).trim()));
    }
    Ok(String::from_utf8_lossy(&out.stdout).trim().to_string())
}

/// A folder in the user's cache folder, created if necessary. It is for things that take long to build, out of reach of `cargo clean`.
///
/// # Errors
/// If there is no cache folder or it cannot be written.
pub fn cache_dir(name: &str) -> Result<PathBuf, String> {
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache"));
    let base = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or_else(home).ok_or("neither XDG_CACHE_HOME nor HOME is set")?;
    let dir = base.join("wolfden").join(name);
    std::fs::create_dir_all(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    Ok(dir)
}
