//! A match as it stands: the fold of its journal.

use std::fmt;

use den_core::{BadText, Edition, Game, Illegal, MAX_SEATS, Options, Outcome, Played, Record, Refusal, Seat, Seed, Standing, Turn};

use crate::clock::{Clocks, Millis};
use crate::journal::{Change, Entry};
use crate::setup::{Away, Chair, Setup, Sitter, all};
use crate::wire::{Finish, How, Kind, Phase};
use crate::{MatchId, PlayerId};

/// A running match of one game.
///
/// Commands are decided on ([`Match::decide`] and its like give a [`Change`] and alter nothing), the change is stored by whoever
/// runs the table, then applied ([`Match::apply`]). What every eye is told comes from [`Match::state`].
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) played: Played<G>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) clocks: Clocks,
    pub(crate) log: Vec<Note<G>>,
    pub(crate) version: u64,
    pub(crate) step: u64,
    pub(crate) seats_changed: u64,
    pub(crate) at: Millis,
    pub(crate) closed: bool,
    pub(crate) next: Option<MatchId>,
}

/// Something that happened, before anyone's eye.
#[derive(Clone, Debug)]
pub(crate) struct Note<G: Game> {
    pub(crate) version: u64,
    pub(crate) at: Millis,
    pub(crate) what: What<G>,
}

#[derive(Clone, Debug)]
pub(crate) enum What<G: Game> {
    Game(G::Event),
    Said(Kind, Option<Seat>, String),
}

/// A journal that does not fit the rules: damaged, or written by another version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadJournal {
    /// The entry, from 1.
    pub number: u64,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for BadJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the journal does not fit: {}", self.number, self.what)
    }
}

impl std::error::Error for BadJournal {}

impl<G: Game> Match<G> {
    /// A table before anyone sat down.
    ///
    /// # Errors
    /// Names the option, seat or clock at fault and what is allowed.
    pub fn open(mut setup: Setup, edition: &Edition<G::Content>, seed: Seed) -> Result<Match<G>, Refusal> {
        if setup.seats.len() > MAX_SEATS {
            return Err(Refusal::new("seats", format!("{} are too many", setup.seats.len())).allowed(format!("at most {MAX_SEATS}")));
        }
        if !setup.clock.sound() {
            return Err(Refusal::new("clock", "these times cannot be played").allowed("from a second to a year"));
        }
        let options = G::Options::read(setup.options.split_whitespace())?;
        let played = Played::new(edition, &options, setup.len())?;
        setup.options = options.to_line();
        Ok(Match {
            seed,
            played,
            chairs: setup.seats.iter().map(Chair::new).collect(),
            clocks: Clocks::new(setup.clock, setup.len()),
            log: Vec::new(),
            version: 0,
            step: 0,
            seats_changed: 0,
            at: 0,
            closed: false,
            next: None,
            setup,
        })
    }

    /// Takes a change that was decided on and stored.
    ///
    /// # Errors
    /// Where it does not follow from the present state; the match is then of no use and must be folded anew.
    pub fn apply(&mut self, change: &Change) -> Result<(), BadJournal> {
        let bad = |number, what: String| BadJournal { number, what };
        if change.number != self.version + 1 {
            return Err(bad(change.number, format!("entry {} was due", self.version + 1)));
        }
        let before = self.decider();
        let mut ended = false;
        self.at = self.at.max(change.at);
        for entry in &change.entries {
            self.version += 1;
            ended |= matches!(entry, Entry::Chance(_));
            self.take(entry).map_err(|what| bad(self.version, what))?;
        }
        let after = self.decider();
        ended |= self.turn() != before && !change.entries.iter().any(|e| matches!(e, Entry::Undo(_)));
        let human = after.filter(|seat| self.human(*seat));
        self.clocks.pass(self.at, human, ended);
        Ok(())
    }

