//! The rules, one by one: components, setup, tricks, trump, the rulebook's examples.

mod duel;

use den_core::{
    Content as _, Deals, Edition, Eye, Hidden, Mark, Message, Moves, Options as _, Play, Rules, Seat, Translate, Turn, built_in,
};
use den_words::{Language, Speaker};
use duel::*;
use lone_wolves::{Card, Cards, Content, Event, LoneWolves, Moon, Name, Options, Part, Scar, Scars, Setup, Stage, SuitName, Territory};

/// LW-COMP-1
#[test]
fn there_are_thirty_wolf_cards_of_five_suits_and_six_values() {
    assert_eq!(Cards::ALL.len(), 30);
    for suit in Territory::ALL {
        let values: Vec<_> = Cards::of_suit(suit).iter().map(Card::value).collect();
        assert_eq!(values, [2, 3, 4, 5, 6, 7]);
        assert!(Card::new(suit, 1).is_none() && Card::new(suit, 8).is_none());
    }
}

/// LW-COMP-1: the back is a lone wolf of strength 1, without a suit.
#[test]
fn a_lone_wolf_has_strength_one_whatever_card_it_was() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s7@s; d7@s");
    assert_eq!(duel.table().strength(duel.setup(), KASIA, Swamp).total(), 1);
    assert_eq!(duel.table().strength(duel.setup(), MICHAL, Swamp).total(), 7);
    assert!(duel.table().sides[1].up[0].is_empty(), "the brown 7 does not lie there as a brown card");
}

/// LW-COMP-2
#[test]
fn suits_are_territories_in_a_reconstructed_order() {
    let english = Speaker::new(Language::En);
    let names = Territory::ALL.map(|t| [Name::from(SuitName(t)), Name::from(t)].map(|name| english.translate(&name.into())).join(" "));
    assert_eq!(names, ["green swamp", "brown desert", "black caves", "white tundra", "red volcano"]);
    assert_eq!(basic().order, Territory::ALL);
}

/// LW-COMP-3
#[test]
fn there_are_two_of_each_of_nine_scars() {
    let table = *Duel::new("basic").table();
    assert_eq!(table.unseen.len(), 18);
    assert!(Scar::ALL.iter().all(|&scar| table.unseen.count(scar) == 2));
}

/// LW-COMP-4, LW-COMP-5, LW-COMP-6, LW-ADV-1, LW-ADV-2: the values of the box and their marks.
#[test]
fn the_figures_of_the_box_are_marked() {
    let setup = basic();
    assert_eq!(setup.honor, [[4, 9], [5, 8], [6, 7], [3, 10], [5, 7]]);
    assert!(setup.honor.iter().all(|[up, down]| up != down), "the two sides differ");
    assert_eq!(setup.moons, [5, 3]);
    for slots in setup.slots {
        assert_eq!((&slots[..5], &slots[5..]), (&[3; 5][..], &[0; 10][..]));
    }
    assert_eq!((setup.light, setup.dark), ([1; 5], [2; 5]));
    let advanced = advanced();
    for slots in advanced.slots {
        assert_eq!((&slots[..5], &slots[5..9], &slots[9..]), (&[2; 5][..], &[1; 4][..], &[0; 6][..]));
    }
    assert_eq!((advanced.light, advanced.dark), ([1; 5], [2, 3, 2, 3, 2]));
    let marks = built_in::<LoneWolves>().content().marks();
    assert!(marks.iter().all(|part| part.mark != Mark::Adaptation));
    let reconstructed: Vec<_> = marks.into_iter().filter(|part| part.mark == Mark::Reconstructed).map(|part| part.what).collect();
    let expected = [Part::Order, Part::Honor, Part::BasicSlots, Part::AdvancedPlaces, Part::AdvancedSlots];
    assert_eq!(reconstructed, expected.map(Message::from));
}

