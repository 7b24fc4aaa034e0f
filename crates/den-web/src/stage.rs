//! Plays acts ([`crate::game::Act`]) on the board, with the Web Animations API.
//!
//! A [`Stage`] has the picture before a step, the picture after it (parsed, but not part of the page: laying it out would take several frames)
//! and a layer above.
//! What moves is a copy in that layer, in window pixels, so that things can move between pictures; the thing itself is hidden
//! in the meantime. The layer is cleared when the picture after the step is shown.

mod animate;
mod geometry;
mod preview;
mod trail;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use animate::frames;
use geometry::{Geometry, Matrix, Point, inverse, lengths, map, screen_matrix};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::dom;
use crate::game::{Act, Place, SHAPES};

pub use animate::along;
pub use geometry::{keyed, room};
pub use trail::{ARROW_HEAD, Trail, draw_trails};

/// Plays acts. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Stage {
    now: Element,
    next: Element,
    layer: Element,
    run: Rc<Run>,
}

#[derive(Debug, Default)]
struct Run {
    /// Counts the runs: timers of an ended run do nothing.
    number: Cell<u32>,
    /// Whether acts are being played.
    playing: Cell<bool>,
    ghosts: RefCell<HashMap<String, Ghost>>,
    /// Where a preview has moved things.
    held: RefCell<HashMap<String, Point>>,
    trails: RefCell<Vec<Trail>>,
    /// What `next` was parsed from.
    html: RefCell<String>,
    geometry: RefCell<Geometry>,
}

/// The copy of a thing in the layer.
#[derive(Clone, Debug)]
struct Ghost {
    element: Element,
    /// The location of the thing itself.
    home: Point,
    /// The current location of the copy.
    at: Point,
}

impl Stage {
    /// A stage with the current picture and the layer above it.
    pub fn new(now: Element, layer: Element) -> Stage {
        let next = now.clone_node().map_or_else(|_| now.clone(), JsCast::unchecked_into);
        Stage { now, next, layer, run: Rc::default() }
    }

    fn prepare(&self, html: &str) {
        self.clear();
        self.next.set_inner_html(html);
        self.run.html.replace(html.to_string());
    }

    /// The parsed picture, if it is the prepared one.
    pub fn prepared(&self, html: &str) -> Option<&Element> {
        let same = !html.is_empty() && *self.run.html.borrow() == html;
        same.then(|| {
            for hidden in dom::all(&self.next, "[visibility]") {
                let _ = hidden.remove_attribute("visibility");
            }
            &self.next
        })
    }

    /// Plays acts in sequence, then calls `then`. The picture after them is `html`. `slower` has the factors by which acts and moments take
    /// longer than at normal speed. `tell` is called with the number of each event when it is about to be shown.
    pub fn play(&self, html: &str, acts: Vec<Act>, slower: (f64, f64), tell: impl Fn(usize) + 'static, then: impl FnOnce() + 'static) {
        self.prepare(html);
        self.run.playing.set(true);
        let (stage, number) = (self.clone(), self.run.number.get());
        // Preparing takes most of a frame, so things begin to move in the next one.
        dom::after_paint(move || {
            if stage.run.number.get() == number {
                stage.measure();
                stage.continue_with(acts.into_iter(), slower, number, Box::new(tell), Box::new(then));
            }
        });
    }

    fn measure(&self) {
        self.run.geometry.replace(Geometry::of(&self.now, &self.layer));
    }

    fn continue_with(
        &self,
        mut acts: std::vec::IntoIter<Act>,
        slower: (f64, f64),
        number: u32,
        tell: Box<dyn Fn(usize)>,
        then: Box<dyn FnOnce()>,
    ) {
        if self.run.number.get() != number {
            return;
        }
        let act = loop {
            match acts.next() {
                Some(Act::Tell(event)) => tell(event),
                Some(act) => break act,
                None => {
                    self.run.playing.set(false);
                    return then();
                }
            }
        };
        let ms = act.ms() * if act.is_moment() { slower.1 } else { slower.0 };
        self.start(&act, ms);
        let stage = self.clone();
        dom::later(ms as i32, move || stage.continue_with(acts, slower, number, tell, then));
    }

