//! The parts of the box in the editor.

use lone_wolves::{Content, LoneWolves, Scar};
use serde_json::Value;

use super::signs::sort;
use crate::game::box_art::{BoxArt, Look, Print, after, element, number_at, words_at};
use crate::game::svg::{art, art_box, rounded_rect, words};

/// Territories in the order of the figures.
const LANDS: [&str; 5] = ["swamp", "desert", "caves", "tundra", "volcano"];

/// The keys of the scars' figures, with the numbers of the scars.
const SCARS: [(&str, u8); 8] = [
    ("strength_per_wolf", 1),
    ("strength", 2),
    ("lone_wolves_added", 3),
    ("honor_per_wolf", 5),
    ("honor_per_lone_wolf", 6),
    ("honor_per_face_up", 7),
    ("honor_per_young", 8),
    ("honor_for_token", 9),
];

impl BoxArt for LoneWolves {
    fn piece(_: &Content, _: &Value, path: &str) -> Option<String> {
        let is_board = path.starts_with("/box/basic_") || path.starts_with("/box/advanced_") || path == "/box/order";
        (!is_board).then(String::new)
    }

    fn thumb(_: &Content, figures: &Value, path: &str) -> Option<String> {
        let number = |key: &str| number_at(figures, key);
        Some(match path {
            "/box/honor" => [0, 1].map(|side| honor(&number(&format!("/box/honor/tokens/0/{side}")))).concat(),
            "/box/moons" => moon(false, &number("/box/moons/moon")) + &moon(true, &number("/box/moons/blood_moon")),
            "/box/scars" => [1, 3, 5].iter().map(|n| element(48.0, 48.0, 0.8, &scar(*n))).collect(),
            "/box/cards" => element(64.0, 88.0, 0.6, &back()),
            "/box/order" => strip(figures, |_| String::new()),
            _ => {
                let list = if path.ends_with("places") { "dark" } else { "own" };
                strip(figures, |land| number(&format!("{path}/{list}/{land}")))
            }
        })
    }

    fn word(word: &str) -> Option<String> {
        LANDS.contains(&word).then(|| land(word, &art(&format!("lw-sign-{word}"), 0.0, 0.0, 1.0)))
    }

    fn figure_on_board(item: &str, token: &str) -> Option<String> {
        let land = LANDS.iter().position(|land| token.strip_prefix("land:") == Some(*land))?;
        let list = if item.ends_with("_places") { "dark" } else { "own" };
        (item != "/box/order").then(|| format!("{item}/{list}/{land}"))
    }

    fn look(figures: &Value, path: &str) -> Option<Look> {
        let parts = after(path, "/box/")?;
        let at = || parts.last().and_then(|at| at.parse::<usize>().ok());
        let low = |picture: String, ink: &'static str| Look { picture, place: Print::Low, ink };
        match (parts[0], *parts.get(1)?) {
            ("honor", _) => Some(Look::printed(honor(""), "#3a2a05")),
            ("moons", key) => Some(Look::printed(moon(key == "blood_moon", ""), if key == "blood_moon" { "#fff" } else { "#2a2412" })),
            ("scars", "copies") => Some(Look::count(element(48.0, 48.0, 1.2, &down()))),
            // The values of wolf cards.
            ("scars", key) if key.starts_with("young:") => {
                let face = rounded_rect(30.0, 42.0, 4.0, "face lone") + &words(0.0, 0.5, 22.0, "card-ink", key.rsplit(':').next()?);
                Some(Look::count(element(32.0, 44.0, 1.0, &face)))
            }
            ("scars", key) => {
                let (_, number) = SCARS.iter().find(|(one, _)| *one == key)?;
                let ink = if *number < 5 { "#fff" } else { "#3a2a05" };
                Some(low(element(48.0, 48.0, 1.6, &scar(*number)), ink))
            }
            ("cards", "hand" | "full") => Some(Look::count(element(64.0, 88.0, 0.9, &back()))),
            (_, "light" | "dark") => {
                let token = if parts[1] == "dark" { down() } else { scar(2) };
                Some(Look::count(land(LANDS.get(at()?)?, &format!("<g transform=\"scale(.62)\">{token}</g>"))))
            }
            // The second player's side has the same keys one level deeper.
            (_, key) => match if key == "second" { *parts.get(2)? } else { key } {
                "own" => Some(Look::count(land(LANDS.get(at()?)?, slot()))),
                "border" => {
                    let order = words_at(figures, "/box/order/territories");
                    let (left, right) = (*order.get(at()?)?, *order.get(at()? + 1)?);
                    Some(Look::count(border(left, right)))
                }
                _ => None,
            },
        }
    }
}

