//! The module cards: how they come into play, and each special in action.

use den_core::{Edition, Illegal, Message, Options as _, Played, Rules as _, Seat, Turn};
use wolfwalkers::{CellId, Event, OptionReason, Options, Reason, SheetText, Side, Symbol, Which, Wolfwalkers};

use crate::common::{Table, cell, deck, our_deck, refusal, take, takes};

/* how they come into play */

/// WW-MOD-1: one special, chosen or random, for the whole game.
#[test]
fn one_special_is_chosen_or_random() {
    for special in &our_deck().specials {
        let mut table = Table::new(&format!("special={}", special.name), 2);
        assert_eq!(table.now().special().unwrap().name, special.name);
        table.finish();
        assert_eq!(table.now().special().unwrap().name, special.name);
    }
    let mut table = Table::bare(&Edition::built_in(), "special=random", 2);
    table.chance("first 1");
    assert_eq!(table.chance_refused("special 16").rule, "WW-MOD-1");
    table.chance("special 5").deal();
    assert_eq!(table.now().special().unwrap().name, "long-market");
    assert_eq!(refusal("special=moonlight", 2).reason, OptionReason::NoCard { word: "moonlight".into() }.into());
}

/// WW-MOD-2: three random opportunities are face up, only with a special.
#[test]
fn three_opportunities_lie_open_with_a_special() {
    let mut table = Table::bare(&Edition::built_in(), "special=no-change opportunities=random", 2);
    table.chance("first 1");
    assert_eq!(table.chance_refused("opportunities 3 2 9").rule, "WW-MOD-2");
    assert_eq!(table.chance_refused("opportunities 3 3 9").rule, "WW-MOD-2");
    assert_eq!(table.chance_refused("opportunities 3 4 26").rule, "WW-MOD-2");
    table.chance("opportunities 3 4 9").deal();
    let titles: Vec<&str> = Which::ALL.map(|which| table.now().opportunity(which).unwrap().title.as_str()).to_vec();
    assert_eq!(titles, ["Off the Top", "Leap of Faith", "Second Chance"]);
    assert_eq!(refusal("opportunities=random", 2).rule.as_deref(), Some("WW-MOD-2"));
    assert_eq!(refusal("special=no-change opportunities=wander+wander", 2).reason, OptionReason::NoCopies { word: "wander".into() }.into());
    assert!(Options::read(["opportunities=wander+whirl+toll+barter"]).is_err());
}

/// WW-MOD-2: each player may use each once, in their turn, as many per turn as wanted.
#[test]
fn each_player_may_use_each_opportunity_once_and_several_in_a_turn() {
    let mut table = Table::new("special=no-change opportunities=whirl+corner-step+twice-told", 2);
    take(&mut table, 1);
    // In the order of the deck: Corner Step, Twice Told, Whirl.
    assert_eq!(takes(&table, "use"), ["use 2", "use 3"], "corner step needs a card to step from");
    table.play("use 3").play("use 2");
    let card = Message::new("ww-opportunity-twice-told");
    assert_eq!(table.refused("use 2"), Illegal::new(Reason::Used { card }, "WW-MOD-2"));
    take(&mut table, 1);
    assert_eq!(table.seat(), 2, "twice told");
    take(&mut table, 1);
    assert_eq!((table.seat(), takes(&table, "use").len()), (1, 3), "the other player has used none");
    assert_eq!(table.refused("slot 1").rule, "WW-TURN-1", "nothing was used that needs a choice");
    let plain = Table::new("special=no-change", 2);
    assert_eq!(plain.refused("use 1").rule, "WW-MOD-2");
}

/// WW-MOD-5: cards can be left out by name or category.
#[test]
fn cards_are_left_out_by_name_or_category() {
    for seed in 0..40 {
        let options = Options::read(["special=random", "opportunities=random", "without=interaction+market+second-chance"]).unwrap();
        let mut game = Played::<Wolfwalkers>::new(&Edition::built_in(), &options, 2).unwrap();
        game.deal(&den_core::Seed::from_number(seed), &mut ());
        let now = game.now();
        let special = now.special().unwrap().category;
        let cards = Which::ALL.into_iter().map(|which| now.opportunity(which).unwrap());
        for category in cards.clone().map(|card| card.category).chain([special]) {
            assert!(!["interaction", "market"].contains(&category.key()), "{category:?}");
        }
        assert!(cards.clone().all(|card| card.name != "second-chance"));
    }
    assert_eq!(refusal("special=random without=nonsense", 2).rule.as_deref(), Some("WW-MOD-5"));
    assert_eq!(refusal("special=barter", 2).at, "special");
    assert_eq!(refusal("special=still-warm without=interaction", 2).rule.as_deref(), Some("WW-MOD-5"));
    let few = refusal("special=random opportunities=random without=interaction+market+display+toll+favourite-chapter", 2);
    assert_eq!((few.at.as_str(), few.reason), ("opportunities", OptionReason::TooFew { n: 2, due: 3 }.into()));
    assert_eq!(refusal("special=leader-of-the-pack", 1).rule.as_deref(), Some("WW-MOD-5"), "not alone");
}

