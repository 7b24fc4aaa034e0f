//! What the played cards reveal about hands: a player who lets the wolf come home has no card to send it on.

use std::collections::BTreeMap;

use den_core::Eye;
use den_core::prelude::*;
use rand::SeedableRng;
use wolf_and_hound::{Card, Cards, Chance, Move, Open, Pasture, Seen, Stage, View, WolfAndHound};

use super::forecast::Forecasts;
use crate::greedy::settle_chance;
use crate::{Evaluate, Rng};

/// How many of a player's latest decisions are considered.
const LOOK_BACK: usize = 4;
/// How closely players are assumed to follow what a card is worth, as a share of the win: the smaller, the closer.
const TEMPERATURE: f32 = 0.02;
/// How often a player plays any card, for reasons of their own.
const ODD: f64 = 0.03;
/// How many ways to turn over metamorphic cards are tried: the view does not show which of a pair was turned.
const MAX_REPLAYS: u32 = 64;

/// A decision that everyone saw.
#[derive(Clone, Debug)]
struct Decision {
    place: Pasture,
    played: Card,
    /// The weight of each card there, by what it is worth; 0 if it may not be played.
    weights: [f32; 16],
    /// Whether the player drew a card afterwards.
    draws: bool,
}

impl Decision {
    /// How likely the card was played from this hand.
    fn chance(&self, hand: Cards) -> f64 {
        let (mut all, mut kinds) = (0.0f32, 0u32);
        for card in hand.kinds() {
            let weight = self.weights[index(card)];
            all += weight;
            kinds += u32::from(weight > 0.0);
        }
        let played = self.weights[index(self.played)] / all.max(f32::MIN_POSITIVE);
        (1.0 - ODD) * f64::from(played) + ODD / f64::from(kinds.max(1))
    }
}

/// The latest decisions of the others.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayedCards {
    /// For each other player with a hand, the decisions, the latest first.
    players: Vec<(Pasture, Vec<Decision>)>,
    /// The likelihoods found so far: by player, the number of decisions taken back, and the hand then.
    known: BTreeMap<(usize, usize, u64), f64>,
}

fn index(card: Card) -> usize {
    card.colour() as usize * 8 + usize::from(card.has_symbol()) * 4 + usize::from(card.value() - 1)
}

/// A hand as a number, for comparing.
fn code(hand: Cards) -> u64 {
    hand.iter().fold(0, |code, card| code << 5 | (index(card) as u64 + 1))
}

impl PlayedCards {
    /// Replays the face-up cards. Uses none if the game cannot be replayed from them alone.
    pub(super) fn of(view: &View) -> PlayedCards {
        let Some(me) = view.pasture() else { return PlayedCards::default() };
        let decisions = replay(view, me).unwrap_or_default();
        let others = Pasture::ALL.into_iter().filter(|&place| place != me && !view.setup.is_virtual(place));
        let of_place = |place| {
            let latest = decisions.iter().rev().filter(|decision| decision.place == place).take(LOOK_BACK);
            (place, latest.cloned().collect::<Vec<_>>())
        };
        PlayedCards { players: others.map(of_place).collect(), known: BTreeMap::new() }
    }

    /// How likely the others would have played these cards with the hands of this world.
    pub(super) fn likelihood(&mut self, world: &WolfAndHound) -> f64 {
        (0..self.players.len()).map(|player| self.of_hand(player, 0, world.hand(self.players[player].0))).product()
    }

    /// How likely a player made the decisions before the latest `back` ones with this hand after them. Each of the cards in hand may be the
    /// one that was drawn after the decision.
    fn of_hand(&mut self, player: usize, back: usize, hand: Cards) -> f64 {
        let Some(decision) = self.players[player].1.get(back) else { return 1.0 };
        if let Some(&known) = self.known.get(&(player, back, code(hand))) {
            return known;
        }
        let decision = decision.clone();
        let mut likelihood = 0.0;
        if decision.draws {
            for drawn in hand.kinds() {
                let mut before = hand;
                before.remove(drawn);
                before.add(decision.played);
                let often = f64::from(hand.count(drawn)) / f64::from(hand.len());
                likelihood += often * decision.chance(before) * self.of_hand(player, back + 1, before);
            }
        } else {
            let mut before = hand;
            before.add(decision.played);
            likelihood = decision.chance(before) * self.of_hand(player, back + 1, before);
        }
        self.known.insert((player, back, code(hand)), likelihood);
        likelihood
    }
}

