//! The tasks behind `cargo play` and `cargo verify`.

mod browser;
mod debian;
mod dependencies;
mod files;
mod instructions;
mod load;
mod page;
mod peers;
mod play;
mod rules;
mod tidy;
mod verify;
mod web;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "Tasks of Wolfden:

  cargo play             build and play in the browser (in the terminal where the browser client cannot be built)
  cargo play ARGS        build and play in the terminal; ARGS as for `wolfden play`, or --terminal
  cargo verify [STEP …]  check everything that must hold, or only these steps
  cargo verify --list    name the steps
  cargo xtask load […]   measure the online table beside boardgame.io: moves a second, latency, idle sockets; writes docs/performance.md
  cargo xtask instructions [--record]  count the instructions of the hot path and compare, or write xtask/instructions.txt
  cargo xtask peers [S]  measure against other engines, S seconds a figure; writes docs/performance.md
  cargo xtask web        build the browser client into dist/ (--quick: faster to build, larger; --if-stale: only if something changed;
                         --weigh: state what the first page transfers in docs/performance.md)
  cargo xtask browser [SCENE …]  drive the page in headless Chromium
";

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let task = words.next();
    let rest: Vec<String> = words.collect();
    match task.as_deref() {
        Some("play") => play::run(&rest),
        Some("verify") => verify::run(&rest),
        Some("load") => load::run(&rest),
        Some("instructions") => instructions::run(&rest),
        Some("peers") => peers::run(&rest),
        Some("web") => web::run(&rest),
        Some("browser") => match browser::check_scenes(&rest) {
            Ok(_) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
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

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// A cargo command in the workspace, by the cargo that runs this.
fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words).current_dir(root());
    command
}
