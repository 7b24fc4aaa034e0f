//! PostgreSQL: any number of nodes on one database.
//!
//! Changes are written by one task that takes everything that waits into one statement, so that many share one commit. Where two
//! nodes decide on the same position, the primary key lets one through and the other learns of the conflict.

use std::collections::HashSet;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use deadpool_postgres::{GenericClient, Manager, ManagerConfig, Object, Pool, RecyclingMethod};
use den_core::Seat;
use den_table::{Change, MatchId, Millis, PlayerId};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Config, NoTls, Row as SqlRow};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::{
    Also, Answer, Append, Appended, Hash, NewMatch, Player, Row, Store, StoreError, Stored, Summary, name_key, read_change, read_id,
    read_seed, read_setup, setup_text,
};

const MIGRATIONS: &[&str] = &[include_str!("../migrations/postgres/1_tables.sql")];
/// The most that one statement takes.
const MOST_AT_ONCE: usize = 1024;
/// How many changes may wait; more are refused at once.
const MOST_WAITING: usize = 16 * 1024;
const CONNECTIONS: usize = 8;
/// Any number, the same on every node: who migrates holds this lock.
const MIGRATION_LOCK: i64 = 0x776f_6c66_6465_6e01;

type Job = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// A PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        // What the server says names tables and reasons, never values.
        StoreError::Unavailable(
            error.as_db_error().map_or_else(|| in_full(&error), |db| format!("{} ({})", db.message(), db.code().code())),
        )
    }
}

/// An error with what is behind it: that a connection failed helps nobody who is not told why.
fn in_full(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| {
        let cause = cause.to_string();
        if text.contains(&cause) { text } else { format!("{text}: {cause}") }
    })
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> StoreError {
        match error {
            deadpool_postgres::PoolError::Backend(error) => error.into(),
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}

impl Postgres {
    /// Connects to a database and brings its tables up to date.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let mut config =
            Config::from_str(url).map_err(|_| StoreError::Unavailable("the URL is not postgres://USER:PASSWORD@HOST/NAME".into()))?;
        config.connect_timeout(Duration::from_secs(5)).application_name("wolfden").keepalives_idle(Duration::from_secs(30));
        let manager = manager(config)?;
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .wait_timeout(Some(Duration::from_secs(10)))
            .runtime(deadpool_postgres::Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        migrate(&mut pool.get().await?).await?;
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        let writer = tokio::spawn(write(pool.clone(), waiting));
        Ok(Postgres { pool, jobs: Mutex::new(Some(jobs)), writer: Mutex::new(Some(writer)) })
    }
}

/// With `sslmode=require` the connection is encrypted and the server's certificate must be one that this machine trusts; else it is plain.
fn manager(config: Config) -> Result<Manager, StoreError> {
    let pooled = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    if config.get_ssl_mode() != SslMode::Require {
        return Ok(Manager::from_config(config, NoTls, pooled));
    }
    let (tls, _) = MakeRustlsConnect::with_native_certs().map_err(|_| {
        StoreError::Unavailable("TLS is required, but this machine has no certificates to trust (Debian: ca-certificates)".into())
    })?;
    Ok(Manager::from_config(config, tls, pooled))
}

async fn migrate(connection: &mut Object) -> Result<(), StoreError> {
    let change = connection.transaction().await?;
    change.execute("select pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    change.batch_execute("create table if not exists wolfden_migrations (number bigint primary key)").await?;
    let done: i64 = change.query_one("select coalesce(max(number), 0) from wolfden_migrations", &[]).await?.get(0);
    let done = done as usize;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Damaged(format!("the database is of version {done}, this program knows {}", MIGRATIONS.len())));
    }
    for (at, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        change.batch_execute(migration).await?;
        change.execute("insert into wolfden_migrations (number) values ($1)", &[&(at as i64 + 1)]).await?;
    }
    change.commit().await?;
    Ok(())
}

/// The writer: takes all that waits, stores it in one statement, answers all.
async fn write(pool: Pool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
        let result = write_batch(&pool, &batch).await;
        for (append, tell) in batch.drain(..) {
            let answer = match &result {
                Ok(stored) if stored.contains(&(append.id.as_str().to_string(), append.change.number)) => Ok(Appended::Stored),
                Ok(_) => Ok(Appended::Conflict),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may be gone; the write stands.
            let _ = tell.send(answer);
        }
    }
}

