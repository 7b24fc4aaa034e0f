//! `wolfden export`.

use std::io::Write;

use den_table::MatchId;

use super::serve::Database;
use crate::failure::Failure;
use crate::text::stdout;

/// Write the record of a match in the database to stdout
///
/// The record of an unfinished match contains everyone's hidden cards, so it is for the operator of the server only.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  wolfden export k3v9x2mq7htd > match.wolf")]
pub(crate) struct Args {
    /// The id of the match, as in its URL
    #[arg(value_name = "MATCH")]
    id: MatchId,
    #[command(flatten)]
    database: Database,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let record = self
            .database
            .with(async |store| den_server::transfer::export(store, &self.id).await.map_err(|error| Failure::Check(error.to_string())))?;
        Ok(write!(stdout(), "{record}")?)
    }
}
