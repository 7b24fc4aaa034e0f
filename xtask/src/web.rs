//! `cargo xtask web`: builds the page into `dist/`.

use std::process::ExitCode;

use build_tasks::page::Page;
use build_tasks::progress::Progress;
use build_tasks::web::{self, Build};

use crate::finish;

/// Builds the page.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let has = |word: &str| args.iter().any(|arg| arg == word);
    if has("--if-stale") && web::is_fresh() {
        return ExitCode::SUCCESS;
    }
    let dist = web::dist();
    let how = if has("--quick") { Build::Local } else { Build::Shipped };
    let built = web::build(how, &dist, &Progress::new(true));
    let weighed = built.and_then(|()| if has("--weigh") { Page::weigh(&dist)?.write() } else { Ok(()) });
    finish(weighed.map(|()| format!("the page is in {}", dist.display())))
}
