//! Chance: what the dealer may deal, and its effects.

use den_core::{Deals, Illegal, Log, Rules, Seat, Turn, dice, rand::Rng};

use crate::audit::same_tokens;
use crate::event::Event;
use crate::moves::Reason;
use crate::pieces::{CARDS, Cards, Scar, Scars, Territory, Tricks};
use crate::state::{Honor, LoneWolves, Stage};

/// The result of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// LW-SETUP-1: the face-up scars, from the swamp to the volcano.
    Scars([Scars; 5]),
    /// LW-SETUP-2: the honor tokens, from the swamp to the volcano.
    Honor([Honor; 5]),
    /// LW-SETUP-3: the two hands.
    Hands([Cards; 2]),
    /// LW-SETUP-4: the first leader.
    Leader(Seat),
    /// LW-TRICK-6: the scar turned up by a 3.
    TurnUp(Scar),
    /// LW-TRICK-8: the scar that was taken face down.
    Look(Scar),
}

/// Draws one of a multiset, each token equally likely.
pub(crate) fn draw_scar(scars: Scars, rng: &mut impl Rng) -> Scar {
    scars.nth(dice::below(rng, u32::from(scars.len())))
}

impl Deals for LoneWolves {
    #[inline]
    fn deal(&self, rng: &mut impl Rng) -> Chance {
        match self.table.stage {
            Stage::Scars => {
                let mut left = self.table.unseen;
                Chance::Scars(self.setup.light.map(|places| {
                    let drawn = (0..places).map(|_| {
                        let scar = draw_scar(left, rng);
                        left.remove(scar);
                        scar
                    });
                    drawn.collect()
                }))
            }
            Stage::Honor => {
                let mut tokens = self.setup.honor;
                dice::shuffle(rng, &mut tokens);
                for token in &mut tokens {
                    dice::shuffle(rng, token);
                }
                Chance::Honor(tokens.map(|[up, down]| Honor { up, down }))
            }
            Stage::Hands => {
                let mut cards: [u8; CARDS] = std::array::from_fn(|n| n as u8);
                let hand = usize::from(self.setup.hand);
                dice::draw_front(rng, &mut cards, 2 * hand);
                let set = |cards: &[u8]| Cards(cards.iter().fold(0, |set, card| set | 1 << card));
                Chance::Hands([set(&cards[..hand]), set(&cards[hand..2 * hand])])
            }
            Stage::TurnUp(_) => Chance::TurnUp(draw_scar(self.table.unseen, rng)),
            Stage::Look(..) => Chance::Look(draw_scar(self.table.unseen, rng)),
            _ => Chance::Leader(Seat(dice::below(rng, 2) as u8)),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let due = match (self.table.stage, chance) {
            (Stage::Scars, Chance::Scars(scars)) => return self.scars_exist(scars),
            (Stage::Honor, Chance::Honor(honor)) => return self.tokens_exist(honor),
            (Stage::Hands, Chance::Hands(hands)) => return self.hands_are_dealt(hands),
            (Stage::Leader, Chance::Leader(seat)) => return seat_exists(*seat),
            (Stage::TurnUp(_), Chance::TurnUp(scar)) => return self.scar_is_unseen(*scar, "LW-TRICK-6"),
            (Stage::Look(..), Chance::Look(scar)) => return self.scar_is_unseen(*scar, "LW-TRICK-8"),
            (Stage::Scars, _) => (Reason::DealScars, "LW-SETUP-1"),
            (Stage::Honor, _) => (Reason::DealHonor, "LW-SETUP-2"),
            (Stage::Hands, _) => (Reason::DealHands, "LW-SETUP-3"),
            (Stage::Leader, _) => (Reason::DealLeader, "LW-SETUP-4"),
            (Stage::TurnUp(_), _) => (Reason::DealTurn, "LW-TRICK-6"),
            (Stage::Look(..), _) => (Reason::DealLook, "LW-TRICK-8"),
            (Stage::Lead | Stage::Follow | Stage::Take(..) | Stage::Place(..) | Stage::Over, _) => {
                return Err(match self.turn() {
                    Turn::Seat(turn) => Illegal::new(den_core::Reason::NothingDealt { turn }, "DEN-TURN-1"),
                    _ => Illegal::new(den_core::Reason::Over, "DEN-TURN-2"),
                });
            }
        };
        Err(Illegal::new(due.0, due.1))
    }

    #[inline]
    fn resolve(&mut self, chance: &Chance, log: &mut impl Log<Event>) {
        let table = &mut self.table;
        match *chance {
            Chance::Scars(scars) => {
                for (land, laid) in table.lands.iter_mut().zip(scars) {
                    for scar in laid.iter() {
                        land.scars.add(scar);
                        table.unseen.remove(scar);
                    }
                }
                table.stage = Stage::Honor;
                log.add(Event::ScarsLaid { scars });
            }
            Chance::Honor(honor) => {
                for (land, token) in table.lands.iter_mut().zip(honor) {
                    land.honor = token;
                }
                table.stage = Stage::Hands;
                log.add(Event::HonorLaid { honor });
            }
            Chance::Hands(hands) => {
                self.hands = hands;
                table.aside = self.setup.aside();
                table.stage = Stage::Leader;
                for (seat, cards) in Seat::all(2).zip(hands) {
                    log.add(Event::Dealt { seat, count: cards.len(), cards: Some(cards) });
                }
                if let Some(seat) = self.setup.first {
                    self.begin(seat, log);
                }
            }
            Chance::Leader(seat) => self.begin(seat, log),
            Chance::TurnUp(scar) => {
                let Stage::TurnUp(at) = table.stage else { return };
                let land = &mut table.lands[at.index()];
                land.face_down -= 1;
                land.scars.add(scar);
                table.unseen.remove(scar);
                log.add(Event::TurnedUp { at, scar });
                self.after_card(log);
            }
            Chance::Look(scar) => {
                let Stage::Look(seat, _) = table.stage else { return };
                self.looked = Some(scar);
                log.add(Event::Looked { seat, scar: Some(scar) });
                self.ready_to_place(seat, None, log);
            }
        }
    }
}

impl LoneWolves {
    /// LW-SETUP-4: the first leader begins.
    fn begin(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.table.tricks = Tricks::begin(seat);
        self.table.stage = Stage::Lead;
        log.add(Event::Leads { seat });
    }

