//! One game in the terminal, from the first deal to the score sheet.

use std::time::Duration;

use den_bots::{Budget, Evaluate};
use den_core::{Eye, Played, Record, Seat, Seed, Step, Turn};

use super::console::Console;
use super::players::{Bots, Who, thinks, wake};
use super::saves::Save;
use super::screen;
use crate::failure::Failure;
use crate::show;
use crate::text::{ASIDE, NOTICE, TITLE, TYPED, height};

/// Where the deals come from.
#[derive(Clone, Copy)]
pub(crate) enum Dealer {
    /// From this seed since the first step: anybody can check it afterwards.
    Committed(Seed),
    /// From this seed since the game was resumed from a record that did not tell its own.
    Fresh(Seed),
}

impl Dealer {
    fn seed(&self) -> &Seed {
        match self {
            Dealer::Committed(seed) | Dealer::Fresh(seed) => seed,
        }
    }
}

/// So many lines of the log are shown even on a small screen.
const LEAST_NEWS: usize = 4;

/// A game being played in the terminal.
pub(crate) struct Table<'a, G: Evaluate> {
    pub(super) console: &'a mut Console,
    pub(super) played: Played<G>,
    dealer: Dealer,
    pub(super) players: Vec<Who>,
    bots: Bots<G>,
    /// Every event, with the number of the step it belongs to.
    pub(super) log: Vec<(usize, G::Event)>,
    /// How much of the log each seat has seen.
    pub(super) seen: Vec<usize>,
    /// The person who looks at the screen.
    pub(super) at_screen: Option<Seat>,
    pub(super) save: Option<Save>,
    /// Something to say below the next table.
    pub(super) notice: String,
    /// How long Alpha may think, where that is not its own to say.
    pub(super) think: Option<Duration>,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
pub(super) enum Then {
    GoOn,
    Leave,
}

impl<'a, G: Evaluate> Table<'a, G> {
    /// Sits down. `save` is the file to go on in; without one a new one is begun.
    pub(crate) fn new(
        console: &'a mut Console,
        played: Played<G>,
        dealer: Dealer,
        players: Vec<Who>,
        save: Option<Save>,
    ) -> Result<Self, Failure> {
        let bots = wake(&players, dealer.seed()).map_err(|error| Failure::Usage(format!("--seat: {error}")))?;
        let save = save.map_or_else(|| Save::begin(G::ABOUT.id, dealer.seed().commitment()), Ok);
        let save = save.map_err(|error| anstream::eprintln!("{NOTICE}This game is not saved as you play: {error}{NOTICE:#}")).ok();
        let mut log = Vec::new();
        let (mut at, mut position) = (0, played.start().clone());
        for step in played.steps() {
            at += 1;
            let mut events = Vec::new();
            den_core::apply(&mut position, step, &mut events);
            log.extend(events.into_iter().map(|event| (at, event)));
        }
        let notice = match dealer {
            Dealer::Committed(seed) if at == 0 => {
                format!(
                    "The deal is fixed: the SHA-256 of its seed is {}. At the end `wolfden verify-deal` can prove it.",
                    seed.commitment()
                )
            }
            Dealer::Committed(_) => "Welcome back.".to_string(),
            Dealer::Fresh(_) => "The record does not tell its seed: from here the deal is a new one, which cannot be verified.".to_string(),
        };
        let seen = vec![log.len(); players.len()];
        Ok(Table { console, played, dealer, players, bots, log, seen, at_screen: None, save, notice, think: None })
    }

    /// Gives Alpha so long for each move.
    pub(crate) fn thinking(mut self, think: Option<Duration>) -> Self {
        self.think = think;
        self
    }

