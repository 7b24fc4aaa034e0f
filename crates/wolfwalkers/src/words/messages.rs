//! All messages of the game.

use den_core::{Message, Seat};

use crate::pieces::cell::Cell;
use crate::pieces::ids::{GoalId, SlotId, StoryId};
use crate::pieces::symbol::{Symbol, Symbols};

den_core::messages! {
    /// Why a move or a deal is refused.
    pub enum Reason {
        /// A turn starts with a market card or an opportunity.
        TakeFirst = "ww-no-take-first",
        /// An opportunity needs a card.
        ChooseFirst = "ww-no-choose-first",
        /// There is a card in hand.
        LayFirst = "ww-no-lay-first",
        /// The last chance: cover a card or pass.
        CoverOrPass = "ww-no-last",
        /// It is no seat's turn.
        NobodyMoves = "ww-no-nobody",
        /// There is no card in this market slot.
        EmptySlot { n: SlotId } = "ww-no-empty",
        /// The market has fewer slots.
        NoSlot { n: u8 } = "ww-no-slots",
        /// The story is already in the display.
        StoryTwice = "ww-no-story-twice",
        /// The goal is already in the display.
        GoalTwice = "ww-no-goal-twice",
        /// A card can be laid.
        CannotPass = "ww-no-pass",
        /// The player has no card there.
        NoCardAt { at: Cell } = "ww-no-card-at",
        /// Another player closed this slot.
        SlotClosed { card: Message } = "ww-no-closed",
        /// The slot was emptied last.
        SlotWarm = "ww-no-warm",
        /// The first cards must be stories.
        StoriesFirst { n: u8 } = "ww-no-prologue",
        /// The card cannot be laid anywhere.
        CannotBeLaid = "ww-no-lay",
        /// There is already a card there.
        Occupied { at: Cell } = "ww-no-stay",
        /// The first card goes to a1.
        FirstCell = "ww-no-first",
        /// The display would be too large.
        TooLarge { at: Cell } = "ww-no-larger",
        /// A goal is next to it.
        BesideGoal { at: Cell } = "ww-no-apart",
        /// The player has no card next to it.
        NotBeside { at: Cell } = "ww-no-next",
        /// There is no such opportunity.
        NoOpportunity = "ww-no-such",
        /// The opportunity has been used.
        Used { card: Message } = "ww-no-used",
        /// The opportunity is for the end of the game.
        OnlyAtTheEnd { card: Message } = "ww-no-last-chance",
        /// WW-MOD-2: the opportunity is used before the card of the turn is taken.
        OnlyBefore { card: Message } = "ww-no-only-before",
        /// It changes how the card of the turn is laid, which lies already.
        OnlyBeforeLaying { card: Message } = "ww-no-before-laying",
        /// WW-MOD-2: the opportunity is used after the card of the turn is laid.
        OnlyAfter { card: Message } = "ww-no-only-after",
        /// WW-MOD-2: after the card was laid, an opportunity is used or the turn ends.
        UseOrEnd = "ww-no-use-or-end",
        /// The opportunity would have no effect.
        NoEffect { card: Message } = "ww-no-effect",
        /// The opportunity needs another market card.
        ChooseSlot { card: Message } = "ww-no-choose-slot",
        /// The opportunity needs another card.
        ChooseCard { card: Message } = "ww-no-choose-card",
        /// There is no such seat.
        NoSeat { n: u8 } = "ww-no-deal-seat",
        /// The first player is drawn now.
        FirstDue = "ww-no-deal-first",
        /// The special is drawn now.
        SpecialDue = "ww-no-deal-special",
        /// An opportunity is not in play.
        NotInPlay = "ww-no-deal-other",
        /// The opportunities are not sorted.
        NotSorted = "ww-no-deal-order",
        /// The opportunities are drawn now.
        OpportunitiesDue = "ww-no-deal-three",
        /// The story is no longer in the stack.
        StoryGone { n: StoryId } = "ww-no-deal-gone",
        /// There is no such story.
        NoStory { n: StoryId } = "ww-no-deal-no-story",
        /// A story is shown now.
        StoryDue = "ww-no-deal-story",
        /// There is no such goal.
        NoGoal { n: usize } = "ww-no-deal-no-goal",
        /// The goal is on another card.
        GoalSeen { n: GoalId } = "ww-no-deal-seen",
        /// Another goal is behind this story.
        OtherBack { n: GoalId } = "ww-no-deal-behind",
        /// A goal is shown now.
        GoalDue = "ww-no-deal-goal",
        /// Nothing is dealt now.
        NothingDue = "ww-no-deal-now",
    }
}

