//! A search on several cores does more, and always the same.

use den_bots::{Bot, Budget, Evaluate, Ismcts};
use den_core::{Eye, Played, Seed, Turn, built_in};
use lone_wolves::LoneWolves;
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;
use wolfwalkers::Wolfwalkers;

/// The moves and explanations of the first decisions of a game, each with 60 iterations for every core.
fn decisions<G: Evaluate>(seats: u8, cores: usize) -> Vec<(G::Move, u64, String)> {
    let seed = Seed::from_number(5);
    let mut game = Played::<G>::new(&built_in::<G>(), &Default::default(), seats).expect("for so many");
    let mut bot = Ismcts::<G>::new(1, G::SEARCH, Budget::default());
    let (mut legal, mut made) = (Vec::new(), Vec::new());
    while made.len() < 12 {
        game.deal(&seed, &mut ());
        let Turn::Seat(seat) = game.now().turn() else { break };
        legal.clear();
        game.now().legal_moves(&mut legal);
        let choice = bot.choose(&game.now().view(Eye::Seat(seat)), &legal, &Budget::iterations(60).on_cores(cores));
        assert!(legal.contains(&choice.chosen));
        if let Some(why) = &choice.why {
            assert_eq!(why.top[0].play, choice.chosen, "the choice comes first");
            let line = why.line.first().map(|(_, play)| *play);
            assert!(line.is_none_or(|first| first == choice.chosen), "the line starts with it");
        }
        let (iterations, said) = choice.why.map_or_else(Default::default, |why| (why.iterations, format!("{why:?}")));
        made.push((choice.chosen, iterations, said));
        game.play(seat, choice.chosen, &mut ()).expect("a legal move");
    }
    made
}

fn check<G: Evaluate>(seats: u8) {
    let one = decisions::<G>(seats, 1);
    assert_eq!(one, decisions::<G>(seats, 0), "one core is the default");
    let three = decisions::<G>(seats, 3);
    assert_eq!(three, decisions::<G>(seats, 3), "the same seed, the same answers");
    assert_ne!(three, one, "three cores find something else");
}

#[test]
fn several_cores_give_the_same_answers_every_time() {
    check::<WolfAndHound>(4);
    check::<LoneWolves>(2);
    check::<Wolfwalkers>(3);
    check::<TheWolves>(2);
}

/// Where every core has a tree of its own, their iterations add up.
#[test]
fn the_iterations_of_all_cores_count() {
    for (one, three) in decisions::<LoneWolves>(2, 1).iter().zip(decisions::<LoneWolves>(2, 3)).take(1) {
        assert_eq!((one.1, three.1), (60, 180));
    }
}
