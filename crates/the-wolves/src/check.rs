//! Why a move is refused: one small function per rule, each naming it.

use den_core::Illegal;

use crate::hexes::Hex;
use crate::map::Ground;
use crate::moves::Move;
use crate::pieces::{Kind, Moon, Prize, Terrain, Track};
use crate::stage::{Act, Run, Stage};
use crate::state::TheWolves;

type Checked = Result<(), Illegal>;

fn no(what: impl Into<std::borrow::Cow<'static, str>>, rule: &'static str) -> Checked {
    Err(Illegal::new(what, rule))
}

impl TheWolves {
    pub(crate) fn check_(&self, m: Move) -> Checked {
        match (self.stage, m) {
            (Stage::Faces, Move::Tiles(shown)) => self.no_terrain_twice(shown),
            (Stage::Place, Move::Place(hex)) => self.may_place(hex),
            (Stage::Act, Move::End) => Ok(()),
            (Stage::Act, Move::Move(terrain)) => {
                self.has_an_action()?;
                self.some_wolf_reaches(terrain)?;
                self.affords(Act::Move(terrain))
            }
            (Stage::Act, Move::Den(hex)) => self.acts_on(hex, Self::may_dig, Act::Den),
            (Stage::Act, Move::Lair(hex)) => self.acts_on(hex, Self::may_build, Act::Lair),
            (Stage::Act, Move::Howl(hex)) => self.acts_on(hex, Self::may_howl, Act::Howl),
            (Stage::Act, Move::Dominate(prize, hex)) => {
                self.acts_on(hex, |game, hex| game.may_dominate(prize, hex), |hex| Act::Dominate(prize, hex))
            }
            (Stage::Pay(act), Move::Pay { tiles, tokens }) => self.may_pay(act, tiles, tokens),
            (Stage::Run(run), Move::Alpha(hex)) => self.may_run(&run, true, hex),
            (Stage::Run(run), Move::Wolf(hex)) => self.may_run(&run, false, hex),
            (Stage::Run(run), Move::Stop) => match run.begun() {
                true => Ok(()),
                false => no("the action is paid: at least one wolf has to move", "TW-MOVE-1"),
            },
            (Stage::Goal { run, alpha, from }, Move::To(hex)) => self.may_go(&run, alpha, from, hex),
            (Stage::Displace { pack, from, .. }, Move::Away(hex)) => self.may_flee(usize::from(pack), from, hex),
            (Stage::Track { .. }, Move::Track(track)) => match self.me().dug[track.index()] < 4 {
                true => Ok(()),
                false => no(format!("no den is left on the {track} track"), "TW-BOARD-2"),
            },
            (Stage::Hunt(prey), Move::Hunt(hex)) => {
                let hex = self.on_map(hex)?;
                match self.surrounded(prey).any(|region| self.map.prey[region] == hex) {
                    true => Ok(()),
                    false => no(format!("no stack of {prey} that your wolves surround lies there"), "TW-HUNT-1"),
                }
            }
            (stage, _) => Err(stage.due()),
        }
    }

    fn on_map(&self, hex: Hex) -> Result<u8, Illegal> {
        self.map.index(hex).ok_or_else(|| Illegal::new(format!("there is no hex {hex} on this map"), "TW-MAP-6"))
    }

    /// TW-SETUP-5: no terrain twice among the five tiles.
    fn no_terrain_twice(&self, shown: [Terrain; 5]) -> Checked {
        if self.first_faces().any(|way| way == shown) {
            return Ok(());
        }
        let faces = &self.map.figures.faces;
        if let Some(tile) = (0..5).find(|&tile| !faces[tile].contains(&shown[tile])) {
            let [a, b] = faces[tile];
            return no(format!("tile {} has the faces {a} and {b}, not {}", tile + 2, shown[tile]), "TW-SETUP-5");
        }
        no("a terrain would show twice", "TW-SETUP-5")
    }

