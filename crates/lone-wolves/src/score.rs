//! Strength, honor, the score sheet and the result.

use den_core::{Outcome, Seat, Sheet, Standing};

use crate::card::Territory;
use crate::scar::{Scar, Scars};
use crate::state::{Phase, Table, other};

/// LW-END-1: what a player's strength in a territory is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Strength {
    /// The values of the face-up wolves.
    pub wolves: i32,
    /// One for each lone wolf.
    pub lone: i32,
    /// LW-SCAR-1.
    pub kin: i32,
    /// LW-SCAR-2.
    pub fangs: i32,
}

impl Strength {
    /// All of it.
    pub const fn total(self) -> i32 {
        self.wolves + self.lone + self.kin + self.fangs
    }

    /// The parts in words: `9 face up, 2 lone, +3 scar 2`.
    fn words(self) -> String {
        let parts = [(self.wolves, " face up"), (self.lone, " lone"), (self.kin, " from scar 1"), (self.fangs, " from scar 2")];
        let parts: Vec<_> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n}{what}")).collect();
        if parts.is_empty() { "nothing".into() } else { parts.join(", ") }
    }
}

impl Table {
    /// The scars that act for a player on a territory: those in its own slots and, LW-ADV-2, on its borders.
    #[inline]
    pub fn acting(&self, seat: Seat, at: Territory) -> Scars {
        let slots = &self.sides[seat.index()].slots;
        let mut all = slots[at.index()];
        // On the basic board there are none, and on the other few.
        if slots[5..] == [Scars::NONE; 4] {
            return all;
        }
        for (border, scars) in self.rules.borders.iter().zip(&slots[5..]) {
            // The box has at most seven of each, so the counts never run over.
            if !scars.is_empty() && border.touches(at) {
                all.0 += scars.0;
            }
        }
        all
    }

    /// LW-END-1: a player's strength in a territory.
    pub fn strength(&self, seat: Seat, at: Territory) -> Strength {
        self.strength_with(self.acting(seat, at), seat, at)
    }

    #[inline]
    fn strength_with(&self, scars: Scars, seat: Seat, at: Territory) -> Strength {
        let side = &self.sides[seat.index()];
        let times = |scar: Scar| i32::from(scars.count(scar) * self.rules.amount(scar));
        let (strength, up) = side.up[at.index()].strength_and_len();
        let lone = side.lone[at.index()];
        Strength {
            wolves: i32::from(strength),
            lone: i32::from(lone),
            kin: times(Scar::Kin) * i32::from(up + lone),
            fangs: times(Scar::Fangs),
        }
    }

    /// LW-END-1: who controls a territory as it stands; nobody on a tie.
    pub fn controls(&self, at: Territory) -> Option<Seat> {
        stronger(self.strength(Seat(0), at), self.strength(Seat(1), at))
    }

    /// LW-SCAR-5 to LW-SCAR-9: what one such scar earns a player in a territory as it stands.
    pub fn honor_of(&self, scar: Scar, seat: Seat, at: Territory) -> i32 {
        self.earns(scar, seat, at, self.controls(at) == Some(seat))
    }

    /// LW-SCAR-10: scars 5 to 8 pay whether or not the player controls the territory.
    #[inline]
    fn earns(&self, scar: Scar, seat: Seat, at: Territory, controls: bool) -> i32 {
        let side = &self.sides[seat.index()];
        let up = side.up[at.index()];
        let times = match scar {
            Scar::Kin | Scar::Fangs | Scar::Stray | Scar::Turncoat => 0,
            Scar::Pack => side.wolves(at),
            Scar::Loner => side.lone[at.index()],
            Scar::Pride => up.len(),
            Scar::Young => up.count_values(self.rules.young),
            Scar::Alpha => u8::from(controls),
        };
        i32::from(times) * i32::from(self.rules.amount(scar))
    }

    /// LW-END-2: what a territory is worth to both players as it stands.
    #[inline]
    pub fn honor_at(&self, at: Territory) -> [i32; 2] {
        let mut strengths = [0; 2];
        let mut points = [0; 2];
        let mut alphas = [0; 2];
        for seat in 0..2 {
            let side = &self.sides[seat];
            let scars = self.acting(Seat(seat as u8), at);
            let (strength, up) = side.up[at.index()].strength_and_len();
            let (up, lone) = (i32::from(up), i32::from(side.lone[at.index()]));
            strengths[seat] = i32::from(strength) + lone;
            // Mostly there are few scars or none.
            if !scars.is_empty() {
                let times = |scar: Scar| i32::from(scars.count(scar)) * i32::from(self.rules.amount(scar));
                strengths[seat] += times(Scar::Kin) * (up + lone) + times(Scar::Fangs);
                let young = i32::from(side.up[at.index()].count_values(self.rules.young));
                points[seat] = times(Scar::Pack) * (up + lone) + times(Scar::Loner) * lone + times(Scar::Pride) * up;
                points[seat] += times(Scar::Young) * young;
                alphas[seat] = times(Scar::Alpha);
            }
        }
        if strengths[0] != strengths[1] {
            let winner = usize::from(strengths[1] > strengths[0]);
            let moon = self.moon_at(at).map_or(0, |moon| i32::from(self.rules.moons[moon]));
            points[winner] += alphas[winner] + i32::from(self.lands[at.index()].honor.up) + moon;
        }
        points
    }

