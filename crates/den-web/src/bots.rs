//! The page's connection to the bots' worker.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use den_web_bots::{Answer, Ask, Effect, JudgeAnswer, JudgeAsk, Question, Reply, ReviewAnswer, ReviewAsk};

use crate::words::say;
use crate::{dom, t};

/// Gets the reply; `None` if there is no worker, or if it failed.
type Then = Box<dyn FnOnce(Option<Reply>)>;

#[derive(Default)]
struct BotWorker {
    worker: Option<Worker>,
    ready: bool,
    waiting: Vec<String>,
    /// What to do with the answers, by the ids of the questions. There are never more than a few.
    then: Vec<(u32, Then)>,
    last: u32,
}

thread_local! {
    static BOT_WORKER: Rc<RefCell<BotWorker>> = Rc::default();
}

/// Asks a bot; `then` is called with the answer. The first question starts the worker. Without a worker the answer is empty.
pub fn ask(ask: Ask, then: impl FnOnce(Answer) + 'static) {
    post(
        |id| Question::Decide(Ask { id, ..ask }),
        Box::new(|reply| {
            then(match reply {
                Some(Reply::Decide(answer)) => answer,
                _ => Answer::default(),
            });
        }),
    );
}

/// Lets the worker do the next piece of work on a review. Without a worker the answer is empty.
pub fn review(ask: ReviewAsk, then: impl FnOnce(ReviewAnswer) + 'static) {
    post(
        |id| Question::Review(ReviewAsk { id, ..ask }),
        Box::new(|reply| {
            then(match reply {
                Some(Reply::Review(answer)) => answer,
                _ => ReviewAnswer::default(),
            });
        }),
    );
}

/// Asks how good a move is. Without a worker the answer is empty.
pub fn judge(ask: JudgeAsk, then: impl FnOnce(JudgeAnswer) + 'static) {
    post(
        |id| Question::Judge(JudgeAsk { id, ..ask }),
        Box::new(|reply| {
            then(match reply {
                Some(Reply::Judge(answer)) => answer,
                _ => JudgeAnswer::default(),
            });
        }),
    );
}

fn post(question: impl FnOnce(u32) -> Question, then: Then) {
    BOT_WORKER.with(|bot_worker| {
        start(bot_worker);
        let mut k = bot_worker.borrow_mut();
        k.last += 1;
        let id = k.last;
        let Ok(text) = serde_json::to_string(&question(id)) else { return };
        match (&k.worker, k.ready) {
            (Some(worker), true) => {
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
            (Some(_), false) => k.waiting.push(text),
            (None, _) => {
                drop(k);
                return then(None);
            }
        }
        k.then.push((id, then));
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
    worker.set_onerror(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    bot_worker.borrow_mut().worker = Some(worker);
}

fn hear(bot_worker: &Rc<RefCell<BotWorker>>, event: &MessageEvent) {
    let mut k = bot_worker.borrow_mut();
    // The worker sends nothing but texts. An error has no data: it could not be loaded, or it failed at a question. The next question starts
    // another one.
    let Some(text) = event.data().as_string() else {
        if let Some(worker) = k.worker.take() {
            worker.set_onerror(None);
            worker.terminate();
        }
        k.ready = false;
        k.waiting.clear();
        let failed = std::mem::take(&mut k.then);
        drop(k);
        return failed.into_iter().for_each(|(_, then)| then(None));
    };
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
    let Ok(reply) = den_core::from_json::<Reply>(&text) else { return };
    let Some(at) = k.then.iter().position(|(id, _)| *id == reply.id()) else { return };
    let (_, then) = k.then.swap_remove(at);
    drop(k);
    then(Some(reply));
}

/// What a move gains and risks, in a sentence or two.
pub(crate) fn told_effect(what: &str, effect: &Effect, names: &[String]) -> String {
    let points = |points: i32| if points > 0 { format!("+{points}") } else { points.to_string() };
    let gains: Vec<String> = effect.gains.iter().map(|(line, n)| format!("{} {}", say(line, names), points(*n))).collect();
    let mut said = match gains.is_empty() {
        true => t!("review-gains-none", what = what.to_string()),
        false => t!("review-gains", what = what.to_string(), gains = gains.join(", ")),
    };
    let mut add = |more: String| {
        said.push(' ');
        said += &more;
    };
    let place = |from: usize| match effect.places.get(from..from + 2) {
        Some(&[before, after]) if before != after => Some(t!("review-place", before = before, after = after)),
        _ => None,
    };
    place(0).into_iter().for_each(&mut add);
    if let Some((seat, message, n)) = &effect.reply {
        let (name, what) = (names.get(seat.index()).cloned().unwrap_or_default(), say(message, names));
        add(match n {
            0 => t!("review-reply", name = name, what = what),
            n => t!("review-risk", name = name, what = what, points = points(*n)),
        });
        place(1).into_iter().for_each(&mut add);
    }
    said
}
