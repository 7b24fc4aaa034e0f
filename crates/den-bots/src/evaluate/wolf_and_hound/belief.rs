//! What the played cards reveal about hands: a player who lets the wolf come home has no card to send it on.

use den_core::prelude::*;
use den_core::{Eye, Seat, Turn};
use rand::SeedableRng;
use wolf_and_hound::{Card, Cards, Move, Open, Pasture, Seen, View, WolfAndHound};

use crate::{Evaluate, Rng};

/// How many of a player's latest decisions are considered.
const LOOK_BACK: usize = 3;
/// How closely players are assumed to follow the prior, in points: the smaller, the closer.
const TEMPERATURE: f32 = 0.4;
/// How likely a card in a hand was already there before the last draw.
const HELD: f32 = 0.75;

/// A decision that everyone saw.
#[derive(Clone, Debug)]
struct Decision {
    seat: Seat,
    played: Card,
    /// The weight of each card there, by its prior.
    weights: [f32; 16],
    /// How likely a card that is in the hand now was already there.
    held: f32,
}

/// The latest decisions of the others.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayedCards(Vec<Decision>);

fn index(card: Card) -> usize {
    card.colour() as usize * 8 + usize::from(card.has_symbol()) * 4 + usize::from(card.value() - 1)
}

impl PlayedCards {
    /// Replays the face-up cards. Uses none if the game cannot be replayed from them alone.
    pub(super) fn of(view: &View) -> PlayedCards {
        let Some(me) = view.pasture() else { return PlayedCards::default() };
        let mut decisions = replay(view).unwrap_or_default();
        decisions.retain(|decision| Pasture::of(decision.seat) != me);
        PlayedCards(decisions)
    }

    /// How likely the others would have played these cards with the hands of this world.
    pub(super) fn likelihood(&self, world: &WolfAndHound) -> f32 {
        let mut likelihood = 1.0;
        let mut hand = (None, Cards::NONE);
        for decision in &self.0 {
            if hand.0 != Some(decision.seat) {
                hand = (Some(decision.seat), world.hand(Pasture::of(decision.seat)));
            }
            let played = decision.weights[index(decision.played)];
            let others: f32 = hand.1.iter().map(|card| decision.weights[index(card)]).sum();
            likelihood *= played / (played + decision.held * others).max(f32::MIN_POSITIVE);
        }
        likelihood
    }
}

/// The latest decisions of every player, found by replaying the face-up cards from the deal. `None` with virtual places, whose cards are
/// not all played from a hand, and if the replay gives another game (a player showed a hand instead of playing).
fn replay(view: &View) -> Option<Vec<Decision>> {
    if view.setup.seats < 4 {
        return None;
    }
    // Nothing below depends on the cards that are guessed or drawn: a prior only uses what is face up.
    let mut rng = Rng::seed_from_u64(0);
    let mut now = after_the_deal(view, &mut rng);
    let mut decisions: Vec<Decision> = Vec::new();
    let mut next = [0; 4];
    let cards = view.open.played.iter().map(|row| row.len()).sum::<usize>();
    for _ in 0..cards {
        let place = now.open.active;
        let played = view.open.played[place.index()].iter().nth(next[place.index()])?;
        next[place.index()] += 1;
        let seat = Seat(place.index() as u8);
        let mut weights = [0.0; 16];
        for card in now.unknown().kinds() {
            let world = holding(&now, card, &mut rng);
            weights[index(card)] = (world.prior(Move::Play(card), seat, 0.0) / TEMPERATURE).exp();
        }
        let mut world = holding(&now, played, &mut rng);
        world.check(Move::Play(played)).ok()?;
        let draws = world.open().pile > 0;
        world.play(Move::Play(played), &mut ());
        for earlier in decisions.iter_mut().filter(|earlier| earlier.seat == seat && draws) {
            earlier.held *= HELD;
        }
        decisions.push(Decision { seat, played, weights, held: if draws { HELD } else { 1.0 } });
        settle_chance(&mut world, &mut rng);
        now = public_view(&world);
    }
    if (now.open.at, now.open.sheep, now.open.active) != (view.open.at, view.open.sheep, view.open.active) {
        return None;
    }
    let mut seen = [0; 4];
    decisions.retain(|decision| {
        let place = decision.seat.index();
        seen[place] += 1;
        seen[place] + LOOK_BACK > view.open.played[place].len()
    });
    Some(decisions)
}

/// The public view before the first card.
fn after_the_deal(view: &View, rng: &mut Rng) -> View {
    let before = View { setup: view.setup.clone(), seen: Seen { eye: Eye::Public, open: Open::new(&view.setup), hand: None } };
    let mut start = WolfAndHound::guess(&before, rng);
    settle_chance(&mut start, rng);
    public_view(&start)
}

/// The public view without the hands that were shown, because those cards may have been played since.
fn public_view(world: &WolfAndHound) -> View {
    let mut view = world.view(Eye::Public);
    view.seen.open.shown = [Cards::NONE; 4];
    view
}

/// A world in which the active player has this card.
fn holding(view: &View, card: Card, rng: &mut Rng) -> WolfAndHound {
    let mut view = view.clone();
    let active = view.open.active.index();
    view.seen.open.shown[active].add(card);
    WolfAndHound::guess(&view, rng)
}

fn settle_chance(world: &mut WolfAndHound, rng: &mut Rng) {
    while world.turn() == Turn::Chance {
        let chance = world.deal(rng);
        world.resolve(&chance, &mut ());
    }
}
