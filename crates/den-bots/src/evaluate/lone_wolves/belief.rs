//! What the opponent's cards reveal about the hand: who answers a lead with a high card that loses probably has no lower one.

use std::fmt;
use std::sync::OnceLock;

use den_core::{Eye, Rules as _, Seat};
use lone_wolves::{Card, Cards, LoneWolves, Setup, Territory, Tricks, View, other};

use crate::Belief;

/// How often each kind of card is played if it may be: a learned model of a player (Luce's choice axiom). The weights are in
/// `lone-wolves-habits.txt`, with the command that fitted them.
#[derive(Clone, PartialEq, Debug)]
pub struct Habits {
    /// For each situation, the weights of the values 2 to 7.
    weights: [[f32; VALUES]; SITUATIONS],
}

const VALUES: usize = 6;
/// The game is divided into three parts.
const PARTS: usize = 3;
/// A lead of a plain suit or of trump, from a suit of one card, of two or three, or of more.
const LEADS: usize = 2 * 3 * PARTS;
/// An answer that follows suit and loses or wins.
const ANSWERS: usize = 2 * PARTS;
/// Another card, plain or trump.
const SITUATIONS: usize = LEADS + ANSWERS + 2 * PARTS;
/// How often a player plays any card, for reasons of their own.
const ODD: f64 = 0.05;

/// A card that a player chose.
#[derive(Clone, Copy, Debug)]
struct Decision {
    /// The number of the trick, from 0.
    trick: u8,
    /// The card it answered; `None` for a lead.
    led: Option<Card>,
    trump: Option<Territory>,
    played: Card,
}

impl Decision {
    /// LW-TRICK-2: the cards of this hand that may be played.
    fn choices(&self, hand: Cards) -> Cards {
        let follow = self.led.map_or(Cards::NONE, |led| hand.intersection(Cards::of_suit(led.suit())));
        if follow.is_empty() { hand } else { follow }
    }

    /// The situation in which a card of this hand would be played, and its value, as indices.
    fn kind(&self, hand: Cards, card: Card) -> (usize, usize) {
        let part = match self.trick {
            0..4 => 0,
            4..9 => 1,
            _ => 2,
        };
        let trump = usize::from(self.trump == Some(card.suit()));
        let situation = match self.led {
            None => {
                let length = match hand.intersection(Cards::of_suit(card.suit())).len() {
                    0 | 1 => 0,
                    2 | 3 => 1,
                    _ => 2,
                };
                trump * 3 + length
            }
            Some(led) if led.suit() == card.suit() => LEADS / PARTS + usize::from(card.beats(led, None)),
            Some(_) => (LEADS + ANSWERS) / PARTS + trump,
        };
        (situation * PARTS + part, usize::from(card.value() - 2))
    }
}

impl Habits {
    /// The habits of strong players.
    pub fn built_in() -> &'static Habits {
        static READ: OnceLock<Habits> = OnceLock::new();
        READ.get_or_init(|| {
            let mut weights = [[1.0; VALUES]; SITUATIONS];
            let lines = include_str!("../../../lone-wolves-habits.txt").lines().filter(|line| !line.starts_with('#'));
            for (row, line) in weights.iter_mut().zip(lines) {
                // A test checks that every number can be read.
                row.iter_mut().zip(line.split_whitespace()).for_each(|(weight, word)| *weight = word.parse().unwrap_or(1.0));
            }
            Habits { weights }
        })
    }

    /// The habits under which the decisions of these finished games are most likely, with a weak pull towards no preference.
    pub fn fit(games: &[LoneWolves]) -> Habits {
        const PULL: f64 = 3.0;
        const ROUNDS: usize = 60;
        let decisions: Vec<(Decision, Cards)> = games.iter().flat_map(decided_with).collect();
        let mut habits = Habits { weights: [[1.0; VALUES]; SITUATIONS] };
        for _ in 0..ROUNDS {
            // Each weight becomes how often the card was played, over how often it would have been with weight 1.
            let (mut played, mut expected) = ([[PULL; VALUES]; SITUATIONS], [[PULL; VALUES]; SITUATIONS]);
            for (decision, hand) in &decisions {
                let kinds = decision.choices(*hand).iter().map(|card| decision.kind(*hand, card));
                let all: f64 = kinds.clone().map(|(row, value)| f64::from(habits.weights[row][value])).sum();
                kinds.for_each(|(row, value)| expected[row][value] += 1.0 / all);
                let (row, value) = decision.kind(*hand, decision.played);
                played[row][value] += 1.0;
            }
            for (weight, (played, expected)) in
                habits.weights.iter_mut().flatten().zip(played.iter().flatten().zip(expected.iter().flatten()))
            {
                *weight = (played / expected) as f32;
            }
        }
        habits
    }

    /// How likely the card was played from this hand.
    fn chance(&self, decision: &Decision, hand: Cards) -> f64 {
        let choices = decision.choices(hand);
        let weight = |card| {
            let (row, value) = decision.kind(hand, card);
            f64::from(self.weights[row][value])
        };
        let all: f64 = choices.iter().map(weight).sum();
        let played = if choices.has(decision.played) { weight(decision.played) / all } else { 0.0 };
        (1.0 - ODD) * played + ODD / f64::from(choices.len().max(1))
    }
}

