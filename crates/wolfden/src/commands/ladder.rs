//! `wolfden ladder`.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use den_bots::{Evaluate, LEVELS, Level};
use den_core::{Edition, Options};
use den_games::{GameId, with_game};
use den_lab::{
    Ladder, Part, RegretReport, SavedMeeting, Table, TableReport, configuration, judge_levels, meet, meetings, planned_games, table_report,
    tables, write,
};
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};

use crate::commands::sim::style;
use crate::failure::Failure;
use crate::lab::threads;
use crate::setup::game;
use crate::text::stdout;

/// Measure how strong each bot level is in each game, and write the table
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden ladder --out docs/ladder.md --resume ladder.jsonl
  wolfden ladder lone-wolves --quick

Use a release build on an otherwise idle machine. The whole table takes about an hour on two cores, --quick about five minutes.
With --resume, results are added to the file as they come in, and an interrupted ladder continues where it stopped.
The table is a research document (docs/ladder.md) and always in English.")]
pub(crate) struct Args {
    /// The game; all of them by default
    #[arg(value_parser = game())]
    game: Option<GameId>,
    /// Approximate number of games per pairing; by default as many as needed for its bar
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// A tenth of the games and positions
    #[arg(long, conflicts_with = "games")]
    quick: bool,
    /// Number of positions on which the decisions of the levels are judged; 0 for none
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    positions: u32,
    /// Seed for all deals
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads())]
    threads: usize,
    /// File to write; by default the table is printed
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// A file of results to continue
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Only write the table of the results in the file, those with the most games where there are several; what is not there is left out
    #[arg(long, requires = "resume")]
    report: bool,
}

/// A line of the results file: a meeting, or the cost of the levels' decisions at a table.
#[derive(Serialize, Deserialize)]
struct Line {
    key: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kept: Option<SavedMeeting>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    regret: Option<RegretReport>,
}

/// The lines of a results file, by key: what was measured, followed by the seed and the number of games or positions.
type Known = BTreeMap<String, Line>;

