//! The published ladder: each level against the one below, the cost of each level's decisions, and how far each bot gets from random play
//! towards cheating.

use std::fmt::Write;

use den_bots::{Evaluate, Level};
use den_core::{Edition, Game, Message, Options};
use den_games::GameId;
use den_words::{Language, Speaker};
use serde::{Deserialize, Serialize};

use crate::{Arena, CHEATER, EntrantReport, Estimate, GamePlan, LESSON_PLAYER, PlanError, RegretPlan, RegretReport, arena, elo, regret};

/// A table that a game is measured at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The number of players.
    pub seats: u8,
    /// The options, as words.
    pub options: &'static str,
    /// Which meetings to play.
    pub part: Part,
    /// The share of the wins that Alpha must take from greedy players, in hundredths.
    pub bar: u32,
}

/// Which meetings a table of the ladder has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Each level against the one below, and every bot against greedy ones.
    Whole,
    /// Each level against the one below.
    Steps,
    /// Alpha, greedy bots and the cheater against greedy ones.
    Greedy,
}

const fn table(seats: u8, options: &'static str, part: Part, bar: u32) -> Table {
    Table { seats, options, part, bar }
}

/// The tables for a game: the usual number of players in full, other numbers and the main options against greedy players only.
pub fn tables(game: GameId) -> &'static [Table] {
    use Part::{Greedy, Steps, Whole};
    match game {
        GameId::WolfAndHound => {
            const { &[table(4, "", Whole, 59), table(2, "", Greedy, 55), table(3, "", Greedy, 52), table(4, "expert-1", Greedy, 70)] }
        }
        GameId::LoneWolves => const { &[table(2, "", Whole, 93), table(2, "advanced", Greedy, 93)] },
        GameId::Wolfwalkers => {
            const { &[table(2, "", Whole, 93), table(2, "full", Greedy, 93), table(3, "", Greedy, 60), table(4, "", Greedy, 47)] }
        }
        GameId::TheWolves => {
            const { &[table(2, "", Steps, 0), table(3, "", Greedy, 70), table(4, "", Greedy, 60), table(5, "", Greedy, 50)] }
        }
    }
}

/// The ladder of one game at one table.
#[derive(Clone, Debug)]
pub struct Ladder<G: Game> {
    /// The content.
    pub edition: Edition<G::Content>,
    /// The options.
    pub options: G::Options,
    /// The table.
    pub table: Table,
    /// The approximate number of games per meeting; `None` for the planned number.
    pub games: Option<u64>,
    /// The number of positions on which the decisions of the levels are judged.
    pub positions: usize,
    /// The seed.
    pub seed: u64,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
}

/// The results of one game at one table.
#[derive(Clone, Debug, Serialize)]
pub struct TableReport {
    /// The game's name.
    pub name: String,
    /// Its id.
    pub game: &'static str,
    /// The options that differ from the default, if any.
    pub options: String,
    /// The number of players.
    pub seats: u8,
    /// The number of sides.
    pub sides: usize,
    /// The meetings: each level against the one below, and bots against greedy players.
    pub meetings: Vec<Meeting>,
    /// How far each bot gets from random play towards cheating, measured by its share against greedy players.
    pub closed: Vec<(String, f64)>,
    /// The cost of the levels' decisions.
    pub regret: Option<RegretReport>,
}

/// One meeting of the ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Meeting {
    /// The bot, which takes one side.
    pub who: String,
    /// All its opponents.
    pub whom: String,
    /// The number of games.
    pub games: u64,
    /// The number of sides at the table.
    pub sides: usize,
    /// The required share of the wins, if any.
    pub bar: Option<Bar>,
    /// The result of `who`.
    pub result: EntrantReport,
}

/// A required share of the wins, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Bar {
    /// At least this much, with the whole interval.
    AtLeast(u32),
    /// Between these two: a step of the ladder that is neither flat nor a cliff.
    Between(u32, u32),
}

