//! Small checks that no other tool does.

use std::path::Path;

use build_tasks::root;

use crate::{files, registry};

/// Longer files need a reason.
const LONGEST: usize = 500;
/// The files with a reason.
const LONG_FOR_A_REASON: &[(&str, &str)] = &[
    ("crates/wolfwalkers/tests/rulebook/turn.rs", "one test per rule, in the order of the rules"),
    ("crates/den-table/tests/checks/table.rs", "one test per rule of the table"),
];

/// Folders of a specific machine, concatenated so that this file does not contain them.
const MACHINE_FOLDERS: [&str; 3] = [concat!("/ro", "ot/"), concat!("/wo", "rk/"), concat!("/ho", "me/")];

/// The package registry, as named in the lock file.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks the workspace.
pub(crate) fn check() -> Result<String, String> {
    let root = root();
    let mut wrong = Vec::new();
    let files = files::below(&root);
    for path in &files {
        let text = files::text(path);
        let name = path.strip_prefix(&root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        look_at(&name, path, &text, &mut wrong);
    }
    let lock = files::text(&root.join("Cargo.lock"));
    wrong.extend(foreign_sources(&lock).map(|source| format!("Cargo.lock: packages may only come from crates.io, not from {source}")));
    let config = files::text(&root.join(".cargo/config.toml"));
    if ["[source", "[registries", "[http", "[net"].iter().any(|part| config.contains(part)) {
        wrong.push(".cargo/config.toml: the project must not configure package sources".to_string());
    }
    let allowed = registry::check(&root, &files, &mut wrong);
    if wrong.is_empty() {
        Ok(format!("{} files; {allowed} still name games outside the registry", files.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

fn look_at(name: &str, path: &Path, text: &str, wrong: &mut Vec<String>) {
    let lines = text.lines().count();
    if files::ends_in(path, &["rs"]) && lines > LONGEST && !LONG_FOR_A_REASON.iter().any(|(file, _)| *file == name) {
        wrong.push(format!("{name}: {lines} lines; split it, or give the reason in xtask/src/tidy.rs"));
    }
    for (at, line) in (1..).zip(text.lines()) {
        if let Some(folder) = MACHINE_FOLDERS.iter().find(|folder| line.contains(*folder)) {
            wrong.push(format!("{name}:{at}: names a folder of one machine ({folder})"));
        }
        if files::ends_in(path, &["rs", "md", "toml"]) && line.ends_with([' ', '\t']) {
            wrong.push(format!("{name}:{at}: trailing whitespace"));
        }
    }
    if files::ends_in(path, &["rs", "md", "toml"]) && !text.is_empty() && !text.ends_with('\n') {
        wrong.push(format!("{name}: no newline at the end"));
    }
}

fn foreign_sources(lock: &str) -> impl Iterator<Item = &str> {
    lock.lines().filter_map(|line| line.trim().strip_prefix("source = \"")?.strip_suffix('"')).filter(|source| *source != REGISTRY)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str, text: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        look_at(name, Path::new(name), text, &mut wrong);
        wrong
    }

    #[test]
    fn untidy_files_are_reported() {
        assert!(said("a.rs", "fn a() {}\n").is_empty());
        assert_eq!(said("a.rs", "fn a() {} \n"), ["a.rs:1: trailing whitespace"]);
        assert_eq!(said("a.md", "x"), ["a.md: no newline at the end"]);
        assert_eq!(said("a.rs", &"\n".repeat(501)).len(), 1);
        assert_eq!(said("a.txt", &format!("see {}me\n", MACHINE_FOLDERS[0])).len(), 1);
    }

    #[test]
    fn packages_come_from_one_registry() {
        let lock = format!("source = \"{REGISTRY}\"\nsource = \"git+https://example.org/x\"\n");
        assert_eq!(foreign_sources(&lock).collect::<Vec<_>>(), ["git+https://example.org/x"]);
    }
}
