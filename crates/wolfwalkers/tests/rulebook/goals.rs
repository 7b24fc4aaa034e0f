//! The kinds of goals on suitable displays, the rulebook's worked example, and patterns compared with brute force.

use den_core::{Edition, Message, dice};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use wolfwalkers::{
    Card, Cell, CellId, Content, Display, Family, GoalId, GoalText, Kind, Pattern, SheetText, Side, StoryId, Symbol, goal_points,
};

use crate::common::{deck, our_deck};

/// Lays a display row by row: `.` for an empty space, `#3` for goal 3, otherwise the symbols of a story joined by `+`.
fn lay(rows: &[&str], goals: &[&str]) -> (Edition<Content>, Display) {
    let words: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
    let stories: Vec<String> = words.iter().flatten().filter(|w| **w != "." && !w.starts_with('#')).map(|w| w.replace('+', " ")).collect();
    let stories: Vec<&str> = stories.iter().map(String::as_str).collect();
    let edition = deck(&stories, goals);
    let mut display = Display::default();
    let mut next = 0;
    for (row, words) in words.iter().enumerate() {
        for (column, word) in words.iter().enumerate() {
            let place = Cell::at(row as i8, column as i8).unwrap();
            if let Some(goal) = word.strip_prefix('#') {
                let goal: u8 = goal.parse().unwrap();
                display.lay(&edition.content().deck, place, Card::known(StoryId::new(50), GoalId::new(goal - 1)), Side::Goal);
            } else if *word != "." {
                display.lay(&edition.content().deck, place, Card::front(StoryId::new(next)), Side::Story);
                next += 1;
            }
        }
    }
    (edition, display)
}

/// The points of goal 1 in the cell of `#1`, and their notes.
fn score(rows: &[&str], goal: &str) -> (i32, Vec<Message>) {
    let (edition, display) = lay(rows, &[goal]);
    let cell = CellId::all().find(|&c| matches!(display.at(c), Some((_, Side::Goal)))).unwrap();
    let goal = &edition.content().deck.goals[0];
    (goal.points(&display, cell), goal.notes(&display, cell))
}

/// The notes of a pattern.
fn placements(n: u32, most: u32) -> Vec<Message> {
    vec![SheetText::Pattern { n, most }.into()]
}

/// The notes of a balance: the sum of each side, one symbol each.
fn sides(counts: &[(Symbol, u32)]) -> Vec<Message> {
    counts.iter().map(|&(symbol, n)| SheetText::Side { symbols: symbol.name(), n }.into()).collect()
}

/// WW-EX-1: the rulebook's display, as far as its text determines it: what each goal finds, and where.
#[test]
fn idas_display_scores_8_and_12_and_3_and_6_and_0_and_2_and_10_which_is_41() {
    let goals = [
        "kind = \"pattern\"\nshape = [\"forest mebh\", \". castle\"]\npoints = 8",
        "kind = \"pattern\"\nshape = [\"town army\"]\npoints = 6",
        "kind = \"pattern\"\nshape = [\"parents .\", \". parents\"]\npoints = 3",
        "kind = \"arrow\"\nsymbol = \"wolves\"\npoints = 2",
        "kind = \"crossed\"\nsymbol = \"parents\"\npoints = 8",
        "kind = \"pair\"\nsymbols = [\"robyn\", \"merlyn\"]\npoints = 2",
        "kind = \"balance\"\nsides = [[\"townsfolk\"], [\"wolves\"]]\npoints = 10",
    ];
    let (edition, display) = lay(
        &[
            "parents wolves            #1               town wolves",
            "#2      parents+townsfolk wolves           army townsfolk",
            "mebh    forest            parents          #3   wolves+townsfolk",
            "castle  townsfolk         wolves+townsfolk #6   #4",
            "#5      town              army             #7   robyn+merlyn",
        ],
        &goals,
    );
    let deck = &edition.content().deck;
    let mut points = [0; 7];
    for cell in CellId::all() {
        if let Some((card, Side::Goal)) = display.at(cell) {
            let goal = card.goal().unwrap().index();
            points[goal] = deck.goals[goal].points(&display, cell);
        }
    }
    assert_eq!(points, [8, 12, 3, 6, 0, 2, 10]);
    assert_eq!(goal_points(deck, &display), 41);
    assert_eq!((display.len(), display.goals()), (25, 7));
}

