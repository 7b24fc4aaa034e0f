//! One test suite, run against SQLite and against a real PostgreSQL server.

mod accounts;
mod packs;

use std::sync::Arc;

use den_core::{Seat, Seed};
use den_store::{Append, Appended, Cursor, Cut, Invite, NewMatch, Row, SideEffect, Store, StoreError};
use den_table::{Change, Clock, Entry, MatchId, MatchSettings, PlayerId, SeatKind};
use den_testkit::services::{Postgres, TempDir};

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

#[test]
fn sqlite_passes_the_suite() {
    let scratch = TempDir::new("store");
    let file = scratch.path().join("deep").join("wolfden.db");
    let url = format!("sqlite:{}", file.display());
    runtime().block_on(async {
        suite(&url).await;
        a_backup_holds_everything(&url, &scratch).await;
        a_file_from_the_future_is_refused(&scratch).await;
        a_file_from_before_is_brought_up_to_date(&scratch).await;
    });
    assert!(file.is_file(), "the file and its folder were created");
}

#[test]
fn postgres_passes_the_suite() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("suite");
    runtime().block_on(async {
        suite(&url).await;
        let store = den_store::open(Some(&url)).await.unwrap();
        assert!(matches!(store.backup("x".as_ref()).await, Err(StoreError::Unavailable(how)) if how.contains("pg_dump")));
        a_postgres_database_from_before_is_brought_up_to_date(&server.database("old")).await;
    });
}

#[test]
fn an_invalid_database_is_refused_with_a_message() {
    runtime().block_on(async {
        for url in ["mysql://localhost/x", "postgres://wolfden@127.0.0.1:1/none", "postgres://x@127.0.0.1/x?sslmode=require", "/dev/null/x"]
        {
            let error = den_store::open(Some(url)).await.err().unwrap_or_else(|| panic!("{url} was opened"));
            assert!(error.to_string().starts_with("the database cannot be used: "), "{error}");
        }
    });
}

/// The same applies in memory, without restarts.
#[test]
fn sqlite_in_memory_passes_the_suite() {
    runtime().block_on(suite_of(Arc::new(den_store::Sqlite::in_memory().unwrap())));
}

#[test]
fn one_server_at_a_time_uses_a_file() {
    let scratch = TempDir::new("store");
    let url = format!("sqlite:{}", scratch.path().join("wolfden.db").display());
    runtime().block_on(async {
        let first = den_store::open(Some(&url)).await.unwrap();
        first.lock().unwrap();
        // A command may use it while the server is running; another server may not.
        let second = den_store::open(Some(&url)).await.unwrap();
        let refused = second.lock().unwrap_err().to_string();
        assert!(
            refused.contains(&format!("another server (process {})", std::process::id())) && refused.contains("--database"),
            "{refused}"
        );
        first.close().await.unwrap();
        second.lock().unwrap();
        second.close().await.unwrap();
    });
}

#[test]
fn a_full_disk_loses_nothing_and_is_used_again() {
    let scratch = TempDir::new("store");
    let file = scratch.path().join("wolfden.db");
    runtime().block_on(async {
        let store = den_store::Sqlite::open(&file).unwrap();
        assert!(store.create(new_match("m1", 100)).await.unwrap());
        // Not one page more than there is.
        store.limit_pages(Some(1)).await.unwrap();
        let long = format!("chat 1 {}", "x".repeat(400));
        let mut stored = 1;
        let full = loop {
            match store.append(append("m1", stored + 1, &long)).await {
                Ok(answer) => assert_eq!(answer, Appended::Stored),
                Err(error) => break error,
            }
            stored += 1;
            assert!(stored < 1000, "the limit holds");
        };
        assert!(matches!(&full, StoreError::Unavailable(why) if why.contains("full")), "{full}");
        assert_eq!(store.changes(&id("m1"), 1).await.unwrap().len() as u64, stored);
        store.limit_pages(None).await.unwrap();
        assert_eq!(store.append(append("m1", stored + 1, &long)).await, Ok(Appended::Stored));
        store.close().await.unwrap();
    });
}

async fn suite(url: &str) {
    let store = den_store::open(Some(url)).await.unwrap();
    suite_of(store.clone()).await;
    assert!(matches!(store.append(append("m1", 900, "chat 1 late")).await, Err(StoreError::Unavailable(_))));
    what_was_stored_is_there_after_a_restart(url).await;
}

