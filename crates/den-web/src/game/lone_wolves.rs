//! Lone Wolves: five territories with both sides, scars, moons, and the hand.

mod acts;
mod box_art;
mod scars;
mod signs;

use den_core::{Eye, Seat};
use lone_wolves::{Card, Event, LoneWolves, Moon, Name, Slot, Stage, SuitName, Table, Territory, View, other};

use super::svg::{art, art_box, at, escape, fitted, picture, rounded_rect, words};
use super::{About, Act, Scene, Sort, Ui};
use crate::learn::{Course, like, play, read, sheet};
use crate::t;
use crate::words::say;

fn name_of(thing: impl Into<Name>) -> String {
    say(&thing.into().into(), &[])
}

fn land_token(at: Territory) -> String {
    format!("land:{}", at.name())
}

/// The side of the table that is drawn at the bottom: the player's own.
fn below(view: &View) -> Seat {
    match view.eye {
        Eye::Seat(seat) => seat,
        Eye::Public => Seat(0),
    }
}

impl Ui for LoneWolves {
    const BACKDROP: &'static str = "#33384a";
    const USUAL_SEATS: u8 = 2;
    const COURSE: Course = COURSE;

    fn picture(view: &View, scene: &Scene) -> String {
        Drawing::new(view, scene).whole()
    }

    fn acts(event: &Event, before: &View, after: &View, scene: &Scene) -> Vec<Act> {
        acts::acts(event, before, after, scene)
    }

    fn forecast(before: &View, after: &View, _: &Scene) -> Vec<Act> {
        acts::forecast(before, after)
    }

    fn about(event: &Event) -> About {
        match *event {
            Event::ScarsLaid { .. } | Event::HonorLaid { .. } | Event::Dealt { .. } => About::of(Sort::Deal).detail(),
            Event::Leads { seat } => About::by(seat, Sort::Other).detail(),
            Event::Played { seat, .. } => About::by(seat, Sort::Card),
            Event::TurnedUp { .. } | Event::Turned { .. } => About::of(Sort::Flip),
            Event::Won { .. } | Event::Joined { .. } | Event::Moon { .. } => About::of(Sort::Score),
            Event::Took { seat, .. } => About::by(seat, Sort::Take),
            Event::Looked { seat, .. } => About::by(seat, Sort::Other).detail(),
            Event::Placed { seat, .. } => About::by(seat, Sort::Build),
            Event::NoScar { .. } | Event::LeftGame { .. } => About::of(Sort::Other),
            Event::Over { .. } => About::of(Sort::End),
        }
    }
}

/// Where the rows of the picture begin: the opponent's cards, the territories, the player's cards, the hand.
struct Tops {
    side: f64,
    land: f64,
    below: f64,
    hand: f64,
}

/// The sizes of things in a kind of frame. In a low one, as on a laptop, cards give way to scars, which must be large enough to be read.
#[derive(Clone, Copy)]
struct Sizes {
    /// The whole picture.
    height: f64,
    /// Above the opponent's cards.
    top: f64,
    /// A card on the table.
    card: (f64, f64),
    /// The cards of one side.
    side: f64,
    /// A territory.
    land: f64,
    /// Between cards and territories, where the slots are.
    gap: f64,
    /// A card in the hand.
    hand: (f64, f64),
    /// The radius of a scar.
    scar: f64,
    /// From one slot to the next.
    slot: f64,
}

const NARROW: Sizes =
    Sizes { height: 644.0, top: 44.0, card: (56.0, 60.0), side: 130.0, land: 128.0, gap: 44.0, hand: (68.0, 88.0), scar: 15.5, slot: 31.0 };
const LOW: Sizes =
    Sizes { height: 662.0, top: 54.0, card: (66.0, 92.0), side: 96.0, land: 142.0, gap: 60.0, hand: (86.0, 118.0), scar: 26.0, slot: 54.0 };
const TALL: Sizes = Sizes {
    height: 730.0,
    top: 60.0,
    card: (82.0, 115.0),
    side: 121.0,
    land: 150.0,
    gap: 54.0,
    hand: (96.0, 134.0),
    scar: 22.0,
    slot: 46.0,
};

/// A frame that is lower than this many pixels is low.
const LOW_FRAME: f64 = 600.0;

struct Drawing<'a> {
    view: &'a View,
    table: &'a Table,
    scene: &'a Scene,
    below: Seat,
    narrow: bool,
    sizes: Sizes,
    width: f64,
    /// The minimum font size.
    least: f64,
}

