//! Content files: the printed values of a game, either built in or replaced by a player who owns the box.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

#[cfg(not(target_arch = "wasm32"))]
use crate::dealer::hash_texts;
use crate::{Message, Refusal};

/// The printed values of a game, read from its content files.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The names of the content files and their built-in texts.
    ///
    /// TOML in native builds; JSON in the browser, where files cannot be replaced and a TOML parser would be a large part of the page.
    const FILES: &'static [(&'static str, &'static str)];

    /// The hash over the built-in files as TOML, the same on every target. The build script computes it (`den-content`).
    const HASH: &'static str;

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

/// Where a printed value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Stated in the rulebook.
    Rulebook,
    /// Shown only in pictures in the rulebook; taken from an existing adaptation.
    Adaptation,
    /// We do not know the printed value; this one is ours.
    #[default]
    Reconstructed,
}

impl Mark {
    /// The word used in content files.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Rulebook => "rulebook",
            Mark::Adaptation => "adaptation",
            Mark::Reconstructed => "reconstructed",
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
    }
}

/// The texts of the content files, in the order of [`Content::FILES`].
#[derive(Debug)]
pub struct Files<'a>(Vec<(&'static str, Cow<'a, str>)>);

impl Files<'_> {
    fn find(&self, name: &str) -> Result<&str, Refusal> {
        let found = self.0.iter().find(|(file, _)| *file == name);
        found.map(|(_, text)| text.as_ref()).ok_or_else(|| Refusal::new(name, ContentReason::NoFile))
    }

    /// Reads the file `name` into `T`. Give `T` `#[serde(deny_unknown_fields)]`, so that a misspelled key is refused.
    ///
    /// # Errors
    /// Names the file, line, key and reason.
    #[cfg(target_arch = "wasm32")]
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, Refusal> {
        crate::from_json(self.find(name)?).map_err(|error| Refusal::new(name, ContentReason::Parser { what: error.to_string() }))
    }

    /// Reads the TOML file `name` into `T`. Give `T` `#[serde(deny_unknown_fields)]`, so that a misspelled key is refused.
    ///
    /// # Errors
    /// Names the file, line, key and reason.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, Refusal> {
        let text = self.find(name)?;
        toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            Refusal::new(format!("{name}:{line}"), ContentReason::Parser { what: error.message().to_string() })
        })
    }
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
            let files = Files(C::FILES.iter().map(|&(name, text)| (name, Cow::Borrowed(text))).collect());
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
        let files = Files(C::FILES.iter().map(|&(name, text)| (name, replacement(name).map_or(Cow::Borrowed(text), Cow::Owned))).collect());
        let hash = hash_texts(files.0.iter().flat_map(|(name, text)| [*name, text.as_ref()])).into();
        Ok(Edition { content: Arc::new(C::read(&files)?), hash })
    }
}

impl<C> Edition<C> {
    /// The content.
    pub fn content(&self) -> &Arc<C> {
        &self.content
    }

    /// The SHA-256 over names and texts of all files, as 64 hexadecimal digits.
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
