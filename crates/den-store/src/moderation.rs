//! Blocks, reports, bans, and the actions of administrators.

use den_core::Seat;
use den_table::rest::BlockKind;
use den_table::{Account, Entry, MatchId, Millis, PlayerId, Seated};

use crate::name::name_keys;
use crate::sql::{Statement, Values, args};
use crate::store::{Player, RawChange, Store, StoreError};

fn word(kind: BlockKind) -> &'static str {
    match kind {
        BlockKind::Block => "block",
        BlockKind::Mute => "mute",
    }
}

/// A player who is blocked or muted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocked {
    /// The player's id.
    pub player: PlayerId,
    /// The name; empty if the account has been deleted.
    pub name: String,
    /// Whether blocked or muted.
    pub kind: BlockKind,
    /// Since when.
    pub at: Millis,
}

/// A player's report about another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When it was made.
    pub at: Millis,
    /// The player who reports.
    pub reporter: PlayerId,
    /// The player who is reported.
    pub accused: PlayerId,
    /// The match.
    pub game: MatchId,
    /// The chat messages in question, as JSON.
    pub lines: String,
    /// The reporter's comment.
    pub note: String,
    /// When, by whom and how it was resolved.
    pub resolved: Option<(Millis, String, String)>,
}

/// An action of an administrator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    /// Its id.
    pub id: String,
    /// When it was done.
    pub at: Millis,
    /// Who: a player's id, or `console`.
    pub actor: String,
    /// What was done.
    pub act: String,
    /// The player or thing that it was done to.
    pub target: String,
    /// Details.
    pub detail: String,
}

/// A player as shown to an administrator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundPlayer {
    /// The player.
    pub player: Player,
    /// When the player was created.
    pub created: Millis,
    /// When the player was last seen, to the day.
    pub seen: Millis,
    /// When the player was banned, if so.
    pub banned: Option<Millis>,
    /// The reason for the ban.
    pub ban_reason: Option<String>,
}

fn found(row: &Values) -> Result<FoundPlayer, StoreError> {
    Ok(FoundPlayer {
        player: Player { id: row.id(0)?, name: row.text(1)?, claimed: row.is(2)?, admin: row.is(3)? },
        created: row.millis(4)?,
        seen: row.millis(5)?,
        banned: row.maybe_int(6)?.map(|at| at as Millis),
        ban_reason: row.maybe_text(7)?,
    })
}

fn report(row: &Values) -> Result<Report, StoreError> {
    let resolved = match row.maybe_int(7)? {
        Some(at) => Some((at as Millis, row.maybe_text(8)?.unwrap_or_default(), row.maybe_text(9)?.unwrap_or_default())),
        None => None,
    };
    Ok(Report {
        id: row.text(0)?,
        at: row.millis(1)?,
        reporter: row.id(2)?,
        accused: row.id(3)?,
        game: row.id(4)?,
        lines: row.text(5)?,
        note: row.text(6)?,
        resolved,
    })
}

