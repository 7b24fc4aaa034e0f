//! The scars, control, the score sheet and the end.

use crate::duel::*;
use den_core::{Eye, Hidden, Message, Scores};
use lone_wolves::{Honor, LoneWolves, Scar, SheetText, Slot, Stage, Table, Territory};

fn place(table: &mut Table, seat: usize, slot: &str, scar: Scar) {
    let slot: Slot = slot.parse().expect("a slot");
    let kind = advanced().kind(slot).expect("a slot of this board");
    table.sides[seat].slots[kind.index()].add(scar);
}

/// LW-SCAR-1
#[test]
fn scar_1_adds_strength_for_each_wolf_card_lone_wolves_too() {
    let mut table = finished("basic");
    table.sides[0].up[0] = cards("s7 d2");
    table.sides[0].lone[0] = 1;
    place(&mut table, 0, "s", Scar::Kin);
    assert_eq!(table.strength(&basic(), MICHAL, Swamp).total(), 7 + 2 + 1 + 3);
    place(&mut table, 0, "s", Scar::Kin);
    assert_eq!(table.strength(&basic(), MICHAL, Swamp).total(), 7 + 2 + 1 + 6);
    assert_eq!(table.strength(&basic(), MICHAL, Desert).total(), 0);
}

/// LW-SCAR-2
#[test]
fn scar_2_adds_three_strength() {
    let mut table = finished("basic");
    place(&mut table, 1, "t", Scar::Fangs);
    assert_eq!(table.strength(&basic(), KASIA, Tundra).total(), 3);
    assert_eq!(table.controls(&basic(), Tundra), Some(KASIA), "strength alone controls");
}

/// LW-SCAR-3: immediately, unseen, not if the territory is full.
#[test]
fn scar_3_brings_a_set_aside_card_as_a_lone_wolf() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; d2@v; take ?; look 3; place t");
    assert_eq!((duel.table().sides[1].lone[3], duel.table().aside, duel.table().lands[3].wolves), (1, 3, 1));
    assert_eq!(duel.now().aside().len(), 4, "nobody knows which card it is");
    let mut full = Duel::dealt("basic");
    full.steps("s2@s; d2@s; take 1; place v; s4@s; d4@s; look 8; place v; s5@s; d5@s; look 3");
    assert!(full.table().is_full(Swamp));
    full.steps("place s");
    assert_eq!((full.table().sides[1].lone[0], full.table().aside), (3, 4), "a full territory takes no card");
}

/// LW-SCAR-4
#[test]
fn scar_4_turns_the_honor_token_over_and_over() {
    let mut duel = Duel::dealt("basic");
    assert_eq!(duel.table().lands[1].honor, Honor { up: 5, down: 8 });
    duel.steps("s2@s; d2@v; take ?; look 4; place d");
    assert_eq!(duel.table().lands[1].honor, Honor { up: 8, down: 5 });
    duel.steps("s4@s; d4@v; take ?; look 4; place d");
    assert_eq!(duel.table().lands[1].honor, Honor { up: 5, down: 8 });
}

/// A side with a face-up 2, 3, 4 and 7 and two lone wolves in the caves, where the opponent is stronger.
fn outnumbered() -> Table {
    let mut table = finished("basic");
    table.sides[0].up[2] = cards("s2 d3 c4 t7");
    table.sides[0].lone[2] = 2;
    for _ in 0..2 {
        place(&mut table, 1, "c", Scar::Fangs);
    }
    table.sides[1].up[2] = cards("v7 v6 v5");
    assert_eq!(table.controls(&basic(), Caves), Some(KASIA));
    table
}

/// LW-SCAR-5, LW-SCAR-10, LW-FAQ-1
#[test]
fn scar_5_pays_for_each_wolf_card() {
    assert_eq!(outnumbered().honor_of(&basic(), Scar::Pack, MICHAL, Caves), 6);
}

/// LW-SCAR-6, LW-SCAR-10
#[test]
fn scar_6_pays_for_each_lone_wolf() {
    assert_eq!(outnumbered().honor_of(&basic(), Scar::Loner, MICHAL, Caves), 4);
}

/// LW-SCAR-7, LW-SCAR-10
#[test]
fn scar_7_pays_for_each_face_up_wolf() {
    assert_eq!(outnumbered().honor_of(&basic(), Scar::Pride, MICHAL, Caves), 8);
}

/// LW-SCAR-8, LW-SCAR-10
#[test]
fn scar_8_pays_for_each_face_up_two_three_and_four() {
    assert_eq!(outnumbered().honor_of(&basic(), Scar::Young, MICHAL, Caves), 9);
    assert_eq!(outnumbered().honor_of(&basic(), Scar::Young, KASIA, Caves), 0);
}