async fn write_batch(pool: &Pool, batch: &[Job]) -> Result<HashSet<(String, u64)>, StoreError> {
    let mut connection = pool.get().await?;
    // In the order of the key, so that two nodes never wait for each other crosswise.
    let mut sorted: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
    sorted.sort_by(|a, b| (&a.id, a.change.number).cmp(&(&b.id, b.change.number)));
    if sorted.iter().all(|append| append.row.is_none()) {
        return insert_changes(&connection, &sorted).await;
    }
    let change = connection.transaction().await?;
    let stored = insert_changes(&change, &sorted).await?;
    for append in sorted {
        if let Some(row) = append.row.as_ref().filter(|_| stored.contains(&(append.id.to_string(), append.change.number))) {
            update_row(&change, &append.id, row, append.change.at).await?;
        }
    }
    change.commit().await?;
    Ok(stored)
}

async fn insert_changes(client: &impl GenericClient, appends: &[&Append]) -> Result<HashSet<(String, u64)>, StoreError> {
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    let numbers: Vec<i64> = appends.iter().map(|append| append.change.number as i64).collect();
    let times: Vec<i64> = appends.iter().map(|append| append.change.at as i64).collect();
    let texts: Vec<String> = appends.iter().map(|append| append.change.text()).collect();
    let insert = client
        .prepare_cached(
            "insert into steps (match, number, at_ms, text) select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
             on conflict do nothing returning match, number",
        )
        .await?;
    let rows = client.query(&insert, &[&ids, &numbers, &times, &texts]).await?;
    Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i64>(1) as u64)).collect())
}

async fn update_row(client: &impl GenericClient, id: &MatchId, row: &Row, now: Millis) -> Result<(), StoreError> {
    let update = "update matches set phase = $1, open_seats = $2, due_ms = $3, updated_ms = $4 where id = $5";
    let due = row.due.map(|due| due as i64);
    client.execute(update, &[&row.phase, &i64::from(row.open_seats), &due, &(now as i64), &id.as_str()]).await?;
    insert_sitters(client, id, &row.sitters).await
}

async fn insert_sitters(client: &impl GenericClient, id: &MatchId, sitters: &[PlayerId]) -> Result<(), StoreError> {
    let players: Vec<&str> = sitters.iter().map(PlayerId::as_str).collect();
    let insert = "insert into sitters (player, match) select unnest($1::text[]), $2 on conflict do nothing";
    client.execute(insert, &[&players, &id.as_str()]).await?;
    Ok(())
}

