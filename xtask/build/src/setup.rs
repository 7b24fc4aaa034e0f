//! The tools that the checks need besides Rust and a C linker: which are missing, and how to get them.
//!
//! Only `cargo verify setup` (the first step of `cargo verify`) and `cargo play` install anything, and only if it needs no confirmation:
//! with rustup, or as root on Debian. Elsewhere they print the command.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::progress::Progress;
use crate::toolchain::{self, Toolchain};
use crate::{cache_dir, cargo, output, succeeds};

const AXE_VERSION: &str = "4.10.3";
const SCHEMATHESIS_VERSION: &str = "4.32.5";

/// A tool, or a group of tools that are used together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// rustfmt.
    Rustfmt,
    /// clippy.
    Clippy,
    /// cargo-nextest; without it `cargo test` runs the tests.
    Nextest,
    /// A compiler with the standard library for wasm.
    Wasm,
    /// Chromium and its WebDriver.
    Chromium,
    /// axe-core, the accessibility checker, from npm.
    Axe,
    /// PostgreSQL's server.
    Postgres,
    /// The NATS server.
    Nats,
    /// tmux, for testing the game in a terminal.
    Tmux,
    /// Valgrind with callgrind.
    Valgrind,
    /// Prometheus's rule checker.
    Promtool,
    /// Schemathesis, which tests the HTTP API against its OpenAPI document, from PyPI.
    Schemathesis,
}

impl Tool {
    /// All tools.
    pub const ALL: [Tool; 12] = [
        Tool::Rustfmt,
        Tool::Clippy,
        Tool::Nextest,
        Tool::Wasm,
        Tool::Chromium,
        Tool::Axe,
        Tool::Postgres,
        Tool::Nats,
        Tool::Tmux,
        Tool::Valgrind,
        Tool::Promtool,
        Tool::Schemathesis,
    ];

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Tool::Rustfmt => "rustfmt",
            Tool::Clippy => "clippy",
            Tool::Nextest => "cargo-nextest",
            Tool::Wasm => "the wasm standard library",
            Tool::Chromium => "chromium and chromedriver",
            Tool::Axe => "axe-core",
            Tool::Postgres => "postgresql",
            Tool::Nats => "nats-server",
            Tool::Tmux => "tmux",
            Tool::Valgrind => "valgrind",
            Tool::Promtool => "promtool",
            Tool::Schemathesis => "schemathesis",
        }
    }

    /// What cannot be done without it.
    pub fn without(self) -> &'static str {
        match self {
            Tool::Rustfmt => "formatting is not checked",
            Tool::Clippy => "lints are not checked",
            Tool::Nextest => "`cargo test` runs the tests, slower",
            Tool::Wasm => "the page cannot be built",
            Tool::Chromium => "the page is not tested",
            Tool::Axe => "accessibility is not tested",
            Tool::Postgres => "the tests of the PostgreSQL store are skipped",
            Tool::Nats => "the tests of several nodes are skipped",
            Tool::Tmux => "the scenes in the terminal are skipped",
            Tool::Valgrind => "instructions are not counted",
            Tool::Promtool => "the alert rules are not checked",
            Tool::Schemathesis => "the HTTP API is not tested against its document",
        }
    }

    /// Whether it is installed.
    pub fn is_there(self) -> bool {
        match self {
            Tool::Rustfmt => succeeds(&mut cargo(&["fmt", "--version"])),
            Tool::Clippy => succeeds(&mut cargo(&["clippy", "--version"])),
            Tool::Nextest => succeeds(&mut cargo(&["nextest", "--version"])),
            Tool::Wasm => Toolchain::find().is_ok(),
            Tool::Chromium => find("chromium").is_some() && find("chromedriver").is_some(),
            Tool::Axe => axe_script().is_ok_and(|file| file.is_file()),
            Tool::Postgres => find("initdb").is_some() || debian_postgres(),
            Tool::Nats => find("nats-server").is_some(),
            Tool::Tmux => find("tmux").is_some(),
            Tool::Valgrind => find("valgrind").is_some(),
            Tool::Promtool => find("promtool").is_some(),
            Tool::Schemathesis => schemathesis().is_ok_and(|file| file.is_file()),
        }
    }

    /// How to install it, if known.
    fn command(self) -> Bring {
        match self {
            Tool::Rustfmt => Bring::Component("rustfmt"),
            Tool::Clippy => Bring::Component("clippy"),
            Tool::Nextest => Bring::Cargo("cargo-nextest"),
            Tool::Wasm if toolchain::rustup_may_install() => Bring::Target(toolchain::TARGET),
            Tool::Wasm => Bring::Packages(toolchain::debian_packages()),
            // The tests start in half the time with the shell, and run without it, too.
            Tool::Chromium => Bring::packages(&["chromium", "chromium-driver", "chromium-headless-shell"]),
            // npm then fetches it.
            Tool::Axe if find("npm").is_some() => Bring::Packages(Vec::new()),
            Tool::Axe => Bring::packages(&["npm"]),
            Tool::Postgres => Bring::packages(&["postgresql"]),
            Tool::Nats => Bring::packages(&["nats-server"]),
            Tool::Tmux => Bring::packages(&["tmux"]),
            Tool::Valgrind => Bring::packages(&["valgrind"]),
            Tool::Promtool => Bring::packages(&["prometheus"]),
            // pip then fetches it.
            Tool::Schemathesis if succeeds(Command::new("python3").args(["-c", "import ensurepip, venv"])) => Bring::Packages(Vec::new()),
            Tool::Schemathesis => Bring::packages(&["python3-venv"]),
        }
    }
}

