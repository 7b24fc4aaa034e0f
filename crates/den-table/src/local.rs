//! Matches on one machine: resumed from a record, branched off, or sampled from a view.

use den_core::{
    Deserialize, Edition, Eye, Game, Message, Options, Outcome, Played, Record, RecordError, RecordReason, Refusal, Seat, Seed, Shared,
    Step, StepText, Turn,
};
use serde::Serialize;

use crate::PlayerId;
use crate::bot_decision::local_position;
use crate::hot_seat::HotSeat;
use crate::progress::Progress;
use crate::seating::{Occupant, SeatKind, numbered};
use crate::settings::MatchSettings;
use crate::status::Status;
use crate::table::Match;

/// The source of a match's deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealer {
    /// This seed from the first step on, so that anyone can verify the deals afterwards.
    Committed(Seed),
    /// This seed since the match was resumed from a record that does not contain its own.
    Fresh(Seed),
}

impl Dealer {
    /// The dealer that continues a record: with the record's seed if it contains one, otherwise with `fresh`.
    pub fn of(record: &Record, fresh: Seed) -> Dealer {
        record.seed.map_or(Dealer::Fresh(fresh), Dealer::Committed)
    }
}

/// The view that a position was sampled from: a what-if of a match whose hidden information is not known here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Imagined {
    /// What is fixed for the match, as JSON.
    pub setup: String,
    /// The view, as JSON.
    pub view: String,
    /// The seed that the position was sampled with.
    pub seed: String,
}

