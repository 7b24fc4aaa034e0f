//! Broken journals are found, explained and cut back to their last good change.

use crate::support::{TestServer, run};
use den_server::doctor::{Finding, JournalFault, examine};
use den_table::wire::Command;
use rusqlite::Connection;
use serde_json::json;

#[test]
fn broken_journals_are_found_explained_and_repaired() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let mut ids = Vec::new();
        for _ in 0..5 {
            let id = ada.make(&json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0 })).await.id;
            let mut socket = ada.connect(&id, 0).await;
            socket.welcome().await;
            for at in 2..=6 {
                socket.ask(Command::Chat { text: format!("line {at}") }).await.unwrap();
            }
            ids.push(id);
        }
        server.running.stop().await.unwrap();
        let file = server.scratch.path().join("wolfden.db");
        let sql = Connection::open(&file).unwrap();
        let change = |what: &str, at: usize, number: i64| {
            let of = "match = (select no from matches where id = ?) and number = ?";
            assert_eq!(sql.execute(&format!("{what} where {of}"), (ids[at].as_str(), number)).unwrap(), 1);
        };
        change("delete from changes", 0, 4);
        change("update changes set text = 'nonsense'", 1, 5);
        change("update changes set text = '2 b1'", 2, 3);
        sql.execute("update matches set settings = '{}' where id = ?", [ids[3].as_str()]).unwrap();
        let store = den_store::open(file.to_str()).await.unwrap();
        let look = async |repair| {
            let mut found = Vec::new();
            let examined = examine(&*store, repair, |finding| found.push(finding)).await.unwrap();
            assert_eq!(examined, 5);
            found
        };
        let found = look(false).await;
        let of = |at: usize| found.iter().find(|finding| finding.id == ids[at]).unwrap();
        assert_eq!((&of(0).trouble, of(0).good, of(0).cut), (&JournalFault::Gap(3, 5), 3, 2));
        assert!(of(0).to_string().contains("entry 4 is missing"), "{}", of(0));
        assert!(matches!(&of(1).trouble, JournalFault::Unreadable(5, _)) && (of(1).good, of(1).cut) == (4, 2));
        assert!(matches!(&of(2).trouble, JournalFault::Illegal(3, _)) && (of(2).good, of(2).cut) == (2, 4));
        assert!(matches!(&of(3).trouble, JournalFault::Settings(_)));
        assert_eq!(found.len(), 4, "one match is whole");
        assert_eq!(look(false).await, found, "looking changes nothing");
        assert_eq!(look(true).await.iter().filter(|finding| finding.repaired).count(), 3);
        let left: Vec<Finding> = look(true).await;
        assert_eq!(left.iter().map(|finding| &finding.id).collect::<Vec<_>>(), [&ids[3]], "settings cannot be repaired");
        let aside: i64 = sql.query_row("select count(*) from set_aside", [], |row| row.get(0)).unwrap();
        assert_eq!(aside, 2 + 2 + 4, "what was cut off is kept");
        store.close().await.unwrap();
        // The repaired matches can be continued.
        let server = TestServer::on(server.scratch).await;
        let ada = crate::support::Client { address: server.address(), ..ada };
        for (at, revision) in [(0, 3), (1, 4), (2, 2), (4, 6)] {
            let mut socket = ada.connect(&ids[at], 0).await;
            assert_eq!(socket.welcome().await.state.revision, revision);
            socket.ask(Command::Chat { text: "on we go".into() }).await.unwrap();
        }
    });
}
