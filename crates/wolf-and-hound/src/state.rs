//! The position: what lies open on the table, and what is hidden.

use den_core::{Shared, Turn};
use serde::{Deserialize, Serialize};

use crate::animals::{Animal, Animals};
use crate::cards::{Card, Cards, Row};
use crate::places::{Place, Team};
use crate::setup::Setup;

/// A position of Wolf & Hound.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WolfAndHound {
    pub(crate) setup: Shared<Setup>,
    pub(crate) open: Open,
    /// The hand of each place; a virtual place has none.
    pub(crate) hands: [Cards; 4],
    /// The cards of the draw pile, and those on top of dummy piles that nobody has seen.
    pub(crate) unseen: Cards,
}

/// What everybody at the table sees or may remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// What happens next.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Place,
    /// Whether *No 3* holds this turn (WH-SHEEP-2).
    pub no_three: bool,
    /// The card by which Grandpa Wolf moves at the end of this turn (WH-EXTRA-1).
    pub late: Option<Card>,
    /// The sheep on each pasture.
    pub sheep: [u8; 4],
    /// The animal cards in front of each place.
    pub at: [Animals; 4],
    /// Those of them that lie with the back up.
    pub back: Animals,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The number of cards in each hand.
    pub in_hand: [u8; 4],
    /// The cards of each hand that everybody knows (WH-SHEEP-2).
    pub shown: [Cards; 4],
    /// The cards each place has played, in order (WH-SETUP-5).
    pub played: [Row; 4],
    /// The dummy piles of places 3 and 4, where they are virtual (WH-3P-2).
    pub dummies: [Dummy; 2],
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The cards are dealt.
    Deal,
    /// Between two turns; a position never rests here.
    Begin,
    /// The active player plays a card.
    Play,
    /// The top card of the draw pile, or else of the dummy pile, is turned up for a virtual place (WH-3P-3).
    TurnUp,
    /// The partner keeps or swaps the turned-up card (WH-3P-4).
    Offer(Card),
    /// The top dummy card is turned up in a swap (WH-3P-4).
    TurnUpDummy,
    /// The active player turns over one of two metamorphic cards, at each of these places in turn (WH-META-2).
    Pairs(Pairs),
    /// The active player draws a card.
    Draw,
    /// The game is over.
    Over(Ending),
}

/// The places where two metamorphic cards show the same colour, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pairs(pub(crate) u8);

impl Pairs {
    /// The place whose pair is settled now.
    pub fn first(self) -> Place {
        Place::FIRST.clockwise(self.0.trailing_zeros() as i8 & 3)
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The winners.
    pub winner: Team,
    /// The place that lost its last sheep; without one, the sheep were counted.
    pub sheepless: Option<Place>,
}

/// The dummy pile of a virtual place: cards that nobody has seen on top, under them those put back by swaps, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dummy {
    /// How many unseen cards lie on top.
    pub unseen: u8,
    /// The cards under them, which everybody has seen, the next one first.
    pub known: Row,
}

impl Dummy {
    /// Whether there is no card left.
    pub fn is_empty(&self) -> bool {
        self.unseen == 0 && self.known.is_empty()
    }

    /// How many cards are left.
    pub fn len(&self) -> usize {
        usize::from(self.unseen) + self.known.len()
    }
}

impl Open {
    /// The table before the deal: all animals in front of place 1, front up (WH-SETUP-3).
    pub fn new(setup: &Setup) -> Open {
        Open {
            phase: Phase::Deal,
            active: Place::FIRST,
            no_three: false,
            late: None,
            sheep: setup.sheep,
            at: [setup.animals, Animals::NONE, Animals::NONE, Animals::NONE],
            back: Animals::NONE,
            pile: setup.deck.len() as u8,
            in_hand: [0; 4],
            shown: [Cards::NONE; 4],
            played: [Row::EMPTY; 4],
            dummies: [Dummy::default(); 2],
        }
    }

    /// Of the animals whose front or whose back qualifies, those that show it.
    #[inline]
    pub(crate) fn showing(&self, [front, back]: [Animals; 2]) -> Animals {
        (front & !self.back) | (back & self.back)
    }

    /// The place an animal card is at.
    #[inline]
    pub fn place_of(&self, animal: Animal) -> Option<Place> {
        Place::ALL.into_iter().find(|place| self.at[place.index()].has(animal))
    }

    /// The place of an animal card that is in the game; without a branch, as most of them are moved most of the time.
    #[inline]
    pub(crate) fn whereabouts(&self, animal: Animal) -> Place {
        let [_, second, third, fourth] = self.at.map(|here| i8::from(here.has(animal)));
        Place::FIRST.clockwise(second + 2 * third + 3 * fourth)
    }

    /// The dummy pile of a virtual place.
    #[inline]
    pub(crate) fn dummy(&mut self, place: Place) -> &mut Dummy {
        &mut self.dummies[place.index() & 1]
    }

    /// WH-END-3, WH-3P-5: whether a place has no card left.
    #[inline]
    pub fn is_out(&self, setup: &Setup, place: Place) -> bool {
        if setup.is_virtual(place) {
            self.pile == 0 && self.dummies[place.index() & 1].is_empty()
        } else {
            self.in_hand[place.index()] == 0
        }
    }

