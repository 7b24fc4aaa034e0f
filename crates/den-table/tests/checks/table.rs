//! The table rules, one sentence per test.

use den_core::{Eye, Seat, Seed, built_in};
use den_table::wire::{Code, Command, EndKind, LogEvent, Phase, Refused, State};
use den_table::{
    Account, Away, Change, Clock, Decision, MAX_CHAT_LINES, Match, MatchId, MatchSettings, Millis, Occupant, Permission, PlayerId,
    RETURN_TIME, SeatKind, Seated, TableEvent,
};
use den_testkit::toy::Honest as Toy;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn settings(seats: &[SeatKind], clock: Clock) -> MatchSettings {
    MatchSettings { seats: seats.to_vec(), clock, ..MatchSettings::new("toy") }
}

fn player(n: usize) -> PlayerId {
    format!("p{n}").parse().unwrap()
}

fn open(settings: MatchSettings) -> Match<Toy> {
    Match::open(settings, &built_in::<Toy>(), Seed::from_number(1)).unwrap()
}

/// Applies a decision and returns the change.
fn take(table: &mut Match<Toy>, decision: Decision) -> Change {
    let change = decision.change().clone();
    table.apply(decision).unwrap();
    change
}

/// A table of `n` players who all sit down at time 1000.
fn seated(n: usize, clock: Clock) -> Match<Toy> {
    let mut table = open(settings(&vec![SeatKind::Open; n], clock));
    for at in 0..n {
        let sit = table.sit(&Seated::new(player(at), format!("Player {at}")), None, false, 1000).unwrap();
        take(&mut table, sit);
    }
    table
}

fn act(table: &mut Match<Toy>, seat: Seat, command: Command, now: Millis) -> Result<Change, Refused> {
    let decision = table.decide(seat, &command, now)?;
    Ok(take(table, decision))
}

fn moves(table: &mut Match<Toy>, seat: Seat, text: &str, now: Millis) -> Result<Change, Refused> {
    let position = table.status().position();
    act(table, seat, Command::Move { position, text: text.into() }, now)
}

fn undo(table: &mut Match<Toy>, seat: Seat) -> Result<Change, Refused> {
    let position = table.status().position();
    act(table, seat, Command::Undo { position }, 2000)
}

/// The complete state.
fn state(table: &Match<Toy>, eye: Eye, now: Millis) -> State {
    table.state(eye, 0, 1000, now)
}

fn left(table: &Match<Toy>, now: Millis) -> Vec<Millis> {
    state(table, Eye::Public, now).clock.unwrap().left_ms
}

fn card(table: &Match<Toy>, seat: Seat) -> String {
    table.played().now().hand(seat)[0].to_string()
}

fn refusal<T: std::fmt::Debug>(result: Result<T, Refused>) -> (Code, String) {
    let refused = result.unwrap_err();
    (refused.code, refused.rule.unwrap_or_default().into())
}

#[test]
fn the_match_starts_when_the_last_seat_is_taken() {
    let mut table = open(settings(&[SeatKind::Open, SeatKind::Invite], Clock::None));
    let sit = table.sit(&Seated::new(player(0), "Ada"), None, false, 1).unwrap();
    take(&mut table, sit);
    assert_eq!(table.status().phase(), Phase::Waiting);
    assert!(state(&table, Eye::Seat(A), 1).view.is_none());
    // DEN-SEAT-3: an invited seat is not open to everyone.
    assert_eq!(refusal(table.sit(&Seated::new(player(1), "Bob"), None, false, 1)), (Code::SeatTaken, "DEN-SEAT-3".into()));
    // DEN-SEAT-2: nobody has two seats.
    assert_eq!(refusal(table.sit(&Seated::new(player(0), "Ada"), None, true, 1)), (Code::SeatTaken, "DEN-SEAT-2".into()));
    // DEN-SEAT-1: a name must be readable.
    assert_eq!(refusal(table.sit(&Seated::new(player(1), " \u{202e}\n "), None, true, 1)), (Code::Illegal, "DEN-SEAT-1".into()));
    assert_eq!(refusal(moves(&mut table, A, "c1", 1)), (Code::Waiting, "DEN-SEAT-3".into()));
    let sit = table.sit(&Seated::new(player(1), "Bob\n\u{202e}by"), None, true, 1).unwrap();
    let sit = take(&mut table, sit);
    assert_eq!(table.status().phase(), Phase::Playing);
    assert_eq!(table.status().decider(), Some(A));
    assert_eq!(table.status().seats()[1].occupant, Occupant::Person("Bob by".into()));
    assert_eq!(sit.entries.len(), 2, "sitting and the deal are one change");
}