impl Meeting {
    /// Whether the requirement is met.
    pub fn holds(&self) -> Option<bool> {
        let share = &self.result.share;
        self.bar.map(|bar| match bar {
            Bar::AtLeast(least) => 100.0 * share.low >= f64::from(least),
            Bar::Between(least, most) => (f64::from(least)..=f64::from(most)).contains(&(100.0 * share.mean)),
        })
    }

    /// The result to save, so that an interrupted ladder can be resumed.
    pub fn saved(&self) -> SavedMeeting {
        let r = &self.result;
        SavedMeeting { games: self.games, sides: self.sides, share: r.share, mean_ms: r.mean_ms, longest_ms: r.longest_ms }
    }
}

/// The saved result of a meeting.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct SavedMeeting {
    games: u64,
    sides: usize,
    share: Estimate,
    mean_ms: f64,
    longest_ms: f64,
}

/// A planned meeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The bot, which takes one side.
    pub who: &'static str,
    /// All its opponents.
    pub whom: &'static str,
    /// The required share of the wins.
    pub bar: Option<Bar>,
}

impl Planned {
    /// The meeting with its saved result.
    pub fn from_saved(self, kept: &SavedMeeting) -> Meeting {
        let result = EntrantReport {
            bot: self.who.to_string(),
            sides: 1,
            share: kept.share,
            adjusted: None,
            elo: Some(elo(kept.share, kept.sides)),
            mean_ms: kept.mean_ms,
            longest_ms: kept.longest_ms,
        };
        Meeting { who: self.who.into(), whom: self.whom.into(), games: kept.games, sides: kept.sides, bar: self.bar, result }
    }
}

/// The required share of the wins of a level against the one below.
const STEP: Bar = Bar::Between(58, 75);

/// The required share of a beginner against the weakest level.
const BEATABLE: Bar = Bar::Between(60, 100);

/// The number of games in a meeting of fast bots, and in one with Alpha or the cheater: enough for the interval to clear a bar that
/// is passed by a good margin.
fn plan_of(game: GameId) -> (u64, u64) {
    match game {
        GameId::WolfAndHound => (600, 600),
        GameId::LoneWolves => (300, 200),
        GameId::Wolfwalkers => (200, 120),
        GameId::TheWolves => (120, 30),
    }
}

/// The default number of games in a meeting, approximately.
pub fn planned_games(game: GameId, meeting: &Planned) -> u64 {
    let slow = [meeting.who, meeting.whom].iter().any(|bot| ["alpha", CHEATER].contains(bot));
    let (quick_games, slow_games) = plan_of(game);
    if slow { slow_games } else { quick_games }
}

/// All meetings at a table.
pub fn meetings<G: Evaluate>(table: &Table) -> Vec<Planned> {
    let levels: Vec<&str> = Level::of_game::<G>().into_iter().map(Level::name).collect();
    let mut all = Vec::new();
    if table.part != Part::Greedy {
        all.push(Planned { who: levels[0], whom: "random", bar: None });
        all.push(Planned { who: LESSON_PLAYER, whom: levels[0], bar: Some(BEATABLE) });
        all.extend(levels.windows(2).map(|pair| Planned { who: pair[1], whom: pair[0], bar: Some(STEP) }));
    }
    let measured = match table.part {
        Part::Whole => [&["random"], &levels[..levels.len() - 1], &["greedy", "alpha", CHEATER]].concat(),
        Part::Greedy => vec!["greedy", "alpha", CHEATER],
        Part::Steps => Vec::new(),
    };
    // If nothing is hidden, a cheater sees no more than Alpha.
    let measured = measured.into_iter().filter(|bot| *bot != CHEATER || !G::SEARCH.open_information);
    let bar = |bot: &str| (bot == "alpha").then_some(Bar::AtLeast(table.bar));
    all.extend(measured.map(|bot| Planned { who: bot, whom: "greedy", bar: bar(bot) }));
    all
}

