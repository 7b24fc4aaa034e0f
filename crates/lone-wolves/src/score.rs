//! Strength, honor, the score sheet and the result.

use den_core::{Message, Outcome, Scores, Seat, Sheet, Standing};

use crate::pieces::{Moon, Scar, Scars, Slot, SlotKind, Territory};
use crate::setup::Setup;
use crate::state::{LoneWolves, Stage, Table, other};
use crate::view::View;

/// LW-END-1: the parts of a player's strength in a territory.
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
    /// The sum.
    pub const fn total(self) -> i32 {
        self.wolves + self.lone + self.kin + self.fangs
    }

    /// The parts that are not zero.
    fn parts(self) -> Vec<Message> {
        let parts = [
            (self.wolves, SheetText::FaceUp { n: self.wolves }),
            (self.lone, SheetText::Lone { n: self.lone }),
            (self.kin, SheetText::FromScar { n: self.kin, scar: 1 }),
            (self.fangs, SheetText::FromScar { n: self.fangs, scar: 2 }),
        ];
        let parts: Vec<_> = parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, text)| Message::from(text)).collect();
        if parts.is_empty() { vec![SheetText::Nothing.into()] } else { parts }
    }
}

impl Table {
    /// The scars that affect a territory for a player: those in its own slots and, LW-ADV-2, on its borders.
    #[inline]
    pub fn acting(&self, setup: &Setup, seat: Seat, at: Territory) -> Scars {
        let own = self.sides[seat.index()].slots[at.index()];
        // The basic board has no borders.
        if setup.borders[0].is_none() { own } else { self.with_borders(setup, own, seat, at) }
    }

    #[inline(never)]
    fn with_borders(&self, setup: &Setup, own: Scars, seat: Seat, at: Territory) -> Scars {
        let mut all = own;
        let there = &self.sides[seat.index()].slots[5..];
        for (border, scars) in setup.borders.iter().map_while(|border| *border).zip(there) {
            // The box has at most seven of each, so the counts cannot overflow.
            if !scars.is_empty() && border.touches(at) {
                all.0 += scars.0;
            }
        }
        all
    }

    /// LW-END-1: a player's strength in a territory.
    pub fn strength(&self, setup: &Setup, seat: Seat, at: Territory) -> Strength {
        self.strength_with(setup, self.acting(setup, seat, at), seat, at)
    }

    #[inline]
    fn strength_with(&self, setup: &Setup, scars: Scars, seat: Seat, at: Territory) -> Strength {
        let side = &self.sides[seat.index()];
        let times = |scar: Scar| i32::from(scars.count(scar) * setup.amount(scar));
        let (strength, up) = side.up[at.index()].strength_and_len();
        let lone = side.lone[at.index()];
        Strength {
            wolves: i32::from(strength),
            lone: i32::from(lone),
            kin: times(Scar::Kin) * i32::from(up + lone),
            fangs: times(Scar::Fangs),
        }
    }

    /// LW-END-1: who controls a territory so far; nobody in a tie.
    pub fn controls(&self, setup: &Setup, at: Territory) -> Option<Seat> {
        stronger(self.strength(setup, Seat(0), at), self.strength(setup, Seat(1), at))
    }

    /// LW-SCAR-5 to LW-SCAR-9: what one such scar earns a player in a territory so far.
    pub fn honor_of(&self, setup: &Setup, scar: Scar, seat: Seat, at: Territory) -> i32 {
        // Only one scar asks who controls the territory.
        self.earns(setup, scar, seat, at, scar == Scar::Alpha && self.controls(setup, at) == Some(seat))
    }

    /// LW-SCAR-10: scars 5 to 8 pay whether or not the player controls the territory.
    #[inline]
    fn earns(&self, setup: &Setup, scar: Scar, seat: Seat, at: Territory, controls: bool) -> i32 {
        let side = &self.sides[seat.index()];
        let up = side.up[at.index()];
        let times = match scar {
            Scar::Kin | Scar::Fangs | Scar::Stray | Scar::Turncoat => 0,
            Scar::Pack => side.wolves(at),
            Scar::Loner => side.lone[at.index()],
            Scar::Pride => up.len(),
            Scar::Young => up.count_values(setup.young),
            Scar::Alpha => u8::from(controls),
        };
        i32::from(times) * i32::from(setup.amount(scar))
    }

