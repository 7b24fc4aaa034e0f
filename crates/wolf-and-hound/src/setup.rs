//! What is fixed for a match: the chosen animals, the deck, the sheep at the start.

use den_core::{Deserialize, Mark, Message, Reason, Refusal, Values};
use serde::Serialize;

use crate::content::{Content, MAX_SHEEP, check_text};
use crate::options::Options;
use crate::pieces::{Animal, Animals, Card, Cards, Coat, Colour, Face, Modifier, Pasture, Side, Sides, Targets};

/// The number of number cards in a deck, with or without the expansion (WH-COMP-2, WH-MB-1).
const DECK: u32 = 32;

/// The setup of a match, shared by all its positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// The number of players.
    pub seats: u8,
    /// The sheep of each pasture at the start, which is also the maximum (WH-ACT-4).
    pub sheep: [u8; 4],
    /// The 32 number cards.
    pub deck: Cards,
    /// Whether the expansion's cards are among them.
    pub meat_and_bones: bool,
    /// The chosen animal cards.
    pub animals: Animals,
    /// Their sides.
    sides: Vec<(Animal, Sides)>,
    /// The texts on them that an owner of the box has entered.
    texts: Vec<(Animal, String)>,
    /// The animals whose front, and those whose back, is moved by a colour of number cards.
    moved: [[Animals; 2]; 2],
    /// The animals whose front, and those whose back, takes a sheep.
    takes: [Animals; 2],
    /// The animals whose front, and those whose back, returns a sheep.
    returns: [Animals; 2],
    /// Steps by animal, side and value.
    steps: [[[i8; 4]; 2]; Animal::COUNT],
    /// The targets by animal and side.
    targets: [[Targets; 2]; Animal::COUNT],
}

impl Setup {
    /// Sets up a table for `seats` players.
    ///
    /// # Errors
    /// Names the option at fault.
    pub fn new(content: &Content, options: &Options, seats: u8) -> Result<Setup, Refusal> {
        let flocks = &content.numbers.sheep;
        let sheep = match seats {
            2 => flocks.two_players,
            3 => flocks.three_players,
            4 => flocks.four_players,
            n => {
                let allowed = Values::Range { least: 2, most: 4, words: &[] }.allowed();
                return Err(Refusal::new("seats", Reason::SeatCount { n }).allowed(allowed));
            }
        };
        options.at_least_one_card()?;
        let more = if options.more_sheep() { flocks.more_with_two_wolves } else { 0 };
        let sides = options.animals.map(|animal| (animal, content.animals[animal.index()])).collect();
        let deck = content.numbers.deck(options.meat_and_bones);
        let text = |animal: Animal| content.texts.get(&animal).map(|text| (animal, text.clone()));
        let texts = options.animals.filter_map(text).collect();
        Ok(Setup::with(seats, sheep.map(|n| n + more), deck, options.meat_and_bones, sides, texts))
    }

    fn with(
        seats: u8,
        sheep: [u8; 4],
        deck: Cards,
        meat_and_bones: bool,
        sides: Vec<(Animal, Sides)>,
        texts: Vec<(Animal, String)>,
    ) -> Setup {
        let mut setup = Setup {
            seats,
            sheep,
            deck,
            meat_and_bones,
            animals: sides.iter().map(|(animal, _)| *animal).collect(),
            moved: Default::default(),
            takes: Default::default(),
            returns: Default::default(),
            steps: [[[0; 4]; 2]; Animal::COUNT],
            targets: [[Targets::NONE; 2]; Animal::COUNT],
            sides,
            texts,
        };
        for at in 0..setup.sides.len() {
            let (animal, sides) = setup.sides[at];
            for face in Face::BOTH {
                setup.enter(animal, face, sides.side(face));
            }
        }
        setup
    }

    fn enter(&mut self, animal: Animal, face: Face, side: Side) {
        let face = face as usize;
        let by_cards = animal != Animal::GRANDPA && side.modifier != Modifier::None;
        for colour in [Colour::Black, Colour::White] {
            let moved = match side.coat {
                Coat::Black => colour == Colour::Black,
                Coat::White => colour == Colour::White,
                Coat::Pink => true,
            };
            if moved && by_cards {
                self.moved[colour as usize][face].add(animal);
            }
        }
        match side.coat {
            Coat::Black => self.takes[face].add(animal),
            Coat::White => self.returns[face].add(animal),
            Coat::Pink => {}
        }
        self.steps[animal.index()][face] = [1, 2, 3, 4].map(|value| side.modifier.steps(value));
        self.targets[animal.index()][face] = side.targets;
    }

