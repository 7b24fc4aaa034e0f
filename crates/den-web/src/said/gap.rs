//! What may stand in a gap, and how it is named.

use fluent_bundle::FluentArgs;

use super::{Hearing, lone_wolves, the_wolves, wolf_and_hound, wolfwalkers};
use crate::i18n::{self, Filling};
use crate::t;

impl Hearing<'_> {
    /// What stands in a gap of this kind, in the language of the page; nothing if it cannot stand there.
    pub(super) fn gap(&self, kind: &str, text: &str) -> Option<Filling<'static>> {
        // Only what somebody wrote may be nothing at all.
        if text.is_empty() && kind != "text" {
            return None;
        }
        let said = match kind {
            "#" => return text.parse().ok().map(Filling::Number),
            "text" => text.to_string(),
            "rule" => rule(text)?,
            "seat" => self.seat(text)?,
            "game" => crate::games::find(text).map(|game| t!(format!("{}-name", game.id)))?,
            "title" => {
                crate::games::GAMES.iter().map(|game| game.id).find(|id| title(id) == Some(text)).map(|id| t!(format!("{id}-name")))?
            }
            "option" => self.option(text)?,
            "bot" => i18n::find(&format!("bot-{text}"), &FluentArgs::new()).unwrap_or_else(|| text.to_string()),
            "say" => self.find(text)?,
            // Our words if we have any.
            "maybe" => self.find(text).unwrap_or_else(|| text.to_string()),
            "list" => self.each(text, ", ", ", ")?,
            "sides" if text.contains(" v ") => self.each(text, " v ", " : ")?,
            "notes" => self.each(text, "; ", "; ")?,
            _ => match self.game {
                "lone-wolves" => lone_wolves::name(kind, text)?,
                "the-wolves" => the_wolves::name(kind, text, |seat| self.seat(seat))?,
                "wolf-and-hound" => wolf_and_hound::name(kind, text, self.names)?,
                "wolfwalkers" => wolfwalkers::name(kind, text)?,
                _ => return None,
            },
        };
        Some(said.into())
    }

    /// Several sentences.
    fn each(&self, text: &str, between: &str, put: &str) -> Option<String> {
        Some(text.split(between).map(|one| self.find(one)).collect::<Option<Vec<_>>>()?.join(put))
    }

    /// The name of an option, which is one word.
    fn option(&self, text: &str) -> Option<String> {
        if text == "seats" {
            return Some(t!("panel-players"));
        }
        let one_word = text.split_whitespace().count() == 1;
        one_word.then(|| i18n::find(&format!("{}-opt-{text}", self.game), &FluentArgs::new()).unwrap_or_else(|| text.to_string()))
    }

    /// The player of a seat, which is counted from 1.
    fn seat(&self, number: &str) -> Option<String> {
        let number: usize = number.parse().ok()?;
        let name = self.names.get(number.checked_sub(1)?).filter(|name| !name.is_empty()).cloned();
        Some(name.unwrap_or_else(|| t!("seat-n", n = number)))
    }
}

/// The name of a game, as it calls itself.
fn title(id: &str) -> Option<&'static str> {
    den_games::with_game!(id, G => <G as den_core::Game>::ABOUT.name)
}

/// The id of a rule, as it is.
fn rule(text: &str) -> Option<String> {
    let fits = text.split('-').count() == 3 && text.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    fits.then(|| text.to_string())
}
