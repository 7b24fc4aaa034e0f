//! The effects of moves: a turn from its activation to its end.

mod walk;

use den_core::{Log, Play};

use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Animal, Card, Pasture};
use crate::setup::Setup;
use crate::state::{Open, Pairs, Stage, WolfAndHound};

pub use walk::{Stops, Walk, walk};

impl Play for WolfAndHound {
    #[inline]
    fn play(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Play(card) => self.play_card(card, log),
            Move::Show => self.show_hand(log),
            Move::Keep => self.keep(log),
            Move::Swap => self.swap(log),
            Move::Turn(animal) => self.turn_one_of_a_pair(animal, log),
        }
        self.continue_with(log);
    }
}

impl WolfAndHound {
    /// Starts turns until something has to be decided or dealt.
    #[inline]
    pub(crate) fn continue_with(&mut self, log: &mut impl Log<Event>) {
        while self.open.stage == Stage::Begin {
            self.begin_turn(log);
        }
    }

    /* moves */

    /// WH-PLAY-1: plays a card from hand.
    #[inline]
    fn play_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        let at = self.open.active.index();
        self.hands[at].remove(card);
        self.open.in_hand[at] -= 1;
        self.open.shown[at].remove_any(card);
        self.lay(card, log);
    }

    /// WH-SHEEP-2: with only 3s, the hand is shown and the turn ends in phase 3.
    fn show_hand(&mut self, log: &mut impl Log<Event>) {
        let pasture = self.open.active;
        let cards = self.hands[pasture.index()];
        self.open.shown[pasture.index()] = cards;
        log.add(Event::Shows { pasture, cards });
        self.open.dress(&self.setup, log);
        self.end_turn(None, log);
    }

    /// WH-3P-4: the turned-up card is played.
    fn keep(&mut self, log: &mut impl Log<Event>) {
        if let Stage::Offer(card) = self.open.stage {
            self.virtual_play(card, log);
        }
    }

    /// WH-3P-4: the turned-up card goes under the dummy pile, the top dummy card is played.
    fn swap(&mut self, log: &mut impl Log<Event>) {
        let Stage::Offer(card) = self.open.stage else { return };
        let pasture = self.open.active;
        log.add(Event::Swaps { pasture, card });
        let dummy = self.open.dummy(pasture);
        dummy.known.push(card);
        if dummy.unseen > 0 {
            self.open.stage = Stage::TurnUpDummy;
        } else if let Some(top) = dummy.known.pop_first() {
            self.swapped_in(top, log);
        }
    }

    /// WH-META-2: the chosen card is turned over.
    fn turn_one_of_a_pair(&mut self, animal: Animal, log: &mut impl Log<Event>) {
        let Stage::Pairs(pairs) = self.open.stage else { return };
        self.open.turn_over(&self.setup, animal, pairs.first(), log);
        self.settle_pairs(Pairs(pairs.0 & pairs.0.wrapping_sub(1)), log);
    }

    /* a turn */

    /// WH-TURN-1: phases 1 and 2 of the next turn, up to the choice of a card.
    #[inline]
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let pasture = self.open.active;
        let here = self.open.at[pasture.index()];
        if here.has(Animal::SKIP) {
            return self.skip(log);
        }
        if here.has(Animal::NO_THREE) {
            self.open.no_three = true;
            log.add(Event::NoThree { pasture });
        }
        self.open.activate(&self.setup, log);
        if let Some(ending) = self.open.ending(&self.setup) {
            return self.end_game(ending, log);
        }
        if self.setup.is_virtual(pasture) {
            self.turn_up_next(log);
        } else {
            self.open.stage = Stage::Play;
        }
    }

    /// WH-SHEEP-1: the turn ends immediately. The last turn of pasture 1 is skipped too, and then the sheep are counted (WH-END-3).
    fn skip(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::Skips { pasture: self.open.active });
        if self.open.is_last_turn(&self.setup) {
            self.end_game(self.open.count(), log);
        } else {
            self.end_turn(None, log);
        }
    }

    /// WH-3P-3: turns up the next card of a virtual pasture: from the draw pile, otherwise from its dummy pile.
    fn turn_up_next(&mut self, log: &mut impl Log<Event>) {
        let dummy = self.open.dummies[self.open.active.index() & 1];
        if self.open.pile > 0 || dummy.unseen > 0 {
            self.open.stage = Stage::TurnUp;
        } else if let Some(top) = self.open.dummy(self.open.active).known.pop_first() {
            self.offer(top, log);
        } else {
            self.end_turn(None, log);
        }
    }

    /// WH-3P-4: the partner may swap while the dummy pile has another card.
    pub(crate) fn offer(&mut self, card: Card, log: &mut impl Log<Event>) {
        let pasture = self.open.active;
        log.add(Event::TurnsUp { pasture, card });
        if self.open.dummy(pasture).is_empty() {
            self.virtual_play(card, log);
        } else {
            self.open.stage = Stage::Offer(card);
        }
    }

    pub(crate) fn swapped_in(&mut self, card: Card, log: &mut impl Log<Event>) {
        log.add(Event::TurnsUp { pasture: self.open.active, card });
        self.virtual_play(card, log);
    }

    /// WH-3P-5: a virtual pasture plays a card; under *No 3* a 3 goes under its dummy pile instead and the turn ends.
    fn virtual_play(&mut self, card: Card, log: &mut impl Log<Event>) {
        if !(self.open.no_three && card.value() == 3) {
            return self.lay(card, log);
        }
        let pasture = self.open.active;
        self.open.dummy(pasture).known.push(card);
        log.add(Event::GoesUnder { pasture, card });
        self.open.dress(&self.setup, log);
        self.end_turn(None, log);
    }

    /// WH-PLAY-1: the card is placed in front of the active pasture, and the animals move.
    #[inline]
    fn lay(&mut self, card: Card, log: &mut impl Log<Event>) {
        let pasture = self.open.active;
        self.open.played[pasture.index()].push(card);
        log.add(Event::Plays { pasture, card });
        let pairs = self.open.move_animals(&self.setup, card, log);
        self.settle_pairs(pairs, log);
    }

    /// Continues with phase 4 once no pair is left (WH-META-2).
    #[inline]
    fn settle_pairs(&mut self, pairs: Pairs, log: &mut impl Log<Event>) {
        if pairs.0 != 0 {
            self.open.stage = Stage::Pairs(pairs);
            return;
        }
        self.open.dress(&self.setup, log);
        let pasture = self.open.active;
        if self.open.pile > 0 && !self.setup.is_virtual(pasture) {
            self.open.stage = Stage::Draw;
            return;
        }
        if self.open.is_out(&self.setup, pasture) {
            log.add(Event::RunsOut { pasture });
        }
        self.end_turn(self.open.played[pasture.index()].last(), log);
    }

    /// Ends a turn in which `card` was played; the next pasture clockwise is up.
    #[inline]
    pub(crate) fn end_turn(&mut self, card: Option<Card>, log: &mut impl Log<Event>) {
        self.open.end_of_turn(&self.setup, card, log);
        self.open.no_three = false;
        self.open.active = self.open.active.next();
        self.open.stage = Stage::Begin;
    }
}

