//! A compiler for the browser: with Rust's standard library for wasm from the active toolchain (installed by rustup) or, if rustup cannot
//! download, with Debian's compiler and sources, built once and kept outside `target/`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::progress::Progress;
use crate::setup::is_debian;
use crate::{cache_dir, output, succeeds};

/// The target of the page.
pub const TARGET: &str = "wasm32-unknown-unknown";

const WASM_FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library";

/// The oldest compiler that can compile the page.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// A compiler that supports wasm.
#[derive(Debug)]
pub enum Toolchain {
    /// The one that runs this program.
    Active,
    /// Debian's, with a standard library built from Debian's sources.
    Debian(Debian),
}

/// Debian's compiler.
#[derive(Debug)]
pub struct Debian {
    linker: String,
    sysroot: PathBuf,
}

/// Whether rustup is installed and may download without confirmation.
pub fn rustup_may_install() -> bool {
    env::var_os("RUSTUP_AUTO_INSTALL").is_none_or(|value| value != "0") && has_rustup()
}

/// Whether rustup is installed.
pub fn has_rustup() -> bool {
    succeeds(Command::new("rustup").arg("--version"))
}

impl Toolchain {
    /// Finds an installed compiler.
    ///
    /// # Errors
    /// What is missing.
    pub fn find() -> Result<Toolchain, String> {
        if has_wasm("rustc") {
            return Ok(Toolchain::Active);
        }
        let debian = Debian::find()?;
        if !debian.has_std() {
            return Err("Debian's compiler is installed, but its standard library for wasm is not built yet".into());
        }
        Ok(Toolchain::Debian(debian))
    }

    /// The cargo of this compiler, with flags for the page.
    pub fn cargo(&self, flags: &str) -> Command {
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

/// Builds Debian's standard library for wasm, if Debian's compiler is installed and it has not been built yet.
///
/// # Errors
/// If the build fails.
pub fn prepare(progress: &Progress) -> Result<(), String> {
    if Toolchain::find().is_ok() {
        return Ok(());
    }
    // If there is no such compiler, `Toolchain::find` says what is missing.
    Debian::find().map_or(Ok(()), |debian| debian.build_std(progress))
}

/// The packages of Debian's compiler.
pub fn debian_packages() -> Vec<String> {
    let lld = newest_lld().unwrap_or_else(|_| "lld".into());
    vec!["rustc-web".into(), "cargo-web".into(), "rust-web-src".into(), lld]
}

/// Whether this compiler has the wasm standard library.
fn has_wasm(rustc: &str) -> bool {
    let Ok(folder) = output(Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET])) else { return false };
    has_std(Path::new(&folder))
}

fn has_std(folder: &Path) -> bool {
    let Ok(files) = fs::read_dir(folder) else { return false };
    files.flatten().any(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    })
}

/// Whether the output of `rustc -V` is older than a version.
fn is_older(said: &str, version: &str) -> bool {
    let numbers = |text: &str| -> Vec<u32> { text.split('.').map_while(|number| number.parse().ok()).collect() };
    numbers(said.split(' ').nth(1).unwrap_or_default()) < numbers(version)
}

