//! A match on this machine. Bots think on their own thread, so that the screen stays responsive.

use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use den_bots::{BotHost, Choice, Evaluate, Level};
use den_core::{Commitment, Eye, Record, Seat, Step};
use den_games::GameId;
use den_table::wire::{Code, Command, Refused};
use den_table::{Decision, HotSeat, Match, NextGame};

use super::source::{Cover, Face, FaceOf, LogLine, Player, Source};
use crate::failure::at;
use crate::play::companion::{Companion, Learned, Lesson};
use crate::play::hint;
use crate::play::players::{thinking_time, thinks_long};
use crate::play::saves::Save;
use crate::play::table::now;
use crate::show;
use crate::words::{level, names, occupants, say_to, seat_name, t, with_virtual};

/// A decision to think about.
struct Question<G: Evaluate> {
    seat: Seat,
    bot: String,
    view: G::View,
    legal: Vec<G::Move>,
    position: u64,
    hint: bool,
    /// What the companion learns from before it decides.
    lesson: Option<Lesson<G>>,
}

/// The result of thinking.
struct Answer<G: Evaluate> {
    question: Question<G>,
    choice: Option<Choice<G>>,
    /// What the companion has learned.
    learned: Option<Learned>,
}

/// The bots.
struct Minds<G: Evaluate> {
    bots: BotHost<G>,
    /// The bots that think as long as Alpha may, limited by `--think`.
    thinkers: BotHost<G>,
    /// Where hints come from: a bot that gives hints does not think on while a person decides.
    hints: BotHost<G>,
}

impl<G: Evaluate> Minds<G> {
    fn new(commitment: Commitment, think: Option<Duration>) -> Minds<G> {
        let thinkers = || BotHost::new(commitment).with_budget(thinking_time(think));
        Minds { bots: BotHost::new(commitment), thinkers: thinkers(), hints: thinkers() }
    }

    /// Lets the bots think for a few milliseconds while a person decides. Returns whether there is more to think about.
    fn ponder(&mut self) -> bool {
        let more = self.bots.ponder();
        self.thinkers.ponder() || more
    }

    fn answer(&mut self, mut question: Question<G>) -> Answer<G> {
        let learned = question.lesson.take().map(Lesson::learn);
        if let Some(learned) = learned {
            question.bot = learned.bot_name::<G>();
        }
        let host = match thinks_long(&question.bot) {
            _ if question.hint => &mut self.hints,
            true => &mut self.thinkers,
            false => &mut self.bots,
        };
        let choice = host.choose(question.seat, &question.bot, &question.view, &question.legal, question.position).ok();
        Answer { question, choice, learned }
    }
}

/// Where the bots think.
enum Thinking<G: Evaluate> {
    /// On their own thread.
    Apart { ask: Sender<Question<G>>, answers: Receiver<Answer<G>> },
    /// Here, synchronously.
    #[cfg(test)]
    Here { minds: Box<Minds<G>>, answers: Vec<Answer<G>> },
}

impl<G: Evaluate> Thinking<G> {
    fn apart(commitment: Commitment, think: Option<Duration>) -> Thinking<G> {
        let (ask, questions) = channel::<Question<G>>();
        let (describe, answers) = channel();
        // The thread ends with the table: then one of the channels is closed.
        thread::spawn(move || {
            let mut minds = Minds::new(commitment, think);
            let mut ponders = false;
            loop {
                let question = match questions.try_recv() {
                    Err(TryRecvError::Empty) if ponders => {
                        ponders = minds.ponder();
                        continue;
                    }
                    Err(TryRecvError::Empty) => questions.recv(),
                    Ok(question) => Ok(question),
                    Err(TryRecvError::Disconnected) => return,
                };
                let Ok(question) = question else { return };
                if describe.send(minds.answer(question)).is_err() {
                    return;
                }
                ponders = true;
            }
        });
        Thinking::Apart { ask, answers }
    }

    fn ask(&mut self, question: Question<G>) {
        match self {
            // A thread that has ended does not answer; `answer` reports it.
            Thinking::Apart { ask, .. } => drop(ask.send(question)),
            #[cfg(test)]
            Thinking::Here { minds, answers } => {
                let answer = minds.answer(question);
                answers.push(answer);
            }
        }
    }

