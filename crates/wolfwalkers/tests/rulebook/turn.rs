//! Setup, turns, what is known, the end, more players, the solo game.

use den_core::{Board as _, Deals as _, Edition, Eye, Hidden as _, Illegal, Options as _, Played, Rules as _, Scores as _, Seat, Turn};
use den_words::{Language, Speaker};
use wolfwalkers::{Event, GoalId, Options, Reason, Side, StoryId, Symbol, Which, Wolfwalkers};

use crate::common::{Table, cell, deck, our_deck};

/* components and setup */

/// WW-COMP-1: 55 cards, 6 swap cards, 15 specials and 25 opportunities; three markers each for two players.
#[test]
fn the_box_has_55_cards_6_swap_cards_and_40_module_cards() {
    let deck = our_deck();
    assert_eq!((deck.stories.len(), deck.goals.len(), deck.swaps), (55, 55, 6));
    assert_eq!((deck.specials.len(), deck.opportunities.len()), (15, 25));
    let table = Table::new("full", 2);
    assert!(
        Which::ALL.into_iter().all(|which| table.now().opportunity(which).is_some()) && table.now().opportunity(Which::new(3)).is_none()
    );
}

/// WW-COMP-2: 11 symbols; a story shows 1 to 4; the player aid lists the totals.
#[test]
fn a_story_shows_one_to_four_of_eleven_symbols_and_the_totals_differ() {
    let deck = our_deck();
    assert_eq!(Symbol::ALL.len(), 11);
    assert!(deck.stories.iter().all(|story| (1..=4).contains(&story.symbols.len())));
    assert_eq!(deck.totals().iter().sum::<u32>() as usize, deck.stories.iter().map(|s| s.symbols.len()).sum::<usize>());
    let mut totals = deck.totals();
    totals.sort_unstable();
    assert!(totals.windows(2).all(|pair| pair[0] < pair[1]), "{totals:?}");
}

/// WW-SETUP-1: four stories, then two goals, and the rest is the stack.
#[test]
fn the_market_is_four_stories_then_two_goals() {
    let table = Table::new("first-game", 2);
    assert_eq!(table.sides(), "SSSSGG");
    assert_eq!(table.stack(), 49);
}

/// WW-SETUP-2: without the option there are no swap cards; with six, one comes after every seven cards.
#[test]
fn six_swap_cards_lie_after_every_seventh_card_of_the_stack() {
    let mut table = Table::new("swaps", 2);
    let mut at = Vec::new();
    let mut taken = 0;
    while table.now().turn() != Turn::Over {
        table.events.clear();
        table.first();
        taken += 1;
        if table.events.iter().any(|e| matches!(e, Event::EndsTurned { .. })) {
            at.push(taken);
        }
    }
    assert_eq!(at, [7, 14, 21, 28, 35, 42]);
    let mut plain = Table::new("first-game", 2);
    plain.finish();
    assert!(!plain.events.iter().any(|e| matches!(e, Event::EndsTurned { .. })));
}

/// WW-SETUP-3: chance says who begins.
#[test]
fn the_first_player_is_random() {
    for seat in 1..=2 {
        let mut table = Table::bare(&Edition::built_in(), "", 2);
        assert_eq!(table.now().turn(), Turn::Chance);
        table.chance(&format!("first {seat}")).deal();
        assert_eq!(table.seat(), seat);
    }
    let table = Table::bare(&Edition::built_in(), "", 2);
    assert_eq!(table.chance_refused("first 3").rule, "WW-SETUP-3");
    assert_eq!(table.chance_refused("story 3").rule, "WW-SETUP-3");
}

/* a turn */

/// WW-TURN-1: any of the six, with the side that is up.
#[test]
fn any_market_card_may_be_taken_and_is_laid_as_it_lies() {
    let table = Table::new("first-game", 2);
    assert_eq!(table.moves(), (1..=6).map(|slot| format!("take {slot} at a1")).collect::<Vec<_>>());
    for slot in 1..=6 {
        let mut table = Table::new("first-game", 2);
        let (story, goal, side) = table.market()[slot - 1].unwrap();
        table.play(&format!("take {slot} at a1"));
        let (card, laid) = table.display(1).card(cell("a1")).unwrap();
        assert_eq!((u64::from(card.story().number()), laid), (story, side));
        if side == Side::Goal {
            assert_eq!(card.goal().map(|g| u64::from(g.number())), goal);
        }
    }
    assert_eq!(table.refused("take 7 at a1").rule, "WW-SETUP-1");
    assert_eq!(table.refused("lay a1").rule, "WW-TURN-1");
}

