//! Wolfwalkers: the market, and each player's picture story with the points its goals make.

use den_core::{Game as _, Seat};
use serde_json::Value;
use wolfwalkers::{Deck, Event, Goal, Kind, Move, Place, Side, Symbol, Symbols, View, Wolfwalkers};

use super::svg::{at, escape, picture, plate, words};
use super::{Part, Scene, Ui, event_words};
use crate::t;

/// What the view says as JSON: market, stack, hand.
struct Seen {
    market: Vec<Option<(Face, Side)>>,
    top: Option<Face>,
    stack: usize,
    hand: Option<(Face, Side)>,
    stage: String,
    seat: Seat,
    opportunities: Vec<usize>,
    special: Option<usize>,
    used: Vec<u8>,
    seats: u8,
}

/// A card: its story, and its goal where it is known. Numbers count from 1.
#[derive(Clone, Copy)]
struct Face {
    story: usize,
    goal: Option<usize>,
}

fn face(value: &Value) -> Option<Face> {
    Some(Face { story: value.get("story")?.as_u64()? as usize, goal: value.get("goal").and_then(Value::as_u64).map(|n| n as usize) })
}

fn side(value: Option<&Value>) -> Side {
    if value.and_then(Value::as_str).is_some_and(|s| s.eq_ignore_ascii_case("goal")) { Side::Goal } else { Side::Story }
}

impl Seen {
    fn of(view: &View) -> Seen {
        let json = serde_json::to_value(view).unwrap_or_default();
        let list = |key: &str| json.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        let slot = |slot: &Value| Some((face(slot.get("card")?)?, side(slot.get("shows"))));
        let stack = json.get("stack").cloned().unwrap_or_default();
        let count = |key: &str| stack.get(key).and_then(Value::as_array).map_or(0, Vec::len);
        let top = stack.get("top").and_then(face);
        let stage = match json.get("stage") {
            Some(Value::String(stage)) => stage.clone(),
            Some(Value::Object(map)) => map.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        };
        Seen {
            market: list("market").iter().map(slot).collect(),
            top,
            stack: count("unseen") + count("under") + usize::from(top.is_some()),
            hand: json.get("hand").and_then(|hand| Some((face(hand.get("card")?)?, side(hand.get("shows"))))),
            stage,
            seat: Seat(json.get("seat").and_then(Value::as_u64).unwrap_or(0) as u8),
            opportunities: list("opportunities").iter().filter_map(Value::as_u64).map(|n| n as usize).collect(),
            special: json.get("special").and_then(Value::as_u64).map(|n| n as usize),
            used: list("displays").iter().map(|d| d.get("used").and_then(Value::as_u64).unwrap_or(0) as u8).collect(),
            seats: json.get("seats").and_then(Value::as_u64).unwrap_or(1) as u8,
        }
    }
}

fn symbol_name(symbol: Symbol) -> String {
    t!(format!("ww-{}", symbol.key()))
}

fn symbol_names(symbols: Symbols) -> String {
    symbols.iter().map(symbol_name).collect::<Vec<_>>().join(", ")
}

/// A goal in words.
fn goal_words(goal: &Goal) -> String {
    let points = goal.points;
    match &goal.kind {
        Kind::Pattern(pattern) => {
            let symbols = pattern.cells.iter().map(|(_, _, s)| symbol_name(*s)).collect::<Vec<_>>().join(", ");
            t!("ww-goal-pattern", symbols = symbols, points = points)
        }
        Kind::Arrow(symbol) => t!("ww-goal-arrow", symbol = symbol_name(*symbol), points = points),
        Kind::Crossed(symbol) => t!("ww-goal-crossed", symbol = symbol_name(*symbol), points = points),
        Kind::Pair { a, b, arrows: false } => t!("ww-goal-pair", a = symbol_name(*a), b = symbol_name(*b), points = points),
        Kind::Pair { a, b, arrows: true } => t!("ww-goal-pair-arrows", a = symbol_name(*a), b = symbol_name(*b), points = points),
        Kind::Balance(sides) => {
            let sides = sides.iter().map(|s| symbol_names(*s)).collect::<Vec<_>>().join(" = ");
            t!("ww-goal-balance", sides = sides, points = points)
        }
        Kind::Imbalance { more, fewer } => {
            t!("ww-goal-imbalance", more = symbol_names(*more), fewer = symbol_names(*fewer), points = points)
        }
    }
}

