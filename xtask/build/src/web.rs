//! Builds the page: compiles `den-web` (the page, and what it loads when it is opened) and `den-web-bots` to wasm and has `web-pack` turn them into a folder that the server serves.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::page::Page;
use crate::progress::Progress;
use crate::setup::{self, Tool};
use crate::toolchain::{self, TARGET, Toolchain};
use crate::{cargo, root, target_dir};

/// The wasm modules: package, executable and release profile. The page should be small, the bots fast.
const MODULES: [(&str, &str, &str); 3] = [("den-web", "app", "web"), ("den-web", "extra", "web"), ("den-web-bots", "worker", "web-bots")];
/// Other inputs of `web-pack`: the page's own files and the rule texts.
const FILES: [&str; 2] = ["crates/den-web/web", "docs/rules"];
/// The messages.
const LOCALES: &str = "crates/den-words/locales";

/// Makes Leptos erase the types of components and takes the short form of SHA-256: the page is smaller and faster to build.
const SMALL: &str = "--cfg erase_components --cfg sha2_backend=\"soft\" --cfg sha2_backend_soft=\"compact\"";

/// The profiles for playing on this machine: of the program and of the page.
pub(crate) const LOCAL: &str = "play";
const LOCAL_PAGE: &str = "play-page";

/// How to build the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// As shipped: small, compressed, slow to build.
    Shipped,
    /// For this machine: fast to build, large.
    Local,
}

/// The shipped page's folder. Release builds of the server embed it.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Builds the page into a folder.
///
/// # Errors
/// What is missing and the command that installs it, or the compiler's output.
pub fn build(how: Build, folder: &Path, progress: &Progress) -> Result<(), String> {
    let toolchain = toolchain()?;
    match how {
        Build::Local => {
            progress.run("the page", None, &mut [compile_local(&toolchain), packer(how)])?;
        }
        Build::Shipped => {
            let page = compile_shipped(&toolchain, "den-web", SMALL);
            let bots = compile_shipped(&toolchain, "den-web-bots", "");
            progress.run("the page", None, &mut [page, bots, packer(how)])?;
        }
    }
    pack(how, folder, progress, "packing the page", None)?;
    if how == Build::Shipped {
        println!("{}", Page::weigh(folder)?.check()?);
    }
    Ok(())
}

/// The compiler for the page.
///
/// # Errors
/// What is missing and the command that installs it.
pub fn toolchain() -> Result<Toolchain, String> {
    Toolchain::find().map_err(|why| {
        let mut said = format!("The page cannot be built here: {why}.\nTo install it:  {}", setup::how(&[Tool::Wasm]));
        if toolchain::has_rustup() && !toolchain::rustup_may_install() {
            said.push_str(&format!("\nor:             rustup target add {TARGET}"));
        }
        said
    })
}

/// Compiles all modules for playing on this machine.
pub(crate) fn compile_local(toolchain: &Toolchain) -> Command {
    let mut compile = toolchain.cargo(SMALL);
    compile.args(["build", "--locked", "--profile", LOCAL_PAGE]);
    for (package, module, _) in MODULES {
        compile.args(["-p", package, "--bin", module]);
    }
    for_wasm(compile, PAGE_FOLDER)
}

/// Compiles the modules of a package as shipped.
fn compile_shipped(toolchain: &Toolchain, package: &str, flags: &str) -> Command {
    let mut compile = toolchain.cargo(flags);
    let modules: Vec<_> = MODULES.iter().filter(|module| module.0 == package).collect();
    // All modules of a package have the same profile.
    compile.args(["build", "--locked", "-p", package, "--profile", modules[0].2]);
    for (_, module, _) in modules {
        compile.args(["--bin", module]);
    }
    for_wasm(compile, shipped_folder(package))
}

/// Where the page is compiled. Cargo locks a folder, so what is built in parallel has its own.
const PAGE_FOLDER: &str = "web";

/// Where the modules of a package are compiled if they are shipped: page and bots in parallel, since most of the time goes into the last
/// step of each module, which uses one core.
fn shipped_folder(package: &str) -> &'static str {
    if package == "den-web" { PAGE_FOLDER } else { "web-bots" }
}

fn for_wasm(mut cargo: Command, folder: &str) -> Command {
    cargo.args(["--target", TARGET, "--target-dir"]).arg(target_dir().join(folder)).current_dir(root());
    cargo
}

/// Builds the packer. It compresses only a page that is shipped.
fn packer(how: Build) -> Command {
    let mut build = cargo(&["build", "--locked", "--package", "web-pack", "--profile", packer_profile(how)]);
    if how == Build::Shipped {
        build.args(["--features", "compress"]);
    }
    build
}

fn packer_profile(how: Build) -> &'static str {
    match how {
        Build::Shipped => "tool",
        Build::Local => LOCAL,
    }
}

/// Packs the compiled modules, unless the folder is newer than everything it is made from.
pub(crate) fn pack(how: Build, folder: &Path, progress: &Progress, title: &str, estimate: Option<f64>) -> Result<(), String> {
    let packer = target_dir().join(packer_profile(how)).join(format!("web-pack{}", std::env::consts::EXE_SUFFIX));
    let modules = MODULES.map(|(package, module, shipped)| {
        let (profile, folder) = if how == Build::Shipped { (shipped, shipped_folder(package)) } else { (LOCAL_PAGE, PAGE_FOLDER) };
        target_dir().join(folder).join(TARGET).join(profile).join(format!("{module}.wasm"))
    });
    let files = [FILES[0], FILES[1], LOCALES].map(|file| root().join(file));
    let parts: Vec<&Path> = modules.iter().chain(&files).chain([&packer]).map(PathBuf::as_path).collect();
    if is_newer(folder, &parts) {
        return Ok(());
    }
    let mut pack = Command::new(&packer);
    pack.args(&files).arg(folder).args(&modules).current_dir(root());
    progress.run(title, estimate, &mut [pack]).map(drop)
}

/// Whether the shipped page is newer than its sources, so that it need not be rebuilt.
pub fn is_fresh() -> bool {
    let sources = ["crates", "docs/rules", "xtask/pack", "Cargo.lock", "Cargo.toml"].map(|source| root().join(source));
    is_newer(&dist(), &sources.each_ref().map(PathBuf::as_path))
}

/// Whether a packed page is newer than all of these files and folders.
fn is_newer(folder: &Path, parts: &[&Path]) -> bool {
    let Some(built) = modified(&folder.join("index.html")) else { return false };
    parts.iter().all(|part| newest(part).is_none_or(|time| time <= built))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}

fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return modified(path) };
    entries.flatten().filter(|entry| entry.file_name() != "tests").filter_map(|entry| newest(&entry.path())).max()
}
