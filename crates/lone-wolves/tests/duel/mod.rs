//! A scripted game, for tests that read like a game at the table.
#![allow(dead_code, unused_imports)] // Each test file uses its part.

use den_core::{Audit, Edition, Eye, Hidden, Illegal, Moves, Options as _, Played, Rules, Seat, Shared, Turn, built_in};
use lone_wolves::{BoardSide, Card, Cards, Content, Event, LoneWolves, Options, Setup, Stage, Table, Territory, View};

pub(crate) use Territory::{Caves, Desert, Swamp, Tundra, Volcano};

/// The players of the rulebook's examples: Michał at seat 1, Kasia at seat 2.
pub(crate) const MICHAL: Seat = Seat(0);
pub(crate) const KASIA: Seat = Seat(1);

/// Michał has all of green, Kasia none of it; four cards of black and white are set aside.
pub(crate) const HANDS: &str = "hands s2 s3 s4 s5 s6 s7 v3 v5 v6 v7 c2 c3 c4 / v2 v4 d2 d3 d4 d5 d6 d7 t2 t3 t4 t5 t6";

/// The setup of a match on the basic board.
pub(crate) fn basic() -> Setup {
    built_in::<LoneWolves>().content().setup(BoardSide::Basic, None)
}

/// The setup of a match on the advanced board.
pub(crate) fn advanced() -> Setup {
    built_in::<LoneWolves>().content().setup(BoardSide::Advanced, None)
}

pub(crate) struct Duel {
    pub(crate) game: Played<LoneWolves>,
    pub(crate) told: Vec<Event>,
}

impl Duel {
    pub(crate) fn new(options: &str) -> Duel {
        Duel::of(&built_in::<LoneWolves>(), options)
    }

    pub(crate) fn of(edition: &Edition<Content>, options: &str) -> Duel {
        let options = Options::read(options.split_whitespace()).expect("readable options");
        Duel { game: Played::new(edition, &options, 2).expect("a game for two"), told: Vec::new() }
    }

    /// The usual deal of these tests: scars 1 2 5 6 7 face up, the honor tokens in the order of the box, Michał leads.
    pub(crate) fn dealt(options: &str) -> Duel {
        let mut duel = Duel::new(options);
        duel.steps(&format!("scars 1 2 5 6 7; honor 4/9 5/8 6/7 3/10 5/7; {HANDS}; leader 1"));
        duel
    }

    pub(crate) fn now(&self) -> &LoneWolves {
        self.game.now()
    }

    pub(crate) fn table(&self) -> &Table {
        self.now().table()
    }

    pub(crate) fn stage(&self) -> Stage {
        self.table().stage
    }

    /// Plays steps separated by `;`, each by the seat whose turn it is.
    pub(crate) fn steps(&mut self, script: &str) -> &mut Duel {
        for text in script.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            if let Err(no) = self.step(text) {
                panic!("`{text}` is refused: {no}");
            }
            self.now().audit().unwrap_or_else(|what| panic!("after `{text}`: {what}"));
        }
        self
    }

    fn step(&mut self, text: &str) -> Result<(), Illegal> {
        match self.now().turn() {
            Turn::Chance => self.game.resolve(text.parse().expect("a readable chance"), &mut self.told),
            Turn::Seat(seat) => self.game.play(seat, text.parse().expect("a readable move"), &mut self.told),
            Turn::Over => panic!("the game is over before `{text}`"),
        }
    }

    /// The setup of the match.
    pub(crate) fn setup(&self) -> &Shared<Setup> {
        self.now().setup()
    }

    /// The rule that refuses a step.
    pub(crate) fn refused(&self, text: &str) -> String {
        self.refusal(text).rule.into_owned()
    }

    /// The refusal of a step.
    pub(crate) fn refusal(&self, text: &str) -> Illegal {
        let mut copy = Duel { game: self.game.clone(), told: Vec::new() };
        let no = copy.step(text).expect_err("should be refused");
        assert_eq!(copy.now(), self.now(), "a refusal changes nothing");
        no
    }

    /// The legal moves, in notation.
    pub(crate) fn moves(&self) -> String {
        moves(self.now())
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.now().view(Eye::Seat(seat))
    }
}

pub(crate) fn moves(position: &LoneWolves) -> String {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

/// A table at the end of a game with nothing but honor tokens: tests add the rest.
pub(crate) fn finished(options: &str) -> Table {
    let mut table = *Duel::dealt(options).table();
    table.stage = Stage::Over;
    for land in &mut table.lands {
        land.scars = Default::default();
        land.face_down = 0;
    }
    table
}

pub(crate) fn over(setup: Setup, table: &Table) -> LoneWolves {
    LoneWolves::assemble(&Shared::new(setup), *table, [Cards::NONE; 2], None)
}
