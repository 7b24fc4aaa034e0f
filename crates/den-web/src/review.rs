//! The review of a finished match: the chart of chances, the players, the decisions that cost most. The bots' worker makes it in the background.
//!
//! It belongs to the second program ([`crate::extra`]). The page provides an element with the match (`Given`) and is told there, with an event,
//! which step it should show and what was played and would have been better at it (`page/table/review.rs`).

#![allow(unreachable_pub)] // the component macro makes its properties public

mod exercise;
mod findings;
mod line;
mod why;

use std::any::Any;
use std::cell::RefCell;

use den_core::{Deserialize, Eye, Record, Seat};
use den_games::GameId;
use den_review::{Judgement, LineStep, Review};
use den_web_bots::ReviewAsk;
use leptos::prelude::*;
use serde::Serialize;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::game::Seen;
use crate::local::Local;
use crate::source::Source;
use crate::words::say;
use crate::{api, bots, dom, extra, packs, store, t};
use exercise::{Exercise, ExerciseShown};
use findings::{LEFT, Shown, WIDTH, seat_of};
use line::{Drawer, Drawing, Line, Room, line};
use why::Why;

/// The id of the page's element for the review.
pub(crate) const PLACE: &str = "review-place";
/// The event that tells the page to look at the attributes of that element.
pub(crate) const TOLD: &str = "wolfden-review";

/// The match to review, as the page describes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Given {
    pub(crate) game: GameId,
    pub(crate) record: String,
    pub(crate) names: Vec<String>,
    /// The seats of the players at this screen.
    pub(crate) own: Vec<Seat>,
    /// Where a server may have a review of the match.
    pub(crate) path: Option<String>,
}

/// A review on the page.
#[derive(Clone, Copy, Debug)]
struct Reviewing {
    given: StoredValue<Given>,
    /// The match, for the positions and the moves in words.
    local: StoredValue<Option<Local>, LocalStorage>,
    review: RwSignal<Option<Review>>,
    /// Pieces of work done and all of them, while the worker is working.
    progress: RwSignal<Option<(usize, usize)>>,
    problem: RwSignal<Option<String>>,
    /// Counts how often a review was started, so that an answer to an earlier start is ignored.
    run: RwSignal<u32>,
    /// The step that is shown on the board.
    step: RwSignal<Option<usize>>,
    exercise: RwSignal<Option<Exercise>>,
    /// How many moves were tried in exercises.
    tries: StoredValue<u32>,
    /// The position before that step, as its player saw it.
    position: Memo<Option<Seen>>,
    /// What is marked at that step.
    marked: Memo<Option<Marked>>,
    /// The move played and the line that was expected after the best one, in words and in pictures. Drawing the pictures takes long.
    lines: Memo<[Line; 2]>,
    /// What the bot considered that decided at the step.
    why: RwSignal<Option<Why>>,
    drawer: StoredValue<Drawer, LocalStorage>,
}

/// What is marked at a step. Nothing is as long as it would be the answer to an exercise.
#[derive(Clone, PartialEq, Debug)]
struct Marked {
    step: usize,
    played: LineStep,
    /// If another move was clearly better.
    better: Option<Judgement>,
    /// The room on the board: the pictures depend on it.
    room: Room,
}

