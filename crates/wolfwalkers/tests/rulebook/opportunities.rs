//! The opportunities, each in action.

use den_core::{Deals as _, Eye, Hidden as _, Illegal, Message, Rules as _, Scores as _, Seat, Turn, Words as _};
use wolfwalkers::{Event, Face, Reason, Side, SideName, Symbol, Wolfwalkers};

use crate::common::{Table, cell, deck, our_deck, refusal, take, take_to_the_end, takes};

/// The number of the story in a space of a display.
fn story_at(table: &Table, seat: u8, at: &str) -> u8 {
    table.display(seat).card(cell(at)).unwrap().0.story().number()
}

/// A game with this opportunity where both players have laid `rounds` stories.
fn with(opportunity: &str, rounds: usize) -> Table {
    let mut table = Table::new(&format!("special=no-change opportunities={opportunity}"), 2);
    for _ in 0..2 * rounds {
        take(&mut table, 1);
    }
    assert_eq!(table.seat(), 1);
    table
}

/// WW-MOD-6: *Corner Step*: the next card may be laid diagonally, but not the one after it.
#[test]
fn corner_step_lets_the_next_card_lie_diagonally() {
    let mut table = with("corner-step", 1);
    assert_eq!(takes(&table, "take 1 ").len(), 4);
    table.play("use 1");
    assert_eq!((table.seat(), takes(&table, "take 1 ").len()), (1, 8));
    table.play("take 1 at b2");
    take(&mut table, 1);
    assert!(!takes(&table, "take 1 ").contains(&"take 1 at c3".to_string()));
}

/// WW-MOD-6: *From Below*: the bottom card of the stack, as a story.
#[test]
fn from_below_draws_the_bottom_card_as_a_story() {
    let mut table = with("from-below", 1);
    let stack = table.stack();
    let (market, top) = (table.market(), table.json()["stack"]["top"].clone());
    table.step("use 1");
    assert_eq!(table.now().turn(), Turn::Chance);
    let story = table.now().unseen_stories().next().unwrap();
    table.chance(&format!("story {story}"));
    assert!(table.moves().iter().all(|m| m.starts_with("lay ")));
    assert_eq!(table.refused("take 1 at b1").rule, "WW-TURN-2");
    table.play("lay b1");
    assert_eq!(story_at(&table, 1, "b1"), story.number());
    assert_eq!((table.stack(), table.seat()), (stack - 1, 2));
    assert_eq!((table.market(), table.json()["stack"]["top"].clone()), (market, top), "market and top are as before");
}

/// *Off the Top* and *Leap of Faith*: the top card, as a story or as a goal.
#[test]
fn the_top_card_may_be_taken_as_a_story_or_as_a_goal() {
    let mut table = with("off-the-top", 1);
    let top = table.json()["stack"]["top"]["story"].as_u64().unwrap();
    table.play("use 1").play("lay b1");
    assert_eq!((u64::from(story_at(&table, 1, "b1")), table.seat()), (top, 2));
    let mut table = with("leap-of-faith", 1);
    let top = table.json()["stack"]["top"]["story"].as_u64().unwrap();
    table.step("use 1");
    assert_eq!(table.now().turn(), Turn::Chance);
    table.deal().play("lay b1");
    let (card, side) = table.display(1).card(cell("b1")).unwrap();
    assert_eq!((u64::from(card.story().number()), side), (top, Side::Goal));
    assert!(card.goal().is_some());
}

/// *The Other Side*: a market card is turned over; the slot keeps its side.
#[test]
fn the_other_side_turns_a_market_card_before_it_is_laid() {
    let mut table = with("the-other-side", 1);
    let market = table.market();
    table.play("use 1");
    assert_eq!(table.moves().len(), 6);
    table.play("slot 6");
    assert_eq!(table.sides(), "SSSSG-", "refilled when the card is laid");
    table.play("lay b1");
    assert_eq!(u64::from(story_at(&table, 1, "b1")), market[5].unwrap().0);
    assert_eq!((table.sides().as_str(), table.seat()), ("SSSSGG", 2));
    take(&mut table, 1);
    let mut table = with("the-other-side", 1);
    table.play("use 1").step("slot 2");
    assert_eq!(table.now().turn(), Turn::Chance, "the goal behind a story is shown first");
    table.deal().play("lay a2");
    assert_eq!(table.display(1).card(cell("a2")).unwrap().1, Side::Goal);
    assert_eq!(table.sides(), "SSSSGG");
}

