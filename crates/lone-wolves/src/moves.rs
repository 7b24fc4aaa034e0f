//! The moves: playing a card, taking a scar, placing it. Which are legal, and why others are not.

use den_core::{Illegal, Seat, Turn, dice, rand::Rng};

use crate::card::{CARDS, Card, Cards, Territory};
use crate::scar::{EFFECTS, Scar, Slot};
use crate::state::{LoneWolves, Phase, Table};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// LW-TRICK-1, LW-TRICK-2: play a card to a territory.
    Play(Card, Territory),
    /// LW-TRICK-8: take a scar from where the losing card lies.
    Take(Pick),
    /// LW-TRICK-8: place the scar on one's side.
    Place(Slot),
}

/// Which scar is taken. Those alike are one choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A face-up one.
    Up(Scar),
    /// A face-down one; nobody has seen any of them, so they are alike.
    FaceDown,
}

/// For each set of open territories, these in order, then filling.
static OPEN: [[Territory; 5]; 32] = {
    let mut lists = [[Territory::Swamp; 5]; 32];
    let mut open = 0;
    while open < 32 {
        let (mut at, mut end) = (0, 0);
        while at < 5 {
            if open >> at & 1 != 0 {
                lists[open][end] = Territory::ALL[at];
                end += 1;
            }
            at += 1;
        }
        open += 1;
    }
    lists
};

/// For each set of open territories and each card, the card played to each of them, then filling.
static PLAYS: [[[Move; 5]; CARDS]; 32] = {
    let mut plays = [[[Move::Take(Pick::FaceDown); 5]; CARDS]; 32];
    let mut open = 0;
    while open < 32 {
        let mut card = 0;
        while card < CARDS {
            let mut at = 0;
            while at < 5 {
                plays[open][card][at] = Move::Play(Card::numbered(card as u8), OPEN[open][at]);
                at += 1;
            }
            card += 1;
        }
        open += 1;
    }
    plays
};

/// A thousand and twenty-four parted by 1 to 5, rounded up.
const PARTS: [u32; 6] = [0, 1024, 512, 342, 256, 205];

