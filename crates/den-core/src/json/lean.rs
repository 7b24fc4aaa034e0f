//! A deserializer for [`Value`] that asks a type only for the form that JSON of this program has: structs are objects, never arrays.
//! `serde_json`'s own accepts more forms, and the code for each of them is generated for each type: it was a tenth of the page's program.

use std::cell::Cell;
use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer, StringDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_json::{Error, Map, Value};

/// The name by which `RawValue` asks for the text of a value.
const RAW: &str = "$serde_json::private::RawValue";

/// The name by which [`take`] asks for a value as it is.
const WHOLE: &str = "$den_core::Value";

thread_local! {
    /// A value on its way from [`Lean`] to [`take`]: a visitor cannot be given one, and copying it through a visitor would copy everything in it once
    /// for each level of nesting.
    static HANDED: Cell<Value> = const { Cell::new(Value::Null) };
}

/// The value that a deserializer has.
#[inline(never)]
pub(crate) fn take<'de, D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
    struct Whole;

    impl<'de> Visitor<'de> for Whole {
        type Value = Value;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a value")
        }

        fn visit_unit<E>(self) -> Result<Value, E> {
            Ok(HANDED.take())
        }

        fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
            Value::deserialize(from)
        }

        // Deserializers of a plain value ignore what they are asked for.
        fn visit_bool<E>(self, is: bool) -> Result<Value, E> {
            Ok(Value::from(is))
        }

        fn visit_i64<E>(self, n: i64) -> Result<Value, E> {
            Ok(Value::from(n))
        }

        fn visit_u64<E>(self, n: u64) -> Result<Value, E> {
            Ok(Value::from(n))
        }

        fn visit_f64<E>(self, n: f64) -> Result<Value, E> {
            Ok(Value::from(n))
        }

        fn visit_str<E>(self, text: &str) -> Result<Value, E> {
            Ok(Value::from(text))
        }

        fn visit_string<E>(self, text: String) -> Result<Value, E> {
            Ok(Value::from(text))
        }

        fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Value, A::Error> {
            Value::deserialize(SeqAccessDeserializer::new(items))
        }

        fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Value, A::Error> {
            Value::deserialize(MapAccessDeserializer::new(fields))
        }
    }

    from.deserialize_newtype_struct(WHOLE, Whole)
}

/// Reads a value.
///
/// # Errors
/// If it does not fit the type; [`located`] says where.
pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T, Error> {
    T::deserialize(Lean(value))
}

/// Reads a parsed value.
#[derive(Debug)]
pub struct Lean(pub(crate) Value);

#[inline(never)]
pub(crate) fn expected(what: &str) -> Error {
    Error::custom(format_args!("expected {what}"))
}

impl Lean {
    #[inline(never)]
    fn items(self) -> Result<Items, Error> {
        match self.0 {
            Value::Array(items) => Ok(Items { items: items.into_iter(), taken: 0 }),
            _ => Err(expected("a list")),
        }
    }

    #[inline(never)]
    fn fields(self) -> Result<Fields, Error> {
        match self.0 {
            Value::Object(fields) => Ok(Fields { fields: fields.into_iter(), key: String::new(), value: Value::Null }),
            _ => Err(expected("an object")),
        }
    }

    #[inline(never)]
    fn text(self) -> Result<String, Error> {
        match self.0 {
            Value::String(text) => Ok(text),
            _ => Err(expected("a text")),
        }
    }

    #[inline(never)]
    fn whole(self) -> Result<Whole, Error> {
        let whole = |n: &serde_json::Number| n.as_u64().map(Whole::Positive).or_else(|| n.as_i64().map(Whole::Negative));
        match &self.0 {
            Value::Number(n) => whole(n).ok_or_else(|| expected("a whole number")),
            _ => Err(expected("a number")),
        }
    }

    #[inline(never)]
    pub(crate) fn variant(self) -> Result<(String, Option<Value>), Error> {
        match self.0 {
            Value::String(name) => Ok((name, None)),
            Value::Object(map) if map.len() == 1 => {
                map.into_iter().next().map(|(name, value)| (name, Some(value))).ok_or_else(|| expected("a variant"))
            }
            _ => Err(expected("a variant")),
        }
    }

    fn seq<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut items = self.items()?;
        let read = visitor.visit_seq(&mut items)?;
        items.end()?;
        Ok(read)
    }
}

enum Whole {
    Positive(u64),
    Negative(i64),
}

macro_rules! whole_numbers {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.whole()? {
                Whole::Positive(n) => visitor.visit_u64(n),
                Whole::Negative(n) => visitor.visit_i64(n),
            }
        })*
    };
}

macro_rules! texts {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.visit_string(self.text()?)
        })*
    };
}

