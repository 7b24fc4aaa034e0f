//! The text board.

mod stakes;

use std::fmt::Write;

use anstyle::{AnsiColor, Color, Style};
use den_core::{Board, Eye, Message, Seat, Translate};

use crate::options::BoardSide;
use crate::pieces::{Card, Cards, Moon, Scars, Territory};
use crate::state::{LoneWolves, Stage, other};
use crate::view::View;
use crate::words::{Name, Numbered, SuitName};

const LABEL: usize = 10;
const COLUMN: usize = 18;
const WIDTH: usize = 100;
const BOLD: Style = Style::new().bold();

impl Board for LoneWolves {
    /// The other player's side above, one's own below.
    fn board(view: &View, words: &dyn Translate) -> String {
        let mut sheet = Drawing { view, words, out: String::new() };
        let below = match view.eye {
            Eye::Seat(seat) => seat,
            Eye::Public => Seat(0),
        };
        sheet.heading();
        sheet.side(other(below));
        sheet.lands();
        sheet.side(below);
        sheet.holdings();
        sheet.history();
        for line in stakes::stakes(view) {
            let text = sheet.say(line);
            sheet.wrap(&text);
        }
        sheet.out
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

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// The printed width of a text: ANSI sequences take no room.
fn width(text: &str) -> usize {
    let (mut width, mut in_escape) = (0, false);
    for c in text.chars() {
        match (in_escape, c) {
            (false, '\u{1b}') => in_escape = true,
            (false, _) => width += 1,
            (true, c) => in_escape = !c.is_ascii_alphabetic(),
        }
    }
    width
}

/// The first characters of a plain text, as many as fit.
fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most { text.into() } else { text.chars().take(most - 1).chain(['…']).collect() }
}

/// Cards in their colours.
fn cards(cards: Cards) -> String {
    cards.iter().map(|card| paint(colour(card.suit()), &card.to_string())).collect::<Vec<_>>().join(" ")
}

/// Scars in slots, and empty slots.
fn slots(scars: Scars, all: u8) -> String {
    let empty = usize::from(all.saturating_sub(scars.len()));
    scars.iter().map(|scar| format!("[{}]", scar.number())).chain(std::iter::repeat_n("[ ]".into(), empty)).collect()
}

/// The board as far as it is drawn.
struct Drawing<'a> {
    view: &'a View,
    words: &'a dyn Translate,
    out: String,
}

