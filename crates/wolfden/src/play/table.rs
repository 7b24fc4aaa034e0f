//! One match in the terminal, from the first deal to the score sheet.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use den_bots::{BotHost, Budget, Choice, Evaluate};
use den_core::{Eye, Seat, Step, Turn};
use den_games::GameId;
use den_table::{Decision, HotSeat, Match, Millis, NextGame};

use super::companion::{Companion, Lesson};
use super::console::Console;
use super::players::{thinking_time, thinks_long};
use super::saves::Save;
use super::screen;
use crate::failure::{Failure, at};
use crate::show;
use crate::text::{ASIDE, NOTICE, TITLE, TYPED, height, width, wrap, wrap_whole};
use crate::words::{TableSpeaker, names, occupants, say, say_to, seat_name, t, with_virtual};

/// The minimum number of log lines shown, even on a small screen.
const LEAST_NEWS: usize = 4;

/// A match being played in the terminal.
pub(crate) struct Table<'a, G: Evaluate> {
    pub(super) console: &'a mut Console,
    pub(super) game: GameId,
    pub(super) table: Match<G>,
    /// Who may see the screen.
    pub(super) screen: HotSeat,
    bots: BotHost<G>,
    pub(super) companion: Companion,
    /// How long Alpha may think about its own moves and hints, from `--think`.
    think: Budget,
    pub(super) save: Option<Save>,
    /// A message to show below the next board.
    pub(super) notice: String,
}

/// Whether the match continues.
#[derive(PartialEq, Eq)]
pub(super) enum Then {
    GoOn,
    Leave,
}

impl<'a, G: Evaluate> Table<'a, G> {
    /// A table for a match. `save` is the file to continue; without one, a new file is created. Alpha thinks for `think`, or for its usual time.
    pub(crate) fn new(console: &'a mut Console, game: GameId, table: Match<G>, save: Option<Save>, think: Option<Duration>) -> Self {
        let commitment = table.commitment();
        let notice = t!("term-committed", commitment = commitment.to_string());
        let save = save.map_or_else(|| Save::begin(game, commitment), Ok);
        let save = save.map_err(|error| warn(&t!("term-unsaved", what = error.to_string()))).ok();
        let think = thinking_time(think);
        let companion = Companion::new(game, &table);
        Table { console, game, screen: table.hot_seat(), bots: BotHost::new(commitment), companion, think, table, save, notice }
    }

    /// Marks the match as resumed.
    #[must_use]
    pub(crate) fn resumed(mut self) -> Self {
        self.notice = if self.table.is_verifiable() { t!("term-welcome-back") } else { t!("term-fresh-deal") };
        self
    }

    /// Plays to the end, or until someone quits.
    pub(crate) fn run(mut self) -> Result<Option<NextGame>, Failure> {
        self.store(&self.table.clone());
        self.tell_onlookers(0)?;
        loop {
            let then = match (self.table.status().decider(), self.screen.waits_for()) {
                (None, _) => return self.finish(),
                (Some(_), _) if self.table.status().bot_turn().is_some() => self.bot_plays()?,
                (Some(_), Some(to)) => self.hand_over(to)?,
                (Some(seat), None) => self.person_plays(seat)?,
            };
            if then == Then::Leave {
                return Ok(None);
            }
        }
    }

    pub(super) fn names(&self) -> Vec<String> {
        let seats = self.table.status().seats();
        with_virtual::<G>(seats.len() as u8, names(&occupants(seats)))
    }

    /// Stores a decision, then applies it.
    pub(super) fn carry_out(&mut self, decision: Decision) -> Result<(), Failure> {
        let before = self.table.status().steps();
        let mut after = self.table.clone();
        after.apply(decision).map_err(|bad| Failure::Check(say(bad.reason)))?;
        self.change_to(after);
        self.tell_onlookers(before)
    }

    /// Stores the match as it is now, then continues with it.
    pub(super) fn change_to(&mut self, table: Match<G>) {
        self.store(&table);
        self.table = table;
        self.screen.turn(self.table.status().turn());
    }

    /// Writes the match to its file.
    fn store(&mut self, table: &Match<G>) {
        if let Some(save) = &self.save
            && let Err(error) = save.write(&table.save())
        {
            warn(&t!("term-unsaved", what = at(&save.path().display().to_string(), error.to_string())));
            self.save = None;
        }
    }

    fn bot_plays(&mut self) -> Result<Then, Failure> {
        let Some(task) = self.table.bot_task() else { return Ok(Then::GoOn) };
        let (seat, bot) = (task.seat, task.bot.as_str());
        if self.console.has_screen() && thinks_long(bot) {
            self.console.say(format!("{ASIDE}{}{ASIDE:#}", t!("status-thinking", name = seat_name(seat, &self.names()))))?;
        }
        let Some((view, legal)) = task.asked::<G>() else { return Ok(Then::GoOn) };
        // Both were checked before: the name when the bots were seated, the move because it is one of the legal ones.
        let learned = self.companion.lesson(bot, &self.table).map(Lesson::learn);
        let bot = learned.map_or_else(|| bot.to_string(), |learned| learned.bot_name::<G>());
        learned.into_iter().for_each(|learned| self.companion.has_learned(learned));
        let choice = self.think(seat, &bot, view, legal, task.position)?;
        let decided = self.table.decide_move(seat, task.position, choice.chosen, now());
        let decision = decided.map_err(|refused| Failure::Check(say(refused)))?;
        self.carry_out(decision)?;
        Ok(Then::GoOn)
    }

