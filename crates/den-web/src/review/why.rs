//! What a bot considered at a decision: it is asked again what it would play, with the same random numbers and what it knew then.

use den_core::{Record, Seat};
use den_table::BotDecision;
use den_web_bots::{ALL_LEVELS, Answer, Ask, COMPANION, Considered, Effect};
use leptos::prelude::*;

use super::Reviewing;
use super::findings::{seat_of, tag};
use crate::game;
use crate::{bots, store, t};

/// What a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Why {
    /// It has been asked.
    Asked,
    /// Its answer, in paragraphs.
    Answered(Vec<String>),
}

impl Why {
    /// As HTML.
    pub(super) fn write(&self, out: &mut String) {
        match self {
            Why::Asked => tag(out, "p", &t!("review-bot-asked")),
            Why::Answered(said) => said.iter().for_each(|line| tag(out, "p", line)),
        }
    }
}

fn is_bot(name: &str) -> bool {
    name == COMPANION || ALL_LEVELS.contains(&name)
}

impl Reviewing {
    /// The decision of a bot at the step that is shown.
    pub(super) fn bot(self) -> Option<BotDecision> {
        let step = self.step.get()?;
        let seat = self.review.with(|review| seat_of(review.as_ref()?, step))?;
        let (record, _) = self.given.with_value(|given| Record::read_beginning(&given.record).ok())?;
        BotDecision::of(&record, seat, step, is_bot)
    }

    /// Asks the bot that decided what it considered.
    pub(super) fn ask_why(self) {
        let (Some(step), Some(asked), Some(seen)) = (self.step.get_untracked(), untrack(|| self.bot()), untrack(|| self.seen())) else {
            return;
        };
        let Some(setup) = self.local.with_value(|local| local.as_ref().map(|local| local.setup().to_string())) else { return };
        let (game, names) = self.given.with_value(|given| (given.game, given.names.clone()));
        let names = game::all_names(game, names);
        let decision = self.review.with_untracked(|review| Some(review.as_ref()?.decision(step)?.played.clone()));
        let ask = Ask {
            explain: true,
            strength: if asked.bot == COMPANION { store::known_strength(game) } else { String::new() },
            ..Ask::decision(game, &setup, seen.view().to_string(), asked.seat, &asked.bot, &asked.commitment, asked.position)
        };
        self.why.set(Some(Why::Asked));
        bots::ask(ask, move |answer| {
            // Another step is shown by now.
            if self.step.try_get_untracked().flatten() == Some(step) {
                let label = |text: &str| seen.label(text).unwrap_or_else(|| text.to_string());
                let said = paragraphs(&answer, &names, asked.seat, decision.as_deref(), &label);
                self.why.set(Some(Why::Answered(said)));
            }
        });
    }
}

/// What it considered, in paragraphs.
fn paragraphs(answer: &Answer, names: &[String], seat: Seat, played: Option<&str>, label: &dyn Fn(&str) -> String) -> Vec<String> {
    let name = names.get(seat.index()).cloned().unwrap_or_default();
    if answer.text.is_empty() {
        return vec![t!("review-bot-none", name = name)];
    }
    let mut said = Vec::new();
    if played.is_some_and(|played| played != answer.text) {
        said.push(t!("review-bot-other", name = name.clone(), what = label(&answer.text)));
    }
    let moves = |one: &Considered| t!("hint-other", what = label(&one.text), percent = one.percent);
    let considered: Vec<String> = answer.top.iter().map(moves).collect();
    said.push(match considered.is_empty() {
        true => t!("review-bot-none", name = name),
        false => t!("review-bot-considered", name = name, moves = considered.join(" · ")),
    });
    // The sentence about the points is addressed to the player who decided, and the reader may be someone else.
    let effect = |one: &Considered| {
        let effect = one.effect.clone()?;
        Some(Effect { reply: effect.reply.map(|(seat, what, _)| (seat, what, 0)), ..effect })
    };
    said.extend(answer.top.iter().filter_map(|one| Some(bots::told_effect(&label(&one.text), &effect(one)?, names))));
    said
}

#[cfg(test)]
mod tests {
    use den_core::Message;

    use super::*;

    #[test]
    fn a_bot_says_what_it_considered_and_whether_it_would_play_otherwise() {
        let considered = |text: &str, percent| Considered { text: text.into(), what: Message::new("x"), percent, effect: None };
        let answer = Answer { text: "b".into(), top: vec![considered("b", 60), considered("c", 55)], ..Answer::default() };
        let names = ["Ann".to_string(), "Lupa".to_string()];
        let said = |played| paragraphs(&answer, &names, Seat(1), played, &|text| text.to_uppercase());
        assert_eq!(said(Some("b")), ["Lupa considered: B: 60% · C: 55%"]);
        let other = said(Some("c"));
        assert_eq!(other.len(), 2);
        assert!(other[0].contains("Lupa") && other[0].contains('B'), "{other:?}");
        let nothing = paragraphs(&Answer::default(), &names, Seat(1), Some("b"), &str::to_string);
        assert_eq!(nothing, ["Lupa had nothing to consider here."]);
    }
}
