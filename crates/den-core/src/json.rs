//! Reads JSON with code that stays small in the browser.
//!
//! Serde derives a separate parser for each type, and a large one for tagged enums: together they were a sixth of the web page's
//! program. [`from_json`] and [`read_tagged!`](crate::read_tagged) go through a [`Value`], so that all types share one parser.

pub(crate) mod lean;

pub use lean::{from_value, located};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Error, Map, Value};

/// Reads a value from JSON.
///
/// # Errors
/// If the text is not JSON or does not fit the type.
#[cfg(target_arch = "wasm32")]
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    lean::from_value(parse(text)?)
}

#[cfg(target_arch = "wasm32")]
#[inline(never)]
fn parse(text: &str) -> Result<Value, Error> {
    serde_json::from_str(text)
}

/// Reads a value from JSON.
///
/// # Errors
/// If the text is not JSON or does not fit the type, with the position.
#[cfg(not(target_arch = "wasm32"))]
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text)
}

/// An object whose tag says which enum variant it is. Used by [`read_tagged!`](crate::read_tagged).
#[derive(Debug)]
pub struct Tagged {
    tag: String,
    fields: Map<String, Value>,
}

impl Tagged {
    /// Reads an object with this tag.
    ///
    /// # Errors
    /// If it is not an object or has no such tag.
    pub fn read<'de, D: Deserializer<'de>>(tag: &'static str, from: D) -> Result<Tagged, D::Error> {
        let mut fields = Map::deserialize(from)?;
        match fields.remove(tag) {
            Some(Value::String(tag)) => Ok(Tagged { tag, fields }),
            _ => Err(D::Error::missing_field(tag)),
        }
    }

    /// Reads a variant written as serde does without a tag: its name, or an object with its name as the only key.
    ///
    /// # Errors
    /// If it is neither.
    pub fn read_key<'de, D: Deserializer<'de>>(from: D) -> Result<Tagged, D::Error> {
        let only = |map: Map<String, Value>| if map.len() == 1 { map.into_iter().next() } else { None };
        match Value::deserialize(from)? {
            Value::String(tag) => Ok(Tagged { tag, fields: Map::new() }),
            Value::Object(map) => match only(map) {
                Some((tag, Value::Object(fields))) => Ok(Tagged { tag, fields }),
                _ => Err(D::Error::custom("expected one variant with its fields")),
            },
            _ => Err(D::Error::custom("expected a variant")),
        }
    }

    /// Whether the tag names this variant: `ends-turned` and `ends_turned` are `EndsTurned`.
    #[inline(never)]
    pub fn is(&self, variant: &str) -> bool {
        let letters = |text: &str| text.bytes().filter(u8::is_ascii_alphanumeric).map(|b| b.to_ascii_lowercase()).collect::<Vec<u8>>();
        letters(&self.tag) == letters(variant)
    }

    /// Takes out a field. A missing field is read as `null`.
    ///
    /// # Errors
    /// If it is missing or has the wrong type.
    #[inline(never)]
    pub fn field<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Error> {
        match self.fields.remove(name) {
            Some(value) => lean::from_value(value),
            None => lean::from_value(Value::Null).map_err(|_| Error::missing_field(name)),
        }
    }

    /// Rejects fields that have not been taken out.
    ///
    /// # Errors
    /// Names the first such field.
    pub fn end(&self) -> Result<(), Error> {
        self.fields.keys().next().map_or(Ok(()), |name| Err(Error::custom(format_args!("unknown field `{name}`"))))
    }

    /// The error for an unknown tag.
    pub fn unknown(&self) -> Error {
        Error::custom(format_args!("unknown variant `{}`", self.tag))
    }
}

/// Implements `Deserialize` for an enum that is written with `#[serde(tag = …)]` in kebab-case or snake_case. Lists its variants and their
/// fields, with `as` for the name in JSON. Leaving out a variant or field is a compile error. `strict` rejects unknown fields.
/// `by key` reads an enum that is written without a tag.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// enum Event {
///     TurnsUp { pasture: u8, card: Option<u8> },
///     Over,
/// }
/// den_core::read_tagged! { Event by "event" { TurnsUp { pasture as "place", card }, Over } }
///
/// let read = |text: &str| den_core::from_json::<Event>(text);
/// assert_eq!(read(r#"{"event":"turns-up","place":2}"#).unwrap(), Event::TurnsUp { pasture: 2, card: None });
/// assert_eq!(read(r#"{"event":"over","points":3}"#).unwrap(), Event::Over);
/// assert!(read(r#"{"event":"turns-up","card":2}"#).unwrap_err().to_string().contains("missing field `place`"));
/// assert!(read(r#"{"event":"sings"}"#).is_err() && read("[]").is_err());
///
/// #[derive(PartialEq, Debug)]
/// enum Change {
///     Left { seat: u8 },
///     Closed,
/// }
/// den_core::read_tagged! { Change by key { Left { seat }, Closed } }
///
/// let read = |text: &str| den_core::from_json::<Change>(text);
/// assert_eq!(read(r#"{"left":{"seat":2}}"#).unwrap(), Change::Left { seat: 2 });
/// assert_eq!(read(r#""closed""#).unwrap(), Change::Closed);
/// assert!(read(r#"{"left":{}}"#).is_err() && read(r#""left""#).is_err() && read(r#"{"left":{"seat":2},"closed":{}}"#).is_err());
/// ```
#[macro_export]
macro_rules! read_tagged {
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
    ($type:ident by $tag:literal strict { $($list:tt)+ }) => { $crate::read_tagged! { @type $type $tag true $($list)+ } };
    ($type:ident by $tag:literal { $($list:tt)+ }) => { $crate::read_tagged! { @type $type $tag false $($list)+ } };
    ($type:ident by key { $($list:tt)+ }) => { $crate::read_tagged! { @type $type key false $($list)+ } };
    (@object key $from:ident) => { $crate::Tagged::read_key($from) };
    (@object $tag:literal $from:ident) => { $crate::Tagged::read($tag, $from) };
    (@type $type:ident $tag:tt $strict:literal $($variant:ident $({ $($field:ident $(as $name:literal)?),+ $(,)? })?),+ $(,)?) => {
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<Self, D::Error> {
                fn read(mut object: $crate::Tagged) -> ::std::result::Result<$type, ::serde_json::Error> {
                    // Here the compiler finds variants that are missing from the list.
                    const _: fn(&$type) = |value| match value {
                        $($type::$variant $({ $($field: _),+ })? => {})+
                    };
                    $(if object.is(stringify!($variant)) {
                        let value = $type::$variant $({ $($field: object.field($crate::read_tagged!(@name $field $($name)?))?),+ })?;
                        if $strict {
                            object.end()?;
                        }
                        return Ok(value);
                    })+
                    Err(object.unknown())
                }
                read($crate::read_tagged!(@object $tag from)?).map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}
