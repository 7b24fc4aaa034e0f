//! Module cards that an owner of the box may enter: when, who, what, how many.

use den_core::{Deals as _, Edition, Message, Refusal, Rules as _, Seat, Turn};
use wolfwalkers::{Content, ContentReason, Event, Face, Reason, Side, SideName, Symbol};

use crate::common::{Table, cell, deck, take, takes};

const MODULES: &str = include_str!("../../content/modules.toml");

/// The built-in box with one more module card, called `mine`.
fn with_card(kind: &str, card: &str) -> Result<Edition<Content>, Refusal> {
    let words = if kind == "special" { "when = \"play\"" } else { "" };
    let when = if card.contains("when =") { "" } else { words };
    let text = format!(
        "{MODULES}\n[[{kind}]]\nname = \"mine\"\ntitle = \"Mine\"\ncategory = \"display\"\ntext = \"From my box.\"\n{when}\n{card}\n"
    );
    Edition::with_files(|name| (name == "modules.toml").then(|| text.clone()))
}

/// A game with this opportunity of one's own, where both players have laid `rounds` stories.
fn with(card: &str, rounds: usize) -> Table {
    let edition = with_card("opportunity", card).unwrap();
    let mut table = Table::bare(&edition, "special=no-change opportunities=mine", 2);
    table.chance("first 1").deal();
    for _ in 0..rounds {
        for seat in [1, 2] {
            assert_eq!(table.seat(), seat);
            take(&mut table, 1);
            if table.moves().contains(&"pass".to_string()) {
                table.play("pass");
            }
        }
    }
    table
}

fn refused(card: &str) -> (String, Message) {
    let refusal = with_card("opportunity", card).unwrap_err();
    (refusal.at, refusal.reason)
}

/// WW-MOD-2: at any time of the turn, so also after the card was laid.
#[test]
fn an_opportunity_may_be_used_after_the_card_was_laid() {
    let mut table = with("when = \"any\"\neffect = { kind = \"points\", points = 3 }", 0);
    assert!(takes(&table, "use").len() == 1, "before the card");
    take(&mut table, 1);
    assert_eq!((table.seat(), table.moves()), (1, vec!["use 1".to_string(), "pass".to_string()]), "and after it");
    assert_eq!(table.refused("take 1 at b1"), den_core::Illegal::new(Reason::UseOrEnd, "WW-MOD-2"));
    table.play("use 1");
    assert_eq!((table.seat(), table.sheet().totals()[0]), (2, 3), "used once, the turn ends");
    take(&mut table, 1);
    table.play("pass");
    assert_eq!(table.seat(), 1, "nobody has to use it");

    let mut table = with("when = \"after\"\neffect = { kind = \"points\", points = 3 }", 0);
    let card = table.now().setup().opportunity_title(table.now().opportunity_card(wolfwalkers::Which::ALL[0]).unwrap());
    assert_eq!(table.refused("use 1").reason, Reason::OnlyAfter { card: card.clone() }.into());
    take(&mut table, 1);
    table.play("use 1");
    let mut table = with("when = \"before\"\neffect = { kind = \"points\", points = 3 }", 0);
    take(&mut table, 1);
    assert_eq!(table.seat(), 2);
    // A card that says nothing is used at any time.
    let mut table = with("effect = { kind = \"points\", points = 3 }", 0);
    assert_eq!(takes(&table, "use").len(), 1);
    take(&mut table, 1);
    assert_eq!((table.seat(), table.moves()), (1, vec!["use 1".to_string(), "pass".to_string()]));
}

/// A game in which the first player has drawn the bottom card of the stack, and has an opportunity besides: the card from the box.
fn in_hand(card: &str) -> Table {
    let edition = with_card("opportunity", card).unwrap();
    let mut table = Table::bare(&edition, "special=no-change opportunities=from-below+mine", 2);
    table.chance("first 1").deal();
    take(&mut table, 1);
    if table.seat() == 1 {
        table.play("pass");
    }
    table.play("take 1 at a1");
    while table.seat() == 2 {
        table.play("pass");
    }
    table.step("use 1").deal();
    assert!(!takes(&table, "lay").is_empty() && table.now().hand().is_some());
    table
}

