//! Wolf & Hound: the state of the flocks, and where the animals are.

mod belief;
mod forecast;

use den_core::prelude::*;
use den_core::{Eye, MAX_SEATS, Seat};
use wolf_and_hound::{Coat, Open, Pasture, Setup, Stage, Team, View, WolfAndHound};

use super::{Evaluate, Shares};
use crate::level::BELOW_ALPHA;
use crate::{Belief, Book, Rng, SearchConfig, Skill};
use belief::PlayedCards;
use forecast::Forecasts;

/// Fitted so that each level wins about three games out of five against the one below. The game's luck leaves room for five levels: Scout
/// plays like Yearling, and Veteran and Beta like Hunter.
const SKILLS: [Skill; BELOW_ALPHA] = [
    Skill::new(1_000, 1.0, 0.29),
    Skill::new(1_000, 0.6, 0.19),
    Skill::new(1_000, 0.6, 0.19),
    Skill::new(1_000, 0.14, 0.17),
    Skill::new(1_000, 0.06, 0.12),
    Skill::new(1_000, 0.06, 0.12),
    Skill::new(1_000, 0.06, 0.12),
];

impl Evaluate for WolfAndHound {
    const SEARCH: SearchConfig = SearchConfig {
        lead_scale: 1.5,
        rollout_depth: 6,
        alpha_iterations: 4_000,
        review_iterations: 10_000,
        skills: SKILLS,
        ..SearchConfig::DEFAULT
    };

    fn evaluate(&self, seat: Seat) -> f32 {
        let (open, setup) = (self.open(), &**self.setup());
        let team = Pasture::of(seat).team();
        match open.stage {
            Stage::Over(ending) if ending.winner == team => 10.0,
            Stage::Over(_) => -10.0,
            _ => team.pastures().into_iter().map(|place| flock(open.sheep[place.index()])).sum::<f32>() + waiting(open, setup, team),
        }
    }

    fn guess_with_partners(&self, seat: Seat, rng: &mut Rng) -> Self {
        let view = self.view(Eye::Seat(seat));
        let team = Pasture::of(seat).team();
        let of_team = |pasture: Pasture| pasture.team() == team && pasture.index() < usize::from(self.seats());
        let hand = |pasture: Pasture| self.view(Eye::Seat(Seat(pasture.index() as u8))).known_hand(pasture);
        let hands = Pasture::ALL.map(|pasture| if of_team(pasture) { hand(pasture) } else { view.known_hand(pasture) });
        view.guess_with(|pasture| hands[pasture.index()], rng)
    }

    fn belief(view: &View) -> Option<Box<dyn Belief<Self>>> {
        Some(Box::new(PlayedCards::of(view)))
    }

    fn book() -> Option<Box<dyn Book<Self>>> {
        Some(Box::new(Forecasts::default()))
    }
}

impl Belief<WolfAndHound> for PlayedCards {
    fn likelihood(&mut self, world: &WolfAndHound) -> f64 {
        PlayedCards::likelihood(self, world)
    }
}

impl Book<WolfAndHound> for Forecasts {
    fn look_up(&mut self, position: &WolfAndHound) -> Option<Shares> {
        let setup = &**position.setup();
        let blue = self.of(setup)?.blue_wins(position)?;
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::all(setup.seats) {
            shares[seat.index()] = if Pasture::of(seat).team() == Team::Blue { blue } else { 1.0 - blue };
        }
        Some(shares)
    }
}

/// The value of a flock: the last sheep count most.
fn flock(sheep: u8) -> f32 {
    const WORTH: [f32; 6] = [-4.0, 0.0, 1.6, 2.6, 3.4, 4.0];
    WORTH[usize::from(sheep.min(5))]
}

/// What the animals will take from the team and return to it if they stay where they are, weighted by how soon a turn starts there.
fn waiting(open: &Open, setup: &Setup, team: Team) -> f32 {
    // Once the active player has played, the animals at the next place are certain to act.
    let played = matches!(open.stage, Stage::Draw | Stage::Begin);
    let sure = if played { [0.2, 1.0, 0.45, 0.3] } else { [0.2, 0.5, 0.35, 0.25] };
    let mut sum = 0.0;
    for (distance, place) in open.active.round().into_iter().enumerate() {
        for animal in open.at[place.index()] {
            let face = open.face(animal);
            for steps in setup.targets(animal, face).of_team(place.team() == team).steps() {
                let target = place.clockwise(steps);
                let sheep = open.sheep[target.index()];
                sum += sure[distance]
                    * match setup.coat(animal, face) {
                        Coat::Black => flock(sheep.saturating_sub(1)) - flock(sheep),
                        Coat::White if sheep < setup.sheep[target.index()] => flock(sheep + 1) - flock(sheep),
                        _ => 0.0,
                    };
            }
        }
    }
    sum
}
