//! The Wolves: two to five packs on a map of hexes.
//!
//! ```
//! use den_core::{Game, Options, Played, Seat, Seed, Turn, built_in};
//! use the_wolves::{TheWolves, WolvesOptions};
//!
//! let mut match_ = Played::<TheWolves>::new(&built_in::<TheWolves>(), &WolvesOptions::default(), 3).unwrap();
//! match_.deal(&Seed::from_number(1), &mut ());
//! let mut moves = Vec::new();
//! let mut step = 0;
//! while let Turn::Seat(seat) = match_.now().turn() {
//!     moves.clear();
//!     match_.now().legal_moves(&mut moves);
//!     step += 7;
//!     match_.play(seat, moves[step % moves.len()], &mut ()).unwrap();
//! }
//! let outcome = match_.now().outcome().unwrap();
//! assert!(outcome.results().iter().any(|seat| seat.place == 1));
//! ```

mod audit;
mod board;
mod check;
mod content;
mod deal;
pub mod draw;
mod event;
mod files;
mod hexes;
mod map;
mod moves;
mod notation;
mod options;
mod pack;
mod pieces;
mod play;
mod score;
mod stage;
mod state;
mod tell;
mod view;

use den_core::rand::Rng;
use den_core::{About, Edition, Eye, Game, Illegal, Log, Outcome, Refusal, Sheet, Turn};

pub use content::{Axial, Figures, Mark, Third, WolvesBox};
pub use deal::Deal;
pub use event::Event;
pub use hexes::{Hex, Hexes, Iter as HexesIter};
pub use map::{Cell, DIRECTIONS, Ground, Map, Symbol, hex_distance};
pub use moves::Move;
pub use options::WolvesOptions;
pub use pack::Pack;
pub use pieces::{Kind, Moon, Prey, Prize, Terrain, Token, Track};
pub use score::{Ranking, rank};
pub use stage::{Act, Run, Stage};
pub use state::{ACTIONS, Stack, TheWolves, Verdict};
pub use view::{PackView, RegionView, View};

impl Game for TheWolves {
    const ABOUT: About = About {
        id: "the-wolves",
        name: "The Wolves",
        pitch: "Lead a pack through one cycle of the moon. Flip terrain tiles to run, dig dens, raise lairs and howl for lone wolves; \
                surround prey, push rivals off their ground and take over what they leave unguarded. Three times the moon asks who \
                controls each region.",
        minutes: (60, 90),
        reconstructed: "Nothing is reconstructed. Map tiles, player boards and calendar dates are shown only in pictures in the rulebook \
                        and were taken from an existing adaptation.",
        // The browser fetches them, in the language of its page.
        rules: if cfg!(target_arch = "wasm32") { "" } else { include_str!("../../../docs/rules/the-wolves.md") },
    };
    const VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

    type Content = WolvesBox;
    type Options = WolvesOptions;
    type Move = Move;
    type Chance = Deal;
    type Event = Event;
    type View = View;

    fn new(edition: &Edition<WolvesBox>, options: &WolvesOptions, seats: u8) -> Result<Self, Refusal> {
        TheWolves::open(edition, options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats_()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_()
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        self.check_(m)
    }

    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        self.play_(m, log);
    }

    fn draw(&self, rng: &mut impl Rng) -> Deal {
        self.draw_(rng)
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), Illegal> {
        self.check_deal(deal)
    }

    fn settle(&mut self, deal: &Deal, log: &mut impl Log<Event>) {
        self.settle_(deal, log);
    }

    fn view(&self, _: Eye) -> View {
        self.look()
    }

    fn see(event: &Event, _: Eye) -> Event {
        *event
    }

    fn guess(view: &View, _: &mut impl Rng) -> Self {
        view.position()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| self.ranked())
    }

    fn tell(view: &View, m: Move) -> String {
        view.position().tell_(m)
    }

    fn board(view: &View) -> String {
        board::board(&view.position())
    }

    fn sheet(view: &View) -> Sheet {
        view.position().sheet_()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_()
    }
}
