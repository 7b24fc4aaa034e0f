//! The options: animal cards, the expansion, the number of sheep.

use den_core::{Key, Preset, Refusal, Value, Values};

use crate::pieces::{Animal, Animals};

/// The options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The animal cards.
    pub animals: Animals,
    /// Whether the Meat & Bones cards are in the deck.
    pub meat_and_bones: bool,
    /// The sheep of a seat: 3, or 4 for one more at every seat; `None` for what the rulebook recommends.
    pub flock: Option<u8>,
}

den_core::messages! {
    /// Why these options cannot be played together.
    pub enum OptionReason {
        /// WH-SETUP-4: a game needs an animal card.
        NoAnimals = "wh-no-animals",
    }
}

impl Default for Options {
    /// WH-SET-1: the first game.
    fn default() -> Options {
        Options { animals: Animal::WOLF_01.alone() | Animal::HOUND_01.alone(), meat_and_bones: false, flock: None }
    }
}

/// The name in options of the three cards of Designer 02, which are chosen together (WH-DES-3).
const DESIGNER_02: &str = "D02";

/// The group of animal cards that an option chooses from.
fn group(key: &str) -> Option<Animals> {
    match key {
        "wolves" => Some(Animals::WOLVES),
        "hounds" => Some(Animals::HOUNDS),
        "sheep" => Some(Animals::SHEEP),
        "meta" => Some(Animals::METAMORPHIC),
        "extra" => Some(Animals::EXTRA),
        "designer" => Some(Animals::DESIGNER),
        _ => None,
    }
}

/// The cards that an id in options stands for.
fn cards(id: &str) -> Animals {
    if id == DESIGNER_02 { Animals::DESIGNER_02 } else { Animal::find(id).map_or(Animals::NONE, Animal::alone) }
}

/// A preset of animal cards; the default's wolf and hound are used unless others are named.
macro_rules! presets {
    ($($name:literal: $($key:literal $value:literal),+;)+) => { &[$(Preset { name: $name, pairs: &[$(($key, $value)),+] }),+] };
}

impl den_core::Options for Options {
    const KEYS: &'static [Key] = &[
        Key { name: "wolves", values: Values::Subset(&["W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08"]) },
        Key { name: "hounds", values: Values::Subset(&["H01", "H02", "H03", "H04"]) },
        Key { name: "sheep", values: Values::Subset(&["S01", "S02"]) },
        Key { name: "meta", values: Values::Subset(&["M01", "M02", "M03", "M04"]) },
        Key { name: "extra", values: Values::Subset(&["E01", "E02"]) },
        Key { name: "designer", values: Values::Subset(&["D01", DESIGNER_02]) },
        Key { name: "meat-and-bones", values: Values::Bool },
        Key { name: "flock", values: Values::Range { least: 3, most: 4, words: &["auto"] } },
    ];

    const PRESETS: &'static [Preset] = presets! {
        "first-game": "wolves" "W01", "hounds" "H01";
        "beginner-1": "wolves" "W01,W06", "hounds" "H01";
        "beginner-2": "wolves" "W03", "hounds" "H01";
        "beginner-3": "wolves" "W04", "hounds" "H01";
        "beginner-4": "wolves" "W01", "hounds" "H03";
        "beginner-5": "wolves" "W01", "hounds" "H04";
        "experienced-1": "wolves" "W03,W06", "hounds" "H01";
        "experienced-2": "wolves" "W04,W06", "hounds" "H01";
        "experienced-3": "wolves" "W01", "hounds" "H01", "sheep" "S01";
        "experienced-4": "wolves" "W01", "hounds" "H01", "sheep" "S02";
        "experienced-5": "wolves" "W05,W06", "hounds" "H02";
        "experienced-6": "wolves" "W03,W06", "hounds" "H03";
        "experienced-7": "wolves" "W04,W06", "hounds" "H04";
        "experienced-8": "wolves" "none", "hounds" "none", "meta" "M01,M02";
        "experienced-9": "wolves" "none", "hounds" "none", "meta" "M03,M04";
        "expert-1": "wolves" "W06", "hounds" "none", "meta" "M01,M02";
        "expert-2": "wolves" "W06", "hounds" "none", "meta" "M03,M04";
        "expert-3": "wolves" "W02", "hounds" "H02", "extra" "E01";
        "expert-4": "wolves" "W07", "hounds" "none", "extra" "E02";
        "red-devil": "wolves" "none", "hounds" "H01", "designer" "D01";
        "sheeps-clothing": "wolves" "none", "hounds" "none", "designer" "D02";
        "meat-and-bones": "wolves" "W01", "hounds" "H01", "meat-and-bones" "true";
    };

    fn set(&mut self, key: &'static str, value: Value) {
        match (key, value) {
            ("meat-and-bones", Value::Bool(yes)) => self.meat_and_bones = yes,
            ("flock", Value::Number(n)) => self.flock = Some(n as u8),
            ("flock", Value::Word(_)) => self.flock = None,
            (_, Value::Subset(ids)) => {
                let chosen = ids.into_iter().fold(Animals::NONE, |chosen, id| chosen | cards(id));
                self.animals = (self.animals & !group(key).unwrap_or_default()) | chosen;
            }
            _ => {}
        }
    }

    fn get(&self, key: &'static str) -> Value {
        match key {
            "meat-and-bones" => Value::Bool(self.meat_and_bones),
            "flock" => self.flock.map_or(Value::Word("auto"), |n| Value::Number(n.into())),
            _ => {
                let ids = Options::KEYS.iter().find(|k| k.name == key).map(|k| k.values);
                let Some(Values::Subset(ids)) = ids else { return Value::Subset(Vec::new()) };
                Value::Subset(ids.iter().copied().filter(|id| self.animals.contains(cards(id))).collect())
            }
        }
    }
}

impl Options {
    /// WH-SETUP-4: at least one animal card is needed.
    pub(crate) fn at_least_one_card(&self) -> Result<(), Refusal> {
        if self.animals.is_empty() { Err(Refusal::new("wolves", OptionReason::NoAnimals).rule("WH-SETUP-4")) } else { Ok(()) }
    }

    /// WH-SETUP-2: whether each seat gets an additional sheep: as chosen, otherwise as the rulebook recommends, with two or more wolf cards
    /// or with Designer 02.
    pub(crate) fn more_sheep(&self) -> bool {
        let recommended = (self.animals & Animals::WOLF_CARDS).len() > 1 || self.animals.contains(Animals::DESIGNER_02);
        self.flock.map_or(recommended, |flock| flock == 4)
    }
}
