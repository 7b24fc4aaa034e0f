//! Turns, payment, moving, displacing: TW-TURN, TW-PAY, TW-MOVE, TW-DISP, TW-RANK.

use den_core::{Eye, Hidden, Moves, Played, Seat, Seed, Words, built_in};
use the_wolves::{Event, Options, Reason, Shown, Stage, Terrain, TheWolves, TileId, Tiles, Wolf};

use crate::table::{Ask, Table, hex, pack, to_act};

/// TW-TURN-1, TW-FAQ-2
#[test]
fn two_actions_any_mix_and_one_more_for_each_action_token() {
    let mut game = Table::new(3).with("1A i4 1w i5").tokens(1, 1, 9).game();
    for (actions, tokens, to) in [(1, 1, "to i3"), (0, 1, "to j3"), (0, 0, "to i3")] {
        game.dos(&["move forest", "pay t", "alpha i4", to, "stop"]);
        assert_eq!((game.actions_left(), game.pack_of(1).actions), (actions, tokens));
        // Moves the alpha back for the next action.
        let mut view = game.view(Eye::Public);
        view.seen.packs[0].alphas = vec![hex("i4")];
        game = view.position();
    }
    assert_eq!(game.pack_of(1).actions, 0, "the third action took the token");
    assert_eq!(game.rule("move forest"), "TW-TURN-1");
    assert_eq!(game.list(), ["end"]);
}

/// TW-TURN-2
#[test]
fn both_actions_are_taken_while_one_is_possible() {
    let table = || Table::new(3).with("1A i4").fixed(|setup| setup.early_end = false);
    let mut game = table().game();
    assert!(!game.can("end") && game.list().len() > 1);
    let refused = game.check("end".parse().unwrap()).unwrap_err();
    assert_eq!((refused.reason, refused.rule.as_ref()), (Reason::ActionDue { n: 2 }.into(), "TW-TURN-2"));
    game.dos(&["den i4", "track howl"]);
    assert!(!game.can("end"), "one action is left and possible");
    // An action token may be kept.
    let mut game = table().tokens(1, 1, 0).edit(|view| view.left = 0).game();
    assert!(game.can("end") && game.list().len() > 1);
    game.does("end");
    // Seats 2 and 3 have no wolf and no way to act.
    assert_eq!(game.list(), ["end"]);
    game.dos(&["end", "end"]);
    assert_eq!(to_act(&game), 1);
}

/// TW-TURN-2: the option `early-end`.
#[test]
fn a_turn_may_end_early_and_ends_where_nothing_is_possible() {
    let mut game = Table::new(3).with("1A i4").game();
    assert!(game.can("end") && game.list().len() > 1);
    let told = TheWolves::describe(&game.view(Eye::Public), "end".parse().unwrap());
    assert_eq!((told.key.as_ref(), told.arg("n")), ("tw-tell-end-early", Some(&2u8.into())), "the player is warned");
    game.does("end");
    assert_eq!(to_act(&game), 2);
    // No wolf and no way to act: the only option is to end the turn.
    assert_eq!(game.list(), ["end"]);
    game.dos(&["end", "end"]);
    assert_eq!(to_act(&game), 1);
}

/// TW-PAY-1, TW-HINT-2: the worked example of flipping tiles.
#[test]
fn flipping_two_desert_tiles_gives_the_desert_wolf_two_forest_tiles() {
    let mut game = Table::new(3).habitats("DFRGT").with("1A k5").game();
    assert_eq!(game.showing(pack(1), Terrain::Desert).len(), 2);
    assert_eq!(game.showing(pack(1), Terrain::Forest).len(), 1);
    // Two desert tiles are exactly enough, so there is nothing to choose.
    game.dos(&["den k5", "track speed"]);
    assert_eq!(game.showing(pack(1), Terrain::Desert).len(), 1, "the habitat tile still shows desert");
    assert_eq!(game.showing(pack(1), Terrain::Forest).len(), 2, "now an action for two forest tiles is possible");
}

