//! `wolfden admin`.

use std::io::Write;

use den_server::admin::{Admin, AdminError};
use den_store::FoundPlayer;
use den_table::MatchId;

use super::serve::Database;
use crate::failure::Failure;
use crate::text::stdout;
use crate::words::{printable, say, t};

/// Moderate a server: find, rename and ban players, end matches, resolve reports
///
/// Works on the database, whether or not a server is running. All actions are recorded in the audit log.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden admin find ada
  wolfden admin ban ada --reason \"threats in chat\"
  wolfden admin close k3v9x2mq7htd --database postgres://wolfden@db/wolfden
  wolfden admin appoint ada        # ada may use the /admin page

Name a player by id or claimed name.")]
pub(crate) struct Args {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    act: Act,
}

#[derive(clap::Subcommand, Debug)]
enum Act {
    /// List players by id, name or part of a name
    Find {
        /// Id, name or part of a name
        text: String,
    },
    /// Rename a player
    Rename {
        /// The player
        player: String,
        /// The new name
        name: String,
    },
    /// End a player's sessions and refuse logins
    Ban {
        /// The player
        player: String,
        /// The reason
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Lift a ban
    Unban {
        /// The player
        player: String,
    },
    /// Print a recovery code for a player who lost the password; all sessions end
    Reset {
        /// The player
        player: String,
    },
    /// Give a player access to the /admin page
    Appoint {
        /// The player
        player: String,
    },
    /// Revoke a player's access to the /admin page
    Dismiss {
        /// The player
        player: String,
    },
    /// End a match without a result
    Close {
        /// The match
        #[arg(value_name = "MATCH")]
        id: MatchId,
        /// The reason
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// List unresolved reports
    Reports,
    /// Resolve a report
    Resolve {
        /// The report
        report: String,
        /// What was done
        resolution: String,
    },
    /// Cut the broken journal of a match back to its last good entry
    Repair {
        /// The match
        #[arg(value_name = "MATCH")]
        id: MatchId,
    },
    /// List the actions of administrators, the latest first
    Audit,
}

fn failed(error: AdminError) -> Failure {
    match error {
        AdminError::Database(error) => Failure::Usage(error.to_string()),
        AdminError::Refused(message) => Failure::Check(say(message)),
    }
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let lines = self.database.with(async |store| act(&Admin::new(store, "console"), self.act).await.map_err(failed))?;
        let mut out = stdout();
        for line in lines {
            writeln!(out, "{}", printable(&line))?;
        }
        Ok(())
    }
}

/// Performs the action. Returns the lines to print.
async fn act(admin: &Admin<'_>, act: Act) -> Result<Vec<String>, AdminError> {
    match act {
        Act::Find { text } => return Ok(admin.find(&text).await?.iter().map(player).collect()),
        Act::Rename { player, name } => admin.rename(&player, &name).await?,
        Act::Ban { player, reason } => admin.ban(&player, &reason).await?,
        Act::Unban { player } => admin.unban(&player).await?,
        Act::Reset { player } => {
            let code = admin.reset(&player).await?;
            return Ok(vec![t!("admin-code", code = code)]);
        }
        Act::Appoint { player } => admin.appoint(&player, true).await?,
        Act::Dismiss { player } => admin.appoint(&player, false).await?,
        Act::Close { id, reason } => admin.close(&id, &reason).await?,
        Act::Reports => {
            let reports = admin.reports().await?;
            let line = |report: den_store::Report| {
                let den_store::Report { id, reporter, accused, game, note, lines, .. } = report;
                format!("{id}\t{}\t{reporter} → {accused}\t{game}\t{note}\t{lines}", den_server::admin::date(report.at))
            };
            return Ok(reports.into_iter().map(line).collect());
        }
        Act::Resolve { report, resolution } => admin.resolve(&report, &resolution).await?,
        Act::Repair { id } => {
            let finding = admin.repair(&id).await?;
            return Ok(vec![finding.map_or_else(|| t!("admin-nothing"), |finding| finding.to_string())]);
        }
        Act::Audit => {
            let line = |entry: den_store::AuditEntry| {
                let den_store::AuditEntry { actor, act, target, detail, .. } = entry;
                format!("{}\t{actor}\t{act}\t{target}\t{detail}", den_server::admin::date(entry.at))
            };
            return Ok(admin.audit().await?.into_iter().map(line).collect());
        }
    }
    Ok(vec![t!("admin-done")])
}

fn player(found: &FoundPlayer) -> String {
    let FoundPlayer { player, created, seen, banned, ban_reason } = found;
    let state = match (banned, player.admin, player.claimed) {
        (Some(_), ..) => format!("{} {}", t!("admin-banned"), ban_reason.as_deref().unwrap_or_default()),
        (None, true, _) => t!("admin-admin"),
        (None, false, true) => String::new(),
        (None, false, false) => t!("den-guest-mark"),
    };
    let date = den_server::admin::date;
    format!("{}\t{}\t{}\t{}\t{}", player.id, player.name, date(*created), date(*seen), state.trim())
}
