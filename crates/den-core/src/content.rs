//! Content files: the printed values of a game, either built in or replaced by a player who owns the box.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserializer, Serialize};

use serde_json::Value;

use crate::error::shorten;
use crate::figures::{file_key, files_of, hash_figures};
use crate::form::Form;
use crate::pack::is_built_in;
use crate::{Allowed, Deserialize, Message, Refusal};

/// The printed values of a game, read from its content files.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The names of the content files and their built-in texts.
    ///
    /// TOML in native builds; JSON in the browser, where files cannot be replaced and a TOML parser would be a large part of the page.
    const FILES: &'static [(&'static str, &'static str)];

    /// The hash over the built-in files as TOML, the same on every target. The build script computes it (`den-content`).
    const HASH: &'static str;

    /// How its figures are entered and named: for the editor, the differences between two boxes and the proof sheet.
    const FORM: Form = Form::EMPTY;

    /// The hashes of earlier built-in files whose games are played exactly like today's, so that their records still replay.
    const EARLIER: &'static [&'static str] = &[];

    /// Reads and checks the files.
    ///
    /// # Errors
    /// Names the file, the key and the reason.
    fn read(files: &Files<'_>) -> Result<Self, Refusal>;

    /// Where the values come from: every part, and every value in it with a mark of its own. [`mark_of`] finds the mark of a value.
    fn marks(&self) -> Vec<Marked>;

    /// The names that an option of kind [`crate::Values::Names`] may take.
    fn names(&self, key: &str) -> Vec<&str> {
        let _ = key;
        Vec::new()
    }
}

/// Where a printed value comes from, the most certain first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Stated in the rulebook.
    Rulebook,
    /// Entered by an owner of the box.
    Box,
    /// Shown only in pictures in the rulebook; taken from an existing adaptation.
    Adaptation,
    /// We do not know the printed value; this one is ours.
    #[default]
    Reconstructed,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 4] = [Mark::Rulebook, Mark::Box, Mark::Adaptation, Mark::Reconstructed];

    /// The word used in content files.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Rulebook => "rulebook",
            Mark::Adaptation => "adaptation",
            Mark::Reconstructed => "reconstructed",
            Mark::Box => "box",
        }
    }
}

/// A part of the content or a single value, and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// The file and the key, as in refusals: `numbers.toml, cards`, `animals.toml, card W02.front.target`.
    pub at: String,
    /// The part, for people.
    pub what: Message,
    /// Where its values come from.
    pub mark: Mark,
}

impl Marked {
    /// A part or a value with its mark.
    pub fn new(at: impl Into<String>, what: impl Into<Message>, mark: Mark) -> Marked {
        Marked { at: at.into(), what: what.into(), mark }
    }
}

/// The mark of the value at a file and key: its own, otherwise that of the part it belongs to.
///
/// ```
/// use den_core::{Mark, Marked, Message, mark_of};
/// let what = || Message::new("a-part");
/// let marks = [Marked::new("box.toml, cards", what(), Mark::Rulebook), Marked::new("box.toml, cards.full", what(), Mark::Reconstructed)];
/// assert_eq!(mark_of(&marks, "box.toml, cards.full"), Some(Mark::Reconstructed));
/// assert_eq!(mark_of(&marks, "box.toml, cards.hand"), Some(Mark::Rulebook));
/// assert_eq!(mark_of(&marks, "box.toml, cardboard"), None);
/// ```
pub fn mark_of(marks: &[Marked], at: &str) -> Option<Mark> {
    let covers = |part: &str| at.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ',', '[']));
    marks.iter().filter(|marked| covers(&marked.at)).max_by_key(|marked| marked.at.len()).map(|marked| marked.mark)
}

/// The values of a part that have a mark of their own, by key: `marks = { speed = "rulebook" }`, `marks = { "front.target" = "reconstructed" }`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnMarks(BTreeMap<String, Mark>);

