//! The deck: what ours must satisfy (WW-DECK), and what a deck file is told when it is wrong.

use den_core::{Content as _, Edition, Refusal};
use wolfwalkers::{Cards, Deck, Family, Kind, Mark, OpportunityEffect, Options, Symbol};

const STORIES: &str = include_str!("../content/stories.toml");
const GOALS: &str = include_str!("../content/goals.toml");
const MODULES: &str = include_str!("../content/modules.toml");
const BOX: &str = include_str!("../content/box.toml");

/* WW-DECK */

/// WW-COMP-3, WW-DECK: 8 stories with one symbol, 20 with two, 20 with three, 7 with four; no two equal; totals between 6 and 18.
#[test]
fn our_stories_are_as_the_deck_rules_ask() {
    let deck = Deck::built_in();
    for (symbols, count) in [(1, 8), (2, 20), (3, 20), (4, 7)] {
        assert_eq!(deck.stories.iter().filter(|story| story.symbols.len() == symbols).count(), count, "with {symbols} symbols");
    }
    let mut sets: Vec<_> = deck.stories.iter().map(|story| story.symbols).collect();
    sets.sort_unstable();
    assert!(sets.windows(2).all(|pair| pair[0] != pair[1]), "two stories are equal");
    let totals = deck.totals();
    assert_eq!((totals.iter().min(), totals.iter().max()), (Some(&6), Some(&18)));
}

/// WW-COMP-3, WW-DECK: how many goals of each kind, and what they are worth.
#[test]
fn our_goals_are_as_the_deck_rules_ask() {
    let deck = Deck::built_in();
    let count = |family| deck.goals.iter().filter(|goal| goal.family() == family).count();
    let counts = Family::ALL.map(count);
    assert_eq!(counts, [20, 10, 5, 8, 7, 5]);
    for goal in &deck.goals {
        let allowed = match &goal.kind {
            Kind::Pattern(pattern) => {
                assert!((2..=4).contains(&pattern.cells.len()), "{}", goal.title);
                3..=8
            }
            Kind::Arrow(_) => 1..=3,
            Kind::Crossed(_) => 6..=8,
            Kind::Pair { arrows: false, .. } => 2..=3,
            Kind::Pair { arrows: true, .. } => 3..=4,
            Kind::Balance(_) => 8..=10,
            Kind::Imbalance { .. } => 4..=7,
        };
        assert!(allowed.contains(&goal.points), "{}: {}", goal.title, goal.points);
    }
    assert_eq!(deck.goals.iter().filter(|goal| matches!(goal.kind, Kind::Pair { arrows: true, .. })).count(), 3);
    for symbol in Symbol::ALL {
        let wanted = deck.goals.iter().filter(|goal| goal.wanted().has(symbol)).count();
        assert!(wanted >= 4, "{symbol} is wanted by {wanted} goals");
    }
    let mut titles: Vec<&str> =
        deck.goals.iter().map(|goal| goal.title.as_str()).chain(deck.stories.iter().map(|s| s.title.as_str())).collect();
    titles.sort_unstable();
    assert!(titles.windows(2).all(|pair| pair[0] != pair[1]), "two cards have one title");
}

/// WW-MOD-6, WW-DECK: 15 specials, 25 opportunities of at least 16 kinds, what the rulebook names, a sentence each.
#[test]
fn our_module_cards_are_as_the_deck_rules_ask() {
    let deck = Deck::built_in();
    assert_eq!((deck.specials.len(), deck.opportunities.len()), (15, 25));
    let mut kinds: Vec<_> = deck.opportunities.iter().map(|card| std::mem::discriminant(&card.effect)).collect();
    kinds.dedup();
    assert!(kinds.len() >= 16, "{} kinds", kinds.len());
    assert!(deck.specials.iter().any(|card| card.title == "No Change"));
    let copies = |name: &str| deck.opportunities.iter().filter(|card| card.name == name).count();
    assert_eq!((copies("second-chance"), copies("last-chance")), (2, 2));
    assert!(deck.opportunities.iter().any(|card| card.effect == OpportunityEffect::Diagonal));
    assert!(deck.opportunities.iter().any(|card| card.effect == OpportunityEffect::Bottom));
    for text in deck.specials.iter().map(|c| &c.text).chain(deck.opportunities.iter().map(|c| &c.text)) {
        assert!(text.ends_with('.') && !text.trim_end_matches('.').contains(". "), "not one sentence: {text}");
    }
}

