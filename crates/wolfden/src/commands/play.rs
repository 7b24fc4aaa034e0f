//! `wolfden play`.

use std::path::Path;
use std::time::Duration;

use den_bots::Evaluate;
use den_core::{Played, Record, Seed};
use den_games::{find, with_game};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::commands::bots_help;
use crate::failure::Failure;
use crate::play::console::Console;
use crate::play::menu::{self, Setting};
use crate::play::players::{Who, fill, usual_bot};
use crate::play::saves::{self, Save};
use crate::play::table::{Dealer, Table};
use crate::setup::{Choices, game_ids, read_record, unknown_game};
use crate::text::{counted, listed};

/// Play a game here, against bots or with friends at one screen
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
    /// The game; without it you are asked
    #[arg(value_parser = game_ids())]
    game: Option<String>,
    /// How many players; by default as many as seats are named, or the fewest that can play (two, if one can)
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// Who sits where: `human`, `human:NAME` or a bot; seats not named go to bots
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    seat: Vec<String>,
    /// The seed of the deal, for a game that can be had again
    #[arg(long, short, value_name = "N")]
    seed: Option<u64>,
    /// How many seconds Alpha may think about a move, and about a hint; by default as long as it likes, at most 2
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    think: Option<Duration>,
    /// Go on with a saved game; without FILE, the one you left last
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
            left.retain(|game| find(&game.record.game).is_some() && self.game.as_ref().is_none_or(|id| *id == game.record.game));
            if let Some(game) = menu::offer(&mut console, left)? {
                return self.go_on(&mut console, &game.record, &game.path);
            }
        }
        let setting = match &self.game {
            Some(id) if !(plain && console.has_screen()) => self.setting(id)?,
            game => {
                let Some(mut setting) = menu::choose(&mut console, game.as_deref().and_then(find))? else { return Ok(()) };
                if !self.choices.set.is_empty() {
                    setting.set = self.choices.set.clone();
                }
                setting
            }
        };
        with_game!(setting.game, G => self.begin::<G>(&mut console, &setting)).unwrap_or(Ok(()))
    }

    /// The setting that the arguments name.
    fn setting(&self, id: &str) -> Result<Setting, Failure> {
        let entry = find(id).ok_or_else(|| Failure::Usage(format!("there is no game `{id}`")))?;
        let named: Vec<Who> = self.seat.iter().map(|word| Who::read(word)).collect();
        let (least, most) = entry.seats;
        let usual = if named.is_empty() { least.max(2).min(most) } else { u8::try_from(named.len()).unwrap_or(u8::MAX).max(least) };
        let seats = self.players.unwrap_or(usual);
        if usize::from(seats) < named.len() {
            let named = counted(named.len() as u64, "player");
            return Err(Failure::Usage(format!("--seat: {named} for {}", counted(seats.into(), "seat"))));
        }
        Ok(Setting { game: entry.about.id, players: fill(named, seats, usual_bot()), set: self.choices.set.clone() })
    }

    fn begin<G: Evaluate>(&self, console: &mut Console, setting: &Setting) -> Result<(), Failure> {
        let choices = Choices { set: setting.set.clone(), content: self.choices.content.clone() };
        let seats = u8::try_from(setting.players.len()).unwrap_or(u8::MAX);
        let played = Played::<G>::new(&choices.edition::<G>()?, &choices.options::<G>()?, seats)?;
        let seed = self.seed.map_or_else(secret, |number| Ok(Seed::from_number(number)))?;
        Table::new(console, played, Dealer::Committed(seed), setting.players.clone(), None)?.thinking(self.think).run()
    }

    fn resume(&self, console: &mut Console, file: &str) -> Result<(), Failure> {
        if !file.is_empty() {
            return self.go_on(console, &read_record(file)?, Path::new(file));
        }
        let left = saves::unfinished().into_iter().find(|game| self.game.as_ref().is_none_or(|id| *id == game.record.game));
        match left {
            Some(game) => self.go_on(console, &game.record, &game.path),
            None => Err(Failure::Usage("--resume: there is no unfinished game; name a FILE".to_string())),
        }
    }

    fn go_on(&self, console: &mut Console, record: &Record, path: &Path) -> Result<(), Failure> {
        if let Some(id) = &self.game
            && *id != record.game
        {
            return Err(Failure::Usage(format!("{}: a record of {}, not of {id}", path.display(), record.game)));
        }
        let file = path.display().to_string();
        with_game!(&record.game, G => self.go_on_with::<G>(console, record, path)).unwrap_or_else(|| Err(unknown_game(&file, &record.game)))
    }

    fn go_on_with<G: Evaluate>(&self, console: &mut Console, record: &Record, path: &Path) -> Result<(), Failure> {
        let edition = self.choices.edition::<G>()?;
        let file = path.display().to_string();
        let played = Played::<G>::replay(record, &edition).map_err(|error| Failure::record(&file, &error))?;
        let mut players: Vec<Who> = record.names.iter().map(|name| Who::from_record(name)).collect();
        if self.seat.len() > players.len() {
            let named: Vec<&str> = self.seat.iter().map(String::as_str).collect();
            return Err(Failure::Usage(format!(
                "--seat {}: the record is of {}",
                listed(&named, "and"),
                counted(record.seats.into(), "seat")
            )));
        }
        for (player, word) in players.iter_mut().zip(&self.seat) {
            *player = Who::read(word);
        }
        let committed = record.seed.filter(|seed| record.commitment == Some(seed.commitment()));
        let dealer = committed.map_or_else(|| secret().map(Dealer::Fresh), |seed| Ok(Dealer::Committed(seed)))?;
        Table::new(console, played, dealer, players, Save::go_on(path))?.thinking(self.think).run()
    }
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("from 0.001 to 3600 seconds".to_string()),
    }
}

/// A seed that nobody knows.
fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| Failure::Check(format!("this machine gives no random numbers: {error}")))?;
    Ok(Seed(bytes))
}
