//! Matches on one machine: saved, resumed, reviewed, branched off, imagined.

use den_core::{Eye, Record, Seat, Seed, Turn, built_in};
use den_table::wire::{Command, LogEvent, Phase};
use den_table::{BotDriver, BotTask, Dealer, Imagined, Match, Occupant};
use den_testkit::toy::Honest;

fn people() -> Vec<Occupant> {
    vec![Occupant::Person("Ada".into()), Occupant::Bot("first".into())]
}

fn begin() -> Match<Honest> {
    Match::local("", people(), &built_in::<Honest>(), Seed::from_number(4)).unwrap()
}

/// Plays the first legal move until `steps` steps are played or the game is over.
fn play(table: &mut Match<Honest>, steps: usize) {
    while table.status().steps() < steps
        && let Turn::Seat(seat) = table.status().turn()
    {
        let m = table.seen_at(Eye::Seat(seat), usize::MAX).moves[0];
        table.play(seat, m, 0).unwrap();
    }
}

/// A bot that takes the first legal move.
struct First;

impl BotDriver for First {
    fn decide(&mut self, task: &BotTask) -> Option<String> {
        let (_, legal) = task.asked::<Honest>()?;
        (task.bot == "first").then(|| legal[0].to_string())
    }
}

#[test]
fn a_bot_decides_on_another_thread_from_what_its_seat_knows() {
    let mut table = begin();
    let mut bots: Box<dyn BotDriver> = Box::new(First);
    while table.status().phase() == Phase::Playing {
        match table.bot_task() {
            Some(task) => {
                let thinking = std::thread::spawn(move || {
                    let text = bots.decide(&task);
                    (bots, task, text)
                });
                let (back, task, text) = thinking.join().unwrap();
                bots = back;
                let decision = table.decide_for_bot(task.seat, task.position, &text.unwrap(), 0).unwrap();
                table.apply(decision).unwrap();
            }
            None => {
                let text = table.moves_listed()[0].clone();
                let position = table.status().position();
                table.act(Seat(0), &Command::Move { position, text }, 0).unwrap();
            }
        }
    }
    assert!(table.status().result().is_some());
    assert!(table.verify_deal().unwrap() > 0);
}

#[test]
fn a_saved_match_continues_with_the_same_deal() {
    let mut table = begin();
    play(&mut table, 4);
    let record = Record::read(&table.save().to_string()).unwrap();
    assert_eq!(table.record().seed, None, "what is shown does not reveal the seed");
    let occupants = record.names.iter().map(|name| Occupant::from_record(name, |bot| bot == "first")).collect();
    let dealer = Dealer::of(&record, Seed::from_number(99));
    assert_eq!(dealer, Dealer::Committed(Seed::from_number(4)));
    let mut resumed = Match::<Honest>::resume(&record, occupants, &built_in::<Honest>(), dealer).unwrap();
    for eye in Eye::all(2) {
        assert_eq!(resumed.seen_at(eye, usize::MAX), table.seen_at(eye, usize::MAX));
    }
    assert_eq!(resumed.status().seats(), table.status().seats());
    play(&mut table, usize::MAX);
    play(&mut resumed, usize::MAX);
    assert_eq!(resumed.save(), table.save());
    assert_eq!(resumed.verify_deal(), table.verify_deal());

    // Without the seed, later deals are new and nothing can be verified.
    let record = Record { seed: None, ..record };
    let dealer = Dealer::of(&record, Seed::from_number(99));
    let mut fresh = Match::<Honest>::resume(&record, people(), &built_in::<Honest>(), dealer).unwrap();
    play(&mut fresh, usize::MAX);
    assert!(!fresh.is_verifiable() && fresh.verify_deal().is_err());
    assert_eq!(fresh.save().seed, None);
    // A record that breaks a rule is refused with its line.
    let broken = Record::read(&table.save().to_string().replace(" 1 c", " 2 c")).unwrap();
    let refused = Match::<Honest>::resume(&broken, people(), &built_in::<Honest>(), dealer).unwrap_err();
    assert!(refused.line > 0, "{refused}");
}

