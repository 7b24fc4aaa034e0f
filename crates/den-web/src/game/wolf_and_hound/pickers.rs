//! The options of Wolf & Hound: animal cards with their effects.

#![allow(unreachable_pub)] // the component macro makes its properties public

use den_core::Value;
use leptos::prelude::*;
use wolf_and_hound::WolfAndHound;

use super::animals::{Shown, chosen};
use crate::game::Pick;
use crate::{packs, t};

/// The animal cards of one group with their effects.
pub(super) fn animals(cards: Vec<Shown>, label: &str, now: &Value, set: Pick) -> AnyView {
    let chosen = StoredValue::new(match now {
        Value::Subset(ids) => ids.iter().map(ToString::to_string).collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    let tick = move |card: Shown| {
        let Shown { id, name, does, picture } = card;
        let (ticked, card) = (chosen.with_value(|all| all.contains(&id)), id.clone());
        let put = move |on: bool| {
            chosen.update_value(|all| {
                all.retain(|one| *one != id);
                if on {
                    all.push(id.clone());
                }
            });
            let list = chosen.get_value();
            set.run((if list.is_empty() { "none".into() } else { list.join(",") },));
        };
        view! {
            <label class="module"><input type="checkbox" data-card=card prop:checked=ticked on:change=move |event| put(event_target_checked(&event))/>
                <span class="face-small" aria-hidden="true" inner_html=picture></span>
                <span><strong>{name}</strong><small class="does">{does}</small></span></label>
        }
    };
    view! { <div role="group" class="modules" aria-label=label.to_string()>{cards.into_iter().map(tick).collect_view()}</div> }.into_any()
}

/// The animal cards that will be in play, with their effects.
#[component]
pub(super) fn Animals(options: RwSignal<String>, pack: RwSignal<String>) -> impl IntoView {
    let of_box = move || chosen(packs::edition_or_built_in::<WolfAndHound>(&pack.get()).content(), &options.get());
    let card = |card: Shown| {
        view! {
            <li class="module"><span class="face-small" aria-hidden="true" inner_html=card.picture></span>
                <span><strong>{card.name}</strong><small class="does">{card.does}</small></span></li>
        }
    };
    view! {
        <section class="in-play">
            <h2>{t!("wh-in-play")}</h2>
            <ul class="modules" aria-live="polite">{move || of_box().into_iter().map(card).collect_view()}</ul>
        </section>
    }
}
