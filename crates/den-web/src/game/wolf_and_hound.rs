//! Wolf & Hound: a round table with animals walking around it, and the dark wood that sheep are lost to.

mod animals;
mod box_art;
mod pickers;

use den_core::{Key, Seat, Value};
use leptos::prelude::{AnyView, IntoAny, RwSignal, view};
use wolf_and_hound::{Animal, Card, Colour, Event, Face, Pasture, Stage, Team, View, WolfAndHound};

use animals::{animal_does, animal_name, cards_of};

use super::svg::{art, art_in, at, clip, escape, fitted, on_circle, picture, rounded_rect, words};
use super::{About, Act, Pick, Place, Scene, Sort, Ui};
use crate::learn::{Course, like, play, read, sheet};
use crate::words::say;
use crate::{packs, t};

pub(crate) fn card_name(card: Card) -> String {
    say(&card.into(), &[])
}

fn team_name(team: Team) -> String {
    if team == Team::Blue { t!("wh-blue") } else { t!("wh-yellow") }
}

impl Ui for WolfAndHound {
    const BACKDROP: &'static str = "#cfe3d6";
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

    fn colour(_: &View, seat: usize) -> usize {
        usize::from(Pasture::ALL.get(seat).is_some_and(|place| place.team() == Team::Yellow))
    }

    fn team_name(seat: Seat) -> Option<String> {
        Pasture::ALL.get(seat.index()).map(|place| team_name(place.team()))
    }

    fn picker(pack: &str, key: &'static Key, label: &str, now: &Value, set: Pick) -> Option<AnyView> {
        cards_of(packs::edition_or_built_in::<Self>(pack).content(), key.values).map(|cards| pickers::animals(cards, label, now, set))
    }

    fn in_play(options: RwSignal<String>, pack: RwSignal<String>) -> Option<AnyView> {
        Some(view! { <pickers::Animals options=options pack=pack/> }.into_any())
    }
}

struct Drawing<'a> {
    view: &'a View,
    scene: &'a Scene,
    below: Pasture,
    narrow: bool,
    /// Whether the frame is so wide that the hand has room beside the player's pasture.
    flat: bool,
    /// The minimum font size.
    least: f64,
}

/// The centre of something in the picture.
type Point = (f64, f64);

impl<'a> Drawing<'a> {
    fn new(view: &'a View, scene: &'a Scene) -> Self {
        let flat = !scene.narrow && scene.frame.0 > scene.frame.1 * 1.7;
        let mut drawing = Drawing { view, scene, below: view.pasture().unwrap_or(Pasture::FIRST), narrow: scene.narrow, flat, least: 0.0 };
        let (width, height) = drawing.size();
        drawing.least = scene.least_of_whole(width, height);
        drawing
    }

    /// The size of the picture. The narrow one fits on a phone together with prompt and choices.
    fn size(&self) -> Point {
        match (self.narrow, self.flat) {
            (true, _) => (480.0, 600.0),
            (false, true) => (980.0, 530.0),
            (false, false) => (920.0, 640.0),
        }
    }

    fn middle(&self) -> Point {
        if self.narrow { (240.0, 230.0) } else { (460.0, 254.0) }
    }

