//! What moves and results of chance do: a turn from its activation to its end.

use den_core::Log;
use den_core::rand::Rng;

use crate::animals::Animal;
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::event::Event;
use crate::moves::Move;
use crate::places::Place;
use crate::setup::Setup;
use crate::state::{Open, Pairs, Phase, WolfAndHound};

/// The cards of a hand (WH-SETUP-1).
pub(crate) const HAND: u8 = 4;

impl WolfAndHound {
    #[inline]
    pub(crate) fn make(&mut self, m: Move, log: &mut impl Log<Event>) {
        match m {
            Move::Play(card) => self.play_card(card, log),
            Move::Show => self.show_hand(log),
            Move::Keep => self.keep(log),
            Move::Swap => self.swap(log),
            Move::Turn(animal) => self.turn_one_of_a_pair(animal, log),
        }
        self.go_on(log);
    }

    #[inline]
    pub(crate) fn apply(&mut self, chance: &Chance, log: &mut impl Log<Event>) {
        match *chance {
            Chance::Deal(ref hands) => self.deal(hands, log),
            Chance::Draw(card) => self.draw_card(card, log),
            Chance::TurnUp(card) => self.turn_up(card, log),
        }
        self.go_on(log);
    }

    /// Begins turns until something has to be decided or dealt.
    #[inline]
    fn go_on(&mut self, log: &mut impl Log<Event>) {
        while self.open.phase == Phase::Begin {
            self.begin_turn(log);
        }
    }

    /* chance */

    /// WH-SETUP-1, WH-3P-2: the hands as the dealer deals them now.
    #[inline]
    pub(crate) fn draw_hands(&self, rng: &mut impl Rng) -> [Cards; 4] {
        let mut left = self.unseen;
        let mut hands = [Cards::NONE; 4];
        for hand in &mut hands[..usize::from(self.setup.seats)] {
            *hand = left.take(u32::from(HAND), rng);
        }
        hands
    }

    /// WH-SETUP-1: four cards for each place; those of a virtual place become its dummy pile (WH-3P-2). WH-ACT-1: no animal
    /// activates on the very first turn.
    #[inline]
    fn deal(&mut self, hands: &[Cards; 4], log: &mut impl Log<Event>) {
        self.open.pile -= 4 * HAND;
        for place in Place::ALL {
            if self.setup.is_virtual(place) {
                self.open.dummy(place).unseen = HAND;
                continue;
            }
            let hand = hands[place.index()];
            self.unseen = self.unseen.minus(hand);
            self.hands[place.index()] = hand;
            self.open.in_hand[place.index()] = HAND;
            log.add(Event::Deals { place, cards: Some(hand) });
        }
        self.open.phase = Phase::Play;
    }

