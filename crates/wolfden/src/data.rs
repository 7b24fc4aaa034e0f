//! The one folder that this program keeps its files in.

use std::env;
use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The folder where this program stores its data: `WOLFDEN_DATA`, or `wolfden` in the user's data directory. `None` if there is
/// no home directory.
pub(crate) fn folder() -> Option<PathBuf> {
    if let Some(folder) = env::var_os("WOLFDEN_DATA").filter(|value| !value.is_empty()) {
        return Some(PathBuf::from(folder));
    }
    etcetera::choose_base_strategy().ok().map(|user| user.data_dir().join("wolfden"))
}
