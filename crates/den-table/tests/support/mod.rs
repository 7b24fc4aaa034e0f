//! A small game with everything that a table has to handle: a secret hand, a deal, dice between rounds, a step that can be undone.
//!
//! Twelve cards, three per hand. In turn, each seat whispers as often as it likes (`w1`…`w3`, a secret mark that can be undone),
//! then plays a card (`p7`). After each round the dealer rolls a die, and everyone who played the highest card gets it. Three rounds.

#![allow(dead_code, unreachable_pub, missing_docs)]

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use den_core::rand::Rng;
use den_core::{
    Audit, BadText, Board, Choose, Deals, Eye, Hidden, Illegal, Key, Log, Message, Moves, NoContent, Options, Outcome, Play, Preset,
    Refusal, Rules,
};
use den_core::{Painting, Scores, Seat, Shared, Sheet, Space, Standing, Text, Translate, Turn, Value, Values, Words, dice};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    setup: Shared<Setup>,
    hands: Vec<Vec<u8>>,
    marks: Vec<u8>,
    table: Vec<Option<u8>>,
    points: Vec<i32>,
    turn: Turn,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
    rounds: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rounds(u8);

impl Default for Rounds {
    fn default() -> Self {
        Rounds(3)
    }
}

impl Options for Rounds {
    const KEYS: &'static [Key] = &[Key { name: "rounds", values: Values::Range { least: 1, most: 3, words: &[] } }];
    const PRESETS: &'static [Preset] = &[Preset { name: "toy", pairs: &[] }];
    fn set(&mut self, _: &'static str, value: Value) {
        if let Value::Number(n) = value {
            self.0 = n as u8;
        }
    }
    fn get(&self, _: &'static str) -> Value {
        Value::Number(self.0.into())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    Whisper(u8),
    Play(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Whisper(n) => write!(f, "w{n}"),
            Move::Play(card) => write!(f, "p{card}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Move, BadText> {
        let number = |rest: &str| rest.parse().map_err(|_| BadText::new(text, Message::new("toy-number")));
        match (text.strip_prefix('w'), text.strip_prefix('p')) {
            (Some(rest), _) => Ok(Move::Whisper(number(rest)?)),
            (_, Some(rest)) => Ok(Move::Play(number(rest)?)),
            _ => Err(BadText::new(text, Message::new("toy-move"))),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers(pub Vec<u8>);

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Numbers {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Numbers, BadText> {
        text.split(' ')
            .map(|n| n.parse().map_err(|_| BadText::new(text, Message::new("toy-numbers"))))
            .collect::<Result<_, _>>()
            .map(Numbers)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Dealt(Vec<Option<Vec<u8>>>),
    Whispered(Seat, Option<u8>),
    Played(Seat, u8),
    Rolled(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub eye: Eye,
    pub hands: Vec<Option<Vec<String>>>,
    pub marks: Vec<Option<u8>>,
    pub points: Vec<i32>,
}

impl Toy {
    pub fn hand(&self, seat: Seat) -> &[u8] {
        &self.hands[seat.index()]
    }
}

impl Rules for Toy {
    const ID: &'static str = "toy";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=4;
    const MINUTES: (u8, u8) = (1, 2);
    type Content = NoContent;
    type Options = Rounds;
    type Setup = Setup;
    type Move = Move;
    type Chance = Numbers;
    type Event = Event;

    fn set_up(_: &NoContent, options: &Rounds, seats: u8) -> Result<Setup, Refusal> {
        Ok(Setup { seats, rounds: options.0 })
    }

    fn start(setup: &Shared<Setup>) -> Toy {
        let n = usize::from(setup.seats);
        Toy {
            setup: setup.clone(),
            hands: vec![Vec::new(); n],
            marks: vec![0; n],
            table: vec![None; n],
            points: vec![0; n],
            turn: Turn::Chance,
        }
    }

    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn turn(&self) -> Turn {
        self.turn
    }
}

impl Moves for Toy {
    fn legal_moves(&self, out: &mut Vec<Move>) {
        if let Turn::Seat(seat) = self.turn {
            out.extend((1..=3).map(Move::Whisper).filter(|m| *m != Move::Whisper(self.marks[seat.index()])));
            out.extend(self.hands[seat.index()].iter().map(|&card| Move::Play(card)));
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        if moves.contains(&m) { Ok(()) } else { Err(Illegal::new(Message::new("toy-not-held"), "TOY-1")) }
    }

    fn reveals(&self, m: Move) -> bool {
        matches!(m, Move::Play(_))
    }
}

impl Play for Toy {
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        let Turn::Seat(seat) = self.turn else { return };
        match m {
            Move::Whisper(n) => {
                self.marks[seat.index()] = n;
                log.add(Event::Whispered(seat, Some(n)));
            }
            Move::Play(card) => {
                self.hands[seat.index()].retain(|&c| c != card);
                self.table[seat.index()] = Some(card);
                log.add(Event::Played(seat, card));
                let next = seat.next(self.setup.seats);
                self.turn = if self.table[next.index()].is_some() { Turn::Chance } else { Turn::Seat(next) };
            }
        }
    }
}

impl Toy {
    fn to_deal(&self) -> Option<usize> {
        let deal = self.hands.iter().all(Vec::is_empty) && self.table[0].is_none();
        deal.then(|| usize::from(self.setup.seats * self.setup.rounds))
    }
}

impl Deals for Toy {
    fn deal(&self, rng: &mut impl Rng) -> Numbers {
        let Some(count) = self.to_deal() else { return Numbers(vec![1 + dice::below(rng, 6) as u8]) };
        let mut cards: Vec<u8> = (1..=12).collect();
        dice::draw_front(rng, &mut cards, count);
        cards.truncate(count);
        Numbers(cards)
    }

    fn check_chance(&self, c: &Numbers) -> Result<(), Illegal> {
        let wanted = self.to_deal().unwrap_or(1);
        if c.0.len() == wanted { Ok(()) } else { Err(Illegal::new(Message::new("toy-wrong-count"), "TOY-1")) }
    }

    fn settle(&mut self, c: &Numbers, log: &mut impl Log<Event>) {
        if self.table[0].is_none() {
            self.hands = c.0.chunks(usize::from(self.setup.rounds)).map(<[u8]>::to_vec).collect();
            self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
            log.add(Event::Dealt(self.hands.iter().cloned().map(Some).collect()));
        } else {
            let best = self.table.iter().max().copied();
            for (seat, card) in self.table.iter_mut().enumerate() {
                if Some(*card) == best {
                    self.points[seat] += i32::from(c.0[0]);
                }
                *card = None;
            }
            log.add(Event::Rolled(c.0[0]));
        }
        self.turn = if self.hands[0].is_empty() { Turn::Over } else { Turn::Seat(Seat(0)) };
    }
}

impl Hidden for Toy {
    const SECRETS: bool = true;
    type View = View;

    fn view(&self, eye: Eye) -> View {
        let mine = |seat: usize| eye.is(Seat(seat as u8));
        View {
            eye,
            hands: (0..self.hands.len()).map(|s| mine(s).then(|| self.hands[s].iter().map(|c| format!("card-{c}")).collect())).collect(),
            marks: (0..self.marks.len()).map(|s| mine(s).then_some(self.marks[s])).collect(),
            points: self.points.clone(),
        }
    }

    fn read_view(_: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        serde_json::from_str(json)
    }

    fn see(event: &Event, eye: Eye) -> Event {
        match event {
            Event::Dealt(hands) => {
                Event::Dealt(hands.iter().enumerate().map(|(s, hand)| hand.clone().filter(|_| eye.is(Seat(s as u8)))).collect())
            }
            Event::Whispered(seat, n) => Event::Whispered(*seat, n.filter(|_| eye.is(*seat))),
            other => other.clone(),
        }
    }

    fn guess(_: &View, _: &mut impl Rng) -> Toy {
        unreachable!("no test guesses in this game")
    }
}

impl Scores for Toy {
    fn outcome(&self) -> Option<Outcome> {
        let standings: Vec<Standing> = self.points.iter().map(|&points| Standing { points, ..Standing::default() }).collect();
        (self.turn == Turn::Over).then(|| Outcome::rank(&standings, &(0..self.setup.seats).collect::<Vec<_>>()))
    }

    fn sheet(_: &View) -> Sheet {
        Sheet::default()
    }
}

impl Words for Toy {
    const TEXTS: &'static [&'static [Text]] = &[];

    fn tell(_: &View, m: Move) -> Message {
        Message::new("toy-do").with("move", m.to_string())
    }

    fn event(_: &Event) -> Message {
        Message::new("toy-event")
    }
}

impl Choose for Toy {}

impl Board for Toy {
    fn paint(_: &View, _: &dyn Translate, _: Space) -> Painting {
        Painting::new()
    }
}

impl Audit for Toy {
    fn audit(&self) -> Result<(), String> {
        let marks = self.marks.iter().all(|mark| *mark <= 3);
        if marks { Ok(()) } else { Err("a mark is 0 to 3".into()) }
    }
}
