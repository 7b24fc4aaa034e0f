//! Calendar, scoring, the end: TW-MOON, TW-SCORE, TW-END.

use den_core::{Arg, Audit, Eye, Hidden, Line, Moves, Play, Rules, Scores, Seat, Sheet, Turn, Words};
use den_words::{Language, Speaker};
use the_wolves::{Event, Moon, Prey, Seen, Stage, TheWolves, rank};

use crate::table::{Ask, Table, pack, region, to_act};

fn english(event: &Event) -> String {
    Speaker::new(Language::En).say(&TheWolves::event(event), &[])
}

/// The line of the region with this water.
fn line_of<'a>(sheet: &'a Sheet, water: &str) -> &'a Line {
    sheet.lines.iter().find(|l| l.name.arg("hex") == Some(&Arg::from(water.to_string()))).unwrap()
}

/// TW-MOON-1
#[test]
fn lone_wolves_dominated_pieces_and_upgraded_dens_go_to_the_next_date() {
    let mut game = Table::new(3).with("1A c6 l1 1d l1 2w c7 3d d5").tokens(1, 9, 30).game();
    let mut date = 0;
    for texts in [
        &["howl c5", "pay t+t"][..],
        &["dominate wolf c7", "pay t+t+t"],
        &["lair l1", "pay t+t"],
        &["dominate den d5", "pay t+t+t", "track speed"],
    ] {
        let events = game.dos(texts);
        date += 1;
        assert_eq!(game.date(), date);
        assert!(events.contains(&Event::Calendar { date, moon: None }));
    }
    // Moving, digging and hunting do not advance the moon.
    game.dos(&["den c6", "pay t+t", "track howl"]);
    assert_eq!(game.date(), 4);
}

/// TW-MOON-2
#[test]
fn the_dates_of_the_moon_depend_on_the_number_of_players() {
    for (seats, dates) in [(2, [7, 13, 18]), (3, [9, 17, 22]), (4, [11, 20, 26]), (5, [13, 23, 30])] {
        assert_eq!(Table::new(seats).game().figures().dates, dates);
    }
}

/// TW-MOON-3, TW-CASE-7: the worked example of the calendar: the ninth piece of three players.
#[test]
fn the_regions_with_that_token_are_scored_at_the_end_of_the_turn() {
    let mut game = Table::new(3).with("1A c6 1w l1 2w e2").tokens(1, 0, 2).date(8).game();
    let events = game.dos(&["howl c5", "pay t+t"]);
    assert!(events.contains(&Event::Calendar { date: 9, moon: Some(Moon::Crescent) }));
    assert_eq!((game.phases(), game.pack_of(1).moons), (0, 0), "not before the turn ends");
    game.does("end");
    assert_eq!(game.phases(), 1);
    // Regions l2 and e3 had the crescent moons; b6, where the howl was, did not.
    assert_eq!((game.pack_of(1).moons, game.pack_of(1).moon_points), (1, 4));
    assert_eq!((game.pack_of(2).moons, game.pack_of(2).moon_points), (1, 4));
    assert_eq!(game.moons_on(region(0)), 0);
    assert_eq!(to_act(&game), 2);
    // Nothing is scored twice.
    game.does("end");
    assert_eq!((game.phases(), game.pack_of(1).moons), (1, 1));
}

/// TW-MOON-3: a hard case, several phases in one turn.
#[test]
fn two_phases_in_one_turn_are_scored_in_order() {
    let mut game = Table::new(3).with("1A c6 1w l1").tokens(1, 0, 2).date(16).game();
    game.dos(&["howl c5", "pay t+t"]);
    let events = game.does("end");
    let moons: Vec<Moon> = events.iter().filter_map(|e| if let Event::Scored { moon, .. } = e { Some(*moon) } else { None }).collect();
    assert_eq!(moons, [Moon::Crescent, Moon::Crescent, Moon::Half, Moon::Half]);
    assert_eq!((game.phases(), game.verdicts().count()), (2, 4));
    assert_eq!(game.pack_of(1).moon_points, 4 + 6, "the wolf on l1 and the pair round b6");
}

/// TW-MOON-4
#[test]
fn the_game_ends_with_the_turn_that_covers_the_full_moon() {
    let mut game = Table::new(3).with("1A c6").tokens(1, 0, 2).date(21).edit(|v| v.phases = 2).game();
    game.dos(&["howl c5", "pay t+t"]);
    assert_eq!(game.turn(), Turn::Seat(Seat(0)), "the turn goes on");
    game.does("end");
    assert_eq!((game.turn(), game.phases()), (Turn::Over, 3));
    assert!(game.outcome().is_some() && game.list().is_empty());
    assert_eq!(game.check("end".parse().unwrap()).unwrap_err().rule, "TW-MOON-4");
}