thread_local! {
    /// The last review. It goes on while another panel or page is open.
    static HELD: RefCell<Option<(Owner, Reviewing)>> = const { RefCell::new(None) };
    /// The review inside something else that this program shows.
    static INSIDE: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Shows the review of the match that is described in the page's element.
pub(crate) fn show(root: &HtmlElement) {
    if let Some(reviewing) = reviewing(root) {
        extra::mount(root.clone(), move || view! { <ReviewShown reviewing=reviewing/> }.into_any());
    }
}

/// Shows the review of the match that is described in an element of this program.
pub(crate) fn show_in(root: &HtmlElement) {
    if let Some(reviewing) = reviewing(root) {
        // The one that was shown before ends first.
        INSIDE.take();
        root.set_inner_html("");
        INSIDE.set(Some(Box::new(leptos::mount::mount_to(root.clone(), move || view! { <ReviewShown reviewing=reviewing/> }))));
    }
}

/// The review of the match that is described in an element: the last one, if it is of the same match.
fn reviewing(root: &HtmlElement) -> Option<Reviewing> {
    let given = root.get_attribute("data-given").and_then(|json| den_core::from_json::<Given>(&json).ok())?;
    let held = HELD.with_borrow(|held| held.as_ref().map(|(_, reviewing)| *reviewing));
    let same = held.filter(|reviewing| reviewing.given.with_value(|known| *known == given));
    Some(same.unwrap_or_else(|| {
        if let Some(earlier) = held {
            earlier.drawer.with_value(Drawer::end);
            line::clear_alone();
        }
        let owner = Owner::new();
        let reviewing = owner.with(|| Reviewing::new(given));
        HELD.set(Some((owner, reviewing)));
        reviewing
    }))
}

impl Reviewing {
    fn new(given: Given) -> Reviewing {
        let local = StoredValue::new_local(Local::beginning(&given.record).ok());
        let given = StoredValue::new(given);
        let review = RwSignal::new(None::<Review>);
        let (step, exercise) = (RwSignal::new(None::<usize>), RwSignal::new(None::<Exercise>));
        // What follows changes only with the step, not whenever there is more of the review.
        let at = Memo::new(move |_| {
            let step = step.get()?;
            let seat = review.with(|review| review.as_ref().and_then(|review| seat_of(review, step)));
            Some((step, seat.map_or(Eye::Public, Eye::Seat)))
        });
        let position = Memo::new(move |_| {
            let (step, eye) = at.get()?;
            local.with_value(|local| local.as_ref()?.seen(eye, Some(step)))
        });
        let marked = Memo::new(move |_| {
            let step = step.get()?;
            let hidden = exercise.with(|exercise| exercise.as_ref().is_some_and(Exercise::hides_answer));
            review.with(|review| {
                let decision = review.as_ref()?.decision(step).filter(|_| !hidden)?;
                let played = LineStep { seat: decision.seat, text: decision.played.clone() };
                Some(Marked { step, played, better: decision.better().cloned(), room: line::room() })
            })
        });
        let lines = Memo::new(move |_| {
            let Some(Marked { step, played, better, room }) = marked.get() else { return Default::default() };
            let expected = better.map(|found| found.line).unwrap_or_default();
            given
                .with_value(|given| [vec![played], expected].map(|moves| line(given.game, &given.record, step, &moves, &given.names, room)))
        });
        Reviewing {
            local,
            given,
            review,
            progress: RwSignal::new(None),
            problem: RwSignal::new(None),
            run: RwSignal::new(0),
            step,
            exercise,
            tries: StoredValue::new(0),
            position,
            marked,
            lines,
            why: RwSignal::new(None),
            drawer: StoredValue::new_local(Drawer::default()),
        }
    }

    fn record(self) -> String {
        self.given.with_value(|given| given.record.clone())
    }

    /// The position before the step that is shown, as its player saw it.
    fn seen(self) -> Option<Seen> {
        self.position.get()
    }

    /// Shows the review that was kept here or made by the server, or lets the worker make one.
    fn start(self) {
        if self.review.with_untracked(Option::is_some) || self.progress.get_untracked().is_some() {
            return;
        }
        match store::find_review(&self.record()).and_then(|json| den_core::from_json::<Review>(&json).ok()) {
            Some(review) => self.review.set(Some(review)),
            None => match self.given.with_value(|given| given.path.clone()) {
                Some(path) => self.fetch(path),
                None => self.work(self.record(), 1),
            },
        }
    }

    /// Shows the server's review; without one the worker makes it.
    fn fetch(self, path: String) {
        self.progress.set(Some((0, 1)));
        wasm_bindgen_futures::spawn_local(async move {
            let answer = api::text(&path).await.ok();
            let found = answer.and_then(|json| den_core::from_json::<Review>(&json).ok().map(|review| (review, json)));
            // It was stopped, or another match is reviewed.
            if self.progress.try_get_untracked().flatten().is_none() {
                return;
            }
            match found {
                Some((review, json)) => {
                    store::store_review(&self.record(), &json);
                    self.progress.set(None);
                    self.review.set(Some(review));
                }
                None => self.work(self.record(), 1),
            }
        });
    }

    /// Starts again, deeper than the review that is shown: it may have been kept from an earlier visit.
    fn deepen(self) {
        let think = self.review.with_untracked(|review| review.as_ref().map_or(1, |review| review.depth.fold()));
        self.work(self.record(), think.saturating_mul(4));
    }

    /// Lets the worker do one piece of work after the other, until the review is complete or stopped, also while the player is elsewhere on the
    /// page. It is sent the record first, then nothing. `think` is how many times as deep as usual it reviews.
    fn work(self, send: String, think: u32) {
        if !send.is_empty() {
            self.progress.set(Some((0, 1)));
            self.problem.set(None);
            self.run.update(|run| *run += 1);
        }
        let run = self.run.get_untracked();
        // The worker cannot look into the browser's storage.
        let content = Record::read_beginning(&send).map_or_else(|_| String::new(), |(record, _)| record.content);
        let figures = packs::find(&content).map_or_else(String::new, |pack| pack.figures.to_string());
        let game = self.given.with_value(|given| given.game);
        let ask = ReviewAsk { id: 0, game, record: send, figures, think };
        bots::review(ask, move |answer| {
            // It was stopped, started again, or another match is reviewed.
            if self.progress.try_get_untracked().flatten().is_none() || self.run.try_get_untracked() != Some(run) {
                return;
            }
            match &answer.problem {
                Some(problem) => self.problem.set(Some(say(problem, &[]))),
                // The worker could not be loaded, or it failed.
                None if answer.all == 0 => self.problem.set(Some(t!("review-stopped"))),
                None => {}
            }
            if let Some(json) = &answer.review
                && let Ok(review) = den_core::from_json::<Review>(json)
            {
                // What is wrong with a record is said again next time.
                if review.complete && answer.problem.is_none() {
                    store::store_review(&self.record(), json);
                }
                self.review.set(Some(review));
            }
            if answer.done >= answer.all {
                return self.progress.set(None);
            }
            self.progress.set(Some((answer.done, answer.all)));
            self.work(String::new(), think);
        });
    }

    /// Lets the table show the position before a step, as its player saw it.
    fn show(self, step: usize) {
        self.step.set(Some(step));
        self.why.set(None);
        let Some(place) = dom::document().get_element_by_id(PLACE) else { return };
        let seat = self.review.with_untracked(|review| review.as_ref().and_then(|review| seat_of(review, step)));
        let _ = match seat {
            Some(seat) => place.set_attribute("data-seat", &seat.0.to_string()),
            None => place.remove_attribute("data-seat"),
        };
        let _ = place.set_attribute("data-go", "");
        self.tell();
    }

    /// Tells the table which step is shown, what was played at it, and what is better.
    fn tell(self) {
        let (Some(step), Some(place)) = (self.step.get(), dom::document().get_element_by_id(PLACE)) else { return };
        let marked = self.marked.get();
        let [played, better] = self.lines.get();
        let (game, names) = self.given.with_value(|given| (given.game, given.names.clone()));
        line::show_alone(game, self.seen().as_ref(), marked.is_some(), &names);
        self.drawer.with_value(|drawer| drawer.set(Drawing { played: played.pictures, better: better.pictures }));
        let marks = marked.map(|marked| (marked.played.text, marked.better.map(|found| found.best)));
        let (played, better) = marks.unzip();
        for (name, value) in [("data-step", Some(step.to_string())), ("data-played", played), ("data-better", better.flatten())] {
            let _ = match value {
                Some(value) => place.set_attribute(name, &value),
                None => place.remove_attribute(name),
            };
        }
        // The table marks them on its board, after it has drawn it.
        if let Ok(event) = web_sys::Event::new(TOLD) {
            let _ = dom::window().dispatch_event(&event);
        }
    }
}

/// The step that a click refers to: that of a button, or the one of the chart that is nearest.
fn step_at(event: &web_sys::MouseEvent, target: &Element, steps: usize) -> Option<usize> {
    if let Some(step) = target.get_attribute("data-step") {
        return step.parse().ok();
    }
    let rect = target.closest(".chances").ok()??.get_bounding_client_rect();
    let across = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0) * WIDTH;
    let at = (across - LEFT) / (WIDTH - LEFT - 6.0) * steps as f64;
    Some((at.round().max(0.0) as usize).min(steps.saturating_sub(1)))
}

