//! The text board.

use anstyle::{AnsiColor, Style};
use den_core::{Board, Message, Painting, Row, Seat, Space, Translate, clip};

use crate::pieces::{Animal, Animals, Card, Coat, Colour, Face, Modifier, Pasture, Target, Team};
use crate::score::SheetText;
use crate::state::Stage;
use crate::state::WolfAndHound;
use crate::view::View;

/// The maximum width of the board.
const WIDEST: usize = 100;
/// The minimum width of a pasture's block that is next to another.
const LEAST: usize = 36;
/// The columns between the two.
const GAP: usize = 2;
/// The maximum width of a name, so that the sheep after it are visible.
const NAME: usize = 24;
/// The maximum number of played cards shown for a pasture.
const CARDS: usize = 7;

den_core::messages! {
    /// The texts of the text board.
    pub enum BoardText {
        /// A virtual seat is the partner of this player.
        Virtual { name: Seat } = "wh-virtual",
        /// The viewer's pasture.
        You = "wh-board-you",
        /// The cards in front of a pasture.
        Played = "wh-board-played",
        /// There are no cards.
        NothingPlayed = "wh-board-nothing-played",
        /// There are more than shown.
        More { n: usize } = "wh-board-more",
        /// The size of a hand.
        Hand { n: u8 } = "wh-board-hand",
        /// The size of another player's hand, followed by its cards that everyone knows.
        HandShown { n: u8 } = "wh-board-hand-shown",
        /// The size of a dummy pile.
        Dummy { n: usize } = "wh-board-dummy",
        /// The size of a dummy pile, followed by its cards that everyone knows.
        DummyKnown { n: usize, unseen: u8 } = "wh-board-dummy-known",
        /// The size of the draw pile.
        Pile { n: u8 } = "wh-pile",
        /// The heading of the turned-up card.
        TurnedUp = "wh-board-turned-up",
        /// *No 3* applies.
        NoThree = "wh-board-no-three",
        /// The heading of the card that Grandpa Wolf moves by next.
        Late { animal: Animal } = "wh-board-late",
        /// An animal card shows its back.
        Back = "wh-board-back",
        /// Moves counter-clockwise.
        Reverse = "wh-board-reverse",
        /// Cards do not move it.
        Unmoved = "wh-board-unmoved",
        /// Hits the next player.
        HitsLeft = "wh-board-hits-left",
        /// It hits the active player, among others.
        HitsSelf = "wh-board-hits-self",
        /// Hits the partner.
        HitsOpposite = "wh-board-hits-opposite",
        /// Hits the previous player.
        HitsRight = "wh-board-hits-right",
    }
}

impl Board for WolfAndHound {
    /// The pastures around the table, the viewer's own at the bottom and the left neighbour on the left, then pile and hand. If there is no
    /// room for two side by side, they are stacked.
    fn paint(view: &View, words: &dyn Translate, space: Space) -> Painting {
        let columns = space.columns.min(WIDEST);
        let beside = columns >= 2 * LEAST + GAP;
        let width = if beside { (columns - GAP) / 2 } else { columns };
        let painter = Painter { view, words, width };
        let bottom = view.pasture().unwrap_or(Pasture::FIRST);
        let [own, left, top, right] = bottom.round().map(|pasture| painter.block(pasture));
        let mut out = Painting::new();
        let centred = |row: Row| if beside { row.centred(columns) } else { row };
        top.into_iter().for_each(|row| out.row(centred(row)));
        out.gap();
        if beside {
            for at in 0..left.len().max(right.len()) {
                let mut row = left.get(at).cloned().unwrap_or_default();
                row.pad(width + GAP);
                row.append(right.get(at).cloned().unwrap_or_default());
                out.row(row);
            }
        } else {
            left.into_iter().for_each(|row| out.row(row));
            out.gap();
            right.into_iter().for_each(|row| out.row(row));
        }
        out.gap();
        own.into_iter().for_each(|row| out.row(centred(row)));
        out.gap();
        out.wrapped(painter.footer(), columns, 2);
        out
    }
}

/// Adds a card, which can be chosen if it stands for a thing.
fn add_card(row: &mut Row, card: Card, thing: Option<&str>) {
    row.add(" ", Style::new());
    let style = match card.colour() {
        Colour::Black => AnsiColor::BrightWhite.on(AnsiColor::Black),
        Colour::White => AnsiColor::Black.on(AnsiColor::BrightWhite),
    };
    match thing {
        Some(thing) => row.thing(card.to_string(), style, thing),
        None => row.add(card.to_string(), style),
    }
}

struct Painter<'a> {
    view: &'a View,
    words: &'a dyn Translate,
    /// The maximum width of a block.
    width: usize,
}

