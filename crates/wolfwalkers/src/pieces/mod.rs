//! The components: symbols, goals, module cards, the deck, the market, the displays.

pub(crate) mod cell;
pub(crate) mod deck;
pub(crate) mod display;
pub(crate) mod goal;
pub(crate) mod ids;
pub(crate) mod market;
pub(crate) mod modules;
pub(crate) mod pile;
pub(crate) mod symbol;