    /// Stops playing and leaves things where they are. The `then` of a stopped run is not called.
    pub fn stop(&self) {
        self.run.number.set(self.run.number.get() + 1);
        self.run.playing.set(false);
    }

    /// Clears the layer of a board that has been drawn again. If that happens while acts are played, because the size of the window has
    /// changed, what is left of them is not seen, but their time passes and `then` is called.
    pub fn redrawn(&self) {
        let (playing, number) = (self.run.playing.get(), self.run.number.get());
        self.clear();
        self.run.geometry.take();
        if playing {
            self.run.number.set(number);
            self.run.playing.set(true);
        }
    }

    /// Stops playing and clears the layer.
    pub fn clear(&self) {
        self.stop();
        self.layer.set_inner_html("");
        self.next.set_inner_html("");
        self.run.html.borrow_mut().clear();
        self.run.ghosts.borrow_mut().clear();
        self.run.held.borrow_mut().clear();
        self.run.trails.borrow_mut().clear();
    }

    /// The keys of the things that have moved since the last [`clear`](Stage::clear): they are already in place.
    pub fn moved(&self) -> Vec<String> {
        self.run.ghosts.borrow().keys().cloned().collect()
    }

    /// The paths of the things that have moved since the last [`clear`](Stage::clear).
    pub fn trails(&self) -> Vec<Trail> {
        self.run.trails.borrow().clone()
    }

    fn start(&self, act: &Act, ms: f64) {
        match act {
            Act::Go { key, path } => {
                let points: Vec<Point> = path.iter().filter_map(|place| self.point(place)).collect();
                if let Some(way) = self.travel(key, None, &points, ms, "ease-in-out") {
                    self.keep_trail(&way);
                }
            }
            // Of a flight only the end is marked: a line would cross what it flew over.
            Act::Fly { key, from, to } => {
                if let Some(way) = self.fly(key, from, to, ms) {
                    self.keep_trail(&way[1..]);
                }
            }
            Act::Flip { key } => self.flip(key, ms),
            Act::Appear { key } => {
                if let Some((ghost, _)) = self.copy(&self.next, key) {
                    frames(&ghost.element, &[("opacity", "0"), ("opacity", "1")], ms, "ease-out");
                    self.run.ghosts.borrow_mut().insert(key.clone(), ghost);
                }
            }
            Act::Leave { key } => {
                if let Some(ghost) = self.ghost(key) {
                    frames(&ghost.element, &[("opacity", "1"), ("opacity", "0")], ms, "ease-in");
                }
            }
            Act::Pop { at, text } => {
                if let Some(letters) = self.letters(at, text) {
                    let rise = [("transform", "translate(0px, 0px)"), ("transform", "translate(0px, -34px)")];
                    frames(&letters, &rise, ms * 6.0, "ease-out");
                }
            }
            Act::Light { of } => {
                if let Some(ring) = self.ring(of) {
                    frames(&ring, &[("opacity", "1"), ("opacity", "0")], ms * 2.0, "ease-in");
                }
            }
            Act::Present { keys, text } => self.present(keys, text, ms),
            Act::Pause(_) | Act::Tell(_) => {}
            // Things that fly together, such as cards that are dealt, leave no trails.
            Act::Together(acts) => acts.iter().for_each(|act| match act {
                Act::Fly { key, from, to } => drop(self.fly(key, from, to, ms)),
                act => self.start(act, ms),
            }),
        }
    }

    fn fly(&self, key: &str, from: &Place, to: &Place, ms: f64) -> Option<Vec<Point>> {
        let (start, end) = (self.point(from)?, self.point(to)?);
        self.travel(key, Some((from, start)), &[end], ms, "cubic-bezier(.3,.1,.2,1)")
    }

