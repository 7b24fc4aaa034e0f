//! Slow, independent implementations of displacement and control, and of "check accepts exactly what is listed", compared with random games.

use std::collections::BTreeSet;

use crate::table::{Ask, fresh};
use den_core::rand::SeedableRng;
use den_core::{Deals, Eye, Hidden, Moves, Play, Rules, Seat, Turn, dice};
use rand::rngs::ChaCha8Rng;
use the_wolves::{Event, Ground, Hex, Move, PackId, Prize, RegionId, Stage, Terrain, TheWolves, Tiles, Track, View, Wolf};

/// The pieces on a hex, as the numbers of their packs, counted from the lists of the view.
fn packs_on(view: &View, hex: Hex) -> Vec<PackId> {
    let mut packs = Vec::new();
    for (number, pack) in PackId::all(view.packs.len()).zip(&view.packs) {
        for list in [&pack.alphas, &pack.wolves, &pack.dens, &pack.lairs] {
            packs.extend(list.iter().filter(|h| **h == hex).map(|_| number));
        }
    }
    packs
}

/// The hex of each region's prey.
fn prey_hexes(view: &View) -> impl Iterator<Item = Hex> {
    let map = &view.setup.map;
    map.prey.iter().map(|h| map.name(*h))
}

/// TW-DISP-1, ring by ring: all hexes at walking distance 1, then 2, … until one of them is open to the displaced wolf.
fn nearest(view: &View, pack: PackId, from: Hex) -> BTreeSet<Hex> {
    let cells = view.cells();
    let land: Vec<_> = cells.iter().filter(|c| !matches!(c.ground, Ground::Water | Ground::Chasm)).collect();
    let start = cells.iter().find(|c| c.at == from).unwrap();
    let mut seen = BTreeSet::from([(start.q, start.r)]);
    let mut ring = seen.clone();
    while !ring.is_empty() {
        let mut next = BTreeSet::new();
        for (q, r) in ring {
            for (dq, dr) in [(0, 1), (1, 0), (-1, 1), (0, -1), (-1, 0), (1, -1)] {
                let there = (q + dq, r + dr);
                if land.iter().any(|c| (c.q, c.r) == there) && seen.insert(there) {
                    next.insert(there);
                }
            }
        }
        let open = |place: &&(i8, i8)| {
            let cell = land.iter().find(|c| (c.q, c.r) == **place).unwrap();
            let token = view.lone_wolves.contains(&cell.at)
                || view.regions.iter().zip(prey_hexes(view)).any(|(r, hex)| hex == cell.at && r.prey_left > 0);
            let pieces = packs_on(view, cell.at);
            !token && (pieces.is_empty() || pieces == [pack])
        };
        let found: BTreeSet<Hex> = next.iter().filter(open).map(|p| land.iter().find(|c| (c.q, c.r) == *p).unwrap().at).collect();
        if !found.is_empty() {
            return found;
        }
        ring = next;
    }
    BTreeSet::new()
}

/// TW-SCORE-1, piece by piece.
fn control(view: &View, region: RegionId) -> ([u8; 5], [u8; 5]) {
    let (mut control, mut alphas) = ([0; 5], [0; 5]);
    for cell in view.setup.map.cells.iter().filter(|c| c.region == Some(region)) {
        for (number, pack) in view.packs.iter().enumerate() {
            for (worth, list) in [(1, &pack.alphas), (1, &pack.wolves), (1, &pack.dens), (3, &pack.lairs)] {
                control[number] += worth * list.iter().filter(|h| **h == cell.at).count() as u8;
            }
            alphas[number] += pack.alphas.iter().filter(|h| **h == cell.at).count() as u8;
        }
    }
    (control, alphas)
}

fn random_games(seats: u8, games: u64, mut judge: impl FnMut(&TheWolves, Move, &TheWolves, &[Event])) {
    for number in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut game = fresh(seats);
        game.resolve(&game.deal(&mut rng), &mut ());
        let mut moves = Vec::new();
        while let Turn::Seat(_) = game.turn() {
            moves.clear();
            game.legal_moves(&mut moves);
            let m = dice::one_of(&mut rng, &moves);
            let mut after = game.clone();
            let mut events = Vec::new();
            after.play(m, &mut events);
            judge(&game, m, &after, &events);
            game = after;
        }
    }
}

/// TW-DISP-1, TW-LAIR-3, TW-MOVE-6
#[test]
fn displaced_wolves_go_where_the_slow_search_says() {
    let (mut chosen, mut forced) = (0, 0);
    for seats in 2..=5 {
        random_games(seats, 6, |before, m, after, events| {
            if let Stage::Displace { pack, from, .. } = after.stage() {
                let view = after.view(Eye::Public);
                let expected = nearest(&view, pack, view.setup.map.name(from));
                let listed: Vec<String> = expected.iter().map(|h| format!("away {h}")).collect();
                assert_eq!(after.list(), listed);
                chosen += 1;
            }
            let displaced = events.iter().find_map(|e| match e {
                Event::Displaced { pack, kind, from, to } => Some((*pack, *kind, *from, *to)),
                _ => None,
            });
            if let (Some((pack, kind, from, to)), false) = (displaced, matches!(m, Move::Away(_))) {
                // There was no choice, so exactly one hex was nearest. Checks the map without the displaced wolf, with the tokens as they were.
                let mut view = after.view(Eye::Public);
                view.seen.regions = before.view(Eye::Public).seen.regions;
                let seen = &mut view.seen.packs[pack.index()];
                let list = if kind == Wolf::Alpha { &mut seen.alphas } else { &mut seen.wolves };
                let at = list.iter().position(|h| *h == to).unwrap();
                list.remove(at);
                assert_eq!(nearest(&view, pack, from), BTreeSet::from([to]));
                forced += 1;
            }
        });
    }
    assert!(chosen > 100 && forced > 10, "{chosen} choices and {forced} forced displacements are too few to judge");
}

