//! What is chosen before the game: animal cards, the expansion, the number of sheep.

use den_core::{Key, Options, Preset, Refusal, read_bool};

use crate::animals::{Animal, Animals};

/// The choices before the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// The animal cards.
    pub animals: Animals,
    /// Whether the Meat & Bones cards are in the deck.
    pub meat_and_bones: bool,
    /// The sheep of a seat where the rules leave them open: 3 or 4, or by the rules.
    pub flock: Option<u8>,
}

impl Default for Choice {
    /// WH-SET-1: the first game.
    fn default() -> Choice {
        Choice { animals: ["W01", "H01"].iter().filter_map(|id| Animal::find(id)).collect(), meat_and_bones: false, flock: None }
    }
}

/// The option for each group of animal cards.
const GROUPS: [(&str, Animals); 6] = [
    ("wolves", Animals::WOLVES),
    ("hounds", Animals::HOUNDS),
    ("sheep", Animals::SHEEP),
    ("meta", Animals::METAMORPHIC),
    ("extra", Animals::EXTRA),
    ("designer", Animals::DESIGNER),
];

impl Options for Choice {
    const KEYS: &'static [Key] = &[
        Key { name: "wolves", help: "wolf cards, which take sheep", values: "none or a list of W01, W02, W03, W04, W05, W06, W07, W08" },
        Key { name: "hounds", help: "hound cards, which return sheep", values: "none or a list of H01, H02, H03, H04" },
        Key { name: "sheep", help: "sheep cards: S01 skips a turn, S02 forbids 3s", values: "none or a list of S01, S02" },
        Key { name: "meta", help: "metamorphic cards, wolf and hound in turn", values: "none or a list of M01, M02, M03, M04" },
        Key { name: "extra", help: "E01 Grandpa Wolf, E02 the Confused Hound", values: "none or a list of E01, E02" },
        Key { name: "designer", help: "D01 the Red Devil, D02 the three wolves in sheep's clothing", values: "none or a list of D01, D02" },
        Key { name: "meat-and-bones", help: "the expansion: cards that stop wolves or hounds", values: "true, false" },
        Key {
            name: "flock",
            help: "sheep per seat where the rules leave it open (with D02 and fewer than two wolf cards)",
            values: "auto, 3, 4",
        },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "first-game", help: "Hound 01 and Wolf 01", pairs: &[("wolves", "W01"), ("hounds", "H01")] },
        Preset { name: "beginner-1", help: "Hound 01, Wolf 01 and the slow Wolf 06", pairs: &[("wolves", "W01,W06"), ("hounds", "H01")] },
        Preset { name: "beginner-2", help: "Hound 01 and the fast Wolf 03", pairs: &[("wolves", "W03"), ("hounds", "H01")] },
        Preset { name: "beginner-3", help: "Hound 01 and Wolf 04", pairs: &[("wolves", "W04"), ("hounds", "H01")] },
        Preset { name: "beginner-4", help: "Hound 03 and Wolf 01", pairs: &[("wolves", "W01"), ("hounds", "H03")] },
        Preset { name: "beginner-5", help: "Hound 04 and Wolf 01", pairs: &[("wolves", "W01"), ("hounds", "H04")] },
        Preset { name: "experienced-1", help: "Hound 01, Wolf 03 and 06", pairs: &[("wolves", "W03,W06"), ("hounds", "H01")] },
        Preset { name: "experienced-2", help: "Hound 01, Wolf 04 and 06", pairs: &[("wolves", "W04,W06"), ("hounds", "H01")] },
        Preset { name: "experienced-3", help: "First game with Skip", pairs: &[("wolves", "W01"), ("hounds", "H01"), ("sheep", "S01")] },
        Preset { name: "experienced-4", help: "First game with No 3", pairs: &[("wolves", "W01"), ("hounds", "H01"), ("sheep", "S02")] },
        Preset { name: "experienced-5", help: "Hound 02, Wolf 05 and 06", pairs: &[("wolves", "W05,W06"), ("hounds", "H02")] },
        Preset { name: "experienced-6", help: "Hound 03, Wolf 03 and 06", pairs: &[("wolves", "W03,W06"), ("hounds", "H03")] },
        Preset { name: "experienced-7", help: "Hound 04, Wolf 04 and 06", pairs: &[("wolves", "W04,W06"), ("hounds", "H04")] },
        Preset {
            name: "experienced-8",
            help: "Metamorphic 01 and 02",
            pairs: &[("wolves", "none"), ("hounds", "none"), ("meta", "M01,M02")],
        },
        Preset {
            name: "experienced-9",
            help: "Metamorphic 03 and 04",
            pairs: &[("wolves", "none"), ("hounds", "none"), ("meta", "M03,M04")],
        },
        Preset {
            name: "expert-1",
            help: "Metamorphic 01 and 02, Wolf 06",
            pairs: &[("wolves", "W06"), ("hounds", "none"), ("meta", "M01,M02")],
        },
        Preset {
            name: "expert-2",
            help: "Metamorphic 03 and 04, Wolf 06",
            pairs: &[("wolves", "W06"), ("hounds", "none"), ("meta", "M03,M04")],
        },
        Preset {
            name: "expert-3",
            help: "Hound 02, Wolf 02, Grandpa Wolf",
            pairs: &[("wolves", "W02"), ("hounds", "H02"), ("extra", "E01")],
        },
        Preset {
            name: "expert-4",
            help: "Wolf 07 and the Confused Hound",
            pairs: &[("wolves", "W07"), ("hounds", "none"), ("extra", "E02")],
        },
        Preset {
            name: "red-devil",
            help: "Hound 01 and the Red Devil",
            pairs: &[("wolves", "none"), ("hounds", "H01"), ("designer", "D01")],
        },
        Preset {
            name: "sheeps-clothing",
            help: "the three cards of Designer 02",
            pairs: &[("wolves", "none"), ("hounds", "none"), ("designer", "D02")],
        },
        Preset {
            name: "meat-and-bones",
            help: "the first game with the expansion",
            pairs: &[("wolves", "W01"), ("hounds", "H01"), ("meat-and-bones", "true")],
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        if let Some(&(_, group)) = GROUPS.iter().find(|(name, _)| *name == key) {
            let chosen = read_animals(key, group, value)?;
            self.animals = (self.animals & !group) | chosen;
            return Ok(());
        }
        match (key, value) {
            ("meat-and-bones", _) => self.meat_and_bones = read_bool(key, value)?,
            ("flock", "auto") => self.flock = None,
            ("flock", "3") => self.flock = Some(3),
            ("flock", "4") => self.flock = Some(4),
            _ => return Err(refuse(key, format!("`{value}` is none of its values"))),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let mut pairs: Vec<_> = GROUPS.iter().map(|&(key, group)| (key, write_animals(self.animals & group))).collect();
        pairs.push(("meat-and-bones", self.meat_and_bones.to_string()));
        pairs.push(("flock", self.flock.map_or("auto".into(), |n| n.to_string())));
        pairs
    }
}

