//! The figures of the box, read from `content/*.toml`.

use den_core::{Content, Files, Refusal};
use serde::{Deserialize, Serialize};

use crate::animals::{Animal, Animals};
use crate::cards::{Card, Cards, Colour};

const NUMBERS: &str = "numbers.toml";
const ANIMALS: &str = "animals.toml";

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The printed rulebook says so.
    Rulebook,
    /// Taken from an existing adaptation.
    Adaptation,
    /// Ours: the printed value is not known.
    Reconstructed,
}

/// The colour of an animal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coat {
    /// A wolf.
    Black,
    /// A hound.
    White,
    /// A sheep card.
    Pink,
}

/// How an animal changes the number on the card that moves it (WH-PLAY-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// The number itself.
    #[serde(rename = "plain")]
    Plain,
    /// One more.
    #[serde(rename = "+1")]
    PlusOne,
    /// One less.
    #[serde(rename = "-1")]
    MinusOne,
    /// Half, rounded down.
    #[serde(rename = "1/2")]
    Half,
    /// Half, rounded down, counter-clockwise.
    #[serde(rename = "-1/2")]
    BackHalf,
    /// Three times the number.
    #[serde(rename = "x3")]
    Triple,
    /// The number, counter-clockwise.
    #[serde(rename = "reverse")]
    Reverse,
    /// Number cards do not move it.
    #[serde(rename = "none")]
    None,
}

impl Modifier {
    /// The steps clockwise for a card of this value; negative is counter-clockwise.
    pub const fn steps(self, value: u8) -> i8 {
        let value = value as i8;
        match self {
            Modifier::Plain => value,
            Modifier::PlusOne => value + 1,
            Modifier::MinusOne => value - 1,
            Modifier::Half => value / 2,
            Modifier::BackHalf => -(value / 2),
            Modifier::Triple => value * 3,
            Modifier::Reverse => -value,
            Modifier::None => 0,
        }
    }

    /// As it stands on the card; empty for a plain one.
    pub const fn sign(self) -> &'static str {
        match self {
            Modifier::Plain => "",
            Modifier::PlusOne => "+1",
            Modifier::MinusOne => "-1",
            Modifier::Half => "1/2",
            Modifier::BackHalf => "-1/2",
            Modifier::Triple => "x3",
            Modifier::Reverse => "reverse",
            Modifier::None => "unmoved",
        }
    }
}

/// Whose sheep an animal takes or returns (WH-ACT-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// The active player's.
    #[serde(rename = "self")]
    Active,
    /// The next seat's clockwise.
    Left,
    /// The partner's.
    Opposite,
    /// The previous seat's.
    Right,
}

impl Target {
    /// The steps clockwise from the active place.
    pub const fn steps(self) -> i8 {
        match self {
            Target::Active => 0,
            Target::Left => 1,
            Target::Opposite => 2,
            Target::Right => 3,
        }
    }

    /// As a word; empty for the active player.
    pub const fn sign(self) -> &'static str {
        match self {
            Target::Active => "",
            Target::Left => "hits left",
            Target::Opposite => "hits opposite",
            Target::Right => "hits right",
        }
    }
}

/// One side of an animal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The colour.
    #[serde(rename = "colour")]
    pub coat: Coat,
    /// How it moves.
    #[serde(rename = "move")]
    pub modifier: Modifier,
    /// Whom it hits.
    pub target: Target,
}

/// The number cards and sheep of the box.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Numbers {
    /// The 32 cards of the basic game.
    pub cards: Plain,
    /// The cards of the expansion.
    pub meat_and_bones: Symbols,
    /// The sheep at the start.
    pub sheep: Flocks,
}

/// How many plain cards there are of each value (WH-COMP-2).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plain {
    /// Where the counts come from.
    pub mark: Mark,
    /// The black ones of value 1, 2, 3, 4.
    pub black: [u8; 4],
    /// The white ones.
    pub white: [u8; 4],
}

/// How many cards with a symbol there are of each value (WH-COMP-4).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbols {
    /// Where the counts come from.
    pub mark: Mark,
    /// The black ones with meat.
    pub meat: [u8; 4],
    /// The white ones with a bone.
    pub bone: [u8; 4],
}