/// LW-COMP-6: fifteen slots are never too few for thirteen lost tricks.
#[test]
fn the_basic_board_has_more_slots_than_a_player_can_lose_tricks() {
    assert!(basic().slots.iter().all(|side| side.iter().sum::<u8>() >= basic().hand));
}

/// LW-SETUP-1
#[test]
fn a_face_up_scar_on_each_light_place_face_down_ones_on_the_dark_places_three_leave_unseen() {
    let duel = Duel::dealt("basic");
    let table = duel.table();
    for (land, scar) in table.lands.iter().zip([1, 2, 5, 6, 7]) {
        assert_eq!(land.scars.iter().map(Scar::number).collect::<Vec<_>>(), [scar]);
        assert_eq!(land.face_down, 2);
    }
    assert_eq!(table.unseen.len() - table.face_down(), 3);
    let fresh = Duel::new("basic");
    assert_eq!(fresh.refused("scars 4 4 4 1 2"), "LW-SETUP-1", "there are two of each only");
    assert_eq!(fresh.refused("leader 1"), "LW-SETUP-1");
}

/// LW-SETUP-2
#[test]
fn each_territory_gets_one_of_the_honor_tokens_either_side_up() {
    let mut duel = Duel::new("basic");
    duel.steps("scars 1 2 5 6 7");
    assert_eq!(duel.refused("honor 4/9 4/9 6/7 3/10 5/7"), "LW-SETUP-2", "each token once");
    assert_eq!(duel.refused("honor 4/8 5/9 6/7 3/10 5/7"), "LW-SETUP-2", "no such tokens");
    duel.steps("honor 10/3 9/4 7/6 5/8 7/5");
    assert_eq!(duel.table().lands.map(|land| land.honor.up), [10, 9, 7, 5, 7]);
}

/// LW-SETUP-3
#[test]
fn thirteen_cards_each_and_four_set_aside_unseen() {
    let duel = Duel::dealt("basic");
    assert_eq!([MICHAL, KASIA].map(|seat| duel.now().hand(seat).len()), [13, 13]);
    assert_eq!(duel.now().aside(), cards("c5 c6 c7 t7"));
    assert_eq!(duel.table().aside, 4);
    let json = serde_json::to_string(&duel.view(MICHAL)).expect("a view is writable");
    assert!(json.contains("\"s2\"") && !json.contains("\"c5\"") && !json.contains("\"d2\""));
    let mut fresh = Duel::new("basic");
    fresh.steps("scars 1 2 5 6 7; honor 4/9 5/8 6/7 3/10 5/7");
    assert_eq!(fresh.refused(&HANDS.replace("s2 s3", "s2 s3 c5")), "LW-SETUP-3", "fourteen cards");
    assert_eq!(fresh.refused(&HANDS.replace("v2 v4", "v3 v4")), "LW-SETUP-3", "a card in both hands");
    assert!(HANDS.replace("s2 s3", "s2 s2").parse::<lone_wolves::Chance>().is_err(), "a card twice in a hand");
}

/// LW-SETUP-4
#[test]
fn the_first_leader_is_random() {
    for (leader, seat) in [("leader 1", MICHAL), ("leader 2", KASIA)] {
        let mut duel = Duel::new("basic");
        duel.steps(&format!("scars 1 2 5 6 7; honor 4/9 5/8 6/7 3/10 5/7; {HANDS}"));
        assert_eq!(duel.refused("leader 3"), "LW-SETUP-4");
        duel.steps(leader);
        assert_eq!(duel.now().turn(), Turn::Seat(seat));
    }
}

/// LW-TRICK-1
#[test]
fn the_leader_plays_any_card_to_any_territory() {
    let duel = Duel::dealt("basic");
    let mut moves = Vec::new();
    duel.now().legal_moves(&mut moves);
    assert_eq!(moves.len(), 13 * 5);
    assert_eq!(duel.refused("d2@s"), "LW-TRICK-1", "Kasia holds that");
    assert_eq!(duel.refused("take 1"), "LW-TRICK-1");
}

