//! What a bot considered at a decision: it is asked again, with the same random numbers and what it knew then.
//!
//! Its search tree from earlier decisions is gone, so it may prefer another move now, and then says so.

use den_bots::{BotHost, Choice, Evaluate, UnknownBot, effect};
use den_core::{Eye, Played, Record, Step};
use den_table::{BotDecision, is_bot};

use super::{names_in, percent};
use crate::play::hint::told_effect;
use crate::words::{say_to, seat_name, t};

/// How many moves it names, and of how many it says what they gain.
const NAMED: usize = 4;
const EXPLAINED: usize = 2;

/// What the bot considered before it played a step, counted from 1, in paragraphs.
///
/// # Errors
/// If there is no such step, or if it is not a bot's.
pub(crate) fn why<G: Evaluate>(played: &Played<G>, record: &Record, step: usize) -> Result<Vec<String>, String> {
    let all = played.steps().len();
    let before = step.checked_sub(1).filter(|&before| before < all).ok_or_else(|| t!("review-no-step", n = step, all = all))?;
    let no_bot = || t!("review-no-bot", n = step);
    let Step::Move(seat, _) = played.steps()[before] else { return Err(no_bot()) };
    let decision = BotDecision::of(record, seat, before, is_bot).ok_or_else(no_bot)?;
    let names = names_in::<G>(record);
    let name = seat_name(seat, &names);
    let mut host = BotHost::<G>::new(decision.commitment);
    let (view, choice) = asked_again(&mut host, played, before, &decision).map_err(|error| error.to_string())?;
    let say = |m| say_to(&G::describe(&view, m), &names);
    let Some(why) = choice.why else { return Ok(vec![t!("review-bot-none", name = name)]) };
    let mut said = Vec::new();
    if !matches!(&played.steps()[before], Step::Move(_, m) if *m == choice.chosen) {
        said.push(t!("review-bot-other", name = name.clone(), what = say(choice.chosen)));
    }
    let moves: Vec<String> = why.top.iter().take(NAMED).map(|one| format!("{}: {}", say(one.play), percent(one.value))).collect();
    said.push(t!("review-bot-considered", name = name, moves = moves.join(" · ")));
    for one in why.top.iter().take(EXPLAINED) {
        if let Some(mut effect) = effect::<G>(&view, one.play) {
            // The sentence about the points is addressed to the player who decided, and the reader may be someone else.
            if let Some((_, _, points)) = &mut effect.reply {
                *points = 0;
            }
            said.push(told_effect(&say(one.play), &effect, &names));
        }
    }
    Ok(said)
}

/// What the seat saw before a step, and what the bot chooses now.
fn asked_again<G: Evaluate>(
    host: &mut BotHost<G>,
    played: &Played<G>,
    before: usize,
    decision: &BotDecision,
) -> Result<(G::View, Choice<G>), UnknownBot> {
    let position = played.at(before);
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let view = position.view(Eye::Seat(decision.seat));
    let choice = host.choose(decision.seat, &decision.bot, &view, &legal, decision.position)?;
    Ok((view, choice))
}

#[cfg(test)]
mod tests {
    use den_bots::Budget;
    use den_core::{Seed, built_in};
    use den_table::{Match, Occupant};
    use wolf_and_hound::WolfAndHound;

    use super::*;

    fn host(table: &Match<WolfAndHound>) -> BotHost<WolfAndHound> {
        BotHost::new(table.commitment()).with_budget(Budget::iterations(40))
    }

    #[test]
    fn a_bot_that_misjudges_explains_the_move_that_it_played() {
        let bots = vec![Occupant::Bot("yearling".into()); 4];
        let mut table = Match::<WolfAndHound>::local("", bots, &built_in::<WolfAndHound>(), Seed::from_number(5)).expect("a match");
        let mut playing = host(&table);
        while let Some(task) = table.bot_task() {
            let (view, legal) = task.asked::<WolfAndHound>().expect("its game");
            let choice = playing.choose(task.seat, &task.bot, view, legal, task.position).expect("a bot");
            let decision = table.decide_move(task.seat, task.position, choice.chosen, 0).expect("a legal move");
            table.apply(decision).expect("the next change");
        }
        let (record, played) = (table.save(), table.played());
        let mut others = 0;
        for (before, step) in played.steps().iter().enumerate() {
            let Step::Move(seat, m) = step else { continue };
            let decision = BotDecision::of(&record, *seat, before, is_bot).expect("all are bots");
            let chosen = |decision| asked_again(&mut host(&table), played, before, decision).expect("a bot").1.chosen;
            assert_eq!(chosen(&decision), *m, "step {}", before + 1);
            others += usize::from(chosen(&BotDecision { position: before as u64, ..decision.clone() }) != *m);
        }
        assert!(others > 0, "with other random numbers it misjudges other moves");
    }
}