/* specials */

/// WW-MOD-6: *No Change* changes nothing.
#[test]
fn no_change_changes_nothing() {
    let (mut plain, mut same) = (Table::new("first-game", 2), Table::new("special=no-change", 2));
    for table in [&mut plain, &mut same] {
        table.finish();
    }
    assert_eq!(plain.moves(), same.moves());
    assert_eq!((plain.points(1), plain.points(2)), (same.points(1), same.points(2)));
}

/// WW-MOD-1, WW-MOD-6: *Corner to Corner* allows diagonals.
#[test]
fn corner_to_corner_allows_laying_diagonally() {
    let mut table = Table::new("special=corner-to-corner", 2);
    take(&mut table, 1);
    take(&mut table, 1);
    assert_eq!(takes(&table, "take 1 ").len(), 8);
    table.play("take 1 at z0");
    assert_eq!(table.display(1).size(), (2, 2));
    assert!(table.display(1).card(cell("b2")).is_some() && table.display(1).card(cell("b1")).is_none());
    table.finish();
    assert!(table.display(1).is_full());
}

/// WW-MOD-1: *Room to Breathe* keeps goals apart while anything else can be laid.
#[test]
fn room_to_breathe_keeps_goals_apart() {
    let mut table = Table::new("special=room-to-breathe", 2);
    take(&mut table, 6);
    take(&mut table, 1);
    assert!(takes(&table, "take 6 ").is_empty() && !takes(&table, "take 1 ").is_empty());
    assert_eq!(table.refused("take 6 at b1"), Illegal::new(Reason::BesideGoal { at: cell("b1") }, "WW-MOD-1"));
    table.play("take 1 at b1");
    take(&mut table, 1);
    assert!(takes(&table, "take 6 ").contains(&"take 6 at b0".to_string()));
    table.finish();
}

/// WW-MOD-1: *Prologue* requires stories first.
#[test]
fn prologue_begins_with_four_stories() {
    let mut table = Table::new("special=prologue", 2);
    for _ in 0..4 {
        assert!(takes(&table, "take 5").is_empty() && takes(&table, "take 6").is_empty());
        assert_eq!(table.refused("take 5 at a1").rule, "WW-MOD-1");
        take(&mut table, 1);
        take(&mut table, 1);
    }
    assert!(!takes(&table, "take 5").is_empty());
}

/// WW-MOD-1: *Long Market* and *Even Market*.
#[test]
fn specials_change_the_market() {
    let long = Table::new("special=long-market", 2);
    assert_eq!((long.sides().as_str(), long.stack()), ("SSSSSSGG", 47));
    let even = Table::new("special=even-market", 2);
    assert_eq!(even.sides(), "SSSGGG");
    let mut alone = Table::new("special=long-market", 1);
    take(&mut alone, 1);
    assert!(alone.events.iter().any(|e| matches!(e, Event::Left { slot: 8, .. })));
}

/// WW-MOD-1: *Restless Wind* turns the ends after every third turn.
#[test]
fn restless_wind_turns_the_ends_every_three_turns() {
    let mut table = Table::new("special=restless-wind", 2);
    let mut sides = Vec::new();
    for _ in 0..6 {
        take(&mut table, 3);
        sides.push(table.sides());
    }
    assert_eq!(sides, ["SSSSGG", "SSSSGG", "GSSSGS", "GSSSGS", "GSSSGS", "SSSSGG"]);
}

/// WW-MOD-1: *Head Start* lays a story for everyone at setup.
#[test]
fn head_start_lays_the_first_story_for_everyone() {
    for seats in [1, 2, 4] {
        let mut table = Table::new("special=head-start", seats);
        for seat in 1..=seats {
            assert_eq!((table.display(seat).len(), table.display(seat).goals()), (1, 0));
        }
        assert_eq!(table.sides(), "SSSSGG");
        table.finish();
    }
}

/// WW-MOD-1: *Still Warm* closes the slot that was emptied last.
#[test]
fn still_warm_closes_the_slot_that_was_emptied_last() {
    let mut table = Table::new("special=still-warm", 2);
    take(&mut table, 3);
    assert!(takes(&table, "take 3").is_empty());
    assert_eq!(table.refused("take 3 at a1"), Illegal::new(Reason::SlotWarm, "WW-MOD-1"));
    take(&mut table, 4);
    assert!(!takes(&table, "take 3").is_empty() && takes(&table, "take 4").is_empty());
}

