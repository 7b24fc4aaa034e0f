//! Compares the solver of open endings with plain minimax over the rules themselves.

use den_bots::lone_wolves::{SolveError, Solver, solve};
use den_core::prelude::*;
use den_core::{Eye, Played, Seat, Seed, Turn, built_in, dice};
use lone_wolves::{LoneWolves, Move, Options};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// A random open ending with this many tricks left (or a little later, in the middle of one).
fn ending(board: &str, left: u8, rng: &mut ChaCha8Rng) -> LoneWolves {
    let options = Options::read([board]).expect("a board");
    let start = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &options, 2).expect("for two").now().clone();
    let mut game = start.clone();
    let mut moves = Vec::new();
    let mut later = dice::below(rng, 4);
    loop {
        match game.turn() {
            Turn::Chance => {
                let chance = game.deal(rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seat(_) => {
                if game.table().tricks.won() >= 13 - left {
                    if later == 0 {
                        return game.with_scars_face_up(rng);
                    }
                    later -= 1;
                }
                moves.clear();
                game.legal_moves(&mut moves);
                game.play(dice::one_of(rng, &moves), &mut ());
            }
            Turn::Over => (game, later) = (start.clone(), 0),
        }
    }
}

/// The difference in points and in lone wolves for seat 1 at the end of perfect play, by exhaustive search.
fn minimax(position: &LoneWolves) -> (i32, i32) {
    let Turn::Seat(seat) = position.turn() else {
        let outcome = position.outcome().expect("over");
        let lone = position.table().sides.map(|side| i32::from(side.lone.iter().sum::<u8>()));
        return (outcome.seat(Seat(0)).points - outcome.seat(Seat(1)).points, lone[0] - lone[1]);
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let values = moves.into_iter().map(|m| {
        let mut next = position.clone();
        next.play(m, &mut ());
        minimax(&next)
    });
    if seat == Seat(0) { values.max() } else { values.min() }.expect("a move")
}

fn agrees(board: &str, left: u8, positions: u64) {
    let mut solver = Solver::new();
    for number in 0..positions {
        let mut rng = ChaCha8Rng::seed_from_u64(number * 100 + u64::from(left));
        let position = ending(board, left, &mut rng);
        let solved = solver.solve(&position, u64::MAX).expect("an open ending");
        let margin = solved.margin(Seat(0));
        let exact = minimax(&position);
        assert_eq!((margin.points(), margin.lone_wolves()), exact, "{board}, ending {number}\n{position:#?}");
        assert_eq!(solved.margin(Seat(1)).points(), -exact.0);
        let best: Move = solved.best.expect("a move");
        position.check(best).expect("the best move is legal");
        let mut after = position.clone();
        after.play(best, &mut ());
        if number % 4 == 0 {
            assert_eq!(minimax(&after), exact, "the best move `{best}` keeps the value");
        }
        assert_eq!(solve(&position).expect("open").margin(Seat(0)), margin, "the transposition table changes nothing");
    }
}

#[test]
fn it_agrees_with_minimax_on_the_last_trick() {
    agrees("basic", 1, 200);
    agrees("advanced", 1, 200);
}

#[test]
fn it_agrees_with_minimax_with_two_tricks_left() {
    agrees("basic", 2, 120);
    agrees("advanced", 2, 80);
}

/// Like [`minimax`], with alpha-beta pruning.
fn alpha_beta(position: &LoneWolves, mut least: (i32, i32), mut most: (i32, i32)) -> (i32, i32) {
    let Turn::Seat(seat) = position.turn() else { return minimax(position) };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    for m in moves {
        let mut next = position.clone();
        next.play(m, &mut ());
        let value = alpha_beta(&next, least, most);
        if seat == Seat(0) {
            least = least.max(value);
        } else {
            most = most.min(value);
        }
        if least >= most {
            break;
        }
    }
    if seat == Seat(0) { least } else { most }
}

/// With three tricks left the transposition table is used, which plain minimax is too slow for: small endings, by alpha-beta over the rules.
#[test]
fn it_agrees_with_alpha_beta_with_three_tricks_left() {
    let mut solver = Solver::new();
    let mut compared = 0;
    for number in 0..400 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let position = ending(["basic", "advanced"][number as usize % 2], 3, &mut rng);
        let Ok(solved) = solver.solve(&position, 4_000) else { continue };
        compared += 1;
        let margin = solved.margin(Seat(0));
        let exact = alpha_beta(&position, (-1000, 0), (1000, 0));
        assert_eq!((margin.points(), margin.lone_wolves()), exact, "ending {number}\n{position:#?}");
    }
    assert!(compared > 50, "{compared} endings are small enough");
}

#[test]
fn it_refuses_what_is_hidden_and_what_is_too_large() {
    let mut game = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &Default::default(), 2).expect("for two");
    assert_eq!(solve(game.now()), Err(SolveError::FaceDownScars));
    game.deal(&Seed::from_number(1), &mut ());
    assert_eq!(solve(game.now()), Err(SolveError::FaceDownScars));
    let open = game.now().with_scars_face_up(&mut ChaCha8Rng::seed_from_u64(1));
    assert_eq!(Solver::new().solve(&open, 1000), Err(SolveError::TooLarge(1000)));
}

#[test]
fn a_finished_game_is_its_own_answer() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut position = ending("basic", 1, &mut rng);
    let first = solve(&position).expect("open");
    while let Some(best) = solve(&position).expect("open").best {
        position.play(best, &mut ());
    }
    assert_eq!(position.turn(), Turn::Over);
    let solved = solve(&position).expect("open");
    assert_eq!((solved.best, solved.margin(Seat(0))), (None, first.margin(Seat(0))));
    let outcome = position.outcome().expect("over");
    assert_eq!(solved.margin(Seat(0)).share(), outcome.share(Seat(0)));
}

/// The steps of a bot: a view, a guess, an open world, a legal answer.
#[test]
fn it_answers_what_a_player_can_guess() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for number in 0..20 {
        let position = ending(if number % 2 == 0 { "basic" } else { "advanced" }, 2, &mut rng);
        let Turn::Seat(seat) = position.turn() else { panic!("a decision") };
        let guess = LoneWolves::guess(&position.view(Eye::Seat(seat)), &mut rng);
        let best = solve(&guess.with_scars_face_up(&mut rng)).expect("open").best.expect("a move");
        position.check(best).expect("legal in the true position too");
    }
}
