//! The page for records: opens one as a match, or reviews one as far as it can be played.
//!
//! It belongs to the second program ([`crate::extra`]).

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::{Record, Refusal};
use den_games::GameId;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::local::Local;
use crate::review::{self, Given};
use crate::source::Source;
use crate::words::say;
use crate::{dom, extra, t};

/// The id of the page's element.
pub(crate) const PLACE: &str = "record-loader";

/// Shows the page, unless it is there already.
pub(crate) fn show(root: HtmlElement) {
    if root.query_selector("#record").is_ok_and(|found| found.is_none()) {
        extra::mount(root, || view! { <Loader/> }.into_any());
    }
}

/// The page.
#[component]
fn Loader() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(String::new());
    let reviewed = RwSignal::new(None::<Given>);
    let open = move |text: &str| match take_in(text) {
        Ok(id) => dom::go(&format!("/play/{id}")),
        Err(why) => error.set(why),
    };
    let analyse = move |_| match given(&text.get_untracked()) {
        Ok(given) => {
            error.set(String::new());
            reviewed.set(Some(given));
            dom::next_frame(|| {
                if let Some(place) = dom::document().get_element_by_id(review::PLACE) {
                    review::show_in(&place.unchecked_into());
                }
            });
        }
        Err(why) => {
            reviewed.set(None);
            error.set(why);
        }
    };
    view! {
        <p>{t!("load-lead")}</p>
        <label for="record">{t!("load-label")}</label>
        <textarea id="record" rows="12" spellcheck="false" placeholder="wolfden record 1" prop:value=move || text.get()
            on:input=move |event| text.set(event_target_value(&event))></textarea>
        <p class="row">
            <button type="button" class="button primary" on:click=move |_| open(&text.get_untracked())>{t!("load-open")}</button>
            <label class="button">{t!("load-file")}<input type="file" class="hidden" accept=".wolf,.txt,text/plain" on:change=move |event| {
                let input: web_sys::HtmlInputElement = event_target(&event);
                let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
                wasm_bindgen_futures::spawn_local(async move {
                    let blob: &web_sys::Blob = file.unchecked_ref();
                    if let Ok(read) = wasm_bindgen_futures::JsFuture::from(blob.text()).await {
                        text.set(read.as_string().unwrap_or_default());
                        open(&text.get_untracked());
                    }
                });
            }/></label>
            <button type="button" class="button" id="review-record" on:click=analyse>{t!("review-open")}</button>
        </p>
        <p class="error" role="alert">{error}</p>
        {move || reviewed.get().map(|given| view! {
            <div class="reviewed">
                <div class=format!("board-frame reviewed-board {}", given.game)><div class="board" id="board" data-alone=""></div></div>
                <div id=review::PLACE class="review" data-given=serde_json::to_string(&given).unwrap_or_default()></div>
            </div>
        })}
    }
}

/// Saves a record as a match in this browser and returns its id.
fn take_in(text: &str) -> Result<String, String> {
    let local = Local::import(text).map_err(|why| say(&why, &[]))?;
    local.store().map_err(|_| t!("storage-full"))?;
    Ok(local.id().to_string())
}

/// What there is to review in a record.
fn given(text: &str) -> Result<Given, String> {
    let (record, _) = Record::read_beginning(text).map_err(|why| say(&why.into(), &[]))?;
    let game: GameId = record.game.parse().map_err(|refusal: Refusal| say(&refusal.reason, &[]))?;
    let local = Local::beginning(text).map_err(|why| say(&why, &[]))?;
    Ok(Given { game, record: text.to_string(), names: local.names(), own: Vec::new(), path: None })
}
