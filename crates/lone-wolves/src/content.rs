//! The values of the box, from `content/box.toml`.

use den_core::{Deserialize, Files, Mark, Marked, OwnMarks, Refusal, Seat, exactly};

use crate::options::BoardSide;
use crate::pieces::{EFFECTS, Slot, SlotKind, Territory};
use crate::setup::Setup;

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
    #[serde(default)]
    marks: OwnMarks,
    values: Vec<u8>,
    hand: u8,
    full: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    mark: Mark,
    #[serde(default)]
    marks: OwnMarks,
    #[serde(deserialize_with = "exactly")]
    territories: [Territory; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Honor {
    mark: Mark,
    #[serde(default)]
    marks: OwnMarks,
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
    #[serde(default)]
    marks: OwnMarks,
    moon: u8,
    blood_moon: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScarFigures {
    mark: Mark,
    #[serde(default)]
    marks: OwnMarks,
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
    #[serde(default)]
    marks: OwnMarks,
    #[serde(default = "one_each", deserialize_with = "exactly")]
    light: [u8; 5],
    #[serde(deserialize_with = "exactly")]
    dark: [u8; 5],
}

fn one_each() -> [u8; 5] {
    [1; 5]
}

/// The slots of both players' sides.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slots {
    mark: Mark,
    #[serde(default)]
    marks: OwnMarks,
    #[serde(deserialize_with = "exactly")]
    own: [u8; 5],
    #[serde(default, deserialize_with = "exactly")]
    border: [u8; 4],
    #[serde(default)]
    borders: Vec<Border>,
    /// The side of the second player, if it differs.
    second: Option<SecondSide>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecondSide {
    #[serde(deserialize_with = "exactly")]
    own: [u8; 5],
    #[serde(default, deserialize_with = "exactly")]
    border: [u8; 4],
    #[serde(default)]
    borders: Vec<Border>,
}

/// The slots between two territories.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Border {
    #[serde(deserialize_with = "exactly")]
    between: [Territory; 2],
    slots: u8,
}

/// The slots of one player's side.
struct SideSlots<'a> {
    own: &'a [u8; 5],
    border: &'a [u8; 4],
    borders: &'a [Border],
}

impl Slots {
    fn sides(&self) -> [SideSlots<'_>; 2] {
        let first = SideSlots { own: &self.own, border: &self.border, borders: &self.borders };
        let second = self.second.as_ref().map_or(SideSlots { ..first }, |second| SideSlots {
            own: &second.own,
            border: &second.border,
            borders: &second.borders,
        });
        [first, second]
    }

    /// Checks that no border is named twice and that none is between a territory and itself.
    fn check(&self, order: &[Territory; 5]) -> Result<(), ContentReason> {
        for side in self.sides() {
            let mut all: Vec<Slot> = side.all_borders(order).map(|(slot, _)| slot).collect();
            if all.iter().any(|slot| matches!(slot, Slot::Own(_))) {
                return Err(ContentReason::BorderOfOne);
            }
            let n = all.len();
            den_core::sort(&mut all);
            all.dedup();
            if all.len() < n {
                return Err(ContentReason::BorderTwice);
            }
        }
        Ok(())
    }

    /// The borders with a slot on either side of the board, sorted.
    fn borders(&self, order: &[Territory; 5]) -> Vec<Slot> {
        let sides = self.sides();
        let mut borders: Vec<Slot> =
            sides.iter().flat_map(|side| side.all_borders(order)).filter(|(_, n)| *n > 0).map(|(slot, _)| slot).collect();
        den_core::sort(&mut borders);
        borders.dedup();
        borders
    }
}

impl SideSlots<'_> {
    /// The border slots: those of neighbours with a slot, then the others that are named.
    fn all_borders<'a>(&'a self, order: &'a [Territory; 5]) -> impl Iterator<Item = (Slot, u8)> + 'a {
        let neighbours = order.windows(2).zip(self.border).map(|(pair, &n)| (Slot::border(pair[0], pair[1]), n)).filter(|(_, n)| *n > 0);
        neighbours.chain(self.borders.iter().map(|border| (Slot::border(border.between[0], border.between[1]), border.slots)))
    }
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
        /// A territory has too many places of one colour.
        Places { most: u8 } = "lw-content-places",
        /// LW-TRUMP-2: a territory without a scar place could never lose its last scar.
        NoPlace = "lw-content-no-place",
        /// LW-SETUP-1: the board has more places than there are scars.
        TooFewScars { needed: u16, there: u16 } = "lw-content-scars",
        /// There are too many slots in one place.
        Slots { most: u8 } = "lw-content-slots",
        /// LW-ADV-2: a border between a territory and itself.
        BorderOfOne = "lw-content-border-one",
        /// LW-ADV-2: the same border twice.
        BorderTwice = "lw-content-border-twice",
        /// LW-SETUP-4: there is no such player.
        First = "lw-content-first",
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
    /// The first edition, with other marks.
    const EARLIER: &'static [&'static str] = &["4fb3f73f77887aa084f623c22303320bc9654be9e63b1ed4b53e495308e278ca"];

    fn read(files: &Files<'_>) -> Result<Content, Refusal> {
        let content: Content = files.read(FILE)?;
        for (_, key, _, own, values) in content.parts() {
            own.check(&format!("{FILE}, {key}"), values)?;
        }
        match content.check() {
            Ok(()) => Ok(content),
            Err((key, flaw)) => Err(Refusal::new(format!("{FILE}, {key}"), flaw)),
        }
    }

    fn marks(&self) -> Vec<Marked> {
        self.parts().into_iter().flat_map(|(part, key, mark, own, _)| own.list(&format!("{FILE}, {key}"), part, mark)).collect()
    }
}

