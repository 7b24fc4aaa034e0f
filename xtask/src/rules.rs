//! Numbered rules: each one in `docs/rules` is cited by a test of its game, and each one that is cited anywhere exists.
//! Translations contain no others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use build_tasks::root;

use crate::files;

/// The table rules belong to no single game: a test of any crate may cite them.
const HOUSE: &str = "table";

/// Checks the workspace.
pub(crate) fn check() -> Result<String, String> {
    let root = root();
    let home = root.join("docs/rules");
    let mut wrong = Vec::new();
    let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut counted = 0;
    // Someone who adds a rule need not know every language: what is not translated yet is only reported.
    let mut behind = Vec::new();
    let pages: Vec<PathBuf> = files::below(&home).into_iter().filter(|path| files::ends_in(path, &["md"])).collect();
    let (originals, translations): (Vec<&PathBuf>, Vec<&PathBuf>) = pages.iter().partition(|page| page.parent() == Some(&home));
    for page in originals {
        let game = page.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let ids = numbered(&files::text(page));
        let house = if game == HOUSE { root.join("crates") } else { root.join("crates").join(&game) };
        if house.is_dir() {
            let tested = tested(&house);
            wrong
                .extend(ids.iter().filter(|id| !tested.contains(*id)).map(|id| format!("{id} (docs/rules/{game}.md) is cited by no test")));
            counted += ids.len();
        }
        for translation in translations.iter().filter(|other| other.file_name() == page.file_name()) {
            let theirs = numbered(&files::text(translation));
            let name = translation.strip_prefix(&root).unwrap_or(translation).display();
            if ids.difference(&theirs).next().is_some() {
                behind.push(format!("{name} lacks {}", ids.difference(&theirs).count()));
            }
            wrong.extend(theirs.difference(&ids).map(|id| format!("{id} of {name} is not in docs/rules/{game}.md")));
        }
        for id in ids {
            known.entry(prefix(&id).to_string()).or_default().insert(id);
        }
    }
    for path in files::below(&root).iter().filter(|path| files::ends_in(path, &["rs", "md", "toml", "txt", "ftl"])) {
        for id in cited(&files::text(path)) {
            if known.get(prefix(&id)).is_some_and(|ids| !ids.contains(&id)) {
                let path = path.strip_prefix(&root).unwrap_or(path).display();
                wrong.push(format!("{id} is cited in {path}, but docs/rules does not have it"));
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    behind.insert(0, format!("{counted} rules"));
    Ok(behind.join("; "))
}

/// The ids defined in a page: those in bold, `- **WH-ACT-3** …`.
fn numbered(page: &str) -> BTreeSet<String> {
    page.split("**").filter(|bold| is_id(bold)).map(String::from).collect()
}

/// The ids that tests cite, in files of `tests` folders and in test modules.
fn tested(home: &Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for path in files::below(home).iter().filter(|path| files::ends_in(path, &["rs", "txt", "toml"])) {
        let text = files::text(path);
        let in_tests = path.strip_prefix(home).is_ok_and(|inside| inside.iter().any(|folder| folder == "tests"));
        let tests = if in_tests { text.as_str() } else { text.find("#[cfg(test)]").map_or("", |at| &text[at..]) };
        ids.extend(cited(tests));
    }
    ids
}

fn prefix(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// Everything in a text that looks like a rule id: `AB-CDE-12`.
fn cited(text: &str) -> BTreeSet<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.split(|c| !word(c)).filter(|word| is_id(word)).map(String::from).collect()
}

fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let [game, topic, number] = parts.as_slice() else { return false };
    (2..=3).contains(&game.len())
        && game.bytes().all(|b| b.is_ascii_uppercase())
        && !topic.is_empty()
        && topic.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
        && !number.is_empty()
        && number.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_running_text() {
        let ids = cited("/// CH-ACT-3: see (CH-3P-12), not CH-ACT, XCH-ACT-3-1, ch-act-3 or CH-*-1.");
        assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["CH-3P-12", "CH-ACT-3"]);
    }

    #[test]
    fn a_page_defines_the_ids_in_bold() {
        let ids = numbered("- **CH-ACT-1** as CH-ACT-2. **CH-ACT-3** too\n- **Bold** no\n");
        assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["CH-ACT-1", "CH-ACT-3"]);
    }
}
