//! An open ending as the solver represents it: only what still matters, with the score kept up to date.

use den_core::{Rules as _, Seat};
use lone_wolves::{Card, Cards, Honor, Laid, LoneWolves, Move, Pick, Scar, Scars, Setup, Slot, SlotKind, Stage, Territory, other};

use super::POINT;
use super::memory::Key;

/// The decision to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    Lead,
    Follow(Laid),
    Take(Seat, Territory),
    Place(Seat, Scar),
    Over,
}

/// The wolves of one side in one territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Wolves {
    strength: u8,
    up: u8,
    lone: u8,
    young: u8,
}

/// The position, without what no longer matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    pub(super) due: Due,
    /// Tricks still to be won.
    pub(super) left: u8,
    leader: Seat,
    hands: [Cards; 2],
    wolves: [[Wolves; 5]; 2],
    /// The scars with a lasting effect, by side and territory.
    acting: [[Scars; 5]; 2],
    /// Empty slots by side and kind.
    empty: [[u8; SlotKind::COUNT]; 2],
    /// Scars still to be taken.
    scars: [Scars; 5],
    honor: [Honor; 5],
    /// How many more cards fit in each territory.
    room: [u8; 5],
    aside: u8,
    moons: [Option<Territory>; 2],
    /// The value of each territory for seat 1, minus that for seat 2.
    worth: [i32; 5],
}

impl Ending {
    /// `None` if a chance step is due.
    pub(super) fn of(position: &LoneWolves) -> Option<Ending> {
        let table = position.table();
        let due = match table.stage {
            Stage::Lead => Due::Lead,
            Stage::Follow => Due::Follow(table.tricks.current().0?),
            Stage::Take(seat, at) => Due::Take(seat, at),
            Stage::Place(seat, _) => Due::Place(seat, position.placing()?),
            Stage::Over => Due::Over,
            _ => return None,
        };
        let rules = &**position.setup();
        let mut ending = Ending {
            due,
            left: rules.hand - table.tricks.won(),
            leader: table.tricks.leader(),
            hands: [Seat(0), Seat(1)].map(|seat| position.hand(seat)),
            wolves: Default::default(),
            acting: Default::default(),
            empty: [[0; SlotKind::COUNT]; 2],
            scars: table.lands.map(|land| land.scars),
            honor: table.lands.map(|land| land.honor),
            room: table.lands.map(|land| rules.full.saturating_sub(land.wolves)),
            aside: table.aside,
            moons: table.moons,
            worth: [0; 5],
        };
        for seat in Seat::all(2) {
            let side = &table.sides[seat.index()];
            for at in Territory::ALL {
                let up = side.up[at.index()];
                ending.wolves[seat.index()][at.index()] = Wolves {
                    strength: up.strength() + side.lone[at.index()],
                    up: up.len(),
                    lone: side.lone[at.index()],
                    young: up.count_values(rules.young),
                };
                ending.acting[seat.index()][at.index()] = table.acting(rules, seat, at).iter().filter(|&scar| lasts(scar)).collect();
            }
            for kind in SlotKind::all().map(SlotKind::index) {
                ending.empty[seat.index()][kind] = rules.slots[seat.index()][kind].saturating_sub(side.slots[kind].len());
            }
        }
        Territory::ALL.iter().for_each(|&at| ending.weigh(rules, at));
        Some(ending)
    }

    /// The margin of seat 1 so far.
    #[inline]
    pub(super) fn total(&self) -> i32 {
        self.worth.iter().sum()
    }

    /// Whether the search ends here.
    #[inline]
    pub(super) fn is_leaf(&self, horizon: u8) -> bool {
        match self.due {
            Due::Over => true,
            Due::Lead => self.left <= horizon,
            _ => false,
        }
    }

    /// Whether every move ends the search.
    #[inline]
    pub(super) fn ends_here(&self, horizon: u8) -> bool {
        matches!(self.due, Due::Place(..)) && self.left <= horizon
    }

    /// The seat to move.
    #[inline]
    pub(super) fn seat(&self) -> Seat {
        match self.due {
            Due::Lead | Due::Over => self.leader,
            Due::Follow(_) => other(self.leader),
            Due::Take(seat, _) | Due::Place(seat, _) => seat,
        }
    }