/// An honor token, with its number if there is one.
fn honor(number: &str) -> String {
    let token =
        format!("<circle r=\"17\" class=\"token honor\"/>{}{}", art("lw-honor", 0.0, 0.0, 0.9), words(0.0, 0.5, 18.0, "token-ink", number));
    element(38.0, 38.0, 1.7, &token)
}

fn moon(blood: bool, number: &str) -> String {
    let (class, picture, ink) = if blood { (" blood", "lw-blood", "token-ink") } else { ("", "lw-moon", "track-ink") };
    let token = format!("<circle r=\"13\" class=\"moon{class}\"/>{}{}", art(picture, 0.0, 0.0, 0.9), words(0.0, 0.5, 15.0, ink, number));
    element(30.0, 30.0, 2.1, &token)
}

/// A scar token. Its number has room in the lower half.
fn scar(number: u8) -> String {
    let kind = Scar::ALL.into_iter().find(|scar| scar.number() == number).map_or("deed", sort);
    format!(
        "<circle r=\"22\" class=\"scar {kind}\"/><g class=\"scar-art {kind}\">{}{}</g>",
        art("lw-token", 0.0, 0.0, 1.1),
        art(&format!("lw-scar-{number}"), 0.0, -6.0, 0.76)
    )
}

fn down() -> String {
    format!("<circle r=\"22\" class=\"scar down\"/>{}{}", art("lw-down", 0.0, 0.0, 1.1), words(0.0, 0.5, 20.0, "token-ink", "?"))
}

fn back() -> String {
    rounded_rect(60.0, 84.0, 5.0, "back") + &art("card-back", 0.0, 0.0, 1.0)
}

fn slot() -> &'static str {
    "<circle r=\"12\" class=\"box-slot\"/>"
}

/// A small piece of a territory with something on it.
fn land(name: &str, on: &str) -> String {
    let plate = rounded_rect(44.0, 44.0, 8.0, &format!("land {name}")) + &art_box(&format!("lw-{name}"), 44.0, 44.0);
    element(48.0, 48.0, 1.2, &format!("{plate}<circle r=\"16\" class=\"land-disc {name}\"/><g class=\"suit-{name}\">{on}</g>"))
}

/// Where two territories meet.
fn border(left: &str, right: &str) -> String {
    let half = |name: &str, x: f64| {
        format!(
            "<g transform=\"translate({x} 0)\">{}{}</g>",
            rounded_rect(34.0, 44.0, 4.0, &format!("land {name}")),
            art_box(&format!("lw-{name}"), 34.0, 44.0)
        )
    };
    element(72.0, 48.0, 1.2, &(half(left, -17.0) + &half(right, 17.0) + slot()))
}

/// The five territories from left to right, each with a text.
fn strip(figures: &Value, text: impl Fn(usize) -> String) -> String {
    let order = words_at(figures, "/box/order/territories");
    let one = |(n, name): (usize, &&str)| {
        let at = LANDS.iter().position(|land| land == name).unwrap_or(0);
        format!(
            "<g transform=\"translate({:.0} 0)\">{}{}{}</g>",
            n as f64 * 26.0 - 52.0,
            rounded_rect(25.0, 40.0, 3.0, &format!("land {name}")),
            art_box(&format!("lw-{name}"), 25.0, 40.0),
            words(0.0, 0.5, 17.0, "hex-name", &text(at))
        )
    };
    element(134.0, 44.0, 1.0, &order.iter().enumerate().map(one).collect::<String>())
}

#[cfg(test)]
mod tests {
    use lone_wolves::Territory;

    use super::*;

    #[test]
    fn lands_are_in_the_order_of_the_figures() {
        assert_eq!(Territory::ALL.map(Territory::name), LANDS);
    }
}