#[test]
fn before_the_start_the_host_can_fill_seats_and_close_the_match() {
    let mut table = open(settings(&[SeatKind::Open, SeatKind::Open], Clock::None));
    let close = table.close(1).unwrap();
    let mut closed = table.clone();
    take(&mut closed, close);
    assert_eq!((closed.status().phase(), closed.status().result().unwrap().how), (Phase::Over, EndKind::Closed));
    let sit = table.sit(&Seated::new(player(0), "Ada"), Some(B), false, 1).unwrap();
    take(&mut table, sit);
    // A player who leaves before the start frees the seat.
    let mut left = table.clone();
    act(&mut left, B, Command::Leave, 2).unwrap();
    assert!(left.status().seats().iter().all(den_table::SeatState::is_free));
    assert_eq!(refusal(table.fill(B, "greedy", 2)).0, Code::SeatTaken);
    let fill = table.fill(A, "greedy", 2).unwrap();
    take(&mut table, fill);
    assert_eq!(table.status().bot_turn(), Some((A, "greedy")));
    // DEN-SEAT-4: a match that has started cannot be closed.
    assert_eq!(refusal(table.close(3)), (Code::Over, "DEN-SEAT-4".into()));
}

#[test]
fn the_host_removes_a_player_before_the_match_starts() {
    let mut table = open(settings(&[SeatKind::Open, SeatKind::Open], Clock::None));
    let guest = Seated { account: Account::Guest, ..Seated::new(player(1), "Bob") };
    let sit = table.sit(&guest, None, false, 1).unwrap();
    take(&mut table, sit);
    let seat = table.status().seat_of(&player(1)).unwrap();
    assert_eq!(table.status().seats()[seat.index()].account, Account::Guest, "the mark is not part of the name");
    let remove = table.remove(seat, 2).unwrap();
    take(&mut table, remove);
    assert_eq!(table.status().seat_of(&player(1)), None);
    // DEN-SEAT-4: a removed player cannot come back.
    assert_eq!(refusal(table.sit(&guest, None, true, 3)), (Code::SeatTaken, "DEN-SEAT-4".into()));
    assert!(table.sit(&Seated::new(player(2), "Eve"), None, false, 3).is_ok(), "others may");
    assert_eq!(refusal(table.remove(seat, 3)), (Code::NotSeated, "DEN-SEAT-4".into()));
    let begun = seated(2, Clock::None);
    assert_eq!(refusal(begun.remove(A, 3)), (Code::Over, "DEN-SEAT-4".into()));
}

/// DEN-HOST-1
#[test]
fn the_host_forbids_chat_and_allows_it_again() {
    let mut table = seated(2, Clock::None);
    let forbid = table.permit(Permission::Chat, false, 2000).unwrap();
    take(&mut table, forbid);
    let said = act(&mut table, A, Command::Chat { text: "hello".into() }, 2001);
    assert_eq!(refusal(said), (Code::Illegal, "DEN-HOST-1".into()));
    assert_eq!(state(&table, Eye::Public, 0).forbidden, [Permission::Chat]);
    assert_eq!(refusal(table.permit(Permission::Chat, false, 2002)), (Code::Illegal, "DEN-HOST-1".into()));
    let allow = table.permit(Permission::Chat, true, 2003).unwrap();
    take(&mut table, allow);
    act(&mut table, A, Command::Chat { text: "hello".into() }, 2004).unwrap();
}