    /// Plays to the end, or until somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.keep();
        loop {
            match self.played.now().turn() {
                Turn::Chance => self.deal(),
                Turn::Seat(seat) if self.bots[seat.index()].is_some() => self.bot_plays(seat)?,
                Turn::Seat(seat) => {
                    if self.person_plays(seat)? == Then::Leave {
                        return Ok(());
                    }
                }
                Turn::Over => return self.finish(),
            }
        }
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.players.iter().map(Who::on_record).collect()
    }

    pub(super) fn record(&self) -> Record {
        match &self.dealer {
            // The file is the players' own: it tells the seed, or nobody could go on with the same deal.
            Dealer::Committed(seed) => self.played.record(&self.names(), Some(seed), true),
            Dealer::Fresh(_) => self.played.record(&self.names(), None, false),
        }
    }

    /// Saves the game as it stands.
    pub(super) fn keep(&mut self) {
        let record = self.record();
        if let Some(save) = &self.save
            && let Err(error) = save.write(&record)
        {
            anstream::eprintln!("{NOTICE}This game is no longer saved as you play: {}: {error}{NOTICE:#}", save.path().display());
            self.save = None;
        }
    }

    pub(super) fn note(&mut self, events: Vec<G::Event>) {
        let step = self.played.steps().len();
        self.log.extend(events.into_iter().map(|event| (step, event)));
        self.keep();
        if !self.players.iter().any(Who::is_human) {
            self.tell_onlookers();
        }
    }

    fn deal(&mut self) {
        let mut events = Vec::new();
        let chance = Played::dealt(self.played.now(), self.dealer.seed(), self.played.steps().len() + 1);
        self.played.settle(chance, &mut events).expect("the dealer deals what is due");
        self.note(events);
    }

    fn bot_plays(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.console.has_screen() && self.players[seat.index()] != Who::Bot("random".to_string()) {
            self.console.say(format!("{ASIDE}{} thinks …{ASIDE:#}", show::seat_name(seat, &self.names())))?;
        }
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        self.played.now().legal_moves(&mut legal);
        let view = self.played.now().view(Eye::Seat(seat));
        if let Some(bot) = &mut self.bots[seat.index()] {
            let budget = self.think.filter(|_| thinks(&self.players[seat.index()])).map_or_else(Budget::usual, Budget::time_limit);
            let choice = bot.choose(&view, &legal, &budget);
            let name = self.players[seat.index()].on_record();
            self.played
                .play(seat, choice.chosen, &mut events)
                .map_err(|error| Failure::Check(format!("{name} at seat {seat} chose {}, which is refused: {error}", choice.chosen)))?;
        }
        self.note(events);
        Ok(())
    }

    /// Without people at the table, everybody sees what is public as it happens.
    fn tell_onlookers(&mut self) {
        for (_, event) in &self.log[self.seen[0]..] {
            // Nothing depends on it being read.
            let _ = self.console.say(G::see(event, Eye::Public).to_string());
        }
        self.seen[0] = self.log.len();
    }

    /// What happened. A screen that is drawn anew repeats what it had, as far as there is room beside `taken` lines; a roll of paper does not.
    pub(super) fn news(&self, eye: Eye, seen: usize, taken: usize) -> String {
        let lines = self.lines(eye);
        if self.console.has_screen() {
            screen::log(&lines, seen, height().saturating_sub(taken + 4).max(LEAST_NEWS))
        } else {
            screen::log(&lines[seen..], 0, usize::MAX)
        }
    }

    /// How many lines the list of moves may take beside `taken` others and a little news.
    pub(super) fn room(&self, taken: usize) -> usize {
        const LEAST: usize = 6;
        if self.console.has_screen() { height().saturating_sub(taken + LEAST_NEWS + 6).max(LEAST) } else { usize::MAX }
    }

    pub(super) fn lines(&self, eye: Eye) -> Vec<String> {
        self.log.iter().map(|(_, event)| G::see(event, eye).to_string()).collect()
    }

    /// The end: table, sheet, places, and the proof of the deal.
    fn finish(mut self) -> Result<(), Failure> {
        let mut people = Seat::all(self.played.now().seats()).filter(|seat| self.players[seat.index()].is_human());
        let eye = match (people.next(), people.next()) {
            (Some(seat), None) => Eye::Seat(seat),
            _ => Eye::Public,
        };
        let view = self.played.now().view(eye);
        let seen = if let Eye::Seat(seat) = eye { self.seen[seat.index()] } else { *self.seen.iter().max().unwrap_or(&0) };
        let board = G::board(&view);
        let log = self.news(eye, seen, board.lines().count() + 12);
        self.console.clear()?;
        self.console.say(board.trim_end())?;
        self.console.say(format!("\n{}\n\n{TITLE}The game is over.{TITLE:#}\n", log.trim_end()))?;
        self.console.say(show::sheet(&G::sheet(&view)))?;
        if let Some(outcome) = self.played.now().outcome() {
            self.console.say(show::places(&outcome, &self.names()))?;
        }
        let moved = self.save.as_mut().map(Save::finish).transpose();
        if let Err(error) = moved {
            anstream::eprintln!("{NOTICE}The record stays among the unfinished games: {error}{NOTICE:#}");
        }
        let Some(save) = &self.save else { return Ok(()) };
        let path = save.path().display();
        self.console.say(format!("The record is {path}"))?;
        match &self.dealer {
            Dealer::Committed(seed) => {
                let dealt = self.played.steps().iter().any(|step| matches!(step, Step::Chance(_)));
                self.console.say(format!("{ASIDE}The seed was {seed}{ASIDE:#}"))?;
                if dealt {
                    self.console.say(format!("Check the deal by {TYPED}wolfden verify-deal {path}{TYPED:#}"))?;
                }
            }
            Dealer::Fresh(_) => {}
        }
        Ok(())
    }
}
