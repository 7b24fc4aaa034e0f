//! Moves, events and the names of things as messages.

use den_core::{Arg, Message, Text, Words};

use crate::aid::AidText;
use crate::board::BoardText;
use crate::choose::{Action, AnimalText, Prompt};
use crate::content::{ContentReason, Part};
use crate::event::Event;
use crate::moves::{Move, Reason};
use crate::notation::Expected;
use crate::options::OptionReason;
use crate::pieces::{Animal, Card, Cards, Coat, Colour, Face, Pasture, Team};
use crate::score::SheetText;
use crate::state::{Ending, Stage, WolfAndHound};
use crate::view::View;

den_core::messages! {
    /// The names of teams, number cards and kinds of animals.
    pub enum Name {
        /// Team Blue.
        Blue = "wh-blue",
        /// Team Yellow.
        Yellow = "wh-yellow",
        /// A black card.
        Black { value: u8 } = "wh-black",
        /// A white card.
        White { value: u8 } = "wh-white",
        /// A black card with meat.
        BlackMeat { value: u8 } = "wh-black-meat",
        /// A white card with a bone.
        WhiteBone { value: u8 } = "wh-white-bone",
        /// A black animal.
        Wolf = "wh-coat-wolf",
        /// A white animal.
        Hound = "wh-coat-hound",
        /// A pink animal.
        Sheep = "wh-coat-sheep",
    }
}

