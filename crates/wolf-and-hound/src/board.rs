//! The table as text.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};

use crate::animals::Animal;
use crate::cards::{Card, Cards, Colour};
use crate::content::{Coat, Side};
use crate::places::{Place, Team};
use crate::state::Phase;
use crate::view::View;

/// The width of a seat's block; two stand side by side.
const WIDTH: usize = 46;

impl Side {
    /// The side in a few words: `wolf 1/2 hits left`.
    pub(crate) fn words(self) -> String {
        let coat = match self.coat {
            Coat::Black => "wolf",
            Coat::White => "hound",
            Coat::Pink => "sheep",
        };
        [coat, self.modifier.sign(), self.target.sign()].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// A line of text with the number of columns it takes, which colours do not change.
#[derive(Default)]
struct Line {
    text: String,
    columns: usize,
}

impl Line {
    fn plain(text: &str) -> Line {
        let mut line = Line::default();
        line.add(text, Style::new());
        line
    }

    fn add(&mut self, text: &str, style: Style) {
        let _ = write!(self.text, "{style}{text}{style:#}");
        self.columns += text.chars().count();
    }

    fn centred(&self, width: usize) -> String {
        let left = width.saturating_sub(self.columns) / 2;
        format!("{:left$}{}", "", self.text)
    }

    fn padded(&self, width: usize) -> String {
        format!("{}{:pad$}", self.text, "", pad = width.saturating_sub(self.columns))
    }
}

/// The places round the table, the eye's own at the bottom and its left neighbour on the left, then pile and hand.
pub(crate) fn board(view: &View) -> String {
    let bottom = view.place().unwrap_or(Place::FIRST);
    let [own, left, top, right] = bottom.round().map(|place| block(view, place));
    let mut out = String::new();
    for line in &top {
        let _ = writeln!(out, "{}", line.centred(2 * WIDTH).trim_end());
    }
    out.push('\n');
    let empty = Line::default();
    for row in 0..left.len().max(right.len()) {
        let pair = [&left, &right].map(|block| block.get(row).unwrap_or(&empty));
        let _ = writeln!(out, "{}", format!("{}  {}", pair[0].padded(WIDTH), pair[1].text).trim_end());
    }
    out.push('\n');
    for line in &own {
        let _ = writeln!(out, "{}", line.centred(2 * WIDTH).trim_end());
    }
    out.push('\n');
    for line in footer(view) {
        let _ = writeln!(out, "{}", line.text);
    }
    out
}

/// A place: who it is, its sheep, its animals, its played cards.
fn block(view: &View, place: Place) -> Vec<Line> {
    let open = &view.open;
    let mut lines = vec![title(view, place)];
    for animal in open.at[place.index()] {
        let mut line = Line::default();
        let (words, style) = animal_words(view, animal);
        line.add(&words, style);
        lines.push(line);
    }
    let played = open.played[place.index()];
    let mut line = Line::plain("played");
    // The latest cards, as many as there is room for.
    let hidden = played.len().saturating_sub(8);
    if played.is_empty() {
        line.add(" nothing yet", Style::new());
    }
    if hidden > 0 {
        line.add(&format!(" ({hidden} more)"), Style::new());
    }
    played.iter().skip(hidden).for_each(|card| add_card(&mut line, card));
    lines.push(line);
    lines.push(holding(view, place));
    lines
}

fn title(view: &View, place: Place) -> Line {
    let open = &view.open;
    let team = place.team();
    let style = match team {
        Team::Blue => AnsiColor::BrightBlue.on_default().bold(),
        Team::Yellow => AnsiColor::BrightYellow.on_default().bold(),
    };
    let mut line = Line::default();
    let turn = open.active == place && !matches!(open.phase, Phase::Deal | Phase::Over(_));
    line.add(if turn { "> " } else { "" }, Style::new().bold());
    line.add(&format!("Seat {place} {team}"), style);
    if view.setup.is_virtual(place) {
        line.add(&format!(" (virtual, of seat {})", place.owner(view.setup.seats)), Style::new());
    } else if view.place() == Some(place) {
        line.add(" (you)", Style::new());
    }
    let (sheep, start) = (open.sheep[place.index()], view.setup.sheep[place.index()]);
    let flock = format!("  {}{} {sheep}/{start}", "●".repeat(sheep.into()), "○".repeat(start.saturating_sub(sheep).into()));
    line.add(&flock, Style::new());
    line
}

fn holding(view: &View, place: Place) -> Line {
    let open = &view.open;
    if view.setup.is_virtual(place) {
        let dummy = open.dummies[place.index() & 1];
        let mut line = Line::plain(&format!("dummy pile {}", dummy.len()));
        if !dummy.known.is_empty() {
            line.add(&format!(", after {} unseen:", dummy.unseen), Style::new());
            dummy.known.iter().for_each(|card| add_card(&mut line, card));
        }
        return line;
    }
    let mut line = Line::plain(&format!("hand {}", open.in_hand[place.index()]));
    let known = view.known_hand(place);
    if !known.is_empty() {
        line.add(if view.place() == Some(place) { ":" } else { ", shown:" }, Style::new());
        add_cards(&mut line, known);
    }
    line
}

fn footer(view: &View) -> Vec<Line> {
    let open = &view.open;
    let mut line = Line::plain(&format!("Draw pile {}", open.pile));
    if let Phase::Offer(card) = open.phase {
        line.add(" · turned up", Style::new());
        add_card(&mut line, card);
    }
    if open.no_three {
        line.add(" · No 3 this turn", Style::new().bold());
    }
    if let Some(card) = open.late {
        line.add(" · Grandpa Wolf follows", Style::new());
        add_card(&mut line, card);
    }
    if let Phase::Over(ending) = open.phase {
        line.add(&format!(" · {} has won", ending.winner), Style::new().bold());
    }
    vec![line]
}

fn animal_words(view: &View, animal: Animal) -> (String, Style) {
    let back = view.open.back.has(animal);
    let Some(side) = view.setup.side(animal, back) else { return (animal.id().into(), Style::new()) };
    let style = match side.coat {
        Coat::Black => AnsiColor::BrightRed.on_default().bold(),
        Coat::White => AnsiColor::BrightGreen.on_default().bold(),
        Coat::Pink => AnsiColor::BrightMagenta.on_default().bold(),
    };
    let name = if animal.name().ends_with(|c: char| c.is_ascii_digit()) && animal.name() != "No 3" { "" } else { animal.name() };
    let turned = if back { "(back)" } else { "" };
    let words = [animal.id(), name, &side.words(), turned].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    (words, style)
}

fn add_cards(line: &mut Line, cards: Cards) {
    cards.iter().for_each(|card| add_card(line, card));
}

fn add_card(line: &mut Line, card: Card) {
    line.add(" ", Style::new());
    let style = match card.colour() {
        Colour::Black => AnsiColor::BrightWhite.on(AnsiColor::Black),
        Colour::White => AnsiColor::Black.on(AnsiColor::BrightWhite),
    };
    line.add(&card.to_string(), style);
}