/// A part of the box: its name and key, its mark, the marks of its values, and the keys of those.
type PartOf<'a> = (Part, &'static str, Mark, &'a OwnMarks, &'static [&'static str]);

impl Content {
    fn parts(&self) -> [PartOf<'_>; 9] {
        const SCARS: &[&str] = &[
            "copies",
            "strength_per_wolf",
            "strength",
            "lone_wolves_added",
            "honor_per_wolf",
            "honor_per_lone_wolf",
            "honor_per_face_up",
            "honor_per_young",
            "young",
            "honor_for_token",
        ];
        const PLACES: &[&str] = &["light", "dark"];
        const SLOTS: &[&str] = &["own", "border", "borders", "second"];
        [
            (Part::Cards, "cards", self.cards.mark, &self.cards.marks, &["values", "hand", "full"]),
            (Part::Order, "order", self.order.mark, &self.order.marks, &["territories"]),
            (Part::Honor, "honor", self.honor.mark, &self.honor.marks, &["tokens"]),
            (Part::Moons, "moons", self.moons.mark, &self.moons.marks, &["moon", "blood_moon"]),
            (Part::Scars, "scars", self.scars.mark, &self.scars.marks, SCARS),
            (Part::BasicPlaces, "basic_places", self.basic_places.mark, &self.basic_places.marks, PLACES),
            (Part::BasicSlots, "basic_slots", self.basic_slots.mark, &self.basic_slots.marks, SLOTS),
            (Part::AdvancedPlaces, "advanced_places", self.advanced_places.mark, &self.advanced_places.marks, PLACES),
            (Part::AdvancedSlots, "advanced_slots", self.advanced_slots.mark, &self.advanced_slots.marks, SLOTS),
        ]
    }

    /// Checks that a game can be played with these values. Otherwise returns the key and the reason.
    fn check(&self) -> Result<(), (String, ContentReason)> {
        if self.cards.values != [2, 3, 4, 5, 6, 7] {
            return Err(("cards.values".into(), ContentReason::Values));
        }
        if self.scars.young.iter().any(|value| !self.cards.values.contains(value)) {
            return Err(("scars.young".into(), ContentReason::Young));
        }
        let mut territories = self.order.territories;
        den_core::sort(&mut territories);
        if territories != Territory::ALL {
            return Err(("order.territories".into(), ContentReason::Order));
        }
        for board in BoardSide::ALL {
            self.board(board).1.check(&self.order.territories).map_err(|flaw| (format!("{}_slots.borders", board.word()), flaw))?;
            self.setup(board, None).check().map_err(|(key, flaw)| {
                // Only these differ between the two sides of the board.
                let of_board = key.starts_with("places") || key.starts_with("slots");
                (if of_board { format!("{}_{key}", board.word()) } else { key.into() }, flaw)
            })?;
        }
        Ok(())
    }

    fn board(&self, board: BoardSide) -> (&Places, &Slots) {
        match board {
            BoardSide::Basic => (&self.basic_places, &self.basic_slots),
            BoardSide::Advanced => (&self.advanced_places, &self.advanced_slots),
        }
    }

    /// What is fixed for a match on one side of the board, with the first leader if it was chosen.
    pub fn setup(&self, board: BoardSide, first: Option<Seat>) -> Setup {
        let (places, slots) = self.board(board);
        let order = self.order.territories;
        let mut borders = [None; SlotKind::MAX_BORDERS];
        for (border, slot) in borders.iter_mut().zip(slots.borders(&order)) {
            *border = Some(slot);
        }
        let count = |side: &SideSlots<'_>| {
            let mut all = [0; SlotKind::COUNT];
            all[..5].copy_from_slice(side.own);
            for (slot, n) in side.all_borders(&order) {
                if let Some(at) = borders.iter().position(|&border| border == Some(slot)) {
                    all[SlotKind::border(at).index()] = n;
                }
            }
            all
        };
        Setup {
            board,
            hand: self.cards.hand,
            full: self.cards.full,
            order,
            light: places.light,
            dark: places.dark,
            slots: slots.sides().each_ref().map(count),
            borders,
            honor: self.honor.tokens.map(|Token(sides)| sides),
            moons: [self.moons.moon, self.moons.blood_moon],
            first,
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
