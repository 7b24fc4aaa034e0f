//! The data folder of this program: unfinished and finished games, and the database of `wolfden serve`.

use std::env;
use std::path::PathBuf;

use etcetera::BaseStrategy;

#[cfg(feature = "serve")]
use crate::failure::Failure;
#[cfg(feature = "serve")]
use crate::words::t;

/// The data folder: `WOLFDEN_DATA`, or `wolfden` in the user's data directory (`$XDG_DATA_HOME`,
/// otherwise `~/.local/share`; on Windows `%APPDATA%`). `None` if there is no home directory.
pub(crate) fn folder() -> Option<PathBuf> {
    if let Some(folder) = env::var_os("WOLFDEN_DATA").filter(|value| !value.is_empty()) {
        return Some(PathBuf::from(folder));
    }
    etcetera::choose_base_strategy().ok().map(|user| user.data_dir().join("wolfden"))
}

/// The default database.
///
/// # Errors
/// If there is no home directory; says what to set instead.
#[cfg(feature = "serve")]
pub(crate) fn database() -> Result<String, Failure> {
    let folder = folder().ok_or_else(|| Failure::Usage(t!("term-no-home")))?;
    Ok(format!("sqlite:{}", folder.join("wolfden.db").display()))
}
