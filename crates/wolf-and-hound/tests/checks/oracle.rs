//! A second, slow and simple implementation of the rules, compared with the game on random play.
//!
//! It uses no bit sets or packed cards, has its own table of the animal cards, and gets only the moves and the chance results.

use den_core::game::*;
use den_core::{Turn, dice};
use den_testkit::Case;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use wolf_and_hound::{Animal, Card, Chance, Colour, Move, Stage, Team, WolfAndHound};

/// Colour, modifier and target as the rules name them (WH-CARD-1), for each side.
fn sides(id: &str) -> [(char, &'static str, i32); 2] {
    let one = |side| [side, side];
    match id {
        "W01" | "D02-1" => one(('b', "", 0)),
        "W02" => one(('b', "", 1)),
        "W03" => one(('b', "+1", 0)),
        "W04" => one(('b', "-1", 0)),
        "W05" => one(('b', "", 2)),
        "W06" => one(('b', "1/2", 0)),
        "W07" => one(('b', "", -1)),
        "W08" => one(('b', "1/2", 1)),
        "H01" | "D02-2" => one(('w', "", 0)),
        "H02" => one(('w', "", 2)),
        "H03" => one(('w', "+1", 0)),
        "H04" => one(('w', "-1", 0)),
        "S01" | "S02" => one(('p', "-1/2", 0)),
        "M01" => [('b', "+1", 0), ('w', "", 0)],
        "M02" => [('w', "+1", 0), ('b', "", 0)],
        "M03" => [('b', "", 0), ('w', "", 0)],
        "M04" => [('w', "", 0), ('b', "1/2", 0)],
        "E01" => one(('b', "late", 0)),
        "E02" => [('w', "", 0), ('w', "back", 0)],
        "D01" => one(('b', "x3", 0)),
        "D02-3" => one(('b', "none", 0)),
        other => panic!("{other}"),
    }
}

struct Beast {
    id: &'static str,
    pasture: i32,
    back: bool,
}

impl Beast {
    fn side(&self) -> (char, &'static str, i32) {
        sides(self.id)[usize::from(self.back)]
    }
}

/// Colour, value, symbol of a number card.
type Number = (char, i32, bool);

/// What the oracle waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Wait {
    Deal,
    Card,
    Draw,
    TurnUp,
    Offer(Number),
    Dummy,
    Pair,
    Over(Team),
}

struct Oracle {
    wait: Wait,
    active: i32,
    no_three: bool,
    beasts: Vec<Beast>,
    sheep: [i32; 4],
    start: [i32; 4],
    rows: [Vec<Number>; 4],
    previous: Option<Number>,
    /// The first pasture where nobody sits.
    players: i32,
    pile: i32,
    in_hand: [i32; 4],
    /// The dummy piles from the top; `None` is a card nobody has seen.
    dummies: [Vec<Option<Number>>; 4],
    /// The pastures of pairs to be resolved.
    pairs: Vec<i32>,
}

impl Oracle {
    fn new(game: &WolfAndHound) -> Oracle {
        let start = game.setup().sheep.map(i32::from);
        Oracle {
            wait: Wait::Deal,
            active: 0,
            no_three: false,
            beasts: game.setup().animals.map(|animal: Animal| Beast { id: animal.id(), pasture: 0, back: false }).collect(),
            sheep: start,
            start,
            rows: Default::default(),
            previous: None,
            players: i32::from(game.seats()),
            pile: 32,
            in_hand: [0; 4],
            dummies: Default::default(),
            pairs: Vec::new(),
        }
    }

    fn me(&self) -> usize {
        self.active as usize
    }

    fn decide(&mut self, m: Move) {
        match (m, self.wait) {
            (Move::Play(card), _) => {
                self.in_hand[self.me()] -= 1;
                self.play(plain(card));
            }
            (Move::Show, _) => {
                self.end_of_phase_3();
                self.end_of_turn(None);
            }
            (Move::Keep, Wait::Offer(card)) => self.virtual_play(card),
            (Move::Swap, Wait::Offer(card)) => {
                let me = self.me();
                let top = self.dummies[me].remove(0);
                self.dummies[me].push(Some(card));
                match top {
                    Some(card) => self.virtual_play(card),
                    None => self.wait = Wait::Dummy,
                }
            }
            (Move::Turn(animal), _) => {
                self.flip(animal.id());
                self.pairs.remove(0);
                self.after_pairs();
            }
            other => panic!("{other:?}"),
        }
    }

