//! The editor of a box: forms for every figure, checked by the rules of the game while they are filled in.
//!
//! It belongs to the second program ([`crate::extra`]): `page/your_box.rs` provides the element that it is shown in. One description per game ([`den_core::form`]) says which figures there are; nothing here knows a game. The games draw the parts of their boxes ([`crate::game::box_art`]).

mod fields;
mod numbers;
mod picture;
mod share;
mod shelf;
mod signs;
mod state;

use den_core::form::Form;
use den_core::{Mark, Message, Pack};
use den_games::{GameId, with_game};
use den_words::Language;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::words::{say, text};
use crate::{dom, extra, t};
use picture::{Artist, Size};
use state::{Checked, State};

/// Shows the editor in an element that names the game and, if it was opened with a link, has the box in it.
pub(crate) async fn show(root: HtmlElement) {
    let Some(game) = root.get_attribute("data-game").and_then(|id| id.parse::<GameId>().ok()) else { return };
    let shared = root.get_attribute("data-shared").unwrap_or_default();
    let opened = if shared.is_empty() { None } else { Some(share::read_link(&shared).await) };
    extra::mount(root, move || editor(game, opened));
}

/// The form of a game.
pub(crate) fn form(game: GameId) -> Form {
    with_game!(game, G => <<G as den_core::Rules>::Content as den_core::Content>::FORM)
}

fn editor(game: GameId, opened: Option<Result<Pack, Message>>) -> AnyView {
    let state = State::new(game);
    if let Some(opened) = opened {
        match opened {
            Ok(pack) => {
                share::put_aside(state, &pack);
                state.open(pack);
            }
            Err(why) => state.error.set(Some(why)),
        }
        // From now on the draft counts: reloading must not open the link again.
        dom::replace_address(&format!("/box/{game}"));
    }
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.matches("input[type=text], textarea").unwrap_or(false));
        // Other pages have keys of their own.
        let here = dom::document().get_element_by_id("box-editor").is_some();
        if (event.ctrl_key() || event.meta_key()) && here && !typing {
            match event.key().as_str() {
                "z" if event.shift_key() => state.redo(),
                "z" => state.undo(),
                "y" => state.redo(),
                _ => return,
            }
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
    let over = RwSignal::new(false);
    let artist = picture::artist(state);
    view! {
        <div class="editor" data-game=game.as_str() class:over=move || over.get()
            on:dragover=move |event| { event.prevent_default(); over.set(true); }
            on:dragleave=move |_| over.set(false)
            on:drop=move |event| {
                event.prevent_default();
                over.set(false);
                if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
                    share::open_file(state, file);
                }
            }>
            {about(state)}
            {share::bar(state)}
            {problems(state)}
            {sections(state)}
            <div class="editor-main">{shelf::shelf(state, artist)}{item(state, artist)}</div>
            {compared(state)}
        </div>
    }
    .into_any()
}

/// Name, author and language of the pack, and how much of it has been compared with the box.
fn about(state: State) -> AnyView {
    let input = move |id: &'static str, label: String, get: fn(&Pack) -> &String, set: fn(&mut Pack, String)| {
        view! {
            <label>{label}<input type="text" id=id maxlength=den_core::MAX_PACK_NAME.to_string() prop:value=move || state.pack.with(|pack| get(pack).clone())
                on:change=move |event| { let text = event_target_value(&event); state.change(id, |pack| set(pack, text.trim().to_string())); }/></label>
        }
    };
    let languages = Language::ALL.map(|one| {
        view! { <option value=one.code() selected=move || state.pack.with(|pack| pack.language == one.code())>{one.name()}</option> }
    });
    view! {
        <div class="editor-about">
            {input("box-name", t!("box-edit-name"), |pack| &pack.name, |pack, text| pack.name = text)}
            {input("box-author", t!("box-edit-author"), |pack| &pack.author, |pack, text| pack.author = text)}
            <label>{t!("set-lang")}<select id="box-language" on:change=move |event| {
                let code = event_target_value(&event);
                state.change("language", |pack| pack.language = code);
            }>{languages}</select></label>
            <label class="box-progress">
                {move || { let (done, all) = state.progress.get(); t!("box-edit-progress", done = done, all = all) }}
                <progress max=move || state.progress.get().1.to_string() value=move || state.progress.get().0.to_string()></progress>
            </label>
        </div>
    }
    .into_any()
}

