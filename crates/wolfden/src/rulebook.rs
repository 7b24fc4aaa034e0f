//! Shows the numbered rules in a terminal.

use std::io::{self, Write};

use den_core::{Content, Edition, Game, Mark, Marked};
use den_games::{Book, Case, GameId, MARKS, Part, Rule, RuleMark, Rulebook, with_game};

use crate::text::{ASIDE, NOTICE, TITLE, TYPED, width, wrap, wrap_line};
use crate::words::{say, spoken, t};

/// Shows all rules of a book in the current language.
pub(crate) fn show_all(out: &mut impl Write, book: Book) -> io::Result<()> {
    if let Book::Game(game) = book {
        show_marks(out, game, &Mark::ALL, 0)?;
        writeln!(out)?;
    }
    show_book(out, &Rulebook::read(book.markdown(spoken())))
}

fn show_book(out: &mut impl Write, book: &Rulebook) -> io::Result<()> {
    let width = width();
    let mut after_heading = true;
    for part in &book.parts {
        match part {
            Part::Heading(depth, text) => {
                if !after_heading {
                    writeln!(out)?;
                }
                let text = if *depth == 1 { text.to_uppercase() } else { text.clone() };
                writeln!(out, "{TITLE}{}{TITLE:#}", wrap(&text, width, 2))?;
            }
            Part::Text(text) => writeln!(out, "{}", marked(&wrap(&plain(text), width, 0)))?,
            Part::Rule(rule) => show(out, rule, width)?,
        }
        after_heading = matches!(part, Part::Heading(1, _));
    }
    let used: Vec<RuleMark> = MARKS.into_iter().filter(|mark| book.rules().any(|rule| rule.marks().any(|own| own == *mark))).collect();
    if !used.is_empty() {
        let marks = format!("{TITLE}{}{TITLE:#}  {}", t!("rules-marks"), t!("rules-unmarked"));
        writeln!(out, "\n{}", wrap_line(&marks, width, 2))?;
    }
    used.into_iter().try_for_each(|mark| explain(out, mark, width))
}

/// Where the values of the game `G` come from.
pub(crate) fn marks<G: Game>() -> Vec<Marked> {
    Edition::<G::Content>::built_in().content().marks()
}

/// Shows where the values of a game come from, for those with one of these marks.
pub(crate) fn show_marks(out: &mut impl Write, game: GameId, shown: &[Mark], indent: usize) -> io::Result<()> {
    let all = with_game!(game, G => marks::<G>());
    for &mark in shown {
        let parts: Vec<String> = all.iter().filter(|part| part.mark == mark).map(|part| say(part.what.clone())).collect();
        if parts.is_empty() {
            continue;
        }
        let (style, text) = match mark {
            Mark::Rulebook => (ASIDE, t!("term-mark-rulebook", parts = parts)),
            Mark::Box => (ASIDE, t!("term-mark-box", parts = parts)),
            Mark::Adaptation => (ASIDE, t!("term-mark-adaptation", parts = parts)),
            Mark::Reconstructed => (NOTICE, t!("term-mark-reconstructed", parts = parts)),
        };
        writeln!(out, "{}{style}{}{style:#}", " ".repeat(indent), wrap(&text, width() - indent, indent))?;
    }
    Ok(())
}

/// Shows the rule with this id, from the book or the table rules, or all rules that start with it. If there is none, the inner error
/// suggests similar ones.
pub(crate) fn show_some(out: &mut impl Write, book: Book, id: &str) -> io::Result<Result<(), String>> {
    let mut books = vec![Rulebook::read(book.markdown(spoken()))];
    if book != Book::Table {
        books.push(Rulebook::read(Book::Table.markdown(spoken())));
    }
    show_rules(out, &books, id)
}

/// The rules with this id, or whose ids start with it, each with its id.
#[cfg(feature = "tui")]
pub(crate) fn rules(book: Book, id: &str) -> Vec<(String, String)> {
    let book = Rulebook::read(book.markdown(spoken()));
    let all: Vec<&Rule> = book.rules().collect();
    let found = book.find(id).map_or_else(|| beginning(&all, id), |rule| vec![rule]);
    found.into_iter().map(|rule| (rule.id.clone(), plain(&rule.text))).collect()
}

fn show_rules(out: &mut impl Write, books: &[Rulebook], id: &str) -> io::Result<Result<(), String>> {
    let all: Vec<&Rule> = books.iter().flat_map(Rulebook::rules).collect();
    let found = match books.iter().find_map(|book| book.find(id)) {
        Some(rule) => vec![rule],
        None => beginning(&all, id),
    };
    if found.is_empty() {
        return Ok(Err(suggest(&all, id)));
    }
    let width = width();
    let mut section = "";
    for rule in &found {
        if rule.section != section {
            section = &rule.section;
            writeln!(out, "{TITLE}{section}{TITLE:#}")?;
        }
        show(out, rule, width)?;
    }
    for mark in MARKS.into_iter().filter(|mark| found.iter().any(|rule| rule.text.contains(mark.sign))) {
        explain(out, mark, width)?;
    }
    Ok(Ok(()))
}

