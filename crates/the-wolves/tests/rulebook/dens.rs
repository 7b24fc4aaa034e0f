//! Dens, lairs, hunting: TW-DEN, TW-LAIR, TW-HUNT.

use den_core::{Eye, Hidden, Seat};
use the_wolves::{Event, Prey, Stage, Token, Track};

use crate::table::{Ask, Table, hex, pack, region};

/// TW-DEN-1, TW-CASE-2: the worked example.
#[test]
fn the_rock_wolf_digs_a_den_on_desert_next_to_its_alpha_and_grows_faster() {
    let mut game = Table::new(3).habitats("RFGTD").with("1A k6").faces(1, 0b0_1000).game();
    assert_eq!(game.value(pack(1), Track::Speed), 3);
    // Two tiles show desert: D/F and the flipped T/D. Only the track has to be chosen.
    game.does("den k5");
    assert_eq!(game.list(), ["track spread", "track speed", "track howl"]);
    game.does("track speed");
    assert_eq!((game.at("k5"), game.value(pack(1), Track::Speed)), ("1d".into(), 4));
    assert_eq!(game.pack_of(1).dug, [0, 1, 0]);
    assert_eq!(game.date(), 0, "a den that is dug does not touch the calendar");
}

/// TW-DEN-1
#[test]
fn a_den_needs_an_alpha_on_the_hex_or_next_to_it_and_a_den_on_the_board() {
    let game = Table::new(3).with("1A k6 1w m6").tokens(1, 0, 2).game();
    assert!(game.can("den k6") && game.can("den k5"));
    assert_eq!(game.rule("den m5"), "TW-DEN-1");
    let game = Table::new(3).with("1A k6").dug(1, [4; 3]).tokens(1, 0, 2).game();
    assert_eq!(game.rule("den k6"), "TW-DEN-1");
}

/// TW-DEN-2
#[test]
fn no_den_beside_enemies_dens_lairs_tokens_or_two_pieces() {
    let game = Table::new(3).with("1A k6 k7 1w k6 1d k7 2w k5 3d j6 1L l6").tokens(1, 0, 2).game();
    assert_eq!(game.rule("den k6"), "TW-DEN-2");
    assert_eq!(game.rule("den k7"), "TW-DEN-2");
    assert_eq!(game.rule("den k5"), "TW-DEN-2");
    assert_eq!(game.rule("den j6"), "TW-DEN-2");
    assert_eq!(game.rule("den l6"), "TW-DEN-2");
    assert_eq!(game.rule("den l5"), "TW-DEN-2");
    assert_eq!(game.rule("den j7"), "TW-DEN-2");
    assert_eq!(game.rule("den j5"), "TW-DEN-2");
    assert!(game.can("den k8"));
    // A single own wolf is no obstacle; a single own den is.
    let game = Table::new(3).with("1A k6 1d k5").tokens(1, 0, 2).game();
    assert!(game.can("den k6"));
    assert_eq!(game.rule("den k5"), "TW-DEN-2");
}

/// TW-LAIR-1, TW-CASE-4: the worked example.
#[test]
fn the_forest_wolf_turns_a_den_by_the_water_into_a_lair() {
    let mut game = Table::new(3).with("1A m1 1d l1").faces(1, 0b0_0001).game();
    let events = game.does("lair l1");
    assert_eq!(game.at("l1"), "1L");
    assert_eq!((game.date(), game.pack_of(1).terrains, game.pack_of(1).built), (1, 1, 1), "the den covers a date, the lair gives a token");
    assert_eq!(game.track_points(&game.packs()[0])[3], 5);
    assert!(events.contains(&Event::Built { seat: Seat(0), hex: hex("l1"), gain: Token::Terrain }));
    // Not next to water, no alpha near, no den, no lair left.
    let game = Table::new(3).with("1A j1 1d j1 l1").tokens(1, 0, 2).game();
    assert_eq!(game.rule("lair j1"), "TW-LAIR-1");
    assert_eq!(game.rule("lair l1"), "TW-LAIR-1");
    assert_eq!(game.rule("lair k2"), "TW-LAIR-1");
    let game = Table::new(3).with("1A m1 1d l1").tokens(1, 0, 2).edit(|v| v.packs[0].built = 4).game();
    assert_eq!(game.rule("lair l1"), "TW-LAIR-1");
}

/// TW-LAIR-2
#[test]
fn at_most_one_lair_of_a_colour_in_a_region() {
    let game = Table::new(3).with("1A m1 1d l1 1L l3").tokens(1, 0, 2).game();
    assert_eq!(game.rule("lair l1"), "TW-LAIR-2");
    let game = Table::new(3).with("1A m1 1d l1 2L l3 1L e2").tokens(1, 0, 2).game();
    assert!(game.can("lair l1"), "other packs' lairs and other regions do not matter");
}

