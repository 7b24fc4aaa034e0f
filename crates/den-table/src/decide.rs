//! What players ask for: allowed or refused, and what would happen.

use den_core::{BadText, Game, Played, Record, Seat, Turn};

use crate::clock::{Clock, Millis};
use crate::journal::{Change, Entry};
use crate::setup::{Away, MOST_CHAT, MOST_MOVE, Place, Setup, Sitter, all, read_name};
use crate::table::Match;
use crate::wire::{Code, Command, Phase, Refused};
use crate::{MatchId, PlayerId, tidy};

/// Who sits where in a rematch.
pub type Sits = Vec<(Seat, PlayerId, String)>;

impl<G: Game> Match<G> {
    /// What the command of the player at `seat` would do.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, seat: Seat, command: &Command, now: Millis) -> Result<Change, Refused> {
        let chair = self.chairs.get(seat.index()).ok_or_else(|| Refused::new(Code::NotSeated, "there is no such seat"))?;
        if !matches!(chair.sitter, Sitter::Player(..)) {
            return Err(Refused::new(Code::NotSeated, "no player sits there"));
        }
        let entries = match command {
            Command::Move { step, text } => {
                self.is_there(seat)?;
                self.moves(seat, *step, text)?
            }
            Command::Undo { step } => {
                self.is_there(seat)?;
                self.undo(seat, *step)?
            }
            Command::Resign => {
                self.runs()?;
                if chair.away == Some(Away::Resigned) {
                    return Err(Refused::by(Code::Away, "you have resigned already", "DEN-RESIGN-2"));
                }
                vec![Entry::Resign(seat)]
            }
            Command::Leave => match self.phase() {
                Phase::Waiting => vec![Entry::Stand(seat)],
                Phase::Playing if chair.away.is_none() => vec![Entry::Leave(seat)],
                Phase::Playing => return Err(Refused::by(Code::Away, "a bot plays for you already", "DEN-AWAY-1")),
                Phase::Over => return Err(over()),
            },
            Command::Return => {
                self.runs()?;
                match chair.away {
                    Some(Away::Left | Away::Late) => vec![Entry::Back(seat)],
                    Some(Away::Resigned) => return Err(Refused::by(Code::Away, "you have resigned", "DEN-RESIGN-2")),
                    None => return Err(Refused::by(Code::Illegal, "you are there already", "DEN-AWAY-2")),
                }
            }
            Command::Chat { text } => {
                let text = tidy(text);
                match text.chars().count() {
                    0 => return Err(Refused::new(Code::Unreadable, "say something")),
                    n if n > MOST_CHAT => {
                        return Err(Refused::new(Code::TooMuch, format!("a line of chat has at most {MOST_CHAT} letters")));
                    }
                    _ => vec![Entry::Chat(seat, text)],
                }
            }
            Command::Rematch => return Err(Refused::new(Code::Unavailable, "a rematch needs a new table")),
            Command::Follow | Command::Look { .. } | Command::Ping => {
                return Err(Refused::new(Code::Unreadable, "that changes nothing at the table"));
            }
        };
        Ok(self.change(entries, now))
    }

    /// What the move of the bot that plays for `seat` would do.
    ///
    /// # Errors
    /// Why it is refused: it is no longer the bot's turn, or its move is illegal.
    pub fn decide_for_bot(&self, seat: Seat, step: u64, text: &str, now: Millis) -> Result<Change, Refused> {
        match self.bot_turn() {
            Some((turn, _)) if turn == seat => Ok(self.change(self.moves(seat, step, text)?, now)),
            _ => Err(Refused::by(Code::NotYourTurn, "no bot decides now", "DEN-TURN-1")),
        }
    }

    /// What happens by itself at `now`: somebody's time runs out (DEN-CLOCK-1).
    pub fn tick(&self, now: Millis) -> Option<Change> {
        match self.clocks.deadline() {
            Some((seat, at)) if at <= now && self.decider() == Some(seat) => Some(self.change(vec![Entry::Late(seat)], now)),
            _ => None,
        }
    }

    /// What sitting down would do: at `seat`, or anywhere free that is meant for such a guest.
    ///
    /// # Errors
    /// Why not: the name, or no seat is free.
    pub fn sit(&self, player: &PlayerId, name: &str, seat: Option<Seat>, invited: bool, now: Millis) -> Result<Change, Refused> {
        let name = read_name(name)?;
        if self.seat_of(player).is_some() {
            return Err(Refused::by(Code::SeatTaken, "you sit at this table already", "DEN-SEAT-2"));
        }
        if self.phase() != Phase::Waiting {
            return Err(Refused::by(Code::SeatTaken, "the match has begun, all seats are taken", "DEN-SEAT-3"));
        }
        let meant = |place: &Place| match place {
            Place::Open => true,
            Place::Invite => invited,
            Place::Bot(_) => false,
        };
        let free = all(&self.chairs)
            .filter(|(at, _)| seat.is_none_or(|seat| seat == *at))
            .find(|(_, chair)| chair.sitter == Sitter::Nobody && meant(&chair.place));
        match free {
            Some((at, _)) => Ok(self.change(self.filling(vec![Entry::Sit(at, player.clone(), name)]), now)),
            None => Err(Refused::by(Code::SeatTaken, "no free seat here is meant for you", "DEN-SEAT-3")),
        }
    }

    /// The first change of a new table: these players sit down, and if no seat is empty, the game begins.
    ///
    /// # Errors
    /// Where a seat or a name cannot be.
    pub fn begin(&self, sits: &Sits, now: Millis) -> Result<Option<Change>, Refused> {
        let mut entries = Vec::new();
        for (seat, player, name) in sits {
            let free = self.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Nobody);
            let twice = entries.iter().any(|e| matches!(e, Entry::Sit(s, p, _) if s == seat || p == player));
            if !free || twice {
                return Err(Refused::by(Code::SeatTaken, format!("seat {seat} cannot be taken so"), "DEN-SEAT-3"));
            }
            entries.push(Entry::Sit(*seat, player.clone(), read_name(name)?));
        }
        let entries = self.filling(entries);
        Ok((!entries.is_empty()).then(|| self.change(entries, now)))
    }

    /// What the host does before the beginning: puts a bot on an empty seat.
    ///
    /// # Errors
    /// Where the seat is not empty.
    pub fn fill(&self, seat: Seat, bot: &str, now: Millis) -> Result<Change, Refused> {
        match self.chairs.get(seat.index()) {
            Some(chair) if chair.sitter == Sitter::Nobody && self.phase() == Phase::Waiting => {
                Ok(self.change(self.filling(vec![Entry::Bot(seat, bot.to_string())]), now))
            }
            _ => Err(Refused::by(Code::SeatTaken, format!("seat {seat} is not empty"), "DEN-SEAT-3")),
        }
    }

    /// What the host does before the beginning: closes the match.
    ///
    /// # Errors
    /// Where it has begun.
    pub fn close(&self, now: Millis) -> Result<Change, Refused> {
        match self.phase() {
            Phase::Waiting => Ok(self.change(vec![Entry::Close], now)),
            _ => Err(Refused::by(Code::Over, "a match that has begun cannot be closed; resign or leave", "DEN-SEAT-4")),
        }
    }

    /// The next match of the same players, each one seat further on (DEN-REMATCH-1), and the change that names it here.
    ///
    /// # Errors
    /// Where the match is not over or has a rematch already.
    pub fn rematch(&self, seat: Seat, id: &MatchId, now: Millis) -> Result<(Setup, Sits, Change), Refused> {
        if self.phase() != Phase::Over || self.closed {
            return Err(Refused::by(Code::Over, "the match is not over yet", "DEN-REMATCH-1"));
        }
        if let Some(next) = &self.next {
            return Err(Refused::by(Code::Over, format!("the rematch is {next}"), "DEN-REMATCH-1"));
        }
        if !self.chairs.get(seat.index()).is_some_and(|chair| matches!(chair.sitter, Sitter::Player(..))) {
            return Err(Refused::new(Code::NotSeated, "only those who played may ask for a rematch"));
        }
        let places: Vec<Place> = self
            .chairs
            .iter()
            .map(|chair| match &chair.sitter {
                Sitter::Bot(name) => Place::Bot(name.clone()),
                _ => chair.place.clone(),
            })
            .collect();
        let mut sits: Sits = all(&self.chairs)
            .filter_map(|(at, chair)| match &chair.sitter {
                Sitter::Player(player, name) => Some((at.next(self.setup.len()), player.clone(), name.clone())),
                _ => None,
            })
            .collect();
        sits.sort_by_key(|(at, ..)| *at);
        Ok((self.setup.rotated(&places), sits, self.change(vec![Entry::Next(id.clone())], now)))
    }

    /// The one change that puts a record on a fresh table: its players sit down, its steps are played. A game that is not over ends there.
    ///
    /// # Errors
    /// Where the table is not fresh or the record is of another game.
    pub fn import(&self, record: &Record, now: Millis) -> Result<Change, Refused> {
        if self.version != 0 || usize::from(record.seats) != self.chairs.len() {
            return Err(Refused::new(Code::Unavailable, "a record is put on a fresh table with as many seats"));
        }
        let mut game = self.played.clone();
        let mut entries = Vec::new();
        for (seat, chair) in all(&self.chairs) {
            if chair.sitter == Sitter::Nobody {
                let name = record.names.get(seat.index()).and_then(|name| read_name(name).ok()).unwrap_or_else(|| format!("Seat {seat}"));
                let player = format!("imported{seat}").parse().map_err(|e: BadText| Refused::new(Code::Unreadable, e.to_string()))?;
                entries.push(Entry::Sit(seat, player, name));
            }
        }
        for step in &record.steps {
            let unreadable = |e: BadText| Refused::new(Code::Unreadable, e.to_string());
            match step.seat {
                Some(seat) => game.play(seat, step.text.parse().map_err(unreadable)?, &mut ())?,
                None => game.settle(step.text.parse().map_err(unreadable)?, &mut ())?,
            }
            entries.push(match step.seat {
                Some(seat) => Entry::Move(seat, step.text.clone()),
                None => Entry::Chance(step.text.clone()),
            });
        }
        if game.now().turn() != Turn::Over {
            entries.push(Entry::Close);
        }
        Ok(self.change(entries, now))
    }

    fn moves(&self, seat: Seat, step: u64, text: &str) -> Result<Vec<Entry>, Refused> {
        self.runs()?;
        self.fresh(step)?;
        if self.decider() != Some(seat) {
            return Err(Refused::by(Code::NotYourTurn, "it is not your turn", "DEN-TURN-1"));
        }
        let text = text.trim();
        if text.len() > MOST_MOVE {
            return Err(Refused::new(Code::Unreadable, format!("a move has at most {MOST_MOVE} letters")));
        }
        let m: G::Move = text.parse().map_err(|e: BadText| Refused::new(Code::Unreadable, e.to_string()))?;
        let mut position = self.played.now().clone();
        position.check(m)?;
        position.play(m, &mut ());
        let mut entries = vec![Entry::Move(seat, m.to_string())];
        self.deal(position, self.played.steps().len() + 1, &mut entries);
        Ok(entries)
    }

    fn undo(&self, seat: Seat, step: u64) -> Result<Vec<Entry>, Refused> {
        self.runs()?;
        self.fresh(step)?;
        if self.setup.clock != Clock::None && self.decider() != Some(seat) {
            return Err(Refused::by(Code::Illegal, "with a clock, a step that ended your turn stands", "DEN-UNDO-4"));
        }
        self.played.clone().undo(seat)?;
        Ok(vec![Entry::Undo(seat)])
    }

    /// DEN-STEP-1: a decision is for the position that the player saw.
    fn fresh(&self, step: u64) -> Result<(), Refused> {
        if step == self.step {
            return Ok(());
        }
        Err(Refused::by(Code::Stale, format!("that was for step {step}; the game is at step {}", self.step), "DEN-STEP-1"))
    }

    fn runs(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::Waiting => Err(Refused::by(Code::Waiting, "the match begins when all seats are taken", "DEN-SEAT-3")),
            Phase::Playing => Ok(()),
            Phase::Over => Err(over()),
        }
    }

    fn is_there(&self, seat: Seat) -> Result<(), Refused> {
        if self.phase() == Phase::Playing && !self.human(seat) {
            return Err(Refused::by(Code::Away, "a bot plays for you; return first", "DEN-AWAY-2"));
        }
        Ok(())
    }

    /// Adds the first deals, if these entries take the last empty seats.
    fn filling(&self, mut entries: Vec<Entry>) -> Vec<Entry> {
        let taken = |seat: Seat| entries.iter().any(|e| matches!(e, Entry::Sit(s, ..) | Entry::Bot(s, _) if *s == seat));
        if all(&self.chairs).all(|(seat, chair)| chair.sitter != Sitter::Nobody || taken(seat)) {
            self.deal(self.played.now().clone(), self.played.steps().len(), &mut entries);
        }
        entries
    }

    /// What the dealer deals from `position`, which is that after `steps` steps.
    fn deal(&self, mut position: G, mut steps: usize, entries: &mut Vec<Entry>) {
        while position.turn() == Turn::Chance {
            steps += 1;
            let chance = Played::dealt(&position, &self.seed, steps);
            position.settle(&chance, &mut ());
            entries.push(Entry::Chance(chance.to_string()));
        }
    }

    fn change(&self, entries: Vec<Entry>, now: Millis) -> Change {
        Change { number: self.version + 1, at: now.max(self.at), entries }
    }
}

fn over() -> Refused {
    Refused::by(Code::Over, "the match is over", "DEN-TURN-2")
}