#[test]
fn any_earlier_step_can_be_seen_with_its_log() {
    let mut table = begin();
    play(&mut table, usize::MAX);
    let steps = table.status().steps();
    for step in 0..=steps {
        for eye in Eye::all(2) {
            let seen = table.seen_at(eye, step);
            assert_eq!(seen.step, step);
            let json = serde_json::to_string(&seen.view).unwrap();
            assert_eq!(json, table.view_at(eye, step).get());
            let log = table.log_at(eye, step);
            assert!(log.iter().all(|line| line.step <= step && matches!(line.what, LogEvent::Game(_))));
            assert_eq!(log.len(), table.events(step).len());
        }
    }
    assert_eq!(table.who(0), None, "the dealer");
    assert!(table.who(1).is_some());
    assert_eq!(table.who(steps), None);
    assert_eq!(table.seen_at(Eye::Public, steps).outcome.unwrap().results(), table.status().result().unwrap().seats);
}

#[test]
fn a_branch_keeps_the_past_and_deals_another_future() {
    let mut table = begin();
    play(&mut table, usize::MAX);
    let branch = table.branch(3, Seed::from_number(77));
    assert!(branch.status().steps() >= 3 && !branch.is_verifiable());
    for eye in Eye::all(2) {
        assert_eq!(branch.seen_at(eye, 3), table.seen_at(eye, 3));
    }
    assert_eq!(branch.status().phase(), Phase::Playing);
}

#[test]
fn a_what_if_is_sampled_from_a_view_and_can_be_resumed() {
    let table = begin();
    let Turn::Seat(seat) = table.status().turn() else { panic!("the cards are dealt") };
    let eye = Eye::Seat(seat);
    let seen = table.seen_at(eye, usize::MAX);
    let from = Imagined {
        setup: table.setup_json().get().into(),
        view: serde_json::to_string(&seen.view).unwrap(),
        seed: Seed::from_number(9).to_string(),
    };
    let edition = built_in::<Honest>();
    let imagine = |steps: &[_]| Match::<Honest>::imagine("", &from, steps, people(), &edition, Seed::from_number(5)).unwrap();
    let mut thought = imagine(&[]);
    let now = thought.seen_at(eye, usize::MAX);
    assert_eq!((&now.view, &now.moves), (&seen.view, &seen.moves), "the seat knows what it knew, and no more");
    thought.play(seat, seen.moves[0], 0).unwrap();
    let again = imagine(&thought.record().steps);
    assert_eq!(again.seen_at(eye, usize::MAX), thought.seen_at(eye, usize::MAX));
    assert_eq!(again.imagined(), Some(&from));
    let nonsense = Imagined { view: "{}".into(), ..from.clone() };
    assert!(Match::<Honest>::imagine("", &nonsense, &[], people(), &edition, Seed::from_number(5)).is_err());
}

#[test]
fn names_from_a_file_fit_on_one_line() {
    let names = vec![Occupant::Person("A\u{1b}[31m\nda".into()), Occupant::Person(String::new())];
    let table = Match::<Honest>::local("", names, &built_in::<Honest>(), Seed::from_number(1)).unwrap();
    assert_eq!(table.status().names(), ["A[31m da", ""]);
}

/// DEN-UNDO-5.
#[test]
fn against_bots_alone_any_move_is_taken_back_and_the_same_cards_come_again() {
    let ada = Seat(0);
    let mut table = begin();
    play(&mut table, 9);
    let last = table.save().steps.iter().rposition(|step| step.seat == Some(ada)).unwrap();
    let before = table.before_last_move(ada).unwrap();
    assert_eq!(before.save().steps, table.save().steps[..last]);
    assert_eq!(before.status().turn(), Turn::Seat(ada));
    let mut again = before;
    play(&mut again, 9);
    assert_eq!(again.save().steps, table.save().steps);
    // Nobody takes back what another person has answered, nor a move before the first.
    let both = vec![Occupant::Person("Ada".into()), Occupant::Person("Ben".into())];
    let mut table = Match::<Honest>::local("", both, &built_in::<Honest>(), Seed::from_number(4)).unwrap();
    play(&mut table, 9);
    assert!(table.before_last_move(ada).is_none());
    assert!(begin().before_last_move(ada).is_none());
}
