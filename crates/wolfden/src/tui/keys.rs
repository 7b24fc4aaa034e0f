//! The help about keys.

use super::overlay::Overlay;
use crate::words::t;

/// The help overlay.
pub(crate) fn help(chats: bool) -> Overlay {
    let mut keys = vec![
        ("↑ ↓", t!("term-keys-arrows")),
        ("Enter", t!("term-keys-enter")),
        ("Esc", t!("term-keys-back")),
        ("1 … 9", t!("term-keys-digits")),
        ("Tab", t!("term-keys-tab")),
        (":", t!("term-keys-type")),
        ("?", t!("term-keys-about")),
        ("h", t!("term-help-hint")),
        ("u", t!("term-help-undo")),
        ("r", t!("term-help-rules")),
        ("s", t!("term-help-sheet")),
        ("a", t!("term-help-aid")),
        ("l", t!("term-help-log")),
        ("v", t!("term-keys-review")),
        ("w", t!("term-keys-save")),
        ("+ −", t!("term-keys-pace")),
        ("PgUp PgDn", t!("term-keys-scroll")),
        ("q", t!("term-help-quit")),
    ];
    if chats {
        keys.push(("c", t!("term-keys-chat")));
    }
    let lines = keys.into_iter().map(|(key, does)| format!("{key:<10} {does}")).chain([String::new(), t!("term-keys-mouse")]);
    Overlay::new(t!("term-keys"), lines.collect())
}
