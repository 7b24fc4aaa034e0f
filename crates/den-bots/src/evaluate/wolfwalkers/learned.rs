//! A display of Wolfwalkers as inputs of a net: its goals, its symbols, and what the market offers it.

use den_core::{Rules as _, Seat};
use den_nets::Inputs;
use wolfwalkers::{CellId, Family, Goal, Side, SlotId, Symbol, Symbols, Which, Wolfwalkers};

use super::potential::Ahead;
use crate::{Learned, Weights};

/// How they were made is beside them.
const BUILT_IN: &[u8] = include_bytes!("../../../weights/wolfwalkers.net");

static WEIGHTS: Weights = Weights::new(Wolfwalkers::ID, 1, Some(BUILT_IN));

const FAMILIES: usize = Family::ALL.len();
const SYMBOLS: usize = Symbol::COUNT;
const SPECIALS: usize = 32;

/// The number of steps of each figure.
const POINTS: usize = 40;
const GOALS: usize = 10;
const FAMILY_POINTS: usize = 12;
const FAMILY_GOALS: usize = 3;
const SHOWN: usize = 8;
const WANTED: usize = 4;
const OFFERED: usize = 3;
const WORTH: usize = 10;
const USES: usize = 8;

const FREE: usize = 0;
/// What the display is likely to score, what its goals are, and what it scores now.
const LIKELY: usize = FREE + 26;
const LIKELY_GOALS: usize = LIKELY + POINTS;
const NOW: usize = LIKELY_GOALS + POINTS;
const GOAL_COUNT: usize = NOW + POINTS;
/// For each family of goals: their number, what they are likely to score, and how much of that is still to come.
const FAMILY_COUNT: usize = GOAL_COUNT + GOALS;
const FAMILY_LIKELY: usize = FAMILY_COUNT + FAMILIES * FAMILY_GOALS;
const FAMILY_TO_COME: usize = FAMILY_LIKELY + FAMILIES * FAMILY_POINTS;
/// For each symbol: how many stories show it, how many goals want it, how many avoid it, how many market stories show it.
const SYMBOL_SHOWN: usize = FAMILY_TO_COME + FAMILIES * FAMILY_POINTS;
const SYMBOL_WANTED: usize = SYMBOL_SHOWN + SYMBOLS * SHOWN;
const SYMBOL_AVOIDED: usize = SYMBOL_WANTED + SYMBOLS * WANTED;
const SYMBOL_OFFERED: usize = SYMBOL_AVOIDED + SYMBOLS * 2;
/// How useful the best two market stories and the top of the stack are.
const BEST_STORY: usize = SYMBOL_OFFERED + SYMBOLS * OFFERED;
const NEXT_STORY: usize = BEST_STORY + USES;
const TOP_STORY: usize = NEXT_STORY + USES;
/// What the best two market goals are likely to score.
const BEST_GOAL: usize = TOP_STORY + USES;
const NEXT_GOAL: usize = BEST_GOAL + WORTH;
/// How many players move before this one, and the number of players.
const ORDER: usize = NEXT_GOAL + WORTH;
const PLAYERS: usize = ORDER + 4;
const SIZE: usize = PLAYERS + 4;
const SPECIAL: usize = SIZE + 12;
const OPPORTUNITIES: usize = SPECIAL + SPECIALS;
const INPUTS: usize = OPPORTUNITIES + 3;

/// The learned evaluation of Wolfwalkers.
#[derive(Debug)]
pub(super) struct WolfwalkersNet;

impl Learned<Wolfwalkers> for WolfwalkersNet {
    fn weights(&self) -> &'static Weights {
        &WEIGHTS
    }

    fn inputs(&self) -> usize {
        INPUTS
    }

    fn describe(&self, position: &Wolfwalkers, seat: Seat, inputs: &mut Inputs) {
        let display = position.display(seat);
        let deck = position.deck();
        let ahead = Ahead::new(deck, display);
        inputs.one_of(FREE, 25 - display.len() as usize, 26);
        let Goals { wants, likely, points } = describe_goals(position, seat, &ahead, inputs);
        // As in `potential`, without looking at the goals again.
        let bonus = i32::from(display.bonus());
        let extra = if position.special().is_none() { 0 } else { position.points(seat) - points - bonus };
        let ahead_of_it = if display.is_full() { points * 100 } else { ((likely + ahead.stories(display)) * 100.0) as i32 };
        inputs.fill(LIKELY, ((ahead_of_it + (bonus + extra) * 100).max(0) / 200) as usize, POINTS);
        inputs.fill(NOW, ((points + bonus + extra).max(0) / 2) as usize, POINTS);
        for (at, cells) in display.shows().iter().enumerate() {
            inputs.fill(SYMBOL_SHOWN + at * SHOWN, cells.count_ones() as usize, SHOWN);
        }
        let (width, height) = display.size();
        inputs.one_of(SIZE, usize::from(width), 6);
        inputs.one_of(SIZE + 6, usize::from(height), 6);
        describe_market(position, seat, &ahead, &wants, inputs);
        let seats = position.seats();
        inputs.set(ORDER + usize::from((seat.0 + seats - position.seat().0) % seats));
        inputs.set(PLAYERS + usize::from(seats - 1));
        if let Some(special) = position.special_card() {
            inputs.one_of(SPECIAL, special.index(), SPECIALS);
            let left = Which::ALL.iter().filter(|&&which| position.opportunity_card(which).is_some() && !position.has_used(seat, which));
            inputs.fill(OPPORTUNITIES, left.count(), 3);
        }
    }
}

