//! The numbered rules as text: `docs/rules` in English, `docs/rules/LANGUAGE` in other languages.

use std::fmt;
use std::str::FromStr;

use den_core::Refusal;
#[cfg(not(target_arch = "wasm32"))]
use den_words::Language;

use crate::GameId;

/// The name of the table rules, alongside the ids of the games.
const TABLE: &str = "table";

/// A rules file in the four languages, in the order of [`Language::ALL`].
#[cfg(not(target_arch = "wasm32"))]
macro_rules! rules {
    ($file:literal) => {
        [
            include_str!(concat!("../../../docs/rules/", $file, ".md")),
            include_str!(concat!("../../../docs/rules/de/", $file, ".md")),
            include_str!(concat!("../../../docs/rules/fr/", $file, ".md")),
            include_str!(concat!("../../../docs/rules/pl/", $file, ".md")),
        ]
    };
}
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use rules;

#[cfg(not(target_arch = "wasm32"))]
const TABLE_RULES: [&str; 4] = rules!("table");

/// A book of numbered rules: those of a game, or those of the table, which apply to every game.
///
/// ```
/// use den_games::Book;
/// use den_words::Language;
///
/// let book: Book = "wolf-and-hound".parse().unwrap();
/// assert!(book.markdown(Language::De).contains("- **WH-TURN-1** Ein Zug hat vier Phasen"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Book {
    /// The table rules: turns, undo, clocks.
    Table,
    /// The rules of a game.
    Game(GameId),
}

impl Book {
    /// All books: the table's, then each game's.
    pub fn all() -> impl Iterator<Item = Book> {
        [Book::Table].into_iter().chain(GameId::ALL.iter().copied().map(Book::Game))
    }

    /// The rules as Markdown. The browser fetches them instead.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn markdown(self, language: Language) -> &'static str {
        match self {
            Book::Table => TABLE_RULES[language as usize],
            Book::Game(game) => game.rules()[language as usize],
        }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Book::Table => f.write_str(TABLE),
            Book::Game(game) => write!(f, "{game}"),
        }
    }
}

impl FromStr for Book {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Book, Refusal> {
        if text == TABLE { Ok(Book::Table) } else { text.parse().map(Book::Game) }
    }
}
