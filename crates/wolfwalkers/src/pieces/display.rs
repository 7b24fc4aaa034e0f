//! A display: a floating grid of at most five by five cards.

use crate::pieces::cell::{Cell, Cells, spread};
use crate::pieces::deck::Deck;
use crate::pieces::ids::{CellId, GoalId, StoryId};
use crate::pieces::symbol::Symbol;

/// All cells.
const ALL_CELLS: u32 = (1 << CellId::COUNT) - 1;
/// The cells of the topmost row.
const TOP_ROW: u32 = 0b11111;
/// The cells of the leftmost column.
const LEFT_COLUMN: u32 = 0b00001_00001_00001_00001_00001;

/// A card, as far as it is known: its story was seen on top of the stack, the goal on the back may be unknown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    pub(crate) story: StoryId,
    pub(crate) goal: Option<GoalId>,
}

impl Card {
    /// A card with this story and an unseen goal.
    pub const fn front(story: StoryId) -> Card {
        Card { story, goal: None }
    }

    /// A card with both sides known.
    pub const fn known(story: StoryId, goal: GoalId) -> Card {
        Card { story, goal: Some(goal) }
    }

    /// The story on the front.
    pub const fn story(self) -> StoryId {
        self.story
    }

    /// The goal on the back, if it has been seen.
    #[inline]
    pub const fn goal(self) -> Option<GoalId> {
        self.goal
    }
}

/// The side of a card that is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, den_core::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The story.
    Story,
    /// The goal.
    Goal,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Story => Side::Goal,
            Side::Goal => Side::Story,
        }
    }
}

/// The cells where a display of this width and height may have a card: its rectangle, and one more in each direction it can still grow.
const ROOM: [[Cells; 6]; 6] = {
    let mut room = [[0; 6]; 6];
    let mut height = 0;
    while height < 6 {
        let mut width = 0;
        while width < 6 {
            let columns: u64 = if width == 5 { 0b011_1110 } else { (1 << (width + 2)) - 1 };
            let (from, to) = if height == 5 { (1, 6) } else { (0, height + 2) };
            let mut row = from;
            while row < to {
                room[height][width] |= columns << (row * 8);
                row += 1;
            }
            width += 1;
        }
        height += 1;
    }
    room
};

/// One player's cards. The rectangle they cover always starts at the top left cell, so that equal displays have equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Display {
    /// The cells with a card.
    pub(crate) laid: u32,
    /// The cells that show a goal.
    pub(crate) goals: u32,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) cards: [Option<Card>; 25],
    /// The cells whose story shows each symbol, marked stories included.
    pub(crate) shows: [u32; Symbol::COUNT],
    /// How many stories show each symbol a second time.
    pub(crate) second: [u8; Symbol::COUNT],
    /// The stories and goals shown (WW-34P-2).
    pub(crate) stories_shown: u64,
    pub(crate) goals_shown: u64,
    /// The card with the marker of each opportunity on it.
    pub(crate) marked: [u32; 3],
    /// The opportunities used, as bits.
    pub(crate) used: u8,
    /// Points scored immediately.
    pub(crate) bonus: u8,
}

impl Default for Display {
    fn default() -> Display {
        Display {
            laid: 0,
            goals: 0,
            width: 0,
            height: 0,
            cards: [None; 25],
            shows: [0; Symbol::COUNT],
            second: [0; Symbol::COUNT],
            stories_shown: 0,
            goals_shown: 0,
            marked: [0; 3],
            used: 0,
            bonus: 0,
        }
    }
}

impl Display {
    /// The number of cards.
    #[inline]
    pub fn len(&self) -> u32 {
        self.laid.count_ones()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.laid == 0
    }

    /// Whether there are 25 cards (WW-END-1).
    #[inline]
    pub fn is_full(&self) -> bool {
        self.laid == ALL_CELLS
    }

    /// The cells with a card, as bits.
    #[inline]
    pub fn laid(&self) -> u32 {
        self.laid
    }

    /// The cells that show a goal, as bits.
    #[inline]
    pub fn goal_cells(&self) -> u32 {
        self.goals
    }

