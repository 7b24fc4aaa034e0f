//! Scoring: each goal, what specials and markers add, the outcome.

use den_core::{Message, Outcome, Rules, Scores, Seat, Sheet, Standing, Turn};

use crate::pieces::cell::Cell;
use crate::pieces::deck::Deck;
use crate::pieces::display::{Display, Side};
use crate::pieces::goal::{CROSS, Goal, Kind};
use crate::pieces::ids::{CellId, Which};
use crate::pieces::modules::{OpportunityEffect, SpecialEffect};
use crate::pieces::symbol::Symbols;
use crate::state::Wolfwalkers;
use crate::view::View;
use crate::words::messages::SheetText;

/// The centre cell of a display.
const MIDDLE: CellId = CellId::new(12);
/// The corner cells of a display.
const CORNERS: u32 = 1 | 1 << 4 | 1 << 20 | 1 << 24;

impl Goal {
    /// The points of this goal in a cell of the display.
    pub fn points(&self, display: &Display, cell: CellId) -> i32 {
        let shows = &display.shows;
        let cross = CROSS[cell.index()];
        match &self.kind {
            Kind::Pattern(pattern) => self.points * pattern.placements(shows) as i32,
            Kind::Arrow(symbol) => self.points * (shows[*symbol as usize] & cross).count_ones() as i32,
            Kind::Crossed(symbol) => self.once(shows[*symbol as usize] & cross == 0),
            Kind::Pair { a, b, arrows } => {
                let both = shows[*a as usize] & shows[*b as usize];
                self.points * (if *arrows { both & cross } else { both }).count_ones() as i32
            }
            Kind::Balance(sides) => {
                let counts = sum(display, sides[0]);
                self.once(counts > 0 && sides[1..].iter().all(|side| sum(display, *side) == counts))
            }
            Kind::Imbalance { more, fewer } => self.once(sum(display, *more) > sum(display, *fewer)),
        }
    }

    fn once(&self, scores: bool) -> i32 {
        if scores { self.points } else { 0 }
    }

    /// An explanation of the points: how often a pattern is found, how many symbols a side has.
    pub fn notes(&self, display: &Display, cell: CellId) -> Vec<Message> {
        let shows = &display.shows;
        let cross = CROSS[cell.index()];
        let side = |side: &Symbols| SheetText::Side { symbols: side.sum(), n: sum(display, *side) }.into();
        let note = match &self.kind {
            Kind::Pattern(pattern) => SheetText::Pattern { n: pattern.placements(shows), most: pattern.upper_bound(shows) },
            Kind::Arrow(symbol) | Kind::Crossed(symbol) => {
                SheetText::Arrow { symbol: *symbol, n: (shows[*symbol as usize] & cross).count_ones() }
            }
            Kind::Pair { a, b, arrows } => {
                let both = shows[*a as usize] & shows[*b as usize];
                let all = both.count_ones();
                match arrows {
                    false => SheetText::Pair { n: all, a: *a, b: *b },
                    true => SheetText::PairArrows { n: (both & cross).count_ones(), all, a: *a, b: *b },
                }
            }
            Kind::Balance(sides) => return sides.iter().map(side).collect(),
            Kind::Imbalance { more, fewer } => return vec![side(more), side(fewer)],
        };
        vec![note.into()]
    }
}

/// WW-BAL-1, WW-BAL-2: every symbol on a story counts, and the counts of several symbols are added.
fn sum(display: &Display, side: Symbols) -> u32 {
    side.iter().map(|symbol| display.symbols(symbol)).sum()
}

/// The current points of all goals in a display.
pub fn goal_points(deck: &Deck, display: &Display) -> i32 {
    let points = |cell: CellId| display.goal_at(cell).map_or(0, |goal| deck.goals[goal.index()].points(display, cell));
    CellId::each(display.goals).map(points).sum()
}

impl Scores for Wolfwalkers {
    /// WW-END-2: most points; then fewer goals.
    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let mut standings = [Standing::default(); 4];
        for (seat, display) in self.players().iter().enumerate() {
            standings[seat] = Standing { points: self.points(Seat(seat as u8)), ties: [-(display.goals() as i32), 0, 0] };
        }
        let teams = [0, 1, 2, 3];
        let seats = usize::from(self.seats());
        Some(Outcome::rank(&standings[..seats], &teams[..seats]))
    }

    fn sheet(view: &View) -> Sheet {
        let mut sheet = Sheet::by_seat(view.seats());
        for seat in Seat::all(view.seats()) {
            view.display_lines(seat, &mut sheet);
        }
        view.special_lines(&mut sheet);
        if view.seats() == 1 {
            let rank = view.setup.deck.rank(view.points(Seat(0)));
            sheet.line(SheetText::Rank, "WW-SOLO-1", vec![None], [view.setup.rank_title(rank)]);
        }
        sheet
    }
}

impl Wolfwalkers {
    /// A player's current points.
    pub fn points(&self, seat: Seat) -> i32 {
        let display = &self.displays[seat.index()];
        let mut points = goal_points(&self.setup.deck, display) + i32::from(display.bonus);
        if self.modules.special.is_some() {
            points += self.modules.effects.all().map(|effect| self.special_points(effect, seat).0).sum::<i32>();
            if self.has_opportunities() {
                points += Which::ALL.map(|which| self.favourite_points(seat, which)).iter().sum::<i32>();
            }
        }
        points
    }

    /// The goal for everyone, once it has been seen.
    fn legend_goal(&self) -> Option<&Goal> {
        self.setup.deck.goals.get(self.modules.legend?.goal?.index())
    }

