//! The table as text.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use den_core::{Seat, Turn};

use crate::display::{Card, Display, Side};
use crate::modules::OpportunityEffect;
use crate::place::Place;
use crate::state::{Stage, Wolfwalkers};
use crate::symbol::Symbol;

const STORY: Style = AnsiColor::Green.on_default();
const GOAL: Style = AnsiColor::Yellow.on_default();
const FAINT: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();
/// The width of a cell of a display.
const CELL: usize = 8;
/// The width of a display: a row number, five cells, a frame.
const DISPLAY: usize = 3 + 5 * (CELL + 1);

impl Wolfwalkers {
    /// The table as text of at most 100 columns, readable without colours.
    pub(crate) fn table(&self) -> String {
        let mut out = String::new();
        self.write_table(&mut out).expect("a string takes any text");
        out
    }

    fn write_table(&self, out: &mut String) -> std::fmt::Result {
        self.write_modules(out)?;
        self.write_market(out)?;
        let seats: Vec<Seat> = Seat::all(self.seats).collect();
        for pair in seats.chunks(2) {
            writeln!(out)?;
            let blocks: Vec<Vec<String>> = pair.iter().map(|&seat| self.block(seat)).collect();
            for line in 0..blocks[0].len() {
                let row: Vec<&str> = blocks.iter().map(|block| block[line].as_str()).collect();
                writeln!(out, "{}", row.join("  ").trim_end())?;
            }
        }
        self.write_goals(out)?;
        write!(out, "{FAINT}")?;
        let legend: Vec<String> = Symbol::ALL.iter().map(|s| format!("{} {s}", s.letters())).collect();
        writeln!(out, "{}", legend[..6].join(", "))?;
        writeln!(out, "{}{FAINT:#}", legend[6..].join(", "))?;
        writeln!(out, "{}", self.awaited())
    }

    fn write_modules(&self, out: &mut String) -> std::fmt::Result {
        if let Some(special) = self.special() {
            wrapped(out, &format!("{STRONG}{}{STRONG:#}: {}", special.title, special.text))?;
        }
        for which in 0..3 {
            if let Some(card) = self.opportunity(which) {
                let used: Vec<String> =
                    Seat::all(self.seats).filter(|s| self.displays[s.index()].used >> which & 1 == 1).map(|s| s.to_string()).collect();
                let used = if used.is_empty() { String::new() } else { format!(" (used by {})", used.join(", ")) };
                wrapped(out, &format!("{}. {STRONG}{}{STRONG:#}{used}: {}", which + 1, card.title, card.text))?;
            }
        }
        if let Some(goal) = self.modules.legend.goal() {
            let goal = &self.deck.goals[usize::from(goal)];
            wrapped(out, &format!("For everybody: {GOAL}{}{GOAL:#}: {goal}", goal.title))?;
        }
        Ok(())
    }

