//! Measures how good reviews are (`docs/review.md`).

use den_bots::{Bot, Budget, Calibration, Evaluate, Ismcts, Judge, Level, Rng};
use den_core::{Eye, Game, MAX_SEATS, Played, Seat, Seed, Step, Turn, dice};
use den_review::{Class, Depth, Review, Reviewer, Valuer, judge};
use rand::SeedableRng;
use serde::Serialize;

use crate::calibrate::{Sample, fit};
use crate::clock::Clock;
use crate::playing::on_threads;
use crate::{Estimate, GamePlan, PlanError};

/// Which games to review.
#[derive(Debug)]
pub struct ReviewPlan<G: Game> {
    /// What is played.
    pub game: GamePlan<G>,
    /// The number of games.
    pub games: usize,
    /// How many times as deep as by default they are reviewed.
    pub think: f64,
}

impl<G: Evaluate> ReviewPlan<G> {
    /// Runs `work` with the seed of every game, on all threads. The results are in the order of the games.
    fn each<T: Send>(&self, done: &(dyn Fn() + Sync), work: impl Fn(u64) -> T + Sync) -> Vec<T> {
        on_threads(self.game.threads, self.games, |number| {
            let result = work(self.game.seed_of(number as u64));
            done();
            result
        })
    }
}

/// A game between levels.
struct MixedGame<G: Game> {
    played: Played<G>,
    levels: Vec<Level>,
}

/// Plays a game in which each seat has a level of its own. `replace` may replace the move that a bot chose.
fn play<G: Evaluate>(
    start: &Played<G>,
    levels: Vec<Level>,
    seed: u64,
    mut replace: impl FnMut(&Played<G>, Seat, &[G::Move], usize) -> Option<G::Move>,
) -> MixedGame<G> {
    let mut played = start.clone();
    let deal = Seed::from_number(seed);
    let mut bots: Vec<_> = levels.iter().enumerate().map(|(seat, level)| level.bot::<G>(seed ^ (seat as u64 + 1) << 40)).collect();
    let mut legal = Vec::new();
    let mut decisions = 0;
    loop {
        played.deal(&deal, &mut ());
        let Turn::Seat(seat) = played.now().turn() else { return MixedGame { played, levels } };
        legal.clear();
        played.now().legal_moves(&mut legal);
        let replaced = replace(&played, seat, &legal, decisions);
        decisions += usize::from(legal.len() > 1);
        let choose = |bots: &mut Vec<Box<dyn Bot<G>>>| {
            bots[seat.index()].choose(&played.now().view(Eye::Seat(seat)), &legal, &Budget::untimed()).chosen
        };
        let chosen = replaced.unwrap_or_else(|| choose(&mut bots));
        played.play(seat, chosen, &mut ()).expect("bots play legal moves");
    }
}

/// A game in which the level of each seat is drawn from these.
fn mixed<G: Evaluate>(start: &Played<G>, levels: &[Level], seed: u64) -> MixedGame<G> {
    let mut rng = Rng::seed_from_u64(seed);
    let levels = Seat::all(start.now().seats()).map(|_| dice::one_of(&mut rng, levels)).collect();
    play(start, levels, seed, |_, _, _, _| None)
}

/// A predicted chance and what happened.
#[derive(Clone, Debug)]
struct Prediction {
    teams: Vec<u8>,
    shares: [f64; MAX_SEATS],
    results: Vec<f64>,
}

/// Predictions between two tenths.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct ReliabilityBin {
    /// How many.
    pub n: usize,
    /// The mean predicted chance, in per cent.
    pub predicted: f64,
    /// How often it happened, in per cent.
    pub happened: f64,
}

/// How well chances agree with what happened.
#[derive(Clone, Debug, Serialize)]
pub struct Reliability {
    /// Ten bins.
    pub bins: Vec<ReliabilityBin>,
    /// The mean gap between predicted and happened, over all predictions, in points of 100.
    pub mean_gap: f64,
    /// The largest gap of a bin with at least 1 % of the predictions.
    pub worst_gap: f64,
}

