//! The text board.

mod stakes;

use std::fmt::Write;

use anstyle::{AnsiColor, Color, Style};
use den_core::{Board, Eye, Message, Painting, Row, Seat, Space, Translate, clip};

use crate::choose::land_thing;
use crate::options::BoardSide;
use crate::pieces::{Card, Cards, Moon, Scars, Slot, Territory};
use crate::state::{LoneWolves, Stage, other};
use crate::view::View;
use crate::words::{Name, Numbered, SuitName};

const BOLD: Style = Style::new().bold();
const PLAIN: Style = Style::new();
/// The maximum width of the board.
const WIDEST: usize = 100;

impl Board for LoneWolves {
    /// The opponent's side above, the player's own below.
    fn paint(view: &View, words: &dyn Translate, space: Space) -> Painting {
        let columns = space.columns.min(WIDEST);
        let label = if columns >= 80 { 10 } else { 8 };
        let mut drawing = Drawing { view, words, columns, label, column: columns.saturating_sub(label) / 5, out: Painting::new() };
        let below = match view.eye {
            Eye::Seat(seat) => seat,
            Eye::Public => Seat(0),
        };
        drawing.heading();
        drawing.side(other(below));
        drawing.lands();
        drawing.side(below);
        drawing.holdings();
        for line in stakes::stakes(view) {
            let text = drawing.say(line);
            drawing.wrap(&text);
        }
        drawing.history();
        drawing.out
    }
}

fn colour(at: Territory) -> Style {
    let ansi = match at {
        Territory::Swamp => AnsiColor::Green,
        Territory::Desert => AnsiColor::Yellow,
        Territory::Caves => AnsiColor::BrightBlack,
        Territory::Tundra => AnsiColor::BrightWhite,
        Territory::Volcano => AnsiColor::Red,
    };
    Style::new().fg_color(Some(Color::Ansi(ansi)))
}

/// Cards in their colours; those in the player's own hand can be chosen.
fn cards(cards: Cards, own: bool) -> Row {
    let mut row = Row::new();
    for (at, card) in cards.iter().enumerate() {
        if at > 0 {
            row.add(" ", PLAIN);
        }
        let style = colour(card.suit());
        if own {
            row.thing(card.to_string(), style, format!("card:{card}"));
        } else {
            row.add(card.to_string(), style);
        }
    }
    row
}

/// Scars in slots, and empty slots.
fn slots(scars: Scars, all: u8) -> String {
    let empty = usize::from(all.saturating_sub(scars.len()));
    scars.iter().map(|scar| format!("[{}]", scar.number())).chain(std::iter::repeat_n("[ ]".into(), empty)).collect()
}

/// The board while it is being drawn.
struct Drawing<'a> {
    view: &'a View,
    words: &'a dyn Translate,
    columns: usize,
    /// The width of a row's label.
    label: usize,
    /// The width of a territory's column.
    column: usize,
    out: Painting,
}

