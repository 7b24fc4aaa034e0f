//! Text from outside: what is wrong is said with its line and reason, and nothing is half applied.

mod duel;

use den_core::{Edition, Options, Played, Record, built_in};
use duel::Duel;
use lone_wolves::{Card, Chance, Choices, Figures, LoneWolves, Move};

/// A record of a short game, as text.
fn record() -> String {
    let mut duel = Duel::dealt("basic");
    duel.steps("v6@s; v4@c; take 5; place c; s2@d; d3@d; turn 9; take ?; look 8; place c");
    duel.game.record(&["Michał".into(), "Kasia".into()], None, false).to_string()
}

/// The message for a record with one text put for another.
fn damaged(was: &str, is: &str) -> String {
    let text = record();
    assert!(text.contains(was), "`{was}` is not in\n{text}");
    let read = Record::read(&text.replacen(was, is, 1)).expect("a record in form");
    Played::<LoneWolves>::replay(&read, &built_in::<LoneWolves>()).expect_err("a wrong record").to_string()
}

/// The line of a text in the record.
fn line(text: &str) -> usize {
    record().lines().position(|line| line.contains(text)).expect("a line") + 1
}

#[test]
fn impossible_deals_are_refused_with_line_and_reason() {
    let at = line("hands");
    assert_eq!(damaged("s2 s3 s4", "s2 s2 s4"), format!("line {at}: cannot read `s2`: this card stands twice in the hand"));
    assert_eq!(damaged("v2 v4", "v3 v4"), format!("line {at}: red 3 is dealt to both players (LW-SETUP-3)"));
    assert_eq!(damaged("hands s2", "hands c5 s2"), format!("line {at}: seat 1 is dealt 14 cards instead of 13 (LW-SETUP-3)"));
    assert!(damaged("hands s2", "hands s9").starts_with(&format!("line {at}: cannot read `s9`: a card is a suit and a value from 2 to 7")));
}

#[test]
fn scars_and_tokens_that_do_not_exist_are_refused() {
    let at = line("scars");
    assert_eq!(damaged("scars 1 2 5", "scars 1 2 10"), format!("line {at}: cannot read `10`: a scar is a number from 1 to 9"));
    assert_eq!(
        damaged("scars 1 2 5 6 7", "scars 1 1 1 6 7"),
        format!("line {at}: scar 1 (kin) is laid out more often than the 2 times it exists (LW-SETUP-1)")
    );
    assert!(damaged("scars 1 2 5 6 7", "scars 1 2 5 6").contains("five scars, one for each territory"));
    assert!(damaged("honor 4/9", "honor 4/8").starts_with(&format!("line {}: the honor tokens are 4/9 5/8", line("honor"))));
    assert!(damaged("look 8", "turn 8").contains("(LW-TRICK-8)"));
}

#[test]
fn illegal_moves_in_a_record_name_their_rule() {
    assert_eq!(damaged("v4@c", "d3@c"), format!("line {}: you still hold the led suit, red (LW-TRICK-2)", line("v4@c")));
    assert_eq!(
        damaged("take 5", "take 1"),
        format!("line {}: scar 1 (kin) does not lie face up in the caves (LW-TRICK-8)", line("take 5"))
    );
    assert!(damaged("place c", "place c+t").contains("this board has no slot at the border of the caves and the tundra (LW-ADV-2)"));
}

#[test]
fn unknown_options_are_refused() {
    let no = |words: &[&str]| Choices::read(words.iter().copied()).expect_err("wrong options").to_string();
    assert_eq!(no(&["board=round"]), "board: there is no board `round`; allowed: basic, advanced");
    assert_eq!(no(&["moons=3"]), "moons: there is no such option; allowed: board");
    assert!(no(&["expert"]).contains("presets basic, advanced"));
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
fn no_text_makes_the_readers_panic() {
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
    let box_text = include_str!("../content/box.toml");
    let no = |was: &str, is: &str| {
        assert!(box_text.contains(was), "{was}");
        Edition::<Figures>::with(|_| Some(box_text.replacen(was, is, 1))).expect_err("wrong content").to_string()
    };
    assert_eq!(no("hand = 13", "hand = 14"), "box.toml, cards.hand: a hand has 1 to 13 cards");
    assert!(no("values = [2, 3", "values = [1, 3").contains("the order of a trick is printed for these"));
    assert!(no("full = 6", "full = 5").contains("at least 6 each"));
    assert!(no("\"swamp\", \"desert\"", "\"swamp\", \"swamp\"").contains("each of the five territories once"));
    assert!(no("\"swamp\"", "\"moor\"").starts_with("box.toml, line "));
    assert!(no("[4, 9]", "[4, 100]").contains("at most 99"));
    assert!(no("[4, 9], ", "").starts_with("box.toml, line "));
    assert!(no("copies = 2", "copies = 1").contains("only 9 scars"));
    assert!(no("young = [2, 3, 4]", "young = [2, 3, 8]").contains("only values that cards have"));
    assert!(no("dark = [2, 2, 2, 2, 2]", "dark = [7, 2, 2, 2, 2]").contains("at most 6 dark places"));
    assert!(no("moon = 5", "mooon = 5").starts_with("box.toml, line "));
    assert!(no("mark = \"rulebook\"", "mark = \"guess\"").starts_with("box.toml, line "));
}
