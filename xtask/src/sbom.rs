//! The list of packages in a program, as CycloneDX JSON.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

/// The packages that one package is built from, without those used only by its tests and build scripts.
pub(crate) fn of(metadata: &Value, name: &str) -> Result<Value, String> {
    let packages: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).filter_map(|package| Some((package["id"].as_str()?, package))).collect();
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"]["nodes"]).filter_map(|node| Some((node["id"].as_str()?, node))).collect();
    let start = packages.iter().find(|(_, package)| package["name"] == name).ok_or_else(|| format!("there is no package {name}"))?;
    let (mut found, mut open) = (BTreeSet::from([*start.0]), vec![*start.0]);
    while let Some(id) = open.pop() {
        for dep in nodes.get(id).into_iter().flat_map(|node| list(&node["deps"])) {
            let is_normal = list(&dep["dep_kinds"]).any(|kind| kind["kind"].is_null());
            if let Some(id) = dep["pkg"].as_str().filter(|_| is_normal)
                && found.insert(id)
            {
                open.push(id);
            }
        }
    }
    let components: Vec<Value> =
        found.iter().filter(|id| *id != start.0).filter_map(|id| packages.get(id)).map(|package| component(package)).collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": { "type": "application", "name": name, "version": start.1["version"] } },
        "components": components,
    }))
}

fn component(package: &Value) -> Value {
    let (name, version) = (package["name"].as_str().unwrap_or_default(), package["version"].as_str().unwrap_or_default());
    let mut component = json!({ "type": "library", "name": name, "version": version });
    // What is not from the registry is ours and has no URL there.
    if !package["source"].is_null() {
        component["purl"] = format!("pkg:cargo/{name}@{version}").into();
    }
    if let Some(licence) = package["license"].as_str() {
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
    }
    component
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_are_listed_and_test_dependencies_are_not() {
        let package = |name: &str, source: Value| json!({ "id": name, "name": name, "version": "1.0.0", "license": "MIT/Apache-2.0", "source": source });
        let dep = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("app", Value::Null), package("ours", Value::Null), package("serde", "registry".into()), package("proptest", "registry".into())],
            "resolve": { "nodes": [
                { "id": "app", "deps": [dep("ours", Value::Null), dep("proptest", "dev".into())] },
                { "id": "ours", "deps": [dep("serde", Value::Null)] },
            ] },
        });
        let found = of(&metadata, "app").unwrap();
        let expected = json!([
            { "type": "library", "name": "ours", "version": "1.0.0", "licenses": [{ "expression": "MIT OR Apache-2.0" }] },
            { "type": "library", "name": "serde", "version": "1.0.0", "purl": "pkg:cargo/serde@1.0.0", "licenses": [{ "expression": "MIT OR Apache-2.0" }] },
        ]);
        assert_eq!(found["components"], expected);
        assert!(of(&metadata, "other").is_err());
    }
}
