//! Ensures that only one server uses a file: each locks a second file next to it.
//!
//! The database file itself is not locked: closing another handle of it would drop SQLite's own locks.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use rustix::fs::{FlockOperation, flock};

use crate::store::StoreError;

/// A lock, released when it is dropped or the process ends for any reason.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Locks a database file.
    pub(super) fn take(database: &Path) -> Result<Lock, StoreError> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let named = |why: &dyn std::fmt::Display| StoreError::Unavailable(format!("{}: {why}", Path::new(&name).display()));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(&name)
            .map_err(|error| named(&error))?;
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => {}
            Err(rustix::io::Errno::WOULDBLOCK) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                return Err(StoreError::Unavailable(format!(
                    "{}: another server (process {}) uses this file; stop it, or name another file with --database",
                    database.display(),
                    holder.trim()
                )));
            }
            Err(error) => return Err(named(&error)),
        }
        // Only for the message above; the lock works without it, for example on a full disk.
        let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| write!(file, "{}", std::process::id()));
        Ok(Lock { _file: file })
    }
}
