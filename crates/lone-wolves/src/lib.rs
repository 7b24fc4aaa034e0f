//! Lone Wolves: a duel of thirteen tricks over five territories.
//!
//! ```
//! use den_core::{Game, Options, Played, Seed, Turn, built_in};
//! use lone_wolves::LoneWolves;
//!
//! let edition = built_in::<LoneWolves>();
//! let options = Options::read(["advanced"])?;
//! let mut game = Played::<LoneWolves>::new(&edition, &options, 2)?;
//! let seed = Seed::from_number(7);
//! let mut moves = Vec::new();
//! loop {
//!     game.deal(&seed, &mut ());
//!     let Turn::Seat(seat) = game.now().turn() else { break };
//!     moves.clear();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[moves.len() / 2], &mut ())?;
//! }
//! let outcome = game.now().outcome().expect("thirteen tricks have been played");
//! assert!(outcome.results().iter().any(|result| result.place == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Table`] is what lies open, [`LoneWolves`] adds the two hands. A scar that lies face down is nowhere in a position: what it is
//! becomes a chance step when a three turns it up or a loser takes it.

mod audit;
mod board;
mod card;
mod content;
mod event;
mod moves;
mod notation;
mod options;
mod play;
mod scar;
mod score;
mod state;
mod tell;
mod view;

use std::ops::RangeInclusive;

use den_core::rand::Rng;
use den_core::{About, Edition, Eye, Game, Illegal, Log, Outcome, Refusal, Sheet, Turn};

pub use card::{CARDS, Card, Cards, Suits, Territory};
pub use content::{Figures, Mark, Rules, SLOT_KINDS};
pub use event::Event;
pub use moves::{Move, Pick};
pub use options::{Board, Choices};
pub use play::Chance;
pub use scar::{EFFECTS, Kinds, Scar, Scars, Slot};
pub use score::Strength;
pub use state::{Honor, Laid, Land, LoneWolves, Phase, Side, Table, Trick, Tricks, other};
pub use view::View;

impl Game for LoneWolves {
    const ABOUT: About = About {
        id: "lone-wolves",
        name: "Lone Wolves",
        pitch: "A duel for two in thirteen tricks. Every card you play stays on one of five territories, where strength wins honor. Lose a \
                trick and your wolf turns into a lone wolf, but you take a scar that bends a territory your way: there are no weak cards, \
                only weak leaders.",
        minutes: (20, 30),
        reconstructed: "The values of the honor tokens, the order of the territories, the number of scar slots and the layout of the \
                        advanced board are reconstructed, not the publisher's.",
        // The browser fetches them, in the language of its page.
        rules: if cfg!(target_arch = "wasm32") { "" } else { include_str!("../../../docs/rules/lone-wolves.md") },
    };
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;

    type Content = Figures;
    type Options = Choices;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(edition: &Edition<Figures>, options: &Choices, seats: u8) -> Result<LoneWolves, Refusal> {
        if seats != 2 {
            return Err(Refusal::new("seats", format!("Lone Wolves cannot be played by {seats}")).allowed("2"));
        }
        let table = Table::new(edition.content().rules(options.board));
        Ok(LoneWolves { table, hands: [Cards::NONE; 2], looked: None })
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    #[inline]
    fn any_move(&self, _: &mut Vec<Move>, rng: &mut impl Rng) -> Move {
        self.any(rng)
    }

    fn play_out(&mut self, _: &mut Vec<Move>, rng: &mut impl Rng) {
        self.any_tricks(rng);
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_move(m)
    }

    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        self.play_move(m, log);
    }

    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.deal(rng)
    }

    fn check_chance(&self, c: &Chance) -> Result<(), Illegal> {
        self.check_deal(c)
    }

    fn settle(&mut self, c: &Chance, log: &mut impl Log<Event>) {
        self.settle_chance(*c, log);
    }

    fn view(&self, eye: Eye) -> View {
        view::view(self, eye)
    }

    fn see(event: &Event, eye: Eye) -> Event {
        event::see(event, eye)
    }

    fn guess(view: &View, rng: &mut impl Rng) -> LoneWolves {
        view::guess(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(&self.table)
    }

    /// A card from a hand, and a scar that only its taker has looked at, cannot be unseen.
    fn reveals(&self, m: Move) -> bool {
        match m {
            Move::Play(..) | Move::Take(Pick::FaceDown) => true,
            Move::Take(Pick::Up(_)) => false,
            Move::Place(_) => self.looked.is_some(),
        }
    }

    fn tell(view: &View, m: Move) -> String {
        tell::tell(view, m)
    }

    fn board(view: &View) -> String {
        board::board(view)
    }

    fn sheet(view: &View) -> Sheet {
        score::sheet(&view.table)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
