//! The administrators' page: plain HTML without scripts. It does what `wolfden admin` does.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use den_core::{Arg, Message, escape};
use den_store::{AuditEntry, FoundPlayer, Report, SignedIn};
use serde::Deserialize;

use super::html::{Words, proof};
use crate::admin::{Admin, AdminError, date};
use crate::app::App;
use crate::error::Fault;
use crate::extract::{Form, Query};
use crate::identity::require_admin;
use crate::live::Ask;
use crate::messages::ServerReason;

/// The search text.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct FindQuery {
    #[serde(default)]
    find: String,
}

/// An action of an administrator.
#[derive(Debug, Deserialize)]
pub(crate) struct Act {
    act: String,
    /// Proves that the form is from our page.
    proof: String,
    #[serde(default)]
    who: String,
    #[serde(default)]
    text: String,
}

/// The content of the page.
#[derive(Default)]
struct Shown {
    find: String,
    found: Vec<FoundPlayer>,
    reports: Vec<Report>,
    audit: Vec<AuditEntry>,
}

pub(crate) async fn page(State(app): State<App>, headers: HeaderMap, Query(asked): Query<FindQuery>) -> Response {
    match require_admin(&app, &headers).await {
        Ok(signed) => answer(&headers, None, load(&app, &signed, asked.find).await),
        Err(fault) => answer(&headers, None, Err(fault.message())),
    }
}

pub(crate) async fn act(State(app): State<App>, headers: HeaderMap, Form(asked): Form<Act>) -> Response {
    let signed = match require_admin(&app, &headers).await {
        Ok(signed) if asked.proof == proof(&headers) => signed,
        Ok(_) => return answer(&headers, None, Err(ServerReason::OtherSite.into())),
        Err(fault) => return answer(&headers, None, Err(fault.message())),
    };
    let done = done(&app, &signed, &asked).await.map_err(message);
    answer(&headers, Some(done), load(&app, &signed, asked.who).await)
}

fn message(error: AdminError) -> Message {
    match error {
        AdminError::Refused(message) => message,
        AdminError::Database(error) => Fault::from(error).message(),
    }
}

async fn load(app: &App, signed: &SignedIn, find: String) -> Result<Shown, Message> {
    let admin = Admin::new(&*app.store, signed.player.id.as_str());
    let found = if find.is_empty() { Vec::new() } else { admin.find(&find).await.map_err(message)? };
    Ok(Shown { find, found, reports: admin.reports().await.map_err(message)?, audit: admin.audit().await.map_err(message)? })
}

/// Performs an action. Returns a message about it.
async fn done(app: &App, signed: &SignedIn, asked: &Act) -> Result<Message, AdminError> {
    let admin = Admin::new(&*app.store, signed.player.id.as_str());
    let (who, text) = (asked.who.trim(), asked.text.trim());
    let id = || who.parse().map_err(|_| AdminError::Refused(ServerReason::NoMatch.into()));
    match asked.act.as_str() {
        "rename" => admin.rename(who, text).await?,
        "ban" => admin.ban(who, text).await?,
        "unban" => admin.unban(who).await?,
        "reset" => return Ok(Message::new("admin-code").with("code", Arg::from(admin.reset(who).await?))),
        "close" => {
            let id = id()?;
            admin.close(&id, text).await?;
            app.hub.tell_live(&id, Ask::Reload);
        }
        "repair" => drop(admin.repair(&id()?).await?),
        "resolve" => admin.resolve(who, text).await?,
        _ => return Err(AdminError::Refused(ServerReason::OtherJson.into())),
    }
    Ok(Message::new("admin-done"))
}

fn answer(headers: &HeaderMap, done: Option<Result<Message, Message>>, shown: Result<Shown, Message>) -> Response {
    let words = Words::of(headers);
    let told = words.told(done.as_ref());
    match shown {
        Ok(shown) => words.page(StatusCode::OK, "admin-title", &format!("{told}{}", body(&words, &proof(headers), &shown))),
        Err(message) => words.page(StatusCode::FORBIDDEN, "admin-title", &words.told(Some(&Err(message)))),
    }
}

