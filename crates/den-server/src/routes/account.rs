//! The account page: plain HTML from the server, without scripts, so that it adds nothing to the size of the first page. It offers the same
//! actions as the API.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use den_core::{Arg, Message, Seat, escape};
use den_store::{Blocked, Session, SignedIn};
use den_table::rest::{
    BlockKind, Confirm, ConfirmEmail, Credentials, EndSession, NewBlock, NewEmail, NewName, NewReport, PackInfo, PasswordChange, Permit,
    Recover, Unblock,
};
use den_table::wire::Phase;
use den_table::{MatchId, Occupant, Permission, PlayerId};
use serde::Deserialize;

use super::guard::Client;
use super::html::{Words, proof};
use super::{matches, moderation, packs, players, privacy, recovery, sessions};
use crate::admin::date;
use crate::app::{App, now};
use crate::error::Fault;
use crate::extract::{Body, Form, Path, Query};
use crate::hub::ask;
use crate::identity::signed_in;
use crate::live::Ask;
use crate::messages::ServerReason;

/// The match whose players are shown.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MatchQuery {
    #[serde(default, rename = "match")]
    game: String,
}

/// A submitted form. Each form sends only the fields that it has.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct AccountForm {
    act: String,
    /// Proves that the form is from our page.
    proof: String,
    name: String,
    password: String,
    new_password: String,
    code: String,
    email: String,
    id: String,
    #[serde(rename = "match")]
    game: String,
    seat: u8,
    note: String,
}

