//! The deck: what ours must satisfy (WW-DECK), and the errors for an invalid deck file.

use den_core::{Allowed, Content as _, Edition, Eye, Hidden as _, Mark, Message, Played, Refusal, Rules as _, Shared, built_in, mark_of};
use wolfwalkers::{Accepted, Content, ContentReason, Family, Kind, OpportunityEffect, Options, Part, Reason, Setup, Symbol, Wolfwalkers};

use crate::common::our_deck;

const STORIES: &str = include_str!("../../content/stories.toml");
const GOALS: &str = include_str!("../../content/goals.toml");
const MODULES: &str = include_str!("../../content/modules.toml");
const BOX: &str = include_str!("../../content/box.toml");

/* WW-DECK */

/// WW-COMP-3, WW-DECK: 8 stories with one symbol, 20 with two, 20 with three, 7 with four; no two equal; totals between 6 and 18.
#[test]
fn our_stories_are_as_the_deck_rules_ask() {
    let deck = our_deck();
    for (symbols, count) in [(1, 8), (2, 20), (3, 20), (4, 7)] {
        assert_eq!(deck.stories.iter().filter(|story| story.symbols.len() == symbols).count(), count, "with {symbols} symbols");
    }
    let mut sets: Vec<_> = deck.stories.iter().map(|story| story.symbols).collect();
    sets.sort_unstable();
    assert!(sets.windows(2).all(|pair| pair[0] != pair[1]), "two stories are equal");
    let totals = deck.totals();
    assert_eq!((totals.iter().min(), totals.iter().max()), (Some(&6), Some(&18)));
}

/// WW-COMP-3, WW-DECK: the number of goals of each kind, and their values.
#[test]
fn our_goals_are_as_the_deck_rules_ask() {
    let deck = our_deck();
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
        assert!(wanted >= 4, "{symbol:?} is wanted by {wanted} goals");
    }
    let mut titles: Vec<&str> =
        deck.goals.iter().map(|goal| goal.title.as_str()).chain(deck.stories.iter().map(|s| s.title.as_str())).collect();
    titles.sort_unstable();
    assert!(titles.windows(2).all(|pair| pair[0] != pair[1]), "two cards have one title");
}

/// WW-MOD-6, WW-DECK: 15 specials, 25 opportunities of at least 16 kinds, including those that the rulebook names, with a sentence each.
#[test]
fn our_module_cards_are_as_the_deck_rules_ask() {
    let deck = our_deck();
    assert_eq!((deck.specials.len(), deck.opportunities.len()), (15, 25));
    let mut kinds: Vec<_> = deck.opportunities.iter().map(|card| std::mem::discriminant(&card.effects[0])).collect();
    kinds.dedup();
    assert!(kinds.len() >= 16, "{} kinds", kinds.len());
    assert!(deck.specials.iter().any(|card| card.title == "No Change"));
    let copies = |name: &str| deck.opportunities.iter().filter(|card| card.name == name).count();
    assert_eq!((copies("second-chance"), copies("last-chance")), (2, 2));
    assert!(deck.opportunities.iter().any(|card| card.effects == [OpportunityEffect::Diagonal]));
    assert!(deck.opportunities.iter().any(|card| card.effects == [OpportunityEffect::Bottom]));
    for text in deck.specials.iter().map(|c| &c.text).chain(deck.opportunities.iter().map(|c| &c.text)) {
        assert!(text.ends_with('.') && !text.trim_end_matches('.').contains(". "), "not one sentence: {text}");
    }
}

/* marks */

