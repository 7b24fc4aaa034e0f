//! The table as text.

use std::fmt::Write;

use anstyle::{AnsiColor, Color, Style};
use den_core::{Eye, Seat};

use crate::card::{Cards, Territory};
use crate::score;
use crate::state::{Phase, Table, other};
use crate::tell::stakes;
use crate::view::View;

const LABEL: usize = 9;
const COLUMN: usize = 18;
const WIDTH: usize = 100;

fn colour(at: Territory) -> Style {
    let ansi = match at {
        Territory::Swamp => AnsiColor::Green,
        Territory::Desert => AnsiColor::Yellow,
        Territory::Caves => AnsiColor::BrightBlack,
        Territory::Tundra => AnsiColor::BrightWhite,
        Territory::Volcano => AnsiColor::Red,
    };
    Style::new().fg_color(Some(Color::Ansi(ansi)))
}

const BOLD: Style = Style::new().bold();

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Cards in their colours, and how wide they are.
fn cards(cards: Cards) -> (String, usize) {
    let painted: Vec<_> = cards.iter().map(|card| paint(colour(card.suit()), &card.to_string())).collect();
    (painted.join(" "), (3 * usize::from(cards.len())).saturating_sub(1))
}

/// One row of five cells.
fn row(out: &mut String, label: &str, order: [Territory; 5], cell: impl Fn(Territory) -> (String, usize)) {
    let mut line = format!("{label:<LABEL$}");
    for at in order {
        let (text, wide) = cell(at);
        line += &text;
        line.extend(std::iter::repeat_n(' ', COLUMN.saturating_sub(wide)));
    }
    out.push_str(line.trim_end());
    out.push('\n');
}

fn plain(text: impl Into<String>) -> (String, usize) {
    let text = text.into();
    let wide = text.chars().count();
    (text, wide)
}

/// Breaks a text at spaces so that no line is wider than the board; later lines are indented.
fn wrap(out: &mut String, text: &str) {
    let mut wide = 0;
    for (n, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if n > 0 && wide + 1 + length > WIDTH {
            out.push_str("\n  ");
            wide = 2;
        } else if n > 0 {
            out.push(' ');
            wide += 1;
        }
        out.push_str(word);
        wide += length;
    }
    out.push('\n');
}

/// The table through one eye: the other player's side above, one's own below.
pub(crate) fn board(view: &View) -> String {
    let table = &view.table;
    let below = match view.eye {
        Eye::Seat(seat) => seat,
        Eye::Public => Seat(0),
    };
    let mut out = String::new();
    heading(&mut out, table);
    row(&mut out, "", table.rules.order, |at| {
        let name = format!("{} {}", at.name().to_uppercase(), at.colour());
        (paint(colour(at).bold(), &name), name.len())
    });
    side(&mut out, view, other(below));
    lands(&mut out, table);
    side(&mut out, view, below);
    holdings(&mut out, view);
    history(&mut out, table);
    for line in stakes(view) {
        wrap(&mut out, &line);
    }
    out
}

fn heading(out: &mut String, table: &Table) {
    // A trick lasts until its loser has placed a scar.
    let settling = matches!(table.phase, Phase::Take(..) | Phase::Look(..) | Phase::Place(..));
    let trick = table.tricks.won() + u8::from(!settling);
    let _ = write!(out, "{}, {} board", paint(BOLD, "Lone Wolves"), table.rules.board.name());
    match table.phase {
        Phase::Over => out.push_str(": the game is over"),
        _ => {
            let _ = write!(out, ", trick {trick} of {}", table.rules.hand);
        }
    }
    match table.trump() {
        Some(trump) => {
            let _ = write!(out, ", trump {}", paint(colour(trump).bold(), trump.colour()));
        }
        None => out.push_str(", no trump"),
    }
    let [first, second] = score::points(table);
    let final_or_not = if table.phase == Phase::Over { "Final honor" } else { "Honor as it stands" };
    let _ = writeln!(out, ". {final_or_not}: seat 1 {first}, seat 2 {second}.");
}

