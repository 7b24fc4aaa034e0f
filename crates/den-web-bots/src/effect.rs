//! What a move does, in the game's own words.

use den_bots::{Budget, Evaluate, Level};
use den_core::{Eye, Message, Seat, Seed, Sheet, Turn};

use crate::Effect;

/// The seed of the bot that answers.
const SEED: u64 = 1;

/// What a legal move of the viewing seat does, and what another player could answer. Hidden cards are guessed from the view.
pub(crate) fn effect<G: Evaluate>(view: &G::View, m: G::Move) -> Option<Effect> {
    let mut position = G::guess(view, &mut Seed([0; 32]).stream(0));
    let Turn::Seat(me) = position.turn() else { return None };
    let sheet = |position: &G| G::sheet(&position.view(Eye::Seat(me)));
    let before = sheet(&position);
    position.play(m, &mut ());
    let after = sheet(&position);
    let gains = gains(&before, &after, column(&position, &after, me));
    let answer = (position.turn() != Turn::Seat(me)).then(|| answer_to(&position)).flatten();
    let reply = answer.map(|(seat, m, message)| {
        position.play(m, &mut ());
        let later = sheet(&position);
        let total = |sheet: &Sheet| sheet.totals().get(column(&position, sheet, me)).copied().unwrap_or(0);
        (seat, message, total(&later) - total(&after))
    });
    Some(Effect { gains, reply })
}

/// What the seat to move would do: the seat, the move, and the move in words.
pub(crate) fn answer_to<G: Evaluate>(position: &G) -> Option<(Seat, G::Move, Message)> {
    let Turn::Seat(seat) = position.turn() else { return None };
    let view = position.view(Eye::Seat(seat));
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let chosen = Level::Hunter.bot::<G>(SEED).choose(&view, &legal, &Budget::untimed()).chosen;
    Some((seat, chosen, G::describe(&view, chosen)))
}

/// The column of a seat: sheets are by seat, or by team.
fn column<G: Evaluate>(position: &G, sheet: &Sheet, seat: Seat) -> usize {
    let by_seat = sheet.columns.len() >= usize::from(position.seats());
    let column = if by_seat { seat.index() } else { usize::from(position.team(seat)) };
    column.min(sheet.columns.len().saturating_sub(1))
}

/// The lines that changed, with the difference.
pub fn gains(before: &Sheet, after: &Sheet, column: usize) -> Vec<(Message, i32)> {
    let points = |sheet: &Sheet, name: &Message| -> i32 {
        let lines = sheet.lines.iter().filter(|line| line.name == *name);
        lines.filter_map(|line| line.points.get(column).copied().flatten()).sum()
    };
    let mut names: Vec<&Message> = Vec::new();
    for line in before.lines.iter().chain(&after.lines) {
        if !names.contains(&&line.name) {
            names.push(&line.name);
        }
    }
    let change = |name: &Message| points(after, name) - points(before, name);
    names.into_iter().map(|name| (name.clone(), change(name))).filter(|(_, change)| *change != 0).collect()
}