    /// The points scored immediately (WW-MOD-2).
    #[inline]
    pub fn bonus(&self) -> u8 {
        self.bonus
    }

    /// The number of goals.
    pub fn goals(&self) -> u32 {
        self.goals.count_ones()
    }

    /// The width and height of the rectangle that the cards cover.
    pub fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// The card in a cell, and the side it shows.
    pub fn card(&self, at: Cell) -> Option<(Card, Side)> {
        at.index().and_then(|cell| self.at(cell))
    }

    /// The card in a cell of the rectangle, and the side it shows.
    #[inline]
    pub fn at(&self, cell: CellId) -> Option<(Card, Side)> {
        let card = (*self.cards.get(cell.index())?)?;
        Some((card, self.side(cell)))
    }

    /// The side that the card in a cell shows.
    #[inline]
    pub(crate) fn side(&self, cell: CellId) -> Side {
        if self.goals & cell.bit() != 0 { Side::Goal } else { Side::Story }
    }

    /// The goal that a cell shows.
    #[inline]
    pub fn goal_at(&self, cell: CellId) -> Option<GoalId> {
        let shown = self.goals & cell.bit() != 0;
        self.cards.get(cell.index()).filter(|_| shown).and_then(|card| card.as_ref()?.goal)
    }

    /// The cells whose story shows each symbol.
    #[inline]
    pub fn shows(&self) -> &[u32; Symbol::COUNT] {
        &self.shows
    }

    /// How many stories show the symbol.
    pub fn count(&self, symbol: Symbol) -> u32 {
        self.shows[symbol as usize].count_ones()
    }

    /// How often a symbol is shown, twice for a story that shows it twice (WW-BAL-1).
    #[inline]
    pub fn symbols(&self, symbol: Symbol) -> u32 {
        self.count(symbol) + u32::from(self.second[symbol as usize])
    }

    /// Whether this side of the card is already in the display (WW-34P-2).
    #[inline]
    pub(crate) fn has(&self, card: Card, side: Side) -> bool {
        match side {
            Side::Story => self.stories_shown & card.story.bit() != 0,
            Side::Goal => card.goal.is_some_and(|goal| self.goals_shown & goal.bit() != 0),
        }
    }

    /// WW-TURN-2: the first card anywhere, which is a single cell; each further one orthogonally next to a card, in a display that
    /// stays within 5 columns and 5 rows.
    #[inline]
    pub(crate) fn beside(&self) -> Cells {
        if self.laid == 0 {
            return Cell::FIRST.bit();
        }
        let laid = spread(self.laid);
        (laid << 1 | laid >> 1 | laid << 8 | laid >> 8) & !laid & self.room()
    }

    /// The cells diagonally next to a card.
    pub(crate) fn diagonal(&self) -> Cells {
        let laid = spread(self.laid);
        (laid << 7 | laid >> 7 | laid << 9 | laid >> 9) & !laid & self.room()
    }

    /// The gaps in the rectangle.
    pub(crate) fn gaps(&self) -> Cells {
        let columns = (1u64 << self.width) - 1;
        let rectangle = (0..u32::from(self.height)).fold(0, |all, row| all | columns << ((row + 1) * 8 + 1));
        rectangle & !spread(self.laid)
    }

    /// The cells orthogonally next to a goal.
    pub(crate) fn beside_goals(&self) -> Cells {
        let goals = spread(self.goals);
        goals << 1 | goals >> 1 | goals << 8 | goals >> 8
    }

    fn room(&self) -> Cells {
        ROOM[usize::from(self.height)][usize::from(self.width)]
    }

    /// Lays a card and returns its cell.
    pub fn lay(&mut self, deck: &Deck, at: Cell, card: Card, side: Side) -> CellId {
        let (mut row, mut column) = (at.row(), at.column());
        if row < 0 {
            self.shift(5);
            self.height += 1;
            row = 0;
        }
        if column < 0 {
            self.shift(1);
            self.width += 1;
            column = 0;
        }
        self.height = self.height.max(row as u8 + 1);
        self.width = self.width.max(column as u8 + 1);
        let cell = CellId::new((row * 5 + column) as u8);
        self.put(deck, cell, card, side);
        cell
    }

