//! The messages: the examples in the documentation, and arbitrary input.

use den_core::{Audit, Eye, Seat, Seed, built_in};
use den_table::rest::NewTable;
use den_table::wire::{Command, MAX_BYTES, PROTOCOL, Phase, Request, ServerMessage};
use den_table::{Account, Change, Clock, Entry, Match, MatchSettings, Permission, PlayerId, SeatKind, Seated};
use den_testkit::toy::Honest as Toy;
use proptest::prelude::*;

#[test]
fn the_examples_in_the_documentation_are_messages() {
    let page = include_str!("../../../../docs/protocol.md");
    let mut read = 0;
    for (at, block) in page.match_indices("```json ") {
        let (kind, rest) = page[at + block.len()..].split_once('\n').unwrap();
        let text = rest.split_once("```").unwrap().0;
        match kind {
            "request" => _ = Request::read(text).unwrap_or_else(|e| panic!("{text}: {e}")),
            "message" => _ = serde_json::from_str::<ServerMessage>(text).unwrap_or_else(|e| panic!("{text}: {e}")),
            "new-table" => _ = serde_json::from_str::<NewTable>(text).unwrap_or_else(|e| panic!("{text}: {e}")),
            other => panic!("there is no kind of example called {other}"),
        }
        read += 1;
    }
    assert!(read >= 16, "only {read} examples");
    assert!(page.contains(&format!("version {PROTOCOL} of the protocol")), "the page is about another version");
}

fn command() -> impl Strategy<Value = Command> {
    let eye = prop_oneof![Just(Eye::Public), (0u8..6).prop_map(|seat| Eye::Seat(Seat(seat)))];
    prop_oneof![
        (any::<u64>(), ".{0,40}").prop_map(|(position, text)| Command::Move { position, text }),
        any::<u64>().prop_map(|position| Command::Undo { position }),
        Just(Command::Resign),
        Just(Command::Leave),
        Just(Command::Return),
        ".{0,60}".prop_map(|text| Command::Chat { text }),
        Just(Command::Rematch),
        Just(Command::Decline),
        Just(Command::Follow),
        eye.prop_map(|eye| Command::Look { eye }),
        Just(Command::Ping),
    ]
}

/// What a player might do at a table, legal or not.
fn act() -> impl Strategy<Value = (u8, Command, u64)> {
    let likely = prop_oneof![
        6 => (0usize..8).prop_map(|n| Command::Move { position: u64::MAX, text: format!("#{n}") }),
        1 => Just(Command::Undo { position: u64::MAX }),
        3 => command(),
    ];
    (0u8..4, likely, 0u64..5_000)
}

fn table(seats: usize, clock: Clock) -> Match<Toy> {
    let settings = MatchSettings { seats: vec![SeatKind::Open; seats], clock, ..MatchSettings::new("toy") };
    let mut table = Match::open(settings, &built_in::<Toy>(), Seed::from_number(3)).unwrap();
    for at in 0..seats {
        let player: PlayerId = format!("p{at}").parse().unwrap();
        let decision = table.sit(&Seated::new(player, "Somebody"), None, false, 1).unwrap();
        table.apply(decision).unwrap();
    }
    table
}