fn face_words(deck: &Deck, face: Face, side: Side) -> String {
    match (side, face.goal) {
        (Side::Goal, Some(goal)) => {
            deck.goals.get(goal - 1).map_or_else(String::new, |g| t!("ww-goal", title = g.title.clone(), words = goal_words(g)))
        }
        _ => deck
            .stories
            .get(face.story.saturating_sub(1))
            .map_or_else(String::new, |s| t!("ww-story", title = s.title.clone(), symbols = symbol_names(s.symbols))),
    }
}

fn place_part(place: Place) -> Part {
    Part::new(format!("cell:{place}"), t!("ww-place", place = place.to_string()))
}

impl Ui for Wolfwalkers {
    const SECRETS: bool = false;

    fn parts(view: &View, m: Move) -> Vec<Part> {
        let seen = Seen::of(view);
        let deck = view.seen().deck();
        let slot = |n: u8| {
            let label = seen
                .market
                .get(usize::from(n))
                .copied()
                .flatten()
                .map_or_else(|| (n + 1).to_string(), |(face, side)| face_words(deck, face, side));
            Part::new(format!("slot:{}", n + 1), label)
        };
        match m {
            Move::Take { from, at } => vec![slot(from), place_part(at)],
            Move::Use(which) => {
                let card = seen.opportunities.get(usize::from(which)).and_then(|n| deck.opportunities.get(n - 1));
                vec![Part::new(
                    format!("use:{}", which + 1),
                    card.map_or_else(String::new, |c| t!("ww-use", title = c.title.clone(), text = c.text.clone())),
                )]
            }
            Move::Slot(n) => vec![slot(n)],
            Move::Card(place) | Move::Lay(place) => vec![place_part(place)],
            Move::Pass => vec![Part::new("act:pass", t!("ww-pass"))],
        }
    }

    fn attempt(view: &View, chosen: &[String], token: &str) -> Option<Move> {
        let seen = Seen::of(view);
        let (kind, name) = token.split_once(':')?;
        let slot = chosen.iter().find_map(|t| t.strip_prefix("slot:")?.parse::<u8>().ok());
        match (kind, seen.stage.as_str()) {
            ("cell", "lay") => Some(Move::Lay(name.parse().ok()?)),
            ("cell", "choose") => Some(Move::Card(name.parse().ok()?)),
            ("cell", _) => Some(Move::Take { from: slot.unwrap_or(1).saturating_sub(1), at: name.parse().ok()? }),
            ("slot", "choose") => Some(Move::Slot(name.parse::<u8>().ok()?.checked_sub(1)?)),
            ("slot", _) => {
                let from = name.parse::<u8>().ok()?.checked_sub(1)?;
                Some(Move::Take { from, at: Place::at(0, 0)? })
            }
            ("use", _) => Some(Move::Use(name.parse::<u8>().ok()?.checked_sub(1)?)),
            _ => None,
        }
    }

    fn prompt(view: &View) -> String {
        let seen = Seen::of(view);
        let deck = view.seen().deck();
        match seen.stage.as_str() {
            "lay" => seen.hand.map_or_else(String::new, |(face, side)| t!("ww-prompt-lay", card = face_words(deck, face, side))),
            "choose" => t!("ww-prompt-choose"),
            "last" => t!("ww-prompt-last"),
            _ => t!("ww-prompt-turn"),
        }
    }

    fn picture(view: &View, scene: &Scene) -> String {
        Drawing { view, seen: Seen::of(view), deck: view.seen().deck(), scene }.whole()
    }

    fn word(event: &Event, names: &[String]) -> String {
        let deck = Deck::built_in();
        let told = |value: &Value| {
            let number = value.get("number")?.as_u64()? as usize;
            Some(match value.get("side")?.as_str()? {
                "goal" => face_words(&deck, Face { story: 0, goal: Some(number) }, Side::Goal),
                _ => face_words(&deck, Face { story: number, goal: None }, Side::Story),
            })
        };
        let name = |field: &str, value: &Value| match (field, value) {
            ("face", face) => told(face),
            ("with", Value::Number(n)) => names.get(n.as_u64()? as usize).cloned(),
            ("faces", Value::Array(faces)) => Some(faces.iter().filter_map(told).collect::<Vec<_>>().join(" / ")),
            ("places" | "cards" | "slots", Value::Array(list)) => {
                Some(list.iter().map(|v| v.as_str().map_or_else(|| v.to_string(), str::to_string)).collect::<Vec<_>>().join(", "))
            }
            _ => None,
        };
        event_words("ww", event, names, name).unwrap_or_else(|| event.to_string())
    }

