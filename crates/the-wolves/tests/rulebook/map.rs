//! The map: TW-MAP.

use std::collections::BTreeSet;

use den_core::{Content as _, Edition, Mark, built_in, mark_of};
use the_wolves::{Axial, Cell, Content, DIRECTIONS, Ground, Part, PatchId, RegionId, RegionTile, Symbol, Terrain, TheWolves, hex_distance};

use crate::table::{deal, dealt, fresh, hex, region};

fn water(cells: &[Cell], region: RegionId) -> (i8, i8) {
    let cell = cells.iter().find(|c| c.region == Some(region) && c.ground == Ground::Water).unwrap();
    (cell.q, cell.r)
}

/// TW-MAP-1
#[test]
fn six_directions_lead_to_the_six_neighbours_of_a_flat_top_hex() {
    let game = dealt(3);
    let map = game.map();
    // i4 has land on all sides: N i3, NE j3, SE j4, S i5, SW h4, NW h3.
    let from = map.index(hex("i4")).unwrap();
    let cell = map.cells[from.index()];
    let beside = DIRECTIONS.map(|Axial([dq, dr])| {
        let there = map.cells.iter().find(|c| (c.q, c.r) == (cell.q + dq, cell.r + dr)).unwrap();
        assert_eq!(hex_distance((cell.q, cell.r), (there.q, there.r)), 1);
        there.at.to_string()
    });
    assert_eq!(beside, ["i3", "j3", "j4", "i5", "h4", "h3"]);
    assert_eq!(map.next_to(from).len(), 6);
    assert_eq!(Terrain::ALL.map(Terrain::letter), ['F', 'R', 'G', 'T', 'D']);
}

/// TW-MAP-1: a turned tile has both coordinates negated.
#[test]
fn turning_a_tile_by_180_degrees_negates_both_coordinates() {
    let game = fresh(3);
    let cells = &game.map().cells;
    let outline = |region: RegionId, sign: i8| -> BTreeSet<(i8, i8, Option<PatchId>)> {
        let (q, r) = water(cells, region);
        cells.iter().filter(|c| c.region == Some(region)).map(|c| (sign * (c.q - q), sign * (c.r - r), c.patch)).collect()
    };
    // The second slot of three players is turned, the first is not.
    assert_eq!(outline(region(0), 1), outline(region(1), -1));
    assert_ne!(outline(region(0), 1), outline(region(1), 1));
}

/// TW-MAP-2, TW-MAP-4
#[test]
fn a_region_tile_has_five_patches_of_three_round_its_water_with_two_lone_wolves_and_one_prey() {
    for seats in 2..=5 {
        let game = fresh(seats);
        let map = game.map();
        for region in map.region_ids() {
            let of_region: Vec<&Cell> = map.cells.iter().filter(|c| c.region == Some(region)).collect();
            assert_eq!(of_region.len(), 16);
            assert_eq!(of_region.iter().filter(|c| c.ground == Ground::Water).count(), 1);
            for patch in PatchId::all(5) {
                let patch: Vec<_> = of_region.iter().filter(|c| c.patch == Some(patch)).collect();
                assert_eq!(patch.len(), 3);
                assert!(patch.iter().all(|a| patch.iter().any(|b| hex_distance((a.q, a.r), (b.q, b.r)) == 1)), "a patch holds together");
            }
            assert_eq!(of_region.iter().filter(|c| c.symbol == Symbol::Lone).count(), 2);
            assert_eq!(of_region.iter().filter(|c| c.symbol == Symbol::Prey).count(), 1);
            // All six neighbours of the water are in its own region.
            assert_eq!((map.next_to(map.waters[region.index()]) & map.regions[region.index()]).len(), 6);
        }
    }
    // TW-MAP-4, on a tile that is not turned: lone wolves at (-1,-1) and (-1,2), prey at (-2,1).
    let game = fresh(3);
    let (q, r) = water(&game.map().cells, region(0));
    let symbols: BTreeSet<_> = game
        .map()
        .cells
        .iter()
        .filter(|c| c.region == Some(region(0)) && c.symbol != Symbol::None)
        .collect::<Vec<_>>()
        .iter()
        .map(|c| (c.q - q, c.r - r, c.symbol == Symbol::Prey))
        .collect();
    assert_eq!(symbols, BTreeSet::from([(-1, -1, false), (-1, 2, false), (-2, 1, true)]));
}

