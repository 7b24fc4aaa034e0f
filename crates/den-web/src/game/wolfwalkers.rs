//! Wolfwalkers: the market, and each player's display with the points of its goals.

mod acts;
mod box_art;
mod cards;
mod example;
mod pickers;

use acts::card_key;
use cards::{goal_card, story_card, wrap};
use den_core::{Key, Rules as _, Seat, Value};
use leptos::prelude::AnyView;
use wolfwalkers::{Card, Cell, CellId, Deck, Event, Side, SlotId, Symbol, View, Which, Wolfwalkers};

use super::svg::{art_box, at, clip, escape, picture, rounded_rect, words};
use super::{About, Act, Pick, Scene, Sort, Ui};
use crate::learn::{Course, like, read, sheet};
use crate::words::say;
use crate::{packs, t};

/// A side of a card in words.
fn face_words(view: &View, card: Card, side: Side) -> String {
    say(&view.setup().face(card, side), &[])
}

/// The title and text of an opportunity in play.
fn opportunity(view: &View, which: Which) -> Option<(String, String)> {
    let card = view.opportunity_card(which)?;
    Some((say(&view.setup().opportunity_title(card), &[]), say(&view.setup().opportunity_text(card), &[])))
}

impl Ui for Wolfwalkers {
    const BACKDROP: &'static str = "#b98a52";
    const USUAL_SEATS: u8 = 2;
    const COURSE: Course = COURSE;

    fn picture(view: &View, scene: &Scene) -> String {
        let (width, height) = if scene.narrow {
            (NARROW, narrow_height(view, scene))
        } else if is_square(scene) {
            let height = WIDE_HEIGHT + MARKET_ROW + modules_height(view);
            ((height * scene.frame.0 / scene.frame.1).max(6.0 * LARGE + 300.0), height)
        } else {
            (MARKET + 6.0 * LARGE + OTHERS, WIDE_HEIGHT + modules_height(view))
        };
        let least = if modules_height(view) > 0.0 { scene.least(width, height) } else { scene.least_of_whole(width, height) };
        Drawing { view, deck: view.deck(), scene, width, least }.whole()
    }

    fn acts(event: &Event, before: &View, after: &View, _: &Scene) -> Vec<Act> {
        acts::acts(event, before, after)
    }

    fn about(event: &Event) -> About {
        match *event {
            Event::First { seat } => About::by(seat, Sort::Other).detail(),
            Event::Special { .. } | Event::Opportunities { .. } | Event::Refilled { .. } | Event::Shown { .. } | Event::Legend { .. } => {
                About::of(Sort::Deal).detail()
            }
            Event::EndsTurned { .. } => About::of(Sort::Flip).detail(),
            Event::Took { seat, .. } | Event::Laid { seat, .. } | Event::Covered { seat, .. } => About::by(seat, Sort::Card),
            Event::Drew { seat, .. } => About::by(seat, Sort::Deal),
            Event::Turned { seat, .. } | Event::Traded { seat, .. } | Event::Bartered { seat, .. } => About::by(seat, Sort::Flip),
            Event::PutUnder { seat, .. } | Event::Lifted { seat, .. } | Event::Closed { seat, .. } => About::by(seat, Sort::Take),
            Event::Marked { seat, .. } | Event::Used { seat, .. } => About::by(seat, Sort::Build),
            Event::Scored { seat, .. } => About::by(seat, Sort::Score),
            Event::Passed { seat } => About::by(seat, Sort::Other),
            Event::Left { .. } | Event::Swept => About::of(Sort::Take),
            Event::Over => About::of(Sort::End),
        }
    }

    fn areas(view: &View) -> Vec<Seat> {
        Seat::all(view.seats()).collect()
    }

    fn picker(pack: &str, key: &'static Key, _: &str, now: &Value, set: Pick) -> Option<AnyView> {
        pickers::picker(packs::edition_or_built_in::<Self>(pack).content(), key.name, now, set)
    }
}

