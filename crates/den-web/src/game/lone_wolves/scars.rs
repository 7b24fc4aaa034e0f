//! Scars on the board: those that can be taken, the one that is held, and the slots.

use den_core::Seat;
use lone_wolves::{Scar, Slot, SlotKind, Stage, Territory};

use super::signs::{amount, effect, sort};
use super::{Drawing, acts, name_of};
use crate::game::svg::{art, at, escape, rounded_rect, words};
use crate::t;

impl Drawing<'_> {
    pub(super) fn scar(&self, scar: Scar, taking: bool) -> String {
        let label = format!("{}: {}", name_of(scar), effect(&self.view.setup, scar));
        let attributes = if taking {
            self.scene.thing(&format!("scar:{}", scar.number()), &label)
        } else {
            format!("class=\"thing idle\" role=\"img\" aria-label=\"{}\"", escape(&label))
        };
        // On a phone there is room for the picture of what counts, but not for the amount; the tooltip has both.
        let amount = if self.narrow { String::new() } else { amount(&self.view.setup, scar) };
        let r = self.scar_size();
        let (y, scale) = if amount.is_empty() { (0.0, r / 20.0) } else { (-r * 0.26, r / 29.0) };
        format!(
            "<g {attributes} data-tip=\"scar:{}\"><circle r=\"{r:.1}\" class=\"scar {}\"/><g class=\"scar-art {1}\">{}{}</g>{}</g>",
            scar.number(),
            sort(scar),
            art("lw-token", 0.0, 0.0, r / 20.0),
            art(&format!("lw-scar-{}", scar.number()), 0.0, y, scale),
            words(0.0, r * 0.54, self.least.max(r * 0.66), "token-ink", &amount)
        )
    }

    pub(super) fn face_down(&self, taking: bool) -> String {
        let label = t!("lw-face-down");
        let attributes = if taking {
            self.scene.thing("scar:?", &label)
        } else {
            format!("class=\"thing idle\" role=\"img\" aria-label=\"{}\"", escape(&label))
        };
        format!(
            "<g {attributes} data-tip=\"scar:?\"><circle r=\"{0:.1}\" class=\"scar down\"/>{1}{2}</g>",
            self.scar_size(),
            art("lw-down", 0.0, 0.0, self.scar_size() / 20.0),
            words(0.0, 0.5, self.least.max(self.scar_size() * 0.8), "token-ink", "?")
        )
    }

    pub(super) fn scar_size(&self) -> f64 {
        self.sizes.scar
    }

    /// Where the scars in a territory are, from its centre: between the honor token and the strengths, in two rows if one is too short.
    pub(super) fn scar_places(&self, count: usize, width: f64, height: f64, ribbon: f64) -> Vec<(f64, f64)> {
        let r = self.scar_size();
        if self.narrow {
            let step = 29.0_f64.min((width - 36.0) / count.saturating_sub(1).max(1) as f64);
            return (0..count).map(|n| (18.0 - width / 2.0 + step * n as f64, 22.0)).collect();
        }
        let (left, right) = (46.0 - width / 2.0, width / 2.0 - 39.0);
        let (top, bottom) = (ribbon * 1.5 + 5.0 - height / 2.0, height / 2.0 - 4.0);
        let step = 2.0 * r + 2.0;
        let fit = ((right - left + 2.0) / step).floor().max(1.0) as usize;
        let rows = if count > fit { 2 } else { 1 };
        let per_row = count.div_ceil(rows).max(1);
        let across = step.min((right - left - 2.0 * r) / per_row.saturating_sub(1).max(1) as f64);
        let down = if rows > 1 { step.min(bottom - top - 2.0 * r) } else { 0.0 };
        let place = |n: usize| {
            let (row, at) = (n / per_row, n % per_row);
            let here = per_row.min(count - row * per_row);
            let x = f64::midpoint(left, right) + across * (at as f64 - (here - 1) as f64 / 2.0);
            (x, f64::midpoint(top, bottom) + down * (row as f64 - (rows - 1) as f64 / 2.0))
        };
        (0..count).map(place).collect()
    }

    /// The scar that was taken, until it is placed: it can be dragged to a slot.
    pub(super) fn held(&self) -> String {
        let Stage::Place(seat, known) = self.table.stage else { return String::new() };
        let scar = if seat == self.below { self.view.placing() } else { known };
        let face = scar.map_or_else(|| self.face_down(false), |scar| self.scar(scar, false));
        let size = if self.narrow { 1.5 } else { 1.3 };
        // Beside the hand if there is room, so that it covers no card.
        let (hand, tall) = (self.hand_left(), self.sizes.hand.1);
        let (x, y) = match seat == self.below {
            true if hand > 2.0 * size * self.scar_size() + 16.0 => {
                (hand - size * self.scar_size() - 14.0, self.tops().hand + 12.0 + tall / 2.0)
            }
            true => (self.width / 2.0, self.tops().hand + 4.0),
            false => (self.width / 2.0, 24.0),
        };
        let drag =
            if seat == self.below && self.scene.next.iter().any(|token| token.starts_with("slot:")) { " data-drag=\"\"" } else { "" };
        at("held", x, y, &format!("<g class=\"held\"{drag} transform=\"scale({size})\">{face}</g>"))
    }

    /// The scar slots of a side, in territories and on borders.
    pub(super) fn slots(&self, seat: Seat, y: f64) -> String {
        let rules = &self.view.setup;
        let side = &self.table.sides[seat.index()];
        let mut out = String::new();
        let slots = &rules.slots[seat.index()];
        let column_of = |at: Territory| rules.order.iter().position(|&t| t == at).unwrap_or(0) as f64;
        for territory in rules.order {
            let middle = self.column() * (column_of(territory) + 0.5);
            let scars = side.slots[territory.index()].iter().collect();
            out += &self.slot(seat, Slot::Own(territory), scars, slots[territory.index()], middle, y);
        }
        for (n, border) in rules.borders.iter().flatten().enumerate() {
            let kind = SlotKind::border(n).index();
            let Slot::Border(a, b) = *border else { continue };
            if slots[kind] > 0 {
                // Between neighbours on their edge. The slots of other borders lie beside it, nearer to the middle of both territories.
                let (a, b) = (column_of(a), column_of(b));
                let middle = (a + b) / 2.0 + 0.5;
                let x = if (a - b).abs() > 1.5 { middle + if middle.fract() == 0.0 { 0.14 } else { -0.36 } } else { middle };
                out += &self.slot(seat, *border, side.slots[kind].iter().collect(), slots[kind], self.column() * x, y);
            }
        }
        out
    }

    pub(super) fn slot(&self, seat: Seat, slot: Slot, scars: Vec<Scar>, count: u8, x: f64, y: f64) -> String {
        let placing = seat == self.below && matches!(self.table.stage, Stage::Place(..));
        let step = self.sizes.slot;
        let start = -step * f64::from(count.saturating_sub(1)) / 2.0;
        let label = t!("lw-slot-label", place = name_of(slot), n = usize::from(count).saturating_sub(scars.len()));
        let mut inside = if placing { format!("<g {}>", self.scene.thing(&format!("slot:{slot}"), &label)) } else { "<g>".to_string() };
        inside += &rounded_rect(
            step * f64::from(count) + 2.0,
            self.scar_size() * 2.0 + 2.0,
            self.scar_size() + 1.0,
            if matches!(slot, Slot::Border(..)) { "slots border" } else { "slots" },
        );
        for n in 0..usize::from(count) {
            let px = start + step * n as f64;
            inside += &match scars.get(n) {
                Some(scar) => at(&acts::slot_key(seat, slot, n), px, 0.0, &self.scar(*scar, false)),
                None => format!("<circle cx=\"{px:.1}\" cy=\"0\" r=\"{:.1}\" class=\"slot\"/>", self.scar_size() - 3.0),
            };
        }
        inside += "</g>";
        at("", x, y, &inside)
    }
}
