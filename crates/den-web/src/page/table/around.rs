//! Actions besides playing: the record, verifying deals, a what-if, a rematch.

use den_web_bots::Ask;
use leptos::prelude::*;

use super::driver::{Hint, Home, Table};
use crate::bots;
use crate::dom;
use crate::game::Tip;
use crate::words::say;

impl Table {
    /// What is special about this table, shown next to its name: watching, or a what-if with guessed secrets.
    pub(crate) fn remark(&self) -> Option<(&'static str, String)> {
        self.changed.track();
        self.ask(|source| source.remark()).map(|(class, message)| (class, say(&message, &[])))
    }

    /// The record as text, or the reason why there is none.
    pub(crate) fn record(&self) -> String {
        self.ask(|source| source.record()).unwrap_or_else(|why| say(&why, &[]))
    }

    /// Whether every viewpoint is available.
    pub(crate) fn open_to_all(&self) -> bool {
        self.changed.track();
        self.ask(|source| source.is_open())
    }

    /// Redraws all deals from the seed.
    pub(crate) fn verify(&self) -> Result<usize, String> {
        self.ask(|source| source.verify()).map_err(|why| say(&why, &self.all_names()))
    }

    /// Continues alone from the step shown.
    pub(crate) fn branch(self) {
        let (at, eye) = (self.at.get_untracked(), self.eye.get_untracked());
        match self.ask(|source| source.branch(at, eye)) {
            Ok(id) => dom::go(&format!("/play/{id}")),
            Err(why) => self.notice.set(Some(why.into())),
        }
    }

    /// Asks for a rematch.
    pub(crate) fn rematch(self) {
        match self.home.try_update_value(|home| home.source_mut().rematch()) {
            Some(Ok(Some(path))) => dom::go(&path),
            Some(Ok(None)) | None => {}
            Some(Err(notice)) => self.notice.set(Some(notice)),
        }
    }

    /// Starts the what-if.
    pub(crate) fn start_branch(self) {
        self.waits.set(false);
        self.continue_with();
    }

    /// The page of the match that this is a what-if of.
    pub(crate) fn branch_of(&self) -> Option<String> {
        self.home.with_value(|home| match home {
            Home::Here(local) => local.branch_of().map(|branch| branch.of.clone()),
            Home::There(_) => None,
        })
    }

    /// The name of the next stronger bot, if there is one.
    pub(crate) fn stronger(&self) -> Option<&'static str> {
        self.ask(|source| source.stronger())
    }

    /// Plays again against stronger bots.
    pub(crate) fn rematch_stronger(self) {
        match self.ask(|source| source.rematch_stronger()) {
            Ok(Some(path)) => dom::go(&path),
            Ok(None) => {}
            Err(notice) => self.notice.set(Some(notice)),
        }
    }

    /// The tooltip of a thing of the game.
    pub(crate) fn tip(&self, key: &str) -> Option<Tip> {
        self.seen.try_get_untracked()?.tip(key, &self.plain_scene())
    }

    /// Requests a hint from Alpha.
    pub(crate) fn ask_hint(self) {
        let seen = self.seen.get_untracked();
        if !self.my_turn_now() || seen.choices().is_empty() {
            return;
        }
        let Some(setup) = self.home.with_value(|home| match home {
            Home::Here(local) => Some(local.setup().to_string()),
            Home::There(online) => online.setup(),
        }) else {
            return;
        };
        self.hint.set(Some(Hint::Thinking));
        let now = self.changed.get_untracked();
        let ask = Ask::hint(self.game(), setup, seen.view().to_string());
        bots::ask(ask, move |answer| {
            if self.changed.try_get_untracked() != Some(now) {
                return;
            }
            let words = |text: &str| seen.label(text).unwrap_or_else(|| text.to_string());
            let percent = answer.top.iter().find(|one| one.text == answer.text).map_or(0, |one| one.percent);
            let others = answer.top.iter().filter(|one| one.text != answer.text).map(|one| (words(&one.text), one.percent)).collect();
            self.hint.set(Some(Hint::Says {
                text: answer.text.clone(),
                best: (words(&answer.text), percent),
                others,
                iterations: answer.iterations,
            }));
        });
    }
}
