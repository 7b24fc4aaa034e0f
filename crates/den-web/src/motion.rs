//! Gliding: what has the same `data-key` before and after a change moves from the old location to the new one.

use std::collections::HashMap;

use web_sys::Element;

use crate::{dom, stage};

/// The locations of things, in the units of their pictures: read from their transforms, because measuring them would lay out the page.
#[derive(Debug, Default)]
pub struct Places(HashMap<String, (usize, (f64, f64))>);

impl Places {
    /// The current locations of the keyed things inside `root`.
    pub fn of(root: &Element) -> Places {
        if !dom::may_move() {
            return Places::default();
        }
        let place = |(_, key, picture, at)| (key, (picture, at));
        Places(stage::keyed(root).into_iter().map(place).collect())
    }

    /// Lets everything that has moved since glide to its new location, except for `there`.
    pub fn glide(&self, root: &Element, there: &[String]) {
        if self.0.is_empty() {
            return;
        }
        for (thing, key, picture, (x, y)) in stage::keyed(root) {
            match self.0.get(&key) {
                _ if there.contains(&key) => {}
                Some((of, (old_x, old_y))) if *of == picture && (old_x - x).abs() + (old_y - y).abs() > 2.0 => {
                    let from = format!("translate({:.1}px, {:.1}px)", old_x - x, old_y - y);
                    animate(&thing, ("transform", &from), ("transform", "translate(0px, 0px)"), 380.0);
                }
                Some(_) => {}
                None => animate(&thing, ("opacity", "0"), ("opacity", "1"), 260.0),
            }
        }
    }
}

fn animate(element: &Element, from: (&str, &str), to: (&str, &str), ms: f64) {
    stage::along(element, &[from, to], &[0.0, 1.0], ms, "cubic-bezier(.2,.7,.2,1)");
}
