//! Moves that follow one another, in words and drawn on the board: the move played, and the line that the reviewer expects after the best one.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use den_core::{Eye, Played, Record, Seat, Turn};
use den_games::{GameId, with_game};
use den_review::LineStep;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, MutationObserver, MutationObserverInit};

use super::PLACE;
use crate::game::{self, Preview, Scene, Seen, Ui};
use crate::stage::{self, Stage};
use crate::words::say;
use crate::{dom, packs};

/// The attribute of the board while it shows the position that is reviewed (`page/table/review.rs`).
pub(crate) const REVIEWED: &str = "data-reviewed";

/// The attribute of a board that is not that of a table.
const ALONE: &str = "data-alone";

/// Moves from a position of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Line {
    /// Each move in words, with its player.
    pub(super) words: Vec<(Seat, String)>,
    pub(super) pictures: Vec<Preview>,
}

/// Whether the board is narrow, and the size of its frame.
pub(super) type Room = (bool, Option<(f64, f64)>);

/// The room on the board.
pub(super) fn room() -> Room {
    stage::room(board().and_then(|board| board.parent_element()))
}

/// Plays moves from the position before a step. The line ends where chance decides, or where a move does not fit the cards that were hidden.
pub(super) fn line(game: GameId, record: &str, step: usize, moves: &[LineStep], names: &[String], (narrow, frame): Room) -> Line {
    fn of<G: Ui>(record: &Record, step: usize, moves: &[LineStep], names: &[String], scene: &Scene) -> Option<Line> {
        let mut played = Played::<G>::before(record, &packs::edition_or_built_in::<G>(&record.content)).ok()?;
        // What cannot be played is not reviewed either.
        let _ = played.continue_with(&record.steps);
        let mut position = played.at(step);
        let (mut line, mut eye) = (Line::default(), None);
        for one in moves {
            let Ok(m) = one.text.parse::<G::Move>() else { break };
            if position.turn() != Turn::Seat(one.seat) || position.check(m).is_err() {
                break;
            }
            // Everything is drawn as the player of the first move sees it, whose position the board shows.
            let eye = *eye.get_or_insert(Eye::Seat(one.seat));
            let before = position.view(eye);
            line.words.push((one.seat, say(&G::describe(&position.view(Eye::Seat(one.seat)), m), names)));
            let mut events = Vec::new();
            position.play(m, &mut events);
            let after = position.view(eye);
            let told = events.iter().map(|event| G::see(event, eye)).filter(|event| !G::about(event).detail);
            let acts = told.flat_map(|event| G::acts(&event, &before, &after, scene)).collect();
            line.pictures.push(Preview { html: G::picture(&after, scene), acts });
        }
        Some(line)
    }
    if moves.is_empty() {
        return Line::default();
    }
    let Ok((record, _)) = Record::read_beginning(record) else { return Line::default() };
    let focus = moves.first().map(|one| one.seat);
    let names = game::all_names(game, names.to_vec());
    let scene = Scene { names: names.clone(), focus, narrow, frame: frame.unwrap_or_default(), ..Scene::default() };
    with_game!(game, G => of::<G>(&record, step, moves, &names, &scene)).unwrap_or_default()
}

/// Draws the position of a step where there is no table that does it, for a record that is only looked at.
pub(super) fn show_alone(game: GameId, seen: Option<&Seen>, marked: bool, names: &[String]) {
    let (Some(board), Some(seen)) = (board().filter(|board| board.has_attribute(ALONE)), seen) else { return };
    let (narrow, frame) = stage::room(board.parent_element());
    let focus = match seen.eye() {
        Eye::Seat(seat) => Some(seat),
        Eye::Public => None,
    };
    let scene = Scene { names: game::all_names(game, names.to_vec()), focus, narrow, frame: frame.unwrap_or_default(), ..Scene::default() };
    board.set_inner_html(&seen.picture(&scene));
    let _ = if marked { board.set_attribute(REVIEWED, "") } else { board.remove_attribute(REVIEWED) };
}

/// Shows no position, until one of another record is.
pub(super) fn clear_alone() {
    if let Some(board) = board().filter(|board| board.has_attribute(ALONE)) {
        board.set_inner_html("");
        let _ = board.remove_attribute(REVIEWED);
    }
}

fn board() -> Option<Element> {
    dom::document().get_element_by_id("board")
}

/// What is drawn on the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    pub(super) played: Vec<Preview>,
    pub(super) better: Vec<Preview>,
}

/// Draws on the board for as long as it shows the position that is reviewed, and again whenever the board was drawn.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawer {
    drawing: Rc<RefCell<Drawing>>,
    /// Whether it is about to draw.
    due: Rc<Cell<bool>>,
    observed: Rc<RefCell<Option<(Element, MutationObserver)>>>,
}

impl Drawer {
    /// Draws this from now on.
    pub(super) fn set(&self, drawing: Drawing) {
        self.drawing.replace(drawing);
        self.observe();
        self.draw_soon();
    }

    /// Follows the changes of the board.
    fn observe(&self) {
        let Some(board) = board() else { return };
        if self.observed.borrow().as_ref().is_some_and(|(known, _)| *known == board) {
            return;
        }
        let this = self.clone();
        let changed = Closure::<dyn FnMut()>::new(move || this.draw_soon());
        let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) else { return };
        changed.forget();
        let what = MutationObserverInit::new();
        what.set_attributes(true);
        what.set_child_list(true);
        what.set_subtree(true);
        if observer.observe_with_options(&board, &what).is_ok()
            && let Some((_, earlier)) = self.observed.replace(Some((board, observer)))
        {
            earlier.disconnect();
        }
    }

    /// Draws nothing any more.
    pub(super) fn end(&self) {
        self.drawing.take();
        if let Some((_, observer)) = self.observed.take() {
            observer.disconnect();
        }
    }

    fn draw_soon(&self) {
        if !self.due.replace(true) {
            let this = self.clone();
            dom::next_frame(move || {
                this.due.set(false);
                this.draw();
            });
        }
    }

    fn draw(&self) {
        let Some(board) = board() else { return };
        let shown = board.has_attribute(REVIEWED) && dom::document().get_element_by_id(PLACE).is_some();
        if !shown && dom::document().get_element_by_id(PLACE).is_none() {
            // The review was closed.
            if let Some((_, observer)) = self.observed.take() {
                observer.disconnect();
            }
        }
        let drawing = self.drawing.borrow();
        for (class, moves) in [("review-played", &drawing.played), ("review-better", &drawing.better)] {
            let Some(layer) = layer(&board, class) else { continue };
            let stage = Stage::new(board.clone(), layer);
            stage.preview_line(if shown { moves } else { &[] });
        }
    }
}

/// A layer above the board, added if it is missing.
fn layer(board: &Element, class: &str) -> Option<Element> {
    let frame = board.parent_element()?;
    if let Some(known) = frame.query_selector(&format!(".{class}")).ok()? {
        return Some(known);
    }
    let layer = dom::document().create_element_ns(Some("http://www.w3.org/2000/svg"), "svg").ok()?;
    layer.set_attribute("class", &format!("board-acts {class}")).ok()?;
    layer.set_attribute("aria-hidden", "true").ok()?;
    frame.append_child(&layer).ok()?;
    Some(layer)
}
