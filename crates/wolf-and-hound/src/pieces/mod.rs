//! The contents of the box: number cards, animal cards and their sides, the four pastures.

mod animals;
mod cards;
mod pasture;
mod sides;

pub use animals::{Animal, Animals};
pub use cards::{Card, Cards, Colour, Row};
pub use pasture::{Pasture, Team};
pub use sides::{Coat, Face, Modifier, Side, Sides, Target, Targets};
