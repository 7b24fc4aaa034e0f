//! The actions of a turn, each to its end: what is paid, which wolves move and where.

use den_core::{Game, Seat};
use the_wolves::{Move, Stage, TheWolves};

use crate::{Action, Judge};

/// So many actions are looked at, of those after which the seat stands best.
const MOST: usize = 14;
/// So many of them begin with the same step.
const ALIKE: usize = 3;
/// So many ways to move some wolves are kept, to move another.
const WAYS: usize = 3;
/// So many goals of single wolves are combined.
const GOALS: usize = 7;

/// An action under way.
#[derive(Clone)]
struct Half {
    steps: Vec<Move>,
    now: TheWolves,
    lead: f32,
}

impl Half {
    fn then(&self, m: Move) -> Half {
        let mut steps = Vec::with_capacity(self.steps.len() + 4);
        steps.extend_from_slice(&self.steps);
        steps.push(m);
        let mut now = self.now.clone();
        now.play(m, &mut ());
        Half { steps, now, lead: 0.0 }
    }
}

fn legal(now: &TheWolves) -> Vec<Move> {
    let mut legal = Vec::new();
    now.legal_moves(&mut legal);
    legal
}

/// The actions of `seat`, the best first.
pub(super) fn actions(now: &TheWolves, seat: Seat) -> Vec<Action<TheWolves>> {
    let mut all = Vec::new();
    let here = Half { steps: Vec::new(), now: now.clone(), lead: 0.0 };
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
                all.append(&mut found.best(ALIKE));
            }
        }
        _ => {
            let mut found = Found { seat, done: Vec::new() };
            found.complete(here);
            all = found.done;
        }
    }
    Found { seat, done: all }.best(MOST).into_iter().map(|half| Action { steps: half.steps, after: half.now, lead: half.lead }).collect()
}

/// Actions done.
struct Found {
    seat: Seat,
    done: Vec<Half>,
}

impl Found {
    /// The best of them, each once.
    fn best(mut self, most: usize) -> Vec<Half> {
        self.done.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        self.done.dedup_by(|a, b| a.lead == b.lead && a.now == b.now);
        self.done.truncate(most);
        self.done
    }

    fn add(&mut self, mut half: Half) {
        // Where nothing is left to do the turn ends by itself.
        if half.now.stage() == Stage::Act && half.now.actions_left() == 0 && half.now.packs()[self.seat.index()].actions == 0 {
            half.steps.push(Move::End);
            half.now.play(Move::End, &mut ());
        }
        half.lead = half.now.lead(self.seat);
        self.done.push(half);
    }

    fn complete(&mut self, half: Half) {
        match half.now.stage() {
            Stage::Run(_) => self.run(half),
            Stage::Goal { .. } => {
                for to in legal(&half.now) {
                    let gone = self.gone(half.then(to));
                    self.complete(gone);
                }
            }
            Stage::Pay(the_wolves::Act::Move(_)) => {
                let paid = legal(&half.now).into_iter().map(|pay| self.judged(half.then(pay)));
                if let Some(best) = better(paid) {
                    self.run(best);
                }
            }
            _ if half.now.midway() => legal(&half.now).into_iter().for_each(|m| self.complete(half.then(m))),
            _ => self.add(half),
        }
    }

    fn judged(&self, mut half: Half) -> Half {
        half.lead = half.now.lead(self.seat);
        half
    }

    /// The displaced wolf goes where it suits best.
    fn gone(&self, half: Half) -> Half {
        if !matches!(half.now.stage(), Stage::Displace { .. }) {
            return self.judged(half);
        }
        better(legal(&half.now).into_iter().map(|away| self.judged(half.then(away)))).unwrap_or(half)
    }

    /// Moves wolves one after the other. The best goals of single wolves are combined.
    fn run(&mut self, half: Half) {
        let mut goals: Vec<(f32, Move, Move)> = Vec::new();
        let mut ways = vec![half];
        let mut first = true;
        while !ways.is_empty() {
            let mut next: Vec<Half> = Vec::new();
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
                goals.truncate(GOALS);
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

/// Keeps it if it is among the best, and new.
fn keep(ways: &mut Vec<Half>, way: Half) {
    let at = ways.iter().position(|other| way.lead > other.lead).unwrap_or(ways.len());
    let known = ways.iter().any(|other| other.lead == way.lead && other.now == way.now);
    if at < WAYS && !known {
        ways.truncate(WAYS - 1);
        ways.insert(at.min(ways.len()), way);
    }
}

fn better(halves: impl Iterator<Item = Half>) -> Option<Half> {
    halves.reduce(|best, next| if next.lead > best.lead { next } else { best })
}
