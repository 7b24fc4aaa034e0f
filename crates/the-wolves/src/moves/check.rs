//! Why a move is refused: one small function per rule.

use den_core::{Illegal, Rules};

use crate::pieces::{Ground, Hex, HexId, Kind, Moon, PackId, Prize, Terrain, TileId, Tiles, Track, Wolf};
use crate::state::{Act, Run, Stage, TheWolves};
use crate::words::{Reason, Shown};

type Checked = Result<(), Illegal>;

fn no(why: Reason, rule: &'static str) -> Checked {
    Err(Illegal::new(why, rule))
}

impl TheWolves {
    pub(super) fn on_map(&self, hex: Hex) -> Result<HexId, Illegal> {
        self.setup.map.index(hex).ok_or_else(|| Illegal::new(Reason::NoHex { hex }, "TW-MAP-6"))
    }

    /// TW-SETUP-5: no terrain twice among the five tiles.
    pub(super) fn no_terrain_twice(&self, shown: [Terrain; 5]) -> Checked {
        if self.first_faces().any(|way| way == shown) {
            return Ok(());
        }
        let faces = &self.setup.figures.faces;
        let mut flipped = TileId::ALL.into_iter().filter_map(|tile| Some((tile, tile.flipped()?)));
        if let Some((tile, at)) = flipped.find(|&(_, at)| !faces[at].contains(&shown[at])) {
            let [a, b] = faces[at];
            return no(Reason::OtherFaces { n: tile, a, b, c: shown[at] }, "TW-SETUP-5");
        }
        no(Reason::TerrainTwice, "TW-SETUP-5")
    }

    /// TW-SETUP-6, TW-2P-4.
    pub(super) fn may_place(&self, hex: Hex) -> Checked {
        let hex = self.on_map(hex)?;
        if self.start_hexes().has(hex) {
            return Ok(());
        }
        let [north, south] = self.setup.map.sides;
        let two_players = (north | south).is_empty();
        let rule = if two_players { "TW-2P-4" } else { "TW-SETUP-6" };
        if !self.setup.map.land.has(hex) {
            return no(Reason::StartOnLand, rule);
        }
        if self.one.has(hex) {
            return no(Reason::StartTaken, rule);
        }
        if self.blocked.has(hex) {
            return no(Reason::StartOnToken, rule);
        }
        if two_players {
            return no(Reason::StartUnderMoon { moon: Moon::Crescent }, rule);
        }
        if !(north | south).has(hex) {
            return no(Reason::StartTile, rule);
        }
        no(Reason::StartOtherSide, rule)
    }

    /// TW-TURN-1.
    pub(super) fn has_an_action(&self) -> Checked {
        match self.may_act() {
            true => Ok(()),
            false => no(Reason::NoAction, "TW-TURN-1"),
        }
    }

    pub(super) fn acts_on(&self, hex: Hex, may: impl Fn(&Self, HexId) -> Checked, act: impl Fn(HexId) -> Act) -> Checked {
        self.has_an_action()?;
        let hex = self.on_map(hex)?;
        may(self, hex)?;
        self.affords(act(hex))
    }

    /// TW-PAY-1, TW-PAY-2.
    pub(super) fn affords(&self, act: Act) -> Checked {
        let (terrain, cost) = self.price(act);
        if self.can_pay(terrain, cost) {
            return Ok(());
        }
        let tiles = self.showing(self.my_pack(), terrain).len();
        let tiles = Shown::Tiles { n: tiles, terrain };
        no(Reason::TooExpensive { cost, tiles, tokens: self.me().terrains }, "TW-PAY-1")
    }

    /// TW-PAY-1, TW-PAY-2, TW-PAY-3: the tiles show the terrain, and tiles and tokens add up to the cost.
    pub(super) fn may_pay(&self, act: Act, tiles: Tiles, tokens: u8) -> Checked {
        let (terrain, cost) = self.price(act);
        if let Some(wrong) = tiles.without(self.showing(self.my_pack(), terrain)).iter().next() {
            return no(Reason::TileShowsOther { n: wrong, terrain }, "TW-PAY-1");
        }
        if tokens > self.me().terrains {
            return no(Reason::NotThatManyTokens { n: self.me().terrains }, "TW-PAY-2");
        }
        if tiles.len() + tokens != cost {
            return no(Reason::ExactCost { n: cost }, "TW-PAY-1");
        }
        Ok(())
    }

    /// TW-MOVE-1: at least one wolf can move.
    pub(super) fn some_wolf_reaches(&self, terrain: Terrain) -> Checked {
        let reach = self.reach(&self.outlook(), &Run::new(terrain, 1));
        match reach.meets(self.terrain[terrain.index()]) {
            true => Ok(()),
            false => no(Reason::NoneReaches { terrain }, "TW-MOVE-1"),
        }
    }

