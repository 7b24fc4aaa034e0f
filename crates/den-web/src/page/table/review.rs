//! The review of a finished match: the chart of chances, the players, the decisions that cost most. The bots' worker makes it in the background.

#![allow(unreachable_pub)] // the component macro makes its properties public

use std::fmt::Write;

use den_core::{Eye, Seat, Turn, escape};
use den_review::{Class, Judgement, Review, StepKind};
use den_web_bots::ReviewAsk;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::driver::Table;
use super::exercise::{Exercise, ExerciseShown};
use crate::words::say;
use crate::{api, bots, dom, store, t};

/// The size of the chart.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 150.0;
/// The room for the labels of the axis.
const LEFT: f64 = 38.0;

/// The review of the match on the page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reviewing {
    pub(super) review: RwSignal<Option<Review>>,
    /// Pieces of work done and all of them, while the worker is working.
    progress: RwSignal<Option<(usize, usize)>>,
    problem: RwSignal<Option<String>>,
    /// Counts how often a review was started, so that an answer to an earlier start is ignored.
    run: RwSignal<u32>,
    /// How many times as deep as usual.
    think: RwSignal<u32>,
    /// The step that is shown on the board.
    step: RwSignal<Option<usize>>,
    pub(super) exercise: RwSignal<Option<Exercise>>,
}

/// Whether there is something to review: the match is over and its record is known.
pub(super) fn can_review(table: Table) -> bool {
    table.open_to_all() && table.seen.get().turn() == Turn::Over || table.panel.get() == super::Panel::Review
}

impl Reviewing {
    pub(super) fn new() -> Reviewing {
        Reviewing {
            review: RwSignal::new(None),
            progress: RwSignal::new(None),
            problem: RwSignal::new(None),
            run: RwSignal::new(0),
            think: RwSignal::new(1),
            step: RwSignal::new(None),
            exercise: RwSignal::new(None),
        }
    }

    /// Shows the review that was kept here or made by the server, or lets the worker make one.
    fn start(self, table: Table) {
        if self.review.with_untracked(Option::is_some) || self.progress.get_untracked().is_some() {
            return;
        }
        match table.record_text() {
            Ok(record) => match store::find_review(&record).and_then(|json| den_core::from_json::<Review>(&json).ok()) {
                Some(review) => self.review.set(Some(review)),
                None => match table.ask(|source| source.review_path()) {
                    Some(path) => self.fetch(table, path, record),
                    None => self.work(table, record.clone(), record),
                },
            },
            Err(why) => self.problem.set(Some(why)),
        }
    }

    /// Shows the server's review; without one the worker makes it.
    fn fetch(self, table: Table, path: String, record: String) {
        self.progress.set(Some((0, 1)));
        wasm_bindgen_futures::spawn_local(async move {
            let answer = api::text(&path).await.ok();
            let found = answer.and_then(|json| den_core::from_json::<Review>(&json).ok().map(|review| (review, json)));
            // It was stopped, or is no longer on the page.
            if self.progress.try_get_untracked().flatten().is_none() {
                return;
            }
            match found {
                Some((review, json)) => {
                    store::store_review(&record, &json);
                    self.progress.set(None);
                    self.review.set(Some(review));
                }
                None => self.work(table, record.clone(), record),
            }
        });
    }

    /// Starts again, deeper.
    fn deepen(self, table: Table) {
        if let Ok(record) = table.record_text() {
            self.think.update(|think| *think *= 4);
            self.work(table, record.clone(), record);
        }
    }

    /// Lets the worker do one piece of work after the other, until the review is complete, stopped, or no longer on the page.
    fn work(self, table: Table, send: String, record: String) {
        if !send.is_empty() {
            self.progress.set(Some((0, 1)));
            self.run.update(|run| *run += 1);
        }
        let run = self.run.get_untracked();
        let ask = ReviewAsk { id: 0, game: table.game(), record: send, think: self.think.get_untracked() };
        bots::review(ask, move |answer| {
            // It was stopped, started again, or is no longer on the page.
            if self.progress.try_get_untracked().flatten().is_none() || self.run.try_get_untracked() != Some(run) {
                return;
            }
            if let Some(problem) = &answer.problem {
                self.problem.set(Some(say(problem, &[])));
            }
            if let Some(json) = &answer.review
                && let Ok(review) = den_core::from_json::<Review>(json)
            {
                if review.complete {
                    store::store_review(&record, json);
                }
                self.review.set(Some(review));
            }
            if answer.done >= answer.all {
                return self.progress.set(None);
            }
            self.progress.set(Some((answer.done, answer.all)));
            self.work(table, String::new(), record);
        });
    }

