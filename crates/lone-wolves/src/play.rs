//! The effects of the moves.

use den_core::{Deals, Log, Play, Seat, rand::Rng};

use crate::event::Event;
use crate::moves::{Move, Pick};
use crate::pieces::{Card, Laid, Scar, Slot, Territory};
use crate::state::{LoneWolves, Stage, other};

impl Play for LoneWolves {
    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Play(card, at) => self.play_card(card, at, log),
            Move::Take(pick) => self.take_scar(pick, log),
            Move::Place(slot) => self.place_scar(slot, log),
        }
    }

    /// A trick always has the same sequence, so the next stage is checked only where it may differ.
    fn rollout(&mut self, _: &mut Vec<Move>, rng: &mut impl Rng) {
        while self.table.stage != Stage::Over {
            if matches!(self.table.stage, Stage::Scars | Stage::Honor | Stage::Hands | Stage::Leader) {
                self.any_chance(rng);
                continue;
            }
            for due in [Stage::Lead, Stage::Follow] {
                if self.table.stage == due {
                    let (card, at) = self.any_play(rng);
                    self.play_card(card, at, &mut ());
                }
                if matches!(self.table.stage, Stage::TurnUp(_)) {
                    self.any_chance(rng);
                }
            }
            if let Stage::Take(_, at) = self.table.stage {
                self.take_scar(self.any_pick(at, rng), &mut ());
            }
            if matches!(self.table.stage, Stage::Look(..)) {
                self.any_chance(rng);
            }
            if let Stage::Place(seat, _) = self.table.stage {
                self.place_scar(self.any_slot(seat, rng), &mut ());
            }
        }
    }
}

impl LoneWolves {
    fn any_chance(&mut self, rng: &mut impl Rng) {
        let chance = self.deal(rng);
        self.resolve(&chance, &mut ());
    }

    /// LW-TRICK-1, LW-TRICK-2: the card goes to the player's side of the territory, face up.
    fn play_card(&mut self, card: Card, at: Territory, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        let leader = table.tricks.leader();
        let following = table.stage == Stage::Follow;
        let seat = if following { other(leader) } else { leader };
        if following {
            let led = table.tricks.pair().0.card().suit();
            table.voids[seat.index()].add_if(led, led != card.suit());
        }
        self.hands[seat.index()].remove(card);
        table.tricks.lay(Laid { card, at });
        table.sides[seat.index()].up[at.index()].add(card);
        table.join(&self.setup, at);
        log.add(Event::Played { seat, card, at });
        // LW-TRICK-6: a 3 turns up a face-down scar, if there is one. They are interchangeable, so chance decides which.
        if card.value() == 3 && table.lands[at.index()].face_down > 0 {
            table.stage = Stage::TurnUp(at);
        } else {
            self.after_card(log);
        }
    }

    pub(crate) fn after_card(&mut self, log: &mut impl Log<Event>) {
        if self.table.tricks.cards().is_multiple_of(2) {
            self.finish_trick(log);
        } else {
            self.table.stage = Stage::Follow;
        }
    }

    /// LW-TRICK-4, LW-TRICK-5, LW-TRICK-7, LW-TRICK-8: the trick is won, and the loser's card becomes a lone wolf.
    fn finish_trick(&mut self, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        let (led, answer) = table.tricks.pair();
        let leader = table.tricks.leader();
        let answered = answer.card().beats(led.card(), table.trump());
        let (winner, lost) = if answered { (other(leader), led) } else { (leader, answer) };
        let lost = lost.laid();
        let loser = other(winner);
        let side = &mut table.sides[loser.index()];
        side.up[lost.at.index()].remove(lost.card);
        side.lone[lost.at.index()] += 1;
        table.tricks.take(winner);
        log.add(Event::Won { seat: winner, trick: table.tricks.won(), lost: lost.card, at: lost.at });
        let land = &table.lands[lost.at.index()];
        if land.is_bare() {
            log.add(Event::NoScar { seat: loser, at: lost.at });
            return self.next_trick(log);
        }
        table.stage = Stage::Take(loser, lost.at);
        // With a single option there is nothing to choose.
        if land.scars.is_empty() {
            self.take_scar(Pick::FaceDown, log);
        } else if land.face_down == 0 && land.scars.one_kind() {
            let scar = land.scars.nth(0);
            self.take_scar(Pick::Up(scar), log);
        }
    }

