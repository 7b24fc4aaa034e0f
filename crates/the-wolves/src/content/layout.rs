//! Lays out the map: the location of the tiles, and the names of the hexes.

use std::collections::BTreeMap;

use den_core::Refusal;

use super::files::{LayoutFile, RegionFile, StartFile};
use crate::pieces::{Axial, COLUMNS, Cell, Ground, Hex, MOST, PatchId, ROWS, RegionId, Symbol, Terrain};
use crate::words::ContentReason;

/// Ground, region, patch and symbol of a hex that has no name yet.
type Unnamed = (Ground, Option<RegionId>, Option<PatchId>, Symbol);
/// Such hexes by their coordinates.
type Hexes = BTreeMap<(i16, i16), Unnamed>;

/// Places the tiles of a layout (TW-MAP-1, TW-MAP-2, TW-MAP-4, TW-MAP-5, TW-MAP-6) and names the hexes.
pub(super) fn lay_out(region: &RegionFile, start: &StartFile, layout: &LayoutFile, regions: usize) -> Result<Vec<Cell>, Refusal> {
    let no = |why: ContentReason| Refusal::new("map.toml: layout", why).rule("TW-MAP-6");
    if layout.slots.len() != regions {
        return Err(no(ContentReason::Slots { n: layout.slots.len(), due: regions }));
    }
    let on_a_patch = |hex: &Axial| region.patches.iter().any(|patch| patch.contains(hex));
    let symbols = |why: ContentReason| Err(Refusal::new("map.toml: region", why).rule("TW-MAP-4"));
    if !region.lone_wolves.iter().chain([&region.prey]).all(on_a_patch) {
        return symbols(ContentReason::Symbols);
    }
    for (number, lone) in region.lone_wolves.iter().enumerate() {
        let Axial([q, r]) = *lone;
        if region.lone_wolves[..number].contains(lone) {
            return symbols(ContentReason::LoneTwice { q, r });
        }
        if *lone == region.prey {
            return symbols(ContentReason::LoneAndPrey { q, r });
        }
    }
    let mut hexes = Hexes::new();
    let mut put = |q: i16, r: i16, hex: Unnamed| {
        if !(-60..=60).contains(&q) || !(-60..=60).contains(&r) {
            return Err(no(ContentReason::Far { q, r }));
        }
        match hexes.insert((q, r), hex) {
            None => Ok(()),
            Some(_) => Err(no(ContentReason::Overlap { q, r })),
        }
    };
    if layout.start {
        for &Axial([q, r]) in &start.chasm {
            put(q.into(), r.into(), (Ground::Chasm, None, None, Symbol::None))?;
        }
        for (side, terrain, symbol) in
            [(&start.north, &start.north_terrain, Symbol::North), (&start.south, &start.south_terrain, Symbol::South)]
        {
            let terrain = Terrain::spell(terrain).map_err(super::unreadable("map.toml: start"))?;
            if terrain.len() != side.len() || side.len() < 5 {
                return Err(Refusal::new("map.toml: start", ContentReason::Side).rule("TW-MAP-5"));
            }
            for (&Axial([q, r]), terrain) in side.iter().zip(terrain) {
                put(q.into(), r.into(), (Ground::Land(terrain), None, None, symbol))?;
            }
        }
    }
    for (region_id, slot) in RegionId::all(regions).zip(&layout.slots) {
        let sign = if slot.turned { -1 } else { 1 };
        let Axial([to_q, to_r]) = slot.at;
        let at = |Axial([q, r]): Axial| (i16::from(to_q) + sign * i16::from(q), i16::from(to_r) + sign * i16::from(r));
        let (q, r) = at(Axial([0, 0]));
        put(q, r, (Ground::Water, Some(region_id), None, Symbol::None))?;
        for (patch, of_patch) in PatchId::all(region.patches.len()).zip(&region.patches) {
            for &hex in of_patch {
                let symbol = match hex {
                    _ if hex == region.prey => Symbol::Prey,
                    _ if region.lone_wolves.contains(&hex) => Symbol::Lone,
                    _ => Symbol::None,
                };
                let (q, r) = at(hex);
                put(q, r, (Ground::Undealt, Some(region_id), Some(patch), symbol))?;
            }
        }
    }
    name(&hexes)
}

/// Names the hexes: letters for columns from the west, numbers for rows from the north; in columns with an odd q each row is half a
/// hex further south.
fn name(hexes: &Hexes) -> Result<Vec<Cell>, Refusal> {
    let row = |q: i16, r: i16| r + q.div_euclid(2);
    let west = hexes.keys().map(|&(q, _)| q).min().unwrap_or(0);
    let north = hexes.keys().map(|&(q, r)| row(q, r)).min().unwrap_or(0);
    let too_large = || Refusal::new("map.toml: layout", ContentReason::Large { n: MOST, columns: COLUMNS, rows: ROWS - 1 });
    if hexes.len() > MOST {
        return Err(too_large());
    }
    hexes
        .iter()
        .map(|(&(q, r), &(ground, region, patch, symbol))| {
            let at = Hex::new((q - west) as usize, (row(q, r) - north + 1) as usize).ok_or_else(too_large)?;
            Ok(Cell { at, q: q as i8, r: r as i8, ground, region, patch, symbol })
        })
        .collect()
}