    /// Which moon lies on a territory: 0 the moon, 1 the blood moon.
    pub fn moon_at(&self, at: Territory) -> Option<usize> {
        self.moons.iter().position(|&moon| moon == Some(at))
    }
}

/// LW-END-1: the stronger of the two, if there is one.
#[inline]
fn stronger(first: Strength, second: Strength) -> Option<Seat> {
    match first.total().cmp(&second.total()) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}

/// LW-END-2: the points of both players as it stands.
pub(crate) fn points(table: &Table) -> [i32; 2] {
    let mut points = [0; 2];
    for at in Territory::ALL {
        let [first, second] = table.honor_at(at);
        points[0] += first;
        points[1] += second;
    }
    points
}

/// LW-END-2: the lone wolf cards of both players.
pub(crate) fn lone_wolves(table: &Table) -> [u8; 2] {
    [0, 1].map(|seat: usize| table.sides[seat].lone.iter().sum())
}

/// LW-END-2: most points, then most lone wolves, then a draw.
pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    (table.phase == Phase::Over).then(|| {
        let (points, lone) = (points(table), lone_wolves(table));
        Outcome::rank(&[0, 1].map(|seat: usize| Standing { points: points[seat], ties: [i32::from(lone[seat]), 0, 0] }), &[0, 1])
    })
}

/// The score sheet as it stands: strength with its parts, then a line for each token, moon and scar.
pub(crate) fn sheet(table: &Table) -> Sheet {
    let mut sheet = Sheet::new(Seat::all(2).map(|seat| format!("Seat {seat}")));
    let to = |seat: Option<Seat>, points: i32| Seat::all(2).map(|s| (seat == Some(s)).then_some(points)).collect::<Vec<_>>();
    for at in table.rules.order {
        let [first, second] = [Seat(0), Seat(1)].map(|seat| table.strength(seat, at));
        let note = format!(
            "{} to {}: {} against {} ({})",
            first.total(),
            second.total(),
            first.words(),
            second.words(),
            table.controls(at).map_or("nobody controls it".into(), |seat| format!("seat {seat} controls it"))
        );
        sheet.line(format!("Strength in the {}", at.name()), "LW-END-1", vec![None, None], note);
    }
    for at in table.rules.order {
        let seat = table.controls(at);
        let value = i32::from(table.lands[at.index()].honor.up);
        let note = if seat.is_none() { format!("{value}, to nobody: a tie") } else { String::new() };
        sheet.line(format!("Honor token of the {}", at.name()), "LW-END-1", to(seat, value), note);
    }
    for (moon, name) in ["Moon", "Blood moon"].into_iter().enumerate() {
        let Some(at) = table.moons[moon] else { continue };
        let seat = table.controls(at);
        let note = if seat.is_none() { format!("in the {}, to nobody: a tie", at.name()) } else { format!("in the {}", at.name()) };
        sheet.line(name, "LW-END-1", to(seat, i32::from(table.rules.moons[moon])), note);
    }
    for seat in Seat::all(2) {
        scar_lines(table, seat, &mut sheet, |points| to(Some(seat), points));
    }
    if table.phase == Phase::Over {
        let [first, second] = points(table);
        if first == second {
            let lone = lone_wolves(table);
            let note = format!("the points are equal; lone wolves decide: {} to {}", lone[0], lone[1]);
            sheet.line("Tie", "LW-END-2", vec![None, None], note);
        }
    }
    sheet
}

/// A line for each scar of a player, LW-ADV-2: with what it earns in each of its territories.
fn scar_lines(table: &Table, seat: Seat, sheet: &mut Sheet, to: impl Fn(i32) -> Vec<Option<i32>>) {
    for (kind, scars) in table.sides[seat.index()].slots.iter().enumerate() {
        for scar in scars.iter() {
            let slot = table.rules.slot(kind);
            let name = format!("{} at {}", capital(&scar.words()), slot.words());
            match scar {
                Scar::Kin | Scar::Fangs => sheet.line(name, scar.rule(), vec![None, None], format!("counts in seat {seat}'s strength")),
                Scar::Stray | Scar::Turncoat => {
                    sheet.line(name, scar.rule(), vec![None, None], format!("acted when seat {seat} placed it"));
                }
                _ => {
                    let earned: Vec<_> = slot.territories().map(|at| (at, table.honor_of(scar, seat, at))).collect();
                    let parts: Vec<_> = earned.iter().map(|(at, points)| format!("{} {points}", at.name())).collect();
                    let note = if parts.len() > 1 { parts.join(" + ") } else { table.rules.effect(scar) };
                    sheet.line(name, scar.rule(), to(earned.iter().map(|(_, points)| points).sum()), note);
                }
            }
        }
    }
}

pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

/// How far a player is ahead as it stands.
pub(crate) fn lead(table: &Table, seat: Seat) -> i32 {
    let points = points(table);
    points[seat.index()] - points[other(seat).index()]
}
