//! What the code of `den-derive` calls to read a value: the fields of an object, the items of a list, the variants of an enum.
//!
//! Each function is compiled once for each type of a *field*, not for each field, and what does not depend on the type is compiled once.

use serde::Deserializer;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::Map;

use crate::json::lean::{expected, from_value, located_at, located_in_list, take};

pub use crate::json::lean::Lean;
pub use serde_json::{Error, Value};

/// Reads a value from any deserializer.
///
/// # Errors
/// If it does not fit the type.
pub fn read<'de, D: Deserializer<'de>, T>(from: D, read: impl FnOnce(Value) -> Result<T, Error>) -> Result<T, D::Error> {
    read(take(from)?).map_err(wrap)
}

#[inline(never)]
// It takes the error, so that it is dropped here and not in the code of every type.
fn wrap<E: serde::de::Error>(error: Error) -> E {
    E::custom(error)
}

/// An object whose fields are taken out one by one. They are named by their place in the list of all fields.
#[derive(Debug)]
pub struct Object {
    fields: Map<String, Value>,
    names: &'static [&'static str],
}

impl Object {
    /// The object that a value is.
    ///
    /// # Errors
    /// If it is none.
    #[inline(never)]
    pub fn of(value: Value, names: &'static [&'static str]) -> Result<Object, Error> {
        match value {
            Value::Object(fields) => Ok(Object { fields, names }),
            _ => Err(expected("an object")),
        }
    }

    #[inline(never)]
    fn take(&mut self, at: usize) -> Option<Value> {
        self.fields.remove(self.names[at])
    }

    #[inline(never)]
    fn needed(&mut self, at: usize) -> Result<Value, Error> {
        self.take(at).ok_or_else(|| Error::missing_field(self.names[at]))
    }

    #[inline(never)]
    // It takes the error, so that it is dropped here and not in the code of every type.
    fn wrong(&self, at: usize, error: Error) -> Error {
        located_at(self.names[at], &error)
    }

    /// Another name of a field.
    #[inline(never)]
    pub fn also(&mut self, at: usize, alias: &str) {
        if let Some(value) = self.fields.remove(alias) {
            self.fields.insert(self.names[at].to_string(), value);
        }
    }

    /// A field.
    ///
    /// # Errors
    /// If it is missing or has the wrong type.
    #[inline(never)]
    pub fn field<T: DeserializeOwned>(&mut self, at: usize) -> Result<T, Error> {
        from_value(self.needed(at)?).map_err(|error| self.wrong(at, error))
    }

    /// A field that may be missing.
    ///
    /// # Errors
    /// If it has the wrong type.
    #[inline(never)]
    pub fn field_or<T: DeserializeOwned>(&mut self, at: usize, default: fn() -> T) -> Result<T, Error> {
        match self.take(at) {
            Some(value) => from_value(value).map_err(|error| self.wrong(at, error)),
            None => Ok(default()),
        }
    }

    /// A field that may be missing.
    ///
    /// # Errors
    /// If it has the wrong type.
    #[inline(never)]
    pub fn field_or_value<T: DeserializeOwned>(&mut self, at: usize, default: T) -> Result<T, Error> {
        match self.take(at) {
            Some(value) => from_value(value).map_err(|error| self.wrong(at, error)),
            None => Ok(default),
        }
    }

    /// A field that is read by a function.
    ///
    /// # Errors
    /// If it is missing or has the wrong type.
    pub fn field_with<T>(&mut self, at: usize, read: fn(Lean) -> Result<T, Error>) -> Result<T, Error> {
        read(Lean(self.needed(at)?)).map_err(|error| self.wrong(at, error))
    }

    /// A field that is read by a function and may be missing.
    ///
    /// # Errors
    /// If it has the wrong type.
    pub fn field_with_or<T>(&mut self, at: usize, read: fn(Lean) -> Result<T, Error>, default: fn() -> T) -> Result<T, Error> {
        match self.take(at) {
            Some(value) => read(Lean(value)).map_err(|error| self.wrong(at, error)),
            None => Ok(default()),
        }
    }

    /// What is made of all the fields that have not been taken out. They stay, for the next one.
    ///
    /// # Errors
    /// If they do not fit the type.
    pub fn rest<T: DeserializeOwned>(&self) -> Result<T, Error> {
        from_value(Value::Object(self.fields.clone()))
    }

    /// Rejects fields that have not been taken out.
    ///
    /// # Errors
    /// Names the first such field, and the allowed ones.
    #[inline(never)]
    pub fn end(&self) -> Result<(), Error> {
        self.fields.keys().next().map_or(Ok(()), |name| Err(Error::unknown_field(name, self.names)))
    }
}

