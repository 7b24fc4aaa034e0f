//! The text board.

use anstyle::{AnsiColor, Style};
use den_core::{Board, Message, Painting, Row, Rules, Seat, Space, Translate, Turn};

use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, Display, Side};
use crate::pieces::goal::{Goal, Kind};
use crate::pieces::ids::{CellId, GoalId, SlotId, Which};
use crate::pieces::modules::OpportunityEffect;
use crate::pieces::symbol::Symbol;
use crate::state::{Stage, Wolfwalkers};
use crate::view::View;
use crate::words::messages::{BoardText, GoalText};

const STORY: Style = AnsiColor::Green.on_default();
const GOAL: Style = AnsiColor::Yellow.on_default();
const FAINT: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();
const PLAIN: Style = Style::new();
/// The width of a cell of a display.
const CELL: usize = 8;
/// The width of a display: a row number, five cells, a frame.
const DISPLAY: usize = 3 + 5 * (CELL + 1);
/// The columns between two displays.
const GAP: usize = 2;
/// The maximum width of text.
const WIDEST: usize = 100;
/// The indent of wrapped lines.
const INDENT: usize = 7;

impl Board for Wolfwalkers {
    fn paint(view: &View, words: &dyn Translate, space: Space) -> Painting {
        let mut table = Table { now: view, words, columns: space.columns.min(WIDEST), out: Painting::new() };
        table.paint();
        table.out
    }
}

/// Paints the table in one language, readable without colours.
struct Table<'a> {
    now: &'a Wolfwalkers,
    words: &'a dyn Translate,
    columns: usize,
    out: Painting,
}