impl<'a> Drawing<'a> {
    fn new(view: &'a View, scene: &'a Scene) -> Self {
        // In a wide frame the territories are wider.
        let (w, h) = scene.frame;
        let (width, sizes) = match scene.narrow {
            true => (520.0, NARROW),
            false if h < 1.0 => (1000.0, TALL),
            false => {
                let sizes = if h < LOW_FRAME { LOW } else { TALL };
                ((sizes.height * w / h).clamp(1000.0, 1300.0), sizes)
            }
        };
        let least = scene.least_of_whole(width, sizes.height);
        Drawing { view, table: &view.table, scene, below: below(view), narrow: scene.narrow, sizes, width, least }
    }

    fn column(&self) -> f64 {
        self.width / 5.0
    }

    fn whole(&self) -> String {
        let above = other(self.below);
        let Tops { side: top, land: land_top, below: below_top, hand: hand_top } = self.tops();
        let Sizes { side, land, gap, .. } = self.sizes;
        let mut inside = self.plaque(above, if self.narrow { 22.0 } else { self.sizes.top / 2.0 - 1.0 });
        for (at_column, &territory) in self.view.setup.order.iter().enumerate() {
            let middle = self.column() * (at_column as f64 + 0.5);
            // The whole column, including the cards in it, is a target for a card, and for a scar that is placed.
            let placing = matches!(self.table.stage, Stage::Place(seat, _) if seat == self.below);
            let target = if placing { format!("slot:{}", Slot::Own(territory)) } else { land_token(territory) };
            inside += &format!(
                "<rect class=\"area\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"{}/>",
                middle - self.column() / 2.0,
                self.column(),
                below_top + side - top,
                Scene::area(&target)
            );
            inside += &self.land(territory, middle, land_top, land);
            inside += &self.side(above, territory, middle, top, side);
            inside += &self.side(self.below, territory, middle, below_top, side);
        }
        inside += &self.slots(above, land_top - gap / 2.0 + 1.0);
        inside += &self.slots(self.below, land_top + land + gap / 2.0 - 1.0);
        let (hand, height) = self.hand(hand_top);
        inside += &hand;
        inside += &self.held();
        picture(self.width, height, "board-svg whole lw", &t!("lw-board"), &inside)
    }

    /// Where the rows begin.
    fn tops(&self) -> Tops {
        let Sizes { top, side, land, gap, .. } = self.sizes;
        let land_top = top + side + gap;
        let below = land_top + land + gap;
        Tops { side: top, land: land_top, below, hand: below + side + 10.0 }
    }

    fn plaque(&self, seat: Seat, y: f64) -> String {
        let table = self.table;
        let count = if table.dealt() { table.hand_size(&self.view.setup, seat) } else { 0 };
        let name = self.scene.name(seat);
        let text = t!("lw-plaque", name = name, n = count);
        let trick = t!("lw-trick", n = (table.tricks.won() + 1).min(self.view.setup.hand), of = self.view.setup.hand);
        let trump = table.trump().map_or_else(|| t!("lw-no-trump"), |suit| t!("lw-trump", suit = name_of(SuitName(suit))));
        let size = self.least.max(if self.narrow { 17.0 } else { 18.0 });
        let mut backs = String::new();
        // The opponent's hand, as cards that lie over each other.
        let (scale, step) = if self.narrow { (0.42, 6.0) } else { (0.6, 14.0) };
        let start = if self.narrow { 60.0 } else { 76.0 };
        for n in 0..count.min(13) {
            let (w, h) = (60.0 * scale, 84.0 * scale);
            backs += &format!(
                "<g transform=\"translate({:.0} 0)\">{}{}</g>",
                f64::from(n) * step,
                rounded_rect(w, h, 3.0, "back"),
                art("card-back", 0.0, 0.0, scale)
            );
        }
        let backs = at(&format!("hand-{seat}"), start, y, &backs);
        let face = self.scene.portrait(seat, (28.0, y), if self.narrow { 19.0 } else { 23.0 });
        format!(
            "{face}{backs}<text x=\"{}\" y=\"{y}\" font-size=\"{size}\" class=\"ink\" dominant-baseline=\"central\">{}</text><text x=\"{}\" y=\"{y}\" font-size=\"{size}\" class=\"ink\" text-anchor=\"end\" dominant-baseline=\"central\">{} · {}</text>",
            if count > 0 { start + 30.0 * scale + 8.0 + f64::from(count.min(13) - 1) * step } else { 54.0 },
            escape(&if self.narrow { name_only(&text) } else { text.clone() }),
            self.width - 12.0,
            escape(&trick),
            escape(&trump)
        )
    }

