//! How the parts of a box look in its editor: like on the table, with the same drawings. Only the editor calls this, so the first page does not
//! contain it.

use serde_json::Value;

use super::Ui;

/// What a number is printed on.
pub struct Look {
    /// The component without the number, as an `svg` element.
    pub picture: String,
    /// Where the number is.
    pub place: Print,
    /// The colour of the number.
    pub ink: &'static str,
}

/// Where the number of a component is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Print {
    /// In the middle of it.
    Middle,
    /// In its lower half.
    Low,
    /// Below it: how many of it there are.
    Count,
}

impl Look {
    /// So many of a component.
    pub fn count(picture: String) -> Look {
        Look { picture, place: Print::Count, ink: "inherit" }
    }

    /// A number in the middle of a component.
    pub fn printed(picture: String, ink: &'static str) -> Look {
        Look { picture, place: Print::Middle, ink }
    }
}

/// The parts of a game's box in the editor.
pub trait BoxArt: Ui {
    /// The picture of the item at a path of the figures. What shows a figure has its path in [`shows`]. Empty if the form alone looks like the
    /// item; `None` if it is best seen on the table at the start of a match.
    fn piece(content: &Self::Content, figures: &Value, path: &str) -> Option<String>;

    /// The item on the shelf, small: by default its picture.
    fn thumb(content: &Self::Content, figures: &Value, path: &str) -> Option<String> {
        Self::piece(content, figures, path)
    }

    /// A word of the figures as the sign that is printed, as an `svg` element.
    fn word(word: &str) -> Option<String> {
        let _ = word;
        None
    }

    /// What the number at a path is printed on.
    fn look(figures: &Value, path: &str) -> Option<Look> {
        let _ = (figures, path);
        None
    }

    /// The path of the figure that a thing on the board shows, by its token, where the board is the picture of an item.
    fn figure_on_board(item: &str, token: &str) -> Option<String> {
        let _ = (item, token);
        None
    }

    /// What stands at the beginning of a row of figures, such as the picture of a track, as an `svg` element.
    fn row_sign(row: &str) -> Option<String> {
        let _ = row;
        None
    }
}

/// The attribute of what shows the figure at a path: a click on it leads to its field.
pub fn shows(path: &str) -> String {
    format!(" data-figure=\"{}\"", super::svg::escape(path))
}

/// A drawing that is centred on the origin, as an element of this size.
pub fn element(wide: f64, high: f64, scale: f64, inside: &str) -> String {
    format!(
        "<svg viewBox=\"{:.1} {:.1} {wide:.1} {high:.1}\" width=\"{:.0}\" height=\"{:.0}\" aria-hidden=\"true\">{inside}</svg>",
        -wide / 2.0,
        -high / 2.0,
        wide * scale,
        high * scale
    )
}

/// The parts of a path after a start, if it has this start.
pub fn after<'a>(path: &'a str, start: &str) -> Option<Vec<&'a str>> {
    path.strip_prefix(start).map(|rest| rest.split('/').collect())
}

/// The number at a path of the figures.
pub fn number_at(figures: &Value, path: &str) -> String {
    figures.pointer(path).and_then(Value::as_i64).map(|n| n.to_string()).unwrap_or_default()
}

/// The words at a path of the figures.
pub fn words_at<'a>(figures: &'a Value, path: &str) -> Vec<&'a str> {
    let list = figures.pointer(path).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(Value::as_str).collect()
}
