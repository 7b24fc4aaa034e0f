//! What a player looks at: one figure for each thing that a pack has or threatens.

use den_core::MAX_SEATS;
use the_wolves::{Hexes, Moon, Pack, Terrain, TheWolves, Track};

/// Regions at most.
const REGIONS: usize = 10;
/// How many figures there are.
pub(super) const FIGURES: usize = 20;

/// The map as the packs hold it.
pub(super) struct Survey<'a> {
    now: &'a TheWolves,
    control: [[u8; MAX_SEATS]; REGIONS],
    alphas: [[u8; MAX_SEATS]; REGIONS],
    /// The hexes within howling range of each pack's alphas.
    heard: [Hexes; MAX_SEATS],
    /// The hexes whose terrain each pack can pay two and three times.
    twice: [Hexes; MAX_SEATS],
    thrice: [Hexes; MAX_SEATS],
    /// Pack wolves and dens that nobody guards.
    loose: [Hexes; MAX_SEATS],
    promised: [[f32; 2]; MAX_SEATS],
}

impl<'a> Survey<'a> {
    pub(super) fn new(now: &'a TheWolves) -> Self {
        let none = [Hexes::NONE; MAX_SEATS];
        let mut survey = Survey {
            now,
            control: [[0; MAX_SEATS]; REGIONS],
            alphas: [[0; MAX_SEATS]; REGIONS],
            heard: none,
            twice: none,
            thrice: none,
            loose: none,
            promised: [[0.0; 2]; MAX_SEATS],
        };
        let seats = usize::from(now.map().figures.seats);
        for (number, pack) in now.packs().iter().enumerate() {
            survey.count(number, pack);
            if number < seats {
                survey.look(number, pack);
            }
        }
        survey.promise();
        survey
    }

    fn count(&mut self, number: usize, pack: &Pack) {
        let map = self.now.map();
        for (pieces, control, alphas) in [
            (pack.alphas, 1, 1),
            (pack.alpha_pairs, 1, 1),
            (pack.wolves, 1, 0),
            (pack.wolf_pairs, 1, 0),
            (pack.dens, 1, 0),
            (pack.lairs, 3, 0),
        ] {
            for hex in pieces {
                if let Some(region) = map.region_of(hex) {
                    self.control[region][number] += control;
                    self.alphas[region][number] += alphas;
                }
            }
        }
    }

    fn look(&mut self, number: usize, pack: &Pack) {
        self.loose[number] = loose(pack);
        let range = self.now.value(number, Track::Howl);
        self.heard[number] = pack.alphas.iter().fold(Hexes::NONE, |all, alpha| all | self.now.map().howls(alpha, range));
        let mut tiles = [pack.terrains; 5];
        for tile in 0..6 {
            tiles[self.now.shows(number, tile).index()] += 1;
        }
        for terrain in Terrain::ALL {
            if tiles[terrain.index()] >= 2 {
                self.twice[number] |= self.now.hexes_of(terrain);
            }
            if tiles[terrain.index()] >= 3 {
                self.thrice[number] |= self.now.hexes_of(terrain);
            }
        }
    }

