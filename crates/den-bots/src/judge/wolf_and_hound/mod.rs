//! Wolf & Hound: how the flocks stand, and which animals wait for whom.

mod clues;
mod forecast;

use den_core::{MAX_SEATS, Seat};
use wolf_and_hound::{Coat, Open, Phase, Place, Setup, Team, View, WolfAndHound};

use clues::Clues;
use forecast::Book;

use super::Judge;

impl Judge for WolfAndHound {
    const SWING: f32 = 1.5;
    const FORESIGHT: u16 = 6;
    const HUNTER: u64 = 100;
    const ALPHA: u64 = 2_000;
    type Clues = Clues;
    type Book = Book;
    type Solver = ();

    fn appraise(&self, seat: Seat) -> f32 {
        let (open, setup) = (self.open(), self.setup());
        let team = Place::of(seat).team();
        match open.phase {
            Phase::Over(ending) if ending.winner == team => 10.0,
            Phase::Over(_) => -10.0,
            _ => team.places().into_iter().map(|place| flock(open.sheep[place.index()])).sum::<f32>() + waiting(open, setup, team),
        }
    }

    fn look_up(&self, book: &mut Book) -> Option<[f32; MAX_SEATS]> {
        let blue = book.forecast(self.setup())?.blue_wins(self)?;
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::all(self.setup().seats) {
            shares[seat.index()] = if Place::of(seat).team() == Team::Blue { blue } else { 1.0 - blue };
        }
        Some(shares)
    }

    fn clues(view: &View) -> Clues {
        Clues::of(view)
    }

    fn credit(&self, clues: &Clues) -> f32 {
        clues.credit(self)
    }
}

/// What a flock is worth: the last sheep are the dearest.
fn flock(sheep: u8) -> f32 {
    const WORTH: [f32; 6] = [-4.0, 0.0, 1.6, 2.6, 3.4, 4.0];
    WORTH[usize::from(sheep.min(5))]
}

/// What the animals will take from the team and return to it, if they stay where they are: surest where a turn begins soonest.
fn waiting(open: &Open, setup: &Setup, team: Team) -> f32 {
    // Once the active player has played, the animals at the next place are sure to act.
    let played = matches!(open.phase, Phase::Draw | Phase::Begin);
    let sure = if played { [0.2, 1.0, 0.45, 0.3] } else { [0.2, 0.5, 0.35, 0.25] };
    let mut sum = 0.0;
    for (distance, place) in open.active.round().into_iter().enumerate() {
        for animal in open.at[place.index()] {
            let Some(side) = setup.side(animal, open.back.has(animal)) else { continue };
            let target = place.clockwise(side.target.steps());
            if target.team() != team {
                continue;
            }
            let sheep = open.sheep[target.index()];
            sum += sure[distance]
                * match side.coat {
                    Coat::Black => flock(sheep.saturating_sub(1)) - flock(sheep),
                    Coat::White if sheep < setup.sheep[target.index()] => flock(sheep + 1) - flock(sheep),
                    _ => 0.0,
                };
        }
    }
    sum
}
