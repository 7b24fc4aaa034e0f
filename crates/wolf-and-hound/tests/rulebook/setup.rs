//! Components and setup.

use den_core::{Eye, Game, Options, Seat, Turn};
use wolf_and_hound::{Animal, Animals, Card, Cards, Choice, Colour, Mark, Place, Team, TheBox, WolfAndHound};

use crate::scene::{Scene, cards, first_turn, new_game, place, refusal};

const HANDS: [&str; 4] = ["b1 b2 w1 w2", "b3 b3 w3 w3", "b1 b2 w1 w2", "b3 b4 w4 w4"];

/// WH-COMP-1
#[test]
fn four_seats_sit_clockwise_in_two_teams_and_seat_1_starts() {
    assert_eq!(Place::ALL.map(Place::team), [Team::Blue, Team::Yellow, Team::Blue, Team::Yellow]);
    assert_eq!(place(4).next(), place(1));
    let table = first_turn("first-game", HANDS);
    assert_eq!(table.game.turn(), Turn::Seat(Seat(0)));
    assert_eq!(table.game.team(Seat(0)), table.game.team(Seat(2)));
    assert_ne!(table.game.team(Seat(0)), table.game.team(Seat(1)));
}

/// WH-COMP-2
#[test]
fn there_are_sixteen_black_and_sixteen_white_cards_and_most_of_all_black_3s() {
    let deck = new_game("first-game", 4).setup().deck;
    assert_eq!(deck.len(), 32);
    assert_eq!(deck.iter().filter(|card| card.colour() == Colour::Black).count(), 16);
    let black_3 = Card::new(Colour::Black, 3, false);
    assert!(deck.kinds().all(|card| card == black_3 || deck.count(card) < deck.count(black_3)));
    let counts = |colour| [1, 2, 3, 4].map(|value| deck.count(Card::new(colour, value, false)));
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
    let symbols: Cards = new_game("meat-and-bones", 4).setup().deck.iter().filter(|card| card.symbol()).collect();
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

/// WH-COMP-2, WH-CARD-1: the box is complete, and it says what of it is reconstructed.
#[test]
fn every_figure_of_the_box_is_marked() {
    let the_box = den_core::built_in::<WolfAndHound>();
    let marks = the_box.content().marks();
    assert_eq!(marks.len(), 3 + 24);
    let known: Vec<_> = marks.iter().filter(|(_, mark)| *mark == Mark::Rulebook).map(|(name, _)| *name).collect();
    assert_eq!(
        known,
        [
            "counts of the Meat & Bones cards",
            "sheep at the start",
            "W01",
            "W06",
            "H01",
            "S01",
            "M03",
            "E01",
            "E02",
            "D01",
            "D02-1",
            "D02-2",
            "D02-3"
        ]
    );
    assert!(marks.iter().all(|(name, mark)| known.contains(name) || *mark == Mark::Reconstructed));
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
    let refused = |text: &str| game.check_chance(&text.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(refused("deal b4 b4 b4 w1 / b4 b1 b1 b1 / w1 w1 w2 w2 / w3 w3 w4 w4"), "the deck has only 3 of black 4 (WH-COMP-2)");
    assert_eq!(
        refused("deal b1m b1 b1 w1 / b4 b1 b2 b2 / w1 w1 w2 w2 / w3 w3 w4 w4"),
        "the deck has only 0 of black 1 with meat (WH-COMP-2)"
    );
    assert_eq!(refused("deal b1 b1 b1 w1 / b4 b1 b2 b2 / w1 w1 w2 w2"), "seat 4 is dealt 0 cards, not 4 (WH-SETUP-1)");
    assert!(refused("draw b1").ends_with("(WH-SETUP-1)"));
    let two = new_game("first-game", 2);
    let four_hands = "deal b1 b1 b1 w1 / b4 b1 b2 b2 / w1 w1 w2 w2 / w3 w3 w4 w4".parse().unwrap();
    assert_eq!(two.check_chance(&four_hands).unwrap_err().to_string(), "seat 3 is virtual: nobody sees its cards (WH-3P-2)");
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
    assert_eq!(refusal("first-game flock=4"), "flock: with one wolf card or none it is 3 (WH-SETUP-2); allowed: auto, 3");
    assert_eq!(refusal("wolves=W01,W02 flock=3"), "flock: with more than one wolf card it is 4 (WH-SETUP-2); allowed: auto, 4");
    assert_eq!(refusal("flock=5"), "flock: `5` is none of its values; allowed: auto, 3, 4");
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
    assert!(
        refusal("wolves=none hounds=none")
            .starts_with("wolves: no animal card is chosen in any group (WH-SETUP-4); allowed: none or a list of W01")
    );
    assert!(refusal("wolves=W01,W01").starts_with("wolves: `W01` is named twice (WH-SETUP-4)"));
    assert!(refusal("wolves=W01,W09").starts_with("wolves: `W09` is no card of this group (WH-SETUP-4); allowed: none or a list of W01"));
    assert!(refusal("hounds=W01").starts_with("hounds: `W01` is no card of this group (WH-SETUP-4)"));
    assert!(refusal("cats=C01").starts_with("cats: there is no such option; allowed: wolves, hounds"));
    assert_eq!(refusal("meat-and-bones=maybe"), "meat-and-bones: `maybe` is neither true nor false; allowed: true, false");
}

/// WH-SETUP-4: options are written as they are read.
#[test]
fn options_read_back() {
    for preset in Choice::PRESETS {
        let options = Choice::read([preset.name, "meat-and-bones=true"]).unwrap();
        assert_eq!(Choice::read(options.to_line().split_whitespace()).unwrap(), options, "{}", options.to_line());
    }
    assert_eq!(Choice::read([Choice::PRESETS[0].name]).unwrap(), Choice::default());
    let line = Choice::read(["sheeps-clothing", "designer=d01,d02", "flock=4"]).unwrap().to_line();
    assert_eq!(line, "wolves=none hounds=none sheep=none meta=none extra=none designer=D01,D02 meat-and-bones=false flock=4");
}

/// WH-SETUP-5
#[test]
fn hands_are_secret_and_played_cards_stay_face_up_in_order() {
    let mut table = first_turn("first-game", HANDS);
    let eye = table.game.view(Eye::Seat(Seat(1)));
    assert_eq!(eye.hand, Some(cards(HANDS[1])));
    assert_eq!(eye.known_hand(place(1)), Cards::NONE);
    assert_eq!(table.game.view(Eye::Public).hand, None);
    assert_eq!(eye.unknown().len(), 28);

    table.play(&["w2", "draw w4", "b3", "draw b4", "b2", "draw b1", "b4", "draw b2", "b1"]);
    assert_eq!(table.game.open().played[0].to_string(), "w2 b1");
    assert_eq!(table.game.view(Eye::Seat(Seat(3))).open.played[0].to_string(), "w2 b1");
    let told = |seat| table.log.iter().map(|event| WolfAndHound::see(event, Eye::Seat(Seat(seat))).to_string()).collect::<Vec<_>>();
    assert!(told(0).contains(&"Seat 1 is dealt b1 b2 w1 w2.".into()) && told(0).contains(&"Seat 1 draws white 4.".into()));
    assert!(told(1).contains(&"Seat 1 is dealt four cards.".into()) && told(1).contains(&"Seat 1 draws a card.".into()));
}

/// WH-SETUP-5: a guess deals what is hidden anew, and nothing else.
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

/// WH-COMP-2: an owner of the box corrects a figure without touching the rules.
#[test]
fn other_content_plays_by_its_own_figures() {
    let edition = den_core::Edition::<TheBox>::with(|name| {
        let text = <TheBox as den_core::Content>::FILES.iter().find(|(file, _)| *file == name)?.1;
        Some(text.replace("black = [4, 4, 5, 3]", "black = [3, 4, 6, 3]"))
    });
    let game = WolfAndHound::new(&edition.unwrap(), &Choice::default(), 4).unwrap();
    assert_eq!(game.setup().deck.count("b3".parse().unwrap()), 6);
}
