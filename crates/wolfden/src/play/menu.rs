//! What to play, asked at the screen.

use std::io;

use den_bots::{BOTS, Evaluate};
use den_core::{Options, Played};
use den_games::{Entry, GAMES, find, with_game};

use super::console::Console;
use super::players::{Who, fill, usual_bot};
use super::saves::{Unfinished, ago};
use crate::setup::players;
use crate::text::{ASIDE, TITLE, TYPED, counted, listed, width, wrap};

/// A game to be played.
#[derive(Debug)]
pub(crate) struct Setting {
    pub(crate) game: &'static str,
    pub(crate) players: Vec<Who>,
    pub(crate) set: Vec<String>,
}

/// Asks for everything; `None` at the end of the input.
pub(crate) fn choose(console: &mut Console, game: Option<&'static Entry>) -> io::Result<Option<Setting>> {
    let entry = match game {
        Some(entry) => entry,
        None => match choose_game(console)? {
            Some(entry) => entry,
            None => return Ok(None),
        },
    };
    let (least, most) = entry.seats;
    let seats = if least == most {
        Some(least)
    } else {
        let usual = most.min(4).to_string();
        console.ask_for(&format!("How many players, {least} to {most}?"), &usual, number(least, most))?
    };
    let Some(seats) = seats else { return Ok(None) };
    let Some(people) = console.ask_for("How many of them are people at this screen?", "1", number(0, seats))? else { return Ok(None) };
    let bot = if people == seats || BOTS.len() < 2 { Some(usual_bot().to_string()) } else { choose_bot(console, entry)? };
    let Some(bot) = bot else { return Ok(None) };
    let Some(set) = choose_options(console, entry, seats)? else { return Ok(None) };
    let named = (0..people).map(|_| Who::Human(String::new())).collect();
    let players = if people == 0 { vec![Who::Bot(bot); usize::from(seats)] } else { fill(named, seats, &bot) };
    Ok(Some(Setting { game: entry.about.id, players, set }))
}

fn choose_game(console: &mut Console) -> io::Result<Option<&'static Entry>> {
    console.say(format!("{TITLE}Wolfden{TITLE:#}, a table for wolf games\n"))?;
    for (at, entry) in GAMES.iter().enumerate() {
        let about = &entry.about;
        let (from, to) = about.minutes;
        console.say(format!(
            "{TYPED}{:>2}{TYPED:#}  {TITLE}{}{TITLE:#}  {ASIDE}{}, {from}–{to} minutes{ASIDE:#}",
            at + 1,
            about.name,
            players(entry)
        ))?;
        console.say(format!("    {}\n", wrap(about.pitch, width() - 4, 4)))?;
    }
    let read = |answer: &str| {
        let numbered = answer.parse::<usize>().ok().and_then(|number| GAMES.get(number.checked_sub(1)?));
        numbered.or(find(&answer.to_lowercase())).ok_or_else(|| format!("Choose 1 to {}.", GAMES.len()))
    };
    console.ask_for("Which game?", "1", read)
}

fn choose_bot(console: &mut Console, entry: &Entry) -> io::Result<Option<String>> {
    for bot in BOTS {
        console.say(format!("  {TYPED}{:<10}{TYPED:#} {}", bot.name, bot.help))?;
    }
    let read = |answer: &str| {
        let known = with_game!(entry.about.id, G => den_bots::by_name::<G>(answer, 0).map(|_| answer.to_string()));
        known.unwrap_or(Ok(answer.to_string())).map_err(|error| format!("No: {error}."))
    };
    console.ask_for("Which bot plays the other seats?", usual_bot(), read)
}

fn choose_options(console: &mut Console, entry: &Entry, seats: u8) -> io::Result<Option<Vec<String>>> {
    let Some(first) = entry.presets.first() else { return Ok(Some(Vec::new())) };
    if entry.presets.len() == 1 && entry.keys.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let longest = entry.presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    for preset in entry.presets {
        let help = wrap(preset.help, width() - longest - 4, longest + 4);
        console.say(format!("  {TYPED}{:<longest$}{TYPED:#}  {help}", preset.name))?;
    }
    let keys: Vec<&str> = entry.keys.iter().map(|key| key.name).collect();
    if !keys.is_empty() {
        console
            .say(format!("{ASIDE}  Single options go as KEY=VALUE: {}; `wolfden games` explains them.{ASIDE:#}", listed(&keys, "and")))?;
    }
    let read = |answer: &str| {
        let words: Vec<String> = answer.split_whitespace().map(String::from).collect();
        let fits = with_game!(entry.about.id, G => playable::<G>(&words, seats));
        fits.unwrap_or(Ok(())).map(|()| words).map_err(|error| format!("No: {error}."))
    };
    console.ask_for("Which set, or which options?", first.name, read)
}

/// Whether a game with these options can begin.
fn playable<G: Evaluate>(words: &[String], seats: u8) -> Result<(), String> {
    let options = G::Options::read(words.iter().map(String::as_str)).map_err(|error| error.to_string())?;
    Played::<G>::new(&den_core::built_in::<G>(), &options, seats).map(|_| ()).map_err(|error| error.to_string())
}

/// Offers the games that were left: the one chosen, or `Ok(None)` for a new one.
pub(crate) fn offer(console: &mut Console, mut left: Vec<Unfinished>) -> io::Result<Option<Unfinished>> {
    left.truncate(9);
    if left.is_empty() {
        return Ok(None);
    }
    console.say("You left:")?;
    for (at, game) in left.iter().enumerate() {
        let name = find(&game.record.game).map_or(game.record.game.as_str(), |entry| entry.about.name);
        let players = counted(game.record.seats.into(), "player");
        let steps = counted(game.record.steps.len() as u64, "step");
        console.say(format!("{TYPED}{:>2}{TYPED:#}  {name}, {players}, {steps}, {}", at + 1, ago(game.age)))?;
    }
    let many = left.len();
    let read = |answer: &str| match answer.to_lowercase().as_str() {
        "new" | "n" => Ok(None),
        number => match number.parse::<usize>() {
            Ok(number) if (1..=many).contains(&number) => Ok(Some(number - 1)),
            _ => Err(format!("Choose 1 to {many}, or `new`.")),
        },
    };
    let chosen = console.ask_for("Go on with which, or `new`?", "1", read)?.flatten();
    Ok(chosen.map(|at| left.swap_remove(at)))
}

fn number(least: u8, most: u8) -> impl Fn(&str) -> Result<u8, String> {
    move |answer| match answer.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("Choose {least} to {most}.")),
    }
}
