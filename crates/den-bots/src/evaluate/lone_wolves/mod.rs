//! Lone Wolves: who is likely to control each territory at the end, and what the scars pay. [`Solver`] plays open endings perfectly.

mod belief;
mod learned;
mod solver;

use den_core::{Moves as _, Play as _, Rules as _, Seat};
use lone_wolves::{LoneWolves, Move, Scar, Setup, Stage, Table, Territory, View, other};

use super::{Evaluate, with_clarity};
use crate::level::BELOW_ALPHA;
use crate::{Belief, Endgame, Learned, Rng, SearchConfig, Skill};
pub use belief::Habits;
use belief::PlayedCards;
use learned::LoneWolvesNet;
pub use solver::{Margin, SolveError, Solved, Solver, solve};

/// Endings of this many tricks are solved …
const LAST_TRICKS: u8 = 3;
/// … unless they take more positions than this.
const MAX_POSITIONS: u64 = 5_000;

/// Fitted so that each level wins about two games out of three against the one below.
const SKILLS: [Skill; BELOW_ALPHA] = [
    Skill::new(600, 1.5, 0.32),
    Skill::new(600, 0.4, 0.21),
    Skill::new(600, 0.115, 0.18),
    Skill::new(600, 0.06, 0.15),
    Skill::new(600, 0.022, 0.12),
    Skill::new(1_130, 0.0077, 0.1),
    Skill::new(2_400, 0.002, 0.08),
];

impl Evaluate for LoneWolves {
    const SEARCH: SearchConfig = SearchConfig {
        lead_scale: 7.0,
        rollout_depth: 8,
        alpha_iterations: 10_000,
        review_iterations: 5_000,
        skills: SKILLS,
        ..SearchConfig::DEFAULT
    };

    fn evaluate(&self, seat: Seat) -> f32 {
        let (setup, table) = (&**self.setup(), self.table());
        Territory::ALL
            .into_iter()
            .map(|at| prize(setup, table, seat, at) * held(setup, table, seat, at) + paid(setup, table, seat, at))
            .sum()
    }

    fn belief(view: &View) -> Option<Box<dyn Belief<Self>>> {
        PlayedCards::of(view).map(|played| Box::new(played) as Box<dyn Belief<Self>>)
    }

    fn endgame() -> Option<Box<dyn Endgame<Self>>> {
        Some(Box::new(Solver::new()))
    }

    fn learned() -> Option<&'static dyn Learned<Self>> {
        Some(&LoneWolvesNet)
    }
}

impl Endgame<LoneWolves> for Solver {
    fn solve(&mut self, position: &LoneWolves, seat: Seat, legal: &[Move], rng: &mut Rng) -> Option<Vec<f32>> {
        if position.setup().hand - position.table().tricks.won() > LAST_TRICKS {
            return None;
        }
        // Face-down scars are fixed once for all moves; one of them may also be the face-down scar that can be taken.
        let open = position.with_scars_face_up(rng);
        let mut values = Vec::with_capacity(legal.len());
        for &m in legal {
            let mut after = if open.check(m).is_ok() { open.clone() } else { position.clone() };
            after.play(m, &mut ());
            let after = after.with_scars_face_up(rng);
            let margin = Solver::solve(self, &after, MAX_POSITIONS).ok()?.margin(seat);
            let clarity = 1.0 / (1.0 + (-(margin.points() as f32) / LoneWolves::SEARCH.lead_scale).exp());
            values.push(with_clarity(margin.share() as f32, clarity));
        }
        Some(values)
    }
}

/// The reward for controlling the territory: its honor token, a moon, and the player's own alpha scars there.
fn prize(setup: &Setup, table: &Table, seat: Seat, at: Territory) -> f32 {
    let moon = table.moon_at(at).map_or(0, |moon| setup.moons[moon.index()]);
    let alphas = table.acting(setup, seat, at).count(Scar::Alpha) * setup.amount(Scar::Alpha);
    f32::from(table.lands[at.index()].honor.up + moon + alphas)
}

/// How likely the player is to control the territory at the end: the lead in strength, compared with the cards that may still come.
fn held(setup: &Setup, table: &Table, seat: Seat, at: Territory) -> f32 {
    let lead = table.strength(setup, seat, at).total() - table.strength(setup, other(seat), at).total();
    if table.stage == Stage::Over {
        return f32::from(u8::from(lead > 0));
    }
    let room = setup.full.saturating_sub(table.lands[at.index()].wolves);
    let still_to_come = f32::from(room.min(2 * (setup.hand - table.tricks.won())));
    1.0 / (1.0 + (-(lead as f32) / (0.6 + 0.7 * still_to_come)).exp())
}

/// What the player's scars pay here no matter who controls the territory, with the wolves there now.
fn paid(setup: &Setup, table: &Table, seat: Seat, at: Territory) -> f32 {
    let scars = table.acting(setup, seat, at);
    let paying = scars.kinds().filter(|&scar| scar != Scar::Alpha);
    paying.map(|scar| (i32::from(scars.count(scar)) * table.honor_of(setup, scar, seat, at)) as f32).sum()
}
