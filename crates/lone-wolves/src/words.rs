//! Moves, events and the names of things as messages.

use den_core::{Arg, Message, Play, Seat, Text, Words};

use crate::aid::AidText;
use crate::board::BoardText;
use crate::choose::{Action, Prompt};
use crate::content::{ContentReason, Part};
use crate::event::Event;
use crate::moves::{Move, Pick, Reason};
use crate::notation::{Expected, list};
use crate::pieces::{Card, Cards, Moon, Scar, Slot, Territory};
use crate::score::SheetText;
use crate::state::{LoneWolves, Stage, Table, other};
use crate::view::View;

impl Words for LoneWolves {
    const TEXTS: &'static [&'static [Text]] = &[
        AidText::TEXTS,
        Reason::TEXTS,
        Expected::TEXTS,
        ContentReason::TEXTS,
        Part::TEXTS,
        Name::TEXTS,
        Effect::TEXTS,
        EventText::TEXTS,
        MoveText::TEXTS,
        SheetText::TEXTS,
        BoardText::TEXTS,
        Prompt::TEXTS,
        Action::TEXTS,
    ];

    fn describe(view: &View, m: Move) -> Message {
        let (what, notes) = match m {
            Move::Play(card, at) => (MoveText::Play { card, at }, play_notes(&view.table, card, at)),
            Move::Take(Pick::Up(scar)) => {
                let mut notes = vec![view.setup.effect(scar)];
                notes.extend(last_scar(&view.table));
                (MoveText::Take { scar: Numbered(scar) }, notes)
            }
            Move::Take(Pick::FaceDown) => (MoveText::TakeFaceDown, last_scar(&view.table).into_iter().collect()),
            Move::Place(place) => match view.placing() {
                Some(scar) => (MoveText::Place { scar: Numbered(scar), place }, place_notes(view, scar, place)),
                None => (MoveText::PlaceUnseen { place }, Vec::new()),
            },
        };
        if notes.is_empty() { what.into() } else { MoveText::Noted { what: what.into(), notes }.into() }
    }

    fn event(event: &Event) -> Message {
        Message::from(match *event {
            Event::ScarsLaid { scars } => {
                let scars = Territory::ALL
                    .into_iter()
                    .zip(scars)
                    .flat_map(|(at, laid)| laid.iter().map(move |scar| EventText::ScarAt { at, scar }.into()).collect::<Vec<_>>());
                EventText::ScarsLaid { scars: scars.collect() }
            }
            Event::HonorLaid { honor } => {
                let honor = Territory::ALL
                    .into_iter()
                    .zip(honor)
                    .map(|(at, token)| EventText::HonorAt { at, up: token.up, down: token.down }.into());
                EventText::HonorLaid { honor: honor.collect() }
            }
            Event::Dealt { seat, count, cards: None } => EventText::Dealt { seat, count },
            Event::Dealt { seat, cards: Some(cards), .. } => EventText::DealtHand { seat, cards: list(cards) },
            Event::Leads { seat } => EventText::Leads { seat },
            Event::Played { seat, card, at } => EventText::Played { seat, card, at },
            Event::TurnedUp { at, scar } => EventText::TurnedUp { at, scar },
            Event::Won { seat, trick, lost, at } => EventText::Won { seat, trick, loser: other(seat), lost, at },
            Event::NoScar { seat, at } => EventText::NoScar { seat, at },
            Event::Took { seat, at, scar } => EventText::Took { seat, at, scar },
            Event::Looked { seat, scar } => EventText::Looked { seat, scar },
            Event::Placed { seat, scar, slot } => EventText::Placed { seat, scar, slot },
            Event::LeftGame { seat, scar } => EventText::LeftGame { seat, scar },
            Event::Joined { seat, at } => EventText::Joined { seat, at },
            Event::Turned { at, honor } => EventText::Turned { at, up: honor.up, down: honor.down },
            Event::Moon { at, moon } => EventText::Moon { at, suit: SuitName(at), blood: moon },
            Event::Over { points: [a, b], lone: [c, d] } if a == b => EventText::OverTied { first: Seat(0), a, second: Seat(1), b, c, d },
            Event::Over { points: [a, b], .. } => EventText::Over { first: Seat(0), a, second: Seat(1), b },
        })
    }
}

/// The side effects of playing a card.
fn play_notes(table: &Table, card: Card, at: Territory) -> Vec<Message> {
    let land = &table.lands[at.index()];
    let mut notes = Vec::new();
    if let (Stage::Follow, (Some(led), _)) = (table.stage, table.tricks.current()) {
        if card.beats(led.card, table.trump()) {
            notes.push(MoveText::Wins.into());
        } else {
            notes.push(if land.is_bare() { MoveText::LosesNoScar } else { MoveText::Loses }.into());
        }
    }
    // LW-TRICK-6
    if card.value() == 3 && land.face_down > 0 {
        notes.push(MoveText::TurnsUp.into());
    }
    notes
}

