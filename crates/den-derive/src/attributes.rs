//! The `serde` attributes that are understood.

use syn::meta::ParseNestedMeta;
use syn::{Attribute, LitStr, Path, Result, Type};

/// How the variant of an enum is written.
#[derive(Clone, Default)]
pub(crate) enum Tag {
    /// As the only key of an object, or as a text.
    #[default]
    Outside,
    /// In a field of the object.
    Inside(String),
}

/// The attributes of a type.
#[derive(Clone, Default)]
pub(crate) struct Container {
    rename_all: Option<String>,
    pub(crate) tag: Tag,
    pub(crate) deny_unknown: bool,
    pub(crate) transparent: bool,
    pub(crate) default: bool,
    pub(crate) remote: bool,
    pub(crate) try_from: Option<Type>,
    pub(crate) from: Option<Type>,
}

/// What a missing field becomes.
#[derive(Clone, Default)]
pub(crate) enum Default {
    /// An error.
    #[default]
    None,
    /// Its type's default.
    Usual,
    /// What this function returns.
    Path(Path),
}

/// The attributes of a field or a variant.
#[derive(Clone, Default)]
pub(crate) struct Field {
    pub(crate) rename: Option<String>,
    pub(crate) alias: Vec<String>,
    pub(crate) default: Default,
    pub(crate) with: Option<Path>,
    pub(crate) skip: bool,
    pub(crate) flatten: bool,
}

/// Calls `each` for every item of the `serde` attributes.
fn items(attributes: &[Attribute], mut each: impl FnMut(&ParseNestedMeta<'_>, &str) -> Result<()>) -> Result<()> {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        attribute.parse_nested_meta(|item| {
            let name = item.path.get_ident().map(ToString::to_string).unwrap_or_default();
            each(&item, &name)
        })?;
    }
    Ok(())
}

fn text(item: &ParseNestedMeta<'_>) -> Result<LitStr> {
    item.value()?.parse()
}

impl Container {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Container> {
        let mut read = Container::default();
        items(attributes, |item, name| {
            match name {
                "rename_all" => {
                    let case = text(item)?.value();
                    if !["kebab-case", "snake_case", "lowercase"].contains(&case.as_str()) {
                        return Err(item.error("this case is not supported: derive serde's own Deserialize"));
                    }
                    read.rename_all = Some(case);
                }
                "tag" => read.tag = Tag::Inside(text(item)?.value()),
                "deny_unknown_fields" => read.deny_unknown = true,
                "transparent" => read.transparent = true,
                "default" => read.default = true,
                "remote" => read.remote = text(item)?.value() == "Self",
                "try_from" => read.try_from = Some(text(item)?.parse()?),
                "from" => read.from = Some(text(item)?.parse()?),
                "into" => _ = text(item)?,
                _ => return Err(item.error("this attribute is not supported: derive serde's own Deserialize")),
            }
            Ok(())
        })?;
        Ok(read)
    }

    /// The attributes that hold for the fields of a variant.
    pub(crate) fn of_variant(&self) -> Container {
        Container { deny_unknown: self.deny_unknown, ..Container::default() }
    }

    pub(crate) fn rename_field(&self, name: &str) -> String {
        match self.rename_all.as_deref() {
            Some("kebab-case") => name.replace('_', "-"),
            _ => name.to_string(),
        }
    }

    pub(crate) fn rename_variant(&self, name: &str) -> String {
        let joined = |by: char| {
            let mut out = String::new();
            for (at, letter) in name.char_indices() {
                if at > 0 && letter.is_uppercase() {
                    out.push(by);
                }
                out.extend(letter.to_lowercase());
            }
            out
        };
        match self.rename_all.as_deref() {
            Some("kebab-case") => joined('-'),
            Some("snake_case") => joined('_'),
            Some("lowercase") => name.to_lowercase(),
            _ => name.to_string(),
        }
    }
}

impl Field {
    pub(crate) fn read(attributes: &[Attribute]) -> Result<Field> {
        let mut read = Field::default();
        items(attributes, |item, name| {
            match name {
                "rename" => read.rename = Some(text(item)?.value()),
                "alias" => read.alias.push(text(item)?.value()),
                "default" if item.input.peek(syn::Token![=]) => read.default = Default::Path(text(item)?.parse()?),
                "default" => read.default = Default::Usual,
                "deserialize_with" => read.with = Some(text(item)?.parse()?),
                "with" => {
                    let mut path: Path = text(item)?.parse()?;
                    path.segments.push(syn::Ident::new("deserialize", proc_macro2::Span::call_site()).into());
                    read.with = Some(path);
                }
                "skip" => read.skip = true,
                "flatten" => read.flatten = true,
                "skip_serializing_if" | "serialize_with" => _ = text(item)?,
                _ => return Err(item.error("this attribute is not supported: derive serde's own Deserialize")),
            }
            Ok(())
        })?;
        Ok(read)
    }
}
