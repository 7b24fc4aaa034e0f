//! A match as the screen sees it, local or on a server.

use std::rc::Rc;
use std::time::{Duration, Instant};

use den_core::{AidTable, Game, Message, Outcome, Painting, Record, Seed, Sheet, Space, Turn};
use den_games::GameId;
use den_table::choose::{Choice, Part};
use den_table::wire::Refused;
use den_table::{NextGame, Seen};

use crate::words::{TableSpeaker, say_to, t};

/// A moment of a match, seen through one eye.
pub(crate) trait Face {
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The table.
    fn paint(&self, space: Space) -> Painting;
    /// The eye's choices, if it is its turn.
    fn choices(&self) -> &[Choice];
    /// A legal move in words, by its index among the choices.
    fn describe(&self, at: usize) -> String;
    /// What the eye has to decide.
    fn prompt(&self) -> Option<String>;
    /// What a thing is, and the rules about it.
    fn about(&self, thing: &str) -> Option<(Vec<String>, Vec<&'static str>)>;
    /// Why a thing cannot be chosen after `chosen`.
    fn why_not(&self, chosen: &[String], thing: &str) -> Option<Refused>;
    /// The score sheet.
    fn sheet(&self) -> Sheet;
    /// The player aids.
    fn aid(&self) -> Vec<AidTable>;
    /// How it ended.
    fn outcome(&self) -> Option<&Outcome>;
}

/// A moment of a match of the game `G`.
pub(crate) struct FaceOf<G: Game> {
    seen: Seen<G>,
    names: Vec<String>,
    choices: Vec<Choice>,
}

impl<G: Game> FaceOf<G> {
    pub(crate) fn new(seen: Seen<G>, names: Vec<String>) -> FaceOf<G> {
        let part = |part: den_core::MovePart| Part::new(part.thing, say_to(&part.label, &names));
        let choice = |&m: &G::Move| Choice { text: m.to_string(), parts: G::parts(&seen.view, m).into_iter().map(part).collect() };
        let choices = seen.moves.iter().map(choice).collect();
        FaceOf { seen, names, choices }
    }
}

impl<G: Game> Face for FaceOf<G> {
    fn turn(&self) -> Turn {
        self.seen.turn
    }

    fn paint(&self, space: Space) -> Painting {
        G::paint(&self.seen.view, &TableSpeaker(&self.names), space)
    }

    fn choices(&self) -> &[Choice] {
        &self.choices
    }

    fn describe(&self, at: usize) -> String {
        self.seen.moves.get(at).map_or_else(String::new, |&m| say_to(&G::describe(&self.seen.view, m), &self.names))
    }

    fn prompt(&self) -> Option<String> {
        G::prompt(&self.seen.view).map(|prompt| say_to(&prompt, &self.names))
    }

    fn about(&self, thing: &str) -> Option<(Vec<String>, Vec<&'static str>)> {
        let about = G::explain(&self.seen.view, thing)?;
        let say = |message: &Message| say_to(message, &self.names);
        Some((about.what.iter().map(say).collect(), about.rules))
    }

    fn why_not(&self, chosen: &[String], thing: &str) -> Option<Refused> {
        let m = G::attempt(&self.seen.view, chosen, thing)?;
        // Whether the viewing seat may play a move does not depend on what is hidden from it.
        G::guess(&self.seen.view, &mut Seed([0; 32]).stream(0)).check(m).err().map(Refused::from)
    }

    fn sheet(&self) -> Sheet {
        G::sheet(&self.seen.view)
    }

    fn aid(&self) -> Vec<AidTable> {
        G::aid(&self.seen.view)
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.seen.outcome.as_ref()
    }
}

/// A player in the list of players.
#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    pub(crate) name: String,
    /// Additional information: away, time left.
    pub(crate) note: String,
    /// Whether it is this player's turn.
    pub(crate) decides: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct LogLine {
    /// How many steps had been played by then.
    pub(crate) step: usize,
    pub(crate) text: String,
}

/// A covered screen that is being passed on.
#[derive(Clone, Debug)]
pub(crate) struct Cover {
    /// The player it is passed to.
    pub(crate) to: String,
    /// Whether the player who passes it on may still undo a step.
    pub(crate) may_undo: bool,
}

/// A match, local or on a server.
pub(crate) trait Source {
    /// The game.
    fn game(&self) -> GameId;
    /// Changes whenever there is something new to show.
    fn version(&self) -> u64;
    /// Changes whenever the game itself does.
    fn position(&self) -> u64;
    /// The names of the players.
    fn names(&self) -> Vec<String>;
    /// The players, by seat.
    fn players(&self) -> Vec<Player>;
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// The current moment; `None` before the match starts.
    fn face(&self) -> Option<Rc<dyn Face>>;
    /// The match after this many steps, for the review.
    fn past(&self, steps: usize) -> Option<Rc<dyn Face>>;
    /// The log.
    fn log(&self) -> Vec<LogLine>;
    /// Whether it is over.
    fn is_over(&self) -> bool;
    /// The cover, if the screen is covered.
    fn cover(&self) -> Option<Cover>;
    /// Removes the cover.
    fn uncover(&mut self);
    /// Plays a move.
    fn play(&mut self, text: &str) -> Result<(), Refused>;
    /// Undoes a step.
    fn undo(&mut self) -> Result<(), Refused>;
    /// Lets bots and servers act. Returns whether a clock has moved. A bot's step is shown for `pace` before the next one.
    fn poll(&mut self, now: Instant, pace: Duration) -> bool;
    /// Who the match is waiting for.
    fn thinking(&self) -> Option<String>;
    /// What to show before the match starts.
    fn waiting(&self) -> Vec<String> {
        Vec::new()
    }
    /// Whether hints are available.
    fn hints(&self) -> bool {
        true
    }
    /// Requests a hint from Alpha.
    fn ask_hint(&mut self);
    /// The requested hint, once it is ready, one paragraph each.
    fn take_hint(&mut self) -> Option<Vec<String>>;
    /// A message to show, if any.
    fn take_notice(&mut self) -> Option<String>;
    /// The record so far, if it is available.
    fn record(&self) -> Option<Record>;
    /// Why it is not available. If it can be fetched, this starts doing so.
    fn why_no_record(&mut self) -> String {
        t!("online-record-later")
    }
    /// What to show at the end, besides the places.
    fn ending(&self) -> Vec<String>;
    /// What to print after the screen is closed.
    fn farewell(&self) -> Vec<String>;
    /// Deletes the match.
    fn discard(&mut self);
    /// Whether chat is available.
    fn chats(&self) -> bool {
        false
    }
    /// Sends a chat message.
    fn chat(&mut self, _text: &str) -> Result<(), Refused> {
        Ok(())
    }
    /// The game that follows, if this one is over and the terminal starts it.
    fn next_game(&self) -> Option<NextGame> {
        None
    }

    /// How the series stands, if the match is over and was a game of one.
    fn series(&self) -> Option<String> {
        None
    }

    /// Asks for a rematch. Returns whether the table arranges it.
    fn rematch(&mut self) -> bool {
        false
    }
}