    /// LW-END-1, LW-END-2: recomputes the value of a territory.
    fn weigh(&mut self, rules: &Setup, at: Territory) {
        let t = at.index();
        let (mut strength, mut worth) = ([0; 2], 0);
        for (seat, sign) in [(0, 1), (1, -1)] {
            let wolves = self.wolves[seat][t];
            let scars = self.acting[seat][t];
            let times = |scar: Scar, count: u8| i32::from(scars.count(scar)) * i32::from(rules.amount(scar)) * i32::from(count);
            strength[seat] = i32::from(wolves.strength) + times(Scar::Kin, wolves.up + wolves.lone) + times(Scar::Fangs, 1);
            let honor = times(Scar::Pack, wolves.up + wolves.lone)
                + times(Scar::Loner, wolves.lone)
                + times(Scar::Pride, wolves.up)
                + times(Scar::Young, wolves.young);
            worth += sign * (POINT * honor + i32::from(wolves.lone));
        }
        if strength[0] != strength[1] {
            let (seat, sign) = if strength[0] > strength[1] { (0, 1) } else { (1, -1) };
            let moon = self.moons.iter().position(|&moon| moon == Some(at)).map_or(0, |moon| i32::from(rules.moons[moon]));
            let alpha = i32::from(self.acting[seat][t].count(Scar::Alpha)) * i32::from(rules.amount(Scar::Alpha));
            worth += sign * POINT * (i32::from(self.honor[t].up) + moon + alpha);
        }
        self.worth[t] = worth;
    }

    /// Calls `found` with each move.
    pub(super) fn each_move(&self, rules: &Setup, mut found: impl FnMut(Move)) {
        match self.due {
            Due::Lead => self.each_play(self.hands[self.leader.index()], found),
            Due::Follow(led) => {
                let hand = self.hands[other(self.leader).index()];
                let following = hand.intersection(Cards::of_suit(led.card.suit()));
                self.each_play(if following.is_empty() { hand } else { following }, found);
            }
            Due::Take(_, at) => self.scars[at.index()].kinds().for_each(|scar| found(Move::Take(Pick::Up(scar)))),
            Due::Place(seat, _) => {
                let empty = &self.empty[seat.index()];
                SlotKind::all().filter(|kind| empty[kind.index()] > 0).for_each(|kind| found(Move::Place(rules.slot(kind))));
            }
            Due::Over => {}
        }
    }

    fn each_play(&self, cards: Cards, mut found: impl FnMut(Move)) {
        for card in cards.iter() {
            for at in Territory::ALL.into_iter().filter(|at| self.room[at.index()] > 0) {
                found(Move::Play(card, at));
            }
        }
    }

    /// Plays a move, up to the next decision.
    pub(super) fn play(&mut self, rules: &Setup, m: Move) {
        match (m, self.due) {
            (Move::Play(card, at), Due::Follow(led)) => {
                self.lay(rules, other(self.leader), card, at);
                self.finish_trick(rules, led, Laid { card, at });
            }
            (Move::Play(card, at), _) => {
                self.lay(rules, self.leader, card, at);
                self.due = Due::Follow(Laid { card, at });
            }
            (Move::Take(Pick::Up(scar)), Due::Take(seat, at)) => self.take(rules, seat, at, scar),
            (Move::Place(slot), Due::Place(seat, scar)) => {
                if let Some(kind) = rules.kind(slot) {
                    self.place(rules, seat, scar, kind);
                }
            }
            _ => {}
        }
    }

    fn lay(&mut self, rules: &Setup, seat: Seat, card: Card, at: Territory) {
        self.hands[seat.index()].remove(card);
        self.room[at.index()] -= 1;
        let wolves = &mut self.wolves[seat.index()][at.index()];
        wolves.strength += card.value();
        wolves.up += 1;
        wolves.young += rules.young >> card.value() & 1;
        self.weigh(rules, at);
    }

    fn finish_trick(&mut self, rules: &Setup, led: Laid, answer: Laid) {
        let trump = self.moons[1].or(self.moons[0]);
        let (winner, lost) = if answer.card.beats(led.card, trump) { (other(self.leader), led) } else { (self.leader, answer) };
        let loser = other(winner);
        let wolves = &mut self.wolves[loser.index()][lost.at.index()];
        wolves.strength -= lost.card.value() - 1;
        wolves.up -= 1;
        wolves.lone += 1;
        wolves.young -= rules.young >> lost.card.value() & 1;
        self.weigh(rules, lost.at);
        self.leader = winner;
        self.left -= 1;
        let scars = self.scars[lost.at.index()];
        let Some(only) = scars.kinds().next() else { return self.next_trick() };
        if scars.one_kind() {
            self.take(rules, loser, lost.at, only);
        } else {
            self.due = Due::Take(loser, lost.at);
        }
    }

