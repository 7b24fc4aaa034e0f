//! Content files: nothing in them is silently ignored.

use std::ops::Range;

use den_core::{Content, Edition, Game};
use den_games::{GameId, with_game};

/// The text with its comments blanked out.
fn without_comments(text: &str) -> String {
    let mut quoted = false;
    let mut comment = false;
    let blank = |c: char| {
        match c {
            '\n' => (quoted, comment) = (false, false),
            '"' if !comment => quoted = !quoted,
            '#' if !quoted => comment = true,
            _ => {}
        }
        if comment { ' ' } else { c }
    };
    text.chars().map(blank).collect()
}

/// The ranges of the arrays in a TOML text, with their brackets.
fn arrays(text: &str) -> Vec<Range<usize>> {
    let (mut open, mut found, mut quoted, mut at) = (Vec::new(), Vec::new(), false, 0);
    for line in text.split_inclusive('\n') {
        // `[table]`, `[[table]]`
        let header = open.is_empty() && line.trim_start().starts_with('[');
        for (offset, c) in line.char_indices().filter(|_| !header) {
            match c {
                '"' => quoted = !quoted,
                '[' if !quoted => open.push(at + offset),
                ']' if !quoted => found.push(open.pop().expect("brackets come in pairs")..at + offset + 1),
                _ => {}
            }
        }
        at += line.len();
    }
    found
}

/// The elements of an array.
fn elements(array: &str) -> Vec<&str> {
    let inside = &array[1..array.len() - 1];
    let (mut depth, mut quoted, mut from, mut found) = (0, false, 0, Vec::new());
    for (at, c) in inside.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                found.push(inside[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(inside[from..].trim());
    found.retain(|element| !element.is_empty());
    found
}

/// Another element like this one: with its last number one higher, where it has a number.
fn another(element: &str) -> String {
    let Some(end) = element.rfind(|c: char| c.is_ascii_digit()).map(|at| at + 1) else { return element.to_string() };
    let start = element[..end].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
    let number: u64 = element[start..end].parse().expect("digits are a number");
    format!("{}{}{}", &element[..start], number + 1, &element[end..])
}

/// An array with one extra element is rejected with the name of its file, or read in full. It is never truncated.
fn no_array_is_cut<G: Game>() {
    let built_in = Edition::<G::Content>::with_files(|_| None).expect("the built-in content is right");
    let built_in = format!("{:?}", built_in.content());
    for &(file, text) in <G::Content as Content>::FILES {
        let text = without_comments(text);
        for array in arrays(&text) {
            let all = elements(&text[array.clone()]);
            let Some(last) = all.last().map(|last| another(last)) else { continue };
            let longer = format!("{}[{}, {last}]{}", &text[..array.start], all.join(", "), &text[array.end..]);
            let line = text[..array.start].lines().count();
            match Edition::<G::Content>::with_files(|name| (name == file).then(|| longer.clone())) {
                Ok(edition) => assert_ne!(format!("{:?}", edition.content()), built_in, "{file}, line {line}: {last} was ignored"),
                Err(refusal) => assert!(refusal.at.starts_with(file), "{file}, line {line}: refused at {}", refusal.at),
            }
        }
    }
}

#[test]
fn no_array_in_a_content_file_is_cut() {
    for &game in GameId::ALL {
        with_game!(game, G => no_array_is_cut::<G>());
    }
}

#[test]
fn the_check_finds_arrays_and_their_elements() {
    let text = "[a]\nb = [1, 2] # [3]\nc = [\n  [1, \"]\"], # x\n  { d = [4] },\n]\n[[e]]\n";
    let text = without_comments(text);
    let found: Vec<Vec<&str>> = arrays(&text).into_iter().map(|array| elements(&text[array])).collect();
    assert_eq!([another("[-1, 2]"), another("9"), another("\"town\"")], ["[-1, 3]", "10", "\"town\""]);
    assert_eq!(found, [vec!["1", "2"], vec!["1", "\"]\""], vec!["4"], vec!["[1, \"]\"]", "{ d = [4] }"]]);
}
