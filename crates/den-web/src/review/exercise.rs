//! Decisions made again: exercises from the decisions of a finished match that cost most.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Seat;
use den_review::{Class, Decision, Judgement};
use den_web_bots::{JudgeAnswer, JudgeAsk};
use leptos::prelude::*;

use super::Reviewing;
use super::findings::{percent, seat_of};
use crate::game::{self, Choices, Picked, Seen};
use crate::words::say;
use crate::{bots, t};

/// How many decisions become exercises.
const EXERCISES: usize = 3;

/// A decision to be made again.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Exercise {
    /// Which one of the list.
    number: usize,
    chosen: Vec<String>,
    /// The number of the try that is being judged.
    judging: Option<u32>,
    /// The move tried, in words, and what the worker thinks of it.
    pub(super) tried: Option<(String, Judgement)>,
    reply: Option<String>,
}

impl Exercise {
    /// Whether the answer is not shown yet: it is once the exercise is solved.
    pub(super) fn hides_answer(&self) -> bool {
        self.tried.as_ref().is_none_or(|(_, judgement)| judgement.class > Class::Good)
    }
}

impl Reviewing {
    /// The decisions to make again: those of the players at this screen, or of all if none of them played.
    pub(super) fn exercises(self) -> Vec<usize> {
        let own = self.given.with_value(|given| given.own.clone());
        self.review.with(|review| {
            let Some(review) = review else { return Vec::new() };
            let all = review.dearest_of(None, usize::MAX);
            let is_own = |step: &usize| seat_of(review, *step).is_some_and(|seat| own.contains(&seat));
            let list = if own.is_empty() { all } else { all.into_iter().filter(is_own).collect() };
            list.into_iter().take(EXERCISES).collect()
        })
    }

    pub(super) fn begin_exercise(self, number: usize) {
        if let Some(&step) = self.exercises().get(number) {
            self.exercise.set(Some(Exercise { number, ..Exercise::default() }));
            self.show(step);
        }
    }

    /// Picks the next thing of a move in an exercise; a whole move is judged.
    fn pick(self, token: &str) {
        let (Some(seen), Some(exercise)) = (untrack(|| self.seen()), self.exercise.get_untracked()) else { return };
        match Choices(seen.choices()).pick(&exercise.chosen, token) {
            Picked::More(chosen) => self.exercise.set(Some(Exercise { chosen, ..exercise })),
            Picked::Play(text) => self.judge(&seen, text, exercise),
            Picked::No => {}
        }
    }

    fn judge(self, seen: &Seen, text: String, exercise: Exercise) {
        let Some(setup) = self.local.with_value(|local| local.as_ref().map(|local| local.setup().to_string())) else { return };
        let (game, names) = self.given.with_value(|given| (given.game, given.names.clone()));
        let what = seen.label(&text).unwrap_or_else(|| text.clone());
        let decision = self.step.get_untracked().zip(self.review.get_untracked());
        let known = decision.and_then(|(step, review)| known(review.decision(step)?, &text));
        let exercise = Exercise { chosen: Vec::new(), ..exercise };
        if let Some(known) = known.clone().filter(|known| known.class == Class::Good) {
            return self.exercise.set(Some(Exercise { tried: Some((what, known)), ..exercise }));
        }
        let number = self.tries.get_value() + 1;
        self.tries.set_value(number);
        self.exercise.set(Some(Exercise { judging: Some(number), ..exercise }));
        let ask = JudgeAsk { id: 0, game, setup, view: seen.view().to_string(), text };
        bots::judge(ask, move |JudgeAnswer { judgement, reply, .. }| {
            // In the meantime the player may have gone on to another exercise, or back to the review.
            let waits =
                self.exercise.try_with_untracked(|exercise| exercise.as_ref().is_some_and(|exercise| exercise.judging == Some(number)));
            if waits != Some(true) {
                return;
            }
            let names = game::all_names(game, names);
            let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
            let reply = reply.map(|(seat, message)| t!("review-reply", name = name(seat), what = say(&message, &names)));
            self.exercise.update(|exercise| {
                if let Some(exercise) = exercise {
                    exercise.judging = None;
                    exercise.tried = known.or(judgement).map(|judgement| (what, judgement));
                    exercise.reply = reply;
                }
            });
        });
    }
}

