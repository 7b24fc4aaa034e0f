//! Damaged records: cut, reordered, edited. They must be refused or replay correctly, never panic.

use den_core::{Game, Played, Record, built_in, dice};
use rand::Rng;

/// How many damaged copies of each record are tried.
const COPIES: usize = 12;

/// Damages the game's record in many ways and replays each.
pub(crate) fn survives<G: Game>(game: &Played<G>, rng: &mut impl Rng) {
    let text = game.record(&[], None, false).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let edition = built_in::<G>();
    let read = |text: &str| Record::read(text).and_then(|record| Played::<G>::replay(&record, &edition));

    let cut = lines[..lines.len() - 1 - dice::below(rng, 3) as usize].join("\n");
    let error = read(&cut).expect_err("a record cut off at the end is accepted");
    assert_eq!(error.reason.key, "den-record-cut", "a cut record is refused with `{error}`");

    for _ in 0..COPIES {
        let mut damaged: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let at = dice::below(rng, damaged.len() as u32) as usize;
        let other = dice::below(rng, damaged.len() as u32) as usize;
        match dice::below(rng, 4) {
            0 => {
                damaged.remove(at);
            }
            1 => damaged.swap(at, other),
            2 => damaged[at] = edited(&damaged[at], rng),
            // Another step's text under this step's number: well formed, but rarely legal.
            _ => {
                let number = damaged[at].split(' ').next().unwrap_or_default().to_string();
                let rest = damaged[other].split_once(' ').map_or("", |(_, rest)| rest).to_string();
                damaged[at] = format!("{number} {rest}");
            }
        }
        if let Ok(played) = read(&damaged.join("\n")) {
            played.now().audit().unwrap_or_else(|what| panic!("an edited record was accepted and is unsound: {what}"));
        }
    }
}

fn edited(line: &str, rng: &mut impl Rng) -> String {
    const SIGNS: [char; 16] = ['0', '9', 'a', 'Z', '-', '*', ' ', ',', '=', 'é', '狼', '\u{0}', '.', '/', '3', 'B'];
    let mut chars: Vec<char> = line.chars().collect();
    let at = dice::below(rng, chars.len() as u32 + 1) as usize;
    let sign = dice::one_of(rng, &SIGNS);
    if at < chars.len() && dice::below(rng, 2) == 0 {
        chars[at] = sign;
    } else {
        chars.insert(at, sign);
    }
    chars.into_iter().collect()
}
