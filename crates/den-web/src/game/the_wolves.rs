//! The Wolves: a map of hexes, and the board of a pack.

mod acts;
mod box_art;
mod box_tiles;
mod map_actions;
mod pickers;
mod player;

use std::fmt::Write as _;

use den_core::{Key, Seat, Value};
use leptos::prelude::AnyView;
use player::Board;
use the_wolves::{Cell, DIRECTIONS, Event, Ground, Hex, Kind, Moon, PackId, Prey, Terrain, TheWolves, TileId, Track, View};

use super::svg::{art, art_in, at, escape, fitted, on_circle, picture, polygon, words};
use super::{About, Act, MapAction, Pick, Scene, Sort, Ui, Unavailable};
use crate::learn::{Course, like, play, read, sheet};
use crate::t;
use crate::words::say;

fn terrain_name(terrain: Terrain) -> String {
    say(&terrain.name(), &[])
}

fn kind_name(kind: Kind) -> String {
    say(&kind.name(), &[])
}

fn track_name(track: Track) -> String {
    say(&track.name(), &[])
}

/// The option that says which pack each seat leads.
const PACKS: &str = "packs";

impl Ui for TheWolves {
    const BACKDROP: &'static str = "#24404f";
    const USUAL_SEATS: u8 = 3;
    const STYLES: &'static [(&'static str, &'static str)] = &[("scout", "aggressive"), ("tracker", "builder"), ("hunter", "cautious")];
    const COURSE: Course = COURSE;
    const ZOOMS: bool = true;

    fn picture(view: &View, scene: &Scene) -> String {
        let beside = if is_beside(scene) { " beside" } else { "" };
        let board = Board { view, scene, seat: shown_seat(view, scene) }.whole();
        format!(
            "<div class=\"map-and-board{beside}\"><div class=\"map-scroll zoomable\">{}</div>{board}</div>",
            Chart { view, scene }.whole()
        )
    }

    fn acts(event: &Event, before: &View, after: &View, scene: &Scene) -> Vec<Act> {
        acts::acts(event, before, after, scene)
    }

    fn forecast(before: &View, after: &View, scene: &Scene) -> Vec<Act> {
        acts::forecast(before, after, scene)
    }

    fn map_actions(view: &View, token: &str) -> Vec<MapAction> {
        map_actions::map_actions(view, token)
    }

    fn unavailable(view: &View) -> Vec<Unavailable> {
        map_actions::unavailable(view)
    }

    fn ask_before(view: &View, m: the_wolves::Move) -> Option<String> {
        map_actions::ask_before(view, m)
    }

    fn about(event: &Event) -> About {
        match *event {
            Event::Dealt { .. } => About::of(Sort::Deal),
            Event::Laid { seat, .. } | Event::Placed { seat, .. } | Event::Dug { seat, .. } | Event::Built { seat, .. } => {
                About::by(seat, Sort::Build)
            }
            Event::ExtraAction { seat } | Event::Paid { seat, .. } => About::by(seat, Sort::Flip).detail(),
            Event::Moved { seat, .. } => About::by(seat, Sort::Go),
            Event::Displaced { .. } => About::of(Sort::Go),
            Event::Howled { seat, .. } | Event::Hunted { seat, .. } => About::by(seat, Sort::Score),
            Event::Dominated { seat, .. } => About::by(seat, Sort::Take),
            Event::Calendar { .. } => About::of(Sort::Other).detail(),
            Event::TurnEnded { seat } => About::by(seat, Sort::Other).detail(),
            Event::Scored { .. } => About::of(Sort::Score),
            Event::Stalled | Event::Over => About::of(Sort::End),
        }
    }

    fn colour(view: &View, seat: usize) -> usize {
        colour(view, Seat(seat as u8).into())
    }

    fn areas(view: &View) -> Vec<Seat> {
        Seat::all(view.setup.figures.seats).collect()
    }

    fn picker(_: &str, key: &'static Key, _: &str, now: &Value, set: Pick) -> Option<AnyView> {
        (key.name == PACKS).then(|| pickers::packs(now, set))
    }

    /// A player's pack is an important choice.
    fn in_front(key: &Key) -> bool {
        key.name == PACKS
    }
}

fn prey_name(prey: Prey) -> String {
    say(&prey.name(), &[])
}

fn tile_name(view: &View, pack: PackId, tile: TileId) -> String {
    say(&view.tile_name(pack, tile), &[])
}

