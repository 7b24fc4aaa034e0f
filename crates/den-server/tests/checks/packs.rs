//! Content packs on a server: stored by hash, limited, deletable; tables that are played with one.

use crate::support::{Answer, Client, TestServer, limits, play_on, random, run};
use den_core::figures::set_figure;
use den_core::{Game, Pack, Record};
use den_games::lone_wolves::LoneWolves;
use den_games::{GameId, with_game};
use den_server::Limits;
use den_table::check_record;
use den_table::rest::{PackFigures, PackInfo, Packs, Verified};
use den_table::wire::{Command, EndKind};
use serde_json::{Value, json};

fn pack<G: Game>(name: &str, changes: &[(&str, Value)]) -> Pack {
    let mut pack = Pack { name: name.into(), author: "Ada".into(), ..Pack::of_built_in::<G>() };
    for (path, value) in changes {
        assert!(set_figure(&mut pack.figures, path, value.clone()), "{path}");
    }
    pack
}

/// A box of Lone Wolves with another moon.
fn other_moon(moon: u8) -> Pack {
    pack::<LoneWolves>("My box", &[("/box/moons/moon", json!(moon))])
}

async fn put(client: &Client, pack: &Pack) -> Answer {
    client.post("/api/packs", &pack.to_json()).await
}

#[test]
fn packs_are_stored_by_hash_and_belong_to_their_owner() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let mine = other_moon(7);
        let answer = put(&ada, &mine).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let stored: PackInfo = answer.read();
        assert_eq!((stored.hash.as_str(), stored.name.as_str(), stored.game.as_str()), (mine.hash().as_str(), "My box", "lone-wolves"));
        // The same figures under another name are the same pack for a player, and a pack of their own for another player.
        let renamed = Pack { name: "Renamed".into(), ..mine.clone() };
        assert_eq!(put(&ada, &renamed).await.read::<PackInfo>().name, "Renamed");
        assert_eq!(put(&bob, &mine).await.status, 201);
        let of =
            async |client: &Client| client.get("/api/packs").await.read::<Packs>().packs.into_iter().map(|p| p.name).collect::<Vec<_>>();
        assert_eq!((of(&ada).await, of(&bob).await), (vec!["Renamed".to_string()], vec!["My box".to_string()]));
        // Everyone who knows the hash can read the figures and how they differ.
        let path = format!("/api/packs/{}", stored.hash);
        let shown: PackFigures = server.stranger().get(&path).await.read();
        assert_eq!((shown.figures, shown.differences.len()), (mine.figures.clone(), 1));
        assert!(shown.differences[0].to_string().contains("new=7, old=5"), "{:?}", shown.differences);
        // Only the owner deletes a pack, and only the own one.
        let delete = async |client: &Client| client.send("DELETE", &path, None).await.status;
        assert_eq!(delete(&server.stranger()).await, 401);
        assert_eq!(delete(&server.guest("Eve").await).await, 404);
        assert_eq!((delete(&ada).await, delete(&ada).await), (204, 404));
        assert_eq!(server.stranger().get(&path).await.status, 200, "it is also Bob's");
        assert_eq!(delete(&bob).await, 204);
        assert_eq!(server.stranger().get(&path).await.status, 404);
        assert_eq!(server.stranger().post("/api/packs", &mine.to_json()).await.status, 401);
    });
}

#[test]
fn the_account_page_lists_packs_and_deletes_them() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        assert!(!ada.get("/account").await.body.contains("Your boxes"), "there are none");
        let mine = other_moon(7);
        assert_eq!(put(&ada, &mine).await.status, 201);
        let page = ada.get("/account").await.body;
        assert!(page.contains("<td>My box</td><td>Lone Wolves</td>"), "{page}");
        let proof = page.split("name=\"proof\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a form");
        let act = format!("act=delete-pack&proof={proof}&id={}", mine.hash());
        // Nobody else deletes it.
        assert_eq!(server.guest("Eve").await.form("/account", &act).await.status, 403);
        let answer = ada.form("/account", &act).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(!answer.body.contains("My box"), "{}", answer.body);
        assert_eq!(ada.form("/account", &act).await.status, 404);
    });
}

