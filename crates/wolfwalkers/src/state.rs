//! The position: market, stack, displays, and where in a turn the game is.

use den_core::{Edition, Refusal, Seat, Shared, Turn};

use crate::content::{Cards, Deck};
use crate::display::{Card, Display, NONE, Side};
use crate::market::Market;
use crate::modules::{Opportunity, OpportunityEffect, Special, SpecialEffect};
use crate::moves::Move;
use crate::options::{Module, Options};
use crate::pile::Pile;
use crate::symbol::Symbol;

/// The most cards that opportunities can put under the stack: two each, three of them, for four players.
const MOST_RETURNED: usize = 24;

/// A position of Wolfwalkers.
///
/// Nobody at the table knows more than anybody else, and what nobody has seen is a pile without an order: stories still in the
/// stack, goals that were never shown. A back is drawn when it is first shown (WW-INFO-2).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wolfwalkers {
    pub(crate) deck: Shared<Deck>,
    /// The goal behind each story, where the deck fixes that; no view has it.
    pub(crate) backs: Option<Shared<Vec<u8>>>,
    pub(crate) seats: u8,
    pub(crate) displays: [Display; 4],
    pub(crate) market: Market,
    pub(crate) stack: Stack,
    /// Goals that nobody has seen.
    pub(crate) unseen: Pile,
    /// Stories and goals that were seen and have left the game.
    pub(crate) gone: (Pile, Pile),
    pub(crate) stage: Stage,
    pub(crate) then: Then,
    pub(crate) first: u8,
    pub(crate) seat: u8,
    pub(crate) hand: Hand,
    pub(crate) modules: Modules,
    pub(crate) turn: TurnState,
}

/// The stack: a known top story, cards nobody has seen, and known cards that were put under it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack {
    pub(crate) top: Card,
    /// The stories nobody has seen.
    pub(crate) unseen: Pile,
    /// Cards put under the stack, the uppermost first.
    pub(crate) under: [Card; MOST_RETURNED],
    pub(crate) under_len: u8,
    /// How many swap cards are left.
    pub(crate) swaps: u8,
    /// How many cards lie above the next one.
    pub(crate) until_swap: u8,
    /// How many cards lie between two of them.
    pub(crate) gap: u8,
}

/// A card that was taken and has not been laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hand {
    pub(crate) card: Card,
    pub(crate) side: Side,
    /// The market place it came from.
    pub(crate) slot: u8,
    /// Whether it came from the own display.
    pub(crate) wanders: bool,
}

impl Hand {
    pub(crate) const NONE: Hand = Hand { card: Card::NONE, side: Side::Story, slot: NONE, wanders: false };
}

/// The special and the opportunities.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Modules {
    /// The special, by its place in the deck.
    pub(crate) special: u8,
    pub(crate) effect: SpecialEffect,
    /// The specials to draw from, as bits; 0 when none is to be drawn.
    pub(crate) specials: u64,
    /// The opportunities, sorted by their place in the deck.
    pub(crate) opportunities: [u8; 3],
    /// The opportunities to draw from, as bits; 0 when none are to be drawn.
    pub(crate) draw_from: u64,
    /// The goal for everybody ([`SpecialEffect::Legend`]).
    pub(crate) legend: Card,
}

/// What holds for the present turn only, or is counted over turns.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct TurnState {
    /// The next card may be laid diagonally.
    pub(crate) diagonal: bool,
    /// The next card may be laid in a gap.
    pub(crate) gap: bool,
    /// There is one more card to take.
    pub(crate) extra: bool,
    /// The place that is closed this turn.
    pub(crate) closed: u8,
    /// The place that will be closed next turn.
    pub(crate) closing: u8,
    /// The place that was emptied last ([`SpecialEffect::StillWarm`]).
    pub(crate) warm: u8,
    /// Turns since the market was last turned ([`SpecialEffect::Restless`]).
    pub(crate) since: u8,
    /// How many players passed in a row.
    pub(crate) passes: u8,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// Chance: who begins.
    First,
    /// Chance: the special.
    Special,
    /// Chance: the opportunities.
    Opportunities,
    /// Chance: the story on top of the stack.
    Top,
    /// Chance: the story at the bottom of the stack.
    Bottom,
    /// Chance: a goal that is shown for the first time.
    Goal(Shown),
    /// A turn: take a card, or use an opportunity.
    Turn,
    /// A card for an opportunity: which one was used, how many choices are left, the first choice.
    Choose { which: u8, left: u8, first: u8 },
    /// The card in hand is laid.
    Lay,
    /// The last chance, by this opportunity.
    Last(u8),
    /// The game is over.
    Over,
}