/// WW-PAT-1, WW-FAQ-2: in any rotation or reflection.
#[test]
fn a_pattern_counts_in_all_eight_orientations() {
    let goal = "kind = \"pattern\"\nshape = [\"robyn mebh\", \"town .\"]\npoints = 4";
    let turned = [
        ["robyn mebh", "town forest"],
        ["mebh robyn", "forest town"],
        ["town forest", "robyn mebh"],
        ["forest town", "mebh robyn"],
        ["robyn town", "mebh forest"],
        ["town robyn", "forest mebh"],
        ["mebh forest", "robyn town"],
        ["forest mebh", "town robyn"],
    ];
    for [above, below] in turned {
        assert_eq!(score(&[above, below, "#1 forest"], goal).0, 4, "{above} / {below}");
    }
    assert_eq!(score(&["robyn town", "forest mebh", "#1 forest"], goal).0, 0, "mebh is not next to robyn");
}

/// WW-PAT-1: each symbol on a different card, only on stories; "anything" can be anything.
#[test]
fn a_pattern_needs_a_story_for_each_symbol_and_does_not_care_about_the_rest() {
    let goal = "kind = \"pattern\"\nshape = [\"army . army\"]\npoints = 5";
    for between in ["forest", "#1", "."] {
        let rows = [format!("army {between} army"), "forest #1 forest".to_string()];
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let (edition, display) = lay(&rows, &[goal]);
        assert_eq!(edition.content().deck.goals[0].points(&display, CellId::new(6)), 5, "{between}");
    }
    let both = "kind = \"pattern\"\nshape = [\"robyn mebh\"]\npoints = 5";
    assert_eq!(score(&["robyn+mebh #1", "forest forest"], both).0, 0, "one card is not two");
}

/// WW-PAT-2, WW-CASE-3, WW-FAQ-1: as often as there are placements that share no card.
#[test]
fn placements_of_one_pattern_share_no_card() {
    let line = "kind = \"pattern\"\nshape = [\"wolves wolves\"]\npoints = 3";
    assert_eq!(score(&["wolves wolves wolves", "#1 forest forest"], line), (3, placements(1, 1)));
    assert_eq!(score(&["wolves wolves wolves wolves", "#1 forest forest forest"], line), (6, placements(2, 2)));
    assert_eq!(score(&["wolves wolves forest wolves", "#1 forest forest wolves"], line), (6, placements(2, 2)));
    assert_eq!(score(&["wolves forest wolves wolves", "#1 forest forest forest"], line), (3, placements(1, 1)));
    // A greedy choice from the left would take the middle one and find only one.
    assert_eq!(score(&["forest wolves wolves forest", "wolves wolves #1 forest", "forest forest forest forest"], line).0, 6);
}

/// WW-PAT-2: the same card may serve different goals, and different goal cards of the same kind.
#[test]
fn a_card_may_serve_several_goals() {
    let goals = ["kind = \"pattern\"\nshape = [\"robyn mebh\"]\npoints = 3", "kind = \"pattern\"\nshape = [\"mebh robyn\"]\npoints = 3"];
    let (edition, display) = lay(&["robyn mebh", "#1 #2"], &goals);
    assert_eq!(goal_points(&edition.content().deck, &display), 6);
}

/// WW-ARROW-1, WW-HINT-1: row and column of the goal, at most eight stories.
#[test]
fn an_arrow_scores_each_story_with_the_symbol_in_its_row_and_column() {
    let goal = "kind = \"arrow\"\nsymbol = \"wolves\"\npoints = 2";
    let (points, note) = score(&["wolves wolves forest", "forest wolves forest", "wolves #1 wolves"], goal);
    assert_eq!((points, note), (8, vec![SheetText::Arrow { symbol: Symbol::Wolves, n: 4 }.into()]));
    let all = ["wolves wolves wolves wolves wolves"; 4];
    let (points, _) = score(&[all[0], all[1], "wolves wolves #1 wolves wolves", all[2], all[3]], goal);
    assert_eq!(points, 16);
}

