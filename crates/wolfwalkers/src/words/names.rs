//! The names of symbols, kinds of goals, and the cards of our own deck, which are translated. A card of
//! another deck has the name from its file.

use den_core::{Arg, Message, Text, built_in};

use crate::pieces::cell::Cell;
use crate::pieces::deck::Deck;
use crate::pieces::display::{Card, Side};
use crate::pieces::goal::{Family, Goal, Kind};
use crate::pieces::ids::{GoalId, OpportunityId, SpecialId, StoryId};
use crate::pieces::symbol::{Symbol, Symbols};
use crate::setup::Setup;
use crate::state::Wolfwalkers;
use crate::words::messages::{GoalText, SideName};

/// Texts without arguments, whose keys have a common prefix.
macro_rules! texts {
    ($(#[$doc:meta])* $name:ident: $start:literal, $($rest:literal)* , $end:literal) => {
        $(#[$doc])*
        pub(crate) const $name: &[Text] = &[$(Text { key: concat!($start, $rest, $end), args: &[] }),*];
    };
}

texts! {
    /// The symbols.
    SYMBOLS: "ww-",
    "robyn" "mebh" "wolf-form" "wolves" "merlyn" "forest" "town" "castle" "parents" "townsfolk" "army"
    , ""
}

texts! {
    /// The kinds of goals.
    FAMILIES: "ww-family-",
    "pattern" "arrow" "crossed" "pair" "balance" "imbalance"
    , ""
}

texts! {
    /// The titles of our stories.
    STORIES: "ww-story-",
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44
    45 46 47 48 49 50 51 52 53 54 55
    , ""
}

texts! {
    /// The titles of our goals.
    GOALS: "ww-goal-",
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44
    45 46 47 48 49 50 51 52 53 54 55
    , ""
}

texts! {
    /// The titles of our ranks.
    RANKS: "ww-rank-",
    1 2 3 4 5 6 7
    , ""
}

texts! {
    /// The titles of our specials.
    SPECIALS: "ww-special-",
    "no-change" "corner-to-corner" "room-to-breathe" "prologue" "long-market" "even-market" "restless-wind" "head-start"
    "still-warm" "shared-legend" "few-words" "heart-of-the-tale" "four-corners" "leader-of-the-pack" "unbroken-lines"
    , ""
}

texts! {
    /// The effects of our specials.
    SPECIAL_TEXTS: "ww-special-",
    "no-change" "corner-to-corner" "room-to-breathe" "prologue" "long-market" "even-market" "restless-wind" "head-start"
    "still-warm" "shared-legend" "few-words" "heart-of-the-tale" "four-corners" "leader-of-the-pack" "unbroken-lines"
    , "-does"
}

texts! {
    /// The titles of our opportunities, by card.
    OPPORTUNITIES: "ww-opportunity-",
    "corner-step" "from-below" "off-the-top" "leap-of-faith" "the-other-side" "fresh-breeze" "fresh-wind" "second-chance"
    "second-chance" "last-chance" "last-chance" "trade-places" "wander" "change-of-heart" "twice-told" "hands-off"
    "look-behind" "whirl" "barter" "into-the-gap" "patience" "favourite-chapter" "someone-in-the-leaves" "wings-overhead"
    "toll"
    , ""
}

texts! {
    /// The effects of our opportunities, by card.
    OPPORTUNITY_TEXTS: "ww-opportunity-",
    "corner-step" "from-below" "off-the-top" "leap-of-faith" "the-other-side" "fresh-breeze" "fresh-wind" "second-chance"
    "second-chance" "last-chance" "last-chance" "trade-places" "wander" "change-of-heart" "twice-told" "hands-off"
    "look-behind" "whirl" "barter" "into-the-gap" "patience" "favourite-chapter" "someone-in-the-leaves" "wings-overhead"
    "toll"
    , "-does"
}

/// The cards of a deck that are the same as in our own deck, as bits, and therefore have translations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ours {
    pub(crate) stories: u64,
    pub(crate) goals: u64,
    ranks: u64,
    specials: u64,
    opportunities: u64,
}

impl Ours {
    /// Compares a deck with our own.
    pub(crate) fn of(deck: &Deck) -> Ours {
        let own = &built_in::<Wolfwalkers>().content().clone().deck;
        Ours {
            stories: same(&deck.stories, &own.stories, |a, b| a.title == b.title),
            goals: same(&deck.goals, &own.goals, |a, b| a.title == b.title),
            ranks: same(&deck.ranks, &own.ranks, |a, b| a.title == b.title),
            specials: same(&deck.specials, &own.specials, |a, b| a.title == b.title && a.text == b.text),
            opportunities: same(&deck.opportunities, &own.opportunities, |a, b| a.title == b.title && a.text == b.text),
        }
    }
}

fn same<T>(cards: &[T], own: &[T], test: impl Fn(&T, &T) -> bool) -> u64 {
    cards.iter().zip(own).take(64).enumerate().filter(|(_, (card, own))| test(card, own)).fold(0, |set, (at, _)| set | 1 << at)
}

/// The text of one of our cards, or the name from another deck.
fn name(ours: u64, texts: &[Text], at: usize, other: &str) -> Message {
    match texts.get(at) {
        Some(text) if ours >> at & 1 == 1 => Message::new(text.key),
        _ => SideName::Title { title: other.to_string() }.into(),
    }
}

/// The names of cards.
impl Setup {
    /// The title of a story.
    pub fn story_title(&self, story: StoryId) -> Message {
        let at = story.index();
        name(self.ours.stories, STORIES, at, &self.deck.stories[at].title)
    }

    /// The title of a goal.
    pub fn goal_title(&self, goal: GoalId) -> Message {
        let at = goal.index();
        name(self.ours.goals, GOALS, at, &self.deck.goals[at].title)
    }

    /// The title of a rank.
    pub fn rank_title(&self, at: usize) -> Message {
        name(self.ours.ranks, RANKS, at, &self.deck.ranks[at].title)
    }

    /// The title of a special.
    pub fn special_title(&self, special: SpecialId) -> Message {
        let at = special.index();
        name(self.ours.specials, SPECIALS, at, &self.deck.specials[at].title)
    }

    /// The effect of a special.
    pub fn special_text(&self, special: SpecialId) -> Message {
        let at = special.index();
        name(self.ours.specials, SPECIAL_TEXTS, at, &self.deck.specials[at].text)
    }

    /// The title of an opportunity.
    pub fn opportunity_title(&self, opportunity: OpportunityId) -> Message {
        let at = opportunity.index();
        name(self.ours.opportunities, OPPORTUNITIES, at, &self.deck.opportunities[at].title)
    }

    /// The effect of an opportunity.
    pub fn opportunity_text(&self, opportunity: OpportunityId) -> Message {
        let at = opportunity.index();
        name(self.ours.opportunities, OPPORTUNITY_TEXTS, at, &self.deck.opportunities[at].text)
    }

    /// Whether a special has our texts.
    pub(crate) fn special_is_ours(&self, special: SpecialId) -> bool {
        special.index() < 64 && self.ours.specials >> special.index() & 1 == 1
    }

    /// Whether an opportunity has our texts.
    pub(crate) fn opportunity_is_ours(&self, opportunity: OpportunityId) -> bool {
        opportunity.index() < 64 && self.ours.opportunities >> opportunity.index() & 1 == 1
    }

    /// A side of a card: its title, and what it shows or requires.
    pub fn face(&self, card: Card, side: Side) -> Message {
        match (side, card.goal()) {
            (Side::Goal, Some(goal)) => {
                let words = self.deck.goals[goal.index()].asks();
                SideName::Goal { title: self.goal_title(goal), words }.into()
            }
            _ => {
                let symbols = self.deck.stories[card.story().index()].printed().collect();
                SideName::Story { title: self.story_title(card.story()), symbols }.into()
            }
        }
    }
}

impl Goal {
    /// What it requires and its value.
    pub fn asks(&self) -> GoalText {
        let points = self.points;
        match &self.kind {
            Kind::Pattern(pattern) => GoalText::Pattern { points, symbols: pattern.cells.iter().map(|cell| cell.2).collect() },
            Kind::Arrow(symbol) => GoalText::Arrow { points, symbol: *symbol },
            Kind::Crossed(symbol) => GoalText::Crossed { points, symbol: *symbol },
            Kind::Pair { a, b, arrows: false } => GoalText::Pair { points, a: *a, b: *b },
            Kind::Pair { a, b, arrows: true } => GoalText::PairArrows { points, a: *a, b: *b },
            Kind::Balance(sides) => {
                let equal = |a: Message, b: Message| GoalText::Equal { a, b }.into();
                GoalText::Balance { points, sides: joined(sides.iter().map(|side| side.sum()), equal) }
            }
            Kind::Imbalance { more, fewer } => GoalText::Imbalance { points, more: more.sum(), fewer: fewer.sum() },
        }
    }
}

impl Symbol {
    /// Its name.
    pub fn name(self) -> Message {
        Message::new(SYMBOLS[self as usize].key)
    }
}

impl Symbols {
    /// The names of the symbols as a sum: `Mebh + wolves`.
    pub(crate) fn sum(self) -> Message {
        joined(self.iter().map(Symbol::name), |a, b| GoalText::Sum { a, b }.into())
    }
}

impl Family {
    /// Its name.
    pub fn name(self) -> Message {
        Message::new(FAMILIES[self as usize].key)
    }
}

/// Joins messages pairwise.
fn joined(items: impl Iterator<Item = Message>, join: impl Fn(Message, Message) -> Message) -> Message {
    items.reduce(join).unwrap_or_else(|| SideName::Title { title: String::new() }.into())
}

impl From<Symbol> for Arg {
    fn from(symbol: Symbol) -> Arg {
        symbol.name().into()
    }
}

impl From<Symbols> for Arg {
    fn from(symbols: Symbols) -> Arg {
        symbols.iter().collect::<Vec<_>>().into()
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Arg {
        cell.to_string().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_our_deck_has_its_texts() {
        let deck = &built_in::<Wolfwalkers>().content().clone().deck;
        assert_eq!((deck.stories.len(), deck.goals.len(), deck.ranks.len()), (STORIES.len(), GOALS.len(), RANKS.len()));
        let names = |names: Vec<&String>, start: &str, end: &str| names.iter().map(|n| format!("{start}{n}{end}")).collect::<Vec<_>>();
        let keys = |texts: &[Text]| texts.iter().map(|text| text.key).collect::<Vec<_>>();
        let specials: Vec<_> = deck.specials.iter().map(|card| &card.name).collect();
        let opportunities: Vec<_> = deck.opportunities.iter().map(|card| &card.name).collect();
        assert_eq!(names(specials.clone(), "ww-special-", ""), keys(SPECIALS));
        assert_eq!(names(specials, "ww-special-", "-does"), keys(SPECIAL_TEXTS));
        assert_eq!(names(opportunities.clone(), "ww-opportunity-", ""), keys(OPPORTUNITIES));
        assert_eq!(names(opportunities, "ww-opportunity-", "-does"), keys(OPPORTUNITY_TEXTS));
        assert!(Symbol::ALL.iter().all(|&symbol| SYMBOLS[symbol as usize].key == format!("ww-{}", symbol.key())));
    }
}
