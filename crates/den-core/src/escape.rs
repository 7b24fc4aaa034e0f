//! Text in HTML.

/// Escapes a text for HTML and SVG: between tags and in quoted attributes.
///
/// ```
/// assert_eq!(den_core::escape("a\"><script>'&"), "a&quot;&gt;&lt;script&gt;&#39;&amp;");
/// ```
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}
