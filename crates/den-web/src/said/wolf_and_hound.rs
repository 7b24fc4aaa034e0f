//! The sentences of Wolf & Hound.

use wolf_and_hound::Card;

use super::Line;
use crate::game::wolf_and_hound::{animal_name, card_name, place_name};
use crate::t;

/// Reasons, lines of the score sheet, remarks, deals that do not fit.
pub(super) const LINES: &[Line] = &[
    ("only a virtual seat's turned-up card is kept or swapped", "wh-no-offer"),
    ("an animal is turned only where two metamorphic cards show the same colour", "wh-no-turn"),
    ("seat {place:place} is virtual: keep {card:code} or swap it", "wh-no-virtual"),
    ("first turn over one of the metamorphic cards at seat {place:place}", "wh-no-pairs"),
    ("you do not hold {card:card}", "wh-no-not-held"),
    ("the sheep No 3 forbids 3s this turn", "wh-no-three"),
    ("you hold a card that is no 3, so play it", "wh-no-show-other"),
    ("a hand is shown only under No 3", "wh-no-show"),
    ("turn over {a:animal} or {b:animal}", "wh-no-pair"),
    // The score sheet.
    ("Sheep of seat {what:place}", "wh-sheet-sheep"),
    ("Seat {what:place} has no sheep left", "wh-sheet-none"),
    ("The sheep are counted", "wh-sheet-counted"),
    ("Blue", "wh-blue"),
    ("Yellow", "wh-yellow"),
    ("{n:#} in the dark wood", "wh-note-wood"),
    ("{team:team} wins", "wh-note-wins"),
    ("a tie goes to {team:team}", "wh-note-tie"),
    // Deals and options.
    ("the hands are dealt first: write `deal` and each seat's four cards", "wh-no-deal-hands"),
    ("seat {place:place} draws a card: write `draw` and the card", "wh-no-deal-draw"),
    ("a card is turned up for seat {place:place}: write `up` and the card", "wh-no-deal-up"),
    ("nothing is dealt now, seat {turn:place} decides", "den-no-deal-turn"),
    ("seat {place:place} is virtual: nobody sees its cards", "wh-no-deal-virtual"),
    ("seat {place:place} is dealt {n:#} cards, not {due:#}", "wh-no-deal-count"),
    ("the deck has only {n:#} of {card:card}", "wh-no-deal-copies"),
    ("no {card:card} is left: the deck has {n:#}", "wh-no-deal-copies"),
    ("no animal card is chosen in any group", "wh-no-animals"),
    ("with more than one wolf card it is 4", "wh-no-flock-four"),
    ("with one wolf card or none it is 3", "wh-no-flock-three"),
    ("`{word}` is no card of this group", "wh-no-group"),
    ("`{word}` is named twice", "wh-no-named-twice"),
    ("`{word}` is none of its values", "den-no-value"),
    ("D02-1, D02-2 and D02-3 are used together; write D02", "wh-no-together"),
    // What cannot be read.
    ("a card is b or w and a value from 1 to 4, like b3; with meat b3m, with a bone w3b", "wh-bad-card"),
    ("an animal card is written as on it, like W01 or D02-3", "wh-bad-animal"),
    ("a move is a card like b3 or w1b, or `show`, `keep`, `swap`, `turn M01`", "wh-bad-move"),
    ("chance is `deal b1 b2 w3 w3 / …` with a hand for each player, `draw b3` or `up b3`", "wh-bad-chance"),
    ("a hand is four cards", "wh-bad-hand"),
];

/// The name of what stands in a gap.
pub(super) fn name(kind: &str, text: &str, names: &[String]) -> Option<String> {
    match kind {
        "place" => text.parse::<usize>().ok()?.checked_sub(1).filter(|place| *place < 4).map(|place| place_name(place, names)),
        "card" => Card::all().find(|card| card.words() == text).map(card_name),
        "code" => text.parse().ok().map(card_name),
        "animal" => text.parse().ok().map(animal_name),
        "team" => match text {
            "Blue" => Some(t!("wh-blue")),
            "Yellow" => Some(t!("wh-yellow")),
            _ => None,
        },
        _ => None,
    }
}
