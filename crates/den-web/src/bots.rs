//! The page's connection to the bots' worker.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use den_web_bots::{Answer, Ask};

use crate::dom;

type Then = Box<dyn FnOnce(Answer)>;

#[derive(Default)]
struct BotWorker {
    worker: Option<Worker>,
    ready: bool,
    waiting: Vec<String>,
    then: HashMap<u32, Then>,
    last: u32,
}

thread_local! {
    static BOT_WORKER: Rc<RefCell<BotWorker>> = Rc::default();
}

/// Asks a bot; `then` is called with the answer. The first question starts the worker.
pub fn ask(mut ask: Ask, then: impl FnOnce(Answer) + 'static) {
    BOT_WORKER.with(|bot_worker| {
        start(bot_worker);
        let mut k = bot_worker.borrow_mut();
        k.last += 1;
        ask.id = k.last;
        k.then.insert(ask.id, Box::new(then));
        let Ok(text) = serde_json::to_string(&ask) else { return };
        match (&k.worker, k.ready) {
            (Some(worker), true) => {
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
            (Some(_), false) => k.waiting.push(text),
            (None, _) => {
                let then = k.then.remove(&ask.id);
                drop(k);
                if let Some(then) = then {
                    then(Answer { id: ask.id, error: "this browser has no workers".into(), ..Answer::default() });
                }
            }
        }
    });
}

fn start(bot_worker: &Rc<RefCell<BotWorker>>) {
    if bot_worker.borrow().worker.is_some() {
        return;
    }
    let Some(path) = dom::meta("wolfden-worker") else { return };
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let Ok(worker) = Worker::new_with_options(&path, &options) else { return };
    let home = bot_worker.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| hear(&home, &event));
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    bot_worker.borrow_mut().worker = Some(worker);
}

fn hear(bot_worker: &Rc<RefCell<BotWorker>>, event: &MessageEvent) {
    let Some(text) = event.data().as_string() else { return };
    let mut k = bot_worker.borrow_mut();
    if text == "ready" {
        k.ready = true;
        let waiting = std::mem::take(&mut k.waiting);
        if let Some(worker) = &k.worker {
            for text in waiting {
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
        }
        return;
    }
    let Ok(answer) = den_core::from_json::<Answer>(&text) else { return };
    let then = k.then.remove(&answer.id);
    drop(k);
    if let Some(then) = then {
        then(answer);
    }
}
