//! Our derive reads what serde's reads, and refuses what serde's refuses.

use std::collections::BTreeMap;
use std::fmt::Debug;

use den_core::from_value;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Declares the same types twice: with serde's derive and with ours.
macro_rules! twice {
    ($($item:item)*) => {
        mod theirs {
            use super::*;
            use serde::Deserialize;
            $(#[derive(Deserialize, Serialize, PartialEq, Debug)] $item)*
        }
        mod ours {
            use super::*;
            use den_derive::Deserialize;
            $(#[derive(Deserialize, Serialize, PartialEq, Debug)] $item)*
        }
    };
}

fn three() -> u8 {
    3
}

/// Reads a number that is written as a text.
fn number<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    <String as serde::Deserialize>::deserialize(from)?.parse().map_err(serde::de::Error::custom)
}

mod as_text {
    pub(super) fn serialize<S: serde::Serializer>(n: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&n.to_string())
    }
    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        super::number(from)
    }
}

twice! {
    #[serde(rename_all = "kebab-case")]
    pub(super) enum Kind { Plain, TwoWords, One(u8), Two(i32, String), Fields { at_all: u16, maybe: Option<bool> } }

    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    pub(super) enum Tagged { Nothing, SomeFields { n: u8, #[serde(default)] more: Vec<u8> } }

    #[serde(rename_all = "lowercase")]
    #[derive(PartialOrd, Ord, Eq)]
    pub(super) enum Word { Black, White }

    #[derive(PartialOrd, Ord, Eq)]
    pub(super) struct Id(u8);

    pub(super) struct Pair(u8, String);

    #[serde(transparent)]
    pub(super) struct Inside { list: Vec<Id> }

    #[serde(try_from = "u8")]
    pub(super) struct Even(pub(super) u8);

    #[serde(from = "String")]
    pub(super) struct Length(pub(super) usize);

    #[serde(default)]
    pub(super) struct Likes { pub(super) speed: u8, pub(super) sound: bool }

    pub(super) struct Inner { x: i8, y: Option<i8> }

    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    pub(super) struct All {
        kinds: Vec<Kind>,
        tagged: Tagged,
        words: BTreeMap<Word, u8>,
        ids: BTreeMap<Id, char>,
        two_words: (u8, f64),
        pair: Pair,
        inside: Inside,
        even: Even,
        length: Length,
        likes: Likes,
        #[serde(rename = "other-name")]
        named: u32,
        #[serde(alias = "old")]
        new: u8,
        #[serde(default = "three")]
        three: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        maybe: Option<String>,
        nothing: Option<u8>,
        #[serde(deserialize_with = "number")]
        with: u8,
        #[serde(default, deserialize_with = "number")]
        with_default: u8,
        #[serde(with = "as_text")]
        text: u8,
        #[serde(skip)]
        skipped: u8,
        any: Value,
    }

    pub(super) struct Outer { n: u8, #[serde(flatten)] inner: Inner, #[serde(flatten)] tag: Tagged2 }

    #[serde(tag = "kind")]
    pub(super) enum Tagged2 { A { z: u8 }, B }
}

macro_rules! conversions {
    ($($module:ident)*) => {
        $(
            impl TryFrom<u8> for $module::Even {
                type Error = String;
                fn try_from(n: u8) -> Result<Self, String> {
                    if n % 2 == 0 { Ok(Self(n)) } else { Err(format!("{n} is odd")) }
                }
            }
            impl From<String> for $module::Length {
                fn from(text: String) -> Self {
                    Self(text.len())
                }
            }
            impl Default for $module::Likes {
                fn default() -> Self {
                    Self { speed: 7, sound: true }
                }
            }
        )*
    };
}
conversions! { theirs ours }

fn all() -> Value {
    json!({
        "kinds": ["plain", "two-words", {"one": 7}, {"two": [-3, "x"]}, {"fields": {"at_all": 9}}, {"fields": {"at_all": 65535, "maybe": true}}],
        "tagged": {"kind": "some_fields", "n": 3, "more": [1, 2]}, "words": {"black": 1, "white": 2}, "ids": {"3": "c", "4": "d"},
        "two-words": [255, 0.5], "pair": [1, "p"], "inside": [1, 2, 3], "even": 4, "length": "four", "likes": {"speed": 1},
        "other-name": 70000, "new": 1, "three": 4, "maybe": "m", "nothing": null, "with": "12", "with-default": "13", "text": "14",
        "any": {"deep": [1, -2, 0.5, "x", null, true, {}]},
    })
}

/// Both read the value alike, whether it comes as text or as a value: the same result, or both refuse.
fn same<T: DeserializeOwned + Serialize + Debug, O: DeserializeOwned + Serialize + Debug>(value: &Value) -> bool {
    let theirs = serde_json::from_value::<T>(value.clone()).map(|read| serde_json::to_value(read).unwrap());
    let from_text = serde_json::from_str::<O>(&value.to_string()).map(|read| serde_json::to_value(read).unwrap());
    let ours = from_value::<O>(value.clone()).map(|read| serde_json::to_value(read).unwrap());
    assert_eq!(from_text.as_ref().ok(), ours.as_ref().ok(), "{value}");
    assert_eq!(theirs.as_ref().ok(), ours.as_ref().ok(), "{value}: {:?} {:?}", theirs.as_ref().err(), ours.as_ref().err());
    ours.is_ok()
}

#[test]
fn it_reads_what_serde_reads() {
    assert!(same::<theirs::All, ours::All>(&all()));
    let mut old = all();
    let fields = old.as_object_mut().unwrap();
    let new = fields.remove("new").unwrap();
    fields.insert("old".into(), new);
    for key in ["three", "maybe", "nothing", "with-default"] {
        fields.remove(key);
    }
    assert!(same::<theirs::All, ours::All>(&old));
    for outer in [json!({"n": 1, "x": 2, "kind": "A", "z": 9}), json!({"n": 1, "x": 2, "y": 3, "kind": "B"})] {
        assert!(same::<theirs::Outer, ours::Outer>(&outer));
    }
    assert!(same::<theirs::Tagged, ours::Tagged>(&json!({"kind": "nothing"})));
}

/// Every value of the wrong kind in every place, and every missing field, is refused as serde refuses it.
#[test]
fn it_refuses_what_serde_refuses() {
    let wrong = [
        json!(null),
        json!(true),
        json!(300),
        json!(-300),
        json!(0.5),
        json!(5),
        json!("?"),
        json!([]),
        json!([1, 2, 3, 4]),
        json!({}),
        json!({"x": 1}),
        json!({"kind": "nothing", "n": 1}),
        json!({"kind": "some_fields"}),
        json!({"kind": "other"}),
        json!({"n": 1}),
        json!({"one": 1, "two": 2}),
    ];
    let mut refused = 0;
    let keys: Vec<String> = all().as_object().unwrap().keys().cloned().collect();
    for key in &keys {
        let mut missing = all();
        missing.as_object_mut().unwrap().remove(key);
        refused += u32::from(!same::<theirs::All, ours::All>(&missing));
        // Structs are objects here, never lists; serde takes an empty list for one whose fields all have defaults.
        for value in wrong.iter().filter(|value| key != "likes" || !value.is_array()) {
            let mut changed = all();
            changed[key] = value.clone();
            refused += u32::from(!same::<theirs::All, ours::All>(&changed));
        }
    }
    for value in &wrong {
        same::<theirs::Kind, ours::Kind>(value);
        same::<theirs::Tagged, ours::Tagged>(value);
        same::<theirs::Outer, ours::Outer>(value);
    }
    assert!(refused > 200, "{refused}");
}

/// Hand-written code reads derived types from plain values.
#[test]
fn it_reads_from_any_deserializer() {
    use serde::Deserialize;
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, MapDeserializer, SeqDeserializer, StrDeserializer};

    let word: StrDeserializer<'_, Error> = "white".into_deserializer();
    assert_eq!(ours::Word::deserialize(word).unwrap(), ours::Word::White);
    let pair = SeqDeserializer::<_, Error>::new([1_u8, 2].into_iter());
    assert!(ours::Pair::deserialize(pair).is_err(), "the second is no text");
    let inner = MapDeserializer::<_, Error>::new([("x", -3_i8)].into_iter());
    assert_eq!(serde_json::to_value(ours::Inner::deserialize(inner).unwrap()).unwrap(), json!({"x": -3, "y": null}));
}

#[test]
fn an_error_says_where_and_what_is_allowed() {
    let why = |change: fn(&mut Value)| {
        let mut value = all();
        change(&mut value);
        den_core::located(&from_value::<ours::All>(value).unwrap_err())
    };
    let (at, what) = why(|value| value["kinds"] = json!(["plain", {"fields": {"at_all": "x"}}]));
    assert_eq!((at.as_str(), what.as_str()), ("kinds.1.at_all", "expected a number"));
    let (at, what) = why(|value| value["words"] = json!({"green": 1}));
    assert_eq!((at.as_str(), what.as_str()), ("words", "unknown variant `green`, expected `black` or `white`"));
    let (at, what) = why(|value| value["more"] = json!(1));
    assert!(at.is_empty() && what.starts_with("unknown field `more`, expected one of `kinds`, "), "{at}: {what}");
    let (at, what) = why(|value| value["tagged"] = json!({"kind": "some_fields"}));
    assert_eq!((at.as_str(), what.as_str()), ("tagged", "missing field `n`"));
}
