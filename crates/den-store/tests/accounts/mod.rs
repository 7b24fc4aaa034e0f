//! Players, sessions, moderation and retention.

use den_store::{Appended, AuditEntry, Blocked, Ended, NewSession, Player, Report, Store, StoreError};
use den_table::rest::BlockKind;
use den_table::wire::Phase;

use super::{append, id, new_match, player_id};

fn guest(name: &str) -> Player {
    Player { id: player_id(name), name: name.to_uppercase(), claimed: false, admin: false }
}

fn session(token: u8) -> NewSession {
    NewSession { id: format!("s{token}"), token: [token; 32], agent: "a browser".into(), created: 5, expires: 1000 }
}

pub(super) async fn players_come_back_by_their_token(store: &dyn Store) {
    store.add_player(&guest("ada"), &session(1)).await.unwrap();
    store.add_player(&guest("bob"), &session(2)).await.unwrap();
    let by_token = async |token: u8, now| store.player_by_token([token; 32], now).await.unwrap().map(|signed| signed.player);
    assert_eq!(by_token(1, 999).await, Some(guest("ada")));
    assert_eq!((by_token(9, 6).await, by_token(1, 1000).await), (None, None), "unknown, or expired");
    store.touch_session(&player_id("ada"), [1; 32], 900, 2000).await.unwrap();
    assert_eq!(store.player_by_token([1; 32], 1000).await.unwrap().unwrap().session.seen, 900, "it was used and lives on");
    store.rename(&guest("ada"), "Ada 'O\u{301}ne").await.unwrap();
    assert_eq!(by_token(1, 6).await.unwrap().name, "Ada 'O\u{301}ne");
    // A login replaces the previous session.
    store.add_session(&player_id("ada"), &session(3), Some([1; 32])).await.unwrap();
    assert_eq!((by_token(1, 6).await, by_token(3, 6).await.unwrap().id), (None, player_id("ada")));
}

pub(super) async fn sessions_end_one_by_one_or_all_at_once(store: &dyn Store) {
    let ada = player_id("ada");
    for token in [4, 5, 6] {
        store.add_session(&ada, &session(token), None).await.unwrap();
    }
    let tokens = async || {
        let mut tokens: Vec<u8> = store.sessions(&ada, 6).await.unwrap().iter().map(|session| session.token[0]).collect();
        tokens.sort_unstable();
        tokens
    };
    assert_eq!(tokens().await, [3, 4, 5, 6]);
    let ended = |at, session, kept| Ended { at, player: ada.clone(), session, kept };
    let one = ended(50, Some([4; 32]), None);
    let others = ended(60, None, Some([3; 32]));
    store.end_sessions("e1", &one).await.unwrap();
    assert_eq!(tokens().await, [3, 5, 6]);
    store.end_sessions("e2", &others).await.unwrap();
    assert_eq!(tokens().await, [3], "all but one");
    assert_eq!(store.ended_since(50).await.unwrap(), [one, others.clone()], "the other nodes hear of it");
    assert_eq!(store.ended_since(51).await.unwrap(), [others]);
    assert_eq!(store.sessions(&player_id("bob"), 6).await.unwrap().len(), 1, "another player's stay");
}

