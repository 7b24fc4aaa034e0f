//! Setup and the player board: TW-SETUP, TW-BOARD.

use std::collections::BTreeMap;

use den_core::rand::SeedableRng;
use den_core::{Audit, Deals, Options as _, Seat};
use rand::rngs::ChaCha8Rng;
use the_wolves::{Moon, Options, Prey, RegionTile, TileId, Token, Track, Wolf};

use crate::table::{Ask, Table, deal, dealt, fresh, pack, to_act};

/// TW-SETUP-1
#[test]
fn region_tiles_are_dealt_at_random_to_the_slots_each_once() {
    let game = fresh(3);
    let refused = |edit: &dyn Fn(&mut the_wolves::Chance)| {
        let mut wrong = deal(3);
        edit(&mut wrong);
        game.check_chance(&wrong).unwrap_err().rule
    };
    assert_eq!(refused(&|d| d.tiles[1] = d.tiles[0]), "TW-SETUP-1");
    assert_eq!(refused(&|d| d.tiles[1] = RegionTile::new(11).unwrap()), "TW-SETUP-1");
    assert_eq!(refused(&|d| d.tiles.truncate(5)), "TW-SETUP-1");
    assert_eq!(refused(&|d| d.prey[0] = Prey::Hare), "TW-SETUP-2");
    assert_eq!(refused(&|d| d.moons[0] = 4), "TW-SETUP-3");
    assert_eq!(refused(&|d| d.moons[0] |= 2), "TW-SETUP-3");
    assert_eq!(refused(&|d| d.first = Seat(3)), "TW-SETUP-6");
    assert_eq!(dealt(3).check_chance(&deal(3)).unwrap_err().rule, "TW-SETUP-1");
}

/// The chi-squared statistic of counts that should all be the same.
fn chi_square(counts: &[u32]) -> f64 {
    let due = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|n| (f64::from(*n) - due).powi(2) / due).sum()
}

/// TW-SETUP-1, TW-SETUP-2, TW-SETUP-3, TW-SETUP-6, TW-HINT-1: every deal is equally likely, judging by the first region and the first player.
#[test]
fn the_dealer_is_fair() {
    let game = fresh(5);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut tiles, mut last, mut prey, mut moons, mut first) = ([0; 10], [0; 10], [0; 5], [0; 10], [0; 5]);
    for _ in 0..3000 {
        let deal = game.deal(&mut rng);
        game.check_chance(&deal).unwrap();
        tiles[deal.tiles[0].index()] += 1;
        last[deal.tiles[9].index()] += 1;
        prey[deal.prey[0].index()] += 1;
        // There are 3 crescent, 4 half and 3 full moons: the place of the last half moon.
        moons[deal.moons.iter().rposition(|set| *set == 2).unwrap()] += 1;
        first[deal.first.index()] += 1;
    }
    // 99.9 % of fair dealers stay below 27.9 with ten cases and below 18.5 with five.
    assert!(chi_square(&tiles) < 27.9 && chi_square(&last) < 27.9, "{tiles:?} {last:?}");
    assert!(chi_square(&prey) < 18.5 && chi_square(&first) < 18.5, "{prey:?} {first:?}");
    // The last half moon is in place `n` in as many of the 210 orders as there are ways to choose three of the places before it.
    let ways = [0, 0, 0, 1, 4, 10, 20, 35, 56, 84];
    let off: f64 = moons
        .iter()
        .zip(ways)
        .skip(3)
        .map(|(n, w)| (f64::from(*n) - f64::from(w) * 3000.0 / 210.0).powi(2) / (f64::from(w) * 3000.0 / 210.0))
        .sum();
    assert!(moons[..3] == [0; 3] && off < 22.5, "{moons:?}: {off}");
    // A dealer that leaves the first tile in its place one time in ten too often is detected.
    let mut biased = [0; 10];
    for deal in 0..3000 {
        let tile = game.deal(&mut rng).tiles[0];
        biased[if deal % 10 == 0 { 0 } else { tile.index() }] += 1;
    }
    assert!(chi_square(&biased) > 27.9, "{biased:?}");
    // So is one that never lets the last seat start.
    let seats: Vec<u32> = (0..5).map(|seat| (0..3000u32).filter(|n| n % 4 == seat).count() as u32).collect();
    assert!(chi_square(&seats) > 18.5, "{seats:?}");
}

