//! The values of the box, read from `content/*.toml`.

use std::collections::BTreeMap;

use den_core::{Allowed, Deserialize, Files, Mark, Marked, OwnMarks, Refusal, exactly};

use crate::pieces::{Animal, Card, Cards, Colour, Side, Sides};

const NUMBERS: &str = "numbers.toml";
const ANIMALS: &str = "animals.toml";
/// The number of number cards of a colour (WH-COMP-2).
const OF_A_COLOUR: u32 = 16;
/// The maximum length of the text of an animal card.
pub(crate) const MAX_TEXT: usize = 300;
/// The maximum number of sheep on a pasture, and the maximum number of additional ones with two wolf cards.
pub(crate) const MAX_SHEEP: u8 = 9;

den_core::messages! {
    /// Why a value in a content file is refused.
    pub enum ContentReason {
        /// No animal card has this id.
        UnknownCard = "wh-content-unknown",
        /// The card is listed twice.
        Twice = "wh-content-twice",
        /// The card is missing.
        Missing = "wh-content-missing",
        /// The card has two sides.
        BackMissing = "wh-content-no-back",
        /// The card has one side.
        OneSided = "wh-content-one-side",
        /// WH-META-2: a metamorphic card has a black side and a white one.
        Metamorphic = "wh-content-meta",
        /// The card has another colour.
        Colour { colour: &'static str } = "wh-content-colour",
        /// WH-COMP-2: there are 16 cards of a colour.
        CardCount { n: u32, due: u32 } = "wh-content-cards",
        /// More cards of one value than can be counted.
        TooManyOfAKind { most: u32 } = "wh-content-kind",
        /// WH-MB-1: cards with a symbol replace plain ones.
        Replaces { n: u8, value: usize, plain: u8 } = "wh-content-replaces",
        /// Every pasture has sheep, but not too many.
        SheepCount { most: u8 } = "wh-content-sheep",
        /// Too many additional sheep.
        MoreSheep { most: u8 } = "wh-content-more-sheep",
        /// The text of a card is too long.
        LongText { n: usize, most: usize } = "wh-content-long-text",
    }
}

den_core::messages! {
    /// The parts of the box with a mark, besides the animal cards.
    pub enum Part {
        /// The number of number cards of each value.
        NumberCards = "wh-part-cards",
        /// The number of Meat & Bones cards of each value.
        MeatAndBones = "wh-part-meat-and-bones",
        /// The sheep at the start.
        Sheep = "wh-part-sheep",
    }
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

/// The number of plain cards of each value (WH-COMP-2).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plain {
    /// Where the counts come from.
    pub mark: Mark,
    /// The values with a mark of their own.
    #[serde(default)]
    pub marks: OwnMarks,
    /// The black ones of value 1, 2, 3, 4.
    #[serde(deserialize_with = "exactly")]
    pub black: [u8; 4],
    /// The white ones.
    #[serde(deserialize_with = "exactly")]
    pub white: [u8; 4],
}

/// The number of cards with a symbol of each value (WH-COMP-4).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbols {
    /// Where the counts come from.
    pub mark: Mark,
    /// The values with a mark of their own.
    #[serde(default)]
    pub marks: OwnMarks,
    /// The black ones with meat.
    #[serde(deserialize_with = "exactly")]
    pub meat: [u8; 4],
    /// The white ones with a bone.
    #[serde(deserialize_with = "exactly")]
    pub bone: [u8; 4],
}

/// The sheep of each pasture (WH-SETUP-2, WH-3P-1, WH-2P-1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Flocks {
    /// Where the values come from.
    pub mark: Mark,
    /// The values with a mark of their own.
    #[serde(default)]
    pub marks: OwnMarks,
    /// With four players.
    #[serde(deserialize_with = "exactly")]
    pub four_players: [u8; 4],
    /// With three.
    #[serde(deserialize_with = "exactly")]
    pub three_players: [u8; 4],
    /// With two.
    #[serde(deserialize_with = "exactly")]
    pub two_players: [u8; 4],
    /// The number of additional sheep on each pasture with two or more wolf cards.
    pub more_with_two_wolves: u8,
}

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Number cards and sheep.
    pub numbers: Numbers,
    /// The animal cards, by [`Animal::index`].
    pub animals: [Sides; Animal::COUNT],
    /// The texts on animal cards that an owner of the box has entered.
    pub texts: BTreeMap<Animal, String>,
    marks: Vec<Marked>,
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
    #[serde(default)]
    marks: OwnMarks,
    front: Side,
    back: Option<Side>,
    text: Option<String>,
}

/// The values of an animal card that may have a mark of their own.
const CARD_VALUES: &[&str] =
    &["front", "front.colour", "front.move", "front.target", "back", "back.colour", "back.move", "back.target", "text"];

