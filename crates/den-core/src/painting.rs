//! The table as lines of coloured text, with spans that stand for things on the table.

use std::fmt;

use anstyle::Style;

/// How much room a painting has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// The maximum width of a line, unless the host can scroll sideways.
    pub columns: usize,
    /// Whether the host can scroll sideways, so that a map may be wider than `columns`.
    pub scrolls: bool,
}

impl Space {
    /// The smallest width that a game has to support. A host with fewer columns wraps the lines itself.
    pub const MIN_COLUMNS: usize = 60;
    /// Text in a file, in a pipe or in a common terminal.
    pub const DEFAULT: Space = Space { columns: 100, scrolls: false };

    /// This many columns, without scrolling.
    pub const fn columns(columns: usize) -> Space {
        Space { columns, scrolls: false }
    }
}

/// A stretch of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text, without line breaks or control characters.
    pub text: String,
    /// The style.
    pub style: Style,
    /// The thing it stands for, as in [`MovePart::thing`](crate::MovePart::thing).
    pub thing: Option<String>,
}

impl Span {
    /// The width in columns.
    pub fn width(&self) -> usize {
        self.text.chars().count()
    }
}

/// A line of a painting.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Its spans, from left to right.
    pub spans: Vec<Span>,
}

impl Row {
    /// An empty line.
    pub const fn new() -> Row {
        Row { spans: Vec::new() }
    }

    /// A line of plain text.
    pub fn plain(text: impl Into<String>) -> Row {
        Row::new().with(text, Style::new())
    }

    /// The same line with a text appended.
    #[must_use]
    pub fn with(mut self, text: impl Into<String>, style: Style) -> Row {
        self.add(text, style);
        self
    }

    /// Appends a text.
    pub fn add(&mut self, text: impl Into<String>, style: Style) {
        self.push(text.into(), style, None);
    }

    /// Appends a text that stands for a thing.
    pub fn thing(&mut self, text: impl Into<String>, style: Style, thing: impl Into<String>) {
        self.push(text.into(), style, Some(thing.into()));
    }

    fn push(&mut self, text: String, style: Style, thing: Option<String>) {
        match self.spans.last_mut() {
            Some(last) if last.style == style && last.thing == thing => last.text.push_str(&text),
            _ if text.is_empty() => {}
            _ => self.spans.push(Span { text, style, thing }),
        }
    }

    /// Appends another line.
    pub fn append(&mut self, other: Row) {
        for span in other.spans {
            self.push(span.text, span.style, span.thing);
        }
    }

    /// The width in columns.
    pub fn width(&self) -> usize {
        self.spans.iter().map(Span::width).sum()
    }

    /// Pads the line with spaces up to this column.
    pub fn pad(&mut self, column: usize) {
        self.add(" ".repeat(column.saturating_sub(self.width())), Style::new());
    }

    /// The same line, cut off after `most` columns with `…` at the end.
    #[must_use]
    pub fn clipped(self, most: usize) -> Row {
        if self.width() <= most {
            return self;
        }
        let mut left = most.saturating_sub(1);
        let mut row = Row::new();
        for span in self.spans {
            let text: String = span.text.chars().take(left).collect();
            left -= text.chars().count();
            row.push(text, span.style, span.thing);
        }
        if most > 0 {
            row.add("…", Style::new());
        }
        row
    }

    /// The same line, centred in `columns`.
    #[must_use]
    pub fn centred(self, columns: usize) -> Row {
        let mut row = Row::plain(" ".repeat(columns.saturating_sub(self.width()) / 2));
        row.append(self);
        row
    }

