//! The position: the table, which everyone sees, and the two hands.

use std::ops::RangeInclusive;

use den_core::rand::Rng;
use den_core::{Deals as _, Deserialize, Refusal, Rules, Seat, Shared, Turn};
use serde::Serialize;

use crate::chance::{Chance, draw_scar};
use crate::content::Content;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::pieces::{Cards, Kinds, Moon, Scar, Scars, Slot, SlotKind, Suits, Territory, Tricks};
use crate::setup::Setup;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// LW-SETUP-1: the dealer lays out the face-up scars.
    Scars,
    /// LW-SETUP-2: the dealer lays out the honor tokens.
    Honor,
    /// LW-SETUP-3: the dealer deals the hands.
    Hands,
    /// LW-SETUP-4: the dealer draws the first leader.
    Leader,
    /// LW-TRICK-1: the leader plays.
    Lead,
    /// LW-TRICK-2: the other player plays.
    Follow,
    /// LW-TRICK-6: a face-down scar in this territory is turned up.
    TurnUp(Territory),
    /// LW-TRICK-8: the loser takes a scar of this territory.
    Take(Seat, Territory),
    /// LW-TRICK-8: the loser took a face-down scar of this territory and looks at it.
    Look(Seat, Territory),
    /// LW-TRICK-8: the loser places the scar; `None` if only the loser has seen it.
    Place(Seat, Option<Scar>),
    /// LW-END-1: the game is over.
    Over,
}

/// An honor token on the board: the value that counts, and the one underneath.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Honor {
    /// The side that is up.
    pub up: u8,
    /// The other side.
    pub down: u8,
}

impl Honor {
    /// LW-SCAR-4: the token with its other side up.
    #[must_use]
    pub const fn turned(self) -> Honor {
        Honor { up: self.down, down: self.up }
    }
}

/// A territory of the board, between the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Land {
    /// Its face-up scars.
    pub scars: Scars,
    /// The number of its face-down scars.
    pub face_down: u8,
    /// The honor token.
    pub honor: Honor,
    /// The number of wolf cards on both sides together; recomputed when a view is parsed.
    #[serde(skip)]
    pub wolves: u8,
}

impl Land {
    /// Whether it has no scars left.
    #[inline]
    pub const fn is_bare(&self) -> bool {
        self.scars.is_empty() && self.face_down == 0
    }
}

/// One player's side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The face-up wolves in each territory.
    #[serde(deserialize_with = "den_core::exactly")]
    pub up: [Cards; 5],
    /// The number of lone wolves in each territory.
    #[serde(deserialize_with = "den_core::exactly")]
    pub lone: [u8; 5],
    /// The scars in each kind of slot: of the five territories, then on the borders (see [`Setup::borders`]).
    #[serde(deserialize_with = "den_core::exactly")]
    pub slots: [Scars; SlotKind::COUNT],
    /// The kinds of slots with an empty one. Kept up to date, because every scar needs it; recomputed when a view is parsed.
    #[serde(skip)]
    pub room: Kinds,
}

impl Side {
    /// The number of wolf cards in a territory, including lone wolves.
    #[inline]
    pub fn wolves(&self, at: Territory) -> u8 {
        self.up[at.index()].len() + self.lone[at.index()]
    }

    /// LW-TRICK-8: puts a scar into a slot of this kind.
    #[inline]
    pub(crate) fn place(&mut self, slots: &[u8; SlotKind::COUNT], kind: SlotKind, scar: Scar) {
        self.slots[kind.index()].add(scar);
        self.room.remove_if(kind, self.slots[kind.index()].len() >= slots[kind.index()]);
    }

    /// Computes the kinds of slots with an empty one.
    pub(crate) fn count_room(&self, slots: &[u8; SlotKind::COUNT]) -> Kinds {
        SlotKind::all().filter(|kind| self.slots[kind.index()].len() < slots[kind.index()]).collect()
    }
}

