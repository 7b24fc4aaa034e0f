//! What the games and the table say, in all four languages: nothing is left in English, and no sentence stands here that nobody says.

use std::collections::BTreeSet;

use den_core::{Eye, Game, Options as _, Played, Seat, Seed, Turn, built_in, dice};
use den_web::i18n::{self, Lang};
use den_web::said;
use fluent_bundle::FluentArgs;
use wolfwalkers::Deck;

/// Moves of all sorts, most of them not allowed at any one time.
fn moves_of(game: &str) -> Vec<String> {
    let mut all = Vec::new();
    match game {
        "lone-wolves" => {
            let lands = ["s", "d", "c", "t", "v"];
            for a in lands {
                all.extend((2..=7).flat_map(|value| lands.map(|land| format!("{a}{value}@{land}"))));
                all.extend([format!("place {a}")]);
                all.extend(lands.iter().filter(|b| **b != a).map(|b| format!("place {a}+{b}")));
            }
            all.extend((1..=9).map(|n| format!("take {n}")).chain(["take ?".into()]));
        }
        "wolf-and-hound" => {
            all.extend((1..=4).flat_map(|n| [format!("b{n}"), format!("w{n}"), format!("b{n}m"), format!("w{n}b")]));
            all.extend(["show", "keep", "swap", "turn M01", "turn M02", "turn M03", "turn W01"].map(String::from));
        }
        "the-wolves" => {
            let hexes: Vec<String> = ('a'..='w').flat_map(|letter| (1..=18).map(move |n| format!("{letter}{n}"))).collect();
            for verb in ["place", "den", "lair", "howl", "dominate den", "dominate wolf", "alpha", "wolf", "to", "away", "hunt"] {
                all.extend(hexes.iter().map(|hex| format!("{verb} {hex}")));
            }
            for _ in 0..60 {
                all.extend(
                    ["stop", "end", "track spread", "track speed", "track howl", "tiles FRGTD", "tiles FFFFF", "tiles RGTDF"]
                        .map(String::from),
                );
                all.extend(["F", "R", "G", "T", "D"].map(|terrain| format!("move {terrain}")));
                all.extend(["1", "2", "1+2", "3+4", "5+6", "2+3+4", "1+t", "t", "t+t", "1+2+t+t"].map(|pay| format!("pay {pay}")));
            }
        }
        _ => {
            let places: Vec<String> = "zabcde".chars().flat_map(|column| (0..=5).map(move |row| format!("{column}{row}"))).collect();
            all.extend((1..=8).flat_map(|n| places.iter().map(move |place| format!("take {n} at {place}"))));
            all.extend(places.iter().flat_map(|place| [format!("card {place}"), format!("lay {place}")]));
            all.extend((1..=8).map(|n| format!("slot {n}")));
            for _ in 0..20 {
                all.extend(["use 1", "use 2", "use 3", "pass"].map(String::from));
            }
        }
    }
    all
}

/// Plays a game at random and gathers what it says: why other moves are refused, and its score sheets.
fn gather<G: Game>(options: &str, seats: u8, number: u64, all: &[G::Move], said: &mut BTreeSet<String>) {
    let read = G::Options::read(options.split_whitespace()).unwrap_or_else(|e| panic!("{options}: {e}"));
    let mut game = Played::<G>::new(&built_in::<G>(), &read, seats).unwrap_or_else(|e| panic!("{options}: {e}"));
    let seed = Seed::from_number(number);
    let mut lots = seed.stream(9_999_999);
    let mut moves = Vec::new();
    for step in 0..1500 {
        game.deal(&seed, &mut ());
        let over = game.now().turn() == Turn::Over;
        if step % 9 == 0 || over {
            let sheet = G::sheet(&game.now().view(Eye::Public));
            said.extend(sheet.columns.into_iter().filter(|column| column.starts_with(['B', 'Y'])));
            said.extend(sheet.lines.into_iter().flat_map(|line| [line.name, line.note]).filter(|text| !text.is_empty()));
        }
        for _ in 0..40 {
            let m = dice::one_of(&mut lots, all);
            said.extend(game.now().check(m).err().map(|no| no.what.into_owned()));
        }
        if step % 20 == 0 || over {
            let anybody = Seat(dice::below(&mut lots, u32::from(seats)) as u8);
            said.extend(game.clone().undo(anybody).err().map(|no| no.what.into_owned()));
            said.extend(game.clone().play(anybody, all[0], &mut ()).err().map(|no| no.what.into_owned()));
        }
        let Turn::Seat(seat) = game.now().turn() else { break };
        moves.clear();
        game.now().legal_moves(&mut moves);
        let at = dice::below(&mut lots, moves.len() as u32) as usize;
        game.play(seat, moves[at], &mut ()).unwrap_or_else(|e| panic!("{}: {e}", moves[at]));
    }
}

