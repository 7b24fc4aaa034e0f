//! Tasks of the house: `cargo xtask web` builds the browser client.

mod web;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let how = if std::env::args().any(|arg| arg == "--quick") { web::Build::Quick } else { web::Build::Shipped };
    if std::env::args().any(|arg| arg == "--if-stale") && web::is_fresh(root) {
        return ExitCode::SUCCESS;
    }
    match web::build(root, how) {
        Ok(dist) => {
            println!("the browser client is in {}", dist.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
