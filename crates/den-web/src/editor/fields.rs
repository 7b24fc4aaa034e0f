//! The fields of an item: in rows, as they are printed, each with the mark of its figure.

use den_core::Mark;
use den_core::form::{Field, Item, Kind, Word};
use leptos::prelude::*;
use serde_json::{Map, Value, json};
use wasm_bindgen::JsCast;

use super::state::State;
use super::{numbers, picture, signs};
use crate::words::{say, text};
use crate::{dom, t};

/// A word, its text, and the figures that come with it.
pub(super) type Variant = (&'static str, &'static str, &'static str);

/// What a field is called: in full, and beside fields with the same beginning.
#[derive(Clone)]
pub(super) struct Label {
    pub(super) full: String,
    pub(super) short: String,
}

/// All fields of an item. Figures that belong together, such as the places of a track or one side of a card, are in one row.
pub(super) fn all(state: State, item: &Item) -> AnyView {
    let mut rows: Vec<(String, Vec<&Field>)> = Vec::new();
    for field in item.fields.iter().filter(|field| field.kind != Kind::Fixed) {
        let of = row_of(&field.key);
        match rows.last_mut().filter(|(last, _)| *last == of) {
            Some((_, fields)) => fields.push(field),
            None => rows.push((of, vec![field])),
        }
    }
    let legend = rows.iter().any(|(of, _)| !of.is_empty()).then(legend);
    let rows = rows.into_iter().map(|(of, fields)| row(state, &of, &fields)).collect_view();
    view! { {rows}{legend} }.into_any()
}

/// What the signs of the marks in rows mean.
fn legend() -> AnyView {
    let one = |mark: Mark| view! { <span><span class=format!("mark-chip {}", mark.word())>{mark_sign(mark)}</span>{super::mark_text(mark)}</span> };
    let marks = [Mark::Box, Mark::Rulebook, Mark::Adaptation, Mark::Reconstructed].map(one);
    view! { <p class="mark-legend" aria-hidden="true">{marks.into_iter().collect_view()}</p> }.into_any()
}

/// The row of a field, by its place in the item: `/den_points/3` is in `den_points`, `/slots/0/at/1` in `slots/0`. What is directly in the item is
/// in no row.
fn row_of(key: &str) -> String {
    let above = key.rsplit_once('/').map_or("", |(above, _)| above);
    above.split('/').skip(1).take(2).collect::<Vec<_>>().join("/")
}

fn row(state: State, of: &str, fields: &[&Field]) -> AnyView {
    let labels: Vec<String> = fields.iter().map(|field| say(&field.label, &[])).collect();
    if of.is_empty() {
        let one = |(field, label): (&&Field, String)| self::field(state, field, Label { short: label.clone(), full: label });
        return view! { <div class="box-loose">{fields.iter().zip(labels).map(one).collect_view()}</div> }.into_any();
    }
    let (heading, short) = in_common(&labels);
    let one = |((field, full), short): ((&&Field, String), String)| self::field(state, field, Label { full, short });
    let fields = fields.iter().zip(labels).zip(short).map(one).collect_view();
    let sign = picture::row_sign(state.game, of).map(|sign| view! { <span class="row-sign" aria-hidden="true" inner_html=sign></span> });
    let group = of.split('/').next().unwrap_or_default().to_string();
    let title = heading.clone();
    let shown = (!heading.is_empty()).then(|| view! { <h3>{sign}{heading}</h3> });
    view! { <div class="box-row" role="group" aria-label=title data-row=group>{shown}<div class="row-figures">{fields}</div></div> }
        .into_any()
}

/// Whether a label is only a number.
pub(super) fn is_number(label: &str) -> bool {
    label.chars().all(|c| c.is_ascii_digit())
}

/// What labels have in common, and what is left of each: "Den track, place 1" and "Den track, place 2" become "Den track" with 1 and 2.
fn in_common(labels: &[String]) -> (String, Vec<String>) {
    let all: Vec<Vec<char>> = labels.iter().map(|label| label.chars().collect()).collect();
    let shortest = all.iter().map(Vec::len).min().unwrap_or(0);
    let same = |get: &dyn Fn(&Vec<char>) -> char| all.iter().all(|label| get(label) == get(&all[0]));
    let apart = || (String::new(), labels.to_vec());
    if all.len() < 2 {
        return apart();
    }
    // Only whole words are in common.
    let is_letter = |at: Option<&char>| at.is_some_and(|c| c.is_alphanumeric());
    let mut start = (0..shortest).take_while(|n| same(&|label| label[*n])).count();
    while start > 0 && is_letter(all[0].get(start - 1)) && all.iter().any(|label| is_letter(label.get(start))) {
        start -= 1;
    }
    let mut end = (0..shortest - start).take_while(|n| same(&|label| label[label.len() - 1 - n])).count();
    let before = |label: &Vec<char>, end: usize| (label.len() - end).checked_sub(1).is_some_and(|at| is_letter(label.get(at)));
    while end > 0 && is_letter(all[0].get(all[0].len() - end)) && all.iter().any(|label| before(label, end)) {
        end -= 1;
    }
    let is_between = |c: char| c.is_whitespace() || ",:(".contains(c);
    let left = |label: &Vec<char>| label[start..label.len() - end].iter().collect::<String>().trim_start_matches(is_between).to_string();
    let rest: Vec<String> = all.iter().map(left).collect();
    if start == 0 || rest.iter().any(|rest| rest.trim().is_empty()) {
        return apart();
    }
    let (begins, ends): (String, String) = (all[0][..start].iter().collect(), all[0][all[0].len() - end..].iter().collect());
    // Beside numbers, what they count goes without saying.
    let counted = ends.is_empty() && rest.iter().all(|rest| is_number(rest));
    let begins = begins.rsplit_once(',').filter(|_| counted).map_or(begins.as_str(), |(begins, _)| begins);
    (format!("{}{ends}", begins.trim_end_matches(is_between)), rest)
}

/// Moves the focus to the control of the figure at a path, and opens it if it can be open.
pub(super) fn focus(path: &str, open: bool) {
    let quoted = path.replace(['\\', '"'], "");
    let Ok(Some(field)) = dom::document().query_selector(&format!(".box-fields [data-path=\"{quoted}\"]")) else { return };
    let inside = || field.query_selector("input:checked, button, input").ok().flatten();
    let control = if field.tag_name() == "FIELDSET" { inside().unwrap_or_else(|| field.clone()) } else { field.clone() };
    if let Ok(control) = control.dyn_into::<web_sys::HtmlElement>() {
        let _ = control.focus();
        // What can be in a square is shown at once.
        if open && control.class_list().contains("square") {
            control.click();
        }
        if let Some(input) = control.dyn_ref::<web_sys::HtmlInputElement>().filter(|input| input.type_() == "number") {
            input.select();
        }
    }
}

/// The field with its label and the mark of its figure.
fn field(state: State, field: &Field, label: Label) -> AnyView {
    let place = Place { state, path: field.path.clone() };
    let full = label.full.clone();
    let control = control(place.clone(), label, field);
    match field.kind {
        Kind::Fixed => ().into_any(),
        Kind::List(_) | Kind::Part(_) => control,
        _ => view! { <div class="box-figure">{control}{mark(&place, full)}</div> }.into_any(),
    }
}

/// The sign of a mark where there is no room for its word.
fn mark_sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Box => "✓",
        Mark::Rulebook => "§",
        Mark::Adaptation => "≈",
        Mark::Reconstructed => "?",
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
        <button type="button" class="mark-button" data-mark=about hidden=move || now.get().is_null() title=move || super::mark_text(mark.get())
            aria-pressed=move || (mark.get() == Mark::Box).to_string() aria-label=move || t!("box-edit-mark", what = label.clone(), mark = super::mark_text(mark.get()))
            on:click=toggle><span class=move || format!("mark-chip {}", mark.get().word())>
                <span class="mark-sign">{move || mark_sign(mark.get())}</span><span class="mark-word">{move || super::mark_text(mark.get())}</span></span></button>
    }
    .into_any()
}

