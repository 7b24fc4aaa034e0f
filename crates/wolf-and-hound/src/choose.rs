//! How a person chooses a move, and what the things on the table are.

use den_core::{About, Choose, Message, MovePart};

use crate::moves::Move;
use crate::pieces::{Animal, Animals, Card, Coat, Face, Modifier, Side, Sides, Target};
use crate::state::{Stage, WolfAndHound};
use crate::view::View;

den_core::messages! {
    /// What a player has to decide.
    pub enum Prompt {
        /// Play a card.
        Play = "wh-prompt-play",
        /// Play a card, but no 3.
        NoThree = "wh-prompt-no-three",
        /// Keep the turned-up card or swap it.
        Offer { card: Card } = "wh-prompt-offer",
        /// Turn over a metamorphic card.
        Pairs = "wh-prompt-pairs",
    }
}

den_core::messages! {
    /// What can be chosen besides cards.
    pub enum Action {
        /// Show a hand of 3s.
        Show = "wh-show",
        /// Keep the turned-up card.
        Keep = "wh-keep",
        /// Swap the turned-up card.
        Swap = "wh-swap",
        /// Turn over an animal card.
        Turn { animal: Animal } = "wh-turn",
    }
}

den_core::messages! {
    /// The effect of an animal card.
    pub enum AnimalText {
        /// A wolf.
        Takes = "wh-takes",
        /// A hound.
        Returns = "wh-returns",
        /// Acts on the active player, among others.
        Active = "wh-target-self",
        /// Acts on the next player.
        Left = "wh-target-left",
        /// Acts on the partner.
        Opposite = "wh-target-opposite",
        /// Acts on the previous player.
        Right = "wh-target-right",
        /// What is printed on the card.
        Printed { text: String } = "wh-printed",
        /// Moves one step further.
        PlusOne = "wh-mod-plus",
        /// Moves one step less.
        MinusOne = "wh-mod-minus",
        /// Moves half as far.
        Half = "wh-mod-half",
        /// Moves half as far, backwards.
        BackHalf = "wh-mod-back",
        /// Moves three times as far.
        Triple = "wh-mod-triple",
        /// A metamorphic card.
        Metamorphic { front: Vec<AnimalText>, back: Vec<AnimalText> } = "wh-meta-does",
        /// Sheep 01.
        Skip = "wh-s01-does",
        /// Sheep 02.
        NoThree = "wh-s02-does",
        /// Extra 01.
        Grandpa = "wh-e01-does",
        /// Extra 02.
        ConfusedHound = "wh-e02-does",
        /// Designer 01.
        RedDevil = "wh-d01-does",
        /// Designer 02-1.
        BlackFur = "wh-d02-1-does",
        /// Designer 02-2.
        WhiteFur = "wh-d02-2-does",
        /// Designer 02-3.
        InClothing = "wh-d02-3-does",
    }
}

impl Choose for WolfAndHound {
    fn parts(_: &View, m: Move) -> Vec<MovePart> {
        vec![match m {
            Move::Play(card) => MovePart::new(format!("card:{card}"), card),
            Move::Show => MovePart::new("act:show", Action::Show),
            Move::Keep => MovePart::new("act:keep", Action::Keep),
            Move::Swap => MovePart::new("act:swap", Action::Swap),
            Move::Turn(animal) => MovePart::new(format!("animal:{animal}"), Action::Turn { animal }),
        }]
    }

    fn attempt(_: &View, _: &[String], thing: &str) -> Option<Move> {
        match thing.split_once(':')? {
            ("card", card) => card.parse().ok().map(Move::Play),
            ("animal", animal) => Animal::find(animal).map(Move::Turn),
            ("act", "show") => Some(Move::Show),
            ("act", "keep") => Some(Move::Keep),
            ("act", "swap") => Some(Move::Swap),
            _ => None,
        }
    }

    fn prompt(view: &View) -> Option<Message> {
        let prompt = match view.open.stage {
            Stage::Play if view.open.no_three => Prompt::NoThree,
            Stage::Play => Prompt::Play,
            Stage::Offer(card) => Prompt::Offer { card },
            Stage::Pairs(_) => Prompt::Pairs,
            _ => return None,
        };
        Some(prompt.into())
    }

