//! The choices made before a game: variants, modules, presets.

use std::fmt::Debug;
use std::hash::Hash;

use crate::Refusal;

/// One option: its name, what it does, what it may be.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The name, as in `--set NAME=VALUE`.
    pub name: &'static str,
    /// One sentence.
    pub help: &'static str,
    /// The values it takes, in words or as a list.
    pub values: &'static str,
}

/// A named choice of options.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name.
    pub name: &'static str,
    /// One sentence.
    pub help: &'static str,
    /// The options it sets.
    pub pairs: &'static [(&'static str, &'static str)],
}

/// The options of a game, readable and writable as `key=value` pairs.
pub trait Options: Clone + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The options there are.
    const KEYS: &'static [Key];
    /// The presets there are; the first is the one for a first game and equals `default()`.
    const PRESETS: &'static [Preset];

    /// Sets one option. `key` is one of [`Options::KEYS`].
    ///
    /// # Errors
    /// Names the option and the allowed values.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Refusal>;

    /// All options in the order of [`Options::KEYS`], with values that [`Options::set`] reads back.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /* provided */

    /// Reads a list of presets and `key=value` words; later words win.
    ///
    /// # Errors
    /// Names the word, and the options or presets there are.
    fn read<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, Refusal> {
        let mut options = Self::default();
        for word in words {
            if let Some((key, value)) = word.split_once('=') {
                if !Self::KEYS.iter().any(|k| k.name == key) {
                    let names: Vec<_> = Self::KEYS.iter().map(|k| k.name).collect();
                    return Err(Refusal::new(key, "there is no such option").allowed(names.join(", ")));
                }
                options.set(key, value)?;
            } else if let Some(preset) = Self::PRESETS.iter().find(|p| p.name == word) {
                options = Self::default();
                for (key, value) in preset.pairs {
                    options.set(key, value)?;
                }
            } else {
                let names: Vec<_> = Self::PRESETS.iter().map(|p| p.name).collect();
                return Err(Refusal::new(word, "neither a preset nor a key=value pair").allowed(format!("presets {}", names.join(", "))));
            }
        }
        Ok(options)
    }

    /// The pairs as one line of `key=value` words.
    fn to_line(&self) -> String {
        self.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }
}

/// Reads `true`/`false` (also `yes`/`no`, `on`/`off`) for the option `key`.
///
/// # Errors
/// Names the option and the allowed values.
pub fn read_bool(key: &str, value: &str) -> Result<bool, Refusal> {
    match value {
        "true" | "yes" | "on" => Ok(true),
        "false" | "no" | "off" => Ok(false),
        _ => Err(Refusal::new(key, format!("`{value}` is neither true nor false")).allowed("true, false")),
    }
}
