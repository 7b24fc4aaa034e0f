//! Wolfwalkers: what the goals in a display are likely to score.

mod learned;
mod potential;

use den_core::Seat;
use den_core::prelude::*;
use wolfwalkers::{Move, Wolfwalkers};

use super::Evaluate;
use crate::level::BELOW_ALPHA;
use crate::{Learned, SearchConfig, Skill};
use learned::WolfwalkersNet;
pub use potential::{greedy, potential, potential_after};

/// Fitted so that each level wins about two games out of three against the one below.
const SKILLS: [Skill; BELOW_ALPHA] = [
    Skill::new(400, 0.115, 0.28),
    Skill::new(400, 0.077, 0.2),
    Skill::new(400, 0.05, 0.18),
    Skill::new(400, 0.033, 0.15),
    Skill::new(500, 0.0225, 0.11),
    Skill::new(800, 0.0135, 0.08),
    Skill::new(2_500, 0.003, 0.06),
];

impl Evaluate for Wolfwalkers {
    const SEARCH: SearchConfig = SearchConfig {
        lead_scale: 5.0,
        solo_par: 40.0,
        open_information: true,
        rollout_depth: 4,
        rollout_greed: 1.0,
        prior_weight: 1.0,
        alpha_iterations: 5_000,
        review_iterations: 2_500,
        learned_exploration: 1.2,
        skills: SKILLS,
        ..SearchConfig::DEFAULT
    };

    fn evaluate(&self, seat: Seat) -> f32 {
        potential(self, seat) as f32 / 100.0
    }

    /// Placing a card changes only the player's own display.
    fn prior_baseline(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    fn prior(&self, m: Move, seat: Seat, baseline: f32) -> f32 {
        if let Some(potential) = potential_after(self, m) {
            return potential as f32 / 100.0 - baseline;
        }
        let mut after = self.clone();
        after.play(m, &mut ());
        after.prior_baseline(seat) - baseline
    }

    fn learned() -> Option<&'static dyn Learned<Self>> {
        Some(&WolfwalkersNet)
    }
}
