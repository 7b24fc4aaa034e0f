//! Messages to people, as values: the key of a text and its arguments.
//!
//! The rules, the table and the server contain no sentences. They return a [`Message`]; the crate `den-words` turns it into a sentence
//! using the Fluent files in `locales/`, for every host.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserializer, Serialize};
use serde_json::Value;

use crate::{Deserialize, Seat, from_value, read};

/// A text to show: its key in the Fluent files, and its arguments.
///
/// ```
/// use den_core::{Message, Seat};
///
/// let message = Message::new("den-no-turn").with("turn", Seat(1)).with("seat", Seat(0));
/// let json = r#"{"key":"den-no-turn","args":[["turn",{"seat":1}],["seat",{"seat":0}]]}"#;
/// assert_eq!(serde_json::to_string(&message).unwrap(), json);
/// assert_eq!(serde_json::from_str::<Message>(json).unwrap(), message);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// The key of the text.
    pub key: Cow<'static, str>,
    /// The arguments of the text, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(no_recursion))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which also selects the plural form.
    Number(i64),
    /// A text that is the same in every language: notation, a name, a word that a person typed, a variant key such as `yes`.
    Text(Cow<'static, str>),
    /// The player at a seat: the name if known, otherwise the seat number.
    Seat {
        /// The seat.
        seat: Seat,
    },
    /// Another message.
    Message(Box<Message>),
    /// Several of these, joined by commas.
    List(Vec<Arg>),
}

impl<'de> Deserialize<'de> for Arg {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Arg, D::Error> {
        // The kind of the value says which argument it is.
        read::read(from, |value| match value {
            Value::String(text) => Ok(Arg::Text(text.into())),
            Value::Array(_) => from_value(value).map(Arg::List),
            Value::Object(mut fields) => match fields.remove("seat") {
                Some(seat) => from_value(seat).map(|seat| Arg::Seat { seat }),
                None => from_value(Value::Object(fields)).map(Arg::Message),
            },
            number => from_value(number).map(Arg::Number),
        })
    }
}

impl Message {
    /// A message with this key and no arguments yet.
    pub const fn new(key: &'static str) -> Message {
        Message { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// A message whose key is built at run time: `lw-scar-3`.
    pub fn keyed(key: String) -> Message {
        Message { key: Cow::Owned(key), args: Vec::new() }
    }

    /// A message with this key and capacity for this many arguments.
    #[doc(hidden)]
    pub fn with_room(key: &'static str, args: usize) -> Message {
        Message { key: Cow::Borrowed(key), args: Vec::with_capacity(args) }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.push(name, value.into());
        self
    }

    /// Adds an argument.
    #[doc(hidden)]
    #[inline(never)]
    pub fn push(&mut self, name: &'static str, value: Arg) {
        self.args.push((Cow::Borrowed(name), value));
    }

    /// The argument of this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(n, _)| n == name).map(|(_, arg)| arg)
    }
}

/// For programmers: logs and failed tests.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg}", if at == 0 { "(" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(n) => write!(f, "{n}"),
            Arg::Text(text) => write!(f, "{text:?}"),
            Arg::Seat { seat } => write!(f, "seat {seat}"),
            Arg::Message(message) => write!(f, "{message}"),
            Arg::List(items) => f.debug_list().entries(items).finish(),
        }
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => { $(impl From<$kind> for Arg { fn from(n: $kind) -> Arg { Arg::Number(n as i64) } })* };
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

/// `yes` or `no`, for messages with such variants.
impl From<bool> for Arg {
    fn from(yes: bool) -> Arg {
        Arg::from(if yes { "yes" } else { "no" })
    }
}

/// `none` for `None`, for messages with such a variant.
impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(value: Option<T>) -> Arg {
        value.map_or(Arg::from("none"), Into::into)
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

/// A message that code uses: its key and the names of its arguments. Tests compare the Fluent files with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// The key.
    pub key: &'static str,
    /// The names of the arguments.
    pub args: &'static [&'static str],
}

/// Turns messages into sentences. `den-words` implements it for four languages.
pub trait Translate {
    /// The message as a sentence.
    fn translate(&self, message: &Message) -> String;
}

/// Shows messages as [`Message`]'s `Display` does: for tests without a language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Untranslated;

impl Translate for Untranslated {
    fn translate(&self, message: &Message) -> String {
        message.to_string()
    }
}

/// Defines an enum whose values are messages, each variant with the key of its text. A variant's fields are the arguments of the text;
/// their types must be `Into<Arg>`. Also lists all keys as `TEXTS`.
///
/// ```
/// den_core::messages! {
///     /// Why a move is refused.
///     pub enum Reason {
///         /// The seat has the led suit.
///         HoldsLedSuit { suit: &'static str } = "xy-no-follow",
///         /// The game is over.
///         Over = "xy-no-over",
///     }
/// }
///
/// let message = den_core::Message::from(Reason::HoldsLedSuit { suit: "red" });
/// assert_eq!(message.to_string(), "xy-no-follow(suit=\"red\")");
/// assert_eq!(Reason::TEXTS[0].args, ["suit"]);
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$vdoc:meta])* $variant:ident $({ $($field:ident : $kind:ty),* $(,)? })? = $key:literal),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are the arguments of the text")]
        $vis enum $name {
            $($(#[$vdoc])* $variant $({ $($field: $kind),* })?),*
        }

        impl $name {
            /// All messages of this enum.
            pub const TEXTS: &'static [$crate::Text] = &[$($crate::Text { key: $key, args: &[$($(stringify!($field)),*)?] }),*];
        }

        impl ::std::convert::From<$name> for $crate::Message {
            fn from(value: $name) -> $crate::Message {
                match value {
                    $($name::$variant $({ $($field),* })? => {
                        const ARGS: &[&str] = &[$($(stringify!($field)),*)?];
                        #[allow(unused_mut, reason = "a message without arguments")]
                        let mut message = $crate::Message::with_room($key, ARGS.len());
                        $($(message.push(stringify!($field), $crate::Arg::from($field));)*)?
                        message
                    })*
                }
            }
        }

        impl ::std::convert::From<$name> for $crate::Arg {
            fn from(value: $name) -> $crate::Arg {
                $crate::Message::from(value).into()
            }
        }
    };
}
