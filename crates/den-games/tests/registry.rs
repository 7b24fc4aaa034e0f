//! The registry from outside.

use den_core::{Game, Options};
use den_games::{GAMES, find, with_game};

fn id<G: Game>() -> &'static str {
    G::ABOUT.id
}

#[test]
fn every_game_is_reached_by_its_id_alone() {
    for entry in GAMES {
        assert_eq!(with_game!(entry.about.id, G => id::<G>()), Some(entry.about.id));
        assert_eq!(find(entry.about.id).unwrap().about.name, entry.about.name);
    }
    let unknown = with_game!("chess", G => id::<G>());
    assert_eq!(unknown, None);
    assert!(find("chess").is_none());
}

#[test]
fn ids_are_fit_for_commands_and_paths_and_differ() {
    for (at, entry) in GAMES.iter().enumerate() {
        assert!(entry.about.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", entry.about.id);
        assert!(GAMES[..at].iter().all(|earlier| earlier.about.id != entry.about.id));
        assert!(1 <= entry.seats.0 && entry.seats.0 <= entry.seats.1 && usize::from(entry.seats.1) <= den_core::MAX_SEATS);
    }
}

/// The options read back what they write, and the first preset is what one gets without choosing.
fn options_hold<G: Game>() {
    let default = G::Options::default();
    assert_eq!(G::Options::read(default.to_line().split_whitespace()).unwrap(), default);
    let keys: Vec<_> = G::Options::KEYS.iter().map(|key| key.name).collect();
    assert_eq!(default.pairs().iter().map(|(key, _)| *key).collect::<Vec<_>>(), keys);
    for (at, preset) in G::Options::PRESETS.iter().enumerate() {
        let options = G::Options::read([preset.name]).unwrap();
        assert_eq!(G::Options::read(options.to_line().split_whitespace()).unwrap(), options, "{}", preset.name);
        assert!(at > 0 || options == default, "{} is not the default", preset.name);
    }
}

#[test]
fn options_and_presets_hold_in_every_game() {
    for entry in GAMES {
        let held = with_game!(entry.about.id, G => options_hold::<G>());
        assert!(held.is_some());
    }
}

/// The browser cannot compute the hash of the content files, for it has them in another form: the build does.
#[test]
fn the_hash_that_the_build_computed_is_that_of_the_content_files() {
    fn of<G: den_core::Game>() {
        let edition = den_core::Edition::<G::Content>::with(|_| None).expect("the built-in content is right");
        assert_eq!(edition.hash(), <G::Content as den_core::Content>::HASH, "{}", G::ABOUT.id);
    }
    for entry in den_games::GAMES {
        den_games::with_game!(entry.about.id, G => of::<G>()).expect("a game of the list");
    }
}
