use den_core::{Play, Played, Seed, built_in};
use the_wolves::TheWolves;

use super::*;

/// Before a bot decides it may ponder: those visits must not shorten its search, on any step of an action.
#[test]
fn what_was_pondered_does_not_count_on_later_steps() {
    let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Default::default(), 2).expect("a game");
    game.deal(&Seed::from_number(1), &mut ());
    let mut position = game.now().clone();
    let macro_moves = TheWolves::macro_moves().expect("it has whole actions");
    let mut evaluator = Evaluator::new(&TheWolves::SEARCH.hand_made());
    let (first, mut tree) = loop {
        let mut tree = MacroTree::new(TheWolves::SEARCH.actions);
        (0..30).for_each(|_| tree.iterate(position.clone(), macro_moves, &mut evaluator));
        let steps = tree.best_branch(ROOT, 0.0).expect("an action").steps.clone();
        if steps.len() > 1 {
            break (steps[0], tree);
        }
        position.play(steps[0], &mut ());
    };
    let mut own = tree.clone();
    own.descend(first);
    assert!(own.visits() > 0, "what was found for this action counts");
    tree.inherited = 30;
    assert_eq!(tree.visits(), 0);
    tree.descend(first);
    assert_eq!(tree.visits(), 0);
}