impl Painter<'_> {
    fn say(&self, message: impl Into<Message>) -> String {
        self.words.translate(&message.into())
    }

    /// A pasture: its player, sheep, animals and played cards.
    fn block(&self, pasture: Pasture) -> Vec<Row> {
        let mut rows = vec![self.title(pasture)];
        rows.extend(self.view.open.at[pasture.index()].map(|animal| self.animal(animal)));
        rows.push(self.played(pasture));
        rows.push(self.holding(pasture));
        rows.into_iter().map(|row| row.clipped(self.width)).collect()
    }

    fn title(&self, pasture: Pasture) -> Row {
        let (open, setup) = (&self.view.open, &self.view.setup);
        let style = match pasture.team() {
            Team::Blue => AnsiColor::BrightBlue.on_default().bold(),
            Team::Yellow => AnsiColor::BrightYellow.on_default().bold(),
        };
        let mut line = Row::new();
        if open.active == pasture && !matches!(open.stage, Stage::Deal | Stage::Over(_)) {
            line.add("> ", Style::new().bold());
        }
        let name = if setup.is_virtual(pasture) {
            let name = pasture.owner(setup.seats);
            format!("{pasture} {}", self.say(BoardText::Virtual { name }))
        } else {
            let seat = self.say(Message::new("den-sheet-seat").with("seat", pasture));
            if self.view.pasture() == Some(pasture) { format!("{seat} {}", self.say(BoardText::You)) } else { seat }
        };
        line.add(clip(&name, NAME), style);
        line.add(" ", Style::new());
        line.add(clip(&self.say(pasture.team()), NAME / 2), style);
        let (sheep, start) = (open.sheep[pasture.index()], setup.sheep[pasture.index()]);
        line.add(format!("  {}{} {sheep}/{start}", "●".repeat(sheep.into()), "○".repeat(start.saturating_sub(sheep).into())), Style::new());
        line
    }

    /// An animal card: `W06 wolf 1/2`, `E01 Grandpa Wolf wolf backwards`.
    fn animal(&self, animal: Animal) -> Row {
        let mut line = Row::new();
        let face = self.view.open.face(animal);
        let Some(side) = self.view.setup.side(animal, face) else {
            line.thing(animal.id(), Style::new(), format!("animal:{animal}"));
            return line;
        };
        let style = match side.coat {
            Coat::Black => AnsiColor::BrightRed.on_default().bold(),
            Coat::White => AnsiColor::BrightGreen.on_default().bold(),
            Coat::Pink => AnsiColor::BrightMagenta.on_default().bold(),
        };
        // The names of the others say no more than their ids.
        let named = (Animals::SHEEP | Animals::EXTRA | Animals::DESIGNER).has(animal);
        let moves = match side.modifier {
            Modifier::Reverse => Some(self.say(BoardText::Reverse)),
            Modifier::None => Some(self.say(BoardText::Unmoved)),
            other => other.sign().map(str::to_string),
        };
        let several = side.targets.iter().count() > 1;
        let hits = side.targets.iter().filter_map(|target| match target {
            Target::Active => several.then_some(BoardText::HitsSelf),
            Target::Left => Some(BoardText::HitsLeft),
            Target::Opposite => Some(BoardText::HitsOpposite),
            Target::Right => Some(BoardText::HitsRight),
        });
        let hits = hits.map(|hits| self.say(hits)).collect::<Vec<_>>().join(" ");
        let parts = [
            Some(animal.id().to_string()),
            named.then(|| self.say(animal)),
            Some(self.say(side.coat)),
            moves,
            (!hits.is_empty()).then_some(hits),
            (face == Face::Back).then(|| self.say(BoardText::Back)),
        ];
        line.thing(parts.into_iter().flatten().collect::<Vec<_>>().join(" "), style, format!("animal:{animal}"));
        line
    }

    /// The latest cards in front of a pasture, as many as fit.
    fn played(&self, pasture: Pasture) -> Row {
        let played = self.view.open.played[pasture.index()];
        let mut line = Row::new();
        if played.is_empty() {
            line.add(self.say(BoardText::NothingPlayed), Style::new());
            return line;
        }
        line.add(self.say(BoardText::Played), Style::new());
        let n = played.len().saturating_sub(CARDS);
        if n > 0 {
            line.add(format!(" {}", self.say(BoardText::More { n })), Style::new());
        }
        played.iter().skip(n).for_each(|card| add_card(&mut line, card, None));
        line
    }

    /// A hand, or the dummy pile of a virtual seat.
    fn holding(&self, pasture: Pasture) -> Row {
        let open = &self.view.open;
        let mut line = Row::new();
        if self.view.setup.is_virtual(pasture) {
            let dummy = open.dummies[pasture.index() & 1];
            let n = dummy.len();
            let text = if dummy.known.is_empty() { BoardText::Dummy { n } } else { BoardText::DummyKnown { n, unseen: dummy.unseen } };
            line.add(self.say(text), Style::new());
            dummy.known.iter().for_each(|card| add_card(&mut line, card, None));
            return line;
        }
        let n = open.in_hand[pasture.index()];
        let known = self.view.known_hand(pasture);
        let own = self.view.pasture() == Some(pasture);
        line.add(self.say(if own || known.is_empty() { BoardText::Hand { n } } else { BoardText::HandShown { n } }), Style::new());
        for card in known.iter() {
            add_card(&mut line, card, own.then(|| format!("card:{card}")).as_deref());
        }
        line
    }

    fn footer(&self) -> Row {
        let open = &self.view.open;
        let mut line = Row::new();
        line.add(self.say(BoardText::Pile { n: open.pile }), Style::new());
        let bold = Style::new().bold();
        if let Stage::Offer(card) = open.stage {
            line.add(format!(" · {}", self.say(BoardText::TurnedUp)), Style::new());
            add_card(&mut line, card, Some("act:keep"));
        }
        if open.no_three {
            line.add(format!(" · {}", self.say(BoardText::NoThree)), bold);
        }
        if let Some(card) = open.late {
            line.add(format!(" · {}", self.say(BoardText::Late { animal: Animal::GRANDPA })), Style::new());
            add_card(&mut line, card, None);
        }
        if let Stage::Over(ending) = open.stage {
            line.add(format!(" · {}", self.say(SheetText::Wins { team: ending.winner })), bold);
        }
        line
    }
}
