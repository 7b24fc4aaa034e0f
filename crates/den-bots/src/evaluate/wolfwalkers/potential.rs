//! What a display is likely to score.

use den_core::{Play as _, Rules as _, Seat, Turn};
use wolfwalkers::{CellId, Deck, Display, Goal, Kind, Move, Symbol, Symbols, Wolfwalkers, goal_points, row_and_column};

/// How much more often than by chance a player takes a story with a wanted symbol.
const CHOICE: f32 = 2.2;
/// How much less often a player takes a story with an unwanted symbol.
const AVOIDANCE: f32 = 0.3;
/// The share of spaces that end up with a story.
const STORIES: f32 = 0.75;
/// The value of a story for goals that are not placed yet, while many spaces are free.
const STORY: f32 = 1.6;
/// The extra value of each symbol on it.
const SYMBOL: f32 = 0.25;
/// With fewer free spaces than this, stories for future goals lose value.
const EARLY: f32 = 12.0;

/// What the seat's display is likely to score, in hundredths of a point. Once all cards are placed it is the exact score.
///
/// ```
/// use den_bots::wolfwalkers::potential;
/// use den_core::{Played, Seat, built_in};
/// use wolfwalkers::{Options, Wolfwalkers};
/// let game = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), &Options::default(), 2)?;
/// assert_eq!(potential(game.now(), Seat(0)), 0);
/// # Ok::<(), den_core::Refusal>(())
/// ```
pub fn potential(now: &Wolfwalkers, seat: Seat) -> i32 {
    let display = now.display(seat);
    if now.special().is_none() {
        return likely(now.deck(), display);
    }
    // Specials and markers count with what they score so far.
    let extra = now.points(seat) - goal_points(now.deck(), display) - i32::from(display.bonus());
    likely(now.deck(), display) + extra * 100
}

/// The [`potential`] of the player to move after a move, computed without playing it. `None` if that needs more than
/// [`Wolfwalkers::display_after`].
pub fn potential_after(now: &Wolfwalkers, m: Move) -> Option<i32> {
    now.display_after(m).map(|display| likely(now.deck(), &display))
}

/// What the goals of a display are likely to score, in hundredths of a point, plus what it has already scored.
fn likely(deck: &Deck, display: &Display) -> i32 {
    let bonus = i32::from(display.bonus());
    if display.is_full() {
        return (goal_points(deck, display) + bonus) * 100;
    }
    let ahead = Ahead::new(deck, display);
    let value = ahead.goals(deck, display) + ahead.stories(display);
    (value * 100.0) as i32 + bonus * 100
}

/// The move with the best [`potential`] for the player to move; the first of equals. `moves` are the legal ones.
pub fn greedy(now: &Wolfwalkers, moves: &[Move]) -> Option<Move> {
    let Turn::Seat(seat) = now.turn() else { return None };
    let mut best = None;
    for &m in moves {
        let mut after = now.clone();
        after.play(m, &mut ());
        let value = potential(&after, seat);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((m, value));
        }
    }
    best.map(|(m, _)| m)
}

/// What is still to come.
pub(super) struct Ahead {
    /// The number of free spaces.
    free: u32,
    left: f32,
    /// For each symbol, the probability that a free space gets it if it is wanted …
    wanted: [f32; Symbol::COUNT],
    /// … and if it is avoided.
    avoided: [f32; Symbol::COUNT],
}

impl Ahead {
    pub(super) fn new(deck: &Deck, display: &Display) -> Ahead {
        let count = deck.stories.len() as f32;
        let share = deck.totals().map(|total| total as f32 / count);
        Ahead {
            free: !display.laid() & 0x1ff_ffff,
            left: (25 - display.len()) as f32,
            wanted: share.map(|share| (share * CHOICE * STORIES).min(0.75)),
            avoided: share.map(|share| share * AVOIDANCE),
        }
    }

    /// The value of the stories for future goals.
    pub(super) fn stories(&self, display: &Display) -> f32 {
        let stories = (display.laid() & !display.goal_cells()).count_ones() as f32;
        let symbols: u32 = display.shows().iter().map(|cells| cells.count_ones()).sum();
        (stories * STORY + symbols as f32 * SYMBOL) * (self.left / EARLY).min(1.0)
    }

    /// The likely value of the goals.
    fn goals(&self, deck: &Deck, display: &Display) -> f32 {
        let mut value = 0.0;
        for cell in CellId::each(display.goal_cells()) {
            if let Some(goal) = display.goal_at(cell) {
                value += self.goal(deck, display, &deck.goals[goal.index()], cell);
            }
        }
        value
    }

