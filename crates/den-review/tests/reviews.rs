//! Reviews of whole games of every game.

use den_bots::{Budget, Evaluate, by_name};
use den_core::prelude::*;
use den_core::{Eye, Played, Record, RecordError, Seat, Seed, Turn, built_in};
use den_games::{GameId, with_game};
use den_review::{Class, Depth, Review, Reviewer, StepKind, open};

/// Deep enough for every figure, and fast in every game.
const DEPTH: Depth = Depth { evaluation: 2, deals: 3, worlds: 2, judge: 4, rounds: 3 };

/// A game between bots that hardly think.
fn game<G: Evaluate>(seats: u8, seed: u64) -> Played<G> {
    let deal = Seed::from_number(seed);
    let mut played = Played::<G>::new(&built_in::<G>(), &G::Options::default(), seats).expect("a game");
    let mut bots: Vec<_> = Seat::all(seats).map(|seat| by_name::<G>("greedy", seed + u64::from(seat.0)).expect("a bot")).collect();
    let mut legal = Vec::new();
    loop {
        played.deal(&deal, &mut ());
        let Turn::Seat(seat) = played.now().turn() else { return played };
        legal.clear();
        played.now().legal_moves(&mut legal);
        let view = played.now().view(Eye::Seat(seat));
        let choice = bots[seat.index()].choose(&view, &legal, &Budget::iterations(1));
        played.play(seat, choice.chosen, &mut ()).expect("a legal move");
    }
}

fn review<G: Evaluate>(played: &Played<G>, seed: u64) -> Review {
    let mut reviewer = Reviewer::new(played, DEPTH, seed);
    while !reviewer.is_complete() {
        reviewer.work();
    }
    reviewer.review()
}

#[test]
fn a_depth_says_how_many_times_the_usual_one_it_is() {
    fn folds<G: Evaluate>() -> [u32; 3] {
        [1.0, 4.0, 16.0].map(|fold| Depth::of::<G>(fold).fold())
    }
    for &game in GameId::ALL {
        assert_eq!(with_game!(game, G => folds::<G>()), [1, 4, 16], "{game}");
    }
    assert_eq!(Depth::shallow().fold(), 1);
}

fn adds_up(review: &Review) {
    for player in &review.players {
        let left = player.result - player.start - player.skill - player.luck;
        assert!(left.abs() < 1e-9, "{}: {player:?}", review.game);
        let by_steps: f64 = (0..review.steps.len()).map(|at| review.luck(at, player.seat) + review.skill(at, player.seat)).sum();
        assert!((by_steps - player.skill - player.luck).abs() < 1e-9, "each step is counted once");
    }
}

/// A whole game of `G`: luck and skill add up, and every decision is judged.
fn whole_game<G: Evaluate>(seats: u8) {
    let played = game::<G>(seats, 3);
    let review = review(&played, 1);
    assert!(review.complete && review.finished);
    assert_eq!((review.steps.len(), review.chances.len()), (played.steps().len(), played.steps().len() + 1));
    adds_up(&review);
    let outcome = played.now().outcome().expect("it is over");
    for chances in &review.chances {
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    }
    for player in &review.players {
        if seats > 1 {
            assert_eq!(player.result, outcome.share(player.seat));
        }
        let own = review.steps.iter().filter(|step| matches!(&step.kind, StepKind::Decision(one) if one.seat == player.seat)).count();
        assert_eq!(player.decisions(), own, "every decision is judged");
    }
    for step in &review.steps {
        assert!(!matches!(step.kind, StepKind::Forced { .. }) || step.luck.is_empty());
    }
    let json = serde_json::to_string(&review).expect("plain data");
    assert_eq!(serde_json::from_str::<Review>(&json).expect("it was written by us"), review);
}

