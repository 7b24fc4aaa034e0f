//! What the cards that were played tell about those that were not: who lets the wolf come home holds no card to send it on.

use den_core::{Eye, Game, Seat, Turn};
use rand::SeedableRng;
use wolf_and_hound::{Animals, Card, Cards, Dummy, Move, Open, Phase, Place, Row, View, WolfAndHound};

use crate::{Judge, Lots};

/// How many of a player's latest decisions are looked at.
const LOOK_BACK: u8 = 3;
/// How exactly players are taken to play what looks best, in points.
const BLUR: f32 = 0.4;

/// A decision that everybody saw.
#[derive(Clone, Debug)]
struct Clue {
    seat: Seat,
    played: Card,
    /// How good each card would have looked there, as a weight.
    looks: [f32; 16],
    /// How likely a card that is in the hand now was there then.
    held: f32,
}

/// The decisions of the others that everybody saw.
#[derive(Clone, Debug, Default)]
pub struct Clues(Vec<Clue>);

fn index(card: Card) -> usize {
    card.colour() as usize * 8 + usize::from(card.symbol()) * 4 + usize::from(card.value() - 1)
}

impl Clues {
    /// Replays what lies open. Where that cannot be told from the cards alone, there are no clues.
    pub(super) fn of(view: &View) -> Clues {
        let Some(me) = view.place() else { return Clues::default() };
        let mut clues = Clues::replay(view).unwrap_or_default();
        clues.0.retain(|clue| Place::of(clue.seat) != me);
        clues
    }

    fn replay(view: &View) -> Option<Clues> {
        if view.setup.seats < 4 {
            return None;
        }
        let mut rng = Lots::seed_from_u64(0);
        let mut now = View { eye: Eye::Public, setup: view.setup.clone(), open: at_the_start(view), hand: None };
        let mut clues: Vec<Clue> = Vec::new();
        let mut next = [0; 4];
        let cards = view.open.played.iter().map(|row| row.len()).sum::<usize>();
        for _ in 0..cards {
            let place = now.open.active;
            let played = view.open.played[place.index()].iter().nth(next[place.index()])?;
            next[place.index()] += 1;
            let seat = Seat(place.index() as u8);
            let mut looks = [0.0; 16];
            for card in now.unknown().kinds() {
                let world = holding(&now, card, &mut rng);
                looks[index(card)] = (world.lean(Move::Play(card), seat, 0.0) / BLUR).exp();
            }
            let mut world = holding(&now, played, &mut rng);
            world.check(Move::Play(played)).ok()?;
            let draws = world.open().pile > 0;
            world.play(Move::Play(played), &mut ());
            for clue in clues.iter_mut().filter(|clue| clue.seat == seat && draws) {
                clue.held *= 0.75;
            }
            clues.push(Clue { seat, played, looks, held: if draws { 0.75 } else { 1.0 } });
            while world.turn() == Turn::Chance {
                let chance = world.draw(&mut rng);
                world.settle(&chance, &mut ());
            }
            now.open = Open { shown: [Cards::NONE; 4], ..*world.open() };
        }
        let same = (now.open.at, now.open.sheep, now.open.active) == (view.open.at, view.open.sheep, view.open.active);
        let first = |clue: &Clue| view.open.played[clue.seat.index()].len().saturating_sub(usize::from(LOOK_BACK));
        let mut seen = [0; 4];
        clues.retain(|clue| {
            seen[clue.seat.index()] += 1;
            seen[clue.seat.index()] > first(clue)
        });
        same.then_some(Clues(clues))
    }

    /// How well the hands of this world explain what was played.
    pub(super) fn credit(&self, world: &WolfAndHound) -> f32 {
        let mut credit = 1.0;
        let mut hand = (None, Cards::NONE);
        for clue in &self.0 {
            if hand.0 != Some(clue.seat) {
                hand = (Some(clue.seat), world.hand(Place::of(clue.seat)));
            }
            let played = clue.looks[index(clue.played)];
            let others: f32 = hand.1.iter().map(|card| clue.looks[index(card)]).sum();
            credit *= played / (played + clue.held * others).max(f32::MIN_POSITIVE);
        }
        credit
    }
}

/// The table before the first card: WH-SETUP-1 to WH-SETUP-3.
fn at_the_start(view: &View) -> Open {
    let in_hand: [u8; 4] = [4; 4];
    Open {
        phase: Phase::Play,
        active: Place::FIRST,
        no_three: false,
        late: None,
        sheep: view.setup.sheep,
        at: [view.setup.animals, Animals::NONE, Animals::NONE, Animals::NONE],
        back: Animals::NONE,
        pile: (view.setup.deck.len() as u8).saturating_sub(in_hand.iter().sum()),
        in_hand,
        shown: [Cards::NONE; 4],
        played: [Row::EMPTY; 4],
        dummies: [Dummy::default(); 2],
    }
}

/// A world in which the active player holds this card.
fn holding(view: &View, card: Card, rng: &mut Lots) -> WolfAndHound {
    let mut view = view.clone();
    view.open.shown[view.open.active.index()].add(card);
    WolfAndHound::guess(&view, rng)
}
