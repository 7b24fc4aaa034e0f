//! Stores every step on disk, so that nothing is lost when a terminal closes.
//!
//! A game is in `unfinished` until it is over, then in `finished`, both in the data folder ([`data::folder`]).

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use den_core::{Commitment, Record};
use den_games::GameId;

use crate::data;
use crate::setup::read_limited;
use crate::words::t;

/// The file extension of saved records.
const ENDING: &str = "wolf";

/// The file that a game is saved in after every step.
#[derive(Debug)]
pub(crate) struct Save {
    path: PathBuf,
}

/// An unfinished game.
#[derive(Debug)]
pub(crate) struct Unfinished {
    pub(crate) path: PathBuf,
    pub(crate) game: GameId,
    pub(crate) record: Record,
    pub(crate) age: Duration,
}

fn folder(name: &str) -> io::Result<PathBuf> {
    let data = data::folder().ok_or_else(|| io::Error::other(t!("term-no-home")))?;
    let folder = data.join(name);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

impl Save {
    /// Creates a new file for a game, without touching the file of any other game.
    pub(crate) fn begin(game: GameId, commitment: Commitment) -> io::Result<Save> {
        let folder = folder("unfinished")?;
        let short: String = commitment.to_string().chars().take(8).collect();
        let mut number = 1;
        loop {
            let path = folder.join(file_name(game.as_str(), &short, number));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(Save { path }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 10_000 => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Continues the file of an unfinished game; `None` if the file is not in our folder.
    pub(crate) fn continue_with(path: &Path) -> Option<Save> {
        let (path, home) = (path.canonicalize().ok()?, folder("unfinished").ok()?.canonicalize().ok()?);
        (path.parent() == Some(&home)).then_some(Save { path })
    }

    /// The path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record.
    pub(crate) fn write(&self, record: &Record) -> io::Result<()> {
        write_whole(&self.path, record)
    }

    /// Moves it to the finished games.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let home = folder("finished")?;
        let free = (1..10_000).map(|number| home.join(file_name(&stem, "", number))).find(|path| !path.exists());
        let path = free.ok_or_else(|| io::Error::from(io::ErrorKind::AlreadyExists))?;
        fs::rename(&self.path, &path)?;
        self.path = path;
        Ok(())
    }

    /// Deletes the file.
    pub(crate) fn discard(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

fn file_name(game: &str, short: &str, number: u32) -> String {
    let short = if short.is_empty() { String::new() } else { format!("-{short}") };
    let number = if number == 1 { String::new() } else { format!("-{number}") };
    format!("{game}{short}{number}.{ENDING}")
}

/// Writes a record atomically: at any moment either the old file or the new one exists.
pub(crate) fn write_whole(path: &Path, record: &Record) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".tmp");
    let beside = PathBuf::from(beside);
    let mut file = File::create(&beside)?;
    file.write_all(record.to_string().as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

/// The unfinished games, the latest first; files that cannot be parsed are skipped.
pub(crate) fn unfinished() -> Vec<Unfinished> {
    let Some(files) = data::folder().and_then(|data| fs::read_dir(data.join("unfinished")).ok()) else {
        return Vec::new();
    };
    let read = |path: PathBuf| {
        let record = Record::read(&String::from_utf8(read_limited(File::open(&path).ok()?).ok()?).ok()?).ok()?;
        let changed = path.metadata().and_then(|meta| meta.modified()).ok()?;
        Some(Unfinished {
            path,
            game: record.game.parse().ok()?,
            record,
            age: SystemTime::now().duration_since(changed).unwrap_or_default(),
        })
    };
    let mut all: Vec<Unfinished> = files
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(read)
        .collect();
    all.sort_by_key(|game| game.age);
    all
}

/// `3 hours ago`.
pub(crate) fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0 => t!("term-ago-now"),
        1..60 => t!("term-ago-minutes", n = minutes),
        60..1440 => t!("term-ago-hours", n = minutes / 60),
        _ => t!("term-ago-days", n = minutes / 1440),
    }
}
