//! The proof sheet of a box: a page to print and to compare with the box, figure by figure.

use den_core::form::Form;
use den_core::{Mark, Message, Pack, escape};
use serde_json::Value;

use crate::Speaker;

const STYLE: &str = "body{font:12px/1.35 system-ui,sans-serif;margin:1.5rem;color:#111;background:#fff}h1{font-size:1.4rem;margin:0}\
    h2{font-size:1.05rem;margin:1.2rem 0 .3rem;break-after:avoid}p{margin:.2rem 0}ul.items{columns:2;column-gap:2rem;padding:0;margin:0;list-style:none}\
    li.item{break-inside:avoid;border-top:1px solid #bbb;padding:.25rem 0}li.item>strong{display:block}dl{display:grid;grid-template-columns:1fr auto auto;gap:0 .6rem;margin:0}\
    dd{margin:0;text-align:right}dd.other{font-weight:700}small{color:#555}.tick{float:right;width:.9em;height:.9em;border:1px solid #111}.tick.done{background:#111}";

/// The proof sheet as a page of its own. Figures that differ from the built-in box are bold.
pub fn proof_sheet(speaker: &Speaker, pack: &Pack, form: &Form, built_in: &Value) -> String {
    let say = |message: &Message| escape(&speaker.say(message, &[]));
    let text = |key: &'static str| say(&Message::new(key));
    let game = say(&Message::keyed(format!("{}-name", pack.game)));
    let (name, author) = (escape(&pack.name), escape(&pack.author));
    let about = match pack.author.as_str() {
        "" => Message::new("proof-about-nobody"),
        author => Message::new("proof-about").with("author", author.to_string()),
    };
    let about = say(&about.with("version", pack.version).with("hash", pack.hash()));
    let mut page = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{name} · {game}</title>\
         <style>{STYLE}</style><h1>{name} · {game}</h1><p data-author=\"{author}\">{about}</p><p>{}</p>",
        speaker.language().code(),
        text("proof-help"),
    );
    let items = form.items(&pack.figures);
    let theirs: std::collections::BTreeMap<String, String> = form
        .items(built_in)
        .into_iter()
        .flat_map(|item| item.fields.into_iter().map(move |field| (format!("{} {}", item.key, field.key), field.path)))
        .collect();
    let mut section = "";
    for item in &items {
        let rule = &form.items[item.rule];
        if rule.section != section {
            if !section.is_empty() {
                page.push_str("</ul>");
            }
            section = rule.section;
            page.push_str(&format!("<h2>{}</h2><ul class=\"items\">", text(section)));
        }
        let mark_text = |mark: Mark| say(&Message::keyed(format!("mark-{}", mark.word())));
        let done = if pack.mark_of_item(item) == Mark::Box { " done" } else { "" };
        page.push_str(&format!("<li class=\"item\"><span class=\"tick{done}\"></span><strong>{}</strong><dl>", say(&item.title)));
        for field in item.fields.iter().filter(|field| field.kind != den_core::form::Kind::Fixed) {
            let value = pack.figures.pointer(&field.path);
            if value.is_none() {
                continue;
            }
            let before = theirs.get(&format!("{} {}", item.key, field.key)).and_then(|path| built_in.pointer(path));
            let other = if value == before { "" } else { " class=\"other\"" };
            let shown = say(&Message::new("proof-value").with("value", field.kind.say(value, true)));
            let mark = mark_text(pack.mark_of(&field.path));
            page.push_str(&format!("<dt>{}</dt><dd{other}>{shown}</dd><dd><small>{mark}</small></dd>", say(&field.label)));
        }
        page.push_str("</dl></li>");
    }
    page.push_str("</ul></html>\n");
    page
}
