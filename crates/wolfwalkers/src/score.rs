//! Scoring: each goal, what specials and markers add, the outcome.

use den_core::{Outcome, Seat, Sheet, Standing};

use crate::content::Deck;
use crate::display::{Display, NONE, Side};
use crate::goal::{CROSS, Goal, Kind};
use crate::modules::{OpportunityEffect, SpecialEffect};
use crate::state::Wolfwalkers;
use crate::symbol::{Symbol, Symbols};

/// The middle cell of a display.
const MIDDLE: u8 = 12;
/// The corner cells of a display.
const CORNERS: u32 = 1 | 1 << 4 | 1 << 20 | 1 << 24;

impl Goal {
    /// The points of this goal in a cell of the display (counted from 0, row by row).
    pub fn points(&self, display: &Display, cell: u8) -> i32 {
        let shows = &display.shows;
        let cross = CROSS[usize::from(cell)];
        match &self.kind {
            Kind::Pattern(pattern) => self.points * pattern.placements(shows) as i32,
            Kind::Arrow(symbol) => self.points * (shows[*symbol as usize] & cross).count_ones() as i32,
            Kind::Crossed(symbol) => self.once(shows[*symbol as usize] & cross == 0),
            Kind::Pair { a, b, arrows } => {
                let both = shows[*a as usize] & shows[*b as usize];
                self.points * (if *arrows { both & cross } else { both }).count_ones() as i32
            }
            Kind::Balance(sides) => {
                let counts = sum(shows, sides[0]);
                self.once(counts > 0 && sides[1..].iter().all(|side| sum(shows, *side) == counts))
            }
            Kind::Imbalance { more, fewer } => self.once(sum(shows, *more) > sum(shows, *fewer)),
        }
    }

    fn once(&self, scores: bool) -> i32 {
        if scores { self.points } else { 0 }
    }

    /// How the points come about: `2 of at most 3 placements`, `wolves 4 v townsfolk 5`.
    pub fn note(&self, display: &Display, cell: u8) -> String {
        let shows = &display.shows;
        let cross = CROSS[usize::from(cell)];
        let side = |side: Symbols| {
            let names: Vec<String> = side.iter().map(|s| s.to_string()).collect();
            format!("{} {}", names.join(" + "), sum(shows, side))
        };
        match &self.kind {
            Kind::Pattern(pattern) => format!("{} of at most {} placements", pattern.placements(shows), pattern.at_most(shows)),
            Kind::Arrow(symbol) | Kind::Crossed(symbol) => {
                format!("{symbol} {} of 8 in row and column", (shows[*symbol as usize] & cross).count_ones())
            }
            Kind::Pair { a, b, arrows } => {
                let both = shows[*a as usize] & shows[*b as usize];
                match arrows {
                    false => format!("{} with {a} + {b}", both.count_ones()),
                    true => format!("{} of {} with {a} + {b} in row and column", (both & cross).count_ones(), both.count_ones()),
                }
            }
            Kind::Balance(sides) => sides.iter().map(|s| side(*s)).collect::<Vec<_>>().join(" v "),
            Kind::Imbalance { more, fewer } => format!("{} v {}", side(*more), side(*fewer)),
        }
    }
}

/// WW-BAL-2: the counts of several symbols are added.
fn sum(shows: &[u32; Symbol::COUNT], side: Symbols) -> u32 {
    side.iter().map(|symbol| shows[symbol as usize].count_ones()).sum()
}

/// The points of all goals of a display, as it lies.
pub fn goal_points(deck: &Deck, display: &Display) -> i32 {
    let mut goals = display.goals;
    let mut points = 0;
    while goals != 0 {
        let cell = goals.trailing_zeros() as u8;
        goals &= goals - 1;
        points += deck.goals[usize::from(display.cards[usize::from(cell)].goal)].points(display, cell);
    }
    points
}

impl Wolfwalkers {
    /// A player's points as the displays lie now.
    pub fn points(&self, seat: Seat) -> i32 {
        let display = &self.displays[seat.index()];
        let mut points = goal_points(&self.deck, display) + i32::from(display.bonus);
        if self.modules.special != NONE {
            points += self.special_points(seat).0;
            if self.has_opportunities() {
                points += (0..3).map(|which| self.favourite_points(seat, which)).sum::<i32>();
            }
        }
        points
    }

