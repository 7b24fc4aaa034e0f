//! The rules of the house, one sentence a test.

mod support;

use den_core::{Eye, Game, Seat, Seed, Turn, built_in};
use den_table::wire::{Code, Command, How, Kind, Phase, Refused, State};
use den_table::{Away, Change, Clock, Match, MatchId, Millis, Place, PlayerId, RETURN_TIME, Setup};
use support::Toy;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn setup(places: &[Place], clock: Clock) -> Setup {
    Setup {
        game: "toy".into(),
        options: String::new(),
        seats: places.to_vec(),
        clock,
        stand_in: "greedy".into(),
        host: None,
        by_hand: false,
    }
}

fn player(n: usize) -> PlayerId {
    format!("p{n}").parse().unwrap()
}

fn open(setup: Setup) -> Match<Toy> {
    Match::open(setup, &built_in::<Toy>(), Seed::from_number(1)).unwrap()
}

/// A table of `n` players who all sat down at time 1000.
fn seated(n: usize, clock: Clock) -> Match<Toy> {
    let mut table = open(setup(&vec![Place::Open; n], clock));
    for at in 0..n {
        let change = table.sit(&player(at), &format!("Player {at}"), None, false, 1000).unwrap();
        table.apply(&change).unwrap();
    }
    table
}

fn act(table: &mut Match<Toy>, seat: Seat, command: Command, now: Millis) -> Result<Change, Refused> {
    let change = table.decide(seat, &command, now)?;
    table.apply(&change).unwrap();
    Ok(change)
}

fn moves(table: &mut Match<Toy>, seat: Seat, text: &str, now: Millis) -> Result<Change, Refused> {
    let step = table.step();
    act(table, seat, Command::Move { step, text: text.into() }, now)
}

fn undo(table: &mut Match<Toy>, seat: Seat) -> Result<Change, Refused> {
    let step = table.step();
    act(table, seat, Command::Undo { step }, 2000)
}

fn card(table: &Match<Toy>, seat: Seat) -> String {
    format!("p{}", table.played().now().hand(seat)[0])
}

fn refusal<T: std::fmt::Debug>(result: Result<T, Refused>) -> (Code, String) {
    let no = result.unwrap_err();
    (no.code, no.rule.unwrap_or_default())
}

#[test]
fn the_match_begins_when_the_last_seat_is_taken() {
    let mut table = open(setup(&[Place::Open, Place::Invite], Clock::None));
    let sit = table.sit(&player(0), "Ada", None, false, 1).unwrap();
    table.apply(&sit).unwrap();
    assert_eq!(table.phase(), Phase::Waiting);
    assert!(table.state(Eye::Seat(A), 0, 1).view.is_none());
    // DEN-SEAT-3: an invited seat is not for passers-by.
    assert_eq!(refusal(table.sit(&player(1), "Bob", None, false, 1)), (Code::SeatTaken, "DEN-SEAT-3".into()));
    // DEN-SEAT-2: nobody sits twice.
    assert_eq!(refusal(table.sit(&player(0), "Ada", None, true, 1)), (Code::SeatTaken, "DEN-SEAT-2".into()));
    // DEN-SEAT-1: a name can be read.
    assert_eq!(refusal(table.sit(&player(1), " \u{202e}\n ", None, true, 1)), (Code::Illegal, "DEN-SEAT-1".into()));
    assert_eq!(refusal(moves(&mut table, A, "p1", 1)), (Code::Waiting, "DEN-SEAT-3".into()));
    let sit = table.sit(&player(1), "Bob\n\u{202e}by", None, true, 1).unwrap();
    table.apply(&sit).unwrap();
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(table.decider(), Some(A));
    assert_eq!(table.seats()[1].name, "Bob by");
    assert_eq!(sit.entries.len(), 2, "sitting and the deal are one change");
}

