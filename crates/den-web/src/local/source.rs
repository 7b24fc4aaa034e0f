//! What the table page asks a match in this browser.

use super::*;

impl Source for Local {
    fn game(&self) -> GameId {
        self.game
    }

    fn seats(&self) -> u8 {
        self.table.status().seats().len() as u8
    }

    fn names(&self) -> Vec<String> {
        self.branch.as_ref().map_or_else(|| names(&self.occupants()), |branch| branch.names.clone())
    }

    fn opponents(&self) -> Vec<Option<Opponent>> {
        opponents(&self.occupants())
    }

    fn plays(&self, seat: Seat) -> bool {
        self.table.status().is_present(seat)
    }

    fn steps(&self) -> usize {
        self.step_count()
    }

    fn seen(&self, eye: Eye, at: Option<usize>) -> Option<Seen> {
        Some(self.table.seen(self.game, eye, at.unwrap_or(usize::MAX)))
    }

    fn log(&self, eye: Eye, at: Option<usize>) -> Vec<LogLine> {
        self.table.log(eye, at.unwrap_or(usize::MAX))
    }

    fn chapter(&self, eye: Eye, from: usize) -> Option<Chapter> {
        let to = from + 1;
        let told = |to: usize| Chapter { to, after: self.table.seen(self.game, eye, to), events: self.table.told(eye, to) };
        (to <= self.step_count()).then(|| told(to))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<ChangeResult, Notice> {
        self.step(seat, text).map(|()| ChangeResult::Done)
    }

    fn may_undo(&self, seat: Seat) -> usize {
        let over_bots = || usize::from(self.is_against_bots() && self.table.last_move_of(seat).is_some());
        self.table.may_undo(seat).max(over_bots())
    }

    /// Against bots, their answers and later deals are undone as well; the match then counts as assisted.
    fn undo(&mut self, seat: Seat) -> Result<ChangeResult, Notice> {
        let last = self.table.last_move_of(seat).filter(|_| self.table.may_undo(seat) == 0 && self.is_against_bots());
        match last {
            Some(step) => {
                self.table = self.table.rewound(step);
                self.assisted = true;
            }
            None => self.table.take_back(seat)?,
        }
        self.screen.turn(self.table.status().turn());
        Ok(ChangeResult::Done)
    }

    fn record(&self) -> Result<String, Message> {
        if self.table.imagined().is_some() {
            return Err(Message::new("imagined-record"));
        }
        Ok(self.table.record().to_string())
    }

    fn is_open(&self) -> bool {
        let status = self.table.status();
        status.turn() == Turn::Over || status.seats().iter().all(|seat| seat.occupant.is_person()) && !self.game.entry().secrets
    }

    fn remark(&self) -> Option<(&'static str, Message)> {
        let assisted = || self.assisted.then(|| ("assisted", Message::new("assisted")));
        self.table.imagined().map(|_| ("imagined", Message::new("imagined"))).or_else(assisted).or_else(|| game_of(self.series.as_deref()))
    }

    fn series(&self) -> Option<Series> {
        self.series.as_deref().cloned()
    }

    fn verify(&self) -> Result<usize, Message> {
        Ok(self.table.verify_deal()?)
    }

    fn branch(&self, at: Option<usize>, _: Eye) -> Result<String, Message> {
        let branch = self.table.branch(at.unwrap_or(usize::MAX), Seed(dom::random_bytes()));
        let mut local = Local::new(dom::random_name(), self.game, branch, None);
        local.set_branch(Branch { of: format!("/play/{}", self.id), names: self.names(), step: local.step_count() });
        let save = local.snapshot(None);
        save.store().map_err(|_| Message::new("storage-full"))?;
        Ok(save.id)
    }

    fn rematch(&mut self) -> Result<Option<String>, Notice> {
        let (next, occupants) = (self.table.next_game(self.series.as_deref()), self.occupants());
        let occupants: Vec<Occupant> = next.order.iter().filter_map(|seat| occupants.get(seat.index()).cloned()).collect();
        self.begin_again(&occupants, &next.options, next.series)
    }

    fn stronger(&self) -> Option<&'static str> {
        let levels = crate::game::levels(self.game);
        let level = |occupant: &Occupant| match occupant {
            Occupant::Bot(name) => levels.iter().position(|level| level == name),
            _ => None,
        };
        let strongest = self.occupants().iter().filter_map(level).max()?;
        levels.get(strongest + 1).copied()
    }

    fn rematch_stronger(&self) -> Result<Option<String>, Notice> {
        let Some(bot) = self.stronger() else { return Ok(None) };
        let stronger = |occupant: Occupant| if occupant.is_person() { occupant } else { Occupant::Bot(bot.into()) };
        let options = &self.table.status().settings().options;
        self.begin_again(&self.occupants().into_iter().map(stronger).collect::<Vec<_>>(), options, None)
    }

    /// On a shared screen the timeline knows who has seen what.
    fn seen_before(&self) -> Option<usize> {
        Save::shown(&self.id).filter(|_| self.is_against_bots())
    }

    fn keep_seen(&self) {
        Save::keep_shown(&self.id, self.step_count());
    }

    fn save(&self, lesson: Option<usize>) -> Result<(), Notice> {
        self.snapshot(lesson).store().map_err(|_| Notice::new("storage-full"))
    }
}
