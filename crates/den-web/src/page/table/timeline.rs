//! The timeline of a table: animates what happened step by step, in the order of the events, before the player decides again.
//!
//! The match itself is ahead of what is shown: [`Table::shown`] is the number of steps shown, `None` for all. After a change,
//! [`Table::catch_up`] takes one [`Chapter`] after the other from the source, has the game turn its events into acts and the
//! [`Stage`] play them; then it shows the next face. It works the same for a local match and one on a server.

use den_core::{Eye, Seat, Turn};
use leptos::prelude::*;

use super::driver::Table;
use crate::dom;
use crate::game::{self, Act, Scene};
use crate::source::{Chapter, SeenEvent};
use crate::stage::{Stage, Trail};
use crate::words::say;

/// The duration of a player's turn at normal speed, in milliseconds; a longer turn is played faster.
const TURN: f64 = 1300.0;
/// How long nothing moves between two steps, while the next one is prepared.
const BETWEEN: f64 = 50.0;
/// The minimum duration of a step, so that it can be seen at all.
const LEAST: f64 = 140.0;
/// The duration of a step that the game has no acts for.
const PLAIN: f64 = 380.0;
/// A player who missed more steps than this does not have to watch them, but can ask to.
const MANY: usize = 40;

/// Whether the page is in a tab that is shown.
fn is_looked_at() -> bool {
    dom::document().visibility_state() == web_sys::VisibilityState::Visible
}

/// A summary of the last turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct LastTurn {
    /// The player.
    pub(crate) seat: Option<Seat>,
    /// What happened, in sentences.
    pub(crate) says: Vec<String>,
}

/// The state of the timeline.
#[derive(Default)]
pub(crate) struct Timeline {
    /// Where acts are played; `None` before the board exists.
    pub(super) stage: Option<Stage>,
    /// The number of steps shown when the timeline last stopped.
    steps: usize,
    /// Counts the times that playing began or ended: what was to follow in an earlier one does not.
    run: u32,
    /// Whose turn is being played, and for how long.
    seat: Option<Seat>,
    spent: f64,
    /// The number of sentences told of the step being played.
    told: usize,
    /// Whether the step being played is the player's own: then a click continues the turn.
    own: bool,
    /// Whether the player skipped the rest: then the next picture is shown without animation.
    pub(super) skipped: bool,
    /// The number of steps at which each player passed on a shared screen.
    left: Vec<(Seat, usize)>,
    /// What runs once everything is shown.
    waiting: Vec<Box<dyn FnOnce()>>,
    /// The picture prepared for a step, with its parameters: it need not be drawn again.
    drawn: Option<(usize, Scene, String)>,
    /// The paths of the latest turns, and whose they are.
    pub(super) trails: Vec<(Option<Seat>, Trail)>,
}

impl Table {
    /// Shows the current match without animation.
    pub(crate) fn jump(self) {
        let steps = self.ask(|source| source.steps());
        let stage = self.timeline.try_update_value(|timeline| {
            timeline.steps = steps;
            timeline.run += 1;
            timeline.stage.clone()
        });
        let _ = self.shown.try_set(None);
        if is_looked_at() && self.covered.try_get_untracked().flatten().is_none() {
            self.ask(|source| source.keep_seen());
        }
        if let Some(Some(stage)) = stage {
            stage.stop();
            // The board is drawn first, so that nothing is missing in between.
            dom::later(0, move || {
                if self.shown.try_get_untracked().flatten().is_none() {
                    stage.clear();
                }
            });
        }
        let waiting = self.timeline.try_update_value(|timeline| std::mem::take(&mut timeline.waiting));
        waiting.into_iter().flatten().for_each(|then| then());
    }

    /// After a change of the match: animates what has happened since, unless it is too much.
    pub(crate) fn catch_up(self) {
        let Some(from) = self.timeline.try_with_value(|timeline| timeline.steps) else { return };
        let now = self.ask(|source| source.steps());
        if self.shown.get_untracked().is_some() {
            // It is already playing and will get to what is new. Undone steps are not played.
            if now < self.shown.get_untracked().unwrap_or(0) {
                self.jump();
            }
            return;
        }
        if now < from {
            // What was undone is no longer told; what came before it is.
            self.timeline.update_value(|timeline| {
                timeline.seat = None;
                timeline.trails.clear();
            });
            self.last_turn.set(LastTurn::default());
            self.tell_only(0, now);
            self.jump();
        } else if now == from || self.speed().is_none() {
            self.tell_only(from, now);
            self.jump();
            // What happens while nobody looks is offered later.
            if !is_looked_at() && self.missed.get_untracked().is_none() {
                self.offer_missed(Some(from));
            }
        } else if now - from > MANY {
            self.come_back();
        } else {
            self.play_from(from);
        }
    }

