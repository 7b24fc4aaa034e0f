//! What an eye knows, and a position that agrees with it.

use den_core::rand::Rng;
use den_core::{Eye, Shared};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Cards;
use crate::event::Event;
use crate::moves::Move;
use crate::places::Place;
use crate::setup::Setup;
use crate::state::{Open, Phase, WolfAndHound};

/// What an eye knows and may remember: what lies open, and the own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// What stays the same through the match.
    #[serde(serialize_with = "send", deserialize_with = "receive")]
    pub setup: Shared<Setup>,
    /// What lies open.
    pub open: Open,
    /// The own hand, for a seat's eye.
    pub hand: Option<Cards>,
}

fn send<S: Serializer>(setup: &Shared<Setup>, to: S) -> Result<S::Ok, S::Error> {
    (**setup).serialize(to)
}

fn receive<'de, D: Deserializer<'de>>(from: D) -> Result<Shared<Setup>, D::Error> {
    Setup::deserialize(from).map(Shared::new)
}

impl WolfAndHound {
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let hand = match eye {
            Eye::Seat(seat) => Some(self.hands[Place::of(seat).index()]),
            Eye::Public => None,
        };
        View { eye, setup: self.setup.clone(), open: self.open, hand }
    }

    /// A position that agrees with the view: the cards that the eye cannot place are dealt anew, each deal equally likely.
    pub(crate) fn guessed(view: &View, rng: &mut impl Rng) -> WolfAndHound {
        let mut unseen = view.unknown();
        let mut hands = [Cards::NONE; 4];
        for place in Place::ALL {
            let known = view.known_hand(place);
            let missing = u32::from(view.open.in_hand[place.index()]).saturating_sub(known.len());
            hands[place.index()] = known.plus(unseen.take(missing, rng));
        }
        WolfAndHound { setup: view.setup.clone(), open: view.open, hands, unseen }
    }
}

impl View {
    /// The place of the eye.
    pub fn place(&self) -> Option<Place> {
        match self.eye {
            Eye::Seat(seat) => Some(Place::of(seat)),
            Eye::Public => None,
        }
    }

    /// The hand of a place as far as this eye knows it.
    pub fn known_hand(&self, place: Place) -> Cards {
        match self.hand {
            Some(hand) if self.place() == Some(place) => hand,
            _ => self.open.shown[place.index()],
        }
    }

    /// The cards that this eye cannot place.
    pub fn unknown(&self) -> Cards {
        let known = Place::ALL.into_iter().fold(self.open.seen(), |sum, place| sum.plus(self.known_hand(place)));
        self.setup.deck.without(known)
    }

    /// The move in words, with what it does to the animals.
    pub(crate) fn words(&self, m: Move) -> String {
        match (m, self.open.phase) {
            (Move::Play(card), _) => format!("Play {}: {}", card.words(), self.foresee(card)),
            (Move::Show, _) => "Show your hand of 3s and end the turn".into(),
            (Move::Keep, Phase::Offer(card)) if self.open.no_three && card.value() == 3 => {
                format!("Keep {}, which goes under the dummy pile: no card is played", card.words())
            }
            (Move::Keep, Phase::Offer(card)) => format!("Keep {}: {}", card.words(), self.foresee(card)),
            (Move::Swap, Phase::Offer(card)) => {
                let dummy = self.open.dummies[self.open.active.index() & 1];
                match dummy.known.iter().next() {
                    Some(top) if dummy.unseen == 0 => format!("Swap {} for {}: {}", card.words(), top.words(), self.foresee(top)),
                    _ => format!("Swap {} for the top dummy card, which nobody knows", card.words()),
                }
            }
            (Move::Turn(animal), _) => {
                let back = !self.open.back.has(animal);
                let now = self.setup.side(animal, back).map_or(String::new(), |side| format!(" to its {} side", side.words()));
                format!("Turn over {}{now}", animal.name())
            }
            (Move::Keep, _) => "Keep the turned-up card".into(),
            (Move::Swap, _) => "Swap the turned-up card".into(),
        }
    }

    /// Where the animals go when the active place plays this card.
    fn foresee(&self, card: crate::cards::Card) -> String {
        let mut open = self.open;
        let mut log = Vec::new();
        open.move_animals(&self.setup, card, &mut log);
        let told = log.iter().filter_map(|event| match *event {
            Event::Moves { animal, to, stopped: true, .. } => Some(format!("{} is stopped at seat {to}", animal.name())),
            Event::Moves { animal, to, .. } => Some(format!("{} to seat {to}", animal.name())),
            Event::TurnsOver { wolf, .. } => Some(format!("turning into a {}", if wolf { "wolf" } else { "hound" })),
            _ => None,
        });
        let told: Vec<_> = told.collect();
        if told.is_empty() { "nothing moves".into() } else { told.join(", ") }
    }
}
