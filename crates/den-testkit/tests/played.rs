//! Records, undo and verified deals, with the small game.

use den_core::{Eye, Hidden, Moves, Played, Record, Rules, Seat, Seed, Step, Turn, built_in};
use den_testkit::Case;
use den_testkit::toy::Honest;

const SEED: u64 = 3;

fn start() -> Played<Honest> {
    let mut game = Case { options: "", seats: 2 }.start::<Honest>();
    game.deal(&Seed::from_number(SEED), &mut ());
    game
}

fn first_move(game: &Played<Honest>) -> (Seat, <Honest as Rules>::Move) {
    let mut moves = Vec::new();
    game.now().legal_moves(&mut moves);
    let Turn::Seat(seat) = game.now().turn() else { panic!("a seat decides") };
    (seat, moves[0])
}

fn finished() -> Played<Honest> {
    let mut game = start();
    while game.now().turn() != Turn::Over {
        let (seat, m) = first_move(&game);
        game.play(seat, m, &mut ()).unwrap();
        game.deal(&Seed::from_number(SEED), &mut ());
    }
    game
}

fn text() -> String {
    finished().record(&["Ada".into(), "Bob the wolf".into()], Some(&Seed::from_number(SEED)), true).to_string()
}

#[track_caller]
fn refused(text: &str, with: &str) {
    let error = Record::read(text).and_then(|r| Played::<Honest>::replay(&r, &built_in::<Honest>())).expect_err("the record is accepted");
    assert!(error.to_string().contains(with), "expected `{with}` in: {error}");
}

#[test]
fn a_record_round_trips_with_names_commitment_and_seed() {
    let record = Record::read(&text()).unwrap();
    assert_eq!(record.names, ["Ada", "Bob the wolf"]);
    assert_eq!(record.seed, Some(Seed::from_number(SEED)));
    assert_eq!(record.commitment, Some(Seed::from_number(SEED).commitment()));
    assert_eq!(record.to_string(), text());
    let played = Played::<Honest>::replay(&record, &built_in::<Honest>()).unwrap();
    assert_eq!(played.now(), finished().now());
}

#[test]
fn a_byte_order_mark_is_skipped() {
    assert_eq!(Record::read(&format!("\u{feff}{}", text())), Record::read(&text()));
}

#[test]
fn comments_and_blank_lines_are_skipped() {
    let commented = text().replace("\n\n", "\n# a remark\n\n\n");
    assert_eq!(Record::read(&commented).unwrap().steps.len(), finished().steps().len());
}

#[test]
fn a_name_cannot_forge_a_line() {
    let text = finished().record(&["Eve\n1 1 c1\rseed 0".into()], None, false).to_string();
    assert_eq!(Record::read(&text).unwrap().names[0], "Eve 1 1 c1 seed 0");
}

#[test]
fn errors_in_a_record_name_the_line() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|l| l.starts_with("3 ")).unwrap();
    let without = |i: usize| [&lines[..i], &lines[i + 1..]].concat().join("\n");
    let with = |i: usize, line: &str| {
        let mut lines = lines.clone();
        lines[i] = line;
        lines.join("\n")
    };
    refused(&without(at), &format!("line {}: den-record-order(n=4, due=3)", at + 1));
    refused(&lines[..at].join("\n"), "den-record-cut(n=2)");
    refused(&with(at, "3 1 c13"), &format!("line {}: den-bad-text(text=\"c13\", expected=toy-bad-card)", at + 1));
    refused(&with(at, "3 9 c1"), "den-bad-seat(n=5)");
    refused(&with(at, "3"), "den-record-incomplete(n=3)");
    refused(&with(at, "3 * c1"), "den-no-deal-turn(turn=seat");
    refused(&with(at - 2, "1 1 c1"), "den-no-dealer (DEN-TURN-1)");
    refused(&with(at - 2, "1 * c1 c2 c3 / c3 c4 c5"), "toy-no-deal (TOY-1)");
    refused(&with(0, "chess"), "line 1: den-record-title");
    refused(&with(1, "game chess"), "den-record-other(a=\"chess\", b=\"toy\")");
    refused(&with(2, "version 9"), "den-record-version(old=9, new=1)");
    refused(&with(2, "version x"), "line 3: den-record-number(word=\"version\"");
    refused(&with(4, "content 0"), "den-record-content(");
    refused(&with(5, "seats 7"), "line 6: den-record-number(word=\"seats\", least=1, most=5)");
    refused(&with(5, "seats 256"), "line 6: den-record-number(word=\"seats\", least=1, most=5)");
    refused(&with(5, "seats 5"), "den-refusal-allowed(at=\"seats\", why=den-no-seats(n=5), allowed=den-allowed-range(least=1, most=4))");
    refused(&text.replace("options ", "options moon=1 "), "line 4: den-refusal-allowed(at=\"moon\", why=den-option-unknown");
    refused(&with(6, "name 5 Eve"), "den-record-no-seat(n=5, seats=2)");
    refused(&with(6, "moon 5"), "den-record-head(word=\"moon\")");
    refused(&with(6, "seats 2"), "line 7: den-record-twice(word=\"seats\")");
    refused(&format!("{text}\nmore"), "den-record-after");
    refused(&text.replace("end ", "end 1"), "den-record-end(");
    refused("", "den-record-empty(");
    refused(&"# \n".repeat(2_000_000), "den-record-long(");
}

