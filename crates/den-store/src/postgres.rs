//! PostgreSQL: any number of nodes on one database.
//!
//! Changes are written by a few tasks. Each takes everything that is queued into one transaction, so that many changes share one commit
//! and the next ones are sent while the disk is busy. If two nodes decide on the same position, the primary key lets one through and the
//! other gets a conflict.

mod journal;
mod sql;

use std::collections::HashMap;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{GenericClient, Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Timeouts};
use den_core::Seat;
use den_table::{Change, MatchId, Millis, PlayerId};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Config, NoTls, Row as SqlRow};

use crate::sql::{Statement, Value, Values};
use crate::store::{
    Answer, Append, Appended, Cut, Hash, NewMatch, RawChange, SideEffect, Store, StoreError, Stored, read_change, read_id, read_seed,
    read_settings,
};

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/postgres/1_tables.sql"),
    include_str!("../migrations/postgres/2_changes.sql"),
    include_str!("../migrations/postgres/3_settings.sql"),
    include_str!("../migrations/postgres/4_accounts.sql"),
    include_str!("../migrations/postgres/5_turns.sql"),
    include_str!("../migrations/postgres/6_packs.sql"),
    include_str!("../migrations/postgres/7_reviews.sql"),
];
/// The time limit for one call, from requesting a connection to the answer.
const QUERY_TIME: Duration = Duration::from_secs(5);
/// The database's own limits on statements, so that a write we no longer wait for does not happen much later.
const SERVER_LIMITS: &str = "set statement_timeout = '5s'; set idle_in_transaction_session_timeout = '10s'";
const CONNECT_TIME: Duration = Duration::from_secs(4);
/// The time limit for migrations.
const MIGRATION_TIME: Duration = Duration::from_secs(15 * 60);
/// The maximum number of changes in one statement.
const MAX_AT_ONCE: usize = 1024;
/// How many changes may be queued; more are refused immediately.
const MAX_WAITING: usize = 16 * 1024;
const CONNECTIONS: usize = 8;
/// How many transactions with changes run at the same time.
const WRITERS: usize = 2;
/// The lock held during migrations: an arbitrary number, the same on every node.
const MIGRATION_LOCK: i64 = 0x776f_6c66_6465_6e01;

type Job = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// A PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writers: Mutex<Vec<JoinHandle<()>>>,
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        // The server's message names tables and reasons, never values.
        StoreError::Unavailable(
            error.as_db_error().map_or_else(|| in_full(&error), |db| format!("{} ({})", db.message(), db.code().code())),
        )
    }
}

/// An error with its causes: “connection failed” is useless without the reason.
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
            deadpool_postgres::PoolError::Backend(error) | deadpool_postgres::PoolError::PostCreateHook(HookError::Backend(error)) => {
                error.into()
            }
            deadpool_postgres::PoolError::Timeout(_) => StoreError::TimedOut,
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}

impl Postgres {
    /// Connects to a database and migrates its tables.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let mut config =
            Config::from_str(url).map_err(|_| StoreError::Unavailable("the URL is not postgres://USER:PASSWORD@HOST/NAME".into()))?;
        config.connect_timeout(CONNECT_TIME).application_name("wolfden").keepalives_idle(Duration::from_secs(30));
        let manager = manager(config)?;
        let limit = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
            Box::pin(async move { client.batch_execute(SERVER_LIMITS).await.map_err(HookError::Backend) })
        });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .timeouts(Timeouts { wait: Some(QUERY_TIME), create: Some(CONNECT_TIME), recycle: Some(CONNECT_TIME) })
            .post_create(limit)
            .runtime(deadpool_postgres::Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        if in_time(&pool, QUERY_TIME, async { outdated(&pool.get().await?).await }).await? {
            in_time(&pool, MIGRATION_TIME, async { migrate(&mut pool.get().await?).await }).await?;
        }
        let (jobs, waiting) = mpsc::channel(MAX_WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        let writers = (0..WRITERS).map(|_| tokio::spawn(write(pool.clone(), waiting.clone()))).collect();
        Ok(Postgres { pool, jobs: Mutex::new(Some(jobs)), writers: Mutex::new(writers) })
    }

    /// Runs a call with a time limit of [`QUERY_TIME`].
    fn call<'a, T: Send + 'a>(&'a self, work: impl Future<Output = Result<T, StoreError>> + Send + 'a) -> Answer<'a, T> {
        Box::pin(in_time(&self.pool, QUERY_TIME, work))
    }
}

/// With `sslmode=require` the connection is encrypted and this machine must trust the server's certificate; otherwise it is plain.
fn manager(config: Config) -> Result<Manager, StoreError> {
    let pooled = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    if config.get_ssl_mode() != SslMode::Require {
        return Ok(Manager::from_config(config, NoTls, pooled));
    }
    with_tls(config, pooled)
}

#[cfg(feature = "tls")]
fn with_tls(config: Config, pooled: ManagerConfig) -> Result<Manager, StoreError> {
    let (tls, _) = tokio_postgres_rustls::MakeRustlsConnect::with_native_certs().map_err(|_| {
        StoreError::Unavailable("TLS is required, but this machine has no certificates to trust (Debian: ca-certificates)".into())
    })?;
    Ok(Manager::from_config(config, tls, pooled))
}

