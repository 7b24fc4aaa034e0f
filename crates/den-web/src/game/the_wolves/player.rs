//! The player board of The Wolves: a wooden board with terrain tiles, tokens, and tracks of dens.

use den_core::Seat;
use the_wolves::{Kind, Terrain, TileId, Track, View};

use super::{hexagon, pack_shape, piece, prey_name, terrain_name, track_name};
use crate::game::Scene;
use crate::game::svg::{art, at, clip, escape, fitted, picture, rounded_rect, width_of, words};
use crate::t;
use crate::words::text;

/// The width of a block of the board. The blocks are one above the other, or side by side below the map.
const WIDE: f64 = 340.0;
/// The heights of the two blocks: players and tiles, then actions, tokens and tracks.
const UPPER: f64 = 248.0;
const LOWER: f64 = 304.0;

/// The player board of one pack.
pub(super) struct Board<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene,
    pub(super) seat: Seat,
}

impl Board<'_> {
    /// The space for the board in CSS pixels.
    fn frame(&self) -> (f64, f64) {
        let (w, h) = self.scene.frame;
        if super::is_beside(self.scene) { (super::board_width(self.scene), h) } else { (w, h * 0.33) }
    }

    /// The whole board.
    pub(super) fn whole(&self) -> String {
        if self.view.packs.get(self.seat.index()).is_none() {
            return String::new();
        }
        let stacked = self.scene.narrow || super::is_beside(self.scene);
        let (w, h) = self.frame();
        let (width, height, second) = if stacked {
            // Beside the map the board is as high as the frame.
            let least = UPPER + LOWER;
            let height = if self.scene.narrow || w < 1.0 { least } else { (WIDE * h / w).clamp(least, least * 1.4) };
            (WIDE, height, (0.0, UPPER + (height - least) * 0.3))
        } else {
            (2.0 * WIDE, UPPER.max(LOWER), (WIDE, 0.0))
        };
        let least = Scene { frame: (w, h), ..self.scene.clone() }.least(width, height);
        let plate = |class: &str| format!("<rect width=\"{width:.0}\" height=\"{height:.0}\" rx=\"10\" class=\"{class}\"/>");
        let carving =
            if stacked && height > UPPER + LOWER + 60.0 { art("tw-carving", WIDE / 2.0, height - 8.0, 1.0) } else { String::new() };
        let inside = format!(
            "{}{}{carving}{}<g transform=\"translate({:.0} {:.0})\">{}</g>",
            plate("wood-board"),
            plate("wood-grain"),
            self.players_and_tiles(least),
            second.0,
            second.1,
            self.tokens_and_tracks(least)
        );
        picture(width, height, "board-svg tw player-board", &t!("tw-player-board", name = self.scene.name(self.seat)), &inside)
    }

    fn points(&self, seat: Seat) -> u32 {
        self.view.packs.get(seat.index()).map_or(0, |pack| u32::from(pack.moon_points) + u32::from(pack.vp))
    }

    /// Tabs to show another player's board, with portraits and points; the name; the six terrain tiles.
    fn players_and_tiles(&self, least: f64) -> String {
        let seats = self.view.setup.figures.seats;
        let mut out = String::new();
        for seat in Seat::all(seats) {
            let name = self.scene.name(seat);
            let w = (WIDE - 16.0) / f64::from(seats);
            let x = 8.0 + f64::from(seat.0) * w;
            let colour = super::colour(self.view, seat.into());
            let mark = if seat == self.seat { " shown" } else { "" };
            let standing = t!("tw-standing", moons = self.view.packs[seat.index()].moons, points = self.points(seat));
            let size = least.max(13.0);
            out += &format!(
                "<g class=\"thing tab{mark}\" data-token=\"area:{}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\" data-tip-text=\"{}: {}\"><rect x=\"{:.1}\" y=\"5\" width=\"{:.1}\" height=\"58\" rx=\"9\" class=\"tab-plate\"/>{}<g class=\"pack-{colour} piece\" transform=\"translate({:.1} 36) scale(.56)\">{}</g>{}{}</g>",
                seat.0,
                escape(&t!("tw-show-board", name = name.clone())),
                escape(&name),
                escape(&standing),
                x + 2.0,
                w - 4.0,
                self.scene.portrait(seat, (x + 21.0, 25.0), 16.0),
                x + 34.0,
                pack_shape(colour),
                words(x + (w + 40.0) / 2.0, 26.0, least.max(20.0), "ink bold", &self.points(seat).to_string()),
                fitted(x + w / 2.0, 52.0, size, "ink", &clip(&name, (w / size / 0.45) as usize), w - 14.0)
            );
        }
        let mine = self.seat == self.view.seat;
        let starts: Vec<&String> = self.scene.next.iter().filter(|token| token.starts_with("tiles:")).collect();
        if mine && !starts.is_empty() {
            return out + &self.starting_sides(&starts);
        }
        for (n, tile) in TileId::ALL.into_iter().enumerate() {
            let (x, y) = (60.0 + (n % 3) as f64 * 110.0, 112.0 + (n / 3) as f64 * 90.0);
            let label = super::tile_name(self.view, self.seat.into(), tile);
            // Before a move, a tile stands for the terrain that it shows; afterwards for itself.
            let terrain = format!("terrain:{}", self.view.shows(self.seat.into(), tile).word());
            let asked = self.scene.next.contains(&terrain) || self.scene.chosen.contains(&terrain);
            let thing = if mine {
                self.scene.thing(&if asked { terrain } else { format!("tile:{tile}") }, &label)
            } else {
                format!("class=\"thing idle\" role=\"img\" aria-label=\"{}\"", escape(&label))
            };
            out += &at(&format!("tile-{tile}"), x, y, &format!("<g {thing}>{}</g>", self.tile(tile, least.max(13.0))));
        }
        out
    }

    /// The ways in which the five tiles can start, each as a row of what they show.
    fn starting_sides(&self, tokens: &[&String]) -> String {
        let mut out = String::new();
        for (n, token) in tokens.iter().enumerate() {
            let letters = token.trim_start_matches("tiles:").chars();
            let sides: Vec<Terrain> =
                letters.filter_map(|letter| Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter)).collect();
            let label = sides.iter().map(|side| terrain_name(*side)).collect::<Vec<_>>().join(", ");
            let hexes: String = sides
                .iter()
                .enumerate()
                .map(|(at, side)| {
                    format!("<g transform=\"translate({:.0} 0) scale(1.05)\">{}</g>", at as f64 * 62.0 - 124.0, hexagon(side.word(), false))
                })
                .collect();
            out += &at(
                "",
                WIDE / 2.0,
                112.0 + n as f64 * 90.0,
                &format!("<g {}>{}{hexes}</g>", self.scene.thing(token, &label), rounded_rect(324.0, 80.0, 8.0, "tile-plate")),
            );
        }
        out
    }

    /// The six actions, which are always there. Those that are not possible now are pale and, when clicked, say why.
    fn actions(&self, size: f64) -> String {
        let last = if self.scene.next.iter().any(|token| token == "act:stop") { "stop" } else { "end" };
        let action = |(n, name): (usize, &str)| {
            let token = format!("act:{name}");
            let thing = self.scene.thing(&token, &text(format!("tw-act-{name}")));
            let inside = format!(
                "<g {thing}{}>{}<g class=\"act-icon\"><g transform=\"translate(-34 0) scale(.82)\">{}</g></g>{}</g>",
                Scene::tip(&token),
                rounded_rect(106.0, 34.0, 7.0, "act-plate"),
                action_icon(name),
                fitted(17.0, 0.5, size, "act-ink", &text(format!("tw-act-{name}")), 68.0)
            );
            at("", 60.0 + (n % 3) as f64 * 110.0, 18.0 + (n / 3) as f64 * 38.0, &inside)
        };
        ["move", "den", "lair", "howl", "dominate", last].into_iter().enumerate().map(action).collect()
    }

    /// A terrain tile: the side that is up, large, and the other one.
    fn tile(&self, tile: TileId, size: f64) -> String {
        let up: Terrain = self.view.shows(self.seat.into(), tile);
        let other = tile.flipped().map(|flipped| self.view.setup.figures.faces[flipped]).map(|[a, b]| if a == up { b } else { a });
        let room = (104.0 / size / 0.53) as usize;
        let small = other.map_or_else(String::new, |other| {
            format!("<g transform=\"translate(30 -14) scale(.52)\">{}</g>", hexagon(other.word(), false))
        });
        let below = other.map_or_else(|| t!("tw-habitat"), |other| format!("⟲ {}", terrain_name(other)));
        format!(
            "{}<g transform=\"translate({} -19) scale(.84)\">{}</g>{small}{}{}",
            rounded_rect(104.0, 86.0, 8.0, "tile-plate"),
            if other.is_some() { -18.0 } else { 0.0 },
            hexagon(up.word(), false),
            words(0.0, 32.5 - size * 1.08, size, "tile-ink", &clip(&terrain_name(up), room)),
            words(0.0, 32.5, size, "tile-ink small", &clip(&below, room))
        )
    }

    /// The actions left in this turn, as paws. Those from action tokens are paler.
    fn actions_left(&self, x: f64, y: f64) -> String {
        let tokens = self.view.packs.get(self.seat.index()).map_or(0, |pack| pack.actions);
        let all = (self.view.left + tokens).min(4);
        let paw = |n: u8| {
            let class = if n < self.view.left { "paw-left" } else { "paw-token" };
            format!("<g class=\"{class}\">{}</g>", art("paw", x + (f64::from(n) - f64::from(all.max(1) - 1) / 2.0) * 22.0, y, 0.6))
        };
        let label = t!("tw-prompt-act", n = self.view.left, tokens = tokens);
        let paws: String = (0..all).map(paw).collect();
        format!("<g role=\"img\" aria-label=\"{0}\" data-tip-text=\"{0}\">{paws}</g>", escape(&label))
    }

    /// Tokens and points, the three tracks of dens, and what has been built, joined and hunted.
    fn tokens_and_tracks(&self, least: f64) -> String {
        let Some(pack) = self.view.packs.get(self.seat.index()) else { return String::new() };
        let figures = &self.view.setup.figures;
        let (size, mine) = (least.max(14.0), self.seat == self.view.seat);
        let colour = super::colour(self.view, self.seat.into());
        let mut out = self.actions(least.max(13.0));
        // What is left for this turn: actions, action tokens, terrain tokens.
        let cells =
            [(t!("tw-actions-left"), None), (t!("tw-action-tokens"), Some(pack.actions)), (t!("tw-terrain-tokens"), Some(pack.terrains))];
        for (n, (label, count)) in cells.into_iter().enumerate() {
            let (x, y) = (60.0 + n as f64 * 110.0, 95.0);
            let what = match count {
                Some(count) => words(x, y - 7.0, least.max(17.0), "board-ink bold", &count.to_string()),
                None if mine && self.view.left > 0 => self.actions_left(x, y - 7.0),
                None => words(x, y - 7.0, least.max(17.0), "board-ink bold", if mine { "0" } else { "–" }),
            };
            let inside = what + &fitted(x, y + 10.0, least.max(12.5), "board-ink", &label, 98.0);
            // Terrain tokens can pay for an action.
            let pays = self.scene.next.iter().chain(&self.scene.chosen).find(|token| mine && n == 2 && token.starts_with("tokens:"));
            out += &match pays {
                Some(token) => {
                    let thing = self.scene.thing(token, &label);
                    format!(
                        "<g {thing}><rect x=\"{:.0}\" y=\"78\" width=\"106\" height=\"36\" rx=\"6\" class=\"slots\"/>{inside}</g>",
                        x - 53.0
                    )
                }
                None => inside,
            };
        }
        let top = 133.0;
        for track in Track::ALL {
            let y = top + track.index() as f64 * 32.0;
            let dug = usize::from(pack.dug[track.index()]);
            let value = figures.values[track.index()][dug.min(4)];
            let name = track_name(track);
            out += &squeezed(line(16.0, y, size, "board-ink", &name), &name, size, 124.0);
            out += &at(
                "",
                156.0,
                y,
                &format!("<circle r=\"13\" class=\"track-value\"/>{}", words(0.0, 0.5, least.max(16.0), "track-ink", &value.to_string())),
            );
            let thing = if mine {
                let label = t!("tw-track-label", track = track_name(track), value = value, left = 4 - dug.min(4));
                self.scene.thing(&format!("track:{}", track.word()), &label)
            } else {
                "class=\"thing idle\"".to_string()
            };
            let dens: String = (0..4)
                .map(|n| {
                    let den = if n < dug {
                        "<circle r=\"10\" class=\"slot\"/>".to_string()
                    } else {
                        format!("<g transform=\"scale(.95)\">{}</g>", piece(Kind::Den, colour))
                    };
                    format!("<g transform=\"translate({:.0} {y:.0})\">{den}</g>", 194.0 + n as f64 * 37.0)
                })
                .collect();
            out += &format!(
                "<g {thing} data-spot=\"track-{}\"><rect x=\"175\" y=\"{:.0}\" width=\"151\" height=\"30\" rx=\"9\" class=\"slots\"/>{dens}</g>",
                track.word(),
                y - 15.0
            );
        }
        let rows = [
            (t!("tw-lairs"), usize::from(pack.built), 4, figures.lair_points[usize::from(pack.built.min(4))]),
            (t!("tw-wolves"), usize::from(pack.joined), 8, figures.wolf_points[usize::from(pack.joined.min(8))]),
            (t!("tw-preys"), pack.prey.len(), 5, figures.prey_points[pack.prey.len().min(5)]),
        ];
        for (n, (name, done, of, points)) in rows.iter().enumerate() {
            let y = top + 98.0 + n as f64 * 29.0;
            let text = t!("tw-track-points", name = name.clone(), n = *done, of = *of, points = *points);
            out += &squeezed(line(16.0, y, size, "board-ink", &text), &text, size, 138.0);
            let step = 168.0 / *of as f64;
            for slot in 0..*of {
                let x = WIDE - 14.0 - step * (*of - slot) as f64 + step / 2.0;
                let thing = match (n, slot < *done) {
                    (_, false) => "<circle r=\"7\" class=\"slot\"/>".to_string(),
                    (0, true) => format!("<g transform=\"scale(.72)\">{}</g>", piece(Kind::Lair, colour)),
                    (1, true) => format!("<g transform=\"scale(.78)\">{}</g>", piece(Kind::Wolf, colour)),
                    (_, true) => pack.prey.get(slot).map_or_else(String::new, |prey| {
                        let name = escape(&prey_name(*prey));
                        format!(
                            "<g role=\"img\" aria-label=\"{name}\" data-tip-text=\"{name}\"><circle r=\"12\" class=\"prey-disc\"/>{}</g>",
                            art(super::prey_art(*prey), 0.0, 0.0, 0.78)
                        )
                    }),
                };
                out += &format!("<g transform=\"translate({x:.1} {y:.0})\">{thing}</g>");
            }
        }
        out + &format!("<g data-spot=\"prey\"><circle cx=\"{:.0}\" cy=\"{:.0}\" r=\"1\" class=\"area\"/></g>", WIDE - 40.0, top + 156.0)
    }
}

