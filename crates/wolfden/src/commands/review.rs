//! `wolfden review`.

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use den_bots::Evaluate;
use den_core::{Message, Record, RecordError, Seat};
use den_games::{GameId, with_game};
use den_review::{Depth, Reviewer, open};
use serde_json::json;

use crate::failure::{Failure, at};
use crate::review::{Problem, Told, html, names_in, text, why};
use crate::setup::{edition, game_of, read_text};
use crate::text::{stdout, width, wrap};
use crate::words::{say, t};

/// Review a record: where it was won and lost, what was luck, and which decisions cost most
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden review match.wolf
  wolfden review match.wolf --seat 2              only this player's decisions
  wolfden review match.wolf --think 4             four times as deep, which takes four times as long
  wolfden review match.wolf --html review.html    a page with a chart and the boards at the turning points
  wolfden review match.wolf --json | jq .players
  wolfden review match.wolf --why 12               what the bot that played step 12 considered

A broken or cut-off record is reviewed as far as it goes; the exit code is then 1.")]
pub(crate) struct Args {
    /// The record; `-` for stdin
    file: String,
    /// Show the decisions of this seat only
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    seat: Option<Seat>,
    /// Say what a bot considered before it played this step, instead of a review
    #[arg(long, value_name = "STEP", conflicts_with_all = ["json", "html", "seat", "limit", "think", "seed"])]
    why: Option<usize>,
    /// Think this many times as long as usual
    #[arg(long, value_name = "TIMES", default_value_t = 1.0, value_parser = times)]
    think: f64,
    /// Stop after this many seconds and show what there is
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    limit: Option<u64>,
    /// Seed for the random numbers of the review
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Folder with the content files that the match was played with
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "html")]
    json: bool,
    /// Write a page that needs no other files
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let text = read_text(&self.file)?;
        let (record, problem) = Record::read_beginning(&text).map_err(|error| Failure::record(&self.file, error))?;
        let game = game_of(&self.file, &record)?;
        with_game!(game, G => self.review::<G>(game, &record, problem))
    }

    fn review<G: Evaluate>(&self, game: GameId, record: &Record, unread: Option<RecordError>) -> Result<(), Failure> {
        if let Some(seat) = self.seat.filter(|seat| seat.0 >= record.seats) {
            let what = t!("term-has-players", players = t!("term-players", n = record.seats));
            return Err(Failure::Usage(at(&format!("--seat {seat}"), what)));
        }
        let edition = edition::<G>(self.content.as_deref(), Some(record))?;
        let (played, unplayed) = open::<G>(record, &edition).map_err(|error| Failure::record(&self.file, error))?;
        // What is wrong first: a step that cannot be played comes before the line that cannot be read.
        let steps = unread.is_none().then_some(record.steps.len());
        let problem = unplayed.or(unread).map(|what| Problem { steps, what: say(what) });
        if played.steps().is_empty() {
            let what =
                [Some(t!("review-nothing")), problem.map(|problem| problem.what)].into_iter().flatten().collect::<Vec<_>>().join(" ");
            return Err(Failure::Check(at(&self.file, what)));
        }
        if let Some(step) = self.why {
            let said = why(&played, record, step).map_err(|what| Failure::Usage(at(&format!("--why {step}"), what)))?;
            said.iter().try_for_each(|line| writeln!(stdout(), "{}", wrap(line, width(), 2)))?;
            return self.whole(problem);
        }
        let mut reviewer = Reviewer::new(&played, Depth::of::<G>(self.think), self.seed);
        self.work(&mut reviewer);
        let told = Told::new(game, &played, reviewer.review(), names_in::<G>(record), self.seat, problem.clone());
        self.show(&told, record, problem.as_ref())?;
        self.whole(problem)
    }

    /// What was asked for is there, but the record may not be whole.
    fn whole(&self, problem: Option<Problem>) -> Result<(), Failure> {
        problem.map_or(Ok(()), |problem| Err(Failure::Check(at(&self.file, problem.what))))
    }

    /// Works until the review is complete or the time is up, with a progress line on a terminal.
    fn work<G: Evaluate>(&self, reviewer: &mut Reviewer<G>) {
        let until = self.limit.map(|seconds| Instant::now() + Duration::from_secs(seconds));
        let mut shown = None;
        let terminal = std::io::stderr().is_terminal();
        while !reviewer.is_complete() && until.is_none_or(|until| Instant::now() < until) {
            reviewer.work();
            let progress = reviewer.progress();
            let percent = 100 * progress.done / progress.all.max(1);
            if terminal && shown != Some(percent) {
                eprint!("\r{}", t!("review-working", percent = percent));
                shown = Some(percent);
            }
        }
        if shown.is_some() {
            eprint!("\r\u{1b}[K");
        }
    }

    fn show(&self, told: &Told, record: &Record, problem: Option<&Problem>) -> Result<(), Failure> {
        let mut out = stdout();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &self.as_json(told, record, problem))?;
            return Ok(writeln!(out)?);
        }
        if let Some(path) = &self.html {
            return fs::write(path, html(told)).map_err(|error| Failure::file(Path::new(path), error));
        }
        Ok(out.write_all(text(told, width()).as_bytes())?)
    }

    /// The review with the names; `dearest` are the decisions of the chosen seat, `problem` says why the record ends early.
    fn as_json(&self, told: &Told, record: &Record, problem: Option<&Problem>) -> serde_json::Value {
        let mut value = json!(told.review);
        value["names"] = json!(record.names);
        value["seat"] = json!(self.seat);
        value["dearest"] = json!(told.dearest.iter().map(|told| told.step).collect::<Vec<_>>());
        value["problem"] = json!(problem.map(|problem| &problem.what));
        value
    }
}

/// Parses a seat, for clap.
fn seat(text: &str) -> Result<Seat, String> {
    text.parse::<Seat>().map_err(|error| say(Message::from(error)))
}

/// Parses a factor, for clap.
fn times(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|n| (0.05..=100.0).contains(n));
    number.ok_or_else(|| t!("term-bad-times", least = "0.05", most = "100"))
}