impl Debian {
    fn find() -> Result<Debian, String> {
        if !is_debian() {
            return Err("the toolchain has no standard library for wasm".into());
        }
        if ![DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_SOURCES].iter().all(|path| Path::new(path).exists()) {
            return Err("Debian's compiler for the browser is not installed".into());
        }
        let linker = linker().ok_or("no wasm-ld is installed")?;
        let version = output(Command::new(DEBIAN_RUSTC).arg("-V"))?;
        if is_older(&version, OLDEST) {
            return Err(format!(
                "Debian's compiler is {version}, Rust {OLDEST} is needed; newer ones are in Debian's security suite, which must be in apt's sources"
            ));
        }
        let folder = cache_dir("wasm-std")?;
        let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Debian { linker, sysroot: folder.join(slug(&version)) })
    }

    fn has_std(&self) -> bool {
        has_std(&self.sysroot.join("lib/rustlib").join(TARGET).join("lib"))
    }

    /// Debian's cargo with Debian's compiler (rustup's comes first on the path) and linker.
    fn cargo(&self, flags: &str) -> Command {
        let mut cargo = Command::new(DEBIAN_CARGO);
        cargo.env("RUSTC", DEBIAN_RUSTC).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", &self.linker);
        cargo.env(WASM_FLAGS, flags);
        // What rustup and an outer cargo have set is meant for another compiler.
        for name in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTDOC", "RUSTC_WRAPPER", "CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "LD_LIBRARY_PATH"] {
            cargo.env_remove(name);
        }
        cargo
    }

    /// Builds the standard library from Debian's sources and copies it into a separate sysroot.
    fn build_std(&self, progress: &Progress) -> Result<(), String> {
        let work = self.sysroot.with_extension("work");
        let at = |path: &Path| {
            let path = path.display().to_string();
            move |error: std::io::Error| format!("{path}: {error}")
        };
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(work.join("src")).map_err(at(&work))?;
        let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[lib]\n[workspace]\n";
        fs::write(work.join("Cargo.toml"), manifest).and_then(|()| fs::write(work.join("src/lib.rs"), "")).map_err(at(&work))?;
        let mut build = self.cargo("-Cembed-bitcode=yes");
        build.current_dir(&work).env("RUSTC_BOOTSTRAP", "1");
        build.args(["build", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort", "--target-dir", "target"]);
        progress.run("building the standard library for wasm (once)", Some(60.0), &mut [build])?;

        // Assembled next to its final location and renamed at the end, so that an interrupted build leaves nothing half done.
        let fresh = self.sysroot.with_extension("new");
        let _ = fs::remove_dir_all(&fresh);
        let library = fresh.join("lib/rustlib").join(TARGET).join("lib");
        fs::create_dir_all(&library).map_err(at(&library))?;
        let built = work.join("target").join(TARGET).join("release/deps");
        for file in fs::read_dir(&built).map_err(at(&built))?.flatten() {
            let path = file.path();
            let is_library = path.extension().is_some_and(|ext| ext == "rlib" || ext == "rmeta");
            if is_library && !file.file_name().to_string_lossy().starts_with("libempty") {
                fs::copy(&path, library.join(file.file_name())).map_err(at(&path))?;
            }
        }
        let host = output(Command::new(DEBIAN_RUSTC).args(["--print", "host-tuple"]))?;
        let sysroot = PathBuf::from(output(Command::new(DEBIAN_RUSTC).args(["--print", "sysroot"]))?);
        link(&sysroot.join("lib/rustlib").join(&host), &fresh.join("lib/rustlib").join(&host))?;
        let _ = fs::remove_dir_all(&self.sysroot);
        fs::rename(&fresh, &self.sysroot).map_err(at(&fresh))?;
        let _ = fs::remove_dir_all(&work);
        Ok(())
    }
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> Result<(), String> {
    std::os::unix::fs::symlink(from, to).map_err(|error| format!("{}: {error}", to.display()))
}

#[cfg(not(unix))]
fn link(_: &Path, to: &Path) -> Result<(), String> {
    Err(format!("{}: symbolic links are only supported on Debian", to.display()))
}

/// The newest `wasm-ld-NN`, or the plain one.
fn linker() -> Option<String> {
    let numbered = newest_number(fs::read_dir("/usr/bin").ok()?.flatten().map(|file| file.file_name()), "wasm-ld-");
    let plain = || Path::new("/usr/bin/wasm-ld").exists().then(|| "wasm-ld".to_string());
    numbered.map(|n| format!("wasm-ld-{n}")).or_else(plain)
}

/// The newest `lld-NN` that Debian offers here.
fn newest_lld() -> Result<String, String> {
    let names = output(Command::new("apt-cache").args(["pkgnames", "lld"]))?;
    let number = newest_number(names.lines().map(OsString::from), "lld-");
    Ok(number.map_or_else(|| "lld".to_string(), |n| format!("lld-{n}")))
}

fn newest_number(names: impl Iterator<Item = OsString>, prefix: &str) -> Option<u32> {
    names.filter_map(|name| name.to_str()?.strip_prefix(prefix)?.parse().ok()).max()
}

/// A version as a file name.
fn slug(version: &str) -> String {
    version.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect()
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