    /// Shows the current match to a player who was away, and offers what happened in the meantime.
    pub(super) fn come_back(self) {
        let Some(from) = self.timeline.try_with_value(|timeline| timeline.steps) else { return };
        self.tell_only(from, self.ask(|source| source.steps()));
        self.jump();
        if self.missed.get_untracked().is_none() {
            self.offer_missed(Some(from));
        }
    }

    /// Offers what happened after this many steps, if others have moved since.
    pub(super) fn offer_missed(self, from: Option<usize>) {
        let Some((from, eye)) = from.zip(self.eye.try_get_untracked()) else { return };
        let others = |told: &SeenEvent| told.about.seat.is_some_and(|seat| !self.sits(seat));
        let mut at = from;
        while let Some(chapter) = self.ask(|source| source.chapter(eye, at)) {
            if chapter.events.iter().any(others) {
                return self.missed.set(Some(from));
            }
            at = chapter.to;
        }
    }

    /// Shows what the player missed: as an animation or, if nothing should move, as a replay.
    pub(crate) fn show_missed(self, from: usize) {
        if self.speed().is_some() {
            return self.play_from(from);
        }
        self.missed.set(None);
        self.open(super::Panel::Replay);
        self.look_at(from);
    }

    /// Animates everything after this many steps.
    pub(crate) fn play_from(self, from: usize) {
        self.missed.set(None);
        self.shown.set(Some(from));
        let _ = self.timeline.try_update_value(|timeline| timeline.run += 1);
        self.advance_after_paint();
    }

    /// Continues once the board shows the current face, unless playing ends or begins anew. What takes long is done in a frame of its own.
    fn advance_after_paint(self) {
        let run = move || self.timeline.try_with_value(|timeline| timeline.run);
        let now = run();
        dom::after_paint(move || {
            if run() == now {
                self.advance();
            }
        });
    }

    /// Shows everything immediately. Returns whether the player's own step was being animated.
    pub(crate) fn skip(self) -> bool {
        let own = self.timeline.with_value(|timeline| timeline.own);
        if let Some(from) = self.shown.get_untracked() {
            // What has been told of the step being shown is told again with the rest of it.
            let told = self.timeline.try_update_value(|timeline| std::mem::take(&mut timeline.told)).unwrap_or(0);
            self.last_turn.update(|last| last.says.truncate(last.says.len().saturating_sub(told)));
            self.tell_only(from, self.ask(|source| source.steps()));
            self.timeline.update_value(|timeline| timeline.skipped = true);
        }
        self.jump();
        own
    }

    /// Calls `then` once everything is shown: now, or when the timeline stops.
    pub(crate) fn when_shown(self, then: impl FnOnce() + 'static) {
        if self.shown.try_get_untracked().flatten().is_none() {
            then();
        } else {
            self.timeline.update_value(|timeline| timeline.waiting.push(Box::new(then)));
        }
    }

    /// The factor by which everything is slower than at normal speed; `None` if nothing should move.
    fn speed(&self) -> Option<f64> {
        let pace = self.app.settings.try_with_untracked(|settings| settings.pace)?;
        (pace > 0 && is_looked_at() && dom::may_move() && self.covered.try_get_untracked().flatten().is_none()).then_some(if pace > 1000 {
            2.2
        } else {
            1.0
        })
    }