#[test]
fn before_the_beginning_the_host_fills_seats_and_closes() {
    let mut table = open(setup(&[Place::Open, Place::Open], Clock::None));
    let close = table.close(1).unwrap();
    let mut closed = table.clone();
    closed.apply(&close).unwrap();
    assert_eq!((closed.phase(), closed.finish().unwrap().how), (Phase::Over, How::Closed));
    let sit = table.sit(&player(0), "Ada", Some(B), false, 1).unwrap();
    table.apply(&sit).unwrap();
    // Who leaves before the beginning frees the seat.
    let mut left = table.clone();
    act(&mut left, B, Command::Leave, 2).unwrap();
    assert!(left.chairs().iter().all(|chair| chair.name().is_empty()));
    assert_eq!(refusal(table.fill(B, "greedy", 2)).0, Code::SeatTaken);
    let fill = table.fill(A, "greedy", 2).unwrap();
    table.apply(&fill).unwrap();
    assert_eq!(table.bot_turn(), Some((A, "greedy")));
    // DEN-SEAT-4: what has begun is not closed.
    assert_eq!(refusal(table.close(3)), (Code::Over, "DEN-SEAT-4".into()));
}

#[test]
fn a_move_for_an_earlier_step_is_stale() {
    let mut table = seated(2, Clock::None);
    let step = table.step();
    let text = card(&table, A);
    act(&mut table, A, Command::Move { step, text: "w1".into() }, 2000).unwrap();
    // DEN-STEP-1.
    assert_eq!(refusal(act(&mut table, A, Command::Move { step, text: text.clone() }, 2000)), (Code::Stale, "DEN-STEP-1".into()));
    // Even where undo brought the same position back.
    undo(&mut table, A).unwrap();
    assert_eq!(refusal(act(&mut table, A, Command::Move { step, text }, 2000)), (Code::Stale, "DEN-STEP-1".into()));
    // Chat does not make a move stale.
    let step = table.step();
    act(&mut table, B, Command::Chat { text: "well?".into() }, 2000).unwrap();
    assert_eq!(table.step(), step);
}

#[test]
fn wrong_seat_illegal_and_unreadable_moves_are_refused_with_their_reasons() {
    let mut table = seated(2, Clock::None);
    let before = table.version();
    let theirs = card(&table, B);
    // DEN-TURN-1.
    assert_eq!(refusal(moves(&mut table, B, &theirs, 2000)), (Code::NotYourTurn, "DEN-TURN-1".into()));
    assert_eq!(refusal(moves(&mut table, A, &theirs, 2000)), (Code::Illegal, "TOY-1".into()));
    assert_eq!(refusal(moves(&mut table, A, "☃", 2000)).0, Code::Unreadable);
    assert_eq!(refusal(moves(&mut table, A, &"p1".repeat(200), 2000)).0, Code::Unreadable);
    assert_eq!(refusal(act(&mut table, Seat(7), Command::Resign, 2000)).0, Code::NotSeated);
    assert_eq!(refusal(act(&mut table, A, Command::Chat { text: "\n".into() }, 2000)).0, Code::Unreadable);
    assert_eq!(refusal(act(&mut table, A, Command::Chat { text: "x".repeat(501) }, 2000)).0, Code::TooMuch);
    assert_eq!(table.version(), before);
}

#[test]
fn own_steps_are_taken_back_until_something_was_shown() {
    let mut table = seated(2, Clock::None);
    // DEN-UNDO-2: the deal stands.
    assert_eq!(refusal(undo(&mut table, A)), (Code::Illegal, "DEN-UNDO-2".into()));
    moves(&mut table, A, "w1", 2000).unwrap();
    moves(&mut table, A, "w2", 2000).unwrap();
    assert_eq!(table.state(Eye::Seat(A), 0, 0).undo, 2);
    assert_eq!(table.state(Eye::Seat(B), 0, 0).undo, 0);
    // DEN-UNDO-1: only the own ones.
    assert_eq!(refusal(undo(&mut table, B)), (Code::Illegal, "DEN-UNDO-1".into()));
    undo(&mut table, A).unwrap();
    assert_eq!(table.state(Eye::Seat(A), 0, 0).undo, 1);
    // DEN-UNDO-3: a card that was shown stays played.
    let text = card(&table, A);
    moves(&mut table, A, &text, 2000).unwrap();
    assert_eq!(refusal(undo(&mut table, A)), (Code::Illegal, "DEN-UNDO-3".into()));
}

