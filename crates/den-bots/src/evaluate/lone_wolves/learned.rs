//! A position of Lone Wolves as inputs of a net: the territories one by one, the hands, and the trick.

use den_core::{Rules as _, Seat};
use den_nets::Inputs;
use lone_wolves::{EFFECTS, LoneWolves, Moon, Scar, Scars, SlotKind, Stage, Territory, other};

use crate::{Learned, Weights};

/// How they were made is beside them.
const BUILT_IN: &[u8] = include_bytes!("../../../weights/lone-wolves.net");

static WEIGHTS: Weights = Weights::new(LoneWolves::ID, 2, Some(BUILT_IN));

/// The inputs of a territory.
mod territory {
    use super::EFFECTS;

    /// Honor values, strengths and wolves above these count as these.
    pub(super) const HONOR: usize = 12;
    pub(super) const LEAD: usize = 12;
    pub(super) const WOLVES: usize = 7;
    pub(super) const COPIES: usize = 2;
    pub(super) const PLACES: usize = 3;
    pub(super) const PAID: usize = 8;

    pub(super) const UP: usize = 0;
    pub(super) const DOWN: usize = UP + HONOR;
    pub(super) const MOONS: usize = DOWN + HONOR;
    pub(super) const TRUMP: usize = MOONS + 2;
    pub(super) const STRENGTH: usize = TRUMP + 1;
    /// For each side.
    pub(super) const UP_WOLVES: usize = STRENGTH + 2 * LEAD + 1;
    pub(super) const LONE_WOLVES: usize = UP_WOLVES + 2 * WOLVES;
    pub(super) const ROOM: usize = LONE_WOLVES + 2 * WOLVES;
    /// For each side.
    pub(super) const SCARS: usize = ROOM + WOLVES;
    pub(super) const HERE: usize = SCARS + 2 * EFFECTS * COPIES;
    pub(super) const FACE_DOWN: usize = HERE + EFFECTS * COPIES;
    /// For each side.
    pub(super) const SLOTS: usize = FACE_DOWN + PLACES;
    /// What the territory is worth so far to the one side more than to the other.
    pub(super) const MORE: usize = SLOTS + 2 * PLACES;
    pub(super) const LESS: usize = MORE + PAID;
    /// How many cards of the suit each side has, compared with the other.
    pub(super) const SUIT: usize = LESS + PAID;
    pub(super) const LENGTH: usize = SUIT + 2 * WOLVES;
}

const CARDS: usize = 30;
const LEAD_STEPS: usize = 16;
const TRICKS: usize = 14;

/// The cards in both hands, the own ones first.
const HANDS: usize = 5 * territory::LENGTH;
/// The tricks that are left.
const LEFT: usize = HANDS + 2 * CARDS;
/// Who has to do what: lead, follow, take, place.
const STAGE: usize = LEFT + TRICKS;
/// The card that was led and where it lies; for each side.
const LED: usize = STAGE + 8;
/// The territory whose scar is taken, and the scar that is placed; for each side.
const TAKING: usize = LED + 2 * (CARDS + 5);
const PLACING: usize = TAKING + 2 * 5;
/// The border slots with room; for each side.
const BORDERS: usize = PLACING + 2 * EFFECTS;
/// The lead in honor so far, and its deficit.
const AHEAD: usize = BORDERS + 2 * 4;
const BEHIND: usize = AHEAD + LEAD_STEPS;
const INPUTS: usize = BEHIND + LEAD_STEPS;

/// The learned evaluation of Lone Wolves.
#[derive(Debug)]
pub(super) struct LoneWolvesNet;