#[test]
fn luck_and_skill_add_up_in_whole_games_of_every_game() {
    for &id in GameId::ALL {
        with_game!(id, G => whole_game::<G>(id.entry().seats.0));
        if !with_game!(id, G => G::macro_moves().is_some()) {
            with_game!(id, G => whole_game::<G>(id.entry().seats.1));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_review_and_another_seed_the_same_result() {
    with_game!(GameId::ALL[0], G => {
        let played = game::<G>(4, 5);
        assert_eq!(review(&played, 1), review(&played, 1));
        let other = review(&played, 2);
        assert_ne!(review(&played, 1), other);
        adds_up(&other);
    });
}

#[test]
fn a_stopped_review_keeps_what_it_has() {
    with_game!(GameId::ALL[1], G => {
        let played = game::<G>(2, 5);
        let mut reviewer = Reviewer::new(&played, DEPTH, 1);
        let mut last = reviewer.progress().done;
        assert_eq!(last, 0);
        let empty = reviewer.review();
        assert!(empty.steps.is_empty() && !empty.complete);
        while !reviewer.is_complete() {
            reviewer.work();
            let progress = reviewer.progress();
            assert!(last <= progress.done && progress.done <= progress.all, "{progress:?} after {last}");
            last = progress.done;
            let so_far = reviewer.review();
            assert_eq!(so_far.complete, progress.done == progress.all);
            assert_eq!(so_far.chances.len(), so_far.steps.len() + 1);
            adds_up(&so_far);
        }
        assert_eq!(reviewer.review(), review(&played, 1));
    });
}

/// Replaces a step of a record by something that is not a step of the game.
fn broken(record: &Record, at: usize) -> Record {
    let mut record = record.clone();
    record.steps[at].text = "nonsense".into();
    record
}

#[test]
fn a_broken_record_is_reviewed_as_far_as_it_goes() {
    with_game!(GameId::ALL[0], G => {
        let played = game::<G>(4, 5);
        let record = played.record(&[], None, false);
        let (whole, problem) = open::<G>(&record, &built_in::<G>()).expect("a record");
        assert_eq!((whole.steps().len(), problem), (record.steps.len(), None));
        let (part, problem) = open::<G>(&broken(&record, 20), &built_in::<G>()).expect("a record");
        assert_eq!(part.steps().len(), 20);
        assert!(problem.is_some());
        let review = review(&part, 1);
        assert!(review.complete && !review.finished);
        adds_up(&review);
    });
}

#[test]
fn a_text_that_was_cut_off_is_read_as_far_as_it_goes() {
    with_game!(GameId::ALL[0], G => {
        let record = game::<G>(4, 5).record(&[], None, false);
        let text = record.to_string();
        let cut = &text[..text.len() / 2];
        let cut = &cut[..cut.rfind('\n').expect("lines")];
        let (part, problem) = Record::read_beginning(cut).expect("the head is whole");
        assert!(!part.steps.is_empty() && part.steps.len() < record.steps.len());
        assert!(matches!(problem, Some(RecordError { line: 1.., .. })), "{problem:?}");
        let (whole, problem) = Record::read_beginning(&text).expect("a record");
        assert_eq!((whole.steps.len(), problem), (record.steps.len(), None));
        assert!(Record::read_beginning("wolfden record 1\ngame x").is_err());
        assert!(Record::read_beginning("").is_err());
    });
}

#[test]
fn foreign_records_are_refused() {
    with_game!(GameId::ALL[0], G => {
        let record = game::<G>(4, 5).record(&[], None, false);
        let edition = built_in::<G>();
        let refused = |record: Record| open::<G>(&record, &edition).expect_err("it is foreign").reason.key;
        assert_eq!(refused(Record { game: "chess".into(), ..record.clone() }), "den-record-other");
        assert_eq!(refused(Record { version: 99, ..record.clone() }), "den-record-version");
        assert_eq!(refused(Record { content: "0".into(), ..record }), "den-record-content");
    });
}

/// A game in which one decision is replaced by the worst legal move.
#[test]
fn a_gross_mistake_is_named() {
    with_game!(GameId::ALL[1], G => {
        let depth = Depth { judge: 150, rounds: 40, ..DEPTH };
        let played = game::<G>(2, 8);
        let mut found = None;
        played.walk(|position, step| {
            let den_core::Step::Move(seat, _) = step else { return };
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            if found.is_none() && legal.len() > 4 {
                let view = position.view(Eye::Seat(*seat));
                let judged = legal.iter().map(|&m| den_review::judge::<G>(&view, &legal, m, &depth, 1));
                let worst = judged.reduce(|worst, next| if next.cost > worst.cost { next } else { worst }).expect("moves");
                if worst.cost > 0.15 {
                    found = Some(worst);
                }
            }
        });
        let worst = found.expect("somewhere in a game there is a gross mistake to be made");
        assert_eq!(worst.plain().class, Class::of(worst.cost));
        assert!(worst.compared.first().expect("moves").1 > worst.compared.last().expect("moves").1 + 0.15);
    });
}