    /// The next answer; an error if there will be none.
    fn answer(&mut self) -> Result<Option<Answer<G>>, ()> {
        match self {
            Thinking::Apart { answers, .. } => match answers.try_recv() {
                Ok(answer) => Ok(Some(answer)),
                Err(TryRecvError::Empty) => Ok(None),
                Err(TryRecvError::Disconnected) => Err(()),
            },
            #[cfg(test)]
            Thinking::Here { answers, .. } => Ok(answers.pop()),
        }
    }
}

/// A match on this machine.
pub(crate) struct Local<G: Evaluate> {
    game: GameId,
    table: Match<G>,
    screen: HotSeat,
    save: Option<Save>,
    thinking: Thinking<G>,
    companion: Companion,
    /// The position that a bot is thinking about.
    asked: Option<u64>,
    /// A bot's decision, until it is time to show it.
    decided: Option<(Seat, u64, G::Move)>,
    hint_asked: bool,
    hint: Option<Vec<String>>,
    notice: Option<String>,
    version: u64,
    changed: Option<Instant>,
}

impl<G: Evaluate> Local<G> {
    /// Starts or resumes a match. `save` is the file to continue; without one, a new file is created.
    pub(crate) fn new(game: GameId, table: Match<G>, save: Option<Save>, resumed: bool, think: Option<Duration>) -> Local<G> {
        let commitment = table.commitment();
        let mut local = Local::with(game, table, Thinking::apart(commitment, think));
        local.notice = match (resumed, local.table.is_verifiable()) {
            (false, _) => None,
            (true, true) => Some(t!("term-welcome-back")),
            (true, false) => Some(t!("term-fresh-deal")),
        };
        match save.map_or_else(|| Save::begin(game, commitment), Ok) {
            Ok(save) => local.save = Some(save),
            Err(error) => local.notice = Some(t!("term-unsaved", what = error.to_string())),
        }
        let table = local.table.clone();
        local.store(&table);
        local
    }

    /// A match that is not saved and whose bots think synchronously: for tests.
    #[cfg(test)]
    pub(crate) fn for_test(game: GameId, table: Match<G>) -> Local<G> {
        let minds = Minds::new(table.commitment(), None);
        Local::with(game, table, Thinking::Here { minds: Box::new(minds), answers: Vec::new() })
    }

    fn with(game: GameId, table: Match<G>, thinking: Thinking<G>) -> Local<G> {
        Local {
            game,
            screen: table.hot_seat(),
            companion: Companion::new(game, &table),
            table,
            save: None,
            thinking,
            asked: None,
            decided: None,
            hint_asked: false,
            hint: None,
            notice: None,
            version: 1,
            changed: None,
        }
    }

    /// Stores a decision, then applies it.
    fn carry_out(&mut self, decision: Decision) -> Result<(), Refused> {
        let mut after = self.table.clone();
        after.apply(decision).map_err(|bad| Refused::new(Code::Unavailable, bad.reason))?;
        self.change_to(after);
        if self.table.status().decider().is_none() {
            self.finish();
        }
        Ok(())
    }

    /// Stores the match as it is now, then shows it.
    fn change_to(&mut self, table: Match<G>) {
        self.store(&table);
        self.table = table;
        self.screen.turn(self.table.status().turn());
        self.version += 1;
    }

    /// Writes the match to its file.
    fn store(&mut self, table: &Match<G>) {
        if let Some(save) = &self.save
            && let Err(error) = save.write(&table.save())
        {
            self.notice = Some(t!("term-unsaved", what = at(&save.path().display().to_string(), error.to_string())));
            self.save = None;
        }
    }

    fn finish(&mut self) {
        self.companion.finish(&self.table);
        if let Err(error) = self.save.as_mut().map(Save::finish).transpose() {
            self.notice = Some(t!("term-stays-unfinished", what = error.to_string()));
        }
    }

    /// The eye to show. After the end, and with several people or none, the public's.
    fn eye(&self) -> Option<Eye> {
        self.screen.eye()
    }

