//! A person's turn: passing the screen, showing the table, and reading commands.

use std::io;
use std::path::Path;

use den_bots::{Evaluate, Level};
use den_core::{Eye, Seat};
use den_games::Book;
use den_table::wire::{Command, Refused};

use super::hint;
use super::saves;
use super::screen;
use super::table::{Table, Then, now, warn};
use super::typed::{self, Typed};
use crate::failure::{Failure, at};
use crate::rulebook::{show_all, show_some};
use crate::show;
use crate::text::{ASIDE, NOTICE, TITLE, TYPED, width, wrap, wrap_line, wrap_whole};
use crate::words::{TableSpeaker, game_name, say_to, seat_name, t};

impl<G: Evaluate> Table<'_, G> {
    /// Lets the person at this seat make a move.
    pub(super) fn person_plays(&mut self, seat: Seat) -> Result<Then, Failure> {
        let seen = self.table.seen_at(Eye::Seat(seat), usize::MAX);
        let (view, legal) = (seen.view, seen.moves);
        let position = self.table.status().position();
        self.show(seat, &view, &legal)?;
        let prompt = format!("{}>", seat_name(seat, &self.names()));
        loop {
            let Some(line) = self.console.ask(&prompt)? else {
                return self.stop_here();
            };
            let decided = match typed::read(&line) {
                Typed::Nothing => {
                    self.show(seat, &view, &legal)?;
                    continue;
                }
                Typed::Number(number) => match number.checked_sub(1).and_then(|at| legal.get(at)) {
                    Some(&m) => self.table.decide_move(seat, position, m, now()),
                    None => {
                        self.refuse(&t!("term-no-move", n = number, most = legal.len()))?;
                        continue;
                    }
                },
                Typed::Move(text) => self.table.decide(seat, &Command::Move { position, text: text.to_string() }, now()),
                Typed::Undo => match self.undo(seat) {
                    Err(refused) => match self.table.before_last_move(seat) {
                        Some(before) => {
                            self.companion.is_assisted();
                            self.notice = t!("term-taken-back");
                            self.change_to(before);
                            return Ok(Then::GoOn);
                        }
                        None => Err(refused),
                    },
                    decided => decided,
                },
                Typed::Quit => return self.leave(),
                other => {
                    self.look_up(seat, &view, &legal, &other)?;
                    continue;
                }
            };
            match decided {
                Ok(decision) => {
                    self.carry_out(decision)?;
                    return Ok(Then::GoOn);
                }
                Err(refused) => self.explain(refused)?,
            }
        }
    }

    /// Hides the screen while it is passed on. The player who passes it on may still undo.
    pub(super) fn hand_over(&mut self, to: Seat) -> Result<Then, Failure> {
        let name = seat_name(to, &self.names());
        self.console.clear()?;
        self.console.say(format!("\n   {TITLE}{}{TITLE:#}\n", wrap(&t!("cover", name = name.clone()), width() - 3, 3)))?;
        loop {
            let by = self.screen.handed_by();
            let prompt = if by.is_some() { t!("term-enter-undo", name = name.clone()) } else { t!("term-enter", name = name.clone()) };
            let Some(line) = self.console.ask(&prompt)? else {
                return self.stop_here();
            };
            match (typed::read(&line), by) {
                (Typed::Undo, Some(by)) => match self.undo(by) {
                    Ok(decision) => {
                        self.carry_out(decision)?;
                        return Ok(Then::GoOn);
                    }
                    Err(refused) => self.explain(refused)?,
                },
                (Typed::Quit, _) => return self.leave(),
                _ => {
                    self.screen.take(to);
                    return Ok(Then::GoOn);
                }
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<den_table::Decision, Refused> {
        let decision = self.table.decide(seat, &Command::Undo { position: self.table.status().position() }, now())?;
        self.notice = t!("term-taken-back");
        Ok(decision)
    }

    fn refuse(&mut self, what: &str) -> io::Result<()> {
        self.console.say(format!("{NOTICE}{}{NOTICE:#}", wrap(what, width(), 4)))
    }

    /// Shows a refusal and where to read more.
    fn explain(&mut self, refused: Refused) -> io::Result<()> {
        let more = match &refused.rule {
            Some(rule) => t!("term-see-rule", rule = rule.to_string()),
            None => t!("term-see-help"),
        };
        let what = say_to(&refused.into(), &self.names());
        self.refuse(&format!("{what} {more}"))
    }

    /// Shows the board, what happened, and the moves.
    fn show(&mut self, seat: Seat, view: &G::View, legal: &[G::Move]) -> io::Result<()> {
        let names = self.names();
        let about = t!("term-you-are", step = self.table.status().steps() + 1, name = seat_name(seat, &names));
        let name = game_name(self.game);
        let board = show::board(|space| G::paint(view, &TableSpeaker(&names), space));
        let head = wrap_line(&format!("{TITLE}{name}{TITLE:#}  {ASIDE}{about}{ASIDE:#}"), width(), 2);
        let board = format!("{head}\n\n{board}");
        let notice = match std::mem::take(&mut self.notice) {
            notice if notice.is_empty() => notice,
            notice => format!("\n{ASIDE}{}{ASIDE:#}\n", wrap(&notice, width(), 0)),
        };
        let board_lines = board.lines().count();
        let moves = screen::moves::<G>(view, legal, &names, self.room(board_lines + notice.lines().count()));
        let hint = format!("{TITLE}{}{TITLE:#}  {ASIDE}{}{ASIDE:#}", t!("term-your-move"), t!("term-your-move-help"));
        let hint = wrap_line(&hint, width(), 2);
        let rest = format!("{notice}\n{hint}\n{}", moves.trim_end());
        let log = self.news(Eye::Seat(seat), board_lines + rest.lines().count());
        self.console.clear()?;
        self.console.say(board)?;
        if !log.is_empty() {
            self.console.say(format!("\n{}", log.trim_end()))?;
        }
        self.console.say(rest)
    }

    /// Handles commands that do not change the game: lists, rules, saving to a file.
    fn look_up(&mut self, seat: Seat, view: &G::View, legal: &[G::Move], what: &Typed<'_>) -> Result<(), Failure> {
        let names = self.names();
        match what {
            Typed::Moves => self.console.say(screen::moves::<G>(view, legal, &names, usize::MAX).trim_end())?,
            Typed::Hint => {
                if self.console.has_screen() {
                    self.console.say(format!("{ASIDE}{}{ASIDE:#}", t!("hint-thinking")))?;
                }
                let position = self.table.status().position();
                let choice = self.think(seat, Level::Alpha.name(), view, legal, position)?;
                let seats = self.table.played().now().seats();
                self.console.say(hint::describe::<G>(view, &choice, seat, seats, &names).trim_end())?;
            }
            Typed::Sheet => self.console.say(show::sheet(&G::sheet(view), &names).trim_end())?,
            Typed::Aid => self.console.say(show::aid(&G::aid(view), &names, width()).trim_end())?,
            Typed::Log => {
                let lines: Vec<String> = self.log(Eye::Seat(seat), 0).into_iter().map(|(_, line)| line).collect();
                self.console.say(screen::log(&lines, 0, usize::MAX).trim_end())?;
            }
            Typed::Rules(id) => {
                let mut text = Vec::new();
                match id {
                    None => show_all(&mut text, Book::Game(self.game))?,
                    Some(id) => {
                        if let Err(what) = show_some(&mut text, Book::Game(self.game), id)? {
                            return Ok(self.refuse(&what)?);
                        }
                    }
                }
                self.console.say(String::from_utf8_lossy(&text).trim_end())?;
            }
            Typed::Save(None) => self.refuse(&t!("term-save-where"))?,
            Typed::Save(Some(file)) => self.save_to(Path::new(file))?,
            _ => {
                for (typed, meaning) in typed::help() {
                    self.console.say(format!("  {TYPED}{typed:<11}{TYPED:#} {}", wrap(&meaning, width() - 14, 14)))?;
                }
            }
        }
        Ok(())
    }

    fn save_to(&mut self, file: &Path) -> Result<(), Failure> {
        let shown = file.display().to_string();
        if file.exists() && !self.console.confirm(&t!("term-replace", file = shown.clone()), false)? {
            return Ok(());
        }
        match saves::write_whole(file, &self.table.save()) {
            Ok(()) => {
                self.console.say(wrap_whole(&t!("term-saved", command = format!("wolfden play --resume {shown}")), width()))?;
                self.console.say(format!("{ASIDE}{}{ASIDE:#}", wrap(&t!("term-seed-inside"), width(), 0)))?;
            }
            Err(error) => self.refuse(&at(&shown, error.to_string()))?,
        }
        Ok(())
    }

    /// Quits on request.
    fn leave(&mut self) -> Result<Then, Failure> {
        let Some(save) = &self.save else {
            let sure = self.console.confirm(&t!("term-leave-unsaved"), false)?;
            return Ok(if sure { Then::Leave } else { Then::GoOn });
        };
        if self.console.confirm(&t!("term-keep"), true)? {
            return self.stop_here();
        }
        save.discard()?;
        self.console.say(t!("term-deleted"))?;
        Ok(Then::Leave)
    }

    /// Quits with the game saved.
    fn stop_here(&mut self) -> Result<Then, Failure> {
        match &self.save {
            Some(save) => {
                let command = format!("wolfden play --resume {}", save.path().display());
                self.console.say(wrap_whole(&t!("term-saved", command = command), width()))?;
            }
            None => warn(&t!("term-not-saved")),
        }
        Ok(Then::Leave)
    }
}