    /// TW-SETUP-6, TW-2P-4.
    fn may_place(&self, hex: Hex) -> Checked {
        let hex = self.on_map(hex)?;
        if self.start_hexes().has(hex) {
            return Ok(());
        }
        let [north, south] = self.map.sides;
        let two_players = (north | south).is_empty();
        let rule = if two_players { "TW-2P-4" } else { "TW-SETUP-6" };
        if !self.map.land.has(hex) {
            return no("wolves start on land", rule);
        }
        if self.one.has(hex) {
            return no("that hex is taken", rule);
        }
        if self.blocked.has(hex) {
            return no("a lone wolf or prey is there", rule);
        }
        if two_players {
            return no(format!("that region has a {} moon", Moon::Crescent), rule);
        }
        if !(north | south).has(hex) {
            return no("wolves start on the start tile, round the chasm", rule);
        }
        no("your second pair starts on the other side of the chasm", rule)
    }

    /// TW-TURN-1.
    fn has_an_action(&self) -> Checked {
        match self.may_act() {
            true => Ok(()),
            false => no("both actions are used and you have no action token", "TW-TURN-1"),
        }
    }

    fn acts_on(&self, hex: Hex, may: impl Fn(&Self, u8) -> Checked, act: impl Fn(u8) -> Act) -> Checked {
        self.has_an_action()?;
        let hex = self.on_map(hex)?;
        may(self, hex)?;
        self.affords(act(hex))
    }

    /// TW-PAY-1, TW-PAY-2.
    fn affords(&self, act: Act) -> Checked {
        let (terrain, cost) = self.price(act);
        if self.can_pay(terrain, cost) {
            return Ok(());
        }
        let tiles = self.showing(self.seat.index(), terrain).count_ones();
        let tiles = match tiles {
            0 => format!("no tile shows {terrain}"),
            1 => format!("only one tile shows {terrain}"),
            n => format!("only {n} tiles show {terrain}"),
        };
        match self.me().terrains {
            0 => no(format!("this costs {cost}: {tiles} and you have no terrain token"), "TW-PAY-1"),
            1 => no(format!("this costs {cost}: {tiles} and you have one terrain token"), "TW-PAY-1"),
            n => no(format!("this costs {cost}: {tiles} and you have {n} terrain tokens"), "TW-PAY-1"),
        }
    }

    /// TW-PAY-1, TW-PAY-2, TW-PAY-3: the tiles fit, and tiles and tokens make the cost.
    fn may_pay(&self, act: Act, tiles: u8, tokens: u8) -> Checked {
        let (terrain, cost) = self.price(act);
        let wrong = tiles & !self.showing(self.seat.index(), terrain);
        if wrong != 0 {
            return no(format!("tile {} does not show {terrain}", wrong.trailing_zeros() + 1), "TW-PAY-1");
        }
        if tokens > self.me().terrains {
            return no(format!("you have {} terrain tokens", self.me().terrains), "TW-PAY-2");
        }
        if tiles.count_ones() + u32::from(tokens) != u32::from(cost) {
            return no(format!("this costs exactly {cost} tiles and tokens"), "TW-PAY-1");
        }
        Ok(())
    }

    /// TW-MOVE-1: at least one wolf can move.
    fn some_wolf_reaches(&self, terrain: Terrain) -> Checked {
        let reach = self.reach(&self.outlook(), &Run::new(terrain, 1));
        match reach.meets(self.terrain[terrain.index()]) {
            true => Ok(()),
            false => no(format!("no wolf of yours can stop on {terrain} within its speed"), "TW-MOVE-1"),
        }
    }

    /// TW-MOVE-1: each wolf once, and only one that can go somewhere.
    fn may_run(&self, run: &Run, alpha: bool, hex: Hex) -> Checked {
        let hex = self.on_map(hex)?;
        let kind = if alpha { Kind::Alpha } else { Kind::Wolf };
        if self.me().count(kind, hex) == 0 {
            return no(format!("no {} of yours stands there", kind.name()), "TW-MOVE-1");
        }
        if !self.unmoved(run, alpha).has(hex) {
            return no("that wolf has moved already", "TW-MOVE-1");
        }
        if self.goals(&self.outlook(), run, alpha, hex).is_empty() {
            return no(format!("that wolf cannot stop on {} within its speed", run.terrain), "TW-MOVE-1");
        }
        Ok(())
    }

