//! How the table looks to the player whose turn it is.

use std::fmt::Write;

use den_core::Game;

use crate::text::{ASIDE, TYPED, width, wrap};

/// More moves than this are only listed in full when asked for.
const MOST_MOVES: usize = 40;

/// The legal moves, numbered, with their notation; in columns where they are short.
pub(crate) fn moves<G: Game>(view: &G::View, legal: &[G::Move], all: bool) -> String {
    let shown = if all { legal.len() } else { legal.len().min(MOST_MOVES) };
    let digits = legal.len().to_string().len();
    let items: Vec<(String, String)> = legal[..shown]
        .iter()
        .map(|&m| {
            let (tell, notation) = (G::tell(view, m), m.to_string());
            // A move that is told by its notation need not say it twice.
            if tell == notation { (tell, String::new()) } else { (tell, notation) }
        })
        .collect();
    let long = items.iter().map(|(tell, notation)| tell.chars().count() + notation.chars().count() + 2).max().unwrap_or(0);
    let cell = digits + 2 + long;
    let columns = if shown > 8 { (width() / (cell + 3)).clamp(1, 4) } else { 1 };
    let rows = shown.div_ceil(columns);
    let mut out = String::new();
    for row in 0..rows {
        for at in (row..shown).step_by(rows) {
            let (tell, notation) = &items[at];
            let pad = " ".repeat(long - tell.chars().count() - notation.chars().count() - 2);
            let _ = write!(out, "{TYPED}{:>digits$}{TYPED:#}  {tell}  {ASIDE}{notation}{ASIDE:#}", at + 1);
            if at + rows < shown {
                let _ = write!(out, "{pad}   ");
            }
        }
        out.push('\n');
    }
    if shown < legal.len() {
        let _ = writeln!(out, "{ASIDE}… and {} more: `moves` lists them all{ASIDE:#}", legal.len() - shown);
    }
    out
}

/// The latest `most` lines of the log; those before `new` are old news.
pub(crate) fn log(lines: &[String], new: usize, most: usize) -> String {
    let from = lines.len().saturating_sub(most);
    let mut out = String::new();
    if from > 0 {
        let _ = writeln!(out, "{ASIDE}… {from} more before{ASIDE:#}");
    }
    for (at, line) in lines.iter().enumerate().skip(from) {
        let line = wrap(line, width() - 2, 2);
        let _ = if at < new { writeln!(out, "{ASIDE}  {line}{ASIDE:#}") } else { writeln!(out, "• {line}") };
    }
    out
}
