//! SQLite: one file, one writing thread, concurrent readers.
//!
//! The writer takes everything that is queued, writes it in one transaction and answers after the commit has reached the disk: many
//! changes share one flush (`synchronous = FULL`), and none is acknowledged before it.

mod journal;
#[cfg(unix)]
mod lock;
mod sql;

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use den_core::Seat;
use den_table::{Change, MatchId, Millis, PlayerId};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row as SqlRow, params};
use tokio::sync::oneshot;

use crate::sql::{Statement, Value, Values};
use crate::store::{
    Answer, Append, Appended, Cut, Hash, NewMatch, RawChange, Store, StoreError, Stored, read_change, read_id, read_seed, read_settings,
};

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/1_tables.sql"),
    include_str!("../migrations/sqlite/2_numbers.sql"),
    include_str!("../migrations/sqlite/3_changes.sql"),
    include_str!("../migrations/sqlite/4_settings.sql"),
    include_str!("../migrations/sqlite/5_accounts.sql"),
    include_str!("../migrations/sqlite/6_turns.sql"),
    include_str!("../migrations/sqlite/7_packs.sql"),
    include_str!("../migrations/sqlite/8_reviews.sql"),
];
/// The maximum number of writes in one transaction.
const MAX_AT_ONCE: usize = 1024;
/// How many writes may be queued; more are refused immediately.
const MAX_WAITING: usize = 16 * 1024;
const READERS: usize = 4;

/// Writes in the transaction (or gets the reason why there is none) and returns the reply to send after the commit.
type Job = Box<dyn FnOnce(Result<&Connection, &StoreError>) -> Reply + Send>;
/// Called after the commit, with its error if it failed.
type Reply = Box<dyn FnOnce(Option<&StoreError>) + Send>;

/// A SQLite file.
pub struct Sqlite {
    jobs: Mutex<Option<SyncSender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Arc<Mutex<Vec<Connection>>>,
    /// How many writes are queued.
    waiting: Arc<AtomicUsize>,
    file: std::path::PathBuf,
    /// The only connection of an in-memory database.
    here: Option<Arc<Mutex<Connection>>>,
    #[cfg(unix)]
    lock: Mutex<Option<lock::Lock>>,
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sqlite({})", self.file.display())
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl Sqlite {
    /// Opens or creates a file and migrates its tables.
    ///
    /// # Errors
    /// Names the file and why it cannot be used.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let named = |what: String| StoreError::Unavailable(format!("{}: {what}", file.display()));
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| named(error.to_string()))?;
        }
        if !file.exists() {
            create_private(file).map_err(|error| named(error.to_string()))?;
        }
        let mut writer = connect(file).map_err(|error| named(error.to_string()))?;
        // Everything that one transaction touches fits in memory.
        writer.pragma_update(None, "cache_size", -16_384).map_err(|error| named(error.to_string()))?;
        migrate(&mut writer).map_err(|error| named(error.to_string()))?;
        let (jobs, waiting) = sync_channel(MAX_WAITING);
        let writer = std::thread::Builder::new()
            .name("wolfden-writer".into())
            .spawn(move || write(&writer, &waiting))
            .map_err(|error| named(error.to_string()))?;
        Ok(Sqlite {
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            readers: Arc::default(),
            waiting: Arc::default(),
            file: file.to_path_buf(),
            here: None,
            #[cfg(unix)]
            lock: Mutex::default(),
        })
    }

    /// A new in-memory database. Every call runs on the calling thread and is finished when it returns, so that a simulation is
    /// deterministic.
    ///
    /// # Errors
    /// If SQLite fails.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        connection.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut connection)?;
        Ok(Sqlite {
            jobs: Mutex::default(),
            writer: Mutex::default(),
            readers: Arc::default(),
            waiting: Arc::default(),
            file: ":memory:".into(),
            here: Some(Arc::new(Mutex::new(connection))),
            #[cfg(unix)]
            lock: Mutex::default(),
        })
    }

    /// Limits the file to this many pages, or to its current size if that is larger. Beyond that, writes fail as on a full disk.
    pub fn limit_pages(&self, most: Option<u32>) -> Answer<'static, ()> {
        self.write(move |connection| {
            let most = i64::from(most.unwrap_or(u32::MAX - 1));
            Ok(connection.pragma_update_and_check(None, "max_page_count", most, |_| Ok(()))?)
        })
    }

    /// Queues a write; the answer comes after the commit.
    fn write<T: Send + 'static>(&self, f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static) -> Answer<'static, T> {
        if let Some(here) = self.here.clone() {
            return Box::pin(async move {
                let connection = here.lock().unwrap_or_else(PoisonError::into_inner);
                connection.execute_batch("begin immediate")?;
                let result = f(&connection);
                connection.execute_batch(if result.is_ok() { "commit" } else { "rollback" })?;
                result
            });
        }
        let (tell, told) = oneshot::channel();
        let waiting = self.waiting.clone();
        let job: Job = Box::new(move |connection| {
            waiting.fetch_sub(1, Ordering::Relaxed);
            if tell.is_closed() {
                // The caller has stopped waiting and already reported a failure.
                return Box::new(|_| ());
            }
            let result = connection.map_err(Clone::clone).and_then(f);
            Box::new(move |failed| {
                // The caller may have stopped waiting just now; the write is done anyway.
                let _ = tell.send(failed.map_or(result, |error| Err(error.clone())));
            })
        });
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let sent = match &*self.jobs.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(jobs) => jobs.try_send(job).map_err(|error| match error {
                TrySendError::Full(_) => "too many writes are waiting",
                TrySendError::Disconnected(_) => "the writer has stopped",
            }),
            None => Err("the store is closed"),
        };
        if sent.is_err() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        Box::pin(async move {
            sent.map_err(|why| StoreError::Unavailable(why.into()))?;
            told.await.map_err(|_| StoreError::Unavailable("the writer has stopped".into()))?
        })
    }

    /// Reads on a thread that may block.
    fn read<T: Send + 'static>(&self, f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static) -> Answer<'static, T> {
        if let Some(here) = self.here.clone() {
            return Box::pin(async move { f(&here.lock().unwrap_or_else(PoisonError::into_inner)) });
        }
        let (readers, file) = (self.readers.clone(), self.file.clone());
        Box::pin(async move {
            let work = move || {
                let idle = readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let connection = match idle {
                    Some(connection) => connection,
                    None => connect(&file)?,
                };
                let result = f(&connection);
                let mut idle = readers.lock().unwrap_or_else(PoisonError::into_inner);
                if idle.len() < READERS {
                    idle.push(connection);
                }
                result
            };
            tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Unavailable(error.to_string()))?
        })
    }
}

