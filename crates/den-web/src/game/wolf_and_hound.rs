//! Wolf & Hound: a round table with animals walking around it, and the dark wood that sheep are lost to.

mod animals;
mod pickers;

use den_core::{Key, Seat, Value};
use leptos::prelude::{AnyView, IntoAny, RwSignal, view};
use wolf_and_hound::{Animal, Card, Colour, Event, Face, Pasture, Stage, Team, View, WolfAndHound};

use animals::{animal_does, animal_name, cards_of};

use super::svg::{HOUND, SHEEP, WOLF, at, clip, escape, on_circle, picture, rounded_rect, words};
use super::{About, Act, Pick, Place, Scene, Sort, Ui};
use crate::learn::{Course, like, play, read, sheet};
use crate::t;
use crate::words::say;

pub(crate) fn card_name(card: Card) -> String {
    say(&card.into(), &[])
}

impl Ui for WolfAndHound {
    const ART: &'static str = ART;
    const USUAL_SEATS: u8 = 4;
    const LEVELS: &'static [&'static str] = &["pup", "yearling", "tracker", "hunter", "alpha"];
    const COURSE: Course = COURSE;

    fn picture(view: &View, scene: &Scene) -> String {
        Drawing::new(view, scene).whole()
    }

    fn acts(event: &Event, before: &View, after: &View, scene: &Scene) -> Vec<Act> {
        Drawing::new(before, scene).acts(event, after)
    }

    fn about(event: &Event) -> About {
        let by = |pasture: Pasture, sort| About::by(Seat(pasture.index() as u8), sort);
        match *event {
            Event::Deals { .. } | Event::Draws { .. } => About::of(Sort::Deal).detail(),
            Event::TurnsUp { pasture, .. } => by(pasture, Sort::Deal),
            Event::Plays { pasture, .. } => by(pasture, Sort::Card),
            Event::Moves { .. } => About::of(Sort::Go),
            Event::TurnsOver { .. } => About::of(Sort::Flip),
            Event::Takes { .. } => About::of(Sort::Take),
            Event::Returns { .. } => About::of(Sort::Score),
            Event::Ends { .. } => About::of(Sort::End),
            _ => About::default(),
        }
    }

    fn picker(key: &'static Key, label: &str, now: &Value, set: Pick) -> Option<AnyView> {
        cards_of(key.values).map(|cards| pickers::animals(cards, label, now, set))
    }

    fn in_play(options: RwSignal<String>) -> Option<AnyView> {
        Some(view! { <pickers::Animals options=options/> }.into_any())
    }
}

struct Drawing<'a> {
    view: &'a View,
    scene: &'a Scene,
    below: Pasture,
    narrow: bool,
    /// The minimum font size.
    least: f64,
}

/// The centre of something in the picture.
type Point = (f64, f64);

impl<'a> Drawing<'a> {
    fn new(view: &'a View, scene: &'a Scene) -> Self {
        let (width, height) = if scene.narrow { (480.0, 770.0) } else { (920.0, 640.0) };
        Drawing { view, scene, below: view.pasture().unwrap_or(Pasture::FIRST), narrow: scene.narrow, least: scene.least(width, height) }
    }

    fn size(&self) -> Point {
        if self.narrow { (480.0, 770.0) } else { (920.0, 640.0) }
    }

    fn middle(&self) -> Point {
        if self.narrow { (240.0, 300.0) } else { (460.0, 248.0) }
    }

    /// The size of the dark wood.
    fn wood(&self) -> f64 {
        if self.narrow { 66.0 } else { 84.0 }
    }

    /// Where a place is on the screen: 0 at the bottom, then clockwise.
    fn side(&self, place: Pasture) -> usize {
        (place.index() + 4 - self.below.index()) % 4
    }

    /// The centre of a place's area.
    fn area(&self, place: Pasture) -> Point {
        let side = self.side(place);
        if self.narrow {
            [(240.0, 548.0), (66.0, 300.0), (240.0, 58.0), (414.0, 300.0)][side]
        } else {
            [(460.0, 472.0), (120.0, 248.0), (460.0, 46.0), (800.0, 248.0)][side]
        }
    }

