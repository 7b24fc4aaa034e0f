//! The effects of moves: one function per action. Nothing here checks whether the move is legal.

use den_core::{Log, Play, Rules, Seat};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Hex, HexId, Kind, Moon, Pack, PackId, Prey, Prize, RegionId, Terrain, Tiles, Track, Wolf};
use crate::state::{ACTIONS, Act, Run, Stage, TheWolves};

impl Play for TheWolves {
    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Tiles(shown) => self.lay_tiles(shown, log),
            Move::Place(hex) => self.with(hex, |game, hex| game.place(hex, log)),
            Move::Move(terrain) => self.choose(Act::Move(terrain), log),
            Move::Den(hex) => self.with(hex, |game, hex| game.choose(Act::Den(hex), log)),
            Move::Lair(hex) => self.with(hex, |game, hex| game.choose(Act::Lair(hex), log)),
            Move::Howl(hex) => self.with(hex, |game, hex| game.choose(Act::Howl(hex), log)),
            Move::Dominate(prize, hex) => self.with(hex, |game, hex| game.choose(Act::Dominate(prize, hex), log)),
            Move::Pay { tiles, tokens } => {
                if let Stage::Pay(act) = self.stage {
                    self.pay(act, tiles, tokens, log);
                }
            }
            Move::Alpha(hex) => self.with(hex, |game, hex| game.pick(Wolf::Alpha, hex)),
            Move::Wolf(hex) => self.with(hex, |game, hex| game.pick(Wolf::Pack, hex)),
            Move::To(hex) => self.with(hex, |game, hex| game.go(hex, log)),
            Move::Stop => self.finish_action(log),
            Move::Away(hex) => self.with(hex, |game, hex| game.away(hex, log)),
            Move::Track(track) => {
                if let Stage::Track { hex, dominated } = self.stage {
                    self.dig(hex, track, dominated, log);
                }
            }
            Move::Hunt(hex) => self.with(hex, |game, hex| {
                if let Some(region) = game.setup.map.prey_region(hex) {
                    game.hunt(region, log);
                }
                game.finish_action(log);
            }),
            Move::End => self.end_turn(log),
        }
    }
}

impl TheWolves {
    fn with(&mut self, hex: Hex, f: impl FnOnce(&mut Self, HexId)) {
        if let Some(hex) = self.setup.map.index(hex) {
            f(self, hex);
        }
    }

    /// TW-SETUP-5.
    fn lay_tiles(&mut self, shown: [Terrain; 5], log: &mut impl Log<Event>) {
        let figures = &self.setup.figures;
        let second = |tile: usize| u8::from(figures.faces[tile][0] != shown[tile]) << tile;
        let faces = (0..5).fold(0, |set, tile| set | second(tile));
        self.me_mut().faces = faces;
        log.add(Event::Laid { seat: self.seat, tiles: shown });
        self.done += 1;
        self.seat = self.seat.next(self.seats());
        if self.done == self.seats() {
            self.done = 0;
            self.seat = self.first;
            self.stage = Stage::Place;
        }
    }

