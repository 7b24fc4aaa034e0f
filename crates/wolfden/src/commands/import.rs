//! `wolfden import`.

use std::io::Write;
use std::path::PathBuf;

use super::serve::Database;
use crate::failure::Failure;
use crate::packs;
use crate::setup::read_record;
use crate::text::stdout;

/// Check a record step by step and load it into the database as a finished match
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  wolfden import match.wolf")]
pub(crate) struct Args {
    /// The record; `-` for stdin
    file: String,
    /// The content pack that the match was played with [default: the pack that the record names, if it is kept]
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let record = read_record(&self.file)?;
        let pack = match &self.content {
            Some(file) => Some(packs::read(file)?),
            None => packs::kept_pack(&record.content),
        };
        let failed = |what: den_server::transfer::TransferError| Failure::Check(format!("{}: {what}", self.file));
        let id = self.database.with(async |store| den_server::transfer::import(store, &record, pack.as_ref()).await.map_err(failed))?;
        Ok(writeln!(stdout(), "{id}")?)
    }
}
