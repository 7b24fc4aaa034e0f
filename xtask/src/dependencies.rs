//! The dependency policy from `deny.toml`: licences, crates, sources.
//!
//! The file is a subset of cargo-deny's, so that it also works with that tool. Why this is not cargo-deny itself:
//! `docs/decisions/0001-dependency-policy.md`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use toml::Table;

use build_tasks::{cargo, root};

use crate::files;

/// The content of `deny.toml`.
#[derive(Debug, Default)]
struct Policy {
    /// Allowed licences.
    licences: BTreeSet<String>,
    /// Additional licences for single crates.
    exceptions: BTreeMap<String, BTreeSet<String>>,
    /// Banned crates, with the reason.
    banned: BTreeMap<String, String>,
}

/// A package of the lock file.
#[derive(Debug)]
struct Package {
    name: String,
    version: String,
    licence: Option<String>,
    source: Option<String>,
}

/// Checks the workspace.
pub(crate) fn check() -> Result<String, String> {
    let policy = Policy::read(&files::text(&root().join("deny.toml")))?;
    let packages = packages()?;
    let wrong: Vec<String> = packages.iter().filter_map(|package| policy.objection(package)).collect();
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    let twice = twice(&packages);
    let outside = packages.iter().filter(|package| package.source.is_some()).count();
    let twice = if twice.is_empty() { String::new() } else { format!("; in several versions: {}", twice.join(", ")) };
    Ok(format!("{outside} packages{twice}"))
}

fn packages() -> Result<Vec<Package>, String> {
    let output = cargo(&["metadata", "--format-version", "1", "--locked"]).output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let text = |package: &Value, key: &str| package[key].as_str().map(String::from);
    let read = |package: &Value| Package {
        name: text(package, "name").unwrap_or_default(),
        version: text(package, "version").unwrap_or_default(),
        licence: text(package, "license"),
        source: text(package, "source"),
    };
    Ok(metadata["packages"].as_array().map(|all| all.iter().map(read).collect()).unwrap_or_default())
}

/// Crates that occur in more than one version.
fn twice(packages: &[Package]) -> Vec<&str> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    versions.into_iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| name).collect()
}

impl Policy {
    fn read(text: &str) -> Result<Policy, String> {
        let file: Table = text.parse().map_err(|error| format!("deny.toml: {error}"))?;
        let words = |value: Option<&toml::Value>| -> BTreeSet<String> {
            value.and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_str).map(String::from).collect()
        };
        let part = |name: &str| file.get(name).and_then(toml::Value::as_table);
        let tables = |value: Option<&toml::Value>| -> Vec<Table> {
            value.and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_table).cloned().collect()
        };
        let name = |table: &Table, key: &str| table.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_string();
        let (licences, bans) = (part("licenses"), part("bans"));
        let policy = Policy {
            licences: words(licences.and_then(|part| part.get("allow"))),
            exceptions: tables(licences.and_then(|part| part.get("exceptions")))
                .iter()
                .map(|table| (name(table, "crate"), words(table.get("allow"))))
                .collect(),
            banned: tables(bans.and_then(|part| part.get("deny")))
                .iter()
                .map(|table| (name(table, "crate"), name(table, "reason")))
                .collect(),
        };
        if policy.licences.is_empty() { Err("deny.toml: [licenses] allow is missing".to_string()) } else { Ok(policy) }
    }

    /// Why a package is not allowed, if it is not.
    fn objection(&self, package: &Package) -> Option<String> {
        let Package { name, version, licence, source } = package;
        if let Some(reason) = self.banned.get(name) {
            return Some(format!("{name} {version} is banned: {reason}"));
        }
        // Packages of the workspace have no source.
        let source = source.as_ref()?;
        if !source.starts_with("registry+") {
            return Some(format!("{name} {version} comes from {source}; only packages from the registry are allowed"));
        }
        let Some(licence) = licence else {
            return Some(format!("{name} {version} names no licence"));
        };
        let more = self.exceptions.get(name);
        let welcome = |one: &str| self.licences.contains(one) || more.is_some_and(|more| more.contains(one));
        match allowed(licence, &welcome) {
            Some(true) => None,
            Some(false) => Some(format!("{name} {version} is under `{licence}`, which deny.toml does not allow")),
            None => Some(format!("{name} {version}: the licence `{licence}` cannot be read")),
        }
    }
}

/// Whether an SPDX expression can be satisfied with allowed licences; `None` if it cannot be parsed.
fn allowed(expression: &str, welcome: &dyn Fn(&str) -> bool) -> Option<bool> {
    // Older packages write `MIT/Apache-2.0`.
    let expression = spdx::Expression::parse_mode(expression, spdx::ParseMode::LAX).ok()?;
    Some(expression.evaluate(|requirement| welcome(&requirement.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: &str = "
[licenses]
allow = [\"MIT\", \"Apache-2.0\"]
exceptions = [{ crate = \"icu\", allow = [\"Unicode-3.0\"] }]
[bans]
deny = [{ crate = \"openssl\", reason = \"use rustls\" }]
";

    fn objection(name: &str, licence: Option<&str>, source: Option<&str>) -> Option<String> {
        let package = Package {
            name: name.to_string(),
            version: "1.0.0".to_string(),
            licence: licence.map(String::from),
            source: source.map(String::from),
        };
        Policy::read(POLICY).unwrap().objection(&package)
    }

    const HERE: Option<&str> = Some("registry+index");

    #[test]
    fn licence_expressions_are_evaluated() {
        let welcome = |one: &str| one == "MIT" || one == "Zlib";
        for (expression, met) in [
            ("MIT", Some(true)),
            ("GPL-3.0-only", Some(false)),
            ("MIT OR GPL-3.0-only", Some(true)),
            ("MIT AND GPL-3.0-only", Some(false)),
            ("MIT/Apache-2.0", Some(true)),
            ("(MIT OR Apache-2.0) AND Zlib", Some(true)),
            ("(Apache-2.0 OR BSL-1.0) AND MIT", Some(false)),
            ("Apache-2.0 WITH LLVM-exception OR MIT", Some(true)),
            ("", None),
            ("MIT OR", None),
            ("(MIT", None),
            ("MIT MIT", None),
        ] {
            assert_eq!(allowed(expression, &welcome), met, "{expression}");
        }
    }

    #[test]
    fn forbidden_packages_are_reported() {
        assert_eq!(objection("serde", Some("MIT OR Apache-2.0"), HERE), None);
        assert_eq!(objection("icu", Some("Unicode-3.0"), HERE), None);
        assert!(objection("other", Some("Unicode-3.0"), HERE).unwrap().contains("does not allow"));
        assert_eq!(objection("openssl", Some("MIT"), HERE).unwrap(), "openssl 1.0.0 is banned: use rustls");
        assert!(objection("x", None, HERE).unwrap().contains("names no licence"));
        assert!(objection("x", Some("MIT"), Some("git+https://example.org")).unwrap().contains("comes from"));
        assert_eq!(objection("ours", None, None), None);
    }

    #[test]
    fn a_policy_without_licences_is_refused() {
        assert!(Policy::read("[bans]\n").is_err());
        assert!(Policy::read("[licenses\n").is_err());
    }
}
