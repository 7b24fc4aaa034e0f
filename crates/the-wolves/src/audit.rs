//! Checks that a position is consistent: every piece is in exactly one place, and every derived set is up to date.

use den_core::{Audit, Rules, Seat};

use crate::pieces::{Hexes, Kind, Moon, Pack, PackId, Prey};
use crate::score::rank;
use crate::state::{Stage, TheWolves};

macro_rules! ensure {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}

impl Audit for TheWolves {
    fn audit(&self) -> Result<(), String> {
        if self.stage == Stage::Deal {
            ensure!(self.one.is_empty() && self.lone.is_empty(), "pieces stand on the map before the deal");
            return Ok(());
        }
        self.audit_hexes()?;
        self.audit_tokens()?;
        self.audit_pieces()?;
        self.audit_points()
    }
}

impl TheWolves {
    /// TW-MOVE-3, TW-MOVE-4, TW-MOVE-5: which pieces may share a hex.
    fn audit_hexes(&self) -> Result<(), String> {
        let land = self.terrain.iter().fold(Hexes::NONE, |all, t| all | *t);
        ensure!(land == self.setup.map.land, "not every land hex has one terrain");
        ensure!(self.terrain.iter().map(Hexes::len).sum::<u32>() == land.len(), "a hex has two terrains");
        for (hex, _) in self.setup.map.hexes() {
            let of_pack = |pack: &Pack, kinds: &[Kind]| kinds.iter().map(|kind| pack.count(*kind, hex)).sum::<u8>();
            let count = |kinds: &[Kind]| self.packs.iter().map(|pack| of_pack(pack, kinds)).sum::<u8>();
            let all = count(&Kind::ALL);
            let name = self.name(hex);
            ensure!(self.one.has(hex) == (all > 0) && self.two.has(hex) == (all > 1), "the count of pieces on {name} is wrong");
            if all == 0 {
                continue;
            }
            ensure!(all <= 2, "{all} pieces stand on {name}");
            ensure!(self.setup.map.land.has(hex), "a piece is not on land at {name}");
            ensure!(!self.blocked.has(hex), "a piece is on a token at {name}");
            ensure!(count(&[Kind::Den, Kind::Lair]) <= 1, "two dens or lairs on {name}");
            let without_dens = self.packs.iter().filter(|pack| of_pack(pack, &[Kind::Wolf, Kind::Alpha, Kind::Lair]) > 0);
            ensure!(without_dens.count() <= 1, "two packs share {name}");
        }
        Ok(())
    }

    fn audit_tokens(&self) -> Result<(), String> {
        let prey = self.prey.iter().zip(&self.setup.map.prey).filter(|(stack, _)| stack.left > 0).map(|(_, hex)| *hex);
        let blocked = self.lone | prey.collect::<Hexes>();
        ensure!(blocked == self.blocked, "the hexes with lone wolves and prey are wrong");
        for kind in Prey::ALL {
            let stacks = self.prey.iter().take(self.setup.map.prey.len()).filter(|s| s.prey == kind);
            let (dealt, left) = stacks.fold((0, 0), |(n, left), s| (n + 1, left + u32::from(s.left)));
            let owned = self.packs.iter().filter(|p| p.prey >> kind as u8 & 1 != 0).count() as u32;
            ensure!(left + owned == dealt * u32::from(self.setup.figures.stack), "{kind} tokens are lost or doubled");
        }
        Ok(())
    }

    /// TW-SETUP-4: every piece is on a board, on the map, on the calendar or in the acting player's hand.
    fn audit_pieces(&self) -> Result<(), String> {
        let figures = &self.setup.figures;
        let mut gone = self.setup.map.lone.len() - self.lone.len();
        let placed_pairs = |pack: &Pack| match self.stage {
            Stage::Faces => 0,
            Stage::Place => pack.alphas.len(),
            _ => 2,
        };
        // A dominated den is off the map until the track of the new one is chosen; a displaced wolf is off the map until it is put down.
        let held = |owner: PackId, kind: Kind| match self.stage {
            Stage::Displace { pack, wolf, .. } if pack == owner => u32::from(wolf.kind() == kind),
            _ => 0,
        };
        for (seat, pack) in Seat::all(figures.seats).zip(&self.packs) {
            let joined = &figures.order[..usize::from(pack.joined)];
            let joined = |kind: Kind| joined.iter().filter(|wolf| wolf.kind() == kind).count() as u32;
            let alphas = pack.alphas.len() + pack.alpha_pairs.len() + held(seat.into(), Kind::Alpha);
            ensure!(alphas == placed_pairs(pack) + joined(Kind::Alpha), "seat {} has {alphas} alphas", seat);
            let wolves = pack.wolves.len() + pack.wolf_pairs.len() + held(seat.into(), Kind::Wolf);
            let brought = placed_pairs(pack) + joined(Kind::Wolf);
            ensure!(wolves <= brought, "seat {} has {wolves} pack wolves of {brought}", seat);
            ensure!(pack.dug.iter().all(|d| *d <= 4) && pack.built <= 4, "seat {} dug or built too much", seat);
            ensure!(pack.lairs.len() == u32::from(pack.built), "seat {} has lost a lair", seat);
            let dug = pack.dug.iter().map(|d| u32::from(*d)).sum::<u32>();
            ensure!(pack.dens.len() <= dug, "seat {} has {} dens of {dug}", seat, pack.dens.len());
            gone += brought - wolves + dug - pack.dens.len();
            for region in &self.setup.map.regions {
                ensure!((pack.lairs & *region).len() <= 1, "seat {} has two lairs in a region", seat);
            }
        }
        ensure!(gone == u32::from(self.date), "{gone} pieces left the map, the calendar shows {}", self.date);
        Ok(())
    }

    fn audit_points(&self) -> Result<(), String> {
        let packs = self.packs().len();
        let expected: u32 =
            self.moons[..self.setup.map.regions.len()].iter().map(|moons| (moons & ((1 << self.phases) - 1)).count_ones()).sum();
        ensure!(self.verdicts().count() as u32 == expected, "the list of scored regions is wrong");
        for seat in Seat::all(self.seats()) {
            let (mut moons, mut moon_points, mut vp) = (0u8, 0u8, 0u8);
            for verdict in self.verdicts() {
                let ranking = rank(&verdict.control[..packs], &verdict.alphas[..packs]);
                let [high, low] = self.setup.figures.moons[verdict.moon.index()];
                let id = PackId::from(seat);
                if ranking.first == id.bit() {
                    moons += 1;
                    moon_points += high;
                } else if ranking.first & id.bit() != 0 || ranking.second == Some(id) {
                    vp += low;
                }
            }
            let pack = self.pack(seat.into());
            ensure!((moons, moon_points, vp) == (pack.moons, pack.moon_points, pack.vp), "the points of seat {} are wrong", seat);
        }
        let reached = self.setup.figures.dates.iter().filter(|d| **d <= self.date).count() as u8;
        ensure!(self.phases <= 3 && (self.stage == Stage::Over) == (self.phases == 3), "the phases of the moon are wrong");
        ensure!(self.stage == Stage::Over || self.phases <= reached, "{} was scored too early", Moon::ALL[usize::from(self.phases) - 1]);
        Ok(())
    }
}
