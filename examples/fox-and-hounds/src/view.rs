//! The view: everyone sees everything.

use den_core::rand::Rng;
use den_core::{Eye, Hidden, Seat, Shared};
use serde::de::Error as _;
use serde::{Deserialize, Serialize, Serializer};

use crate::event::Event;
use crate::pieces::Square;
use crate::setup::Setup;
use crate::state::{FoxAndHounds, Stage};

/// The position as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(pub(crate) FoxAndHounds);

/// The part of a view that changes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    to_play: Option<Seat>,
    winner: Option<Seat>,
    fox: Square,
    hounds: [Square; 4],
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (to_play, winner) = match self.0.stage {
            Stage::Move(seat) => (Some(seat), None),
            Stage::Won(seat) => (None, Some(seat)),
        };
        Seen { to_play, winner, fox: self.0.fox, hounds: self.0.hounds }.serialize(to)
    }
}

impl Hidden for FoxAndHounds {
    const SECRETS: bool = false;

    type View = View;

    fn view(&self, _: Eye) -> View {
        View(self.clone())
    }

    fn read_view(setup: &Shared<Setup>, json: &str) -> Result<View, serde_json::Error> {
        let Seen { to_play, winner, fox, hounds } = serde_json::from_str(json)?;
        let stage = match (to_play, winner) {
            (Some(seat @ Seat(0 | 1)), None) => Stage::Move(seat),
            (None, Some(seat @ Seat(0 | 1))) => Stage::Won(seat),
            _ => return Err(serde_json::Error::custom("either a seat is to play or one has won")),
        };
        Ok(View(FoxAndHounds { setup: setup.clone(), stage, fox, hounds }))
    }

    fn see(event: &Event, _: Eye) -> Event {
        event.clone()
    }

    fn guess(view: &View, _: &mut impl Rng) -> FoxAndHounds {
        view.0.clone()
    }
}
