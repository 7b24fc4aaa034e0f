//! What a bot considered at a decision: it is asked again, with the same random numbers and what it knew then.
//!
//! Its search tree from earlier decisions is gone, so it may prefer another move now, and then says so.

use den_bots::{BotHost, Evaluate, effect};
use den_core::{Commitment, Eye, Played, Record, Seat, Seed, Step};
use den_table::{Occupant, is_bot};

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
    let (seat, bot) = decided(record, &played.steps()[before]).ok_or_else(|| t!("review-no-bot", n = step))?;
    let names = names_in::<G>(record);
    let name = seat_name(seat, &names);
    let (view, legal) = {
        let position = played.at(before);
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        (position.view(Eye::Seat(seat)), legal)
    };
    let commitment: Commitment = record.commitment.unwrap_or_else(|| Seed([0; 32]).commitment());
    let mut host = BotHost::<G>::new(commitment);
    let choice = host.choose(seat, &bot, &view, &legal, before as u64).map_err(|error| error.to_string())?;
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
            // The sentence about the points speaks to the player. The reader of a review is not always that player, so the points are left out.
            if let Some((_, _, points)) = &mut effect.reply {
                *points = 0;
            }
            said.push(told_effect(&say(one.play), &effect, &names));
        }
    }
    Ok(said)
}

/// Who decided, if it was a bot.
fn decided<G: Evaluate>(record: &Record, step: &Step<G>) -> Option<(Seat, String)> {
    let Step::Move(seat, _) = step else { return None };
    match Occupant::from_record(record.names.get(seat.index())?, is_bot) {
        Occupant::Bot(bot) => Some((*seat, bot)),
        Occupant::Person(_) | Occupant::Nobody => None,
    }
}