    /// Shows copies of things side by side in the middle of the board, large, with a sentence below, and moves them back.
    fn present(&self, keys: &[String], text: &str, ms: f64) {
        let rect = self.layer.get_bounding_client_rect();
        let (x, y, most) = (rect.width() / 2.0, rect.height() * 0.44, rect.height() * 0.4);
        // The rest of the board steps back.
        let fade = [("opacity", "0"), ("opacity", "1"), ("opacity", "1"), ("opacity", "0")];
        if let Some(scrim) = self.draw("rect", "moment-scrim") {
            along(&scrim, &fade, &[0.0, 0.16, 0.84, 1.0], ms, "linear");
        }
        let letters = self.draw("text", "moment");
        for (n, key) in keys.iter().enumerate() {
            let Some(ghost) = self.ghost(key) else { continue };
            // In front of the sentence's shadow and of what else has moved.
            let _ = self.layer.append_child(&ghost.element);
            let size = ghost.element.get_bounding_client_rect();
            let scale = (most / size.height().max(1.0)).clamp(1.0, 3.0);
            let shift = (n as f64 - (keys.len() as f64 - 1.0) / 2.0) * (size.width() * scale + 16.0);
            let large = format!("translate({:.1}px, {:.1}px) scale({scale:.2})", x + shift - ghost.home.0, y - ghost.home.1);
            let back = format!("translate({:.1}px, {:.1}px)", ghost.at.0 - ghost.home.0, ghost.at.1 - ghost.home.1);
            let steps = [&back, &large, &large, &back].map(|step| ("transform", step.as_str()));
            along(&ghost.element, &steps, &[0.0, 0.16, 0.84, 1.0], ms, "ease-in-out");
        }
        if let Some(letters) = letters {
            let _ = letters.set_attribute("x", &format!("{x:.1}"));
            let _ = letters.set_attribute("y", &format!("{:.1}", y + most * 0.5 + 34.0));
            let mut rest = text.chars();
            let first = rest.next().into_iter().flat_map(char::to_uppercase).collect::<String>();
            letters.set_text_content(Some(&(first + rest.as_str())));
            along(&letters, &fade, &[0.0, 0.16, 0.84, 1.0], ms, "linear");
        }
    }

    /// Moves the copy of a thing through these points, starting at `from` or at its current location, and returns its path. On the way it gets
    /// the size that it has at its end.
    fn travel(&self, key: &str, from: Option<(&Place, Point)>, through: &[Point], ms: f64, easing: &str) -> Option<Vec<Point>> {
        let mut ghost = self.ghost(key)?;
        let &end = through.last()?;
        let (now, next) = (self.width(&self.now, key), self.width(&self.next, key));
        let (first, last) = match (now, next, from) {
            (Some(now), Some(next), _) => (1.0, next / now),
            (None, Some(next), Some((Place::Of(name), _))) => (self.width(&self.now, name).map_or(1.0, |start| start / next), 1.0),
            _ => (1.0, 1.0),
        };
        let mut points = vec![from.map_or(ghost.at, |(_, point)| point)];
        points.extend_from_slice(through);
        let offsets = lengths(&points);
        let shift = |((x, y), part): (&Point, &f64)| {
            format!("translate({:.1}px, {:.1}px) scale({:.3})", x - ghost.home.0, y - ghost.home.1, first + (last - first) * part)
        };
        let steps: Vec<String> = points.iter().zip(&offsets).map(shift).collect();
        let pairs: Vec<(&str, &str)> = steps.iter().map(|step| ("transform", step.as_str())).collect();
        along(&ghost.element, &pairs, &offsets, ms, easing);
        ghost.at = end;
        self.run.ghosts.borrow_mut().insert(key.to_string(), ghost);
        Some(points)
    }

    /// The width of a card in pixels: that of its first rectangle, because the picture after a step is not laid out.
    fn width(&self, picture: &Element, name: &str) -> Option<f64> {
        let plate = named(picture, &NAMES, name)?.query_selector("rect").ok()??;
        let wide: f64 = plate.get_attribute("width")?.parse().ok()?;
        Some(wide * self.matrix(&plate)?[0]).filter(|wide| *wide > 1.0)
    }

