//! What a player can do when a match is over.

use super::overlay::Overlay;
use super::table::{Item, Tab, Table, Then, Typing};
use crate::review::{Background, Heard};
use crate::show;
use crate::text::width;
use crate::words::t;

/// The columns that the frame of a box takes.
const FRAME: usize = 8;

impl Table {
    /// The actions available when the match is over.
    pub(super) fn actions(&self) -> Vec<Item> {
        let item = |thing: &str, label: String| Item { thing: format!("end:{thing}"), label, notation: String::new() };
        vec![
            item("sheet", t!("panel-sheet")),
            item("review", t!("replay")),
            item("again", t!("rematch")),
            item("menu", t!("mine-new")),
            item("save", t!("record-save")),
            item("analyse", if self.reviewing.is_some() { t!("review-stop") } else { t!("review-open") }),
            item("quit", t!("term-quit")),
        ]
    }

    /// The overlay at the end: places, sheet, and the proof of the deal.
    pub(super) fn end(&self) -> Overlay {
        let names = self.source.names();
        let mut lines = Vec::new();
        if let Some(outcome) = self.face.as_ref().and_then(|face| face.outcome().cloned()) {
            lines.extend(show::places(&outcome, &names).lines().map(String::from));
            lines.extend(self.source.series());
            lines.push(String::new());
        }
        let mut overlay = Overlay::new(t!("den-no-over"), lines);
        overlay.sheet = self.face.as_ref().map(|face| face.sheet());
        overlay.names = names;
        overlay.after = self.source.ending();
        overlay
    }

    pub(super) fn act(&mut self, action: &str) -> Then {
        match action {
            "again" if self.source.rematch() => self.notice = Some(t!("rematch-waiting")),
            "again" => return Then::Again,
            "menu" => return Then::Menu,
            "review" => {
                self.review = Some(0);
                self.tab = Tab::Board;
            }
            "analyse" => self.analyse(),
            "sheet" => self.overlay = Some(self.end()),
            "save" => {
                if self.source.record().is_some() {
                    self.typing = Some(Typing::File(String::new()));
                } else {
                    self.notice = Some(self.source.why_no_record());
                }
            }
            _ => return Then::Quit,
        }
        Then::Stay
    }

    /// Begins the review of the match, or stops it and shows what there is.
    fn analyse(&mut self) {
        match (&self.reviewing, self.source.record()) {
            (Some((reviewing, _)), _) => reviewing.stop(),
            (None, Some(record)) => {
                self.reviewing = Some((Background::start(self.source.game(), record, width().saturating_sub(FRAME)), 0));
                self.relist_actions();
            }
            (None, None) => self.notice = Some(self.source.why_no_record()),
        }
    }

    /// Takes over what the review in the background tells. Returns whether there is something new to show.
    pub(super) fn hear_review(&mut self) -> bool {
        let Some((reviewing, percent)) = &mut self.reviewing else { return false };
        match reviewing.hear() {
            None => return false,
            Some(Heard::Percent(now)) => *percent = now,
            Some(Heard::Done(text)) => {
                self.reviewing = None;
                self.overlay = Some(Overlay::ansi(t!("review-name"), &text));
                self.relist_actions();
            }
        }
        true
    }

    /// Lists the actions again, with the cursor on the same one.
    fn relist_actions(&mut self) {
        if self.source.is_over() {
            self.items = self.actions();
        }
    }
}
