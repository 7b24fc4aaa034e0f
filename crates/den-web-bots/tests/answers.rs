//! What the worker answers. These are not unit tests, because the bots of all games would be compiled a second time for them.

use den_bots::{Strength, gains};
use den_core::{Eye, Game, Message, Played, Seed, Sheet, Turn, built_in};
use den_games::{GameId, with_game};
use den_review::Review;
use den_web_bots::{Ask, Bots, COMPANION, JudgeAnswer, JudgeAsk, Question, Reply, ReviewAnswer, ReviewAsk, STRONGEST, Watched};

/// A question about the first decision of a game, and the legal moves.
fn opening<G: Game>(game: GameId) -> (Ask, Vec<String>) {
    let seed = Seed::from_number(1);
    let mut played = Played::<G>::new(&built_in::<G>(), &G::Options::default(), *G::SEATS.end()).expect("a game");
    played.deal(&seed, &mut ());
    let Turn::Seat(seat) = played.now().turn() else { panic!("a seat starts") };
    let setup = serde_json::to_string(&**played.now().setup()).expect("a setup is plain data");
    let view = serde_json::to_string(&played.now().view(Eye::Seat(seat))).expect("a view is plain data");
    let mut legal = Vec::new();
    played.now().legal_moves(&mut legal);
    let ask = Ask::decision(game, &setup, view, seat, "yearling", &seed.commitment(), 1);
    (ask, legal.iter().map(ToString::to_string).collect())
}

#[test]
fn every_game_is_answered_with_a_legal_move() {
    let mut bots = Bots::default();
    for &game in GameId::ALL {
        let (ask, legal) = with_game!(game, G => opening::<G>(game));
        let answer = bots.answer(&Ask { id: 7, ..ask });
        assert_eq!((answer.id, answer.error.as_str()), (7, ""), "{game}");
        assert!(legal.contains(&answer.text), "{game}: {}", answer.text);
    }
}

#[test]
fn the_companion_learns_from_what_it_watches() {
    for &game in GameId::ALL {
        let (ask, legal) = with_game!(game, G => opening::<G>(game));
        let watched = Watched { view: ask.view.clone(), text: legal[legal.len() - 1].clone() };
        let ask = Ask { bot: COMPANION.into(), watched: vec![watched], ..ask };
        let first = Bots::default().answer(&ask);
        assert!(legal.contains(&first.text), "{game}: {}", first.error);
        let known: Strength = first.strength.parse().expect("a strength");
        assert_ne!(known, with_game!(game, G => Strength::unknown::<G>()), "{game}");
        let next = Bots::default().answer(&Ask { strength: first.strength.clone(), ..ask });
        assert_ne!(next.strength, first.strength, "{game}: it goes on from what it knew");
    }
}

#[test]
fn the_bot_that_gives_hints_exists() {
    assert!(den_bots::LEVELS.iter().any(|level| level.name() == STRONGEST));
}

#[test]
fn unanswerable_questions_return_an_error() {
    let (ask, _) = with_game!(GameId::LoneWolves, G => opening::<G>(GameId::LoneWolves));
    let error = |ask: Ask| Bots::default().answer(&ask).error;
    assert!(error(Ask { bot: "chess".into(), ..ask.clone() }).contains("chess"));
    assert!(!error(Ask { view: "rubbish".into(), ..ask.clone() }).is_empty());
    assert!(!error(Ask { setup: "{}".into(), ..ask.clone() }).is_empty());
    assert!(!error(Ask { commitment: "0".into(), ..ask }).is_empty());
}

/// The beginning of a game, with this many decisions.
fn beginning<G: Game>(decisions: usize) -> Played<G> {
    let mut played = Played::<G>::new(&built_in::<G>(), &G::Options::default(), *G::SEATS.end()).expect("a game");
    let mut legal = Vec::new();
    for _ in 0..decisions {
        played.deal(&Seed::from_number(2), &mut ());
        let Turn::Seat(seat) = played.now().turn() else { break };
        legal.clear();
        played.now().legal_moves(&mut legal);
        played.play(seat, legal[0], &mut ()).expect("a legal move");
    }
    played
}

fn work(bots: &mut Bots, ask: ReviewAsk) -> ReviewAnswer {
    match bots.reply(&Question::Review(ask)) {
        Reply::Review(answer) => answer,
        other => panic!("a review was asked for: {other:?}"),
    }
}

#[test]
fn a_review_is_made_piece_by_piece_in_every_game() {
    for &game in GameId::ALL {
        let record = with_game!(game, G => beginning::<G>(1).record(&[], None, false).to_string());
        let mut bots = Bots::default();
        let mut answer = work(&mut bots, ReviewAsk { id: 1, game, record, figures: String::new(), think: 1 });
        while answer.done < answer.all {
            let next = work(&mut bots, ReviewAsk { id: 2, game, record: String::new(), figures: String::new(), think: 1 });
            assert!(answer.done <= next.done && next.done <= next.all, "{game}: {next:?}");
            answer = next;
        }
        let review: Review = serde_json::from_str(&answer.review.expect("it is complete")).expect("a review");
        assert_eq!((answer.id, answer.problem), (2, None), "{game}");
        assert!(review.complete && !review.finished && review.game == game.as_str());
    }
}

#[test]
fn what_cannot_be_reviewed_says_why() {
    let game = GameId::ALL[0];
    let problem = |record: &str| {
        work(&mut Bots::default(), ReviewAsk { id: 1, game, record: record.into(), figures: String::new(), think: 1 }).problem
    };
    assert_eq!(problem("").expect("nothing was begun").key, "review-nothing");
    assert_eq!(problem("chess").expect("no record").key, "den-record-line");
    let other = with_game!(GameId::ALL[1], G => beginning::<G>(1).record(&[], None, false).to_string());
    assert_eq!(problem(&other).expect("another game").key, "den-record-other");
    let cut = with_game!(game, G => beginning::<G>(4).record(&[], None, false).to_string()).replace("\nend", "\n#");
    assert_eq!(problem(&cut).expect("it is cut off").key, "den-record-line");
}