/// The change as a store would return it.
fn stored(change: &Change) -> Change {
    Change::read(change.number, change.at, &change.text()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_request_round_trips(id in any::<u64>(), command in command()) {
        let request = Request { id, command };
        let text = serde_json::to_string(&request).unwrap();
        prop_assert_eq!(Request::read(&text).unwrap(), request);
    }

    #[test]
    fn any_input_is_parsed_or_refused_without_being_quoted(text in "\\PC{0,200}") {
        if let Err(refused) = Request::read(&text) {
            prop_assert!(text.len() < 12 || !serde_json::to_string(&refused).unwrap().contains(&text));
        }
    }

    #[test]
    fn malformed_messages_are_parsed_or_refused(cut in 0usize..80, at in 0usize..80, with in any::<char>()) {
        let text: Vec<char> = "{\"id\": 1, \"do\": {\"move\": {\"position\": 14, \"text\": \"c3\"}}}".chars().collect();
        let mut damaged: String = text.iter().take(cut.max(1)).collect();
        let _ = Request::read(&damaged);
        damaged = text.iter().enumerate().map(|(n, c)| if n == at { with } else { *c }).collect();
        let _ = Request::read(&damaged);
        prop_assert!(Request::read(&" ".repeat(MAX_BYTES + 1)).is_err());
    }

    #[test]
    fn a_journal_entry_round_trips(seat in 0u8..5, text in "[ -~]{1,30}", kind in 0u8..16) {
        let (seat, text) = (Seat(seat), text.trim().to_string());
        prop_assume!(!text.is_empty());
        let entry = match kind {
            0 => Entry::Move(seat, text),
            1 => Entry::Chance(text),
            2 => Entry::Undo(seat),
            3 => Entry::Sit(seat, Seated::new("someone".parse().unwrap(), text)),
            4 => Entry::Chat(seat, text),
            5 => Entry::Late(seat),
            6 => Entry::Rematch(seat),
            7 => Entry::Decline(seat),
            8 => Entry::Next("abc".parse().unwrap()),
            9 => Entry::Sit(seat, Seated { account: Account::Guest, ..Seated::new("someone".parse().unwrap(), text) }),
            10 => Entry::Sit(seat, Seated { account: Account::Deleted, ..Seated::new("someone".parse().unwrap(), "") }),
            11 => Entry::Remove(seat),
            12 => Entry::Forbid(Permission::Chat),
            14 => Entry::Seats(vec![seat, Seat(0)]),
            13 => Entry::Allow(Permission::Spectators),
            _ => Entry::Close,
        };
        prop_assert_eq!(entry.to_string().parse::<Entry>().unwrap(), entry);
    }

    #[test]
    fn any_journal_text_is_parsed_or_refused(text in "\\PC{0,80}", number in 1u64..9) {
        if let Ok(change) = Change::read(number, 5, &text) {
            let mut table = table(2, Clock::None);
            let _ = table.fold(&change);
        }
    }

    /// Whatever players do: a refusal changes nothing, a decision applied directly equals the one stored as text and folded, and nobody is
    /// ever sent another player's card.
    #[test]
    fn a_table_survives_its_players(acts in prop::collection::vec(act(), 1..60), seats in 2usize..4, timed in any::<bool>()) {
        let clock = if timed { Clock::Live { main_ms: 20_000, increment_ms: 500 } } else { Clock::None };
        let mut live = table(seats, clock);
        let mut folded = table(seats, clock);
        let mut now = 1000;
        for (seat, command, pause) in acts {
            now += pause;
            if let Some(late) = live.tick(now) {
                let stored = stored(late.change());
                live.apply(late).unwrap();
                folded.fold(&stored).unwrap();
            }
            let seat = Seat(seat);
            let command = match command {
                Command::Move { position: u64::MAX, text } => {
                    let n: usize = text[1..].parse().unwrap();
                    let moves = live.moves_listed();
                    let text = moves.get(n % moves.len().max(1)).cloned().unwrap_or_default();
                    Command::Move { position: live.status().position(), text }
                }
                Command::Undo { position: u64::MAX } => Command::Undo { position: live.status().position() },
                other => other,
            };
            let before = (live.status().clone(), live.played().now().clone());
            let id = "next".parse().unwrap();
            let decided = match live.status().bot_turn().map(|(bot, _)| bot) {
                Some(bot) => live.decide_for_bot(bot, live.status().position(), &live.moves_listed()[0], now),
                None if command == Command::Rematch => live.rematch(seat, &id, now).map(|rematch| rematch.decision),
                None => live.decide(seat, &command, now),
            };
            prop_assert_eq!(&before, &(live.status().clone(), live.played().now().clone()), "deciding changes nothing");
            let Ok(decision) = decided else { continue };
            let (stored, after) = (stored(decision.change()), decision.after().clone());
            live.apply(decision).unwrap();
            prop_assert_eq!(live.status(), &after, "as the decision said");
            prop_assert_eq!(live.status().revision(), stored.last());
            folded.fold(&stored).unwrap();
            prop_assert_eq!(live.status(), folded.status());
            prop_assert_eq!(live.played().steps(), folded.played().steps());
            prop_assert_eq!(live.played().now(), folded.played().now());
            for eye in Eye::all(seats as u8) {
                let told = serde_json::to_string(&live.state(eye, 0, 1000, now)).unwrap();
                prop_assert_eq!(&told, &serde_json::to_string(&folded.state(eye, 0, 1000, now)).unwrap());
                for other in Seat::all(seats as u8).filter(|other| !eye.is(*other)) {
                    for card in live.played().now().hand(other) {
                        let needle = format!("\"{card}\"");
                        prop_assert!(!told.contains(&needle), "{} was sent {}", eye, needle);
                    }
                }
            }
        }
        prop_assert!(live.status().phase() != Phase::Waiting);
        prop_assert!(live.played().now().audit().is_ok());
    }
}