impl den_core::Content for Content {
    const FILES: &'static [(&'static str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    const HASH: &'static str = env!("CONTENT_HASH");
    const FORM: den_core::form::Form = crate::form::FORM;
    /// The first edition, with other marks.
    const EARLIER: &'static [&'static str] = &["e2733288d717748bdb7a2baf72bca9a37e13ed916ac5fd8565bec5e6b6744664"];

    fn read(files: &Files<'_>) -> Result<Content, Refusal> {
        let numbers: Numbers = files.read(NUMBERS)?;
        numbers.check()?;
        let mut marks = numbers.marks();
        let file: AnimalFile = files.read(ANIMALS)?;
        let (mut found, mut texts) = ([None; Animal::COUNT], BTreeMap::new());
        for row in file.card {
            let at = format!("{ANIMALS}, card {}", row.id);
            let refuse = |reason| Refusal::new(at.clone(), reason);
            let animal = Animal::find(&row.id).ok_or_else(|| {
                refuse(ContentReason::UnknownCard).allowed(Allowed::Words { words: Animal::all().map(Animal::id).collect() })
            })?;
            let sides = Sides { mark: row.mark, front: row.front, back: row.back };
            sides.check(animal).map_err(refuse)?;
            row.marks.check(&at, CARD_VALUES)?;
            marks.extend(row.marks.list(&at, animal, row.mark));
            if let Some(text) = row.text.filter(|text| !text.is_empty()) {
                check_text(&text).map_err(refuse)?;
                texts.insert(animal, text);
            }
            if found[animal.index()].replace(sides).is_some() {
                return Err(refuse(ContentReason::Twice));
            }
        }
        if let Some(missing) = Animal::all().find(|animal| found[animal.index()].is_none()) {
            return Err(Refusal::new(format!("{ANIMALS}, card {missing}"), ContentReason::Missing));
        }
        let animals = found.map(|sides| sides.expect("none is missing"));
        Ok(Content { numbers, animals, texts, marks })
    }

    fn marks(&self) -> Vec<Marked> {
        self.marks.clone()
    }
}

/// Checks the text of an animal card. The limit protects the other players' screens.
pub(crate) fn check_text(text: &str) -> Result<(), ContentReason> {
    let n = text.chars().count();
    if n > MAX_TEXT { Err(ContentReason::LongText { n, most: MAX_TEXT }) } else { Ok(()) }
}

impl Numbers {
    /// The deck: 32 cards, in which the expansion's cards, if used, replace plain ones (WH-COMP-2, WH-MB-1).
    pub fn deck(&self, meat_and_bones: bool) -> Cards {
        let colours =
            [(Colour::Black, self.cards.black, self.meat_and_bones.meat), (Colour::White, self.cards.white, self.meat_and_bones.bone)];
        let mut deck = Cards::NONE;
        for (colour, plain, symbols) in colours {
            for value in 1..=4 {
                let at = usize::from(value) - 1;
                let marked = if meat_and_bones { symbols[at] } else { 0 };
                (marked..plain[at]).for_each(|_| deck.add(Card::plain(colour, value)));
                (0..marked).for_each(|_| deck.add(Card::plain(colour, value).with_symbol()));
            }
        }
        deck
    }

    /// Where the values come from.
    fn marks(&self) -> Vec<Marked> {
        let Numbers { cards, meat_and_bones, sheep } = self;
        [
            cards.marks.list("numbers.toml, cards", Part::NumberCards, cards.mark),
            meat_and_bones.marks.list("numbers.toml, meat-and-bones", Part::MeatAndBones, meat_and_bones.mark),
            sheep.marks.list("numbers.toml, sheep", Part::Sheep, sheep.mark),
        ]
        .concat()
    }