pub(super) async fn a_claimed_name_is_one_players_own(store: &dyn Store) {
    assert_eq!(store.claimed("Wolf").await.unwrap(), None);
    store.claim(&player_id("ada"), "Wölf", "hash-a").await.unwrap();
    assert_eq!(store.claim(&player_id("bob"), "wÖLF", "hash-b").await, Err(StoreError::NameTaken));
    assert_eq!(store.claim(&player_id("bob"), "W\u{43e}\u{308}lf", "hash-b").await, Err(StoreError::NameTaken), "a look-alike");
    let owner = store.claimed("WÖLF").await.unwrap().unwrap();
    let ada = Player { id: player_id("ada"), name: "Wölf".into(), claimed: true, admin: false };
    assert_eq!((&owner.player, owner.password.as_str(), owner.banned), (&ada, "hash-a", None));
    // The owner may take another name, which frees the first.
    store.rename(&ada, "Fox").await.unwrap();
    assert_eq!(store.claimed("Wölf").await.unwrap(), None);
    store.claim(&player_id("bob"), "Wölf", "hash-b").await.unwrap();
    assert_eq!(store.rename(&ada, "WÖLF").await, Err(StoreError::NameTaken));
    assert_eq!(store.claimed("fox").await.unwrap().unwrap().player.name, "Fox", "nothing was lost");
    store.set_password(&player_id("ada"), "hash-c").await.unwrap();
    assert_eq!(store.password(&player_id("ada")).await.unwrap().as_deref(), Some("hash-c"));
}

pub(super) async fn a_recovery_code_works_once(store: &dyn Store) {
    let ada = player_id("ada");
    store.set_recovery_codes(&ada, &[[1; 32], [2; 32]]).await.unwrap();
    store.add_mailed_code(&ada, [3; 32], 100).await.unwrap();
    assert_eq!(store.recovery_codes(&ada).await.unwrap(), 2);
    assert!(!store.recover(&player_id("bob"), [1; 32], "stolen", 5).await.unwrap(), "a code is one player's");
    assert!(store.recover(&ada, [1; 32], "new-hash", 5).await.unwrap());
    assert!(!store.recover(&ada, [1; 32], "again", 5).await.unwrap());
    assert!(!store.recover(&ada, [3; 32], "late", 100).await.unwrap(), "what came by e-mail expires");
    assert!(store.recover(&ada, [3; 32], "in-time", 99).await.unwrap());
    assert_eq!(store.password(&ada).await.unwrap().as_deref(), Some("in-time"));
    store.set_recovery_codes(&ada, &[[4; 32]]).await.unwrap();
    assert!(!store.recover(&ada, [2; 32], "old", 5).await.unwrap(), "new codes take the place of the old ones");
}

pub(super) async fn moderation_is_kept(store: &dyn Store) {
    let (ada, bob) = (player_id("ada"), player_id("bob"));
    store.block(&ada, &bob, BlockKind::Mute, 7).await.unwrap();
    assert!(!store.is_blocked(&ada, &bob).await.unwrap(), "who is muted may still sit down");
    store.block(&ada, &bob, BlockKind::Block, 8).await.unwrap();
    assert!(store.is_blocked(&ada, &bob).await.unwrap() && store.is_blocked(&bob, &ada).await.unwrap());
    let blocked = Blocked { player: bob.clone(), name: "Wölf".into(), kind: BlockKind::Block, at: 8 };
    assert_eq!(store.blocks(&ada).await.unwrap(), [blocked]);
    assert!(store.unblock(&ada, &bob).await.unwrap() && !store.unblock(&ada, &bob).await.unwrap());
    let report = Report {
        id: "r1".into(),
        at: 9,
        reporter: ada.clone(),
        accused: bob.clone(),
        game: id("m1"),
        lines: "[]".into(),
        note: "rude".into(),
        resolved: None,
    };
    store.add_report(&report).await.unwrap();
    assert_eq!(store.open_reports(10).await.unwrap(), std::slice::from_ref(&report));
    assert!(store.resolve_report("r1", "console", "warned", 10).await.unwrap());
    assert!(!store.resolve_report("r1", "console", "again", 11).await.unwrap());
    assert_eq!(store.open_reports(10).await.unwrap(), []);
    assert_eq!(store.reports_by(&ada).await.unwrap()[0].resolved, Some((10, "console".into(), "warned".into())));
    store.set_banned(&bob, Some((12, "cheats"))).await.unwrap();
    let found = store.find_players("wölf", 10).await.unwrap();
    assert_eq!((found.len(), found[0].banned, found[0].ban_reason.as_deref()), (1, Some(12), Some("cheats")));
    assert_eq!(store.find_players("_", 10).await.unwrap(), [], "what is looked for is no pattern");
    assert_eq!(store.claimed("Wölf").await.unwrap().unwrap().banned, Some(12));
    store.set_banned(&bob, None).await.unwrap();
    store.set_admin(&ada, true).await.unwrap();
    assert!(store.found_player(&ada).await.unwrap().unwrap().player.admin);
    store.set_admin(&ada, false).await.unwrap();
    let entry = |id: &str, at| AuditEntry {
        id: id.into(),
        at,
        actor: "console".into(),
        act: "ban".into(),
        target: "bob".into(),
        detail: String::new(),
    };
    store.audit(&entry("a1", 1)).await.unwrap();
    store.audit(&entry("a2", 2)).await.unwrap();
    assert_eq!(store.audits(10).await.unwrap(), [entry("a2", 2), entry("a1", 1)]);
}

