//! A [`Match`] of any game, for the page.

use den_core::{Eye, Record, RecordError, Seat, Seed};
use den_games::GameId;
use den_table::wire::Refused;
use den_table::{HotSeat, Imagined, Match, NextGame, Series, Status};

use crate::game::{Seen, Ui};
use crate::source::{LogLine, SeenEvent};

/// The time of every step: a match in this browser has no clock.
const NO_CLOCK: u64 = 0;

/// What the page needs from a match of any game. It is smaller than [`den_table::AnyMatch`], because each function is compiled into the page
/// once per game.
pub(super) trait Playing {
    fn status(&self) -> &Status;
    fn setup_json(&self) -> String;
    fn seed(&self) -> &Seed;
    fn is_verifiable(&self) -> bool;
    fn save(&self) -> Record;
    fn record(&self) -> Record;
    fn verify_deal(&self) -> Result<usize, RecordError>;
    fn imagined(&self) -> Option<&Imagined>;
    fn hot_seat(&self) -> HotSeat;
    fn may_undo(&self, seat: Seat) -> usize;
    fn seen(&self, game: GameId, eye: Eye, at: usize) -> Seen;
    fn log(&self, eye: Eye, at: usize) -> Vec<LogLine>;
    fn told(&self, eye: Eye, step: usize) -> Vec<SeenEvent>;
    fn branch(&self, at: usize, seed: Seed) -> Box<dyn Playing>;
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused>;
    fn take_back(&mut self, seat: Seat) -> Result<(), Refused>;
    fn last_move_of(&self, seat: Seat) -> Option<usize>;
    fn rewound(&self, steps: usize) -> Box<dyn Playing>;
    fn next_game(&self, series: Option<&Series>) -> NextGame;
}

impl<G: Ui> Playing for Match<G> {
    fn next_game(&self, series: Option<&Series>) -> NextGame {
        Match::next_game_of(self, series)
    }

    fn status(&self) -> &Status {
        Match::status(self)
    }

    fn setup_json(&self) -> String {
        Match::setup_json(self).get().to_string()
    }

    fn seed(&self) -> &Seed {
        Match::seed(self)
    }

    fn is_verifiable(&self) -> bool {
        Match::is_verifiable(self)
    }

    fn save(&self) -> Record {
        Match::save(self)
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn verify_deal(&self) -> Result<usize, RecordError> {
        Match::verify_deal(self)
    }

    fn imagined(&self) -> Option<&Imagined> {
        Match::imagined(self)
    }

    fn hot_seat(&self) -> HotSeat {
        Match::hot_seat(self)
    }

    fn may_undo(&self, seat: Seat) -> usize {
        Match::may_undo(self, seat)
    }

    fn seen(&self, game: GameId, eye: Eye, at: usize) -> Seen {
        Seen::of(game, self.seen_at(eye, at))
    }

    fn log(&self, eye: Eye, at: usize) -> Vec<LogLine> {
        let events = self.events(at).into_iter();
        events
            .map(|(step, event)| {
                let event = G::see(event, eye);
                LogLine { step, message: G::event(&event), about: G::about(&event) }
            })
            .collect()
    }

    fn told(&self, eye: Eye, step: usize) -> Vec<SeenEvent> {
        let events = self.events(step).into_iter().filter(|(at, _)| *at == step);
        events
            .map(|(_, event)| {
                let event = G::see(event, eye);
                let json = serde_json::to_string(&event).unwrap_or_default();
                SeenEvent { json, message: G::event(&event), about: G::about(&event) }
            })
            .collect()
    }

    fn branch(&self, at: usize, seed: Seed) -> Box<dyn Playing> {
        Box::new(Match::branch(self, at, seed))
    }

    /// Nothing is stored between deciding and applying here: the whole match is saved after every step.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        Match::play(self, seat, text.parse::<G::Move>()?, NO_CLOCK)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        Match::take_back(self, seat, NO_CLOCK)
    }

    fn last_move_of(&self, seat: Seat) -> Option<usize> {
        self.played().steps().iter().rposition(|step| matches!(step, den_core::Step::Move(who, _) if *who == seat))
    }

    fn rewound(&self, steps: usize) -> Box<dyn Playing> {
        Box::new(Match::rewound(self, steps))
    }
}
