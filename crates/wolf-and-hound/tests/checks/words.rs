//! Whole games have texts in every language, without fallbacks.

use den_core::game::*;
use den_core::{Content as _, Eye, Message, Turn, built_in};
use den_testkit::Case;
use den_words::{Language, Speaker};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use wolf_and_hound::WolfAndHound;

/// Checks that a text does not fall back to a key, and that all arguments are filled in.
fn is_said(speaker: &Speaker, message: &Message) {
    let text = speaker.find(message, &[]).unwrap_or_else(|| panic!("{message} is not said in {speaker:?}"));
    assert!(!text.contains("wh-") && !text.contains("{$") && !text.contains("{ $"), "{message} in {speaker:?}: {text}");
}

#[test]
fn random_games_have_texts_for_everything() {
    let speakers = Language::ALL.map(Speaker::new);
    let cases =
        [("first-game", 4), ("meat-and-bones sheep=S01,S02", 2), ("expert-2 extra=E01,E02", 3), ("sheeps-clothing designer=D01,D02", 4)];
    let mut rng = SmallRng::seed_from_u64(2);
    for (options, seats) in cases {
        for _ in 0..20 {
            let mut game = Case { options, seats }.start::<WolfAndHound>().now().clone();
            let mut said = Vec::new();
            while game.turn() != Turn::Over {
                let mut events = Vec::new();
                if let Turn::Seat(seat) = game.turn() {
                    let mut moves = Vec::new();
                    game.legal_moves(&mut moves);
                    said.extend(moves.iter().map(|m| WolfAndHound::describe(&game.view(Eye::Seat(seat)), *m)));
                    let m = game.any_move(&mut moves, &mut rng);
                    game.play(m, &mut events);
                } else {
                    let chance = game.deal(&mut rng);
                    game.resolve(&chance, &mut events);
                }
                said.extend(events.iter().map(WolfAndHound::event));
                said.extend(events.iter().map(|event| WolfAndHound::event(&WolfAndHound::see(event, Eye::Public))));
            }
            let sheet = WolfAndHound::sheet(&game.view(Eye::Public));
            said.extend(sheet.columns);
            said.extend(sheet.lines.into_iter().flat_map(|line| [vec![line.name], line.notes].concat()));
            let board = game.view(Eye::Public);
            for speaker in &speakers {
                said.iter().for_each(|message| is_said(speaker, message));
                assert!(!WolfAndHound::board(&board, speaker).contains("wh-"));
            }
        }
    }
    for mark in built_in::<WolfAndHound>().content().marks() {
        speakers.iter().for_each(|speaker| is_said(speaker, &mark.what));
    }
}
