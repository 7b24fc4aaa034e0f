//! What is fixed for a match: the values of the box for the chosen side of the board.

use den_core::{Deserialize, Message, Seat};
use serde::{Deserializer, Serialize, Serializer};

use crate::content::ContentReason;
use crate::options::BoardSide;
use crate::pieces::{CARDS, EFFECTS, LOWEST, MAX_COPIES, Scar, Slot, SlotKind, Territory, VALUES};
use crate::words::Effect;

/// The maximum number of tricks in a position.
pub(crate) const MAX_TRICKS: usize = 13;

/// The maximum number of scar places of one colour in a territory.
const MAX_PLACES: u8 = 6;

/// What is fixed for a match. It is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Setup {
    /// The side of the board.
    pub board: BoardSide,
    /// Cards per hand, which is the number of tricks.
    pub hand: u8,
    /// A territory with this many wolf cards is full.
    pub full: u8,
    /// The territories from left to right.
    #[serde(deserialize_with = "den_core::exactly")]
    pub order: [Territory; 5],
    /// The light scar places of each territory.
    #[serde(deserialize_with = "den_core::exactly")]
    pub light: [u8; 5],
    /// The dark scar places of each territory.
    #[serde(deserialize_with = "den_core::exactly")]
    pub dark: [u8; 5],
    /// The number of slots on the side of each player: for each territory, then for each of `borders`.
    #[serde(deserialize_with = "den_core::exactly")]
    pub slots: [[u8; SlotKind::COUNT]; 2],
    /// The borders with slots, sorted; `None` behind the last.
    #[serde(deserialize_with = "den_core::exactly")]
    pub borders: [Option<Slot>; SlotKind::MAX_BORDERS],
    /// The two sides of the honor tokens.
    pub honor: [[u8; 2]; 5],
    /// The values of the moon and the blood moon.
    #[serde(deserialize_with = "den_core::exactly")]
    pub moons: [u8; 2],
    /// The player who leads first, if it was chosen (LW-SETUP-4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Copies of each scar.
    pub copies: u8,
    /// The number of each scar's effect.
    #[serde(deserialize_with = "den_core::exactly")]
    pub amounts: [u8; EFFECTS],
    /// The values that count as young, as a set of bits.
    pub young: u8,
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Setup::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Setup, D::Error> {
        let setup = Setup::deserialize(from)?;
        setup.check().map_err(|(key, flaw)| serde::de::Error::custom(format_args!("{key}: {}", Message::from(flaw))))?;
        Ok(setup)
    }
}

impl Setup {
    /// Checks that a game can be played with these values. Otherwise returns the key and the reason.
    pub(crate) fn check(&self) -> Result<(), (&'static str, ContentReason)> {
        let most = MAX_COPIES;
        let scars = u16::from(self.copies) * EFFECTS as u16;
        let places = self.light.iter().chain(&self.dark).map(|&n| u16::from(n)).sum::<u16>();
        let sorted = self.borders.windows(2).all(|two| two[1].is_none() || two[0] < two[1]);
        let named = (0..SlotKind::MAX_BORDERS)
            .all(|at| self.borders[at].is_some() || self.slots.iter().all(|side| side[SlotKind::border(at).index()] == 0));
        let borders = sorted && named && self.borders.iter().flatten().all(|slot| matches!(slot, Slot::Border(a, b) if a < b));
        let checks = [
            ("cards.hand", (1..=MAX_TRICKS as u8).contains(&self.hand), ContentReason::Hand { most: MAX_TRICKS }),
            ("cards.full", (CARDS as u8 / 5..=CARDS as u8).contains(&self.full), ContentReason::Full),
            ("order.territories", Territory::ALL.iter().all(|t| self.order.contains(t)), ContentReason::Order),
            ("honor.tokens", self.honor.iter().flatten().all(|&value| value <= 99), ContentReason::Token),
            ("moons", self.moons.iter().all(|&value| value <= 99), ContentReason::Moon),
            ("scars.copies", (1..=most).contains(&self.copies), ContentReason::Copies { most }),
            ("scars", self.amounts.iter().all(|&amount| amount <= 20), ContentReason::Effect),
            ("scars.young", self.young & ((1 << LOWEST) - 1) == 0, ContentReason::Young),
            ("places.light", self.light.iter().all(|&n| n <= MAX_PLACES), ContentReason::Places { most: MAX_PLACES }),
            ("places.dark", self.dark.iter().all(|&n| n <= MAX_PLACES), ContentReason::Places { most: MAX_PLACES }),
            ("places.dark", self.light.iter().zip(&self.dark).all(|(light, dark)| light + dark > 0), ContentReason::NoPlace),
            ("places.dark", places <= scars, ContentReason::TooFewScars { needed: places, there: scars }),
            ("slots", self.slots.iter().flatten().all(|&n| n <= most), ContentReason::Slots { most }),
            ("first", self.first.is_none_or(|seat| seat.0 < 2), ContentReason::First),
            ("slots.borders", borders, ContentReason::BorderTwice),
        ];
        match checks.into_iter().find(|(_, holds, _)| !holds) {
            Some((key, _, flaw)) => Err((key, flaw)),
            None => Ok(()),
        }
    }

    /// The number of a scar's effect.
    #[inline]
    pub const fn amount(&self, scar: Scar) -> u8 {
        self.amounts[scar.index()]
    }

    /// The number of cards set aside at the start.
    #[inline]
    pub const fn aside(&self) -> u8 {
        CARDS as u8 - 2 * self.hand
    }

    /// The slot of this kind.
    #[inline]
    pub fn slot(&self, kind: SlotKind) -> Slot {
        match kind.index() {
            own @ 0..5 => Slot::Own(Territory::ALL[own]),
            // A kind without a border has no slots either.
            border => self.borders[border - 5].unwrap_or(Slot::Own(Territory::Swamp)),
        }
    }

    /// The kind of a slot, if the board has it.
    #[inline]
    pub fn kind(&self, slot: Slot) -> Option<SlotKind> {
        self.kind_of(slot).filter(|kind| self.slots.iter().any(|side| side[kind.index()] > 0))
    }

    /// The kind of a slot that exists.
    #[inline]
    pub(crate) fn kind_of(&self, slot: Slot) -> Option<SlotKind> {
        match slot {
            Slot::Own(t) => Some(SlotKind::own(t)),
            Slot::Border(..) => self.borders.iter().position(|&b| b == Some(slot)).map(SlotKind::border),
        }
    }

    /// The kinds of slots on a player's side that affect a territory: its own and those on its borders.
    pub fn kinds_at(&self, seat: Seat, at: Territory) -> impl Iterator<Item = SlotKind> + '_ {
        SlotKind::all().filter(move |&kind| self.slots[seat.index()][kind.index()] > 0 && self.slot(kind).touches(at))
    }

    /// The effect of a scar, in a few words.
    pub fn effect(&self, scar: Scar) -> Message {
        let n = self.amount(scar);
        Message::from(match scar {
            Scar::Kin => Effect::Kin { n },
            Scar::Fangs => Effect::Fangs { n },
            Scar::Stray => Effect::Stray { n },
            Scar::Turncoat => Effect::Turncoat,
            Scar::Pack => Effect::Pack { n },
            Scar::Loner => Effect::Loner { n },
            Scar::Pride => Effect::Pride { n },
            Scar::Young => {
                let values = (LOWEST..LOWEST + VALUES).filter(|value| self.young >> value & 1 != 0);
                Effect::Young { n, young: values.map(|value| value.to_string()).collect::<Vec<_>>().join("/") }
            }
            Scar::Alpha => Effect::Alpha { n },
        })
    }
}
