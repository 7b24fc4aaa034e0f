//! Every text in every language: all keys that code uses exist, with the arguments they are given, and whole games, refusals and score
//! sheets are shown without a fallback.

use std::collections::{BTreeMap, BTreeSet};

use den_core::figures::built_in_figures;
use den_core::form::Kind;
use den_core::{Content, Eye, Game, Message, Options, Played, Seed, Sheet, Text, Turn, Values, built_in, dice};
use den_games::{GameId, with_game};
use den_words::{KEYS, Language, Speaker};
use fluent_syntax::ast;
use fluent_syntax::parser::parse;

fn speakers() -> Vec<Speaker> {
    Language::ALL.into_iter().map(Speaker::new).collect()
}

/// The keys of a language, each with the arguments that its text uses.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for text in language.texts() {
        let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut args = BTreeSet::new();
            message.value.iter().for_each(|pattern| args_of(pattern, &mut args));
            let before = all.insert(message.id.name.to_string(), args);
            assert!(before.is_none(), "{}: `{}` is there twice", language.code(), message.id.name);
        }
    }
    all
}

fn args_of(pattern: &ast::Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            args_in(expression, out);
        }
    }
}

fn args_in(expression: &ast::Expression<&str>, out: &mut BTreeSet<String>) {
    let inline = |inline: &ast::InlineExpression<&str>, out: &mut BTreeSet<String>| match inline {
        ast::InlineExpression::VariableReference { id } => _ = out.insert(id.name.to_string()),
        ast::InlineExpression::Placeable { expression } => args_in(expression, out),
        _ => {}
    };
    match expression {
        ast::Expression::Inline(one) => inline(one, out),
        ast::Expression::Select { selector, variants } => {
            inline(selector, out);
            variants.iter().for_each(|variant| args_of(&variant.value, out));
        }
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_arguments() {
    let english = keys(Language::En);
    assert_eq!(english.len(), KEYS.len());
    for language in Language::ALL {
        let other = keys(language);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, too many {extra:?}", language.code());
        let differ: Vec<_> = other.iter().filter(|(key, args)| **args != english[*key]).collect();
        assert!(differ.is_empty(), "{}: other arguments than in English: {differ:?}", language.code());
    }
}

/// Every text that code declares.
fn asked_for() -> Vec<Text> {
    let games = GameId::ALL.iter().flat_map(|&game| with_game!(game, G => <G as den_core::Words>::TEXTS));
    den_core::TEXTS.iter().chain(den_table::TEXTS).chain(games).flat_map(|texts| texts.iter().copied()).collect()
}

#[test]
fn every_text_that_code_uses_exists_and_gets_its_arguments() {
    let texts = asked_for();
    assert!(texts.len() > 500, "{}", texts.len());
    for language in Language::ALL {
        let keys = keys(language);
        for Text { key, args } in &texts {
            let used = keys.get(*key).unwrap_or_else(|| panic!("{}: there is no text `{key}`", language.code()));
            let given: BTreeSet<String> = args.iter().map(ToString::to_string).collect();
            assert!(used.is_subset(&given), "{}: `{key}` uses {used:?} and gets {given:?}", language.code());
        }
    }
}

#[test]
fn every_game_option_and_preset_has_a_label_and_help() {
    let english = keys(Language::En);
    let has = |key: String| assert!(english.contains_key(&key), "there is no text `{key}`");
    for game in GameId::ALL {
        for end in ["name", "pitch", "reconstructed"] {
            has(format!("{game}-{end}"));
        }
        for key in game.entry().keys {
            has(format!("{game}-opt-{}", key.name));
            has(format!("{game}-opt-{}-help", key.name));
            if let Values::OneOf(words) | Values::Range { words, .. } = key.values {
                words.iter().for_each(|word| has(format!("{game}-opt-{}-{word}", key.name)));
            }
        }
        for preset in game.entry().presets {
            has(format!("{game}-opt-preset-{}", preset.name));
            has(format!("{game}-opt-preset-{}-help", preset.name));
        }
    }
}

/// The form of every game, item by item and word by word, and a difference in every figure.
#[test]
fn every_figure_of_a_box_has_a_name() {
    fn messages<G: Game>() -> Vec<Message> {
        let form = <G::Content as Content>::FORM;
        let figures = built_in_figures::<G::Content>();
        let mut all: Vec<Message> = form.items.iter().map(|rule| Message::new(rule.section)).collect();
        for item in form.items(&figures) {
            all.push(item.title);
            for field in item.fields {
                all.push(field.label);
                let words: Vec<&'static str> = match field.kind {
                    Kind::Word(words) | Kind::Words(words) | Kind::OneOrMore(words) | Kind::Letters(words) | Kind::Shape(words) => {
                        words.iter().map(|word| word.1).collect()
                    }
                    Kind::Variant(words) => words.iter().map(|word| word.1).collect(),
                    Kind::Number(_, _, unit) if !unit.is_empty() => {
                        all.push(Message::new(unit).with("n", 2));
                        Vec::new()
                    }
                    _ => Vec::new(),
                };
                all.extend(words.into_iter().map(Message::new));
            }
        }
        all.extend(form.differences(&serde_json::json!({}), &figures));
        all
    }
    let speakers = speakers();
    for &game in GameId::ALL {
        for message in with_game!(game, G => messages::<G>()) {
            for speaker in &speakers {
                speaker.check(&message).unwrap_or_else(|why| panic!("{game}, {}: {why}", speaker.language().code()));
            }
        }
    }
    let english = keys(Language::En);
    assert!(["rulebook", "adaptation", "reconstructed", "box"].iter().all(|word| english.contains_key(&format!("mark-{word}"))));
}

/// Checks messages against the list of texts and in four languages.
struct Listener {
    speakers: Vec<Speaker>,
    listed: BTreeMap<&'static str, &'static [&'static str]>,
    heard: BTreeSet<String>,
}

impl Listener {
    fn new() -> Listener {
        Listener {
            speakers: speakers(),
            listed: asked_for().into_iter().map(|text| (text.key, text.args)).collect(),
            heard: BTreeSet::new(),
        }
    }

    fn hear(&mut self, message: &Message) {
        for speaker in &self.speakers {
            if let Err(what) = speaker.check(message) {
                panic!("{}: {what}", speaker.language().code());
            }
        }
        self.is_listed(message);
    }

    fn hear_sheet(&mut self, sheet: &Sheet) {
        let lines = sheet.lines.iter().flat_map(|line| [&line.name].into_iter().chain(&line.notes));
        sheet.columns.iter().chain(lines).for_each(|message| self.hear(message));
    }

    fn is_listed(&mut self, message: &Message) {
        let args = self.listed.get(message.key.as_ref()).copied();
        // Core's wrappers for errors have no enum.
        if !message.key.starts_with("den-") {
            let args = args.unwrap_or_else(|| panic!("`{}` is not among the texts of its game", message.key));
            assert!(message.args.iter().all(|(name, _)| args.contains(&name.as_ref())), "{message} has other arguments than {args:?}");
        }
        self.heard.insert(message.key.to_string());
        for (_, arg) in &message.args {
            self.args_are_listed(arg);
        }
    }

    fn args_are_listed(&mut self, arg: &den_core::Arg) {
        match arg {
            den_core::Arg::Message(message) => self.is_listed(message),
            den_core::Arg::List(items) => items.iter().for_each(|item| self.args_are_listed(item)),
            _ => {}
        }
    }
}

/// Plays random games and checks the message of every event, move, refusal and score sheet.
fn hear_games<G: Game>(listener: &mut Listener, seats: u8, preset: &str) {
    let options = <G::Options as Options>::read([preset]).expect("a preset of the game");
    let Ok(mut game) = Played::<G>::new(&built_in::<G>(), &options, seats) else { return };
    let seed = Seed::from_number(u64::from(seats));
    let mut rng = seed.stream(1_000_000);
    let (mut moves, mut foreign) = (Vec::new(), Vec::new());
    loop {
        let mut events = Vec::new();
        game.deal(&seed, &mut events);
        for event in &events {
            Eye::all(seats).for_each(|eye| listener.hear(&G::event(&G::see(event, eye))));
        }
        let Turn::Seat(seat) = game.now().turn() else { break };
        moves.clear();
        game.now().legal_moves(&mut moves);
        foreign.extend(moves.iter().copied());
        let view = game.now().view(Eye::Seat(seat));
        if game.steps().len() % 5 == 0 {
            moves.iter().for_each(|m| listener.hear(&G::describe(&view, *m)));
            listener.hear_sheet(&G::sheet(&view));
        }
        for _ in 0..4 {
            if let Err(illegal) = game.now().check(dice::one_of(&mut rng, &foreign)) {
                listener.hear(&Message::from(illegal));
            }
        }
        let m = dice::one_of(&mut rng, &moves);
        if seats > 1 {
            let illegal = game.play(seat.next(seats), m, &mut ()).expect_err("it is not that seat's turn");
            listener.hear(&Message::from(illegal));
        }
        let mut events = Vec::new();
        game.play(seat, m, &mut events).expect("a legal move");
        for event in &events {
            Eye::all(seats).for_each(|eye| listener.hear(&G::event(&G::see(event, eye))));
        }
    }
    listener.hear_sheet(&G::sheet(&game.now().view(Eye::Public)));
}

#[test]
fn whole_games_have_texts_in_every_language() {
    for &game in GameId::ALL {
        let mut listener = Listener::new();
        let entry = game.entry();
        for seats in entry.seats.0..=entry.seats.1 {
            for preset in entry.presets {
                with_game!(game, G => hear_games::<G>(&mut listener, seats, preset.name));
            }
        }
        let (heard, all) =
            (listener.heard.len(), with_game!(game, G => <G as den_core::Words>::TEXTS).iter().map(|texts| texts.len()).sum::<usize>());
        assert!(heard * 4 > all, "{game}: only {heard} of {all} texts were heard");
    }
}

#[test]
fn numbers_choose_the_right_plural() {
    let say = |language, n: u32| Speaker::new(language).say(&Message::new("mine-running").with("steps", n), &[]);
    assert_eq!([1, 2, 5, 22].map(|n| say(Language::Pl, n)), ["trwa, 1 krok", "trwa, 2 kroki", "trwa, 5 kroków", "trwa, 22 kroki"]);
    assert_eq!([1, 2].map(|n| say(Language::De, n)), ["läuft, ein Schritt", "läuft, 2 Schritte"]);
    assert_eq!([0, 1, 2].map(|n| say(Language::Fr, n)), ["en cours, 0 coup", "en cours, 1 coup", "en cours, 2 coups"]);
    assert_eq!([1, 2].map(|n| say(Language::En, n)), ["in progress, one step", "in progress, 2 steps"]);
    assert_eq!(Language::ALL.map(|language| say(language, 2000)).map(|text| text.contains("2000")), [false; 4]);
    assert_eq!(say(Language::En, 2_000_000), "in progress, 2,000,000 steps");
}

/// Sentences about a player called “You” are in the second person.
#[test]
fn the_player_at_the_screen_is_addressed() {
    let says = |language, name: Option<&str>| {
        let speaker = Speaker::new(language);
        let name = name.map_or_else(|| speaker.say(&Message::new("you"), &[]), ToString::to_string);
        speaker.say(&Message::new("den-log-undo").with("seat", den_core::Seat(0)), &[name])
    };
    assert_eq!(says(Language::En, Some("Ada")), "Ada takes back a step.");
    let said = [Language::En, Language::De, Language::Fr, Language::Pl].map(|language| says(language, None));
    assert_eq!(said, ["You take back a step.", "Du nimmst einen Schritt zurück.", "Vous annulez un coup.", "Cofasz krok."]);
}

/// The prose of a language's texts: no comments, nothing in backticks.
fn prose(language: Language) -> String {
    let lines = language.texts().iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split('`').step_by(2).chain(["\n"])).collect()
}

#[test]
fn french_double_punctuation_never_starts_a_line() {
    let french = prose(Language::Fr);
    for loose in [" :", " ;", " !", " ?", " »", "« ", " %"] {
        let found: Vec<_> = french.lines().filter(|line| line.contains(loose)).collect();
        assert!(found.is_empty(), "a no-break space is missing at `{loose}`: {found:?}");
    }
}

#[test]
fn each_language_uses_its_own_quotation_marks() {
    for (language, own, foreign) in
        [(Language::De, "„“", "”«»\u{201f}"), (Language::Fr, "«»", "„“”"), (Language::Pl, "„”", "“«»"), (Language::En, "“”", "„«»")]
    {
        let prose = prose(language);
        let found: Vec<_> = prose.lines().filter(|line| line.contains(|c| foreign.contains(c))).collect();
        assert!(found.is_empty(), "{}: other quotation marks than {own}: {found:?}", language.code());
        let mut marks = own.chars().map(|mark| prose.matches(mark).count());
        assert_eq!(marks.next(), marks.next(), "{}: a quotation mark of {own} has no partner", language.code());
    }
}
