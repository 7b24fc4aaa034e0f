//! The module cards: specials that change the rules for everyone, opportunities that each player may use once (WW-MOD-1, WW-MOD-2).

use den_core::Deserialize;
use serde::Serialize;

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
    /// Its effects, for the rules: at most one at each moment.
    pub effects: SpecialEffects,
    /// The minimum number of players it makes sense for.
    pub seats: u8,
}

/// The effects of a special, for everyone and for the whole game: one at setup, one in play, one at the end (WW-MOD-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpecialEffects {
    /// At setup.
    pub setup: SpecialEffect,
    /// In play.
    pub play: SpecialEffect,
    /// At the end.
    pub end: SpecialEffect,
}

impl SpecialEffects {
    /// No effect.
    pub const NONE: SpecialEffects =
        SpecialEffects { setup: SpecialEffect::NoChange, play: SpecialEffect::NoChange, end: SpecialEffect::NoChange };

    /// All effects, in the order in which they act.
    pub fn all(self) -> impl Iterator<Item = SpecialEffect> {
        [self.setup, self.play, self.end].into_iter().filter(|effect| *effect != SpecialEffect::NoChange)
    }

    /// Adds an effect. Returns whether there was none at its moment.
    pub(crate) fn add(&mut self, effect: SpecialEffect) -> bool {
        let at = match effect.when() {
            When::Never => return true,
            When::Setup => &mut self.setup,
            When::Play => &mut self.play,
            When::End => &mut self.end,
        };
        let free = *at == SpecialEffect::NoChange;
        *at = effect;
        free
    }
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

impl SpecialEffect {
    /// When it acts.
    pub const fn when(self) -> When {
        match self {
            SpecialEffect::NoChange => When::Never,
            SpecialEffect::Market { .. } | SpecialEffect::HeadStart | SpecialEffect::Legend => When::Setup,
            SpecialEffect::Diagonal
            | SpecialEffect::GoalsApart
            | SpecialEffect::Prologue { .. }
            | SpecialEffect::Restless { .. }
            | SpecialEffect::StillWarm => When::Play,
            SpecialEffect::GoalCost { .. }
            | SpecialEffect::Heart { .. }
            | SpecialEffect::Corners { .. }
            | SpecialEffect::Most { .. }
            | SpecialEffect::Unbroken { .. } => When::End,
        }
    }
}

/// When the card says that an opportunity may be used (WW-MOD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the player takes a card.
    Before,
    /// After the player's card has been laid and the market refilled.
    After,
    /// At any time of the turn, also while a drawn card is in hand.
    #[default]
    Any,
}

impl Moment {
    /// The moments of a turn at which a card with these effects may be used.
    pub(crate) fn of(self, effects: &[OpportunityEffect]) -> Moments {
        let mut moments = match self {
            Moment::Before => Moments::BEFORE,
            Moment::After => Moments::AFTER,
            Moment::Any => Moments(Moments::BEFORE.0 | Moments::IN_HAND.0 | Moments::AFTER.0),
        };
        for effect in effects {
            if effect.takes() || matches!(effect, OpportunityEffect::Wander { .. }) {
                // There is only one card in hand.
                moments.0 &= !Moments::IN_HAND.0;
            }
            if effect.takes() || effect.lays() {
                moments.0 &= !Moments::AFTER.0;
            }
        }
        moments
    }
}

/// The moments of a turn at which an opportunity may be used, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moments(u8);

impl Moments {
    /// Before a card is taken.
    pub(crate) const BEFORE: Moments = Moments(1);
    /// While a drawn card is in hand.
    pub(crate) const IN_HAND: Moments = Moments(2);
    /// After the card of the turn was laid.
    pub(crate) const AFTER: Moments = Moments(4);

    /// Whether it may be used at this moment.
    pub(crate) const fn has(self, moment: Moments) -> bool {
        self.0 & moment.0 != 0
    }
}

/// Whose display an effect changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The player's own.
    #[default]
    You,
    /// The next player's.
    Next,
}

/// The maximum number of effects of an opportunity.
pub(crate) const MAX_EFFECTS: usize = 3;

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
    /// When it may be used.
    pub moments: Moments,
    /// Its effects, for the rules, carried out one after another.
    pub effects: Vec<OpportunityEffect>,
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
    /// The bottom card of the stack, as a goal.
    Dig,
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
    /// Market cards leave the game.
    Clear {
        /// How many.
        cards: u8,
    },
    /// Market cards are turned over.
    Flip {
        /// How many.
        cards: u8,
    },
    /// Cards of a display go under the stack.
    SecondChance {
        /// Whose; the player's own if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        who: Option<Who>,
        /// How many; one if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// One more card at the end.
    LastChance,
    /// Two of your cards swap places.
    Trade,
    /// Cards of yours are laid elsewhere.
    Wander {
        /// How many; one if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// Cards of yours are turned over.
    TurnOver {
        /// How many; one if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<u8>,
    },
    /// Another card this turn.
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
    /// Immediate points, without a condition.
    Points {
        /// How many.
        points: u8,
    },
}

impl OpportunityEffect {
    /// Whether it replaces taking a card from the market, so that it is used before and nothing can follow it.
    pub(crate) const fn takes(self) -> bool {
        use OpportunityEffect::{Bottom, Dig, Leap, OtherSide, Patience, Top};
        matches!(self, Bottom | Dig | Top | Leap | OtherSide | Patience)
    }

    /// Whether it changes how the card of this turn is laid, so that it is used before that.
    pub(crate) const fn lays(self) -> bool {
        matches!(self, OpportunityEffect::Diagonal | OpportunityEffect::Gap)
    }

    /// Whether it puts the opportunity's marker on a card.
    pub(crate) const fn marks(self) -> bool {
        matches!(self, OpportunityEffect::Favourite { .. } | OpportunityEffect::AddSymbol { .. })
    }

    /// How many cards are chosen for it, one after the other.
    pub(crate) const fn choices(self) -> u8 {
        use OpportunityEffect as Effect;
        match self {
            Effect::Flush { cards } | Effect::Look { cards } | Effect::Clear { cards } | Effect::Flip { cards } => cards,
            Effect::SecondChance { cards: Some(cards), .. }
            | Effect::Wander { cards: Some(cards) }
            | Effect::TurnOver { cards: Some(cards) } => cards,
            Effect::Trade | Effect::Barter => 2,
            _ => 1,
        }
    }

    /// How many cards it can put under the stack.
    pub(crate) const fn returns(self) -> u8 {
        match self {
            OpportunityEffect::Flush { .. } | OpportunityEffect::SecondChance { .. } => self.choices(),
            OpportunityEffect::Patience => 0,
            // WW-34P-2: a drawn card that is in the display already.
            _ if self.takes() => 1,
            _ => 0,
        }
    }
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
    Dig,
    Top,
    Leap,
    OtherSide,
    Flush { cards },
    Clear { cards },
    Flip { cards },
    SecondChance { who, cards },
    LastChance,
    Trade,
    Wander { cards },
    TurnOver { cards },
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
    Points { points },
} }