#[test]
fn a_player_who_leaves_is_played_by_a_bot_and_gets_the_seat_back() {
    let mut table = seated(2, Clock::None);
    act(&mut table, A, Command::Leave, 2000).unwrap();
    // DEN-AWAY-1.
    assert_eq!(table.bot_turn(), Some((A, "greedy")));
    assert_eq!(table.state(Eye::Public, 0, 0).seats.unwrap()[0].away, Some(Away::Left));
    assert_eq!(refusal(act(&mut table, A, Command::Leave, 2000)), (Code::Away, "DEN-AWAY-1".into()));
    let text = card(&table, A);
    // DEN-AWAY-2.
    assert_eq!(refusal(moves(&mut table, A, &text, 2000)), (Code::Away, "DEN-AWAY-2".into()));
    let change = table.decide_for_bot(A, table.step(), &text, 2000).unwrap();
    table.apply(&change).unwrap();
    assert_eq!(refusal(table.decide_for_bot(B, table.step(), "p1", 2000)).0, Code::NotYourTurn);
    act(&mut table, A, Command::Return, 2000).unwrap();
    assert_eq!(table.state(Eye::Public, 0, 0).seats.unwrap()[0].away, None);
    assert_eq!(refusal(act(&mut table, A, Command::Return, 2000)), (Code::Illegal, "DEN-AWAY-2".into()));
}

#[test]
fn who_resigns_loses_to_the_last_side_and_else_a_bot_plays_on() {
    let mut table = seated(3, Clock::None);
    act(&mut table, B, Command::Resign, 2000).unwrap();
    // DEN-RESIGN-2.
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(refusal(act(&mut table, B, Command::Return, 2000)), (Code::Away, "DEN-RESIGN-2".into()));
    assert_eq!(refusal(act(&mut table, B, Command::Resign, 2000)), (Code::Away, "DEN-RESIGN-2".into()));
    act(&mut table, A, Command::Resign, 2000).unwrap();
    // DEN-RESIGN-1.
    let finish = table.finish().unwrap();
    assert_eq!((finish.how, finish.seats.iter().map(|s| s.place).collect::<Vec<_>>()), (How::Resigned, vec![2, 2, 1]));
    // DEN-TURN-2.
    let text = card(&table, A);
    assert_eq!(refusal(moves(&mut table, A, &text, 2000)), (Code::Over, "DEN-TURN-2".into()));
}

#[test]
fn a_live_clock_runs_for_the_seat_that_decides_and_grows_with_each_turn() {
    let mut table = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 5_000 });
    let left = |table: &Match<Toy>, now| table.state(Eye::Public, 0, now).clock.unwrap().left_ms;
    assert_eq!(left(&table, 11_000), [50_000, 60_000]);
    // DEN-CLOCK-2: a step within the turn earns nothing, ending the turn does.
    moves(&mut table, A, "w1", 11_000).unwrap();
    assert_eq!(left(&table, 11_000), [50_000, 60_000]);
    let text = card(&table, A);
    moves(&mut table, A, &text, 21_000).unwrap();
    assert_eq!(left(&table, 22_000), [45_000, 59_000]);
    // DEN-UNDO-4.
    assert_eq!(refusal(undo(&mut table, A)), (Code::Illegal, "DEN-UNDO-4".into()));
    // DEN-CLOCK-1: when time is up, a bot plays on.
    assert_eq!(table.deadline(), Some(81_000));
    assert!(table.tick(80_999).is_none());
    let late = table.tick(81_000).unwrap();
    table.apply(&late).unwrap();
    assert_eq!((table.bot_turn(), table.deadline()), (Some((B, "greedy")), None));
    assert!(table.tick(200_000).is_none());
    // DEN-CLOCK-4: who comes back has time to go on.
    act(&mut table, B, Command::Return, 100_000).unwrap();
    assert_eq!(table.deadline(), Some(100_000 + RETURN_TIME));
}

#[test]
fn a_correspondence_clock_gives_its_days_to_every_turn() {
    let day = 24 * 3600 * 1000;
    let mut table = seated(2, Clock::Correspondence { per_turn_ms: day });
    let text = card(&table, A);
    moves(&mut table, A, &text, day / 2).unwrap();
    // DEN-CLOCK-3.
    assert_eq!(table.state(Eye::Public, 0, day / 2).clock.unwrap().left_ms, [day, day]);
    assert_eq!(table.deadline(), Some(day / 2 + day));
    let late = table.tick(2 * day).unwrap();
    table.apply(&late).unwrap();
    act(&mut table, B, Command::Return, 3 * day).unwrap();
    assert_eq!(table.deadline(), Some(4 * day));
}

