//! Moves, and the lists of those that are legal. Why a move is refused is in `moves/check.rs`.

mod check;

use den_core::{Illegal, Moves, Rules};

use crate::pieces::{Hex, Hexes, Kind, Moon, Pack, Prey, Prize, Terrain, Track};
use crate::state::{Act, Run, Stage, TheWolves};
use crate::words::Reason;

/// One small decision. The order is that of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay the five terrain tiles so that they show this (TW-SETUP-5).
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
    /// Pay with these tiles (bits, 0 the habitat tile) and so many terrain tokens (TW-PAY-1).
    Pay {
        /// The tiles.
        tiles: u8,
        /// The tokens.
        tokens: u8,
    },
    /// Move the alpha that stands here.
    Alpha(Hex),
    /// Move the pack wolf that stands here.
    Wolf(Hex),
    /// … to here.
    To(Hex),
    /// Move no more wolves in this action.
    Stop,
    /// The displaced wolf goes here (TW-DISP-1).
    Away(Hex),
    /// The den comes from this track (TW-DEN-1).
    Track(Track),
    /// Of two surrounded stacks of the same prey, hunt this one (TW-HUNT-1).
    Hunt(Hex),
    /// End the turn (TW-TURN-2).
    End,
}

/// What the acting seat can pay and reach, computed once for a list.
pub(crate) struct Outlook {
    /// Where a wolf may stop.
    pub(crate) stops: Hexes,
    /// Where an alpha may stop as well, displacing a pack wolf, while any empty hex is left.
    pub(crate) pushes: Hexes,
    /// Whether an empty hex is left for the displaced.
    pub(crate) roomy: bool,
}