/// WW-MOD-3: *Fresh Breeze* and *Fresh Wind*: cards go under the stack, story up, and come back known.
#[test]
fn fresh_air_puts_market_cards_under_the_stack() {
    for (name, cards) in [("fresh-breeze", 1), ("fresh-wind", 2)] {
        let mut table = with(name, 1);
        let (stack, market) = (table.stack(), table.market());
        table.play("use 1");
        for slot in [6, 2].iter().take(cards) {
            assert_eq!(table.refused("take 1 at b1").rule, "WW-MOD-2");
            table.play(&format!("slot {slot}"));
        }
        assert_eq!((table.stack(), table.sides().as_str(), table.seat()), (stack, "SSSSGG", 1));
        let under = table.json()["stack"]["under"].clone();
        assert_eq!(under.as_array().unwrap().len(), cards);
        assert_eq!((under[0]["story"].as_u64(), under[0]["goal"].as_u64()), (market[5].map(|s| s.0), market[5].unwrap().1));
        assert!(!takes(&table, "take").is_empty(), "then the turn goes on");
        table.finish();
        assert_eq!(table.now().outcome().map(|o| o.seats()), Some(2));
    }
}

/// WW-MOD-3: a card under the stack becomes its top when nothing else is left, and its back is still known.
#[test]
fn a_card_that_went_under_the_stack_comes_up_again() {
    let mut table = Table::new("special=long-market opportunities=fresh-breeze", 2);
    let goal = table.market()[7].unwrap();
    table.play("use 1").play("slot 8");
    for _ in 0..46 {
        take(&mut table, 1);
    }
    let top = table.json()["stack"]["top"].clone();
    assert_eq!((top["story"].as_u64(), top["goal"].as_u64()), (Some(goal.0), goal.1));
}

/// WW-MOD-6: *Second Chance*: a laid card goes under the stack, its space is free, and the player continues alone at the end.
#[test]
fn second_chance_takes_a_card_back() {
    let mut table = with("second-chance", 2);
    assert_eq!(table.display(1).size(), (1, 2));
    let (first, second) = (story_at(&table, 1, "a1"), story_at(&table, 1, "a2"));
    table.play("use 1");
    assert_eq!(table.moves(), ["card a1", "card a2"]);
    table.play("card a1");
    assert_eq!(story_at(&table, 1, "a1"), second, "the display floats back");
    assert_eq!((table.display(1).len(), table.display(1).size(), table.seat()), (1, (1, 1), 1));
    assert_eq!(table.json()["stack"]["under"][0]["story"], u64::from(first));
    let turns = take_to_the_end(&mut table);
    assert_eq!(turns[turns.len() - 2..], [2, 1], "WW-MOD-4: seat 1 needs one turn more");
    assert!(table.display(1).is_full() && table.display(2).is_full());
}