/// WW-MOD-2: at any time of the turn, so also while a card that was drawn is in hand.
#[test]
fn an_opportunity_may_be_used_while_a_card_is_in_hand() {
    let mut table = in_hand("effect = { kind = \"diagonal\" }");
    assert!(takes(&table, "lay b2").is_empty());
    table.play("use 2");
    assert_eq!(takes(&table, "lay b2").len(), 1);
    assert!(takes(&table, "use").is_empty());
    table.play("lay b2");

    // A goal that it turns up is shown first; then the card in hand is laid.
    let mut table = in_hand("effects = [{ kind = \"flip\", cards = 2 }, { kind = \"points\", points = 2 }]");
    table.play("use 2");
    assert!(table.moves().iter().all(|m| m.starts_with("slot ")));
    table.step("slot 1");
    assert_eq!(table.now().turn(), Turn::Chance);
    table.deal().step("slot 2").deal();
    assert_eq!(takes(&table, "lay").len(), table.moves().len());
    table.play("lay b1");
    assert_eq!((table.display(1).len(), table.sheet().totals()[0], table.seat()), (2, 2, 2));

    // Not if the card says otherwise, and not if it needs the hand itself.
    for card in ["when = \"before\"\neffect = { kind = \"points\", points = 3 }", "when = \"any\"\neffect = { kind = \"top\" }"] {
        let table = in_hand(card);
        let title = table.now().setup().opportunity_title(table.now().opportunity_card(wolfwalkers::Which::ALL[1]).unwrap());
        assert_eq!(table.refused("use 2").reason, Reason::OnlyBefore { card: title }.into(), "{card}");
        assert_eq!(takes(&table, "lay").len(), table.moves().len());
    }
    let table = in_hand("effect = { kind = \"wander\" }");
    assert_eq!(table.refused("use 2").reason, Reason::LayFirst.into());
    let mut table = with("effect = { kind = \"gap\" }", 1);
    take(&mut table, 1);
    assert_eq!(table.seat(), 2, "how a card is laid is decided before it lies");
}

/// WW-MOD-4: with 25 cards the game is over for a player, also for opportunities.
#[test]
fn a_full_display_ends_the_turn() {
    let mut table = with("when = \"any\"\neffect = { kind = \"second-chance\" }", 24);
    take(&mut table, 1);
    assert_eq!((table.display(1).len(), table.seat()), (25, 2));
}

/// WW-MOD-2: several effects, one after another; one that can do nothing is left out.
#[test]
fn effects_follow_each_other() {
    let mut table =
        with("effects = [{ kind = \"flip\", cards = 1 }, { kind = \"clear\", cards = 2 }, { kind = \"points\", points = 2 }]", 0);
    let stack = table.stack();
    table.play("use 1");
    assert!(table.moves().iter().all(|m| m.starts_with("slot ")));
    table.play("slot 1");
    assert_eq!(table.market()[0].as_ref().unwrap().2, Side::Goal, "turned over");
    table.play("slot 2").play("slot 3");
    assert_eq!((table.stack(), table.sheet().totals()[0], table.seat()), (stack - 2, 2, 1));
    assert!(takes(&table, "take").len() == table.moves().len(), "the turn goes on as usual");

    let mut table = with("effects = [{ kind = \"look\", cards = 1 }, { kind = \"dig\" }]", 1);
    table.play("use 1").step("slot 1");
    assert_eq!(table.now().turn(), Turn::Chance);
    table.deal();
    assert!(table.moves().iter().all(|m| m.starts_with("lay ")), "the bottom card is in hand");
    table.play("lay b1");
    assert_eq!(table.display(1).card(cell("b1")).unwrap().1, Side::Goal);

    // One effect, and more after it.
    let mut table = with("effect = { kind = \"points\", points = 1 }\neffects = [{ kind = \"points\", points = 4 }]", 0);
    table.play("use 1");
    assert_eq!(table.sheet().totals()[0], 5);

    // Nobody can trade a single card: that effect is left out.
    let mut table = with("effects = [{ kind = \"points\", points = 1 }, { kind = \"trade\" }]", 0);
    table.play("use 1");
    assert!(takes(&table, "take").len() == table.moves().len());
}

