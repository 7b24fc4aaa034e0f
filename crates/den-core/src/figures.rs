//! The figures of a box as plain JSON: what content files and content packs have in common.
//!
//! Figures are an object with one entry for each content file, by its name without the extension: `{"numbers": {…}, "animals": {…}}`.
//! A place in them is a path such as `/numbers/cards/black/2`.

use std::fmt::Write as _;

use serde_json::{Map, Value};

use crate::dealer::hash_texts;
use crate::{Content, Refusal};

/// The keys that say where figures come from. They do not change how a game is played.
pub const MARK_KEYS: [&str; 2] = ["mark", "marks"];

/// The name of a content file in figures: `numbers` for `numbers.toml`.
pub fn file_key(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The built-in figures of a game.
///
/// # Panics
/// If the built-in files are invalid. A test of every game rules this out.
pub fn built_in_figures<C: Content>() -> Value {
    figures_of(C::FILES)
}

fn figures_of(files: &[(&str, &str)]) -> Value {
    let mut figures = Map::new();
    for (name, text) in files {
        figures.insert(file_key(name).to_string(), parse(name, text).expect("a built-in file is right"));
    }
    Value::Object(figures)
}

/// Parses the text of a content file: TOML in native builds, JSON in the browser.
///
/// # Errors
/// Names the file, the line and the reason.
#[cfg(target_arch = "wasm32")]
pub fn parse(name: &str, text: &str) -> Result<Value, Refusal> {
    crate::from_json(text).map_err(|error| Refusal::new(name, crate::ContentReason::Parser { what: error.to_string() }))
}

/// Parses the text of a content file: TOML in native builds, JSON in the browser.
///
/// # Errors
/// Names the file, the line and the reason.
#[cfg(not(target_arch = "wasm32"))]
pub fn parse(name: &str, text: &str) -> Result<Value, Refusal> {
    toml::from_str(text).map_err(|error| crate::content::toml_refusal(name, text, &error))
}

/// The hash of figures: the SHA-256 over their canonical form, as 64 hexadecimal digits. Marks do not count, because they do not change
/// how a game is played.
pub fn hash_figures(figures: &Value) -> String {
    hash_texts(["wolfden figures", &canonical(figures)])
}

/// The canonical form of figures: JSON without spaces, keys in order, without marks.
pub fn canonical(figures: &Value) -> String {
    let mut text = String::new();
    write_canonical(figures, &mut text);
    text
}

fn write_canonical(value: &Value, out: &mut String) {
    match value {
        Value::Object(map) => {
            // Not every build keeps maps in the order of their keys.
            let mut fields: Vec<(&String, &Value)> = map.iter().filter(|(key, _)| !MARK_KEYS.contains(&key.as_str())).collect();
            crate::sort_by(&mut fields, |(a, _), (b, _)| a.cmp(b));
            out.push('{');
            for (at, (key, value)) in fields.into_iter().enumerate() {
                let _ = write!(out, "{}{}:", if at == 0 { "" } else { "," }, Value::from(key.as_str()));
                write_canonical(value, out);
            }
            out.push('}');
        }
        Value::Array(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                write_canonical(item, out);
            }
            out.push(']');
        }
        plain => {
            let _ = write!(out, "{plain}");
        }
    }
}

/// The value at a path.
pub fn figure_at<'a>(figures: &'a Value, path: &str) -> Option<&'a Value> {
    figures.pointer(path)
}

/// Sets the value at a path; a missing key of an object is added. `false` if there is no such place.
pub fn set_figure(figures: &mut Value, path: &str, value: Value) -> bool {
    if let Some(place) = figures.pointer_mut(path) {
        *place = value;
        return true;
    }
    let Some((parent, key)) = path.rsplit_once('/') else { return false };
    match figures.pointer_mut(parent) {
        Some(Value::Object(map)) => {
            map.insert(key.to_string(), value);
            true
        }
        _ => false,
    }
}

/// The figures without a mark: an object for each file.
pub(crate) fn files_of(figures: &Value) -> Option<&Map<String, Value>> {
    figures.as_object()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_hash_depends_on_figures_and_not_on_order_or_marks() {
        let one = json!({"box": {"mark": "rulebook", "b": [1, 2], "a": "x\"y", "marks": {"b": "box"}}});
        let other = json!({"box": {"a": "x\"y", "b": [1, 2], "mark": "box"}});
        assert_eq!(canonical(&one), r#"{"box":{"a":"x\"y","b":[1,2]}}"#);
        assert_eq!(hash_figures(&one), hash_figures(&other));
        assert_ne!(hash_figures(&one), hash_figures(&json!({"box": {"a": "x\"y", "b": [2, 1]}})));
        assert_eq!(hash_figures(&one).len(), 64);
    }

    #[test]
    fn a_figure_is_found_and_set_by_its_path() {
        let mut figures = json!({"box": {"list": [1, {"x": 2}]}});
        assert_eq!(figure_at(&figures, "/box/list/1/x"), Some(&json!(2)));
        assert!(set_figure(&mut figures, "/box/list/1/x", json!(5)) && set_figure(&mut figures, "/box/new", json!(true)));
        assert!(!set_figure(&mut figures, "/box/list/7", json!(1)) && !set_figure(&mut figures, "/nowhere/x/y", json!(1)));
        assert_eq!(figures, json!({"box": {"list": [1, {"x": 5}], "new": true}}));
    }
}