/// On a large screen: the width of the market, the size of a space in the large display, the width of the other displays, and the height
/// of it all without special and opportunities.
const MARKET: f64 = 336.0;
const LARGE: f64 = 112.0;
const OTHERS: f64 = 364.0;
const WIDE_HEIGHT: f64 = 52.0 + 6.0 * LARGE;

/// In a frame that is not much wider than high, the market is a row above the displays, which leaves more room for those of the others.
const MARKET_ROW: f64 = 130.0;

fn is_square(scene: &Scene) -> bool {
    !scene.narrow && scene.frame.1 > 1.0 && scene.frame.0 < scene.frame.1 * 1.65
}

/// About how high special and opportunities are on a large screen.
fn modules_height(view: &View) -> f64 {
    let opportunities = Which::ALL.iter().any(|&n| opportunity(view, n).is_some());
    if opportunities {
        180.0
    } else if view.special_card().is_some() {
        50.0
    } else {
        0.0
    }
}

/// On a phone: the width of it all and the size of a space in the display.
const NARROW: f64 = 520.0;
const SPACE: f64 = 84.0;

/// The number of rows that the market needs on a phone: one, if otherwise not all of the display would be in sight.
fn market_rows(view: &View, scene: &Scene) -> usize {
    let (w, h) = scene.frame;
    let rows = market_cards(view).div_ceil(4);
    let fits = w < 1.0 || height_with(view, rows) * w / NARROW <= h;
    if fits || modules_height(view) > 0.0 { rows } else { 1 }
}

/// The cards of the market, with the stack.
fn market_cards(view: &View) -> usize {
    usize::from(view.market_slots()).max(1) + 1
}

/// The size of a card of the market on a phone.
fn market_card(view: &View, rows: usize) -> f64 {
    NARROW / market_cards(view).div_ceil(rows) as f64 - 12.0
}

fn height_with(view: &View, market_rows: usize) -> f64 {
    market_rows as f64 * (market_card(view, market_rows) + 10.0) + 14.0 + 42.0 + 4.0 + 6.0 * SPACE + 10.0
}

fn narrow_height(view: &View, scene: &Scene) -> f64 {
    height_with(view, market_rows(view, scene))
}

struct Drawing<'a> {
    view: &'a View,
    deck: &'a Deck,
    scene: &'a Scene,
    width: f64,
    /// The minimum font size.
    least: f64,
}