den_core::messages! {
    /// What a text was expected to be.
    pub enum Expected {
        /// A number from 1.
        Number { n: u8 } = "ww-bad-number",
        /// A move.
        Move = "ww-bad-move",
        /// The number of a card.
        Card = "ww-bad-card",
        /// What the dealer deals.
        Chance = "ww-bad-chance",
        /// A cell of a display.
        Cell = "ww-bad-cell",
    }
}

den_core::messages! {
    /// Why options are refused.
    pub enum OptionReason {
        /// Neither a module card nor a category.
        NotAModule { word: String } = "ww-no-without",
        /// Opportunities need a special.
        NeedsSpecial = "ww-no-special",
        /// The number of swap cards does not fit the number of players.
        SwapCount { n: u8, seats: u8 } = "ww-no-swaps-for",
        /// Too few cards are left to draw from.
        TooFew { n: u32, due: u32 } = "ww-no-enough",
        /// There is no such card.
        NoCard { word: String } = "ww-no-module",
        /// The card is left out, or needs more players.
        LeftOut { word: String } = "ww-no-left-out",
        /// There are not enough copies of the card.
        NoCopies { word: String } = "ww-no-copies",
    }
}

den_core::messages! {
    /// Why a content file is refused.
    pub enum ContentReason {
        /// The cards are not numbered 1, 2, 3 ….
        Misnumbered { n: usize } = "ww-file-number",
        /// There is no text.
        Empty = "ww-file-empty",
        /// Too few or too many.
        WrongCount { n: usize } = "ww-file-count",
        /// A value is too small or too large.
        OutOfRange { n: i32 } = "ww-file-range",
        /// A symbol is listed twice.
        SymbolTwice = "ww-file-symbol-twice",
        /// A story shows a symbol more than twice.
        SymbolThrice = "ww-file-symbol-thrice",
        /// The player aid is wrong.
        WrongTotal { total: u32, n: usize } = "ww-file-total",
        /// A goal is behind two stories.
        BackTaken { goal: usize, story: usize } = "ww-file-back-taken",
        /// Only some stories have a back.
        BackMissing = "ww-file-back-missing",
        /// The numbers of goals and stories differ.
        NotPaired { goals: usize, stories: usize } = "ww-file-not-paired",
        /// No story shows the symbol.
        OnNoStory { symbol: Symbol } = "ww-file-on-no-story",
        /// There is no such kind of goal.
        UnknownKind { word: String } = "ww-file-kind",
        /// A field is missing.
        Needed { kind: String } = "ww-file-needed",
        /// A field belongs to another kind of goal.
        NotNeeded { kind: String } = "ww-file-not-needed",
        /// A symbol is on both sides of a balance.
        BothSides { symbol: Symbol } = "ww-file-both-sides",
        /// A pattern has too few or too many symbols.
        PatternSize { n: usize, most: usize } = "ww-file-pattern-size",
        /// A pattern is larger than a display.
        PatternShape = "ww-file-pattern-shape",
        /// Neither a symbol nor a dot.
        NoSymbol { word: String } = "ww-file-no-symbol",
        /// The first rank is not for 0 points.
        FirstRank = "ww-file-first-rank",
        /// The ranks are not sorted.
        RankOrder { a: String, b: String } = "ww-file-rank-order",
        /// The market is too small or too large.
        NoMarket { stories: u8, goals: u8 } = "ww-file-market",
        /// Two effects of a special at the same moment.
        SameMoment = "ww-file-same-moment",
        /// An effect that ends the turn or takes another card comes last, and before the turn's own card.
        TakesLast = "ww-file-takes-last",
        /// An effect on laying the turn's card comes before it.
        LaysBefore = "ww-file-lays-before",
        /// A last chance has no other effect.
        Alone = "ww-file-alone",
        /// An opportunity has one marker.
        OneMarker = "ww-file-one-marker",
        /// An opportunity puts too many cards under the stack.
        TooManyReturned { n: u8, most: u8 } = "ww-file-returned",
        /// An effect on the next player needs one.
        NeedsTwo = "ww-file-needs-two",
        /// The name of a module card cannot be an option.
        BadName = "ww-file-name",
        /// The name of a module card is already used.
        NameTaken = "ww-file-name-taken",
    }
}