    /// The choice of a bot at this seat.
    pub(super) fn think(&mut self, seat: Seat, bot: &str, view: &G::View, legal: &[G::Move], position: u64) -> Result<Choice<G>, Failure> {
        let budget = if thinks_long(bot) { self.think.clone() } else { Budget::default() };
        self.bots.choose_within(&budget, seat, bot, view, legal, position).map_err(|unknown| Failure::Check(unknown.to_string()))
    }

    fn has_people(&self) -> bool {
        self.table.status().seats().iter().any(|seat| seat.occupant.is_person())
    }

    /// If no people play, prints the public events after step `before`.
    fn tell_onlookers(&mut self, before: usize) -> Result<(), Failure> {
        if self.has_people() {
            return Ok(());
        }
        for (_, line) in self.log(Eye::Public, before) {
            self.console.say(wrap(&line, width(), 2))?;
        }
        Ok(())
    }

    /// What happened after step `before`, as `eye` saw it, each line with the number of its step.
    pub(super) fn log(&self, eye: Eye, before: usize) -> Vec<(usize, String)> {
        let names = self.names();
        let line = |(step, event): (usize, &G::Event)| (step, say_to(&G::event(&G::see(event, eye)), &names));
        self.table.events(usize::MAX).into_iter().filter(|(step, _)| *step > before).map(line).collect()
    }

    /// What happened since `eye` last decided, including its own step. A screen that is redrawn also repeats earlier lines, if there is room
    /// next to `taken` other lines; scrolling output does not.
    pub(super) fn news(&self, eye: Eye, taken: usize) -> String {
        let own = |step: &usize| match eye {
            Eye::Seat(seat) => self.table.who(*step) == Some(seat),
            Eye::Public => self.table.who(*step).is_some_and(|seat| self.table.status().is_present(seat)),
        };
        // Without people, everything has already been printed.
        let latest = if self.has_people() { (0..self.table.status().steps()).rev().find(own).unwrap_or(0) } else { usize::MAX };
        let (mut lines, mut old) = (Vec::new(), 0);
        for (step, line) in self.log(eye, 0) {
            old += usize::from(step <= latest);
            lines.push(line);
        }
        if self.console.has_screen() {
            screen::log(&lines, old, height().saturating_sub(taken + 4).max(LEAST_NEWS))
        } else {
            screen::log(&lines[old..], 0, usize::MAX)
        }
    }

    /// How many lines the list of moves may take, next to `taken` others and a few log lines.
    pub(super) fn room(&self, taken: usize) -> usize {
        const LEAST: usize = 6;
        if self.console.has_screen() { height().saturating_sub(taken + LEAST_NEWS + 6).max(LEAST) } else { usize::MAX }
    }

    /// Shows the end: board, sheet, places, and the proof of the deal.
    fn finish(mut self) -> Result<Option<NextGame>, Failure> {
        self.companion.finish(&self.table);
        let seats = self.table.played().now().seats();
        let mut people = Seat::all(seats).filter(|&seat| self.table.status().is_present(seat));
        let eye = match (people.next(), people.next()) {
            (Some(seat), None) => Eye::Seat(seat),
            _ => Eye::Public,
        };
        let (view, names) = (self.table.played().now().view(eye), self.names());
        let board = show::board(|space| G::paint(&view, &TableSpeaker(&names), space));
        let log = self.news(eye, board.lines().count() + 12);
        self.console.clear()?;
        self.console.say(board)?;
        self.console.say(format!("\n{}\n\n{TITLE}{}{TITLE:#}\n", log.trim_end(), show::turn(Turn::Over, &names)))?;
        self.console.say(show::sheet(&G::sheet(&view), &names))?;
        let outcome = self.table.played().now().outcome();
        if let Some(outcome) = &outcome {
            for place in show::places(outcome, &names).lines() {
                self.console.say(wrap(place, width(), 3))?;
            }
        }
        let next = self.table.next_game();
        if let Some(series) = show::series(self.table.settings().series.as_ref(), outcome.as_ref(), &names) {
            self.console.say(format!("\n{TITLE}{}{TITLE:#}", wrap(&series, width(), 2)))?;
        }
        if let Err(error) = self.save.as_mut().map(Save::finish).transpose() {
            warn(&t!("term-stays-unfinished", what = error.to_string()));
        }
        let Some(save) = &self.save else { return Ok(Some(next)) };
        let path = save.path().display().to_string();
        self.console.say(wrap_whole(&t!("term-record-is", file = path.clone()), width()))?;
        let review = t!("term-review-by", command = format!("wolfden review {path}"));
        self.console.say(format!("{TYPED}{}{TYPED:#}", wrap_whole(&review, width())))?;
        if self.table.is_verifiable() {
            let seed = wrap_whole(&t!("term-seed-was", seed = self.table.seed().to_string()), width());
            self.console.say(format!("{ASIDE}{seed}{ASIDE:#}"))?;
            if self.table.played().steps().iter().any(|step| matches!(step, Step::Chance(_))) {
                let said = t!("term-verify-by", command = format!("wolfden verify-deal {path}"));
                self.console.say(format!("{TYPED}{}{TYPED:#}", wrap_whole(&said, width())))?;
            }
        }
        Ok(Some(next))
    }
}

/// Prints a warning to stderr.
pub(super) fn warn(what: &str) {
    anstream::eprintln!("{NOTICE}{}{NOTICE:#}", wrap(what, width(), 2));
}

/// The current time, for the journal.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}
