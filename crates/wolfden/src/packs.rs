//! Content packs on this machine. Packs that were used are kept in the data folder by their hash, so that records made with them can be
//! replayed.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use den_core::{Content, Edition, Game, Message, Pack};

use crate::data;
use crate::failure::Failure;
use crate::setup::{refused, text_of_game};
use crate::words::{say, t};

/// The file extension of packs.
pub(crate) const ENDING: &str = "wolfpack";
/// The most files of a folder that are looked at.
const MAX_FILES: usize = 1000;

/// Whether a folder has a content file of the game `G`.
pub(crate) fn has_files<G: Game>(folder: &Path) -> bool {
    G::Content::FILES.iter().any(|(name, _)| folder.join(name).exists())
}

/// Reads a text file, but never more than a pack or a content file may have.
pub(crate) fn read_limited(file: &Path) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(file)?.take(Pack::MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// Reads a pack.
pub(crate) fn read(file: &Path) -> Result<Pack, Failure> {
    let text = read_limited(file).map_err(|error| Failure::file(file, error))?;
    Pack::read(&text).map_err(|refusal| Failure::Check(crate::failure::at(&file.display().to_string(), say(Message::from(refusal)))))
}

/// The content of a pack, which is kept.
pub(crate) fn of_file<G: Game>(file: &Path) -> Result<Edition<G::Content>, Failure> {
    let pack = read(file)?;
    let edition = pack.edition::<G>().map_err(|refusal| refused(file, say(Message::from(refusal))))?;
    // A record can also be replayed with the file itself.
    let _ = keep(&pack);
    Ok(edition)
}

/// The content of the only pack for the game `G` in a folder, or of the one with this hash.
pub(crate) fn in_folder<G: Game>(folder: &Path, hash: Option<&str>) -> Result<Edition<G::Content>, Failure> {
    let fits = |pack: &Pack| pack.game == G::ID && hash.is_none_or(|hash| pack.hash() == hash);
    let found: Vec<PathBuf> = files(folder).into_iter().filter(|file| read(file).is_ok_and(|pack| fits(&pack))).collect();
    let game = text_of_game::<G>();
    match found.as_slice() {
        [one] => of_file::<G>(one),
        [] => {
            let files: Vec<&'static str> = G::Content::FILES.iter().map(|(name, _)| *name).collect();
            Err(refused(folder, t!("term-no-content", game = game, files = files)))
        }
        // The same figures twice are as good as once.
        [one, ..] if hash.is_some() => of_file::<G>(one),
        several => {
            let names: Vec<String> =
                several.iter().filter_map(|file| file.file_name()).map(|name| name.to_string_lossy().into_owned()).collect();
            Err(refused(folder, t!("term-pack-several", game = game, names = names.join(", "))))
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == ENDING)).take(MAX_FILES).collect();
    files.sort();
    files
}

fn place(hash: &str) -> Option<PathBuf> {
    let is_hash = hash.len() == 64 && hash.bytes().all(|b| b.is_ascii_hexdigit());
    data::folder().filter(|_| is_hash).map(|folder| folder.join("packs").join(format!("{hash}.{ENDING}")))
}

/// The kept pack with this hash, if there is one.
pub(crate) fn kept_pack(hash: &str) -> Option<Pack> {
    place(hash).and_then(|file| read(&file).ok()).filter(|pack| pack.hash() == hash)
}

/// The content of the kept pack with this hash, if there is one.
pub(crate) fn kept<G: Game>(hash: &str) -> Option<Edition<G::Content>> {
    kept_pack(hash)?.edition::<G>().ok()
}

/// Keeps a pack. Returns its file.
pub(crate) fn keep(pack: &Pack) -> io::Result<PathBuf> {
    let file = place(&pack.hash()).ok_or_else(|| io::Error::other(t!("term-no-home")))?;
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    write(&file, &pack.to_text())?;
    Ok(file)
}

/// Writes a file: at any moment either the old one or the new one exists.
pub(crate) fn write(file: &Path, text: &str) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".tmp");
    fs::write(&beside, text)?;
    fs::rename(&beside, file)
}
