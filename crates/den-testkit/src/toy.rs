//! A small card game for testing the tests: a correct version, and versions with the bugs that the checks must find.
//!
//! Two players, eight cards, three each. A trick is two cards; the second player must play a higher card if possible; the higher card
//! wins the trick, and its player draws a card while there is one. Most tricks win.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use den_core::rand::Rng;
use den_core::{
    Audit, BadText, Board, Choose, Deals, Eye, Hidden, Illegal, Log, Message, Moves, NoContent, NoOptions, Outcome, Play, Refusal, Rules,
};
use den_core::{Painting, Scores, Seat, Shared, Sheet, Space, Standing, Step, Text, Translate, Turn, Words, dice};
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::Ledger;

/// The correct game.
pub type Honest = Toy<HONEST>;
/// No bug.
pub const HONEST: u8 = 0;
/// A view that shows the other hand.
pub const LEAKING_VIEW: u8 = 1;
/// `check` accepts a move that is not listed.
pub const UNLISTED_MOVE: u8 = 2;
/// A played card vanishes.
pub const LOST_CARD: u8 = 3;
/// `see` forgets to hide a drawn card.
pub const LEAKING_EVENT: u8 = 4;
/// `guess` deals the viewing seat another hand.
pub const WRONG_GUESS: u8 = 5;
/// The list of moves is not sorted.
pub const UNSORTED_LIST: u8 = 6;
/// A refusal without a rule.
pub const RULELESS_REFUSAL: u8 = 7;
/// What is legal depends on the other hand.
pub const TELLING_RULE: u8 = 8;
/// The dealer deals a card that has already been played.
pub const WRONG_DEAL: u8 = 9;
/// The game never ends.
pub const ENDLESS: u8 = 10;

const CARDS: u8 = 0xff;

/// A position; `BUG` selects the bug.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy<const BUG: u8> {
    setup: Shared<Setup>,
    hands: [u8; 2],
    played: u8,
    led: Option<Card>,
    to_play: Seat,
    /// The seat that draws now.
    drawing: Option<Seat>,
    dealt: bool,
    drawn: u32,
    tricks: [i32; 2],
}

/// Nothing is fixed for a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {}

den_core::messages! {
    /// Why a move or a deal is refused, and what a text was expected to be.
    pub enum Reason {
        /// It is nobody's turn.
        NobodyPlays = "toy-no-turn",
        /// The card is not in hand.
        NotHeld { card: String } = "toy-no-held",
        /// There is a higher card in hand.
        FollowHigher = "toy-no-follow",
        /// This cannot be dealt now.
        NotDealt = "toy-no-deal",
        /// A card.
        BadCard = "toy-bad-card",
        /// Cards that differ.
        DealtTwice = "toy-bad-twice",
    }
}

/// A card, `c1` to `c8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// What the dealer deals: two hands, or one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealt {
    /// The hands of both seats.
    Hands([u8; 2]),
    /// One card for the seat that draws.
    Card(Card),
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card was played.
    Played(u8, String),
    /// A card was drawn; its name is only for the seat that drew it.
    Drew(u8, Option<String>),
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
    hand: Vec<String>,
    counts: [u32; 2],
    played: Vec<String>,
    led: Option<String>,
    to_play: u8,
    drawing: Option<u8>,
    dealt: bool,
    drawn: u32,
    tricks: [i32; 2],
    leak: Vec<String>,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.seen.serialize(to)
    }
}

fn cards(set: u8) -> impl Iterator<Item = Card> {
    (0..8).filter(move |c| set & (1 << c) != 0).map(Card)
}

fn names(set: u8) -> Vec<String> {
    cards(set).map(|c| c.to_string()).collect()
}

fn set_of(names: &[String]) -> u8 {
    names.iter().filter_map(|name| name.parse::<Card>().ok()).fold(0, |set, c| set | c.bit())
}