impl<'de> Deserializer<'de> for Lean {
    type Error = Error;

    whole_numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }
    texts! { deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is) => visitor.visit_bool(is),
            Value::Number(ref n) if n.is_f64() => visitor.visit_f64(n.as_f64().unwrap_or_default()),
            Value::Number(_) => self.deserialize_u64(visitor),
            Value::String(text) => visitor.visit_string(text),
            Value::Array(_) => self.seq(visitor),
            Value::Object(_) => visitor.visit_map(self.fields()?),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(self.0.as_bool().ok_or_else(|| expected("true or false"))?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_f64(self.0.as_f64().ok_or_else(|| expected("a number"))?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(expected("null")) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Error> {
        match name {
            RAW => visitor.visit_map(Raw(Some(self.0.to_string()))),
            WHOLE => {
                HANDED.set(self.0);
                visitor.visit_unit()
            }
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.seq(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        let (name, value) = self.variant()?;
        visitor.visit_enum(Variant { name, value })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf }
}

struct Items {
    items: std::vec::IntoIter<Value>,
    /// How many have been read, for errors.
    taken: usize,
}

impl Items {
    #[inline(never)]
    fn end(&self) -> Result<(), Error> {
        if self.items.len() == 0 { Ok(()) } else { Err(expected("fewer items in the list")) }
    }
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let at = self.taken;
        self.taken += 1;
        self.items.next().map(|value| seed.deserialize(Lean(value)).map_err(|error| located_in_list(at, error))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Fields {
    fields: <Map<String, Value> as IntoIterator>::IntoIter,
    /// The key of the value, for errors.
    key: String,
    value: Value,
}

impl Fields {
    #[inline(never)]
    fn next_key(&mut self) -> Option<String> {
        let (key, value) = self.fields.next()?;
        self.value = value;
        self.key.clone_from(&key);
        Some(key)
    }

    #[inline(never)]
    // It takes the error, so that it is dropped here and not in the code of every type.
    fn wrong(&self, error: Error) -> Error {
        located_at(&self.key, &error)
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        Fields::next_key(self).map(|key| seed.deserialize(Key(key))).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Lean(self.value.take())).map_err(|error| self.wrong(error))
    }
}

/// Starts the message of an error that says where it is: `@cards.black: expected a number`.
const LOCATED: char = '@';

/// The error with the key of the value it is in.
#[inline(never)]
pub(crate) fn located_at(key: &str, error: &Error) -> Error {
    let (at, what) = located(error);
    let dot = if at.is_empty() { "" } else { "." };
    Error::custom(format_args!("{LOCATED}{key}{dot}{at}: {what}"))
}

/// The error with the place of the item it is in.
#[inline(never)]
// It takes the error, so that it is dropped here and not in the code of every type.
pub(crate) fn located_in_list(at: usize, error: Error) -> Error {
    located_at(&at.to_string(), &error)
}

/// The place of an error of [`from_value`], if it has one, and what is wrong.
pub fn located(error: &Error) -> (String, String) {
    let text = error.to_string();
    let split = text.strip_prefix(LOCATED).and_then(|rest| rest.split_once(": "));
    split.map_or_else(|| (String::new(), text.clone()), |(at, what)| (at.to_string(), what.to_string()))
}

/// The key of a field or the name of a variant.
struct Key(String);

macro_rules! number_keys {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.visit_u64(self.0.parse().map_err(|_| expected("a number"))?)
        })*
    };
}

impl<'de> Deserializer<'de> for Key {
    type Error = Error;

    number_keys! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_string(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        visitor.visit_enum(Variant { name: self.0, value: None })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

struct Variant {
    name: String,
    value: Option<Value>,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = Content;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Content), Error> {
        Ok((seed.deserialize(Key(self.name))?, Content(self.value)))
    }
}

/// What belongs to a variant.
struct Content(Option<Value>);

impl Content {
    #[inline(never)]
    fn value(self) -> Result<Lean, Error> {
        self.0.map(Lean).ok_or_else(|| expected("a variant with its fields"))
    }
}

impl<'de> VariantAccess<'de> for Content {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        if self.0.is_none_or(|value| value.is_null()) { Ok(()) } else { Err(expected("a variant without fields")) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.value()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.value()?.seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(self.value()?.fields()?)
    }
}

/// The text of a value, in the form that `RawValue` reads.
struct Raw(Option<String>);

impl<'de> MapAccess<'de> for Raw {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        if self.0.is_none() { Ok(None) } else { seed.deserialize(Key(RAW.into())).map(Some) }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let text: StringDeserializer<Error> = self.0.take().unwrap_or_default().into_deserializer();
        seed.deserialize(text)
    }
}

#[cfg(test)]
mod tests;
