//! QR codes of invite links and of small content packs, so that a phone at the same table can join. Drawn here, because the code for it would make the page heavier for
//! everyone.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use den_table::rest::QrText;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use crate::error::Fault;
use crate::extract::Body;

/// The longest text in bytes: a small content pack in a link. Longer ones make codes that phones cannot read. Protects the processor.
const MAX_TEXT: usize = 2300;
/// Up to this length a code also bears a stain or a fold.
const STURDY: usize = 400;

/// The image type.
const SVG: &str = "image/svg+xml";

/// Draws a QR code. It is not stored.
#[utoipa::path(post, path = "/api/qr", request_body = QrText, responses(
    (status = 200, description = "The code", body = String, content_type = SVG),
))]
pub(crate) async fn qr(Body(asked): Body<QrText>) -> Result<impl IntoResponse, Fault> {
    if asked.text.len() > MAX_TEXT {
        return Err(Fault::TooLong);
    }
    let level = if asked.text.len() > STURDY { EcLevel::L } else { EcLevel::M };
    let code = QrCode::with_error_correction_level(&asked.text, level).map_err(|_| Fault::TooLong)?;
    let image = code.render().min_dimensions(200, 200).dark_color(svg::Color("#000")).light_color(svg::Color("#fff")).build();
    Ok(([(CONTENT_TYPE, SVG)], image))
}
