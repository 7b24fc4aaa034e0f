//! How the figures of the box are entered and named.

use den_core::form::{FieldRule, Form, ItemRule, Kind, Word};
use den_core::{Arg, Message};
use serde_json::Value;

use crate::words::Part;

const TERRAINS: &[Word] = &[("F", "tw-forest"), ("R", "tw-rock"), ("G", "tw-grass"), ("T", "tw-tundra"), ("D", "tw-desert")];
const WOLVES: &[Word] = &[("P", "tw-wolf"), ("A", "tw-alpha")];
const TOKENS: &[Word] = &[("action", "tw-token-action"), ("terrain", "tw-token-terrain"), ("none", "tw-token-none")];
const PREY: &[Word] = &[("moose", "tw-moose"), ("deer", "tw-deer"), ("raccoon", "tw-raccoon"), ("boar", "tw-boar"), ("hare", "tw-hare")];
const PIECES: &[Word] = &[("wolf", "tw-wolf"), ("alpha", "tw-alpha"), ("den", "tw-den"), ("lair", "tw-lair")];
const MOONS: &[Word] = &[
    ("crescent", "tw-crescent"),
    ("half", "tw-half"),
    ("full", "tw-full"),
    ("crescent+half", "tw-box-crescent-half"),
    ("crescent+full", "tw-box-crescent-full"),
    ("half+full", "tw-box-half-full"),
];

const POINTS: Kind = Kind::Number(0, 99, "");
const COST: Kind = Kind::Number(1, 6, "tw-box-tiles-n");
const SPREAD: Kind = Kind::Number(1, 4, "");
const ATTRIBUTE: Kind = Kind::Number(1, 8, "");
const AT: Kind = Kind::Number(-30, 30, "");

/// A part for a number of players.
fn for_seats(key: &'static str, item: &Value) -> Message {
    let seats = match &item["seats"] {
        Value::Array(all) => all.iter().map(|n| Arg::from(n.as_i64().unwrap_or_default())).collect(),
        one => vec![Arg::from(one.as_i64().unwrap_or_default())],
    };
    Message::new(key).with("seats", Arg::List(seats))
}