den_core::messages! {
    /// What is allowed instead.
    pub enum Accepted {
        /// One of these names.
        Names { words: Vec<String> } = "ww-allowed-names",
        /// A special.
        ASpecial = "ww-allowed-special",
        /// Fewer cards left out.
        FewerLeftOut = "ww-allowed-fewer",
        /// A market of at most this many slots.
        Market { n: u8 } = "ww-allowed-market",
        /// Lower-case letters, digits and hyphens.
        PlainName = "ww-allowed-plain-name",
    }
}

den_core::messages! {
    /// A part of the content.
    pub enum Part {
        /// The stories.
        Stories = "ww-part-stories",
        /// The goals.
        Goals = "ww-part-goals",
        /// The module cards.
        ModuleCards = "ww-part-modules",
        /// The market and the swap cards.
        Market = "ww-part-market",
        /// The ranks of the solo game.
        Ranks = "ww-part-ranks",
    }
}

den_core::messages! {
    /// The text of a goal.
    pub enum GoalText {
        /// A pattern, by its symbols.
        Pattern { points: i32, symbols: Vec<Symbol> } = "ww-goal-pattern",
        /// A pattern, as rows of letters.
        Shape { points: i32, shape: String } = "ww-goal-shape",
        /// An arrow.
        Arrow { points: i32, symbol: Symbol } = "ww-goal-arrow",
        /// A crossed arrow.
        Crossed { points: i32, symbol: Symbol } = "ww-goal-crossed",
        /// A pair.
        Pair { points: i32, a: Symbol, b: Symbol } = "ww-goal-pair",
        /// A pair with arrows.
        PairArrows { points: i32, a: Symbol, b: Symbol } = "ww-goal-pair-arrows",
        /// A balance.
        Balance { points: i32, sides: Message } = "ww-goal-balance",
        /// An imbalance.
        Imbalance { points: i32, more: Message, fewer: Message } = "ww-goal-imbalance",
        /// Two symbols whose counts are added.
        Sum { a: Message, b: Message } = "ww-sum",
        /// Two sides that have to be equal.
        Equal { a: Message, b: Message } = "ww-equal",
    }
}

den_core::messages! {
    /// A side of a card.
    pub enum SideName {
        /// A title from another deck, which is not translated.
        Title { title: String } = "ww-title",
        /// A story.
        Story { title: Message, symbols: Vec<Symbol> } = "ww-story",
        /// A story of a deck without texts here.
        StoryNumber { n: u8, symbols: Vec<Symbol> } = "ww-story-n",
        /// A goal, with its text.
        Goal { title: Message, words: GoalText } = "ww-goal",
        /// A goal in short form.
        GoalShort { title: Message, family: Message, symbols: Symbols, points: u8 } = "ww-goal-short",
        /// A goal of a deck without texts here.
        /// An imbalance, with the side that must be larger.
        GoalMore { title: Message, family: Message, more: Symbols, fewer: Symbols, points: u8 } = "ww-goal-more",
        /// The same, of a deck of one's own.
        GoalMoreNumber { n: u8, family: Message, more: Symbols, fewer: Symbols, points: u8 } = "ww-goal-more-n",
        /// Another goal of a deck of one's own.
        GoalNumber { n: u8, family: Message, symbols: Symbols, points: u8 } = "ww-goal-n",
        /// A special of a deck without texts here.
        SpecialNumber { n: u8 } = "ww-special-n",
        /// An opportunity of a deck without texts here.
        OpportunityNumber { n: u8 } = "ww-opportunity-n",
    }
}

