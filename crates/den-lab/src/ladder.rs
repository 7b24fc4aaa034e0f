//! The published ladder: each level against the one below, the cost of each level's decisions, and how far each bot gets from random play
//! towards cheating.

pub(crate) mod page;

use den_bots::{Evaluate, LEVELS, Level, SearchConfig, Skill};
use den_core::{Edition, Game, Message, Options};
use den_games::GameId;
use den_words::{Language, Speaker};
use serde::{Deserialize, Serialize};

use crate::{
    Arena, CHEATER, EntrantReport, Estimate, GamePlan, LESSON_PLAYER, PARTNER_OPEN, PlanError, RegretPlan, RegretReport, arena, elo, regret,
};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Part {
    /// Each level against the one below, and every bot against greedy ones.
    Whole,
    /// Each level against the one below, Alpha and greedy bots against greedy ones.
    Steps,
    /// Alpha, greedy bots and the cheater against greedy ones.
    Greedy,
    /// Alpha against greedy bots: one preset of many.
    Preset,
}

/// The share of the wins that Alpha must take from greedy players over all presets of a game on average, in hundredths.
const PRESETS_BAR: u32 = 72;

const fn table(seats: u8, options: &'static str, part: Part, bar: u32) -> Table {
    Table { seats, options, part, bar }
}

/// The tables for a game: the usual number of players in full, other numbers and the main options against greedy players only, and each
/// preset of Wolf & Hound.
pub fn tables(game: GameId) -> Vec<Table> {
    let mut tables = main_tables(game).to_vec();
    if game == GameId::WolfAndHound {
        den_games::with_game!(game, G => {
            let presets = <G as den_core::Rules>::Options::PRESETS;
            tables.extend(presets.iter().map(|preset| table(4, preset.name, Part::Preset, 0)));
        });
    }
    tables
}

fn main_tables(game: GameId) -> &'static [Table] {
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
    /// Which meetings were played.
    pub part: Part,
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
/// is passed by a good margin, and few enough for all games to be measured in an hour.
fn plan_of(game: GameId) -> (u64, u64) {
    match game {
        GameId::WolfAndHound => (600, 1_200),
        GameId::LoneWolves => (300, 200),
        GameId::Wolfwalkers => (120, 60),
        GameId::TheWolves => (100, 40),
    }
}

/// The bots that see more than a player, where there is something to see.
const fn bounds(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::WolfAndHound => &[PARTNER_OPEN, CHEATER],
        GameId::LoneWolves => &[CHEATER],
        GameId::Wolfwalkers | GameId::TheWolves => &[],
    }
}

/// The default number of games in a meeting, approximately.
pub fn planned_games(game: GameId, part: Part, meeting: &Planned) -> u64 {
    /// For each of many presets, whose average counts.
    const OF_A_PRESET: u64 = 60;
    let (quick_games, slow_games) = plan_of(game);
    match (meeting.who, meeting.whom) {
        _ if part == Part::Preset => OF_A_PRESET,
        // These have no bar.
        ("alpha", "alpha") | (CHEATER | PARTNER_OPEN, _) => slow_games / 3,
        (_, "random") | ("random", _) => quick_games / 5,
        ("alpha", _) => slow_games,
        // Only to see how far each bot gets.
        (_, "greedy") => quick_games / 3,
        _ => quick_games,
    }
}

/// All meetings at a table.
pub fn meetings<G: Evaluate>(table: &Table) -> Vec<Planned> {
    let levels: Vec<&str> = Level::of_game::<G>().into_iter().map(Level::name).collect();
    let mut all = Vec::new();
    if [Part::Whole, Part::Steps].contains(&table.part) {
        all.push(Planned { who: levels[0], whom: "random", bar: None });
        all.push(Planned { who: LESSON_PLAYER, whom: levels[0], bar: Some(BEATABLE) });
        all.extend(levels.windows(2).map(|pair| Planned { who: pair[1], whom: pair[0], bar: Some(STEP) }));
    }
    let measured = match table.part {
        Part::Whole => [&["random"], &levels[..levels.len() - 1], &["greedy", "alpha"], bounds(game_of::<G>())].concat(),
        Part::Greedy if bounds(game_of::<G>()).is_empty() => vec!["greedy", "alpha"],
        Part::Greedy => vec!["greedy", "alpha", CHEATER],
        Part::Steps => vec!["greedy", "alpha"],
        Part::Preset => vec!["alpha"],
    };
    let bar = |bot: &str| (bot == "alpha" && table.bar > 0).then_some(Bar::AtLeast(table.bar));
    all.extend(measured.into_iter().map(|bot| Planned { who: bot, whom: "greedy", bar: bar(bot) }));
    if table.part == Part::Whole {
        all.push(Planned { who: "alpha", whom: "alpha", bar: None });
    }
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
            games: plan.games.unwrap_or_else(|| planned_games(game_of::<G>(), plan.table.part, meeting)),
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

/// A number that changes with the constants of a game's search, with its net, and with the skills of these bots, so that results of other bots
/// are not continued.
pub fn configuration<G: Evaluate>(bots: &[&str]) -> u64 {
    let skills: Vec<Skill> =
        bots.iter().filter_map(|bot| LEVELS.into_iter().find(|level| level.name() == *bot)).map(Level::skill::<G>).collect();
    // A review is not a bot.
    let SearchConfig { skills: of_others, review_iterations, .. } = SearchConfig::DEFAULT;
    let search = SearchConfig { skills: of_others, review_iterations, ..G::SEARCH };
    let net = G::learned().map(|learned| learned.weights().fingerprint());
    format!("{search:?}{skills:?}{net:?}")
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
        part: plan.table.part,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elo;
    use lone_wolves::LoneWolves;

    pub(super) fn meeting(who: &str, whom: &str, bar: Option<Bar>, mean: f64) -> Meeting {
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
        assert_eq!(all.last(), Some(&Planned { who: "alpha", whom: "alpha", bar: None }));
        for pair in Level::of_game::<LoneWolves>().windows(2) {
            let step = Planned { who: pair[1].name(), whom: pair[0].name(), bar: Some(STEP) };
            assert!(all.contains(&step), "{step:?}");
        }
        let alpha = all.iter().rfind(|meeting| meeting.who == "alpha" && meeting.whom == "greedy").expect("Alpha is measured");
        assert_eq!((alpha.whom, alpha.bar), ("greedy", Some(Bar::AtLeast(93))));
        let parts = [Part::Steps, Part::Greedy].map(|part| meetings::<LoneWolves>(&table(2, "", part, 93)).len());
        assert_eq!(
            parts,
            [Level::of_game::<LoneWolves>().len() + 3, 3],
            "the steps, random play, a beginner, and two against greedy players"
        );
    }

    #[test]
    fn a_result_is_continued_until_a_bot_in_it_changes() {
        let of = configuration::<LoneWolves>;
        assert_eq!(of(&["pup", "random"]), of(&["pup", "greedy"]), "only levels have constants of their own");
        assert_ne!(of(&["pup", "greedy"]), of(&["hunter", "greedy"]));
        assert_ne!(of(&["alpha", "beta"]), of(&["alpha", "hunter"]));
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
}
