//! The player board of The Wolves.

use den_core::Seat;
use the_wolves::{Kind, TileId, Track, View};

use super::{PATTERNS, pack_shape, piece, prey_name, terrain_name, track_name};
use crate::game::Scene;
use crate::game::svg::{PAW, at, clip, escape, picture, rounded_rect, words};
use crate::t;

/// The player board of one pack.
pub(super) struct Board<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene,
    pub(super) seat: Seat,
}

impl Board<'_> {
    /// The minimum font size, in the units of this picture.
    fn least(&self, width: f64, height: f64) -> f64 {
        let (w, h) = self.scene.frame;
        let frame = if super::is_beside(self.scene) { (super::board_width(self.scene), h) } else { (w, h * 0.25) };
        Scene { frame, ..self.scene.clone() }.least(width, height)
    }

    /// The actions left in this turn, as paws. Those from action tokens are paler.
    fn actions_left(&self, x: f64, y: f64) -> String {
        if self.seat != self.view.seat {
            return String::new();
        }
        let tokens = self.view.packs.get(self.seat.index()).map_or(0, |pack| pack.actions);
        let paw = |n: u8| {
            let class = if n < self.view.left { "paw-left" } else { "paw-token" };
            format!("<g class=\"{class}\" transform=\"translate({:.0} {y:.0}) scale(.7)\">{PAW}</g>", x + f64::from(n) * 24.0)
        };
        let label = t!("tw-prompt-act", n = self.view.left, tokens = tokens);
        let paws: String = (0..(self.view.left + tokens).min(4)).map(paw).collect();
        format!("<g role=\"img\" aria-label=\"{0}\" data-tip-text=\"{0}\">{paws}</g>", escape(&label))
    }

    /// The whole board.
    pub(super) fn whole(&self) -> String {
        let Some(pack) = self.view.packs.get(self.seat.index()) else { return String::new() };
        let figures = &self.view.setup.figures;
        let narrow = self.scene.narrow || super::is_beside(self.scene);
        let (width, height) = if narrow { (520.0, 372.0) } else { (1000.0, 172.0) };
        let least = self.least(width, height);
        let size = least.max(15.0);
        let mut inside = String::new();
        // Tabs to show another player's board.
        for n in 0..figures.seats {
            let name = self.scene.name(Seat(n));
            let x = 10.0 + f64::from(n) * (width - 20.0) / f64::from(figures.seats);
            let w = (width - 20.0) / f64::from(figures.seats) - 6.0;
            let colour = super::colour(self.view, Seat(n).into());
            let mark = if n == self.seat.0 { " shown" } else { "" };
            inside += &format!(
                "<g class=\"thing tab{mark}\" data-token=\"area:{n}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\"><rect x=\"{x:.0}\" y=\"4\" width=\"{w:.0}\" height=\"32\" rx=\"9\" class=\"tab-plate\"/><g class=\"pack-{colour} piece\" transform=\"translate({:.0} 20) scale(.8)\">{}</g><text x=\"{:.0}\" y=\"21\" class=\"ink\" font-size=\"{size:.1}\" dominant-baseline=\"central\">{}</text></g>",
                escape(&t!("tw-show-board", name = name.clone())),
                x + 18.0,
                pack_shape(colour),
                x + 36.0,
                escape(&clip(&name, ((w - 36.0) / size / 0.56) as usize))
            );
        }
        // Terrain tiles.
        let mine = self.seat == self.view.seat;
        let wide = if narrow { 162.0 } else { 74.0 };
        for (n, tile) in TileId::ALL.into_iter().enumerate() {
            let terrain = self.view.shows(self.seat.into(), tile);
            let (x, y) =
                if narrow { (91.0 + (n % 3) as f64 * 169.0, 74.0 + (n / 3) as f64 * 64.0) } else { (48.0 + n as f64 * 78.0, 78.0) };
            let label = super::tile_name(self.view, self.seat.into(), tile);
            let thing = if mine {
                self.scene.thing(&format!("tile:{tile}"), &label)
            } else {
                format!("class=\"thing idle\" role=\"img\" aria-label=\"{}\"", escape(&label))
            };
            let other = tile.flipped().map(|flipped| figures.faces[flipped]).map(|[a, b]| if a == terrain { b } else { a });
            let key = format!("tile-{tile}");
            let mut tile = format!("<g {thing}>{}", rounded_rect(wide, 58.0, 8.0, &format!("hex {}", terrain.word())));
            tile += &rounded_rect(wide, 58.0, 8.0, &format!("grain g-{}", terrain.word()));
            let letters = least.max(12.5);
            let room = (wide / letters / 0.54) as usize;
            tile += &words(0.0, -11.0, letters, "tile-ink", &clip(&terrain_name(terrain), room));
            let below = other.map_or_else(|| t!("tw-habitat"), |o| format!("⟲{}", terrain_name(o)));
            tile += &words(0.0, 14.0, letters, "tile-ink small", &clip(&below, room));
            tile += "</g>";
            inside += &at(&key, x, y, &tile);
        }
        // Tokens.
        let tokens = [(t!("tw-action-tokens"), pack.actions), (t!("tw-terrain-tokens"), pack.terrains)];
        for (n, (name, count)) in tokens.iter().enumerate() {
            let (x, y) = if narrow { (10.0 + n as f64 * 260.0, 186.0) } else { (16.0 + n as f64 * 230.0, 126.0) };
            inside += &line(x, y, size, &format!("{name}: {count}"));
        }
        let standing = t!("tw-standing", moons = pack.moons, points = u32::from(pack.moon_points) + u32::from(pack.vp));
        inside += &if narrow { line(10.0, 211.0, size, &standing) } else { line(16.0, 152.0, size, &standing) };
        inside += &self.actions_left(if narrow { 430.0 } else { 440.0 }, if narrow { 211.0 } else { 152.0 });
        // Tracks.
        let (tx, ty) = if narrow { (10.0, 240.0) } else { (530.0, 56.0) };
        let row = |n: usize| ty + n as f64 * 30.0;
        for track in Track::ALL {
            let dug = usize::from(pack.dug[track.index()]);
            let value = figures.values[track.index()][dug.min(4)];
            inside += &format!(
                "<text x=\"{tx}\" y=\"{:.0}\" class=\"ink\" font-size=\"{size:.1}\" dominant-baseline=\"central\">{} <tspan font-weight=\"700\">{value}</tspan></text>",
                row(track.index()),
                escape(&track_name(track))
            );
            let thing = if mine {
                self.scene.thing(
                    &format!("track:{}", track.word()),
                    &t!("tw-track-label", track = track_name(track), value = value, left = 4 - dug.min(4)),
                )
            } else {
                "class=\"thing idle\"".to_string()
            };
            inside += &format!(
                "<g {thing} data-spot=\"track-{}\"><rect x=\"{:.0}\" y=\"{:.0}\" width=\"112\" height=\"26\" rx=\"8\" class=\"slots\"/>",
                track.word(),
                tx + 168.0,
                row(track.index()) - 13.0
            );
            for n in 0..4 {
                let x = tx + 184.0 + n as f64 * 27.0;
                inside += &if n < dug {
                    format!("<circle cx=\"{x:.0}\" cy=\"{:.0}\" r=\"9\" class=\"slot\"/>", row(track.index()))
                } else {
                    format!(
                        "<g transform=\"translate({x:.0} {:.0}) scale(.85)\">{}</g>",
                        row(track.index()),
                        piece(Kind::Den, super::colour(self.view, self.seat.into()))
                    )
                };
            }
            inside += "</g>";
        }
        let sx = if narrow { 310.0 } else { 840.0 };
        let lines = [
            (t!("tw-lairs"), usize::from(pack.built), 4, figures.lair_points[usize::from(pack.built.min(4))]),
            (t!("tw-wolves"), usize::from(pack.joined), 8, figures.wolf_points[usize::from(pack.joined.min(8))]),
            (t!("tw-preys"), pack.prey.len(), 5, figures.prey_points[pack.prey.len().min(5)]),
        ];
        for (n, (name, done, of, points)) in lines.iter().enumerate() {
            inside += &format!(
                "<text x=\"{sx}\" y=\"{:.0}\" class=\"ink\" font-size=\"{size:.1}\" dominant-baseline=\"central\">{}: {done}/{of} <tspan class=\"soft\">({points})</tspan></text>",
                row(n),
                escape(name)
            );
        }
        inside += &format!("<g data-spot=\"prey\"><circle cx=\"{sx}\" cy=\"{:.0}\" r=\"1\" class=\"area\"/></g>", row(2));
        if !pack.prey.is_empty() {
            let list = pack.prey.iter().map(|p| prey_name(*p)).collect::<Vec<_>>().join(", ");
            inside += &format!(
                "<text x=\"{tx}\" y=\"{:.0}\" class=\"soft\" font-size=\"{size:.1}\" dominant-baseline=\"central\">{}</text>",
                row(3),
                escape(&list)
            );
        }
        picture(
            width,
            height,
            "board-svg tw player-board",
            &t!("tw-player-board", name = self.scene.name(self.seat)),
            &format!("{PATTERNS}{inside}"),
        )
    }
}

/// A line of text, left-aligned at a point.
fn line(x: f64, y: f64, size: f64, text: &str) -> String {
    format!("<text x=\"{x:.0}\" y=\"{y:.0}\" class=\"ink\" font-size=\"{size:.1}\" dominant-baseline=\"central\">{}</text>", escape(text))
}