/// Everything that these games say is in all four languages.
fn says_all<G: Game>(cases: &[(&str, u8)], least: usize) {
    let game = G::ABOUT.id;
    let all: Vec<G::Move> = moves_of(game).iter().map(|text| text.parse().unwrap_or_else(|_| panic!("{text} is no move"))).collect();
    let mut said = BTreeSet::new();
    for (number, (options, seats)) in cases.iter().enumerate() {
        gather::<G>(options, *seats, number as u64, &all, &mut said);
    }
    let names: Vec<String> = (1..=5).map(|n| format!("P{n}")).collect();
    let mut missing = BTreeSet::new();
    let mut told = BTreeSet::new();
    for lang in Lang::ALL {
        i18n::speak(lang);
        for english in &said {
            match said::find(game, english, &names) {
                Some(words) => {
                    assert!(!words.contains("{$") && !words.contains("{ $"), "{}: {words}", lang.code());
                    told.insert((lang.code(), words));
                }
                None => drop(missing.insert((lang.code(), english.as_str()))),
            }
        }
    }
    i18n::speak(Lang::En);
    assert!(missing.is_empty(), "{game}: not in every language: {missing:#?}");
    assert!(told.len() > 4 * least, "{game}: only {} sentences", told.len());
}

#[test]
fn lone_wolves_speaks_every_language() {
    says_all::<lone_wolves::LoneWolves>(
        &[("basic", 2), ("advanced", 2), ("basic", 2), ("advanced", 2), ("advanced", 2), ("basic", 2)],
        150,
    );
}

#[test]
fn wolf_and_hound_speaks_every_language() {
    let cases = [
        ("first-game", 4),
        ("meat-and-bones", 4),
        ("expert-3", 3),
        ("experienced-8", 2),
        ("sheep=S01,S02 meta=M01,M02", 2),
        ("sheep=S02", 4),
    ];
    says_all::<wolf_and_hound::WolfAndHound>(&cases, 30);
}

#[test]
fn the_wolves_speaks_every_language() {
    says_all::<the_wolves::TheWolves>(&[("standard", 2), ("standard", 3), ("standard", 4), ("standard", 5)], 150);
}

#[test]
fn wolfwalkers_speaks_every_language() {
    let deck = Deck::built_in();
    let mut cases: Vec<(String, u8)> = Vec::new();
    for (at, special) in deck.specials.iter().enumerate() {
        let opportunities: Vec<&str> = (0..3).map(|n| deck.opportunities[(at * 3 + n) % deck.opportunities.len()].name.as_str()).collect();
        cases.push((format!("special={} opportunities={}", special.name, opportunities.join("+")), 2 + (at % 3 == 0) as u8));
    }
    cases.extend((0..6).map(|_| ("full".to_string(), 1)));
    let cases: Vec<(&str, u8)> = cases.iter().map(|(options, seats)| (options.as_str(), *seats)).collect();
    says_all::<wolfwalkers::Wolfwalkers>(&cases, 300);
}

/// The number of our keys `ww-KIND-…` (without the texts of module cards).
fn keys_of(kind: &str) -> usize {
    let begin = format!("ww-{kind}-");
    let named =
        |line: &&str| line.strip_prefix(&begin).and_then(|rest| rest.split_once(" = ")).is_some_and(|(name, _)| card_name(kind, name));
    Lang::En.texts().iter().flat_map(|text| text.lines()).filter(named).count()
}

fn card_name(kind: &str, name: &str) -> bool {
    let module = matches!(kind, "special" | "opportunity");
    if module { !name.ends_with("-does") } else { name.parse::<usize>().is_ok() }
}

