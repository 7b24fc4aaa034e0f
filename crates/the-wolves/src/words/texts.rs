//! The messages of events, moves, the score sheet, the board and the picture.

use den_core::{Arg, Message, Seat};

use crate::pieces::{Hex, Kind, Moon, PackId, Prey, Terrain, TileId, Tiles, Token, Track, Wolf};

/// The name of a pack: its player, or the third pack of a two-player game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PackName {
    Seat(Seat),
    Third,
}

impl PackName {
    pub(crate) fn new(pack: PackId, seats: u8) -> PackName {
        pack.leader(seats).map_or(PackName::Third, PackName::Seat)
    }

    /// The name of a pack that was displaced or dominated. The third pack never is (TW-2P-3), so each of these has a player.
    pub(crate) fn of_player(pack: PackId) -> PackName {
        PackName::Seat(Seat(pack.index() as u8))
    }
}

impl From<PackName> for Arg {
    fn from(name: PackName) -> Arg {
        match name {
            PackName::Seat(seat) => seat.into(),
            PackName::Third => BoardText::Third.into(),
        }
    }
}

den_core::messages! {
    /// Events.
    pub(crate) enum EventText {
        Dealt { first: Seat } = "tw-event-dealt",
        Laid { seat: Seat, tiles: Vec<Terrain> } = "tw-event-laid",
        Placed { seat: Seat, hex: Hex } = "tw-event-placed",
        ExtraAction { seat: Seat } = "tw-event-extra-action",
        Paid { seat: Seat, terrain: Terrain, with: Vec<Payment> } = "tw-event-paid",
        Moved { seat: Seat, kind: Wolf, from: Hex, to: Hex } = "tw-event-moved",
        Displaced { pack: PackName, kind: Wolf, from: Hex, to: Hex } = "tw-event-displaced",
        Dug { seat: Seat, hex: Hex, track: Track, gain: Token } = "tw-event-dug",
        DenTaken { seat: Seat, hex: Hex, track: Track, gain: Token } = "tw-event-den-taken",
        Built { seat: Seat, hex: Hex, gain: Token } = "tw-event-built",
        Howled { seat: Seat, hex: Hex, kind: Wolf } = "tw-event-howled",
        DominatedDen { seat: Seat, pack: PackName, hex: Hex } = "tw-event-dominated-den",
        DominatedWolf { seat: Seat, pack: PackName, hex: Hex, kind: Kind } = "tw-event-dominated",
        Hunted { seat: Seat, hex: Hex, prey: Prey, gain: Token } = "tw-event-hunted",
        Calendar { date: u8, moon: Option<Moon> } = "tw-event-calendar",
        TurnEnded { seat: Seat } = "tw-event-turn-ended",
        Scored { water: Hex, moon: Moon, standing: Note } = "tw-event-scored",
        Stalled = "tw-event-stalled",
        Over = "tw-event-over",
    }
}

den_core::messages! {
    /// What an action is paid with.
    pub(crate) enum Payment {
        HabitatTile = "tw-pay-habitat",
        Tile { n: TileId } = "tw-pay-tile",
        Tokens { n: u8 } = "tw-tokens",
    }
}

impl Payment {
    /// The habitat tile, the other tiles, the tokens.
    pub(crate) fn list(tiles: Tiles, tokens: u8) -> Vec<Payment> {
        let tile = |tile: TileId| if tile == TileId::HABITAT { Payment::HabitatTile } else { Payment::Tile { n: tile } };
        tiles.iter().map(tile).chain((tokens > 0).then_some(Payment::Tokens { n: tokens })).collect()
    }
}

den_core::messages! {
    /// Moves in a list.
    pub(crate) enum MoveText {
        Tiles { tiles: Vec<Terrain> } = "tw-tell-tiles",
        Place { at: At } = "tw-tell-place",
        Move { terrain: Terrain, spread: u8, speed: u8 } = "tw-tell-move",
        Den { at: At } = "tw-tell-den",
        Lair { at: At } = "tw-tell-lair",
        Howl { at: At, kind: Wolf } = "tw-tell-howl",
        DominateDen { at: At, pack: PackName } = "tw-tell-dominate-den",
        DominateWolf { at: At, pack: PackName, kind: Wolf } = "tw-tell-dominate-wolf",
        Pay { with: Vec<Payment>, n: usize, flips: Vec<Flip> } = "tw-tell-pay",
        Alpha { at: At } = "tw-tell-alpha",
        Wolf { at: At } = "tw-tell-wolf",
        To { at: At } = "tw-tell-to",
        ToDisplacing { at: At, pack: PackName } = "tw-tell-to-displacing",
        ToDen { at: At, pack: PackName } = "tw-tell-to-den",
        Stop = "tw-tell-stop",
        Away { at: At } = "tw-tell-away",
        Track { track: Track, n: usize, effects: Vec<Effect> } = "tw-tell-track",
        Hunt { at: At } = "tw-tell-hunt",
        End = "tw-tell-end",
        EndWithTokens { n: u8 } = "tw-tell-end-tokens",
        EndEarly { n: u8 } = "tw-tell-end-early",
        WithToken { what: Message } = "tw-tell-token",
    }
}

