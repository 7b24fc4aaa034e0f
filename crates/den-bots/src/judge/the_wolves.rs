//! The Wolves: the points on the player boards, regions by who is ahead in them, and what the pack can do next.

use den_core::{MAX_SEATS, Seat};
use the_wolves::{Moon, Move, Pack, Stage, TheWolves, Track};

use super::Judge;

/// What a token in hand is worth.
const ACTION_TOKEN: f32 = 1.6;
const TERRAIN_TOKEN: f32 = 0.8;
/// What a step of spread, speed or howl range is worth.
const ATTRIBUTE: f32 = 0.9;
/// What a den is worth before its track pays, as a step towards the track's end.
const DEN: f32 = 0.9;
/// What a den is worth that may become a lair: on the shore, in a region without a lair of the pack.
const SHORE_DEN: f32 = 1.4;
/// What one or two wolves beside prey that the pack still wants are worth.
const STALKING: [f32; 4] = [0.0, 0.3, 0.9, 0.9];
/// What a lone wolf within howling range is worth, for the first two.
const IN_EARSHOT: f32 = 0.5;

impl Judge for TheWolves {
    const SWING: f32 = 8.0;
    const FORESIGHT: u16 = 0;
    const OPEN: bool = true;
    const HUNTER: u64 = 60;
    const ALPHA: u64 = 2_000;
    type Clues = ();
    type Book = ();
    type Solver = ();

    fn appraise(&self, seat: Seat) -> f32 {
        self.standings()[seat.index()]
    }

    fn standings(&self) -> [f32; MAX_SEATS] {
        let mut standings = [0.0; MAX_SEATS];
        for seat in Seat::all(self.map().figures.seats) {
            standings[seat.index()] = self.points(seat.index()) as f32;
        }
        if self.stage() == Stage::Over {
            return standings;
        }
        for seat in Seat::all(self.map().figures.seats) {
            standings[seat.index()] += prospects(self, seat.index());
        }
        for region in 0..self.map().regions.len() {
            expect(self, region, &mut standings);
        }
        standings
    }

    fn midway(&self) -> bool {
        !matches!(self.stage(), Stage::Act | Stage::Deal | Stage::Over)
    }

    fn lean(&self, m: Move, seat: Seat, lead: f32) -> f32 {
        match m {
            // An action pays off when it is done: what it is usually worth.
            Move::Lair(_) => 7.0,
            Move::Dominate(..) => 3.0,
            Move::Howl(_) => 2.5,
            Move::Den(_) => 2.0,
            Move::Move(_) => 1.0,
            Move::End => -2.0,
            Move::Alpha(_) | Move::Wolf(_) | Move::Stop => 0.0,
            _ => {
                let mut after = self.clone();
                den_core::Game::play(&mut after, m, &mut ());
                after.lead(seat) - lead
            }
        }
    }
}

/// What a pack has in hand and within reach.
fn prospects(now: &TheWolves, number: usize) -> f32 {
    let pack = &now.packs()[number];
    let attributes: u8 = Track::ALL.iter().map(|&track| now.value(number, track)).sum();
    let dens: f32 = pack.dug.iter().map(|&dug| DEN * f32::from(dug.min(2))).sum();
    f32::from(pack.actions) * ACTION_TOKEN
        + f32::from(pack.terrains) * TERRAIN_TOKEN
        + f32::from(attributes) * ATTRIBUTE
        + dens
        + shore_dens(now, pack)
        + stalking(now, pack)
        + earshot(now, number)
}

/// Dens that may become lairs, one a region, no more than lairs are left.
fn shore_dens(now: &TheWolves, pack: &Pack) -> f32 {
    let map = now.map();
    let waiting = map.regions.iter().filter(|&&region| !pack.lairs.meets(region) && (pack.dens & map.shore).meets(region)).count();
    SHORE_DEN * waiting.min(usize::from(4 - pack.built.min(4))) as f32
}

/// Wolves beside prey that the pack still wants.
fn stalking(now: &TheWolves, pack: &Pack) -> f32 {
    let next = now.map().figures.prey_points[(pack.prey.count_ones() as usize + 1).min(5)];
    let now_worth = now.map().figures.prey_points[pack.prey.count_ones() as usize];
    let gain = f32::from(next - now_worth) / 3.0;
    let wanted = (0..now.map().regions.len()).filter(|&region| {
        let stack = now.prey(region);
        stack.left > 0 && pack.prey >> stack.prey.index() & 1 == 0
    });
    let runners = pack.runners();
    wanted.map(|region| STALKING[(runners & now.map().next_to(now.map().prey[region])).len().min(3) as usize] * gain.max(0.5)).sum()
}

/// Lone wolves that the pack's alphas can call.
fn earshot(now: &TheWolves, number: usize) -> f32 {
    let pack = &now.packs()[number];
    if pack.joined >= 8 {
        return 0.0;
    }
    let range = now.value(number, Track::Howl);
    let called = pack.alphas.iter().fold(the_wolves::Hexes::NONE, |all, alpha| all | now.map().howls(alpha, range));
    IN_EARSHOT * (called & now.lone_wolves()).len().min(2) as f32
}

/// What a region promises to each pack: its token to the strongest, the surer the sooner it is scored.
fn expect(now: &TheWolves, region: usize, standings: &mut [f32; MAX_SEATS]) {
    let figures = &now.map().figures;
    let packs = figures.packs();
    for (at, moon) in Moon::of_set(now.moons_on(region)).enumerate() {
        let days = f32::from(figures.dates[moon.index()].saturating_sub(now.date()));
        let sure = (0.9 - 0.04 * days).max(0.35) / (1 + at) as f32;
        let [high, low] = figures.moons[moon.index()].map(f32::from);
        let (control, alphas) = now.control(region);
        let force = |pack: usize| f32::from(control[pack]) + 0.3 * f32::from(alphas[pack].min(2));
        let squares: f32 = (0..packs).map(|pack| force(pack).powi(2)).sum();
        let all: f32 = (0..packs).map(force).sum();
        for (pack, standing) in standings.iter_mut().enumerate().take(usize::from(figures.seats)) {
            let first = force(pack).powi(2) / (squares + 1.0);
            let second = (force(pack) / (all + 1.0)) * (1.0 - first);
            *standing += sure * (high * first + low * second);
        }
    }
}
