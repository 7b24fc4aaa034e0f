//! Wolfwalkers: My Story. Draft cards from a shared market into your own picture story of five by five; a card is a story on one side
//! and a goal on the other, and goals score what your stories show.
//!
//! ```
//! use den_core::{Game, Options as _, Played, Seed, Turn, built_in};
//! use wolfwalkers::{Options, Wolfwalkers};
//!
//! let options = Options::read(["full"])?;
//! let mut game = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), &options, 2)?;
//! let seed = Seed::from_number(4);
//! let mut moves = Vec::new();
//! loop {
//!     game.deal(&seed, &mut ());
//!     let Turn::Seat(seat) = game.now().turn() else { break };
//!     moves.clear();
//!     game.now().legal_moves(&mut moves);
//!     game.play(seat, moves[moves.len() / 2], &mut ())?;
//! }
//! assert!(game.now().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod chance;
mod content;
mod deck_file;
mod display;
mod event;
mod goal;
mod market;
mod modules;
mod moves;
mod notation;
mod opportunity;
mod options;
mod pile;
mod place;
mod play;
mod score;
mod state;
mod symbol;
mod turn;
mod view;

use std::ops::RangeInclusive;

use den_core::{About, Edition, Eye, Game, Illegal, Log, Outcome, Refusal, Sheet, Turn};
use rand::Rng;

pub use chance::Chance;
pub use content::{Cards, Deck, Mark, Rank, Story};
pub use display::{Card, Display, Side};
pub use event::{Event, Face};
pub use goal::{Family, Goal, Kind, MOST_CELLS, Pattern, row_and_column};
pub use modules::{Category, Opportunity, OpportunityEffect, Special, SpecialEffect, When};
pub use moves::Move;
pub use options::{Choice, Options};
pub use place::Place;
pub use score::goal_points;
pub use state::Wolfwalkers;
pub use symbol::{Symbol, Symbols};
pub use view::View;

impl Game for Wolfwalkers {
    const ABOUT: About = About {
        id: "wolfwalkers",
        name: "Wolfwalkers: My Story",
        pitch: "Two girls, a forest, a town afraid of wolves: draft pictures from a shared market and lay them out as your own \
                story. Every card is a picture in front and a goal behind; goals score what your pictures show, and each goal you \
                lay costs you a picture.",
        minutes: (20, 40),
        reconstructed: "All 55 stories and goals, the module cards and the ranks of the game alone are ours: the printed cards are \
                        not known here. An owner of the box can replace them by content files.",
        // The browser fetches them, in the language of its page.
        rules: if cfg!(target_arch = "wasm32") { "" } else { include_str!("../../../docs/rules/wolfwalkers.md") },
    };
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=4;

    type Content = Cards;
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(edition: &Edition<Cards>, options: &Options, seats: u8) -> Result<Self, Refusal> {
        Wolfwalkers::set_up(edition, options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose()
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.allowed(m)
    }

    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        self.make(m, log);
    }

    #[inline]
    fn draw(&self, rng: &mut impl Rng) -> Chance {
        self.deal(rng)
    }

    fn check_chance(&self, c: &Chance) -> Result<(), Illegal> {
        self.dealt(c)
    }

    #[inline]
    fn settle(&mut self, c: &Chance, log: &mut impl Log<Event>) {
        self.apply(*c, log);
    }

    fn view(&self, _: Eye) -> View {
        self.seen()
    }

    fn see(event: &Event, _: Eye) -> Event {
        *event
    }

    fn guess(view: &View, _: &mut impl Rng) -> Self {
        view.seen().clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.whose() == Turn::Over).then(|| self.result())
    }

    fn tell(view: &View, m: Move) -> String {
        view.words(m)
    }

    fn board(view: &View) -> String {
        view.seen().table()
    }

    fn sheet(view: &View) -> Sheet {
        view.seen().score_sheet()
    }

    fn audit(&self) -> Result<(), String> {
        self.sound()
    }
}
