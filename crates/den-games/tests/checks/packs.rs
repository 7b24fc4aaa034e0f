//! Content packs of every game: the form covers every figure, and whatever passes the checks can be played.

use den_core::figures::{built_in_figures, canonical, hash_figures, set_figure};
use den_core::form::{Field, Kind};
use den_core::rand::Rng;
use den_core::{Content, Edition, Game, Pack, Played, Seed, Turn, dice};
use den_games::{GameId, with_game};
use serde_json::{Value, json};

#[test]
fn the_form_covers_every_figure() {
    for &game in GameId::ALL {
        let (form, figures) =
            with_game!(game, G => (<G as den_core::Rules>::Content::FORM, built_in_figures::<<G as den_core::Rules>::Content>()));
        assert!(!form.items.is_empty(), "{game}");
        assert_eq!(form.uncovered(&figures), Vec::<String>::new(), "{game}");
        let items = form.items(&figures);
        let mut keys: Vec<&str> = items.iter().map(|item| item.key.as_str()).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), items.len(), "{game}: every item has its own key");
        for rule in form.items.iter().filter_map(|rule| rule.new) {
            assert!(serde_json::from_str::<Value>(rule).is_ok_and(|new| new.is_object()), "{game}: {rule}");
        }
    }
}

/// The reasons for which a single figure is too small or too large.
const SIZES: [&str; 9] = [
    "ww-file-range",
    "lw-content-slots",
    "lw-content-places",
    "lw-content-copies",
    "tw-content-costs",
    "tw-content-spread",
    "wh-content-long-text",
    "wh-content-sheep",
    "den-content-parser",
];

