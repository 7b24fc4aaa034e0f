//! The animal cards: their names, effects and looks.

use den_core::Values;
use wolf_and_hound::{Animal, Coat, Content, Face, Modifier, Options, Side, Sides, Target, animal_text};

use crate::game::svg::{HOUND, SHEEP, WOLF, rounded_rect, words};
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

fn modifier_sign(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Plain => "",
        Modifier::PlusOne => "+1",
        Modifier::MinusOne => "−1",
        Modifier::Half => "½",
        Modifier::BackHalf => "↺½",
        _ => "×3",
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
pub(crate) fn cards_of(values: Values) -> Option<Vec<Shown>> {
    let Values::Subset(ids) = values else { return None };
    let edition = den_core::built_in::<wolf_and_hound::WolfAndHound>();
    let one = |id: &str| match id.parse::<Animal>() {
        Ok(animal) => shown(edition.content(), animal),
        Err(_) => {
            let three: Vec<Shown> =
                wolf_and_hound::Animals::DESIGNER_02.into_iter().map(|animal| shown(edition.content(), animal)).collect();
            let does = three.iter().map(|card| format!("{}: {}", card.name, card.does)).collect::<Vec<_>>().join(". ");
            let picture = three.iter().map(|card| card.picture.as_str()).collect();
            Shown { id: id.to_string(), name: t!("wh-d02"), does, picture }
        }
    };
    Some(ids.iter().map(|id| one(id)).collect())
}

/// The animal cards that these options put into play.
pub(crate) fn chosen(line: &str) -> Vec<Shown> {
    use den_core::Options as _;
    let choice = Options::read(line.split_whitespace()).unwrap_or_default();
    let edition = den_core::built_in::<wolf_and_hound::WolfAndHound>();
    choice.animals.into_iter().map(|animal| shown(edition.content(), animal)).collect()
}

const WIDE: f64 = 50.0;
const HIGH: f64 = 62.0;

/// The face of an animal card, centred on the origin. Text is no smaller than `least`.
pub(super) fn card(side: Side, up: Face, least: f64) -> String {
    let (sign, aim) = (modifier_sign(side.modifier), target_sign(side.target));
    let (class, head) = match side.coat {
        Coat::Black => ("wolf", WOLF),
        Coat::White => ("hound", HOUND),
        Coat::Pink => ("pink", SHEEP),
    };
    // The picture and its sign identify the animal; the tooltip has the name.
    let turned = if up == Face::Back { "↻" } else { "" };
    let sign = format!("{sign}{aim}{turned}");
    let (y, scale) = if sign.is_empty() { (0.0, 1.1) } else { (-9.0, 0.95) };
    format!(
        "{}<g class=\"head\" transform=\"translate(0 {y}) scale({scale})\">{head}</g>{}",
        rounded_rect(WIDE, HIGH, 9.0, &format!("animal {class}")),
        words(0.0, HIGH / 2.0 - 11.0, least.max(16.0), "animal-sign", &sign)
    )
}
