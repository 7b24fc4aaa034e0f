//! Deletes what has expired, a few rows at a time, so that nobody has to wait for it.

use den_table::wire::Phase;
use den_table::{MatchId, Millis, PlayerId};

use crate::sql::{Statement, Value, args};
use crate::store::{Store, StoreError};

/// The pack of a match, if nobody else needs it.
const PACK: &str = "delete from packs where hash = (select pack from matches where id = $1)
    and not exists (select 1 from pack_owners where pack_owners.hash = packs.hash)
    and not exists (select 1 from matches other where other.pack = packs.hash and other.id <> $1)";

/// Old packs that neither a player nor a match needs.
const OLD_PACKS: &str = "delete from packs where hash in (select hash from packs where created_ms < $1
    and not exists (select 1 from pack_owners where pack_owners.hash = packs.hash)
    and not exists (select 1 from matches where matches.pack = packs.hash) limit $2)";

impl dyn Store + '_ {
    /// Deletes expired sessions, codes and entries about ended sessions. Returns the number of rows.
    ///
    /// # Errors
    /// If the database cannot be used. The same applies to all methods here.
    pub async fn expire_sessions(&self, now: Millis, ended_before: Millis, most: u32) -> Result<u64, StoreError> {
        let sessions = "delete from sessions where hash in (select hash from sessions where expires_ms <= $1 limit $2)";
        let codes = "delete from recovery_codes where expires_ms <= $1";
        let ended = "delete from ended_sessions where id in (select id from ended_sessions where at_ms < $1 limit $2)";
        let batch = vec![
            Statement::new(sessions, args![now, most]),
            Statement::new(codes, args![now]),
            Statement::new(ended, args![ended_before, most]),
        ];
        Ok(self.execute("expire_sessions", batch).await?.unwrap_or(0))
    }

    /// Deletes guests who have not visited since then. Returns how many.
    pub async fn expire_guests(&self, before: Millis, most: u32) -> Result<u64, StoreError> {
        let sql = "select id from players where claimed is null and seen_ms < $1 and admin = 0 order by seen_ms limit $2";
        let rows = self.select("expire_guests", sql, args![before, most]).await?;
        let mut batch = Vec::new();
        for row in &rows {
            let id: PlayerId = row.id(0)?;
            for sql in [
                "delete from sessions where player = $1",
                "delete from blocks where player = $1 or other = $1",
                "delete from pack_owners where player = $1",
                "delete from seated where player = $1",
                "delete from players where id = $1",
            ] {
                batch.push(Statement::new(sql, args![&id]));
            }
        }
        // Their packs are older than that: nobody has used them since.
        batch.push(Statement::new(OLD_PACKS, args![before, most]));
        self.execute("expire_guests", batch).await?;
        Ok(rows.len() as u64)
    }

    /// Matches in this phase whose rows have not changed since then, the longest unchanged first.
    pub async fn stale(&self, phase: Phase, before: Millis, most: u32) -> Result<Vec<MatchId>, StoreError> {
        // Each phase has its own index.
        let sql = match phase {
            Phase::Waiting => "select id from matches where phase = 'waiting' and updated_ms < $1 order by updated_ms limit $2",
            Phase::Playing => "select id from matches where phase = 'playing' and updated_ms < $1 order by updated_ms limit $2",
            Phase::Over => "select id from matches where phase = 'over' and updated_ms < $1 order by updated_ms limit $2",
        };
        self.select("stale", sql, args![before, most]).await?.iter().map(|row| row.id(0)).collect()
    }

    /// When something last happened in a match, according to its journal.
    pub async fn last_change(&self, id: &MatchId) -> Result<Option<Millis>, StoreError> {
        let sql = self.either(
            "select max(at_ms) from changes where match = (select no from matches where id = $1)",
            "select max(at_ms) from changes where match = $1",
        );
        let rows = self.select("last_change", sql, args![id]).await?;
        Ok(rows.first().map_or(Ok(None), |row| row.maybe_int(0))?.map(|at| at as Millis))
    }

    /// Records that something has happened in a match since, so that it is not stale yet.
    pub async fn set_updated(&self, id: &MatchId, at: Millis) -> Result<(), StoreError> {
        self.execute("set_updated", vec![Statement::new("update matches set updated_ms = $2 where id = $1", args![id, at])]).await?;
        Ok(())
    }

    /// Deletes a match and its journal.
    pub async fn delete_match(&self, id: &MatchId) -> Result<(), StoreError> {
        let changes =
            self.either("delete from changes where match = (select no from matches where id = $1)", "delete from changes where match = $1");
        let of = |sql| Statement::new(sql, args![id]);
        let batch = vec![
            of(changes),
            of("delete from invites where match = $1"),
            of("delete from seated where match = $1"),
            of("delete from set_aside where match = $1"),
            of("delete from reviews where match = $1"),
            of(PACK),
            of("delete from matches where id = $1"),
        ];
        self.execute("delete_match", batch).await?;
        Ok(())
    }

    /// The size of the database in bytes.
    pub async fn size(&self) -> Result<u64, StoreError> {
        let sql = self.either(
            "select page_count * page_size from pragma_page_count(), pragma_page_size()",
            "select pg_database_size(current_database())",
        );
        self.select("size", sql, Vec::<Value>::new()).await?.first().map_or(Ok(0), |row| row.millis(0))
    }

    pub(crate) fn either(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        if self.kind() == "sqlite" { sqlite } else { postgres }
    }
}
