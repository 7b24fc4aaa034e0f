//! The table as text.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use den_core::{Board, Message, Seat, Translate};

use crate::pieces::{Animal, Animals, Card, Coat, Colour, Modifier, Pasture, Target, Team};
use crate::score::SheetText;
use crate::state::Stage;
use crate::state::WolfAndHound;
use crate::view::View;

/// The most columns of a pasture's block; two stand side by side.
const WIDTH: usize = 48;
/// The columns between the two.
const GAP: usize = 2;
/// The most columns of a name, so that the sheep after it can be seen.
const NAME: usize = 24;
/// The most played cards that are shown of a pasture.
const CARDS: usize = 7;

den_core::messages! {
    /// What the text board says.
    pub enum BoardText {
        /// A virtual seat is the partner of this player.
        Virtual { name: Seat } = "wh-virtual",
        /// The pasture of who looks.
        You = "wh-board-you",
        /// The cards that lie in front of a pasture.
        Played = "wh-board-played",
        /// No card lies there.
        NothingPlayed = "wh-board-nothing-played",
        /// There are more than are shown.
        More { n: usize } = "wh-board-more",
        /// The size of a hand.
        Hand { n: u8 } = "wh-board-hand",
        /// The size of another player's hand, before the cards of it that everybody knows.
        HandShown { n: u8 } = "wh-board-hand-shown",
        /// The size of a dummy pile.
        Dummy { n: usize } = "wh-board-dummy",
        /// The size of a dummy pile, before those of its cards that everybody knows.
        DummyKnown { n: usize, unseen: u8 } = "wh-board-dummy-known",
        /// The size of the draw pile.
        Pile { n: u8 } = "wh-pile",
        /// Before the turned-up card.
        TurnedUp = "wh-board-turned-up",
        /// No 3 holds.
        NoThree = "wh-board-no-three",
        /// Before the card by which Grandpa Wolf moves next.
        Late { animal: Animal } = "wh-board-late",
        /// An animal card shows its back.
        Back = "wh-board-back",
        /// Moves counter-clockwise.
        Reverse = "wh-board-reverse",
        /// Is not moved by cards.
        Unmoved = "wh-board-unmoved",
        /// Hits the next player.
        HitsLeft = "wh-board-hits-left",
        /// Hits the partner.
        HitsOpposite = "wh-board-hits-opposite",
        /// Hits the previous player.
        HitsRight = "wh-board-hits-right",
    }
}

impl Board for WolfAndHound {
    /// The pastures round the table, the eye's own at the bottom and its left neighbour on the left, then pile and hand.
    fn board(view: &View, words: &dyn Translate) -> String {
        let painter = Painter { view, words };
        let bottom = view.pasture().unwrap_or(Pasture::FIRST);
        let [own, left, top, right] = bottom.round().map(|pasture| painter.block(pasture));
        let mut out = String::new();
        let mut add = |line: String| {
            let _ = writeln!(out, "{}", line.trim_end());
        };
        top.iter().for_each(|line| add(line.centred(2 * WIDTH + GAP)));
        add(String::new());
        let empty = Line::default();
        for row in 0..left.len().max(right.len()) {
            let [left, right] = [&left, &right].map(|block| block.get(row).unwrap_or(&empty));
            add(format!("{}{:GAP$}{}", left.padded(WIDTH), "", right.text));
        }
        add(String::new());
        own.iter().for_each(|line| add(line.centred(2 * WIDTH + GAP)));
        add(String::new());
        add(painter.footer().text);
        out
    }
}

/// A line of text with the number of columns it takes, which colours do not change.
struct Line {
    text: String,
    columns: usize,
    most: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line::at_most(WIDTH)
    }
}

impl Line {
    fn at_most(most: usize) -> Line {
        Line { text: String::new(), columns: 0, most }
    }

    /// Adds a text, cut off where there is no room for it.
    fn add(&mut self, text: &str, style: Style) {
        let text = shortened(text, self.most - self.columns);
        let _ = write!(self.text, "{style}{text}{style:#}");
        self.columns += text.chars().count();
    }

    fn plain(&mut self, text: &str) {
        self.add(text, Style::new());
    }

    fn card(&mut self, card: Card) {
        self.plain(" ");
        let style = match card.colour() {
            Colour::Black => AnsiColor::BrightWhite.on(AnsiColor::Black),
            Colour::White => AnsiColor::Black.on(AnsiColor::BrightWhite),
        };
        self.add(&card.to_string(), style);
    }

    fn cards(&mut self, cards: impl Iterator<Item = Card>) {
        cards.for_each(|card| self.card(card));
    }

    fn centred(&self, width: usize) -> String {
        let left = width.saturating_sub(self.columns) / 2;
        format!("{:left$}{}", "", self.text)
    }

    fn padded(&self, width: usize) -> String {
        format!("{}{:pad$}", self.text, "", pad = width.saturating_sub(self.columns))
    }
}