    /// TW-MOVE-1: each wolf moves once, and only if it can reach a hex.
    pub(super) fn may_run(&self, run: &Run, wolf: Wolf, hex: Hex) -> Checked {
        let hex = self.on_map(hex)?;
        if self.me().count(wolf.kind(), hex) == 0 {
            return no(Reason::NotYours { kind: wolf.word() }, "TW-MOVE-1");
        }
        if !self.unmoved(run, wolf).has(hex) {
            return no(Reason::HasMoved, "TW-MOVE-1");
        }
        if self.goals(&self.outlook(), run, wolf, hex).is_empty() {
            return no(Reason::CannotReach { terrain: run.terrain }, "TW-MOVE-1");
        }
        Ok(())
    }

    pub(super) fn may_go(&self, run: &Run, wolf: Wolf, from: HexId, hex: Hex) -> Checked {
        let to = self.on_map(hex)?;
        self.passable(to)?;
        if to == from {
            return no(Reason::MustLeave, "TW-MOVE-2");
        }
        if self.terrain_at(to) != Some(run.terrain) {
            return no(Reason::WrongTerrain { terrain: run.terrain }, "TW-MOVE-1");
        }
        let speed = self.value(self.my_pack(), Track::Speed);
        // All land is connected (TW-MAP-6).
        if let Some(far) = self.setup.map.distance(from, to).filter(|far| *far > speed) {
            return no(Reason::TooFar { far, speed }, "TW-MOVE-1");
        }
        self.free_of_tokens(to, "TW-MOVE-3")?;
        if self.two.has(to) {
            return no(Reason::TwoPieces, "TW-MOVE-4");
        }
        self.may_join(wolf, from, to)
    }

    /// TW-MOVE-2.
    fn passable(&self, hex: HexId) -> Checked {
        match self.setup.map.cells[hex.index()].ground {
            Ground::Water => no(Reason::Water, "TW-MOVE-2"),
            Ground::Chasm => no(Reason::Chasm, "TW-MOVE-2"),
            _ => Ok(()),
        }
    }

    fn free_of_tokens(&self, hex: HexId, rule: &'static str) -> Checked {
        match (self.lone.has(hex), self.blocked.has(hex)) {
            (true, _) => no(Reason::LoneWolf, rule),
            (_, true) => no(Reason::Prey, rule),
            _ => Ok(()),
        }
    }

    /// TW-MOVE-5, TW-MOVE-6, TW-RANK-1: whether a wolf may join the piece on `to`.
    fn may_join(&self, wolf: Wolf, from: HexId, to: HexId) -> Checked {
        let Some((pack, kind)) = self.pieces_at(to).next().filter(|(pack, _)| *pack != self.my_pack()) else { return Ok(()) };
        match kind {
            Kind::Den => Ok(()),
            Kind::Lair => no(Reason::EnemyLair, "TW-MOVE-5"),
            Kind::Alpha => no(Reason::EnemyAlpha, "TW-MOVE-6"),
            Kind::Wolf if wolf == Wolf::Pack => no(Reason::EnemyWolf, "TW-MOVE-6"),
            Kind::Wolf if pack.leader(self.seats()).is_none() => no(Reason::ThirdDisplaced, "TW-2P-3"),
            Kind::Wolf if self.pushes(&self.outlook(), from).has(to) => Ok(()),
            Kind::Wolf => no(Reason::NoRefuge, "TW-DISP-1"),
        }
    }

    /// TW-DISP-1.
    pub(super) fn may_flee(&self, pack: PackId, from: HexId, hex: Hex) -> Checked {
        let to = self.on_map(hex)?;
        let nearest = self.nearest_refuges(pack, from);
        if nearest.has(to) {
            return Ok(());
        }
        self.passable(to)?;
        self.free_of_tokens(to, "TW-DISP-1")?;
        if !self.refuges(pack).has(to) {
            return no(Reason::CannotFlee, "TW-DISP-1");
        }
        no(Reason::Nearer { hexes: nearest.iter().map(|h| self.name(h)).collect() }, "TW-DISP-1")
    }

    /// TW-DEN-1, TW-DEN-2.
    pub(super) fn may_dig(&self, hex: HexId) -> Checked {
        if !self.setup.map.land.has(hex) {
            return no(Reason::DigOnLand, "TW-DEN-2");
        }
        if !self.me().has_den() {
            return no(Reason::NoDenLeft, "TW-DEN-1");
        }
        if !self.close_to_alphas(self.my_pack()).has(hex) {
            return no(Reason::NoAlphaNear, "TW-DEN-1");
        }
        self.free_of_tokens(hex, "TW-DEN-2")?;
        if self.two.has(hex) {
            return no(Reason::TwoPieces, "TW-DEN-2");
        }
        match self.pieces_at(hex).next() {
            Some((pack, kind)) if pack != self.my_pack() => no(Reason::EnemyThere { kind: kind.word() }, "TW-DEN-2"),
            Some((_, kind @ (Kind::Den | Kind::Lair))) => no(Reason::AlreadyThere { kind: kind.word() }, "TW-DEN-2"),
            _ => Ok(()),
        }
    }