/// Example 1. LW-TRICK-2, LW-FAQ-3, LW-FAQ-2, LW-TRICK-7, LW-TRICK-8, LW-HINT-1: red 6 to the swamp; red must be followed, not the territory; red 4 to the caves loses.
#[test]
fn example_1_kasia_must_follow_red_but_may_choose_her_territory() {
    let mut duel = Duel::dealt("basic");
    duel.steps("v6@s");
    assert_eq!(duel.refused("d3@c"), "LW-TRICK-2");
    assert_eq!(duel.moves(), "v2@s, v2@d, v2@c, v2@t, v2@v, v4@s, v4@d, v4@c, v4@t, v4@v");
    duel.steps("v4@c");
    assert!(duel.told.contains(&Event::Won { seat: MICHAL, trick: 1, lost: card("v4"), at: Caves }));
    assert_eq!(duel.table().sides[0].up[0], cards("v6"));
    assert_eq!((duel.table().sides[1].up[2], duel.table().sides[1].lone[2]), (Cards::NONE, 1));
    assert_eq!(duel.stage(), Stage::Take(KASIA, Caves));
}

/// Example 2. LW-TRICK-2, LW-TRICK-5, LW-CASE-6: green 2 against brown 3, Kasia has no green; the higher card loses because it does not follow.
#[test]
fn example_2_a_higher_card_that_does_not_follow_loses() {
    let mut duel = Duel::dealt("basic");
    duel.steps("v6@s; v4@c; take 5; place c; s2@d; d3@d; turn 9");
    assert!(duel.told.contains(&Event::Won { seat: MICHAL, trick: 2, lost: card("d3"), at: Desert }));
    assert!(duel.table().voids[1].has(Swamp), "everyone knows now that she has no green");
}

/// Example 3. LW-TRICK-6, LW-CASE-4, LW-TRICK-8: the 3 turns up a scar in the desert; she loses, takes the third, face-down one and places it in the caves.
#[test]
fn example_3_the_three_turns_up_a_scar_and_another_may_be_taken() {
    let mut duel = Duel::dealt("basic");
    duel.steps("v6@s; v4@c; take 5; place c; s2@d; d3@d");
    assert_eq!(duel.stage(), Stage::TurnUp(Desert));
    duel.steps("turn 9");
    assert_eq!([MICHAL, KASIA].map(|seat| duel.table().strength(duel.setup(), seat, Desert).total()), [2, 1]);
    assert_eq!(duel.moves(), "take 2, take 9, take ?");
    duel.steps("take ?; look 8");
    assert_eq!(duel.view(KASIA).placing(), Some(Scar::Young));
    assert_eq!(duel.view(MICHAL).placing(), None, "he sees it once it is placed");
    duel.steps("place c");
    assert_eq!(duel.table().sides[1].slots[2].iter().collect::<Vec<_>>(), [Scar::Pack, Scar::Young]);
    assert_eq!(duel.stage(), Stage::Lead);
    assert_eq!(duel.now().turn(), Turn::Seat(MICHAL));
}

/// Kasia loses three tricks in the desert: the moon rises there.
const MOON_OVER_DESERT: &str = "s2@c; t2@d; take 2; place s; s4@c; t4@d; look 8; place s; s5@c; t5@d; look 9; place s";

/// Example 4. LW-TRICK-3, LW-CASE-5: swamp and desert have six cards each, so the brown 6 goes to the tundra.
#[test]
fn example_4_full_territories_take_no_more_cards() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; t2@d; take 2; place s; s4@s; t4@d; look 8; place s; s5@s; t5@d; look 9; place s");
    duel.steps("s6@s; t6@d; s7@s; t3@d; v7@s; v2@d; take 1; place t");
    assert_eq!((duel.table().is_full(Swamp), duel.table().is_full(Desert), duel.table().is_full(Tundra)), (true, true, false));
    assert_eq!(duel.now().turn(), Turn::Seat(KASIA));
    assert_eq!(duel.refused("d6@s"), "LW-TRICK-3");
    assert_eq!(duel.refused("d6@d"), "LW-TRICK-3");
    duel.steps("d6@t");
}

