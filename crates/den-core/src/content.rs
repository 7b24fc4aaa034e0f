//! The contents of a box: the figures of a game as text files, built in or brought by an owner of the box.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use serde::de::DeserializeOwned;

use crate::Refusal;
use crate::dealer::hash_texts;

/// The printed figures of a game, read from its content files.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The names of the content files and their built-in texts.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files.
    ///
    /// # Errors
    /// Names the file, the key and the reason.
    fn read(files: &Files<'_>) -> Result<Self, Refusal>;
}

/// The texts of the content files, in the order of [`Content::FILES`].
#[derive(Debug)]
pub struct Files<'a>(Vec<(&'static str, Cow<'a, str>)>);

impl Files<'_> {
    /// Reads the TOML file `name` into `T`. Give `T` `#[serde(deny_unknown_fields)]`, so that a misspelt key is refused.
    ///
    /// # Errors
    /// Names the file, line, key and reason.
    pub fn toml<T: DeserializeOwned>(&self, name: &str) -> Result<T, Refusal> {
        let Some((_, text)) = self.0.iter().find(|(file, _)| *file == name) else {
            return Err(Refusal::new(name, "no such content file"));
        };
        toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            Refusal::new(format!("{name}, line {line}"), error.message().to_string())
        })
    }
}

/// A game's content as it was read, with the hash that records name it by.
pub struct Edition<C> {
    content: Arc<C>,
    hash: Arc<str>,
}

impl<C: Content> Edition<C> {
    /// The built-in files. They are read once; every further call gives the same content.
    ///
    /// # Panics
    /// If they are wrong, which a test of every game excludes.
    pub fn built_in() -> Edition<C> {
        static READ: Mutex<BTreeMap<TypeId, Box<dyn Any + Send>>> = Mutex::new(BTreeMap::new());
        let read = || READ.lock().unwrap_or_else(PoisonError::into_inner);
        let known = read().get(&TypeId::of::<C>()).and_then(|edition| edition.downcast_ref::<Edition<C>>().cloned());
        known.unwrap_or_else(|| {
            let edition = Edition::<C>::with(|_| None).expect("the built-in content is right");
            read().insert(TypeId::of::<C>(), Box::new(edition.clone()));
            edition
        })
    }

    /// The built-in files, each replaced by what `replacement` gives for its name.
    ///
    /// # Errors
    /// Names the file, the key and the reason.
    pub fn with(mut replacement: impl FnMut(&str) -> Option<String>) -> Result<Edition<C>, Refusal> {
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