    /// Where the animals in front of a place are.
    fn track(&self, place: Pasture) -> Point {
        let side = self.side(place);
        if self.narrow {
            [(240.0, 446.0), (150.0, 300.0), (240.0, 162.0), (330.0, 300.0)][side]
        } else {
            [(460.0, 380.0), (270.0, 248.0), (460.0, 124.0), (650.0, 248.0)][side]
        }
    }

    /// The clockwise path around the wood from one place to another; a full circle if both are the same.
    fn way(&self, from: Pasture, to: Pasture) -> Vec<Place> {
        let (x, y) = self.middle();
        let quarters = match (to.index() + 4 - from.index()) % 4 {
            0 => 4,
            quarters => quarters,
        };
        let first = self.side(from) * 6;
        let point = |n: usize| {
            let (cos, sin) = on_circle(6 + n);
            let (rx, ry) = if self.narrow { (90.0, 140.0) } else { (190.0, 130.0) };
            Place::At(x + rx * cos, y + ry * sin)
        };
        (first..first + quarters * 6).skip(1).map(point).collect()
    }

    /// The animation of an event.
    fn acts(&self, event: &Event, after: &View) -> Vec<Act> {
        let seat = |pasture: Pasture| {
            let (x, y) = self.area(pasture);
            Place::At(x, y)
        };
        match *event {
            Event::Plays { pasture, card } => {
                let key = format!("played-{pasture}-{}", after.open.played[pasture.index()].len());
                let own = pasture == self.below && self.view.hand.is_some();
                let from = if own { Place::of(format!("card:{card}")) } else { seat(pasture) };
                vec![Act::fly(key.clone(), from, Place::then(key))]
            }
            Event::Moves { animal, from, to, .. } => {
                let key = format!("animal-{animal}");
                let mut way = self.way(from, to);
                way.push(Place::then(key.clone()));
                vec![Act::go(key, way)]
            }
            Event::TurnsOver { animal, .. } => vec![Act::flip(format!("animal-{animal}"))],
            Event::Takes { pasture, taken: true, left, .. } => {
                let key = format!("sheep-{pasture}-{left}");
                let go = Act::go(key.clone(), [Place::then(key)]);
                vec![Act::Together(vec![go, Act::pop(seat(pasture), "−1")])]
            }
            Event::Returns { pasture, returned: true, left, .. } => {
                let key = format!("sheep-{pasture}-{}", left.saturating_sub(1));
                let go = Act::go(key.clone(), [Place::then(key)]);
                vec![Act::Together(vec![go, Act::pop(seat(pasture), "+1")])]
            }
            _ => Vec::new(),
        }
    }

    fn whole(&self) -> String {
        let (w, h) = self.size();
        let mut inside = self.ground();
        for place in Pasture::ALL {
            inside += &self.seat(place);
        }
        for place in Pasture::ALL {
            inside += &self.animals(place);
        }
        inside += &self.hand();
        picture(w, h, "board-svg wh", &t!("wh-board"), &inside)
    }

