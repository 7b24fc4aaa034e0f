//! Lists are read from indexes, no matter how many matches are stored.

use std::time::{Duration, Instant};

use den_store::{Cursor, LOBBY, PEOPLE, Page, RUNNING, Store, StoreError, of_player_sql};
use den_testkit::services::{Postgres, TempDir};

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

fn url(scratch: &TempDir) -> String {
    format!("sqlite:{}", scratch.path().join("wolfden.db").display())
}

#[test]
fn every_list_is_read_in_the_order_of_an_index() {
    let scratch = TempDir::new("plans");
    runtime().block_on(async { den_store::open(Some(&url(&scratch))).await.unwrap().close().await.unwrap() });
    let database = rusqlite::Connection::open(scratch.path().join("wolfden.db")).unwrap();
    for (list, index) in [(LOBBY, "matches_lobby"), (RUNNING, "matches_running"), (of_player_sql("sqlite"), "seated_newest")] {
        let plan = plan(&database, list);
        assert!(plan.contains(index), "{index} is not used:\n{plan}");
        assert!(!plan.contains("SCAN") && !plan.contains("TEMP B-TREE"), "everything is read or sorted:\n{plan}");
    }
    // The people of one page: the page itself is read as a whole, the rest by index.
    let plan = plan(&database, PEOPLE);
    assert!(plan.contains("seated_newest") && plan.contains("seated_match") && !plan.contains("TEMP B-TREE"), "{plan}");
}

fn plan(database: &rusqlite::Connection, list: &str) -> String {
    let mut query = database.prepare(&format!("explain query plan {list}")).unwrap();
    let mut rows = query.raw_query();
    let mut plan = String::new();
    while let Some(row) = rows.next().unwrap() {
        plan += &format!("{}\n", row.get::<_, String>(3).unwrap());
    }
    plan
}

/// The same for PostgreSQL. Its planner would scan a table of a few rows, so that sequential scans are switched off here and the plan shows
/// whether the index is enough.
#[test]
fn every_list_is_read_in_the_order_of_an_index_by_postgres() {
    let Some(server) = Postgres::start() else { return };
    let url = server.database("plans");
    runtime().block_on(async {
        den_store::open(Some(&url)).await.unwrap().close().await.unwrap();
        let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute("set enable_seqscan = off; set enable_bitmapscan = off").await.unwrap();
        for (list, index) in [(LOBBY, "matches_lobby"), (RUNNING, "matches_running"), (of_player_sql("postgres"), "seated_newest")] {
            let asked = [("$1", "1700500000000"), ("$2", "'m1'"), ("$3", "50"), ("$4", "'heavy'")];
            let list = asked.iter().fold(list.to_string(), |sql, (name, value)| sql.replace(name, value));
            let rows = client.query(&format!("explain {list}"), &[]).await.unwrap();
            let plan: String = rows.iter().map(|row| format!("{}\n", row.get::<_, String>(0))).collect();
            assert!(plan.contains(index), "{index} is not used:\n{plan}");
            assert!(!plan.contains("Seq Scan") && !plan.contains("Sort"), "everything is read or sorted:\n{plan}");
        }
    });
}

/// A million matches: three fifths finished, the others waiting or running, all at open tables; a hundred thousand of them by one player.
const MATCHES: &str = "n, case when n % 5 = 0 then 'waiting' when n % 5 = 1 then 'playing' else 'over' end,
    case when n % 5 = 0 then 1 else 0 end, 1700000000000 + n * 1000";
const SETTINGS: &str = r#"{"game":"toy","options":"","seats":["open","open"],"clock":"none","stand_in":"greedy","host":"ada"}"#;

fn fill_sqlite(file: &std::path::Path) {
    let database = rusqlite::Connection::open(file).unwrap();
    database
        .execute_batch(&format!(
            "begin;
             insert into matches (no, id, game, settings, seed, phase, open_seats, created_ms, updated_ms, open, host)
                 with recursive c(n) as (select 1 union all select n + 1 from c where n < 1000000), made (n, phase, open_seats, at) as (select {MATCHES} from c)
                 select n, 'm' || n, 'toy', '{SETTINGS}', zeroblob(32), phase, open_seats, at, at, 1, 'ada' from made;
             insert into seated (player, match, created_ms)
                 select case when no % 10 = 0 then 'heavy' else 'p' || (no % 5000) end, id, created_ms from matches;
             insert into changes (match, number, last, at_ms, text, turn) select no, 1, 1, created_ms, 'close', 'heavy' from matches;
             commit;
             analyze;"
        ))
        .unwrap();
}

async fn fill_postgres(url: &str) {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
        .batch_execute(&format!(
            "insert into matches (id, game, settings, seed, phase, open_seats, due_ms, created_ms, updated_ms, open, host)
                 select 'm' || n, 'toy', '{SETTINGS}', decode(repeat('00', 32), 'hex'), phase, open_seats, null, at, at, true, 'ada'
                 from (select {MATCHES} from generate_series(1::bigint, 1000000) as n) as made (n, phase, open_seats, at);
             insert into seated (player, match, created_ms)
                 select case when substr(id, 2)::bigint % 10 = 0 then 'heavy' else 'p' || (substr(id, 2)::bigint % 5000) end, id, created_ms
                 from matches;
             insert into changes (match, number, last, at_ms, text, turn) select id, 1, 1, created_ms, 'close', 'heavy' from matches;
             analyze;"
        ))
        .await
        .unwrap();
}

/// Reads a list many times, from the top and from its middle, and prints how long it took.
async fn measure(store: &dyn Store, kind: &str) {
    let heavy = "heavy".parse().unwrap();
    let middle: Cursor = "1700500000000-m1".parse().unwrap();
    for (name, after) in [("top", Cursor::top()), ("middle", middle)] {
        for list in ["lobby", "running", "my matches"] {
            let mut times = Vec::new();
            for _ in 0..200 {
                let begun = Instant::now();
                let page: Result<Page, StoreError> = match list {
                    "lobby" => store.lobby(&after, 50).await,
                    "running" => store.running(&after, 50).await,
                    _ => store.of_player(&heavy, &after, 50).await,
                };
                times.push(begun.elapsed());
                assert_eq!(page.unwrap().matches.len(), 50);
            }
            times.sort();
            let [median, late] = [times[100], times[190]].map(|time: Duration| time.as_secs_f64() * 1000.0);
            eprintln!("{kind:<9} {list:<11} {name:<7} median {median:.2} ms, 95th percentile {late:.2} ms");
            assert!(median <= 5.0, "a page of {list} takes {median:.2} ms");
        }
    }
}

/// `cargo nextest run -p den-store --test lists --run-ignored only --no-capture`
#[test]
#[ignore = "makes a million rows, twice"]
fn how_long_lists_of_a_million_matches_take() {
    let scratch = TempDir::new("million");
    runtime().block_on(async {
        den_store::open(Some(&url(&scratch))).await.unwrap().close().await.unwrap();
        fill_sqlite(&scratch.path().join("wolfden.db"));
        let store = den_store::open(Some(&url(&scratch))).await.unwrap();
        measure(&*store, "sqlite").await;
        store.close().await.unwrap();
        let Some(server) = Postgres::start() else { return };
        let url = server.database("million");
        den_store::open(Some(&url)).await.unwrap().close().await.unwrap();
        fill_postgres(&url).await;
        let store = den_store::open(Some(&url)).await.unwrap();
        measure(&*store, "postgres").await;
        store.close().await.unwrap();
    });
}
