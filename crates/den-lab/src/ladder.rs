//! The published ladder: each level against the one below, controls, and how much of what can be won each level wins.

use std::fmt::Write;

use den_bots::Judge;
use den_core::{Edition, Game, Options};
use serde::Serialize;

use crate::{Arena, ArenaReport, BadArena, CHEATER, EntrantReport, Estimate, arena};

/// The ladder of one game at one table.
#[derive(Clone, Debug)]
pub struct Ladder<G: Game> {
    /// The content.
    pub edition: Edition<G::Content>,
    /// The options.
    pub options: G::Options,
    /// How many players.
    pub seats: u8,
    /// About how many games each meeting has.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// On how many threads; 0 for as many as there are cores.
    pub threads: usize,
}

/// What the ladder found for one game at one table.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// The game's name.
    pub name: &'static str,
    /// Its id.
    pub game: &'static str,
    /// The options that differ from the first game's, or none.
    pub options: String,
    /// How many players.
    pub seats: u8,
    /// How many sides.
    pub sides: usize,
    /// Each level against the one below it, and Alpha against greedy.
    pub meetings: Vec<Meeting>,
    /// Each bot against the same opponents, all greedy.
    pub against_greedy: Vec<Measured>,
}

/// One meeting of the ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Meeting {
    /// The bot, and who it met.
    pub who: String,
    /// All its opponents.
    pub whom: String,
    /// The games.
    pub games: u64,
    /// The result of `who`.
    pub result: EntrantReport,
}

/// A bot measured against greedy ones.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The bot.
    pub bot: String,
    /// Its share of the wins.
    pub share: Estimate,
    /// The part of the way from random play to cheating that it goes.
    pub closed: f64,
}

/// The bots that are measured against greedy ones; the middle one is greedy itself, a mirror that has to bracket an even share.
const MEASURED: [&str; 6] = ["random", "pup", "yearling", "hunter", "alpha", CHEATER];
/// Each level meets the one below.
const STEPS: [(&str, &str); 4] = [("pup", "random"), ("yearling", "pup"), ("hunter", "yearling"), ("alpha", "hunter")];

/// Plays the ladder of one game at one table. `done` hears of finished games.
///
/// # Errors
/// Names the option or the number of seats that does not fit.
pub fn ladder<G: Judge>(plan: &Ladder<G>, done: &(dyn Fn(u64) + Sync)) -> Result<Rung, BadArena> {
    let meet = |who: &str, whom: &str| -> Result<ArenaReport, BadArena> {
        let plan = Arena::<G> {
            edition: plan.edition.clone(),
            options: plan.options.clone(),
            seats: plan.seats,
            bots: vec![who.to_string(), whom.to_string()],
            games: plan.games,
            seed: plan.seed,
            sprt: None,
            threads: plan.threads,
        };
        arena(&plan, done)
    };
    let mut measured = Vec::new();
    for bot in MEASURED {
        measured.push((bot, meet(bot, "greedy")?));
    }
    let mut meetings = Vec::new();
    for (who, whom) in STEPS {
        let report = match measured.iter().find(|(bot, _)| *bot == who && whom == "yearling") {
            Some((_, report)) => report.clone(),
            None => meet(who, whom)?,
        };
        meetings.push(Meeting { who: who.into(), whom: whom.into(), games: report.games, result: report.pairs[0].bots[0].clone() });
    }
    let sides = measured[0].1.sides;
    let share = |at: usize| measured[at].1.pairs[0].bots[0].share;
    let (floor, ceiling) = (share(0).mean, share(MEASURED.len() - 1).mean);
    let against_greedy = measured.iter().enumerate().map(|(at, (bot, _))| Measured {
        bot: (*bot).to_string(),
        share: share(at),
        closed: if ceiling > floor { (share(at).mean - floor) / (ceiling - floor) } else { 0.0 },
    });
    let defaults = G::Options::default().pairs();
    let differing = plan.options.pairs().into_iter().filter(|pair| !defaults.contains(pair));
    Ok(Rung {
        name: G::ABOUT.name,
        game: G::ABOUT.id,
        options: differing.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" "),
        seats: plan.seats,
        sides,
        meetings,
        against_greedy: against_greedy.collect(),
    })
}

/// How many games a ladder plays for each table, for a progress bar.
pub fn games_of(games: u64) -> u64 {
    games * (MEASURED.len() + STEPS.len() - 1) as u64
}

/// The ladder as a page.
pub fn write(rungs: &[Rung], command: &str, seed: u64, commit: &str) -> String {
    let mut page = String::from(
        "# The ladder\n\n\
         How strong the bots are, measured: every deal is played from all sides, so that luck of the deal cancels, and the intervals (95 %)\n\
         are over deals. A share is the part of the wins that one side takes; a shared win counts in part.\n\n",
    );
    let _ = writeln!(
        page,
        "Made by `{command}` (seed {seed}) at commit `{commit}`. The same command makes the same table, but for the times.\n"
    );
    page.push_str(
        "*Closed* is the part of the way from random play to cheating that a bot goes, by its share against greedy opponents. `cheater` is\n\
         Alpha's search on the true position: it sees every hand and stands in the arena only. `greedy` is Yearling by another name, so the\n\
         row of Yearling is a mirror match and has to bracket the even share.\n",
    );
    for rung in rungs {
        let even = 100.0 / rung.sides as f64;
        let _ = writeln!(page, "\n## {}, {} players{}\n", rung.name, rung.seats, options(rung));
        let _ = writeln!(page, "{} sides, so {even:.0} % is even.\n", rung.sides);
        page.push_str("| bot | against | games | share of wins | Elo | ms a decision (longest) |\n| --- | --- | --- | --- | --- | --- |\n");
        for meeting in &rung.meetings {
            let r = &meeting.result;
            let elo = r.elo.map_or(String::new(), |e| format!("{} ({} to {})", signed(e.points), signed(e.low), signed(e.high)));
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {elo} | {:.1} ({:.0}) |",
                meeting.who,
                meeting.whom,
                meeting.games,
                percent(&r.share),
                r.mean_ms,
                r.longest_ms
            );
        }
        page.push_str("\n| bot against greedy | share of wins | closed |\n| --- | --- | --- |\n");
        for m in &rung.against_greedy {
            let _ = writeln!(page, "| {} | {} | {:.0} % |", m.bot, percent(&m.share), 100.0 * m.closed);
        }
    }
    page
}

fn options(rung: &Rung) -> String {
    if rung.options.is_empty() { String::new() } else { format!(" ({})", rung.options) }
}

fn percent(share: &Estimate) -> String {
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * share.mean, 100.0 * share.low, 100.0 * share.high)
}

fn signed(points: f64) -> String {
    if points.is_infinite() {
        return if points > 0.0 { "∞".into() } else { "−∞".into() };
    }
    format!("{points:+.0}").replace('-', "−")
}
