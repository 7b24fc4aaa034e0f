//! The contract of `Game`, checked on random games.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use den_core::{Eye, Game, Options, Played, Record, Shared, Space, Turn, built_in, dice};
use den_words::{Language, Speaker};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::{Case, damage, random_step, rng};

/// How many moves from other positions are tried in each position.
const FOREIGN: usize = 12;
/// The widths that a board is painted at.
const BOARD_COLUMNS: [usize; 3] = [Space::MIN_COLUMNS, 80, Space::DEFAULT.columns];

/// Plays `games` random games of each case and checks everything that the `Game` contract promises, at every step.
///
/// # Panics
/// With the case, the game's number and what is wrong.
pub fn conforms<G: Game>(cases: &[Case<'_>], games: u32) {
    options_round_trip::<G>();
    for case in cases {
        let mut foreign = Vec::new();
        for number in 0..games {
            let check = AssertUnwindSafe(|| one_game::<G>(*case, number, &mut foreign));
            if let Err(panic) = catch_unwind(check) {
                eprintln!("while checking {case:?}, random game {number}");
                resume_unwind(panic);
            }
        }
    }
}

fn options_round_trip<G: Game>() {
    let first = G::Options::PRESETS.first().expect("a game has a preset for the first game");
    assert_eq!(G::Options::read([first.name]).expect("presets are readable"), G::Options::default(), "the first preset is the default");
    for preset in G::Options::PRESETS {
        let options = G::Options::read([preset.name]).unwrap_or_else(|e| panic!("preset {}: {e}", preset.name));
        let line = options.to_line();
        assert_eq!(G::Options::read(line.split_whitespace()).as_ref(), Ok(&options), "`{line}` does not read back");
        for key in G::Options::KEYS {
            let value = options.get(key.name);
            assert_eq!(key.values.read(&value.to_string()), Ok(value), "{} is not set to a value of its kind", key.name);
        }
    }
    assert!(G::Options::read(["no-such-option=1"]).is_err() && G::Options::read(["no-such-preset"]).is_err());
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    for seats in [0, least.saturating_sub(1), most + 1, u8::MAX] {
        if !G::SEATS.contains(&seats) {
            assert!(Played::<G>::new(&built_in::<G>(), &G::Options::default(), seats).is_err(), "{seats} seats are accepted");
        }
    }
}

fn one_game<G: Game>(case: Case<'_>, number: u32, foreign: &mut Vec<G::Move>) {
    let mut rng = rng(number);
    let mut game = case.start::<G>();
    // Another language in every game: a board has to fit in all of them.
    let speaker = Speaker::new(Language::ALL[number as usize % Language::ALL.len()]);
    setup_is_whole(game.now());
    let mut buffer = Vec::new();
    let mut halfway = None;
    loop {
        let now = game.now();
        if let Err(what) = now.audit() {
            panic!("after step {} the position is inconsistent: {what}\n{now:#?}", game.steps().len());
        }
        assert_eq!(now.outcome().is_some(), now.turn() == Turn::Over, "an outcome exists exactly when the game is over");
        list_and_check_agree(now, foreign, &mut rng);
        if game.steps().len() == 3 * number as usize % 40 {
            halfway = Some(now.clone());
        }
        refusals_change_nothing(&game, foreign);
        for eye in Eye::all(case.seats) {
            view_is_whole(now, eye, &speaker, &mut rng);
        }
        if now.turn() == Turn::Chance {
            let chance = now.deal(&mut rng);
            round_trips(&chance);
        }
        if !random_step(&mut game, &mut rng, &mut buffer, &mut ()) {
            break;
        }
    }
    // An endless game never gets here.
    if let Some(halfway) = halfway {
        rolls_out(&halfway, number);
    }
    if let Some(outcome) = game.now().outcome() {
        assert_eq!(outcome.seats(), case.seats);
        let mut teams: Vec<(u8, f64)> = den_core::Seat::all(case.seats).map(|seat| (game.now().team(seat), outcome.share(seat))).collect();
        teams.sort_by_key(|(team, _)| *team);
        teams.dedup();
        let total: f64 = teams.iter().map(|(_, share)| share).sum();
        assert!((total - 1.0).abs() < 1e-9, "the shares of the teams add up to {total}: {outcome:?}");
    }
    replays(&game);
    damage::survives(&game, &mut rng);
}

/// Checks that a rollout is the same as playing step by step with the same random numbers.
fn rolls_out<G: Game>(now: &G, number: u32) {
    let mut rngs = [(); 2].map(|()| rng(number));
    let (mut at_once, mut stepwise, mut buffer) = (now.clone(), now.clone(), Vec::new());
    at_once.rollout(&mut buffer, &mut rngs[0]);
    while stepwise.turn() != Turn::Over {
        if stepwise.turn() == Turn::Chance {
            let chance = stepwise.deal(&mut rngs[1]);
            stepwise.resolve(&chance, &mut ());
        } else {
            buffer.clear();
            stepwise.legal_moves(&mut buffer);
            stepwise.play(dice::one_of(&mut rngs[1], &buffer), &mut ());
        }
    }
    assert!(at_once == stepwise, "rollout ends in\n{at_once:#?}\nstep by step it is\n{stepwise:#?}");
    assert_eq!(rngs[0].next_u32(), rngs[1].next_u32(), "rollout draws other random numbers than a game step by step");
}

fn list_and_check_agree<G: Game>(now: &G, foreign: &mut Vec<G::Move>, rng: &mut impl Rng) {
    let mut listed = Vec::new();
    now.legal_moves(&mut listed);
    assert_eq!(!listed.is_empty(), matches!(now.turn(), Turn::Seat(_)), "moves are listed exactly when a seat decides\n{now:#?}");
    assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "the list is not sorted or repeats a move: {}", texts(&listed));
    for m in &listed {
        if let Err(e) = now.check(*m) {
            panic!("`{m}` is listed but check refuses it: {e}\n{now:#?}");
        }
        round_trips(m);
    }
    if !listed.is_empty() {
        // The same random number has to give the same move as the list does.
        let mut rngs = [(); 2].map(|()| ChaCha8Rng::seed_from_u64(foreign.len() as u64));
        let any = now.any_move(&mut Vec::new(), &mut rngs[0]);
        assert_eq!(any, dice::one_of(&mut rngs[1], &listed), "any_move is not drawn from the list: {}", texts(&listed));
        assert_eq!(rngs[0].next_u32(), rngs[1].next_u32(), "any_move draws more or less than one random number");
    }
    for _ in 0..FOREIGN.min(foreign.len()) {
        let m = dice::one_of(rng, foreign);
        match now.check(m) {
            Ok(()) => assert!(listed.binary_search(&m).is_ok(), "check accepts `{m}`, which is not listed: {}\n{now:#?}", texts(&listed)),
            Err(e) => {
                assert!(listed.binary_search(&m).is_err(), "`{m}` is listed but check refuses it: {e}");
                assert!(!e.reason.key.is_empty() && e.rule.contains('-'), "a refusal of `{m}` without reason or rule: {e:?}");
            }
        }
    }
    // A pool of moves from other positions and games: the newest always gets in and replaces a random old one.
    for m in listed {
        if foreign.len() < 3_000 {
            foreign.push(m);
        } else {
            let at = dice::below(rng, foreign.len() as u32) as usize;
            foreign[at] = m;
        }
    }
}

