//! Lists the Fluent files of each language, so that no code has to.

use std::path::Path;
use std::{env, fs};

fn main() {
    let home = env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder");
    let mut out = String::from("[\n");
    for language in ["en", "de", "fr", "pl"] {
        let folder = Path::new(&home).join("locales").join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files: Vec<_> =
            fs::read_dir(&folder).expect("a language has a folder").map(|file| file.expect("readable").path()).collect();
        files.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
        files.sort();
        out += "    &[";
        for file in files {
            out += &format!("include_str!({:?}), ", file.display().to_string());
        }
        out += "],\n";
    }
    out += "]\n";
    let to = Path::new(&env::var("OUT_DIR").expect("cargo names a folder for output")).join("texts.rs");
    fs::write(to, out).expect("the folder for output can be written");
}