    fn seen(&self, eye: Eye, steps: usize) -> Rc<dyn Face> {
        Rc::new(FaceOf::new(self.table.seen_at(eye, steps), Source::names(self)))
    }

    /// The person whose step would be undone.
    fn undoer(&self) -> Option<Seat> {
        self.screen.handed_by().or(match self.eye() {
            Some(Eye::Seat(seat)) => Some(seat),
            _ => None,
        })
    }

    fn take_answers(&mut self) {
        loop {
            match self.thinking.answer() {
                Ok(Some(answer)) => self.take(answer),
                Ok(None) => return,
                Err(()) => {
                    if self.asked.take().is_some() || self.hint_asked {
                        self.hint_asked = false;
                        self.notice = Some(t!("term-bots-gone"));
                        self.version += 1;
                    }
                    return;
                }
            }
        }
    }

    fn take(&mut self, answer: Answer<G>) {
        let Answer { question, choice, learned } = answer;
        if let Some(learned) = learned {
            self.companion.has_learned(learned);
        }
        if question.hint {
            let stale = !self.hint_asked || question.position != self.table.status().position();
            self.hint_asked = false;
            if let Some(choice) = choice
                && !stale
            {
                let seats = self.table.played().now().seats();
                self.hint = Some(hint::lines::<G>(&question.view, &choice, question.seat, seats, &Source::names(self)));
            }
            self.version += 1;
            return;
        }
        // After a take-back a position may have the number of an earlier one.
        let stale = || self.table.seen_at(Eye::Seat(question.seat), usize::MAX).view != question.view;
        if self.asked == Some(question.position) && !stale() {
            self.asked = None;
            self.decided = choice.map(|choice| (question.seat, question.position, choice.chosen));
        }
    }

    fn ask(&mut self, seat: Seat, bot: String, hint: bool) {
        let seen = self.table.seen_at(Eye::Seat(seat), usize::MAX);
        let position = self.table.status().position();
        let lesson = self.companion.lesson(&bot, &self.table);
        self.thinking.ask(Question { seat, bot, view: seen.view, legal: seen.moves, position, hint, lesson });
    }
}

impl<G: Evaluate> Source for Local<G> {
    fn game(&self) -> GameId {
        self.game
    }

    fn version(&self) -> u64 {
        self.version
    }

    fn position(&self) -> u64 {
        self.table.status().position()
    }

    fn names(&self) -> Vec<String> {
        let seats = self.table.status().seats();
        with_virtual::<G>(seats.len() as u8, names(&occupants(seats)))
    }

    fn players(&self) -> Vec<Player> {
        let names = Source::names(self);
        let decider = self.table.status().decider();
        let seats = self.table.status().seats();
        let player = |seat: Seat| Player {
            name: seat_name(seat, &names),
            note: level(&seats[seat.index()].occupant).unwrap_or_default(),
            decides: decider == Some(seat),
        };
        Seat::all(seats.len() as u8).map(player).collect()
    }

    fn steps(&self) -> usize {
        self.table.status().steps()
    }

    fn face(&self) -> Option<Rc<dyn Face>> {
        Some(self.seen(self.eye()?, usize::MAX))
    }

    fn past(&self, steps: usize) -> Option<Rc<dyn Face>> {
        Some(self.seen(self.eye()?, steps))
    }

    fn log(&self) -> Vec<LogLine> {
        let Some(eye) = self.eye() else { return Vec::new() };
        let names = Source::names(self);
        let line = |(step, event): (usize, &G::Event)| LogLine { step, text: say_to(&G::event(&G::see(event, eye)), &names) };
        let fixed = self.table.is_verifiable().then(|| t!("term-committed", commitment = self.table.commitment().to_string()));
        let first = fixed.map(|text| LogLine { step: 0, text });
        first.into_iter().chain(self.table.events(usize::MAX).into_iter().map(line)).collect()
    }

    fn next_game(&self) -> Option<NextGame> {
        self.is_over().then(|| self.table.next_game())
    }

    fn series(&self) -> Option<String> {
        show::series(self.table.settings().series.as_ref(), self.table.played().now().outcome().as_ref(), &Source::names(self))
    }

    fn is_over(&self) -> bool {
        self.table.status().decider().is_none()
    }