/// WW-TURN-2, WW-CASE-2: orthogonally next to a card; the display floats but never exceeds five columns and rows.
#[test]
fn a_card_is_laid_next_to_another_and_the_display_may_grow_in_any_direction_up_to_five_by_five() {
    let mut table = Table::new("first-game", 2);
    table.play("take 1 at a1").play("take 1 at a1");
    let mut places: Vec<String> = table.moves().iter().filter_map(|m| m.strip_prefix("take 1 at ").map(String::from)).collect();
    assert_eq!(places, ["a0", "z1", "b1", "a2"]);
    assert_eq!(table.refused("take 1 at b2").rule, "WW-TURN-2");
    assert_eq!(table.refused("take 1 at z0").rule, "WW-TURN-2");
    assert_eq!(table.refused("take 1 at a1").rule, "WW-TURN-4");
    // Four times to the left: the first card ends up in column e, and the row is full.
    for _ in 0..4 {
        table.play("take 1 at z1");
        let m = table.moves()[0].clone();
        table.play(&m);
    }
    assert_eq!(table.display(1).size(), (5, 1));
    assert_eq!(table.refused("take 1 at z1"), Illegal::new(Reason::TooLarge { at: cell("z1") }, "WW-TURN-2"));
    places = table.moves().iter().filter_map(|m| m.strip_prefix("take 1 at ").map(String::from)).collect();
    assert_eq!(places, ["a0", "b0", "c0", "d0", "e0", "a2", "b2", "c2", "d2", "e2"]);
}

/// WW-TURN-2: the same display is the same position, however it came about.
#[test]
fn a_display_is_the_same_from_whichever_side_it_grew() {
    let deck = our_deck();
    let (a, b) = (wolfwalkers::Card::front(StoryId::new(3)), wolfwalkers::Card::front(StoryId::new(9)));
    let mut right = wolfwalkers::Display::default();
    right.lay(&deck, cell("a1"), a, Side::Story);
    right.lay(&deck, cell("b1"), b, Side::Story);
    let mut left = wolfwalkers::Display::default();
    left.lay(&deck, cell("a1"), b, Side::Story);
    left.lay(&deck, cell("z1"), a, Side::Story);
    assert_eq!(left, right);
    let mut above = wolfwalkers::Display::default();
    above.lay(&deck, cell("a1"), b, Side::Story);
    above.lay(&deck, cell("a0"), a, Side::Story);
    assert_ne!(above, right);
}

/// WW-TURN-3, WW-FAQ-4: the top card of the stack, with the same side up.
#[test]
fn the_slot_is_refilled_from_the_stack_with_the_same_side_up() {
    let mut table = Table::bare(&Edition::built_in(), "", 2);
    table.chance("first 1");
    for story in 1..=5 {
        table.chance(&format!("story {story}"));
    }
    table.chance("goal 40").chance("story 6").chance("goal 41").chance("story 7");
    table.step("take 2 at a1");
    assert_eq!(table.market()[1], Some((7, None, Side::Story)), "the story that was on top");
    table.chance("story 8").step("take 6 at a1");
    table.chance("goal 42").chance("story 9");
    assert_eq!(table.market()[5], Some((8, Some(42), Side::Goal)), "the back of the card that was on top");
    assert_eq!(table.sides(), "SSSSGG");
}

/// WW-TURN-3: if the stack is empty, the slot stays empty.
#[test]
fn the_market_is_not_refilled_when_the_stack_is_empty() {
    let mut table = Table::new("first-game", 2);
    for _ in 0..49 {
        table.first();
    }
    assert_eq!((table.stack(), table.sides().contains('-')), (0, false));
    table.first();
    assert_eq!(table.now().turn(), Turn::Over);
    assert_eq!(table.sides(), "-SSSGG");
}

/// WW-TURN-4: cards stay where they are, and nobody passes.
#[test]
fn there_is_no_passing_while_a_card_can_be_laid() {
    let mut table = Table::new("first-game", 2);
    assert_eq!(table.refused("pass").rule, "WW-TURN-4");
    table.play("take 1 at a1").play("take 1 at a1");
    assert_eq!(table.refused("pass").rule, "WW-TURN-4");
    assert_eq!(table.refused("take 2 at a1"), Illegal::new(Reason::Occupied { at: cell("a1") }, "WW-TURN-4"));
}

