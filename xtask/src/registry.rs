//! One registry: a game may be named in `den-games`, in its own crate, in its own files elsewhere (`evaluate/the_wolves.rs`), in tests, docs
//! and locale files, and nowhere else. Any second list of games is where a fifth game would be forgotten.
//!
//! `xtask/registry-allow.txt` lists the exceptions, each with its reason. An entry that is no longer needed is an error, so the list only
//! shrinks.

use std::path::{Path, PathBuf};

use crate::files;

const ALLOWED: &str = "xtask/registry-allow.txt";
const REGISTRY: &str = "crates/den-games/src/lib.rs";

/// The spellings of a game: `the-wolves`, `the_wolves`, `TheWolves`.
#[derive(Debug)]
struct Names {
    id: String,
    krate: String,
    kind: String,
}

/// Adds what is wrong, and returns the number of exceptions.
pub(crate) fn check(root: &Path, files: &[PathBuf], wrong: &mut Vec<String>) -> usize {
    let games = games(&files::text(&root.join(REGISTRY)));
    if games.is_empty() {
        wrong.push(format!(
            "{REGISTRY}: the list of games is not found; xtask/src/registry.rs reads `crate::Game = RULES,` lines in `games! {{ … }}`"
        ));
    }
    let text = files::text(&root.join(ALLOWED));
    let allowed: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next()).collect();
    let mut used = vec![false; allowed.len()];
    for path in files {
        let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        if !is_looked_at(&name, &games) {
            continue;
        }
        let text = files::text(path);
        let text = if name.ends_with("Cargo.toml") { without_tests(&text) } else { text };
        let Some((line, found)) = first_mention(&text, &foreign(&name, &games)) else { continue };
        match allowed.iter().position(|entry| *entry == name || entry.ends_with('/') && name.starts_with(entry)) {
            Some(entry) => used[entry] = true,
            None => wrong.push(format!("{name}:{line}: names the game `{found}`; only the registry may (or {ALLOWED} gives a reason)")),
        }
    }
    for (entry, used) in allowed.iter().zip(&used) {
        if !used {
            wrong.push(format!("{ALLOWED}: {entry} no longer names a game; remove the entry"));
        }
    }
    allowed.len()
}

/// The games in the registry's `games! { … }`.
fn games(registry: &str) -> Vec<Names> {
    let lines = registry.lines().map(str::trim).filter(|line| !line.starts_with("//") && line.ends_with(','));
    let entry = |line: &str| {
        let name = line.trim_end_matches(',').split_once(" = ").map_or(line.trim_end_matches(','), |(name, _)| name);
        let (krate, kind) = name.split_once("::")?;
        let word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let is_entry = word(krate) && word(kind) && kind.starts_with(|c: char| c.is_ascii_uppercase());
        is_entry.then(|| Names { id: krate.replace('_', "-"), krate: krate.into(), kind: kind.into() })
    };
    lines.filter_map(entry).collect()
}

/// Whether a file must not name games.
fn is_looked_at(name: &str, games: &[Names]) -> bool {
    let code = ["rs", "toml", "js", "cjs", "html", "css", "py"].iter().any(|ending| name.ends_with(&format!(".{ending}")));
    let home = name.starts_with("crates/den-games/") || games.iter().any(|game| name.starts_with(&format!("crates/{}/", game.id)));
    let free = name.split('/').any(|part| ["tests", "docs", "locales", "fuzz"].contains(&part)) || name.starts_with("xtask/browser/");
    // The workspace's own list of crates.
    code && !home && !free && name != "Cargo.toml"
}

/// The games other than the one that the file is named after.
fn foreign<'a>(name: &str, games: &'a [Names]) -> Vec<&'a Names> {
    let own = |game: &Names| name.split('/').any(|part| part == game.krate || part.strip_suffix(".rs") == Some(&game.krate));
    games.iter().filter(|game| !own(game)).collect()
}

/// A manifest without its `[dev-dependencies]`, whose lines are left empty.
fn without_tests(manifest: &str) -> String {
    let mut skip = false;
    let keep = |line: &str| {
        if line.starts_with('[') {
            skip = line.starts_with("[dev-dependencies");
        }
        format!("{}\n", if skip { "" } else { line })
    };
    manifest.lines().map(keep).collect()
}