/// TW-MAP-3
#[test]
fn the_ten_region_tiles_have_their_terrains_each_once() {
    let printed = ["GFTRD", "RFGTD", "FGDRT", "GDTFR", "DTRGF", "DRGTF", "TRFDG", "FTDGR", "RGFDT", "TDRFG"];
    let game = dealt(5);
    assert_eq!(game.figures().tiles.len(), 10);
    for ((region, tile), letters) in game.map().region_ids().zip(RegionTile::all(10)).zip(printed) {
        assert_eq!(game.tile(region), Some(tile), "the tiles of the fixed deal lie in order");
        for (patch, letter) in PatchId::all(5).zip(letters.chars()) {
            for (hex, _) in game.map().hexes().filter(|(_, c)| c.region == Some(region) && c.patch == Some(patch)) {
                assert_eq!(game.terrain_at(hex).map(Terrain::letter), Some(letter));
            }
        }
        assert_eq!(letters.chars().collect::<BTreeSet<_>>().len(), 5, "each terrain once");
    }
}

/// TW-MAP-5
#[test]
fn the_start_tile_has_a_chasm_between_two_sides_and_is_no_region() {
    let game = dealt(4);
    let map = game.map();
    assert_eq!(map.cells.iter().filter(|c| c.ground == Ground::Chasm).count(), 6);
    let side = |side: usize| -> String {
        let mut hexes: Vec<_> = map.sides[side].iter().collect();
        hexes.sort_by_key(|h| map.cells[h.index()].q);
        hexes.iter().map(|h| game.terrain_at(*h).unwrap().letter()).collect()
    };
    assert_eq!((side(0), side(1)), ("TRDGF".to_string(), "DGFTR".to_string()));
    for hex in map.sides[0] | map.sides[1] {
        assert_eq!(map.region_of(hex), None);
        // There is no path across the chasm, only around it.
        assert!(map.regions.iter().all(|r| !r.has(hex)));
    }
}

/// TW-MAP-6
#[test]
fn layouts_are_connected_do_not_overlap_and_have_the_right_number_of_hexes() {
    for (seats, all, land, regions) in [(2, 80, 75, 5), (3, 112, 100, 6), (4, 144, 130, 8), (5, 176, 160, 10)] {
        let game = fresh(seats);
        let map = game.map();
        assert_eq!((map.cells.len(), map.land.len(), map.regions.len()), (all, land, regions), "{seats} players");
        let places: BTreeSet<_> = map.cells.iter().map(|c| (c.q, c.r)).collect();
        assert_eq!(places.len(), all, "no two hexes in one place");
        let names: BTreeSet<_> = map.cells.iter().map(|c| c.at).collect();
        assert_eq!(names.len(), all, "no two hexes with one name");
        // Connected: a flood fill over the coordinates reaches all land.
        let start = map.land.first().unwrap();
        let mut seen = BTreeSet::from([start]);
        let mut todo = vec![start];
        while let Some(at) = todo.pop() {
            let here = map.cells[at.index()];
            for other in map.land {
                let there = map.cells[other.index()];
                if hex_distance((here.q, here.r), (there.q, there.r)) == 1 && seen.insert(other) {
                    todo.push(other);
                }
            }
        }
        assert_eq!(seen.len() as u32, land);
        assert_eq!(map.cells.iter().any(|c| c.ground == Ground::Chasm), seats > 2, "two players have no start tile");
    }
}