#[test]
fn a_running_match_can_be_ended_by_the_operator_without_a_result() {
    let mut table = seated(2, Clock::None);
    let abort = table.abort(2000).unwrap();
    take(&mut table, abort);
    assert_eq!((table.status().phase(), table.status().result().unwrap().how), (Phase::Over, EndKind::Closed));
    assert_eq!(refusal(table.abort(2001)).0, Code::Over);
}

#[test]
fn a_move_for_an_earlier_position_is_stale() {
    let mut table = seated(2, Clock::None);
    let position = table.status().position();
    let text = card(&table, A);
    act(&mut table, A, Command::Move { position, text: "w1".into() }, 2000).unwrap();
    // DEN-STEP-1.
    assert_eq!(refusal(act(&mut table, A, Command::Move { position, text: text.clone() }, 2000)), (Code::Stale, "DEN-STEP-1".into()));
    // Even if undo has restored the same position.
    undo(&mut table, A).unwrap();
    assert_eq!(refusal(act(&mut table, A, Command::Move { position, text }, 2000)), (Code::Stale, "DEN-STEP-1".into()));
    // Chat does not make a move stale.
    let position = table.status().position();
    act(&mut table, B, Command::Chat { text: "well?".into() }, 2000).unwrap();
    assert_eq!(table.status().position(), position);
}

#[test]
fn wrong_seat_illegal_and_unreadable_moves_are_refused_with_their_reasons() {
    let mut table = seated(2, Clock::None);
    let before = table.status().revision();
    let theirs = card(&table, B);
    // DEN-TURN-1.
    assert_eq!(refusal(moves(&mut table, B, &theirs, 2000)), (Code::NotYourTurn, "DEN-TURN-1".into()));
    assert_eq!(refusal(moves(&mut table, A, &theirs, 2000)), (Code::Illegal, "TOY-1".into()));
    assert_eq!(refusal(moves(&mut table, A, "☃", 2000)).0, Code::Unreadable);
    assert_eq!(refusal(moves(&mut table, A, &"c1".repeat(200), 2000)).0, Code::Unreadable);
    assert_eq!(refusal(act(&mut table, Seat(7), Command::Resign, 2000)).0, Code::NotSeated);
    assert_eq!(refusal(act(&mut table, A, Command::Chat { text: "\n".into() }, 2000)).0, Code::Unreadable);
    assert_eq!(refusal(act(&mut table, A, Command::Chat { text: "x".repeat(501) }, 2000)).0, Code::TooMuch);
    assert_eq!(table.status().revision(), before);
}

#[test]
fn own_steps_are_taken_back_until_something_was_shown() {
    let mut table = seated(2, Clock::None);
    // DEN-UNDO-2: a deal cannot be undone.
    assert_eq!(refusal(undo(&mut table, A)), (Code::Illegal, "DEN-UNDO-2".into()));
    moves(&mut table, A, "w1", 2000).unwrap();
    moves(&mut table, A, "w2", 2000).unwrap();
    assert_eq!(state(&table, Eye::Seat(A), 0).undo, 2);
    assert_eq!(state(&table, Eye::Seat(B), 0).undo, 0);
    // DEN-UNDO-1: only a player's own steps.
    assert_eq!(refusal(undo(&mut table, B)), (Code::Illegal, "DEN-UNDO-1".into()));
    undo(&mut table, A).unwrap();
    assert_eq!(state(&table, Eye::Seat(A), 0).undo, 1);
    // DEN-UNDO-3: a revealed card stays played.
    let text = card(&table, A);
    moves(&mut table, A, &text, 2000).unwrap();
    assert_eq!(refusal(undo(&mut table, A)), (Code::Illegal, "DEN-UNDO-3".into()));
}

