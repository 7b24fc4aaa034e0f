//! Packs the built-in content files of a game for `Content::FILES` and `Content::HASH`. Used by build scripts.
//!
//! Native builds keep TOML, because players may replace the files with their own. In the browser nobody can, and a TOML parser would
//! make up a fifth of the page, so there the files are JSON, which the page parses anyway. The hash is always computed from the TOML
//! texts, so that a record made on one side can be replayed on the other.
//!
//! ```
//! let toml = "[wolf]\nsheep = 3\n";
//! assert_eq!(den_content::json(toml).unwrap(), r#"{"wolf":{"sheep":3}}"#);
//! assert_eq!(den_content::hash([("box.toml", toml)]).len(), 64, "SHA-256, in hexadecimal digits");
//! ```

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// Writes `files.rs` to `OUT_DIR` (to be included as `Content::FILES`) and sets `CONTENT_HASH`, from the named files in `content/`.
///
/// # Panics
/// If a file cannot be read, naming the file and the reason.
pub fn pack(names: &[&str]) {
    let content = folder("CARGO_MANIFEST_DIR").join("content");
    let out = folder("OUT_DIR");
    let browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let texts: Vec<String> = names.iter().map(|name| read(&content.join(name))).collect();
    let mut list = String::from("&[");
    for (name, text) in names.iter().zip(&texts) {
        println!("cargo:rerun-if-changed=content/{name}");
        // Relative to the list, not by absolute path: a checkout may be moved and a target folder shared.
        let copy = if browser { Path::new(name).with_extension("json") } else { PathBuf::from(name) };
        let text = if browser { json(text).unwrap_or_else(|why| panic!("{name}: {why}")) } else { text.clone() };
        write(&out.join(&copy), &text);
        let _ = write!(list, "({name:?}, include_str!({:?})), ", copy.display().to_string());
    }
    list.push(']');
    write(&out.join("files.rs"), &list);
    println!("cargo:rustc-env=CONTENT_HASH={}", hash(names.iter().copied().zip(texts.iter().map(String::as_str))));
}

/// Converts TOML to JSON.
///
/// # Errors
/// The parser's message.
pub fn json(text: &str) -> Result<String, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    serde_json::to_string(&table).map_err(|error| error.to_string())
}

/// The SHA-256 over names and texts, each preceded by its length; the same as `Edition::hash`.
pub fn hash<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut hash = Sha256::new();
    for text in files.into_iter().flat_map(|(name, text)| [name, text]) {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    }
    const_hex::encode(hash.finalize())
}

fn folder(name: &str) -> PathBuf {
    env::var_os(name).map(PathBuf::from).unwrap_or_else(|| panic!("{name} is not set: this runs in a build script"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_the_same_in_both_languages() {
        let text = "# a remark\n[cards]\nmark = \"rulebook\"\nblack = [4, 4]\n[[card]]\nid = \"W01\"\nodd = -1.5\nyes = true\n";
        let said: serde_json::Value = serde_json::from_str(&json(text).unwrap()).unwrap();
        let meant = serde_json::json!({
            "cards": { "mark": "rulebook", "black": [4, 4] },
            "card": [{ "id": "W01", "odd": -1.5, "yes": true }],
        });
        assert_eq!(said, meant);
        assert!(json("black = ").unwrap_err().contains("line 1"));
    }

    #[test]
    fn the_hash_distinguishes_a_name_from_a_text() {
        assert_ne!(hash([("a", "bc")]), hash([("ab", "c")]));
        assert_eq!(hash([]), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