/// The shape of a pack, in addition to its colour.
pub(crate) fn pack_shape(pack: usize) -> &'static str {
    match pack {
        0 => "<circle r=\"11\"/>",
        1 => "<rect x=\"-10\" y=\"-10\" width=\"20\" height=\"20\" rx=\"2\"/>",
        2 => "<path d=\"M0 -14 L14 10 H-14 Z\"/>",
        3 => "<path d=\"M0 -13 L13 0 L0 13 L-13 0 Z\"/>",
        _ => "<path d=\"M-6 -11 H6 L12 0 L6 11 H-6 L-12 0 Z\"/>",
    }
}

/// The index of a pack's colour and shape, which belong to its habitat.
fn colour(view: &View, pack: PackId) -> usize {
    view.habitat(pack).index()
}

/// A piece of a pack, whose colour and shape are those of its habitat. Wolves are wooden tokens.
fn piece(kind: Kind, pack: usize) -> String {
    let token = |scale: f64, head: &str| {
        let shape = pack_shape(pack);
        format!(
            "<g class=\"pack-{pack} piece\"><g class=\"depth\" transform=\"translate(0 2) scale({scale})\">{shape}</g><g transform=\"scale({scale})\">{shape}</g><g class=\"paw\">{head}</g></g>"
        )
    };
    match kind {
        // The triangle has less room above.
        Kind::Wolf => token(0.9, &if pack == 2 { art("paw", 0.0, 2.8, 0.36) } else { art("paw", 0.0, 0.5, 0.46) }),
        Kind::Alpha => format!("<g class=\"alpha\">{}</g>", token(1.15, &art("wolf", 0.0, -1.0, 0.27))),
        Kind::Den => {
            format!("<g class=\"pack-{pack} piece\"><path d=\"M-9 7 Q-9 -7 0 -7 Q9 -7 9 7 Z\"/>{}</g>", art("tw-den", 0.0, 0.0, 0.9))
        }
        Kind::Lair => format!(
            "<g class=\"pack-{pack} piece\"><path d=\"M-13 9 Q-14 -8 -5 -8 Q-2 -14 4 -10 Q14 -9 13 9 Z\"/>{}</g>",
            art("tw-lair", 0.0, 0.0, 0.95)
        ),
    }
}

/// A hex of a terrain; every other one is mirrored, so that neighbours differ.
fn hexagon(ground: &str, mirrored: bool) -> String {
    let picture =
        if ground == "undealt" { String::new() } else { art_in(&format!("tw-{ground}"), (if mirrored { -1.0 } else { 1.0 }, 1.0)) };
    polygon(&corners(0.97), &format!("hex {ground}")) + &picture
}

/// The seat whose board is shown beside the map.
fn shown_seat(view: &View, scene: &Scene) -> Seat {
    scene.focus.filter(|s| s.index() < usize::from(view.setup.figures.seats)).unwrap_or(view.seat)
}

/// Whether the player board is beside the map instead of below it. In a wide frame the map gets the full height.
fn is_beside(scene: &Scene) -> bool {
    !scene.narrow && scene.frame.0 > scene.frame.1 * 1.25
}

/// The width of the player board beside the map, in pixels: the same as in the style sheet.
fn board_width(scene: &Scene) -> f64 {
    (scene.frame.0 * 0.3).clamp(300.0, 460.0)
}

/// The minimum font size on the map, in its units.
fn least_on_map(scene: &Scene, width: f64, height: f64) -> f64 {
    let (w, h) = scene.frame;
    let frame = if is_beside(scene) { (w - board_width(scene), h) } else { (w, h * 0.75) };
    // The calendar adds to the height.
    Scene { frame, ..scene.clone() }.least(width, height) * 1.03
}

struct Chart<'a> {
    view: &'a View,
    scene: &'a Scene,
}

const S: f64 = 26.0;

fn centre(q: i8, r: i8) -> (f64, f64) {
    (1.5 * S * f64::from(q), 1.732 * S * (f64::from(r) + f64::from(q) / 2.0))
}

fn corners(scale: f64) -> Vec<(f64, f64)> {
    (0..6).map(|n| on_circle(4 * n)).map(|(x, y)| (S * scale * x, S * scale * y)).collect()
}

