//! Where things are on the board: transforms, and points in the layer above it.

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgGraphicsElement};

use crate::dom;

/// When the board is drawn narrow and tall.
const NARROW: &str = "(max-width: 760px)";

/// Whether the page scrolls as a whole, as on a phone: the same query as in the style sheet.
const SCROLLS: &str = "(max-width: 960px)";

/// Whether the board is drawn narrow and tall, and the size of its frame in pixels. Small changes are ignored, so that a scroll bar does not
/// cause a redraw.
pub fn room(frame: Option<Element>) -> (bool, Option<(f64, f64)>) {
    let size = |frame: Element| {
        let rect = frame.get_bounding_client_rect();
        // If the page scrolls, the frame is as tall as its content, so the window counts, less what is above and below the board: as in the
        // style sheet.
        let window = dom::window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(800.0);
        let height = if dom::matches_media(SCROLLS) { (window - 243.0).max(window * 0.5) } else { rect.height() };
        ((rect.width() / 20.0).floor() * 20.0, (height / 20.0).floor() * 20.0)
    };
    (dom::matches_media(NARROW), frame.map(size))
}

/// A point in the layer, in pixels.
pub(super) type Point = (f64, f64);

/// A transform, as SVG writes it: `matrix(a b c d e f)`.
pub(super) type Matrix = [f64; 6];

const IDENTITY: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// The layer and the pictures below it, measured once per animation: measuring after every change would lay out the page each time.
#[derive(Debug, Default)]
pub(super) struct Geometry {
    /// The upper left corner of the layer in the window.
    pub(super) corner: Point,
    /// The transforms from the units of the board's pictures to window pixels.
    pictures: Vec<Matrix>,
    /// The left, top, right and bottom edges of the pictures in the window.
    edges: Vec<[f64; 4]>,
}

impl Geometry {
    /// Measures a board and the layer above it.
    pub(super) fn of(board: &Element, layer: &Element) -> Geometry {
        let (rect, pictures) = (layer.get_bounding_client_rect(), pictures(board));
        let edges = |picture: &Element| {
            let rect = picture.get_bounding_client_rect();
            [rect.left(), rect.top(), rect.right(), rect.bottom()]
        };
        Geometry {
            corner: (rect.x(), rect.y()),
            edges: pictures.iter().map(edges).collect(),
            pictures: pictures.iter().map(|picture| screen_matrix(picture).unwrap_or(IDENTITY)).collect(),
        }
    }

    /// The transform from the units of a picture of the board to window pixels.
    pub(super) fn picture(&self, at: usize) -> Option<Matrix> {
        self.pictures.get(at).copied()
    }

    /// The transform from an element's units to window pixels. The element is in `board`, or in the same place of a picture that will replace
    /// it: what an element of that picture is inside of need not be on the page.
    pub(super) fn matrix(&self, board: &Element, element: &Element) -> Option<Matrix> {
        let picture = element.closest(".board-svg").ok()??;
        let at = pictures(board).iter().position(|one| *one == picture)?;
        Some(times(&self.picture(at)?, &inside(&picture, element)))
    }

    /// The picture that contains all of these points of the layer.
    pub(super) fn picture_around(&self, points: &[Point]) -> Option<usize> {
        let inside = |edges: &[f64; 4]| {
            points.iter().map(|point| self.in_window(point)).all(|(x, y)| x >= edges[0] && x <= edges[2] && y >= edges[1] && y <= edges[3])
        };
        self.edges.iter().position(inside)
    }

    /// A point of the layer, in window pixels.
    pub(super) fn in_window(&self, (x, y): &Point) -> Point {
        (x + self.corner.0, y + self.corner.1)
    }

    /// A point of the window, in the layer.
    pub(super) fn in_layer(&self, (x, y): Point) -> Point {
        (x - self.corner.0, y - self.corner.1)
    }
}

/// The transform from an element's units to those of the picture it is in.
fn inside(picture: &Element, element: &Element) -> Matrix {
    let mut own = IDENTITY;
    let mut up = Some(element.clone());
    while let Some(step) = up.filter(|step| step != picture) {
        if let Some(text) = step.get_attribute("transform") {
            own = times(&transform(&text), &own);
        }
        up = step.parent_element();
    }
    own
}

