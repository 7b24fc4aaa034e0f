//! The numbered rules as data, parsed from the Markdown in `docs/rules`. Terminal, page and checks all use them.

use den_core::Message;

/// A mark on a rule that says where the rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleMark {
    /// The mark as written in the text.
    pub sign: &'static str,
    /// The key of the text that explains it.
    key: &'static str,
}

impl RuleMark {
    /// What it means.
    pub const fn meaning(self) -> Message {
        Message::new(self.key)
    }
}

/// All marks. A rule without one is from the printed rulebook.
pub const MARKS: [RuleMark; 4] = [
    RuleMark { sign: "[A]", key: "rules-mark-a" },
    RuleMark { sign: "[D]", key: "rules-mark-d" },
    RuleMark { sign: "[J]", key: "rules-mark-j" },
    RuleMark { sign: "[X]", key: "rules-mark-x" },
];

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The id, as in refusals and tests: `WH-ACT-3`.
    pub id: String,
    /// The heading it is under.
    pub section: String,
    /// The text on one line, including marks.
    pub text: String,
}

impl Rule {
    /// The marks in its text.
    pub fn marks(&self) -> impl Iterator<Item = RuleMark> {
        MARKS.into_iter().filter(|mark| self.text.contains(mark.sign))
    }
}

/// A piece of a rulebook, in the order of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A heading and its depth, 1 for the title.
    Heading(usize, String),
    /// A paragraph, or a row of a table.
    Text(String),
    /// A numbered rule.
    Rule(Rule),
}

/// The numbered rules of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The whole text.
    pub parts: Vec<Part>,
}

impl Rulebook {
    /// Parses rules from Markdown. A rule is a list item `- **ID** text`, which may continue on indented lines; another rule may follow in
    /// the same item.
    ///
    /// ```
    /// let book = den_games::Rulebook::read("# Chess\n## Moves\n- **CH-MOVE-1** A rook moves\n  straight. **[J]**\n");
    /// let rule = book.find("ch-move-1").unwrap();
    /// assert_eq!((rule.section.as_str(), rule.text.as_str()), ("Moves", "A rook moves straight. **[J]**"));
    /// assert_eq!(rule.marks().next().unwrap().sign, "[J]");
    /// ```
    pub fn read(markdown: &str) -> Rulebook {
        let mut parts: Vec<Part> = Vec::new();
        let mut section = String::new();
        // Whether the next line may continue the current part.
        let mut open = false;
        for line in markdown.lines() {
            let text = line.trim();
            if text.is_empty() {
                open = false;
            } else if text.starts_with('#') {
                let depth = text.bytes().take_while(|&b| b == b'#').count();
                section = plain(text[depth..].trim());
                parts.push(Part::Heading(depth, section.clone()));
                open = false;
            } else if let Some((id, rest)) = rule_head(text) {
                parts.push(Part::Rule(Rule { id: id.to_string(), section: section.clone(), text: rest.to_string() }));
                open = true;
            } else if open && !text.starts_with(['-', '|']) {
                match parts.last_mut() {
                    Some(Part::Rule(Rule { text: before, .. }) | Part::Text(before)) => {
                        if !before.is_empty() {
                            before.push(' ');
                        }
                        before.push_str(text);
                    }
                    _ => parts.push(Part::Text(text.to_string())),
                }
            } else {
                parts.push(Part::Text(text.to_string()));
                open = !text.starts_with('|');
            }
        }
        Rulebook { parts: parts.into_iter().flat_map(apart).collect() }
    }

    /// The rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.parts.iter().filter_map(|part| match part {
            Part::Rule(rule) => Some(rule),
            _ => None,
        })
    }

    /// The rule with this id, ignoring case.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

/// `- **WH-ACT-3** text`: the id and the text.
fn rule_head(line: &str) -> Option<(&str, &str)> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then(|| (id, rest.trim()))
}

/// `text **WH-ACT-4** text` in a rule: where the next rule starts, its id and its text.
fn next_rule(text: &str) -> Option<(usize, &str, &str)> {
    text.match_indices("**").find_map(|(at, _)| {
        let (id, rest) = text[at + 2..].split_once("**")?;
        is_id(id).then(|| (at, id, rest.trim()))
    })
}

/// Splits an item into its rules.
fn apart(part: Part) -> Vec<Part> {
    let Part::Rule(mut rule) = part else { return vec![part] };
    let mut rules = Vec::new();
    while let Some((at, id, rest)) = next_rule(&rule.text) {
        let next = Rule { id: id.to_string(), section: rule.section.clone(), text: rest.to_string() };
        rule.text.truncate(at);
        rule.text.truncate(rule.text.trim_end().len());
        rules.push(Part::Rule(std::mem::replace(&mut rule, next)));
    }
    rules.push(Part::Rule(rule));
    rules
}

fn is_id(id: &str) -> bool {
    let mut words = id.split('-');
    let capitals = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    let numbered = words.next_back().is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    numbered && words.clone().count() == 2 && words.all(capitals)
}

/// The text without the asterisks of bold and italics.
fn plain(text: &str) -> String {
    text.replace('*', "")
}

#[cfg(test)]
mod tests {
    use den_words::Language;

    use super::*;
    use crate::{Book, GameId};

    #[test]
    fn the_table_rules_are_numbered() {
        let ids: Vec<String> = Rulebook::read(Book::Table.markdown(Language::En)).rules().map(|rule| rule.id.clone()).collect();
        assert_eq!(ids[..7], ["DEN-TURN-1", "DEN-TURN-2", "DEN-UNDO-1", "DEN-UNDO-2", "DEN-UNDO-3", "DEN-UNDO-4", "DEN-UNDO-5"]);
    }

    #[test]
    fn only_ids_make_a_rule() {
        let book = Rulebook::read("- **bold** text\n- **WH-1** no\n- **WH-3P-1** yes\n- **WH-ACT-1** no gap\n| a | b |\n| c | d |\n");
        assert_eq!(book.rules().map(|rule| rule.id.as_str()).collect::<Vec<_>>(), ["WH-3P-1", "WH-ACT-1"]);
        assert_eq!(book.parts.len(), 6, "{:?}", book.parts);
    }

    #[test]
    fn two_rules_of_one_item_are_kept_apart() {
        let book = Rulebook::read("- **CH-A-1** One **bold** word.\n  **CH-A-2** Two. **[J]** **CH-A-3**\n");
        let rules: Vec<_> = book.rules().map(|rule| (rule.id.as_str(), rule.text.as_str())).collect();
        assert_eq!(rules, [("CH-A-1", "One **bold** word."), ("CH-A-2", "Two. **[J]**"), ("CH-A-3", "")]);
    }

    #[test]
    fn paragraphs_are_joined_and_kept_apart() {
        let book = Rulebook::read("# T\none\ntwo\n\nthree\n");
        assert_eq!(book.parts, [Part::Heading(1, "T".into()), Part::Text("one two".into()), Part::Text("three".into())]);
    }

    #[test]
    fn every_game_has_its_rules_and_no_id_stands_for_two() {
        for game in GameId::ALL {
            let book = Rulebook::read(Book::Game(*game).markdown(Language::En));
            let mut ids: Vec<&str> = book.rules().map(|rule| rule.id.as_str()).collect();
            assert!(!ids.is_empty(), "{game}");
            ids.sort_unstable();
            assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "an id of {game} is given twice");
        }
    }
}