/// TW-SETUP-2
#[test]
fn a_lone_wolf_is_on_each_symbol_and_a_stack_of_two_equal_prey_on_each_prey_symbol() {
    use Prey::{Boar, Deer, Hare, Moose, Raccoon};
    let stacks = [
        (3, vec![(Moose, 1), (Deer, 1), (Raccoon, 1), (Boar, 1), (Hare, 2)]),
        (4, vec![(Moose, 1), (Deer, 1), (Raccoon, 2), (Boar, 2), (Hare, 2)]),
        (5, vec![(Moose, 2), (Deer, 2), (Raccoon, 2), (Boar, 2), (Hare, 2)]),
    ];
    for (seats, expected) in stacks {
        let game = dealt(seats);
        assert_eq!(game.lone_wolves().len() as usize, 2 * game.map().regions.len());
        let mut kinds = BTreeMap::<Prey, usize>::new();
        for region in game.map().region_ids() {
            assert_eq!(game.prey(region).left, 2);
            *kinds.entry(game.prey(region).prey).or_default() += 1;
        }
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), expected);
    }
}

/// TW-SETUP-3
#[test]
fn scoring_tokens_by_the_number_of_players_with_a_high_and_a_low_number() {
    for (seats, expected) in [(3, [2, 2, 2]), (4, [2, 3, 3]), (5, [3, 4, 3])] {
        let game = dealt(seats);
        let count = |moon: Moon| game.map().region_ids().filter(|&r| Moon::of_set(game.moons_on(r)).eq([moon])).count();
        assert_eq!(Moon::ALL.map(count), expected, "{seats} players");
        assert_eq!(game.figures().moons, [[4, 2], [6, 3], [8, 4]]);
    }
}

/// TW-SETUP-4
#[test]
fn eight_wolves_leave_the_player_board_in_the_order_ppappapp() {
    use Wolf::{Alpha, Pack};
    let game = dealt(3);
    assert_eq!(game.figures().order, [Pack, Pack, Alpha, Pack, Pack, Alpha, Pack, Pack]);
    let pack = game.pack_of(1);
    assert_eq!((pack.dens_left(), pack.built, pack.joined), (12, 0, 0));
    // The third howl brings an alpha.
    for (joined, kind) in [(0, "1w"), (1, "1w"), (2, "1A"), (5, "1A"), (7, "1w")] {
        let mut game = Table::new(3).with("1A c6 1w c7").tokens(1, 0, 2).edit(|v| v.packs[0].joined = joined).game();
        game.dos(&["howl c5", "pay t+t"]);
        assert_eq!(game.at("c5"), kind);
    }
}

/// TW-SETUP-5
#[test]
fn five_two_sided_tiles_start_with_no_terrain_twice_which_leaves_two_ways() {
    let mut game = dealt(3);
    assert_eq!(game.list(), ["tiles FRGTD", "tiles RGTDF"]);
    assert_eq!(game.rule("tiles FGTDF"), "TW-SETUP-5");
    assert_eq!(game.rule("tiles FRGTF"), "TW-SETUP-5");
    assert_eq!(game.rule("tiles DRGTF"), "TW-SETUP-5");
    game.does("tiles RGTDF");
    assert_eq!(to_act(&game), 2);
    let shown: String = TileId::ALL.into_iter().map(|tile| game.shows(pack(1), tile).letter()).collect();
    assert_eq!(shown, "FRGTDF", "the habitat tile first, then the five");
    game.dos(&["tiles FRGTD", "tiles FRGTD"]);
    assert_eq!(to_act(&game), 1, "then the first player places wolves");
    assert_eq!(game.rule("tiles FRGTD"), "TW-SETUP-6");
    // Each pack has its own habitat.
    let options = Options::read(["packs=DTGRF"]).unwrap();
    assert_eq!(options.packs.map(the_wolves::Terrain::letter), ['D', 'T', 'G', 'R', 'F']);
    for bad in ["packs=DTGR", "packs=DTGRR", "packs=DTGRX", "packs=", "patience=1", "patience=x"] {
        assert!(Options::read([bad]).unwrap_err().allowed.is_some(), "{bad}");
    }
}

/// TW-SETUP-6
#[test]
fn pairs_are_placed_in_turn_order_then_in_reverse_on_the_other_side_of_the_chasm() {
    let mut game = fresh(3);
    let mut second_begins = deal(3);
    second_begins.first = Seat(1);
    game.resolve(&second_begins, &mut ());
    game.dos(&["tiles FRGTD", "tiles FRGTD", "tiles FRGTD"]);
    let mut order = Vec::new();
    for (place, free) in [("f5", 10), ("g5", 9), ("g7", 8), ("h4", 3), ("f7", 4), ("h7", 3)] {
        order.push(to_act(&game));
        assert_eq!(game.list().len(), free);
        if order.len() == 4 {
            // The last to choose starts the second round, on the side opposite to its g7.
            assert_eq!(game.rule("place i7"), "TW-SETUP-6");
            assert_eq!(game.rule("place f5"), "TW-SETUP-6");
            assert_eq!(game.rule("place c6"), "TW-SETUP-6");
            assert_eq!(game.rule("place h5"), "TW-SETUP-6");
            assert_eq!(game.rule("place z9"), "TW-MAP-6");
        }
        game.does(&format!("place {place}"));
    }
    assert_eq!(order, [2, 3, 1, 1, 3, 2]);
    assert_eq!(game.at("f5"), "2A 2w", "an alpha and a pack wolf together");
    assert_eq!((to_act(&game), game.actions_left()), (2, 2), "the first player takes the first turn");
    assert_eq!(game.audit(), Ok(()));
}

