//! How the figures of a box are entered and named: one description per game, used by the editor, by the differences between two boxes
//! and by the proof sheet.
//!
//! A form lists the items of a box (a card, a board, a group of figures) by the paths of their figures, and the fields of each item.
//! `*` in a path stands for every entry of a list. The rules check what is entered; a form only says what can be.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{Arg, Message};

/// The form of a game.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The items, in the order in which they are shown.
    pub items: &'static [ItemRule],
}

/// The items at a path.
#[derive(Clone, Copy, Debug)]
pub struct ItemRule {
    /// Where they are: `/animals/card/*`.
    pub path: &'static str,
    /// The text of the heading above them.
    pub section: &'static str,
    /// What an item is called. Gets the item and its number from 1.
    pub title: fn(&Value, usize) -> Message,
    /// The key that identifies an item in another box; empty for its path.
    pub id: &'static str,
    /// A new item, as JSON, if items can be added and removed.
    pub new: Option<&'static str>,
    /// Its fields.
    pub fields: &'static [FieldRule],
}

/// A field of an item, or one for each entry of a list.
#[derive(Clone, Copy, Debug)]
pub struct FieldRule {
    /// Where it is in the item: `black/*`.
    pub path: &'static str,
    /// The text of its label. Its arguments are `n` and `m`, the numbers from 1 in the last list and in the one before it, and `of`, the name of the entry.
    pub label: &'static str,
    /// The texts of the names of the entries of the last list, if they have names.
    pub names: &'static [&'static str],
    /// Whether the label says everything, so that differences need not name the item.
    pub alone: bool,
    /// Whether it may be left out.
    pub optional: bool,
    /// What it may contain.
    pub kind: Kind,
}

/// A word in figures and the key of its text.
pub type Word = (&'static str, &'static str);

