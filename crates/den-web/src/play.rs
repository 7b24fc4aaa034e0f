//! A match in the browser: played here, or somewhere else and only shown here. The page knows both by the same face.

use den_core::{
    Edition, Eye, Options as _, Outcome, Played, Record, RecordError, Refusal, Seat, Seed, Sheet, Step, StepText, Turn, built_in,
};
use serde::{Deserialize, Serialize};

use den_web_bots::imagined;

use crate::game::{Choice, Ui};

/// Who sits on a chair of a match in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// A person at this screen.
    Person(String),
    /// A bot of this name.
    Bot(String),
}

impl Sitter {
    /// Whether a person decides.
    pub fn is_person(&self) -> bool {
        matches!(self, Sitter::Person(_))
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// After how many steps it was written.
    pub step: usize,
    /// In words.
    pub text: String,
}

/// Why something was refused, and the rule to read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct No {
    /// The reason, in words.
    pub what: String,
    /// The id of the rule; empty where there is none.
    pub rule: String,
}

impl From<den_core::Illegal> for No {
    fn from(no: den_core::Illegal) -> No {
        No { what: no.what.to_string(), rule: no.rule.to_string() }
    }
}

/// What the page shows of a match at one moment, through one eye.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// The game's id.
    pub game: String,
    /// Through whose eye.
    pub eye: Eye,
    /// The game's view, as JSON.
    pub view: String,
    /// What happens next.
    pub turn: Turn,
    /// What the eye may do now, if it is its turn.
    pub choices: Vec<Choice>,
    /// The score sheet.
    pub sheet: Sheet,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Looks at a view: everything the page needs besides the drawing follows from it.
pub fn look<G: Ui>(view: &G::View, eye: Eye, turn: Turn, outcome: Option<Outcome>) -> Seen {
    let mut choices = Vec::new();
    if let Turn::Seat(seat) = turn
        && eye.is(seat)
    {
        let mut moves = Vec::new();
        imagined::<G>(view).legal_moves(&mut moves);
        choices.extend(moves.into_iter().map(|m| Choice { text: m.to_string(), parts: G::parts(view, m) }));
    }
    let view_text = serde_json::to_string(view).unwrap_or_default();
    Seen { game: G::ABOUT.id.to_string(), eye, view: view_text, turn, choices, sheet: G::sheet(view), outcome }
}

/// What a position was imagined from: a what-if of a match whose secrets are not known here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Imagined {
    /// The view, as JSON.
    pub view: String,
    /// What the guess was drawn from.
    pub seed: String,
}

/// A match that is played in this browser.
pub trait Match {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// How many steps were taken.
    fn steps(&self) -> usize;
    /// What happens next.
    fn turn(&self) -> Turn;
    /// The match after its first `at` steps, through an eye.
    fn seen(&self, eye: Eye, at: usize) -> Seen;
    /// The log up to a step, as an eye saw it.
    fn log(&self, eye: Eye, at: usize, names: &[String]) -> Vec<LogLine>;
    /// Plays a move, then deals.
    ///
    /// # Errors
    /// The reason and the rule.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), No>;
    /// Why a move is not allowed.
    fn why_not(&self, seat: Seat, text: &str) -> Option<No>;
    /// How many steps the seat may take back.
    fn may_undo(&self, seat: Seat) -> usize;
    /// Takes the latest step of the seat back.
    ///
    /// # Errors
    /// The reason and the rule.
    fn undo(&mut self, seat: Seat) -> Result<(), No>;
    /// The record as text. While the game runs it does not reveal the seed.
    fn record(&self, names: &[String]) -> Record;
    /// What the first position was imagined from, in a what-if of a match that still runs.
    fn imagined(&self) -> Option<&Imagined>;
    /// The same match with its first `steps` steps alone, dealt on from another seed: a what-if.
    fn branch(&self, steps: usize, seed: Seed) -> Box<dyn Match>;
    /// Redraws every deal from the seed.
    ///
    /// # Errors
    /// Says what does not fit.
    fn verify(&self) -> Result<usize, String>;
    /// The number of the step before which the move at `step` was decided, and by whom; `None` for a deal.
    fn who(&self, step: usize) -> Option<Seat>;
    /// The seed that deals are drawn from. It is kept with the match, not shown.
    fn seed(&self) -> Seed;
}

