//! The position: what everyone can see, and what is hidden.

use std::ops::RangeInclusive;

use den_core::{Deserialize, Refusal, Rules, Seat, Shared, Turn};
use serde::Serialize;

use crate::chance::Chance;
use crate::content::Content;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::pieces::{Animal, Animals, Card, Cards, Face, Pasture, Row, Team};
use crate::setup::Setup;

/// A position of Wolf & Hound.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WolfAndHound {
    pub(crate) setup: Shared<Setup>,
    pub(crate) open: Open,
    /// The hand of each pasture; a virtual pasture has none.
    pub(crate) hands: [Cards; 4],
    /// The cards of the draw pile, and unseen cards on top of dummy piles.
    pub(crate) unseen: Cards,
}

/// What everyone at the table sees or may remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// What happens next.
    pub stage: Stage,
    /// Whose turn it is.
    pub active: Pasture,
    /// Whether *No 3* applies this turn (WH-SHEEP-2).
    pub no_three: bool,
    /// The card that Grandpa Wolf moves by at the end of this turn (WH-EXTRA-1).
    pub late: Option<Card>,
    /// The sheep on each pasture.
    #[serde(deserialize_with = "den_core::exactly")]
    pub sheep: [u8; 4],
    /// The animal cards in front of each pasture.
    #[serde(deserialize_with = "den_core::exactly")]
    pub at: [Animals; 4],
    /// Those of them with the back up.
    pub back: Animals,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The number of cards in each hand.
    #[serde(deserialize_with = "den_core::exactly")]
    pub in_hand: [u8; 4],
    /// The cards of each hand that everyone knows (WH-SHEEP-2).
    #[serde(deserialize_with = "den_core::exactly")]
    pub shown: [Cards; 4],
    /// The cards each pasture has played, in order (WH-SETUP-5).
    #[serde(deserialize_with = "den_core::exactly")]
    pub played: [Row; 4],
    /// The dummy piles of pastures 3 and 4, if they are virtual (WH-3P-2).
    #[serde(deserialize_with = "den_core::exactly")]
    pub dummies: [Dummy; 2],
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The cards are dealt.
    Deal,
    /// Between two turns; a position never stays here.
    Begin,
    /// The active player plays a card.
    Play,
    /// The top card of the draw pile, otherwise of the dummy pile, is turned up for a virtual pasture (WH-3P-3).
    TurnUp,
    /// The partner keeps or swaps the turned-up card (WH-3P-4).
    Offer(Card),
    /// The top dummy card is turned up in a swap (WH-3P-4).
    TurnUpDummy,
    /// The active player turns over one of two metamorphic cards, at each of these pastures in turn (WH-META-2).
    Pairs(Pairs),
    /// The active player draws a card.
    Draw,
    /// The game is over.
    Over(Ending),
}

/// The pastures where two metamorphic cards show the same colour, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pairs(pub(crate) u8);

impl Pairs {
    /// The pasture whose pair is resolved now.
    pub fn first(self) -> Pasture {
        Pasture::FIRST.clockwise(self.0.trailing_zeros() as i8 & 3)
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The winners.
    pub winner: Team,
    /// The pasture that lost its last sheep; if `None`, the sheep were counted.
    pub sheepless: Option<Pasture>,
}

/// The dummy pile of a virtual pasture: unseen cards on top, and under them those put back by swaps, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dummy {
    /// The number of unseen cards on top.
    pub unseen: u8,
    /// The cards under them, which everyone has seen, the next one first.
    pub known: Row,
}

impl Dummy {
    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.unseen == 0 && self.known.is_empty()
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        usize::from(self.unseen) + self.known.len()
    }
}

