//! `wolfden replay`.

use std::io::Write;
use std::path::PathBuf;

use den_core::{Eye, Game, Options, Played, Record, Seat, Step, apply};
use den_games::{GameId, with_game};
use den_table::{Occupant, is_bot};
use serde_json::{Map, Value, json};

use crate::commands::draw::last_step;
use crate::failure::{Failure, at};
use crate::setup::{edition, game_of, read_record, summary};
use crate::show;
use crate::text::{ASIDE, TITLE, stdout, width, wrap};
use crate::words::{TableSpeaker, names, say, say_to, t, with_virtual};

/// Replay a record, check every step and show what happened
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden replay match.wolf
  wolfden replay match.wolf --to 12 --eye 2     after step 12, as seat 2 saw it
  wolfden replay match.wolf --json | jq .outcome

An illegal step is reported with its line, the reason and the rule; the exit code is then 1.")]
pub(crate) struct Args {
    /// The record; `-` for stdin
    file: String,
    /// Show the game up to this step (all steps are checked anyway)
    #[arg(long, value_name = "STEP")]
    to: Option<usize>,
    /// Viewpoint: a seat, or `public` for what everyone knows
    #[arg(long, value_name = "SEAT|public", default_value = "public", value_parser = eye)]
    eye: Eye,
    /// The content pack, or folder with content files, that the match was played with [default: the pack that the record names, if it is kept]
    #[arg(long, value_name = "FILE|DIR")]
    content: Option<PathBuf>,
    /// Print JSON
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
        let game = game_of(&self.file, &record)?;
        with_game!(game, G => self.replay::<G>(game, &record))
    }

    fn replay<G: Game>(&self, game: GameId, record: &Record) -> Result<(), Failure> {
        let edition = edition::<G>(self.content.as_deref(), Some(record))?;
        let played = Played::<G>::replay(record, &edition).map_err(|error| Failure::record(&self.file, error))?;
        let to = last_step(self.to, played.steps().len())?;
        if let Eye::Seat(seat) = self.eye
            && seat.0 >= record.seats
        {
            let what = t!("term-has-players", players = t!("term-players", n = record.seats));
            return Err(Failure::Usage(at(&format!("--eye {seat}"), what)));
        }
        let occupants: Vec<Occupant> = record.names.iter().map(|name| Occupant::from_record(name, is_bot)).collect();
        let names = with_virtual::<G>(record.seats, names(&occupants));
        let (steps, position) = self.look(&played, to);
        let mut out = stdout();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &self.as_json(record, &played, &steps, &position, &names))?;
            writeln!(out)?;
            return Ok(());
        }
        self.show(&mut out, game, &played, &steps, &position, &names)
    }

    /// The first `to` steps as the eye saw them, and the resulting position.
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

    fn show<G: Game>(
        &self,
        out: &mut impl Write,
        game: GameId,
        played: &Played<G>,
        steps: &[Shown<G>],
        position: &G,
        names: &[String],
    ) -> Result<(), Failure> {
        let all = played.steps().len();
        writeln!(out, "{TITLE}{}{TITLE:#}", summary(game, position.seats(), all))?;
        writeln!(out, "{ASIDE}{}{ASIDE:#}\n", wrap(&played.options().to_line(), width(), 2))?;
        let wide = all.to_string().len();
        for (at, step) in (1..).zip(steps) {
            let mut number = at.to_string();
            for event in &step.events {
                let line = wrap(&say_to(&G::event(event), names), width() - wide - 2, wide + 2);
                writeln!(out, "{ASIDE}{number:>wide$}{ASIDE:#}  {line}")?;
                number.clear();
            }
        }
        let view = position.view(self.eye);
        writeln!(out, "\n{}\n", show::board(|space| G::paint(&view, &TableSpeaker(names), space)))?;
        writeln!(out, "{}", show::sheet(&G::sheet(&view), names))?;
        writeln!(out, "{}", show::turn(position.turn(), names))?;
        if let Some(outcome) = position.outcome() {
            write!(out, "{}", show::places(&outcome, names))?;
        }
        Ok(())
    }

    fn as_json<G: Game>(&self, record: &Record, played: &Played<G>, steps: &[Shown<G>], position: &G, names: &[String]) -> Value {
        let log = (1..).zip(steps).map(|(at, step): (usize, _)| {
            let words = |event: &G::Event| say_to(&G::event(event), names);
            let events: Vec<Value> = step.events.iter().map(|event| json!({ "words": words(event), "event": event })).collect();
            json!({ "step": at, "seat": step.seat.map(|seat| seat.0 + 1), "events": events })
        });
        let options: Map<String, Value> =
            played.options().pairs().into_iter().map(|(key, value)| (key.to_string(), value.to_string().into())).collect();
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
            "sheet": show::sheet_json(&G::sheet(&view), names),
            "outcome": position.outcome().as_ref().map(show::outcome_json),
        })
    }
}

/// Parses a viewpoint, for clap.
fn eye(text: &str) -> Result<Eye, String> {
    text.parse::<Eye>().map_err(say)
}