/// Predicted chances against results.
#[derive(Clone, Debug, Serialize)]
pub struct ChancesReport {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// The number of games.
    pub games: usize,
    /// The number of positions.
    pub positions: usize,
    /// The shares of the win that the search finds.
    pub found: Reliability,
    /// The chances that reviews state ([`Calibration`]).
    pub stated: Reliability,
    /// The map fitted to all games.
    pub shift: f64,
    /// The map fitted to all games.
    pub scale: f64,
    /// The chances as they would be stated with a new map, fitted to the other half of the games.
    pub fitted: Reliability,
}

/// One position in this many is valued, so that the positions from one game differ.
const EVERY: u32 = 5;

/// Compares the chances that reviews state with results, over games between mixed levels: all but Alpha, whose games would take more time
/// than those of all others together.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn review_chances<G: Evaluate>(plan: &ReviewPlan<G>, done: &(dyn Fn() + Sync)) -> Result<ChancesReport, PlanError> {
    let start = plan.game.start()?;
    let depth = Depth::of::<G>(plan.think);
    let mut levels = Level::of_game::<G>();
    levels.retain(|&level| level != Level::Alpha);
    let games = plan.each(done, |seed| {
        let game = mixed(&start, &levels, seed);
        predictions(&game.played, &Valuer::new::<G>(depth, seed, plan.game.seats).uncorrected(), seed)
    });
    let [even, odd] = [0, 1].map(|half| games.iter().skip(half).step_by(2).flatten().cloned().collect::<Vec<_>>());
    let all: Vec<Prediction> = games.into_iter().flatten().collect();
    let whole = fitted(&all);
    let current = Calibration::of_positions::<G>(plan.game.seats);
    let held_out = pairs(&even, fitted(&odd)).chain(pairs(&odd, fitted(&even)));
    Ok(ChancesReport {
        game: G::ID,
        seats: plan.game.seats,
        games: plan.games,
        positions: all.len(),
        found: reliability(pairs(&all, Calibration::NONE)),
        stated: reliability(pairs(&all, current)),
        shift: whole.shift,
        scale: whole.scale,
        fitted: reliability(held_out),
    })
}

/// The map that fits the chances of all teams best.
fn fitted(all: &[Prediction]) -> Calibration {
    let samples: Vec<Sample> = pairs(all, Calibration::NONE).map(|(chance, result)| (0, chance, result)).collect();
    fit(&samples)
}

fn predictions<G: Evaluate>(played: &Played<G>, valuer: &Valuer, seed: u64) -> Vec<Prediction> {
    let Some(outcome) = played.now().outcome() else { return Vec::new() };
    let mut rng = Rng::seed_from_u64(seed);
    let seats = played.now().seats();
    let teams: Vec<u8> = Seat::all(seats).map(|seat| played.now().team(seat)).collect();
    let results: Vec<f64> = Seat::all(seats).map(|seat| outcome.share(seat)).collect();
    let mut found = Vec::new();
    let mut legal = Vec::new();
    played.walk(|position, step| {
        let Step::Move(..) = step else { return };
        legal.clear();
        position.legal_moves(&mut legal);
        if legal.len() > 1 && dice::below(&mut rng, EVERY) == 0 {
            let mut shares = [0.0; MAX_SEATS];
            valuer.chances(position, 0).iter().enumerate().for_each(|(seat, share)| shares[seat] = *share);
            found.push(Prediction { teams: teams.clone(), shares, results: results.clone() });
        }
    });
    found
}

/// The chance and the result of each team.
fn pairs<'a>(all: &'a [Prediction], calibration: Calibration) -> impl Iterator<Item = (f64, f64)> + 'a {
    all.iter().flat_map(move |one| {
        let mut shares = one.shares;
        calibration.chances(&one.teams, &mut shares);
        let first = |&seat: &usize| !one.teams[..seat].contains(&one.teams[seat]);
        (0..one.teams.len()).filter(first).map(move |seat| (shares[seat], one.results[seat])).collect::<Vec<_>>()
    })
}

