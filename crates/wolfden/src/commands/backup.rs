//! `wolfden backup`.

use std::path::PathBuf;

use super::serve::{Database, failed};
use crate::failure::Failure;

/// Copy the SQLite database to a new file, even while a server is running
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  wolfden backup wolfden-monday.db

A PostgreSQL database is backed up with pg_dump.")]
pub(crate) struct Args {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.database.with(async |store| store.backup(&self.file).await.map_err(failed))
    }
}
