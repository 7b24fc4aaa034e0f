//! What happens at a table: choosing, playing, bots, taking back, replay.

mod after;

use den_core::{Eye, Seat, Turn};
use den_web_bots::{Answer, Ask};
use leptos::prelude::*;

use super::{nothing, online::Wire, picked};
use crate::game::{self, Choices, Part, Picked};
use crate::learn;
use crate::page::App;
use crate::play::{LogLine, Match, No, Seen, Sitter};
use crate::store::{self, Save};
use crate::{bots, dom, t};

/// Which panel is open beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    /// What happened.
    Log,
    /// The score sheet.
    Sheet,
    /// Who sits where.
    Players,
    /// Through the game, step by step.
    Replay,
    /// Talk.
    Chat,
}

/// What Alpha says.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Hint {
    /// Nothing yet.
    Thinking,
    /// What it would do, and what else it thought of, each with the share of the win in per cent.
    Says { best: (String, u32), others: Vec<(String, u32)>, iterations: u64 },
}

/// Where the match is.
pub(crate) enum Source {
    /// In this browser.
    Here { id: String, m: Box<dyn Match>, sitters: Vec<Sitter>, dealt: bool },
    /// At a server.
    There(Box<Wire>),
}

/// A table on the page.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub(crate) source: StoredValue<Source, LocalStorage>,
    game: StoredValue<String>,
    /// Counts what has changed.
    pub(crate) changed: RwSignal<u64>,
    /// What is seen.
    pub(crate) seen: Memo<Seen>,
    /// Through whose eye.
    pub(crate) eye: RwSignal<Eye>,
    /// After how many steps, in a replay.
    pub(crate) at: RwSignal<Option<usize>>,
    pub(crate) chosen: RwSignal<Vec<String>>,
    pub(crate) notice: RwSignal<Option<No>>,
    /// The seat that the screen waits for.
    pub(crate) covered: RwSignal<Option<Seat>>,
    pub(crate) thinking: RwSignal<Option<Seat>>,
    pub(crate) hint: RwSignal<Option<Hint>>,
    pub(crate) panel: RwSignal<Panel>,
    pub(crate) focus: RwSignal<Option<Seat>>,
    pub(crate) lesson: RwSignal<Option<usize>>,
    pub(crate) connection: RwSignal<String>,
    /// Counts the seconds at a table with a clock.
    pub(crate) tick: RwSignal<u32>,
    app: App,
}

impl Table {
    /// A match of this browser.
    pub(crate) fn local(save: Save, m: Box<dyn Match>) -> Table {
        let first = save.sitters.iter().position(Sitter::is_person);
        let eye = first.map_or(Eye::Public, |at| Eye::Seat(Seat(at as u8)));
        let game = m.game().to_string();
        Table::new(game, eye, save.lesson, Source::Here { id: save.id, m, sitters: save.sitters, dealt: save.dealt })
    }

    /// A table round a match.
    pub(crate) fn new(game: String, eye: Eye, lesson: Option<usize>, source: Source) -> Table {
        let source = StoredValue::new_local(source);
        let (changed, eye, at) = (RwSignal::new(0), RwSignal::new(eye), RwSignal::new(None));
        let id = game.clone();
        let seen = Memo::new(move |_| {
            changed.get();
            let (eye, at) = (eye.get(), at.get());
            let seen = source.try_with_value(|source| match source {
                Source::Here { m, .. } => Some(m.seen(eye, at.unwrap_or(usize::MAX))),
                Source::There(wire) => wire.seen(eye, at),
            });
            seen.flatten().unwrap_or_else(|| nothing(&id))
        });
        Table {
            source,
            game: StoredValue::new(game),
            changed,
            seen,
            eye,
            at,
            chosen: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            covered: RwSignal::new(None),
            thinking: RwSignal::new(None),
            hint: RwSignal::new(None),
            panel: RwSignal::new(Panel::Log),
            focus: RwSignal::new(None),
            lesson: RwSignal::new(lesson),
            connection: RwSignal::new(String::new()),
            tick: RwSignal::new(0),
            app: App::here(),
        }
    }

