//! Starts or resumes a match, in either mode.

use std::path::Path;

use den_bots::Evaluate;
use den_core::{Edition, Played, Record, Seed, Turn};
use den_games::{GameId, with_game};
use den_table::{Dealer, Match, Occupant, draw_seats, is_bot};
use rand::TryRng;
use rand::rngs::SysRng;

use super::menu::Setting;
use super::players::USUAL_BOT;
use super::saves::Save;
use crate::failure::{Failure, at};
use crate::setup::Choices;
use crate::words::t;

/// The mode that a match is played in.
pub(crate) trait Host {
    /// The result of playing.
    type Out;

    /// Takes over a match. `save` is the file to continue; `resumed` says whether the match is being resumed.
    fn sit<G: Evaluate>(&mut self, game: GameId, table: Match<G>, save: Option<Save>, resumed: bool) -> Result<Self::Out, Failure>;
}

/// What every match that is started has in common.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    pub(crate) choices: Choices,
    pub(crate) seed: Option<u64>,
    /// The occupants of a resumed match, if they were given.
    pub(crate) seats: Vec<Occupant>,
}

impl Opening {
    /// Starts a match. Draws the seats first if they are still to be drawn.
    pub(crate) fn begin<H: Host>(&self, host: &mut H, setting: &mut Setting) -> Result<H::Out, Failure> {
        with_game!(setting.game, G => self.begin_with::<G, H>(host, setting))
    }

    fn begin_with<G: Evaluate, H: Host>(&self, host: &mut H, setting: &mut Setting) -> Result<H::Out, Failure> {
        let seed = self.seed.map_or_else(secret, |number| Ok(Seed::from_number(number)))?;
        if std::mem::take(&mut setting.draw_seats) {
            draw_seats(&mut setting.occupants, &seed);
        }
        let edition = self.choices.edition::<G>()?;
        let mut table = Match::<G>::local(&setting.set.join(" "), setting.occupants.clone(), &edition, seed)?;
        if let Some(series) = &setting.series {
            table = table.in_series(series.clone());
        }
        host.sit(setting.game, table, None, false)
    }

    /// Resumes a match from a record.
    pub(crate) fn continue_with<H: Host>(&self, host: &mut H, game: GameId, record: &Record, path: &Path) -> Result<H::Out, Failure> {
        with_game!(game, G => self.go_on_with::<G, H>(host, game, record, path))
    }

    /// Plays on from an example of the rules. Its player sits at the seat that decides; bots take the others.
    pub(crate) fn example<H: Host>(&self, host: &mut H, game: GameId, record: &Record) -> Result<H::Out, Failure> {
        with_game!(game, G => self.example_with::<G, H>(host, game, record))
    }

    fn example_with<G: Evaluate, H: Host>(&self, host: &mut H, game: GameId, record: &Record) -> Result<H::Out, Failure> {
        let edition = Edition::<G::Content>::built_in();
        let failed = |error| Failure::record("--example", error);
        let played = Played::<G>::replay(record, &edition).map_err(failed)?;
        let mut occupants = vec![Occupant::Bot(USUAL_BOT.into()); usize::from(record.seats)];
        if let Turn::Seat(seat) = played.now().turn() {
            occupants[seat.index()] = Occupant::Person(String::new());
        }
        let table = Match::<G>::resume(record, occupants, &edition, Dealer::Fresh(secret()?)).map_err(failed)?;
        host.sit(game, table, None, true)
    }

    fn go_on_with<G: Evaluate, H: Host>(&self, host: &mut H, game: GameId, record: &Record, path: &Path) -> Result<H::Out, Failure> {
        let edition = crate::setup::edition::<G>(self.choices.content.as_deref(), Some(record))?;
        let mut occupants: Vec<Occupant> = record.names.iter().map(|name| Occupant::from_record(name, is_bot)).collect();
        fits(self.seats.len(), record.seats)?;
        for (occupant, named) in occupants.iter_mut().zip(&self.seats) {
            *occupant = named.clone();
        }
        let committed = record.seed.filter(|seed| record.commitment == Some(seed.commitment()));
        let dealer = committed.map_or_else(|| secret().map(Dealer::Fresh), |seed| Ok(Dealer::Committed(seed)))?;
        let resumed = Match::<G>::resume(record, occupants, &edition, dealer);
        let table = resumed.map_err(|error| Failure::record(&path.display().to_string(), error))?;
        host.sit(game, table, Save::continue_with(path), true)
    }
}

/// Refuses more seats than the game has.
pub(crate) fn fits(named: usize, seats: u8) -> Result<(), Failure> {
    if named <= usize::from(seats) {
        return Ok(());
    }
    Err(Failure::Usage(at("--seat", t!("term-too-many-seats", n = named, seats = seats))))
}

/// A secret random seed.
pub(crate) fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| Failure::Check(t!("term-no-random", what = error.to_string())))?;
    Ok(Seed(bytes))
}
