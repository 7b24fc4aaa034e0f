//! What the moves and the results of chance do.

use den_core::{Illegal, Log, Seat, dice, rand::Rng};

use crate::audit::same_tokens;
use crate::card::{CARDS, Card, Cards, Territory};
use crate::event::Event;
use crate::moves::{Move, Pick};
use crate::scar::{Scar, Scars, Slot};
use crate::score;
use crate::state::{Honor, Laid, LoneWolves, Phase, Tricks, other};

/// The result of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// LW-SETUP-1: the face-up scars, from the swamp to the volcano.
    Scars([Scar; 5]),
    /// LW-SETUP-2: the honor tokens, from the swamp to the volcano.
    Honor([Honor; 5]),
    /// LW-SETUP-3: the two hands.
    Hands([Cards; 2]),
    /// LW-SETUP-4: the first leader.
    Leader(Seat),
    /// LW-TRICK-6: the scar that a three turned up.
    TurnUp(Scar),
    /// LW-TRICK-8: the scar that was taken face down.
    Look(Scar),
}

/// One of a multiset, each token equally likely.
pub(crate) fn draw_scar(scars: Scars, rng: &mut (impl Rng + ?Sized)) -> Scar {
    scars.nth(dice::below(rng, u32::from(scars.len())))
}

impl LoneWolves {
    pub(crate) fn play_move(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Play(card, at) => self.play_card(card, at, log),
            Move::Take(pick) => self.take_scar(pick, log),
            Move::Place(slot) => self.place_scar(slot, log),
        }
    }

    /// Plays to the end at random. A trick always goes the same way, so nothing has to ask what comes next but where it may differ.
    pub(crate) fn any_tricks(&mut self, rng: &mut impl Rng) {
        while self.table.phase != Phase::Over {
            if matches!(self.table.phase, Phase::Scars | Phase::Honor | Phase::Hands | Phase::Leader) {
                self.any_chance(rng);
                continue;
            }
            for due in [Phase::Lead, Phase::Follow] {
                if self.table.phase == due {
                    let (card, at) = self.any_play(rng);
                    self.play_card(card, at, &mut ());
                }
                if matches!(self.table.phase, Phase::TurnUp(_)) {
                    self.any_chance(rng);
                }
            }
            if let Phase::Take(_, at) = self.table.phase {
                self.take_scar(self.any_pick(at, rng), &mut ());
            }
            if matches!(self.table.phase, Phase::Look(..)) {
                self.any_chance(rng);
            }
            if let Phase::Place(seat, _) = self.table.phase {
                self.place_scar(self.any_slot(seat, rng), &mut ());
            }
        }
    }

    fn any_chance(&mut self, rng: &mut impl Rng) {
        let chance = self.deal(rng);
        self.settle_chance(chance, &mut ());
    }

    /// LW-TRICK-1, LW-TRICK-2: the card goes to the player's side of the territory, face up.
    fn play_card(&mut self, card: Card, at: Territory, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        let leader = table.tricks.leader();
        let following = table.phase == Phase::Follow;
        let seat = if following { other(leader) } else { leader };
        if following {
            let led = table.tricks.pair().0.card.suit();
            table.voids[seat.index()].add_if(led, led != card.suit());
        }
        self.hands[seat.index()].remove(card);
        table.tricks.lay(Laid { card, at });
        table.sides[seat.index()].up[at.index()].add(card);
        table.join(at);
        log.add(Event::Played { seat, card, at });
        // LW-TRICK-6: a three turns up a face-down scar, if there is one. They are alike, so chance says which.
        if card.value() == 3 && table.lands[at.index()].face_down > 0 {
            table.phase = Phase::TurnUp(at);
        } else {
            self.after_card(log);
        }
    }

    fn after_card(&mut self, log: &mut impl Log<Event>) {
        if self.table.tricks.cards().is_multiple_of(2) {
            self.finish_trick(log);
        } else {
            self.table.phase = Phase::Follow;
        }
    }

    /// LW-TRICK-4, LW-TRICK-5, LW-TRICK-7, LW-TRICK-8: the trick is taken, the loser's card becomes a lone wolf.
    fn finish_trick(&mut self, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        let (led, answer) = table.tricks.pair();
        let leader = table.tricks.leader();
        let answered = answer.card.beats(led.card, table.trump());
        let (winner, lost) = if answered { (other(leader), led) } else { (leader, answer) };
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
        table.phase = Phase::Take(loser, lost.at);
        // One choice alone is none.
        if land.scars.is_empty() {
            self.take_scar(Pick::FaceDown, log);
        } else if land.face_down == 0 && land.scars.one_kind() {
            let scar = land.scars.nth(0);
            self.take_scar(Pick::Up(scar), log);
        }
    }

    /// LW-TRICK-8: the loser takes a scar and, if it lay face down, looks at it.
    fn take_scar(&mut self, pick: Pick, log: &mut impl Log<Event>) {
        let Phase::Take(seat, at) = self.table.phase else { return };
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
                self.table.phase = Phase::Look(seat, at);
            }
        }
    }

    /// LW-TRUMP-2, LW-TRUMP-3, LW-TRUMP-4, LW-ADV-4: the first two territories whose last scar is taken get a moon.
    fn check_moon(&mut self, at: Territory, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        if !table.lands[at.index()].is_bare() {
            return;
        }
        if let Some(moon) = table.moons.iter().position(Option::is_none) {
            table.moons[moon] = Some(at);
            log.add(Event::Moon { at, blood: moon == 1 });
        }
    }

    /// LW-TRICK-8: the scar is placed; where there is one kind of slot alone, at once. LW-TRICK-9: with no slot it leaves the game.
    fn ready_to_place(&mut self, seat: Seat, open: Option<Scar>, log: &mut impl Log<Event>) {
        self.table.phase = Phase::Place(seat, open);
        match self.table.sides[seat.index()].room.0 {
            0 => {
                if let Some(scar) = self.now_placed() {
                    self.table.gone.add(scar);
                    log.add(Event::LeftGame { seat, scar });
                }
                self.next_trick(log);
            }
            only if only.is_power_of_two() => self.place_scar(self.table.rules.slot(only.trailing_zeros() as usize), log),
            _ => {}
        }
    }

    /// The scar that is being placed, from now on seen by everybody.
    fn now_placed(&mut self) -> Option<Scar> {
        let scar = self.placing();
        if let Some(looked) = self.looked.take() {
            self.table.unseen.remove(looked);
        }
        scar
    }

    /// LW-TRICK-8: the scar goes to a slot, and what it does at once happens. LW-ADV-2: on a border, in both territories.
    fn place_scar(&mut self, slot: Slot, log: &mut impl Log<Event>) {
        let Phase::Place(seat, _) = self.table.phase else { return };
        let (Some(scar), Some(kind)) = (self.now_placed(), self.table.rules.kind(slot)) else { return };
        self.table.sides[seat.index()].place(&self.table.rules, kind, scar);
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
        for _ in 0..table.rules.amount(Scar::Stray) {
            if table.is_full(at) || table.aside == 0 {
                return;
            }
            table.aside -= 1;
            table.sides[seat.index()].lone[at.index()] += 1;
            table.join(at);
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
        if self.table.tricks.won() < self.table.rules.hand {
            self.table.phase = Phase::Lead;
            return;
        }
        self.table.phase = Phase::Over;
        log.add(Event::Over { points: score::points(&self.table), lone: score::lone_wolves(&self.table) });
    }

    pub(crate) fn deal(&self, rng: &mut (impl Rng + ?Sized)) -> Chance {
        match self.table.phase {
            Phase::Scars => {
                let mut left = self.table.unseen;
                Chance::Scars(std::array::from_fn(|_| {
                    let scar = draw_scar(left, rng);
                    left.remove(scar);
                    scar
                }))
            }
            Phase::Honor => {
                let mut tokens = self.table.rules.honor;
                dice::shuffle(rng, &mut tokens);
                for token in &mut tokens {
                    dice::shuffle(rng, token);
                }
                Chance::Honor(tokens.map(|[up, down]| Honor { up, down }))
            }
            Phase::Hands => {
                let mut cards: [u8; CARDS] = std::array::from_fn(|n| n as u8);
                let hand = usize::from(self.table.rules.hand);
                dice::draw_front(rng, &mut cards, 2 * hand);
                let set = |cards: &[u8]| Cards(cards.iter().fold(0, |set, card| set | 1 << card));
                Chance::Hands([set(&cards[..hand]), set(&cards[hand..2 * hand])])
            }
            Phase::TurnUp(_) => Chance::TurnUp(draw_scar(self.table.unseen, rng)),
            Phase::Look(..) => Chance::Look(draw_scar(self.table.unseen, rng)),
            _ => Chance::Leader(Seat(dice::below(rng, 2) as u8)),
        }
    }

    pub(crate) fn settle_chance(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        match chance {
            Chance::Scars(scars) => {
                for (land, scar) in table.lands.iter_mut().zip(scars) {
                    land.scars.add(scar);
                    table.unseen.remove(scar);
                }
                table.phase = Phase::Honor;
                log.add(Event::ScarsLaid { scars });
            }
            Chance::Honor(honor) => {
                for (land, token) in table.lands.iter_mut().zip(honor) {
                    land.honor = token;
                }
                table.phase = Phase::Hands;
                log.add(Event::HonorLaid { honor });
            }
            Chance::Hands(hands) => {
                self.hands = hands;
                table.aside = table.rules.aside();
                table.phase = Phase::Leader;
                for (seat, cards) in Seat::all(2).zip(hands) {
                    log.add(Event::Dealt { seat, count: cards.len(), cards: Some(cards) });
                }
            }
            Chance::Leader(seat) => {
                table.tricks = Tricks::begin(seat);
                table.phase = Phase::Lead;
                log.add(Event::Leads { seat });
            }
            Chance::TurnUp(scar) => {
                let Phase::TurnUp(at) = table.phase else { return };
                let land = &mut table.lands[at.index()];
                land.face_down -= 1;
                land.scars.add(scar);
                table.unseen.remove(scar);
                log.add(Event::TurnedUp { at, scar });
                self.after_card(log);
            }
            Chance::Look(scar) => {
                let Phase::Look(seat, _) = table.phase else { return };
                self.looked = Some(scar);
                log.add(Event::Looked { seat, scar: Some(scar) });
                self.ready_to_place(seat, None, log);
            }
        }
    }

    pub(crate) fn check_deal(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.table.phase, chance) {
            (Phase::Scars, Chance::Scars(scars)) => self.scars_exist(scars),
            (Phase::Honor, Chance::Honor(honor)) => self.tokens_exist(honor),
            (Phase::Hands, Chance::Hands(hands)) => self.hands_are_dealt(hands),
            (Phase::Leader, Chance::Leader(seat)) if seat.0 < 2 => Ok(()),
            (Phase::Leader, Chance::Leader(seat)) => Err(Illegal::new(format!("there is no seat {seat}: two play"), "LW-SETUP-4")),
            (Phase::TurnUp(_), Chance::TurnUp(scar)) => self.scar_is_unseen(*scar, "LW-TRICK-6"),
            (Phase::Look(..), Chance::Look(scar)) => self.scar_is_unseen(*scar, "LW-TRICK-8"),
            (Phase::Scars, _) => Err(Illegal::new("the face-up scars are laid out now, as `scars 1 5 9 2 2`", "LW-SETUP-1")),
            (Phase::Honor, _) => Err(Illegal::new("the honor tokens are laid out now, as `honor 4/9 8/5 …`", "LW-SETUP-2")),
            (Phase::Hands, _) => Err(Illegal::new("the hands are dealt now, as `hands s2 s3 … / d2 d3 …`", "LW-SETUP-3")),
            (Phase::Leader, _) => Err(Illegal::new("the first leader is drawn now, as `leader 1`", "LW-SETUP-4")),
            (Phase::TurnUp(_), _) => Err(Illegal::new("a scar is turned up now, as `turn 5`", "LW-TRICK-6")),
            (Phase::Look(..), _) => Err(Illegal::new("the scar taken face down is looked at now, as `look 5`", "LW-TRICK-8")),
            (Phase::Over, _) => Err(Illegal::new("the game is over", "DEN-TURN-2")),
            _ => Err(Illegal::new("nothing is dealt now", "DEN-TURN-1")),
        }
    }

    /// LW-SETUP-1: no scar lies face up more often than the box has it.
    fn scars_exist(&self, scars: &[Scar; 5]) -> Result<(), Illegal> {
        let laid: Scars = scars.iter().copied().collect();
        match laid.kinds().find(|&scar| laid.count(scar) > self.table.unseen.count(scar)) {
            Some(scar) => Err(Illegal::new(
                format!("{} is laid out more often than the {} times it exists", scar.words(), self.table.rules.copies),
                "LW-SETUP-1",
            )),
            None => Ok(()),
        }
    }

    /// LW-SETUP-2: the tokens of the box, each once.
    fn tokens_exist(&self, honor: &[Honor; 5]) -> Result<(), Illegal> {
        if same_tokens(honor, &self.table.rules.honor) {
            return Ok(());
        }
        let tokens: Vec<_> = self.table.rules.honor.iter().map(|[up, down]| format!("{up}/{down}")).collect();
        Err(Illegal::new(format!("the honor tokens are {}, each once with either side first", tokens.join(" ")), "LW-SETUP-2"))
    }

    /// LW-SETUP-3: so many cards each, and no card twice.
    fn hands_are_dealt(&self, hands: &[Cards; 2]) -> Result<(), Illegal> {
        let due = self.table.rules.hand;
        for (seat, hand) in Seat::all(2).zip(hands) {
            if hand.len() != due {
                return Err(Illegal::new(format!("seat {seat} is dealt {} cards instead of {due}", hand.len()), "LW-SETUP-3"));
            }
        }
        match hands[0].among(hands[1]).iter().next() {
            Some(card) => Err(Illegal::new(format!("{} is dealt to both players", card.words()), "LW-SETUP-3")),
            None => Ok(()),
        }
    }

    /// Only a scar that nobody has seen can be shown now.
    fn scar_is_unseen(&self, scar: Scar, rule: &'static str) -> Result<(), Illegal> {
        if self.table.unseen.count(scar) > 0 {
            return Ok(());
        }
        Err(Illegal::new(format!("every {} has been seen already", scar.words()), rule))
    }
}
