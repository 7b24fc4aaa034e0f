//! What the page knows of each game: how a move is chosen piece by piece, how the table is drawn, how an event is told.

mod choose;
mod lone_wolves;
pub mod svg;
mod the_wolves;
pub(crate) mod wolf_and_hound;
pub(crate) mod wolfwalkers;

use den_core::{Eye, Game, Record, RecordError, Refusal, Seat, Seed, StepText};

use crate::play::{self, Imagined, Match, No, Seen};

pub use choose::{Choice, Choices, Part, Picked};

/// How a drawing is asked for.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// What has been chosen so far.
    pub chosen: Vec<String>,
    /// What may be chosen next.
    pub next: Vec<String>,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The seat whose own area is shown large, where a game has areas.
    pub focus: Option<Seat>,
    /// Whether the picture is narrow and high, as on a telephone.
    pub narrow: bool,
}

impl Scene {
    /// The attributes of a thing that can be chosen by `token`: what it looks like, how it is called, that it can be reached.
    pub fn thing(&self, token: &str, label: &str) -> String {
        let state = if self.chosen.iter().any(|t| t == token) {
            "chosen"
        } else if self.next.iter().any(|t| t == token) {
            "can"
        } else {
            "idle"
        };
        let (focus, pressed) = match state {
            "idle" => ("", ""),
            "can" => (" tabindex=\"0\"", ""),
            _ => (" tabindex=\"0\"", " aria-pressed=\"true\""),
        };
        let role = if state == "idle" { "img" } else { "button" };
        let (token, label) = (svg::escape(token), svg::escape(label));
        format!("class=\"thing {state}\" data-token=\"{token}\" role=\"{role}\" aria-label=\"{label}\"{focus}{pressed}")
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}

/// A game as the page shows it.
pub trait Ui: Game {
    /// Whether players have secrets, so that a shared screen has to be covered between turns.
    const SECRETS: bool;

    /// The pieces in which a player chooses this legal move, in the usual order.
    fn parts(view: &Self::View, m: Self::Move) -> Vec<Part>;

    /// The move that somebody tries who chooses `token`, which is not on offer, after `chosen`: to be asked why not.
    fn attempt(view: &Self::View, chosen: &[String], token: &str) -> Option<Self::Move>;

    /// What the seat that looks has to decide, in a sentence.
    fn prompt(view: &Self::View) -> String;

    /// The table as SVG (and HTML around it).
    fn picture(view: &Self::View, scene: &Scene) -> String;

    /// The event, which comes as JSON, in the language of the page.
    ///
    /// Events that a server told and those of a match here are told by the same code. Reading them back into the game's own type would
    /// make the page a tenth larger.
    fn word(event: &serde_json::Value, names: &[String]) -> Option<String>;

    /// The number of a seat's colour and shape.
    fn colour(view: &Self::View, seat: usize) -> usize {
        let _ = view;
        seat
    }

