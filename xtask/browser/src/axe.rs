//! axe-core, which finds what keeps people from using a page. It is fetched once with npm, at a fixed version, and kept.

use std::path::PathBuf;
use std::process::{Command, Stdio};

const VERSION: &str = "4.10.3";

/// The script.
pub(crate) fn script() -> Result<String, String> {
    let home =
        std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or_else(|| std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".cache")));
    let folder = home.ok_or("neither XDG_CACHE_HOME nor HOME is set")?.join("wolfden").join(format!("axe-core-{VERSION}"));
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let fetched = Command::new("npm")
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--silent", "--prefix"])
            .arg(&folder)
            .arg(format!("axe-core@{VERSION}"))
            .stdout(Stdio::null())
            .status()
            .map_err(|e| format!("npm: {e}; axe-core is fetched with it"))?;
        if !fetched.success() {
            return Err(format!("npm could not fetch axe-core@{VERSION}"));
        }
    }
    std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))
}
