//! The contract, hidden information, perft and goldens, on both boards.

use std::collections::BTreeSet;

use den_core::{Eye, Seat, Step, dice};
use den_testkit::{Case, Ledger, conforms, keeps_secrets, perft_file, playthrough, statistics};
use lone_wolves::{Card, Cards, Chance, LoneWolves, Move, Phase, Territory, other};
use rand_chacha::ChaCha8Rng;

const CASES: &[Case<'_>] = &[Case { options: "basic", seats: 2 }, Case { options: "advanced", seats: 2 }];

#[test]
fn the_contract_holds_on_both_boards() {
    conforms::<LoneWolves>(CASES, 60);
}

#[test]
fn nobody_is_shown_what_they_may_not_know() {
    keeps_secrets::<LoneWolves, Book>(CASES, 12, swap);
}

#[test]
fn the_lines_of_play_are_counted() {
    perft_file::<LoneWolves>(include_str!("perft.txt"));
}

#[test]
fn a_game_on_the_basic_board_reads_as_before() {
    playthrough::<LoneWolves>("tests/playthroughs/basic.txt", CASES[0], 1);
}

#[test]
fn a_game_on_the_advanced_board_reads_as_before() {
    playthrough::<LoneWolves>("tests/playthroughs/advanced.txt", CASES[1], 2);
}

#[test]
fn random_play_has_the_pinned_means() {
    statistics::<LoneWolves>("tests/playthroughs/statistics.txt", CASES, 2_000);
}

/// Exchanges cards that the eye has not seen, and a scar that another player looks at.
fn swap(position: &LoneWolves, eye: Eye, rng: &mut ChaCha8Rng) -> LoneWolves {
    let table = *position.table();
    let mut hands = [position.hand(Seat(0)), position.hand(Seat(1))];
    for _ in 0..4 {
        let aside = {
            let all = position.hand(Seat(0)).with(position.hand(Seat(1))).with(position.aside());
            all.without(hands[0]).without(hands[1])
        };
        for seat in Seat::all(2).filter(|seat| !eye.is(*seat)) {
            let mine: Vec<Card> = hands[seat.index()].iter().collect();
            let opponent = other(seat);
            let from_opponent = !eye.is(opponent) && dice::below(rng, 2) == 0;
            let theirs: Vec<Card> = if from_opponent { hands[opponent.index()] } else { aside }.iter().collect();
            if mine.is_empty() || theirs.is_empty() {
                continue;
            }
            let (give, get) = (dice::one_of(rng, &mine), dice::one_of(rng, &theirs));
            let holds = |seat: Seat, card: Card| !table.voids[seat.index()].has(card.suit());
            if !holds(seat, get) || (from_opponent && !holds(opponent, give)) {
                continue;
            }
            hands[seat.index()].remove(give);
            hands[seat.index()].add(get);
            if from_opponent {
                hands[opponent.index()].remove(get);
                hands[opponent.index()].add(give);
            } else {
                break;
            }
        }
    }
    let looked = match table.phase {
        Phase::Place(seat, None) if !eye.is(seat) => {
            let unseen: Vec<_> = table.unseen.iter().collect();
            Some(dice::one_of(rng, &unseen))
        }
        Phase::Place(_, None) => position.placing(),
        _ => None,
    };
    LoneWolves::assemble(table, hands, looked)
}

/// Which cards each seat has been shown, and which scar it looks at, kept from the steps alone.
struct Book {
    hands: [BTreeSet<String>; 2],
    played: BTreeSet<String>,
    looked: Option<(Seat, String)>,
}

impl Ledger<LoneWolves> for Book {
    fn open(_: &LoneWolves) -> Book {
        Book { hands: Default::default(), played: BTreeSet::new(), looked: None }
    }

    fn note(&mut self, before: &LoneWolves, step: &Step<LoneWolves>) {
        let texts = |cards: Cards| cards.iter().map(|card| card.to_string()).collect();
        self.looked = None;
        match step {
            Step::Move(_, Move::Play(card, _)) => {
                self.played.insert(card.to_string());
            }
            Step::Chance(Chance::Hands(hands)) => self.hands = hands.map(texts),
            Step::Chance(Chance::Look(scar)) => {
                let Phase::Look(seat, _) = before.table().phase else { panic!("nothing is looked at now") };
                self.looked = Some((seat, format!("looked {}", scar.number())));
            }
            _ => {}
        }
    }

    fn knows(&self, eye: Eye) -> BTreeSet<String> {
        let mut known = self.played.clone();
        if let Eye::Seat(seat) = eye {
            known.extend(self.hands[seat.index()].iter().cloned());
        }
        if let Some((seat, scar)) = &self.looked
            && eye.is(*seat)
        {
            known.insert(scar.clone());
        }
        known
    }

    /// Cards as `d3` or `brown 3`, and scars that are looked at.
    fn names_in(text: &str) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let text = without_colours(text).to_lowercase();
        let bytes = text.as_bytes();
        let part_of_word = |at: Option<&u8>| at.is_some_and(u8::is_ascii_alphanumeric);
        for at in 0..bytes.len() {
            let before = at.checked_sub(1).and_then(|at| bytes.get(at));
            if !part_of_word(before) && !part_of_word(bytes.get(at + 2)) {
                names.extend(text.get(at..at + 2).and_then(|two| two.parse::<Card>().ok()).map(|card| card.to_string()));
            }
        }
        for suit in Territory::ALL {
            for value in 2..8 {
                if text.contains(&format!("{} {value}", suit.colour())) {
                    names.extend(Card::new(suit, value).map(|card| card.to_string()));
                }
            }
        }
        for scar in 1..10 {
            let shown = [format!("\"looked\":{scar}"), format!("looks at it: scar {scar}")];
            let event = text.contains("\"event\":\"looked\"") && text.contains(&format!("\"scar\":{scar}"));
            if event || shown.iter().any(|shown| text.contains(shown)) {
                names.insert(format!("looked {scar}"));
            }
        }
        names
    }
}

fn without_colours(text: &str) -> String {
    let mut inside = false;
    text.chars()
        .filter(|&c| {
            let escape = inside || c == '\u{1b}';
            inside = escape && !(inside && c.is_ascii_alphabetic());
            !escape
        })
        .collect()
}