    /// LW-END-2: what a territory is worth to both players so far.
    #[inline]
    pub fn honor_at(&self, setup: &Setup, at: Territory) -> [i32; 2] {
        let mut strengths = [0; 2];
        let mut points = [0; 2];
        let mut alphas = [0; 2];
        for seat in 0..2 {
            let side = &self.sides[seat];
            let scars = self.acting(setup, Seat(seat as u8), at);
            let (strength, up) = side.up[at.index()].strength_and_len();
            let (up, lone) = (i32::from(up), i32::from(side.lone[at.index()]));
            strengths[seat] = i32::from(strength) + lone;
            // There are usually few scars or none.
            if !scars.is_empty() {
                let times = |scar: Scar| i32::from(scars.count(scar)) * i32::from(setup.amount(scar));
                strengths[seat] += times(Scar::Kin) * (up + lone) + times(Scar::Fangs);
                let young = i32::from(side.up[at.index()].count_values(setup.young));
                points[seat] = times(Scar::Pack) * (up + lone) + times(Scar::Loner) * lone + times(Scar::Pride) * up;
                points[seat] += times(Scar::Young) * young;
                alphas[seat] = times(Scar::Alpha);
            }
        }
        if strengths[0] != strengths[1] {
            let winner = usize::from(strengths[1] > strengths[0]);
            let moon = self.moon_at(at).map_or(0, |moon| i32::from(setup.moons[moon.index()]));
            points[winner] += alphas[winner] + i32::from(self.lands[at.index()].honor.up) + moon;
        }
        points
    }

    /// The moon on a territory.
    #[inline]
    pub fn moon_at(&self, at: Territory) -> Option<Moon> {
        Moon::ALL.into_iter().find(|moon| self.moons[moon.index()] == Some(at))
    }

    /// LW-END-2: the points of both players so far.
    #[inline]
    pub fn points(&self, setup: &Setup) -> [i32; 2] {
        let mut points = [0; 2];
        for at in Territory::ALL {
            let [first, second] = self.honor_at(setup, at);
            points[0] += first;
            points[1] += second;
        }
        points
    }

    /// How many points a player is ahead so far.
    pub(crate) fn lead(&self, setup: &Setup, seat: Seat) -> i32 {
        let points = self.points(setup);
        points[seat.index()] - points[other(seat).index()]
    }

