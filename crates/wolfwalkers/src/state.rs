//! The position: market, stack, displays, and the stage of the turn.

mod stack;

use std::ops::RangeInclusive;

use den_core::{Refusal, Rules, Seat, Shared, Turn};

use crate::chance::Chance;
use crate::content::Content;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::pieces::deck::Deck;
use crate::pieces::display::{Card, Display, Side};
use crate::pieces::ids::{CellId, GoalId, OpportunityId, SlotId, SpecialId, StoryId, Which};
use crate::pieces::market::Market;
use crate::pieces::modules::{Opportunity, OpportunityEffect, Special, SpecialEffects};
use crate::pieces::pile::Pile;
use crate::pieces::symbol::Symbol;
use crate::setup::{Module, Setup};

pub(crate) use stack::{MAX_RETURNED, Stack};

/// A position of Wolfwalkers.
///
/// Nobody at the table knows more than anyone else, and what nobody has seen is an unordered pile: stories still in the
/// stack, goals that have never been shown. A back is drawn when it is first shown (WW-INFO-2).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wolfwalkers {
    pub(crate) setup: Shared<Setup>,
    /// The goal behind each story, if the deck fixes it; no view contains it.
    pub(crate) backs: Option<Shared<Vec<GoalId>>>,
    pub(crate) displays: [Display; 4],
    pub(crate) market: Market,
    pub(crate) stack: Stack,
    /// Goals that nobody has seen.
    pub(crate) unseen: Pile,
    /// Stories and goals that were seen and have left the game.
    pub(crate) gone: (Pile, Pile),
    pub(crate) stage: Stage,
    pub(crate) then: Then,
    pub(crate) first: Seat,
    pub(crate) seat: Seat,
    pub(crate) hand: Option<Hand>,
    pub(crate) modules: Modules,
    pub(crate) turn: TurnState,
}

/// A card that was taken and has not been laid yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hand {
    pub(crate) card: Card,
    pub(crate) side: Side,
    /// The market slot it came from.
    pub(crate) slot: Option<SlotId>,
    /// Whether it came from the player's display.
    pub(crate) wanders: bool,
}

impl Hand {
    /// A card of the stack, with this side up.
    pub(crate) fn drawn(card: Card, side: Side) -> Hand {
        Hand { card, side, slot: None, wanders: false }
    }
}

/// The special and the opportunities.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Modules {
    /// The special.
    pub(crate) special: Option<SpecialId>,
    pub(crate) effects: SpecialEffects,
    /// The opportunities, sorted by their numbers in the deck.
    pub(crate) opportunities: [Option<OpportunityId>; 3],
    /// The goal for everyone ([`crate::SpecialEffect::Legend`]).
    pub(crate) legend: Option<Card>,
}

/// State of the current turn, and counters over several turns.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct TurnState {
    /// The next card may be laid diagonally.
    pub(crate) diagonal: bool,
    /// The next card may be laid in a gap.
    pub(crate) gap: bool,
    /// Another card can be taken.
    pub(crate) extra: bool,
    /// The slot that is closed this turn.
    pub(crate) closed: Option<SlotId>,
    /// The slot that will be closed next turn.
    pub(crate) closing: Option<SlotId>,
    /// The slot that was emptied last ([`crate::SpecialEffect::StillWarm`]).
    pub(crate) warm: Option<SlotId>,
    /// Turns since the market was last turned ([`crate::SpecialEffect::Restless`]).
    pub(crate) since: u8,
    /// How many players have passed in a row.
    pub(crate) passes: u8,
    /// The player has laid the card of this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) laid: bool,
    /// Which effect of the opportunity in use is being carried out, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) step: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chance: the first player.
    First,
    /// Chance: the special.
    Special,
    /// Chance: the opportunities.
    Opportunities,
    /// Chance: the story on top of the stack.
    Top,
    /// Chance: the story at the bottom of the stack.
    Bottom,
    /// Chance: the story at the bottom of the stack, which is laid as a goal.
    Dig,
    /// Chance: a goal that is shown for the first time.
    Goal(Shown),
    /// A turn: take a card, or use an opportunity.
    Turn,
    /// A card is chosen for an opportunity.
    Choose {
        /// Which of the three opportunities.
        which: Which,
        /// How many choices are left.
        left: u8,
        /// The cell that was chosen first.
        first: Option<CellId>,
    },
    /// The card in hand is laid.
    Lay,
    /// The card of this turn has been laid: use an opportunity, or end the turn.
    After,
    /// The last chance, from this opportunity.
    Last(Which),
    /// The game is over.
    Over,
}

