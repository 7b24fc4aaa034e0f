use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;

use super::*;

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Plain,
    One(u8),
    Two(i32, String),
    Fields { at: u16, maybe: Option<bool> },
}

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Id(u8);

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct All {
    kinds: Vec<Kind>,
    pair: (u8, f64),
    fixed: [i64; 3],
    ids: BTreeMap<Id, char>,
    names: BTreeMap<String, Option<String>>,
    unit: (),
    #[serde(default)]
    missing: u32,
    any: Value,
}

#[derive(Deserialize, Serialize)]
struct Held {
    raw: Box<RawValue>,
}

fn all() -> Value {
    json!({
        "kinds": ["plain", {"one": 7}, {"two": [-3, "x"]}, {"fields": {"at": 9}}, {"fields": {"at": 65535, "maybe": true}}, {"plain": null}],
        "pair": [255, 0.5], "fixed": [-1, 0, 1], "ids": {"3": "c", "4": "d"}, "names": {"a": null, "b": "B"}, "unit": null,
        "any": {"deep": [1, -2, 0.5, "x", null, true, {}]},
    })
}

#[test]
fn it_reads_what_serde_json_reads() {
    assert_eq!(from_value::<All>(all()).unwrap(), serde_json::from_value::<All>(all()).unwrap());
    let text = r#"{"raw":{"b":[1,2],"c":"\""}}"#;
    let held: Held = from_value(serde_json::from_str(text).unwrap()).unwrap();
    assert_eq!(serde_json::to_string(&held).unwrap(), text);
}

/// Every value of the wrong kind in every place is refused, as `serde_json` refuses it.
#[test]
fn it_refuses_what_serde_json_refuses() {
    let wrong = [
        json!(null),
        json!(true),
        json!(300),
        json!(-300),
        json!(0.5),
        json!("?"),
        json!([]),
        json!([1, 2, 3, 4]),
        json!({}),
        json!({"x": 1}),
    ];
    let mut refused = 0;
    for key in all().as_object().unwrap().keys() {
        for value in &wrong {
            let mut changed = all();
            changed[key] = value.clone();
            let (ours, theirs) = (from_value::<All>(changed.clone()), serde_json::from_value::<All>(changed));
            assert_eq!(ours.is_ok(), theirs.is_ok(), "{key}: {value}");
            refused += u32::from(ours.is_err());
        }
    }
    for value in wrong {
        let (ours, theirs) = (from_value::<Kind>(value.clone()), serde_json::from_value::<Kind>(value.clone()));
        assert_eq!(ours.is_ok(), theirs.is_ok(), "{value}");
    }
    assert!(refused > 50, "{refused}");
    let mut unknown = all();
    unknown["more"] = json!(1);
    assert!(from_value::<All>(unknown).unwrap_err().to_string().contains("unknown field `more`"));
    let mut deep = all();
    deep["kinds"] = json!([{"fields": {"at": "x"}}]);
    let (at, what) = located(&from_value::<All>(deep).unwrap_err());
    assert_eq!((at.as_str(), what.as_str()), ("kinds.0.at", "expected a number"));
}