    /// What the special adds or costs, and why.
    fn special_points(&self, seat: Seat) -> (i32, u32) {
        let display = &self.displays[seat.index()];
        let times = |count: u32, points: u8| (count as i32 * i32::from(points), count);
        match self.modules.effect {
            SpecialEffect::Legend if self.modules.legend.goal != NONE => {
                (self.deck.goals[usize::from(self.modules.legend.goal)].points(display, MIDDLE), 0)
            }
            SpecialEffect::GoalCost { free, cost } => {
                let beyond = display.goals().saturating_sub(u32::from(free));
                (-(beyond as i32) * i32::from(cost), beyond)
            }
            SpecialEffect::Heart { points } => {
                times(display.shows.iter().map(|cells| cells >> MIDDLE & 1).sum(), if middle_is_fixed(display) { points } else { 0 })
            }
            SpecialEffect::Corners { symbol, points } => {
                times((display.shows[symbol as usize] & CORNERS).count_ones(), if middle_is_fixed(display) { points } else { 0 })
            }
            SpecialEffect::Most { symbol, points } => {
                let count = display.count(symbol);
                let leads = count > 0 && self.players().iter().all(|other| other.count(symbol) <= count);
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

    fn favourite_points(&self, seat: Seat, which: u8) -> i32 {
        let display = &self.displays[seat.index()];
        let marked = display.marked[usize::from(which)];
        match self.effect(which) {
            Some(OpportunityEffect::Favourite { points }) if marked != 0 => {
                let cell = marked.trailing_zeros() as u8;
                match display.at(cell) {
                    Some((card, Side::Goal)) if self.deck.goals[usize::from(card.goal)].points(display, cell) > 0 => i32::from(points),
                    _ => 0,
                }
            }
            _ => 0,
        }
    }

    /// The live score sheet: a line per goal, with how its points come about.
    pub(crate) fn score_sheet(&self) -> Sheet {
        let mut sheet = Sheet::new(Seat::all(self.seats).map(|seat| format!("Seat {seat}")));
        let seats = usize::from(self.seats);
        let only = |seat: usize, points: i32| (0..seats).map(|s| (s == seat).then_some(points)).collect::<Vec<_>>();
        for (seat, display) in self.players().iter().enumerate() {
            for cell in 0..25 {
                if let Some((card, Side::Goal)) = display.at(cell) {
                    let goal = &self.deck.goals[usize::from(card.goal)];
                    let name = format!("{} ({})", goal.title, crate::place::Place::of(cell));
                    sheet.line(name, goal.rule(), only(seat, goal.points(display, cell)), goal.note(display, cell));
                }
            }
            if display.bonus > 0 {
                sheet.line("Scored at once", "WW-MOD-2", only(seat, i32::from(display.bonus)), "");
            }
            for which in 0..3 {
                if let (Some(OpportunityEffect::Favourite { .. }), true) = (self.effect(which), display.marked[usize::from(which)] != 0) {
                    let title = self.opportunity(which).map_or("", |card| card.title.as_str());
                    let at = crate::place::Place::of(display.marked[usize::from(which)].trailing_zeros() as u8);
                    let points = self.favourite_points(Seat(seat as u8), which);
                    sheet.line(title, "WW-MOD-2", only(seat, points), format!("if the goal at {at} scores"));
                }
            }
        }
        if let Some(special) = self.special().filter(|special| self.scores_at_the_end(special.effect)) {
            let each: Vec<(i32, u32)> = Seat::all(self.seats).map(|seat| self.special_points(seat)).collect();
            let note = match special.effect {
                SpecialEffect::Legend => {
                    let goal = &self.deck.goals[usize::from(self.modules.legend.goal)];
                    let notes: Vec<String> = self.players().iter().map(|display| goal.note(display, MIDDLE)).collect();
                    format!("{}: {}", goal.title, notes.join("; "))
                }
                SpecialEffect::Heart { .. } | SpecialEffect::Corners { .. } if !self.players().iter().all(middle_is_fixed) => {
                    "counts once a display is 5 by 5".into()
                }
                _ => each.iter().map(|(_, count)| count.to_string()).collect::<Vec<_>>().join(" v "),
            };
            sheet.line(&special.title, "WW-MOD-1", each.iter().map(|(points, _)| Some(*points)).collect(), note);
        }
        if self.seats == 1 {
            let points = self.points(Seat(0));
            sheet.line("Rank", "WW-SOLO-1", vec![None], self.deck.rank(points));
        }
        sheet
    }

    fn scores_at_the_end(&self, effect: SpecialEffect) -> bool {
        match effect {
            SpecialEffect::Legend => self.modules.legend.goal != NONE,
            SpecialEffect::GoalCost { .. }
            | SpecialEffect::Heart { .. }
            | SpecialEffect::Corners { .. }
            | SpecialEffect::Most { .. }
            | SpecialEffect::Unbroken { .. } => true,
            _ => false,
        }
    }

    /// WW-END-2: most points; then fewer goals.
    pub(crate) fn result(&self) -> Outcome {
        let mut standings = [Standing::default(); 4];
        for (seat, display) in self.players().iter().enumerate() {
            standings[seat] = Standing { points: self.points(Seat(seat as u8)), ties: [-(display.goals() as i32), 0, 0] };
        }
        let teams = [0, 1, 2, 3];
        Outcome::rank(&standings[..usize::from(self.seats)], &teams[..usize::from(self.seats)])
    }
}

/// Whether corners and middle can no longer move.
fn middle_is_fixed(display: &Display) -> bool {
    display.size() == (5, 5)
}
