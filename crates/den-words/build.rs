//! Lists the Fluent files of each language, so that no code has to, and the English keys with their arguments, so that the compiler can
//! check the keys that code uses.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

fn main() {
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo names a folder for output"));
    let mut texts = String::from("[\n");
    for language in ["en", "de", "fr", "pl"] {
        let files = files(&home.join("locales").join(language));
        let list: Vec<String> = files.iter().map(|file| format!("include_str!({:?})", file.display().to_string())).collect();
        texts += &format!("    &[{}],\n", list.join(", "));
    }
    texts += "]\n";
    fs::write(out.join("texts.rs"), texts).expect("the folder for output can be written");

    let mut keys = BTreeMap::new();
    for file in files(&home.join("locales/en")) {
        let text = fs::read_to_string(&file).expect("a Fluent file can be read");
        let resource = match fluent_syntax::parser::parse(text.as_str()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{}: {errors:?}", file.display()),
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut args = BTreeSet::new();
            message.value.iter().for_each(|pattern| args_of(pattern, &mut args));
            keys.insert(message.id.name.to_string(), args);
        }
    }
    let rows: Vec<String> = keys.iter().map(|(key, args)| format!("    ({key:?}, &{:?}),\n", args.iter().collect::<Vec<_>>())).collect();
    fs::write(out.join("keys.rs"), format!("&[\n{}]\n", rows.concat())).expect("the folder for output can be written");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(folder).expect("a language has a folder").map(|file| file.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
    files.sort();
    files.iter().for_each(|file| println!("cargo::rerun-if-changed={}", file.display()));
    files
}

fn args_of(pattern: &Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            args_in(expression, out);
        }
    }
}

fn args_in(expression: &Expression<&str>, out: &mut BTreeSet<String>) {
    let inline = |inline: &InlineExpression<&str>, out: &mut BTreeSet<String>| match inline {
        InlineExpression::VariableReference { id } => _ = out.insert(id.name.to_string()),
        InlineExpression::Placeable { expression } => args_in(expression, out),
        _ => {}
    };
    match expression {
        Expression::Inline(one) => inline(one, out),
        Expression::Select { selector, variants } => {
            inline(selector, out);
            variants.iter().for_each(|variant| args_of(&variant.value, out));
        }
    }
}
