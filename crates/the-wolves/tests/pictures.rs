//! The text map and the SVG map.
#![allow(missing_docs)]

mod table;

use std::collections::BTreeSet;

use den_core::{Eye, Game};
use table::{Table, dealt, fresh};
use the_wolves::{Ground, TheWolves, View, draw};

/// The text without ANSI sequences.
fn plain(text: &str) -> String {
    let (mut out, mut in_escape) = (String::new(), false);
    for c in text.chars() {
        match (in_escape, c) {
            (false, '\u{1b}') => in_escape = true,
            (false, c) => out.push(c),
            (true, c) => in_escape = !c.is_ascii_alphabetic(),
        }
    }
    out
}

fn board(view: &View) -> String {
    plain(&TheWolves::board(view))
}

#[test]
fn the_text_map_fits_100_columns_and_names_every_hex_with_its_terrain() {
    for seats in 2..=5 {
        let game = dealt(seats);
        let view = game.view(Eye::Public);
        let text = board(&view);
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        for cell in &view.hexes {
            let letter = match cell.ground {
                Ground::Land(terrain) => terrain.letter(),
                Ground::Water => '~',
                _ => '#',
            };
            assert!(text.contains(&format!("{letter}{:<3}", cell.at.to_string())), "{seats} players: {}\n{text}", cell.at);
        }
        // Before the deal the terrain is unknown.
        assert!(board(&fresh(seats).view(Eye::Public)).contains('?'));
    }
}

#[test]
fn the_text_map_shows_pieces_tokens_and_what_is_to_be_decided() {
    let table = Table::new(3).with("1A i4 1w i4 2d h4 3w h4 3L k2");
    let text = board(&table.view);
    for shown in ["\\1A1w/", "\\2d3w/", "\\3L__/", "\\lone/", "\\moo2/", "\\C4/2/", "####", "> choose an action", "Calendar: 0 pieces"] {
        assert!(text.contains(shown), "{shown}\n{text}");
    }
    assert!(text.contains("tiles  1 FOREST  2 FOREST/rock  3 ROCK/grass"), "{text}");
    let two = board(&Table::new(2).view);
    for shown in ["\\xwxw/", "\\xLxA/", "\\C+H_/", "\\H+F_/", "x third pack"] {
        assert!(two.contains(shown), "{shown}\n{two}");
    }
}

/// Whether tags open and close properly; enough of XML for what we write.
fn well_formed(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, after) = tag.split_once('>').expect("a tag is closed");
        assert!(!after.contains('&') || after.contains(';'), "{after}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split_whitespace().next().unwrap());
        }
        assert!(tag.matches('"').count().is_multiple_of(2), "{tag}");
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn the_svg_map_is_well_formed_and_shows_everything_by_shape_and_letter() {
    for seats in 2..=5 {
        let hexes = if seats == 2 { ["h6", "g7", "i5"] } else { ["i5", "g7", "h7"] };
        let view = Table::new(seats).with(&format!("1A {0} 1w {0} 2d {1} 2L {2}", hexes[0], hexes[1], hexes[2])).view;
        let svg = draw::svg(&view);
        well_formed(&svg);
        for cell in &view.hexes {
            assert!(svg.contains(&format!("{}</text>", cell.at)), "{}", cell.at);
        }
        for kind in ["forest", "rock", "grass", "tundra", "desert", "water"] {
            assert!(svg.contains(&format!("url(#{kind})")), "{kind}");
        }
        for shown in [">1A</text>", ">1w</text>", ">2d</text>", ">2L</text>", "alpha of seat 1", "lone wolf", "moose, "] {
            assert!(svg.contains(shown), "{shown}");
        }
        assert_eq!(draw::svg(&view), svg, "the same view gives the same picture");
        well_formed(&draw::svg(&fresh(seats).view(Eye::Public)));
    }
}

#[test]
fn a_view_that_travelled_draws_the_same() {
    let view = Table::new(4).with("1A i4 3w i4").view;
    let travelled: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
    assert_eq!(draw::svg(&travelled), draw::svg(&view));
    assert_eq!(board(&travelled), board(&view));
    assert!(travelled.position() == view.position(), "the rebuilt tables are the same");
    // Names are sorted as the hexes are numbered.
    let names: Vec<_> = view.hexes.iter().map(|c| c.at).collect();
    assert!(names.is_sorted() && names.iter().collect::<BTreeSet<_>>().len() == names.len());
}