/// LW-SCAR-9
#[test]
fn scar_9_pays_if_the_honor_token_is_won() {
    let mut table = outnumbered();
    assert_eq!([MICHAL, KASIA].map(|seat| table.honor_of(&basic(), Scar::Alpha, seat, Caves)), [0, 5]);
    table.sides[1] = table.sides[0];
    table.sides[1].slots = Default::default();
    assert_eq!([MICHAL, KASIA].map(|seat| table.honor_of(&basic(), Scar::Alpha, seat, Caves)), [0, 0], "a tie wins no token");
}

/// LW-SCAR-10: scars pay even if the territory is lost.
#[test]
fn scars_pay_whether_or_not_the_territory_is_controlled() {
    let mut table = outnumbered();
    place(&mut table, 0, "c", Scar::Pack);
    place(&mut table, 0, "c", Scar::Young);
    assert_eq!(table.honor_at(&basic(), Caves), [6 + 9, 6]);
}

/// LW-END-1
#[test]
fn the_stronger_player_takes_token_and_moon_a_tie_gives_nothing() {
    let mut table = finished("basic");
    table.moons = [Some(Swamp), Some(Desert)];
    table.sides[0].up[0] = cards("s4");
    table.sides[1].lone[0] = 3;
    assert_eq!(table.honor_at(&basic(), Swamp), [4 + 5, 0]);
    table.sides[1].lone[0] = 4;
    assert_eq!((table.controls(&basic(), Swamp), table.honor_at(&basic(), Swamp)), (None, [0, 0]));
    table.sides[1].up[1] = cards("d2");
    assert_eq!(table.honor_at(&basic(), Desert), [0, 5 + 3]);
}

/// LW-END-1: thirteen tricks, and the loser of the last takes and places a scar too.
#[test]
fn the_game_ends_after_thirteen_tricks() {
    let mut duel = Duel::dealt("basic");
    let mut tricks = 0;
    while duel.stage() != Stage::Over {
        let step = match duel.stage() {
            Stage::TurnUp(_) => format!("turn {}", duel.table().unseen.iter().next().expect("a scar").number()),
            Stage::Look(..) => format!("look {}", duel.table().unseen.iter().next().expect("a scar").number()),
            _ => duel.moves().split(',').next_back().expect("a move").to_string(),
        };
        tricks += u8::from(duel.stage() == Stage::Follow);
        assert_eq!(duel.now().outcome(), None);
        duel.steps(&step);
    }
    assert_eq!((tricks, duel.table().tricks.won()), (13, 13));
    assert!(duel.now().outcome().is_some());
    let placed: u8 = duel.table().sides.iter().flat_map(|side| side.slots).map(lone_wolves::Scars::len).sum();
    let left: u8 = duel.table().lands.iter().map(|land| land.scars.len() + land.face_down).sum();
    assert_eq!(placed + left, 15);
}

/// LW-END-2
#[test]
fn most_points_win_then_most_lone_wolves_then_it_is_a_draw() {
    let places =
        |table: &Table| over(basic(), table).outcome().expect("the game is over").results().iter().map(|r| r.place).collect::<Vec<_>>();
    let mut table = finished("basic");
    assert_eq!(places(&table), [1, 1], "nobody has anything");
    table.sides[0].lone[0] = 1;
    table.sides[1].lone[0] = 1;
    assert_eq!(places(&table), [1, 1], "points and lone wolves are equal");
    table.sides[0].lone[1] = 1;
    table.sides[1].up[1] = cards("d2");
    table.lands[1].honor = Honor { up: 0, down: 5 };
    assert_eq!(places(&table), [1, 2], "two lone wolves against one");
    table.lands[1].honor = Honor { up: 1, down: 5 };
    assert_eq!(places(&table), [2, 1], "points first");
}

/// LW-ADV-2: strength, flips and points affect both sides of the border.
#[test]
fn a_scar_on_a_border_acts_on_both_territories() {
    let mut table = finished("advanced");
    place(&mut table, 0, "s+d", Scar::Fangs);
    assert_eq!([Swamp, Desert, Caves].map(|at| table.strength(&advanced(), MICHAL, at).total()), [3, 3, 0]);
    let mut duel = Duel::dealt("advanced");
    duel.steps("s2@s; d2@v; take ?; look 4; place c+t");
    assert_eq!(duel.table().lands.map(|land| land.honor.up), [4, 5, 7, 10, 5]);
}

/// LW-ADV-3: scar 3 adds a card to each of the two territories that is not full, scar 9 pays for each token won.
#[test]
fn on_a_border_scar_3_adds_two_cards_and_scar_9_pays_twice() {
    let mut duel = Duel::dealt("advanced");
    duel.steps("s2@s; d2@v; take ?; look 3; place c+t");
    assert_eq!((duel.table().sides[1].lone, duel.table().aside), ([0, 0, 1, 1, 1], 2));
    let mut full = Duel::dealt("advanced");
    full.steps("s2@s; d2@s; take 1; place v; s4@s; d4@s; look 8; place v; s5@s; d5@s; look 3; place s+d");
    assert_eq!((full.table().sides[1].lone, full.table().aside), ([3, 1, 0, 0, 0], 3), "the swamp is full");
    let mut table = finished("advanced");
    place(&mut table, 0, "s+d", Scar::Alpha);
    table.sides[0].up[0] = cards("s4");
    table.sides[0].up[1] = cards("d4");
    assert_eq!((table.honor_at(&advanced(), Swamp), table.honor_at(&advanced(), Desert)), ([4 + 5, 0], [5 + 5, 0]));
}

