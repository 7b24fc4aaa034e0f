//! Everything that can be chosen at a table is explained: it has texts in every language, and the rules it refers to exist.

use std::collections::BTreeSet;

use den_core::{Eye, Game, Options, Played, Seed, Space, Turn, built_in, dice};
use den_games::{Book, GameId, Rulebook, with_game};
use den_words::{Language, Speaker};

/// The number of random games played per game.
const GAMES: u64 = 4;

#[test]
fn every_thing_has_words_in_every_language_and_rules_that_exist() {
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>(game));
    }
}

fn check<G: Game>(game: GameId) {
    let speakers = Language::ALL.map(Speaker::new);
    let book = Rulebook::read(Book::Game(game).markdown(Language::En));
    let mut rules = BTreeSet::new();
    for number in 0..GAMES {
        let preset = G::Options::PRESETS[number as usize % G::Options::PRESETS.len()].name;
        let options = G::Options::read([preset]).expect("a preset can be read");
        let seats = (*G::SEATS.start()).max(2).min(*G::SEATS.end());
        let mut played = Played::<G>::new(&built_in::<G>(), &options, seats).unwrap_or_else(|e| panic!("{game}, {preset}: {e}"));
        let seed = Seed::from_number(number);
        let mut rng = seed.stream(1 << 40);
        let mut legal = Vec::new();
        loop {
            played.deal(&seed, &mut ());
            let Turn::Seat(seat) = played.now().turn() else { break };
            legal.clear();
            played.now().legal_moves(&mut legal);
            let view = played.now().view(Eye::Seat(seat));
            let prompt = G::prompt(&view).unwrap_or_else(|| panic!("{game}: nothing says what to decide: {}", legal[0]));
            let m = dice::one_of(&mut rng, &legal);
            let mut things: Vec<String> = G::parts(&view, m).into_iter().map(|part| part.thing).collect();
            // Things that can only be looked at are explained too.
            let painting = G::paint(&view, &speakers[0], Space::DEFAULT);
            things.extend(painting.rows.into_iter().flat_map(|row| row.spans).filter_map(|span| span.thing).step_by(7));
            for speaker in &speakers {
                speaker.check(&prompt).unwrap_or_else(|what| panic!("{game}: {what}"));
                for part in G::parts(&view, m) {
                    speaker.check(&part.label).unwrap_or_else(|what| panic!("{game}: {what}"));
                }
            }
            for thing in things {
                let about = G::explain(&view, &thing).unwrap_or_else(|| panic!("{game}: nothing is known about `{thing}`"));
                assert!(!about.rules.is_empty(), "{game}: no rule is about `{thing}`");
                rules.extend(about.rules);
                for what in &about.what {
                    speakers.iter().for_each(|speaker| speaker.check(what).unwrap_or_else(|what| panic!("{game}: {what}")));
                }
            }
            played.play(seat, m, &mut ()).expect("it is one of the legal moves");
        }
    }
    for id in rules {
        let begins = format!("{id}-");
        assert!(book.rules().any(|rule| rule.id == id || rule.id.starts_with(&begins)), "{game}: there is no rule {id}");
    }
}