impl Drawing<'_> {
    fn say(&self, text: impl Into<Message>) -> String {
        self.words.translate(&text.into())
    }

    /// One row of five cells.
    fn row(&mut self, label: &str, cell: impl Fn(Territory) -> String) {
        let mut line = format!("{:<LABEL$}", clip(label, LABEL - 1));
        for at in self.view.setup.order {
            let text = cell(at);
            line += &text;
            line.extend(std::iter::repeat_n(' ', COLUMN.saturating_sub(width(&text))));
        }
        self.out.push_str(line.trim_end());
        self.out.push('\n');
    }

    /// Breaks a text at spaces so that no line is wider than the board; later lines are indented.
    fn wrap(&mut self, text: &str) {
        let mut wide = 0;
        for (n, word) in text.split(' ').enumerate() {
            let length = width(word);
            if n > 0 && wide + 1 + length > WIDTH {
                self.out.push_str("\n  ");
                wide = 2;
            } else if n > 0 {
                self.out.push(' ');
                wide += 1;
            }
            self.out.push_str(word);
            wide += length;
        }
        self.out.push('\n');
    }

    fn heading(&mut self) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        // A trick lasts until its loser has placed a scar.
        let settling = matches!(table.stage, Stage::Take(..) | Stage::Look(..) | Stage::Place(..));
        let n = table.tricks.won() + u8::from(!settling);
        let over = table.stage == Stage::Over;
        let [a, b] = table.points(setup);
        let parts = [
            paint(BOLD, &self.say(BoardText::Name)),
            self.say(match setup.board {
                BoardSide::Basic => BoardText::Basic,
                BoardSide::Advanced => BoardText::Advanced,
            }),
            self.say(if over { BoardText::Over } else { BoardText::Trick { n, of: setup.hand } }),
            match table.trump() {
                Some(trump) => paint(colour(trump).bold(), &self.say(BoardText::Trump { suit: SuitName(trump) })),
                None => self.say(BoardText::NoTrump),
            },
            self.say(if over {
                BoardText::FinalPoints { first: Seat(0), a, second: Seat(1), b }
            } else {
                BoardText::Points { first: Seat(0), a, second: Seat(1), b }
            }),
        ];
        self.wrap(&parts.join(" · "));
        let names = Territory::ALL.map(|at| {
            let name = format!("{} {}", self.say(Name::from(at)).to_uppercase(), self.say(Name::from(SuitName(at))));
            paint(colour(at).bold(), &clip(&name, COLUMN - 1))
        });
        self.row("", |at| names[at.index()].clone());
    }

    /// One player's side: strength, wolves, lone wolves, scars in slots.
    fn side(&mut self, seat: Seat) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        let side = &table.sides[seat.index()];
        let label = self.say(if self.view.eye.is(seat) { BoardText::You } else { BoardText::Seat { seat } });
        let strengths = Territory::ALL.map(|at| {
            let text = self.say(BoardText::Strength { n: table.strength(setup, seat, at).total() });
            if table.controls(setup, at) == Some(seat) { paint(BOLD, &format!("{text} *")) } else { text }
        });
        self.row(&label, |at| strengths[at.index()].clone());
        self.row(&self.indented(BoardText::Wolves), |at| cards(side.up[at.index()]));
        self.row(&self.indented(BoardText::Lone), |at| match side.lone[at.index()] {
            0 => "-".into(),
            lone => lone.to_string(),
        });
        self.row(&self.indented(BoardText::Slots), |at| slots(side.slots[at.index()], setup.slots[at.index()]));
        let borders = setup.borders.iter().zip(side.slots.iter().zip(setup.slots).skip(5)).filter(|(_, (_, count))| *count > 0);
        let borders: Vec<_> = borders.map(|(slot, (scars, count))| format!("{slot} {}", slots(*scars, count))).collect();
        if !borders.is_empty() {
            let label = clip(&self.indented(BoardText::Borders), LABEL - 1);
            let _ = writeln!(self.out, "{label:<LABEL$}{}", borders.join("    "));
        }
    }

    fn indented(&self, text: BoardText) -> String {
        format!("  {}", self.say(text))
    }

    /// The middle: honor, moons, scars still to be taken, room.
    fn lands(&mut self) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        let line = "-".repeat(WIDTH);
        let _ = writeln!(self.out, "{line}");
        let tokens = table.lands.map(|land| clip(&self.say(BoardText::Token { up: land.honor.up, down: land.honor.down }), COLUMN - 1));
        self.row(&self.say(BoardText::Honor), |at| tokens[at.index()].clone());
        if table.moons[0].is_some() {
            let moons = Territory::ALL.map(|at| {
                let Some(moon) = table.moon_at(at) else { return String::new() };
                let n = setup.moons[moon.index()];
                let text = match moon {
                    Moon::First => BoardText::Moon { n },
                    Moon::Blood => BoardText::BloodMoon { n },
                };
                paint(BOLD, &clip(&self.say(text), COLUMN - 1))
            });
            self.row(&self.say(BoardText::Moons), |at| moons[at.index()].clone());
        }
        self.row(&self.say(BoardText::Scars), |at| {
            let land = &table.lands[at.index()];
            let up = land.scars.iter().map(|scar| format!("({})", scar.number()));
            let all: String = up.chain((0..land.face_down).map(|_| "(?)".into())).collect();
            if all.is_empty() { "-".into() } else { all }
        });
        let room = table.lands.map(|land| match (land.wolves, setup.full) {
            (n, of) if n >= of => self.say(BoardText::Full),
            (n, of) => self.say(BoardText::WolvesOf { n, of }),
        });
        self.row(&self.say(BoardText::Room), |at| room[at.index()].clone());
        let _ = writeln!(self.out, "{line}");
    }

    /// Hands and what is known of them, and the scars nobody has seen.
    fn holdings(&mut self) {
        let (setup, table) = (&self.view.setup, &self.view.table);
        for seat in Seat::all(2) {
            let text = match self.view.hand {
                Some(hand) if self.view.eye.is(seat) => format!("{} {}", self.say(BoardText::YourHand), cards(hand)),
                _ => {
                    let n = table.hand_size(setup, seat);
                    let suits: Vec<_> = table.voids[seat.index()].iter().map(SuitName).collect();
                    self.say(if suits.is_empty() { BoardText::Holds { seat, n } } else { BoardText::HoldsNone { seat, n, suits } })
                }
            };
            self.wrap(text.trim_end());
        }
        let unseen: Vec<_> = table.unseen.iter().map(|scar| scar.number().to_string()).collect();
        if !unseen.is_empty() {
            let text = self.say(BoardText::Unseen { scars: unseen.join(" "), n: table.face_down() });
            self.wrap(&text);
        }
    }

    /// The tricks so far, the card led first, the winner's with a star.
    fn history(&mut self) {
        let tricks = &self.view.table.tricks;
        if tricks.cards() == 0 {
            return;
        }
        let mut text = self.say(BoardText::Tricks);
        for (n, trick) in tricks.iter().enumerate() {
            let star = |seat: Seat| if trick.winner == Some(seat) { "*" } else { "" };
            // A trick is not broken over two lines.
            let _ = write!(text, " {})\u{a0}{}:\u{a0}{}{}", n + 1, trick.leader, trick.led, star(trick.leader));
            if let Some(answer) = trick.answer {
                let _ = write!(text, ",\u{a0}{answer}{}", star(other(trick.leader)));
            }
        }
        let from = self.out.len();
        self.wrap(&text);
        let wrapped = self.out.split_off(from).replace('\u{a0}', " ");
        self.out += &wrapped;
    }
}

