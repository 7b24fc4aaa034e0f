//! What is written on scars.

use lone_wolves::{Scar, Setup};

use crate::words::say;

/// The effect of a scar, with its amount.
pub(super) fn effect(setup: &Setup, scar: Scar) -> String {
    say(&setup.effect(scar), &[])
}

/// The amount on a scar token, below the picture of what it counts.
pub(super) fn amount(setup: &Setup, scar: Scar) -> String {
    let n = setup.amount(scar);
    match scar {
        Scar::Kin | Scar::Fangs => format!("+{n}"),
        Scar::Stray | Scar::Turncoat => String::new(),
        _ => n.to_string(),
    }
}

/// The kind of a scar, which determines its colour.
pub(super) fn sort(scar: Scar) -> &'static str {
    match scar {
        Scar::Kin | Scar::Fangs => "strength",
        Scar::Stray | Scar::Turncoat => "deed",
        _ => "honor",
    }
}