#[test]
fn a_bot_plays_for_a_player_who_leaves_until_they_return() {
    let mut table = seated(2, Clock::None);
    act(&mut table, A, Command::Leave, 2000).unwrap();
    // DEN-AWAY-1.
    assert_eq!(table.status().bot_turn(), Some((A, "greedy")));
    assert_eq!(state(&table, Eye::Public, 0).seats.unwrap()[0].away, Some(Away::Left));
    assert_eq!(refusal(act(&mut table, A, Command::Leave, 2000)), (Code::Away, "DEN-AWAY-1".into()));
    let text = card(&table, A);
    // DEN-AWAY-2.
    assert_eq!(refusal(moves(&mut table, A, &text, 2000)), (Code::Away, "DEN-AWAY-2".into()));
    let decision = table.decide_for_bot(A, table.status().position(), &text, 2000).unwrap();
    take(&mut table, decision);
    assert_eq!(refusal(table.decide_for_bot(B, table.status().position(), "c1", 2000)).0, Code::NotYourTurn);
    act(&mut table, A, Command::Return, 2000).unwrap();
    assert_eq!(state(&table, Eye::Public, 0).seats.unwrap()[0].away, None);
    assert_eq!(refusal(act(&mut table, A, Command::Return, 2000)), (Code::Illegal, "DEN-AWAY-2".into()));
}

#[test]
fn the_last_side_wins_when_all_others_resign_and_until_then_bots_play() {
    let mut table = seated(3, Clock::None);
    act(&mut table, B, Command::Resign, 2000).unwrap();
    // DEN-RESIGN-2.
    assert_eq!(table.status().phase(), Phase::Playing);
    assert_eq!(refusal(act(&mut table, B, Command::Return, 2000)), (Code::Away, "DEN-RESIGN-2".into()));
    assert_eq!(refusal(act(&mut table, B, Command::Resign, 2000)), (Code::Away, "DEN-RESIGN-2".into()));
    act(&mut table, A, Command::Resign, 2000).unwrap();
    // DEN-RESIGN-1.
    let finish = table.status().result().unwrap();
    assert_eq!((finish.how, finish.seats.iter().map(|s| s.place).collect::<Vec<_>>()), (EndKind::Resigned, vec![2, 2, 1]));
    // DEN-TURN-2.
    let text = card(&table, A);
    assert_eq!(refusal(moves(&mut table, A, &text, 2000)), (Code::Over, "DEN-TURN-2".into()));
}

#[test]
fn a_live_clock_runs_for_the_seat_that_decides_and_grows_with_each_turn() {
    let mut table = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 5_000 });
    assert_eq!(left(&table, 11_000), [50_000, 60_000]);
    // DEN-CLOCK-2: a step within the turn earns nothing; ending the turn does.
    moves(&mut table, A, "w1", 11_000).unwrap();
    assert_eq!(left(&table, 11_000), [50_000, 60_000]);
    let text = card(&table, A);
    moves(&mut table, A, &text, 21_000).unwrap();
    assert_eq!(left(&table, 22_000), [45_000, 59_000]);
    // DEN-UNDO-4.
    assert_eq!(refusal(undo(&mut table, A)), (Code::Illegal, "DEN-UNDO-4".into()));
    // DEN-CLOCK-1: when time is up, a bot continues.
    assert_eq!(table.status().deadline(), Some(81_000));
    assert!(table.tick(80_999).is_none());
    let late = table.tick(81_000).unwrap();
    take(&mut table, late);
    assert_eq!((table.status().bot_turn(), table.status().deadline()), (Some((B, "greedy")), None));
    assert!(table.tick(200_000).is_none());
    // DEN-CLOCK-4: the bot finishes the turn; a player who returns then has time to continue.
    assert_eq!(refusal(act(&mut table, B, Command::Return, 82_000)), (Code::Away, "DEN-CLOCK-4".into()));
    let position = table.status().position();
    let bot = table.decide_for_bot(B, position, &card(&table, B), 90_000).unwrap();
    take(&mut table, bot);
    act(&mut table, B, Command::Return, 100_000).unwrap();
    assert_eq!(left(&table, 100_000)[1], RETURN_TIME);
}

