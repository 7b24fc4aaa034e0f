//! `cargo xtask load`: builds the server, plays against it on this machine alone, next to boardgame.io, and writes its part of
//! docs/performance.md.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::{env, fs};

use build_tasks::report::{processor, write_part};
use build_tasks::{cargo, root, target_dir};
use serde_json::Value;

use crate::succeed;

/// The part of docs/performance.md that this task writes.
const PART: &str = "server";
const PEERS: [&str; 2] = ["boardgameio_server.cjs", "boardgameio_load.cjs"];

/// A claim: a figure for a kind of load and one of our stores is on the right side of a bar.
struct Claim {
    what: &'static str,
    by: &'static str,
    figure: &'static str,
    words: &'static str,
    bar: f64,
    at_least: bool,
}

const CLAIMS: &[Claim] = &[
    Claim { what: "fast", by: "sqlite", figure: MOVES, words: "acknowledged and stored moves per second", bar: 10_000.0, at_least: true },
    Claim { what: "fast", by: "postgres", figure: MOVES, words: "acknowledged and stored moves per second", bar: 8_000.0, at_least: true },
    Claim { what: "paced", by: "sqlite", figure: "p99_ms", words: "99th percentile, ms", bar: 10.0, at_least: false },
    Claim { what: "paced", by: "sqlite", figure: "megabytes", words: "MB at most", bar: 100.0, at_least: false },
    Claim { what: "idle", by: "sqlite", figure: "sockets", words: "idle sockets", bar: 20_000.0, at_least: true },
    Claim { what: "idle", by: "sqlite", figure: "megabytes", words: "MB at most", bar: 200.0, at_least: false },
];

const MOVES: &str = "moves_per_second";
/// Three nodes handle at least this many times the moves of one.
const NODES_GAIN: f64 = 2.0;

/// Figures by kind of load and server, then by name: one value per round.
type Found = BTreeMap<(String, String), BTreeMap<String, Vec<f64>>>;

