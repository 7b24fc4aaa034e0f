//! The OpenAPI document. Each route declares its parameters and answers in `#[utoipa::path]`, with the types that the handler uses;
//! answers that any route can give are added here.

use std::collections::BTreeMap;

use den_core::Arg;
use den_table::rest::Problem;
use serde_json::Value;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Components, Content, OpenApi, Ref, RefOr, Response, ResponseBuilder, schema};
use utoipa::{IntoResponses, ToSchema};

use crate::identity::COOKIE;

/// The content type of every error: RFC 9457.
pub(crate) const PROBLEM_JSON: &str = "application/problem+json";

/// The parts of the document that belong to no route.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Wolfden",
        description = "Lobby and matches over HTTP; play is over a WebSocket, described in docs/protocol.md. \
                       Seats count from 0 in JSON and from 1 in texts and records. Every error is a Problem (RFC 9457).",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    // `Arg` is in a tuple, which the derived schemas do not cover.
    components(schemas(Problem, Arg))
)]
pub(crate) struct Frame;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal, $what:literal;)*) => {
        $(
            $(#[$doc])*
            pub(crate) enum $name {}

            impl IntoResponses for $name {
                fn responses() -> BTreeMap<String, RefOr<Response>> {
                    [($status.to_string(), Ref::from_response_name(stringify!($name)).into())].into()
                }
            }
        )*

        fn all() -> Vec<(&'static str, u16, &'static str)> {
            vec![$((stringify!($name), $status, $what)),*]
        }
    };
}

refusals! {
    /// For routes with a body or a query.
    BadRequest = 400, "The request cannot be parsed.";
    /// For routes that need a player.
    Unauthorized = 401, "The player is not identified, or the password is wrong.";
    /// For routes that not every player may use; those that change something get it from [`complete`].
    Forbidden = 403, "This player may not do it, or the request comes from a page of another site.";
    /// For routes about a match.
    NotFound = 404, "Not found.";
    /// For every route.
    MethodNotAllowed = 405, "The method is not supported; `allow` lists those that are.";
    /// For routes that depend on the state of a match.
    Conflict = 409, "Not possible in the current state: the match is not over, the seat or the name is taken.";
    /// For every route with a body.
    ContentTooLarge = 413, "The request is too long.";
    /// For every route with a body.
    UnsupportedMediaType = 415, "The content type of the body is not JSON.";
    /// For every route.
    MisdirectedRequest = 421, "The request is for a host with another name.";
    /// For routes that take settings, names or passwords.
    Unprocessable = 422, "The request is valid, but a rule forbids it; the message says which one and what is allowed.";
    /// For the socket.
    UpgradeRequired = 426, "Only a WebSocket can be opened here.";
    /// For every route.
    TooManyRequests = 429, "Too many requests.";
    /// For every route.
    Unavailable = 503, "The server cannot do that now.";
}

fn header(of: u16) -> Option<(&'static str, &'static str)> {
    match of {
        405 => Some(("allow", "The supported methods.")),
        426 => Some(("upgrade", "`websocket`")),
        429 | 503 => Some(("retry-after", "Seconds to wait.")),
        _ => None,
    }
}

/// The whole document as JSON, completed from what was collected from the routes.
pub(crate) fn document(api: OpenApi) -> String {
    let mut document = serde_json::to_value(complete(api)).unwrap_or_default();
    make_exact(&mut document);
    document.to_string()
}

/// Adds what derived schemas leave open: the limits of numbers, and that an enum is an object with exactly one key, the variant's name
/// (`{"bot": "alpha"}`), which contains the variant's fields and no others.
fn make_exact(value: &mut Value) {
    let is =
        |value: &Value, kind: &str| value["type"] == kind || value["type"].as_array().is_some_and(|kinds| kinds.contains(&kind.into()));
    if is(value, "integer") && value["minimum"] == 0 && value["maximum"].is_null() {
        match value["format"].as_str() {
            Some("int32") => value["maximum"] = u32::MAX.into(),
            Some("int64") => value["maximum"] = u64::MAX.into(),
            _ => {}
        }
    }
    for variant in value.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let properties = variant.get_mut("properties").and_then(Value::as_object_mut);
        let Some(properties) = properties.filter(|properties| properties.len() == 1) else { continue };
        for fields in properties.values_mut().filter(|fields| fields["properties"].is_object()) {
            fields["additionalProperties"] = false.into();
        }
        variant["additionalProperties"] = false.into();
    }
    match value {
        Value::Array(values) => values.iter_mut().for_each(make_exact),
        Value::Object(fields) => fields.values_mut().for_each(make_exact),
        _ => {}
    }
}

fn complete(mut api: OpenApi) -> OpenApi {
    let components = api.components.get_or_insert_with(Components::new);
    let guest = ApiKeyValue::with_description(COOKIE, "The token of a guest, set by `POST /api/me` and `POST /api/login`.");
    components.security_schemes.insert("guest".into(), RefOr::T(SecurityScheme::ApiKey(ApiKey::Cookie(guest))));
    for (name, status, what) in all() {
        let problem = Content::new(Some(Ref::from_schema_name(Problem::name())));
        let mut response = ResponseBuilder::new().description(what).content(PROBLEM_JSON, problem);
        if let Some((name, what)) = header(status) {
            let text = schema::ObjectBuilder::new().schema_type(schema::Type::String);
            response = response.header(name, HeaderBuilder::new().schema(Some(text)).description(Some(what)).build());
        }
        components.responses.insert(name.into(), response.build().into());
    }
    let always: &[Responses] =
        &[MethodNotAllowed::responses, MisdirectedRequest::responses, TooManyRequests::responses, Unavailable::responses];
    for path in api.paths.paths.values_mut() {
        for operation in path.get.iter_mut() {
            add(operation, always);
        }
        for operation in [&mut path.post, &mut path.put, &mut path.patch, &mut path.delete].into_iter().flatten() {
            add(operation, always);
            add(operation, &[Forbidden::responses]);
            if operation.request_body.is_some() {
                add(operation, &[BadRequest::responses, ContentTooLarge::responses, UnsupportedMediaType::responses]);
            }
        }
    }
    api
}

/// The responses of a kind of refusal.
type Responses = fn() -> BTreeMap<String, RefOr<Response>>;

fn add(operation: &mut Operation, more: &[Responses]) {
    for (status, response) in more.iter().flat_map(|more| more()) {
        operation.responses.responses.entry(status).or_insert(response);
    }
}
