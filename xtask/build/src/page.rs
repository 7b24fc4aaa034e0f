//! The size of the first page: the files that a browser fetches before it shows the lobby, compressed as they are sent.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::report::write_part;

/// The maximum transfer size of the first page, in bytes.
const MOST: u64 = 650_000;

/// A file of the page: its path, its size, and its size when sent.
struct Weight {
    name: String,
    raw: u64,
    sent: u64,
}

impl Weight {
    /// Whether the first page needs it. Of the languages only the one with the longest texts counts, because only one is fetched. The
    /// service worker is fetched after the page is shown.
    fn is_first(&self) -> bool {
        let later = ["worker", "assets/box", "assets/extra", "rules-", "words-", "art-", "maskable", "table-", "heading-", "sw.js"];
        !later.iter().any(|part| self.name.contains(part))
    }
}

/// The sizes of a built page.
pub struct Page {
    files: Vec<Weight>,
}

impl Page {
    /// Measures the files in `dist`.
    pub fn weigh(dist: &Path) -> Result<Page, String> {
        let mut files = Vec::new();
        for folder in [dist.to_path_buf(), dist.join("assets")] {
            let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
                if path.extension().is_some_and(|ext| ext == "br") {
                    continue;
                }
                let raw = size(&path).ok_or_else(|| format!("{} cannot be read", path.display()))?;
                let mut small = path.as_os_str().to_owned();
                small.push(".br");
                let name = path.strip_prefix(dist).unwrap_or(&path).to_string_lossy().into_owned();
                files.push(Weight { name, raw, sent: size(Path::new(&small)).unwrap_or(raw) });
            }
        }
        files.sort_by(|a, b| b.sent.cmp(&a.sent).then_with(|| a.name.cmp(&b.name)));
        Ok(Page { files })
    }

    fn words(&self) -> Option<&Weight> {
        self.files.iter().find(|file| file.name.contains("words-") && !file.name.contains("more-words-"))
    }

    fn first(&self) -> Vec<&Weight> {
        let mut first: Vec<&Weight> = self.files.iter().filter(|file| file.is_first()).chain(self.words()).collect();
        first.sort_by_key(|file| std::cmp::Reverse(file.sent));
        first
    }

    /// The transfer size of the first page.
    pub fn total(&self) -> u64 {
        self.first().iter().map(|file| file.sent).sum()
    }

    /// Whether it is small enough.
    pub fn check(&self) -> Result<String, String> {
        let total = self.total();
        if total <= MOST {
            return Ok(format!("the first page transfers {} kB of at most {}", kilo(total), kilo(MOST)));
        }
        let list: Vec<String> = self.first().iter().map(|file| format!("  {:>8} {}", file.sent, file.name)).collect();
        Err(format!("the first page transfers {total} bytes, more than {MOST}:\n{}", list.join("\n")))
    }

    /// Writes the sizes to docs/performance.md.
    pub fn write(&self) -> Result<(), String> {
        let mut text = format!(
            "`cargo xtask web --weigh` builds the browser client as shipped and writes this part. Everything the browser fetches before the \
             lobby is shown, brotli-compressed as the server sends it: **{} kB**; at most {} kB, or the build fails.\n\n\
             | file | plain | sent |\n| --- | ---: | ---: |\n",
            kilo(self.total()),
            kilo(MOST)
        );
        for file in self.first() {
            let _ = writeln!(text, "| {} | {} | {} |", plain(&file.name), file.raw, file.sent);
        }
        let later: u64 = self.files.iter().map(|file| file.sent).sum::<u64>() - self.total();
        let _ = write!(
            text,
            "\nAfterwards the service worker fetches the rest for offline play: the bots, the rule texts and the other \
             languages, {} kB.",
            kilo(later)
        );
        write_part("page", &text)
    }
}

fn size(path: &Path) -> Option<u64> {
    fs::metadata(path).ok().map(|meta| meta.len())
}

/// In thousands, with one decimal.
fn kilo(bytes: u64) -> String {
    format!("{}.{}", bytes / 1000, bytes % 1000 / 100)
}

/// The name without its hash, which changes with every build.
fn plain(name: &str) -> String {
    let (stem, ext) = name.rsplit_once('.').unwrap_or((name, ""));
    match stem.rsplit_once('-') {
        Some((stem, hash)) if hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()) => format!("{stem}.{ext}"),
        _ => name.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(sizes: &[(&str, u64)]) -> Page {
        Page { files: sizes.iter().map(|(name, sent)| Weight { name: (*name).into(), raw: sent * 3, sent: *sent }).collect() }
    }

    #[test]
    fn the_first_page_needs_one_language_and_no_bots() {
        let files = [
            ("assets/app-00.wasm", 500_000),
            ("assets/worker-00.wasm", 300_000),
            ("assets/words-de-00.ftl", 9_000),
            ("assets/words-en-00.ftl", 8_000),
            ("assets/rules-en-table-00.md", 1_000),
        ];
        assert_eq!(page(&files).total(), 509_000);
        assert!(page(&files).check().is_ok());
        let heavy = page(&[("assets/app-00.wasm", MOST + 1)]).check().unwrap_err();
        assert!(heavy.contains(&format!("{} bytes", MOST + 1)) && heavy.contains("app-00.wasm"), "{heavy}");
    }

    #[test]
    fn a_hash_is_left_out_of_a_name() {
        assert_eq!(plain("assets/app-0123456789abcdef.wasm"), "assets/app.wasm");
        assert_eq!(plain("manifest.webmanifest"), "manifest.webmanifest");
    }
}