fn reliability(pairs: impl Iterator<Item = (f64, f64)>) -> Reliability {
    let mut sums = [(0usize, 0.0, 0.0); 10];
    for (chance, result) in pairs {
        let bin = &mut sums[((chance * 10.0) as usize).min(9)];
        *bin = (bin.0 + 1, bin.1 + chance, bin.2 + result);
    }
    let bins: Vec<ReliabilityBin> = sums
        .iter()
        .map(|&(n, predicted, happened)| ReliabilityBin {
            n,
            predicted: 100.0 * predicted / n.max(1) as f64,
            happened: 100.0 * happened / n.max(1) as f64,
        })
        .collect();
    let total: usize = bins.iter().map(|bin| bin.n).sum();
    let gap = |bin: &ReliabilityBin| (bin.predicted - bin.happened).abs();
    Reliability {
        mean_gap: bins.iter().map(|bin| gap(bin) * bin.n as f64).sum::<f64>() / total.max(1) as f64,
        worst_gap: bins.iter().filter(|bin| bin.n * 100 >= total.max(1)).map(gap).fold(0.0, f64::max),
        bins,
    }
}

/// What reviews of whole games say.
#[derive(Clone, Debug, Serialize)]
pub struct GamesReport {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// The number of games.
    pub games: usize,
    /// The mean luck of each seat, with its interval: 0 should be inside.
    pub luck: Vec<Estimate>,
    /// The largest difference between result − start and skill + luck.
    pub remainder: f64,
    /// The variance of the result of a seat divided by the variance of the result less luck.
    pub variance_reduction: f64,
    /// The decisions of each level, the weakest first.
    pub levels: Vec<LevelReview>,
    /// Whether each level is more accurate than the one below.
    pub ordered: bool,
    /// The games in which this review or a second one with another seed names a most expensive decision.
    pub compared: usize,
    /// In how many of these both name the same one, in per cent.
    pub same_dearest: Estimate,
    /// In how many of these the second review has the first one's among its three most expensive, in per cent.
    pub among_three: Estimate,
    /// The mean CPU time of a review in seconds.
    pub seconds: f64,
    /// The longest.
    pub longest_seconds: f64,
}

/// The decisions of a level.
#[derive(Clone, Debug, Serialize)]
pub struct LevelReview {
    /// The level.
    pub level: &'static str,
    /// How many seats it played.
    pub players: usize,
    /// How many decisions.
    pub decisions: usize,
    /// The mean accuracy of its players, in per cent.
    pub accuracy: Estimate,
    /// How many of each class, in per cent.
    pub classes: [f64; 4],
}

struct ReviewedGame {
    review: Review,
    /// With another seed.
    again: Option<Review>,
    levels: Vec<Level>,
    seconds: f64,
}

/// One game in this many is reviewed with two seeds.
const TWICE: u64 = 3;

/// Reviews whole games between mixed levels, some of them with two seeds.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn review_games<G: Evaluate>(plan: &ReviewPlan<G>, done: &(dyn Fn() + Sync)) -> Result<GamesReport, PlanError> {
    let start = plan.game.start()?;
    let depth = Depth::of::<G>(plan.think);
    let levels = Level::of_game::<G>();
    let games = plan.each(done, |seed| {
        let game = mixed(&start, &levels, seed);
        let clock = Clock::start();
        let review = review(&game.played, depth, seed);
        let seconds = clock.elapsed().as_secs_f64();
        let again = seed.is_multiple_of(TWICE).then(|| self::review(&game.played, depth, !seed));
        ReviewedGame { review, again, levels: game.levels, seconds }
    });
    let per_seat = |figure: &dyn Fn(&den_review::Player) -> f64, seat: Seat| -> Vec<f64> {
        games.iter().map(|game| figure(&game.review.players[seat.index()])).collect()
    };
    let seats = || Seat::all(plan.game.seats);
    let luck = seats().map(|seat| mean_of(&per_seat(&|player| player.luck, seat))).collect();
    let variances = |figure: &dyn Fn(&den_review::Player) -> f64| seats().map(|seat| variance(&per_seat(figure, seat))).sum::<f64>();
    let [raw, adjusted] = [variances(&|player| player.result), variances(&|player| player.result - player.luck)];
    let remainders = games.iter().flat_map(|game| &game.review.players).map(|p| (p.result - p.start - p.skill - p.luck).abs());
    // A review that names none where the other one does disagrees with it.
    let both = games.iter().filter_map(|game| Some([&game.review.dearest, &game.again.as_ref()?.dearest]));
    let either: Vec<_> = both.filter(|[a, b]| !a.is_empty() || !b.is_empty()).collect();
    let levels = by_level::<G>(&games);
    Ok(GamesReport {
        game: G::ID,
        seats: plan.game.seats,
        games: games.len(),
        luck,
        remainder: remainders.fold(0.0, f64::max),
        variance_reduction: raw / adjusted.max(f64::EPSILON),
        ordered: levels.windows(2).all(|pair| pair[1].accuracy.mean > pair[0].accuracy.mean),
        levels,
        compared: either.len(),
        same_dearest: share_of(either.iter().map(|[a, b]| a.first() == b.first())),
        among_three: share_of(either.iter().map(|[a, b]| a.first().is_some_and(|step| b.contains(step)))),
        seconds: games.iter().map(|game| game.seconds).sum::<f64>() / games.len().max(1) as f64,
        longest_seconds: games.iter().map(|game| game.seconds).fold(0.0, f64::max),
    })
}

