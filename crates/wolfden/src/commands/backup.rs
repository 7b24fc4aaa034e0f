//! `wolfden backup`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use den_store::Store;

use super::serve::{Database, failed};
use crate::failure::Failure;
use crate::text::stdout;

/// The prefix of the file names of `--every`, before the time.
const PREFIX: &str = "wolfden-";
const SUFFIX: &str = ".db";

/// Copy the SQLite database to a new file, even while a server is running
///
/// Every copy is checked after it is written.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden backup wolfden-monday.db
  wolfden backup /var/backups/wolfden --every 6h --keep 14

To restore, stop the server and copy the file to where the database was. Use pg_dump for PostgreSQL.")]
pub(crate) struct Args {
    /// The new file; with `--every`, the folder for the files
    file: PathBuf,
    #[command(flatten)]
    database: Database,
    /// Keep writing copies at this interval: 30m, 6h, 1d
    #[arg(long, value_name = "TIME", value_parser = duration)]
    every: Option<Duration>,
    /// How many copies to keep with `--every`; older ones are deleted
    #[arg(long, value_name = "N", default_value_t = 14, requires = "every", value_parser = clap::value_parser!(u16).range(1..))]
    keep: u16,
}

/// Parses `30m`, `6h` or `1d`.
fn duration(text: &str) -> Result<Duration, String> {
    let why = || "a time is a number with m, h or d, as in 6h".to_string();
    let unit = text.chars().last().ok_or_else(why)?;
    let seconds = match unit {
        'm' => 60,
        'h' => 3600,
        'd' => 24 * 3600,
        _ => return Err(why()),
    };
    let number: u64 = text[..text.len() - 1].parse().map_err(|_| why())?;
    number.checked_mul(seconds).filter(|seconds| *seconds > 0).map(Duration::from_secs).ok_or_else(why)
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let Args { file, database, every, keep } = self;
        database.with(async |store| match every {
            None => copy(store, &file).await,
            Some(every) => {
                std::fs::create_dir_all(&file).map_err(|error| Failure::file(&file, error))?;
                loop {
                    let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
                    let new = file.join(format!("{PREFIX}{at}{SUFFIX}"));
                    copy(store, &new).await?;
                    writeln!(stdout(), "{}", new.display()).and_then(|()| stdout().flush())?;
                    rotate(&file, usize::from(keep))?;
                    tokio::time::sleep(every).await;
                }
            }
        })
    }
}

/// Writes a copy and checks that it can be opened.
async fn copy(store: &dyn Store, file: &Path) -> Result<(), Failure> {
    store.backup(file).await.map_err(failed)?;
    let copy = den_store::open(file.to_str()).await.map_err(failed)?;
    let damage = copy.check().await.map_err(failed)?;
    copy.close().await.map_err(failed)?;
    if damage.is_empty() { Ok(()) } else { Err(Failure::file(file, damage.join("; "))) }
}

/// Deletes the oldest copies, except for this many.
fn rotate(folder: &Path, keep: usize) -> Result<(), Failure> {
    let mut copies: Vec<(u64, PathBuf)> = std::fs::read_dir(folder)?
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let at = path.file_name()?.to_str()?.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?.parse().ok()?;
            Some((at, path))
        })
        .collect();
    copies.sort();
    let old = copies.len().saturating_sub(keep);
    for (_, path) in &copies[..old] {
        std::fs::remove_file(path).map_err(|error| Failure::file(path, error))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(duration("30m"), Ok(Duration::from_secs(1800)));
        assert_eq!(duration("6h"), Ok(Duration::from_secs(21_600)));
        assert_eq!(duration("1d"), Ok(Duration::from_secs(86_400)));
        for text in ["", "6", "h", "0h", "-1h", "6x", "99999999999999999999d", "6µ"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_oldest_copies_go_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("wolfden-rotate-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for name in ["wolfden-5.db", "wolfden-40.db", "wolfden-300.db", "wolfden-mine.db", "other.db"] {
            std::fs::write(folder.join(name), "x").unwrap();
        }
        rotate(&folder, 2).unwrap();
        let mut left: Vec<String> =
            std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        left.sort();
        assert_eq!(left, ["other.db", "wolfden-300.db", "wolfden-40.db", "wolfden-mine.db"]);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
