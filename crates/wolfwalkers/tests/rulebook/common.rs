//! A table for tests: plays and deals from text.

use den_core::{
    Audit as _, Edition, Hidden as _, Illegal, Moves as _, Options as _, Played, Refusal, Rules as _, Scores as _, Seat, Seed, Turn,
    built_in,
};
use wolfwalkers::{Cell, Content, Deck, Display, Event, Options, Side, Wolfwalkers};

pub(crate) struct Table {
    pub(crate) game: Played<Wolfwalkers>,
    pub(crate) events: Vec<Event>,
    seed: Seed,
}

impl Table {
    /// A table before its first step.
    pub(crate) fn bare(edition: &Edition<Content>, words: &str, seats: u8) -> Table {
        let options = Options::read(words.split_whitespace()).unwrap();
        let game = Played::new(edition, &options, seats).unwrap();
        Table { game, events: Vec::new(), seed: Seed::from_number(7) }
    }

    /// A table where seat 1 starts and everything else is dealt up to the first decision.
    pub(crate) fn new(words: &str, seats: u8) -> Table {
        let mut table = Table::bare(&Edition::built_in(), words, seats);
        if seats > 1 {
            table.chance("first 1");
        }
        table.deal();
        table
    }

    pub(crate) fn now(&self) -> &Wolfwalkers {
        self.game.now()
    }

    /// Deals this.
    pub(crate) fn chance(&mut self, text: &str) -> &mut Table {
        self.game.resolve(text.parse().unwrap(), &mut self.events).unwrap_or_else(|e| panic!("{text}: {e}"));
        self.now().audit().unwrap();
        self
    }

    /// Why this deal is refused.
    pub(crate) fn chance_refused(&self, text: &str) -> Illegal {
        let mut copy = self.game.clone();
        copy.resolve(text.parse().unwrap(), &mut ()).expect_err(text)
    }

    /// Deals until someone has to decide.
    pub(crate) fn deal(&mut self) -> &mut Table {
        self.game.deal(&self.seed, &mut self.events);
        self.now().audit().unwrap();
        self
    }

    /// Plays this without dealing.
    pub(crate) fn step(&mut self, text: &str) -> &mut Table {
        let Turn::Seat(seat) = self.now().turn() else { panic!("{text}: nobody's turn, {:?}", self.now().turn()) };
        self.game.play(seat, text.parse().unwrap(), &mut self.events).unwrap_or_else(|e| panic!("{text}: {e}"));
        self.now().audit().unwrap();
        self
    }

    /// Plays this and deals until the next decision.
    pub(crate) fn play(&mut self, text: &str) -> &mut Table {
        self.step(text).deal()
    }

    /// Why this move is refused.
    pub(crate) fn refused(&self, text: &str) -> Illegal {
        self.now().check(text.parse().unwrap()).expect_err(text)
    }

