//! Saving, opening, sharing and playing with a pack.

use den_core::figures::built_in_figures;
use den_core::{Message, Pack};
use den_games::{GameId, with_game};
use den_table::rest::QrText;
use den_words::{Language, Speaker, proof_sheet};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::state::{Checked, State};
use crate::packs::{self, PREFIX};
use crate::{api, dom, t};

/// The longest link that is drawn as a QR code: phones read larger ones badly.
const MAX_QR: usize = 2200;

/// Calls one of the functions of `extra-boot.js`.
async fn call(name: &str, text: &str) -> Option<String> {
    let helper = js_sys::Reflect::get(&dom::window(), &"wolfdenBox".into()).ok()?;
    let function: js_sys::Function = js_sys::Reflect::get(&helper, &name.into()).ok()?.dyn_into().ok()?;
    let promise: js_sys::Promise = function.call1(&helper, &text.into()).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}

/// The pack in a shared link.
pub(super) async fn read_link(data: &str) -> Result<Pack, Message> {
    let text = call("unpack", data).await.ok_or_else(|| Message::new("box-edit-bad-link"))?;
    Ok(Pack::read(&text)?)
}

/// Opens a file.
pub(super) fn open_file(state: State, file: web_sys::File) {
    // Bounded before it is read.
    if file.size() > Pack::MAX_BYTES as f64 {
        let long = den_core::PackReason::TooLong { most: Pack::MAX_BYTES, n: file.size() as usize };
        return state.error.set(Some(long.into()));
    }
    wasm_bindgen_futures::spawn_local(async move {
        let blob: &web_sys::Blob = file.unchecked_ref();
        let text = JsFuture::from(blob.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
        match Pack::read(&text) {
            Ok(pack) if pack.game != state.game.as_str() => open_elsewhere(state, pack).await,
            Ok(pack) => state.open(pack),
            Err(refusal) => state.error.set(Some(refusal.into())),
        }
    });
}

/// Opens the pack of another game in the editor of that game.
async fn open_elsewhere(state: State, pack: Pack) {
    let known = pack.game.parse::<GameId>().is_ok();
    match call("pack", &pack.to_json().to_string()).await.filter(|_| known) {
        Some(data) => dom::go(&format!("/box/{}/{data}", pack.game)),
        // Says why not.
        None => state.open(pack),
    }
}

/// Stores the pack in this browser, so that it can be played with. Returns its hash.
fn store(state: State) -> Option<String> {
    let Checked::Right(differences) = state.checked.get_untracked() else { return None };
    let pack = state.pack.get_untracked();
    if !write(&pack, &differences) {
        state.error.set(Some(Message::new("storage-full")));
        return None;
    }
    Some(pack.hash())
}

fn write(pack: &Pack, differences: &[Message]) -> bool {
    let mut file = pack.to_json();
    file["differences"] = serde_json::to_value(differences).unwrap_or_default();
    dom::storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{}", pack.hash()), &file.to_string()).is_ok())
}

/// Keeps the draft among the packs before another box is opened from a link, unless nothing has been entered in it.
pub(super) fn put_aside(state: State, opened: &Pack) {
    let draft = state.pack.get_untracked();
    let differences = match state.checked.get_untracked() {
        Checked::Right(differences) if differences.is_empty() && draft.marks.is_empty() => return,
        Checked::Right(differences) => differences,
        Checked::Wrong(_) => Vec::new(),
    };
    if draft.hash() != opened.hash() && !write(&draft, &differences) {
        state.error.set(Some(Message::new("storage-full")));
    }
}

fn file_name(pack: &Pack, ending: &str) -> String {
    let name: String = pack.name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    format!("{name}{ending}")
}

/// Opens the proof sheet in a new tab.
fn proof(pack: &Pack, texts: Speaker) {
    let Ok(game) = pack.game.parse::<GameId>() else { return };
    let built_in = with_game!(game, G => built_in_figures::<<G as den_core::Rules>::Content>());
    let page = proof_sheet(&texts, pack, &super::form(game), &built_in);
    let parts = js_sys::Array::of1(&JsValue::from_str(&page));
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/html;charset=utf-8");
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    if let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) {
        let _ = dom::window().open_with_url_and_target(&url, "_blank");
    }
}

