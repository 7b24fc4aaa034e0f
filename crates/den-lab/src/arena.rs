//! Tournaments: the same deals, played from all sides.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use den_bots::Evaluate;
use den_core::{Edition, Game, Options, Played, Seat, Seed, Step, Turn};
use den_review::Depth;
use serde::Serialize;

use crate::playing::thread_count;
use crate::stats::{less_luck, of_figures};
use crate::{Elo, Entrant, Estimate, PlanError, Spec, Sprt, SprtReport, Verdict, elo};

/// What to play.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// The content.
    pub edition: Edition<G::Content>,
    /// The options.
    pub options: G::Options,
    /// The number of players.
    pub seats: u8,
    /// The bots as written. Usually as many as the game has sides (teams, or seats if there are no teams). If there are fewer, the last one
    /// takes the remaining sides; if there are more, each group of that size meets.
    pub bots: Vec<String>,
    /// The approximate number of games: rounded up to whole deals from all sides.
    pub games: u64,
    /// The seed. It determines every deal, and every choice of bots that count iterations.
    pub seed: u64,
    /// Stops as soon as this test is decided for the first bot.
    pub sprt: Option<Sprt>,
    /// Also report the results less the luck of the games.
    pub luck_adjusted: bool,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
}

/// The result.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The game's id.
    pub game: &'static str,
    /// The options, as `key=value` words.
    pub options: String,
    /// The number of players.
    pub seats: u8,
    /// The number of sides: teams, or seats if there are no teams.
    pub sides: usize,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Each group of bots that met.
    pub pairs: Vec<PairReport>,
    /// The sequential test, if there was one.
    pub sprt: Option<SprtReport>,
    /// The elapsed time in seconds.
    pub seconds: f64,
}

/// A group of bots that met.
#[derive(Clone, Debug, Serialize)]
pub struct PairReport {
    /// The number of deals, each played from all sides.
    pub deals: usize,
    /// The result of each bot, in the order given.
    pub bots: Vec<EntrantReport>,
}

/// The result of a bot.
#[derive(Clone, Debug, Serialize)]
pub struct EntrantReport {
    /// The bot as written.
    pub bot: String,
    /// The number of sides it took in each game.
    pub sides: usize,
    /// The average share of the wins of one of its sides, paired by deals.
    pub share: Estimate,
    /// The same less the luck of the games, if asked for: the same on average, with a smaller interval.
    pub adjusted: Option<Adjusted>,
    /// Its strength relative to the others at the table, if there are others.
    pub elo: Option<Elo>,
    /// The average time per decision, in milliseconds.
    pub mean_ms: f64,
    /// The time of its longest decision, in milliseconds.
    pub longest_ms: f64,
}

/// Results less luck.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Adjusted {
    /// The average share of the wins, less luck.
    pub share: Estimate,
    /// How many times as many games would be needed for an equally small interval without the adjustment.
    pub worth: f64,
    /// The same if only the luck of deals and hidden cards is taken off, not that of choices which bots make at random.
    pub worth_of_deals: f64,
}

/// The luck of a side with deals and hidden cards, and with the choices that bots made at random. Both are 0 on average.
type Luck = [f64; 2];

/// The bots by index, in the order of the sides in the first rotation.
type Group = Vec<usize>;

/// One deal, played from all sides.
#[derive(Clone, Debug, Default)]
struct Deal {
    /// For each bot, the share of the wins of one of its sides.
    shares: Vec<f64>,
    /// The luck of each bot, of one of its sides; empty unless asked for.
    luck: Vec<Luck>,
    clocks: BTreeMap<usize, Clock>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    decisions: u64,
    spent: Duration,
    longest: Duration,
}

impl Clock {
    fn add(&mut self, decisions: u64, spent: Duration, longest: Duration) {
        self.decisions += decisions;
        self.spent += spent;
        self.longest = self.longest.max(longest);
    }
}

