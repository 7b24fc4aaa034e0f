//! What several commands ask for: a game, its options, its content, a record.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, RangedU64ValueParser};
use den_core::{Content, Edition, Game, Options, Record};
use den_games::{Entry, GAMES};

use crate::failure::Failure;
use crate::text::listed;

/// The ids of the games, for clap: it refuses others, suggests near ones and completes them.
pub(crate) fn game_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.iter().map(|entry| entry.about.id))
}

/// A number of threads; 0 stands for one on each core.
pub(crate) fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(0..=1024)
}

/// The options of a game and its content files.
#[derive(clap::Args, Debug, Clone, Default)]
pub(crate) struct Choices {
    /// Options as KEY=VALUE, or the name of a preset; `wolfden games` lists them
    #[arg(long, value_name = "KEY=VALUE|PRESET", num_args = 1..)]
    pub(crate) set: Vec<String>,
    /// A folder with content files of your own, which replace the built-in ones of the same name
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

impl Choices {
    /// The options of the game `G`.
    pub(crate) fn options<G: Game>(&self) -> Result<G::Options, Failure> {
        Ok(G::Options::read(self.set.iter().flat_map(|words| words.split_whitespace()))?)
    }

    /// The content of the game `G`.
    pub(crate) fn edition<G: Game>(&self) -> Result<Edition<G::Content>, Failure> {
        edition::<G>(self.content.as_deref())
    }
}

/// The content of the game `G`, with files from this folder in place of the built-in ones.
pub(crate) fn edition<G: Game>(folder: Option<&Path>) -> Result<Edition<G::Content>, Failure> {
    let Some(folder) = folder else {
        return Ok(Edition::built_in());
    };
    let names: Vec<&str> = G::Content::FILES.iter().map(|(name, _)| *name).collect();
    if !folder.is_dir() {
        return Err(Failure::Usage(format!("--content {}: there is no such folder", folder.display())));
    }
    let mut trouble = None;
    let mut found = false;
    let edition = Edition::with(|name| {
        let file = folder.join(name);
        if !file.exists() {
            return None;
        }
        found = true;
        fs::read_to_string(&file).map_err(|error| trouble = Some(format!("{}: {error}", file.display()))).ok()
    });
    if let Some(trouble) = trouble {
        return Err(Failure::Usage(trouble));
    }
    if !found {
        let known = if names.is_empty() { "this game has none".to_string() } else { format!("they are called {}", listed(&names, "and")) };
        return Err(Failure::Usage(format!("--content {}: no content file of {} in it; {known}", folder.display(), G::ABOUT.name)));
    }
    edition.map_err(|refusal| Failure::Usage(format!("--content {}: {refusal}", folder.display())))
}

/// Reads a record; `-` is stdin.
pub(crate) fn read_record(file: &str) -> Result<Record, Failure> {
    let mut bytes = Vec::new();
    let read = if file == "-" {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::File::open(file).and_then(|mut file| file.read_to_end(&mut bytes)).map(|_| ())
    };
    read.map_err(|error| Failure::Usage(format!("{file}: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        Failure::Check(format!("{file}: line {line}: a record is plain text in UTF-8, this is not"))
    })?;
    Record::read(&text).map_err(|error| Failure::record(file, &error))
}

/// A record of a game that is not here.
pub(crate) fn unknown_game(file: &str, id: &str) -> Failure {
    let ids: Vec<&str> = GAMES.iter().map(|entry| entry.about.id).collect();
    let id: String = id.chars().take(60).collect();
    Failure::Check(format!(
        "{file}: a record of `{}`, which is not a game of this house; there are {}",
        id.escape_debug(),
        listed(&ids, "and")
    ))
}

/// `2–4 players`, `2 players`.
pub(crate) fn players(entry: &Entry) -> String {
    match entry.seats {
        (1, 1) => "1 player".to_string(),
        (least, most) if least == most => format!("{least} players"),
        (least, most) => format!("{least}–{most} players"),
    }
}
