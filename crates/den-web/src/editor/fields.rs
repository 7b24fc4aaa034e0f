//! The control of a field, by what it may contain.

use den_core::form::{Field, Item, Kind, Word};
use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::state::State;
use crate::t;
use crate::words::{say, text};

/// The field with its label.
pub(super) fn field(state: State, item: &Item, field: &Field) -> AnyView {
    let label = say(&field.label, &[]);
    let place = Place { state, item: item.path.clone(), path: field.path.clone() };
    let value = place.value();
    match field.kind {
        Kind::Number(least, most, _) => number(place, label, least, most, field.optional),
        Kind::Word(words) => {
            labelled(label.clone(), choose(place.clone(), label, words.to_vec(), plain(&value), |word| json!(word), false))
        }
        Kind::Variant(variants) => variant(place, label, variants),
        Kind::Words(words) => several(place, label, words, false),
        Kind::OneOrMore(words) => several(place, label, words, true),
        Kind::Letters(words) => letters(place, label, words),
        Kind::Shape(words) => shape(place, label, words),
        Kind::Numbers(least, most) => numbers(place, label, least, most),
        Kind::Text(most) => written(place, label, most),
        Kind::Flag => flag(place, label),
        Kind::Fixed => ().into_any(),
    }
}

/// Where a field is.
#[derive(Clone)]
struct Place {
    state: State,
    item: String,
    path: String,
}

impl Place {
    fn value(&self) -> Value {
        self.state.pack.with_untracked(|pack| pack.figures.pointer(&self.path).cloned()).unwrap_or(Value::Null)
    }

    fn set(&self, value: Value) {
        self.state.set(&self.item, &self.path, value);
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| if value.is_null() { String::new() } else { value.to_string() }, str::to_string)
}

fn labelled(label: String, control: AnyView) -> AnyView {
    view! { <label class="box-field"><span>{label}</span>{control}</label> }.into_any()
}

fn number(place: Place, label: String, least: i32, most: i32, optional: bool) -> AnyView {
    let (path, first) = (place.path.clone(), plain(&place.value()));
    let control = view! {
        <input type="number" inputmode="numeric" data-path=path min=least.to_string() max=most.to_string() value=first on:input=move |event| {
            let typed = event_target_value(&event);
            match typed.trim().parse::<i32>() {
                Ok(n) => place.set(json!(n)),
                Err(_) if typed.trim().is_empty() && optional => place.state.leave_out(&place.path),
                // While a number is being typed, the last one counts.
                Err(_) => {}
            }
        }/>
    };
    labelled(label, control.into_any())
}

/// A list to choose one word from.
fn choose(place: Place, label: String, words: Vec<Word>, now: String, value: fn(&str) -> Value, any: bool) -> AnyView {
    let path = place.path.clone();
    let known = words.iter().any(|(word, _)| *word == now);
    let other = (!known && !any).then(|| view! { <option value=now.clone() selected>{now.clone()}</option> });
    let anything = any.then(|| view! { <option value="." selected=now == ".">"·"</option> });
    let options = words
        .into_iter()
        .map(|(word, key)| view! { <option value=word selected=word == now>{text(key.to_string())}</option> })
        .collect_view();
    view! {
        <select aria-label=label data-path=path on:change=move |event| place.set(value(&event_target_value(&event)))>{anything}{other}{options}</select>
    }
    .into_any()
}

/// A word that brings other figures along.
fn variant(place: Place, label: String, variants: &'static [(&'static str, &'static str, &'static str)]) -> AnyView {
    let (path, now) = (place.path.clone(), plain(&place.value()));
    let options = variants
        .iter()
        .map(|(word, key, _)| view! { <option value=*word selected=*word == now>{text((*key).to_string())}</option> })
        .collect_view();
    let control = view! {
        <select data-path=path on:change=move |event| {
            let word = event_target_value(&event);
            let Some((word, _, template)) = variants.iter().find(|(one, _, _)| *one == word) else { return };
            let Ok(Value::Object(brings)) = serde_json::from_str::<Value>(template) else { return };
            let Some((parent, key)) = place.path.rsplit_once('/') else { return };
            let old = place.state.pack.with_untracked(|pack| pack.figures.pointer(parent).cloned()).unwrap_or(Value::Null);
            let Value::Object(old) = old else { return };
            place.state.set(&place.item, parent, Value::Object(become_variant(old, key, word, brings, variants)));
        }>{options}</select>
    };
    labelled(label, control.into_any())
}

