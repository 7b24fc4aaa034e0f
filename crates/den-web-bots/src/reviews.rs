//! Reviews of finished matches, a piece at a time.

use den_bots::{Evaluate, answer_to};
use den_core::{Edition, Message, Record, Seed, Shared, Turn, built_in};
use den_games::with_game;
use den_review::{AnyReviewer, Depth, Progress, Reviewer, SEED, open};

use crate::{JudgeAnswer, JudgeAsk, ReviewAnswer, ReviewAsk};

/// The review so far is sent this many times.
const SHOWN: usize = 20;

/// The review that is being worked on.
#[derive(Default)]
pub(crate) struct Reviews {
    current: Option<Current>,
}

struct Current {
    reviewer: Box<dyn AnyReviewer>,
    problem: Option<Message>,
    /// How much of it the page has seen, in parts of [`SHOWN`].
    shown: usize,
}

impl Reviews {
    pub(crate) fn answer(&mut self, ask: &ReviewAsk) -> ReviewAnswer {
        let refused = |problem: Message| ReviewAnswer { id: ask.id, problem: Some(problem), ..ReviewAnswer::default() };
        if !ask.record.is_empty() {
            match begin(ask) {
                Ok(current) => self.current = Some(current),
                Err(problem) => return refused(problem),
            }
        }
        let Some(current) = &mut self.current else { return refused(Message::new("review-nothing")) };
        current.reviewer.work();
        let Progress { done, all } = current.reviewer.progress();
        let part = done * SHOWN / all.max(1);
        let review = (part > current.shown || done == all).then(|| serde_json::to_string(&current.reviewer.review()).unwrap_or_default());
        current.shown = part;
        let problem = current.problem.clone();
        if done == all {
            self.current = None;
        }
        ReviewAnswer { id: ask.id, done, all, review, problem }
    }
}

fn begin(ask: &ReviewAsk) -> Result<Current, Message> {
    fn of<G: Evaluate>(record: &Record, figures: &str, unread: Option<Message>, think: u32) -> Result<Current, Message> {
        let figures = (!figures.is_empty()).then(|| den_core::from_json(figures).unwrap_or_default());
        let edition = figures.map_or_else(|| Ok(built_in::<G>()), |figures| Edition::of_figures(&figures))?;
        let (played, unplayed) = open::<G>(record, &edition)?;
        let problem = unplayed.map(Message::from).or(unread);
        if played.steps().is_empty() {
            return Err(problem.unwrap_or_else(|| Message::new("review-nothing")));
        }
        let reviewer = Reviewer::new(&played, Depth::of::<G>(f64::from(think.max(1))), SEED);
        Ok(Current { reviewer: Box::new(reviewer), problem, shown: 0 })
    }
    let (record, unread) = Record::read_beginning(&ask.record)?;
    with_game!(ask.game, G => of::<G>(&record, &ask.figures, unread.map(Message::from), ask.think))
}

/// Judges a move by what the player knows.
pub(crate) fn judge(ask: &JudgeAsk) -> JudgeAnswer {
    with_game!(ask.game, G => judge_in::<G>(ask)).unwrap_or_else(|| JudgeAnswer { id: ask.id, ..JudgeAnswer::default() })
}

fn judge_in<G: Evaluate>(ask: &JudgeAsk) -> Option<JudgeAnswer> {
    let setup: G::Setup = den_core::from_json(&ask.setup).ok()?;
    let view = G::read_view(&Shared::new(setup), &ask.view).ok()?;
    let played: G::Move = ask.text.parse().ok()?;
    // The viewing seat's legal moves do not depend on what is hidden from it.
    let mut position = G::guess(&view, &mut Seed([0; 32]).stream(0));
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    if !legal.contains(&played) {
        return None;
    }
    let judgement = den_review::judge::<G>(&view, &legal, played, &Depth::of::<G>(1.0), SEED).plain();
    let Turn::Seat(me) = position.turn() else { return None };
    position.play(played, &mut ());
    let reply = answer_to(&mut position, me).map(|(seat, _, message)| (seat, message));
    Some(JudgeAnswer { id: ask.id, judgement: Some(judgement), reply })
}
