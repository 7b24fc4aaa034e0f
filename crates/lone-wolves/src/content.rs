//! The values of the box, from `content/box.toml`.

use den_core::{Files, Mark, Marked, Message, Refusal, exactly};
use serde::Deserialize;

use crate::options::BoardSide;
use crate::pieces::{EFFECTS, Slot, SlotKind, Territory};
use crate::setup::{Setup, borders};

const FILE: &str = "box.toml";

/// The values of the box.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
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
    #[serde(deserialize_with = "exactly")]
    territories: [Territory; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Honor {
    mark: Mark,
    #[serde(deserialize_with = "exactly")]
    tokens: [Token; 5],
}

/// The two sides of an honor token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct Token(#[serde(deserialize_with = "exactly")] [u8; 2]);

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
    #[serde(deserialize_with = "exactly")]
    dark: [u8; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slots {
    mark: Mark,
    #[serde(deserialize_with = "exactly")]
    own: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    border: [u8; 4],
}

den_core::messages! {
    /// Why the values of the box are refused.
    pub enum ContentReason {
        /// LW-TRICK-4: the order within a suit is printed for the values 2 to 7.
        Values = "lw-content-values",
        /// A position has no room for this many tricks, or there are none.
        Hand { most: usize } = "lw-content-hand",
        /// LW-TRICK-3: the territories could not take all cards.
        Full = "lw-content-full",
        /// LW-COMP-2: a territory is missing.
        Order = "lw-content-order",
        /// An honor token is worth too much.
        Token = "lw-content-token",
        /// A moon is worth too much.
        Moon = "lw-content-moon",
        /// There are too many copies of each scar, or none.
        Copies { most: u8 } = "lw-content-copies",
        /// The number of a scar is too large.
        Effect = "lw-content-effect",
        /// No card has the value.
        Young = "lw-content-young",
        /// A territory has too many dark places.
        Dark = "lw-content-dark",
        /// LW-SETUP-1: the board has more places than there are scars.
        TooFewScars { needed: u16, there: u16 } = "lw-content-scars",
        /// There are too many slots in one place.
        Slots { most: u8 } = "lw-content-slots",
    }
}

den_core::messages! {
    /// The groups of values.
    pub enum Part {
        /// LW-COMP-1.
        Cards = "lw-part-cards",
        /// LW-COMP-2.
        Order = "lw-part-order",
        /// LW-COMP-4.
        Honor = "lw-part-honor",
        /// LW-END-1.
        Moons = "lw-part-moons",
        /// LW-COMP-3.
        Scars = "lw-part-scars",
        /// LW-COMP-6.
        BasicPlaces = "lw-part-basic-places",
        /// LW-COMP-6.
        BasicSlots = "lw-part-basic-slots",
        /// LW-ADV-1.
        AdvancedPlaces = "lw-part-advanced-places",
        /// LW-ADV-2.
        AdvancedSlots = "lw-part-advanced-slots",
    }
}

impl den_core::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");
    const FORM: den_core::form::Form = crate::form::FORM;

    fn read(files: &Files<'_>) -> Result<Content, Refusal> {
        let content: Content = files.read(FILE)?;
        match content.check() {
            Ok(()) => Ok(content),
            Err((key, flaw)) => Err(Refusal::new(format!("{FILE}, {key}"), flaw)),
        }
    }

    fn marks(&self) -> Vec<Marked> {
        [
            (Part::Cards, self.cards.mark),
            (Part::Order, self.order.mark),
            (Part::Honor, self.honor.mark),
            (Part::Moons, self.moons.mark),
            (Part::Scars, self.scars.mark),
            (Part::BasicPlaces, self.basic_places.mark),
            (Part::BasicSlots, self.basic_slots.mark),
            (Part::AdvancedPlaces, self.advanced_places.mark),
            (Part::AdvancedSlots, self.advanced_slots.mark),
        ]
        .map(|(what, mark)| Marked { what: Message::from(what), mark })
        .into()
    }
}

impl Content {
    /// Checks that a game can be played with these values. Otherwise returns the key and the reason.
    fn check(&self) -> Result<(), (String, ContentReason)> {
        if self.cards.values != [2, 3, 4, 5, 6, 7] {
            return Err(("cards.values".into(), ContentReason::Values));
        }
        if self.scars.young.iter().any(|value| !self.cards.values.contains(value)) {
            return Err(("scars.young".into(), ContentReason::Young));
        }
        for board in BoardSide::ALL {
            self.setup(board).check().map_err(|(key, flaw)| {
                // Only these differ between the two sides of the board.
                let of_board = key.starts_with("places") || key.starts_with("slots");
                (if of_board { format!("{}_{key}", board.word()) } else { key.into() }, flaw)
            })?;
        }
        Ok(())
    }

    /// What is fixed for a match on one side of the board.
    pub fn setup(&self, board: BoardSide) -> Setup {
        let (places, slots) = match board {
            BoardSide::Basic => (&self.basic_places, &self.basic_slots),
            BoardSide::Advanced => (&self.advanced_places, &self.advanced_slots),
        };
        let order = self.order.territories;
        let borders = borders(&order);
        let mut all = [0; SlotKind::COUNT];
        all[..5].copy_from_slice(&slots.own);
        for (pair, count) in order.windows(2).zip(slots.border) {
            let border = Slot::border(pair[0], pair[1]);
            if let Some(at) = borders.iter().position(|&b| b == border) {
                all[SlotKind::border(at).index()] = count;
            }
        }
        Setup {
            board,
            hand: self.cards.hand,
            full: self.cards.full,
            order,
            dark: places.dark,
            slots: all,
            borders,
            honor: self.honor.tokens.map(|Token(sides)| sides),
            moons: [self.moons.moon, self.moons.blood_moon],
            copies: self.scars.copies,
            amounts: self.amounts(),
            young: self.scars.young.iter().fold(0, |set, value| set | 1 << value),
        }
    }

    /// The number of each scar's effect, by scar number.
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
}