/// The rules whose ids start with these words: `CH-ACT` finds `CH-ACT-1`, not `CH-ACTION-1`.
fn beginning<'a>(all: &[&'a Rule], id: &str) -> Vec<&'a Rule> {
    let begins = format!("{}-", id.trim_end_matches(['-', '*']).to_ascii_uppercase());
    all.iter().copied().filter(|rule| rule.id.starts_with(&begins)).collect()
}

fn suggest(all: &[&Rule], id: &str) -> String {
    let id: String = id.chars().take(40).collect::<String>().to_uppercase();
    let mut near: Vec<(f64, &str)> = all.iter().map(|rule| (strsim::jaro_winkler(&rule.id, &id), rule.id.as_str())).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    let near: Vec<String> = near.iter().filter(|(likeness, _)| *likeness > 0.8).take(4).map(|(_, id)| id.to_string()).collect();
    if near.is_empty() {
        let mut kinds: Vec<String> = all.iter().filter_map(|rule| rule.id.rsplit_once('-')).map(|(kind, _)| kind.to_string()).collect();
        kinds.dedup();
        return t!("term-no-rule", id = id, ids = kinds);
    }
    t!("term-no-rule-near", id = id, ids = near)
}

fn show(out: &mut impl Write, rule: &Rule, width: usize) -> io::Result<()> {
    let text = wrap_line(&format!("{}  {}", rule.id, plain(&rule.text)), width, 4);
    let rest = text.strip_prefix(&rule.id).unwrap_or(&text);
    writeln!(out, "{TYPED}{}{TYPED:#}{}", rule.id, marked(rest))?;
    match Case::find(&rule.id) {
        Some(_) => writeln!(out, "    {TYPED}wolfden play --example {}{TYPED:#}", rule.id),
        None => Ok(()),
    }
}

fn explain(out: &mut impl Write, mark: RuleMark, width: usize) -> io::Result<()> {
    let (style, sign) = (if mark.sign == "[X]" { NOTICE } else { ASIDE }, mark.sign);
    writeln!(out, "{style}{}{style:#}", wrap(&format!("{sign} {}", say(mark.meaning())), width, 4))
}

/// Colours the marks in a text.
fn marked(text: &str) -> String {
    MARKS.iter().fold(text.to_string(), |text, mark| text.replace(mark.sign, &format!("{NOTICE}{}{NOTICE:#}", mark.sign)))
}

/// Removes the asterisks of bold and italics.
fn plain(text: &str) -> String {
    let text = text.replace("**", "");
    let mut out = String::new();
    let (mut before, mut open) = (' ', false);
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        if c == '*' && !open && !before.is_alphanumeric() && before != '-' && !after.is_whitespace() {
            open = true;
        } else if c == '*' && open && !before.is_whitespace() {
            open = false;
        } else {
            out.push(c);
        }
        before = c;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Chess\n## Moves\n- **CH-MOVE-1** A *rook* moves straight. **[J]**\n- **CH-MOVE-2** See CH-MOVE-*. **[X]**\n";

    fn shown(id: &str) -> Result<String, String> {
        let mut out = Vec::new();
        let books = [RULES, Book::Table.markdown(den_words::Language::En)].map(Rulebook::read);
        show_rules(&mut out, &books, id).unwrap().map(|()| stripped(out))
    }

    fn stripped(out: Vec<u8>) -> String {
        anstream::adapter::strip_str(&String::from_utf8(out).unwrap()).to_string()
    }

    #[test]
    fn a_rule_is_shown_with_its_marks_explained() {
        assert_eq!(
            shown("ch-move-1").unwrap(),
            "Moves\nCH-MOVE-1  A rook moves straight. [J]\n[J] our ruling where the rulebook is silent or unclear\n"
        );
        assert!(shown("CH-MOVE").unwrap().contains("See CH-MOVE-*."));
    }

    #[test]
    fn house_rules_are_found_from_any_game() {
        assert!(shown("DEN-UNDO-2").unwrap().contains("dealt, drawn or rolled"));
    }

    #[test]
    fn an_unknown_id_suggests_near_ones() {
        assert!(shown("CH-MVOE-1").unwrap_err().contains("Did you mean CH-MOVE-1"));
        assert!(shown("zzz").unwrap_err().starts_with("There is no rule “ZZZ”. Rule ids start with CH-MOVE, DEN-TURN"));
    }

    #[test]
    fn all_rules_come_with_a_key_to_the_marks() {
        let mut out = Vec::new();
        show_book(&mut out, &Rulebook::read(RULES)).unwrap();
        let text = stripped(out);
        assert!(text.starts_with("CHESS\n"), "{text}");
        assert!(text.contains("\n[X] reconstructed:"), "{text}");
    }
}