/// TW-SCORE-1, TW-SCORE-2, TW-CASE-8: the worked example, 5, 3 and 6 control.
#[test]
fn the_scored_region_gives_four_to_the_tundra_and_two_to_the_grass() {
    // Seat 1 grass: two alphas, two wolves, a den; seat 2 rock: two wolves, a den; seat 3 tundra: a lair, a wolf, two dens.
    let mut game = Table::new(3).habitats("GRTFD").with("1A l1 l1 1w m1 m1 1d m2 2w j1 j1 2d i2 3L l3 3w l3 3d k2 k3").date(9).game();
    let (control, alphas) = game.control(region(0));
    assert_eq!((control, alphas), ([5, 3, 6, 0, 0], [2, 0, 0, 0, 0]));
    let events = game.does("end");
    let said: Vec<String> = events.iter().map(english).collect();
    let expected =
        "Region l2, crescent moon: Seat 3: 4 points, Seat 1: 2 points (control: Seat 1 (5, 2 alphas), Seat 2 (3), Seat 3 (6)).".to_string();
    assert!(said.contains(&expected), "{said:?}");
    assert_eq!((game.pack_of(3).moons, game.pack_of(3).moon_points, game.pack_of(3).vp), (1, 4, 0), "the token itself");
    assert_eq!((game.pack_of(1).moons, game.pack_of(1).vp), (0, 2), "two points in VP tokens");
    assert_eq!((game.pack_of(2).moons, game.pack_of(2).vp), (0, 0));
    let sheet = TheWolves::sheet(&game.view(Eye::Public));
    let line = line_of(&sheet, "l2");
    assert_eq!((line.points.as_slice(), line.rule.as_ref()), (&[Some(2), None, Some(4)][..], "TW-SCORE-2"));
}

/// TW-SCORE-1: the worked example of the tie-break.
#[test]
fn alphas_break_ties_for_first_and_second() {
    // Grass: two dens and a wolf; rock: two wolves and an alpha.
    let game = Table::new(3).habitats("GRTFD").with("1d k2 k3 1w l1 2w m1 m1 2A m2").game();
    let (control, alphas) = game.control(region(0));
    assert_eq!((control[0], control[1], alphas[0], alphas[1]), (3, 3, 0, 1));
    let ranking = rank(&control[..3], &alphas[..3]);
    assert_eq!((ranking.first, ranking.second), (0b010, Some(pack(1))));
    // The same for second place.
    let ranking = rank(&[5, 3, 3], &[0, 0, 1]);
    assert_eq!((ranking.first, ranking.second), (0b001, Some(pack(3))));
    // Alphas do not outweigh control.
    assert_eq!(rank(&[4, 3], &[0, 3]).first, 0b01);
}

/// TW-SCORE-2
#[test]
fn the_second_needs_at_least_one_control() {
    let ranking = rank(&[3, 0, 0], &[0, 0, 0]);
    assert_eq!((ranking.first, ranking.second, ranking.tied_second), (0b001, None, 0));
    let mut game = Table::new(3).with("1w l1").date(9).game();
    game.does("end");
    assert_eq!([1, 2, 3].map(|s| (game.pack_of(s).moon_points, game.pack_of(s).vp)), [(4, 0), (0, 0), (0, 0)]);
}

/// TW-SCORE-3, TW-FAQ-3: a hard case, the tie for second.
#[test]
fn an_unbroken_tie_for_first_gives_each_the_low_number_and_a_tie_for_second_nothing() {
    let mut game = Table::new(3).with("1w l1 2w m1 3d k2 k3").date(9).game();
    game.does("end");
    // Seat 3 leads with two; seats 1 and 2 tie for second.
    assert_eq!([1, 2, 3].map(|s| (game.pack_of(s).moon_points, game.pack_of(s).vp)), [(0, 0), (0, 0), (4, 0)]);
    let mut game = Table::new(3).with("1w l1 m2 2w m1 j1 3d k2").date(9).game();
    game.does("end");
    // Seats 1 and 2 tie for first: 2 each, the token is removed, seat 3 gets nothing.
    assert_eq!([1, 2, 3].map(|s| (game.pack_of(s).moons, game.pack_of(s).vp)), [(0, 2), (0, 2), (0, 0)]);
    assert_eq!(game.moons_on(region(0)), 0);
    let sheet = TheWolves::sheet(&game.view(Eye::Public));
    let line = line_of(&sheet, "l2");
    assert_eq!(line.rule, "TW-SCORE-3");
    let note = &line.notes[0];
    assert_eq!(note.key, "tw-note-tie");
    let said = Speaker::new(Language::En).say(note, &[]);
    assert!(said.starts_with("Seat 1 and Seat 2 tie: 2 points each"), "{said}");
    assert_eq!(rank(&[2, 2, 2], &[1, 1, 1]).first, 0b111);
}

/// TW-SCORE-4
#[test]
fn a_region_without_control_gives_nothing_and_its_token_leaves() {
    let mut game = Table::new(3).date(9).game();
    game.does("end");
    assert!((1..=3).all(|s| game.pack_of(s).moons == 0 && game.pack_of(s).vp == 0));
    assert_eq!((game.moons_on(region(0)), game.phases()), (0, 1));
    assert_eq!(rank(&[0, 0], &[0, 0]).first, 0);
}

