//! A game with its history: plays, records, replays and undoes steps.

use crate::{
    BadText, Content, Edition, Game, Illegal, Key, Log, Marked, Message, Options, Preset, Reason, Record, RecordError, RecordReason,
    Refusal, Seat, Seed, Shared, StepText, Turn, Value, Values,
};

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat's decision.
    Move(Seat, G::Move),
    /// What the dealer dealt.
    Chance(G::Chance),
}

/// A game from its first position to the current one. Every step in it was checked.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    options: G::Options,
    content: String,
    start: G,
    now: G,
    steps: Vec<Step<G>>,
    /// Whether each step is final: it was dealt, or it revealed hidden information.
    fixed: Vec<bool>,
}

impl<G: Game> Played<G> {
    /// A game before its first step.
    ///
    /// # Errors
    /// Names the option (or `seats`) and what is allowed.
    pub fn new(edition: &Edition<G::Content>, options: &G::Options, seats: u8) -> Result<Self, Refusal> {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        if !G::SEATS.contains(&seats) {
            let allowed = Values::Range { least: least.into(), most: most.into(), words: &[] }.allowed();
            return Err(Refusal::new("seats", Reason::SeatCount { n: seats }).allowed(allowed));
        }
        let setup = G::set_up(edition.content(), options, seats)?;
        Ok(Played::imagined(edition, options, G::start(&Shared::new(setup))))
    }

    /// A what-if: the game continues from a position sampled from a view ([`crate::Hidden::guess`]). It contains only the steps from here
    /// on, so its record cannot be replayed on its own.
    pub fn imagined(edition: &Edition<G::Content>, options: &G::Options, start: G) -> Self {
        Played {
            options: options.clone(),
            content: edition.hash().to_string(),
            now: start.clone(),
            start,
            steps: Vec::new(),
            fixed: Vec::new(),
        }
    }

    /// The same game with only its first `steps` steps.
    pub fn until(&self, steps: usize) -> Self {
        let steps = self.steps[..steps.min(self.steps.len())].to_vec();
        Played { now: self.at(steps.len()), fixed: self.fixed[..steps.len()].to_vec(), steps, ..self.clone() }
    }

    /// The current position.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// The position before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The version of the rules that it is played by.
    pub fn version(&self) -> u32 {
        self.options.version().unwrap_or(G::VERSION)
    }

