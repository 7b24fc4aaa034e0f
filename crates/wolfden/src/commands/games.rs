//! `wolfden games`.

use std::io::Write;

use den_core::{Key, Mark, Preset};
use den_games::{GameId, with_game};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::rulebook::{marks, show_marks};
use crate::setup::players;
use crate::text::{ASIDE, TITLE, TYPED, stdout, width, wrap};
use crate::words::{game_name, say, t, text};

/// List the games with their options and presets
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden games
  wolfden games --json | jq '.[].id'")]
pub(crate) struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        if self.json {
            let games: Vec<Value> = GameId::ALL.iter().copied().map(as_json).collect();
            serde_json::to_writer_pretty(&mut out, &games)?;
            writeln!(out)?;
            return Ok(());
        }
        GameId::ALL.iter().try_for_each(|&game| show(&mut out, game))
    }
}

fn show(out: &mut impl Write, game: GameId) -> Result<(), Failure> {
    let (entry, width) = (game.entry(), width());
    let minutes = t!("minutes", least = entry.minutes.0, most = entry.minutes.1);
    let name = game_name(game);
    writeln!(out, "{TITLE}{name}{TITLE:#}  {TYPED}{game}{TYPED:#}  {ASIDE}{}, {minutes}{ASIDE:#}", players(game))?;
    writeln!(out, "  {}", wrap(&text(format!("{game}-pitch")), width - 2, 2))?;
    show_marks(out, game, &[Mark::Adaptation, Mark::Reconstructed], 2)?;
    if !entry.keys.is_empty() {
        writeln!(out, "  {}", t!("term-options"))?;
    }
    for key in entry.keys {
        let line = format!("{TYPED}{}{TYPED:#}  {}", key.name, say(key.values.allowed()));
        writeln!(out, "    {}", wrap(&line, width - 4, 8))?;
        writeln!(out, "        {ASIDE}{}{ASIDE:#}", wrap(&option_help(game, key), width - 8, 8))?;
    }
    if !entry.presets.is_empty() {
        writeln!(out, "  {}", t!("term-presets"))?;
    }
    let longest = entry.presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    for preset in entry.presets {
        let help = wrap(&preset_help(game, preset), width - 6 - longest, 6 + longest);
        writeln!(out, "    {TYPED}{:<longest$}{TYPED:#}  {ASIDE}{help}{ASIDE:#}", preset.name)?;
    }
    writeln!(out)?;
    Ok(())
}

fn option_help(game: GameId, key: &Key) -> String {
    t!("term-at", at = text(format!("{game}-opt-{}", key.name)), what = text(format!("{game}-opt-{}-help", key.name)))
}

fn preset_help(game: GameId, preset: &Preset) -> String {
    text(format!("{game}-opt-preset-{}-help", preset.name))
}

fn as_json(game: GameId) -> Value {
    let entry = game.entry();
    let presets = entry.presets.iter().map(|preset| {
        let sets: Map<String, Value> = preset.pairs.iter().map(|(key, value)| ((*key).to_string(), json!(value))).collect();
        json!({ "name": preset.name, "help": preset_help(game, preset), "sets": sets })
    });
    let options =
        entry.keys.iter().map(|key| json!({ "name": key.name, "help": option_help(game, key), "values": say(key.values.allowed()) }));
    let marks = with_game!(game, G => marks::<G>());
    let marks = marks.into_iter().map(|part| json!({ "at": part.at, "part": say(part.what), "mark": part.mark }));
    json!({
        "id": game,
        "name": game_name(game),
        "pitch": text(format!("{game}-pitch")),
        "players": { "least": entry.seats.0, "most": entry.seats.1 },
        "minutes": { "least": entry.minutes.0, "most": entry.minutes.1 },
        "version": entry.version,
        "marks": marks.collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
    })
}