#[test]
fn leaving_and_coming_back_gives_no_time() {
    // DEN-CLOCK-4.
    let mut table = seated(2, Clock::Live { main_ms: 20_000, increment_ms: 0 });
    for round in 0..9 {
        let now = 2_000 + 2_000 * round;
        assert_eq!(left(&table, now), [19_000 - 2_000 * round, 20_000]);
        act(&mut table, A, Command::Leave, now).unwrap();
        act(&mut table, A, Command::Return, now).unwrap();
    }
    assert_eq!(table.status().deadline(), Some(21_000));
    // Nor does running out of time and immediately returning, forever in the same turn.
    let late = table.tick(21_000).unwrap();
    take(&mut table, late);
    assert_eq!(refusal(act(&mut table, A, Command::Return, 21_001)), (Code::Away, "DEN-CLOCK-4".into()));
    // Nor with a correspondence clock.
    let day = 24 * 3600 * 1000;
    let mut table = seated(2, Clock::Correspondence { per_turn_ms: day });
    act(&mut table, A, Command::Leave, day / 2).unwrap();
    act(&mut table, A, Command::Return, day / 2).unwrap();
    assert_eq!(table.status().deadline(), Some(1000 + day));
}

#[test]
fn a_correspondence_clock_gives_its_days_to_every_turn() {
    let day = 24 * 3600 * 1000;
    let mut table = seated(2, Clock::Correspondence { per_turn_ms: day });
    let text = card(&table, A);
    moves(&mut table, A, &text, day / 2).unwrap();
    // DEN-CLOCK-3.
    assert_eq!(state(&table, Eye::Public, day / 2).clock.unwrap().left_ms, [day, day]);
    assert_eq!(table.status().deadline(), Some(day / 2 + day));
    let late = table.tick(2 * day).unwrap();
    take(&mut table, late);
    let bot = table.decide_for_bot(B, table.status().position(), &card(&table, B), 2 * day).unwrap();
    take(&mut table, bot);
    act(&mut table, B, Command::Return, 3 * day).unwrap();
    // The turn that the bot finished does not shorten the next one.
    assert_eq!(left(&table, 3 * day)[1], day);
}

#[test]
fn time_never_runs_backwards() {
    let mut table = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 0 });
    moves(&mut table, A, "w1", 11_000).unwrap();
    let change = moves(&mut table, A, "w2", 5_000).unwrap();
    assert_eq!(change.at, 11_000);
}

/// Plays to the end, always the first legal card.
fn play_out(table: &mut Match<Toy>) {
    while let Some(seat) = table.status().decider() {
        let text = card(table, seat);
        moves(table, seat, &text, 3000).unwrap();
    }
}