/// The text, or the beginning of it and `…`.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    text.chars().take(most.saturating_sub(1)).chain((most > 0).then_some('…')).collect()
}

struct Painter<'a> {
    view: &'a View,
    words: &'a dyn Translate,
}

impl Painter<'_> {
    fn say(&self, message: impl Into<Message>) -> String {
        self.words.translate(&message.into())
    }

    /// A pasture: who it is, its sheep, its animals, its played cards.
    fn block(&self, pasture: Pasture) -> Vec<Line> {
        let mut lines = vec![self.title(pasture)];
        lines.extend(self.view.open.at[pasture.index()].map(|animal| self.animal(animal)));
        lines.push(self.played(pasture));
        lines.push(self.holding(pasture));
        lines
    }

    fn title(&self, pasture: Pasture) -> Line {
        let (open, setup) = (&self.view.open, &self.view.setup);
        let style = match pasture.team() {
            Team::Blue => AnsiColor::BrightBlue.on_default().bold(),
            Team::Yellow => AnsiColor::BrightYellow.on_default().bold(),
        };
        let mut line = Line::default();
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
        line.add(&shortened(&name, NAME), style);
        line.plain(" ");
        line.add(&shortened(&self.say(pasture.team()), NAME / 2), style);
        let (sheep, start) = (open.sheep[pasture.index()], setup.sheep[pasture.index()]);
        line.plain(&format!("  {}{} {sheep}/{start}", "●".repeat(sheep.into()), "○".repeat(start.saturating_sub(sheep).into())));
        line
    }

    /// An animal card: `W06 wolf 1/2`, `E01 Grandpa Wolf wolf backwards`.
    fn animal(&self, animal: Animal) -> Line {
        let mut line = Line::default();
        let back = self.view.open.back.has(animal);
        let Some(side) = self.view.setup.side(animal, back) else {
            line.plain(animal.id());
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
        let hits = match side.target {
            Target::Active => None,
            Target::Left => Some(BoardText::HitsLeft),
            Target::Opposite => Some(BoardText::HitsOpposite),
            Target::Right => Some(BoardText::HitsRight),
        };
        let parts = [
            Some(animal.id().to_string()),
            named.then(|| self.say(animal)),
            Some(self.say(side.coat)),
            moves,
            hits.map(|hits| self.say(hits)),
            back.then(|| self.say(BoardText::Back)),
        ];
        line.add(&parts.into_iter().flatten().collect::<Vec<_>>().join(" "), style);
        line
    }

    /// The latest cards in front of a pasture, as many as there is room for.
    fn played(&self, pasture: Pasture) -> Line {
        let played = self.view.open.played[pasture.index()];
        let mut line = Line::default();
        if played.is_empty() {
            line.plain(&self.say(BoardText::NothingPlayed));
            return line;
        }
        line.plain(&self.say(BoardText::Played));
        let n = played.len().saturating_sub(CARDS);
        if n > 0 {
            line.plain(&format!(" {}", self.say(BoardText::More { n })));
        }
        line.cards(played.iter().skip(n));
        line
    }

    /// A hand, or the dummy pile of a virtual seat.
    fn holding(&self, pasture: Pasture) -> Line {
        let open = &self.view.open;
        let mut line = Line::default();
        if self.view.setup.is_virtual(pasture) {
            let dummy = open.dummies[pasture.index() & 1];
            let n = dummy.len();
            let text = if dummy.known.is_empty() { BoardText::Dummy { n } } else { BoardText::DummyKnown { n, unseen: dummy.unseen } };
            line.plain(&self.say(text));
            line.cards(dummy.known.iter());
            return line;
        }
        let n = open.in_hand[pasture.index()];
        let known = self.view.known_hand(pasture);
        let own = self.view.pasture() == Some(pasture);
        line.plain(&self.say(if own || known.is_empty() { BoardText::Hand { n } } else { BoardText::HandShown { n } }));
        line.cards(known.iter());
        line
    }

    fn footer(&self) -> Line {
        let open = &self.view.open;
        let mut line = Line::at_most(2 * WIDTH + GAP);
        line.plain(&self.say(BoardText::Pile { n: open.pile }));
        let bold = Style::new().bold();
        if let Stage::Offer(card) = open.stage {
            line.plain(&format!(" · {}", self.say(BoardText::TurnedUp)));
            line.card(card);
        }
        if open.no_three {
            line.add(&format!(" · {}", self.say(BoardText::NoThree)), bold);
        }
        if let Some(card) = open.late {
            line.plain(&format!(" · {}", self.say(BoardText::Late { animal: Animal::GRANDPA })));
            line.card(card);
        }
        if let Stage::Over(ending) = open.stage {
            line.add(&format!(" · {}", self.say(SheetText::Wins { team: ending.winner })), bold);
        }
        line
    }
}
