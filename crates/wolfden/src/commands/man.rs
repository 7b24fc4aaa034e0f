//! `wolfden man`.

use std::path::PathBuf;

use clap::CommandFactory;

use crate::Cli;
use crate::failure::Failure;

/// Write the man pages into a folder
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:\n  wolfden man ~/.local/share/man/man1")]
pub(crate) struct Args {
    /// The folder, which must exist
    folder: PathBuf,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        Ok(clap_mangen::generate_to(Cli::command(), self.folder)?)
    }
}
