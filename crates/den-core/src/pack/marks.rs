//! Where the figures of a pack come from: every figure has a mark.
//!
//! The owner's marks are in [`Pack::marks`], by the path of a figure or of a whole item. The other figures have the marks of the box they were copied from.

use serde_json::Value;

use crate::form::{Form, Item};
use crate::{Mark, Pack};

impl Pack {
    /// The mark of a figure: the owner's, its own, or that of the figures around it.
    pub fn mark_of(&self, path: &str) -> Mark {
        let mut at = path;
        loop {
            if let Some(mark) = self.marks.get(at) {
                return *mark;
            }
            if let Some(Value::Object(around)) = self.figures.pointer(at) {
                let key = path[at.len()..].trim_start_matches('/').replace('/', ".");
                let own = around.get("marks").and_then(|marks| own_mark(marks, &key));
                if let Some(mark) = own.or_else(|| around.get("mark")).and_then(|word| crate::from_value(word.clone()).ok()) {
                    return mark;
                }
            }
            match at.rsplit_once('/') {
                Some((parent, _)) => at = parent,
                None => return Mark::Reconstructed,
            }
        }
    }

    /// The mark of an item: that of its least certain figure.
    pub fn mark_of_item(&self, item: &Item) -> Mark {
        item.figures(&self.figures).map(|path| self.mark_of(path)).max().unwrap_or_else(|| self.mark_of(&item.path))
    }

    /// The owner has read a figure, or a whole item, off the box.
    pub fn enter(&mut self, path: &str, form: &Form, built_in: &Value) {
        self.marks.insert(path.to_string(), Mark::Box);
        self.settle_marks(form, built_in);
    }

    /// The owner has not compared a figure, or anything of an item, with the box after all.
    pub fn doubt(&mut self, path: &str, form: &Form, built_in: &Value) {
        // What was said about the whole item still holds for its other figures.
        if let Some(item) = form.items(&self.figures).iter().find(|item| is_in(path, &item.path) && path != item.path)
            && self.marks.remove(&item.path).is_some()
        {
            self.marks.extend(item.figures(&self.figures).map(|figure| (figure.to_string(), Mark::Box)));
        }
        self.marks.retain(|at, _| !is_in(at, path));
        self.settle_marks(form, built_in);
    }

    /// Moves the marks up after the entry `at` of a list was removed.
    pub fn close_gap(&mut self, list: &str, at: usize) {
        let moved = std::mem::take(&mut self.marks).into_iter().filter_map(|(path, mark)| {
            let Some(rest) = path.strip_prefix(list).and_then(|rest| rest.strip_prefix('/')) else { return Some((path, mark)) };
            let (entry, inside) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            match entry.parse::<usize>() {
                Ok(n) if n == at => None,
                Ok(n) if n > at => Some((format!("{list}/{}{inside}", n - 1), mark)),
                _ => Some((path, mark)),
            }
        });
        self.marks = moved.collect();
    }

    /// Marks of figures that are gone go too; an item whose figures all come from the box does so as a whole, and so do figures with a mark of
    /// their own, which a program reads without the owner's marks.
    fn settle_marks(&mut self, form: &Form, built_in: &Value) {
        let figures = &self.figures;
        self.marks.retain(|path, _| figures.pointer(path).is_some());
        let items = form.items(figures);
        for item in &items {
            let mut entered = item.figures(figures).peekable();
            if entered.peek().is_some() && entered.all(|path| self.is_entered(path)) {
                self.marks.retain(|path, _| !is_in(path, &item.path));
                self.marks.insert(item.path.clone(), Mark::Box);
            }
        }
        let mut groups = Vec::new();
        find_marked(&self.figures, "", &mut groups);
        find_marked(built_in, "", &mut groups);
        for group in groups {
            let mut inside = items.iter().filter(|item| is_in(&item.path, &group)).peekable();
            let done = inside.peek().is_some() && inside.all(|item| self.is_entered(&item.path));
            let before = built_in.pointer(&group);
            let Some(Value::Object(here)) = self.figures.pointer_mut(&group) else { continue };
            for key in crate::figures::MARK_KEYS {
                match before.and_then(|before| before.get(key)) {
                    _ if done && key == "mark" && here.contains_key(key) => _ = here.insert(key.into(), Mark::Box.word().into()),
                    _ if done => _ = here.remove(key),
                    Some(mark) => _ = here.insert(key.into(), mark.clone()),
                    None => {}
                }
            }
        }
    }

    fn is_entered(&self, path: &str) -> bool {
        self.marks.iter().any(|(at, mark)| *mark == Mark::Box && is_in(path, at))
    }
}