#[test]
fn time_never_runs_backwards() {
    let mut table = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 0 });
    moves(&mut table, A, "w1", 11_000).unwrap();
    let change = moves(&mut table, A, "w2", 5_000).unwrap();
    assert_eq!(change.at, 11_000);
}

/// Plays to the end, the first legal card each time.
fn play_out(table: &mut Match<Toy>) {
    while let Some(seat) = table.decider() {
        let text = card(table, seat);
        moves(table, seat, &text, 3000).unwrap();
    }
}

#[test]
fn a_rematch_rotates_the_seats() {
    let mut table = seated(3, Clock::None);
    let id: MatchId = "next".parse().unwrap();
    // DEN-REMATCH-1.
    assert_eq!(refusal(table.rematch(A, &id, 1)), (Code::Over, "DEN-REMATCH-1".into()));
    play_out(&mut table);
    let (setup, sits, change) = table.rematch(A, &id, 4000).unwrap();
    assert_eq!(
        sits.iter().map(|(seat, who, _)| (seat.0, who.clone())).collect::<Vec<_>>(),
        [(0, player(2)), (1, player(0)), (2, player(1))]
    );
    table.apply(&change).unwrap();
    assert_eq!(table.state(Eye::Public, 0, 1).next, Some(id.clone()));
    assert_eq!(refusal(table.rematch(A, &id, 1)), (Code::Over, "DEN-REMATCH-1".into()));
    let mut next = open(setup);
    let begin = next.begin(&sits, 4000).unwrap().unwrap();
    next.apply(&begin).unwrap();
    assert_eq!(next.phase(), Phase::Playing);
    // Bots move along with the players.
    let mut table = open(Setup { seats: vec![Place::Bot("greedy".into()), Place::Open], ..table.setup().clone() });
    let sit = table.sit(&player(0), "Ada", None, false, 1).unwrap();
    table.apply(&sit).unwrap();
    act(&mut table, B, Command::Resign, 2).unwrap();
    let (setup, sits, _) = table.rematch(B, &id, 3).unwrap();
    assert_eq!((setup.seats, sits[0].0), (vec![Place::Open, Place::Bot("greedy".into())], A));
}

fn names(state: &State) -> String {
    serde_json::to_string(state).unwrap()
}

#[test]
fn every_eye_is_told_only_what_it_may_know() {
    let mut table = seated(2, Clock::None);
    moves(&mut table, A, "w3", 2000).unwrap();
    for (eye, other) in [(A, B), (B, A)] {
        let told = names(&table.state(Eye::Seat(eye), 0, 2000));
        for &card in table.played().now().hand(other) {
            assert!(!told.contains(&format!("card-{card}\"")), "{told}");
        }
        assert!(told.contains(&format!("card-{}\"", table.played().now().hand(eye)[0])));
    }
    assert!(!names(&table.state(Eye::Public, 0, 2000)).contains("card-"));
    assert!(names(&table.state(Eye::Seat(A), 0, 2000)).contains("whispers 3"));
    assert!(!names(&table.state(Eye::Seat(B), 0, 2000)).contains("whispers 3"));
    // The seed comes with the end, the commitment fits it.
    let seed = table.seed().to_string();
    assert!(!names(&table.state(Eye::Seat(A), 0, 2000)).contains(&seed));
    assert_eq!(table.record().seed, None);
    play_out(&mut table);
    assert_eq!(table.state(Eye::Public, 0, 2000).seed, Some(seed));
    assert_eq!(table.played().verify_deal(&table.record()), Ok(4));
}