    /// The radii of the path around the wood.
    fn ring(&self) -> Point {
        if self.narrow { (90.0, 92.0) } else { (190.0, 122.0) }
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
            [(240.0, 408.0), (66.0, 230.0), (240.0, 54.0), (414.0, 230.0)][side]
        } else {
            let own = if self.flat { (460.0, 470.0) } else { (210.0, 548.0) };
            [own, (121.0, 254.0), (460.0, 52.0), (799.0, 254.0)][side]
        }
    }

    /// Where the animals in front of a place are.
    fn track(&self, place: Pasture) -> Point {
        let side = self.side(place);
        if self.narrow {
            [(240.0, 326.0), (150.0, 230.0), (240.0, 140.0), (330.0, 230.0)][side]
        } else {
            [(460.0, 380.0), (270.0, 254.0), (460.0, 136.0), (650.0, 254.0)][side]
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
            let (rx, ry) = self.ring();
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
            Event::Deals { pasture, .. } | Event::Draws { pasture, .. } => {
                // Own cards are seen, those of others are backs.
                let held = |view: &View| view.hand.map(|hand| hand.iter().collect::<Vec<Card>>()).unwrap_or_default();
                let (had, has) = (held(self.view), held(after));
                let keys: Vec<String> = if pasture == self.below && !has.is_empty() {
                    let new = |(n, card): &(usize, &Card)| had.get(*n) != Some(card);
                    has.iter().enumerate().filter(new).map(|(n, card)| format!("hand-{n}-{card}")).collect()
                } else {
                    let (had, has) = (self.view.open.in_hand[pasture.index()], after.open.in_hand[pasture.index()]);
                    (had..has.min(4)).map(|n| format!("back-{pasture}-{n}")).collect()
                };
                vec![Act::Together(keys.into_iter().map(|key| Act::fly(key.clone(), Place::of("pile"), Place::then(key))).collect())]
            }
            Event::Plays { pasture, card } => {
                let key = format!("played-{pasture}-{}", after.open.played[pasture.index()].len());
                let at = self.view.hand.filter(|_| pasture == self.below).and_then(|hand| hand.iter().position(|one| one == card));
                let back = self.view.open.in_hand[pasture.index()].min(4).saturating_sub(1);
                let hand = at.map_or_else(|| format!("back-{pasture}-{back}"), |n| format!("hand-{n}-{card}"));
                let fly = Act::fly(key.clone(), Place::of(hand.clone()), Place::then(key));
                vec![Act::Together(vec![Act::leave(hand), fly])]
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
        picture(w, h, "board-svg whole wh", &t!("wh-board"), &inside)
    }

    /// Meadow, path and dark wood. The meadow is larger than the picture, so that it fills the frame.
    fn ground(&self) -> String {
        let (x, y) = self.middle();
        let (rx, ry) = self.ring();
        let wood = self.wood();
        let meadow = |class: &str| format!("<rect x=\"-640\" y=\"-320\" width=\"2200\" height=\"1400\" class=\"{class}\"");
        let mut out = format!(
            "{} data-drop=\"*\"/>{}/><ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" class=\"path\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"{wood}\" class=\"wood\"/><use href=\"#wh-ground-{}\"/>",
            meadow("meadow"),
            meadow("grass"),
            if self.narrow { "narrow" } else { "wide" }
        );
        // The pile, and on planks how many cards it has and how many sheep are lost.
        let open = &self.view.open;
        for n in 0..open.pile.div_ceil(4).min(4) {
            out += &art("card-back", x, y - 32.0 - 2.0 * f64::from(n), 0.5);
        }
        out += &format!("<g data-spot=\"pile\" transform=\"translate({x} {})\">{}</g>", y - 32.0, rounded_rect(30.0, 42.0, 3.0, "area"));
        let lost: u8 = Pasture::ALL.iter().map(|p| self.view.setup.sheep[p.index()] - open.sheep[p.index()]).sum();
        let size = self.least.max(15.0);
        for (n, text) in [t!("wh-pile", n = open.pile), t!("wh-wood", n = lost)].iter().enumerate() {
            let y = y + 4.0 + n as f64 * size * 1.6;
            let wide = text.chars().count() as f64 * size * 0.58 + 14.0;
            out += &at("", x, y, &(rounded_rect(wide, size * 1.4, 4.0, "plank") + &words(0.0, 0.5, size, "plank-ink", text)));
        }
        out
    }

    /// A pasture with its player: portrait, name, sheep, the latest card, and the cards in hand.
    fn seat(&self, place: Pasture) -> String {
        let (x, y) = self.area(place);
        let open = &self.view.open;
        let setup = &self.view.setup;
        let active = open.active == place && !matches!(open.stage, Stage::Over(_));
        let team = if place.team() == Team::Blue { "blue" } else { "yellow" };
        let tall = self.narrow && self.side(place) % 2 == 1;
        let (w, h) = match (self.narrow, tall) {
            (true, true) => (122.0, 190.0),
            (true, false) => (278.0, 100.0),
            _ => (228.0, 92.0),
        };
        let name = self.scene.names.get(place.index()).cloned().unwrap_or_default();
        let sheep = open.sheep[place.index()];
        let label =
            t!("wh-seat-label", name = name.clone(), team = team_name(place.team()), sheep = sheep, of = setup.sheep[place.index()]);
        let mut inside = format!(
            "<g role=\"img\" aria-label=\"{}\">{}{}",
            escape(&label),
            rounded_rect(w, h, 10.0, &format!("seat {team}{}", if active { " active" } else { "" })),
            rounded_rect(w, h, 10.0, "fence")
        );
        // The name is on a plank over the fence; the pennant shows the team.
        let size = self.least.max(15.0);
        let (plank, middle) = if tall { (w - 8.0, 0.0) } else { (w - 74.0, 33.0) };
        inside += &format!(
            "<g transform=\"translate({middle} {:.1})\">{}{}</g>",
            -h / 2.0 + 14.0,
            rounded_rect(plank, size * 1.5, 4.0, "plank"),
            fitted(0.0, 0.5, size, "plank-ink", &clip(&name, (plank / size / 0.44) as usize), plank - 8.0)
        );
        let face = if tall { (-w / 2.0 + 30.0, h / 2.0 - 48.0) } else { (-w / 2.0 + 35.0, -7.0) };
        inside += &self.scene.portrait(Seat(place.index() as u8), face, if tall { 25.0 } else { 31.0 });
        inside += &art(&format!("wh-{team}"), face.0 + 22.0, face.1 + 3.0, 0.62);
        // The player's team and partner are named, not only marked by colour.
        if place.team() == self.below.team() && self.view.pasture().is_some() {
            let size = self.least.max(13.0);
            let text = if place == self.below { t!("wh-own-team", team = team_name(place.team())) } else { t!("wh-partner") };
            inside += &fitted(if tall { 0.0 } else { 6.0 }, h / 2.0 - 5.0 - size * 0.5, size, "pasture-ink", &text, 112.0);
        }
        inside += "</g>";
        // Sheep at home; lost ones are in the wood.
        let total = setup.sheep[place.index()];
        let room = if tall { 108.0 } else { w - 136.0 };
        let per_row = if tall { 3 } else { total.max(1) };
        let step = (room / f64::from(per_row)).min(40.0);
        for n in 0..total {
            let home = n < sheep;
            let (sx, sy) = if tall {
                (step * (f64::from(n % per_row) - 1.0), -h / 2.0 + 54.0 + 36.0 * f64::from(n / per_row))
            } else {
                (-w / 2.0 + 92.0 + step * f64::from(n), 4.0)
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
                    &format!("<g class=\"{class}\"><circle r=\"6\"/>{}</g>", art("sheep", 0.0, 0.0, if home { 0.92 } else { 0.62 })),
                ),
            );
        }
        // The latest card, and the number of cards in hand.
        if let Some(card) = open.played[place.index()].last() {
            let (cx, cy) = if tall { (32.0, h / 2.0 - 40.0) } else { (w / 2.0 - 30.0, 14.0) };
            let key = format!("played-{place}-{}", open.played[place.index()].len());
            inside += &at(
                &key,
                cx,
                cy,
                &number_card(card, (44.0, 58.0), "role=\"img\"", &t!("wh-last-played", card = card_name(card)), self.least),
            );
        }
        let held = if setup.is_virtual(place) { open.dummies[place.index() & 1].len() as u8 } else { open.in_hand[place.index()] };
        // The player's own cards are the hand itself.
        let own = place == self.below && self.view.hand.is_some();
        for n in 0..if own { 0 } else { held.min(4) } {
            // On a large screen they lie beside the fence: above it, or on the left of the upper pasture.
            let (bx, by, scale, step) = match (self.narrow, self.side(place)) {
                (true, _) => (face.0, h / 2.0 - 12.0, 0.24, 15.0),
                (false, 2) => (-w / 2.0 - 56.0, 0.0, 0.5, 24.0),
                (false, _) => (0.0, -h / 2.0 - 26.0, 0.5, 24.0),
            };
            let shift = (f64::from(n) - f64::from(held.min(4) - 1) / 2.0) * step;
            let back = rounded_rect(60.0 * scale, 84.0 * scale, 3.0, "back") + &art("card-back", 0.0, 0.0, scale);
            inside += &at(&format!("back-{place}-{n}"), bx + shift, by, &back);
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
        // On a large screen the hand is beside the player's pasture.
        let (cw, ch, middle) = match (self.narrow, self.flat) {
            (true, _) => (96.0, 124.0, w / 2.0),
            (false, true) => (90.0, 122.0, 786.0),
            (false, false) => (126.0, 172.0, 622.0),
        };
        let y = h - ch / 2.0 - 10.0;
        let mut out = String::new();
        if let Stage::Offer(card) = self.view.open.stage {
            let (x, y) = match (self.narrow, self.flat) {
                (true, _) => self.middle(),
                (false, true) => (250.0, y),
                (false, false) => (60.0, y),
            };
            out += &at("offer", x, y, &number_card(card, (cw * 0.8, ch * 0.8), "role=\"img\"", &card_name(card), self.least));
        }
        let Some(hand) = self.view.hand else { return out };
        let cards: Vec<Card> = hand.iter().collect();
        for (n, card) in cards.iter().enumerate() {
            let x = middle + (n as f64 - (cards.len() as f64 - 1.0) / 2.0) * (cw + 14.0);
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

/// The position of a lost sheep: at the edge of the wood, first on the left and right.
fn wood_place(x: f64, y: f64, wood: f64, number: usize) -> Point {
    const ORDER: [usize; 16] = [0, 12, 23, 13, 1, 11, 2, 10, 22, 14, 3, 9, 21, 15, 4, 8];
    let (cos, sin) = on_circle(ORDER[number % ORDER.len()]);
    (x + cos * wood * 0.78, y + 6.0 + sin * wood * 0.7)
}

fn number_card(card: Card, (w, h): (f64, f64), attributes: &str, label: &str, least: f64) -> String {
    let (class, picture, head, symbol) = match card.colour() {
        Colour::Black => ("black", "wh-night", "wolf", "meat"),
        Colour::White => ("white", "wh-day", "hound", "bone"),
    };
    let symbol = if card.has_symbol() { art(symbol, w * 0.3, -h * 0.32, w / 62.0) } else { String::new() };
    let labelled = if attributes.contains("aria-label") { String::new() } else { format!(" aria-label=\"{}\"", escape(label)) };
    format!(
        "<g {attributes}{labelled} data-tip=\"card:{card}\">{}{}{}{symbol}{}</g>",
        rounded_rect(w, h, 8.0, &format!("number {class}")),
        art_in(picture, ((w - 5.0) / 60.0, (h - 5.0) / 84.0)),
        art(head, 0.0, h * 0.18, w / 126.0),
        words(-w * 0.28, -h * 0.28, least.max(h * 0.34), &format!("number-ink {class}"), &card.value().to_string()),
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

#[cfg(test)]
mod tests {
    use den_core::{Eye, Hidden as _, Options as _, Played, Seed, built_in};

    use super::*;

    #[test]
    fn a_full_circle_leads_all_the_way_round_the_wood() {
        let options = wolf_and_hound::Options::read([]).expect("options");
        let mut played = Played::<WolfAndHound>::new(&built_in::<WolfAndHound>(), &options, 4).expect("a game");
        played.deal(&Seed::from_number(1), &mut ());
        let view = played.now().view(Eye::Seat(Seat(0)));
        let scene = Scene { frame: (900.0, 700.0), ..Scene::default() };
        let drawing = Drawing::new(&view, &scene);
        let (x, y) = drawing.middle();
        for pasture in Pasture::ALL {
            let way = drawing.way(pasture, pasture);
            let passes = |right: bool, low: bool| {
                way.iter().any(|place| matches!(place, Place::At(px, py) if (*px > x) == right && (*py > y) == low))
            };
            assert!(
                [(false, false), (false, true), (true, false), (true, true)].iter().all(|(right, low)| passes(*right, *low)),
                "{way:?}"
            );
        }
    }
}
