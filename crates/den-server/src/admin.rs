//! What an administrator can do from the command line or the page. It works on the database alone, whether or not a server is running.
//! Every action is logged.

use std::fmt;

use den_core::Message;
use den_store::{Append, Appended, AuditEntry, Ended, FoundPlayer, Report, Store, StoreError};
use den_table::{MatchId, Millis, PlayerId};

use crate::app::now;
use crate::doctor::{self, Finding};
use crate::error::Fault;
use crate::identity::{new_id, new_recovery_code, recovery_hash};
use crate::live::row;
use crate::messages::ServerReason;
use crate::names;

/// The maximum number of players, reports and actions in a list.
pub const MAX_LISTED: u32 = 200;
/// How long a code issued by an administrator is valid.
const CODE_TIME: Millis = 7 * 24 * 3600 * 1000;
/// How often an action is retried because a player changed the match first.
const TRIES: usize = 5;

/// Why an action fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminError {
    /// The database failed.
    Database(StoreError),
    /// The action is refused.
    Refused(Message),
}

impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdminError::Database(error) => error.fmt(f),
            AdminError::Refused(message) => message.fmt(f),
        }
    }
}

impl std::error::Error for AdminError {}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> AdminError {
        match error {
            StoreError::NameTaken => refused(ServerReason::NameTaken),
            error => AdminError::Database(error),
        }
    }
}

impl From<Fault> for AdminError {
    fn from(fault: Fault) -> AdminError {
        refused(fault.message())
    }
}

fn refused(why: impl Into<Message>) -> AdminError {
    AdminError::Refused(why.into())
}

/// The actions of an administrator.
#[derive(Clone, Copy)]
pub struct Admin<'a> {
    store: &'a dyn Store,
    /// Who acts: a player's id, or `console`.
    actor: &'a str,
}

impl fmt::Debug for Admin<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Admin({})", self.actor)
    }
}

