//! The Wolves: two to five packs on a map of hexes.
//!
//! ```
//! use den_core::{Moves, Played, Rules, Scores, Seed, Turn, built_in};
//! use the_wolves::{Options, TheWolves};
//!
//! let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Options::default(), 3).unwrap();
//! game.deal(&Seed::from_number(1), &mut ());
//! let mut moves = Vec::new();
//! let mut step = 0;
//! while let Turn::Seat(seat) = game.now().turn() {
//!     moves.clear();
//!     game.now().legal_moves(&mut moves);
//!     step += 7;
//!     game.play(seat, moves[step % moves.len()], &mut ()).unwrap();
//! }
//! let outcome = game.now().outcome().unwrap();
//! assert!(outcome.results().iter().any(|seat| seat.place == 1));
//! ```
//!
//! Nothing is hidden in this game: a [`View`] is the whole position, and the only chance step is the deal before the first move.

mod aid;
mod audit;
mod board;
mod chance;
mod choose;
mod content;
mod event;
mod form;
mod moves;
mod notation;
mod options;
mod pieces;
mod play;
mod score;
mod setup;
mod state;
mod view;
mod words;

pub use board::render_svg;
pub use chance::Chance;
pub use choose::{Action, Prompt};
pub use content::Content;
pub use event::Event;
pub use moves::Move;
pub use options::Options;
pub use pieces::{
    Axial, Cell, DIRECTIONS, Ground, Hex, HexId, Hexes, HexesIter, Kind, Map, Moon, Pack, PackId, PatchId, Prey, Prize, RegionId,
    RegionTile, Symbol, Terrain, TileId, Tiles, Token, Track, Wolf, hex_distance,
};
pub use score::{Ranking, rank};
pub use setup::{Figures, Setup, Third};
pub use state::{ACTIONS, Act, Moved, Run, Stack, Stage, TheWolves, Verdict};
pub use view::{PackView, RegionView, Seen, View};
pub use words::{ContentReason, Expected, Part, Reason, Shown};
