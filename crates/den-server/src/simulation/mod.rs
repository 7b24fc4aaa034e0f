//! Runs whole nodes in one thread and in simulated time. Sockets, routes, tables, store and fan-out are the real ones; the
//! database (SQLite in memory) and the bus fail, delay, duplicate, reorder and go away, controlled by a seed; nodes are killed and
//! replaced.
//!
//! In every schedule: nothing acknowledged is missing, no journal has a gap, nothing happens twice, every request is answered or refused
//! in time, and at every revision everyone saw exactly what a fold of the journal gives. A failure prints its seed;
//! `WOLFDEN_SEED=n cargo test -p den-server --lib simulation` runs only that schedule, `WOLFDEN_SCHEDULES=n` runs that many.

mod cluster;
mod faults;
mod model;
mod net;
mod player;
pub(crate) mod world;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use self::cluster::{Cluster, Node};
use self::faults::{Chaos, Planted, Rates};
use self::model::Model;
use self::net::http;
use self::player::{Nodes, Player};
use self::world::Dice;

/// The default number of schedules in a run.
const SCHEDULES: u64 = 2_000;
/// After this time without faults, every node knows everything: it compares its matches with the store every ten seconds.
const SETTLED: Duration = Duration::from_secs(45);

/// The result of a schedule.
#[derive(PartialEq, Eq, Debug)]
struct Course {
    wrong: Vec<String>,
    /// The journal and what players were sent of it: the same for the same seed.
    journal: String,
    asked: String,
    done: usize,
}

/// Runs one schedule.
fn run(seed: u64, planted: Planted) -> Course {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            world::panicked();
            before(info);
        }));
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
    runtime.block_on(async {
        world::enter(seed);
        let mut course = schedule(seed, planted).await;
        let panics = world::leave();
        if panics > 0 {
            course.wrong.push(format!("{panics} tasks panicked"));
        }
        course
    })
}

async fn schedule(seed: u64, planted: Planted) -> Course {
    let mut dice = Dice(seed);
    let rates = Rates::by(&mut dice);
    let chaos = Chaos::new(rates, planted, dice.split());
    let count = 1 + dice.below(3);
    let cluster = Cluster::new(chaos.clone(), count == 1 && dice.permille(500));
    let nodes: Nodes = Arc::new(Mutex::new((0..count).map(|_| cluster.start()).collect()));
    let model = Arc::new(Mutex::new(Model::default()));
    let first = nodes.lock().unwrap()[0].clone();
    let seats = 2 + dice.below(2);
    let mut players = Vec::new();
    for at in 0..seats {
        let name = format!("P{at}");
        let (_, cookie, me) = http(&first, "POST", "/api/me", "", &json!({ "name": name })).await.expect("there are no faults");
        players.push(Player {
            id: serde_json::from_value(me["id"].clone()).expect("an id"),
            name,
            cookie,
            nodes: nodes.clone(),
            model: model.clone(),
            dice: dice.split(),
            left: 12 + dice.below(20) as u32,
            known: 0,
            said: 0,
        });
    }
    let mut kinds = vec![json!("open"); seats as usize];
    if seats == 3 && dice.permille(300) {
        kinds.push(json!({ "bot": "random" }));
    }
    let clock = if dice.permille(400) { json!({ "live": { "main_ms": 20_000, "increment_ms": 1_000 } }) } else { json!("none") };
    let table = json!({ "game": "wolf-and-hound", "seats": kinds, "clock": clock, "stand_in": "random" });
    let (status, _, made) = http(&first, "POST", "/api/matches", &players[0].cookie, &table).await.expect("there are no faults");
    assert_eq!(status, 201, "{made}");
    let id: den_table::MatchId = serde_json::from_value(made["match"].clone()).expect("an id");
    // From here on, things go wrong.
    chaos.calm(false);
    let trouble = tokio::spawn(trouble(nodes.clone(), chaos.clone(), cluster.air.clone(), dice.split()));
    let cluster = Arc::new(cluster);
    let renewing = tokio::spawn(renew(nodes.clone(), cluster.clone(), dice.split()));
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(id.clone()))).collect();
    let watched = Arc::new(AtomicU64::new(0));
    let watcher = Player {
        name: "W".into(),
        id: "watcher".parse().expect("an id"),
        cookie: String::new(),
        nodes: nodes.clone(),
        model: model.clone(),
        dice: dice.split(),
        left: 0,
        known: 0,
        said: 0,
    };
    let watching = tokio::spawn(watcher.watch(id.clone(), watched.clone()));
    let mut players = Vec::new();
    for player in playing {
        match player.await {
            Ok(player) => players.push(player),
            Err(error) => model.lock().unwrap().wrong.push(format!("a player failed: {error}")),
        }
    }
    trouble.abort();
    renewing.abort();
    // The faults stop.
    chaos.calm(true);
    nodes.lock().unwrap().retain(Node::is_serving);
    if nodes.lock().unwrap().is_empty() {
        nodes.lock().unwrap().push(cluster.start());
    }
    let here: Vec<Node> = nodes.lock().unwrap().clone();
    for node in &here {
        cluster.air.connect(&node.bus, true);
    }
    sleep(SETTLED).await;
    let stored = cluster.store.changes(&id, 1).await.map_or(0, |journal| journal.last().map_or(0, den_table::Change::last));
    // A client that has been connected all the time has received everything by now.
    watching.abort();
    if watched.load(Ordering::Relaxed) != stored {
        let seen = watched.load(Ordering::Relaxed);
        model.lock().unwrap().wrong.push(format!("a spectator knows revision {seen}, and {stored} is stored"));
    }
    for player in &mut players {
        for node in &here {
            player.comes_back(node, &id, stored).await;
        }
    }
    let mut model = std::mem::take(&mut *model.lock().unwrap());
    model.check(&*cluster.store, &id).await;
    for node in &here {
        node.stop();
    }
    let journal = cluster.store.raw_changes(&id).await.unwrap_or_default();
    let done = model.asked.iter().filter(|asked| matches!(asked.outcome, model::Outcome::Done(_))).count();
    Course {
        wrong: model.wrong,
        journal: journal.iter().map(|change| format!("{} {} {}\n", change.number, change.at, change.text)).collect(),
        asked: format!("{:?}", model.asked),
        done,
    }
}