/// TW-END-1
#[test]
fn ties_go_to_more_scoring_tokens_then_to_more_wolves_then_are_shared() {
    let over = |edit: &dyn Fn(&mut Seen)| {
        let game = Table::new(3)
            .edit(|v| {
                v.stage = Stage::Over;
                v.phases = 3;
                edit(v);
            })
            .game();
        game.outcome().unwrap().results().iter().map(|r| r.place).collect::<Vec<_>>()
    };
    assert_eq!(over(&|v| v.packs[1].vp = 1), [2, 1, 2]);
    assert_eq!(over(&|v| (v.packs[0].vp, v.packs[2].moon_points, v.packs[2].moons) = (4, 4, 1)), [2, 3, 1]);
    let wolves = |v: &mut Seen, seat: usize, names: &[&str]| v.packs[seat].wolves = names.iter().map(|n| n.parse().unwrap()).collect();
    assert_eq!(over(&|v| wolves(v, 1, &["i4"])), [2, 1, 2]);
    assert_eq!(
        over(&|v| {
            wolves(v, 1, &["i4"]);
            v.packs[2].alphas = vec!["i5".parse().unwrap()];
        }),
        [3, 1, 1],
        "alphas are wolves too, and a full tie is shared"
    );
}

/// TW-END-2, TW-CASE-9
#[test]
fn the_rulebooks_final_scoring_is_54() {
    let game = Table::new(3)
        .edit(|v| {
            let pack = &mut v.packs[0];
            pack.dug = [4, 3, 2];
            (pack.built, pack.joined) = (3, 4);
            pack.prey = vec![Prey::Moose, Prey::Deer, Prey::Hare];
            (pack.moons, pack.moon_points, pack.vp) = (2, 12, 4);
        })
        .game();
    assert_eq!(game.track_points(&game.packs()[0]), [7, 3, 0, 15, 9, 4]);
    assert_eq!(game.points(Seat(0)), 54);
}

/// TW-END-2: the same on the sheet, with tokens that were really won.
#[test]
fn the_sheet_adds_up_to_the_points() {
    let mut game = Table::new(3).with("1A l1 2A e2 e2").date(9).dug(1, [4, 3, 2]).game();
    game.does("end");
    let sheet = TheWolves::sheet(&game.view(Eye::Public));
    assert_eq!(sheet.totals(), [0, 1, 2].map(|s| game.points(Seat(s))));
    assert_eq!(sheet.totals()[0], 7 + 3 + 4);
}

/// TW-END-3: the table rule that every game ends.
#[test]
fn a_game_in_which_nothing_happens_for_the_rounds_of_patience_ends() {
    let mut game = Table::new(3).with("1w l1").fixed(|setup| setup.patience = 2).game();
    for _ in 0..5 {
        game.does("end");
    }
    assert_eq!(game.phases(), 0);
    let events = game.does("end");
    assert!(events.contains(&Event::Stalled));
    assert_eq!((game.turn(), game.verdicts().count()), (Turn::Over, 6), "the phases that are left are scored in order");
    assert_eq!(game.pack_of(1).moon_points, 4);
    // Digging is progress.
    let mut game = Table::new(3).with("1A i4").tokens(1, 0, 2).fixed(|setup| setup.patience = 2).edit(|v| v.quiet = 5).game();
    game.dos(&["den i4", "pay t+t", "track howl", "end"]);
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    // The turn that made progress is not a quiet one: two whole rounds of three follow it.
    for _ in 0..5 {
        game.does("end");
    }
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    assert!(game.does("end").contains(&Event::Stalled));
}

/// A hard case: a player who leaves. The table plays `end` for the seat (or a bot plays), and the game continues to its end.
#[test]
fn the_game_continues_when_a_seat_only_ends_its_turns() {
    use den_core::rand::SeedableRng;
    let mut rng = rand::rngs::ChaCha8Rng::seed_from_u64(3);
    let mut game = crate::table::dealt(3);
    let mut moves = Vec::new();
    while let Turn::Seat(seat) = game.turn() {
        moves.clear();
        game.legal_moves(&mut moves);
        let gone = seat == Seat(1) && game.stage() == Stage::Act;
        let m = if gone { the_wolves::Move::End } else { den_core::dice::one_of(&mut rng, &moves) };
        assert_eq!(game.check(m), Ok(()));
        game.play(m, &mut ());
        assert_eq!(game.audit(), Ok(()));
    }
    assert_eq!(game.phases(), 3);
    assert!(game.pack_of(2).joined == 0 && game.pack_of(2).dens_left() == 12);
    assert!(game.outcome().unwrap().seat(Seat(1)).points < game.outcome().unwrap().seat(Seat(0)).points);
}