async fn suite_of(store: Arc<dyn Store>) {
    store.ready().await.unwrap();
    accounts::players_come_back_by_their_token(&*store).await;
    accounts::sessions_end_one_by_one_or_all_at_once(&*store).await;
    accounts::a_claimed_name_is_one_players_own(&*store).await;
    accounts::a_recovery_code_works_once(&*store).await;
    accounts::moderation_is_kept(&*store).await;
    a_match_is_made_once(&*store).await;
    the_primary_key_arbitrates(&store).await;
    a_change_is_stored_whole_or_not_at_all(&*store).await;
    an_invite_works_once(&store).await;
    a_rematch_comes_with_its_link(&*store).await;
    lists_show_what_they_should(&*store).await;
    a_change_without_its_predecessor_is_refused(&*store).await;
    of_two_changes_with_one_number_one_is_stored(&store).await;
    a_broken_journal_can_be_cut(&*store).await;
    packs::figures_stay_as_long_as_they_are_needed(&*store).await;
    a_review_lasts_as_long_as_its_match(&*store).await;
    accounts::a_player_can_be_taken_out_of_a_match(&*store).await;
    accounts::what_is_old_is_thrown_away(&*store).await;
    many_writers_lose_nothing(&store).await;
    store.close().await.unwrap();
}

fn id(text: &str) -> MatchId {
    text.parse().unwrap()
}

fn player_id(text: &str) -> PlayerId {
    text.parse().unwrap()
}

fn settings() -> MatchSettings {
    MatchSettings {
        game: "toy".into(),
        options: "rounds=3".into(),
        version: Some(2),
        seats: vec![SeatKind::Open, SeatKind::Invite, SeatKind::Bot("pup".into())],
        clock: Clock::Live { main_ms: 60_000, increment_ms: 1_000 },
        stand_in: "yearling".into(),
        host: Some(player_id("ada")),
        hints: true,
        pack: Some(den_table::TablePack { hash: "a".repeat(64), name: "Mine".into(), author: String::new() }),
        by_hand: false,
        draw_seats: true,
        series: Some(den_table::Series::new(5, den_table::Reseat::Random, 3)),
    }
}

fn row(phase: &'static str, open_seats: u8, due: Option<u64>, seated: &[&str]) -> Row {
    Row { phase, open_seats, due, seated: seated.iter().map(|s| player_id(s)).collect() }
}

fn change(number: u64, text: &str) -> Change {
    Change::read(number, 1_700_000_000_000 + number, text).unwrap()
}

fn append(match_id: &str, number: u64, text: &str) -> Append {
    Append { id: id(match_id), change: change(number, text), turn: None, row: None, also: SideEffect::Nothing }
}

async fn a_review_lasts_as_long_as_its_match(store: &dyn Store) {
    let made = new_match("reviewed", 78);
    assert!(!store.put_review(&made.id, "{}", 79).await.unwrap(), "there is no such match");
    assert!(store.create(made.clone()).await.unwrap());
    assert_eq!(store.review_of(&made.id).await.unwrap(), None);
    assert!(store.put_review(&made.id, "{\"n\":1}", 80).await.unwrap());
    assert!(store.put_review(&made.id, "{\"n\":2}", 81).await.unwrap());
    assert_eq!(store.review_of(&made.id).await.unwrap().as_deref(), Some("{\"n\":2}"));
    store.delete_match(&made.id).await.unwrap();
    assert_eq!(store.review_of(&made.id).await.unwrap(), None);
}

fn new_match(name: &str, created: u64) -> NewMatch {
    NewMatch {
        id: id(name),
        settings: settings(),
        seed: Seed::from_number(created),
        created,
        first: Some(change(1, "sit 1 ada Ada Lovelace")),
        turn: None,
        row: row("waiting", 1, None, &["ada"]),
        invites: vec![],
    }
}

async fn a_match_is_made_once(store: &dyn Store) {
    assert!(store.create(new_match("m1", 100)).await.unwrap());
    assert!(!store.create(new_match("m1", 200)).await.unwrap());
    let stored = store.load(&id("m1")).await.unwrap().unwrap();
    assert_eq!((stored.settings, stored.seed, stored.created), (settings(), Seed::from_number(100), 100));
    assert_eq!(store.changes(&id("m1"), 1).await.unwrap(), [change(1, "sit 1 ada Ada Lovelace")]);
    assert!(store.load(&id("m404")).await.unwrap().is_none());
    assert_eq!(store.changes(&id("m404"), 1).await.unwrap(), []);
}