/// WW-DECK: the committed report is of this deck.
#[test]
fn the_committed_report_is_of_this_deck() {
    let committed = include_str!("../../../docs/wolfwalkers-deck.md");
    for goal in &Deck::built_in().goals {
        assert!(committed.contains(&format!("| {} | {goal} |", goal.title)), "{}: repeat `wolfden deck-report`", goal.title);
    }
    assert!(!committed.contains("**no**"));
}

/* marks */

/// WW-COMP-3: the program never presents our figures as the publisher's.
#[test]
fn every_group_of_figures_says_where_it_comes_from() {
    let marks = Deck::built_in().marks();
    let of = |group: &str| marks.iter().find(|(name, _)| *name == group).unwrap().1;
    assert_eq!(of("stories"), Mark::Reconstructed);
    assert_eq!(of("goals"), Mark::Reconstructed);
    assert_eq!(of("module cards"), Mark::Reconstructed);
    assert_eq!(of("the market and the swap cards"), Mark::Rulebook);
    let without = GOALS.replacen("mark = \"reconstructed\"", "", 1);
    assert!(refused("goals.toml", &without).why.contains("mark"));
}

/* deck files */

fn with(file: &str, text: &str) -> Result<Edition<Cards>, Refusal> {
    assert!(Cards::FILES.iter().any(|(name, _)| *name == file));
    Edition::with(|name| (name == file).then(|| text.to_string()))
}

fn refused(file: &str, text: &str) -> Refusal {
    with(file, text).expect_err("the file is wrong")
}

fn edited(file: &str, from: &str, to: &str) -> String {
    let text = match file {
        "stories.toml" => STORIES,
        "goals.toml" => GOALS,
        "modules.toml" => MODULES,
        _ => BOX,
    };
    assert!(text.contains(from), "{from}");
    refused(file, &text.replacen(from, to, 1)).to_string()
}

#[test]
fn a_wrong_story_is_named_with_its_field() {
    let cases = [
        ("symbols = [\"town\"]", "symbols = [\"town\", \"town\"]", "stories.toml, story 1, symbols: names a symbol twice"),
        ("symbols = [\"town\"]", "symbols = []", "stories.toml, story 1, symbols: has 0 symbols; allowed: 1 to 4"),
        ("symbols = [\"town\"]", "symbols = [\"castle\"]", "stories.toml, totals, town: says 14, but 13 stories show it (WW-COMP-2)"),
        ("number = 7\n", "number = 8\n", "stories.toml, story 8: stands where story 7 should: number the cards 1, 2, 3 …"),
        ("title = \"The Den\"", "title = \" \"", "stories.toml, story 12, title: is empty"),
        (
            "number = 3\n",
            "number = 3\nback = 9\n",
            "stories.toml, story 1, back: is missing: fix the backs of all stories or of none (WW-INFO-2)",
        ),
    ];
    for (from, to, says) in cases {
        assert_eq!(edited("stories.toml", from, to), says);
    }
    let unknown = edited("stories.toml", "symbols = [\"town\"]", "symbols = [\"moon\"]");
    assert!(unknown.starts_with("stories.toml, line 23: unknown variant `moon`"), "{unknown}");
    let misspelt = edited("stories.toml", "title = \"The Den\"", "titel = \"The Den\"");
    assert!(misspelt.contains("unknown field `titel`"), "{misspelt}");
}

#[test]
fn a_wrong_goal_is_named_with_its_field() {
    let cases = [
        (
            "\nkind = \"arrow\"",
            "\nkind = \"bow\"",
            "goals.toml, goal 21, kind: `bow` is no kind of goal; allowed: pattern, arrow, crossed, pair, balance, imbalance",
        ),
        ("\nkind = \"arrow\"", "\nkind = \"pair\"", "goals.toml, goal 21, symbol: does not belong to a goal of kind `pair`"),
        ("shape = [\"robyn merlyn\"]", "", "goals.toml, goal 7, shape: is missing: a goal of kind `pattern` needs it"),
        (
            "shape = [\"robyn merlyn\"]",
            "shape = [\"robyn\"]",
            "goals.toml, goal 7, shape: a pattern has 2 to 8 cells with a symbol, this one has 1",
        ),
        (
            "shape = [\"robyn merlyn\"]",
            "shape = [\"robyn . . . . merlyn\"]",
            "goals.toml, goal 7, shape: the shape does not fit a display of 5 by 5",
        ),
        ("shape = [\"robyn merlyn\"]", "shape = [\"robyn moon\"]", "goals.toml, goal 7, shape: `moon` is neither a symbol nor `.`"),
        ("symbols = [\"robyn\", \"mebh\"]", "symbols = [\"robyn\"]", "goals.toml, goal 36, symbols: has 1 symbols; allowed: 2"),
        (
            "sides = [[\"robyn\"], [\"mebh\"]]",
            "sides = [[\"robyn\"], [\"robyn\"]]",
            "goals.toml, goal 45, sides: Robyn stands on both sides",
        ),
    ];
    for (from, to, says) in cases {
        assert_eq!(edited("goals.toml", from, to), says);
    }
    assert!(edited("goals.toml", "points = 8", "points = 0").contains("points: 0 points; allowed: 1 to 20"));
    let cut = &GOALS[..GOALS.rfind("[[goal]]").unwrap()];
    assert_eq!(refused("goals.toml", cut).to_string(), "goals.toml: 54 goals do not fit 55 stories: each card has both");
}

