//! The search finds what can be proved, stops when told to, and keeps the part of its tree that still applies.

use std::collections::BTreeMap;

use den_bots::lone_wolves::Solver;
use den_bots::{BOTS, Bot, Budget, Choice, Evaluate, Ismcts, LEVELS, Rng, Search, SearchConfig, Stop, by_name};
use den_core::prelude::*;
use den_core::{Eye, Game, Played, Seat, Seed, Turn, built_in, dice};
use lone_wolves::{LoneWolves, Stage};
use rand::SeedableRng;
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;

/// The first decision of a game of Wolf & Hound.
fn opening() -> Played<WolfAndHound> {
    let mut game = Played::new(&built_in::<WolfAndHound>(), &Default::default(), 4).expect("for four");
    game.deal(&Seed::from_number(1), &mut ());
    game
}

fn ask<G: Game>(bot: &mut dyn Bot<G>, position: &G, budget: &Budget) -> Choice<G> {
    let Turn::Seat(seat) = position.turn() else { panic!("nobody decides") };
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    bot.choose(&position.view(Eye::Seat(seat)), &legal, budget)
}

fn visits<G: Game>(choice: &Choice<G>) -> u64 {
    choice.why.as_ref().expect("a search explains itself").top.iter().map(|considered| considered.visits).sum()
}

/// A random game of Lone Wolves up to the lead of the last trick, with no scar face down: only the opponent's last card is hidden.
fn last_lead(rng: &mut Rng) -> LoneWolves {
    let start = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2).expect("for two").now().clone();
    let (mut now, mut legal) = (start.clone(), Vec::new());
    loop {
        match now.turn() {
            Turn::Over => now = start.clone(),
            Turn::Chance => {
                let chance = now.deal(rng);
                now.resolve(&chance, &mut ());
            }
            Turn::Seat(_) => {
                legal.clear();
                now.legal_moves(&mut legal);
                let table = now.table();
                let last = table.stage == Stage::Lead && table.tricks.won() + 1 == now.setup().hand;
                if last && table.face_down() == 0 && legal.len() > 2 {
                    return now;
                }
                now.play(dice::one_of(rng, &legal), &mut ());
            }
        }
    }
}

/// The average win share of each lead over the cards that the opponent may have, all equally likely, with a perfect answer. The
/// opponent then knows everything, so this is the exact value and not an estimate.
fn exact_shares(view: &lone_wolves::View, seat: Seat, legal: &[lone_wolves::Move], rng: &mut Rng) -> Vec<f64> {
    let other = seat.next(2);
    let worlds: BTreeMap<_, LoneWolves> = (0..500)
        .map(|_| {
            let world = LoneWolves::guess(view, rng);
            (world.hand(other).bits(), world)
        })
        .collect();
    let mut solver = Solver::new();
    let mut share = |m| {
        let of_world = |world: &LoneWolves| {
            let mut after = world.clone();
            after.play(m, &mut ());
            solver.solve(&after, u64::MAX).expect("nothing is hidden").margin(seat).share()
        };
        worlds.values().map(of_world).sum::<f64>() / worlds.len() as f64
    };
    legal.iter().map(|&m| share(m)).collect()
}

/// Searches the last trick and compares with the exact shares.
fn converges(config: SearchConfig, tolerance: Option<f64>) {
    let mut rng = Rng::seed_from_u64(3);
    let mut compared = 0;
    for number in 0..60 {
        let now = last_lead(&mut rng);
        let Turn::Seat(seat) = now.turn() else { unreachable!("a lead") };
        let view = now.view(Eye::Seat(seat));
        let mut legal = Vec::new();
        now.legal_moves(&mut legal);
        let exact = exact_shares(&view, seat, &legal, &mut rng);
        let best = exact.iter().copied().fold(0.0, f64::max);
        if exact.iter().all(|share| *share > best - 0.1) {
            continue;
        }
        compared += 1;
        let mut search = Search::<LoneWolves>::new(config);
        search.run(|rng| LoneWolves::guess(&view, rng), &mut rng, &mut Budget::iterations(6_000).start());
        let chosen = search.best().expect("a move");
        let at = legal.iter().position(|&m| m == chosen).expect("a legal move");
        assert!(exact[at] > best - 0.001, "position {number}: `{chosen}` wins {:.3}, the best move {best:.3}", exact[at]);
        if let Some(tolerance) = tolerance {
            let value = search.considered().iter().find(|considered| considered.play == chosen).expect("it was tried").value;
            assert!((value - best).abs() < tolerance, "position {number}: `{chosen}` wins {best:.3}, the search says {value:.3}");
        }
    }
    assert!(compared >= 10, "{compared} positions had a choice that matters");
}

#[test]
fn a_search_using_only_the_rules_converges_to_the_exact_value() {
    converges(LoneWolves::SEARCH.rules_only(), Some(0.05));
}

