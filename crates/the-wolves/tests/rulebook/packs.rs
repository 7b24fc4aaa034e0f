//! Howl and dominate: TW-HOWL, TW-DOM.

use den_core::{Seat, Words as _};
use the_wolves::{Event, Kind, Stage, TheWolves, Track};

use crate::table::{Ask, Table, hex, pack};

/// TW-HOWL-1, TW-CASE-1: the worked example.
#[test]
fn the_desert_wolf_howls_over_two_hexes_for_a_lone_wolf_on_tundra() {
    let mut game = Table::new(3).habitats("DFRGT").with("1A c7").faces(1, 0b0_0100).game();
    assert_eq!(game.value(pack(1), Track::Howl), 2);
    game.does("howl c5");
    assert_eq!((game.at("c5"), game.date(), game.pack_of(1).joined), ("1w".into(), 1, 1));
    assert!(!game.lone_wolves().has(game.map().index(hex("c5")).unwrap()));
    assert_eq!(game.pack_of(1).faces, 0b0_1000, "both tundra tiles were flipped: grass and desert show now");
    assert_eq!(game.track_points(&game.packs()[0])[5], 1);
    // Out of range, and no lone wolf.
    let game = Table::new(3).with("1A d8 1w c6").tokens(1, 0, 2).game();
    assert_eq!(game.rule("howl c5"), "TW-HOWL-1");
    assert_eq!(game.rule("howl d7"), "TW-HOWL-1");
}

/// TW-HOWL-2
#[test]
fn howl_range_counts_hexes_over_water_and_chasm_and_needs_a_wolf_on_the_board() {
    let map = Table::new(3).game();
    let index = |name: &str| map.map().index(hex(name)).unwrap();
    assert!(map.map().howls(index("h4"), 3).has(index("h7")), "over the chasm");
    assert!(map.map().howls(index("l3"), 2).has(index("l1")), "over the water");
    assert!(map.map().howls(index("l3"), 0).has(index("l3")) && !map.map().howls(index("l3"), 0).has(index("l4")));
    // Over a gap in the map: there is no hex between a8 and c10 on the straight line.
    assert!(map.map().howls(index("a8"), 3).has(index("c10")) && map.map().distance(index("a8"), index("c10")) > Some(3));
    let game = Table::new(3).with("1A c6").tokens(1, 0, 2).edit(|v| v.packs[0].joined = 8).game();
    assert_eq!(game.rule("howl c5"), "TW-HOWL-2");
    let game = Table::new(3).with("1A c6").tokens(1, 0, 2).edit(|v| v.packs[0].joined = 7).game();
    assert!(game.can("howl c5"));
}

/// TW-DOM-1, TW-CASE-3: the worked example.
#[test]
fn the_tundra_wolf_dominates_an_unguarded_wolf_with_two_tiles_and_a_token() {
    let mut game = Table::new(3).habitats("TGFRD").with("1A i5 2w i3").faces(1, 0b1_0000).tokens(1, 0, 1).game();
    let events = game.does("dominate wolf i3");
    assert_eq!((game.at("i3"), game.date(), game.pack_of(1).terrains), ("1w".into(), 1, 0));
    assert_eq!((game.pack_of(1).joined, game.pack_of(1).faces), (1, 0b0_0001));
    let dominated = Event::Dominated { seat: Seat(0), pack: pack(2), lost: Kind::Wolf, hex: hex("i3"), kind: Kind::Wolf };
    assert!(events.contains(&dominated));
    assert_eq!(game.rule("dominate wolf i3"), "TW-DOM-1");
    // Three tiles are needed.
    let game = Table::new(3).habitats("TGFRD").with("1A i5 2w i3").faces(1, 0b1_0000).game();
    assert_eq!(game.rule("dominate wolf i3"), "TW-PAY-1");
}

/// TW-DOM-1
#[test]
fn a_dominated_den_is_replaced_from_a_track_of_your_choice_with_its_bonus() {
    let mut game = Table::new(3).with("1A i4 2d i4").dug(1, [0, 1, 0]).tokens(1, 0, 3).game();
    game.does("dominate den i4");
    game.does("pay t+t+t");
    assert_eq!((game.stage(), game.date()), (Stage::Track { hex: game.map().index(hex("i4")).unwrap(), dominated: true }, 1));
    let told = game.does("track speed").iter().map(TheWolves::event).map(|message| message.key.to_string()).collect::<Vec<_>>();
    assert!(told.contains(&"tw-event-den-taken".to_string()) && !told.contains(&"tw-event-dug".to_string()), "{told:?}");
    assert_eq!((game.at("i4"), game.pack_of(1).dug, game.pack_of(1).terrains), ("1A 1d".into(), [0, 2, 0], 1), "range 0 is within range");
    // The next wolf may be an alpha; with nothing left on the board it is not possible.
    let mut game = Table::new(3).with("1A i5 2w i3").tokens(1, 0, 3).edit(|v| v.packs[0].joined = 2).game();
    game.dos(&["dominate wolf i3", "pay t+t+t"]);
    assert_eq!(game.at("i3"), "1A");
    let game = Table::new(3).with("1A i5 2w i3 2d i4").dug(1, [4; 3]).tokens(1, 0, 3).edit(|v| v.packs[0].joined = 8).game();
    assert_eq!(game.rule("dominate wolf i3"), "TW-DOM-1");
    assert_eq!(game.rule("dominate den i4"), "TW-DOM-1");
    let game = Table::new(3).with("1A i5 2w g2").tokens(1, 0, 3).game();
    assert_eq!(game.rule("dominate wolf g2"), "TW-DOM-1");
}

/// TW-DOM-2, TW-HINT-3
#[test]
fn alphas_lairs_and_pieces_beside_their_own_colour_are_safe() {
    let game = Table::new(3).with("1A i4 2A i3 2L j3 2w i5 2d i5 3w h4 h4 3d h3 3A h3").tokens(1, 0, 3).game();
    assert_eq!(game.rule("dominate wolf i3"), "TW-DOM-2");
    assert_eq!(game.rule("dominate den j3"), "TW-DOM-2");
    assert_eq!(game.rule("dominate wolf i5"), "TW-DOM-2");
    assert_eq!(game.rule("dominate den i5"), "TW-DOM-2");
    assert_eq!(game.rule("dominate wolf h4"), "TW-DOM-2");
    assert_eq!(game.rule("dominate den h3"), "TW-DOM-2");
}

/// TW-DOM-3: a hard case, two colours on the dominated hex.
#[test]
fn a_den_under_another_packs_wolf_and_the_wolf_on_it_may_both_be_dominated() {
    let table = || Table::new(3).with("1A i5 2d i3 3w i3").tokens(1, 0, 3);
    let mut game = table().game();
    game.dos(&["dominate den i3", "pay t+t+t", "track howl"]);
    assert_eq!(game.at("i3"), "1d 3w", "the wolf of the third colour stays");
    let mut game = table().game();
    game.dos(&["dominate wolf i3", "pay t+t+t"]);
    assert_eq!(game.at("i3"), "1w 2d");
    // On the player's own den an enemy wolf is dominated; under the player's own wolf an enemy den is.
    let mut game = Table::new(3).with("1A i5 1d i3 3w i3").tokens(1, 0, 3).game();
    game.dos(&["dominate wolf i3", "pay t+t+t"]);
    assert_eq!(game.at("i3"), "1w 1d");
    // After dominating, wolves of two packs never share a hex.
    let game = Table::new(3).with("1A i5 2w i3 1w i4").tokens(1, 0, 3).game();
    assert!(game.can("dominate wolf i3"));
}
