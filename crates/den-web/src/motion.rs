//! Gliding: what has the same `data-key` before and after a change moves from the old location to the new one.

use std::collections::HashMap;

use web_sys::Element;

use crate::dom;

/// The locations of things.
#[derive(Debug, Default)]
pub struct Places(HashMap<String, (f64, f64)>);

impl Places {
    /// The current locations of the keyed things inside `root`.
    pub fn of(root: &Element) -> Places {
        if !dom::may_move() {
            return Places::default();
        }
        let place = |element: &web_sys::HtmlElement| {
            let rect = element.get_bounding_client_rect();
            Some((element.get_attribute("data-key")?, (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)))
        };
        Places(dom::all(root, "[data-key]").iter().filter_map(place).collect())
    }

    /// Lets everything that has moved since glide to its new location, except for `there`.
    pub fn glide(&self, root: &Element, there: &[String]) {
        if self.0.is_empty() {
            return;
        }
        for element in dom::all(root, "[data-key]") {
            let Some(key) = element.get_attribute("data-key").filter(|key| !there.contains(key)) else { continue };
            let rect = element.get_bounding_client_rect();
            let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
            match self.0.get(&key) {
                Some((old_x, old_y)) if (old_x - x).abs() + (old_y - y).abs() > 2.0 => {
                    let scale = crate::stage::scale(&element);
                    let from = format!("translate({:.1}px, {:.1}px)", (old_x - x) / scale, (old_y - y) / scale);
                    animate(&element, ("transform", &from), ("transform", "translate(0px, 0px)"), 380.0);
                }
                Some(_) => {}
                None => animate(&element, ("opacity", "0"), ("opacity", "1"), 260.0),
            }
        }
    }
}

fn animate(element: &Element, from: (&str, &str), to: (&str, &str), ms: f64) {
    crate::stage::along(element, &[from, to], &[0.0, 1.0], ms, "cubic-bezier(.2,.7,.2,1)");
}