den_core::messages! {
    /// The names of animal cards.
    pub enum AnimalName {
        /// Wolf 01, as the subject of a sentence.
        TheWolf = "wh-the-wolf",
        /// Hound 01, as the subject of a sentence.
        TheHound = "wh-the-hound",
        /// Wolf 01 to 08.
        Wolf { n: &'static str } = "wh-wolf-n",
        /// Hound 01 to 04.
        Hound { n: &'static str } = "wh-hound-n",
        /// Metamorphic 01 to 04.
        Metamorphic { n: &'static str } = "wh-meta-n",
        /// Sheep 01.
        Skip = "wh-s01",
        /// Sheep 02.
        NoThree = "wh-s02",
        /// Extra 01.
        Grandpa = "wh-e01",
        /// Extra 02.
        ConfusedHound = "wh-e02",
        /// Designer 01.
        RedDevil = "wh-d01",
        /// Designer 02-1.
        BlackFur = "wh-d02-1",
        /// Designer 02-2.
        WhiteFur = "wh-d02-2",
        /// Designer 02-3.
        InClothing = "wh-d02-3",
    }
}

den_core::messages! {
    /// Moves in a list.
    pub enum MoveText {
        /// Play a card from hand.
        Play { card: Card, effects: Arg } = "wh-tell-play",
        /// Show a hand of 3s.
        Show = "wh-show",
        /// Keep the turned-up card.
        Keep { card: Card, effects: Arg } = "wh-tell-keep",
        /// Keep a 3 that may not be played.
        KeepUnplayed { card: Card } = "wh-tell-keep-unplayed",
        /// Swap the turned-up card for a dummy card that everyone knows.
        SwapFor { card: Card, top: Card, effects: Arg } = "wh-tell-swap-for",
        /// Swap the turned-up card for a dummy card that nobody knows.
        Swap { card: Card } = "wh-tell-swap",
        /// Turn over a metamorphic card.
        Turn { animal: Animal, coat: Coat } = "wh-tell-turn",
        /// Keep, if nothing is offered.
        KeepAny = "wh-keep",
        /// Swap, if nothing is offered.
        SwapAny = "wh-swap",
        /// Turn over a card that is not in the game.
        TurnAny { animal: Animal } = "wh-turn",
    }
}

den_core::messages! {
    /// The effect of a move on the animals.
    pub enum Effect {
        /// Nothing.
        Nothing = "wh-tell-nothing",
        /// An animal moves.
        Moves { animal: Actor, to: Pasture } = "wh-tell-moves",
        /// An animal is stopped by meat or a bone.
        Stopped { animal: Actor, to: Pasture } = "wh-tell-stopped",
        /// An animal turns over.
        TurnsOver { animal: Actor, coat: Coat } = "wh-tell-turns-over",
    }
}

den_core::messages! {
    /// Events.
    pub enum EventText {
        /// A hand is dealt.
        Deals { pasture: Pasture, cards: Option<Cards> } = "wh-event-deals",
        /// A card is drawn.
        Draws { pasture: Pasture, card: Option<Card> } = "wh-event-draws",
        /// A card is turned up.
        TurnsUp { pasture: Pasture, card: Card } = "wh-event-turns-up",
        /// A card is swapped.
        Swaps { pasture: Pasture, card: Card } = "wh-event-swaps",
        /// A card is played.
        Plays { pasture: Pasture, card: Card } = "wh-event-plays",
        /// An animal moves.
        Moves { animal: Actor, from: Pasture, to: Pasture } = "wh-event-moves",
        /// An animal moves all the way around the table.
        MovesRound { animal: Actor, to: Pasture } = "wh-event-moves-round",
        /// An animal is stopped by meat or a bone.
        Stopped { animal: Actor, from: Pasture, to: Pasture } = "wh-event-stopped",
        /// An animal turns over.
        TurnsOver { animal: Actor, face: Face, coat: Coat } = "wh-event-turns-over",
        /// A wolf takes a sheep, if there is one.
        Takes { animal: Actor, pasture: Pasture, taken: bool, left: u8 } = "wh-event-takes",
        /// A hound returns a sheep, if one is missing.
        Returns { animal: Actor, pasture: Pasture, returned: bool, left: u8 } = "wh-event-returns",
        /// *Skip* ends a turn.
        Skips { pasture: Pasture } = "wh-event-skips",
        /// *No 3* forbids 3s for a turn.
        NoThree { pasture: Pasture } = "wh-event-no-three",
        /// A hand of 3s is shown.
        Shows { pasture: Pasture, cards: Cards } = "wh-event-shows",
        /// A 3 that may not be played goes under the dummy pile.
        GoesUnder { pasture: Pasture, card: Card } = "wh-event-goes-under",
        /// A player has no card left.
        RunsOut { pasture: Pasture, last: Pasture } = "wh-event-runs-out",
        /// A player without sheep ends the game.
        Sheepless { pasture: Pasture, team: Team } = "wh-event-sheepless",
        /// The sheep are counted.
        Counted { blue: u8, yellow: u8, team: Team } = "wh-event-counted",
        /// The sheep are counted, and both teams have the same number.
        Tied { n: u8, team: Team } = "wh-event-tied",
    }
}

impl Words for WolfAndHound {
    const TEXTS: &'static [&'static [Text]] = &[
        AidText::TEXTS,
        Name::TEXTS,
        AnimalName::TEXTS,
        MoveText::TEXTS,
        Effect::TEXTS,
        EventText::TEXTS,
        SheetText::TEXTS,
        BoardText::TEXTS,
        Prompt::TEXTS,
        Action::TEXTS,
        AnimalText::TEXTS,
        Reason::TEXTS,
        Expected::TEXTS,
        OptionReason::TEXTS,
        ContentReason::TEXTS,
        Part::TEXTS,
    ];

    fn describe(view: &View, m: Move) -> Message {
        let effects = |card| view.effects(card);
        let text = match (m, view.open.stage) {
            (Move::Play(card), _) => MoveText::Play { card, effects: effects(card) },
            (Move::Show, _) => MoveText::Show,
            (Move::Keep, Stage::Offer(card)) if view.open.no_three && card.value() == 3 => MoveText::KeepUnplayed { card },
            (Move::Keep, Stage::Offer(card)) => MoveText::Keep { card, effects: effects(card) },
            (Move::Swap, Stage::Offer(card)) => match view.top_dummy() {
                Some(top) => MoveText::SwapFor { card, top, effects: effects(top) },
                None => MoveText::Swap { card },
            },
            (Move::Turn(animal), _) => match view.setup.side(animal, view.open.face(animal).other()) {
                Some(side) => MoveText::Turn { animal, coat: side.coat },
                None => MoveText::TurnAny { animal },
            },
            (Move::Keep, _) => MoveText::KeepAny,
            (Move::Swap, _) => MoveText::SwapAny,
        };
        text.into()
    }

    fn event(event: &Event) -> Message {
        let text = match *event {
            Event::Deals { pasture, cards } => EventText::Deals { pasture, cards },
            Event::Draws { pasture, card } => EventText::Draws { pasture, card },
            Event::TurnsUp { pasture, card } => EventText::TurnsUp { pasture, card },
            Event::Swaps { pasture, card } => EventText::Swaps { pasture, card },
            Event::Plays { pasture, card } => EventText::Plays { pasture, card },
            Event::Moves { animal, from, to, stopped: true } => EventText::Stopped { animal: Actor(animal), from, to },
            Event::Moves { animal, from, to, .. } if from == to => EventText::MovesRound { animal: Actor(animal), to },
            Event::Moves { animal, from, to, .. } => EventText::Moves { animal: Actor(animal), from, to },
            Event::TurnsOver { animal, face, coat, .. } => EventText::TurnsOver { animal: Actor(animal), face, coat },
            Event::Takes { animal, pasture, taken, left } => EventText::Takes { animal: Actor(animal), pasture, taken, left },
            Event::Returns { animal, pasture, returned, left } => EventText::Returns { animal: Actor(animal), pasture, returned, left },
            Event::Skips { pasture } => EventText::Skips { pasture },
            Event::NoThree { pasture } => EventText::NoThree { pasture },
            Event::Shows { pasture, cards } => EventText::Shows { pasture, cards },
            Event::GoesUnder { pasture, card } => EventText::GoesUnder { pasture, card },
            // WH-END-3: play ends when the first seat's turn starts.
            Event::RunsOut { pasture } => EventText::RunsOut { pasture, last: Pasture::ALL[3] },
            Event::Ends { ending: Ending { winner: team, sheepless: Some(pasture) }, .. } => EventText::Sheepless { pasture, team },
            Event::Ends { ending: Ending { winner: team, .. }, sheep: [n, yellow] } if n == yellow => EventText::Tied { n, team },
            Event::Ends { ending: Ending { winner: team, .. }, sheep: [blue, yellow] } => EventText::Counted { blue, yellow, team },
        };
        text.into()
    }

    /// WH-3P-1: a virtual player is someone's partner.
    fn virtual_seats(seats: u8) -> Vec<Message> {
        let at_table = Pasture::ALL.into_iter().filter(|pasture| pasture.is_virtual(seats));
        at_table.map(|pasture| BoardText::Virtual { name: pasture.owner(seats) }.into()).collect()
    }
}

impl View {
    /// The top card of the active seat's dummy pile, if everyone knows it.
    fn top_dummy(&self) -> Option<Card> {
        let dummy = self.open.dummies[self.open.active.index() & 1];
        dummy.known.iter().next().filter(|_| dummy.unseen == 0)
    }

    /// What happens to the animals when the active seat plays this card.
    fn effects(&self, card: Card) -> Arg {
        let mut open = self.open;
        let mut log = Vec::new();
        open.move_animals(&self.setup, card, &mut log);
        let effect = |event: &Event| match *event {
            Event::Moves { animal, to, stopped: true, .. } => Some(Effect::Stopped { animal: Actor(animal), to }),
            Event::Moves { animal, to, .. } => Some(Effect::Moves { animal: Actor(animal), to }),
            Event::TurnsOver { animal, coat, .. } => Some(Effect::TurnsOver { animal: Actor(animal), coat }),
            _ => None,
        };
        let effects: Vec<Effect> = log.iter().filter_map(effect).collect();
        if effects.is_empty() { Effect::Nothing.into() } else { effects.into() }
    }
}

/* names */

impl From<Team> for Message {
    fn from(team: Team) -> Message {
        match team {
            Team::Blue => Name::Blue.into(),
            Team::Yellow => Name::Yellow.into(),
        }
    }
}

impl From<Coat> for Message {
    fn from(coat: Coat) -> Message {
        match coat {
            Coat::Black => Name::Wolf.into(),
            Coat::White => Name::Hound.into(),
            Coat::Pink => Name::Sheep.into(),
        }
    }
}

impl From<Card> for Message {
    fn from(card: Card) -> Message {
        let value = card.value();
        let name = match (card.colour(), card.has_symbol()) {
            (Colour::Black, false) => Name::Black { value },
            (Colour::White, false) => Name::White { value },
            (Colour::Black, true) => Name::BlackMeat { value },
            (Colour::White, true) => Name::WhiteBone { value },
        };
        name.into()
    }
}

impl From<Animal> for Message {
    fn from(animal: Animal) -> Message {
        // `W01`: a letter for the group, then the number.
        let (group, n) = animal.id().split_at(1);
        let name = match animal {
            Animal::SKIP => AnimalName::Skip,
            Animal::NO_THREE => AnimalName::NoThree,
            Animal::GRANDPA => AnimalName::Grandpa,
            Animal::CONFUSED_HOUND => AnimalName::ConfusedHound,
            Animal::RED_DEVIL => AnimalName::RedDevil,
            Animal::BLACK_FUR => AnimalName::BlackFur,
            Animal::WHITE_FUR => AnimalName::WhiteFur,
            Animal::IN_CLOTHING => AnimalName::InClothing,
            _ => match group {
                "W" => AnimalName::Wolf { n },
                "H" => AnimalName::Hound { n },
                _ => AnimalName::Metamorphic { n },
            },
        };
        name.into()
    }
}

/// An animal that does something. The plain wolf and the plain hound need no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actor(pub Animal);

impl From<Actor> for Message {
    fn from(Actor(animal): Actor) -> Message {
        match animal.id() {
            "W01" => AnimalName::TheWolf.into(),
            "H01" => AnimalName::TheHound.into(),
            _ => animal.into(),
        }
    }
}

/// The player who sits here, or the virtual one ([`Words::virtual_seats`]).
impl From<Pasture> for Arg {
    fn from(pasture: Pasture) -> Arg {
        Arg::Seat { seat: den_core::Seat(pasture.index() as u8) }
    }
}

impl From<Face> for Arg {
    fn from(face: Face) -> Arg {
        face.word().into()
    }
}

impl From<Cards> for Arg {
    fn from(cards: Cards) -> Arg {
        cards.iter().collect::<Vec<_>>().into()
    }
}

macro_rules! named {
    ($($kind:ty),*) => { $(impl From<$kind> for Arg { fn from(thing: $kind) -> Arg { Message::from(thing).into() } })* };
}
named!(Team, Coat, Card, Animal, Actor);
