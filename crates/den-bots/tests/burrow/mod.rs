//! *Burrow*, a game small enough to solve by hand: hidden information, chance, an opponent who knows more.
//!
//! A hare hides in one of three burrows; only the hare (seat 2) knows which. The fox (seat 1)
//! - digs at one burrow: wins if the hare is there, 1/3; or
//! - waits: wins on 1–8 of a die of 20, 0.40; or
//! - sniffs: an empty burrow is shown, then the hare either stays, and the fox digs at one of the two left, 1/2, or bolts: the fox wins
//!   on 1–9 of the die, 0.45. The hare bolts, so sniffing is worth 0.45 and is the fox's best.
//!
//! Whoever searches each place of the hare as if it were known thinks that digging wins for certain.

use std::fmt;
use std::str::FromStr;

use den_bots::Judge;
use den_core::{
    About, BadText, Edition, Eye, Game, Illegal, Key, Log, NoContent, Options, Outcome, Preset, Refusal, Seat, Sheet, Standing, Turn, dice,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

pub(crate) const FOX: Seat = Seat(0);
pub(crate) const HARE: Seat = Seat(1);
/// What the fox wins with the best play of both.
#[allow(dead_code)] // where the arena plays it, nobody asks
pub(crate) const VALUE: f64 = 0.45;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Act {
    Bolt,
    Dig(u8),
    Sniff,
    Stay,
    Wait,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    Hide,
    Hunt,
    Smell,
    Flee,
    Last,
    /// The fox wins if the die shows at most this.
    Roll(u8),
    Over {
        caught: bool,
    },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Burrow {
    pub stage: Stage,
    pub hare: u8,
    pub empty: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub stage: Stage,
    pub hare: Option<u8>,
    pub empty: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lot(pub u8);

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Lot {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Lot, BadText> {
        text.parse().map(Lot).map_err(|_| BadText::new(text, "a number"))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Bolt => f.write_str("bolt"),
            Act::Dig(at) => write!(f, "dig {at}"),
            Act::Sniff => f.write_str("sniff"),
            Act::Stay => f.write_str("stay"),
            Act::Wait => f.write_str("wait"),
        }
    }
}

impl FromStr for Act {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Act, BadText> {
        let all = [Act::Bolt, Act::Dig(0), Act::Dig(1), Act::Dig(2), Act::Sniff, Act::Stay, Act::Wait];
        all.into_iter().find(|act| act.to_string() == text).ok_or_else(|| BadText::new(text, "bolt, dig N, sniff, stay or wait"))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Plain;

impl Options for Plain {
    const KEYS: &'static [Key] = &[];
    const PRESETS: &'static [Preset] = &[];
    fn set(&mut self, key: &str, _: &str) -> Result<(), Refusal> {
        Err(Refusal::new(key, "there is no such option"))
    }
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

impl Game for Burrow {
    const ABOUT: About = About { id: "burrow", name: "Burrow", pitch: "", minutes: (1, 1), reconstructed: "", rules: "" };
    const VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    type Content = NoContent;
    type Options = Plain;
    type Move = Act;
    type Chance = Lot;
    type Event = u8;
    type View = View;

    fn new(_: &Edition<NoContent>, _: &Plain, _: u8) -> Result<Self, Refusal> {
        Ok(Burrow { stage: Stage::Hide, hare: 0, empty: None })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Hide | Stage::Smell | Stage::Roll(_) => Turn::Chance,
            Stage::Hunt | Stage::Last => Turn::Seat(FOX),
            Stage::Flee => Turn::Seat(HARE),
            Stage::Over { .. } => Turn::Over,
        }
    }

    fn legal_moves(&self, out: &mut Vec<Act>) {
        match self.stage {
            Stage::Hunt => out.extend([Act::Dig(0), Act::Dig(1), Act::Dig(2), Act::Sniff, Act::Wait]),
            Stage::Last => out.extend((0..3).filter(|&at| Some(at) != self.empty).map(Act::Dig)),
            Stage::Flee => out.extend([Act::Bolt, Act::Stay]),
            _ => {}
        }
    }

    fn check(&self, m: Act) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        if legal.contains(&m) { Ok(()) } else { Err(Illegal::new("not now", "BU-1")) }
    }

    fn play(&mut self, m: Act, _: &mut impl Log<u8>) {
        self.stage = match m {
            Act::Dig(at) => Stage::Over { caught: at == self.hare },
            Act::Sniff => Stage::Smell,
            Act::Wait => Stage::Roll(8),
            Act::Bolt => Stage::Roll(9),
            Act::Stay => Stage::Last,
        };
    }

    fn draw(&self, rng: &mut impl Rng) -> Lot {
        match self.stage {
            Stage::Hide => Lot(dice::below(rng, 3) as u8),
            Stage::Smell => {
                let empty: Vec<u8> = (0..3).filter(|&at| at != self.hare).collect();
                Lot(dice::one_of(rng, &empty))
            }
            _ => Lot(dice::below(rng, 20) as u8 + 1),
        }
    }

    fn check_chance(&self, _: &Lot) -> Result<(), Illegal> {
        Ok(())
    }

    fn settle(&mut self, c: &Lot, _: &mut impl Log<u8>) {
        match self.stage {
            Stage::Hide => (self.hare, self.stage) = (c.0, Stage::Hunt),
            Stage::Smell => (self.empty, self.stage) = (Some(c.0), Stage::Flee),
            Stage::Roll(most) => self.stage = Stage::Over { caught: c.0 <= most },
            _ => {}
        }
    }

    fn view(&self, eye: Eye) -> View {
        View { stage: self.stage, hare: eye.is(HARE).then_some(self.hare), empty: self.empty }
    }

    fn see(event: &u8, _: Eye) -> u8 {
        *event
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Self {
        let places: Vec<u8> = (0..3).filter(|&at| Some(at) != view.empty).collect();
        let hare = view.hare.unwrap_or_else(|| dice::one_of(rng, &places));
        Burrow { stage: view.stage, hare, empty: view.empty }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Stage::Over { caught } = self.stage else { return None };
        let points = |points| Standing { points, ..Standing::default() };
        Some(Outcome::rank(&[points(i32::from(caught)), points(i32::from(!caught))], &[0, 1]))
    }

    fn board(view: &View) -> String {
        format!("{view:?}")
    }

    fn sheet(_: &View) -> Sheet {
        Sheet::default()
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Judge for Burrow {
    const SWING: f32 = 1.0;
    const FORESIGHT: u16 = 100;
    const ALPHA: u64 = 50_000;
    type Clues = ();
    type Book = ();
    type Solver = ();

    /// Knows nothing until the hare is caught or safe.
    fn appraise(&self, seat: Seat) -> f32 {
        match self.stage {
            Stage::Over { caught } => 10.0 * f32::from(u8::from(caught == (seat == FOX))),
            _ => 0.0,
        }
    }
}