    fn deal(&mut self, chance: Chance) {
        match (chance, self.wait) {
            (Chance::Deal(_), _) => {
                self.pile = 16;
                for pasture in 0..4 {
                    if pasture < self.players {
                        self.in_hand[pasture as usize] = 4;
                    } else {
                        self.dummies[pasture as usize] = vec![None; 4];
                    }
                }
                self.wait = Wait::Card;
            }
            (Chance::Draw(_), _) => {
                self.pile -= 1;
                self.in_hand[self.me()] += 1;
                let card = self.rows[self.me()].last().copied();
                self.end_of_turn(card);
            }
            (Chance::TurnUp(card), Wait::Dummy) => self.virtual_play(plain(card)),
            (Chance::TurnUp(card), _) => {
                if self.pile > 0 {
                    self.pile -= 1;
                } else {
                    let me = self.me();
                    assert_eq!(self.dummies[me].remove(0), None);
                }
                self.offer(plain(card));
            }
        }
    }

    fn begin_turn(&mut self) {
        self.active = (self.active + 1) % 4;
        self.no_three = false;
        let out = |pasture: i32| match pasture < self.players {
            true => self.in_hand[pasture as usize] == 0,
            false => self.pile == 0 && self.dummies[pasture as usize].is_empty(),
        };
        let last = self.active == 0 && (0..4).any(out);
        let here: Vec<_> = self.beasts.iter().filter(|b| b.pasture == self.active).map(|b| (b.id, b.side())).collect();
        if here.iter().any(|(id, _)| *id == "S01") {
            return if last { self.count() } else { self.end_of_turn(None) };
        }
        self.no_three = here.iter().any(|(id, _)| *id == "S02");
        for (coat, change) in [('b', -1), ('w', 1)] {
            for (_, (_, _, target)) in here.iter().filter(|(_, side)| side.0 == coat) {
                let hit = ((self.active + target + 4) % 4) as usize;
                self.sheep[hit] = (self.sheep[hit] + change).clamp(0, self.start[hit]);
            }
        }
        if let Some(loser) = (0..4).map(|step| (self.active + step) % 4).find(|pasture| self.sheep[*pasture as usize] == 0) {
            self.wait = Wait::Over(if loser % 2 == 0 { Team::Yellow } else { Team::Blue });
        } else if last {
            self.count();
        } else if self.active < self.players {
            self.wait = Wait::Card;
        } else if self.pile > 0 || self.dummies[self.me()][0].is_none() {
            self.wait = Wait::TurnUp;
        } else {
            let me = self.me();
            let top = self.dummies[me].remove(0).unwrap();
            self.offer(top);
        }
    }

    fn count(&mut self) {
        let blue_wins = self.sheep[0] + self.sheep[2] > self.sheep[1] + self.sheep[3];
        self.wait = Wait::Over(if blue_wins { Team::Blue } else { Team::Yellow });
    }

    fn offer(&mut self, card: Number) {
        if self.dummies[self.me()].is_empty() { self.virtual_play(card) } else { self.wait = Wait::Offer(card) }
    }

    fn virtual_play(&mut self, card: Number) {
        if self.no_three && card.1 == 3 {
            let me = self.me();
            self.dummies[me].push(Some(card));
            self.end_of_phase_3();
            self.end_of_turn(None);
        } else {
            self.play(card);
        }
    }

    fn play(&mut self, card: Number) {
        let me = self.me();
        self.rows[me].push(card);
        let (colour, value, _) = card;
        let mut arrived = Vec::new();
        for at in 0..self.beasts.len() {
            let (coat, modifier, _) = self.beasts[at].side();
            if coat != colour && coat != 'p' {
                continue;
            }
            let steps = match modifier {
                "" => value,
                "+1" => value + 1,
                "-1" => value - 1,
                "1/2" => [0, 1, 1, 2][value as usize - 1],
                "-1/2" => [0, -1, -1, -2][value as usize - 1],
                "x3" => 3 * value,
                "back" => -value,
                _ => 0,
            };
            self.walk(at, steps, Some(self.active));
            if steps != 0 {
                arrived.push(self.beasts[at].id);
            }
        }
        for pasture in 0..4 {
            let two: Vec<_> = self.beasts.iter().filter(|b| b.pasture == pasture && b.id.starts_with('M')).collect();
            if two.len() == 2 && two[0].side().0 == two[1].side().0 && two.iter().any(|b| arrived.contains(&b.id)) {
                self.pairs.push(pasture);
            }
        }
        self.after_pairs();
    }

    /// Walks one step at a time.
    fn walk(&mut self, at: usize, steps: i32, playing: Option<i32>) {
        let (coat, ..) = self.beasts[at].side();
        let mut by_seat_1 = false;
        for _ in 0..steps.abs() {
            let pasture = (self.beasts[at].pasture + steps.signum() + 4) % 4;
            self.beasts[at].pasture = pasture;
            by_seat_1 |= pasture == 0;
            let bait = self.rows[pasture as usize].last().is_some_and(|(colour, _, symbol)| *symbol && *colour == coat);
            if bait && playing != Some(pasture) {
                break;
            }
        }
        if by_seat_1 && self.beasts[at].id.starts_with('M') {
            self.beasts[at].back = !self.beasts[at].back;
        }
    }

