//! The text board.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use den_core::{Board, Message, Rules, Seat, Translate, Turn};

use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, Display, Side};
use crate::pieces::goal::{Goal, Kind};
use crate::pieces::ids::{CellId, GoalId, SlotId, Which};
use crate::pieces::modules::OpportunityEffect;
use crate::pieces::symbol::Symbol;
use crate::state::{Stage, Wolfwalkers};
use crate::view::View;
use crate::words::messages::{Asks, OnBoard};

const STORY: Style = AnsiColor::Green.on_default();
const GOAL: Style = AnsiColor::Yellow.on_default();
const FAINT: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();
/// The width of a cell of a display.
const CELL: usize = 8;
/// The width of a display: a row number, five cells, a frame.
const DISPLAY: usize = 3 + 5 * (CELL + 1);

impl Board for Wolfwalkers {
    fn board(view: &View, words: &dyn Translate) -> String {
        let mut out = String::new();
        Table { now: view, words }.write(&mut out).expect("a string takes any text");
        out
    }
}

/// Writes the table in one language, readable without colours.
struct Table<'a> {
    now: &'a Wolfwalkers,
    words: &'a dyn Translate,
}

impl Table<'_> {
    fn say(&self, message: impl Into<Message>) -> String {
        self.words.translate(&message.into())
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        self.write_modules(out)?;
        self.write_market(out)?;
        let seats: Vec<Seat> = Seat::all(self.now.seats()).collect();
        for pair in seats.chunks(2) {
            writeln!(out)?;
            let blocks: Vec<Vec<String>> = pair.iter().map(|&seat| self.block(seat)).collect();
            for line in 0..blocks[0].len() {
                let row: Vec<&str> = blocks.iter().map(|block| block[line].as_str()).collect();
                writeln!(out, "{}", row.join("  ").trim_end())?;
            }
        }
        self.write_goals(out)?;
        let legend: Vec<String> = Symbol::ALL.iter().map(|s| format!("{} {}", s.letters(), self.say(s.name()))).collect();
        for line in [&legend[..6], &legend[6..]] {
            wrapped(out, &format!("{FAINT}{}{FAINT:#}", line.join(", ")))?;
        }
        wrapped(out, &self.say(self.next()))
    }

    fn write_modules(&self, out: &mut String) -> std::fmt::Result {
        let (now, setup) = (self.now, &self.now.setup);
        if let Some(card) = now.special_card() {
            let (title, text) = (self.say(setup.special_title(card)), self.say(setup.special_text(card)));
            wrapped(out, &format!("{STRONG}{title}{STRONG:#}: {text}"))?;
        }
        for which in Which::ALL {
            if let Some(card) = now.opportunity_card(which) {
                let (title, text) = (self.say(setup.opportunity_title(card)), self.say(setup.opportunity_text(card)));
                let seats: Vec<Seat> = Seat::all(now.seats()).filter(|&seat| now.has_used(seat, which)).collect();
                let used = if seats.is_empty() { String::new() } else { format!(" ({})", self.say(OnBoard::UsedBy { seats })) };
                wrapped(out, &format!("{which}. {STRONG}{title}{STRONG:#}{used}: {text}"))?;
            }
        }
        if let Some(goal) = now.modules.legend.and_then(Card::goal) {
            let (everybody, title) = (self.say(OnBoard::Everybody), self.say(setup.goal_title(goal)));
            let asks = self.asks(&setup.deck.goals[goal.index()]);
            wrapped(out, &format!("{everybody} {GOAL}{title}{GOAL:#}: {asks}"))?;
        }
        Ok(())
    }

    fn write_market(&self, out: &mut String) -> std::fmt::Result {
        let now = self.now;
        writeln!(out, "{STRONG}{}{STRONG:#}", self.say(OnBoard::Market))?;
        for slot in SlotId::all(now.market.slots) {
            let line = match now.market.at(slot) {
                None => format!("{FAINT}{}{FAINT:#}", self.say(OnBoard::EmptySlot)),
                Some((card, side)) => {
                    let closed = [now.turn.closed, now.turn.warm].contains(&Some(slot));
                    let closed = if closed { format!(" ({})", self.say(OnBoard::ClosedSlot)) } else { String::new() };
                    format!("{}{closed}{}", self.face(card, side), self.back(card, side))
                }
            };
            wrapped(out, &format!("  {slot}  {line}"))?;
        }
        let swaps = match now.stack.swaps {
            0 => String::new(),
            n => format!("; {}", self.say(OnBoard::Swaps { n, cards: now.stack.until_swap })),
        };
        let top = match now.stack.top {
            Some(top) => self.face(top, Side::Story),
            None => format!("{FAINT}{}{FAINT:#}", self.say(OnBoard::Nothing)),
        };
        wrapped(out, &format!("  {}{swaps}; {} {top}", self.say(OnBoard::Stack { n: now.stack.len() }), self.say(OnBoard::OnTop)))?;
        if let Some((card, side)) = now.hand().filter(|(card, side)| *side == Side::Story || card.goal().is_some()) {
            wrapped(out, &format!("  {} {}", self.say(OnBoard::InHand), self.face(card, side)))?;
        }
        Ok(())
    }

    /// What a goal asks for; a pattern is drawn with letters.
    fn asks(&self, goal: &Goal) -> String {
        match &goal.kind {
            Kind::Pattern(pattern) => self.say(Asks::Shape { points: goal.points, shape: pattern.to_string() }),
            _ => self.say(goal.asks()),
        }
    }

    fn face(&self, card: Card, side: Side) -> String {
        let setup = &self.now.setup;
        match (side, card.goal()) {
            (Side::Goal, Some(number)) => {
                let (goal, title) = (self.say(OnBoard::Goal), self.say(setup.goal_title(number)));
                let asks = self.asks(&setup.deck.goals[number.index()]);
                format!("{GOAL}{goal} {number:>2} {title}{GOAL:#}: {asks}")
            }
            (Side::Goal, None) => format!("{GOAL}{}  ?{GOAL:#}", self.say(OnBoard::Goal)),
            (Side::Story, _) => {
                let (story, title) = (self.say(OnBoard::Story), self.say(setup.story_title(card.story)));
                let symbols: Vec<String> =
                    setup.deck.stories[card.story.index()].symbols.iter().map(|symbol| self.say(symbol.name())).collect();
                format!("{STORY}{story} {:>2} {title}{STORY:#}: {}", card.story, symbols.join(", "))
            }
        }
    }

    /// What is known of the other side of a card.
    fn back(&self, card: Card, side: Side) -> String {
        let setup = &self.now.setup;
        match (side, card.goal()) {
            (Side::Goal, _) => {
                let letters = setup.deck.stories[card.story.index()].symbols.letters();
                format!(" {FAINT}| {} {} ({letters}){FAINT:#}", self.say(OnBoard::Story), card.story)
            }
            (Side::Story, Some(goal)) => {
                format!(" {FAINT}| {} {} ({}){FAINT:#}", self.say(OnBoard::Goal), goal, self.say(setup.goal_title(goal)))
            }
            (Side::Story, None) => String::new(),
        }
    }

    /// A display with its heading: seven lines of the same printed width.
    fn block(&self, seat: Seat) -> Vec<String> {
        let display = self.now.display(seat);
        let turn = if self.now.turn() == Turn::Seat(seat) { "> " } else { "" };
        let heading = OnBoard::Heading { seat, points: self.now.points(seat), n: display.len(), goals: display.goals() };
        let heading: String = format!("{turn}{}", self.say(heading)).chars().take(DISPLAY).collect();
        let mut lines = vec![format!("{STRONG}{heading:<DISPLAY$}{STRONG:#}")];
        let columns: String = ["a", "b", "c", "d", "e"].iter().map(|c| format!("{c:^width$}", width = CELL + 1)).collect();
        lines.push(format!("{FAINT}{:<DISPLAY$}{FAINT:#}", format!("   {columns}")));
        for row in 0..5 {
            let cells: String = (0..5).map(|column| self.cell(display, CellId::new(row * 5 + column))).collect();
            lines.push(format!("{FAINT}{}{FAINT:#} |{cells}", row + 1));
        }
        lines
    }

    fn cell(&self, display: &Display, cell: CellId) -> String {
        let mark = if display.marked.iter().any(|cells| cells & cell.bit() != 0) { '*' } else { '|' };
        match display.at(cell) {
            None => {
                let inside = cell.index() / 5 < usize::from(display.height) && cell.index() % 5 < usize::from(display.width);
                format!("{FAINT}{:^CELL$}{FAINT:#}|", if inside { "." } else { "" })
            }
            Some((_, Side::Story)) => {
                let letters: String =
                    Symbol::ALL.iter().filter(|&&s| display.shows[s as usize] & cell.bit() != 0).map(|s| s.letters()).collect();
                let letters: String = letters.chars().take(CELL).collect();
                format!("{STORY}{letters:<CELL$}{STORY:#}{mark}")
            }
            Some((card, Side::Goal)) => {
                let text = |goal: GoalId| format!("#{goal} ={}", self.now.deck().goals[goal.index()].points(display, cell));
                format!("{GOAL}{:<CELL$}{GOAL:#}{mark}", card.goal().map_or_else(String::new, text))
            }
        }
    }

    /// The goals of each display, with how their points come about.
    fn write_goals(&self, out: &mut String) -> std::fmt::Result {
        for seat in Seat::all(self.now.seats()) {
            let display = self.now.display(seat);
            if display.goals() == 0 {
                continue;
            }
            wrapped(out, &format!("{STRONG}{}{STRONG:#}", self.say(OnBoard::GoalsOf { seat })))?;
            for cell in CellId::each(display.goals) {
                let Some(number) = display.goal_at(cell) else { continue };
                let goal = &self.now.deck().goals[number.index()];
                let favourite = Which::ALL.into_iter().any(|which| {
                    display.marked[which.index()] & cell.bit() != 0
                        && matches!(self.now.effect(which), Some(OpportunityEffect::Favourite { .. }))
                });
                let notes: Vec<String> = goal.notes(display, cell).into_iter().map(|note| self.say(note)).collect();
                let text = format!(
                    "  {} #{:<2} {GOAL}{:>3}{GOAL:#}{}  {}: {} - {}",
                    Cell::of(cell),
                    number,
                    goal.points(display, cell),
                    if favourite { "*" } else { "" },
                    self.say(self.now.setup.goal_title(number)),
                    self.asks(goal),
                    notes.join("; ")
                );
                wrapped(out, &text)?;
            }
        }
        Ok(())
    }

    /// What happens next.
    fn next(&self) -> OnBoard {
        let seat = self.now.seat();
        match self.now.stage {
            Stage::Turn => OnBoard::Turn { seat },
            Stage::Choose { which, .. } => match self.now.opportunity_title(which) {
                Some(card) => OnBoard::Choose { seat, card },
                None => OnBoard::Dealing,
            },
            Stage::Lay => OnBoard::Lay { seat },
            Stage::Last(_) => OnBoard::Last { seat },
            Stage::Over if self.now.seats() == 1 => {
                let rank = self.now.deck().rank(self.now.points(Seat(0)));
                OnBoard::OverRank { rank: self.now.setup.rank_title(rank) }
            }
            Stage::Over => OnBoard::Over,
            _ => OnBoard::Dealing,
        }
    }
}

/// Writes a text, with line breaks so that no line is wider than 100 columns.
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