/// LW-TRICK-3: a full territory still takes scars while it has slots.
#[test]
fn a_full_territory_still_takes_scars() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; t2@d; take 2; place c; s4@s; t4@d; look 8; place c; s5@s; t5@d; look 9; place c");
    duel.steps("s6@s; t6@d; s7@s; t3@d; v7@s; v2@d; take 1");
    assert!(duel.table().is_full(Swamp));
    duel.steps("place s");
    assert_eq!(duel.table().sides[0].slots[0].count(Scar::Kin), 1);
}

/// Example 5. LW-TRUMP-2, LW-TRUMP-3, LW-TRICK-5, LW-CASE-7: brown is trump and beats green 7; the last scar of the swamp makes green trump instead.
#[test]
fn example_5_the_blood_moon_takes_over_from_the_moon() {
    let mut duel = Duel::dealt("basic");
    duel.steps(MOON_OVER_DESERT).steps("s6@c; t6@s; take 1; place v; c2@t; t3@s; turn 4; take 4; place v");
    assert_eq!((duel.table().moons, duel.table().trump()), ([Some(Desert), None], Some(Desert)));
    duel.steps("s7@s; d5@v");
    assert_eq!(duel.table().sides[1].up[4], cards("d5"), "her card stays face up");
    assert_eq!(duel.table().sides[0].lone[0], 1);
    assert!(duel.told.contains(&Event::Took { seat: MICHAL, at: Swamp, scar: None }));
    assert_eq!((duel.table().moons, duel.table().trump()), ([Some(Desert), Some(Swamp)], Some(Swamp)));
    duel.steps("look 6; place t; d6@v; s3@v; turn 3");
    assert!(duel.told.contains(&Event::Won { seat: MICHAL, trick: 7, lost: card("d6"), at: Volcano }), "brown is a plain suit again");
}

/// LW-TRICK-4, LW-CASE-1
#[test]
fn in_a_suit_the_higher_card_wins_but_two_beats_seven() {
    let expected = |mine: u8, led: u8| match (mine, led) {
        (2, 7) => true,
        (7, 2) => false,
        _ => mine > led,
    };
    for suit in Territory::ALL {
        for trump in [None, Some(suit), Some(Caves)] {
            for (mine, led) in (2..8).flat_map(|mine| (2..8).map(move |led| (mine, led))).filter(|(mine, led)| mine != led) {
                let card = |value| Card::new(suit, value).expect("a card");
                assert_eq!(card(mine).beats(card(led), trump), expected(mine, led), "{mine} on {led}, trump {trump:?}");
            }
        }
    }
}

/// LW-TRICK-5
#[test]
fn another_suit_wins_only_as_trump() {
    assert!(!card("d7").beats(card("s2"), None));
    assert!(card("d2").beats(card("s7"), Some(Desert)));
    assert!(!card("d7").beats(card("s2"), Some(Swamp)), "the led suit is trump itself");
    assert!(!card("d7").beats(card("s2"), Some(Caves)));
}

/// LW-TRICK-6: the leader's 3 too, before the answer; with no face-down scar there, nothing happens.
#[test]
fn a_three_immediately_turns_up_a_scar_if_there_is_one() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s3@t");
    assert_eq!(duel.stage(), Stage::TurnUp(Tundra));
    assert_eq!(duel.refused("look 4"), "LW-TRICK-6");
    duel.steps("turn 1");
    assert_eq!(duel.table().lands[3].scars.iter().collect::<Vec<_>>(), [Scar::Kin, Scar::Loner]);
    assert_eq!(duel.now().turn(), Turn::Seat(KASIA), "the answer comes after that");
    let mut bare = Duel::dealt("basic");
    bare.steps(MOON_OVER_DESERT).steps("s3@d");
    assert_eq!(bare.stage(), Stage::Follow);
}

