//! Numbers as they are printed: large, on the component that they belong to, with a button for one more and one less.

use leptos::prelude::*;
use serde_json::{Value, json};

use super::fields::{Label, Place, is_number, plain};
use super::picture::look;
use crate::game::box_art::Print;
use crate::t;

/// A number: typed, or changed one by one.
pub(super) fn number(place: Place, label: &Label, least: i32, most: i32, optional: bool) -> AnyView {
    let (path, now) = (place.path.clone(), place.watched());
    let look = look(place.state, &path);
    let class = match look.as_ref().map(|look| look.place) {
        None => "bare",
        Some(Print::Middle) => "printed",
        Some(Print::Low) => "printed low",
        Some(Print::Count) => "count",
    };
    // A faint edge keeps the number readable where the picture below it changes from light to dark.
    let ink = look.as_ref().map_or_else(String::new, |look| {
        let edge = if look.ink == "#fff" { "#0006" } else { "#fffa" };
        format!("--ink-on: {}; --edge-on: {edge}", look.ink)
    });
    let times = (class == "count").then(|| view! { <span class="times" aria-hidden="true">"×"</span> });
    let picture = look.map(|look| view! { <span class="component" aria-hidden="true" inner_html=look.picture></span> });
    let step = |by: i32, sign: &'static str, name: &'static str, what: String| {
        let place = place.clone();
        let value = move || now.get().as_i64();
        // Nothing is one less than the smallest number.
        let next = move || value().map_or(least, |n| i32::try_from(n).unwrap_or(least).saturating_add(by).clamp(least, most));
        let at_end = move || value().is_some_and(|n| if by > 0 { n >= i64::from(most) } else { n <= i64::from(least) });
        view! {
            <button type="button" class="step" data-step=name aria-label=what disabled=at_end on:click=move |_| place.set(json!(untrack(next)))>{sign}</button>
        }
        .into_any()
    };
    let fewer = step(-1, "−", "less", t!("box-edit-less", what = label.full.clone()));
    let more = step(1, "+", "more", t!("box-edit-more", what = label.full.clone()));
    let typed = move |text: String| match text.trim().parse::<i32>() {
        Ok(n) => place.set(json!(n)),
        Err(_) if text.trim().is_empty() && optional => place.state.leave_out(&place.path),
        // While a number is being typed, the last one counts.
        Err(_) => {}
    };
    let id = format!("figure{path}");
    // The place on a track is seen.
    let label_class = if class.starts_with("printed") && is_number(&label.short) { "hidden-label" } else { "" };
    view! {
        <div class=format!("box-field number {class}") style=ink>
            <label class=label_class for=id.clone() title=label.full.clone()>{label.short.clone()}</label>
            <div class="numeral">
                {fewer}
                <span class="face-of-number">{picture}{times}<input type="number" inputmode="numeric" id=id data-path=path aria-label=label.full.clone() min=least.to_string()
                    max=most.to_string() prop:value=move || plain(&now.get()) on:input=move |event| typed(event_target_value(&event))/></span>
                {more}
            </div>
        </div>
    }
    .into_any()
}

fn numbers_in(value: &Value) -> Vec<i64> {
    value.as_array().map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_i64).collect()
}

/// A list of numbers: each a card to click if it is printed on one, otherwise with a checkbox.
pub(super) fn several(place: &Place, label: String, least: i32, most: i32) -> AnyView {
    let now = place.watched();
    let one = |n: i64| {
        let (place, path, state) = (place.clone(), format!("{}:{n}", place.path), place.state);
        let chosen = move |is: bool| {
            let mut list = numbers_in(&place.value());
            list.retain(|one| *one != n);
            if is {
                list.push(n);
            }
            list.sort_unstable();
            place.set(json!(list));
        };
        let card = look(state, &path).map(|look| view! { <span class="sign-art" aria-hidden="true" inner_html=look.picture></span> });
        let (class, text) = if card.is_some() { ("sign", None) } else { ("check", Some(n.to_string())) };
        view! {
            <label class=class><input type="checkbox" data-path=path data-number=n.to_string() aria-label=n.to_string()
                prop:checked=move || numbers_in(&now.get()).contains(&n) on:change=move |event| chosen(event_target_checked(&event))/>{card}{text}</label>
        }
    };
    let boxes = (i64::from(least)..=i64::from(most)).map(one).collect_view();
    view! { <fieldset class="box-field wide"><legend>{label}</legend><div class="row">{boxes}</div></fieldset> }.into_any()
}