#[test]
fn who_was_gone_is_told_what_happened_since() {
    let mut table = seated(2, Clock::None);
    let seen = table.version();
    moves(&mut table, A, "w1", 2000).unwrap();
    act(&mut table, B, Command::Chat { text: "<b>hurry</b>".into() }, 2001).unwrap();
    let state = table.state(Eye::Seat(B), seen, 2002);
    assert_eq!(
        state.log.iter().map(|line| (line.version, line.kind)).collect::<Vec<_>>(),
        [(seen + 1, Kind::Game), (seen + 2, Kind::Chat)]
    );
    assert_eq!(state.log[1].text, "<b>hurry</b>", "text is text; whoever shows it escapes it");
    assert!(state.seats.is_none(), "nobody moved");
    assert_eq!(table.state(Eye::Seat(B), table.version(), 2002).log.len(), 0);
}

#[test]
fn the_journal_folds_back_to_the_same_table() {
    let mut table = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 1_000 });
    let mut journal = Vec::new();
    let mut replayed = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 1_000 });
    let mut now = 2000;
    for command in ["w1", "undo", "w2", "chat", "leave", "return", "play", "play", "play", "play", "resign"] {
        let seat = table.decider().unwrap();
        let step = table.step();
        now += 777;
        let command = match command {
            "undo" => Command::Undo { step },
            "chat" => Command::Chat { text: "hello there".into() },
            "leave" => Command::Leave,
            "return" => Command::Return,
            "resign" => Command::Resign,
            "play" => Command::Move { step, text: card(&table, seat) },
            text => Command::Move { step, text: text.into() },
        };
        let change = act(&mut table, seat, command, now).unwrap();
        journal.push((change.number, change.at, change.text()));
    }
    for (number, at, text) in &journal {
        replayed.apply(&Change::read(*number, *at, text).unwrap()).unwrap();
    }
    for eye in Eye::all(2) {
        assert_eq!(names(&table.state(eye, 0, now)), names(&replayed.state(eye, 0, now)));
    }
    assert_eq!(replayed.phase(), Phase::Over);
    // A gap or a change of another table is refused, not guessed at.
    let (number, at, text) = &journal[0];
    assert!(replayed.apply(&Change::read(*number, *at, text).unwrap()).is_err());
    assert!(Change::read(1, 1, "juggle 1").is_err());
    assert!(Change::read(1, 1, "").is_err(), "a change without entries");
    // Whatever is read is written the same again, to the last letter.
    let odd = Change::read(1, 1, "* 4\r\r\n2 b3\r").unwrap();
    assert_eq!(Change::read(1, 1, &odd.text()), Ok(odd));
    assert!(
        seated(2, Clock::None)
            .apply(&Change::read(table.version(), 1, "9 p1").unwrap_or(Change { number: 99, at: 1, entries: vec![] }))
            .is_err()
    );
}

#[test]
fn settings_that_cannot_be_played_are_refused() {
    let refused = |setup: Setup| Match::<Toy>::open(setup, &built_in::<Toy>(), Seed::from_number(1)).unwrap_err().at;
    assert_eq!(refused(setup(&[], Clock::None)), "seats");
    assert_eq!(refused(setup(&vec![Place::Open; 6], Clock::None)), "seats");
    assert_eq!(refused(setup(&[Place::Open], Clock::Live { main_ms: 1, increment_ms: 0 })), "clock");
    assert_eq!(refused(Setup { options: "rounds=9".into(), ..setup(&[Place::Open], Clock::None) }), "rounds");
}

#[test]
fn one_screen_is_covered_between_two_players() {
    // DEN-HAND-1.
    let mut table = seated(2, Clock::None);
    let mut screen = den_table::HotSeat::new([A, B], true);
    screen.turn(table.played().now().turn());
    assert_eq!((screen.eye(), screen.waits_for()), (None, Some(A)));
    screen.take(B);
    assert_eq!(screen.eye(), None, "the other player cannot uncover it");
    screen.take(A);
    moves(&mut table, A, "w1", 1).unwrap();
    screen.turn(table.played().now().turn());
    assert_eq!(screen.eye(), Some(Eye::Seat(A)), "still A's turn");
    let text = card(&table, A);
    moves(&mut table, A, &text, 1).unwrap();
    screen.turn(table.played().now().turn());
    assert_eq!((screen.eye(), screen.waits_for()), (None, Some(B)));
    screen.turn(Turn::Over);
    assert!(screen.eye().is_some());
}
