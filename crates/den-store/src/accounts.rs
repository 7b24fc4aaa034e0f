//! Players, their names, passwords, sessions and recovery codes.

use den_table::{Millis, PlayerId};

use crate::name::name_keys;
use crate::sql::{Statement, Values, args};
use crate::store::{Hash, Player, Store, StoreError};

/// A session to create.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// Its id in lists.
    pub id: String,
    /// The SHA-256 of its token.
    pub token: Hash,
    /// The browser's user agent.
    pub agent: String,
    /// When it starts.
    pub created: Millis,
    /// When it ends, unless it is used before then.
    pub expires: Millis,
}

/// A session in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its id in lists.
    pub id: String,
    /// The SHA-256 of its token.
    pub token: Hash,
    /// The browser's user agent.
    pub agent: String,
    /// When it started.
    pub created: Millis,
    /// When it was last used, to the day.
    pub seen: Millis,
}

/// A player and the session of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// The player.
    pub player: Player,
    /// The session.
    pub session: Session,
}

/// A claimed account, with the data needed for a login.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimedAccount {
    /// The player.
    pub player: Player,
    /// The argon2id hash of the password.
    pub password: String,
    /// When the account was banned, if it is.
    pub banned: Option<Millis>,
    /// The confirmed e-mail address.
    pub email: Option<String>,
}

/// Sessions that have ended, here or on another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// When. Sessions that started later are not included.
    pub at: Millis,
    /// The player.
    pub player: PlayerId,
    /// The session; all sessions of the player if `None`.
    pub session: Option<Hash>,
    /// A session that does not end.
    pub kept: Option<Hash>,
}

const INSERT_SESSION: &str =
    "insert into sessions (hash, player, created_ms, id, seen_ms, expires_ms, agent) values ($1, $2, $3, $4, $3, $5, $6)";
const INSERT_KEY: &str = "insert into name_keys (key, player) values ($1, $2) on conflict do nothing";

fn insert_session(player: &PlayerId, session: &NewSession) -> Statement {
    let NewSession { id, token, agent, created, expires } = session;
    Statement::new(INSERT_SESSION, args![*token, player, *created, id, *expires, agent])
}

/// Gives a player the keys of a name and removes those of the old one.
fn own_name(id: &PlayerId, name: &str) -> Vec<Statement> {
    let mut batch = vec![Statement::new("delete from name_keys where player = $1", args![id])];
    batch.extend(name_keys(name).into_iter().map(|key| Statement::must(INSERT_KEY, args![key, id])));
    batch
}

/// The key of an old name that looks like another one. No new name has such a key.
fn exact_key(lower: &str) -> String {
    format!("={lower}")
}

/// The player in the columns `p.id, p.name, p.claimed is not null, p.admin`, which start at `at`.
fn player(row: &Values, at: usize) -> Result<Player, StoreError> {
    Ok(Player { id: row.id(at)?, name: row.text(at + 1)?, claimed: row.is(at + 2)?, admin: row.is(at + 3)? })
}

fn session(row: &Values, at: usize) -> Result<Session, StoreError> {
    let token = row.maybe_hash(at)?.unwrap_or_default();
    Ok(Session { token, id: row.text(at + 1)?, agent: row.text(at + 2)?, created: row.millis(at + 3)?, seen: row.millis(at + 4)? })
}