/// WW-COMP-3: the program never presents our values as the publisher's.
#[test]
fn every_group_of_values_says_where_it_comes_from() {
    let marks = built_in::<Wolfwalkers>().content().marks();
    let of = |part: Part| marks.iter().find(|marked| marked.what == part.clone().into()).unwrap().mark;
    for part in [Part::Stories, Part::Goals, Part::ModuleCards, Part::Ranks] {
        assert_eq!(of(part), Mark::Reconstructed);
    }
    assert_eq!(of(Part::Market), Mark::Rulebook);
    for (at, mark) in [
        ("modules.toml, special `no-change`.effect", Mark::Rulebook),
        ("modules.toml, opportunity `last-chance`.title", Mark::Rulebook),
        ("modules.toml, opportunity `last-chance`.effect", Mark::Reconstructed),
        ("stories.toml, story 1.symbols", Mark::Reconstructed),
    ] {
        assert_eq!(mark_of(&marks, at), Some(mark), "{at}");
    }
    let without = GOALS.replacen("mark = \"reconstructed\"", "", 1);
    assert!(parser(&refused("goals.toml", &without)).contains("mark"));
}

/* deck files */

fn with(file: &str, text: &str) -> Result<Edition<Content>, Refusal> {
    assert!(Content::FILES.iter().any(|(name, _)| *name == file));
    Edition::with_files(|name| (name == file).then(|| text.to_string()))
}

fn refused(file: &str, text: &str) -> Refusal {
    with(file, text).expect_err("the file is wrong")
}

/// Why a file with one change is refused.
fn edited(file: &str, from: &str, to: &str) -> Refusal {
    let text = match file {
        "stories.toml" => STORIES,
        "goals.toml" => GOALS,
        "modules.toml" => MODULES,
        _ => BOX,
    };
    assert!(text.contains(from), "{from}");
    refused(file, &text.replacen(from, to, 1))
}

/// The message of the file parser.
fn parser(refusal: &Refusal) -> String {
    assert_eq!(refusal.reason.key, Message::from(den_core::ContentReason::Parser { what: String::new() }).key);
    refusal.reason.arg("what").unwrap().to_string()
}

fn range(least: u16, most: u16) -> Allowed {
    Allowed::Range { least, most }
}

#[test]
fn a_wrong_story_is_named_with_its_field() {
    let story = |from, to| edited("stories.toml", from, to);
    let town = "symbols = [\"town\"]";
    let at = |at: &str, reason: ContentReason| Refusal::new(at, reason);
    let thrice = "symbols = [\"town\", \"town\", \"town\"]";
    assert_eq!(story(town, thrice), at("stories.toml, story 1, symbols", ContentReason::SymbolThrice));
    let none = at("stories.toml, story 1, symbols", ContentReason::WrongCount { n: 0 }).allowed(range(1, 4));
    assert_eq!(story(town, "symbols = []"), none);
    let total = at("stories.toml, totals, town", ContentReason::WrongTotal { total: 14, n: 13 }).rule("WW-COMP-2");
    assert_eq!(story(town, "symbols = [\"castle\"]"), total);
    assert_eq!(story("number = 7\n", "number = 8\n"), at("stories.toml, story 8", ContentReason::Misnumbered { n: 7 }));
    assert_eq!(story("title = \"The Den\"", "title = \" \""), at("stories.toml, story 12, title", ContentReason::Empty));
    let missing = at("stories.toml, story 1, back", ContentReason::BackMissing).rule("WW-INFO-2");
    assert_eq!(story("number = 3\n", "number = 3\nback = 9\n"), missing);
    let unknown = story(town, "symbols = [\"moon\"]");
    assert_eq!(unknown.at, "stories.toml:24");
    assert!(parser(&unknown).contains("unknown variant `moon`"), "{unknown}");
    assert!(parser(&story("title = \"The Den\"", "titel = \"The Den\"")).contains("unknown field `titel`"));
}