fn body(words: &Words, proof: &str, shown: &Shown) -> String {
    let Shown { find, found, reports, audit } = shown;
    let t = |key: &'static str| words.text(key);
    let form = |act: &str, who: &str, label: &'static str, asks: Option<&'static str>| {
        let field =
            asks.map(|asks| format!("<input name=\"text\" required maxlength=\"200\" aria-label=\"{0}\" placeholder=\"{0}\">", t(asks)));
        format!(
            "<form method=\"post\" action=\"/admin\"><input type=\"hidden\" name=\"proof\" value=\"{proof}\">\
             <input type=\"hidden\" name=\"act\" value=\"{act}\"><input type=\"hidden\" name=\"who\" value=\"{}\">{}<button>{}</button></form>",
            escape(who),
            field.unwrap_or_default(),
            t(label)
        )
    };
    let on_match = |act: &str, label: &'static str| {
        format!(
            "<form method=\"post\" action=\"/admin\"><input type=\"hidden\" name=\"proof\" value=\"{proof}\">\
             <input type=\"hidden\" name=\"act\" value=\"{act}\"><input name=\"who\" required maxlength=\"32\" aria-label=\"{0}\" placeholder=\"{0}\">\
             <input name=\"text\" maxlength=\"200\" aria-label=\"{1}\" placeholder=\"{1}\"><button>{2}</button></form>",
            t("admin-match"),
            t("admin-reason"),
            t(label)
        )
    };
    let player = |found: &FoundPlayer| {
        let id = found.player.id.as_str();
        let state = match (&found.banned, found.player.admin, found.player.claimed) {
            (Some(_), ..) => format!("{}: {}", t("admin-banned"), escape(found.ban_reason.as_deref().unwrap_or_default())),
            (None, true, _) => t("admin-admin"),
            (None, false, true) => String::new(),
            (None, false, false) => t("den-guest-mark"),
        };
        let ban = if found.banned.is_some() {
            form("unban", id, "admin-unban", None)
        } else {
            form("ban", id, "admin-ban", Some("admin-reason"))
        };
        let reset = if found.player.claimed { form("reset", id, "admin-reset", None) } else { String::new() };
        format!(
            "<tr><td>{}</td><td><code>{id}</code></td><td>{}</td><td>{}</td><td>{state}</td><td>{}{ban}{reset}</td></tr>",
            escape(&found.player.name),
            date(found.created),
            date(found.seen),
            form("rename", id, "admin-rename", Some("admin-name")),
        )
    };
    let report = |report: &Report| {
        let (reporter, accused, game) = (&report.reporter, &report.accused, &report.game);
        let (note, lines) = (escape(&report.note), escape(&said(&report.lines)));
        let resolve = form("resolve", &report.id, "admin-resolve", Some("admin-resolution"));
        format!(
            "<tr><td>{}</td><td><code>{reporter}</code> → <a href=\"/admin?find={accused}\"><code>{accused}</code></a></td>\
             <td><code>{game}</code></td><td>{note}<pre>{lines}</pre></td><td>{resolve}</td></tr>",
            date(report.at)
        )
    };
    let entry = |entry: &AuditEntry| {
        format!(
            "<tr><td>{}</td><td><code>{}</code></td><td>{}</td><td><code>{}</code></td><td>{}</td></tr>",
            date(entry.at),
            escape(&entry.actor),
            escape(&entry.act),
            escape(&entry.target),
            escape(&entry.detail)
        )
    };
    let table = |heads: &[&'static str], rows: String| {
        if rows.is_empty() {
            return format!("<p>{}</p>", t("admin-nothing"));
        }
        let heads: String = heads.iter().map(|&head| format!("<th scope=\"col\">{}</th>", t(head))).collect();
        format!("<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>")
    };
    let players = if find.is_empty() {
        String::new()
    } else {
        let heads = ["admin-name", "admin-id", "admin-created", "admin-seen", "admin-state", "admin-acts"];
        table(&heads, found.iter().map(player).collect())
    };
    format!(
        "<section><h2>{}</h2><form method=\"get\" action=\"/admin\"><input name=\"find\" value=\"{}\" maxlength=\"60\" aria-label=\"{2}\">\
         <button>{2}</button></form>{players}</section><section><h2>{3}</h2>{4}{5}</section><section><h2>{6}</h2>{7}</section>\
         <section><h2>{8}</h2>{9}</section>",
        t("admin-players"),
        escape(find),
        t("admin-find"),
        t("admin-matches"),
        on_match("close", "admin-close"),
        on_match("repair", "admin-repair"),
        t("admin-reports"),
        table(&["admin-when", "admin-who", "admin-match", "admin-what", "admin-acts"], reports.iter().map(report).collect()),
        t("admin-audit"),
        table(&["admin-when", "admin-who", "admin-what", "admin-target", "admin-detail"], audit.iter().map(entry).collect()),
    )
}

/// The chat messages of a report as text.
fn said(lines: &str) -> String {
    let lines: Vec<den_table::wire::LogLine> = serde_json::from_str(lines).unwrap_or_default();
    let text = |line: den_table::wire::LogLine| match line.what {
        den_table::wire::LogEvent::Chat { text, .. } => format!("{}  {text}\n", date(line.at)),
        _ => String::new(),
    };
    lines.into_iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use den_words::{Language, Speaker};

    use super::*;

    #[test]
    fn whatever_players_write_is_shown_as_text() {
        assert_eq!(escape("<script>\"&'"), "&lt;script&gt;&quot;&amp;&#39;");
        let words = Words(Speaker::new(Language::En));
        let report = Report {
            id: "r".into(),
            at: 0,
            reporter: "ada".parse().unwrap(),
            accused: "bob".parse().unwrap(),
            game: "m".parse().unwrap(),
            lines: r#"[{"revision":1,"step":0,"at":0,"what":{"chat":{"seat":0,"text":"<img src=x>"}}}]"#.into(),
            note: "<script>alert(1)</script>".into(),
            resolved: None,
        };
        let page = body(&words, "p", &Shown { find: "\"><script>".into(), reports: vec![report], ..Shown::default() });
        assert!(!page.contains("<script") && !page.contains("<img") && page.contains("&lt;img src=x&gt;"), "{page}");
    }
}