/// A game replayed as far as the cards that were taken from the rows.
#[derive(Clone)]
struct Replay {
    now: View,
    decisions: Vec<Decision>,
    /// How many cards of each row were replayed.
    next: [usize; 4],
}

/// The decisions of every player, found by replaying the face-up cards from the deal. `None` if the replay gives another game (a player
/// showed a hand instead of playing, or *No 3* put a card under a dummy pile).
fn replay(view: &View, me: Pasture) -> Option<Vec<Decision>> {
    let mut replayer = Replayer { view, me, rng: Rng::seed_from_u64(0), forecasts: Forecasts::default(), left: MAX_REPLAYS };
    let start = Replay { now: after_the_deal(view, &mut replayer.rng), decisions: Vec::new(), next: [0; 4] };
    replayer.next_card(start)
}

/// Nothing that it finds depends on the cards that are guessed or drawn: what a card is worth only depends on what is face up.
struct Replayer<'a> {
    view: &'a View,
    me: Pasture,
    rng: Rng,
    forecasts: Forecasts,
    /// How many more ways to turn over metamorphic cards to try.
    left: u32,
}

impl Replayer<'_> {
    /// Replays the next card, and those after it.
    fn next_card(&mut self, mut replay: Replay) -> Option<Vec<Decision>> {
        let place = replay.now.open.active;
        let Some(played) = self.view.open.played[place.index()].iter().nth(replay.next[place.index()]) else {
            return self.fits(&replay).then_some(replay.decisions);
        };
        replay.next[place.index()] += 1;
        if self.view.setup.is_virtual(place) {
            let world = self.turned_up(&replay.now, played)?;
            return self.after_card(replay, world);
        }
        let mut world = holding(&replay.now, played, &mut self.rng);
        world.check(Move::Play(played)).ok()?;
        if place != self.me {
            let weights = self.weights(&replay.now);
            replay.decisions.push(Decision { place, played, weights, draws: world.open().pile > 0 });
        }
        world.play(Move::Play(played), &mut ());
        self.after_card(replay, world)
    }

    /// Continues after a card, with either card of a pair turned over.
    fn after_card(&mut self, replay: Replay, mut world: WolfAndHound) -> Option<Vec<Decision>> {
        if let Stage::Pairs(_) = world.open().stage {
            if self.view.open.stage == world.open().stage && self.all_played(&replay) {
                return Some(replay.decisions);
            }
            self.left = self.left.checked_sub(1)?;
            return world.open().pair().into_iter().find_map(|animal| {
                let mut turned = world.clone();
                turned.play(Move::Turn(animal), &mut ());
                self.after_card(replay.clone(), turned)
            });
        }
        if world.open().stage == Stage::Draw {
            let card = world.deal(&mut self.rng);
            world.resolve(&card, &mut ());
        }
        self.next_card(Replay { now: public_view(&world), ..replay })
    }

    fn all_played(&self, replay: &Replay) -> bool {
        Pasture::ALL.into_iter().all(|place| replay.next[place.index()] == self.view.open.played[place.index()].len())
    }

    /// Whether the replay has led to the table that the view shows.
    fn fits(&self, replay: &Replay) -> bool {
        let shown = |open: &Open| (open.at, open.back, open.sheep, open.active);
        self.all_played(replay) && shown(&replay.now.open) == shown(&self.view.open)
    }

    /// The weight of each card that the active player may have: partners are taken to know what a card is worth in the long run, opponents
    /// to play what looks best.
    fn weights(&mut self, now: &View) -> [f32; 16] {
        let place = now.open.active;
        let partner = place.team() == self.me.team();
        let mut values = [None; 16];
        for card in now.unknown().kinds() {
            let mut world = holding(now, card, &mut self.rng);
            if world.check(Move::Play(card)).is_err() {
                continue;
            }
            let forecast = self.forecasts.of(&now.setup).filter(|_| partner);
            let forecast = forecast.and_then(|forecast| forecast.wins_with(world.open(), card));
            values[index(card)] = Some(forecast.unwrap_or_else(|| {
                world.play(Move::Play(card), &mut ());
                settle_chance(&mut world, &mut self.rng);
                world.win_shares()[place.index() & 1]
            }));
        }
        let best = values.iter().flatten().copied().fold(f32::MIN, f32::max);
        values.map(|value| value.map_or(0.0, |value| ((value - best) / TEMPERATURE).exp().max(f32::MIN_POSITIVE)))
    }

    /// A world in which a virtual pasture has played this card. Whether it was kept or swapped makes no difference to the animals.
    fn turned_up(&mut self, now: &View, card: Card) -> Option<WolfAndHound> {
        const TRIES: u32 = 40;
        let chance = Chance::TurnUp(card);
        for _ in 0..TRIES {
            let mut world = WolfAndHound::guess(now, &mut self.rng);
            if world.check_chance(&chance).is_err() {
                continue;
            }
            world.resolve(&chance, &mut ());
            if world.open().stage == Stage::Offer(card) {
                world.play(Move::Keep, &mut ());
            }
            return Some(world);
        }
        None
    }
}

