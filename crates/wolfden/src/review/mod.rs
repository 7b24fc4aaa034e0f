//! A review in words, as text and as a page.

mod background;
mod html;
mod text;
mod why;

use den_core::{Eye, Game, Message, Painting, Played, Record, Seat, Space, Step, Turn, apply};
use den_games::GameId;
use den_review::{Class, Decision, Review, StepKind};
use den_table::{Occupant, is_bot};

use crate::setup::summary;
use crate::words::{TableSpeaker, names, say_to, seat_name, t, with_virtual};

pub(crate) use background::{Background, Heard};
pub(crate) use html::html;
pub(crate) use text::text;
pub(crate) use why::why;

/// A review with everything in it that is said in the words of its game.
pub(crate) struct Told {
    /// The game, its players and its steps.
    pub(crate) title: String,
    /// The review.
    pub(crate) review: Review,
    /// The name of each seat.
    pub(crate) names: Vec<String>,
    /// What a reader has to know about the review as a whole.
    pub(crate) notes: Vec<String>,
    /// The most expensive decisions.
    pub(crate) dearest: Vec<ToldStep>,
    /// The turning points.
    pub(crate) turning_points: Vec<ToldStep>,
}

/// Why a record could not be played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    /// The number of steps of the record, if all of them could be read.
    pub(crate) steps: Option<usize>,
    /// What is wrong with it.
    pub(crate) what: String,
}

/// A step in words.
pub(crate) struct ToldStep {
    /// The step, from 0.
    pub(crate) step: usize,
    /// Who decided; `None` for chance.
    pub(crate) seat: Option<Seat>,
    /// What was played or dealt.
    pub(crate) played: String,
    /// The better move, if there is one.
    pub(crate) best: Option<String>,
    /// How the game was expected to continue after the better move.
    pub(crate) line: Option<String>,
    /// The board before the step, as the player saw it.
    pub(crate) board: Painting,
}

impl Told {
    /// The review of a game, for everyone or for one seat.
    pub(crate) fn new<G: Game>(
        game: GameId,
        played: &Played<G>,
        review: Review,
        names: Vec<String>,
        seat: Option<Seat>,
        problem: Option<Problem>,
    ) -> Told {
        let mut notes = Vec::new();
        if let Some(Problem { steps, what }) = problem {
            notes.push(t!("review-part", n = review.all_steps, all = steps.unwrap_or(0), what = what));
        } else if !review.finished {
            notes.push(t!("review-unfinished"));
        }
        if !review.complete {
            notes.push(t!("review-stopped"));
        }
        const DEAREST: usize = 3;
        let teller = Teller { played, review: &review, names: &names };
        let dearest = review.dearest_of(seat, DEAREST).into_iter().map(|at| teller.step(at)).collect();
        let turning_points = review.turning_points.iter().map(|&at| teller.step(at)).collect();
        let title = format!("{}: {}", t!("review-name"), summary(game, review.seats, review.steps.len()));
        Told { title, notes, dearest, turning_points, review, names: names.clone() }
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        seat_name(seat, &self.names)
    }

    /// What the curves show.
    pub(crate) fn chances(&self) -> String {
        if self.review.seats > 1 { t!("review-chances") } else { t!("review-chances-solo") }
    }

    /// The seats whose chances differ: teammates share a curve.
    pub(crate) fn different_curves(&self) -> Vec<Seat> {
        let same = |a: Seat, b: Seat| self.review.chances.iter().all(|chances| chances[a.index()] == chances[b.index()]);
        let first = |seat: &Seat| Seat::all(seat.0).all(|earlier| !same(earlier, *seat));
        Seat::all(self.review.seats).filter(first).collect()
    }

    /// How a step changed the chances: `Ada +12 %, Ben −12 %`.
    pub(crate) fn changes(&self, step: usize) -> String {
        let change = self.review.change(step);
        let seats = self.different_curves().into_iter();
        seats.map(|seat| format!("{} {}", self.name(seat), signed(change[seat.index()]))).collect::<Vec<_>>().join(", ")
    }

    /// What the decision at a step cost.
    pub(crate) fn cost(&self, step: usize) -> f64 {
        self.review.decision(step).and_then(|decision| decision.judgement.as_ref()).map_or(0.0, |found| found.cost)
    }

    /// The table of the players, with its heading; the decisions are counted for these classes.
    pub(crate) fn players(&self, classes: &[Class]) -> Vec<Vec<String>> {
        let mut heading = vec![
            t!("review-player"),
            t!("review-start"),
            t!("review-result"),
            t!("review-skill"),
            t!("review-luck"),
            t!("review-accuracy"),
            t!("review-choices"),
        ];
        heading.extend(classes.iter().map(|&class| class_name(class)));
        let row = |player: &den_review::Player| {
            let mut row = vec![
                self.name(player.seat),
                percent(player.start),
                percent(player.result),
                signed(player.skill),
                signed(player.luck),
                player.accuracy.map_or("–".to_string(), |accuracy| percent(accuracy / 100.0)),
                player.decisions().to_string(),
            ];
            row.extend(classes.iter().map(|&class| player.classes[class as usize].to_string()));
            row
        };
        [heading].into_iter().chain(self.review.players.iter().map(row)).collect()
    }