struct Local<G: Ui> {
    played: Played<G>,
    seed: Seed,
    /// Whether the seed is really the one that dealt: not so in a record that was loaded without one.
    dealt: bool,
    /// Events with the number of steps after which they had happened.
    events: Vec<(usize, G::Event)>,
    imagined: Option<Imagined>,
}

impl<G: Ui> Local<G> {
    fn from_played(played: Played<G>, seed: Seed, dealt: bool) -> Local<G> {
        Local::new(played, seed, dealt, None)
    }

    fn new(played: Played<G>, seed: Seed, dealt: bool, imagined: Option<Imagined>) -> Local<G> {
        let mut local = Local { played, seed, dealt, events: Vec::new(), imagined };
        local.relive();
        local.deal();
        local
    }

    /// Tells the events of all steps again.
    fn relive(&mut self) {
        self.events.clear();
        let mut position = self.played.start().clone();
        for (at, step) in self.played.steps().iter().enumerate() {
            let mut log = Vec::new();
            den_core::apply(&mut position, step, &mut log);
            self.events.extend(log.into_iter().map(|event| (at + 1, event)));
        }
    }

    fn deal(&mut self) {
        let mut log = Vec::new();
        self.played.deal(&self.seed, &mut log);
        let steps = self.played.steps().len();
        self.events.extend(log.into_iter().map(|event| (steps, event)));
    }

    fn position(&self, at: usize) -> G {
        if at >= self.played.steps().len() { self.played.now().clone() } else { self.played.at(at) }
    }
}

