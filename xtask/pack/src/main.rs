//! `web-pack WEB RULES WORDS DIST APP.wasm WORKER.wasm`: binds the wasm modules to JavaScript and gives all files hashed names.
//!
//! `WEB` contains the page's own files. Those in `WEB/root` keep their names (`index.html`, `sw.js`, the manifest); all others go to
//! `DIST/assets` with a hash in their name, so that they can be cached forever. `{{name}}` in a text file stands for the hashed path of
//! `name`, `{{files}}` for the list of all paths and `{{version}}` for a hash over them. The rule texts in `RULES` (English) and its folders,
//! one for each other language, become `rules-LANG-GAME.md`; `{{rules}}` lists their paths. The Fluent files of each language in a folder of
//! `WORDS` become `words-LANG.ftl` for the first page and `more-words-LANG.ftl`, listed by `{{words}}` and `{{more-words}}`. The illustrations in
//! `WEB/art` become `art-NAME.svg`, listed by `{{art}}`. With the feature `compress`, for a page that is shipped, modules are made
//! smaller (`shrink.rs`), and a `.br` file is added for every file that becomes smaller.

#[cfg(feature = "compress")]
mod shrink;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

type Fallible<T> = Result<T, Box<dyn Error>>;

fn main() {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let done = match args.as_slice() {
        [web, rules, words, dist, modules @ ..] if !modules.is_empty() => pack(web, rules, words, dist, modules),
        _ => Err("usage: web-pack WEB RULES WORDS DIST MODULE.wasm …".into()),
    };
    if let Err(error) = done {
        eprintln!("web-pack: {error}");
        std::process::exit(1);
    }
}

/// The texts of the terminal, which the page does not use.
const NOT_ON_THE_PAGE: &str = "terminal.ftl";
/// The texts of the first page, besides the names and pitches of the games.
const OF_THE_PAGE: &str = "page.ftl";
/// Texts of the page that the lobby and what surrounds it do not show, by the start of their keys: they come with the games' texts, which every
/// other page waits for.
const LATER: &[&str] = &[
    "about-",
    "age-",
    "assisted",
    "away-",
    "bot-alpha-",
    "bot-beta-",
    "bot-companion-",
    "bot-greedy",
    "bot-hunter-",
    "bot-ismcts",
    "bot-pimc",
    "bot-pup-",
    "bot-random",
    "bot-scout-",
    "bot-style-",
    "bot-tracker-",
    "bot-veteran-",
    "bot-yearling-",
    "chat-",
    "choices",
    "clear-",
    "clock",
    "confirm-",
    "cover",
    "ended-",
    "extra-",
    "eye-",
    "hint",
    "imagined",
    "join-",
    "learn-",
    "load-",
    "log-",
    "lost-broken",
    "lost-game",
    "lost-match",
    "lost-old",
    "mine-",
    "missed",
    "online-",
    "panel-",
    "panels",
    "player-decides",
    "player-show",
    "problem-",
    "record-",
    "rematch",
    "replay",
    "rules-",
    "setup-",
    "share",
    "sheet-",
    "skip-",
    "status-",
    "tables-",
    "title-",
    "undo",
    "verify",
    "watching",
    "what-if",
    "zoom",
];
/// Texts that the lobby shows although their keys start like others that it does not.
const FIRST: &[&str] = &["online-open", "setup-screen"];

fn pack(web: &Path, rules: &Path, words: &Path, dist: &Path, modules: &[PathBuf]) -> Fallible<()> {
    let mut bundle = Bundle::default();
    // The modules take most of the time and are independent.
    let bound: Vec<_> = thread::scope(|scope| {
        let binders: Vec<_> = modules.iter().map(|module| scope.spawn(|| bind(module).map_err(|error| error.to_string()))).collect();
        binders.into_iter().map(|binder| binder.join().unwrap_or_else(|_| Err("wasm-bindgen panicked".into()))).collect()
    });
    for module in bound {
        let Module { stem, js, wasm } = module?;
        bundle.add(format!("{stem}.js"), js);
        bundle.add(format!("{stem}.wasm"), wasm);
    }
    for file in files(web)? {
        let name = file.file_name().and_then(|n| n.to_str()).ok_or("a file name that is not UTF-8")?.to_string();
        bundle.add(name, fs::read(&file)?);
    }
    for file in files(&web.join("art"))? {
        let name = file.file_name().and_then(|n| n.to_str()).ok_or("a file name that is not UTF-8")?;
        bundle.add(format!("art-{name}"), without_remarks_in_art(&fs::read_to_string(&file)?).into_bytes());
    }
    bundle.add_rules("en", rules)?;
    for folder in fs::read_dir(rules)?.flatten().filter(|entry| entry.path().is_dir()) {
        bundle.add_rules(&folder.file_name().to_string_lossy(), &folder.path())?;
    }
    for folder in fs::read_dir(words)?.flatten().filter(|entry| entry.path().is_dir()) {
        bundle.add_words(&folder.file_name().to_string_lossy(), &folder.path())?;
    }
    let root: Vec<PathBuf> = files(&web.join("root"))?;
    let fresh = dist.with_extension("new");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    fs::create_dir_all(fresh.join("assets"))?;
    bundle.name_all()?;
    let mut done: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    for file in root {
        let text = fs::read(&file)?;
        let text =
            String::from_utf8(text).map(|text| bundle.fill(&text).into_bytes()).unwrap_or_else(std::string::FromUtf8Error::into_bytes);
        done.push((fresh.join(file.file_name().ok_or("a file without a name")?), text));
    }
    done.extend(bundle.done.into_values().map(|(path, bytes)| (fresh.join(path.trim_start_matches('/')), bytes)));
    write_all(done)?;
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::rename(&fresh, dist)?;
    Ok(())
}

