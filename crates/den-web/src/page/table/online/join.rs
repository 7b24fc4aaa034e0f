//! The page behind an invite link: what the table is, who is there, and "Sit down".

use den_table::Occupant;
use den_table::rest::{Join, MatchInfo};
use den_table::wire::SeatInfo;
use leptos::prelude::*;

use super::arrive::{Arrival, introduce};
use super::known::names;
use super::rooms::clock_text;
use crate::page::setup::{options_text, series_text};
use crate::page::{App, art};
use crate::words::text;
use crate::{api, game, t};

/// The page.
pub(super) fn page(shown: &MatchInfo, invite: &str, arrival: RwSignal<Arrival, LocalStorage>) -> AnyView {
    let app = App::here();
    let game = text(format!("{}-name", shown.settings.game));
    let picture = shown.settings.game.parse().map(game::lobby_picture).unwrap_or_default();
    art::fetch(&shown.settings.game);
    let taken = |(seat, name): (&SeatInfo, String)| (seat.occupant != Occupant::Nobody).then_some(name);
    let here: Vec<String> = shown.seats.iter().zip(names(&shown.seats)).filter_map(taken).collect();
    let name = RwSignal::new(app.settings.get_untracked().name);
    let busy = RwSignal::new(false);
    let (id, invite) = (shown.id.to_string(), invite.to_string());
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let named = name.get_untracked().trim().to_string();
        app.settings.update(|settings| settings.name.clone_from(&named));
        let (id, invite) = (id.clone(), invite.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let joining = async {
                introduce(&named).await?;
                let join = Join { seat: None, invite: Some(invite) };
                api::send(&format!("/api/matches/{id}/join"), &join).await?;
                api::get::<MatchInfo>(&format!("/api/matches/{id}")).await
            };
            let _ = arrival.try_set(match joining.await {
                Ok(shown) => Arrival::There(Box::new(shown)),
                Err(problem) => Arrival::Failed(problem),
            });
        });
    };
    let clock = match clock_text(shown.settings.clock) {
        clock if clock.is_empty() => t!("clock-none"),
        clock => clock,
    };
    let options = options_text(&shown.settings.game, &shown.settings.options);
    let series = series_text(shown.settings.series.as_ref(), shown.settings.draw_seats);
    let pack = shown.settings.pack.clone().map(|pack| super::pack::box_of(&pack));
    view! {
        <section class="page join">
            <div class="card-art" aria-hidden="true" inner_html=picture></div>
            <h1>{t!("join-title", game = game)}</h1>
            <p class="pitch">{text(format!("{}-pitch", shown.settings.game))}</p>
            <dl>
                <dt>{t!("join-players")}</dt><dd>{t!("join-players-value", here = here.join(", "), n = here.len(), of = shown.seats.len())}</dd>
                <dt>{t!("clock")}</dt><dd>{clock}</dd>
                {(!options.is_empty()).then(|| view! { <dt>{t!("join-options")}</dt><dd>{options}</dd> })}
                {series.map(|series| view! { <dt>{t!("series-label")}</dt><dd id="series-of-table">{series}</dd> })}
                {pack.map(|pack| view! { <dt>{t!("box-which")}</dt><dd id="box-of-table">{pack}</dd> })}
                <dt>{t!("join-hints")}</dt><dd>{if shown.settings.hints { t!("join-hints-yes") } else { t!("join-hints-no") }}</dd>
            </dl>
            <form on:submit=sit>
                <label>{t!("join-name")}<input type="text" id="join-name" maxlength="24" autocomplete="nickname" placeholder=t!("guest") prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/></label>
                <p class="row">
                    <button type="submit" id="sit-down" class="button primary" disabled=move || busy.get()>{t!("join-sit")}</button>
                    <a class="button" href=format!("#/table/{}", shown.id)>{t!("problem-watch")}</a>
                    <a class="button quiet" href=format!("#/rules/{}", shown.settings.game) target="_blank">{t!("rules")}</a>
                </p>
            </form>
        </section>
    }
    .into_any()
}
