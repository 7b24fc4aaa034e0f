//! The player aids: the calendar, the costs of the actions, the points of the tracks.

use den_core::{AidCell, AidTable, Aids, Message};

use crate::choose::Action;
use crate::pieces::Moon;
use crate::state::TheWolves;
use crate::view::View;
use crate::words::SheetText;

den_core::messages! {
    /// The texts of the player aids.
    pub enum AidText {
        /// The title of the calendar.
        Calendar = "tw-aid-calendar",
        /// A phase of the moon.
        Phase { moon: Moon } = "tw-aid-phase",
        /// Its date.
        Date = "tw-aid-date",
        /// How many pieces are missing until then.
        ToGo = "tw-aid-to-go",
        /// The points of the first in a region.
        First = "tw-aid-first",
        /// The points of the second, or of each in a tie.
        Second = "tw-aid-second",
        /// The title of the costs.
        Costs = "tw-aid-costs",
        /// The number of tiles.
        Tiles = "tw-aid-tiles",
        /// The title of the points of the tracks.
        Points = "tw-aid-points",
        /// The number of pieces that have left a track.
        Pieces { n: usize } = "tw-aid-pieces",
    }
}

impl Aids for TheWolves {
    fn aid(view: &View) -> Vec<AidTable> {
        let figures = &view.setup.figures;
        let columns = [AidText::Date, AidText::ToGo, AidText::First, AidText::Second].map(Message::from);
        let calendar = Moon::ALL.into_iter().fold(AidTable::new(AidText::Calendar, "TW-MOON-2", columns), |table, moon| {
            let (date, [high, low]) = (figures.dates[moon.index()], figures.moons[moon.index()]);
            let numbers = [date, date.saturating_sub(view.date), high, low];
            table.row(AidText::Phase { moon }, numbers.map(|n| AidCell::Number(n.into())))
        });
        let actions = [Action::Move, Action::Den, Action::Lair, Action::Howl, Action::Dominate];
        let costs = AidTable::new(AidText::Costs, "TW-PAY-1", [AidText::Tiles.into()]);
        let costs = actions.into_iter().zip(figures.costs).fold(costs, |table, (action, n)| table.row(action, [AidCell::Number(n.into())]));
        let pieces = (0..figures.wolf_points.len()).map(|n| AidText::Pieces { n }.into());
        let dens = &figures.den_points[..];
        let tracks = [
            (SheetText::Spread, dens),
            (SheetText::Speed, dens),
            (SheetText::Howl, dens),
            (SheetText::Lairs, &figures.lair_points[..]),
            (SheetText::Prey, &figures.prey_points[..]),
            (SheetText::Wolves, &figures.wolf_points[..]),
        ];
        let points = tracks.into_iter().fold(AidTable::new(AidText::Points, "TW-BOARD-3", pieces), |table, (name, points)| {
            table.row(name, points.iter().map(|&n| AidCell::Number(n.into())))
        });
        vec![calendar, costs, points]
    }
}