/// Makes the database, and each node's bus, unavailable from time to time.
async fn trouble(nodes: Nodes, chaos: Arc<Chaos>, air: Arc<faults::Air>, mut dice: Dice) {
    loop {
        sleep(Duration::from_millis(500 + dice.below(8_000))).await;
        let node = {
            let nodes = nodes.lock().unwrap();
            nodes[dice.below(nodes.len() as u64) as usize].clone()
        };
        if dice.permille(400) {
            chaos.outage(true);
            sleep(dice.delay(Duration::from_secs(20))).await;
            chaos.outage(false);
        } else {
            air.connect(&node.bus, false);
            sleep(dice.delay(Duration::from_secs(20))).await;
            air.connect(&node.bus, true);
        }
    }
}

/// Kills or stops nodes and replaces them.
async fn renew(nodes: Nodes, cluster: Arc<Cluster>, mut dice: Dice) {
    loop {
        sleep(Duration::from_secs(3 + dice.below(60))).await;
        let at = dice.below(nodes.lock().unwrap().len() as u64) as usize;
        let node = nodes.lock().unwrap()[at].clone();
        if dice.permille(700) {
            node.kill();
        } else {
            node.stop();
        }
        sleep(dice.delay(Duration::from_secs(5))).await;
        let new = cluster.start();
        nodes.lock().unwrap()[at] = new;
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Runs schedules on all cores. Returns the number of acknowledged requests, and a description of each failed schedule.
fn all(planted: Planted, from: u64, count: u64) -> (usize, Vec<String>) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(4) as u64;
    let found = std::thread::scope(|scope| {
        let work = |thread: u64| {
            let mut found = (0, Vec::new());
            for seed in (from..from + count).filter(|seed| seed % threads == thread) {
                let course = run(seed, planted);
                found.0 += course.done;
                if !course.wrong.is_empty() {
                    found.1.push(format!("seed {seed}: {}", course.wrong.join("; ")));
                }
            }
            found
        };
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        running.into_iter().map(|thread| thread.join().expect("a thread")).collect::<Vec<_>>()
    });
    (found.iter().map(|(done, _)| done).sum(), found.into_iter().flat_map(|(_, wrong)| wrong).collect())
}

#[test]
fn nothing_acknowledged_is_lost_whatever_fails() {
    let (from, count) = match number("WOLFDEN_SEED") {
        Some(seed) => (seed, 1),
        None => (1, number("WOLFDEN_SCHEDULES").unwrap_or(SCHEDULES)),
    };
    let (done, wrong) = all(Planted::Nothing, from, count);
    let shown = wrong.iter().take(10).map(|one| format!("{one}\n")).collect::<String>();
    let rerun = "run one alone with: WOLFDEN_SEED=<seed> cargo test -p den-server --lib simulation::nothing";
    assert!(wrong.is_empty(), "{} of {count} schedules failed; {rerun}\n{shown}", wrong.len());
    assert!(count < 100 || done as u64 >= count * 5, "only {done} requests were acknowledged in {count} schedules: they test nothing");
    eprintln!("{count} schedules, {done} acknowledged requests, none lost");
}

#[test]
fn the_same_seed_gives_the_same_schedule() {
    for seed in [3, 7, 11, 19, 42] {
        assert_eq!(run(seed, Planted::Nothing), run(seed, Planted::Nothing), "seed {seed}");
    }
}

/// The harness finds planted bugs.
#[test]
fn planted_faults_are_found() {
    for (planted, word) in
        [(Planted::ConfirmsWithoutStoring, "missing"), (Planted::ConfirmsConflicts, "missing"), (Planted::StoresTwice, "times")]
    {
        let (_, wrong) = all(planted, 1, 60);
        assert!(wrong.iter().any(|one| one.contains(word)), "{planted:?} was not found: {wrong:?}");
    }
}
