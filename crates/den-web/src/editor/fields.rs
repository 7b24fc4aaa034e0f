//! The control of a field, by what it may contain.

use den_core::Mark;
use den_core::form::{Field, Kind, Word};
use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::state::State;
use crate::t;
use crate::words::{say, text};

/// A word, its text, and the figures that come with it.
type Variant = (&'static str, &'static str, &'static str);

/// The field with its label and the mark of its figure.
pub(super) fn field(state: State, field: &Field) -> AnyView {
    let label = say(&field.label, &[]);
    let place = Place { state, path: field.path.clone() };
    let control = control(place.clone(), label.clone(), field);
    match field.kind {
        Kind::Fixed => ().into_any(),
        Kind::List(_) | Kind::Part(_) => control,
        _ => view! { <div class="box-figure">{control}{mark(&place, label)}</div> }.into_any(),
    }
}

/// Where a figure comes from; a click says that it matches the box, or no longer. A figure that is left out comes from nowhere.
fn mark(place: &Place, label: String) -> AnyView {
    let (state, path, now) = (place.state, place.path.clone(), place.watched());
    let mark = Memo::new({
        let path = path.clone();
        move |_| state.mark_of(&path)
    });
    let about = path.clone();
    let toggle = move |_| state.set_mark(&path, mark.get_untracked() != Mark::Box);
    view! {
        <button type="button" class=move || format!("mark-chip {}", mark.get().word()) data-mark=about hidden=move || now.get().is_null()
            aria-pressed=move || (mark.get() == Mark::Box).to_string() aria-label=move || t!("box-edit-mark", what = label.clone(), mark = super::mark_text(mark.get()))
            on:click=toggle>{move || super::mark_text(mark.get())}</button>
    }
    .into_any()
}

/// The control of a field, with its label.
fn control(place: Place, label: String, field: &Field) -> AnyView {
    match field.kind {
        Kind::Number(least, most, _) => number(place, label, least, most, field.optional),
        Kind::Word(words) => choose(place, label, words, field.optional),
        Kind::Variant(variants) => variant(place, label, variants),
        Kind::Words(words) => several(&place, label, words, false),
        Kind::OneOrMore(words) => several(&place, label, words, true),
        Kind::Letters(words) => letters(&place, label, words),
        Kind::Shape(words) => shape(&place, label, words),
        Kind::Numbers(least, most) => numbers(&place, label, least, most),
        Kind::Text(most) => written(place, label, most, field.optional),
        Kind::Flag => flag(place, label),
        Kind::List(new) => entries(&place, label, new),
        Kind::Part(new) => part(place, label, new),
        Kind::Fixed => ().into_any(),
    }
}

/// Where a field is.
#[derive(Clone)]
struct Place {
    state: State,
    path: String,
}

impl Place {
    fn value(&self) -> Value {
        self.state.pack.with_untracked(|pack| pack.figures.pointer(&self.path).cloned()).unwrap_or(Value::Null)
    }

    /// The value as it changes, also by undoing.
    fn watched(&self) -> Memo<Value> {
        let (state, path) = (self.state, self.path.clone());
        Memo::new(move |_| state.pack.with(|pack| pack.figures.pointer(&path).cloned()).unwrap_or(Value::Null))
    }

    fn set(&self, value: Value) {
        self.state.set(&self.path, value);
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| if value.is_null() { String::new() } else { value.to_string() }, str::to_string)
}

fn labelled(label: String, control: AnyView) -> AnyView {
    view! { <label class="box-field"><span>{label}</span>{control}</label> }.into_any()
}

fn number(place: Place, label: String, least: i32, most: i32, optional: bool) -> AnyView {
    let (path, now) = (place.path.clone(), place.watched());
    let typed = move |text: String| match text.trim().parse::<i32>() {
        Ok(n) => place.set(json!(n)),
        Err(_) if text.trim().is_empty() && optional => place.state.leave_out(&place.path),
        // While a number is being typed, the last one counts.
        Err(_) => {}
    };
    let control = view! {
        <input type="number" inputmode="numeric" data-path=path min=least.to_string() max=most.to_string()
            prop:value=move || plain(&now.get()) on:input=move |event| typed(event_target_value(&event))/>
    };
    labelled(label, control.into_any())
}

/// A word in a list to choose from.
fn word_option(word: &'static str, key: &'static str, now: impl Fn() -> String + Send + 'static) -> AnyView {
    view! { <option value=word prop:selected=move || now() == word>{text(key.to_string())}</option> }.into_any()
}

/// A list to choose one word from.
fn choose(place: Place, label: String, words: &'static [Word], optional: bool) -> AnyView {
    let (path, now) = (place.path.clone(), place.watched());
    let nothing = optional.then(|| view! { <option value="" prop:selected=move || now.get().is_null()>"–"</option> });
    let options = words.iter().map(|(word, key)| word_option(word, key, move || plain(&now.get()))).collect_view();
    let chosen = move |word: String| if word.is_empty() { place.state.leave_out(&place.path) } else { place.set(json!(word)) };
    let control = view! { <select data-path=path on:change=move |event| chosen(event_target_value(&event))>{nothing}{options}</select> };
    labelled(label, control.into_any())
}

/// A word that brings other figures along.
fn variant(place: Place, label: String, variants: &'static [Variant]) -> AnyView {
    let (path, now) = (place.path.clone(), place.watched());
    let options = variants.iter().map(|(word, key, _)| word_option(word, key, move || plain(&now.get()))).collect_view();
    let chosen = move |word: String| {
        let Some((word, _, template)) = variants.iter().find(|(one, _, _)| *one == word) else { return };
        let Ok(Value::Object(brings)) = serde_json::from_str::<Value>(template) else { return };
        let Some((parent, key)) = place.path.rsplit_once('/') else { return };
        let old = place.state.pack.with_untracked(|pack| pack.figures.pointer(parent).cloned());
        if let Some(Value::Object(old)) = old {
            place.state.put(parent, &place.path, Value::Object(become_variant(&old, key, word, brings, variants)));
        }
    };
    let control = view! { <select data-path=path on:change=move |event| chosen(event_target_value(&event))>{options}</select> };
    labelled(label, control.into_any())
}

/// The object with the figures of another variant: those of the old one go.
fn become_variant(old: &Map<String, Value>, key: &str, word: &str, brings: Map<String, Value>, variants: &[Variant]) -> Map<String, Value> {
    let of_variants = |name: &String| variants.iter().any(|(_, _, template)| template.contains(&format!("\"{name}\"")));
    let mut new: Map<String, Value> =
        old.iter().filter(|(name, _)| !of_variants(name)).map(|(name, value)| (name.clone(), value.clone())).collect();
    new.insert(key.to_string(), json!(word));
    for (name, value) in brings {
        // What both variants have stays.
        let kept = old.get(&name).filter(|kept| kept.is_number() == value.is_number() && kept.is_array() == value.is_array());
        let value = kept.cloned().unwrap_or(value);
        new.insert(name, value);
    }
    new
}

fn words_in(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => items.iter().map(plain).collect(),
        one => vec![plain(one)],
    }
}