impl dyn Store + '_ {
    /// Blocks or mutes a player.
    ///
    /// # Errors
    /// If the database cannot be used. The same applies to all methods here.
    pub async fn block(&self, player: &PlayerId, other: &PlayerId, kind: BlockKind, now: Millis) -> Result<(), StoreError> {
        let insert = "insert into blocks (player, other, kind, at_ms) values ($1, $2, $3, $4)
                      on conflict (player, other) do update set kind = excluded.kind, at_ms = excluded.at_ms";
        self.execute("block", vec![Statement::new(insert, args![player, other, word(kind), now])]).await?;
        Ok(())
    }

    /// Unblocks or unmutes a player; `false` if there was no block.
    pub async fn unblock(&self, player: &PlayerId, other: &PlayerId) -> Result<bool, StoreError> {
        let delete = Statement::must("delete from blocks where player = $1 and other = $2", args![player, other]);
        Ok(self.execute("unblock", vec![delete]).await?.is_some())
    }

    /// The players that a player has blocked or muted.
    pub async fn blocks(&self, player: &PlayerId) -> Result<Vec<Blocked>, StoreError> {
        let sql = "select b.other, coalesce(p.name, ''), b.kind, b.at_ms from blocks b left join players p on p.id = b.other
                   where b.player = $1 order by b.at_ms desc limit 1000";
        let blocked = |row: &Values| {
            let kind = if row.text(2)? == "mute" { BlockKind::Mute } else { BlockKind::Block };
            Ok(Blocked { player: row.id(0)?, name: row.text(1)?, kind, at: row.millis(3)? })
        };
        self.select("blocks", sql, args![player]).await?.iter().map(blocked).collect()
    }

    /// Whether one of two players has blocked the other.
    pub async fn is_blocked(&self, player: &PlayerId, other: &PlayerId) -> Result<bool, StoreError> {
        let sql = "select 1 from blocks where kind = 'block' and ((player = $1 and other = $2) or (player = $2 and other = $1)) limit 1";
        Ok(!self.select("is_blocked", sql, args![player, other]).await?.is_empty())
    }

    /// Stores a report.
    pub async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        let insert = "insert into reports (id, at_ms, reporter, accused, match, lines, note) values ($1, $2, $3, $4, $5, $6, $7)";
        let Report { id, at, reporter, accused, game, lines, note, .. } = report;
        self.execute("add_report", vec![Statement::new(insert, args![id, *at, reporter, accused, game, lines, note])]).await?;
        Ok(())
    }

    /// Reports that are not resolved, the oldest first.
    pub async fn open_reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "select id, at_ms, reporter, accused, match, lines, note, resolved_ms, resolved_by, resolution from reports
                   where resolved_ms is null order by at_ms limit $1";
        self.select("open_reports", sql, args![most]).await?.iter().map(report).collect()
    }

    /// The reports of a player.
    pub async fn reports_by(&self, reporter: &PlayerId) -> Result<Vec<Report>, StoreError> {
        let sql = "select id, at_ms, reporter, accused, match, lines, note, resolved_ms, resolved_by, resolution from reports
                   where reporter = $1 order by at_ms limit 1000";
        self.select("reports_by", sql, args![reporter]).await?.iter().map(report).collect()
    }

    /// Resolves a report; `false` if there is no such open report.
    pub async fn resolve_report(&self, id: &str, by: &str, resolution: &str, now: Millis) -> Result<bool, StoreError> {
        let update = "update reports set resolved_ms = $2, resolved_by = $3, resolution = $4 where id = $1 and resolved_ms is null";
        Ok(self.execute("resolve_report", vec![Statement::must(update, args![id, now, by, resolution])]).await?.is_some())
    }

    /// Players whose id is this text, whose name contains it, or whose name looks like it.
    pub async fn find_players(&self, text: &str, most: u32) -> Result<Vec<FoundPlayer>, StoreError> {
        const FIND: &str = "select id, name, claimed is not null, admin, created_ms, seen_ms, banned_ms, ban_reason from players
             where id = $1 or lower(name) like $2 escape '!' or id in (select player from name_keys where key in ($3, $4))
             order by claimed is null, seen_ms desc limit $5";
        let part: String = text.to_lowercase().chars().flat_map(|c| ['!', c].into_iter().skip(usize::from(!"!%_".contains(c)))).collect();
        let keys = name_keys(text);
        let rows = self.select("find_players", FIND, args![text, format!("%{part}%"), &keys[0], keys.last(), most]).await?;
        rows.iter().map(found).collect()
    }

    /// A player as shown to an administrator.
    pub async fn found_player(&self, id: &PlayerId) -> Result<Option<FoundPlayer>, StoreError> {
        const ONE: &str =
            "select id, name, claimed is not null, admin, created_ms, seen_ms, banned_ms, ban_reason from players where id = $1";
        self.select("found_player", ONE, args![id]).await?.first().map(found).transpose()
    }

    /// Bans a player, or lifts the ban. Does not end sessions; see [`end_sessions`](#method.end_sessions).
    pub async fn set_banned(&self, id: &PlayerId, banned: Option<(Millis, &str)>) -> Result<(), StoreError> {
        let (at, reason) = banned.unzip();
        let update = "update players set banned_ms = $2, ban_reason = $3 where id = $1";
        self.execute("set_banned", vec![Statement::new(update, args![id, at, reason])]).await?;
        Ok(())
    }

    /// Makes a player an administrator, or revokes it.
    pub async fn set_admin(&self, id: &PlayerId, admin: bool) -> Result<(), StoreError> {
        self.execute("set_admin", vec![Statement::new("update players set admin = $2 where id = $1", args![id, admin])]).await?;
        Ok(())
    }

    /// Logs an action of an administrator.
    pub async fn audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        let insert = "insert into audit (id, at_ms, actor, act, target, detail) values ($1, $2, $3, $4, $5, $6)";
        let AuditEntry { id, at, actor, act, target, detail } = entry;
        self.execute("audit", vec![Statement::new(insert, args![id, *at, actor, act, target, detail])]).await?;
        Ok(())
    }

    /// The actions of administrators, the latest first.
    pub async fn audits(&self, most: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let sql = "select id, at_ms, actor, act, target, detail from audit order by at_ms desc, id limit $1";
        let entry = |row: &Values| {
            Ok(AuditEntry {
                id: row.text(0)?,
                at: row.millis(1)?,
                actor: row.text(2)?,
                act: row.text(3)?,
                target: row.text(4)?,
                detail: row.text(5)?,
            })
        };
        self.select("audits", sql, args![most]).await?.iter().map(entry).collect()
    }

    /// Deletes a player and everything that belongs to the account. Call [`erase`](#method.erase) for their journals first.
    pub async fn delete_player(&self, id: &PlayerId) -> Result<(), StoreError> {
        let of = |sql| Statement::new(sql, args![id]);
        let batch = vec![
            of("delete from sessions where player = $1"),
            of("delete from name_keys where player = $1"),
            of("delete from recovery_codes where player = $1"),
            of("delete from blocks where player = $1 or other = $1"),
            of("delete from reports where reporter = $1 and resolved_ms is not null"),
            of("update matches set host = null where host = $1"),
            of("delete from seated where player = $1"),
            of("delete from players where id = $1"),
        ];
        self.execute("delete_player", batch).await?;
        Ok(())
    }

    /// Removes a player from the journal of a match: the name and the chat messages are deleted, the id is replaced by `as_id`, and every
    /// entry keeps its number, so that the match can still be played and replayed.
    pub async fn erase(&self, game: &MatchId, id: &PlayerId, as_id: &PlayerId) -> Result<(), StoreError> {
        let update = self.either(
            "update changes set text = $3 where match = (select no from matches where id = $1) and number = $2",
            "update changes set text = $3 where match = $1 and number = $2",
        );
        let mut batch = Vec::new();
        for raw in erased(&self.raw_changes(game).await?, id, as_id) {
            batch.push(Statement::new(update, args![game, raw.number, raw.text]));
        }
        self.execute("erase", batch).await?;
        Ok(())
    }
}

