//! How the figures of the box are entered and named.

use den_core::Message;
use den_core::form::{FieldRule, Form, ItemRule, Kind, Word};
use serde_json::Value;

use crate::content::Part;
use crate::pieces::{Animal, Cards};

const COLOURS: &[Word] = &[("black", "wh-coat-wolf"), ("white", "wh-coat-hound"), ("pink", "wh-coat-sheep")];
const MOVES: &[Word] = &[
    ("plain", "wh-box-plain"),
    ("+1", "wh-box-plus"),
    ("-1", "wh-box-minus"),
    ("1/2", "wh-box-half"),
    ("-1/2", "wh-box-back-half"),
    ("x3", "wh-box-triple"),
    ("reverse", "wh-box-reverse"),
    ("none", "wh-box-none"),
];
const TARGETS: &[Word] = &[("self", "wh-box-self"), ("left", "wh-box-left"), ("opposite", "wh-box-opposite"), ("right", "wh-box-right")];

const CARDS: Kind = Kind::Number(0, Cards::MAX_OF_A_KIND as i32, "box-cards");
const SHEEP: Kind = Kind::Number(1, crate::content::MAX_SHEEP as i32, "box-sheep");

fn animal(item: &Value, _: usize) -> Message {
    let id = item["id"].as_str().unwrap_or_default();
    Animal::find(id).map_or_else(|| Message::new("box-unknown").with("id", den_core::shorten(id)), Message::from)
}

/// The form.
pub(crate) const FORM: Form = Form {
    items: &[
        ItemRule {
            path: "/numbers/cards",
            section: "wh-box-numbers",
            title: |_, _| Part::NumberCards.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("black/*", "wh-box-black", CARDS).alone(), FieldRule::new("white/*", "wh-box-white", CARDS).alone()],
        },
        ItemRule {
            path: "/numbers/meat-and-bones",
            section: "wh-box-numbers",
            title: |_, _| Part::MeatAndBones.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("meat/*", "wh-box-meat", CARDS).alone(), FieldRule::new("bone/*", "wh-box-bone", CARDS).alone()],
        },
        ItemRule {
            path: "/numbers/sheep",
            section: "wh-box-numbers",
            title: |_, _| Part::Sheep.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("four-players/*", "wh-box-sheep-4", SHEEP).alone(),
                FieldRule::new("three-players/*", "wh-box-sheep-3", SHEEP).alone(),
                FieldRule::new("two-players/*", "wh-box-sheep-2", SHEEP).alone(),
                FieldRule::new("more-with-two-wolves", "wh-box-sheep-more", Kind::Number(0, crate::content::MAX_SHEEP as i32, "box-sheep"))
                    .alone(),
            ],
        },
        ItemRule {
            path: "/animals/card/*",
            section: "wh-box-animals",
            title: animal,
            id: "id",
            new: None,
            fields: &[
                FieldRule::new("id", "box-id", Kind::Fixed),
                FieldRule::new("front/colour", "wh-box-colour", Kind::Word(COLOURS)),
                FieldRule::new("front/move", "wh-box-move", Kind::Word(MOVES)),
                FieldRule::new("front/target", "wh-box-target", Kind::OneOrMore(TARGETS)),
                FieldRule::new("back/colour", "wh-box-back-colour", Kind::Word(COLOURS)),
                FieldRule::new("back/move", "wh-box-back-move", Kind::Word(MOVES)),
                FieldRule::new("back/target", "wh-box-back-target", Kind::OneOrMore(TARGETS)),
                FieldRule::new("text", "wh-box-text", Kind::Text(crate::content::MAX_TEXT)).optional(),
            ],
        },
    ],
};