den_core::messages! {
    /// What the text board prints.
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
        /// The points as they stand.
        Points { first: Seat, a: i32, second: Seat, b: i32 } = "lw-board-points",
        /// The points at the end.
        FinalPoints { first: Seat, a: i32, second: Seat, b: i32 } = "lw-board-final",
        /// The player that looks.
        You = "lw-board-you",
        /// Another player.
        Seat { seat: Seat } = "lw-board-seat",
        /// Strength.
        Strength { n: i32 } = "lw-board-strength",
        /// The row of face-up wolves.
        Wolves = "lw-board-wolves",
        /// The row of lone wolves.
        Lone = "lw-board-lone",
        /// The row of slots.
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
        /// The hand of the player that looks.
        YourHand = "lw-board-hand",
        /// How many cards a player holds.
        Holds { seat: Seat, n: u8 } = "lw-board-holds",
        /// The same, and the suits that the player holds no more.
        HoldsNone { seat: Seat, n: u8, suits: Vec<SuitName> } = "lw-board-holds-none",
        /// The scars that not everyone has seen.
        Unseen { scars: String, n: u8 } = "lw-board-unseen",
        /// What follows are the tricks so far.
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
        /// A scar is taken.
        Takes { you: bool, seat: Seat, at: Territory } = "lw-board-takes",
        /// One of the scars, and what it does.
        Choice { scar: Numbered, effect: Message } = "lw-board-choice",
        /// A scar is placed.
        Places { you: bool, seat: Seat, scar: Numbered, effect: Message } = "lw-board-places",
        /// A scar is placed that this eye does not know.
        PlacesUnseen { you: bool, seat: Seat } = "lw-board-places-unseen",
    }
}
