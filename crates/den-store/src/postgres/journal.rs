//! Writes matches and their journals.

use std::collections::HashMap;

use deadpool_postgres::{GenericClient, Object};
use den_table::{MatchId, Millis, PlayerId};

use crate::store::{Append, Appended, Cut, NewMatch, Row, SideEffect, StoreError, is_open, settings_text};

/// Stores changes of different matches in one transaction, together with the rematches that some of them start. Each kind of row is
/// written with a single statement for all of them.
pub(super) async fn write_batch(connection: &mut Object, mut appends: Vec<&Append>) -> Result<HashMap<MatchId, Appended>, StoreError> {
    // Sorted by key, so that two nodes cannot deadlock.
    appends.sort_by(|a, b| a.id.cmp(&b.id));
    if appends.iter().all(|append| append.row.is_none() && matches!(append.also, SideEffect::Nothing)) {
        return insert_changes(&*connection, &appends).await;
    }
    let change = connection.transaction().await?;
    let mut answers = insert_changes(&change, &appends).await?;
    appends.retain(|append| answers.get(&append.id) == Some(&Appended::Stored));
    let news: Vec<&NewMatch> = appends.iter().filter_map(|append| append.new_match()).collect();
    if create(&change, &news).await? != news.len() {
        // If an id is taken, only its own change must be undone: changes that create a match are refused and may be retried.
        change.rollback().await?;
        let (makers, rest): (Vec<&Append>, Vec<&Append>) = appends.iter().partition(|append| append.new_match().is_some());
        answers.extend(Box::pin(write_batch(connection, rest)).await?);
        answers.extend(makers.iter().map(|append| (append.id.clone(), Appended::Conflict)));
        return Ok(answers);
    }
    let rows = appends.iter().filter_map(|append| Some((&append.id, append.row.as_ref()?, append.change.at))).collect::<Vec<_>>();
    update_rows(&change, &rows).await?;
    change.commit().await?;
    Ok(answers)
}

/// Inserts changes, each only if it directly follows the stored ones.
async fn insert_changes(client: &impl GenericClient, appends: &[&Append]) -> Result<HashMap<MatchId, Appended>, StoreError> {
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    let numbers: Vec<i64> = appends.iter().map(|append| append.change.number as i64).collect();
    let lasts: Vec<i64> = appends.iter().map(|append| append.change.last() as i64).collect();
    let times: Vec<i64> = appends.iter().map(|append| append.change.at as i64).collect();
    let texts: Vec<String> = appends.iter().map(|append| append.change.text()).collect();
    let turns: Vec<Option<&str>> = appends.iter().map(|append| append.turn.as_ref().map(PlayerId::as_str)).collect();
    let insert = client
        .prepare_cached(
            "insert into changes (match, number, last, at_ms, text, turn)
             select new.* from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
                 as new (match, number, last, at_ms, text, turn)
             where new.number = 1 + coalesce((select c.last from changes c where c.match = new.match order by c.number desc limit 1), 0)
             on conflict do nothing returning match",
        )
        .await?;
    let rows = client.query(&insert, &[&ids, &numbers, &lasts, &times, &texts, &turns]).await?;
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

/// Updates the rows for lists.
async fn update_rows(client: &impl GenericClient, rows: &[(&MatchId, &Row, Millis)]) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let ids: Vec<&str> = rows.iter().map(|(id, ..)| id.as_str()).collect();
    let phases: Vec<&str> = rows.iter().map(|(_, row, _)| row.phase).collect();
    let open: Vec<i64> = rows.iter().map(|(_, row, _)| i64::from(row.open_seats)).collect();
    let due: Vec<Option<i64>> = rows.iter().map(|(_, row, _)| row.due.map(|due| due as i64)).collect();
    let times: Vec<i64> = rows.iter().map(|(.., now)| *now as i64).collect();
    let update = client
        .prepare_cached(
            "update matches set phase = new.phase, open_seats = new.open_seats, due_ms = new.due_ms, updated_ms = new.now_ms
             from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) as new (id, phase, open_seats, due_ms, now_ms)
             where matches.id = new.id",
        )
        .await?;
    client.execute(&update, &[&ids, &phases, &open, &due, &times]).await?;
    insert_seated(client, rows.iter().map(|(id, row, _)| (*id, *row))).await
}

async fn insert_seated<'a>(client: &impl GenericClient, rows: impl Iterator<Item = (&'a MatchId, &'a Row)>) -> Result<(), StoreError> {
    let seated = rows.flat_map(|(id, row)| row.seated.iter().map(|player: &PlayerId| (player.as_str(), id.as_str())));
    let (players, matches): (Vec<&str>, Vec<&str>) = seated.unzip();
    let insert = client
        .prepare_cached(
            "insert into seated (player, match, created_ms) select new.player, new.match, matches.created_ms
             from unnest($1::text[], $2::text[]) as new (player, match) join matches on matches.id = new.match on conflict do nothing",
        )
        .await?;
    client.execute(&insert, &[&players, &matches]).await?;
    Ok(())
}

