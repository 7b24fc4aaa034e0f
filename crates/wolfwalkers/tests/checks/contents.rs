//! Any box that passes the checks can be played.

use den_core::dice;
use den_testkit::{ContentFiles, any_content_plays};
use rand::rngs::ChaCha8Rng;
use toml::{Table, Value};
use wolfwalkers::{Symbol, Wolfwalkers};

/// The effects of opportunities, with figures where they need some.
const EFFECTS: [&str; 26] = [
    "kind = 'diagonal'",
    "kind = 'bottom'",
    "kind = 'dig'",
    "kind = 'top'",
    "kind = 'leap'",
    "kind = 'other-side'",
    "kind = 'flush'\ncards = 2",
    "kind = 'clear'\ncards = 3",
    "kind = 'flip'\ncards = 2",
    "kind = 'second-chance'",
    "kind = 'second-chance'\nwho = 'next'\ncards = 2",
    "kind = 'last-chance'",
    "kind = 'trade'",
    "kind = 'wander'\ncards = 2",
    "kind = 'turn-over'\ncards = 2",
    "kind = 'extra'",
    "kind = 'hands-off'",
    "kind = 'look'\ncards = 2",
    "kind = 'whirl'",
    "kind = 'barter'",
    "kind = 'gap'",
    "kind = 'patience'",
    "kind = 'favourite'\npoints = 3",
    "kind = 'add-symbol'\nsymbol = 'army'",
    "kind = 'count'\nsymbol = 'town'\npoints = 1\nmost = 4",
    "kind = 'points'\npoints = 2",
];

/// Other symbols on the stories, other opportunities and specials.
fn vary(files: &mut ContentFiles, rng: &mut ChaCha8Rng) {
    let stories = files.get_mut("stories.toml").unwrap();
    stories.remove("totals");
    for story in stories["story"].as_array_mut().unwrap() {
        let symbols: Vec<&str> = (0..1 + dice::below(rng, 4)).map(|_| dice::one_of(rng, &Symbol::ALL).key()).collect();
        story.as_table_mut().unwrap().insert("symbols".into(), Value::from(symbols));
    }
    let modules = files.get_mut("modules.toml").unwrap();
    let cards = modules["opportunity"].as_array_mut().unwrap();
    let printed = cards.clone();
    for card in cards.iter_mut() {
        let card = card.as_table_mut().unwrap();
        let effects: Vec<Value> = (0..1 + dice::below(rng, 2)).map(|_| effect(dice::one_of(rng, &EFFECTS))).collect();
        let when = dice::one_of(rng, &["before", "before", "after", "any"]);
        card.remove("effect");
        card.insert("effects".into(), Value::Array(effects));
        card.insert("when".into(), when.into());
        card.insert("seats".into(), Value::from(2));
    }
    // One card that the checks refuse would spoil all of them, so it stays as printed.
    while let Some(name) = refused(cards) {
        let at = cards.iter().position(|card| card["name"].as_str() == Some(&name)).unwrap();
        assert_ne!(cards[at], printed[at], "the checks refuse a printed card");
        cards[at] = printed[at].clone();
    }
    let effects = ["kind = 'market'\nstories = 5\ngoals = 3", "kind = 'goals-apart'", "kind = 'heart'\npoints = 2"].map(effect);
    let special = modules["special"].as_array_mut().unwrap().last_mut().unwrap().as_table_mut().unwrap();
    special.remove("effect");
    special.insert("effects".into(), Value::Array(effects.to_vec()));
}

fn effect(text: &str) -> Value {
    Value::Table(text.parse::<Table>().unwrap())
}

/// The name of the first of these opportunities that the checks refuse.
fn refused(cards: &[Value]) -> Option<String> {
    let mut modules = Table::new();
    modules.insert("mark".into(), "box".into());
    modules.insert("opportunity".into(), Value::Array(cards.to_vec()));
    let text = toml::to_string(&modules).unwrap();
    let content = den_core::Edition::<wolfwalkers::Content>::with_files(|name| (name == "modules.toml").then(|| text.clone()));
    content.err().map(|refusal| refusal.at.split('`').nth(1).expect("a refusal names the card").to_string())
}

/// WW-COMP-2, WW-MOD-1, WW-MOD-2. A random game is long, so not every position is audited.
#[test]
fn any_box_that_passes_the_checks_plays_without_an_audit_failure() {
    any_content_plays::<Wolfwalkers>(340, 3, 5, vary);
}
