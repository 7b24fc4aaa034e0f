//! How animals move and turn over. Movement is public, so all of this works on the open part of a position.

use den_core::Log;

use crate::event::Event;
use crate::pieces::{Animal, Animals, Card, Coat, Colour, Face, Pasture};
use crate::setup::Setup;
use crate::state::{Open, Pairs};

/// The pastures where animals stop, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stops(u8);

impl Stops {
    /// Whether animals stop here.
    pub fn at(self, pasture: Pasture) -> bool {
        self.0 >> pasture.index() & 1 == 1
    }
}

impl FromIterator<Pasture> for Stops {
    fn from_iter<I: IntoIterator<Item = Pasture>>(pastures: I) -> Stops {
        Stops(pastures.into_iter().fold(0, |stops, pasture| stops | 1 << pasture.index()))
    }
}

/// The result of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// Its last pasture.
    pub to: Pasture,
    /// Whether it passed or reached pasture 1, not counting its start (WH-META-1).
    pub home: bool,
    /// Whether meat or a bone ended it early (WH-MB-2).
    pub stopped: bool,
}

/// WH-PLAY-2, WH-MB-2: walks this many steps clockwise (counter-clockwise if negative), or to the first stop.
#[inline]
pub fn walk(from: Pasture, steps: i8, stops: Stops) -> Walk {
    if stops != Stops::default() {
        return walk_with_stops(from, steps, stops);
    }
    let end = from.index() as i8 + steps;
    let home = if steps >= 0 { end >= 4 } else { end <= if from == Pasture::FIRST { -4 } else { 0 } };
    Walk { to: from.clockwise(steps), home, stopped: false }
}

/// Walks step by step, because an early stop may come before pasture 1.
fn walk_with_stops(from: Pasture, steps: i8, stops: Stops) -> Walk {
    let mut walk = Walk { to: from, home: false, stopped: false };
    for left in (0..steps.unsigned_abs()).rev() {
        walk.to = walk.to.clockwise(steps.signum());
        walk.home |= walk.to == Pasture::FIRST;
        if stops.at(walk.to) {
            walk.stopped = left > 0;
            break;
        }
    }
    walk
}

impl Open {
    /// WH-PLAY-1: every animal of the card's colour moves, and every sheep card. Returns the pairs to resolve (WH-META-2).
    #[inline]
    pub fn move_animals(&mut self, setup: &Setup, card: Card, log: &mut impl Log<Event>) -> Pairs {
        let movers = self.showing(setup.moved(card.colour()));
        let stops = self.stops(setup, card.colour(), Some(self.active));
        let mut moved = Animals::NONE;
        for animal in movers {
            let steps = setup.steps(animal, self.face(animal), card);
            if steps != 0 {
                let stops = if Animals::SHEEP.has(animal) { Stops::default() } else { stops };
                self.go(setup, animal, self.whereabouts(animal), steps, stops, log);
                moved.add(animal);
            }
        }
        self.pairs(setup, moved)
    }

    /// Moves one animal; a metamorphic card that passes pasture 1 turns over (WH-META-1).
    #[inline]
    fn go(&mut self, setup: &Setup, animal: Animal, from: Pasture, steps: i8, stops: Stops, log: &mut impl Log<Event>) {
        let Walk { to, home, stopped } = walk(from, steps, stops);
        self.at[from.index()].remove(animal);
        self.at[to.index()].add(animal);
        log.add(Event::Moves { animal, from, to, stopped });
        if home && Animals::METAMORPHIC.has(animal) {
            self.turn_over(setup, animal, to, log);
        }
    }

    /// Turns an animal card over.
    #[inline]
    pub(crate) fn turn_over(&mut self, setup: &Setup, animal: Animal, pasture: Pasture, log: &mut impl Log<Event>) {
        self.back.toggle(animal);
        let coat = if self.showing(setup.takes()).has(animal) { Coat::Black } else { Coat::White };
        log.add(Event::TurnsOver { animal, pasture, face: self.face(animal), coat });
    }

