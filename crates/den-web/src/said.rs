//! What the games and the table say in English, in the language of the page.
//!
//! The rules are the one source of their reasons, score sheets and remarks, and they speak English. Here each of their sentences stands
//! once more, with gaps, beside the key of our own words for it. What stands in a gap is named in the language of the page too. A sentence
//! that is not here is shown as it came; a test plays all the games and finds none.

mod gap;
mod house;
mod lone_wolves;
mod the_wolves;
mod wolf_and_hound;
mod wolfwalkers;

use fluent_bundle::FluentArgs;

use crate::i18n::{self, Filling};

/// A sentence as it comes, and the key of our own words for it.
///
/// `{n:#}` is a gap: the name that our words give it, and what stands there (see `gap`). `{n=0}` takes no room: it gives our words a
/// number that the sentence does not name as one.
pub type Line = (&'static str, &'static str);

/// The sentences of a game, then those of the table.
pub fn lines(game: &str) -> [&'static [Line]; 2] {
    let own = match game {
        "lone-wolves" => lone_wolves::LINES,
        "the-wolves" => the_wolves::LINES,
        "wolf-and-hound" => wolf_and_hound::LINES,
        "wolfwalkers" => wolfwalkers::LINES,
        _ => &[],
    };
    [own, house::LINES]
}

/// A sentence of a game or of the table in the language of the page, or as it came.
pub fn say(game: &str, english: &str, names: &[String]) -> String {
    find(game, english, names).unwrap_or_else(|| english.to_string())
}

/// The name of a line or column of a score sheet: like [`say`], and it begins with a capital letter.
pub fn heading(game: &str, english: &str, names: &[String]) -> String {
    let said = say(game, english, names);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A sentence of a game or of the table in the language of the page, if we have words for it.
pub fn find(game: &str, english: &str, names: &[String]) -> Option<String> {
    Hearing { game, names }.find(english)
}

/// A sentence of the table or of any game, where it is not known which.
pub fn anywhere(english: &str) -> String {
    find_anywhere(english).unwrap_or_else(|| english.to_string())
}

/// Like [`anywhere`], if we have words for it.
pub fn find_anywhere(english: &str) -> Option<String> {
    crate::games::GAMES.iter().find_map(|game| find(game.id, english, &[]))
}

/// Who speaks, and who sits there.
struct Hearing<'a> {
    game: &'a str,
    names: &'a [String],
}

type Found = Vec<(&'static str, Filling<'static>)>;

impl Hearing<'_> {
    fn find(&self, text: &str) -> Option<String> {
        let mut found = Found::new();
        for (english, key) in lines(self.game).into_iter().flatten() {
            if self.fits(english, text, &mut found) {
                let mut args = FluentArgs::new();
                for (name, filling) in found {
                    args.set(name, i18n::value(filling));
                }
                return i18n::find(key, &args);
            }
        }
        None
    }

    /// Whether the text is this sentence. Then `found` is what stands in its gaps; otherwise it is left as it was.
    fn fits(&self, sentence: &'static str, text: &str, found: &mut Found) -> bool {
        let Some((before, rest)) = sentence.split_once('{') else { return sentence == text };
        let (Some(text), Some((gap, after))) = (text.strip_prefix(before), rest.split_once('}')) else { return false };
        if let Some((name, number)) = gap.split_once('=') {
            found.push((name, Filling::Number(number.parse().unwrap_or_default())));
            if self.fits(after, text, found) {
                return true;
            }
            found.pop();
            return false;
        }
        let (name, kind) = gap.split_once(':').unwrap_or((gap, "text"));
        let next = after.split_once('{').map_or(after, |(literal, _)| literal);
        let ends: Vec<usize> = if next.is_empty() { vec![text.len()] } else { text.match_indices(next).map(|(at, _)| at).collect() };
        for end in ends {
            if let Some(filling) = self.gap(kind, &text[..end]) {
                found.push((name, filling));
                if self.fits(after, &text[end..], found) {
                    return true;
                }
                found.pop();
            }
        }
        false
    }
}