async fn the_primary_key_arbitrates(store: &Arc<dyn Store>) {
    // Eight nodes decide on the same position at the same time: exactly one of the changes is stored.
    let mut nodes = Vec::new();
    for node in 1..=8 {
        let store = store.clone();
        nodes.push(tokio::spawn(async move { store.append(append("m1", 2, &format!("chat 1 node {node}\nchat 1 again"))).await.unwrap() }));
    }
    let mut stored = 0;
    for node in nodes {
        match node.await.unwrap() {
            Appended::Stored => stored += 1,
            other => assert_eq!(other, Appended::Conflict),
        }
    }
    assert_eq!(stored, 1);
    let changes = store.changes(&id("m1"), 2).await.unwrap();
    assert_eq!((changes.len(), changes[0].last()), (1, 3));
    assert_eq!(store.append(append("m1", 4, "undo 1")).await.unwrap(), Appended::Stored);
    assert_eq!(store.changes(&id("m1"), 4).await.unwrap(), [change(4, "undo 1")]);
    assert_eq!(store.latest(&[id("m1"), id("m404")]).await.unwrap(), [(id("m1"), 4)]);
}

async fn a_change_is_stored_whole_or_not_at_all(store: &dyn Store) {
    // The row changes with the change, but not if there is a conflict.
    let with_row = |number, phase, due| Append { row: Some(row(phase, 0, due, &["bob"])), ..append("m1", number, "chat 1 x") };
    assert_eq!(store.append(with_row(4, "over", Some(1))).await.unwrap(), Appended::Conflict);
    assert_eq!(store.due(u64::MAX >> 1, 10).await.unwrap(), []);
    assert_eq!(store.of_player(&player_id("bob"), &Cursor::top(), 10).await.unwrap().matches, []);
    assert_eq!(store.append(with_row(5, "playing", Some(777))).await.unwrap(), Appended::Stored);
    assert_eq!(store.due(776, 10).await.unwrap(), []);
    assert_eq!(store.due(777, 10).await.unwrap(), [id("m1")]);
    let mine = store.of_player(&player_id("bob"), &Cursor::top(), 10).await.unwrap().matches;
    assert_eq!((mine.len(), mine[0].phase.as_str()), (1, "playing"));
    store.set_due(&id("m1"), Some(888)).await.unwrap();
    assert_eq!((store.due(887, 10).await.unwrap(), store.due(888, 10).await.unwrap()), (vec![], vec![id("m1")]));
    assert_eq!(store.append(with_row(6, "playing", None)).await.unwrap(), Appended::Stored);
    assert_eq!(store.due(u64::MAX >> 1, 10).await.unwrap(), []);
}

async fn an_invite_works_once(store: &Arc<dyn Store>) {
    let mut new = new_match("m2", 300);
    new.invites = vec![Invite { hash: [7; 32], seat: Seat(1) }];
    assert!(store.create(new).await.unwrap());
    let (bob, eve) = (player_id("bob"), player_id("eve"));
    assert_eq!(store.invited(&id("m2"), [7; 32], &bob).await.unwrap(), Some(Seat(1)));
    assert_eq!(store.invited(&id("m1"), [7; 32], &bob).await.unwrap(), None, "an invite is for one match");
    let sit = |number, player: &str| Append {
        also: SideEffect::Redeem([7; 32], player_id(player)),
        ..append("m2", number, &format!("sit 2 {player} B"))
    };
    // A conflict does not use up the invite.
    assert_eq!(store.append(sit(1, "bob")).await.unwrap(), Appended::Conflict);
    assert_eq!(store.invited(&id("m2"), [7; 32], &eve).await.unwrap(), Some(Seat(1)));
    let both = [store.append(sit(2, "bob")), store.append(sit(2, "eve"))];
    let mut results = Vec::new();
    for one in both {
        results.push(one.await.unwrap());
    }
    assert_eq!(results, [Appended::Stored, Appended::InviteUsed]);
    assert_eq!(store.append(sit(3, "eve")).await.unwrap(), Appended::InviteUsed);
    assert_eq!(store.changes(&id("m2"), 3).await.unwrap(), [], "what could not be redeemed was not stored");
    assert_eq!(store.invited(&id("m2"), [7; 32], &eve).await.unwrap(), None);
    // The player who used it may come back with it.
    assert_eq!(store.invited(&id("m2"), [7; 32], &bob).await.unwrap(), Some(Seat(1)));
    assert_eq!(store.append(sit(3, "bob")).await.unwrap(), Appended::Stored);
}