    /// WH-MB-2, WH-MB-3: where meat stops wolves or bones stop hounds: at the pastures whose latest card shows it. A pasture that plays
    /// covers its old card, and the new one has no effect yet.
    #[inline]
    pub(crate) fn stops(&self, setup: &Setup, colour: Colour, playing: Option<Pasture>) -> Stops {
        if !setup.meat_and_bones {
            return Stops::default();
        }
        let shows =
            |pasture: &Pasture| self.played[pasture.index()].last().is_some_and(|card| card.has_symbol() && card.colour() == colour);
        Pasture::ALL.into_iter().filter(|pasture| Some(*pasture) != playing).filter(shows).collect()
    }

    /// WH-META-2: the pastures where a metamorphic card has joined exactly one other and both show the same colour.
    #[inline]
    fn pairs(&self, setup: &Setup, moved: Animals) -> Pairs {
        let mut pairs = 0;
        if !(moved & Animals::METAMORPHIC).is_empty() {
            let black = self.showing(setup.takes());
            for pasture in Pasture::ALL {
                let two = self.at[pasture.index()] & Animals::METAMORPHIC;
                if two.len() == 2 && !(two & moved).is_empty() && (two & black).len() != 1 {
                    pairs |= 1 << pasture.index();
                }
            }
        }
        Pairs(pairs)
    }

    /// WH-DES-3: at the end of phase 3 the wolf in sheep's clothing shows its front if a fur is at its pasture, otherwise its back.
    #[inline]
    pub(crate) fn dress(&mut self, setup: &Setup, log: &mut impl Log<Event>) {
        if !setup.animals.has(Animal::IN_CLOTHING) {
            return;
        }
        let Some(pasture) = self.pasture_of(Animal::IN_CLOTHING) else { return };
        let alone = (self.at[pasture.index()] & Animals::FURS).is_empty();
        if self.back.has(Animal::IN_CLOTHING) != alone {
            self.turn_over(setup, Animal::IN_CLOTHING, pasture, log);
        }
    }

    /// What animals do by themselves at the end of a turn in which `card` was played: Grandpa Wolf and the wolf in sheep's
    /// clothing move, then the Confused Hound may turn over.
    #[inline]
    pub(crate) fn end_of_turn(&mut self, setup: &Setup, card: Option<Card>, log: &mut impl Log<Event>) {
        if (setup.animals & (Animals::EXTRA | Animals::DESIGNER_02)).is_empty() {
            return;
        }
        self.grandpa_follows(setup, card, log);
        self.clothed_wolf_wanders(setup, log);
        self.confused_hound_turns(setup, log);
    }

    /// WH-EXTRA-1: Grandpa Wolf moves by the card of the previous turn, and meat stops him (WH-MB-4).
    fn grandpa_follows(&mut self, setup: &Setup, card: Option<Card>, log: &mut impl Log<Event>) {
        let Some(from) = self.pasture_of(Animal::GRANDPA) else { return };
        if let Some(late) = self.late {
            let steps = setup.steps(Animal::GRANDPA, Face::Front, late);
            let stops = self.stops(setup, Colour::Black, None);
            self.go(setup, Animal::GRANDPA, from, steps, stops, log);
        }
        self.late = card;
    }

    /// WH-DES-3: with its back up, the wolf in sheep's clothing moves one pasture counter-clockwise.
    fn clothed_wolf_wanders(&mut self, setup: &Setup, log: &mut impl Log<Event>) {
        if !self.back.has(Animal::IN_CLOTHING) {
            return;
        }
        if let Some(from) = self.pasture_of(Animal::IN_CLOTHING) {
            let stops = self.stops(setup, Colour::Black, None);
            self.go(setup, Animal::IN_CLOTHING, from, -1, stops, log);
        }
    }

    /// WH-EXTRA-2: the Confused Hound turns over if another animal is at its pasture.
    fn confused_hound_turns(&mut self, setup: &Setup, log: &mut impl Log<Event>) {
        let Some(pasture) = self.pasture_of(Animal::CONFUSED_HOUND) else { return };
        if self.at[pasture.index()] != Animal::CONFUSED_HOUND.alone() {
            self.turn_over(setup, Animal::CONFUSED_HOUND, pasture, log);
        }
    }
}