/* swap cards */

/// WW-SWAP-1: removed immediately; the leftmost and rightmost cards are turned over, and the market keeps 4 and 2.
#[test]
fn a_swap_card_turns_over_both_ends_of_the_market() {
    let mut table = Table::new("swaps", 2);
    let mut seen = vec![table.sides()];
    while table.now().turn() != Turn::Over {
        let before = table.market();
        table.events.clear();
        table.first();
        let sides = table.sides();
        if table.events.iter().any(|e| matches!(e, Event::EndsTurned { slots: [1, 6] })) {
            assert_ne!(before[5].unwrap().2, table.market()[5].unwrap().2, "the right end was turned");
            assert_eq!(before[5].unwrap().0, table.market()[5].unwrap().0, "and is the same card");
        }
        if !sides.contains('-') {
            assert_eq!(sides.matches('G').count(), 2, "{sides}");
        }
        seen.push(sides);
    }
    seen.dedup();
    assert_eq!(seen[..3], ["SSSSGG", "GSSSGS", "SSSSGG"]);
}

/// WW-SWAP-1: an empty slot is skipped.
#[test]
fn a_swap_passes_over_empty_slots() {
    // A market of eight leaves 47 cards in the stack: in the 49th turn the slot that the 48th emptied is not refilled.
    let mut table = Table::new("special=long-market opportunities=whirl", 2);
    for _ in 0..48 {
        table.first();
    }
    assert_eq!((table.stack(), table.sides().as_str()), (0, "-SSSSSGG"));
    table.play("use 1");
    assert_eq!(table.sides(), "-GSSSSGS");
    assert!(table.events.contains(&Event::EndsTurned { slots: [2, 8] }));
}

/* what is known */

/// WW-INFO-1: everyone sees the top story and nothing else of the stack; both sides of a card that was turned over stay known.
#[test]
fn everyone_sees_the_top_story_and_remembers_both_sides_of_a_card_that_was_turned() {
    let mut table = Table::new("swaps", 2);
    let json = table.json();
    assert!(json["stack"]["top"]["story"].is_u64() && json["stack"]["top"]["goal"].is_null());
    let unseen: Vec<StoryId> = table.now().unseen_stories().collect();
    assert_eq!(unseen.len(), 48);
    assert!(unseen.windows(2).all(|pair| pair[0] < pair[1]), "in order of numbers, not of the stack");
    assert!(table.market()[..4].iter().all(|slot| slot.unwrap().1.is_none()), "the goals behind market stories are hidden");
    let right = table.market()[5].unwrap();
    for _ in 0..7 {
        table.play(&table.moves().into_iter().find(|m| m.starts_with("take 2")).unwrap());
    }
    let turned = table.market()[5].unwrap();
    assert_eq!((turned.0, turned.1, turned.2), (right.0, right.1, Side::Story), "the goal behind it stays known");
    let view = table.now().view(Eye::Public);
    assert!(Eye::all(2).all(|eye| table.now().view(eye) == view));
}

/// WW-INFO-2: a back is drawn when it is first shown, from the goals nobody has seen.
#[test]
fn backs_are_drawn_when_they_are_first_shown() {
    let mut table = Table::bare(&Edition::built_in(), "", 2);
    table.chance("first 1");
    for story in 1..=5 {
        table.chance(&format!("story {story}"));
    }
    assert_eq!(table.chance_refused("story 9").rule, "WW-INFO-2");
    table.chance("goal 40");
    assert_eq!(table.chance_refused("story 5").rule, "WW-INFO-1");
    assert_eq!(table.chance_refused("story 56").rule, "WW-COMP-1");
    table.chance("story 6");
    assert_eq!(table.chance_refused("goal 40").rule, "WW-INFO-2");
    table.chance("goal 55");
    assert!(table.now().unseen_goals().all(|goal| goal.number() != 40 && goal.number() != 55));
}

