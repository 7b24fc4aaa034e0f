//! Writes matches and their journals, in the writer's transaction.

use den_table::{Change, MatchId, Millis, PlayerId};
use rusqlite::{Connection, OptionalExtension, params};

use crate::store::{Append, Appended, Cut, NewMatch, Row, SideEffect, StoreError, is_open, settings_text};

/// Runs `f` and rolls back what it wrote unless it returns [`Appended::Stored`].
fn whole(connection: &Connection, f: impl FnOnce() -> Result<Appended, StoreError>) -> Result<Appended, StoreError> {
    connection.execute_batch("savepoint whole")?;
    let result = f();
    if result != Ok(Appended::Stored) {
        connection.execute_batch("rollback to whole")?;
    }
    connection.execute_batch("release whole")?;
    result
}

pub(super) fn append(connection: &Connection, append: &Append) -> Result<Appended, StoreError> {
    let store = || {
        let stored = insert_change(connection, &append.id, &append.change, append.turn.as_ref())?;
        if stored != Appended::Stored {
            return Ok(stored);
        }
        if let Some(row) = &append.row {
            update_row(connection, &append.id, row, append.change.at)?;
        }
        Ok(Appended::Stored)
    };
    match &append.also {
        SideEffect::Nothing if append.row.is_none() => store(),
        SideEffect::Nothing => whole(connection, store),
        SideEffect::Redeem(hash, player) => whole(connection, || {
            let used = connection
                .prepare_cached("update invites set used_by = ?1 where hash = ?2 and match = ?3 and (used_by is null or used_by = ?1)")?
                .execute(params![player.as_str(), hash, append.id.as_str()])?;
            if used == 0 { Ok(Appended::InviteUsed) } else { store() }
        }),
        SideEffect::Create(new) => whole(connection, || match store()? {
            Appended::Stored if create(connection, new)? => Ok(Appended::Stored),
            Appended::Stored => Ok(Appended::Conflict),
            other => Ok(other),
        }),
    }
}

const INSERT: &str = "insert into changes (match, number, last, at_ms, text, turn) select no, ?2, ?3, ?4, ?5, ?6 from matches
    where id = ?1 and ?2 = 1 + ifnull((select last from changes where match = matches.no order by number desc limit 1), 0)
    on conflict do nothing";

const LAST: &str = "select last from changes where match = (select no from matches where id = ?) order by number desc limit 1";

/// Inserts a change, only if it directly follows the stored ones.
fn insert_change(connection: &Connection, id: &MatchId, change: &Change, turn: Option<&PlayerId>) -> Result<Appended, StoreError> {
    let inserted = connection.prepare_cached(INSERT)?.execute(params![
        id.as_str(),
        change.number as i64,
        change.last() as i64,
        change.at as i64,
        change.text(),
        turn.map(PlayerId::as_str)
    ])?;
    if inserted == 1 {
        return Ok(Appended::Stored);
    }
    let last: Option<i64> = connection.prepare_cached(LAST)?.query_row([id.as_str()], |row| row.get(0)).optional()?;
    Ok(if change.number > last.unwrap_or(0) as u64 { Appended::Gap } else { Appended::Conflict })
}

fn update_row(connection: &Connection, id: &MatchId, row: &Row, now: Millis) -> Result<(), StoreError> {
    connection
        .prepare_cached("update matches set phase = ?, open_seats = ?, due_ms = ?, updated_ms = ? where id = ?")?
        .execute(params![row.phase, row.open_seats, row.due.map(|due| due as i64), now as i64, id.as_str()])?;
    insert_seated(connection, id, &row.seated)
}

fn insert_seated(connection: &Connection, id: &MatchId, seated: &[PlayerId]) -> Result<(), StoreError> {
    for player in seated {
        connection
            .prepare_cached(
                "insert into seated (player, match, created_ms) select ?, id, created_ms from matches where id = ? on conflict do nothing",
            )?
            .execute(params![player.as_str(), id.as_str()])?;
    }
    Ok(())
}

pub(super) fn create(connection: &Connection, new: &NewMatch) -> Result<bool, StoreError> {
    let row = &new.row;
    let made = connection
        .prepare_cached(
            "insert into matches (id, game, settings, seed, phase, open_seats, due_ms, created_ms, updated_ms, open, host, pack, no)
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, (select ifnull(max(no), 0) + 1 from matches)) on conflict do nothing",
        )?
        .execute(params![
            new.id.as_str(),
            new.settings.game,
            settings_text(&new.settings),
            new.seed.0,
            row.phase,
            row.open_seats,
            row.due.map(|due| due as i64),
            new.created as i64,
            is_open(&new.settings),
            new.settings.host.as_ref().map(PlayerId::as_str),
            new.settings.pack.as_ref().map(|pack| pack.hash.as_str())
        ])?;
    if made == 0 {
        return Ok(false);
    }
    if let Some(first) = &new.first {
        insert_change(connection, &new.id, first, new.turn.as_ref())?;
    }
    for invite in &new.invites {
        connection.prepare_cached("insert into invites (hash, match, seat) values (?, ?, ?)")?.execute(params![
            invite.hash,
            new.id.as_str(),
            invite.seat.0
        ])?;
    }
    insert_seated(connection, &new.id, &row.seated)?;
    Ok(true)
}

/// Cuts off the end of a journal and moves it to `set_aside`.
pub(super) fn cut(connection: &Connection, cut: &Cut) -> Result<(), StoreError> {
    let gone = "match = (select no from matches where id = ?1) and number >= ?2";
    connection.execute(
        &format!(
            "insert into set_aside (match, number, at_ms, text, aside_ms, why)
             select ?1, number, at_ms, text, ?3, ?4 from changes where {gone}"
        ),
        params![cut.id.as_str(), cut.from as i64, cut.at as i64, cut.why],
    )?;
    connection.execute(&format!("delete from changes where {gone}"), params![cut.id.as_str(), cut.from as i64])?;
    update_row(connection, &cut.id, &cut.row, cut.at)
}
