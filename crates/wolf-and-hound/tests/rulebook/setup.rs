//! Components and setup.

use den_core::game::*;
use den_core::{Content as _, Eye, Mark, Message, OptionReason as Refused, Options as _, Seat, Turn, mark_of};
use wolf_and_hound::{
    Animal, Animals, Card, Cards, Colour, Content, Event, OptionReason, Options, Part, Pasture, Reason, Team, WolfAndHound,
};

use crate::scene::{Scene, card, cards, first_turn, illegal, new_game, pasture, refusal};

const HANDS: [&str; 4] = ["b1 b2 w1 w2", "b3 b3 w3 w3", "b1 b2 w1 w2", "b3 b4 w4 w4"];

/// WH-COMP-1, WH-HINT-5
#[test]
fn four_seats_sit_clockwise_in_two_teams_and_seat_1_starts() {
    assert_eq!(Pasture::ALL.map(Pasture::team), [Team::Blue, Team::Yellow, Team::Blue, Team::Yellow]);
    assert_eq!(pasture(4).next(), pasture(1));
    let table = first_turn("first-game", HANDS);
    assert_eq!(table.game.turn(), Turn::Seat(Seat(0)));
    assert_eq!(table.game.team(Seat(0)), table.game.team(Seat(2)));
    assert_ne!(table.game.team(Seat(0)), table.game.team(Seat(1)));
}

/// WH-COMP-2, WH-HINT-1, WH-HINT-3
#[test]
fn there_are_sixteen_black_and_sixteen_white_cards_and_most_of_all_black_3s() {
    let deck = new_game("first-game", 4).setup().deck;
    assert_eq!(deck.len(), 32);
    assert_eq!(deck.iter().filter(|card| card.colour() == Colour::Black).count(), 16);
    let black_3 = Card::plain(Colour::Black, 3);
    assert!(deck.kinds().all(|card| card == black_3 || deck.count(card) < deck.count(black_3)));
    let counts = |colour| [1, 2, 3, 4].map(|value| deck.count(Card::plain(colour, value)));
    assert_eq!((counts(Colour::Black), counts(Colour::White)), ([4, 4, 5, 3], [4, 4, 4, 4]));
}

/// WH-COMP-3
#[test]
fn there_are_24_animal_cards_six_of_them_two_sided() {
    assert_eq!(Animal::all().count(), 24);
    let groups = [Animals::WOLVES, Animals::HOUNDS, Animals::SHEEP, Animals::METAMORPHIC, Animals::EXTRA, Animals::DESIGNER];
    assert_eq!(groups.map(Animals::len), [8, 4, 2, 4, 2, 4]);
    let backs: Vec<_> = Animals::TWO_SIDED.map(Animal::id).collect();
    assert_eq!(backs, ["M01", "M02", "M03", "M04", "E02", "D02-3"]);
}

/// WH-COMP-4
#[test]
fn the_expansion_has_seven_cards() {
    let symbols: Cards = new_game("meat-and-bones", 4).setup().deck.iter().filter(|card| card.has_symbol()).collect();
    assert_eq!(symbols, cards("b1m b1m b2m b3m w1b w2b w3b"));
}

/// WH-COMP-5
#[test]
fn sixteen_sheep_are_enough_for_every_table() {
    for seats in 2..=4 {
        for options in ["first-game", "beginner-1", "sheeps-clothing"] {
            let sheep: u8 = new_game(options, seats).setup().sheep.iter().sum();
            assert!(sheep <= 16, "{options} with {seats}: {sheep}");
        }
    }
}

/// WH-COMP-2, WH-CARD-1: the box is complete, and says which values are reconstructed.
#[test]
fn every_figure_of_the_box_is_marked() {
    let edition = den_core::built_in::<WolfAndHound>();
    let marks = edition.content().marks();
    let parts_of = marks.iter().filter(|part| part.what.key != "den-content-value").count();
    assert_eq!(parts_of, 3 + 24);
    for (at, mark) in [
        ("animals.toml, card W02.front.target", Mark::Rulebook),
        ("animals.toml, card W02.front.move", Mark::Reconstructed),
        ("animals.toml, card W06.front.move", Mark::Rulebook),
        ("animals.toml, card W06.front.target", Mark::Reconstructed),
        ("animals.toml, card D01.front.target", Mark::Reconstructed),
        ("animals.toml, card M03.front.move", Mark::Rulebook),
        ("animals.toml, card M03.front.target", Mark::Reconstructed),
        ("animals.toml, card M03.back.move", Mark::Reconstructed),
        ("numbers.toml, cards.black", Mark::Reconstructed),
        ("numbers.toml, sheep.two-players", Mark::Rulebook),
    ] {
        assert_eq!(mark_of(&marks, at), Some(mark), "{at}");
    }
    let marks: Vec<_> = marks.into_iter().filter(|part| part.what.key != "den-content-value").collect();
    let known: Vec<Message> = marks.iter().filter(|part| part.mark == Mark::Rulebook).map(|part| part.what.clone()).collect();
    let animals = ["W01", "W06", "H01", "S01", "M03", "E01", "E02", "D01", "D02-1", "D02-2", "D02-3"];
    let parts = [Part::MeatAndBones, Part::Sheep].into_iter().map(Message::from);
    assert_eq!(known, parts.chain(animals.iter().map(|id| id.parse::<Animal>().unwrap().into())).collect::<Vec<_>>());
    assert!(marks.iter().all(|part| known.contains(&part.what) || part.mark == Mark::Reconstructed));
}

