//! The events of a game; their texts are in `words.rs`.

use den_core::Seat;
use serde::Serialize;

use crate::pieces::{Hex, Kind, Moon, PackId, Prey, Terrain, Tiles, Token, Track, Wolf};
use crate::state::PACKS;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The map was dealt.
    Dealt {
        /// The first player.
        first: Seat,
    },
    /// A player laid the terrain tiles.
    Laid {
        /// The player.
        seat: Seat,
        /// The terrains they show.
        tiles: [Terrain; 5],
    },
    /// A player placed an alpha and a pack wolf.
    Placed {
        /// The player.
        seat: Seat,
        /// The hex.
        hex: Hex,
    },
    /// An action token bought one more action.
    ExtraAction {
        /// The player.
        seat: Seat,
    },
    /// An action was paid for.
    Paid {
        /// The player.
        seat: Seat,
        /// The terrain.
        terrain: Terrain,
        /// The tiles that were flipped.
        tiles: Tiles,
        /// The terrain tokens that were discarded.
        tokens: u8,
    },
    /// A wolf moved.
    Moved {
        /// The player.
        seat: Seat,
        /// Alpha or pack wolf.
        kind: Wolf,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A wolf was displaced.
    Displaced {
        /// Its pack.
        pack: PackId,
        /// Alpha or pack wolf.
        kind: Wolf,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A den was dug.
    Dug {
        /// The player.
        seat: Seat,
        /// The hex.
        hex: Hex,
        /// The track it came from.
        track: Track,
        /// The token gained.
        gain: Token,
        /// Whether it takes the place of a dominated den.
        dominated: bool,
    },
    /// A den became a lair.
    Built {
        /// The player.
        seat: Seat,
        /// The hex.
        hex: Hex,
        /// The token gained.
        gain: Token,
    },
    /// A lone wolf joined a pack.
    Howled {
        /// The player.
        seat: Seat,
        /// The hex.
        hex: Hex,
        /// The wolf that replaced it.
        kind: Wolf,
    },
    /// A piece was dominated.
    Dominated {
        /// The player.
        seat: Seat,
        /// The pack that lost the piece.
        pack: PackId,
        /// The piece that was replaced.
        lost: Kind,
        /// The hex.
        hex: Hex,
        /// The piece that replaced it.
        kind: Kind,
    },
    /// Prey was hunted.
    Hunted {
        /// The player.
        seat: Seat,
        /// The hex.
        hex: Hex,
        /// The prey.
        prey: Prey,
        /// The token gained.
        gain: Token,
    },
    /// A piece went to the calendar.
    Calendar {
        /// The date it covers.
        date: u8,
        /// The phase of the moon on that date.
        moon: Option<Moon>,
    },
    /// A turn ended.
    TurnEnded {
        /// The player.
        seat: Seat,
    },
    /// A region was scored.
    Scored {
        /// Its water.
        water: Hex,
        /// The scoring token.
        moon: Moon,
        /// The number of players.
        seats: u8,
        /// The packs on the map: one more than players in a two-player game.
        packs: u8,
        /// Control of each pack.
        control: [u8; PACKS],
        /// Alphas of each pack.
        alphas: [u8; PACKS],
        /// The packs that came first, as bits.
        first: u8,
        /// The pack that came second.
        second: Option<PackId>,
        /// The numbers of the token, high and low.
        points: [u8; 2],
    },
    /// The game ends because nothing has happened for too long (TW-END-3).
    Stalled,
    /// The game is over.
    Over,
}

den_core::read_tagged! { Event by "event" {
    Dealt { first },
    Laid { seat, tiles },
    Placed { seat, hex },
    ExtraAction { seat },
    Paid { seat, terrain, tiles, tokens },
    Moved { seat, kind, from, to },
    Displaced { pack, kind, from, to },
    Dug { seat, hex, track, gain, dominated },
    Built { seat, hex, gain },
    Howled { seat, hex, kind },
    Dominated { seat, pack, lost, hex, kind },
    Hunted { seat, hex, prey, gain },
    Calendar { date, moon },
    TurnEnded { seat },
    Scored { water, moon, seats, packs, control, alphas, first, second, points },
    Stalled,
    Over,
} }
