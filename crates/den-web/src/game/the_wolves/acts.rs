//! Animations of The Wolves.

use the_wolves::{Event, Hex, Kind, PackId, RegionId, TheWolves, View, Wolf, rank};

use super::{colour, shown_seat};
use crate::game::{Act, Place, SHAPES, Scene};

/// The key of a piece. Equal pieces on a hex are told apart by a number.
pub(super) fn piece_key(pack: PackId, kind: Kind, hex: Hex, n: usize) -> String {
    format!("piece-{}-{}-{hex}-{n}", pack.index(), kind.word())
}

fn on(hex: Hex) -> Place {
    Place::of(format!("hex:{hex}"))
}

/// The hexes that a wolf passes on the shortest way over land (TW-MOVE-2). Empty if there is no way.
fn path(view: &View, from: Hex, to: Hex) -> Vec<Hex> {
    let map = &view.setup.map;
    let (Some(mut at), Some(end)) = (map.index(from), map.index(to)) else { return Vec::new() };
    let mut path = Vec::new();
    while let Some(left) = map.distance(at, end).filter(|left| *left > 0) {
        let Some(next) = map.next_to(at).iter().find(|next| map.distance(*next, end) == Some(left - 1)) else { break };
        path.push(map.name(next));
        at = next;
    }
    path
}

/// A wolf that walks from hex to hex.
fn walk(view: &View, pack: PackId, wolf: Wolf, from: Hex, to: Hex) -> Act {
    let count = view.packs.get(pack.index()).map_or(0, |pack| {
        let hexes = if wolf == Wolf::Alpha { &pack.alphas } else { &pack.wolves };
        hexes.iter().filter(|hex| **hex == from).count()
    });
    let key = piece_key(pack, wolf.kind(), from, count.saturating_sub(1));
    let mut way: Vec<Place> = path(view, from, to).into_iter().map(on).collect();
    if way.is_empty() {
        way.push(on(to));
    }
    Act::go(key, way)
}

/// The number of equal pieces of a pack on a hex.
fn count(view: &View, pack: PackId, kind: Kind, hex: Hex) -> usize {
    let Some(pack) = view.packs.get(pack.index()) else { return 0 };
    pack.pieces().iter().filter(|(one, _)| *one == kind).flat_map(|(_, hexes)| hexes.iter()).filter(|one| **one == hex).count()
}

/// A piece that is there after the step. It comes from the player board if that is shown.
fn comes(after: &View, pack: PackId, kind: Kind, hex: Hex, from: Option<String>) -> Act {
    let key = piece_key(pack, kind, hex, count(after, pack, kind, hex).saturating_sub(1));
    match from {
        Some(from) => Act::fly(key.clone(), Place::of(from), Place::then(key)),
        None => Act::appear(key),
    }
}

/// The animation of an event.
pub(super) fn acts(event: &Event, before: &View, after: &View, scene: &Scene) -> Vec<Act> {
    let shown = shown_seat(before, scene);
    match *event {
        Event::Placed { seat, hex } => {
            vec![Act::Together([Kind::Alpha, Kind::Wolf].map(|kind| comes(after, seat.into(), kind, hex, None)).into())]
        }
        Event::Paid { seat, tiles, .. } if seat == shown => {
            vec![Act::Together(tiles.iter().map(|tile| Act::flip(format!("tile-{tile}"))).collect())]
        }
        Event::Moved { seat, kind, from, to } => vec![walk(before, seat.into(), kind, from, to)],
        Event::Displaced { pack, kind, from, to } => vec![walk(before, pack, kind, from, to)],
        Event::Dug { seat, hex, track, .. } => {
            let from = (seat == shown).then(|| format!("track-{}", track.word()));
            vec![comes(after, seat.into(), Kind::Den, hex, from)]
        }
        Event::Built { seat, hex, .. } => {
            let den = Act::leave(piece_key(seat.into(), Kind::Den, hex, 0));
            vec![Act::Together(vec![den, comes(after, seat.into(), Kind::Lair, hex, None)])]
        }
        Event::Howled { seat, hex, kind } => vec![
            Act::light(on(hex)),
            Act::Together(vec![Act::leave(format!("lone-{hex}")), comes(after, seat.into(), kind.kind(), hex, None)]),
        ],
        Event::Dominated { seat, pack, lost, hex, kind } => {
            let loser = Act::leave(piece_key(pack, lost, hex, count(before, pack, lost, hex).saturating_sub(1)));
            vec![Act::light(on(hex)), Act::Together(vec![loser, comes(after, seat.into(), kind, hex, None)])]
        }
        Event::Hunted { seat, hex, .. } => {
            let gain = if seat == shown { Place::of("prey") } else { on(hex) };
            vec![Act::light(on(hex)), Act::pop(gain, "+1")]
        }
        Event::Calendar { moon: Some(moon), .. } => vec![Act::light(Place::of(format!("calendar-{}", moon.index())))],
        Event::Scored { water, seats, first, second, points, .. } => {
            scoring(before, water, seats, [first, second.map_or(0, |pack| 1 << pack.index())], points)
        }
        _ => Vec::new(),
    }
}

