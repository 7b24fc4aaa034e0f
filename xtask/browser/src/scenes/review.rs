//! The review of a finished match.

use std::time::Duration;

use den_core::{Game, Played, Record, Seat, Step, Turn, built_in};
use den_games::{GameId, with_game};
use den_review::{Class, Decision, Depth, Judgement, LineStep, Review, StepKind, StepReview};
use serde_json::Value;

use super::{Done, Stage, finished, games, no_errors};
use crate::browser::{Browser, Setting};

/// A whole review takes seconds on an idle machine.
const WHOLE_REVIEW: Duration = Duration::from_secs(240);

pub(super) fn a_finished_match_is_reviewed(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    finished::load(stage, &browser, "wolf-and-hound")?;
    browser.click("#open-review")?;
    browser.wait("the chart", "return document.querySelectorAll('.chances .curve').length === 2")?;
    browser.wait_for(
        "the whole review",
        "return !document.querySelector('#stop-review') && !!document.querySelector('#deeper')",
        WHOLE_REVIEW,
    )?;
    let players = browser.run("return document.querySelectorAll('.review tbody')[0].rows.length")?;
    if players != 4 {
        return Err(format!("{players} players are reviewed"));
    }
    // A turning point is reached with the keyboard alone, and what was played is marked on the board.
    browser.run("document.querySelector('.review .dear').focus()")?;
    browser.press("\u{e007}")?;
    browser.wait(
        "the position with the move played and the better one",
        "return !!document.querySelector('.review-step') && !!document.querySelector('#board [data-played]') && !!document.querySelector('#board [data-better]')",
    )?;
    browser.run("document.querySelector('.chances .turning').focus()")?;
    browser.press("\u{e007}")?;
    browser.wait("another position", "return document.querySelectorAll('.chances .now').length === 1")?;
    browser.click("#learn-mistakes")?;
    browser.wait(
        "an exercise without its answer",
        "return !!document.querySelector('.exercise .pick') && !document.querySelector('#board [data-better]')",
    )?;
    // A move is chosen in a few clicks. Choices that are there again after it are no answer.
    browser.wait_for(
        "an answer to a move",
        "const pick = document.querySelector('.exercise .pick'); window.picked = (window.picked ?? 0) + !!pick; \
         if (window.picked < 8) pick?.click(); return !!document.querySelector('.exercise strong')",
        WHOLE_REVIEW,
    )?;
    browser.click("#end-exercise")?;
    browser.wait("the review again", "return !!document.querySelector('.chances')")?;
    // It is kept: the next visit shows it at once.
    browser.reload()?;
    browser.wait("the end", super::OVER)?;
    browser.click("#open-review")?;
    browser.wait("the review that was kept", "return !!document.querySelector('.chances') && !document.querySelector('#stop-review')")?;
    no_errors(&browser)
}

/// How many moves the made-up line has at most.
const LINE: usize = 4;

/// A review of a match in which one decision was bad, as nobody made it: another move is said to be better. Returns it with its step.
fn made_up<G: Game>(record: &Record) -> Result<(Review, usize), String> {
    let played = Played::<G>::replay(record, &built_in::<G>()).map_err(|e| e.to_string())?;
    let steps = played.steps();
    let legal = |at: usize| {
        let mut legal = Vec::new();
        played.at(at).legal_moves(&mut legal);
        legal
    };
    // The decision of the second player with the most choices.
    let is_theirs = |at: &usize| matches!(&steps[*at], Step::Move(seat, _) if *seat == Seat(1));
    let step = (0..steps.len()).filter(is_theirs).max_by_key(|at| legal(*at).len()).ok_or("the second player never decides")?;
    let Step::Move(seat, own) = &steps[step] else { return Err("not a decision".into()) };
    let best = legal(step).into_iter().rev().find(|m| m != own).ok_or("there is no other move")?;
    let (mut position, mut line, mut next) = (played.at(step), Vec::new(), best);
    while let Turn::Seat(seat) = position.turn()
        && line.len() < LINE
    {
        line.push(LineStep { seat, text: next.to_string() });
        position.play(next, &mut ());
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let Some(&first) = legal.first() else { break };
        next = first;
    }
    let judgement = Judgement { best: best.to_string(), line, chance: 0.6, cost: 0.2, class: Class::VeryBad };
    let decision = Decision { seat: *seat, options: legal(step).len(), played: own.to_string(), judgement: Some(judgement) };
    let seats = record.seats;
    let even = |share: f64| (0..seats).map(|at| if at == 1 { share } else { (1.0 - share) / f64::from(seats - 1) }).collect::<Vec<_>>();
    let kind = |at: usize| match &steps[at] {
        _ if at == step => StepKind::Decision(decision.clone()),
        Step::Move(seat, _) => StepKind::Forced { seat: *seat },
        Step::Chance(_) => StepKind::Chance,
    };
    let mut review = Review {
        game: record.game.clone(),
        version: record.version,
        content: record.content.clone(),
        seats,
        depth: Depth::shallow(),
        seed: 1,
        all_steps: steps.len(),
        finished: true,
        complete: true,
        chances: (0..=steps.len()).map(|at| even(if at <= step { 0.6 } else { 0.4 })).collect(),
        steps: (0..steps.len()).map(|at| StepReview { kind: kind(at), luck: Vec::new() }).collect(),
        players: Vec::new(),
        turning_points: Vec::new(),
        dearest: Vec::new(),
    };
    review.sum_up();
    Ok((review, step))
}

