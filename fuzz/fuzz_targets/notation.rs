//! Moves, chance results and options as a person may type them: parsed or refused, and what is parsed is written back unchanged.
#![no_main]

use den_core::{Game, Options};
use libfuzzer_sys::fuzz_target;

fn read<G: Game>(text: &str) {
    if let Ok(m) = text.parse::<G::Move>() {
        assert_eq!(m.to_string().parse::<G::Move>(), Ok(m));
    }
    if let Ok(chance) = text.parse::<G::Chance>() {
        assert_eq!(chance.to_string().parse::<G::Chance>(), Ok(chance));
    }
    if let Ok(options) = G::Options::read(text.split_whitespace()) {
        assert_eq!(G::Options::read(options.to_line().split_whitespace()), Ok(options));
    }
}

fuzz_target!(|text: &str| {
    for entry in den_games::GAMES {
        den_games::with_game!(entry.about.id, G => read::<G>(text));
    }
});
