//! Writing matches and their journals.

use std::collections::HashMap;

use deadpool_postgres::{GenericClient, Object};
use den_table::{MatchId, Millis, PlayerId};

use crate::store::{Also, Append, Appended, Cut, NewMatch, Row, StoreError, is_open, settings_text};

/// Stores changes of different matches in one transaction.
pub(super) async fn write_batch(connection: &mut Object, mut appends: Vec<&Append>) -> Result<HashMap<MatchId, Appended>, StoreError> {
    // In the order of the key, so that two nodes never wait for each other crosswise.
    appends.sort_by(|a, b| a.id.cmp(&b.id));
    if appends.iter().all(|append| append.row.is_none()) {
        return insert_changes(&*connection, &appends).await;
    }
    let change = connection.transaction().await?;
    let answers = insert_changes(&change, &appends).await?;
    for append in appends {
        if let Some(row) = append.row.as_ref().filter(|_| answers.get(&append.id) == Some(&Appended::Stored)) {
            update_row(&change, &append.id, row, append.change.at).await?;
        }
    }
    change.commit().await?;
    Ok(answers)
}

/// A change is stored where the one before it ends, and nowhere else.
async fn insert_changes(client: &impl GenericClient, appends: &[&Append]) -> Result<HashMap<MatchId, Appended>, StoreError> {
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    let numbers: Vec<i64> = appends.iter().map(|append| append.change.number as i64).collect();
    let lasts: Vec<i64> = appends.iter().map(|append| append.change.last() as i64).collect();
    let times: Vec<i64> = appends.iter().map(|append| append.change.at as i64).collect();
    let texts: Vec<String> = appends.iter().map(|append| append.change.text()).collect();
    let insert = client
        .prepare_cached(
            "insert into changes (match, number, last, at_ms, text)
             select new.* from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])
                 as new (match, number, last, at_ms, text)
             where new.number = 1 + coalesce((select c.last from changes c where c.match = new.match order by c.number desc limit 1), 0)
             on conflict do nothing returning match",
        )
        .await?;
    let rows = client.query(&insert, &[&ids, &numbers, &lasts, &times, &texts]).await?;
    let stored: std::collections::HashSet<&str> = rows.iter().map(|row| row.get(0)).collect();
    let mut answers = HashMap::new();
    for append in appends {
        let answer =
            if stored.contains(append.id.as_str()) { Appended::Stored } else { why_not(client, &append.id, append.change.number).await? };
        answers.insert(append.id.clone(), answer);
    }
    Ok(answers)
}

async fn why_not(client: &impl GenericClient, id: &MatchId, number: u64) -> Result<Appended, StoreError> {
    let last: i64 = client.query_one("select coalesce(max(last), 0) from changes where match = $1", &[&id.as_str()]).await?.get(0);
    Ok(if number > last as u64 { Appended::Gap } else { Appended::Conflict })
}

async fn update_row(client: &impl GenericClient, id: &MatchId, row: &Row, now: Millis) -> Result<(), StoreError> {
    let update = "update matches set phase = $1, open_seats = $2, due_ms = $3, updated_ms = $4 where id = $5";
    let due = row.due.map(|due| due as i64);
    client.execute(update, &[&row.phase, &i64::from(row.open_seats), &due, &(now as i64), &id.as_str()]).await?;
    insert_seated(client, id, &row.seated).await
}

async fn insert_seated(client: &impl GenericClient, id: &MatchId, seated: &[PlayerId]) -> Result<(), StoreError> {
    let players: Vec<&str> = seated.iter().map(PlayerId::as_str).collect();
    let insert = "insert into seated (player, match, created_ms)
                  select unnest($1::text[]), id, created_ms from matches where id = $2 on conflict do nothing";
    client.execute(insert, &[&players, &id.as_str()]).await?;
    Ok(())
}

pub(super) async fn create(client: &impl GenericClient, new: &NewMatch) -> Result<bool, StoreError> {
    let (row, due) = (&new.row, new.row.due.map(|due| due as i64));
    let insert = "insert into matches (id, game, settings, seed, phase, open_seats, due_ms, created_ms, updated_ms, open, host)
                  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10) on conflict do nothing";
    let made = client
        .execute(
            insert,
            &[
                &new.id.as_str(),
                &new.settings.game,
                &settings_text(&new.settings),
                &new.seed.0.as_slice(),
                &row.phase,
                &i64::from(row.open_seats),
                &due,
                &(new.created as i64),
                &is_open(&new.settings),
                &new.settings.host.as_ref().map(PlayerId::as_str),
            ],
        )
        .await?;
    if made == 0 {
        return Ok(false);
    }
    if let Some(first) = &new.first {
        let first = Append { id: new.id.clone(), change: first.clone(), row: None, also: Also::Nothing };
        insert_changes(client, &[&first]).await?;
    }
    for invite in &new.invites {
        let insert = "insert into invites (hash, match, seat) values ($1, $2, $3)";
        client.execute(insert, &[&invite.hash.as_slice(), &new.id.as_str(), &i64::from(invite.seat.0)]).await?;
    }
    insert_seated(client, &new.id, &row.seated).await?;
    Ok(true)
}

/// A change that comes with something else: its own transaction, taken back unless all of it can be stored.
pub(super) async fn append_with(connection: &mut Object, append: &Append) -> Result<Appended, StoreError> {
    let change = connection.transaction().await?;
    if let Also::Redeem(hash, player) = &append.also {
        let redeem = "update invites set used_by = $1 where hash = $2 and match = $3 and used_by is null";
        if change.execute(redeem, &[&player.as_str(), &hash.as_slice(), &append.id.as_str()]).await? == 0 {
            return Ok(Appended::InviteUsed);
        }
    }
    let stored = insert_changes(&change, &[append]).await?.get(&append.id).copied().unwrap_or(Appended::Conflict);
    if stored != Appended::Stored {
        return Ok(stored);
    }
    if let Some(row) = &append.row {
        update_row(&change, &append.id, row, append.change.at).await?;
    }
    if let Also::Create(new) = &append.also
        && !create(&change, new).await?
    {
        return Ok(Appended::Conflict);
    }
    change.commit().await?;
    Ok(Appended::Stored)
}

/// Cuts the end off a journal and sets it aside.
pub(super) async fn cut(connection: &mut Object, cut: &Cut) -> Result<(), StoreError> {
    let change = connection.transaction().await?;
    let copy = "insert into set_aside (match, number, at_ms, text, aside_ms, why)
                select match, number, at_ms, text, $3, $4 from changes where match = $1 and number >= $2";
    change.execute(copy, &[&cut.id.as_str(), &(cut.from as i64), &(cut.at as i64), &cut.why]).await?;
    change.execute("delete from changes where match = $1 and number >= $2", &[&cut.id.as_str(), &(cut.from as i64)]).await?;
    update_row(&change, &cut.id, &cut.row, cut.at).await?;
    Ok(change.commit().await?)
}