/// Where a goal is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Shown {
    Slot(u8),
    Hand,
    Cell(u8),
    Legend,
}

/// What follows when market and stack are in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Then {
    /// The rest of the setup.
    Setup,
    /// The turn begins or goes on.
    Turn,
    /// The next choice for an opportunity.
    Choose { which: u8, left: u8 },
    /// A card has been laid that came from this market place.
    Laid(u8),
    /// The turn ends.
    End,
    /// The next player.
    Next,
    /// The end of the game.
    Finish,
}

impl Wolfwalkers {
    /// The position before the first step.
    pub(crate) fn set_up(edition: &Edition<Cards>, options: &Options, seats: u8) -> Result<Wolfwalkers, Refusal> {
        if !(1..=4).contains(&seats) {
            return Err(Refusal::new("seats", format!("{seats} players")).allowed("1 to 4"));
        }
        let cards = edition.content();
        let setting = options.settle(&cards.deck, seats)?;
        let copies = copies(seats);
        let count = cards.deck.stories.len();
        let mut position = Wolfwalkers {
            deck: cards.deck.clone(),
            backs: cards.backs.clone(),
            seats,
            displays: Default::default(),
            market: Market::new(cards.deck.market_stories, cards.deck.market_goals),
            stack: Stack {
                top: Card::NONE,
                unseen: Pile::all(count, copies),
                under: [Card::NONE; MOST_RETURNED],
                under_len: 0,
                swaps: setting.swaps,
                until_swap: 0,
                gap: 0,
            },
            unseen: Pile::all(count, copies),
            gone: (Pile::default(), Pile::default()),
            stage: if seats > 1 { Stage::First } else { Stage::Special },
            then: Then::Setup,
            first: 0,
            seat: 0,
            hand: Hand::NONE,
            modules: Modules {
                special: NONE,
                effect: SpecialEffect::NoChange,
                specials: 0,
                opportunities: [NONE; 3],
                draw_from: 0,
                legend: Card::NONE,
            },
            turn: TurnState { diagonal: false, gap: false, extra: false, closed: NONE, closing: NONE, warm: NONE, since: 0, passes: 0 },
        };
        match setting.special {
            Module::None => {}
            Module::Random(from) => position.modules.specials = from,
            Module::Chosen(special) => position.modules.special = special,
        }
        match setting.opportunities {
            Module::None => {}
            Module::Random(from) => position.modules.draw_from = from,
            Module::Chosen(chosen) => position.modules.opportunities[..chosen.len()].copy_from_slice(&chosen),
        }
        if seats == 1 {
            position.open(&mut ());
        }
        Ok(position)
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn whose(&self) -> Turn {
        match self.stage {
            Stage::Turn | Stage::Choose { .. } | Stage::Lay | Stage::Last(_) => Turn::Seat(Seat(self.seat)),
            Stage::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    /// The deck that is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// A player's display.
    pub fn display(&self, seat: Seat) -> &Display {
        &self.displays[seat.index()]
    }

    /// How many copies of the deck there are (WW-34P-1).
    pub(crate) fn copies(&self) -> u8 {
        copies(self.seats)
    }

    /// The displays of the players.
    pub(crate) fn players(&self) -> &[Display] {
        &self.displays[..usize::from(self.seats)]
    }

    /// The display of the player whose turn it is.
    #[inline]
    pub(crate) fn mine(&self) -> &Display {
        &self.displays[usize::from(self.seat)]
    }

    /// The player who began.
    pub fn first(&self) -> Seat {
        Seat(self.first)
    }

    /// The display of the player whose turn it is after a move, without playing it: of a move that does nothing but lay a card of the
    /// market. `None` for other moves, and where a special is in play.
    #[inline]
    pub fn display_after(&self, m: Move) -> Option<Display> {
        let Move::Take { from, at } = m else { return None };
        if self.modules.special != NONE || self.stage != Stage::Turn {
            return None;
        }
        let (card, side) = self.market.at(from)?;
        let mut display = self.mine().clone();
        display.lay(self.deck(), at, card, side);
        Some(display)
    }

    /// The special in play.
    #[inline]
    pub fn special(&self) -> Option<&Special> {
        self.deck.specials.get(usize::from(self.modules.special))
    }

    /// The opportunity in one of the three places.
    pub fn opportunity(&self, which: u8) -> Option<&Opportunity> {
        let card = *self.modules.opportunities.get(usize::from(which))?;
        self.deck.opportunities.get(usize::from(card))
    }

    /// What that opportunity does.
    pub(crate) fn effect(&self, which: u8) -> Option<OpportunityEffect> {
        self.opportunity(which).map(|card| card.effect)
    }

    /// Whether there are opportunities at all.
    #[inline]
    pub(crate) fn has_opportunities(&self) -> bool {
        self.modules.opportunities[0] != NONE
    }

    /// The symbols that the markers of the opportunities add to a story.
    pub(crate) fn added(&self) -> [Option<Symbol>; 3] {
        [0, 1, 2].map(|which| match self.effect(which) {
            Some(OpportunityEffect::AddSymbol { symbol }) => Some(symbol),
            _ => None,
        })
    }

    /// The next seat clockwise.
    pub(crate) fn neighbour(&self) -> u8 {
        Seat(self.seat).next(self.seats).0
    }

    /// A card leaves the game.
    pub(crate) fn discard(&mut self, card: Card) {
        self.gone.0.put(card.story);
        if card.goal != NONE {
            self.gone.1.put(card.goal);
        }
    }

    /// Proves the position sound.
    pub(crate) fn sound(&self) -> Result<(), String> {
        for display in self.players() {
            display.audit(&self.deck, self.added())?;
        }
        let count = self.deck.stories.len();
        let (mut stories, mut goals) = (vec![0u32; count], vec![0u32; count]);
        let mut cards: Vec<Card> = self.players().iter().flat_map(|d| d.cards).collect();
        cards.extend(self.market.cards);
        cards.extend(self.stack.under);
        cards.extend([self.stack.top, self.hand.card, self.modules.legend]);
        let mut unknown = 0;
        for card in cards.into_iter().filter(|c| c.is_some()) {
            stories[usize::from(card.story)] += 1;
            match card.goal() {
                Some(goal) => goals[usize::from(goal)] += 1,
                None => unknown += 1,
            }
        }
        self.stack.unseen.iter().chain(self.gone.0.iter()).for_each(|story| stories[usize::from(story)] += 1);
        self.unseen.iter().chain(self.gone.1.iter()).for_each(|goal| goals[usize::from(goal)] += 1);
        for (what, counts) in [("story", stories), ("goal", goals)] {
            if let Some(at) = counts.iter().position(|&n| n != u32::from(self.copies())) {
                return Err(format!("{what} {} is there {} times", at + 1, counts[at]));
            }
        }
        let gone_unknown = self.gone.0.len() - self.gone.1.len();
        if self.unseen.len() != self.stack.unseen.len() + unknown + gone_unknown {
            return Err("the unseen goals are not as many as the cards they can be behind".into());
        }
        let market = &self.market;
        for slot in 0..market.cards.len() as u8 {
            let there = market.cards[usize::from(slot)].is_some();
            if there != (market.filled >> slot & 1 == 1) || (there && slot >= market.places) {
                return Err(format!("market place {} is not what it says", slot + 1));
            }
        }
        Ok(())
    }
}

/// WW-34P-1: two copies of the deck for three and four players.
pub(crate) fn copies(seats: u8) -> u8 {
    if seats > 2 { 2 } else { 1 }
}

impl Stack {
    /// How many cards there are.
    pub(crate) fn len(&self) -> u32 {
        u32::from(self.top.is_some()) + self.unseen.len() + u32::from(self.under_len)
    }

    /// WW-SWAP-1: whether a swap card is on top.
    #[inline]
    pub(crate) fn swap_is_due(&self) -> bool {
        self.swaps > 0 && !self.top.is_some() && (self.until_swap == 0 || self.len() == 0)
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn take_top(&mut self) -> Card {
        self.until_swap = self.until_swap.saturating_sub(1);
        std::mem::replace(&mut self.top, Card::NONE)
    }

    /// Takes the uppermost card that was put under the stack.
    pub(crate) fn take_under(&mut self) -> Card {
        let card = self.under[0];
        self.under.copy_within(1.., 0);
        self.under[MOST_RETURNED - 1] = Card::NONE;
        self.under_len -= 1;
        card
    }

    /// Takes the lowest card that was put under the stack.
    pub(crate) fn take_lowest(&mut self) -> Card {
        self.under_len -= 1;
        std::mem::replace(&mut self.under[usize::from(self.under_len)], Card::NONE)
    }

    /// WW-MOD-3: puts a card under the stack, story side up.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.under[usize::from(self.under_len)] = card;
        self.under_len += 1;
    }
}
