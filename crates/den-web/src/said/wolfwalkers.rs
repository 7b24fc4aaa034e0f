//! The sentences of Wolfwalkers.

use wolfwalkers::{Deck, Symbol};

use super::Line;
use crate::game::wolfwalkers::titles;
use crate::t;

/// Reasons, lines of the score sheet, remarks, deals that do not fit.
pub(super) const LINES: &[Line] = &[
    ("take a market card (`take 3 at b2`) or use an opportunity (`use 1`)", "ww-no-take-first"),
    ("choose a card for the opportunity first (`slot 4` or `card b2`)", "ww-no-choose-first"),
    ("lay the card in your hand first (`lay b2`)", "ww-no-lay-first"),
    ("lay one more card on one of yours (`take 3 at b2`) or `pass`", "ww-no-last"),
    ("nobody may move now", "ww-no-nobody"),
    ("market place {n:#} is empty", "ww-no-empty"),
    ("the market has {n:#} places", "ww-no-places"),
    ("this story is in your display already", "ww-no-story-twice"),
    ("this goal is in your display already", "ww-no-goal-twice"),
    ("you can lay a card, so you may not pass", "ww-no-pass"),
    ("none of your cards is at {at}", "ww-no-card-at"),
    ("this market place is closed to you by Hands Off", "ww-no-closed"),
    ("this market place was emptied last", "ww-no-warm"),
    ("the first {n:#} cards of a display must be stories", "ww-no-prologue"),
    ("this card cannot be laid", "ww-no-lay"),
    ("a card lies at {at}, and cards laid stay", "ww-no-stay"),
    ("the first card lies at a1: it may end up anywhere, for the display floats", "ww-no-first"),
    ("{at} would make the display larger than 5 by 5", "ww-no-larger"),
    ("{at} is next to a goal", "ww-no-apart"),
    ("{at} is not next to a card of yours", "ww-no-next"),
    ("there is no such opportunity in this game", "ww-no-such"),
    ("you have used {card:opportunity} already", "ww-no-used"),
    ("the last chance comes when all displays are finished", "ww-no-last-chance"),
    ("{card:opportunity} would do nothing now", "ww-no-effect"),
    ("that cannot be chosen for {card:opportunity}: choose a market card (`slot 4`)", "ww-no-choose-slot"),
    ("that cannot be chosen for {card:opportunity}: choose a card (`card b2`)", "ww-no-choose-card"),
    // The score sheet.
    ("{goal:goal} ({at})", "ww-sheet-goal"),
    ("Scored at once", "ww-sheet-at-once"),
    ("Rank", "ww-sheet-rank"),
    ("{card:opportunity}", "ww-sheet-card"),
    ("{card:special}", "ww-sheet-card"),
    ("{card:rank}", "ww-sheet-card"),
    ("{n:#} of at most {most:#} placements", "ww-note-pattern"),
    ("{symbol:symbol} {n:#} of 8 in row and column", "ww-note-arrow"),
    ("{n:#} with {a:symbol} + {b:symbol}", "ww-note-pair"),
    ("{n:#} of {all:#} with {a:symbol} + {b:symbol} in row and column", "ww-note-pair-arrows"),
    ("{card:sides}", "ww-sheet-card"),
    ("{symbols:symbols} {n:#}", "ww-note-side"),
    ("{card:#}", "ww-sheet-card"),
    ("if the goal at {at} scores", "ww-note-favourite"),
    ("{goal:goal}: {notes:notes}", "ww-note-legend"),
    ("counts once a display is 5 by 5", "ww-note-five"),
    // Deals and options.
    ("there is no seat {n:#} at this table", "den-no-such-seat"),
    ("who begins is drawn first (`first 1`)", "ww-no-deal-first"),
    ("the special is drawn, from those that are played with (`special 1`)", "ww-no-deal-special"),
    ("an opportunity that is not played with", "ww-no-deal-other"),
    ("three different opportunities, the lowest number first", "ww-no-deal-order"),
    ("three opportunities are drawn (`opportunities 1 2 3`)", "ww-no-deal-three"),
    ("story {n:#} is no longer in the stack", "ww-no-deal-gone"),
    ("there is no story {n:#}", "ww-no-deal-no-story"),
    ("a card of the stack shows its story (`story 17`)", "ww-no-deal-story"),
    ("there is no goal {n:#}", "ww-no-deal-no-goal"),
    ("goal {n:#} has been seen on another card", "ww-no-deal-seen"),
    ("goal {n:#} is not behind this story", "ww-no-deal-behind"),
    ("a card is turned over for the first time (`goal 23`)", "ww-no-deal-goal"),
    ("{n:#} names", "ww-no-names"),
    ("`{word}` is no name", "ww-no-name"),
    ("`{word}` is no number of swap cards", "ww-no-swaps"),
    ("`{word}` is neither a module card nor a category", "ww-no-without"),
    ("they are played with a special; choose `no-change` to play them alone", "ww-no-special"),
    ("{n:#} swap cards for {seats:#} players", "ww-no-swaps-for"),
    ("only {n:#} cards are left to draw from, {due:#} are needed", "ww-no-enough"),
    ("there is no card `{word}`", "ww-no-module"),
    ("`{word}` is left out, or not for so few players", "ww-no-left-out"),
    ("there are not so many copies of `{word}`", "ww-no-copies"),
    // What cannot be read.
    ("expected a number from 1 to {n:#}", "ww-bad-number"),
    ("a move is `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` or `pass`", "ww-bad-move"),
    ("expected a card's number from 1 to 64", "ww-bad-card"),
    ("the dealer deals `story 17`, `goal 23`, `first 2`, `special 4` or `opportunities 3 8 21`", "ww-bad-chance"),
    ("a place is a column (z, a to e) and a row (0 to 5), such as b2", "ww-bad-place"),
];

/// The name of what stands in a gap.
pub(super) fn name(kind: &str, text: &str) -> Option<String> {
    let symbol = |name: &str| Symbol::ALL.into_iter().find(|s| s.to_string() == name).map(|s| t!(format!("ww-{}", s.key())));
    let deck = Deck::built_in();
    match kind {
        "symbol" => symbol(text),
        "symbols" => Some(text.split(" + ").map(symbol).collect::<Option<Vec<_>>>()?.join(" + ")),
        "goal" => deck.goals.iter().any(|goal| goal.title == text).then(|| titles::goal(text)),
        "opportunity" => deck.opportunities.iter().find(|card| card.title == text).map(|card| titles::opportunity(card).0),
        "special" => deck.specials.iter().find(|card| card.title == text).map(|card| titles::special(card).0),
        "rank" => deck.ranks.iter().any(|rank| rank.title == text).then(|| titles::rank(text)),
        _ => None,
    }
}