den_core::messages! {
    /// Events.
    pub enum EventText {
        /// The first player.
        First { seat: Seat } = "ww-event-first",
        /// The special.
        Special { card: Message } = "ww-event-special",
        /// The opportunities.
        Opportunities { cards: Vec<Message> } = "ww-event-opportunities",
        /// A slot was refilled with a story.
        Refilled { slot: u8, face: Message } = "ww-event-refilled",
        /// A slot was refilled with a goal.
        RefilledGoal { slot: u8, face: Message } = "ww-event-refilled-goal",
        /// A goal was shown for the first time.
        Shown { slot: u8, face: Message } = "ww-event-shown",
        /// The goal for everyone.
        Legend { face: Message } = "ww-event-legend",
        /// The cards at the ends of the market were turned over.
        EndsTurned { left: u8, right: u8 } = "ww-event-ends-turned",
        /// The only market card was turned over.
        EndTurned { slot: u8 } = "ww-event-end-turned",
        /// A market card was taken and laid.
        Took { seat: Seat, slot: u8, face: Message, at: Message } = "ww-event-took",
        /// A card in hand was laid.
        Laid { seat: Seat, face: Message, at: Message } = "ww-event-laid",
        /// A card was drawn.
        Drew { seat: Seat, face: Message } = "ww-event-drew",
        /// A card went under the stack.
        PutUnder { seat: Seat, face: Message } = "ww-event-put-under",
        /// A card was lifted.
        Lifted { seat: Seat, face: Message } = "ww-event-lifted",
        /// A card was turned over.
        Turned { seat: Seat, face: Message } = "ww-event-turned",
        /// A card was turned over and back.
        TurnedBack { seat: Seat, face: Message } = "ww-event-turned-back",
        /// Two cards swapped places.
        Traded { seat: Seat, a: Cell, b: Cell } = "ww-event-traded",
        /// Two players exchanged stories.
        Bartered { seat: Seat, with: Seat, given: Message, got: Message } = "ww-event-bartered",
        /// A card was marked.
        Marked { seat: Seat, face: Message } = "ww-event-marked",
        /// A slot was closed.
        Closed { seat: Seat, slot: u8 } = "ww-event-closed",
        /// An opportunity was used.
        Used { seat: Seat, card: Message } = "ww-event-used",
        /// Points were scored immediately.
        Scored { seat: Seat, points: u8 } = "ww-event-scored",
        /// A card was covered.
        Covered { seat: Seat, slot: u8, face: Message, at: Cell } = "ww-event-covered",
        /// A player passed.
        Passed { seat: Seat } = "ww-event-passed",
        /// A card left the game.
        Left { slot: u8, face: Message } = "ww-event-left",
        /// The market left the game.
        Swept = "ww-event-swept",
        /// The end.
        Over = "ww-event-over",
    }
}