/// Creates matches. Returns how many of their ids were free.
pub(super) async fn create(client: &impl GenericClient, news: &[&NewMatch]) -> Result<usize, StoreError> {
    if news.is_empty() {
        return Ok(0);
    }
    let ids: Vec<&str> = news.iter().map(|new| new.id.as_str()).collect();
    let games: Vec<&str> = news.iter().map(|new| new.settings.game.as_str()).collect();
    let settings: Vec<String> = news.iter().map(|new| settings_text(&new.settings)).collect();
    let seeds: Vec<&[u8]> = news.iter().map(|new| new.seed.0.as_slice()).collect();
    let phases: Vec<&str> = news.iter().map(|new| new.row.phase).collect();
    let open_seats: Vec<i64> = news.iter().map(|new| i64::from(new.row.open_seats)).collect();
    let due: Vec<Option<i64>> = news.iter().map(|new| new.row.due.map(|due| due as i64)).collect();
    let created: Vec<i64> = news.iter().map(|new| new.created as i64).collect();
    let open: Vec<bool> = news.iter().map(|new| is_open(&new.settings)).collect();
    let hosts: Vec<Option<&str>> = news.iter().map(|new| new.settings.host.as_ref().map(PlayerId::as_str)).collect();
    let packs: Vec<Option<&str>> = news.iter().map(|new| new.settings.pack.as_ref().map(|pack| pack.hash.as_str())).collect();
    let insert = client
        .prepare_cached(
            "insert into matches (id, game, settings, seed, phase, open_seats, due_ms, created_ms, updated_ms, open, host, pack)
             select id, game, settings, seed, phase, open_seats, due_ms, created_ms, created_ms, open, host, pack
             from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::boolean[],
                 $10::text[], $11::text[]) as new (id, game, settings, seed, phase, open_seats, due_ms, created_ms, open, host, pack)
             on conflict do nothing",
        )
        .await?;
    let made =
        client.execute(&insert, &[&ids, &games, &settings, &seeds, &phases, &open_seats, &due, &created, &open, &hosts, &packs]).await?;
    if made as usize != news.len() {
        return Ok(made as usize);
    }
    let first = |new: &&NewMatch| {
        let change = new.first.clone()?;
        Some(Append { id: new.id.clone(), change, turn: new.turn.clone(), row: None, also: SideEffect::Nothing })
    };
    let firsts: Vec<Append> = news.iter().filter_map(first).collect();
    if !firsts.is_empty() {
        insert_changes(client, &firsts.iter().collect::<Vec<_>>()).await?;
    }
    for new in news {
        for invite in &new.invites {
            let insert = "insert into invites (hash, match, seat) values ($1, $2, $3)";
            client.execute(insert, &[&invite.hash.as_slice(), &new.id.as_str(), &i64::from(invite.seat.0)]).await?;
        }
    }
    insert_seated(client, news.iter().map(|new| (&new.id, &new.row))).await?;
    Ok(news.len())
}

/// Stores a change that uses an invite: in its own transaction, which is rolled back unless everything can be stored.
pub(super) async fn append_alone(connection: &mut Object, append: &Append) -> Result<Appended, StoreError> {
    let change = connection.transaction().await?;
    if let SideEffect::Redeem(hash, player) = &append.also {
        let redeem = "update invites set used_by = $1 where hash = $2 and match = $3 and (used_by is null or used_by = $1)";
        if change.execute(redeem, &[&player.as_str(), &hash.as_slice(), &append.id.as_str()]).await? == 0 {
            return Ok(Appended::InviteUsed);
        }
    }
    let stored = insert_changes(&change, &[append]).await?.get(&append.id).copied().unwrap_or(Appended::Conflict);
    if stored != Appended::Stored {
        return Ok(stored);
    }
    if let Some(row) = &append.row {
        update_rows(&change, &[(&append.id, row, append.change.at)]).await?;
    }
    change.commit().await?;
    Ok(Appended::Stored)
}

/// Cuts off the end of a journal and moves it to `set_aside`.
pub(super) async fn cut(connection: &mut Object, cut: &Cut) -> Result<(), StoreError> {
    let change = connection.transaction().await?;
    let copy = "insert into set_aside (match, number, at_ms, text, aside_ms, why)
                select match, number, at_ms, text, $3, $4 from changes where match = $1 and number >= $2";
    change.execute(copy, &[&cut.id.as_str(), &(cut.from as i64), &(cut.at as i64), &cut.why]).await?;
    change.execute("delete from changes where match = $1 and number >= $2", &[&cut.id.as_str(), &(cut.from as i64)]).await?;
    update_rows(&change, &[(&cut.id, &cut.row, cut.at)]).await?;
    Ok(change.commit().await?)
}
