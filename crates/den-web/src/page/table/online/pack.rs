//! The content pack of a table: what it is called, and how it differs from the built-in box.

use den_table::TablePack;
use den_table::rest::PackFigures;
use leptos::prelude::*;

use crate::packs::{self, StoredPack};
use crate::page::setup::differences;
use crate::{api, t};

/// The box of a table. The pack is fetched once and kept, so that the match can be replayed here.
pub(super) fn box_of(pack: &TablePack) -> AnyView {
    let found = RwSignal::new(packs::find(&pack.hash).map(|pack| pack.differences));
    if found.get_untracked().is_none() {
        fetch(pack.clone(), move |differences| _ = found.try_set(Some(differences)));
    }
    let name = if pack.author.is_empty() {
        t!("box-of-table", name = pack.name.clone())
    } else {
        t!("box-of-table-by", name = pack.name.clone(), author = pack.author.clone())
    };
    view! { {name}{move || found.get().and_then(|found| differences(&found))} }.into_any()
}

/// Fetches the pack of a table, unless this browser has it.
pub(super) fn bring_along(pack: Option<&TablePack>) {
    if let Some(pack) = pack.filter(|pack| packs::find(&pack.hash).is_none()) {
        fetch(pack.clone(), |_| {});
    }
}

fn fetch(pack: TablePack, told: impl FnOnce(Vec<den_core::Message>) + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(shown) = api::get::<PackFigures>(&format!("/api/packs/{}", pack.hash)).await else { return };
        let Ok(game) = shown.game.parse() else { return };
        let differences = shown.differences;
        let stored = StoredPack {
            hash: pack.hash,
            game,
            name: pack.name,
            author: pack.author,
            figures: shown.figures,
            differences: differences.clone(),
        };
        packs::keep(&stored, crate::words::spoken().code());
        told(differences);
    });
}