/// LW-TRICK-7
#[test]
fn the_winner_leads_the_next_trick() {
    let mut duel = Duel::dealt("basic");
    duel.steps("v7@s; v2@s; take 1; place s");
    assert_eq!(duel.now().turn(), Turn::Seat(KASIA));
    assert_eq!(duel.table().sides[1].up[0], cards("v2"), "the winner's card stays face up");
}

/// LW-TRICK-8
#[test]
fn the_loser_takes_a_scar_from_where_the_card_lies_and_places_it_anywhere_on_their_side() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; d2@v");
    assert_eq!(duel.moves(), "take 7, take ?");
    assert_eq!(duel.refused("take 1"), "LW-TRICK-8", "that one is in the swamp");
    assert_eq!(duel.refused("s3@s"), "LW-TRICK-8");
    duel.steps("take 7");
    assert_eq!(duel.moves(), "place s, place d, place c, place t, place v");
    assert_eq!(duel.refused("take ?"), "LW-TRICK-8");
    duel.steps("place t");
    assert_eq!(duel.table().sides[1].slots[3].count(Scar::Pride), 1);
    // Three slots in the tundra, then no more.
    duel.steps("s3@s; turn 9; d4@v; look 3; place t; s4@s; d5@v; look 4; place t; s5@c; d6@s; take 1");
    assert_eq!(duel.refused("place t"), "LW-TRICK-8");
}

/// LW-TRICK-8: with no scar there, nothing is taken.
#[test]
fn where_no_scar_is_left_nothing_is_taken() {
    let mut duel = Duel::dealt("basic");
    duel.steps(MOON_OVER_DESERT).steps("s6@c; t6@d");
    assert!(duel.told.contains(&Event::NoScar { seat: KASIA, at: Desert }));
    assert_eq!(duel.stage(), Stage::Lead);
    assert_eq!(duel.table().sides[1].lone[1], 4, "the card is turned all the same");
}

/// LW-TRICK-9
#[test]
fn a_scar_without_an_empty_slot_leaves_the_game() {
    let few = |text: &str| {
        let box_text = include_str!("../content/box.toml");
        Edition::<Content>::with_files(|_| Some(box_text.replace("own = [3, 3, 3, 3, 3]", text))).expect("a board with few slots")
    };
    let start = format!("scars 1 2 5 6 7; honor 4/9 5/8 6/7 3/10 5/7; {HANDS}; leader 1; s2@s; d2@v; take 7");
    let mut none = Duel::of(&few("own = [0, 0, 0, 0, 0]"), "basic");
    none.steps(&start);
    assert!(none.told.contains(&Event::LeftGame { seat: KASIA, scar: Scar::Pride }));
    assert_eq!((none.stage(), none.table().gone.len()), (Stage::Lead, 1));
    none.steps("s4@s; d4@v; look 3");
    assert_eq!(none.table().gone.iter().collect::<Vec<_>>(), [Scar::Stray, Scar::Pride], "what it is shows, what it does does not happen");
    assert_eq!(none.table().aside, 4);
    // With one kind of slot there is no choice: the scar goes there by itself.
    let mut one = Duel::of(&few("own = [0, 0, 1, 0, 0]"), "basic");
    one.steps(&start);
    assert_eq!(one.table().sides[1].slots[2].count(Scar::Pride), 1);
    one.steps("s4@s; d4@v; look 3");
    assert_eq!(one.table().gone.len(), 1);
}

/// LW-TRUMP-1
#[test]
fn at_the_start_there_is_no_trump() {
    assert_eq!(Duel::dealt("basic").table().trump(), None);
}

