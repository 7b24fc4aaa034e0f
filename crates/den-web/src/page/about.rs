//! The About page: what this is, and which values are reconstructed.

use leptos::prelude::*;

use den_games::GameId;

use crate::t;
use crate::words::{game_name, text};

/// The About page.
pub(super) fn about() -> impl IntoView {
    view! {
        <section class="page about">
            <h1>{t!("about-title")}</h1>
            <p>{t!("about-what")}</p>
            <h2>{t!("about-reconstructed")}</h2>
            <p>{t!("about-reconstructed-lead")}" "<a href="#/box">{t!("box-yours")}</a></p>
            <dl>{GameId::ALL.iter().map(|&id| {
                view! {
                    <dt>{game_name(id)}</dt>
                    <dd><p>{text(format!("{id}-reconstructed"))}</p><a href=format!("#/rules/{id}")>{t!("about-rules")}</a></dd>
                }
            }).collect_view()}</dl>
            <h2>{t!("about-fair")}</h2>
            <p>{t!("about-fair-text")}</p>
            <h2>{t!("about-private")}</h2>
            <p>{t!("about-private-text")}</p>
        </section>
    }
}
