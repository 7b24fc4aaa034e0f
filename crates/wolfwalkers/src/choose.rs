//! How a person chooses a move, and what the things on the table are.

use den_core::{About, Choose, Message, MovePart, Rules};

use crate::moves::Move;
use crate::pieces::cell::Cell;
use crate::pieces::display::{Card, Side};
use crate::pieces::goal::Kind;
use crate::pieces::ids::{SlotId, Which};
use crate::state::{Stage, Wolfwalkers};
use crate::view::View;
use crate::words::messages::BoardText;

den_core::messages! {
    /// What a player has to decide.
    pub enum Prompt {
        /// Take a card and lay it.
        Turn = "ww-prompt-turn",
        /// Lay the card in hand.
        Lay { card: Message } = "ww-prompt-lay",
        /// Choose a card for an opportunity.
        Choose = "ww-prompt-choose",
        /// Use an opportunity, or end the turn.
        After = "ww-prompt-after",
        /// Cover a card at the end.
        Last = "ww-prompt-last",
    }
}

den_core::messages! {
    /// What can be chosen besides cards.
    pub enum Action {
        /// A space in the display.
        Space { place: String } = "ww-place",
        /// A card is placed on that space.
        At { place: String } = "ww-place-at",
        /// The space to its left, outside the rectangle covered by cards.
        Left { place: String } = "ww-place-left",
        /// The space above it.
        Above { place: String } = "ww-place-above",
        /// The space above and to the left of it.
        Corner { place: String } = "ww-place-corner",
        /// An opportunity.
        Use { title: Message, text: Message } = "ww-use",
        /// Take no card.
        Pass = "ww-pass",
        /// End the turn after the card was laid.
        EndTurn = "ww-end-turn",
    }
}

impl Choose for Wolfwalkers {
    fn parts(view: &View, m: Move) -> Vec<MovePart> {
        match m {
            Move::Take { from, at } => vec![slot(view, from), cell(at)],
            Move::Use(which) => vec![match opportunity(view, which) {
                Some(label) => MovePart::new(format!("use:{which}"), label),
                None => MovePart::new(format!("use:{which}"), BoardText::Nothing),
            }],
            Move::Slot(n) => vec![slot(view, n)],
            Move::Card(at) | Move::Lay(at) => vec![cell(at)],
            Move::Pass if view.stage() == Stage::After => vec![MovePart::new("act:pass", Action::EndTurn)],
            Move::Pass => vec![MovePart::new("act:pass", Action::Pass)],
        }
    }

    fn attempt(view: &View, chosen: &[String], thing: &str) -> Option<Move> {
        let (kind, name) = thing.split_once(':')?;
        let slot = chosen.iter().find_map(|t| index(t.strip_prefix("slot:")?));
        match (kind, view.stage()) {
            ("cell", Stage::Lay) => Some(Move::Lay(name.parse().ok()?)),
            ("cell", Stage::Choose { .. }) => Some(Move::Card(name.parse().ok()?)),
            ("cell", _) => Some(Move::Take { from: SlotId::new(slot.unwrap_or(0)), at: name.parse().ok()? }),
            ("slot", Stage::Choose { .. }) => Some(Move::Slot(SlotId::new(index(name)?))),
            ("slot", _) => Some(Move::Take { from: SlotId::new(index(name)?), at: Cell::at(0, 0)? }),
            ("use", _) => Some(Move::Use(which(name)?)),
            _ => None,
        }
    }

    fn prompt(view: &View) -> Option<Message> {
        let prompt = match view.stage() {
            Stage::Turn => Prompt::Turn,
            Stage::Lay => {
                let (card, side) = view.hand()?;
                Prompt::Lay { card: view.setup().face(card, side) }
            }
            Stage::Choose { .. } => Prompt::Choose,
            Stage::After => Prompt::After,
            Stage::Last(_) => Prompt::Last,
            _ => return None,
        };
        Some(prompt.into())
    }