/// TW-BOARD-1
#[test]
fn attributes_grow_with_the_dens_dug() {
    let values = [[2, 3, 3, 4, 4], [3, 4, 4, 5, 5], [2, 3, 3, 4, 4]];
    for (track, values) in Track::ALL.into_iter().zip(values) {
        for (dug, value) in values.into_iter().enumerate() {
            let mut dens = [0; 3];
            dens[track.index()] = dug as u8;
            assert_eq!(Table::new(3).dug(1, dens).game().value(pack(1), track), value, "{track} after {dug}");
        }
    }
}

/// TW-BOARD-2
#[test]
fn the_second_and_the_fourth_den_of_a_track_give_a_token() {
    use Token::{Action, Terrain};
    for (seats, gains) in [(3, [[Action, Terrain], [Terrain, Action], [Terrain, Action]]), (2, [[Action, Terrain]; 3])] {
        let hexes = if seats == 2 { ("i5", "den h5") } else { ("k7", "den k6") };
        for track in Track::ALL {
            for dug in 0..4u8 {
                let mut dens = [0; 3];
                dens[track.index()] = dug;
                let table = Table::new(seats).with(&format!("1A {}", hexes.0)).dug(1, dens).tokens(1, 0, 2);
                let mut game = table.game();
                game.does(hexes.1);
                if game.list().contains(&"pay t+t".to_string()) {
                    game.does("pay t+t");
                }
                game.does(&format!("track {track}"));
                let expected = match dug {
                    1 => Some(gains[track.index()][0]),
                    3 => Some(gains[track.index()][1]),
                    _ => None,
                };
                let got = (game.pack_of(1).actions, game.pack_of(1).terrains);
                let want = match expected {
                    Some(Action) => (1, 0),
                    Some(Terrain) => (0, 1),
                    _ => (0, 0),
                };
                assert_eq!(got, want, "{seats} players, {track}, den {}", dug + 1);
            }
        }
    }
    // Dens leave a track in order and only while there are any; with one track left there is nothing to choose.
    let mut game = Table::new(3).with("1A k7").dug(1, [4, 4, 2]).tokens(1, 0, 2).game();
    game.dos(&["den k6", "pay t+t"]);
    assert_eq!(game.pack_of(1).dug, [4, 4, 3]);
    let mut game = Table::new(3).with("1A k7").dug(1, [4, 0, 2]).tokens(1, 0, 2).game();
    game.dos(&["den k6", "pay t+t"]);
    assert_eq!(game.list(), ["track speed", "track howl"]);
    assert_eq!(game.rule("track spread"), "TW-BOARD-2");
}

/// TW-BOARD-3
#[test]
fn a_track_scores_its_highest_uncovered_number() {
    let points = |seats: u8, edit: &dyn Fn(&mut the_wolves::PackView)| {
        let game = Table::new(seats).edit(|v| edit(&mut v.packs[0])).game();
        game.track_points(&game.packs()[0])
    };
    for (seats, dens, prey) in [(3, [0, 0, 0, 3, 7], [0, 1, 4, 9, 16, 25]), (2, [0, 0, 0, 2, 5], [0, 2, 5, 9, 14, 20])] {
        for (n, expected) in dens.into_iter().enumerate() {
            assert_eq!(points(seats, &|p| p.dug = [n as u8; 3])[..3], [expected; 3]);
        }
        for (n, expected) in prey.into_iter().enumerate() {
            assert_eq!(points(seats, &|p| p.prey = Prey::ALL[..n].to_vec())[4], expected);
        }
        for (n, expected) in [0, 5, 10, 15, 20].into_iter().enumerate() {
            assert_eq!(points(seats, &|p| p.built = n as u8)[3], expected);
        }
        for (n, expected) in [0, 1, 2, 3, 4, 6, 8, 10, 12].into_iter().enumerate() {
            assert_eq!(points(seats, &|p| p.joined = n as u8)[5], expected);
        }
    }
}

/// TW-BOARD-4
#[test]
fn tokens_are_not_limited_by_the_pieces_in_the_box() {
    // The box has 12 action tokens; a player who has them all still gains one.
    let mut game = Table::new(3).with("1A k7").dug(1, [1, 0, 0]).tokens(1, 12, 2).game();
    game.dos(&["den k6", "pay t+t", "track spread"]);
    assert_eq!(game.pack_of(1).actions, 13);
}
