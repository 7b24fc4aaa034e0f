//! The items of a section as they lie in the box: each with its picture, its name and its mark.

use den_core::form::Item;
use den_core::{Mark, Message};
use leptos::prelude::*;

use super::mark_text;
use super::picture::{Artist, Size};
use super::state::State;
use crate::t;
use crate::words::say;

/// From this many items on, they are laid out as cards side by side.
const MANY: usize = 10;

/// An item on the shelf.
type Row = (String, Message, Mark);

/// The items of the section.
pub(super) fn shelf(state: State, artist: Memo<Option<Artist>>) -> AnyView {
    let rows = Memo::new(move |_| {
        let row = |item: Item| (item.path.clone(), item.title.clone(), state.mark_of_item(&item));
        state.items().into_iter().map(row).collect::<Vec<Row>>()
    });
    // What is typed changes at most the row that it is about.
    let paths = Memo::new(move |_| rows.with(|rows| rows.iter().map(|row| row.0.clone()).collect::<Vec<_>>()));
    let many = move || paths.with(Vec::len) >= MANY;
    let add = move || {
        state.addable().map(|rule| view! { <button type="button" class="button quiet" id="box-add" on:click=move |_| state.add(rule)>{t!("box-edit-add")}</button> })
    };
    view! {
        <nav class="box-items" aria-label=t!("box-edit-items")>
            <ul class:cards=many>
                <For each=move || paths.get() key=Clone::clone children=move |path| one(state, artist, rows, path)/>
            </ul>
            {add}
        </nav>
    }
    .into_any()
}

fn one(state: State, artist: Memo<Option<Artist>>, rows: Memo<Vec<Row>>, path: String) -> AnyView {
    let row = Memo::new({
        let path = path.clone();
        move |_| rows.with(|rows| rows.iter().find(|row| row.0 == path).map(|row| (say(&row.1, &[]), row.2)))
    });
    let picture = Memo::new({
        let path = path.clone();
        move |_| artist.get().and_then(|artist| artist.draw(&path, Size::Small)).unwrap_or_default()
    });
    let title = move || row.get().map(|row| row.0).unwrap_or_default();
    let mark = Memo::new(move |_| row.get().map(|row| row.1).unwrap_or_default());
    let (own, to, at) = (path.clone(), path.clone(), path);
    view! {
        <li><button type="button" data-item=at class="box-item" title=title aria-current=move || (state.item.get() == own).to_string()
            on:click=move |_| state.item.set(to.clone())>
            <span class="box-thumb" aria-hidden="true" inner_html=move || picture.get()></span>
            <span class="box-item-name">{title}</span>
            <small class=move || format!("mark-chip {}", mark.get().word())>{move || mark_text(mark.get())}</small></button></li>
    }
    .into_any()
}
