//! The commands that a player can type besides moves.

use crate::words::t;

/// A line typed by a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed<'a> {
    /// Nothing: show the table again.
    Nothing,
    /// The move with this number in the list.
    Number(usize),
    /// A move in the game's notation.
    Move(&'a str),
    /// Undo.
    Undo,
    /// All rules, or one.
    Rules(Option<&'a str>),
    /// Save to a file.
    Save(Option<&'a str>),
    /// The score sheet.
    Sheet,
    /// The player aid.
    Aid,
    /// The whole log.
    Log,
    /// All moves.
    Moves,
    /// What Alpha would do.
    Hint,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// The commands with descriptions, for `help`. The commands are the same in every language.
pub(crate) fn help() -> [(&'static str, String); 11] {
    [
        ("3", t!("term-help-number")),
        ("NOTATION", t!("term-help-notation")),
        ("moves", t!("term-help-moves")),
        ("hint", t!("term-help-hint")),
        ("undo", t!("term-help-undo")),
        ("rules [ID]", t!("term-help-rules")),
        ("sheet", t!("term-help-sheet")),
        ("aid", t!("term-help-aid")),
        ("log", t!("term-help-log")),
        ("save FILE", t!("term-help-save")),
        ("quit", t!("term-help-quit")),
    ]
}

/// Parses a line.
pub(crate) fn read(line: &str) -> Typed<'_> {
    let line = line.trim();
    if line.is_empty() {
        return Typed::Nothing;
    }
    if let Ok(number) = line.parse() {
        return Typed::Number(number);
    }
    let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    let with = (!rest.is_empty()).then_some(rest);
    match (word.to_lowercase().as_str(), with) {
        ("undo", None) => Typed::Undo,
        ("rules" | "rule", id) => Typed::Rules(id),
        ("save", file) => Typed::Save(file),
        ("sheet" | "score", None) => Typed::Sheet,
        ("aid", None) => Typed::Aid,
        ("log", None) => Typed::Log,
        ("moves", None) => Typed::Moves,
        ("hint", None) => Typed::Hint,
        ("help" | "?", None) => Typed::Help,
        ("quit" | "exit" | "q", None) => Typed::Quit,
        _ => Typed::Move(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parsed() {
        assert_eq!(read("  "), Typed::Nothing);
        assert_eq!(read("12"), Typed::Number(12));
        assert_eq!(read("Rules wh-act-1"), Typed::Rules(Some("wh-act-1")));
        assert_eq!(read("save my game.wolf"), Typed::Save(Some("my game.wolf")));
        assert_eq!(read("Hint"), Typed::Hint);
        assert_eq!(read("black 3"), Typed::Move("black 3"));
        assert_eq!(read("undo it"), Typed::Move("undo it"));
        assert_eq!(read("99999999999999999999999"), Typed::Move("99999999999999999999999"));
    }
}