/// WH-SETUP-1
#[test]
fn each_seat_is_dealt_four_cards_and_the_other_sixteen_are_the_draw_pile() {
    let table = first_turn("first-game", HANDS);
    assert_eq!(table.game.open().in_hand, [4; 4]);
    assert_eq!(table.game.open().pile, 16);
    assert_eq!(table.game.hidden().0, HANDS.map(cards));
}

/// WH-SETUP-1, WH-COMP-2: a deal written by hand is checked.
#[test]
fn an_impossible_deal_is_refused() {
    let game = new_game("first-game", 4);
    let refused = |text: &str| game.check_chance(&text.parse().unwrap()).unwrap_err();
    let too_few = |text, n| illegal(Reason::TooFew { card: card(text), n }, "WH-COMP-2");
    assert_eq!(refused("deal b4 b4 b4 w1 / b4 b1 b1 b1 / w1 w1 w2 w2 / w3 w3 w4 w4"), too_few("b4", 3));
    assert_eq!(refused("deal b1m b1 b1 w1 / b4 b1 b2 b2 / w1 w1 w2 w2 / w3 w3 w4 w4"), too_few("b1m", 0));
    let no_hand = Reason::HandSize { pasture: pasture(4), n: 0, due: 4 };
    assert_eq!(refused("deal b1 b1 b1 w1 / b4 b1 b2 b2 / w1 w1 w2 w2"), illegal(no_hand, "WH-SETUP-1"));
    assert_eq!(refused("draw b1"), illegal(Reason::HandsFirst, "WH-SETUP-1"));
    let two = new_game("first-game", 2);
    let four_hands = "deal b1 b1 b1 w1 / b4 b1 b2 b2 / w1 w1 w2 w2 / w3 w3 w4 w4".parse().unwrap();
    assert_eq!(two.check_chance(&four_hands), Err(illegal(Reason::VirtualHand { pasture: pasture(3) }, "WH-3P-2")));
}

/// WH-SETUP-2
#[test]
fn each_seat_has_three_sheep_or_four_with_more_than_one_wolf_card() {
    let sheep = |options| new_game(options, 4).setup().sheep;
    assert_eq!(sheep("first-game"), [3; 4]);
    assert_eq!(sheep("wolves=W01,W06"), [4; 4]);
    assert_eq!(sheep("wolves=W01 designer=D01"), [4; 4], "the Red Devil is a wolf");
    assert_eq!(sheep("expert-1"), [3; 4], "metamorphic cards are not wolf cards");
    assert_eq!(sheep("sheeps-clothing"), [4; 4], "recommended with Designer 02");
    assert_eq!(sheep("sheeps-clothing flock=3"), [3; 4]);
    assert_eq!(sheep("first-game flock=4"), [4; 4], "a recommendation is not a rule");
    assert_eq!(sheep("wolves=W01,W02 flock=3"), [3; 4]);
    assert_eq!(new_game("first-game flock=4", 3).setup().sheep, [3, 5, 4, 4]);
    assert_eq!(new_game("wolves=W01,W02 flock=3", 2).setup().sheep, [2, 3, 3, 3]);
    assert_eq!(refusal("flock=5").reason, Refused::NotAllowed { word: "5".into() }.into());
}

/// WH-SETUP-3
#[test]
fn all_animals_start_in_front_of_seat_1_front_up() {
    let game = new_game("wolves=W01,W02 meta=M01 extra=E02 designer=D02", 4);
    assert_eq!(game.open().at[0].len(), 8);
    assert_eq!(game.open().at[0], game.setup().animals);
    assert!(game.open().back.is_empty());
}