/// The file of the built-in habits.
impl fmt::Display for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.weights {
            writeln!(f, "{}", row.map(|weight| format!("{weight:.3}")).join(" "))?;
        }
        Ok(())
    }
}

/// The cards that a player chose, in order.
fn decisions(setup: &Setup, tricks: &Tricks, seat: Seat) -> Vec<Decision> {
    let mut found = Vec::new();
    // LW-TRUMP-1 to LW-TRUMP-4: where the scars went, and so which suit was trump.
    let mut scars: [u8; 5] = std::array::from_fn(|at| setup.light[at] + setup.dark[at]);
    let (mut trump, mut moons) = (None, 0);
    for (trick, played) in (0..).zip(tricks.iter()) {
        if played.leader == seat {
            found.push(Decision { trick, led: None, trump, played: played.led.card });
        } else if let Some(answer) = played.answer {
            found.push(Decision { trick, led: Some(played.led.card), trump, played: answer.card });
        }
        if let (Some(winner), Some(answer)) = (played.winner, played.answer) {
            let lost = if winner == played.leader { answer } else { played.led };
            let left = &mut scars[lost.at.index()];
            let last = *left == 1;
            *left = left.saturating_sub(1);
            if last && moons < 2 {
                (trump, moons) = (Some(lost.at), moons + 1);
            }
        }
    }
    found
}

/// The decisions of both players in a finished game, each with the hand at that time.
fn decided_with(game: &LoneWolves) -> Vec<(Decision, Cards)> {
    let mut found = Vec::new();
    for seat in Seat::all(2) {
        let mut hand = game.hand(seat);
        for decision in decisions(game.setup(), &game.table().tricks, seat).into_iter().rev() {
            hand.add(decision.played);
            found.push((decision, hand));
        }
    }
    found
}

/// The cards that the opponent chose so far.
#[derive(Clone, Debug)]
pub(super) struct PlayedCards {
    opponent: Seat,
    decisions: Vec<Decision>,
}

impl PlayedCards {
    /// `None` if nothing has been played, or nobody's hand is known.
    pub(super) fn of(view: &View) -> Option<PlayedCards> {
        let Eye::Seat(me) = view.eye else { return None };
        let decisions = decisions(&view.setup, &view.table.tricks, other(me));
        (!decisions.is_empty()).then_some(PlayedCards { opponent: other(me), decisions })
    }
}

