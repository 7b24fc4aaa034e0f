//! Moving and activating animals on the open table alone gives the same result as in a game.

use den_core::prelude::*;
use den_core::rand::SeedableRng;
use den_core::rand::rngs::Xoshiro256PlusPlus;
use den_core::{Played, Turn, built_in, dice};
use wolf_and_hound::{Move, Open, Options, Stage, WolfAndHound};

/// Plays random games and repeats every card on a copy of the open table with the public queries.
fn repeats(options: &str) {
    let options = Options::read(options.split_whitespace()).expect("options");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut legal, mut cards, mut ended) = (Vec::new(), 0, 0);
    for _ in 0..20 {
        let mut now = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &options, 4).expect("for four").now().clone();
        assert_eq!(*now.open(), Open::new(now.setup()), "the table before the deal");
        let mut expected = None;
        while now.turn() != Turn::Over {
            if now.turn() == Turn::Chance {
                let chance = now.deal(&mut rng);
                now.resolve(&chance, &mut ());
                continue;
            }
            if let Some(open) = expected.take() {
                check(&now, &open);
            }
            legal.clear();
            now.legal_moves(&mut legal);
            let m = dice::one_of(&mut rng, &legal);
            if let Move::Play(card) = m {
                let mut open = *now.open();
                open.move_animals(now.setup(), card, &mut ());
                open.active = open.active.next();
                open.activate(now.setup(), &mut ());
                expected = Some(open);
                cards += 1;
            }
            now.play(m, &mut ());
        }
        let open = expected.expect("a card was the last move");
        check(&now, &open);
        let Stage::Over(ending) = now.open().stage else { unreachable!("the game is over") };
        let found = open.ending(now.setup()).unwrap_or_else(|| open.count());
        assert_eq!(found, ending);
        ended += u32::from(ending.sheepless.is_some());
    }
    assert!(cards > 100 && ended > 0, "{cards} cards, {ended} games ended by a lost flock");
}

fn check(now: &WolfAndHound, expected: &Open) {
    assert_eq!((now.open().at, now.open().sheep), (expected.at, expected.sheep));
}

#[test]
fn a_card_moves_the_animals_of_the_open_table_as_in_the_game() {
    repeats("beginner-1");
    repeats("beginner-1 meat-and-bones=true");
}
