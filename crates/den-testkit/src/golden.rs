//! Golden files: a readable playthrough, and the pinned statistics of random play. `UPDATE_EXPECT=1 cargo test` rewrites them.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use den_core::{Game, Options, Played, Seat, Seed, Step, Turn, dice};
use den_words::{Language, Speaker};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::{Case, random_step, rng};

/// The maximum length of a playthrough; nobody would read a longer one.
const MAX_LINES: usize = 400;
/// The maximum number of legal moves that are written out.
const MAX_LISTED: usize = 10;

/// Compares `text` with the file at `path` (relative to the crate), or writes it if `UPDATE_EXPECT=1` is set.
fn expect(path: &str, text: &str) {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let folder = Path::new(path).parent().expect("a golden has a folder");
        fs::create_dir_all(folder).expect("the folder can be made");
        fs::write(path, text).expect("the golden can be written");
        return;
    }
    let kept = fs::read_to_string(path).unwrap_or_else(|e| panic!("{path}: {e}; UPDATE_EXPECT=1 writes it"));
    for (at, (is, was)) in text.lines().zip(kept.lines()).enumerate() {
        assert!(is == was, "{path}, line {}:\n  was {was}\n  is  {is}\nUPDATE_EXPECT=1 accepts the change", at + 1);
    }
    assert!(text == kept, "{path}: the lengths differ; UPDATE_EXPECT=1 accepts the change");
}

/// A random game step by step: what was dealt or played, what could have been played, what happened.
///
/// # Panics
/// If it differs from the golden file.
pub fn playthrough<G: Game>(path: &str, case: Case<'_>, seed: u64) {
    let mut game = case.start::<G>();
    let secret = Seed::from_number(seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut steps = Vec::new();
    let speaker = Speaker::new(Language::En);
    loop {
        let mut text = String::new();
        let mut events: Vec<G::Event> = Vec::new();
        match game.now().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = Played::dealt(game.now(), &secret, game.steps().len() + 1);
                game.resolve(chance, &mut events).expect("the dealer deals what is possible");
            }
            Turn::Seat(seat) => {
                let mut moves = Vec::new();
                game.now().legal_moves(&mut moves);
                let shown: Vec<_> = moves.iter().take(MAX_LISTED).map(ToString::to_string).collect();
                let more = if moves.len() > MAX_LISTED { ", …" } else { "" };
                writeln!(text, "  seat {seat} may play {}: {}{more}", moves.len(), shown.join(", ")).expect("text");
                game.play(seat, dice::one_of(&mut rng, &moves), &mut events).expect("listed moves are legal");
            }
        }
        match game.steps().last().expect("a step was taken") {
            Step::Move(seat, m) => writeln!(text, "{} seat {seat}: {m}", game.steps().len()).expect("text"),
            Step::Chance(c) => writeln!(text, "{} dealt: {c}", game.steps().len()).expect("text"),
        }
        for event in events {
            writeln!(text, "    {}", speaker.say(&G::event(&event), &[])).expect("text");
        }
        steps.push(text);
    }
    let mut head = String::new();
    writeln!(head, "{}, {} players, {}", G::ID, case.seats, game.options().to_line()).expect("text");
    let mut tail = String::new();
    let view = game.now().view(den_core::Eye::Public);
    let sheet = G::sheet(&view);
    let say = |message: &den_core::Message| speaker.say(message, &[]);
    writeln!(tail, "score: {}", sheet.columns.iter().map(say).collect::<Vec<_>>().join(" | ")).expect("text");
    for line in &sheet.lines {
        let points: Vec<_> = line.points.iter().map(|p| p.map_or("-".to_string(), |p| p.to_string())).collect();
        let notes: Vec<_> = line.notes.iter().map(say).collect();
        writeln!(tail, "  {} ({}): {} {}", say(&line.name), line.rule, points.join(" | "), notes.join("; ")).expect("text");
    }
    let places: Vec<_> =
        game.now().outcome().expect("over").results().iter().map(|r| format!("{} ({} points)", r.place, r.points)).collect();
    writeln!(tail, "places: {}", places.join(", ")).expect("text");
    expect(path, &shortened(&head, &steps, &tail));
}

/// Leaves out steps in the middle if the whole would be too long to read.
fn shortened(head: &str, steps: &[String], tail: &str) -> String {
    let lines = |text: &str| text.lines().count();
    let room = MAX_LINES - lines(head) - lines(tail) - 1;
    let all: usize = steps.iter().map(|step| lines(step)).sum();
    if all <= room {
        return format!("{head}{}{tail}", steps.concat());
    }
    let (mut first, mut used) = (0, 0);
    while used + lines(&steps[first]) <= room * 2 / 3 {
        used += lines(&steps[first]);
        first += 1;
    }
    let mut last = steps.len();
    while used + lines(&steps[last - 1]) <= room {
        last -= 1;
        used += lines(&steps[last]);
    }
    format!("{head}{}… {} steps left out …\n{}{tail}", steps[..first].concat(), last - first, steps[last..].concat())
}

/// Pins the means of `games` random games per case: a rule that changes by accident changes them.
///
/// # Panics
/// If they differ from the golden file.
pub fn statistics<G: Game>(path: &str, cases: &[Case<'_>], games: u32) {
    let mut text = format!("{}: means of {games} random games\n", G::ID);
    for case in cases {
        let (mut decisions, mut chances) = (0usize, 0usize);
        let mut points = vec![0i64; usize::from(case.seats)];
        let mut shares = vec![0f64; usize::from(case.seats)];
        for number in 0..games {
            let mut game = case.start::<G>();
            let mut rng = rng(number);
            let mut buffer = Vec::new();
            while random_step(&mut game, &mut rng, &mut buffer, &mut ()) {}
            let moves = game.steps().iter().filter(|step| matches!(step, Step::Move(..))).count();
            decisions += moves;
            chances += game.steps().len() - moves;
            let outcome = game.now().outcome().expect("the game is over");
            for seat in Seat::all(case.seats) {
                points[seat.index()] += i64::from(outcome.seat(seat).points);
                shares[seat.index()] += outcome.share(seat);
            }
        }
        let mean = |sum: f64| format!("{:.3}", sum / f64::from(games));
        let points: Vec<_> = points.iter().map(|&p| mean(p as f64)).collect();
        let shares: Vec<_> = shares.iter().map(|&s| mean(s)).collect();
        writeln!(
            text,
            "{} players, {}: decisions {}, chance steps {}, points {}, wins {}",
            case.seats,
            if case.options.is_empty() { "default" } else { case.options },
            mean(decisions as f64),
            mean(chances as f64),
            points.join(" "),
            shares.join(" ")
        )
        .expect("text");
    }
    expect(path, &text);
}
