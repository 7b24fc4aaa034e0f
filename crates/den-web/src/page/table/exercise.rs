//! Decisions made again: exercises from the decisions of a finished match that cost most, and the coach, who asks before such a move is played.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Seat;
use den_review::{Class, Judgement};
use den_web_bots::{JudgeAnswer, JudgeAsk};
use leptos::prelude::*;

use super::driver::{Hint, Table};
use super::review::{Reviewing, percent, seat_of};
use crate::game::{Choices, Picked, Seen};
use crate::words::say;
use crate::{bots, t};

/// How many decisions become exercises.
const EXERCISES: usize = 3;

/// A decision to be made again.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Exercise {
    /// Which one of the list.
    number: usize,
    chosen: Vec<String>,
    judging: bool,
    /// The move tried, in words, and what the worker thinks of it.
    pub(super) tried: Option<(String, Judgement)>,
    reply: Option<String>,
}

impl Reviewing {
    /// The decisions to make again: those of the players at this screen, or of all if none of them played.
    pub(super) fn exercises(self, table: Table) -> Vec<usize> {
        self.review.with(|review| {
            let Some(review) = review else { return Vec::new() };
            let all = review.dearest_of(None, usize::MAX);
            let own = |step: &usize| seat_of(review, *step).is_some_and(|seat| table.sits(seat));
            let mine: Vec<usize> = all.iter().copied().filter(own).collect();
            let list = if Seat::all(review.seats).any(|seat| table.sits(seat)) { mine } else { all };
            list.into_iter().take(EXERCISES).collect()
        })
    }

    pub(super) fn begin_exercise(self, table: Table, number: usize) {
        if let Some(&step) = self.exercises(table).get(number) {
            self.exercise.set(Some(Exercise { number, ..Exercise::default() }));
            self.show(table, step);
        }
    }

    /// Picks the next thing of a move in an exercise; a whole move is judged.
    fn pick(self, table: Table, token: &str) {
        let (seen, Some(mut exercise)) = (table.seen.get_untracked(), self.exercise.get_untracked()) else { return };
        match Choices(seen.choices()).pick(&exercise.chosen, token) {
            Picked::More(chosen) => exercise.chosen = chosen,
            Picked::Play(text) => {
                exercise.judging = true;
                exercise.chosen = Vec::new();
                self.judge(table, &seen, text);
            }
            Picked::No => {}
        }
        self.exercise.set(Some(exercise));
    }

    fn judge(self, table: Table, seen: &Seen, text: String) {
        let Some(setup) = table.setup_json() else { return };
        let what = seen.label(&text).unwrap_or_else(|| text.clone());
        let ask = JudgeAsk { id: 0, game: table.game(), setup, view: seen.view().to_string(), text };
        bots::judge(ask, move |JudgeAnswer { judgement, reply, .. }| {
            let names = table.all_names();
            let reply = reply.map(|(seat, message)| t!("review-reply", name = table.name(seat), what = say(&message, &names)));
            let _ = self.exercise.try_update(|exercise| {
                if let Some(exercise) = exercise {
                    exercise.judging = false;
                    exercise.tried = judgement.map(|judgement| (what, judgement));
                    exercise.reply = reply;
                }
            });
        });
    }
}

impl Table {
    /// Lets the coach judge a move by what the player knows. It plays the move, or asks once if it costs too much. Returns whether there is
    /// a coach: against people only if their table allows hints.
    pub(super) fn coach(self, seen: &Seen, text: &str) -> bool {
        let threshold = self.app.settings.with_untracked(|settings| settings.coach);
        let setup = self.setup_json().filter(|_| threshold > 0 && seen.choices().len() > 1 && untrack(|| self.allows_hints()));
        let Some(setup) = setup else { return false };
        self.hint.set(Some(Hint::Thinking));
        let (now, text) = (self.changed.get_untracked(), text.to_string());
        let what = seen.label(&text).unwrap_or_else(|| text.clone());
        let ask = JudgeAsk { id: 0, game: self.game(), setup, view: seen.view().to_string(), text: text.clone() };
        bots::judge(ask, move |JudgeAnswer { judgement, reply, .. }| {
            // Something else was played or undone in the meantime.
            if self.changed.try_get_untracked() != Some(now) {
                return;
            }
            self.hint.set(None);
            let cost = judgement.map_or(0, |found| percent(found.cost));
            if cost < i64::from(threshold) {
                return self.play(&text);
            }
            let names = self.all_names();
            let why = reply.map(|(seat, message)| t!("review-reply", name = self.name(seat), what = say(&message, &names)));
            let question = t!("review-sure", what = what, cost = cost);
            self.question.set(Some(([Some(question), why].into_iter().flatten().collect::<Vec<_>>().join(" "), text)));
        });
        true
    }
}

/// A decision to be made again, thing by thing, until it holds.
#[component]
pub(super) fn ExerciseShown(table: Table, exercise: Exercise) -> impl IntoView {
    let reviewing = expect_context::<Reviewing>();
    let of = reviewing.exercises(table).len();
    let number = exercise.number;
    let solved = exercise.tried.as_ref().is_some_and(|(_, found)| found.class == Class::Good);
    let verdict = exercise.tried.as_ref().map(|(what, found)| match found.class {
        Class::Good => t!("review-holds", what = what.clone()),
        _ => t!("review-costs", what = what.clone(), cost = percent(found.cost)),
    });
    let open = exercise.tried.is_none() && !exercise.judging;
    let chosen = exercise.chosen.clone();
    let parts = move || {
        let seen = table.seen.get();
        let next = Choices(seen.choices()).next(&chosen);
        next.into_iter().cloned().collect::<Vec<_>>()
    };
    view! {
        <div class="exercise">
            <p class="count">{t!("review-exercise", n = number + 1, of = of)}</p>
            <p>{move || table.seen.get().prompt()}</p>
            {open.then(|| view! { <div class="choices" role="group" aria-label=t!("choices")>{move || parts().into_iter().map(|part| {
                let token = part.token.clone();
                view! { <button type="button" class="pick" on:click=move |_| reviewing.pick(table, &token)><span class="word">{part.label}</span></button> }
            }).collect_view()}</div> })}
            {exercise.judging.then(|| view! { <p role="status">{t!("review-judging")}</p> })}
            {verdict.map(|said| view! { <p role="status"><strong>{said}</strong></p> })}
            {exercise.reply.clone().filter(|_| !solved).map(|said| view! { <p>{said}</p> })}
            <p class="row">
                {(exercise.tried.is_some() && !solved).then(|| view! {
                    <button type="button" class="button primary" id="try-again" on:click=move |_| reviewing.begin_exercise(table, number)>{t!("review-again")}</button>
                })}
                {(number + 1 < of).then(|| view! { <button type="button" class="button" id="next-exercise" on:click=move |_| reviewing.begin_exercise(table, number + 1)>{t!("review-next")}</button> })}
                <button type="button" class="button quiet" id="end-exercise" on:click=move |_| reviewing.exercise.set(None)>{t!("review-close")}</button>
            </p>
        </div>
    }
}
