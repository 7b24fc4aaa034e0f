//! Invalid input: an error names its line and reason, and nothing is half applied.

use crate::duel::{Duel, MICHAL};
use den_core::{Allowed, BadText, Edition, OptionReason, Options as _, Played, Record, RecordError, Refusal, built_in};
use lone_wolves::{
    BoardSide, Card, Chance, Content, ContentReason, Expected, LoneWolves, Move, Options, Reason, Scar, SuitName, Territory,
};

/// A record of a short game, as text.
fn record() -> String {
    let mut duel = Duel::dealt("basic");
    duel.steps("v6@s; v4@c; take 5; place c; s2@d; d3@d; turn 9; take ?; look 8; place c");
    duel.game.record(&["Michał".into(), "Kasia".into()], None, false).to_string()
}

/// The error of a record in which one text is replaced by another.
fn damaged(was: &str, is: &str) -> RecordError {
    let text = record();
    assert!(text.contains(was), "`{was}` is not in\n{text}");
    let read = Record::read(&text.replacen(was, is, 1)).expect("a record in form");
    Played::<LoneWolves>::replay(&read, &built_in::<LoneWolves>()).expect_err("a wrong record")
}

/// An illegal step in the line of the record that contains `at`.
fn illegal(at: &str, reason: Reason, rule: &'static str) -> RecordError {
    RecordError { line: line(at), reason: reason.into(), rule: Some(rule.into()) }
}

/// An invalid word in the line of the record that contains `at`.
fn unreadable(at: &str, text: &str, expected: Expected) -> RecordError {
    RecordError { line: line(at), reason: BadText::new(text, expected).into(), rule: None }
}

/// The number of the line of the record that contains a text.
fn line(text: &str) -> usize {
    record().lines().position(|line| line.contains(text)).expect("a line") + 1
}

#[test]
fn impossible_deals_are_refused_with_line_and_reason() {
    let card = crate::duel::card;
    assert_eq!(damaged("s2 s3 s4", "s2 s2 s4"), unreadable("hands", "s2", Expected::Once));
    assert_eq!(damaged("v2 v4", "v3 v4"), illegal("hands", Reason::InBothHands { card: card("v3") }, "LW-SETUP-3"));
    assert_eq!(damaged("hands s2", "hands c5 s2"), illegal("hands", Reason::HandSize { seat: MICHAL, n: 14, due: 13 }, "LW-SETUP-3"));
    assert_eq!(damaged("hands s2", "hands s9"), unreadable("hands", "s9", Expected::Card));
    assert_eq!(damaged("leader 1", "leader 3"), illegal("leader", Reason::NoSuchSeat { n: 3 }, "LW-SETUP-4"));
    assert_eq!(damaged("leader 1", "look 1"), illegal("leader", Reason::DealLeader, "LW-SETUP-4"));
}

#[test]
fn scars_and_tokens_that_do_not_exist_are_refused() {
    assert_eq!(damaged("scars 1 2 5", "scars 1 2 10"), unreadable("scars", "10", Expected::Scar));
    let copies = Reason::TooManyCopies { scar: Scar::Kin, n: 2 };
    assert_eq!(damaged("scars 1 2 5 6 7", "scars 1 1 1 6 7"), illegal("scars", copies, "LW-SETUP-1"));
    assert_eq!(damaged("scars 1 2 5 6 7", "scars 1 2 5 6"), unreadable("scars", "1 2 5 6", Expected::Five { n: 4 }));
    let tokens = Reason::OtherTokens { tokens: "4/9 5/8 6/7 3/10 5/7".into() };
    assert_eq!(damaged("honor 4/9", "honor 4/8"), illegal("honor", tokens, "LW-SETUP-2"));
    assert_eq!(damaged("honor 4/9", "honor 4:9"), unreadable("honor", "4:9", Expected::Honor));
    assert_eq!(damaged("look 8", "turn 8"), illegal("look", Reason::DealLook, "LW-TRICK-8"));
    assert_eq!(damaged("turn 9", "look 9"), illegal("turn", Reason::DealTurn, "LW-TRICK-6"));
    assert_eq!(damaged("turn 9", "roll 9"), unreadable("turn", "roll 9", Expected::Chance));
}

