//! A match at a server.

use den_core::{Eye, Seat};
use leptos::prelude::*;

use super::Table;
use crate::play::{LogLine, No, Seen};
use crate::t;

/// A match at a server, as far as it was told.
#[derive(Debug, Default)]
pub(crate) struct Wire {}

impl Wire {
    pub(crate) fn seen(&self, _at: Option<usize>) -> Option<Seen> {
        None
    }
    pub(crate) fn names(&self) -> Vec<String> {
        Vec::new()
    }
    pub(crate) fn mine(&self, _seat: Seat) -> bool {
        false
    }
    pub(crate) fn connect(&self, _table: Table) {}
    pub(crate) fn hang_up(&self) {}
    pub(crate) fn play(&self, _text: &str) -> Result<(), No> {
        Ok(())
    }
    pub(crate) fn undo(&self) -> Result<(), No> {
        Ok(())
    }
    pub(crate) fn may_undo(&self) -> usize {
        0
    }
    pub(crate) fn steps(&self) -> usize {
        0
    }
    pub(crate) fn seats(&self) -> u8 {
        0
    }
    pub(crate) fn log(&self, _at: usize) -> Vec<LogLine> {
        Vec::new()
    }
    pub(crate) fn record(&self) -> String {
        String::new()
    }
    pub(crate) fn over(&self) -> bool {
        false
    }
    pub(crate) fn verify(&self) -> Result<usize, String> {
        Ok(0)
    }
    pub(crate) fn branch(&self, _at: usize) -> Result<String, String> {
        Err(String::new())
    }
    pub(crate) fn rematch(&self) {}
}

pub(crate) fn online(_id: &str, _invite: &str) -> AnyView {
    ().into_any()
}
pub(crate) fn invite(_game: &str, _options: &str, _seats: usize, _bot: &str, _error: RwSignal<String>) {}
pub(super) fn presence(_table: Table, _seat: Seat) -> AnyView {
    ().into_any()
}
pub(super) fn look(_table: Table, _eye: Eye) {}
#[component]
pub(super) fn ChatShown(table: Table) -> impl IntoView {
    let _ = table;
    view! { <p>{t!("panel-chat")}</p> }
}