/// The things of a board that have a key: each with its key, the index of its picture and its location there.
pub fn keyed(board: &Element) -> Vec<(Element, String, usize, (f64, f64))> {
    let mut found = Vec::new();
    for (index, picture) in pictures(board).iter().enumerate() {
        for thing in dom::all(picture, "[data-key]") {
            // The transform is that of its first child.
            if let (Some(key), Some(child)) = (thing.get_attribute("data-key"), thing.first_element_child()) {
                let own = inside(picture, &child);
                found.push((thing.into(), key, index, (own[4], own[5])));
            }
        }
    }
    found
}

/// The pictures of a board.
pub(super) fn pictures(board: &Element) -> Vec<Element> {
    dom::all(board, "svg.board-svg").into_iter().map(Element::from).collect()
}

/// The transform from an element's units to window pixels, from the browser.
pub(super) fn screen_matrix(element: &Element) -> Option<Matrix> {
    let m = element.dyn_ref::<SvgGraphicsElement>()?.get_screen_ctm()?;
    Some([m.a(), m.b(), m.c(), m.d(), m.e(), m.f()].map(f64::from))
}

/// One transform after another.
fn times(a: &Matrix, b: &Matrix) -> Matrix {
    let (x, y) = map(a, (b[4], b[5]));
    [a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3], x, y]
}

/// A transform as the games write it: `translate(x y)`, `scale(s)` or `scale(x y)`.
fn transform(text: &str) -> Matrix {
    let mut all = IDENTITY;
    for part in text.split(')') {
        let Some((name, numbers)) = part.split_once('(') else { continue };
        let mut numbers = numbers.split([' ', ',']).filter_map(|n| n.parse::<f64>().ok());
        let x = numbers.next().unwrap_or(0.0);
        let one = match name.trim() {
            "translate" => [1.0, 0.0, 0.0, 1.0, x, numbers.next().unwrap_or(0.0)],
            "scale" => [x, 0.0, 0.0, numbers.next().unwrap_or(x), 0.0, 0.0],
            _ => IDENTITY,
        };
        all = times(&all, &one);
    }
    all
}

/// A point, transformed.
pub(super) fn map(m: &Matrix, (x, y): Point) -> Point {
    (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
}

/// The transform that undoes another.
pub(super) fn inverse(m: Matrix) -> Option<Matrix> {
    let [a, b, c, d, e, f] = m;
    let by = a * d - b * c;
    (by.abs() > 1e-9).then(|| [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by])
}

/// How far along the path each point is, from 0 to 1.
pub(super) fn lengths(points: &[Point]) -> Vec<f64> {
    let mut sums = vec![0.0];
    for pair in points.windows(2) {
        let step = (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
        sums.push(sums[sums.len() - 1] + step);
    }
    let whole = sums[sums.len() - 1].max(0.001);
    sums.into_iter().map(|sum| sum / whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_measured_by_its_length_and_not_by_its_points() {
        assert_eq!(lengths(&[(0.0, 0.0), (3.0, 4.0), (3.0, 19.0)]), [0.0, 0.25, 1.0]);
        assert_eq!(lengths(&[(2.0, 2.0), (2.0, 2.0)]), [0.0, 0.0], "who stays has gone nowhere");
    }

    #[test]
    fn a_point_is_converted_to_the_window_and_back() {
        let m = [2.0, 0.0, 0.0, 2.0, 30.0, 40.0];
        let back = inverse(m).expect("it can be inverted");
        assert_eq!(map(&back, map(&m, (7.0, 9.0))), (7.0, 9.0));
        assert_eq!(inverse([0.0; 6]), None);
    }

    #[test]
    fn transforms_are_read_as_the_games_write_them() {
        assert_eq!(transform("translate(3.0 4.5) scale(2)"), [2.0, 0.0, 0.0, 2.0, 3.0, 4.5]);
        assert_eq!(transform("scale(-1 1)"), [-1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
        assert_eq!(transform(""), IDENTITY);
    }

    #[test]
    fn a_path_belongs_to_the_picture_that_contains_all_of_it() {
        let geometry = Geometry {
            corner: (100.0, 0.0),
            pictures: vec![IDENTITY; 2],
            edges: vec![[100.0, 0.0, 200.0, 50.0], [100.0, 50.0, 200.0, 90.0]],
        };
        assert_eq!(geometry.picture_around(&[(10.0, 60.0), (90.0, 80.0)]), Some(1));
        assert_eq!(geometry.picture_around(&[(10.0, 10.0), (90.0, 80.0)]), None, "it leads from one to the other");
    }
}
