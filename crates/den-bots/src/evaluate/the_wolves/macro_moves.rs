//! The actions of a turn as macro moves, each complete: what is paid, which wolves move and where.

use den_core::Seat;
use den_core::prelude::*;
use the_wolves::{Move, Stage, TheWolves};

use crate::{Evaluate, MacroMove};

/// How many actions are listed: those that give the seat the largest lead.
const MAX_ACTIONS: usize = 14;
/// How many of them may start with the same step.
const MAX_SAME_START: usize = 3;
/// How many ways to move some wolves are kept before another wolf moves (a beam search).
const BEAM: usize = 3;
/// How many goals of single wolves are combined.
const MAX_GOALS: usize = 7;

/// Whether a seat is in the middle of an action.
pub(super) fn in_progress(now: &TheWolves) -> bool {
    !matches!(now.stage(), Stage::Act | Stage::Deal | Stage::Over)
}

/// The steps of an action so far.
#[derive(Clone)]
struct Partial {
    steps: Vec<Move>,
    now: TheWolves,
    lead: f32,
}

impl Partial {
    fn then(&self, m: Move) -> Partial {
        let mut steps = Vec::with_capacity(self.steps.len() + 4);
        steps.extend_from_slice(&self.steps);
        steps.push(m);
        let mut now = self.now.clone();
        now.play(m, &mut ());
        Partial { steps, now, lead: 0.0 }
    }
}

fn legal(now: &TheWolves) -> Vec<Move> {
    let mut legal = Vec::new();
    now.legal_moves(&mut legal);
    legal
}

/// The actions of `seat`, the best first.
pub(super) fn list(now: &TheWolves, seat: Seat) -> Vec<MacroMove<TheWolves>> {
    let mut all = Vec::new();
    let here = Partial { steps: Vec::new(), now: now.clone(), lead: 0.0 };
    match now.stage() {
        Stage::Faces | Stage::Place => {
            let mut found = Found { seat, done: Vec::new() };
            legal(now).into_iter().for_each(|m| found.add(here.then(m)));
            all = found.done;
        }
        Stage::Act => {
            for m in legal(now) {
                let mut found = Found { seat, done: Vec::new() };
                found.complete(here.then(m));
                all.append(&mut found.best(MAX_SAME_START));
            }
        }
        _ => {
            let mut found = Found { seat, done: Vec::new() };
            found.complete(here);
            all = found.done;
        }
    }
    let best = Found { seat, done: all }.best(MAX_ACTIONS).into_iter();
    best.map(|done| MacroMove { steps: done.steps, after: done.now, lead: done.lead }).collect()
}

/// Finished actions.
struct Found {
    seat: Seat,
    done: Vec<Partial>,
}

impl Found {
    /// The best of them, without duplicates.
    fn best(mut self, most: usize) -> Vec<Partial> {
        self.done.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        self.done.dedup_by(|a, b| a.lead == b.lead && a.now == b.now);
        self.done.truncate(most);
        self.done
    }

    fn add(&mut self, mut partial: Partial) {
        // If nothing is left to do, the turn ends by itself.
        if partial.now.stage() == Stage::Act && partial.now.actions_left() == 0 && partial.now.packs()[self.seat.index()].actions == 0 {
            partial.steps.push(Move::End);
            partial.now.play(Move::End, &mut ());
        }
        partial.lead = partial.now.lead(self.seat);
        self.done.push(partial);
    }

    fn complete(&mut self, partial: Partial) {
        match partial.now.stage() {
            Stage::Run(_) => self.run(partial),
            Stage::Goal { .. } => {
                for to in legal(&partial.now) {
                    let gone = self.gone(partial.then(to));
                    self.complete(gone);
                }
            }
            Stage::Pay(the_wolves::Act::Move(_)) => {
                let paid = legal(&partial.now).into_iter().map(|pay| self.evaluated(partial.then(pay)));
                if let Some(best) = best_of(paid) {
                    self.run(best);
                }
            }
            _ if in_progress(&partial.now) => legal(&partial.now).into_iter().for_each(|m| self.complete(partial.then(m))),
            _ => self.add(partial),
        }
    }

    fn evaluated(&self, mut partial: Partial) -> Partial {
        partial.lead = partial.now.lead(self.seat);
        partial
    }

    /// Moves the displaced wolf to the best place.
    fn gone(&self, partial: Partial) -> Partial {
        if !matches!(partial.now.stage(), Stage::Displace { .. }) {
            return self.evaluated(partial);
        }
        best_of(legal(&partial.now).into_iter().map(|away| self.evaluated(partial.then(away)))).unwrap_or(partial)
    }

    /// Moves wolves one after the other, combining the best goals of single wolves.
    fn run(&mut self, partial: Partial) {
        let mut goals: Vec<(f32, Move, Move)> = Vec::new();
        let mut ways = vec![partial];
        let mut first = true;
        while !ways.is_empty() {
            let mut next: Vec<Partial> = Vec::new();
            for way in &ways {
                for wolf in legal(&way.now) {
                    if wolf == Move::Stop || !(first || goals.iter().any(|goal| goal.1 == wolf)) {
                        continue;
                    }
                    let picked = way.then(wolf);
                    for to in legal(&picked.now) {
                        if !(first || goals.iter().any(|goal| goal.1 == wolf && goal.2 == to)) {
                            continue;
                        }
                        let gone = self.gone(picked.then(to));
                        if first {
                            goals.push((gone.lead, wolf, to));
                        }
                        keep(&mut next, gone);
                    }
                }
            }
            if first {
                goals.sort_by(|a, b| b.0.total_cmp(&a.0));
                goals.truncate(MAX_GOALS);
                first = false;
            }
            ways.clear();
            for way in next {
                if matches!(way.now.stage(), Stage::Run(_)) {
                    let stopped = way.then(Move::Stop);
                    self.complete(stopped);
                    ways.push(way);
                } else {
                    self.complete(way);
                }
            }
        }
    }
}

/// Keeps it if it is new and among the best.
fn keep(ways: &mut Vec<Partial>, way: Partial) {
    let at = ways.iter().position(|other| way.lead > other.lead).unwrap_or(ways.len());
    let known = ways.iter().any(|other| other.lead == way.lead && other.now == way.now);
    if at < BEAM && !known {
        ways.truncate(BEAM - 1);
        ways.insert(at.min(ways.len()), way);
    }
}

fn best_of(partials: impl Iterator<Item = Partial>) -> Option<Partial> {
    partials.reduce(|best, next| if next.lead > best.lead { next } else { best })
}
