//! The files of the project.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders without sources.
const PASSED_OVER: [&str; 5] = ["target", ".git", "node_modules", "dist", "pkg"];

/// All files below `folder`, sorted, without build outputs.
pub(crate) fn below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    gather(folder, &mut files);
    files.sort();
    files
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if PASSED_OVER.iter().any(|passed| name == *passed) {
            continue;
        }
        if path.is_dir() {
            gather(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// Whether the file's extension is one of these.
pub(crate) fn ends_in(path: &Path, endings: &[&str]) -> bool {
    path.extension().is_some_and(|ending| endings.iter().any(|e| ending == *e))
}

/// The text of a file; empty if it is not text.
pub(crate) fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}