/// The files of a folder, without its subfolders.
fn files(folder: &Path) -> Fallible<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    Ok(files)
}

/// The files that get hashed names.
#[derive(Default)]
struct Bundle {
    raw: BTreeMap<String, Vec<u8>>,
    /// The path and the bytes, by plain name.
    done: BTreeMap<String, (String, Vec<u8>)>,
}

impl Bundle {
    fn add(&mut self, name: String, bytes: Vec<u8>) {
        self.raw.insert(name, bytes);
    }

    /// Adds the rule texts of a language.
    fn add_rules(&mut self, lang: &str, folder: &Path) -> Fallible<()> {
        for file in files(folder)?.into_iter().filter(|file| file.extension().is_some_and(|ext| ext == "md")) {
            let stem = file.file_stem().and_then(|s| s.to_str()).ok_or("a rule text without a name")?.to_string();
            self.add(format!("rules-{lang}-{stem}.md"), fs::read(&file)?);
        }
        Ok(())
    }

    /// Adds the texts of a language, without comments and blank lines: those of the first page, and the others, which are
    /// fetched after it.
    fn add_words(&mut self, lang: &str, folder: &Path) -> Fallible<()> {
        let (mut first, mut more) = (String::new(), String::new());
        for file in files(folder)?
            .into_iter()
            .filter(|file| file.extension().is_some_and(|ext| ext == "ftl") && file.file_name().is_none_or(|name| name != NOT_ON_THE_PAGE))
        {
            let text = fs::read_to_string(&file)?;
            let page = file.file_name().is_some_and(|name| name == OF_THE_PAGE);
            let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let mut early = page;
            for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
                // A line that starts with a space continues the previous message.
                if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| !key.starts_with(' ')) {
                    early = if page {
                        FIRST.contains(&key) || !LATER.iter().any(|start| key.starts_with(start))
                    } else {
                        key.strip_prefix(stem.as_str()).is_some_and(|rest| rest == "-name" || rest == "-pitch")
                    };
                }
                let part = if early { &mut first } else { &mut more };
                part.push_str(line);
                part.push('\n');
            }
        }
        self.add(format!("words-{lang}.ftl"), first.into_bytes());
        self.add(format!("more-words-{lang}.ftl"), more.into_bytes());
        Ok(())
    }

    /// Names the files, starting with those that refer to no others.
    fn name_all(&mut self) -> Fallible<()> {
        while !self.raw.is_empty() {
            let names: Vec<String> = self.raw.keys().cloned().collect();
            let ready: Vec<String> = names.iter().filter(|name| names.iter().all(|other| !self.mentions(name, other))).cloned().collect();
            if ready.is_empty() {
                return Err(format!("{} refer to each other in a cycle", names.join(", ")).into());
            }
            for name in ready {
                let bytes = self.raw.remove(&name).unwrap_or_default();
                let bytes = String::from_utf8(bytes)
                    .map(|text| self.fill(&text).into_bytes())
                    .unwrap_or_else(std::string::FromUtf8Error::into_bytes);
                let (stem, ext) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no extension"))?;
                let path = format!("/assets/{stem}-{}.{ext}", hash(&bytes));
                self.done.insert(name, (path, bytes));
            }
        }
        Ok(())
    }

    fn mentions(&self, name: &str, other: &str) -> bool {
        let mark = format!("{{{{{other}}}}}");
        self.raw[name].windows(mark.len()).any(|window| window == mark.as_bytes())
    }

    fn fill(&self, text: &str) -> String {
        if !text.contains("{{") {
            return text.to_string();
        }
        let paths = self.done.values().map(|(path, _)| format!("\"{path}\"")).collect::<Vec<_>>().join(", ");
        let of = |kind: &str| {
            let found = self.done.iter().filter(|(name, _)| name.starts_with(kind)).map(|(_, (path, _))| path.as_str());
            found.collect::<Vec<_>>().join(" ")
        };
        let text = text
            .replace("{{rules}}", &of("rules-"))
            .replace("{{words}}", &of("words-"))
            .replace("{{more-words}}", &of("more-words-"))
            .replace("{{art}}", &of("art-"));
        let mut text = text.replace("{{files}}", &paths).replace("{{version}}", &hash(paths.as_bytes()));
        for (name, (path, _)) in &self.done {
            text = text.replace(&format!("{{{{{name}}}}}"), path);
        }
        text
    }
}

/// A wasm module with the JavaScript that calls it.
struct Module {
    stem: String,
    js: Vec<u8>,
    wasm: Vec<u8>,
}

