//! The registry as other crates use it.

use den_core::{Content, Edition, Game, MAX_SEATS};
use den_games::{GameId, with_game};

fn id<G: Game>() -> &'static str {
    G::ID
}

#[test]
fn every_game_is_reached_by_its_id_alone() {
    for &game in GameId::ALL {
        assert_eq!(with_game!(game, G => id::<G>()), game.as_str());
        assert_eq!(game.as_str().parse(), Ok(game));
    }
    let refusal = "chess".parse::<GameId>().unwrap_err();
    assert_eq!((refusal.at.as_str(), refusal.reason.key.as_ref()), ("game", "den-no-game"));
}

#[test]
fn ids_are_fit_for_commands_and_paths_and_differ() {
    for (at, game) in GameId::ALL.iter().enumerate() {
        let entry = game.entry();
        assert!(entry.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{game}");
        assert!(GameId::ALL[..at].iter().all(|earlier| earlier.as_str() != entry.id));
        assert!(1 <= entry.seats.0 && entry.seats.0 <= entry.seats.1 && usize::from(entry.seats.1) <= MAX_SEATS);
    }
}

/// The browser has the content files in another format and cannot compute their hash, so the build does.
#[test]
fn the_hash_that_the_build_computed_is_that_of_the_content_files() {
    fn of<G: Game>() {
        let edition = Edition::<G::Content>::with_files(|_| None).expect("the built-in content is right");
        assert_eq!(edition.hash(), <G::Content as Content>::HASH, "{}", G::ID);
    }
    for &game in GameId::ALL {
        with_game!(game, G => of::<G>());
    }
}