#[test]
fn every_card_of_wolfwalkers_has_its_words() {
    let deck = Deck::built_in();
    let none = FluentArgs::new();
    let mut cards: Vec<(String, &str)> = Vec::new();
    cards.extend(deck.stories.iter().enumerate().map(|(at, story)| (format!("ww-story-{}", at + 1), story.title.as_str())));
    cards.extend(deck.goals.iter().enumerate().map(|(at, goal)| (format!("ww-goal-{}", at + 1), goal.title.as_str())));
    cards.extend(deck.ranks.iter().enumerate().map(|(at, rank)| (format!("ww-rank-{}", at + 1), rank.title.as_str())));
    for card in &deck.specials {
        cards.push((format!("ww-special-{}", card.name), &card.title));
        cards.push((format!("ww-special-{}-does", card.name), &card.text));
    }
    for card in &deck.opportunities {
        cards.push((format!("ww-opportunity-{}", card.name), &card.title));
        cards.push((format!("ww-opportunity-{}-does", card.name), &card.text));
    }
    i18n::speak(Lang::En);
    for (key, own) in &cards {
        assert_eq!(i18n::find(key, &none).as_deref(), Some(*own), "the English words of `{key}` are those of the card");
    }
    for lang in [Lang::De, Lang::Fr, Lang::Pl] {
        i18n::speak(lang);
        let same = cards.iter().filter(|(key, own)| i18n::find(key, &none).as_deref() == Some(*own)).count();
        assert!(same <= 4, "{}: {same} cards have English words", lang.code());
    }
    i18n::speak(Lang::En);
    let different: BTreeSet<&str> = deck.opportunities.iter().map(|card| card.name.as_str()).collect();
    let counts = ["story", "goal", "rank", "special", "opportunity"].map(keys_of);
    assert_eq!(counts, [deck.stories.len(), deck.goals.len(), deck.ranks.len(), deck.specials.len(), different.len()], "no card too many");
}

#[test]
fn numbers_choose_the_right_words() {
    let names: Vec<String> = ["Ada", "Bo"].map(String::from).to_vec();
    let say = |lang, game: &str, english: &str| {
        i18n::speak(lang);
        said::say(game, english, &names)
    };
    let cost = |tokens: &str| format!("this costs 3: only 2 tiles show forest and you have {tokens}");
    assert_eq!(
        ["no terrain token", "one terrain token", "2 terrain tokens", "5 terrain tokens"].map(|n| say(Lang::Pl, "the-wolves", &cost(n))),
        [
            "To kosztuje 3: tylko 2 żetony pokazują ten teren (las), a nie masz znacznika terenu.",
            "To kosztuje 3: tylko 2 żetony pokazują ten teren (las), a masz 1 znacznik terenu.",
            "To kosztuje 3: tylko 2 żetony pokazują ten teren (las), a masz 2 znaczniki terenu.",
            "To kosztuje 3: tylko 2 żetony pokazują ten teren (las), a masz 5 znaczników terenu.",
        ]
    );
    assert_eq!(
        say(Lang::De, "the-wolves", &cost("one terrain token")),
        "Das kostet 3: nur 2 Plättchen zeigen Wald, und du hast einen Gelände-Bonusmarker."
    );
    let verdict = "not scored yet: seat 1 has 5 (2 alphas), the third pack has 3, seat 2 has 3: seat 1 first, seat 2 and the third pack tie for second and get nothing";
    assert_eq!(
        say(Lang::Fr, "the-wolves", verdict).replace('\u{a0}', " "),
        "pas encore décomptée : Ada : 5 (2 loups alpha), la troisième meute : 3, Bo : 3. 1re place : Ada. Égalité à la 2e : Bo, la troisième meute ; rien pour eux"
    );
    assert_eq!(say(Lang::De, "lone-wolves", "you do not hold green 3"), "Du hast Grün 3 nicht auf der Hand.");
    assert_eq!(say(Lang::Fr, "wolf-and-hound", "seat 3 is virtual: keep b3m or swap it").matches("3 noir avec viande").count(), 1);
    assert_eq!(say(Lang::De, "lone-wolves", "nobody ever said this"), "nobody ever said this");
    i18n::speak(Lang::En);
}

#[test]
fn what_is_wrong_with_a_record_is_said_in_every_language() {
    let bad =
        ["", "a letter to my aunt", "wolfden record 1\ngame lone-wolves\ncolour red\nend 0\n", "wolfden record 1\nseats many\nend 0\n"];
    for lang in [Lang::De, Lang::Fr, Lang::Pl] {
        i18n::speak(lang);
        for text in bad {
            let why = den_core::Record::read(text).map(|_| ()).expect_err("a bad record").to_string();
            assert_ne!(said::anywhere(&why), why, "{}: in English only", lang.code());
        }
        let why =
            "line 9: cannot read `x9`: a card is a suit and a value from 2 to 7: s swamp, d desert, c caves, t tundra, v volcano, as `d3`";
        assert!(!said::say("lone-wolves", why, &[]).contains("cannot read"), "{}", said::say("lone-wolves", why, &[]));
        let why = "line 12: you still hold the led suit, green (LW-TRICK-2)";
        assert!(said::find("lone-wolves", why, &[]).is_some_and(|said| said.ends_with("(LW-TRICK-2)")));
        let why = "wolves: no animal card is chosen in any group (WH-SETUP-4); allowed: none or a list of W01, W02";
        assert!(said::find("wolf-and-hound", why, &[]).is_some_and(|said| said.ends_with("W01, W02") && !said.contains("chosen")));
    }
    i18n::speak(Lang::En);
}