#[test]
fn illegal_moves_in_a_record_name_their_rule() {
    let red = Reason::HoldsLedSuit { suit: SuitName(Territory::Volcano) };
    assert_eq!(damaged("v4@c", "d3@c"), illegal("v4@c", red, "LW-TRICK-2"));
    assert_eq!(damaged("v4@c", "s2@c"), illegal("v4@c", Reason::NotHeld { card: crate::duel::card("s2") }, "LW-TRICK-1"));
    assert_eq!(damaged("v4@c", "take 1"), illegal("v4@c", Reason::PlayFirst, "LW-TRICK-1"));
    let not_there = Reason::NotFaceUp { scar: Scar::Kin, land: Territory::Caves };
    assert_eq!(damaged("take 5", "take 1"), illegal("take 5", not_there, "LW-TRICK-8"));
    assert_eq!(damaged("take 5", "place s"), illegal("take 5", Reason::TakeFirst, "LW-TRICK-8"));
    let border = Reason::NoSuchSlot { place: "c+t".parse().expect("a border") };
    assert_eq!(damaged("place c", "place c+t"), illegal("place c", border, "LW-ADV-2"));
    assert_eq!(damaged("place c", "place c+c"), unreadable("place c", "c+c", Expected::Border));
    assert_eq!(damaged("place c", "take 5"), illegal("place c", Reason::PlaceFirst, "LW-TRICK-8"));
    assert_eq!(damaged("place c", "place x"), unreadable("place c", "x", Expected::Land));
    assert_eq!(damaged("place c", "pass"), unreadable("place c", "pass", Expected::Move));
}

#[test]
fn unknown_options_are_refused() {
    let no = |word: &str| Options::read([word]).expect_err("wrong options");
    let bad = no("board=round");
    assert_eq!((bad.at.as_str(), bad.reason), ("board", OptionReason::NotAllowed { word: "round".into() }.into()));
    assert_eq!(bad.allowed, Some(Box::new(Allowed::Words { words: vec!["basic", "advanced"] }.into())));
    assert_eq!(no("moons=3").reason, OptionReason::UnknownOption.into());
    assert_eq!(no("expert").reason, OptionReason::UnknownPreset.into());
}

#[test]
fn notation_round_trips_and_reads_either_case() {
    for text in ["d3@s", "take 5", "take ?", "place s", "place s+d"] {
        let m: Move = text.parse().expect("a move");
        assert_eq!(m.to_string(), text);
        assert_eq!(text.to_uppercase().parse::<Move>(), Ok(m));
    }
    assert_eq!("place d+s".parse::<Move>(), "place s+d".parse());
    assert_eq!("d3@swamp".parse::<Move>(), "d3@s".parse());
    for text in ["scars 1 5 9 2 2", "honor 4/9 8/5 6/7 10/3 7/5", "hands s2 / v7", "leader 2", "turn 5", "look 9"] {
        assert_eq!(text.parse::<Chance>().expect("chance").to_string(), text);
    }
    for number in 0..30 {
        let card = lone_wolves::Cards::ALL.iter().nth(number).expect("a card");
        assert_eq!(card.to_string().parse::<Card>(), Ok(card));
    }
}

#[test]
fn two_hands_are_separated() {
    assert_eq!("hands s2 v7".parse::<Chance>(), Err(BadText::new("s2 v7", Expected::Hands)));
}

#[test]
fn no_text_makes_the_parsers_panic() {
    let words =
        ["", " ", "@", "d3@", "@s", "d@s", "d3@s@s", "take", "take ", "take 0", "take 99999999999999999999", "take -1", "place", "place +"];
    let more = [
        "place s+s",
        "place s+d+c",
        "ß3@s",
        "d³@s",
        "d3@ſ",
        "scars",
        "honor 300/1",
        "honor /",
        "hands",
        "hands /",
        "leader",
        "leader 0",
        "\u{0}",
    ];
    for text in words.iter().chain(&more) {
        assert!(text.parse::<Move>().is_err(), "`{text}` is no move");
        if *text != "hands /" {
            assert!(text.parse::<Chance>().is_err(), "`{text}` is no chance");
        }
    }
}