fn review<G: Evaluate>(played: &Played<G>, depth: Depth, seed: u64) -> Review {
    let mut reviewer = Reviewer::new(played, depth, seed);
    while !reviewer.is_complete() {
        reviewer.work();
    }
    reviewer.review()
}

/// The decisions of every level that played.
fn by_level<G: Evaluate>(games: &[ReviewedGame]) -> Vec<LevelReview> {
    let levels = Level::of_game::<G>().into_iter().map(|level| {
        let mut found = LevelReview {
            level: level.name(),
            players: 0,
            decisions: 0,
            accuracy: Estimate { mean: 0.0, low: 0.0, high: 0.0 },
            classes: [0.0; 4],
        };
        let mut accuracies = Vec::new();
        for game in games {
            for seat in game.levels.iter().enumerate().filter(|(_, of_seat)| **of_seat == level).map(|(seat, _)| seat) {
                let judged =
                    || game.review.judged().filter(|(_, decision, _)| decision.seat.index() == seat).map(|(_, _, judgement)| judgement);
                let decisions = judged().count();
                if decisions > 0 {
                    accuracies.push(judged().map(|judgement| den_review::accuracy(judgement.cost)).sum::<f64>() / decisions as f64);
                }
                judged().for_each(|judgement| found.classes[judgement.class as usize] += 100.0);
                found.decisions += decisions;
            }
        }
        found.players = accuracies.len();
        found.accuracy = mean_of(&accuracies);
        found.classes.iter_mut().for_each(|class| *class /= found.decisions.max(1) as f64);
        found
    });
    levels.filter(|level| level.players > 0).collect()
}

/// How many of these are true, in per cent.
fn share_of(those: impl ExactSizeIterator<Item = bool>) -> Estimate {
    let n = those.len();
    let yes = those.filter(|&yes| yes).count();
    let share = Estimate::of_share(n as u64, yes as f64 / n.max(1) as f64);
    Estimate { mean: 100.0 * share.mean, low: 100.0 * share.low, high: 100.0 * share.high }
}

fn mean_of(figures: &[f64]) -> Estimate {
    const Z: f64 = 1.959_963_985;
    let mean = figures.iter().sum::<f64>() / figures.len().max(1) as f64;
    let half = Z * (variance(figures) / figures.len().max(1) as f64).sqrt();
    Estimate { mean, low: mean - half, high: mean + half }
}

fn variance(figures: &[f64]) -> f64 {
    let mean = figures.iter().sum::<f64>() / figures.len().max(1) as f64;
    figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f64>() / (figures.len().max(2) - 1) as f64
}

/// Whether reviews find planted mistakes and leave good play alone.
#[derive(Clone, Debug, Serialize)]
pub struct MistakesReport {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// The games of Alpha with one decision replaced by the worst move.
    pub games: usize,
    /// Those in which a search twenty times as long says that it costs over a tenth of the win.
    pub planted: usize,
    /// How many of these the review names among the three most expensive, in per cent.
    pub found: Estimate,
    /// The number of decisions by a search twenty times as long as Alpha's.
    pub good_decisions: usize,
    /// How many of these are called bad, in per cent.
    pub called_bad: Estimate,
}