/// WH-SETUP-4
#[test]
fn the_choice_of_animals_is_free_but_needs_at_least_one_and_none_twice() {
    let all =
        "wolves=W01,W02,W03,W04,W05,W06,W07,W08 hounds=H01,H02,H03,H04 sheep=S01,S02 meta=M01,M02,M03,M04 extra=E01,E02 designer=D01,D02";
    assert_eq!(new_game(all, 4).setup().animals.len(), 24);
    let no_animals = refusal("wolves=none hounds=none");
    assert_eq!((no_animals.reason, no_animals.rule.as_deref()), (OptionReason::NoAnimals.into(), Some("WH-SETUP-4")));
    let not_allowed = |word: &str| Message::from(Refused::NotAllowed { word: word.into() });
    assert_eq!(refusal("wolves=W01,W01").reason, Refused::NamedTwice { word: "W01".into() }.into());
    assert_eq!(refusal("wolves=W01,W09").reason, not_allowed("W09"));
    assert_eq!(refusal("hounds=W01").reason, not_allowed("W01"));
    assert_eq!(refusal("cats=C01").reason, Refused::UnknownOption.into());
    assert_eq!(refusal("meat-and-bones=maybe").reason, not_allowed("maybe"));
}

/// WH-SETUP-4: options can be written and parsed again.
#[test]
fn options_read_back() {
    for preset in Options::PRESETS {
        let options = Options::read([preset.name, "meat-and-bones=true"]).unwrap();
        assert_eq!(Options::read(options.to_line().split_whitespace()).unwrap(), options, "{}", options.to_line());
    }
    assert_eq!(Options::read([Options::PRESETS[0].name]).unwrap(), Options::default());
    let line = Options::read(["sheeps-clothing", "designer=d01,d02", "flock=4"]).unwrap().to_line();
    assert_eq!(line, "wolves=none hounds=none sheep=none meta=none extra=none designer=D01,D02 meat-and-bones=false flock=4");
}

/// WH-SETUP-5
#[test]
fn hands_are_secret_and_played_cards_stay_face_up_in_order() {
    let mut table = first_turn("first-game", HANDS);
    let eye = table.game.view(Eye::Seat(Seat(1)));
    assert_eq!(eye.hand, Some(cards(HANDS[1])));
    assert_eq!(eye.known_hand(pasture(1)), Cards::NONE);
    assert_eq!(table.game.view(Eye::Public).hand, None);
    assert_eq!(eye.unknown().len(), 28);

    table.play(&["w2", "draw w4", "b3", "draw b4", "b2", "draw b1", "b4", "draw b2", "b1"]);
    assert_eq!(table.game.open().played[0].to_string(), "w2 b1");
    assert_eq!(table.game.view(Eye::Seat(Seat(3))).open.played[0].to_string(), "w2 b1");
    let seen = |seat| table.log.iter().map(|event| WolfAndHound::see(event, Eye::Seat(Seat(seat)))).collect::<Vec<_>>();
    let first = pasture(1);
    assert!(seen(0).contains(&Event::Deals { pasture: first, cards: Some(cards("b1 b2 w1 w2")) }));
    assert!(seen(0).contains(&Event::Draws { pasture: first, card: Some(card("w4")) }));
    assert!(seen(1).contains(&Event::Deals { pasture: first, cards: None }));
    assert!(seen(1).contains(&Event::Draws { pasture: first, card: None }));
    assert!(!seen(1).contains(&Event::Draws { pasture: first, card: Some(card("w4")) }));
}

/// WH-SETUP-5: a guess deals what is hidden again, and nothing else.
#[test]
fn a_guess_is_uniform_over_the_hidden_cards() {
    let table = Scene::new("first-game", 4).hand(1, "b3 b3 b3 w1").turn(1);
    let view = table.game.view(Eye::Seat(Seat(0)));
    let mut rng = <rand::rngs::SmallRng as rand::SeedableRng>::seed_from_u64(3);
    let black_4: Card = "b4".parse().unwrap();
    let (games, mut found) = (20_000u32, [0u32; 4]);
    for _ in 0..games {
        let (hands, _) = WolfAndHound::guess(&view, &mut rng).hidden();
        assert_eq!(hands[0], cards("b3 b3 b3 w1"));
        for (sum, hand) in found.iter_mut().zip(hands) {
            *sum += hand.count(black_4);
        }
    }
    // Three black 4s among 28 unseen cards, four of which are in each other hand.
    let expected = f64::from(games) * 3.0 * 4.0 / 28.0;
    for count in &found[1..] {
        assert!((f64::from(*count) - expected).abs() < 0.04 * expected, "{found:?}, expected {expected}");
    }
}

/// WH-COMP-2: an owner of the box can correct a value without touching the rules.
#[test]
fn other_content_plays_by_its_own_figures() {
    let edition = den_core::Edition::<Content>::with_files(|name| {
        let text = Content::FILES.iter().find(|(file, _)| *file == name)?.1;
        Some(text.replace("black = [4, 4, 5, 3]", "black = [3, 4, 6, 3]"))
    });
    let setup = WolfAndHound::set_up(edition.unwrap().content(), &Options::default(), 4).unwrap();
    assert_eq!(setup.deck.count("b3".parse().unwrap()), 6);
}