#[test]
fn wrong_content_is_refused_with_file_key_and_reason() {
    let box_text = include_str!("../../content/box.toml");
    let no = |was: &str, is: &str| {
        assert!(box_text.contains(was), "{was}");
        Edition::<Content>::with_files(|_| Some(box_text.replacen(was, is, 1))).expect_err("wrong content")
    };
    let flaw = |key: &str, flaw: ContentReason| Refusal::new(format!("box.toml, {key}"), flaw);
    assert_eq!(no("hand = 13", "hand = 14"), flaw("cards.hand", ContentReason::Hand { most: 13 }));
    assert_eq!(no("values = [2, 3", "values = [1, 3"), flaw("cards.values", ContentReason::Values));
    assert_eq!(no("full = 6", "full = 5"), flaw("cards.full", ContentReason::Full));
    assert_eq!(no("\"swamp\", \"desert\"", "\"swamp\", \"swamp\""), flaw("order.territories", ContentReason::Order));
    assert_eq!(no("[4, 9]", "[4, 100]"), flaw("honor.tokens", ContentReason::Token));
    assert_eq!(no("blood_moon = 3", "blood_moon = 100"), flaw("moons", ContentReason::Moon));
    assert_eq!(no("copies = 2", "copies = 8"), flaw("scars.copies", ContentReason::Copies { most: 7 }));
    assert_eq!(no("copies = 2", "copies = 1"), flaw("basic_places.dark", ContentReason::TooFewScars { needed: 15, there: 9 }));
    assert_eq!(no("strength = 3", "strength = 21"), flaw("scars", ContentReason::Effect));
    assert_eq!(no("young = [2, 3, 4]", "young = [2, 3, 8]"), flaw("scars.young", ContentReason::Young));
    assert_eq!(no("young = [2, 3, 4]", "young = [2, 3, 200]"), flaw("scars.young", ContentReason::Young));
    assert_eq!(no("dark = [2, 2, 2, 2, 2]", "dark = [7, 2, 2, 2, 2]"), flaw("basic_places.dark", ContentReason::Places { most: 6 }));
    assert_eq!(no("border = [1, 1, 1, 1]", "border = [1, 8, 1, 1]"), flaw("advanced_slots", ContentReason::Slots { most: 7 }));
    let bare = "light = [0, 1, 1, 1, 1]\ndark = [0, 2, 2, 2, 2]";
    assert_eq!(no("light = [1, 1, 1, 1, 1]\ndark = [2, 2, 2, 2, 2]", bare), flaw("basic_places.dark", ContentReason::NoPlace));
    let borders = |list: &str| no("border = [1, 1, 1, 1]", &format!("border = [1, 1, 1, 1]\nborders = [{list}]"));
    let of = |a: &str, b: &str| format!("{{ between = [\"{a}\", \"{b}\"], slots = 1 }}");
    assert_eq!(borders(&of("swamp", "swamp")), flaw("advanced_slots.borders", ContentReason::BorderOfOne));
    assert_eq!(borders(&of("desert", "swamp")), flaw("advanced_slots.borders", ContentReason::BorderTwice));
    // Any two territories may have a border.
    let others =
        [("swamp", "caves"), ("swamp", "tundra"), ("swamp", "volcano"), ("desert", "tundra"), ("desert", "volcano"), ("caves", "volcano")];
    let list = others.map(|(a, b)| of(a, b)).join(", ");
    let all = box_text.replacen("border = [1, 1, 1, 1]", &format!("border = [1, 1, 1, 1]\nborders = [{list}]"), 1);
    let setup = Edition::<Content>::with_files(|_| Some(all.clone())).expect("all ten borders").content().setup(BoardSide::Advanced, None);
    assert!(setup.borders.iter().all(Option::is_some));
    let unknown = no("light = [1, 1, 1, 1, 1]", "marks = { bright = \"box\" }");
    assert_eq!((unknown.at.as_str(), unknown.reason.key.as_ref()), ("box.toml, basic_places, marks", "den-content-unknown-value"));
}

#[test]
fn content_that_the_parser_refuses_is_named_by_its_line() {
    let box_text = include_str!("../../content/box.toml");
    let no = |was: &str, is: &str| {
        let line = box_text.lines().position(|line| line.contains(was)).expect("a line") + 1;
        let no = Edition::<Content>::with_files(|_| Some(box_text.replacen(was, is, 1))).expect_err("wrong content");
        assert_eq!(no.reason.key, "den-content-parser", "{no}");
        assert_eq!(no.at, format!("box.toml:{line}"), "{no}");
        no.reason.to_string()
    };
    // Arrays with too many or too few numbers, including nested ones.
    assert!(no("own = [3, 3, 3, 3, 3]", "own = [3, 3, 3, 3, 3, 3]").contains("expected 5 items, found 6"));
    assert!(no("border = [1, 1, 1, 1]", "border = [1, 1, 1, 1, 1]").contains("expected 4 items, found 5"));
    assert!(no("dark = [2, 3, 2, 3, 2]", "dark = [2, 3, 2, 3, 2, 2]").contains("expected 5 items, found 6"));
    assert!(no("[4, 9]", "[4, 9, 1]").contains("expected 2 items, found 3"));
    assert!(no("[4, 9], ", "").contains("expected 5 items, found 4"));
    assert!(no("[4, 9]", "[4, 9], [4, 9]").contains("expected 5 items, found 6"));
    assert!(no("\"swamp\"", "\"swamp\", \"swamp\"").contains("expected 5 items, found 6"));
    assert!(no("\"swamp\"", "\"moor\"").contains("moor"));
    assert!(no("mark = \"rulebook\"", "mark = \"guess\"").contains("guess"));
    assert!(no("moon = 5", "mooon = 5").contains("mooon"));
}
