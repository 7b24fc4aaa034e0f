//! Measures how well the companion adapts: it plays a series of games against a level it knows nothing about.

use den_bots::{BotHost, Budget, Evaluate, Level, Strength};
use den_core::{Eye, Game, Seat, Seed};
use serde::Serialize;

use crate::playing::{on_threads, play_game};
use crate::{Estimate, GamePlan, PlanError};

/// Which series to play.
#[derive(Debug)]
pub struct CompanionPlan<G: Game> {
    /// What is played: one side by the level, the others by the companion.
    pub game: GamePlan<G>,
    /// The number of series.
    pub series: u64,
    /// The number of games after the first ten, in which the companion gets to know its player.
    pub games: u64,
}

/// How the companion did against one level.
#[derive(Clone, Debug, Serialize)]
pub struct CompanionReport {
    /// The level.
    pub level: &'static str,
    /// The level's share of the wins in the first ten games of each series.
    pub first: Estimate,
    /// Its share in the games after those.
    pub later: Estimate,
    /// The mean estimate of its strength at the end, in levels.
    pub estimate: f64,
}

/// The games in which the companion gets to know its player.
const FIRST: u64 = 10;

/// Plays series against a level. `done` is called after each game, from any thread.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn adapt<G: Evaluate>(plan: &CompanionPlan<G>, level: Level, done: &(dyn Fn() + Sync)) -> Result<CompanionReport, PlanError> {
    let start = plan.game.start()?;
    let found = on_threads(plan.game.threads, plan.series as usize, |number| series(start.now(), plan, level, number as u64, done));
    let mean = |what: usize| found.iter().map(|result| result[what]).sum::<f64>() / found.len().max(1) as f64;
    Ok(CompanionReport {
        level: level.name(),
        first: Estimate::of_share(plan.series * FIRST, mean(0)),
        later: Estimate::of_share(plan.series * plan.games, mean(1)),
        estimate: mean(2),
    })
}

/// The level's share in the first games and in the later ones, and the estimate at the end.
fn series<G: Evaluate>(start: &G, plan: &CompanionPlan<G>, level: Level, number: u64, done: &(dyn Fn() + Sync)) -> [f64; 3] {
    let mut strength = Strength::unknown::<G>();
    let mut shares = [0.0; 2];
    for game in 0..FIRST + plan.games {
        let seed = plan.game.seed_of(number << 16 | game);
        let share = one_game(start, level, &mut strength, seed);
        shares[usize::from(game >= FIRST)] += share;
        done();
    }
    [shares[0] / FIRST as f64, shares[1] / plan.games.max(1) as f64, strength.level()]
}

/// One game. Returns the share of the level's side.
fn one_game<G: Evaluate>(start: &G, level: Level, strength: &mut Strength, seed: u64) -> f64 {
    let deal = Seed::from_number(seed);
    let mut teams: Vec<u8> = Seat::all(start.seats()).map(|seat| start.team(seat)).collect();
    teams.sort_unstable();
    teams.dedup();
    let own = teams[seed as usize % teams.len()];
    let mut players: Vec<_> = Seat::all(start.seats()).map(|seat| level.bot::<G>(seed ^ u64::from(seat.0) << 40)).collect();
    let mut companions = BotHost::<G>::new(deal.commitment()).with_budget(Budget::untimed());
    let played = strength.played::<G>();
    let position = play_game(start, &deal, |position, seat, legal, step| {
        let view = position.view(Eye::Seat(seat));
        if position.team(seat) != own {
            let choice = companions.choose(seat, &strength.bot_name::<G>(), &view, legal, step as u64);
            return Some(choice.expect("a companion").chosen);
        }
        let chosen = players[seat.index()].choose(&view, legal, &Budget::untimed()).chosen;
        strength.observe::<G>(&view, legal, chosen, seed ^ step as u64);
        Some(chosen)
    });
    let outcome = position.outcome().expect("a game that is over has an outcome");
    let seat = Seat::all(start.seats()).find(|&seat| start.team(seat) == own).expect("a side has a seat");
    let share = outcome.share(seat);
    strength.finish::<G>((played + strength.played::<G>()) / 2.0, share, teams.len());
    share
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::built_in;
    use wolf_and_hound::WolfAndHound;

    #[test]
    fn the_weakest_level_gets_its_share_and_threads_change_nothing() {
        let plan = |threads| CompanionPlan::<WolfAndHound> {
            game: GamePlan { edition: built_in::<WolfAndHound>(), options: Default::default(), seats: 4, seed: 3, threads },
            series: 2,
            games: 6,
        };
        let [one, two] = [1, 2].map(|threads| adapt(&plan(threads), Level::Pup, &|| ()).expect("a plan"));
        assert_eq!(format!("{one:?}"), format!("{two:?}"));
        assert!(one.estimate < 1.5, "it knows that its player is weak: {one:?}");
    }
}