/// TW-MAP-6: other content is checked too.
#[test]
fn content_with_overlapping_or_severed_tiles_is_refused_with_file_and_reason() {
    let map = Content::FILES[0].1;
    let read = |text: String| Edition::<Content>::with_files(|name| (name == "map.toml").then(|| text.clone())).unwrap_err().to_string();
    let overlap = read(map.replacen("{ at = [-2, -2], turned = false }", "{ at = [1, -1], turned = false }", 1));
    assert!(overlap.contains("tw-content-overlap") && overlap.contains("TW-MAP-6"), "{overlap}");
    let severed = read(map.replacen("{ at = [-2, -2], turned = false }", "{ at = [-20, -2], turned = false }", 1));
    assert!(severed.contains("tw-content-no-way") || severed.contains("tw-content-large"), "{severed}");
    let misspelt = read(map.replacen("chasm =", "chasme =", 1));
    assert!(misspelt.starts_with("map.toml:") && misspelt.contains("chasme"), "{misspelt}");
    let symbol = read(map.replacen("prey = [-2, 1]", "prey = [0, 0]", 1));
    assert!(symbol.contains("map.toml: region") && symbol.contains("TW-MAP-4"), "{symbol}");
    let patches = read(map.replacen("lone_wolves", "  [[0, 2]],\n]\nlone_wolves", 1).replacen("[1, 0]],\n]\n", "[1, 0]],\n", 1));
    assert!(patches.starts_with("map.toml:") && patches.contains("expected 5 items, found 6"), "{patches}");
    let coordinates = read(map.replacen("[[-3, 1], ", "[[-3, 1, 0], ", 1));
    assert!(coordinates.starts_with("map.toml:") && coordinates.contains("expected 2 items, found 3"), "{coordinates}");
    for (from, to, why) in [
        ("\"GFTRD\"", "\"GGTRD\"", "tw-content-tile-terrains(n=1, text=\"GGTRD\")"),
        ("lone_wolves = [[-1, -1], [-1, 2]]", "lone_wolves = [[-1, -1], [-1, -1]]", "tw-content-lone-twice(q=-1, r=-1)"),
        ("prey = [-2, 1]", "prey = [-1, 2]", "tw-content-lone-and-prey(q=-1, r=2)"),
    ] {
        assert!(map.contains(from));
        let refused = read(map.replacen(from, to, 1));
        assert!(refused.contains("map.toml: ") && refused.contains(why), "{refused}");
    }
    let letters = read(map.replacen("\"GFTRD\"", "\"GFTRX\"", 1));
    assert!(letters.contains("map.toml: tiles") && letters.contains('X'), "{letters}");
}

/// TW-2P-3, TW-MOON-2, TW-BOARD-1: so are the values of the board.
#[test]
fn figures_that_cannot_be_played_are_refused_with_file_and_reason() {
    let board = Content::FILES[1].1;
    let read = |from: &str, to: &str| {
        let text = board.replacen(from, to, 1);
        assert_ne!(text, board, "{from} is not in the file");
        Edition::<Content>::with_files(|name| (name == "board.toml").then(|| text.clone())).unwrap_err().to_string()
    };
    for (from, to, why) in [
        ("dates = [7, 13, 18]", "dates = [7, 7, 18]", "board.toml: calendar"),
        ("dates = [7, 13, 18]", "dates = [7, 13]", "board.toml:"),
        ("speed = [3, 4, 4, 5, 5]", "speed = [3, 4, 4, 5, 99]", "board.toml: attributes"),
        ("spread = [2, 3, 3, 4, 4]", "spread = [2, 3, 3, 4, 5]", "board.toml: attributes"),
        ("faces = [\"FR\", \"RG\"", "faces = [\"FF\", \"FF\"", "board.toml: terrain_tiles"),
        ("faces = [\"FR\", \"RG\", \"GT\"", "faces = [\"FF\", \"RG\", \"GT\"", "tw-content-same-faces(n=1)"),
        ("order = \"PPAPPAPP\"", "order = \"PPAPPAP\"", "board.toml: wolves"),
        ("order = \"PPAPPAPP\"", "order = \"PPAPPAPX\"", "board.toml: wolves"),
        ("dominate = 3", "dominate = 0", "board.toml: costs"),
        ("at = [1, -1]", "at = [9, 9]", "board.toml: third_pack"),
        ("at = [1, 0]", "at = [1, -1]", "board.toml: third_pack"),
        ("pieces = [\"lair\", \"alpha\"]", "pieces = [\"lair\", \"den\"]", "board.toml: third_pack"),
        ("\"crescent+half\"", "\"half+crescent\"", "board.toml: stock"),
        ("crescent = [4, 2]", "crescent = [2, 4]", "board.toml: moons"),
        ("seats = 5", "seats = 6", "tw-content-none(seats=5)"),
        ("mark = \"rulebook\"", "mark = \"guess\"", "board.toml:"),
        ("dates = [7, 13, 18]", "dates = [7, 13, 18, 20]", "expected 3 items, found 4"),
        ("speed = [3, 4, 4, 5, 5]", "speed = [3, 4, 4, 5, 5, 6]", "expected 5 items, found 6"),
        ("crescent = [4, 2]", "crescent = [4, 2, 1]", "expected 2 items, found 3"),
        ("\"TD\", \"DF\"]", "\"TD\", \"DF\", \"FR\"]", "expected 5 items, found 6"),
        ("lair_points = [0, 5, 10, 15, 20]", "lair_points = [0, 5, 10, 15, 20, 25]", "expected 5 items, found 6"),
        ("at = [1, -1]", "at = [1, -1, 0]", "expected 2 items, found 3"),
        ("\"raccoon\", \"boar\", \"hare\"]", "\"raccoon\", \"boar\", \"bear\"]", "board.toml:"),
    ] {
        let said = read(from, to);
        assert!(said.contains(why), "{to}: {said}");
    }
}