#[test]
fn a_wrong_goal_is_named_with_its_field() {
    let goal = |from, to| edited("goals.toml", from, to);
    let at = |at: &str, reason: ContentReason| Refusal::new(at, reason);
    let words = vec!["pattern", "arrow", "crossed", "pair", "balance", "imbalance"];
    let unknown = at("goals.toml, goal 21, kind", ContentReason::UnknownKind { word: "bow".into() }).allowed(Allowed::Words { words });
    assert_eq!(goal("\nkind = \"arrow\"", "\nkind = \"bow\""), unknown);
    let foreign = ContentReason::NotNeeded { kind: "pair".into() };
    assert_eq!(goal("\nkind = \"arrow\"", "\nkind = \"pair\""), at("goals.toml, goal 21, symbol", foreign));
    let shape = "shape = [\"robyn merlyn\"]";
    assert_eq!(goal(shape, ""), at("goals.toml, goal 7, shape", ContentReason::Needed { kind: "pattern".into() }));
    let size = ContentReason::PatternSize { n: 1, most: 8 };
    assert_eq!(goal(shape, "shape = [\"robyn\"]"), at("goals.toml, goal 7, shape", size));
    assert_eq!(goal(shape, "shape = [\"robyn . . . . merlyn\"]"), at("goals.toml, goal 7, shape", ContentReason::PatternShape));
    let word = ContentReason::NoSymbol { word: "moon".into() };
    assert_eq!(goal(shape, "shape = [\"robyn moon\"]"), at("goals.toml, goal 7, shape", word));
    let both = ContentReason::BothSides { symbol: Symbol::Robyn };
    let sides = "sides = [[\"robyn\"], [\"mebh\"]]";
    assert_eq!(goal(sides, "sides = [[\"robyn\"], [\"robyn\"]]"), at("goals.toml, goal 45, sides", both));
    let points = goal("points = 8", "points = 0");
    assert_eq!((points.reason, points.allowed), (ContentReason::OutOfRange { n: 0 }.into(), Some(Box::new(range(1, 20).into()))));
    let cut = &GOALS[..GOALS.rfind("[[goal]]").unwrap()];
    assert_eq!(refused("goals.toml", cut), at("goals.toml", ContentReason::NotPaired { goals: 54, stories: 55 }));
}

/// A list that is too long is refused, never cut.
#[test]
fn lists_that_are_too_long_are_refused() {
    let count = |file, from, to, n, allowed: Allowed| {
        let refusal = edited(file, from, to);
        assert_eq!(
            (refusal.reason, refusal.allowed),
            (ContentReason::WrongCount { n }.into(), Some(Box::new(allowed.into()))),
            "{}",
            refusal.at
        );
    };
    let pair = "symbols = [\"robyn\", \"mebh\"]";
    count("goals.toml", pair, "symbols = [\"robyn\", \"mebh\", \"town\"]", 3, range(2, 2));
    count("goals.toml", pair, "symbols = [\"robyn\"]", 1, range(2, 2));
    let sides = "sides = [[\"robyn\"], [\"mebh\"]]";
    let five = "sides = [[\"robyn\"], [\"mebh\"], [\"town\"], [\"army\"], [\"castle\"]]";
    count("goals.toml", sides, five, 5, range(2, 4));
    let four = "symbols = [\"town\", \"army\", \"robyn\", \"mebh\", \"wolves\"]";
    count("stories.toml", "symbols = [\"town\"]", four, 5, range(1, 4));
}

