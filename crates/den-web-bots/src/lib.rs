//! The bots of the browser client, which think in a Web Worker: their questions and answers, as JSON.
//!
//! It is a separate crate so that the bots are compiled for speed and the page for size. The page uses it without the feature `bots`,
//! only for the types of questions and answers. The bots run in a `den_bots::BotHost`, as on a server and in the terminal, so that they
//! are equally strong everywhere.
//!
//! ```
//! use den_core::prelude::*;
//! use den_core::{Eye, Played, Seat, Seed, built_in};
//! use den_games::GameId;
//! use den_games::the_wolves::TheWolves;
//! use den_web_bots::Ask;
//!
//! let seed = Seed::from_number(1);
//! let mut game = Played::<TheWolves>::new(&built_in::<TheWolves>(), &Default::default(), 2).unwrap();
//! game.deal(&seed, &mut ());
//! let [setup, view] = [serde_json::to_string(&**game.now().setup()), serde_json::to_string(&game.now().view(Eye::Seat(Seat(0))))];
//! let ask = Ask::decision(GameId::TheWolves, &setup.unwrap(), view.unwrap(), Seat(0), "pup", &seed.commitment(), 1);
//! assert!(serde_json::to_string(&ask).unwrap().contains(r#""game":"the-wolves""#), "what the page posts to the worker");
//! ```

#[cfg(feature = "bots")]
mod bots;
#[cfg(feature = "bots")]
mod reviews;

use den_core::{Commitment, Deserialize, Message, Seat, Seed};
use den_games::GameId;
use den_review::Judgement;
use serde::Serialize;

#[cfg(feature = "bots")]
pub use bots::Bots;

/// What the page can ask.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// What would this bot play?
    Decide(Ask),
    /// Do the next piece of work on a review.
    Review(ReviewAsk),
    /// How good is this move?
    Judge(JudgeAsk),
}

/// What the worker answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// A bot's choice.
    Decide(Answer),
    /// How far a review has come.
    Review(ReviewAnswer),
    /// How good a move is.
    Judge(JudgeAnswer),
}

impl Reply {
    /// The id of the question.
    pub fn id(&self) -> u32 {
        match self {
            Reply::Decide(answer) => answer.id,
            Reply::Review(answer) => answer.id,
            Reply::Judge(answer) => answer.id,
        }
    }
}

/// A request to work on a review. The page asks again and again until the review is complete: in between, the worker answers other
/// questions, and a page that no longer asks has stopped the review.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewAsk {
    /// Repeated in the answer.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// The record of the match; empty to continue the review that the worker has begun.
    pub record: String,
    /// The figures of the box that it was played with, as JSON; empty for the built-in one.
    #[serde(default)]
    pub figures: String,
    /// How many times as deep as usual.
    pub think: u32,
}

/// How far a review has come.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct ReviewAnswer {
    /// The id of the question.
    pub id: u32,
    /// Pieces of work done.
    pub done: usize,
    /// All pieces of work.
    pub all: usize,
    /// The review so far as JSON, now and then; always when it is complete. It is a text so that the page can keep it as it is.
    pub review: Option<String>,
    /// What is wrong with the record, if it can be reviewed only in part or not at all.
    pub problem: Option<Message>,
}

/// A question about a move that a player tries.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JudgeAsk {
    /// Repeated in the answer.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// What is fixed for the match, as JSON.
    pub setup: String,
    /// What the player knows, as JSON: nothing else is used to judge the move.
    pub view: String,
    /// The move.
    pub text: String,
}

/// How good a move is.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct JudgeAnswer {
    /// The id of the question.
    pub id: u32,
    /// The judgement; `None` if the question could not be answered.
    pub judgement: Option<Judgement>,
    /// What another player could answer, in one guessed position.
    pub reply: Option<(Seat, Message)>,
}

/// The bot that gives hints.
pub const STRONGEST: &str = "alpha";

/// Every level, the weakest first.
pub const ALL_LEVELS: &[&str] = &["pup", "yearling", "scout", "tracker", "hunter", "veteran", "beta", "alpha"];

/// The bot that plays about as well as its player.
pub const COMPANION: &str = "companion";

/// A question: what would this bot play?
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Repeated in the answer.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// What is fixed for the match, as JSON.
    pub setup: String,
    /// What the bot's seat knows, as JSON. The question contains nothing else, so a bot cannot see more than its seat.
    pub view: String,
    /// The bot's seat.
    pub seat: Seat,
    /// The bot's name.
    pub bot: String,
    /// The commitment of the match, which the bot's random numbers are derived from.
    pub commitment: String,
    /// The revision of the match that the bot decides on.
    pub revision: u64,
    /// Whether the best two moves are to be explained, for a hint.
    #[serde(default)]
    pub explain: bool,
    /// For the companion: what it knew about the player's strength; empty if nothing.
    pub strength: String,
    /// For the companion: the player's decisions since its last question.
    pub watched: Vec<Watched>,
}

/// A decision of the companion's player.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Watched {
    /// What the player knew, as JSON.
    pub view: String,
    /// The move.
    pub text: String,
}

impl Ask {
    /// The question for a bot's decision in a match.
    pub fn decision(game: GameId, setup: &str, view: String, seat: Seat, bot: &str, commitment: &Commitment, revision: u64) -> Ask {
        Ask {
            id: 0,
            game,
            setup: setup.to_string(),
            view,
            seat,
            bot: bot.to_string(),
            commitment: commitment.to_string(),
            revision,
            explain: false,
            strength: String::new(),
            watched: Vec::new(),
        }
    }

    /// The question what the strongest bot would do in a player's place.
    pub fn hint(game: GameId, setup: String, view: String) -> Ask {
        let commitment = Seed([0; 32]).commitment();
        Ask { explain: true, ..Ask::decision(game, &setup, view, Seat(0), STRONGEST, &commitment, 0) }
    }
}

/// An answer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the question.
    pub id: u32,
    /// The move in the game's notation; empty if the bot could not answer.
    pub text: String,
    /// The moves it considered, the best first.
    pub top: Vec<Considered>,
    /// How many iterations it ran.
    pub iterations: u64,
    /// How it expects the game to continue.
    pub line: Vec<String>,
    /// For the companion: what it knows about the player's strength now.
    pub strength: String,
    /// What went wrong, if anything: for programmers.
    pub error: String,
}

/// A move considered by the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Considered {
    /// The move.
    pub text: String,
    /// The move in words, as for somebody who does not see the choices.
    pub what: Message,
    /// The expected chance of winning, in per cent.
    pub percent: u32,
    /// What the move does, if it was to be explained.
    #[serde(default)]
    pub effect: Option<Effect>,
}

/// What a move does, in one guessed position.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Effect {
    /// The lines of the player's score sheet that it changes, and by how many points.
    pub gains: Vec<(Message, i32)>,
    /// What another player could answer, and by how many points that changes the player's score.
    pub reply: Option<(Seat, Message, i32)>,
    /// The player's place by points before the move, after it, and after the reply. Empty if there is nobody to compare with.
    #[serde(default)]
    pub places: Vec<usize>,
}
