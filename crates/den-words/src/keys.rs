//! All keys, for checks at compile time.

/// Every key of the English files with the names of its arguments, both sorted.
pub const KEYS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/keys.rs"));

/// Whether there is a text with this key that uses no arguments other than these. Used in `const` blocks, so that a wrong key does not
/// compile.
///
/// ```
/// const { assert!(den_words::is_text("seat-n", &["n"])) };
/// assert!(!den_words::is_text("seat-n", &[]), "the text uses an argument that is not given");
/// assert!(!den_words::is_text("seat-m", &["n"]));
/// ```
pub const fn is_text(key: &str, args: &[&str]) -> bool {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = (low + high) / 2;
        match compare(KEYS[middle].0.as_bytes(), key.as_bytes()) {
            0 => return uses_only(KEYS[middle].1, args),
            1 => high = middle,
            _ => low = middle + 1,
        }
    }
    false
}

const fn uses_only(used: &[&str], given: &[&str]) -> bool {
    let mut u = 0;
    while u < used.len() {
        let (mut g, mut found) = (0, false);
        while g < given.len() {
            found |= compare(used[u].as_bytes(), given[g].as_bytes()) == 0;
            g += 1;
        }
        if !found {
            return false;
        }
        u += 1;
    }
    true
}

/// Compares two byte strings: 0 if equal, 1 if `a` comes after `b`, otherwise -1.
const fn compare(a: &[u8], b: &[u8]) -> i8 {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return if a[i] > b[i] { 1 } else { -1 };
        }
        i += 1;
    }
    if a.len() == b.len() {
        0
    } else if a.len() > b.len() {
        1
    } else {
        -1
    }
}
