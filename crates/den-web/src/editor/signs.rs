//! Words as the signs that are printed: to choose one, to list several, and in patterns.

use den_core::form::Word;
use den_games::GameId;
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::JsCast;

use super::fields::{self, Label, Place, plain};
use super::picture::sign;
use crate::words::text;
use crate::{dom, t};

fn name_of(key: &str) -> String {
    text(key.to_string())
}

/// The sign of a word, or its name if it has none.
fn face(game: GameId, word: &str, name: &str) -> AnyView {
    match sign(game, word) {
        Some(sign) => view! { <span class="sign-art" aria-hidden="true" inner_html=sign></span> }.into_any(),
        None => view! { <span>{name.to_string()}</span> }.into_any(),
    }
}

/// One of these words, each a sign to click.
pub(super) fn one(
    place: &Place,
    label: Label,
    words: Vec<(Word, String)>,
    optional: bool,
    set: impl Fn(&str) + Clone + Send + Sync + 'static,
) -> AnyView {
    let now = place.watched();
    let name = place.path.clone();
    let choice = |word: &'static str, said: String, face: AnyView| {
        let (set, title) = (set.clone(), said.clone());
        view! {
            <label class="sign" title=title>
                <input type="radio" name=name.clone() value=word data-word=word aria-label=said prop:checked=move || plain(&now.get()) == word
                    on:change=move |_| set(word)/>{face}
            </label>
        }
        .into_any()
    };
    let mut choices = Vec::new();
    if optional {
        choices.push(choice("", "–".into(), view! { <span class="sign-art">"–"</span> }.into_any()));
    }
    let names: Vec<(&str, String)> = words.iter().map(|((word, key), _)| (*word, name_of(key))).collect();
    for (((word, key), sign), _) in words.into_iter().zip(&names) {
        choices.push(choice(word, name_of(key), view! { <span class="sign-art" aria-hidden="true" inner_html=sign></span> }.into_any()));
    }
    // Signs are small: the one that is chosen is named, too.
    let chosen = move || {
        let word = plain(&now.get());
        names.iter().find(|(one, _)| *one == word).map(|(_, name)| name.clone())
    };
    view! {
        <fieldset class="box-field signs" data-path=place.path.clone() aria-label=label.full><legend>{label.short}": "<b>{chosen}</b></legend>
            <div class="sign-row">{choices}</div>
        </fieldset>
    }
    .into_any()
}

fn words_in(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => items.iter().map(plain).collect(),
        Value::Null => Vec::new(),
        one => vec![plain(one)],
    }
}

