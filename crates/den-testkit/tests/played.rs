//! Records, undo and verified deals, on the small game.

use den_core::{Eye, Game, Played, Record, Seat, Seed, Step, Turn, built_in};
use den_testkit::Case;
use den_testkit::toy::Honest;

const SEED: u64 = 3;

fn start() -> Played<Honest> {
    let mut game = Case { options: "", seats: 2 }.start::<Honest>();
    game.deal(&Seed::from_number(SEED), &mut ());
    game
}

fn first_move(game: &Played<Honest>) -> (Seat, <Honest as Game>::Move) {
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
fn comments_and_blank_lines_are_passed_over() {
    let commented = text().replace("\n\n", "\n# a remark\n\n\n");
    assert_eq!(Record::read(&commented).unwrap().steps.len(), finished().steps().len());
}

#[test]
fn a_name_cannot_forge_a_line() {
    let text = finished().record(&["Eve\n1 1 c1\rseed 0".into()], None, false).to_string();
    assert_eq!(Record::read(&text).unwrap().names[0], "Eve 1 1 c1 seed 0");
}

#[test]
fn what_is_wrong_with_a_record_is_said_with_its_line() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|l| l.starts_with("3 ")).unwrap();
    let without = |i: usize| [&lines[..i], &lines[i + 1..]].concat().join("\n");
    let with = |i: usize, line: &str| {
        let mut lines = lines.clone();
        lines[i] = line;
        lines.join("\n")
    };
    refused(&without(at), &format!("line {}: step 4 stands where step 3 should", at + 1));
    refused(&lines[..at].join("\n"), "cut off after step 2");
    refused(&with(at, "3 1 c9"), &format!("line {}: cannot read `c9`", at + 1));
    refused(&with(at, "3 9 c1"), "a seat is a number from 1 to 5");
    refused(&with(at, "3"), "incomplete");
    refused(&with(at, "3 * c1"), "nothing is dealt now, it is seat");
    refused(&with(at - 2, "1 1 c1"), "the dealer deals first (DEN-TURN-1)");
    refused(&with(at - 2, "1 * c1 c2 c3 / c3 c4 c5"), "that cannot be dealt now (TOY-1)");
    refused(&with(0, "chess"), "line 1: a record begins with");
    refused(&with(1, "game chess"), "`chess`, not of `toy`");
    refused(&with(2, "version 9"), "version 9 of the rules");
    refused(&with(2, "version x"), "line 3: version is a number");
    refused(&with(3, "content 0"), "other content files");
    refused(&with(4, "seats 7"), "seats: Toy cannot be played by 7; allowed: 2 to 2");
    refused(&with(5, "name 5 Eve"), "there is no seat 5");
    refused(&with(5, "moon 5"), "`moon` is not part of a record's head");
    refused(&with(5, "seats 2"), "line 6: `seats` is given twice");
    refused(&format!("{text}\nmore"), "nothing may follow");
    refused(&text.replace("end ", "end 1"), "does not fit");
    refused("", "the record is empty");
    refused(&"# \n".repeat(2_000_000), "at most");
}

#[test]
fn only_the_seat_whose_turn_it_is_may_play() {
    let mut game = start();
    let (seat, m) = first_move(&game);
    let error = game.play(seat.next(2), m, &mut ()).unwrap_err();
    assert_eq!(error.to_string(), "it is seat 1's turn, not seat 2's (DEN-TURN-1)");
    let mut over = finished();
    assert_eq!(over.play(seat, m, &mut ()).unwrap_err().rule, "DEN-TURN-2");
}

#[test]
fn a_seat_takes_back_its_own_latest_steps_only() {
    let mut game = start();
    assert_eq!(game.undo(Seat(0)).unwrap_err().rule, "DEN-UNDO-2");
    let before = game.now().clone();
    let (seat, m) = first_move(&game);
    game.play(seat, m, &mut ()).unwrap();
    assert_eq!(game.may_undo(seat), 1);
    assert_eq!(game.until(game.steps().len()).may_undo(seat), 1);
    assert_eq!(game.until(game.steps().len() - 1).undo(seat).unwrap_err().rule, "DEN-UNDO-2", "the step before was dealt");
    assert_eq!(game.undo(seat.next(2)).unwrap_err().rule, "DEN-UNDO-1");
    game.undo(seat).unwrap();
    assert_eq!(*game.now(), before);
    assert_eq!(game.steps().len(), 1);
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
    assert!(game.verify_deal(&other).unwrap_err().what.contains("step 1 was dealt"));
    let hidden = game.record(&[], Some(&seed), false);
    assert!(game.verify_deal(&hidden).unwrap_err().what.contains("reveals no seed"));
    let mut swapped = record.clone();
    swapped.commitment = Some(Seed::from_number(9).commitment());
    assert!(game.verify_deal(&swapped).unwrap_err().what.contains("committed"));
    swapped.commitment = None;
    assert!(game.verify_deal(&swapped).unwrap_err().what.contains("no commitment"));
}

#[test]
fn positions_can_be_visited_again() {
    let game = finished();
    assert_eq!(game.at(0), *game.start());
    assert_eq!(game.at(usize::MAX), *game.now());
    assert_eq!(game.walk(|_, _| {}), *game.now());
    assert_eq!(game.at(1).view(Eye::Public), start().now().view(Eye::Public));
}