    /// Meadow, path and dark wood.
    fn ground(&self) -> String {
        let (x, y) = self.middle();
        let (rx, ry) = if self.narrow { (150.0, 190.0) } else { (300.0, 186.0) };
        let wood = self.wood();
        let mut out = format!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" class=\"meadow\" data-drop=\"*\"/><ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{:.0}\" ry=\"{:.0}\" class=\"path\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"{wood}\" class=\"wood\"/>",
            rx * 0.66,
            ry * 0.7
        );
        for n in (0..24).step_by(3) {
            let (cos, sin) = on_circle(n);
            let (tx, ty) = (x + cos * wood * 0.82, y + sin * wood * 0.82);
            out += &format!("<path class=\"tree\" d=\"M{:.1} {:.1} l-11 24 h22 Z\"/>", tx, ty - 14.0);
        }
        let open = &self.view.open;
        let lost: u8 = Pasture::ALL.iter().map(|p| self.view.setup.sheep[p.index()] - open.sheep[p.index()]).sum();
        out += &words(x, y - 10.0, self.least.max(17.0), "wood-ink", &t!("wh-wood", n = lost));
        out += &words(x, y + 14.0, self.least.max(16.0), "wood-ink", &t!("wh-pile", n = open.pile));
        // The direction of play.
        for n in 0..4 {
            let (cos, sin) = on_circle(9 + 6 * n);
            let (ax, ay) = (x + cos * rx * 0.66, y + sin * ry * 0.7);
            out += &format!(
                "<path class=\"way\" transform=\"translate({ax:.0} {ay:.0}) rotate({})\" d=\"M-9 7 L0 -7 L9 7\"/>",
                [-45, 45, 135, 225][n]
            );
        }
        out
    }

    fn seat(&self, place: Pasture) -> String {
        let (x, y) = self.area(place);
        let open = &self.view.open;
        let setup = &self.view.setup;
        let active = open.active == place && !matches!(open.stage, Stage::Over(_));
        let team = if place.team() == Team::Blue { "blue" } else { "yellow" };
        let (w, h) =
            if self.narrow { if self.side(place).is_multiple_of(2) { (270.0, 100.0) } else { (122.0, 190.0) } } else { (226.0, 86.0) };
        let tall = self.narrow && self.side(place) % 2 == 1;
        let name = self.scene.names.get(place.index()).cloned().unwrap_or_default();
        let sheep = open.sheep[place.index()];
        let label = t!(
            "wh-seat-label",
            name = name.clone(),
            team = if team == "blue" { t!("wh-blue") } else { t!("wh-yellow") },
            sheep = sheep,
            of = setup.sheep[place.index()]
        );
        let mut inside = format!(
            "<g role=\"img\" aria-label=\"{}\">{}",
            escape(&label),
            rounded_rect(w, h, 14.0, &format!("seat {team}{}", if active { " active" } else { "" }))
        );
        inside += &words(0.0, -h / 2.0 + 16.0, self.least.max(17.0), "seat-name", &clip(&name, if tall { 12 } else { 22 }));
        // Partners are named, not only marked by colour.
        if place != self.below && place.team() == self.below.team() && self.view.pasture().is_some() {
            inside += &words(0.0, h / 2.0 - 13.0, self.least.max(14.0), "soft", &t!("wh-partner"));
        }
        inside += "</g>";
        // Sheep at home; lost ones are in the wood.
        let total = setup.sheep[place.index()];
        let per_row = if tall { 3 } else { total.max(1) };
        for n in 0..total {
            let home = n < sheep;
            let (sx, sy) = if tall {
                (-36.0 + 36.0 * f64::from(n % per_row), -h / 2.0 + 50.0 + 36.0 * f64::from(n / per_row))
            } else {
                (-w / 2.0 + 24.0 + 36.0 * f64::from(n), 6.0)
            };
            let (mx, my) = self.middle();
            let (px, py) =
                if home { (x + sx, y + sy) } else { wood_place(mx, my, self.wood(), usize::from(total - 1 - n) * 4 + place.index()) };
            let class = if home { "sheep" } else { "sheep lost" };
            inside += &in_place(
                x,
                y,
                &at(
                    &format!("sheep-{place}-{n}"),
                    px,
                    py,
                    &format!("<g class=\"{class}\" transform=\"scale({})\">{SHEEP}</g>", if home { 0.85 } else { 0.6 }),
                ),
            );
        }
        // The latest card, and the number of cards in hand.
        if let Some(card) = open.played[place.index()].last() {
            let (cx, cy) = if tall { (32.0, h / 2.0 - 36.0) } else { (w / 2.0 - 30.0, 8.0) };
            let key = format!("played-{place}-{}", open.played[place.index()].len());
            inside += &at(
                &key,
                cx,
                cy,
                &number_card(card, (42.0, 56.0), "role=\"img\"", &t!("wh-last-played", card = card_name(card)), self.least),
            );
        }
        let held = if setup.is_virtual(place) { open.dummies[place.index() & 1].len() as u8 } else { open.in_hand[place.index()] };
        let (bx, by) = if tall { (-w / 2.0 + 10.0, h / 2.0 - 14.0) } else { (-w / 2.0 + 18.0, h / 2.0 - 14.0) };
        for n in 0..held.min(4) {
            inside += &format!(
                "<rect class=\"back\" x=\"{:.0}\" y=\"{:.0}\" width=\"9\" height=\"12\" rx=\"2\"/>",
                bx + f64::from(n) * 11.0,
                by - 6.0
            );
        }
        at("", x, y, &inside)
    }

    fn animals(&self, place: Pasture) -> String {
        let open = &self.view.open;
        let (x, y) = self.track(place);
        let here: Vec<Animal> = open.at[place.index()].into_iter().collect();
        let side = self.side(place);
        let count = here.len();
        let mut out = String::new();
        for (n, animal) in here.into_iter().enumerate() {
            let spread = |most: f64, step: f64| if count > 1 { step.min(most / (count - 1) as f64) } else { 0.0 };
            let shift = n as f64 - (count as f64 - 1.0) / 2.0;
            let (px, py) = if side.is_multiple_of(2) {
                (x + shift * spread(if self.narrow { 170.0 } else { 260.0 }, 56.0), y)
            } else {
                (x, y + shift * spread(150.0, 48.0))
            };
            out += &at(&format!("animal-{animal}"), px, py, &self.animal(animal, open.face(animal)));
        }
        out
    }

    fn animal(&self, animal: Animal, up: Face) -> String {
        let Some(sides) = self.view.setup.sides(animal) else { return String::new() };
        let label = format!("{}: {}", animal_name(animal), animal_does(animal, sides));
        format!("<g {}>{}</g>", self.scene.thing(&format!("animal:{animal}"), &label), animals::card(sides.side(up), up, self.least))
    }

    fn hand(&self) -> String {
        let (w, h) = self.size();
        let (cw, ch) = if self.narrow { (96.0, 124.0) } else { (78.0, 106.0) };
        let y = h - ch / 2.0 - 10.0;
        let mut out = String::new();
        if let Stage::Offer(card) = self.view.open.stage {
            out += &at(
                "offer",
                if self.narrow { 240.0 } else { 700.0 },
                if self.narrow { 300.0 } else { y },
                &number_card(card, (cw * 0.8, ch * 0.8), "role=\"img\"", &card_name(card), self.least),
            );
        }
        let Some(hand) = self.view.hand else { return out };
        let cards: Vec<Card> = hand.iter().collect();
        for (n, card) in cards.iter().enumerate() {
            let x = w / 2.0 + (n as f64 - (cards.len() as f64 - 1.0) / 2.0) * (cw + 14.0);
            let label = card_name(*card);
            out += &at(
                &format!("hand-{n}-{card}"),
                x,
                y,
                &number_card(*card, (cw, ch), &self.scene.thing(&format!("card:{card}"), &label), &label, self.least),
            );
        }
        out
    }
}

