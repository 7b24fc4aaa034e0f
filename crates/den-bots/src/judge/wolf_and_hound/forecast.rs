//! Who wins if everybody plays well with whatever cards come: worked out backwards from the end, for every place of the animals and
//! every number of sheep. What is in the hands is left out but for how many cards there are to choose from.

use std::sync::{Arc, Mutex};

use wolf_and_hound::{Animal, Animals, Card, Coat, Colour, Open, Phase, Place, Setup, Side, Team, WolfAndHound};

/// Forecasts are kept for so many setups.
const KEPT: usize = 8;
/// With more animals, or more sheep, the table would be too large.
const MOST_ANIMALS: usize = 3;
const MOST_SHEEP: u8 = 5;

static KNOWN: Mutex<Vec<Arc<Forecast>>> = Mutex::new(Vec::new());

/// The forecast for the setup at hand, once it has been asked for.
#[derive(Clone, Debug, Default)]
pub struct Book {
    open: Option<Arc<Forecast>>,
    /// A setup for which there is none.
    none: Option<(Animals, u8)>,
}

impl Book {
    /// The forecast for a setup, if there can be one.
    pub(super) fn forecast(&mut self, setup: &Setup) -> Option<&Forecast> {
        if self.none == Some((setup.animals, setup.seats)) {
            return None;
        }
        if !self.open.as_ref().is_some_and(|forecast| forecast.is_for(setup)) {
            self.open = known(setup);
            if self.open.is_none() {
                self.none = Some((setup.animals, setup.seats));
            }
        }
        self.open.as_deref()
    }
}

/// Looks for the forecast among those made before, or makes it.
fn known(setup: &Setup) -> Option<Arc<Forecast>> {
    let mut known = KNOWN.lock().ok()?;
    if let Some(forecast) = known.iter().find(|forecast| forecast.is_for(setup)) {
        return Some(forecast.clone());
    }
    let forecast = Arc::new(Forecast::new(setup)?);
    if known.len() == KEPT {
        known.remove(0);
    }
    known.push(forecast.clone());
    Some(forecast)
}

/// How likely Blue wins.
#[derive(Debug)]
pub(super) struct Forecast {
    setup: Setup,
    animals: Vec<(Animal, Side)>,
    /// One more than the most sheep of a place.
    base: usize,
    /// By the number of cards played, where the animals are, and the sheep: at the beginning of a turn, before animals activate.
    turns: Vec<Vec<f32>>,
}

impl Forecast {
    fn is_for(&self, setup: &Setup) -> bool {
        std::ptr::eq(&self.setup, setup)
            || (self.setup.animals, self.setup.seats, self.setup.sheep, self.setup.deck)
                == (setup.animals, setup.seats, setup.sheep, setup.deck)
    }

    /// `None` with animals that do more than walk, take and return.
    fn new(setup: &Setup) -> Option<Forecast> {
        let plain = Animals::WOLVES | Animals::HOUNDS | Animal::RED_DEVIL.alone();
        let most = setup.sheep.into_iter().max()?;
        if !plain.contains(setup.animals) || setup.meat_and_bones || setup.animals.len() as usize > MOST_ANIMALS || most > MOST_SHEEP {
            return None;
        }
        let animals = setup.animals.filter_map(|animal| Some((animal, setup.side(animal, false)?))).collect();
        let mut forecast = Forecast { setup: setup.clone(), animals, base: usize::from(most) + 1, turns: Vec::new() };
        forecast.turns = vec![Vec::new(); setup.deck.len() as usize + 1];
        for played in (0..forecast.turns.len()).rev() {
            forecast.turns[played] = forecast.turn(played);
        }
        Some(forecast)
    }

    fn flocks(&self) -> usize {
        self.base.pow(4)
    }

    /// The sheep of the four places as one number, and back.
    fn code(&self, sheep: [u8; 4]) -> usize {
        sheep.iter().fold(0, |code, &n| code * self.base + usize::from(n))
    }

    fn sheep(&self, mut code: usize) -> [u8; 4] {
        let mut sheep = [0; 4];
        for n in sheep.iter_mut().rev() {
            *n = (code % self.base) as u8;
            code /= self.base;
        }
        sheep
    }

    /// Where an animal is, of all places that one number tells: two bits each.
    fn place(spots: usize, number: usize) -> Place {
        Place::FIRST.clockwise((spots >> (2 * number) & 3) as i8)
    }