    /// The line, wrapped at spaces so that no part is wider than `columns`; all parts but the first are indented. A word that is too long is
    /// cut.
    pub fn wrapped(self, columns: usize, indent: usize) -> Vec<Row> {
        let mut rows = vec![Row::new()];
        let mut width = 0;
        let mut glued = Row::new();
        let mut gap = 0;
        let mut place = |word: &mut Row, gap: &mut usize| {
            let wide = word.width();
            if wide == 0 {
                return;
            }
            if width > 0 && width + *gap + wide > columns {
                rows.push(Row::plain(" ".repeat(indent)));
                width = indent;
            } else {
                rows.last_mut().expect("there is one").add(" ".repeat(*gap), Style::new());
                width += *gap;
            }
            let word = std::mem::take(word).clipped(columns.saturating_sub(width).max(1));
            width += word.width();
            rows.last_mut().expect("there is one").append(word);
            *gap = 0;
        };
        for span in self.spans {
            for (at, word) in span.text.split(' ').enumerate() {
                if at > 0 {
                    place(&mut glued, &mut gap);
                    gap += 1;
                }
                glued.push(word.to_string(), span.style, span.thing.clone());
            }
        }
        place(&mut glued, &mut gap);
        rows
    }

    fn trimmed(&self) -> &[Span] {
        let blank = |span: &Span| span.style == Style::new() && span.thing.is_none() && span.text.chars().all(|c| c == ' ');
        let end = self.spans.iter().rposition(|span| !blank(span)).map_or(0, |at| at + 1);
        &self.spans[..end]
    }
}

/// A table as lines of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Painting {
    /// The lines, from top to bottom.
    pub rows: Vec<Row>,
}

impl Painting {
    /// An empty painting.
    pub const fn new() -> Painting {
        Painting { rows: Vec::new() }
    }

    /// A painting of plain text.
    pub fn plain(text: &str) -> Painting {
        Painting { rows: text.lines().map(Row::plain).collect() }
    }

    /// Adds a line.
    pub fn row(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.rows.push(Row::new());
    }

    /// Adds a line, wrapped at `columns`.
    pub fn wrapped(&mut self, row: Row, columns: usize, indent: usize) {
        self.rows.extend(row.wrapped(columns, indent));
    }

    /// The width of the widest line.
    pub fn width(&self) -> usize {
        self.rows.iter().map(Row::width).max().unwrap_or(0)
    }
}

/// With ANSI colours.
impl fmt::Display for Painting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let spans = row.trimmed();
            for (at, Span { text, style, .. }) in spans.iter().enumerate() {
                let last = at + 1 == spans.len() && *style == Style::new();
                write!(f, "{style}{}{style:#}", if last { text.trim_end_matches(' ') } else { text })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The start of a text, at most this many characters long. A text that is cut ends in `…`.
///
/// ```
/// assert_eq!((den_core::clip("swamp", 5), den_core::clip("swamp", 4)), ("swamp".into(), "swa…".into()));
/// ```
pub fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    text.chars().take(most.saturating_sub(1)).chain((most > 0).then_some('…')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(rows: &[Row]) -> Vec<String> {
        rows.iter().map(|row| row.spans.iter().map(|span| span.text.as_str()).collect()).collect()
    }

    #[test]
    fn lines_break_between_words_and_keep_their_things() {
        let mut row = Row::plain("the wolf ");
        row.thing("howls", Style::new().bold(), "act:howl");
        row.add(" at the moon", Style::new());
        let rows = row.wrapped(12, 2);
        assert_eq!(texts(&rows), ["the wolf", "  howls at", "  the moon"]);
        assert_eq!(rows[1].spans[1].thing.as_deref(), Some("act:howl"));
        assert_eq!(texts(&Row::plain("incomprehensibilities").wrapped(10, 0)), ["incompreh…"]);
    }

    #[test]
    fn a_line_is_clipped_padded_and_centred() {
        let row = Row::plain("wolf").with("den", Style::new().bold());
        assert_eq!(texts(&[row.clone().clipped(5), row.clone().clipped(7), row.clone().centred(11)]), ["wolf…", "wolfden", "  wolfden"]);
        let mut padded = row;
        padded.pad(9);
        assert_eq!(padded.width(), 9);
        assert_eq!(Painting { rows: vec![padded] }.to_string(), "wolf\u{1b}[1mden\u{1b}[0m\n");
    }
}
