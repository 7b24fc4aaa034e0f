//! Writes the list of the web client's files, from the folder in `WOLFDEN_WEB` or from `dist/` at the root of the workspace.
//! If `NAME.br` or `NAME.gz` exists, it is served to clients that accept it.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../..");
    let folder = env::var_os("WOLFDEN_WEB").map_or_else(|| root.join("dist"), PathBuf::from);
    // Cargo treats a missing folder as changed and would relink the program each time.
    let _ = fs::create_dir_all(&folder);
    println!("cargo::rerun-if-env-changed=WOLFDEN_WEB");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    collect(&folder, &folder, &mut files);
    files.sort();
    let mut list = String::from("static BUNDLE: &[File] = &[\n");
    // Compressed files first: the first one that the client accepts is sent.
    for compressed in [true, false] {
        for (path, file) in &files {
            let (plain, encoding) = match path.rsplit_once('.') {
                Some((plain, "br")) => (plain, "br"),
                Some((plain, "gz")) => (plain, "gzip"),
                _ => (path.as_str(), ""),
            };
            if compressed == encoding.is_empty() {
                continue;
            }
            let bytes = fs::read(file).unwrap_or_default();
            let tag = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
            let file = file.canonicalize().unwrap_or_else(|_| file.clone());
            let _ = writeln!(
                list,
                "    File {{ path: {plain:?}, tag: \"{tag:016x}\", encoding: {encoding:?}, bytes: include_bytes!({file:?}) }},"
            );
        }
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo")).join("bundle.rs");
    fs::write(out, list).expect("the list of web files can be written");
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files);
        } else if let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) {
            files.push((name.replace('\\', "/"), path.clone()));
        }
    }
}