#[test]
fn a_wrong_module_card_or_table_is_named_with_its_field() {
    let cases = [
        ("modules.toml", "name = \"prologue\"", "name = \"display\"", "modules.toml, special `display`, name: is taken"),
        (
            "modules.toml",
            "name = \"prologue\"",
            "name = \"Pro logue\"",
            "modules.toml, special `Pro logue`, name: cannot be written in an option; allowed: small letters, digits and `-`",
        ),
        ("modules.toml", "turns = 3", "turns = 0", "modules.toml, special `restless-wind`, effect, turns: is 0; allowed: 1 or more"),
        (
            "modules.toml",
            "kind = \"look\", cards = 2",
            "kind = \"look\", cards = 3",
            "modules.toml, opportunity `look-behind`, effect, cards: is 3; allowed: 1, 2",
        ),
        (
            "modules.toml",
            "stories = 6, goals = 2",
            "stories = 8, goals = 2",
            "modules.toml, special `long-market`, effect: a market of 8 stories and 2 goals; allowed: at least one of each, at most 8 places",
        ),
        ("box.toml", "from = 15", "from = 26", "box.toml, solo, ranks: `Cub` does not take more points than `Stray`"),
        (
            "box.toml",
            "goals = 2",
            "goals = 0",
            "box.toml, table: a market of 4 stories and 0 goals; allowed: at least one of each, at most 8 places",
        ),
    ];
    for (file, from, to, says) in cases {
        assert_eq!(edited(file, from, to), says);
    }
    let unknown = edited("modules.toml", "kind = \"look\"", "kind = \"stare\"");
    assert!(unknown.contains("unknown variant `stare`"), "{unknown}");
}

/// WW-INFO-2: pairs that are fixed must be fixed for all, each goal once.
#[test]
fn fixed_backs_must_pair_every_story_with_a_goal_of_its_own() {
    let backs = |goal: fn(usize) -> usize| {
        let mut at = 0;
        let lines = STORIES.lines().map(|line| {
            if line.starts_with("number") {
                at += 1;
                format!("{line}\nback = {}\n", goal(at))
            } else {
                format!("{line}\n")
            }
        });
        lines.collect::<String>()
    };
    assert!(with("stories.toml", &backs(|at| 56 - at)).is_ok());
    assert_eq!(
        refused("stories.toml", &backs(|_| 4)).to_string(),
        "stories.toml, story 2, back: goal 4 is already behind story 1 (WW-INFO-2)"
    );
    assert_eq!(
        refused("stories.toml", &backs(|at| at + 1)).to_string(),
        "stories.toml, story 55, back: there is no goal 56; allowed: 1 to 55"
    );
}

/// A view of a game with another deck carries that deck, without its backs.
#[test]
fn views_of_another_deck_read_back() {
    use den_core::{Eye, Game};
    let edition = with("goals.toml", &GOALS.replacen("points = 4", "points = 9", 1)).unwrap();
    let start = wolfwalkers::Wolfwalkers::new(&edition, &Options::default(), 2).unwrap();
    let view = start.view(Eye::Public);
    let json = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<wolfwalkers::View>(&json).unwrap(), view);
    let ours = wolfwalkers::Wolfwalkers::new(&Edition::built_in(), &Options::default(), 2).unwrap();
    let short = serde_json::to_string(&ours.view(Eye::Public)).unwrap();
    assert!(short.len() * 5 < json.len(), "our own deck is not sent");
    let damaged = short.replacen("\"seats\":2", "\"seats\":4", 1);
    assert!(serde_json::from_str::<wolfwalkers::View>(&damaged).is_err());
}