/// The object with the figures of another variant: those of the old one go.
fn become_variant(
    old: Map<String, Value>,
    key: &str,
    word: &str,
    brings: Map<String, Value>,
    variants: &[(&str, &str, &str)],
) -> Map<String, Value> {
    let of_variants = |name: &String| variants.iter().any(|(_, _, template)| template.contains(&format!("\"{name}\"")));
    let mut new: Map<String, Value> =
        old.iter().filter(|(name, _)| !of_variants(name)).map(|(name, value)| (name.clone(), value.clone())).collect();
    new.insert(key.to_string(), json!(word));
    for (name, value) in brings {
        // What both variants have stays.
        let kept = old.get(&name).filter(|kept| kept.is_number() == value.is_number() && kept.is_array() == value.is_array()).cloned();
        new.insert(name, kept.unwrap_or(value));
    }
    new
}

/// A list of words: click to add, click a chip to remove it.
fn several(place: Place, label: String, words: &'static [Word], one_alone: bool) -> AnyView {
    let listed = |value: &Value| match value {
        Value::Array(items) => items.iter().map(plain).collect::<Vec<String>>(),
        one => vec![plain(one)],
    };
    let write = move |place: &Place, list: Vec<String>| {
        place.set(if one_alone && list.len() == 1 { json!(list[0]) } else { json!(list) });
    };
    let now = place.value();
    let name =
        |word: &str| words.iter().find(|(one, _)| *one == word).map_or_else(|| word.to_string(), |(_, key)| text((*key).to_string()));
    let chips = listed(&now).into_iter().enumerate().map(|(at, word)| {
        let place = place.clone();
        let label = name(&word);
        view! {
            <button type="button" class="chip chosen" aria-label=t!("box-edit-take-out", what = label.clone()) on:click=move |_| {
                let mut list = listed(&place.value());
                if at < list.len() { list.remove(at); }
                write(&place, list);
            }>{label}" ×"</button>
        }
    });
    let adders = words.iter().map(|(word, key)| {
        let place = place.clone();
        view! {
            <button type="button" class="chip" data-add=*word on:click=move |_| {
                let mut list = listed(&place.value());
                list.push((*word).to_string());
                write(&place, list);
            }>"+ "{text((*key).to_string())}</button>
        }
    });
    view! {
        <fieldset class="box-field wide" data-path=place.path.clone()><legend>{label}</legend>
            <div class="chips">{chips.collect_view()}</div><div class="chips add">{adders.collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// A text of letters, each with a name.
fn letters(place: Place, label: String, words: &'static [Word]) -> AnyView {
    let now = plain(&place.value());
    let selects = now.chars().enumerate().map(|(at, letter)| {
        let place = place.clone();
        let options = words.iter().map(|(word, key)| view! { <option value=*word selected=*word == letter.to_string()>{text((*key).to_string())}</option> }).collect_view();
        view! {
            <select aria-label=format!("{label} {}", at + 1) data-path=format!("{}:{at}", place.path) on:change=move |event| {
                let new = event_target_value(&event);
                let text: String = plain(&place.value()).chars().enumerate().map(|(n, old)| if n == at { new.clone() } else { old.to_string() }).collect();
                place.set(json!(text));
            }>{options}</select>
        }
    });
    let selects = selects.collect_view();
    view! { <fieldset class="box-field wide"><legend>{label.clone()}</legend><div class="row">{selects}</div></fieldset> }.into_any()
}

type Grid = Vec<Vec<String>>;

fn grid(value: &Value) -> Grid {
    let rows = value.as_array().map(Vec::as_slice).unwrap_or_default();
    rows.iter().map(|row| plain(row).split_whitespace().map(str::to_string).collect()).collect()
}

fn rows(grid: &Grid) -> Value {
    json!(grid.iter().map(|row| row.join(" ")).collect::<Vec<_>>())
}

/// A pattern: a grid of words.
fn shape(place: Place, label: String, words: &'static [Word]) -> AnyView {
    const MOST: usize = 5;
    let now = grid(&place.value());
    let cell = |r: usize, c: usize, word: &str| {
        let place = place.clone();
        let options = words
            .iter()
            .map(|(one, key)| view! { <option value=*one selected=*one == word>{text((*key).to_string())}</option> })
            .collect_view();
        view! {
            <select aria-label=format!("{label} {}/{}", r + 1, c + 1) data-path=format!("{}:{r}:{c}", place.path) on:change=move |event| {
                let mut grid = grid(&place.value());
                if let Some(cell) = grid.get_mut(r).and_then(|row| row.get_mut(c)) { *cell = event_target_value(&event); }
                place.set(rows(&grid));
            }><option value="." selected=word == ".">"·"</option>{options}</select>
        }
    };
    let lines = now.iter().enumerate().map(|(r, row)| {
        let cells = row.iter().enumerate().map(|(c, word)| cell(r, c, word)).collect_view();
        view! { <div class="row">{cells}</div> }
    });
    let lines = lines.collect_view();
    let size = |label: String, id: &'static str, change: fn(&mut Grid)| {
        let place = place.clone();
        view! { <button type="button" class="chip" data-size=id on:click=move |_| { let mut grid = grid(&place.value()); change(&mut grid); place.set(rows(&grid)); }>{label}</button> }
    };
    let more_rows = |grid: &mut Grid| {
        if let Some(row) = grid.first().map(|row| vec![".".to_string(); row.len()]).filter(|_| grid.len() < MOST) {
            grid.push(row);
        }
    };
    let fewer_rows = |grid: &mut Grid| {
        if grid.len() > 1 {
            grid.pop();
        }
    };
    let more_columns = |grid: &mut Grid| grid.iter_mut().filter(|row| row.len() < MOST).for_each(|row| row.push(".".into()));
    let fewer_columns = |grid: &mut Grid| grid.iter_mut().filter(|row| row.len() > 1).for_each(|row| _ = row.pop());
    view! {
        <fieldset class="box-field wide"><legend>{label.clone()}</legend>{lines}
            <div class="chips">
                {size(t!("box-edit-row-more"), "row-more", more_rows)}{size(t!("box-edit-row-less"), "row-less", fewer_rows)}
                {size(t!("box-edit-column-more"), "column-more", more_columns)}{size(t!("box-edit-column-less"), "column-less", fewer_columns)}
            </div>
        </fieldset>
    }
    .into_any()
}

fn numbers(place: Place, label: String, least: i32, most: i32) -> AnyView {
    let listed =
        |value: &Value| value.as_array().map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_i64).collect::<Vec<i64>>();
    let now = listed(&place.value());
    let boxes = (i64::from(least)..=i64::from(most)).map(|n| {
        let place = place.clone();
        view! {
            <label class="check"><input type="checkbox" data-number=n.to_string() prop:checked=now.contains(&n) on:change=move |event| {
                let mut list = listed(&place.value());
                list.retain(|one| *one != n);
                if event_target_checked(&event) { list.push(n); }
                list.sort_unstable();
                place.set(json!(list));
            }/>{n}</label>
        }
    });
    let boxes = boxes.collect_view();
    view! { <fieldset class="box-field wide"><legend>{label}</legend><div class="row">{boxes}</div></fieldset> }.into_any()
}

fn written(place: Place, label: String, most: usize) -> AnyView {
    let (path, first) = (place.path.clone(), plain(&place.value()));
    if most > 100 {
        let control = view! {
            <textarea rows="3" data-path=path maxlength=most.to_string() prop:value=first on:change=move |event| place.set(json!(event_target_value(&event).trim()))></textarea>
        };
        return labelled(label, control.into_any());
    }
    let control = view! {
        <input type="text" data-path=path maxlength=most.to_string() prop:value=first on:change=move |event| place.set(json!(event_target_value(&event).trim()))/>
    };
    labelled(label, control.into_any())
}

fn flag(place: Place, label: String) -> AnyView {
    let (path, now) = (place.path.clone(), place.value() == Value::Bool(true));
    view! {
        <label class="check box-field"><input type="checkbox" data-path=path prop:checked=now on:change=move |event| place.set(json!(event_target_checked(&event)))/>{label}</label>
    }
    .into_any()
}
