//! There is no chance in this game.

use std::fmt;
use std::str::FromStr;

use den_core::rand::Rng;
use den_core::{BadText, Deals, Illegal, Log};

use crate::event::Event;
use crate::notation::Expected;
use crate::state::FoxAndHounds;

/// The result of a chance step, of which there are none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {}

impl fmt::Display for Chance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        Err(BadText::new(text, Expected::NoChance))
    }
}

impl Deals for FoxAndHounds {
    fn deal(&self, _: &mut impl Rng) -> Chance {
        unreachable!("the turn is never the dealer's")
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        match *chance {}
    }

    fn resolve(&mut self, chance: &Chance, _: &mut impl Log<Event>) {
        match *chance {}
    }
}
