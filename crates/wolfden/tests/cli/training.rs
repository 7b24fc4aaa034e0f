//! From games of the bots to the weights of a net, and back into the arena.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::den::Den;

/// Plays, trains and plays with the result, all of it in small. Skipped without PyTorch.
#[test]
fn a_net_is_trained_from_the_bots_own_games() {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_string());
    let has_torch = Command::new(&python).args(["-c", "import torch, numpy"]).output().is_ok_and(|output| output.status.success());
    if !has_torch {
        return den_testkit::services::skipped("PyTorch", "`cargo xtask train` installs it");
    }
    let den = Den::new();
    let folder = den.path("train");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/train/run.sh");
    let mut command = Command::new("bash");
    command.arg(script).args([env!("CARGO_BIN_EXE_wolfden"), "lone-wolves", "1"]).arg(&folder).arg("small");
    let output = command.env("THREADS", "1").output().expect("bash");
    assert!(output.status.success(), "{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));

    let log = fs::read_to_string(folder.join("lone-wolves.log")).expect("a log");
    assert!(log.contains("generation 2") && log.contains("loss of the shares: hand-made 0."), "{log}");
    assert!(fs::read_to_string(folder.join("lone-wolves.txt")).expect("how it was made").contains("seed 1"));
    let weights = folder.join("lone-wolves.net");
    let size = fs::metadata(&weights).expect("weights").len();
    assert!((10_000..=200_000).contains(&size), "{size} bytes");
    let arena = format!("arena lone-wolves --bots ismcts@10,ismcts/learned=0@10 --games 4 --json --weights {}", weights.display());
    assert_eq!(den.run(&arena, "").with_code(0).json()["games"], 4);
}

#[test]
fn games_are_written_as_rows_and_weights_that_cannot_be_used_are_refused() {
    let den = Den::new();
    let rows = den.path("rows.bin");
    let words = format!("selfplay lone-wolves --games 2 --iterations 2 --threads 1 --out {}", rows.display());
    den.run(&words, "").with_code(0).warns("2 games");
    assert!(fs::read(&rows).expect("rows").starts_with(b"WDROWS01lone-wolves"));
    let arena = format!("arena lone-wolves --bots ismcts@2 --games 2 --weights {}", rows.display());
    den.run(&arena, "").with_code(2).warns("not a file of weights");
    den.run(&format!("selfplay wolf-and-hound --games 1 --out {}", rows.display()), "").with_code(2).warns("no learned evaluation");
    den.run("selfplay lone-wolves --players 7 --out /dev/null", "").with_code(2);
}
