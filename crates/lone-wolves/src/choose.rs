//! How a person chooses a move, and what the things on the table are.

use den_core::{About, Choose, Message, MovePart};

use crate::moves::{Move, Pick};
use crate::pieces::{Card, Scar, Slot, Territory};
use crate::state::{LoneWolves, Stage};
use crate::view::View;
use crate::words::Name;

den_core::messages! {
    /// What a player has to decide.
    pub enum Prompt {
        /// Lead a trick.
        Lead = "lw-prompt-lead",
        /// Answer the led card.
        Follow { card: Card } = "lw-prompt-follow",
        /// Take a scar.
        Take { land: Territory } = "lw-prompt-take",
        /// Place a scar.
        Place { scar: Scar, effect: Message } = "lw-prompt-place",
    }
}

den_core::messages! {
    /// What can be chosen besides cards.
    pub enum Action {
        /// Play the card to a territory.
        To { land: Territory } = "lw-to",
        /// Take a face-up scar.
        Take { scar: Scar } = "lw-take",
        /// Take a face-down scar.
        TakeFaceDown = "lw-take-down",
        /// Place the scar.
        Place { place: Slot } = "lw-place",
    }
}

impl Choose for LoneWolves {
    fn parts(_: &View, m: Move) -> Vec<MovePart> {
        match m {
            Move::Play(card, land) => {
                vec![MovePart::new(format!("card:{card}"), Name::from(card)), MovePart::new(land_thing(land), Action::To { land })]
            }
            Move::Take(Pick::Up(scar)) => vec![MovePart::new(format!("scar:{}", scar.number()), Action::Take { scar })],
            Move::Take(Pick::FaceDown) => vec![MovePart::new("scar:?", Action::TakeFaceDown)],
            Move::Place(place) => vec![MovePart::new(format!("slot:{place}"), Action::Place { place })],
        }
    }

    fn attempt(view: &View, chosen: &[String], thing: &str) -> Option<Move> {
        let (kind, name) = thing.split_once(':')?;
        let card = chosen.iter().find_map(|t| t.strip_prefix("card:")?.parse().ok());
        let some_card = || card.or_else(|| view.hand.and_then(|hand| hand.iter().next()));
        match kind {
            "card" => Some(Move::Play(name.parse().ok()?, Territory::ALL.into_iter().find(|t| !view.table.is_full(*t))?)),
            "land" => Some(Move::Play(some_card()?, territory(name)?)),
            "scar" => Some(Move::Take(name.parse().ok().and_then(Scar::numbered).map_or(Pick::FaceDown, Pick::Up))),
            "slot" => Some(Move::Place(name.parse().ok()?)),
            _ => None,
        }
    }

    fn prompt(view: &View) -> Option<Message> {
        let prompt = match view.table.stage {
            Stage::Lead => Prompt::Lead,
            Stage::Follow => view.table.tricks.current().0.map_or(Prompt::Lead, |led| Prompt::Follow { card: led.card }),
            Stage::Take(_, land) => Prompt::Take { land },
            Stage::Place(..) => {
                let scar = view.placing()?;
                Prompt::Place { scar, effect: view.setup.effect(scar) }
            }
            _ => return None,
        };
        Some(prompt.into())
    }

    fn explain(view: &View, thing: &str) -> Option<About> {
        let (kind, name) = thing.split_once(':')?;
        match kind {
            "card" => {
                let card: Card = name.parse().ok()?;
                let mut rules = vec!["LW-TRICK-2", "LW-TRICK-4", "LW-TRICK-5"];
                if card.value() == 3 {
                    rules.push("LW-TRICK-6");
                }
                Some(About { what: vec![Name::from(card).into()], rules })
            }
            "land" => Some(About {
                what: vec![Name::from(territory(name)?).into()],
                rules: vec!["LW-TRICK-1", "LW-TRICK-3", "LW-END-1", "LW-TRUMP-2", "LW-TRUMP-3"],
            }),
            "scar" => match name.parse().ok().and_then(Scar::numbered) {
                Some(scar) => {
                    Some(About { what: vec![Name::from(scar).into(), view.setup.effect(scar)], rules: vec![rule_of(scar), "LW-TRICK-8"] })
                }
                None => Some(About { what: vec![Action::TakeFaceDown.into()], rules: vec!["LW-TRICK-8", "LW-COMP-3"] }),
            },
            "slot" => {
                let place: Slot = name.parse().ok()?;
                Some(About { what: vec![Name::from(place).into()], rules: vec!["LW-TRICK-9", "LW-ADV-2", "LW-ADV-3"] })
            }
            _ => None,
        }
    }
}

pub(crate) fn land_thing(at: Territory) -> String {
    format!("land:{}", at.name())
}

fn territory(name: &str) -> Option<Territory> {
    Territory::ALL.into_iter().find(|t| t.name() == name)
}

fn rule_of(scar: Scar) -> &'static str {
    match scar {
        Scar::Kin => "LW-SCAR-1",
        Scar::Fangs => "LW-SCAR-2",
        Scar::Stray => "LW-SCAR-3",
        Scar::Turncoat => "LW-SCAR-4",
        Scar::Pack => "LW-SCAR-5",
        Scar::Loner => "LW-SCAR-6",
        Scar::Pride => "LW-SCAR-7",
        Scar::Young => "LW-SCAR-8",
        Scar::Alpha => "LW-SCAR-9",
    }
}
