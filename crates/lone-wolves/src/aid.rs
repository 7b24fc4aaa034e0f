//! The player aid: the scars, what they do, and how many of each are unseen.

use den_core::{AidCell, AidTable, Aids, Message};

use crate::pieces::Scar;
use crate::state::LoneWolves;
use crate::view::View;
use crate::words::Name;

den_core::messages! {
    /// The texts of the player aid.
    pub enum AidText {
        /// The title.
        Scars = "lw-aid-scars",
        /// What a scar does.
        Effect = "lw-aid-effect",
        /// How many are unseen.
        Unseen = "lw-aid-unseen",
    }
}

impl Aids for LoneWolves {
    /// LW-COMP-3: the scar legend. A scar that one player looks at is unseen for the other.
    fn aid(view: &View) -> Vec<AidTable> {
        let (setup, table) = (&view.setup, &view.table);
        let columns = [AidText::Effect, AidText::Unseen].map(Message::from);
        let looked = view.placing().filter(|scar| table.unseen.count(*scar) > 0);
        let aid = Scar::ALL.into_iter().fold(AidTable::new(AidText::Scars, "LW-COMP-3", columns), |aid, scar| {
            let left = u32::from(table.unseen.count(scar)).saturating_sub(u32::from(looked == Some(scar)));
            let cells = [AidCell::Text(setup.effect(scar)), AidCell::Left { left, all: setup.copies.into() }];
            aid.row(Name::from(scar), cells)
        });
        vec![aid]
    }
}