    fn land(&self, at_land: Territory, x: f64, y: f64, height: f64) -> String {
        let table = self.table;
        let land = &table.lands[at_land.index()];
        let width = self.column() - 8.0;
        let taking = matches!(table.stage, Stage::Take(_, at) if at == at_land);
        let (mine, theirs) = (
            table.strength(&self.view.setup, self.below, at_land).total(),
            table.strength(&self.view.setup, other(self.below), at_land).total(),
        );
        let label = t!(
            "lw-land-label",
            land = name_of(at_land),
            honor = land.honor.up,
            mine = mine,
            theirs = theirs,
            wolves = land.wolves,
            full = self.view.setup.full
        );
        let mut inside = format!("<g {}>", self.scene.thing(&land_token(at_land), &label));
        inside += &rounded_rect(width, height, 8.0, &format!("land {}", at_land.name()));
        inside += &art_box(&format!("lw-{}", at_land.name()), width, height);
        // The name is on a ribbon in the colour of the suit.
        let ribbon = self.least.max(if self.narrow { 15.0 } else { 17.0 });
        inside += &format!(
            "<g transform=\"translate(0 {:.1})\">{}{}{}</g>",
            -height / 2.0 + ribbon * 0.75 + 2.0,
            rounded_rect(width - 4.0, ribbon * 1.5, 6.0, &format!("ribbon {}", at_land.name())),
            self.suit(at_land, (-width / 2.0 + if self.narrow { 10.0 } else { 14.0 }, 0.0), if self.narrow { 0.55 } else { 0.9 }),
            fitted(8.0, 0.5, ribbon, &format!("on-{}", at_land.name()), &name_of(at_land), width - if self.narrow { 28.0 } else { 60.0 })
        );
        // The strength at both edges, the higher one highlighted.
        let edge = |value: i32, lead: bool, y: f64| {
            format!(
                "<g class=\"strength{}\" transform=\"translate({:.1} {y:.1})\">{}{}</g>",
                if lead { " leads" } else { "" },
                width / 2.0 - 21.0,
                rounded_rect(32.0, 25.0, 8.0, "strength-plate"),
                words(0.0, 0.5, self.least.max(19.0), "figure", &value.to_string())
            )
        };
        inside += &edge(theirs, theirs > mine, if self.narrow { -16.0 } else { -14.0 });
        inside += &edge(mine, mine > theirs, height / 2.0 - 18.0);
        // Between the two numbers, how the strength is shared.
        let (top, bottom) = (if self.narrow { -1.0 } else { 1.0 }, height / 2.0 - 33.0);
        if mine > 0 || theirs > 0 {
            let share = f64::from(theirs.max(0)) / f64::from((mine.max(0) + theirs.max(0)).max(1));
            let bar = |class: &str, y: f64, high: f64| {
                format!("<rect class=\"{class}\" x=\"{:.1}\" y=\"{y:.1}\" width=\"6\" height=\"{high:.1}\"/>", width / 2.0 - 24.0)
            };
            let split = top + (bottom - top) * share;
            inside += &(bar("share theirs", top, split - top) + &bar("share mine", split, bottom - split));
        }
        if table.dealt() || land.honor.up > 0 {
            let (hx, hy) = if self.narrow { (-width / 2.0 + 24.0, -13.0) } else { (-width / 2.0 + 26.0, 4.0) };
            inside += &at(
                &format!("honor-{}", at_land.name()),
                hx,
                hy,
                &format!(
                    "<circle r=\"17\" class=\"token honor\"/>{}{}",
                    art("lw-honor", 0.0, 0.0, 0.9),
                    words(0.0, 0.5, self.least.max(18.0), "token-ink", &land.honor.up.to_string())
                ),
            );
        }
        if let Some(moon) = table.moon_at(at_land) {
            let (mx, my) = if self.narrow { (-6.0, 24.0) } else { (-width / 2.0 + 26.0, height / 2.0 - 22.0) };
            inside += &at(
                &format!("moon-{}", moon.index()),
                mx,
                my,
                &format!(
                    "<circle r=\"13\" class=\"moon{}\"/>{}",
                    if moon == Moon::Blood { " blood" } else { "" },
                    art(if moon == Moon::Blood { "lw-blood" } else { "lw-moon" }, 0.0, 0.0, 0.9)
                ),
            );
        }
        inside += "</g>";
        // Scars in their slots.
        let mut places: Vec<String> = land.scars.iter().map(|scar| self.scar(scar, taking)).collect();
        for _ in 0..land.face_down {
            places.push(self.face_down(taking));
        }
        let spots = self.scar_places(places.len(), width, height, ribbon);
        for (n, (place, (px, py))) in places.iter().zip(spots).enumerate() {
            inside += &at(&acts::scar_key(at_land, n), px, py, place);
        }
        at("", x, y + height / 2.0, &inside)
    }

