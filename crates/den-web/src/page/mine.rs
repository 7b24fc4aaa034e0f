//! The matches saved in this browser, and importing records.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::table::MyTables;
use crate::local::Local;
use crate::store::{Save, names};
use crate::words::{game_name, say};
use crate::{dom, t};

/// The matches saved in this browser.
pub(super) fn mine() -> impl IntoView {
    let saves = RwSignal::new_local(Save::all());
    let deleted = RwSignal::new_local(None::<Save>);
    let row = move |save: Save| {
        let forget = save.clone();
        view! {
            <li class="match">
                <a class="match-link" href=format!("#/play/{}", save.id)>
                    <strong>{game_name(save.game)}</strong>
                    <span>{names(&save.occupants).join(" · ")}</span>
                    <small>{if save.over { t!("mine-over", steps = save.steps) } else { t!("mine-running", steps = save.steps) }}</small>
                </a>
                <button type="button" class="icon" aria-label=t!("mine-forget") data-tip-text=t!("mine-forget") on:click=move |_| {
                    Save::forget(&forget.id);
                    deleted.set(Some(forget.clone()));
                    saves.set(Save::all());
                }>"×"</button>
            </li>
        }
    };
    view! {
        <section class="page">
            <h1>{t!("nav-mine")}</h1>
            {move || deleted.get().map(|save| view! {
                <p class="undo-delete row" role="status">{t!("mine-deleted", game = game_name(save.game))}
                    <button type="button" id="undelete" class="button" on:click=move |_| {
                        let _ = save.store();
                        deleted.set(None);
                        saves.set(Save::all());
                    }>{t!("mine-undelete")}</button></p>
            })}
            <MyTables/>
            {move || {
                let all = saves.get();
                if all.is_empty() { view! { <p>{t!("mine-none")}</p> }.into_any() }
                else { view! { <ul class="matches">{all.into_iter().map(row).collect_view()}</ul> }.into_any() }
            }}
            <p class="row"><a class="button primary" href="#/">{t!("mine-new")}</a><a class="button" href="#/load">{t!("lobby-load")}</a></p>
        </section>
    }
}

/// Imports a record from text or a file.
pub(super) fn load() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(String::new());
    let open = move |text: &str| match take_in(text) {
        Ok(id) => dom::go(&format!("/play/{id}")),
        Err(why) => error.set(why),
    };
    view! {
        <section class="page load">
            <h1>{t!("load-title")}</h1>
            <p>{t!("load-lead")}</p>
            <label for="record">{t!("load-label")}</label>
            <textarea id="record" rows="12" spellcheck="false" placeholder="wolfden record 1" on:input=move |event| text.set(event_target_value(&event))></textarea>
            <p class="row">
                <button type="button" class="button primary" on:click=move |_| open(&text.get_untracked())>{t!("load-open")}</button>
                <label class="button">{t!("load-file")}<input type="file" class="hidden" accept=".wolf,.txt,text/plain" on:change=move |event| {
                    let input: web_sys::HtmlInputElement = event_target(&event);
                    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
                    wasm_bindgen_futures::spawn_local(async move {
                        let blob: &web_sys::Blob = file.unchecked_ref();
                        if let Ok(text) = wasm_bindgen_futures::JsFuture::from(blob.text()).await {
                            open(&text.as_string().unwrap_or_default());
                        }
                    });
                }/></label>
            </p>
            <p class="error" role="alert">{error}</p>
        </section>
    }
}

/// Saves a record as a match in this browser and returns its id.
fn take_in(text: &str) -> Result<String, String> {
    let local = Local::import(text).map_err(|why| say(&why, &[]))?;
    local.store().map_err(|_| t!("storage-full"))?;
    Ok(local.id().to_string())
}