/// WW-MOD-4: *Last Chance*: when all are finished, one more card on top of one of yours, or none.
#[test]
fn last_chance_covers_a_card_at_the_end() {
    let mut table = Table::new("special=no-change opportunities=last-chance", 2);
    assert_eq!(table.refused("use 1").rule, "WW-MOD-4");
    for _ in 0..50 {
        take(&mut table, 1);
    }
    assert_eq!((table.seat(), table.moves().len()), (1, 5 * 25 + 1));
    assert_eq!(table.refused("take 1 at a1").rule, "WW-TURN-3", "slot 1 stays empty");
    assert_eq!(table.refused("take 6 at a0").rule, "WW-MOD-4");
    assert_eq!(table.refused("use 1").rule, "WW-MOD-4");
    let covered = story_at(&table, 1, "c3");
    let goal = table.market()[5].unwrap().1;
    table.play("take 6 at c3");
    let (card, side) = table.display(1).card(cell("c3")).unwrap();
    assert_eq!((card.goal().map(|g| u64::from(g.number())), side), (goal, Side::Goal));
    assert_eq!(table.json()["gone_stories"][0], u64::from(covered));
    assert_eq!(table.seat(), 2);
    table.play("pass");
    assert_eq!(table.now().turn(), Turn::Over);
    assert!(table.display(1).is_full() && table.display(1).goals() == 1);
}

/// *Trade Places*: two of your cards swap places.
#[test]
fn trade_places_exchanges_two_own_cards() {
    let mut table = with("trade-places", 2);
    let (a, b) = (story_at(&table, 1, "a1"), story_at(&table, 1, "a2"));
    table.play("use 1").play("card a1");
    assert_eq!(table.moves(), ["card a2"]);
    table.play("card a2");
    assert_eq!((story_at(&table, 1, "a1"), story_at(&table, 1, "a2"), table.seat()), (b, a, 1));
    let card = Message::new("ww-opportunity-trade-places");
    assert_eq!(with("trade-places", 1).refused("use 1"), Illegal::new(Reason::NoEffect { card }, "WW-MOD-2"));
}

/// *Wander*: one of your cards is laid elsewhere, and the turn continues.
#[test]
fn wander_lays_a_card_elsewhere() {
    let mut table = with("wander", 3);
    assert_eq!(table.display(1).size(), (1, 3));
    let (a, b) = (story_at(&table, 1, "a1"), story_at(&table, 1, "a2"));
    table.play("use 1").play("card a1");
    assert!(table.moves().contains(&"lay b2".to_string()));
    table.play("lay b2");
    assert_eq!((story_at(&table, 1, "a1"), story_at(&table, 1, "b2")), (b, a));
    assert_eq!((table.display(1).len(), table.seat()), (3, 1));
    assert!(!takes(&table, "take").is_empty());
}

/// *Change of Heart*: a laid card is turned over in place.
#[test]
fn change_of_heart_turns_a_laid_card_over() {
    let mut table = with("change-of-heart", 1);
    table.play("use 1").step("card a1");
    assert_eq!(table.now().turn(), Turn::Chance);
    table.deal();
    assert_eq!((table.display(1).goals(), table.seat()), (1, 1));
    take(&mut table, 1);
    let mut back = Table::new("special=no-change opportunities=change-of-heart", 2);
    take(&mut back, 6);
    take(&mut back, 1);
    back.step("use 1").step("card a1");
    assert_eq!((back.display(1).goals(), back.seat()), (0, 1), "the story in front was known: nothing is drawn");
}

/// *Twice Told*: two cards in one turn; WW-MOD-4: the other player continues at the end.
#[test]
fn twice_told_gives_two_cards_in_a_turn() {
    let mut table = with("twice-told", 1);
    table.play("use 1");
    take(&mut table, 1);
    assert_eq!(table.seat(), 1);
    take(&mut table, 1);
    assert_eq!((table.seat(), table.display(1).len(), table.display(2).len()), (2, 3, 1));
    let turns = take_to_the_end(&mut table);
    assert_eq!(turns[turns.len() - 2..], [2, 2], "who has fewer cards plays on in consecutive turns");
}

/// *Hands Off*: a market slot is closed for the next player's turn only.
#[test]
fn hands_off_closes_a_slot_for_the_next_player() {
    let mut table = with("hands-off", 1);
    table.play("use 1").play("slot 5");
    assert!(!takes(&table, "take 5").is_empty(), "not for oneself");
    take(&mut table, 1);
    assert!(takes(&table, "take 5").is_empty());
    let card = Message::new("ww-opportunity-hands-off");
    assert_eq!(table.refused("take 5 at b1"), Illegal::new(Reason::SlotClosed { card }, "WW-MOD-2"));
    take(&mut table, 1);
    assert!(!takes(&table, "take 5").is_empty());
    take(&mut table, 1);
    assert!(!takes(&table, "take 5").is_empty(), "for one turn");
}