    /// The cards of one side of a territory.
    fn side(&self, seat: Seat, at_land: Territory, x: f64, y: f64, height: f64) -> String {
        let side = &self.table.sides[seat.index()];
        let (w, h) = self.sizes.card;
        let ups: Vec<Card> = side.up[at_land.index()].iter().collect();
        let total = ups.len() + usize::from(side.lone[at_land.index()]);
        let mut out = String::new();
        for n in 0..total {
            let lone = n < usize::from(side.lone[at_land.index()]);
            let (key, face) = if lone {
                (format!("lone-{seat}-{}-{n}", at_land.name()), lone_wolf(w, h, self.least))
            } else {
                let card = ups[n - usize::from(side.lone[at_land.index()])];
                (format!("card-{card}"), self.laid(card, w, h))
            };
            let (px, py) = if self.narrow {
                let step = 19.0_f64.min((height - h) / (total.max(2) - 1) as f64);
                (x, y + h / 2.0 + step * n as f64)
            } else {
                let step = 64.0_f64.min((self.column() - 14.0 - w) / (total.max(2) - 1) as f64);
                (x - step * (total - 1) as f64 / 2.0 + step * n as f64, y + h / 2.0)
            };
            out += &at(&key, px, py, &face);
        }
        out
    }

    /// A card on the table. The card that was led is highlighted until it has been answered.
    fn laid(&self, card: Card, w: f64, h: f64) -> String {
        let led = self.table.tricks.current().0.is_some_and(|led| led.card == card);
        let label = name_of(card);
        let class = if led { "class=\"led\" " } else { "" };
        self.card(card, w, h, &format!("{class}role=\"img\" aria-label=\"{}\"", escape(&label)))
    }

    fn card(&self, card: Card, w: f64, h: f64, attributes: &str) -> String {
        let suit = card.suit().name();
        // Where cards overlap, only their upper and left edges are visible: value and suit are there.
        let wide = w * 0.4;
        let (sx, sy) = if self.narrow && h < 70.0 { (w * 0.27, -h * 0.3) } else { (-w / 2.0 + wide / 2.0 + 1.5, -h * 0.02) };
        format!(
            "<g {attributes}>{}{}<path class=\"corner {suit}\" d=\"M{:.1} {:.1} h{wide:.1} v{:.1} q0 8 -8 8 h{:.1} Z\"/>{}{}</g>",
            rounded_rect(w, h, 7.0, &format!("face {suit}")),
            art_box(&format!("lw-{suit}"), w, h),
            -w / 2.0 + 1.5,
            -h / 2.0 + 1.5,
            h * 0.62 - 8.0,
            8.0 - wide,
            self.suit(card.suit(), (sx, sy), h / 105.0),
            words(-w / 2.0 + wide / 2.0 + 1.5, -h * 0.3, h * 0.34, &format!("card-ink on-{suit}"), &card.value().to_string()),
        )
    }

    /// The sign of a suit, about 20 wide.
    fn suit(&self, suit: Territory, (x, y): (f64, f64), scale: f64) -> String {
        format!("<g class=\"suit-{0}\">{1}</g>", suit.name(), art(&format!("lw-sign-{}", suit.name()), x, y, scale))
    }

