//! Guided first games: short steps on the real table, each checked.

use den_core::Seed;

use den_table::Occupant;

/// What a step of a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// To be read.
    Read,
    /// Any move.
    Move,
    /// A move whose notation begins so.
    MoveLike(&'static str),
    /// The score sheet opened.
    Sheet,
}

/// What the player did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did<'a> {
    /// Read on.
    Read,
    /// Played a move.
    Move(&'a str),
    /// Opened the score sheet.
    Sheet,
}

impl Want {
    /// Whether that is what the step waits for.
    pub fn is_met(&self, did: &Did<'_>) -> bool {
        match (self, did) {
            (Want::Read, Did::Read) | (Want::Move, Did::Move(_)) | (Want::Sheet, Did::Sheet) => true,
            (Want::MoveLike(start), Did::Move(text)) => text.starts_with(start),
            _ => false,
        }
    }
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The key of its text.
    pub key: &'static str,
    /// What it waits for.
    pub wants: Want,
}

/// A guided first game.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The options.
    pub options: &'static str,
    /// How many bots sit there too.
    pub bots: u8,
    /// The number of the deal.
    pub deal: u64,
    /// The steps.
    pub steps: &'static [Lesson],
}

impl Course {
    /// The player and the weakest bots.
    pub fn occupants(&self) -> Vec<Occupant> {
        let bots = (0..self.bots).map(|_| Occupant::Bot("pup".into()));
        std::iter::once(Occupant::Person(String::new())).chain(bots).collect()
    }

    /// The deal, the same for everybody.
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.deal)
    }
}

/// A step to be read.
pub const fn read(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Read }
}

/// A step that waits for any move.
pub const fn play(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Move }
}

/// A step that waits for a move whose notation begins so.
pub const fn like(key: &'static str, start: &'static str) -> Lesson {
    Lesson { key, wants: Want::MoveLike(start) }
}

/// A step that waits for the score sheet.
pub const fn sheet(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Sheet }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_short_enough_and_can_be_begun() {
        assert_eq!(COURSES.len(), 4);
        for course in COURSES {
            assert!((10..=15).contains(&course.steps.len()), "{}", course.game);
            let begun = crate::game::begin(course.game, course.options, course.sitters().len() as u8, course.seed());
            assert!(begun.is_ok(), "{}", course.game);
        }
    }

    /// In each course, playing on sooner or later gives what every step waits for.
    #[test]
    fn every_step_that_waits_for_a_move_can_be_done() {
        use den_core::{Eye, Seat, Turn};
        for course in COURSES {
            let seats = course.sitters().len() as u8;
            let mut game = crate::game::begin(course.game, course.options, seats, course.seed()).unwrap_or_else(|e| panic!("{e}"));
            let mut step = 0;
            let mut turns = 0;
            while step < course.steps.len() {
                match course.steps[step].wants {
                    Want::Read | Want::Sheet => step += 1,
                    wants => {
                        let Turn::Seat(seat) = game.turn() else {
                            panic!("{}: over before step {step} ({})", course.game, course.steps[step].key)
                        };
                        let seen = game.seen(Eye::Seat(seat), usize::MAX);
                        let fits = seen.choices.iter().position(|c| seat == Seat(0) && wants.is_met(&Did::Move(&c.text)));
                        let choice = &seen.choices[fits.unwrap_or(turns % seen.choices.len())];
                        if fits.is_some() {
                            step += 1;
                        }
                        assert!(game.play(seat, &choice.text).is_ok());
                        turns += 1;
                    }
                }
            }
        }
    }
}
