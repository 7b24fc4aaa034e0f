//! Programs that a step needs: installed from Debian's packages where that can be done without asking.

use std::path::Path;
use std::process::{Command, Stdio};

/// Makes sure that programs are there.
pub(crate) fn installed(programs: &[&str], packages: &[&str]) -> Result<(), String> {
    let there = |program: &&str| {
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
    };
    if programs.iter().all(there) {
        return Ok(());
    }
    let how = format!("as root: apt-get install -y {}", packages.join(" "));
    if !Path::new("/etc/debian_version").exists() {
        return Err(format!("{} must be on the path ({how}, on Debian)", programs.join(" and ")));
    }
    println!("   installing {}", packages.join(", "));
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(["-qq", "-o", "DPkg::Lock::Timeout=300"]).args(words);
        command.stdin(Stdio::null()).stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(packages);
    // A fresh machine has no list of packages yet, or an old one.
    if (apt(&install) || (apt(&["update"]) && apt(&install))) && programs.iter().all(there) {
        return Ok(());
    }
    Err(format!("{} could not be installed; bring it {how}", packages.join(", ")))
}