/// The picture of an action.
pub(super) fn action_icon(name: &str) -> String {
    match name {
        "move" => art("paw", 0.0, 0.5, 0.62),
        "den" => art("tw-den", 0.0, 1.0, 1.0),
        "lair" => art("tw-lair", 0.0, 2.0, 0.85),
        "howl" => art("wolf", -3.0, 1.0, 0.3) + "<path class=\"act-line\" d=\"M9 -7 Q13 0 9 7 M13 -10 Q19 0 13 10\"/>",
        "dominate" => "<path class=\"act-shape\" d=\"M-11 8 V-5 L-4 1 L0 -9 L4 1 L11 -5 V8 Z\"/>".into(),
        "stop" => "<rect class=\"act-shape\" x=\"-7\" y=\"-7\" width=\"14\" height=\"14\" rx=\"2\"/>".into(),
        _ => "<path class=\"act-line\" d=\"M-9 0 L-3 7 L10 -7\"/>".into(),
    }
}

/// A line of text, left-aligned at a point.
pub(super) fn line(x: f64, y: f64, size: f64, class: &str, text: &str) -> String {
    format!(
        "<text x=\"{x:.0}\" y=\"{y:.1}\" class=\"{class}\" font-size=\"{size:.1}\" dominant-baseline=\"central\">{}</text>",
        escape(text)
    )
}

/// The same, set narrower if it does not fit into this width.
fn squeezed(line: String, text: &str, size: f64, width: f64) -> String {
    if width_of(text) * size <= width {
        return line;
    }
    line.replacen("<text", &format!("<text textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\""), 1)
}