/// The seats that these are after the seats were drawn.
fn moved(seats: &[Seat], order: &[Seat]) -> Vec<Seat> {
    Seat::all(order.len() as u8).zip(order).filter(|(_, before)| seats.contains(before)).map(|(now, _)| now).collect()
}

/// The changes that contain data about a player, with that data removed.
fn erased(journal: &[RawChange], id: &PlayerId, as_id: &PlayerId) -> Vec<RawChange> {
    let mut seats: Vec<Seat> = Vec::new();
    let mut changed = Vec::new();
    for raw in journal {
        let Ok(mut change) = raw.read() else { continue };
        let before = change.clone();
        for entry in &mut change.entries {
            match entry {
                Entry::Sit(seat, seated) => {
                    // From here on the seat belongs to someone else, or to this player.
                    seats.retain(|known| known != seat);
                    if seated.player == *id {
                        seats.push(*seat);
                        *seated = Seated { player: as_id.clone(), name: String::new(), account: Account::Deleted };
                    }
                }
                Entry::Seats(order) => seats = moved(&seats, order),
                Entry::Chat(seat, text) if seats.contains(seat) => text.clear(),
                _ => {}
            }
        }
        if change != before {
            changed.push(RawChange { text: change.text(), ..raw.clone() });
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_erased_from_a_journal_and_every_entry_keeps_its_number() {
        let raw = |number, text: &str| RawChange { number, at: 5, text: text.into() };
        let journal = [
            raw(1, "sit 1 ada Ada Lovelace"),
            raw(2, "guest 2 bob Bob\n* b3"),
            raw(4, "1 b3\nchat 1 hello"),
            raw(6, "chat 2 hello Ada"),
            raw(7, "stand 1"),
            raw(8, "sit 1 eve Eve"),
            raw(9, "chat 1 I am Eve"),
        ];
        let without = erased(&journal, &"ada".parse().unwrap(), &"x1".parse().unwrap());
        assert_eq!(without, [raw(1, "deleted 1 x1"), raw(4, "1 b3\nchat 1 ")]);
        for raw in without {
            assert_eq!(raw.read().unwrap().text(), raw.text, "it can be read again");
        }
        assert_eq!(erased(&journal, &"bob".parse().unwrap(), &"x2".parse().unwrap()).len(), 2);
    }

    #[test]
    fn a_player_is_erased_after_the_seats_were_drawn() {
        let raw = |number, text: &str| RawChange { number, at: 5, text: text.into() };
        let journal = [
            raw(1, "sit 1 ada Ada"),
            raw(2, "chat 1 first"),
            raw(3, "sit 2 bob Bob\nseats 2 1\n* b3"),
            raw(6, "chat 1 I am Bob"),
            raw(7, "chat 2 I am Ada"),
        ];
        let without = erased(&journal, &"ada".parse().unwrap(), &"x1".parse().unwrap());
        assert_eq!(without, [raw(1, "deleted 1 x1"), raw(2, "chat 1 "), raw(7, "chat 2 ")]);
    }
}
