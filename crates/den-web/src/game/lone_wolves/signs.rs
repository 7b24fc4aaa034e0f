//! The signs of scars and suits.

use lone_wolves::{Scar, Setup, Territory};

use crate::words::say;

/// The effect of a scar, with its amount.
pub(super) fn effect(setup: &Setup, scar: Scar) -> String {
    say(&setup.effect(scar), &[])
}

/// The sign on a scar token: the amount, and what it counts.
pub(super) fn sign(setup: &Setup, scar: Scar) -> String {
    let n = setup.amount(scar);
    match scar {
        Scar::Kin => format!("+{n}●"),
        Scar::Fangs => format!("+{n}"),
        Scar::Stray => "+○".into(),
        Scar::Turncoat => "⟲".into(),
        Scar::Pack => format!("{n}●"),
        Scar::Loner => format!("{n}○"),
        Scar::Pride => format!("{n}▲"),
        Scar::Young => format!("{n}△"),
        Scar::Alpha => format!("★{n}"),
    }
}

pub(super) fn sort(scar: Scar) -> &'static str {
    match scar {
        Scar::Kin | Scar::Fangs => "strength",
        Scar::Stray | Scar::Turncoat => "deed",
        _ => "honor",
    }
}

/// The sign of a suit, 20 wide and centred on the origin.
pub(super) fn suit_sign(suit: Territory) -> &'static str {
    match suit {
        Territory::Swamp => "<path d=\"M0 9 V-4 M0 2 Q-8 0 -8 -8 Q0 -8 0 2 M0 -1 Q8 -3 8 -10 Q0 -9 0 -1\"/>",
        Territory::Desert => "<path d=\"M-10 7 Q-4 -3 2 3 Q6 6 10 1 V8 H-10 Z M4 -7 a3.5 3.5 0 1 0 0.1 0 Z\"/>",
        Territory::Caves => "<path d=\"M-9 9 V-1 Q-9 -9 0 -9 Q9 -9 9 -1 V9 H4 V2 Q4 -2 0 -2 Q-4 -2 -4 2 V9 Z\"/>",
        Territory::Tundra => "<path d=\"M0 -10 V10 M-8.7 -5 L8.7 5 M-8.7 5 L8.7 -5 M-3 -8 L0 -5 L3 -8 M-3 8 L0 5 L3 8\"/>",
        Territory::Volcano => "<path d=\"M-10 9 L-3 -5 L-1 -2 L1 -5 L3 -3 L10 9 Z M-2 -8 L0 -10 L2 -8\"/>",
    }
}