    /// WH-END-3: whether this turn of place 1 is the last one.
    #[inline]
    pub fn is_last_turn(&self, setup: &Setup) -> bool {
        self.active == Place::FIRST && self.pile == 0 && Place::ALL.into_iter().any(|place| self.is_out(setup, place))
    }

    /// The pair of metamorphic cards of which one has to be turned over now.
    pub fn pair(&self) -> Animals {
        match self.phase {
            Phase::Pairs(pairs) => self.at[pairs.first().index()] & Animals::METAMORPHIC,
            _ => Animals::NONE,
        }
    }

    /// Every number card that lies open or that everybody has seen go back under a dummy pile; hands are not among them.
    pub(crate) fn seen(&self) -> Cards {
        let rows = self.played.iter().copied().chain(self.dummies.iter().map(|dummy| dummy.known));
        let offered = match self.phase {
            Phase::Offer(card) => Some(card),
            _ => None,
        };
        rows.flat_map(Row::iter).chain(offered).collect()
    }

    /// What has to happen next at a table for `seats`.
    #[inline]
    pub(crate) fn turn(&self, seats: u8) -> Turn {
        match self.phase {
            Phase::Play | Phase::Offer(_) | Phase::Pairs(_) => Turn::Seat(self.active.owner(seats)),
            Phase::Over(_) => Turn::Over,
            _ => Turn::Chance,
        }
    }
}

impl WolfAndHound {
    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What stays the same through the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The hand of a place.
    #[inline]
    pub fn hand(&self, place: Place) -> Cards {
        self.hands[place.index()]
    }

    /// The hidden part of the position, for tests of what must stay hidden.
    #[doc(hidden)]
    pub fn hidden(&self) -> ([Cards; 4], Cards) {
        (self.hands, self.unseen)
    }

    /// The position with another hidden part, for tests of what must stay hidden.
    #[doc(hidden)]
    #[must_use]
    pub fn with_hidden(&self, hands: [Cards; 4], unseen: Cards) -> WolfAndHound {
        WolfAndHound { hands, unseen, ..self.clone() }
    }

    /// Every card of the box is in one place, and every count is right.
    pub(crate) fn prove(&self) -> Result<(), String> {
        self.prove_cards()?;
        self.prove_animals()?;
        let open = &self.open;
        if Place::ALL.into_iter().any(|p| open.sheep[p.index()] > self.setup.sheep[p.index()]) {
            return Err(format!("more sheep than at the start: {:?}", open.sheep));
        }
        let rests = match open.phase {
            Phase::Begin => false,
            Phase::Play => !self.setup.is_virtual(open.active) && open.in_hand[open.active.index()] > 0,
            Phase::TurnUp => self.setup.is_virtual(open.active) && !self.unseen.is_empty(),
            Phase::TurnUpDummy => self.setup.is_virtual(open.active) && open.dummies[open.active.index() & 1].unseen > 0,
            Phase::Offer(_) => self.setup.is_virtual(open.active) && !open.dummies[open.active.index() & 1].is_empty(),
            Phase::Pairs(pairs) => pairs.0 != 0 && open.pair().len() == 2,
            Phase::Draw => open.pile > 0 && !self.setup.is_virtual(open.active),
            Phase::Deal | Phase::Over(_) => true,
        };
        if rests { Ok(()) } else { Err(format!("seat {} cannot be in phase {:?}", open.active, open.phase)) }
    }

    fn prove_cards(&self) -> Result<(), String> {
        let open = &self.open;
        let all = self.hands.iter().fold(open.seen().plus(self.unseen), |sum, hand| sum.plus(*hand));
        if all != self.setup.deck {
            return Err(format!("the cards are {all:?}, the deck is {:?}", self.setup.deck));
        }
        let hidden = u32::from(open.pile) + open.dummies.iter().map(|dummy| u32::from(dummy.unseen)).sum::<u32>();
        if hidden != self.unseen.len() {
            return Err(format!("{} cards are unseen, pile and dummies have {hidden}", self.unseen.len()));
        }
        for place in Place::ALL {
            let (hand, at) = (self.hands[place.index()], place.index());
            if hand.len() != u32::from(open.in_hand[at]) || !hand.contains(open.shown[at]) {
                return Err(format!("seat {place} holds {hand:?}, open are {} cards and {:?}", open.in_hand[at], open.shown[at]));
            }
            if self.setup.is_virtual(place) && !hand.is_empty() {
                return Err(format!("seat {place} is virtual and has a hand"));
            }
            if at >= 2 && !self.setup.is_virtual(place) && !open.dummies[at & 1].is_empty() {
                return Err(format!("seat {place} is not virtual and has a dummy pile"));
            }
        }
        Ok(())
    }

    fn prove_animals(&self) -> Result<(), String> {
        let open = &self.open;
        let all = open.at.iter().fold(Animals::NONE, |all, here| all | *here);
        let count: u32 = open.at.iter().map(|here| here.len()).sum();
        if all != self.setup.animals || count != all.len() {
            return Err(format!("the animals are {:?}, chosen are {:?}", open.at, self.setup.animals));
        }
        if !(Animals::TWO_SIDED & all).contains(open.back) {
            return Err(format!("{:?} lie with the back up", open.back));
        }
        Ok(())
    }
}
