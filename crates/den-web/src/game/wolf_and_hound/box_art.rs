//! The parts of the box in the editor.

use serde_json::Value;
use wolf_and_hound::{Animal, Card, Colour, Content, Face, Side, WolfAndHound};

use super::animals::{self, animal_does, animal_name};
use super::number_card;
use crate::game::box_art::{BoxArt, Look, after, element, shows};
use crate::game::svg::{art, escape, rounded_rect, words};

/// The size of a number card in drawing units.
const CARD: (f64, f64) = (60.0, 84.0);

impl BoxArt for WolfAndHound {
    fn piece(content: &Content, _: &Value, path: &str) -> Option<String> {
        let Some(at) = path.strip_prefix("/animals/card/") else { return Some(String::new()) };
        let animal = Animal::all().nth(at.parse().ok()?)?;
        let sides = &content.animals[animal.index()];
        let mut faces = face(sides.front, Face::Front, &format!("{path}/front"), &animal_name(animal));
        if let Some(back) = sides.back {
            faces += &face(back, Face::Back, &format!("{path}/back"), &animal_name(animal));
        }
        Some(format!("{faces}<p>{}</p>", escape(&animal_does(animal, sides))))
    }

    fn thumb(content: &Content, figures: &Value, path: &str) -> Option<String> {
        match path {
            "/numbers/cards" => Some(card(Colour::Black, 3, false)? + &card(Colour::White, 3, false)?),
            "/numbers/meat-and-bones" => Some(card(Colour::Black, 1, true)? + &card(Colour::White, 1, true)?),
            "/numbers/sheep" => Some(sheep()),
            _ => Self::piece(content, figures, path),
        }
    }

    fn word(word: &str) -> Option<String> {
        let sign = |text: &str| {
            let size = if text.chars().count() > 2 { 13.0 } else { 19.0 };
            element(40.0, 34.0, 1.0, &(rounded_rect(38.0, 30.0, 6.0, "sign-band") + &words(0.0, 0.5, size, "sign-ink", text)))
        };
        Some(match word {
            "black" => element(40.0, 40.0, 1.0, &art("wolf", 0.0, 0.0, 0.4)),
            "white" => element(40.0, 40.0, 1.0, &art("hound", 0.0, 0.0, 0.4)),
            "pink" => element(40.0, 40.0, 1.0, &art("sheep", 0.0, 0.0, 0.85)),
            // A card without a modifier moves its animal by the number that was played.
            "plain" => sign("1–4"),
            "+1" => sign("+1"),
            "-1" => sign("−1"),
            "1/2" => sign("½"),
            "-1/2" => sign("↺½"),
            "x3" => sign("×3"),
            "reverse" => sign("↺"),
            "none" => sign("0"),
            "self" => sign("↓"),
            "left" => sign("←"),
            "opposite" => sign("↑"),
            "right" => sign("→"),
            _ => return None,
        })
    }

    fn look(_: &Value, path: &str) -> Option<Look> {
        let parts = after(path, "/numbers/")?;
        let value = || parts.get(2)?.parse::<u8>().ok().map(|at| at + 1);
        let picture = match (parts[0], *parts.get(1)?) {
            ("sheep", _) => sheep(),
            (_, "black") => card(Colour::Black, value()?, false)?,
            (_, "white") => card(Colour::White, value()?, false)?,
            (_, "meat") => card(Colour::Black, value()?, true)?,
            (_, "bone") => card(Colour::White, value()?, true)?,
            _ => return None,
        };
        Some(Look::count(picture))
    }
}

fn card(colour: Colour, value: u8, symbol: bool) -> Option<String> {
    // Only these values exist.
    let plain = (1..=4).contains(&value).then(|| Card::plain(colour, value))?;
    let card = if symbol { plain.with_symbol() } else { plain };
    Some(element(CARD.0 + 4.0, CARD.1 + 4.0, 1.1, &number_card(card, CARD, "role=\"img\"", "", 12.0)))
}

fn sheep() -> String {
    element(52.0, 44.0, 1.2, &format!("<g class=\"sheep\">{}</g>", art("sheep", 0.0, 0.0, 1.0)))
}

/// One side of an animal card. Its animal and its sign lead to their fields.
fn face(side: Side, up: Face, path: &str, name: &str) -> String {
    let hit = |(x, y): (f64, f64), (wide, high): (f64, f64), key: &str| {
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" class=\"area\"{}/>", shows(&format!("{path}/{key}")))
    };
    let sign = |x: f64, wide: f64, key: &str| hit((x, 13.0), (wide, 18.0), key);
    // The sign shows the modifier and, to its right, the targets; one of them may be missing.
    let signs = match (animals::modifier_sign(side.modifier).is_empty(), animals::aims(side.targets).is_empty()) {
        (false, false) => sign(-25.0, 25.0, "move") + &sign(0.0, 25.0, "target"),
        (true, false) => sign(-25.0, 50.0, "target"),
        _ => sign(-25.0, 50.0, "move"),
    };
    let inside = animals::card(side, up, 12.0) + &hit((-25.0, -31.0), (50.0, 44.0), "colour") + &signs;
    format!("<svg viewBox=\"-27 -33 54 66\" width=\"135\" height=\"165\" role=\"img\" aria-label=\"{}\">{inside}</svg>", escape(name))
}