async fn a_rematch_comes_with_its_link(store: &dyn Store) {
    let link = |number, next: &str| Append {
        also: SideEffect::Create(Box::new(new_match(next, 400))),
        ..append("m2", number, &format!("next {next}"))
    };
    assert_eq!(store.append(link(3, "m3")).await.unwrap(), Appended::Conflict);
    assert!(store.load(&id("m3")).await.unwrap().is_none(), "no orphan");
    assert_eq!(store.append(link(4, "m3")).await.unwrap(), Appended::Stored);
    assert!(store.load(&id("m3")).await.unwrap().is_some());
    assert_eq!(store.append(link(5, "m3")).await.unwrap(), Appended::Conflict, "the id is taken");
    assert_eq!(store.changes(&id("m2"), 5).await.unwrap(), []);
}

async fn lists_show_what_they_should(store: &dyn Store) {
    let lobby = store.lobby(&Cursor::top(), 10).await.unwrap().matches;
    assert_eq!(lobby.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(), ["m3", "m2"], "waiting, with an open seat, the newest first");
    assert_eq!(store.lobby(&Cursor::top(), 1).await.unwrap().matches.len(), 1);
    let friends = MatchSettings { seats: vec![SeatKind::Invite, SeatKind::Bot("pup".into())], ..settings() };
    let begun = |name: &str| NewMatch { row: row("playing", 0, None, &["eve"]), ..new_match(name, 900) };
    assert!(store.create(begun("m8")).await.unwrap());
    assert!(store.create(NewMatch { settings: friends, ..begun("m9") }).await.unwrap());
    let running = store.running(&Cursor::top(), 10).await.unwrap().matches;
    assert_eq!(
        running.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(),
        ["m8", "m1"],
        "running, begun at an open table, the newest first"
    );
    let mine = store.of_player(&player_id("ada"), &Cursor::top(), 10).await.unwrap().matches;
    assert_eq!(mine.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(), ["m3", "m2", "m1"]);
    // Whose turn it is comes from the latest change of a running match.
    let (ada, bob) = (player_id("ada"), player_id("bob"));
    let last = store.latest(&[id("m1")]).await.unwrap()[0].1;
    let turn = Append { turn: Some(ada.clone()), ..append("m1", last + 1, "chat 1 your turn") };
    assert_eq!(store.append(turn).await.unwrap(), Appended::Stored);
    let turn_of = async |player| {
        let mine = store.of_player(player, &Cursor::top(), 10).await.unwrap().matches;
        mine.iter().filter(|one| one.your_turn).map(|one| one.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!((turn_of(&ada).await, turn_of(&bob).await), (vec!["m1".to_string()], vec![]));
    let turn = Append { turn: Some(bob.clone()), ..append("m1", last + 2, "chat 1 next") };
    assert_eq!(store.append(turn).await.unwrap(), Appended::Stored);
    assert_eq!((turn_of(&ada).await, turn_of(&bob).await), (vec![], vec!["m1".to_string()]));
    // Page by page, and from the middle.
    let (mut seen, mut after) = (Vec::new(), Some(Cursor::top()));
    while let Some(place) = after {
        let page = store.of_player(&player_id("ada"), &place, 2).await.unwrap();
        seen.extend(page.matches.iter().map(|m| m.id.to_string()));
        after = page.next.map(|next| next.to_string().parse().unwrap());
    }
    assert_eq!(seen, ["m3", "m2", "m1"]);
    assert_eq!(store.waiting_of(&player_id("ada"), 1).await.unwrap(), 1, "counted up to a bound");
    assert!("x-y".parse::<Cursor>().is_err() && "5".parse::<Cursor>().is_err() && "5-M1".parse::<Cursor>().is_err());
}

async fn a_change_without_its_predecessor_is_refused(store: &dyn Store) {
    assert!(store.create(new_match("g1", 500)).await.unwrap());
    assert_eq!(store.append(append("g1", 3, "chat 1 too far")).await, Ok(Appended::Gap));
    let redeem = Append { also: SideEffect::Redeem([77; 32], player_id("bob")), ..append("g1", 3, "sit 2 bob B") };
    assert_eq!(store.append(redeem).await, Ok(Appended::InviteUsed));
    let link = Append { also: SideEffect::Create(Box::new(new_match("g2", 500))), ..append("g1", 9, "next g2") };
    assert_eq!(store.append(link).await, Ok(Appended::Gap));
    assert!(store.load(&id("g2")).await.unwrap().is_none());
    // A change of three entries is followed by number 5, not by 3 or 4.
    assert_eq!(store.append(append("g1", 2, "chat 1 a\nchat 1 b\nchat 1 c")).await, Ok(Appended::Stored));
    assert_eq!(store.append(append("g1", 3, "chat 1 inside")).await, Ok(Appended::Conflict));
    assert_eq!(store.append(append("g1", 4, "chat 1 inside")).await, Ok(Appended::Conflict));
    assert_eq!(store.append(append("g1", 6, "chat 1 too far")).await, Ok(Appended::Gap));
    assert_eq!(store.append(append("g1", 5, "chat 1 next")).await, Ok(Appended::Stored));
    let numbers: Vec<u64> = store.changes(&id("g1"), 1).await.unwrap().iter().map(|change| change.number).collect();
    assert_eq!(numbers, [1, 2, 5]);
}

async fn of_two_changes_with_one_number_one_is_stored(store: &Arc<dyn Store>) {
    assert!(store.create(new_match("d1", 500)).await.unwrap());
    // Sent at the same moment, so that one batch contains both.
    let both = (0..50).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.append(append("d1", 2, &format!("chat 1 {n}"))).await.unwrap() })
    });
    let mut stored = 0;
    for one in both.collect::<Vec<_>>() {
        stored += usize::from(one.await.unwrap() == Appended::Stored);
    }
    assert_eq!(stored, 1);
}