impl Card {
    fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for Card {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Card, BadText> {
        let number = text.strip_prefix('c').and_then(|n| n.parse::<u8>().ok());
        number.filter(|n| (1..=8).contains(n)).map(|n| Card(n - 1)).ok_or_else(|| BadText::new(text, Reason::BadCard))
    }
}

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dealt::Hands([a, b]) => write!(f, "{} / {}", names(*a).join(" "), names(*b).join(" ")),
            Dealt::Card(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Dealt {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Dealt, BadText> {
        let Some((a, b)) = text.split_once('/') else { return text.parse().map(Dealt::Card) };
        let hand = |text: &str| -> Result<u8, BadText> {
            let mut set = 0;
            for word in text.split_whitespace() {
                let card: Card = word.parse()?;
                if set & card.bit() != 0 {
                    return Err(BadText::new(word, Reason::DealtTwice));
                }
                set |= card.bit();
            }
            Ok(set)
        };
        Ok(Dealt::Hands([hand(a)?, hand(b)?]))
    }
}

impl<const BUG: u8> Toy<BUG> {
    fn unseen(&self) -> u8 {
        CARDS & !(self.hands[0] | self.hands[1] | self.played)
    }

    fn hand(&self) -> u8 {
        self.hands[self.to_play.index()]
    }

    /// TOY-2: follow higher if you can.
    fn allowed(&self) -> u8 {
        let hand = self.hand();
        let Some(led) = self.led else { return hand };
        let higher = hand & !(led.bit() | (led.bit() - 1));
        if BUG == TELLING_RULE && self.hands[1 - self.to_play.index()] & 1 != 0 {
            return hand;
        }
        if higher != 0 { higher } else { hand }
    }

    fn take(&mut self, winner: Seat) {
        self.tricks[winner.index()] += 1;
        self.to_play = winner;
        self.led = None;
        if BUG == ENDLESS && self.hand() == 0 {
            (self.hands, self.played, self.drawn, self.dealt) = ([0; 2], 0, 0, false);
        } else if self.unseen() != 0 && self.hands != [0, 0] {
            self.drawing = Some(winner);
        }
    }

    /// The same game with everything dealt again that `eye` cannot know, from the true position.
    pub fn swap_hidden(&self, eye: Eye, rng: &mut ChaCha8Rng) -> Self {
        let mut other = self.clone();
        if !self.dealt {
            return other;
        }
        let hidden: Vec<usize> = (0..2).filter(|&s| !eye.is(Seat(s as u8))).collect();
        let mut pool: Vec<Card> = cards(self.unseen() | hidden.iter().map(|&s| self.hands[s]).fold(0, |a, b| a | b)).collect();
        dice::shuffle(rng, &mut pool);
        for s in hidden {
            let count = self.hands[s].count_ones() as usize;
            other.hands[s] = pool.drain(..count).fold(0, |set, c| set | c.bit());
        }
        other
    }
}

impl<const BUG: u8> Rules for Toy<BUG> {
    const ID: &'static str = "toy";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MINUTES: (u8, u8) = (1, 1);
    type Content = NoContent;
    type Options = NoOptions;
    type Setup = Setup;
    type Move = Card;
    type Chance = Dealt;
    type Event = Event;

    fn set_up(_: &NoContent, _: &NoOptions, _: u8) -> Result<Setup, Refusal> {
        Ok(Setup {})
    }

    fn start(setup: &Shared<Setup>) -> Self {
        let setup = setup.clone();
        Toy { setup, hands: [0; 2], played: 0, led: None, to_play: Seat(0), drawing: None, dealt: false, drawn: 0, tricks: [0; 2] }
    }

    fn setup(&self) -> &Shared<Setup> {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match () {
            () if !self.dealt || self.drawing.is_some() => Turn::Chance,
            () if self.hand() == 0 => Turn::Over,
            () => Turn::Seat(self.to_play),
        }
    }
}

impl<const BUG: u8> Moves for Toy<BUG> {
    fn legal_moves(&self, out: &mut Vec<Card>) {
        if let Turn::Seat(_) = self.turn() {
            out.extend(cards(self.allowed()));
            if BUG == UNLISTED_MOVE && out.len() > 1 {
                out.pop();
            }
            if BUG == UNSORTED_LIST {
                out.reverse();
            }
        }
    }

    fn check(&self, card: Card) -> Result<(), Illegal> {
        let rule = if BUG == RULELESS_REFUSAL { "" } else { "TOY-1" };
        let Turn::Seat(_) = self.turn() else { return Err(Illegal::new(Reason::NobodyPlays, rule)) };
        if self.hand() & card.bit() == 0 {
            return Err(Illegal::new(Reason::NotHeld { card: card.to_string() }, rule));
        }
        if self.allowed() & card.bit() == 0 {
            return Err(Illegal::new(Reason::FollowHigher, "TOY-2"));
        }
        Ok(())
    }
}

impl<const BUG: u8> Play for Toy<BUG> {
    fn play(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.to_play;
        self.hands[seat.index()] &= !card.bit();
        if !(BUG == LOST_CARD && card == Card(3)) {
            self.played |= card.bit();
        }
        log.add(Event::Played(seat.0, card.to_string()));
        match self.led {
            None => {
                self.led = Some(card);
                self.to_play = seat.next(2);
                // The other hand may be empty, because the leader drew last.
                if self.hand() == 0 {
                    self.take(seat);
                }
            }
            Some(led) => self.take(if card > led { seat } else { seat.next(2) }),
        }
    }
}

impl<const BUG: u8> Deals for Toy<BUG> {
    fn deal(&self, rng: &mut impl Rng) -> Dealt {
        let mut deck: Vec<Card> = cards(self.unseen()).collect();
        dice::shuffle(rng, &mut deck);
        let hand = |cards: &[Card]| cards.iter().fold(0, |set, c| set | c.bit());
        match self.drawing {
            _ if BUG == WRONG_DEAL && self.drawing.is_some() => Dealt::Card(cards(self.played).next().expect("one was played")),
            Some(_) => Dealt::Card(deck[0]),
            None => Dealt::Hands([hand(&deck[..3]), hand(&deck[3..6])]),
        }
    }

    fn check_chance(&self, dealt: &Dealt) -> Result<(), Illegal> {
        let fine = match (dealt, self.drawing) {
            (Dealt::Hands([a, b]), None) => !self.dealt && a.count_ones() == 3 && b.count_ones() == 3 && a & b == 0,
            (Dealt::Card(card), Some(_)) => self.unseen() & card.bit() != 0,
            _ => false,
        };
        if fine { Ok(()) } else { Err(Illegal::new(Reason::NotDealt, "TOY-1")) }
    }

    fn settle(&mut self, dealt: &Dealt, log: &mut impl Log<Event>) {
        match dealt {
            Dealt::Hands(hands) => (self.hands, self.dealt) = (*hands, true),
            Dealt::Card(card) => {
                let seat = self.drawing.take().expect("a card is drawn only when due");
                self.hands[seat.index()] |= card.bit();
                self.drawn += 1;
                log.add(Event::Drew(seat.0, Some(card.to_string())));
            }
        }
    }
}

impl<const BUG: u8> Hidden for Toy<BUG> {
    const SECRETS: bool = true;
    type View = View;

    fn view(&self, eye: Eye) -> View {
        let of = |seat: usize| names(self.hands[seat]);
        let seen = Seen {
            eye,
            hand: if let Eye::Seat(seat) = eye { of(seat.index()) } else { Vec::new() },
            counts: self.hands.map(u8::count_ones),
            played: names(self.played),
            led: self.led.map(|c| c.to_string()),
            to_play: self.to_play.0,
            drawing: self.drawing.map(|s| s.0),
            dealt: self.dealt,
            drawn: self.drawn,
            tricks: self.tricks,
            leak: if BUG == LEAKING_VIEW { of(1) } else { Vec::new() },
        };
        View { setup: self.setup.clone(), seen }
    }

    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        Ok(View { setup: setup.clone(), seen: serde_json::from_str(json)? })
    }

    fn see(event: &Event, eye: Eye) -> Event {
        match event {
            Event::Drew(seat, _) if !eye.is(Seat(*seat)) && BUG != LEAKING_EVENT => Event::Drew(*seat, None),
            other => other.clone(),
        }
    }

    fn guess(View { setup, seen: view }: &View, rng: &mut impl Rng) -> Self {
        let mut hands = [0; 2];
        let mut known = set_of(&view.played);
        if let Eye::Seat(seat) = view.eye
            && BUG != WRONG_GUESS
        {
            hands[seat.index()] = set_of(&view.hand);
            known |= hands[seat.index()];
        }
        if BUG == LEAKING_VIEW {
            hands[1] = set_of(&view.leak);
            known |= hands[1];
        }
        let mut pool: Vec<Card> = cards(CARDS & !known).collect();
        dice::shuffle(rng, &mut pool);
        for (hand, count) in hands.iter_mut().zip(view.counts) {
            while hand.count_ones() < count {
                *hand |= pool.pop().expect("enough cards are unseen").bit();
            }
        }
        Toy {
            setup: setup.clone(),
            hands,
            played: set_of(&view.played),
            led: view.led.as_ref().and_then(|name| name.parse().ok()),
            to_play: Seat(view.to_play),
            drawing: view.drawing.map(Seat),
            dealt: view.dealt,
            drawn: view.drawn,
            tricks: view.tricks,
        }
    }
}

impl<const BUG: u8> Scores for Toy<BUG> {
    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| {
            let standing = |seat: usize| Standing { points: self.tricks[seat], ..Standing::default() };
            Outcome::rank(&[standing(0), standing(1)], &[0, 1])
        })
    }

    fn sheet(View { seen, .. }: &View) -> Sheet {
        let mut sheet = Sheet::by_seat(2);
        sheet.line(Message::new("toy-tricks"), "TOY-1", seen.tricks.iter().map(|&t| Some(t)).collect(), []);
        sheet
    }
}