/// A list of words: what is printed, in order, and below it what can be added. A click on something printed removes it.
pub(super) fn several(place: &Place, label: Label, words: &'static [Word], one_alone: bool) -> AnyView {
    let (now, game) = (place.watched(), place.state.game);
    let write = move |place: &Place, list: Vec<String>| {
        place.set(if one_alone && list.len() == 1 { json!(list[0]) } else { json!(list) });
    };
    let name = move |word: &str| words.iter().find(|(one, _)| *one == word).map_or_else(|| word.to_string(), |(_, key)| name_of(key));
    let of_chips = place.clone();
    let chips = move || {
        let chip = |(at, word): (usize, String)| {
            let place = of_chips.clone();
            let take_out = move |_| {
                let mut list = words_in(&place.value());
                if at < list.len() {
                    list.remove(at);
                }
                write(&place, list);
            };
            let what = t!("box-edit-take-out", what = name(&word));
            view! { <button type="button" class="chip chosen" aria-label=what.clone() title=what on:click=take_out>{face(game, &word, &name(&word))}</button> }
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
        let name = name_of(key);
        let what = t!("box-edit-put-in", what = name.clone());
        view! { <button type="button" class="chip" data-add=*word aria-label=what.clone() title=what on:click=add>{face(game, word, &name)}</button> }
    };
    let adders = words.iter().map(adder).collect_view();
    view! {
        <fieldset class="box-field wide" data-path=place.path.clone()><legend>{label.short}</legend>
            <div class="chips printed-row">{chips}</div><div class="chips add"><span aria-hidden="true">"+"</span>{adders}</div>
        </fieldset>
    }
    .into_any()
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

/// What stands for anything in a pattern.
const ANYTHING: &str = ".";

/// Squares with a sign each. A click on one opens the signs that can be there.
struct Squares {
    place: Place,
    words: &'static [Word],
    cells: Memo<Grid>,
    /// What the squares are called.
    label: String,
    /// The path of a square, with its number or, in a pattern, its row and column.
    path: fn(&str, usize, usize) -> String,
    write: fn(&Grid) -> Value,
    /// Whether a square may have any sign.
    anything: bool,
}

impl Squares {
    fn at(&self, r: usize, c: usize) -> Memo<String> {
        let cells = self.cells;
        Memo::new(move |_| cells.with(|cells| cells.get(r).and_then(|row| row.get(c)).cloned().unwrap_or_default()))
    }

    fn one(&self, r: usize, c: usize) -> AnyView {
        let (words, game, open) = (self.words, self.place.state.game, self.place.state.open);
        let (word, path) = (self.at(r, c), (self.path)(&self.place.path, r, c));
        let called = if self.anything { format!("{} {}/{}", self.label, r + 1, c + 1) } else { format!("{} {}", self.label, c + 1) };
        let name =
            move || words.iter().find(|(one, _)| word.with(|word| one == word)).map_or_else(|| "·".to_string(), |(_, key)| name_of(key));
        let (own, to, number) = (path.clone(), path.clone(), (!self.anything).then(|| view! { <small>{c + 1}</small> }));
        let toggle = move |_| {
            let close = open.with_untracked(|open| *open == to);
            open.set(if close { String::new() } else { to.clone() });
            // The keyboard goes on with the signs.
            dom::next_frame(focus_palette);
        };
        let face = move || if word.with(|word| word == ANYTHING) { ().into_any() } else { face(game, &word.get(), &name()) };
        view! {
            <button type="button" class="square" data-path=path aria-expanded=move || open.with(|open| *open == own).to_string()
                aria-label=move || t!("box-edit-mark", what = called.clone(), mark = name()) title=name on:click=toggle>{face}{number}</button>
        }
        .into_any()
    }

    /// The signs that can be in the open square.
    fn palette(&self, r: usize, c: usize) -> AnyView {
        let (open, cells, write, now) = (self.place.state.open, self.cells, self.write, self.at(r, c));
        let path = (self.path)(&self.place.path, r, c);
        let close = move |path: &str| {
            open.set(String::new());
            // The keyboard goes on where it was.
            fields::focus(path, false);
        };
        let choice = |(word, name): (&'static str, String)| {
            let (place, path) = (self.place.clone(), path.clone());
            let put = move |_| {
                let mut grid = cells.get_untracked();
                if let Some(cell) = grid.get_mut(r).and_then(|row| row.get_mut(c)) {
                    *cell = word.to_string();
                }
                place.set(write(&grid));
                close(&path);
            };
            let face = if word == ANYTHING {
                view! { <span class="sign-art">"·"</span> }.into_any()
            } else {
                face(self.place.state.game, word, &name)
            };
            view! {
                <button type="button" class="chip" data-word=word aria-pressed=move || now.with(|now| now == word).to_string() aria-label=name.clone() title=name
                    on:click=put>{face}</button>
            }
        };
        let anything = self.anything.then(|| (ANYTHING, "·".to_string()));
        let choices = anything.into_iter().chain(self.words.iter().map(|(word, key)| (*word, name_of(key)))).map(choice).collect_view();
        let escape = move |event: web_sys::KeyboardEvent| {
            if event.key() == "Escape" {
                close(&path);
            }
        };
        view! { <div class="chips palette" role="group" aria-label=self.label.clone() on:keydown=escape>{choices}</div> }.into_any()
    }

    /// The squares and, below them, the signs for the one that is open.
    fn view(self, row_class: &'static str) -> AnyView {
        let (cells, open) = (self.cells, self.place.state.open);
        // The squares are rebuilt when there are more or fewer, not when one changes.
        let sizes = Memo::new(move |_| cells.with(|cells| cells.iter().map(Vec::len).collect::<Vec<_>>()));
        let squares = StoredValue::new(self);
        let lines = move || {
            let line = |(r, wide): (usize, usize)| {
                let row = (0..wide).map(|c| squares.with_value(|squares| squares.one(r, c))).collect_view();
                view! { <div class=row_class>{row}</div> }
            };
            sizes.get().into_iter().enumerate().map(line).collect_view()
        };
        let is_open = Memo::new(move |_| {
            let places = sizes.get().into_iter().enumerate().flat_map(|(r, wide)| (0..wide).map(move |c| (r, c))).collect::<Vec<_>>();
            let path_of = |r, c| squares.with_value(|squares| (squares.path)(&squares.place.path, r, c));
            open.with(|open| places.into_iter().find(|(r, c)| path_of(*r, *c) == *open))
        });
        let palette = move || is_open.get().map(|(r, c)| squares.with_value(|squares| squares.palette(r, c)));
        view! { <div class="squares">{lines}</div>{palette} }.into_any()
    }
}

fn focus_palette() {
    let find = |selector: &str| dom::document().query_selector(selector).ok().flatten();
    let sign = find(".palette [aria-pressed=true]").or_else(|| find(".palette button"));
    if let Some(sign) = sign.and_then(|sign| sign.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = sign.focus();
    }
}

/// A text of letters, each with a sign: the terrains of a tile, wolves in a row.
pub(super) fn letters(place: Place, label: Label, words: &'static [Word]) -> AnyView {
    let now = place.watched();
    let cells = Memo::new(move |_| vec![plain(&now.get()).chars().map(String::from).collect::<Vec<_>>()]);
    let squares = Squares {
        place,
        words,
        cells,
        label: label.full,
        path: |path, _, c| format!("{path}:{c}"),
        write: |grid| json!(grid.concat().concat()),
        anything: false,
    };
    view! { <fieldset class="box-field wide letters"><legend>{label.short}</legend>{squares.view("square-row")}</fieldset> }.into_any()
}

/// A pattern: a grid of words.
pub(super) fn shape(place: Place, label: Label, words: &'static [Word]) -> AnyView {
    let now = place.watched();
    let size = |label: String, id: &'static str, change: fn(&mut Grid)| {
        let place = place.clone();
        let resize = move |_| {
            let mut cells = grid(&place.value());
            change(&mut cells);
            place.state.open.set(String::new());
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
    let squares = Squares {
        place,
        words,
        cells: Memo::new(move |_| grid(&now.get())),
        label: label.full,
        path: |path, r, c| format!("{path}:{r}:{c}"),
        write: rows,
        anything: true,
    };
    view! {
        <fieldset class="box-field wide pattern"><legend>{label.short}</legend>{squares.view("square-row joined")}<div class="chips">{sizes.into_iter().collect_view()}</div></fieldset>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

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