/// Everything that is public: what is face up on the table, and what everyone may remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What happens next.
    pub stage: Stage,
    /// The sides of the two players.
    #[serde(deserialize_with = "den_core::exactly")]
    pub sides: [Side; 2],
    /// The territories.
    #[serde(deserialize_with = "den_core::exactly")]
    pub lands: [Land; 5],
    /// LW-TRICK-3: the territories that are not full. Kept up to date, because every card needs it; recomputed when a view is
    /// parsed.
    #[serde(skip)]
    pub open: Suits,
    /// The scars that not everyone has seen: those face down on the board, those removed unseen at the start, and one that a
    /// player is looking at before placing it.
    pub unseen: Scars,
    /// The scars that left the game for lack of a slot (LW-TRICK-9).
    pub gone: Scars,
    /// The number of set-aside cards left.
    pub aside: u8,
    /// Where the moon and the blood moon are.
    #[serde(deserialize_with = "den_core::exactly")]
    pub moons: [Option<Territory>; 2],
    /// The suits that each player has failed to follow, and so no longer has.
    #[serde(deserialize_with = "den_core::exactly")]
    pub voids: [Suits; 2],
    /// The tricks so far.
    pub tricks: Tricks,
}

impl Table {
    /// The table before the first step.
    fn new(setup: &Setup) -> Table {
        let mut table = Table {
            stage: Stage::Scars,
            sides: [Side::default(); 2],
            lands: [Land::default(); 5],
            open: Suits::default(),
            unseen: Scars::all(setup.copies),
            gone: Scars::NONE,
            aside: 0,
            moons: [None; 2],
            voids: [Suits::default(); 2],
            tricks: Tricks::default(),
        };
        for (land, dark) in table.lands.iter_mut().zip(setup.dark) {
            land.face_down = dark;
        }
        table.count(setup);
        table
    }

    /// Computes what is kept up to date during play: wolves, and which territories and slots have room.
    pub(crate) fn count(&mut self, setup: &Setup) {
        for at in Territory::ALL {
            self.lands[at.index()].wolves = self.sides[0].wolves(at) + self.sides[1].wolves(at);
        }
        self.open = Territory::ALL.into_iter().filter(|at| self.lands[at.index()].wolves < setup.full).collect();
        for (side, slots) in self.sides.iter_mut().zip(&setup.slots) {
            side.room = side.count_room(slots);
        }
    }

    /// Adds a wolf card to a territory.
    #[inline]
    pub(crate) fn join(&mut self, setup: &Setup, at: Territory) {
        let land = &mut self.lands[at.index()];
        land.wolves += 1;
        self.open.remove_if(at, land.wolves >= setup.full);
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.stage {
            Stage::Lead => Turn::Seat(self.tricks.leader()),
            Stage::Follow => Turn::Seat(other(self.tricks.leader())),
            Stage::Take(seat, _) | Stage::Place(seat, _) => Turn::Seat(seat),
            Stage::Over => Turn::Over,
            Stage::Scars | Stage::Honor | Stage::Hands | Stage::Leader | Stage::TurnUp(_) | Stage::Look(..) => Turn::Chance,
        }
    }

    /// LW-TRUMP-1 to LW-TRUMP-4: the trump suit.
    #[inline]
    pub const fn trump(&self) -> Option<Territory> {
        match self.moons {
            [_, Some(blood)] => Some(blood),
            [moon, None] => moon,
        }
    }

    /// LW-TRUMP-2, LW-TRUMP-3: the moon that rises next.
    pub fn next_moon(&self) -> Option<Moon> {
        Moon::ALL.into_iter().find(|moon| self.moons[moon.index()].is_none())
    }

    /// LW-TRICK-3: whether a territory is full.
    #[inline]
    pub const fn is_full(&self, at: Territory) -> bool {
        !self.open.has(at)
    }

    /// Whether the hands have been dealt.
    pub const fn dealt(&self) -> bool {
        !matches!(self.stage, Stage::Scars | Stage::Honor | Stage::Hands)
    }

