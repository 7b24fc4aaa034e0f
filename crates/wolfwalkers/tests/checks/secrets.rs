//! Compares what is known with a record derived from the steps alone; and checks views from outside.

use std::collections::BTreeMap;

use den_core::{
    Board as _, Deals as _, Edition, Eye, Hidden as _, Moves as _, Options as _, Played, Rules as _, Scores as _, Step, Turn, Untranslated,
    Words as _, dice,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde_json::Value;
use wolfwalkers::{Chance, GoalId, Options, StoryId, Wolfwalkers};

/// How often each story and each goal has been shown.
#[derive(Default)]
struct Book {
    stories: BTreeMap<u64, u64>,
    goals: BTreeMap<u64, u64>,
}

impl Book {
    fn note(&mut self, step: &Step<Wolfwalkers>) {
        match step {
            Step::Chance(Chance::Story(story)) => *self.stories.entry(story.number().into()).or_default() += 1,
            Step::Chance(Chance::Goal(goal)) => *self.goals.entry(goal.number().into()).or_default() += 1,
            _ => {}
        }
    }
}

/// Counts all cards that a view shows.
fn shown(value: &Value, stories: &mut BTreeMap<u64, u64>, goals: &mut BTreeMap<u64, u64>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                match (key.as_str(), field.as_u64()) {
                    ("story", Some(story)) => *stories.entry(story).or_default() += 1,
                    ("goal", Some(goal)) => *goals.entry(goal).or_default() += 1,
                    ("stage" | "then", _) => {}
                    ("gone_stories", _) => listed(field, stories),
                    ("gone_goals", _) => listed(field, goals),
                    _ => shown(field, stories, goals),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| shown(item, stories, goals)),
        _ => {}
    }
}

fn listed(list: &Value, counts: &mut BTreeMap<u64, u64>) {
    for number in list.as_array().unwrap() {
        *counts.entry(number.as_u64().unwrap()).or_default() += 1;
    }
}

fn counted(cards: impl Iterator<Item = u8>) -> BTreeMap<u64, u64> {
    let mut counts = BTreeMap::new();
    cards.for_each(|card| *counts.entry(u64::from(card)).or_default() += 1);
    counts
}

/// WW-INFO-1: a view names what was shown, each copy once, and the rest is exactly what it lists as unseen.
#[test]
fn a_view_knows_what_was_shown_and_nothing_else() {
    for (words, seats) in [("swaps", 2), ("full", 2), ("full", 4), ("first-game", 1)] {
        for seed in 0..4 {
            let options = Options::read(words.split_whitespace()).unwrap();
            let mut game = Played::<Wolfwalkers>::new(&Edition::built_in(), &options, seats).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut book = Book::default();
            let copies = if seats > 2 { 2 } else { 1 };
            loop {
                for eye in Eye::all(seats) {
                    let json = serde_json::to_value(game.now().view(eye)).unwrap();
                    let (mut stories, mut goals) = (BTreeMap::new(), BTreeMap::new());
                    shown(&json, &mut stories, &mut goals);
                    assert_eq!((&stories, &goals), (&book.stories, &book.goals), "{words}, eye {eye}");
                    let rest = |seen: &BTreeMap<u64, u64>| -> BTreeMap<u64, u64> {
                        (1..=55).map(|n| (n, copies - seen.get(&n).copied().unwrap_or(0))).filter(|(_, left)| *left > 0).collect()
                    };
                    assert_eq!(counted(game.now().view(eye).unseen_stories().map(StoryId::number)), rest(&stories));
                    assert_eq!(counted(game.now().view(eye).unseen_goals().map(GoalId::number)), rest(&goals));
                }
                match game.now().turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.now().deal(&mut rng);
                        game.resolve(chance, &mut ()).unwrap();
                    }
                    Turn::Seat(seat) => {
                        let mut moves = Vec::new();
                        game.now().legal_moves(&mut moves);
                        game.play(seat, dice::one_of(&mut rng, &moves), &mut ()).unwrap();
                    }
                }
                book.note(game.steps().last().unwrap());
            }
        }
    }
}