/// *Look Behind*: two backs become known to everyone.
#[test]
fn look_behind_shows_two_backs() {
    let mut table = with("look-behind", 1);
    table.play("use 1");
    assert_eq!(table.moves(), ["slot 1", "slot 2", "slot 3", "slot 4"]);
    table.play("slot 2");
    assert_eq!(table.moves(), ["slot 1", "slot 3", "slot 4"]);
    table.play("slot 4");
    let known: Vec<bool> = table.market().iter().map(|slot| slot.unwrap().1.is_some()).collect();
    assert_eq!((known, table.sides().as_str(), table.seat()), (vec![false, true, false, true, true, true], "SSSSGG", 1));
}

/// *Whirl*: like a swap card.
#[test]
fn whirl_turns_the_ends_of_the_market() {
    let mut table = with("whirl", 1);
    table.play("use 1");
    assert_eq!((table.sides().as_str(), table.seat()), ("GSSSGS", 1));
}

/// *Barter*: a story for a story of the next player.
#[test]
fn barter_exchanges_stories_with_the_next_player() {
    let mut table = with("barter", 2);
    let (mine, theirs) = (story_at(&table, 1, "a1"), story_at(&table, 2, "a2"));
    table.play("use 1").play("card a1").play("card a2");
    assert_eq!((story_at(&table, 1, "a1"), story_at(&table, 2, "a2"), table.seat()), (theirs, mine, 1));
    let Some(Event::Bartered { seat: Seat(0), with: Seat(1), faces }) = table.events.last() else { panic!("{:?}", table.events.last()) };
    let number = |face: Face| if let Face::Story { number, .. } = face { number } else { 0 };
    assert_eq!(faces.map(number), [mine, theirs]);
    assert_eq!(refusal("special=no-change opportunities=barter", 1).rule.as_deref(), Some("WW-MOD-5"), "not alone");
}

/// *Into the Gap*: any gap of the rectangle.
#[test]
fn into_the_gap_lays_a_card_in_a_gap() {
    let mut table = Table::new("special=no-change opportunities=into-the-gap", 2);
    // Seat 1 lays an L of three by three; its inner corner cells are gaps, c3 touches nothing.
    for m in ["a1", "b1", "c1", "a2", "a3"] {
        assert!(!table.moves().contains(&"use 1".to_string()) || m == "a3");
        table.play(&format!("take 1 at {m}"));
        take(&mut table, 1);
    }
    assert!(!takes(&table, "take 1 ").contains(&"take 1 at c3".to_string()));
    table.play("use 1").play("take 1 at c3");
    assert!(table.display(1).card(cell("c3")).is_some());
    table.finish();
    assert!(table.display(1).is_full());
}

/// *Patience*: the turn ends without a card.
#[test]
fn patience_ends_the_turn() {
    let mut table = with("patience", 1);
    table.play("use 1");
    assert_eq!((table.seat(), table.display(1).len()), (2, 1));
    let turns = take_to_the_end(&mut table);
    assert_eq!(turns[turns.len() - 2..], [2, 1]);
}

/// *Favourite Chapter*: a goal that scores gives additional points.
#[test]
fn favourite_chapter_adds_to_a_goal_that_scores() {
    let edition = deck(&[], &["kind = \"arrow\"\nsymbol = \"forest\"\npoints = 1", "kind = \"arrow\"\nsymbol = \"castle\"\npoints = 1"]);
    let start = || {
        let mut table = Table::bare(&edition, "special=no-change opportunities=favourite-chapter", 2);
        table.chance("first 1");
        for story in 1..=5 {
            table.chance(&format!("story {story}"));
        }
        table.chance("goal 1").chance("story 6").chance("goal 2").chance("story 7");
        table
    };
    for (slot, points) in [(5, 1 + 3), (6, 0)] {
        let mut table = start();
        assert!(table.refused("use 1").rule == "WW-MOD-2", "there is no goal to mark");
        table.step(&format!("take {slot} at a1")).deal();
        take(&mut table, 1);
        table.play("use 1").play("card a1");
        assert_eq!(table.points(1), 0, "it does not score yet");
        table.play("take 1 at b1");
        assert_eq!(table.points(1), points, "slot {slot}");
        assert_eq!(table.sheet().totals()[0], points);
    }
}

