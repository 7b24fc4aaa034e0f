//! The animal cards: their names, effects and looks.

use den_core::Values;
use wolf_and_hound::{Animal, Coat, Content, Face, Modifier, Options, Side, Sides, Target, Targets, animal_text};

use crate::game::svg::{art, art_in, rounded_rect, words};
use crate::t;
use crate::words::say;

/// The name of an animal card.
pub(crate) fn animal_name(animal: Animal) -> String {
    say(&animal.into(), &[])
}

/// The effect of an animal card with these sides, in words.
pub(super) fn animal_does(animal: Animal, sides: &Sides) -> String {
    animal_text(animal, sides).into_iter().map(|text| say(&text.into(), &[])).collect::<Vec<_>>().join("; ")
}

pub(super) fn modifier_sign(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Plain => "",
        Modifier::PlusOne => "+1",
        Modifier::MinusOne => "−1",
        Modifier::Half => "½",
        Modifier::BackHalf => "↺½",
        Modifier::Triple => "×3",
        Modifier::Reverse => "↺",
        Modifier::None => "0",
    }
}

fn target_sign(target: Target) -> &'static str {
    match target {
        Target::Active => "",
        Target::Left => "←",
        Target::Opposite => "↑",
        Target::Right => "→",
    }
}

/// The signs of all targets. One that only acts on the active player has none.
pub(super) fn aims(targets: Targets) -> String {
    let myself = if targets.has(Target::Active) && targets != Targets::only(Target::Active) { "↓" } else { "" };
    targets.iter().map(target_sign).fold(myself.to_string(), |signs, sign| signs + sign)
}

/// An animal card as shown before the game.
pub(crate) struct Shown {
    /// Its name in options.
    pub(crate) id: String,
    /// Its name.
    pub(crate) name: String,
    /// Its effect.
    pub(crate) does: String,
    /// Its picture.
    pub(crate) picture: String,
}

fn shown(the_box: &Content, animal: Animal) -> Shown {
    let sides = &the_box.animals[animal.index()];
    let picture = miniature(&card(sides.front, Face::Front, 16.0));
    Shown { id: animal.id().to_string(), name: animal_name(animal), does: animal_does(animal, sides), picture }
}

fn miniature(face: &str) -> String {
    format!("<svg viewBox=\"-27 -33 54 66\" width=\"40\" height=\"50\">{face}</svg>")
}

/// The animal cards of an option, each with a checkbox. Designer 02 consists of three cards.
pub(crate) fn cards_of(the_box: &Content, values: Values) -> Option<Vec<Shown>> {
    let Values::Subset(ids) = values else { return None };
    let one = |id: &str| match id.parse::<Animal>() {
        Ok(animal) => shown(the_box, animal),
        Err(_) => {
            let three: Vec<Shown> = wolf_and_hound::Animals::DESIGNER_02.into_iter().map(|animal| shown(the_box, animal)).collect();
            let does = three.iter().map(|card| format!("{}: {}", card.name, card.does)).collect::<Vec<_>>().join(". ");
            let picture = three.iter().map(|card| card.picture.as_str()).collect();
            Shown { id: id.to_string(), name: t!("wh-d02"), does, picture }
        }
    };
    Some(ids.iter().map(|id| one(id)).collect())
}

/// The animal cards that these options put into play.
pub(crate) fn chosen(the_box: &Content, line: &str) -> Vec<Shown> {
    use den_core::Options as _;
    let choice = Options::read(line.split_whitespace()).unwrap_or_default();
    choice.animals.into_iter().map(|animal| shown(the_box, animal)).collect()
}

const WIDE: f64 = 50.0;
const HIGH: f64 = 62.0;

/// The face of an animal card, centred on the origin. Text is no smaller than `least`.
pub(super) fn card(side: Side, up: Face, least: f64) -> String {
    let (sign, aim) = (modifier_sign(side.modifier), aims(side.targets));
    let (class, picture, head, scale) = match side.coat {
        Coat::Black => ("wolf", "wh-night", "wolf", 0.44),
        Coat::White => ("hound", "wh-day", "hound", 0.44),
        Coat::Pink => ("pink", "wh-pink", "sheep", 0.95),
    };
    // The picture and its sign identify the animal; the tooltip has the name.
    let turned = if up == Face::Back { "↻" } else { "" };
    let sign = format!("{sign}{aim}{turned}");
    let (y, band) = if sign.is_empty() {
        (2.0, String::new())
    } else {
        let size = least.max(16.0);
        let y = HIGH / 2.0 - size * 0.62;
        (
            -7.0,
            format!(
                "<g transform=\"translate(0 {y:.1})\">{}{}</g>",
                rounded_rect(WIDE - 5.0, size * 1.1, 5.0, "sign-band"),
                words(0.0, 0.5, size, "sign-ink", &sign)
            ),
        )
    };
    format!(
        "{}{}{}{band}",
        rounded_rect(WIDE, HIGH, 8.0, &format!("animal {class}")),
        art_in(picture, ((WIDE - 4.0) / 60.0, (HIGH - 4.0) / 84.0)),
        art(head, 0.0, y, scale)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_modifier_has_a_sign_of_its_own() {
        use Modifier::{BackHalf, Half, MinusOne, None, Plain, PlusOne, Reverse, Triple};
        let mut signs = [Plain, PlusOne, MinusOne, Half, BackHalf, Triple, Reverse, None].map(modifier_sign);
        signs.sort_unstable();
        assert!(signs.windows(2).all(|pair| pair[0] != pair[1]), "{signs:?}");
    }
}
