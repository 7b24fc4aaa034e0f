//! The end of the game and the score sheet.

use den_core::{Log, Message, Outcome, Scores, Sheet, Standing};

use crate::event::Event;
use crate::pieces::{Pasture, Team};
use crate::setup::Setup;
use crate::state::{Ending, Open, Stage, WolfAndHound};
use crate::view::View;

den_core::messages! {
    /// The lines and notes of the score sheet.
    pub enum SheetText {
        /// The sheep of a pasture.
        Sheep { pasture: Pasture } = "wh-sheet-sheep",
        /// A player lost the last sheep.
        Sheepless { pasture: Pasture } = "wh-sheet-none",
        /// The sheep are counted.
        Counted = "wh-sheet-counted",
        /// How many sheep were lost.
        Lost { n: u8 } = "wh-note-wood",
        /// Who wins.
        Wins { team: Team } = "wh-note-wins",
        /// Who wins a tie.
        Tie { team: Team } = "wh-note-tie",
    }
}

impl Scores for WolfAndHound {
    /// The winning team scores 1, the other 0: a team that loses its last sheep loses, whatever the totals.
    fn outcome(&self) -> Option<Outcome> {
        let Stage::Over(ending) = self.open.stage else { return None };
        let seats = usize::from(self.setup.seats);
        let teams = Pasture::ALL.map(Pasture::team);
        let standings = teams.map(|team| Standing { points: i32::from(team == ending.winner), ..Standing::default() });
        Some(Outcome::rank(&standings[..seats], &teams.map(|team| team as u8)[..seats]))
    }

    /// The sheep of each pasture, summed up by team.
    fn sheet(view: &View) -> Sheet {
        let open = &view.open;
        let mut sheet = Sheet::new(Team::BOTH.map(Message::from));
        for pasture in Pasture::ALL {
            let sheep = open.sheep[pasture.index()];
            let points = Team::BOTH.map(|team| (pasture.team() == team).then_some(i32::from(sheep)));
            let n = view.setup.sheep[pasture.index()].saturating_sub(sheep);
            let note = (n > 0).then(|| SheetText::Lost { n }.into());
            sheet.line(SheetText::Sheep { pasture }, "WH-END-3", points.to_vec(), note);
        }
        match open.stage {
            Stage::Over(Ending { winner: team, sheepless: Some(pasture) }) => {
                sheet.line(SheetText::Sheepless { pasture }, "WH-END-1", vec![None; 2], [SheetText::Wins { team }.into()]);
                sheet.decided_by = Some(SheetText::Sheepless { pasture }.into());
            }
            Stage::Over(Ending { winner: team, sheepless: None }) => {
                let tied = open.flock(Team::Blue) == open.flock(Team::Yellow);
                let note = if tied { SheetText::Tie { team } } else { SheetText::Wins { team } };
                sheet.line(SheetText::Counted, "WH-END-3", vec![None; 2], [note.into()]);
            }
            _ => {}
        }
        sheet
    }
}

impl Open {
    /// Phase 2: whether the game ends now.
    #[inline]
    pub fn ending(&self, setup: &Setup) -> Option<Ending> {
        // Checks all four flocks together: only a zero byte borrows from its top bit.
        let flocks = u32::from_le_bytes(self.sheep);
        if flocks.wrapping_sub(0x0101_0101) & !flocks & 0x8080_8080 != 0 {
            return self.sheepless();
        }
        self.is_last_turn(setup).then(|| self.count())
    }

    /// WH-END-1, WH-END-2: the team whose player without sheep is nearest clockwise, counting from the active one, loses.
    fn sheepless(&self) -> Option<Ending> {
        let nearest = self.active.round().into_iter().find(|pasture| self.sheep[pasture.index()] == 0)?;
        Some(Ending { winner: nearest.team().other(), sheepless: Some(nearest) })
    }

    /// WH-END-3, WH-3P-6: the team with more sheep wins; a tie goes to Yellow.
    pub fn count(&self) -> Ending {
        let [blue, yellow] = Team::BOTH.map(|team| self.flock(team));
        Ending { winner: if blue > yellow { Team::Blue } else { Team::Yellow }, sheepless: None }
    }

    /// The sheep of a team.
    pub fn flock(&self, team: Team) -> u8 {
        team.pastures().iter().fold(0, |sum: u8, pasture| sum.saturating_add(self.sheep[pasture.index()]))
    }
}

impl WolfAndHound {
    pub(crate) fn end_game(&mut self, ending: Ending, log: &mut impl Log<Event>) {
        self.open.no_three = false;
        self.open.stage = Stage::Over(ending);
        log.add(Event::Ends { ending, sheep: Team::BOTH.map(|team| self.open.flock(team)) });
    }
}