impl<const BUG: u8> Words for Toy<BUG> {
    const TEXTS: &'static [&'static [Text]] = &[Reason::TEXTS];

    fn tell(_: &View, card: Card) -> Message {
        Message::new("toy-play").with("card", card.to_string())
    }

    fn event(event: &Event) -> Message {
        match event {
            Event::Played(seat, card) => Message::new("toy-played").with("seat", Seat(*seat)).with("card", card.clone()),
            Event::Drew(seat, card) => Message::new("toy-drew").with("seat", Seat(*seat)).with("card", card.clone()),
        }
    }
}

impl<const BUG: u8> Choose for Toy<BUG> {}

impl<const BUG: u8> Board for Toy<BUG> {
    fn paint(View { seen, .. }: &View, _: &dyn Translate, _: Space) -> Painting {
        Painting::plain(&format!("{} | {}", seen.played.join(" "), seen.hand.join(" ")))
    }
}

impl<const BUG: u8> Audit for Toy<BUG> {
    fn audit(&self) -> Result<(), String> {
        if self.hands[0] & self.hands[1] != 0 || (self.hands[0] | self.hands[1]) & self.played != 0 {
            return Err("a card is in two places".into());
        }
        let held = self.hands[0].count_ones() + self.hands[1].count_ones() + self.played.count_ones();
        if self.dealt && held != 6 + self.drawn {
            return Err(format!("a card is lost: {held} in hands and played, of {} dealt and drawn", 6 + self.drawn));
        }
        Ok(())
    }
}