/// LW-TRUMP-2: trump from the next trick on.
#[test]
fn the_moon_rises_over_the_first_bare_territory() {
    let mut duel = Duel::dealt("basic");
    duel.steps(MOON_OVER_DESERT);
    assert!(duel.told.contains(&Event::Moon { at: Desert, moon: Moon::First }));
    assert_eq!(duel.table().trump(), Some(Desert));
    duel.steps("s6@c; d2@t");
    assert!(duel.told.contains(&Event::Won { seat: KASIA, trick: 4, lost: card("s6"), at: Caves }));
}

/// LW-TRUMP-3, LW-TRUMP-4
#[test]
fn later_territories_change_nothing() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@c; d2@c");
    let mut table = *duel.table();
    table.moons = [Some(Swamp), Some(Desert)];
    table.lands[0] = Default::default();
    table.lands[1] = Default::default();
    table.lands[2].face_down = 0;
    table.lands[2].scars = [Scar::Fangs, Scar::Alpha].into_iter().collect();
    let mut position = LoneWolves::assemble(duel.setup(), table, [MICHAL, KASIA].map(|seat| duel.now().hand(seat)), None);
    for text in ["take 2", "place s", "s4@v", "t4@c", "place s"] {
        position.check(text.parse().expect("a move")).expect("legal");
        position.play(text.parse().expect("a move"), &mut ());
    }
    assert!(position.table().lands[2].is_bare(), "the third territory");
    assert_eq!((position.table().moons, position.table().trump()), ([Some(Swamp), Some(Desert)], Some(Desert)));
}

/// LW-ADV-1
#[test]
fn the_advanced_board_has_two_or_three_dark_places_and_sets_one_scar_aside() {
    let duel = Duel::dealt("advanced");
    assert_eq!(duel.table().lands.map(|land| land.face_down), [2, 3, 2, 3, 2]);
    assert_eq!(duel.table().unseen.len() - duel.table().face_down(), 1);
}

/// LW-ADV-2, LW-CASE-3
#[test]
fn the_advanced_board_has_border_slots_between_neighbours() {
    let mut duel = Duel::dealt("advanced");
    duel.steps("s2@s; d2@v; take 7");
    assert_eq!(duel.moves(), "place s, place d, place c, place t, place v, place s+d, place d+c, place c+t, place t+v");
    assert_eq!(duel.refused("place s+v"), "LW-ADV-2");
    duel.steps("place v+t");
    assert_eq!(duel.table().scars_at(duel.setup(), KASIA, Tundra).count() + duel.table().scars_at(duel.setup(), KASIA, Volcano).count(), 2);
    let mut basic = Duel::dealt("basic");
    basic.steps("s2@s; d2@v; take 7");
    assert_eq!(basic.refused("place s+d"), "LW-ADV-2");
}

/// LW-COMP-6, LW-ADV-1, LW-ADV-2: a box may have other light places, other borders, and sides that differ.
#[test]
fn a_box_may_have_another_board() {
    let text = include_str!("../content/box.toml");
    let mut other = text.replace("light = [1, 1, 1, 1, 1]\ndark = [2, 3, 2, 3, 2]", "light = [0, 2, 1, 1, 1]\ndark = [2, 3, 2, 3, 2]");
    other = other.replace("border = [1, 1, 1, 1]", "borders = [{ between = [\"volcano\", \"swamp\"], slots = 2 }]");
    other += "[advanced_slots.second]\nown = [0, 1, 1, 1, 1]\nborder = [1, 0, 0, 0]\n";
    let edition = Edition::<Content>::with_files(|_| Some(other.clone())).unwrap();
    let mut duel = Duel::of(&edition, "board=advanced");
    assert_eq!(duel.refused("scars 1 2 5 6 7"), "LW-SETUP-1", "no light place in the swamp, two in the desert");
    duel.steps(&format!("scars - 1+2 5 6 7; honor 4/9 5/8 6/7 3/10 5/7; {HANDS}; leader 1"));
    assert_eq!(duel.table().lands.map(|land| land.scars.len()), [0, 2, 1, 1, 1]);
    // Kasia loses the trick; on her side the swamp has no slots of its own, and it borders on the desert.
    duel.steps("s2@s; d2@v; take 7");
    assert_eq!(duel.moves(), "place d, place c, place t, place v, place s+d");
    assert_eq!(duel.refused("place s+v"), "LW-ADV-2", "only Michał's side has that border");
    assert_eq!(duel.refused("place s"), "LW-ADV-2");
    duel.steps("place s+d");
    assert_eq!(duel.table().scars_at(duel.setup(), KASIA, Swamp).count(), 1);
    let setup = &**duel.setup();
    let written = serde_json::to_string(setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&written).unwrap(), *setup);
}

