//! Perfect play in open endings: the last tricks with all cards and scars known.
//!
//! An ending is open when no scar is face down on the board: then only the players' choices matter. A position with face-down scars
//! is made open with [`LoneWolves::with_scars_face_up`], which samples them; a player who cannot see the other hand starts from
//! [`den_core::Hidden::guess`]. Both players then know everything, as always when hidden worlds are sampled, so a mean over several
//! samples is an estimate, while the answer for each open ending is exact.
//!
//! The search visits thousands of positions for every decision, so it uses its own compact representation (`ending.rs`), which keeps the
//! score up to date. This is the only copy of rules in this crate; tests compare it with a plain search over the rules themselves.
//!
//! The search is alpha-beta with a null window after the first move, a transposition table at the start of each trick, and moves
//! ordered by a search to the end of the current trick. The rules already treat equal slots and equal scars as one choice; the table
//! ignores what can no longer matter, such as the location of spent scars or slots that will never be needed.

mod ending;
mod memory;

use den_core::{Rules as _, Seat};
use lone_wolves::{LoneWolves, Move, Setup, Stage};

use ending::{Due, Ending};
use memory::{Bound, Memory};

/// A seat's winning margin with perfect play by both: points first, then lone wolves (LW-END-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Margin(i32);

/// A point outweighs any difference in lone wolves.
const POINT: i32 = 64;

impl Margin {
    /// The difference in points.
    pub const fn points(self) -> i32 {
        (self.0 + POINT / 2).div_euclid(POINT)
    }

    /// The difference in lone wolves.
    pub const fn lone_wolves(self) -> i32 {
        self.0 - self.points() * POINT
    }

    /// The share of the win: 1, 0, or a half for a draw.
    pub const fn share(self) -> f64 {
        if self.0 > 0 {
            1.0
        } else if self.0 == 0 {
            0.5
        } else {
            0.0
        }
    }
}

/// The solution of an ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// A best move for the seat to move; `None` if the game is over.
    pub best: Option<Move>,
    /// The margin of seat 1 over seat 2.
    margin: i32,
    /// How many positions were visited.
    pub nodes: u64,
}

impl Solved {
    /// The margin of a seat over the other.
    pub const fn margin(&self, seat: Seat) -> Margin {
        Margin(if seat.0 == 0 { self.margin } else { -self.margin })
    }
}

/// Why an ending was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolveError {
    /// The hands are not dealt, or a chance step is due.
    ChanceIsDue,
    /// A scar is face down: see [`LoneWolves::with_scars_face_up`].
    FaceDownScars,
    /// The search gave up after this many positions.
    TooLarge(u64),
}

impl std::fmt::Display for SolveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SolveError::ChanceIsDue => f.write_str("a chance step is due; resolve it first"),
            SolveError::FaceDownScars => f.write_str("a scar is face down; use `with_scars_face_up` first"),
            SolveError::TooLarge(nodes) => write!(f, "gave up after {nodes} positions"),
        }
    }
}

impl std::error::Error for SolveError {}

/// Solves an open ending.
///
/// ```
/// use den_bots::lone_wolves::solve;
/// use den_core::prelude::*;
/// use den_core::{Played, Seed, Turn, built_in};
/// use lone_wolves::LoneWolves;
///
/// let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2)?;
/// let seed = Seed::from_number(3);
/// let mut moves = Vec::new();
/// while game.now().table().tricks.won() < 11 {
///     game.deal(&seed, &mut ());
///     let Turn::Seat(seat) = game.now().turn() else { break };
///     moves.clear();
///     game.now().legal_moves(&mut moves);
///     game.play(seat, moves[0], &mut ())?;
/// }
/// let open = game.now().with_scars_face_up(&mut seed.stream(1000));
/// let solved = solve(&open)?;
/// open.check(solved.best.expect("a seat has to move"))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If something is hidden or left to chance.
pub fn solve(position: &LoneWolves) -> Result<Solved, SolveError> {
    Solver::new().solve(position, u64::MAX)
}

/// A solver that keeps its transposition table from one ending to the next.
#[derive(Debug)]
pub struct Solver {
    memory: Memory,
    children: Vec<Child>,
}

/// A move and the resulting ending.
#[derive(Clone, Copy, Debug)]
struct Child {
    order: i32,
    m: Move,
    after: Ending,
}

const INFINITE: i32 = i32::MAX / 2;

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver with an empty table.
    pub fn new() -> Solver {
        Solver { memory: Memory::new(), children: Vec::new() }
    }

    /// Solves an open ending, visiting no more than `limit` positions.
    ///
    /// # Errors
    /// If something is hidden or left to chance, or the limit is reached.
    pub fn solve(&mut self, position: &LoneWolves, limit: u64) -> Result<Solved, SolveError> {
        if position.table().face_down() > 0 && position.table().stage != Stage::Over {
            return Err(SolveError::FaceDownScars);
        }
        let Some(ending) = Ending::of(position) else { return Err(SolveError::ChanceIsDue) };
        if ending.due == Due::Over {
            return Ok(Solved { best: None, margin: ending.total(), nodes: 0 });
        }
        let rules = &**position.setup();
        self.memory.set_rules(rules);
        self.children.clear();
        let mut search = Search { rules, memory: &mut self.memory, children: &mut self.children, nodes: 0, limit };
        let mut best = None;
        let margin = search.search(&ending, -INFINITE, INFINITE, 0, &mut best);
        let nodes = search.nodes;
        if nodes > limit { Err(SolveError::TooLarge(limit)) } else { Ok(Solved { best, margin, nodes }) }
    }
}