    /// Puts a card into an empty cell of the rectangle.
    pub(crate) fn put(&mut self, deck: &Deck, cell: CellId, card: Card, side: Side) {
        self.cards[cell.index()] = Some(card);
        let bit = cell.bit();
        self.laid |= bit;
        match side {
            Side::Story => {
                self.stories_shown |= card.story.bit();
                for symbol in deck.stories[card.story.index()].symbols.iter() {
                    self.shows[symbol as usize] |= bit;
                }
                for symbol in deck.stories[card.story.index()].twice.iter() {
                    self.second[symbol as usize] += 1;
                }
            }
            Side::Goal => {
                self.goals |= bit;
                self.goals_shown |= card.goal.map_or(0, GoalId::bit);
            }
        }
    }

    /// Removes the card from a cell, with any markers on it; the rectangle stays as it is until [`Display::normalise`].
    pub(crate) fn lift(&mut self, deck: &Deck, cell: CellId) -> Option<(Card, Side)> {
        let (bit, side) = (cell.bit(), self.side(cell));
        let card = self.cards.get_mut(cell.index())?.take()?;
        match side {
            Side::Story => {
                self.stories_shown &= !card.story.bit();
                for symbol in deck.stories[card.story.index()].twice.iter() {
                    self.second[symbol as usize] -= 1;
                }
            }
            Side::Goal => self.goals_shown &= !card.goal.map_or(0, GoalId::bit),
        }
        self.laid &= !bit;
        self.goals &= !bit;
        self.shows.iter_mut().chain(&mut self.marked).for_each(|cells| *cells &= !bit);
        Some((card, side))
    }

    /// Moves the rectangle to the top left after cards have been lifted.
    pub(crate) fn normalise(&mut self) {
        if self.laid == 0 {
            (self.width, self.height) = (0, 0);
            return;
        }
        let mut back = 0;
        while self.laid >> back & TOP_ROW == 0 {
            back += 5;
        }
        while self.laid >> back & LEFT_COLUMN == 0 {
            back += 1;
        }
        if back > 0 {
            self.laid >>= back;
            self.goals >>= back;
            self.shows.iter_mut().chain(&mut self.marked).for_each(|cells| *cells >>= back);
            self.cards.copy_within(back.., 0);
            self.cards[25 - back..].fill(None);
        }
        self.height = 5 - (0..5).rev().take_while(|row| self.laid >> (row * 5) & TOP_ROW == 0).count() as u8;
        self.width = 5 - (0..5).rev().take_while(|column| self.laid >> column & LEFT_COLUMN == 0).count() as u8;
    }

    /// Moves every card by `by` cells to the right and down, to make room at the top (5) or at the left (1).
    fn shift(&mut self, by: usize) {
        self.laid <<= by;
        self.goals <<= by;
        self.shows.iter_mut().chain(&mut self.marked).for_each(|cells| *cells <<= by);
        self.cards.copy_within(..25 - by, by);
        self.cards[..by].fill(None);
    }

    /// Checks that the display is consistent.
    pub(crate) fn audit(&self, deck: &Deck, added: [Option<Symbol>; 3]) -> Result<(), String> {
        let mut again = Display { marked: self.marked, used: self.used, bonus: self.bonus, ..Display::default() };
        for cell in CellId::all() {
            if let Some((card, side)) = self.at(cell) {
                again.put(deck, cell, card, side);
            }
        }
        for (symbol, marked) in added.iter().zip(self.marked) {
            if let Some(symbol) = symbol {
                again.shows[*symbol as usize] |= marked;
            }
        }
        again.normalise();
        if again != *self {
            return Err(format!("a display is not what its cards make it: {self:?} should be {again:?}"));
        }
        if self.marked.iter().any(|&cells| cells & !self.laid != 0) {
            return Err("a marker is not on a card".into());
        }
        Ok(())
    }
}