/// The first line that names a game, and the spelling. Comments and test modules do not count, nor does a variant of `GameId`: a
/// match on it is complete, or the compiler reports it.
fn first_mention<'a>(text: &str, games: &[&'a Names]) -> Option<(usize, &'a str)> {
    let code = text.find("#[cfg(test)]").map_or(text, |at| &text[..at]);
    for (number, line) in (1..).zip(code.lines()) {
        if line.trim_start().starts_with("//") || line.trim_start().starts_with('#') && !line.trim_start().starts_with("#[") {
            continue;
        }
        let line = line.replace("GameId::", "GameId..");
        let names = games.iter().flat_map(|game| [&game.id, &game.krate, &game.kind]);
        if let Some(name) = names.into_iter().find(|name| names_game(name, &line)) {
            return Some((number, name));
        }
    }
    None
}

/// Whether a line contains a name on its own, not as a part of a longer one or after `GameId::`. A name in snake case may also be a term of
/// the rules (The Wolves have lone wolves), so it counts only as the name of a crate or a module.
fn names_game(name: &str, line: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    line.match_indices(name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + name.len()..]);
        let is_path = !name.contains('_') || after.starts_with("::") || before.ends_with("mod ") || before.ends_with("use ");
        is_path && !before.ends_with(part) && !before.ends_with("GameId..") && !after.starts_with(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> Vec<Names> {
        games("games! {\n    red_fox::RedFox = \"red-fox\",\n    // old_owl::OldOwl,\n    hares::Hares,\n}\nuse a::B;\nfn f(x: a::B,) {}\n")
    }

    #[test]
    fn the_registry_is_read() {
        let ids: Vec<String> = two().into_iter().map(|game| game.id).collect();
        assert_eq!(ids, ["red-fox", "hares"]);
    }

    #[test]
    fn a_mention_is_found_by_any_of_the_names() {
        let found = |text: &str| first_mention(text, &two().iter().collect::<Vec<_>>()).map(|(line, name)| (line, name.to_string()));
        assert_eq!(found("fn a() {}\nlet id = \"red-fox\";"), Some((2, "red-fox".into())));
        assert_eq!(found("use red_fox::Card;"), Some((1, "red_fox".into())));
        assert_eq!(found("impl Evaluate for Hares {}"), Some((1, "Hares".into())));
        for fine in [
            "// red-fox",
            "match id { GameId::RedFox => 1 }",
            "let redder = \"red-foxes\";",
            "fn a() {}\n#[cfg(test)]\nuse hares::Hares;",
            "self.red_fox()",
        ] {
            assert_eq!(found(fine), None, "{fine}");
        }
    }

    #[test]
    fn a_file_of_a_game_may_name_that_game() {
        let ids = |name: &str| foreign(name, &two()).into_iter().map(|game| game.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids("crates/den-bots/src/judge/red_fox.rs"), ["hares"]);
        assert_eq!(ids("crates/den-bots/src/judge/red_fox/den.rs"), ["hares"]);
        assert_eq!(ids("crates/den-bots/src/judge/mod.rs"), ["red-fox", "hares"]);
    }

    #[test]
    fn tests_may_depend_on_games() {
        let manifest = "[dependencies]\na = 1\n[dev-dependencies]\nhares = 1\n[lints]\n";
        assert_eq!(without_tests(manifest), "[dependencies]\na = 1\n\n\n[lints]\n");
    }

    #[test]
    fn games_may_be_named_in_their_own_crate_and_in_tests_and_docs() {
        for (name, looked_at) in [
            ("crates/den-web/src/lib.rs", true),
            ("crates/den-web/web/sw.js", true),
            ("crates/red-fox/src/lib.rs", false),
            ("crates/den-games/src/lib.rs", false),
            ("crates/den-web/tests/a.rs", false),
            ("crates/den-web/locales/en/a.ftl", false),
            ("docs/x.py", false),
            ("xtask/browser/src/scenes/mod.rs", false),
            ("README.md", false),
        ] {
            assert_eq!(is_looked_at(name, &two()), looked_at, "{name}");
        }
    }
}
