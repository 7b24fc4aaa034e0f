//! Where the values of the content files come from.

use den_core::{Mark, Marked, Message, OwnMarks, Refusal, ValueName};

use crate::content::file::Texts;
use crate::words::messages::Part;

/// Where the values come from: the files, and the cards and values with marks of their own.
pub(crate) fn marks(texts: &Texts) -> Result<Vec<Marked>, Refusal> {
    const STORY: &[&str] = &["title", "symbols", "back"];
    const GOAL: &[&str] = &["title", "kind", "points", "shape", "symbol", "symbols", "arrows", "sides", "more", "fewer"];
    const MODULE: &[&str] = &["title", "category", "when", "text", "effect", "effects", "seats", "copies"];
    let mut all = Vec::new();
    let mut card = |at: String, part: Part, mark: Option<Mark>, file: Mark, own: &OwnMarks, values: &[&'static str]| {
        own.check(&at, values)?;
        let what = ValueName::Of { part: part.into(), key: at.split_once(", ").map_or(at.as_str(), |(_, card)| card).to_string() };
        let mut marks = own.list(&at, Message::from(what), mark.unwrap_or(file));
        if mark.is_none() {
            // Without a mark of its own the card has that of its file.
            marks.remove(0);
        }
        all.extend(marks);
        Ok::<_, Refusal>(())
    };
    let Texts { stories, goals, modules, table } = texts;
    for story in &stories.story {
        card(format!("stories.toml, story {}", story.number), Part::Stories, story.mark, stories.mark, &story.marks, STORY)?;
    }
    for goal in &goals.goal {
        card(format!("goals.toml, goal {}", goal.number), Part::Goals, goal.mark, goals.mark, &goal.marks, GOAL)?;
    }
    for text in &modules.special {
        card(format!("modules.toml, special `{}`", text.name), Part::ModuleCards, text.mark, modules.mark, &text.marks, MODULE)?;
    }
    for text in &modules.opportunity {
        card(format!("modules.toml, opportunity `{}`", text.name), Part::ModuleCards, text.mark, modules.mark, &text.marks, MODULE)?;
    }
    table.table.marks.check("box.toml, table", &["stories", "goals", "swaps"])?;
    table.solo.marks.check("box.toml, solo", &["ranks"])?;
    let files = [
        Marked::new("stories.toml", Part::Stories, stories.mark),
        Marked::new("goals.toml", Part::Goals, goals.mark),
        Marked::new("modules.toml", Part::ModuleCards, modules.mark),
    ];
    let table_marks = table.table.marks.list("box.toml, table", Part::Market, table.table.mark);
    let solo_marks = table.solo.marks.list("box.toml, solo", Part::Ranks, table.solo.mark);
    Ok(files.into_iter().chain(table_marks).chain(solo_marks).chain(all).collect())
}