/// WW-INFO-2: a guess draws each unseen card equally often.
#[test]
fn a_guess_draws_each_unseen_card_equally_often() {
    let mut game = Played::<Wolfwalkers>::new(&Edition::built_in(), &Options::default(), 3).unwrap();
    for text in ["first 1", "story 1", "story 1", "story 2"] {
        game.resolve(text.parse().unwrap(), &mut ()).unwrap();
    }
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let guess = Wolfwalkers::guess(&game.now().view(Eye::Public), &mut rng);
    let mut drawn = BTreeMap::new();
    for _ in 0..107_000 {
        *drawn.entry(guess.deal(&mut rng).to_string()).or_insert(0) += 1;
    }
    assert!(!drawn.contains_key("story 1"), "both copies were shown");
    assert!((850..1150).contains(&drawn["story 2"]), "one copy is left: {}", drawn["story 2"]);
    for story in 3..=55 {
        assert!((1750..2250).contains(&drawn[&format!("story {story}")]), "two copies are left of {story}");
    }
}

/// A view from outside is parsed completely or refused; it never breaks anything.
#[test]
fn damaged_views_are_refused_or_harmless() {
    let options = Options::read(["full"]).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (mut refused, mut read) = (0, 0);
    for seats in [1, 2, 4] {
        let mut game = Played::<Wolfwalkers>::new(&Edition::built_in(), &options, seats).unwrap();
        while game.now().turn() != Turn::Over {
            let json = serde_json::to_string(&game.now().view(Eye::Public)).unwrap();
            for _ in 0..6 {
                let digits: Vec<usize> = json.bytes().enumerate().filter(|(_, b)| b.is_ascii_digit()).map(|(at, _)| at).collect();
                let at = dice::one_of(&mut rng, &digits);
                let mut damaged = json.clone();
                damaged.replace_range(at..=at, ["0", "9", "3", "25", "7"][dice::below(&mut rng, 5) as usize]);
                match Wolfwalkers::read_view(game.now().setup(), &damaged) {
                    Err(_) => refused += 1,
                    Ok(view) => {
                        read += 1;
                        let now = Wolfwalkers::guess(&view, &mut rng);
                        let mut moves = Vec::new();
                        now.legal_moves(&mut moves);
                        assert!(moves.iter().all(|m| now.check(*m).is_ok() && !Wolfwalkers::describe(&view, *m).key.is_empty()));
                        assert!(!Wolfwalkers::board(&view, &Untranslated).is_empty() && !Wolfwalkers::sheet(&view).columns.is_empty());
                    }
                }
            }
            match game.now().turn() {
                Turn::Seat(seat) => {
                    let mut moves = Vec::new();
                    game.now().legal_moves(&mut moves);
                    game.play(seat, dice::one_of(&mut rng, &moves), &mut ()).unwrap();
                }
                _ => {
                    let chance = game.now().deal(&mut rng);
                    game.resolve(chance, &mut ()).unwrap();
                }
            }
        }
    }
    assert!(refused > 500 && read > 20, "{refused} refused, {read} read");
}

/// A view contains what changes: neither the deck nor the unseen cards, which follow from the rest.
#[test]
fn a_view_in_the_middle_of_a_game_is_short() {
    for (seats, steps, most) in [(2, 75, 2_400), (4, 150, 5_000)] {
        let options = Options::read(["full"]).unwrap();
        let mut game = Played::<Wolfwalkers>::new(&Edition::built_in(), &options, seats).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        while game.steps().len() < steps {
            let mut moves = Vec::new();
            match game.now().turn() {
                Turn::Seat(seat) => {
                    game.now().legal_moves(&mut moves);
                    game.play(seat, dice::one_of(&mut rng, &moves), &mut ()).unwrap();
                }
                _ => game.resolve(game.now().deal(&mut rng), &mut ()).unwrap(),
            }
        }
        let json = serde_json::to_string(&game.now().view(Eye::Public)).unwrap();
        assert!(json.len() < most, "{} bytes: {json}", json.len());
    }
}
