//! The Wolfwalkers deck, measured.

use den_core::{Edition, built_in};
use den_lab::deck;
use wolfwalkers::{Family, Wolfwalkers};

/// WW-DECK: balanced by measurement. The committed report covers more games; this guards the figures.
#[test]
fn our_deck_is_balanced_between_greedy_players() {
    let figures = deck::measure(&Edition::built_in(), &Default::default(), 300, 77).expect("a game for two");
    let verdict = figures.verdict();
    assert!(verdict.holds(), "{verdict:?}");
    assert!((35.0..65.0).contains(&figures.mean_points()), "{}", figures.mean_points());
    let report = deck::report(&figures);
    for goal in &built_in::<Wolfwalkers>().content().deck.goals {
        assert!(report.markdown.contains(&goal.title), "{}", goal.title);
    }
    assert_eq!(report.svg.matches("<circle").count(), 55 + Family::ALL.len());
}

/// WW-DECK: the committed report is of this deck.
#[test]
fn the_committed_report_is_of_this_deck() {
    let committed = include_str!("../../../docs/wolfwalkers-deck.md");
    for goal in &built_in::<Wolfwalkers>().content().deck.goals {
        let asks = deck::goal_text(goal);
        assert!(committed.contains(&format!("| {} | {asks} |", goal.title)), "{}: repeat `wolfden deck-report`", goal.title);
    }
    assert!(!committed.contains("**no**"));
}
