//! The module cards: specials that change the rules for everyone, opportunities that each player may use once (WW-MOD-1, WW-MOD-2).

use serde::{Deserialize, Serialize};

use crate::pieces::symbol::Symbol;

/// The category of a module card; players may leave out a whole category (WW-MOD-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// No category.
    Plain,
    /// Interaction with other players.
    Interaction,
    /// Laying cards.
    Display,
    /// Taking cards.
    Market,
    /// Points.
    Scoring,
}

impl Category {
    /// All of them.
    pub const ALL: [Category; 5] = [Category::Plain, Category::Interaction, Category::Display, Category::Market, Category::Scoring];

    /// Those that can be left out as a whole.
    pub const LEFT_OUT: [Category; 4] = [Category::Interaction, Category::Display, Category::Market, Category::Scoring];

    /// The name used in options.
    pub const fn key(self) -> &'static str {
        match self {
            Category::Plain => "plain",
            Category::Interaction => "interaction",
            Category::Display => "display",
            Category::Market => "market",
            Category::Scoring => "scoring",
        }
    }
}

/// When a special takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// It has no effect.
    Never,
    /// At setup.
    Setup,
    /// In play.
    Play,
    /// At the end.
    End,
}

/// A special card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Special {
    /// The name in options: `long-market`.
    pub name: String,
    /// The title: `Long Market`.
    pub title: String,
    /// Its category.
    pub category: Category,
    /// When it acts.
    pub when: When,
    /// Its effect, as a sentence.
    pub text: String,
    /// Its effect, for the rules.
    pub effect: SpecialEffect,
    /// The minimum number of players it makes sense for.
    pub seats: u8,
}

/// The effect of a special.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SpecialEffect {
    /// No effect.
    NoChange,
    /// Cards may be laid diagonally next to a card.
    Diagonal,
    /// A goal may not be next to a goal.
    GoalsApart,
    /// The first cards of a display are stories.
    Prologue {
        /// How many.
        cards: u8,
    },
    /// Another market.
    Market {
        /// The number of slots with a story.
        stories: u8,
        /// The number of slots with a goal.
        goals: u8,
    },
    /// The cards at the ends of the market are turned over every few turns.
    Restless {
        /// The number of turns.
        turns: u8,
    },
    /// Everyone starts with a story.
    HeadStart,
    /// The slot that was emptied last is closed.
    StillWarm,
    /// There is a goal for everyone.
    Legend,
    /// Goals cost points.
    GoalCost {
        /// The number of free goals.
        free: u8,
        /// The cost of each further one.
        cost: u8,
    },
    /// The story in the centre scores.
    Heart {
        /// The points for each symbol.
        points: u8,
    },
    /// Corners score.
    Corners {
        /// The required symbol.
        symbol: Symbol,
        /// The points for each corner.
        points: u8,
    },
    /// The player with the most of a symbol scores.
    Most {
        /// The symbol.
        symbol: Symbol,
        /// The points for each player with the most.
        points: u8,
    },
    /// Rows and columns of stories score.
    Unbroken {
        /// The points for each line.
        points: u8,
    },
}

/// An opportunity card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opportunity {
    /// The name in options: `second-chance`.
    pub name: String,
    /// The title: `Second Chance`.
    pub title: String,
    /// Its category.
    pub category: Category,
    /// Its effect, as a sentence.
    pub text: String,
    /// Its effect, for the rules.
    pub effect: OpportunityEffect,
    /// The minimum number of players it makes sense for.
    pub seats: u8,
}

/// The effect of an opportunity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OpportunityEffect {
    /// The next card may be laid diagonally next to a card.
    Diagonal,
    /// The bottom card of the stack, as a story.
    Bottom,
    /// The top card of the stack, as a story.
    Top,
    /// The top card of the stack, as a goal.
    Leap,
    /// A market card, turned over.
    OtherSide,
    /// Market cards go under the stack.
    Flush {
        /// How many.
        cards: u8,
    },
    /// One of your cards goes under the stack.
    SecondChance,
    /// One more card at the end.
    LastChance,
    /// Two of your cards swap places.
    Trade,
    /// One of your cards is laid elsewhere.
    Wander,
    /// One of your cards is turned over.
    TurnOver,
    /// Two cards this turn.
    Extra,
    /// A market slot is closed for the next player.
    HandsOff,
    /// Goals behind market stories are shown.
    Look {
        /// How many.
        cards: u8,
    },
    /// The cards at the ends of the market are turned over.
    Whirl,
    /// A story for a story of the next player.
    Barter,
    /// The next card may be laid in a gap.
    Gap,
    /// The turn ends.
    Patience,
    /// A goal scores more.
    Favourite {
        /// How much.
        points: u8,
    },
    /// A story shows one more symbol.
    AddSymbol {
        /// The symbol.
        symbol: Symbol,
    },
    /// Immediate points.
    Count {
        /// The symbol on the stories that count.
        symbol: Symbol,
        /// The points for each story.
        points: u8,
        /// The maximum.
        most: u8,
    },
}

den_core::read_tagged! { SpecialEffect by "kind" strict {
    NoChange,
    Diagonal,
    GoalsApart,
    Prologue { cards },
    Market { stories, goals },
    Restless { turns },
    HeadStart,
    StillWarm,
    Legend,
    GoalCost { free, cost },
    Heart { points },
    Corners { symbol, points },
    Most { symbol, points },
    Unbroken { points },
} }

den_core::read_tagged! { OpportunityEffect by "kind" strict {
    Diagonal,
    Bottom,
    Top,
    Leap,
    OtherSide,
    Flush { cards },
    SecondChance,
    LastChance,
    Trade,
    Wander,
    TurnOver,
    Extra,
    HandsOff,
    Look { cards },
    Whirl,
    Barter,
    Gap,
    Patience,
    Favourite { points },
    AddSymbol { symbol },
    Count { symbol, points, most },
} }
