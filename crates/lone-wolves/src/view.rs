//! What an eye knows, and sampling positions that are consistent with it.

use std::ops::Deref;

use den_core::{Deserialize, Eye, Hidden, Seat, Shared, dice, rand::Rng};
use serde::Serialize;
use serde::de::Error;

use crate::audit;
use crate::chance::draw_scar;
use crate::event::Event;
use crate::pieces::{Cards, Laid, Scar, Trick, Tricks};
use crate::setup::{MAX_TRICKS, Setup};
use crate::state::{LoneWolves, Stage, Table, other};

/// What an eye knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What is fixed for the match.
    pub setup: Shared<Setup>,
    /// What changes.
    pub seen: Seen,
}

/// The part of a view that changes: the table, the player's own hand, and a scar that only this player has looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The eye.
    pub eye: Eye,
    /// What everyone sees and may remember.
    pub table: Table,
    /// The hand of the viewing seat.
    pub hand: Option<Cards>,
    /// The scar that the viewing seat took face down and has not placed yet.
    pub looked: Option<Scar>,
}

impl Deref for View {
    type Target = Seen;
    fn deref(&self) -> &Seen {
        &self.seen
    }
}

/// Serialises only what changes: the setup is sent once.
impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(to)
    }
}

impl Seen {
    /// The cards that this eye has not seen: those in hands it does not know, and those set aside.
    pub fn unseen_cards(&self) -> Cards {
        Cards::ALL.without(self.table.tricks.all_cards()).without(self.hand.unwrap_or_default())
    }

    /// The scar that is being placed, if this eye knows it.
    pub fn placing(&self) -> Option<Scar> {
        match self.table.stage {
            Stage::Place(_, open) => open.or(self.looked),
            _ => None,
        }
    }
}

impl Hidden for LoneWolves {
    const SECRETS: bool = true;
    type View = View;

    fn view(&self, eye: Eye) -> View {
        let (hand, looked) = match eye {
            Eye::Seat(seat) => {
                let looking = matches!(self.table.stage, Stage::Place(placing, None) if placing == seat);
                (Some(self.hand(seat)), self.looked.filter(|_| looking))
            }
            Eye::Public => (None, None),
        };
        View { setup: self.setup.clone(), seen: Seen { eye, table: self.table, hand, looked } }
    }

    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        let mut seen: Seen = den_core::from_json(json)?;
        audit::view(setup, &mut seen).map_err(serde_json::Error::custom)?;
        Ok(View { setup: setup.clone(), seen })
    }

    /// Dealt hands, and scars taken face down, are shown only to their owner.
    fn see(event: &Event, eye: Eye) -> Event {
        match event {
            Event::Dealt { seat, count, .. } if !eye.is(*seat) => Event::Dealt { seat: *seat, count: *count, cards: None },
            Event::Looked { seat, .. } if !eye.is(*seat) => Event::Looked { seat: *seat, scar: None },
            _ => event.clone(),
        }
    }

    /// Uniform over the hands that are consistent with the view: no player has a card of a suit they failed to follow (cards only
    /// leave a hand, so a missing suit stays missing), and every unplayed card that is not the viewer's own may be in the opponent's hand
    /// or set aside. A scar that only the opponent has looked at is any of the unseen ones.
    fn guess(view: &View, rng: &mut impl Rng) -> LoneWolves {
        let (setup, table) = (&view.setup, &view.table);
        let mut hands = [Cards::NONE; 2];
        if table.dealt() {
            match view.eye {
                Eye::Seat(seat) => {
                    let opponent = other(seat);
                    hands[seat.index()] = view.hand.unwrap_or_default();
                    hands[opponent.index()] = part(may_hold(view.unseen_cards(), table, opponent), table.hand_size(setup, opponent), rng);
                }
                Eye::Public => hands = deal_both(view.unseen_cards(), setup, table, rng),
            }
        }
        let mut looked = view.looked;
        if matches!(table.stage, Stage::Place(_, None)) && looked.is_none() {
            looked = Some(draw_scar(table.unseen, rng));
        }
        LoneWolves { setup: setup.clone(), table: *table, hands, looked }
    }
}