    /// The game's id.
    pub(crate) fn game(&self) -> String {
        self.game.get_value()
    }

    /// The players' names.
    pub(crate) fn names(&self) -> Vec<String> {
        self.changed.track();
        self.names_now()
    }

    fn names_now(&self) -> Vec<String> {
        self.source.with_value(|source| match source {
            Source::Here { sitters, .. } => store::names(sitters),
            Source::There(wire) => wire.names(),
        })
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Whether the one who looks decides now.
    pub(crate) fn my_turn(&self) -> bool {
        let seen = self.seen.read();
        self.at.get().is_none() && self.covered.get().is_none() && !seen.choices.is_empty() && self.is_mine(seen.turn)
    }

    fn is_mine(&self, turn: Turn) -> bool {
        matches!(turn, Turn::Seat(seat) if self.sits(seat))
    }

    /// Whether a person at this screen plays for a seat.
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.source.with_value(|source| match source {
            Source::Here { sitters, .. } => sitters.get(seat.index()).is_some_and(Sitter::is_person),
            Source::There(wire) => wire.mine(seat),
        })
    }

    /// What can be chosen next.
    pub(crate) fn next_parts(&self) -> Vec<Part> {
        let (seen, chosen) = (self.seen.read(), self.chosen.read());
        Choices(&seen.choices).next(&chosen).into_iter().cloned().collect()
    }

    /// Starts what has to happen by itself.
    pub(crate) fn begin(self) {
        self.source.with_value(|source| {
            if let Source::There(wire) = source {
                wire.connect(self);
                self.tick_on();
            }
        });
        self.go_on();
    }

    /// Counts the seconds for as long as the table is there.
    fn tick_on(self) {
        dom::later(1000, move || {
            if self.tick.try_update(|n| *n += 1).is_some() {
                self.tick_on();
            }
        });
    }

    /// Ends it.
    pub(crate) fn end(self) {
        let _ = self.source.try_with_value(|source| {
            if let Source::There(wire) = source {
                wire.hang_up();
            }
        });
    }

    /// After a change: hands the screen over, or lets a bot think.
    fn go_on(self) {
        let asked = self.source.try_with_value(|source| {
            let Source::Here { m, sitters, .. } = source else { return None };
            let Turn::Seat(seat) = m.turn() else { return None };
            match sitters.get(seat.index())? {
                Sitter::Person(_) => {
                    self.hand_over(seat, sitters, m.game());
                    None
                }
                Sitter::Bot(bot) => {
                    let view = m.seen(Eye::Seat(seat), usize::MAX).view;
                    let ask = Ask { id: 0, game: m.game().into(), view, bot: bot.clone(), seed: m.steps() as u64, most_ms: 1800 };
                    Some((seat, m.steps(), ask))
                }
            }
        });
        let Some(Some((seat, steps, ask))) = asked else { return };
        self.thinking.set(Some(seat));
        let pace = self.app.settings.with_untracked(|settings| settings.pace);
        let asked_at = dom::now();
        bots::ask(ask, move |answer| {
            let wait = (f64::from(pace) - (dom::now() - asked_at)).max(0.0) as i32;
            dom::later(wait, move || self.bot_plays(seat, steps, &answer));
        });
    }

    /// Covers the screen where another person's secrets come next.
    fn hand_over(&self, seat: Seat, sitters: &[Sitter], game: &str) {
        let people = sitters.iter().filter(|s| s.is_person()).count();
        let looks = self.eye.try_get_untracked();
        if looks == Some(Eye::Seat(seat)) {
            return;
        }
        if people > 1 && game::secrets(game) {
            self.covered.set(Some(seat));
        } else {
            self.eye.set(Eye::Seat(seat));
        }
    }

    /// The next player has the screen.
    pub(crate) fn uncover(self) {
        if let Some(seat) = self.covered.get_untracked() {
            self.eye.set(Eye::Seat(seat));
            self.covered.set(None);
        }
    }

