//! Lone Wolves: which territories are likely held at the end, and what the scars pay.

use den_core::Seat;
use lone_wolves::{LoneWolves, Phase, Scar, Table, Territory, other};

use super::Judge;

impl Judge for LoneWolves {
    const SWING: f32 = 7.0;
    const FORESIGHT: u16 = 8;
    const HUNTER: u64 = 150;
    const ALPHA: u64 = 20_000;
    type Clues = ();

    fn appraise(&self, seat: Seat) -> f32 {
        let table = self.table();
        Territory::ALL.into_iter().map(|at| prize(table, seat, at) * held(table, seat, at) + paid(table, seat, at)).sum()
    }
}

/// What control of the territory brings: its honor token, a moon, and the player's own alpha scars there.
fn prize(table: &Table, seat: Seat, at: Territory) -> f32 {
    let moon = table.moon_at(at).map_or(0, |moon| table.rules.moons[moon]);
    let alphas = table.acting(seat, at).count(Scar::Alpha) * table.rules.amount(Scar::Alpha);
    f32::from(table.lands[at.index()].honor.up + moon + alphas)
}

/// How likely the player controls the territory at the end: the lead in strength, against the cards that may still come.
fn held(table: &Table, seat: Seat, at: Territory) -> f32 {
    let lead = table.strength(seat, at).total() - table.strength(other(seat), at).total();
    if table.phase == Phase::Over {
        return f32::from(u8::from(lead > 0));
    }
    let room = table.rules.full.saturating_sub(table.lands[at.index()].wolves);
    let still_to_come = f32::from(room.min(2 * (table.rules.hand - table.tricks.won())));
    1.0 / (1.0 + (-(lead as f32) / (0.6 + 0.7 * still_to_come)).exp())
}

/// What the player's scars pay here whoever controls the territory, with the wolves that lie there now.
fn paid(table: &Table, seat: Seat, at: Territory) -> f32 {
    let scars = table.acting(seat, at);
    let paying = scars.kinds().filter(|&scar| scar != Scar::Alpha);
    paying.map(|scar| (i32::from(scars.count(scar)) * table.honor_of(scar, seat, at)) as f32).sum()
}
