//! The sentences that our words stand beside, held against the sources that say them: none is forgotten, none is left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use den_web::games::GAMES;
use den_web::said;

/// Put together from pieces, so that no source holds them whole.
const PUT_TOGETHER: &[&str] = &[
    // Lone Wolves: parts of a strength, effects of scars, lines of the sheet.
    "{} face up",
    "{} lone",
    "{} from scar 1",
    "{} from scar 2",
    "seat {} controls it",
    "nobody controls it",
    "Scar {} at {}",
    "in the {}",
    "scar {} does not lie face up in the {}",
    "scar {} is laid out more often than the {} times it exists",
    "every scar {} has been seen already",
    "five scars, one for each territory from the swamp to the volcano, not {}",
    "five honor tokens, one for each territory from the swamp to the volcano, not {}",
    "{} {} + {} {}",
    "there is no seat {}: two play",
    // The Wolves.
    "an alpha cannot be dominated",
    "an enemy lair cannot be dominated",
    "not scored yet: {}",
    "{}: {} first",
    "{}: {} first, {} second",
    "{}: {} first, {} tie for second and get nothing",
    "{}: {} tie for first and get the low number each",
    "a terrain is one of {}",
    "a track is one of {}",
    "a kind of prey is one of {}",
    "a phase of the moon is one of {}",
    "what is dominated is one of {}",
    "seat {} ({})",
    // Wolfwalkers.
    "this story is in your display already",
    "this goal is in your display already",
    "{}",
    "{} {}",
    "{}: {}",
    "{} ({})",
    "that cannot be chosen for {}: choose a market card (`slot 4`)",
    "that cannot be chosen for {}: choose a card (`card b2`)",
    "{} with {} + {}",
    "{} {} of 8 in row and column",
    // The table and records.
    "Seat {} resigns.",
    "Seat {} leaves; a bot plays on.",
    "Seat {} ran out of time; a bot plays on.",
    "Seat {} is back.",
    "Seat {} is free again.",
    "Seat {} is a bot ({}).",
    "Seat {} is {}.",
    "line {}: {}",
    "{}: {}; allowed: {}",
    "a seed is 64 hexadecimal digits",
    "a commitment is 64 hexadecimal digits",
    "turn over {} or {}",
    "{} cannot be played by {}",
    // What is allowed instead.
    "{} to {}",
    "{} to {}, auto",
    "auto, {} to {}",
    "none or a list of {}",
    "the letters {}, each once",
    "names of module cards joined by `+`, such as {}",
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path, out: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            out.push((name, fs::read_to_string(&path).expect("a source can be read")));
        }
    }
}

/// A sentence with empty gaps, whatever the gaps are called.
fn bare(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (gap, next) = after.split_once('}').unwrap_or((after, ""));
        out += before;
        // A fixed number takes no room.
        if !gap.contains('=') {
            out += "{}";
        }
        rest = next;
    }
    out + rest
}

