//! The Web Worker of the bots: receives questions and sends answers.

use den_web_bots::{Bots, Question};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let home = scope.clone();
    let mut bots = Bots::default();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string().and_then(|text| serde_json::from_str::<Question>(&text).ok()) else { return };
        if let Ok(text) = serde_json::to_string(&bots.reply(&question)) {
            let _ = home.post_message(&JsValue::from_str(&text));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = scope.post_message(&JsValue::from_str("ready"));
}
