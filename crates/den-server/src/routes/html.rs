//! The common parts of the pages that the server renders itself: plain HTML without scripts, in the language of the browser.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use den_core::{Message, escape};
use den_words::Speaker;

use super::recovery::language;
use crate::identity::{hash, token};

/// Forms may only be sent to this server.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:1rem auto;padding:0 1rem;color:#222;background:#fff}\
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .5rem;border-bottom:1px solid #ccc;vertical-align:top}\
form{display:inline-block;margin:.2rem .4rem .2rem 0}input,button{font:inherit;padding:.2rem .4rem}.done{background:#e6f4e6;padding:.5rem}\
.wrong{background:#fbe6e6;padding:.5rem}pre{white-space:pre-wrap;margin:0}label{display:block;margin:.4rem 0}a{color:inherit}\
@media(prefers-color-scheme:dark){body{color:#eee;background:#111}.done{background:#143814}.wrong{background:#4a1616}}";

/// A secret that only our own pages know: it is derived from the token, which no other page can read.
pub(super) fn proof(headers: &HeaderMap) -> String {
    const_hex::encode(hash(&format!("form {}", token(headers).unwrap_or_default())))
}

/// The language of the browser that asks.
pub(super) struct Words(pub(super) Speaker);

impl Words {
    pub(super) fn of(headers: &HeaderMap) -> Words {
        Words(Speaker::new(language(headers)))
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.0.say(message, &[])
    }

    /// A text without arguments, for HTML.
    pub(super) fn text(&self, key: &'static str) -> String {
        escape(&self.say(&Message::new(key)))
    }

    /// What was done, or why it was not.
    pub(super) fn told(&self, done: Option<&Result<Message, Message>>) -> String {
        match done {
            Some(Ok(message)) => format!("<p class=\"done\" role=\"status\">{}</p>", escape(&self.say(message))),
            Some(Err(message)) => format!("<p class=\"wrong\" role=\"alert\">{}</p>", escape(&self.say(message))),
            None => String::new(),
        }
    }

    /// A complete page.
    pub(super) fn page(&self, status: StatusCode, title: &'static str, body: &str) -> Response {
        let title = self.text(title);
        let page = format!(
            "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>{STYLE}</style><h1>{title}</h1>{body}</html>",
            self.0.language().code()
        );
        let mut response =
            (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], page).into_response();
        response.headers_mut().insert(HeaderName::from_static("content-security-policy"), HeaderValue::from_static(POLICY));
        response
    }
}
