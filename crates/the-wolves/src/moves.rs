//! Moves, and the lists of legal ones. Why a move is refused is in `moves/check.rs`.

mod check;

use den_core::rand::Rng;
use den_core::{Illegal, Moves, Rules, dice};

use crate::pieces::{Hex, HexId, Hexes, Moon, Pack, PackId, Prey, Prize, RegionId, Terrain, TileId, Tiles, Track, Wolf};
use crate::state::{Act, Run, Stage, TheWolves};
use crate::words::Reason;

/// One small decision, in the order of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set the five terrain tiles to show these terrains (TW-SETUP-5).
    Tiles([Terrain; 5]),
    /// Place an alpha and a pack wolf (TW-SETUP-6).
    Place(Hex),
    /// The action move, onto this terrain (TW-MOVE-1).
    Move(Terrain),
    /// Dig a den here (TW-DEN-1).
    Den(Hex),
    /// Turn the den here into a lair (TW-LAIR-1).
    Lair(Hex),
    /// Howl for the lone wolf here (TW-HOWL-1).
    Howl(Hex),
    /// Dominate the piece here (TW-DOM-1).
    Dominate(Prize, Hex),
    /// Pay with these tiles and this many terrain tokens (TW-PAY-1).
    Pay {
        /// The tiles.
        tiles: Tiles,
        /// The tokens.
        tokens: u8,
    },
    /// Move the alpha on this hex.
    Alpha(Hex),
    /// Move the pack wolf on this hex.
    Wolf(Hex),
    /// … to here.
    To(Hex),
    /// Move no more wolves in this action.
    Stop,
    /// Move the displaced wolf here (TW-DISP-1).
    Away(Hex),
    /// Take the den from this track (TW-DEN-1).
    Track(Track),
    /// Hunt this one of two surrounded stacks of the same prey (TW-HUNT-1).
    Hunt(Hex),
    /// End the turn (TW-TURN-2).
    End,
}

/// Where the acting seat's wolves may stop, computed once for a list.
pub(crate) struct Outlook {
    /// Where a wolf may stop.
    pub(crate) stops: Hexes,
    /// Where an alpha may also stop by displacing a pack wolf, as long as there is an empty hex.
    pub(crate) pushes: Hexes,
    /// Whether there is an empty hex for a displaced wolf.
    pub(crate) roomy: bool,
    /// How far each wolf can walk.
    pub(crate) speed: u8,
}

impl Moves for TheWolves {
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.stage {
            Stage::Deal | Stage::Over => {}
            Stage::Faces => out.extend(self.first_faces().map(Move::Tiles)),
            Stage::Place => self.list_hexes(self.start_hexes(), Move::Place, out),
            Stage::Act => self.list_actions(out),
            Stage::Pay(act) => {
                let (terrain, cost) = self.price(act);
                self.payments(terrain, cost).for_each(|(tiles, tokens)| out.push(Move::Pay { tiles, tokens }));
            }
            Stage::Run(run) => self.list_runners(&run, out),
            Stage::Goal { run, wolf, from } => {
                let outlook = self.outlook();
                self.list_hexes(self.goals(&outlook, &run, wolf, from), Move::To, out);
            }
            Stage::Displace { pack, from, .. } => self.list_hexes(self.nearest_refuges(pack, from), Move::Away, out),
            Stage::Track { .. } => out.extend(self.tracks().map(Move::Track)),
            Stage::Hunt(prey) => {
                let hexes: Hexes = self.surrounded(prey).map(|region| self.setup.map.prey[region.index()]).collect();
                self.list_hexes(hexes, Move::Hunt, out);
            }
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.stage, m) {
            (Stage::Faces, Move::Tiles(shown)) => self.no_terrain_twice(shown),
            (Stage::Place, Move::Place(hex)) => self.may_place(hex),
            (Stage::Act, Move::End) => self.may_end(),
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
            (Stage::Run(run), Move::Alpha(hex)) => self.may_run(&run, Wolf::Alpha, hex),
            (Stage::Run(run), Move::Wolf(hex)) => self.may_run(&run, Wolf::Pack, hex),
            (Stage::Run(run), Move::Stop) => match run.begun() {
                true => Ok(()),
                false => Err(Illegal::new(Reason::MoveOne, "TW-MOVE-1")),
            },
            (Stage::Goal { run, wolf, from }, Move::To(hex)) => self.may_go(&run, wolf, from, hex),
            (Stage::Displace { pack, from, .. }, Move::Away(hex)) => self.may_flee(pack, from, hex),
            (Stage::Track { .. }, Move::Track(track)) => match self.me().dug[track.index()] < 4 {
                true => Ok(()),
                false => Err(Illegal::new(Reason::NoDenOnTrack { track }, "TW-BOARD-2")),
            },
            (Stage::Hunt(prey), Move::Hunt(hex)) => {
                let hex = self.on_map(hex)?;
                match self.surrounded(prey).any(|region| self.setup.map.prey[region.index()] == hex) {
                    true => Ok(()),
                    false => Err(Illegal::new(Reason::NotSurrounded { prey }, "TW-HUNT-1")),
                }
            }
            (stage, _) => Err(stage.due()),
        }
    }

    /// The destination of a wolf is drawn without building the list.
    #[inline]
    fn any_move(&self, buffer: &mut Vec<Move>, rng: &mut impl Rng) -> Move {
        if let Stage::Goal { run, wolf, from } = self.stage {
            return Move::To(self.name(self.goals(&self.outlook(), &run, wolf, from).any(rng)));
        }
        buffer.clear();
        self.legal_moves(buffer);
        dice::one_of(rng, buffer)
    }
}