/// Something with absolute coordinates, inside a group at `(x, y)`.
fn in_place(x: f64, y: f64, inside: &str) -> String {
    format!("<g transform=\"translate({:.1} {:.1})\">{inside}</g>", -x, -y)
}

/// The position of a lost sheep in the wood: above and below the text there.
fn wood_place(x: f64, y: f64, wood: f64, number: usize) -> Point {
    const COLUMNS: [f64; 8] = [0.0, -1.0, 1.0, -2.0, 2.0, 0.0, -1.0, 1.0];
    let at = number / 2;
    let column = COLUMNS[at % COLUMNS.len()] * wood * 0.29;
    let row = wood * if at < 5 { 0.58 } else { 0.84 };
    (x + column, if number.is_multiple_of(2) { y - row - 2.0 } else { y + row + 4.0 })
}

fn number_card(card: Card, (w, h): (f64, f64), attributes: &str, label: &str, least: f64) -> String {
    let (class, head) = match card.colour() {
        Colour::Black => ("black", WOLF),
        Colour::White => ("white", HOUND),
    };
    let symbol = if card.has_symbol() {
        words(w * 0.28, -h * 0.3, least.max(h * 0.16), "number-ink", if card.colour() == Colour::Black { "🍖" } else { "🦴" })
    } else {
        String::new()
    };
    let labelled = if attributes.contains("aria-label") { String::new() } else { format!(" aria-label=\"{}\"", escape(label)) };
    format!(
        "<g {attributes}{labelled} data-tip=\"card:{card}\">{}{}<g class=\"head\" transform=\"translate(0 {:.1}) scale({:.2})\">{head}</g>{symbol}</g>",
        rounded_rect(w, h, 9.0, &format!("number {class}")),
        words(-w * 0.24, -h * 0.25, h * 0.34, "number-ink", &card.value().to_string()),
        h * 0.16,
        w / 62.0
    )
}

