//! Content packs: the figures of someone's box in one small file.
//!
//! A pack is JSON: `{"wolfden-pack": 1, "game": …, "name": …, "author": …, "language": …, "version": …, "figures": …, "marks": …, "hash": …}`.
//! `docs/notation.md` describes it. A pack comes from outside: it is bounded before it is parsed, and every text in it is plain.

mod marks;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::error::shorten;
use crate::figures::{built_in_figures, hash_figures};
use crate::{Content, Edition, Game, Mark, Refusal};

/// The key that every pack has, with the version of the format.
const TITLE: &str = "wolfden-pack";
const FORMAT: u64 = 1;
/// The deepest nesting of lists and objects. Figures need eight.
const MAX_DEPTH: usize = 16;
/// The most entries of a list or an object. The largest list of a game has 64.
const MAX_ITEMS: usize = 400;
/// The longest text in figures, in characters.
const MAX_TEXT: usize = 600;
/// The longest name of a pack or an author, in characters.
pub const MAX_PACK_NAME: usize = 60;
/// The most marks. The largest box has fewer figures, which a test of every game checks.
pub const MAX_MARKS: usize = 2000;

crate::messages! {
    /// Why a content pack is refused.
    pub enum PackReason {
        /// It is too long.
        TooLong { most: usize, n: usize } = "den-pack-long",
        /// It is nested too deeply.
        TooDeep { most: usize } = "den-pack-deep",
        /// It is not JSON.
        NotJson { line: usize, column: usize } = "den-pack-json",
        /// It is JSON, but no pack.
        NotPack { title: &'static str } = "den-pack-title",
        /// It has another format.
        OtherFormat { n: u64 } = "den-pack-format",
        /// A field is missing or has the wrong kind.
        Field = "den-pack-field",
        /// There is no such field.
        UnknownField = "den-pack-unknown",
        /// The name is empty or too long.
        NameLength { most: usize } = "den-pack-name-length",
        /// A text contains markup, control characters or marks that reverse the writing direction.
        NotPlain = "den-pack-plain",
        /// A text is too long.
        LongText { most: usize } = "den-pack-text",
        /// A list or an object has too many entries.
        TooMany { most: usize } = "den-pack-many",
        /// A number is not whole, or too large.
        NotWhole = "den-pack-whole",
        /// The hash does not match the figures.
        WrongHash { found: String, due: String } = "den-pack-hash",
        /// It is for another game.
        OtherGame { game: String } = "den-pack-game",
        /// The mark has no such word.
        UnknownMark = "den-pack-mark",
    }
}

/// The figures of someone's box.
#[derive(Clone, PartialEq, Debug)]
pub struct Pack {
    /// The game's id.
    pub game: String,
    /// What the owner calls it.
    pub name: String,
    /// Who entered it.
    pub author: String,
    /// The language of the box, as a code: `de`.
    pub language: String,
    /// The owner's own count of its versions.
    pub version: u32,
    /// The figures: [`crate::figures`].
    pub figures: Value,
    /// What the owner has compared with the box, by the path of a figure or an item.
    pub marks: BTreeMap<String, Mark>,
}

impl Pack {
    /// The maximum size in bytes. The largest built-in box has 30 kB.
    pub const MAX_BYTES: usize = 128 * 1024;

    /// A pack with the built-in figures of a game, to be changed.
    pub fn of_built_in<G: Game>() -> Pack {
        Pack {
            game: G::ID.into(),
            name: String::new(),
            author: String::new(),
            language: "en".into(),
            version: 1,
            figures: built_in_figures::<G::Content>(),
            marks: BTreeMap::new(),
        }
    }

    /// Parses a pack. The game checks its figures when they are used: [`Pack::edition`].
    ///
    /// # Errors
    /// Names the field and the reason.
    pub fn read(text: &str) -> Result<Pack, Refusal> {
        let (pack, found) = Pack::parse(text)?;
        pack.check()?;
        let due = pack.hash();
        if found.as_ref() != Some(&due) {
            return Err(Refusal::new("hash", PackReason::WrongHash { found: short(&found.unwrap_or_default()), due: short(&due) }));
        }
        Ok(pack)
    }

    /// Parses a pack that is still being edited: its hash is not checked and may be missing, and its texts are not checked ([`Pack::check`]).
    ///
    /// # Errors
    /// Names the field and the reason.
    pub fn read_draft(text: &str) -> Result<Pack, Refusal> {
        Pack::parse(text).map(|(pack, _)| pack)
    }

    fn parse(text: &str) -> Result<(Pack, Option<String>), Refusal> {
        let whole = |reason: PackReason| Refusal::new(TITLE, reason);
        if text.len() > Pack::MAX_BYTES {
            return Err(whole(PackReason::TooLong { most: Pack::MAX_BYTES, n: text.len() }));
        }
        if depth(text) > MAX_DEPTH {
            return Err(whole(PackReason::TooDeep { most: MAX_DEPTH }));
        }
        let value: Value =
            serde_json::from_str(text).map_err(|error| whole(PackReason::NotJson { line: error.line(), column: error.column() }))?;
        let Value::Object(mut fields) = value else { return Err(whole(PackReason::NotPack { title: TITLE })) };
        match fields.remove(TITLE).map(|format| format.as_u64()) {
            Some(Some(FORMAT)) => {}
            Some(Some(n)) => return Err(whole(PackReason::OtherFormat { n })),
            _ => return Err(whole(PackReason::NotPack { title: TITLE })),
        }
        let pack = Pack {
            game: text_field(&mut fields, "game")?,
            name: text_field(&mut fields, "name")?,
            author: text_field(&mut fields, "author")?,
            language: text_field(&mut fields, "language")?,
            version: number_field(&mut fields, "version")?,
            figures: fields.remove("figures").filter(Value::is_object).ok_or_else(|| Refusal::new("figures", PackReason::Field))?,
            marks: marks(fields.remove("marks"))?,
        };
        let found = fields.remove("hash").and_then(|hash| hash.as_str().map(str::to_string));
        if let Some(key) = fields.keys().next() {
            return Err(Refusal::new(shorten(key), PackReason::UnknownField));
        }
        Ok((pack, found))
    }

    /// Checks what does not depend on the game: names, sizes, plain texts.
    ///
    /// # Errors
    /// Names the field and the reason.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.name.trim().is_empty() || self.name.chars().count() > MAX_PACK_NAME {
            return Err(Refusal::new("name", PackReason::NameLength { most: MAX_PACK_NAME }));
        }
        if self.author.chars().count() > MAX_PACK_NAME {
            return Err(Refusal::new("author", PackReason::NameLength { most: MAX_PACK_NAME }));
        }
        let is_code = (2..=8).contains(&self.language.len()) && self.language.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-');
        for (at, fits) in [("name", is_plain(&self.name)), ("author", is_plain(&self.author)), ("language", is_code)] {
            if !fits {
                return Err(Refusal::new(at, PackReason::NotPlain));
            }
        }
        check_figures(&self.figures, "")
    }

    /// The hash of its figures: what records and tables name it by.
    pub fn hash(&self) -> String {
        hash_figures(&self.figures)
    }

    /// Its content.
    ///
    /// # Errors
    /// Names the file, the field and the reason.
    pub fn edition<G: Game>(&self) -> Result<Edition<G::Content>, Refusal> {
        if self.game != G::ID {
            return Err(Refusal::new("game", PackReason::OtherGame { game: shorten(&self.game) }));
        }
        Edition::of_figures(&self.figures)
    }

    /// The pack as text, with its hash.
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string_pretty(&self.to_json()).unwrap_or_default();
        text.push('\n');
        text
    }

    /// The pack as JSON, with its hash.
    pub fn to_json(&self) -> Value {
        json!({
            TITLE: FORMAT,
            "game": self.game,
            "name": self.name,
            "author": self.author,
            "language": self.language,
            "version": self.version,
            "figures": self.figures,
            "marks": self.marks,
            "hash": self.hash(),
        })
    }
}