/// A whole board: every effect, a tie in the caves, both moons, scars on borders. LW-END-1, LW-END-2, LW-ADV-2, LW-ADV-3.
fn whole_board() -> Table {
    let mut table = finished("advanced");
    table.moons = [Some(Swamp), Some(Desert)];
    let honor = [(9, 4), (8, 5), (7, 6), (10, 3), (5, 7)];
    for (land, (up, down)) in table.lands.iter_mut().zip(honor) {
        land.honor = Honor { up, down };
    }
    table.sides[0].up = ["s7", "d2 d3 d4", "c4", "t5", ""].map(cards);
    table.sides[0].lone = [1, 0, 0, 0, 2];
    table.sides[1].up = ["d5", "v6", "c3", "t6 t7", ""].map(cards);
    table.sides[1].lone = [0, 1, 1, 0, 0];
    let scars = [
        (0, "s", Scar::Kin),
        (0, "s", Scar::Alpha),
        (0, "d", Scar::Young),
        (0, "d+c", Scar::Pride),
        (0, "t", Scar::Turncoat),
        (0, "v", Scar::Stray),
        (1, "s+d", Scar::Fangs),
        (1, "d", Scar::Loner),
        (1, "c+t", Scar::Pack),
        (1, "t+v", Scar::Alpha),
    ];
    for (seat, slot, scar) in scars {
        place(&mut table, seat, slot, scar);
    }
    table
}

#[test]
fn a_whole_board_is_scored_line_by_line() {
    let table = whole_board();
    let strengths = Territory::ALL.map(|at| [MICHAL, KASIA].map(|seat| table.strength(&advanced(), seat, at).total()));
    assert_eq!(strengths, [[7 + 1 + 2, 5 + 3], [9, 6 + 1 + 3], [4, 3 + 1], [5, 13], [2, 0]]);
    let sheet = LoneWolves::sheet(&over(advanced(), &table).view(Eye::Public));
    let lines: Vec<_> = sheet
        .lines
        .iter()
        .filter(|line| line.points.iter().any(Option::is_some))
        .map(|line| (line.name.clone(), line.rule.as_ref(), [line.points[0], line.points[1]]))
        .collect();
    let honor = |what| Message::from(SheetText::Honor { what });
    let scar = |scar, place: &str| Message::from(SheetText::Scar { scar, place: place.parse().expect("a slot") });
    assert_eq!(
        lines,
        [
            (honor(Swamp), "LW-END-1", [Some(9), None]),
            (honor(Desert), "LW-END-1", [None, Some(8)]),
            (honor(Tundra), "LW-END-1", [None, Some(10)]),
            (honor(Volcano), "LW-END-1", [Some(5), None]),
            (SheetText::Moon.into(), "LW-END-1", [Some(5), None]),
            (SheetText::BloodMoon.into(), "LW-END-1", [None, Some(3)]),
            (scar(Scar::Alpha, "s"), "LW-SCAR-9", [Some(5), None]),
            (scar(Scar::Young, "d"), "LW-SCAR-8", [Some(9), None]),
            (scar(Scar::Pride, "d+c"), "LW-SCAR-7", [Some(6 + 2), None]),
            (scar(Scar::Loner, "d"), "LW-SCAR-6", [None, Some(2)]),
            (scar(Scar::Pack, "c+t"), "LW-SCAR-5", [None, Some(2 + 2)]),
            (scar(Scar::Alpha, "t+v"), "LW-SCAR-9", [None, Some(5)]),
        ]
    );
    assert_eq!(sheet.totals(), [41, 32]);
    let tied = sheet.lines.iter().find(|line| line.name == honor(Caves)).expect("a line");
    assert_eq!(tied.notes, [SheetText::TokenTie { n: 7 }.into()]);
    let strength = SheetText::Strengths {
        a: 10,
        b: 8,
        first: vec![SheetText::FaceUp { n: 7 }.into(), SheetText::Lone { n: 1 }.into(), SheetText::FromScar { n: 2, scar: 1 }.into()],
        second: vec![SheetText::FaceUp { n: 5 }.into(), SheetText::FromScar { n: 3, scar: 2 }.into()],
        who: SheetText::Controls { seat: MICHAL }.into(),
    };
    assert_eq!(sheet.lines[0].notes, [strength.into()]);
    let outcome = over(advanced(), &table).outcome().expect("the game is over");
    assert_eq!(outcome.results().iter().map(|r| (r.points, r.place)).collect::<Vec<_>>(), [(41, 1), (32, 2)]);
}
