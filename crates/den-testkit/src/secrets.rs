//! Hidden information, checked in three independent ways.
//!
//! 1. `guess(view)` has the same view (in [`crate::conforms`]). A view that leaks passes this check, because the guess copies the leak.
//! 2. Exchanging what an eye cannot know, in the true position, leaves its view, legal moves, events and messages identical.
//! 3. Everything named in anything sent to an eye is known to it according to a ledger derived from the steps alone.

use std::cell::RefCell;
use std::collections::BTreeSet;

use den_core::{Eye, Game, Message, Played, Space, Step, Translate, Turn, Untranslated, apply};
use rand::rngs::ChaCha8Rng;

use crate::{Case, random_step, rng};

/// A record, independent of views, of the components that each eye has been shown.
pub trait Ledger<G: Game> {
    /// The ledger of a game before its first step.
    fn open(start: &G) -> Self;
    /// Records a step that is about to be taken from `before`.
    fn note(&mut self, before: &G, step: &Step<G>);
    /// The names of all components that this eye has been shown.
    fn knows(&self, eye: Eye) -> BTreeSet<String>;
    /// The names of hidden components mentioned in a text: in notation, JSON or words.
    fn names_in(text: &str) -> BTreeSet<String>;
}

/// Plays random games and checks that no eye is ever shown what it should not know. `swap(position, eye, rng)` exchanges, in the true
/// position, things that the eye cannot know.
///
/// # Panics
/// With what leaked, to whom, at which step; or if `swap` never changed anything.
pub fn keeps_secrets<G: Game, L: Ledger<G>>(cases: &[Case<'_>], games: u32, swap: impl Fn(&G, Eye, &mut ChaCha8Rng) -> G) {
    for case in cases {
        let mut swapped = 0;
        let mut named = 0;
        let mut varied = false;
        for number in 0..games {
            let mut rng = rng(number);
            let mut game = case.start::<G>();
            let mut ledger = L::open(game.now());
            let mut buffer = Vec::new();
            loop {
                for eye in Eye::all(case.seats) {
                    let at = format!("{case:?}, game {number}, after step {}, eye {eye}", game.steps().len());
                    let other = swap(game.now(), eye, &mut rng);
                    swapped += u32::from(other != *game.now());
                    looks_the_same(game.now(), &other, eye, &at);
                    named += names_are_known::<G, L>(&ledger, eye, &sent(game.now(), eye, &at).uncut(), &at);
                    varied |= G::guess(&game.now().view(eye), &mut rng) != G::guess(&game.now().view(eye), &mut rng);
                }
                if !step_in_the_open::<G, L>(&mut game, &mut ledger, case, &mut rng, &mut buffer) {
                    break;
                }
            }
        }
        assert!(swapped > 0, "{case:?}: swap never exchanged anything");
        assert!(named > 0, "{case:?}: the ledger never found a name in anything sent");
        assert!(varied, "{case:?}: guess always finds the same world");
    }
}

/// Takes a random step and audits the events that each eye is sent.
fn step_in_the_open<G: Game, L: Ledger<G>>(
    game: &mut Played<G>,
    ledger: &mut L,
    case: &Case<'_>,
    rng: &mut ChaCha8Rng,
    buffer: &mut Vec<G::Move>,
) -> bool {
    let before = game.now().clone();
    let mut events = Vec::new();
    if !random_step(game, rng, buffer, &mut events) {
        return false;
    }
    let step = game.steps().last().expect("a step was just taken");
    ledger.note(&before, step);
    for eye in Eye::all(case.seats) {
        let at = format!("{case:?}, events of step {}, eye {eye}", game.steps().len());
        for event in &events {
            let seen = G::see(event, eye);
            let text = format!("{}\n{}", G::event(&seen), serde_json::to_string(&seen).expect("an event can be written"));
            names_are_known::<G, L>(ledger, eye, &text, &at);
        }
    }
    true
}

/// Everything an eye is shown of a position.
#[derive(PartialEq, Eq)]
struct Sent {
    /// The view as JSON.
    view: String,
    board: String,
    /// The sheet, and the eye's moves in words.
    rest: String,
    /// Every message on the board in full, even where the board cuts it.
    messages: Vec<String>,
}

fn sent<G: Game>(now: &G, eye: Eye, at: &str) -> Sent {
    let view = now.view(eye);
    let recorder = Recorder::default();
    let board = G::paint(&view, &recorder, Space { columns: 1_000, scrolls: true });
    let messages = recorder.0.into_inner();
    for span in board.rows.iter().flat_map(|row| &row.spans) {
        if let Some((shown, _)) = span.text.split_once('…') {
            let word = shown.split_whitespace().last().unwrap_or_default();
            // Otherwise the cut text would go unchecked.
            assert!(messages.iter().any(|message| message.contains(word)), "{at}: `{word}…` is not the beginning of a message");
        }
    }
    let mut rest = format!("{:?}\n", G::sheet(&view));
    if let Turn::Seat(seat) = now.turn()
        && eye.is(seat)
    {
        let mut moves = Vec::new();
        now.legal_moves(&mut moves);
        for m in moves {
            rest += &format!("{m} {}\n", G::describe(&view, m));
        }
    }
    Sent { view: serde_json::to_string(&view).expect("a view can be written"), board: board.to_string(), rest, messages }
}

impl Sent {
    /// The text that is checked against the ledger. A word that the board cuts reads like another one (`c1…` for `c12`), so that the full
    /// message is checked instead.
    fn uncut(&self) -> String {
        let board: Vec<&str> = self.board.split_whitespace().filter(|word| !word.contains('…')).collect();
        format!("{}\n{}\n{}{}\n", self.view, board.join(" "), self.rest, self.messages.join("\n"))
    }

    fn lines(&self) -> impl Iterator<Item = &str> {
        let parts = [&self.view, &self.board, &self.rest].into_iter().chain(&self.messages);
        parts.flat_map(|part| part.lines())
    }
}

/// Shows messages untranslated and records them.
#[derive(Default)]
struct Recorder(RefCell<Vec<String>>);

impl Translate for Recorder {
    fn translate(&self, message: &Message) -> String {
        let text = Untranslated.translate(message);
        self.0.borrow_mut().push(text.clone());
        text
    }
}

fn looks_the_same<G: Game>(now: &G, other: &G, eye: Eye, at: &str) {
    if let Err(what) = other.audit() {
        panic!("{at}: swap made an unsound position: {what}\n{other:#?}");
    }
    let (seen, swapped) = (sent(now, eye, at), sent(other, eye, at));
    if seen != swapped {
        let line = seen.lines().zip(swapped.lines()).find(|(a, b)| a != b);
        panic!("{at}: hidden things show: {line:#?}");
    }
    assert_eq!(now.turn(), other.turn(), "{at}: hidden things change the turn");
    let Turn::Seat(seat) = now.turn() else { return };
    if !eye.is(seat) {
        return;
    }
    // The same move of its own must have the same visible effects in both worlds, up to the next chance step or other seat.
    let mut moves = Vec::new();
    now.legal_moves(&mut moves);
    for m in moves {
        let (mut a, mut b) = (now.clone(), other.clone());
        let (mut seen, mut swapped) = (Vec::new(), Vec::new());
        apply(&mut a, &Step::Move(seat, m), &mut seen);
        apply(&mut b, &Step::Move(seat, m), &mut swapped);
        let see = |events: &[G::Event]| events.iter().map(|e| G::see(e, eye)).collect::<Vec<_>>();
        assert!(see(&seen) == see(&swapped), "{at}: `{m}` tells of hidden things: {seen:#?} {swapped:#?}");
        assert!(a.view(eye) == b.view(eye), "{at}: after `{m}` hidden things show");
    }
}

fn names_are_known<G: Game, L: Ledger<G>>(ledger: &L, eye: Eye, text: &str, at: &str) -> usize {
    let names = L::names_in(text);
    let known = ledger.knows(eye);
    let unknown: Vec<_> = names.difference(&known).collect();
    assert!(unknown.is_empty(), "{at}: was sent {unknown:?}, which it was never shown, in\n{text}");
    names.len()
}

/// For a game without hidden information: every eye sees the same, and `guess` returns the true position.
///
/// # Panics
/// If this is not the case.
pub fn hides_nothing<G: Game>(cases: &[Case<'_>], games: u32) {
    for case in cases {
        for number in 0..games {
            let mut rng = rng(number);
            let mut game = case.start::<G>();
            let mut buffer = Vec::new();
            loop {
                for eye in Eye::all(case.seats) {
                    let guess = G::guess(&game.now().view(eye), &mut rng);
                    assert!(guess == *game.now(), "{case:?}, game {number}: eye {eye} does not see the whole position");
                }
                let mut events = Vec::new();
                if !random_step(&mut game, &mut rng, &mut buffer, &mut events) {
                    break;
                }
                for event in events {
                    assert!(Eye::all(case.seats).all(|eye| G::see(&event, eye) == event), "an event is redacted though nothing is hidden");
                }
            }
        }
    }
}