/// The depth of nesting of a JSON text, found before it is parsed.
fn depth(text: &str) -> usize {
    let (mut now, mut most, mut quoted, mut escaped) = (0_usize, 0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => {
                now += 1;
                most = most.max(now);
            }
            b'}' | b']' => now = now.saturating_sub(1),
            _ => {}
        }
    }
    most
}

/// Whether a text is plain: no markup, no control characters, nothing that reverses the writing direction.
pub fn is_plain(text: &str) -> bool {
    let hidden = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    !text.chars().any(|c| c.is_control() || matches!(c, '<' | '>') || hidden(c))
}

fn check_figures(value: &Value, at: &str) -> Result<(), Refusal> {
    let refuse = |reason: PackReason| Err(Refusal::new(format!("figures{}", shorten(at)), reason));
    match value {
        Value::Object(map) => {
            if map.len() > MAX_ITEMS {
                return refuse(PackReason::TooMany { most: MAX_ITEMS });
            }
            for (key, value) in map {
                check_text(key, at)?;
                check_figures(value, &format!("{at}/{key}"))?;
            }
            Ok(())
        }
        Value::Array(items) => {
            if items.len() > MAX_ITEMS {
                return refuse(PackReason::TooMany { most: MAX_ITEMS });
            }
            items.iter().enumerate().try_for_each(|(n, item)| check_figures(item, &format!("{at}/{n}")))
        }
        Value::Number(n) if n.as_i64().is_none_or(|n| i32::try_from(n).is_err()) => refuse(PackReason::NotWhole),
        Value::String(text) => check_text(text, at),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn check_text(text: &str, at: &str) -> Result<(), Refusal> {
    let refuse = |reason: PackReason| Err(Refusal::new(format!("figures{}", shorten(at)), reason));
    if text.chars().count() > MAX_TEXT {
        return refuse(PackReason::LongText { most: MAX_TEXT });
    }
    if is_plain(text) { Ok(()) } else { refuse(PackReason::NotPlain) }
}

fn text_field(fields: &mut Map<String, Value>, key: &'static str) -> Result<String, Refusal> {
    match fields.remove(key) {
        Some(Value::String(text)) => Ok(text),
        _ => Err(Refusal::new(key, PackReason::Field)),
    }
}

fn number_field(fields: &mut Map<String, Value>, key: &'static str) -> Result<u32, Refusal> {
    let number = fields.remove(key).and_then(|value| value.as_u64()).and_then(|n| u32::try_from(n).ok());
    number.ok_or_else(|| Refusal::new(key, PackReason::Field))
}

fn marks(value: Option<Value>) -> Result<BTreeMap<String, Mark>, Refusal> {
    let Some(Value::Object(marks)) = value else { return Err(Refusal::new("marks", PackReason::Field)) };
    if marks.len() > MAX_MARKS {
        return Err(Refusal::new("marks", PackReason::TooMany { most: MAX_MARKS }));
    }
    let read = |(at, mark): (String, Value)| {
        let known = crate::from_value::<Mark>(mark).ok().filter(|_| is_plain(&at) && at.len() <= MAX_TEXT);
        known.map(|mark| (at.clone(), mark)).ok_or_else(|| Refusal::new(format!("marks{}", shorten(&at)), PackReason::UnknownMark))
    };
    marks.into_iter().map(read).collect()
}

fn short(hash: &str) -> String {
    hash.chars().take(8).collect()
}

/// Packs of a game: whether the figures of `C` are the built-in ones.
pub(crate) fn is_built_in<C: Content>(figures: &Value) -> bool {
    hash_figures(figures) == hash_figures(&built_in_figures::<C>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;

    fn pack() -> Pack {
        Pack {
            game: "toy".into(),
            name: "My box".into(),
            author: "Ada".into(),
            language: "de".into(),
            version: 3,
            figures: json!({"box": {"mark": "rulebook", "sheep": [3, 3]}}),
            marks: BTreeMap::from([("/box".to_string(), Mark::Rulebook)]),
        }
    }

    fn refused(change: impl FnOnce(&mut Value)) -> (String, Message) {
        let mut value = pack().to_json();
        change(&mut value);
        let refusal = Pack::read(&value.to_string()).unwrap_err();
        (refusal.at, refusal.reason)
    }

    #[test]
    fn a_pack_is_written_and_read() {
        assert_eq!(Pack::read(&pack().to_text()).unwrap(), pack());
    }

    #[test]
    fn hostile_packs_are_refused_with_field_and_reason() {
        let many: Vec<u8> = vec![1; MAX_ITEMS + 1];
        let cases: Vec<((String, Message), &str, PackReason)> = vec![
            (
                refused(|p| p["hash"] = "0".repeat(64).into()),
                "hash",
                PackReason::WrongHash { found: "00000000".into(), due: short(&pack().hash()) },
            ),
            (refused(|p| p["name"] = "<script>alert(1)</script>".into()), "name", PackReason::NotPlain),
            (refused(|p| p["author"] = "a\u{202e}b".into()), "author", PackReason::NotPlain),
            (refused(|p| p["name"] = "x".repeat(61).into()), "name", PackReason::NameLength { most: 60 }),
            (refused(|p| p["name"] = " ".into()), "name", PackReason::NameLength { most: 60 }),
            (refused(|p| p["language"] = "de\"onload".into()), "language", PackReason::NotPlain),
            (refused(|p| p["version"] = (-1).into()), "version", PackReason::Field),
            (refused(|p| p["figures"] = json!([])), "figures", PackReason::Field),
            (refused(|p| p["more"] = json!(1)), "more", PackReason::UnknownField),
            (refused(|p| p["marks"] = json!({"/box": "guessed"})), "marks/box", PackReason::UnknownMark),
            (refused(|p| p["figures"]["box"]["sheep"] = json!(many)), "figures/box/sheep", PackReason::TooMany { most: MAX_ITEMS }),
            (refused(|p| p["figures"]["box"]["sheep"] = json!(0.5)), "figures/box/sheep", PackReason::NotWhole),
            (refused(|p| p["figures"]["box"]["sheep"] = json!(1_u64 << 40)), "figures/box/sheep", PackReason::NotWhole),
            (refused(|p| p["figures"]["box"]["title"] = "a\nb".into()), "figures/box/title", PackReason::NotPlain),
            (refused(|p| p["figures"]["box"]["title"] = "<img src=x>".into()), "figures/box/title", PackReason::NotPlain),
            (
                refused(|p| p["figures"]["box"]["title"] = "x".repeat(601).into()),
                "figures/box/title",
                PackReason::LongText { most: MAX_TEXT },
            ),
            (refused(|p| p[TITLE] = 2.into()), TITLE, PackReason::OtherFormat { n: 2 }),
            (refused(|p| *p = json!({"game": "toy"})), TITLE, PackReason::NotPack { title: TITLE }),
            (refused(|p| *p = json!([1])), TITLE, PackReason::NotPack { title: TITLE }),
        ];
        for ((at, reason), due_at, due) in cases {
            assert_eq!((at.as_str(), reason), (due_at, Message::from(due)));
        }
    }

    #[test]
    fn a_pack_is_bounded_before_it_is_parsed() {
        let refused = |text: &str| Pack::read(text).unwrap_err().reason;
        let huge = format!("\"{}\"", "x".repeat(Pack::MAX_BYTES));
        assert_eq!(refused(&huge), Message::from(PackReason::TooLong { most: Pack::MAX_BYTES, n: huge.len() }));
        assert_eq!(refused(&"[".repeat(100_000)), Message::from(PackReason::TooDeep { most: MAX_DEPTH }));
        // Brackets in a text are not nested.
        assert_eq!(refused("{\"a\": [[\"[[[[[[[[[[[[[[[[[[[[[[[[[\\\"[\"]]").key, "den-pack-json");
    }
}