/// LW-SETUP-4: the first leader is drawn, or chosen.
#[test]
fn the_first_leader_may_be_chosen() {
    let mut duel = Duel::new("first=2");
    duel.steps(&format!("scars 1 2 5 6 7; honor 4/9 5/8 6/7 3/10 5/7; {HANDS}"));
    assert_eq!(duel.now().turn(), Turn::Seat(KASIA));
    assert!(duel.told.contains(&Event::Leads { seat: KASIA }));
    assert_eq!(Options::read(["first=3"]).unwrap_err().at, "first");
}

/// LW-ADV-4
#[test]
fn scars_on_borders_do_not_keep_the_moon_away() {
    let mut duel = Duel::dealt("advanced");
    duel.steps("s2@c; t2@s; take 1; place s+d; s4@c; t4@s; look 8; place s; s5@c; t5@s; look 9; place s");
    assert_eq!(duel.table().moons, [Some(Swamp), None]);
}

/// LW-SETUP-1, LW-TRICK-8: face-down scars are drawn from all unseen scars, each equally likely.
#[test]
fn face_down_scars_are_drawn_from_the_unseen_ones() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; d2@v; take ?");
    assert_eq!(duel.stage(), Stage::Look(KASIA, Volcano));
    let mut used = *duel.table();
    used.unseen = Scars::NONE;
    used.unseen.add(Scar::Loner);
    let position = LoneWolves::assemble(duel.setup(), used, [MICHAL, KASIA].map(|seat| duel.now().hand(seat)), None);
    assert!(position.check_chance(&"look 6".parse().expect("chance")).is_ok());
    assert_eq!(position.check_chance(&"look 5".parse().expect("chance")).map_err(|no| no.rule), Err("LW-TRICK-8".into()));
    assert_eq!(position.check_chance(&"turn 6".parse().expect("chance")).map_err(|no| no.rule), Err("LW-TRICK-8".into()));
}

/// Playing a card from a hand cannot be undone, taking a face-up scar can, and placing a scar that only its taker has seen cannot.
#[test]
fn revealing_steps_cannot_be_undone() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s");
    assert_eq!(duel.game.may_undo(MICHAL), 0);
    duel.steps("d2@v; take 7");
    assert_eq!(duel.game.may_undo(KASIA), 1);
    let mut hidden = Duel::dealt("basic");
    hidden.steps("s2@s; d2@v; take ?; look 3; place s");
    assert_eq!(hidden.game.may_undo(KASIA), 0);
}

/// The opponent learns of the scar when it is placed, not when it is looked at.
#[test]
fn events_hide_hands_and_scars_that_one_player_looks_at() {
    let mut duel = Duel::dealt("basic");
    duel.steps("s2@s; d2@v; take ?; look 3");
    for event in &duel.told {
        let seen = LoneWolves::see(event, Eye::Seat(MICHAL));
        match event {
            Event::Looked { .. } => assert_eq!(seen, Event::Looked { seat: KASIA, scar: None }),
            Event::Dealt { seat: Seat(1), .. } => assert_eq!(seen, Event::Dealt { seat: KASIA, count: 13, cards: None }),
            _ => assert_eq!(seen, *event),
        }
    }
    assert_eq!(duel.told.last(), Some(&Event::Looked { seat: KASIA, scar: Some(Scar::Stray) }));
}
