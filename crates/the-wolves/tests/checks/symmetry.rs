//! Symmetric maps give symmetric results: a game on a turned or mirrored map, with the seats rotated, is the same game.

use std::collections::BTreeMap;

use crate::table::open;
use den_core::rand::SeedableRng;
use den_core::{Content as _, Deals, Edition, Moves, Play, Rules, Scores, Seat, Turn, dice};
use rand::rngs::ChaCha8Rng;
use the_wolves::{Chance, Content, Hex, Move, Options, TheWolves};

/// One of the twelve symmetries of the hex grid: turned by this many sixths, and mirrored before.
fn turned((q, r): (i32, i32), sixths: u32, mirrored: bool) -> (i32, i32) {
    let start = if mirrored { (r, q) } else { (q, r) };
    (0..sixths).fold(start, |(q, r), _| (-r, q + r))
}

/// Every `[q, r]` of a content text, turned.
fn turn_text(text: &str, sixths: u32, mirrored: bool) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let (before, after) = rest.split_at(open + 1);
        out += before;
        rest = after;
        let Some(close) = rest.find([']', '[']) else { break };
        let numbers: Vec<i32> = rest[..close].split(',').filter_map(|n| n.trim().parse().ok()).collect();
        if let (b']', [q, r]) = (rest.as_bytes()[close], numbers.as_slice()) {
            let (q, r) = turned((*q, *r), sixths, mirrored);
            out += &format!("{q}, {r}");
            rest = &rest[close..];
        }
    }
    out + rest
}

fn edition(sixths: u32, mirrored: bool) -> Edition<Content> {
    let files = Content::FILES;
    Edition::with_files(|name| {
        let (_, text) = files.iter().find(|(file, _)| *file == name)?;
        Some(match name {
            "map.toml" => turn_text(text, sixths, mirrored),
            // In the other file only the places of the third pack are coordinates.
            _ => text
                .lines()
                .map(|line| if line.starts_with("at = ") { turn_text(line, sixths, mirrored) } else { line.to_string() } + "\n")
                .collect(),
        })
    })
    .unwrap()
}

struct Mirror {
    hexes: BTreeMap<Hex, Hex>,
}

impl Mirror {
    fn new(here: &TheWolves, there: &TheWolves, sixths: u32, mirrored: bool) -> Mirror {
        let places: BTreeMap<(i32, i32), Hex> = there.map().cells.iter().map(|c| ((i32::from(c.q), i32::from(c.r)), c.at)).collect();
        let hexes = here.map().cells.iter().map(|c| (c.at, places[&turned((c.q.into(), c.r.into()), sixths, mirrored)])).collect();
        Mirror { hexes }
    }

    fn reflect(&self, m: Move) -> Move {
        let at = |hex: Hex| self.hexes[&hex];
        match m {
            Move::Place(h) => Move::Place(at(h)),
            Move::Den(h) => Move::Den(at(h)),
            Move::Lair(h) => Move::Lair(at(h)),
            Move::Howl(h) => Move::Howl(at(h)),
            Move::Dominate(prize, h) => Move::Dominate(prize, at(h)),
            Move::Alpha(h) => Move::Alpha(at(h)),
            Move::Wolf(h) => Move::Wolf(at(h)),
            Move::To(h) => Move::To(at(h)),
            Move::Away(h) => Move::Away(at(h)),
            Move::Hunt(h) => Move::Hunt(at(h)),
            Move::Tiles(_) | Move::Move(_) | Move::Pay { .. } | Move::Stop | Move::Track(_) | Move::End => m,
        }
    }
}

/// TW-MAP-1, and everything that measures: moving, displacing, howling, hunting, scoring.
#[test]
fn a_game_on_a_turned_or_mirrored_map_with_rotated_seats_is_the_same_game() {
    let plain = edition(0, false);
    for (case, seats) in [2u8, 3, 4, 5].into_iter().enumerate() {
        for sixths in 0..6 {
            let mirrored = (sixths + case as u32).is_multiple_of(2);
            let shift = 1 + (sixths as u8) % (seats - 1).max(1);
            let other = edition(sixths, mirrored);
            let options = Options::default();
            let mut shifted = options.clone();
            for seat in 0..seats {
                shifted.packs[usize::from((seat + shift) % seats)] = options.packs[usize::from(seat)];
            }
            let mut here = open(plain.content(), &options, seats);
            let mut there = open(other.content(), &shifted, seats);
            let mirror = Mirror::new(&here, &there, sixths, mirrored);
            let mut rng = ChaCha8Rng::seed_from_u64(u64::from(sixths));
            let deal = here.deal(&mut rng);
            here.resolve(&deal, &mut ());
            there.resolve(&Chance { first: Seat((deal.first.0 + shift) % seats), ..deal }, &mut ());
            let (mut mine, mut theirs) = (Vec::new(), Vec::new());
            while let Turn::Seat(seat) = here.turn() {
                assert_eq!(there.turn(), Turn::Seat(Seat((seat.0 + shift) % seats)));
                mine.clear();
                theirs.clear();
                here.legal_moves(&mut mine);
                there.legal_moves(&mut theirs);
                let mut reflected: Vec<Move> = mine.iter().map(|m| mirror.reflect(*m)).collect();
                reflected.sort_unstable();
                assert_eq!(reflected, theirs, "{seats} players, {sixths} sixths, mirrored {mirrored}");
                let m = dice::one_of(&mut rng, &mine);
                here.play(m, &mut ());
                there.play(mirror.reflect(m), &mut ());
            }
            let (ours, others) = (here.outcome().unwrap(), there.outcome().unwrap());
            for seat in Seat::all(seats) {
                let (a, b) = (ours.seat(seat), others.seat(Seat((seat.0 + shift) % seats)));
                assert_eq!((a.points, a.place), (b.points, b.place));
            }
        }
    }
}
