//! Examples of rules as positions that can be played on from.

use den_core::{Message, Options, Played, Record, RecordError, Rules, StepText, built_in};

use crate::GameId;

/// The example of a rule: a position, given by the steps that lead to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The id of the rule that explains it: `WH-CASE-1`.
    pub id: &'static str,
    options: &'static str,
    seats: u8,
    steps: Vec<StepText>,
}

impl Case {
    /// The examples of a game, in the order of its rules.
    ///
    /// # Panics
    /// If the file is malformed. A test rules this out.
    pub fn all(game: GameId) -> Vec<Case> {
        let mut cases: Vec<Case> = Vec::new();
        for (at, line) in game.cases().lines().enumerate() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match (word, cases.last_mut()) {
                ("" | "#", _) => {}
                ("case", _) => cases.push(Case { id: rest, options: "", seats: 0, steps: Vec::new() }),
                ("after", Some(_)) => {
                    let earlier = cases.iter().find(|case| case.id == rest).cloned().expect("an earlier case");
                    let case = cases.last_mut().expect("this case");
                    *case = Case { id: case.id, ..earlier };
                }
                ("options", Some(case)) => case.options = rest,
                ("seats", Some(case)) => case.seats = rest.parse().expect("a number of seats"),
                (who, Some(case)) => {
                    let seat = (who != "*").then(|| who.parse().expect("a seat"));
                    case.steps.push(StepText { seat, text: rest.to_string(), line: at + 1 });
                }
                (_, None) => panic!("line {} comes before the first case", at + 1),
            }
        }
        cases
    }

    /// The example with this id, ignoring case, and its game.
    pub fn find(id: &str) -> Option<(GameId, Case)> {
        let of = |game: &GameId| Case::all(*game).into_iter().find(|case| case.id.eq_ignore_ascii_case(id)).map(|case| (*game, case));
        GameId::ALL.iter().find_map(of)
    }

    /// The position as a record that can be resumed. Its deals were chosen by hand, so that it has no seed.
    ///
    /// # Errors
    /// If the steps do not fit the rules any more. A test rules this out.
    pub fn record(&self, game: GameId) -> Result<Record, RecordError> {
        with_game!(game, G => {
            let edition = built_in::<G>();
            let options = <<G as Rules>::Options as Options>::read(self.options.split_whitespace());
            let options = options.map_err(|refusal| RecordError::new(0, Message::from(refusal)))?;
            let played = Played::<G>::new(&edition, &options, self.seats);
            let mut played = played.map_err(|refusal| RecordError::new(0, Message::from(refusal)))?;
            played.continue_with(&self.steps)?;
            Ok(played.record(&[], None, false))
        })
    }
}
