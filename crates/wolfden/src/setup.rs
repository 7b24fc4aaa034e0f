//! Arguments shared by several commands: a game, its options, its content, a record.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use den_core::{Content, Edition, Game, Message, Record, RecordError, RecordReason, Refusal};
use den_games::GameId;

use crate::failure::{Failure, at};
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
    /// A folder with your own content files, which replace the built-in files with the same names
    #[arg(long, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

impl Choices {
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
    let refused = |what: String| Failure::Usage(at(&format!("--content {}", folder.display()), what));
    if !folder.is_dir() {
        return Err(refused(t!("term-no-folder")));
    }
    let mut trouble = None;
    let mut found = false;
    let edition = Edition::with_files(|name| {
        let file = folder.join(name);
        if !file.exists() {
            return None;
        }
        found = true;
        fs::read_to_string(&file).map_err(|error| trouble = Some(Failure::file(&file, error))).ok()
    });
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    if !found {
        let files: Vec<&'static str> = G::Content::FILES.iter().map(|(name, _)| *name).collect();
        let game = text_of_game::<G>();
        return Err(refused(t!("term-no-content", game = game, files = files)));
    }
    edition.map_err(|refusal| refused(say(Message::from(refusal))))
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
