//! Shows how moves would end, without playing them.

use super::Stage;
use super::geometry::Point;
use crate::game::{Act, Place, Preview};

impl Stage {
    /// Shows how an animation would end without playing it; `html` is the picture after it. Removed by [`clear`](Stage::clear).
    pub fn preview(&self, html: &str, acts: &[Act]) {
        self.prepare(html);
        self.measure();
        for act in acts {
            self.hold(act);
        }
    }

    /// Shows moves that follow one another on the current picture, each with its number if there are several. Removed by
    /// [`clear`](Stage::clear).
    pub fn preview_line(&self, moves: &[Preview]) {
        self.clear();
        self.measure();
        for (one, number) in moves.iter().zip(1..) {
            self.next.set_inner_html(&one.html);
            let ends: Vec<Point> = one.acts.iter().filter_map(|act| self.hold(act)).collect();
            if moves.len() > 1
                && let Some(&(x, y)) = ends.first()
            {
                self.number(number, x, y);
            }
        }
        self.next.set_inner_html("");
    }

    /// Writes the number of a move next to where it ends.
    fn number(&self, number: usize, x: f64, y: f64) {
        let (Some(disc), Some(text)) = (self.draw("circle", "line-disc"), self.draw("text", "line-number")) else { return };
        for (element, [across, down]) in [(&disc, ["cx", "cy"]), (&text, ["x", "y"])] {
            let _ = element.set_attribute(across, &format!("{:.1}", x + 14.0));
            let _ = element.set_attribute(down, &format!("{:.1}", y - 14.0));
        }
        let _ = disc.set_attribute("r", "11");
        text.set_text_content(Some(&number.to_string()));
    }

    /// Shows the end of an act, and returns where that is.
    fn hold(&self, act: &Act) -> Option<Point> {
        match act {
            Act::Go { key, path } => self.hold_way(key, path),
            Act::Fly { key, from, to } => self.hold_way(key, &[from.clone(), to.clone()]),
            Act::Pop { at, text } => {
                self.letters(at, text);
                None
            }
            Act::Light { of } => {
                self.ring(of)?;
                self.point(of)
            }
            // Every act is shown; the last one says where.
            Act::Together(acts) => acts.iter().fold(None, |end, act| self.hold(act).or(end)),
            Act::Leave { key } | Act::Flip { key } => {
                let of = Place::Of(key.clone());
                self.ring(&of)?;
                self.point(&of)
            }
            Act::Appear { key } => {
                let (ghost, _) = self.copy(&self.next, key)?;
                let _ = ghost.element.set_attribute("class", "ghost pale");
                Some(ghost.home)
            }
            Act::Present { .. } | Act::Pause(_) | Act::Tell(_) => None,
        }
    }

    /// Draws an arrow along a path, and a pale copy at its end.
    fn hold_way(&self, key: &str, path: &[Place]) -> Option<Point> {
        let mut points: Vec<Point> = path.iter().filter_map(|place| self.point(place)).collect();
        let &end = points.last()?;
        let was = self.run.held.borrow().get(key).copied();
        if let Some((ghost, _)) = self.copy(&self.now, key).or_else(|| self.copy(&self.next, key)) {
            let (dx, dy) = (end.0 - ghost.home.0, end.1 - ghost.home.1);
            let _ = ghost.element.set_attribute("class", "ghost pale");
            let _ = ghost.element.set_attribute("style", &format!("transform: translate({dx:.1}px, {dy:.1}px)"));
            let start = was.unwrap_or(ghost.home);
            if points.first().is_none_or(|&first| first != start) {
                points.insert(0, start);
            }
        }
        self.run.held.borrow_mut().insert(key.to_string(), end);
        let list: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        if let Some(line) = self.draw("polyline", "preview-way") {
            let _ = line.set_attribute("points", &list.join(" "));
        }
        Some(end)
    }
}
