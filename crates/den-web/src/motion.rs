//! Things glide: what has the same `data-key` before and after a change moves from the old place to the new one.

use std::collections::HashMap;

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::dom;

/// Where things are.
#[derive(Debug, Default)]
pub struct Places(HashMap<String, (f64, f64)>);

impl Places {
    /// Where the keyed things inside `root` are now.
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

    /// Lets what has moved since glide to its new place.
    pub fn glide(&self, root: &Element) {
        if self.0.is_empty() {
            return;
        }
        for element in dom::all(root, "[data-key]") {
            let Some(key) = element.get_attribute("data-key") else { continue };
            let rect = element.get_bounding_client_rect();
            let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
            match self.0.get(&key) {
                Some((old_x, old_y)) if (old_x - x).abs() + (old_y - y).abs() > 2.0 => {
                    let scale = scale(&element);
                    let from = format!("translate({:.1}px, {:.1}px)", (old_x - x) / scale, (old_y - y) / scale);
                    animate(&element, &[("transform", &from)], &[("transform", "translate(0px, 0px)")], 380);
                }
                Some(_) => {}
                None => animate(&element, &[("opacity", "0")], &[("opacity", "1")], 260),
            }
        }
    }
}

/// How many pixels one unit of the drawing takes.
fn scale(element: &Element) -> f64 {
    let Ok(Some(svg)) = element.closest("svg") else { return 1.0 };
    let view_width = svg.get_attribute("viewBox").and_then(|v| v.split_whitespace().nth(2)?.parse::<f64>().ok());
    view_width.map_or(1.0, |width| (svg.get_bounding_client_rect().width() / width).max(0.05))
}

fn animate(element: &Element, from: &[(&str, &str)], to: &[(&str, &str)], ms: u32) {
    let frame = |pairs: &[(&str, &str)]| {
        let object = Object::new();
        for (name, value) in pairs {
            let _ = Reflect::set(&object, &JsValue::from_str(name), &JsValue::from_str(value));
        }
        object
    };
    let options = Object::new();
    let _ = Reflect::set(&options, &"duration".into(), &ms.into());
    let _ = Reflect::set(&options, &"easing".into(), &"cubic-bezier(.2,.7,.2,1)".into());
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Ok(animate) = animate.dyn_into::<js_sys::Function>()
    {
        let _ = animate.call2(element, &Array::of2(&frame(from), &frame(to)), &options);
    }
}
