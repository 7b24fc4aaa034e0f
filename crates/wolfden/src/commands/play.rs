//! `wolfden play`.

use std::path::PathBuf;
use std::time::Duration;

use den_bots::Evaluate;
use den_core::{Record, RecordReason};
use den_games::{Case, GameId};
use den_table::{Match, NextGame, Occupant, Reseat, Series};

use crate::commands::bots_help;
use crate::failure::{Failure, at};
use crate::play::console::Console;
use crate::play::menu::{self, Setting};
use crate::play::opening::{Host, Opening, fits};
use crate::play::players::{self, USUAL_BOT, fill};
use crate::play::saves::{self, Save};
use crate::play::table::Table;
use crate::setup::{Choices, game, game_of, read_record};
#[cfg(feature = "tui")]
use crate::text::{width, wrap_whole};
#[cfg(feature = "tui")]
use crate::tui::{self, Start, look::Look};
use crate::words::{say, t};

/// Play a game in the terminal, against bots or pass and play
#[derive(clap::Args, Debug)]
#[command(after_help = format!("Examples:
  wolfden play                                        choose on the screen
  wolfden play wolf-and-hound --players 4             you against bots
  wolfden play wolf-and-hound --seat human:Ann,random,human:Ben,random
  wolfden play lone-wolves --seat human,alpha --think 10s
  wolfden play wolf-and-hound --set wolves=W01,W06 hounds=H01 --seed 7
  wolfden play lone-wolves --series 5 --reseat random  a best of five, seats drawn
  wolfden play wolf-and-hound --seat human:Ann,human:Ben,alpha,alpha --draw-seats
  wolfden play --resume                               your most recent unfinished game
  wolfden play --plain                                line mode, for screen readers

Every step is saved in your data directory (set WOLFDEN_DATA to use another).

{}", bots_help()))]
pub(crate) struct Args {
    /// The game; if you leave it out, you are asked
    #[arg(value_parser = game())]
    game: Option<GameId>,
    /// Number of players; by default the number of seats given, or the smallest possible (but at least two)
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Who sits where: `human`, `human:NAME` or a bot; bots take the remaining seats
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    seat: Vec<String>,
    /// Seed of the deal, for a reproducible game
    #[arg(long, short, value_name = "N")]
    seed: Option<u64>,
    /// How long Alpha may think about a move or a hint, such as 10s, 500ms or 2m (a number alone is seconds); by default as long as it needs, at most 1s
    #[arg(long, value_name = "TIME", value_parser = time)]
    think: Option<Duration>,
    /// Play a series of this many games, such as 5 for a best of five
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u8).range(1..=i64::from(Series::MAX_GAMES)), conflicts_with = "resume")]
    series: Option<u8>,
    /// How the seats change in a series: `rotate`, `random` or `stay`
    #[arg(long, value_name = "HOW", value_parser = reseat, default_value = "rotate", requires = "series")]
    reseat: Reseat,
    /// Draw who sits where before the first game
    #[arg(long, conflicts_with = "resume")]
    draw_seats: bool,
    /// Continue a saved game; without FILE, the most recent one
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["players", "seed", "set"])]
    resume: Option<String>,
    /// Play on from an example of the rules, such as WH-CASE-1; `wolfden rules GAME` lists them
    #[arg(long, value_name = "ID", conflicts_with_all = ["players", "seed", "set", "seat", "resume", "series", "draw_seats"])]
    example: Option<String>,
    /// Play line by line, for screen readers and scripts; automatic if there is no terminal
    #[arg(long)]
    #[cfg_attr(not(feature = "tui"), expect(dead_code, reason = "there is nothing but lines then"))]
    plain: bool,
    #[command(flatten)]
    choices: Choices,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let opening = Opening { choices: self.choices.clone(), seed: self.seed, seats: self.occupants()? };
        #[cfg(feature = "tui")]
        if !self.plain && tui::has_screen() {
            let start = self.start()?;
            let app = tui::App::new(opening, self.think, start, Look::of_environment())?;
            for line in tui::run(app)? {
                anstream::println!("{}", wrap_whole(&line, width()));
            }
            return Ok(());
        }
        self.run_lines(&opening)
    }

    /// How the full-screen mode starts.
    #[cfg(feature = "tui")]
    fn start(&self) -> Result<Start, Failure> {
        if let Some(id) = &self.example {
            let (game, record) = example(id)?;
            return Ok(Start::Example(game, Box::new(record)));
        }
        if let Some(file) = &self.resume {
            let (game, record, path) = self.left(file)?;
            return Ok(Start::GoOn(game, Box::new(record), path));
        }
        match self.game {
            Some(game) if !self.asks_nothing() => Ok(Start::Begin(self.setting(game)?)),
            game => Ok(Start::Menu(game)),
        }
    }

    /// Whether the arguments say nothing about the match, so that everything has to be asked.
    fn asks_nothing(&self) -> bool {
        self.players.is_none()
            && self.seat.is_empty()
            && self.seed.is_none()
            && self.series.is_none()
            && !self.draw_seats
            && self.choices.set.is_empty()
            && self.choices.content.is_none()
    }

    /// Plays line by line.
    fn run_lines(&self, opening: &Opening) -> Result<(), Failure> {
        let mut console = Console::new();
        if let Some(id) = &self.example {
            let (game, record) = example(id)?;
            return opening.example(&mut Lines { console: &mut console, think: self.think }, game, &record).map(|_| ());
        }
        if let Some(file) = &self.resume {
            let (game, record, path) = self.left(file)?;
            return opening.continue_with(&mut Lines { console: &mut console, think: self.think }, game, &record, &path).map(|_| ());
        }
        let asks_nothing = self.asks_nothing();
        if asks_nothing {
            let mut left = saves::unfinished();
            left.retain(|left| self.game.is_none_or(|game| game == left.game));
            if let Some(left) = menu::offer(&mut console, left)? {
                let mut lines = Lines { console: &mut console, think: self.think };
                return opening.continue_with(&mut lines, left.game, &left.record, &left.path).map(|_| ());
            }
        }
        let mut setting = match self.game {
            Some(game) if !(asks_nothing && console.has_screen()) => self.setting(game)?,
            game => {
                let Some(mut setting) = menu::choose(&mut console, game)? else { return Ok(()) };
                if !self.choices.set.is_empty() {
                    setting.set = self.choices.set.clone();
                }
                setting
            }
        };
        // The games of a series; other matches are played once.
        for game in 0.. {
            // The same seed would deal the same cards again.
            let seed = self.seed.map(|seed| seed.wrapping_add(game));
            let opening = Opening { choices: opening.choices.clone(), seed, seats: Vec::new() };
            let ended = opening.begin(&mut Lines { console: &mut console, think: self.think }, &mut setting)?;
            match ended {
                Some(next) if setting.series.is_some() && next.decided.is_none() => setting = setting.next(next),
                _ => break,
            }
        }
        Ok(())
    }

    /// The settings from the arguments.
    fn setting(&self, game: GameId) -> Result<Setting, Failure> {
        let named = self.occupants()?;
        let (least, most) = game.entry().seats;
        let usual = if named.is_empty() { least.max(2).min(most) } else { u8::try_from(named.len()).unwrap_or(u8::MAX).max(least) };
        let seats = self.players.unwrap_or(usual);
        fits(named.len(), seats)?;
        let occupants = fill(named, seats, USUAL_BOT);
        Ok(Setting { game, occupants, set: self.choices.set.clone(), series: self.series_of(seats), draw_seats: self.draw_seats })
    }

    /// The series from the arguments.
    fn series_of(&self, seats: u8) -> Option<Series> {
        self.series.map(|games| Series::new(games, self.reseat, seats))
    }

    /// The seats from `--seat`.
    fn occupants(&self) -> Result<Vec<Occupant>, Failure> {
        self.seat.iter().map(|word| players::read(word)).collect()
    }

    /// The record to continue: from this file, or the most recent unfinished game.
    fn left(&self, file: &str) -> Result<(GameId, Record, PathBuf), Failure> {
        if file.is_empty() {
            let left = saves::unfinished().into_iter().find(|left| self.game.is_none_or(|game| game == left.game));
            let left = left.ok_or_else(|| Failure::Usage(at("--resume", t!("term-no-unfinished"))))?;
            return Ok((left.game, left.record, left.path));
        }
        let record = read_record(file)?;
        let (game, path) = (game_of(file, &record)?, PathBuf::from(file));
        match self.game {
            Some(other) if other != game => {
                let reason = RecordReason::OtherGame { a: game.to_string(), b: other.as_str() };
                Err(Failure::file(&path, say(reason)))
            }
            _ => Ok((game, record, path)),
        }
    }
}

