//! What clients saw and had acknowledged in a simulation, and the checks at the end.

use den_core::Seat;
use den_store::Store;
use den_table::wire::{Code, State};
use den_table::{AnyMatch, Change, Entry, MatchId};

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It was done, at this revision.
    Done(u64),
    /// It was refused for a reason unrelated to the database.
    Refused(Code),
    /// Unknown: no answer, or one that says so.
    Unknown,
}

/// A request and its result.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// The journal entry that it makes.
    pub(super) entry: Entry,
    /// The position or revision that the player saw.
    pub(super) after: u64,
    pub(super) outcome: Outcome,
}

/// A state that a client was sent, and the revision it had before.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) since: u64,
    pub(super) state: State,
}

/// Everything that clients observed.
#[derive(Debug, Default)]
pub(super) struct Model {
    pub(super) asked: Vec<Asked>,
    pub(super) seen: Vec<Seen>,
    /// Which players were given which seats.
    pub(super) joined: Vec<(den_table::PlayerId, Seat)>,
    /// Violations.
    pub(super) wrong: Vec<String>,
}

/// The entries of a journal with their numbers.
fn entries(journal: &[Change]) -> impl Iterator<Item = (u64, &Entry)> {
    journal.iter().flat_map(|change| (change.number..).zip(&change.entries))
}

impl Model {
    /// Checks everything against the store.
    pub(super) async fn check(&mut self, store: &dyn Store, id: &MatchId) {
        let (stored, journal) = match (store.load(id).await, store.changes(id, 1).await) {
            (Ok(Some(stored)), Ok(journal)) => (stored, journal),
            (stored, journal) => return self.wrong.push(format!("what is stored cannot be read: {stored:?} {journal:?}")),
        };
        let mut wrong = std::mem::take(&mut self.wrong);
        let mut table = den_table::open(stored.settings, stored.seed, None).expect("settings that were accepted");
        // The states of all revisions that anyone saw, computed from the journal alone.
        let mut seen: Vec<&Seen> = self.seen.iter().collect();
        seen.sort_by_key(|seen| seen.state.revision);
        let mut next = 0;
        let mut last = 0;
        let mut compare = |table: &dyn AnyMatch, wrong: &mut Vec<String>| {
            let revision = table.status().revision();
            while let Some(one) = seen.get(next).filter(|one| one.state.revision <= revision) {
                next += 1;
                if one.state.revision < revision {
                    wrong.push(format!("a client saw revision {}, which is inside a change", one.state.revision));
                } else if let Err(what) = same(one, table) {
                    wrong.push(format!("at revision {revision} {:?} saw another {what} than the journal gives", one.state.eye));
                }
            }
        };
        compare(&*table, &mut wrong);
        for change in &journal {
            if change.number != last + 1 {
                wrong.push(format!("entry {} follows entry {last}", change.number));
                break;
            }
            last = change.last();
            if let Err(error) = table.fold(change) {
                wrong.push(format!("the journal does not fit: {error}"));
                break;
            }
            compare(&*table, &mut wrong);
        }
        if next < seen.len() {
            wrong.push(format!("a client saw revision {}, but the last is {last}", seen[seen.len() - 1].state.revision));
        }
        for (player, seat) in &self.joined {
            if table.status().seat_of(player) != Some(*seat) {
                wrong.push(format!("{player} was given seat {seat} but does not have it"));
            }
        }
        for asked in &self.asked {
            wrong.extend(asked.check(&journal));
        }
        self.wrong = wrong;
    }
}

impl Asked {
    /// Checks the result against the journal.
    fn check(&self, journal: &[Change]) -> Option<String> {
        let Asked { entry, after, outcome } = self;
        let found: Vec<u64> = match entry {
            // The first move after the position that it was decided on, or none.
            Entry::Move(..) => entries(journal)
                .find(|(number, entry)| number > after && matches!(entry, Entry::Move(..)))
                .filter(|(_, found)| *found == entry)
                .map(|(number, _)| number)
                .into_iter()
                .collect(),
            // Every chat message is unique; the others can repeat.
            Entry::Chat(..) => entries(journal).filter(|(_, found)| *found == entry).map(|(number, _)| number).collect(),
            _ => entries(journal).filter(|(number, found)| number > after && *found == entry).map(|(number, _)| number).take(1).collect(),
        };
        match (outcome, &found[..]) {
            (Outcome::Done(_), []) => Some(format!("`{entry}` was acknowledged and is missing")),
            (Outcome::Done(revision), [number, ..]) if number > revision => {
                Some(format!("`{entry}` was acknowledged at revision {revision} and came at {number}"))
            }
            (_, [_, _, ..]) => Some(format!("`{entry}` is in the journal {} times", found.len())),
            (Outcome::Refused(code), [_]) if matches!(entry, Entry::Chat(..)) => {
                Some(format!("`{entry}` was refused ({code:?}) and happened"))
            }
            _ => None,
        }
    }
}

/// Compares what a client saw with the table.
fn same(seen: &Seen, table: &dyn AnyMatch) -> Result<(), &'static str> {
    let told = &seen.state;
    let fold = table.state(told.eye, seen.since, usize::MAX, 0);
    let line = |line: &den_table::wire::LogLine| serde_json::to_string(line).unwrap_or_default();
    let text = |view: &Option<Box<serde_json::value::RawValue>>| view.as_ref().map(|view| view.get().to_string());
    let checks = [
        ("position", told.position == fold.position),
        ("phase", told.phase == fold.phase),
        ("number of steps", told.steps == fold.steps),
        ("turn", told.turn == fold.turn),
        ("list of moves", told.moves == fold.moves),
        ("view", text(&told.view) == text(&fold.view)),
        ("result", told.result == fold.result),
        ("offer of a rematch", told.rematch == fold.rematch),
        ("log", told.log_after.is_some() || told.log.iter().map(line).eq(fold.log.iter().map(line))),
    ];
    checks.iter().find(|(_, same)| !same).map_or(Ok(()), |(what, _)| Err(what))
}