#[test]
fn a_rematch_starts_when_all_have_agreed_and_rotates_the_seats() {
    let mut table = seated(3, Clock::None);
    let id: MatchId = "next".parse().unwrap();
    // DEN-REMATCH-1.
    assert_eq!(refusal(table.rematch(A, &id, 1)), (Code::Over, "DEN-REMATCH-1".into()));
    play_out(&mut table);
    // DEN-REMATCH-2: one offers, then all others accept.
    for (seat, agreed) in [(B, vec![B]), (A, vec![B, A])] {
        let rematch = table.rematch(seat, &id, 4000).unwrap();
        assert_eq!(rematch.next, None);
        take(&mut table, rematch.decision);
        assert_eq!(state(&table, Eye::Public, 1).rematch.unwrap().agreed, agreed);
        assert_eq!(refusal(table.rematch(seat, &id, 4000)), (Code::Over, "DEN-REMATCH-2".into()));
    }
    let rematch = table.rematch(Seat(2), &id, 4000).unwrap();
    take(&mut table, rematch.decision);
    let next = rematch.next.unwrap();
    assert_eq!(
        next.sits.iter().map(|(seat, who)| (seat.0, who.player.clone())).collect::<Vec<_>>(),
        [(0, player(2)), (1, player(0)), (2, player(1))]
    );
    assert_eq!(state(&table, Eye::Public, 1).rematch.unwrap().next, Some(id.clone()));
    assert_eq!(refusal(table.rematch(A, &id, 1)), (Code::Over, "DEN-REMATCH-2".into()));
    assert_eq!(refusal(act(&mut table, A, Command::Decline, 1)), (Code::Over, "DEN-REMATCH-2".into()));
    let mut again = open(next.settings);
    let begin = again.begin(&next.sits, 4000).unwrap().unwrap();
    take(&mut again, begin);
    assert_eq!(again.status().phase(), Phase::Playing);
}

#[test]
fn a_single_player_needs_no_consent_and_bots_move_on_a_seat() {
    let id: MatchId = "next".parse().unwrap();
    let mut table = open(settings(&[SeatKind::Bot("greedy".into()), SeatKind::Open], Clock::None));
    let sit = table.sit(&Seated::new(player(0), "Ada"), None, false, 1).unwrap();
    take(&mut table, sit);
    act(&mut table, B, Command::Resign, 2).unwrap();
    assert_eq!(refusal(table.rematch(A, &id, 3)), (Code::NotSeated, "DEN-REMATCH-1".into()));
    let next = table.rematch(B, &id, 3).unwrap().next.unwrap();
    assert_eq!((next.settings.seats, next.sits[0].0), (vec![SeatKind::Open, SeatKind::Bot("greedy".into())], A));
}

#[test]
fn declining_ends_the_offer() {
    // DEN-REMATCH-3.
    let mut table = seated(2, Clock::None);
    let id: MatchId = "next".parse().unwrap();
    play_out(&mut table);
    let offer = table.rematch(A, &id, 4000).unwrap();
    take(&mut table, offer.decision);
    act(&mut table, B, Command::Decline, 4001).unwrap();
    for seat in [A, B] {
        assert_eq!(refusal(table.rematch(seat, &id, 4002)), (Code::Over, "DEN-REMATCH-3".into()));
    }
    let told: Vec<_> = state(&table, Eye::Public, 1).log.into_iter().rev().take(2).map(|line| line.what).collect();
    assert!(matches!(told[0], LogEvent::Table(TableEvent::RematchDeclined { seat: B })), "{told:?}");
    assert!(matches!(told[1], LogEvent::Table(TableEvent::RematchOffered { seat: A })), "{told:?}");
}

fn names(state: &State) -> String {
    serde_json::to_string(state).unwrap()
}

#[test]
fn every_eye_gets_only_what_it_may_know() {
    let mut table = seated(2, Clock::None);
    moves(&mut table, A, "w3", 2000).unwrap();
    for (eye, other) in [(A, B), (B, A)] {
        let told = names(&state(&table, Eye::Seat(eye), 2000));
        for card in table.played().now().hand(other) {
            assert!(!told.contains(&format!("\"{card}\"")), "{told}");
        }
        assert!(told.contains(&format!("\"{}\"", table.played().now().hand(eye)[0])));
    }
    let public = names(&state(&table, Eye::Public, 2000));
    assert!((1..=12).all(|n| !public.contains(&format!("\"c{n}\""))), "{public}");
    assert!(names(&state(&table, Eye::Seat(A), 2000)).contains("{\"Whispered\":[0,3]}"));
    assert!(names(&state(&table, Eye::Seat(B), 2000)).contains("{\"Whispered\":[0,null]}"));
    // The seed is revealed at the end and matches the commitment.
    let seed = table.seed().to_string();
    assert!(!names(&state(&table, Eye::Seat(A), 2000)).contains(&seed));
    assert_eq!(table.record().seed, None);
    play_out(&mut table);
    assert_eq!(state(&table, Eye::Public, 2000).seed, Some(seed));
    assert_eq!(table.verify_deal(), Ok(4));
}

