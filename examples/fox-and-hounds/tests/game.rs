//! The tests that every game must pass, and the rules of this one.

use den_core::{Hidden, Illegal, Moves, Options as _, Play, Played, Rules, Scores, Seat, Text, Words, built_in};
use den_testkit::{Case, conforms, hides_nothing, perft_file};
use den_words::{Language, Speaker};
use fox_and_hounds::{FoxAndHounds, Move, Options};

const CASES: &[Case<'static>] = &[Case { options: "", seats: 2 }, Case { options: "start=h8", seats: 2 }];

fn after(moves: &str) -> FoxAndHounds {
    let mut game: Played<FoxAndHounds> = Played::new(&built_in::<FoxAndHounds>(), &Options::default(), 2).unwrap();
    for (at, m) in moves.split_whitespace().enumerate() {
        game.play(Seat(at as u8 % 2), m.parse().unwrap(), &mut ()).unwrap_or_else(|e| panic!("{m}: {e}"));
    }
    game.now().clone()
}

#[track_caller]
fn refused(game: &FoxAndHounds, m: &str) -> Illegal {
    game.check(m.parse::<Move>().unwrap()).expect_err("the move is legal")
}

#[test]
fn it_conforms_and_hides_nothing() {
    conforms::<FoxAndHounds>(CASES, 40);
    hides_nothing::<FoxAndHounds>(CASES, 10);
}

#[test]
fn perft() {
    perft_file::<FoxAndHounds>(" | 2 | 1 | 0 | 1 2, 2 14, 3 56");
}

/// FH-SETUP-1
#[test]
fn the_fox_starts_where_the_option_says() {
    let options = Options::read(["start=H8"]).unwrap();
    assert_eq!((options.start.to_string().as_str(), options.to_line().as_str()), ("h8", "start=h8"));
    assert!(Options::read(["start=a8"]).is_err(), "a8 is a light square");
}

/// FH-MOVE-1, FH-MOVE-2, FH-MOVE-3
#[test]
fn pieces_move_one_square_and_hounds_never_back() {
    let game = after("");
    assert_eq!(refused(&game, "a1-b2").rule, "FH-MOVE-1");
    assert_eq!(refused(&game, "d8-b6").rule, "FH-MOVE-2");
    let game = after("d8-c7 a1-b2 c7-d6");
    assert_eq!(refused(&game, "b2-a1").rule, "FH-MOVE-2");
    assert_eq!(refused(&game, "c1-b2").rule, "FH-MOVE-3");
}

/// FH-END-1
#[test]
fn the_fox_wins_on_the_hounds_rank() {
    let json = r#"{"to_play":0,"winner":null,"fox":"b2","hounds":["c1","e1","b4","h6"]}"#;
    let view = FoxAndHounds::read_view(after("").setup(), json).unwrap();
    let mut game = FoxAndHounds::guess(&view, &mut den_core::Seed::from_number(1).stream(0));
    game.play("b2-a1".parse().unwrap(), &mut ());
    assert_eq!(game.outcome().unwrap().seat(Seat(0)).place, 1);
}

/// FH-END-2
#[test]
fn a_random_game_ends_with_one_winner() {
    let mut game = after("");
    let mut rng = den_core::Seed::from_number(1).stream(0);
    game.rollout(&mut Vec::new(), &mut rng);
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.share(Seat(0)) + outcome.share(Seat(1)), 1.0);
}

#[test]
fn every_text_exists() {
    let speaker = Speaker::with_texts(Language::En, [include_str!("../locales/en.ftl")]);
    for Text { key, args } in FoxAndHounds::TEXTS.iter().flat_map(|texts| texts.iter()) {
        let message = args.iter().fold(den_core::Message::new(key), |message, name| message.with(name, 1));
        assert_eq!(speaker.check(&message), Ok(()));
    }
}