    /// Shows the position before a step, as its player saw it.
    pub(super) fn show(self, table: Table, step: usize) {
        self.step.set(Some(step));
        let seat = self.review.with_untracked(|review| review.as_ref().and_then(|review| seat_of(review, step)));
        if let Some(seat) = seat {
            table.eye.set(Eye::Seat(seat));
        }
        table.look_at(step);
    }
}

/// Who decided at a step.
pub(super) fn seat_of(review: &Review, step: usize) -> Option<Seat> {
    match &review.steps.get(step)?.kind {
        StepKind::Decision(decision) => Some(decision.seat),
        StepKind::Forced { seat } => Some(*seat),
        StepKind::Chance => None,
    }
}

/// The judgement of a step.
fn judgement_of(review: &Review, step: usize) -> Option<&Judgement> {
    review.decision(step)?.judgement.as_ref()
}

fn class_name(class: Class) -> String {
    match class {
        Class::Good => t!("review-good"),
        Class::Inaccurate => t!("review-inaccurate"),
        Class::Bad => t!("review-bad"),
        Class::VeryBad => t!("review-very-bad"),
    }
}

/// What a step was.
fn kind_name(kind: &StepKind) -> String {
    match kind {
        StepKind::Chance => t!("review-chance"),
        StepKind::Forced { .. } => t!("review-forced"),
        StepKind::Decision(decision) => decision.judgement.as_ref().map_or_else(|| t!("review-unjudged"), |found| class_name(found.class)),
    }
}

/// Whole per cent.
pub(super) fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// `+31 %`, `−12 %`.
fn signed(share: f64) -> String {
    match percent(share) {
        0 => "0 %".to_string(),
        n if n > 0 => format!("+{n} %"),
        n => format!("−{} %", -n),
    }
}

/// The seats whose chances differ: teammates share a curve.
fn curves(review: &Review) -> Vec<Seat> {
    let same = |a: Seat, b: Seat| review.chances.iter().all(|chances| chances[a.index()] == chances[b.index()]);
    Seat::all(review.seats).filter(|seat| Seat::all(seat.0).all(|earlier| !same(earlier, *seat))).collect()
}

/// The chart as SVG. Turning points can be focused and clicked; a click elsewhere shows the nearest step.
fn chart(review: &Review, colours: &[usize], label: &str, now: Option<usize>) -> String {
    let steps = review.all_steps.max(1) as f64;
    let x = |at: usize| LEFT + (WIDTH - LEFT - 6.0) * at as f64 / steps;
    let y = |share: f64| 6.0 + (HEIGHT - 12.0) * (1.0 - share);
    let mut out = format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" class=\"chances\" role=\"group\" aria-label=\"{}\">", escape(label));
    for share in [0.0, 0.5, 1.0] {
        let at = y(share);
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{WIDTH}\" class=\"grid\"/><text x=\"0\" y=\"{:.1}\">{} %</text>",
            at + 4.0,
            percent(share)
        );
    }
    if let Some(step) = now {
        let _ = write!(out, "<path d=\"M{:.1} 6V{}\" class=\"now\"/>", x(step), HEIGHT - 6.0);
    }
    for seat in curves(review) {
        let colour = colours.get(seat.index()).copied().unwrap_or(seat.index());
        let points: Vec<String> =
            review.chances.iter().enumerate().map(|(at, chances)| format!("{:.1},{:.1}", x(at), y(chances[seat.index()]))).collect();
        let _ = write!(out, "<polyline points=\"{}\" class=\"curve curve-{colour}\"/>", points.join(" "));
    }
    for &step in &review.turning_points {
        let seat = seat_of(review, step).unwrap_or(Seat(0));
        let at = y(review.chances[step + 1][seat.index()]);
        let label = t!("review-step-n", n = step + 1);
        let _ = write!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{at:.1}\" r=\"6\" class=\"turning\" data-step=\"{step}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\"/>",
            x(step + 1),
            escape(&label)
        );
    }
    out + "</svg>"
}

