//! Content packs.

use den_store::{NewMatch, Store, StoredFigures};
use den_table::{MatchSettings, TablePack};

use crate::{new_match, player_id, settings};

fn figures(letter: &str) -> StoredFigures {
    StoredFigures { hash: letter.repeat(64), game: "toy".into(), figures: format!("{{\"box\":{{\"letter\":\"{letter}\"}}}}") }
}

/// A match that is played with a pack.
fn played_with(name: &str, pack: &StoredFigures) -> NewMatch {
    let pack = TablePack { hash: pack.hash.clone(), name: "Mine".into(), author: "Ada".into() };
    NewMatch { settings: MatchSettings { pack: Some(pack), ..settings() }, ..new_match(name, 77) }
}

/// Figures are there as long as a player or a match needs them.
pub(crate) async fn figures_stay_as_long_as_they_are_needed(store: &dyn Store) {
    let (ada, bob) = (player_id("ada"), player_id("bob"));
    let (b, c) = (figures("b"), figures("c"));
    store.put_pack(&ada, &b, "one", 1).await.unwrap();
    store.put_pack(&ada, &b, "renamed", 2).await.unwrap();
    store.put_pack(&ada, &c, "two", 3).await.unwrap();
    store.put_pack(&bob, &b, "his", 4).await.unwrap();
    assert_eq!(store.figures_of(&b.hash).await.unwrap(), Some(b.clone()));
    let names = async |player| store.packs_of(player, 10).await.unwrap().into_iter().map(|pack| pack.about).collect::<Vec<_>>();
    assert_eq!((names(&ada).await, names(&bob).await), (vec!["two".to_string(), "renamed".to_string()], vec!["his".to_string()]));
    assert_eq!(store.pack_of(&bob, &c.hash).await.unwrap(), None);
    assert_eq!(store.count_packs(&ada).await.unwrap().0, 2);
    // Another player has it too.
    assert!(store.delete_pack(&ada, &b.hash).await.unwrap() && !store.delete_pack(&ada, &b.hash).await.unwrap());
    assert!(store.figures_of(&b.hash).await.unwrap().is_some());
    // A match is played with it.
    let made = played_with("withapack", &b);
    assert!(store.create(made.clone()).await.unwrap());
    assert!(store.delete_pack(&bob, &b.hash).await.unwrap());
    assert!(store.figures_of(&b.hash).await.unwrap().is_some());
    assert_eq!(store.load(&made.id).await.unwrap().unwrap().settings.pack.map(|pack| pack.hash), Some(b.hash.clone()));
    store.delete_match(&made.id).await.unwrap();
    assert_eq!(store.figures_of(&b.hash).await.unwrap(), None);
    // A player goes, and figures that nobody owns grow old.
    store.delete_packs(&ada).await.unwrap();
    assert_eq!((names(&ada).await, store.figures_of(&c.hash).await.unwrap()), (Vec::new(), None));
    store.put_figures(&c, 5).await.unwrap();
    store.expire_guests(6, 10).await.unwrap();
    assert_eq!(store.figures_of(&c.hash).await.unwrap(), None);
}
