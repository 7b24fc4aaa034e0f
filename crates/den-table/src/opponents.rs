//! The opponents' names: every bot at a table is one of the wolves of its level.

use crate::Occupant;

/// The number of wolves of each level.
pub const WOLVES: usize = 4;

/// The levels of the bots, the companion, and the names of their wolves, which are the same in every language.
const NAMES: [(&str, [&str; WOLVES]); 9] = [
    ("pup", ["Pip", "Minka", "Tuli", "Bo"]),
    ("yearling", ["Runa", "Jasper", "Tika", "Milo"]),
    ("scout", ["Wren", "Ferro", "Suri", "Kesto"]),
    ("tracker", ["Sable", "Bruno", "Isolde", "Rook"]),
    ("hunter", ["Fenn", "Ylva", "Skoll", "Greta"]),
    ("veteran", ["Halvar", "Brenna", "Odo", "Kaisa"]),
    ("beta", ["Torvald", "Sirka", "Vesna", "Orson"]),
    ("alpha", ["Fenrir", "Lupa", "Morana", "Aldric"]),
    ("companion", ["Nova", "Taro", "Ulla", "Edda"]),
];

/// The names of the wolves of a level.
pub fn wolves(level: &str) -> Option<&'static [&'static str; WOLVES]> {
    NAMES.iter().find(|(name, _)| *name == level).map(|(_, wolves)| wolves)
}

/// The number of each bot among those of its level at the table, by seat; 0 for others.
pub fn numbers(occupants: &[Occupant]) -> Vec<usize> {
    let number = |(at, occupant): (usize, &Occupant)| occupants[..at].iter().filter(|other| *other == occupant).count();
    occupants.iter().enumerate().map(number).collect()
}

/// The names of the bots at a table, by seat, if their level has wolves. A level's fifth bot has the name of its first, with a number.
pub fn opponent_names(occupants: &[Occupant]) -> Vec<Option<String>> {
    let name = |(occupant, number): (&Occupant, usize)| {
        let Occupant::Bot(bot) = occupant else { return None };
        let name = wolves(bot)?[number % WOLVES];
        Some(if number < WOLVES { name.to_string() } else { format!("{name} {}", number / WOLVES + 1) })
    };
    occupants.iter().zip(numbers(occupants)).map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_at_one_table_have_different_names() {
        let mut all = Vec::new();
        for (level, wolves) in NAMES {
            let bot = Occupant::Bot(level.into());
            let occupants = [bot.clone(), Occupant::Person("Ann".into()), bot.clone(), bot.clone(), bot.clone(), bot];
            let names = opponent_names(&occupants);
            assert_eq!(names[1], None);
            assert_eq!(names[5], Some(format!("{} 2", wolves[0])));
            all.extend(names.into_iter().flatten());
        }
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
        assert_eq!(opponent_names(&[Occupant::Bot("greedy".into())]), [None]);
    }
}