    /// Whether nobody sits at this pasture.
    #[inline]
    pub fn is_virtual(&self, pasture: Pasture) -> bool {
        pasture.is_virtual(self.seats)
    }

    /// The sides of an animal card that is in the game.
    pub fn sides(&self, animal: Animal) -> Option<&Sides> {
        self.sides.iter().find(|(a, _)| *a == animal).map(|(_, sides)| sides)
    }

    /// The text on an animal card, if an owner of the box has entered it.
    pub fn text(&self, animal: Animal) -> Option<&str> {
        self.texts.iter().find(|(a, _)| *a == animal).map(|(_, text)| text.as_str())
    }

    /// A side of an animal card that is in the game.
    pub fn side(&self, animal: Animal, face: Face) -> Option<Side> {
        self.sides(animal).map(|sides| sides.side(face))
    }

    /// WH-PLAY-1: the animals whose front, and those whose back, a colour moves.
    #[inline]
    pub(crate) fn moved(&self, colour: Colour) -> [Animals; 2] {
        self.moved[colour as usize]
    }

    /// The animals whose front, and those whose back, is black.
    #[inline]
    pub(crate) fn takes(&self) -> [Animals; 2] {
        self.takes
    }

    /// The animals whose front, and those whose back, is white.
    #[inline]
    pub(crate) fn returns(&self) -> [Animals; 2] {
        self.returns
    }

    /// WH-PLAY-2: how far a card moves an animal; negative is counter-clockwise.
    #[inline]
    pub(crate) fn steps(&self, animal: Animal, face: Face, card: Card) -> i8 {
        self.steps[animal.index()][face as usize][usize::from(card.value() - 1) & 3]
    }

    /// WH-ACT-5: whom an animal acts on.
    #[inline]
    pub fn targets(&self, animal: Animal, face: Face) -> Targets {
        self.targets[animal.index()][face as usize]
    }

    /// The coat of an animal in the game.
    #[inline]
    pub fn coat(&self, animal: Animal, face: Face) -> Coat {
        match (self.takes[face as usize].has(animal), self.returns[face as usize].has(animal)) {
            (true, _) => Coat::Black,
            (_, true) => Coat::White,
            _ => Coat::Pink,
        }
    }
}

/// The serialised form of a setup.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupText {
    seats: u8,
    #[serde(deserialize_with = "den_core::exactly")]
    sheep: [u8; 4],
    deck: Cards,
    meat_and_bones: bool,
    animals: Vec<AnimalText>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalText {
    id: Animal,
    mark: Mark,
    front: Side,
    back: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> SetupText {
        let animal = |&(id, Sides { mark, front, back }): &(Animal, Sides)| AnimalText {
            id,
            mark,
            front,
            back,
            text: setup.text(id).map(Into::into),
        };
        let animals = setup.sides.iter().map(animal).collect();
        SetupText { seats: setup.seats, sheep: setup.sheep, deck: setup.deck, meat_and_bones: setup.meat_and_bones, animals }
    }
}

impl TryFrom<SetupText> for Setup {
    /// For programmers: the client received an invalid setup.
    type Error = String;

    fn try_from(text: SetupText) -> Result<Setup, String> {
        if !(2..=4).contains(&text.seats) {
            return Err(format!("{} seats", text.seats));
        }
        if text.deck.len() != DECK {
            return Err(format!("{} cards in the deck", text.deck.len()));
        }
        if text.sheep.iter().any(|n| !(1..=2 * MAX_SHEEP).contains(n)) {
            return Err(format!("{:?} sheep", text.sheep));
        }
        let mut sides: Vec<(Animal, Sides)> = Vec::new();
        let mut texts: Vec<(Animal, String)> = Vec::new();
        for AnimalText { id, mark, front, back, text } in text.animals {
            let card = Sides { mark, front, back };
            let flaw = |reason| format!("{id}: {}", Message::from(reason));
            card.check(id).map_err(flaw)?;
            if let Some(text) = text {
                check_text(&text).map_err(flaw)?;
                texts.push((id, text));
            }
            if sides.last().is_some_and(|(before, _)| *before >= id) {
                return Err(format!("{id} is out of order"));
            }
            sides.push((id, card));
        }
        if sides.is_empty() {
            return Err("no animals".into());
        }
        Ok(Setup::with(text.seats, text.sheep, text.deck, text.meat_and_bones, sides, texts))
    }
}
