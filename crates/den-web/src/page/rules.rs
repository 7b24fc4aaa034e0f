//! The numbered rules, opened at one of them.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;

use crate::game::svg::escape;
use crate::i18n::{self, Lang};
use crate::{api, dom, games, t};

thread_local! {
    /// The rule texts that were fetched, by language and game.
    static KEPT: RefCell<HashMap<(Lang, String), String>> = RefCell::default();
}

/// The address of a rule text, among those that the page was built with.
fn address(game: &str, lang: Lang) -> Option<String> {
    let wanted = format!("/assets/rules-{}-{game}-", lang.code());
    dom::meta("wolfden-rules")?.split_whitespace().find(|path| path.starts_with(&wanted)).map(str::to_string)
}

/// Fetches the rules of a game in the language of the page, then calls `then`.
pub(super) fn fetch(game: &str, then: impl FnOnce(Option<String>) + 'static) {
    let key = (i18n::spoken(), game.to_string());
    if let Some(text) = KEPT.with_borrow(|kept| kept.get(&key).cloned()) {
        return then(Some(text));
    }
    wasm_bindgen_futures::spawn_local(async move {
        let path = address(&key.1, key.0).or_else(|| address(&key.1, Lang::En));
        let text = match path {
            Some(path) => api::text(&path).await.ok(),
            None => None,
        };
        if let Some(text) = &text {
            KEPT.with_borrow_mut(|kept| kept.insert(key, text.clone()));
        }
        then(text);
    });
}

/// The rules of a game, at a rule.
pub(super) fn rules(id: &str, rule: &str) -> AnyView {
    if games::find(id).is_none() && id != HOUSE {
        return super::lost(t!("lost-title"), t!("lost-game", game = id));
    }
    let html = RwSignal::new(None::<String>);
    let (target, game) = (rule.to_string(), id.to_string());
    fetch(id, move |text| {
        let _ = html.try_set(Some(text.map_or_else(|| escape(&t!("rules-away")), |text| to_html(&text, &game))));
        dom::next_frame(move || reach(&target));
    });
    let back = (id != HOUSE).then(|| view! { <a class="button quiet" href=format!("#/game/{id}")>{t!(format!("{id}-name"))}</a> });
    view! {
        <article class="page rulebook">
            <p class="row">{back}<a class="button quiet" href=format!("#/rules/{HOUSE}")>{t!("rules-house")}</a></p>
            <div inner_html=move || html.get().unwrap_or_default()></div>
        </article>
    }
    .into_any()
}

/// The rules that hold at every table.
const HOUSE: &str = "table";

/// Where a rule is to be read.
pub(super) fn link(game: &str, rule: &str) -> String {
    let home = if rule.starts_with("DEN-") { HOUSE } else { game };
    format!("#/rules/{home}/{rule}")
}

/// The rule alone, to be shown beside the table, if it was fetched.
pub(super) fn one(game: &str, rule: &str) -> Option<String> {
    let home = if rule.starts_with("DEN-") { HOUSE } else { game };
    let text = KEPT.with_borrow(|kept| kept.get(&(i18n::spoken(), home.to_string())).cloned())?;
    let mark = format!("- **{rule}**");
    let from = text.find(&mark)?;
    let rest = &text[from + mark.len()..];
    let mut lines = rest.lines();
    let mut said = lines.next().unwrap_or_default().trim().to_string();
    for line in lines.take_while(|line| line.starts_with("  ") && !line.trim().is_empty()) {
        said.push(' ');
        said.push_str(line.trim());
    }
    Some(inline(&said))
}

fn reach(rule: &str) {
    if rule.is_empty() {
        return;
    }
    if let Some(element) = dom::document().get_element_by_id(rule) {
        let _ = element.class_list().add_1("here");
        element.scroll_into_view();
        let _ = wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(element).focus();
    }
}

