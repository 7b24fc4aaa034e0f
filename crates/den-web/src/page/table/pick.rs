//! Choosing a move at the table, click by click.

use den_core::Seat;
use leptos::prelude::*;

use super::driver::{MapChoice, Table};
use crate::game::{Choices, Picked, Seen};
use crate::page::tip;

impl Table {
    /// Handles a click on a thing.
    pub(crate) fn pick(self, token: &str) {
        if tip::was_held() {
            return;
        }
        if let Some(seat) = token.strip_prefix("area:").and_then(|n| n.parse::<u8>().ok()) {
            self.focus.set(Some(Seat(seat)));
            return;
        }
        // A click skips the animation. If it was of the player's own step, the click also counts.
        if self.shown.get_untracked().is_some() && !self.skip() {
            return;
        }
        if !self.my_turn_now() {
            return;
        }
        self.notice.set(None);
        let (seen, chosen) = (self.seen.get_untracked(), self.chosen.get_untracked());
        let MapChoice { from, actions } = self.map_actions.get_untracked();
        if !actions.is_empty() {
            self.clear_map_actions();
            match actions.into_iter().find(|action| action.token == token) {
                Some(action) if action.then.is_empty() => return self.play_map_action(action),
                Some(action) => return self.map_actions.set(MapChoice { from, actions: action.then }),
                // Clicking the piece again deselects it.
                None if from == token => return,
                None => {}
            }
        }
        if self.select_piece(token) {
            return;
        }
        match Choices(seen.choices()).pick(&chosen, token) {
            Picked::More(chosen) => self.chosen.set(chosen),
            Picked::Play(text) => {
                self.chosen.set(Vec::new());
                self.play_or_ask(&seen, text);
            }
            Picked::No => {
                let action = || seen.unavailable().into_iter().find(|action| action.token == token).map(|action| action.why);
                if let Some(illegal) = seen.why_not(&chosen, token).or_else(action) {
                    self.notice.set(Some(illegal.into()));
                }
            }
        }
    }

    /// Plays a move, after a question if the game has one or the player wants to confirm every move.
    pub(crate) fn play_or_ask(self, seen: &Seen, text: String) {
        // What is left of a way over the map is given up.
        self.queue.set_value(Default::default());
        let wants = self.app.settings.with_untracked(|settings| settings.confirm);
        let confirm = || wants.then(|| seen.label(&text).unwrap_or_default());
        let question = seen.ask_before(&text).or_else(confirm);
        if !self.coach(seen, &text, question.as_deref()) {
            self.play_after(question, text);
        }
    }

    /// Plays a move, after a question if there is one.
    pub(super) fn play_after(self, question: Option<String>, text: String) {
        match question {
            Some(question) => self.question.set(Some((question, text))),
            None => self.play(&text),
        }
    }

    /// Answers the question before a move.
    pub(crate) fn answer(self, yes: bool) {
        let question = self.question.get_untracked();
        self.question.set(None);
        match question.filter(|_| yes) {
            Some((_, text)) => self.play(&text),
            // The rest of a way that starts with this move is not played either.
            None => self.queue.set_value(Default::default()),
        }
    }

    pub(super) fn my_turn_now(&self) -> bool {
        let seen = self.seen.get_untracked();
        self.at.get_untracked().is_none()
            && self.shown.get_untracked().is_none()
            && self.covered.get_untracked().is_none()
            && self.is_mine(seen.turn())
    }

    /// Clears what was chosen.
    pub(crate) fn clear_selection(self) {
        self.queue.set_value(Default::default());
        self.clear_map_actions();
        self.chosen.set(Vec::new());
        self.notice.set(None);
        self.hint.set(None);
        self.question.set(None);
    }
}