/// The sheep of places 1 to 4 (WH-SETUP-2, WH-3P-1, WH-2P-1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Flocks {
    /// Where the figures come from.
    pub mark: Mark,
    /// With four players.
    pub four_players: [u8; 4],
    /// With three.
    pub three_players: [u8; 4],
    /// With two.
    pub two_players: [u8; 4],
    /// How many more each place gets with two or more wolf cards.
    pub more_with_two_wolves: u8,
}

/// An animal card's sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    /// Where the figures come from.
    pub mark: Mark,
    /// The front.
    pub front: Side,
    /// The back of a two-sided card.
    pub back: Option<Side>,
}

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TheBox {
    /// Number cards and sheep.
    pub numbers: Numbers,
    /// The animal cards, by [`Animal::index`].
    pub animals: [Sides; Animal::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalFile {
    card: Vec<AnimalRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalRow {
    id: String,
    mark: Mark,
    front: Side,
    back: Option<Side>,
}

impl Content for TheBox {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");

    fn read(files: &Files<'_>) -> Result<TheBox, Refusal> {
        let numbers: Numbers = files.toml(NUMBERS)?;
        numbers.check()?;
        let file: AnimalFile = files.toml(ANIMALS)?;
        let mut found = [None; Animal::COUNT];
        for row in file.card {
            let at = || format!("{ANIMALS}, card {}", row.id);
            let animal = Animal::find(&row.id).ok_or_else(|| {
                Refusal::new(at(), "there is no such animal card").allowed(Animal::all().map(Animal::id).collect::<Vec<_>>().join(", "))
            })?;
            let sides = Sides { mark: row.mark, front: row.front, back: row.back };
            sides.check(animal).map_err(|why| Refusal::new(at(), why))?;
            if found[animal.index()].replace(sides).is_some() {
                return Err(Refusal::new(at(), "the card is there twice"));
            }
        }
        if let Some(missing) = Animal::all().find(|animal| found[animal.index()].is_none()) {
            return Err(Refusal::new(format!("{ANIMALS}, card {}", missing.id()), "the card is missing"));
        }
        let animals = found.map(|sides| sides.expect("none is missing"));
        Ok(TheBox { numbers, animals })
    }
}

impl TheBox {
    /// Every group of figures and where it comes from.
    pub fn marks(&self) -> Vec<(&'static str, Mark)> {
        let groups = [
            ("counts of the number cards", self.numbers.cards.mark),
            ("counts of the Meat & Bones cards", self.numbers.meat_and_bones.mark),
            ("sheep at the start", self.numbers.sheep.mark),
        ];
        groups.into_iter().chain(Animal::all().map(|animal| (animal.id(), self.animals[animal.index()].mark))).collect()
    }
}

impl Numbers {
    /// The deck: 32 cards, with the expansion's in place of as many plain ones or without (WH-COMP-2, WH-MB-1).
    pub fn deck(&self, meat_and_bones: bool) -> Cards {
        let colours =
            [(Colour::Black, self.cards.black, self.meat_and_bones.meat), (Colour::White, self.cards.white, self.meat_and_bones.bone)];
        let mut deck = Cards::NONE;
        for (colour, plain, symbols) in colours {
            for value in 1..=4 {
                let at = usize::from(value) - 1;
                let marked = if meat_and_bones { symbols[at] } else { 0 };
                (marked..plain[at]).for_each(|_| deck.add(Card::new(colour, value, false)));
                (0..marked).for_each(|_| deck.add(Card::new(colour, value, true)));
            }
        }
        deck
    }

    fn check(&self) -> Result<(), Refusal> {
        let colours =
            [("black", self.cards.black, "meat", self.meat_and_bones.meat), ("white", self.cards.white, "bone", self.meat_and_bones.bone)];
        for (colour, plain, symbol, symbols) in colours {
            let sum: u32 = plain.iter().map(|&n| u32::from(n)).sum();
            let at = format!("{NUMBERS}, cards.{colour}");
            if sum != 16 {
                return Err(Refusal::new(at, format!("{sum} cards; there are 16 of a colour")).rule("WH-COMP-2"));
            }
            if plain.iter().any(|&n| u32::from(n) > Cards::MOST_OF_A_KIND) {
                return Err(Refusal::new(at, "more than 15 cards of one value"));
            }
            if let Some(value) = (0..4).find(|&v| symbols[v] > plain[v]) {
                let why = format!("{} of value {} replace only {} plain ones", symbols[value], value + 1, plain[value]);
                return Err(Refusal::new(format!("{NUMBERS}, meat-and-bones.{symbol}"), why).rule("WH-MB-1"));
            }
        }
        let flocks = &self.sheep;
        let columns = [("four-players", flocks.four_players), ("three-players", flocks.three_players), ("two-players", flocks.two_players)];
        for (key, sheep) in columns {
            if sheep.iter().any(|n| !(1..=9).contains(n)) {
                return Err(Refusal::new(format!("{NUMBERS}, sheep.{key}"), "a seat starts with 1 to 9 sheep").rule("WH-SETUP-2"));
            }
        }
        if flocks.more_with_two_wolves > 9 {
            return Err(Refusal::new(format!("{NUMBERS}, sheep.more-with-two-wolves"), "at most 9 more").rule("WH-SETUP-2"));
        }
        Ok(())
    }
}

impl Sides {
    /// The front, and the back or else the front again.
    pub fn both(&self) -> [Side; 2] {
        [self.front, self.back.unwrap_or(self.front)]
    }

    /// Whether the colours and sides are those the rules count on; modifiers and targets are free.
    pub(crate) fn check(&self, animal: Animal) -> Result<(), String> {
        let coats = self.both().map(|side| side.coat);
        match (Animals::TWO_SIDED.has(animal), self.back.is_some()) {
            (true, false) => return Err("the card has two sides, `back` is missing".into()),
            (false, true) => return Err("the card has one side only, without `back`".into()),
            _ => {}
        }
        let due = if Animals::METAMORPHIC.has(animal) {
            match coats {
                [Coat::Black, Coat::White] | [Coat::White, Coat::Black] => return Ok(()),
                _ => return Err("a metamorphic card has a black side and a white one (WH-META-2)".into()),
            }
        } else if Animals::SHEEP.has(animal) {
            Coat::Pink
        } else if (Animals::HOUNDS | Animal::CONFUSED_HOUND.alone()).has(animal) || animal.id() == "D02-2" {
            Coat::White
        } else {
            Coat::Black
        };
        if coats == [due; 2] { Ok(()) } else { Err(format!("its colour is {due:?}").to_lowercase()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::Edition;

    fn refused(file: &str, from: &str, to: &str) -> String {
        let (_, text) = TheBox::FILES.iter().find(|(name, _)| *name == file).unwrap();
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        Edition::<TheBox>::with(|name| (name == file).then(|| changed.clone())).unwrap_err().to_string()
    }

    #[test]
    fn a_wrong_file_is_refused_with_file_key_and_reason() {
        let cases = [
            (NUMBERS, "[4, 4, 5, 3]", "[4, 4, 5, 4]", "numbers.toml, cards.black: 17 cards; there are 16 of a colour (WH-COMP-2)"),
            (NUMBERS, "meat = [2", "meat = [5", "numbers.toml, meat-and-bones.meat: 5 of value 1 replace only 4 plain ones (WH-MB-1)"),
            (NUMBERS, "[2, 4, 3, 3]", "[0, 4, 3, 3]", "numbers.toml, sheep.three-players: a seat starts with 1 to 9 sheep (WH-SETUP-2)"),
            (ANIMALS, "id = \"W02\"", "id = \"W01\"", "animals.toml, card W01: the card is there twice"),
            (ANIMALS, "colour = \"black\"", "colour = \"white\"", "animals.toml, card W01: its colour is black"),
        ];
        for (file, from, to, message) in cases {
            assert_eq!(refused(file, from, to), message);
        }
        assert!(
            refused(ANIMALS, "id = \"W02\"", "id = \"W99\"")
                .starts_with("animals.toml, card W99: there is no such animal card; allowed: W01,")
        );
        assert!(refused(NUMBERS, "black =", "blakc =").contains("numbers.toml, line 7: unknown field `blakc`"));
        assert!(refused(NUMBERS, "mark = \"reconstructed\"", "mark = \"guessed\"").contains("unknown variant `guessed`"));
    }
}