fn refusals_change_nothing<G: Game>(game: &Played<G>, foreign: &[G::Move]) {
    let Some(m) = foreign.iter().rev().take(FOREIGN).find(|m| game.now().check(**m).is_err()) else { return };
    let mut copy = game.clone();
    let seat = match game.now().turn() {
        Turn::Seat(seat) => seat,
        _ => den_core::Seat(0),
    };
    assert!(copy.play(seat, *m, &mut ()).is_err());
    assert!(copy.now() == game.now() && copy.steps().len() == game.steps().len(), "the refused `{m}` changed the position");
}

fn setup_is_whole<G: Game>(start: &G) {
    let json = serde_json::to_string(&**start.setup()).expect("a setup can be serialised");
    let read: G::Setup = serde_json::from_str(&json).unwrap_or_else(|e| panic!("a setup does not read back: {e}\n{json}"));
    assert!(read == **start.setup(), "a setup changes when serialised and parsed: {json}");
    assert!(G::start(&Shared::new(read)) == *start, "a game does not start from its setup alone");
}

fn view_is_whole<G: Game>(now: &G, eye: Eye, speaker: &Speaker, rng: &mut impl Rng) {
    let view = now.view(eye);
    let json = serde_json::to_string(&view).expect("a view can be serialised");
    let read = G::read_view(now.setup(), &json).unwrap_or_else(|e| panic!("a view does not read back: {e}\n{json}"));
    assert!(read == view, "a view changes when serialised and parsed: {json}");
    // Every width comes up, and each is cheap enough to be checked at every step.
    let columns = BOARD_COLUMNS[json.len() % BOARD_COLUMNS.len()];
    let board = G::paint(&view, speaker, Space::columns(columns));
    assert!(board.width() <= columns, "the board is {} columns wide, not {columns}:\n{board}", board.width());
    assert!(!board.to_string().contains(['\t', '\r']), "the board has control characters:\n{board}");
    let sheet = G::sheet(&view);
    assert!(sheet.lines.iter().all(|line| line.points.len() == sheet.columns.len()), "a line of the sheet misses columns: {sheet:#?}");
    let guess = G::guess(&view, rng);
    assert!(guess.view(eye) == view, "guess does not match its view (eye {eye})\nview {view:#?}\nguessed {:#?}", guess.view(eye));
    assert_eq!(guess.turn(), now.turn(), "guess has another turn (eye {eye})");
    if let Err(what) = guess.audit() {
        panic!("the guess of eye {eye} is inconsistent: {what}\n{guess:#?}");
    }
    if now.turn() == Turn::Over {
        assert_eq!(guess.outcome(), now.outcome(), "the outcome is not public");
    }
    if let (Turn::Seat(seat), Eye::Seat(looking)) = (now.turn(), eye)
        && seat == looking
    {
        let (mut mine, mut guessed) = (Vec::new(), Vec::new());
        now.legal_moves(&mut mine);
        guess.legal_moves(&mut guessed);
        assert_eq!(texts(&mine), texts(&guessed), "the seat to decide has other legal moves in its guess");
        let mut chosen = BTreeSet::new();
        for m in mine {
            assert!(!G::describe(&view, m).key.is_empty(), "`{m}` has no words");
            let parts = G::parts(&view, m);
            let mut things: Vec<String> = parts.iter().map(|part| part.thing.clone()).collect();
            things.sort();
            assert!(!things.is_empty() && chosen.insert(things), "`{m}` is chosen by the same things as another move");
            for part in parts {
                assert!(!part.label.key.is_empty(), "`{}` of `{m}` has no words", part.thing);
            }
        }
    }
}

fn replays<G: Game>(game: &Played<G>) {
    let record = game.record(&["Ada".into()], None, false);
    let text = record.to_string();
    let read = Record::read(&text).unwrap_or_else(|e| panic!("the record does not read back: {e}\n{text}"));
    assert_eq!(read.to_string(), text, "a record changes when written and read");
    let again = Played::<G>::replay(&read, &built_in::<G>()).unwrap_or_else(|e| panic!("the record does not replay: {e}\n{text}"));
    assert!(again.now() == game.now(), "the replayed position differs\n{:#?}\n{:#?}", again.now(), game.now());
}

fn round_trips<T: std::fmt::Display + std::str::FromStr + Eq + Debug>(value: &T)
where
    T::Err: std::fmt::Display,
{
    let text = value.to_string();
    assert!(text.trim() == text && !text.is_empty() && !text.contains('\n'), "`{text}` is not valid notation");
    match text.parse::<T>() {
        Ok(read) => assert!(read == *value, "`{text}` reads back as {read:?}, not as {value:?}"),
        Err(e) => panic!("`{text}` does not read back: {e}"),
    }
}

fn texts<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
