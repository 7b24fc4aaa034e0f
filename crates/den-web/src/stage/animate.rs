//! Animations of an element, with the Web Animations API.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Element;

/// Animates an element through these values, evenly, and leaves it at the last one.
pub(super) fn frames(element: &Element, pairs: &[(&str, &str)], ms: f64, easing: &str) {
    let last = pairs.len().saturating_sub(1).max(1) as f64;
    let offsets: Vec<f64> = (0..pairs.len()).map(|at| at as f64 / last).collect();
    along(element, pairs, &offsets, ms, easing);
}

/// Animates an element through these values and leaves it at the last one.
pub fn along(element: &Element, pairs: &[(&str, &str)], offsets: &[f64], ms: f64, easing: &str) {
    let list = Array::new();
    for ((name, value), offset) in pairs.iter().zip(offsets) {
        let frame = Object::new();
        let _ = Reflect::set(&frame, &JsValue::from_str(name), &JsValue::from_str(value));
        let _ = Reflect::set(&frame, &"offset".into(), &(*offset).into());
        list.push(&frame);
    }
    let options = Object::new();
    let _ = Reflect::set(&options, &"duration".into(), &ms.into());
    let _ = Reflect::set(&options, &"easing".into(), &easing.into());
    let _ = Reflect::set(&options, &"fill".into(), &"forwards".into());
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Ok(animate) = animate.dyn_into::<js_sys::Function>()
    {
        let _ = animate.call2(element, &list, &options);
    }
}