    fn write_market(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "{STRONG}Market{STRONG:#}")?;
        for slot in 0..self.market.places {
            let line = match self.market.at(slot) {
                None => format!("{FAINT}empty{FAINT:#}"),
                Some((card, side)) => {
                    let closed = if slot == self.turn.closed || slot == self.turn.warm { " (closed)" } else { "" };
                    format!("{}{closed}{}", self.face_line(card, side), self.back_line(card, side))
                }
            };
            wrapped(out, &format!("  {}  {line}", slot + 1))?;
        }
        let swaps = match self.stack.swaps {
            0 => String::new(),
            n => format!(", {n} swap cards, the next after {} cards", self.stack.until_swap),
        };
        let top = if self.stack.top.is_some() { self.face_line(self.stack.top, Side::Story) } else { format!("{FAINT}nothing{FAINT:#}") };
        wrapped(out, &format!("  Stack of {}{swaps}; on top: {top}", self.stack.len()))?;
        if self.hand.card.is_some() && !(self.hand.side == Side::Goal && self.hand.card.goal().is_none()) {
            wrapped(out, &format!("  In hand: {}", self.face_line(self.hand.card, self.hand.side)))?;
        }
        Ok(())
    }

    fn face_line(&self, card: Card, side: Side) -> String {
        match (side, card.goal()) {
            (Side::Goal, Some(number)) => {
                let goal = &self.deck.goals[usize::from(number)];
                format!("{GOAL}goal  {:>2} {}{GOAL:#}: {goal}", number + 1, goal.title)
            }
            (Side::Goal, None) => format!("{GOAL}goal   ? {GOAL:#}"),
            (Side::Story, _) => {
                let story = &self.deck.stories[usize::from(card.story)];
                format!("{STORY}story {:>2} {}{STORY:#}: {}", card.story + 1, story.title, story.symbols)
            }
        }
    }

    /// What is known of the other side of a card.
    fn back_line(&self, card: Card, side: Side) -> String {
        match (side, card.goal()) {
            (Side::Goal, _) => {
                format!(" {FAINT}| story {} ({}){FAINT:#}", card.story + 1, self.deck.stories[usize::from(card.story)].symbols.letters())
            }
            (Side::Story, Some(goal)) => format!(" {FAINT}| goal {} ({}){FAINT:#}", goal + 1, self.deck.goals[usize::from(goal)].title),
            (Side::Story, None) => String::new(),
        }
    }

    /// A display with its heading: eight lines of the same printed width.
    fn block(&self, seat: Seat) -> Vec<String> {
        let display = &self.displays[seat.index()];
        let turn = if self.whose() == Turn::Seat(seat) { " to play" } else { "" };
        let head = format!("Seat {seat}{turn}: {} points, {} of 25 cards, {} goals", self.points(seat), display.len(), display.goals());
        let mut lines = vec![format!("{STRONG}{head:<DISPLAY$}{STRONG:#}")];
        let columns: String = ["a", "b", "c", "d", "e"].iter().map(|c| format!("{c:^width$}", width = CELL + 1)).collect();
        lines.push(format!("{FAINT}{:<DISPLAY$}{FAINT:#}", format!("   {columns}")));
        for row in 0..5 {
            let cells: String = (0..5).map(|column| self.cell(display, row * 5 + column)).collect();
            lines.push(format!("{FAINT}{}{FAINT:#} |{cells}", row + 1));
        }
        lines
    }

    fn cell(&self, display: &Display, cell: u8) -> String {
        let mark = if display.marked.iter().any(|cells| cells >> cell & 1 == 1) { '*' } else { '|' };
        match display.at(cell) {
            None => format!("{FAINT}{:^CELL$}{FAINT:#}|", if self.inside(display, cell) { "." } else { "" }),
            Some((_, Side::Story)) => {
                let letters: String =
                    Symbol::ALL.iter().filter(|&&s| display.shows[s as usize] >> cell & 1 == 1).map(|s| s.letters()).collect();
                let letters: String = letters.chars().take(CELL).collect();
                format!("{STORY}{letters:<CELL$}{STORY:#}{mark}")
            }
            Some((card, Side::Goal)) => {
                let points = self.deck.goals[usize::from(card.goal)].points(display, cell);
                format!("{GOAL}{:<CELL$}{GOAL:#}{mark}", format!("#{} ={points}", card.goal + 1))
            }
        }
    }

    fn inside(&self, display: &Display, cell: u8) -> bool {
        cell / 5 < display.height && cell % 5 < display.width
    }

    /// The goals of each display, with how their points come about.
    fn write_goals(&self, out: &mut String) -> std::fmt::Result {
        for seat in Seat::all(self.seats) {
            let display = &self.displays[seat.index()];
            if display.goals() == 0 {
                continue;
            }
            writeln!(out, "{STRONG}Goals of seat {seat}{STRONG:#}")?;
            for cell in (0..25).filter(|cell| display.goals >> cell & 1 == 1) {
                let number = display.cards[usize::from(cell)].goal;
                let goal = &self.deck.goals[usize::from(number)];
                let place = Place::of(cell);
                let favourite = (0..3).any(|which| {
                    display.marked[usize::from(which)] >> cell & 1 == 1
                        && matches!(self.effect(which), Some(OpportunityEffect::Favourite { .. }))
                });
                let star = if favourite { "*" } else { "" };
                let text = format!(
                    "  {place} #{:<2} {GOAL}{:>3}{GOAL:#}{star}  {}: {goal} - {}",
                    number + 1,
                    goal.points(display, cell),
                    goal.title,
                    goal.note(display, cell)
                );
                wrapped(out, &text)?;
            }
        }
        Ok(())
    }

    fn awaited(&self) -> String {
        let seat = Seat(self.seat);
        match self.stage {
            Stage::Turn => format!("Seat {seat} takes a market card, such as `take 3 at b2` (z is left of a, 0 above 1)."),
            Stage::Choose { which, .. } => {
                format!("Seat {seat} chooses a card for {}.", self.opportunity(which).map_or("", |card| card.title.as_str()))
            }
            Stage::Lay => format!("Seat {seat} lays the card in hand, such as `lay b2`."),
            Stage::Last(_) => format!("Seat {seat} may lay one more card on one of theirs, or pass."),
            Stage::Over if self.seats == 1 => format!("The game is over: {}.", self.deck.rank(self.points(Seat(0)))),
            Stage::Over => "The game is over.".into(),
            _ => "The dealer deals.".into(),
        }
    }
}

/// Writes a text, with line breaks so that no line is longer than 100 columns.
fn wrapped(out: &mut String, text: &str) -> std::fmt::Result {
    let mut width = 0;
    for (at, word) in text.split(' ').enumerate() {
        let long = printed(word);
        if at > 0 && width + 1 + long > 98 {
            write!(out, "\n       ")?;
            width = 7;
        } else if at > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += long;
    }
    writeln!(out)
}

/// The printed width of a text: ANSI sequences take no room.
fn printed(text: &str) -> usize {
    let (mut width, mut escape) = (0, false);
    for c in text.chars() {
        match (escape, c) {
            (false, '\u{1b}') => escape = true,
            (false, _) => width += 1,
            (true, c) => escape = !c.is_ascii_alphabetic(),
        }
    }
    width
}
