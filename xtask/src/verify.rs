//! `cargo verify`: everything that must hold, step by step, in the order in which a mistake shows fastest.

use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::{browser, cargo, dependencies, instructions, rules, tidy};

/// One thing that must hold.
struct Step {
    name: &'static str,
    /// What it checks.
    what: &'static str,
    /// What to do when it fails.
    mend: &'static str,
    run: fn() -> Result<String, String>,
}

/// Runs only when it is named: it builds the browser client as it is shipped and needs a browser.
const BY_NAME: &str = "browser";

const STEPS: &[Step] = &[
    Step { name: "format", what: "rustfmt", mend: "run `cargo fmt --all`", run: format },
    Step { name: "tidy", what: "file lengths, paths, lock file", mend: "see the files named above", run: tidy::check },
    Step { name: "rules", what: "every numbered rule is tested, every cited one exists", mend: "see CONTRIBUTING.md", run: rules::check },
    Step { name: "dependencies", what: "licences, bans, sources (deny.toml)", mend: "see docs/decisions/0001", run: dependencies::check },
    Step { name: "lints", what: "clippy, warnings as errors", mend: "mend what clippy names", run: lints },
    Step { name: "tests", what: "all tests", mend: "`cargo test -p CRATE NAME` runs one", run: tests },
    Step { name: "doctests", what: "the examples in the docs", mend: "`cargo test --doc -p CRATE` runs one crate's", run: doctests },
    Step { name: "docs", what: "rustdoc, warnings as errors", mend: "mend what rustdoc names", run: docs },
    Step {
        name: "instructions",
        what: "the hot path costs no more instructions than it did",
        mend: "`cargo xtask instructions` shows the figures",
        run: instructions::check,
    },
    Step {
        name: BY_NAME,
        what: "the page in headless Chromium (only by name: `cargo verify browser`)",
        mend: "`cargo xtask browser SCENE` plays one scene",
        run: browser::check,
    },
];

/// Runs all steps, or those named, and stops at the first that fails.
pub(crate) fn run(words: &[String]) -> ExitCode {
    if words.iter().any(|word| word == "--list") {
        for step in STEPS {
            println!("{:<13} {}", step.name, step.what);
        }
        return ExitCode::SUCCESS;
    }
    if let Some(unknown) = words.iter().find(|word| !STEPS.iter().any(|step| step.name == word.as_str())) {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        eprintln!("There is no step `{unknown}`; there are {}.", names.join(", "));
        return ExitCode::from(2);
    }
    let all = Instant::now();
    for step in STEPS.iter().filter(|step| if words.is_empty() { step.name != BY_NAME } else { words.iter().any(|word| word == step.name) })
    {
        println!("── {}: {}", step.name, step.what);
        let clock = Instant::now();
        match (step.run)() {
            Ok(said) => println!("   ok in {:.1} s{}{said}", clock.elapsed().as_secs_f64(), if said.is_empty() { "" } else { ": " }),
            Err(what) => {
                eprintln!("{}", what.trim_end());
                eprintln!("   FAILED: {} ({:.1} s). To mend it: {}.", step.name, clock.elapsed().as_secs_f64(), step.mend);
                eprintln!("   `cargo verify {}` runs this step alone.", step.name);
                return ExitCode::FAILURE;
            }
        }
    }
    println!("── everything holds ({:.0} s)", all.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

fn format() -> Result<String, String> {
    component("fmt", "rustfmt")?;
    succeed(&mut cargo(&["fmt", "--all", "--check"]))
}

fn lints() -> Result<String, String> {
    component("clippy", "clippy")?;
    succeed(&mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
}

fn tests() -> Result<String, String> {
    // Test runners hide what a passing test says; what it left out must be heard all the same.
    let notes = std::env::temp_dir().join(format!("wolfden-skipped-{}", std::process::id()));
    let run = if there(&mut cargo(&["nextest", "--version"])) {
        succeed(cargo(&["nextest", "run", "--workspace", "--locked"]).env("WOLFDEN_SKIPPED", &notes))
    } else {
        succeed(cargo(&["test", "--workspace", "--all-targets", "--locked"]).env("WOLFDEN_SKIPPED", &notes))
    };
    let said = std::fs::read_to_string(&notes).unwrap_or_default();
    let _ = std::fs::remove_file(&notes);
    let skipped: std::collections::BTreeSet<&str> = said.lines().collect();
    run.map(|_| skipped.into_iter().collect::<Vec<_>>().join("; "))
}

fn doctests() -> Result<String, String> {
    succeed(&mut cargo(&["test", "--workspace", "--doc", "--locked", "--quiet"]))
}

fn docs() -> Result<String, String> {
    succeed(cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Installs a part of the toolchain that a minimal one lacks.
fn component(command: &str, name: &str) -> Result<(), String> {
    if there(&mut cargo(&[command, "--version"])) {
        return Ok(());
    }
    println!("   installing {name}");
    succeed(Command::new("rustup").args(["component", "add", name])).map(drop)
}

/// Whether a command is there and works; it says nothing.
fn there(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn succeed(command: &mut Command) -> Result<String, String> {
    match command.status() {
        Ok(status) if status.success() => Ok(String::new()),
        Ok(_) => Err(String::new()),
        Err(error) => Err(format!("{} could not be started: {error}", command.get_program().to_string_lossy())),
    }
}
