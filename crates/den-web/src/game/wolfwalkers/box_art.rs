//! The parts of the box in the editor.

use den_core::built_in;
use serde_json::Value;
use wolfwalkers::{Content, Deck, Goal, Kind, Symbol, Wolfwalkers};

use super::cards::{goal_card, icon, story_card, wrap};
use super::{example, pickers};
use crate::game::box_art::{BoxArt, Look, after, element, shows};
use crate::game::svg::{art_box, escape, rounded_rect, words};
use crate::words::{say, text};

/// The size of a card in the editor.
const CARD: f64 = 200.0;

impl BoxArt for Wolfwalkers {
    fn piece(content: &Content, _: &Value, path: &str) -> Option<String> {
        let at = path.rsplit('/').next()?.parse::<usize>();
        if path.starts_with("/stories/story/") {
            return story(&content.deck, path, at.ok()?);
        }
        if path.starts_with("/goals/goal/") {
            let goal = content.deck.goals.get(at.ok()?)?;
            let asks = escape(&say(&goal.asks().into(), &[]));
            return Some(format!("{}{}<p>{asks}</p>", goal_of(goal, path), example::picture(&content.deck, goal)));
        }
        if path.starts_with("/modules/") {
            return module(content, path, at.ok()?);
        }
        match path {
            "/stories/totals" | "/box/table" => Some(String::new()),
            _ if path.starts_with("/box/solo/ranks/") => Some(String::new()),
            _ => None,
        }
    }

    fn thumb(content: &Content, figures: &Value, path: &str) -> Option<String> {
        let at = path.rsplit('/').next()?.parse::<usize>();
        match path {
            "/stories/totals" => Self::word("wolves"),
            "/box/table" => Some(back()),
            // A medal for each rank, the highest with most stars.
            _ if path.starts_with("/box/solo/ranks/") => Some(element(
                48.0,
                48.0,
                1.0,
                &("<circle r=\"20\" class=\"worth\"/>".to_string() + &words(0.0, 0.5, 20.0, "worth-ink", &(at.ok()? + 1).to_string())),
            )),
            _ if path.starts_with("/goals/goal/") => Some(goal_of(content.deck.goals.get(at.ok()?)?, path)),
            _ => Self::piece(content, figures, path),
        }
    }

    fn word(word: &str) -> Option<String> {
        if let Some(symbol) = symbol(word) {
            return Some(element(28.0, 28.0, 1.4, &icon(symbol)));
        }
        // A goal of this kind, without its title.
        let edition = built_in::<Wolfwalkers>();
        let is = |goal: &&Goal| kind_word(&goal.kind) == word;
        let goal = edition.content().deck.goals.iter().find(is)?;
        Some(element(100.0, 100.0, 0.6, &goal_card(goal, "", 96.0, None, 12.0)))
    }

    fn look(_: &Value, path: &str) -> Option<Look> {
        if let Some(parts) = after(path, "/stories/totals/") {
            return Self::word(parts[0]).map(Look::count);
        }
        if path.starts_with("/goals/goal/") && path.ends_with("/points") {
            return Some(Look::printed(element(40.0, 40.0, 1.4, "<circle r=\"19\" class=\"worth\"/>"), "#fff"));
        }
        match path {
            "/box/table/stories" => Some(Look::count(element(64.0, 64.0, 1.0, &story_card("", &[Symbol::Forest], 60.0, 12.0)))),
            "/box/table/goals" => Self::word("arrow").map(Look::count),
            "/box/table/swaps" => Some(Look::count(back())),
            _ if path.ends_with("/back") => Some(Look::printed(
                element(64.0, 64.0, 1.0, &(rounded_rect(60.0, 60.0, 6.0, "face goal") + &art_box("ww-goal", 60.0, 60.0))),
                "#1f3350",
            )),
            _ => None,
        }
    }
}

fn symbol(word: &str) -> Option<Symbol> {
    Symbol::ALL.into_iter().find(|symbol| symbol.key() == word)
}

fn kind_word(kind: &Kind) -> &'static str {
    match kind {
        Kind::Pattern(_) => "pattern",
        Kind::Arrow(_) => "arrow",
        Kind::Crossed(_) => "crossed",
        Kind::Pair { .. } => "pair",
        Kind::Balance(_) => "balance",
        Kind::Imbalance { .. } => "imbalance",
    }
}

fn back() -> String {
    element(64.0, 64.0, 1.0, &(rounded_rect(60.0, 60.0, 6.0, "face pile") + &art_box("ww-back", 60.0, 60.0)))
}

/// A part of a card that leads to a field.
fn hit(path: &str, key: &str, (x, y): (f64, f64), (wide, high): (f64, f64)) -> String {
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" class=\"area\"{}/>", shows(&format!("{path}/{key}")))
}

fn card(title: &str, inside: &str) -> String {
    format!("<svg viewBox=\"-104 -104 208 208\" width=\"208\" height=\"208\" role=\"img\" aria-label=\"{}\">{inside}</svg>", escape(title))
}

fn story(deck: &Deck, path: &str, at: usize) -> Option<String> {
    let story = deck.stories.get(at)?;
    let face = story_card(&story.title, &story.printed().collect::<Vec<_>>(), CARD, 15.0);
    let hits = hit(path, "symbols", (-100.0, -100.0), (200.0, 150.0)) + &hit(path, "title", (-100.0, 50.0), (200.0, 50.0));
    Some(card(&story.title, &(face + &hits)))
}

fn goal_of(goal: &Goal, path: &str) -> String {
    let asks = match goal.kind {
        Kind::Pattern(_) => "shape:0:0",
        Kind::Arrow(_) | Kind::Crossed(_) => "symbol",
        Kind::Pair { .. } => "symbols",
        Kind::Balance(_) => "sides/0",
        Kind::Imbalance { .. } => "more",
    };
    let hits = hit(path, asks, (-100.0, -100.0), (200.0, 140.0))
        + &hit(path, "points", (-100.0, 50.0), (46.0, 50.0))
        + &hit(path, "title", (-54.0, 40.0), (154.0, 60.0));
    card(&goal.title, &(goal_card(goal, &goal.title, CARD, None, 15.0) + &hits))
}

/// A module card: its category, its title and what it says.
fn module(content: &Content, path: &str, at: usize) -> Option<String> {
    let module = pickers::module(content, path.starts_with("/modules/special/"), at)?;
    let mut inside = rounded_rect(CARD, CARD, 10.0, "face story") + &art_box("ww-story-night", CARD, CARD);
    inside += "<rect x=\"-94\" y=\"-94\" width=\"188\" height=\"188\" rx=\"8\" class=\"module-plate\"/>";
    let titles = wrap(&module.title, 17);
    for (n, line) in titles.iter().take(2).enumerate() {
        inside += &words(0.0, -74.0 + n as f64 * 22.0, 19.0, "title-ink bold", line);
    }
    let lines = wrap(&module.text, 25);
    let top = -44.0 + titles.len().min(2).saturating_sub(1) as f64 * 22.0;
    for (n, line) in lines.iter().take(8).enumerate() {
        inside += &words(0.0, top + n as f64 * 16.0, 13.5, "title-ink", line);
    }
    inside += &words(0.0, 83.0, 13.0, "title-ink soft-ink", &text(format!("ww-category-{}", module.category.key())));
    inside += &(hit(path, "title", (-100.0, -100.0), (200.0, 45.0))
        + &hit(path, "text", (-100.0, -55.0), (200.0, 125.0))
        + &hit(path, "category", (-100.0, 70.0), (200.0, 30.0)));
    Some(card(&module.title, &inside))
}