/// A match after some steps, as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<G: Game> {
    /// The number of steps.
    pub step: usize,
    /// The eye.
    pub eye: Eye,
    /// What it knows.
    pub view: G::View,
    /// What happens next.
    pub turn: Turn,
    /// The legal moves, if it is this eye's turn.
    pub moves: Vec<G::Move>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Match<G> {
    /// A match on one machine, dealt and ready to play.
    ///
    /// # Errors
    /// Names the option or the number of seats at fault and what is allowed.
    pub fn local(options: &str, occupants: Vec<Occupant>, edition: &Edition<G::Content>, seed: Seed) -> Result<Match<G>, Refusal> {
        let options = G::Options::read(options.split_whitespace())?;
        let seats = occupants.len().min(255) as u8;
        let played = Played::new(edition, &options, seats)?;
        Ok(Match::around(played, occupants, Dealer::Committed(seed), None))
    }

    /// A match resumed from its record. Seats without an occupant go to the people named in the record.
    ///
    /// # Errors
    /// Names the line, the reason and the rule.
    pub fn resume(
        record: &Record,
        occupants: Vec<Occupant>,
        edition: &Edition<G::Content>,
        dealer: Dealer,
    ) -> Result<Match<G>, RecordError> {
        let played = Played::<G>::replay(record, edition)?;
        Ok(Match::around(played, occupants, dealer, None))
    }

    /// A what-if that continues from a position sampled from a view, with the steps played in it since.
    ///
    /// # Errors
    /// What cannot be parsed, or which step does not fit.
    pub fn imagine(
        options: &str,
        from: &Imagined,
        steps: &[StepText],
        occupants: Vec<Occupant>,
        edition: &Edition<G::Content>,
        seed: Seed,
    ) -> Result<Match<G>, RecordError> {
        let unreadable = |_: serde_json::Error| RecordError::new(0, Message::new("den-no-position"));
        let setup: Shared<G::Setup> = Shared::new(den_core::from_json(&from.setup).map_err(unreadable)?);
        let view = G::read_view(&setup, &from.view).map_err(unreadable)?;
        let guess: Seed = from.seed.parse().map_err(|e: den_core::BadText| RecordError::new(0, Message::from(e)))?;
        let options = G::Options::read(options.split_whitespace()).map_err(|e| RecordError::new(0, Message::from(e)))?;
        // Steps count from 1, so stream 0 is never used for a deal.
        let mut played = Played::imagined(edition, &options, G::guess(&view, &mut guess.stream(0)));
        played.continue_with(steps)?;
        if occupants.len() != usize::from(played.start().seats()) {
            return Err(RecordError::new(0, RecordReason::NoSeat { n: occupants.len().min(255) as u8, seats: played.start().seats() }));
        }
        Ok(Match::around(played, occupants, Dealer::Fresh(seed), Some(from.clone())))
    }

    /// A what-if: the same match with only its first `steps` steps, and another seed from then on.
    #[must_use]
    pub fn branch(&self, steps: usize, seed: Seed) -> Match<G> {
        let occupants = self.status().seats().iter().map(|seat| seat.occupant.clone()).collect();
        Match::around(self.played().until(steps), occupants, Dealer::Fresh(seed), self.imagined.clone())
    }

    /// The same match without its last steps, dealt from the same seed: the same cards come again.
    #[must_use]
    pub fn rewound(&self, steps: usize) -> Match<G> {
        let occupants = self.status().seats().iter().map(|seat| seat.occupant.clone()).collect();
        let dealer = if self.is_verifiable() { Dealer::Committed(*self.seed()) } else { Dealer::Fresh(*self.seed()) };
        let rewound = Match::around(self.played().until(steps), occupants, dealer, self.imagined.clone());
        match &self.settings().series {
            Some(series) => rewound.in_series(series.clone()),
            None => rewound,
        }
    }

    /// DEN-UNDO-5: the match before the last move of `seat`, if nobody else at the table is a person. What the bots answered and what was dealt
    /// since is undone as well.
    #[must_use]
    pub fn before_last_move(&self, seat: Seat) -> Option<Match<G>> {
        let mut others = self.status().seats().iter().enumerate().filter(|(at, _)| *at != seat.index());
        if others.any(|(_, other)| other.occupant.is_person()) {
            return None;
        }
        let last = self.played().steps().iter().rposition(|step| matches!(step, Step::Move(who, _) if *who == seat))?;
        Some(self.rewound(last))
    }

    /// A match for a game that has been played so far. Its journal looks as if everyone had sat down and played each step.
    fn around(played: Played<G>, mut occupants: Vec<Occupant>, dealer: Dealer, imagined: Option<Imagined>) -> Match<G> {
        occupants.resize(usize::from(played.start().seats()), Occupant::Person(String::new()));
        let kind = |occupant: &Occupant| match occupant {
            Occupant::Bot(name) => SeatKind::Bot(name.clone()),
            Occupant::Person(_) | Occupant::Nobody => SeatKind::Open,
        };
        let (seed, by_hand) = match dealer {
            Dealer::Committed(seed) => (seed, false),
            Dealer::Fresh(seed) => (seed, true),
        };
        let settings = MatchSettings {
            options: played.options().to_line(),
            version: Some(played.version()),
            seats: occupants.iter().map(kind).collect(),
            by_hand,
            ..MatchSettings::new(G::ID)
        };
        let mut status = Status::new(settings);
        for (at, occupant) in occupants.into_iter().enumerate() {
            let seat = den_core::Seat(at as u8);
            status.seats[at].player = occupant.is_person().then(|| PlayerId::local(seat));
            status.seats[at].occupant = occupant.cleaned();
        }
        status.revision = local_position(status.seats.len(), 0);
        status.seats_changed = status.revision;
        let mut now = Progress::new(status, played);
        now.rebuild();
        let dealt: Result<(), den_core::Illegal> = now.change(0, |change| change.deal(&seed, |_| {}));
        debug_assert!(dealt.is_ok(), "the dealer deals what is due");
        Match { seed, imagined, now }
    }

    /// The match after its first `steps` steps (or all, if there are fewer), as `eye` sees it. The host checks who may see it.
    pub fn seen_at(&self, eye: Eye, steps: usize) -> Seen<G> {
        let played = self.played();
        let step = steps.min(played.steps().len());
        let position = if step == played.steps().len() { played.now().clone() } else { played.at(step) };
        let turn = position.turn();
        let mut moves = Vec::new();
        if let Turn::Seat(seat) = turn
            && eye.is(seat)
        {
            position.legal_moves(&mut moves);
        }
        Seen { step, eye, view: position.view(eye), turn, moves, outcome: position.outcome() }
    }

    /// The screen shared by the people at this table.
    pub fn hot_seat(&self) -> HotSeat {
        let people = numbered(self.status().seats()).filter(|(_, state)| state.occupant.is_person()).map(|(seat, _)| seat);
        let mut screen = HotSeat::new(people, G::SECRETS);
        screen.turn(self.status().turn());
        screen
    }
}