    /// The hash of the content.
    pub fn content(&self) -> &str {
        &self.content
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Plays a move of `seat`, if it is that seat's turn and the move is legal; otherwise nothing changes.
    ///
    /// # Errors
    /// The reason and the rule.
    pub fn play(&mut self, seat: Seat, m: G::Move, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        match self.now.turn() {
            Turn::Seat(turn) if turn == seat => {}
            Turn::Seat(turn) => return Err(Illegal::new(Reason::NotYourTurn { turn, seat }, "DEN-TURN-1")),
            Turn::Chance => return Err(Illegal::new(Reason::DealerFirst, "DEN-TURN-1")),
            Turn::Over => return Err(Illegal::new(Reason::Over, "DEN-TURN-2")),
        }
        self.now.check(m)?;
        self.fixed.push(self.now.reveals(m));
        self.now.play(m, log);
        self.steps.push(Step::Move(seat, m));
        Ok(())
    }

    /// Applies a result of chance if one is due and the result is possible; otherwise nothing changes.
    ///
    /// # Errors
    /// The reason and the rule.
    pub fn resolve(&mut self, chance: G::Chance, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        match self.now.turn() {
            Turn::Chance => {}
            Turn::Seat(turn) => return Err(Illegal::new(Reason::NothingDealt { turn }, "DEN-TURN-1")),
            Turn::Over => return Err(Illegal::new(Reason::Over, "DEN-TURN-2")),
        }
        self.now.check_chance(&chance)?;
        self.now.resolve(&chance, log);
        self.steps.push(Step::Chance(chance));
        self.fixed.push(true);
        Ok(())
    }

    /// What the dealer with this seed deals from this position, in the step with this number.
    pub fn dealt(now: &G, seed: &Seed, step: usize) -> G::Chance {
        now.deal(&mut seed.stream(step as u64))
    }

    /// Deals from this seed until a seat has to move or the game is over.
    pub fn deal(&mut self, seed: &Seed, log: &mut impl Log<G::Event>) {
        while self.now.turn() == Turn::Chance {
            let chance = Self::dealt(&self.now, seed, self.steps.len() + 1);
            self.now.resolve(&chance, log);
            self.steps.push(Step::Chance(chance));
            self.fixed.push(true);
        }
    }

    /// The position after the first `steps` steps, or after all if there are fewer.
    pub fn at(&self, steps: usize) -> G {
        let mut position = self.start.clone();
        for step in self.steps.iter().take(steps) {
            apply(&mut position, step, &mut no_log::<G::Event>());
        }
        position
    }

    /// Calls `f` with the position before each step and the step, then returns the last position.
    pub fn walk(&self, mut f: impl FnMut(&G, &Step<G>)) -> G {
        let mut position = self.start.clone();
        for step in &self.steps {
            f(&position, step);
            apply(&mut position, step, &mut no_log::<G::Event>());
        }
        position
    }

    /// How many steps `seat` may undo now: its own latest ones (DEN-UNDO-1), back to the last chance step (DEN-UNDO-2) or the
    /// last one that revealed hidden information (DEN-UNDO-3).
    pub fn may_undo(&self, seat: Seat) -> usize {
        let own = |step: &Step<G>| matches!(step, Step::Move(who, _) if *who == seat);
        self.steps.iter().zip(&self.fixed).rev().take_while(|(step, fixed)| own(step) && !**fixed).count()
    }

    /// Takes back the latest step of `seat`.
    ///
    /// # Errors
    /// The reason and the table rule.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        match self.steps.last() {
            None => return Err(Illegal::new(Reason::NothingPlayed, "DEN-UNDO-1")),
            Some(Step::Chance(_)) => return Err(Illegal::new(Reason::DealtSince, "DEN-UNDO-2")),
            Some(Step::Move(who, _)) if *who != seat => {
                return Err(Illegal::new(Reason::PlayedSince { seat: *who }, "DEN-UNDO-1"));
            }
            Some(Step::Move(..)) if self.fixed.last() == Some(&true) => {
                return Err(Illegal::new(Reason::Revealed, "DEN-UNDO-3"));
            }
            Some(Step::Move(..)) => {
                self.now = self.at(self.steps.len() - 1);
                self.steps.pop();
                self.fixed.pop();
            }
        }
        Ok(())
    }

    /// The record of the game so far.
    pub fn record(&self, names: &[String], seed: Option<&Seed>, reveal: bool) -> Record {
        let steps = self.steps.iter().map(|step| match step {
            Step::Move(seat, m) => StepText { seat: Some(*seat), text: m.to_string(), line: 0 },
            Step::Chance(c) => StepText { seat: None, text: c.to_string(), line: 0 },
        });
        Record {
            game: G::ID.to_string(),
            version: self.version(),
            options: self.options.to_line(),
            content: self.content.clone(),
            seats: self.start.seats(),
            lines: Default::default(),
            names: (0..usize::from(self.start.seats())).map(|s| names.get(s).cloned().unwrap_or_default()).collect(),
            commitment: seed.map(Seed::commitment),
            seed: seed.copied().filter(|_| reveal),
            steps: steps.collect(),
        }
    }

    /// Replays a record, checking every step.
    ///
    /// # Errors
    /// Names the line, the reason and the rule.
    pub fn replay(record: &Record, edition: &Edition<G::Content>) -> Result<Self, RecordError> {
        let mut played = Played::before(record, edition)?;
        played.continue_with(&record.steps)?;
        Ok(played)
    }

    /// The game of a record before its first step.
    ///
    /// # Errors
    /// If it is a record of another game, other rules or other content, or its options are refused.
    pub fn before(record: &Record, edition: &Edition<G::Content>) -> Result<Self, RecordError> {
        let whole = |reason: RecordReason| Err(RecordError::new(0, reason));
        if record.game != G::ID {
            return whole(RecordReason::OtherGame { a: record.game.clone(), b: G::ID });
        }
        if !edition.plays(&record.content) {
            return whole(RecordReason::OtherContent { old: short(&record.content), new: short(edition.hash()) });
        }
        let refused = |line: usize| move |refusal: Refusal| RecordError::new(line, Message::from(refusal));
        let options = default_options::<G>(record.version).map_err(|reason| RecordError::new(0, reason))?;
        let options = options.with(record.options.split_whitespace()).map_err(refused(record.lines.options))?;
        let mut played = Played::new(edition, &options, record.seats).map_err(refused(record.lines.options))?;
        // It is written again with the hash that it was made with.
        played.content.clone_from(&record.content);
        Ok(played)
    }

    /// Plays further steps, checking each.
    ///
    /// # Errors
    /// Names the line, the reason and the rule. The steps before it have been played.
    pub fn continue_with(&mut self, steps: &[StepText]) -> Result<(), RecordError> {
        for step in steps {
            self.step(step).map_err(|error| RecordError { line: step.line, ..error })?;
        }
        Ok(())
    }

    fn step(&mut self, step: &StepText) -> Result<(), RecordError> {
        let unreadable = |e: BadText| RecordError::new(0, Message::from(e));
        let illegal = |e: Illegal| RecordError { line: 0, reason: e.reason, rule: Some(e.rule) };
        match step.seat {
            Some(seat) => self.play(seat, step.text.parse().map_err(unreadable)?, &mut no_log::<G::Event>()).map_err(illegal),
            None => self.resolve(step.text.parse().map_err(unreadable)?, &mut no_log::<G::Event>()).map_err(illegal),
        }
    }

    /// Redraws every chance step from the seed that the record reveals.
    ///
    /// # Errors
    /// What does not match: a missing seed, a seed that is not the committed one, or the first step that was dealt differently.
    pub fn verify_deal(&self, record: &Record) -> Result<usize, RecordError> {
        let Some(seed) = record.seed else {
            return Err(RecordError::new(0, RecordReason::NoSeed));
        };
        match record.commitment {
            Some(commitment) if commitment == seed.commitment() => {}
            Some(_) => return Err(RecordError::new(0, RecordReason::OtherSeed)),
            None => return Err(RecordError::new(0, RecordReason::NoCommitment)),
        }
        let (mut at, mut dealt, mut wrong) = (0, 0, None);
        self.walk(|position, step| {
            at += 1;
            if let Step::Chance(chance) = step {
                dealt += 1;
                let due = Self::dealt(position, &seed, at);
                if due != *chance && wrong.is_none() {
                    let line = record.steps.get(at - 1).map_or(0, |s| s.line);
                    let reason = RecordReason::DealtOtherwise { n: at, dealt: chance.to_string(), due: due.to_string() };
                    wrong = Some(RecordError::new(line, reason));
                }
            }
        });
        wrong.map_or(Ok(dealt), Err)
    }
}

