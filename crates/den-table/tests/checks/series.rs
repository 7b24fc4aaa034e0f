//! Drawn seats and series of games, at a table of a server.

use den_core::{Seat, Seed, built_in};
use den_table::wire::{Command, Phase};
use den_table::{Change, Match, MatchId, MatchSettings, PlayerId, Reseat, SeatKind, Seated, Series};
use den_testkit::toy::Honest as Toy;

fn player(n: usize) -> PlayerId {
    format!("p{n}").parse().unwrap()
}

fn open(settings: MatchSettings, seed: u64) -> Match<Toy> {
    Match::open(settings, &built_in::<Toy>(), Seed::from_number(seed)).unwrap()
}

/// Two players sit down one after the other. Returns the table and its journal.
fn seated(settings: &MatchSettings, seed: u64) -> (Match<Toy>, Vec<Change>) {
    let mut table = open(settings.clone(), seed);
    let mut journal = Vec::new();
    for n in 0..2 {
        let decision = table.sit(&Seated::new(player(n), format!("Player {n}")), None, false, 1000).unwrap();
        journal.push(decision.change().clone());
        table.apply(decision).unwrap();
    }
    (table, journal)
}

fn drawn() -> MatchSettings {
    MatchSettings { seats: vec![SeatKind::Open; 2], draw_seats: true, ..MatchSettings::new("toy") }
}

/// DEN-SEAT-5
#[test]
fn the_seats_are_drawn_when_the_last_one_is_taken() {
    let mut first = [0; 2];
    for seed in 0..40 {
        let (table, journal) = seated(&drawn(), seed);
        let Some(seat) = table.status().seat_of(&player(0)) else { panic!("the player has a seat") };
        first[seat.index()] += 1;
        assert_eq!(table.status().phase(), Phase::Playing);
        assert_eq!(table.status().names()[seat.index()], "Player 0", "the name moves along");
        // Before anything is dealt, and written to the journal.
        let lines = journal[1].text();
        let entries: Vec<&str> = lines.lines().collect();
        assert!(entries[1].starts_with("seats ") && entries[2].starts_with("* "), "{lines}");
        let mut again = open(drawn(), seed);
        journal.iter().for_each(|change| again.fold(change).unwrap());
        assert_eq!(again.status(), table.status());
        // The same seed draws the same seats.
        assert_eq!(seated(&drawn(), seed).1, journal);
    }
    assert!(first.iter().all(|n| *n > 5), "both seats are drawn: {first:?}");
    // Nothing is drawn before the last player sits down, nor at another table.
    let (_, journal) = seated(&MatchSettings { draw_seats: false, ..drawn() }, 1);
    assert!(journal.iter().all(|change| !change.text().contains("seats")));
}

/// A journal with seats that nobody can have been dealt is refused.
#[test]
fn a_wrong_draw_is_refused() {
    for wrong in ["seats 1 1", "seats 1", "seats 1 2 3", "seats 1 5"] {
        let mut table = open(drawn(), 1);
        let change = Change::read(1, 5, wrong).unwrap();
        assert!(table.fold(&change).is_err(), "{wrong}");
    }
}

/// The player at `seat` gives up, and both agree to the next game.
fn next(table: &mut Match<Toy>, seat: Seat) -> MatchSettings {
    let resign = table.decide(seat, &Command::Resign, 2000).unwrap();
    table.apply(resign).unwrap();
    let id: MatchId = "next".parse().unwrap();
    let offer = table.rematch(Seat(0), &id, 3000).unwrap();
    assert!(offer.next.is_none());
    table.apply(offer.decision).unwrap();
    table.rematch(Seat(1), &id, 3001).unwrap().next.unwrap().settings
}

/// DEN-SERIES-1, DEN-SERIES-3: a match that was given up counts, and its wins move with the players.
#[test]
fn a_rematch_is_the_next_game_of_the_series() {
    let series = Series::new(3, Reseat::Rotate, 2);
    let settings = MatchSettings { series: Some(series), draw_seats: false, ..drawn() };
    let (mut table, _) = seated(&settings, 1);
    let second = next(&mut table, Seat(0));
    // The winner moves from seat 2 to seat 1.
    assert_eq!(second.series, Some(Series { played: 1, wins: vec![1, 0], ..Series::new(3, Reseat::Rotate, 2) }));
    let (mut table, _) = seated(&second, 2);
    let after = next(&mut table, Seat(1)).series;
    assert_eq!(after, Some(Series::new(3, Reseat::Rotate, 2)), "two of three games decide it; another series begins");
}

/// DEN-SEAT-5: the seats are drawn for the first game; then the series says who sits where.
#[test]
fn seats_are_drawn_again_for_a_rematch_unless_a_series_says_who_sits_where() {
    let (mut table, _) = seated(&drawn(), 1);
    assert!(next(&mut table, Seat(0)).draw_seats);
    let settings = MatchSettings { series: Some(Series::new(3, Reseat::Random, 2)), ..drawn() };
    let (mut table, _) = seated(&settings, 1);
    assert!(!next(&mut table, Seat(0)).draw_seats);
}