    fn explain(view: &View, thing: &str) -> Option<About> {
        let (kind, name) = thing.split_once(':')?;
        let shown = |card, side| {
            let rules = match side {
                Side::Goal => goal_rules(view, card),
                Side::Story => vec!["WW-COMP-2"],
            };
            (view.setup().face(card, side), rules)
        };
        match kind {
            "slot" => {
                let Some((card, side)) = view.market_card(SlotId::new(index(name)?)) else {
                    return Some(About { what: vec![BoardText::EmptySlot.into()], rules: vec!["WW-TURN-3"] });
                };
                let (what, mut rules) = shown(card, side);
                rules.extend(["WW-TURN-1", "WW-TURN-3"]);
                Some(About { what: vec![what], rules })
            }
            "cell" => {
                let at: Cell = name.parse().ok()?;
                match view.display(view.seat()).card(at) {
                    Some((card, side)) => {
                        let (what, mut rules) = shown(card, side);
                        rules.push("WW-TURN-4");
                        Some(About { what: vec![what], rules })
                    }
                    None => Some(About { what: vec![cell(at).label], rules: vec!["WW-TURN-2"] }),
                }
            }
            "use" => {
                let label = opportunity(view, which(name)?)?;
                Some(About { what: vec![label.into()], rules: vec!["WW-MOD-2", "WW-MOD-3", "WW-MOD-4"] })
            }
            "act" => Some(About { what: vec![Action::Pass.into()], rules: vec!["WW-TURN-4", "WW-34P-2"] }),
            _ => None,
        }
    }
}

/// The rules about the goal on a card.
fn goal_rules(view: &View, card: Card) -> Vec<&'static str> {
    let Some(number) = card.goal() else { return vec!["WW-INFO-2"] };
    match &view.deck().goals[number.index()].kind {
        Kind::Pattern(_) => vec!["WW-PAT"],
        Kind::Arrow(_) | Kind::Crossed(_) => vec!["WW-ARROW"],
        Kind::Pair { .. } => vec!["WW-PAIR"],
        Kind::Balance(_) | Kind::Imbalance { .. } => vec!["WW-BAL"],
    }
}

/// The index for a number that is written from 1 on.
fn index(number: &str) -> Option<u8> {
    number.parse::<u8>().ok()?.checked_sub(1)
}

fn which(number: &str) -> Option<Which> {
    let index = usize::from(index(number)?);
    Which::ALL.get(index).copied()
}

fn slot(view: &View, slot: SlotId) -> MovePart {
    let thing = format!("slot:{slot}");
    match view.market_card(slot) {
        Some((card, side)) => MovePart::new(thing, view.setup().face(card, side)),
        None => MovePart::new(thing, BoardText::EmptySlot),
    }
}

fn cell(at: Cell) -> MovePart {
    MovePart::new(format!("cell:{at}"), at.name())
}

impl Cell {
    /// Its name. Spaces outside the rectangle covered by cards are named after their neighbour.
    pub fn name(self) -> Message {
        self.named(|place| Action::Space { place })
    }

    /// Where a card is placed: "at b2", "left of a1".
    pub(crate) fn place(self) -> Message {
        self.named(|place| Action::At { place })
    }

    fn named(self, inside: fn(String) -> Action) -> Message {
        let place = Cell::at(self.row().max(0), self.column().max(0)).unwrap_or(self).to_string();
        let name = match (self.row() < 0, self.column() < 0) {
            (false, false) => inside(place),
            (false, true) => Action::Left { place },
            (true, false) => Action::Above { place },
            (true, true) => Action::Corner { place },
        };
        name.into()
    }
}

fn opportunity(view: &View, which: Which) -> Option<Action> {
    let card = view.opportunity_card(which)?;
    Some(Action::Use { title: view.setup().opportunity_title(card), text: view.setup().opportunity_text(card) })
}