    fn explain(view: &View, thing: &str) -> Option<About> {
        match thing.split_once(':')? {
            ("card", card) => {
                let card: Card = card.parse().ok()?;
                let mut rules = vec!["WH-PLAY"];
                if card.has_symbol() {
                    rules.push("WH-MB");
                }
                Some(About { what: vec![card.into()], rules })
            }
            ("animal", animal) => {
                let animal = Animal::find(animal)?;
                let mut what = vec![Message::from(animal)];
                what.extend(view.setup.sides(animal).into_iter().flat_map(|sides| animal_text(animal, sides)).map(Message::from));
                what.extend(view.setup.text(animal).map(|text| AnimalText::Printed { text: text.to_string() }.into()));
                Some(About { what, rules: rules_of(animal) })
            }
            ("act", "show") => Some(About { what: vec![Action::Show.into()], rules: vec!["WH-SHEEP-2"] }),
            ("act", "keep") => Some(About { what: vec![Action::Keep.into()], rules: vec!["WH-3P-3", "WH-3P-4"] }),
            ("act", "swap") => Some(About { what: vec![Action::Swap.into()], rules: vec!["WH-3P-2", "WH-3P-4"] }),
            _ => None,
        }
    }
}

fn rules_of(animal: Animal) -> Vec<&'static str> {
    match animal {
        Animal::SKIP => vec!["WH-SHEEP-1", "WH-ACT-2"],
        Animal::NO_THREE => vec!["WH-SHEEP-2", "WH-ACT-2"],
        Animal::GRANDPA => vec!["WH-EXTRA-1", "WH-ACT-4"],
        Animal::CONFUSED_HOUND => vec!["WH-EXTRA-2", "WH-ACT-4"],
        Animal::RED_DEVIL => vec!["WH-DES-1", "WH-ACT-4"],
        other if Animals::DESIGNER.has(other) => vec!["WH-DES-2", "WH-DES-3"],
        other if Animals::METAMORPHIC.has(other) => vec!["WH-META", "WH-ACT-4"],
        _ => vec!["WH-CARD-1", "WH-ACT-4", "WH-ACT-5", "WH-PLAY-2"],
    }
}

/// The effect of an animal card with these sides, in brief.
pub fn animal_text(animal: Animal, sides: &Sides) -> Vec<AnimalText> {
    let side = |face| side_text(sides.side(face));
    match animal {
        Animal::SKIP => vec![AnimalText::Skip],
        Animal::NO_THREE => vec![AnimalText::NoThree],
        Animal::GRANDPA => vec![AnimalText::Grandpa],
        Animal::CONFUSED_HOUND => vec![AnimalText::ConfusedHound],
        Animal::RED_DEVIL => vec![AnimalText::RedDevil],
        Animal::BLACK_FUR => vec![AnimalText::BlackFur],
        Animal::WHITE_FUR => vec![AnimalText::WhiteFur],
        Animal::IN_CLOTHING => vec![AnimalText::InClothing],
        other if Animals::METAMORPHIC.has(other) => vec![AnimalText::Metamorphic { front: side(Face::Front), back: side(Face::Back) }],
        _ => side(Face::Front),
    }
}

fn side_text(side: Side) -> Vec<AnimalText> {
    let acts = match side.coat {
        Coat::Black => Some(AnimalText::Takes),
        Coat::White => Some(AnimalText::Returns),
        Coat::Pink => None,
    };
    // One that only acts on the active player says nothing, as on the printed cards.
    let several = side.targets.iter().count() > 1;
    let targets = side.targets.iter().filter_map(|target| match target {
        Target::Active => several.then_some(AnimalText::Active),
        Target::Left => Some(AnimalText::Left),
        Target::Opposite => Some(AnimalText::Opposite),
        Target::Right => Some(AnimalText::Right),
    });
    let moves = match side.modifier {
        Modifier::PlusOne => Some(AnimalText::PlusOne),
        Modifier::MinusOne => Some(AnimalText::MinusOne),
        Modifier::Half => Some(AnimalText::Half),
        Modifier::BackHalf => Some(AnimalText::BackHalf),
        Modifier::Triple => Some(AnimalText::Triple),
        Modifier::Plain | Modifier::Reverse | Modifier::None => None,
    };
    acts.into_iter().chain(targets).chain(moves).collect()
}
