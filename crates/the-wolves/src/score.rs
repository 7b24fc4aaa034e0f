//! Scoring: control of a region, its token, the six tracks, the outcome.

use den_core::{Log, MAX_SEATS, Message, Outcome, Rules, Scores, Seat, Sheet, Standing};

use crate::event::Event;
use crate::pieces::{Hexes, Moon, Pack, PackId, RegionId, Track};
use crate::state::{PACKS, REGIONS, Stage, TheWolves, Verdict};
use crate::view::View;
use crate::words::{Control, Gain, Note, PackName, SheetText, Tied};

/// Who comes first and second in a region (TW-SCORE-1, TW-SCORE-2, TW-SCORE-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// The packs in first place, as bits; none if nobody has control, several in an unbroken tie.
    pub first: u8,
    /// The pack in second place; `None` after a tie for first or in an unbroken tie for second.
    pub second: Option<PackId>,
    /// The packs tied for second place, as bits.
    pub tied_second: u8,
}

/// Ranks packs by control, then by alphas.
pub fn rank(control: &[u8], alphas: &[u8]) -> Ranking {
    let best = |left_out: u8| {
        let mut best = ((0, 0), 0u8);
        for (pack, standing) in control.iter().copied().zip(alphas.iter().copied()).enumerate() {
            if standing.0 == 0 || left_out >> pack & 1 != 0 || standing < best.0 {
                continue;
            }
            best = (standing, if standing == best.0 { best.1 | 1 << pack } else { 1 << pack });
        }
        best.1
    };
    let first = best(0);
    let runners_up = if first.count_ones() == 1 { best(first) } else { 0 };
    let alone = runners_up.count_ones() == 1;
    Ranking {
        first,
        second: alone.then(|| PackId::new(runners_up.trailing_zeros() as usize)),
        tied_second: if alone { 0 } else { runners_up },
    }
}

impl Scores for TheWolves {
    /// TW-END-1: points, then scoring tokens, then wolves on the map.
    fn outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let seats = usize::from(self.seats());
        let mut standings = [Standing::default(); MAX_SEATS];
        for (seat, standing) in Seat::all(self.seats()).zip(&mut standings) {
            let pack = self.pack(seat.into());
            *standing = Standing { points: self.points(seat), ties: [pack.moons.into(), pack.wolves_on_map() as i32, 0] };
        }
        Some(Outcome::rank(&standings[..seats], &[0, 1, 2, 3, 4][..seats]))
    }

    fn sheet(view: &View) -> Sheet {
        let game = view.position();
        let seats = usize::from(game.seats());
        let column = |seat: Seat| SheetText::Column { seat, terrain: game.habitat(seat.into()) }.into();
        let mut sheet = Sheet::new(Seat::all(game.seats()).map(column));
        for verdict in game.verdicts() {
            game.region_line(&mut sheet, verdict);
        }
        for region in game.setup.map.region_ids() {
            if let Some(moon) = Moon::of_set(game.moons_on(region)).next() {
                let (control, alphas) = game.control(region);
                let verdict = Verdict { region, moon, control, alphas };
                let note = Note::Later { what: Message::from(game.standing_of(&verdict)) };
                sheet.line(game.region_name(region, moon), "TW-SCORE-1", vec![None; seats], [note.into()]);
            }
        }
        let names = [SheetText::Spread, SheetText::Speed, SheetText::Howl, SheetText::Lairs, SheetText::Prey, SheetText::Wolves];
        for (track, name) in names.into_iter().enumerate() {
            let points = (0..seats).map(|s| Some(game.track_points(&game.packs[s])[track].into())).collect();
            sheet.line(name, "TW-BOARD-3", points, [game.track_note(track).into()]);
        }
        sheet
    }
}

impl TheWolves {
    /// TW-SCORE-1: the control and the alphas of each pack in a region.
    pub fn control(&self, region: RegionId) -> ([u8; PACKS], [u8; PACKS]) {
        let hexes = self.setup.map.regions[region.index()];
        let (mut control, mut alphas) = ([0; PACKS], [0; PACKS]);
        for (number, pack) in self.packs().iter().enumerate() {
            let count = |set: Hexes| (set & hexes).len() as u8;
            alphas[number] = count(pack.alphas) + count(pack.alpha_pairs);
            control[number] = alphas[number] + count(pack.wolves) + count(pack.wolf_pairs) + count(pack.dens) + 3 * count(pack.lairs);
        }
        (control, alphas)
    }