    /// The points that the special adds or costs, and the count behind them.
    fn special_points(&self, effect: SpecialEffect, seat: Seat) -> (i32, u32) {
        let display = &self.displays[seat.index()];
        let times = |count: u32, points: u8| (count as i32 * i32::from(points), count);
        match effect {
            SpecialEffect::Legend => {
                let points = |goal: &Goal| goal.points(display, MIDDLE);
                (self.legend_goal().map_or(0, points), 0)
            }
            SpecialEffect::GoalCost { free, cost } => {
                let beyond = display.goals().saturating_sub(u32::from(free));
                (-(beyond as i32) * i32::from(cost), beyond)
            }
            SpecialEffect::Heart { points } => times(
                display.shows.iter().map(|cells| u32::from(cells & MIDDLE.bit() != 0)).sum::<u32>() + self.doubles_at(display, MIDDLE),
                if middle_is_fixed(display) { points } else { 0 },
            ),
            SpecialEffect::Corners { symbol, points } => {
                times((display.shows[symbol as usize] & CORNERS).count_ones(), if middle_is_fixed(display) { points } else { 0 })
            }
            SpecialEffect::Most { symbol, points } => {
                let count = display.symbols(symbol);
                let leads = count > 0 && self.players().iter().all(|other| other.symbols(symbol) <= count);
                (if leads { i32::from(points) } else { 0 }, count)
            }
            SpecialEffect::Unbroken { points } => {
                let stories = display.laid & !display.goals;
                let row = |row: u32| stories >> (row * 5) & 0b11111 == 0b11111;
                let column = |column: u32| stories >> column & 0x0010_8421 == 0x0010_8421;
                times((0..5).map(|line| u32::from(row(line)) + u32::from(column(line))).sum(), points)
            }
            _ => (0, 0),
        }
    }

    /// How many symbols the story in a cell shows a second time.
    fn doubles_at(&self, display: &Display, cell: CellId) -> u32 {
        match display.at(cell) {
            Some((card, Side::Story)) => self.setup.deck.stories[card.story.index()].twice.len() as u32,
            _ => 0,
        }
    }

    fn favourite_points(&self, seat: Seat, which: Which) -> i32 {
        let display = &self.displays[seat.index()];
        match (self.marking(which), CellId::first(display.marked[which.index()])) {
            (Some(OpportunityEffect::Favourite { points }), Some(cell)) => match display.goal_at(cell) {
                Some(goal) if self.setup.deck.goals[goal.index()].points(display, cell) > 0 => i32::from(points),
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Adds a line for each goal, and for points from opportunities.
    fn display_lines(&self, seat: Seat, sheet: &mut Sheet) {
        let display = self.display(seat);
        let only = |points: i32| Seat::all(self.seats()).map(|other| (other == seat).then_some(points)).collect::<Vec<_>>();
        for cell in CellId::each(display.goals) {
            if let Some(number) = display.goal_at(cell) {
                let goal = &self.setup.deck.goals[number.index()];
                let name = SheetText::Goal { goal: self.setup.goal_title(number), at: Cell::of(cell) };
                sheet.line(name, goal.rule(), only(goal.points(display, cell)), goal.notes(display, cell));
            }
        }
        if display.bonus > 0 {
            sheet.line(SheetText::AtOnce, "WW-MOD-2", only(i32::from(display.bonus)), []);
        }
        for which in Which::ALL {
            if let (Some(OpportunityEffect::Favourite { .. }), Some(cell), Some(title)) =
                (self.marking(which), CellId::first(display.marked[which.index()]), self.opportunity_title(which))
            {
                let note = SheetText::Favourite { at: Cell::of(cell) };
                sheet.line(title, "WW-MOD-2", only(self.favourite_points(seat, which)), [note.into()]);
            }
        }
    }

    /// The lines of a special that scores at the end.
    fn special_lines(&self, sheet: &mut Sheet) {
        for effect in self.modules.effects.all().filter(|effect| self.scores_at_the_end(*effect)) {
            self.special_line(effect, sheet);
        }
    }

    fn special_line(&self, effect: SpecialEffect, sheet: &mut Sheet) {
        let Some(card) = self.special_card() else { return };
        let each: Vec<(Seat, i32, u32)> = Seat::all(self.seats())
            .map(|seat| {
                let (points, count) = self.special_points(effect, seat);
                (seat, points, count)
            })
            .collect();
        let points = each.iter().map(|(_, points, _)| Some(*points)).collect();
        let counts = || each.iter().map(|&(seat, _, n)| SheetText::Count { seat, n }.into()).collect();
        let notes: Vec<Message> = match effect {
            SpecialEffect::Legend => {
                let notes = |seat| self.legend_goal().map_or_else(Vec::new, |goal| goal.notes(self.display(seat), MIDDLE));
                Seat::all(self.seats()).map(|seat| SheetText::Legend { seat, notes: notes(seat) }.into()).collect()
            }
            SpecialEffect::Heart { .. } | SpecialEffect::Corners { .. } if !self.players().iter().all(middle_is_fixed) => {
                vec![SheetText::FiveByFive.into()]
            }
            _ => counts(),
        };
        sheet.line(self.setup.special_title(card), "WW-MOD-1", points, notes);
    }

    fn scores_at_the_end(&self, effect: SpecialEffect) -> bool {
        match effect {
            SpecialEffect::Legend => self.legend_goal().is_some(),
            SpecialEffect::GoalCost { .. }
            | SpecialEffect::Heart { .. }
            | SpecialEffect::Corners { .. }
            | SpecialEffect::Most { .. }
            | SpecialEffect::Unbroken { .. } => true,
            _ => false,
        }
    }
}

/// Whether corners and centre can no longer move.
fn middle_is_fixed(display: &Display) -> bool {
    display.size() == (5, 5)
}