/// One search.
struct Search<'a> {
    rules: &'a Setup,
    memory: &'a mut Memory,
    children: &'a mut Vec<Child>,
    nodes: u64,
    limit: u64,
}

impl Search<'_> {
    /// The margin of seat 1, exact if it is between `alpha` and `beta`, otherwise a bound. Tricks that start with at most `horizon`
    /// left are not searched; the margin so far is used.
    fn search(&mut self, ending: &Ending, mut alpha: i32, mut beta: i32, horizon: u8, best: &mut Option<Move>) -> i32 {
        self.nodes += 1;
        if self.nodes > self.limit {
            return ending.total();
        }
        let exact = horizon == 0;
        let remembered = exact && ending.due == Due::Lead && ending.left > 1;
        let key = if remembered { ending.key() } else { Default::default() };
        let mut first = None;
        if remembered && let Some(entry) = self.memory.get(key) {
            first = entry.best;
            *best = first;
            match entry.bound {
                Bound::Exact => return entry.margin,
                Bound::AtLeast if entry.margin >= beta => return entry.margin,
                Bound::AtMost if entry.margin <= alpha => return entry.margin,
                _ => {}
            }
        }
        let (low, high) = (alpha, beta);
        let maximise = ending.seat() == Seat(0);
        if ending.ends_here(horizon) {
            return self.last_choice(ending, maximise, alpha, beta, best);
        }
        let from = self.children.len();
        self.list(ending, horizon, first, maximise);
        let mut margin = if maximise { -INFINITE } else { INFINITE };
        for at in from..self.children.len() {
            let Child { m, after, .. } = self.children[at];
            let value = if after.is_leaf(horizon) {
                after.total()
            } else if at == from || beta - alpha <= 1 {
                self.search(&after, alpha, beta, horizon, &mut None)
            } else {
                // For later moves it is enough to show that they are not better.
                let (a, b) = if maximise { (alpha, alpha + 1) } else { (beta - 1, beta) };
                let value = self.search(&after, a, b, horizon, &mut None);
                if value > alpha && value < beta { self.search(&after, alpha, beta, horizon, &mut None) } else { value }
            };
            if (maximise && value > margin) || (!maximise && value < margin) {
                margin = value;
                *best = Some(m);
            }
            if maximise {
                alpha = alpha.max(margin);
            } else {
                beta = beta.min(margin);
            }
            if alpha >= beta {
                break;
            }
        }
        self.children.truncate(from);
        if remembered && self.nodes <= self.limit {
            let bound = if margin <= low {
                Bound::AtMost
            } else if margin >= high {
                Bound::AtLeast
            } else {
                Bound::Exact
            };
            self.memory.put(key, margin, bound, *best);
        }
        margin
    }

    /// The best of moves that all end the search.
    fn last_choice(&mut self, ending: &Ending, maximise: bool, alpha: i32, beta: i32, best: &mut Option<Move>) -> i32 {
        let mut margin = if maximise { -INFINITE } else { INFINITE };
        ending.each_move(self.rules, |m| {
            if (maximise && margin >= beta) || (!maximise && margin <= alpha) {
                return;
            }
            let mut after = *ending;
            after.play(self.rules, m);
            let value = after.total();
            if (maximise && value > margin) || (!maximise && value < margin) {
                margin = value;
                *best = Some(m);
            }
        });
        margin
    }

    /// Adds the moves of an ending to the children, the most promising first.
    fn list(&mut self, ending: &Ending, horizon: u8, first: Option<Move>, maximise: bool) {
        let from = self.children.len();
        ending.each_move(self.rules, |m| {
            let mut after = *ending;
            after.play(self.rules, m);
            self.children.push(Child { order: after.total(), m, after });
        });
        if self.children.len() - from < 2 {
            return;
        }
        // If at least one more trick follows, a search to the end of this one is worth its cost.
        if horizon == 0 && ending.left > 2 && matches!(ending.due, Due::Lead | Due::Follow(_)) {
            for at in from..self.children.len() {
                let after = self.children[at].after;
                if !after.is_leaf(ending.left - 1) {
                    self.children[at].order = self.search(&after, -INFINITE, INFINITE, ending.left - 1, &mut None);
                }
            }
        }
        for child in &mut self.children[from..] {
            if first == Some(child.m) {
                child.order = if maximise { INFINITE } else { -INFINITE };
            }
            if maximise {
                child.order = -child.order;
            }
        }
        self.children[from..].sort_by_key(|child| child.order);
    }
}