/// The result of the most games or positions, whatever the seed.
fn largest<'a, T>(known: &'a Known, what: &str, result: impl Fn(&'a Line) -> Option<&'a T>) -> Option<&'a T> {
    let of_it =
        known.iter().filter_map(|(key, line)| Some((key.strip_prefix(what)?.rsplit(' ').next()?.parse::<u64>().ok()?, result(line)?)));
    of_it.max_by_key(|(amount, _)| *amount).map(|(_, result)| result)
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let games = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        let known = self.resume.as_deref().map_or(Ok(BTreeMap::new()), read)?;
        // The commit at the start, whatever happens to the folder in the meantime.
        let commit = commit();
        let mut reports = Vec::new();
        for game in games {
            for table in tables(game) {
                reports.push(with_game!(game, G => self.measure::<G>(game, &table, &known))?);
            }
        }
        let page = write(&reports, &self.command(), self.seed, &commit);
        match &self.out {
            Some(file) => fs::write(file, page).map_err(|error| Failure::file(file, error))?,
            None => write!(stdout(), "{page}")?,
        }
        Ok(())
    }

    /// Plays the meetings of a table that have no result yet, and judges the levels of the whole ladder.
    fn measure<'a, G: Evaluate>(&self, game: GameId, table: &Table, known: &'a Known) -> Result<TableReport, Failure> {
        let usage = |error: den_lab::PlanError| Failure::Usage(error.to_string());
        let mut plan = Ladder::<G> {
            edition: Edition::built_in(),
            options: G::Options::read(table.options.split_whitespace()).map_err(|error| Failure::Usage(error.to_string()))?,
            table: *table,
            games: self.games,
            positions: if self.quick { self.positions as usize / 10 } else { self.positions as usize },
            seed: self.seed,
            threads: self.threads,
        };
        // Results of bots with other constants are not continued.
        let key =
            |bots: &[&str], what: &str| format!("{game} {} [{}] {:016x} {what} ", table.seats, table.options, configuration::<G>(bots));
        let mut met = Vec::new();
        for planned in meetings::<G>(table) {
            if self.quick {
                plan.games = Some((planned_games(game, table.part, &planned) / 10).max(4));
            }
            let games = plan.games.unwrap_or_else(|| planned_games(game, table.part, &planned));
            let what = key(&[planned.who, planned.whom], &format!("{} {}", planned.who, planned.whom));
            let key = format!("{what}{} {games}", self.seed);
            let kept = |line: &'a Line| line.kept.as_ref();
            let found = if self.report { largest(known, &what, kept) } else { known.get(&key).and_then(kept) };
            if let Some(kept) = found {
                met.push(planned.from_saved(kept));
            }
            if found.is_some() || self.report {
                continue;
            }
            let bar = ProgressBar::new(games).with_style(style());
            let meeting = meet(&plan, &planned, &|games| bar.inc(games)).map_err(usage)?;
            bar.finish_and_clear();
            eprintln!("{key}: {:.1} %", 100.0 * meeting.result.share.mean);
            if let Some(file) = &self.resume {
                append(file, &Line { key, kept: Some(meeting.saved()), regret: None })?;
            }
            met.push(meeting);
        }
        let judged = [Part::Whole, Part::Steps].contains(&table.part) && plan.positions > 0 && !self.report;
        let what = key(&LEVELS.map(Level::name), "regret");
        let key = format!("{what}{} {}", self.seed, plan.positions);
        let kept = |line: &'a Line| line.regret.as_ref();
        let regret = match if self.report { largest(known, &what, kept) } else { known.get(&key).and_then(kept) } {
            Some(kept) => Some(kept.clone()),
            None if judged => {
                let bar = ProgressBar::new(plan.positions as u64).with_style(style());
                let found = judge_levels(&plan, &|| bar.inc(1)).map_err(usage)?;
                bar.finish_and_clear();
                if let Some(file) = &self.resume {
                    append(file, &Line { key, kept: None, regret: Some(found.clone()) })?;
                }
                Some(found)
            }
            None => None,
        };
        Ok(table_report(&plan, met, regret))
    }

    /// The command that reproduces the table.
    fn command(&self) -> String {
        let game = self.game.map_or(String::new(), |game| format!("{game} "));
        let games = self.games.map_or(String::new(), |games| format!("--games {games} "));
        let quick = if self.quick { "--quick " } else { "" };
        let positions = if self.positions == 500 { String::new() } else { format!("--positions {} ", self.positions) };
        format!("wolfden ladder {game}{games}{quick}{positions}--seed {}", self.seed)
    }
}

/// The results of an earlier run. A last line that is cut off is ignored, and ended so that the next result has a line of its own.
fn read(file: &Path) -> Result<Known, Failure> {
    if !file.exists() {
        return Ok(BTreeMap::new());
    }
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
    if !text.is_empty() && !text.ends_with('\n') {
        write_to(file, "\n")?;
    }
    Ok(text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok()).map(|line| (line.key.clone(), line)).collect())
}

fn append(file: &Path, line: &Line) -> Result<(), Failure> {
    let text = serde_json::to_string(line).expect("a result can be written as JSON");
    write_to(file, &(text + "\n"))
}

fn write_to(file: &Path, text: &str) -> Result<(), Failure> {
    let opened = OpenOptions::new().create(true).append(true).open(file);
    opened.and_then(|mut out| out.write_all(text.as_bytes())).map_err(|error| Failure::file(file, error))
}

/// The commit of the working directory, if there is one.
fn commit() -> String {
    let asked = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let hash = asked.ok().filter(|said| said.status.success()).map(|said| String::from_utf8_lossy(&said.stdout).trim().to_string());
    hash.filter(|hash| !hash.is_empty()).unwrap_or_else(|| format!("unknown, version {}", env!("CARGO_PKG_VERSION")))
}