    fn hand(&self, y: f64) -> (String, f64) {
        let Some(hand) = self.view.hand else { return (self.plaque_below(y), y + 34.0) };
        let cards: Vec<Card> = hand.iter().collect();
        let (w, h) = self.sizes.hand;
        let step = self.hand_step(cards.len());
        let mut out = String::new();
        for (n, &card) in cards.iter().enumerate() {
            let x = self.width / 2.0 + step * (n as f64 - (cards.len() as f64 - 1.0) / 2.0);
            let token = format!("card:{card}");
            let lifted = if self.scene.chosen.contains(&token) { 8.0 } else { 0.0 };
            let face = self.card(card, w, h, &self.scene.thing(&token, &name_of(card)));
            out += &at(&format!("card-{card}"), x, y + 12.0 + h / 2.0 - lifted, &face);
        }
        (out, y + 26.0 + h)
    }

    /// From one card of a hand to the next. On a phone the cards overlap: their values and suits are at the left edge.
    fn hand_step(&self, cards: usize) -> f64 {
        let w = self.sizes.hand.0;
        ((self.width - 10.0 - w) / cards.saturating_sub(1).max(1) as f64).min(w + 5.0)
    }

    /// The left edge of the player's hand.
    fn hand_left(&self) -> f64 {
        let cards = self.view.hand.map_or(0, |hand| hand.iter().count());
        (self.width - self.sizes.hand.0 - self.hand_step(cards) * cards.saturating_sub(1) as f64) / 2.0
    }

    fn plaque_below(&self, y: f64) -> String {
        words(
            self.width / 2.0,
            y + 16.0,
            self.least.max(18.0),
            "ink",
            &t!("lw-plaque", name = self.scene.name(self.below), n = self.table.hand_size(&self.view.setup, self.below)),
        )
    }
}

fn name_only(text: &str) -> String {
    text.split(" · ").next().unwrap_or(text).to_string()
}

fn lone_wolf(w: f64, h: f64, least: f64) -> String {
    let label = t!("lw-lone");
    format!(
        "<g role=\"img\" aria-label=\"{}\" data-tip-text=\"{}\">{}{}{}{}</g>",
        escape(&label),
        escape(&label),
        rounded_rect(w, h, 7.0, "face lone"),
        art_box("lw-lone", w, h),
        art("wolf", 0.0, h * 0.16, w / 118.0),
        words(-w * 0.32, -h * 0.34, least.max(14.0), "card-ink", "1")
    )
}

/// The guided first game.
const COURSE: Course = Course {
    options: "basic",
    bots: 1,
    deal: 1,
    steps: &[
        read("learn-lw-1"),
        read("learn-lw-2"),
        play("learn-lw-3"),
        read("learn-lw-4"),
        like("learn-lw-5", "take"),
        like("learn-lw-6", "place"),
        read("learn-lw-7"),
        play("learn-lw-8"),
        read("learn-lw-9"),
        sheet("learn-lw-10"),
        read("learn-lw-11"),
    ],
};

#[cfg(test)]
mod tests {
    use den_core::{Seed, built_in};
    use den_table::{Match, Occupant};

    use super::*;

    /// The frames of the board in windows of 1366×768, 1280×900 and 1920×1080.
    const FRAMES: [(f64, f64); 3] = [(960.0, 460.0), (880.0, 600.0), (1520.0, 780.0)];

    #[test]
    fn scars_are_36_pixels_or_more_and_lie_apart() {
        let people = vec![Occupant::Person(String::new()); 2];
        let table = Match::<LoneWolves>::local("advanced", people, &built_in::<LoneWolves>(), Seed::from_number(1)).expect("a match");
        let view = table.seen_at(Eye::Seat(Seat(0)), usize::MAX).view;
        for frame in FRAMES {
            let scene = Scene { frame, ..Scene::default() };
            let drawing = Drawing::new(&view, &scene);
            let Sizes { height, land, .. } = drawing.sizes;
            assert!(drawing.whole().contains(&format!("viewBox=\"0 0 {:.0} {height:.0}\"", drawing.width)), "{frame:?}");
            let wide = 2.0 * drawing.scar_size();
            let pixels = wide * (frame.0 / drawing.width).min(frame.1 / height);
            assert!(pixels >= 36.0, "{pixels} in {frame:?}");
            for count in 1..=4 {
                let places = drawing.scar_places(count, drawing.column() - 8.0, land, drawing.least.max(17.0));
                let apart = |(n, a): (usize, &Point)| places[..n].iter().all(|b| (a.0 - b.0).hypot(a.1 - b.1) > wide * 0.95);
                assert!(places.len() == count && places.iter().enumerate().all(apart), "{places:?} in {frame:?}");
            }
        }
    }

    type Point = (f64, f64);
}
