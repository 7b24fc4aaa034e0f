//! `wolfden content`.

use std::io::Write;
use std::path::{Path, PathBuf};

use den_core::figures::{built_in_figures, file_key};
use den_core::{Content, Game, Message, Pack, Refusal, from_value};
use den_games::{GameId, with_game};
use den_words::{Speaker, proof_sheet};
use serde_json::{Map, Value};

use crate::failure::{Failure, at};
use crate::packs;
use crate::setup::game;
use crate::text::{stdout, width, wrap};
use crate::words::{game_name, printable, say, spoken, t};

/// The figures of your own box: check them, compare them with the built-in ones, make a content pack
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden content new wolf-and-hound --name \"My box\" --out mine.wolfpack
  wolfden content check mine.wolfpack       exit code 1 if something is wrong
  wolfden content diff mine.wolfpack        what differs from the built-in box
  wolfden content pack mine.wolfpack        after editing it by hand: check it and write its hash
  wolfden content proof mine.wolfpack > proof.html
  wolfden play wolf-and-hound --content mine.wolfpack

A pack is one JSON file. The page has an editor for it: \"Your box\".")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// Check a content pack: its size, its hash, and its figures by the rules of the game
    Check(File),
    /// Show how a content pack differs from the built-in box
    Diff {
        #[command(flatten)]
        file: File,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write a content pack with the built-in figures, to be edited
    New {
        /// The game
        #[arg(value_parser = game())]
        game: GameId,
        #[command(flatten)]
        about: About,
        /// The file to write; stdout if left out
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Make a content pack of an edited pack or of a folder with content files
    Pack {
        /// A pack, whose hash may be wrong, or a folder with content files (TOML)
        from: PathBuf,
        /// The game, for a folder
        #[arg(long, value_parser = game())]
        game: Option<GameId>,
        #[command(flatten)]
        about: About,
        /// The file to write; the pack itself if left out
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Keep a content pack, so that records made with it can be replayed
    Keep(File),
    /// Print a proof sheet as HTML: every figure, to compare with the box
    Proof(File),
}

#[derive(clap::Args, Debug)]
struct File {
    /// The content pack
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Who made a pack.
#[derive(clap::Args, Debug)]
struct About {
    /// The name of the pack
    #[arg(long)]
    name: Option<String>,
    /// Who entered it
    #[arg(long)]
    author: Option<String>,
    /// The language of the box
    #[arg(long)]
    language: Option<String>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.what {
            What::Check(File { file }) => {
                let pack = packs::read(&file)?;
                let found = differences(&file, &pack)?;
                tell(&file, &pack, found.len())
            }
            What::Diff { file: File { file }, json } => diff(&file, json),
            What::New { game, about, out } => {
                let mut pack = with_game!(game, G => Pack::of_built_in::<G>());
                pack.name = game_name(game);
                pack.language = spoken().code().into();
                about.fill(&mut pack);
                pack.check().map_err(Failure::from)?;
                match out {
                    Some(file) => write(&file, &pack),
                    None => Ok(stdout().write_all(pack.to_text().as_bytes())?),
                }
            }
            What::Pack { from, game, about, out } => make(&from, game, &about, out),
            What::Keep(File { file }) => {
                let pack = packs::read(&file)?;
                differences(&file, &pack)?;
                let kept = packs::keep(&pack).map_err(|error| Failure::file(&file, error))?;
                Ok(writeln!(stdout(), "{}", t!("term-pack-kept", path = kept.display().to_string()))?)
            }
            What::Proof(File { file }) => {
                let pack = packs::read(&file)?;
                let of = of(&file, &pack)?;
                let speaker = Speaker::new(spoken());
                let page = with_game!(of, G => proof::<G>(&speaker, &pack));
                Ok(stdout().write_all(page.as_bytes())?)
            }
        }
    }
}

impl About {
    fn fill(&self, pack: &mut Pack) {
        for (field, given) in [(&mut pack.name, &self.name), (&mut pack.author, &self.author), (&mut pack.language, &self.language)] {
            if let Some(text) = given {
                field.clone_from(text);
            }
        }
    }
}

fn failed(file: &Path, refusal: Refusal) -> Failure {
    Failure::Check(at(&file.display().to_string(), say(Message::from(refusal))))
}

fn of(file: &Path, pack: &Pack) -> Result<GameId, Failure> {
    pack.game.parse().map_err(|refusal| failed(file, refusal))
}

/// Checks a pack by the rules of its game. Returns how it differs from the built-in box.
fn differences(file: &Path, pack: &Pack) -> Result<Vec<Message>, Failure> {
    with_game!(of(file, pack)?, G => differences_of::<G>(pack)).map_err(|refusal| failed(file, refusal))
}

fn differences_of<G: Game>(pack: &Pack) -> Result<Vec<Message>, Refusal> {
    pack.edition::<G>()?;
    Ok(G::Content::FORM.differences(&built_in_figures::<G::Content>(), &pack.figures))
}

fn proof<G: Game>(speaker: &Speaker, pack: &Pack) -> String {
    proof_sheet(speaker, pack, &G::Content::FORM, &built_in_figures::<G::Content>())
}

fn tell(file: &Path, pack: &Pack, n: usize) -> Result<(), Failure> {
    let mut out = stdout();
    let good = t!("term-pack-good", name = printable(&pack.name), game = game_name(of(file, pack)?), n = n);
    writeln!(out, "{}\n{}", wrap(&good, width(), 0), t!("term-pack-hash", hash = pack.hash()))?;
    Ok(())
}

fn diff(file: &Path, json: bool) -> Result<(), Failure> {
    let found = differences(file, &packs::read(file)?)?;
    let mut out = stdout();
    if json {
        let lines: Vec<String> = found.into_iter().map(say).collect();
        serde_json::to_writer_pretty(&mut out, &lines)?;
        return Ok(writeln!(out)?);
    }
    if found.is_empty() {
        writeln!(out, "{}", t!("term-pack-same"))?;
    }
    for line in found {
        writeln!(out, "{}", wrap(&say(line), width(), 2))?;
    }
    Ok(())
}

/// Makes a pack: of an edited pack, or of a folder with content files.
fn make(from: &Path, game: Option<GameId>, about: &About, out: Option<PathBuf>) -> Result<(), Failure> {
    let mut pack = if from.is_dir() {
        let Some(game) = game else { return Err(Failure::Usage("--game GAME is needed for a folder".to_string())) };
        with_game!(game, G => of_folder::<G>(from))?
    } else {
        let text = packs::read_limited(from).map_err(|error| Failure::file(from, error))?;
        Pack::read_draft(&text).map_err(|refusal| failed(from, refusal))?
    };
    about.fill(&mut pack);
    pack.check().map_err(|refusal| failed(from, refusal))?;
    let found = differences(from, &pack)?;
    let target = out.unwrap_or_else(|| if from.is_dir() { from.with_extension(packs::ENDING) } else { from.to_path_buf() });
    write(&target, &pack)?;
    tell(&target, &pack, found.len())
}

/// The figures of a folder: its content files, and the built-in ones where there are none.
fn of_folder<G: Game>(folder: &Path) -> Result<Pack, Failure> {
    let mut pack = Pack::of_built_in::<G>();
    pack.name = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    pack.language = spoken().code().into();
    let mut figures: Map<String, Value> = from_value(pack.figures.take())?;
    for (name, _) in G::Content::FILES {
        let file = folder.join(name);
        if file.exists() {
            let text = packs::read_limited(&file).map_err(|error| Failure::file(&file, error))?;
            let value = den_core::figures::parse(name, &text).map_err(|refusal| failed(folder, refusal))?;
            figures.insert(file_key(name).to_string(), value);
        }
    }
    pack.figures = Value::Object(figures);
    Ok(pack)
}

fn write(file: &Path, pack: &Pack) -> Result<(), Failure> {
    packs::write(file, &pack.to_text()).map_err(|error| Failure::file(file, error))?;
    Ok(writeln!(stdout(), "{}", t!("term-pack-written", path = file.display().to_string()))?)
}
