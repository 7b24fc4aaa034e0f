//! Who wins if everyone plays well with random cards, computed backwards from the end for every location of the animals and every number
//! of sheep. Hands matter only by their size.

use std::sync::{Arc, Mutex};

use wolf_and_hound::{Animal, Animals, Card, Open, Pasture, Setup, Stage, Team, WolfAndHound};

/// How many forecasts are kept.
const KEPT: usize = 8;
/// With more animals, or more sheep, the table would be too large.
const MAX_ANIMALS: usize = 3;
const MAX_SHEEP: u8 = 5;

static KNOWN: Mutex<Vec<Arc<Forecast>>> = Mutex::new(Vec::new());

/// The forecast for the current setup, computed when first needed.
#[derive(Clone, Debug, Default)]
pub(super) struct Forecasts {
    current: Option<Arc<Forecast>>,
    /// A setup without a forecast.
    none: Option<(Animals, u8)>,
}

impl Forecasts {
    /// The forecast for a setup, if possible.
    pub(super) fn of(&mut self, setup: &Setup) -> Option<&Forecast> {
        if self.none == Some((setup.animals, setup.seats)) {
            return None;
        }
        if !self.current.as_ref().is_some_and(|forecast| forecast.is_for(setup)) {
            self.current = known(setup);
            if self.current.is_none() {
                self.none = Some((setup.animals, setup.seats));
            }
        }
        self.current.as_deref()
    }
}

/// A cached forecast, or a new one.
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
    animals: Vec<Animal>,
    /// One more than the maximum number of sheep in a place.
    base: usize,
    /// For each location of the animals and each kind of card: where it moves the animals, and its frequency in the deck.
    moves: Vec<Vec<(Card, usize, f32)>>,
    /// By the number of cards played, the location of the animals, and the sheep: at the start of a turn, before animals activate.
    turns: Vec<Vec<f32>>,
}

impl Forecast {
    fn is_for(&self, setup: &Setup) -> bool {
        std::ptr::eq(&self.setup, setup)
            || (self.setup.animals, self.setup.seats, self.setup.sheep, self.setup.deck)
                == (setup.animals, setup.seats, setup.sheep, setup.deck)
    }

    /// `None` if the animals have more state than their location: those that flip, act at the end of a turn or forbid cards, and those
    /// that meat and bones stop.
    fn new(setup: &Setup) -> Option<Forecast> {
        let plain = Animals::WOLVES | Animals::HOUNDS | Animal::RED_DEVIL.alone();
        let most = setup.sheep.into_iter().max()?;
        if !plain.contains(setup.animals) || setup.meat_and_bones || setup.animals.len() as usize > MAX_ANIMALS || most > MAX_SHEEP {
            return None;
        }
        let mut forecast = Forecast {
            setup: setup.clone(),
            animals: setup.animals.collect(),
            base: usize::from(most) + 1,
            moves: Vec::new(),
            turns: vec![Vec::new(); setup.deck.len() as usize + 1],
        };
        forecast.moves = (0..forecast.spots()).map(|spots| forecast.moves_from(spots)).collect();
        for played in (0..forecast.turns.len()).rev() {
            forecast.turns[played] = forecast.turn(played);
        }
        Some(forecast)
    }

    /// The number of ways to place the animals, and to distribute the sheep.
    fn spots(&self) -> usize {
        1 << (2 * self.animals.len())
    }

    fn flocks(&self) -> usize {
        self.base.pow(4)
    }

    /// Encodes the sheep of the four places as one number, and decodes it.
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

    /// Encodes the location of the animals as one number with two bits each, and decodes it.
    fn spots_of(&self, open: &Open) -> usize {
        let place = |animal: Animal| open.pasture_of(animal).map_or(0, Pasture::index);
        self.animals.iter().enumerate().fold(0, |spots, (number, animal)| spots | place(*animal) << (2 * number))
    }

    /// A table with the animals at these locations.
    fn table(&self, spots: usize) -> Open {
        let mut open = Open::new(&self.setup);
        open.at = [Animals::NONE; 4];
        for (number, animal) in self.animals.iter().enumerate() {
            open.at[spots >> (2 * number) & 3].add(*animal);
        }
        open
    }