    /// The sentence about each player.
    pub(crate) fn sentences(&self) -> Vec<String> {
        let percent = |share: f64| (share.abs() * 100.0).round() as i64;
        let word = |share: f64| if share < 0.0 { "lost" } else { "won" };
        let luck = |share: f64| if percent(share) == 0 { "none" } else { word(share) };
        let sentence = |player: &den_review::Player| {
            let way = format!("{}-{}", word(player.skill), luck(player.luck));
            t!("review-said", way = way, seat = self.name(player.seat), skill = percent(player.skill), luck = percent(player.luck))
        };
        self.review.players.iter().map(sentence).collect()
    }
}

/// The names of the players of a record, those of virtual players last.
pub(crate) fn names_in<G: Game>(record: &Record) -> Vec<String> {
    let occupants: Vec<Occupant> = record.names.iter().map(|name| Occupant::from_record(name, is_bot)).collect();
    with_virtual::<G>(record.seats, names(&occupants))
}

/// The word for a class.
pub(crate) fn class_name(class: Class) -> String {
    match class {
        Class::Good => t!("review-good"),
        Class::Inaccurate => t!("review-inaccurate"),
        Class::Bad => t!("review-bad"),
        Class::VeryBad => t!("review-very-bad"),
    }
}

/// What kind of step it was.
pub(crate) fn kind_name(kind: &StepKind) -> String {
    match kind {
        StepKind::Chance => t!("review-chance"),
        StepKind::Forced { .. } => t!("review-forced"),
        StepKind::Decision(decision) => decision.judgement.as_ref().map_or_else(|| t!("review-unjudged"), |found| class_name(found.class)),
    }
}

/// `31%`.
pub(crate) fn percent(share: f64) -> String {
    t!("percent", n = format!("{:.0}", 100.0 * share))
}

/// `+31%`, `−12%`.
pub(crate) fn signed(share: f64) -> String {
    let whole = (100.0 * share).round() as i64;
    match whole {
        0 => t!("percent", n = 0),
        1.. => t!("percent", n = format!("+{whole}")),
        _ => t!("percent", n = format!("−{}", -whole)),
    }
}

/// Puts steps into the words of a game.
struct Teller<'a, G: Game> {
    played: &'a Played<G>,
    review: &'a Review,
    names: &'a [String],
}

impl<G: Game> Teller<'_, G> {
    fn step(&self, at: usize) -> ToldStep {
        let position = self.played.at(at);
        let step = &self.played.steps()[at];
        let (seat, eye) = match step {
            Step::Move(seat, _) => (Some(*seat), Eye::Seat(*seat)),
            Step::Chance(_) => (None, Eye::Public),
        };
        let view = position.view(eye);
        let played = match step {
            Step::Move(_, m) => self.say(&G::describe(&view, *m)),
            Step::Chance(_) => self.happened(&position, step),
        };
        let better = self.review.decision(at).and_then(Decision::better);
        let best = better.and_then(|found| found.best.parse::<G::Move>().ok()).map(|m| self.say(&G::describe(&view, m)));
        let line = better.map(|found| self.line(&position, found)).filter(|line| !line.is_empty());
        let line = line.map(|line| t!("review-line", moves = line.join(" · ")));
        let board = G::paint(&view, &TableSpeaker(self.names), Space::DEFAULT);
        ToldStep { step: at, seat, played, best, line, board }
    }

    /// What happened at a chance step, in the words of the log.
    fn happened(&self, position: &G, step: &Step<G>) -> String {
        let mut events = Vec::new();
        apply(&mut position.clone(), step, &mut events);
        let said: Vec<String> = events.iter().map(|event| self.say(&G::event(&G::see(event, Eye::Public)))).collect();
        if said.is_empty() { t!("review-chance") } else { said.join(" ") }
    }

    /// The expected line after the best move, each move as its player would read it. It ends where chance or hidden cards decide.
    fn line(&self, position: &G, found: &den_review::Judgement) -> Vec<String> {
        let mut position = position.clone();
        let mut said = Vec::new();
        for (at, step) in found.line.iter().enumerate() {
            let Ok(m) = step.text.parse::<G::Move>() else { break };
            if position.turn() != Turn::Seat(step.seat) || position.check(m).is_err() {
                break;
            }
            if at > 0 {
                let what = self.say(&G::describe(&position.view(Eye::Seat(step.seat)), m));
                said.push(format!("{}: {what}", seat_name(step.seat, self.names)));
            }
            position.play(m, &mut ());
        }
        said
    }

    fn say(&self, message: &Message) -> String {
        say_to(message, self.names)
    }
}