impl Learned<LoneWolves> for LoneWolvesNet {
    fn weights(&self) -> &'static Weights {
        &WEIGHTS
    }

    fn inputs(&self) -> usize {
        INPUTS
    }

    fn each_seat(&self) -> bool {
        false
    }

    fn describe(&self, position: &LoneWolves, seat: Seat, inputs: &mut Inputs) {
        let mut lead = 0;
        for at in Territory::ALL {
            lead += describe_territory(position, seat, at, inputs);
        }
        let (setup, table) = (&**position.setup(), position.table());
        let sides = [seat, other(seat)];
        for (side, who) in sides.into_iter().enumerate() {
            position.hand(who).iter().for_each(|card| inputs.set(HANDS + side * CARDS + usize::from(card.number())));
            for border in 0..4 {
                inputs.set_if(BORDERS + side * 4 + border, table.sides[who.index()].room.has(SlotKind::border(border)));
            }
        }
        inputs.one_of(LEFT, usize::from(setup.hand - table.tricks.won()), TRICKS);
        let side_of = |who: Seat| usize::from(who != seat);
        let leader = side_of(table.tricks.leader());
        match table.stage {
            Stage::Lead => inputs.set(STAGE + leader),
            Stage::Follow => inputs.set(STAGE + 2 + 1 - leader),
            Stage::Take(who, at) | Stage::Look(who, at) => {
                inputs.set(STAGE + 4 + side_of(who));
                inputs.set(TAKING + side_of(who) * 5 + at.index());
            }
            Stage::Place(who, _) => {
                inputs.set(STAGE + 6 + side_of(who));
                if let Some(scar) = position.placing() {
                    inputs.set(PLACING + side_of(who) * EFFECTS + scar.index());
                }
            }
            _ => {}
        }
        if let (Some(led), None) = table.tricks.current() {
            let from = LED + leader * (CARDS + 5);
            inputs.set(from + usize::from(led.card.number()));
            inputs.set(from + CARDS + led.at.index());
        }
        inputs.fill(AHEAD, (lead / 2).max(0) as usize, LEAD_STEPS);
        inputs.fill(BEHIND, (-lead / 2).max(0) as usize, LEAD_STEPS);
    }
}

/// Describes a territory. Returns the lead in honor there.
fn describe_territory(position: &LoneWolves, seat: Seat, at: Territory, inputs: &mut Inputs) -> i32 {
    use territory::*;
    let (setup, table) = (&**position.setup(), position.table());
    let from = at.index() * LENGTH;
    let land = &table.lands[at.index()];
    inputs.one_of(from + UP, usize::from(land.honor.up), HONOR);
    inputs.one_of(from + DOWN, usize::from(land.honor.down), HONOR);
    for moon in Moon::ALL {
        inputs.set_if(from + MOONS + moon.index(), table.moons[moon.index()] == Some(at));
    }
    inputs.set_if(from + TRUMP, table.trump() == Some(at));
    inputs.one_of(from + ROOM, usize::from(setup.full.saturating_sub(land.wolves)), WOLVES);
    set_scars(from + HERE, land.scars, inputs);
    inputs.fill(from + FACE_DOWN, usize::from(land.face_down), PLACES);
    let mut strengths = [0; 2];
    for (number, who) in [seat, other(seat)].into_iter().enumerate() {
        let side = &table.sides[who.index()];
        let (up, lone) = (side.up[at.index()], side.lone[at.index()]);
        inputs.one_of(from + UP_WOLVES + number * WOLVES, usize::from(up.len()), WOLVES);
        inputs.one_of(from + LONE_WOLVES + number * WOLVES, usize::from(lone), WOLVES);
        let scars = table.acting(setup, who, at);
        set_scars(from + SCARS + number * EFFECTS * COPIES, scars, inputs);
        let times = |scar: Scar| i32::from(scars.count(scar)) * i32::from(setup.amount(scar));
        strengths[number] = i32::from(up.strength()) + i32::from(lone) + times(Scar::Kin) * i32::from(up.len() + lone) + times(Scar::Fangs);
        let own = SlotKind::own(at).index();
        let free = setup.slots[who.index()][own].saturating_sub(side.slots[own].len());
        inputs.fill(from + SLOTS + number * PLACES, usize::from(free), PLACES);
        let cards = position.hand(who).intersection(lone_wolves::Cards::of_suit(at)).len();
        inputs.one_of(from + SUIT + number * WOLVES, usize::from(cards), WOLVES);
    }
    let lead = (strengths[0] - strengths[1]).clamp(-(LEAD as i32), LEAD as i32);
    inputs.set(from + STRENGTH + (lead + LEAD as i32) as usize);
    let honor = table.honor_at(setup, at);
    let more = honor[seat.index()] - honor[other(seat).index()];
    inputs.fill(from + MORE, (more / 2).max(0) as usize, PAID);
    inputs.fill(from + LESS, (-more / 2).max(0) as usize, PAID);
    more
}

fn set_scars(from: usize, scars: Scars, inputs: &mut Inputs) {
    for scar in scars.kinds() {
        inputs.fill(from + Scar::index(scar) * territory::COPIES, usize::from(scars.count(scar)), territory::COPIES);
    }
}
