//! Pins the choices of every bot: the same seed plays the same game as when `docs/ladder.md` was measured.
//!
//! A line is a game of one bot against itself; its last word is a hash of every move and of how often the search tried each of the best
//! ones. `UPDATE_EXPECT=1` rewrites `choices.txt`; then the ladder has to be measured again.

use std::fmt::Write;

use den_bots::{BOTS, Budget, Evaluate, by_name};
use den_core::{Eye, Options, Played, Seed, Turn, built_in};
use lone_wolves::LoneWolves;
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;
use wolfwalkers::Wolfwalkers;

const PINNED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/choices.txt");

/// FNV-1a, which no library update can change.
struct Hash(u64);

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// The levels below Alpha do not use the endgame solver, which needs more iterations.
const MAX_OF_A_LEVEL: u64 = 60;

/// The bots that search get this many iterations; the others keep their own budget.
fn game<G: Evaluate>(out: &mut String, options: &str, seats: u8, iterations: u64) {
    let choices = G::Options::read(options.split_whitespace()).expect("options of the game");
    for (number, bot) in BOTS.iter().enumerate() {
        let budget = match bot.name {
            "random" | "greedy" => Budget::untimed(),
            "alpha" | "pimc" | "ismcts" => Budget::iterations(iterations),
            _ => Budget::iterations(iterations.min(MAX_OF_A_LEVEL)),
        };
        let mut players: Vec<_> = (0..u64::from(seats)).map(|seat| by_name::<G>(bot.name, 11 * seat + 1).expect("listed")).collect();
        let mut game = Played::<G>::new(&built_in::<G>(), &choices, seats).expect("a game");
        let seed = Seed::from_number(number as u64);
        let (mut legal, mut moves, mut hash) = (Vec::new(), 0, Hash(0xcbf2_9ce4_8422_2325));
        loop {
            game.deal(&seed, &mut ());
            let Turn::Seat(seat) = game.now().turn() else { break };
            legal.clear();
            game.now().legal_moves(&mut legal);
            let choice = players[seat.index()].choose(&game.now().view(Eye::Seat(seat)), &legal, &budget);
            hash.add(&choice.chosen.to_string());
            for tried in choice.why.iter().flat_map(|why| &why.top) {
                hash.add(&format!("{} {}", tried.play, tried.visits));
            }
            moves += 1;
            game.play(seat, choice.chosen, &mut ()).expect("a legal move");
        }
        writeln!(out, "{} {seats} [{options}] {}: {moves} moves {:016x}", G::ID, bot.name, hash.0).expect("text");
    }
}

#[test]
fn every_bot_plays_as_it_did_when_the_ladder_was_measured() {
    let mut text = String::new();
    game::<WolfAndHound>(&mut text, "", 4, 60);
    game::<WolfAndHound>(&mut text, "", 4, 1_700);
    game::<WolfAndHound>(&mut text, "", 3, 40);
    game::<WolfAndHound>(&mut text, "meat-and-bones=true", 2, 40);
    game::<LoneWolves>(&mut text, "basic", 2, 40);
    // Enough iterations for the endgame solver.
    game::<LoneWolves>(&mut text, "advanced", 2, 1_700);
    game::<Wolfwalkers>(&mut text, "", 2, 40);
    game::<Wolfwalkers>(&mut text, "full", 3, 20);
    game::<Wolfwalkers>(&mut text, "", 1, 30);
    game::<TheWolves>(&mut text, "", 2, 6);
    game::<TheWolves>(&mut text, "", 3, 6);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(PINNED, &text).expect("the pinned choices can be written");
    }
    let pinned = std::fs::read_to_string(PINNED).expect("tests/choices.txt");
    for (is, was) in text.lines().zip(pinned.lines()) {
        assert_eq!(is, was, "UPDATE_EXPECT=1 accepts the change");
    }
    assert_eq!(text.lines().count(), pinned.lines().count());
}
