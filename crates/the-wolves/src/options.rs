//! The choices before a game: which pack each seat leads, and how long the moon may stand still.

use den_core::{Key, Options, Preset, Refusal};

use crate::pieces::Terrain;

/// The options of The Wolves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WolvesOptions {
    /// The habitat of each seat's pack, by seat; in a game for two the third is the pack that nobody leads.
    pub packs: [Terrain; 5],
    /// After so many rounds without any progress the game ends (TW-END-3).
    pub patience: u8,
}

/// The rounds of patience that can be chosen.
const PATIENCE: std::ops::RangeInclusive<u8> = 2..=100;

impl Default for WolvesOptions {
    fn default() -> Self {
        WolvesOptions { packs: Terrain::ALL, patience: 20 }
    }
}

impl Options for WolvesOptions {
    const KEYS: &'static [Key] = &[
        Key {
            name: "packs",
            help: "the habitat of each seat's pack, from seat 1 (TW-SETUP-5)",
            values: "the letters F, R, G, T, D in any order, each once",
        },
        Key { name: "patience", help: "rounds without any progress after which the game ends (TW-END-3)", values: "2 to 100" },
    ];
    const PRESETS: &'static [Preset] =
        &[Preset { name: "standard", help: "the packs in the order forest, rock, grass, tundra, desert", pairs: &[] }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal> {
        match key {
            "packs" => {
                let no = |why: &str| Refusal::new(key, why.to_string()).allowed("the letters F, R, G, T, D, each once").rule("TW-SETUP-5");
                let packs = Terrain::spell(value).map_err(|e| no(&e.to_string()))?;
                let packs: [Terrain; 5] = packs.try_into().map_err(|_| no("five packs are named by five letters"))?;
                if let Some(twice) = Terrain::ALL.into_iter().find(|t| !packs.contains(t)) {
                    return Err(no(&format!("no pack lives in the {twice}, another is named twice")));
                }
                self.packs = packs;
            }
            _ => {
                self.patience =
                    value.parse().ok().filter(|rounds| PATIENCE.contains(rounds)).ok_or_else(|| {
                        Refusal::new(key, "not a number of rounds that can be chosen").allowed("2 to 100").rule("TW-END-3")
                    })?;
            }
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("packs", self.packs.iter().map(|t| t.letter()).collect()), ("patience", self.patience.to_string())]
    }
}