/// How much longer than Alpha the search is that reviews are compared with.
const FOLD: u64 = 20;

/// Plants mistakes in games of Alpha, and judges the decisions of a much longer search.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn mistakes<G: Evaluate>(plan: &ReviewPlan<G>, done: &(dyn Fn() + Sync)) -> Result<MistakesReport, PlanError> {
    let start = plan.game.start()?;
    let depth = Depth::of::<G>(plan.think);
    let games = plan.each(done, |seed| plant(&start, plan.game.seats, depth, seed));
    let planted: Vec<bool> = games.iter().filter_map(|game| game.found).collect();
    let good: Vec<bool> = games.iter().flat_map(|game| game.called_bad.iter().copied()).collect();
    Ok(MistakesReport {
        game: G::ID,
        seats: plan.game.seats,
        games: plan.games,
        planted: planted.len(),
        found: share_of(planted.iter().copied()),
        good_decisions: good.len(),
        called_bad: share_of(good.iter().copied()),
    })
}

struct Planted {
    /// Whether the mistake was named; `None` if it was none.
    found: Option<bool>,
    called_bad: Vec<bool>,
}

fn plant<G: Evaluate>(start: &Played<G>, seats: u8, depth: Depth, seed: u64) -> Planted {
    /// The decision to replace is one of the first so many.
    const EARLY: u32 = 24;
    /// A decision without a bad move is passed over, but not more often than this.
    const TRIES: u32 = 6;
    /// How many moves that look worst at first sight are judged at length.
    const WORST: usize = 4;
    /// How many decisions of a game are judged for false alarms.
    const JUDGED: usize = 3;
    let mut rng = Rng::seed_from_u64(seed);
    let target = dice::below(&mut rng, EARLY) as usize;
    let (mut mistake, mut tries) = (None, 0);
    let game = play(start, vec![Level::Alpha; usize::from(seats)], seed, |played, seat, legal, decisions| {
        if mistake.is_some() || decisions < target || legal.len() < 3 || tries == TRIES {
            return None;
        }
        tries += 1;
        let view = played.now().view(Eye::Seat(seat));
        let all = costs::<G>(Judge::new(seed, 1), &view, legal);
        let asked: Vec<G::Move> = all.into_iter().take(WORST).map(|(_, m)| m).collect();
        let (cost, worst) = *costs::<G>(Judge::new(seed, FOLD), &view, &asked).first()?;
        (cost > 0.1).then(|| {
            mistake = Some(played.steps().len());
            worst
        })
    });
    let found = mistake.map(|step| review(&game.played, depth, seed).dearest.contains(&step));
    let mut decisions: Vec<(G::View, Vec<G::Move>)> = Vec::new();
    game.played.walk(|position, step| {
        let Step::Move(seat, _) = step else { return };
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        if legal.len() > 1 {
            decisions.push((position.view(Eye::Seat(*seat)), legal));
        }
    });
    let mut called_bad = Vec::new();
    for _ in 0..JUDGED.min(decisions.len()) {
        let (view, legal) = decisions.swap_remove(dice::below(&mut rng, decisions.len() as u32) as usize);
        let budget = Budget::iterations(FOLD * G::SEARCH.alpha_iterations);
        let chosen = Ismcts::<G>::new(seed, G::SEARCH, budget.clone()).choose(&view, &legal, &budget).chosen;
        let judged = judge::<G>(&view, &legal, chosen, &depth, !seed);
        called_bad.push(Class::of(judged.cost) >= Class::Bad);
    }
    Planted { found, called_bad }
}

/// What each of these moves costs, the most expensive first.
fn costs<G: Evaluate>(judge: Judge, view: &G::View, moves: &[G::Move]) -> Vec<(f64, G::Move)> {
    let actions: Vec<Vec<G::Move>> = moves.iter().map(|&m| vec![m]).collect();
    let mut costs: Vec<(f64, G::Move)> = judge.values::<G>(view, &actions).costs().zip(moves.iter().copied()).collect();
    costs.sort_by(|a, b| b.0.total_cmp(&a.0));
    costs
}
