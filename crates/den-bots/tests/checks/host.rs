//! The host gives the same answers wherever it runs: they depend on the match and the seat's own decisions.

use den_bots::{BotHost, Budget, Choice, Evaluate, decision_seed};
use den_core::{Eye, Game, Played, Seat, Seed, Turn, built_in};
use lone_wolves::LoneWolves;
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;
use wolfwalkers::Wolfwalkers;

/// A decision, and what was chosen.
struct Decision<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Move>,
    revision: u64,
    chosen: G::Move,
}

fn seed() -> Seed {
    Seed::from_number(5)
}

fn host<G: Evaluate>(iterations: u64) -> BotHost<G> {
    BotHost::new(seed().commitment()).with_budget(Budget::iterations(iterations))
}

fn ask<G: Evaluate>(host: &mut BotHost<G>, name: &str, decision: &Decision<G>) -> Choice<G> {
    host.choose(decision.seat, name, &decision.view, &decision.legal, decision.revision).expect("a bot of this name")
}

fn same<G: Game>(a: &Choice<G>, b: &Choice<G>) -> bool {
    format!("{a:?}") == format!("{b:?}")
}

/// The first `decisions` decisions of a match in which one host plays every seat.
fn play<G: Evaluate>(seats: u8, name: &str, iterations: u64, decisions: usize) -> Vec<Decision<G>> {
    let mut game = Played::<G>::new(&built_in::<G>(), &Default::default(), seats).expect("a game");
    let mut host = host::<G>(iterations);
    let mut asked = Vec::new();
    while asked.len() < decisions {
        game.deal(&seed(), &mut ());
        let Turn::Seat(seat) = game.now().turn() else { break };
        let mut legal = Vec::new();
        game.now().legal_moves(&mut legal);
        let (view, revision) = (game.now().view(Eye::Seat(seat)), game.steps().len() as u64);
        let chosen = host.choose(seat, name, &view, &legal, revision).expect("listed").chosen;
        game.play(seat, chosen, &mut ()).expect("a legal move");
        asked.push(Decision { seat, view, legal, revision, chosen });
    }
    asked
}

/// A new host that plays only one seat gives the same answers as the one that played them all.
fn replays<G: Evaluate>(seats: u8, name: &str, iterations: u64) {
    let asked = play::<G>(seats, name, iterations, 60);
    assert!(asked.len() > 8, "{} decisions in {}", asked.len(), G::ID);
    for seat in Seat::all(seats) {
        let mut host = host::<G>(iterations);
        for decision in asked.iter().filter(|decision| decision.seat == seat) {
            let again = ask(&mut host, name, decision).chosen;
            assert_eq!(again, decision.chosen, "{name} at seat {seat} in {}, revision {}", G::ID, decision.revision);
        }
    }
}

#[test]
fn a_new_host_replays_the_decisions_of_a_seat() {
    for name in ["pup", "hunter", "alpha"] {
        replays::<WolfAndHound>(4, name, 40);
        replays::<LoneWolves>(2, name, 40);
        replays::<Wolfwalkers>(2, name, 20);
        replays::<TheWolves>(3, name, 4);
    }
}

/// Repeated decisions, as after an undo, are searched again and get the same answers.
fn survives_an_undo<G: Evaluate>(seats: u8, iterations: u64) {
    let asked = play::<G>(seats, "alpha", iterations, 24);
    let seat = asked[0].seat;
    let own: Vec<_> = asked.iter().filter(|decision| decision.seat == seat).collect();
    let order: Vec<usize> = (0..own.len()).chain([1, 0, own.len() - 1, 2]).collect();
    let answers = || -> Vec<Choice<G>> {
        let mut host = host::<G>(iterations);
        order.iter().map(|&at| ask(&mut host, "alpha", own[at])).collect()
    };
    let (first, second) = (answers(), answers());
    for ((&at, a), b) in order.iter().zip(&first).zip(&second) {
        assert!(own[at].legal.contains(&a.chosen), "{} is not legal", a.chosen);
        assert!(same(a, b), "the same questions get different answers in {}", G::ID);
    }
    for (&at, answer) in order.iter().zip(&first).skip(own.len()).take(2) {
        let Some(why) = &answer.why else { continue };
        let visits: u64 = why.top.iter().map(|considered| considered.visits).sum();
        assert!(visits <= iterations, "an old tree was used for decision {at} in {}", G::ID);
    }
}

#[test]
fn decisions_may_come_in_any_order() {
    survives_an_undo::<WolfAndHound>(4, 40);
    survives_an_undo::<LoneWolves>(2, 40);
    survives_an_undo::<Wolfwalkers>(2, 20);
    survives_an_undo::<TheWolves>(3, 6);
}

#[test]
fn a_tree_is_kept_between_decisions_until_it_is_cleared() {
    let asked = play::<TheWolves>(2, "alpha", 6, 60);
    let seat = asked[0].seat;
    let answers = |clear: bool| -> Vec<u64> {
        let mut host = host::<TheWolves>(6);
        let own = asked.iter().filter(|decision| decision.seat == seat);
        own.map(|decision| {
            if clear {
                host.clear();
            }
            ask(&mut host, "alpha", decision).why.map_or(0, |why| why.top.iter().map(|considered| considered.visits).sum())
        })
        .collect()
    };
    assert!(answers(false).iter().any(|&visits| visits > 6), "no decision had more visits than its own iterations");
    assert!(answers(true).iter().all(|&visits| visits <= 6));
}

#[test]
fn a_seat_may_get_another_bot_and_an_unknown_one_is_refused() {
    let asked = play::<WolfAndHound>(4, "greedy", 10, 8);
    let mut changing = host::<WolfAndHound>(30);
    ask(&mut changing, "alpha", &asked[0]);
    let error = changing.choose(Seat(0), "wolfhound", &asked[0].view, &asked[0].legal, 0).expect_err("there is none");
    assert_eq!(error.name, "wolfhound");
    assert!(same(&ask(&mut changing, "greedy", &asked[4]), &ask(&mut host(30), "greedy", &asked[4])));
}

/// Every program that runs a match has to compute the same seed, and old matches keep theirs.
#[test]
fn the_seed_of_a_decision_is_pinned() {
    const PINNED: [u64; 3] = [15_399_417_668_885_569_005, 4_072_388_588_599_689_079, 16_974_700_818_637_084_174];
    let commitment = Seed::from_number(1).commitment();
    assert_eq!([0, 1, 500].map(|revision| decision_seed(&commitment, revision)), PINNED);
}
