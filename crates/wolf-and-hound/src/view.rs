//! What an eye knows, and sampling positions that are consistent with it.

use std::ops::Deref;

use den_core::rand::Rng;
use den_core::{Audit, Deserialize, Eye, Hidden, Seed, Shared};
use serde::de::Error;
use serde::{Serialize, Serializer};

use crate::event::Event;
use crate::pieces::{Cards, Pasture};
use crate::setup::Setup;
use crate::state::{Open, WolfAndHound};

/// What an eye knows and may remember, in a match with this setup. Serialises only what changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What is fixed for the match.
    pub setup: Shared<Setup>,
    /// What changes.
    pub seen: Seen,
}

/// The part of a view that changes: what everyone sees, and the player's own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The eye.
    pub eye: Eye,
    /// What everyone sees.
    pub open: Open,
    /// The player's own hand, for a seat's eye.
    pub hand: Option<Cards>,
}

impl Deref for View {
    type Target = Seen;

    fn deref(&self) -> &Seen {
        &self.seen
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(to)
    }
}

impl Hidden for WolfAndHound {
    const SECRETS: bool = true;
    type View = View;

    fn view(&self, eye: Eye) -> View {
        let hand = match eye {
            Eye::Seat(seat) => Some(self.hands[Pasture::of(seat).index()]),
            Eye::Public => None,
        };
        View { setup: self.setup.clone(), seen: Seen { eye, open: self.open, hand } }
    }

    /// A view is valid if a position that looks like it is.
    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        let view = View { setup: setup.clone(), seen: den_core::from_json(json)? };
        if matches!(view.eye, Eye::Seat(seat) if seat.0 >= setup.seats) {
            return Err(Error::custom(format_args!("no such seat: {:?}", view.eye)));
        }
        let guess = WolfAndHound::guess(&view, &mut Seed::from_number(0).stream(0));
        guess.audit().map_err(Error::custom)?;
        if guess.view(view.eye) == view { Ok(view) } else { Err(Error::custom("no position looks like this")) }
    }

    /// WH-SETUP-5: only the player who gets a card sees it.
    fn see(event: &Event, eye: Eye) -> Event {
        let mine = |pasture| matches!(eye, Eye::Seat(seat) if Pasture::of(seat) == pasture);
        match *event {
            Event::Deals { pasture, .. } if !mine(pasture) => Event::Deals { pasture, cards: None },
            Event::Draws { pasture, .. } if !mine(pasture) => Event::Draws { pasture, card: None },
            open => open,
        }
    }

    /// Deals the cards that the eye cannot know again, each deal equally likely.
    fn guess(view: &View, rng: &mut impl Rng) -> WolfAndHound {
        view.guess_with(|pasture| view.known_hand(pasture), rng)
    }
}

impl View {
    /// The pasture of the eye.
    pub fn pasture(&self) -> Option<Pasture> {
        match self.eye {
            Eye::Seat(seat) => Some(Pasture::of(seat)),
            Eye::Public => None,
        }
    }

    /// The cards of a hand that this eye knows.
    pub fn known_hand(&self, pasture: Pasture) -> Cards {
        match self.hand {
            Some(hand) if self.pasture() == Some(pasture) => hand,
            _ => self.open.shown[pasture.index()],
        }
    }

    /// The cards whose location this eye does not know.
    pub fn unknown(&self) -> Cards {
        self.unknown_with(|pasture| self.known_hand(pasture))
    }

    fn unknown_with(&self, known: impl Fn(Pasture) -> Cards) -> Cards {
        let seen = Pasture::ALL.into_iter().fold(self.open.seen(), |sum, pasture| sum.plus(known(pasture)));
        self.setup.deck.without(seen)
    }

    /// Deals all cards again except those that are `known` to be in a hand.
    pub fn guess_with(&self, known: impl Fn(Pasture) -> Cards, rng: &mut impl Rng) -> WolfAndHound {
        let mut unseen = self.unknown_with(&known);
        let mut hands = [Cards::NONE; 4];
        for pasture in Pasture::ALL {
            let known = known(pasture);
            let missing = u32::from(self.open.in_hand[pasture.index()]).saturating_sub(known.len());
            hands[pasture.index()] = known.plus(unseen.take(missing, rng));
        }
        WolfAndHound { setup: self.setup.clone(), open: self.open, hands, unseen }
    }
}
