//! After a match: is the deal right, what if, once more.

use den_core::{Eye, Seat, Seed};
use leptos::prelude::*;

use super::{Source, Table};
use crate::play::{No, Sitter};
use crate::store::Save;
use crate::{dom, t};

impl Table {
    /// Recomputes all deals from the seed.
    pub(crate) fn verify(&self) -> Result<usize, String> {
        self.source.with_value(|source| match source {
            Source::Here { m, .. } => m.verify(),
            Source::There(wire) => wire.verify(),
        })
    }

    /// Plays on alone from the step shown.
    pub(crate) fn branch(self) {
        let at = self.at.get_untracked().unwrap_or(usize::MAX);
        let eye = self.eye.get_untracked();
        let made = self.source.with_value(|source| match source {
            Source::Here { m, sitters, .. } => {
                let me = match eye {
                    Eye::Seat(seat) => seat,
                    Eye::Public => Seat(0),
                };
                let bot = sitters
                    .iter()
                    .find_map(|s| if let Sitter::Bot(bot) = s { Some(bot.clone()) } else { None })
                    .unwrap_or_else(|| "hunter".into());
                let seats =
                    (0..sitters.len()).map(|at| if at == me.index() { Sitter::Person(String::new()) } else { Sitter::Bot(bot.clone()) });
                let branch = m.branch(at, Seed(dom::random_bytes()));
                let id = dom::random_name();
                Save::of(&id, &*branch, &seats.collect::<Vec<_>>(), false, None).keep().map(|()| id).map_err(|_| t!("storage-full"))
            }
            Source::There(wire) => wire.branch(at, eye),
        });
        match made {
            Ok(id) => dom::go(&format!("/play/{id}")),
            Err(why) => self.notice.set(Some(No { what: why, rule: String::new() })),
        }
    }

    /// Plays again.
    pub(crate) fn rematch(self) {
        let again = self.source.with_value(|source| match source {
            Source::Here { m, sitters, .. } => {
                let mut sitters = sitters.clone();
                sitters.rotate_right(1);
                Some((m.game().to_string(), m.record(&[]).options, sitters))
            }
            Source::There(wire) => {
                wire.rematch();
                None
            }
        });
        if let Some((game, options, sitters)) = again
            && let Err(why) = crate::page::setup::begin(&game, &options, &sitters, None)
        {
            self.notice.set(Some(No { what: why, rule: String::new() }));
        }
    }
}