/// A list whose items are taken out one by one.
#[derive(Debug)]
pub struct List {
    items: std::vec::IntoIter<Value>,
    taken: usize,
}

impl List {
    /// The list of this length that a value is.
    ///
    /// # Errors
    /// If it is none.
    #[inline(never)]
    pub fn of(value: Value, length: usize) -> Result<List, Error> {
        match value {
            Value::Array(items) if items.len() == length => Ok(List { items: items.into_iter(), taken: 0 }),
            Value::Array(items) => Err(Error::custom(format_args!("expected {length} items, found {}", items.len()))),
            _ => Err(expected("a list")),
        }
    }

    /// The next item.
    ///
    /// # Errors
    /// If it has the wrong type.
    pub fn item<T: DeserializeOwned>(&mut self) -> Result<T, Error> {
        let at = self.taken;
        self.taken += 1;
        from_value(self.items.next().unwrap_or_default()).map_err(|error| located_in_list(at, error))
    }
}

/// The place of a word in a list: for enums whose variants have no fields.
///
/// # Errors
/// If it is not in the list.
#[inline(never)]
pub fn word(value: Value, names: &'static [&'static str]) -> Result<usize, Error> {
    let variant = Variant::of(value)?;
    let at = variant.among(names)?;
    variant.unit().map(|()| at)
}

/// The variant of an enum, with what belongs to it.
#[derive(Debug)]
pub struct Variant {
    name: String,
    value: Option<Value>,
}

impl Variant {
    /// A variant that is a text, or the only key of an object.
    ///
    /// # Errors
    /// If it is neither.
    #[inline(never)]
    pub fn of(value: Value) -> Result<Variant, Error> {
        let (name, value) = Lean(value).variant()?;
        Ok(Variant { name, value })
    }

    /// A variant that is named by a field of an object.
    ///
    /// # Errors
    /// If there is no such field.
    #[inline(never)]
    pub fn tagged(value: Value, tag: &'static str) -> Result<Variant, Error> {
        let Value::Object(mut fields) = value else { return Err(expected("an object")) };
        match fields.remove(tag) {
            Some(Value::String(name)) => Ok(Variant { name, value: Some(Value::Object(fields)) }),
            _ => Err(Error::missing_field(tag)),
        }
    }

    /// Its place among all variants.
    ///
    /// # Errors
    /// If it is none of them, with their names.
    #[inline(never)]
    pub fn among(&self, names: &'static [&'static str]) -> Result<usize, Error> {
        names.iter().position(|name| *name == self.name).ok_or_else(|| Error::unknown_variant(&self.name, names))
    }

    /// Checks that nothing belongs to it.
    ///
    /// # Errors
    /// If something does.
    #[inline(never)]
    pub fn unit(self) -> Result<(), Error> {
        if self.value.is_none_or(|value| value.is_null()) { Ok(()) } else { Err(expected("a variant without fields")) }
    }

    /// What belongs to it.
    ///
    /// # Errors
    /// If nothing does.
    #[inline(never)]
    pub fn value(self) -> Result<Value, Error> {
        self.value.ok_or_else(|| expected("a variant with its fields"))
    }

    /// What belongs to it, read.
    ///
    /// # Errors
    /// If it has the wrong type.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, Error> {
        from_value(self.value()?)
    }
}