/// WW-INFO-2: a deck file may fix the pairs; no view contains them.
#[test]
fn a_deck_with_fixed_backs_deals_them_and_shows_them_to_nobody() {
    let fixed = |shift: usize| {
        let mut text = String::new();
        let mut at = 0;
        for line in include_str!("../../content/stories.toml").lines() {
            text += line;
            text += "\n";
            if line.starts_with("symbols") {
                at += 1;
                text += &format!("back = {}\n", (at + shift) % 55 + 1);
            }
        }
        Edition::with_files(|name| (name == "stories.toml").then(|| text.clone())).unwrap()
    };
    let (one, other) = (fixed(0), fixed(20));
    let mut table = Table::bare(&one, "swaps", 2);
    let mut swapped = Table::bare(&other, "swaps", 2);
    for t in [&mut table, &mut swapped] {
        t.chance("first 1");
    }
    assert_ne!(table.now(), swapped.now());
    for eye in Eye::all(2) {
        let (a, b) = (table.now().view(eye), swapped.now().view(eye));
        assert_eq!(serde_json::to_string(&a).unwrap(), serde_json::to_string(&b).unwrap());
        let json = serde_json::to_string(&a).unwrap();
        assert!(!json.contains("back"), "{json}");
    }
    for story in 1..=5 {
        table.chance(&format!("story {story}"));
    }
    assert_eq!(table.chance_refused("goal 40"), Illegal::new(Reason::OtherBack { n: GoalId::new(39) }, "WW-INFO-2"));
    table.chance("goal 6").deal().finish();
    // A guess knows the goals that were shown and draws the others from all unseen ones.
    let mut table = Table::bare(&one, "", 2);
    table.chance("first 1");
    for story in 1..=5 {
        table.chance(&format!("story {story}"));
    }
    let mut rng = <rand::rngs::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(1);
    let guess = Wolfwalkers::guess(&table.now().view(Eye::Public), &mut rng);
    let drawn: std::collections::BTreeSet<String> = (0..2000).map(|_| guess.deal(&mut rng).to_string()).collect();
    assert_eq!(drawn.len(), 55, "any goal can be behind story 5, for all that anybody knows");
    assert!((0..20).all(|_| table.now().deal(&mut rng).to_string() == "goal 6"), "but one is");
}

/* the end */

/// WW-END-1: 25 cards each; the goals in a player's own display score.
#[test]
fn the_game_ends_when_everyone_has_25_cards() {
    let mut table = Table::new("first-game", 2);
    table.finish();
    assert!((1..=2).all(|seat| table.display(seat).is_full() && table.display(seat).size() == (5, 5)));
    let outcome = table.now().outcome().unwrap();
    let totals = table.sheet().totals();
    for seat in [0, 1] {
        assert_eq!(outcome.seat(Seat(seat)).points, table.points(seat + 1));
        assert_eq!(totals[usize::from(seat)], table.points(seat + 1));
    }
}

/// WW-END-2: most points; then fewer goals; then a draw.
#[test]
fn a_tie_goes_to_fewer_goals_and_else_is_a_draw() {
    // No story shows both symbols that the goals want: nobody scores.
    let nothing = deck(&[], &["kind = \"pair\"\nsymbols = [\"robyn\", \"army\"]\npoints = 2"; 55]);
    let play = |first_takes_goals: u8, second_takes_goals: u8| {
        let mut table = Table::bare(&nothing, "", 2);
        table.chance("first 1");
        let mut left = [first_takes_goals, second_takes_goals];
        loop {
            while table.now().turn() == Turn::Chance {
                let story = format!("story {}", table.now().unseen_stories().next().map_or(0, StoryId::number));
                let goal = format!("goal {}", table.now().unseen_goals().next().map_or(0, GoalId::number));
                if table.now().check_chance(&story.parse().unwrap_or(wolfwalkers::Chance::Story(StoryId::new(99)))).is_ok() {
                    table.chance(&story);
                } else {
                    table.chance(&goal);
                }
            }
            if table.now().turn() == Turn::Over {
                return table;
            }
            let left = &mut left[usize::from(table.seat() - 1)];
            let slot = if *left > 0 { "take 6" } else { "take 1" };
            *left = left.saturating_sub(1);
            let m = table.moves().into_iter().find(|m| m.starts_with(slot)).unwrap();
            table.step(&m);
        }
    };
    let places = |table: &Table| [0, 1].map(|seat| table.now().outcome().unwrap().seat(Seat(seat)).place);
    let table = play(3, 2);
    assert_eq!((table.points(1), table.points(2)), (0, 0));
    assert_eq!((table.display(1).goals(), table.display(2).goals()), (3, 2));
    assert_eq!(places(&table), [2, 1]);
    assert_eq!(places(&play(2, 2)), [1, 1]);
}