/// TW-PAY-1
#[test]
fn an_action_costs_tiles_of_its_hexs_terrain_and_the_player_chooses_which() {
    let costs = Table::new(3).game().figures().costs;
    assert_eq!(costs, [1, 2, 2, 2, 3], "move, den, lair, howl, dominate");
    // Forest: the habitat tile (1), F/R (2) and, flipped, D/F (6): three ways to pay two.
    let mut game = Table::new(3).with("1A i4").faces(1, 0b1_0000).game();
    game.does("den i4");
    assert_eq!(game.list(), ["pay 1+2", "pay 1+6", "pay 2+6"]);
    assert_eq!(game.rule("pay 2+3"), "TW-PAY-1");
    assert_eq!(game.rule("pay 1+2+6"), "TW-PAY-1");
    assert_eq!(game.rule("pay 1"), "TW-PAY-1");
    assert_eq!(game.rule("pay 1+t"), "TW-PAY-2");
    assert_eq!(game.rule("end"), "TW-PAY-1");
    game.dos(&["pay 2+6", "track howl"]);
    assert_eq!(game.pack_of(1).faces, 0b0_0001, "tile 2 shows rock now, tile 6 desert again");
    // No tile shows what is needed.
    let game = Table::new(3).with("1A k3").faces(1, 0b0_1000).game();
    assert_eq!(game.rule("den k3"), "TW-PAY-1");
    let tiles = Shown::Tiles { n: 0, terrain: Terrain::Tundra };
    assert_eq!(game.reason("den k3"), Reason::TooExpensive { cost: 2, tiles, tokens: 0 }.into());
}

/// TW-PAY-2
#[test]
fn a_terrain_token_replaces_any_tile_and_tokens_alone_may_pay() {
    let mut game = Table::new(3).with("1A k3").tokens(1, 0, 2).game();
    game.does("den k3");
    assert_eq!(game.list(), ["pay t+t", "pay 5+t"]);
    let mut alone = game.clone();
    alone.does("pay t+t");
    assert_eq!((alone.pack_of(1).terrains, alone.pack_of(1).faces), (0, 0));
    game.does("pay 5+t");
    assert_eq!((game.pack_of(1).terrains, game.pack_of(1).faces), (1, 0b0_1000));
}

/// TW-PAY-3
#[test]
fn the_habitat_tile_pays_in_every_action_once_per_action() {
    // Only the habitat tile shows forest: tile 2 is turned to rock.
    let mut game = Table::new(3).with("1A i4 1w h4").faces(1, 0b0_0001).game();
    assert_eq!(game.rule("den i4"), "TW-PAY-1");
    game.dos(&["move forest", "wolf h4", "to i3", "stop"]);
    assert_eq!(game.showing(pack(1), Terrain::Forest), Tiles::NONE.with(TileId::HABITAT), "it flipped to the same terrain");
    assert!(game.can("move forest"));
}

/// TW-MOVE-1, TW-CASE-5: the worked example, speed 3 and pack spread 2.
#[test]
fn the_grass_wolf_moves_an_alpha_and_another_wolf_onto_grass() {
    let mut game = Table::new(3).habitats("GFRTD").with("1A h4 1w g5 h4").game();
    game.does("move grass");
    assert_eq!(game.list(), ["pay 1", "pay 4"]);
    game.does("pay 4");
    assert_eq!(game.list(), ["alpha h4", "wolf g5", "wolf h4"]);
    assert_eq!(game.rule("stop"), "TW-MOVE-1");
    assert_eq!(game.rule("wolf i4"), "TW-MOVE-1");
    game.does("alpha h4");
    // Grass within three hexes; g3 is grass too, but a deer is there.
    assert_eq!(game.list(), ["to e5", "to e6", "to f2", "to f3", "to i2", "to i5"]);
    assert_eq!(game.rule("to h3"), "TW-MOVE-1");
    assert_eq!(game.rule("to j1"), "TW-MOVE-1");
    assert_eq!(game.rule("to d5"), "TW-MOVE-1");
    game.does("to i2");
    assert_eq!(game.rule("alpha i2"), "TW-MOVE-1");
    game.dos(&["wolf g5", "to f3"]);
    // Two wolves moved: the action is over.
    assert_eq!(game.stage(), Stage::Act);
    assert_eq!((game.at("i2"), game.at("f3"), game.at("h4")), ("1A".into(), "1w".into(), "1w".into()));
    assert_eq!(game.actions_left(), 1);
}

/// TW-MOVE-1: each wolf once, even if two are together.
#[test]
fn a_wolf_that_moved_moves_no_more_but_its_neighbour_on_the_hex_may() {
    let mut game = Table::new(3).with("1A i4 1w j3 h3").dug(1, [3, 0, 0]).game();
    game.dos(&["move forest", "pay 2", "wolf h3", "to j3"]);
    // There are two pack wolves on j3 now; one of them has moved.
    assert_eq!(game.at("j3"), "1w 1w");
    assert!(game.can("wolf j3"));
    game.dos(&["wolf j3", "to i3"]);
    assert_eq!(game.rule("wolf j3"), "TW-MOVE-1");
    assert_eq!(game.rule("wolf i3"), "TW-MOVE-1");
    game.dos(&["alpha i4", "to j4"]);
    assert_eq!(game.stage(), Stage::Act, "nobody is left to move");
}

