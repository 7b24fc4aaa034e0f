//! Guided first games: short steps on the real table, each checked.

use den_core::Seed;

use crate::play::Sitter;

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
    /// The game's id.
    pub game: &'static str,
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
    /// Oneself and the gentlest bots.
    pub fn sitters(&self) -> Vec<Sitter> {
        let bots = (0..self.bots).map(|_| Sitter::Bot("pup".into()));
        std::iter::once(Sitter::Person(String::new())).chain(bots).collect()
    }

    /// The deal, the same for everybody.
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.deal)
    }
}

const fn read(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Read }
}

const fn play(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Move }
}

const fn like(key: &'static str, start: &'static str) -> Lesson {
    Lesson { key, wants: Want::MoveLike(start) }
}

/// The courses.
pub const COURSES: &[Course] = &[
    Course {
        game: "wolf-and-hound",
        options: "first-game",
        bots: 3,
        deal: 3,
        steps: &[
            read("learn-wh-1"),
            read("learn-wh-2"),
            read("learn-wh-3"),
            play("learn-wh-4"),
            read("learn-wh-5"),
            like("learn-wh-6", "b"),
            like("learn-wh-7", "w"),
            read("learn-wh-8"),
            Lesson { key: "learn-wh-9", wants: Want::Sheet },
            read("learn-wh-10"),
        ],
    },
    Course {
        game: "lone-wolves",
        options: "basic",
        bots: 1,
        deal: 1,
        steps: &[
            read("learn-lw-1"),
            read("learn-lw-2"),
            play("learn-lw-3"),
            read("learn-lw-4"),
            like("learn-lw-5", "take"),
            like("learn-lw-6", "place"),
            read("learn-lw-7"),
            play("learn-lw-8"),
            read("learn-lw-9"),
            Lesson { key: "learn-lw-10", wants: Want::Sheet },
            read("learn-lw-11"),
        ],
    },
    Course {
        game: "wolfwalkers",
        options: "first-game",
        bots: 1,
        deal: 5,
        steps: &[
            read("learn-ww-1"),
            read("learn-ww-2"),
            like("learn-ww-3", "take"),
            read("learn-ww-4"),
            like("learn-ww-5", "take"),
            read("learn-ww-6"),
            read("learn-ww-7"),
            like("learn-ww-8", "take"),
            Lesson { key: "learn-ww-9", wants: Want::Sheet },
            read("learn-ww-10"),
        ],
    },
    Course {
        game: "the-wolves",
        options: "standard",
        bots: 2,
        deal: 2,
        steps: &[
            read("learn-tw-1"),
            like("learn-tw-2", "tiles"),
            like("learn-tw-3", "place"),
            like("learn-tw-4", "place"),
            read("learn-tw-5"),
            like("learn-tw-6", "move"),
            play("learn-tw-7"),
            like("learn-tw-8", "to"),
            read("learn-tw-9"),
            like("learn-tw-10", "end"),
            read("learn-tw-11"),
            read("learn-tw-12"),
            Lesson { key: "learn-tw-13", wants: Want::Sheet },
            read("learn-tw-14"),
        ],
    },
];

/// The course of a game.
pub fn course(game: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.game == game)
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
