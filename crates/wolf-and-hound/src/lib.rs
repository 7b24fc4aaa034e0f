//! Wolf & Hound: two against two, number cards that move wolves and hounds round the table.
//!
//! ```
//! use den_core::{Eye, Game, Options, Played, Seat, Seed, Turn, built_in};
//! use wolf_and_hound::{Choice, WolfAndHound};
//!
//! let options = Choice::read(["beginner-1", "meat-and-bones=true"]).unwrap();
//! let mut game: Played<WolfAndHound> = Played::new(&built_in::<WolfAndHound>(), &options, 4).unwrap();
//! let seed = Seed::from_number(7);
//! let mut log = Vec::new();
//! game.deal(&seed, &mut log);
//! while let Turn::Seat(seat) = game.now().turn() {
//!     let mut moves = Vec::new();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[0], &mut log).unwrap();
//!     game.deal(&seed, &mut log);
//! }
//! let outcome = game.now().outcome().unwrap();
//! assert_eq!(outcome.seat(Seat(0)).place, outcome.seat(Seat(2)).place, "partners win or lose together");
//! println!("{}", log.last().unwrap());
//! println!("{}", WolfAndHound::board(&game.now().view(Eye::Public)));
//! ```
//!
//! A *seat* is a player; the four *places* round the table, which the rules call seats 1 to 4, are all played: with two or three
//! players a virtual place is its partner's ([`Place`]). Cards of one kind are alike, so a hand is a count of each ([`Cards`]), and
//! the unseen cards are one such count. What lies open ([`Open`]) is the same for everybody; a [`View`] adds the own hand.

mod animals;
mod board;
mod cards;
mod chance;
mod content;
mod event;
mod moves;
mod notation;
mod options;
mod places;
mod play;
mod score;
mod setup;
mod state;
mod view;
mod walk;

use std::ops::RangeInclusive;

use den_core::rand::Rng;
use den_core::{About, Edition, Eye, Game, Illegal, Log, Outcome, Refusal, Seat, Shared, Sheet, Turn};

pub use animals::{Animal, Animals};
pub use cards::{Card, Cards, Colour, Row};
pub use chance::Chance;
pub use content::{Coat, Flocks, Mark, Modifier, Numbers, Plain, Side, Sides, Symbols, Target, TheBox};
pub use event::Event;
pub use moves::Move;
pub use options::Choice;
pub use places::{Place, Team};
pub use setup::Setup;
pub use state::{Dummy, Ending, Open, Pairs, Phase, WolfAndHound};
pub use view::View;
pub use walk::{Stops, Walk, walk};

impl Game for WolfAndHound {
    const ABOUT: About = About {
        id: "wolf-and-hound",
        name: "Wolf & Hound",
        pitch: "Two against two. Every card you play sends the wolf or the hound round the table, and whoever finds the wolf at home \
                when their turn begins loses a sheep. Send it to the others, fetch the hound for yourself and your partner, and do not \
                be the first without sheep.",
        minutes: (10, 20),
        reconstructed: "The counts of the number cards, and the move modifiers and targets of most animal cards (all but Wolf 01 and 06, \
                        Hound 01, Sheep 01, Metamorphic 03, the Extra and the Designer cards), are reconstructed: the printed ones were not \
                        known to us.",
        // The browser fetches them, in the language of its page.
        rules: if cfg!(target_arch = "wasm32") { "" } else { include_str!("../../../docs/rules/wolf-and-hound.md") },
    };
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Content = TheBox;
    type Options = Choice;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(edition: &Edition<TheBox>, options: &Choice, seats: u8) -> Result<Self, Refusal> {
        let setup = Setup::new(edition.content(), options, seats)?;
        Ok(WolfAndHound { open: Open::new(&setup), hands: [Cards::NONE; 4], unseen: setup.deck, setup: Shared::new(setup) })
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn team(&self, seat: Seat) -> u8 {
        Place::of(seat).team() as u8
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.open.turn(self.setup.seats)
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_move(m)
    }

    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        self.make(m, log);
    }

    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.draw_chance(rng)
    }

    fn check_chance(&self, c: &Chance) -> Result<(), Illegal> {
        self.check_dealt(c)
    }

    #[inline]
    fn settle(&mut self, c: &Chance, log: &mut impl Log<Event>) {
        self.apply(c, log);
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn see(event: &Event, eye: Eye) -> Event {
        event.seen_by(eye)
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Self {
        WolfAndHound::guessed(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// A card from hand is shown by playing it; an unseen dummy card comes up as a chance step of its own.
    fn reveals(&self, m: Move) -> bool {
        matches!(m, Move::Play(_) | Move::Show)
    }

    fn tell(view: &View, m: Move) -> String {
        view.words(m)
    }

    fn board(view: &View) -> String {
        board::board(view)
    }

    fn sheet(view: &View) -> Sheet {
        score::sheet(view)
    }

    fn audit(&self) -> Result<(), String> {
        self.prove()
    }
}