/// The little Markdown that rules use: headings, lists, tables, bold, italic, code.
fn to_html(text: &str, game: &str) -> String {
    let mut html = String::new();
    let mut list = false;
    let mut table = false;
    let mut paragraph = String::new();
    let flush = |html: &mut String, paragraph: &mut String| {
        if !paragraph.is_empty() {
            html.push_str(&format!("<p>{}</p>", inline(paragraph)));
            paragraph.clear();
        }
    };
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        let is_item = line.starts_with("- ");
        if list && !is_item {
            html.push_str("</ul>");
            list = false;
        }
        if table && !trimmed.starts_with('|') {
            html.push_str("</tbody></table></div>");
            table = false;
        }
        if trimmed.is_empty() {
            flush(&mut html, &mut paragraph);
        } else if let Some((depth, title)) = heading(trimmed) {
            flush(&mut html, &mut paragraph);
            html.push_str(&format!("<h{depth}>{}</h{depth}>", inline(title)));
        } else if is_item {
            flush(&mut html, &mut paragraph);
            if !list {
                html.push_str("<ul class=\"rules\">");
                list = true;
            }
            let mut item = line[2..].trim().to_string();
            while let Some(more) = lines.peek().filter(|next| next.starts_with("  ") && !next.trim().is_empty()) {
                item.push(' ');
                item.push_str(more.trim());
                lines.next();
            }
            html.push_str(&rule_item(&item, game));
        } else if trimmed.starts_with('|') {
            flush(&mut html, &mut paragraph);
            if !table {
                html.push_str("<div class=\"scroll\" tabindex=\"0\"><table><tbody>");
                table = true;
            }
            let cells: Vec<&str> = trimmed.trim_matches('|').split('|').map(str::trim).collect();
            if !cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':'))) {
                let cells: String = cells.iter().map(|cell| format!("<td>{}</td>", inline(cell))).collect();
                html.push_str(&format!("<tr>{cells}</tr>"));
            }
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(trimmed);
        }
    }
    flush(&mut html, &mut paragraph);
    if list {
        html.push_str("</ul>");
    }
    if table {
        html.push_str("</tbody></table></div>");
    }
    html
}

fn heading(line: &str) -> Option<(usize, &str)> {
    let depth = line.bytes().take_while(|b| *b == b'#').count();
    (1..=4).contains(&depth).then(|| (depth, line[depth..].trim()))
}

fn rule_item(item: &str, game: &str) -> String {
    let id = item.strip_prefix("**").and_then(|rest| rest.split_once("**")).filter(|(id, _)| is_id(id));
    match id {
        Some((id, rest)) => format!(
            "<li id=\"{id}\" tabindex=\"-1\"><a class=\"id\" href=\"#/rules/{}/{id}\">{id}</a> {}</li>",
            escape(game),
            inline(rest.trim())
        ),
        None => format!("<li>{}</li>", inline(item)),
    }
}

fn is_id(text: &str) -> bool {
    text.contains('-') && text.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-')
}

/// Bold, italic and code inside a line; everything else is plain text.
fn inline(text: &str) -> String {
    let mut html = escape(text);
    for (mark, tag) in [("**", "strong"), ("`", "code"), ("*", "em")] {
        let mut pieces = html.split(mark);
        let mut out = pieces.next().unwrap_or_default().to_string();
        let rest: Vec<&str> = pieces.collect();
        for (at, piece) in rest.iter().enumerate() {
            let opens = at % 2 == 0;
            if opens && at + 1 == rest.len() {
                out.push_str(mark);
            } else {
                out.push_str(&if opens { format!("<{tag}>") } else { format!("</{tag}>") });
            }
            out.push_str(piece);
        }
        html = out;
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_a_list_with_places_to_link_to() {
        let html = to_html("# Chess\n\n## Moves\n- **CH-1** A rook\n  moves *straight*. **[J]**\n- plain\n\nText & more.\n", "chess");
        assert_eq!(
            html,
            "<h1>Chess</h1><h2>Moves</h2><ul class=\"rules\"><li id=\"CH-1\" tabindex=\"-1\"><a class=\"id\" href=\"#/rules/chess/CH-1\">CH-1</a> \
             A rook moves <em>straight</em>. <strong>[J]</strong></li><li>plain</li></ul><p>Text &amp; more.</p>"
        );
    }

    #[test]
    fn a_lone_star_stays_a_star() {
        assert_eq!(inline("2 * 3 <b>"), "2 * 3 &lt;b&gt;");
    }
}
