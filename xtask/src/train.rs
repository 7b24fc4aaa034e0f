//! `cargo xtask train GAME`: trains the net of a game from the bots' own games (`xtask/train`).

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use build_tasks::{cargo, root, target_dir};

use crate::succeed;

const USAGE: &str =
    "cargo xtask train GAME [--minutes N] [--small]   the result is in target/train; PYTHON names a Python with torch and numpy";
const MINUTES: &str = "60";

pub(crate) fn run(words: &[String]) -> ExitCode {
    let (mut game, mut minutes, mut small) = (None, MINUTES.to_string(), false);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match (word.as_str(), words.as_slice()) {
            ("--small", _) => small = true,
            ("--minutes", [number, ..]) if number.parse::<u32>().is_ok_and(|n| (1..=10_000).contains(&n)) => {
                minutes.clone_from(number);
                words.next();
            }
            (name, _) if game.is_none() && !name.starts_with('-') => game = Some(name.to_string()),
            _ => return usage(),
        }
    }
    let Some(game) = game else { return usage() };
    crate::finish(train(&game, &minutes, small))
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

fn train(game: &str, minutes: &str, small: bool) -> Result<String, String> {
    let python = python()?;
    succeed(&mut cargo(&["build", "--release", "--package", "wolfden", "--no-default-features", "--features", "lab", "--locked"]))?;
    let out = target_dir().join("train");
    let mut command = Command::new("bash");
    command.arg(root().join("xtask/train/run.sh")).arg(target_dir().join("release/wolfden")).args([game, minutes]).arg(&out);
    command.args(small.then_some("small")).env("PYTHON", python);
    succeed(&mut command)?;
    let weights = out.join(format!("{game}.net"));
    Ok(format!(
        "{} was trained; {game}.txt beside it says how. Measure it with xtask/train/gate.py; CONTRIBUTING.md says what to do with it.",
        weights.display()
    ))
}

/// A Python with PyTorch: that of `PYTHON`, the system's, or an environment in target, which is made if it is missing.
fn python() -> Result<PathBuf, String> {
    let has_torch = |python: &PathBuf| {
        let tried = Command::new(python).args(["-c", "import torch, numpy"]).output();
        tried.is_ok_and(|output| output.status.success())
    };
    let own = target_dir().join("train-python/bin/python");
    let named = std::env::var_os("PYTHON").map(PathBuf::from);
    if let Some(found) = [named, Some("python3".into()), Some(own.clone())].into_iter().flatten().find(has_torch) {
        return Ok(found);
    }
    eprintln!("PyTorch is installed into {} (several gigabytes; this takes minutes)", target_dir().join("train-python").display());
    succeed(Command::new("python3").args(["-m", "venv"]).arg(target_dir().join("train-python")))?;
    succeed(Command::new(&own).args(["-m", "pip", "install", "--quiet", "numpy", "torch"]))?;
    Ok(own)
}