    fn areas(view: &View) -> Vec<Seat> {
        Seat::all(view.seen().seats()).collect()
    }
}

struct Drawing<'a> {
    view: &'a View,
    seen: Seen,
    deck: &'a Deck,
    scene: &'a Scene,
}

impl Drawing<'_> {
    fn whole(&self) -> String {
        let narrow = self.scene.narrow;
        let focus = self.scene.focus.filter(|s| s.0 < self.seen.seats).unwrap_or(self.seen.seat);
        let slots = self.seen.market.len().max(1);
        let mut inside = String::new();
        let (width, card) = if narrow { (520.0, 118.0) } else { (1120.0, 126.0) };
        let per_row = if narrow { 4 } else { 9 };
        // The stack, then the market.
        let cells = slots + 1;
        let rows = cells.div_ceil(per_row);
        let step = if narrow { width / per_row as f64 } else { (width - 16.0) / cells.min(per_row) as f64 };
        for n in 0..cells {
            let x = step * ((n % per_row) as f64 + 0.5) + if narrow { 0.0 } else { 8.0 };
            let y = card / 2.0 + 10.0 + (n / per_row) as f64 * (card + 10.0);
            inside += &if n == 0 { self.stack(x, y, card) } else { self.slot(n - 1, x, y, card) };
        }
        let mut y = rows as f64 * (card + 10.0) + 14.0;
        y = self.modules(&mut inside, y, width);
        // Whose display: one click shows another's.
        y = self.tabs(&mut inside, y, width, focus);
        let size = if narrow { 84.0 } else { 92.0 };
        if narrow {
            let (display, height) = self.display(focus, width / 2.0, y + 4.0, size);
            inside += &display;
            y += height + 10.0;
        } else {
            // Own display large, the others beside it, small.
            let others: Vec<Seat> = Seat::all(self.seen.seats).filter(|s| *s != focus).collect();
            let (display, height) = self.display(focus, if others.is_empty() { width / 2.0 } else { 350.0 }, y + 4.0, size);
            inside += &display;
            for (n, seat) in others.iter().enumerate() {
                let (small, _) = self.display(*seat, 890.0, y + 24.0 + n as f64 * 258.0, if others.len() > 1 { 38.0 } else { 66.0 });
                inside += &format!("{}{small}", words(890.0, y + 12.0 + n as f64 * 258.0, 15.0, "ink", &self.scene.name(*seat)));
            }
            y += height.max(others.len() as f64 * 258.0) + 10.0;
        }
        picture(width, y, "board-svg ww", &t!("ww-board"), &inside)
    }

    fn stack(&self, x: f64, y: f64, card: f64) -> String {
        let label = self.seen.top.map_or_else(
            || t!("ww-stack", n = self.seen.stack),
            |face| t!("ww-stack-top", n = self.seen.stack, card = face_words(self.deck, face, Side::Story)),
        );
        let mut inside = format!("<g role=\"img\" aria-label=\"{}\"><title>{}</title>", escape(&label), escape(&label));
        inside += &format!("<g transform=\"translate(5 5)\">{}</g>", plate(card * 0.84, card * 0.9, 9.0, "face pile"));
        inside += &self
            .seen
            .top
            .map_or_else(|| plate(card * 0.84, card * 0.9, 9.0, "face pile"), |face| self.card(face, Side::Story, card * 0.9, None));
        inside += &format!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"15\" class=\"count\"/>{}",
            card * 0.36,
            card * 0.38,
            words(card * 0.36, card * 0.38, 14.0, "count-ink", &self.seen.stack.to_string())
        );
        at("", x, y, &format!("{inside}</g>"))
    }

    fn slot(&self, n: usize, x: f64, y: f64, card: f64) -> String {
        let token = format!("slot:{}", n + 1);
        let Some((face, side)) = self.seen.market.get(n).copied().flatten() else {
            return at("", x, y, &plate(card * 0.9, card * 0.9, 9.0, "empty"));
        };
        let label = face_words(self.deck, face, side);
        let inside = format!(
            "<g {}><title>{}</title>{}</g>",
            self.scene.thing(&token, &label),
            escape(&label),
            self.card(face, side, card * 0.94, None)
        );
        at(&card_key(face), x, y, &inside)
    }

    /// Special and opportunities.
    fn modules(&self, inside: &mut String, mut y: f64, width: f64) -> f64 {
        if let Some(special) = self.seen.special.and_then(|n| self.deck.specials.get(n - 1)) {
            for line in wrap(&format!("{}: {}", special.title, special.text), if self.scene.narrow { 58 } else { 120 }) {
                *inside += &words(width / 2.0, y + 11.0, 15.0, "ink", &line);
                y += 20.0;
            }
        }
        let mine = self.seen.used.get(self.seen.seat.index()).copied().unwrap_or(0);
        for (n, which) in self.seen.opportunities.iter().enumerate() {
            let Some(card) = self.deck.opportunities.get(which - 1) else { continue };
            let label = t!("ww-use", title = card.title.clone(), text = card.text.clone());
            let gone = mine >> n & 1 != 0;
            let lines = wrap(&card.text, if self.scene.narrow { 60 } else { 118 });
            let height = 24.0 + lines.len() as f64 * 17.0;
            let mut box_ = format!(
                "<g {}><title>{}</title>{}",
                self.scene.thing(&format!("use:{}", n + 1), &label),
                escape(&label),
                plate(width - 16.0, height, 9.0, if gone { "opportunity gone" } else { "opportunity" })
            );
            box_ += &words(0.0, -height / 2.0 + 13.0, 15.0, "ink bold", &card.title);
            for (at_line, line) in lines.iter().enumerate() {
                box_ += &words(0.0, -height / 2.0 + 31.0 + at_line as f64 * 17.0, 13.5, "soft", line);
            }
            *inside += &at("", width / 2.0, y + height / 2.0, &format!("{box_}</g>"));
            y += height + 6.0;
        }
        y
    }

    fn tabs(&self, inside: &mut String, y: f64, width: f64, focus: Seat) -> f64 {
        let seats = f64::from(self.seen.seats);
        let whole = if self.scene.narrow { width } else { width.min(680.0) };
        for seat in Seat::all(self.seen.seats) {
            let w = (whole - 16.0) / seats - 6.0;
            let x = 8.0 + f64::from(seat.0) * (w + 6.0);
            let mark = if seat == focus { " shown" } else { "" };
            let text = format!("{} · {}", clip(&self.scene.name(seat), (w / 11.0) as usize - 4), self.view.seen().points(seat));
            *inside += &format!(
                "<g class=\"thing tab{mark}\" data-token=\"area:{}\" role=\"button\" tabindex=\"0\" aria-label=\"{}\"><rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{w:.0}\" height=\"34\" rx=\"9\" class=\"tab-plate\"/>{}</g>",
                seat.0,
                escape(&t!("ww-show-display", name = self.scene.name(seat), points = self.view.seen().points(seat))),
                words(x + w / 2.0, y + 17.0, 16.0, "ink", &text)
            );
        }
        y + 42.0
    }

    /// A display round a middle, and how high it is.
    fn display(&self, seat: Seat, middle: f64, y: f64, size: f64) -> (String, f64) {
        let display = self.view.seen().display(seat);
        let (columns, rows) = size_of(display);
        let deciding = seat == self.seen.seat;
        // Where it may still grow there is room for a card on that side.
        let (left, top) = (i8::from(columns < 5 && deciding), i8::from(rows < 5 && deciding));
        let wide = if deciding { 5 + left } else { 5 };
        let high = if deciding { 5 + top } else { 5 };
        let start = middle - f64::from(wide) * size / 2.0;
        let mut out = String::new();
        for row in -top..5 {
            for column in -left..5 {
                let Some(place) = Place::at(row, column) else { continue };
                let x = start + (f64::from(column + left) + 0.5) * size;
                let py = y + (f64::from(row + top) + 0.5) * size;
                let token = format!("cell:{place}");
                let label = t!("ww-place", place = place.to_string());
                match display.card(place) {
                    Some((card, side)) => {
                        let face = Face { story: usize::from(card.story()) + 1, goal: card.goal().map(|g| usize::from(g) + 1) };
                        let cell = (row * 5 + column) as u8;
                        let points = (side == Side::Goal)
                            .then(|| face.goal.and_then(|g| self.deck.goals.get(g - 1)).map(|goal| goal.points(display, cell)))
                            .flatten();
                        let mut words = face_words(self.deck, face, side);
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
                            &format!("<g {thing}><title>{}</title>{}</g>", escape(&words), self.card(face, side, size * 0.95, points)),
                        );
                    }
                    None if deciding && (self.scene.next.contains(&token) || (row >= 0 && column >= 0)) => {
                        let open = self.scene.next.contains(&token);
                        let thing = self.scene.thing(&token, &label);
                        out += &at(
                            "",
                            x,
                            py,
                            &format!("<g {thing}>{}</g>", plate(size * 0.92, size * 0.92, 8.0, if open { "cell open" } else { "cell" })),
                        );
                    }
                    None if !deciding => out += &at("", x, py, &plate(size * 0.92, size * 0.92, 6.0, "cell")),
                    None => {}
                }
            }
        }
        (out, f64::from(high) * size)
    }

    fn card(&self, face: Face, side: Side, size: f64, points: Option<i32>) -> String {
        match (side, face.goal.and_then(|g| self.deck.goals.get(g - 1))) {
            (Side::Goal, Some(goal)) => goal_card(goal, size, points),
            _ => self
                .deck
                .stories
                .get(face.story.saturating_sub(1))
                .map_or_else(String::new, |story| story_card(&story.title, story.symbols, size)),
        }
    }
}