impl TheWolves {
    /// TW-SETUP-5: the five tiles start with no terrain twice.
    pub(crate) fn first_faces(&self) -> impl Iterator<Item = [Terrain; 5]> {
        let figures = &self.setup.figures;
        let mut ways = [[Terrain::Desert; 5]; 32];
        let mut count = 0;
        for set in figures.starting_faces() {
            for (tile, shown) in ways[count].iter_mut().enumerate() {
                *shown = figures.faces[tile][usize::from(set >> tile & 1)];
            }
            count += 1;
        }
        den_core::sort(&mut ways[..count]);
        ways.into_iter().take(count)
    }

    /// TW-SETUP-6, TW-2P-4: where the seat may place its pair now.
    pub(crate) fn start_hexes(&self) -> Hexes {
        let free = self.setup.map.land.without(self.one).without(self.blocked);
        let [north, south] = self.setup.map.sides;
        if (north | south).is_empty() {
            let calm = self.setup.map.region_ids().filter(|region| self.moons[region.index()] & Moon::Crescent.bit() == 0);
            return free & calm.fold(Hexes::NONE, |all, region| all | self.setup.map.regions[region.index()]);
        }
        if self.done < self.seats() {
            return free & (north | south);
        }
        free & if self.me().alphas.meets(north) { south } else { north }
    }

    /// TW-TURN-1: whether the seat has an action left, or a token for one more.
    #[inline]
    pub(crate) fn may_act(&self) -> bool {
        self.left > 0 || self.me().actions > 0
    }

    /// TW-PAY-1, TW-PAY-2: whether tiles and tokens are enough.
    #[inline]
    pub(crate) fn can_pay(&self, terrain: Terrain, cost: u8) -> bool {
        self.showing(self.my_pack(), terrain).len() + self.me().terrains >= cost
    }

    /// TW-PAY-1, TW-PAY-2: how many tiles of each terrain a pack could pay with, including tokens.
    #[inline]
    pub fn spendable(&self, pack: PackId) -> [u8; 5] {
        let mut spendable = [self.pack(pack).terrains; 5];
        for tile in TileId::ALL {
            spendable[self.shows(pack, tile).index()] += 1;
        }
        spendable
    }

    /// TW-PAY-1: the hexes whose terrain can be paid for `cost` times.
    #[inline]
    pub fn affordable(&self, spendable: &[u8; 5], cost: u8) -> Hexes {
        let able = |all: Hexes, t: usize| if spendable[t] >= cost { all | self.terrain[t] } else { all };
        (0..5).fold(Hexes::NONE, able)
    }

    /// The terrain and the cost of an action (TW-PAY-1).
    #[inline]
    pub(crate) fn price(&self, act: Act) -> (Terrain, u8) {
        let costs = &self.setup.figures.costs;
        let at = |hex: HexId| self.terrain_at(hex).unwrap_or(Terrain::Forest);
        match act {
            Act::Move(terrain) => (terrain, costs[0]),
            Act::Den(hex) => (at(hex), costs[1]),
            Act::Lair(hex) => (at(hex), costs[2]),
            Act::Howl(hex) => (at(hex), costs[3]),
            Act::Dominate(_, hex) => (at(hex), costs[4]),
        }
    }

