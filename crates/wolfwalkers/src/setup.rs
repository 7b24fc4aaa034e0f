//! What is fixed for a match: the deck, the number of players, the swap cards, and which module cards are in play.

use den_core::{Deserialize, Seat, built_in};
use serde::Serialize;

use crate::content::file::Texts;
use crate::event::Face;
use crate::pieces::deck::Deck;
use crate::pieces::goal::Kind;
use crate::pieces::ids::{GoalId, OpportunityId, SpecialId};
use crate::state::Wolfwalkers;
use crate::words::names::Ours;

/// What is fixed for a match. It is public: the backs that a deck may fix (WW-INFO-2) are never serialised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Text", into = "Text")]
pub struct Setup {
    /// The deck.
    pub deck: Deck,
    /// The number of players.
    pub seats: u8,
    /// The number of swap cards in the stack.
    pub swaps: u8,
    /// The special.
    pub special: Module<SpecialId>,
    /// The opportunities, sorted by their numbers in the deck.
    pub opportunities: Module<Vec<OpportunityId>>,
    /// The first player, if chosen (WW-SETUP-3).
    pub first: Option<Seat>,
    /// The goal behind each story, if the deck fixes it. Positions take it out, so that no view contains it.
    pub(crate) backs: Option<Vec<GoalId>>,
    /// The cards that have texts in every language.
    pub(crate) ours: Ours,
    /// The faces of all stories and goals, for events.
    pub(crate) story_faces: Vec<Face>,
    pub(crate) goal_faces: Vec<Face>,
}

/// Which module cards of one kind are in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Module<T> {
    /// None.
    None,
    /// The dealer draws from these, as bits by their numbers in the deck.
    Random(u64),
    /// These, by their numbers in the deck from 0.
    Chosen(T),
}

impl Setup {
    /// A setup, with what can be derived from the deck.
    pub(crate) fn new(deck: Deck, seats: u8, swaps: u8, special: Module<SpecialId>, opportunities: Module<Vec<OpportunityId>>) -> Setup {
        let ours = Ours::of(&deck);
        let stories = deck.stories.iter().enumerate();
        let goals = deck.goals.iter().enumerate();
        Setup {
            story_faces: stories
                .map(|(at, story)| Face::Story {
                    number: at as u8 + 1,
                    symbols: story.symbols,
                    twice: Some(story.twice).filter(|twice| !twice.is_empty()),
                    ours: ours.stories >> at & 1 == 1,
                })
                .collect(),
            goal_faces: goals
                .map(|(at, goal)| Face::Goal {
                    number: at as u8 + 1,
                    family: goal.family(),
                    symbols: goal.symbols(),
                    more: match goal.kind {
                        Kind::Imbalance { more, .. } => Some(more),
                        _ => None,
                    },
                    points: goal.points as u8,
                    ours: ours.goals >> at & 1 == 1,
                })
                .collect(),
            deck,
            seats,
            swaps,
            special,
            opportunities,
            first: None,
            backs: None,
            ours,
        }
    }

    /// WW-34P-1: two copies of the deck for three and four players.
    #[inline]
    pub(crate) fn copies(&self) -> u8 {
        if self.seats > 2 { 2 } else { 1 }
    }

    /// Checks that a match can have this setup.
    fn check(&self) -> Result<(), &'static str> {
        let within = |set: u64, cards: usize| cards >= 64 || set >> cards == 0;
        let (specials, opportunities) = (self.deck.specials.len(), self.deck.opportunities.len());
        let special = match self.special {
            Module::None => true,
            Module::Random(from) => from != 0 && within(from, specials),
            Module::Chosen(card) => card.index() < specials,
        };
        let three = match &self.opportunities {
            Module::None => true,
            Module::Random(from) => from.count_ones() >= 3 && within(*from, opportunities),
            Module::Chosen(cards) => {
                let sorted = cards.windows(2).all(|pair| pair[0] < pair[1]);
                (1..=3).contains(&cards.len()) && sorted && cards.iter().all(|card| card.index() < opportunities)
            }
        };
        match () {
            () if !(1..=4).contains(&self.seats) => Err("1 to 4 players"),
            () if self.first.is_some_and(|first| first.0 >= self.seats) => Err("no such first player"),
            () if self.swaps > 40 => Err("too many swap cards"),
            () if !special => Err("no such special"),
            () if !three => Err("no such opportunities"),
            () if self.special == Module::None && self.opportunities != Module::None => Err("opportunities without a special"),
            () => Ok(()),
        }
    }
}

/// A setup as JSON. Our own deck is left out: everyone has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    seats: u8,
    swaps: u8,
    special: Module<SpecialId>,
    opportunities: Module<Vec<OpportunityId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<Texts>,
}

impl From<Setup> for Text {
    fn from(setup: Setup) -> Text {
        let own = setup.deck == built_in::<Wolfwalkers>().content().deck;
        let Setup { deck, seats, swaps, special, opportunities, first, .. } = setup;
        Text { seats, swaps, special, opportunities, first, deck: (!own).then_some(deck.texts) }
    }
}

impl TryFrom<Text> for Setup {
    type Error = String;

    fn try_from(text: Text) -> Result<Setup, String> {
        let deck = match text.deck {
            None => built_in::<Wolfwalkers>().content().deck.clone(),
            Some(texts) if texts.stories.story.iter().any(|story| story.back.is_some()) => return Err("backs are not sent".into()),
            Some(texts) => Deck::try_from(texts).map_err(|refusal| refusal.to_string())?,
        };
        let setup = Setup { first: text.first, ..Setup::new(deck, text.seats, text.swaps, text.special, text.opportunities) };
        setup.check()?;
        Ok(setup)
    }
}