pub(super) async fn a_player_can_be_taken_out_of_a_match(store: &dyn Store) {
    assert!(store.create(new_match("e1", 700)).await.unwrap());
    assert_eq!(store.append(append("e1", 2, "chat 1 my name is Ada")).await, Ok(Appended::Stored));
    store.erase(&id("e1"), &player_id("ada"), &player_id("gone1")).await.unwrap();
    let texts: Vec<String> = store.raw_changes(&id("e1")).await.unwrap().into_iter().map(|raw| raw.text).collect();
    assert_eq!(texts, ["deleted 1 gone1", "chat 1 "]);
    let eve = guest("eve");
    store.add_player(&eve, &session(40)).await.unwrap();
    store.claim(&eve.id, "Eve", "hash").await.unwrap();
    store.block(&eve.id, &player_id("ada"), BlockKind::Block, 1).await.unwrap();
    store.delete_player(&eve.id).await.unwrap();
    assert_eq!((store.player(&eve.id).await.unwrap(), store.claimed("Eve").await.unwrap()), (None, None));
}

pub(super) async fn what_is_old_is_thrown_away(store: &dyn Store) {
    assert!(store.create(new_match("old1", 10)).await.unwrap());
    assert_eq!(store.append(append("old1", 2, "chat 1 last words")).await, Ok(Appended::Stored));
    assert!(store.stale(Phase::Waiting, 11, 10).await.unwrap().contains(&id("old1")));
    assert!(!store.stale(Phase::Waiting, 10, 10).await.unwrap().contains(&id("old1")), "not before its time");
    assert_eq!(store.last_change(&id("old1")).await.unwrap(), Some(1_700_000_000_002));
    store.set_updated(&id("old1"), 1_700_000_000_002).await.unwrap();
    assert!(!store.stale(Phase::Waiting, 11, 10).await.unwrap().contains(&id("old1")), "there was a player");
    store.delete_match(&id("old1")).await.unwrap();
    assert!(store.load(&id("old1")).await.unwrap().is_none() && store.raw_changes(&id("old1")).await.unwrap().is_empty());
    store.add_player(&guest("gus"), &NewSession { id: "sg".into(), token: [50; 32], ..session(1) }).await.unwrap();
    assert_eq!(store.expire_guests(6, 10).await.unwrap(), 1, "a guest who has not come for long");
    assert_eq!(store.player(&player_id("gus")).await.unwrap(), None);
    assert!(store.player(&player_id("bob")).await.unwrap().is_some(), "who claimed a name stays");
    store.add_session(&player_id("bob"), &NewSession { expires: 20, ..session(51) }, None).await.unwrap();
    let before = store.sessions(&player_id("bob"), 0).await.unwrap().len();
    assert!(store.expire_sessions(20, 55, 100).await.unwrap() >= 2, "a session and the note of an ended one");
    assert_eq!(store.sessions(&player_id("bob"), 0).await.unwrap().len(), before - 1);
    assert_eq!(store.ended_since(0).await.unwrap().len(), 1);
    assert!(store.size().await.unwrap() > 10_000);
}