/// WW-MOD-1: *Shared Legend* scores for everyone.
#[test]
fn shared_legend_scores_for_everyone() {
    let edition = deck(
        &[],
        &["kind = \"arrow\"\nsymbol = \"forest\"\npoints = 1", "kind = \"imbalance\"\nmore = [\"forest\"]\nfewer = [\"army\"]\npoints = 5"],
    );
    let mut table = Table::bare(&edition, "special=shared-legend", 2);
    table.chance("first 1");
    for story in 1..=5 {
        table.chance(&format!("story {story}"));
    }
    table.chance("goal 3").chance("story 6").chance("goal 4").chance("story 7").chance("goal 2").chance("story 8");
    assert_eq!((table.points(1), table.points(2)), (0, 0));
    table.step("take 1 at a1").chance("story 9");
    assert_eq!((table.points(1), table.points(2)), (5, 0));
    table.step("take 1 at a1").chance("story 10");
    assert_eq!((table.points(1), table.points(2)), (5, 5));
    let line = table.sheet().lines.pop().unwrap();
    assert_eq!((line.name, line.points), (Message::new("ww-special-shared-legend"), vec![Some(5), Some(5)]));
    let side = |symbol: Symbol, n| Message::from(SheetText::Side { symbols: symbol.name(), n });
    let notes = vec![side(Symbol::Forest, 1), side(Symbol::Army, 0)];
    assert_eq!(line.notes[0], SheetText::Legend { seat: Seat(0), notes }.into());
    // An arrow uses the middle row and column.
    let mut table = Table::bare(&edition, "special=shared-legend", 1);
    for story in 1..=5 {
        table.chance(&format!("story {story}"));
    }
    table.chance("goal 3").chance("story 6").chance("goal 4").chance("story 7").chance("goal 1").deal();
    table.finish();
    let lines = table.sheet().lines;
    let legend = lines.iter().find(|line| line.name.key == "ww-special-shared-legend").unwrap();
    let in_cross =
        [2, 7, 17, 22, 10, 11, 13, 14].iter().filter(|&&c| table.display(1).shows()[Symbol::Forest as usize] >> c & 1 == 1).count();
    assert_eq!(legend.points, [Some(in_cross as i32)]);
}

/// WW-MOD-1: specials that score at the end, each compared with its own sum.
#[test]
fn specials_that_score_at_the_end_add_their_line() {
    let end = |special: &str| {
        let mut table = Table::new(&format!("special={special}"), 2);
        let mut turn = 0;
        while table.now().turn() != Turn::Over {
            // The first player takes a goal every other turn, to have more than six.
            let slot = if turn % 4 == 0 { 6 } else { 1 + turn % 4 };
            turn += 1;
            let moves = takes(&table, &format!("take {slot} "));
            let m = moves.first().cloned().unwrap_or_else(|| table.moves()[0].clone());
            table.play(&m);
        }
        let line = table.sheet().lines.into_iter().find(|line| line.rule == "WW-MOD-1").unwrap();
        let goals = [1, 2].map(|seat| wolfwalkers::goal_points(table.now().deck(), table.display(seat)));
        for seat in [1u8, 2] {
            assert_eq!(table.points(seat), goals[usize::from(seat) - 1] + line.points[usize::from(seat) - 1].unwrap());
        }
        (table, line)
    };
    let (table, line) = end("few-words");
    for seat in [1u8, 2] {
        let beyond = table.display(seat).goals().saturating_sub(6) as i32;
        assert_eq!(line.points[usize::from(seat) - 1], Some(-3 * beyond));
    }
    assert!(table.display(1).goals() > 6);
    let (table, line) = end("heart-of-the-tale");
    for seat in [1u8, 2] {
        let symbols = match table.display(seat).at(CellId::new(12)).unwrap() {
            (card, Side::Story) => table.now().deck().stories[card.story().index()].symbols.len() as i32,
            _ => 0,
        };
        assert_eq!(line.points[usize::from(seat) - 1], Some(2 * symbols));
    }
    let (table, line) = end("four-corners");
    for seat in [1u8, 2] {
        let forests = [0, 4, 20, 24].iter().filter(|&&c| table.display(seat).shows()[Symbol::Forest as usize] >> c & 1 == 1).count() as i32;
        assert_eq!(line.points[usize::from(seat) - 1], Some(2 * forests));
    }
    let (table, line) = end("leader-of-the-pack");
    let wolves = [1, 2].map(|seat| table.display(seat).count(Symbol::Wolves));
    assert_eq!(line.points, [0, 1].map(|s| Some(if wolves[s] >= wolves[1 - s] { 6 } else { 0 })));
    let (table, line) = end("unbroken-lines");
    for seat in [1u8, 2] {
        let story = |row: u8, column: u8| matches!(table.display(seat).at(CellId::new(row * 5 + column)), Some((_, Side::Story)));
        let lines = (0..5).filter(|&r| (0..5).all(|c| story(r, c))).count() + (0..5).filter(|&c| (0..5).all(|r| story(r, c))).count();
        assert_eq!(line.points[usize::from(seat) - 1], Some(2 * lines as i32));
    }
}
