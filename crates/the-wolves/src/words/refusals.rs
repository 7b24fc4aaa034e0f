//! Reasons for refusals: of a move or a deal, of a text that cannot be parsed, of a content file.

use den_core::{Message, Seat};

use crate::pieces::{Hex, Moon, Prey, RegionTile, Terrain, TileId, Track};

den_core::messages! {
    /// Why a move or a deal is refused.
    pub enum Reason {
        /// The map has not been dealt yet.
        DealFirst = "tw-no-deal-first",
        /// The terrain tiles have to be laid first.
        TilesFirst = "tw-no-tiles-first",
        /// The wolves have to be placed first.
        PlaceFirst = "tw-no-place-first",
        /// An action has to be chosen, or the turn ended.
        ActFirst = "tw-no-act-first",
        /// The action has to be paid for first.
        PayFirst = "tw-no-pay-first",
        /// The next wolf to move has to be chosen, or the action ended.
        NextRunner = "tw-no-run-on",
        /// The wolf to move has to be chosen.
        RunnerFirst = "tw-no-run-first",
        /// The destination of the wolf has to be chosen.
        GoalFirst = "tw-no-goal-first",
        /// The hex of the displaced wolf has to be chosen.
        AwayFirst = "tw-no-away-first",
        /// The track of the den has to be chosen.
        TrackFirst = "tw-no-track-first",
        /// The stack to hunt has to be chosen.
        HuntFirst = "tw-no-hunt-first",
        /// The game is over.
        Over = "tw-no-over",
        /// At least one wolf has to move in a move action.
        MoveOne = "tw-no-move-one",
        /// The track is empty.
        NoDenOnTrack { track: Track } = "tw-no-track",
        /// There is no surrounded stack of the prey there.
        NotSurrounded { prey: Prey } = "tw-no-hunt",
        /// There is no such hex.
        NoHex { hex: Hex } = "tw-no-hex",
        /// The tile has other faces.
        OtherFaces { n: TileId, a: Terrain, b: Terrain, c: Terrain } = "tw-no-face",
        /// A terrain would show twice.
        TerrainTwice = "tw-no-twice",
        /// Wolves start on land.
        StartOnLand = "tw-no-start-land",
        /// The hex is taken.
        StartTaken = "tw-no-start-taken",
        /// A lone wolf or prey is there.
        StartOnToken = "tw-no-start-token",
        /// The region has a crescent moon.
        StartUnderMoon { moon: Moon } = "tw-no-start-moon",
        /// Wolves start on the start tile.
        StartTile = "tw-no-start-tile",
        /// The second pair starts on the other side of the chasm.
        StartOtherSide = "tw-no-start-side",
        /// No action and no action token is left.
        NoAction = "tw-no-action",
        /// The player still has an action and can act.
        ActionDue { n: u8 } = "tw-no-action-due",
        /// Tiles and tokens are not enough.
        TooExpensive { cost: u8, tiles: Shown, tokens: u8 } = "tw-no-afford",
        /// The tile shows another terrain.
        TileShowsOther { n: TileId, terrain: Terrain } = "tw-no-tile",
        /// More terrain tokens than the player has.
        NotThatManyTokens { n: u8 } = "tw-no-tokens",
        /// Too much or too little is paid.
        ExactCost { n: u8 } = "tw-no-cost",
        /// No wolf can stop on the terrain.
        NoneReaches { terrain: Terrain } = "tw-no-reach",
        /// The player has no such wolf there.
        NotYours { kind: &'static str } = "tw-no-own",
        /// The wolf has already moved.
        HasMoved = "tw-no-moved",
        /// The wolf cannot stop on the terrain.
        CannotReach { terrain: Terrain } = "tw-no-stop",
        /// The wolf has to leave its hex.
        MustLeave = "tw-no-leave",
        /// The wolf has to stop on another terrain.
        WrongTerrain { terrain: Terrain } = "tw-no-terrain",
        /// The hex is too far to walk.
        TooFar { far: u8, speed: u8 } = "tw-no-far",
        /// There are two pieces there.
        TwoPieces = "tw-no-two",
        /// The hex is water.
        Water = "tw-no-water",
        /// The hex is the chasm.
        Chasm = "tw-no-chasm",
        /// A lone wolf is there.
        LoneWolf = "tw-no-lone",
        /// Prey is there.
        Prey = "tw-no-prey",
        /// An enemy lair is there.
        EnemyLair = "tw-no-enemy-lair",
        /// An enemy alpha is there.
        EnemyAlpha = "tw-no-enemy-alpha",
        /// An enemy pack wolf is there, and the moving wolf is not an alpha.
        EnemyWolf = "tw-no-enemy-wolf",
        /// The third pack is never displaced.
        ThirdDisplaced = "tw-no-third-displaced",
        /// The displaced wolf would have nowhere to go.
        NoRefuge = "tw-no-refuge",
        /// A displaced wolf cannot go there.
        CannotFlee = "tw-no-flee",
        /// Nearer hexes are free.
        Nearer { hexes: Vec<Hex> } = "tw-no-nearer",
        /// A den is dug on land.
        DigOnLand = "tw-no-dig-land",
        /// No den is left on the board.
        NoDenLeft = "tw-no-den-left",
        /// No alpha is close.
        NoAlphaNear = "tw-no-alpha-near",
        /// An enemy piece is there.
        EnemyThere { kind: &'static str } = "tw-no-enemy-there",
        /// A den or lair of the player is there.
        AlreadyThere { kind: &'static str } = "tw-no-already",
        /// No den of the player is there.
        NoDenThere = "tw-no-den-there",
        /// No lair is left on the board.
        NoLairLeft = "tw-no-lair-left",
        /// The den is not next to water.
        NotByWater = "tw-no-shore",
        /// The player has a lair in the region.
        LairTwice = "tw-no-lair-twice",
        /// No lone wolf is there.
        NoLoneWolf = "tw-no-lone-there",
        /// No wolf is left on the board.
        NoWolfLeft = "tw-no-wolf-left",
        /// No alpha is within howl range.
        OutOfHowl { n: u8 } = "tw-no-howl",
        /// An alpha cannot be dominated.
        DominateAlpha = "tw-no-dom-alpha",
        /// A lair cannot be dominated.
        DominateLair = "tw-no-dom-lair",
        /// No such enemy piece is there.
        NoEnemy { kind: &'static str } = "tw-no-enemy",
        /// The third pack is never dominated.
        ThirdDominated = "tw-no-third-dominated",
        /// The piece is not alone.
        NotAlone = "tw-no-shares",
        /// The map has already been dealt.
        DealtTwice = "tw-no-deal-twice",
        /// The number of region tiles is wrong.
        DealCount { due: usize, n: usize } = "tw-no-deal-count",
        /// There is no such region tile.
        DealTile { n: RegionTile } = "tw-no-deal-tile",
        /// The region tile is dealt twice.
        DealSameTile { n: RegionTile } = "tw-no-deal-same",
        /// The prey stacks are wrong.
        DealPrey = "tw-no-deal-prey",
        /// The scoring tokens are wrong.
        DealMoons = "tw-no-deal-moons",
        /// There is no such seat.
        DealSeat { n: Seat } = "tw-no-deal-seat",
    }
}

den_core::messages! {
    /// How many tiles show a terrain.
    pub enum Shown {
        /// This many tiles.
        Tiles { n: u8, terrain: Terrain } = "tw-tiles-show",
    }
}

den_core::messages! {
    /// What a text was expected to be.
    pub enum Expected {
        /// A hex.
        Hex = "tw-bad-hex",
        /// At most three words.
        ThreeWords = "tw-bad-words",
        /// Nothing after the first word.
        NothingAfter { verb: String } = "tw-bad-follows",
        /// A word after the first one.
        WordAfter { verb: String } = "tw-bad-missing",
        /// One word after the first one.
        OneWordAfter { verb: String } = "tw-bad-one",
        /// Five terrain letters.
        FiveTerrains = "tw-bad-tiles",
        /// `dominate den` or `dominate wolf` and a hex.
        Dominate = "tw-bad-dominate",
        /// The first word of a move.
        Verb = "tw-bad-move",
        /// Tiles and tokens.
        Payment = "tw-bad-pay",
        /// The number of a region tile.
        RegionTile = "tw-bad-region",
        /// A deal with this word next.
        DealWord { word: String } = "tw-bad-deal-word",
        /// A deal.
        Deal = "tw-bad-deal",
        /// Terrain letters.
        Terrains = "tw-bad-terrains",
        /// Stacked scoring tokens.
        Stacked = "tw-bad-stacked",
        /// One of these words.
        OneOf { words: Vec<&'static str> } = "tw-bad-one-of",
    }
}

den_core::messages! {
    /// Why a content file or a setup is refused.
    pub enum ContentReason {
        /// The reason, for this number of players.
        For { what: Message, seats: u8 } = "tw-content-for",
        /// The part is missing.
        Missing { seats: u8 } = "tw-content-none",
        /// The part occurs more than once.
        GivenTwice { seats: u8 } = "tw-content-many",
        /// The number of letters is wrong.
        Letters { text: String, n: usize } = "tw-content-letters",
        /// Neither P nor A.
        WolfLetter { letter: String } = "tw-content-wolf",
        /// Eight wolves are named.
        EightWolves { n: usize } = "tw-content-order",
        /// An action costs 1 to 6 tiles.
        Costs = "tw-content-costs",
        /// The values of a track are out of range or decrease.
        Values { track: Track, most: usize } = "tw-content-values",
        /// At most four wolves move in one action.
        Spread = "tw-content-spread",
        /// The tiles cannot be set with no terrain twice.
        Faces = "tw-content-faces",
        /// The dates are not increasing.
        Dates = "tw-content-dates",
        /// The number of stacks or tokens does not match the regions.
        Stock = "tw-content-stock",
        /// A stack or the action tokens at the start are too large.
        Stack = "tw-content-stack",
        /// More than two scoring tokens in a stack, or none.
        TokenStack = "tw-content-token-stack",
        /// Too many scoring tokens.
        TokenCount = "tw-content-token-count",
        /// A region tile has a terrain twice.
        TileTerrains { n: usize, text: String } = "tw-content-tile-terrains",
        /// A terrain tile has the same terrain on both sides.
        SameFaces { n: usize } = "tw-content-same-faces",
        /// Two lone wolves on one hex.
        LoneTwice { q: i8, r: i8 } = "tw-content-lone-twice",
        /// A lone wolf and prey on one hex.
        LoneAndPrey { q: i8, r: i8 } = "tw-content-lone-and-prey",
        /// Too few region tiles.
        RegionTiles { n: usize } = "tw-content-tiles",
        /// The high number does not come first, or is too large.
        Numbers = "tw-content-numbers",
        /// There must be one or two pieces on a hex.
        ThirdPieces = "tw-content-third",
        /// Pieces of the third pack are listed twice.
        ThirdTwice { q: i8, r: i8 } = "tw-content-third-twice",
        /// There is no room for the third pack.
        ThirdLand { q: i8, r: i8 } = "tw-content-third-land",
        /// The number of slots differs from that of the regions.
        Slots { n: usize, due: usize } = "tw-content-slots",
        /// The symbols must be on different hexes of the patches.
        Symbols = "tw-content-symbols",
        /// A hex is too far from the centre.
        Far { q: i16, r: i16 } = "tw-content-far",
        /// Two tiles overlap.
        Overlap { q: i16, r: i16 } = "tw-content-overlap",
        /// A side of the start tile is too short or misspelt.
        Side = "tw-content-side",
        /// The map is too large.
        Large { n: usize, columns: usize, rows: usize } = "tw-content-large",
        /// There is no land.
        NoLand = "tw-content-no-land",
        /// Some land is cut off.
        NoWay { a: Hex, b: Hex } = "tw-content-no-way",
        /// A side of the start tile has too few hexes.
        SideRoom = "tw-content-side-room",
        /// There is no start tile.
        NoStart = "tw-content-no-start",
        /// Every region has a crescent moon.
        AllCrescent = "tw-content-crescent",
        /// A hex does not fit in the map.
        Hex { hex: Hex } = "tw-content-hex",
        /// A region has no water or no prey.
        Region { n: usize } = "tw-content-region",
        /// The packs or the patience are not valid option values.
        Options = "tw-content-options",
    }
}

den_core::messages! {
    /// The parts of the content files.
    pub enum Part {
        /// The outline of a region tile.
        Region = "tw-part-region",
        /// The terrains of the region tiles.
        Tiles = "tw-part-tiles",
        /// The start tile.
        Start = "tw-part-start",
        /// The layout of the map.
        Layout { seats: u8 } = "tw-part-layout",
        /// The costs of the actions.
        Costs = "tw-part-costs",
        /// The order of the wolves.
        Wolves = "tw-part-wolves",
        /// The faces of the terrain tiles.
        TerrainTiles = "tw-part-terrain-tiles",
        /// The values of the attributes.
        Attributes = "tw-part-attributes",
        /// The numbers of the scoring tokens.
        Moons = "tw-part-moons",
        /// A side of the player board.
        Board { seats: Vec<u8> } = "tw-part-board",
        /// The dates of the calendar.
        Calendar { seats: u8 } = "tw-part-calendar",
        /// Prey and scoring tokens.
        Stock { seats: u8 } = "tw-part-stock",
        /// Pieces of the third pack.
        ThirdPack { moons: Vec<Moon> } = "tw-part-third-pack",
    }
}