impl Drawing<'_> {
    fn say(&self, text: impl Into<Message>) -> String {
        self.words.translate(&text.into())
    }

    /// Adds a row of five cells. What does not fit in a cell continues below.
    fn row(&mut self, label: &str, cell: impl Fn(Territory) -> Row) {
        let cells: Vec<Vec<Row>> = self.view.setup.order.iter().map(|&at| cell(at).wrapped(self.column - 1, 0)).collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let mut row = Row::plain(if line == 0 { clip(label, self.label - 1) } else { String::new() });
            for (at, cell) in cells.iter().enumerate() {
                row.pad(self.label + at * self.column);
                row.append(cell.get(line).cloned().unwrap_or_default());
            }
            self.out.row(row);
        }
    }

    /// Adds a text, wrapped to the width of the board.
    fn wrap(&mut self, text: &str) {
        self.out.wrapped(Row::plain(text), self.columns, 2);
    }

    fn heading(&mut self) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        // A trick is not finished until its loser has placed a scar.
        let settling = matches!(table.stage, Stage::Take(..) | Stage::Look(..) | Stage::Place(..));
        let n = table.tricks.won() + u8::from(!settling);
        let over = table.stage == Stage::Over;
        let [a, b] = table.points(setup);
        let parts = [
            (self.say(BoardText::Name), BOLD),
            (
                self.say(match setup.board {
                    BoardSide::Basic => BoardText::Basic,
                    BoardSide::Advanced => BoardText::Advanced,
                }),
                PLAIN,
            ),
            (self.say(if over { BoardText::Over } else { BoardText::Trick { n, of: setup.hand } }), PLAIN),
            match table.trump() {
                Some(trump) => (self.say(BoardText::Trump { suit: SuitName(trump) }), colour(trump).bold()),
                None => (self.say(BoardText::NoTrump), PLAIN),
            },
            (
                self.say(if over {
                    BoardText::FinalPoints { first: Seat(0), a, second: Seat(1), b }
                } else {
                    BoardText::Points { first: Seat(0), a, second: Seat(1), b }
                }),
                PLAIN,
            ),
        ];
        let mut row = Row::new();
        for (at, (text, style)) in parts.into_iter().enumerate() {
            if at > 0 {
                row.add(" · ", PLAIN);
            }
            row.add(text, style);
        }
        self.out.wrapped(row, self.columns, 2);
        let most = self.column - 1;
        let names = Territory::ALL.map(|at| {
            let name = format!("{} {}", self.say(Name::from(at)).to_uppercase(), self.say(Name::from(SuitName(at))));
            let mut row = Row::new();
            row.thing(clip(&name, most), colour(at).bold(), land_thing(at));
            row
        });
        self.row("", |at| names[at.index()].clone());
    }

    /// One player's side: strength, wolves, lone wolves, scars in slots.
    fn side(&mut self, seat: Seat) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        let side = &table.sides[seat.index()];
        let own = self.view.eye.is(seat);
        let label = self.say(if own { BoardText::You } else { BoardText::Seat { seat } });
        let strengths = Territory::ALL.map(|at| {
            let text = self.say(BoardText::Strength { n: table.strength(setup, seat, at).total() });
            if table.controls(setup, at) == Some(seat) { Row::new().with(format!("{text} *"), BOLD) } else { Row::plain(text) }
        });
        let slot = |text: String, slot: Slot| {
            let mut row = Row::new();
            if own {
                row.thing(text, PLAIN, format!("slot:{slot}"));
            } else {
                row.add(text, PLAIN);
            }
            row
        };
        self.row(&label, |at| strengths[at.index()].clone());
        self.row(&self.indented(BoardText::Wolves), |at| cards(side.up[at.index()], false));
        self.row(&self.indented(BoardText::Lone), |at| match side.lone[at.index()] {
            0 => Row::plain("-"),
            lone => Row::plain(lone.to_string()),
        });
        self.row(&self.indented(BoardText::Slots), |at| {
            slot(slots(side.slots[at.index()], setup.slots[seat.index()][at.index()]), Slot::Own(at))
        });
        let counts = side.slots.iter().zip(setup.slots[seat.index()]).skip(5);
        let borders = setup.borders.iter().flatten().zip(counts).filter(|(_, (_, count))| *count > 0);
        let borders: Vec<Row> =
            borders.map(|(&border, (scars, count))| slot(format!("{border} {}", slots(*scars, count)), border)).collect();
        if !borders.is_empty() {
            let mut row = Row::plain(clip(&self.indented(BoardText::Borders), self.label - 1));
            row.pad(self.label);
            for (at, border) in borders.into_iter().enumerate() {
                row.add(if at > 0 { "    " } else { "" }, PLAIN);
                row.append(border);
            }
            self.out.wrapped(row, self.columns, self.label);
        }
    }

    fn indented(&self, text: BoardText) -> String {
        format!("  {}", self.say(text))
    }

    /// The middle: honor, moons, available scars, room.
    fn lands(&mut self) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        let line = Row::new().with("-".repeat(self.columns), Style::new().dimmed());
        self.out.row(line.clone());
        let tokens = table.lands.map(|land| Row::plain(self.say(BoardText::Token { up: land.honor.up, down: land.honor.down })));
        self.row(&self.say(BoardText::Honor), |at| tokens[at.index()].clone());
        if table.moons[0].is_some() {
            let moons = Territory::ALL.map(|at| {
                let Some(moon) = table.moon_at(at) else { return Row::new() };
                let n = setup.moons[moon.index()];
                let text = match moon {
                    Moon::First => BoardText::Moon { n },
                    Moon::Blood => BoardText::BloodMoon { n },
                };
                Row::new().with(self.say(text), BOLD)
            });
            self.row(&self.say(BoardText::Moons), |at| moons[at.index()].clone());
        }
        self.row(&self.say(BoardText::Scars), |at| {
            let land = &table.lands[at.index()];
            // While a scar is being taken, only those of one territory are available.
            let offered = !matches!(table.stage, Stage::Take(_, from) if from != at);
            let names = land.scars.iter().map(|scar| scar.number().to_string()).chain((0..land.face_down).map(|_| "?".into()));
            let mut row = Row::new();
            for name in names {
                let text = format!("({name})");
                if offered { row.thing(text, PLAIN, format!("scar:{name}")) } else { row.add(text, PLAIN) }
            }
            if row.width() == 0 { Row::plain("-") } else { row }
        });
        let room = table.lands.map(|land| match (land.wolves, setup.full) {
            (n, of) if n >= of => Row::plain(self.say(BoardText::Full)),
            (n, of) => Row::plain(self.say(BoardText::WolvesOf { n, of })),
        });
        self.row(&self.say(BoardText::Room), |at| room[at.index()].clone());
        self.out.row(line);
    }

    /// Hands and what is known about them, and the scars nobody has seen.
    fn holdings(&mut self) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        for seat in Seat::all(2) {
            let row = match self.view.hand {
                Some(hand) if self.view.eye.is(seat) => {
                    let mut row = Row::new().with(format!("{} ", self.say(BoardText::YourHand)), BOLD);
                    row.append(cards(hand, true));
                    row
                }
                _ => {
                    let n = table.hand_size(setup, seat);
                    let suits: Vec<_> = table.voids[seat.index()].iter().map(SuitName).collect();
                    Row::plain(self.say(if suits.is_empty() {
                        BoardText::Holds { seat, n }
                    } else {
                        BoardText::HoldsNone { seat, n, suits }
                    }))
                }
            };
            self.out.wrapped(row, self.columns, 2);
        }
        let unseen: Vec<_> = table.unseen.iter().map(|scar| scar.number().to_string()).collect();
        if !unseen.is_empty() {
            let text = self.say(BoardText::Unseen { scars: unseen.join(" "), n: table.face_down() });
            self.wrap(&text);
        }
    }

    /// The tricks so far, the led card first, the winning card with a star.
    fn history(&mut self) {
        let tricks = &self.view.table.tricks;
        if tricks.cards() == 0 {
            return;
        }
        let mut text = self.say(BoardText::Tricks);
        for (n, trick) in tricks.iter().enumerate() {
            let star = |seat: Seat| if trick.winner == Some(seat) { "*" } else { "" };
            // A trick is not split across lines.
            let _ = write!(text, " {})\u{a0}{}:\u{a0}{}{}", n + 1, trick.leader, trick.led, star(trick.leader));
            if let Some(answer) = trick.answer {
                let _ = write!(text, ",\u{a0}{answer}{}", star(other(trick.leader)));
            }
        }
        let mut rows = Row::plain(text).wrapped(self.columns, 2);
        rows.iter_mut().flat_map(|row| &mut row.spans).for_each(|span| span.text = span.text.replace('\u{a0}', " "));
        self.out.rows.extend(rows);
    }
}