    /// The number of cards in a player's hand.
    pub fn hand_size(&self, setup: &Setup, seat: Seat) -> u8 {
        if !self.dealt() {
            return 0;
        }
        let played = self.tricks.cards();
        let led = played % 2 == 1 && seat == self.tricks.leader();
        setup.hand - played / 2 - u8::from(led)
    }

    /// The cards played by each player.
    pub fn played(&self) -> [Cards; 2] {
        let mut played = [Cards::NONE; 2];
        for trick in self.tricks.iter() {
            played[trick.leader.index()].add(trick.led.card);
            if let Some(answer) = trick.answer {
                played[other(trick.leader).index()].add(answer.card);
            }
        }
        played
    }

    /// The number of face-down scars on the board.
    pub fn face_down(&self) -> u8 {
        self.lands.iter().map(|land| land.face_down).sum()
    }

    /// A player's scars in slots that affect a territory.
    pub fn scars_at<'a>(&'a self, setup: &'a Setup, seat: Seat, at: Territory) -> impl Iterator<Item = (Slot, Scar)> + 'a {
        let slots = &self.sides[seat.index()].slots;
        setup.kinds_at(seat, at).flat_map(move |kind| slots[kind.index()].iter().map(move |scar| (setup.slot(kind), scar)))
    }
}

/// The other player.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

/// A position of Lone Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LoneWolves {
    pub(crate) setup: Shared<Setup>,
    pub(crate) table: Table,
    pub(crate) hands: [Cards; 2],
    /// The scar that a player took face down, has looked at and has not placed yet.
    pub(crate) looked: Option<Scar>,
}

impl Rules for LoneWolves {
    const ID: &'static str = "lone-wolves";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MINUTES: (u8, u8) = (20, 30);

    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;

    fn set_up(content: &Content, options: &Options, seats: u8) -> Result<Setup, Refusal> {
        Ok(content.setup(options.board, options.first.seat(seats)?))
    }

    fn start(setup: &Shared<Setup>) -> LoneWolves {
        LoneWolves { setup: setup.clone(), table: Table::new(setup), hands: [Cards::NONE; 2], looked: None }
    }

    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }
}

impl LoneWolves {
    /// A position built by hand, for example for a puzzle: the table, the hands, and a scar that was taken face down and looked at.
    /// [`den_core::Audit::audit`] checks that it is consistent.
    pub fn assemble(setup: &Shared<Setup>, mut table: Table, hands: [Cards; 2], looked: Option<Scar>) -> LoneWolves {
        table.count(setup);
        LoneWolves { setup: setup.clone(), table, hands, looked }
    }

    /// The public part.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards set aside unseen at the start.
    pub fn aside(&self) -> Cards {
        if !self.table.dealt() {
            return Cards::NONE;
        }
        Cards::ALL.without(self.hands[0]).without(self.hands[1]).without(self.table.tricks.all_cards())
    }

    /// A possible position in which nothing is left to chance: a chance step that is due is drawn, and every face-down scar is turned
    /// up, drawn from the unseen ones.
    #[must_use]
    pub fn with_scars_face_up(&self, rng: &mut impl Rng) -> LoneWolves {
        let mut open = self.clone();
        while open.turn() == Turn::Chance {
            let chance = open.deal(rng);
            open.resolve(&chance, &mut ());
        }
        let table = &mut open.table;
        let mut unseen = table.unseen;
        if let Some(looked) = open.looked {
            unseen.remove(looked);
        }
        for land in &mut table.lands {
            for _ in 0..std::mem::take(&mut land.face_down) {
                let scar = draw_scar(unseen, rng);
                unseen.remove(scar);
                table.unseen.remove(scar);
                land.scars.add(scar);
            }
        }
        open
    }

    /// The scar that is being placed.
    #[inline]
    pub fn placing(&self) -> Option<Scar> {
        match self.table.stage {
            Stage::Place(_, open) => open.or(self.looked),
            _ => None,
        }
    }
}