    fn cover(&self) -> Option<Cover> {
        let to = self.screen.waits_for()?;
        Some(Cover {
            to: seat_name(to, &Source::names(self)),
            may_undo: self.screen.handed_by().is_some_and(|by| self.table.may_undo(by) > 0),
        })
    }

    fn uncover(&mut self) {
        if let Some(to) = self.screen.waits_for() {
            self.screen.take(to);
            self.version += 1;
        }
    }

    fn play(&mut self, text: &str) -> Result<(), Refused> {
        let Some(Eye::Seat(seat)) = self.eye() else { return Ok(()) };
        let position = self.table.status().position();
        let decision = self.table.decide(seat, &Command::Move { position, text: text.to_string() }, now())?;
        // The first bot's step is delayed too.
        self.changed = None;
        self.carry_out(decision)
    }

    fn undo(&mut self) -> Result<(), Refused> {
        let Some(seat) = self.undoer() else { return Ok(()) };
        let decided = self.table.decide(seat, &Command::Undo { position: self.table.status().position() }, now());
        let rewound = if decided.is_err() { self.table.before_last_move(seat) } else { None };
        match (decided, rewound) {
            (Ok(decision), _) => self.carry_out(decision)?,
            (Err(_), Some(before)) => {
                self.companion.is_assisted();
                self.change_to(before);
            }
            (Err(refused), None) => return Err(refused),
        }
        self.asked = None;
        self.decided = None;
        self.notice = Some(t!("term-taken-back"));
        Ok(())
    }

    fn poll(&mut self, now_at: Instant, pace: Duration) -> bool {
        self.take_answers();
        if let Some((seat, position, chosen)) = self.decided {
            let due = self.changed.is_none_or(|changed| now_at.saturating_duration_since(changed) >= pace);
            if due {
                self.decided = None;
                self.changed = Some(now_at);
                // A legal move, unless a step was undone in the meantime.
                if let Ok(decision) = self.table.decide_move(seat, position, chosen, now()) {
                    let _ = self.carry_out(decision);
                }
            }
        } else if self.asked.is_none()
            && let Some((seat, bot)) = self.table.status().bot_turn()
        {
            let bot = bot.to_string();
            self.asked = Some(self.table.status().position());
            if self.changed.is_none() {
                self.changed = Some(now_at);
            }
            self.ask(seat, bot, false);
        }
        false
    }

    fn thinking(&self) -> Option<String> {
        let (seat, _) = self.table.status().bot_turn()?;
        Some(seat_name(seat, &Source::names(self)))
    }

    fn ask_hint(&mut self) {
        if let (Some(Eye::Seat(eye)), Some(seat)) = (self.eye(), self.table.status().decider())
            && eye == seat
            && !self.hint_asked
        {
            self.hint_asked = true;
            self.ask(seat, Level::Alpha.name().to_string(), true);
        }
    }

    fn take_hint(&mut self) -> Option<Vec<String>> {
        self.hint.take()
    }

    fn take_notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    fn record(&self) -> Option<Record> {
        Some(self.table.save())
    }

    fn ending(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(save) = &self.save {
            lines.push(t!("term-record-is", file = save.path().display().to_string()));
            lines.push(t!("term-review-by", command = format!("wolfden review {}", save.path().display())));
        }
        if self.table.is_verifiable() {
            lines.push(t!("term-seed-was", seed = self.table.seed().to_string()));
            let dealt = self.table.played().steps().iter().any(|step| matches!(step, Step::Chance(_)));
            if let Some(save) = self.save.as_ref().filter(|_| dealt) {
                lines.push(t!("term-verify-by", command = format!("wolfden verify-deal {}", save.path().display())));
            }
        }
        lines
    }

    fn farewell(&self) -> Vec<String> {
        match &self.save {
            _ if self.is_over() => self.ending(),
            Some(save) => vec![t!("term-saved", command = format!("wolfden play --resume {}", save.path().display()))],
            None => vec![t!("term-not-saved")],
        }
    }

    fn discard(&mut self) {
        if let Some(save) = self.save.take() {
            // If the file cannot be deleted, it stays; nothing is lost.
            let _ = save.discard();
        }
    }
}
