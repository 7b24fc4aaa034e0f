//! Moves that end the game at once.

use den_core::Turn;

use crate::greedy::settle_chance;
use crate::worlds::Worlds;
use crate::{Evaluate, Rng};

/// The number of worlds in which a move is tried to see whether it ends the game.
const WORLDS: usize = 6;

/// The moves that end the game, whatever is hidden or dealt next, and the share of the win with each.
#[derive(Clone, Debug)]
pub(crate) struct Endings<M> {
    ends: Vec<End<M>>,
    /// The number of all legal moves.
    moves: usize,
}

#[derive(Clone, Copy, Debug)]
struct End<M> {
    play: M,
    share: f64,
    /// How clear the result is, to choose the larger of two wins.
    clarity: f32,
}

impl<M: Copy + PartialEq> Endings<M> {
    /// Tries the legal moves.
    pub(crate) fn of<G: Evaluate<Move = M>>(legal: &[M], worlds: &mut Worlds<'_, G>, rng: &mut Rng) -> Self {
        Endings { ends: legal.iter().filter_map(|&m| end_of(m, worlds, rng)).collect(), moves: legal.len() }
    }

    /// The move that wins at once, the clearest win of several.
    pub(crate) fn win(&self) -> Option<M> {
        let wins = self.ends.iter().filter(|end| end.share >= 1.0);
        wins.reduce(|best, next| if next.clarity > best.clarity { next } else { best }).map(|end| end.play)
    }

    /// Whether a move loses at once although another one does not.
    pub(crate) fn loses(&self, m: M) -> bool {
        let lost = |end: &&End<M>| end.share <= 0.0;
        let all = self.ends.iter().filter(lost).count();
        all < self.moves && self.ends.iter().filter(lost).any(|end| end.play == m)
    }
}

/// How the game ends with a move; `None` if it continues in some world, or the result depends on what is hidden or dealt.
fn end_of<G: Evaluate>(m: G::Move, worlds: &mut Worlds<'_, G>, rng: &mut Rng) -> Option<End<G::Move>> {
    let mut result: Option<End<G::Move>> = None;
    for _ in 0..WORLDS {
        let mut world = worlds.sample(rng);
        let Turn::Seat(me) = world.turn() else { return None };
        world.play(m, &mut ());
        let dealt = world.turn() == Turn::Chance;
        settle_chance(&mut world, rng);
        if world.seats() < 2 {
            return None;
        }
        let share = world.outcome()?.share(me);
        if result.is_some_and(|earlier| earlier.share != share) {
            return None;
        }
        result = Some(End { play: m, share, clarity: world.win_shares()[me.index()] });
        if G::SEARCH.open_information && !dealt {
            break;
        }
    }
    result
}
