//! The published ladder: each level against the one below, control matches, and how far each level gets from random play to cheating.

use std::fmt::Write;

use den_bots::{Evaluate, LEVELS};
use den_core::{Edition, Game, Message, Options};
use den_games::GameId;
use den_words::{Language, Speaker};
use serde::Serialize;

use crate::{Arena, CHEATER, EntrantReport, Estimate, PlanError, arena};

/// The ladder of one game at one table.
#[derive(Clone, Debug)]
pub struct Ladder<G: Game> {
    /// The content.
    pub edition: Edition<G::Content>,
    /// The options.
    pub options: G::Options,
    /// How many players.
    pub seats: u8,
    /// Which meetings there are.
    pub part: Part,
    /// About how many games each meeting has; `None` for as many as [`planned`] says.
    pub games: Option<u64>,
    /// The seed.
    pub seed: u64,
    /// On how many threads; 0 for as many as there are cores.
    pub threads: usize,
}

/// Which meetings a table of the ladder has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of them.
    Whole,
    /// Each level against the one below.
    Steps,
    /// Every bot against greedy ones.
    Measured,
}

/// The tables at which a game is measured: how many players, and which meetings. A share of 65 % of the points means most where two
/// sides meet, so the steps of The Wolves are measured by two.
pub fn tables(game: GameId) -> &'static [(u8, Part)] {
    match game {
        GameId::WolfAndHound => &[(4, Part::Whole)],
        GameId::LoneWolves | GameId::Wolfwalkers => &[(2, Part::Whole)],
        GameId::TheWolves => &[(2, Part::Steps), (3, Part::Measured)],
    }
}

/// What the ladder found for one game at one table.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// The game's id.
    pub game: &'static str,
    /// The options that differ from the first game's, or none.
    pub options: String,
    /// How many players.
    pub seats: u8,
    /// How many sides.
    pub sides: usize,
    /// Each level against the one below it, and what was measured against greedy players.
    pub meetings: Vec<Meeting>,
    /// The part of the way from random play to cheating that each bot goes, by its share against greedy players.
    pub closed: Vec<(String, f64)>,
}

/// One meeting of the ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Meeting {
    /// The bot, which takes one side.
    pub who: String,
    /// All its opponents.
    pub whom: String,
    /// The games.
    pub games: u64,
    /// The share of the wins that it has to reach, if it has to.
    pub bar: Option<f64>,
    /// The result of `who`.
    pub result: EntrantReport,
}

impl Meeting {
    /// Whether the whole interval clears the bar.
    pub fn holds(&self) -> Option<bool> {
        self.bar.map(|bar| self.result.share.low >= bar)
    }
}

/// Each level against the one below.
const STEPS: [(&str, &str); 4] = [("pup", "random"), ("yearling", "pup"), ("hunter", "yearling"), ("alpha", "hunter")];
/// The bots that are measured against greedy ones; greedy itself is a mirror that has to bracket an even share.
const MEASURED: [&str; 7] = ["random", "pup", "yearling", "hunter", "greedy", "alpha", CHEATER];

/// A step of a level has to bring at least this share of the wins.
const STEP: f64 = 0.65;

/// What is planned for a game: how many games a meeting of quick bots has, how many one in which Alpha or the cheater thinks, and the
/// share of the wins that Alpha has to take from greedy players.
struct Plan {
    quick: u64,
    slow: u64,
    alpha: f64,
}

/// So many games that an interval clears a bar that is passed by a good margin, and no more: all of it takes about half an hour on two
/// cores.
fn plan_of(game: GameId) -> Plan {
    match game {
        GameId::WolfAndHound => Plan { quick: 600, slow: 300, alpha: 0.8 },
        GameId::LoneWolves => Plan { quick: 300, slow: 120, alpha: 0.8 },
        GameId::Wolfwalkers => Plan { quick: 200, slow: 160, alpha: 0.85 },
        GameId::TheWolves => Plan { quick: 120, slow: 90, alpha: 0.6 },
    }
}

/// About how many games the meeting of two bots has, unless told otherwise.
pub fn planned(game: GameId, who: &str, whom: &str) -> u64 {
    let slow = [who, whom].iter().any(|bot| ["alpha", CHEATER].contains(bot));
    if slow { plan_of(game).slow } else { plan_of(game).quick }
}

/// All meetings: who, whom, and the bar.
fn meetings(game: GameId, part: Part) -> Vec<(&'static str, &'static str, Option<f64>)> {
    let steps = STEPS.iter().filter(|_| part != Part::Measured).map(|&(who, whom)| (who, whom, (whom != "random").then_some(STEP)));
    let measured = MEASURED.iter().filter(|_| part != Part::Steps);
    steps.chain(measured.map(|&bot| (bot, "greedy", (bot == "alpha").then_some(plan_of(game).alpha)))).collect()
}

