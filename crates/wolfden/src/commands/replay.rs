//! `wolfden replay`.

use std::io::Write;
use std::path::PathBuf;

use den_core::{Eye, Game, Options, Played, Record, Seat, Step, apply};
use den_games::with_game;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::setup::{edition, read_record, unknown_game};
use crate::show;
use crate::text::{ASIDE, TITLE, counted, stdout};

/// Replay a record, checking every step, and show how it went
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden replay match.wolf
  wolfden replay match.wolf --to 12 --eye 2     after step 12, as seat 2 saw it
  wolfden replay match.wolf --json | jq .outcome

A step against the rules is named by its line, the reason and the rule; the exit code is then 1.")]
pub(crate) struct Args {
    /// The record; `-` for stdin
    file: String,
    /// Show the game up to this step (all steps are checked all the same)
    #[arg(long, value_name = "STEP")]
    to: Option<usize>,
    /// Through whose eyes: a seat, or `public` for what everybody knows
    #[arg(long, value_name = "SEAT|public", default_value = "public")]
    eye: Eye,
    /// The folder with the content files that the match was played with
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// A step as an eye saw it.
struct Shown<G: Game> {
    seat: Option<Seat>,
    events: Vec<G::Event>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let record = read_record(&self.file)?;
        with_game!(&record.game, G => self.replay::<G>(&record)).unwrap_or_else(|| Err(unknown_game(&self.file, &record.game)))
    }

    fn replay<G: Game>(&self, record: &Record) -> Result<(), Failure> {
        let edition = edition::<G>(self.content.as_deref())?;
        let played = Played::<G>::replay(record, &edition).map_err(|error| Failure::record(&self.file, &error))?;
        let all = played.steps().len();
        let to = self.to.unwrap_or(all);
        if to > all {
            return Err(Failure::Usage(format!("--to {to}: the record has {}", counted(all as u64, "step"))));
        }
        if let Eye::Seat(seat) = self.eye
            && seat.0 >= record.seats
        {
            return Err(Failure::Usage(format!("--eye {seat}: the record is of {}", counted(record.seats.into(), "seat"))));
        }
        let (steps, position) = self.look(&played, to);
        let mut out = stdout();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &self.as_json(record, &played, &steps, &position))?;
            writeln!(out)?;
            return Ok(());
        }
        self.show(&mut out, record, all, &steps, &position)
    }

    /// The first `to` steps as the eye saw them, and the position after them.
    fn look<G: Game>(&self, played: &Played<G>, to: usize) -> (Vec<Shown<G>>, G) {
        let mut position = played.start().clone();
        let mut shown = Vec::new();
        for step in &played.steps()[..to] {
            let mut events = Vec::new();
            apply(&mut position, step, &mut events);
            let seat = match step {
                Step::Move(seat, _) => Some(*seat),
                Step::Chance(_) => None,
            };
            shown.push(Shown { seat, events: events.iter().map(|event| G::see(event, self.eye)).collect() });
        }
        (shown, position)
    }

    fn show<G: Game>(&self, out: &mut impl Write, record: &Record, all: usize, steps: &[Shown<G>], position: &G) -> Result<(), Failure> {
        let players = counted(record.seats.into(), "player");
        writeln!(out, "{TITLE}{}{TITLE:#}, {players}, {}", G::ABOUT.name, counted(all as u64, "step"))?;
        if !record.options.is_empty() {
            writeln!(out, "{ASIDE}{}{ASIDE:#}", record.options)?;
        }
        writeln!(out)?;
        let wide = all.to_string().len();
        for (at, step) in (1..).zip(steps) {
            let mut number = at.to_string();
            for event in &step.events {
                writeln!(out, "{ASIDE}{number:>wide$}{ASIDE:#}  {event}")?;
                number.clear();
            }
        }
        let view = position.view(self.eye);
        writeln!(out, "\n{}\n", G::board(&view).trim_end())?;
        writeln!(out, "{}", show::sheet(&G::sheet(&view)))?;
        writeln!(out, "{}", show::turn(position.turn(), &record.names))?;
        if let Some(outcome) = position.outcome() {
            write!(out, "{}", show::places(&outcome, &record.names))?;
        }
        Ok(())
    }

    fn as_json<G: Game>(&self, record: &Record, played: &Played<G>, steps: &[Shown<G>], position: &G) -> Value {
        let log = (1..).zip(steps).map(|(at, step): (usize, _)| {
            let events: Vec<Value> = step.events.iter().map(|event| json!({ "words": event.to_string(), "event": event })).collect();
            json!({ "step": at, "seat": step.seat.map(|seat| seat.0 + 1), "events": events })
        });
        let options: Map<String, Value> =
            played.options().pairs().into_iter().map(|(key, value)| (key.to_string(), value.into())).collect();
        let view = position.view(self.eye);
        json!({
            "game": record.game,
            "version": record.version,
            "options": options,
            "content": record.content,
            "seats": record.seats,
            "names": record.names,
            "commitment": record.commitment.map(|c| c.to_string()),
            "seed": record.seed.map(|s| s.to_string()),
            "steps": played.steps().len(),
            "at": steps.len(),
            "eye": self.eye.to_string(),
            "turn": show::turn_json(position.turn()),
            "log": log.collect::<Vec<_>>(),
            "view": view,
            "sheet": G::sheet(&view),
            "outcome": position.outcome().as_ref().map(show::outcome_json),
        })
    }
}