/// How many goals of a display want and avoid each symbol.
#[derive(Default)]
struct Wants {
    wanted: [u8; SYMBOLS],
    avoided: [u8; SYMBOLS],
}

impl Wants {
    /// How useful a story with these symbols is.
    fn use_of(&self, symbols: Symbols) -> usize {
        let use_of = |symbol: Symbol| i32::from(self.wanted[symbol as usize]) - 2 * i32::from(self.avoided[symbol as usize]);
        symbols.iter().map(use_of).sum::<i32>().max(0) as usize
    }
}

/// The goals of a display.
struct Goals {
    wants: Wants,
    /// What they are likely to score.
    likely: f32,
    /// What they score now.
    points: i32,
}

fn describe_goals(position: &Wolfwalkers, seat: Seat, ahead: &Ahead, inputs: &mut Inputs) -> Goals {
    let (deck, display) = (position.deck(), position.display(seat));
    let mut wants = Wants::default();
    let (mut counts, mut likely, mut to_come, mut points) = ([0usize; FAMILIES], [0.0f32; FAMILIES], [0.0f32; FAMILIES], 0);
    for cell in CellId::each(display.goal_cells()) {
        let Some(goal) = display.goal_at(cell).map(|goal| &deck.goals[goal.index()]) else { continue };
        let family = goal.family() as usize;
        let (value, now) = (ahead.goal(deck, display, goal, cell), goal.points(display, cell));
        counts[family] += 1;
        likely[family] += value;
        points += now;
        to_come[family] += (value - now as f32).max(0.0);
        goal.wanted().iter().for_each(|symbol| wants.wanted[symbol as usize] += 1);
        if goal.family() == Family::Crossed {
            goal.symbols().iter().for_each(|symbol| wants.avoided[symbol as usize] += 1);
        }
    }
    for family in 0..FAMILIES {
        inputs.fill(FAMILY_COUNT + family * FAMILY_GOALS, counts[family], FAMILY_GOALS);
        inputs.fill(FAMILY_LIKELY + family * FAMILY_POINTS, (likely[family] / 2.0) as usize, FAMILY_POINTS);
        inputs.fill(FAMILY_TO_COME + family * FAMILY_POINTS, to_come[family] as usize, FAMILY_POINTS);
    }
    for symbol in 0..SYMBOLS {
        inputs.fill(SYMBOL_WANTED + symbol * WANTED, usize::from(wants.wanted[symbol]), WANTED);
        inputs.fill(SYMBOL_AVOIDED + symbol * 2, usize::from(wants.avoided[symbol]), 2);
    }
    let likely = likely.iter().sum::<f32>();
    inputs.fill(LIKELY_GOALS, (likely / 2.0) as usize, POINTS);
    inputs.one_of(GOAL_COUNT, counts.iter().sum(), GOALS);
    Goals { wants, likely, points }
}

fn describe_market(position: &Wolfwalkers, seat: Seat, ahead: &Ahead, wants: &Wants, inputs: &mut Inputs) {
    let (deck, display) = (position.deck(), position.display(seat));
    if display.is_full() {
        return;
    }
    let mut offered = [0usize; SYMBOLS];
    let (mut uses, mut worths) = ([0usize; 2], [0usize; 2]);
    for slot in SlotId::all(position.market_slots()) {
        match position.market_card(slot) {
            Some((card, Side::Story)) => {
                let symbols = deck.stories[card.story().index()].symbols;
                symbols.iter().for_each(|symbol| offered[symbol as usize] += 1);
                keep_best(&mut uses, wants.use_of(symbols));
            }
            Some((card, Side::Goal)) => {
                if let Some(goal) = card.goal() {
                    let best = best_place(position, seat, ahead, &deck.goals[goal.index()]);
                    keep_best(&mut worths, best as usize);
                }
            }
            None => {}
        }
    }
    for (symbol, &count) in offered.iter().enumerate() {
        inputs.fill(SYMBOL_OFFERED + symbol * OFFERED, count, OFFERED);
    }
    inputs.fill(BEST_STORY, uses[0], USES);
    inputs.fill(NEXT_STORY, uses[1], USES);
    if let Some(top) = position.stack_top() {
        inputs.fill(TOP_STORY, wants.use_of(deck.stories[top.story().index()].symbols), USES);
    }
    inputs.fill(BEST_GOAL, worths[0], WORTH);
    inputs.fill(NEXT_GOAL, worths[1], WORTH);
}

/// What a goal is likely to score in the best free cell of the rectangle that the cards cover.
fn best_place(position: &Wolfwalkers, seat: Seat, ahead: &Ahead, goal: &Goal) -> f32 {
    let (deck, display) = (position.deck(), position.display(seat));
    let free = !display.laid() & 0x1ff_ffff;
    let worth = |cell: CellId| ahead.goal(deck, display, goal, cell);
    match goal.kind {
        wolfwalkers::Kind::Arrow(_) | wolfwalkers::Kind::Crossed(_) | wolfwalkers::Kind::Pair { arrows: true, .. } => {
            CellId::each(free).map(worth).fold(0.0, f32::max)
        }
        _ => worth(CellId::new(12)),
    }
}

fn keep_best(best: &mut [usize; 2], value: usize) {
    if value > best[0] {
        *best = [value, best[0]];
    } else if value > best[1] {
        best[1] = value;
    }
}
