//! Content packs: figures by their hash, and who has stored them.

use den_table::{Millis, PlayerId};

use crate::sql::{Statement, args};
use crate::store::{Store, StoreError};

/// A stored pack of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPack {
    /// The hash of its figures.
    pub hash: String,
    /// The game's id.
    pub game: String,
    /// What the player calls it, as JSON.
    pub about: String,
    /// When it was stored.
    pub created: Millis,
}

/// The figures of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredFigures {
    /// The hash of the figures.
    pub hash: String,
    /// The game's id.
    pub game: String,
    /// The figures, as JSON.
    pub figures: String,
}

/// A pack that neither a player nor a match needs.
const UNNEEDED: &str = "delete from packs where hash = $1 and not exists (select 1 from pack_owners where pack_owners.hash = packs.hash)
    and not exists (select 1 from matches where matches.pack = packs.hash)";

impl dyn Store + '_ {
    /// Stores figures; nothing happens if they are there already.
    ///
    /// # Errors
    /// If the database cannot be used. The same applies to all methods here.
    pub async fn put_figures(&self, new: &StoredFigures, now: Millis) -> Result<(), StoreError> {
        self.execute("put_figures", vec![put(new, now)]).await?;
        Ok(())
    }

    /// Stores figures for a player, who calls them by `about`.
    pub async fn put_pack(&self, player: &PlayerId, new: &StoredFigures, about: &str, now: Millis) -> Result<(), StoreError> {
        let owner = "insert into pack_owners (player, hash, about, created_ms) values ($1, $2, $3, $4)
            on conflict (player, hash) do update set about = excluded.about";
        self.execute("put_pack", vec![put(new, now), Statement::new(owner, args![player, &new.hash, about, now])]).await?;
        Ok(())
    }

    /// The figures with this hash.
    pub async fn figures_of(&self, hash: &str) -> Result<Option<StoredFigures>, StoreError> {
        let rows = self.select("figures_of", "select hash, game, figures from packs where hash = $1", args![hash]).await?;
        let read = |row: &crate::sql::Values| Ok(StoredFigures { hash: row.text(0)?, game: row.text(1)?, figures: row.text(2)? });
        rows.first().map(read).transpose()
    }

    /// The packs of a player, the newest first.
    pub async fn packs_of(&self, player: &PlayerId, most: u32) -> Result<Vec<OwnPack>, StoreError> {
        let sql = "select pack_owners.hash, packs.game, pack_owners.about, pack_owners.created_ms from pack_owners
            join packs on packs.hash = pack_owners.hash where pack_owners.player = $1 order by pack_owners.created_ms desc, pack_owners.hash limit $2";
        let rows = self.select("packs_of", sql, args![player, most]).await?;
        rows.iter()
            .map(|row| Ok(OwnPack { hash: row.text(0)?, game: row.text(1)?, about: row.text(2)?, created: row.millis(3)? }))
            .collect()
    }

    /// The pack of a player with this hash.
    pub async fn pack_of(&self, player: &PlayerId, hash: &str) -> Result<Option<OwnPack>, StoreError> {
        let sql = "select pack_owners.hash, packs.game, pack_owners.about, pack_owners.created_ms from pack_owners
            join packs on packs.hash = pack_owners.hash where pack_owners.player = $1 and pack_owners.hash = $2";
        let rows = self.select("pack_of", sql, args![player, hash]).await?;
        let read =
            |row: &crate::sql::Values| Ok(OwnPack { hash: row.text(0)?, game: row.text(1)?, about: row.text(2)?, created: row.millis(3)? });
        rows.first().map(read).transpose()
    }

    /// How many packs there are: of this player, and in all.
    pub async fn count_packs(&self, player: &PlayerId) -> Result<(u64, u64), StoreError> {
        let sql = "select (select count(*) from pack_owners where player = $1), (select count(*) from packs)";
        let rows = self.select("count_packs", sql, args![player]).await?;
        rows.first().map_or(Ok((0, 0)), |row| Ok((row.millis(0)?, row.millis(1)?)))
    }

    /// Deletes a pack of a player; its figures stay as long as a match or another player needs them. `false` if there is none.
    pub async fn delete_pack(&self, player: &PlayerId, hash: &str) -> Result<bool, StoreError> {
        let owner = "delete from pack_owners where player = $1 and hash = $2";
        let batch = vec![Statement::must(owner, args![player, hash]), Statement::new(UNNEEDED, args![hash])];
        Ok(self.execute("delete_pack", batch).await?.is_some())
    }

    /// Deletes all packs of a player.
    pub async fn delete_packs(&self, player: &PlayerId) -> Result<(), StoreError> {
        for pack in self.packs_of(player, u32::MAX >> 1).await? {
            self.delete_pack(player, &pack.hash).await?;
        }
        Ok(())
    }
}

fn put(new: &StoredFigures, now: Millis) -> Statement {
    let sql = "insert into packs (hash, game, figures, created_ms) values ($1, $2, $3, $4) on conflict (hash) do nothing";
    Statement::new(sql, args![&new.hash, &new.game, &new.figures, now])
}