/// Binds a wasm module: `app.wasm` gives `app.js` and `app.wasm`.
fn bind(module: &Path) -> Fallible<Module> {
    let stem = module.file_stem().and_then(|s| s.to_str()).ok_or("a module without a name")?.to_string();
    let mut output = Bindgen::new()
        .input_path(module)
        .web(true)
        .map_err(|e| e.to_string())?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .generate_output()
        .map_err(|e| format!("{}: {e:#}", module.display()))?;
    let foreign: Vec<_> = output.snippets().iter().filter(|(_, files)| !files.is_empty()).map(|(name, _)| name.as_str()).collect();
    if !foreign.is_empty() || !output.local_modules().is_empty() {
        return Err(format!("{stem}: a dependency contains its own JavaScript, which is not packed: {foreign:?}").into());
    }
    let mut js = without_remarks(output.js());
    let module = output.wasm_mut();
    // The names of the imports end in hashes, which cannot be compressed and would be sent twice.
    for (at, import) in module.imports.iter_mut().enumerate() {
        let short = format!("i{at}");
        js = with_name(&js, &import.name, &short);
        import.name = short;
    }
    // A library of Leptos exports classes for streams, which nothing on the page uses; an export keeps all the code behind it.
    let unused: Vec<_> = module.exports.iter().filter(|export| export.name.contains("intounderlying")).map(walrus::Export::id).collect();
    for export in unused {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
    let wasm = module.emit_wasm();
    #[cfg(feature = "compress")]
    let wasm = shrink::shrink(&wasm).map_err(|error| format!("{stem}: {error}"))?;
    Ok(Module { stem, js: js.into_bytes(), wasm })
}

/// JavaScript with another name for an import. Every name of an import is mentioned as a whole word, once.
fn with_name(js: &str, old: &str, new: &str) -> String {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$');
    let mut out = String::with_capacity(js.len());
    let mut rest = js;
    while let Some(at) = rest.find(old) {
        let (before, after) = (&rest[..at], &rest[at + old.len()..]);
        let whole = !is_part(before.chars().next_back()) && !is_part(after.chars().next());
        out.push_str(before);
        out.push_str(if whole { new } else { old });
        rest = after;
    }
    out.push_str(rest);
    out
}

/// JavaScript without full-line comments and indentation, to save transfer size.
fn without_remarks(js: &str) -> String {
    let mut lines = String::with_capacity(js.len());
    let mut remark = false;
    for line in js.lines().map(str::trim) {
        remark |= line.starts_with("/*");
        if !remark && !line.is_empty() && !line.starts_with("//") {
            lines.push_str(line);
            lines.push('\n');
        }
        remark &= !line.ends_with("*/");
    }
    lines
}

/// Illustrations without the comments for those who draw them.
fn without_remarks_in_art(svg: &str) -> String {
    svg.lines().filter(|line| !line.starts_with("<!--")).flat_map(|line| [line, "\n"]).collect()
}

fn hash(bytes: &[u8]) -> String {
    const_hex::encode(&Sha256::digest(bytes)[..8])
}

/// Writes files, on all cores: compressing takes most of the time. The largest come first, so that none of them is left alone at the end.
fn write_all(mut files: Vec<(PathBuf, Vec<u8>)>) -> Fallible<()> {
    files.sort_by_key(|(_, bytes)| std::cmp::Reverse(bytes.len()));
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), String> {
        while let Some((path, bytes)) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            write(path, bytes).map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let writers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        writers.into_iter().try_for_each(|writer| writer.join().unwrap_or_else(|_| Err("compressing panicked".into())))
    })?;
    Ok(())
}

/// Writes a file and, if it is smaller, its compressed version.
fn write(path: &Path, bytes: &[u8]) -> Fallible<()> {
    fs::write(path, bytes).map_err(|e| format!("{}: {e}", path.display()))?;
    #[cfg(feature = "compress")]
    compress(path, bytes)?;
    Ok(())
}

#[cfg(feature = "compress")]
fn compress(path: &Path, bytes: &[u8]) -> Fallible<()> {
    use std::io::Write;

    use brotlic::{BrotliEncoderOptions, CompressionMode, CompressorWriter, Quality, WindowSize};

    let with = |mode| -> Fallible<Vec<u8>> {
        let mut options = BrotliEncoderOptions::new();
        options.mode(mode).quality(Quality::best()).window_size(WindowSize::default()).size_hint(bytes.len() as u32);
        let mut out = CompressorWriter::with_encoder(options.build()?, Vec::new());
        out.write_all(bytes)?;
        out.into_inner().map_err(|error| error.to_string().into())
    };
    // Numbers and addresses repeat in a module as they do in a font: that mode saves a kilobyte there, and loses a little in texts.
    let (generic, font) = (with(CompressionMode::Generic)?, with(CompressionMode::Font)?);
    let small = if font.len() < generic.len() { font } else { generic };
    if small.len() < bytes.len() {
        let mut name = path.as_os_str().to_owned();
        name.push(".br");
        fs::write(name, small)?;
    }
    Ok(())
}