impl Choice {
    /// WH-SETUP-4: a set needs at least one card.
    pub(crate) fn at_least_one_card(&self) -> Result<(), Refusal> {
        if !self.animals.is_empty() {
            return Ok(());
        }
        Err(refuse("wolves", "no animal card is chosen in any group".into()).rule("WH-SETUP-4"))
    }

    /// WH-SETUP-2: whether each seat gets one sheep more: with two or more wolf cards, and unless refused with Designer 02.
    pub(crate) fn more_sheep(&self) -> Result<bool, Refusal> {
        let many_wolves = (self.animals & Animals::WOLF_CARDS).len() > 1;
        let open = self.animals.contains(Animals::DESIGNER_02) && !many_wolves;
        match self.flock {
            None => Ok(many_wolves || open),
            Some(flock) if open || many_wolves == (flock == 4) => Ok(flock == 4),
            Some(_) if many_wolves => {
                Err(Refusal::new("flock", "with more than one wolf card it is 4").allowed("auto, 4").rule("WH-SETUP-2"))
            }
            Some(_) => Err(Refusal::new("flock", "with one wolf card or none it is 3").allowed("auto, 3").rule("WH-SETUP-2")),
        }
    }
}

/// WH-SETUP-4, WH-DES-3: reads a list of cards of one group.
fn read_animals(key: &str, group: Animals, value: &str) -> Result<Animals, Refusal> {
    let mut chosen = Animals::NONE;
    if value.is_empty() || value.eq_ignore_ascii_case("none") {
        return Ok(chosen);
    }
    for id in value.split(',') {
        let cards = match Animal::find(id) {
            Some(animal) => animal.alone() & group,
            None if id.eq_ignore_ascii_case("D02") => Animals::DESIGNER_02 & group,
            None => Animals::NONE,
        };
        if cards.is_empty() {
            return Err(refuse(key, format!("`{id}` is no card of this group")).rule("WH-SETUP-4"));
        }
        if !(chosen & cards).is_empty() {
            return Err(refuse(key, format!("`{id}` is named twice")).rule("WH-SETUP-4"));
        }
        chosen = chosen | cards;
    }
    let together = chosen & Animals::DESIGNER_02;
    if !together.is_empty() && together != Animals::DESIGNER_02 {
        return Err(refuse(key, "D02-1, D02-2 and D02-3 are used together; write D02".into()).rule("WH-DES-3"));
    }
    Ok(chosen)
}

fn write_animals(animals: Animals) -> String {
    let mut ids: Vec<_> = (animals & !Animals::DESIGNER_02).map(Animal::id).collect();
    if animals.contains(Animals::DESIGNER_02) {
        ids.push("D02");
    }
    if ids.is_empty() { "none".into() } else { ids.join(",") }
}

fn refuse(key: &str, why: String) -> Refusal {
    let allowed = Choice::KEYS.iter().find(|k| k.name == key).map_or("", |k| k.values);
    Refusal::new(key, why).allowed(allowed)
}