/// The control of a field, with its label.
fn control(place: Place, label: Label, field: &Field) -> AnyView {
    match field.kind {
        Kind::Number(least, most, _) => numbers::number(place, &label, least, most, field.optional),
        Kind::Word(words) => word(place, label, words, field.optional),
        Kind::Variant(variants) => variant(place, label, variants),
        Kind::Words(words) => signs::several(&place, label, words, false),
        Kind::OneOrMore(words) => signs::several(&place, label, words, true),
        Kind::Letters(words) => signs::letters(place, label, words),
        Kind::Shape(words) => signs::shape(place, label, words),
        Kind::Numbers(least, most) => numbers::several(&place, label.short, least, most),
        Kind::Text(most) => written(place, label.short, most, field.optional),
        Kind::Flag => flag(place, label.short),
        Kind::List(new) => entries(&place, label.short, new),
        Kind::Part(new) => part(place, label.short, new),
        Kind::Fixed => ().into_any(),
    }
}

/// Where a field is.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) state: State,
    pub(super) path: String,
}

impl Place {
    pub(super) fn value(&self) -> Value {
        self.state.pack.with_untracked(|pack| pack.figures.pointer(&self.path).cloned()).unwrap_or(Value::Null)
    }

    /// The value as it changes, also by undoing.
    pub(super) fn watched(&self) -> Memo<Value> {
        let (state, path) = (self.state, self.path.clone());
        Memo::new(move |_| state.pack.with(|pack| pack.figures.pointer(&path).cloned()).unwrap_or(Value::Null))
    }