fn card_key(face: Face) -> String {
    format!("story-{}", face.story)
}

fn size_of(display: &wolfwalkers::Display) -> (u8, u8) {
    let mut columns = 0;
    let mut rows = 0;
    for row in 0..5_u8 {
        for column in 0..5_u8 {
            if display.at(row * 5 + column).is_some() {
                columns = columns.max(column + 1);
                rows = rows.max(row + 1);
            }
        }
    }
    (columns, rows)
}

fn clip(name: &str, most: usize) -> String {
    if name.chars().count() <= most.max(3) { name.to_string() } else { name.chars().take(most.max(3) - 1).chain(['…']).collect() }
}

fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.len() - 1;
        if lines[last].chars().count() + word.chars().count() + 1 > most && !lines[last].is_empty() {
            lines.push(word.to_string());
        } else {
            if !lines[last].is_empty() {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    lines
}

fn story_card(title: &str, symbols: Symbols, size: f64) -> String {
    let list: Vec<Symbol> = symbols.iter().collect();
    let spots: &[(f64, f64)] = match list.len() {
        1 => &[(0.0, 0.04)],
        2 => &[(-0.22, 0.04), (0.22, 0.04)],
        3 => &[(-0.24, -0.2), (0.24, -0.2), (0.0, 0.18)],
        _ => &[(-0.24, -0.2), (0.24, -0.2), (-0.24, 0.2), (0.24, 0.2)],
    };
    let scale = size
        / match list.len() {
            1 => 42.0,
            2 => 62.0,
            _ => 74.0,
        };
    let mut out = plate(size, size, 8.0, "face story");
    for (symbol, (x, y)) in list.iter().zip(spots) {
        out +=
            &format!("<g transform=\"translate({:.1} {:.1}) scale({scale:.2})\">{}</g>", x * size, y * size - size * 0.03, icon(*symbol));
    }
    if size > 70.0 {
        out += &words(0.0, size / 2.0 - 9.0, 8.5, "title-ink", &clip(title, (size / 4.6) as usize));
    }
    out
}

fn small(symbol: Symbol, x: f64, y: f64, scale: f64) -> String {
    format!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.2})\">{}</g>", icon(symbol))
}

