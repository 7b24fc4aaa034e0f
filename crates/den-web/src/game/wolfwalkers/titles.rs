//! The names and texts of the cards of Wolfwalkers in the language of the page. Our own cards have them; those of another content file
//! are called as it calls them.

use fluent_bundle::FluentArgs;
use wolfwalkers::{Deck, Opportunity, Special};

use crate::i18n;

/// The words of a key, or those of the card itself.
fn words(key: &str, own: &str) -> String {
    i18n::find(key, &FluentArgs::new()).unwrap_or_else(|| own.to_string())
}

/// A title by its number among those of our own deck.
fn numbered<'a>(kind: &str, mut titles: impl Iterator<Item = &'a String>, title: &str) -> String {
    titles.position(|own| own == title).map_or_else(|| title.to_string(), |at| words(&format!("ww-{kind}-{}", at + 1), title))
}

/// The title of a story.
pub(crate) fn story(title: &str) -> String {
    numbered("story", Deck::built_in().stories.iter().map(|story| &story.title), title)
}

/// The title of a goal.
pub(crate) fn goal(title: &str) -> String {
    numbered("goal", Deck::built_in().goals.iter().map(|goal| &goal.title), title)
}

/// The title of a rank.
pub(crate) fn rank(title: &str) -> String {
    numbered("rank", Deck::built_in().ranks.iter().map(|rank| &rank.title), title)
}

/// Title and text of a special.
pub(crate) fn special(card: &Special) -> (String, String) {
    let ours = Deck::built_in().specials.iter().any(|own| own.title == card.title && own.text == card.text);
    module(ours, "special", &card.name, &card.title, &card.text)
}

/// Title and text of an opportunity.
pub(crate) fn opportunity(card: &Opportunity) -> (String, String) {
    let ours = Deck::built_in().opportunities.iter().any(|own| own.title == card.title && own.text == card.text);
    module(ours, "opportunity", &card.name, &card.title, &card.text)
}

fn module(ours: bool, kind: &str, name: &str, title: &str, text: &str) -> (String, String) {
    if !ours {
        return (title.to_string(), text.to_string());
    }
    let key = format!("ww-{kind}-{name}");
    (words(&key, title), words(&format!("{key}-does"), text))
}