async fn a_broken_journal_can_be_cut(store: &dyn Store) {
    for name in ["c1", "c2"] {
        assert!(store.create(new_match(name, 600)).await.unwrap());
        for number in 2..=4 {
            assert_eq!(store.append(append(name, number, &format!("chat 1 {number}"))).await, Ok(Appended::Stored));
        }
    }
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
    let mut all = store.ids(None, 2).await.unwrap();
    while let Some(last) = all.last().cloned() {
        let more = store.ids(Some(&last), 2).await.unwrap();
        if more.is_empty() {
            break;
        }
        all.extend(more);
    }
    assert!(all.is_sorted() && all.contains(&id("c1")) && all.contains(&id("m1")), "{all:?}");
    let raw = store.raw_changes(&id("c1")).await.unwrap();
    assert_eq!(raw.iter().map(|raw| raw.read().unwrap()).collect::<Vec<_>>(), store.changes(&id("c1"), 1).await.unwrap());
    let cut = Cut { id: id("c1"), from: 3, why: "a test".into(), row: row("waiting", 1, Some(5), &[]), at: 9 };
    store.cut(cut).await.unwrap();
    assert_eq!(store.raw_changes(&id("c1")).await.unwrap().len(), 2);
    assert_eq!(store.raw_changes(&id("c2")).await.unwrap().len(), 4, "only this match is cut");
    assert_eq!(store.append(append("c1", 3, "chat 1 goes on")).await, Ok(Appended::Stored));
}

async fn many_writers_lose_nothing(store: &Arc<dyn Store>) {
    let mut writers = Vec::new();
    for at in 0..20 {
        let name = format!("w{at}");
        assert!(store.create(new_match(&name, 1000 + at)).await.unwrap());
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            for number in 2..=51 {
                assert_eq!(store.append(append(&name, number, &format!("1 move-{number}"))).await.unwrap(), Appended::Stored);
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn what_was_stored_is_there_after_a_restart(url: &str) {
    let store = den_store::open(Some(url)).await.unwrap();
    for at in 0..20 {
        let changes = store.changes(&id(&format!("w{at}")), 2).await.unwrap();
        assert_eq!(changes.len(), 50);
        for (number, change) in (2..).zip(changes) {
            assert_eq!((change.number, &change.entries[0]), (number, &Entry::Move(Seat(0), format!("move-{number}"))));
        }
    }
    store.close().await.unwrap();
}

async fn a_backup_holds_everything(url: &str, scratch: &TempDir) {
    let copy = scratch.path().join("copy.db");
    let store = den_store::open(Some(url)).await.unwrap();
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "a backup never overwrites");
    #[cfg(unix)]
    for file in [copy.as_path(), url.trim_start_matches("sqlite:").as_ref()] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(file).unwrap().permissions());
        assert_eq!(mode & 0o077, 0, "{} is its owner's alone", file.display());
    }
    let copy = den_store::open(copy.to_str()).await.unwrap();
    assert_eq!(copy.changes(&id("m1"), 1).await.unwrap(), store.changes(&id("m1"), 1).await.unwrap());
    assert_eq!(copy.player_by_token([3; 32], 6).await.unwrap(), store.player_by_token([3; 32], 6).await.unwrap());
}