/// Where a goal is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// In a market slot.
    Slot(SlotId),
    /// In hand.
    Hand,
    /// In a cell of the player's display.
    Cell(CellId),
    /// Next to the market, for everyone.
    Legend,
}

/// What follows once market and stack have been updated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Then {
    /// The rest of the setup.
    Setup,
    /// The turn starts or continues.
    Turn,
    /// The next choice for an opportunity.
    Choose { which: Which, left: u8 },
    /// The next effect of an opportunity.
    Effect(Which),
    /// A card has been laid, possibly from this market slot.
    Laid(Option<SlotId>),
    /// Opportunities may be used after the card has been laid.
    After,
    /// The turn ends.
    End,
    /// The next player.
    Next,
    /// The end of the game.
    Finish,
}

impl Rules for Wolfwalkers {
    const ID: &'static str = "wolfwalkers";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=4;
    const MINUTES: (u8, u8) = (20, 40);

    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn set_up(content: &Content, options: &Options, seats: u8) -> Result<Setup, Refusal> {
        options.set_up(content, seats)
    }

    fn start(setup: &Shared<Setup>) -> Wolfwalkers {
        let (count, copies) = (setup.deck.stories.len(), setup.copies());
        let mut position = Wolfwalkers {
            setup: public(setup),
            backs: setup.backs.clone().map(Shared::new),
            displays: Default::default(),
            market: Market::new(setup.deck.market_stories, setup.deck.market_goals),
            stack: Stack {
                top: None,
                unseen: Pile::all(count, copies),
                under: [None; MAX_RETURNED],
                under_len: 0,
                swaps: setup.swaps,
                until_swap: 0,
                gap: 0,
            },
            unseen: Pile::all(count, copies),
            gone: (Pile::default(), Pile::default()),
            stage: Stage::First,
            then: Then::Setup,
            first: Seat(0),
            seat: Seat(0),
            hand: None,
            modules: Modules { special: None, effects: SpecialEffects::NONE, opportunities: [None; 3], legend: None },
            turn: TurnState {
                diagonal: false,
                gap: false,
                extra: false,
                closed: None,
                closing: None,
                warm: None,
                since: 0,
                passes: 0,
                laid: false,
                step: 0,
            },
        };
        if let Module::Chosen(special) = setup.special {
            position.modules.special = Some(special);
        }
        if let Module::Chosen(chosen) = &setup.opportunities {
            position.modules.opportunities.iter_mut().zip(chosen).for_each(|(to, card)| *to = Some(*card));
        }
        if let Some(first) = setup.first.filter(|_| setup.seats > 1) {
            (position.first, position.seat) = (first, first);
            position.open(&mut ());
        }
        if setup.seats == 1 {
            position.open(&mut ());
        }
        position
    }

    #[inline]
    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.setup.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Turn | Stage::Choose { .. } | Stage::Lay | Stage::After | Stage::Last(_) => Turn::Seat(self.seat),
            Stage::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }
}

/// WW-INFO-2: the setup without the backs that the deck fixes.
fn public(setup: &Shared<Setup>) -> Shared<Setup> {
    match setup.backs {
        None => setup.clone(),
        Some(_) => Shared::new(Setup { backs: None, ..(**setup).clone() }),
    }
}

impl Wolfwalkers {
    /// The deck in use.
    pub fn deck(&self) -> &Deck {
        &self.setup.deck
    }

    /// A player's display.
    pub fn display(&self, seat: Seat) -> &Display {
        &self.displays[seat.index()]
    }

    /// What happens next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of market slots.
    pub fn market_slots(&self) -> u8 {
        self.market.slots
    }

    /// The card in a market slot, and the side it shows.
    pub fn market_card(&self, slot: SlotId) -> Option<(Card, Side)> {
        self.market.at(slot)
    }

