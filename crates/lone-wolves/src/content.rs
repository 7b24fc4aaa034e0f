//! The figures of the box, from `content/box.toml`, and what one board makes of them.

use den_core::{Content, Files, Refusal};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Territory};
use crate::options::Board;
use crate::scar::{EFFECTS, MOST_COPIES, Scar, Slot};

const FILE: &str = "box.toml";
/// The most tricks a position can remember.
pub(crate) const MOST_TRICKS: usize = 13;
/// Kinds of slots on a side: five territories and four borders.
pub const SLOT_KINDS: usize = 9;

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The printed rulebook says so.
    Rulebook,
    /// Taken as a fact from an existing adaptation.
    Adaptation,
    /// Ours; the printed value is not known here.
    Reconstructed,
}

/// The figures of the box.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    cards: CardFigures,
    order: Order,
    honor: Honor,
    moons: Moons,
    scars: ScarFigures,
    basic_places: Places,
    basic_slots: Slots,
    advanced_places: Places,
    advanced_slots: Slots,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFigures {
    mark: Mark,
    values: Vec<u8>,
    hand: u8,
    full: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    mark: Mark,
    territories: [Territory; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Honor {
    mark: Mark,
    tokens: [[u8; 2]; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Moons {
    mark: Mark,
    moon: u8,
    blood_moon: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScarFigures {
    mark: Mark,
    copies: u8,
    strength_per_wolf: u8,
    strength: u8,
    lone_wolves_added: u8,
    honor_per_wolf: u8,
    honor_per_lone_wolf: u8,
    honor_per_face_up: u8,
    honor_per_young: u8,
    young: Vec<u8>,
    honor_for_token: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Places {
    mark: Mark,
    dark: [u8; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slots {
    mark: Mark,
    own: [u8; 5],
    border: [u8; 4],
}

impl Content for Figures {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");

    fn read(files: &Files<'_>) -> Result<Figures, Refusal> {
        let figures: Figures = files.toml(FILE)?;
        figures.check()?;
        Ok(figures)
    }
}

fn refuse(key: &str, why: impl Into<String>) -> Result<(), Refusal> {
    Err(Refusal::new(format!("{FILE}, {key}"), why))
}

impl Figures {
    /// The groups of figures, each with its mark.
    pub fn marks(&self) -> [(&'static str, Mark); 9] {
        [
            ("cards", self.cards.mark),
            ("order", self.order.mark),
            ("honor", self.honor.mark),
            ("moons", self.moons.mark),
            ("scars", self.scars.mark),
            ("basic_places", self.basic_places.mark),
            ("basic_slots", self.basic_slots.mark),
            ("advanced_places", self.advanced_places.mark),
            ("advanced_slots", self.advanced_slots.mark),
        ]
    }

    fn check(&self) -> Result<(), Refusal> {
        if self.cards.values != [2, 3, 4, 5, 6, 7] {
            return refuse("cards.values", "a suit has the values 2 to 7: the order of a trick is printed for these (LW-TRICK-4)");
        }
        if !(1..=MOST_TRICKS as u8).contains(&self.cards.hand) {
            return refuse("cards.hand", format!("a hand has 1 to {MOST_TRICKS} cards"));
        }
        if !(CARDS as u8 / 5..=CARDS as u8).contains(&self.cards.full) {
            return refuse("cards.full", "five territories have to take all 30 cards: at least 6 each, at most 30");
        }
        if Territory::ALL.iter().any(|t| !self.order.territories.contains(t)) {
            return refuse("order.territories", "each of the five territories once");
        }
        if self.honor.tokens.iter().flatten().any(|&value| value > 99) {
            return refuse("honor.tokens", "a side of a token is worth at most 99");
        }
        if self.moons.moon > 99 || self.moons.blood_moon > 99 {
            return refuse("moons", "a moon is worth at most 99");
        }
        self.check_scars()?;
        for (key, places) in [("basic_places.dark", &self.basic_places), ("advanced_places.dark", &self.advanced_places)] {
            if places.dark.iter().any(|&n| n > 6) {
                return refuse(key, "a territory has at most 6 dark places");
            }
            let (needed, there) = (5 + places.dark.iter().sum::<u8>(), self.scars.copies * EFFECTS as u8);
            if needed > there {
                return refuse(key, format!("the board has {needed} places, but there are only {there} scars"));
            }
        }
        for (key, slots) in [("basic_slots", &self.basic_slots), ("advanced_slots", &self.advanced_slots)] {
            if slots.own.iter().chain(&slots.border).any(|&n| n > MOST_COPIES) {
                return refuse(key, format!("at most {MOST_COPIES} slots in one place"));
            }
        }
        Ok(())
    }

    fn check_scars(&self) -> Result<(), Refusal> {
        if !(1..=MOST_COPIES).contains(&self.scars.copies) {
            return refuse("scars.copies", format!("1 to {MOST_COPIES} copies of each scar"));
        }
        if self.amounts().iter().any(|&amount| amount > 20) {
            return refuse("scars", "no effect is larger than 20");
        }
        if self.scars.young.iter().any(|value| !self.cards.values.contains(value)) {
            return refuse("scars.young", "only values that cards have");
        }
        Ok(())
    }

    /// The figure of each scar, by number.
    fn amounts(&self) -> [u8; EFFECTS] {
        let scars = &self.scars;
        [
            scars.strength_per_wolf,
            scars.strength,
            scars.lone_wolves_added,
            0,
            scars.honor_per_wolf,
            scars.honor_per_lone_wolf,
            scars.honor_per_face_up,
            scars.honor_per_young,
            scars.honor_for_token,
        ]
    }

    /// What is played with on one board.
    pub fn rules(&self, board: Board) -> Rules {
        let (places, slots) = match board {
            Board::Basic => (&self.basic_places, &self.basic_slots),
            Board::Advanced => (&self.advanced_places, &self.advanced_slots),
        };
        let order = self.order.territories;
        let mut borders: [(Slot, u8); 4] = std::array::from_fn(|i| (Slot::border(order[i], order[i + 1]), slots.border[i]));
        borders.sort_unstable();
        let mut all = [0; SLOT_KINDS];
        all[..5].copy_from_slice(&slots.own);
        for (slot, border) in all[5..].iter_mut().zip(borders) {
            *slot = border.1;
        }
        Rules {
            board,
            hand: self.cards.hand,
            full: self.cards.full,
            order,
            dark: places.dark,
            slots: all,
            borders: borders.map(|(slot, _)| slot),
            honor: self.honor.tokens,
            moons: [self.moons.moon, self.moons.blood_moon],
            copies: self.scars.copies,
            amounts: self.amounts(),
            young: self.scars.young.iter().fold(0, |set, value| set | 1 << value),
        }
    }
}

/// The figures that one game is played with: those of the box, for the chosen board. Everybody knows them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The side of the board.
    pub board: Board,
    /// Cards per hand, which is the number of tricks.
    pub hand: u8,
    /// A territory with this many wolf cards is full.
    pub full: u8,
    /// The territories from left to right.
    pub order: [Territory; 5],
    /// The dark scar places of each territory.
    pub dark: [u8; 5],
    /// How many slots a side has: of each territory, then on each of `borders`.
    pub slots: [u8; SLOT_KINDS],
    /// The borders of neighbours, sorted.
    pub borders: [Slot; 4],
    /// The two sides of the honor tokens.
    pub honor: [[u8; 2]; 5],
    /// What the moon and the blood moon are worth.
    pub moons: [u8; 2],
    /// Copies of each scar.
    pub copies: u8,
    /// The figure of each scar.
    pub amounts: [u8; EFFECTS],
    /// The values that the scar of the young counts, as a set of bits.
    pub young: u8,
}

impl Rules {
    /// The figure of a scar.
    #[inline]
    pub const fn amount(&self, scar: Scar) -> u8 {
        self.amounts[scar.index()]
    }

    /// Cards that are set aside at the start.
    #[inline]
    pub const fn aside(&self) -> u8 {
        CARDS as u8 - 2 * self.hand
    }

    /// The kind of slot with this number.
    #[inline]
    pub fn slot(&self, kind: usize) -> Slot {
        if kind < 5 { Slot::Own(Territory::ALL[kind]) } else { self.borders[kind - 5] }
    }

    /// The number of a kind of slot, if the board has it.
    #[inline]
    pub fn kind(&self, slot: Slot) -> Option<usize> {
        match slot {
            Slot::Own(t) => Some(t.index()),
            Slot::Border(..) => self.borders.iter().position(|&b| b == slot).map(|k| k + 5),
        }
        .filter(|&k| self.slots[k] > 0)
    }

    /// The kinds of slots that act on a territory: its own and its borders.
    pub fn kinds_at(&self, at: Territory) -> impl Iterator<Item = usize> + '_ {
        (0..SLOT_KINDS).filter(move |&k| self.slots[k] > 0 && self.slot(k).touches(at))
    }

    /// What a scar does, in a few words.
    pub fn effect(&self, scar: Scar) -> String {
        let n = self.amount(scar);
        match scar {
            Scar::Kin => format!("+{n} strength for each wolf on your side"),
            Scar::Fangs => format!("+{n} strength"),
            Scar::Stray if n == 1 => "a set-aside card joins you as a lone wolf".into(),
            Scar::Stray => format!("{n} set-aside cards join you as lone wolves"),
            Scar::Turncoat => "the honor token turns over".into(),
            Scar::Pack => format!("+{n} honor for each wolf on your side"),
            Scar::Loner => format!("+{n} honor for each lone wolf on your side"),
            Scar::Pride => format!("+{n} honor for each face-up wolf on your side"),
            Scar::Young => {
                let values: Vec<_> = (2..8u8).filter(|v| self.young >> v & 1 != 0).map(|v| v.to_string()).collect();
                format!("+{n} honor for each face-up {} on your side", values.join("/"))
            }
            Scar::Alpha => format!("+{n} honor if you win the honor token"),
        }
    }
}