    /// LW-SETUP-1: as many face-up scars as there are light places, and none more often than it exists in the box.
    fn scars_exist(&self, scars: &[Scars; 5]) -> Result<(), Illegal> {
        for ((at, laid), due) in Territory::ALL.into_iter().zip(scars).zip(self.setup.light) {
            if laid.len() != due {
                return Err(Illegal::new(Reason::LightPlaces { land: at, n: laid.len(), due }, "LW-SETUP-1"));
            }
        }
        let laid: Scars = scars.iter().flat_map(|laid| laid.iter()).collect();
        match laid.kinds().find(|&scar| laid.count(scar) > self.table.unseen.count(scar)) {
            Some(scar) => Err(Illegal::new(Reason::TooManyCopies { scar, n: self.setup.copies }, "LW-SETUP-1")),
            None => Ok(()),
        }
    }

    /// LW-SETUP-2: the tokens of the box, each once.
    fn tokens_exist(&self, honor: &[Honor; 5]) -> Result<(), Illegal> {
        if same_tokens(honor, &self.setup.honor) {
            return Ok(());
        }
        let tokens: Vec<_> = self.setup.honor.iter().map(|[up, down]| format!("{up}/{down}")).collect();
        Err(Illegal::new(Reason::OtherTokens { tokens: tokens.join(" ") }, "LW-SETUP-2"))
    }

    /// LW-SETUP-3: the right number of cards each, and no card twice.
    fn hands_are_dealt(&self, hands: &[Cards; 2]) -> Result<(), Illegal> {
        let due = self.setup.hand;
        for (seat, hand) in Seat::all(2).zip(hands) {
            if hand.len() != due {
                return Err(Illegal::new(Reason::HandSize { seat, n: hand.len(), due }, "LW-SETUP-3"));
            }
        }
        match hands[0].intersection(hands[1]).iter().next() {
            Some(card) => Err(Illegal::new(Reason::InBothHands { card }, "LW-SETUP-3")),
            None => Ok(()),
        }
    }

    /// Only a scar that nobody has seen can be revealed now.
    fn scar_is_unseen(&self, scar: Scar, rule: &'static str) -> Result<(), Illegal> {
        if self.table.unseen.count(scar) > 0 {
            return Ok(());
        }
        Err(Illegal::new(Reason::AllSeen { scar }, rule))
    }
}

/// LW-SETUP-4: there are two players.
fn seat_exists(seat: Seat) -> Result<(), Illegal> {
    if seat.0 < 2 {
        return Ok(());
    }
    Err(Illegal::new(Reason::NoSuchSeat { n: seat.0.saturating_add(1) }, "LW-SETUP-4"))
}