den_core::messages! {
    /// A hex with its terrain.
    pub(crate) enum At {
        Land { hex: Hex, terrain: Terrain } = "tw-hex",
        Hex { hex: Hex } = "tw-hex-alone",
    }
}

den_core::messages! {
    /// A tile that is flipped as payment.
    pub(crate) enum Flip {
        Tile { n: TileId, terrain: Terrain } = "tw-flip",
    }
}

den_core::messages! {
    /// The effect of a den that leaves its track.
    pub(crate) enum Effect {
        Value { track: Track, value: u8 } = "tw-effect-value",
        Gain { token: Token } = "tw-effect-token",
        Points { points: u8, before: u8 } = "tw-effect-points",
    }
}

den_core::messages! {
    /// Columns and lines of the score sheet.
    pub(crate) enum SheetText {
        Column { seat: Seat, terrain: Terrain } = "tw-sheet-seat",
        Region { hex: Hex, moon: Moon, high: u8, low: u8 } = "tw-sheet-region",
        Spread = "tw-sheet-spread",
        Speed = "tw-sheet-speed",
        Howl = "tw-sheet-howl",
        Lairs = "tw-lairs",
        Prey = "tw-preys",
        Wolves = "tw-wolves",
    }
}

den_core::messages! {
    /// Notes on the score sheet.
    pub(crate) enum Note {
        Later { what: Message } = "tw-note-later",
        Nobody = "tw-note-nobody",
        Tie { standings: Vec<Control>, first: Tied, low: u8 } = "tw-note-tie",
        TieThird { standings: Vec<Control>, first: Tied, low: u8, players: Vec<PackName> } = "tw-note-tie-third",
        TieSecond { standings: Vec<Control>, first: Gain, second: Tied } = "tw-note-tie-second",
        Second { standings: Vec<Control>, first: Gain, second: Gain } = "tw-note-second",
        First { standings: Vec<Control>, first: Gain } = "tw-note-first",
        Dens { each: String } = "tw-note-dens",
        Lairs { each: String } = "tw-note-lairs",
        Prey { each: String } = "tw-note-prey",
        Wolves { each: String } = "tw-note-wolves",
    }
}

den_core::messages! {
    /// The packs that tie.
    pub(crate) enum Tied {
        And { others: Vec<PackName>, last: PackName } = "tw-note-and",
    }
}

den_core::messages! {
    /// What a pack gets for a region. TW-2P-3: the third pack gets no points.
    pub(crate) enum Gain {
        Points { pack: PackName, points: u8 } = "tw-note-gain",
        Nothing { pack: PackName } = "tw-note-no-gain",
    }
}

den_core::messages! {
    /// The control of a pack in a region.
    pub(crate) enum Control {
        Of { pack: PackName, n: u8, alphas: u8 } = "tw-note-has",
    }
}

den_core::messages! {
    /// The texts of the text board and the picture, apart from names.
    pub(crate) enum BoardText {
        Water = "tw-water",
        Chasm = "tw-chasm",
        LoneWolf = "tw-lone",
        LoneWolfShort = "tw-board-lone",
        Third = "tw-third",
        Calendar { n: u8 } = "tw-board-calendar",
        Phase { moon: Moon, date: u8, scored: bool } = "tw-board-phase",
        Player { seat: Seat, terrain: Terrain, points: i32 } = "tw-board-player",
        Actions { n: u8 } = "tw-board-actions",
        Tiles = "tw-board-tiles",
        Track { track: Track, value: u8, dug: u8 } = "tw-board-track",
        Lairs { n: u8 } = "tw-board-lairs",
        Wolves { n: u8 } = "tw-board-wolves",
        Next { kind: Wolf } = "tw-board-next",
        ActionTokens { n: u8 } = "tw-board-action-tokens",
        TerrainTokens { n: u8 } = "tw-board-terrain-tokens",
        Prey { n: usize, prey: Vec<Prey> } = "tw-board-prey",
        Regions { n: u8, points: u8 } = "tw-board-regions",
        VictoryPoints { n: u8 } = "tw-board-vp",
        Picture = "tw-picture",
        Piece { kind: Kind, pack: PackName } = "tw-piece-of",
        PreyLeft { prey: Prey, n: u8 } = "tw-prey-label",
        ScoringToken { moon: Moon, high: u8, low: u8 } = "tw-moon-label",
    }
}