/// What the review says about a move that it has judged: the move played or the best one. To judge it again, less deeply and with other random
/// numbers, could contradict the review.
fn known(decision: &Decision, text: &str) -> Option<Judgement> {
    let found = decision.judgement.as_ref()?;
    match text {
        best if best == found.best => Some(Judgement { cost: 0.0, class: Class::Good, ..found.clone() }),
        played if played == decision.played => Some(found.clone()),
        _ => None,
    }
}

/// A decision to be made again, thing by thing, until it holds.
#[component]
pub(super) fn ExerciseShown(reviewing: Reviewing, exercise: Exercise) -> impl IntoView {
    let of = reviewing.exercises().len();
    let number = exercise.number;
    let solved = exercise.tried.as_ref().is_some_and(|(_, found)| found.class == Class::Good);
    let verdict = exercise.tried.as_ref().map(|(what, found)| match found.class {
        Class::Good => t!("review-holds", what = what.clone()),
        _ => {
            let chances = [found.chance - found.cost, found.chance].map(|share| percent(share.max(0.0)));
            t!("review-costs", what = what.clone(), cost = percent(found.cost), own = chances[0], best = chances[1])
        }
    });
    let open = exercise.tried.is_none() && exercise.judging.is_none();
    let chosen = exercise.chosen.clone();
    let parts = move || {
        let Some(seen) = reviewing.seen() else { return Vec::new() };
        let next = Choices(seen.choices()).next(&chosen);
        next.into_iter().cloned().collect::<Vec<_>>()
    };
    view! {
        <div class="exercise">
            <p class="count">{t!("review-exercise", n = number + 1, of = of)}</p>
            <p>{move || reviewing.seen().map(|seen| seen.prompt())}</p>
            {open.then(|| view! { <div class="choices" role="group" aria-label=t!("choices")>{move || parts().into_iter().map(|part| {
                let token = part.token.clone();
                view! { <button type="button" class="pick" on:click=move |_| reviewing.pick(&token)><span class="word">{part.label}</span></button> }
            }).collect_view()}</div> })}
            {exercise.judging.is_some().then(|| view! { <p role="status">{t!("review-judging")}</p> })}
            {verdict.map(|said| view! { <p role="status"><strong>{said}</strong></p> })}
            {exercise.reply.clone().filter(|_| !solved).map(|said| view! { <p>{said}</p> })}
            <p class="row">
                {(exercise.tried.is_some() && !solved).then(|| view! {
                    <button type="button" class="button primary" id="try-again" on:click=move |_| reviewing.begin_exercise(number)>{t!("review-again")}</button>
                })}
                {(number + 1 < of).then(|| view! { <button type="button" class="button" id="next-exercise" on:click=move |_| reviewing.begin_exercise(number + 1)>{t!("review-next")}</button> })}
                <button type="button" class="button quiet" id="end-exercise" on:click=move |_| reviewing.exercise.set(None)>{t!("review-close")}</button>
            </p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exercise_does_not_contradict_the_review() {
        let judgement = Judgement { best: "b".into(), line: Vec::new(), chance: 0.6, cost: 0.2, class: Class::VeryBad };
        let decision = Decision { seat: Seat(0), options: 3, played: "a".into(), judgement: Some(judgement.clone()) };
        assert_eq!(known(&decision, "a"), Some(judgement.clone()), "the move that was played costs what the review says");
        assert_eq!(known(&decision, "b"), Some(Judgement { cost: 0.0, class: Class::Good, ..judgement }));
        assert_eq!(known(&decision, "c"), None, "any other move is judged");
        assert_eq!(known(&Decision { judgement: None, ..decision }, "a"), None);
    }
}