    fn flip(&self, key: &str, ms: f64) {
        let Some(ghost) = self.ghost(key) else { return };
        frames(&ghost.element, &[("transform", "scale(1, 1)"), ("transform", "scale(0, 1)")], ms / 2.0, "ease-in");
        let (stage, key, number) = (self.clone(), key.to_string(), self.run.number.get());
        dom::later((ms / 2.0) as i32, move || {
            if stage.run.number.get() == number
                && let Some((turned, _)) = stage.copy(&stage.next, &key)
            {
                ghost.element.remove();
                frames(&turned.element, &[("transform", "scale(0, 1)"), ("transform", "scale(1, 1)")], ms / 2.0, "ease-out");
                stage.run.ghosts.borrow_mut().insert(key, turned);
            }
        });
    }

    /// The copy of a thing in the layer, created if necessary; the thing itself is hidden.
    fn ghost(&self, key: &str) -> Option<Ghost> {
        if let Some(ghost) = self.run.ghosts.borrow().get(key) {
            return Some(ghost.clone());
        }
        let (ghost, original) = self.copy(&self.now, key).or_else(|| self.copy(&self.next, key))?;
        let _ = original.set_attribute("visibility", "hidden");
        self.run.ghosts.borrow_mut().insert(key.to_string(), ghost.clone());
        Some(ghost)
    }

    /// Copies a thing of a picture into the layer, at the same location. Returns the copy and the thing.
    fn copy(&self, picture: &Element, key: &str) -> Option<(Ghost, Element)> {
        let original = named(picture, &["data-key"], key)?;
        let home = self.middle(&original)?;
        let element = copy_at(&self.layer, self.run.geometry.borrow().corner, &original, &self.matrix(&original)?)?;
        let _ = element.set_attribute("data-ghost", key);
        Some((Ghost { element, home, at: home }, original))
    }

    /// A place as a point in the layer.
    fn point(&self, place: &Place) -> Option<Point> {
        match place {
            Place::Of(name) => {
                if let Some(ghost) = self.run.ghosts.borrow().get(name) {
                    return Some(ghost.at);
                }
                if let Some(&held) = self.run.held.borrow().get(name) {
                    return Some(held);
                }
                let thing = named(&self.now, &NAMES, name).or_else(|| named(&self.next, &NAMES, name))?;
                self.middle(&thing)
            }
            Place::Then(name) => {
                let then = named(&self.next, &NAMES, name).and_then(|thing| self.middle(&thing));
                then.or_else(|| self.middle(&named(&self.now, &NAMES, name)?))
            }
            Place::At(x, y) => {
                let geometry = self.run.geometry.borrow();
                Some(geometry.in_layer(map(&geometry.picture(0)?, (*x, *y))))
            }
        }
    }

    /// The reference point of a thing: its own origin, or the centre of its visible part if it uses the picture's coordinates. The latter is
    /// known only of the current picture.
    fn middle(&self, thing: &Element) -> Option<Point> {
        let geometry = self.run.geometry.borrow();
        let stands = if thing.has_attribute("data-key") { thing.first_element_child() } else { None };
        let own = self.matrix(stands.as_ref().unwrap_or(thing));
        let whole = thing.closest("svg").ok().flatten().and_then(|picture| self.matrix(&picture));
        match (own, whole) {
            (Some(own), Some(whole)) if (own[4] - whole[4]).abs() + (own[5] - whole[5]).abs() > 0.5 => {
                Some(geometry.in_layer((own[4], own[5])))
            }
            _ if self.next.contains(Some(thing)) => None,
            _ => {
                let rect = thing.get_bounding_client_rect();
                Some(geometry.in_layer((rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)))
            }
        }
    }

    /// The transform from an element's units to window pixels.
    fn matrix(&self, element: &Element) -> Option<Matrix> {
        let board = if self.next.contains(Some(element)) { &self.next } else { &self.now };
        self.run.geometry.borrow().matrix(board, element)
    }

    fn keep_trail(&self, points: &[Point]) {
        let geometry = self.run.geometry.borrow();
        // A path between two pictures is not drawn, because neither of them contains all of it.
        let Some(picture) = geometry.picture_around(points) else { return };
        let Some(back) = geometry.picture(picture).and_then(inverse) else { return };
        let points = points.iter().map(|point| map(&back, geometry.in_window(point))).collect();
        self.run.trails.borrow_mut().push(Trail { picture, points });
    }