/// TW-MOVE-2
#[test]
fn water_and_chasm_block_and_wolves_walk_round_them() {
    // From h4 to h7 it is 3 hexes over the chasm, but 10 on foot.
    let game = Table::new(3).with("1A h4").game();
    let map = game.map();
    let (h4, h7) = (map.index(hex("h4")).unwrap(), map.index(hex("h7")).unwrap());
    assert!(map.distance(h4, h7) > Some(5) && map.howls(h4, 3).has(h7));
    let mut game = Table::new(3).with("1A k5 k5").tokens(1, 0, 1).game();
    game.dos(&["move rock", "pay t", "alpha k5"]);
    assert_eq!(game.rule("to l2"), "TW-MOVE-2");
    assert_eq!(game.rule("to j5"), "TW-MOVE-2");
    assert_eq!(game.rule("to k5"), "TW-MOVE-2");
    assert!(game.can("to k6"));
}

/// TW-MOVE-2: there may be anything on the hexes passed.
#[test]
fn a_wolf_passes_any_pieces_and_tokens() {
    // o4 is a dead end behind n4; enemies, lone wolf m4 and prey l5 are in the way.
    let mut game = Table::new(3).with("1A o4 2A n4 n4 2L m5 3w m3 m3").tokens(1, 0, 1).game();
    game.dos(&["move desert", "pay t", "alpha o4"]);
    assert_eq!(game.rule("to m3"), "TW-MOVE-4");
    assert!(game.can("to l4"));
}

/// TW-MOVE-3
#[test]
fn no_stopping_on_a_lone_wolf_or_prey() {
    let mut game = Table::new(3).with("1A k5").tokens(1, 0, 2).game();
    game.dos(&["move desert", "pay t", "alpha k5"]);
    assert_eq!(game.rule("to k4"), "TW-MOVE-3");
    let mut game = Table::new(3).with("1A k5").tokens(1, 0, 2).game();
    game.dos(&["move grass", "pay t", "alpha k5"]);
    assert_eq!(game.rule("to l5"), "TW-MOVE-3");
    assert!(game.can("to m5"));
}

/// TW-MOVE-4
#[test]
fn at_most_two_pieces_on_a_hex() {
    let mut game = Table::new(3).with("1A k5 1w k7 1d k7 2d k6 2w k6").tokens(1, 0, 2).game();
    game.dos(&["move rock", "pay t", "alpha k5"]);
    assert_eq!(game.rule("to k7"), "TW-MOVE-4");
    assert_eq!(game.rule("to k6"), "TW-MOVE-4");
    assert!(game.can("to l6"));
}

/// TW-MOVE-5
#[test]
fn a_wolf_may_stop_with_an_enemy_den_never_with_an_enemy_lair_or_wolf() {
    let mut game = Table::new(3).with("1w k5 2d k6 2L l6 3w k7 3A j6").tokens(1, 0, 2).game();
    game.dos(&["move rock", "pay t", "wolf k5"]);
    assert!(game.can("to k6"));
    assert_eq!(game.rule("to l6"), "TW-MOVE-5");
    assert_eq!(game.reason("to l6"), Reason::EnemyLair.into());
    assert_eq!(game.rule("to k7"), "TW-MOVE-6");
    assert_eq!(game.rule("to j6"), "TW-MOVE-6");
    game.does("to k6");
    assert_eq!(game.at("k6"), "1w 2d", "the den stays");
}

/// TW-MOVE-6, TW-DISP-1
#[test]
fn an_alpha_displaces_a_single_enemy_pack_wolf_to_a_nearest_hex_of_its_choice() {
    let mut game = Table::new(3).with("1A k5 2w k7 3A l6").tokens(1, 0, 2).game();
    game.dos(&["move rock", "pay t", "alpha k5"]);
    assert_eq!(game.rule("to l6"), "TW-MOVE-6");
    game.does("to k7");
    // Next to k7: k6, j6, j7 with a lone wolf, k8, l6 with an enemy, l7.
    assert_eq!(game.list(), ["away j6", "away k6", "away k8", "away l7"]);
    assert_eq!(game.rule("away j7"), "TW-DISP-1");
    assert_eq!(game.rule("away l6"), "TW-DISP-1");
    assert_eq!(game.rule("away k5"), "TW-DISP-1");
    assert_eq!(game.rule("away k7"), "TW-DISP-1");
    assert_eq!(game.rule("to k6"), "TW-DISP-1");
    game.does("away k8");
    assert_eq!((game.at("k7"), game.at("k8")), ("1A".into(), "2w".into()));
}

