//! What this is, and what is reconstructed.

use leptos::prelude::*;

use crate::games::GAMES;
use crate::t;

/// The About page.
pub(super) fn about() -> impl IntoView {
    view! {
        <section class="page about">
            <h1>{t!("about-title")}</h1>
            <p>{t!("about-what")}</p>
            <h2>{t!("about-reconstructed")}</h2>
            <p>{t!("about-reconstructed-lead")}</p>
            <dl>{GAMES.iter().map(|entry| {
                let id = entry.id;
                view! {
                    <dt>{t!(format!("{id}-name"))}</dt>
                    <dd><p>{t!(format!("{id}-reconstructed"))}</p><a href=format!("#/rules/{id}")>{t!("about-rules")}</a></dd>
                }
            }).collect_view()}</dl>
            <h2>{t!("about-fair")}</h2>
            <p>{t!("about-fair-text")}</p>
            <h2>{t!("about-private")}</h2>
            <p>{t!("about-private-text")}</p>
        </section>
    }
}