/// The public view before the first card.
fn after_the_deal(view: &View, rng: &mut Rng) -> View {
    let before = View { setup: view.setup.clone(), seen: Seen { eye: Eye::Public, open: Open::new(&view.setup), hand: None } };
    let mut start = WolfAndHound::guess(&before, rng);
    let hands = start.deal(rng);
    start.resolve(&hands, &mut ());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Budget, Greedy};
    use den_core::{Played, Seed, Turn, built_in};
    use wolf_and_hound::Options;

    const GUESSES: u32 = 40;

    /// Plays games between greedy players. Returns the share of decisions at which the game could be replayed, and by how much more likely than
    /// a guess the true hands were, as the mean of the logarithm.
    fn watch(options: &str, seats: u8, games: u64) -> (f64, f64) {
        let options = Options::read(options.split_whitespace()).expect("options");
        let (mut legal, mut rng) = (Vec::new(), Rng::seed_from_u64(1));
        let (mut all, mut replayed, mut gain) = (0.0, 0.0, 0.0);
        for number in 0..games {
            let seed = Seed::from_number(number);
            let mut game = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &options, seats).expect("a game");
            let mut bot = Greedy::new(number, Budget::iterations(2));
            loop {
                game.deal(&seed, &mut ());
                let Turn::Seat(seat) = game.now().turn() else { break };
                legal.clear();
                game.now().legal_moves(&mut legal);
                let view = game.now().view(Eye::Seat(seat));
                let mut belief = PlayedCards::of(&view);
                if game.now().open().played.iter().any(|row| row.len() > 1) {
                    all += 1.0;
                    replayed += f64::from(u8::from(replay(&view, Pasture::of(seat)).is_some()));
                    let guessed = (0..GUESSES).map(|_| belief.likelihood(&WolfAndHound::guess(&view, &mut rng))).sum::<f64>();
                    gain += (belief.likelihood(game.now()) * f64::from(GUESSES) / guessed).ln();
                }
                let chosen = Bot::<WolfAndHound>::choose(&mut bot, &view, &legal, &Budget::default()).chosen;
                game.play(seat, chosen, &mut ()).expect("a legal move");
            }
        }
        (replayed / all, gain / all)
    }

    #[test]
    fn the_true_hands_are_more_likely_than_guesses() {
        for (options, seats) in [("", 4), ("", 3), ("", 2), ("expert-1", 4)] {
            let (replayed, gain) = watch(options, seats, 12);
            assert!(replayed > 0.9 && gain > 0.02, "{options} {seats}: {replayed:.2} replayed, gain {gain:.3}");
        }
    }

    #[test]
    fn the_card_that_was_drawn_may_be_any_of_the_hand() {
        let [one, two] = [1, 2].map(|value| Card::plain(wolf_and_hound::Colour::Black, value));
        let mut weights = [0.0; 16];
        (weights[index(one)], weights[index(two)]) = (1.0, 3.0);
        let decision = Decision { place: Pasture::ALL[1], played: one, weights, draws: true };
        let mut belief = PlayedCards { players: vec![(Pasture::ALL[1], vec![decision.clone()])], known: BTreeMap::new() };
        let hand: Cards = [one, two].into_iter().collect();
        // Before it drew a 1, the hand was 1 and 2; before it drew a 2, two 1s.
        let expected = 0.5 * ((1.0 - ODD) / 4.0 + ODD / 2.0) + 0.5;
        assert!((belief.of_hand(0, 0, hand) - expected).abs() < 1e-6);
        assert!((decision.chance(hand) - ((1.0 - ODD) / 4.0 + ODD / 2.0)).abs() < 1e-6);
    }
}
