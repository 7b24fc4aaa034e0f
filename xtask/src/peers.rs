//! `cargo xtask peers`: measures our engine and others side by side on this machine, as ratios. Writes its part of docs/performance.md.
//!
//! The peers are installed from the Python package index into a temporary environment; none of their code enters the project. Ours and
//! theirs take turns, three times each, in CPU time; what counts is the ratio of the medians.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use build_tasks::report::{processor, write_part};
use build_tasks::{cargo, root, target_dir};
use serde_json::Value;

use crate::succeed;

const ROUNDS: usize = 3;
/// The part of docs/performance.md that this task writes.
const PART: &str = "engines";

/// A claim: our figure divided by theirs is at least this much.
struct Claim {
    ours: (&'static str, u8),
    theirs: &'static str,
    figure: &'static str,
    at_least: f64,
}

const CLAIMS: &[Claim] = &[
    Claim { ours: ("wolf-and-hound", 4), theirs: "euchre", figure: "decisions_per_second", at_least: 8.0 },
    Claim { ours: ("wolf-and-hound", 4), theirs: "oh_hell", figure: "decisions_per_second", at_least: 8.0 },
    Claim { ours: ("wolf-and-hound", 4), theirs: "spades", figure: "decisions_per_second", at_least: 8.0 },
    Claim { ours: ("wolf-and-hound", 4), theirs: "hearts", figure: "decisions_per_second", at_least: 8.0 },
    Claim { ours: ("wolf-and-hound", 4), theirs: "crazy_eights", figure: "decisions_per_second", at_least: 8.0 },
    Claim { ours: ("lone-wolves", 2), theirs: "euchre", figure: "decisions_per_second", at_least: 6.0 },
    Claim { ours: ("wolfwalkers", 2), theirs: "crazy_eights", figure: "decisions_per_second", at_least: 1.0 },
    Claim { ours: ("the-wolves", 3), theirs: "catan 3p", figure: "games_per_second", at_least: 100.0 },
    Claim { ours: ("lone-wolves", 2), theirs: "euchre", figure: "simulations_per_second", at_least: 5.0 },
];

/// Figures by what was measured (`lone-wolves 2p`, `euchre`) and name: one value per round.
type Found = BTreeMap<String, BTreeMap<String, Vec<f64>>>;

pub(crate) fn run(words: &[String]) -> ExitCode {
    let seconds = match words {
        [] => 4.0,
        [word] => match word.parse::<f64>() {
            Ok(seconds) if (0.2..=600.0).contains(&seconds) => seconds,
            _ => return usage(),
        },
        _ => return usage(),
    };
    match measure(seconds) {
        Ok(held) if held => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("cargo xtask peers [SECONDS]   seconds for each figure, 0.2 to 600");
    ExitCode::from(2)
}

fn measure(seconds: f64) -> Result<bool, String> {
    let python = environment()?;
    succeed(&mut cargo(&["build", "--release", "--package", "wolfden", "--no-default-features", "--features", "lab", "--locked"]))?;
    let wolfden = target_dir().join("release/wolfden");
    let mut found = Found::new();
    for round in 1..=ROUNDS {
        eprintln!("round {round} of {ROUNDS}");
        for (game, seats) in [("wolf-and-hound", 4), ("lone-wolves", 2), ("wolfwalkers", 2), ("the-wolves", 3)] {
            // The benchmark divides its time between eight figures.
            let time = (seconds * 8.0).to_string();
            let said = output(Command::new(&wolfden).args(["bench", game, "--players", &seats.to_string(), "--seconds", &time, "--json"]))?;
            for cost in said.as_array().into_iter().flatten() {
                take(&mut found, &format!("{game} {seats}p"), cost);
            }
        }
        for script in ["openspiel.py", "catanatron_games.py"] {
            let said = output(Command::new(&python).arg(root().join("xtask/peers").join(script)).arg(seconds.to_string()))?;
            for (name, figures) in said.as_object().into_iter().flatten() {
                take(&mut found, name, figures);
            }
        }
    }
    let (text, held) = report(&found, &versions(&python));
    write_part(PART, &text)?;
    print!("{text}");
    Ok(held)
}

/// Installs a Python environment with the peers, in the temporary folder; reused if it exists.
fn environment() -> Result<PathBuf, String> {
    let folder = env::temp_dir().join("wolfden-peers");
    let python = folder.join("bin/python");
    if !python.exists() {
        let made = Command::new("python3").args(["-m", "venv"]).arg(&folder).status();
        if !made.is_ok_and(|status| status.success()) {
            let _ = fs::remove_dir_all(&folder);
            return Err("Python's venv is missing; on Debian `apt-get install python3-venv` installs it".to_string());
        }
    }
    succeed(Command::new(&python).args(["-m", "pip", "install", "--quiet", "open_spiel", "catanatron"]))?;
    Ok(python)
}

fn take(found: &mut Found, name: &str, figures: &Value) {
    for (figure, value) in figures.as_object().into_iter().flatten() {
        if let Some(value) = value.as_f64() {
            found.entry(name.to_string()).or_default().entry(figure.clone()).or_default().push(value);
        }
    }
}

fn median(found: &Found, name: &str, figure: &str) -> Option<f64> {
    let mut values = found.get(name)?.get(figure)?.clone();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

fn report(found: &Found, versions: &str) -> (String, bool) {
    let mut text = format!(
        "`cargo xtask peers` measures our engine and others in turns, {ROUNDS} rounds, in CPU time on one core, and writes this part: medians and \
         their ratios. The games differ, so the number of decisions per game is given with each.\n\n{versions}\n\n\
         | ours | theirs | figure | ours | theirs | ratio | at least | holds |\n| --- | --- | --- | ---: | ---: | ---: | ---: | --- |\n"
    );
    let mut held = true;
    for claim in CLAIMS {
        let ours = format!("{} {}p", claim.ours.0, claim.ours.1);
        let figures = (median(found, &ours, claim.figure), median(found, claim.theirs, claim.figure));
        let (Some(mine), Some(other)) = figures else {
            held = false;
            let _ = writeln!(text, "| {ours} | {} | {} | | | not measured | {} | no |", claim.theirs, claim.figure, claim.at_least);
            continue;
        };
        let ratio = mine / other;
        held &= ratio >= claim.at_least;
        let length = |name: &str| median(found, name, "decisions_per_game").unwrap_or_default();
        let _ = writeln!(
            text,
            "| {ours} ({:.0} a game) | {} ({:.0} a game) | {} | {mine:.0} | {other:.0} | {ratio:.1} | {} | {} |",
            length(&ours),
            claim.theirs,
            length(claim.theirs),
            claim.figure.replace('_', " "),
            claim.at_least,
            if ratio >= claim.at_least { "yes" } else { "**no**" }
        );
    }
    (text, held)
}

fn versions(python: &Path) -> String {
    let shown = Command::new(python).args(["-m", "pip", "list", "--format", "freeze"]).output();
    let list = shown.map(|out| String::from_utf8_lossy(&out.stdout).into_owned()).unwrap_or_default();
    let peers: Vec<&str> = list.lines().filter(|line| line.starts_with("open") || line.starts_with("catanatron")).collect();
    let rustc = Command::new("rustc").arg("-V").output().map(|out| String::from_utf8_lossy(&out.stdout).trim().to_string());
    format!("Measured on: {}; {}; {}.", processor(), rustc.unwrap_or_default(), peers.join(", "))
}

fn output(command: &mut Command) -> Result<Value, String> {
    let name = format!("{command:?}");
    let out = command.output().map_err(|error| format!("{name}: {error}"))?;
    if !out.status.success() {
        return Err(format!("{name} failed: {}", String::from_utf8_lossy(&out.stderr)));
    }
    serde_json::from_slice(&out.stdout).map_err(|error| format!("{name}: {error}"))
}