/// Plays a match in line mode.
struct Lines<'a> {
    console: &'a mut Console,
    think: Option<Duration>,
}

impl Host for Lines<'_> {
    /// The game that follows, if this one was played to its end.
    type Out = Option<NextGame>;

    fn sit<G: Evaluate>(&mut self, game: GameId, table: Match<G>, save: Option<Save>, resumed: bool) -> Result<Option<NextGame>, Failure> {
        let table = Table::new(self.console, game, table, save, self.think);
        if resumed { table.resumed().run() } else { table.run() }
    }
}

/// The example of the rules with this id, as a record.
fn example(id: &str) -> Result<(GameId, Record), Failure> {
    let ids = || GameId::ALL.iter().flat_map(|game| Case::all(*game)).map(|case| case.id.to_string()).collect::<Vec<_>>();
    let (game, case) = Case::find(id).ok_or_else(|| Failure::Usage(at("--example", t!("term-no-example", ids = ids()))))?;
    let record = case.record(game).map_err(|error| Failure::record("--example", error))?;
    Ok((game, record))
}

/// Parses how the seats change.
fn reseat(text: &str) -> Result<Reseat, String> {
    let words = || Reseat::ALL.map(Reseat::word).join(", ");
    Reseat::ALL.into_iter().find(|reseat| reseat.word() == text).ok_or_else(words)
}

/// Parses a time: `10` or `10s`, `500ms`, `2m`.
fn time(text: &str) -> Result<Duration, String> {
    let unit_at = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(unit_at);
    let seconds = match unit {
        "" | "s" => 1.0,
        "ms" => 0.001,
        "m" => 60.0,
        _ => f64::NAN,
    };
    match number.parse::<f64>().map(|number| number * seconds) {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("a time from 1ms to 60m, such as 10, 10s, 500ms or 2m".to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_and_without_a_unit() {
        let read = |text: &str| time(text).map(|time| time.as_millis());
        for (text, ms) in
            [("10", 10_000), ("10s", 10_000), ("0.05", 50), ("500ms", 500), ("2m", 120_000), ("1.5s", 1_500), ("60m", 3_600_000)]
        {
            assert_eq!(read(text), Ok(ms), "{text}");
        }
        for wrong in ["", "s", "10h", "10 s", "-1", "0", "61m", "0.1ms", "NaN", "inf", "1e3", "10ss"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