#[test]
fn hostile_packs_are_refused_and_harm_nobody() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        let change = |change: &dyn Fn(&mut Value)| {
            let mut json = other_moon(7).to_json();
            change(&mut json);
            json
        };
        let deep = (0..200).fold(json!(1), |inside, _| json!([inside]));
        let cases: Vec<(Value, u16, &str)> = vec![
            (change(&|p| p["hash"] = json!("0".repeat(64))), 422, "den-pack-hash"),
            (change(&|p| p["name"] = json!("<script>alert(1)</script>")), 422, "den-pack-plain"),
            (change(&|p| p["author"] = json!("\u{202e}adA")), 422, "den-pack-plain"),
            (change(&|p| p["figures"]["box"]["moons"]["moon"] = json!(250)), 422, "den-pack-hash"),
            (change(&|p| p["game"] = json!("chess")), 422, "den-no-game"),
            (change(&|p| p["game"] = json!("the-wolves")), 422, "den-content-other-file"),
            (change(&|p| p["figures"] = deep.clone()), 400, "server-not-json"),
            (change(&|p| p["figures"]["x"] = json!("x".repeat(70_000))), 422, "den-pack-text"),
            (change(&|p| p["figures"]["x"] = json!("x".repeat(Pack::MAX_BYTES))), 413, "den-no-too-long"),
            (json!({}), 422, "den-pack-title"),
        ];
        for (body, status, said) in cases {
            let answer = ada.send("POST", "/api/packs", Some(body.to_string())).await;
            assert_eq!(answer.status, status, "{said}: {}", answer.body);
            assert!(answer.body.contains(said), "{said}: {}", answer.body);
            assert!(!answer.body.contains("<script>"), "{}", answer.body);
        }
        // The limit of the server is that of packs.
        let mut large = other_moon(9);
        large.marks = (0..200).map(|n| (format!("/{n}{}", "x".repeat(500)), den_core::Mark::Box)).collect();
        let size = large.to_json().to_string().len();
        assert!(size > 100_000 && size < Pack::MAX_BYTES, "{size}");
        let carol = server.guest("Carol").await;
        assert_eq!(put(&carol, &large).await.status, 201);
        // Figures that the rules refuse, with the right hash.
        let bad = other_moon(250);
        let answer = put(&ada, &bad).await;
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("box.toml, moons"), "{}", answer.body);
        assert!(ada.get("/api/packs").await.read::<Packs>().packs.is_empty());
        for hash in ["nosuch", "%ff", "..%2f..", &"a".repeat(64)] {
            assert_eq!(ada.get(&format!("/api/packs/{hash}")).await.status, 404, "{hash}");
        }
        let table = |hash: &str| json!({ "game": "lone-wolves", "seats": ["open", "open"], "sit": 0, "pack": hash });
        assert_eq!(ada.post("/api/matches", &table("nosuch")).await.status, 404);
        assert_eq!(ada.post("/api/matches", &table(&bad.hash())).await.status, 404);
        // A pack of another player, and one for another game.
        let mine = other_moon(7);
        assert_eq!(put(&server.guest("Bob").await, &mine).await.status, 201);
        assert_eq!(ada.post("/api/matches", &table(&mine.hash())).await.status, 404);
        assert_eq!(put(&ada, &mine).await.status, 201);
        let other = json!({ "game": "the-wolves", "seats": ["open", "open"], "sit": 0, "pack": mine.hash() });
        assert_eq!(ada.post("/api/matches", &other).await.status, 422);
    });
}

#[test]
fn packs_are_limited_in_number_and_rate() {
    run(async {
        let server = TestServer::open().await;
        let ada = server.guest("Ada").await;
        for moon in 0..50 {
            assert_eq!(put(&ada, &other_moon(moon + 6)).await.status, 201, "{moon}");
        }
        let answer = put(&ada, &other_moon(90)).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "too-many-packs"));
        assert_eq!(put(&ada, &other_moon(6)).await.status, 201, "one that is stored can be renamed");
        assert_eq!(put(&server.guest("Bob").await, &other_moon(90)).await.status, 201, "others are not affected");
        let server = TestServer::with(|config| config.limits = Limits { rare: 2.0, ..limits() }).await;
        let ada = server.guest("Ada").await;
        let statuses =
            [put(&ada, &other_moon(7)).await.status, put(&ada, &other_moon(8)).await.status, put(&ada, &other_moon(9)).await.status];
        assert_eq!(statuses, [201, 201, 429]);
    });
}

