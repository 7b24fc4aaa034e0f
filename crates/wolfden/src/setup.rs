//! Arguments shared by several commands: a game, its options, its content, a record.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use den_core::{Edition, Game, Message, Record, RecordError, RecordReason, Refusal};
use den_games::GameId;

use crate::failure::{Failure, at};
use crate::packs;
use crate::words::{game_name, say, t};

/// Parses a game, for clap: it refuses unknown ones, suggests similar ones and completes them.
pub(crate) fn game() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.iter().map(|game| game.as_str())).try_map(|id| id.parse::<GameId>())
}

/// The options of a game and its content files.
#[derive(clap::Args, Debug, Clone, Default)]
pub(crate) struct Choices {
    /// Options as KEY=VALUE, or the name of a preset; `wolfden games` lists them
    #[arg(long, value_name = "KEY=VALUE|PRESET", num_args = 1..)]
    pub(crate) set: Vec<String>,
    /// Your own figures: a content pack, or a folder with a pack or with content files that replace the built-in ones
    #[arg(long, value_name = "FILE|DIR")]
    pub(crate) content: Option<PathBuf>,
}

impl Choices {
    /// The content of the game `G`. A pack is kept, so that records made with it can be replayed.
    pub(crate) fn edition<G: Game>(&self) -> Result<Edition<G::Content>, Failure> {
        edition::<G>(self.content.as_deref(), None)
    }
}

/// The content of the game `G`: from a pack or a folder; otherwise, for a record, from the pack that it names, if it is in the data
/// folder; otherwise the built-in content.
pub(crate) fn edition<G: Game>(content: Option<&Path>, record: Option<&Record>) -> Result<Edition<G::Content>, Failure> {
    let named = record.map(|record| record.content.as_str());
    match content {
        Some(path) if path.is_dir() && !packs::has_files::<G>(path) => packs::in_folder::<G>(path, named),
        Some(path) if path.is_dir() => of_files::<G>(path),
        Some(path) if path.exists() => packs::of_file::<G>(path),
        Some(path) => Err(refused(path, t!("term-no-folder"))),
        None => Ok(named.and_then(packs::kept::<G>).unwrap_or_else(Edition::built_in)),
    }
}

pub(crate) fn refused(path: &Path, what: String) -> Failure {
    Failure::Usage(at(&format!("--content {}", path.display()), what))
}

/// The content of the game `G`, with files from this folder in place of the built-in ones.
fn of_files<G: Game>(folder: &Path) -> Result<Edition<G::Content>, Failure> {
    let mut trouble = None;
    let edition = Edition::with_files(|name| {
        let file = folder.join(name);
        if !file.exists() {
            return None;
        }
        packs::read_limited(&file).map_err(|error| trouble = Some(Failure::file(&file, error))).ok()
    });
    match trouble {
        Some(trouble) => Err(trouble),
        None => edition.map_err(|refusal| refused(folder, say(Message::from(refusal)))),
    }
}

/// The name of the game `G`.
pub(crate) fn text_of_game<G: Game>() -> String {
    crate::words::text(format!("{}-name", G::ID))
}

/// Reads a record; `-` is stdin.
pub(crate) fn read_record(file: &str) -> Result<Record, Failure> {
    Record::read(&read_text(file)?).map_err(|error| Failure::record(file, error))
}

/// Reads the text of a record; `-` is stdin. Never reads more than the maximum size of a record.
pub(crate) fn read_text(file: &str) -> Result<String, Failure> {
    let read = if file == "-" { read_limited(io::stdin().lock()) } else { fs::File::open(file).and_then(read_limited) };
    let bytes = read.map_err(|error| Failure::file(Path::new(file), error))?;
    let refused = |error| Failure::record(file, error);
    if bytes.len() > Record::MAX_BYTES {
        return Err(refused(RecordError::new(0, RecordReason::TooLong { most: Record::MAX_BYTES, n: bytes.len() })));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        refused(RecordError::new(line, Message::new("term-utf8")))
    })
}

/// Reads at most one byte more than the maximum size of a record.
pub(crate) fn read_limited(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(Record::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The game of a record.
pub(crate) fn game_of(file: &str, record: &Record) -> Result<GameId, Failure> {
    record.game.parse().map_err(|refusal: Refusal| Failure::Check(at(file, say(Message::from(refusal)))))
}

/// `2–4 players`, `2 players`.
pub(crate) fn players(game: GameId) -> String {
    match game.entry().seats {
        (least, most) if least == most => t!("term-players", n = least),
        (least, most) => t!("players-range", least = least, most = most),
    }
}

/// `Wolf & Hound, 4 players, 12 steps`.
pub(crate) fn summary(game: GameId, seats: u8, steps: usize) -> String {
    [game_name(game), t!("term-players", n = seats), t!("term-steps", n = steps)].join(", ")
}
