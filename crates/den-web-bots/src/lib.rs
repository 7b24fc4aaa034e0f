//! The bots of the browser client, which think in a Web Worker beside the page: what they are asked and what they answer, as JSON.
//!
//! It is a crate of its own so that the bots are compiled for speed and the page for size.

use serde::{Deserialize, Serialize};

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
    /// Makes the bot's random numbers repeatable.
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
    den_games::with_game!(&ask.game, G => of::<G>(ask)).unwrap_or_else(|| failed(ask.id, format!("there is no game `{}`", ask.game)))
}

fn failed(id: u32, error: String) -> Answer {
    Answer { id, text: String::new(), top: Vec::new(), iterations: 0, line: Vec::new(), error }
}

fn of<G: den_bots::Evaluate>(ask: &Ask) -> Answer {
    let view: G::View = match serde_json::from_str(&ask.view) {
        Ok(view) => view,
        Err(error) => return failed(ask.id, error.to_string()),
    };
    let mut bot = match den_bots::by_name::<G>(&ask.bot, ask.seed) {
        Ok(bot) => bot,
        Err(error) => return failed(ask.id, error.to_string()),
    };
    let mut legal = Vec::new();
    imagined::<G>(&view).legal_moves(&mut legal);
    if legal.is_empty() {
        return failed(ask.id, "it is not this seat's turn".into());
    }
    let level = den_bots::LEVELS.into_iter().find(|level| level.name() == ask.bot).unwrap_or(den_bots::Level::Hunter);
    let budget = level.budget::<G>().with_time_limit(std::time::Duration::from_millis(ask.most_ms.into()));
    let choice = bot.choose(&view, &legal, &budget);
    let mut answer = failed(ask.id, String::new());
    answer.text = choice.chosen.to_string();
    if let Some(why) = choice.why {
        answer.iterations = why.iterations;
        answer.line = why.line.iter().map(|(seat, m)| format!("{seat}: {m}")).collect();
        let percent = |value: f64| (value * 100.0).round().clamp(0.0, 100.0) as u32;
        answer.top = why.top.iter().take(4).map(|one| Thought { text: one.play.to_string(), percent: percent(one.value) }).collect();
    }
    answer
}

/// A position that agrees with the view: what a seat may do does not depend on what it cannot see.
pub fn imagined<G: den_core::Game>(view: &G::View) -> G {
    G::guess(view, &mut den_core::Seed([7; 32]).stream(0))
}

#[cfg(test)]
mod tests {
    use den_core::{Eye, Game, Played, Seat, Seed, Turn, built_in};

    use super::*;

    fn opening<G: Game>(seats: u8) -> (Seat, String) {
        let mut game = Played::<G>::new(&built_in::<G>(), &G::Options::default(), seats).expect("a game");
        game.deal(&Seed::from_number(1), &mut ());
        let Turn::Seat(seat) = game.now().turn() else { panic!("somebody begins") };
        (seat, serde_json::to_string(&game.now().view(Eye::Seat(seat))).expect("a view is plain data"))
    }

    #[test]
    fn every_game_is_answered_with_a_legal_move() {
        for entry in den_games::GAMES {
            let (_, view) = den_games::with_game!(entry.about.id, G => opening::<G>(entry.seats.1)).expect("a registered game");
            let ask = Ask { id: 7, game: entry.about.id.into(), view: view.clone(), bot: "yearling".into(), seed: 1, most_ms: 500 };
            let answer = answer(&ask);
            assert_eq!((answer.id, answer.error.as_str()), (7, ""), "{}", entry.about.id);
            let legal = den_games::with_game!(entry.about.id, G => {
                let view = serde_json::from_str::<<G as Game>::View>(&view).expect("a view");
                let m = answer.text.parse::<<G as Game>::Move>().expect("a move");
                imagined::<G>(&view).check(m).is_ok()
            });
            assert_eq!(legal, Some(true), "{}: {}", entry.about.id, answer.text);
        }
    }

    #[test]
    fn what_cannot_be_answered_is_said() {
        let ask = |game: &str, view: &str, bot: &str| {
            let ask = Ask { id: 1, game: game.into(), view: view.into(), bot: bot.into(), seed: 1, most_ms: 10 };
            answer(&ask).error
        };
        assert!(ask("chess", "{}", "pup").contains("chess"));
        assert!(!ask("lone-wolves", "rubbish", "pup").is_empty());
    }
}