/// *Someone in the Leaves* and *Wings Overhead*: a story shows one more symbol.
#[test]
fn a_marked_story_shows_one_more_symbol() {
    for (name, symbol) in [("someone-in-the-leaves", Symbol::Mebh), ("wings-overhead", Symbol::Merlyn)] {
        let mut table = with(name, 3);
        let before = table.display(1).count(symbol);
        table.play("use 1");
        let m = table.moves()[0].clone();
        table.play(&m);
        assert_eq!((table.display(1).count(symbol), table.seat()), (before + 1, 1));
        assert!(matches!(table.events.last(), Some(Event::Marked { face: Face::Story { .. }, .. })));
        table.finish();
    }
}

/// *Toll*: immediate points, for the current display.
#[test]
fn toll_scores_the_towns_of_now() {
    let towns = ["town"; 20];
    let edition = deck(&towns, &["kind = \"pair\"\nsymbols = [\"robyn\", \"army\"]\npoints = 2"; 55]);
    for (rounds, points) in [(1, 1), (3, 3), (6, 4)] {
        let mut table = Table::bare(&edition, "special=no-change opportunities=toll", 2);
        table.chance("first 1");
        let mut next = (1..=55).collect::<Vec<u32>>().into_iter();
        let mut goals = 1..;
        let mut deal = |table: &mut Table| {
            while table.now().turn() == Turn::Chance {
                let story = next.clone().next().unwrap();
                if table.now().check_chance(&format!("story {story}").parse().unwrap()).is_ok() {
                    next.next();
                    table.chance(&format!("story {story}"));
                } else {
                    table.chance(&format!("goal {}", goals.next().unwrap()));
                }
            }
        };
        deal(&mut table);
        for _ in 0..2 * rounds {
            let m = takes(&table, "take 1 ")[0].clone();
            table.step(&m);
            deal(&mut table);
        }
        table.step("use 1");
        assert_eq!((table.points(1), table.seat()), (points, 1), "after {rounds} rounds");
        assert!(table.events.contains(&Event::Scored { seat: Seat(0), points: points as u8 }));
    }
}

/// WW-DECK: every module card is used by at least one test: here in whole games, and above individually.
#[test]
fn every_opportunity_can_be_used_in_a_game_of_every_size() {
    let deck = our_deck();
    let mut names: Vec<&str> = deck.opportunities.iter().map(|card| card.name.as_str()).collect();
    names.dedup();
    for name in names {
        let least = deck.opportunities.iter().find(|card| card.name == name).unwrap().seats;
        for seats in least..=4 {
            let mut table = Table::new(&format!("special=no-change opportunities={name}"), seats);
            let mut used = false;
            let mut step = 0;
            while table.now().turn() != Turn::Over {
                let moves = table.moves();
                let wanted = moves.iter().find(|m| m.starts_with("use"));
                let m = wanted.unwrap_or(&moves[step % moves.len()]).clone();
                used |= wanted.is_some() || table.json()["stage"].get("last").is_some();
                let told = Wolfwalkers::describe(&table.now().view(Eye::Public), m.parse().unwrap());
                assert_ne!(told, SideName::Title { title: m.clone() }.into(), "{m} has no words");
                table.play(&m);
                step += 7;
            }
            assert!(used, "{name} was never used by {seats}");
            assert!((1..=seats).all(|seat| table.display(seat).is_full()), "{name}, {seats} players");
        }
    }
}