    fn flip(&mut self, id: &str) {
        let beast = self.beasts.iter_mut().find(|b| b.id == id).unwrap();
        beast.back = !beast.back;
    }

    fn after_pairs(&mut self) {
        if !self.pairs.is_empty() {
            self.wait = Wait::Pair;
            return;
        }
        self.end_of_phase_3();
        if self.active < self.players && self.pile > 0 {
            self.wait = Wait::Draw;
        } else {
            let card = self.rows[self.me()].last().copied();
            self.end_of_turn(card);
        }
    }

    fn end_of_phase_3(&mut self) {
        let furs: Vec<i32> = self.beasts.iter().filter(|b| b.id == "D02-1" || b.id == "D02-2").map(|b| b.pasture).collect();
        for beast in self.beasts.iter_mut().filter(|b| b.id == "D02-3") {
            beast.back = !furs.contains(&beast.pasture);
        }
    }

    fn end_of_turn(&mut self, card: Option<Number>) {
        for at in 0..self.beasts.len() {
            match (self.beasts[at].id, self.previous) {
                ("E01", Some((_, value, _))) => self.walk(at, -value, None),
                ("D02-3", _) if self.beasts[at].back => self.walk(at, -1, None),
                _ => {}
            }
        }
        if let Some(hound) = self.beasts.iter().position(|b| b.id == "E02")
            && self.beasts.iter().filter(|b| b.pasture == self.beasts[hound].pasture).count() > 1
        {
            self.flip("E02");
        }
        self.previous = card;
        self.begin_turn();
    }

    fn agrees(&self, game: &WolfAndHound) {
        let open = game.open();
        for beast in &self.beasts {
            let animal = beast.id.parse().unwrap();
            let pasture = open.pasture_of(animal).unwrap().index() as i32;
            assert_eq!((pasture, open.back.has(animal)), (beast.pasture, beast.back), "{}\n{game:#?}", beast.id);
        }
        assert_eq!(open.sheep.map(i32::from), self.sheep, "{game:#?}");
        assert_eq!(open.active.index() as i32, self.active, "{game:#?}");
        assert_eq!(i32::from(open.pile), self.pile, "{game:#?}");
        assert_eq!(open.in_hand.map(i32::from), self.in_hand, "{game:#?}");
        let wait = match open.stage {
            Stage::Deal => Wait::Deal,
            Stage::Play => Wait::Card,
            Stage::Draw => Wait::Draw,
            Stage::TurnUp => Wait::TurnUp,
            Stage::Offer(card) => Wait::Offer(plain(card)),
            Stage::TurnUpDummy => Wait::Dummy,
            Stage::Pairs(_) => Wait::Pair,
            Stage::Over(ending) => Wait::Over(ending.winner),
            Stage::Begin => panic!("a position does not rest between turns"),
        };
        assert_eq!(wait, self.wait, "{game:#?}");
    }
}

fn plain(card: Card) -> Number {
    (if card.colour() == Colour::Black { 'b' } else { 'w' }, i32::from(card.value()), card.has_symbol())
}

fn follow(case: Case<'_>, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = case.start::<WolfAndHound>().now().clone();
    let mut oracle = Oracle::new(&game);
    let mut moves = Vec::new();
    loop {
        oracle.agrees(&game);
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.deal(&mut rng);
                game.resolve(&chance, &mut ());
                oracle.deal(chance);
            }
            Turn::Seat(_) => {
                moves.clear();
                game.legal_moves(&mut moves);
                let m = dice::one_of(&mut rng, &moves);
                game.play(m, &mut ());
                oracle.decide(m);
            }
        }
    }
}

/// WH-ACT-2, WH-PLAY-1, WH-FAQ-2, WH-PLAY-2, WH-CASE-1, WH-META-1, WH-META-2, WH-EXTRA-1, WH-EXTRA-2, WH-DES-3, WH-MB-2, WH-3P-3, WH-3P-4, WH-END-2, WH-END-3
#[test]
fn a_simple_implementation_of_the_rules_agrees_with_the_game_at_every_step() {
    let sets = [
        "first-game",
        "wolves=W02,W05,W07,W08 hounds=H02,H03,H04",
        "sheep=S01,S02",
        "wolves=W03,W04 hounds=none meta=M01,M02",
        "wolves=W06 hounds=none meta=M03,M04",
        "wolves=none hounds=none meta=M01,M02,M03,M04",
        "extra=E01,E02",
        "designer=D01,D02",
        "wolves=W01,W02,W03,W04,W05,W06,W07,W08 hounds=H01,H02,H03,H04 sheep=S01,S02 meta=M01,M02,M03,M04 extra=E01,E02 designer=D01,D02",
    ];
    for options in sets {
        for meat in [false, true] {
            let options = format!("{options} meat-and-bones={meat}");
            for seats in 2..=4 {
                (0..150).for_each(|seed| follow(Case { options: &options, seats }, seed));
            }
        }
    }
}