#[cfg(not(feature = "tls"))]
fn with_tls(_: Config, _: ManagerConfig) -> Result<Manager, StoreError> {
    let how = "TLS is required, but this program was built without it; build it with `cargo build --release --features full`";
    Err(StoreError::Unavailable(how.into()))
}

/// Runs `work` for at most `limit`. Connections that went silent must not be reused: after a timeout all idle ones are closed,
/// including that of `work`.
async fn in_time<T>(pool: &Pool, limit: Duration, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let result = tokio::time::timeout(limit, work).await.unwrap_or(Err(StoreError::TimedOut));
    if result.as_ref().is_err_and(|error| *error == StoreError::TimedOut) {
        pool.retain(|_, _| false);
    }
    result
}

/// Whether migrations are needed.
async fn outdated(connection: &Object) -> Result<bool, StoreError> {
    let there = "select to_regclass('wolfden_migrations') is not null";
    if !connection.query_one(there, &[]).await?.get::<_, bool>(0) {
        return Ok(true);
    }
    Ok(version(connection).await? != MIGRATIONS.len())
}

async fn version(client: &impl GenericClient) -> Result<usize, StoreError> {
    let done: i64 = client.query_one("select coalesce(max(number), 0) from wolfden_migrations", &[]).await?.get(0);
    Ok(done as usize)
}

async fn migrate(connection: &mut Object) -> Result<(), StoreError> {
    let change = connection.transaction().await?;
    change.batch_execute("set local statement_timeout = 0").await?;
    change.execute("select pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    change.batch_execute("create table if not exists wolfden_migrations (number bigint primary key)").await?;
    let done = version(&change).await?;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Damaged(format!(
            "the database has schema version {done}, but this program only knows versions up to {}",
            MIGRATIONS.len()
        )));
    }
    for (at, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        change.batch_execute(migration).await?;
        change.execute("insert into wolfden_migrations (number) values ($1)", &[&(at as i64 + 1)]).await?;
    }
    change.commit().await?;
    Ok(())
}

/// The writer: takes everything that is queued, stores it in one transaction and answers all.
async fn write(pool: Pool, jobs: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let mut batch = Vec::new();
    while jobs.lock().await.recv_many(&mut batch, MAX_AT_ONCE).await > 0 {
        // A caller that has stopped waiting has already reported a failure.
        batch.retain(|(_, tell)| !tell.is_closed());
        // One change per match at a time: the second of two with the same number must get a conflict.
        let mut first: HashMap<&MatchId, usize> = HashMap::new();
        for (at, (append, _)) in batch.iter().enumerate() {
            first.entry(&append.id).or_insert(at);
        }
        let firsts: Vec<bool> = batch.iter().enumerate().map(|(at, (append, _))| first[&append.id] == at).collect();
        let appends: Vec<&Append> = batch.iter().zip(&firsts).filter(|(_, first)| **first).map(|((append, _), _)| append).collect();
        let result = in_time(&pool, QUERY_TIME, async { journal::write_batch(&mut pool.get().await?, appends).await }).await;
        for ((append, tell), first) in batch.drain(..).zip(firsts) {
            let answer = match &result {
                Ok(answers) if first => Ok(answers.get(&append.id).copied().unwrap_or(Appended::Conflict)),
                Ok(_) => Ok(Appended::Conflict),
                Err(error) => Err(error.clone()),
            };
            // The caller may have stopped waiting just now; the write is done anyway.
            let _ = tell.send(answer);
        }
    }
}