    fn check(&self) -> Result<(), Refusal> {
        self.cards.marks.check("numbers.toml, cards", &["black", "white"])?;
        self.meat_and_bones.marks.check("numbers.toml, meat-and-bones", &["meat", "bone"])?;
        let sheep_values = ["four-players", "three-players", "two-players", "more-with-two-wolves"];
        self.sheep.marks.check("numbers.toml, sheep", &sheep_values)?;
        let refuse = |key: &str, reason| Refusal::new(format!("{NUMBERS}, {key}"), reason);
        let colours =
            [("black", self.cards.black, "meat", self.meat_and_bones.meat), ("white", self.cards.white, "bone", self.meat_and_bones.bone)];
        for (colour, plain, symbol, symbols) in colours {
            let n: u32 = plain.iter().map(|&n| u32::from(n)).sum();
            let key = format!("cards.{colour}");
            if n != OF_A_COLOUR {
                return Err(refuse(&key, ContentReason::CardCount { n, due: OF_A_COLOUR }).rule("WH-COMP-2"));
            }
            if plain.iter().any(|&n| u32::from(n) > Cards::MAX_OF_A_KIND) {
                return Err(refuse(&key, ContentReason::TooManyOfAKind { most: Cards::MAX_OF_A_KIND }));
            }
            if let Some(at) = (0..4).find(|&at| symbols[at] > plain[at]) {
                let reason = ContentReason::Replaces { n: symbols[at], value: at + 1, plain: plain[at] };
                return Err(refuse(&format!("meat-and-bones.{symbol}"), reason).rule("WH-MB-1"));
            }
        }
        let flocks = &self.sheep;
        let columns = [("four-players", flocks.four_players), ("three-players", flocks.three_players), ("two-players", flocks.two_players)];
        for (key, sheep) in columns {
            if sheep.iter().any(|n| !(1..=MAX_SHEEP).contains(n)) {
                return Err(refuse(&format!("sheep.{key}"), ContentReason::SheepCount { most: MAX_SHEEP }).rule("WH-SETUP-2"));
            }
        }
        if flocks.more_with_two_wolves > MAX_SHEEP {
            return Err(refuse("sheep.more-with-two-wolves", ContentReason::MoreSheep { most: MAX_SHEEP }).rule("WH-SETUP-2"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::{Content as _, Edition, Message};

    fn refused(file: &str, from: &str, to: &str) -> Refusal {
        let (_, text) = Content::FILES.iter().find(|(name, _)| *name == file).unwrap();
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        Edition::<Content>::with_files(|name| (name == file).then(|| changed.clone())).unwrap_err()
    }

    #[test]
    fn a_wrong_value_is_refused_with_file_key_and_reason() {
        let cases = [
            (NUMBERS, "[4, 4, 5, 3]", "[4, 4, 5, 4]", "cards.black", ContentReason::CardCount { n: 17, due: 16 }),
            (NUMBERS, "[4, 4, 5, 3]", "[16, 0, 0, 0]", "cards.black", ContentReason::TooManyOfAKind { most: 15 }),
            (NUMBERS, "meat = [2", "meat = [5", "meat-and-bones.meat", ContentReason::Replaces { n: 5, value: 1, plain: 4 }),
            (NUMBERS, "[2, 4, 3, 3]", "[0, 4, 3, 3]", "sheep.three-players", ContentReason::SheepCount { most: 9 }),
            (NUMBERS, "wolves = 1", "wolves = 10", "sheep.more-with-two-wolves", ContentReason::MoreSheep { most: 9 }),
            (ANIMALS, "id = \"W02\"", "id = \"W01\"", "card W01", ContentReason::Twice),
            (ANIMALS, "id = \"W02\"", "id = \"W99\"", "card W99", ContentReason::UnknownCard),
            (ANIMALS, "colour = \"black\"", "colour = \"white\"", "card W01", ContentReason::Colour { colour: "black" }),
            (ANIMALS, "back = { colour = \"white\"", "back = { colour = \"black\"", "card M01", ContentReason::Metamorphic),
            (ANIMALS, "back = { colour = \"white\", move = \"plain\", target = \"self\" }", "", "card M01", ContentReason::BackMissing),
        ];
        for (file, from, to, key, reason) in cases {
            let refusal = refused(file, from, to);
            assert_eq!((refusal.at, refusal.reason), (format!("{file}, {key}"), Message::from(reason)), "{from}");
        }
    }

    #[test]
    fn parser_errors_name_the_line() {
        let cases = [
            ("black =", "blakc =", "numbers.toml:8", "unknown field `blakc`"),
            ("mark = \"reconstructed\"", "mark = \"guessed\"", "numbers.toml:7", "unknown variant `guessed`"),
        ];
        for (from, to, at, what) in cases {
            let refusal = refused(NUMBERS, from, to);
            assert!(refusal.at == at && refusal.to_string().contains(what), "{refusal}");
        }
    }

    #[test]
    fn a_list_that_is_too_long_or_too_short_is_refused() {
        let lists = ["black = [4, 4, 5, 3", "white = [4, 4, 4, 4", "meat = [2, 1, 1, 0", "bone = [1, 1, 1, 0"];
        let sheep = ["four-players = [3, 3, 3, 3", "three-players = [2, 4, 3, 3", "two-players = [2, 3, 3, 3"];
        for list in lists.into_iter().chain(sheep) {
            let longer = refused(NUMBERS, list, &format!("{list}, 7"));
            assert!(longer.at.starts_with("numbers.toml:") && longer.to_string().contains("expected 4 items, found 5"), "{longer}");
            let shorter = refused(NUMBERS, list, list.rsplit_once(',').unwrap().0);
            assert!(shorter.to_string().contains("expected 4 items, found 3"), "{shorter}");
        }
    }
}
