//! The player aid: how often each symbol occurs, and where.

use den_core::{AidCell, AidTable, Aids, Message};

use crate::pieces::display::Side;
use crate::pieces::ids::{SlotId, StoryId};
use crate::pieces::symbol::Symbol;
use crate::state::Wolfwalkers;
use crate::view::View;

den_core::messages! {
    /// The texts of the player aid.
    pub enum AidText {
        /// The title.
        Symbols = "ww-aid-symbols",
        /// How often a symbol occurs in all.
        Total = "ww-aid-total",
        /// How often on stories in displays, on the back of laid goals, and out of the game.
        Gone = "ww-aid-gone",
        /// How often in the market.
        Market = "ww-aid-market",
        /// How often in the display of the player to move.
        Display = "ww-aid-display",
    }
}

impl Aids for Wolfwalkers {
    /// WW-COMP-2: the totals of the symbols, and how many are gone.
    fn aid(view: &View) -> Vec<AidTable> {
        let deck = view.deck();
        let stories = |ids: &mut dyn Iterator<Item = StoryId>, symbol: Symbol| {
            ids.flat_map(|story| deck.stories[story.index()].printed()).filter(|printed| *printed == symbol).count() as u32
        };
        let now: &Wolfwalkers = view;
        let laid = |symbol| {
            let cards = now.players().iter().flat_map(|display| display.cards.iter().flatten());
            stories(&mut cards.map(|card| card.story()), symbol)
        };
        let out = |symbol| stories(&mut now.gone.0.iter().map(StoryId::new), symbol);
        let market = |symbol| {
            let shown = SlotId::all(now.market_slots()).filter_map(|slot| now.market_card(slot));
            stories(&mut shown.filter(|(_, side)| *side == Side::Story).map(|(card, _)| card.story()), symbol)
        };
        let columns = [AidText::Total, AidText::Gone, AidText::Market, AidText::Display].map(Message::from);
        let totals = deck.totals();
        let table = Symbol::ALL.into_iter().fold(AidTable::new(AidText::Symbols, "WW-COMP-2", columns), |table, symbol| {
            let mine = now.display(now.seat()).symbols(symbol);
            let total = totals[symbol as usize] * u32::from(now.copies());
            table.row(symbol.name(), [total, laid(symbol) + out(symbol), market(symbol), mine].map(AidCell::Number))
        });
        vec![table]
    }
}
