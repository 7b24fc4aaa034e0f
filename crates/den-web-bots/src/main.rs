//! The Web Worker of the bots: receives questions and sends answers. Between questions the bots of the match think on.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use den_web_bots::{Bots, Question};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let (home, bots) = (scope.clone(), Rc::<RefCell<Bots>>::default());
    let ponder = Pondering::new(&scope, &bots);
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = event.data().as_string().and_then(|text| serde_json::from_str::<Question>(&text).ok()) else { return };
        if let Ok(text) = serde_json::to_string(&bots.borrow_mut().reply(&question)) {
            let _ = home.post_message(&JsValue::from_str(&text));
        }
        ponder.continue_with();
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

/// Lets the bots think a few milliseconds at a time. A question that has arrived in the meantime is answered first.
#[derive(Clone)]
struct Pondering {
    scope: DedicatedWorkerGlobalScope,
    bots: Rc<RefCell<Bots>>,
    /// Whether the next slice is on its way.
    due: Rc<Cell<bool>>,
    slice: Rc<RefCell<Option<Slice>>>,
}

/// What the timer calls.
type Slice = Closure<dyn FnMut()>;

impl Pondering {
    fn new(scope: &DedicatedWorkerGlobalScope, bots: &Rc<RefCell<Bots>>) -> Pondering {
        let pondering = Pondering { scope: scope.clone(), bots: bots.clone(), due: Rc::default(), slice: Rc::default() };
        let this = pondering.clone();
        let slice = Slice::new(move || {
            this.due.set(false);
            this.bots.borrow_mut().ponder();
            this.continue_with();
        });
        pondering.slice.replace(Some(slice));
        pondering
    }

    /// Thinks on after whatever else the worker has to do, if there is more to think about.
    fn continue_with(&self) {
        if self.bots.borrow().ponders() && !self.due.get() {
            let slice = self.slice.borrow();
            let Some(slice) = slice.as_ref() else { return };
            self.due.set(self.scope.set_timeout_with_callback(slice.as_ref().unchecked_ref()).is_ok());
        }
    }
}
