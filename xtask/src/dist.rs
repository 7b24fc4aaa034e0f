//! `cargo xtask dist`: builds the release in `target/dist`: the program with the page built in as `.tar.gz` and `.deb`, with shell
//! completions, man pages, the systemd unit, a list of all its packages (CycloneDX) and checksums.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use build_tasks::progress::Progress;
use build_tasks::web::{self, Build};
use build_tasks::{cargo, output, root, setup, target_dir};
use serde_json::Value;

use crate::{finish, sbom};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Builds everything.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let progress = Progress::new(args.iter().any(|arg| arg == "-v" || arg == "--verbose"));
    finish(make(&progress))
}

fn make(progress: &Progress) -> Result<String, String> {
    if !web::is_fresh() {
        web::build(Build::Shipped, &web::dist(), progress)?;
    }
    let metadata = metadata()?;
    let mut notes = Vec::new();
    let host = output(Command::new("rustc").args(["--print", "host-tuple"]))?;
    let for_any_linux = without_system_libraries(&host).unwrap_or_else(|why| {
        notes.push(why);
        None
    });
    let is_static = for_any_linux.is_some();
    let target = for_any_linux.unwrap_or(host);
    let program = build(progress, &target, &metadata)?;
    let folder = target_dir().join("dist");
    let _ = fs::remove_dir_all(&folder);
    let name = format!("wolfden-{VERSION}-{target}");
    let tree = folder.join(&name);
    fill(&tree, &program)?;
    run_in(&folder, progress, "tar", &["--owner=0", "--group=0", "--mode=go-w", "-czf", &format!("{name}.tar.gz"), &name])?;
    if setup::find("dpkg-deb").is_some() {
        deb(&folder, &tree, &target, is_static, progress)?;
    } else {
        notes.push("no .deb: dpkg-deb is not installed".into());
    }
    let sbom = serde_json::to_string_pretty(&sbom::of(&metadata, "wolfden")?).map_err(|error| error.to_string())?;
    write(&folder.join(format!("{name}.cdx.json")), &sbom)?;
    fs::remove_dir_all(&tree).map_err(|error| format!("{}: {error}", tree.display()))?;
    let files = checksums(&folder)?;
    notes.insert(0, format!("{}\n{files}", folder.display()));
    Ok(notes.join("\n"))
}

fn metadata() -> Result<Value, String> {
    let text = output(&mut cargo(&["metadata", "--format-version", "1", "--locked"]))?;
    serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))
}

/// The target for programs that need no system libraries and run on any Linux; `None` on other systems.
fn without_system_libraries(host: &str) -> Result<Option<String>, String> {
    let Some((arch, _)) = host.split_once("-unknown-linux-") else { return Ok(None) };
    let target = format!("{arch}-unknown-linux-musl");
    if !has_std(&target) {
        return Err(format!("not static: the toolchain has no standard library for {target} (`rustup target add {target}` installs it)"));
    }
    // SQLite is C.
    if host != target && setup::find("musl-gcc").is_none() && setup::find(&format!("{arch}-linux-musl-gcc")).is_none() {
        return Err("not static: there is no C compiler for musl (`apt-get install musl-tools` installs it)".into());
    }
    Ok(Some(target))
}

fn has_std(target: &str) -> bool {
    let folder = output(Command::new("rustc").args(["--print", "target-libdir", "--target", target]));
    folder.is_ok_and(|folder| fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()))
}

/// Builds the program with all features.
fn build(progress: &Progress, target: &str, metadata: &Value) -> Result<PathBuf, String> {
    let packages = metadata["packages"].as_array();
    let wolfden = packages.into_iter().flatten().find(|package| package["name"] == "wolfden").ok_or("there is no package wolfden")?;
    let mut build = cargo(&["build", "--release", "--locked", "--package", "wolfden", "--target", target]);
    for feature in ["full", "man"].into_iter().filter(|feature| wolfden["features"].get(feature).is_some()) {
        build.args(["--features", feature]);
    }
    progress.run("the program as shipped", progress.last("dist"), &mut [build])?;
    Ok(target_dir().join(target).join(format!("release/wolfden{}", std::env::consts::EXE_SUFFIX)))
}

/// Copies the files of the archive.
fn fill(tree: &Path, program: &Path) -> Result<(), String> {
    copy(program, &tree.join("wolfden"))?;
    for text in TEXTS {
        copy(&root().join(text), &tree.join(text))?;
    }
    copy(&root().join("deploy/wolfden.service"), &tree.join("wolfden.service"))?;
    for (shell, file) in [("bash", "wolfden.bash"), ("zsh", "_wolfden"), ("fish", "wolfden.fish")] {
        let script = output(Command::new(program).args(["completions", shell]))?;
        write(&tree.join("completions").join(file), &format!("{script}\n"))?;
    }
    let man = tree.join("man");
    fs::create_dir_all(&man).map_err(|error| format!("{}: {error}", man.display()))?;
    output(Command::new(program).arg("man").arg(&man)).map(drop)
}