/// TW-LAIR-3
#[test]
fn a_lair_displaces_the_enemy_wolf_or_alpha_on_its_hex() {
    for enemy in ["2w", "2A"] {
        let mut game = Table::new(3).with(&format!("1A m1 1d l1 {enemy} l1")).tokens(1, 0, 2).game();
        game.dos(&["lair l1", "pay t+t"]);
        // Next to l1: k1 with a lone wolf, k2, m1 with the alpha, m2.
        assert_eq!(game.list(), ["away k2", "away m2"]);
        assert!(matches!(game.stage(), Stage::Displace { .. }));
        game.does("away m2");
        assert_eq!((game.at("l1"), game.at("m2")), ("1L".into(), enemy.into()));
    }
    // The player's own wolf stays.
    let mut game = Table::new(3).with("1A l1 1d l1").tokens(1, 0, 2).game();
    game.dos(&["lair l1", "pay t+t"]);
    assert_eq!(game.at("l1"), "1L 1A");
}

/// TW-HUNT-1, TW-FAQ-4, TW-CASE-6: the worked example.
#[test]
fn the_grass_wolf_surrounds_the_moose_on_three_sides_and_takes_it() {
    let mut game = Table::new(3).habitats("GFRTD").with("1A i4 1w k2 h2").game();
    game.dos(&["move grass", "pay 1", "alpha i4", "to i2"]);
    assert_eq!(game.pack_of(1).prey, 0, "two sides are not enough");
    let events = game.dos(&["wolf h2"]);
    assert!(events.is_empty());
    let events = game.does("to j1");
    assert_eq!(game.pack_of(1).prey, 1 << Prey::Moose as u8);
    assert_eq!((game.pack_of(1).actions, game.prey(region(0)).left, game.track_points(&game.packs()[0])[4]), (1, 1, 1));
    assert!(events.contains(&Event::Hunted { seat: Seat(0), hex: hex("j2"), prey: Prey::Moose, gain: Token::Action }));
    assert_eq!(game.date(), 0, "prey never goes to the calendar (TW-HUNT-2)");
}

/// TW-HUNT-1
#[test]
fn three_different_hexes_are_needed_and_each_kind_is_owned_once() {
    // Three wolves on two hexes do not surround.
    let after = |table: Table| {
        let mut game = table.tokens(1, 0, 2).game();
        game.dos(&["den a8", "pay t+t", "track howl"]);
        game
    };
    assert_eq!(after(Table::new(3).with("1A a8 1w j1 j1 i2")).pack_of(1).prey, 0);
    assert_eq!(after(Table::new(3).with("1A a8 1w j1 i2 k2")).pack_of(1).prey, 1);
    // The hunt follows any action, and gives nothing that the player already has.
    let game = after(Table::new(3).with("1A a8 1w j1 i2 k2").edit(|v| v.packs[0].prey = vec![Prey::Moose]));
    assert_eq!((game.prey(region(0)).left, game.pack_of(1).actions), (2, 0));
    // Two kinds at the same time are both taken.
    let game = after(Table::new(3).with("1A a8 g2 h2 1w j1 i2 k2 f3"));
    assert_eq!(game.pack_of(1).prey, 1 << Prey::Moose as u8 | 1 << Prey::Deer as u8);
    assert_eq!(game.pack_of(1).actions, 2);
}

/// TW-HUNT-1: of two stacks of one kind the hunter chooses.
#[test]
fn two_surrounded_stacks_of_the_same_kind_are_a_choice() {
    let mut game = Table::new(3).with("1A a8 k5 m5 1w l6 j8 k8 l8").tokens(1, 0, 2).game();
    game.dos(&["den a8", "pay t+t", "track howl"]);
    assert_eq!(game.list(), ["hunt k9", "hunt l5"]);
    assert_eq!(game.rule("hunt j2"), "TW-HUNT-1");
    assert_eq!(game.rule("end"), "TW-HUNT-1");
    game.does("hunt l5");
    assert_eq!((game.prey(region(5)).left, game.prey(region(4)).left, game.pack_of(1).prey), (1, 2, 1 << Prey::Hare as u8));
    assert_eq!(game.stage(), Stage::Act);
}

/// TW-HUNT-2
#[test]
fn only_the_acting_player_hunts_dens_and_lairs_do_not_count_and_the_last_token_frees_the_hex() {
    // Seat 2 has surrounded the moose, but seat 1 acts.
    let mut game = Table::new(3).with("1A a8 2w j1 i2 k2").tokens(1, 0, 2).game();
    game.dos(&["den a8", "pay t+t", "track howl"]);
    assert_eq!(game.pack_of(2).prey, 0);
    let mut game = Table::new(3).with("1A a8 1d j1 1L k3 1w i2 k2").tokens(1, 0, 2).game();
    game.dos(&["den a8", "pay t+t", "track howl"]);
    assert_eq!(game.pack_of(1).prey, 0);
    // One token left: afterwards a wolf may stop there.
    let mut game = Table::new(3).with("1A a8 1w j1 i2 k2").tokens(1, 1, 3).edit(|v| v.regions[0].prey_left = 1).game();
    game.dos(&["den a8", "pay t+t", "track howl"]);
    assert_eq!((game.prey(region(0)).left, game.pack_of(1).prey), (0, 1));
    game.dos(&["move tundra", "pay t", "wolf j1", "to j2"]);
    assert_eq!(game.at("j2"), "1w");
    let view = game.view(Eye::Public);
    assert!(view.regions[0].prey_left == 0 && view.setup.map.name(view.setup.map.prey[0]) == hex("j2"));
}
