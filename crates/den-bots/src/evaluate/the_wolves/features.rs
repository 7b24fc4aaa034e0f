//! The features of a position: one number for each thing that a pack has or threatens.

use den_core::{MAX_SEATS, Seat};
use the_wolves::{ACTIONS, Hexes, Moon, Pack, PackId, Prize, TheWolves, Track};

/// The number of features.
pub(super) const FEATURES: usize = 20;

/// What the features of all packs are computed from.
pub(super) struct Features<'a> {
    now: &'a TheWolves,
    /// The hexes within howl range of each pack's alphas.
    howl_reach: [Hexes; MAX_SEATS],
    /// The hexes where each pack can pay for building a lair, for howling, and for dominating.
    lair_paid: [Hexes; MAX_SEATS],
    howl_paid: [Hexes; MAX_SEATS],
    dominate_paid: [Hexes; MAX_SEATS],
    /// Pack wolves and dens that an enemy can dominate.
    exposed: [Hexes; MAX_SEATS],
    /// What the regions are likely to score for each pack: in the next phase of the moon, and in later ones.
    regions: [[f32; 2]; MAX_SEATS],
}

impl<'a> Features<'a> {
    pub(super) fn new(now: &'a TheWolves) -> Self {
        let none = [Hexes::NONE; MAX_SEATS];
        let mut features = Features {
            now,
            howl_reach: none,
            lair_paid: none,
            howl_paid: none,
            dominate_paid: none,
            exposed: none,
            regions: [[0.0; 2]; MAX_SEATS],
        };
        let seats = usize::from(now.figures().seats);
        for (id, pack) in now.numbered_packs().take(seats) {
            features.look(id, pack);
        }
        features.score_regions();
        features
    }

    fn look(&mut self, id: PackId, pack: &Pack) {
        let (now, number) = (self.now, id.index());
        self.exposed[number] = pack.exposed(Prize::Den) | pack.exposed(Prize::Wolf);
        self.howl_reach[number] = now.howl_reach(id);
        let spendable = now.spendable(id);
        let [_, _, lair, howl, dominate] = now.figures().costs;
        self.lair_paid[number] = now.affordable(&spendable, lair);
        self.howl_paid[number] = if howl == lair { self.lair_paid[number] } else { now.affordable(&spendable, howl) };
        self.dominate_paid[number] = now.affordable(&spendable, dominate);
    }

    /// The features of a pack, in the order of the table of weights.
    pub(super) fn of(&self, seat: Seat) -> [f32; FEATURES] {
        let (now, number, id) = (self.now, seat.index(), PackId::from(seat));
        let (map, pack) = (now.map(), now.pack(id));
        let seats = usize::from(now.figures().seats);
        let dug = |dens: u8| pack.dug.iter().filter(|&&dug| dug == dens).count() as f32;
        // Dens that can become lairs, one in each region.
        let sites = now.lair_sites(pack, pack.dens);
        let waiting = if sites.is_empty() { 0 } else { map.regions.iter().filter(|&&region| sites.meets(region)).count() };
        let waiting = waiting.min(usize::from(pack.lairs_left())) as f32;
        let ready = !sites.is_empty() && (sites & now.close_to_alphas(id)).meets(self.lair_paid[number]);
        // Prey that the pack still needs.
        let kinds = pack.prey.count_ones() as usize;
        let gain = if kinds >= 5 { 0.0 } else { f32::from(now.figures().prey_points[kinds + 1] - now.figures().prey_points[kinds]) + 1.5 };
        let runners = pack.runners();
        let alphas = few(pack.alphas) + few(pack.alpha_pairs);
        let wolves = alphas + few(pack.wolves) + few(pack.wolf_pairs);
        let mut stalked = [0.0f32; 4];
        for (region, &prey) in map.region_ids().zip(&map.prey) {
            let stack = now.prey(region);
            if stack.left > 0 && pack.prey >> stack.prey.index() & 1 == 0 {
                stalked[few(map.next_to(prey) & runners).min(3) as usize] += gain;
            }
        }
        // Lone wolves that would answer a howl.
        let answering = now.answering(id, self.howl_reach[number]);
        // Enemy pieces in reach, and own pieces in reach of enemies.
        let (mut prizes, mut exposed) = (0u32, 0u32);
        let mine = self.howl_reach[number] & self.dominate_paid[number];
        for other in (0..seats).filter(|&other| other != number) {
            prizes += few(self.exposed[other] & mine);
            exposed += few(self.exposed[number] & self.howl_reach[other] & self.dominate_paid[other]);
        }
        let [next, later] = self.regions[number];
        [
            f32::from(pack.actions),
            f32::from(pack.terrains),
            f32::from(now.value(id, Track::Spread)),
            f32::from(now.value(id, Track::Speed)),
            f32::from(now.value(id, Track::Howl)),
            dug(2),
            dug(3),
            waiting,
            f32::from(u8::from(ready)),
            wolves as f32,
            alphas as f32,
            stalked[1],
            stalked[2],
            stalked[3],
            few(answering & self.howl_paid[number]).min(2) as f32,
            prizes.min(2) as f32,
            exposed.min(2) as f32,
            next,
            later,
            self.actions_ahead(seat),
        ]
    }

    /// Estimates what the regions will score, from each pack's control.
    fn score_regions(&mut self) {
        let controls = self.now.controls();
        let figures = self.now.figures();
        let packs = figures.packs();
        for (region, (control, alphas)) in self.now.map().region_ids().zip(&controls) {
            let moons = self.now.moons_on(region);
            let (mut forces, mut squares, mut all) = ([0.0; MAX_SEATS], 1.0, 1.0);
            for (pack, force) in forces.iter_mut().enumerate().take(packs) {
                *force = f32::from(control[pack]) + 0.3 * f32::from(alphas[pack].min(2));
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
                    self.regions[pack][usize::from(!next)] += high * first + low * second;
                }
            }
        }
    }

    /// The actions that the pack has left in this round.
    fn actions_ahead(&self, seat: Seat) -> f32 {
        let now = self.now;
        let seats = now.figures().seats;
        let after = |seat: Seat| (seat.0 + seats - now.first().0) % seats;
        let (mine, current) = (after(seat), after(now.seat()));
        match mine.cmp(&current) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => f32::from(now.actions_left()),
            std::cmp::Ordering::Greater => f32::from(ACTIONS),
        }
    }
}

/// The number of hexes, optimised for small sets.
fn few(hexes: Hexes) -> u32 {
    hexes.iter().count() as u32
}