/// Requirements for the content files: every group is marked, and only the publisher's values are marked as such.
#[test]
fn every_group_of_values_says_where_it_comes_from() {
    let marks = built_in::<TheWolves>().content().marks();
    assert!(marks.len() > 20);
    // TW-2P-1: the printed lair and wolf values of the two-player side are not known.
    let unknown: Vec<&str> = marks.iter().filter(|part| part.mark == Mark::Reconstructed).map(|part| part.at.as_str()).collect();
    assert_eq!(unknown, ["board.toml: board 2.lair_points", "board.toml: board 2.wolf_points"]);
    assert_eq!(mark_of(&marks, "board.toml: moons.crescent"), Some(Mark::Rulebook), "TW-SETUP-3: in the rulebook's example");
    assert_eq!(mark_of(&marks, "board.toml: moons.half"), Some(Mark::Adaptation));
    assert_eq!(mark_of(&marks, "board.toml: board 2.den_points"), Some(Mark::Adaptation));
    let of = |part: Part| marks.iter().find(|marked| marked.what == part.clone().into()).unwrap().mark;
    for part in [Part::Region, Part::Tiles, Part::Start, Part::TerrainTiles, Part::Attributes, Part::Moons, Part::Layout { seats: 2 }] {
        assert_eq!(of(part), Mark::Adaptation);
    }
    assert_eq!(of(Part::Board { seats: vec![3, 4, 5] }), Mark::Adaptation);
    assert_eq!(of(Part::Calendar { seats: 5 }), Mark::Adaptation);
    for part in [Part::Costs, Part::Wolves, Part::Stock { seats: 4 }] {
        assert_eq!(of(part), Mark::Rulebook);
    }
}

/// A deal can be written and parsed again, and is checked completely (TW-SETUP-1).
#[test]
fn the_fixed_deal_reads_back() {
    let text = deal(2).to_string();
    assert_eq!(text, "tiles 1 2 3 4 5 prey moose deer raccoon boar hare moons crescent full full crescent+half half+full first 1");
    assert_eq!(text.parse::<the_wolves::Chance>().unwrap(), deal(2));
    for bad in [
        "",
        "tiles",
        "tiles x",
        "tiles 1 prey moose moons half+crescent first 1",
        "tiles 1 prey 1 moons full first 1",
        "first 1",
        "tiles 999",
    ] {
        assert!(bad.parse::<the_wolves::Chance>().is_err(), "{bad}");
    }
}
