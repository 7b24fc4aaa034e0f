//! The numbered rules on a terminal.

use std::io::{self, Write};

use den_games::{LANGUAGES, Language, MARKS, Part, Rule, Rulebook, TABLE, rules_in};

use crate::text::{ASIDE, NOTICE, TITLE, TYPED, listed, width, wrap};

/// What rules are in where nobody says otherwise.
const ENGLISH: &Language = &LANGUAGES[0];

/// Shows all rules of a text in English.
pub(crate) fn show_all(out: &mut impl Write, rules: &str, reconstructed: &str) -> io::Result<()> {
    show_all_in(out, rules, reconstructed, ENGLISH)
}

/// Shows all rules of a text, with the words round them in its language.
pub(crate) fn show_all_in(out: &mut impl Write, rules: &str, reconstructed: &str, language: &Language) -> io::Result<()> {
    let (book, width) = (Rulebook::read(rules), width());
    if !reconstructed.is_empty() {
        writeln!(out, "{NOTICE}{}{NOTICE:#}\n", wrap(reconstructed, width, 0))?;
    }
    let mut after_heading = true;
    for part in &book.parts {
        match part {
            Part::Heading(depth, text) => {
                if !after_heading {
                    writeln!(out)?;
                }
                let text = if *depth == 1 { text.to_uppercase() } else { text.clone() };
                writeln!(out, "{TITLE}{text}{TITLE:#}")?;
            }
            Part::Text(text) => writeln!(out, "{}", marked(&wrap(&plain(text), width, 0)))?,
            Part::Rule(rule) => show(out, rule, width)?,
        }
        after_heading = matches!(part, Part::Heading(1, _));
    }
    let used: Vec<_> = language.marks.iter().filter(|mark| rules.contains(mark.sign)).collect();
    if !used.is_empty() {
        writeln!(out, "\n{TITLE}{}{TITLE:#}  {}", language.heading, language.unmarked)?;
    }
    for mark in used {
        explain(out, mark.sign, mark.meaning, width)?;
    }
    Ok(())
}

/// Shows the rule with this id, of the game or of the house, or those that begin so. Where there is none, the inner error suggests near ones.
pub(crate) fn show_some(out: &mut impl Write, rules: &str, id: &str) -> io::Result<Result<(), String>> {
    show_some_in(out, rules, id, ENGLISH)
}

/// The same for rules in another language.
pub(crate) fn show_some_in(out: &mut impl Write, rules: &str, id: &str, language: &Language) -> io::Result<Result<(), String>> {
    let house = rules_in(TABLE, language.code).unwrap_or_default();
    let books = [Rulebook::read(rules), Rulebook::read(house)];
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
    for mark in language.marks.iter().filter(|mark| found.iter().any(|rule| rule.text.contains(mark.sign))) {
        explain(out, mark.sign, mark.meaning, width)?;
    }
    Ok(Ok(()))
}

/// The rules whose ids begin with these words: `CH-ACT` finds `CH-ACT-1`, not `CH-ACTION-1`.
fn beginning<'a>(all: &[&'a Rule], id: &str) -> Vec<&'a Rule> {
    let begins = format!("{}-", id.trim_end_matches(['-', '*']).to_ascii_uppercase());
    all.iter().copied().filter(|rule| rule.id.starts_with(&begins)).collect()
}

fn suggest(all: &[&Rule], id: &str) -> String {
    let id: String = id.chars().take(40).collect::<String>().to_uppercase();
    let mut near: Vec<(f64, &str)> = all.iter().map(|rule| (strsim::jaro_winkler(&rule.id, &id), rule.id.as_str())).collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    let near: Vec<&str> = near.iter().filter(|(likeness, _)| *likeness > 0.8).take(4).map(|(_, id)| *id).collect();
    let id = id.escape_debug();
    if near.is_empty() {
        let mut kinds: Vec<&str> = all.iter().filter_map(|rule| rule.id.rsplit_once('-')).map(|(kind, _)| kind).collect();
        kinds.dedup();
        return format!("there is no rule `{id}`; ids begin with {}", listed(&kinds, "or"));
    }
    format!("there is no rule `{id}`; did you mean {}?", listed(&near, "or"))
}

fn show(out: &mut impl Write, rule: &Rule, width: usize) -> io::Result<()> {
    let text = wrap(&format!("{}  {}", rule.id, plain(&rule.text)), width, 4);
    let rest = text.strip_prefix(&rule.id).unwrap_or(&text);
    writeln!(out, "{TYPED}{}{TYPED:#} {}", rule.id, marked(rest))
}

fn explain(out: &mut impl Write, sign: &str, meaning: &str, width: usize) -> io::Result<()> {
    let (style, sign) = (if sign == "[X]" { NOTICE } else { ASIDE }, sign);
    writeln!(out, "{style}{}{style:#}", wrap(&format!("{sign} {meaning}"), width, 4))
}

/// The marks in colour.
fn marked(text: &str) -> String {
    MARKS.iter().fold(text.to_string(), |text, mark| text.replace(mark.sign, &format!("{NOTICE}{}{NOTICE:#}", mark.sign)))
}

/// Without the stars of bold and italic type, which a terminal does not set.
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
        show_some(&mut out, RULES, id).unwrap().map(|()| anstream::adapter::strip_str(&String::from_utf8(out).unwrap()).to_string())
    }

    #[test]
    fn a_rule_is_shown_with_its_marks_explained() {
        assert_eq!(
            shown("ch-move-1").unwrap(),
            "Moves\nCH-MOVE-1  A rook moves straight. [J]\n[J] a ruling of ours where the rulebook is silent or unclear\n"
        );
        assert!(shown("CH-MOVE").unwrap().contains("See CH-MOVE-*."));
    }

    #[test]
    fn house_rules_are_found_from_any_game() {
        assert!(shown("DEN-UNDO-2").unwrap().contains("dealt, drawn or rolled"));
    }

    #[test]
    fn an_unknown_id_suggests_near_ones() {
        assert_eq!(shown("CH-MVOE-1").unwrap_err().split_once(';').unwrap().1.split(' ').nth(4), Some("CH-MOVE-1"));
        assert!(shown("zzz").unwrap_err().starts_with("there is no rule `ZZZ`; ids begin with CH-MOVE, DEN-TURN"));
    }

    #[test]
    fn all_rules_come_with_a_key_to_the_marks() {
        let mut out = Vec::new();
        show_all(&mut out, RULES, "The pawns are reconstructed.").unwrap();
        let text = anstream::adapter::strip_str(&String::from_utf8(out).unwrap()).to_string();
        assert!(text.starts_with("The pawns are reconstructed.\n\nCHESS\n"), "{text}");
        assert!(text.contains("\n[X] reconstructed:"), "{text}");
    }
}