/// Plays one meeting. `done` is called with the number of games just finished.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn meet<G: Evaluate>(plan: &Ladder<G>, meeting: &Planned, done: &(dyn Fn(u64) + Sync)) -> Result<Meeting, PlanError> {
    let report = arena(
        &Arena::<G> {
            edition: plan.edition.clone(),
            options: plan.options.clone(),
            seats: plan.table.seats,
            bots: vec![meeting.who.to_string(), meeting.whom.to_string()],
            games: plan.games.unwrap_or_else(|| planned_games(game_of::<G>(), meeting)),
            seed: plan.seed,
            sprt: None,
            luck_adjusted: false,
            threads: plan.threads,
        },
        done,
    )?;
    let result = report.pairs[0].bots[0].clone();
    Ok(Meeting { who: meeting.who.into(), whom: meeting.whom.into(), games: report.games, sides: report.sides, bar: meeting.bar, result })
}

/// Measures the cost of the levels' decisions at this table. `done` is called after each position.
///
/// # Errors
/// Names the option or the number of seats at fault.
pub fn judge_levels<G: Evaluate>(plan: &Ladder<G>, done: &(dyn Fn() + Sync)) -> Result<RegretReport, PlanError> {
    let plan = RegretPlan::<G> {
        game: GamePlan {
            edition: plan.edition.clone(),
            options: plan.options.clone(),
            seats: plan.table.seats,
            seed: plan.seed,
            threads: plan.threads,
        },
        positions: plan.positions,
        fold: JUDGE_FACTOR,
    };
    regret(&plan, done)
}

/// How many times longer than Alpha the judge of decisions searches.
pub const JUDGE_FACTOR: u64 = 20;

