//! Records of earlier games replay to the same end, each by the rules of its version.

use den_core::{Played, Record, RecordReason, Rules, Scores, Seat, Shared, Turn, built_in};
use den_table::{Change, Entry, Match, MatchSettings, Seated};
use the_wolves::{Setup, TheWolves};

/// Recorded with version 1. In all of them turns end early (TW-TURN-2); the last two end for lack of progress, a turn earlier than today
/// (TW-END-3).
const VERSION_1: [(&str, &[(i32, u8)]); 4] = [
    (include_str!("../records/version-1/two.txt"), &[(57, 2), (69, 1)]),
    (include_str!("../records/version-1/four.txt"), &[(42, 2), (27, 4), (58, 1), (39, 3)]),
    (include_str!("../records/version-1/stalled-two.txt"), &[(7, 1), (4, 2)]),
    (include_str!("../records/version-1/stalled-three.txt"), &[(11, 2), (7, 3), (15, 1)]),
];

/// Recorded with version 2.
const VERSION_2: [(&str, &[(i32, u8)]); 1] = [(include_str!("../records/version-2/three.txt"), &[(17, 2), (8, 3), (18, 1)])];

fn read(text: &str) -> Record {
    Record::read(text).unwrap()
}

fn replay(record: &Record) -> Result<Played<TheWolves>, den_core::RecordError> {
    Played::replay(record, &built_in::<TheWolves>())
}

#[test]
fn records_of_every_version_replay_to_the_same_points() {
    for (text, points) in VERSION_1.iter().chain(&VERSION_2) {
        let record = read(text);
        let game = replay(&record).unwrap();
        assert_eq!(game.now().turn(), Turn::Over);
        assert_eq!(game.verify_deal(&record), Ok(1));
        let again = game.record(&record.names, record.seed.as_ref(), true);
        assert!(again.to_string() == **text, "it is written as it was");
        let results: Vec<(i32, u8)> = game.now().outcome().unwrap().results().iter().map(|seat| (seat.points, seat.place)).collect();
        assert_eq!(results, *points);
    }
}

#[test]
fn games_of_version_1_do_not_replay_by_the_rules_of_today() {
    for (at, (text, _)) in VERSION_1.iter().enumerate() {
        let mut record = read(text);
        record.version = 2;
        let error = replay(&record).expect_err("a turn was ended early");
        assert_eq!(error.rule.as_deref(), Some("TW-TURN-2"), "{at}");
        record.options += " early-end=true";
        let game = replay(&record).unwrap();
        let stalled = at >= 2;
        assert_eq!(game.now().turn() == Turn::Over, !stalled, "{at}: today the turn with progress is not counted");
    }
}

#[test]
fn an_unknown_version_is_refused() {
    for version in [0, 3] {
        let record = Record { version, ..read(VERSION_1[0].0) };
        let refused = RecordReason::OtherVersion { old: version, new: 2 };
        assert_eq!(replay(&record).unwrap_err().reason, refused.into());
    }
}

/// What a store has of a match of version 1: settings without a version, and the journal.
#[test]
fn matches_stored_with_version_1_go_on_by_its_rules() {
    for (text, _) in VERSION_1 {
        let record = read(text);
        let seats = vec![r#""open""#; usize::from(record.seats)].join(",");
        let settings = format!(
            r#"{{"game":"the-wolves","options":"{}","seats":[{seats}],"clock":"none","stand_in":"greedy","host":null}}"#,
            record.options
        );
        let settings: MatchSettings = serde_json::from_str(&settings).unwrap();
        let mut table = Match::<TheWolves>::open(settings, &built_in::<TheWolves>(), record.seed.unwrap()).unwrap();
        let sit = |(seat, name): (Seat, &String)| Entry::Sit(seat, Seated::new(format!("p{seat}").parse().unwrap(), name.clone()));
        let step = |step: &den_core::StepText| match step.seat {
            Some(seat) => Entry::Move(seat, step.text.clone()),
            None => Entry::Chance(step.text.clone()),
        };
        let entries = Seat::all(record.seats).zip(&record.names).map(sit).chain(record.steps.iter().map(step));
        for (number, entry) in (1..).zip(entries) {
            table.fold(&Change { number, at: number, entries: vec![entry] }).unwrap();
        }
        // A store does not keep the hash of the built-in content.
        let again = Record { content: record.content.clone(), ..table.record() };
        assert!(again.to_string() == text, "the record of the match is the same");
        let stored = serde_json::to_string(table.settings()).unwrap();
        assert!(!stored.contains("version"), "an older program reads it too: {stored}");
    }
}

/// The first matches of version 2 were stored without a version, but with its options.
#[test]
fn stored_options_of_version_2_mean_version_2() {
    let settings = r#"{"game":"the-wolves","options":"packs=FRGTD patience=20 early-end=false first=lot","seats":["open","open"],"stand_in":"greedy","host":null}"#;
    let settings: MatchSettings = serde_json::from_str(settings).unwrap();
    let table = Match::<TheWolves>::open(settings, &built_in::<TheWolves>(), den_core::Seed::from_number(1)).unwrap();
    assert_eq!((table.played().version(), table.settings().version), (2, Some(2)));
}

/// A what-if on the page is stored with the setup of its match.
#[test]
fn a_setup_without_a_version_is_of_version_1() {
    let game = replay(&read(VERSION_1[0].0)).unwrap();
    let setup: &Shared<Setup> = game.start().setup();
    let mut json = serde_json::to_value(&**setup).unwrap();
    let fields = json.as_object_mut().unwrap();
    for added in ["version", "early_end", "first"] {
        fields.remove(added);
    }
    let read: Setup = serde_json::from_value(json).unwrap();
    assert_eq!(read, **setup);
    assert!(read.early_end && read.version == 1);
}
