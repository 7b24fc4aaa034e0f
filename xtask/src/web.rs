//! Builds the browser client: finds a compiler that has the wasm standard library, compiles `den-web`, and lets `web-pack` make `dist/`.
//!
//! The standard library comes from, in this order: the active toolchain; `rustup target add` (unless `RUSTUP_AUTO_INSTALL=0` forbids
//! downloads); Debian's compiler and Debian's sources, built once and kept outside `target/`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::page::Page;

const TARGET: &str = "wasm32-unknown-unknown";
/// The wasm modules: the package, its executable, and how it is compiled as shipped. The page is to be small, the bots are to be fast.
const MODULES: [(&str, &str, &str); 2] = [("den-web", "app", "web"), ("den-web-bots", "worker", "web-bots")];

/// Leptos then tells the types of components apart when the page runs and not when it is compiled, which makes it smaller.
const ERASED: &str = "--cfg erase_components";

/// How to build the client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// Small and fast to load, as it is shipped.
    Shipped,
    /// Quick to build, for work on the client itself.
    Quick,
}

/// `cargo xtask web`.
pub(crate) fn run(words: &[String]) -> ExitCode {
    let has = |word: &str| words.iter().any(|w| w == word);
    let root = crate::root();
    if has("--if-stale") && is_fresh(&root) {
        return ExitCode::SUCCESS;
    }
    let built = build(&root, if has("--quick") { Build::Quick } else { Build::Shipped });
    let weighed = built.and_then(|dist| if has("--weigh") { Page::weigh(&dist)?.write().map(|()| dist) } else { Ok(dist) });
    match weighed {
        Ok(dist) => {
            println!("the browser client is in {}", dist.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the client into `<root>/dist`, and gives that folder.
///
/// # Errors
/// Says what is missing and the command that brings it, or repeats what the compiler said.
pub(crate) fn build(root: &Path, how: Build) -> Result<PathBuf, String> {
    let toolchain = Toolchain::find()?;
    let target = target_dir(root).join("web");
    let mut built = Vec::new();
    for (package, module, shipped) in MODULES {
        let (profile, folder) = match how {
            Build::Shipped => (shipped, shipped),
            Build::Quick => ("dev", "debug"),
        };
        let mut compile = toolchain.cargo(if package == "den-web" { ERASED } else { "" });
        compile.current_dir(root).args(["build", "--locked", "-p", package, "--bin", module, "--target", TARGET, "--profile", profile]);
        compile.arg("--target-dir").arg(&target);
        succeed(&mut compile, "compiling the browser client")?;
        built.push(target.join(TARGET).join(folder).join(format!("{module}.wasm")));
    }
    let dist = root.join("dist");
    let mut pack = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    pack.current_dir(root).args(["run", "--quiet", "--locked", "--profile", "tool", "-p", "web-pack", "--"]);
    pack.arg(root.join("crates/den-web/web")).arg(root.join("docs/rules")).arg(root.join("crates/den-web/locales"));
    pack.arg(&dist).args(built);
    if how == Build::Quick {
        pack.env("WEB_PACK_QUICK", "1");
    }
    succeed(&mut pack, "packing the browser client")?;
    if how == Build::Shipped {
        println!("{}", Page::weigh(&dist)?.check()?);
    }
    Ok(dist)
}

/// Whether there is a compiler for the browser; it is installed where that can be done without asking.
pub(crate) fn can_build() -> Result<(), String> {
    Toolchain::find().map(drop)
}

/// Whether the client in `dist` is as new as what it is made from, so that it need not be built again.
pub(crate) fn is_fresh(root: &Path) -> bool {
    let Some(built) = modified(&root.join("dist/index.html")) else { return false };
    let sources = ["crates", "docs/rules", "xtask/pack", "Cargo.lock", "Cargo.toml"];
    sources.iter().all(|source| newest(&root.join(source)).is_none_or(|time| time <= built))
}

fn modified(path: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}

fn newest(path: &Path) -> Option<std::time::SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return modified(path) };
    entries.flatten().filter(|entry| entry.file_name() != "tests").filter_map(|entry| newest(&entry.path())).max()
}

fn target_dir(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// A compiler that can make wasm.
#[derive(Debug)]
enum Toolchain {
    /// The one that runs this.
    Active,
    /// Debian's, with a standard library built from Debian's sources.
    Debian(Debian),
}

#[derive(Debug)]
struct Debian {
    linker: String,
    sysroot: PathBuf,
}

const WASM_FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library";

/// The oldest compiler that takes the code of the page.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Whether what `rustc -V` says is older than a version.
fn is_older(said: &str, version: &str) -> bool {
    let numbers = |text: &str| -> Vec<u32> { text.split('.').map_while(|number| number.parse().ok()).collect() };
    numbers(said.split(' ').nth(1).unwrap_or_default()) < numbers(version)
}

impl Toolchain {
    fn find() -> Result<Toolchain, String> {
        if has_wasm("rustc") {
            return Ok(Toolchain::Active);
        }
        let rustup = works(Command::new("rustup").arg("--version"));
        let offline = env::var_os("RUSTUP_AUTO_INSTALL").is_some_and(|v| v == "0");
        if rustup && !offline && works(Command::new("rustup").args(["target", "add", TARGET])) && has_wasm("rustc") {
            return Ok(Toolchain::Active);
        }
        Debian::find().map(Toolchain::Debian).map_err(|why| {
            let bring = if Path::new("/etc/debian_version").exists() && (offline || !rustup) {
                "as root: apt-get install -y --no-install-recommends rustc-web cargo-web rust-web-src lld".to_string()
            } else {
                format!("rustup target add {TARGET}")
            };
            format!("the browser client needs Rust's wasm standard library, which is not here ({why}).\nBring it with:  {bring}\nThe server and the terminal run without it.")
        })
    }

    /// The cargo of this compiler, with flags for the code of the page.
    fn cargo(&self, flags: &str) -> Command {
        match self {
            Toolchain::Active => {
                let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
                cargo.env(WASM_FLAGS, flags);
                cargo
            }
            Toolchain::Debian(debian) => debian.cargo(format!("--sysroot {} {flags}", debian.sysroot.display()).trim()),
        }
    }
}

/// Whether this compiler has the wasm standard library.
fn has_wasm(rustc: &str) -> bool {
    let Ok(out) = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output() else { return false };
    let folder = PathBuf::from(String::from_utf8_lossy(&out.stdout).trim());
    out.status.success() && has_std(&folder)
}

fn has_std(folder: &Path) -> bool {
    let Ok(files) = fs::read_dir(folder) else { return false };
    files.flatten().any(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    })
}

impl Debian {
    fn find() -> Result<Debian, String> {
        if !Path::new("/etc/debian_version").exists() {
            return Err("this is no Debian machine".into());
        }
        if !Debian::is_installed() {
            Debian::install()?;
        }
        let linker = linker().ok_or("no wasm-ld is installed")?;
        let mut version = said(Command::new(DEBIAN_RUSTC).arg("-V"))?;
        if is_older(&version, OLDEST) {
            // An older one may lie there from before.
            Debian::install()?;
            version = said(Command::new(DEBIAN_RUSTC).arg("-V"))?;
        }
        if is_older(&version, OLDEST) {
            return Err(format!(
                "Debian's compiler is {version}, Rust {OLDEST} is needed; newer ones are in Debian's security suite, which apt's sources must name"
            ));
        }
        let mut debian = Debian { linker, sysroot: cache_dir()?.join(slug(&version)) };
        let library = debian.sysroot.join("lib/rustlib").join(TARGET).join("lib");
        if !has_std(&library) {
            debian.build_std()?;
        }
        debian.sysroot = debian.sysroot.canonicalize().map_err(|e| format!("{}: {e}", debian.sysroot.display()))?;
        Ok(debian)
    }

    fn is_installed() -> bool {
        [DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_SOURCES].iter().all(|path| Path::new(path).exists()) && linker().is_some()
    }

    /// Installs Debian's packages, where this process may.
    fn install() -> Result<(), String> {
        if said(Command::new("id").arg("-u"))? != "0" {
            return Err("only root can install Debian's packages".into());
        }
        eprintln!("installing Debian's Rust compiler for the browser client (once) …");
        // Refreshing the lists may fail on a machine that has them on disk: installing decides.
        let _ = Command::new("apt-get").args(["update", "-qq"]).status();
        let mut install = Command::new("apt-get");
        install.env("DEBIAN_FRONTEND", "noninteractive").args(["install", "-y", "-qq", "--no-install-recommends"]);
        install.args(["rustc-web", "cargo-web", "rust-web-src", &newest_lld()?]);
        succeed(&mut install, "installing Debian's packages")
    }

    /// Debian's cargo with Debian's compiler (rustup's stands first on the path) and linker.
    fn cargo(&self, flags: &str) -> Command {
        let mut cargo = Command::new(DEBIAN_CARGO);
        cargo.env("RUSTC", DEBIAN_RUSTC).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &self.linker);
        cargo.env(WASM_FLAGS, flags);
        // What rustup and an outer cargo set is meant for another compiler.
        for name in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTDOC", "RUSTC_WRAPPER", "CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "LD_LIBRARY_PATH"] {
            cargo.env_remove(name);
        }
        cargo
    }

    /// Builds the standard library from Debian's sources and copies it into a sysroot of its own.
    fn build_std(&self) -> Result<(), String> {
        eprintln!("building the wasm standard library from Debian's sources (once, about a minute) …");
        let work = self.sysroot.with_extension("work");
        let said_of = |path: &Path| {
            let path = path.display().to_string();
            move |e: std::io::Error| format!("{path}: {e}")
        };
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(work.join("src")).map_err(said_of(&work))?;
        let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[lib]\n[workspace]\n";
        fs::write(work.join("Cargo.toml"), manifest).and_then(|()| fs::write(work.join("src/lib.rs"), "")).map_err(said_of(&work))?;
        let mut build = self.cargo("-Cembed-bitcode=yes");
        build.current_dir(&work).env("RUSTC_BOOTSTRAP", "1");
        build.args(["build", "--quiet", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort", "--target-dir", "target"]);
        succeed(&mut build, "building the wasm standard library")?;

        // Put together beside its place and renamed at the end, so that a broken-off build leaves nothing half done.
        let fresh = self.sysroot.with_extension("new");
        let _ = fs::remove_dir_all(&fresh);
        let library = fresh.join("lib/rustlib").join(TARGET).join("lib");
        fs::create_dir_all(&library).map_err(said_of(&library))?;
        let built = work.join("target").join(TARGET).join("release/deps");
        for file in fs::read_dir(&built).map_err(said_of(&built))?.flatten() {
            let path = file.path();
            let is_library = path.extension().is_some_and(|ext| ext == "rlib" || ext == "rmeta");
            if is_library && !file.file_name().to_string_lossy().starts_with("libempty") {
                fs::copy(&path, library.join(file.file_name())).map_err(said_of(&path))?;
            }
        }
        let host = said(Command::new(DEBIAN_RUSTC).args(["--print", "host-tuple"]))?;
        let sysroot = PathBuf::from(said(Command::new(DEBIAN_RUSTC).args(["--print", "sysroot"]))?);
        link(&sysroot.join("lib/rustlib").join(&host), &fresh.join("lib/rustlib").join(&host))?;
        let _ = fs::remove_dir_all(&self.sysroot);
        fs::rename(&fresh, &self.sysroot).map_err(said_of(&fresh))?;
        let _ = fs::remove_dir_all(&work);
        Ok(())
    }
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> Result<(), String> {
    std::os::unix::fs::symlink(from, to).map_err(|e| format!("{}: {e}", to.display()))
}

#[cfg(not(unix))]
fn link(_: &Path, to: &Path) -> Result<(), String> {
    Err(format!("{}: links are for Debian machines only", to.display()))
}

/// The newest `wasm-ld-NN`, or the plain one.
fn linker() -> Option<String> {
    let numbered = newest_number(fs::read_dir("/usr/bin").ok()?.flatten().map(|file| file.file_name()), "wasm-ld-");
    let plain = || Path::new("/usr/bin/wasm-ld").exists().then(|| "wasm-ld".to_string());
    numbered.map(|n| format!("wasm-ld-{n}")).or_else(plain)
}

/// The newest `lld-NN` that Debian offers here.
fn newest_lld() -> Result<String, String> {
    let names = said(Command::new("apt-cache").args(["pkgnames", "lld"]))?;
    let number = newest_number(names.lines().map(OsString::from), "lld-");
    Ok(number.map_or_else(|| "lld".to_string(), |n| format!("lld-{n}")))
}

fn newest_number(names: impl Iterator<Item = OsString>, prefix: &str) -> Option<u32> {
    names.filter_map(|name| name.to_str()?.strip_prefix(prefix)?.parse().ok()).max()
}

/// Where the standard library is kept: outside `target/`, so that `cargo clean` does not cost a minute.
fn cache_dir() -> Result<PathBuf, String> {
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache"));
    let base = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or_else(home).ok_or("neither XDG_CACHE_HOME nor HOME is set")?;
    let dir = base.join("wolfden/wasm-std");
    fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    Ok(dir)
}

/// A version as a file name.
fn slug(version: &str) -> String {
    version.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect()
}

fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|out| out.status.success())
}

/// What the command prints, without white space around it.
fn said(command: &mut Command) -> Result<String, String> {
    let out = command.output().map_err(|e| format!("{}: {e}", command.get_program().display()))?;
    if !out.status.success() {
        return Err(format!("{} failed: {}", command.get_program().display(), String::from_utf8_lossy(&out.stderr).trim()));
    }
    Ok(String::from_utf8_lossy(&out.stdout).trim().to_string())
}

fn succeed(command: &mut Command, what: &str) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{what}: {}: {e}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { Err(format!("{what} failed ({status})")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_linker_is_found_by_number_and_not_by_spelling() {
        let names = ["wasm-ld-9", "wasm-ld-22", "wasm-ld-19", "wasm-ld", "wasm-ld-old"].map(OsString::from);
        assert_eq!(newest_number(names.into_iter(), "wasm-ld-"), Some(22));
    }

    #[test]
    fn an_older_compiler_is_known_by_its_numbers() {
        for (said, older) in [("rustc 1.85.0 (4d91de4e4)", true), ("rustc 1.88.0", false), ("rustc 1.100.1 (x)", false), ("nonsense", true)]
        {
            assert_eq!(is_older(said, "1.88"), older, "{said}");
        }
    }

    #[test]
    fn a_compiler_version_becomes_a_file_name() {
        assert_eq!(slug("rustc 1.96.0 (ac68faa20 2026-05-25)"), "rustc-1.96.0--ac68faa20-2026-05-25-");
    }
}