impl Belief<LoneWolves> for PlayedCards {
    fn likelihood(&mut self, world: &LoneWolves) -> f64 {
        let habits = Habits::built_in();
        let mut hand = world.hand(self.opponent);
        let mut likelihood = 1.0;
        for decision in self.decisions.iter().rev() {
            hand.add(decision.played);
            likelihood *= habits.chance(decision, hand);
        }
        likelihood
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use den_core::prelude::*;
    use den_core::{Played, Turn, built_in, dice};
    use lone_wolves::{Move, Options};
    use rand::SeedableRng;

    /// Plays random games, and calls `see` with every position in which someone decides and with the last one.
    fn watch(options: &str, games: u64, see: impl FnMut(&LoneWolves)) {
        watch_players(options, games, |legal, rng| dice::one_of(rng, legal), see);
    }

    fn watch_players(options: &str, games: u64, choose: impl Fn(&[Move], &mut Rng) -> Move, mut see: impl FnMut(&LoneWolves)) {
        let options = Options::read(options.split_whitespace()).expect("options");
        let mut legal = Vec::new();
        for number in 0..games {
            let mut rng = Rng::seed_from_u64(number);
            let mut now = Played::<LoneWolves>::new(&built_in::<LoneWolves>(), &options, 2).expect("a game").now().clone();
            loop {
                match now.turn() {
                    Turn::Chance => {
                        let chance = now.deal(&mut rng);
                        now.resolve(&chance, &mut ());
                        continue;
                    }
                    Turn::Seat(_) => {
                        see(&now);
                        legal.clear();
                        now.legal_moves(&mut legal);
                        now.play(choose(&legal, &mut rng), &mut ());
                    }
                    Turn::Over => break,
                }
            }
            see(&now);
        }
    }

    #[test]
    fn the_trump_of_every_trick_is_found_again() {
        for options in ["basic", "advanced"] {
            let mut then: Vec<Option<Territory>> = Vec::new();
            let mut with_trump = 0;
            watch(options, 20, |now| {
                let tricks = &now.table().tricks;
                // The trump when a trick was led is that of its whole length.
                if tricks.cards() % 2 == 1 {
                    then.truncate(usize::from(tricks.won()));
                    then.push(now.table().trump());
                }
                for seat in Seat::all(2) {
                    for decision in decisions(now.setup(), tricks, seat) {
                        if let Some(known) = then.get(usize::from(decision.trick)) {
                            assert_eq!(decision.trump, *known, "{options}, trick {}", decision.trick + 1);
                            with_trump += usize::from(known.is_some());
                        }
                    }
                }
            });
            assert!(with_trump > 100, "{options}: {with_trump}");
        }
    }

    #[test]
    fn every_decision_was_made_with_a_hand_that_allows_it() {
        let mut seen = 0;
        watch("basic", 20, |now| {
            if now.turn() == Turn::Over {
                for (decision, hand) in decided_with(now) {
                    assert!(decision.choices(hand).has(decision.played), "{decision:?}");
                    assert_eq!(hand.len(), now.setup().hand - decision.trick);
                    seen += 1;
                }
            }
        });
        assert_eq!(seen, 20 * 26);
    }

    #[test]
    fn the_built_in_habits_are_complete() {
        let lines: Vec<&str> = include_str!("../../../lone-wolves-habits.txt").lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines.len(), SITUATIONS);
        for line in lines {
            let weights: Vec<f32> = line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            assert!(weights.len() == VALUES && weights.iter().all(|weight| *weight > 0.0), "{line}");
        }
        assert_eq!(Habits::built_in().to_string().lines().count(), SITUATIONS);
    }

    /// The finished games of players who choose the lowest card that they may, if `lowest` is set, and otherwise any.
    fn finished(lowest: bool) -> Vec<LoneWolves> {
        let mut games = Vec::new();
        let value = |m: &Move| if let Move::Play(card, _) = m { card.value() } else { 0 };
        let choose = |legal: &[Move], rng: &mut Rng| {
            let least = legal.iter().map(value).min();
            let choices: Vec<Move> = legal.iter().copied().filter(|m| !lowest || Some(value(m)) == least).collect();
            dice::one_of(rng, &choices)
        };
        watch_players("basic", 60, choose, |now| games.extend((now.turn() == Turn::Over).then(|| now.clone())));
        games
    }

    #[test]
    fn habits_are_learned_from_games() {
        // The weights of the values of a plain card that does not follow suit, in the first part of the game.
        let discards = |games: &[LoneWolves]| Habits::fit(games).weights[LEADS + ANSWERS];
        let (low, any) = (discards(&finished(true)), discards(&finished(false)));
        assert!(low[0] > 3.0 * low[2] && low[0] > 3.0 * low[5], "{low:?}");
        assert!(any.iter().all(|weight| (0.5..2.0).contains(weight)), "{any:?}");
    }

    /// After games of such players, the true hand is more likely than a guess.
    #[test]
    fn a_hand_that_explains_the_cards_is_more_likely() {
        let games = finished(true);
        let habits = Habits::fit(&games[..40]);
        let (mut rng, mut gain, mut count) = (Rng::seed_from_u64(1), 0.0, 0.0);
        for (decision, hand) in games[40..].iter().flat_map(decided_with).filter(|(decision, _)| decision.trick > 2) {
            // A hand of as many cards with the one that was played.
            let mut other: Vec<Card> = Cards::ALL.iter().filter(|card| *card != decision.played).collect();
            dice::shuffle(&mut rng, &mut other);
            let mut guess: Cards = other.into_iter().take(usize::from(hand.len() - 1)).collect();
            guess.add(decision.played);
            gain += (habits.chance(&decision, hand) / habits.chance(&decision, guess)).ln();
            count += 1.0;
        }
        assert!(gain / count > 0.2, "{}", gain / count);
    }
}