    fn may_go(&self, run: &Run, alpha: bool, from: u8, hex: Hex) -> Checked {
        let to = self.on_map(hex)?;
        self.passable(to)?;
        if to == from {
            return no("the wolf has to leave its hex", "TW-MOVE-2");
        }
        if self.terrain_at(to) != Some(run.terrain) {
            return no(format!("the wolf has to stop on {}", run.terrain), "TW-MOVE-1");
        }
        let (speed, far) = (self.value(self.seat.index(), Track::Speed), self.map.distance(from, to));
        if far > speed {
            return no(format!("that is {far} hexes to walk, your speed is {speed}"), "TW-MOVE-1");
        }
        self.free_of_tokens(to, "TW-MOVE-3")?;
        if self.two.has(to) {
            return no("two pieces stand there already", "TW-MOVE-4");
        }
        self.may_join(alpha, from, to)
    }

    /// TW-MOVE-2.
    fn passable(&self, hex: u8) -> Checked {
        match self.map.cells[usize::from(hex)].ground {
            Ground::Water => no("that is water", "TW-MOVE-2"),
            Ground::Chasm => no("that is the chasm", "TW-MOVE-2"),
            _ => Ok(()),
        }
    }

    fn free_of_tokens(&self, hex: u8, rule: &'static str) -> Checked {
        match (self.lone.has(hex), self.blocked.has(hex)) {
            (true, _) => no("a lone wolf is there", rule),
            (_, true) => no("prey is there", rule),
            _ => Ok(()),
        }
    }

    /// TW-MOVE-5, TW-MOVE-6, TW-RANK-1: whether a wolf may join the piece on `to`.
    fn may_join(&self, alpha: bool, from: u8, to: u8) -> Checked {
        let Some((pack, kind)) = self.pieces_at(to).next().filter(|(pack, _)| *pack != self.seat.index()) else { return Ok(()) };
        match kind {
            Kind::Den => Ok(()),
            Kind::Lair => no("an enemy lair stands there", "TW-MOVE-5"),
            Kind::Alpha => no("an enemy alpha stands there: no wolf displaces it", "TW-MOVE-6"),
            Kind::Wolf if !alpha => no("an enemy wolf stands there: only an alpha displaces it", "TW-MOVE-6"),
            Kind::Wolf if pack >= usize::from(self.seats_()) => no("the third pack is never displaced", "TW-2P-3"),
            Kind::Wolf if self.pushes(&self.outlook(), from).has(to) => Ok(()),
            Kind::Wolf => no("no hex on the map could take the displaced wolf", "TW-DISP-1"),
        }
    }

    /// TW-DISP-1.
    fn may_flee(&self, pack: usize, from: u8, hex: Hex) -> Checked {
        let to = self.on_map(hex)?;
        let nearest = self.nearest_refuges(pack, from);
        if nearest.has(to) {
            return Ok(());
        }
        self.passable(to)?;
        self.free_of_tokens(to, "TW-DISP-1")?;
        if !self.refuges(pack).has(to) {
            return no("a displaced wolf goes to an empty hex or to a single piece of its own colour", "TW-DISP-1");
        }
        let names: Vec<String> = nearest.iter().map(|h| self.name(h).to_string()).collect();
        no(format!("nearer hexes are free: {}", names.join(", ")), "TW-DISP-1")
    }

    /// TW-DEN-1, TW-DEN-2.
    fn may_dig(&self, hex: u8) -> Checked {
        if !self.map.land.has(hex) {
            return no("no den can be dug in water or chasm", "TW-DEN-2");
        }
        if !self.me().has_den() {
            return no("no den is left on your board", "TW-DEN-1");
        }
        if !self.close_to_alphas(self.seat.index()).has(hex) {
            return no("no alpha of yours stands there or next to it", "TW-DEN-1");
        }
        self.free_of_tokens(hex, "TW-DEN-2")?;
        if self.two.has(hex) {
            return no("two pieces stand there already", "TW-DEN-2");
        }
        match self.pieces_at(hex).next() {
            Some((pack, kind)) if pack != self.seat.index() => no(format!("an enemy {} is there", kind.name()), "TW-DEN-2"),
            Some((_, kind @ (Kind::Den | Kind::Lair))) => no(format!("a {} is there already", kind.name()), "TW-DEN-2"),
            _ => Ok(()),
        }
    }