/// The panel.
#[component]
fn ReviewShown(reviewing: Reviewing) -> impl IntoView {
    reviewing.start();
    Effect::new(move |_| reviewing.tell());
    view! {
        {move || reviewing.problem.get().map(|problem| view! { <p class="notice" role="status">{problem}</p> })}
        {move || reviewing.progress.get().map(|(done, all)| view! {
            <p class="row" role="status">{t!("review-working", percent = 100 * done / all.max(1))}
                <button type="button" class="button quiet" id="stop-review" on:click=move |_| reviewing.progress.set(None)>{t!("review-stop")}</button></p>
        })}
        {move || match reviewing.exercise.get() {
            Some(exercise) => view! { <ExerciseShown reviewing=reviewing exercise=exercise/> }.into_any(),
            None => view! { <Findings reviewing=reviewing/> }.into_any(),
        }}
    }
}

/// The findings. They are written as text, and only what differs is changed on the page, so that the focus stays.
#[component]
fn Findings(reviewing: Reviewing) -> impl IntoView {
    let place = NodeRef::<leptos::html::Div>::new();
    let working = Memo::new(move |_| reviewing.progress.get().is_some());
    Effect::new(move |_| {
        let (seen, step) = (reviewing.seen(), reviewing.step.get());
        let line = reviewing.lines.with(|[_, better]| better.words.clone());
        let (bot, why) = (reviewing.bot().is_some(), reviewing.why.get());
        let working = working.get();
        let exercises = !working && !reviewing.exercises().is_empty();
        let names = reviewing.given.with_value(|given| given.names.clone());
        let Some(place) = place.get() else { return };
        let open = place.query_selector("details[open]").is_ok_and(|found| found.is_some());
        let last = || reviewing.local.with_value(|local| local.as_ref()?.seen(Eye::Public, None));
        let colours = last().map(|last| last.colours(names.len())).unwrap_or_default();
        let html = reviewing.review.with(|review| {
            let label = |text: &str| seen.as_ref().and_then(|seen| seen.label(text)).unwrap_or_else(|| text.to_string());
            let shown = |review| Shown {
                review,
                names: &names,
                colours: &colours,
                label: &label,
                line: &line,
                bot,
                why: why.as_ref(),
                step,
                working,
                exercises,
                open,
            };
            review.as_ref().map(|review| shown(review).html())
        });
        if let Some(html) = html {
            dom::write_children(&place, &html);
        }
    });
    let clicked = move |event: web_sys::MouseEvent| {
        let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        match target.id().as_str() {
            "learn-mistakes" => reviewing.begin_exercise(0),
            "deeper" => reviewing.deepen(),
            "bot-why" => reviewing.ask_why(),
            _ => {
                let steps = reviewing.review.with_untracked(|review| review.as_ref().map_or(0, |review| review.steps.len()));
                if let Some(step) = step_at(&event, &target, steps) {
                    reviewing.show(step);
                }
            }
        }
    };
    let pressed = move |event: web_sys::KeyboardEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // A turning point of the chart is a shape, which the browser does not click by itself.
        let step = target.filter(|target| target.matches(".turning").unwrap_or(false)).and_then(|target| target.get_attribute("data-step"));
        match step.and_then(|step| step.parse().ok()) {
            Some(step) if matches!(event.key().as_str(), "Enter" | " ") => reviewing.show(step),
            _ if dom::step_focus(&event, ".turning") => {}
            _ => return,
        }
        event.prevent_default();
    };
    view! { <div node_ref=place on:click=clicked on:keydown=pressed></div> }
}