/// Plays the ladder of one game at one table. `done` is called with the number of games just finished, `told` with a line for every
/// meeting.
///
/// # Errors
/// Names the option or the number of seats that does not fit.
pub fn ladder<G: Evaluate>(plan: &Ladder<G>, done: &(dyn Fn(u64) + Sync), told: &dyn Fn(&str)) -> Result<Rung, PlanError> {
    let game: GameId = G::ID.parse().expect("a ladder is of a game in the registry");
    let (mut met, mut sides) = (Vec::new(), 0);
    for (who, whom, bar) in meetings(game, plan.part) {
        let report = arena(
            &Arena::<G> {
                edition: plan.edition.clone(),
                options: plan.options.clone(),
                seats: plan.seats,
                bots: vec![who.to_string(), whom.to_string()],
                games: plan.games.unwrap_or_else(|| planned(game, who, whom)),
                seed: plan.seed,
                sprt: None,
                threads: plan.threads,
            },
            done,
        )?;
        sides = report.sides;
        let result = report.pairs[0].bots[0].clone();
        told(&format!("{}: {who} against {whom} {}, {:.0} s", name(G::ID), percent(&result.share), report.seconds));
        met.push(Meeting { who: who.into(), whom: whom.into(), games: report.games, bar, result });
    }
    let defaults = G::Options::default().pairs();
    let differing = plan.options.pairs().into_iter().filter(|pair| !defaults.contains(pair));
    Ok(Rung {
        game: G::ID,
        options: differing.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" "),
        seats: plan.seats,
        sides,
        closed: if plan.part == Part::Steps { Vec::new() } else { closed(&met) },
        meetings: met,
    })
}

/// The part of the way from random play to cheating that each bot goes, by its share against greedy players.
fn closed(met: &[Meeting]) -> Vec<(String, f64)> {
    let against_greedy = |bot: &str| met.iter().rfind(|m| m.who == bot && m.whom == "greedy").map_or(0.0, |m| m.result.share.mean);
    let (floor, ceiling) = (against_greedy("random"), against_greedy(CHEATER));
    let part = |bot: &str| if ceiling > floor { (against_greedy(bot) - floor) / (ceiling - floor) } else { 0.0 };
    MEASURED.iter().map(|bot| (bot.to_string(), part(bot))).collect()
}

/// How many games the ladder of a game has, for a progress bar.
pub fn games_of(game: GameId, part: Part, games: Option<u64>) -> u64 {
    meetings(game, part).iter().map(|(who, whom, _)| games.unwrap_or_else(|| planned(game, who, whom))).sum()
}

/// The ladder as a page.
pub fn write(rungs: &[Rung], command: &str, seed: u64, commit: &str) -> String {
    let mut page = String::from(
        "# The ladder\n\n\
         How strong the bots are, measured: every deal is played from all sides, so that luck of the deal cancels, and the intervals (95 %)\n\
         are over deals. A share is the part of the wins that one side takes; a shared win counts in part. A bar holds if the whole\n\
         interval clears it.\n\n",
    );
    let _ = writeln!(
        page,
        "Made by `{command}` (seed {seed}) at commit `{commit}`. The same command makes the same table, but for the times.\n"
    );
    page.push_str("The levels, the same in every game:\n\n");
    for level in LEVELS {
        let _ = writeln!(page, "- `{}` {}", level.name(), level.help());
    }
    page.push_str(
        "\n`greedy` always plays what looks best at the moment; against itself its interval has to include the even share. `cheater` is\n\
         Alpha's search on the true position: it sees every hand, plays in the arena only, and shows the most that could be won; where\n\
         nothing is hidden it sees no more than Alpha does. *Closed* is how far a bot gets from random play to cheating, by its share\n\
         against greedy opponents.\n",
    );
    for rung in rungs {
        let even = 100.0 / rung.sides as f64;
        let _ = writeln!(page, "\n## {}, {} players{}\n", name(rung.game), rung.seats, options(rung));
        let _ = writeln!(page, "{} sides, so {even:.0} % is even. The bot takes one side, its opponents the rest.\n", rung.sides);
        page.push_str("| bot | against | games | share of wins | bar | holds | Elo | ms a decision (longest) |\n");
        page.push_str("| --- | --- | ---: | --- | ---: | --- | --- | ---: |\n");
        rung.meetings.iter().for_each(|meeting| row(&mut page, meeting));
        if !rung.closed.is_empty() {
            page.push_str("\n| bot | closed |\n| --- | ---: |\n");
        }
        for (bot, part) in &rung.closed {
            let _ = writeln!(page, "| {bot} | {:.0} % |", 100.0 * part);
        }
    }
    page
}