/// TW-DISP-1: on crowded maps, where the path is long or there is none.
#[test]
fn on_crowded_maps_displaced_wolves_go_where_the_slow_search_says() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let displaced = PackId::from(Seat(1));
    let mut farthest = BTreeSet::new();
    for number in 0..400u32 {
        let seats = (2 + number % 4) as u8;
        let mut view = crate::table::Table::new(seats).view;
        let land: Vec<Hex> = view.cells().iter().filter(|c| !matches!(c.ground, Ground::Water | Ground::Chasm)).map(|c| c.at).collect();
        let tokens: Vec<Hex> = view.lone_wolves.iter().copied().chain(prey_hexes(&view)).collect();
        let free: Vec<Hex> = land.into_iter().filter(|h| !tokens.contains(h) && packs_on(&view, *h).is_empty()).collect();
        let from = dice::one_of(&mut rng, &free);
        let gaps = dice::below(&mut rng, 8);
        for hex in &free {
            if *hex == from {
                view.seen.packs[0].lairs.push(*hex);
            } else if dice::below(&mut rng, 100) >= gaps {
                // One enemy, two enemies, or (rarely) one or two of the displaced wolf's own pack, seat 2.
                let pack = if dice::below(&mut rng, 100) < 2 { 1 } else { 0 };
                view.seen.packs[pack].wolves.push(*hex);
                if dice::below(&mut rng, 2) == 0 {
                    view.seen.packs[pack].dens.push(*hex);
                }
            }
        }
        view.seen.stage = Stage::Displace { pack: displaced, wolf: Wolf::Alpha, from: view.setup.map.index(from).unwrap(), run: None };
        let expected = nearest(&view, displaced, from);
        let game = view.position();
        assert_eq!(game.list(), expected.iter().map(|h| format!("away {h}")).collect::<Vec<_>>(), "position {number}");
        let index = |hex| game.map().index(hex).unwrap();
        farthest.insert(expected.first().map(|to| game.map().distance(index(from), index(*to)).unwrap()));
    }
    assert!(farthest.contains(&None) && farthest.iter().any(|d| *d > Some(8)), "{farthest:?}");
}

/// TW-SCORE-1
#[test]
fn control_is_what_counting_pieces_says() {
    let mut regions = 0;
    for seats in 2..=5 {
        let mut turns = 0u32;
        random_games(seats, 3, |_, m, after, _| {
            turns += u32::from(m == Move::End);
            if m == Move::End && turns.is_multiple_of(5) {
                let view = after.view(Eye::Public);
                for region in view.setup.map.region_ids() {
                    assert_eq!(after.control(region), control(&view, region));
                    regions += 1;
                }
            }
        });
    }
    assert!(regions > 500);
}

/// Every move that can be written.
fn all_moves() -> Vec<Move> {
    let hexes: Vec<Hex> = (0..26).flat_map(|c| (1..32).filter_map(move |r| Hex::new(c, r))).collect();
    let mut all = vec![Move::Stop, Move::End];
    for hex in hexes {
        all.extend([Move::Place(hex), Move::Den(hex), Move::Lair(hex), Move::Howl(hex), Move::Alpha(hex), Move::Wolf(hex)]);
        all.extend([Move::To(hex), Move::Away(hex), Move::Hunt(hex)]);
        all.extend(Prize::ALL.map(|prize| Move::Dominate(prize, hex)));
    }
    all.extend(Terrain::ALL.map(Move::Move));
    all.extend(Track::ALL.map(Move::Track));
    all.extend(Tiles::ALL.subsets().flat_map(|tiles| (0..=6).map(move |tokens| Move::Pay { tiles, tokens })));
    all.extend((0..3125usize).map(|n| Move::Tiles([0, 1, 2, 3, 4].map(|i| Terrain::ALL[n / 5usize.pow(i) % 5]))));
    all
}

#[test]
fn check_accepts_exactly_what_is_listed_of_all_moves_that_can_be_written() {
    let all = all_moves();
    let mut seen = BTreeSet::new();
    for seats in 2..=5 {
        let mut step = 0u32;
        random_games(seats, 2, |game, _, _, _| {
            step += 1;
            let stage = format!("{:?}", game.stage());
            let stage: String = stage.chars().take_while(|c| c.is_alphabetic()).collect();
            // Rare stages always, the others sometimes.
            let every = match stage.as_str() {
                "Act" | "Run" | "Goal" | "Pay" | "Track" => 53,
                "Displace" => 5,
                _ => 1,
            };
            if !step.is_multiple_of(every) {
                return;
            }
            seen.insert(stage);
            let mut listed = Vec::new();
            game.legal_moves(&mut listed);
            for m in &all {
                let checked = game.check(*m);
                assert_eq!(checked.is_ok(), listed.binary_search(m).is_ok(), "{m} in {:?}: {checked:?}", game.stage());
                if let Err(e) = checked {
                    assert!(e.rule.starts_with("TW-") && e.reason.key.starts_with("tw-no-"));
                }
            }
        });
    }
    assert!(seen.len() >= 8, "{seen:?}");
}