    /// TW-SCORE-1: [`TheWolves::control`] of all regions together, which is faster if there are few pieces.
    #[inline]
    pub fn controls(&self) -> [([u8; PACKS], [u8; PACKS]); REGIONS] {
        let mut regions = [([0; PACKS], [0; PACKS]); REGIONS];
        for (number, pack) in self.packs().iter().enumerate() {
            for (pieces, control, alphas) in [
                (pack.alphas, 1, 1),
                (pack.alpha_pairs, 1, 1),
                (pack.wolves, 1, 0),
                (pack.wolf_pairs, 1, 0),
                (pack.dens, 1, 0),
                (pack.lairs, 3, 0),
            ] {
                for hex in pieces {
                    if let Some(region) = self.setup.map.region_of(hex) {
                        regions[region.index()].0[number] += control;
                        regions[region.index()].1[number] += alphas;
                    }
                }
            }
        }
        regions
    }

    /// TW-MOON-3, TW-2P-2: scores every region with a token of the next phase.
    pub(crate) fn score_phase(&mut self, log: &mut impl Log<Event>) {
        let moon = Moon::ALL[usize::from(self.phases)];
        let packs = self.packs().len();
        for region in self.setup.map.region_ids() {
            if self.moons[region.index()] & moon.bit() == 0 {
                continue;
            }
            let (control, alphas) = self.control(region);
            let ranking = rank(&control[..packs], &alphas[..packs]);
            let verdict = Verdict { region, moon, control, alphas };
            if let Some(slot) = self.verdicts.iter_mut().find(|v| v.is_none()) {
                *slot = Some(verdict);
            }
            self.award(moon, ranking);
            log.add(Event::Scored {
                water: self.name(self.setup.map.waters[region.index()]),
                moon,
                seats: self.seats(),
                packs: packs as u8,
                control,
                alphas,
                first: ranking.first,
                second: ranking.second,
                points: self.setup.figures.moons[moon.index()],
            });
        }
        self.phases += 1;
    }

    /// TW-SCORE-2, TW-SCORE-3, TW-SCORE-4, TW-2P-3: the third pack gets no points.
    fn award(&mut self, moon: Moon, ranking: Ranking) {
        let [high, low] = self.setup.figures.moons[moon.index()];
        for pack in PackId::all(self.seats().into()) {
            let mine = &mut self.packs[pack.index()];
            if ranking.first == pack.bit() {
                mine.moons += 1;
                mine.moon_points += high;
            } else if ranking.first & pack.bit() != 0 || ranking.second == Some(pack) {
                mine.vp += low;
            }
        }
    }

    /// TW-BOARD-3: the points of the six tracks: spread, speed, howl, lairs, prey, wolves.
    pub fn track_points(&self, pack: &Pack) -> [u8; 6] {
        let figures = &self.setup.figures;
        let den = |track: Track| figures.den_points[usize::from(pack.dug[track.index()])];
        [
            den(Track::Spread),
            den(Track::Speed),
            den(Track::Howl),
            figures.lair_points[usize::from(pack.built)],
            figures.prey_points[pack.prey.count_ones() as usize],
            figures.wolf_points[usize::from(pack.joined)],
        ]
    }

    /// TW-END-1: all points so far.
    pub fn points(&self, seat: Seat) -> i32 {
        let pack = self.pack(seat.into());
        self.track_points(pack).iter().map(|p| i32::from(*p)).sum::<i32>() + i32::from(pack.moon_points) + i32::from(pack.vp)
    }