/// An independent ledger of which cards each eye was shown.
pub struct Book {
    shown: [BTreeSet<String>; 2],
    public: BTreeSet<String>,
}

impl<const BUG: u8> Ledger<Toy<BUG>> for Book {
    fn open(_: &Toy<BUG>) -> Self {
        Book { shown: [BTreeSet::new(), BTreeSet::new()], public: BTreeSet::new() }
    }

    fn note(&mut self, before: &Toy<BUG>, step: &Step<Toy<BUG>>) {
        match step {
            Step::Move(_, card) => _ = self.public.insert(card.to_string()),
            Step::Chance(Dealt::Hands(hands)) => {
                for (book, hand) in self.shown.iter_mut().zip(hands) {
                    book.extend(names(*hand));
                }
            }
            Step::Chance(Dealt::Card(card)) => {
                let seat = before.drawing.expect("a seat draws");
                self.shown[seat.index()].insert(card.to_string());
            }
        }
    }

    fn knows(&self, eye: Eye) -> BTreeSet<String> {
        match eye {
            Eye::Seat(seat) => self.public.union(&self.shown[seat.index()]).cloned().collect(),
            Eye::Public => self.public.clone(),
        }
    }

    fn names_in(text: &str) -> BTreeSet<String> {
        text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| word.parse::<Card>().is_ok()).map(str::to_string).collect()
    }
}