    /// Where the animals are after a card.
    fn after(&self, spots: usize, card: Card) -> usize {
        let mut after = 0;
        for (number, (_, side)) in self.animals.iter().enumerate() {
            let moves = (side.coat == Coat::Black) == (card.colour() == Colour::Black);
            let steps = if moves { side.modifier.steps(card.value()) } else { 0 };
            after |= Forecast::place(spots, number).clockwise(steps).index() << (2 * number);
        }
        after
    }

    /// Fills in the turn after so many cards, from the next one.
    fn turn(&self, played: usize) -> Vec<f32> {
        let place = Place::ALL[played % 4];
        let flocks = self.flocks();
        let mut values = vec![0.0; flocks << (2 * self.animals.len())];
        for spots in 0..1 << (2 * self.animals.len()) {
            let after: Vec<(usize, f32)> = self
                .setup
                .deck
                .kinds()
                .map(|card| (self.after(spots, card), self.setup.deck.count(card) as f32 / self.setup.deck.len() as f32))
                .collect();
            for code in 0..flocks {
                let mut sheep = self.sheep(code);
                if played > 0 {
                    self.activate(spots, place, &mut sheep);
                }
                values[spots * flocks + code] = self.value(played, place, sheep, &after);
            }
        }
        values
    }

    /// WH-ACT-2, WH-ACT-4: first the wolves take, then the hounds bring back.
    fn activate(&self, spots: usize, place: Place, sheep: &mut [u8; 4]) {
        for coat in [Coat::Black, Coat::White] {
            for (number, (_, side)) in self.animals.iter().enumerate() {
                if side.coat == coat && Forecast::place(spots, number) == place {
                    let target = place.clockwise(side.target.steps()).index();
                    let n = &mut sheep[target];
                    *n = if coat == Coat::Black { n.saturating_sub(1) } else { (*n + 1).min(self.setup.sheep[target]) };
                }
            }
        }
    }

    /// WH-END-1 to WH-END-3, or else what the best card of any hand leads to.
    fn value(&self, played: usize, place: Place, sheep: [u8; 4], after: &[(usize, f32)]) -> f32 {
        let blue = |team: Team| f32::from(u8::from(team == Team::Blue));
        if let Some(sheepless) = place.round().into_iter().find(|place| sheep[place.index()] == 0) {
            return blue(sheepless.team().other());
        }
        let Some(next) = self.turns.get(played + 1) else {
            return blue(if sheep[0] + sheep[2] > sheep[1] + sheep[3] { Team::Blue } else { Team::Yellow });
        };
        let code = self.code(sheep);
        let sign = if place.team() == Team::Blue { 1.0 } else { -1.0 };
        let mut kinds: Vec<(f32, f32)> = after.iter().map(|&(spots, often)| (sign * next[spots * self.flocks() + code], often)).collect();
        kinds.sort_by(|a, b| a.0.total_cmp(&b.0));
        // The best of so many cards is at most this good if all of them are.
        let (mut upto, mut below, mut mean) = (0.0f32, 0.0, 0.0);
        for (value, often) in kinds {
            upto += often;
            let all = upto.min(1.0).powi(self.choices(played, place));
            mean += value * (all - below);
            below = all;
        }
        sign * mean / below.max(f32::MIN_POSITIVE)
    }

    /// How many cards there are to choose from.
    fn choices(&self, played: usize, place: Place) -> i32 {
        if self.setup.is_virtual(place) {
            return 2;
        }
        let left = (self.setup.deck.len() as usize - played).div_ceil(4);
        left.clamp(1, 4) as i32
    }

    /// How likely Blue wins from here, with the hand of whoever plays next.
    pub(super) fn blue_wins(&self, position: &WolfAndHound) -> Option<f32> {
        let open = position.open();
        let played: usize = open.played.iter().map(|row| row.len()).sum();
        let next = self.turns.get(played + 1)?;
        let spots = self.spots(open);
        let code = self.code(open.sheep.map(|n| n.min(self.base as u8 - 1)));
        let value = |card: Card| next[self.after(spots, card) * self.flocks() + code];
        match open.phase {
            Phase::Play => {
                let hand = position.hand(open.active);
                let best = if open.active.team() == Team::Blue { f32::max } else { f32::min };
                hand.kinds().map(value).reduce(best)
            }
            Phase::Offer(card) => Some(value(card)),
            _ => None,
        }
    }

    fn spots(&self, open: &Open) -> usize {
        let place = |animal: Animal| open.place_of(animal).map_or(0, Place::index);
        self.animals.iter().enumerate().fold(0, |spots, (number, (animal, _))| spots | place(*animal) << (2 * number))
    }
}
