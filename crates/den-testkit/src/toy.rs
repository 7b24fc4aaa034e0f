//! A small card game for testing checks and tables: a correct version, and versions with the bugs that the checks must find.
//!
//! One to four players and twelve cards, three each (option `rounds`). A player may set a secret mark as often as they like (`w1` to
//! `w3`), then plays a card (`c7`). After each round the dealer rolls a die, and the player of the highest card gets that many points.

mod book;
mod cards;

use std::ops::RangeInclusive;

use den_core::rand::Rng;
use den_core::{
    Aids, Audit, Board, Choose, Deals, Eye, Hidden, Illegal, Key, Log, Message, Moves, NoContent, Outcome, Play, Preset, Refusal, Rules,
};
use den_core::{Painting, Scores, Seat, Shared, Sheet, Space, Standing, Text, Translate, Turn, Value, Values, Words, clip, dice};
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

pub use book::Book;
pub use cards::{Card, Cards, Dealt, Move};

/// The correct game.
pub type Honest = Toy<HONEST>;
/// No bug.
pub const HONEST: u8 = 0;
/// A view that shows the hand of seat 2.
pub const LEAKING_VIEW: u8 = 1;
/// `check` accepts a move that is not listed.
pub const UNLISTED_MOVE: u8 = 2;
/// A played card vanishes.
pub const LOST_CARD: u8 = 3;
/// `see` forgets to hide the dealt hands.
pub const LEAKING_EVENT: u8 = 4;
/// `guess` deals the viewing seat another hand.
pub const WRONG_GUESS: u8 = 5;
/// The list of moves is not sorted.
pub const UNSORTED_LIST: u8 = 6;
/// A refusal without a rule.
pub const RULELESS_REFUSAL: u8 = 7;
/// Whether a move is legal depends on the next seat's hand.
pub const TELLING_RULE: u8 = 8;
/// The dealer rolls a 7.
pub const WRONG_DEAL: u8 = 9;
/// The game never ends.
pub const ENDLESS: u8 = 10;
/// The board shows the hand of seat 2, cut so that no card can be read.
pub const LEAKING_BOARD: u8 = 11;

const MARKS: RangeInclusive<u8> = 1..=3;

/// A position; `BUG` selects the bug.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy<const BUG: u8> {
    setup: Shared<Setup>,
    hands: Vec<Cards>,
    /// The secret mark of each seat, 0 before the first.
    marks: Vec<u8>,
    /// The cards of this round.
    table: Vec<Option<Card>>,
    /// The cards of all rounds.
    played: Cards,
    points: Vec<i32>,
    turn: Turn,
}

/// The fixed part of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    seats: u8,
    rounds: u8,
}

impl Setup {
    fn dealt_cards(&self) -> usize {
        usize::from(self.seats * self.rounds)
    }
}

/// The number of rounds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 3 }
    }
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[Key { name: "rounds", values: Values::Range { least: 1, most: 3, words: &[] } }];
    const PRESETS: &'static [Preset] = &[Preset { name: "toy", pairs: &[] }];

    fn set(&mut self, _: &'static str, value: Value) {
        if let Value::Number(n) = value {
            self.rounds = n as u8;
        }
    }

    fn get(&self, _: &'static str) -> Value {
        Value::Number(self.rounds.into())
    }
}

den_core::messages! {
    /// Why a move or a deal is refused, and what a text was expected to be.
    pub enum Reason {
        /// It is nobody's turn.
        NobodyPlays = "toy-no-turn",
        /// The card is not in hand.
        NotHeld { card: String } = "toy-no-held",
        /// The mark is already set, or there is no such mark.
        NoMark = "toy-no-mark",
        /// This cannot be dealt now.
        NotDealt = "toy-no-deal",
        /// A card.
        BadCard = "toy-bad-card",
        /// A mark.
        BadMark = "toy-bad-mark",
        /// A die or hands of different cards.
        BadDeal = "toy-bad-deal",
    }
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The hands were dealt. Each is visible only to its seat.
    Dealt(Vec<Option<Vec<Card>>>),
    /// A mark was set. Which one is visible only to its seat.
    Whispered(Seat, Option<u8>),
    /// A card was played.
    Played(Seat, Card),
    /// The die was rolled.
    Rolled(u8),
}