#[test]
fn the_search_finds_the_move_that_is_best_over_all_hidden_hands() {
    converges(LoneWolves::SEARCH, None);
}

#[test]
fn a_search_stops_when_another_thread_tells_it_to() {
    let game = opening();
    let view = game.now().view(Eye::Seat(Seat(0)));
    let stop = Stop::new();
    let budget = Budget::iterations(u64::MAX).stopped_by(&stop);
    let (mut thinking, mut worlds) = (budget.start(), 0);
    let world = |rng: &mut Rng| {
        worlds += 1;
        if worlds == 10 {
            let stop = stop.clone();
            std::thread::spawn(move || stop.raise()).join().expect("raising a flag does not panic");
        }
        WolfAndHound::guess(&view, rng)
    };
    Search::new(WolfAndHound::SEARCH).run(world, &mut Rng::seed_from_u64(1), &mut thinking);
    assert_eq!((worlds, thinking.iterations()), (10, 10));
}

#[test]
fn the_explanation_shows_the_choice_first_and_a_line_from_it() {
    let game = opening();
    let mut bot = by_name::<WolfAndHound>("alpha", 5).expect("listed");
    let choice = ask(&mut *bot, game.now(), &Budget::iterations(2_000));
    assert_eq!(visits(&choice), 2_000, "a hand of four has at most four different cards");
    let why = choice.why.expect("alpha explains itself");
    assert_eq!((why.iterations, why.top[0].play), (2_000, choice.chosen));
    assert_eq!(why.line[0], (Seat(0), choice.chosen));
    assert_eq!(why.line[1].0, Seat(1), "{why:?}");
}

#[test]
fn an_unknown_bot_is_refused_with_the_list() {
    let Err(error) = by_name::<WolfAndHound>("wolfhound", 1) else { panic!("there is none") };
    assert_eq!(
        error.to_string(),
        "there is no bot `wolfhound`; choose one of pup, yearling, scout, tracker, hunter, veteran, beta, alpha, companion, random, greedy, pimc, ismcts"
    );
}

#[test]
fn the_levels_come_first_in_the_list() {
    assert_eq!(LEVELS.map(den_bots::Level::name)[..], BOTS.map(|bot| bot.name)[..LEVELS.len()]);
}

/// Continues with everyone's first legal move until `seat` decides again. Returns whether chance played a part.
fn play_on<G: Game>(game: &mut Played<G>, seat: Seat) -> bool {
    let mut legal = Vec::new();
    let mut chance = false;
    loop {
        chance |= game.now().turn() == Turn::Chance;
        game.deal(&Seed::from_number(2), &mut ());
        match game.now().turn() {
            Turn::Seat(other) if other != seat => {
                legal.clear();
                game.now().legal_moves(&mut legal);
                game.play(other, legal[0], &mut ()).expect("a legal move");
            }
            _ => return chance,
        }
    }
}

#[test]
fn a_tree_is_not_kept_across_chance() {
    let mut game = opening();
    let mut bot = Ismcts::<WolfAndHound>::new(7, WolfAndHound::SEARCH, Budget::iterations(500));
    let first = ask(&mut bot, game.now(), &Budget::default());
    game.play(Seat(0), first.chosen, &mut ()).expect("a legal move");
    assert!(play_on(&mut game, Seat(0)), "a card is drawn");
    assert_eq!(visits(&ask(&mut bot, game.now(), &Budget::iterations(100))), 100);
}

#[test]
fn a_tree_is_kept_if_chance_plays_no_part() {
    let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2).expect("for two");
    game.deal(&Seed::from_number(4), &mut ());
    let Turn::Seat(seat) = game.now().turn() else { panic!("a seat leads") };
    let mut bot = Ismcts::<LoneWolves>::new(7, LoneWolves::SEARCH, Budget::iterations(400));
    let mut kept = 0;
    let mut chance = true;
    while game.now().turn() == Turn::Seat(seat) {
        let choice = ask(&mut bot, game.now(), &Budget::default());
        if choice.why.is_some() {
            let reused = visits(&choice) > 400;
            assert!(!(reused && chance), "a tree was kept across chance");
            kept += u32::from(reused);
        }
        game.play(seat, choice.chosen, &mut ()).expect("a legal move");
        chance = play_on(&mut game, seat);
    }
    assert!(kept >= 2, "a tree was kept {kept} times");
}

