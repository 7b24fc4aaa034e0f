//! How the figures of the box are entered and named.

use den_core::form::{FieldRule, Form, ItemRule, Kind, Word};

use crate::content::Part;

const LANDS: &[Word] =
    &[("swamp", "lw-swamp"), ("desert", "lw-desert"), ("caves", "lw-caves"), ("tundra", "lw-tundra"), ("volcano", "lw-volcano")];
const NAMES: &[&str] = &["lw-swamp", "lw-desert", "lw-caves", "lw-tundra", "lw-volcano"];

const HONOR: Kind = Kind::Number(0, 99, "");
const EFFECT: Kind = Kind::Number(0, 20, "");
const PLACES: Kind = Kind::Number(0, 6, "");
const SLOTS: Kind = Kind::Number(0, 7, "");

const PLACE_FIELDS: &[FieldRule] =
    &[FieldRule::new("light/*", "lw-box-light", PLACES).named(NAMES), FieldRule::new("dark/*", "lw-box-dark", PLACES).named(NAMES)];
const BORDER: Kind = Kind::List(r#"{"between": ["swamp", "caves"], "slots": 1}"#);
const SLOT_FIELDS: &[FieldRule] = &[
    FieldRule::new("own/*", "lw-box-slots", SLOTS).named(NAMES),
    FieldRule::new("border/*", "lw-box-border", SLOTS),
    FieldRule::new("borders", "lw-box-borders", BORDER).optional(),
    FieldRule::new("borders/*/between/*", "lw-box-between", Kind::Word(LANDS)),
    FieldRule::new("borders/*/slots", "lw-box-between-slots", SLOTS),
    FieldRule::new("second", "lw-box-second", Kind::Part(r#"{"own": [3, 3, 3, 3, 3], "border": [0, 0, 0, 0]}"#)).optional(),
    FieldRule::new("second/own/*", "lw-box-second-slots", SLOTS).named(NAMES),
    FieldRule::new("second/border/*", "lw-box-second-border", SLOTS),
    FieldRule::new("second/borders", "lw-box-second-borders", BORDER).optional(),
    FieldRule::new("second/borders/*/between/*", "lw-box-between", Kind::Word(LANDS)),
    FieldRule::new("second/borders/*/slots", "lw-box-between-slots", SLOTS),
];

/// The form.
pub(crate) const FORM: Form = Form {
    items: &[
        ItemRule {
            path: "/box/honor",
            section: "lw-box-tokens",
            title: |_, _| Part::Honor.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("tokens/*/*", "lw-box-token", HONOR).alone()],
        },
        ItemRule {
            path: "/box/moons",
            section: "lw-box-tokens",
            title: |_, _| Part::Moons.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("moon", "lw-box-moon", HONOR).alone(),
                FieldRule::new("blood_moon", "lw-box-blood-moon", HONOR).alone(),
            ],
        },
        ItemRule {
            path: "/box/scars",
            section: "lw-box-scars",
            title: |_, _| Part::Scars.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("copies", "lw-box-copies", Kind::Number(1, 7, "")).alone(),
                FieldRule::new("strength_per_wolf", "lw-scar-1", EFFECT).alone(),
                FieldRule::new("strength", "lw-scar-2", EFFECT).alone(),
                FieldRule::new("lone_wolves_added", "lw-scar-3", EFFECT).alone(),
                FieldRule::new("honor_per_wolf", "lw-scar-5", EFFECT).alone(),
                FieldRule::new("honor_per_lone_wolf", "lw-scar-6", EFFECT).alone(),
                FieldRule::new("honor_per_face_up", "lw-scar-7", EFFECT).alone(),
                FieldRule::new("honor_per_young", "lw-scar-8", EFFECT).alone(),
                FieldRule::new("young", "lw-box-young", Kind::Numbers(2, 7)).alone(),
                FieldRule::new("honor_for_token", "lw-scar-9", EFFECT).alone(),
            ],
        },
        ItemRule {
            path: "/box/cards",
            section: "lw-box-cards",
            title: |_, _| Part::Cards.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("values", "lw-box-values", Kind::Fixed).alone(),
                FieldRule::new("hand", "lw-box-hand", Kind::Number(1, 13, "box-cards")).alone(),
                FieldRule::new("full", "lw-box-full", Kind::Number(1, 26, "box-cards")).alone(),
            ],
        },
        ItemRule {
            path: "/box/order",
            section: "lw-box-boards",
            title: |_, _| Part::Order.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("territories/*", "lw-box-order", Kind::Word(LANDS)).alone()],
        },
        ItemRule {
            path: "/box/basic_places",
            section: "lw-box-boards",
            title: |_, _| Part::BasicPlaces.into(),
            id: "",
            new: None,
            fields: PLACE_FIELDS,
        },
        ItemRule {
            path: "/box/basic_slots",
            section: "lw-box-boards",
            title: |_, _| Part::BasicSlots.into(),
            id: "",
            new: None,
            fields: SLOT_FIELDS,
        },
        ItemRule {
            path: "/box/advanced_places",
            section: "lw-box-boards",
            title: |_, _| Part::AdvancedPlaces.into(),
            id: "",
            new: None,
            fields: PLACE_FIELDS,
        },
        ItemRule {
            path: "/box/advanced_slots",
            section: "lw-box-boards",
            title: |_, _| Part::AdvancedSlots.into(),
            id: "",
            new: None,
            fields: SLOT_FIELDS,
        },
    ],
};