    /// What a goal in this cell is likely to score.
    pub(super) fn goal(&self, deck: &Deck, display: &Display, goal: &Goal, cell: CellId) -> f32 {
        let shows = display.shows();
        let cross = row_and_column(cell);
        let open = (cross & self.free).count_ones() as f32;
        let points = goal.points as f32;
        match &goal.kind {
            Kind::Pattern(pattern) => {
                let now = pattern.placements(shows) as f32;
                let odds = pattern.needs().iter().map(|(s, _)| self.wanted[*s as usize]).sum::<f32>() / pattern.needs().len() as f32;
                let (near, far) = pattern.near_misses(shows, self.free);
                let missed = power(1.0 - odds, near.min(4)) * power(1.0 - odds * odds * 0.6, far.min(6));
                points * (now + (1.0 - missed) * (self.left / 3.0).min(1.0))
            }
            Kind::Arrow(symbol) => {
                let there = (shows[*symbol as usize] & cross).count_ones() as f32;
                points * (there + open * self.wanted[*symbol as usize])
            }
            Kind::Crossed(symbol) => {
                if shows[*symbol as usize] & cross != 0 {
                    return 0.0;
                }
                points * power(1.0 - self.avoided[*symbol as usize], open as u32)
            }
            Kind::Pair { a, b, arrows } => {
                let both = shows[*a as usize] & shows[*b as usize];
                let share = deck.pair_total(*a, *b) as f32 / deck.stories.len() as f32;
                let (there, open) = if *arrows { (both & cross, open) } else { (both, self.left) };
                points * (there.count_ones() as f32 + open * share * CHOICE * STORIES)
            }
            Kind::Balance(sides) => {
                let counts: (u32, u32) =
                    sides.iter().map(|side| sum(shows, *side)).fold((u32::MAX, 0), |(low, high), n| (low.min(n), high.max(n)));
                let apart = (counts.1 - counts.0) as f32;
                if self.left == 0.0 {
                    return if counts.0 == counts.1 && counts.0 > 0 { points } else { 0.0 };
                }
                // Wanted stories can close a gap, and choosing others keeps it closed.
                let reach = self.left * 0.25;
                points * (0.7 - apart * 0.3 / (reach + 0.45)).clamp(0.02, 0.7)
            }
            Kind::Imbalance { more, fewer } => {
                let margin = sum(shows, *more) as f32 - sum(shows, *fewer) as f32;
                let sway = 0.6 + self.left * 0.25;
                points * (0.5 + (margin - 0.5 + 0.25 * sway) / (2.0 * sway)).clamp(0.02, 0.95)
            }
        }
    }
}

fn sum(shows: &[u32; Symbol::COUNT], side: Symbols) -> u32 {
    side.iter().map(|symbol| shows[symbol as usize].count_ones()).sum()
}

fn power(base: f32, times: u32) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::{Deals as _, Moves as _, Options as _, Played, Seed, built_in};
    use wolfwalkers::Options;

    /// Plays a game and compares the fast path with the full move at every decision. Returns how often there is a fast path.
    fn compare(options: &Options, seats: u8) -> u32 {
        let mut now = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), options, seats).expect("a game").now().clone();
        let (mut moves, mut quick) = (Vec::new(), 0);
        for step in 1.. {
            match now.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = now.deal(&mut Seed::from_number(9).stream(step));
                    now.resolve(&chance, &mut ());
                }
                Turn::Seat(seat) => {
                    moves.clear();
                    now.legal_moves(&mut moves);
                    for &m in &moves {
                        let mut after = now.clone();
                        after.play(m, &mut ());
                        if let Some(found) = potential_after(&now, m) {
                            assert_eq!(found, potential(&after, seat), "{m}");
                            quick += 1;
                        }
                    }
                    now.play(moves[step as usize * 7 % moves.len()], &mut ());
                }
            }
        }
        for seat in Seat::all(seats) {
            assert_eq!(potential(&now, seat), now.points(seat) * 100);
        }
        quick
    }

    #[test]
    fn the_potential_after_a_move_is_that_of_the_position_it_leads_to() {
        for seats in 1..=3 {
            assert!(compare(&Options::default(), seats) > 500);
        }
        let specials = Options::read(["full"]).expect("a preset");
        assert_eq!(compare(&specials, 2), 0, "with a special the whole move has to be played");
    }
}