/// The text literals of a source, each with the place where it begins.
fn literals(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(begin) = source[at..].find('"').map(|n| at + n) {
        let line = &source[source[..begin].rfind('\n').map_or(0, |n| n + 1)..begin];
        let bytes = source.as_bytes();
        // A quotation mark in a comment or as a character opens nothing.
        if line.trim_start().starts_with("//") || line.ends_with('\'') || line.ends_with("\\") {
            at = begin + 1;
            continue;
        }
        let mut end = begin + 1;
        while end < bytes.len() && bytes[end] != b'"' {
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        found.push((begin, source[begin + 1..end.min(source.len())].replace("\\\"", "\"")));
        at = end + 1;
    }
    found
}

const SPEAKERS: &[&str] = &["den-core", "den-table", "den-server", "lone-wolves", "wolf-and-hound", "the-wolves", "wolfwalkers", "den-web"];

#[test]
fn no_sentence_is_left_over() {
    let mut sources = Vec::new();
    for speaker in SPEAKERS {
        files(&crates().join(speaker).join("src"), &mut sources);
    }
    let spoken: BTreeSet<String> = sources
        .iter()
        .filter(|(_, source)| !source.contains("LINES: &[Line]"))
        .flat_map(|(_, source)| literals(source))
        .map(|(_, text)| bare(&text))
        .collect();
    let ours = GAMES.iter().flat_map(|game| said::lines(game.id).concat()).map(|(english, _)| bare(english));
    let left: BTreeSet<String> = ours.filter(|text| !spoken.contains(text) && !PUT_TOGETHER.contains(&text.as_str())).collect();
    assert!(left.is_empty(), "nobody says: {left:#?}");
}

/// How a refusal begins in the sources.
const CALLS: &[&str] = &[
    "Illegal::new(",
    "Refused::new(",
    "Refused::by(",
    "BadText::new(",
    "RecordError::new(",
    "Refusal::new(",
    " no(",
    "whole(format!(",
    "bad(format!(",
];
/// Files that are about content files, which no page reads, or about what no page asks for.
const ASIDE: &[&str] = &[
    "content.rs",
    "deck_file.rs",
    "map.rs",
    "files.rs",
    "goal.rs",
    "symbol.rs",
    "journal.rs",
    "ids.rs",
    "wire.rs",
    "house.rs",
    "table.rs",
    "hexes.rs",
    "refuse.rs",
    "layout.rs",
    "modules.rs",
];
/// Reasons that are said otherwise: put together, or of the notation alone.
const OTHERWISE: &[&str] = &[
    "an eye is `public` or a seat number",
    "five {}, one for each territory from the swamp to the volcano, not {}",
    "{} is one of {}",
    "this {} is in your display already",
    "that cannot be chosen for {}: {}",
    "an {} cannot be dominated",
    "turn over {}",
    "{} is 64 hexadecimal digits",
];

#[test]
fn no_reason_is_forgotten() {
    let ours: BTreeSet<String> = GAMES.iter().flat_map(|game| said::lines(game.id).concat()).map(|(english, _)| bare(english)).collect();
    let named = |text: &str| {
        // Names of things have a word of their own before the gap.
        let shorter = text
            .replace("{} does not lie", "scar {} does not lie")
            .replace("{} is laid out", "scar {} is laid out")
            .replace("every {}", "every scar {}");
        let seats = text.ends_with(" cannot be played by {}");
        seats || ours.contains(text) || ours.contains(&shorter) || OTHERWISE.contains(&text)
    };
    let mut forgotten = BTreeSet::new();
    let mut seen = 0;
    for speaker in ["den-core", "den-table", "lone-wolves", "wolf-and-hound", "the-wolves", "wolfwalkers"] {
        let mut sources = Vec::new();
        files(&crates().join(speaker).join("src"), &mut sources);
        for (name, source) in sources.iter().filter(|(name, _)| !ASIDE.contains(&name.as_str())) {
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            let texts = literals(source);
            for (at, call) in CALLS.iter().flat_map(|call| source.match_indices(call)) {
                // The reason is the first text of several words in the call.
                let from = at + call.len();
                let end = source[from..].find(';').map_or(source.len(), |n| from + n).min(from + 260);
                let line = &source[source[..at].rfind('\n').map_or(0, |n| n + 1)..at];
                let reason = |(begin, text): &&(usize, String)| {
                    let words = text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count();
                    (from..end).contains(begin) && words > 1 && !source[..*begin].ends_with(".allowed(")
                };
                let Some((_, text)) = texts.iter().find(reason) else { continue };
                if line.trim_start().starts_with("//") {
                    continue;
                }
                seen += 1;
                if !named(&bare(text)) {
                    forgotten.insert(format!("{speaker}/{name}: {text}"));
                }
            }
        }
    }
    assert!(seen > 200, "only {seen} reasons were found in the sources");
    assert!(forgotten.is_empty(), "without words of ours: {forgotten:#?}");
}