    /// WH-DRAW-1: one card from the pile.
    #[inline]
    fn draw_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        let at = self.open.active.index();
        self.unseen.remove(card);
        self.open.pile -= 1;
        self.hands[at].add(card);
        self.open.in_hand[at] += 1;
        log.add(Event::Draws { place: self.open.active, card: Some(card) });
        self.end_turn(self.open.played[at].last(), log);
    }

    /// WH-3P-3, WH-3P-4: a card is turned up for a virtual place: to be offered, or in a swap to be played.
    fn turn_up(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.unseen.remove(card);
        if self.open.phase == Phase::TurnUpDummy {
            self.open.dummy(self.open.active).unseen -= 1;
            self.swapped_in(card, log);
        } else {
            if self.open.pile > 0 {
                self.open.pile -= 1;
            } else {
                self.open.dummy(self.open.active).unseen -= 1;
            }
            self.offer(card, log);
        }
    }

    /* moves */

    /// WH-PLAY-1: a card from hand.
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
        let place = self.open.active;
        let cards = self.hands[place.index()];
        self.open.shown[place.index()] = cards;
        log.add(Event::Shows { place, cards });
        self.open.dress(&self.setup, log);
        self.end_turn(None, log);
    }

    /// WH-3P-4: the turned-up card is played.
    fn keep(&mut self, log: &mut impl Log<Event>) {
        if let Phase::Offer(card) = self.open.phase {
            self.virtual_play(card, log);
        }
    }

    /// WH-3P-4: the turned-up card goes under the dummy pile, the top dummy card is played.
    fn swap(&mut self, log: &mut impl Log<Event>) {
        let Phase::Offer(card) = self.open.phase else { return };
        let place = self.open.active;
        log.add(Event::Swaps { place, card });
        let dummy = self.open.dummy(place);
        dummy.known.push(card);
        if dummy.unseen > 0 {
            self.open.phase = Phase::TurnUpDummy;
        } else if let Some(top) = dummy.known.pop_first() {
            self.swapped_in(top, log);
        }
    }

    /// WH-META-2: the chosen card is turned over.
    fn turn_one_of_a_pair(&mut self, animal: Animal, log: &mut impl Log<Event>) {
        let Phase::Pairs(pairs) = self.open.phase else { return };
        self.open.turn_over(&self.setup, animal, pairs.first(), log);
        self.settle_pairs(Pairs(pairs.0 & pairs.0.wrapping_sub(1)), log);
    }

    /* a turn */

    /// WH-TURN-1: phases 1 and 2 of the next turn, up to the choice of a card.
    #[inline]
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let place = self.open.active;
        let here = self.open.at[place.index()];
        if here.has(Animal::SKIP) {
            return self.skip(log);
        }
        if here.has(Animal::NO_THREE) {
            self.open.no_three = true;
            log.add(Event::NoThree { place });
        }
        self.open.activate(&self.setup, log);
        if let Some(ending) = self.open.ending(&self.setup) {
            return self.end_game(ending, log);
        }
        if self.setup.is_virtual(place) {
            self.turn_up_next(log);
        } else {
            self.open.phase = Phase::Play;
        }
    }

    /// WH-SHEEP-1: the turn ends at once. The last turn of place 1 is skipped too, and then the sheep are counted (WH-END-3).
    fn skip(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::Skips { place: self.open.active });
        if self.open.is_last_turn(&self.setup) {
            self.end_game(self.open.count(), log);
        } else {
            self.end_turn(None, log);
        }
    }

    /// WH-3P-3: a virtual place turns up the next card: from the pile, or else from its dummy pile.
    fn turn_up_next(&mut self, log: &mut impl Log<Event>) {
        let dummy = self.open.dummies[self.open.active.index() & 1];
        if self.open.pile > 0 || dummy.unseen > 0 {
            self.open.phase = Phase::TurnUp;
        } else if let Some(top) = self.open.dummy(self.open.active).known.pop_first() {
            self.offer(top, log);
        } else {
            self.end_turn(None, log);
        }
    }

    /// WH-3P-4: the partner may swap while the dummy pile has another card.
    fn offer(&mut self, card: Card, log: &mut impl Log<Event>) {
        let place = self.open.active;
        log.add(Event::TurnsUp { place, card });
        if self.open.dummy(place).is_empty() {
            self.virtual_play(card, log);
        } else {
            self.open.phase = Phase::Offer(card);
        }
    }

    fn swapped_in(&mut self, card: Card, log: &mut impl Log<Event>) {
        log.add(Event::TurnsUp { place: self.open.active, card });
        self.virtual_play(card, log);
    }

    /// WH-3P-5: a virtual place plays a card; under *No 3* a 3 goes under its dummy pile instead and the turn ends.
    fn virtual_play(&mut self, card: Card, log: &mut impl Log<Event>) {
        if !(self.open.no_three && card.value() == 3) {
            return self.lay(card, log);
        }
        let place = self.open.active;
        self.open.dummy(place).known.push(card);
        log.add(Event::GoesUnder { place, card });
        self.open.dress(&self.setup, log);
        self.end_turn(None, log);
    }

    /// WH-PLAY-1: the card lies in front of the active place, and the animals move.
    #[inline]
    fn lay(&mut self, card: Card, log: &mut impl Log<Event>) {
        let place = self.open.active;
        self.open.played[place.index()].push(card);
        log.add(Event::Plays { place, card });
        let pairs = self.open.move_animals(&self.setup, card, log);
        self.settle_pairs(pairs, log);
    }

    /// Goes on to phase 4 once no pair is left (WH-META-2).
    #[inline]
    fn settle_pairs(&mut self, pairs: Pairs, log: &mut impl Log<Event>) {
        if pairs.0 != 0 {
            self.open.phase = Phase::Pairs(pairs);
            return;
        }
        self.open.dress(&self.setup, log);
        let place = self.open.active;
        if self.open.pile > 0 && !self.setup.is_virtual(place) {
            self.open.phase = Phase::Draw;
            return;
        }
        if self.open.is_out(&self.setup, place) {
            log.add(Event::RunsOut { place });
        }
        self.end_turn(self.open.played[place.index()].last(), log);
    }

    /// The end of a turn in which `card` was played; the next place clockwise goes on.
    #[inline]
    fn end_turn(&mut self, card: Option<Card>, log: &mut impl Log<Event>) {
        self.open.end_of_turn(&self.setup, card, log);
        self.open.no_three = false;
        self.open.active = self.open.active.next();
        self.open.phase = Phase::Begin;
    }
}

impl Open {
    /// WH-ACT-2: every animal in front of the active place activates, wolves before hounds. The order among cards of one colour
    /// changes nothing, so nobody is asked for it (WH-ACT-3).
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
    fn target(&self, setup: &Setup, animal: Animal) -> Place {
        self.active.clockwise(setup.target(animal, self.back.has(animal)))
    }

    /// WH-ACT-4: a wolf takes one sheep, if there is one.
    #[inline]
    fn take_sheep(&mut self, setup: &Setup, wolf: Animal, log: &mut impl Log<Event>) {
        let place = self.target(setup, wolf);
        let sheep = &mut self.sheep[place.index()];
        let taken = *sheep > 0;
        *sheep -= u8::from(taken);
        log.add(Event::Takes { animal: wolf, place, taken, left: *sheep });
    }

    /// WH-ACT-4: a hound returns one sheep, if one is missing.
    #[inline]
    fn return_sheep(&mut self, setup: &Setup, hound: Animal, log: &mut impl Log<Event>) {
        let place = self.target(setup, hound);
        let sheep = &mut self.sheep[place.index()];
        let returned = *sheep < setup.sheep[place.index()];
        *sheep += u8::from(returned);
        log.add(Event::Returns { animal: hound, place, returned, left: *sheep });
    }
}