#[test]
fn alpha_thinks_longer_about_hard_decisions() {
    let seed = Seed::from_number(4);
    let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &Default::default(), 4).expect("for four");
    let mut bots: Vec<_> = (0..4).map(|seat| by_name::<WolfAndHound>("alpha", seat).expect("listed")).collect();
    let mut spent = Vec::new();
    loop {
        game.deal(&seed, &mut ());
        let Turn::Seat(seat) = game.now().turn() else { break };
        let choice = ask(&mut *bots[seat.index()], game.now(), &Budget::untimed());
        // A win in one move is not searched.
        spent.extend(choice.why.map(|why| why.iterations).filter(|&iterations| iterations > 0));
        game.play(seat, choice.chosen, &mut ()).expect("a legal move");
    }
    let (least, most) =
        (WolfAndHound::SEARCH.alpha_iterations, WolfAndHound::SEARCH.alpha_iterations * WolfAndHound::SEARCH.alpha_patience);
    assert!(spent.iter().all(|n| (least..=most).contains(n)), "{spent:?}");
    assert!(spent.contains(&least) && spent.iter().any(|&n| n > least), "{spent:?}");
}

/// The first decision of a game of The Wolves after the setup.
fn first_action() -> TheWolves {
    let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Default::default(), 2).expect("for two");
    let mut legal = Vec::new();
    loop {
        game.deal(&Seed::from_number(3), &mut ());
        let Turn::Seat(seat) = game.now().turn() else { panic!("the game has begun") };
        if game.now().stage() == the_wolves::Stage::Act {
            return game.now().clone();
        }
        legal.clear();
        game.now().legal_moves(&mut legal);
        game.play(seat, legal[0], &mut ()).expect("a legal move");
    }
}

#[test]
fn the_value_of_a_step_is_that_of_an_action_that_was_tried() {
    let now = first_action();
    let mut search = Search::<TheWolves>::new(TheWolves::SEARCH);
    search.run(|_| now.clone(), &mut Rng::seed_from_u64(1), &mut Budget::iterations(12).start());
    let tried = search.candidates(1);
    let considered = search.considered();
    assert!(!considered.is_empty());
    for one in considered {
        let best = tried.iter().filter(|action| action.steps[0] == one.play).map(|action| action.value).reduce(f64::max);
        assert_eq!((Some(one.value), one.visits > 0), (best, true), "{}", one.play);
    }
}

#[test]
fn an_action_that_the_search_did_not_list_has_a_value() {
    let now = first_action();
    let mut legal = Vec::new();
    now.legal_moves(&mut legal);
    let mut search = Search::<TheWolves>::new(TheWolves::SEARCH);
    let mut rng = Rng::seed_from_u64(1);
    search.run(|_| now.clone(), &mut rng, &mut Budget::iterations(12).start());
    let listed = search.candidates(1);
    let other = legal.into_iter().find(|m| listed.iter().all(|action| action.steps[0] != *m)).expect("a step that is not listed");
    let value = search.values_of(&[vec![other]], 3, |_| now.clone(), &mut rng)[0];
    assert!(value > 0.0 && value < 1.0, "{value}");
    assert!(search.candidates(3).iter().any(|action| action.steps == [other]));
}

/// Once it chose an action rated 13 % over one rated 40 %, because it had tried it more often.
#[test]
fn the_best_action_is_the_one_rated_highest_not_the_one_tried_most() {
    let mut now = first_action();
    let mut rng = Rng::seed_from_u64(2);
    for _ in 0..12 {
        let mut search = Search::<TheWolves>::new(TheWolves::SEARCH);
        search.run(|_| now.clone(), &mut rng, &mut Budget::iterations(30).start());
        let (best, tried) = (search.best().expect("there are actions"), search.candidates(1));
        let value = tried.iter().filter(|action| action.steps[0] == best).map(|action| action.value).fold(f64::MIN, f64::max);
        for other in &tried {
            let doubt = f64::from(TheWolves::SEARCH.actions.doubt) / (other.visits as f64).sqrt();
            assert!(other.value - doubt <= value + 1e-6, "{best} is rated {value:.2}, {:?} {:.2}", other.steps, other.value);
        }
        now.play(best, &mut ());
        while now.turn() == Turn::Chance {
            let chance = now.deal(&mut rng);
            now.resolve(&chance, &mut ());
        }
    }
}

#[test]
fn a_guess_with_partners_has_their_hands_and_fits_the_view() {
    let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &Default::default(), 4).expect("for four");
    game.deal(&Seed::from_number(8), &mut ());
    let (now, mut rng) = (game.now(), Rng::seed_from_u64(1));
    let hand = |position: &WolfAndHound, seat: u8| position.view(Eye::Seat(Seat(seat))).hand;
    let mut others = 0;
    for _ in 0..20 {
        let guess = now.guess_with_partners(Seat(1), &mut rng);
        assert_eq!(guess.view(Eye::Seat(Seat(1))), now.view(Eye::Seat(Seat(1))));
        assert_eq!(hand(&guess, 3), hand(now, 3), "the partner's hand");
        others += u32::from(hand(&guess, 0) != hand(now, 0));
    }
    assert!(others > 15, "opponents' hands are guessed");
}