    fn moves_from(&self, spots: usize) -> Vec<(Card, usize, f32)> {
        let deck = self.setup.deck;
        let after = |card: Card| {
            let mut open = self.table(spots);
            open.move_animals(&self.setup, card, &mut ());
            (card, self.spots_of(&open), deck.count(card) as f32 / deck.len() as f32)
        };
        deck.kinds().map(after).collect()
    }

    /// Computes the turn after this many cards from the next one.
    fn turn(&self, played: usize) -> Vec<f32> {
        let flocks = self.flocks();
        let mut values = vec![0.0; flocks * self.spots()];
        let mut kinds = Vec::new();
        for spots in 0..self.spots() {
            let mut open = self.table(spots);
            open.active = Pasture::ALL[played % 4];
            for code in 0..flocks {
                open.sheep = self.sheep(code);
                if played > 0 {
                    open.activate(&self.setup, &mut ());
                }
                values[spots * flocks + code] = self.value(played, &open, spots, &mut kinds);
            }
        }
        values
    }

    /// The result if the game ends here, otherwise the value after the best card of a random hand.
    fn value(&self, played: usize, open: &Open, spots: usize, kinds: &mut Vec<(f32, f32)>) -> f32 {
        let blue = |team: Team| f32::from(u8::from(team == Team::Blue));
        if let Some(ending) = open.ending(&self.setup) {
            return blue(ending.winner);
        }
        let Some(next) = self.turns.get(played + 1) else { return blue(open.count().winner) };
        let (place, code) = (open.active, self.code(open.sheep));
        let sign = if place.team() == Team::Blue { 1.0 } else { -1.0 };
        kinds.clear();
        kinds.extend(self.moves[spots].iter().map(|&(_, to, often)| (sign * next[to * self.flocks() + code], often)));
        kinds.sort_by(|a, b| a.0.total_cmp(&b.0));
        // The best of this many cards is at most this good if all of them are.
        let (mut upto, mut below, mut mean) = (0.0f32, 0.0, 0.0);
        for &(value, often) in kinds.iter() {
            upto += often;
            let all = upto.min(1.0).powi(self.choices(played, place));
            mean += value * (all - below);
            below = all;
        }
        sign * mean / below.max(f32::MIN_POSITIVE)
    }

    /// How many cards there are to choose from.
    fn choices(&self, played: usize, place: Pasture) -> i32 {
        if self.setup.is_virtual(place) {
            return 2;
        }
        let left = (self.setup.deck.len() as usize - played).div_ceil(4);
        left.clamp(1, 4) as i32
    }

    /// How likely the active team wins if this card is played now.
    pub(super) fn wins_with(&self, open: &Open, card: Card) -> Option<f32> {
        let played: usize = open.played.iter().map(|row| row.len()).sum();
        let next = self.turns.get(played + 1)?;
        let (_, to, _) = self.moves[self.spots_of(open)].iter().find(|(kind, ..)| *kind == card)?;
        let code = self.code(open.sheep.map(|n| n.min(self.base as u8 - 1)));
        let blue = next[to * self.flocks() + code];
        Some(if open.active.team() == Team::Blue { blue } else { 1.0 - blue })
    }

    /// How likely Blue wins from here, with the hand of the player who plays next.
    pub(super) fn blue_wins(&self, position: &WolfAndHound) -> Option<f32> {
        let open = position.open();
        let played: usize = open.played.iter().map(|row| row.len()).sum();
        let next = self.turns.get(played + 1)?;
        let moves = &self.moves[self.spots_of(open)];
        let code = self.code(open.sheep.map(|n| n.min(self.base as u8 - 1)));
        let value = |card: Card| moves.iter().find(|(kind, ..)| *kind == card).map(|&(_, to, _)| next[to * self.flocks() + code]);
        match open.stage {
            Stage::Play => {
                let hand = position.hand(open.active);
                let best = if open.active.team() == Team::Blue { f32::max } else { f32::min };
                hand.kinds().filter_map(value).reduce(best)
            }
            Stage::Offer(card) => value(card),
            _ => None,
        }
    }
}