den_core::messages! {
    /// The texts of the text board.
    pub enum BoardText {
        /// The game.
        Name = "lone-wolves-name",
        /// The basic board.
        Basic = "lone-wolves-opt-preset-basic",
        /// The advanced board.
        Advanced = "lone-wolves-opt-preset-advanced",
        /// The number of the trick.
        Trick { n: u8, of: u8 } = "lw-trick",
        /// The game is over.
        Over = "den-no-over",
        /// There is no trump.
        NoTrump = "lw-no-trump",
        /// The trump suit.
        Trump { suit: SuitName } = "lw-trump",
        /// The points so far.
        Points { first: Seat, a: i32, second: Seat, b: i32 } = "lw-board-points",
        /// The points at the end.
        FinalPoints { first: Seat, a: i32, second: Seat, b: i32 } = "lw-board-final",
        /// The viewing player.
        You = "lw-board-you",
        /// Another player.
        Seat { seat: Seat } = "lw-board-seat",
        /// Strength.
        Strength { n: i32 } = "lw-board-strength",
        /// The row of face-up wolves.
        Wolves = "lw-board-wolves",
        /// The row of lone wolves.
        Lone = "lw-board-lone",
        /// The row of the territories' slots.
        Slots = "lw-board-slots",
        /// The row of border slots.
        Borders = "lw-board-borders",
        /// The row of honor tokens.
        Honor = "lw-board-honor",
        /// An honor token.
        Token { up: u8, down: u8 } = "lw-board-token",
        /// The row of moons.
        Moons = "lw-board-moons",
        /// The moon.
        Moon { n: u8 } = "lw-board-moon",
        /// The blood moon.
        BloodMoon { n: u8 } = "lw-board-blood-moon",
        /// The row of scars.
        Scars = "lw-board-scars",
        /// The row of room left.
        Room = "lw-board-room",
        /// No room is left.
        Full = "lw-board-full",
        /// How many wolves there are.
        WolvesOf { n: u8, of: u8 } = "lw-board-wolves-of",
        /// The hand of the viewing player.
        YourHand = "lw-board-hand",
        /// How many cards a player has.
        Holds { seat: Seat, n: u8 } = "lw-board-holds",
        /// The same, with the suits that the player no longer has.
        HoldsNone { seat: Seat, n: u8, suits: Vec<SuitName> } = "lw-board-holds-none",
        /// The scars that not everyone has seen.
        Unseen { scars: String, n: u8 } = "lw-board-unseen",
        /// The heading of the tricks so far.
        Tricks = "lw-board-tricks",
        /// The scars that may be taken in a territory.
        Offer { at: Territory, scars: String } = "lw-board-offer",
        /// The last scar that may be taken in a territory.
        LastOffer { at: Territory, scars: String, suit: SuitName } = "lw-board-offer-last",
        /// Who leads the next trick.
        LeadsNext { you: bool, seat: Seat, n: u8 } = "lw-board-leads",
        /// There is no next trick.
        EndsNext = "lw-board-ends",
        /// What the leader gains by winning.
        LeaderWins { you: bool, seat: Seat, next: Message } = "lw-board-leader-wins",
        /// What the leader gains by losing.
        LeaderLoses { you: bool, seat: Seat, offers: Vec<Message> } = "lw-board-leader-loses",
        /// Which cards win and which lose.
        Answers { led: Card, win: String, lose: String } = "lw-board-answers",
        /// What happens if the follower wins.
        FollowerWins { you: bool, seat: Seat, led: Card, at: Territory, offer: Message, next: Message } = "lw-board-follower-wins",
        /// What happens if the follower loses.
        FollowerLoses { you: bool, seat: Seat, led: Card, offers: Vec<Message>, next: Message } = "lw-board-follower-loses",
        /// A scar is being taken.
        Takes { you: bool, seat: Seat, at: Territory } = "lw-board-takes",
        /// One of the scars, and what it does.
        Choice { scar: Numbered, effect: Message } = "lw-board-choice",
        /// A scar is being placed.
        Places { you: bool, seat: Seat, scar: Numbered, effect: Message } = "lw-board-places",
        /// A scar that this eye does not know is being placed.
        PlacesUnseen { you: bool, seat: Seat } = "lw-board-places-unseen",
    }
}