/// A list of words: click to add, click a chip to remove it.
fn several(place: &Place, label: String, words: &'static [Word], one_alone: bool) -> AnyView {
    let now = place.watched();
    let write = move |place: &Place, list: Vec<String>| {
        place.set(if one_alone && list.len() == 1 { json!(list[0]) } else { json!(list) });
    };
    let name =
        move |word: &str| words.iter().find(|(one, _)| *one == word).map_or_else(|| word.to_string(), |(_, key)| text((*key).to_string()));
    let of_chips = place.clone();
    let chips = move || {
        let chip = |(at, word): (usize, String)| {
            let place = of_chips.clone();
            let label = name(&word);
            let take_out = move |_| {
                let mut list = words_in(&place.value());
                if at < list.len() {
                    list.remove(at);
                }
                write(&place, list);
            };
            let what = t!("box-edit-take-out", what = label.clone());
            view! { <button type="button" class="chip chosen" aria-label=what on:click=take_out>{label}" ×"</button> }
        };
        words_in(&now.get()).into_iter().enumerate().map(chip).collect_view()
    };
    let adder = |(word, key): &'static Word| {
        let place = place.clone();
        let add = move |_| {
            let mut list = words_in(&place.value());
            list.push((*word).to_string());
            write(&place, list);
        };
        view! { <button type="button" class="chip" data-add=*word on:click=add>"+ "{text((*key).to_string())}</button> }
    };
    let adders = words.iter().map(adder).collect_view();
    view! {
        <fieldset class="box-field wide" data-path=place.path.clone()><legend>{label}</legend>
            <div class="chips">{chips}</div><div class="chips add">{adders}</div>
        </fieldset>
    }
    .into_any()
}

/// A text of letters, each with a name.
fn letters(place: &Place, label: String, words: &'static [Word]) -> AnyView {
    let now = place.watched();
    let count = plain(&place.value()).chars().count();
    let select = |at: usize| {
        let letter = move || plain(&now.get()).chars().nth(at).map(String::from).unwrap_or_default();
        let options = words.iter().map(|(word, key)| word_option(word, key, letter)).collect_view();
        let (name, path) = (format!("{label} {}", at + 1), format!("{}:{at}", place.path));
        let place = place.clone();
        let chosen = move |new: String| {
            let old = plain(&place.value());
            let letters = old.chars().enumerate().map(|(n, old)| if n == at { new.clone() } else { old.to_string() });
            place.set(json!(letters.collect::<String>()));
        };
        view! { <select aria-label=name data-path=path on:change=move |event| chosen(event_target_value(&event))>{options}</select> }
    };
    let selects = (0..count).map(select).collect_view();
    view! { <fieldset class="box-field wide"><legend>{label}</legend><div class="row">{selects}</div></fieldset> }.into_any()
}