/// The buttons above the form.
pub(super) fn bar(state: State) -> AnyView {
    let wrong = move || matches!(state.checked.get(), Checked::Wrong(_));
    let link = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let saved = RwSignal::new(String::new());
    // Notified when the packs in this browser change.
    let stored = RwSignal::new(());
    // What was said about an older state of the pack is no longer true.
    Effect::new(move |_| {
        state.pack.track();
        link.set(String::new());
        code.set(String::new());
        saved.set(String::new());
    });
    let share = move |_| {
        wasm_bindgen_futures::spawn_local(async move {
            let pack = state.pack.get_untracked();
            let Some(data) = call("pack", &pack.to_json().to_string()).await else { return };
            let origin = dom::window().location().origin().unwrap_or_default();
            let text = format!("{origin}/#/box/{}/{data}", pack.game);
            link.set(text.clone());
            if text.len() <= MAX_QR
                && let Ok(drawn) = api::post_text("/api/qr", &QrText { text }).await
            {
                let _ = code.try_set(drawn);
            }
        });
    };
    view! {
        <div class="row editor-bar">
            <button type="button" class="button" id="box-undo" disabled=move || state.steps.get().0 == 0 on:click=move |_| state.undo()>{t!("box-edit-undo")}</button>
            <button type="button" class="button" id="box-redo" disabled=move || state.steps.get().1 == 0 on:click=move |_| state.redo()>{t!("box-edit-redo")}</button>
            <button type="button" class="button quiet" id="box-start-over" on:click=move |_| state.start_over()>{t!("box-edit-start-over")}</button>
            <label class="button">{t!("box-edit-open")}<input type="file" id="box-file" class="hidden" accept=".wolfpack,.json,application/json" on:change=move |event| {
                let input: web_sys::HtmlInputElement = event_target(&event);
                if let Some(file) = input.files().and_then(|files| files.get(0)) {
                    open_file(state, file);
                }
                input.set_value("");
            }/></label>
            <button type="button" class="button" id="box-save" disabled=wrong on:click=move |_| {
                let pack = state.pack.get_untracked();
                if store(state).is_some() {
                    dom::download(&file_name(&pack, ".wolfpack"), &pack.to_text());
                    stored.notify();
                    saved.set(t!("box-edit-saved"));
                }
            }>{t!("box-edit-save")}</button>
            <button type="button" class="button" id="box-share" disabled=wrong on:click=share>{t!("box-edit-share")}</button>
            <button type="button" class="button" id="box-proof" on:click=move |_| {
                wasm_bindgen_futures::spawn_local(async move {
                    if let Some(speaker) = speaker().await {
                        proof(&state.pack.get_untracked(), speaker);
                    }
                });
            }>{t!("box-edit-proof")}</button>
            <button type="button" class="button primary" id="box-play" disabled=wrong on:click=move |_| {
                if let Some(hash) = store(state) {
                    dom::go(&format!("/game/{}/box/{hash}", state.game));
                }
            }>{t!("box-edit-play")}</button>
        </div>
        <p role="status">{saved}</p>
        {move || (!link.with(String::is_empty)).then(|| {
            let text = link.get();
            let (copy, copied) = (text.clone(), RwSignal::new(false));
            view! {
                <div class="row box-link">
                    <input type="text" readonly id="box-link" aria-label=t!("box-edit-link") prop:value=text/>
                    <button type="button" class="button" on:click=move |_| copied.set(dom::copy(&copy))>
                        {move || if copied.get() { t!("online-copied") } else { t!("online-copy") }}</button>
                    <span class="qr" role="img" aria-label=t!("online-qr") hidden=move || code.with(String::is_empty) inner_html=move || code.get()></span>
                </div>
            }
        })}
        {move || { stored.track(); others(state, stored) }}
    }
    .into_any()
}

/// A speaker of its own for the proof sheet.
async fn speaker() -> Option<Speaker> {
    let lang: Language = crate::words::spoken();
    let mut texts = Vec::new();
    for (list, start) in [("wolfden-words", "words"), ("wolfden-more-words", "more-words")] {
        let start = format!("/assets/{start}-{}-", lang.code());
        let path = dom::meta(list)?.split_whitespace().find(|path| path.starts_with(&start))?.to_string();
        texts.push(api::text(&path).await.ok()?);
    }
    Some(Speaker::with_texts(lang, texts.iter().map(String::as_str)))
}

/// The packs of this game in this browser.
fn others(state: State, stored: RwSignal<()>) -> Option<AnyView> {
    let all = packs::all(state.game);
    if all.is_empty() {
        return None;
    }
    let row = move |pack: packs::StoredPack| {
        let (open, delete) = (pack.hash.clone(), pack.hash.clone());
        view! {
            <li><strong>{pack.name}</strong>" "<small>{pack.author}</small>" "<code>{pack.hash.chars().take(8).collect::<String>()}</code>" "
                <button type="button" class="chip" on:click=move |_| {
                    let file = packs::file(&open).map(|file| file.to_string()).unwrap_or_default();
                    match Pack::read(&file) {
                        Ok(pack) => state.open(pack),
                        Err(refusal) => state.error.set(Some(refusal.into())),
                    }
                }>{t!("box-edit-open-this")}</button>
                <button type="button" class="chip" on:click=move |_| {
                    if let Some(storage) = dom::storage() {
                        let _ = storage.remove_item(&format!("{PREFIX}{delete}"));
                    }
                    stored.notify();
                }>{t!("box-edit-delete")}</button></li>
        }
    };
    Some(view! { <details class="box-others"><summary>{t!("box-edit-others", n = all.len())}</summary><ul>{all.into_iter().map(row).collect_view()}</ul></details> }.into_any())
}
