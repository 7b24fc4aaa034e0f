//! Any content that passes the checks can be played.

use std::collections::BTreeMap;

use den_core::{Content, Edition, Game, Options, Played, Shared, Turn, Value, Values, dice};
use rand::rngs::ChaCha8Rng;
use toml::{Table, Value as Toml};

use crate::{random_step, rng};

/// The content files of a game, by name, while they are being varied.
pub type ContentFiles = BTreeMap<&'static str, Table>;

/// How many variations are tried for each content that passes the checks.
const MAX_TRIES: u32 = 200;
/// Keys whose numbers identify something, so that changing one only makes the content invalid.
const IDENTITIES: [&str; 3] = ["number", "seats", "back"];

/// Makes `contents` variations of the built-in content that pass the checks, plays `games` random games with each, with random options and
/// numbers of players, and audits the positions. `vary` changes what only the game knows how to change; besides, numbers are changed at
/// random. `audit_every` is the number of steps between two audits.
///
/// # Panics
/// With the number of the variation and what is wrong.
pub fn any_content_plays<G: Game>(contents: u32, games: u32, audit_every: usize, vary: impl Fn(&mut ContentFiles, &mut ChaCha8Rng)) {
    let parsed = |text: &str| text.parse::<Table>().expect("the built-in content is TOML");
    let built_in: ContentFiles = G::Content::FILES.iter().map(|&(name, text)| (name, parsed(text))).collect();
    let mut refused = 0;
    for number in 0..contents {
        let mut rng = rng(number);
        let edition = (0..MAX_TRIES).find_map(|_| {
            let edition = variation::<G::Content>(&built_in, &mut rng, &vary);
            refused += u32::from(edition.is_none());
            edition
        });
        let Some(edition) = edition else { panic!("no variation {number} passes the checks in {MAX_TRIES} tries") };
        for game in 0..games {
            one_game::<G>(&edition, number, game, audit_every, &mut rng);
        }
    }
    assert!(refused > 0 || contents < 10, "the variations never reach the limits of the checks");
}

/// A variation of the built-in content, if it passes the checks.
fn variation<C: Content>(
    built_in: &ContentFiles,
    rng: &mut ChaCha8Rng,
    vary: &impl Fn(&mut ContentFiles, &mut ChaCha8Rng),
) -> Option<Edition<C>> {
    let mut files = built_in.clone();
    vary(&mut files, rng);
    for _ in 0..dice::below(rng, 5) {
        change_a_number(&mut files, rng);
    }
    Edition::with_files(|name| files.get(name).map(|table| toml::to_string(table).expect("a table is TOML"))).ok()
}

/// Changes one number anywhere in the files.
fn change_a_number(files: &mut ContentFiles, rng: &mut ChaCha8Rng) {
    let mut numbers = Vec::new();
    files.values_mut().flat_map(|table| table.iter_mut()).for_each(|(key, value)| collect(key, value, &mut numbers));
    let at = dice::below(rng, numbers.len() as u32) as usize;
    let number = &mut numbers[at];
    **number = match dice::below(rng, 4) {
        0 => i64::from(dice::below(rng, 10)),
        _ => **number + i64::from(dice::below(rng, 5)) - 2,
    };
}

fn collect<'a>(key: &str, value: &'a mut Toml, numbers: &mut Vec<&'a mut i64>) {
    match value {
        Toml::Integer(number) if !IDENTITIES.contains(&key) => numbers.push(number),
        Toml::Array(items) => items.iter_mut().for_each(|item| collect(key, item, numbers)),
        Toml::Table(table) => table.iter_mut().for_each(|(key, value)| collect(key, value, numbers)),
        _ => {}
    }
}

fn one_game<G: Game>(edition: &Edition<G::Content>, content: u32, number: u32, audit_every: usize, rng: &mut ChaCha8Rng) {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + dice::below(rng, u32::from(most - least) + 1) as u8;
    let options = random_options::<G>(edition, rng);
    let game = Played::<G>::new(edition, &options, seats);
    // Options that do not fit the content or each other are refused; the default always fits.
    let mut game = game.or_else(|_| Played::new(edition, &G::Options::default(), seats)).unwrap_or_else(|refusal| {
        panic!("content {content}, game {number}: {seats} players cannot play with the default options: {refusal}")
    });
    let setup = serde_json::to_string(&**game.now().setup()).expect("a setup is JSON");
    let read: G::Setup = serde_json::from_str(&setup).unwrap_or_else(|e| panic!("content {content}: the setup does not read back: {e}"));
    assert!(Shared::new(read) == *game.now().setup(), "content {content}: the setup reads back differently");
    let mut buffer = Vec::new();
    loop {
        let over = game.now().turn() == Turn::Over;
        if (over || game.steps().len().is_multiple_of(audit_every))
            && let Err(what) = game.now().audit()
        {
            let line = game.options().to_line();
            panic!("content {content}, game {number}, {seats} players, {line}: after step {}: {what}", game.steps().len());
        }
        if !random_step(&mut game, rng, &mut buffer, &mut ()) {
            break;
        }
    }
    assert!(game.now().outcome().is_some(), "content {content}, game {number}: no outcome");
}

fn coin(rng: &mut ChaCha8Rng) -> bool {
    dice::below(rng, 2) == 0
}

/// Options, each at random or left at its default.
fn random_options<G: Game>(edition: &Edition<G::Content>, rng: &mut ChaCha8Rng) -> G::Options {
    let mut options = G::Options::default();
    for key in G::Options::KEYS {
        if coin(rng) {
            continue;
        }
        let names = edition.content().names(key.name);
        let value = match key.values {
            Values::Bool => Value::Bool(coin(rng)),
            Values::OneOf(words) => Value::Word(dice::one_of(rng, words)),
            Values::Range { words, .. } if !words.is_empty() && coin(rng) => Value::Word(dice::one_of(rng, words)),
            Values::Range { least, most, .. } => Value::Number(least + dice::below(rng, u32::from(most - least) + 1) as u16),
            Values::Subset(words) => Value::Subset(words.iter().copied().filter(|_| coin(rng)).collect()),
            Values::Order(letters) => {
                let mut order: Vec<char> = letters.chars().collect();
                dice::shuffle(rng, &mut order);
                Value::Order(order)
            }
            Values::Names { words, .. } if names.is_empty() || coin(rng) => Value::Word(dice::one_of(rng, words)),
            Values::Names { most, .. } => {
                let mut some: Vec<String> = names.iter().map(ToString::to_string).collect();
                dice::shuffle(rng, &mut some);
                some.truncate(1 + dice::below(rng, most.min(3) as u32) as usize);
                Value::Names(some)
            }
        };
        options.set(key.name, value);
    }
    options
}