/// How many, and whose: two cards of the next player go under the stack.
#[test]
fn a_second_chance_may_be_for_the_next_player() {
    let mut table = with("seats = 2\neffect = { kind = \"second-chance\", who = \"next\", cards = 2 }", 3);
    table.play("use 1");
    let chosen = table.moves();
    assert!(chosen.iter().all(|m| m.starts_with("card ")));
    table.play(&chosen[0]);
    let next = table.moves()[0].clone();
    table.play(&next);
    assert_eq!((table.display(1).len(), table.display(2).len(), table.seat()), (3, 1, 1));
    assert_eq!(table.now().seats(), 2);
    let wander = with("effect = { kind = \"wander\", cards = 2 }", 3);
    let mut table = wander;
    table.play("use 1");
    for _ in 0..2 {
        let m = takes(&table, "card")[0].clone();
        table.play(&m);
        let m = takes(&table, "lay").last().unwrap().clone();
        table.play(&m);
    }
    assert_eq!((table.display(1).len(), takes(&table, "take").is_empty()), (3, false));
}

/// WW-MOD-1: a special may act at setup, in play and at the end.
#[test]
fn a_special_may_act_at_several_moments() {
    let effects =
        "effects = [{ kind = \"market\", stories = 3, goals = 3 }, { kind = \"diagonal\" }, { kind = \"goal-cost\", free = 0, cost = 1 }]";
    let edition = with_card("special", effects).unwrap();
    let mut table = Table::bare(&edition, "special=mine", 2);
    table.chance("first 1").deal();
    assert_eq!(table.market().iter().flatten().filter(|slot| slot.2 == Side::Goal).count(), 3);
    table.play("take 6 at a1");
    assert_eq!(table.sheet().totals()[0], -1);
    take(&mut table, 1);
    assert!(takes(&table, "take 1 ").contains(&"take 1 at b2".to_string()));
    let twice = with_card("special", "effects = [{ kind = \"diagonal\" }, { kind = \"still-warm\" }]").unwrap_err();
    assert_eq!(twice.reason, ContentReason::SameMoment.into());
}

/// The checks of the grammar name the card and the reason.
#[test]
fn effects_that_cannot_be_carried_out_are_refused() {
    let at = |what: &str| format!("modules.toml, opportunity `mine`, {what}");
    for (card, reason) in [
        ("effects = [{ kind = \"top\" }, { kind = \"extra\" }]", ContentReason::TakesLast),
        ("when = \"after\"\neffect = { kind = \"patience\" }", ContentReason::TakesLast),
        ("when = \"after\"\neffect = { kind = \"gap\" }", ContentReason::LaysBefore),
        ("effects = [{ kind = \"last-chance\" }, { kind = \"extra\" }]", ContentReason::Alone),
        ("effects = [{ kind = \"favourite\", points = 1 }, { kind = \"add-symbol\", symbol = \"army\" }]", ContentReason::OneMarker),
        ("effects = [{ kind = \"flush\", cards = 2 }, { kind = \"second-chance\" }]", ContentReason::TooManyReturned { n: 3, most: 2 }),
        (
            "effects = [{ kind = \"extra\" }, { kind = \"whirl\" }, { kind = \"whirl\" }]\neffect = { kind = \"extra\" }",
            ContentReason::WrongCount { n: 4 },
        ),
        ("effects = []", ContentReason::WrongCount { n: 0 }),
    ] {
        assert_eq!(refused(card), (at("effects"), reason.into()), "{card}");
    }
    assert_eq!(refused("effect = { kind = \"second-chance\", who = \"next\" }"), (at("seats"), ContentReason::NeedsTwo.into()));
    assert_eq!(refused("effect = { kind = \"flip\", cards = 9 }"), (at("effects, cards"), ContentReason::OutOfRange { n: 9 }.into()));
}