#[test]
fn a_wrong_module_card_or_table_is_named_with_its_field() {
    let module = |from, to| edited("modules.toml", from, to);
    let taken = Refusal::new("modules.toml, special `display`, name", ContentReason::NameTaken);
    assert_eq!(module("name = \"prologue\"", "name = \"display\""), taken);
    let name = Refusal::new("modules.toml, special `Pro logue`, name", ContentReason::BadName).allowed(Accepted::PlainName);
    assert_eq!(module("name = \"prologue\"", "name = \"Pro logue\""), name);
    let turns = module("turns = 3", "turns = 0");
    assert_eq!(
        (turns.at.as_str(), turns.reason),
        ("modules.toml, special `restless-wind`, effect, turns", ContentReason::OutOfRange { n: 0 }.into())
    );
    let cards = Refusal::new("modules.toml, opportunity `look-behind`, effects, cards", ContentReason::OutOfRange { n: 5 });
    assert_eq!(module("kind = \"look\", cards = 2", "kind = \"look\", cards = 5"), cards.allowed(range(1, 4)));
    let market = |at: &str, stories, goals| Refusal::new(at, ContentReason::NoMarket { stories, goals }).allowed(Accepted::Market { n: 8 });
    let long = market("modules.toml, special `long-market`, effect", 8, 2);
    assert_eq!(module("stories = 6, goals = 2", "stories = 8, goals = 2"), long);
    let order = ContentReason::RankOrder { a: "Cub".into(), b: "Stray".into() };
    assert_eq!(edited("box.toml", "from = 15", "from = 26"), Refusal::new("box.toml, solo, ranks", order));
    assert_eq!(edited("box.toml", "goals = 2", "goals = 0"), market("box.toml, table", 4, 0));
    assert!(parser(&module("kind = \"look\"", "kind = \"stare\"")).contains("unknown variant `stare`"));
}

/// WW-INFO-2: pairs must be fixed for all cards or none, each goal once.
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
    let twice = Refusal::new("stories.toml, story 2, back", ContentReason::BackTaken { goal: 4, story: 1 }).rule("WW-INFO-2");
    assert_eq!(refused("stories.toml", &backs(|_| 4)), twice);
    let beyond = Refusal::new("stories.toml, story 55, back", Reason::NoGoal { n: 56 }).allowed(range(1, 55));
    assert_eq!(refused("stories.toml", &backs(|at| at + 1)), beyond);
}

/// A setup contains another deck, without its backs, but not our own; a view contains none.
#[test]
fn a_setup_carries_another_deck_and_a_view_carries_none() {
    let start = |edition: &Edition<Content>| Played::<Wolfwalkers>::new(edition, &Options::default(), 2).unwrap().now().clone();
    let edition = with("goals.toml", &GOALS.replacen("points = 4", "points = 9", 1)).unwrap();
    let (other, ours) = (start(&edition), start(&Edition::built_in()));
    let json = |now: &Wolfwalkers| serde_json::to_string(&**now.setup()).unwrap();
    let read: Setup = serde_json::from_str(&json(&other)).unwrap();
    assert_eq!(read, **other.setup());
    assert!(json(&ours).len() < 100, "our own deck is not sent: {}", json(&ours));
    let view = other.view(Eye::Public);
    let text = serde_json::to_string(&view).unwrap();
    assert_eq!(Wolfwalkers::read_view(&Shared::new(read), &text).unwrap(), view);
    assert!(Wolfwalkers::read_view(ours.setup(), &text.replacen("\"seat\":0", "\"seat\":2", 1)).is_err());
}

/// A setup from outside is parsed completely or refused.
#[test]
fn damaged_setups_are_refused() {
    let good = r#"{"seats":2,"swaps":6,"special":{"random":3},"opportunities":{"chosen":[1,4]}}"#;
    assert!(serde_json::from_str::<Setup>(good).is_ok());
    for (from, to) in [
        ("\"seats\":2", "\"seats\":0"),
        ("\"seats\":2", "\"seats\":5"),
        ("\"swaps\":6", "\"swaps\":200"),
        ("{\"random\":3}", "{\"random\":0}"),
        ("{\"random\":3}", "{\"random\":32768}"),
        ("{\"random\":3}", "{\"chosen\":15}"),
        ("{\"random\":3}", "\"none\""),
        ("[1,4]", "[4,1]"),
        ("[1,4]", "[1,25]"),
        ("[1,4]", "[]"),
        ("[1,4]", "[1,2,3,4]"),
        ("{\"chosen\":[1,4]}", "{\"random\":3}"),
        ("\"seats\":2", "\"seats\":2,\"extra\":1"),
    ] {
        let damaged = good.replacen(from, to, 1);
        assert_ne!(damaged, good);
        assert!(serde_json::from_str::<Setup>(&damaged).is_err(), "{damaged}");
    }
}
