//! Games of a bot against itself, as data to train a net with.
//!
//! A file of rows starts with a header of 64 bytes: `WDROWS` and the version `01`, the game's id (24 bytes), then as 32-bit
//! numbers the layout and the number of the net's inputs, the number of seats in a row, and its length in bytes. A row is a position in which a
//! seat has to move: the number of the game (4 bytes), the number of seats it describes, the seat to move as an index of these (1 byte each), two
//! unused bytes; then for each seat as 32-bit floats its share of the win and its points at the end, the share that the hand-made evaluation
//! expects and the one that the search found (negative if it did not search), and the inputs of the net, one byte each. Everything is
//! little-endian. `xtask/train/train.py` reads it.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use den_bots::{Bot, Budget, Choice, Considered, Evaluate, Ismcts, Learned, Rng, SearchConfig};
use den_core::{Eye, Outcome, Seat, Turn, dice};
use den_nets::Inputs;
use rand::SeedableRng;

use crate::dealer;
use crate::playing::thread_count;
use crate::random::seed_of;

/// One move in this many is random, so that the net sees what happens after mistakes …
const RANDOM: u32 = 14;
/// … and one in this many is one of the moves that the search considered most.
const VARIED: u32 = 4;
const HEADER: usize = 64;

/// What to play.
#[derive(Clone, Debug)]
pub struct SelfPlay<G: Evaluate> {
    /// The positions that games start from, in turn.
    pub starts: Vec<G>,
    /// The number of games.
    pub games: u64,
    /// The seed, which determines every row.
    pub seed: u64,
    /// The number of iterations for each decision.
    pub iterations: u64,
    /// The number of threads; 0 for one per core.
    pub threads: usize,
    /// No game starts after this time; then the number of games depends on the machine.
    pub time_limit: Option<Duration>,
}

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// The number of games.
    pub games: u64,
    /// The number of rows.
    pub rows: u64,
}

/// Plays games with the game's search, with the net if its weights are loaded, and writes a row for each position in which a seat has to
/// move. The same plan writes the same rows on any number of threads. `None` if the game has no learned evaluation.
///
/// # Errors
/// If writing fails.
pub fn self_play<G: Evaluate>(
    plan: &SelfPlay<G>,
    out: &mut (impl Write + Send),
    done: &(dyn Fn(u64) + Sync),
) -> io::Result<Option<Written>> {
    let Some(learned) = G::learned() else { return Ok(None) };
    let seats = if learned.each_seat() { plan.starts.iter().map(|start| usize::from(start.seats())).max().unwrap_or(1) } else { 1 };
    let rows = Rows { learned, seats };
    out.write_all(&rows.header())?;
    let started = Instant::now();
    let next = AtomicU64::new(0);
    // Games are written in order, whoever finishes first.
    let queue = Mutex::new((Written::default(), BTreeMap::<u64, Vec<u8>>::new(), out, Ok(())));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || plan.time_limit.is_some_and(|limit| started.elapsed() >= limit) {
                return;
            }
            let start = &plan.starts[number as usize % plan.starts.len()];
            let bytes = play(start, plan, number, &rows);
            let mut queue = queue.lock().expect("no thread panics while it writes");
            let (written, waiting, out, result) = &mut *queue;
            waiting.insert(number, bytes);
            while let Some(bytes) = waiting.remove(&written.games) {
                if result.is_ok() {
                    *result = out.write_all(&bytes);
                }
                written.games += 1;
                written.rows += (bytes.len() / rows.length()) as u64;
            }
            let failed = result.is_err();
            drop(queue);
            done(1);
            if failed {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..thread_count(plan.threads) {
            scope.spawn(work);
        }
        work();
    });
    let (written, _, out, result) = queue.into_inner().expect("no thread panics while it writes");
    result?;
    out.flush()?;
    Ok(Some(written))
}

/// Plays a game and returns its rows.
fn play<G: Evaluate>(start: &G, plan: &SelfPlay<G>, number: u64, rows: &Rows<G>) -> Vec<u8> {
    let seed = |who: u8| seed_of(plan.seed, number, who);
    let bot = |seat: Seat| {
        Ismcts::<G>::new(seed(seat.0 + 1), SearchConfig { calibrated: false, ..G::SEARCH }, Budget::iterations(plan.iterations))
    };
    let mut players: Vec<Ismcts<G>> = Seat::all(start.seats()).map(bot).collect();
    let mut rng = Rng::seed_from_u64(seed(0xff));
    let mut dealer = dealer(plan.seed, number);
    let mut position = start.clone();
    let (mut legal, mut game) = (Vec::new(), Vec::new());
    loop {
        match position.turn() {
            Turn::Chance => {
                let chance = position.deal(&mut dealer);
                position.resolve(&chance, &mut ());
            }
            Turn::Seat(seat) => {
                legal.clear();
                position.legal_moves(&mut legal);
                let choice = players[seat.index()].choose(&position.view(Eye::Seat(seat)), &legal, &Budget::default());
                let value = choice.why.as_ref().and_then(|why| why.top.first()).map(|top| top.value as f32);
                game.push(rows.row(&position, seat, value));
                position.play(vary(choice, &legal, &mut rng), &mut ());
            }
            Turn::Over => break,
        }
    }
    let outcome = position.outcome().expect("a game that is over has an outcome");
    game.into_iter().flat_map(|row| rows.bytes(number as u32, &row, &outcome)).collect()
}