/// A log that discards everything.
#[cfg(not(target_arch = "wasm32"))]
fn no_log<E>() -> impl Log<E> {}

/// A log that discards everything. In the browser it has the same type as all other logs, so that the rules are not compiled a second time.
#[cfg(target_arch = "wasm32")]
fn no_log<E>() -> impl Log<E> {
    Vec::new()
}

/// Applies a step that has already been checked.
pub fn apply<G: Game>(position: &mut G, step: &Step<G>, log: &mut impl Log<G::Event>) {
    match step {
        Step::Move(_, m) => position.play(*m, log),
        Step::Chance(c) => position.resolve(c, log),
    }
}

/// The default options of a version of the rules: today's, or an earlier one by which its records and stored matches are replayed.
///
/// # Errors
/// If the game does not know that version.
pub fn default_options<G: Game>(version: u32) -> Result<G::Options, RecordReason> {
    let known = if version == G::VERSION { Some(G::Options::default()) } else { G::Options::earlier(version) };
    known.ok_or(RecordReason::OtherVersion { old: version, new: G::VERSION })
}

fn short(hash: &str) -> String {
    hash.chars().take(8).collect()
}

/// The built-in edition of a game.
pub fn built_in<G: Game>() -> Edition<G::Content> {
    Edition::<G::Content>::built_in()
}

/// The content of games without content files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoContent;

impl Content for NoContent {
    const FILES: &'static [(&'static str, &'static str)] = &[];
    /// The hash of no files.
    const HASH: &'static str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    fn read(_: &crate::Files<'_>) -> Result<Self, Refusal> {
        Ok(NoContent)
    }

    fn marks(&self) -> Vec<Marked> {
        Vec::new()
    }
}

/// The options of games without options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NoOptions;

impl Options for NoOptions {
    const KEYS: &'static [Key] = &[];
    const PRESETS: &'static [Preset] = &[Preset { name: "standard", pairs: &[] }];

    fn set(&mut self, _: &'static str, _: Value) {}

    fn get(&self, _: &'static str) -> Value {
        Value::Bool(false)
    }
}