/// What is wrong: the file, the field and the reason.
fn problems(state: State) -> AnyView {
    let found = move || match (state.error.get(), state.checked.get()) {
        (Some(why), _) => Some(say(&why, &[])),
        (None, Checked::Wrong(why)) => Some(say(&why, &[])),
        (None, Checked::Right(_)) => None,
    };
    view! {
        <p class="error" id="box-problem" role="alert">{found}</p>
        <p class="box-good" role="status">{move || (found().is_none()).then(|| t!("box-edit-good"))}</p>
    }
    .into_any()
}

/// The sections of the box, as tabs.
fn sections(state: State) -> AnyView {
    let tab = move |key: &'static str| {
        view! {
            <button type="button" role="tab" data-section=key aria-selected=move || (state.section.get() == key).to_string()
                on:click=move |_| state.go_to(key)>{text(key.to_string())}</button>
        }
    };
    view! { <div class="choice box-sections" role="tablist" aria-label=t!("box-edit-sections")>{state.sections().into_iter().map(tab).collect_view()}</div> }.into_any()
}

fn mark_text(mark: Mark) -> String {
    text(format!("mark-{}", mark.word()))
}

/// The item that is being entered: its picture and its fields.
fn item(state: State, artist: Memo<Option<Artist>>) -> AnyView {
    // The fields are rebuilt when there are others, not when one of them is typed in.
    let fields = Memo::new(move |_| {
        let item = state.current()?;
        Some((item.path, item.fields.into_iter().map(|field| field.path).collect::<Vec<_>>()))
    });
    view! {
        <div class="box-form">{move || {
            let (path, _) = fields.get()?;
            let item = untrack(|| state.current())?;
            let shown = Memo::new({
                let path = path.clone();
                move |_| artist.get().and_then(|artist| artist.draw(&path, Size::Large)).unwrap_or_default()
            });
            let mark = Memo::new(move |_| state.current().map(|item| state.mark_of_item(&item)).unwrap_or_default());
            let title = move || state.current().map(|item| say(&item.title, &[]));
            let removable = state.removable(&item);
            let marked = path.clone();
            Some(view! {
                <h2 id="box-item-title">{title}</h2>
                <p class="row">
                    <small class=move || format!("mark-chip {}", mark.get().word())>{move || mark_text(mark.get())}</small>
                    <label class="check"><input type="checkbox" id="box-done" prop:checked=move || mark.get() == Mark::Box
                        on:change=move |event| { let done = event_target_checked(&event); state.set_mark(&marked, done); }/>{t!("box-edit-done")}</label>
                    {removable.then(|| view! { <button type="button" class="button quiet" id="box-remove" on:click=move |_| state.remove(&path)>{t!("box-edit-remove")}</button> })}
                </p>
                <div class="box-body">
                    <div class="box-picture" hidden=move || shown.with(String::is_empty) on:click=move |event| go_to_figure(state, &event) inner_html=move || shown.get()></div>
                    <div class="box-fields">{fields::all(state, &item)}</div>
                </div>
            })
        }}</div>
    }
    .into_any()
}

/// A click on what a picture shows leads to the field of its figure.
fn go_to_figure(state: State, event: &web_sys::MouseEvent) {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) else { return };
    let nearest = |name: &str| target.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name);
    let on_board = || picture::figure_on_board(state.game, &state.item.get_untracked(), &nearest("data-token")?);
    if let Some(path) = nearest("data-figure").or_else(on_board) {
        fields::focus(&path, true);
    }
}

/// How the box differs from the built-in one.
fn compared(state: State) -> AnyView {
    view! {
        <div class="box-compared">{move || match state.checked.get() {
            Checked::Right(found) if found.is_empty() => view! { <p>{t!("box-edit-same")}</p> }.into_any(),
            Checked::Right(found) => {
                let n = found.len();
                view! { <details open><summary>{t!("box-differences", n = n)}</summary><ul id="box-differences">{found.iter().map(|line| view! { <li>{say(line, &[])}</li> }).collect_view()}</ul></details> }.into_any()
            }
            Checked::Wrong(_) => ().into_any(),
        }}</div>
    }
    .into_any()
}
