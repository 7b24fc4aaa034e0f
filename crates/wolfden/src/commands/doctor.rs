//! `wolfden doctor`.

use std::io::Write;

use super::serve::{Database, failed};
use crate::failure::Failure;
use crate::text::stdout;

/// Check the matches in a database, explain which cannot be loaded and why, and repair them
///
/// A match whose stored journal has a gap, or an entry that cannot be parsed or played, is cut back to its last good entry. The removed
/// entries are kept in the table `set_aside`. The server can keep running.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden doctor wolfden.db
  wolfden doctor postgres://wolfden@db/wolfden --repair

Exit codes: 0 nothing is broken, or everything was repaired; 1 something is broken.")]
pub(crate) struct Args {
    /// The database: postgres://USER:PASSWORD@HOST/NAME or a SQLite file [default: wolfden.db in the data folder]
    #[arg(value_name = "DATABASE", env = "WOLFDEN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Cut broken matches back to their last good entry
    #[arg(long)]
    repair: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut broken = Vec::new();
        let (damage, examined) = Database::named(self.database).with(async |store| {
            let damage = store.check().await.map_err(failed)?;
            let examined = den_server::doctor::examine(store, self.repair, |finding| broken.push(finding)).await.map_err(failed)?;
            Ok((damage, examined))
        })?;
        let mut out = stdout();
        for line in &damage {
            writeln!(out, "the database file is damaged: {line}")?;
        }
        for finding in &broken {
            writeln!(out, "{finding}")?;
        }
        let repaired = broken.iter().filter(|finding| finding.repaired).count();
        writeln!(out, "{examined} matches examined, {} broken, {repaired} repaired", broken.len())?;
        if !damage.is_empty() {
            return Err(Failure::Check("the database file is damaged; restore a backup".into()));
        }
        if repaired < broken.len() {
            let how = if self.repair { "some matches cannot be repaired" } else { "`--repair` cuts them back to their last good entry" };
            return Err(Failure::Check(how.into()));
        }
        Ok(())
    }
}