/// A figure at a limit of the form is not refused because of its size.
#[test]
fn the_limits_of_the_form_are_those_of_the_checks() {
    fn check<G: Game>(wrong: &mut Vec<String>) {
        let built_in = built_in_figures::<G::Content>();
        for field in G::Content::FORM.items(&built_in).into_iter().flat_map(|item| item.fields) {
            let values = match field.kind {
                Kind::Number(least, most, _) => vec![json!(least), json!(most)],
                Kind::Text(most) => vec![json!("x".repeat(most))],
                _ => continue,
            };
            for value in values {
                let mut figures = built_in.clone();
                set_figure(&mut figures, &field.path, value.clone());
                if let Err(refusal) = Edition::<G::Content>::of_figures(&figures)
                    && SIZES.iter().any(|key| refusal.to_string().contains(key))
                {
                    wrong.push(format!("{} {} = {value}: {refusal}", G::ID, field.path));
                }
            }
        }
    }
    let mut wrong = Vec::new();
    GameId::ALL.iter().for_each(|&game| with_game!(game, G => check::<G>(&mut wrong)));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The owner may mark every single figure.
#[test]
fn a_pack_has_room_for_a_mark_of_every_figure() {
    for &game in GameId::ALL {
        let (form, figures) =
            with_game!(game, G => (<G as den_core::Rules>::Content::FORM, built_in_figures::<<G as den_core::Rules>::Content>()));
        let n: usize = form.items(&figures).iter().map(|item| item.figures(&figures).count()).sum();
        assert!(n > 20 && n * 3 / 2 < den_core::MAX_MARKS, "{game}: {n} figures");
    }
}

#[test]
fn a_pack_of_the_built_in_figures_is_the_built_in_box() {
    fn check<G: Game>() {
        let pack = Pack { name: "Mine".into(), ..Pack::of_built_in::<G>() };
        let read = Pack::read(&pack.to_text()).expect("a pack that was just written");
        assert_eq!(read, pack);
        assert_eq!(read.edition::<G>().expect("the built-in figures").hash(), G::Content::HASH);
        // Marks do not change how a game is played; figures do.
        let mut marked = pack.figures.clone();
        change_marks(&mut marked);
        assert_eq!(canonical(&marked), canonical(&pack.figures));
    }
    GameId::ALL.iter().for_each(|&game| with_game!(game, G => check::<G>()));
}

fn change_marks(value: &mut Value) {
    match value {
        Value::Object(map) => {
            map.iter_mut().for_each(|(key, value)| if key == "mark" { *value = json!("adaptation") } else { change_marks(value) });
        }
        Value::Array(items) => items.iter_mut().for_each(change_marks),
        _ => {}
    }
}

#[test]
fn files_and_packs_with_the_same_figures_have_the_same_hash() {
    fn check<G: Game>() {
        let (name, text) = G::Content::FILES[0];
        let files =
            Edition::<G::Content>::with_files(|file| (file == name).then(|| format!("# a remark\n{text}"))).expect("the same figures");
        assert_eq!(files.hash(), G::Content::HASH);
        let mut figures = built_in_figures::<G::Content>();
        let mut rng = Seed::from_number(5).stream(0);
        let changed = (0..1000).find_map(|_| {
            let before = figures.clone();
            mutate::<G>(&mut figures, &mut rng);
            let edition = Edition::<G::Content>::of_figures(&figures).ok().filter(|edition| edition.hash() != G::Content::HASH);
            if edition.is_none() {
                figures = before;
            }
            edition
        });
        assert_eq!(changed.expect("a box that can be played").hash(), hash_figures(&figures));
    }
    GameId::ALL.iter().for_each(|&game| with_game!(game, G => check::<G>()));
}

#[test]
fn figures_of_another_shape_are_refused_with_file_and_field() {
    fn check<G: Game>() {
        let form = G::Content::FORM;
        let built_in = built_in_figures::<G::Content>();
        for field in form.items(&built_in).into_iter().flat_map(|item| item.fields).filter(|field| !field.optional) {
            for wrong in [json!({"x": 1}), json!([[[1]]]), json!(true), json!(-70_000), json!("?!")] {
                let mut figures = built_in.clone();
                let same_kind = built_in
                    .pointer(&field.path)
                    .is_some_and(|old| old.is_string() == wrong.is_string() && old.is_boolean() == wrong.is_boolean());
                set_figure(&mut figures, &field.path, wrong.clone());
                if let Err(refusal) = Edition::<G::Content>::of_figures(&figures) {
                    let file = field.path.split('/').nth(1).expect("a file");
                    assert!(refusal.at.starts_with(file), "{}: {refusal}", field.path);
                } else {
                    assert!(same_kind, "{}: {wrong} is accepted", field.path);
                }
            }
        }
        for (figures, at) in [(json!({}), G::Content::FILES[0].0), (json!([]), "figures")] {
            assert_eq!(Edition::<G::Content>::of_figures(&figures).unwrap_err().at, at);
        }
        let mut more = built_in;
        more["other"] = json!({});
        assert_eq!(Edition::<G::Content>::of_figures(&more).unwrap_err().at, "other");
    }
    GameId::ALL.iter().for_each(|&game| with_game!(game, G => check::<G>()));
}

/// Changes one figure at random, as an owner of a box could.
fn mutate<G: Game>(figures: &mut Value, rng: &mut impl Rng) {
    let fields: Vec<Field> = G::Content::FORM.items(figures).into_iter().flat_map(|item| item.fields).collect();
    let field = &fields[dice::below(rng, fields.len() as u32) as usize];
    let word = |words: &[(&'static str, &'static str)], rng: &mut _| words[dice::below(rng, words.len() as u32) as usize].0;
    let list =
        |words: &[(&'static str, &'static str)], rng: &mut _| (0..=dice::below(rng, 3)).map(|_| word(words, rng)).collect::<Vec<_>>();
    let value = match field.kind {
        Kind::Number(least, most, _) => {
            let old = figures.pointer(&field.path).and_then(Value::as_i64).unwrap_or(1) as i32;
            json!((old + dice::below(rng, 5) as i32 - 2).clamp(least, most))
        }
        Kind::Word(words) => json!(word(words, rng)),
        Kind::Words(words) | Kind::OneOrMore(words) => json!(list(words, rng)),
        Kind::Letters(words) => {
            let n = figures.pointer(&field.path).and_then(Value::as_str).map_or(1, str::len);
            json!((0..n).map(|_| word(words, rng)).collect::<String>())
        }
        Kind::Shape(words) => json!([format!("{} {}", word(words, rng), word(words, rng))]),
        Kind::Numbers(least, most) => json!([least + dice::below(rng, (most - least + 1) as u32) as i32]),
        Kind::Flag => json!(dice::below(rng, 2) == 1),
        Kind::Text(_) => json!("Another title"),
        Kind::Part(new) => serde_json::from_str(new).expect("JSON"),
        Kind::List(new) => {
            let mut list = figures.pointer(&field.path).and_then(Value::as_array).cloned().unwrap_or_default();
            list.push(serde_json::from_str(new).expect("JSON"));
            Value::Array(list)
        }
        Kind::Variant(variants) => return become_variant(figures, &field.path, variants[dice::below(rng, variants.len() as u32) as usize]),
        Kind::Fixed => return,
    };
    set_figure(figures, &field.path, value);
}

/// Another word, with the figures that come with it; those of the old one go.
fn become_variant(figures: &mut Value, path: &str, (word, _, brings): (&str, &str, &str)) {
    let (parent, key) = path.rsplit_once('/').expect("a path");
    let keep = ["number", "title", "points", "name", "text", "category", "when", "seats", "copies"];
    let Some(Value::Object(object)) = figures.pointer_mut(parent) else { return };
    object.retain(|name, _| keep.contains(&name.as_str()) && !brings.contains(&format!("\"{name}\"")));
    object.insert(key.into(), json!(word));
    if let Ok(Value::Object(brings)) = serde_json::from_str(brings) {
        object.extend(brings);
    }
}

/// Adds an item, or removes one, where that is possible.
fn add_or_remove<G: Game>(figures: &mut Value, rng: &mut impl Rng) {
    let rules: Vec<_> = G::Content::FORM.items.iter().filter_map(|rule| Some((rule.path.strip_suffix("/*")?, rule.new?))).collect();
    if rules.is_empty() {
        return;
    }
    let (list, new) = rules[dice::below(rng, rules.len() as u32) as usize];
    let Some(Value::Array(items)) = figures.pointer_mut(list) else { return };
    if dice::below(rng, 2) == 0 {
        items.push(serde_json::from_str(new).expect("JSON"));
    } else if !items.is_empty() {
        items.remove(dice::below(rng, items.len() as u32) as usize);
    }
    for (at, item) in items.iter_mut().enumerate() {
        if let Some(number) = item.get_mut("number") {
            *number = json!(at + 1);
        }
    }
}

/// How many boxes are played in each game. `WOLFDEN_BOXES=1000` plays as many as the release needs.
fn boxes() -> usize {
    std::env::var("WOLFDEN_BOXES").ok().and_then(|n| n.parse().ok()).unwrap_or(12)
}

#[test]
fn whatever_passes_the_checks_can_be_played() {
    fn play<G: Game>(seed: u64) -> bool {
        let seed = Seed::from_number(seed);
        let mut rng = seed.stream(9_999);
        let mut figures = built_in_figures::<G::Content>();
        for _ in 0..=dice::below(&mut rng, 6) {
            let before = figures.clone();
            mutate::<G>(&mut figures, &mut rng);
            if Edition::<G::Content>::of_figures(&figures).is_err() {
                figures = before;
            }
            let before = figures.clone();
            add_or_remove::<G>(&mut figures, &mut rng);
            if Edition::<G::Content>::of_figures(&figures).is_err() {
                figures = before;
            }
        }
        let edition = Edition::<G::Content>::of_figures(&figures).expect("checked");
        let seats = dice::below(&mut rng, u32::from(G::SEATS.end() - G::SEATS.start()) + 1) as u8 + G::SEATS.start();
        let presets = <G::Options as den_core::Options>::PRESETS;
        let preset = presets[dice::below(&mut rng, presets.len() as u32) as usize].name;
        let options = <G::Options as den_core::Options>::read([preset]).expect("a preset");
        // Not every preset can be played by every number of players.
        let Ok(mut game) = Played::<G>::new(&edition, &options, seats) else { return false };
        let mut moves = Vec::new();
        loop {
            game.deal(&seed, &mut ());
            game.now().audit().unwrap_or_else(|why| panic!("{}: {why}\n{}", G::ID, canonical(&figures)));
            let Turn::Seat(seat) = game.now().turn() else { break };
            moves.clear();
            game.now().legal_moves(&mut moves);
            assert!(!moves.is_empty(), "{}: no move\n{}", G::ID, canonical(&figures));
            game.play(seat, dice::one_of(&mut rng, &moves), &mut ()).expect("a legal move");
        }
        let record = game.record(&[], Some(&seed), true);
        Played::<G>::replay(&record, &edition).expect("its own record").verify_deal(&record).expect("its own deal");
        edition.hash() != G::Content::HASH
    }
    for &game in GameId::ALL {
        let other = (0..boxes()).filter(|&n| with_game!(game, G => play::<G>(n as u64))).count();
        assert!(other * 3 > boxes(), "{game}: only {other} of {} boxes differ from the built-in one", boxes());
    }
}
