//! Reviews of finished matches, made by the server.

use std::sync::Mutex;

use crate::support::{Client, TestServer, limits, run, until};
use den_core::figures::set_figure;
use den_core::{Edition, Pack, Record, Rules, built_in};
use den_games::wolf_and_hound::WolfAndHound;
use den_review::{Depth, Review, Reviewer, SEED, open};
use den_server::Limits;
use den_table::MatchId;
use den_table::rest::ReviewProgress;
use den_table::wire::Command;
use serde_json::json;

/// With normal priority: with the lowest one, a busy machine would never make a review.
const REVIEWS: Option<i32> = Some(0);

/// A match of Wolf & Hound that ends after a few moves, when a player resigns.
async fn short_match(ada: &Client, bob: &Client, pack: Option<&Pack>) -> MatchId {
    let table = json!({ "game": "wolf-and-hound", "seats": ["open", "open"], "sit": 0, "pack": pack.map(Pack::hash) });
    let id = ada.make(&table).await.id;
    bob.join(&id, None).await;
    let mut sockets = [ada.connect(&id, 0).await, bob.connect(&id, 0).await];
    let mut states = [sockets[0].welcome().await.state, sockets[1].welcome().await.state];
    for _ in 0..3 {
        let at = states.iter().position(|state| !state.moves.is_empty()).expect("somebody decides");
        let ask = Command::Move { position: states[at].position, text: states[at].moves[0].clone() };
        states[at] = sockets[at].ask(ask).await.unwrap();
        while states[1 - at].position < states[at].position {
            states[1 - at] = sockets[1 - at].update().await.state;
        }
    }
    let path = format!("/api/matches/{id}/review");
    let answer = ada.get(&path).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "not-over"), "nothing is revealed while the match is running");
    sockets[0].ask(Command::Resign).await.unwrap();
    id
}

/// The review, once it is there.
async fn review_of(client: &Client, id: &MatchId) -> Review {
    let path = format!("/api/matches/{id}/review");
    let found = Mutex::new(None);
    until(async || {
        let answer = client.get(&path).await;
        if answer.status == 202 {
            let progress: ReviewProgress = answer.read();
            assert!(progress.done <= progress.all, "{progress:?}");
            return false;
        }
        assert_eq!(answer.status, 200, "{}", answer.body);
        *found.lock().unwrap() = Some(answer.read());
        true
    })
    .await;
    found.into_inner().unwrap().unwrap()
}

/// What everybody else gets from the record of the match.
async fn made_here(client: &Client, id: &MatchId, edition: &Edition<<WolfAndHound as Rules>::Content>) -> Review {
    let record = Record::read(&client.get(&format!("/api/matches/{id}/record")).await.body).unwrap();
    let (played, problem) = open::<WolfAndHound>(&record, edition).unwrap();
    assert!(problem.is_none() && played.steps().len() > 3);
    let mut reviewer = Reviewer::new(&played, Depth::of::<WolfAndHound>(1.0), SEED);
    while !reviewer.is_complete() {
        reviewer.work();
    }
    reviewer.review()
}

#[test]
fn a_finished_match_is_reviewed_for_everyone() {
    run(async {
        let server = TestServer::with(|config| config.reviews = REVIEWS).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let id = short_match(&ada, &bob, None).await;
        let review = review_of(&server.stranger(), &id).await;
        assert!(review.complete);
        assert_eq!(review, made_here(&bob, &id, &built_in::<WolfAndHound>()).await, "the same as on the page and in the terminal");
        // It is stored.
        let TestServer { running, scratch } = server;
        running.stop().await.unwrap();
        let server = TestServer::on(scratch).await;
        let kept = server.stranger().get(&format!("/api/matches/{id}/review")).await;
        assert_eq!((kept.status, kept.read::<Review>()), (200, review), "also on a server that makes none");
    });
}

#[test]
fn a_match_with_another_box_is_reviewed_by_its_own_figures() {
    run(async {
        let server = TestServer::with(|config| config.reviews = REVIEWS).await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let mut pack = Pack { name: "My box".into(), author: "Ada".into(), ..Pack::of_built_in::<WolfAndHound>() };
        assert!(set_figure(&mut pack.figures, "/numbers/cards/white", json!([4, 4, 5, 3])));
        assert_eq!(ada.post("/api/packs", &pack.to_json()).await.status, 201);
        let id = short_match(&ada, &bob, Some(&pack)).await;
        let review = review_of(&bob, &id).await;
        assert_eq!(review, made_here(&bob, &id, &Edition::of_figures(&pack.figures).unwrap()).await);
    });
}

#[test]
fn a_server_without_reviews_says_so() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let id = short_match(&ada, &bob, None).await;
        let answer = ada.get(&format!("/api/matches/{id}/review")).await;
        assert_eq!(answer.status, 404);
        assert!(answer.body.contains("server-no-review"), "{}", answer.body);
        assert_eq!(ada.get("/api/matches/nosuch/review").await.status, 404);
    });
}

/// A match that ended before the server made reviews is reviewed when someone asks, within the limits.
#[test]
fn an_old_match_is_reviewed_when_someone_asks() {
    run(async {
        let server = TestServer::open().await;
        let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
        let old = [short_match(&ada, &bob, None).await, short_match(&ada, &bob, None).await];
        let TestServer { running, scratch } = server;
        running.stop().await.unwrap();
        let url = format!("sqlite:{}", scratch.path().join("wolfden.db").display());
        let server = TestServer::with(|config| {
            config.database = Some(url);
            config.reviews = REVIEWS;
            config.limits = Limits { rare: 1.0, ..limits() };
        })
        .await;
        let stranger = server.stranger();
        let status = async |id| stranger.get(&format!("/api/matches/{id}/review")).await.status;
        assert_eq!(status(&old[0]).await, 202);
        assert_eq!(status(&old[1]).await, 429, "only so many per address");
        assert!(review_of(&stranger, &old[0]).await.complete);
    });
}
