//! The page's words, in four languages: Fluent files in `locales/`.

use std::borrow::Cow;
use std::cell::RefCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// The files of a language. The page is built with whatever lies in the folder; this list is for the tests.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! texts {
    ($lang:literal) => {
        &[
            include_str!(concat!("../locales/", $lang, "/page.ftl")),
            include_str!(concat!("../locales/", $lang, "/rooms.ftl")),
            include_str!(concat!("../locales/", $lang, "/games.ftl")),
            include_str!(concat!("../locales/", $lang, "/learn.ftl")),
            include_str!(concat!("../locales/", $lang, "/said.ftl")),
            include_str!(concat!("../locales/", $lang, "/cards.ftl")),
        ]
    };
}

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
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

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Fr, Lang::Pl];

    /// The code, as in the `lang` attribute.
    pub const fn code(self) -> &'static str {
        ["en", "de", "fr", "pl"][self as usize]
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        ["English", "Deutsch", "Français", "Polski"][self as usize]
    }

    /// The language of a code such as `de` or `de-AT`.
    pub fn of_code(code: &str) -> Option<Lang> {
        let code = code.get(..2)?.to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Its texts, file by file. In the browser they are fetched, one language at a time: see [`take`].
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn texts(self) -> &'static [&'static str] {
        match self {
            Lang::En => texts!("en"),
            Lang::De => texts!("de"),
            Lang::Fr => texts!("fr"),
            Lang::Pl => texts!("pl"),
        }
    }
}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static SPOKEN: RefCell<(Lang, Option<Bundle>)> = const { RefCell::new((Lang::En, None)) };
}

/// Makes the bundle of a language. What is broken in a file is left out; a test excludes that.
fn bundle<'a>(lang: Lang, texts: impl IntoIterator<Item = &'a str>) -> Bundle {
    let mut bundle = FluentBundle::new(lang.code().parse().into_iter().collect());
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Speaks this language from now on. Texts that stand on the page already are not changed: the page is built anew.
pub fn take(lang: Lang, words: &str) {
    SPOKEN.with_borrow_mut(|spoken| *spoken = (lang, Some(bundle(lang, [words]))));
}

/// Speaks this language from now on, from the files of the source.
#[cfg(not(target_arch = "wasm32"))]
pub fn speak(lang: Lang) {
    SPOKEN.with_borrow_mut(|spoken| *spoken = (lang, Some(ours(lang))));
}

#[cfg(not(target_arch = "wasm32"))]
fn ours(lang: Lang) -> Bundle {
    bundle(lang, lang.texts().iter().copied())
}

/// In the browser nothing is said before words were fetched.
#[cfg(target_arch = "wasm32")]
fn ours(lang: Lang) -> Bundle {
    bundle(lang, [])
}

/// The language spoken now.
pub fn spoken() -> Lang {
    SPOKEN.with_borrow(|spoken| spoken.0)
}

/// The text of a key, if there is one.
pub fn find(key: &str, args: &FluentArgs<'_>) -> Option<String> {
    SPOKEN.with_borrow_mut(|(lang, spoken)| {
        let bundle = spoken.get_or_insert_with(|| ours(*lang));
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    })
}

/// The text of a key. A missing key, which a test excludes, is shown itself.
pub fn text(key: &str, args: &FluentArgs<'_>) -> String {
    find(key, args).unwrap_or_else(|| key.to_string())
}

/// What a text is filled in with.
pub fn value<'a>(value: impl Into<Filling<'a>>) -> FluentValue<'a> {
    match value.into() {
        Filling::Number(n) => FluentValue::from(n),
        Filling::Text(text) => FluentValue::String(text),
    }
}

/// A number or a text to fill in.
#[derive(Clone, Debug)]
pub enum Filling<'a> {
    /// A number, which chooses the plural.
    Number(i64),
    /// A text.
    Text(Cow<'a, str>),
}

macro_rules! number {
    ($($kind:ty),*) => { $(impl From<$kind> for Filling<'_> { fn from(n: $kind) -> Self { Filling::Number(n as i64) } })* };
}
number!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl<'a> From<&'a str> for Filling<'a> {
    fn from(text: &'a str) -> Self {
        Filling::Text(text.into())
    }
}

impl<'a> From<&'a String> for Filling<'a> {
    fn from(text: &'a String) -> Self {
        Filling::Text(text.as_str().into())
    }
}

impl From<String> for Filling<'_> {
    fn from(text: String) -> Self {
        Filling::Text(text.into())
    }
}

/// `t!("key")`, `t!("key", name = value, …)`: the text in the language spoken now.
#[macro_export]
macro_rules! t {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = ::fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $crate::i18n::value($value));)*
        $crate::i18n::text(::core::convert::AsRef::<str>::as_ref(&$key), &args)
    }};
}