/// The result of an action.
enum Outcome {
    Message(&'static str),
    /// Recovery codes, which are shown once, and a new token if there is one.
    Codes(Option<HeaderValue>, Vec<String>),
    /// The token was replaced or removed.
    Cookie(HeaderValue),
}

/// What the page shows.
#[derive(Default)]
struct Shown {
    me: Option<SignedIn>,
    sessions: Vec<Session>,
    blocks: Vec<Blocked>,
    packs: Vec<PackInfo>,
    email: Option<String>,
    /// Whether the server sends e-mail.
    mail: bool,
    game: String,
    at_table: AtTable,
}

/// What a player can do about a match besides playing.
#[derive(Default)]
struct AtTable {
    /// The other people at the table.
    others: Vec<(Seat, String)>,
    host: Option<Host>,
}

/// What the host can do.
struct Host {
    forbidden: Vec<Permission>,
    /// Whether the match is waiting for players and can be closed.
    waiting: bool,
}

pub(crate) async fn page(State(app): State<App>, headers: HeaderMap, Query(asked): Query<MatchQuery>) -> Response {
    answer(&app, &headers, StatusCode::OK, None, asked.game).await
}

pub(crate) async fn act(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Form(asked): Form<AccountForm>,
) -> Response {
    let game = asked.game.clone();
    let done = if asked.proof == proof(&headers) {
        submit(&app, client, &headers, asked).await
    } else {
        Err(Fault::Forbidden(ServerReason::OtherSite))
    };
    match done {
        Ok(Outcome::Message(key)) => answer(&app, &headers, StatusCode::OK, Some(Ok(Message::new(key))), game).await,
        Ok(Outcome::Codes(cookie, codes)) => {
            let words = Words::of(&headers);
            let list: String = codes.iter().map(|code| format!("<li><code>{code}</code></li>")).collect();
            let body = format!(
                "<p class=\"done\" role=\"status\">{}</p><ul>{list}</ul><p><a href=\"/account\">{}</a></p>",
                words.text("account-codes-shown"),
                words.text("account-title")
            );
            let mut response = words.page(StatusCode::OK, "account-title", &body);
            if let Some(cookie) = cookie {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            response
        }
        Ok(Outcome::Cookie(cookie)) => {
            let to = HeaderValue::from_static("/account");
            (StatusCode::SEE_OTHER, [(header::LOCATION, to), (header::SET_COOKIE, cookie)]).into_response()
        }
        Err(fault) => {
            let status = fault.clone().into_response().status();
            answer(&app, &headers, status, Some(Err(fault.message())), game).await
        }
    }
}

/// The token that an API response sets.
fn cookie_of(response: &Response) -> Result<Outcome, Fault> {
    response.headers().get(header::SET_COOKIE).cloned().map(Outcome::Cookie).ok_or(Fault::Unavailable)
}

/// Performs the action with the same code as the API.
async fn submit(app: &App, client: Client, headers: &HeaderMap, asked: AccountForm) -> Result<Outcome, Fault> {
    let state = || State(app.clone());
    let who = Extension(client);
    let AccountForm { act, name, password, new_password, code, email, id, game, seat, note, .. } = asked;
    let at_match = || game.parse::<MatchId>().map_err(|_| Fault::NotFound(ServerReason::NoMatch.into()));
    match act.as_str() {
        "login" => Ok(Outcome::Cookie(players::log_in(app, client, headers, Credentials { name, password }).await?.cookie)),
        "claim" => {
            let entered = players::claim_name(app, client, headers, Credentials { name, password }).await?;
            Ok(Outcome::Codes(Some(entered.cookie), entered.me.recovery_codes.unwrap_or_default()))
        }
        "recover" => {
            let recover = Recover { name, code, password: new_password };
            Ok(Outcome::Cookie(players::recover_account(app, client, headers, recover).await?.cookie))
        }
        "mail-code" => {
            recovery::recover(state(), who, headers.clone(), Body(NewName { name })).await?;
            Ok(Outcome::Message("account-mail-sent"))
        }
        "password" => {
            let change = PasswordChange { old: password, password: new_password };
            players::change_password(state(), who, headers.clone(), Body(change)).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "codes" => {
            let Json(new) = players::recovery_codes(state(), who, headers.clone(), Body(Confirm { password })).await?;
            Ok(Outcome::Codes(None, new.codes))
        }
        "email" => {
            let forgets = email.is_empty();
            recovery::email(state(), who, headers.clone(), Body(NewEmail { email, password })).await?;
            Ok(Outcome::Message(if forgets { "admin-done" } else { "account-mail-sent" }))
        }
        "email-confirm" => {
            recovery::confirm(state(), who, headers.clone(), Body(ConfirmEmail { email, code })).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "end-session" => {
            sessions::end(state(), headers.clone(), Body(EndSession { session: id })).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "logout" => cookie_of(&players::logout(state(), headers.clone()).await?),
        "logout-everywhere" => cookie_of(&players::logout_everywhere(state(), headers.clone()).await?),
        "delete" => cookie_of(&privacy::delete(state(), who, headers.clone(), Body(Confirm { password })).await?),
        "delete-pack" => {
            packs::delete(state(), Path(id), headers.clone()).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "unblock" => {
            let player: PlayerId = id.parse().map_err(|_| Fault::NotFound(ServerReason::NoPlayer.into()))?;
            moderation::unblock(state(), headers.clone(), Body(Unblock { player })).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "block" | "mute" => {
            let kind = if act == "block" { BlockKind::Block } else { BlockKind::Mute };
            let block = NewBlock { id: at_match()?, seat: Seat(seat), kind };
            moderation::block(state(), headers.clone(), Body(block)).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "report" => {
            let report = NewReport { id: at_match()?, seat: Seat(seat), lines: Vec::new(), note };
            moderation::report(state(), who, headers.clone(), Body(report)).await?;
            Ok(Outcome::Message("account-reported"))
        }
        "allow-chat" | "forbid-chat" | "allow-spectators" | "forbid-spectators" => {
            let what = if act.ends_with("chat") { Permission::Chat } else { Permission::Spectators };
            let permit = Permit { what, allowed: act.starts_with("allow") };
            matches::permit(state(), Path(game), headers.clone(), Body(permit)).await?;
            Ok(Outcome::Message("admin-done"))
        }
        "close" => {
            matches::close(state(), Path(game), headers.clone()).await?;
            Ok(Outcome::Message("admin-done"))
        }
        _ => Err(Fault::Bad(ServerReason::BadQuery.into())),
    }
}

async fn load(app: &App, headers: &HeaderMap, game: String) -> Result<Shown, Fault> {
    let mut shown = Shown { mail: app.mail.is_some(), ..Shown::default() };
    let Some(me) = signed_in(app, headers).await? else { return Ok(shown) };
    let id = &me.player.id;
    shown.sessions = app.store.sessions(id, now()).await?;
    shown.blocks = app.store.blocks(id).await?;
    shown.packs = packs::list(State(app.clone()), headers.clone()).await?.0.packs;
    shown.email = app.store.email(id).await?;
    if let Ok(at) = game.parse() {
        shown.at_table = at_table(app, &at, id).await?;
        shown.game = game;
    }
    shown.me = Some(me);
    Ok(shown)
}

async fn at_table(app: &App, at: &MatchId, me: &PlayerId) -> Result<AtTable, Fault> {
    let found = ask(app, at, |tell| {
        let me = me.clone();
        Ask::Read(Box::new(move |table| {
            let status = table.status();
            let seats = status.seats().iter().enumerate();
            let others = seats.filter(|(_, seat)| seat.player.as_ref().is_some_and(|player| player != &me));
            let named = others.filter_map(|(at, seat)| match &seat.occupant {
                Occupant::Person(name) => Some((Seat(at as u8), name.clone())),
                _ => None,
            });
            let is_host = status.settings().host.as_ref() == Some(&me) && status.phase() != Phase::Over;
            let host = is_host.then(|| Host { forbidden: status.forbidden().to_vec(), waiting: status.phase() == Phase::Waiting });
            let _ = tell.send(AtTable { others: named.collect(), host });
        }))
    });
    found.await
}

async fn answer(app: &App, headers: &HeaderMap, status: StatusCode, done: Option<Result<Message, Message>>, game: String) -> Response {
    let shown = load(app, headers, game).await;
    // A speaker must not be held across an `await`.
    let words = Words::of(headers);
    match shown {
        Ok(shown) => {
            let body = format!("{}{}", words.told(done.as_ref()), body(&words, &proof(headers), &shown));
            words.page(status, "account-title", &body)
        }
        Err(fault) => {
            let status = fault.clone().into_response().status();
            words.page(status, "account-title", &words.told(Some(&Err(fault.message()))))
        }
    }
}

/// A form field: name, type, label and `autocomplete`.
type Field = (&'static str, &'static str, &'static str, &'static str);

const NAME: Field = ("name", "text", "account-name", "username");
const PASSWORD: Field = ("password", "password", "account-password", "current-password");
const NEW_PASSWORD: Field = ("new_password", "password", "account-new-password", "new-password");
const CODE: Field = ("code", "text", "account-code", "one-time-code");
const EMAIL: Field = ("email", "email", "account-email", "email");

fn body(words: &Words, proof: &str, shown: &Shown) -> String {
    let t = |key: &'static str| words.text(key);
    let hidden = |name: &str, value: &str| format!("<input type=\"hidden\" name=\"{name}\" value=\"{}\">", escape(value));
    let form = |act: &str, more: &str, button: &'static str| {
        let (act, proof) = (hidden("act", act), hidden("proof", proof));
        format!("<form method=\"post\" action=\"/account\">{act}{proof}{more}<button>{}</button></form>", t(button))
    };
    let field = |(name, kind, label, fills): Field, value: &str| {
        // An empty e-mail address removes the stored one.
        let required = if name == "email" { "" } else { " required" };
        format!(
            "<label>{} <input name=\"{name}\" type=\"{kind}\" autocomplete=\"{fills}\" maxlength=\"200\" value=\"{}\"{required}></label>",
            t(label),
            escape(value)
        )
    };
    let fields = |all: &[Field]| all.iter().map(|one| field(*one, "")).collect::<String>();
    let section = |head: &'static str, body: &str| format!("<section><h2>{}</h2>{body}</section>", t(head));
    let help = |key: &'static str| format!("<p>{}</p>", t(key));
    let enter = || {
        let mailed = if shown.mail { form("mail-code", &fields(&[NAME]), "account-mail-code") } else { String::new() };
        section("account-login", &form("login", &fields(&[NAME, PASSWORD]), "account-login"))
            + &section("account-recover", &(form("recover", &fields(&[NAME, CODE, NEW_PASSWORD]), "account-recover-do") + &mailed))
    };
    let back = format!("<p><a href=\"/\">{}</a></p>", t("account-back"));
    let Some(me) = &shown.me else { return help("account-nobody") + &enter() + &back };
    let player = &me.player;
    let who = if player.claimed { "account-as-player" } else { "account-as-guest" };
    let who = words.say(&Message::new(who).with("name", Arg::from(player.name.clone())));
    let mut body = format!("<p>{}</p>", escape(&who));
    if !shown.game.is_empty() {
        let other = |(seat, name): &(Seat, String)| {
            let at = hidden("match", &shown.game) + &hidden("seat", &seat.0.to_string());
            let note = format!("{at}<input name=\"note\" maxlength=\"1000\" aria-label=\"{0}\" placeholder=\"{0}\">", t("account-note"));
            let (block, mute) = (form("block", &at, "account-block"), form("mute", &at, "account-mute"));
            format!("<tr><td>{}</td><td>{block}{mute}{}</td></tr>", escape(name), form("report", &note, "account-report"))
        };
        let rows: String = shown.at_table.others.iter().map(other).collect();
        let rows = if rows.is_empty() { help("admin-nothing") } else { format!("<table>{rows}</table>") };
        body += &section("account-others", &(help("account-others-help") + &rows));
    }
    if let Some(Host { forbidden, waiting }) = &shown.at_table.host {
        let at = hidden("match", &shown.game);
        let mut forms = String::new();
        for (what, forbid, allow) in [
            (Permission::Chat, ("forbid-chat", "account-forbid-chat"), ("allow-chat", "account-allow-chat")),
            (Permission::Spectators, ("forbid-spectators", "account-forbid-spectators"), ("allow-spectators", "account-allow-spectators")),
        ] {
            let (act, label) = if forbidden.contains(&what) { allow } else { forbid };
            forms += &form(act, &at, label);
        }
        if *waiting {
            forms += &form("close", &at, "account-close");
        }
        body += &section("account-table", &forms);
    }
    if player.claimed {
        body += &section("account-change", &form("password", &fields(&[PASSWORD, NEW_PASSWORD]), "account-change"));
        body += &section("account-codes", &(help("account-codes-help") + &form("codes", &fields(&[PASSWORD]), "account-codes")));
        if shown.mail {
            let email = field(EMAIL, shown.email.as_deref().unwrap_or_default());
            let set = form("email", &(email.clone() + &fields(&[PASSWORD])), "account-email-set");
            body += &section(
                "account-email",
                &(help("account-email-help") + &set + &form("email-confirm", &(email + &fields(&[CODE])), "account-email-confirm")),
            );
        }
    } else {
        let claim = field(NAME, &player.name) + &fields(&[("password", "password", "account-new-password", "new-password")]);
        body += &section("account-claim", &(help("account-claim-help") + &form("claim", &claim, "account-claim")));
        body += &enter();
    }
    let session = |session: &Session| {
        let here = session.token == me.session.token;
        let end = if here { t("account-here") } else { form("end-session", &hidden("id", &session.id), "account-logout") };
        let (created, seen) = (date(session.created), date(session.seen));
        format!("<tr><td>{}</td><td>{created}</td><td>{seen}</td><td>{end}</td></tr>", escape(&session.agent))
    };
    let rows: String = shown.sessions.iter().map(session).collect();
    let heads: String =
        ["account-browser", "admin-created", "admin-seen", "admin-acts"].map(|head| format!("<th scope=\"col\">{}</th>", t(head))).concat();
    let out = form("logout", "", "account-logout") + &form("logout-everywhere", "", "account-logout-everywhere");
    body += &section("account-sessions", &format!("<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{out}"));
    if !shown.blocks.is_empty() {
        let row = |blocked: &Blocked| {
            let kind = t(if blocked.kind == BlockKind::Block { "account-blocked" } else { "account-muted" });
            let undo = form("unblock", &hidden("id", blocked.player.as_str()), "account-unblock");
            format!("<tr><td>{}</td><td>{kind}</td><td>{undo}</td></tr>", escape(&blocked.name))
        };
        let rows: String = shown.blocks.iter().map(row).collect();
        body += &section("account-blocks", &format!("<table>{rows}</table>"));
    }
    if !shown.packs.is_empty() {
        let row = |pack: &PackInfo| {
            let game = words.say(&Message::keyed(format!("{}-name", pack.game)));
            let delete = form("delete-pack", &hidden("id", &pack.hash), "account-pack-delete");
            format!("<tr><td>{}</td><td>{}</td><td>{}</td><td>{delete}</td></tr>", escape(&pack.name), escape(&game), date(pack.created))
        };
        let rows: String = shown.packs.iter().map(row).collect();
        body += &section("account-packs", &(help("account-packs-help") + &format!("<table>{rows}</table>")));
    }
    let sure = format!("<label><input type=\"checkbox\" required> {}</label>", t("account-delete-sure"));
    let password = if player.claimed { fields(&[PASSWORD]) } else { String::new() };
    let delete = form("delete", &(password + &sure), "account-delete");
    let export = format!("<p><a href=\"/api/me/export\" download>{}</a></p>", t("account-export"));
    body += &section("account-data", &(export + &help("account-delete-help") + &delete));
    body + &back
}