/// A moon scores in place: the region is lit, and at its lake and next to it each pack that gets points says how many, in its colour and
/// shape.
fn scoring(view: &View, water: Hex, seats: u8, places: [u8; 2], points: [u8; 2]) -> Vec<Act> {
    let map = &view.setup.map;
    let region = map.hexes().find(|(_, cell)| cell.at == water).and_then(|(_, cell)| cell.region);
    let lit = map.hexes().filter(|(_, cell)| region.is_some() && cell.region == region).map(|(_, cell)| Act::light(on(cell.at)));
    let mut shows: Vec<Act> = lit.collect();
    // Packs that tie for the first place get the points of the second.
    let tied = places[0].count_ones() > 1;
    let gains = [(places[0], points[usize::from(tied)]), (places[1], points[1])];
    let mut below = [0, 1, -1, 2, -2].into_iter();
    for (packs, points) in gains {
        for pack in PackId::all(usize::from(seats)).filter(|pack| points > 0 && packs >> pack.index() & 1 != 0) {
            let row = below.next().and_then(|by| water.row().checked_add_signed(by));
            if let Some(hex) = row.and_then(|row| Hex::new(water.column(), row)) {
                shows.push(Act::pop(on(hex), format!("{} +{points}", SHAPES[colour(view, pack) % SHAPES.len()])));
            }
        }
    }
    vec![Act::Together(shows), Act::Pause(500)]
}

/// Who would control the regions that a move changes, shown at their lakes.
pub(super) fn forecast(before: &View, after: &View, scene: &Scene) -> Vec<Act> {
    let (setup, packs) = (&before.setup, before.packs.len());
    let map = &setup.map;
    let leaders = |game: &TheWolves, region: RegionId| {
        let (control, alphas) = game.control(region);
        (rank(&control[..packs], &alphas[..packs]).first, control)
    };
    let (before, after) = (before.position(), after.position());
    let mut acts = Vec::new();
    for (region, water) in map.region_ids().zip(&map.waters) {
        let (was, now) = (leaders(&before, region), leaders(&after, region));
        if was == now {
            continue;
        }
        let names: Vec<String> = PackId::all(packs)
            .filter(|pack| now.0 >> pack.index() & 1 != 0 && now.1[pack.index()] > 0)
            .map(|pack| format!("{} {}", scene.names.get(pack.index()).cloned().unwrap_or_default(), now.1[pack.index()]))
            .collect();
        if !names.is_empty() {
            acts.push(Act::pop(on(map.name(*water)), names.join(" = ")));
        }
    }
    acts
}

#[cfg(test)]
mod tests {
    use den_core::{Eye, Seed, built_in};
    use den_table::{Match, Occupant};

    use super::*;

    #[test]
    fn a_scored_region_is_lit_and_each_pack_says_its_points() {
        let people = vec![Occupant::Person(String::new()); 3];
        let table = Match::<TheWolves>::local("standard", people, &built_in::<TheWolves>(), Seed::from_number(2)).expect("a match");
        let view = table.seen_at(Eye::Public, usize::MAX).view;
        let map = &view.setup.map;
        let water = map.name(map.waters[0]);
        let shown = |places: [u8; 2]| {
            let acts = scoring(&view, water, 3, places, [4, 2]);
            let Act::Together(all) = &acts[0] else { panic!("{acts:?}") };
            let lit = all.iter().filter(|act| matches!(act, Act::Light { .. })).count();
            let said = all.iter().filter_map(|act| if let Act::Pop { text, .. } = act { Some(text.clone()) } else { None });
            (lit, said.collect::<Vec<_>>())
        };
        let shape = |pack: usize| PackId::all(3).nth(pack).map(|pack| SHAPES[colour(&view, pack)]).expect("a pack");
        let region =
            map.hexes().filter(|(_, cell)| cell.region == map.hexes().find(|(_, one)| one.at == water).and_then(|(_, one)| one.region));
        assert_eq!(shown([0b010, 0b100]), (region.count(), vec![format!("{} +4", shape(1)), format!("{} +2", shape(2))]));
        assert_eq!(shown([0b101, 0]).1, [format!("{} +2", shape(0)), format!("{} +2", shape(2))], "a tie for first gets the lower number");
    }
}