    /// LW-END-2: the lone wolf cards of both players.
    pub fn lone_wolves(&self) -> [u8; 2] {
        [0, 1].map(|seat: usize| self.sides[seat].lone.iter().sum())
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

impl Scores for LoneWolves {
    /// LW-END-2: most points, then most lone wolves, then a draw.
    fn outcome(&self) -> Option<Outcome> {
        (self.table.stage == Stage::Over).then(|| {
            let (points, lone) = (self.table.points(&self.setup), self.table.lone_wolves());
            Outcome::rank(&[0, 1].map(|seat: usize| Standing { points: points[seat], ties: [i32::from(lone[seat]), 0, 0] }), &[0, 1])
        })
    }

    /// Strength with its parts, then a line for each token, moon and scar.
    fn sheet(view: &View) -> Sheet {
        let (setup, table) = (&*view.setup, &view.table);
        let mut sheet = Sheet::by_seat(2);
        for at in setup.order {
            let [first, second] = [Seat(0), Seat(1)].map(|seat| table.strength(setup, seat, at));
            let who = table.controls(setup, at).map_or(SheetText::Nobody, |seat| SheetText::Controls { seat });
            let (a, b) = (first.total(), second.total());
            let note = SheetText::Strengths { a, b, first: first.parts(), second: second.parts(), who: who.into() };
            sheet.line(SheetText::Strength { what: at }, "LW-END-1", vec![None, None], [note.into()]);
        }
        for at in setup.order {
            let seat = table.controls(setup, at);
            let n = i32::from(table.lands[at.index()].honor.up);
            let note = seat.is_none().then(|| SheetText::TokenTie { n }.into());
            sheet.line(SheetText::Honor { what: at }, "LW-END-1", to(seat, n), note);
        }
        for (moon, name) in [(Moon::First, SheetText::Moon), (Moon::Blood, SheetText::BloodMoon)] {
            let Some(land) = table.moons[moon.index()] else { continue };
            let seat = table.controls(setup, land);
            let note = if seat.is_none() { SheetText::InTie { land } } else { SheetText::In { land } };
            sheet.line(name, "LW-END-1", to(seat, i32::from(setup.moons[moon.index()])), [note.into()]);
        }
        for seat in Seat::all(2) {
            scar_lines(setup, table, seat, &mut sheet);
        }
        let [first, second] = table.points(setup);
        if table.stage == Stage::Over && first == second {
            let [a, b] = table.lone_wolves();
            sheet.line(SheetText::Tie, "LW-END-2", vec![None, None], [SheetText::LoneDecide { a, b }.into()]);
        }
        sheet
    }
}

/// Points in the column of one seat.
fn to(seat: Option<Seat>, points: i32) -> Vec<Option<i32>> {
    Seat::all(2).map(|s| (seat == Some(s)).then_some(points)).collect()
}

/// A line for each scar of a player, LW-ADV-2: with what it earns in each of its territories.
fn scar_lines(setup: &Setup, table: &Table, seat: Seat, sheet: &mut Sheet) {
    for (kind, scars) in SlotKind::all().zip(&table.sides[seat.index()].slots) {
        for scar in scars.iter() {
            let place = setup.slot(kind);
            let earned = |at: Territory| table.honor_of(setup, scar, seat, at);
            let (points, note) = match (scar, place) {
                (Scar::Kin | Scar::Fangs, _) => (vec![None, None], SheetText::Counts { seat }.into()),
                (Scar::Stray | Scar::Turncoat, _) => (vec![None, None], SheetText::Acted { seat }.into()),
                (_, Slot::Own(at)) => (to(Some(seat), earned(at)), setup.effect(scar)),
                (_, Slot::Border(a, b)) => {
                    let (n, m) = (earned(a), earned(b));
                    (to(Some(seat), n + m), SheetText::Both { a, n, b, m }.into())
                }
            };
            sheet.line(SheetText::Scar { scar, place }, scar.rule(), points, [note]);
        }
    }
}

den_core::messages! {
    /// The lines of the score sheet and their notes.
    pub enum SheetText {
        /// The strength in a territory.
        Strength { what: Territory } = "lw-sheet-strength",
        /// The honor token of a territory.
        Honor { what: Territory } = "lw-sheet-honor",
        /// The moon.
        Moon = "lw-sheet-moon",
        /// The blood moon.
        BloodMoon = "lw-sheet-blood",
        /// The points are tied.
        Tie = "lw-sheet-tie",
        /// A scar in a slot.
        Scar { scar: Scar, place: Slot } = "lw-sheet-scar",
        /// Both strengths with their parts, and who controls the territory.
        Strengths { a: i32, b: i32, first: Vec<Message>, second: Vec<Message>, who: Message } = "lw-note-strength",
        /// Strength of face-up wolves.
        FaceUp { n: i32 } = "lw-note-up",
        /// Strength of lone wolves.
        Lone { n: i32 } = "lw-note-lone",
        /// Strength from a scar.
        FromScar { n: i32, scar: u8 } = "lw-note-from-scar",
        /// No strength at all.
        Nothing = "lw-note-nothing",
        /// Nobody controls the territory.
        Nobody = "lw-note-nobody",
        /// Someone controls the territory.
        Controls { seat: Seat } = "lw-note-controls",
        /// Nobody wins the honor token.
        TokenTie { n: i32 } = "lw-note-tie",
        /// Where the moon is.
        In { land: Territory } = "lw-note-in",
        /// Where the moon is; nobody wins it.
        InTie { land: Territory } = "lw-note-in-tie",
        /// Lone wolves break a tie.
        LoneDecide { a: u8, b: u8 } = "lw-note-lone-decide",
        /// The scar is part of the strength.
        Counts { seat: Seat } = "lw-note-counts",
        /// The scar had its effect when it was placed.
        Acted { seat: Seat } = "lw-note-acted",
        /// What a scar on a border earns in each territory.
        Both { a: Territory, n: i32, b: Territory, m: i32 } = "lw-note-both",
    }
}