    /// Whether a seat's player moves for it, or nobody does (a virtual seat).
    fn areas(view: &Self::View) -> Vec<Seat> {
        let _ = view;
        Vec::new()
    }
}

/// Calls a generic function for the game of an id.
macro_rules! for_game {
    ($id:expr, $G:ident => $body:expr) => {
        den_games::with_game!($id, $G => $body)
    };
}

/// The table as SVG.
pub fn draw(seen: &Seen, scene: &Scene) -> String {
    fn of<G: Ui>(seen: &Seen, scene: &Scene) -> String {
        serde_json::from_str(&seen.view).map(|view| G::picture(&view, scene)).unwrap_or_default()
    }
    for_game!(&seen.game, G => of::<G>(seen, scene)).unwrap_or_default()
}

/// What the eye has to decide.
pub fn prompt(seen: &Seen) -> String {
    fn of<G: Ui>(seen: &Seen) -> String {
        serde_json::from_str(&seen.view).map(|view| G::prompt(&view)).unwrap_or_default()
    }
    for_game!(&seen.game, G => of::<G>(seen)).unwrap_or_default()
}

/// The seats with an area of their own.
pub fn areas(seen: &Seen) -> Vec<Seat> {
    fn of<G: Ui>(seen: &Seen) -> Vec<Seat> {
        serde_json::from_str(&seen.view).map(|view| G::areas(&view)).unwrap_or_default()
    }
    for_game!(&seen.game, G => of::<G>(seen)).unwrap_or_default()
}

/// The number of each seat's colour.
pub fn colours(seen: &Seen, seats: usize) -> Vec<usize> {
    fn of<G: Ui>(seen: &Seen, seats: usize) -> Vec<usize> {
        let view = serde_json::from_str(&seen.view);
        view.map_or_else(|_| (0..seats).collect(), |view| (0..seats).map(|seat| G::colour(&view, seat)).collect())
    }
    for_game!(&seen.game, G => of::<G>(seen, seats)).unwrap_or_default()
}

/// Why something that was clicked is not allowed.
pub fn why_not(seen: &Seen, chosen: &[String], token: &str) -> Option<No> {
    fn of<G: Ui>(seen: &Seen, chosen: &[String], token: &str) -> Option<No> {
        let view: G::View = serde_json::from_str(&seen.view).ok()?;
        let m = G::attempt(&view, chosen, token)?;
        play::why_not::<G>(&view, &m.to_string())
    }
    for_game!(&seen.game, G => of::<G>(seen, chosen, token)).flatten()
}

/// A view that came from elsewhere, as the page needs it.
pub fn look(game: &str, view: &str, eye: Eye) -> Option<Seen> {
    fn of<G: Ui>(view: &str, eye: Eye) -> Option<Seen> {
        let view: G::View = serde_json::from_str(view).ok()?;
        let position = den_web_bots::imagined::<G>(&view);
        Some(play::look::<G>(&view, eye, position.turn(), position.outcome()))
    }
    for_game!(game, G => of::<G>(view, eye)).flatten()
}

/// An event that came from elsewhere, in words.
pub fn word(game: &str, event: &str, names: &[String]) -> Option<String> {
    fn of<G: Ui>(event: &str, names: &[String]) -> Option<String> {
        serde_json::from_str(event).ok().and_then(|event| G::word(&event, names))
    }
    for_game!(game, G => of::<G>(event, names)).flatten()
}

/// An event of a game in words. A text that is missing, which a test excludes, is replaced by the event as it is.
pub fn words_of<G: Ui>(event: &G::Event, names: &[String]) -> String {
    let event = serde_json::to_value(event).unwrap_or_default();
    G::word(&event, names).unwrap_or_else(|| event.to_string())
}

/// A move of `seen` in words, as the terminal tells it.
pub fn tell(seen: &Seen, text: &str) -> Option<String> {
    seen.choices.iter().find(|choice| choice.text == text).map(Choice::label)
}

/// An event of a game in words: the text `prefix-event-name` filled in with its fields, each named by `name`.
pub fn event_words(
    prefix: &str,
    event: &serde_json::Value,
    names: &[String],
    name: impl Fn(&str, &serde_json::Value) -> Option<String>,
) -> Option<String> {
    let (kind, fields) = match event {
        serde_json::Value::String(kind) => (kind.clone(), None),
        serde_json::Value::Object(map) => match map.get("event").or_else(|| map.get("kind")).and_then(|tag| tag.as_str()) {
            Some(kind) => (kind.to_string(), Some(map.clone())),
            None => {
                let (kind, inside) = map.iter().next()?;
                (kind.clone(), inside.as_object().cloned())
            }
        },
        _ => return None,
    };
    let mut args = fluent_bundle::FluentArgs::new();
    for (field, value) in fields.iter().flatten() {
        let field_key: String = field.replace('_', "-");
        let said = name(field, value).map(crate::i18n::Filling::from);
        let filled = said.or_else(|| match value {
            serde_json::Value::Number(n) if matches!(field.as_str(), "seat" | "victim" | "owner" | "to" | "from" | "by") => {
                names.get(n.as_u64()? as usize).map(|name| name.as_str().into())
            }
            serde_json::Value::Number(n) => n.as_i64().map(Into::into),
            serde_json::Value::String(text) => Some(text.as_str().into()),
            serde_json::Value::Bool(yes) => Some(if *yes { "yes" } else { "no" }.into()),
            serde_json::Value::Null => Some("none".into()),
            _ => None,
        });
        if let Some(filled) = filled {
            args.set(field_key, crate::i18n::value(filled));
        }
    }
    let kind: String = kebab(&kind);
    crate::i18n::find(&format!("{prefix}-event-{kind}"), &args)
}

fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            if !out.is_empty() {
                out.push('-');
            }
            out.push(c.to_ascii_lowercase());
        } else {
            out.push(if c == '_' { '-' } else { c });
        }
    }
    out
}

/// The title and the description of a preset, in the language of the page.
pub fn preset_words(game: &str, preset: &den_core::Preset) -> (String, String) {
    let none = fluent_bundle::FluentArgs::new();
    let key = format!("{game}-opt-preset-{}", preset.name);
    let (level, number) = preset.name.rsplit_once('-').unwrap_or((preset.name, ""));
    let title = crate::i18n::find(&key, &none).or_else(|| {
        number
            .parse::<u8>()
            .ok()
            .and_then(|_| crate::i18n::find(&format!("{game}-opt-level-{level}"), &none))
            .map(|word| format!("{word} {number}"))
    });
    let help = crate::i18n::find(&format!("{key}-help"), &none).or_else(|| wolf_and_hound::set_words(preset));
    (title.unwrap_or_else(|| preset.name.to_string()), help.unwrap_or_else(|| preset.help.to_string()))
}

/// Whether a game has secrets.
pub fn secrets(game: &str) -> bool {
    for_game!(game, G => <G as Ui>::SECRETS).unwrap_or(false)
}

/// Begins a match of the game with this id.
///
/// # Errors
/// Names the option and what is allowed, or says that there is no such game.
pub fn begin(game: &str, options: &str, seats: u8, seed: Seed) -> Result<Box<dyn Match>, Refusal> {
    for_game!(game, G => play::begin::<G>(options, seats, seed)).unwrap_or_else(|| Err(Refusal::new(game, "there is no such game")))
}

/// Takes up a match from its record.
///
/// # Errors
/// Names the line, the reason and the rule.
pub fn resume(record: &Record, seed: Seed, dealt: bool) -> Result<Box<dyn Match>, RecordError> {
    let unknown = || Err(RecordError::new(0, format!("there is no game `{}` here", record.game)));
    for_game!(&record.game, G => play::resume::<G>(record, seed, dealt)).unwrap_or_else(unknown)
}

/// Goes on from a position imagined from a view: a what-if of a match that still runs.
///
/// # Errors
/// Says what does not fit.
pub fn imagine(game: &str, options: &str, from: &Imagined, steps: &[StepText], seed: Seed) -> Result<Box<dyn Match>, RecordError> {
    let unknown = || Err(RecordError::new(0, format!("there is no game `{game}` here")));
    for_game!(game, G => play::imagine::<G>(options, from, steps, seed)).unwrap_or_else(unknown)
}
