//! One game in the terminal, from the first deal to the score sheet.

use std::io;
use std::path::Path;

use den_bots::{Budget, Judge};
use den_core::{Eye, Played, Record, Seat, Seed, Step, Turn};

use super::console::Console;
use super::players::{Bots, Who, wake};
use super::saves::{self, Save};
use super::screen;
use super::words::{self, Typed};
use crate::failure::Failure;
use crate::rulebook::{show_all, show_some};
use crate::show;
use crate::text::{ASIDE, NOTICE, TITLE, TYPED, height, width, wrap};

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

/// A game being played in the terminal.
pub(crate) struct Table<'a, G: Judge> {
    console: &'a mut Console,
    played: Played<G>,
    dealer: Dealer,
    players: Vec<Who>,
    bots: Bots<G>,
    /// Every event, with the number of the step it belongs to.
    log: Vec<(usize, G::Event)>,
    /// How much of the log each seat has seen.
    seen: Vec<usize>,
    /// The person who looks at the screen.
    at_screen: Option<Seat>,
    save: Option<Save>,
    /// Something to say below the next table.
    notice: String,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl<'a, G: Judge> Table<'a, G> {
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
        Ok(Table { console, played, dealer, players, bots, log, seen, at_screen: None, save, notice })
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

    fn names(&self) -> Vec<String> {
        self.players.iter().map(Who::on_record).collect()
    }

    fn record(&self) -> Record {
        match &self.dealer {
            // The file is the players' own: it tells the seed, or nobody could go on with the same deal.
            Dealer::Committed(seed) => self.played.record(&self.names(), Some(seed), true),
            Dealer::Fresh(_) => self.played.record(&self.names(), None, false),
        }
    }

    /// Saves the game as it stands.
    fn keep(&mut self) {
        let record = self.record();
        if let Some(save) = &self.save
            && let Err(error) = save.write(&record)
        {
            anstream::eprintln!("{NOTICE}This game is no longer saved as you play: {}: {error}{NOTICE:#}", save.path().display());
            self.save = None;
        }
    }

    fn note(&mut self, events: Vec<G::Event>) {
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
            let choice = bot.choose(&view, &legal, &Budget::usual());
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

    fn person_plays(&mut self, seat: Seat) -> Result<Then, Failure> {
        if self.at_screen != Some(seat) && self.players.iter().filter(|who| who.is_human()).count() > 1 {
            let before = self.at_screen;
            if self.hand_over(seat)? == Then::Leave {
                return Ok(Then::Leave);
            }
            if self.at_screen == before && before.is_some() {
                return Ok(Then::GoOn);
            }
        }
        self.at_screen = Some(seat);
        let mut legal = Vec::new();
        self.played.now().legal_moves(&mut legal);
        let view = self.played.now().view(Eye::Seat(seat));
        self.show(seat, &view, &legal)?;
        loop {
            let Some(line) = self.console.ask(&format!("Seat {seat}>"))? else {
                return self.stop_here();
            };
            let chosen = match words::read(&line) {
                Typed::Nothing => {
                    self.show(seat, &view, &legal)?;
                    continue;
                }
                Typed::Number(number) => match number.checked_sub(1).and_then(|at| legal.get(at)) {
                    Some(&m) => m,
                    None => {
                        self.refuse(&format!("there is no move {number}: choose 1 to {}", legal.len()))?;
                        continue;
                    }
                },
                Typed::Move(text) => match text.parse::<G::Move>() {
                    Ok(m) => m,
                    Err(error) => {
                        self.refuse(&format!("{error}; `help` says what can be typed"))?;
                        continue;
                    }
                },
                Typed::Undo => match self.undo(seat) {
                    Ok(()) => return Ok(Then::GoOn),
                    Err(what) => {
                        self.refuse(&what)?;
                        continue;
                    }
                },
                Typed::Quit => return self.leave(),
                other => {
                    self.look_up(seat, &view, &legal, &other)?;
                    continue;
                }
            };
            let mut events = Vec::new();
            match self.played.play(seat, chosen, &mut events) {
                Ok(()) => {
                    self.note(events);
                    return Ok(Then::GoOn);
                }
                Err(error) => self.refuse(&format!("{error}; `rules {}` shows the rule", error.rule))?,
            }
        }
    }

    /// Hides the screen while it changes hands. The one who hands it over may still take back.
    fn hand_over(&mut self, to: Seat) -> Result<Then, Failure> {
        let name = show::seat_name(to, &self.names());
        self.console.clear()?;
        self.console.say(format!("\n   Pass to {TITLE}{name}{TITLE:#}.\n"))?;
        loop {
            let hint = if self.at_screen.is_some() { ", or type `undo` to take back" } else { "" };
            let Some(line) = self.console.ask(&format!("Press Enter when {name} is at the screen{hint}."))? else {
                return self.stop_here();
            };
            match (words::read(&line), self.at_screen) {
                (Typed::Undo, Some(before)) => match self.undo(before) {
                    Ok(()) => return Ok(Then::GoOn),
                    Err(what) => self.refuse(&what)?,
                },
                (Typed::Quit, _) => return self.leave(),
                _ => {
                    self.at_screen = Some(to);
                    return Ok(Then::GoOn);
                }
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), String> {
        self.played.undo(seat).map_err(|error| format!("{error}; `rules {}` shows the rule", error.rule))?;
        let steps = self.played.steps().len();
        self.log.retain(|(step, _)| *step <= steps);
        for seen in &mut self.seen {
            *seen = (*seen).min(self.log.len());
        }
        self.keep();
        self.notice = "Taken back.".to_string();
        Ok(())
    }

    fn refuse(&mut self, what: &str) -> io::Result<()> {
        self.console.say(format!("{NOTICE}No: {what}.{NOTICE:#}"))
    }

    /// The table, what happened, what can be done.
    fn show(&mut self, seat: Seat, view: &G::View, legal: &[G::Move]) -> io::Result<()> {
        let name = show::seat_name(seat, &self.names());
        let step = self.played.steps().len() + 1;
        let board =
            format!("{TITLE}{}{TITLE:#}  {ASIDE}step {step}, you are {name}{ASIDE:#}\n\n{}", G::ABOUT.name, G::board(view).trim_end());
        let notice = match std::mem::take(&mut self.notice) {
            notice if notice.is_empty() => notice,
            notice => format!("\n{ASIDE}{}{ASIDE:#}\n", wrap(&notice, width(), 0)),
        };
        let moves = screen::moves::<G>(view, legal, false);
        let hint = format!("{TITLE}Your move{TITLE:#}  {ASIDE}(a number or the notation; `help` for more){ASIDE:#}");
        let rest = format!("{notice}\n{hint}\n{}", moves.trim_end());
        let log = self.news(Eye::Seat(seat), self.seen[seat.index()], board.lines().count() + rest.lines().count());
        self.seen[seat.index()] = self.log.len();
        self.console.clear()?;
        self.console.say(board)?;
        if !log.is_empty() {
            self.console.say(format!("\n{}", log.trim_end()))?;
        }
        self.console.say(rest)
    }

    /// What happened. A screen that is drawn anew repeats what it had, as far as there is room beside `taken` lines; a roll of paper does not.
    fn news(&self, eye: Eye, seen: usize, taken: usize) -> String {
        const LEAST: usize = 6;
        let lines = self.lines(eye);
        if self.console.has_screen() {
            screen::log(&lines, seen, height().saturating_sub(taken + 4).max(LEAST))
        } else {
            screen::log(&lines[seen..], 0, usize::MAX)
        }
    }

    fn lines(&self, eye: Eye) -> Vec<String> {
        self.log.iter().map(|(_, event)| G::see(event, eye).to_string()).collect()
    }

    /// What changes nothing: lists, rules, saving to a file.
    fn look_up(&mut self, seat: Seat, view: &G::View, legal: &[G::Move], what: &Typed<'_>) -> Result<(), Failure> {
        match what {
            Typed::Moves => self.console.say(screen::moves::<G>(view, legal, true).trim_end())?,
            Typed::Sheet => self.console.say(show::sheet(&G::sheet(view)).trim_end())?,
            Typed::Log => {
                let lines = self.lines(Eye::Seat(seat));
                self.console.say(screen::log(&lines, 0, usize::MAX).trim_end())?;
            }
            Typed::Rules(id) => {
                let mut text = Vec::new();
                match id {
                    None => show_all(&mut text, G::ABOUT.rules, G::ABOUT.reconstructed)?,
                    Some(id) => {
                        if let Err(what) = show_some(&mut text, G::ABOUT.rules, id)? {
                            return Ok(self.refuse(&what)?);
                        }
                    }
                }
                self.console.say(String::from_utf8_lossy(&text).trim_end())?;
            }
            Typed::Save(None) => self.refuse("say where: `save FILE`")?,
            Typed::Save(Some(file)) => self.save_to(Path::new(file))?,
            _ => {
                for (typed, meaning) in words::HELP {
                    self.console.say(format!("  {TYPED}{typed:<11}{TYPED:#} {meaning}"))?;
                }
            }
        }
        Ok(())
    }

    fn save_to(&mut self, file: &Path) -> Result<(), Failure> {
        let shown = file.display();
        if file.exists() && !self.console.confirm(&format!("{shown} is there already. Replace it?"), false)? {
            return Ok(());
        }
        match saves::write_whole(file, &self.record()) {
            Ok(()) => {
                self.console.say(format!("Saved. Go on with it by {TYPED}wolfden play --resume {shown}{TYPED:#}"))?;
                self.console.say(format!("{ASIDE}The file tells the seed of the deal: who reads it can foresee the cards.{ASIDE:#}"))?;
            }
            Err(error) => self.refuse(&format!("{shown}: {error}"))?,
        }
        Ok(())
    }

    /// Leaves on request.
    fn leave(&mut self) -> Result<Then, Failure> {
        let Some(save) = &self.save else {
            let sure = self.console.confirm("This game is not saved (`save FILE` would). Leave all the same?", false)?;
            return Ok(if sure { Then::Leave } else { Then::GoOn });
        };
        if self.console.confirm("Keep this game, to go on later?", true)? {
            return self.stop_here();
        }
        save.discard()?;
        self.console.say("The game is gone.")?;
        Ok(Then::Leave)
    }

    /// Leaves with the game saved.
    fn stop_here(&mut self) -> Result<Then, Failure> {
        match &self.save {
            Some(save) => {
                let path = save.path().display();
                self.console.say(format!("The game is saved. Go on with it by {TYPED}wolfden play --resume {path}{TYPED:#}"))?;
            }
            None => anstream::eprintln!("{NOTICE}The game could not be saved.{NOTICE:#}"),
        }
        Ok(Then::Leave)
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
