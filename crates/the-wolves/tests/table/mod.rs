//! Positions for tests: a fixed deal, with pieces where a test needs them.
#![allow(dead_code, missing_docs, unreachable_pub)]

use std::borrow::Cow;
use std::sync::OnceLock;

use den_core::{Deals, Eye, Hidden, Message, Moves, Play, Rules, Seat, Shared, Turn, built_in};
use the_wolves::{
    Chance, Content, Event, Hex, Kind, Move, Options, PackId, RegionId, RegionTile, Seen, Setup, Stage, Terrain, TheWolves, View,
};

/// A position being set up, in the middle of the game, seat 1 to act.
pub struct Table {
    pub view: View,
}

/// The deal of all positions: the first tiles, prey and scoring tokens in the order of the content file, seat 1 first.
pub fn deal(seats: u8) -> Chance {
    let figures = fresh(seats).figures().clone();
    Chance { tiles: RegionTile::all(figures.regions()).collect(), prey: figures.prey, moons: figures.tokens, first: Seat(0) }
}

/// A game before the deal.
pub fn fresh(seats: u8) -> TheWolves {
    static GAMES: OnceLock<Vec<TheWolves>> = OnceLock::new();
    let all = || {
        let edition = built_in::<TheWolves>();
        // Most tests need a certain action of a turn and end it then.
        let options = Options { early_end: true, ..Options::default() };
        (2..=5).map(|seats| open(edition.content(), &options, seats)).collect()
    };
    GAMES.get_or_init(all)[usize::from(seats) - 2].clone()
}

/// A game before the deal, with other content or options.
pub fn open(content: &Content, options: &Options, seats: u8) -> TheWolves {
    TheWolves::start(&Shared::new(TheWolves::set_up(content, options, seats).unwrap()))
}

/// A game after the deal.
pub fn dealt(seats: u8) -> TheWolves {
    let mut game = fresh(seats);
    game.check_chance(&deal(seats)).unwrap();
    game.resolve(&deal(seats), &mut ());
    game
}

/// The pack of a seat, from 1; in a two-player game the third pack is 3.
pub fn pack(number: u8) -> PackId {
    PackId::from(Seat(number - 1))
}

/// A region of the layout, from 0.
pub fn region(index: usize) -> RegionId {
    RegionId::all(index + 1).last().unwrap()
}

/// A hex by name.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

impl Table {
    pub fn new(seats: u8) -> Table {
        let mut view = dealt(seats).view(Eye::Public);
        view.seen.stage = Stage::Act;
        view.seen.left = 2;
        view.seen.done = 2 * seats;
        Table { view }
    }

    /// Puts pieces on the map: `1A f8 f8` is two alphas of seat 1 on f8; kinds A, w, d (a den of the first track that has one), L.
    pub fn with(mut self, pieces: &str) -> Table {
        let mut words = pieces.split_whitespace();
        let mut what: Option<(usize, char)> = None;
        for word in &mut words {
            let mut chars = word.chars();
            match (chars.next(), chars.next(), chars.next()) {
                (Some(seat @ '1'..='9'), Some(kind), None) => what = Some((seat as usize - '1' as usize, kind)),
                _ => {
                    let (seat, kind) = what.expect("a piece comes first");
                    let cell = self.view.cells().into_iter().find(|c| c.at == hex(word)).unwrap_or_else(|| panic!("no hex {word}"));
                    assert!(matches!(cell.ground, the_wolves::Ground::Land(_)), "{word} is no land");
                    let pack = &mut self.view.seen.packs[seat];
                    match kind {
                        'A' => pack.alphas.push(hex(word)),
                        'w' => pack.wolves.push(hex(word)),
                        'd' => {
                            pack.dens.push(hex(word));
                            let track = (0..3).find(|&t| pack.dug[t] < 4).expect("a den is left");
                            pack.dug[track] += 1;
                        }
                        'L' => {
                            pack.lairs.push(hex(word));
                            pack.built += 1;
                        }
                        other => panic!("no piece {other}"),
                    }
                }
            }
        }
        self
    }

    /// Dens dug from spread, speed, howl.
    pub fn dug(mut self, seat: usize, dug: [u8; 3]) -> Table {
        self.view.seen.packs[seat - 1].dug = dug;
        self
    }

