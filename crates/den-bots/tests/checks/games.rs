//! In every game: the same view and seed give the same move, whatever is hidden, and a bot can be stopped immediately. In
//! Lone Wolves, endings are played as the solver plays them.

use den_bots::lone_wolves::Solver;
use den_bots::{BOTS, Budget, Evaluate, Level, Rng, Stop, by_name, effect};
use den_core::prelude::*;
use den_core::{Eye, Played, Seat, Turn, built_in, dice};
use lone_wolves::LoneWolves;
use rand::SeedableRng;
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;
use wolfwalkers::Wolfwalkers;

/// A position in the middle of a random game, where someone has a choice.
fn position<G: Evaluate>(seats: u8, steps: u32, rng: &mut Rng) -> (G, Seat, Vec<G::Move>) {
    let mut now = Played::<G>::new(&built_in::<G>(), &G::Options::default(), seats).expect("a table for so many").now().clone();
    let (mut legal, mut left) = (Vec::new(), steps);
    loop {
        match now.turn() {
            Turn::Chance => {
                let chance = now.deal(rng);
                now.resolve(&chance, &mut ());
            }
            Turn::Seat(seat) => {
                legal.clear();
                now.legal_moves(&mut legal);
                if left == 0 && legal.len() > 1 {
                    return (now, seat, legal);
                }
                left = left.saturating_sub(1);
                now.play(dice::one_of(rng, &legal), &mut ());
            }
            Turn::Over => return position(seats, steps / 2, rng),
        }
    }
}

/// A bot's answer in a true position.
fn answer<G: Evaluate>(name: &str, now: &G, seat: Seat) -> (G::Move, String) {
    let mut legal = Vec::new();
    now.legal_moves(&mut legal);
    let mut bot = by_name::<G>(name, 5).expect("the name is listed");
    let choice = bot.choose(&now.view(Eye::Seat(seat)), &legal, &Budget::iterations(30));
    (choice.chosen, format!("{:?}", choice.why))
}

/// `hides` tells whether players of this game have hidden information.
fn cannot_look<G: Evaluate>(seats: u8, hides: bool) {
    let mut rng = Rng::seed_from_u64(9);
    let mut swapped = 0;
    for steps in [2, 9, 17] {
        let (now, seat, _) = position::<G>(seats, steps, &mut rng);
        let other = G::guess(&now.view(Eye::Seat(seat)), &mut rng);
        assert!(now.view(Eye::Seat(seat)) == other.view(Eye::Seat(seat)));
        swapped += u32::from(other != now);
        for name in BOTS.map(|bot| bot.name) {
            let first = answer(name, &now, seat);
            assert_eq!(first, answer(name, &other, seat), "{name} knows hidden information in {}", G::ID);
            assert_eq!(first, answer(name, &now, seat), "{name} does not say the same twice in {}", G::ID);
        }
    }
    assert_eq!(swapped > 0, hides, "nothing was exchanged");
}

#[test]
fn no_bot_sees_hidden_information() {
    cannot_look::<WolfAndHound>(4, true);
    cannot_look::<WolfAndHound>(3, true);
    cannot_look::<WolfAndHound>(2, true);
    cannot_look::<LoneWolves>(2, true);
    cannot_look::<Wolfwalkers>(2, false);
    cannot_look::<TheWolves>(3, false);
}

fn stops_at_once<G: Evaluate>(seats: u8) {
    let stop = Stop::new();
    stop.raise();
    let budget = Budget::iterations(u64::MAX).stopped_by(&stop);
    let (now, seat, legal) = position::<G>(seats, 11, &mut Rng::seed_from_u64(3));
    for name in BOTS.map(|bot| bot.name) {
        let mut bot = by_name::<G>(name, 1).expect("the name is listed");
        let choice = bot.choose(&now.view(Eye::Seat(seat)), &legal, &budget);
        assert!(now.check(choice.chosen).is_ok());
        assert!(choice.why.is_none_or(|why| why.iterations <= 1), "{name} went on thinking");
    }
}

#[test]
fn every_bot_stops_immediately_in_every_game() {
    stops_at_once::<WolfAndHound>(4);
    stops_at_once::<LoneWolves>(2);
    stops_at_once::<Wolfwalkers>(2);
    stops_at_once::<TheWolves>(3);
}

#[test]
fn alpha_plays_the_same_game_again() {
    let play = || {
        let mut rng = Rng::seed_from_u64(8);
        let (mut now, _, mut legal) = position::<LoneWolves>(2, 6, &mut rng);
        let mut bots = [1, 2].map(|seed| Level::Alpha.bot::<LoneWolves>(seed));
        let mut moves = Vec::new();
        while now.turn() != Turn::Over {
            if let Turn::Seat(seat) = now.turn() {
                legal.clear();
                now.legal_moves(&mut legal);
                let m = bots[seat.index()].choose(&now.view(Eye::Seat(seat)), &legal, &Budget::iterations(60)).chosen;
                moves.push(m);
                now.play(m, &mut ());
            } else {
                let chance = now.deal(&mut rng);
                now.resolve(&chance, &mut ());
            }
        }
        moves
    };
    assert_eq!(play(), play());
}

