//! Content files: the printed values of a game, either built in or replaced by a player who owns the box.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

use serde_json::Value;

use crate::figures::{file_key, files_of, hash_figures};
use crate::form::Form;
use crate::pack::is_built_in;
use crate::{Message, Refusal};

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

    /// Reads and checks the files.
    ///
    /// # Errors
    /// Names the file, the key and the reason.
    fn read(files: &Files<'_>) -> Result<Self, Refusal>;

    /// Where the values come from, part by part.
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

/// A part of the content, and where its values come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// The part.
    pub what: Message,
    /// Where its values come from.
    pub mark: Mark,
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
            return Err(Refusal::new(crate::shorten(other), ContentReason::OtherFile));
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