/// What a field contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number; with the text of its unit, which has the argument `n`, or an empty key.
    Number(i32, i32, &'static str),
    /// One of these words.
    Word(&'static [Word]),
    /// A list of these words, in order, with repetitions.
    Words(&'static [Word]),
    /// One of these words, or a list of several.
    OneOrMore(&'static [Word]),
    /// A text with one of these letters after the other.
    Letters(&'static [Word]),
    /// Rows of words, separated by spaces, with `.` for anything.
    Shape(&'static [Word]),
    /// A list of whole numbers.
    Numbers(i32, i32),
    /// A text of at most this many characters.
    Text(usize),
    /// Yes or no.
    Flag,
    /// One of these words, each with the figures that come with it, as JSON.
    Variant(&'static [(&'static str, &'static str, &'static str)]),
    /// A list whose entries have fields of their own; with a new entry, as JSON.
    List(&'static str),
    /// Figures that a box may have or not, with fields of their own; with new ones, as JSON.
    Part(&'static str),
    /// It identifies the item or cannot be changed.
    Fixed,
}

/// An item of a box.
#[derive(Clone, Debug)]
pub struct Item {
    /// The rule it comes from: its place in [`Form::items`].
    pub rule: usize,
    /// Where it is.
    pub path: String,
    /// Its name in every box.
    pub key: String,
    /// What it is called.
    pub title: Message,
    /// Its fields.
    pub fields: Vec<Field>,
}

impl Item {
    /// The paths of its figures: what is there and can be entered. Lists and parts consist of figures of their own.
    pub fn figures<'a>(&'a self, figures: &'a Value) -> impl Iterator<Item = &'a str> {
        let is_figure = |field: &&Field| !matches!(field.kind, Kind::Fixed | Kind::List(_) | Kind::Part(_));
        self.fields.iter().filter(is_figure).map(|field| field.path.as_str()).filter(|path| figures.pointer(path).is_some())
    }
}

/// A field of an item.
#[derive(Clone, Debug)]
pub struct Field {
    /// Where it is.
    pub path: String,
    /// Where it is in its item.
    pub key: String,
    /// Its label.
    pub label: Message,
    /// Whether the label says everything.
    pub alone: bool,
    /// Whether it may be left out.
    pub optional: bool,
    /// What it may contain.
    pub kind: Kind,
}

crate::messages! {
    /// How a box differs from the built-in one.
    pub enum Difference {
        /// A figure differs.
        Other { what: Message, new: Arg, old: Arg } = "den-diff",
        /// The name of a figure: its item and its field.
        Of { item: Message, field: Message } = "den-diff-of",
        /// An item that the built-in box does not have.
        More { item: Message } = "den-diff-more",
        /// An item that only the built-in box has.
        Less { item: Message } = "den-diff-less",
        /// There are more differences than are listed.
        Rest { n: usize } = "den-diff-rest",
        /// A figure that is left out.
        Absent = "den-diff-absent",
        /// Yes.
        Yes = "den-diff-yes",
        /// No.
        No = "den-diff-no",
    }
}

/// The most differences that are listed. Protects everyone who opens the page of a table.
const MAX_LISTED: usize = 300;

impl FieldRule {
    /// A field at a path, with a label and what it may contain.
    pub const fn new(path: &'static str, label: &'static str, kind: Kind) -> FieldRule {
        FieldRule { path, label, names: &[], alone: false, optional: false, kind }
    }

    /// A field whose label says everything: `White 3`.
    #[must_use]
    pub const fn alone(self) -> FieldRule {
        FieldRule { alone: true, ..self }
    }

    /// A field that may be left out.
    #[must_use]
    pub const fn optional(self) -> FieldRule {
        FieldRule { optional: true, ..self }
    }

    /// A field for each entry of a list whose entries have names.
    #[must_use]
    pub const fn named(self, names: &'static [&'static str]) -> FieldRule {
        FieldRule { names, ..self }
    }
}

impl Form {
    /// The form of a game without figures.
    pub const EMPTY: Form = Form { items: &[] };

    /// The items of a box.
    pub fn items(&self, figures: &Value) -> Vec<Item> {
        let mut items = Vec::new();
        for (rule, of) in self.items.iter().enumerate() {
            for (path, numbers) in expand(figures, of.path) {
                let Some(item) = figures.pointer(&path) else { continue };
                let n = numbers.last().map_or(1, |at| at + 1);
                let id = if of.id.is_empty() { None } else { item.get(of.id).map(plain) };
                let key = id.map_or_else(|| path.clone(), |id| format!("{} {id}", of.path));
                items.push(Item { rule, key, title: (of.title)(item, n), fields: of.fields(item, &path), path });
            }
        }
        items
    }

    /// How `mine` differs from `built_in`, figure by figure, in the words of players.
    pub fn differences(&self, built_in: &Value, mine: &Value) -> Vec<Message> {
        let theirs = self.items(built_in);
        let mut known: BTreeMap<&str, &Item> = theirs.iter().map(|item| (item.key.as_str(), item)).collect();
        let mut found = Vec::new();
        for item in &self.items(mine) {
            match known.remove(item.key.as_str()) {
                None => found.push(Difference::More { item: item.title.clone() }.into()),
                Some(other) => differ(item, mine, other, built_in, &mut found),
            }
        }
        let gone = theirs.iter().filter(|item| known.contains_key(item.key.as_str()));
        found.extend(gone.map(|item| Message::from(Difference::Less { item: item.title.clone() })));
        if found.len() > MAX_LISTED {
            let n = found.len() - MAX_LISTED;
            found.truncate(MAX_LISTED);
            found.push(Difference::Rest { n }.into());
        }
        found
    }

    /// The figures that no field covers: none, which a test of every game checks.
    pub fn uncovered(&self, figures: &Value) -> Vec<String> {
        let covered: Vec<String> = self
            .items(figures)
            .into_iter()
            .flat_map(|item| item.fields)
            // What is in them has fields of its own.
            .filter(|field| !matches!(field.kind, Kind::List(_) | Kind::Part(_)))
            .map(|field| field.path)
            .collect();
        let mut leaves = Vec::new();
        collect_leaves(figures, "", &covered, &mut leaves);
        leaves
    }
}

impl ItemRule {
    /// The fields of an item at a path. Those of one entry of a list are next to each other.
    fn fields(&self, item: &Value, path: &str) -> Vec<Field> {
        let mut runs: Vec<(&str, Vec<(usize, Field)>)> = Vec::new();
        for rule in self.fields {
            let list = rule.path.split_once("/*/").map_or("", |(list, _)| list);
            let fields = rule.places(item, self.fields).into_iter().map(|place| {
                let entry = if list.is_empty() { 0 } else { place.1.first().copied().unwrap_or(0) };
                (entry, rule.field(path, place))
            });
            match runs.last_mut().filter(|(last, _)| *last == list) {
                Some((_, run)) => run.extend(fields),
                None => runs.push((list, fields.collect())),
            }
        }
        for (_, run) in &mut runs {
            crate::sort_by(run, |(a, _), (b, _)| a.cmp(b));
        }
        runs.into_iter().flat_map(|(_, run)| run).map(|(_, field)| field).collect()
    }
}

impl FieldRule {
    /// Where the field is in an item: everything at its path, and what may be there but is left out.
    fn places(&self, item: &Value, siblings: &[FieldRule]) -> Vec<(String, Vec<usize>)> {
        let mut places = expand(item, &format!("/{}", self.path));
        let (parent, key) = self.path.rsplit_once('/').unwrap_or(("", self.path));
        if !self.optional || key == "*" {
            return places;
        }
        let above = if parent.is_empty() { String::new() } else { format!("/{parent}") };
        for (place, numbers) in expand(item, &above) {
            let free = item.pointer(&place).and_then(Value::as_object).filter(|object| !object.contains_key(key));
            if free.is_some_and(|object| self.fits_variant(object, parent, key, siblings)) {
                places.push((format!("{place}/{key}"), numbers));
            }
        }
        places
    }

    /// Whether an object may have the field: what only some variants have is not offered with the others.
    fn fits_variant(&self, object: &serde_json::Map<String, Value>, parent: &str, key: &str, siblings: &[FieldRule]) -> bool {
        let quoted = format!("\"{key}\"");
        for rule in siblings {
            let (of, word) = rule.path.rsplit_once('/').unwrap_or(("", rule.path));
            if let Kind::Variant(variants) = rule.kind
                && of == parent
                && variants.iter().any(|(_, _, brings)| brings.contains(&quoted))
            {
                return variants
                    .iter()
                    .any(|(name, _, brings)| object.get(word).is_some_and(|now| now == name) && brings.contains(&quoted));
            }
        }
        true
    }

    fn field(&self, path: &str, (place, numbers): (String, Vec<usize>)) -> Field {
        let number = |back: usize| numbers.len().checked_sub(back).map_or(0, |at| numbers[at] + 1);
        let mut label = Message::new(self.label).with("n", number(1)).with("m", number(2));
        if let Some(name) = numbers.last().and_then(|&at| self.names.get(at)) {
            label = label.with("of", Message::new(name));
        }
        Field { path: format!("{path}{place}"), key: place, label, alone: self.alone, optional: self.optional, kind: self.kind }
    }
}

fn differ(item: &Item, mine: &Value, other: &Item, built_in: &Value, found: &mut Vec<Message>) {
    let mut old: BTreeMap<&str, &Field> = other.fields.iter().map(|field| (field.key.as_str(), field)).collect();
    let mut tell = |field: &Field, new: Option<&Value>, old: Option<&Value>| {
        if field.kind.is_same(new, old) {
            return;
        }
        let what =
            if field.alone { field.label.clone() } else { Difference::Of { item: item.title.clone(), field: field.label.clone() }.into() };
        // The unit is said once.
        found.push(Difference::Other { what, new: field.kind.say(new, true), old: field.kind.say(old, false) }.into());
    };
    for field in &item.fields {
        let before = old.remove(field.key.as_str()).and_then(|before| built_in.pointer(&before.path));
        tell(field, mine.pointer(&field.path), before);
    }
    for field in other.fields.iter().filter(|field| old.contains_key(field.key.as_str())) {
        tell(field, None, built_in.pointer(&field.path));
    }
}

impl Kind {
    /// Whether two values are the same. The entries of lists and parts have fields of their own.
    fn is_same(&self, new: Option<&Value>, old: Option<&Value>) -> bool {
        let entries = |value: Option<&Value>| value.and_then(Value::as_array).map_or(0, Vec::len);
        match self {
            Kind::List(_) => entries(new) == entries(old),
            Kind::Part(_) => new.is_some() == old.is_some(),
            _ => new == old,
        }
    }

    /// A value in the words of players.
    pub fn say(&self, value: Option<&Value>, with_unit: bool) -> Arg {
        match self {
            Kind::List(_) => return value.and_then(Value::as_array).map_or(0, Vec::len).into(),
            Kind::Part(_) => return Message::from(if value.is_some() { Difference::Yes } else { Difference::No }).into(),
            _ => {}
        }
        let Some(value) = value.filter(|value| !value.is_null()) else { return Arg::from(Message::from(Difference::Absent)) };
        let word = |words: &[Word], word: &str| match words.iter().find(|(one, _)| *one == word) {
            Some((_, key)) => Arg::from(Message::new(key)),
            None => Arg::from(word.to_string()),
        };
        let list = |words: &[Word]| match value {
            Value::Array(items) => Arg::List(items.iter().map(|item| word(words, &plain(item))).collect()),
            one => word(words, &plain(one)),
        };
        match self {
            Kind::Number(_, _, unit) => match value.as_i64() {
                Some(n) if with_unit && !unit.is_empty() => Message::new(unit).with("n", n).into(),
                Some(n) => n.into(),
                None => plain(value).into(),
            },
            Kind::Word(words) | Kind::Words(words) | Kind::OneOrMore(words) => list(words),
            Kind::Variant(variants) => {
                let name = plain(value);
                let known = variants.iter().find(|(one, _, _)| *one == name);
                known.map_or_else(|| Arg::from(name.clone()), |(_, key, _)| Message::new(key).into())
            }
            Kind::Letters(words) => Arg::List(plain(value).chars().map(|letter| word(words, &letter.to_string())).collect()),
            Kind::Shape(words) => {
                let rows = value.as_array().map(Vec::as_slice).unwrap_or_default().iter().map(plain).collect::<Vec<_>>();
                let cells = rows.iter().enumerate().flat_map(|(at, row)| {
                    let cut = (at > 0).then(|| Arg::from("/".to_string()));
                    cut.into_iter().chain(row.split(' ').map(|cell| word(words, cell)).collect::<Vec<_>>())
                });
                Arg::List(cells.collect())
            }
            Kind::Numbers(..) => {
                Arg::List(value.as_array().map(Vec::as_slice).unwrap_or_default().iter().map(|n| plain(n).into()).collect())
            }
            Kind::Flag => Message::from(if value == &Value::Bool(true) { Difference::Yes } else { Difference::No }).into(),
            Kind::Text(_) | Kind::Fixed | Kind::List(_) | Kind::Part(_) => plain(value).into(),
        }
    }
}

/// A value as text: a string without quotation marks.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// The paths that a pattern stands for, each with its places in lists.
fn expand(value: &Value, pattern: &str) -> Vec<(String, Vec<usize>)> {
    let mut paths = vec![(String::new(), Vec::new())];
    for part in pattern.split('/').skip(1) {
        let mut next = Vec::new();
        for (path, numbers) in paths {
            let Some(here) = value.pointer(&path) else { continue };
            match (part, here) {
                ("*", Value::Array(items)) => next.extend((0..items.len()).map(|at| {
                    let mut numbers = numbers.clone();
                    numbers.push(at);
                    (format!("{path}/{at}"), numbers)
                })),
                (key, Value::Object(map)) if map.contains_key(key) => next.push((format!("{path}/{key}"), numbers)),
                _ => {}
            }
        }
        paths = next;
    }
    paths
}

fn collect_leaves(value: &Value, path: &str, covered: &[String], leaves: &mut Vec<String>) {
    if covered.iter().any(|one| one == path) {
        return;
    }
    match value {
        Value::Object(map) => {
            for (key, value) in map.iter().filter(|(key, _)| !crate::figures::MARK_KEYS.contains(&key.as_str())) {
                collect_leaves(value, &format!("{path}/{key}"), covered, leaves);
            }
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| collect_leaves(item, &format!("{path}/{at}"), covered, leaves));
        }
        _ => leaves.push(path.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const COLOURS: &[Word] = &[("b", "toy-black"), ("w", "toy-white")];
    const BITES: &[(&str, &str, &str)] = &[("soft", "toy-soft", "{}"), ("hard", "toy-hard", r#"{"teeth": 2}"#)];
    const FORM: Form = Form {
        items: &[
            ItemRule {
                path: "/box/cards",
                section: "toy-cards",
                title: |_, _| Message::new("toy-cards"),
                id: "",
                new: None,
                fields: &[FieldRule::new("white/*", "toy-white-n", Kind::Number(0, 9, "toy-cards-n")).alone()],
            },
            ItemRule {
                path: "/box/wolf/*",
                section: "toy-wolves",
                title: |item, n| Message::new("toy-wolf").with("n", n).with("id", item["id"].as_str().unwrap_or_default().to_string()),
                id: "id",
                new: Some("{}"),
                fields: &[
                    FieldRule::new("id", "toy-id", Kind::Fixed),
                    FieldRule::new("coat", "toy-coat", Kind::Word(COLOURS)),
                    FieldRule::new("old", "toy-old", Kind::Flag).optional(),
                    FieldRule::new("bite/*/kind", "toy-bite", Kind::Variant(BITES)),
                    FieldRule::new("bite/*/teeth", "toy-teeth", Kind::Number(1, 42, "")).optional(),
                ],
            },
        ],
    };

    fn said(messages: &[Message]) -> Vec<String> {
        messages.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_may_be_left_out_is_offered_where_it_fits() {
        let wolf = json!({"id": "a", "coat": "b", "bite": [{"kind": "hard"}, {"kind": "soft"}, {"kind": "hard", "teeth": 3}]});
        let figures = json!({"box": {"wolf": [wolf]}});
        let items = FORM.items(&figures);
        let keys: Vec<&str> = items[0].fields.iter().map(|field| field.key.as_str()).collect();
        // A soft bite has no teeth; the fields of a bite are next to each other.
        assert_eq!(keys, ["/id", "/coat", "/old", "/bite/0/kind", "/bite/0/teeth", "/bite/1/kind", "/bite/2/kind", "/bite/2/teeth"]);
        let figures: Vec<&str> = items[0].figures(&figures).collect();
        assert_eq!(figures.len(), 5, "what is left out and what identifies the item is no figure: {figures:?}");
    }

    #[test]
    fn differences_are_said_figure_by_figure() {
        let built_in =
            json!({"box": {"cards": {"mark": "rulebook", "white": [1, 2]}, "wolf": [{"id": "a", "coat": "b"}, {"id": "c", "coat": "b"}]}});
        let mine = json!({"box": {"cards": {"mark": "box", "white": [1, 3]}, "wolf": [{"id": "d", "coat": "b"}, {"id": "a", "coat": "w", "old": true}]}});
        assert!(FORM.uncovered(&built_in).is_empty() && FORM.differences(&built_in, &built_in).is_empty());
        let found = said(&FORM.differences(&built_in, &mine));
        assert_eq!(
            found,
            [
                "den-diff(what=toy-white-n(n=2, m=0), new=toy-cards-n(n=3), old=2)",
                "den-diff-more(item=toy-wolf(n=1, id=\"d\"))",
                "den-diff(what=den-diff-of(item=toy-wolf(n=2, id=\"a\"), field=toy-coat(n=2, m=0)), new=toy-white, old=toy-black)",
                "den-diff(what=den-diff-of(item=toy-wolf(n=2, id=\"a\"), field=toy-old(n=0, m=0)), new=den-diff-yes, old=den-diff-absent)",
                "den-diff-less(item=toy-wolf(n=2, id=\"c\"))",
            ]
            .map(|line| line.replace("toy-coat(n=2, m=0)", "toy-coat(n=0, m=0)"))
        );
        assert_eq!(FORM.uncovered(&json!({"box": {"wolf": [{"id": "a", "size": 3}]}})), ["/box/wolf/0/size"]);
    }
}