    fn take(&mut self, rules: &Setup, seat: Seat, at: Territory, scar: Scar) {
        self.scars[at.index()].remove(scar);
        if self.scars[at.index()].is_empty()
            && let Some(moon) = self.moons.iter().position(Option::is_none)
        {
            self.moons[moon] = Some(at);
            self.weigh(rules, at);
        }
        let mut kinds = SlotKind::all().filter(|kind| self.empty[seat.index()][kind.index()] > 0);
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => self.due = Due::Place(seat, scar),
            (Some(only), None) => self.place(rules, seat, scar, only),
            (None, _) => self.next_trick(),
        }
    }

    fn place(&mut self, rules: &Setup, seat: Seat, scar: Scar, kind: SlotKind) {
        self.empty[seat.index()][kind.index()] -= 1;
        let slot: Slot = rules.slot(kind);
        for at in slot.territories() {
            match scar {
                Scar::Stray => {
                    for _ in 0..rules.amount(scar) {
                        if self.room[at.index()] == 0 || self.aside == 0 {
                            break;
                        }
                        self.aside -= 1;
                        self.room[at.index()] -= 1;
                        let wolves = &mut self.wolves[seat.index()][at.index()];
                        wolves.lone += 1;
                        wolves.strength += 1;
                    }
                }
                Scar::Turncoat => self.honor[at.index()] = self.honor[at.index()].turned(),
                _ => self.acting[seat.index()][at.index()].add(scar),
            }
            self.weigh(rules, at);
        }
        self.next_trick();
    }

    fn next_trick(&mut self) {
        self.due = if self.left == 0 { Due::Over } else { Due::Lead };
    }

    /// The hashes of what matters at the start of a trick. A player takes at most one scar per trick, so having more empty slots of a kind
    /// than tricks left makes no difference, nor does having more room than cards that can still come.
    pub(super) fn key(&self) -> Key {
        let mut hash = Hash::new();
        hash.add(u64::from(self.hands[0].bits()) << 32 | u64::from(self.hands[1].bits()));
        let most = 2 * self.left + self.aside;
        let mut small = u64::from(self.leader.0) | u64::from(self.aside) << 1;
        for t in 0..5 {
            small = small << 8 | u64::from(self.room[t].min(most));
        }
        hash.add(small);
        let moon = |moon: Option<Territory>| moon.map_or(5, |at| at as u64);
        hash.add(moon(self.moons[0]) << 8 | moon(self.moons[1]));
        for t in 0..5 {
            let [a, b] = [0, 1].map(|seat: usize| {
                let Wolves { strength, up, lone, young } = self.wolves[seat][t];
                u64::from(u32::from_le_bytes([strength, up, lone, young]))
            });
            hash.add(a << 32 | b);
            hash.add(u64::from(self.acting[0][t].bits()) << 32 | u64::from(self.acting[1][t].bits()));
            hash.add(u64::from(self.scars[t].bits()) << 16 | u64::from(self.honor[t].up) << 8 | u64::from(self.honor[t].down));
        }
        for empty in &self.empty {
            hash.add(empty.iter().fold(0, |all, &n| all << 4 | u64::from(n.min(self.left))));
        }
        hash.key()
    }
}

/// Whether a scar has a lasting effect after it was placed.
fn lasts(scar: Scar) -> bool {
    !matches!(scar, Scar::Stray | Scar::Turncoat)
}

/// Two hashes computed together, mixed by multiplication.
struct Hash(u64, u64);

impl Hash {
    fn new() -> Hash {
        Hash(0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03)
    }

    #[inline]
    fn add(&mut self, word: u64) {
        let mix = |hash: u64, prime: u64| {
            let product = u128::from(hash ^ word) * u128::from(prime);
            (product as u64) ^ (product >> 64) as u64
        };
        // A zero factor would erase what came before, so the hash is added to the product.
        self.0 = self.0.rotate_left(5).wrapping_add(mix(self.0, 0xff51_afd7_ed55_8ccd));
        self.1 = self.1.rotate_left(7).wrapping_add(mix(self.1, 0xc4ce_b9fe_1a85_ec53));
    }

    fn key(&self) -> Key {
        Key(self.0 ^ self.0 >> 32, self.1 ^ self.1 >> 29)
    }
}