    /// The points of all seats if every region that is still to be scored were scored now.
    pub fn points_as_they_stand(&self) -> [i32; MAX_SEATS] {
        let mut now = self.clone();
        while usize::from(now.phases) < Moon::ALL.len() {
            now.score_phase(&mut ());
        }
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            points[seat.index()] = now.points(seat);
        }
        points
    }

    fn region_name(&self, region: RegionId, moon: Moon) -> SheetText {
        let [high, low] = self.setup.figures.moons[moon.index()];
        SheetText::Region { hex: self.name(self.setup.map.waters[region.index()]), moon, high, low }
    }

    /// The line of the sheet for a scored region: who got what, and why.
    fn region_line(&self, sheet: &mut Sheet, verdict: &Verdict) {
        let packs = self.packs().len();
        let ranking = rank(&verdict.control[..packs], &verdict.alphas[..packs]);
        let [high, low] = self.setup.figures.moons[verdict.moon.index()];
        let points = |pack: PackId| match () {
            () if ranking.first == pack.bit() => Some(i32::from(high)),
            () if ranking.first & pack.bit() != 0 || ranking.second == Some(pack) => Some(i32::from(low)),
            () => None,
        };
        let rule = match ranking.first.count_ones() {
            0 => "TW-SCORE-4",
            1 if ranking.tied_second == 0 => "TW-SCORE-2",
            _ => "TW-SCORE-3",
        };
        let name = self.region_name(verdict.region, verdict.moon);
        let points = PackId::all(self.seats().into()).map(points).collect();
        sheet.line(name, rule, points, [self.standing_of(verdict).into()]);
    }

    /// The control of each pack, and its consequences.
    fn standing_of(&self, verdict: &Verdict) -> Note {
        let packs = self.packs().len();
        standing(self.seats(), &verdict.control[..packs], &verdict.alphas[..packs], self.setup.figures.moons[verdict.moon.index()])
    }

    fn track_note(&self, track: usize) -> Note {
        let seats = usize::from(self.seats());
        let each = |f: &dyn Fn(&Pack) -> u32| self.packs[..seats].iter().map(|p| f(p).to_string()).collect::<Vec<_>>().join(" / ");
        match track {
            0..=2 => Note::Dens { each: each(&|p| p.dug[track].into()) },
            3 => Note::Lairs { each: each(&|p| p.built.into()) },
            4 => Note::Prey { each: each(&|p| p.prey.count_ones()) },
            _ => Note::Wolves { each: each(&|p| p.joined.into()) },
        }
    }
}

/// The control of each pack in a region, and who gets the high and the low number.
pub(crate) fn standing(seats: u8, control: &[u8], alphas: &[u8], [high, low]: [u8; 2]) -> Note {
    let packs = PackId::all(control.len());
    let name = |pack: PackId| PackName::new(pack, seats);
    let names = |set: u8| packs.clone().filter(|p| set & p.bit() != 0).map(name).collect::<Vec<_>>();
    let has = |pack: PackId| Control::Of { pack: name(pack), n: control[pack.index()], alphas: alphas[pack.index()] };
    let standings: Vec<Control> = packs.clone().filter(|p| control[p.index()] > 0).map(has).collect();
    let ranking = rank(control, alphas);
    let first = names(ranking.first);
    // TW-2P-3: the third pack gets no points.
    let gain = |pack: PackName, points: u8| match pack {
        PackName::Seat(_) => Gain::Points { pack, points },
        PackName::Third => Gain::Nothing { pack },
    };
    let tied = |packs: &[PackName]| packs.split_last().map(|(&last, others)| Tied::And { others: others.to_vec(), last });
    match (first.as_slice(), ranking.second) {
        (&[first], Some(second)) => Note::Second { standings, first: gain(first, high), second: gain(name(second), low) },
        (&[first], None) => match tied(&names(ranking.tied_second)) {
            Some(second) => Note::TieSecond { standings, first: gain(first, high), second },
            None => Note::First { standings, first: gain(first, high) },
        },
        (several, _) => match tied(several) {
            None => Note::Nobody,
            Some(first) if several.contains(&PackName::Third) => {
                let players = several.iter().copied().filter(|pack| *pack != PackName::Third).collect();
                Note::TieThird { standings, first, low, players }
            }
            Some(first) => Note::Tie { standings, first, low },
        },
    }
}
