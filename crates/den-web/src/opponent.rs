//! Opponents: every bot at a table is one of the wolves of its level, with its own name and portrait.

use den_table::{Occupant, WOLVES, wolves};
use den_web_bots::{ALL_LEVELS, COMPANION};

use crate::game::svg::art;
use crate::words::text;

/// A bot at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The index of its level; one more than the last for the companion.
    level: usize,
    /// Its number among the bots of this level at the table.
    number: usize,
}

/// The opponents at a table, by seat; `None` for people and for bots without a level.
pub fn opponents(occupants: &[Occupant]) -> Vec<Option<Opponent>> {
    let one = |(occupant, number): (&Occupant, usize)| {
        let Occupant::Bot(bot) = occupant else { return None };
        Some(Opponent { level: index(bot)?, number })
    };
    occupants.iter().zip(den_table::numbers(occupants)).map(one).collect()
}

/// The index of a level; the companion comes after them.
fn index(bot: &str) -> Option<usize> {
    ALL_LEVELS.iter().chain([&COMPANION]).position(|level| *level == bot)
}

impl Opponent {
    /// The wolf that stands for a level, or for the companion.
    pub fn of_level(level: &str) -> Option<Opponent> {
        Some(Opponent { level: index(level)?, number: 0 })
    }

    /// Its level, as in commands.
    fn bot(self) -> &'static str {
        ALL_LEVELS.get(self.level).copied().unwrap_or(COMPANION)
    }

    /// Its name. After the last name of the level they start again; [`crate::store::names`] numbers them.
    pub fn name(self) -> String {
        wolves(self.bot()).map_or("", |wolves| wolves[self.number % WOLVES]).to_string()
    }

    /// The name of its level.
    pub fn level(self) -> String {
        text(format!("bot-{}", self.bot()))
    }

    /// Its portrait: a medallion of radius 50, centred on the origin. Wolves of a level differ in their coats and marks.
    fn portrait(self) -> String {
        let (face, mark) = match self.level {
            0 => ("pup", ""),
            1 => ("pup", "mark-brow"),
            2..=4 | 8 => ("wolf", ["", "mark-blaze", "mark-brow", "mark-scar"][(self.number + self.level) % 4]),
            _ => ("elder", ["mark-scar", "mark-brow", "", "mark-blaze"][(self.number + self.level) % 4]),
        };
        let mark = if mark.is_empty() { String::new() } else { art(mark, 0.0, 5.0, 0.8) };
        let coat = (self.level + 2 * self.number) % 8;
        format!(
            "<g class=\"portrait coat-{coat} rank-{}\"><circle r=\"50\" class=\"medal\"/>{}{}{mark}</g>",
            self.level,
            art("medal", 0.0, 0.0, 1.0),
            art(face, 0.0, 5.0, 0.8)
        )
    }
}

/// The portrait on a seat, in a group of radius 50 around the origin: an opponent's, or a paw for a person.
pub fn portrait(opponent: Option<Opponent>) -> String {
    opponent.map_or_else(
        || format!("<g class=\"portrait person\"><circle r=\"50\" class=\"medal\"/>{}</g>", art("person", 0.0, 0.0, 1.0)),
        Opponent::portrait,
    )
}

/// The portrait as a picture of its own.
pub fn portrait_picture(opponent: Option<Opponent>) -> String {
    format!("<svg class=\"portrait-picture\" viewBox=\"-54 -54 108 108\">{}</svg>", portrait(opponent))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::names;

    fn bot(name: &str) -> Occupant {
        Occupant::Bot(name.into())
    }

    #[test]
    fn opponents_at_one_table_have_different_names_and_portraits() {
        for level in ALL_LEVELS {
            let occupants = vec![bot(level); 4];
            let mut names = names(&occupants);
            let mut portraits: Vec<String> = opponents(&occupants).into_iter().map(portrait).collect();
            names.sort();
            names.dedup();
            portraits.sort();
            portraits.dedup();
            assert_eq!((names.len(), portraits.len()), (4, 4), "{level}");
        }
    }

    #[test]
    fn names_belong_to_one_level() {
        let mut names: Vec<String> = ALL_LEVELS.iter().flat_map(|level| names(&vec![bot(level); 4])).collect();
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn more_opponents_than_names_are_numbered() {
        let occupants = vec![bot(ALL_LEVELS[0]); 5];
        let names = names(&occupants);
        assert_eq!(names[4], format!("{} 2", names[0]));
    }

    #[test]
    fn people_and_bots_without_a_level_have_no_wolf() {
        assert_eq!(opponents(&[Occupant::Person("Ann".into()), bot("random"), Occupant::Nobody]), [None, None, None]);
    }
}