/// TW-DISP-1: a hard case, displacement over several hexes.
#[test]
fn a_displaced_wolf_goes_further_if_all_neighbours_are_full() {
    // l8 is in a corner: l7, l9, k8 and k9 (hare) are its neighbours. The wolf can only go to its own single pieces and empty hexes.
    let table = || Table::new(3).with("1A k7 2w l8 3w l7 l7 l9 k8").tokens(1, 0, 2);
    let mut game = table().game();
    game.dos(&["move tundra", "pay t", "alpha k7", "to l8"]);
    assert_eq!(game.list(), ["away j8", "away j9", "away k7", "away k10", "away l6"], "two hexes away, the alpha's old hex among them");
    assert_eq!(game.rule("away k6"), "TW-DISP-1");
    // With a single den of its own next to it, it goes there without a choice.
    let mut game = table().with("2d k8").edit(|v| v.packs[2].wolves.retain(|h| *h != hex("k8"))).game();
    let events = game.dos(&["move tundra", "pay t", "alpha k7", "to l8"]);
    assert_eq!(game.at("k8"), "2w 2d");
    assert!(events.contains(&Event::Displaced { pack: pack(2), kind: Wolf::Pack, from: hex("l8"), to: hex("k8") }));
}

/// TW-DISP-1: with no room on the whole map, the displacing move is not allowed.
#[test]
fn without_any_place_for_the_displaced_the_move_is_refused() {
    // Every land hex without a token has a den of seat 3, or two pieces if seat 3's wolves are there too; seat 2 has one wolf.
    let full = |alone: bool| {
        let table = Table::new(3).with("1A k5 2w k7").tokens(1, 0, 2);
        let map = table.view.setup.map.clone();
        let mut taken = table.view.lone_wolves.clone();
        taken.extend(map.prey.iter().map(|h| map.name(*h)));
        taken.extend([hex("k5"), hex("k7")]);
        table
            .edit(|v| {
                v.packs[2].dens = map.land.iter().map(|h| map.name(h)).filter(|h| !taken.contains(h)).collect();
                if !alone {
                    v.packs[0].alphas.push(hex("k5"));
                }
            })
            .game()
    };
    // Two alphas on k5: the one that leaves frees nothing.
    let mut game = full(false);
    game.dos(&["move rock", "pay t", "alpha k5"]);
    assert_eq!(game.rule("to k7"), "TW-DISP-1");
    // A single alpha: its own hex is free for the displaced wolf.
    let mut game = full(true);
    game.dos(&["move rock", "pay t", "alpha k5", "to k7"]);
    assert_eq!((game.at("k5"), game.at("k7")), ("2w".into(), "1A".into()));
}

/// TW-RANK-1, TW-FAQ-1
#[test]
fn den_pack_wolf_alpha_lair_is_the_order_of_rank() {
    use the_wolves::Kind::{Alpha, Den, Lair, Wolf};
    assert!(Den < Wolf && Wolf < Alpha && Alpha < Lair);
    // A wolf joins a den; a pack wolf no pack wolf; an alpha no alpha; nobody a lair. A lair pushes out an alpha (TW-LAIR-3).
    for (mover, stander, joins) in
        [("1w", "2d", true), ("1A", "2d", true), ("1w", "2w", false), ("1A", "2w", true), ("1A", "2A", false), ("1A", "2L", false)]
    {
        let mut game = Table::new(3).with(&format!("{mover} k5 {stander} k7")).tokens(1, 0, 2).game();
        game.dos(&["move rock", "pay t", if mover == "1A" { "alpha k5" } else { "wolf k5" }]);
        assert_eq!(game.can("to k7"), joins, "{mover} to {stander}");
    }
}

/// A turn can be undone step by step until it is ended.
#[test]
fn every_step_of_a_turn_can_be_taken_back_until_it_is_ended() {
    let options = Options { early_end: true, ..Options::default() };
    let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &options, 3).unwrap();
    game.deal(&Seed::from_number(5), &mut ());
    let first = |game: &Played<TheWolves>| {
        let mut moves = Vec::new();
        game.now().legal_moves(&mut moves);
        moves[0]
    };
    let who = |game: &Played<TheWolves>| Seat(to_act(game.now()) as u8 - 1);
    while game.now().actions_left() == 0 {
        let m = first(&game);
        game.play(who(&game), m, &mut ()).unwrap();
    }
    let (seat, begin) = (who(&game), game.now().clone());
    for _ in 0..6 {
        let m = first(&game);
        game.play(seat, m, &mut ()).unwrap();
    }
    assert!(game.may_undo(seat) >= 6);
    for _ in 0..6 {
        game.undo(seat).unwrap();
    }
    assert!(*game.now() == begin);
    game.play(seat, "end".parse().unwrap(), &mut ()).unwrap();
    let next = who(&game);
    game.play(next, "end".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(game.undo(seat).unwrap_err().rule, "DEN-UNDO-1");
}