impl LoneWolves {
    /// The cards that may be played now, if a card is due.
    /// LW-TRICK-2: those of the led suit, if there are any.
    #[inline]
    pub(crate) fn playable(&self) -> Cards {
        let leader = self.table.tricks.leader();
        if self.table.phase == Phase::Lead {
            return self.hand(leader);
        }
        let hand = self.hand(crate::state::other(leader));
        let following = hand.among(Cards::of_suit(self.table.tricks.pair().0.card.suit()));
        if following.is_empty() { hand } else { following }
    }

    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        match self.table.phase {
            Phase::Lead | Phase::Follow => self.list_plays(out),
            Phase::Take(_, at) => self.table.picks(at, |pick| out.push(Move::Take(pick))),
            Phase::Place(seat, _) => {
                for kind in self.table.sides[seat.index()].room.iter() {
                    out.push(Move::Place(self.table.rules.slot(kind)));
                }
            }
            _ => {}
        }
    }

    /// One of the moves that [`LoneWolves::list`] lists, by lot.
    #[inline]
    pub(crate) fn any(&self, rng: &mut impl Rng) -> Move {
        match self.table.phase {
            Phase::Take(_, at) => Move::Take(self.any_pick(at, rng)),
            Phase::Place(seat, _) => Move::Place(self.any_slot(seat, rng)),
            _ => {
                let (card, at) = self.any_play(rng);
                Move::Play(card, at)
            }
        }
    }

    /// Cards and territories go with each other freely, so no list is needed.
    #[inline]
    pub(crate) fn any_play(&self, rng: &mut impl Rng) -> (Card, Territory) {
        let (open, count) = self.open();
        let cards = self.playable();
        let lot = dice::below(rng, u32::from(cards.len()) * count);
        // There are at most 30 × 5 lots, so this is the same as dividing by 1 to 5, and faster.
        let nth = (lot * PARTS[count as usize]) >> 10;
        let card = dice::nth_bit(u64::from(cards.0), nth);
        (Card::numbered(card as u8), OPEN[usize::from(open)][(lot - nth * count) as usize])
    }

    #[inline]
    pub(crate) fn any_pick(&self, at: Territory, rng: &mut impl Rng) -> Pick {
        let land = &self.table.lands[at.index()];
        let kinds = land.scars.kinds_set();
        let (ups, all) = (kinds.count_ones(), kinds.count_ones() + u32::from(land.face_down > 0));
        match dice::below(rng, all) {
            lot if lot < ups => Pick::Up(Scar::ALL[dice::nth_bit(u64::from(kinds), lot) as usize % EFFECTS]),
            _ => Pick::FaceDown,
        }
    }

    #[inline]
    pub(crate) fn any_slot(&self, seat: Seat, rng: &mut impl Rng) -> Slot {
        let room = self.table.sides[seat.index()].room;
        self.table.rules.slot(dice::bit_of(rng, u64::from(room.0)) as usize)
    }

    /// The territories that are not full, as a set, and how many they are.
    #[inline]
    fn open(&self) -> (u8, u32) {
        const COUNTS: [u8; 32] = {
            let mut counts = [0; 32];
            let mut open = 1;
            while open < 32 {
                counts[open] = counts[open >> 1] + (open & 1) as u8;
                open += 1;
            }
            counts
        };
        let open = self.table.open.0 & 31;
        (open, u32::from(COUNTS[usize::from(open)]))
    }

    fn list_plays(&self, out: &mut Vec<Move>) {
        let (open, count) = self.open();
        let plays = &PLAYS[usize::from(open)];
        let cards = self.playable();
        let mut end = out.len();
        out.reserve(usize::from(cards.len()) * 5);
        for card in cards.iter() {
            // Always five at once, which is fastest; the next card is written over the filling.
            out.truncate(end);
            out.extend_from_slice(&plays[card.number() as usize]);
            end += count as usize;
        }
        out.truncate(end);
    }

    pub(crate) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        match self.table.turn() {
            Turn::Over => return Err(Illegal::new("the game is over", "DEN-TURN-2")),
            Turn::Chance => return Err(Illegal::new("the dealer deals first", "DEN-TURN-1")),
            Turn::Seat(_) => {}
        }
        match (self.table.phase, m) {
            (Phase::Lead | Phase::Follow, Move::Play(card, at)) => {
                self.must_hold(card)?;
                self.must_follow_suit(card)?;
                self.must_have_room(at)
            }
            (Phase::Take(_, at), Move::Take(pick)) => self.table.must_be_there(at, pick),
            (Phase::Place(..), Move::Place(slot)) => self.must_be_empty(slot),
            (Phase::Lead | Phase::Follow, _) => Err(Illegal::new("a card has to be played now, as `d3@s`", "LW-TRICK-1")),
            (Phase::Take(..), _) => Err(Illegal::new("a scar has to be taken now, as `take 5` or `take ?`", "LW-TRICK-8")),
            _ => Err(Illegal::new("the scar has to be placed now, as `place s`", "LW-TRICK-8")),
        }
    }

    /// LW-TRICK-1: one plays from one's hand.
    fn must_hold(&self, card: Card) -> Result<(), Illegal> {
        let Turn::Seat(seat) = self.table.turn() else { return Ok(()) };
        if self.hand(seat).has(card) {
            return Ok(());
        }
        Err(Illegal::new(format!("you do not hold {}", card.words()), "LW-TRICK-1"))
    }

    /// LW-TRICK-2: follow suit if you can.
    fn must_follow_suit(&self, card: Card) -> Result<(), Illegal> {
        if self.playable().has(card) {
            return Ok(());
        }
        let led = self.table.tricks.present().0.map_or("led", |led| led.card.suit().colour());
        Err(Illegal::new(format!("you still hold the led suit, {led}"), "LW-TRICK-2"))
    }

    /// LW-TRICK-3: a full territory takes no more cards.
    fn must_have_room(&self, at: Territory) -> Result<(), Illegal> {
        if !self.table.is_full(at) {
            return Ok(());
        }
        Err(Illegal::new(format!("the {} is full: it has {} wolf cards", at.name(), self.table.rules.full), "LW-TRICK-3"))
    }

    /// LW-TRICK-8: a scar is placed in an empty slot of one's side. LW-ADV-2: borders have slots on the advanced board alone.
    fn must_be_empty(&self, slot: Slot) -> Result<(), Illegal> {
        let Turn::Seat(seat) = self.table.turn() else { return Ok(()) };
        let Some(kind) = self.table.rules.kind(slot) else {
            return Err(Illegal::new(format!("this board has no slot at {}", slot.words()), "LW-ADV-2"));
        };
        if self.table.sides[seat.index()].room.has(kind) {
            return Ok(());
        }
        Err(Illegal::new(format!("no slot is empty on your side at {}", slot.words()), "LW-TRICK-8"))
    }
}

impl Table {
    /// LW-TRICK-8: calls `found` with each choice of a scar at a territory, sorted.
    #[inline]
    pub(crate) fn picks(&self, at: Territory, mut found: impl FnMut(Pick)) {
        let land = &self.lands[at.index()];
        land.scars.kinds().for_each(|scar| found(Pick::Up(scar)));
        if land.face_down > 0 {
            found(Pick::FaceDown);
        }
    }

    /// LW-TRICK-8: the scar lies where the losing card lies.
    fn must_be_there(&self, at: Territory, pick: Pick) -> Result<(), Illegal> {
        let land = &self.lands[at.index()];
        match pick {
            Pick::Up(scar) if land.scars.count(scar) == 0 => {
                Err(Illegal::new(format!("{} does not lie face up in the {}", scar.words(), at.name()), "LW-TRICK-8"))
            }
            Pick::FaceDown if land.face_down == 0 => {
                Err(Illegal::new(format!("no scar lies face down in the {}", at.name()), "LW-TRICK-8"))
            }
            _ => Ok(()),
        }
    }
}