impl Table<'_> {
    fn say(&self, message: impl Into<Message>) -> String {
        self.words.translate(&message.into())
    }

    /// Adds a line, wrapped to the width of the board.
    fn wrapped(&mut self, row: Row) {
        self.out.wrapped(row, self.columns, INDENT);
    }

    fn paint(&mut self) {
        self.modules();
        self.market();
        let seats: Vec<Seat> = Seat::all(self.now.seats()).collect();
        let beside = if self.columns >= 2 * DISPLAY + GAP { 2 } else { 1 };
        for seats in seats.chunks(beside) {
            self.out.gap();
            let blocks: Vec<Vec<Row>> = seats.iter().map(|&seat| self.block(seat)).collect();
            for line in 0..blocks[0].len() {
                let mut row = Row::new();
                for (at, block) in blocks.iter().enumerate() {
                    row.pad(at * (DISPLAY + GAP));
                    row.append(block[line].clone());
                }
                self.out.row(row);
            }
        }
        self.goals();
        let legend: Vec<String> = Symbol::ALL.iter().map(|s| format!("{} {}", s.letters(), self.say(s.name()))).collect();
        self.wrapped(Row::new().with(legend.join(", "), FAINT));
        self.wrapped(Row::plain(self.say(self.next())));
    }

    fn modules(&mut self) {
        let (now, setup) = (self.now, &self.now.setup);
        if let Some(card) = now.special_card() {
            let row = Row::new().with(self.say(setup.special_title(card)), STRONG);
            self.wrapped(row.with(format!(": {}", self.say(setup.special_text(card))), PLAIN));
        }
        for which in Which::ALL {
            if let Some(card) = now.opportunity_card(which) {
                let (title, text) = (self.say(setup.opportunity_title(card)), self.say(setup.opportunity_text(card)));
                let seats: Vec<Seat> = Seat::all(now.seats()).filter(|&seat| now.has_used(seat, which)).collect();
                let used = if seats.is_empty() { String::new() } else { format!(" ({})", self.say(BoardText::UsedBy { seats })) };
                let mut row = Row::plain(format!("{which}. "));
                row.thing(title, STRONG, format!("use:{which}"));
                self.wrapped(row.with(format!("{used}: {text}"), PLAIN));
            }
        }
        if let Some(goal) = now.modules.legend.and_then(Card::goal) {
            let row = Row::plain(format!("{} ", self.say(BoardText::Everybody))).with(self.say(setup.goal_title(goal)), GOAL);
            let asks = self.asks(&setup.deck.goals[goal.index()]);
            self.wrapped(row.with(format!(": {asks}"), PLAIN));
        }
    }

    fn market(&mut self) {
        let now = self.now;
        self.out.row(Row::new().with(self.say(BoardText::Market), STRONG));
        for slot in SlotId::all(now.market.slots) {
            let mut row = Row::plain("  ");
            let thing = format!("slot:{slot}");
            row.thing(slot.to_string(), STRONG, thing.as_str());
            row.add("  ", PLAIN);
            match now.market.at(slot) {
                None => row.add(self.say(BoardText::EmptySlot), FAINT),
                Some((card, side)) => {
                    let mut face = self.face(card, side);
                    if let Some(title) = face.spans.first_mut() {
                        title.thing = Some(thing);
                    }
                    row.append(face);
                    if [now.turn.closed, now.turn.warm].contains(&Some(slot)) {
                        row.add(format!(" ({})", self.say(BoardText::ClosedSlot)), PLAIN);
                    }
                    row.append(self.back(card, side));
                }
            }
            self.wrapped(row);
        }
        let swaps = match now.stack.swaps {
            0 => String::new(),
            n => format!("; {}", self.say(BoardText::Swaps { n, cards: now.stack.until_swap })),
        };
        let mut row =
            Row::plain(format!("  {}{swaps}; {} ", self.say(BoardText::Stack { n: now.stack.len() }), self.say(BoardText::OnTop)));
        match now.stack.top {
            Some(top) => row.append(self.face(top, Side::Story)),
            None => row.add(self.say(BoardText::Nothing), FAINT),
        }
        self.wrapped(row);
        if let Some((card, side)) = now.hand().filter(|(card, side)| *side == Side::Story || card.goal().is_some()) {
            let mut row = Row::plain(format!("  {} ", self.say(BoardText::InHand)));
            row.append(self.face(card, side));
            self.wrapped(row);
        }
    }

    /// The text of a goal; a pattern is drawn with letters.
    fn asks(&self, goal: &Goal) -> String {
        match &goal.kind {
            Kind::Pattern(pattern) => self.say(GoalText::Shape { points: goal.points, shape: pattern.to_string() }),
            _ => self.say(goal.asks()),
        }
    }

    fn face(&self, card: Card, side: Side) -> Row {
        let setup = &self.now.setup;
        match (side, card.goal()) {
            (Side::Goal, Some(number)) => {
                let (goal, title) = (self.say(BoardText::Goal), self.say(setup.goal_title(number)));
                let asks = self.asks(&setup.deck.goals[number.index()]);
                Row::new().with(format!("{goal} {number:>2} {title}"), GOAL).with(format!(": {asks}"), PLAIN)
            }
            (Side::Goal, None) => Row::new().with(format!("{}  ?", self.say(BoardText::Goal)), GOAL),
            (Side::Story, _) => {
                let (story, title) = (self.say(BoardText::Story), self.say(setup.story_title(card.story)));
                let symbols: Vec<String> = setup.deck.stories[card.story.index()].printed().map(|symbol| self.say(symbol.name())).collect();
                let row = Row::new().with(format!("{story} {:>2} {title}", card.story), STORY);
                row.with(format!(": {}", symbols.join(", ")), PLAIN)
            }
        }
    }

    /// What is known about the other side of a card.
    fn back(&self, card: Card, side: Side) -> Row {
        let setup = &self.now.setup;
        let text = match (side, card.goal()) {
            (Side::Goal, _) => {
                let letters = setup.deck.stories[card.story.index()].printed().map(Symbol::letters).collect::<String>();
                format!(" | {} {} ({letters})", self.say(BoardText::Story), card.story)
            }
            (Side::Story, Some(goal)) => format!(" | {} {goal} ({})", self.say(BoardText::Goal), self.say(setup.goal_title(goal))),
            (Side::Story, None) => String::new(),
        };
        Row::new().with(text, FAINT)
    }

    /// A display with its heading: seven lines.
    fn block(&self, seat: Seat) -> Vec<Row> {
        let display = self.now.display(seat);
        let turn = if self.now.turn() == Turn::Seat(seat) { "> " } else { "" };
        let heading = BoardText::Heading { seat, points: self.now.points(seat), n: display.len(), goals: display.goals() };
        let mut rows = vec![Row::new().with(format!("{turn}{}", self.say(heading)), STRONG).clipped(DISPLAY)];
        let columns: String = ["a", "b", "c", "d", "e"].iter().map(|c| format!("{c:^width$}", width = CELL + 1)).collect();
        rows.push(Row::new().with(format!("   {columns}"), FAINT));
        let chosen = seat == self.now.chooses_in();
        for line in 0..5 {
            let mut row = Row::new().with((line + 1).to_string(), FAINT).with(" |", PLAIN);
            (0..5).for_each(|column| self.cell(&mut row, display, CellId::new(line * 5 + column), chosen));
            rows.push(row);
        }
        rows
    }

    fn cell(&self, row: &mut Row, display: &Display, cell: CellId, chosen: bool) {
        let mark = if display.marked.iter().any(|cells| cells & cell.bit() != 0) { "*" } else { "|" };
        let (text, style, mark) = match display.at(cell) {
            None => {
                let inside = cell.index() / 5 < usize::from(display.height) && cell.index() % 5 < usize::from(display.width);
                (format!("{:^CELL$}", if inside { "." } else { "" }), FAINT, "|")
            }
            Some((_, Side::Story)) => {
                let letters: String =
                    Symbol::ALL.iter().filter(|&&s| display.shows[s as usize] & cell.bit() != 0).map(|s| s.letters()).collect();
                let letters: String = letters.chars().take(CELL).collect();
                (format!("{letters:<CELL$}"), STORY, mark)
            }
            Some((card, Side::Goal)) => {
                let text = |goal: GoalId| format!("#{goal} ={}", self.now.deck().goals[goal.index()].points(display, cell));
                (format!("{:<CELL$}", card.goal().map_or_else(String::new, text)), GOAL, mark)
            }
        };
        if chosen {
            row.thing(text, style, format!("cell:{}", Cell::of(cell)));
        } else {
            row.add(text, style);
        }
        row.add(mark, PLAIN);
    }

    /// The goals of each display, with an explanation of their points.
    fn goals(&mut self) {
        for seat in Seat::all(self.now.seats()) {
            let display = self.now.display(seat);
            if display.goals() == 0 {
                continue;
            }
            self.wrapped(Row::new().with(self.say(BoardText::GoalsOf { seat }), STRONG));
            for cell in CellId::each(display.goals) {
                let Some(number) = display.goal_at(cell) else { continue };
                let goal = &self.now.deck().goals[number.index()];
                let favourite = Which::ALL.into_iter().any(|which| {
                    display.marked[which.index()] & cell.bit() != 0
                        && matches!(self.now.marking(which), Some(OpportunityEffect::Favourite { .. }))
                });
                let notes: Vec<String> = goal.notes(display, cell).into_iter().map(|note| self.say(note)).collect();
                let row = Row::plain(format!("  {} #{number:<2} ", Cell::of(cell)))
                    .with(format!("{:>3}", goal.points(display, cell)), GOAL)
                    .with(
                        format!(
                            "{}  {}: {} - {}",
                            if favourite { "*" } else { "" },
                            self.say(self.now.setup.goal_title(number)),
                            self.asks(goal),
                            notes.join("; ")
                        ),
                        PLAIN,
                    );
                self.wrapped(row);
            }
        }
    }

    /// What happens next.
    fn next(&self) -> BoardText {
        let seat = self.now.seat();
        match self.now.stage {
            Stage::Turn => BoardText::Turn { seat },
            Stage::Choose { which, .. } => match self.now.opportunity_title(which) {
                Some(card) => BoardText::Choose { seat, card },
                None => BoardText::Dealing,
            },
            Stage::Lay => BoardText::Lay { seat },
            Stage::Last(_) => BoardText::Last { seat },
            Stage::Over if self.now.seats() == 1 => {
                let rank = self.now.deck().rank(self.now.points(Seat(0)));
                BoardText::OverRank { rank: self.now.setup.rank_title(rank) }
            }
            Stage::Over => BoardText::Over,
            _ => BoardText::Dealing,
        }
    }
}
