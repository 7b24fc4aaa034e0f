//! Content packs in this browser: the figures of players' own boxes, by hash. The editor writes them; a table that is played
//! with one brings it along.

use den_core::{Deserialize, Edition, Game, Message, RecordReason};
use den_games::GameId;
use serde::Serialize;
use serde_json::Value;

use crate::dom;

/// The start of the keys of packs.
pub const PREFIX: &str = "wolfden/pack/";

/// A pack, as stored: the file, with how it differs from the built-in box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredPack {
    /// The hash of its figures.
    pub hash: String,
    /// The game.
    pub game: GameId,
    /// What its owner calls it.
    pub name: String,
    /// Who entered it.
    #[serde(default)]
    pub author: String,
    /// The figures.
    pub figures: Value,
    /// How they differ from the built-in box.
    #[serde(default)]
    pub differences: Vec<Message>,
}

fn text(hash: &str) -> Option<String> {
    dom::storage().and_then(|storage| storage.get_item(&format!("{PREFIX}{hash}")).ok().flatten())
}

/// The pack with this hash.
pub fn find(hash: &str) -> Option<StoredPack> {
    den_core::from_json(&text(hash)?).ok()
}

/// The pack file with this hash, for a server.
pub fn file(hash: &str) -> Option<Value> {
    without_differences(den_core::from_json(&text(hash)?).ok()?)
}

/// A stored pack without what only this browser adds.
fn without_differences(mut file: Value) -> Option<Value> {
    file.as_object_mut()?.remove("differences");
    Some(file)
}

/// The packs of a game.
pub fn all(game: GameId) -> Vec<StoredPack> {
    let Some(storage) = dom::storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let hashes: Vec<String> = keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_string)).collect();
    let mut packs: Vec<StoredPack> = hashes.iter().filter_map(|hash| find(hash)).filter(|pack| pack.game == game).collect();
    den_core::sort_by(&mut packs, |a, b| (&a.name, &a.hash).cmp(&(&b.name, &b.hash)));
    packs
}

/// Stores a pack that a table brought along, as a file that can be opened and sent again. `false` if the browser's storage is full.
pub fn keep(pack: &StoredPack, language: &str) -> bool {
    let file = whole_file(pack, language);
    dom::storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{}", pack.hash), &file).is_ok())
}

/// The pack as text, with the fields of a file that a table does not know.
fn whole_file(pack: &StoredPack, language: &str) -> String {
    let known = serde_json::to_string(pack).unwrap_or_default();
    // As text, because another way to write a pack would be two kilobytes of the first page.
    format!("{{\"wolfden-pack\":1,\"version\":1,\"language\":\"{language}\",\"marks\":{{}},{}", known.trim_start_matches('{'))
}

/// The content with this hash: the built-in one, or that of a pack in this browser.
///
/// # Errors
/// If there is no such pack, or it no longer fits the rules.
#[inline(never)]
pub fn edition<G: Game>(hash: &str) -> Result<Edition<G::Content>, Message> {
    let built_in = den_core::built_in::<G>();
    if hash.is_empty() || built_in.plays(hash) {
        return Ok(built_in);
    }
    match find(hash) {
        Some(pack) => Edition::of_figures(&pack.figures).map_err(Message::from),
        // Its record then says what is missing.
        None => Ok(built_in),
    }
}

/// The content with this hash, or the built-in one if it cannot be used.
pub fn edition_or_built_in<G: Game>(hash: &str) -> Edition<G::Content> {
    edition::<G>(hash).unwrap_or_else(|_| den_core::built_in::<G>())
}

/// The message for a pack that is not in this browser.
pub fn missing(hash: &str) -> Message {
    RecordReason::OtherContent { old: hash.chars().take(8).collect(), new: "-".into() }.into()
}

#[cfg(test)]
mod tests {
    use den_core::Pack;

    use super::*;

    #[test]
    fn a_pack_that_a_table_brought_along_is_a_whole_file() {
        let mine = Pack { name: "Mine".into(), ..Pack::of_built_in::<lone_wolves::LoneWolves>() };
        let game = mine.game.parse().expect("a game");
        let (hash, figures) = (mine.hash(), mine.figures.clone());
        let brought = StoredPack { hash, game, name: "Mine".into(), author: String::new(), figures, differences: vec![Message::new("x")] };
        let text = whole_file(&brought, "en");
        let file = without_differences(serde_json::from_str(&text).expect("JSON")).expect("an object");
        assert_eq!(Pack::read(&file.to_string()).expect("a pack"), mine);
    }
}
