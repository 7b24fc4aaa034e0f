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
pub const COURSES: &[Course] = &[Course {
    game: "lone-wolves",
    options: "",
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
}];

/// The course of a game.
pub fn course(game: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.game == game)
}