fn row_of(symbols: Symbols, middle: f64, y: f64, scale: f64) -> String {
    let list: Vec<Symbol> = symbols.iter().collect();
    list.iter()
        .enumerate()
        .map(|(n, s)| small(*s, middle + (n as f64 - (list.len() as f64 - 1.0) / 2.0) * 22.0 * scale, y, scale))
        .collect()
}

fn goal_card(goal: &Goal, size: f64, points: Option<i32>) -> String {
    let mut out = plate(size, size, 8.0, "face goal");
    let u = size / 100.0;
    match &goal.kind {
        Kind::Pattern(pattern) => {
            let rows = pattern.cells.iter().map(|c| c.0).max().unwrap_or(0) + 1;
            let columns = pattern.cells.iter().map(|c| c.1).max().unwrap_or(0) + 1;
            let cell = (56.0 / f64::from(rows.max(columns))).min(28.0) * u;
            for (row, column, symbol) in &pattern.cells {
                let x = (f64::from(*column) - (f64::from(columns) - 1.0) / 2.0) * cell;
                let y = (f64::from(*row) - (f64::from(rows) - 1.0) / 2.0) * cell - 8.0 * u;
                out += &format!(
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"3\" class=\"pattern-cell\"/>",
                    x - cell / 2.0 + 1.0,
                    y - cell / 2.0 + 1.0,
                    cell - 2.0,
                    cell - 2.0
                );
                out += &small(*symbol, x, y, cell / 30.0);
            }
        }
        Kind::Arrow(symbol) | Kind::Crossed(symbol) => {
            out += &format!(
                "<path class=\"arrows\" transform=\"translate(0 {:.1}) scale({u:.2})\" d=\"M-38 0 H-20 M20 0 H38 M0 -34 V-20 M0 20 V34 M-38 0 l6 -5 m-6 5 l6 5 M38 0 l-6 -5 m6 5 l-6 5 M0 -34 l-5 6 m5 -6 l5 6 M0 34 l-5 -6 m5 6 l5 -6\"/>",
                -8.0 * u
            );
            out += &small(*symbol, 0.0, -8.0 * u, 1.1 * u);
            if matches!(goal.kind, Kind::Crossed(_)) {
                out += &format!(
                    "<path class=\"crossed\" transform=\"translate(0 {:.1}) scale({u:.2})\" d=\"M-17 -17 L17 17 M17 -17 L-17 17\"/>",
                    -8.0 * u
                );
            }
        }
        Kind::Pair { a, b, arrows } => {
            out += &small(*a, -17.0 * u, -8.0 * u, 1.05 * u);
            out += &small(*b, 17.0 * u, -8.0 * u, 1.05 * u);
            out += &words(0.0, -8.0 * u, 18.0 * u, "goal-ink", "&");
            if *arrows {
                out += &words(0.0, 16.0 * u, 14.0 * u, "goal-ink", "↔ ↕");
            }
        }
        Kind::Balance(sides) => {
            let count = sides.len() as f64;
            for (n, one) in sides.iter().enumerate() {
                let x = (n as f64 - (count - 1.0) / 2.0) * 76.0 / count * u;
                out += &row_of(*one, x, -8.0 * u, (if count > 2.0 || one.len() > 1 { 0.7 } else { 1.0 }) * u);
                if n > 0 {
                    out += &words(x - 38.0 / count * u, -8.0 * u, 18.0 * u, "goal-ink", "=");
                }
            }
        }
        Kind::Imbalance { more, fewer } => {
            out += &row_of(*more, -23.0 * u, -8.0 * u, if more.len() > 1 { 0.7 * u } else { u });
            out += &row_of(*fewer, 23.0 * u, -8.0 * u, if fewer.len() > 1 { 0.7 * u } else { u });
            out += &words(0.0, -8.0 * u, 20.0 * u, "goal-ink", ">");
        }
    }
    out += &format!(
        "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\" class=\"worth\"/>{}",
        -34.0 * u,
        34.0 * u,
        13.0 * u,
        words(-34.0 * u, 34.5 * u, 17.0 * u, "worth-ink", &goal.points.to_string())
    );
    if let Some(points) = points {
        out += &format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{:.1}\" class=\"{}\"/>{}",
            6.0 * u,
            22.0 * u,
            38.0 * u,
            24.0 * u,
            8.0 * u,
            if points > 0 { "now" } else { "now zero" },
            words(25.0 * u, 34.5 * u, 17.0 * u, "now-ink", &format!("{points}"))
        );
    } else if size > 70.0 {
        out += &words(10.0 * u, 36.0 * u, 9.0, "title-ink", &clip(&goal.title, (size / 6.6) as usize));
    }
    out
}

