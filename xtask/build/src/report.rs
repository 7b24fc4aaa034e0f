//! docs/performance.md, in which each task writes its own part.

use std::fs;

use crate::root;

const FILE: &str = "docs/performance.md";

/// Replaces one part of the file, between its two markers, or adds it at the end.
///
/// # Errors
/// If the file cannot be written.
pub fn write_part(part: &str, text: &str) -> Result<(), String> {
    let path = root().join(FILE);
    let old = fs::read_to_string(&path).unwrap_or_else(|_| "# How fast it is\n".to_string());
    let (begin, end) = (format!("<!-- {part}: begin -->"), format!("<!-- {part}: end -->"));
    let new = match (old.find(&begin), old.find(&end)) {
        (Some(from), Some(to)) if from < to => format!("{}{begin}\n{}\n{}", &old[..from], text.trim_end(), &old[to..]),
        _ => format!("{}\n\n## {}\n\n{begin}\n{}\n{end}\n", old.trim_end(), title(part), text.trim_end()),
    };
    fs::write(&path, new).map_err(|error| format!("{FILE}: {error}"))
}

fn title(part: &str) -> String {
    let mut letters = part.chars();
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

/// The name of the processor.
pub fn processor() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or("unknown processor", |(_, name)| name).to_string()
}