/// One player's side: strength, wolves, lone wolves, scars in slots.
fn side(out: &mut String, view: &View, seat: Seat) {
    let table = &view.table;
    let side = &table.sides[seat.index()];
    let label = if view.eye.is(seat) { "You".to_string() } else { format!("Seat {seat}") };
    row(out, &label, table.rules.order, |at| {
        let strength = table.strength(seat, at).total();
        let text = format!("strength {strength}");
        let wide = text.len();
        if table.controls(at) == Some(seat) { (paint(BOLD, &format!("{text} *")), wide + 2) } else { plain(text) }
    });
    row(out, "  wolves", table.rules.order, |at| cards(side.up[at.index()]));
    row(out, "  lone", table.rules.order, |at| {
        plain(if side.lone[at.index()] == 0 { "-".into() } else { side.lone[at.index()].to_string() })
    });
    row(out, "  slots", table.rules.order, |at| {
        let scars = side.slots[at.index()];
        let empty = table.rules.slots[at.index()].saturating_sub(scars.len());
        plain(scars.iter().map(|scar| format!("[{}]", scar.number())).chain((0..empty).map(|_| "[ ]".into())).collect::<String>())
    });
    let mut borders = Vec::new();
    for (&slot, kind) in table.rules.borders.iter().zip(5..) {
        let (scars, all) = (side.slots[kind], table.rules.slots[kind]);
        if all > 0 {
            let scars: Vec<_> = scars.iter().map(|scar| format!("[{}]", scar.number())).collect();
            borders.push(format!("{slot} {}{}", scars.concat(), "[ ]".repeat(usize::from(all).saturating_sub(scars.len()))));
        }
    }
    if !borders.is_empty() {
        let _ =
            writeln!(out, "{:<LABEL$}{}", "  border", borders.iter().map(|b| format!(" {b}")).collect::<Vec<_>>().join("   ").trim_start());
    }
}

/// The middle: honor, moons, scars still to be taken, room.
fn lands(out: &mut String, table: &Table) {
    let line = "-".repeat(LABEL + 5 * COLUMN);
    let _ = writeln!(out, "{line}");
    row(out, "honor", table.rules.order, |at| {
        let honor = table.lands[at.index()].honor;
        plain(format!("{} (below {})", honor.up, honor.down))
    });
    if table.moons[0].is_some() {
        row(out, "moons", table.rules.order, |at| match table.moon_at(at) {
            Some(moon) => {
                let text = format!("{} +{}", ["moon", "BLOOD MOON"][moon], table.rules.moons[moon]);
                (paint(BOLD, &text), text.len())
            }
            None => plain(""),
        });
    }
    row(out, "scars", table.rules.order, |at| {
        let land = &table.lands[at.index()];
        let up = land.scars.iter().map(|scar| format!("({})", scar.number()));
        let all: String = up.chain((0..land.face_down).map(|_| "(?)".into())).collect();
        plain(if all.is_empty() { "-".into() } else { all })
    });
    row(out, "room", table.rules.order, |at| {
        let (wolves, full) = (table.lands[at.index()].wolves, table.rules.full);
        plain(if wolves >= full { "full".into() } else { format!("{wolves} of {full}") })
    });
    let _ = writeln!(out, "{line}");
}

/// Hands and what is known of them, and the scars nobody has seen.
fn holdings(out: &mut String, view: &View) {
    let table = &view.table;
    for seat in Seat::all(2) {
        if let Some(hand) = view.hand.filter(|_| view.eye.is(seat)) {
            let _ = writeln!(out, "Your hand: {}", cards(hand).0);
            continue;
        }
        let voids: Vec<_> = table.voids[seat.index()].iter().map(|suit| format!("no {}", suit.colour())).collect();
        let known = if voids.is_empty() { String::new() } else { format!(", {}", voids.join(", ")) };
        let _ = writeln!(out, "Seat {seat} holds {} cards{known}.", table.hand_size(seat));
    }
    let unseen: Vec<_> = table.unseen.iter().map(|scar| scar.number().to_string()).collect();
    if !unseen.is_empty() {
        let _ = writeln!(out, "Scars not seen by all: {} ({} of them face down on the board).", unseen.join(" "), table.face_down());
    }
}

/// The tricks so far, the card led first, the winner's with a star.
fn history(out: &mut String, table: &Table) {
    if table.tricks.cards() == 0 {
        return;
    }
    let mut text = String::from("Tricks (leader: led, answer; * wins):");
    for (n, trick) in table.tricks.iter().enumerate() {
        let star = |seat: Seat| if trick.winner == Some(seat) { "*" } else { "" };
        let _ = write!(text, " {})\u{a0}{}:\u{a0}{}@{}{}", n + 1, trick.leader, trick.led.card, trick.led.at.letter(), star(trick.leader));
        if let Some(answer) = trick.answer {
            let _ = write!(text, ",\u{a0}{}@{}{}", answer.card, answer.at.letter(), star(other(trick.leader)));
        }
    }
    let mut wrapped = String::new();
    wrap(&mut wrapped, &text);
    out.push_str(&wrapped.replace('\u{a0}', " "));
}
