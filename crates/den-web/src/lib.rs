//! The table in the browser: four games, offline against bots or pass and play, online with friends.
//!
//! The page runs the same rules and the same match runtime as the server. [`source`] is a match as the table page sees it,
//! [`local`] a match in this browser; [`game`] defines how each game's moves are chosen and how its table is drawn, [`page`] contains the
//! pages, [`bots`] talks to the bots in a Web Worker.
//!
//! A move is chosen part by part, from the list of legal moves alone:
//!
//! ```
//! use den_web::game::{Choice, Choices, Part, Picked};
//!
//! let choice = |card: &str, land: &str| Choice { text: format!("{card}@{land}"), parts: vec![Part::new(card, card), Part::new(land, land)] };
//! let legal = [choice("b3", "swamp"), choice("b3", "caves"), choice("w1", "swamp")];
//! assert_eq!(Choices(&legal).pick(&[], "b3"), Picked::More(vec!["b3".into()]), "where to?");
//! assert_eq!(Choices(&legal).pick(&["b3".into()], "caves"), Picked::Play("b3@caves".into()));
//! ```

pub mod api;
pub mod bots;
pub mod dom;
pub mod editor;
pub mod examples;
pub mod extra;
pub mod game;
pub mod learn;
pub mod load;
pub mod local;
pub mod motion;
pub mod opponent;
pub mod packs;
pub mod page;
pub mod review;
pub mod route;
pub mod source;
pub mod stage;
pub mod store;
pub mod words;

/// Shows the page.
pub fn start() {
    leptos::mount::mount_to_body(page::App);
}