/// WW-ARROW-2: once, and only if there is none.
#[test]
fn a_crossed_arrow_scores_once_if_the_symbol_is_not_there() {
    let goal = "kind = \"crossed\"\nsymbol = \"town\"\npoints = 7";
    assert_eq!(score(&["town forest", "forest #1"], goal).0, 7);
    assert_eq!(score(&["forest town", "forest #1"], goal).0, 0);
}

/// WW-PAIR-1: cards, not symbols, anywhere; WW-PAIR-2: with arrows only in row and column.
#[test]
fn a_pair_scores_each_story_with_both_symbols() {
    let goal = "kind = \"pair\"\nsymbols = [\"robyn\", \"mebh\"]\npoints = 2";
    assert_eq!(score(&["robyn+mebh robyn mebh", "mebh+robyn+forest #1 forest", "robyn+mebh forest forest"], goal).0, 6);
    let arrows = "kind = \"pair\"\nsymbols = [\"robyn\", \"mebh\"]\narrows = true\npoints = 3";
    let (points, note) = score(&["robyn+mebh robyn mebh", "mebh+robyn+forest #1 forest", "robyn+mebh forest forest"], arrows);
    assert_eq!((points, note), (3, vec![SheetText::PairArrows { n: 1, all: 3, a: Symbol::Robyn, b: Symbol::Mebh }.into()]));
}

/// WW-BAL-1, WW-FAQ-3: equal, and at least one; every symbol counts, also two on one story.
#[test]
fn a_balance_scores_once_if_the_counts_are_equal_and_not_nothing() {
    let goal = "kind = \"balance\"\nsides = [[\"wolves\"], [\"townsfolk\"]]\npoints = 10";
    assert_eq!(score(&["wolves+townsfolk wolves", "townsfolk #1"], goal), (10, sides(&[(Symbol::Wolves, 2), (Symbol::Townsfolk, 2)])));
    assert_eq!(score(&["wolves+townsfolk wolves", "forest #1"], goal), (0, sides(&[(Symbol::Wolves, 2), (Symbol::Townsfolk, 1)])));
    assert_eq!(score(&["forest forest", "forest #1"], goal).0, 0, "none of both is no balance");
    let three = "kind = \"balance\"\nsides = [[\"wolves\"], [\"town\"], [\"army\"]]\npoints = 10";
    assert_eq!(score(&["wolves town", "army #1"], three).0, 10);
    assert_eq!(score(&["wolves town", "forest #1"], three).0, 0);
}

/// WW-BAL-2: more on the left; several symbols of a side are added; the right may be none.
#[test]
fn an_imbalance_scores_once_if_the_left_is_more() {
    let goal = "kind = \"imbalance\"\nmore = [\"wolves\", \"mebh\"]\nfewer = [\"town\", \"castle\"]\npoints = 6";
    let sum = |a: Symbol, b: Symbol| GoalText::Sum { a: a.name(), b: b.name() }.into();
    let more = SheetText::Side { symbols: sum(Symbol::Mebh, Symbol::Wolves), n: 2 }.into();
    let fewer = SheetText::Side { symbols: sum(Symbol::Town, Symbol::Castle), n: 1 }.into();
    assert_eq!(score(&["wolves+mebh town", "forest #1"], goal), (6, vec![more, fewer]));
    assert_eq!(score(&["wolves town", "forest #1"], goal).0, 0, "equal is not more");
    assert_eq!(score(&["wolves forest", "forest #1"], goal).0, 6, "the right may be none");
}