/// Where a tool comes from.
enum Bring {
    /// A component of the toolchain.
    Component(&'static str),
    /// A target of the toolchain.
    Target(&'static str),
    /// `cargo install`; it takes minutes to compile, so it is not automatic.
    Cargo(&'static str),
    /// Debian packages.
    Packages(Vec<String>),
}

impl Bring {
    fn packages(names: &[&str]) -> Bring {
        Bring::Packages(names.iter().map(|name| (*name).to_string()).collect())
    }
}

/// The tools that are missing.
pub fn missing(tools: &[Tool]) -> Vec<Tool> {
    tools.iter().copied().filter(|tool| !tool.is_there()).collect()
}

/// The command that installs these tools.
pub fn how(tools: &[Tool]) -> String {
    let (mut components, mut targets, mut programs, mut packages) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for tool in tools {
        match tool.command() {
            Bring::Component(name) => components.push(name.to_string()),
            Bring::Target(name) => targets.push(name.to_string()),
            Bring::Cargo(name) => programs.push(name.to_string()),
            Bring::Packages(names) => packages.extend(names),
        }
    }
    let part = |start: &str, names: &[String]| (!names.is_empty()).then(|| format!("{start} {}", names.join(" ")));
    let parts = [
        part("rustup component add", &components),
        part("rustup target add", &targets),
        part("cargo install --locked", &programs),
        part(if is_root() { APT } else { SUDO_APT }, &packages),
        // What npm and pip fetch.
        tools.iter().any(|tool| [Tool::Axe, Tool::Schemathesis].contains(tool)).then(|| "cargo verify setup".to_string()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" && ")
}

const APT: &str = "apt-get install -y --no-install-recommends";
const SUDO_APT: &str = "sudo apt-get install -y --no-install-recommends";

/// Installs missing tools if that needs no confirmation. Returns what is still missing.
pub fn install(tools: &[Tool], progress: &Progress) -> Vec<Tool> {
    let missing = missing(tools);
    let mut commands = Vec::new();
    let mut packages: Vec<String> = Vec::new();
    for tool in &missing {
        match tool.command() {
            Bring::Component(name) if toolchain::rustup_may_install() => commands.push(["component", "add", name]),
            Bring::Target(name) => commands.push(["target", "add", name]),
            Bring::Packages(names) => packages.extend(names),
            Bring::Component(_) | Bring::Cargo(_) => {}
        }
    }
    // What cannot be installed is still missing at the end and is listed then, so errors are only shown.
    for args in commands {
        let mut rustup = Command::new("rustup");
        rustup.args(args);
        tell(progress.run(&format!("installing {}", args[2]), None, &mut [rustup]));
    }
    if !packages.is_empty() && is_debian() && is_root() {
        let title = format!("installing {}", packages.join(", "));
        let mut words = vec!["install", "-y", "--no-install-recommends"];
        words.extend(packages.iter().map(String::as_str));
        // A fresh machine has no package list yet, or an old one with an old compiler. If the list cannot be updated, the
        // packages may be available anyway.
        let _ = progress.run("updating Debian's package list", None, &mut [apt(&["update"])]);
        tell(progress.run(&title, None, &mut [apt(&words)]));
    }
    if missing.contains(&Tool::Wasm) {
        tell(toolchain::prepare(progress));
    }
    if missing.contains(&Tool::Axe) && find("npm").is_some() {
        tell(fetch_axe(progress));
    }
    if missing.contains(&Tool::Schemathesis) && find("python3").is_some() {
        tell(fetch_schemathesis(progress));
    }
    missing.into_iter().filter(|tool| !tool.is_there()).collect()
}

fn tell<T>(result: Result<T, String>) {
    if let Err(error) = result {
        eprintln!("{}", error.trim_end());
    }
}

/// `apt-get`, waiting for other processes that are installing.
pub(crate) fn apt(words: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").args(["-qq", "-o", "DPkg::Lock::Timeout=300"]).args(words).stdin(Stdio::null());
    command
}

pub(crate) fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists()
}

pub(crate) fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Finds a program on the path, or in `sbin`, where Debian has servers and which is not on everyone's path.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let more = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    env::split_paths(&path).chain(more).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Whether PostgreSQL is installed as on Debian, in a folder for each version.
fn debian_postgres() -> bool {
    fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().any(|version| version.path().join("bin/initdb").is_file())
}

/// The path of axe-core.
///
/// # Errors
/// If there is no cache folder.
pub fn axe_script() -> Result<PathBuf, String> {
    Ok(cache_dir(&format!("axe-core-{AXE_VERSION}"))?.join("node_modules/axe-core/axe.min.js"))
}

fn fetch_axe(progress: &Progress) -> Result<String, String> {
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--silent", "--prefix"]);
    npm.arg(cache_dir(&format!("axe-core-{AXE_VERSION}"))?).arg(format!("axe-core@{AXE_VERSION}"));
    progress.run("fetching axe-core", None, &mut [npm])
}

/// The path of Schemathesis, in its own virtual environment.
///
/// # Errors
/// If there is no cache folder.
pub fn schemathesis() -> Result<PathBuf, String> {
    Ok(cache_dir(&format!("schemathesis-{SCHEMATHESIS_VERSION}"))?.join("bin/st"))
}

fn fetch_schemathesis(progress: &Progress) -> Result<String, String> {
    let home = cache_dir(&format!("schemathesis-{SCHEMATHESIS_VERSION}"))?;
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv"]).arg(&home);
    progress.run("making a Python environment", None, &mut [venv])?;
    let mut pip = Command::new(home.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check"]).arg(format!("schemathesis=={SCHEMATHESIS_VERSION}"));
    progress.run("fetching schemathesis", None, &mut [pip])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_command_installs_what_is_missing() {
        let said = how(&[Tool::Clippy, Tool::Rustfmt, Tool::Nats, Tool::Chromium]);
        let (rustup, apt) = said.split_once(" && ").unwrap();
        assert_eq!(rustup, "rustup component add clippy rustfmt");
        assert!(
            apt.ends_with("apt-get install -y --no-install-recommends nats-server chromium chromium-driver chromium-headless-shell"),
            "{apt}"
        );
        assert_eq!(how(&[]), "");
    }

    #[test]
    fn installed_tools_are_not_missing() {
        assert_eq!(missing(&[]), []);
        assert!(find("sh").is_some());
        assert!(find("no-such-program").is_none());
    }
}
