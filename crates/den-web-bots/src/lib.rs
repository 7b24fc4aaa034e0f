//! The bots of the browser client, which think in a Web Worker beside the page: what they are asked and what they answer, as JSON.
//!
//! It is a crate of its own so that the bots are compiled for speed and the page for size.

use serde::{Deserialize, Serialize};

macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {{
        let id: &str = $id;
        match id {
            "lone-wolves" => {
                type $G = ::lone_wolves::LoneWolves;
                Some($body)
            }
            "wolf-and-hound" => {
                type $G = ::wolf_and_hound::WolfAndHound;
                Some($body)
            }
            "wolfwalkers" => {
                type $G = ::wolfwalkers::Wolfwalkers;
                Some($body)
            }
            "the-wolves" => {
                type $G = ::the_wolves::TheWolves;
                Some($body)
            }
            _ => None,
        }
    }};
}

/// A question: what would this bot play?
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Repeated in the answer.
    pub id: u32,
    /// The game's id.
    pub game: String,
    /// What the bot's seat knows. There is nothing else in the question: a bot cannot see more than its seat.
    pub view: String,
    /// The bot's name.
    pub bot: String,
    /// Makes the bot's lots repeatable.
    pub seed: u64,
    /// How long it may think at most, in milliseconds.
    pub most_ms: u32,
}

/// An answer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// Of the question.
    pub id: u32,
    /// The move in the game's notation; empty where the bot could not answer.
    pub text: String,
    /// The moves it thought of, the best first.
    pub top: Vec<Thought>,
    /// How often it played the game on in thought.
    pub iterations: u64,
    /// How it expects the game to go on.
    pub line: Vec<String>,
    /// What went wrong, if anything.
    pub error: String,
}

/// A move that the bot thought of.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The move.
    pub text: String,
    /// The share of the win it expects, in per cent.
    pub percent: u32,
}

/// Answers a question.
pub fn answer(ask: &Ask) -> Answer {
    with_game!(&ask.game, G => of::<G>(ask)).unwrap_or_else(|| failed(ask.id, format!("there is no game `{}`", ask.game)))
}

fn failed(id: u32, error: String) -> Answer {
    Answer { id, text: String::new(), top: Vec::new(), iterations: 0, line: Vec::new(), error }
}

fn of<G: den_core::Game>(ask: &Ask) -> Answer {
    let view: G::View = match serde_json::from_str(&ask.view) {
        Ok(view) => view,
        Err(error) => return failed(ask.id, error.to_string()),
    };
    let mut bot: Box<dyn den_bots::Bot<G>> = Box::new(den_bots::Random::new(ask.seed));
    let mut legal = Vec::new();
    imagined::<G>(&view).legal_moves(&mut legal);
    if legal.is_empty() {
        return failed(ask.id, "it is not this seat's turn".into());
    }
    let choice = bot.choose(&view, &legal, &den_bots::Budget::usual());
    let mut answer = failed(ask.id, String::new());
    answer.text = choice.chosen.to_string();
    if let Some(why) = choice.why {
        answer.iterations = why.iterations;
        answer.line = why.line;
        let percent = |value: f64| (value * 100.0).round().clamp(0.0, 100.0) as u32;
        answer.top = why.top.iter().take(4).map(|one| Thought { text: one.play.to_string(), percent: percent(one.value) }).collect();
    }
    answer
}

/// A position that agrees with the view: what a seat may do does not depend on what it cannot see.
pub fn imagined<G: den_core::Game>(view: &G::View) -> G {
    G::guess(view, &mut den_core::Seed([7; 32]).stream(0))
}