    fn advance(self) {
        let Some(Some(mut from)) = self.shown.try_get_untracked() else { return };
        let (Some(speed), Some(eye)) = (self.speed(), self.eye.try_get_untracked()) else { return self.jump() };
        let scene = self.plain_scene();
        let mut before = self.seen.get_untracked();
        let mut acts: Vec<Act> = Vec::new();
        // Steps that show nothing are not drawn.
        let chapter = loop {
            let Some(chapter) = self.ask(|source| source.chapter(eye, from)) else { return self.jump() };
            self.begin_turn(&before.turn(), &chapter);
            for (n, told) in chapter.events.iter().enumerate() {
                let shows = before.acts(&chapter.after, &told.json, &scene);
                if !told.about.detail {
                    acts.push(Act::Tell(n));
                }
                acts.extend(shows);
            }
            if !acts.is_empty() || chapter.to >= self.ask(|source| source.steps()) {
                break chapter;
            }
            (from, before) = (chapter.to, chapter.after);
        };
        // Moments, such as a trick, keep their time.
        let plain = acts.iter().all(|act| matches!(act, Act::Tell(_)));
        let natural = if plain && !acts.is_empty() { PLAIN } else { acts.iter().filter(|act| !act.is_moment()).map(Act::ms).sum() };
        let takes = self.timeline.try_update_value(|timeline| {
            let takes = natural.min((TURN - timeline.spent).max(LEAST));
            timeline.spent += takes + BETWEEN;
            timeline.told = 0;
            takes
        });
        if plain {
            acts.push(Act::Pause(takes.unwrap_or(natural) as u32));
        }
        let slower = takes.map(|takes| if natural > 0.0 { takes / natural } else { 1.0 });
        let html = if plain { String::new() } else { chapter.after.picture(&scene) };
        let drawn = (!html.is_empty()).then(|| (chapter.to, scene, html.clone()));
        let _ = self.timeline.try_update_value(|timeline| timeline.drawn = drawn);
        let stage = self.timeline.try_with_value(|timeline| timeline.stage.clone()).flatten();
        let (Some(stage), Some(slower)) = (stage, slower) else { return self.jump() };
        let (to, drawn, events) = (chapter.to, !html.is_empty(), chapter.events);
        let tell = move |n: usize| {
            if let Some(told) = events.get(n) {
                self.tell(told);
            }
        };
        stage.clone().play(&html, acts, (slower * speed, speed), tell, move || {
            let _ = self.timeline.try_update_value(|timeline| {
                let seat = timeline.seat;
                timeline.trails.extend(stage.trails().into_iter().map(|trail| (seat, trail)));
                timeline.steps = to;
            });
            if !drawn && self.ask(|source| source.steps()) <= to {
                self.jump();
            } else if self.shown.try_set(Some(to)).is_none() {
                // After the last step, too: what can be chosen then is drawn in a frame of its own.
                self.advance_after_paint();
            }
        });
    }

    /// Starts the turn to summarise. A new turn clears the summary; the player's own also clears the trails.
    fn begin_turn(self, turn: &Turn, chapter: &Chapter) {
        let told = chapter.events.iter().find_map(|told| told.about.seat);
        let seat = match turn {
            Turn::Seat(seat) => Some(*seat),
            _ => told.or_else(|| self.timeline.with_value(|timeline| timeline.seat)),
        };
        let own = seat.is_some_and(|seat| self.sits(seat));
        let new = self.timeline.try_update_value(|timeline| {
            timeline.own = own;
            let new = timeline.seat != seat;
            if new {
                timeline.seat = seat;
                timeline.spent = 0.0;
                if own {
                    timeline.trails.clear();
                }
            }
            new
        });
        if new == Some(true) {
            self.last_turn.set(LastTurn { seat, says: Vec::new() });
        }
    }

    /// Adds the sentence of an event to the summary when it is shown.
    fn tell(self, told: &SeenEvent) {
        if self.timeline.try_update_value(|timeline| timeline.told += 1).is_some() {
            let sentence = say(&told.message, &self.all_names());
            self.last_turn.update(|last| last.says.push(sentence));
            crate::page::call::event(&self.app.settings.get_untracked(), told.about.sort);
        }
    }

    /// Summarises what is not animated.
    fn tell_only(self, from: usize, to: usize) {
        let Some(eye) = self.eye.try_get_untracked() else { return };
        // Of many steps, only the last turn matters.
        let mut at = from.max(to.saturating_sub(MANY));
        while let Some(chapter) = self.ask(|source| source.chapter(eye, at)).filter(|_| at < to) {
            let before = self.ask(|source| source.seen(eye, Some(at)));
            self.begin_turn(&before.map_or(Turn::Chance, |seen| seen.turn()), &chapter);
            chapter.events.iter().filter(|told| !told.about.detail).for_each(|told| {
                let sentence = say(&told.message, &self.all_names());
                self.last_turn.update(|last| last.says.push(sentence));
            });
            at = chapter.to;
        }
    }