    /// TW-PAY-1, TW-PAY-2: the ways to pay, in the order of the tiles.
    pub(crate) fn payments(&self, terrain: Terrain, cost: u8) -> impl Iterator<Item = (Tiles, u8)> + use<> {
        let fitting = self.showing(self.my_pack(), terrain);
        let tokens = self.me().terrains;
        fitting.subsets().filter_map(move |tiles| {
            let rest = cost.checked_sub(tiles.len())?;
            (rest <= tokens).then_some((tiles, rest))
        })
    }

    fn list_actions(&self, out: &mut Vec<Move>) {
        if self.may_act() {
            let pack = self.my_pack();
            let spendable = self.spendable(pack);
            let affordable = |cost: u8| self.affordable(&spendable, cost);
            let [to_move, den, lair, howl, dominate] = self.setup.figures.costs;
            self.list_moves(|t| spendable[t.index()] >= to_move, out);
            let close = self.close_to_alphas(pack);
            self.list_hexes(self.den_hexes(close) & affordable(den), Move::Den, out);
            self.list_hexes(self.lair_hexes(close) & affordable(lair), Move::Lair, out);
            let howl_reach = self.howl_reach(pack);
            self.list_hexes(self.answering(pack, howl_reach) & affordable(howl), Move::Howl, out);
            let paid = affordable(dominate) & howl_reach;
            if !paid.is_empty() {
                for prize in Prize::ALL {
                    self.list_hexes(self.prizes(prize) & paid, |hex| Move::Dominate(prize, hex), out);
                }
            }
        }
        if self.left == 0 || self.setup.early_end || out.is_empty() {
            out.push(Move::End);
        }
    }

    /// TW-TURN-2: with an action left and possible the turn goes on, unless the table plays with `early-end`.
    fn may_end(&self) -> Result<(), Illegal> {
        if self.left == 0 || self.setup.early_end {
            return Ok(());
        }
        let mut moves = Vec::new();
        self.list_actions(&mut moves);
        match moves.last() {
            Some(Move::End) => Ok(()),
            _ => Err(Illegal::new(Reason::ActionDue { n: self.left }, "TW-TURN-2")),
        }
    }

    /// A move for each of these hexes.
    #[inline]
    fn list_hexes(&self, hexes: Hexes, on: impl Fn(Hex) -> Move, out: &mut Vec<Move>) {
        out.extend(hexes.iter().map(|hex| on(self.name(hex))));
    }

    fn list_moves(&self, can_pay: impl Fn(Terrain) -> bool, out: &mut Vec<Move>) {
        let outlook = self.outlook();
        let reach = self.reach(&outlook, &Run::new(Terrain::Forest, 1));
        for terrain in Terrain::ALL {
            if can_pay(terrain) && reach.meets(self.terrain[terrain.index()]) {
                out.push(Move::Move(terrain));
            }
        }
    }

    /// Every hex of any terrain that some unmoved wolf of the seat could stop on.
    pub(crate) fn reach(&self, outlook: &Outlook, run: &Run) -> Hexes {
        let walks = self.setup.map.walks(outlook.speed);
        let mut reach = Hexes::NONE;
        for from in self.unmoved(run, Wolf::Alpha) {
            reach |= walks[from.index()] & (outlook.stops | self.pushes(outlook, from));
        }
        let mut by_wolves = Hexes::NONE;
        for from in self.unmoved(run, Wolf::Pack) {
            by_wolves |= walks[from.index()];
        }
        reach | (by_wolves & outlook.stops)
    }

    /// TW-MOVE-3, TW-MOVE-4, TW-MOVE-5, TW-MOVE-6: where wolves may stop.
    pub(crate) fn outlook(&self) -> Outlook {
        let mut beside = self.me().anything();
        let mut loners = Hexes::NONE;
        for (number, pack) in self.numbered_packs() {
            if number != self.my_pack() {
                beside |= pack.dens;
                // TW-2P-3: the third pack is never displaced.
                if number.leader(self.seats()).is_some() {
                    loners |= pack.wolves;
                }
            }
        }
        let open = self.setup.map.land.without(self.blocked);
        Outlook {
            stops: open.without(self.two).without(self.one.without(beside)),
            pushes: loners.without(self.two),
            roomy: !open.without(self.one).is_empty(),
            speed: self.value(self.my_pack(), Track::Speed),
        }
    }

