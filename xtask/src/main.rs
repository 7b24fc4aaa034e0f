//! The tasks behind `cargo verify` and `cargo xtask`. `cargo play` is in `xtask/build`.

mod api;
mod browser;
mod dependencies;
mod deploy;
mod dist;
mod files;
mod instructions;
mod load;
mod passed;
mod peers;
mod registry;
mod rules;
mod sbom;
mod tidy;
mod train;
mod verify;
mod web;

use std::env;
use std::process::{Command, ExitCode};

use build_tasks::progress::Progress;

const HELP: &str = "Tasks of Wolfden:

  cargo play              build and play; see `cargo play --help`
  cargo verify [STEP …]   run all checks, or only these steps
  cargo verify --quick    format, tidy, rules, lints, unit and rulebook tests
  cargo verify --again    run the steps again that have already passed on the same files
  cargo verify --list     list the steps; -v shows their full output
  cargo xtask load […]    measure the server next to boardgame.io: moves per second, latency, idle sockets; writes docs/performance.md
  cargo xtask instructions [--record]  count the instructions of the hot path and compare them, or write xtask/instructions.txt
  cargo xtask peers [S]   compare with other engines, S seconds per figure; writes docs/performance.md
  cargo xtask web         build the page into dist/ (--quick: faster to build, larger; --if-stale: only if something changed;
                          --weigh: write the size of the first page to docs/performance.md)
  cargo xtask browser [SCENE …]  test the page in headless Chromium
  cargo xtask train GAME  train the net of a game from the bots' own games (--minutes N, --small: a quick run of everything)
  cargo xtask dist        build the release files in target/dist: .tar.gz, .deb, checksums, list of packages
";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let task = args.next();
    let rest: Vec<String> = args.collect();
    match task.as_deref() {
        Some("verify") => verify::run(&rest),
        Some("load") => load::run(&rest),
        Some("instructions") => instructions::run(&rest),
        Some("peers") => peers::run(&rest),
        Some("web") => web::run(&rest),
        Some("dist") => dist::run(&rest),
        Some("train") => train::run(&rest),
        Some("browser") => finish(browser::scenes(&rest, &Progress::new(true))),
        None | Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        Some(other) => {
            eprint!("There is no task `{other}`.\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

/// Prints the result of a task.
fn finish(result: Result<String, String>) -> ExitCode {
    match result {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}", error.trim_end());
            ExitCode::FAILURE
        }
    }
}

/// Runs a command that writes to the terminal itself.
fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} failed: {status}", command.get_program().display())),
        Err(error) => Err(format!("{} could not be started: {error}", command.get_program().display())),
    }
}