/// WW-COMP-2, WW-HINT-2, WW-BAL-1, WW-ARROW-1: a symbol that a story shows twice counts twice for balances and totals, and once where stories count.
#[test]
fn a_story_may_show_a_symbol_twice() {
    let goals =
        ["kind = \"imbalance\"\nmore = [\"wolves\"]\nfewer = [\"town\"]\npoints = 6", "kind = \"arrow\"\nsymbol = \"wolves\"\npoints = 2"];
    let edition = deck(&["wolves wolves forest", "town"], &goals);
    let totals = edition.content().deck.totals();
    assert_eq!(totals[Symbol::Wolves as usize], 3, "twice on the first story and once on the last");
    let mut table = Table::bare(&edition, "", 2);
    table.chance("first 1");
    for story in [1, 2, 3, 4, 5, 6, 7] {
        while table.now().turn() == Turn::Chance {
            let chance = match table.now().stage() {
                wolfwalkers::Stage::Goal(_) => {
                    let next = table.now().unseen_goals().find(|goal| goal.number() <= 2).or(table.now().unseen_goals().next());
                    format!("goal {}", next.unwrap())
                }
                _ => format!("story {}", table.now().unseen_stories().next().unwrap()),
            };
            table.chance(&chance);
        }
        let _ = story;
    }
    assert_eq!(table.market()[0].unwrap().0, 1);
    table.play("take 1 at a1");
    take(&mut table, 2);
    // The two goals are in slots 5 and 6.
    table.play("take 5 at b1");
    take(&mut table, 2);
    table.play("take 6 at a2");
    let points = table.sheet().totals()[0];
    assert_eq!(points, 6 + 2, "two wolves are more than no town; one story in row and column");
    assert_eq!(table.display(1).symbols(Symbol::Wolves), 2);
    let took = table.events.iter().find_map(|event| match event {
        Event::Took { face: face @ Face::Story { number: 1, .. }, .. } => Some(*face),
        _ => None,
    });
    let symbols = vec![Symbol::Wolves, Symbol::Wolves, Symbol::Forest];
    assert_eq!(Message::from(took.unwrap()), SideName::StoryNumber { n: 1, symbols }.into());
    assert_eq!(
        table.now().deal(&mut den_core::Seed::from_number(1).stream(1)),
        table.now().deal(&mut den_core::Seed::from_number(1).stream(1))
    );
}

/// WW-BAL-2: the log says which side must be larger.
#[test]
fn the_log_says_which_side_of_an_imbalance_must_be_larger() {
    let more = [Symbol::Wolves].into_iter().collect();
    let symbols = [Symbol::Wolves, Symbol::Town].into_iter().collect();
    let face = Face::Goal { number: 1, family: wolfwalkers::Family::Imbalance, symbols, more: Some(more), points: 6, ours: false };
    let fewer = [Symbol::Town].into_iter().collect();
    let family = wolfwalkers::Family::Imbalance.name();
    assert_eq!(Message::from(face), SideName::GoalMoreNumber { n: 1, family, more, fewer, points: 6 }.into());
}

/// WW-SETUP-3: chosen, by lot, or the loser, who is drawn in a first game.
#[test]
fn the_first_player_may_be_chosen() {
    let mut table = Table::bare(&Edition::built_in(), "first=2", 2);
    table.deal();
    assert_eq!((table.seat(), table.now().first()), (2, Seat(1)));
    for words in ["first=lot", "first=loser", ""] {
        assert_eq!(Table::bare(&Edition::built_in(), words, 2).now().stage(), wolfwalkers::Stage::First);
    }
    assert_eq!(crate::common::refusal("first=3", 2).at, "first");
}