/* three and four players */

/// WW-34P-1: two copies of the deck, six or more swap cards, clockwise.
#[test]
fn three_and_four_players_play_clockwise_with_two_decks_and_at_least_six_swap_cards() {
    for seats in [3, 4] {
        let mut table = Table::new("first-game", seats);
        assert_eq!(table.stack(), 104);
        assert_eq!(table.json()["stack"]["swaps"], 6);
        for turn in 0..8 {
            assert_eq!(table.seat(), turn % seats + 1);
            table.first();
        }
        let few = Options::read(["swaps=5"]).unwrap();
        let refusal = Played::<Wolfwalkers>::new(&Edition::built_in(), &few, seats).unwrap_err();
        assert_eq!(refusal.rule.as_deref(), Some("WW-34P-1"));
        table.finish();
        assert!((1..=seats).all(|seat| table.display(seat).is_full()));
    }
    let many = Options::read(["swaps=7"]).unwrap();
    assert_eq!(Played::<Wolfwalkers>::new(&Edition::built_in(), &many, 2).unwrap_err().rule.as_deref(), Some("WW-SETUP-2"));
}

/// Three players, seat 1 starts: seat 1 has laid stories 1 to 6 and goals 1 and 2, and the market contains the other copies of stories
/// 1 to 4 and of both goals: see the comments.
fn nothing_for_seat_1() -> Table {
    let no_swaps = Edition::with_files(|name| {
        let text = include_str!("../../content/box.toml");
        (name == "box.toml").then(|| text.replace("swaps = 6", "swaps = 0"))
    });
    let mut table = Table::bare(&no_swaps.unwrap(), "", 3);
    table.chance("first 1");
    for story in [5, 6, 3, 4, 20] {
        table.chance(&format!("story {story}"));
    }
    table.chance("goal 1").chance("story 21").chance("goal 10");
    // What the stack shows next, and the goals behind what goes to slots 5 and 6.
    let (mut stories, mut goals) = (vec![], vec![]);
    for (refill, others) in [(1, 11), (2, 13), (1, 15), (2, 17), (3, 31), (4, 33), (22, 35)] {
        stories.extend([refill, 40 + others % 10, 30 + others % 10]);
        goals.push([others, others + 1]);
    }
    let mut next = stories.into_iter();
    table.chance(&format!("story {}", next.next().unwrap()));
    let takes = ["1", "2", "1", "2", "3", "4", "5"];
    for (round, slot) in takes.iter().enumerate() {
        let m = table.moves().into_iter().find(|m| m.starts_with(&format!("take {slot} "))).unwrap();
        table.step(&m);
        if *slot == "5" {
            table.chance("goal 1");
        }
        table.chance(&format!("story {}", next.next().unwrap()));
        for (turn, other) in goals[round].into_iter().enumerate() {
            let m = table.moves().into_iter().find(|m| m.starts_with("take 6")).unwrap();
            table.step(&m);
            let goal = if round == 6 && turn == 1 { 2 } else { other };
            table.chance(&format!("goal {goal}"));
            let story = next.next().unwrap_or(23);
            table.chance(&format!("story {story}"));
        }
    }
    // Seat 1 takes the last goal; its other copy replaces it.
    let m = table.moves().into_iter().find(|m| m.starts_with("take 6")).unwrap();
    table.step(&m).chance("goal 2").chance("story 5");
    // The others take the copies of stories 1 and 2; those of 5 and 6 come.
    for slot in [1, 2] {
        let m = table.moves().into_iter().find(|m| m.starts_with(&format!("take {slot}"))).unwrap();
        table.step(&m);
        table.chance(if slot == 1 { "story 6" } else { "story 50" });
    }
    table
}

/// WW-34P-2: a player who cannot lay a card passes.
#[test]
fn a_player_who_has_all_the_market_cards_already_passes() {
    let table = nothing_for_seat_1();
    assert_eq!(table.market().iter().map(|s| s.unwrap().0).collect::<Vec<_>>()[..4], [5, 6, 3, 4]);
    assert_eq!(table.events.last(), Some(&Event::Passed { seat: Seat(0) }));
    assert_eq!(table.seat(), 2);
}