    /// TW-MOVE-6, TW-DISP-1: where the alpha on `from` may stop because the pack wolf there can be displaced.
    #[inline]
    pub(crate) fn pushes(&self, outlook: &Outlook, from: HexId) -> Hexes {
        if outlook.roomy || !self.two.has(from) {
            // There is an empty hex, or the alpha leaves one.
            return outlook.pushes;
        }
        self.pushes_to_refuge(outlook)
    }

    /// The same if no hex is empty: the displaced pack wolf needs a hex with one piece of its own colour.
    fn pushes_to_refuge(&self, outlook: &Outlook) -> Hexes {
        let refuge =
            |hex: &HexId| self.owner_of_lone_wolf(*hex).is_some_and(|pack| !self.refuges(pack).without(Hexes::of(*hex)).is_empty());
        outlook.pushes.iter().filter(refuge).collect()
    }

    /// The pack whose pack wolf is alone on `hex`.
    pub(crate) fn owner_of_lone_wolf(&self, hex: HexId) -> Option<PackId> {
        if self.two.has(hex) {
            return None;
        }
        self.numbered_packs().find_map(|(number, pack)| pack.wolves.has(hex).then_some(number))
    }

    /// TW-MOVE-1: the hexes with a wolf of this kind that has not moved in this action.
    #[inline]
    pub(crate) fn unmoved(&self, run: &Run, wolf: Wolf) -> Hexes {
        let me = self.me();
        let (wolves, pairs) = match wolf {
            Wolf::Pack => (me.wolves, me.wolf_pairs),
            Wolf::Alpha => (me.alphas, me.alpha_pairs),
        };
        if run.begun() {
            let (one_moved, both_moved) = run.moved_to(wolf);
            return wolves.without(one_moved.without(pairs)).without(both_moved);
        }
        wolves
    }

    /// TW-MOVE-1, TW-MOVE-2: where a wolf may move in this action.
    #[inline]
    pub(crate) fn goals(&self, outlook: &Outlook, run: &Run, wolf: Wolf, from: HexId) -> Hexes {
        let stops = match wolf {
            Wolf::Pack => outlook.stops,
            Wolf::Alpha => outlook.stops | self.pushes(outlook, from),
        };
        self.setup.map.walks(outlook.speed)[from.index()] & self.terrain[run.terrain.index()] & stops
    }

    fn list_runners(&self, run: &Run, out: &mut Vec<Move>) {
        let outlook = self.outlook();
        for from in self.unmoved(run, Wolf::Alpha) {
            if !self.goals(&outlook, run, Wolf::Alpha, from).is_empty() {
                out.push(Move::Alpha(self.name(from)));
            }
        }
        for from in self.unmoved(run, Wolf::Pack) {
            if !self.goals(&outlook, run, Wolf::Pack, from).is_empty() {
                out.push(Move::Wolf(self.name(from)));
            }
        }
        if run.begun() {
            out.push(Move::Stop);
        }
    }

    /// TW-DEN-1, TW-LAIR-1: the hexes with or next to an alpha of a pack.
    #[inline]
    pub fn close_to_alphas(&self, pack: PackId) -> Hexes {
        let alphas = self.pack(pack).alphas;
        alphas.iter().fold(alphas, |all, hex| all | self.setup.map.next_to(hex))
    }

    /// TW-DEN-2: where a den may be dug.
    pub(crate) fn den_hexes(&self, close: Hexes) -> Hexes {
        let me = self.me();
        if !me.has_den() {
            return Hexes::NONE;
        }
        let taken = self.one.without(me.runners()) | me.dens | me.lairs;
        close.without(self.blocked).without(self.two).without(taken)
    }

    /// TW-LAIR-1, TW-LAIR-2, TW-LAIR-3: the dens that may become lairs.
    pub(crate) fn lair_hexes(&self, close: Hexes) -> Hexes {
        let me = self.me();
        let mut dens = self.lair_sites(me, me.dens & close);
        for guest in dens & self.two.without(me.runners()) {
            if !self.guest_has_refuge(guest) {
                dens.remove(guest);
            }
        }
        dens
    }