/// The form.
pub(crate) const FORM: Form = Form {
    items: &[
        ItemRule {
            path: "/board/board/*",
            section: "tw-box-boards",
            title: |item, _| for_seats("tw-part-board", item),
            id: "seats",
            new: None,
            fields: &[
                FieldRule::new("seats/*", "box-seats", Kind::Fixed),
                FieldRule::new("second_den/spread", "tw-box-second-spread", Kind::Word(TOKENS)),
                FieldRule::new("second_den/speed", "tw-box-second-speed", Kind::Word(TOKENS)),
                FieldRule::new("second_den/howl", "tw-box-second-howl", Kind::Word(TOKENS)),
                FieldRule::new("fourth_den/spread", "tw-box-fourth-spread", Kind::Word(TOKENS)),
                FieldRule::new("fourth_den/speed", "tw-box-fourth-speed", Kind::Word(TOKENS)),
                FieldRule::new("fourth_den/howl", "tw-box-fourth-howl", Kind::Word(TOKENS)),
                FieldRule::new("lair_token", "tw-box-lair-token", Kind::Word(TOKENS)),
                FieldRule::new("prey_token", "tw-box-prey-token", Kind::Word(TOKENS)),
                FieldRule::new("den_points/*", "tw-box-den-points", POINTS),
                FieldRule::new("lair_points/*", "tw-box-lair-points", POINTS),
                FieldRule::new("prey_points/*", "tw-box-prey-points", POINTS),
                FieldRule::new("wolf_points/*", "tw-box-wolf-points", POINTS),
                FieldRule::new(
                    "attributes",
                    "tw-box-attributes",
                    Kind::Part(r#"{"spread": [2, 3, 3, 4, 4], "speed": [3, 4, 4, 5, 5], "howl": [2, 3, 3, 4, 4]}"#),
                )
                .optional(),
                FieldRule::new("attributes/spread/*", "tw-box-spread", SPREAD),
                FieldRule::new("attributes/speed/*", "tw-box-speed", ATTRIBUTE),
                FieldRule::new("attributes/howl/*", "tw-box-howl", ATTRIBUTE),
            ],
        },
        ItemRule {
            path: "/board/attributes",
            section: "tw-box-boards",
            title: |_, _| Part::Attributes.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("spread/*", "tw-box-spread", SPREAD).alone(),
                FieldRule::new("speed/*", "tw-box-speed", ATTRIBUTE).alone(),
                FieldRule::new("howl/*", "tw-box-howl", ATTRIBUTE).alone(),
            ],
        },
        ItemRule {
            path: "/board/wolves",
            section: "tw-box-boards",
            title: |_, _| Part::Wolves.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("order", "tw-part-wolves", Kind::Letters(WOLVES)).alone()],
        },
        ItemRule {
            path: "/board/costs",
            section: "tw-box-boards",
            title: |_, _| Part::Costs.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("move", "tw-act-move", COST).alone(),
                FieldRule::new("den", "tw-act-den", COST).alone(),
                FieldRule::new("lair", "tw-act-lair", COST).alone(),
                FieldRule::new("howl", "tw-act-howl", COST).alone(),
                FieldRule::new("dominate", "tw-act-dominate", COST).alone(),
            ],
        },
        ItemRule {
            path: "/board/terrain_tiles",
            section: "tw-box-boards",
            title: |_, _| Part::TerrainTiles.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("faces/*", "tw-box-tile", Kind::Letters(TERRAINS)).alone()],
        },
        ItemRule {
            path: "/board/moons",
            section: "tw-box-dates",
            title: |_, _| Part::Moons.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("crescent/*", "tw-box-moon-crescent", Kind::Number(0, 25, "")).alone(),
                FieldRule::new("half/*", "tw-box-moon-half", Kind::Number(0, 25, "")).alone(),
                FieldRule::new("full/*", "tw-box-moon-full", Kind::Number(0, 25, "")).alone(),
            ],
        },
        ItemRule {
            path: "/board/calendar/*",
            section: "tw-box-dates",
            title: |item, _| for_seats("tw-part-calendar", item),
            id: "seats",
            new: None,
            fields: &[
                FieldRule::new("seats", "box-seats", Kind::Fixed),
                FieldRule::new("dates/*", "tw-box-date", Kind::Number(1, 99, "")).named(&["tw-crescent", "tw-half", "tw-full"]),
            ],
        },
        ItemRule {
            path: "/board/stock/*",
            section: "tw-box-dates",
            title: |item, _| for_seats("tw-part-stock", item),
            id: "seats",
            new: None,
            fields: &[
                FieldRule::new("seats", "box-seats", Kind::Fixed),
                FieldRule::new("stack", "tw-box-stack", Kind::Number(1, 9, "")),
                FieldRule::new("prey", "tw-preys", Kind::Words(PREY)),
                FieldRule::new("moons", "tw-box-scoring", Kind::Words(MOONS)),
                FieldRule::new("second_player_actions", "tw-box-second-player", Kind::Number(0, 9, "")),
            ],
        },
        ItemRule {
            path: "/board/third_pack/*",
            section: "tw-box-dates",
            title: |item, _| {
                let word = item["moons"].as_str().unwrap_or_default();
                let name = MOONS
                    .iter()
                    .find(|(one, _)| *one == word)
                    .map_or_else(|| Arg::from(den_core::shorten(word)), |(_, key)| Message::new(key).into());
                Message::new("tw-part-third-pack").with("moons", name)
            },
            id: "",
            new: Some(r#"{"mark": "box", "moons": "crescent", "at": [1, -1], "pieces": ["wolf"]}"#),
            fields: &[
                FieldRule::new("moons", "tw-box-scoring", Kind::Word(MOONS)),
                FieldRule::new("at/*", "tw-box-at", AT),
                FieldRule::new("pieces", "tw-box-pieces", Kind::Words(PIECES)),
            ],
        },
        ItemRule {
            path: "/map/tiles",
            section: "tw-box-map",
            title: |_, _| Part::Tiles.into(),
            id: "",
            new: None,
            fields: &[FieldRule::new("terrain/*", "tw-box-region", Kind::Letters(TERRAINS)).alone()],
        },
        ItemRule {
            path: "/map/region",
            section: "tw-box-map",
            title: |_, _| Part::Region.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("patches/*/*/*", "tw-box-patch", AT),
                FieldRule::new("lone_wolves/*/*", "tw-box-lone", AT),
                FieldRule::new("prey/*", "tw-box-prey-at", AT),
            ],
        },
        ItemRule {
            path: "/map/start",
            section: "tw-box-map",
            title: |_, _| Part::Start.into(),
            id: "",
            new: None,
            fields: &[
                FieldRule::new("chasm/*/*", "tw-box-chasm", AT),
                FieldRule::new("north/*/*", "tw-box-north", AT),
                FieldRule::new("north_terrain", "tw-box-north-terrain", Kind::Letters(TERRAINS)),
                FieldRule::new("south/*/*", "tw-box-south", AT),
                FieldRule::new("south_terrain", "tw-box-south-terrain", Kind::Letters(TERRAINS)),
            ],
        },
        ItemRule {
            path: "/map/layout/*",
            section: "tw-box-map",
            title: |item, _| for_seats("tw-part-layout", item),
            id: "seats",
            new: None,
            fields: &[
                FieldRule::new("seats", "box-seats", Kind::Fixed),
                FieldRule::new("start", "tw-part-start", Kind::Flag),
                FieldRule::new("slots/*/at/*", "tw-box-slot", AT),
                FieldRule::new("slots/*/turned", "tw-box-turned", Kind::Flag),
            ],
        },
    ],
};