impl Drawing<'_> {
    fn whole(&self) -> String {
        let mut inside = String::new();
        let height = if self.scene.narrow { self.narrow(&mut inside) } else { self.wide(&mut inside) };
        let class = if modules_height(self.view) > 0.0 { "board-svg ww" } else { "board-svg whole ww" };
        picture(self.width, height, class, &t!("ww-board"), &inside)
    }

    /// The stack and the market with this many cards in a row, from a point on.
    fn market(&self, inside: &mut String, (left, top): (f64, f64), per_row: usize, step: (f64, f64), card: f64) {
        for n in 0..=usize::from(self.view.market_slots()).max(1) {
            let x = left + step.0 * ((n % per_row) as f64 + 0.5);
            let y = top + step.1 * ((n / per_row) as f64 + 0.5);
            *inside += &if n == 0 { self.stack(x, y, card) } else { self.slot(n - 1, x, y, card) };
        }
    }

    /// The card in hand, which waits next to the display of the player who is laying it.
    fn held(&self, inside: &mut String, x: f64, y: f64, size: f64) {
        if let Some((card, side)) = self.view.hand() {
            *inside += &at(&card_key(card), x, y, &format!("<g class=\"held\" data-drag=\"\">{}</g>", self.card(card, side, size, None)));
        }
    }

    /// On a phone: everything below each other, one display at a time.
    fn narrow(&self, inside: &mut String) -> f64 {
        let (focus, size, rows) = (self.focus(), SPACE, market_rows(self.view, self.scene));
        let (card, per_row) = (market_card(self.view, rows), market_cards(self.view).div_ceil(rows));
        self.market(inside, (0.0, 5.0), per_row, (self.width / per_row as f64, card + 10.0), card);
        let y = self.modules(inside, rows as f64 * (card + 10.0) + 14.0, self.width, 1);
        let y = self.tabs(inside, y, 0.0, self.width, focus);
        self.held(inside, self.width - 74.0, y - 4.0, size);
        let (display, height) = self.display(focus, self.width / 2.0, y + 4.0, size);
        *inside += &display;
        y + height + 10.0
    }

    /// On a large screen: the market on the left, the player's own display as large as the height allows, the others on the right.
    fn wide(&self, inside: &mut String) -> f64 {
        let focus = self.focus();
        let top = self.modules(inside, 0.0, self.width, 3);
        let cards = market_cards(self.view);
        let square = is_square(self.scene);
        let (left, top) = if square {
            let card = (self.width / cards as f64).min(MARKET_ROW) - 8.0;
            let start = (self.width - cards as f64 * (card + 8.0)) / 2.0;
            self.market(inside, (start, top + 2.0), cards, (card + 8.0, card + 8.0), card);
            (0.0, top + MARKET_ROW)
        } else {
            let card = ((WIDE_HEIGHT - 10.0) / cards.div_ceil(2) as f64).min(MARKET / 2.0 - 6.0) - 8.0;
            self.market(inside, (6.0, top + 4.0), 2, (card + 8.0, card + 8.0), card);
            (MARKET, top)
        };
        let middle = left + 3.0 * LARGE;
        let y = self.tabs(inside, top + 4.0, left, 6.0 * LARGE, focus);
        let (display, height) = self.display(focus, middle, y + 2.0, LARGE);
        *inside += &display;
        let others: Vec<Seat> = Seat::all(self.view.seats()).filter(|s| *s != focus).collect();
        let room = self.width - left - 6.0 * LARGE;
        let (most, beside) = match others.len() {
            0 | 1 => (104.0, room / 2.0),
            2 => (58.0, room / 2.0),
            _ => (40.0, if square { room / 2.0 } else { 108.0 }),
        };
        let small = f64::min((room - 10.0) / 5.0, most);
        let name = self.least.max(15.0);
        for (n, seat) in others.iter().enumerate() {
            let y = top + 8.0 + n as f64 * (5.0 * small + name * 1.9);
            let x = left + 6.0 * LARGE + beside;
            *inside += &words(x, y + name * 0.6, name, "ink", &self.scene.name(*seat));
            *inside += &self.display(*seat, x, y + name * 1.4, small).0;
        }
        // Two other displays leave room only over their names.
        let held = if others.len() == 2 { top + 70.0 } else { y + height - LARGE * 0.7 };
        self.held(inside, self.width - LARGE * 0.6, held, LARGE);
        y + height + 6.0
    }

    /// The seat whose display is shown large.
    fn focus(&self) -> Seat {
        self.scene.focus.filter(|s| s.0 < self.view.seats()).unwrap_or(self.view.seat())
    }

    fn stack(&self, x: f64, y: f64, card: f64) -> String {
        let n = self.view.stack_len();
        let top = self.view.stack_top();
        let label =
            top.map_or_else(|| t!("ww-stack", n = n), |card| t!("ww-stack-top", n = n, card = face_words(self.view, card, Side::Story)));
        let mut inside =
            format!("<g role=\"img\" aria-label=\"{}\" data-tip-text=\"{}\" data-spot=\"stack\">", escape(&label), escape(&label));
        let back = rounded_rect(card * 0.9, card * 0.9, 7.0, "face pile") + &art_box("ww-back", card * 0.9, card * 0.9);
        inside += &format!("<g transform=\"translate(6 6)\">{back}</g><g transform=\"translate(3 3)\">{back}</g>");
        inside += &top.map_or_else(|| back.clone(), |top| self.card(top, Side::Story, card * 0.9, None));
        inside += &format!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" class=\"count\"/>{}",
            card * 0.38,
            card * -0.36,
            self.least.max(15.0),
            words(card * 0.38, card * -0.36, self.least.max(14.0), "count-ink", &n.to_string())
        );
        at("", x, y, &format!("{inside}</g>"))
    }

    fn slot(&self, n: usize, x: f64, y: f64, card: f64) -> String {
        let token = format!("slot:{}", n + 1);
        let Some((face, side)) = self.view.market_card(SlotId::new(n as u8)) else {
            return at("", x, y, &rounded_rect(card * 0.9, card * 0.9, 9.0, "empty"));
        };
        let label = face_words(self.view, face, side);
        let inside = format!("<g {}>{}</g>", self.scene.thing(&token, &label), self.card(face, side, card * 0.94, None));
        at(&card_key(face), x, y, &inside)
    }

    /// Special and opportunities, the latter in this many columns. Returns where they end.
    fn modules(&self, inside: &mut String, mut y: f64, width: f64, columns: usize) -> f64 {
        if let Some(special) = self.view.special_card() {
            let setup = self.view.setup();
            let (title, text) = (say(&setup.special_title(special), &[]), say(&setup.special_text(special), &[]));
            for line in wrap(&t!("ww-use", title = title, text = text), self.letters(width, 15.0)) {
                let size = self.least.max(15.0);
                *inside += &words(width / 2.0, y + size * 0.7, size, "ink", &line);
                y += size * 1.3;
            }
        }
        let there: Vec<_> = Which::ALL.into_iter().filter_map(|n| opportunity(self.view, n).map(|words| (n, words))).collect();
        let size = self.least.max(13.5);
        let wide = width / columns as f64 - 8.0;
        for row in there.chunks(columns) {
            let lines = |text: &str| wrap(text, self.letters(wide - 12.0, 13.5));
            let most = row.iter().map(|(_, (_, text))| lines(text).len()).max().unwrap_or(0);
            let height = 10.0 + (most + 1) as f64 * size * 1.25;
            for (column, (n, (title, text))) in row.iter().enumerate() {
                let label = t!("ww-use", title = title.clone(), text = text.clone());
                let gone = self.view.has_used(self.view.seat(), *n);
                let mut plate = format!(
                    "<g {}>{}",
                    self.scene.thing(&format!("use:{n}"), &label),
                    rounded_rect(wide, height, 9.0, if gone { "opportunity gone" } else { "opportunity" })
                );
                let line_at = |n: usize| -height / 2.0 + 5.0 + (n as f64 + 0.5) * size * 1.25;
                plate += &words(0.0, line_at(0), size, "ink bold", title);
                for (n, line) in lines(text).iter().enumerate() {
                    plate += &words(0.0, line_at(n + 1), size, "soft", line);
                }
                *inside += &at("", (wide + 8.0) * (column as f64 + 0.5), y + height / 2.0, &format!("{plate}</g>"));
            }
            y += height + 6.0;
        }
        y
    }

    /// The number of letters that fit into a line of this width.
    fn letters(&self, width: f64, size: f64) -> usize {
        (width / (self.least.max(size) * 0.56)) as usize
    }

    /// Tabs to show another player's display. Returns where they end.
    fn tabs(&self, inside: &mut String, y: f64, left: f64, width: f64, focus: Seat) -> f64 {
        let seats = f64::from(self.view.seats());
        for seat in Seat::all(self.view.seats()) {
            let w = (width - 16.0) / seats - 6.0;
            let x = left + 8.0 + f64::from(seat.0) * (w + 6.0);
            let mark = if seat == focus { " shown" } else { "" };
            let size = self.least.max(16.0);
            let name = clip(&self.scene.name(seat), ((w / size / 0.62) as usize).saturating_sub(6));
            let text = format!("{name} · {}", self.view.points(seat));
            // With many players there is no room for portraits.
            let room = text.chars().count() as f64 * size * 0.62 + 44.0 < w;
            *inside += &format!(
                "<g class=\"thing tab{mark}\" data-token=\"area:{}\" data-spot=\"points-{}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\"><rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{w:.0}\" height=\"34\" rx=\"9\" class=\"tab-plate\"/>{}{}</g>",
                seat.0,
                seat.0,
                escape(&t!("ww-show-display", name = self.scene.name(seat), points = self.view.points(seat))),
                if room { self.scene.portrait(seat, (x + 20.0, y + 17.0), 15.0) } else { String::new() },
                words(x + w / 2.0 + if room { 14.0 } else { 0.0 }, y + 17.0, size, "tab-ink", &text)
            );
        }
        y + 42.0
    }

    /// A display centred on `middle`, and its height.
    fn display(&self, seat: Seat, middle: f64, y: f64, size: f64) -> (String, f64) {
        let display = self.view.display(seat);
        let deciding = seat == self.view.seat();
        // A player's own display always has room for a card on the left and above, so that it stays put when it grows.
        let own = seat == self.focus();
        let (left, top) = (i8::from(own), i8::from(own));
        let (wide, high) = (5 + left, 5 + top);
        let start = middle - f64::from(wide) * size / 2.0;
        let mut out = String::new();
        for row in -top..5 {
            for column in -left..5 {
                let Some(place) = Cell::at(row, column) else { continue };
                let x = start + (f64::from(column + left) + 0.5) * size;
                let py = y + (f64::from(row + top) + 0.5) * size;
                let token = format!("cell:{place}");
                let label = say(&place.name(), &[]);
                match display.card(place) {
                    Some((face, side)) => {
                        let cell = CellId::new((row * 5 + column) as u8);
                        let points = (side == Side::Goal)
                            .then(|| face.goal().and_then(|g| self.deck.goals.get(g.index())).map(|goal| goal.points(display, cell)))
                            .flatten();
                        let mut words = face_words(self.view, face, side);
                        if let Some(points) = points {
                            words = t!("ww-goal-now", card = words, points = points);
                        }
                        let thing = if deciding {
                            self.scene.thing(&token, &format!("{label}: {words}"))
                        } else {
                            format!("class=\"thing idle\" role=\"img\" aria-label=\"{}\"", escape(&words))
                        };
                        out += &at(
                            &card_key(face),
                            x,
                            py,
                            &format!("<g {thing} data-tip-text=\"{}\">{}</g>", escape(&words), self.card(face, side, size * 0.95, points)),
                        );
                    }
                    None if own && (self.scene.next.contains(&token) || (row >= 0 && column >= 0)) => {
                        let open = self.scene.next.contains(&token);
                        let thing = self.scene.thing(&token, &label);
                        out += &at(
                            "",
                            x,
                            py,
                            &format!(
                                "<g {thing}>{}{}</g>",
                                rounded_rect(size * 0.92, size * 0.92, 8.0, if open { "cell open" } else { "cell" }),
                                // The name that the list of choices and the log use.
                                if open {
                                    format!(
                                        "<path class=\"plus\" d=\"M-9 0 H9 M0 -9 V9\"/>{}",
                                        words(
                                            0.0,
                                            size * 0.32,
                                            self.least.max(14.0),
                                            "cell-ink",
                                            &if row >= 0 && column >= 0 { place.to_string() } else { String::new() }
                                        )
                                    )
                                } else {
                                    String::new()
                                }
                            ),
                        );
                    }
                    None if !own => out += &at("", x, py, &rounded_rect(size * 0.92, size * 0.92, 6.0, "cell")),
                    None => {}
                }
            }
        }
        (out, f64::from(high) * size)
    }

    fn card(&self, card: Card, side: Side, size: f64, points: Option<i32>) -> String {
        let setup = self.view.setup();
        match (side, card.goal()) {
            (Side::Goal, Some(goal)) => {
                goal_card(&self.deck.goals[goal.index()], &say(&setup.goal_title(goal), &[]), size, points, self.least)
            }
            _ => {
                let symbols: Vec<Symbol> = self.deck.stories[card.story().index()].printed().collect();
                story_card(&say(&setup.story_title(card.story()), &[]), &symbols, size, self.least)
            }
        }
    }
}

/// The guided first game.
const COURSE: Course = Course {
    options: "first-game",
    bots: 1,
    deal: 5,
    steps: &[
        read("learn-ww-1"),
        read("learn-ww-2"),
        like("learn-ww-3", "take"),
        read("learn-ww-4"),
        like("learn-ww-5", "take"),
        read("learn-ww-6"),
        read("learn-ww-7"),
        like("learn-ww-8", "take"),
        sheet("learn-ww-9"),
        read("learn-ww-10"),
    ],
};