impl OwnMarks {
    /// Whether no value has a mark of its own.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Checks that every key is one of the part's values.
    ///
    /// # Errors
    /// Names the key and the allowed ones.
    pub fn check(&self, at: &str, keys: &[&'static str]) -> Result<(), Refusal> {
        match self.0.keys().find(|key| !keys.contains(&key.as_str())) {
            Some(key) => {
                let reason = ContentReason::UnknownValue { word: shorten(key) };
                Err(Refusal::new(format!("{at}, marks"), reason).allowed(Allowed::Words { words: keys.to_vec() }))
            }
            None => Ok(()),
        }
    }

    /// The marks of a part with this mark: first the part, then the values with a mark of their own.
    pub fn list(&self, at: &str, what: impl Into<Message>, mark: Mark) -> Vec<Marked> {
        let what = what.into();
        let own = self.0.iter().map(|(key, mark)| {
            let value = ValueName::Of { part: what.clone(), key: key.clone() };
            Marked::new(format!("{at}.{key}"), value, *mark)
        });
        std::iter::once(Marked::new(at, what.clone(), mark)).chain(own).collect()
    }
}

/// Reads an array of exactly `N` items: `#[serde(deserialize_with = "den_core::exactly")]`. A plain array would take the first `N` items
/// of a longer list and silently drop the rest.
///
/// # Errors
/// If there are more or fewer items.
pub fn exactly<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(from: D) -> Result<[T; N], D::Error> {
    let items = Vec::<T>::deserialize(from)?;
    let found = items.len();
    items.try_into().map_err(|_| D::Error::custom(format_args!("expected {N} items, found {found}")))
}

crate::messages! {
    /// Why a content file is refused.
    pub enum ContentReason {
        /// There is no such file.
        NoFile = "den-content-no-file",
        /// The parser's own message, in English.
        Parser { what: String } = "den-content-parser",
        /// The game has no such content file.
        OtherFile = "den-content-other-file",
        /// A mark for a value that the part does not have.
        UnknownValue { word: String } = "den-content-unknown-value",
    }
}

crate::messages! {
    /// A single value of a part.
    pub enum ValueName {
        /// The part and the value's key in the content file.
        Of { part: Message, key: String } = "den-content-value",
    }
}

/// The content files, in the order of [`Content::FILES`].
#[derive(Debug)]
pub struct Files<'a>(Vec<(&'static str, File<'a>)>);

/// What a content file contains.
#[derive(Debug)]
enum File<'a> {
    /// TOML in native builds, JSON in the browser.
    Text(Cow<'a, str>),
    /// Figures of a content pack.
    Figures(&'a Value),
}

impl<'a> Files<'a> {
    /// The files in `figures`: every file of `C`, and no other.
    fn of_figures<C: Content>(figures: &'a Value) -> Result<Files<'a>, Refusal> {
        let given = files_of(figures).ok_or_else(|| Refusal::new("figures", ContentReason::NoFile))?;
        if let Some(other) = given.keys().find(|key| !C::FILES.iter().any(|(name, _)| file_key(name) == key.as_str())) {
            return Err(Refusal::new(shorten(other), ContentReason::OtherFile));
        }
        let file = |&(name, _): &(&'static str, &'static str)| {
            given.get(file_key(name)).map(|figures| (name, File::Figures(figures))).ok_or_else(|| Refusal::new(name, ContentReason::NoFile))
        };
        C::FILES.iter().map(file).collect::<Result<_, _>>().map(Files)
    }

    /// Reads the file `name` into `T`. Give `T` `#[serde(deny_unknown_fields)]`, so that a misspelled key is refused.
    ///
    /// # Errors
    /// Names the file, the line or the key, and the reason.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, Refusal> {
        match self.0.iter().find(|(file, _)| *file == name) {
            Some((_, File::Text(text))) => read_text(name, text),
            Some((_, File::Figures(figures))) => crate::from_value((*figures).clone()).map_err(|error| {
                let (at, what) = crate::located(&error);
                Refusal::new(if at.is_empty() { name.to_string() } else { format!("{name}, {at}") }, ContentReason::Parser { what })
            }),
            None => Err(Refusal::new(name, ContentReason::NoFile)),
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn read_text<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, Refusal> {
    crate::from_json(text).map_err(|error| Refusal::new(name, ContentReason::Parser { what: error.to_string() }))
}

#[cfg(not(target_arch = "wasm32"))]
fn read_text<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, Refusal> {
    toml::from_str(text).map_err(|error| toml_refusal(name, text, &error))
}

/// A parser's error, with the line.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn toml_refusal(name: &str, text: &str, error: &toml::de::Error) -> Refusal {
    let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
    Refusal::new(format!("{name}:{line}"), ContentReason::Parser { what: error.message().to_string() })
}

/// A game's content with its hash, which records contain.
pub struct Edition<C> {
    content: Arc<C>,
    hash: Arc<str>,
}

impl<C: Content> Edition<C> {
    /// The built-in files. They are read once; later calls return the same content.
    ///
    /// # Panics
    /// If they are invalid. A test of every game rules this out.
    pub fn built_in() -> Edition<C> {
        static READ: Mutex<BTreeMap<TypeId, Box<dyn Any + Send>>> = Mutex::new(BTreeMap::new());
        let read = || READ.lock().unwrap_or_else(PoisonError::into_inner);
        let known = read().get(&TypeId::of::<C>()).and_then(|edition| edition.downcast_ref::<Edition<C>>().cloned());
        known.unwrap_or_else(|| {
            let files = Files(C::FILES.iter().map(|&(name, text)| (name, File::Text(Cow::Borrowed(text)))).collect());
            let edition = Edition { content: Arc::new(C::read(&files).expect("the built-in content is right")), hash: C::HASH.into() };
            read().insert(TypeId::of::<C>(), Box::new(edition.clone()));
            edition
        })
    }

    /// The built-in files, except those for which `replacement` returns a text.
    ///
    /// # Errors
    /// Names the file, the key and the reason.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn with_files(mut replacement: impl FnMut(&str) -> Option<String>) -> Result<Edition<C>, Refusal> {
        let texts: Vec<_> =
            C::FILES.iter().map(|&(name, text)| (name, replacement(name).map_or(Cow::Borrowed(text), Cow::Owned))).collect();
        let mut figures = serde_json::Map::new();
        for (name, text) in &texts {
            figures.insert(file_key(name).into(), crate::figures::parse(name, text)?);
        }
        let files = Files(texts.into_iter().map(|(name, text)| (name, File::Text(text))).collect());
        Ok(Edition { content: Arc::new(C::read(&files)?), hash: hash_of::<C>(&Value::Object(figures)) })
    }

    /// The content with these figures.
    ///
    /// # Errors
    /// Names the file, the key and the reason.
    pub fn of_figures(figures: &Value) -> Result<Edition<C>, Refusal> {
        let content = C::read(&Files::of_figures::<C>(figures)?)?;
        Ok(Edition { content: Arc::new(content), hash: hash_of::<C>(figures) })
    }
}

/// The hash of figures in records: that of the built-in files if they play alike.
fn hash_of<C: Content>(figures: &Value) -> Arc<str> {
    if is_built_in::<C>(figures) { C::HASH.into() } else { hash_figures(figures).into() }
}

impl<C> Edition<C> {
    /// The content.
    pub fn content(&self) -> &Arc<C> {
        &self.content
    }

    /// Whether a record with this hash of its content is played with this edition.
    pub fn plays(&self, hash: &str) -> bool
    where
        C: Content,
    {
        *self.hash == *hash || (*self.hash == *C::HASH && C::EARLIER.contains(&hash))
    }

    /// The hash that records name it by, as 64 hexadecimal digits: over the built-in files, or over other figures.
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

impl<C> Clone for Edition<C> {
    fn clone(&self) -> Self {
        Edition { content: self.content.clone(), hash: self.hash.clone() }
    }
}

impl<C> fmt::Debug for Edition<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", &self.hash[..8])
    }
}