async fn create(client: &impl GenericClient, new: &NewMatch) -> Result<bool, StoreError> {
    let (row, due) = (&new.row, new.row.due.map(|due| due as i64));
    let insert = "insert into matches (id, game, setup, seed, phase, open_seats, due_ms, created_ms, updated_ms)
                  values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing";
    let made = client
        .execute(
            insert,
            &[
                &new.id.as_str(),
                &new.setup.game,
                &setup_text(&new.setup),
                &new.seed.0.as_slice(),
                &row.phase,
                &i64::from(row.open_seats),
                &due,
                &(new.created as i64),
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
    insert_sitters(client, &new.id, &row.sitters).await?;
    Ok(true)
}

/// A change that comes with something else: its own transaction, taken back unless all of it can be stored.
async fn append_with(pool: &Pool, append: &Append) -> Result<Appended, StoreError> {
    let mut connection = pool.get().await?;
    let change = connection.transaction().await?;
    if let Also::Redeem(hash, player) = &append.also {
        let redeem = "update invites set used_by = $1 where hash = $2 and match = $3 and used_by is null";
        if change.execute(redeem, &[&player.as_str(), &hash.as_slice(), &append.id.as_str()]).await? == 0 {
            return Ok(Appended::InviteUsed);
        }
    }
    if insert_changes(&change, &[append]).await?.is_empty() {
        return Ok(Appended::Conflict);
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

fn player(row: &SqlRow) -> Result<Player, StoreError> {
    Ok(Player { id: read_id(row.get(0))?, name: row.get(1), claimed: row.get(2) })
}

fn summary(row: &SqlRow) -> Result<Summary, StoreError> {
    Ok(Summary {
        id: read_id(row.get(0))?,
        setup: read_setup(row.get(1))?,
        phase: row.get(2),
        open_seats: row.get::<_, i64>(3) as u8,
        created: row.get::<_, i64>(4) as Millis,
    })
}

impl Store for Postgres {
    fn kind(&self) -> &'static str {
        "postgres"
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.pool.get().await?.query_one("select 1", &[]).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            drop(self.jobs.lock().await.take());
            if let Some(writer) = self.writer.lock().await.take() {
                writer.await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
            }
            self.pool.close();
            Ok(())
        })
    }

    fn backup<'a>(&'a self, _: &'a Path) -> Answer<'a, ()> {
        Box::pin(async { Err(StoreError::Unavailable("a PostgreSQL database is backed up with pg_dump".into())) })
    }

    fn add_player<'a>(&'a self, player: &'a Player, token: Hash, now: Millis) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.pool.get().await?;
            let change = connection.transaction().await?;
            let insert = "insert into players (id, name, created_ms) values ($1, $2, $3)";
            change.execute(insert, &[&player.id.as_str(), &player.name, &(now as i64)]).await?;
            let insert = "insert into tokens (hash, player, created_ms) values ($1, $2, $3)";
            change.execute(insert, &[&token.as_slice(), &player.id.as_str(), &(now as i64)]).await?;
            Ok(change.commit().await?)
        })
    }

    fn player_by_token(&self, token: Hash) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let connection = self.pool.get().await?;
            let query = connection
                .prepare_cached(
                    "select p.id, p.name, p.claimed is not null from tokens t join players p on p.id = t.player where t.hash = $1",
                )
                .await?;
            connection.query_opt(&query, &[&token.as_slice()]).await?.as_ref().map(player).transpose()
        })
    }

    fn rename<'a>(&'a self, id: &'a PlayerId, name: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            self.pool.get().await?.execute("update players set name = $1 where id = $2", &[&name, &id.as_str()]).await?;
            Ok(())
        })
    }

    fn claim<'a>(&'a self, id: &'a PlayerId, name: &'a str, password: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let update = "update players set name = $1, claimed = $2, password = $3 where id = $4";
            match self.pool.get().await?.execute(update, &[&name, &name_key(name), &password, &id.as_str()]).await {
                Ok(_) => Ok(()),
                Err(error) if error.code() == Some(&tokio_postgres::error::SqlState::UNIQUE_VIOLATION) => Err(StoreError::NameTaken),
                Err(error) => Err(error.into()),
            }
        })
    }

    fn claimed<'a>(&'a self, name: &'a str) -> Answer<'a, Option<(Player, String)>> {
        Box::pin(async move {
            let query = "select id, name, true, password from players where claimed = $1 and password is not null";
            let found = self.pool.get().await?.query_opt(query, &[&name_key(name)]).await?;
            found.map(|row| Ok((player(&row)?, row.get(3)))).transpose()
        })
    }

    fn add_token<'a>(&'a self, id: &'a PlayerId, token: Hash, now: Millis) -> Answer<'a, ()> {
        Box::pin(async move {
            let insert = "insert into tokens (hash, player, created_ms) values ($1, $2, $3)";
            self.pool.get().await?.execute(insert, &[&token.as_slice(), &id.as_str(), &(now as i64)]).await?;
            Ok(())
        })
    }

    fn drop_token(&self, token: Hash) -> Answer<'_, ()> {
        Box::pin(async move {
            self.pool.get().await?.execute("delete from tokens where hash = $1", &[&token.as_slice()]).await?;
            Ok(())
        })
    }

    fn create(&self, new: NewMatch) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut connection = self.pool.get().await?;
            let change = connection.transaction().await?;
            let made = create(&change, &new).await?;
            change.commit().await?;
            Ok(made)
        })
    }

    fn load<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Option<Stored>> {
        Box::pin(async move {
            let connection = self.pool.get().await?;
            let query = connection.prepare_cached("select setup, seed, created_ms from matches where id = $1").await?;
            let stored = |row: SqlRow| {
                Ok(Stored { setup: read_setup(row.get(0))?, seed: read_seed(row.get(1))?, created: row.get::<_, i64>(2) as Millis })
            };
            connection.query_opt(&query, &[&id.as_str()]).await?.map(stored).transpose()
        })
    }

    fn changes<'a>(&'a self, id: &'a MatchId, from: u64) -> Answer<'a, Vec<Change>> {
        Box::pin(async move {
            let connection = self.pool.get().await?;
            let query = connection
                .prepare_cached("select number, at_ms, text from steps where match = $1 and number >= $2 order by number")
                .await?;
            let rows = connection.query(&query, &[&id.as_str(), &(from as i64)]).await?;
            rows.iter().map(|row| read_change(row.get(0), row.get(1), row.get(2))).collect()
        })
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        Box::pin(async move {
            if !matches!(append.also, Also::Nothing) {
                return append_with(&self.pool, &append).await;
            }
            let (tell, told) = oneshot::channel();
            let closed = || StoreError::Unavailable("the store is closed".into());
            let jobs = self.jobs.lock().await.clone().ok_or_else(closed)?;
            jobs.try_send((append, tell)).map_err(|_| StoreError::Unavailable("too many writes are waiting".into()))?;
            told.await.map_err(|_| closed())?
        })
    }

    fn invited<'a>(&'a self, id: &'a MatchId, invite: Hash) -> Answer<'a, Option<Seat>> {
        Box::pin(async move {
            let query = "select seat from invites where hash = $1 and match = $2 and used_by is null";
            let row = self.pool.get().await?.query_opt(query, &[&invite.as_slice(), &id.as_str()]).await?;
            Ok(row.map(|row| Seat(row.get::<_, i64>(0) as u8)))
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = "select id, setup, phase, open_seats, created_ms from matches
                         where phase = 'waiting' and open_seats > 0 order by created_ms desc limit $1";
            self.pool.get().await?.query(query, &[&i64::from(most)]).await?.iter().map(summary).collect()
        })
    }

    fn running(&self, most: u32) -> Answer<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = "select id, setup, phase, open_seats, created_ms from matches
                         where phase = 'playing' and setup like '%\"open\"%' order by created_ms desc limit $1";
            self.pool.get().await?.query(query, &[&i64::from(most)]).await?.iter().map(summary).collect()
        })
    }

    fn of_player<'a>(&'a self, id: &'a PlayerId, most: u32) -> Answer<'a, Vec<Summary>> {
        Box::pin(async move {
            let query = "select m.id, m.setup, m.phase, m.open_seats, m.created_ms from sitters s join matches m on m.id = s.match
                         where s.player = $1 order by m.created_ms desc limit $2";
            self.pool.get().await?.query(query, &[&id.as_str(), &i64::from(most)]).await?.iter().map(summary).collect()
        })
    }

    fn due(&self, now: Millis, most: u32) -> Answer<'_, Vec<MatchId>> {
        Box::pin(async move {
            let query = "select id from matches where due_ms <= $1 order by due_ms limit $2";
            let rows = self.pool.get().await?.query(query, &[&(now as i64), &i64::from(most)]).await?;
            rows.iter().map(|row| read_id(row.get(0))).collect()
        })
    }

    fn set_due<'a>(&'a self, id: &'a MatchId, due: Option<Millis>) -> Answer<'a, ()> {
        Box::pin(async move {
            let due = due.map(|due| due as i64);
            self.pool.get().await?.execute("update matches set due_ms = $1 where id = $2", &[&due, &id.as_str()]).await?;
            Ok(())
        })
    }

    fn latest<'a>(&'a self, ids: &'a [MatchId]) -> Answer<'a, Vec<(MatchId, u64)>> {
        Box::pin(async move {
            let ids: Vec<&str> = ids.iter().map(MatchId::as_str).collect();
            let query = "select match, max(number) from steps where match = any($1) group by match";
            let rows = self.pool.get().await?.query(query, &[&ids]).await?;
            rows.iter().map(|row| Ok((read_id(row.get(0))?, row.get::<_, i64>(1) as u64))).collect()
        })
    }
}