    fn bot_plays(self, seat: Seat, steps: usize, answer: &Answer) {
        let played = self.source.try_update_value(|source| {
            let Source::Here { m, .. } = source else { return None };
            // Something else happened while the bot thought.
            if m.steps() != steps || m.turn() != Turn::Seat(seat) {
                return None;
            }
            let text = if answer.text.is_empty() {
                // Never leave a game hanging: play the first legal move.
                m.seen(Eye::Seat(seat), usize::MAX).choices.first().map(|choice| choice.text.clone())?
            } else {
                answer.text.clone()
            };
            Some(m.play(seat, &text))
        });
        if let Some(Some(played)) = played {
            let _ = self.thinking.try_set(None);
            if let Err(no) = played {
                let _ = self.notice.try_set(Some(no));
                return;
            }
            self.after_step(None);
        }
    }

    /// Something was clicked.
    pub(crate) fn pick(self, token: &str) {
        if let Some(seat) = token.strip_prefix("area:").and_then(|n| n.parse::<u8>().ok()) {
            self.focus.set(Some(Seat(seat)));
            return;
        }
        if !self.my_turn_now() {
            return;
        }
        self.notice.set(None);
        let (seen, chosen) = (self.seen.get_untracked(), self.chosen.get_untracked());
        match picked(&seen, &chosen, token) {
            Picked::More(chosen) => self.chosen.set(chosen),
            Picked::Play(text) => {
                self.chosen.set(Vec::new());
                self.play(&text);
            }
            Picked::No => {
                if let Some(no) = game::why_not(&seen, &chosen, token) {
                    self.notice.set(Some(no));
                }
            }
        }
    }

    fn my_turn_now(&self) -> bool {
        let seen = self.seen.get_untracked();
        self.at.get_untracked().is_none() && self.covered.get_untracked().is_none() && self.is_mine(seen.turn)
    }

    /// Lets go of what was chosen.
    pub(crate) fn let_go(self) {
        self.chosen.set(Vec::new());
        self.notice.set(None);
        self.hint.set(None);
    }

    /// Plays a move of the one who looks.
    pub(crate) fn play(self, text: &str) {
        self.hint.set(None);
        let eye = self.eye.get_untracked();
        let Eye::Seat(seat) = eye else { return };
        let played = self.source.try_update_value(|source| match source {
            Source::Here { m, .. } => m.play(seat, text).map(|()| true),
            Source::There(wire) => wire.play(text).map(|()| false),
        });
        match played {
            Some(Ok(true)) => self.after_step(Some(text)),
            Some(Ok(false)) | None => {}
            Some(Err(no)) => self.notice.set(Some(no)),
        }
    }

    /// Keeps the match, shows it, goes on.
    fn after_step(self, mine: Option<&str>) {
        self.keep();
        if let Some(text) = mine {
            self.lesson_done(learn::Did::Move(text));
        }
        let _ = self.changed.try_update(|n| *n += 1);
        self.go_on();
    }

    fn keep(&self) {
        let lesson = self.lesson.try_get_untracked().flatten();
        let kept = self.source.try_with_value(|source| match source {
            Source::Here { id, m, sitters, dealt } => Save::of(id, &**m, sitters, *dealt, lesson).keep(),
            Source::There(_) => Ok(()),
        });
        if let Some(Err(_)) = kept {
            let _ = self.notice.try_set(Some(No { what: t!("storage-full"), rule: String::new() }));
        }
    }

    /// How many steps may be taken back.
    pub(crate) fn may_undo(&self) -> usize {
        self.changed.track();
        let Eye::Seat(seat) = self.eye.get() else { return 0 };
        self.source.with_value(|source| match source {
            Source::Here { m, .. } => m.may_undo(seat),
            Source::There(wire) => wire.may_undo(),
        })
    }

    /// Takes the latest step back, or what was chosen.
    pub(crate) fn undo(self) {
        if !self.chosen.get_untracked().is_empty() {
            self.let_go();
            return;
        }
        let Eye::Seat(seat) = self.eye.get_untracked() else { return };
        let undone = self.source.try_update_value(|source| match source {
            Source::Here { m, .. } => m.undo(seat),
            Source::There(wire) => wire.undo(),
        });
        match undone {
            Some(Err(no)) => self.notice.set(Some(no)),
            _ => {
                self.notice.set(None);
                if self.source.with_value(|source| matches!(source, Source::Here { .. })) {
                    self.after_step(None);
                }
            }
        }
    }