/// The largest number of disjoint placements, found by brute force: every subset of placements, each placement found cell by cell.
fn brute(cells: &[(u8, u8, Symbol)], shows: &[u32; 11]) -> u32 {
    let mut placements = std::collections::BTreeSet::new();
    for mirror in [false, true] {
        for turns in 0..4 {
            let turned: Vec<(i32, i32, Symbol)> = cells
                .iter()
                .map(|&(r, c, s)| {
                    let (mut r, mut c) = (i32::from(r), if mirror { -i32::from(c) } else { i32::from(c) });
                    for _ in 0..turns {
                        (r, c) = (c, -r);
                    }
                    (r, c, s)
                })
                .collect();
            for down in -5..10 {
                for right in -5..10 {
                    let mut mask = 0u32;
                    let fits = turned.iter().all(|&(r, c, s)| {
                        let (r, c) = (r + down, c + right);
                        let inside = (0..5).contains(&r) && (0..5).contains(&c);
                        if inside {
                            mask |= 1 << (r * 5 + c);
                        }
                        inside && shows[s as usize] >> (r * 5 + c) & 1 == 1
                    });
                    if fits {
                        placements.insert(mask);
                    }
                }
            }
        }
    }
    fn most(placements: &[u32], used: u32) -> u32 {
        match placements.split_first() {
            None => 0,
            Some((first, rest)) => {
                let without = most(rest, used);
                if first & used == 0 { without.max(1 + most(rest, used | first)) } else { without }
            }
        }
    }
    let placements: Vec<u32> = placements.into_iter().collect();
    if placements.len() > 22 { u32::MAX } else { most(&placements, 0) }
}

/// WW-PAT-2: exact, for thousands of random displays and all patterns of the deck and random ones.
#[test]
fn patterns_agree_with_brute_force_on_thousands_of_random_displays() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let deck = our_deck();
    let known: Vec<Vec<(u8, u8, Symbol)>> = deck
        .goals
        .iter()
        .filter_map(|goal| match &goal.kind {
            Kind::Pattern(pattern) => Some(pattern.cells.clone()),
            _ => None,
        })
        .collect();
    let (mut compared, mut several) = (0, 0);
    for _ in 0..8_000 {
        let cells = if dice::below(&mut rng, 2) == 0 {
            known[dice::below(&mut rng, known.len() as u32) as usize].clone()
        } else {
            let size = 2 + dice::below(&mut rng, 3);
            let mut cells: Vec<(u8, u8, Symbol)> = Vec::new();
            while cells.len() < size as usize {
                let at = (dice::below(&mut rng, 3) as u8, dice::below(&mut rng, 3) as u8);
                if !cells.iter().any(|&(r, c, _)| (r, c) == at) {
                    cells.push((at.0, at.1, Symbol::ALL[dice::below(&mut rng, 4) as usize]));
                }
            }
            let (top, left) = (cells.iter().map(|c| c.0).min().unwrap(), cells.iter().map(|c| c.1).min().unwrap());
            cells.into_iter().map(|(r, c, s)| (r - top, c - left, s)).collect()
        };
        let thick = 2 + dice::below(&mut rng, 4);
        let mut shows = [0u32; 11];
        for cells in &mut shows {
            for cell in 0..25 {
                *cells |= u32::from(dice::below(&mut rng, 10) < thick) << cell;
            }
        }
        let pattern = Pattern::new(cells.clone()).unwrap();
        let slow = brute(&cells, &shows);
        if slow != u32::MAX {
            assert_eq!(pattern.placements(&shows), slow, "{cells:?} on {shows:?}");
            compared += 1;
            several += u32::from(slow > 1);
        }
    }
    assert!(compared > 4_000 && several > 1_000, "{compared} compared, {several} with several placements");
}

/// WW-PAT-2: no display makes the exact search slow.
#[test]
fn the_densest_displays_are_counted_too() {
    let everywhere = [0x1ff_ffff; 11];
    for (rows, most) in [(&["wolves wolves"][..], 12), (&["wolves wolves wolves"], 8), (&["wolves wolves", "wolves ."], 8)] {
        assert_eq!(Pattern::read(rows.iter().copied()).unwrap().placements(&everywhere), most, "{rows:?}");
    }
}

/// Every kind of goal is in the deck, and says what it requires.
#[test]
fn goals_say_what_they_ask_for() {
    let deck = our_deck();
    for family in Family::ALL {
        let goal = deck.goals.iter().find(|goal| goal.family() == family).unwrap();
        assert_eq!(Message::from(goal.asks()).arg("points"), Some(&goal.points.into()));
        assert!(!goal.title.is_empty() && goal.rule().starts_with("WW-"));
    }
}
