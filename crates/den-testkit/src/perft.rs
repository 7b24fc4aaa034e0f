//! Perft: counts the lines of play up to a depth. A rule that changes by accident changes the count.

use den_core::{Game, Played, Seed, Turn};

use crate::Case;

/// The number of ways to make `depth` decisions from here. Chance steps do not count; they are drawn from the seed's stream for
/// `step`, the number of the next step.
pub fn perft<G: Game>(position: &G, seed: &Seed, step: usize, depth: u32) -> u64 {
    if depth == 0 || position.turn() == Turn::Over {
        return 1;
    }
    if position.turn() == Turn::Chance {
        let mut next = position.clone();
        next.resolve(&Played::dealt(position, seed, step), &mut ());
        return perft(&next, seed, step + 1, depth);
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|m| {
            let mut next = position.clone();
            next.play(m, &mut ());
            perft(&next, seed, step + 1, depth - 1)
        })
        .sum()
}

/// Checks a file with lines `options | seats | seed | skip | depth count, depth count …`; `#` starts a comment. First, `skip` decisions
/// are made, each the first move of the list.
///
/// # Panics
/// With all lines that differ, as they should be.
pub fn perft_file<G: Game>(text: &str) {
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[options, seats, seed, skip, counts] = parts.as_slice() else {
            panic!("line {}: expected `options | seats | seed | skip | depth count …`", at + 1);
        };
        let number = |text: &str| -> u64 { text.parse().unwrap_or_else(|_| panic!("line {}: `{text}` is not a number", at + 1)) };
        let case = Case { options, seats: number(seats) as u8 };
        let seed = Seed::from_number(number(seed));
        let mut game = case.start::<G>();
        for _ in 0..number(skip) {
            game.deal(&seed, &mut ());
            let mut moves = Vec::new();
            game.now().legal_moves(&mut moves);
            let Turn::Seat(seat) = game.now().turn() else { break };
            game.play(seat, moves[0], &mut ()).expect("listed moves are legal");
        }
        game.deal(&seed, &mut ());
        let mut found = Vec::new();
        for pair in counts.split(',') {
            let (depth, count) = pair.trim().split_once(' ').unwrap_or_else(|| panic!("line {}: expected `depth count`", at + 1));
            let got = perft(game.now(), &seed, game.steps().len() + 1, number(depth) as u32);
            found.push((format!("{depth} {got}"), got == number(count)));
            checked += 1;
        }
        if found.iter().any(|(_, right)| !right) {
            let counts: Vec<_> = found.into_iter().map(|(text, _)| text).collect();
            wrong.push(format!("line {}: {} | {} | {} | {} | {}", at + 1, parts[0], parts[1], parts[2], parts[3], counts.join(", ")));
        }
    }
    assert!(checked > 0, "the perft file checks nothing");
    assert!(wrong.is_empty(), "perft differs; the lines should read:\n{}", wrong.join("\n"));
}