impl Open {
    /// The table before the deal: all animals in front of pasture 1, front up (WH-SETUP-3).
    pub fn new(setup: &Setup) -> Open {
        Open {
            stage: Stage::Deal,
            active: Pasture::FIRST,
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

    /// Which side of an animal card is up.
    #[inline]
    pub fn face(&self, animal: Animal) -> Face {
        if self.back.has(animal) { Face::Back } else { Face::Front }
    }

    /// Given the animals whose front and those whose back qualifies, those that show that side.
    #[inline]
    pub(crate) fn showing(&self, [front, back]: [Animals; 2]) -> Animals {
        (front & !self.back) | (back & self.back)
    }

    /// The pasture an animal card is at.
    #[inline]
    pub fn pasture_of(&self, animal: Animal) -> Option<Pasture> {
        Pasture::ALL.into_iter().find(|pasture| self.at[pasture.index()].has(animal))
    }

    /// The pasture of an animal card in the game; without a branch, because most of them move most of the time.
    #[inline]
    pub(crate) fn whereabouts(&self, animal: Animal) -> Pasture {
        let [_, second, third, fourth] = self.at.map(|here| i8::from(here.has(animal)));
        Pasture::FIRST.clockwise(second + 2 * third + 3 * fourth)
    }

    /// The dummy pile of a virtual pasture.
    #[inline]
    pub(crate) fn dummy(&mut self, pasture: Pasture) -> &mut Dummy {
        &mut self.dummies[pasture.index() & 1]
    }

    /// WH-END-3, WH-3P-5: whether a pasture has no card left.
    #[inline]
    pub fn is_out(&self, setup: &Setup, pasture: Pasture) -> bool {
        if setup.is_virtual(pasture) {
            self.pile == 0 && self.dummies[pasture.index() & 1].is_empty()
        } else {
            self.in_hand[pasture.index()] == 0
        }
    }

    /// WH-END-3: whether this turn of pasture 1 is the last one.
    #[inline]
    pub fn is_last_turn(&self, setup: &Setup) -> bool {
        self.active == Pasture::FIRST && self.pile == 0 && Pasture::ALL.into_iter().any(|pasture| self.is_out(setup, pasture))
    }

    /// The pair of metamorphic cards of which one has to be turned over now.
    pub fn pair(&self) -> Animals {
        match self.stage {
            Stage::Pairs(pairs) => self.at[pairs.first().index()] & Animals::METAMORPHIC,
            _ => Animals::NONE,
        }
    }

    /// Every number card that is face up, or that everyone has seen go back under a dummy pile; hands not included.
    pub(crate) fn seen(&self) -> Cards {
        let rows = self.played.iter().copied().chain(self.dummies.iter().map(|dummy| dummy.known));
        let offered = match self.stage {
            Stage::Offer(card) => Some(card),
            _ => None,
        };
        rows.flat_map(Row::iter).chain(offered).collect()
    }
}

impl Rules for WolfAndHound {
    const ID: &'static str = "wolf-and-hound";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MINUTES: (u8, u8) = (10, 20);

    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn set_up(content: &Content, options: &Options, seats: u8) -> Result<Setup, Refusal> {
        Setup::new(content, options, seats)
    }

    fn start(setup: &Shared<Setup>) -> Self {
        WolfAndHound { open: Open::new(setup), hands: [Cards::NONE; 4], unseen: setup.deck, setup: setup.clone() }
    }

    #[inline]
    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn team(&self, seat: Seat) -> u8 {
        Pasture::of(seat).team() as u8
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.stage {
            Stage::Play | Stage::Offer(_) | Stage::Pairs(_) => Turn::Seat(self.open.active.owner(self.setup.seats)),
            Stage::Over(_) => Turn::Over,
            _ => Turn::Chance,
        }
    }
}

impl WolfAndHound {
    /// The public part.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The hand of a pasture.
    #[inline]
    pub fn hand(&self, pasture: Pasture) -> Cards {
        self.hands[pasture.index()]
    }

    /// The hidden part of the position, for tests of hidden information.
    #[doc(hidden)]
    pub fn hidden(&self) -> ([Cards; 4], Cards) {
        (self.hands, self.unseen)
    }

    /// The position with another hidden part, for tests of hidden information.
    #[doc(hidden)]
    #[must_use]
    pub fn with_hidden(&self, hands: [Cards; 4], unseen: Cards) -> WolfAndHound {
        WolfAndHound { hands, unseen, ..self.clone() }
    }
}