/// LW-TRUMP-2, LW-TRUMP-3: what rises when the last scar of a territory is taken.
fn last_scar(table: &Table) -> Option<Message> {
    let Stage::Take(_, at) = table.stage else { return None };
    let land = &table.lands[at.index()];
    if land.scars.len() + land.face_down != 1 {
        return None;
    }
    Some(MoveText::LastScar { blood: table.next_moon()?, suit: SuitName(at) }.into())
}

/// What a scar changes when it is placed.
fn place_notes(view: &View, scar: Scar, place: Slot) -> Vec<Message> {
    let (setup, table) = (&view.setup, &view.table);
    let Stage::Place(seat, _) = table.stage else { return Vec::new() };
    let mut after = LoneWolves { setup: setup.clone(), table: *table, hands: [Cards::NONE; 2], looked: view.looked };
    after.play(Move::Place(place), &mut ());
    let after = &after.table;
    let mut notes = Vec::new();
    for at in place.territories() {
        let (a, b) = (table.strength(setup, seat, at).total(), after.strength(setup, seat, at).total());
        if a != b {
            notes.push(MoveText::Strength { at, a, b }.into());
        }
        if scar == Scar::Turncoat {
            notes.push(MoveText::Token { at, n: after.lands[at.index()].honor.up }.into());
        }
    }
    let change = after.lead(setup, seat) - table.lead(setup, seat);
    if change != 0 {
        notes.push(MoveText::Lead { n: format!("{change:+}") }.into());
    }
    notes
}

/// A territory named by the colour of its suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SuitName(pub Territory);

/// A scar with its number, as on the text board and in moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered(pub Scar);

impl From<Territory> for Name {
    fn from(at: Territory) -> Name {
        match at {
            Territory::Swamp => Name::Swamp,
            Territory::Desert => Name::Desert,
            Territory::Caves => Name::Caves,
            Territory::Tundra => Name::Tundra,
            Territory::Volcano => Name::Volcano,
        }
    }
}

impl From<SuitName> for Name {
    fn from(SuitName(suit): SuitName) -> Name {
        match suit {
            Territory::Swamp => Name::Green,
            Territory::Desert => Name::Brown,
            Territory::Caves => Name::Black,
            Territory::Tundra => Name::White,
            Territory::Volcano => Name::Red,
        }
    }
}

impl From<Card> for Name {
    fn from(card: Card) -> Name {
        Name::Card { suit: SuitName(card.suit()), value: card.value() }
    }
}

impl From<Scar> for Name {
    fn from(scar: Scar) -> Name {
        match scar {
            Scar::Kin => Name::Kin,
            Scar::Fangs => Name::Fangs,
            Scar::Stray => Name::Stray,
            Scar::Turncoat => Name::Turncoat,
            Scar::Pack => Name::Pack,
            Scar::Loner => Name::Loner,
            Scar::Pride => Name::Pride,
            Scar::Young => Name::Young,
            Scar::Alpha => Name::Alpha,
        }
    }
}

impl From<Numbered> for Name {
    fn from(Numbered(scar): Numbered) -> Name {
        Name::Numbered { n: scar.number(), scar }
    }
}

impl From<Slot> for Name {
    fn from(slot: Slot) -> Name {
        match slot {
            Slot::Own(at) => at.into(),
            Slot::Border(a, b) => Name::Border { a, b },
        }
    }
}

/// Lets things be arguments of texts, by their names.
macro_rules! named {
    ($($thing:ty),*) => { $(impl From<$thing> for Arg { fn from(thing: $thing) -> Arg { Name::from(thing).into() } })* };
}
named!(Territory, SuitName, Card, Scar, Numbered, Slot);

den_core::messages! {
    /// The names of things.
    pub enum Name {
        /// The swamp.
        Swamp = "lw-swamp",
        /// The desert.
        Desert = "lw-desert",
        /// The caves.
        Caves = "lw-caves",
        /// The tundra.
        Tundra = "lw-tundra",
        /// The volcano.
        Volcano = "lw-volcano",
        /// The suit of the swamp.
        Green = "lw-suit-swamp",
        /// The suit of the desert.
        Brown = "lw-suit-desert",
        /// The suit of the caves.
        Black = "lw-suit-caves",
        /// The suit of the tundra.
        White = "lw-suit-tundra",
        /// The suit of the volcano.
        Red = "lw-suit-volcano",
        /// A card.
        Card { suit: SuitName, value: u8 } = "lw-card",
        /// The border of two territories.
        Border { a: Territory, b: Territory } = "lw-border",
        /// LW-SCAR-1.
        Kin = "lw-scar-1",
        /// LW-SCAR-2.
        Fangs = "lw-scar-2",
        /// LW-SCAR-3.
        Stray = "lw-scar-3",
        /// LW-SCAR-4.
        Turncoat = "lw-scar-4",
        /// LW-SCAR-5.
        Pack = "lw-scar-5",
        /// LW-SCAR-6.
        Loner = "lw-scar-6",
        /// LW-SCAR-7.
        Pride = "lw-scar-7",
        /// LW-SCAR-8.
        Young = "lw-scar-8",
        /// LW-SCAR-9.
        Alpha = "lw-scar-9",
        /// A scar with its number.
        Numbered { n: u8, scar: Scar } = "lw-scar-numbered",
    }
}

