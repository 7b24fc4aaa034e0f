//! `wolfden play`.

use std::path::Path;
use std::time::Duration;

use den_bots::Evaluate;
use den_core::{Record, RecordReason, Seed};
use den_games::{GameId, with_game};
use den_table::{Dealer, Match, Occupant, is_bot};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::commands::bots_help;
use crate::failure::{Failure, at};
use crate::play::console::Console;
use crate::play::menu::{self, Setting};
use crate::play::players::{self, USUAL_BOT, fill};
use crate::play::saves::{self, Save};
use crate::play::table::Table;
use crate::setup::{Choices, game, game_of, read_record};
use crate::words::{say, t};

/// Play a game in the terminal, against bots or pass and play
#[derive(clap::Args, Debug)]
#[command(after_help = format!("Examples:
  wolfden play                                        choose at the screen
  wolfden play wolf-and-hound --players 4             you against bots
  wolfden play wolf-and-hound --seat human:Ann,random,human:Ben,random
  wolfden play lone-wolves --seat human,alpha --think 5
  wolfden play wolf-and-hound --set wolves=W01,W06 hounds=H01 --seed 7
  wolfden play --resume                               the game you left last

Every step is saved in your data directory (WOLFDEN_DATA names another).

{}", bots_help()))]
pub(crate) struct Args {
    /// The game; you are asked if you leave it out
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
    /// Seconds Alpha may think about a move or a hint; by default as long as it needs, at most 2
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    think: Option<Duration>,
    /// Continue a saved game; without FILE, the most recent one
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["players", "seed", "set"])]
    resume: Option<String>,
    #[command(flatten)]
    choices: Choices,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut console = Console::new();
        if let Some(file) = &self.resume {
            return self.resume(&mut console, file);
        }
        let plain = self.players.is_none() && self.seat.is_empty() && self.seed.is_none() && self.choices.set.is_empty();
        if plain && self.choices.content.is_none() {
            let mut left = saves::unfinished();
            left.retain(|left| self.game.is_none_or(|game| game == left.game));
            if let Some(left) = menu::offer(&mut console, left)? {
                return self.go_on(&mut console, left.game, &left.record, &left.path);
            }
        }
        let setting = match self.game {
            Some(game) if !(plain && console.has_screen()) => self.setting(game)?,
            game => {
                let Some(mut setting) = menu::choose(&mut console, game)? else { return Ok(()) };
                if !self.choices.set.is_empty() {
                    setting.set = self.choices.set.clone();
                }
                setting
            }
        };
        with_game!(setting.game, G => self.begin::<G>(&mut console, &setting))
    }

    /// The settings from the arguments.
    fn setting(&self, game: GameId) -> Result<Setting, Failure> {
        let named = self.occupants()?;
        let (least, most) = game.entry().seats;
        let usual = if named.is_empty() { least.max(2).min(most) } else { u8::try_from(named.len()).unwrap_or(u8::MAX).max(least) };
        let seats = self.players.unwrap_or(usual);
        fits(named.len(), seats)?;
        Ok(Setting { game, occupants: fill(named, seats, USUAL_BOT), set: self.choices.set.clone() })
    }

    /// The seats from `--seat`.
    fn occupants(&self) -> Result<Vec<Occupant>, Failure> {
        self.seat.iter().map(|word| players::read(word)).collect()
    }

    fn begin<G: Evaluate>(&self, console: &mut Console, setting: &Setting) -> Result<(), Failure> {
        let seed = self.seed.map_or_else(secret, |number| Ok(Seed::from_number(number)))?;
        let edition = self.choices.edition::<G>()?;
        let table = Match::<G>::local(&setting.set.join(" "), setting.occupants.clone(), &edition, seed)?;
        Table::new(console, setting.game, table, None, self.think).run()
    }

    fn resume(&self, console: &mut Console, file: &str) -> Result<(), Failure> {
        if !file.is_empty() {
            let record = read_record(file)?;
            return self.go_on(console, game_of(file, &record)?, &record, Path::new(file));
        }
        let left = saves::unfinished().into_iter().find(|left| self.game.is_none_or(|game| game == left.game));
        match left {
            Some(left) => self.go_on(console, left.game, &left.record, &left.path),
            None => Err(Failure::Usage(at("--resume", t!("term-no-unfinished")))),
        }
    }

    fn go_on(&self, console: &mut Console, game: GameId, record: &Record, path: &Path) -> Result<(), Failure> {
        if let Some(other) = self.game
            && other != game
        {
            let reason = RecordReason::OtherGame { a: game.to_string(), b: other.as_str() };
            return Err(Failure::file(path, say(reason)));
        }
        with_game!(game, G => self.go_on_with::<G>(console, game, record, path))
    }

    fn go_on_with<G: Evaluate>(&self, console: &mut Console, game: GameId, record: &Record, path: &Path) -> Result<(), Failure> {
        let edition = self.choices.edition::<G>()?;
        let mut occupants: Vec<Occupant> = record.names.iter().map(|name| Occupant::from_record(name, is_bot)).collect();
        let named = self.occupants()?;
        fits(named.len(), record.seats)?;
        for (occupant, named) in occupants.iter_mut().zip(named) {
            *occupant = named;
        }
        let committed = record.seed.filter(|seed| record.commitment == Some(seed.commitment()));
        let dealer = committed.map_or_else(|| secret().map(Dealer::Fresh), |seed| Ok(Dealer::Committed(seed)))?;
        let resumed = Match::<G>::resume(record, occupants, &edition, dealer);
        let table = resumed.map_err(|error| Failure::record(&path.display().to_string(), error))?;
        Table::new(console, game, table, Save::go_on(path), self.think).resumed().run()
    }
}

/// Refuses more seats than there are.
fn fits(named: usize, seats: u8) -> Result<(), Failure> {
    if named <= usize::from(seats) {
        return Ok(());
    }
    Err(Failure::Usage(at("--seat", t!("term-too-many-seats", n = named, seats = seats))))
}

/// Parses a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("from 0.001 to 3600 seconds".to_string()),
    }
}

/// A seed that nobody knows.
fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| Failure::Check(t!("term-no-random", what = error.to_string())))?;
    Ok(Seed(bytes))
}
