//! What a player can do at a match besides playing moves: save the record, check the deals, try a what-if, ask for a rematch. Also multi-move
//! actions and the progress of a lesson.

use std::collections::VecDeque;

use den_core::Turn;
use den_web_bots::{Ask, Considered};
use leptos::prelude::*;

use super::driver::{Hint, Home, MapChoice, Panel, Table};
use super::online::Online;
use crate::game::{self, MapAction, Part, Tip, Unavailable};
use crate::source::Notice;
use crate::words::say;
use crate::{bots, dom, learn, t};

/// A line of the list of choices.
pub(super) enum Row {
    /// What can be chosen.
    Open(Part),
    /// An action that is not possible now.
    Shut(Unavailable),
}

impl Table {
    /// Reads from the server connection, if the match is on a server.
    pub(crate) fn with_server<T>(&self, f: impl FnOnce(&Online) -> T) -> Option<T> {
        self.home.with_value(|home| match home {
            Home::Here(_) => None,
            Home::There(online) => Some(f(online)),
        })
    }

    /// Opens a panel.
    pub(crate) fn open(self, panel: Panel) {
        self.panel.set(panel);
        if panel == Panel::Sheet {
            self.lesson_done(learn::PlayerAction::Sheet);
        }
    }

    /// The list of choices: what can be chosen next and, if nothing has been chosen yet, the actions that are not possible, in between.
    pub(super) fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = self.next_parts().into_iter().map(Row::Open).collect();
        if self.chosen.read().is_empty() && self.map_actions.read().is_empty() {
            for one in self.seen.read().unavailable() {
                rows.insert(one.at.min(rows.len()), Row::Shut(one));
            }
        }
        rows
    }

    /// What has to be decided. Once a part of a move has been chosen, this is the next part.
    pub(super) fn prompt(&self) -> String {
        let map_actions = self.map_actions.read();
        if let Some(action) = map_actions.actions.first() {
            return if action.then.is_empty() { t!("choices-way") } else { t!("choices-piece") };
        }
        let (seen, chosen) = (self.seen.read(), self.chosen.read());
        let parts = || seen.choices().iter().flat_map(|choice| &choice.parts);
        let last = chosen.last().and_then(|token| parts().find(|part| part.token == *token));
        match last.zip(self.next_parts().first()) {
            Some((last, next)) => {
                let kind = next.token.split(':').next().unwrap_or_default().to_string();
                t!("choices-then", what = last.label.clone(), next = kind)
            }
            None => seen.prompt(),
        }
    }

    /// What is special about this table, shown next to its name: watching, or a what-if with guessed secrets.
    pub(crate) fn remark(&self) -> Option<(&'static str, String)> {
        self.changed.track();
        self.ask(|source| source.remark()).map(|(class, message)| (class, say(&message, &[])))
    }

    /// The record as text, or the reason why there is none.
    pub(crate) fn record(&self) -> String {
        self.ask(|source| source.record()).unwrap_or_else(|why| say(&why, &[]))
    }

    /// The record as text.
    ///
    /// # Errors
    /// Why there is none, in words.
    pub(crate) fn record_text(&self) -> Result<String, String> {
        self.ask(|source| source.record()).map_err(|why| say(&why, &[]))
    }

    /// What is fixed for the match, as JSON.
    pub(crate) fn setup_json(&self) -> Option<String> {
        self.home.with_value(|home| match home {
            Home::Here(local) => Some(local.setup().to_string()),
            Home::There(online) => online.setup(),
        })
    }

    /// Whether every viewpoint is available.
    pub(crate) fn open_to_all(&self) -> bool {
        self.changed.track();
        self.ask(|source| source.is_open())
    }

    /// Redraws all deals from the seed.
    pub(crate) fn verify(&self) -> Result<usize, String> {
        self.ask(|source| source.verify()).map_err(|why| say(&why, &self.all_names()))
    }

    /// Continues alone from the step shown.
    pub(crate) fn branch(self) {
        let (at, eye) = (self.at.get_untracked(), self.eye.get_untracked());
        match self.ask(|source| source.branch(at, eye)) {
            Ok(id) => dom::go(&format!("/play/{id}")),
            Err(why) => self.notice.set(Some(why.into())),
        }
    }

    /// Asks for a rematch.
    pub(crate) fn rematch(self) {
        match self.home.try_update_value(|home| home.source_mut().rematch()) {
            Some(Ok(Some(path))) => dom::go(&path),
            Some(Ok(None)) | None => {}
            Some(Err(notice)) => self.notice.set(Some(notice)),
        }
    }

    /// Starts the what-if.
    pub(crate) fn start_branch(self) {
        self.waits.set(false);
        self.continue_with();
    }

    /// The page of the match that this is a what-if of.
    pub(crate) fn branch_of(&self) -> Option<String> {
        self.home.with_value(|home| match home {
            Home::Here(local) => local.branch_of().map(|branch| branch.of.clone()),
            Home::There(_) => None,
        })
    }

    /// The name of the next stronger bot, if there is one.
    pub(crate) fn stronger(&self) -> Option<&'static str> {
        self.ask(|source| source.stronger())
    }

    /// Plays again against stronger bots.
    pub(crate) fn rematch_stronger(self) {
        match self.ask(|source| source.rematch_stronger()) {
            Ok(Some(path)) => dom::go(&path),
            Ok(None) => {}
            Err(notice) => self.notice.set(Some(notice)),
        }
    }

    /// The tooltip of a thing of the game.
    pub(crate) fn tip(&self, key: &str) -> Option<Tip> {
        self.seen.try_get_untracked()?.tip(key, &self.plain_scene())
    }

    /// Whether hints are allowed: against people only if their table was created so.
    pub(crate) fn allows_hints(&self) -> bool {
        self.changed.track();
        self.with_server(Online::allows_hints).unwrap_or(true)
    }

    /// Why there is no hint now, if there is none.
    pub(super) fn no_hint(&self) -> Option<&'static str> {
        match (self.allows_hints(), self.my_turn()) {
            (false, _) => Some("hint-off"),
            (true, false) => Some("hint-turn"),
            (true, true) => None,
        }
    }

    /// Why nothing can be taken back now, if so.
    pub(super) fn no_undo(&self) -> Option<&'static str> {
        if self.at.get().is_some() {
            Some("undo-replay")
        } else if self.may_undo() > 0 {
            None
        } else if self.is_online() {
            Some("undo-final")
        } else {
            Some("undo-none")
        }
    }

    /// Requests a hint from Alpha.
    pub(crate) fn ask_hint(self) {
        let seen = self.seen.get_untracked();
        if !self.my_turn_now() || seen.choices().is_empty() || !self.allows_hints() {
            return;
        }
        let Some(setup) = self.setup_json() else { return };
        self.hint.set(Some(Hint::Thinking(String::new())));
        let now = self.changed.get_untracked();
        let ask = Ask::hint(self.game(), setup, seen.view().to_string());
        bots::ask(ask, move |answer| {
            if self.changed.try_get_untracked() != Some(now) {
                return;
            }
            if answer.text.is_empty() {
                self.hint.set(None);
                return self.notice.set(Some(Notice::new("hint-none")));
            }
            let words = |text: &str| seen.label(text).unwrap_or_else(|| text.to_string());
            // The best move in a sentence; the others as in the list of choices, since the hint must not cover the table.
            let told = |one: &Considered| (say(&one.what, &self.all_names()), one.percent);
            let best = answer.top.iter().find(|one| one.text == answer.text).map(told);
            let best = best.map_or_else(|| (words(&answer.text), None), |(what, percent)| (what, Some(percent)));
            let others = answer.top.iter().filter(|one| one.text != answer.text).map(|one| (words(&one.text), one.percent)).collect();
            // If no move gains or risks anything now, there is nothing to say.
            let says =
                answer.top.iter().filter_map(|one| one.effect.as_ref()).any(|effect| !effect.gains.is_empty() || effect.reply.is_some());
            let why = answer.top.iter().filter(|_| says).filter_map(|one| Some((words(&one.text), one.effect.as_ref()?)));
            let names = self.all_names();
            let why = why.map(|(what, effect)| bots::told_effect(&what, effect, &names)).collect();
            self.hint.set(Some(Hint::Says { why, text: answer.text.clone(), best, others, iterations: answer.iterations }));
        });
    }

    /// Deselects the piece that was clicked.
    pub(super) fn clear_map_actions(self) {
        if !self.map_actions.get_untracked().is_empty() {
            self.map_actions.set(MapChoice::default());
        }
    }

    /// Selects an own piece on a map that can go somewhere. Returns whether there is one.
    pub(super) fn select_piece(self, token: &str) -> bool {
        let actions = if self.chosen.with_untracked(Vec::is_empty) { self.seen.get_untracked().map_actions(token) } else { Vec::new() };
        let found = !actions.is_empty();
        if found {
            self.map_actions.set(MapChoice { from: token.to_string(), actions });
        }
        found
    }

    /// Chooses between two pieces on one place, if there are two.
    pub(super) fn pick_piece(self, kind: &str) {
        self.map_actions.update(|choice| {
            if let Some(piece) = choice.actions.iter_mut().find(|action| action.token == kind) {
                choice.actions = std::mem::take(&mut piece.then);
            }
        });
    }

    /// Plays the moves of a way one by one.
    pub(super) fn play_map_action(self, action: MapAction) {
        self.queue.set_value((usize::MAX, action.moves.into()));
        self.play_queued();
    }

    /// Plays the next move of a way once the last one has been played and shown. Stops if the way is no longer possible.
    pub(super) fn play_queued(self) {
        if self.queue.try_with_value(|(_, moves)| moves.is_empty()) != Some(false) {
            return;
        }
        let steps = self.ask(|source| source.steps());
        let next = self.queue.try_update_value(|(last, moves)| {
            let (ready, first) = (*last != steps, *last == usize::MAX);
            *last = steps;
            ready.then(|| moves.pop_front()).flatten().map(|text| (first, text))
        });
        let Some(Some((first, text))) = next else { return };
        let seen = self.seen.get_untracked();
        if seen.choices().iter().any(|choice| choice.text == text) {
            // The coach judges the action by its first move.
            if !(first && self.coach(&seen, &text, None)) {
                self.play(&text);
            }
        } else {
            self.queue.set_value((0, VecDeque::new()));
        }
    }

    /// Advances the lesson after the player's action.
    pub(super) fn lesson_done(&self, did: learn::PlayerAction<'_>) {
        let Some(Some(step)) = self.lesson.try_get_untracked() else { return };
        let course = game::course(self.game());
        let moved = matches!(did, learn::PlayerAction::Move(_));
        let other = moved && course.steps.get(step).is_some_and(|lesson| !lesson.wants.is_met(&did));
        self.lesson_told.set((if moved { self.told_next() } else { String::new() }, other));
        let at = learn::Progress { step, others: self.lesson_others.get_value() };
        self.lesson_at(course.after(at, &did, self.is_over_here()));
    }

    /// Advances the lesson when a bot's move ends the game: the player has no more moves.
    pub(super) fn lesson_ended(&self) {
        let Some(Some(step)) = self.lesson.try_get_untracked() else { return };
        if self.is_over_here() {
            let at = learn::Progress { step, others: self.lesson_others.get_value() };
            self.lesson_at(game::course(self.game()).at_the_end(at));
        }
    }

    fn lesson_at(&self, next: Option<learn::Progress>) {
        self.lesson_others.set_value(next.map_or(0, |next| next.others));
        let step = next.map(|next| next.step);
        if self.lesson.get_untracked() != step {
            self.lesson.set(step);
        }
    }

    fn is_over_here(&self) -> bool {
        self.home.with_value(|home| matches!(home, Home::Here(local) if local.turn() == Turn::Over))
    }

    /// Goes to the next step of the lesson.
    pub(crate) fn next_lesson(self) {
        self.lesson_done(learn::PlayerAction::Read);
        self.save();
    }
}