type Grid = Vec<Vec<String>>;

/// The most rows and columns of a pattern.
const MAX_SIDE: usize = 5;

fn grid(value: &Value) -> Grid {
    let rows = value.as_array().map(Vec::as_slice).unwrap_or_default();
    rows.iter().map(|row| plain(row).split_whitespace().map(str::to_string).collect()).collect()
}

fn rows(grid: &Grid) -> Value {
    json!(grid.iter().map(|row| row.join(" ")).collect::<Vec<_>>())
}

fn more_rows(grid: &mut Grid) {
    if let Some(width) = grid.first().map(Vec::len).filter(|_| grid.len() < MAX_SIDE) {
        grid.push(vec![".".to_string(); width]);
    }
}

fn fewer_rows(grid: &mut Grid) {
    if grid.len() > 1 {
        grid.pop();
    }
}

fn more_columns(grid: &mut Grid) {
    grid.iter_mut().filter(|row| row.len() < MAX_SIDE).for_each(|row| row.push(".".into()));
}

fn fewer_columns(grid: &mut Grid) {
    grid.iter_mut().filter(|row| row.len() > 1).for_each(|row| row.truncate(row.len() - 1));
}

/// A pattern: a grid of words.
fn shape(place: &Place, label: String, words: &'static [Word]) -> AnyView {
    let now = place.watched();
    // The grid is rebuilt when its size changes.
    let sides = Memo::new(move |_| {
        let grid = grid(&now.get());
        (grid.len(), grid.iter().map(Vec::len).max().unwrap_or(0))
    });
    let (of_cells, name) = (place.clone(), label.clone());
    let cell = move |r: usize, c: usize| {
        let word = move || grid(&now.get()).get(r).and_then(|row| row.get(c)).cloned().unwrap_or_default();
        let options = words.iter().map(|(one, key)| word_option(one, key, word)).collect_view();
        let (label, path) = (format!("{name} {}/{}", r + 1, c + 1), format!("{}:{r}:{c}", of_cells.path));
        let place = of_cells.clone();
        let chosen = move |new: String| {
            let mut cells = grid(&place.value());
            if let Some(cell) = cells.get_mut(r).and_then(|row| row.get_mut(c)) {
                *cell = new;
            }
            place.set(rows(&cells));
        };
        view! {
            <select aria-label=label data-path=path on:change=move |event| chosen(event_target_value(&event))>
                <option value="." prop:selected=move || word() == ".">"·"</option>{options}
            </select>
        }
    };
    let lines = move || {
        let (high, wide) = sides.get();
        let line = |r: usize| {
            let cells = (0..wide).map(|c| cell(r, c)).collect_view();
            view! { <div class="row">{cells}</div> }
        };
        (0..high).map(line).collect_view()
    };
    let size = |label: String, id: &'static str, change: fn(&mut Grid)| {
        let place = place.clone();
        let resize = move |_| {
            let mut cells = grid(&place.value());
            change(&mut cells);
            place.set(rows(&cells));
        };
        view! { <button type="button" class="chip" data-size=id on:click=resize>{label}</button> }.into_any()
    };
    let sizes = [
        size(t!("box-edit-row-more"), "row-more", more_rows),
        size(t!("box-edit-row-less"), "row-less", fewer_rows),
        size(t!("box-edit-column-more"), "column-more", more_columns),
        size(t!("box-edit-column-less"), "column-less", fewer_columns),
    ];
    view! { <fieldset class="box-field wide"><legend>{label}</legend>{lines}<div class="chips">{sizes.into_iter().collect_view()}</div></fieldset> }
        .into_any()
}

fn numbers_in(value: &Value) -> Vec<i64> {
    value.as_array().map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_i64).collect()
}

/// A list of numbers, each with a checkbox.
fn numbers(place: &Place, label: String, least: i32, most: i32) -> AnyView {
    let now = place.watched();
    let one = |n: i64| {
        let (place, path) = (place.clone(), format!("{}:{n}", place.path));
        let chosen = move |is: bool| {
            let mut list = numbers_in(&place.value());
            list.retain(|one| *one != n);
            if is {
                list.push(n);
            }
            list.sort_unstable();
            place.set(json!(list));
        };
        view! {
            <label class="check"><input type="checkbox" data-path=path data-number=n.to_string() prop:checked=move || numbers_in(&now.get()).contains(&n)
                on:change=move |event| chosen(event_target_checked(&event))/>{n.to_string()}</label>
        }
    };
    let boxes = (i64::from(least)..=i64::from(most)).map(one).collect_view();
    view! { <fieldset class="box-field wide"><legend>{label}</legend><div class="row">{boxes}</div></fieldset> }.into_any()
}