    /// TW-LAIR-1, TW-LAIR-2, TW-LAIR-3.
    pub(super) fn may_build(&self, hex: HexId) -> Checked {
        let me = self.me();
        if !me.dens.has(hex) {
            return no(Reason::NoDenThere, "TW-LAIR-1");
        }
        if me.lairs_left() == 0 {
            return no(Reason::NoLairLeft, "TW-LAIR-1");
        }
        if !self.close_to_alphas(self.my_pack()).has(hex) {
            return no(Reason::NoAlphaNear, "TW-LAIR-1");
        }
        if !self.setup.map.shore.has(hex) {
            return no(Reason::NotByWater, "TW-LAIR-1");
        }
        if self.setup.map.region_of(hex).is_some_and(|region| me.lairs.meets(self.setup.map.regions[region.index()])) {
            return no(Reason::LairTwice, "TW-LAIR-2");
        }
        match self.guest_has_refuge(hex) {
            true => Ok(()),
            false => no(Reason::NoRefuge, "TW-DISP-1"),
        }
    }

    /// TW-HOWL-1, TW-HOWL-2.
    pub(super) fn may_howl(&self, hex: HexId) -> Checked {
        if !self.lone.has(hex) {
            return no(Reason::NoLoneWolf, "TW-HOWL-1");
        }
        if !self.me().has_wolf_left() {
            return no(Reason::NoWolfLeft, "TW-HOWL-2");
        }
        self.within_howl(hex, "TW-HOWL-1")
    }

    fn within_howl(&self, hex: HexId, rule: &'static str) -> Checked {
        match self.howl_reach(self.my_pack()).has(hex) {
            true => Ok(()),
            false => no(Reason::OutOfHowl { n: self.value(self.my_pack(), Track::Howl) }, rule),
        }
    }

    /// TW-DOM-1, TW-DOM-2, TW-DOM-3, TW-2P-3.
    pub(super) fn may_dominate(&self, prize: Prize, hex: HexId) -> Checked {
        let kind = prize.kind();
        let enemy = self.pieces_at(hex).find(|(pack, k)| *k == kind && *pack != self.my_pack());
        let Some((pack, _)) = enemy else {
            let safe = self.pieces_at(hex).find(|(p, k)| *p != self.my_pack() && matches!(k, Kind::Alpha | Kind::Lair));
            return match safe {
                Some((_, Kind::Alpha)) => no(Reason::DominateAlpha, "TW-DOM-2"),
                Some(_) => no(Reason::DominateLair, "TW-DOM-2"),
                None => no(Reason::NoEnemy { kind: kind.word() }, "TW-DOM-1"),
            };
        };
        if pack.leader(self.seats()).is_none() {
            return no(Reason::ThirdDominated, "TW-2P-3");
        }
        if self.pieces_at(hex).filter(|(p, _)| *p == pack).count() > 1 {
            return no(Reason::NotAlone, "TW-DOM-2");
        }
        if !self.prizes(prize).has(hex) {
            return match prize {
                Prize::Den => no(Reason::NoDenLeft, "TW-DOM-1"),
                Prize::Wolf => no(Reason::NoWolfLeft, "TW-DOM-1"),
            };
        }
        self.within_howl(hex, "TW-DOM-1")
    }
}

impl Stage {
    /// What has to be done instead of the attempted move.
    pub(crate) fn due(self) -> Illegal {
        let (what, rule) = match self {
            Stage::Deal => (Reason::DealFirst, "TW-SETUP-1"),
            Stage::Faces => (Reason::TilesFirst, "TW-SETUP-5"),
            Stage::Place => (Reason::PlaceFirst, "TW-SETUP-6"),
            Stage::Act => (Reason::ActFirst, "TW-TURN-1"),
            Stage::Pay(_) => (Reason::PayFirst, "TW-PAY-1"),
            Stage::Run(run) if run.begun() => (Reason::NextRunner, "TW-MOVE-1"),
            Stage::Run(_) => (Reason::RunnerFirst, "TW-MOVE-1"),
            Stage::Goal { .. } => (Reason::GoalFirst, "TW-MOVE-1"),
            Stage::Displace { .. } => (Reason::AwayFirst, "TW-DISP-1"),
            Stage::Track { .. } => (Reason::TrackFirst, "TW-DEN-1"),
            Stage::Hunt(_) => (Reason::HuntFirst, "TW-HUNT-1"),
            Stage::Over => (Reason::Over, "TW-MOON-4"),
        };
        Illegal::new(what, rule)
    }
}