    /// The card on top of the stack, whose story everyone sees.
    pub fn stack_top(&self) -> Option<Card> {
        self.stack.top
    }

    /// The number of cards in the stack.
    pub fn stack_len(&self) -> u32 {
        self.stack.len()
    }

    /// The unseen stories in the stack, by number.
    pub fn unseen_stories(&self) -> impl Iterator<Item = StoryId> {
        self.stack.unseen.iter().map(StoryId::new)
    }

    /// The unseen goals, by number.
    pub fn unseen_goals(&self) -> impl Iterator<Item = GoalId> {
        self.unseen.iter().map(GoalId::new)
    }

    /// The card in hand, and the side that is up.
    pub fn hand(&self) -> Option<(Card, Side)> {
        self.hand.map(|hand| (hand.card, hand.side))
    }

    /// The seat to move, or the last to move.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The special in play.
    pub fn special_card(&self) -> Option<SpecialId> {
        self.modules.special
    }

    /// The deck's card for one of the three opportunities.
    pub fn opportunity_card(&self, which: Which) -> Option<OpportunityId> {
        self.modules.opportunities.get(which.index()).copied().flatten()
    }

    /// Whether a player has used one of the three opportunities.
    pub fn has_used(&self, seat: Seat, which: Which) -> bool {
        self.displays[seat.index()].used & which.bit() != 0
    }

    /// The number of copies of the deck (WW-34P-1).
    #[inline]
    pub(crate) fn copies(&self) -> u8 {
        self.setup.copies()
    }

    /// The displays of the players.
    pub(crate) fn players(&self) -> &[Display] {
        &self.displays[..usize::from(self.setup.seats)]
    }

    /// The display of the player whose turn it is.
    #[inline]
    pub(crate) fn mine(&self) -> &Display {
        &self.displays[self.seat.index()]
    }

    /// The first player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The display of the player to move after a move, computed without playing it, for a move that only lays a market card. `None`
    /// for other moves, and if a special is in play.
    #[inline]
    pub fn display_after(&self, m: Move) -> Option<Display> {
        let Move::Take { from, at } = m else { return None };
        if self.modules.special.is_some() || self.stage != Stage::Turn {
            return None;
        }
        let (card, side) = self.market.at(from)?;
        let mut display = *self.mine();
        display.lay(self.deck(), at, card, side);
        Some(display)
    }

    /// The special in play.
    #[inline]
    pub fn special(&self) -> Option<&Special> {
        self.setup.deck.specials.get(self.modules.special?.index())
    }

    /// One of the three opportunities.
    pub fn opportunity(&self, which: Which) -> Option<&Opportunity> {
        self.opportunity_card(which).and_then(|card| self.setup.deck.opportunities.get(card.index()))
    }

    /// The effects of that opportunity.
    pub(crate) fn effects(&self, which: Which) -> &[OpportunityEffect] {
        self.opportunity(which).map_or(&[], |card| &card.effects)
    }

    /// The effect of that opportunity that is being carried out, or the first one.
    pub(crate) fn effect(&self, which: Which) -> Option<OpportunityEffect> {
        self.effects(which).get(usize::from(self.turn.step)).copied()
    }

    /// The effect with which that opportunity puts its marker on a card.
    pub(crate) fn marking(&self, which: Which) -> Option<OpportunityEffect> {
        self.effects(which).iter().copied().find(|effect| effect.marks())
    }

    /// Whether there are opportunities at all.
    #[inline]
    pub(crate) fn has_opportunities(&self) -> bool {
        self.modules.opportunities[0].is_some()
    }

    /// The symbols that the markers of the opportunities add to a story.
    pub(crate) fn added(&self) -> [Option<Symbol>; 3] {
        Which::ALL.map(|which| match self.marking(which) {
            Some(OpportunityEffect::AddSymbol { symbol }) => Some(symbol),
            _ => None,
        })
    }

    /// The next seat clockwise.
    pub(crate) fn neighbour(&self) -> Seat {
        self.seat.next(self.setup.seats)
    }

    /// Removes a card from the game.
    pub(crate) fn discard(&mut self, card: Card) {
        self.gone.0.put(card.story.index() as u8);
        if let Some(goal) = card.goal {
            self.gone.1.put(goal.index() as u8);
        }
    }
}