/// What an eye knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    setup: Shared<Setup>,
    seen: Seen,
}

/// The part of a view that changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Seen {
    eye: Eye,
    hand: Vec<Card>,
    mark: u8,
    counts: Vec<usize>,
    table: Vec<Option<Card>>,
    played: Vec<Card>,
    points: Vec<i32>,
    to_play: Option<Seat>,
    over: bool,
    leak: Vec<Card>,
    /// Not sent: only the board shows it.
    #[serde(skip)]
    on_board: Vec<Card>,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(to)
    }
}

impl<const BUG: u8> Toy<BUG> {
    /// The hand of a seat, sorted.
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.hands[seat.index()].iter().collect()
    }

    fn must_deal_hands(&self) -> bool {
        self.played.is_empty() && self.hands.iter().all(|hand| hand.is_empty())
    }

    /// The marks that a seat can set.
    fn marks(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let tells = BUG == TELLING_RULE && self.hands[seat.next(self.setup.seats).index()].has(Card(0));
        let mark = self.marks[seat.index()];
        MARKS.filter(move |m| *m != mark && !tells)
    }

    /// The same game with everything dealt again that `eye` cannot know, from the true position.
    pub fn swap_hidden(&self, eye: Eye, rng: &mut ChaCha8Rng) -> Self {
        let mut other = self.clone();
        if self.must_deal_hands() {
            return other;
        }
        let mut known = self.played;
        for seat in Seat::all(self.setup.seats).filter(|seat| eye.is(*seat)) {
            known.0 |= self.hands[seat.index()].0;
        }
        let mut pool: Vec<Card> = Cards::ALL.without(known).iter().collect();
        dice::shuffle(rng, &mut pool);
        for seat in Seat::all(self.setup.seats).filter(|seat| !eye.is(*seat)) {
            let count = self.hands[seat.index()].len();
            other.hands[seat.index()] = pool.drain(..count).collect();
            other.marks[seat.index()] = dice::below(rng, 4) as u8;
        }
        other
    }
}

impl<const BUG: u8> Rules for Toy<BUG> {
    const ID: &'static str = "toy";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=4;
    const MINUTES: (u8, u8) = (1, 1);
    type Content = NoContent;
    type Options = Options;
    type Setup = Setup;
    type Move = Move;
    type Chance = Dealt;
    type Event = Event;

    fn set_up(_: &NoContent, options: &Options, seats: u8) -> Result<Setup, Refusal> {
        Ok(Setup { seats, rounds: options.rounds })
    }

