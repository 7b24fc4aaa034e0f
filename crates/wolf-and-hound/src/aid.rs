//! The player aid: the number cards, and how many of each nobody has shown yet.

use den_core::{AidCell, AidTable, Aids, Eye, Message};

use crate::pieces::{Card, Colour, Pasture};
use crate::state::WolfAndHound;
use crate::view::View;

den_core::messages! {
    /// The texts of the player aid.
    pub enum AidText {
        /// The title.
        Cards = "wh-aid-cards",
        /// Black cards.
        Black = "wh-aid-black",
        /// Black cards with meat.
        Meat = "wh-aid-meat",
        /// White cards.
        White = "wh-aid-white",
        /// White cards with a bone.
        Bone = "wh-aid-bone",
        /// The cards of a value.
        Value { n: u8 } = "wh-aid-value",
    }
}

impl Aids for WolfAndHound {
    /// WH-COMP-2, WH-COMP-4: for each kind of card, how many this eye has not seen.
    fn aid(view: &View) -> Vec<AidTable> {
        let (setup, open) = (&view.setup, &view.open);
        let mut unseen = setup.deck.without(open.seen()).without(view.hand.unwrap_or_default());
        for pasture in Pasture::ALL {
            // The player's own shown cards are in the hand.
            if !matches!(view.eye, Eye::Seat(seat) if Pasture::of(seat) == pasture) {
                unseen = unseen.without(open.shown[pasture.index()]);
            }
        }
        let kinds: &[(AidText, Colour, bool)] = if setup.meat_and_bones {
            &[
                (AidText::Black, Colour::Black, false),
                (AidText::Meat, Colour::Black, true),
                (AidText::White, Colour::White, false),
                (AidText::Bone, Colour::White, true),
            ]
        } else {
            &[(AidText::Black, Colour::Black, false), (AidText::White, Colour::White, false)]
        };
        let columns = kinds.iter().map(|(text, _, _)| Message::from(text.clone()));
        let table = (1..=4).fold(AidTable::new(AidText::Cards, "WH-COMP-2", columns), |table, value| {
            let cells = kinds.iter().map(|&(_, colour, symbol)| {
                let plain = Card::plain(colour, value);
                let card = if symbol { plain.with_symbol() } else { plain };
                match setup.deck.count(card) {
                    0 => AidCell::Empty,
                    all => AidCell::Left { left: unseen.count(card), all },
                }
            });
            table.row(AidText::Value { n: value }, cells)
        });
        vec![table]
    }
}