impl Moves for TheWolves {
    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.stage {
            Stage::Deal | Stage::Over => {}
            Stage::Faces => out.extend(self.first_faces().map(Move::Tiles)),
            Stage::Place => out.extend(self.start_hexes().iter().map(|h| Move::Place(self.name(h)))),
            Stage::Act => self.list_actions(out),
            Stage::Pay(act) => {
                let (terrain, cost) = self.price(act);
                self.payments(terrain, cost).for_each(|(tiles, tokens)| out.push(Move::Pay { tiles, tokens }));
            }
            Stage::Run(run) => self.list_runners(&run, out),
            Stage::Goal { run, alpha, from } => {
                let outlook = self.outlook();
                out.extend(self.goals(&outlook, &run, alpha, from).iter().map(|h| Move::To(self.name(h))));
            }
            Stage::Displace { pack, from, .. } => {
                out.extend(self.nearest_refuges(usize::from(pack), from).iter().map(|h| Move::Away(self.name(h))));
            }
            Stage::Track { .. } => out.extend(self.tracks().map(Move::Track)),
            Stage::Hunt(prey) => {
                let hexes: Hexes = self.surrounded(prey).map(|region| self.setup.map.prey[region]).collect();
                out.extend(hexes.iter().map(|h| Move::Hunt(self.name(h))));
            }
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
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
                false => Err(Illegal::new(Reason::MoveOne, "TW-MOVE-1")),
            },
            (Stage::Goal { run, alpha, from }, Move::To(hex)) => self.may_go(&run, alpha, from, hex),
            (Stage::Displace { pack, from, .. }, Move::Away(hex)) => self.may_flee(usize::from(pack), from, hex),
            (Stage::Track { .. }, Move::Track(track)) => match self.me().dug[track.index()] < 4 {
                true => Ok(()),
                false => Err(Illegal::new(Reason::NoDenOnTrack { track }, "TW-BOARD-2")),
            },
            (Stage::Hunt(prey), Move::Hunt(hex)) => {
                let hex = self.on_map(hex)?;
                match self.surrounded(prey).any(|region| self.setup.map.prey[region] == hex) {
                    true => Ok(()),
                    false => Err(Illegal::new(Reason::NotSurrounded { prey }, "TW-HUNT-1")),
                }
            }
            (stage, _) => Err(stage.due()),
        }
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
        ways[..count].sort_unstable();
        ways.into_iter().take(count)
    }

    /// TW-SETUP-6, TW-2P-4: where the seat may place its pair now.
    pub(crate) fn start_hexes(&self) -> Hexes {
        let free = self.setup.map.land.without(self.one).without(self.blocked);
        let [north, south] = self.setup.map.sides;
        if (north | south).is_empty() {
            let calm = (0..self.setup.map.regions.len()).filter(|&region| self.moons[region] & Moon::Crescent.bit() == 0);
            return free & calm.fold(Hexes::NONE, |all, region| all | self.setup.map.regions[region]);
        }
        if self.done < self.seats() {
            return free & (north | south);
        }
        free & if self.me().alphas.meets(north) { south } else { north }
    }

    /// TW-TURN-1: an action of the turn, or a token for one more.
    #[inline]
    pub(crate) fn may_act(&self) -> bool {
        self.left > 0 || self.me().actions > 0
    }

    /// TW-PAY-1, TW-PAY-2: tiles and tokens suffice.
    #[inline]
    pub(crate) fn can_pay(&self, terrain: Terrain, cost: u8) -> bool {
        self.showing(self.seat.index(), terrain).count_ones() as u8 + self.me().terrains >= cost
    }

    /// The terrain and the cost of an action (TW-PAY-1).
    #[inline]
    pub(crate) fn price(&self, act: Act) -> (Terrain, u8) {
        let costs = &self.setup.figures.costs;
        let at = |hex: u8| self.terrain_at(hex).unwrap_or(Terrain::Forest);
        match act {
            Act::Move(terrain) => (terrain, costs[0]),
            Act::Den(hex) => (at(hex), costs[1]),
            Act::Lair(hex) => (at(hex), costs[2]),
            Act::Howl(hex) => (at(hex), costs[3]),
            Act::Dominate(_, hex) => (at(hex), costs[4]),
        }
    }

    /// TW-PAY-1, TW-PAY-2: the ways to pay, in the order of the tiles.
    pub(crate) fn payments(&self, terrain: Terrain, cost: u8) -> impl Iterator<Item = (u8, u8)> + use<> {
        let fitting = self.showing(self.seat.index(), terrain);
        let tokens = self.me().terrains;
        (0..64u8).filter_map(move |tiles| {
            let flipped = tiles.count_ones() as u8;
            let fits = tiles & !fitting == 0 && flipped <= cost && cost - flipped <= tokens;
            fits.then(|| (tiles, cost - flipped))
        })
    }

    fn list_actions(&self, out: &mut Vec<Move>) {
        if self.may_act() {
            let seat = self.seat.index();
            let mut purse = [0u8; 5];
            for tile in 0..6 {
                purse[self.shows(seat, tile).index()] += 1;
            }
            let tokens = self.me().terrains;
            let payable = |cost: u8| {
                let able = |all: Hexes, t: usize| if purse[t] + tokens >= cost { all | self.terrain[t] } else { all };
                (0..5).fold(Hexes::NONE, able)
            };
            let [to_move, den, lair, howl, dominate] = self.setup.figures.costs;
            self.list_moves(|t| purse[t.index()] + tokens >= to_move, out);
            let close = self.close_to_alphas();
            out.extend((self.den_hexes(close) & payable(den)).iter().map(|h| Move::Den(self.name(h))));
            out.extend((self.lair_hexes(close) & payable(lair)).iter().map(|h| Move::Lair(self.name(h))));
            let heard = self.heard();
            out.extend((self.howl_hexes(heard) & payable(howl)).iter().map(|h| Move::Howl(self.name(h))));
            let paid = payable(dominate) & heard;
            if !paid.is_empty() {
                for prize in Prize::ALL {
                    out.extend((self.prizes(prize) & paid).iter().map(|h| Move::Dominate(prize, self.name(h))));
                }
            }
        }
        out.push(Move::End);
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

    /// Every hex of any terrain that some wolf of the seat that has not moved could stop on.
    pub(crate) fn reach(&self, outlook: &Outlook, run: &Run) -> Hexes {
        let speed = self.value(self.seat.index(), Track::Speed);
        let mut reach = Hexes::NONE;
        for from in self.unmoved(run, true) {
            reach |= self.setup.map.walks(from, speed) & (outlook.stops | self.pushes(outlook, from));
        }
        let mut by_wolves = Hexes::NONE;
        for from in self.unmoved(run, false) {
            by_wolves |= self.setup.map.walks(from, speed);
        }
        reach | (by_wolves & outlook.stops)
    }

    /// TW-MOVE-3, TW-MOVE-4, TW-MOVE-5, TW-MOVE-6: where wolves may stop.
    pub(crate) fn outlook(&self) -> Outlook {
        let seat = self.seat.index();
        let mut beside = self.packs[seat].anything();
        let mut loners = Hexes::NONE;
        for (number, pack) in self.packs().iter().enumerate() {
            if number != seat {
                beside |= pack.dens;
                // TW-2P-3: the third pack is never displaced.
                if number < usize::from(self.seats()) {
                    loners |= pack.wolves;
                }
            }
        }
        let open = self.setup.map.land.without(self.blocked);
        Outlook {
            stops: open.without(self.two).without(self.one.without(beside)),
            pushes: loners.without(self.two),
            roomy: !open.without(self.one).is_empty(),
        }
    }

    /// TW-MOVE-6, TW-DISP-1: where the alpha on `from` may stop because the pack wolf there can be displaced.
    #[inline]
    pub(crate) fn pushes(&self, outlook: &Outlook, from: u8) -> Hexes {
        if outlook.roomy || !self.two.has(from) {
            // An empty hex is left, or the alpha leaves one.
            return outlook.pushes;
        }
        let refuge = |hex: &u8| self.owner_of_lone_wolf(*hex).is_some_and(|pack| !self.refuges(pack).without(Hexes::of(*hex)).is_empty());
        outlook.pushes.iter().filter(refuge).collect()
    }

    /// The pack whose pack wolf is the only piece on `hex`.
    pub(crate) fn owner_of_lone_wolf(&self, hex: u8) -> Option<usize> {
        if self.two.has(hex) {
            return None;
        }
        self.packs().iter().position(|pack| pack.wolves.has(hex))
    }

    /// TW-MOVE-1: the wolves of a kind that have not moved in this action.
    pub(crate) fn unmoved(&self, run: &Run, alpha: bool) -> Hexes {
        let me = self.me();
        let (mut set, kind) = if alpha { (me.alphas, Kind::Alpha) } else { (me.wolves, Kind::Wolf) };
        for moved in run.moved {
            if moved >> 8 == u16::from(alpha) {
                let hex = moved as u8;
                if run.moved_at(alpha, hex) >= me.count(kind, hex) {
                    set.remove(hex);
                }
            }
        }
        set
    }

    /// TW-MOVE-1, TW-MOVE-2: where a wolf may go in this action.
    pub(crate) fn goals(&self, outlook: &Outlook, run: &Run, alpha: bool, from: u8) -> Hexes {
        let speed = self.value(self.seat.index(), Track::Speed);
        let stops = if alpha { outlook.stops | self.pushes(outlook, from) } else { outlook.stops };
        self.setup.map.walks(from, speed) & self.terrain[run.terrain.index()] & stops
    }

    fn list_runners(&self, run: &Run, out: &mut Vec<Move>) {
        let outlook = self.outlook();
        for (alpha, named) in [(true, Move::Alpha as fn(Hex) -> Move), (false, Move::Wolf)] {
            for from in self.unmoved(run, alpha) {
                if !self.goals(&outlook, run, alpha, from).is_empty() {
                    out.push(named(self.name(from)));
                }
            }
        }
        if run.begun() {
            out.push(Move::Stop);
        }
    }

    /// TW-DEN-1, TW-LAIR-1: hexes that hold or lie next to an alpha of the seat.
    pub(crate) fn close_to_alphas(&self) -> Hexes {
        let alphas = self.me().alphas;
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

    /// TW-LAIR-1, TW-LAIR-2, TW-LAIR-3: dens that may become lairs.
    pub(crate) fn lair_hexes(&self, close: Hexes) -> Hexes {
        let me = self.me();
        let mut dens = me.dens & close & self.setup.map.shore;
        if me.built >= 4 || dens.is_empty() {
            return Hexes::NONE;
        }
        for lair in me.lairs {
            if let Some(region) = self.setup.map.region_of(lair) {
                dens = dens.without(self.setup.map.regions[region]);
            }
        }
        for guest in dens & self.two.without(me.runners()) {
            if !self.guest_has_refuge(guest) {
                dens.remove(guest);
            }
        }
        dens
    }

    /// TW-LAIR-3: the enemy wolf on the seat's den, if there is one, can be displaced.
    pub(crate) fn guest_has_refuge(&self, hex: u8) -> bool {
        self.guest(hex).is_none_or(|(pack, _)| !self.refuges(pack).is_empty())
    }

    /// The enemy wolf on a hex: its pack, and whether it is an alpha.
    pub(crate) fn guest(&self, hex: u8) -> Option<(usize, bool)> {
        let seat = self.seat.index();
        let there = |(number, pack): (usize, &Pack)| (number != seat && pack.runners().has(hex)).then(|| (number, pack.alphas.has(hex)));
        self.packs().iter().enumerate().find_map(there)
    }

    /// TW-HOWL-2: hexes within howl range of an alpha of the seat.
    pub(crate) fn heard(&self) -> Hexes {
        let range = self.value(self.seat.index(), Track::Howl);
        self.me().alphas.iter().fold(Hexes::NONE, |all, hex| all | self.setup.map.howls(hex, range))
    }

    /// TW-HOWL-1: lone wolves that answer.
    pub(crate) fn howl_hexes(&self, heard: Hexes) -> Hexes {
        if self.me().joined >= 8 { Hexes::NONE } else { self.lone & heard }
    }

    /// TW-DOM-1, TW-DOM-2, TW-2P-3: enemy pieces that may be dominated, wherever they stand.
    pub(crate) fn prizes(&self, prize: Prize) -> Hexes {
        let me = self.me();
        let supply = match prize {
            Prize::Den => me.has_den(),
            Prize::Wolf => me.joined < 8,
        };
        if !supply {
            return Hexes::NONE;
        }
        let enemies = self.packs[..usize::from(self.seats())].iter().enumerate().filter(|(number, _)| *number != self.seat.index());
        enemies.fold(Hexes::NONE, |all, (_, pack)| {
            all | match prize {
                Prize::Den => pack.dens.without(pack.runners()),
                Prize::Wolf => pack.wolves.without(pack.wolf_pairs | pack.alphas | pack.dens | pack.lairs),
            }
        })
    }

    /// TW-BOARD-2: tracks with a den left.
    pub(crate) fn tracks(&self) -> impl Iterator<Item = Track> + use<> {
        let dug = self.me().dug;
        Track::ALL.into_iter().filter(move |t| dug[t.index()] < 4)
    }

    /// TW-HUNT-1: regions whose stack of this prey the seat has surrounded.
    pub(crate) fn surrounded(&self, prey: Prey) -> impl Iterator<Item = usize> + '_ {
        let runners = self.me().runners();
        let stacks = self.prey.iter().zip(&self.setup.map.prey).enumerate();
        stacks.filter_map(move |(region, (stack, &hex))| {
            let caught = stack.left > 0 && stack.prey == prey && (self.setup.map.next_to(hex) & runners).len() >= 3;
            caught.then_some(region)
        })
    }
}