/// The chosen move, or sometimes another one.
fn vary<G: Evaluate>(choice: Choice<G>, legal: &[G::Move], rng: &mut Rng) -> G::Move {
    if dice::below(rng, RANDOM) == 0 {
        return dice::one_of(rng, legal);
    }
    let Some(why) = choice.why.filter(|_| dice::below(rng, VARIED) == 0) else { return choice.chosen };
    let all: u64 = why.top.iter().map(|considered| considered.visits).sum();
    let mut at = u64::from(dice::below(rng, all.clamp(1, 1 << 30) as u32));
    let found = why.top.iter().find(|considered: &&Considered<G>| {
        let here = at < considered.visits;
        at = at.saturating_sub(considered.visits);
        here
    });
    found.map_or(choice.chosen, |considered| considered.play)
}

/// How positions become rows.
struct Rows<G: Evaluate> {
    learned: &'static dyn Learned<G>,
    /// The number of seats in a row.
    seats: usize,
}

/// A row of a game that is not over.
struct Row {
    mover: u8,
    seats: Vec<Described>,
}

struct Described {
    seat: Seat,
    expected: f32,
    found: f32,
    inputs: Inputs,
}

impl<G: Evaluate> Rows<G> {
    fn length(&self) -> usize {
        8 + self.seats * (16 + self.learned.inputs())
    }

    fn header(&self) -> Vec<u8> {
        let mut header = b"WDROWS01".to_vec();
        header.extend(G::ID.as_bytes());
        header.resize(32, 0);
        for number in [usize::from(self.learned.weights().layout()), self.learned.inputs(), self.seats, self.length()] {
            header.extend((number as u32).to_le_bytes());
        }
        header.resize(HEADER, 0);
        header
    }

    fn row(&self, position: &G, mover: Seat, value: Option<f32>) -> Row {
        let expected = position.win_shares();
        let each = self.learned.each_seat();
        let seats = Seat::all(position.seats()).filter(|&seat| each || seat == mover).map(|seat| {
            let mut inputs = Inputs::default();
            self.learned.describe(position, seat, &mut inputs);
            let found = if seat == mover { value.unwrap_or(-1.0) } else { -1.0 };
            Described { seat, expected: expected[seat.index()], found, inputs }
        });
        Row { mover: if each { mover.0 } else { 0 }, seats: seats.collect() }
    }

    fn bytes(&self, game: u32, row: &Row, outcome: &Outcome) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.length());
        bytes.extend(game.to_le_bytes());
        bytes.extend([row.seats.len() as u8, row.mover, 0, 0]);
        for described in &row.seats {
            let (share, points) = (outcome.share(described.seat) as f32, outcome.seat(described.seat).points as f32);
            for number in [share, points, described.expected, described.found] {
                bytes.extend(number.to_le_bytes());
            }
            let from = bytes.len();
            bytes.resize(from + self.learned.inputs(), 0);
            for &(index, value) in described.inputs.entries() {
                bytes[from + usize::from(index)] = value as u8;
            }
        }
        bytes.resize(self.length(), 0);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use den_core::{Played, built_in};
    use wolfwalkers::Wolfwalkers;

    fn rows(threads: usize) -> (Written, Vec<u8>) {
        let start = |seats| {
            let played = Played::<Wolfwalkers>::new(&built_in::<Wolfwalkers>(), &Default::default(), seats);
            played.expect("a game").now().clone()
        };
        let plan = SelfPlay { starts: vec![start(2), start(3)], games: 4, seed: 5, iterations: 4, threads, time_limit: None };
        let mut out = Vec::new();
        let written = self_play(&plan, &mut out, &|_| ()).expect("memory does not fail").expect("it has a learned evaluation");
        (written, out)
    }

    #[test]
    fn the_rows_do_not_depend_on_the_threads_and_describe_every_decision() {
        let (written, bytes) = rows(1);
        assert_eq!((written, bytes.clone()), rows(3));
        assert_eq!(written.games, 4);
        let inputs = Wolfwalkers::learned().map_or(0, Learned::inputs);
        let length = 8 + 3 * (16 + inputs);
        assert_eq!(bytes.len(), HEADER + written.rows as usize * length);
        assert!(bytes.starts_with(b"WDROWS01wolfwalkers\0"));
        let float = |row: &[u8], at: usize| f32::from_le_bytes([row[at], row[at + 1], row[at + 2], row[at + 3]]);
        let mut seats_seen = [false; 4];
        for row in bytes[HEADER..].chunks(length) {
            let seats = usize::from(row[4]);
            seats_seen[seats] = true;
            let shares: f32 = (0..seats).map(|seat| float(row, 8 + seat * (16 + inputs))).sum();
            assert!((shares - 1.0).abs() < 1e-6, "the shares of the win add up to one: {shares}");
            assert!(row[8 + 16..8 + 16 + inputs].iter().any(|&input| input != 0));
        }
        assert_eq!(seats_seen, [false, false, true, true]);
        // A search that finds a value finds a share.
        let found = bytes[HEADER..].chunks(length).map(|row| float(row, 8 + usize::from(row[5]) * (16 + inputs) + 12));
        assert!(found.clone().any(|value| value > 0.0) && found.into_iter().all(|value| value == -1.0 || (0.0..=1.0).contains(&value)));
    }
}
