//! The search finds what can be proved, gives the same answer to the same question, and cannot see what is hidden.

mod burrow;

use std::time::{Duration, Instant};

use burrow::{Act, Burrow, FOX, HARE, Stage, VALUE};
use den_bots::{BOTS, Bot, Budget, Choice, Ismcts, LEVELS, Pimc, Settings, Stop, by_name};
use den_core::{Eye, Game};

fn hunt(hare: u8) -> Burrow {
    Burrow { stage: Stage::Hunt, hare, empty: None }
}

fn ask(bot: &mut dyn Bot<Burrow>, position: &Burrow, budget: &Budget) -> Choice<Burrow> {
    let den_core::Turn::Seat(seat) = position.turn() else { panic!("nobody decides") };
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    bot.choose(&position.view(Eye::Seat(seat)), &legal, budget)
}

fn value_of(choice: &Choice<Burrow>, act: Act) -> f64 {
    let top = &choice.why.as_ref().expect("a search explains itself").top;
    top.iter().find(|considered| considered.play == act).expect("the act was considered").value
}

#[test]
fn ismcts_converges_to_the_known_value() {
    for seed in 0..4 {
        let mut bot = Ismcts::new(seed, Settings::of::<Burrow>(), Budget::iterations(60_000));
        let choice = ask(&mut bot, &hunt(1), &Budget::usual());
        assert_eq!(choice.chosen, Act::Sniff, "{:?}", choice.why);
        let value = value_of(&choice, Act::Sniff);
        assert!((value - VALUE).abs() < 0.015, "sniffing is worth {VALUE}, the search says {value}");
        assert!(value_of(&choice, Act::Dig(0)) < 0.40, "{:?}", choice.why);
    }
}

#[test]
fn a_search_that_knows_only_the_rules_converges_too() {
    let mut bot = Ismcts::new(2, Settings::plain(), Budget::iterations(100_000));
    let choice = ask(&mut bot, &hunt(1), &Budget::usual());
    assert_eq!(choice.chosen, Act::Sniff, "{:?}", choice.why);
    assert!((value_of(&choice, Act::Sniff) - VALUE).abs() < 0.02, "{:?}", choice.why);
}

#[test]
fn ismcts_knows_that_the_hare_bolts() {
    let mut bot = Ismcts::new(3, Settings::of::<Burrow>(), Budget::iterations(20_000));
    let position = Burrow { stage: Stage::Flee, hare: 2, empty: Some(0) };
    let choice = ask(&mut bot, &position, &Budget::usual());
    assert_eq!(choice.chosen, Act::Bolt);
    assert!((value_of(&choice, Act::Bolt) - (1.0 - VALUE)).abs() < 0.02, "{:?}", choice.why);
}

#[test]
fn pimc_believes_that_it_will_know_where_the_hare_is() {
    let mut bot = Pimc::new(1, Settings::of::<Burrow>(), Budget::iterations(20_000));
    let choice = ask(&mut bot, &hunt(1), &Budget::usual());
    assert!(matches!(choice.chosen, Act::Dig(_)), "{:?}", choice.why);
}

#[test]
fn the_same_seed_and_view_give_the_same_move_wherever_the_hare_is() {
    for name in BOTS.map(|bot| bot.name) {
        for seed in 0..20 {
            let answers = [0, 1, 2].map(|hare| {
                let mut bot = by_name::<Burrow>(name, seed).expect("the name is listed");
                let choice = ask(&mut *bot, &hunt(hare), &Budget::iterations(50));
                (choice.chosen, format!("{:?}", choice.why))
            });
            assert!(answers[0] == answers[1] && answers[1] == answers[2], "{name} sees the hare: {answers:?}");
        }
    }
}

#[test]
fn every_bot_can_be_stopped_at_once_and_still_answers() {
    let stop = Stop::new();
    stop.raise();
    for name in BOTS.map(|bot| bot.name) {
        let mut bot = by_name::<Burrow>(name, 1).expect("the name is listed");
        let choice = ask(&mut *bot, &hunt(1), &Budget::iterations(u64::MAX).stopped_by(&stop));
        assert!(hunt(1).check(choice.chosen).is_ok());
        assert!(choice.why.is_none_or(|why| why.iterations == 1), "{name} went on thinking");
    }
}

#[test]
fn a_bot_is_stopped_from_another_thread() {
    let stop = Stop::new();
    let budget = Budget::time(Duration::from_secs(60)).stopped_by(&stop);
    let begun = Instant::now();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| ask(&mut *by_name::<Burrow>("alpha", 1).expect("listed"), &hunt(1), &budget));
        std::thread::sleep(Duration::from_millis(50));
        stop.raise();
        let choice = thinking.join().expect("the bot does not panic");
        assert!(choice.why.expect("alpha explains itself").iterations > 1);
    });
    assert!(begun.elapsed() < Duration::from_secs(10));
}

#[test]
fn the_explanation_shows_the_choice_first_and_a_line_from_it() {
    let mut bot = by_name::<Burrow>("alpha", 5).expect("listed");
    let choice = ask(&mut *bot, &hunt(0), &Budget::iterations(20_000));
    let why = choice.why.expect("alpha explains itself");
    assert_eq!((why.iterations, why.top[0].play), (20_000, choice.chosen));
    assert_eq!(why.top.iter().map(|considered| considered.visits).sum::<u64>(), 20_000);
    assert!(why.line.len() > 1, "{why:?}");
    assert_eq!(why.line[..2], [(FOX, Act::Sniff), (HARE, Act::Bolt)], "the fox sniffs, the hare bolts");
}

#[test]
fn an_unknown_bot_is_refused_with_the_list() {
    let Err(error) = by_name::<Burrow>("wolfhound", 1) else { panic!("there is none") };
    assert_eq!(error.to_string(), "there is no bot `wolfhound`; there are pup, yearling, hunter, alpha, random, greedy, pimc, ismcts");
}

#[test]
fn the_levels_stand_first_in_the_list() {
    assert_eq!(LEVELS.map(den_bots::Level::name)[..], BOTS.map(|bot| bot.name)[..4]);
}

#[test]
fn a_search_starts_afresh_once_chance_has_spoken() {
    // The hare stays although it should not. The fox has thought about that too, but averaged over what sniffing may show.
    let mut fox = Ismcts::<Burrow>::new(7, Settings::of::<Burrow>(), Budget::iterations(2_000));
    assert_eq!(ask(&mut fox, &hunt(1), &Budget::usual()).chosen, Act::Sniff);
    let position = Burrow { stage: Stage::Last, hare: 1, empty: Some(0) };
    let choice = ask(&mut fox, &position, &Budget::iterations(100));
    let visits: u64 = choice.why.expect("two places to dig").top.iter().map(|considered| considered.visits).sum();
    assert_eq!(visits, 100);
    assert_eq!(position.turn(), den_core::Turn::Seat(FOX));
}
