//! Guided first games: short steps at a real table, each checked.

use den_core::Seed;

use den_table::Occupant;

/// What a step of a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// Reading the text.
    Read,
    /// Any move.
    Move,
    /// A move whose notation starts with this.
    MoveLike(&'static str),
    /// Opening the score sheet.
    Sheet,
}

/// Something the player did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerAction<'a> {
    /// Continued reading.
    Read,
    /// Played a move.
    Move(&'a str),
    /// Opened the score sheet.
    Sheet,
}

/// How many other moves a step allows while it waits for a certain one. Then the lesson continues, so that nobody gets stuck.
const PATIENCE: u8 = 4;

/// The progress in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// The step.
    pub step: usize,
    /// How many other moves were played in this step.
    pub others: u8,
}

impl Want {
    /// Whether this is what the step waits for.
    pub fn is_met(&self, did: &PlayerAction<'_>) -> bool {
        match (self, did) {
            (Want::Read, PlayerAction::Read) | (Want::Move, PlayerAction::Move(_)) | (Want::Sheet, PlayerAction::Sheet) => true,
            (Want::MoveLike(start), PlayerAction::Move(text)) => text.starts_with(start),
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
    /// The number of bots.
    pub bots: u8,
    /// The number of the deal.
    pub deal: u64,
    /// The steps.
    pub steps: &'static [Lesson],
}

/// The bots of a lesson: good enough to learn from, but faster than the strongest level.
const LESSON_BOT: &str = "hunter";

impl Course {
    /// The player and the bots.
    pub fn occupants(&self) -> Vec<Occupant> {
        let bots = (0..self.bots).map(|_| Occupant::Bot(LESSON_BOT.into()));
        std::iter::once(Occupant::Person(String::new())).chain(bots).collect()
    }

    /// The progress after the player's action; `None` if the lesson is done. `over`: whether the game is over.
    pub fn after(&self, at: Progress, did: &PlayerAction<'_>, over: bool) -> Option<Progress> {
        let lesson = self.steps.get(at.step)?;
        let others = at.others + u8::from(matches!(did, PlayerAction::Move(_)));
        let next = |step| self.steps.get(step).map(|_| Progress { step, others: 0 });
        let met = lesson.wants.is_met(did) || (matches!(lesson.wants, Want::MoveLike(_)) && others >= PATIENCE);
        let now = if met { next(at.step + 1)? } else { Progress { others, ..at } };
        if over { self.at_the_end(now) } else { Some(now) }
    }

    /// The progress when the game is over: steps that wait for a move are skipped. `None` if the lesson is done.
    pub fn at_the_end(&self, at: Progress) -> Option<Progress> {
        let waits = |step: &Lesson| matches!(step.wants, Want::Move | Want::MoveLike(_));
        let skipped = self.steps.iter().skip(at.step).take_while(|step| waits(step)).count();
        let step = at.step + skipped;
        self.steps.get(step).map(|_| if skipped == 0 { at } else { Progress { step, others: 0 } })
    }

    /// The seed of the deal, the same for everyone.
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.deal)
    }
}

/// A step to read.
pub const fn read(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Read }
}

/// A step that waits for any move.
pub const fn play(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Move }
}

/// A step that waits for a move whose notation starts with `start`.
pub const fn like(key: &'static str, start: &'static str) -> Lesson {
    Lesson { key, wants: Want::MoveLike(start) }
}

/// A step that waits for the score sheet.
pub const fn sheet(key: &'static str) -> Lesson {
    Lesson { key, wants: Want::Sheet }
}

#[cfg(test)]
mod tests {
    use den_core::{Seat, Turn, built_in};
    use den_games::{GameId, with_game};
    use den_table::Match;
    use den_table::wire::Command;

    use super::{Course, PlayerAction, Progress, Seed, Want};
    use crate::game::{self, Ui};

    fn begin<G: Ui>(course: &Course) -> Match<G> {
        Match::local(course.options, course.occupants(), &built_in::<G>(), course.seed()).expect("a lesson can be begun")
    }