    /// The step shown.
    pub(super) fn step_shown(&self) -> usize {
        self.at.get().or(self.shown.get()).unwrap_or_else(|| self.steps())
    }

    /// The same without tracking, for key presses.
    pub(super) fn step_shown_now(&self) -> usize {
        let at = self.at.get_untracked().or(self.shown.get_untracked());
        at.unwrap_or_else(|| self.ask(|source| source.steps()))
    }

    /// Shows the match after this many steps.
    pub(super) fn look_at(self, step: usize) {
        if self.shown.get_untracked().is_some() {
            self.jump();
        }
        let last = self.ask(|source| source.steps());
        self.at.set((step < last).then_some(step));
    }

    /// Plays the match from the step shown, or stops.
    pub(super) fn autoplay(self) {
        if let Some(shown) = self.shown.get_untracked() {
            self.jump();
            self.at.set(Some(shown));
            return;
        }
        let last = self.ask(|source| source.steps());
        let from = self.at.get_untracked().filter(|at| *at < last).unwrap_or(0);
        self.at.set(None);
        self.timeline.update_value(|timeline| timeline.trails.clear());
        self.play_from(from);
    }

    /// What happened in the step shown, in sentences.
    pub(super) fn step_told(&self) -> String {
        let (step, eye) = (self.step_shown(), self.eye.get());
        let chapter = step.checked_sub(1).and_then(|from| self.ask(|source| source.chapter(eye, from)));
        let names = self.all_names();
        let sentences = chapter.into_iter().flat_map(|chapter| chapter.events).map(|told| say(&told.message, &names));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// What happens in the step that will be shown next, in sentences.
    pub(super) fn told_next(&self) -> String {
        let (from, eye) = (self.timeline.with_value(|timeline| timeline.steps), self.eye.get_untracked());
        let chapter = self.ask(|source| source.chapter(eye, from));
        let told = chapter.into_iter().flat_map(|chapter| chapter.events).filter(|told| !told.about.detail);
        told.map(|told| say(&told.message, &self.all_names())).collect::<Vec<_>>().join(" ")
    }

    /// The picture of the step shown, if it was prepared with these parameters.
    pub(super) fn drawn_before(&self, scene: &Scene) -> Option<String> {
        let step = self.shown.get()?;
        self.timeline.with_value(|timeline| {
            let (of, with, html) = timeline.drawn.as_ref()?;
            (*of == step && with == scene).then(|| html.clone())
        })
    }

    /// The parameters for drawing the board when nothing can be chosen.
    pub(super) fn plain_scene(&self) -> Scene {
        Scene {
            chosen: Vec::new(),
            next: Vec::new(),
            names: game::all_names(self.game(), self.ask(|source| source.names())),
            opponents: self.ask(|source| source.opponents()),
            focus: self.focus.get_untracked().or(super::board::own_seat(self.eye.get_untracked())),
            map_actions: Vec::new(),
            narrow: self.narrow.get_untracked(),
            frame: self.frame.get_untracked(),
        }
    }

    /// The trails of the latest turns, each with whether it belongs to the last one.
    pub(super) fn trace(&self) -> Vec<(bool, Trail)> {
        self.timeline.with_value(|timeline| timeline.trails.iter().map(|(seat, trail)| (*seat == timeline.seat, trail.clone())).collect())
    }

    /// The current player passes on a shared screen.
    pub(super) fn leave_screen(self, steps: usize) {
        if let Some(Eye::Seat(seat)) = self.eye.try_get_untracked() {
            self.timeline.update_value(|timeline| {
                timeline.left.retain(|(other, _)| *other != seat);
                timeline.left.push((seat, steps));
            });
        }
    }

    /// A player has the screen again, and can ask what the others did in the meantime.
    pub(super) fn take_screen(self, seat: Seat) {
        self.look_through(Eye::Seat(seat));
        let now = self.ask(|source| source.steps());
        let left = self.timeline.with_value(|timeline| timeline.left.iter().find(|(other, _)| *other == seat).map(|(_, steps)| *steps));
        self.missed.set(left.filter(|left| *left < now && self.speed().is_some()));
    }

    /// Switches the viewpoint, as on a shared screen: there is nothing to animate for the new one.
    pub(super) fn look_through(self, eye: Eye) {
        if self.eye.try_get_untracked() != Some(eye) {
            self.eye.set(eye);
            self.timeline.update_value(|timeline| timeline.trails.clear());
        }
    }
}