/// Builds a Debian package from the files of the archive.
fn deb(folder: &Path, tree: &Path, target: &str, is_static: bool, progress: &Progress) -> Result<(), String> {
    let stage = folder.join("deb");
    let arch = match target.split('-').next() {
        Some("x86_64") => "amd64",
        Some("aarch64") => "arm64",
        other => return Err(format!("no Debian architecture is known for {other:?}")),
    };
    let places = [
        ("wolfden", "usr/bin/wolfden"),
        ("completions/wolfden.bash", "usr/share/bash-completion/completions/wolfden"),
        ("completions/_wolfden", "usr/share/zsh/vendor-completions/_wolfden"),
        ("completions/wolfden.fish", "usr/share/fish/vendor_completions.d/wolfden.fish"),
        ("README.md", "usr/share/doc/wolfden/README.md"),
    ];
    for (from, to) in places {
        copy(&tree.join(from), &stage.join(to))?;
    }
    for page in fs::read_dir(tree.join("man")).map_err(|error| error.to_string())?.flatten() {
        copy(&page.path(), &stage.join("usr/share/man/man1").join(page.file_name()))?;
    }
    let doc = stage.join("usr/share/doc/wolfden");
    copy(&tree.join("CHANGELOG.md"), &doc.join("changelog"))?;
    let mut copyright = "Wolfden is licensed under the MIT licence or the Apache licence 2.0, at your option.\n\n".to_string();
    copyright.push_str(&read(&tree.join("LICENSE-MIT"))?);
    copyright.push_str("\nThe Apache licence 2.0 is in /usr/share/common-licenses/Apache-2.0.\n");
    write(&doc.join("copyright"), &copyright)?;
    // Debian requires these to be compressed.
    run_in(&stage, progress, "sh", &["-c", "gzip -9n usr/share/man/man1/* usr/share/doc/wolfden/changelog"])?;
    // A package's programs are not in /usr/local.
    let unit = read(&tree.join("wolfden.service"))?;
    write(&stage.join("usr/lib/systemd/system/wolfden.service"), &unit.replace("/usr/local/bin/", "/usr/bin/"))?;
    let size = kilobytes(&stage)?;
    let depends = if is_static { "" } else { "Depends: libc6\n" };
    let control = format!(
        "Package: wolfden\nVersion: {VERSION}\nArchitecture: {arch}\n{depends}Installed-Size: {size}\nSection: games\nPriority: optional\n\
         Maintainer: The Wolfden authors <wolfden@example.org>\nDescription: digital table for wolf games\n \
         Four board games in the terminal and in the browser, against bots and with friends.\n"
    );
    write(&stage.join("DEBIAN/control"), &control)?;
    for (name, script) in SCRIPTS {
        write(&stage.join("DEBIAN").join(name), script)?;
    }
    run_in(&stage, progress, "chmod", &["-R", "u=rwX,go=rX", "."])?;
    run_in(&stage, progress, "chmod", &["755", "usr/bin/wolfden", "DEBIAN/postinst", "DEBIAN/prerm", "DEBIAN/postrm"])?;
    let file = format!("wolfden_{VERSION}_{arch}.deb");
    run_in(folder, progress, "dpkg-deb", &["--root-owner-group", "--build", "deb", &file])?;
    fs::remove_dir_all(&stage).map_err(|error| format!("{}: {error}", stage.display()))
}

/// The scripts of the Debian package. The administrator starts the service, not the package, because it listens on the network.
const SCRIPTS: [(&str, &str); 3] = [
    (
        "postinst",
        "#!/bin/sh\nset -e\nif [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then\n    systemctl daemon-reload\n    \
         systemctl try-restart wolfden.service\nfi\n",
    ),
    ("prerm", "#!/bin/sh\nset -e\nif [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then\n    systemctl stop wolfden.service\nfi\n"),
    ("postrm", "#!/bin/sh\nset -e\nif [ -d /run/systemd/system ]; then\n    systemctl daemon-reload\nfi\n"),
];

/// The disk space of a folder, in kilobytes.
fn kilobytes(folder: &Path) -> Result<u64, String> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?.flatten() {
        let meta = entry.metadata().map_err(|error| format!("{}: {error}", entry.path().display()))?;
        sum += if meta.is_dir() { kilobytes(&entry.path())? } else { meta.len().div_ceil(1024) };
    }
    Ok(sum)
}

/// Writes `SHA256SUMS` and returns it.
fn checksums(folder: &Path) -> Result<String, String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .map_err(|error| error.to_string())?
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let (program, args): (&str, &[&str]) = if setup::find("sha256sum").is_some() { ("sha256sum", &[]) } else { ("shasum", &["-a", "256"]) };
    let sums = output(Command::new(program).args(args).args(&names).current_dir(folder))?;
    write(&folder.join("SHA256SUMS"), &format!("{sums}\n"))?;
    Ok(sums)
}

fn run_in(folder: &Path, progress: &Progress, program: &str, args: &[&str]) -> Result<(), String> {
    let mut command = Command::new(program);
    command.args(args).current_dir(folder);
    progress.run(program, None, &mut [command]).map(drop)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    make_parent(to)?;
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    make_parent(path)?;
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn make_parent(path: &Path) -> Result<(), String> {
    let Some(parent) = path.parent() else { return Ok(()) };
    fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))
}