/// Plays the tournament. `done` is called with the number of games just finished, from any thread.
///
/// # Errors
/// Names the option, the number of seats or the bot at fault.
pub fn arena<G: Evaluate>(plan: &Arena<G>, done: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, PlanError> {
    let played = Played::<G>::new(&plan.edition, &plan.options, plan.seats).map_err(|e| PlanError(e.to_string()))?;
    let table = Table::new(played.now().clone());
    let specs: Vec<Spec> = plan.bots.iter().map(|bot| Spec::read::<G>(bot).map_err(PlanError)).collect::<Result<_, _>>()?;
    if specs.is_empty() {
        return Err(PlanError("name at least one bot".into()));
    }
    let groups = groups(specs.len(), table.sides());
    if plan.sprt.is_some() && groups.len() > 1 {
        return Err(PlanError(format!("a sequential test compares one group: name at most {} bots", table.sides())));
    }
    let clock = Instant::now();
    let rotations = table.sides() as u64;
    let deals = plan.games.div_ceil(rotations * groups.len() as u64).max(1) as usize;
    let mut pairs = Vec::new();
    let (mut sprt, mut games) = (None, 0);
    for group in &groups {
        let meeting = Meeting { table: &table, specs: &specs, group, seed: plan.seed, sprt: plan.sprt, luck_adjusted: plan.luck_adjusted };
        let results = meeting.play(deals, thread_count(plan.threads), done);
        sprt = plan.sprt.map(|test| test.evaluate(&first_figures(&results), table.sides()));
        games += results.len() as u64 * rotations;
        pairs.push(meeting.report(&results));
    }
    Ok(ArenaReport {
        game: G::ID,
        options: plan.options.to_line(),
        seats: plan.seats,
        sides: table.sides(),
        seed: plan.seed,
        games,
        pairs,
        sprt,
        seconds: clock.elapsed().as_secs_f64(),
    })
}

fn first_figures(results: &[Deal]) -> Vec<f64> {
    results.iter().map(|deal| deal.shares[0]).collect()
}

/// Every group of `sides` out of `bots`; if there are fewer bots, a single group filled up with the last one.
fn groups(bots: usize, sides: usize) -> Vec<Group> {
    if bots <= sides {
        return vec![(0..sides).map(|side| side.min(bots - 1)).collect()];
    }
    let mut groups: Vec<Group> = vec![Vec::new()];
    for _ in 0..sides {
        let longer = groups.iter().flat_map(|group| {
            let from = group.last().map_or(0, |last| last + 1);
            (from..bots).map(|bot| group.iter().copied().chain([bot]).collect())
        });
        groups = longer.collect();
    }
    groups
}

/// The first position, and the side of each seat.
struct Table<G: Game> {
    start: G,
    /// The side of each seat: 0 for the first team and so on.
    side_of: Vec<usize>,
}

impl<G: Evaluate> Table<G> {
    fn new(start: G) -> Self {
        let mut teams: Vec<u8> = Seat::all(start.seats()).map(|seat| start.team(seat)).collect();
        let of_seat = teams.clone();
        teams.sort_unstable();
        teams.dedup();
        let side_of = of_seat.iter().map(|team| teams.iter().position(|t| t == team).unwrap_or(0)).collect();
        Table { start, side_of }
    }

    fn sides(&self) -> usize {
        self.side_of.iter().max().map_or(1, |most| most + 1)
    }

    /// Plays one game.
    fn play(&self, seed: &Seed, players: &mut [Entrant<G>], clocks: &mut [Clock]) -> PlayedGame<G> {
        let mut position = self.start.clone();
        let mut legal = Vec::new();
        let mut steps = Vec::new();
        let mut luck = vec![0.0; self.sides()];
        for step in 1.. {
            match position.turn() {
                Turn::Chance => {
                    let chance = Played::dealt(&position, seed, step);
                    position.resolve(&chance, &mut ());
                    steps.push(Step::Chance(chance));
                }
                Turn::Seat(seat) => {
                    legal.clear();
                    position.legal_moves(&mut legal);
                    let begun = Instant::now();
                    let chosen = players[seat.index()].choose(&position, seat, &legal);
                    let spent = begun.elapsed();
                    if legal.len() > 1 {
                        clocks[seat.index()].add(1, spent, spent);
                    }
                    self.add_luck(&mut luck, seat, players[seat.index()].luck());
                    assert!(legal.contains(&chosen), "seat {seat}'s bot chose {chosen}, which is not legal");
                    position.play(chosen, &mut ());
                    steps.push(Step::Move(seat, chosen));
                }
                Turn::Over => break,
            }
        }
        let outcome = position.outcome().expect("a game that is over has an outcome");
        let mut shares = vec![0.0; self.sides()];
        for seat in Seat::all(self.start.seats()) {
            shares[self.side_of[seat.index()]] = outcome.share(seat);
        }
        PlayedGame { shares, luck, steps }
    }

    /// What a seat's lucky choice gives its side, it takes from the others.
    fn add_luck(&self, luck: &mut [f64], seat: Seat, gained: f64) {
        let (own, others) = (self.side_of[seat.index()], (self.sides() - 1).max(1) as f64);
        luck.iter_mut().enumerate().for_each(|(side, luck)| *luck += if side == own { gained } else { -gained / others });
    }

    /// The luck of each side in a game.
    fn luck(&self, game: PlayedGame<G>, seed: u64) -> Vec<Luck> {
        let of_seat = den_review::luck(&self.start, game.steps, LUCK, seed);
        let mut of_side: Vec<Luck> = game.luck.into_iter().map(|chosen| [0.0, chosen]).collect();
        of_seat.iter().enumerate().for_each(|(seat, dealt)| of_side[self.side_of[seat]][0] = *dealt);
        of_side
    }
}

/// A game that was played.
struct PlayedGame<G: Game> {
    /// The share of each side.
    shares: Vec<f64>,
    /// What the bots' choices gave each side beyond their average ([`Bot::luck`](den_bots::Bot::luck)).
    luck: Vec<f64>,
    steps: Vec<Step<G>>,
}

/// Luck is 0 on average at any depth. This one takes a fraction of the time of the games and removes most of it.
const LUCK: Depth = Depth { evaluation: 0, deals: 64, worlds: 16, judge: 1, rounds: 1 };

/// A group of bots at a table.
struct Meeting<'a, G: Game> {
    table: &'a Table<G>,
    specs: &'a [Spec],
    group: &'a Group,
    seed: u64,
    sprt: Option<Sprt>,
    luck_adjusted: bool,
}

