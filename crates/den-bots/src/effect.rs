//! What a move does, in the game's own words: for hints, and for what a bot says about its moves after the game.

use den_core::{Eye, Message, Seat, Seed, Sheet, Turn};

use crate::{Budget, Evaluate, Level};

/// The seed of the bot that answers.
const SEED: u64 = 1;

/// What a move does, in one guessed position.
#[derive(Clone, Debug)]
pub struct Effect {
    /// The lines of the player's score sheet that it changes, and by how many points.
    pub gains: Vec<(Message, i32)>,
    /// What another player could answer, and by how many points that changes the player's score.
    pub reply: Option<(Seat, Message, i32)>,
    /// The player's place by points before the move, after it, and after the reply. Empty if there is nobody to compare with.
    pub places: Vec<usize>,
}

/// What a legal move of the viewing seat does, and what another player could answer. Hidden cards are guessed from the view.
pub fn effect<G: Evaluate>(view: &G::View, m: G::Move) -> Option<Effect> {
    let mut position = G::guess(view, &mut Seed([0; 32]).stream(0));
    let Turn::Seat(me) = position.turn() else { return None };
    let sheet = |position: &G| G::sheet(&position.view(Eye::Seat(me)));
    let before = sheet(&position);
    position.play(m, &mut ());
    let after = sheet(&position);
    let own = column(&position, &after, me);
    let gains = gains(&before, &after, own);
    let mut sheets = vec![before, after];
    let reply = answer_to(&mut position, me).map(|(seat, m, message)| {
        let total = |sheet: &Sheet| sheet.totals().get(own).copied().unwrap_or(0);
        let earlier = total(&sheet(&position));
        position.play(m, &mut ());
        let later = sheet(&position);
        let change = total(&later) - earlier;
        sheets.push(later);
        (seat, message, change)
    });
    let places = sheets.iter().map(|sheet| place(sheet, own)).collect::<Option<_>>().unwrap_or_default();
    Some(Effect { gains, reply, places })
}

/// The place of a column by its points, from 1. Equals share the better place.
fn place(sheet: &Sheet, column: usize) -> Option<usize> {
    let totals = sheet.totals();
    let own = *totals.get(column).filter(|_| totals.len() > 1)?;
    Some(1 + totals.iter().filter(|&&other| other > own).count())
}

/// What another player would do after a move of `me`: the seat, the move, and the move in words. What is dealt or drawn before that is dealt by
/// the same seed every time; the position is then the one in which the other player moves. `None` if `me` goes on, or if the game is over.
pub fn answer_to<G: Evaluate>(position: &mut G, me: Seat) -> Option<(Seat, G::Move, Message)> {
    let mut rng = Seed([0; 32]).stream(0);
    while position.turn() == Turn::Chance {
        let chance = position.deal(&mut rng);
        position.resolve(&chance, &mut ());
    }
    let Turn::Seat(seat) = position.turn() else { return None };
    if seat == me {
        return None;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::Line;

    #[test]
    fn a_place_is_shared_by_equals_and_unknown_alone() {
        let sheet = |points: &[i32]| Sheet {
            columns: points.iter().map(|_| Message::new("x")).collect(),
            lines: vec![Line {
                name: Message::new("points"),
                rule: "".into(),
                points: points.iter().map(|n| Some(*n)).collect(),
                notes: Vec::new(),
            }],
            ..Sheet::default()
        };
        assert_eq!([0, 1, 2].map(|column| place(&sheet(&[5, 7, 7]), column)), [Some(3), Some(1), Some(1)]);
        assert_eq!(place(&sheet(&[5]), 0), None);
        assert_eq!(place(&sheet(&[5, 6]), 2), None);
    }
}
