//! The moves: playing a card, taking a scar, placing it. Which are legal, and why others are refused.

use den_core::{Illegal, Moves, Seat, Turn, dice, rand::Rng};

use crate::pieces::{CARDS, Card, Cards, EFFECTS, Scar, Slot, Territory};
use crate::state::{LoneWolves, Stage, Table, other};
use crate::words::SuitName;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// LW-TRICK-1, LW-TRICK-2: play a card to a territory.
    Play(Card, Territory),
    /// LW-TRICK-8: take a scar from the territory of the losing card.
    Take(Pick),
    /// LW-TRICK-8: place the scar on the player's side.
    Place(Slot),
}

/// Which scar is taken. Identical ones are one choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A face-up one.
    Up(Scar),
    /// A face-down one; nobody has seen any of them, so they count as one choice.
    FaceDown,
}

den_core::messages! {
    /// Why a move or a deal is refused.
    pub enum Reason {
        /// A card is due.
        PlayFirst = "lw-no-play-first",
        /// A scar has to be taken.
        TakeFirst = "lw-no-take-first",
        /// The scar has to be placed.
        PlaceFirst = "lw-no-place-first",
        /// The card is not in the player's hand.
        NotHeld { card: Card } = "lw-no-not-held",
        /// The player can follow suit.
        HoldsLedSuit { suit: SuitName } = "lw-no-follow",
        /// The territory takes no more cards.
        Full { land: Territory, n: u8 } = "lw-no-full",
        /// The board has no such slot.
        NoSuchSlot { place: Slot } = "lw-no-slot",
        /// Every slot there is taken.
        SlotsTaken { place: Slot } = "lw-no-room",
        /// The scar is not face up there.
        NotFaceUp { scar: Scar, land: Territory } = "lw-no-scar-up",
        /// No scar is face down there.
        NoneFaceDown { land: Territory } = "lw-no-scar-down",
        /// The face-up scars are dealt now.
        DealScars = "lw-no-deal-scars",
        /// The honor tokens are dealt now.
        DealHonor = "lw-no-deal-honor",
        /// The hands are dealt now.
        DealHands = "lw-no-deal-hands",
        /// The first leader is drawn now.
        DealLeader = "lw-no-deal-leader",
        /// A scar is turned up now.
        DealTurn = "lw-no-deal-turn",
        /// The scar that was taken face down is revealed now.
        DealLook = "lw-no-deal-look",
        /// The scar is dealt more often than it exists.
        /// LW-SETUP-1: as many face-up scars as light places.
        LightPlaces { land: Territory, n: u8, due: u8 } = "lw-no-deal-light",
        /// More copies of a scar than the box has.
        TooManyCopies { scar: Scar, n: u8 } = "lw-no-deal-copies",
        /// These are not the honor tokens of the box.
        OtherTokens { tokens: String } = "lw-no-deal-tokens",
        /// The hand is too large or too small.
        HandSize { seat: Seat, n: u8, due: u8 } = "lw-no-deal-count",
        /// The card is in both hands.
        InBothHands { card: Card } = "lw-no-deal-both",
        /// No such scar is unseen.
        AllSeen { scar: Scar } = "lw-no-deal-seen",
        /// There are only two players.
        NoSuchSeat { n: u8 } = "lw-no-deal-seat",
    }
}

/// For each set of open territories, those territories in order, then padding.
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

/// For each set of open territories and each card, the moves of that card to each of them, then padding.
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

/// 1024 divided by 1 to 5, rounded up.
const PARTS: [u32; 6] = [0, 1024, 512, 342, 256, 205];

impl Moves for LoneWolves {
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.table.stage {
            Stage::Lead | Stage::Follow => self.list_plays(out),
            Stage::Take(_, at) => self.table.picks(at, |pick| out.push(Move::Take(pick))),
            Stage::Place(seat, _) => {
                for kind in self.table.sides[seat.index()].room.iter() {
                    out.push(Move::Place(self.setup.slot(kind)));
                }
            }
            _ => {}
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        let seat = match self.table.turn() {
            Turn::Over => return Err(Illegal::new(den_core::Reason::Over, "DEN-TURN-2")),
            Turn::Chance => return Err(Illegal::new(den_core::Reason::DealerFirst, "DEN-TURN-1")),
            Turn::Seat(seat) => seat,
        };
        match (self.table.stage, m) {
            (Stage::Lead | Stage::Follow, Move::Play(card, at)) => {
                self.must_hold(seat, card)?;
                self.must_follow_suit(card)?;
                self.must_have_room(at)
            }
            (Stage::Take(_, at), Move::Take(pick)) => self.table.must_be_there(at, pick),
            (Stage::Place(..), Move::Place(slot)) => self.must_be_empty(seat, slot),
            (Stage::Lead | Stage::Follow, _) => Err(Illegal::new(Reason::PlayFirst, "LW-TRICK-1")),
            (Stage::Take(..), _) => Err(Illegal::new(Reason::TakeFirst, "LW-TRICK-8")),
            _ => Err(Illegal::new(Reason::PlaceFirst, "LW-TRICK-8")),
        }
    }