/// WW-34P-2: no story and no goal twice in one display; another player may take it.
#[test]
fn no_story_and_no_goal_is_twice_in_one_display() {
    let mut table = Table::bare(&Edition::built_in(), "", 3);
    table.chance("first 1");
    for story in [1, 2, 3, 4, 5] {
        table.chance(&format!("story {story}"));
    }
    table.chance("goal 1").chance("story 6").chance("goal 2").chance("story 1");
    table.step("take 1 at a1").chance("story 7");
    assert_eq!(table.market()[0].unwrap().0, 1, "the other copy");
    assert!(table.moves().contains(&"take 1 at a1".to_string()), "seat 2 may take it");
    table.step("take 5 at a1").chance("goal 1").chance("story 8");
    table.step("take 2 at a1").chance("story 9");
    assert_eq!(table.seat(), 1);
    assert_eq!(table.refused("take 1 at b1"), Illegal::new(Reason::StoryTwice, "WW-34P-2"));
    assert!(table.moves().contains(&"take 5 at b1".to_string()));
    table.step("take 3 at b1").chance("story 10");
    assert_eq!(table.refused("take 5 at b1"), Illegal::new(Reason::GoalTwice, "WW-34P-2"));
}

/// WW-34P-2: a player with 25 cards is done, the others continue.
#[test]
fn a_player_who_passed_continues_when_the_others_are_done() {
    let mut table = nothing_for_seat_1();
    table.finish();
    let passed = table.events.iter().filter(|e| matches!(e, Event::Passed { .. })).count();
    assert!(passed >= 1 && (1..=3).all(|seat| table.display(seat).is_full()));
}

/* the solo game */

/// WW-SOLO-1: the card farthest from the taken one's slot leaves the game, the leftmost if tied; 25 cards; a rank.
#[test]
fn alone_the_farthest_market_card_leaves_after_each_turn() {
    let mut table = Table::new("first-game", 1);
    let gone = |table: &Table| table.events.iter().rev().find_map(|e| if let Event::Left { slot, .. } = e { Some(*slot) } else { None });
    for (slot, far) in [(1, 6), (2, 6), (3, 6), (4, 1), (5, 1), (6, 1)] {
        let m = table.moves().into_iter().find(|m| m.starts_with(&format!("take {slot}"))).unwrap();
        let before = table.market();
        table.play(&m);
        assert_eq!(gone(&table), Some(far), "after slot {slot}");
        let there = before[usize::from(far) - 1].unwrap().0;
        assert!(table.json()["gone_stories"].as_array().unwrap().iter().any(|story| *story == there));
        assert_eq!(table.sides(), "SSSSGG");
    }
    table.finish();
    assert!(table.display(1).is_full());
    assert_eq!(table.events.iter().filter(|e| matches!(e, Event::Left { .. })).count(), 24, "none after the last turn");
    let deck = our_deck();
    let rank = table.sheet().lines.pop().unwrap();
    assert_eq!((&*rank.rule, rank.notes), ("WW-SOLO-1", vec![table.now().setup().rank_title(deck.rank(table.points(1)))]));
    assert!(deck.rank(0) != deck.rank(41) && deck.rank(41) != deck.rank(200));
    // In an odd market both ends can be equally far: of five slots the third is in the middle.
    let odd = Edition::with_files(|name| {
        let text = include_str!("../../content/box.toml");
        (name == "box.toml").then(|| text.replace("stories = 4 ", "stories = 3 "))
    })
    .unwrap();
    let mut table = Table::bare(&odd, "", 1);
    table.deal().play("take 3 at a1");
    assert_eq!(gone(&table), Some(1));
}

/// The board is at most 100 columns wide and shows what a player needs.
#[test]
fn the_board_shows_market_displays_and_live_goals() {
    let mut table = Table::new("full", 4);
    for _ in 0..60 {
        table.first();
    }
    let board = Wolfwalkers::board(&table.now().view(Eye::Public), &Speaker::new(Language::En));
    let plain: String = {
        let (mut out, mut escape) = (String::new(), false);
        for c in board.chars() {
            match (escape, c) {
                (false, '\u{1b}') => escape = true,
                (false, c) => out.push(c),
                (true, c) => escape = !c.is_ascii_alphabetic(),
            }
        }
        out
    };
    assert!(plain.lines().all(|line| line.chars().count() <= 100), "{plain}");
    for wanted in ["Market", "Stack: ", "on top: story", "Seat 1", "Seat 4", "Ro Robyn"] {
        assert!(plain.contains(wanted), "{wanted} is missing in\n{plain}");
    }
}
