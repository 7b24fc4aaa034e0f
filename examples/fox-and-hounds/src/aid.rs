//! The player aid: this game needs none.

use den_core::Aids;

use crate::state::FoxAndHounds;

impl Aids for FoxAndHounds {}
