//! Reviews of finished matches, a piece at a time.

use den_bots::Evaluate;
use den_core::{Message, Record, Seed, Shared, built_in};
use den_games::with_game;
use den_review::{AnyReviewer, Depth, Progress, Reviewer, SEED, open};

use crate::effect::answer_to;
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
    fn of<G: Evaluate>(record: &Record, unread: Option<Message>, think: u32) -> Result<Current, Message> {
        let (played, unplayed) = open::<G>(record, &built_in::<G>())?;
        let problem = unplayed.map(Message::from).or(unread);
        if played.steps().is_empty() {
            return Err(problem.unwrap_or_else(|| Message::new("review-nothing")));
        }
        let reviewer = Reviewer::new(&played, Depth::of::<G>(f64::from(think.max(1))), SEED);
        Ok(Current { reviewer: Box::new(reviewer), problem, shown: 0 })
    }
    let (record, unread) = Record::read_beginning(&ask.record)?;
    with_game!(ask.game, G => of::<G>(&record, unread.map(Message::from), ask.think))
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
    let before = position.turn();
    position.play(played, &mut ());
    let answer = if position.turn() == before { None } else { answer_to(&position) };
    let reply = answer.map(|(seat, _, message)| (seat, message));
    Some(JudgeAnswer { id: ask.id, judgement: Some(judgement), reply })
}

#[cfg(test)]
mod tests {
    use den_core::{Eye, Game, Played, Turn};
    use den_games::GameId;
    use den_review::Review;

    use super::*;
    use crate::{Bots, Question, Reply};

    /// The beginning of a game, with this many decisions.
    fn beginning<G: Game>(decisions: usize) -> Played<G> {
        let mut played = Played::<G>::new(&built_in::<G>(), &G::Options::default(), *G::SEATS.end()).expect("a game");
        let mut legal = Vec::new();
        for _ in 0..decisions {
            played.deal(&Seed::from_number(2), &mut ());
            let Turn::Seat(seat) = played.now().turn() else { break };
            legal.clear();
            played.now().legal_moves(&mut legal);
            played.play(seat, legal[0], &mut ()).expect("a legal move");
        }
        played
    }

    fn work(bots: &mut Bots, ask: ReviewAsk) -> ReviewAnswer {
        match bots.reply(&Question::Review(ask)) {
            Reply::Review(answer) => answer,
            other => panic!("a review was asked for: {other:?}"),
        }
    }

    #[test]
    fn a_review_is_made_piece_by_piece_in_every_game() {
        for &game in GameId::ALL {
            let record = with_game!(game, G => beginning::<G>(1).record(&[], None, false).to_string());
            let mut bots = Bots::default();
            let mut answer = work(&mut bots, ReviewAsk { id: 1, game, record, think: 1 });
            let mut pieces = 1;
            while answer.done < answer.all {
                answer = work(&mut bots, ReviewAsk { id: 2, game, record: String::new(), think: 1 });
                pieces += 1;
            }
            let review: Review = serde_json::from_str(&answer.review.expect("it is complete")).expect("a review");
            assert_eq!((answer.id, pieces, answer.problem), (2, answer.all, None), "{game}");
            assert!(review.complete && !review.finished && review.game == game.as_str());
        }
    }

    #[test]
    fn what_cannot_be_reviewed_says_why() {
        let game = GameId::ALL[0];
        let problem = |record: &str| work(&mut Bots::default(), ReviewAsk { id: 1, game, record: record.into(), think: 1 }).problem;
        assert_eq!(problem("").expect("nothing was begun").key, "review-nothing");
        assert_eq!(problem("chess").expect("no record").key, "den-record-line");
        let other = with_game!(GameId::ALL[1], G => beginning::<G>(1).record(&[], None, false).to_string());
        assert_eq!(problem(&other).expect("another game").key, "den-record-other");
        let cut = with_game!(game, G => beginning::<G>(4).record(&[], None, false).to_string()).replace("\nend", "\n#");
        assert_eq!(problem(&cut).expect("it is cut off").key, "den-record-line");
    }

    #[test]
    fn a_move_is_judged_by_the_view_alone() {
        fn question<G: Game>(game: GameId) -> JudgeAsk {
            let mut played = beginning::<G>(2);
            played.deal(&Seed::from_number(2), &mut ());
            let Turn::Seat(seat) = played.now().turn() else { panic!("a seat decides") };
            let mut legal = Vec::new();
            played.now().legal_moves(&mut legal);
            let setup = serde_json::to_string(&**played.now().setup()).expect("plain data");
            let view = serde_json::to_string(&played.now().view(Eye::Seat(seat))).expect("plain data");
            JudgeAsk { id: 4, game, setup, view, text: legal[0].to_string() }
        }
        let game = GameId::ALL[0];
        let ask = with_game!(game, G => question::<G>(game));
        let found = judge(&ask);
        assert_eq!((found.id, found.judgement.is_some()), (4, true));
        assert!(judge(&JudgeAsk { text: "nonsense".into(), ..ask }).judgement.is_none());
    }
}