/// Creates an empty file that only its owner may read: the database contains password hashes and everyone's cards.
fn create_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(
        file,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // A page that changes many times is copied from the log to the file once. Until then the log grows to 32 MB at most.
    connection.pragma_update(None, "wal_autocheckpoint", 8192)?;
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let done: usize = change.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))? as usize;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Damaged(format!(
            "the file has schema version {done}, but this program only knows versions up to {}",
            MIGRATIONS.len()
        )));
    }
    for migration in &MIGRATIONS[done..] {
        change.execute_batch(migration)?;
    }
    change.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?;
    change.commit()?;
    Ok(())
}

/// The writer: takes everything that is queued, commits once, answers all.
fn write(connection: &Connection, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let begun = connection.execute_batch("begin immediate").map_err(StoreError::from);
        let within = begun.as_ref().map(|()| connection);
        let waiting = std::iter::from_fn(|| jobs.try_recv().ok()).take(MAX_AT_ONCE - 1);
        let replies: Vec<Reply> = std::iter::once(first).chain(waiting).map(|job| job(within)).collect();
        let committed = begun.and_then(|()| connection.execute_batch("commit").map_err(StoreError::from));
        if committed.is_err() && !connection.is_autocommit() {
            let _ = connection.execute_batch("rollback");
        }
        let failed = committed.err();
        for reply in replies {
            reply(failed.as_ref());
        }
    }
}

