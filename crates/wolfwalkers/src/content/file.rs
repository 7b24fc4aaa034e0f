//! The structure of the content files, and their checks.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use den_core::{Allowed, Deserialize, Mark, OwnMarks, Refusal, shorten};
use serde::Serialize;

use crate::content::MAX_SLOTS;
use crate::content::modules::modules;
use crate::pieces::deck::{Deck, Rank, Story};
use crate::pieces::goal::{Goal, Kind, Pattern};
use crate::pieces::ids::GoalId;
use crate::pieces::modules::{Category, Moment, OpportunityEffect, SpecialEffect, When};
use crate::pieces::symbol::{Symbol, Symbols};
use crate::words::messages::{Accepted, ContentReason, Reason};

/// The minimum number of cards, enough for two displays.
const FEWEST_CARDS: usize = 50;
/// The maximum number of cards in a deck.
const MAX_CARDS: usize = 64;

/// The content files as parsed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Texts {
    pub(crate) stories: StoriesFile,
    pub(crate) goals: GoalsFile,
    pub(crate) modules: ModulesFile,
    pub(crate) table: BoxFile,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoriesFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) totals: BTreeMap<Symbol, u32>,
    pub(crate) story: Vec<StoryText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoryText {
    pub(crate) number: usize,
    pub(crate) title: String,
    pub(crate) symbols: Vec<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) back: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    #[serde(default, skip_serializing_if = "OwnMarks::is_empty")]
    pub(crate) marks: OwnMarks,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GoalsFile {
    pub(crate) mark: Mark,
    pub(crate) goal: Vec<GoalEntry>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GoalEntry {
    pub(crate) number: usize,
    pub(crate) title: String,
    pub(crate) kind: String,
    pub(crate) points: i32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) shape: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) symbol: Option<Symbol>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) symbols: Vec<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) arrows: Option<bool>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) sides: Vec<Vec<Symbol>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) more: Vec<Symbol>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) fewer: Vec<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    #[serde(default, skip_serializing_if = "OwnMarks::is_empty")]
    pub(crate) marks: OwnMarks,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ModulesFile {
    pub(crate) mark: Mark,
    #[serde(default)]
    pub(crate) special: Vec<SpecialText>,
    #[serde(default)]
    pub(crate) opportunity: Vec<OpportunityText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecialText {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) category: Category,
    pub(crate) when: When,
    pub(crate) text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) effect: Option<SpecialEffect>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) effects: Vec<SpecialEffect>,
    #[serde(default = "one")]
    pub(crate) seats: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    #[serde(default, skip_serializing_if = "OwnMarks::is_empty")]
    pub(crate) marks: OwnMarks,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpportunityText {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) category: Category,
    pub(crate) text: String,
    #[serde(default)]
    pub(crate) when: Moment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) effect: Option<OpportunityEffect>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) effects: Vec<OpportunityEffect>,
    #[serde(default = "one")]
    pub(crate) seats: u8,
    #[serde(default = "one")]
    pub(crate) copies: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mark: Option<Mark>,
    #[serde(default, skip_serializing_if = "OwnMarks::is_empty")]
    pub(crate) marks: OwnMarks,
}

