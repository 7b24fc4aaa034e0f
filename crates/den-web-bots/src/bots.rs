//! Answers questions with the bots.

use std::any::Any;

use den_bots::{BotHost, Evaluate, Strength, Watched, effect};
use den_core::{Commitment, Seat, Seed, Shared};
use den_games::{GameId, with_game};

use crate::reviews::{Reviews, judge};
use crate::{Answer, Ask, COMPANION, Considered, Effect, Question, Reply};

/// How many of the moves of a hint are explained: the best two, which are compared.
const EXPLAINED: usize = 2;

/// The bots of the match in the last question of a bot's turn.
#[derive(Default)]
pub struct Bots {
    /// The game and commitment of the match, and its `BotHost`.
    host: Option<(GameId, String, Box<dyn Any>)>,
    /// Whether the bots of the match may have more to think about.
    ponders: bool,
    reviews: Reviews,
}

impl Bots {
    /// Answers any question.
    pub fn reply(&mut self, question: &Question) -> Reply {
        match question {
            Question::Decide(ask) => Reply::Decide(self.answer(ask)),
            Question::Review(ask) => Reply::Review(self.reviews.answer(ask)),
            Question::Judge(ask) => Reply::Judge(judge(ask)),
        }
    }

    /// A bot's choice.
    pub fn answer(&mut self, ask: &Ask) -> Answer {
        let answered = with_game!(ask.game, G => self.choose::<G>(ask));
        answered.unwrap_or_else(|error| Answer { id: ask.id, error, ..Answer::default() })
    }

    /// Whether the bots of the match may have more to think about while the others decide.
    pub fn ponders(&self) -> bool {
        self.ponders
    }

    /// Lets them think for a few milliseconds. The next question then waits no longer than that. Bots that were only asked for a hint do not
    /// think on.
    pub fn ponder(&mut self) {
        fn of<G: Evaluate>(host: &mut dyn Any) -> bool {
            host.downcast_mut::<BotHost<G>>().is_some_and(BotHost::ponder)
        }
        self.ponders = self.ponders && self.host.as_mut().is_some_and(|(game, _, host)| with_game!(*game, G => of::<G>(&mut **host)));
    }

    /// The host of the match in the question: a new one if the last question was about another match.
    fn host<G: Evaluate>(&mut self, ask: &Ask) -> Result<&mut BotHost<G>, String> {
        let known = self.host.as_ref().is_some_and(|(game, commitment, _)| *game == ask.game && *commitment == ask.commitment);
        if !known {
            let commitment: Commitment = ask.commitment.parse().map_err(|e| format!("{e}"))?;
            self.host = Some((ask.game, ask.commitment.clone(), Box::new(BotHost::<G>::new(commitment))));
        }
        let host = self.host.as_mut().and_then(|(_, _, host)| host.downcast_mut());
        host.ok_or_else(|| "the bots of another game".to_string())
    }

    fn choose<G: Evaluate>(&mut self, ask: &Ask) -> Result<Answer, String> {
        let setup: G::Setup = den_core::from_json(&ask.setup).map_err(|e| e.to_string())?;
        let setup = Shared::new(setup);
        let (view, legal) = read::<G>(&setup, &ask.view)?;
        let strength = (ask.bot == COMPANION).then(|| learn::<G>(ask, &setup, &view)).transpose()?;
        let mut answer = Answer { id: ask.id, strength: strength.map(|known| known.to_string()).unwrap_or_default(), ..Answer::default() };
        if legal.is_empty() {
            // The companion learns from the result; nobody else is asked about a game that is over.
            return if strength.is_some() { Ok(answer) } else { Err("it is not this seat's turn".into()) };
        }
        let bot = strength.map_or_else(|| ask.bot.clone(), |known| known.bot_name::<G>());
        // A hint has a host of its own, so that the bots of the match keep what they have found.
        let mut other = ask.explain.then(|| ask.commitment.parse().map(BotHost::<G>::new)).transpose().map_err(|e| format!("{e}"))?;
        let host = match &mut other {
            Some(host) => host,
            None => self.host::<G>(ask)?,
        };
        let choice = host.choose(ask.seat, &bot, &view, &legal, ask.revision).map_err(|e| e.to_string())?;
        self.ponders |= !ask.explain;
        answer.text = choice.chosen.to_string();
        if let Some(why) = choice.why {
            answer.iterations = why.iterations;
            answer.line = why.line.iter().map(|(seat, m)| format!("{seat}: {m}")).collect();
            let percent = |value: f64| (value * 100.0).round().clamp(0.0, 100.0) as u32;
            let considered = |(at, one): (usize, &den_bots::Considered<G>)| Considered {
                text: one.play.to_string(),
                what: G::describe(&view, one.play),
                percent: percent(one.value),
                effect: (ask.explain && at < EXPLAINED).then(|| effect::<G>(&view, one.play)).flatten().map(told),
            };
            answer.top = why.top.iter().take(4).enumerate().map(considered).collect();
        }
        Ok(answer)
    }
}

/// An effect as the page gets it.
fn told(den_bots::Effect { gains, reply, places }: den_bots::Effect) -> Effect {
    Effect { gains, reply, places }
}

/// A view and the viewing seat's legal moves, which do not depend on what is hidden from it.
fn read<G: Evaluate>(setup: &Shared<G::Setup>, view: &str) -> Result<(G::View, Vec<G::Move>), String> {
    let view = G::read_view(setup, view).map_err(|e| e.to_string())?;
    let mut legal = Vec::new();
    guess::<G>(&view).legal_moves(&mut legal);
    Ok((view, legal))
}

fn guess<G: Evaluate>(view: &G::View) -> G {
    G::guess(view, &mut Seed([0; 32]).stream(0))
}

/// What the companion knows about its player after what the player did, and after the game if it is over: then the view is the player's.
fn learn<G: Evaluate>(ask: &Ask, setup: &Shared<G::Setup>, view: &G::View) -> Result<Strength, String> {
    let mut known = ask.strength.parse().unwrap_or_else(|_| Strength::unknown::<G>());
    let decisions = ask.watched.iter().zip(0..).map(|(watched, at)| {
        let (view, legal) = read::<G>(setup, &watched.view)?;
        let chosen = watched.text.parse::<G::Move>().map_err(|_| format!("{} is not a move", watched.text))?;
        Ok(Watched { view, legal, chosen, seed: ask.revision << 8 | at })
    });
    known.watch::<G>(&decisions.collect::<Result<Vec<_>, String>>()?);
    let position = guess::<G>(view);
    if let Some(outcome) = position.outcome() {
        let first_of_team = |seat: &Seat| Seat::all(seat.0).all(|earlier| position.team(earlier) != position.team(*seat));
        let sides = Seat::all(position.seats()).filter(first_of_team).count();
        known.finish::<G>(known.played::<G>(), outcome.share(ask.seat), sides);
    }
    Ok(known)
}