/// Builds both in release mode and starts the load generator (`crates/den-server/examples/load`).
pub(crate) fn run(rest: &[String]) -> ExitCode {
    match measure(rest) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn measure(rest: &[String]) -> Result<bool, String> {
    succeed(&mut cargo(&["build", "--release", "--locked", "--package", "wolfden", "--features", "full", "--bin", "wolfden"]))?;
    succeed(&mut cargo(&["build", "--release", "--locked", "--package", "den-server", "--example", "load"]))?;
    let target = target_dir();
    let mut load = Command::new(target.join("release/examples/load"));
    load.arg("--wolfden").arg(target.join("release/wolfden")).args(["--json", "true"]).args(rest).stderr(std::process::Stdio::inherit());
    match boardgameio() {
        Ok(folder) => {
            load.arg("--peers").arg(folder);
        }
        Err(why) => eprintln!("boardgame.io is skipped: {why}"),
    }
    let out = load.output().map_err(|error| format!("the load generator: {error}"))?;
    if !out.status.success() {
        return Err("the load generator failed".into());
    }
    let mut found = Found::new();
    for line in String::from_utf8_lossy(&out.stdout).lines() {
        let figures: Value = serde_json::from_str(line).map_err(|error| format!("{line}: {error}"))?;
        let word = |key: &str| figures[key].as_str().unwrap_or_default().to_string();
        let row = found.entry((word("what"), word("by"))).or_default();
        for (name, value) in figures.as_object().into_iter().flatten() {
            if let Some(value) = value.as_f64() {
                row.entry(name.clone()).or_default().push(value);
            }
        }
    }
    let (text, held) = report(&found);
    print!("{text}");
    // Partial figures are not written.
    if !rest.iter().any(|word| ["--what", "--store", "--game"].contains(&word.as_str())) {
        write_part(PART, &text)?;
    }
    Ok(held)
}

/// Installs boardgame.io and its client from npm, with the harness, in the temporary folder; reused if it exists.
fn boardgameio() -> Result<PathBuf, String> {
    let folder = env::temp_dir().join("wolfden-node-peers");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for script in PEERS {
        fs::copy(root().join("xtask/peers").join(script), folder.join(script)).map_err(|error| format!("{script}: {error}"))?;
    }
    if !folder.join("node_modules/boardgame.io").exists() {
        let install = ["install", "--no-audit", "--no-fund", "--silent", "boardgame.io@0.50.2", "socket.io-client@4"];
        succeed(Command::new("npm").args(install).current_dir(&folder))
            .map_err(|error| format!("{error}; on Debian `apt-get install nodejs npm` installs node and npm"))?;
    }
    Ok(folder)
}

fn median(found: &Found, what: &str, by: &str, figure: &str) -> Option<f64> {
    let mut values = found.get(&(what.to_string(), by.to_string()))?.get(figure)?.clone();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

fn report(found: &Found) -> (String, bool) {
    let mut text = format!(
        "`cargo xtask load` starts `wolfden serve` on one core, plays against it from the other, and writes this part: medians of the rounds, \
         in which ours and boardgame.io take turns. Ours plays Wolf & Hound, checks every rule and has every move on disk before it \
         answers; each match is followed by a rematch on the same connection. boardgame.io plays a card game without rules that never ends and \
         keeps it in memory. *fast*: 1,000 matches, everyone plays as fast as possible; *paced*: \
         2,000 sockets, 500 moves per second; *one node*, *three nodes*: 300 matches on one PostgreSQL and one NATS, each node running an \
         eighth of the time, because two cores cannot run three full nodes.\n\n{}\n\n\
         | load | server | moves per second | median, ms | 99th percentile, ms | cores used | moves per second of CPU time | MB |\n\
         | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
        versions()
    );
    for (what, by) in found.keys().filter(|(what, _)| what != "idle") {
        let figure = |name: &str| median(found, what, by, name).unwrap_or(f64::NAN);
        let (moves, share) = (figure("moves_per_second"), figure("cpu_share"));
        let _ = writeln!(
            text,
            "| {what} | {} | {moves:.0} | {:.1} | {:.1} | {share:.2} | {:.0} | {:.0} |",
            if by == "boardgame.io" { by.clone() } else { format!("wolfden, {by}") },
            figure("p50_ms"),
            figure("p99_ms"),
            moves / share.max(0.001),
            figure("megabytes"),
        );
    }
    text.push_str("\n| figure | ours | bar | holds |\n| --- | ---: | --- | --- |\n");
    let mut held = true;
    for claim in CLAIMS {
        let Some(ours) = median(found, claim.what, claim.by, claim.figure) else { continue };
        let holds = if claim.at_least { ours >= claim.bar } else { ours < claim.bar };
        held &= holds;
        let bar = format!("{} {}", if claim.at_least { "at least" } else { "under" }, claim.bar);
        let (what, by, words) = (claim.what, claim.by, claim.words);
        let _ = writeln!(text, "| {what}, {by}: {words} | {ours:.1} | {bar} | {} |", if holds { "yes" } else { "**no**" });
    }
    let moves = |what| median(found, what, "postgres", MOVES);
    if let Some((one, three)) = moves("one node").zip(moves("three nodes")) {
        let holds = three >= NODES_GAIN * one;
        held &= holds;
        let answer = if holds { "yes" } else { "**no**" };
        let _ = writeln!(text, "| three nodes: moves relative to one | {:.1} | at least {NODES_GAIN} | {answer} |", three / one);
    }
    (text, held)
}

fn versions() -> String {
    let said = |program: &str, word: &str| {
        let out = Command::new(program).arg(word).output();
        out.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_string()).unwrap_or_default()
    };
    let peer = fs::read_to_string(env::temp_dir().join("wolfden-node-peers/node_modules/boardgame.io/package.json")).unwrap_or_default();
    let peer: Value = serde_json::from_str(&peer).unwrap_or_default();
    format!(
        "Measured on: {}; {}; boardgame.io {} on node {}.",
        processor(),
        said("rustc", "-V"),
        peer["version"].as_str().unwrap_or("(none)"),
        said("node", "-v")
    )
}