impl Store for Sqlite {
    fn kind(&self) -> &'static str {
        "sqlite"
    }

    fn lock(&self) -> Result<(), StoreError> {
        #[cfg(unix)]
        if self.here.is_none() {
            *self.lock.lock().unwrap_or_else(PoisonError::into_inner) = Some(lock::Lock::take(&self.file)?);
        }
        Ok(())
    }

    fn figures(&self) -> Vec<(&'static str, usize)> {
        vec![("writes_waiting", self.waiting.load(Ordering::Relaxed))]
    }

    fn ready(&self) -> Answer<'_, ()> {
        // A write without effect: on a full disk, reading works and writing does not.
        self.write(|connection| Ok(connection.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            let join = move || writer.map_or(Ok(()), JoinHandle::join);
            let joined = tokio::task::spawn_blocking(join).await;
            #[cfg(unix)]
            drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
            match joined {
                Ok(Ok(())) => Ok(()),
                _ => Err(StoreError::Unavailable("the writer failed".into())),
            }
        })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Answer<'a, ()> {
        let file = file.to_path_buf();
        self.read(move |connection| {
            let named = |why: String| StoreError::Unavailable(format!("{}: {why}", file.display()));
            let name = file.to_str().ok_or_else(|| named("the file name is not UTF-8".into()))?;
            create_private(&file).map_err(|error| named(error.to_string()))?;
            connection.execute("vacuum into ?", [name])?;
            Ok(())
        })
    }

    fn select<'a>(&'a self, _: &'static str, sql: &'static str, args: Vec<Value>) -> Answer<'a, Vec<Values>> {
        self.read(move |connection| sql::select(connection, sql, &args))
    }

    fn execute<'a>(&'a self, _: &'static str, batch: Vec<Statement>) -> Answer<'a, Option<u64>> {
        self.write(move |connection| sql::execute(connection, &batch))
    }

    fn create(&self, new: NewMatch) -> Answer<'_, bool> {
        self.write(move |connection| journal::create(connection, &new))
    }

    fn load<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Option<Stored>> {
        let id = id.clone();
        self.read(move |connection| {
            let mut query = connection.prepare_cached("select settings, seed, created_ms from matches where id = ?")?;
            let row = |row: &SqlRow<'_>| Ok((row.get::<_, String>(0)?, row.get::<_, Vec<u8>>(1)?, row.get::<_, i64>(2)?));
            let found = query.query_row([id.as_str()], row).optional()?;
            let stored = |(settings, seed, created): (String, Vec<u8>, i64)| {
                Ok(Stored { settings: read_settings(&settings)?, seed: read_seed(&seed)?, created: created as Millis })
            };
            found.map(stored).transpose()
        })
    }

    fn changes<'a>(&'a self, id: &'a MatchId, from: u64) -> Answer<'a, Vec<Change>> {
        let id = id.clone();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "select number, at_ms, text from changes where match = (select no from matches where id = ?) and number >= ? order by number",
            )?;
            let mut rows = query.query(params![id.as_str(), from as i64])?;
            let mut changes = Vec::new();
            while let Some(row) = rows.next()? {
                changes.push(read_change(row.get(0)?, row.get(1)?, row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?)?);
            }
            Ok(changes)
        })
    }

    fn append(&self, job: Append) -> Answer<'_, Appended> {
        self.write(move |connection| journal::append(connection, &job))
    }

    fn invited<'a>(&'a self, id: &'a MatchId, invite: Hash, player: &'a PlayerId) -> Answer<'a, Option<Seat>> {
        let (id, player) = (id.clone(), player.clone());
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("select seat from invites where hash = ? and match = ? and (used_by is null or used_by = ?)")?;
            Ok(query.query_row(params![invite, id.as_str(), player.as_str()], |row| row.get(0)).optional()?.map(Seat))
        })
    }

    fn due(&self, now: Millis, most: u32) -> Answer<'_, Vec<MatchId>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("select id from matches where due_ms <= ? order by due_ms limit ?")?;
            let ids = query.query_map(params![now as i64, most], |row| row.get::<_, String>(0))?;
            ids.map(|id| read_id(&id?)).collect()
        })
    }

    fn set_due<'a>(&'a self, id: &'a MatchId, due: Option<Millis>) -> Answer<'a, ()> {
        let id = id.clone();
        self.write(move |connection| {
            let due = due.map(|due| due as i64);
            connection.prepare_cached("update matches set due_ms = ? where id = ?")?.execute(params![due, id.as_str()])?;
            Ok(())
        })
    }

    fn latest<'a>(&'a self, ids: &'a [MatchId]) -> Answer<'a, Vec<(MatchId, u64)>> {
        let ids = ids.to_vec();
        self.read(move |connection| {
            let mut query =
                connection.prepare_cached("select max(number) from changes where match = (select no from matches where id = ?)")?;
            let mut latest = Vec::new();
            for id in ids {
                if let Some(number) = query.query_row([id.as_str()], |row| row.get::<_, Option<i64>>(0))? {
                    latest.push((id, number as u64));
                }
            }
            Ok(latest)
        })
    }

    fn check(&self) -> Answer<'_, Vec<String>> {
        self.read(|connection| {
            let mut query = connection.prepare("pragma quick_check")?;
            let found: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
            Ok(found.into_iter().filter(|line| line != "ok").collect())
        })
    }

    fn ids<'a>(&'a self, after: Option<&'a MatchId>, most: u32) -> Answer<'a, Vec<MatchId>> {
        let after = after.map(ToString::to_string).unwrap_or_default();
        self.read(move |connection| {
            let mut query = connection.prepare_cached("select id from matches where id > ? order by id limit ?")?;
            let ids = query.query_map(params![after, most], |row| row.get::<_, String>(0))?;
            ids.map(|id| read_id(&id?)).collect()
        })
    }

    fn raw_changes<'a>(&'a self, id: &'a MatchId) -> Answer<'a, Vec<RawChange>> {
        let id = id.clone();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "select number, at_ms, text from changes where match = (select no from matches where id = ?) order by number",
            )?;
            let raw = |row: &SqlRow<'_>| {
                Ok(RawChange { number: row.get::<_, i64>(0)? as u64, at: row.get::<_, i64>(1)? as Millis, text: row.get(2)? })
            };
            Ok(query.query_map([id.as_str()], raw)?.collect::<Result<_, _>>()?)
        })
    }

    fn cut(&self, cut: Cut) -> Answer<'_, ()> {
        self.write(move |connection| journal::cut(connection, &cut))
    }
}