    fn start(setup: &Shared<Setup>) -> Self {
        let n = usize::from(setup.seats);
        Toy {
            setup: setup.clone(),
            hands: vec![Cards::default(); n],
            marks: vec![0; n],
            table: vec![None; n],
            played: Cards::default(),
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

impl<const BUG: u8> Moves for Toy<BUG> {
    fn legal_moves(&self, out: &mut Vec<Move>) {
        let Turn::Seat(seat) = self.turn else { return };
        out.extend(self.hands[seat.index()].iter().map(Move::Play));
        out.extend(self.marks(seat).map(Move::Whisper));
        if BUG == UNLISTED_MOVE && self.marks[seat.index()] == 1 {
            out.retain(|m| *m != Move::Whisper(2));
        }
        if BUG == UNSORTED_LIST {
            out.reverse();
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        let rule = if BUG == RULELESS_REFUSAL { "" } else { "TOY-1" };
        let Turn::Seat(seat) = self.turn else { return Err(Illegal::new(Reason::NobodyPlays, rule)) };
        match m {
            Move::Play(card) if !self.hands[seat.index()].has(card) => Err(Illegal::new(Reason::NotHeld { card: card.to_string() }, rule)),
            Move::Whisper(mark) if !self.marks(seat).any(|m| m == mark) => Err(Illegal::new(Reason::NoMark, rule)),
            _ => Ok(()),
        }
    }

    fn reveals(&self, m: Move) -> bool {
        matches!(m, Move::Play(_))
    }
}

impl<const BUG: u8> Play for Toy<BUG> {
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        let Turn::Seat(seat) = self.turn else { return };
        match m {
            Move::Whisper(mark) => {
                self.marks[seat.index()] = mark;
                log.add(Event::Whispered(seat, Some(mark)));
            }
            Move::Play(card) => {
                self.hands[seat.index()].remove(card);
                self.table[seat.index()] = Some(card);
                if !(BUG == LOST_CARD && card == Card(3)) {
                    self.played.add(card);
                }
                log.add(Event::Played(seat, card));
                let next = seat.next(self.setup.seats);
                self.turn = if self.table[next.index()].is_some() { Turn::Chance } else { Turn::Seat(next) };
            }
        }
    }
}

impl<const BUG: u8> Deals for Toy<BUG> {
    fn deal(&self, rng: &mut impl Rng) -> Dealt {
        if !self.must_deal_hands() {
            return Dealt::Roll(if BUG == WRONG_DEAL { 7 } else { 1 + dice::below(rng, 6) as u8 });
        }
        let mut cards: Vec<Card> = Cards::ALL.iter().collect();
        dice::draw_front(rng, &mut cards, self.setup.dealt_cards());
        let hands = cards[..self.setup.dealt_cards()].chunks(usize::from(self.setup.rounds));
        Dealt::Hands(hands.map(|hand| hand.iter().copied().collect()).collect())
    }

    fn check_chance(&self, dealt: &Dealt) -> Result<(), Illegal> {
        let fine = match dealt {
            Dealt::Roll(die) => !self.must_deal_hands() && (1..=6).contains(die),
            Dealt::Hands(hands) => {
                let each = hands.len() == self.hands.len() && hands.iter().all(|hand| hand.len() == usize::from(self.setup.rounds));
                let all: Cards = hands.iter().flat_map(|hand| hand.iter()).collect();
                self.must_deal_hands() && each && all.len() == self.setup.dealt_cards()
            }
        };
        if fine { Ok(()) } else { Err(Illegal::new(Reason::NotDealt, "TOY-1")) }
    }

    fn resolve(&mut self, dealt: &Dealt, log: &mut impl Log<Event>) {
        match dealt {
            Dealt::Hands(hands) => {
                self.hands.clone_from(hands);
                log.add(Event::Dealt(hands.iter().map(|hand| Some(hand.iter().collect())).collect()));
            }
            Dealt::Roll(die) => {
                let best = self.table.iter().max().copied().flatten();
                for (card, points) in self.table.iter_mut().zip(&mut self.points) {
                    *points += if *card == best { i32::from(*die) } else { 0 };
                    *card = None;
                }
                log.add(Event::Rolled(*die));
            }
        }
        self.turn = match self.hands[0].is_empty() {
            false => Turn::Seat(Seat(0)),
            true if BUG == ENDLESS => Turn::Chance,
            true => Turn::Over,
        };
        if self.turn == Turn::Chance {
            self.played = Cards::default();
        }
    }
}

impl<const BUG: u8> Hidden for Toy<BUG> {
    const SECRETS: bool = true;
    type View = View;

    fn view(&self, eye: Eye) -> View {
        let (hand, mark) = match eye {
            Eye::Seat(seat) => (self.hand(seat), self.marks[seat.index()]),
            Eye::Public => (Vec::new(), 0),
        };
        let seen = Seen {
            eye,
            hand,
            mark,
            counts: self.hands.iter().map(|hand| hand.len()).collect(),
            table: self.table.clone(),
            played: self.played.iter().collect(),
            points: self.points.clone(),
            to_play: if let Turn::Seat(seat) = self.turn { Some(seat) } else { None },
            over: self.turn == Turn::Over,
            leak: if BUG == LEAKING_VIEW { self.hand(Seat(1)) } else { Vec::new() },
            on_board: if BUG == LEAKING_BOARD { self.hand(Seat(1)) } else { Vec::new() },
        };
        View { setup: self.setup.clone(), seen }
    }

    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        Ok(View { setup: setup.clone(), seen: serde_json::from_str(json)? })
    }

    fn see(event: &Event, eye: Eye) -> Event {
        match event {
            Event::Dealt(hands) if BUG != LEAKING_EVENT => {
                let seen = Seat::all(hands.len() as u8).zip(hands).map(|(seat, hand)| hand.clone().filter(|_| eye.is(seat)));
                Event::Dealt(seen.collect())
            }
            Event::Whispered(seat, mark) => Event::Whispered(*seat, mark.filter(|_| eye.is(*seat))),
            other => other.clone(),
        }
    }

    fn guess(View { setup, seen }: &View, rng: &mut impl Rng) -> Self {
        let mut game = Toy::start(setup);
        game.table.clone_from(&seen.table);
        game.played = seen.played.iter().copied().collect();
        game.points.clone_from(&seen.points);
        game.turn = match seen.to_play {
            Some(seat) => Turn::Seat(seat),
            None if seen.over => Turn::Over,
            None => Turn::Chance,
        };
        game.marks.fill_with(|| dice::below(rng, 4) as u8);
        if let Eye::Seat(seat) = seen.eye {
            game.marks[seat.index()] = seen.mark;
            if BUG != WRONG_GUESS {
                game.hands[seat.index()] = seen.hand.iter().copied().collect();
            }
        }
        if BUG == LEAKING_VIEW {
            game.hands[1] = seen.leak.iter().copied().collect();
        }
        let known: Cards = game.hands.iter().chain([&game.played]).flat_map(|cards| cards.iter()).collect();
        let mut pool: Vec<Card> = Cards::ALL.without(known).iter().collect();
        dice::shuffle(rng, &mut pool);
        for (hand, count) in game.hands.iter_mut().zip(&seen.counts) {
            while hand.len() < *count {
                hand.add(pool.pop().expect("enough cards are unseen"));
            }
        }
        game
    }
}

impl<const BUG: u8> Scores for Toy<BUG> {
    fn outcome(&self) -> Option<Outcome> {
        let standings: Vec<Standing> = self.points.iter().map(|&points| Standing { points, ..Standing::default() }).collect();
        (self.turn == Turn::Over).then(|| Outcome::rank(&standings, &(0..self.setup.seats).collect::<Vec<_>>()))
    }

    fn sheet(View { setup, seen }: &View) -> Sheet {
        let mut sheet = Sheet::by_seat(setup.seats);
        sheet.line(Message::new("toy-points"), "TOY-1", seen.points.iter().map(|&points| Some(points)).collect(), []);
        sheet
    }
}

impl<const BUG: u8> Words for Toy<BUG> {
    const TEXTS: &'static [&'static [Text]] = &[Reason::TEXTS];

    fn describe(_: &View, m: Move) -> Message {
        Message::new("toy-move").with("move", m.to_string())
    }

    fn event(event: &Event) -> Message {
        match event {
            Event::Dealt(hands) => {
                let cards: Vec<String> = hands.iter().flatten().flatten().map(ToString::to_string).collect();
                Message::new("toy-dealt").with("cards", cards.join(" "))
            }
            Event::Whispered(seat, mark) => Message::new("toy-whispered").with("seat", *seat).with("mark", *mark),
            Event::Played(seat, card) => Message::new("toy-played").with("seat", *seat).with("card", card.to_string()),
            Event::Rolled(die) => Message::new("toy-rolled").with("die", *die),
        }
    }
}

impl<const BUG: u8> Choose for Toy<BUG> {}

impl<const BUG: u8> Aids for Toy<BUG> {}

impl<const BUG: u8> Board for Toy<BUG> {
    fn paint(View { seen, .. }: &View, words: &dyn Translate, _: Space) -> Painting {
        let list = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut text = format!("{} | {}", list(&seen.played), list(&seen.hand));
        if !seen.on_board.is_empty() {
            let hand = words.translate(&Message::new("toy-hand").with("cards", list(&seen.on_board)));
            text += &format!(" | {}", clip(&hand, 8));
        }
        Painting::plain(&text)
    }
}

impl<const BUG: u8> Audit for Toy<BUG> {
    fn audit(&self) -> Result<(), String> {
        let places: Vec<Card> = self.hands.iter().chain([&self.played]).flat_map(|cards| cards.iter()).collect();
        let different: Cards = places.iter().copied().collect();
        if different.len() != places.len() {
            return Err("a card is in two places".into());
        }
        let due = self.setup.dealt_cards();
        if !self.must_deal_hands() && places.len() != due {
            return Err(format!("a card is lost: {} in hands and played, of {due} dealt", places.len()));
        }
        Ok(())
    }
}