    /// The match as it will be once `change` is applied, without its log. This one stays as it is.
    ///
    /// # Errors
    /// Where the change does not follow from the present state.
    pub fn after(&self, change: &Change) -> Result<Match<G>, BadJournal> {
        let mut after = Match {
            setup: self.setup.clone(),
            seed: self.seed,
            played: self.played.clone(),
            chairs: self.chairs.clone(),
            clocks: self.clocks.clone(),
            log: Vec::new(),
            next: self.next.clone(),
            ..*self
        };
        after.apply(change)?;
        Ok(after)
    }

    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        let unreadable = |e: BadText| e.to_string();
        let illegal = |e: Illegal| e.to_string();
        match entry {
            Entry::Move(seat, text) => {
                let m: G::Move = text.parse().map_err(unreadable)?;
                self.play(|played, log| played.play(*seat, m, log)).map_err(illegal)?;
            }
            Entry::Chance(text) => {
                let chance: G::Chance = text.parse().map_err(unreadable)?;
                self.play(|played, log| played.settle(chance, log)).map_err(illegal)?;
            }
            Entry::Undo(seat) => {
                self.played.undo(*seat).map_err(illegal)?;
                self.step = self.version;
                self.say(Some(*seat), format!("Seat {seat} takes a step back."));
            }
            Entry::Resign(seat) => self.away(*seat, Away::Resigned, "resigns")?,
            Entry::Leave(seat) => self.away(*seat, Away::Left, "leaves; a bot plays on")?,
            Entry::Late(seat) => self.away(*seat, Away::Late, "ran out of time; a bot plays on")?,
            Entry::Back(seat) => {
                self.chair(*seat)?.away = None;
                self.clocks.refill(*seat);
                self.said_of(*seat, "is back");
            }
            Entry::Sit(seat, player, name) => {
                self.chair(*seat)?.sitter = Sitter::Player(player.clone(), name.clone());
                self.said_of(*seat, &format!("is {name}"));
            }
            Entry::Stand(seat) => {
                self.chair(*seat)?.sitter = Sitter::Nobody;
                self.said_of(*seat, "is free again");
            }
            Entry::Bot(seat, name) => {
                self.chair(*seat)?.sitter = Sitter::Bot(name.clone());
                self.said_of(*seat, &format!("is a bot ({name})"));
            }
            Entry::Close => {
                self.closed = true;
                self.say(None, "The match was closed.".to_string());
            }
            Entry::Chat(seat, text) => {
                self.log.push(Note { version: self.version, at: self.at, what: What::Said(Kind::Chat, Some(*seat), text.clone()) });
            }
            Entry::Next(id) => {
                self.next = Some(id.clone());
                self.say(None, "A rematch has begun.".to_string());
            }
        }
        Ok(())
    }

    fn play(&mut self, f: impl FnOnce(&mut Played<G>, &mut Vec<G::Event>) -> Result<(), Illegal>) -> Result<(), Illegal> {
        let mut events = Vec::new();
        f(&mut self.played, &mut events)?;
        self.step = self.version;
        let (version, at) = (self.version, self.at);
        self.log.extend(events.into_iter().map(|event| Note { version, at, what: What::Game(event) }));
        Ok(())
    }

    fn away(&mut self, seat: Seat, why: Away, words: &str) -> Result<(), String> {
        self.chair(seat)?.away = Some(why);
        self.said_of(seat, words);
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.seats_changed = self.version;
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn say(&mut self, seat: Option<Seat>, text: String) {
        self.log.push(Note { version: self.version, at: self.at, what: What::Said(Kind::Table, seat, text) });
    }

    fn said_of(&mut self, seat: Seat, words: &str) {
        self.say(Some(seat), format!("Seat {seat} {words}."));
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed. Secret until the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The game as played so far. Complete, so for the referee alone.
    pub fn played(&self) -> &Played<G> {
        &self.played
    }

    /// The number of entries in the journal.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The version at which the game itself last changed.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The chairs.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The rematch.
    pub fn next(&self) -> Option<&MatchId> {
        self.next.as_ref()
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        all(&self.chairs).find(|(_, chair)| chair.seats(player)).map(|(seat, _)| seat)
    }

    /// Where the match stands.
    pub fn phase(&self) -> Phase {
        if self.closed || self.played.now().turn() == Turn::Over || self.given_up() {
            Phase::Over
        } else if self.chairs.iter().any(|chair| chair.sitter == Sitter::Nobody) {
            Phase::Waiting
        } else {
            Phase::Playing
        }
    }

    /// Whether all but one side resigned (DEN-RESIGN-1).
    fn given_up(&self) -> bool {
        let game = self.played.now();
        let resigned = self.chairs.iter().any(|chair| chair.away == Some(Away::Resigned));
        let mut left = all(&self.chairs).filter(|(_, chair)| chair.away != Some(Away::Resigned)).map(|(seat, _)| game.team(seat));
        let first = left.next();
        resigned && left.all(|team| Some(team) == first)
    }

    /// The seat whose turn it is while the match is being played.
    pub fn decider(&self) -> Option<Seat> {
        if self.phase() == Phase::Playing { self.turn() } else { None }
    }

    fn turn(&self) -> Option<Seat> {
        match self.played.now().turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The seat and name of the bot that has to decide now.
    pub fn bot_turn(&self) -> Option<(Seat, &str)> {
        let seat = self.decider()?;
        Some((seat, self.chairs[seat.index()].bot(&self.setup.stand_in)?))
    }

    pub(crate) fn human(&self, seat: Seat) -> bool {
        self.chairs[seat.index()].bot(&self.setup.stand_in).is_none()
    }

    /// When somebody's time is up, if the clock runs.
    pub fn deadline(&self) -> Option<Millis> {
        if self.phase() == Phase::Playing { self.clocks.deadline().map(|(_, at)| at) } else { None }
    }

    /// How it ended.
    pub fn finish(&self) -> Option<Finish> {
        if self.phase() != Phase::Over {
            return None;
        }
        let game = self.played.now();
        let seats: Vec<Seat> = Seat::all(game.seats()).collect();
        let (how, outcome) = match game.outcome() {
            _ if self.closed => return Some(Finish { how: How::Closed, seats: Vec::new() }),
            Some(outcome) => (How::Played, outcome),
            None => {
                let teams: Vec<u8> = seats.iter().map(|&seat| game.team(seat)).collect();
                let stays = |team: u8| all(&self.chairs).any(|(s, c)| game.team(s) == team && c.away != Some(Away::Resigned));
                let standings: Vec<Standing> =
                    teams.iter().map(|&team| Standing { points: 0, ties: [i32::from(stays(team)), 0, 0] }).collect();
                (How::Resigned, Outcome::rank(&standings, &teams))
            }
        };
        Some(Finish { how, seats: outcome.results().to_vec() })
    }

    /// The SHA-256 of the seed, which everyone may know from the beginning; empty where chance was settled by hand.
    pub fn commitment(&self) -> String {
        if self.setup.by_hand { String::new() } else { self.seed.commitment().to_string() }
    }

    /// The record: with the seed once the match is over, before that without.
    pub fn record(&self) -> Record {
        let names: Vec<String> = self.chairs.iter().map(Chair::name).collect();
        let seed = (!self.setup.by_hand).then_some(&self.seed);
        self.played.record(&names, seed, self.phase() == Phase::Over)
    }
}