impl dyn Store + '_ {
    /// Adds a guest with a session.
    ///
    /// # Errors
    /// If the database cannot be used. The same applies to all methods here.
    pub async fn add_player(&self, player: &Player, session: &NewSession) -> Result<(), StoreError> {
        let insert = "insert into players (id, name, created_ms, seen_ms) values ($1, $2, $3, $3)";
        let insert = Statement::new(insert, args![&player.id, &player.name, session.created]);
        self.execute("add_player", vec![insert, insert_session(&player.id, session)]).await?;
        Ok(())
    }

    /// The player with this token, and the session, unless it has expired.
    pub async fn player_by_token(&self, token: Hash, now: Millis) -> Result<Option<SignedIn>, StoreError> {
        let sql = "select p.id, p.name, p.claimed is not null, p.admin, s.hash, s.id, s.agent, s.created_ms, s.seen_ms
                   from sessions s join players p on p.id = s.player where s.hash = $1 and s.expires_ms > $2";
        let rows = self.select("player_by_token", sql, args![token, now]).await?;
        rows.first().map(|row| Ok(SignedIn { player: player(row, 0)?, session: session(row, 4)? })).transpose()
    }

    /// A player by id.
    pub async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreError> {
        let sql = "select id, name, claimed is not null, admin from players where id = $1";
        self.select("player", sql, args![id]).await?.first().map(|row| player(row, 0)).transpose()
    }

    /// Records that a session was used, which keeps it and its player from expiring.
    pub async fn touch_session(&self, id: &PlayerId, token: Hash, now: Millis, expires: Millis) -> Result<(), StoreError> {
        let session = Statement::new("update sessions set seen_ms = $2, expires_ms = $3 where hash = $1", args![token, now, expires]);
        let player = Statement::new("update players set seen_ms = $2 where id = $1", args![id, now]);
        self.execute("touch_session", vec![session, player]).await?;
        Ok(())
    }

    /// Renames a player; [`StoreError::NameTaken`] if someone else has claimed the name or one that looks like it.
    pub async fn rename(&self, player: &Player, name: &str) -> Result<(), StoreError> {
        let id = &player.id;
        let batch = if player.claimed {
            let mut batch = own_name(id, name);
            let update = "update players set name = $2, claimed = $3 where id = $1";
            batch.push(Statement::must(update, args![id, name, name.to_lowercase()]));
            batch
        } else {
            vec![Statement::must("update players set name = $2 where id = $1", args![id, name])]
        };
        self.execute("rename", batch).await?.map(drop).ok_or(StoreError::NameTaken)
    }

    /// Claims a name for a player with the hash of a password; [`StoreError::NameTaken`] if someone else has claimed it or one that looks
    /// like it.
    pub async fn claim(&self, id: &PlayerId, name: &str, password: &str) -> Result<(), StoreError> {
        let mut batch = own_name(id, name);
        let update = "update players set name = $2, claimed = $3, password = $4 where id = $1";
        batch.push(Statement::must(update, args![id, name, name.to_lowercase(), password]));
        self.execute("claim", batch).await?.map(drop).ok_or(StoreError::NameTaken)
    }

    /// The account that has claimed this name or one that looks like it.
    pub async fn claimed(&self, name: &str) -> Result<Option<ClaimedAccount>, StoreError> {
        let sql = "select p.id, p.name, p.claimed is not null, p.admin, p.password, p.banned_ms, p.email
                   from name_keys k join players p on p.id = k.player
                   where k.key in ($1, $2, $4) and p.password is not null order by p.claimed = $3 desc limit 1";
        let keys = name_keys(name);
        let lower = name.to_lowercase();
        let rows = self.select("claimed", sql, args![&keys[0], keys.last(), &lower, exact_key(&lower)]).await?;
        let claimed = |row: &Values| {
            Ok(ClaimedAccount {
                player: player(row, 0)?,
                password: row.text(4)?,
                banned: row.maybe_int(5)?.map(|at| at as Millis),
                email: row.maybe_text(6)?,
            })
        };
        rows.first().map(claimed).transpose()
    }

    /// The hash of a player's password, if there is one.
    pub async fn password(&self, id: &PlayerId) -> Result<Option<String>, StoreError> {
        let rows = self.select("password", "select password from players where id = $1", args![id]).await?;
        rows.first().map_or(Ok(None), |row| row.maybe_text(0))
    }

    /// Sets the hash of a player's password.
    pub async fn set_password(&self, id: &PlayerId, password: &str) -> Result<(), StoreError> {
        let update = "update players set password = $2 where id = $1 and claimed is not null";
        self.execute("set_password", vec![Statement::new(update, args![id, password])]).await?;
        Ok(())
    }

    /// The confirmed e-mail address of a player.
    pub async fn email(&self, id: &PlayerId) -> Result<Option<String>, StoreError> {
        let rows = self.select("email", "select email from players where id = $1", args![id]).await?;
        rows.first().map_or(Ok(None), |row| row.maybe_text(0))
    }

    /// Sets or deletes the e-mail address of a player.
    pub async fn set_email(&self, id: &PlayerId, email: Option<&str>) -> Result<(), StoreError> {
        self.execute("set_email", vec![Statement::new("update players set email = $2 where id = $1", args![id, email])]).await?;
        Ok(())
    }

    /// Adds a session of a player, which may replace another one.
    pub async fn add_session(&self, id: &PlayerId, session: &NewSession, instead_of: Option<Hash>) -> Result<(), StoreError> {
        let mut batch = vec![insert_session(id, session)];
        if let Some(old) = instead_of {
            batch.push(Statement::new("delete from sessions where hash = $1", args![old]));
        }
        self.execute("add_session", batch).await?;
        Ok(())
    }

    /// A player's sessions, the newest first.
    pub async fn sessions(&self, id: &PlayerId, now: Millis) -> Result<Vec<Session>, StoreError> {
        let sql = "select hash, id, agent, created_ms, seen_ms from sessions where player = $1 and expires_ms > $2
                   order by created_ms desc limit 200";
        self.select("sessions", sql, args![id, now]).await?.iter().map(|row| session(row, 0)).collect()
    }

    /// Ends sessions on all nodes. `id` is a new id for the entry about it.
    pub async fn end_sessions(&self, id: &str, ended: &Ended) -> Result<(), StoreError> {
        let Ended { at, player, session, kept } = ended;
        let delete = match (session, kept) {
            (Some(session), _) => Statement::new("delete from sessions where player = $1 and hash = $2", args![player, *session]),
            (None, Some(kept)) => Statement::new("delete from sessions where player = $1 and hash <> $2", args![player, *kept]),
            (None, None) => Statement::new("delete from sessions where player = $1", args![player]),
        };
        let note = "insert into ended_sessions (id, at_ms, player, session, kept) values ($1, $2, $3, $4, $5)";
        self.execute("end_sessions", vec![delete, Statement::new(note, args![id, *at, player, *session, *kept])]).await?;
        Ok(())
    }

    /// The sessions that have ended since then.
    pub async fn ended_since(&self, since: Millis) -> Result<Vec<Ended>, StoreError> {
        let sql = "select at_ms, player, session, kept from ended_sessions where at_ms >= $1 order by at_ms limit 10000";
        let rows = self.select("ended_since", sql, args![since]).await?;
        rows.iter()
            .map(|row| Ok(Ended { at: row.millis(0)?, player: row.id(1)?, session: row.maybe_hash(2)?, kept: row.maybe_hash(3)? }))
            .collect()
    }

    /// Replaces a player's recovery codes.
    pub async fn set_recovery_codes(&self, id: &PlayerId, codes: &[Hash]) -> Result<(), StoreError> {
        let mut batch = vec![Statement::new("delete from recovery_codes where player = $1 and expires_ms is null", args![id])];
        let insert = "insert into recovery_codes (hash, player) values ($1, $2)";
        batch.extend(codes.iter().map(|code| Statement::new(insert, args![*code, id])));
        self.execute("set_recovery_codes", batch).await?;
        Ok(())
    }

    /// Adds a code that was sent by e-mail.
    pub async fn add_mailed_code(&self, id: &PlayerId, code: Hash, expires: Millis) -> Result<(), StoreError> {
        let insert = "insert into recovery_codes (hash, player, expires_ms) values ($1, $2, $3)";
        self.execute("add_mailed_code", vec![Statement::new(insert, args![code, id, expires])]).await?;
        Ok(())
    }

    /// Uses a recovery code to set a new password; `false` if there is no such code.
    pub async fn recover(&self, id: &PlayerId, code: Hash, password: &str, now: Millis) -> Result<bool, StoreError> {
        let used = "delete from recovery_codes where hash = $1 and player = $2 and (expires_ms is null or expires_ms > $3)";
        let update = "update players set password = $2 where id = $1 and claimed is not null";
        let batch = vec![Statement::must(used, args![code, id, now]), Statement::must(update, args![id, password])];
        Ok(self.execute("recover", batch).await?.is_some())
    }

    /// Uses a code that confirms something, such as an e-mail address; `false` if there is no such code.
    pub async fn use_code(&self, id: &PlayerId, code: Hash, now: Millis) -> Result<bool, StoreError> {
        let used = "delete from recovery_codes where hash = $1 and player = $2 and expires_ms > $3";
        Ok(self.execute("use_code", vec![Statement::must(used, args![code, id, now])]).await?.is_some())
    }

    /// How many recovery codes a player has left.
    pub async fn recovery_codes(&self, id: &PlayerId) -> Result<u64, StoreError> {
        let sql = "select count(*) from recovery_codes where player = $1 and expires_ms is null";
        self.select("recovery_codes", sql, args![id]).await?.first().map_or(Ok(0), |row| row.millis(0))
    }

    /// Adds the keys of names that were claimed with an older version. If two of them look alike, the older account keeps the shared
    /// keys; the other can still log in with its exact name.
    pub(crate) async fn key_old_names(&self) -> Result<(), StoreError> {
        let sql = "select id, name, claimed from players where claimed is not null
                   and not exists (select 1 from name_keys where player = players.id) order by created_ms limit 1000";
        loop {
            let rows = self.select("key_old_names", sql, Vec::new()).await?;
            if rows.is_empty() {
                return Ok(());
            }
            let mut batch = Vec::new();
            for row in &rows {
                let (id, name): (PlayerId, String) = (row.id(0)?, row.text(1)?);
                batch.extend(name_keys(&name).into_iter().map(|key| Statement::new(INSERT_KEY, args![key, &id])));
                batch.push(Statement::new(INSERT_KEY, args![exact_key(&row.text(2)?), &id]));
            }
            self.execute("key_old_names", batch).await?;
        }
    }
}