    /// LW-TRICK-8: the loser takes a scar and, if it was face down, looks at it.
    fn take_scar(&mut self, pick: Pick, log: &mut impl Log<Event>) {
        let Stage::Take(seat, at) = self.table.stage else { return };
        match pick {
            Pick::Up(scar) => {
                log.add(Event::Took { seat, at, scar: Some(scar) });
                self.table.lands[at.index()].scars.remove(scar);
                self.check_moon(at, log);
                self.ready_to_place(seat, Some(scar), log);
            }
            Pick::FaceDown => {
                log.add(Event::Took { seat, at, scar: None });
                self.table.lands[at.index()].face_down -= 1;
                self.check_moon(at, log);
                self.table.stage = Stage::Look(seat, at);
            }
        }
    }

    /// LW-TRUMP-2, LW-TRUMP-3, LW-TRUMP-4, LW-ADV-4: the first two territories whose last scar is taken get a moon.
    fn check_moon(&mut self, at: Territory, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        if !table.lands[at.index()].is_bare() {
            return;
        }
        if let Some(moon) = table.next_moon() {
            table.moons[moon.index()] = Some(at);
            log.add(Event::Moon { at, moon });
        }
    }

    /// LW-TRICK-8: the scar is placed, immediately if there is only one kind of slot. LW-TRICK-9: without a slot it leaves the game.
    pub(crate) fn ready_to_place(&mut self, seat: Seat, open: Option<Scar>, log: &mut impl Log<Event>) {
        self.table.stage = Stage::Place(seat, open);
        let room = self.table.sides[seat.index()].room;
        if room.is_empty() {
            if let Some(scar) = self.now_placed() {
                self.table.gone.add(scar);
                log.add(Event::LeftGame { seat, scar });
            }
            self.next_trick(log);
        } else if let Some(only) = room.only() {
            self.place_scar(self.setup.slot(only), log);
        }
    }

    /// The scar that is being placed, which everyone has seen from now on.
    fn now_placed(&mut self) -> Option<Scar> {
        let scar = self.placing();
        if let Some(looked) = self.looked.take() {
            self.table.unseen.remove(looked);
        }
        scar
    }

    /// LW-TRICK-8: the scar goes into a slot and has its immediate effect. LW-ADV-2: on a border, in both territories.
    fn place_scar(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let Stage::Place(seat, _) = self.table.stage else { return };
        let (Some(scar), Some(kind)) = (self.now_placed(), self.setup.kind_of(slot)) else { return };
        self.table.sides[seat.index()].place(&self.setup.slots[seat.index()], kind, scar);
        log.add(Event::Placed { seat, scar, slot });
        match scar {
            Scar::Stray => slot.territories().for_each(|at| self.stray(seat, at, log)),
            Scar::Turncoat => slot.territories().for_each(|at| self.turn_honor(at, log)),
            _ => {}
        }
        self.next_trick(log);
    }

    /// LW-SCAR-3, LW-ADV-3: a set-aside card joins as a lone wolf, unless the territory is full.
    fn stray(&mut self, seat: Seat, at: Territory, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        for _ in 0..self.setup.amount(Scar::Stray) {
            if table.is_full(at) || table.aside == 0 {
                return;
            }
            table.aside -= 1;
            table.sides[seat.index()].lone[at.index()] += 1;
            table.join(&self.setup, at);
            log.add(Event::Joined { seat, at });
        }
    }

    /// LW-SCAR-4: the honor token turns over.
    fn turn_honor(&mut self, at: Territory, log: &mut impl Log<Event>) {
        let honor = &mut self.table.lands[at.index()].honor;
        *honor = honor.turned();
        log.add(Event::Turned { at, honor: *honor });
    }

    /// LW-TRICK-7: the winner leads the next trick. LW-END-1: after the last the game is over.
    fn next_trick(&mut self, log: &mut impl Log<Event>) {
        if self.table.tricks.won() < self.setup.hand {
            self.table.stage = Stage::Lead;
            return;
        }
        self.table.stage = Stage::Over;
        log.add(Event::Over { points: self.table.points(&self.setup), lone: self.table.lone_wolves() });
    }
}
