//! The tests that every Wolfden game must pass: conformance, hidden information, perft, golden files. A dev-dependency only.
//!
//! ```
//! use den_testkit::{Case, conforms, toy::Honest};
//!
//! conforms::<Honest>(&[Case { options: "", seats: 2 }], 20);
//! ```
//!
//! The checks panic with what is wrong, the case and the seed, so that a failing game can be replayed. Deliberately broken copies of a
//! small game ([`toy`]) prove that the checks do fail.

mod conformance;
mod contents;
mod damage;
mod golden;
mod perft;
mod secrets;
#[cfg(unix)]
pub mod services;
pub mod toy;

use den_core::{Edition, Game, Log, Options, Played, Turn, built_in, dice};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

pub use conformance::conforms;
pub use contents::{ContentFiles, any_content_plays};
pub use golden::{playthrough, statistics};
pub use perft::{perft, perft_file};
pub use secrets::{Ledger, hides_nothing, keeps_secrets};

/// The maximum length of a game.
const MAX_STEPS: usize = 20_000;

/// A case to test: options as words (`key=value` or a preset) and the number of players.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The options.
    pub options: &'a str,
    /// The number of players.
    pub seats: u8,
}

impl Case<'_> {
    /// The game before its first step.
    ///
    /// # Panics
    /// If the options are refused.
    pub fn start<G: Game>(&self) -> Played<G> {
        let edition: Edition<G::Content> = built_in::<G>();
        let options = G::Options::read(self.options.split_whitespace()).unwrap_or_else(|e| panic!("{self:?}: {e}"));
        Played::new(&edition, &options, self.seats).unwrap_or_else(|e| panic!("{self:?}: {e}"))
    }
}

/// The random numbers of one test game.
fn rng(game: u32) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(u64::from(game))
}

/// Takes one random step, if the game is not over.
fn random_step<G: Game>(game: &mut Played<G>, rng: &mut impl Rng, buffer: &mut Vec<G::Move>, log: &mut impl Log<G::Event>) -> bool {
    match game.now().turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let chance = game.now().deal(rng);
            if let Err(e) = game.resolve(chance.clone(), log) {
                panic!("the dealer drew `{chance}`, which check_chance refuses: {e}\n{:#?}", game.now());
            }
        }
        Turn::Seat(seat) => {
            buffer.clear();
            game.now().legal_moves(buffer);
            assert!(!buffer.is_empty(), "seat {seat} has to decide but has no legal move\n{:#?}", game.now());
            let m = dice::one_of(rng, buffer);
            if let Err(e) = game.play(seat, m, log) {
                panic!("`{m}` is listed but refused: {e}\n{:#?}", game.now());
            }
        }
    }
    assert!(game.steps().len() <= MAX_STEPS, "the game does not end");
    true
}