/// The symbols' signs, each of its own shape and colour, 26 wide round the origin.
fn icon(symbol: Symbol) -> &'static str {
    match symbol.key() {
        "robyn" => {
            "<g class=\"sym\"><path fill=\"#3f7f5a\" d=\"M0 -13 Q12 -10 11 6 Q6 12 0 13 Q-6 12 -11 6 Q-12 -10 0 -13 Z\"/><circle cy=\"0\" r=\"6\" fill=\"#f4d3ae\"/></g>"
        }
        "mebh" => {
            "<g class=\"sym\"><path fill=\"#c8501e\" d=\"M0 -13 L4 -9 L10 -11 L9 -4 L13 0 L9 4 L11 11 L4 9 L0 13 L-4 9 L-11 11 L-9 4 L-13 0 L-9 -4 L-10 -11 L-4 -9 Z\"/><circle r=\"6\" fill=\"#f4d3ae\"/></g>"
        }
        "wolf-form" => {
            "<g class=\"sym\"><circle r=\"13\" fill=\"#f2c44d\"/><path fill=\"#8a4b10\" d=\"M-9 -9 L-4 -4 Q0 -6 4 -4 L9 -9 L9 1 Q8 5 4 7 L0 11 L-4 7 Q-8 5 -9 1 Z\"/></g>"
        }
        "wolves" => {
            "<g class=\"sym\"><path fill=\"#454c59\" d=\"M-12 -12 L-6 -6 Q0 -9 6 -6 L12 -12 L13 0 Q12 6 7 9 L0 14 L-7 9 Q-12 6 -13 0 Z\"/><path fill=\"#fff\" d=\"M-7 0 L-3 2 L-6 3 Z M7 0 L3 2 L6 3 Z\"/></g>"
        }
        "merlyn" => {
            "<g class=\"sym\"><path fill=\"#7a4a9c\" d=\"M-13 -2 Q-4 -12 4 -6 Q9 -9 13 -5 L8 -3 Q8 6 -1 8 L-3 13 L-5 8 Q-9 6 -13 -2 Z\"/><circle cx=\"6\" cy=\"-4\" r=\"1.400\" fill=\"#fff\"/></g>"
        }
        "forest" => {
            "<g class=\"sym\"><path fill=\"#2f6b3c\" d=\"M-6 -13 L1 2 H-13 Z M6 -10 L13 5 H-1 Z\"/><path fill=\"#7a5230\" d=\"M-8 2 h4 v10 h-4 Z M4 5 h4 v7 h-4 Z\"/></g>"
        }
        "town" => {
            "<g class=\"sym\"><path fill=\"#b0623a\" d=\"M-13 -1 L0 -12 L13 -1 Z\"/><path fill=\"#e9d3a8\" stroke=\"#7a5230\" d=\"M-10 -1 H10 V12 H-10 Z\"/><path fill=\"#7a5230\" d=\"M-3 4 h6 v8 h-6 Z\"/></g>"
        }
        "castle" => {
            "<g class=\"sym\"><path fill=\"#6c7688\" d=\"M-12 13 V-10 h5 v4 h4 v-4 h6 v4 h4 v-4 h5 V13 Z\"/><path fill=\"#23262e\" d=\"M-4 13 V5 Q-4 1 0 1 Q4 1 4 5 V13 Z\"/></g>"
        }
        "parents" => {
            "<g class=\"sym\"><circle cx=\"-6\" cy=\"-7\" r=\"5\" fill=\"#2d5f9e\"/><circle cx=\"6\" cy=\"-6\" r=\"4.500\" fill=\"#b5467a\"/><path fill=\"#2d5f9e\" d=\"M-13 12 Q-13 -1 -6 -1 Q0 -1 0 12 Z\"/><path fill=\"#b5467a\" d=\"M0 12 Q0 0 6 0 Q13 0 13 12 Z\"/></g>"
        }
        "townsfolk" => {
            "<g class=\"sym\"><path fill=\"#8a6a3a\" d=\"M-11 -6 Q0 -10 11 -6 L6 -7 Q5 -14 0 -14 Q-5 -14 -6 -7 Z\"/><circle cy=\"-2\" r=\"5\" fill=\"#f4d3ae\"/><path fill=\"#a8823f\" d=\"M-11 13 Q-10 4 0 4 Q10 4 11 13 Z\"/></g>"
        }
        _ => {
            "<g class=\"sym\"><path fill=\"#a3241c\" d=\"M-11 2 Q-11 -12 0 -12 Q11 -12 11 2 V6 H-11 Z\"/><path fill=\"#e3b23c\" d=\"M-13 4 H13 V8 H-13 Z M-1.500 -14 h3 v8 h-3 Z\"/><path fill=\"#a3241c\" d=\"M-7 8 h4 v6 h-4 Z M3 8 h4 v6 h-4 Z\"/></g>"
        }
    }
}