/// A position of Lone Wolves with this many tricks to go, in which the second player (`following`) or the first has a choice.
fn ending(left: u8, following: bool, rng: &mut Rng) -> (LoneWolves, Seat, Vec<lone_wolves::Move>) {
    loop {
        let (now, seat, legal) = position::<LoneWolves>(2, 44 - 4 * u32::from(left) + dice::below(rng, 8), rng);
        let tricks = now.setup().hand - now.table().tricks.won();
        let due = if following { lone_wolves::Stage::Follow } else { lone_wolves::Stage::Lead };
        if tricks == left && now.table().stage == due {
            return (now, seat, legal);
        }
    }
}

/// The opponent's last card is on the table: unless a scar is face down, nothing is hidden any more.
#[test]
fn the_last_card_is_played_as_the_solver_plays_it() {
    let mut rng = Rng::seed_from_u64(4);
    let mut solver = Solver::new();
    let mut open = 0;
    for number in 0..300 {
        let (now, seat, legal) = ending(1, true, &mut rng);
        if now.table().face_down() > 0 {
            continue;
        }
        open += 1;
        let best = solver.solve(&now, u64::MAX).expect("nothing is hidden").margin(seat);
        let chosen = Level::Alpha.bot::<LoneWolves>(number).choose(&now.view(Eye::Seat(seat)), &legal, &Budget::default()).chosen;
        let mut after = now.clone();
        after.play(chosen, &mut ());
        let reached = solver.solve(&after, u64::MAX).expect("nothing is hidden").margin(seat);
        assert_eq!(reached.share(), best.share(), "ending {number}: `{chosen}` does not do what the solver does");
        assert_eq!(reached.points(), best.points(), "ending {number}: `{chosen}` leaves points to the other");
    }
    assert!(open >= 5, "only {open} endings had nothing hidden");
}

/// With a hidden hand, the best move is the one that the solver finds best on average over the possible hands.
#[test]
fn endings_are_played_as_the_solver_plays_them_on_average() {
    const WORLDS: u32 = 150;
    let mut rng = Rng::seed_from_u64(6);
    let mut solver = Solver::new();
    for number in 0..10 {
        let (now, seat, legal) = ending(2, number % 2 == 0, &mut rng);
        let view = now.view(Eye::Seat(seat));
        let mut means = vec![0.0; legal.len()];
        for _ in 0..WORLDS {
            let world = LoneWolves::guess(&view, &mut rng).with_scars_face_up(&mut rng);
            for (mean, &m) in means.iter_mut().zip(&legal) {
                let mut after = world.clone();
                after.play(m, &mut ());
                *mean += solver.solve(&after.with_scars_face_up(&mut rng), u64::MAX).expect("a short ending").margin(seat).share()
                    / f64::from(WORLDS);
            }
        }
        let best = means.iter().copied().fold(0.0, f64::max);
        let chosen = Level::Alpha.bot::<LoneWolves>(number).choose(&view, &legal, &Budget::iterations(20_000)).chosen;
        let at = legal.iter().position(|&m| m == chosen).expect("a legal move");
        assert!(means[at] > best - 0.08, "ending {number}: `{chosen}` wins {:.2}, the best {best:.2}", means[at]);
    }
}

/// Once a move after which cards are drawn seemed to have no answer.
fn answers_after_chance<G: Evaluate>(seats: u8) -> u32 {
    let mut rng = Rng::seed_from_u64(3);
    let mut after_chance = 0;
    for steps in 0..24 {
        let (now, seat, legal) = position::<G>(seats, steps, &mut rng);
        let m = dice::one_of(&mut rng, &legal);
        let effect = effect::<G>(&now.view(Eye::Seat(seat)), m).expect("it is this seat's turn");
        let mut next = now.clone();
        next.play(m, &mut ());
        let chance = next.turn() == Turn::Chance;
        while next.turn() == Turn::Chance {
            let chance = next.deal(&mut rng);
            next.resolve(&chance, &mut ());
        }
        if let (true, Turn::Seat(other)) = (chance && next.turn() != Turn::Seat(seat), next.turn()) {
            let (who, ..) = effect.reply.expect("somebody answers");
            assert_eq!(who, other, "{} after {m}", G::ID);
            after_chance += 1;
        }
    }
    after_chance
}

#[test]
fn a_move_after_which_cards_are_drawn_has_an_answer() {
    let seen = [answers_after_chance::<WolfAndHound>(4), answers_after_chance::<Wolfwalkers>(2)];
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}
