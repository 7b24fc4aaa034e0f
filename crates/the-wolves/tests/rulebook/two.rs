//! The two-player game: TW-2P.

use std::collections::BTreeSet;

use den_core::{Audit, Deals, Eye, Hidden, Scores, Seat};
use den_words::{Language, Speaker};
use the_wolves::{Kind, Moon, Prey, TheWolves, rank};

use crate::table::{Ask, Table, deal, dealt, fresh, pack, region, to_act};

/// TW-2P-1
#[test]
fn two_players_have_five_regions_single_prey_and_their_own_board_side() {
    let game = dealt(2);
    assert_eq!(game.map().regions.len(), 5);
    let kinds: BTreeSet<Prey> = game.map().region_ids().map(|r| game.prey(r).prey).collect();
    assert!(kinds.len() == 5 && game.map().region_ids().all(|r| game.prey(r).left == 1));
    assert_eq!(game.figures().prey_points, [0, 2, 5, 9, 14, 20]);
    // A prey gives no token here.
    let mut game = Table::new(2).with("1A a8 1w g5 g7 h6").tokens(1, 0, 2).game();
    game.dos(&["den a8", "pay t+t", "track howl"]);
    assert_eq!((game.pack_of(1).prey, game.pack_of(1).actions), (1, 0), "the moose is hunted, no action token");
}

/// TW-2P-2
#[test]
fn stacked_tokens_are_scored_and_removed_one_after_the_other() {
    let game = dealt(2);
    let sets: Vec<Vec<Moon>> = game.map().region_ids().map(|r| Moon::of_set(game.moons_on(r)).collect()).collect();
    use Moon::{Crescent, Full, Half};
    assert_eq!(sets, [vec![Crescent], vec![Full], vec![Full], vec![Crescent, Half], vec![Half, Full]]);
    let mut wrong = deal(2);
    wrong.moons[0] = 2;
    assert_eq!(fresh(2).check_chance(&wrong).unwrap_err().rule, "TW-2P-2");
    // Region 4 (crescent on half): scored at the crescent, then the half moon is on top.
    let mut game = Table::new(2).with("1w j8 j8 k8").date(7).game();
    game.does("end");
    assert_eq!((game.phases(), game.moons_on(region(3))), (1, 2));
    assert_eq!(game.verdicts().count(), 2);
    let mut view = game.view(Eye::Public);
    view.seen.date = 13;
    let mut game = view.position();
    game.does("end");
    assert_eq!((game.phases(), game.moons_on(region(3)), game.verdicts().count()), (2, 0, 4));
    assert_eq!(game.moons_on(region(4)), 4, "half on full: the full moon is on top");
}

/// TW-2P-3
#[test]
fn the_third_pack_is_next_to_the_waters_and_takes_part_in_control_without_points() {
    let game = dealt(2);
    let third_pack = pack(3);
    let third = |region: usize| -> Vec<(Kind, [i8; 2])> {
        let map = game.map();
        let water = map.cells[map.waters[region].index()];
        let of_region = map.regions[region].iter();
        of_region
            .flat_map(|h| game.pieces_at(h).map(move |(pack, kind)| (h, pack, kind)))
            .map(|(h, pack, kind)| {
                assert_eq!(pack, third_pack);
                let cell = map.cells[h.index()];
                (kind, [cell.q - water.q, cell.r - water.r])
            })
            .collect()
    };
    let (north_east, south_east) = ([1, -1], [1, 0]);
    assert_eq!(third(0), [(Kind::Wolf, north_east), (Kind::Wolf, north_east)], "crescent");
    assert_eq!(third(1), [(Kind::Lair, north_east), (Kind::Alpha, north_east)], "full");
    assert_eq!(third(3), [(Kind::Lair, north_east)], "crescent on half");
    assert_eq!(third(4), [(Kind::Lair, north_east), (Kind::Alpha, south_east), (Kind::Alpha, south_east)], "half on full");
    // It wins region 1 against one wolf; the wolf is second.
    let mut game = Table::new(2).with("1w h6").date(7).game();
    game.does("end");
    assert_eq!((game.pack_of(1).moons, game.pack_of(1).vp), (0, 2));
    let note = Speaker::new(Language::En).say(&TheWolves::sheet(&game.view(Eye::Public)).lines[0].notes[0], &[]);
    assert!(note.starts_with("the third pack: no points, Seat 1: 2 points"), "{note}");
    // It ties for first: the other gets the low number, and nobody is second.
    let mut game = Table::new(2).with("1w h6 h7 2w i5").date(7).game();
    game.does("end");
    assert_eq!([1, 2].map(|s| (game.pack_of(s).moons, game.pack_of(s).vp)), [(0, 2), (0, 0)]);
    let sheet = TheWolves::sheet(&game.view(Eye::Public));
    assert_eq!(sheet.lines[0].notes[0].key, "tw-note-tie-third", "the third pack gets no points");
    let note = Speaker::new(Language::En).say(&sheet.lines[0].notes[0], &[]);
    assert!(note.contains("Seat 1 and the third pack tie: 2 points for Seat 1"), "{note}");
    assert_eq!(sheet.columns.len(), 2);
    assert_eq!(rank(&[1, 0, 2], &[0, 0, 0]).second, Some(pack(1)));
}

/// TW-2P-3
#[test]
fn the_third_pack_is_neither_dominated_nor_displaced() {
    // Its two wolves on j5, and, so that the hex alone does not protect it, a single one on i5.
    let table = || Table::new(2).with("1A i7 3w i5").tokens(1, 0, 9);
    let game = table().game();
    assert_eq!(game.rule("dominate wolf i5"), "TW-2P-3");
    assert_eq!(game.rule("dominate wolf j5"), "TW-2P-3");
    let mut game = table().game();
    game.dos(&["move rock", "pay t", "alpha i7"]);
    assert_eq!(game.rule("to i5"), "TW-2P-3");
}

/// TW-2P-4
#[test]
fn pairs_are_placed_one_two_one_in_regions_without_a_crescent() {
    let mut game = dealt(2);
    game.dos(&["tiles FRGTD", "tiles RGTDF"]);
    // Regions g3 (full), d6 (full) and n5 (half on full) are open; i6 and k9 have crescents.
    assert_eq!(game.rule("place h6"), "TW-2P-4");
    assert_eq!(game.rule("place j8"), "TW-2P-4");
    assert_eq!(game.rule("place h2"), "TW-2P-4");
    assert_eq!(game.rule("place f1"), "TW-2P-4");
    assert_eq!(game.rule("place e3"), "TW-2P-4");
    assert_eq!(game.rule("place d6"), "TW-2P-4");
    let mut order = Vec::new();
    for place in ["e2", "e4", "a6", "m5"] {
        order.push(to_act(&game));
        game.does(&format!("place {place}"));
    }
    assert_eq!(order, [1, 2, 2, 1]);
    assert_eq!(to_act(&game), 1);
    assert_eq!(game.audit(), Ok(()));
}

/// TW-2P-5
#[test]
fn the_second_player_starts_with_an_action_token() {
    assert_eq!([1, 2].map(|s| dealt(2).pack_of(s).actions), [0, 1]);
    let mut game = fresh(2);
    let mut second_begins = deal(2);
    second_begins.first = Seat(1);
    game.resolve(&second_begins, &mut ());
    assert_eq!([1, 2].map(|s| game.pack_of(s).actions), [1, 0], "the token goes to the player who is not first");
    assert_eq!([1, 2, 3].map(|s| dealt(3).pack_of(s).actions), [0, 0, 0]);
}