/// The cards that a player may still have: none of a suit they failed to follow.
pub(crate) fn may_hold(cards: Cards, table: &Table, seat: Seat) -> Cards {
    cards.without(Cards::of_suits(table.voids[seat.index()]))
}

/// A uniformly random subset of `cards` with `count` of them (or all, if there are fewer).
fn part(cards: Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let all = cards.len();
    let count = count.min(all);
    // Draws the smaller part: the chosen cards or the others.
    let drawn = count.min(all - count);
    let mut left = cards.0;
    for gone in 0..drawn {
        left &= !(1 << dice::nth_bit(u64::from(left), dice::below(rng, u32::from(all - gone))));
    }
    if drawn == count { cards.without(Cards(left)) } else { Cards(left) }
}

/// Deals both hands together. Some cards may be in either hand, some in only one; how many of the latter each hand has
/// is drawn by the number of deals this allows, then the cards are.
fn deal_both(unseen: Cards, setup: &Setup, table: &Table, rng: &mut impl Rng) -> [Cards; 2] {
    let [first_void, second_void] = table.voids.map(Cards::of_suits);
    let either = unseen.without(first_void).without(second_void);
    let only = [unseen.intersection(second_void).without(first_void), unseen.intersection(first_void).without(second_void)];
    let sizes = [Seat(0), Seat(1)].map(|seat| table.hand_size(setup, seat));
    let ways = |i: u8, j: u8| {
        let (Some(from_first), Some(from_second)) = (sizes[0].checked_sub(i), sizes[1].checked_sub(j)) else { return 0 };
        choose(only[0].len(), i)
            * choose(only[1].len(), j)
            * choose(either.len(), from_first)
            * choose(either.len().saturating_sub(from_first), from_second)
    };
    let splits = || (0..=only[0].len()).flat_map(|i| (0..=only[1].len()).map(move |j| (i, j)));
    let all: u64 = splits().map(|(i, j)| ways(i, j)).sum();
    let mut ticket = if all == 0 { 0 } else { below(rng, all) };
    let mut split = (0, 0);
    for (i, j) in splits() {
        let count = ways(i, j);
        if ticket < count {
            split = (i, j);
            break;
        }
        ticket -= count;
    }
    let mut hands = [part(only[0], split.0, rng), part(only[1], split.1, rng)];
    let shared = part(either, sizes[0].saturating_sub(split.0), rng);
    hands[0] = hands[0].with(shared);
    hands[1] = hands[1].with(part(either.without(shared), sizes[1].saturating_sub(split.1), rng));
    hands
}

/// The number of ways to choose `k` of `n`, at most 30; 0 if there are none.
fn choose(n: u8, k: u8) -> u64 {
    if k > n {
        return 0;
    }
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1))
}

/// A number below `n`, which is less than 2^63, each equally likely.
fn below(rng: &mut impl Rng, n: u64) -> u64 {
    let reject = u64::MAX - u64::MAX % n;
    loop {
        let word = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        if word < reject {
            return word % n;
        }
    }
}

/// The tricks as a list, which clients and people can read.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickList {
    first: Seat,
    list: Vec<Trick>,
}

impl Serialize for Tricks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TrickList { first: self.leads(0), list: self.iter().collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tricks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tricks, D::Error> {
        let TrickList { first, list } = TrickList::deserialize(deserializer)?;
        let last = list.len().saturating_sub(1);
        let known = |seat: Seat| seat.0 < 2;
        if list.len() > MAX_TRICKS || !known(first) {
            return Err(D::Error::custom("at most 13 tricks of two players"));
        }
        let mut tricks = Tricks::begin(first);
        for (n, Trick { leader, led, answer, winner }) in list.into_iter().enumerate() {
            let whole = answer.is_some() && winner.is_some_and(known);
            if leader != tricks.leader() || (!whole && (n < last || winner.is_some())) {
                return Err(D::Error::custom("the tricks do not follow one another"));
            }
            let laid: [Option<Laid>; 2] = [Some(led), answer];
            laid.into_iter().flatten().for_each(|laid| tricks.lay(laid));
            if let Some(winner) = winner {
                tricks.take(winner);
            }
        }
        Ok(tricks)
    }
}