/// A different box of each game is played online by two people and, where there is room, a bot; the record names the pack and replays with it.
#[test]
fn a_table_is_played_with_a_pack() {
    run(async {
        let server = TestServer::open().await;
        for &game in GameId::ALL {
            let change = match game {
                GameId::WolfAndHound => ("/numbers/cards/white", json!([4, 4, 5, 3])),
                GameId::LoneWolves => ("/box/moons/moon", json!(9)),
                GameId::Wolfwalkers => ("/stories/story/0/title", json!("Another roof")),
                GameId::TheWolves => ("/board/costs/den", json!(1)),
            };
            let mine = with_game!(game, G => pack::<G>("My box", &[change]));
            let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
            assert_eq!(put(&ada, &mine).await.status, 201);
            let mut seats = vec![json!("open"), json!("open")];
            if game.entry().seats.1 > 2 {
                seats.push(json!({ "bot": "random" }));
            }
            let made = ada.make(&json!({ "game": game, "seats": seats, "sit": 0, "pack": mine.hash() })).await;
            // Everyone sees before joining that the table is played with another box.
            let info = bob.show(&made.id).await;
            let shown = info.settings.pack.expect("a pack");
            assert_eq!((shown.hash, shown.name.as_str(), shown.author.as_str()), (mine.hash(), "My box", "Ada"));
            let figures: PackFigures = bob.get(&format!("/api/packs/{}", mine.hash())).await.read();
            assert_eq!((figures.game.as_str(), figures.differences.is_empty()), (game.as_str(), false));
            bob.join(&made.id, None).await;
            // The owner deletes the pack; the match goes on, also after it was loaded again.
            assert_eq!(ada.send("DELETE", &format!("/api/packs/{}", mine.hash()), None).await.status, 204);
            let mut tasks = Vec::new();
            for (at, player) in [&ada, &bob].into_iter().enumerate() {
                let mut socket = player.connect(&made.id, 0).await;
                tasks.push(tokio::spawn(async move {
                    let welcome = socket.welcome().await;
                    assert!(welcome.settings.pack.is_some());
                    play_on(&mut socket, welcome.state, random(at as u64 + 3)).await
                }));
            }
            for task in tasks {
                assert_eq!(task.await.unwrap().result.unwrap().how, EndKind::Played, "{game}");
            }
            let record = Record::read(&bob.get(&format!("/api/matches/{}/record", made.id)).await.body).unwrap();
            assert_eq!(record.content, mine.hash(), "{game}");
            assert!(check_record(&record, None).is_err(), "{game}: the built-in box is another");
            check_record(&record, Some(&mine.figures)).unwrap();
            let deal: Verified = bob.get(&format!("/api/matches/{}/deal", made.id)).await.read();
            assert!(deal.fair, "{deal:?}");
        }
    });
}

#[test]
fn a_rematch_and_a_restart_keep_the_pack() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let mine = other_moon(8);
        assert_eq!(put(&ada, &mine).await.status, 201);
        let made = ada.make(&json!({ "game": "lone-wolves", "seats": ["open", "open"], "sit": 0, "pack": mine.hash() })).await;
        bob.join(&made.id, None).await;
        let (mut one, mut other) = (ada.connect(&made.id, 0).await, bob.connect(&made.id, 0).await);
        one.welcome().await;
        other.welcome().await;
        one.ask(Command::Resign).await.unwrap();
        one.ask(Command::Rematch).await.unwrap();
        other.ask(Command::Rematch).await.unwrap();
        let next = bob.show(&made.id).await.next.expect("a rematch");
        assert_eq!(bob.show(&next).await.settings.pack.map(|pack| pack.hash), Some(mine.hash()));
        drop((one, other));
        // Another server on the same database.
        let TestServer { running, scratch } = server;
        running.stop().await.unwrap();
        let server = TestServer::on(scratch).await;
        let bob = bob.at(server.address());
        let mut socket = bob.connect(&next, 0).await;
        let welcome = socket.welcome().await;
        assert!(welcome.setup.get().contains("8"), "{}", welcome.setup);
        assert_eq!(welcome.settings.pack.map(|pack| pack.hash), Some(mine.hash()));
    });
}
