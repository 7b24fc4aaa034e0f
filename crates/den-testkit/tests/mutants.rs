//! The checks find what they are meant to find: each deliberately broken game fails, and for the right reason.

use std::panic::{AssertUnwindSafe, catch_unwind};

use den_testkit::toy::{self, Book, Toy};
use den_testkit::{Case, conforms, hides_nothing, keeps_secrets, perft_file};

const CASES: &[Case<'static>] = &[Case { options: "", seats: 2 }];

/// Runs a check that must panic, and returns its message.
#[track_caller]
fn complaint(check: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(check)).expect_err("the check accepts a broken game");
    panic.downcast_ref::<String>().cloned().unwrap_or_else(|| panic.downcast_ref::<&str>().unwrap_or(&"").to_string())
}

#[track_caller]
fn conformance_complains<const BUG: u8>(about: &str) {
    let said = complaint(|| conforms::<Toy<BUG>>(CASES, 40));
    assert!(said.contains(about), "expected a complaint about `{about}`, got: {said}");
}

#[track_caller]
fn secrecy_complains<const BUG: u8>(about: &str) {
    let said = complaint(|| keeps_secrets::<Toy<BUG>, Book>(CASES, 40, Toy::swap_hidden));
    assert!(said.contains(about), "expected a complaint about `{about}`, got: {said}");
}

#[test]
fn an_honest_game_passes() {
    conforms::<toy::Honest>(CASES, 60);
    keeps_secrets::<toy::Honest, Book>(CASES, 60, Toy::swap_hidden);
}

#[test]
fn a_leaking_view_passes_the_guess_round_trip_but_not_the_swap() {
    conforms::<Toy<{ toy::LEAKING_VIEW }>>(CASES, 20);
    secrecy_complains::<{ toy::LEAKING_VIEW }>("hidden things show");
}

#[test]
fn the_ledger_alone_catches_a_leaking_view() {
    let said = complaint(|| keeps_secrets::<Toy<{ toy::LEAKING_VIEW }>, Book>(CASES, 40, |game, _, _| game.clone()));
    assert!(said.contains("was never shown"), "{said}");
}

/// A cut word names no card, but the message it is cut from does.
#[test]
fn the_ledger_alone_catches_a_hand_that_the_board_cuts() {
    let said = complaint(|| keeps_secrets::<Toy<{ toy::LEAKING_BOARD }>, Book>(CASES, 40, |game, _, _| game.clone()));
    assert!(said.contains("was never shown") && said.contains("toy-hand"), "{said}");
}

#[test]
fn a_leaking_event_is_caught_by_the_ledger() {
    secrecy_complains::<{ toy::LEAKING_EVENT }>("was never shown");
}

#[test]
fn a_rule_that_reveals_the_other_hand_is_caught_by_the_swap() {
    secrecy_complains::<{ toy::TELLING_RULE }>("hidden things show");
}

#[test]
fn a_swap_that_swaps_nothing_is_rejected() {
    let said = complaint(|| keeps_secrets::<toy::Honest, Book>(CASES, 5, |game, _, _| game.clone()));
    assert!(said.contains("never exchanged"), "{said}");
}

#[test]
fn an_unlisted_legal_move_is_caught() {
    conformance_complains::<{ toy::UNLISTED_MOVE }>("not listed");
}

#[test]
fn a_lost_card_is_caught() {
    conformance_complains::<{ toy::LOST_CARD }>("a card is lost");
}

#[test]
fn a_guess_that_disagrees_with_its_view_is_caught() {
    conformance_complains::<{ toy::WRONG_GUESS }>("guess does not match");
}

#[test]
fn an_unsorted_list_is_caught() {
    conformance_complains::<{ toy::UNSORTED_LIST }>("not sorted");
}

#[test]
fn a_refusal_without_a_rule_is_caught() {
    conformance_complains::<{ toy::RULELESS_REFUSAL }>("without reason or rule");
}

#[test]
fn a_dealer_that_deals_the_impossible_is_caught() {
    conformance_complains::<{ toy::WRONG_DEAL }>("check_chance refuses");
}

#[test]
fn an_endless_game_is_caught() {
    conformance_complains::<{ toy::ENDLESS }>("does not end");
}

#[test]
fn a_game_with_secrets_does_not_pass_as_one_without() {
    assert!(complaint(|| hides_nothing::<toy::Honest>(CASES, 5)).contains("does not see the whole position"));
}

#[test]
fn perft_counts_and_notices_a_wrong_count() {
    perft_file::<toy::Honest>("# options | seats | seed | skip | depth count\n | 2 | 1 | 0 | 1 6, 2 33, 8 227184\n");
    assert!(complaint(|| perft_file::<toy::Honest>(" | 2 | 1 | 0 | 1 4")).contains("1 6"));
    assert!(complaint(|| perft_file::<toy::Honest>("# nothing")).contains("checks nothing"));
}