    /// TW-LAIR-1, TW-LAIR-2, TW-LAIR-3.
    fn may_build(&self, hex: u8) -> Checked {
        let me = self.me();
        if !me.dens.has(hex) {
            return no("no den of yours is there", "TW-LAIR-1");
        }
        if me.lairs_left() == 0 {
            return no("no lair is left on your board", "TW-LAIR-1");
        }
        if !self.close_to_alphas(self.seat.index()).has(hex) {
            return no("no alpha of yours stands there or next to it", "TW-LAIR-1");
        }
        if !self.map.shore.has(hex) {
            return no("the den is not next to water", "TW-LAIR-1");
        }
        if self.map.region_of(hex).is_some_and(|region| me.lairs.meets(self.map.regions[region])) {
            return no("you have a lair in this region already", "TW-LAIR-2");
        }
        match self.guest_has_refuge(hex) {
            true => Ok(()),
            false => no("no hex on the map could take the displaced wolf", "TW-DISP-1"),
        }
    }

    /// TW-HOWL-1, TW-HOWL-2.
    fn may_howl(&self, hex: u8) -> Checked {
        if !self.lone.has(hex) {
            return no("no lone wolf is there", "TW-HOWL-1");
        }
        if !self.me().has_wolf_left() {
            return no("no wolf is left on your board", "TW-HOWL-2");
        }
        self.within_howl(hex, "TW-HOWL-1")
    }

    fn within_howl(&self, hex: u8, rule: &'static str) -> Checked {
        match self.heard(self.seat.index()).has(hex) {
            true => Ok(()),
            false => no(format!("no alpha of yours is within your howl range of {}", self.value(self.seat.index(), Track::Howl)), rule),
        }
    }

    /// TW-DOM-1, TW-DOM-2, TW-DOM-3, TW-2P-3.
    fn may_dominate(&self, prize: Prize, hex: u8) -> Checked {
        let kind = if prize == Prize::Den { Kind::Den } else { Kind::Wolf };
        let enemy = self.pieces_at(hex).find(|(pack, k)| *k == kind && *pack != self.seat.index());
        let Some((pack, _)) = enemy else {
            if let Some((_, other)) = self.pieces_at(hex).find(|(p, k)| *p != self.seat.index() && matches!(k, Kind::Alpha | Kind::Lair)) {
                return no(format!("an {} cannot be dominated", other.name().replace("lair", "enemy lair")), "TW-DOM-2");
            }
            return no(format!("no enemy {} is there", kind.name()), "TW-DOM-1");
        };
        if pack >= usize::from(self.seats_()) {
            return no("the third pack is never dominated", "TW-2P-3");
        }
        if self.pieces_at(hex).filter(|(p, _)| *p == pack).count() > 1 {
            return no("it shares its hex with another piece of its colour", "TW-DOM-2");
        }
        if !self.prizes(prize).has(hex) {
            return match prize {
                Prize::Den => no("no den is left on your board", "TW-DOM-1"),
                Prize::Wolf => no("no wolf is left on your board", "TW-DOM-1"),
            };
        }
        self.within_howl(hex, "TW-DOM-1")
    }
}

impl Stage {
    /// What is due instead of the move that was tried.
    pub(crate) fn due(self) -> Illegal {
        let (what, rule) = match self {
            Stage::Deal => ("the map has not been dealt yet", "TW-SETUP-1"),
            Stage::Faces => ("first lay your terrain tiles: `tiles` and five letters", "TW-SETUP-5"),
            Stage::Place => ("first place your wolves: `place` and a hex", "TW-SETUP-6"),
            Stage::Act => ("choose an action (move, den, lair, howl, dominate) or `end` the turn", "TW-TURN-1"),
            Stage::Pay(_) => ("first pay for the action: `pay` and tiles", "TW-PAY-1"),
            Stage::Run(run) if run.begun() => ("choose the next wolf to move (`alpha` or `wolf` and its hex) or `stop`", "TW-MOVE-1"),
            Stage::Run(_) => ("choose the wolf to move: `alpha` or `wolf` and its hex", "TW-MOVE-1"),
            Stage::Goal { .. } => ("choose where the wolf goes: `to` and a hex", "TW-MOVE-1"),
            Stage::Displace { .. } => ("choose where the displaced wolf goes: `away` and a hex", "TW-DISP-1"),
            Stage::Track { .. } => ("choose the track the den comes from: `track` and spread, speed or howl", "TW-DEN-1"),
            Stage::Hunt(_) => ("choose which stack you hunt: `hunt` and a hex", "TW-HUNT-1"),
            Stage::Over => ("the game is over", "TW-MOON-4"),
        };
        Illegal::new(what, rule)
    }
}
