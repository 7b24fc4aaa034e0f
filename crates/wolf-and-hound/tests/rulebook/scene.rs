//! Positions set up by hand, and a way to continue from them.

use den_core::game::*;
use den_core::{Eye, Illegal, Options as _, Refusal, Seat, Shared, Turn, built_in, dice};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use wolf_and_hound::{Animal, Animals, Card, Cards, Dummy, Event, Options, Pasture, Reason, Row, Setup, Stage, Team, View, WolfAndHound};

/// A position being set up. Seats are numbered from 1, as in the rules.
pub(crate) struct Scene {
    view: View,
    hands: [Option<Cards>; 4],
}

/// A game in progress, with the log of what happened.
pub(crate) struct Table {
    pub(crate) game: WolfAndHound,
    pub(crate) log: Vec<Event>,
    rng: SmallRng,
}

pub(crate) fn pasture(number: u8) -> Pasture {
    Pasture::number(number)
}

pub(crate) fn animal(id: &str) -> Animal {
    id.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

/// The game before the deal.
pub(crate) fn new_game(options: &str, seats: u8) -> WolfAndHound {
    WolfAndHound::start(&Shared::new(set_up(options, seats).unwrap()))
}

/// What is fixed for such a game.
fn set_up(options: &str, seats: u8) -> Result<Setup, Refusal> {
    WolfAndHound::set_up(built_in::<WolfAndHound>().content(), &Options::read(options.split_whitespace())?, seats)
}

/// Why such a game cannot be set up.
pub(crate) fn refusal(options: &str) -> Refusal {
    set_up(options, 4).unwrap_err()
}

/// A refusal of the rules.
pub(crate) fn illegal(reason: Reason, rule: &'static str) -> Illegal {
    Illegal::new(reason, rule)
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The first turn of a game with four players, whose hands are given.
pub(crate) fn first_turn(options: &str, hands: [&str; 4]) -> Table {
    let mut table = Table { game: new_game(options, 4), log: Vec::new(), rng: SmallRng::seed_from_u64(0) };
    table.deal(&format!("deal {}", hands.join(" / ")));
    table
}

impl Scene {
    /// A table with full hands, all animals at seat 1.
    pub(crate) fn new(options: &str, seats: u8) -> Scene {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut game = new_game(options, seats);
        game.resolve(&game.deal(&mut rng), &mut ());
        Scene { view: game.view(Eye::Public), hands: [None; 4] }
    }

    /// Puts an animal in front of a seat.
    pub(crate) fn at(mut self, id: &str, seat: u8) -> Scene {
        for here in &mut self.view.seen.open.at {
            here.remove(animal(id));
        }
        self.view.seen.open.at[pasture(seat).index()].add(animal(id));
        self
    }

    /// Turns an animal card to its back.
    pub(crate) fn back_up(mut self, id: &str) -> Scene {
        self.view.seen.open.back.add(animal(id));
        self
    }

    pub(crate) fn sheep(mut self, sheep: [u8; 4]) -> Scene {
        self.view.seen.open.sheep = sheep;
        self
    }

    /// The cards of a hand.
    pub(crate) fn hand(mut self, seat: u8, hand: &str) -> Scene {
        self.hands[pasture(seat).index()] = Some(cards(hand));
        self.view.seen.open.in_hand[pasture(seat).index()] = cards(hand).len() as u8;
        self
    }

    /// The cards that a seat has played, in order.
    pub(crate) fn played(mut self, seat: u8, row: &str) -> Scene {
        self.view.seen.open.played[pasture(seat).index()] = row.split_whitespace().map(card).collect();
        self
    }

    /// The known cards under a dummy pile, and the number of unseen ones above them.
    pub(crate) fn dummy(mut self, seat: u8, unseen: u8, known: &str) -> Scene {
        let dummy = &mut self.view.seen.open.dummies[pasture(seat).index() & 1];
        dummy.unseen = unseen;
        dummy.known = known.split_whitespace().map(card).collect();
        self
    }

    /// Empties the pile: everything that is in no hand and no dummy pile has been played.
    pub(crate) fn empty_pile(mut self) -> Scene {
        let dummies = self.view.seen.open.dummies;
        let held = self.hands.iter().flatten().fold(Cards::NONE, |sum, hand| sum.plus(*hand));
        let kept: Cards = dummies.iter().flat_map(|dummy| dummy.known.iter()).collect();
        let mut left = self.view.setup.deck.without(held.plus(kept));
        for _ in 0..dummies.iter().map(|dummy| dummy.unseen).sum::<u8>() {
            left.remove(left.nth(0));
        }
        let mut rows = [Row::EMPTY; 4];
        left.iter().enumerate().for_each(|(at, card)| rows[at % 4].push(card));
        self.view.seen.open.played = rows;
        self.view.seen.open.pile = 0;
        self
    }

    /// It is this seat's turn to play a card. What is not set up is dealt at random; the pile has the rest.
    pub(crate) fn turn(mut self, seat: u8) -> Table {
        let mut rng = SmallRng::seed_from_u64(2);
        let open = &mut self.view.seen.open;
        open.active = pasture(seat);
        open.stage = if pasture(seat).is_virtual(self.view.setup.seats) { Stage::TurnUp } else { Stage::Play };
        for (at, hand) in self.hands.iter().enumerate() {
            open.shown[at] = hand.unwrap_or_default();
        }
        let held: u8 = open.in_hand.iter().sum();
        let laid: usize = open.played.iter().map(|row| row.len()).sum();
        let kept: usize = open.dummies.iter().map(Dummy::len).sum();
        open.pile = 32 - held - laid as u8 - kept as u8;
        // With every given hand shown, a guess deals exactly those; then the hands are marked as not shown.
        let (hands, unseen) = WolfAndHound::guess(&self.view, &mut rng).hidden();
        self.view.seen.open.shown = [Cards::NONE; 4];
        let game = WolfAndHound::guess(&self.view, &mut rng).with_hidden(hands, unseen);
        game.audit().unwrap();
        Table { game, log: Vec::new(), rng }
    }
}

impl Table {
    /// Plays the moves in order; draws are random, and so are turned-up cards unless given as `up b3`.
    pub(crate) fn play(&mut self, moves: &[&str]) -> &mut Table {
        for text in moves {
            if text.starts_with("up ") || text.starts_with("draw ") {
                self.deal(text);
                continue;
            }
            self.chance();
            let m = text.parse().unwrap();
            self.game.check(m).unwrap_or_else(|e| panic!("{text}: {e}\n{:#?}", self.game));
            self.game.play(m, &mut self.log);
            self.game.audit().unwrap();
        }
        self
    }

    /// Resolves chance at random until someone decides.
    pub(crate) fn chance(&mut self) -> &mut Table {
        while self.game.turn() == Turn::Chance {
            let chance = self.game.deal(&mut self.rng);
            self.game.resolve(&chance, &mut self.log);
            self.game.audit().unwrap();
        }
        self
    }

    /// Applies a given chance result.
    pub(crate) fn deal(&mut self, text: &str) {
        let chance = text.parse().unwrap();
        self.game.check_chance(&chance).unwrap_or_else(|e| panic!("{text}: {e}\n{:#?}", self.game));
        self.game.resolve(&chance, &mut self.log);
        self.game.audit().unwrap();
    }

    /// Plays random moves until the game is over or `until` is true.
    pub(crate) fn random(&mut self, until: impl Fn(&WolfAndHound) -> bool) -> &mut Table {
        while !until(&self.game) && self.chance().game.turn() != Turn::Over {
            if until(&self.game) {
                break;
            }
            let moves = self.listed();
            let at = dice::below(&mut self.rng, moves.len() as u32) as usize;
            self.play(&[&moves[at]]);
        }
        self
    }

    /// The legal moves, as texts.
    pub(crate) fn listed(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Why a move is refused.
    pub(crate) fn refuses(&self, text: &str) -> Illegal {
        assert!(!self.listed().iter().any(|listed| listed == text));
        self.game.check(text.parse().unwrap()).unwrap_err()
    }

    /// Where an animal is.
    pub(crate) fn seat_of(&self, id: &str) -> u8 {
        self.game.open().pasture_of(animal(id)).unwrap().index() as u8 + 1
    }

    pub(crate) fn shows_back(&self, id: &str) -> bool {
        self.game.open().back.has(animal(id))
    }

    pub(crate) fn sheep(&self) -> [u8; 4] {
        self.game.open().sheep
    }

    pub(crate) fn here(&self, seat: u8) -> Animals {
        self.game.open().at[pasture(seat).index()]
    }

    /// The seat whose turn it is around the table.
    pub(crate) fn active(&self) -> u8 {
        self.game.open().active.index() as u8 + 1
    }

    pub(crate) fn decides(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The winner, if the game is over.
    pub(crate) fn winner(&self) -> Option<Team> {
        match self.game.open().stage {
            Stage::Over(ending) => Some(ending.winner),
            _ => None,
        }
    }
}