/// The English name of a game: the page is in English.
fn name(game: &str) -> String {
    Speaker::new(Language::En).say(&Message::keyed(format!("{game}-name")), &[])
}

fn row(page: &mut String, meeting: &Meeting) {
    let r = &meeting.result;
    let elo = r.elo.map_or(String::new(), |e| format!("{} ({} to {})", signed(e.points), signed(e.low), signed(e.high)));
    let bar = meeting.bar.map_or(String::new(), |bar| format!("{:.0} %", 100.0 * bar));
    let holds = meeting.holds().map_or("", |holds| if holds { "yes" } else { "**no**" });
    let _ = writeln!(
        page,
        "| {} | {} | {} | {} | {bar} | {holds} | {elo} | {:.1} ({:.0}) |",
        meeting.who,
        meeting.whom,
        meeting.games,
        percent(&r.share),
        r.mean_ms,
        r.longest_ms
    );
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elo;

    fn meeting(who: &str, whom: &str, bar: Option<f64>, mean: f64) -> Meeting {
        let share = Estimate { mean, low: mean - 0.05, high: mean + 0.05 };
        let result = EntrantReport { bot: who.into(), sides: 1, share, elo: Some(elo(share, 2)), mean_ms: 1.25, longest_ms: 40.0 };
        Meeting { who: who.into(), whom: whom.into(), games: 20, bar, result }
    }

    #[test]
    fn a_bar_holds_if_the_whole_interval_clears_it() {
        assert_eq!(meeting("alpha", "greedy", Some(0.8), 0.9).holds(), Some(true));
        assert_eq!(meeting("alpha", "greedy", Some(0.8), 0.84).holds(), Some(false), "0.79 is below the bar");
        assert_eq!(meeting("alpha", "greedy", Some(0.8), 0.2).holds(), Some(false));
        assert_eq!(meeting("pup", "random", None, 0.9).holds(), None);
    }

    #[test]
    fn the_way_closed_runs_from_random_play_to_cheating() {
        let met = [("random", 0.1), ("pup", 0.1), ("greedy", 0.5), ("alpha", 0.7), (CHEATER, 0.9)];
        let met: Vec<Meeting> = met.iter().map(|&(bot, share)| meeting(bot, "greedy", None, share)).collect();
        let closed = closed(&met);
        let of = |bot: &str| closed.iter().find(|(name, _)| name == bot).map(|(_, part)| (part * 100.0).round()).expect("measured");
        assert_eq!(["random", "pup", "greedy", "alpha", CHEATER].map(of), [0.0, 0.0, 50.0, 75.0, 100.0]);
    }

    #[test]
    fn every_level_meets_the_one_below_and_has_a_bar() {
        let all = meetings(GameId::LoneWolves, Part::Whole);
        for pair in LEVELS.windows(2) {
            assert!(all.contains(&(pair[1].name(), pair[0].name(), Some(STEP))), "{} against {}", pair[1].name(), pair[0].name());
        }
        assert_eq!(all.iter().filter(|(_, whom, _)| *whom == "greedy").count(), MEASURED.len());
        assert_eq!(meetings(GameId::LoneWolves, Part::Steps).len() + meetings(GameId::LoneWolves, Part::Measured).len(), all.len());
        assert_eq!(games_of(GameId::LoneWolves, Part::Steps, Some(20)), 80);
    }

    #[test]
    fn the_page_states_command_seed_commit_results_and_the_gap() {
        let rung = Rung {
            game: GameId::Wolfwalkers.as_str(),
            options: "board=small".into(),
            seats: 2,
            sides: 2,
            meetings: vec![meeting("alpha", "hunter", Some(0.65), 0.75), meeting("alpha", "greedy", Some(0.8), 0.75)],
            closed: vec![("alpha".into(), 0.914)],
        };
        let page = write(&[rung], "wolfden ladder --games 20 --seed 4", 4, "0123abc");
        for line in [
            "Made by `wolfden ladder --games 20 --seed 4` (seed 4) at commit `0123abc`. The same command makes the same table, but for the times.",
            "## Wolfwalkers: My Story, 2 players (board=small)",
            "2 sides, so 50 % is even. The bot takes one side, its opponents the rest.",
            "| alpha | hunter | 20 | 75.0 % (70.0–80.0) | 65 % | yes | +191 (+147 to +241) | 1.2 (40) |",
            "| alpha | greedy | 20 | 75.0 % (70.0–80.0) | 80 % | **no** | +191 (+147 to +241) | 1.2 (40) |",
            "| alpha | 91 % |",
        ] {
            assert!(page.lines().any(|of_page| of_page == line), "no line `{line}` in\n{page}");
        }
    }
}