    /// The terrain tiles of a seat: which of the five show their second face.
    pub fn faces(mut self, seat: usize, faces: u8) -> Table {
        self.view.seen.packs[seat - 1].faces = faces;
        self
    }

    pub fn tokens(mut self, seat: usize, actions: u8, terrains: u8) -> Table {
        (self.view.seen.packs[seat - 1].actions, self.view.seen.packs[seat - 1].terrains) = (actions, terrains);
        self
    }

    pub fn habitats(self, letters: &str) -> Table {
        self.fixed(|setup| {
            for (habitat, letter) in setup.habitats.iter_mut().zip(letters.chars()) {
                *habitat = Terrain::of_letter(letter).unwrap();
            }
        })
    }

    pub fn date(mut self, date: u8) -> Table {
        self.view.seen.date = date;
        self
    }

    pub fn no_lone_wolf(mut self, name: &str) -> Table {
        let before = self.view.lone_wolves.len();
        self.view.seen.lone_wolves.retain(|h| *h != hex(name));
        assert!(self.view.lone_wolves.len() < before, "no lone wolf on {name}");
        self
    }

    pub fn edit(mut self, f: impl FnOnce(&mut Seen)) -> Table {
        f(&mut self.view.seen);
        self
    }

    /// Changes what is fixed for the match.
    pub fn fixed(mut self, f: impl FnOnce(&mut Setup)) -> Table {
        let mut setup = Setup::clone(&self.view.setup);
        f(&mut setup);
        self.view.setup = Shared::new(setup);
        self
    }

    pub fn game(self) -> TheWolves {
        self.view.position()
    }
}

/// Helper methods for tests.
pub trait Ask {
    fn list(&self) -> Vec<String>;
    fn can(&self, text: &str) -> bool;
    fn rule(&self, text: &str) -> Cow<'static, str>;
    fn reason(&self, text: &str) -> Message;
    fn does(&mut self, text: &str) -> Vec<Event>;
    fn dos(&mut self, texts: &[&str]) -> Vec<Event>;
    fn at(&self, name: &str) -> String;
    fn pack_of(&self, seat: usize) -> the_wolves::Pack;
}

impl Ask for TheWolves {
    fn list(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Whether the move is legal; list and check must agree.
    fn can(&self, text: &str) -> bool {
        let m: Move = text.parse().unwrap();
        let listed = self.list().contains(&m.to_string());
        assert_eq!(listed, self.check(m).is_ok(), "list and check disagree about {text}");
        listed
    }

    /// The rule that refuses the move.
    fn rule(&self, text: &str) -> Cow<'static, str> {
        assert!(!self.can(text), "{text} is legal");
        self.check(text.parse().unwrap()).unwrap_err().rule
    }

    /// Why the move is refused.
    fn reason(&self, text: &str) -> Message {
        assert!(!self.can(text), "{text} is legal");
        self.check(text.parse().unwrap()).unwrap_err().reason
    }

    /// Plays a legal move.
    fn does(&mut self, text: &str) -> Vec<Event> {
        let m: Move = text.parse().unwrap();
        if let Err(e) = self.check(m) {
            panic!("{text}: {e}; legal are {}", self.list().join(", "));
        }
        assert!(self.can(text));
        let mut events = Vec::new();
        self.play(m, &mut events);
        events
    }

    fn dos(&mut self, texts: &[&str]) -> Vec<Event> {
        texts.iter().flat_map(|t| self.does(t)).collect()
    }

    /// The pieces on a hex, as `1A 1w`.
    fn at(&self, name: &str) -> String {
        let letter = |kind| match kind {
            Kind::Den => 'd',
            Kind::Wolf => 'w',
            Kind::Alpha => 'A',
            Kind::Lair => 'L',
        };
        let pieces = self.pieces_at(self.map().index(hex(name)).unwrap());
        pieces.map(|(pack, kind)| format!("{}{}", pack.index() + 1, letter(kind))).collect::<Vec<_>>().join(" ")
    }

    fn pack_of(&self, seat: usize) -> the_wolves::Pack {
        self.packs()[seat - 1]
    }
}

/// The seat to move, from 1.
pub fn to_act(game: &TheWolves) -> usize {
    match game.turn() {
        Turn::Seat(seat) => seat.index() + 1,
        other => panic!("{other:?}"),
    }
}