impl<G: Evaluate> Meeting<'_, G> {
    /// Plays the deals on all threads, stopping early if the sequential test is decided.
    fn play(&self, deals: usize, threads: usize, done: &(dyn Fn(u64) + Sync)) -> Vec<Deal> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let results: Mutex<Vec<Option<Deal>>> = Mutex::new(vec![None; deals]);
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= deals {
                    return;
                }
                let deal = self.deal(number as u64);
                let mut results = results.lock().expect("no thread panics while it writes a result");
                results[number] = Some(deal);
                if self.decided(&results).is_some() {
                    stop.store(true, Ordering::Relaxed);
                }
                drop(results);
                done(self.table.sides() as u64);
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        let results = results.into_inner().expect("no thread panics while it writes a result");
        let keep = self.decided(&results).unwrap_or(deals);
        results.into_iter().map_while(|deal| deal).take(keep).collect()
    }

    /// After how many deals, in order, the sequential test is decided. Later deals that other threads have already played
    /// do not count, so that the result does not depend on the number of threads.
    fn decided(&self, results: &[Option<Deal>]) -> Option<usize> {
        const FEWEST: usize = 20;
        let test = self.sprt?;
        let figures: Vec<f64> = results.iter().map_while(|deal| deal.as_ref().map(|deal| deal.shares[0])).collect();
        (FEWEST..=figures.len()).find(|&n| test.evaluate(&figures[..n], self.table.sides()).verdict != Verdict::Open)
    }

    /// Plays one deal from all sides.
    fn deal(&self, number: u64) -> Deal {
        let sides = self.table.sides();
        let seed = Seed::from_number(self.seed.wrapping_mul(1_000_003).wrapping_add(number));
        let mut shares = vec![0.0; self.specs.len()];
        let mut lucks = vec![[0.0; 2]; self.specs.len()];
        let mut all_clocks = BTreeMap::new();
        for rotation in 0..sides {
            let bot_of_side = |side: usize| self.group[(side + rotation) % sides];
            let bots: Vec<usize> = self.table.side_of.iter().map(|&side| bot_of_side(side)).collect();
            let mut players: Vec<Entrant<G>> =
                bots.iter().enumerate().map(|(seat, &bot)| self.player(bot, number, rotation, seat)).collect();
            let mut clocks = vec![Clock::default(); bots.len()];
            let game = self.table.play(&seed, &mut players, &mut clocks);
            let won = game.shares.clone();
            let luck = if self.luck_adjusted { self.table.luck(game, number) } else { vec![[0.0; 2]; sides] };
            for (side, share) in won.iter().enumerate() {
                shares[bot_of_side(side)] += share;
                lucks[bot_of_side(side)].iter_mut().zip(luck[side]).for_each(|(sum, luck)| *sum += luck);
            }
            for (&bot, clock) in bots.iter().zip(&clocks) {
                all_clocks.entry(bot).or_insert_with(Clock::default).add(clock.decisions, clock.spent, clock.longest);
            }
        }
        let of_one_side = |bot: usize, sum: f64| sum / (sides * self.sides_of(bot)) as f64;
        let luck = |bot: usize| lucks[bot].map(|sum| of_one_side(bot, sum));
        Deal {
            shares: self.distinct().map(|bot| of_one_side(bot, shares[bot])).collect(),
            luck: if self.luck_adjusted { self.distinct().map(luck).collect() } else { Vec::new() },
            clocks: all_clocks,
        }
    }

    fn player(&self, bot: usize, number: u64, rotation: usize, seat: usize) -> Entrant<G> {
        let seed = [number, rotation as u64, seat as u64]
            .iter()
            .fold(self.seed, |seed, n| (seed ^ n).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(27));
        Entrant::new(&self.specs[bot], seed).expect("the bots were tried before the first game")
    }

    /// The bots in this meeting, without duplicates.
    fn distinct(&self) -> impl Iterator<Item = usize> {
        let group = self.group;
        group.iter().enumerate().filter(move |(at, bot)| !group[..*at].contains(bot)).map(|(_, &bot)| bot)
    }

    fn sides_of(&self, bot: usize) -> usize {
        self.group.iter().filter(|&&b| b == bot).count()
    }

    fn report(&self, results: &[Deal]) -> PairReport {
        let bots = self.distinct().enumerate().map(|(at, bot)| {
            let figures: Vec<f64> = results.iter().map(|deal| deal.shares[at]).collect();
            let mut clock = Clock::default();
            for deal in results {
                if let Some(c) = deal.clocks.get(&bot) {
                    clock.add(c.decisions, c.spent, c.longest);
                }
            }
            let share = of_figures(&figures);
            let luck: Vec<Luck> = results.iter().filter_map(|deal| deal.luck.get(at).copied()).collect();
            let adjusted = self.luck_adjusted.then(|| {
                let of_deals: Vec<Luck> = luck.iter().map(|[dealt, _]| [*dealt, 0.0]).collect();
                let [adjusted, less_deals] = [&luck, &of_deals].map(|luck| of_figures(&less_luck(&figures, luck)));
                let worth = |adjusted: Estimate| (share.margin() / adjusted.margin().max(f64::EPSILON)).powi(2);
                Adjusted { share: adjusted, worth: worth(adjusted), worth_of_deals: worth(less_deals) }
            });
            let alone = self.sides_of(bot) == self.table.sides();
            EntrantReport {
                bot: self.specs[bot].text().to_string(),
                sides: self.sides_of(bot),
                share,
                adjusted,
                elo: (!alone).then(|| elo(share, self.table.sides())),
                mean_ms: clock.spent.as_secs_f64() * 1e3 / clock.decisions.max(1) as f64,
                longest_ms: clock.longest.as_secs_f64() * 1e3,
            }
        });
        PairReport { deals: results.len(), bots: bots.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_meets_once_and_too_few_are_filled_up() {
        assert_eq!(groups(2, 2), [[0, 1]]);
        assert_eq!(groups(2, 3), [[0, 1, 1]]);
        assert_eq!(groups(1, 2), [[0, 0]]);
        assert_eq!(groups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(groups(4, 3).len(), 4);
    }
}
