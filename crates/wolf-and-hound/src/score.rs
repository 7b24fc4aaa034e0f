//! The end of the game and the score sheet.

use den_core::{Log, Outcome, Sheet, Standing};

use crate::event::Event;
use crate::places::{Place, Team};
use crate::setup::Setup;
use crate::state::{Ending, Open, Phase, WolfAndHound};
use crate::view::View;

impl Open {
    /// Phase 2: whether the game ends now.
    #[inline]
    pub fn ending(&self, setup: &Setup) -> Option<Ending> {
        // All four flocks at once: a byte that is 0 is the only one to borrow from its top bit.
        let flocks = u32::from_le_bytes(self.sheep);
        if flocks.wrapping_sub(0x0101_0101) & !flocks & 0x8080_8080 != 0 {
            return self.sheepless();
        }
        self.is_last_turn(setup).then(|| self.count())
    }

    /// WH-END-1, WH-END-2: the team loses whose sheepless player is nearest clockwise, counting from the active one.
    fn sheepless(&self) -> Option<Ending> {
        let nearest = self.active.round().into_iter().find(|place| self.sheep[place.index()] == 0)?;
        Some(Ending { winner: nearest.team().other(), sheepless: Some(nearest) })
    }

    /// WH-END-3, WH-3P-6: the team with more sheep wins; a tie goes to Yellow.
    pub fn count(&self) -> Ending {
        let [blue, yellow] = Team::BOTH.map(|team| self.flock(team));
        Ending { winner: if blue > yellow { Team::Blue } else { Team::Yellow }, sheepless: None }
    }

    /// The sheep of a team.
    pub fn flock(&self, team: Team) -> u8 {
        team.places().iter().fold(0, |sum: u8, place| sum.saturating_add(self.sheep[place.index()]))
    }
}

impl WolfAndHound {
    pub(crate) fn end_game(&mut self, ending: Ending, log: &mut impl Log<Event>) {
        self.open.no_three = false;
        self.open.phase = Phase::Over(ending);
        log.add(Event::Ends { ending, sheep: Team::BOTH.map(|team| self.open.flock(team)) });
    }

    /// The winning team scores 1, the other 0: who lost the last sheep loses, whatever the sums.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let Phase::Over(ending) = self.open.phase else { return None };
        let seats = usize::from(self.setup.seats);
        let teams = Place::ALL.map(Place::team);
        let standings = teams.map(|team| Standing { points: i32::from(team == ending.winner), ..Standing::default() });
        Some(Outcome::rank(&standings[..seats], &teams.map(|team| team as u8)[..seats]))
    }
}

/// The sheep of each place, summed up by team.
pub(crate) fn sheet(view: &View) -> Sheet {
    let open = &view.open;
    let mut sheet = Sheet::new(Team::BOTH.map(|team| team.to_string()));
    for place in Place::ALL {
        let sheep = i32::from(open.sheep[place.index()]);
        let points = Team::BOTH.map(|team| (place.team() == team).then_some(sheep));
        let lost = view.setup.sheep[place.index()].saturating_sub(open.sheep[place.index()]);
        let note = if lost > 0 { format!("{lost} in the dark wood") } else { String::new() };
        sheet.line(format!("Sheep of seat {place}"), "WH-END-3", points.to_vec(), note);
    }
    match open.phase {
        Phase::Over(Ending { winner, sheepless: Some(place) }) => {
            sheet.line(format!("Seat {place} has no sheep left"), "WH-END-1", vec![None; 2], format!("{winner} wins"));
        }
        Phase::Over(Ending { winner, sheepless: None }) => {
            let tied = open.flock(Team::Blue) == open.flock(Team::Yellow);
            let note = if tied { format!("a tie goes to {winner}") } else { format!("{winner} wins") };
            sheet.line("The sheep are counted", "WH-END-3", vec![None; 2], note);
        }
        _ => {}
    }
    sheet
}