impl Chart<'_> {
    fn whole(&self) -> String {
        let cells = self.view.cells();
        let places: Vec<(f64, f64)> = cells.iter().map(|cell| centre(cell.q, cell.r)).collect();
        let least = |f: fn(&(f64, f64)) -> f64| places.iter().map(f).fold(f64::MAX, f64::min);
        let most = |f: fn(&(f64, f64)) -> f64| places.iter().map(f).fold(f64::MIN, f64::max);
        if places.is_empty() {
            return String::new();
        }
        let land_wide = most(|p| p.0) - least(|p| p.0) + 2.0 * S + 4.0;
        let land_high = most(|p| p.1) - least(|p| p.1) + 2.0 * S;
        // The calendar is above the map, as high as its text needs. The letters of columns and the numbers of rows are at two edges.
        let letters = least_on_map(self.scene, land_wide + 16.0, land_high + 60.0);
        let edge = letters * 1.4;
        let bar = (letters * 2.6).max(36.0);
        let (left, width) = (least(|p| p.0) - S - 2.0 - edge, land_wide + edge);
        let (top, height) = (least(|p| p.1) - S - bar - edge, land_high + bar + edge);
        let mut pieces: Vec<(Hex, (PackId, Kind, usize))> = Vec::new();
        for (number, pack) in PackId::all(self.view.packs.len()).zip(&self.view.packs) {
            for (kind, hexes) in
                [(Kind::Lair, &pack.lairs), (Kind::Den, &pack.dens), (Kind::Alpha, &pack.alphas), (Kind::Wolf, &pack.wolves)]
            {
                for hex in hexes {
                    // Two equal wolves on a hex are told apart by their number there.
                    let index = pieces.iter().filter(|(at, piece)| at == hex && (piece.0, piece.1) == (number, kind)).count();
                    pieces.push((*hex, (number, kind, index)));
                }
            }
        }
        let least = letters;
        let mut land = String::new();
        let mut borders = String::new();
        let mut tokens = String::new();
        for (cell, (x, y)) in cells.iter().zip(&places) {
            let (x, y) = (x - left, y - top);
            let here: Vec<_> = pieces.iter().filter(|(at, _)| *at == cell.at).map(|(_, piece)| *piece).collect();
            land += &self.hex(cell.at, cell.ground, &here, (x, y), least);
            tokens += &self.on_hex(cell.at, &here, x, y);
            // Scoring is by region, so a line runs where two regions meet.
            for (n, [dq, dr]) in DIRECTIONS.iter().map(|direction| direction.0).enumerate() {
                let beside = cells.iter().find(|other| (other.q, other.r) == (cell.q + dq, cell.r + dr));
                if cell.region.is_some() && beside.is_none_or(|other| other.region != cell.region) {
                    // The side between the two corners at this direction. Directions begin in the north.
                    let corners = corners(1.0);
                    let (a, b) = (corners[(n + 4) % 6], corners[(n + 5) % 6]);
                    let _ = write!(borders, "M{:.1} {:.1} L{:.1} {:.1} ", x + a.0, y + a.1, x + b.0, y + b.1);
                }
            }
        }
        for (number, region) in self.view.regions.iter().enumerate() {
            let (water, prey) = (self.water(number), self.prey_hex(number));
            if let Some((_, (x, y))) = cells.iter().zip(&places).find(|(cell, _)| cell.at == water) {
                tokens += &self.moon(&region.moons, x - left, y - top, least);
            }
            if region.prey_left > 0
                && let Some((_, (x, y))) = cells.iter().zip(&places).find(|(cell, _)| cell.at == prey)
            {
                let label = t!("tw-prey-label", prey = prey_name(region.prey), n = region.prey_left);
                tokens += &at(
                    &format!("prey-{water}"),
                    x - left,
                    y - top,
                    &format!(
                        "<g class=\"prey\" role=\"img\" aria-label=\"{}\"><circle r=\"15\" class=\"prey-disc\"/>{}{}</g>",
                        escape(&label),
                        art(prey_art(region.prey), 0.0, -1.0, 0.98),
                        (0..region.prey_left)
                            .map(|n| format!(
                                "<circle cx=\"{:.1}\" cy=\"17\" r=\"2.8\"/>",
                                f64::from(n) * 7.0 - f64::from(region.prey_left - 1) * 3.5
                            ))
                            .collect::<String>()
                    ),
                );
            }
        }
        let calendar = self.calendar(width, bar / 2.0, least) + &self.edges(&cells, (left, top), (edge, bar), letters);
        let borders = format!("<path class=\"region-border\" d=\"{borders}\"/>");
        picture(width, height, "board-svg tw map", &t!("tw-board"), &format!("{calendar}{land}{borders}{tokens}"))
    }

    fn hex(&self, hex: Hex, ground: Ground, here: &[(PackId, Kind, usize)], (x, y): (f64, f64), least: f64) -> String {
        let (class, name) = match ground {
            Ground::Undealt => ("undealt".to_string(), String::new()),
            Ground::Land(terrain) => (terrain.word().to_string(), terrain_name(terrain)),
            Ground::Water => ("water".to_string(), t!("tw-water")),
            Ground::Chasm => ("chasm".to_string(), t!("tw-chasm")),
        };
        let mut label = format!("{hex} {name}");
        for (pack, kind, _) in here {
            let _ = write!(label, ", {} {}", self.pack_name(*pack), kind_name(*kind));
        }
        let lone = self.view.lone_wolves.contains(&hex);
        if lone {
            label = format!("{label}, {}", t!("tw-lone"));
        }
        let bare = here.is_empty()
            && !lone
            && !self.view.regions.iter().enumerate().any(|(number, region)| region.prey_left > 0 && self.prey_hex(number) == hex);
        let shape = hexagon(&class, (x + y) as i64 % 2 == 0);
        // Things that can be chosen show the name that the list of choices and the log use.
        let token = format!("hex:{hex}");
        // A possible destination shows its cost. Where there is no room for a name, the tooltip has it.
        let price = self.scene.map_actions.iter().find(|(action, _)| *action == token).map(|(_, price)| price.clone());
        let name = match price {
            Some(price) => words(0.0, 0.5, least.max(17.0), "hex-name", &price),
            None if self.scene.next.contains(&token) && bare && least < 18.0 => {
                words(0.0, 0.5, least.max(12.5), "hex-name", &hex.to_string())
            }
            None => String::new(),
        };
        let inside = format!("<g {}>{shape}{}{name}</g>", self.scene.thing(&token, label.trim()), polygon(&corners(0.9), "ring"));
        at("", x, y, &inside)
    }

    /// The names of the columns above the map and of the rows on its left. Every other column is half a hex lower, so a number stands between.
    fn edges(&self, cells: &[Cell], (left, top): (f64, f64), (edge, bar): (f64, f64), size: f64) -> String {
        let mut out = String::new();
        // A map has no more of them than there are letters.
        let (mut columns, mut rows) = ([None; 26], [None; 26]);
        for cell in cells {
            let (x, y) = centre(cell.q, cell.r);
            if let Some(column) = columns.get_mut(cell.at.column()) {
                *column = Some(x - left);
            }
            if let Some(row) = rows.get_mut(cell.at.row()) {
                let (high, low) = row.unwrap_or((y, y));
                *row = Some((y.min(high), y.max(low)));
            }
        }
        for (letter, x) in ('a'..).zip(columns).filter_map(|(letter, x)| Some((letter, x?))) {
            out += &words(x, bar + edge * 0.5, size, "edge-ink", &letter.to_string());
        }
        for (row, (high, low)) in rows.into_iter().enumerate().filter_map(|(row, edges)| Some((row, edges?))) {
            out += &words(edge * 0.5, (high + low) / 2.0 - top, size, "edge-ink", &row.to_string());
        }
        out
    }

    /// The water hex of a region, which names the region.
    fn water(&self, region: usize) -> Hex {
        let map = &self.view.setup.map;
        map.name(map.waters[region])
    }

    /// The hex with the prey of a region.
    fn prey_hex(&self, region: usize) -> Hex {
        let map = &self.view.setup.map;
        map.name(map.prey[region])
    }

    fn pack_name(&self, pack: PackId) -> String {
        self.scene.names.get(pack.index()).cloned().unwrap_or_else(|| t!("tw-third"))
    }

    fn on_hex(&self, hex: Hex, here: &[(PackId, Kind, usize)], x: f64, y: f64) -> String {
        let mut out = String::new();
        if self.view.lone_wolves.contains(&hex) {
            out +=
                &at(&format!("lone-{hex}"), x, y, &format!("<g class=\"lone-wolf\"><circle r=\"9\"/>{}</g>", art("wolf", 0.0, 0.0, 0.37)));
        }
        let (shift, scale) = if here.len() > 1 { (10.5, 1.04) } else { (0.0, 1.32) };
        for (n, (pack, kind, index)) in here.iter().enumerate() {
            let side = if n == 0 { -shift } else { shift };
            let piece_of = format!("<g transform=\"scale({scale})\">{}</g>", piece(*kind, colour(self.view, *pack)));
            // If the hex alone does not say which piece is meant, the pieces can be clicked.
            let own = *pack == self.view.seat.into();
            let meant = match kind {
                Kind::Alpha if own => Some("kind:alpha"),
                Kind::Wolf if own => Some("kind:wolf"),
                Kind::Wolf => Some("prize:wolf"),
                Kind::Den if !own => Some("prize:den"),
                _ => None,
            };
            let here = || self.scene.chosen.contains(&format!("hex:{hex}"));
            let inside = match meant.filter(|token| self.scene.next.iter().any(|next| next == token) && here()) {
                Some(token) => {
                    format!("<g {}><circle r=\"15\" class=\"ring touch\"/>{piece_of}</g>", self.scene.thing(token, &kind_name(*kind)))
                }
                // Dragging the hex lifts the wolf.
                None => {
                    let lift =
                        meant.filter(|_| own).map_or_else(String::new, |kind| format!(" data-lift=\"hex:{hex}\" data-kind=\"{kind}\""));
                    format!("<g class=\"no-touch\"{lift}>{piece_of}</g>")
                }
            };
            out += &at(&acts::piece_key(*pack, *kind, hex, *index), x + side, y, &inside);
        }
        out
    }

    fn moon(&self, moons: &[Moon], x: f64, y: f64, least: f64) -> String {
        let Some(moon) = moons.iter().find(|m| m.index() >= usize::from(self.view.phases)) else { return String::new() };
        let [high, low] = self.view.setup.figures.moons[moon.index()];
        let label = t!("tw-moon-label", moon = moon.name(), high = high, low = low);
        at(
            &format!("moon-{}-{}", moon.word(), (x + y * 2000.0) as i64),
            x,
            y,
            &format!(
                "<g class=\"no-touch\" role=\"img\" aria-label=\"{}\"><circle r=\"17\" class=\"moon\"/>{}{}</g>",
                escape(&label),
                art(&format!("tw-{}", moon.word()), 0.0, 0.0, 1.0),
                words(0.0, 0.5, least.max(17.0), "moon-ink", &high.to_string())
            ),
        )
    }

    /// The calendar: how far it has come, and the three moons, each with its name and the date on which its regions are scored.
    fn calendar(&self, width: f64, y: f64, least: f64) -> String {
        let dates = self.view.setup.figures.dates;
        let last = f64::from(dates[2].max(1));
        let (start, r) = (16.0, least.max(13.0));
        let long = width - start - r - 4.0;
        let x_of = |date: u8| start + long * (f64::from(date) / last).min(1.0);
        let bar = |class: &str, wide: f64| {
            format!("<rect x=\"{start}\" y=\"{:.1}\" width=\"{wide:.1}\" height=\"6\" rx=\"3\" class=\"{class}\"/>", y + r * 0.55)
        };
        let mut out = format!(
            "<g role=\"img\" aria-label=\"{0}\" data-tip-text=\"{0}\">{1}{2}",
            escape(&t!("tw-calendar", date = self.view.date, crescent = dates[0], half = dates[1], full = dates[2])),
            bar("calendar", long),
            bar("calendar-now", x_of(self.view.date) - start)
        );
        let mut from = 0.0;
        for (moon, date) in Moon::ALL.into_iter().zip(dates) {
            let (x, past) = (x_of(date), if usize::from(self.view.phases) > moon.index() { " past" } else { "" });
            let drawn = format!(
                "<g class=\"moon-of-calendar{past}\"><circle r=\"{r:.1}\" class=\"moon\"/>{}</g>",
                art(&format!("tw-{}", moon.word()), 0.0, 0.0, r / 18.0)
            );
            out += &format!("<g data-spot=\"calendar-{}\" transform=\"translate({x:.1} {y:.1})\">{drawn}</g>", moon.index());
            // The name is left out where it would be squeezed too much; the date is not.
            let room = x - r - 6.0 - from;
            let full = t!("tw-moon-date", moon = moon.name(), date = date);
            let text = if full.chars().count() as f64 * least * 0.5 > room { date.to_string() } else { full };
            let wide = (text.chars().count() as f64 * least * 0.56).min(room);
            out += &fitted(x - r - 4.0 - wide / 2.0, y - r * 0.25, least, "edge-ink", &text, wide);
            from = x + r;
        }
        out + "</g>"
    }
}

/// The picture of an animal that is hunted.
fn prey_art(prey: Prey) -> &'static str {
    match prey {
        Prey::Deer => "tw-deer",
        Prey::Hare => "tw-hare",
        Prey::Moose => "tw-moose",
        Prey::Boar => "tw-boar",
        Prey::Raccoon => "tw-raccoon",
    }
}

/// The guided first game.
const COURSE: Course = Course {
    options: "standard",
    bots: 2,
    deal: 2,
    steps: &[
        read("learn-tw-1"),
        like("learn-tw-2", "tiles"),
        like("learn-tw-3", "place"),
        like("learn-tw-4", "place"),
        read("learn-tw-5"),
        like("learn-tw-6", "move"),
        play("learn-tw-7"),
        like("learn-tw-8", "to"),
        read("learn-tw-9"),
        like("learn-tw-10", "end"),
        read("learn-tw-11"),
        read("learn-tw-12"),
        sheet("learn-tw-13"),
        read("learn-tw-14"),
    ],
};
