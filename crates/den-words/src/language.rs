//! The languages.

/// A language that all texts are available in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Polish.
    Pl,
}

/// The Fluent files of each language: all files in its folder.
#[cfg(not(target_arch = "wasm32"))]
const TEXTS: [&[&str]; 4] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Language {
    /// All languages.
    pub const ALL: [Language; 4] = [Language::En, Language::De, Language::Fr, Language::Pl];

    /// The code, as in the `lang` attribute of a page.
    pub const fn code(self) -> &'static str {
        ["en", "de", "fr", "pl"][self as usize]
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        ["English", "Deutsch", "Français", "Polski"][self as usize]
    }

    /// The language for a code or locale such as `de`, `de-AT` or `de_DE.UTF-8`.
    pub fn find(code: &str) -> Option<Language> {
        let end = code.find(['-', '_', '.', '@']).unwrap_or(code.len());
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(&code[..end]))
    }

    /// Its Fluent texts, file by file. In the browser they are fetched, one language at a time.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn texts(self) -> &'static [&'static str] {
        TEXTS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_the_environment_are_recognised() {
        for (code, language) in [("de", Language::De), ("de_AT.UTF-8", Language::De), ("FR-ca", Language::Fr), ("pl@euro", Language::Pl)] {
            assert_eq!(Language::find(code), Some(language));
        }
        for code in ["", "C", "C.UTF-8", "POSIX", "deu", "é"] {
            assert_eq!(Language::find(code), None, "{code}");
        }
    }
}
