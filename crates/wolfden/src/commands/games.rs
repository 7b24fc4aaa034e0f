//! `wolfden games`.

use std::io::Write;

use den_games::{Entry, GAMES};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::setup::players;
use crate::text::{ASIDE, NOTICE, TITLE, TYPED, stdout, width, wrap};

/// List the games there are, with their options and presets
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden games
  wolfden games --json | jq '.[].id'")]
pub(crate) struct Args {
    /// As JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut out = stdout();
        if self.json {
            let games: Vec<Value> = GAMES.iter().map(as_json).collect();
            serde_json::to_writer_pretty(&mut out, &games)?;
            writeln!(out)?;
            return Ok(());
        }
        for entry in GAMES {
            show(&mut out, entry)?;
        }
        Ok(())
    }
}

fn show(out: &mut impl Write, entry: &Entry) -> Result<(), Failure> {
    let (about, width) = (&entry.about, width());
    let (least, most) = about.minutes;
    writeln!(
        out,
        "{TITLE}{}{TITLE:#}  {TYPED}{}{TYPED:#}  {ASIDE}{}, {least}–{most} minutes{ASIDE:#}",
        about.name,
        about.id,
        players(entry)
    )?;
    writeln!(out, "  {}", wrap(about.pitch, width - 2, 2))?;
    if !about.reconstructed.is_empty() {
        writeln!(out, "  {NOTICE}{}{NOTICE:#}", wrap(about.reconstructed, width - 2, 2))?;
    }
    if !entry.keys.is_empty() {
        writeln!(out, "  Options:")?;
    }
    for key in entry.keys {
        writeln!(out, "    {TYPED}{}{TYPED:#}={}", key.name, wrap(key.values, width - 6 - key.name.len(), 8))?;
        writeln!(out, "        {ASIDE}{}{ASIDE:#}", wrap(key.help, width - 8, 8))?;
    }
    if !entry.presets.is_empty() {
        writeln!(out, "  Presets:")?;
    }
    let longest = entry.presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    for preset in entry.presets {
        let help = wrap(preset.help, width - 6 - longest, 6 + longest);
        writeln!(out, "    {TYPED}{:<longest$}{TYPED:#}  {ASIDE}{help}{ASIDE:#}", preset.name)?;
    }
    writeln!(out)?;
    Ok(())
}

fn as_json(entry: &Entry) -> Value {
    let about = &entry.about;
    let presets = entry.presets.iter().map(|preset| {
        let sets: Map<String, Value> = preset.pairs.iter().map(|(key, value)| ((*key).to_string(), json!(value))).collect();
        json!({ "name": preset.name, "help": preset.help, "sets": sets })
    });
    let options = entry.keys.iter().map(|key| json!({ "name": key.name, "help": key.help, "values": key.values }));
    json!({
        "id": about.id,
        "name": about.name,
        "pitch": about.pitch,
        "players": { "least": entry.seats.0, "most": entry.seats.1 },
        "minutes": { "least": about.minutes.0, "most": about.minutes.1 },
        "version": entry.version,
        "reconstructed": about.reconstructed,
        "options": options.collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
    })
}