/// The step that a click on the chart refers to: a turning point, or the nearest step.
fn step_at(event: &web_sys::MouseEvent, steps: usize) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    if let Some(step) = target.get_attribute("data-step") {
        return step.parse().ok();
    }
    let rect = target.closest(".chances").ok()??.get_bounding_client_rect();
    let across = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0) * WIDTH;
    let at = (across - LEFT) / (WIDTH - LEFT - 6.0) * steps as f64;
    Some((at.round().max(0.0) as usize).min(steps.saturating_sub(1)))
}

/// Marks on the board what was played and what is better.
fn mark(table: Table, played: Option<&str>, best: Option<&str>) {
    let Some(seen) = table.seen.try_get_untracked() else { return };
    let tokens = |text: Option<&str>| -> Vec<String> {
        let choice = seen.choices().iter().find(|choice| Some(choice.text.as_str()) == text);
        choice.map(|choice| choice.parts.iter().map(|part| part.token.clone()).collect()).unwrap_or_default()
    };
    let Some(board) = dom::document().get_element_by_id("board") else { return };
    for (name, tokens) in [("data-played", tokens(played)), ("data-better", tokens(best))] {
        for thing in dom::all(&board, "[data-token]") {
            let marked = thing.get_attribute("data-token").is_some_and(|token| tokens.contains(&token));
            let _ = if marked { thing.set_attribute(name, "") } else { thing.remove_attribute(name) };
        }
    }
}

/// The panel.
#[component]
pub(super) fn ReviewShown(table: Table) -> impl IntoView {
    let reviewing = expect_context::<Reviewing>();
    reviewing.start(table);
    // The board is drawn first, then marked.
    Effect::new(move |_| {
        table.seen.track();
        let (step, tried) = (reviewing.step.get(), reviewing.exercise.get());
        let marks = step.and_then(|step| {
            reviewing.review.with(|review| {
                let decision = review.as_ref()?.decision(step)?;
                Some((decision.played.clone(), decision.judgement.clone()))
            })
        });
        // An exercise shows the answer only once it is solved.
        let hidden = tried.is_some_and(|exercise| exercise.tried.is_none_or(|(_, judgement)| judgement.class > Class::Good));
        dom::next_frame(move || match &marks {
            Some((played, judgement)) if !hidden && table.at.try_get_untracked().flatten() == step => {
                let best = judgement.as_ref().map(|judgement| judgement.best.as_str()).filter(|best| best != played);
                mark(table, Some(played), best);
            }
            _ => mark(table, None, None),
        });
    });
    on_cleanup(move || mark(table, None, None));
    view! {
        <div class="review">
            {move || reviewing.problem.get().map(|problem| view! { <p class="notice" role="status">{problem}</p> })}
            {move || reviewing.progress.get().map(|(done, all)| view! {
                <p class="row" role="status">{t!("review-working", percent = 100 * done / all.max(1))}
                    <button type="button" class="button quiet" id="stop-review" on:click=move |_| reviewing.progress.set(None)>{t!("review-stop")}</button></p>
            })}
            {move || match reviewing.exercise.get() {
                Some(exercise) => view! { <ExerciseShown table=table exercise=exercise/> }.into_any(),
                None => view! { <Findings table=table/> }.into_any(),
            }}
        </div>
    }
}