#[test]
fn only_the_seat_whose_turn_it_is_may_play() {
    let mut game = start();
    let (seat, m) = first_move(&game);
    let error = game.play(seat.next(2), m, &mut ()).unwrap_err();
    assert_eq!(error.to_string(), "den-no-turn(turn=seat 1, seat=seat 2) (DEN-TURN-1)");
    let mut over = finished();
    assert_eq!(over.play(seat, m, &mut ()).unwrap_err().rule, "DEN-TURN-2");
}

#[test]
fn a_seat_takes_back_its_own_latest_steps_only() {
    let mut game = start();
    assert_eq!(game.undo(Seat(0)).unwrap_err().rule, "DEN-UNDO-2");
    let before = game.now().clone();
    let seat = Seat(0);
    game.play(seat, "w1".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(game.may_undo(seat), 1);
    assert_eq!(game.until(game.steps().len()).may_undo(seat), 1);
    assert_eq!(game.until(game.steps().len() - 1).undo(seat).unwrap_err().rule, "DEN-UNDO-2", "the step before was dealt");
    assert_eq!(game.undo(seat.next(2)).unwrap_err().rule, "DEN-UNDO-1");
    game.undo(seat).unwrap();
    assert_eq!(*game.now(), before);
    assert_eq!(game.steps().len(), 1);
    let (seat, card) = first_move(&game);
    game.play(seat, card, &mut ()).unwrap();
    assert_eq!(game.undo(seat).unwrap_err().rule, "DEN-UNDO-3", "the card was shown");
    let fresh = &mut Case { options: "", seats: 2 }.start::<Honest>();
    assert_eq!(fresh.undo(Seat(0)).unwrap_err().rule, "DEN-UNDO-1");
}

#[test]
fn a_deal_is_verified_against_the_committed_seed() {
    let game = finished();
    let seed = Seed::from_number(SEED);
    let dealt = game.steps().iter().filter(|s| matches!(s, Step::Chance(_))).count();
    let record = Record::read(&text()).unwrap();
    assert_eq!(game.verify_deal(&record), Ok(dealt));

    let other = game.record(&[], Some(&Seed::from_number(SEED + 1)), true);
    assert!(game.verify_deal(&other).unwrap_err().reason.key == "den-record-dealt");
    let hidden = game.record(&[], Some(&seed), false);
    assert!(game.verify_deal(&hidden).unwrap_err().reason.key == "den-record-no-seed");
    let mut swapped = record.clone();
    swapped.commitment = Some(Seed::from_number(9).commitment());
    assert!(game.verify_deal(&swapped).unwrap_err().reason.key == "den-record-other-seed");
    swapped.commitment = None;
    assert!(game.verify_deal(&swapped).unwrap_err().reason.key == "den-record-no-commitment");
}

#[test]
fn positions_can_be_visited_again() {
    let game = finished();
    assert_eq!(game.at(0), *game.start());
    assert_eq!(game.at(usize::MAX), *game.now());
    assert_eq!(game.walk(|_, _| {}), *game.now());
    assert_eq!(game.at(1).view(Eye::Public), start().now().view(Eye::Public));
}