    /// Playing a card from a hand, or placing a scar that only its taker has seen, reveals it.
    fn reveals(&self, m: Move) -> bool {
        match m {
            Move::Play(..) | Move::Take(Pick::FaceDown) => true,
            Move::Take(Pick::Up(_)) => false,
            Move::Place(_) => self.looked.is_some(),
        }
    }

    #[inline]
    fn any_move(&self, _: &mut Vec<Move>, rng: &mut impl Rng) -> Move {
        match self.table.stage {
            Stage::Take(_, at) => Move::Take(self.any_pick(at, rng)),
            Stage::Place(seat, _) => Move::Place(self.any_slot(seat, rng)),
            _ => {
                let (card, at) = self.any_play(rng);
                Move::Play(card, at)
            }
        }
    }
}

impl LoneWolves {
    /// The cards that may be played now, if a card is due.
    /// LW-TRICK-2: those of the led suit, if there are any.
    #[inline]
    pub(crate) fn playable(&self) -> Cards {
        let leader = self.table.tricks.leader();
        if self.table.stage == Stage::Lead {
            return self.hand(leader);
        }
        self.table.following(self.hand(other(leader)))
    }

    /// Every playable card can go to every open territory, so no list is needed.
    #[inline]
    pub(crate) fn any_play(&self, rng: &mut impl Rng) -> (Card, Territory) {
        let (open, count) = self.open();
        let cards = self.playable();
        let lot = dice::below(rng, u32::from(cards.len()) * count);
        // There are at most 30 × 5 values, so this equals a division by 1 to 5, and is faster.
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
        self.setup.slot(room.any(rng))
    }

    /// The territories that are not full, as a set, and their number.
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
            // Always writes five, which is fastest; the next card overwrites the padding.
            out.truncate(end);
            out.extend_from_slice(&plays[card.number() as usize]);
            end += count as usize;
        }
        out.truncate(end);
    }

    /// LW-TRICK-1: a card is played from the player's own hand.
    fn must_hold(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hand(seat).has(card) {
            return Ok(());
        }
        Err(Illegal::new(Reason::NotHeld { card }, "LW-TRICK-1"))
    }

    /// LW-TRICK-2: follow suit if you can.
    fn must_follow_suit(&self, card: Card) -> Result<(), Illegal> {
        let Some(led) = self.table.tricks.current().0 else { return Ok(()) };
        if self.playable().has(card) {
            return Ok(());
        }
        Err(Illegal::new(Reason::HoldsLedSuit { suit: SuitName(led.card.suit()) }, "LW-TRICK-2"))
    }

    /// LW-TRICK-3: a full territory takes no more cards.
    fn must_have_room(&self, at: Territory) -> Result<(), Illegal> {
        if !self.table.is_full(at) {
            return Ok(());
        }
        Err(Illegal::new(Reason::Full { land: at, n: self.setup.full }, "LW-TRICK-3"))
    }

    /// LW-TRICK-8: a scar is placed in an empty slot of the player's side. LW-ADV-2: only the advanced board has border slots.
    fn must_be_empty(&self, seat: Seat, slot: Slot) -> Result<(), Illegal> {
        let Some(kind) = self.setup.kind(slot).filter(|kind| self.setup.slots[seat.index()][kind.index()] > 0) else {
            return Err(Illegal::new(Reason::NoSuchSlot { place: slot }, "LW-ADV-2"));
        };
        if self.table.sides[seat.index()].room.has(kind) {
            return Ok(());
        }
        Err(Illegal::new(Reason::SlotsTaken { place: slot }, "LW-TRICK-8"))
    }
}

impl Table {
    /// LW-TRICK-2: the cards of a hand that may answer the led card: those of its suit, if there are any.
    #[inline]
    pub(crate) fn following(&self, hand: Cards) -> Cards {
        let following = hand.intersection(Cards::of_suit(self.tricks.pair().0.card().suit()));
        if following.is_empty() { hand } else { following }
    }

    /// LW-TRICK-8: calls `found` with each choice of a scar at a territory, sorted.
    #[inline]
    pub(crate) fn picks(&self, at: Territory, mut found: impl FnMut(Pick)) {
        let land = &self.lands[at.index()];
        land.scars.kinds().for_each(|scar| found(Pick::Up(scar)));
        if land.face_down > 0 {
            found(Pick::FaceDown);
        }
    }

    /// LW-TRICK-8: the scar is in the territory of the losing card.
    fn must_be_there(&self, at: Territory, pick: Pick) -> Result<(), Illegal> {
        let land = &self.lands[at.index()];
        match pick {
            Pick::Up(scar) if land.scars.count(scar) == 0 => Err(Illegal::new(Reason::NotFaceUp { scar, land: at }, "LW-TRICK-8")),
            Pick::FaceDown if land.face_down == 0 => Err(Illegal::new(Reason::NoneFaceDown { land: at }, "LW-TRICK-8")),
            _ => Ok(()),
        }
    }
}