den_core::messages! {
    /// Moves in a list. `gain` is the number of points that it adds immediately, such as `+3`, or `none`.
    pub enum MoveText {
        /// Take a market card and lay it.
        Take { slot: u8, at: Cell, face: Message, gain: Option<String> } = "ww-tell-take",
        /// Take a market card and cover a card.
        Cover { slot: u8, at: Cell, face: Message, covered: Message, gain: Option<String> } = "ww-tell-cover",
        /// Lay the card in hand.
        Lay { at: Cell, face: Message, gain: Option<String> } = "ww-tell-lay",
        /// Use an opportunity.
        Use { title: Message, text: Message } = "ww-use",
        /// Choose a market card.
        Slot { card: Message, slot: u8, face: Message } = "ww-tell-slot",
        /// Choose one of the player's cards.
        Card { card: Message, at: Cell, face: Message } = "ww-tell-card",
        /// Choose a card of the next player.
        TheirCard { card: Message, seat: Seat, at: Cell, face: Message } = "ww-tell-their-card",
        /// Pass.
        Pass = "ww-tell-pass",
        /// Do not use the last chance.
        NoLastChance = "ww-tell-no-last-chance",
        /// End the turn after the card was laid.
        EndTurn = "ww-move-end",
    }
}

den_core::messages! {
    /// A line of the score sheet, or an explanation of its points.
    pub enum SheetText {
        /// A goal of a display.
        Goal { goal: Message, at: Cell } = "ww-sheet-goal",
        /// Points from opportunities.
        AtOnce = "ww-sheet-at-once",
        /// The rank.
        Rank = "ww-sheet-rank",
        /// How often a pattern is found.
        Pattern { n: u32, most: u32 } = "ww-note-pattern",
        /// A symbol in row and column.
        Arrow { symbol: Symbol, n: u32 } = "ww-note-arrow",
        /// Stories with both symbols.
        Pair { n: u32, a: Symbol, b: Symbol } = "ww-note-pair",
        /// Stories with both symbols in row and column.
        PairArrows { n: u32, all: u32, a: Symbol, b: Symbol } = "ww-note-pair-arrows",
        /// The count of a side.
        Side { symbols: Message, n: u32 } = "ww-note-side",
        /// The goal that a marker is on.
        Favourite { at: Cell } = "ww-note-favourite",
        /// What the goal for everyone finds in a display.
        Legend { seat: Seat, notes: Vec<Message> } = "ww-note-legend",
        /// How many a special counts in a display.
        Count { seat: Seat, n: u32 } = "ww-note-count",
        /// A display has to be 5 by 5.
        FiveByFive = "ww-note-five",
    }
}

den_core::messages! {
    /// The texts of the text board.
    pub enum BoardText {
        /// Who has used an opportunity.
        UsedBy { seats: Vec<Seat> } = "ww-board-used",
        /// The goal for everyone.
        Everybody = "ww-board-everybody",
        /// The market.
        Market = "ww-board-market",
        /// An empty slot.
        EmptySlot = "ww-board-empty",
        /// A closed slot.
        ClosedSlot = "ww-board-closed",
        /// The label of a story.
        Story = "ww-board-story",
        /// The label of a goal.
        Goal = "ww-board-goal",
        /// The stack.
        Stack { n: u32 } = "ww-stack",
        /// The swap cards.
        Swaps { n: u8, cards: u8 } = "ww-board-swaps",
        /// The label of the top card.
        OnTop = "ww-board-top",
        /// No top card.
        Nothing = "ww-board-nothing",
        /// The label of the card in hand.
        InHand = "ww-board-hand",
        /// The heading of a display.
        Heading { seat: Seat, points: i32, n: u32, goals: u32 } = "ww-board-heading",
        /// The goals of a display.
        GoalsOf { seat: Seat } = "ww-board-goals",
        /// A turn.
        Turn { seat: Seat } = "ww-board-turn",
        /// A choice for an opportunity.
        Choose { seat: Seat, card: Message } = "ww-board-choose",
        /// The card in hand is laid.
        Lay { seat: Seat } = "ww-board-lay",
        /// The last chance.
        Last { seat: Seat } = "ww-board-last",
        /// The end.
        Over = "ww-board-over",
        /// The end of a solo game.
        OverRank { rank: Message } = "ww-board-over-rank",
        /// The dealer deals.
        Dealing = "ww-board-dealing",
    }
}