    /// TW-SETUP-6, TW-2P-4: in turn order, then in reverse.
    fn place(&mut self, hex: HexId, log: &mut impl Log<Event>) {
        let pack = self.my_pack();
        self.put(pack, Kind::Alpha, hex);
        self.put(pack, Kind::Wolf, hex);
        log.add(Event::Placed { seat: self.seat, hex: self.name(hex) });
        self.done += 1;
        let seats = self.seats();
        let turn = if self.done < seats { self.done } else { (2 * seats - 1).saturating_sub(self.done) };
        self.seat = Seat((self.first.0 + turn) % seats);
        if self.done == 2 * seats {
            self.seat = self.first;
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        self.stage = Stage::Act;
        self.left = ACTIONS;
    }

    /// TW-TURN-1, TW-PAY-1: the action is chosen, and paid for if there is only one way to pay.
    fn choose(&mut self, act: Act, log: &mut impl Log<Event>) {
        if self.left > 0 {
            self.left -= 1;
        } else {
            self.me_mut().actions -= 1;
            log.add(Event::ExtraAction { seat: self.seat });
        }
        let (terrain, cost) = self.price(act);
        let mut ways = self.payments(terrain, cost);
        match (ways.next(), ways.next()) {
            (Some((tiles, tokens)), None) => self.pay(act, tiles, tokens, log),
            _ => self.stage = Stage::Pay(act),
        }
    }

    /// TW-PAY-1, TW-PAY-2, TW-PAY-3: flip the tiles, discard the tokens, act.
    fn pay(&mut self, act: Act, tiles: Tiles, tokens: u8, log: &mut impl Log<Event>) {
        let (terrain, _) = self.price(act);
        let me = self.me_mut();
        me.faces ^= tiles.flips();
        me.terrains -= tokens;
        log.add(Event::Paid { seat: self.seat, terrain, tiles, tokens });
        match act {
            Act::Move(terrain) => self.stage = Stage::Run(Run::new(terrain, self.value(self.my_pack(), Track::Spread))),
            Act::Den(hex) => self.ask_track(hex, false, log),
            Act::Lair(hex) => self.build_lair(hex, log),
            Act::Howl(hex) => self.howl(hex, log),
            Act::Dominate(prize, hex) => self.dominate(prize, hex, log),
        }
    }

    fn pick(&mut self, wolf: Wolf, from: HexId) {
        if let Stage::Run(run) = self.stage {
            self.stage = Stage::Goal { run, wolf, from };
        }
    }

    /// TW-MOVE-1, TW-MOVE-6: the wolf moves; a pack wolf in the way is displaced.
    fn go(&mut self, to: HexId, log: &mut impl Log<Event>) {
        let Stage::Goal { mut run, wolf, from } = self.stage else { return };
        let pack = self.my_pack();
        let pushed = self.guest(to).filter(|_| !self.two.has(to));
        self.take(pack, wolf.kind(), from);
        if let Some((pack, _)) = pushed {
            self.take(pack, Kind::Wolf, to);
        }
        self.put(pack, wolf.kind(), to);
        run.note(wolf, to);
        log.add(Event::Moved { seat: self.seat, kind: wolf, from: self.name(from), to: self.name(to) });
        match pushed {
            Some((pack, wolf)) => self.displace(pack, wolf, to, Some(run), log),
            None => self.run_on(run, log),
        }
    }

    /// Lets another wolf move if the spread allows it and one can.
    fn run_on(&mut self, run: Run, log: &mut impl Log<Event>) {
        if run.left > 0 {
            let outlook = self.outlook();
            if self.reach(&outlook, &run).meets(self.terrain[run.terrain.index()]) {
                self.stage = Stage::Run(run);
                return;
            }
        }
        self.finish_action(log);
    }

    /// TW-DISP-1: a wolf removed from `from` needs a new hex; the acting player chooses among equally near ones.
    fn displace(&mut self, pack: PackId, wolf: Wolf, from: HexId, run: Option<Run>, log: &mut impl Log<Event>) {
        self.stage = Stage::Displace { pack, wolf, from, run };
        let nearest = self.nearest_refuges(pack, from);
        if let Some(only) = nearest.only() {
            self.away(only, log);
        }
    }

    fn away(&mut self, to: HexId, log: &mut impl Log<Event>) {
        let Stage::Displace { pack, wolf, from, run } = self.stage else { return };
        self.put(pack, wolf.kind(), to);
        log.add(Event::Displaced { pack, kind: wolf, from: self.name(from), to: self.name(to) });
        match run {
            Some(run) => self.run_on(run, log),
            None => self.finish_action(log),
        }
    }

    fn ask_track(&mut self, hex: HexId, dominated: bool, log: &mut impl Log<Event>) {
        let mut tracks = self.tracks();
        match (tracks.next(), tracks.next()) {
            (Some(track), None) => self.dig(hex, track, dominated, log),
            _ => self.stage = Stage::Track { hex, dominated },
        }
    }

    /// TW-DEN-1, TW-DOM-1, TW-BOARD-2: the den leaves its track and gives what it uncovers.
    fn dig(&mut self, hex: HexId, track: Track, dominated: bool, log: &mut impl Log<Event>) {
        let pack = self.my_pack();
        self.put(pack, Kind::Den, hex);
        let dug = &mut self.packs[pack.index()].dug[track.index()];
        *dug += 1;
        let gain = self.setup.figures.gain(track, *dug);
        self.gain(gain);
        self.progress = true;
        log.add(Event::Dug { seat: self.seat, hex: self.name(hex), track, gain, dominated });
        self.finish_action(log);
    }

    /// TW-LAIR-1, TW-LAIR-3.
    fn build_lair(&mut self, hex: HexId, log: &mut impl Log<Event>) {
        let pack = self.my_pack();
        let guest = self.guest(hex);
        self.take(pack, Kind::Den, hex);
        if let Some((pack, wolf)) = guest {
            self.take(pack, wolf.kind(), hex);
        }
        self.put(pack, Kind::Lair, hex);
        self.me_mut().built += 1;
        let gain = self.setup.figures.lair_token;
        self.gain(gain);
        log.add(Event::Built { seat: self.seat, hex: self.name(hex), gain });
        self.cover_date(log);
        match guest {
            Some((pack, wolf)) => self.displace(pack, wolf, hex, None, log),
            None => self.finish_action(log),
        }
    }

    /// TW-HOWL-1.
    fn howl(&mut self, hex: HexId, log: &mut impl Log<Event>) {
        self.lone.remove(hex);
        self.blocked.remove(hex);
        let kind = self.next_wolf(hex);
        log.add(Event::Howled { seat: self.seat, hex: self.name(hex), kind });
        self.cover_date(log);
        self.finish_action(log);
    }

    /// TW-SETUP-4: places the next wolf of the player board on `hex`.
    fn next_wolf(&mut self, hex: HexId) -> Wolf {
        let wolf = self.setup.figures.order[usize::from(self.me().joined)];
        self.me_mut().joined += 1;
        self.put(self.my_pack(), wolf.kind(), hex);
        wolf
    }

    /// TW-DOM-1.
    fn dominate(&mut self, prize: Prize, hex: HexId, log: &mut impl Log<Event>) {
        let holds = |(number, pack): (PackId, &Pack)| {
            let there = match prize {
                Prize::Den => pack.dens.has(hex),
                Prize::Wolf => pack.wolves.has(hex),
            };
            (number != self.my_pack() && there).then_some(number)
        };
        let Some(pack) = self.numbered_packs().find_map(holds) else { return };
        let lost = prize.kind();
        self.take(pack, lost, hex);
        let kind = match prize {
            Prize::Den => Kind::Den,
            Prize::Wolf => self.next_wolf(hex).kind(),
        };
        log.add(Event::Dominated { seat: self.seat, pack, lost, hex: self.name(hex), kind });
        self.cover_date(log);
        match prize {
            Prize::Den => self.ask_track(hex, true, log),
            Prize::Wolf => self.finish_action(log),
        }
    }

    /// TW-MOON-1: a piece goes to the next free date.
    fn cover_date(&mut self, log: &mut impl Log<Event>) {
        self.date = self.date.saturating_add(1);
        self.progress = true;
        let moon = Moon::ALL.into_iter().find(|m| self.setup.figures.dates[m.index()] == self.date);
        log.add(Event::Calendar { date: self.date, moon });
    }

    /// TW-HUNT-1: after each action the acting player hunts; then the next action is chosen.
    fn finish_action(&mut self, log: &mut impl Log<Event>) {
        let hunted = self.surrounded_kinds() & !self.me().prey;
        for prey in Prey::ALL.into_iter().filter(|prey| hunted >> *prey as u8 & 1 != 0) {
            let mut caught = self.surrounded(prey);
            match (caught.next(), caught.next()) {
                (Some(region), None) => {
                    drop(caught);
                    self.hunt(region, log);
                }
                (Some(_), Some(_)) => {
                    drop(caught);
                    self.stage = Stage::Hunt(prey);
                    return;
                }
                (None, _) => {}
            }
        }
        self.stage = Stage::Act;
    }

    /// TW-HUNT-1, TW-HUNT-2: one token is taken; the last one frees the hex.
    fn hunt(&mut self, region: RegionId, log: &mut impl Log<Event>) {
        let hex = self.setup.map.prey[region.index()];
        let stack = &mut self.prey[region.index()];
        stack.left -= 1;
        let prey = stack.prey;
        if stack.left == 0 {
            self.blocked.remove(hex);
        }
        self.me_mut().prey |= 1 << prey as u8;
        let gain = self.setup.figures.prey_token;
        self.gain(gain);
        self.progress = true;
        log.add(Event::Hunted { seat: self.seat, hex: self.name(hex), prey, gain });
    }

    /// TW-MOON-3, TW-MOON-4, TW-END-3: phases that were reached are scored, then it is the next player's turn.
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::TurnEnded { seat: self.seat });
        self.left = 0;
        while self.phases < 3 && self.date >= self.setup.figures.dates[usize::from(self.phases)] {
            self.score_phase(log);
        }
        self.quiet = if self.progress { self.setup.quiet_after_progress() } else { self.quiet + 1 };
        self.progress = false;
        if self.phases < 3 && self.quiet >= u16::from(self.setup.patience) * u16::from(self.seats()) {
            log.add(Event::Stalled);
            while self.phases < 3 {
                self.score_phase(log);
            }
        }
        if self.phases == 3 {
            self.stage = Stage::Over;
            log.add(Event::Over);
        } else {
            self.seat = self.seat.next(self.seats());
            self.begin_turn();
        }
    }
}
