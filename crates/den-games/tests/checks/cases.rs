//! The examples of the rules can be played on from.

use den_core::prelude::*;
use den_core::{Played, Turn, built_in};
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