    /// Plays a move of the player, who has the first seat, or of a bot.
    fn play<G: Ui>(table: &mut Match<G>, seat: Seat, text: &str) {
        let position = table.status().position();
        let decision = if seat.0 == 0 {
            table.decide(seat, &Command::Move { position, text: text.into() }, 0)
        } else {
            table.decide_for_bot(seat, position, text, 0)
        };
        table.apply(decision.expect("a legal move")).expect("nothing came between");
    }

    #[test]
    fn every_lesson_is_short_enough_and_its_texts_exist() {
        for &game in GameId::ALL {
            let course = game::course(game);
            assert!((10..=15).contains(&course.steps.len()), "{game}");
            assert!(course.steps.iter().all(|lesson| den_words::is_text(lesson.key, &[])), "{game}");
        }
    }

    /// The most moves of the player that a step of a lesson may take: a step that waits longer for its move has lost the player, even if
    /// the end of the game leads on.
    const MOST_MOVES: usize = 4;

    /// Chooses at random until the lesson is done.
    fn a_random_player_finishes<G: Ui>(course: &Course, seed: u64) {
        let mut table = begin::<G>(course);
        let mut rng = Seed::from_number(seed).stream(1);
        let (mut at, mut moves_in_step) = (Some(Progress::default()), 0);
        for _ in 0..4000 {
            let Some(now) = at else { return };
            let turn = table.status().turn();
            let over = turn == Turn::Over;
            match (course.steps[now.step].wants, turn) {
                (Want::Read, _) => at = course.after(now, &PlayerAction::Read, over),
                (Want::Sheet, _) => at = course.after(now, &PlayerAction::Sheet, over),
                (_, Turn::Seat(seat)) => {
                    let moves = table.moves_listed();
                    let text = &moves[den_core::dice::below(&mut rng, moves.len() as u32) as usize];
                    play(&mut table, seat, text);
                    let over = table.status().turn() == Turn::Over;
                    at = match seat.0 {
                        0 => course.after(now, &PlayerAction::Move(text), over),
                        _ if over => course.at_the_end(now),
                        _ => at,
                    };
                    let stays = at.is_some_and(|at| at.step == now.step);
                    moves_in_step = if stays { moves_in_step + usize::from(seat.0 == 0) } else { 0 };
                    assert!(moves_in_step < MOST_MOVES, "{}: step {} does not lead on, with seed {seed}", G::ID, now.step + 1);
                }
                _ => panic!("{}: stuck in step {} with seed {seed}", G::ID, now.step + 1),
            }
        }
        panic!("{}: does not end with seed {seed}", G::ID);
    }

    #[test]
    fn no_choice_breaks_a_lesson() {
        for &game in GameId::ALL {
            for seed in 0..200 {
                with_game!(game, G => a_random_player_finishes::<G>(game::course(game), seed));
            }
        }
    }

    /// In each course, continuing to play eventually completes every step.
    fn every_step_can_be_done<G: Ui>(course: &Course) {
        let mut table = begin::<G>(course);
        let (mut step, mut turns) = (0, 0);
        while step < course.steps.len() {
            let wants = course.steps[step].wants;
            if matches!(wants, Want::Read | Want::Sheet) {
                step += 1;
                continue;
            }
            let Turn::Seat(seat) = table.status().turn() else { panic!("{}: over before {}", G::ID, course.steps[step].key) };
            let moves = table.moves_listed();
            let fits = moves.iter().position(|text| seat.0 == 0 && wants.is_met(&PlayerAction::Move(text)));
            let text = &moves[fits.unwrap_or(turns % moves.len())];
            play(&mut table, seat, text);
            step += usize::from(fits.is_some());
            turns += 1;
        }
    }

    #[test]
    fn every_lesson_step_can_be_completed() {
        for &game in GameId::ALL {
            with_game!(game, G => every_step_can_be_done::<G>(game::course(game)));
        }
    }
}