/// Opens the review of the match on the page with a review that was made up. Returns the step of the bad decision.
fn open_made_up(browser: &Browser, game: &str) -> Result<usize, String> {
    browser.click("#open-review")?;
    browser.wait("the place of the review", "return !!document.querySelector('#review-place')")?;
    let given = browser.run("return JSON.parse(document.querySelector('#review-place').dataset.given).record")?;
    let text = given.as_str().ok_or("there is no record")?;
    let record = Record::read(text).map_err(|e| e.to_string())?;
    let id: GameId = game.parse().map_err(|_| format!("there is no game {game}"))?;
    let (review, step) = with_game!(id, G => made_up::<G>(&record))?;
    // The key as in `store.rs` of the page.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let json = Value::from(serde_json::to_string(&review).map_err(|e| e.to_string())?);
    browser.run(&format!("localStorage.setItem('wolfden/review/{hash:x}', {json})"))?;
    browser.reload()?;
    browser.wait("the end", super::OVER)?;
    browser.click("#open-review")?;
    browser.wait(
        "the review that was made up",
        "return !!document.querySelector('.review .dear') && !document.querySelector('#stop-review')",
    )?;
    Ok(step)
}

/// Whether the move played and the better one are on the board: drawn, or, where nothing moves, as marks of what was clicked.
const DRAWN: &str = "return !!document.querySelector('#board[data-reviewed]') && \
    ['played', 'better'].every(which => document.querySelector(`.review-${which} *, #board [data-${which}]`)) && \
    !!document.querySelector('.review-played *, .review-better *')";

/// The move played and the expected line are drawn on the board, and told in words; a bot says what it considered.
pub(super) fn moves_are_drawn_on_the_board(stage: &Stage) -> Done {
    for game in games() {
        let browser = stage.open(&Setting::default())?;
        finished::load_with_bot(stage, &browser, game, "hunter")?;
        let step = open_made_up(&browser, game)?;
        browser.run("document.querySelector('.review .dear').click()")?;
        let wrong = |why: String| format!("{game}, step {}: {why}", step + 1);
        browser.wait("the moves on the board", DRAWN).map_err(wrong)?;
        let said = browser.run("return document.querySelector('.review-step').innerText")?;
        let said = said.as_str().unwrap_or_default();
        if said.contains("Expected after it") != said.contains("2. ") {
            return Err(wrong(format!("the line is not told: {said}")));
        }
        // Moves are drawn again after the board has been laid out anew, and not on other positions.
        browser.resize(700, 900)?;
        browser.wait("the moves on the narrow board", DRAWN).map_err(wrong)?;
        browser.resize(1280, 900)?;
        browser.click("#bot-why")?;
        let told =
            "return /considered: .*\\d%/.test(document.querySelector('.review-step').innerText) && !document.querySelector('#bot-why')";
        browser.wait("the moves that the bot considered", told).map_err(wrong)?;
        browser.click("[data-panel=log]")?;
        browser.wait("a board without drawings", "return !document.querySelector('.review-played *, .review-better *')").map_err(wrong)?;
        no_errors(&browser)?;
    }
    Ok(())
}

/// A record that is cut off is reviewed as far as it goes, on the page for records, with its positions.
pub(super) fn a_broken_record_is_reviewed_as_far_as_it_goes(stage: &Stage) -> Done {
    let browser = stage.open(&Setting::default())?;
    let text = finished::beginning("wolf-and-hound", 8)?;
    browser.go(&stage.url("#/load"))?;
    browser.wait("the page for records", "return !!document.querySelector('#review-record')")?;
    let text = Value::from(text);
    browser.run(&format!(
        "const r = document.querySelector('#record'); r.value = {text}; r.dispatchEvent(new Event('input', {{bubbles: true}})); document.querySelector('#review-record').click()"
    ))?;
    browser.wait_for(
        "the review of the beginning",
        "return !document.querySelector('#stop-review') && !!document.querySelector('#deeper')",
        WHOLE_REVIEW,
    )?;
    browser.wait("what is wrong with the record", "return /cut off/.test(document.querySelector('.review .notice').innerText)")?;
    browser.wait("that it is not finished", "return /not played to its end/.test(document.querySelector('.review').innerText)")?;
    // The last step is a decision; the chart shows it where it is clicked.
    browser.run("const c = document.querySelector('.chances'), r = c.getBoundingClientRect(); c.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: r.right - 1, clientY: r.top + 20 }))")?;
    browser
        .wait("the position of the step", "return !!document.querySelector('.review-step') && !!document.querySelector('#board svg')")?;
    browser.run("const r = document.querySelector('#record'); r.value = 'chess'; r.dispatchEvent(new Event('input', {bubbles: true})); document.querySelector('#review-record').click()")?;
    browser.wait(
        "why nothing is reviewed",
        "return /line 1/i.test(document.querySelector('.load .error').innerText) && !document.querySelector('#review-place')",
    )?;
    no_errors(&browser)
}