/// A number that changes with the constants of a game's search and levels, so that results of other bots are not continued.
pub fn configuration<G: Evaluate>() -> u64 {
    format!("{:?}", G::SEARCH)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

fn game_of<G: Game>() -> GameId {
    G::ID.parse().expect("a ladder is of a game in the registry")
}

/// The English name of a game: the page is in English.
fn name(game: &str) -> String {
    Speaker::new(Language::En).say(&Message::keyed(format!("{game}-name")), &[])
}

/// Assembles the results of a table.
pub fn table_report<G: Evaluate>(plan: &Ladder<G>, meetings: Vec<Meeting>, regret: Option<RegretReport>) -> TableReport {
    let defaults = G::Options::default().pairs();
    let differing = plan.options.pairs().into_iter().filter(|pair| !defaults.contains(pair));
    TableReport {
        name: name(G::ID),
        game: G::ID,
        options: if plan.table.options.is_empty() {
            differing.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
        } else {
            plan.table.options.to_string()
        },
        seats: plan.table.seats,
        sides: meetings.first().map_or(1, |meeting| meeting.sides),
        closed: if plan.table.part == Part::Whole { closed(&meetings) } else { Vec::new() },
        meetings,
        regret,
    }
}

/// How far each bot gets from random play towards cheating, measured by its share against greedy players.
fn closed(met: &[Meeting]) -> Vec<(String, f64)> {
    let against_greedy: Vec<&Meeting> = met.iter().filter(|meeting| meeting.whom == "greedy").collect();
    let share = |bot: &str| against_greedy.iter().find(|meeting| meeting.who == bot).map_or(0.0, |meeting| meeting.result.share.mean);
    let (floor, ceiling) = (share("random"), if share(CHEATER) > 0.0 { share(CHEATER) } else { share("alpha") });
    let part = |bot: &str| if ceiling > floor { (share(bot) - floor) / (ceiling - floor) } else { 0.0 };
    against_greedy.iter().map(|meeting| (meeting.who.clone(), part(&meeting.who))).collect()
}

/// Writes the ladder as Markdown.
pub fn write(tables: &[TableReport], command: &str, seed: u64, commit: &str) -> String {
    let mut page = String::from(
        "# The ladder\n\n\
         How strong the bots are. Every deal is played from all sides, so that the luck of the deal cancels out; the 95 % confidence intervals\n\
         are over deals. A share is the fraction of the wins that one side takes; a shared win counts in part. A bar for Alpha holds if the\n\
         whole interval clears it; a step of the ladder holds if its share is between the two figures.\n\n",
    );
    let _ = writeln!(
        page,
        "Generated by `{command}` (seed {seed}) at commit `{commit}`. The same command gives the same table, except for the times.\n"
    );
    page.push_str(
        "Every level searches. A weaker one searches less and misjudges more of what it finds; its cap is the most that it knowingly gives\n\
         away. If the luck of a game leaves no room for all levels, neighbouring levels are merged and listed as one.\n\n",
    );
    for level in den_bots::LEVELS {
        let _ = writeln!(page, "- `{}` {}", level.name(), level.help());
    }
    page.push_str(
        "\n`greedy` always plays the move that looks best right now; against itself its interval has to include the even share. `cheater` is\n\
         Alpha's search on the true position: it sees every hand, plays only in the arena, and shows the most that could be won; if\n\
         nothing is hidden it would see no more than Alpha, and Alpha takes its place. `lesson-player` is a beginner who plays the move after\n\
         which the score sheet looks best, and should win at least 60 % against the weakest level. *Closed* is how far a bot gets from random play towards cheating, by its share\n\
         against greedy opponents. *Regret* is the win chance, in points of 100, that a decision costs compared with the best move, judged from\n\
         the same view by a search with twenty times Alpha's iterations; its limits are 25 for the 99th percentile (35 for the weakest level)\n\
         and 2 % of the decisions with a cost of 20 or more (9 %).\n",
    );
    for report in tables {
        let even = 100.0 / report.sides as f64;
        let _ = writeln!(page, "\n## {}, {} players{}\n", report.name, report.seats, options(report));
        let _ = writeln!(page, "{} sides, so {even:.0} % is even. The bot takes one side, its opponents the rest.\n", report.sides);
        page.push_str("| bot | against | games | share of wins | bar | holds | Elo | ms per decision (longest) |\n");
        page.push_str("| --- | --- | ---: | --- | ---: | --- | --- | ---: |\n");
        report.meetings.iter().for_each(|meeting| row(&mut page, meeting));
        if !report.closed.is_empty() {
            page.push_str("\n| bot | closed |\n| --- | ---: |\n");
        }
        for (bot, part) in &report.closed {
            let _ = writeln!(page, "| {bot} | {:.0} % |", 100.0 * part);
        }
        if let Some(regret) = &report.regret {
            let _ = writeln!(page, "\nRegret over {} decisions:\n", regret.positions);
            page.push_str(&regret.page());
        }
    }
    page
}

fn row(page: &mut String, meeting: &Meeting) {
    let r = &meeting.result;
    let elo = r.elo.map_or(String::new(), |e| format!("{} ({} to {})", signed(e.points), signed(e.low), signed(e.high)));
    let bar = meeting.bar.map_or(String::new(), |bar| match bar {
        Bar::AtLeast(least) => format!("{least} %"),
        Bar::Between(least, most) => format!("{least}–{most} %"),
    });
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

fn options(report: &TableReport) -> String {
    if report.options.is_empty() { String::new() } else { format!(" ({})", report.options) }
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
    use lone_wolves::LoneWolves;

    fn meeting(who: &str, whom: &str, bar: Option<Bar>, mean: f64) -> Meeting {
        let share = Estimate { mean, low: mean - 0.05, high: mean + 0.05 };
        let result =
            EntrantReport { bot: who.into(), sides: 1, share, adjusted: None, elo: Some(elo(share, 2)), mean_ms: 1.25, longest_ms: 40.0 };
        Meeting { who: who.into(), whom: whom.into(), games: 20, sides: 2, bar, result }
    }

    #[test]
    fn a_bar_holds_if_the_whole_interval_clears_it() {
        assert_eq!(meeting("alpha", "greedy", Some(Bar::AtLeast(80)), 0.9).holds(), Some(true));
        assert_eq!(meeting("alpha", "greedy", Some(Bar::AtLeast(80)), 0.84).holds(), Some(false), "0.79 is below the bar");
        assert_eq!(meeting("alpha", "greedy", Some(Bar::AtLeast(80)), 0.2).holds(), Some(false));
        assert_eq!(meeting("pup", "random", None, 0.9).holds(), None);
    }

    #[test]
    fn a_step_is_neither_flat_nor_a_cliff() {
        let step = |mean| meeting("hunter", "tracker", Some(STEP), mean).holds();
        assert_eq!([0.55, 0.585, 0.66, 0.745, 0.77].map(step), [Some(false), Some(true), Some(true), Some(true), Some(false)]);
    }

    #[test]
    fn closed_runs_from_random_play_to_cheating() {
        let met = [("random", 0.1), ("pup", 0.1), ("greedy", 0.5), ("alpha", 0.7), (CHEATER, 0.9)];
        let met: Vec<Meeting> = met.iter().map(|&(bot, share)| meeting(bot, "greedy", None, share)).collect();
        let closed = closed(&met);
        let of = |bot: &str| closed.iter().find(|(name, _)| name == bot).map(|(_, part)| (part * 100.0).round()).expect("measured");
        assert_eq!(["random", "pup", "greedy", "alpha", CHEATER].map(of), [0.0, 0.0, 50.0, 75.0, 100.0]);
    }

    #[test]
    fn every_level_meets_the_one_below_and_has_a_bar() {
        let all = meetings::<LoneWolves>(&table(2, "", Part::Whole, 93));
        for pair in Level::of_game::<LoneWolves>().windows(2) {
            let step = Planned { who: pair[1].name(), whom: pair[0].name(), bar: Some(STEP) };
            assert!(all.contains(&step), "{step:?}");
        }
        let alpha = all.iter().rfind(|meeting| meeting.who == "alpha").expect("Alpha is measured");
        assert_eq!((alpha.whom, alpha.bar), ("greedy", Some(Bar::AtLeast(93))));
        let parts = [Part::Steps, Part::Greedy].map(|part| meetings::<LoneWolves>(&table(2, "", part, 93)).len());
        assert_eq!(parts, [Level::of_game::<LoneWolves>().len() + 1, 3], "the steps, random play and a beginner");
    }

    #[test]
    fn the_options_of_every_table_can_be_read() {
        for &id in GameId::ALL {
            for table in tables(id) {
                den_games::with_game!(id, G => {
                    let read = <G as den_core::Rules>::Options::read(table.options.split_whitespace());
                    assert!(read.is_ok(), "{id} {}", table.options);
                });
            }
        }
    }

    #[test]
    fn the_page_states_command_seed_commit_results_and_the_gap() {
        let report = TableReport {
            name: "Toy".into(),
            game: "toy",
            options: "board=small".into(),
            seats: 2,
            sides: 2,
            meetings: vec![meeting("alpha", "beta", Some(STEP), 0.75), meeting("alpha", "greedy", Some(Bar::AtLeast(80)), 0.75)],
            closed: vec![("alpha".into(), 0.914)],
            regret: Some(RegretReport {
                game: "toy".into(),
                seats: 2,
                positions: 40,
                fold: JUDGE_FACTOR,
                levels: vec![crate::LevelRegret { level: "pup".into(), cap: 30.0, mean: 2.25, p95: 9.0, p99: 21.0, blunders: 1.5 }],
            }),
        };
        let page = write(&[report], "wolfden ladder --games 20 --seed 4", 4, "0123abc");
        for line in [
            "Generated by `wolfden ladder --games 20 --seed 4` (seed 4) at commit `0123abc`. The same command gives the same table, except for the times.",
            "## Toy, 2 players (board=small)",
            "2 sides, so 50 % is even. The bot takes one side, its opponents the rest.",
            "| alpha | beta | 20 | 75.0 % (70.0–80.0) | 58–75 % | yes | +191 (+147 to +241) | 1.2 (40) |",
            "| alpha | greedy | 20 | 75.0 % (70.0–80.0) | 80 % | **no** | +191 (+147 to +241) | 1.2 (40) |",
            "| alpha | 91 % |",
            "| pup | 30 | 2.2 | 9.0 | 21.0 | 1.5 % |",
            "Every level keeps to its limits.",
        ] {
            assert!(page.lines().any(|of_page| of_page == line), "no line `{line}` in\n{page}");
        }
    }
}
