//! What the last turns leave on the board.

use web_sys::Element;

use super::geometry::{Point, pictures};
use super::svg;

/// The path of a thing, in the units of its picture, which stays on the board as the trail of the last turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Trail {
    /// The index of the board's picture.
    pub picture: usize,
    /// The points, from first to last.
    pub points: Vec<Point>,
}

/// Draws the trails into the pictures of the board: the latest turn strongly, earlier ones faintly.
pub fn draw_trails(board: &Element, trails: &[(bool, Trail)]) {
    let pictures = pictures(board);
    for (newest, trail) in trails {
        let (Some(picture), Some(group)) = (pictures.get(trail.picture), svg("g")) else { continue };
        let list: Vec<String> = trail.points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let (Some(first), Some(last)) = (trail.points.first(), trail.points.last()) else { continue };
        let _ = group.set_attribute("class", if *newest { "trace" } else { "trace old" });
        let _ = group.set_attribute("aria-hidden", "true");
        group.set_inner_html(&format!(
            "<circle class=\"trace-from\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"11\"/><polyline points=\"{}\" marker-end=\"url(#trace-head)\"/><circle class=\"trace-to\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"16\"/>",
            first.0, first.1, list.join(" "), last.0, last.1
        ));
        let _ = picture.append_child(&group);
    }
}

/// The arrowhead used by [`draw_trails`] and previews, once per page.
pub const ARROW_HEAD: &str = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><marker id=\"trace-head\" viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerWidth=\"4\" markerHeight=\"4\" orient=\"auto-start-reverse\"><path class=\"trace-head\" d=\"M0 0 L10 5 L0 10 Z\"/></marker></defs></svg>";