impl Open {
    /// WH-ACT-2: every animal in front of the active pasture activates, wolves before hounds. The order among cards of one colour
    /// makes no difference, so nobody has to choose it (WH-ACT-3).
    #[inline]
    pub fn activate(&mut self, setup: &Setup, log: &mut impl Log<Event>) {
        let here = self.at[self.active.index()];
        for wolf in here & self.showing(setup.takes()) {
            self.take_sheep(setup, wolf, log);
        }
        for hound in here & self.showing(setup.returns()) {
            self.return_sheep(setup, hound, log);
        }
    }

    /// WH-ACT-5: whose sheep an animal takes or returns.
    #[inline]
    fn targets(&self, setup: &Setup, animal: Animal) -> impl Iterator<Item = Pasture> + use<> {
        let active = self.active;
        setup.targets(animal, self.face(animal)).steps().map(move |steps| active.clockwise(steps))
    }

    /// WH-ACT-4: a wolf takes one sheep from each of its targets, if there is one.
    #[inline]
    fn take_sheep(&mut self, setup: &Setup, wolf: Animal, log: &mut impl Log<Event>) {
        for pasture in self.targets(setup, wolf) {
            let sheep = &mut self.sheep[pasture.index()];
            let taken = *sheep > 0;
            *sheep -= u8::from(taken);
            log.add(Event::Takes { animal: wolf, pasture, taken, left: *sheep });
        }
    }

    /// WH-ACT-4: a hound returns one sheep to each of its targets, if one is missing.
    #[inline]
    fn return_sheep(&mut self, setup: &Setup, hound: Animal, log: &mut impl Log<Event>) {
        for pasture in self.targets(setup, hound) {
            let sheep = &mut self.sheep[pasture.index()];
            let returned = *sheep < setup.sheep[pasture.index()];
            *sheep += u8::from(returned);
            log.add(Event::Returns { animal: hound, pasture, returned, left: *sheep });
        }
    }
}
