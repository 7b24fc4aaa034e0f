//! What is fixed for a match: the values of the box for the chosen side of the board.

use den_core::Message;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::ContentReason;
use crate::options::BoardSide;
use crate::pieces::{CARDS, EFFECTS, LOWEST, MAX_COPIES, Scar, Slot, SlotKind, Territory, VALUES};
use crate::words::Effect;

/// The maximum number of tricks in a position.
pub(crate) const MAX_TRICKS: usize = 13;

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
    /// The dark scar places of each territory.
    #[serde(deserialize_with = "den_core::exactly")]
    pub dark: [u8; 5],
    /// The number of slots on a side: for each territory, then for each of `borders`.
    #[serde(deserialize_with = "den_core::exactly")]
    pub slots: [u8; SlotKind::COUNT],
    /// The borders of neighbours, sorted. They follow from the order of the territories.
    #[serde(skip, default = "unordered")]
    pub borders: [Slot; 4],
    /// The two sides of the honor tokens.
    pub honor: [[u8; 2]; 5],
    /// The values of the moon and the blood moon.
    #[serde(deserialize_with = "den_core::exactly")]
    pub moons: [u8; 2],
    /// Copies of each scar.
    pub copies: u8,
    /// The number of each scar's effect.
    #[serde(deserialize_with = "den_core::exactly")]
    pub amounts: [u8; EFFECTS],
    /// The values that count as young, as a set of bits.
    pub young: u8,
}

fn unordered() -> [Slot; 4] {
    borders(&Territory::ALL)
}

/// LW-ADV-2: the borders of neighbours, sorted.
pub(crate) fn borders(order: &[Territory; 5]) -> [Slot; 4] {
    let mut borders = std::array::from_fn(|i| Slot::border(order[i], order[i + 1]));
    borders.sort_unstable();
    borders
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Setup::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Setup, D::Error> {
        let mut setup = Setup::deserialize(from)?;
        setup.borders = borders(&setup.order);
        setup.check().map_err(|(key, flaw)| serde::de::Error::custom(format_args!("{key}: {}", Message::from(flaw))))?;
        Ok(setup)
    }
}

impl Setup {
    /// Checks that a game can be played with these values. Otherwise returns the key and the reason.
    pub(crate) fn check(&self) -> Result<(), (&'static str, ContentReason)> {
        let most = MAX_COPIES;
        let scars = u16::from(self.copies) * EFFECTS as u16;
        let places = 5 + self.dark.iter().map(|&n| u16::from(n)).sum::<u16>();
        let checks = [
            ("cards.hand", (1..=MAX_TRICKS as u8).contains(&self.hand), ContentReason::Hand { most: MAX_TRICKS }),
            ("cards.full", (CARDS as u8 / 5..=CARDS as u8).contains(&self.full), ContentReason::Full),
            ("order.territories", Territory::ALL.iter().all(|t| self.order.contains(t)), ContentReason::Order),
            ("honor.tokens", self.honor.iter().flatten().all(|&value| value <= 99), ContentReason::Token),
            ("moons", self.moons.iter().all(|&value| value <= 99), ContentReason::Moon),
            ("scars.copies", (1..=most).contains(&self.copies), ContentReason::Copies { most }),
            ("scars", self.amounts.iter().all(|&amount| amount <= 20), ContentReason::Effect),
            ("scars.young", self.young & ((1 << LOWEST) - 1) == 0, ContentReason::Young),
            ("places.dark", self.dark.iter().all(|&n| n <= 6), ContentReason::Dark),
            ("places.dark", places <= scars, ContentReason::TooFewScars { needed: places, there: scars }),
            ("slots", self.slots.iter().all(|&n| n <= most), ContentReason::Slots { most }),
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
            border => self.borders[border - 5],
        }
    }

    /// The kind of a slot, if the board has it.
    #[inline]
    pub fn kind(&self, slot: Slot) -> Option<SlotKind> {
        match slot {
            Slot::Own(t) => Some(SlotKind::own(t)),
            Slot::Border(..) => self.borders.iter().position(|&b| b == slot).map(SlotKind::border),
        }
        .filter(|kind| self.slots[kind.index()] > 0)
    }

    /// The kinds of slots that affect a territory: its own and those on its borders.
    pub fn kinds_at(&self, at: Territory) -> impl Iterator<Item = SlotKind> + '_ {
        SlotKind::all().filter(move |&kind| self.slots[kind.index()] > 0 && self.slot(kind).touches(at))
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
