//! The module cards of the content files, and their checks.

use den_core::Refusal;

use crate::content::file::{ModulesFile, OpportunityText, count, figure, not_empty, slots};
use crate::pieces::modules::{Category, MAX_EFFECTS, Moment, Opportunity, OpportunityEffect, Special, SpecialEffect, SpecialEffects, Who};
use crate::words::messages::{Accepted, ContentReason};

/// The maximum number of module cards of one kind.
const MAX_MODULES: usize = 64;
/// The maximum number of cards that one opportunity puts under the stack; [`crate::state::MAX_RETURNED`] follows from it.
const MAX_RETURNED_BY_ONE: u8 = 2;

/// Reads the specials and the opportunities.
pub(crate) fn modules(file: &ModulesFile) -> Result<(Vec<Special>, Vec<Opportunity>), Refusal> {
    let mut names = Names { taken: Category::ALL.map(|c| c.key().to_string()).to_vec() };
    names.taken.extend(["none", "random"].map(String::from));
    let mut specials = Vec::new();
    for text in &file.special {
        let card = names.take("special", &text.name, &text.title, &text.text, text.seats)?;
        let mut effects = SpecialEffects::NONE;
        for effect in all_effects(&card, text.effect, &text.effects)? {
            match effect {
                SpecialEffect::Market { stories, goals } => slots(&format!("{card}, effect"), stories, goals)?,
                SpecialEffect::Restless { turns } => figure(&format!("{card}, effect, turns"), turns.into(), 1..=255)?,
                _ => {}
            }
            if !effects.add(effect) {
                return Err(Refusal::new(format!("{card}, effects"), ContentReason::SameMoment).rule("WW-MOD-1"));
            }
        }
        specials.push(Special {
            name: text.name.clone(),
            title: text.title.clone(),
            category: text.category,
            when: text.when,
            text: text.text.clone(),
            effects,
            seats: text.seats,
        });
    }
    let mut opportunities = Vec::new();
    for text in &file.opportunity {
        let card = names.take("opportunity", &text.name, &text.title, &text.text, text.seats)?;
        let effects = all_effects(&card, text.effect, &text.effects)?;
        check_effects(&card, text, &effects)?;
        for _ in 0..text.copies {
            opportunities.push(Opportunity {
                name: text.name.clone(),
                title: text.title.clone(),
                category: text.category,
                text: text.text.clone(),
                moments: text.when.of(&effects),
                effects: effects.clone(),
                seats: text.seats,
            });
        }
    }
    count("modules.toml, special", specials.len(), 0..=MAX_MODULES)?;
    count("modules.toml, opportunity", opportunities.len(), 0..=MAX_MODULES)?;
    Ok((specials, opportunities))
}

/// The effects of a module card: its `effect`, and those in its list of `effects`.
fn all_effects<T: Copy>(card: &str, first: Option<T>, more: &[T]) -> Result<Vec<T>, Refusal> {
    let all: Vec<T> = first.into_iter().chain(more.iter().copied()).collect();
    count(&format!("{card}, effects"), all.len(), 1..=MAX_EFFECTS)?;
    Ok(all)
}

/// WW-MOD-2: checks that the effects of an opportunity can be carried out one after another, at the moment the card names.
fn check_effects(card: &str, text: &OpportunityText, effects: &[OpportunityEffect]) -> Result<(), Refusal> {
    let at = format!("{card}, effects");
    let no = |why: ContentReason| Err(Refusal::new(at.clone(), why).rule("WW-MOD-2"));
    for (number, effect) in effects.iter().enumerate() {
        figure(&format!("{at}, cards"), effect.choices().into(), 1..=4)?;
        let last = number + 1 == effects.len();
        if effect.takes() && !(last && text.when != Moment::After) {
            return no(ContentReason::TakesLast);
        }
        if effect.lays() && text.when == Moment::After {
            return no(ContentReason::LaysBefore);
        }
        if *effect == OpportunityEffect::LastChance && effects.len() > 1 {
            return no(ContentReason::Alone);
        }
        if matches!(effect, OpportunityEffect::SecondChance { who: Some(Who::Next), .. }) && text.seats < 2 {
            return Err(Refusal::new(format!("{card}, seats"), ContentReason::NeedsTwo).rule("WW-MOD-2"));
        }
    }
    if effects.iter().filter(|effect| effect.marks()).count() > 1 {
        return no(ContentReason::OneMarker);
    }
    let n = effects.iter().map(|effect| effect.returns()).sum::<u8>();
    if n > MAX_RETURNED_BY_ONE { no(ContentReason::TooManyReturned { n, most: MAX_RETURNED_BY_ONE }) } else { Ok(()) }
}

/// The names of module cards, which must be unique so that an option is unambiguous.
struct Names {
    taken: Vec<String>,
}

impl Names {
    fn take(&mut self, what: &str, name: &str, title: &str, text: &str, seats: u8) -> Result<String, Refusal> {
        let card = format!("modules.toml, {what} `{name}`");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || name.len() > 40 || !name.chars().all(plain) {
            return Err(Refusal::new(format!("{card}, name"), ContentReason::BadName).allowed(Accepted::PlainName));
        }
        if self.taken.iter().any(|taken| taken == name) {
            return Err(Refusal::new(format!("{card}, name"), ContentReason::NameTaken));
        }
        for (field, value) in [("title", title), ("text", text)] {
            not_empty(&format!("{card}, {field}"), value)?;
        }
        figure(&format!("{card}, seats"), seats.into(), 1..=4)?;
        self.taken.push(name.to_string());
        Ok(card)
    }
}