fn one() -> u8 {
    1
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoxFile {
    pub(crate) table: TableText,
    pub(crate) solo: SoloText,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableText {
    pub(crate) mark: Mark,
    #[serde(default, skip_serializing_if = "OwnMarks::is_empty")]
    pub(crate) marks: OwnMarks,
    pub(crate) stories: u8,
    pub(crate) goals: u8,
    pub(crate) swaps: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SoloText {
    pub(crate) mark: Mark,
    #[serde(default, skip_serializing_if = "OwnMarks::is_empty")]
    pub(crate) marks: OwnMarks,
    pub(crate) ranks: Vec<Rank>,
}

impl TryFrom<Texts> for Deck {
    type Error = Refusal;

    fn try_from(texts: Texts) -> Result<Deck, Refusal> {
        let stories = stories(&texts.stories)?;
        let goals = goals(&texts.goals, &stories)?;
        if stories.len() != goals.len() {
            return Err(Refusal::new("goals.toml", ContentReason::NotPaired { goals: goals.len(), stories: stories.len() }));
        }
        count("stories.toml", stories.len(), FEWEST_CARDS..=MAX_CARDS)?;
        table(&texts.table)?;
        let (specials, opportunities) = modules(&texts.modules)?;
        let both = |a, b| stories.iter().filter(|story| story.symbols.has(a) && story.symbols.has(b)).count() as u32;
        Ok(Deck {
            symbol_totals: Symbol::ALL
                .map(|symbol| stories.iter().flat_map(Story::printed).filter(|printed| *printed == symbol).count() as u32),
            pair_totals: Symbol::ALL.map(|a| Symbol::ALL.map(|b| both(a, b))),
            stories,
            goals,
            specials,
            opportunities,
            ranks: texts.table.solo.ranks.clone(),
            market_stories: texts.table.table.stories,
            market_goals: texts.table.table.goals,
            swaps: texts.table.table.swaps,
            texts,
        })
    }
}

/// Checks that a number of things is allowed.
pub(crate) fn count(at: &str, n: usize, allowed: RangeInclusive<usize>) -> Result<(), Refusal> {
    if allowed.contains(&n) {
        return Ok(());
    }
    Err(Refusal::new(at, ContentReason::WrongCount { n }).allowed(range(*allowed.start(), *allowed.end())))
}

/// Checks that a value is allowed.
pub(crate) fn figure(at: &str, n: i32, allowed: RangeInclusive<i32>) -> Result<(), Refusal> {
    if allowed.contains(&n) {
        return Ok(());
    }
    Err(Refusal::new(at, ContentReason::OutOfRange { n }).allowed(range(*allowed.start() as usize, *allowed.end() as usize)))
}

fn range(least: usize, most: usize) -> Allowed {
    Allowed::Range { least: least as u16, most: most as u16 }
}

pub(crate) fn not_empty(at: &str, text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() { Err(Refusal::new(at, ContentReason::Empty)) } else { Ok(()) }
}

/// Checks that the cards are numbered 1, 2, 3 …, and that each has a title.
fn numbered(file: &str, what: &str, at: usize, number: usize, title: &str) -> Result<String, Refusal> {
    let card = format!("{file}, {what} {number}");
    if number != at + 1 {
        return Err(Refusal::new(card, ContentReason::Misnumbered { n: at + 1 }));
    }
    not_empty(&format!("{card}, title"), title)?;
    Ok(card)
}

fn set(at: &str, symbols: &[Symbol], allowed: RangeInclusive<usize>) -> Result<Symbols, Refusal> {
    let set: Symbols = symbols.iter().copied().collect();
    if set.len() != symbols.len() {
        return Err(Refusal::new(at, ContentReason::SymbolTwice));
    }
    count(at, set.len(), allowed)?;
    Ok(set)
}

/// WW-COMP-2: a story shows 1 to 4 symbols, and the player aid lists the totals.
fn stories(file: &StoriesFile) -> Result<Vec<Story>, Refusal> {
    let mut stories = Vec::new();
    for (at, text) in file.story.iter().enumerate() {
        let card = numbered("stories.toml", "story", at, text.number, &text.title)?;
        let (mut symbols, mut twice) = (Symbols::NONE, Symbols::NONE);
        for &symbol in &text.symbols {
            if twice.has(symbol) {
                return Err(Refusal::new(format!("{card}, symbols"), ContentReason::SymbolThrice));
            }
            if symbols.has(symbol) {
                twice = twice.with(symbol);
            }
            symbols = symbols.with(symbol);
        }
        count(&format!("{card}, symbols"), text.symbols.len(), 1..=4)?;
        stories.push(Story { title: text.title.clone(), symbols, twice });
    }
    for (&symbol, &total) in &file.totals {
        let there = stories.iter().flat_map(Story::printed).filter(|printed| *printed == symbol).count();
        if there != total as usize {
            let at = format!("stories.toml, totals, {}", symbol.key());
            return Err(Refusal::new(at, ContentReason::WrongTotal { total, n: there }).rule("WW-COMP-2"));
        }
    }
    Ok(stories)
}

/// WW-INFO-2: a deck file may fix the pairs, of all cards or of none. They are removed from the text, which everyone at the table may see.
pub(crate) fn backs(file: &mut StoriesFile, goals: usize) -> Result<Option<Vec<GoalId>>, Refusal> {
    let mut backs = Vec::new();
    let mut taken = vec![None; goals];
    let any = file.story.iter().any(|story| story.back.is_some());
    for story in &mut file.story {
        let at = || format!("stories.toml, story {}, back", story.number);
        match story.back {
            Some(goal) if goal >= 1 && goal <= goals => {
                if let Some(other) = taken[goal - 1].replace(story.number) {
                    return Err(Refusal::new(at(), ContentReason::BackTaken { goal, story: other }).rule("WW-INFO-2"));
                }
                backs.push(GoalId::new((goal - 1) as u8));
            }
            Some(goal) => return Err(Refusal::new(at(), Reason::NoGoal { n: goal }).allowed(range(1, goals))),
            None if any => return Err(Refusal::new(at(), ContentReason::BackMissing).rule("WW-INFO-2")),
            None => {}
        }
        story.back = None;
    }
    Ok(any.then_some(backs))
}

fn goals(file: &GoalsFile, stories: &[Story]) -> Result<Vec<Goal>, Refusal> {
    let mut goals = Vec::new();
    for (at, text) in file.goal.iter().enumerate() {
        let card = numbered("goals.toml", "goal", at, text.number, &text.title)?;
        figure(&format!("{card}, points"), text.points, 1..=20)?;
        let goal = Goal { title: text.title.clone(), points: text.points, kind: text.read(&card)? };
        if let Some(symbol) = goal.symbols().iter().find(|&symbol| !stories.iter().any(|story| story.symbols.has(symbol))) {
            return Err(Refusal::new(card, ContentReason::OnNoStory { symbol }));
        }
        goals.push(goal);
    }
    Ok(goals)
}

impl GoalEntry {
    fn read(&self, card: &str) -> Result<Kind, Refusal> {
        let given = [
            ("shape", !self.shape.is_empty()),
            ("symbol", self.symbol.is_some()),
            ("symbols", !self.symbols.is_empty()),
            ("arrows", self.arrows.is_some()),
            ("sides", !self.sides.is_empty()),
            ("more", !self.more.is_empty()),
            ("fewer", !self.fewer.is_empty()),
        ];
        let (needs, may): (&[&str], &[&str]) = match self.kind.as_str() {
            "pattern" => (&["shape"], &[]),
            "arrow" | "crossed" => (&["symbol"], &[]),
            "pair" => (&["symbols"], &["arrows"]),
            "balance" => (&["sides"], &[]),
            "imbalance" => (&["more", "fewer"], &[]),
            other => {
                let words = vec!["pattern", "arrow", "crossed", "pair", "balance", "imbalance"];
                let unknown = ContentReason::UnknownKind { word: shorten(other) };
                return Err(Refusal::new(format!("{card}, kind"), unknown).allowed(Allowed::Words { words }));
            }
        };
        for (field, there) in given {
            let wanted = needs.contains(&field);
            if wanted && !there {
                return Err(Refusal::new(format!("{card}, {field}"), ContentReason::Needed { kind: self.kind.clone() }));
            }
            if there && !wanted && !may.contains(&field) {
                return Err(Refusal::new(format!("{card}, {field}"), ContentReason::NotNeeded { kind: self.kind.clone() }));
            }
        }
        let at = |field: &str| format!("{card}, {field}");
        let symbol = self.symbol.unwrap_or(Symbol::Robyn);
        Ok(match self.kind.as_str() {
            "pattern" => Kind::Pattern(Pattern::read(self.shape.iter().map(String::as_str)).map_err(|why| Refusal::new(at("shape"), why))?),
            "arrow" => Kind::Arrow(symbol),
            "crossed" => Kind::Crossed(symbol),
            "pair" => {
                set(&at("symbols"), &self.symbols, 2..=2)?;
                Kind::Pair { a: self.symbols[0], b: self.symbols[1], arrows: self.arrows.unwrap_or(false) }
            }
            "balance" => {
                let sides = self.sides.iter().map(|side| set(&at("sides"), side, 1..=4)).collect::<Result<Vec<_>, _>>()?;
                count(&at("sides"), sides.len(), 2..=4)?;
                apart(&at("sides"), &sides)?;
                Kind::Balance(sides)
            }
            _ => {
                let (more, fewer) = (set(&at("more"), &self.more, 1..=4)?, set(&at("fewer"), &self.fewer, 1..=4)?);
                apart(&at("fewer"), &[more, fewer])?;
                Kind::Imbalance { more, fewer }
            }
        })
    }
}

fn apart(at: &str, sides: &[Symbols]) -> Result<(), Refusal> {
    let mut all = Symbols::NONE;
    for symbol in sides.iter().flat_map(|side| side.iter()) {
        if all.has(symbol) {
            return Err(Refusal::new(at, ContentReason::BothSides { symbol }));
        }
        all = all.with(symbol);
    }
    Ok(())
}

fn table(file: &BoxFile) -> Result<(), Refusal> {
    slots("box.toml, table", file.table.stories, file.table.goals)?;
    figure("box.toml, table, swaps", file.table.swaps.into(), 0..=20)?;
    let ranks = &file.solo.ranks;
    if ranks.is_empty() || ranks[0].from != 0 {
        return Err(Refusal::new("box.toml, solo, ranks", ContentReason::FirstRank).rule("WW-SOLO-1"));
    }
    match ranks.windows(2).find(|pair| pair[0].from >= pair[1].from) {
        Some(pair) => {
            let unsorted = ContentReason::RankOrder { a: pair[1].title.clone(), b: pair[0].title.clone() };
            Err(Refusal::new("box.toml, solo, ranks", unsorted))
        }
        None => Ok(()),
    }
}

pub(crate) fn slots(at: &str, stories: u8, goals: u8) -> Result<(), Refusal> {
    if stories == 0 || goals == 0 || stories.saturating_add(goals) > MAX_SLOTS {
        return Err(Refusal::new(at, ContentReason::NoMarket { stories, goals }).allowed(Accepted::Market { n: MAX_SLOTS }));
    }
    Ok(())
}
