//! The text board and moves in words.

use crate::duel::*;
use den_core::{Board, Eye, Hidden, Rules, Translate, Turn, Words};
use den_words::{Language, Speaker};
use lone_wolves::LoneWolves;

fn without_colours(text: &str) -> String {
    let mut plain = String::new();
    for (n, part) in text.split('\u{1b}').enumerate() {
        plain += if n == 0 { part } else { part.split_once('m').expect("a colour").1 };
    }
    plain
}

fn board(duel: &Duel, eye: Eye) -> String {
    let text = without_colours(&LoneWolves::board(&duel.now().view(eye), &Speaker::new(Language::En)));
    for line in text.lines() {
        assert!(line.chars().count() <= 100, "too wide: {line}");
    }
    text
}

/// LW-TRICK-8, LW-CASE-2, LW-TRUMP-2: what winning and losing would mean, before and after the lead.
#[test]
fn the_board_says_what_the_trick_is_about() {
    let mut duel = Duel::dealt("basic");
    let lead = board(&duel, Eye::Seat(MICHAL));
    assert!(lead.contains("If you win this trick, your card stays face up where you play it. You lead trick 2."), "{lead}");
    assert!(lead.contains("Your hand: s2 s3 s4 s5 s6 s7 c2 c3 c4 v3 v5 v6 v7\nSeat 2 has 13 cards."), "{lead}");
    duel.steps("s2@c; t2@d; take 2; place s; s4@c; t4@d; look 8; place s; v6@s");
    let follow = board(&duel, Eye::Seat(KASIA)).replace("\n  ", " ");
    assert!(follow.contains("Against red 6 you win with - and lose with v2 v4."), "{follow}");
    assert!(
        follow.contains(
            "If you win: red 6 in the swamp becomes a lone wolf, and the loser takes a scar from there (swamp 1/?). You lead trick 4."
        ),
        "{follow}"
    );
    assert!(
        follow.contains("swamp 1/?, desert ? (the last: brown becomes trump), caves 5/?, tundra 6/?, volcano 7/?. Seat 1 leads trick 4."),
        "{follow}"
    );
    assert!(follow.contains("Tricks (leader: card led, reply; * wins): 1) 1: s2@c*, t2@d 2) 1: s4@c*, t4@d 3) 1: v6@s"), "{follow}");
    assert!(board(&duel, Eye::Seat(MICHAL)).contains("Seat 2 has 11 cards, none of: green."));
}

#[test]
fn the_public_sees_neither_hand() {
    let mut duel = Duel::dealt("advanced");
    duel.steps("s2@c; t2@d; take ?; look 8");
    let public = board(&duel, Eye::Public);
    assert!(public.contains("Seat 1 has 12 cards.\nSeat 2 has 12 cards, none of: green."), "{public}");
    assert!(public.contains("Seat 2 places the scar.") && !public.contains("Young blood"), "{public}");
    assert!(board(&duel, Eye::Seat(KASIA)).contains("You place Young blood [8]: +3 honor for each face-up 2/3/4 on your side here."));
    assert!(public.contains("  borders s+d [ ]    d+c [ ]    c+t [ ]    t+v [ ]"), "{public}");
}

/// LW-TRICK-6, LW-TRICK-8, LW-TRUMP-2: consequences in a list of moves.
#[test]
fn moves_are_listed_with_their_consequences() {
    let mut duel = Duel::dealt("basic");
    let describe = |duel: &Duel, text: &str| {
        let Turn::Seat(seat) = duel.now().turn() else { panic!("nobody decides") };
        Speaker::new(Language::En).translate(&LoneWolves::describe(&duel.view(seat), text.parse().expect("a move")))
    };
    assert_eq!(describe(&duel, "s3@d"), "green 3 to the desert: flips a scar");
    duel.steps("v7@s");
    assert_eq!(describe(&duel, "v2@s"), "red 2 to the swamp: wins");
    assert_eq!(describe(&duel, "v4@c"), "red 4 to the caves: loses and becomes a lone wolf; you take a scar");
    duel.steps("v4@c");
    assert_eq!(describe(&duel, "take 5"), "take Pack [5]: +1 honor for each wolf card on your side here");
    assert_eq!(describe(&duel, "take ?"), "take a face-down scar");
    duel.steps("take ?; look 2");
    assert_eq!(describe(&duel, "place s"), "place Fangs [2] (swamp): strength in the swamp from 0 to 3");
    assert_eq!(describe(&duel, "place d"), "place Fangs [2] (desert): strength in the desert from 0 to 3, honor +5 for now");
    duel.steps("place d; s2@s; d2@c; take ?; look 3; place d; s4@s; d4@c");
    assert_eq!(duel.table().moons, [Some(Caves), None], "the only scar left was taken");
    assert_eq!(describe(&duel, "place c"), "place Pack [5] (caves): honor +3 for now");
}
