//! A person's turn: the screen changes hands, shows the table and takes what is typed.

use std::io;
use std::path::Path;

use den_bots::Evaluate;
use den_core::{Eye, Seat};

use super::hint;
use super::saves;
use super::screen;
use super::table::{Table, Then};
use super::words::{self, Typed};
use crate::failure::Failure;
use crate::rulebook::{show_all, show_some};
use crate::show;
use crate::text::{ASIDE, NOTICE, TITLE, TYPED, width, wrap};

impl<G: Evaluate> Table<'_, G> {
    /// Lets the person at this seat take a step.
    pub(super) fn person_plays(&mut self, seat: Seat) -> Result<Then, Failure> {
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
        self.console.say(format!("{NOTICE}{}{NOTICE:#}", wrap(&format!("No: {what}."), width(), 4)))
    }

    /// The table, what happened, what can be done.
    fn show(&mut self, seat: Seat, view: &G::View, legal: &[G::Move]) -> io::Result<()> {
        let name = show::seat_name(seat, &self.names());
        let step = self.played.steps().len() + 1;
        let board = format!(
            "{TITLE}{}{TITLE:#}  {ASIDE}step {step}, you are {name}{ASIDE:#}\n\n{}",
            G::ABOUT.name,
            G::board(view).trim_matches('\n')
        );
        let notice = match std::mem::take(&mut self.notice) {
            notice if notice.is_empty() => notice,
            notice => format!("\n{ASIDE}{}{ASIDE:#}\n", wrap(&notice, width(), 0)),
        };
        let board_lines = board.lines().count();
        let moves = screen::moves::<G>(view, legal, self.room(board_lines + notice.lines().count()));
        let hint = format!("{TITLE}Your move{TITLE:#}  {ASIDE}(a number or the notation; `hint`, `help`){ASIDE:#}");
        let rest = format!("{notice}\n{hint}\n{}", moves.trim_end());
        let log = self.news(Eye::Seat(seat), self.seen[seat.index()], board_lines + rest.lines().count());
        self.seen[seat.index()] = self.log.len();
        self.console.clear()?;
        self.console.say(board)?;
        if !log.is_empty() {
            self.console.say(format!("\n{}", log.trim_end()))?;
        }
        self.console.say(rest)
    }

    /// What changes nothing: lists, rules, saving to a file.
    fn look_up(&mut self, seat: Seat, view: &G::View, legal: &[G::Move], what: &Typed<'_>) -> Result<(), Failure> {
        match what {
            Typed::Moves => self.console.say(screen::moves::<G>(view, legal, usize::MAX).trim_end())?,
            Typed::Hint => {
                if self.console.has_screen() {
                    self.console.say(format!("{ASIDE}Alpha thinks …{ASIDE:#}"))?;
                }
                let choice = hint::ask_alpha::<G>(view, legal, self.played.steps().len(), self.think);
                self.console.say(hint::tell::<G>(view, &choice, seat, self.played.now().seats()).trim_end())?;
            }
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
}