fn written(place: Place, label: String, most: usize, optional: bool) -> AnyView {
    let (path, now, most_text) = (place.path.clone(), place.watched(), most.to_string());
    let typed = move |text: String| match text.trim() {
        "" if optional => place.state.leave_out(&place.path),
        text => place.set(json!(text)),
    };
    let control = if most > 100 {
        view! {
            <textarea rows="3" data-path=path maxlength=most_text prop:value=move || plain(&now.get())
                on:change=move |event| typed(event_target_value(&event))></textarea>
        }
        .into_any()
    } else {
        view! {
            <input type="text" data-path=path maxlength=most_text prop:value=move || plain(&now.get())
                on:change=move |event| typed(event_target_value(&event))/>
        }
        .into_any()
    };
    labelled(label, control)
}

fn flag(place: Place, label: String) -> AnyView {
    let (path, now) = (place.path.clone(), place.watched());
    let chosen = move |is: bool| place.set(json!(is));
    view! {
        <label class="check box-field"><input type="checkbox" data-path=path prop:checked=move || now.get() == Value::Bool(true)
            on:change=move |event| chosen(event_target_checked(&event))/>{label}</label>
    }
    .into_any()
}

/// A list whose entries have fields of their own: how many there are.
fn entries(place: &Place, label: String, new: &'static str) -> AnyView {
    let now = place.watched();
    let count = move || now.get().as_array().map_or(0, Vec::len);
    let more = {
        let place = place.clone();
        move |_| {
            let mut list = place.value().as_array().cloned().unwrap_or_default();
            list.extend(serde_json::from_str::<Value>(new));
            place.state.prepare(&place.path, json!(list));
        }
    };
    let fewer = {
        let place = place.clone();
        move |_| {
            let mut list = place.value().as_array().cloned().unwrap_or_default();
            list.pop();
            if list.is_empty() { place.state.leave_out(&place.path) } else { place.state.prepare(&place.path, json!(list)) }
        }
    };
    view! {
        <fieldset class="box-field wide" data-path=place.path.clone()><legend>{label}</legend><div class="chips">
            <span>{move || t!("box-edit-entries", n = count())}</span>
            <button type="button" class="chip" data-size="more" on:click=more>{t!("box-edit-add")}</button>
            <button type="button" class="chip" data-size="less" disabled=move || count() == 0 on:click=fewer>{t!("box-edit-remove")}</button>
        </div></fieldset>
    }
    .into_any()
}

/// Figures that a box may have or not.
fn part(place: Place, label: String, new: &'static str) -> AnyView {
    let (path, now) = (place.path.clone(), place.watched());
    let chosen = move |is: bool| match serde_json::from_str::<Value>(new) {
        Ok(new) if is => place.state.prepare(&place.path, new),
        _ => place.state.leave_out(&place.path),
    };
    view! {
        <label class="check box-field"><input type="checkbox" data-path=path prop:checked=move || !now.get().is_null()
            on:change=move |event| chosen(event_target_checked(&event))/>{label}</label>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_variant_brings_its_figures_and_keeps_what_both_have() {
        const VARIANTS: &[Variant] =
            &[("arrow", "a", r#"{"symbol": "forest"}"#), ("pair", "p", r#"{"symbols": ["robyn", "mebh"], "arrows": false}"#)];
        let Value::Object(old) = json!({"number": 3, "kind": "arrow", "symbol": "town", "points": 2}) else { panic!() };
        let become_it = |word: &str, template: &str| {
            let Ok(Value::Object(brings)) = serde_json::from_str(template) else { panic!() };
            Value::Object(become_variant(&old, "kind", word, brings, VARIANTS))
        };
        let pair = json!({"number": 3, "kind": "pair", "symbols": ["robyn", "mebh"], "arrows": false, "points": 2});
        assert_eq!(become_it("pair", VARIANTS[1].2), pair);
        assert_eq!(become_it("arrow", VARIANTS[0].2)["symbol"], "town");
    }

    #[test]
    fn a_grid_grows_and_shrinks() {
        let mut cells = grid(&json!(["forest .", ". town"]));
        more_rows(&mut cells);
        more_columns(&mut cells);
        assert_eq!(rows(&cells), json!(["forest . .", ". town .", ". . ."]));
        (0..9).for_each(|_| more_rows(&mut cells));
        assert_eq!(cells.len(), MAX_SIDE);
        (0..9).for_each(|_| fewer_rows(&mut cells));
        (0..9).for_each(|_| fewer_columns(&mut cells));
        assert_eq!(rows(&cells), json!(["forest"]));
    }
}
