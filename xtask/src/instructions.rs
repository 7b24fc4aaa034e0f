//! `cargo verify instructions`: counts the instructions of each operation of the hot path with callgrind and compares them with
//! `xtask/instructions.txt`. Counts do not depend on how busy the machine is.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use build_tasks::progress::Progress;
use build_tasks::setup::{self, Tool};
use build_tasks::{cargo, output, root, target_dir};

use crate::finish;

const FILE: &str = "xtask/instructions.txt";
/// How much a count may grow, in per cent: for changes of libraries or of system functions.
const TOLERANCE: f64 = 8.0;
/// The same as in `crates/den-lab/examples/count.rs`.
const POSITIONS: f64 = 256.0;

/// The functions of `count`, without their common prefix.
const OPERATIONS: [&str; 7] = ["legal_moves", "play", "view", "guess", "score", "evaluate", "search"];
const FUNCTION: &str = "count::counted_";

/// Instructions per operation, by `GAME OPERATION`.
type Counts = BTreeMap<String, f64>;

/// `cargo xtask instructions --record` writes the file; without `--record` it compares.
pub(crate) fn run(words: &[String]) -> ExitCode {
    let progress = Progress::new(false);
    let done = match words {
        [] => check(&progress),
        [word] if word == "--record" => record(&progress),
        _ => Err("cargo xtask instructions [--record]".into()),
    };
    finish(done)
}

/// Compares with the file.
pub(crate) fn check(progress: &Progress) -> Result<String, String> {
    let text = fs::read_to_string(root().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
    let known = read(&text)?;
    let compiler = text.lines().find_map(|line| line.strip_prefix("# rustc: ")).unwrap_or_default();
    if compiler != rustc() {
        return Ok(format!("skipped: {FILE} was recorded with `{compiler}`, this is `{}`; record it again with --record", rustc()));
    }
    let now = count(progress)?;
    let (table, worse) = compare(&known, &now);
    if worse.is_empty() {
        return Ok(format!("{} figures within {TOLERANCE} % of {FILE}", now.len()));
    }
    Err(format!(
        "{table}\nMore than {TOLERANCE} % over {FILE}: {}.\nIf the change is worth it, `cargo xtask instructions --record` writes the new figures.",
        worse.join(", ")
    ))
}

fn record(progress: &Progress) -> Result<String, String> {
    let mut text = format!(
        "# Instructions for one operation, counted by callgrind on the same {POSITIONS} positions of random games (search: one iteration of\n\
         # the plain search). `cargo verify instructions` fails where one grows by more than {TOLERANCE} %. Written by\n\
         # `cargo xtask instructions --record`.\n# rustc: {}\n",
        rustc()
    );
    for (name, count) in count(progress)? {
        let _ = writeln!(text, "{name} {count:.1}");
    }
    fs::write(root().join(FILE), &text).map_err(|error| format!("{FILE}: {error}"))?;
    Ok(text)
}

fn read(text: &str) -> Result<Counts, String> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let (name, count) = line.rsplit_once(' ').ok_or_else(|| format!("{FILE}: `{line}` has no number"))?;
            Ok((name.to_string(), count.parse().map_err(|_| format!("{FILE}: `{count}` is not a number"))?))
        })
        .collect()
}

/// The counts side by side, and the names of those that grew too much or are unknown.
fn compare(known: &Counts, now: &Counts) -> (String, Vec<String>) {
    let (mut table, mut worse) = (String::new(), Vec::new());
    for (name, count) in now {
        let before = known.get(name).copied().unwrap_or(f64::NAN);
        let grown = 100.0 * (count / before - 1.0);
        let _ = writeln!(table, "{name:<32} {before:>12.1} {count:>12.1} {grown:>+7.1} %");
        if grown.is_nan() || grown > TOLERANCE {
            worse.push(name.clone());
        }
    }
    worse.extend(known.keys().filter(|name| !now.contains_key(*name)).map(|name| format!("{name} (no longer counted)")));
    (table, worse)
}

fn count(progress: &Progress) -> Result<Counts, String> {
    if !Tool::Valgrind.is_there() {
        return Err(format!("valgrind is missing; to install:  {}", setup::how(&[Tool::Valgrind])));
    }
    let build = cargo(&["build", "--release", "--locked", "--package", "den-lab", "--example", "count"]);
    progress.run("instructions", progress.last("instructions"), &mut [build])?;
    let target = target_dir();
    let program = target.join("release/examples/count");
    let folder = target.join("callgrind");
    let mut counts = Counts::new();
    let games = output(&mut Command::new(&program))?;
    for game in games.lines() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut command = Command::new("valgrind");
        command.arg("--tool=callgrind");
        for operation in OPERATIONS {
            command.args([format!("--zero-before={FUNCTION}{operation}"), format!("--dump-after={FUNCTION}{operation}")]);
        }
        command.arg(format!("--callgrind-out-file={}", folder.join("out").display())).args([&program, Path::new(game)]);
        let out = command.stdin(Stdio::null()).output().map_err(|error| format!("valgrind: {error}"))?;
        if !out.status.success() {
            return Err(format!("{command:?}\n{}", String::from_utf8_lossy(&out.stderr)));
        }
        let found = dumps(&folder)?;
        if found.len() != OPERATIONS.len() {
            return Err(format!("callgrind found {found:?} instead of the functions `counted_…` of den-lab's example `count`"));
        }
        counts.extend(found.into_iter().map(|(operation, count)| (format!("{game} {}", operation.replace('_', "-")), count / POSITIONS)));
    }
    Ok(counts)
}

/// Parses callgrind's dumps: the function that triggered each, and the instructions since it was entered.
fn dumps(folder: &Path) -> Result<Counts, String> {
    let mut found = Counts::new();
    for entry in fs::read_dir(folder).map_err(|error| error.to_string())?.flatten() {
        let text = fs::read_to_string(entry.path()).map_err(|error| error.to_string())?;
        let operation = text.lines().find_map(|line| line.strip_prefix("desc: Trigger: --dump-after=")?.strip_prefix(FUNCTION));
        let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
        if let (Some(operation), Some(Ok(total))) = (operation, total.map(|total| total.trim().parse::<f64>())) {
            found.insert(operation.to_string(), total);
        }
    }
    Ok(found)
}

fn rustc() -> String {
    let out = Command::new("rustc").arg("-V").current_dir(root()).output();
    out.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_that_grow_too_much_or_vanish_are_reported() {
        let known = read("# rustc: x\na play 100.0\nb play 100.0\nc play 100.0\n").unwrap();
        let now = Counts::from([("a play".into(), 107.9), ("b play".into(), 108.1), ("d play".into(), 1.0)]);
        let (_, worse) = compare(&known, &now);
        assert_eq!(worse, ["b play", "d play", "c play (no longer counted)"]);
        assert!(read("a play much").is_err());
    }
}