den_core::messages! {
    /// The effects of scars.
    pub enum Effect {
        /// LW-SCAR-1.
        Kin { n: u8 } = "lw-scar-1-does",
        /// LW-SCAR-2.
        Fangs { n: u8 } = "lw-scar-2-does",
        /// LW-SCAR-3.
        Stray { n: u8 } = "lw-scar-3-does",
        /// LW-SCAR-4.
        Turncoat = "lw-scar-4-does",
        /// LW-SCAR-5.
        Pack { n: u8 } = "lw-scar-5-does",
        /// LW-SCAR-6.
        Loner { n: u8 } = "lw-scar-6-does",
        /// LW-SCAR-7.
        Pride { n: u8 } = "lw-scar-7-does",
        /// LW-SCAR-8.
        Young { n: u8, young: String } = "lw-scar-8-does",
        /// LW-SCAR-9.
        Alpha { n: u8 } = "lw-scar-9-does",
    }
}

den_core::messages! {
    /// Events.
    pub enum EventText {
        /// The face-up scars.
        ScarsLaid { scars: Vec<Message> } = "lw-event-scars-laid",
        /// One of the face-up scars.
        ScarAt { at: Territory, scar: Scar } = "lw-event-scar-at",
        /// The honor tokens.
        HonorLaid { honor: Vec<Message> } = "lw-event-honor-laid",
        /// One of the honor tokens.
        HonorAt { at: Territory, up: u8, down: u8 } = "lw-event-honor-at",
        /// A hand, for the other player.
        Dealt { seat: Seat, count: u8 } = "lw-event-dealt",
        /// A hand, for its owner.
        DealtHand { seat: Seat, cards: String } = "lw-event-dealt-hand",
        /// The first leader.
        Leads { seat: Seat } = "lw-event-leads",
        /// A card was played.
        Played { seat: Seat, card: Card, at: Territory } = "lw-event-played",
        /// A 3 turned up a scar.
        TurnedUp { at: Territory, scar: Scar } = "lw-event-turned-up",
        /// A trick was won.
        Won { seat: Seat, trick: u8, loser: Seat, lost: Card, at: Territory } = "lw-event-won",
        /// No scar was left.
        NoScar { seat: Seat, at: Territory } = "lw-event-no-scar",
        /// A scar was taken.
        Took { seat: Seat, at: Territory, scar: Option<Scar> } = "lw-event-took",
        /// A scar was looked at.
        Looked { seat: Seat, scar: Option<Scar> } = "lw-event-looked",
        /// A scar was placed.
        Placed { seat: Seat, scar: Scar, slot: Slot } = "lw-event-placed",
        /// A scar left the game for lack of a slot.
        LeftGame { seat: Seat, scar: Scar } = "lw-event-left-game",
        /// A set-aside card joined.
        Joined { seat: Seat, at: Territory } = "lw-event-joined",
        /// An honor token was turned over.
        Turned { at: Territory, up: u8, down: u8 } = "lw-event-turned",
        /// A moon rose.
        Moon { at: Territory, suit: SuitName, blood: Moon } = "lw-event-moon",
        /// The end.
        Over { first: Seat, a: i32, second: Seat, b: i32 } = "lw-event-over",
        /// The end with equal points: lone wolves decide.
        OverTied { first: Seat, a: i32, second: Seat, b: i32, c: u8, d: u8 } = "lw-event-over-tied",
    }
}

den_core::messages! {
    /// Moves in a list, with their consequences.
    pub enum MoveText {
        /// A move with its consequences.
        Noted { what: Message, notes: Vec<Message> } = "lw-tell-noted",
        /// Play a card.
        Play { card: Card, at: Territory } = "lw-tell-play",
        /// Take a face-up scar.
        Take { scar: Numbered } = "lw-tell-take",
        /// Take a face-down scar.
        TakeFaceDown = "lw-tell-take-down",
        /// Place a scar.
        Place { scar: Numbered, place: Slot } = "lw-tell-place",
        /// Place a scar that this eye does not know.
        PlaceUnseen { place: Slot } = "lw-tell-place-unseen",
        /// The card wins the trick.
        Wins = "lw-tell-wins",
        /// The card loses the trick.
        Loses = "lw-tell-loses",
        /// The card loses the trick in a territory without scars.
        LosesNoScar = "lw-tell-loses-no-scar",
        /// The 3 turns up a scar.
        TurnsUp = "lw-tell-turns-up",
        /// A moon rises.
        LastScar { blood: Moon, suit: SuitName } = "lw-tell-last-scar",
        /// The strength in a territory changes.
        Strength { at: Territory, a: i32, b: i32 } = "lw-tell-strength",
        /// The honor token is turned over.
        Token { at: Territory, n: u8 } = "lw-tell-token",
        /// The lead in honor changes.
        Lead { n: String } = "lw-tell-lead",
    }
}