/// Whether a path is `around` or leads to something in it.
fn is_in(path: &str, around: &str) -> bool {
    path.strip_prefix(around).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The mark of a single value: `front.target`, or of what contains it.
fn own_mark<'a>(marks: &'a Value, key: &str) -> Option<&'a Value> {
    let mut at = key;
    loop {
        if let Some(mark) = marks.get(at) {
            return Some(mark);
        }
        at = at.rsplit_once('.')?.0;
    }
}

/// The paths of objects with marks.
fn find_marked(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            if crate::figures::MARK_KEYS.iter().any(|key| map.contains_key(*key)) && !found.iter().any(|known| known == path) {
                found.push(path.to_string());
            }
            map.iter().for_each(|(key, value)| find_marked(value, &format!("{path}/{key}"), found));
        }
        Value::Array(items) => items.iter().enumerate().for_each(|(at, item)| find_marked(item, &format!("{path}/{at}"), found)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;
    use crate::Message;
    use crate::form::{FieldRule, ItemRule, Kind};

    const FORM: Form = Form {
        items: &[ItemRule {
            path: "/box/card/*",
            section: "toy",
            title: |_, n| Message::new("toy").with("n", n),
            id: "id",
            new: Some("{}"),
            fields: &[
                FieldRule::new("id", "toy", Kind::Fixed),
                FieldRule::new("front/target", "toy", Kind::Text(9)),
                FieldRule::new("front/steps", "toy", Kind::Number(0, 9, "")),
                FieldRule::new("text", "toy", Kind::Text(9)).optional(),
            ],
        }],
    };

    fn built_in() -> Value {
        let card = |id: &str| json!({"id": id, "front": {"target": "left", "steps": 2}});
        let mut figures = json!({"box": {"mark": "rulebook", "card": [card("a"), card("b")]}});
        figures["box"]["card"][0]["marks"] = json!({"front.target": "reconstructed"});
        figures
    }

    fn pack() -> Pack {
        Pack {
            game: "toy".into(),
            name: "Mine".into(),
            author: String::new(),
            language: "en".into(),
            version: 1,
            figures: built_in(),
            marks: BTreeMap::new(),
        }
    }

    fn of_items(pack: &Pack) -> Vec<Mark> {
        FORM.items(&pack.figures).iter().map(|item| pack.mark_of_item(item)).collect()
    }

    #[test]
    fn every_figure_has_its_own_mark() {
        let mut pack = pack();
        assert_eq!(pack.mark_of("/box/card/0/front/target"), Mark::Reconstructed);
        assert_eq!(pack.mark_of("/box/card/0/front/steps"), Mark::Rulebook);
        assert_eq!(of_items(&pack), [Mark::Reconstructed, Mark::Rulebook]);
        // Typing one figure says nothing about the others.
        pack.enter("/box/card/0/front/steps", &FORM, &built_in());
        assert_eq!(pack.mark_of("/box/card/0/front/steps"), Mark::Box);
        assert_eq!(of_items(&pack), [Mark::Reconstructed, Mark::Rulebook]);
        pack.enter("/box/card/0/front/target", &FORM, &built_in());
        assert_eq!(of_items(&pack), [Mark::Box, Mark::Rulebook]);
        assert_eq!(pack.marks.keys().collect::<Vec<_>>(), ["/box/card/0"], "all figures of the card");
        assert_eq!(pack.figures["box"]["card"][0].get("marks"), None, "read by programs without the owner's marks");
        // One of them is in doubt again.
        pack.doubt("/box/card/0/front/target", &FORM, &built_in());
        assert_eq!(pack.mark_of("/box/card/0/front/target"), Mark::Reconstructed);
        assert_eq!(pack.mark_of("/box/card/0/front/steps"), Mark::Box);
    }

    #[test]
    fn whole_items_and_groups_come_from_the_box() {
        let mut pack = pack();
        pack.enter("/box/card/0", &FORM, &built_in());
        pack.enter("/box/card/1", &FORM, &built_in());
        assert_eq!((of_items(&pack), pack.figures["box"]["mark"].clone()), (vec![Mark::Box, Mark::Box], json!("box")));
        pack.doubt("/box/card/1", &FORM, &built_in());
        assert_eq!((of_items(&pack), pack.figures["box"]["mark"].clone()), (vec![Mark::Box, Mark::Rulebook], json!("rulebook")));
        pack.enter("/box/card/1/front/steps", &FORM, &built_in());
        pack.close_gap("/box/card", 0);
        assert_eq!(pack.marks.keys().collect::<Vec<_>>(), ["/box/card/0/front/steps"]);
    }
}
