//! The public queries of a position agree with the legal moves and the scoring.

use den_core::prelude::*;
use den_core::rand::SeedableRng;
use den_core::{Played, Seat, Seed, Turn, built_in, dice};
use rand::rngs::ChaCha8Rng;
use the_wolves::{Hexes, Move, PackId, Prize, Stage, TheWolves};

/// The moves that the queries allow the seat, in the order of the legal moves.
fn allowed(now: &TheWolves, id: PackId) -> Vec<Move> {
    let (map, figures, pack) = (now.map(), now.figures(), now.pack(id));
    let spendable = now.spendable(id);
    let [_, _, lair, howl, dominate] = figures.costs;
    let howl_reach = now.howl_reach(id);
    let named = |hexes: Hexes, make: &dyn Fn(the_wolves::Hex) -> Move| hexes.iter().map(|hex| make(map.name(hex))).collect::<Vec<_>>();
    let mut moves = named(now.lair_sites(pack, pack.dens & now.close_to_alphas(id)) & now.affordable(&spendable, lair), &Move::Lair);
    moves.extend(named(now.answering(id, howl_reach) & now.affordable(&spendable, howl), &Move::Howl));
    for (prize, supply) in [(Prize::Den, pack.dens_left() > 0), (Prize::Wolf, pack.has_wolf_left())] {
        let rivals = Seat::all(figures.seats).map(PackId::from).filter(|&rival| supply && rival != id);
        let exposed = rivals.fold(Hexes::NONE, |all, rival| all | now.pack(rival).exposed(prize));
        moves.extend(named(exposed & howl_reach & now.affordable(&spendable, dominate), &|hex| Move::Dominate(prize, hex)));
    }
    moves.sort_unstable();
    moves
}

#[test]
fn the_queries_agree_with_the_legal_moves() {
    let (mut legal, mut seen) = (Vec::new(), [0; 3]);
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Default::default(), seats).expect("a game");
        game.deal(&Seed::from_number(seed), &mut ());
        while let Turn::Seat(seat) = game.now().turn() {
            legal.clear();
            game.now().legal_moves(&mut legal);
            let now = game.now();
            if now.stage() == Stage::Act && (now.actions_left() > 0 || now.packs()[seat.index()].actions > 0) {
                let listed = legal.iter().copied().filter(|m| matches!(m, Move::Lair(_) | Move::Howl(_) | Move::Dominate(..)));
                let listed: Vec<Move> = listed.collect();
                // A lair may also be refused because an enemy wolf on the den has nowhere to go, which does not happen in these games.
                assert_eq!(allowed(now, seat.into()), listed);
                for m in listed {
                    seen[match m {
                        Move::Lair(_) => 0,
                        Move::Howl(_) => 1,
                        _ => 2,
                    }] += 1;
                }
            }
            for (region, controls) in now.map().region_ids().zip(now.controls()) {
                assert_eq!(controls, now.control(region), "{region:?}");
            }
            game.play(seat, dice::one_of(&mut rng, &legal), &mut ()).expect("a legal move");
        }
    }
    assert!(seen.iter().all(|&moves| moves > 0), "{seen:?}");
}