    /// TW-LAIR-1, TW-LAIR-2: a pack's dens on a shore of a region without its lair, as long as it has a lair left.
    #[inline]
    pub fn lair_sites(&self, pack: &Pack, dens: Hexes) -> Hexes {
        let mut dens = dens & self.setup.map.shore;
        if pack.lairs_left() == 0 || dens.is_empty() {
            return Hexes::NONE;
        }
        for lair in pack.lairs {
            if let Some(region) = self.setup.map.region_of(lair) {
                dens = dens.without(self.setup.map.regions[region.index()]);
            }
        }
        dens
    }

    /// TW-LAIR-3: whether the enemy wolf on the seat's den, if there is one, can be displaced.
    pub(crate) fn guest_has_refuge(&self, hex: HexId) -> bool {
        self.guest(hex).is_none_or(|(pack, _)| !self.refuges(pack).is_empty())
    }

    /// The enemy wolf on a hex, and its pack.
    pub(crate) fn guest(&self, hex: HexId) -> Option<(PackId, Wolf)> {
        let there = |(number, pack): (PackId, &Pack)| {
            let wolf = if pack.alphas.has(hex) { Wolf::Alpha } else { Wolf::Pack };
            (number != self.my_pack() && pack.runners().has(hex)).then_some((number, wolf))
        };
        self.numbered_packs().find_map(there)
    }

    /// TW-HOWL-2: the hexes within howl range of an alpha of a pack.
    #[inline]
    pub fn howl_reach(&self, pack: PackId) -> Hexes {
        let range = self.value(pack, Track::Howl);
        self.pack(pack).alphas.iter().fold(Hexes::NONE, |all, hex| all | self.setup.map.howls(hex, range))
    }

    /// TW-HOWL-1: the lone wolves on these hexes that answer a pack.
    #[inline]
    pub fn answering(&self, pack: PackId, howl_reach: Hexes) -> Hexes {
        if self.pack(pack).has_wolf_left() { self.lone & howl_reach } else { Hexes::NONE }
    }

    /// TW-DOM-1, TW-DOM-2, TW-2P-3: the enemy pieces that may be dominated, regardless of range.
    pub(crate) fn prizes(&self, prize: Prize) -> Hexes {
        let me = self.me();
        let supply = match prize {
            Prize::Den => me.has_den(),
            Prize::Wolf => me.has_wolf_left(),
        };
        if !supply {
            return Hexes::NONE;
        }
        let enemies = self.numbered_packs().take(usize::from(self.seats())).filter(|(number, _)| *number != self.my_pack());
        enemies.fold(Hexes::NONE, |all, (_, pack)| all | pack.exposed(prize))
    }

    /// TW-BOARD-2: the tracks with a den left.
    pub(crate) fn tracks(&self) -> impl Iterator<Item = Track> + use<> {
        let dug = self.me().dug;
        Track::ALL.into_iter().filter(move |t| dug[t.index()] < 4)
    }

    /// TW-HUNT-1: the regions whose stack of this prey the seat has surrounded.
    pub(crate) fn surrounded(&self, prey: Prey) -> impl Iterator<Item = RegionId> + '_ {
        let runners = self.me().runners();
        let stacks = self.setup.map.region_ids().zip(&self.prey).zip(&self.setup.map.prey);
        stacks.filter_map(move |((region, stack), &hex)| {
            let caught = stack.left > 0 && stack.prey == prey && self.surrounds(runners, hex);
            caught.then_some(region)
        })
    }

    /// TW-HUNT-1: whether three of these hexes are next to `hex`.
    #[inline]
    fn surrounds(&self, runners: Hexes, hex: HexId) -> bool {
        (self.setup.map.next_to(hex) & runners).iter().nth(2).is_some()
    }

    /// TW-HUNT-1: the kinds of prey of which the seat has surrounded a stack, as a bit set.
    pub(crate) fn surrounded_kinds(&self) -> u8 {
        let runners = self.me().runners();
        let stacks = self.prey.iter().zip(&self.setup.map.prey);
        let caught = stacks.filter(|(stack, hex)| stack.left > 0 && self.surrounds(runners, **hex));
        caught.fold(0, |kinds, (stack, _)| kinds | 1 << stack.prey as u8)
    }
}