    /// Asks what Alpha would do.
    pub(crate) fn ask_hint(self) {
        let seen = self.seen.get_untracked();
        if !self.my_turn_now() || seen.choices.is_empty() {
            return;
        }
        self.hint.set(Some(Hint::Thinking));
        let now = self.changed.get_untracked();
        let ask = Ask { id: 0, game: self.game(), view: seen.view.clone(), bot: "alpha".into(), seed: 1, most_ms: 2500 };
        bots::ask(ask, move |answer| {
            if self.changed.try_get_untracked() != Some(now) {
                return;
            }
            let words = |text: &str| game::tell(&seen, text).unwrap_or_else(|| text.to_string());
            let percent = answer.top.iter().find(|one| one.text == answer.text).map_or(0, |one| one.percent);
            let others = answer.top.iter().filter(|one| one.text != answer.text).map(|one| (words(&one.text), one.percent)).collect();
            self.hint.set(Some(Hint::Says { best: (words(&answer.text), percent), others, iterations: answer.iterations }));
        });
    }

    /// The next step of the lesson.
    pub(crate) fn next_lesson(self) {
        self.lesson_done(learn::Did::Read);
        self.keep();
    }

    fn lesson_done(&self, did: learn::Did<'_>) {
        let Some(Some(step)) = self.lesson.try_get_untracked() else { return };
        let Some(course) = learn::course(&self.game()) else { return };
        if course.steps.get(step).is_some_and(|lesson| lesson.wants.is_met(&did)) {
            self.lesson.set((step + 1 < course.steps.len()).then_some(step + 1));
        }
    }

    /// A panel was opened.
    pub(crate) fn open(self, panel: Panel) {
        self.panel.set(panel);
        if panel == Panel::Sheet {
            self.lesson_done(learn::Did::Sheet);
        }
    }

    /// How many steps the match has.
    pub(crate) fn steps(&self) -> usize {
        self.changed.track();
        self.source.with_value(|source| match source {
            Source::Here { m, .. } => m.steps(),
            Source::There(wire) => wire.steps(),
        })
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> u8 {
        self.source.with_value(|source| match source {
            Source::Here { m, .. } => m.seats(),
            Source::There(wire) => wire.seats(),
        })
    }

    /// The log.
    pub(crate) fn log(&self) -> Vec<LogLine> {
        self.changed.track();
        let (eye, at) = (self.eye.get(), self.at.get().unwrap_or(usize::MAX));
        let names = self.names_now();
        self.source.with_value(|source| match source {
            Source::Here { m, .. } => m.log(eye, at, &names),
            Source::There(wire) => wire.log(),
        })
    }

    /// What is special about this table, to be said beside its name: watched from outside, or a what-if with guessed secrets.
    pub(crate) fn special_state(&self) -> Option<(&'static str, String)> {
        self.changed.track();
        self.source.with_value(|source| match source {
            Source::Here { m, .. } => m.imagined().map(|_| ("imagined", t!("imagined"))),
            Source::There(wire) => wire.watching().then(|| ("watching", t!("watching"))),
        })
    }

    /// The record as text.
    pub(crate) fn record(&self) -> String {
        let names = self.names_now();
        self.source.with_value(|source| match source {
            Source::Here { m, .. } if m.imagined().is_some() => t!("imagined-record"),
            Source::Here { m, .. } => m.record(&names).to_string(),
            Source::There(wire) => wire.record(),
        })
    }

    /// Whether the whole record may be seen: then any eye may be chosen.
    pub(crate) fn open_to_all(&self) -> bool {
        self.changed.track();
        self.source.with_value(|source| match source {
            Source::Here { m, sitters, .. } => m.turn() == Turn::Over || sitters.iter().all(Sitter::is_person) && !game::secrets(m.game()),
            Source::There(wire) => wire.over(),
        })
    }
}