async fn a_file_from_the_future_is_refused(scratch: &TempDir) {
    let file = scratch.path().join("future.db");
    rusqlite::Connection::open(&file).unwrap().pragma_update(None, "user_version", 999).unwrap();
    let error = den_store::open(file.to_str()).await.err().expect("a newer file is refused");
    assert!(error.to_string().contains("version 999"), "{error}");
}

async fn a_postgres_database_from_before_is_brought_up_to_date(url: &str) {
    let (old, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    old.batch_execute(include_str!("../migrations/postgres/1_tables.sql")).await.unwrap();
    old.batch_execute("create table wolfden_migrations (number bigint primary key); insert into wolfden_migrations values (1)")
        .await
        .unwrap();
    let friends = MatchSettings { seats: vec![SeatKind::Invite, SeatKind::Bot("open".into())], ..settings() };
    for (name, settings) in [("older", settings()), ("friends", friends)] {
        let settings = serde_json::to_string(&settings).unwrap();
        let insert = "insert into matches values ($1, 'g', $2, decode(repeat('00', 32), 'hex'), 'playing', 0, null, 1, 1)";
        old.execute(insert, &[&name, &settings]).await.unwrap();
    }
    old.batch_execute("insert into steps values ('older', 1, 5, E'chat 1 a\\nchat 1 b'), ('older', 3, 5, 'chat 1 c')").await.unwrap();
    drop(old);
    connection.await.unwrap().unwrap();
    let store = den_store::open(Some(url)).await.unwrap();
    assert_eq!(store.running(&Cursor::top(), 10).await.unwrap().matches.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(), ["older"]);
    assert_eq!(store.append(append("older", 5, "chat 1 too far")).await, Ok(Appended::Gap));
    assert_eq!(store.append(append("older", 4, "chat 1 next")).await, Ok(Appended::Stored));
    assert_eq!(store.changes(&id("older"), 1).await.unwrap().len(), 3);
    store.close().await.unwrap();
}

async fn a_file_from_before_is_brought_up_to_date(scratch: &TempDir) {
    let file = scratch.path().join("old.db");
    let old = rusqlite::Connection::open(&file).unwrap();
    old.execute_batch(include_str!("../migrations/sqlite/1_tables.sql")).unwrap();
    let settings = serde_json::to_string(&settings()).unwrap();
    for (name, created) in [("younger", 2), ("older", 1)] {
        old.execute("insert into matches values (?, 'g', ?, zeroblob(32), 'playing', 0, null, ?, ?)", (name, &settings, created, created))
            .unwrap();
        for number in 1..=3 {
            let text = format!("chat 1 {name} {number}");
            old.execute("insert into steps values (?, ?, 5, ?)", (name, number, text)).unwrap();
        }
    }
    old.execute_batch("pragma user_version = 1").unwrap();
    drop(old);
    let store = den_store::open(Some(&format!("sqlite:{}", file.display()))).await.unwrap();
    for name in ["younger", "older"] {
        let kept = store.changes(&id(name), 1).await.unwrap();
        assert_eq!(kept.len(), 3);
        for (number, change) in (1..).zip(kept) {
            assert_eq!((change.number, change.text()), (number, format!("chat 1 {name} {number}")));
        }
        assert_eq!(store.append(append(name, 3, "chat 1 late")).await, Ok(Appended::Conflict));
        assert_eq!(store.append(append(name, 4, "chat 1 next")).await, Ok(Appended::Stored));
    }
    let running = store.running(&Cursor::top(), 10).await.unwrap().matches;
    assert_eq!(running.iter().map(|m| m.id.as_str()).collect::<Vec<_>>(), ["younger", "older"], "they began at open tables");
    // New matches do not reuse the number of an old one.
    assert_eq!(store.create(new_match("newest", 9)).await, Ok(true));
    store.append(append("newest", 2, "chat 1 second")).await.unwrap();
    assert_eq!(
        store.latest(&["older", "younger", "newest"].map(id)).await.unwrap().into_iter().map(|(_, n)| n).collect::<Vec<_>>(),
        [4, 4, 2]
    );
    store.close().await.unwrap();
}