impl<'a> Admin<'a> {
    /// An administrator who acts on a database: a player's id, or `console`.
    pub fn new(store: &'a dyn Store, actor: &'a str) -> Admin<'a> {
        Admin { store, actor }
    }

    async fn note(&self, act: &str, target: &str, detail: &str) -> Result<(), AdminError> {
        let entry = AuditEntry {
            id: new_id::<PlayerId>()?.to_string(),
            at: now(),
            actor: self.actor.into(),
            act: act.into(),
            target: target.into(),
            detail: detail.into(),
        };
        Ok(self.store.audit(&entry).await?)
    }

    /// Finds players by id, name or part of a name.
    ///
    /// # Errors
    /// If the database cannot be used. The other methods also refuse invalid arguments.
    pub async fn find(&self, text: &str) -> Result<Vec<FoundPlayer>, AdminError> {
        Ok(self.store.find_players(text, MAX_LISTED).await?)
    }

    /// The one player with this id or claimed name.
    async fn player(&self, text: &str) -> Result<FoundPlayer, AdminError> {
        let by_id = match text.parse::<PlayerId>() {
            Ok(id) => self.store.found_player(&id).await?,
            Err(_) => None,
        };
        if let Some(found) = by_id {
            return Ok(found);
        }
        let unknown = || refused(ServerReason::NoPlayer);
        let claimed = self.store.claimed(text).await?.ok_or_else(unknown)?;
        self.store.found_player(&claimed.player.id).await?.ok_or_else(unknown)
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// If there is no such player, or the name is taken or not allowed.
    pub async fn rename(&self, who: &str, name: &str) -> Result<(), AdminError> {
        let found = self.player(who).await?;
        let name = names::name(name)?;
        self.store.rename(&found.player, &name).await?;
        self.note("rename", found.player.id.as_str(), &format!("{} → {name}", found.player.name)).await
    }

    /// Bans a player: all sessions end, and a login is refused.
    ///
    /// # Errors
    /// If there is no such player.
    pub async fn ban(&self, who: &str, reason: &str) -> Result<(), AdminError> {
        let id = self.player(who).await?.player.id;
        self.store.set_banned(&id, Some((now(), reason))).await?;
        self.end_sessions(&id).await?;
        self.note("ban", id.as_str(), reason).await
    }

    /// Ends a ban.
    ///
    /// # Errors
    /// If there is no such player.
    pub async fn unban(&self, who: &str) -> Result<(), AdminError> {
        let id = self.player(who).await?.player.id;
        self.store.set_banned(&id, None).await?;
        self.note("unban", id.as_str(), "").await
    }

    /// Issues a recovery code for a player who has lost everything else; all sessions end.
    ///
    /// # Errors
    /// If there is no such player, or the name is not claimed.
    pub async fn reset(&self, who: &str) -> Result<String, AdminError> {
        let player = self.player(who).await?.player;
        if !player.claimed {
            return Err(refused(ServerReason::NotClaimed));
        }
        let code = new_recovery_code()?;
        self.store.add_mailed_code(&player.id, recovery_hash(&code), now() + CODE_TIME).await?;
        self.end_sessions(&player.id).await?;
        self.note("reset", player.id.as_str(), "").await?;
        Ok(code)
    }

    /// Makes a player an administrator, or revokes it.
    ///
    /// # Errors
    /// If there is no such player, or the name is not claimed.
    pub async fn appoint(&self, who: &str, admin: bool) -> Result<(), AdminError> {
        let player = self.player(who).await?.player;
        if admin && !player.claimed {
            return Err(refused(ServerReason::NotClaimed));
        }
        self.store.set_admin(&player.id, admin).await?;
        self.note(if admin { "appoint" } else { "dismiss" }, player.id.as_str(), "").await
    }

    async fn end_sessions(&self, id: &PlayerId) -> Result<(), AdminError> {
        let ended = Ended { at: now(), player: id.clone(), session: None, kept: None };
        Ok(self.store.end_sessions(new_id::<PlayerId>()?.as_str(), &ended).await?)
    }

    /// Ends a match without a result. A server that has it in memory notices at the next change.
    ///
    /// # Errors
    /// If there is no such match, or it is over.
    pub async fn close(&self, id: &MatchId, reason: &str) -> Result<(), AdminError> {
        for _ in 0..TRIES {
            let missing = || refused(ServerReason::NoStoredMatch { id: id.to_string() });
            let stored = self.store.load(id).await?.ok_or_else(missing)?;
            let figures = crate::packs::figures_of(self.store, &stored.settings).await?;
            let mut table = den_table::open(stored.settings, stored.seed, figures.as_ref()).map_err(refused)?;
            for change in self.store.changes(id, 1).await? {
                table.fold(&change).map_err(|error| refused(error.reason))?;
            }
            let decision = table.abort(now()).map_err(refused)?;
            let row = Some(row(decision.after(), now()));
            let append =
                Append { id: id.clone(), change: decision.change().clone(), turn: None, row, also: den_store::SideEffect::Nothing };
            if self.store.append(append).await? == Appended::Stored {
                return self.note("close", id.as_str(), reason).await;
            }
        }
        Err(refused(ServerReason::Unavailable))
    }

    /// Reports that are not resolved.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn reports(&self) -> Result<Vec<Report>, AdminError> {
        Ok(self.store.open_reports(MAX_LISTED).await?)
    }

    /// Resolves a report.
    ///
    /// # Errors
    /// If there is no such open report.
    pub async fn resolve(&self, report: &str, resolution: &str) -> Result<(), AdminError> {
        if !self.store.resolve_report(report, self.actor, resolution, now()).await? {
            return Err(refused(ServerReason::NoReport));
        }
        self.note("resolve", report, resolution).await
    }

    /// Checks the journal of a match and cuts it back to its last good entry. Returns what was wrong, if anything.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn repair(&self, id: &MatchId) -> Result<Option<Finding>, AdminError> {
        let finding = doctor::examine_one(self.store, id.clone(), true).await?;
        if let Some(finding) = &finding {
            self.note("repair", id.as_str(), &finding.to_string()).await?;
        }
        Ok(finding)
    }

    /// The actions of administrators, the latest first.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn audit(&self) -> Result<Vec<AuditEntry>, AdminError> {
        Ok(self.store.audits(MAX_LISTED).await?)
    }
}

/// A time as `2026-11-15 23:40` in UTC.
pub fn date(at: Millis) -> String {
    let (days, minutes) = ((at / 86_400_000) as i64, at / 60_000 % 1440);
    // Civil dates from days, by Howard Hinnant.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let (day, month) = (doy - (153 * mp + 2) / 5 + 1, if mp < 10 { mp + 3 } else { mp - 9 });
    let year = yoe + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_dates() {
        for (at, text) in [(0, "1970-01-01 00:00"), (951_782_400_000, "2000-02-29 00:00"), (1_794_786_000_000, "2026-11-15 23:40")] {
            assert_eq!(date(at), text);
        }
    }
}
