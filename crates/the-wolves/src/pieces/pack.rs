//! A pack: its pieces on the map, its player board, its tokens.

use super::{HexId, Hexes, Kind, Prize};

/// One pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pack {
    /// Hexes with one or two of its alphas.
    pub alphas: Hexes,
    /// Hexes with two of its alphas.
    pub alpha_pairs: Hexes,
    /// Hexes with one or two of its pack wolves.
    pub wolves: Hexes,
    /// Hexes with two of its pack wolves.
    pub wolf_pairs: Hexes,
    /// Its dens.
    pub dens: Hexes,
    /// Its lairs.
    pub lairs: Hexes,
    /// Dens dug from each track.
    pub dug: [u8; 3],
    /// Lairs built.
    pub built: u8,
    /// Wolves placed from the player board.
    pub joined: u8,
    /// The kinds of prey it has, as bits.
    pub prey: u8,
    /// Bit `i` is set if terrain tile `i` shows its second face.
    pub faces: u8,
    /// Action tokens.
    pub actions: u8,
    /// Terrain tokens.
    pub terrains: u8,
    /// Scoring tokens taken.
    pub moons: u8,
    /// The sum of their high numbers.
    pub moon_points: u8,
    /// Points in VP tokens.
    pub vp: u8,
}

impl Pack {
    /// Hexes with any piece of the pack.
    #[inline]
    pub fn anything(&self) -> Hexes {
        self.alphas | self.wolves | self.dens | self.lairs
    }

    /// Hexes with an alpha or a pack wolf of the pack.
    #[inline]
    pub fn runners(&self) -> Hexes {
        self.alphas | self.wolves
    }

    /// The number of pieces of this kind on `hex`.
    #[inline]
    pub fn count(&self, kind: Kind, hex: HexId) -> u8 {
        let (any, pairs) = match kind {
            Kind::Den => (self.dens, Hexes::NONE),
            Kind::Wolf => (self.wolves, self.wolf_pairs),
            Kind::Alpha => (self.alphas, self.alpha_pairs),
            Kind::Lair => (self.lairs, Hexes::NONE),
        };
        u8::from(any.has(hex)) + u8::from(pairs.has(hex))
    }

    /// TW-DOM-1, TW-DOM-2: its pieces of this kind that an enemy may dominate: dens without a wolf of the pack, and pack wolves that are
    /// alone.
    #[inline]
    pub fn exposed(&self, prize: Prize) -> Hexes {
        match prize {
            Prize::Den => self.dens.without(self.runners()),
            Prize::Wolf => self.wolves.without(self.wolf_pairs | self.alphas | self.dens | self.lairs),
        }
    }

    /// Whether there is a wolf left on the player board.
    #[inline]
    pub fn has_wolf_left(&self) -> bool {
        self.joined < 8
    }

    /// Lairs left on the player board.
    #[inline]
    pub fn lairs_left(&self) -> u8 {
        4 - self.built.min(4)
    }

    /// Dens left on the tracks.
    pub fn dens_left(&self) -> u8 {
        12 - self.dug.iter().sum::<u8>()
    }

    /// Whether there is a den left on the tracks.
    #[inline]
    pub(crate) fn has_den(&self) -> bool {
        self.dug != [4; 3]
    }

    /// Alphas and pack wolves on the map.
    pub fn wolves_on_map(&self) -> u32 {
        self.alphas.len() + self.alpha_pairs.len() + self.wolves.len() + self.wolf_pairs.len()
    }
}