    pub(crate) fn seat(&self) -> u8 {
        match self.now().turn() {
            Turn::Seat(seat) => seat.0 + 1,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.now().legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Plays the first legal move that takes a card, otherwise the first move.
    pub(crate) fn first(&mut self) -> &mut Table {
        let first = self.moves()[0].clone();
        self.play(&first)
    }

    /// Plays first moves until the game is over.
    pub(crate) fn finish(&mut self) -> &mut Table {
        while self.now().turn() != Turn::Over {
            self.first();
        }
        self
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::to_value(self.now().view(den_core::Eye::Public)).unwrap()
    }

    /// The market: story number, goal number if known, and the side shown.
    pub(crate) fn market(&self) -> Vec<Option<(u64, Option<u64>, Side)>> {
        let json = self.json();
        let slot = |slot: &serde_json::Value| {
            let card = &slot["card"];
            let side = if slot["shows"] == "goal" { Side::Goal } else { Side::Story };
            card["story"].as_u64().map(|story| (story, card["goal"].as_u64(), side))
        };
        json["market"].as_array().unwrap().iter().map(slot).collect()
    }

    /// The sides the market shows: `SSSSGG`, `-` for an empty slot.
    pub(crate) fn sides(&self) -> String {
        self.market().iter().map(|slot| slot.map_or('-', |(_, _, side)| if side == Side::Story { 'S' } else { 'G' })).collect()
    }

    pub(crate) fn display(&self, seat: u8) -> &Display {
        self.now().display(Seat(seat - 1))
    }

    pub(crate) fn points(&self, seat: u8) -> i32 {
        self.now().points(Seat(seat - 1))
    }

    /// The number of cards in the stack.
    pub(crate) fn stack(&self) -> usize {
        self.now().stack_len() as usize
    }

    pub(crate) fn sheet(&self) -> den_core::Sheet {
        Wolfwalkers::sheet(&self.now().view(den_core::Eye::Public))
    }
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// Our own deck.
pub(crate) fn our_deck() -> Deck {
    built_in::<Wolfwalkers>().content().deck.clone()
}

/// A deck with these stories (`"wolves forest"`) and goals (TOML lines without number and title) first.
pub(crate) fn deck(stories: &[&str], goals: &[&str]) -> Edition<Content> {
    let mut text = String::from("mark = \"reconstructed\"\n");
    for at in 0..55 {
        let symbols: Vec<String> = stories.get(at).unwrap_or(&"forest").split_whitespace().map(|s| format!("\"{s}\"")).collect();
        text += &format!("[[story]]\nnumber = {}\ntitle = \"Story {}\"\nsymbols = [{}]\n", at + 1, at + 1, symbols.join(", "));
    }
    // Every symbol has to be on some story.
    let text = text.replacen(
        "number = 55\ntitle = \"Story 55\"\nsymbols = [\"forest\"]",
        "number = 55\ntitle = \"Story 55\"\nsymbols = [\"robyn\", \"mebh\", \"wolf-form\", \"wolves\"]",
        1,
    );
    let text = text.replacen(
        "number = 54\ntitle = \"Story 54\"\nsymbols = [\"forest\"]",
        "number = 54\ntitle = \"Story 54\"\nsymbols = [\"merlyn\", \"town\", \"castle\", \"parents\"]",
        1,
    );
    let text = text.replacen(
        "number = 53\ntitle = \"Story 53\"\nsymbols = [\"forest\"]",
        "number = 53\ntitle = \"Story 53\"\nsymbols = [\"townsfolk\", \"army\"]",
        1,
    );
    let mut backs = String::from("mark = \"reconstructed\"\n");
    for at in 0..55 {
        let goal = goals.get(at).unwrap_or(&"kind = \"arrow\"\nsymbol = \"forest\"\npoints = 1");
        backs += &format!("[[goal]]\nnumber = {}\ntitle = \"Goal {}\"\n{goal}\n", at + 1, at + 1);
    }
    Edition::with_files(|name| match name {
        "stories.toml" => Some(text.clone()),
        "goals.toml" => Some(backs.clone()),
        _ => None,
    })
    .unwrap()
}

/// The legal moves that start with this text.
pub(crate) fn takes(table: &Table, from: &str) -> Vec<String> {
    table.moves().into_iter().filter(|m| m.starts_with(from)).collect()
}

/// Plays a move that takes from this slot, at the first cell.
pub(crate) fn take(table: &mut Table, slot: u8) {
    let m = takes(table, &format!("take {slot} "))[0].clone();
    table.play(&m);
}

/// Takes cards to the end with the first moves. Returns whose turns they were.
pub(crate) fn take_to_the_end(table: &mut Table) -> Vec<u8> {
    let mut turns = Vec::new();
    while table.now().turn() != Turn::Over {
        turns.push(table.seat());
        let m = takes(table, "take")[0].clone();
        table.play(&m);
    }
    turns
}

/// Why a table with these options is refused.
pub(crate) fn refusal(words: &str, seats: u8) -> Refusal {
    let options = Options::read(words.split_whitespace()).unwrap();
    Played::<Wolfwalkers>::new(&Edition::built_in(), &options, seats).expect_err(words)
}
