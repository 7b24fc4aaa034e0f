//! How the figures of the box are entered and named.

use den_core::Message;
use den_core::form::{FieldRule, Form, ItemRule, Kind, Word};
use serde_json::Value;

use crate::words::messages::Part;

const SYMBOLS: &[Word] = &[
    ("robyn", "ww-robyn"),
    ("mebh", "ww-mebh"),
    ("wolf-form", "ww-wolf-form"),
    ("wolves", "ww-wolves"),
    ("merlyn", "ww-merlyn"),
    ("forest", "ww-forest"),
    ("town", "ww-town"),
    ("castle", "ww-castle"),
    ("parents", "ww-parents"),
    ("townsfolk", "ww-townsfolk"),
    ("army", "ww-army"),
];
const GOALS: &[(&str, &str, &str)] = &[
    ("pattern", "ww-box-pattern", r#"{"shape": ["forest forest"]}"#),
    ("arrow", "ww-box-arrow", r#"{"symbol": "forest"}"#),
    ("crossed", "ww-box-crossed", r#"{"symbol": "forest"}"#),
    ("pair", "ww-box-pair", r#"{"symbols": ["robyn", "mebh"], "arrows": false}"#),
    ("balance", "ww-box-balance", r#"{"sides": [["forest"], ["town"]]}"#),
    ("imbalance", "ww-box-imbalance", r#"{"more": ["forest"], "fewer": ["town"]}"#),
];
const CATEGORIES: &[Word] = &[
    ("plain", "ww-category-plain"),
    ("interaction", "ww-category-interaction"),
    ("display", "ww-category-display"),
    ("market", "ww-category-market"),
    ("scoring", "ww-category-scoring"),
];
const WHEN: &[Word] = &[("never", "ww-box-never"), ("setup", "ww-box-setup"), ("play", "ww-box-play"), ("end", "ww-box-end")];

const TITLE: Kind = Kind::Text(60);
/// The number of market slots of a kind.
const SLOTS: Kind = Kind::Number(1, crate::content::MAX_SLOTS as i32 - 1, "");
const SMALL: Kind = Kind::Number(0, 99, "");

fn numbered(key: &'static str, item: &Value, n: usize) -> Message {
    Message::new(key).with("n", item["number"].as_i64().unwrap_or(n as i64)).with("title", text(item, "title"))
}

fn text(item: &Value, key: &str) -> String {
    den_core::shorten(item[key].as_str().unwrap_or_default())
}

const MOMENTS: &[Word] = &[("before", "ww-box-before"), ("after", "ww-box-after"), ("any", "ww-box-any")];
const WHO: &[Word] = &[("you", "ww-box-you"), ("next", "ww-box-next")];

/// The fields of a module card with effects of these kinds.
macro_rules! module_fields {
    ($when:expr, $effects:ident, $new:literal $(, $more:expr)?) => {
        &[
            FieldRule::new("name", "box-id", Kind::Text(40)),
            FieldRule::new("title", "ww-box-title", TITLE),
            FieldRule::new("category", "ww-box-category", Kind::Word(CATEGORIES)),
            $when,
            FieldRule::new("text", "ww-box-text", Kind::Text(300)),
            FieldRule::new("effect/kind", "ww-box-effect", Kind::Variant($effects)),
            FieldRule::new("effect/who", "ww-box-who", Kind::Word(WHO)).optional(),
            FieldRule::new("effect/symbol", "ww-box-symbol", Kind::Word(SYMBOLS)),
            FieldRule::new("effect/cards", "ww-box-cards", Kind::Number(1, 4, "")).optional(),
            FieldRule::new("effect/stories", "ww-box-stories", SLOTS),
            FieldRule::new("effect/goals", "ww-box-goals", SLOTS),
            FieldRule::new("effect/turns", "ww-box-turns", Kind::Number(1, 99, "")),
            FieldRule::new("effect/free", "ww-box-free", SMALL),
            FieldRule::new("effect/cost", "ww-box-cost", SMALL),
            FieldRule::new("effect/points", "ww-box-points", SMALL),
            FieldRule::new("effect/most", "ww-box-most", SMALL),
            FieldRule::new("effects", "ww-box-effects", Kind::List($new)).optional(),
            FieldRule::new("effects/*/kind", "ww-box-effect-n", Kind::Variant($effects)),
            FieldRule::new("effects/*/who", "ww-box-who", Kind::Word(WHO)).optional(),
            FieldRule::new("effects/*/symbol", "ww-box-symbol", Kind::Word(SYMBOLS)),
            FieldRule::new("effects/*/cards", "ww-box-cards", Kind::Number(1, 4, "")).optional(),
            FieldRule::new("effects/*/stories", "ww-box-stories", SLOTS),
            FieldRule::new("effects/*/goals", "ww-box-goals", SLOTS),
            FieldRule::new("effects/*/turns", "ww-box-turns", Kind::Number(1, 99, "")),
            FieldRule::new("effects/*/free", "ww-box-free", SMALL),
            FieldRule::new("effects/*/cost", "ww-box-cost", SMALL),
            FieldRule::new("effects/*/points", "ww-box-points", SMALL),
            FieldRule::new("effects/*/most", "ww-box-most", SMALL),
            FieldRule::new("seats", "ww-box-seats", Kind::Number(1, 4, "")).optional(),
            $($more)?
        ]
    };
}

const SPECIALS: &[(&str, &str, &str)] = &[
    ("no-change", "ww-effect-no-change", "{}"),
    ("diagonal", "ww-effect-diagonal", "{}"),
    ("goals-apart", "ww-effect-goals-apart", "{}"),
    ("prologue", "ww-effect-prologue", r#"{"cards": 4}"#),
    ("market", "ww-effect-market", r#"{"stories": 4, "goals": 2}"#),
    ("restless", "ww-effect-restless", r#"{"turns": 3}"#),
    ("head-start", "ww-effect-head-start", "{}"),
    ("still-warm", "ww-effect-still-warm", "{}"),
    ("legend", "ww-effect-legend", "{}"),
    ("goal-cost", "ww-effect-goal-cost", r#"{"free": 6, "cost": 3}"#),
    ("heart", "ww-effect-heart", r#"{"points": 2}"#),
    ("corners", "ww-effect-corners", r#"{"symbol": "forest", "points": 2}"#),
    ("most", "ww-effect-most", r#"{"symbol": "wolves", "points": 6}"#),
    ("unbroken", "ww-effect-unbroken", r#"{"points": 2}"#),
];
const OPPORTUNITIES: &[(&str, &str, &str)] = &[
    ("diagonal", "ww-effect-diagonal", "{}"),
    ("bottom", "ww-effect-bottom", "{}"),
    ("dig", "ww-effect-dig", "{}"),
    ("top", "ww-effect-top", "{}"),
    ("leap", "ww-effect-leap", "{}"),
    ("other-side", "ww-effect-other-side", "{}"),
    ("flush", "ww-effect-flush", r#"{"cards": 2}"#),
    ("clear", "ww-effect-clear", r#"{"cards": 1}"#),
    ("flip", "ww-effect-flip", r#"{"cards": 1}"#),
    ("second-chance", "ww-effect-second-chance", r#"{"who": "you", "cards": 1}"#),
    ("last-chance", "ww-effect-last-chance", "{}"),
    ("trade", "ww-effect-trade", "{}"),
    ("wander", "ww-effect-wander", r#"{"cards": 1}"#),
    ("turn-over", "ww-effect-turn-over", r#"{"cards": 1}"#),
    ("extra", "ww-effect-extra", "{}"),
    ("hands-off", "ww-effect-hands-off", "{}"),
    ("look", "ww-effect-look", r#"{"cards": 2}"#),
    ("whirl", "ww-effect-whirl", "{}"),
    ("barter", "ww-effect-barter", "{}"),
    ("gap", "ww-effect-gap", "{}"),
    ("patience", "ww-effect-patience", "{}"),
    ("favourite", "ww-effect-favourite", r#"{"points": 3}"#),
    ("add-symbol", "ww-effect-add-symbol", r#"{"symbol": "forest"}"#),
    ("count", "ww-effect-count", r#"{"symbol": "forest", "points": 1, "most": 4}"#),
    ("points", "ww-effect-points", r#"{"points": 2}"#),
];

/// The form.
pub(crate) const FORM: Form = Form {
    items: &[
        ItemRule {
            path: "/stories/story/*",
            section: "ww-box-stories",
            title: |item, n| numbered("ww-box-story", item, n),
            id: "number",
            new: Some(r#"{"number": 1, "title": "?", "symbols": ["forest"]}"#),
            fields: &[
                FieldRule::new("number", "box-id", Kind::Fixed),
                FieldRule::new("title", "ww-box-title", TITLE),
                FieldRule::new("symbols", "ww-box-symbols", Kind::Words(SYMBOLS)),
                FieldRule::new("back", "ww-box-back", Kind::Number(1, 64, "")).optional(),
            ],
        },
        ItemRule {
            path: "/goals/goal/*",
            section: "ww-box-goals",
            title: |item, n| numbered("ww-box-goal", item, n),
            id: "number",
            new: Some(r#"{"number": 1, "title": "?", "kind": "arrow", "symbol": "forest", "points": 1}"#),
            fields: &[
                FieldRule::new("number", "box-id", Kind::Fixed),
                FieldRule::new("title", "ww-box-title", TITLE),
                FieldRule::new("kind", "ww-box-kind", Kind::Variant(GOALS)),
                FieldRule::new("points", "ww-box-points", Kind::Number(1, 20, "")),
                FieldRule::new("shape", "ww-box-shape", Kind::Shape(SYMBOLS)),
                FieldRule::new("symbol", "ww-box-symbol", Kind::Word(SYMBOLS)),
                FieldRule::new("symbols", "ww-box-symbols", Kind::Words(SYMBOLS)),
                FieldRule::new("arrows", "ww-box-arrows", Kind::Flag).optional(),
                FieldRule::new("sides", "ww-box-sides", Kind::List(r#"["merlyn"]"#)),
                FieldRule::new("sides/*", "ww-box-side", Kind::Words(SYMBOLS)),
                FieldRule::new("more", "ww-box-more", Kind::Words(SYMBOLS)),
                FieldRule::new("fewer", "ww-box-fewer", Kind::Words(SYMBOLS)),
            ],
        },
        ItemRule {
            path: "/modules/special/*",
            section: "ww-box-specials",
            title: |item, _| Message::new("ww-box-special").with("title", text(item, "title")),
            id: "name",
            new: Some(
                r#"{"name": "new-special", "title": "?", "category": "plain", "when": "never", "text": "?", "effect": {"kind": "no-change"}}"#,
            ),
            fields: module_fields!(FieldRule::new("when", "ww-box-when", Kind::Word(WHEN)), SPECIALS, r#"{"kind": "diagonal"}"#),
        },
        ItemRule {
            path: "/modules/opportunity/*",
            section: "ww-box-opportunities",
            title: |item, _| Message::new("ww-box-opportunity").with("title", text(item, "title")),
            id: "name",
            new: Some(
                r#"{"name": "new-opportunity", "title": "?", "category": "plain", "text": "?", "effect": {"kind": "points", "points": 1}}"#,
            ),
            fields: module_fields!(
                FieldRule::new("when", "ww-box-when", Kind::Word(MOMENTS)).optional(),
                OPPORTUNITIES,
                r#"{"kind": "points", "points": 1}"#,
                FieldRule::new("copies", "ww-box-copies", Kind::Number(1, 9, "")).optional()
            ),
        },
        ItemRule {
            path: "/stories/totals",
            section: "ww-box-other",
            title: |_, _| Message::new("ww-box-totals"),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("robyn", "ww-robyn", SMALL),
                FieldRule::new("mebh", "ww-mebh", SMALL),
                FieldRule::new("wolf-form", "ww-wolf-form", SMALL),
                FieldRule::new("wolves", "ww-wolves", SMALL),
                FieldRule::new("merlyn", "ww-merlyn", SMALL),
                FieldRule::new("forest", "ww-forest", SMALL),
                FieldRule::new("town", "ww-town", SMALL),
                FieldRule::new("castle", "ww-castle", SMALL),
                FieldRule::new("parents", "ww-parents", SMALL),
                FieldRule::new("townsfolk", "ww-townsfolk", SMALL),
                FieldRule::new("army", "ww-army", SMALL),
            ],
        },
        ItemRule {
            path: "/box/table",
            section: "ww-box-other",
            title: |_, _| Part::Market.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("stories", "ww-box-stories", SLOTS).alone(),
                FieldRule::new("goals", "ww-box-goals", SLOTS).alone(),
                FieldRule::new("swaps", "ww-box-swaps", Kind::Number(0, 20, "")).alone(),
            ],
        },
        ItemRule {
            path: "/box/solo/ranks/*",
            section: "ww-box-other",
            title: |_, n| Message::new("ww-box-rank").with("n", n),
            id: "",
            new: Some(r#"{"from": 0, "title": "?"}"#),
            fields: &[FieldRule::new("from", "ww-box-from", Kind::Number(0, 999, "")), FieldRule::new("title", "ww-box-title", TITLE)],
        },
    ],
};