#[test]
fn a_player_who_was_away_gets_what_happened_since() {
    let mut table = seated(2, Clock::None);
    let seen = table.status().revision();
    moves(&mut table, A, "w1", 2000).unwrap();
    act(&mut table, B, Command::Chat { text: "<b>hurry</b>".into() }, 2001).unwrap();
    let state = table.state(Eye::Seat(B), seen, 100, 2002);
    assert_eq!(state.log.iter().map(|line| line.revision).collect::<Vec<_>>(), [seen + 1, seen + 2]);
    assert!(matches!(state.log[0].what, LogEvent::Game(_)));
    // Text is sent as it is; the page escapes it.
    assert!(matches!(&state.log[1].what, LogEvent::Chat { seat: B, text } if text == "<b>hurry</b>"));
    assert!(state.seats.is_none(), "nobody moved");
    assert_eq!(table.state(Eye::Seat(B), table.status().revision(), 100, 2002).log.len(), 0);
}

/// DEN-CHAT-1
#[test]
fn a_long_log_is_paged_and_chat_is_limited() {
    let mut table = seated(2, Clock::None);
    for n in 0..MAX_CHAT_LINES {
        act(&mut table, A, Command::Chat { text: format!("line {n}") }, 2000).unwrap();
    }
    assert_eq!(refusal(act(&mut table, A, Command::Chat { text: "more".into() }, 2000)).0, Code::TooMuch);
    act(&mut table, B, Command::Chat { text: "now I".into() }, 2000).unwrap();
    let whole = state(&table, Eye::Public, 2000);
    assert_eq!(whole.log_after, None);
    let welcome = table.state(Eye::Public, 0, 50, 2000);
    assert_eq!(welcome.log.len(), 50);
    let (mut lines, mut left_out) = (welcome.log, welcome.log_after);
    assert_eq!(left_out, Some(lines[0].revision - 1));
    while let Some(last) = left_out {
        let mut page = table.log_page(Eye::Public, last, 30);
        assert!((1..=33).contains(&page.log.len()));
        left_out = page.log_after;
        page.log.append(&mut lines);
        lines = page.log;
    }
    let revisions = |lines: &[den_table::wire::LogLine]| lines.iter().map(|line| line.revision).collect::<Vec<_>>();
    assert_eq!(revisions(&lines), revisions(&whole.log));
}

