//! The coach, who asks before a move is played that costs too much.

use std::cell::Cell;
use std::rc::Rc;

use den_web_bots::{JudgeAnswer, JudgeAsk};
use leptos::prelude::*;

use super::driver::{Hint, Table};
use crate::game::Seen;
use crate::words::say;
use crate::{bots, dom, t};

/// How many milliseconds a move waits for the coach.
const PATIENCE: i32 = 10_000;

impl Table {
    /// Lets the coach judge a move by what the player knows. It asks once if the move costs too much; otherwise it asks `question`, if there is
    /// one, or plays the move. Returns whether there is a coach: against people only if their table allows hints.
    pub(super) fn coach(self, seen: &Seen, text: &str, question: Option<&str>) -> bool {
        let threshold = self.app.settings.with_untracked(|settings| settings.coach);
        let setup = self.setup_json().filter(|_| threshold > 0 && seen.choices().len() > 1 && untrack(|| self.allows_hints()));
        let Some(setup) = setup else { return false };
        self.hint.set(Some(Hint::Thinking(text.to_string())));
        let (now, text, before) = (self.changed.get_untracked(), text.to_string(), question.map(str::to_string));
        let what = seen.label(&text).unwrap_or_else(|| text.clone());
        let ask = JudgeAsk { id: 0, game: self.game(), setup, view: seen.view().to_string(), text: text.clone() };
        let judged = move |JudgeAnswer { judgement, reply, .. }: JudgeAnswer| {
            // In the meantime something was played or undone, or the player chose another move or none.
            let waits = self.hint.try_with_untracked(|hint| matches!(hint, Some(Hint::Thinking(about)) if *about == text));
            if self.changed.try_get_untracked() != Some(now) || waits != Some(true) {
                return;
            }
            self.hint.set(None);
            let cost = judgement.map_or(0, |found| (found.cost * 100.0).round() as i64);
            if cost < i64::from(threshold) {
                return self.play_after(before, text);
            }
            let names = self.all_names();
            let why = reply.map(|(seat, message)| t!("review-reply", name = self.name(seat), what = say(&message, &names)));
            let question = t!("review-sure", what = what, cost = cost);
            self.question.set(Some(([Some(question), why].into_iter().flatten().collect::<Vec<_>>().join(" "), text)));
        };
        // A worker that does not answer must not keep the player from playing.
        let judged = Rc::new(Cell::new(Some(judged)));
        let late = Rc::clone(&judged);
        dom::later(PATIENCE, move || {
            if let Some(judged) = late.take() {
                judged(JudgeAnswer::default());
            }
        });
        bots::judge(ask, move |answer| {
            if let Some(judged) = judged.take() {
                judged(answer);
            }
        });
        true
    }
}
