//! The module cards: specials that change the rules for everyone, opportunities that everyone may use once (WW-MOD-1, WW-MOD-2).

use serde::{Deserialize, Serialize};

use crate::pieces::symbol::Symbol;

/// What a module card is about; players may leave out a whole category (WW-MOD-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Nothing.
    Plain,
    /// What others do.
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

    /// The name, as in options.
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

/// When a special acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// It does nothing.
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
    /// What it does, in a sentence.
    pub text: String,
    /// What it does, for the rules.
    pub effect: SpecialEffect,
    /// The least number of players it makes sense for.
    pub seats: u8,
}

/// What a special does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SpecialEffect {
    /// Nothing.
    NoChange,
    /// Content may be laid diagonally next to a card.
    Diagonal,
    /// A goal may not lie next to a goal.
    GoalsApart,
    /// The first cards of a display are stories.
    Prologue {
        /// So many.
        cards: u8,
    },
    /// Another market.
    Market {
        /// Cells with a story.
        stories: u8,
        /// Cells with a goal.
        goals: u8,
    },
    /// The ends of the market are turned over every few turns.
    Restless {
        /// So many.
        turns: u8,
    },
    /// Everyone begins with a story.
    HeadStart,
    /// The slot that was emptied last is closed.
    StillWarm,
    /// A goal for everyone.
    Legend,
    /// Goals cost.
    GoalCost {
        /// Goals without a cost.
        free: u8,
        /// The cost of each further one.
        cost: u8,
    },
    /// The story in the middle scores.
    Heart {
        /// For each symbol.
        points: u8,
    },
    /// Corners score.
    Corners {
        /// The symbol that has to be there.
        symbol: Symbol,
        /// For each corner.
        points: u8,
    },
    /// The most of a symbol scores.
    Most {
        /// The symbol.
        symbol: Symbol,
        /// For each player who shows the most.
        points: u8,
    },
    /// Rows and columns of stories score.
    Unbroken {
        /// For each line.
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
    /// What it does, in a sentence.
    pub text: String,
    /// What it does, for the rules.
    pub effect: OpportunityEffect,
    /// The least number of players it makes sense for.
    pub seats: u8,
}

/// What an opportunity does.
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
        /// So many.
        cards: u8,
    },
    /// One of your cards goes under the stack.
    SecondChance,
    /// One more card at the end.
    LastChance,
    /// Two of your cards change places.
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
        /// So many.
        cards: u8,
    },
    /// The ends of the market are turned over.
    Whirl,
    /// A story for a story of the next player.
    Barter,
    /// The next card may be laid in a gap.
    Gap,
    /// The turn ends.
    Patience,
    /// A goal scores more.
    Favourite {
        /// So much.
        points: u8,
    },
    /// A story shows one more symbol.
    AddSymbol {
        /// This one.
        symbol: Symbol,
    },
    /// Points at once.
    Count {
        /// For the stories with this symbol.
        symbol: Symbol,
        /// For each.
        points: u8,
        /// And no more than this.
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