/// The chart, the step that is shown, the players, and the table behind the chart.
#[component]
fn Findings(table: Table) -> impl IntoView {
    let reviewing = expect_context::<Reviewing>();
    move || {
        let review = reviewing.review.get()?;
        let (names, now) = (table.names(), reviewing.step.get());
        let colours = table.seen.get_untracked().colours(names.len());
        let steps = review.steps.len();
        let label = if review.seats > 1 { t!("review-chances") } else { t!("review-chances-solo") };
        let drawing = chart(&review, &colours, &label, now);
        let working = reviewing.progress.get().is_some();
        Some(view! {
            <div inner_html=drawing on:click=move |event| if let Some(step) = step_at(&event, steps) { reviewing.show(table, step) }
                on:keydown=move |event| {
                    if matches!(event.key().as_str(), "Enter" | " ")
                        && let Some(step) = event.target().and_then(|t| t.dyn_into::<Element>().ok()).and_then(|e| e.get_attribute("data-step"))
                    {
                        event.prevent_default();
                        reviewing.show(table, step.parse().unwrap_or(0));
                    } else if super::step_focus(&event, ".turning") {
                        event.prevent_default();
                    }
                }></div>
            {now.map(|step| view! { <StepShown table=table step=step/> })}
            {sentences(&review, &names).into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
            {players(&review, &names)}
            {dearest(table, reviewing, &review)}
            <p class="row">
                {(!working && !reviewing.exercises(table).is_empty()).then(|| view! {
                    <button type="button" class="button primary" id="learn-mistakes" on:click=move |_| reviewing.begin_exercise(table, 0)>{t!("review-learn")}</button>
                })}
                {(!working).then(|| view! { <button type="button" class="button quiet" id="deeper" on:click=move |_| reviewing.deepen(table)>{t!("review-deeper")}</button> })}
            </p>
            {chances_table(&review, &names)}
            <p class="help">{t!("review-known")}</p>
        })
    }
}

/// One sentence about each player.
fn sentences(review: &Review, names: &[String]) -> Vec<String> {
    let word = |share: f64| if share < 0.0 { "lost" } else { "won" };
    let sentence = |player: &den_review::Player| {
        let way = format!("{}-{}", word(player.skill), word(player.luck));
        let name = names.get(player.seat.index()).cloned().unwrap_or_default();
        t!("review-said", way = way, seat = name, skill = percent(player.skill.abs()), luck = percent(player.luck.abs()))
    };
    review.players.iter().map(sentence).collect()
}

fn players(review: &Review, names: &[String]) -> AnyView {
    let rows = review.players.iter().map(|player| {
        let name = names.get(player.seat.index()).cloned().unwrap_or_default();
        let accuracy = player.accuracy.map_or("–".to_string(), |accuracy| format!("{accuracy:.0} %"));
        view! {
            <tr><th scope="row">{name}</th><td>{accuracy}</td>{player.classes.iter().map(|n| view! { <td>{*n}</td> }).collect_view()}
                <td>{signed(player.skill)}</td><td>{signed(player.luck)}</td></tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <div class="scroll" tabindex="0"><table class="sheet many">
            <thead><tr><th scope="col">{t!("review-player")}</th><th scope="col">{t!("review-accuracy")}</th>
                {Class::ALL.into_iter().map(|class| view! { <th scope="col">{class_name(class)}</th> }).collect_view()}
                <th scope="col">{t!("review-skill")}</th><th scope="col">{t!("review-luck")}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table></div>
    }
    .into_any()
}

/// The decisions that cost most, as buttons.
fn dearest(table: Table, reviewing: Reviewing, review: &Review) -> AnyView {
    let none = review.complete && review.dearest.is_empty();
    let buttons = review.dearest.iter().filter_map(|&step| {
        let (seat, found) = (seat_of(review, step)?, judgement_of(review, step)?);
        let label =
            format!("{} · {} · {} ({})", t!("review-step-n", n = step + 1), table.name(seat), class_name(found.class), signed(-found.cost));
        Some(view! { <li><button type="button" class="log-line dear" on:click=move |_| reviewing.show(table, step)>{label}</button></li> })
    });
    let buttons = buttons.collect_view();
    view! {
        <h3>{t!("review-dearest")}</h3>
        {none.then(|| view! { <p>{t!("review-no-mistakes")}</p> })}
        <ol>{buttons}</ol>
    }
    .into_any()
}

/// The table behind the chart.
fn chances_table(review: &Review, names: &[String]) -> AnyView {
    let seats = curves(review);
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let heads = seats.iter().map(|seat| view! { <th scope="col">{name(seat)}</th> }).collect_view();
    let rows = review.chances.iter().enumerate().map(|(at, chances)| {
        let kind = at.checked_sub(1).map_or_else(|| t!("review-start"), |step| kind_name(&review.steps[step].kind));
        let cells = seats.iter().map(|seat| view! { <td>{format!("{} %", percent(chances[seat.index()]))}</td> }).collect_view();
        view! { <tr><th scope="row">{at}</th><td>{kind}</td>{cells}</tr> }
    });
    let rows = rows.collect_view();
    view! {
        <details><summary>{t!("review-table")}</summary>
            <div class="scroll" tabindex="0"><table class="sheet many">
                <thead><tr><th scope="col">{t!("review-step")}</th><th scope="col"></th>{heads}</tr></thead><tbody>{rows}</tbody>
            </table></div>
        </details>
    }
    .into_any()
}

/// The step that is shown on the board: what was played, what is better, and how it would have continued.
#[component]
fn StepShown(table: Table, step: usize) -> impl IntoView {
    let reviewing = expect_context::<Reviewing>();
    move || {
        let review = reviewing.review.get()?;
        let kind = review.steps.get(step)?.kind.clone();
        let seen = table.seen.get();
        let words = |text: &str| seen.label(text).unwrap_or_else(|| text.to_string());
        let change: Vec<String> =
            curves(&review).iter().map(|seat| format!("{} {}", table.name(*seat), signed(review.change(step)[seat.index()]))).collect();
        let decision = review.decision(step);
        let found = decision.and_then(|decision| decision.judgement.as_ref()).filter(|found| found.class > Class::Good);
        let who = seat_of(&review, step).map(|seat| table.name(seat)).unwrap_or_default();
        let line: Vec<String> = found
            .iter()
            .flat_map(|found| found.line.iter().skip(1))
            .map(|step| format!("{}: {}", table.name(step.seat), step.text))
            .collect();
        Some(view! {
            <div class="review-step" role="status">
                <p><strong>{format!("{} · {who}", t!("review-step-n", n = step + 1))}</strong>" "{kind_name(&kind)}</p>
                <p>{change.join(", ")}</p>
                {decision.map(|decision| view! { <p><span class="played-mark">{t!("review-played")}</span>": "{words(&decision.played)}</p> })}
                {found.map(|found| view! { <p><span class="better-mark">{t!("review-best")}</span>": "{words(&found.best)}{format!(" ({} {} %)", t!("review-cost"), percent(found.cost))}</p> })}
                {(!line.is_empty()).then(|| view! { <p>{t!("review-line", moves = line.join(" · "))}</p> })}
                {found.map(|_| view! { <p class="help">{t!("review-marks")}</p> })}
            </div>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_review::{Decision, Depth, StepReview};

    fn review() -> Review {
        let judgement = Judgement { best: "b".into(), line: Vec::new(), chance: 0.6, cost: 0.2, class: Class::VeryBad };
        let decision = Decision { seat: Seat(1), options: 3, played: "a".into(), judgement: Some(judgement) };
        let mut review = Review {
            game: "x".into(),
            version: 1,
            content: String::new(),
            seats: 2,
            depth: Depth::shallow(),
            seed: 1,
            all_steps: 2,
            finished: true,
            complete: true,
            chances: vec![vec![0.5, 0.5], vec![0.4, 0.6], vec![1.0, 0.0]],
            steps: vec![
                StepReview { kind: StepKind::Chance, luck: vec![-0.1, 0.1] },
                StepReview { kind: StepKind::Decision(decision), luck: Vec::new() },
            ],
            players: Vec::new(),
            turning_points: Vec::new(),
            dearest: Vec::new(),
        };
        review.sum_up();
        review
    }

    #[test]
    fn the_chart_has_a_curve_for_each_side_and_a_button_for_each_turning_point() {
        let drawing = chart(&review(), &[0, 1], "a \"label\"", Some(1));
        assert_eq!(drawing.matches("<polyline").count(), 2);
        assert_eq!(drawing.matches("role=\"button\"").count(), review().turning_points.len());
        assert!(drawing.contains("data-step=\"1\"") && drawing.contains("a &quot;label&quot;"), "{drawing}");
    }

    #[test]
    fn a_player_is_told_what_was_luck() {
        let said = sentences(&review(), &["You".into(), "Ann".into()]);
        assert_eq!(said[0], "You gained 60 % by decisions and lost 10 % by luck.");
        assert_eq!(said[1], "Ann lost 60 % by decisions and gained 10 % by luck.");
    }
}