impl Store for Postgres {
    fn kind(&self) -> &'static str {
        "postgres"
    }

    fn figures(&self) -> Vec<(&'static str, usize)> {
        let pool = self.pool.status();
        let jobs = self.jobs.try_lock().ok().and_then(|jobs| jobs.as_ref().map(|jobs| jobs.max_capacity() - jobs.capacity()));
        vec![
            ("connections", pool.size),
            ("connections_idle", pool.available),
            ("connections_waiting", pool.waiting),
            ("writes_waiting", jobs.unwrap_or(0)),
        ]
    }

    fn ready(&self) -> Answer<'_, ()> {
        self.call(async move {
            // A write without effect: on a full disk or on a standby, reading works and writing does not.
            self.pool.get().await?.execute("update wolfden_migrations set number = number where number = 1", &[]).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            drop(self.jobs.lock().await.take());
            for writer in self.writers.lock().await.drain(..) {
                writer.await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
            }
            self.pool.close();
            Ok(())
        })
    }

    fn backup<'a>(&'a self, _: &'a Path) -> Answer<'a, ()> {
        Box::pin(async { Err(StoreError::Unavailable("use pg_dump to back up a PostgreSQL database".into())) })
    }

    fn select<'a>(&'a self, _: &'static str, sql: &'static str, args: Vec<Value>) -> Answer<'a, Vec<Values>> {
        self.call(async move { sql::select(&self.pool.get().await?, sql, &args).await })
    }

    fn execute<'a>(&'a self, _: &'static str, batch: Vec<Statement>) -> Answer<'a, Option<u64>> {
        self.call(async move { sql::execute(&mut self.pool.get().await?, &batch).await })
    }

    fn create(&self, new: NewMatch) -> Answer<'_, bool> {
        self.call(async move {
            let mut connection = self.pool.get().await?;
            let change = connection.transaction().await?;
            let made = journal::create(&change, &[&new]).await? == 1;
            change.commit().await?;
            Ok(made)
        })
    }

    fn load<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Option<Stored>> {
        self.call(async move {
            let connection = self.pool.get().await?;
            let query = connection.prepare_cached("select settings, seed, created_ms from matches where id = $1").await?;
            let stored = |row: SqlRow| {
                Ok(Stored { settings: read_settings(row.get(0))?, seed: read_seed(row.get(1))?, created: row.get::<_, i64>(2) as Millis })
            };
            connection.query_opt(&query, &[&id.as_str()]).await?.map(stored).transpose()
        })
    }

    fn changes<'a>(&'a self, id: &'a MatchId, from: u64) -> Answer<'a, Vec<Change>> {
        self.call(async move {
            let connection = self.pool.get().await?;
            let query = connection
                .prepare_cached("select number, at_ms, text from changes where match = $1 and number >= $2 order by number")
                .await?;
            let rows = connection.query(&query, &[&id.as_str(), &(from as i64)]).await?;
            rows.iter().map(|row| read_change(row.get(0), row.get(1), row.get(2))).collect()
        })
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        self.call(async move {
            if matches!(append.also, SideEffect::Redeem(..)) {
                return journal::append_alone(&mut self.pool.get().await?, &append).await;
            }
            let (tell, told) = oneshot::channel();
            let closed = || StoreError::Unavailable("the store is closed".into());
            let jobs = self.jobs.lock().await.clone().ok_or_else(closed)?;
            jobs.try_send((append, tell)).map_err(|_| StoreError::Unavailable("too many writes are waiting".into()))?;
            told.await.map_err(|_| closed())?
        })
    }

    fn invited<'a>(&'a self, id: &'a MatchId, invite: Hash, player: &'a PlayerId) -> Answer<'a, Option<Seat>> {
        self.call(async move {
            let query = "select seat from invites where hash = $1 and match = $2 and (used_by is null or used_by = $3)";
            let row = self.pool.get().await?.query_opt(query, &[&invite.as_slice(), &id.as_str(), &player.as_str()]).await?;
            Ok(row.map(|row| Seat(row.get::<_, i64>(0) as u8)))
        })
    }

    fn due(&self, now: Millis, most: u32) -> Answer<'_, Vec<MatchId>> {
        self.call(async move {
            let query = "select id from matches where due_ms <= $1 order by due_ms limit $2";
            let rows = self.pool.get().await?.query(query, &[&(now as i64), &i64::from(most)]).await?;
            rows.iter().map(|row| read_id(row.get(0))).collect()
        })
    }

    fn set_due<'a>(&'a self, id: &'a MatchId, due: Option<Millis>) -> Answer<'a, ()> {
        self.call(async move {
            let due = due.map(|due| due as i64);
            self.pool.get().await?.execute("update matches set due_ms = $1 where id = $2", &[&due, &id.as_str()]).await?;
            Ok(())
        })
    }

    fn latest<'a>(&'a self, ids: &'a [MatchId]) -> Answer<'a, Vec<(MatchId, u64)>> {
        self.call(async move {
            let ids: Vec<&str> = ids.iter().map(MatchId::as_str).collect();
            let query = "select match, max(number) from changes where match = any($1) group by match";
            let rows = self.pool.get().await?.query(query, &[&ids]).await?;
            rows.iter().map(|row| Ok((read_id(row.get(0))?, row.get::<_, i64>(1) as u64))).collect()
        })
    }

    fn check(&self) -> Answer<'_, Vec<String>> {
        // PostgreSQL verifies its own pages; `pg_amcheck` does so on demand.
        Box::pin(async { Ok(Vec::new()) })
    }

    fn ids<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Answer<'a, Vec<MatchId>> {
        self.call(async move {
            let query = "select id from matches where id > $1 order by id limit $2";
            let after = after.map_or("", MatchId::as_str);
            let rows = self.pool.get().await?.query(query, &[&after, &i64::from(most)]).await?;
            rows.iter().map(|row| read_id(row.get(0))).collect()
        })
    }

    fn raw_changes<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Vec<RawChange>> {
        self.call(async move {
            let query = "select number, at_ms, text from changes where match = $1 order by number";
            let rows = self.pool.get().await?.query(query, &[&id.as_str()]).await?;
            let raw =
                |row: &SqlRow| RawChange { number: row.get::<_, i64>(0) as u64, at: row.get::<_, i64>(1) as Millis, text: row.get(2) };
            Ok(rows.iter().map(raw).collect())
        })
    }

    fn cut(&self, cut: Cut) -> Answer<'_, ()> {
        self.call(async move { journal::cut(&mut self.pool.get().await?, &cut).await })
    }
}
