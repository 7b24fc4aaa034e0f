//! The server's lobby, over HTTP.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use den_core::Message;

use crate::dom;
use crate::words::say;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// No server answers.
    Away,
    /// The server refused: the code and the reason.
    Refused(String, Message),
}

impl Problem {
    /// What happened and what to do about it.
    pub fn text(&self) -> String {
        say(&self.message(), &[])
    }

    /// The same as a message.
    pub fn message(&self) -> Message {
        let key = match self {
            Problem::Away => "problem-away",
            Problem::Refused(code, reason) => match code.as_str() {
                "not-found" => "problem-not-found",
                "seat-taken" => "problem-seat-taken",
                "invite-used" => "problem-invite-used",
                "too-much" => "problem-too-much",
                "forbidden" | "not-seated" => "problem-invite",
                "unavailable" => "problem-unavailable",
                "unknown" => "problem-unknown",
                _ => return reason.clone(),
            },
        };
        Message::new(key)
    }
}

async fn ask(method: &str, path: &str, body: Option<String>) -> Result<String, Problem> {
    let away = |_: JsValue| Problem::Away;
    let init = RequestInit::new();
    init.set_method(method);
    let headers = Headers::new().map_err(away)?;
    if let Some(body) = body {
        headers.set("content-type", "application/json").map_err(away)?;
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    let answer: Response =
        JsFuture::from(dom::window().fetch_with_str_and_init(path, &init)).await.map_err(away)?.dyn_into().map_err(away)?;
    let text = JsFuture::from(answer.text().map_err(away)?).await.map_err(away)?.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    // A plain file server answers too, but not the way ours does.
    let problem: den_table::rest::Problem = den_core::from_json(&text).map_err(|_| Problem::Away)?;
    Err(Problem::Refused(problem.code, problem.message))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    den_core::from_json(text).map_err(|_| Problem::Away)
}

/// Fetches JSON.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(&ask("GET", path, None).await?)
}

/// Fetches a text.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn text(path: &str) -> Result<String, Problem> {
    ask("GET", path, None).await
}

/// Sends JSON and parses the answer.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn post<B: Serialize, T: DeserializeOwned>(path: &str, body: &B) -> Result<T, Problem> {
    read(&post_text(path, body).await?)
}

/// Sends JSON and expects no answer.
///
/// # Errors
/// If there is no server, or it refuses.
pub fn send<B: Serialize>(path: &str, body: &B) -> impl Future<Output = Result<(), Problem>> + use<B> {
    sent(post_text(path, body))
}

async fn sent(asked: impl Future<Output = Result<String, Problem>>) -> Result<(), Problem> {
    asked.await.map(drop)
}

/// Sends JSON and returns the answer as it is.
///
/// # Errors
/// If there is no server, or it refuses.
pub fn post_text<B: Serialize>(path: &str, body: &B) -> impl Future<Output = Result<String, Problem>> + use<B> {
    post_json(path.to_string(), serde_json::to_string(body).unwrap_or_default())
}

/// Sends what is JSON already and returns the answer as it is. Whatever is sent, this is the same code.
///
/// # Errors
/// If there is no server, or it refuses.
pub async fn post_json(path: String, body: String) -> Result<String, Problem> {
    ask("POST", &path, Some(body)).await
}

/// The URL of a socket on the server that this page came from.
pub fn socket_url(path: &str) -> String {
    let location = dom::window().location();
    let scheme = if location.protocol().is_ok_and(|p| p == "https:") { "wss" } else { "ws" };
    format!("{scheme}://{}{path}", location.host().unwrap_or_default())
}
