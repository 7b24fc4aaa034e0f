//! What the companion knows about the person at this computer: kept in the data folder, one small file per game.

use std::fs;
use std::path::PathBuf;

use den_bots::{COMPANION, Evaluate, Strength, Watched};
use den_core::{Eye, Seat, Seed};
use den_games::GameId;
use den_table::{Match, Occupant};

use crate::data;

/// What a companion has to learn from before it plays: this takes a while, so it is done where the bots think.
pub(crate) struct Lesson<G: Evaluate> {
    strength: Strength,
    decisions: Vec<Watched<G>>,
    upto: usize,
}

/// What it knows then.
#[derive(Clone, Copy)]
pub(crate) struct Learned {
    strength: Strength,
    upto: usize,
}

impl<G: Evaluate> Lesson<G> {
    /// Learns.
    pub(crate) fn learn(self) -> Learned {
        let mut strength = self.strength;
        strength.watch::<G>(&self.decisions);
        Learned { strength, upto: self.upto }
    }
}

impl Learned {
    /// The name of the bot that plays as strongly as the person.
    pub(crate) fn bot_name<G: Evaluate>(&self) -> String {
        self.strength.bot_name::<G>()
    }
}

/// The companion's knowledge in one match.
pub(crate) struct Companion {
    strength: Strength,
    /// How many steps it has watched.
    watched: usize,
    file: Option<PathBuf>,
    /// The person has taken back what the bots had answered: the result says nothing about strength.
    assisted: bool,
}

impl Companion {
    /// The knowledge from earlier games. Steps of a match that is resumed were watched before.
    pub(crate) fn new<G: Evaluate>(game: GameId, table: &Match<G>) -> Companion {
        let file = data::folder().map(|folder| folder.join("companion").join(game.as_str()));
        let kept = file.as_ref().and_then(|file| fs::read_to_string(file).ok()).and_then(|text| text.trim().parse().ok());
        Companion { strength: kept.unwrap_or_else(Strength::unknown::<G>), watched: table.status().steps(), file, assisted: false }
    }

    /// What it has to learn from before it plays at this table: what people have decided since it last learned. `None` for other bots.
    pub(crate) fn lesson<G: Evaluate>(&self, bot: &str, table: &Match<G>) -> Option<Lesson<G>> {
        (bot == COMPANION).then(|| Lesson {
            strength: self.strength,
            decisions: if self.assisted { Vec::new() } else { self.decisions(table) },
            upto: table.status().steps(),
        })
    }

    /// Takes over what it has learned.
    pub(crate) fn has_learned(&mut self, learned: Learned) {
        if learned.upto > self.watched && !self.assisted {
            (self.strength, self.watched) = (learned.strength, learned.upto);
            self.keep();
        }
    }

    /// Learns nothing from this match any more.
    pub(crate) fn is_assisted(&mut self) {
        self.assisted = true;
    }

    /// Learns from the result, if one person played against companions. It does not look at the last decisions any more, so that nobody
    /// has to wait for it.
    pub(crate) fn finish<G: Evaluate>(&mut self, table: &Match<G>) {
        let seats = table.status().seats();
        let people: Vec<Seat> = Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()].occupant.is_person()).collect();
        let companion = seats.iter().any(|seat| seat.occupant == Occupant::Bot(COMPANION.into()));
        let (&[person], true) = (&people[..], companion && !self.assisted) else { return };
        let position = table.played().now();
        let Some(outcome) = position.outcome() else { return };
        let first_of_team = |seat: &Seat| Seat::all(seat.0).all(|earlier| position.team(earlier) != position.team(*seat));
        let sides = Seat::all(position.seats()).filter(first_of_team).count();
        self.strength.finish::<G>(self.strength.played::<G>(), outcome.share(person), sides);
        self.keep();
    }

    /// What people have decided since it last learned.
    fn decisions<G: Evaluate>(&self, table: &Match<G>) -> Vec<Watched<G>> {
        let seats = table.status().seats();
        let steps = table.save().steps;
        let mut decisions = Vec::new();
        for (at, step) in steps.iter().enumerate().skip(self.watched) {
            let Some(seat) = step.seat.filter(|seat| seats[seat.index()].occupant.is_person()) else { continue };
            let Ok(chosen) = step.text.parse::<G::Move>() else { continue };
            let view = table.seen_at(Eye::Seat(seat), at).view;
            let mut legal = Vec::new();
            G::guess(&view, &mut Seed([0; 32]).stream(0)).legal_moves(&mut legal);
            decisions.push(Watched { view, legal, chosen, seed: at as u64 });
        }
        decisions
    }

    /// Writes what it knows. If that fails, it starts again next time: a game goes on without it.
    fn keep(&self) {
        if let Some(file) = &self.file {
            let _ = file.parent().map(fs::create_dir_all).transpose().and_then(|_| fs::write(file, format!("{}\n", self.strength)));
        }
    }
}
