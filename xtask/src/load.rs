//! `cargo xtask load`: builds the server and plays against it, on this machine alone.

use std::process::ExitCode;

use crate::{cargo, root};

/// Builds both in release mode and hands over to the load generator (`crates/den-server/examples/load`).
pub(crate) fn run(rest: &[String]) -> ExitCode {
    let built = cargo(&["build", "--release", "--locked", "--package", "wolfden", "--bin", "wolfden"]).status();
    if !built.is_ok_and(|status| status.success()) {
        eprintln!("the server could not be built");
        return ExitCode::FAILURE;
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let wolfden = target.join("release").join("wolfden");
    let played = cargo(&["run", "--release", "--locked", "--quiet", "--package", "den-server", "--example", "load", "--", "--wolfden"])
        .arg(wolfden)
        .args(rest)
        .status();
    match played {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
