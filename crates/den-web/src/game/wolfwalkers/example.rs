//! An example of what a goal scores, counted by the rules: a small display of the box's own stories.

use wolfwalkers::{Card, Cell, CellId, Deck, Display, Goal, GoalId, Kind, Side, StoryId, Symbol, Symbols};

use super::cards::{goal_card, story_card};
use crate::game::svg::escape;
use crate::t;

/// The number of rows and columns of the example, unless a pattern needs more.
const SIDE: u8 = 3;
/// The size of a card.
const CARD: f64 = 62.0;

/// The display and the points of the goal in it.
pub(super) fn picture(deck: &Deck, goal: &Goal) -> String {
    let Some((display, cell)) = lay(deck, goal) else { return String::new() };
    let points = goal.points(&display, cell);
    let (wide, high) = display.size();
    let mut inside = String::new();
    for id in (0..25).map(CellId::new) {
        let (x, y) = ((id.index() % 5) as f64 * CARD, (id.index() / 5) as f64 * CARD);
        let face = match display.at(id) {
            _ if id == cell => goal_card(goal, "", CARD - 4.0, Some(points), 13.0),
            Some((card, _)) => {
                let symbols: Vec<Symbol> = deck.stories[card.story().index()].printed().collect();
                let counts = if symbols.iter().any(|symbol| wanted(goal).has(*symbol)) { "counts" } else { "idle" };
                format!("<g class=\"example-{counts}\">{}</g>", story_card("", &symbols, CARD - 4.0, 13.0))
            }
            None => continue,
        };
        inside += &format!("<g transform=\"translate({:.1} {:.1})\">{face}</g>", x + CARD / 2.0, y + CARD / 2.0);
    }
    let (wide, high) = (f64::from(wide) * CARD, f64::from(high) * CARD);
    format!(
        "<figure class=\"goal-example\"><svg viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" role=\"img\" aria-label=\"{0}\">{inside}</svg><figcaption>{0}</figcaption></figure>",
        escape(&t!("ww-box-example", points = points))
    )
}

/// The symbols that a goal is about.
fn wanted(goal: &Goal) -> Symbols {
    let only = |symbol: &Symbol| Symbols::NONE.with(*symbol);
    let all = |list: &[Symbols]| list.iter().flat_map(|side| side.iter()).fold(Symbols::NONE, Symbols::with);
    match &goal.kind {
        Kind::Pattern(pattern) => pattern.cells.iter().fold(Symbols::NONE, |set, cell| set.with(cell.2)),
        Kind::Arrow(symbol) | Kind::Crossed(symbol) => only(symbol),
        Kind::Pair { a, b, .. } => only(a).with(*b),
        Kind::Balance(sides) => all(sides),
        Kind::Imbalance { more, fewer } => all(&[*more, *fewer]),
    }
}

/// The cells and symbols that a goal needs all of before it scores: its pattern, or a story for each side of its balance.
fn first(goal: &Goal) -> Vec<(u8, u8, Symbol)> {
    match &goal.kind {
        Kind::Pattern(pattern) => pattern.cells.clone(),
        Kind::Balance(sides) => sides.iter().zip(0..).filter_map(|(side, at)| Some((0, at, side.iter().next()?))).collect(),
        _ => Vec::new(),
    }
}

/// A display with the goal and stories that it likes: first those that it cannot do without, then each as it scores most.
fn lay(deck: &Deck, goal: &Goal) -> Option<(Display, CellId)> {
    let mut display = Display::default();
    let mut left: Vec<StoryId> = (0..deck.stories.len()).map(|at| StoryId::new(at as u8)).collect();
    let shows = |story: &StoryId, symbol: Symbol| deck.stories[story.index()].symbols.has(symbol);
    let asked = |story: &StoryId| wanted(goal).iter().filter(|symbol| shows(story, *symbol)).count();
    let (mut rows, mut columns) = (SIDE, SIDE);
    for (row, column, symbol) in first(goal) {
        // A story that also shows something else that is asked for could spoil a balance.
        let fits = |most: usize| left.iter().position(|story| shows(story, symbol) && asked(story) <= most);
        let at = fits(1).or_else(|| fits(Symbol::COUNT))?;
        display.lay(deck, Cell::at(row as i8, column as i8)?, Card::front(left.remove(at)), Side::Story);
        (rows, columns) = (rows.max(row + 2).min(5), columns.max(column + 1).min(5));
    }
    // The goal lies in the middle, or below the pattern where there is room.
    let free = |display: &Display, row: u8, column: u8| display.at(CellId::new(row * 5 + column)).is_none();
    let middle = (rows / 2, columns / 2);
    let places = std::iter::once(middle).chain((0..rows).rev().flat_map(|row| (0..columns).map(move |column| (row, column))));
    let (row, column) = places.into_iter().find(|(row, column)| free(&display, *row, *column))?;
    let number = deck.goals.iter().position(|one| one == goal)?;
    let any = *left.first()?;
    let cell = display.lay(deck, Cell::at(row as i8, column as i8)?, Card::known(any, GoalId::new(number as u8)), Side::Goal);
    left.remove(0);
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        if !free(&display, row, column) {
            continue;
        }
        let place = Cell::at(row as i8, column as i8)?;
        // Of stories that score the same, one without the symbols: so it is seen that not every card counts.
        let worth = |story: &StoryId| {
            let mut tried = display;
            tried.lay(deck, place, Card::front(*story), Side::Story);
            (goal.points(&tried, cell), std::cmp::Reverse(asked(story)))
        };
        let best = left.iter().enumerate().max_by_key(|(at, story)| (worth(story), std::cmp::Reverse(*at))).map(|(at, _)| at)?;
        display.lay(deck, place, Card::front(left.remove(best)), Side::Story);
    }
    Some((display, cell))
}

#[cfg(test)]
mod tests {
    use den_core::built_in;
    use wolfwalkers::Wolfwalkers;

    use super::*;

    #[test]
    fn every_goal_scores_in_its_example() {
        let edition = built_in::<Wolfwalkers>();
        let deck = &edition.content().deck;
        for goal in &deck.goals {
            let (display, cell) = lay(deck, goal).expect("an example");
            assert!(goal.points(&display, cell) > 0, "{}", goal.title);
        }
    }
}
