//! The text map and the SVG map.

use std::collections::BTreeSet;

use crate::table::{Table, dealt, fresh};
use den_core::rand::SeedableRng;
use den_core::{Board, Eye, Hidden, Moves, Play, Rules, Shared, Turn};
use den_words::{Language, Speaker};
use rand::rngs::ChaCha8Rng;
use the_wolves::{Ground, Setup, TheWolves, View, render_svg};

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
    plain(&TheWolves::board(view, &Speaker::new(Language::En)))
}

fn render(view: &View) -> String {
    render_svg(view, &Speaker::new(Language::En))
}

#[test]
fn the_text_map_fits_100_columns_and_names_every_hex_with_its_terrain() {
    for seats in 2..=5 {
        let game = dealt(seats);
        let view = game.view(Eye::Public);
        let text = board(&view);
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        for cell in &view.cells() {
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
    for shown in ["\\1A1w/", "\\2d3w/", "\\3L__/", "\\lone/", "\\moo2/", "\\C4/2/", "####", "> Choose an action", "Calendar: 0 pieces"] {
        assert!(text.contains(shown), "{shown}\n{text}");
    }
    assert!(text.contains("tiles  1 FOREST  2 FOREST/rock  3 ROCK/grass"), "{text}");
    let two = board(&Table::new(2).view);
    for shown in ["\\xwxw/", "\\xLxA/", "\\C+H_/", "\\H+F_/", "x the third pack"] {
        assert!(two.contains(shown), "{shown}\n{two}");
    }
}

#[test]
fn the_text_map_fits_100_columns_in_every_language_throughout_a_game() {
    let speakers = Language::ALL.map(Speaker::new);
    for seats in 2..=5 {
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(seats));
        let mut game = dealt(seats);
        let (mut moves, mut step) = (Vec::new(), 0u32);
        loop {
            if step.is_multiple_of(40) || game.turn() == Turn::Over {
                let view = game.view(Eye::Public);
                for speaker in &speakers {
                    let text = plain(&TheWolves::board(&view, speaker));
                    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
                    assert!(!text.contains("tw-"), "a text is missing: {text}");
                    well_formed(&render_svg(&view, speaker));
                }
            }
            let Turn::Seat(_) = game.turn() else { break };
            let m = game.any_move(&mut moves, &mut rng);
            game.play(m, &mut ());
            step += 1;
        }
    }
}

#[test]
fn names_of_players_cannot_break_the_picture() {
    let speaker = Speaker::new(Language::En);
    let names = ["<script>".to_string(), "A & \"B\"".to_string(), String::new()];
    let svg = render_svg(&dealt(3).view(Eye::Public), &speaker.to(&names));
    well_formed(&svg);
    assert!(svg.contains("&lt;script&gt;") && !svg.contains("<script>"));
}

/// Checks that tags open and close properly; enough of XML for what we write.
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
        let svg = render(&view);
        well_formed(&svg);
        for cell in &view.cells() {
            assert!(svg.contains(&format!("{}</text>", cell.at)), "{}", cell.at);
        }
        for kind in ["forest", "rock", "grass", "tundra", "desert", "water"] {
            assert!(svg.contains(&format!("url(#{kind})")), "{kind}");
        }
        for shown in [">1A</text>", ">1w</text>", ">2d</text>", ">2L</text>", "alpha: Seat 1", "lone wolf", "moose, "] {
            assert!(svg.contains(shown), "{shown}");
        }
        assert_eq!(render(&view), svg, "the same view gives the same picture");
        well_formed(&render(&fresh(seats).view(Eye::Public)));
    }
}

#[test]
fn a_serialised_view_renders_the_same() {
    let mut game = dealt(4);
    game.play("tiles FRGTD".parse().unwrap(), &mut ());
    let view = game.view(Eye::Public);
    let setup: Setup = serde_json::from_str(&serde_json::to_string(&*view.setup).unwrap()).unwrap();
    let travelled = TheWolves::read_view(&Shared::new(setup), &serde_json::to_string(&view).unwrap()).unwrap();
    assert_eq!(render(&travelled), render(&view));
    assert_eq!(board(&travelled), board(&view));
    assert!(travelled.position() == view.position(), "the rebuilt tables are the same");
    // Hexes are numbered in the order of their names.
    let names: Vec<_> = view.setup.map.cells.iter().map(|c| c.at).collect();
    assert!(names.is_sorted() && names.iter().collect::<BTreeSet<_>>().len() == names.len());
}