/// The guided first game.
const COURSE: Course = Course {
    options: "first-game",
    bots: 3,
    deal: 3,
    steps: &[
        read("learn-wh-1"),
        read("learn-wh-2"),
        read("learn-wh-3"),
        play("learn-wh-4"),
        read("learn-wh-5"),
        like("learn-wh-6", "b"),
        like("learn-wh-7", "w"),
        read("learn-wh-8"),
        sheet("learn-wh-9"),
        read("learn-wh-10"),
    ],
};

/// The picture in the lobby.
const ART: &str = "<svg viewBox=\"0 0 400 220\" preserveAspectRatio=\"xMidYMid slice\"><rect width=\"400\" height=\"220\" fill=\"#cfe0c3\"/><path d=\"M0 130 Q100 90 210 122 Q310 150 400 112 V220 H0 Z\" fill=\"#8fb573\"/><path d=\"M0 172 Q140 140 260 168 Q340 184 400 166 V220 H0 Z\" fill=\"#6d9957\"/><g fill=\"#24401f\"><path d=\"M300 118 L318 40 L336 118 Z M330 124 L350 30 L370 124 Z M360 120 L380 52 L400 120 Z\"/></g><circle cx=\"64\" cy=\"46\" r=\"24\" fill=\"#ffe9a8\"/><g transform=\"translate(112 148) scale(1.7)\"><path d=\"M-8 -13 a7 7 0 0 1 12 -2 a7 7 0 0 1 11 6 a7 7 0 0 1 1 12 a7 7 0 0 1 -9 9 a8 8 0 0 1 -14 0 a7 7 0 0 1 -9 -9 a7 7 0 0 1 0 -12 a7 7 0 0 1 8 -4 Z\" fill=\"#fdfaf2\" stroke=\"#c9c2b2\"/><path d=\"M-6 -4 Q0 -8 6 -4 Q7 6 0 10 Q-7 6 -6 -4 Z\" fill=\"#4a4038\"/></g><g transform=\"translate(176 160) scale(1.3)\"><path d=\"M-8 -13 a7 7 0 0 1 12 -2 a7 7 0 0 1 11 6 a7 7 0 0 1 1 12 a7 7 0 0 1 -9 9 a8 8 0 0 1 -14 0 a7 7 0 0 1 -9 -9 a7 7 0 0 1 0 -12 a7 7 0 0 1 8 -4 Z\" fill=\"#fdfaf2\" stroke=\"#c9c2b2\"/><path d=\"M-6 -4 Q0 -8 6 -4 Q7 6 0 10 Q-7 6 -6 -4 Z\" fill=\"#4a4038\"/></g><g transform=\"translate(322 150) scale(1.9)\" fill=\"#23262c\"><path d=\"M-17 -17 L-9 -9 Q0 -13 9 -9 L17 -17 L18 -1 Q18 6 10 10 L4 18 Q0 21 -4 18 L-10 10 Q-18 6 -18 -1 Z\"/><path fill=\"#ffd35c\" d=\"M-10 -1 L-4 2 L-9 3 Z M10 -1 L4 2 L9 3 Z\"/></g><g transform=\"translate(236 148) scale(1.6)\" fill=\"#f4ead8\" stroke=\"#8a7452\"><path d=\"M-9 -14 Q0 -18 9 -14 Q18 -14 19 -2 Q19 8 14 10 Q11 4 10 -2 Q11 8 7 14 Q0 21 -7 14 Q-11 8 -10 -2 Q-11 4 -14 10 Q-19 8 -19 -2 Q-18 -14 -9 -14 Z\"/><path fill=\"#4a3a26\" stroke=\"none\" d=\"M-6 -3 a2 2 0 1 0 0.1 0 Z M6 -3 a2 2 0 1 0 0.1 0 Z M-3.5 9 Q0 7 3.5 9 Q2 13 0 13 Q-2 13 -3.5 9 Z\"/></g></svg>";