impl<G: Ui> Match for Local<G> {
    fn game(&self) -> &'static str {
        G::ABOUT.id
    }

    fn seats(&self) -> u8 {
        self.played.now().seats()
    }

    fn steps(&self) -> usize {
        self.played.steps().len()
    }

    fn turn(&self) -> Turn {
        self.played.now().turn()
    }

    fn seen(&self, eye: Eye, at: usize) -> Seen {
        let position = self.position(at);
        look::<G>(&position.view(eye), eye, position.turn(), position.outcome())
    }

    fn log(&self, eye: Eye, at: usize, names: &[String]) -> Vec<LogLine> {
        let seen = self.events.iter().filter(|(step, _)| *step <= at);
        seen.map(|(step, event)| LogLine { step: *step, text: crate::game::words_of::<G>(&G::see(event, eye), names) }).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), No> {
        let m: G::Move = text.parse().map_err(|e: den_core::BadText| No { what: e.to_string(), rule: String::new() })?;
        let mut log = Vec::new();
        self.played.play(seat, m, &mut log)?;
        let steps = self.played.steps().len();
        self.events.extend(log.into_iter().map(|event| (steps, event)));
        self.deal();
        Ok(())
    }

    fn why_not(&self, seat: Seat, text: &str) -> Option<No> {
        let view = self.played.now().view(Eye::Seat(seat));
        why_not::<G>(&view, text)
    }

    fn may_undo(&self, seat: Seat) -> usize {
        self.played.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), No> {
        self.played.undo(seat)?;
        let steps = self.played.steps().len();
        self.events.retain(|(step, _)| *step <= steps);
        Ok(())
    }

    fn record(&self, names: &[String]) -> Record {
        let over = self.turn() == Turn::Over;
        self.played.record(names, self.dealt.then_some(&self.seed), over)
    }

    fn imagined(&self) -> Option<&Imagined> {
        self.imagined.as_ref()
    }

    fn branch(&self, steps: usize, seed: Seed) -> Box<dyn Match> {
        Box::new(Local::new(self.played.until(steps), seed, false, self.imagined.clone()))
    }

    fn verify(&self) -> Result<usize, String> {
        self.played.verify_deal(&self.record(&[])).map_err(|e| e.to_string())
    }

    fn who(&self, step: usize) -> Option<Seat> {
        match self.played.steps().get(step)? {
            Step::Move(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }

    fn seed(&self) -> Seed {
        self.seed
    }
}

/// Why the seat that looks may not play this now.
pub fn why_not<G: Ui>(view: &G::View, text: &str) -> Option<No> {
    let m = text.parse::<G::Move>().ok()?;
    imagined::<G>(view).check(m).err().map(No::from)
}

/// Begins a match.
///
/// # Errors
/// Names the option and what is allowed.
pub fn begin<G: Ui>(options: &str, seats: u8, seed: Seed) -> Result<Box<dyn Match>, Refusal> {
    let options = G::Options::read(options.split_whitespace())?;
    let edition: Edition<G::Content> = built_in::<G>();
    Ok(Box::new(Local::<G>::from_played(Played::new(&edition, &options, seats)?, seed, true)))
}

/// Takes up a match from its record. Without a seed the deals to come are drawn from `seed`.
///
/// # Errors
/// Names the line, the reason and the rule.
pub fn resume<G: Ui>(record: &Record, seed: Seed, dealt: bool) -> Result<Box<dyn Match>, RecordError> {
    let played = Played::<G>::replay(record, &built_in::<G>())?;
    Ok(Box::new(Local::from_played(played, seed, dealt)))
}

/// Goes on from a position imagined from a view, with the steps that were played in thought since.
///
/// # Errors
/// Says what cannot be read, or which step does not fit.
pub fn imagine<G: Ui>(options: &str, from: &Imagined, steps: &[StepText], seed: Seed) -> Result<Box<dyn Match>, RecordError> {
    let no = |what: String| RecordError::new(0, what);
    let view: G::View = serde_json::from_str(&from.view).map_err(|_| no("the position cannot be read".into()))?;
    let guess: Seed = from.seed.parse().map_err(|e: den_core::BadText| no(e.to_string()))?;
    let options = G::Options::read(options.split_whitespace()).map_err(|e| no(e.to_string()))?;
    let mut played = Played::<G>::imagined(&built_in::<G>(), &options, G::guess(&view, &mut guess.stream(0)));
    played.go_on(steps)?;
    Ok(Box::new(Local::new(played, seed, false, Some(from.clone()))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_what_if_goes_on_from_a_view_and_is_taken_up_again() {
        for (game, seats) in [("lone-wolves", 2), ("wolf-and-hound", 4), ("wolfwalkers", 2), ("the-wolves", 3)] {
            let m = crate::game::begin(game, "", seats, Seed::from_number(3)).unwrap();
            let Turn::Seat(seat) = m.turn() else { panic!("{game}: somebody begins") };
            let eye = Eye::Seat(seat);
            let seen = m.seen(eye, usize::MAX);
            let from = Imagined { view: seen.view.clone(), seed: Seed::from_number(9).to_string() };
            let imagine = |steps: &[StepText]| crate::game::imagine(game, "", &from, steps, Seed::from_number(4)).unwrap();
            let mut thought = imagine(&[]);
            assert_eq!(thought.seen(eye, usize::MAX), seen, "{game}: the seat knows what it knew, and no more");
            thought.play(seat, &seen.choices[0].text).unwrap();
            let again = imagine(&thought.record(&[]).steps);
            assert_eq!(again.seen(eye, usize::MAX), thought.seen(eye, usize::MAX), "{game}");
            assert_eq!(again.branch(0, Seed::from_number(5)).seen(eye, 0), seen, "{game}: and back to where it began");
        }
        let nonsense = Imagined { view: "{}".into(), seed: Seed::from_number(9).to_string() };
        assert!(crate::game::imagine("lone-wolves", "", &nonsense, &[], Seed::from_number(4)).is_err());
    }
}
