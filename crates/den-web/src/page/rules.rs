//! The numbered rules, scrolled to one of them.

use std::cell::RefCell;

use leptos::prelude::*;

use den_games::{Book, GameId, Part, Rulebook};
use den_words::Language;

use super::{art, extra};
use crate::game::svg::escape;
use crate::{api, dom, examples, t, words};

thread_local! {
    /// The rule texts fetched so far, by language and game.
    static KEPT: RefCell<Vec<((Language, Book), String)>> = RefCell::default();
}

fn kept(key: (Language, Book)) -> Option<String> {
    KEPT.with_borrow(|kept| kept.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone()))
}

/// The URL of a rule text, out of those that the page was built with.
fn address(book: Book, lang: Language) -> Option<String> {
    let wanted = format!("/assets/rules-{}-{book}-", lang.code());
    dom::meta("wolfden-rules")?.split_whitespace().find(|path| path.starts_with(&wanted)).map(str::to_string)
}

/// Fetches the rules of a game in the language of the page, then calls `then`.
pub(super) fn fetch(book: Book, then: impl FnOnce(Option<String>) + 'static) {
    let key = (words::spoken(), book);
    if let Some(text) = kept(key) {
        return then(Some(text));
    }
    wasm_bindgen_futures::spawn_local(async move {
        let path = address(key.1, key.0).or_else(|| address(key.1, Language::En));
        let text = match path {
            Some(path) => api::text(&path).await.ok(),
            None => None,
        };
        if let Some(text) = &text {
            KEPT.with_borrow_mut(|kept| kept.push((key, text.clone())));
        }
        then(text);
    });
}

/// The rules of a game, at a rule.
pub(super) fn rules(id: &str, rule: &str) -> AnyView {
    let Ok(book) = id.parse::<Book>() else { return super::lost(t!("lost-title"), t!("lost-game", game = id.to_string())) };
    let html = RwSignal::new(None::<String>);
    let target = rule.to_string();
    fetch(book, move |text| {
        let _ = html.try_set(Some(text.map_or_else(|| escape(&t!("rules-away")), |text| to_html(&text, book))));
        dom::next_frame(move || {
            reach(&target);
            if let Book::Game(game) = book {
                art::fetch(game.as_str());
                extra::load(examples::PLACE);
            }
        });
    });
    let back = match book {
        Book::Table => None,
        Book::Game(game) => Some(view! { <a class="button quiet" href=format!("#/game/{game}")>{words::game_name(game)}</a> }),
    };
    view! {
        <article class="page rulebook">
            <p class="row">{back}<a class="button quiet" href=format!("#/rules/{}", Book::Table)>{t!("rules-house")}</a></p>
            <div inner_html=move || html.get().unwrap_or_default()></div>
            <div id=examples::PLACE></div>
        </article>
    }
    .into_any()
}

/// The link to a rule.
pub(super) fn link(game: GameId, rule: &str) -> String {
    format!("#/rules/{}/{rule}", home(game, rule))
}

/// The book that contains a rule.
fn home(game: GameId, rule: &str) -> Book {
    if rule.starts_with("DEN-") { Book::Table } else { Book::Game(game) }
}

/// The text of one rule, to be shown next to the table, if it has been fetched.
pub(super) fn one(game: GameId, rule: &str) -> Option<String> {
    let text = kept((words::spoken(), home(game, rule)))?;
    Rulebook::read(&text).find(rule).map(|rule| inline(&rule.text))
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

/// The rulebook as HTML, each rule with an anchor.
fn to_html(text: &str, book: Book) -> String {
    let mut html = String::new();
    let mut open = None;
    for part in Rulebook::read(text).parts {
        let (inside, piece) = match part {
            Part::Heading(depth, title) => (None, format!("<h{depth}>{}</h{depth}>", inline(&title), depth = depth.min(4))),
            Part::Rule(rule) => {
                let id = escape(&rule.id);
                let head = format!("<li id=\"{id}\" tabindex=\"-1\"><a class=\"id\" href=\"#/rules/{book}/{id}\">{id}</a>");
                // The second program draws the position.
                let example = if id.contains("-CASE-") {
                    format!("<div class=\"example\" {}=\"{id}\"></div>", examples::EXAMPLE)
                } else {
                    String::new()
                };
                (Some(LIST), format!("{head} {}{example}</li>", inline(&rule.text)))
            }
            Part::Text(text) => match text.strip_prefix("- ") {
                Some(item) => (Some(LIST), format!("<li>{}</li>", inline(item))),
                None if text.starts_with('|') => (Some(TABLE), row(&text)),
                None => (None, format!("<p>{}</p>", inline(&text))),
            },
        };
        if open != inside {
            html += open.map_or("", |(_, end)| end);
            html += inside.map_or("", |(start, _)| start);
            open = inside;
        }
        html += &piece;
    }
    html + open.map_or("", |(_, end)| end)
}

/// The opening and closing tags around rules, and around the rows of a table.
type Around = (&'static str, &'static str);
const LIST: Around = ("<ul class=\"rules\">", "</ul>");
const TABLE: Around = ("<div class=\"scroll\" tabindex=\"0\"><table><tbody>", "</tbody></table></div>");

/// A row of a table; the line under the header is skipped.
fn row(line: &str) -> String {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    if cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':'))) {
        return String::new();
    }
    let cells: String = cells.iter().map(|cell| format!("<td>{}</td>", inline(cell))).collect();
    format!("<tr>{cells}</tr>")
}

/// Bold, italics and code inside a line; everything else is plain text.
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
        let html =
            to_html("# Chess\n\n## Moves\n- **CH-MOVE-1** A rook\n  moves *straight*. **[J]**\n- plain\n\nText & more.\n", Book::Table);
        assert_eq!(
            html,
            "<h1>Chess</h1><h2>Moves</h2><ul class=\"rules\"><li id=\"CH-MOVE-1\" tabindex=\"-1\"><a class=\"id\" href=\"#/rules/table/CH-MOVE-1\">CH-MOVE-1</a> \
             A rook moves <em>straight</em>. <strong>[J]</strong></li><li>plain</li></ul><p>Text &amp; more.</p>"
        );
    }

    #[test]
    fn an_example_has_a_place_for_its_position() {
        let html = to_html("- **CH-CASE-1** Mate in one.\n- **CH-FAQ-1** *Why?*\n", Book::Table);
        assert!(html.contains("Mate in one.<div class=\"example\" data-example=\"CH-CASE-1\"></div></li>"), "{html}");
        assert_eq!(html.matches("data-example").count(), 1);
    }

    #[test]
    fn a_lone_star_stays_a_star() {
        assert_eq!(inline("2 * 3 <b>"), "2 * 3 &lt;b&gt;");
    }
}
