//! The examples of the rules can be played on from.

use den_core::prelude::*;
use den_core::{Eye, Played, Seat, StepText, Turn, built_in};
use den_games::{Book, Case, GameId, Rulebook, with_game};
use den_words::Language;

#[test]
fn every_example_is_a_position_where_a_player_decides_and_a_rule_explains_it() {
    for &game in GameId::ALL {
        let cases = Case::all(game);
        assert!(cases.len() >= 2, "{game}");
        for case in cases {
            let record = case.record(game).unwrap_or_else(|error| panic!("{}: {error}", case.id));
            with_game!(game, G => {
                let played = Played::<G>::replay(&record, &built_in::<G>()).unwrap();
                assert!(matches!(played.now().turn(), Turn::Seat(_)), "{}: nobody decides", case.id);
                assert_eq!(played.now().audit(), Ok(()), "{}", case.id);
            });
            for language in Language::ALL {
                assert!(Rulebook::read(Book::Game(game).markdown(language)).find(case.id).is_some(), "{} in {language:?}", case.id);
            }
            assert_eq!(Case::find(&case.id.to_lowercase()), Some((game, case)));
        }
        let ids: Vec<&str> = Case::all(game).iter().map(|case| case.id).collect();
        let book = Rulebook::read(Book::Game(game).markdown(Language::En));
        let told: Vec<&str> = book.rules().map(|rule| rule.id.as_str()).filter(|id| id.contains("-CASE-")).collect();
        assert_eq!(told, ids, "each example that the rules explain has a position");
    }
    assert_eq!(Case::find("no-such-case"), None);
}

/// What the position of an example is worth after these steps: every seat's share of the win, if the game is over, and the points of every
/// column of the score sheet.
fn played_on(id: &str, steps: &str) -> (Option<Vec<f64>>, Vec<i32>) {
    let (game, case) = Case::find(id).unwrap();
    let record = case.record(game).unwrap();
    let step = |line: &str| {
        let (who, text) = line.split_once(' ').unwrap();
        StepText { seat: (who != "*").then(|| who.parse().unwrap()), text: text.to_string(), line: 0 }
    };
    with_game!(game, G => {
        let mut played = Played::<G>::replay(&record, &built_in::<G>()).unwrap();
        played.continue_with(&steps.lines().map(step).collect::<Vec<_>>()).unwrap();
        let shares = played.now().outcome().map(|outcome| Seat::all(record.seats).map(|seat| outcome.share(seat)).collect());
        (shares, G::sheet(&played.now().view(Eye::Public)).totals())
    })
}

#[test]
fn what_the_examples_say_about_the_end_is_true() {
    assert_eq!(played_on("WH-CASE-13", "4 b2\n* draw b3").0, Some(vec![0.0, 1.0, 0.0, 1.0]));
    assert_eq!(played_on("WH-CASE-13", "4 b3\n* draw b3").0, None);
    let (before, after) = (played_on("TW-CASE-8", "").1, played_on("TW-CASE-8", "3 lair a7\n3 pay 3+4\n3 end").1);
    let gained: Vec<i32> = after.iter().zip(before).map(|(after, before)| after - before).collect();
    assert_eq!(gained, [3, 6 + 6, 3 + 5], "and five points for the third lair of seat 3");
    assert_eq!(played_on("TW-CASE-9", "2 howl j7\n2 end"), (Some(vec![0.0, 1.0, 0.0]), vec![61, 69, 64]));
}