    fn letters(&self, at: &Place, text: &str) -> Option<Element> {
        let (x, y) = self.point(at)?;
        // A text that begins with the shape of a pack has its colour.
        let pack = text.chars().next().and_then(|first| SHAPES.iter().position(|shape| *shape == first));
        let class = match pack {
            Some(pack) => format!("pop pack-{pack}"),
            None if text.starts_with('+') => "pop gain".into(),
            None => "pop".into(),
        };
        let letters = self.draw("text", &class)?;
        let _ = letters.set_attribute("x", &format!("{x:.1}"));
        let _ = letters.set_attribute("y", &format!("{y:.1}"));
        letters.set_text_content(Some(text));
        Some(letters)
    }

    fn ring(&self, of: &Place) -> Option<Element> {
        let (x, y) = self.point(of)?;
        let thing = match of {
            Place::Of(name) | Place::Then(name) => named(&self.now, &NAMES, name),
            Place::At(..) => None,
        };
        // A hex is lit along its edge, so that a region is lit as one area.
        if let Some(edge) = thing.as_ref().and_then(|thing| thing.query_selector("polygon.ring").ok().flatten()) {
            let lit = copy_at(&self.layer, self.run.geometry.borrow().corner, &edge, &self.matrix(&edge)?)?;
            let _ = lit.set_attribute("class", "lit-hex");
            return Some(lit);
        }
        let wide = thing.map(|thing| thing.get_bounding_client_rect().width());
        let ring = self.draw("circle", "lit-ring")?;
        for (name, value) in [("cx", x), ("cy", y), ("r", wide.map_or(24.0, |wide| (wide / 2.0 + 5.0).clamp(14.0, 90.0)))] {
            let _ = ring.set_attribute(name, &format!("{value:.1}"));
        }
        Some(ring)
    }

    fn draw(&self, tag: &str, class: &str) -> Option<Element> {
        let element = svg(tag)?;
        let _ = element.set_attribute("class", class);
        let _ = self.layer.append_child(&element);
        Some(element)
    }
}

/// Copies a thing into a layer of window pixels, at the same location.
pub fn copy_into(layer: &Element, original: &Element) -> Option<Element> {
    let rect = layer.get_bounding_client_rect();
    copy_at(layer, (rect.x(), rect.y()), original, &screen_matrix(original)?)
}

fn copy_at(layer: &Element, corner: Point, original: &Element, m: &Matrix) -> Option<Element> {
    let (outer, inner) = (svg("g")?, svg("g")?);
    let _ = outer.set_attribute("class", "ghost");
    let moved = [m[0], m[1], m[2], m[3], m[4] - corner.0, m[5] - corner.1];
    let _ = inner.set_attribute("transform", &format!("matrix({})", moved.map(|n| format!("{n:.4}")).join(" ")));
    let copy: Element = original.clone_node_with_deep(true).ok()?.unchecked_into();
    // The matrix already includes the thing's own transform.
    let _ = copy.remove_attribute("transform");
    let _ = inner.append_child(&copy);
    for one in dom::all(&inner, "[data-token]") {
        let _ = one.remove_attribute("data-token");
        let _ = one.remove_attribute("tabindex");
    }
    let _ = outer.append_child(&inner);
    let _ = layer.append_child(&outer);
    Some(outer)
}

/// The attributes that name a thing.
const NAMES: [&str; 3] = ["data-key", "data-spot", "data-token"];

/// The thing in a picture that has this name in one of these attributes.
fn named(picture: &Element, attributes: &[&str], name: &str) -> Option<Element> {
    let name = name.replace('\\', "\\\\").replace('"', "\\\"");
    attributes.iter().find_map(|attribute| picture.query_selector(&format!("[{attribute}=\"{name}\"]")).ok().flatten())
}

fn svg(tag: &str) -> Option<Element> {
    dom::document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag).ok()
}
