//! Comparison of names: two names that a person could confuse have a key in common.

use unicode_security::skeleton;

/// The keys of a name. A claimed name owns all of its keys, and a name with any of them is taken.
///
/// The skeleton from Unicode's UTS 39 is the same for names that look alike. Case must not matter either, and a capital may look like
/// the small form of another letter (`I` and `l`, the Cyrillic `В` and `B`), so one key folds case first and the other looks first.
///
/// ```
/// use den_store::name_keys;
///
/// let same = |a: &str, b: &str| name_keys(a).iter().any(|key| name_keys(b).contains(key));
/// assert!(same("Paul", "PAUL") && same("Paul", "PauI") && same("Ada", "Аdа"));
/// assert!(!same("Zoe", "Zoë") && !same("Ada", "Ida"));
/// ```
pub fn name_keys(name: &str) -> Vec<String> {
    let mut keys = vec![folded(&name.to_lowercase()), folded(&looks(name).to_lowercase())];
    keys.dedup();
    keys
}

/// A skeleton that ignores case.
fn folded(lower: &str) -> String {
    looks(&looks(lower).to_uppercase()).to_lowercase()
}

fn looks(text: &str) -> String {
    skeleton(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(a: &str, b: &str) -> bool {
        name_keys(a).iter().any(|key| name_keys(b).contains(key))
    }

    #[test]
    fn names_that_look_alike_share_a_key() {
        for (a, b) in [
            ("Mary", "mary"),
            ("Mary", "MARY"),
            ("Mary", "rnary"),
            ("Ida", "IDA"),
            ("Bot", "ВОТ"),
            ("Вера", "вера"),
            ("Вера", "ВЕРА"),
            ("Bob 0", "Bob O"),
            ("Wölf", "wÖLF"),
            ("Strasse", "STRASSE"),
            ("Wolf1", "Wolfl"),
            ("paypal", "раураl"),
        ] {
            assert!(same(a, b), "{a} and {b}: {:?} {:?}", name_keys(a), name_keys(b));
        }
        for (a, b) in [("Ada", "Eva"), ("Zoe", "Zoë"), ("Łukasz", "Lukasz"), ("Wolf", "Wolff")] {
            assert!(!same(a, b), "{a} and {b}");
        }
    }
}
