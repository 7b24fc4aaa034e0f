//! `cargo play`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    build_tasks::play::run(&args)
}