#[test]
fn the_journal_folds_back_to_the_same_table() {
    let mut table = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 1_000 });
    let mut journal = Vec::new();
    let mut replayed = seated(2, Clock::Live { main_ms: 60_000, increment_ms: 1_000 });
    let mut now = 2000;
    for command in ["w1", "undo", "w2", "chat", "leave", "return", "play", "play", "play", "play", "resign"] {
        let seat = table.status().decider().unwrap();
        let position = table.status().position();
        now += 777;
        let command = match command {
            "undo" => Command::Undo { position },
            "chat" => Command::Chat { text: "hello there".into() },
            "leave" => Command::Leave,
            "return" => Command::Return,
            "resign" => Command::Resign,
            "play" => Command::Move { position, text: card(&table, seat) },
            text => Command::Move { position, text: text.into() },
        };
        let change = act(&mut table, seat, command, now).unwrap();
        journal.push((change.number, change.at, change.text()));
    }
    for (number, at, text) in &journal {
        replayed.fold(&Change::read(*number, *at, text).unwrap()).unwrap();
    }
    for eye in Eye::all(2) {
        assert_eq!(names(&state(&table, eye, now)), names(&state(&replayed, eye, now)));
    }
    assert_eq!(replayed.status().phase(), Phase::Over);
    // A gap, or a change of another table, is refused.
    let (number, at, text) = &journal[0];
    assert!(replayed.fold(&Change::read(*number, *at, text).unwrap()).is_err());
    assert!(Change::read(1, 1, "juggle 1").is_err());
    assert!(Change::read(1, 1, "").is_err(), "a change without entries");
    // Text survives parsing and writing byte for byte.
    let odd = Change::read(1, 1, "* 4\r\r\n2 b3\r").unwrap();
    assert_eq!(Change::read(1, 1, &odd.text()), Ok(odd));
    assert!(seated(2, Clock::None).fold(&Change::read(4, 1, "5 p1").unwrap()).is_err(), "there is no fifth seat");
    assert!(seated(2, Clock::None).fold(&Change::read(4, 1, "leave 5").unwrap()).is_err());
    // A decision can be applied only at its own table, and only before anything else happens there.
    let (mut one, mut other) = (seated(2, Clock::None), seated(2, Clock::None));
    let decide = |table: &Match<Toy>| table.decide(A, &Command::Leave, 2000).unwrap();
    assert!(other.apply(decide(&one)).is_err());
    let (first, second) = (decide(&one), decide(&one));
    one.apply(first).unwrap();
    assert!(one.apply(second).is_err());
}

#[test]
fn settings_that_cannot_be_played_are_refused() {
    let refused = |settings: MatchSettings| Match::<Toy>::open(settings, &built_in::<Toy>(), Seed::from_number(1)).unwrap_err().at;
    assert_eq!(refused(settings(&[], Clock::None)), "seats");
    assert_eq!(refused(settings(&vec![SeatKind::Open; 6], Clock::None)), "seats");
    assert_eq!(refused(settings(&[SeatKind::Open], Clock::Live { main_ms: 1, increment_ms: 0 })), "clock");
    assert_eq!(refused(MatchSettings { options: "rounds=9".into(), ..settings(&[SeatKind::Open], Clock::None) }), "rounds");
}

#[test]
fn one_screen_is_covered_between_two_players() {
    // DEN-HAND-1.
    let mut table = seated(2, Clock::None);
    let mut screen = table.hot_seat();
    assert_eq!((screen.eye(), screen.waits_for()), (None, Some(A)));
    screen.take(B);
    assert_eq!(screen.eye(), None, "the other player cannot uncover it");
    screen.take(A);
    moves(&mut table, A, "w1", 1).unwrap();
    screen.turn(table.status().turn());
    assert_eq!(screen.eye(), Some(Eye::Seat(A)), "still A's turn");
    screen.look(Eye::Seat(B));
    assert_eq!(screen.eye(), Some(Eye::Seat(A)), "nobody looks at another's hand");
    let text = card(&table, A);
    moves(&mut table, A, &text, 1).unwrap();
    screen.turn(table.status().turn());
    assert_eq!((screen.eye(), screen.waits_for(), screen.handed_by()), (None, Some(B), Some(A)));
    // The player who still has the screen may undo the step and continues without a cover.
    let mut taken_back = screen.clone();
    taken_back.turn(den_core::Turn::Seat(A));
    assert_eq!((taken_back.eye(), taken_back.handed_by()), (Some(Eye::Seat(A)), None));
    play_out(&mut table);
    screen.turn(table.status().turn());
    assert_eq!(screen.eye(), Some(Eye::Seat(B)), "after the end there are no secrets");
    screen.look(Eye::Public);
    assert_eq!(screen.eye(), Some(Eye::Public));
    // Nothing is covered for a single player, or in a game without secrets.
    for mut screen in [den_table::HotSeat::new([B], true), den_table::HotSeat::new([A, B], false)] {
        screen.turn(den_core::Turn::Seat(A));
        screen.turn(den_core::Turn::Seat(B));
        assert_eq!(screen.eye(), Some(Eye::Seat(B)));
    }
}