    pub(super) fn set(&self, value: Value) {
        self.state.set(&self.path, value);
    }
}

pub(super) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| if value.is_null() { String::new() } else { value.to_string() }, str::to_string)
}

fn labelled(label: String, control: AnyView) -> AnyView {
    view! { <label class="box-field"><span>{label}</span>{control}</label> }.into_any()
}

/// A word in a list to choose from.
fn word_option(word: &'static str, key: &'static str, now: impl Fn() -> String + Send + 'static) -> AnyView {
    view! { <option value=word prop:selected=move || now() == word>{text(key.to_string())}</option> }.into_any()
}

/// One word: as signs to choose from if the game has them, otherwise as a list.
fn word(place: Place, label: Label, words: &'static [Word], optional: bool) -> AnyView {
    let choices = words.iter().map(|(word, key)| (*word, *key)).collect();
    let set = {
        let place = place.clone();
        move |word: &str| if word.is_empty() { place.state.leave_out(&place.path) } else { place.set(json!(word)) }
    };
    one_of(place, label, choices, optional, set)
}

/// A word that brings other figures along.
fn variant(place: Place, label: Label, variants: &'static [Variant]) -> AnyView {
    let choices = variants.iter().map(|(word, key, _)| (*word, *key)).collect();
    let set = {
        let place = place.clone();
        move |word: &str| {
            let Some((word, _, template)) = variants.iter().find(|(one, _, _)| *one == word) else { return };
            let Ok(Value::Object(brings)) = serde_json::from_str::<Value>(template) else { return };
            let Some((parent, key)) = place.path.rsplit_once('/') else { return };
            let old = place.state.pack.with_untracked(|pack| pack.figures.pointer(parent).cloned());
            if let Some(Value::Object(old)) = old {
                place.state.put(parent, &place.path, Value::Object(become_variant(&old, key, word, brings, variants)));
            }
        }
    };
    one_of(place, label, choices, false, set)
}

/// One of these words, as signs or as a list.
fn one_of(place: Place, label: Label, words: Vec<Word>, optional: bool, set: impl Fn(&str) + Clone + Send + Sync + 'static) -> AnyView {
    let signs: Option<Vec<String>> = words.iter().map(|(word, _)| picture::sign(place.state.game, word)).collect();
    if let Some(signs) = signs {
        return signs::one(&place, label, words.into_iter().zip(signs).collect(), optional, set);
    }
    let (path, now) = (place.path.clone(), place.watched());
    let nothing = optional.then(|| view! { <option value="" prop:selected=move || now.get().is_null()>"–"</option> });
    let options = words.into_iter().map(|(word, key)| word_option(word, key, move || plain(&now.get()))).collect_view();
    let control = view! { <select data-path=path on:change=move |event| set(&event_target_value(&event))>{nothing}{options}</select> };
    labelled(label.short, control.into_any())
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
    fn what_labels_have_in_common_is_said_once() {
        let split = |labels: &[&str]| in_common(&labels.iter().map(ToString::to_string).collect::<Vec<_>>());
        let of = |heading: &str, rest: &[&str]| (heading.to_string(), rest.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(split(&["Den track, place 1", "Den track, place 12"]), of("Den track", &["1", "12"]));
        assert_eq!(split(&["Seat 1, four players", "Seat 2, four players"]), of("Seat, four players", &["1", "2"]));
        assert_eq!(split(&["Slots per side: swamp", "Slots per side: steppe"]), of("Slots per side", &["swamp", "steppe"]));
        assert_eq!(split(&["Cases\u{a0}: marais", "Cases\u{a0}: désert"]), of("Cases", &["marais", "désert"]));
        let tile = ["Tile 1, coordinate 1", "Tile 1, coordinate 2", "Tile 1 is turned"];
        assert_eq!(split(&tile), of("Tile 1", &["coordinate 1", "coordinate 2", "is turned"]));
        assert_eq!(split(&["Slot 1", "Slot 11"]), of("Slot", &["1", "11"]));
        assert_eq!(split(&["Animal", "Move", "Target"]), of("", &["Animal", "Move", "Target"]));
        assert_eq!(split(&["Alone"]), of("", &["Alone"]));
    }

    #[test]
    fn figures_of_one_list_or_side_are_in_one_row() {
        assert_eq!(row_of("/title"), "");
        assert_eq!(row_of("/den_points/3"), "den_points");
        assert_eq!(row_of("/front/move"), "front");
        assert_eq!(row_of("/slots/0/at/1"), "slots/0");
        assert_eq!(row_of("/attributes/spread/2"), "attributes/spread");
    }

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
}