fn judge(ask: JudgeAsk) -> JudgeAnswer {
    match Bots::default().reply(&Question::Judge(ask)) {
        Reply::Judge(answer) => answer,
        other => panic!("a judgement was asked for: {other:?}"),
    }
}

#[test]
fn a_move_is_judged_alike_every_time_and_nonsense_is_not_judged() {
    fn question<G: Game>(game: GameId) -> JudgeAsk {
        let mut played = beginning::<G>(2);
        played.deal(&Seed::from_number(2), &mut ());
        let Turn::Seat(seat) = played.now().turn() else { panic!("a seat decides") };
        let mut legal = Vec::new();
        played.now().legal_moves(&mut legal);
        let setup = serde_json::to_string(&**played.now().setup()).expect("plain data");
        let view = serde_json::to_string(&played.now().view(Eye::Seat(seat))).expect("plain data");
        JudgeAsk { id: 4, game, setup, view, text: legal[0].to_string() }
    }
    let game = GameId::ALL[0];
    let ask = with_game!(game, G => question::<G>(game));
    let found = judge(ask.clone());
    assert_eq!((found.id, found.judgement.is_some()), (4, true));
    assert_eq!(judge(ask.clone()).judgement, found.judgement);
    assert!(judge(JudgeAsk { text: "nonsense".into(), ..ask }).judgement.is_none());
}

#[test]
fn only_lines_that_change_are_listed() {
    let sheet = |points: [i32; 2]| {
        let mut sheet = Sheet::by_seat(2);
        sheet.line(Message::new("a"), "", vec![Some(points[0]), Some(1)], []);
        sheet.line(Message::new("b"), "", vec![Some(points[1]), Some(1)], []);
        sheet
    };
    assert_eq!(gains(&sheet([3, 4]), &sheet([5, 4]), 0), [(Message::new("a"), 2)]);
    assert!(gains(&sheet([3, 4]), &sheet([5, 4]), 1).is_empty());
}

#[test]
fn a_hint_of_every_game_has_an_effect() {
    for &game in GameId::ALL {
        let (ask, _) = with_game!(game, G => opening::<G>(game));
        let answer = Bots::default().answer(&Ask { explain: true, ..ask });
        assert!(answer.top.first().is_some_and(|best| best.effect.is_some()), "{game}: {}", answer.error);
    }
}

/// Lets Alpha play the first turn of a game, and returns the last question.
fn first_turn<G: Game>(game: GameId, bots: &mut Bots) -> Ask {
    let seed = Seed::from_number(3);
    let mut played = Played::<G>::new(&built_in::<G>(), &G::Options::default(), 2).expect("a game for two");
    played.deal(&seed, &mut ());
    let Turn::Seat(first) = played.now().turn() else { panic!("a seat starts") };
    let setup = serde_json::to_string(&**played.now().setup()).expect("a setup is plain data");
    let mut legal = Vec::new();
    loop {
        let view = serde_json::to_string(&played.now().view(Eye::Seat(first))).expect("a view is plain data");
        let revision = played.steps().len() as u64;
        let ask = Ask::decision(game, &setup, view, first, STRONGEST, &seed.commitment(), revision);
        let answer = bots.answer(&ask);
        legal.clear();
        played.now().legal_moves(&mut legal);
        let chosen = legal.iter().find(|m| m.to_string() == answer.text).expect("a legal move");
        played.play(first, *chosen, &mut ()).expect("a legal move");
        played.deal(&seed, &mut ());
        if played.now().turn() != Turn::Seat(first) {
            return ask;
        }
    }
}

#[test]
fn bots_ponder_while_others_decide_and_come_to_an_end() {
    let game: GameId = "the-wolves".parse().expect("a game");
    let mut bots = Bots::default();
    assert!(!bots.ponders(), "nobody plays yet");
    let last = with_game!(game, G => first_turn::<G>(game, &mut bots));
    assert!(bots.ponders());
    bots.ponder();
    assert!(bots.ponders(), "another player decides, so there is something to think about");
    // A hint in between neither thinks on itself nor ends the thinking of the match.
    assert_eq!(bots.answer(&Ask { explain: true, bot: "pup".into(), ..last.clone() }).error, "");
    assert!(bots.ponders());
    let slices = (0..100_000).take_while(|_| {
        bots.ponder();
        bots.ponders()
    });
    assert!(slices.count() < 100_000, "it does not think for ever");
    // It is asked again, for instance after a move was taken back.
    assert_eq!(bots.answer(&last).error, "");
    assert!(bots.ponders());
}

#[test]
fn a_bot_that_only_gave_a_hint_does_not_ponder() {
    let game: GameId = "the-wolves".parse().expect("a game");
    let (ask, _) = with_game!(game, G => opening::<G>(game));
    let mut bots = Bots::default();
    assert_eq!(bots.answer(&Ask { explain: true, ..ask }).error, "");
    assert!(!bots.ponders());
    bots.ponder();
    assert!(!bots.ponders());
}

#[test]
fn a_bot_that_cannot_ponder_stops_after_one_slice() {
    let game: GameId = "lone-wolves".parse().expect("a game");
    let (ask, _) = with_game!(game, G => opening::<G>(game));
    let mut bots = Bots::default();
    assert_eq!(bots.answer(&ask).error, "");
    bots.ponder();
    assert!(!bots.ponders());
}
