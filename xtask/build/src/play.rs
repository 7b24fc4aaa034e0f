//! `cargo play`: builds and plays. Without arguments in the browser; with arguments, or if the page cannot be built, in the terminal.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::progress::{Progress, about, clock};
use crate::setup::{self, Tool};
use crate::toolchain::Toolchain;
use crate::web::{self, Build, LOCAL};
use crate::{cargo, root, target_dir};

/// How long the stages take on two cores from a fresh clone, in seconds: the estimate until a stage has run here once.
const TOOLCHAIN: f64 = 110.0;
const BUILD: f64 = 270.0;
const PACK: f64 = 10.0;
const TERMINAL: f64 = 60.0;

const HELP: &str = "cargo play              build, then play in the browser
cargo play --terminal   build, then play in the terminal
cargo play ARGS         the same; ARGS as for `wolfden play`

  --build-only   build without starting
  -v, --verbose  show the compiler's output
";

/// Builds and plays.
pub fn run(args: &[String]) -> ExitCode {
    let (ours, rest): (Vec<&str>, Vec<&str>) =
        args.iter().map(String::as_str).partition(|arg| ["-v", "--verbose", "--build-only", "--terminal", "-h", "--help"].contains(arg));
    let has = |word: &str| ours.contains(&word);
    if has("-h") || has("--help") {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    }
    let play = Play {
        progress: Progress::new(has("-v") || has("--verbose")),
        build_only: has("--build-only"),
        first: !target_dir().join(LOCAL).exists(),
    };
    if has("--terminal") || !rest.is_empty() {
        return play.terminal(&rest);
    }
    match play.browser() {
        Ok(code) => code,
        Err(why) => {
            eprintln!("{}\n\nThe game starts in the terminal instead.", why.trim_end());
            play.terminal(&[])
        }
    }
}

struct Play {
    progress: Progress,
    build_only: bool,
    /// Whether nothing has been built yet.
    first: bool,
}

impl Play {
    /// Starts the server on this machine, and opens the page in the browser.
    fn browser(&self) -> Result<ExitCode, String> {
        let needs_toolchain = Toolchain::find().is_err();
        let stages = if needs_toolchain { 3 } else { 2 };
        if self.first {
            let estimate = BUILD + PACK + if needs_toolchain { TOOLCHAIN } else { 0.0 };
            eprintln!("The first build takes {} on two cores. `cargo play --terminal` is ready within a minute.", about(estimate));
        }
        if needs_toolchain {
            self.stage(1, stages, "the compiler for the browser", TOOLCHAIN, |play, _| {
                setup::install(&[Tool::Wasm], &play.progress);
                Ok(())
            })?;
        }
        let toolchain = web::toolchain()?;
        let page = target_dir().join("local-page");
        self.stage(stages - 1, stages, "the page and the program", BUILD, |play, title| {
            // The program serves the page from its folder and has none built in, so neither waits for the other.
            let none = target_dir().join("no-page");
            fs::create_dir_all(&none).map_err(|error| format!("{}: {error}", none.display()))?;
            let mut program = cargo(&["build", "--locked", "--profile", LOCAL, "--package", "wolfden", "--package", "web-pack", "--bins"]);
            program.args(["--no-default-features", "--features", "wolfden/serve"]);
            program.env("WOLFDEN_WEB", none);
            play.progress.run(title, play.estimate(BUILD), &mut [program, web::compile_local(&toolchain)]).map(drop)
        })?;
        self.stage(stages, stages, "packing the page", PACK, |play, title| {
            web::pack(Build::Local, &page, &play.progress, title, play.estimate(PACK))
        })?;
        Ok(self.start(wolfden().args(["serve", "--open", "--web"]).arg(page)))
    }

    /// Builds without the server, which is faster, then runs `wolfden play`.
    fn terminal(&self, rest: &[&str]) -> ExitCode {
        let built = self.stage(1, 1, "the game for the terminal", TERMINAL, |play, title| {
            let build =
                cargo(&["build", "--locked", "--profile", LOCAL, "--package", "wolfden", "--no-default-features", "--features", "tui"]);
            play.progress.run(title, play.estimate(TERMINAL), &mut [build]).map(drop)
        });
        match built {
            Ok(()) => self.start(wolfden().arg("play").args(rest)),
            Err(why) => {
                eprintln!("{}", why.trim_end());
                ExitCode::FAILURE
            }
        }
    }

    /// How long a stage takes the first time; later it depends on what has changed.
    fn estimate(&self, first: f64) -> Option<f64> {
        self.first.then_some(first)
    }

    /// Runs one stage, and reports what it is and how long it takes.
    fn stage(
        &self,
        number: usize,
        of: usize,
        what: &str,
        usual: f64,
        work: impl FnOnce(&Play, &str) -> Result<(), String>,
    ) -> Result<(), String> {
        let title = if of == 1 { what.to_string() } else { format!("{number} of {of}: {what}") };
        if let Some(estimate) = self.estimate(usual) {
            eprintln!("{title}, {}", about(estimate));
        }
        let begun = Instant::now();
        work(self, &title)?;
        let seconds = begun.elapsed().as_secs_f64();
        if seconds > 2.0 {
            eprintln!("{title}: done in {}", clock(seconds));
        }
        Ok(())
    }

    fn start(&self, command: &mut Command) -> ExitCode {
        if self.build_only {
            return ExitCode::SUCCESS;
        }
        match hand_over(command.current_dir(root())) {
            Ok(code) => code,
            Err(error) => {
                eprintln!("{}: {error}", command.get_program().display());
                ExitCode::FAILURE
            }
        }
    }
}

/// Replaces this process with the command, so that Ctrl-C goes to the command alone.
#[cfg(unix)]
fn hand_over(command: &mut Command) -> std::io::Result<ExitCode> {
    Err(std::os::unix::process::CommandExt::exec(command))
}

#[cfg(not(unix))]
fn hand_over(command: &mut Command) -> std::io::Result<ExitCode> {
    let status = command.status()?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The program that was built.
fn wolfden() -> Command {
    let file: PathBuf = target_dir().join(LOCAL).join(format!("wolfden{}", std::env::consts::EXE_SUFFIX));
    Command::new(file)
}