    /// The figures of a pack, in the order of the table of weights.
    pub(super) fn figures(&self, number: usize) -> [f32; FIGURES] {
        let now = self.now;
        let (map, pack) = (now.map(), &now.packs()[number]);
        let seats = usize::from(map.figures.seats);
        let close = pack.alphas.iter().fold(pack.alphas, |all, alpha| all | map.next_to(alpha));
        let dug = |dens: u8| pack.dug.iter().filter(|&&dug| dug == dens).count() as f32;
        // Dens that may become lairs, one a region.
        let mut shores = pack.dens & map.shore;
        if pack.built >= 4 {
            shores = Hexes::NONE;
        }
        for lair in pack.lairs {
            if let Some(region) = map.region_of(lair) {
                shores = shores.without(map.regions[region]);
            }
        }
        let waiting = if shores.is_empty() { 0 } else { map.regions.iter().filter(|&&region| shores.meets(region)).count() };
        let waiting = waiting.min(usize::from(4 - pack.built.min(4))) as f32;
        let ready = u8::from((shores & close).meets(self.twice[number]));
        // Prey that the pack still wants.
        let kinds = pack.prey.count_ones() as usize;
        let gain = if kinds >= 5 { 0.0 } else { f32::from(map.figures.prey_points[kinds + 1] - map.figures.prey_points[kinds]) + 1.5 };
        let runners = pack.runners();
        let alphas = few(pack.alphas) + few(pack.alpha_pairs);
        let wolves = alphas + few(pack.wolves) + few(pack.wolf_pairs);
        let mut stalked = [0.0f32; 4];
        for region in 0..map.regions.len() {
            let stack = now.prey(region);
            if stack.left > 0 && pack.prey >> stack.prey.index() & 1 == 0 {
                stalked[few(map.next_to(map.prey[region]) & runners).min(3) as usize] += gain;
            }
        }
        // Lone wolves that would answer.
        let called = if pack.joined >= 8 { Hexes::NONE } else { self.heard[number] & now.lone_wolves() };
        // Enemy pieces in reach, and own ones in reach of enemies.
        let (mut prizes, mut exposed) = (0u32, 0u32);
        let mine = self.heard[number] & self.thrice[number];
        for other in (0..seats).filter(|&other| other != number) {
            prizes += few(self.loose[other] & mine);
            exposed += few(self.loose[number] & self.heard[other] & self.thrice[other]);
        }
        let [first, later] = self.promised[number];
        [
            f32::from(pack.actions),
            f32::from(pack.terrains),
            f32::from(now.value(number, Track::Spread)),
            f32::from(now.value(number, Track::Speed)),
            f32::from(now.value(number, Track::Howl)),
            dug(2),
            dug(3),
            waiting,
            f32::from(ready),
            wolves as f32,
            alphas as f32,
            stalked[1],
            stalked[2],
            stalked[3],
            few(called & self.twice[number]).min(2) as f32,
            prizes.min(2) as f32,
            exposed.min(2) as f32,
            first,
            later,
            self.ahead(number),
        ]
    }

    /// What the regions promise to each pack: at the next phase of the moon, and at the later ones.
    fn promise(&mut self) {
        let figures = &self.now.map().figures;
        let packs = figures.packs();
        for region in 0..self.now.map().regions.len() {
            let moons = self.now.moons_on(region);
            let (mut forces, mut squares, mut all) = ([0.0; MAX_SEATS], 1.0, 1.0);
            for (pack, force) in forces.iter_mut().enumerate().take(packs) {
                *force = f32::from(self.control[region][pack]) + 0.3 * f32::from(self.alphas[region][pack].min(2));
                squares += *force * *force;
                all += *force;
            }
            if moons == 0 || all == 1.0 {
                continue;
            }
            let (squares, all) = (1.0 / squares, 1.0 / all);
            for (pack, force) in forces.into_iter().enumerate().take(packs).filter(|(_, force)| *force > 0.0) {
                let first = force * force * squares;
                let second = force * all * (1.0 - first);
                for moon in Moon::of_set(moons) {
                    let [high, low] = figures.moons[moon.index()].map(f32::from);
                    let next = moon.index() == usize::from(self.now.phases());
                    self.promised[pack][usize::from(!next)] += high * first + low * second;
                }
            }
        }
    }

    /// Actions that the pack has left in this round.
    fn ahead(&self, number: usize) -> f32 {
        let now = self.now;
        let seats = now.map().figures.seats;
        let after = |seat: u8| (seat + seats - now.first().0) % seats;
        let (mine, current) = (after(number as u8), after(now.seat().0));
        match mine.cmp(&current) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => f32::from(now.actions_left()),
            std::cmp::Ordering::Greater => 2.0,
        }
    }
}

/// How many there are, where they are few.
fn few(hexes: Hexes) -> u32 {
    hexes.iter().count() as u32
}

/// Pack wolves and dens that nobody guards.
fn loose(pack: &Pack) -> Hexes {
    pack.dens.without(pack.runners()) | pack.wolves.without(pack.wolf_pairs | pack.alphas | pack.dens | pack.lairs)
}
