//! The sentences of Lone Wolves.

use lone_wolves::Territory;

use super::Line;
use crate::t;

/// Reasons, lines of the score sheet, remarks, deals that do not fit.
pub(super) const LINES: &[Line] = &[
    ("a card has to be played now, as `d3@s`", "lw-no-play-first"),
    ("a scar has to be taken now, as `take 5` or `take ?`", "lw-no-take-first"),
    ("the scar has to be placed now, as `place s`", "lw-no-place-first"),
    ("you do not hold {card:card}", "lw-no-not-held"),
    ("you still hold the led suit, {suit:colour}", "lw-no-follow"),
    ("the {land:land} is full: it has {n:#} wolf cards", "lw-no-full"),
    ("this board has no slot at {place:slot}", "lw-no-slot"),
    ("no slot is empty on your side at {place:slot}", "lw-no-room"),
    ("scar {scar:scar} does not lie face up in the {land:land}", "lw-no-scar-up"),
    ("no scar lies face down in the {land:land}", "lw-no-scar-down"),
    // The score sheet.
    ("Strength in the {what:land}", "lw-sheet-strength"),
    ("Honor token of the {what:land}", "lw-sheet-honor"),
    ("Moon", "lw-sheet-moon"),
    ("Blood moon", "lw-sheet-blood"),
    ("Tie", "lw-sheet-tie"),
    ("Scar {scar:scar} at {place:slot}", "lw-sheet-scar"),
    ("{a:#} to {b:#}: {first:list} against {second:list} ({who:say})", "lw-note-strength"),
    ("{n:#} face up", "lw-note-up"),
    ("{n:#} lone", "lw-note-lone"),
    ("{scar=1}{n:#} from scar 1", "lw-note-from-scar"),
    ("{scar=2}{n:#} from scar 2", "lw-note-from-scar"),
    ("nothing", "lw-note-nothing"),
    ("nobody controls it", "lw-note-nobody"),
    ("seat {seat:seat} controls it", "lw-note-controls"),
    ("{n:#}, to nobody: a tie", "lw-note-tie"),
    ("in the {land:land}", "lw-note-in"),
    ("in the {land:land}, to nobody: a tie", "lw-note-in-tie"),
    ("the points are equal; lone wolves decide: {a:#} to {b:#}", "lw-note-lone-decide"),
    ("counts in seat {seat:seat}'s strength", "lw-note-counts"),
    ("acted when seat {seat:seat} placed it", "lw-note-acted"),
    ("{a:land} {n:#} + {b:land} {m:#}", "lw-note-both"),
    ("+{n:#} honor for each wolf on your side", "lw-scar-5-does"),
    ("+{n:#} honor for each lone wolf on your side", "lw-scar-6-does"),
    ("+{n:#} honor for each face-up wolf on your side", "lw-scar-7-does"),
    ("+{n:#} honor for each face-up {young} on your side", "lw-scar-8-does"),
    ("+{n:#} honor if you win the honor token", "lw-scar-9-does"),
    // Deals, in a record.
    ("there is no seat {n:#}: two play", "lw-no-deal-seat"),
    ("the face-up scars are laid out now, as `scars 1 5 9 2 2`", "lw-no-deal-scars"),
    ("the honor tokens are laid out now, as `honor 4/9 8/5 …`", "lw-no-deal-honor"),
    ("the hands are dealt now, as `hands s2 s3 … / d2 d3 …`", "lw-no-deal-hands"),
    ("the first leader is drawn now, as `leader 1`", "lw-no-deal-leader"),
    ("a scar is turned up now, as `turn 5`", "lw-no-deal-turn"),
    ("the scar taken face down is looked at now, as `look 5`", "lw-no-deal-look"),
    ("scar {scar:scar} is laid out more often than the {n:#} times it exists", "lw-no-deal-copies"),
    ("the honor tokens are {tokens}, each once with either side first", "lw-no-deal-tokens"),
    ("seat {seat:seat} is dealt {n:#} cards instead of {due:#}", "lw-no-deal-count"),
    ("{card:card} is dealt to both players", "lw-no-deal-both"),
    ("every scar {scar:scar} has been seen already", "lw-no-deal-seen"),
    ("there is no board `{word}`", "den-no-value"),
    // What cannot be read.
    ("a card is a suit and a value from 2 to 7: s swamp, d desert, c caves, t tundra, v volcano, as `d3`", "lw-bad-card"),
    ("a territory is s, d, c, t or v (swamp, desert, caves, tundra, volcano)", "lw-bad-land"),
    ("a border has two different territories, as `s+d`", "lw-bad-border"),
    ("a scar is a number from 1 to 9", "lw-bad-scar"),
    ("a move is `d3@s` (card at territory), `take 5`, `take ?` (face down), `place s` or `place s+d` (a border)", "lw-bad-move"),
    ("an honor token is its two sides, the upper first, as `4/9`", "lw-bad-honor"),
    ("five scars, one for each territory from the swamp to the volcano, not {n:#}", "lw-bad-five"),
    ("five honor tokens, one for each territory from the swamp to the volcano, not {n:#}", "lw-bad-five"),
    ("this card stands twice in the hand", "lw-bad-twice"),
    ("the two hands are separated by `/`", "lw-bad-hands"),
    ("chance is `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` or `look 5`", "lw-bad-chance"),
];

/// The name of what stands in a gap.
pub(super) fn name(kind: &str, text: &str) -> Option<String> {
    let land = |name: &str| Territory::ALL.into_iter().find(|t| t.name() == name).map(|t| t!(format!("lw-{}", t.name())));
    let colour = |name: &str| Territory::ALL.into_iter().find(|t| t.colour() == name).map(|t| t!(format!("lw-suit-{}", t.name())));
    match kind {
        "land" => land(text),
        "colour" => colour(text),
        "card" => {
            let (suit, value) = text.split_once(' ')?;
            Some(t!("lw-card", suit = colour(suit)?, value = value.parse::<u8>().ok()?))
        }
        "scar" => {
            let number: u8 = text.split_once(" (")?.0.parse().ok()?;
            (1..=9).contains(&number).then(|| t!(format!("lw-scar-{number}")))
        }
        "slot" => match text.strip_prefix("the border of the ") {
            Some(border) => {
                let (a, b) = border.split_once(" and the ")?;
                Some(t!("lw-border", a = land(a)?, b = land(b)?))
            }
            None => land(text.strip_prefix("the ")?),
        },
        _ => None,
    }
}
