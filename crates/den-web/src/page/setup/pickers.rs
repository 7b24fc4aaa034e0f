//! Options that are picked from what lies in the box: animal cards, module cards by category, swap cards, the packs.

#![allow(unreachable_pub)] // the component macro makes its properties public

use leptos::prelude::*;
use wolfwalkers::{Category, Deck};

use crate::game::wolf_and_hound::{self, Shown};
use crate::game::wolfwalkers::titles;
use crate::t;

/// Sets the value of the option that is picked.
pub(super) type Pick = Callback<(String,)>;

/// The control for an option of a game, where it has one of its own.
pub(super) fn picker(game: &str, key: &den_core::Key, label: &str, now: &str, set: Pick) -> Option<AnyView> {
    match (game, key.name) {
        ("wolfwalkers", "swaps") => Some(swaps(now, set)),
        ("wolfwalkers", "special") => Some(special(now, set)),
        ("wolfwalkers", "opportunities") => Some(opportunities(now, set)),
        ("wolfwalkers", "without") => Some(without(now, set)),
        ("the-wolves", "packs") => Some(packs(now, set)),
        ("wolf-and-hound", _) => wolf_and_hound::cards_of(key.values).map(|cards| animals(cards, label, now, set)),
        _ => None,
    }
}

fn swaps(now: &str, set: Pick) -> AnyView {
    let values = std::iter::once("auto".to_string()).chain((0..=12).map(|n: u8| n.to_string()));
    let now = now.to_string();
    view! {
        <select aria-label=t!("wolfwalkers-opt-swaps") on:change=move |event| set.run((event_target_value(&event),))>
            {values.map(|value| {
                let label = value.parse::<u8>().map_or_else(|_| t!("ww-swaps-auto"), |n| t!("ww-swaps-n", n = n));
                view! { <option value=value.clone() selected=value == now>{label}</option> }
            }).collect_view()}
        </select>
    }
    .into_any()
}

/// A module card to be picked.
struct Module {
    name: String,
    title: String,
    text: String,
    category: Category,
}

fn specials() -> Vec<Module> {
    let deck = Deck::built_in();
    let card = |card: &wolfwalkers::Special| {
        let (title, text) = titles::special(card);
        Module { name: card.name.clone(), title, text, category: card.category }
    };
    deck.specials.iter().map(card).collect()
}

fn chances() -> Vec<Module> {
    let deck = Deck::built_in();
    let card = |card: &wolfwalkers::Opportunity| {
        let (title, text) = titles::opportunity(card);
        Module { name: card.name.clone(), title, text, category: card.category }
    };
    // Some are in the box more than once; one may be picked.
    let mut cards: Vec<Module> = deck.opportunities.iter().map(card).collect();
    cards.dedup_by(|a, b| a.name == b.name);
    cards
}

/// The cards by category, each made by `row`.
fn by_category(cards: Vec<Module>, row: impl Fn(Module) -> AnyView) -> AnyView {
    let mut groups: Vec<(Category, Vec<AnyView>)> = Vec::new();
    for card in cards {
        let category = card.category;
        let shown = row(card);
        match groups.iter_mut().find(|(one, _)| *one == category) {
            Some((_, list)) => list.push(shown),
            None => groups.push((category, vec![shown])),
        }
    }
    groups
        .into_iter()
        .map(|(category, rows)| {
            let count = rows.len();
            view! {
                <details class="category"><summary>{t!(format!("ww-category-{}", category.key()))}" "<small>{count}</small></summary>
                    <div class="modules">{rows}</div></details>
            }
        })
        .collect_view()
        .into_any()
}

fn special(now: &str, set: Pick) -> AnyView {
    let chosen = RwSignal::new(now.to_string());
    let radio = move |value: String, title: String, text: String| {
        let (mark, take, card) = (value.clone(), value.clone(), value);
        view! {
            <label class="module"><input type="radio" name="ww-special" data-card=card prop:checked=move || chosen.get() == mark
                on:change=move |_| { chosen.set(take.clone()); set.run((take.clone(),)); }/>
                <span><strong>{title}</strong><small>{text}</small></span></label>
        }
        .into_any()
    };
    view! {
        <div role="radiogroup" aria-label=t!("wolfwalkers-opt-special")>
            <div class="modules">{radio("none".into(), t!("ww-none"), t!("ww-none-help"))}{radio("random".into(), t!("ww-random"), t!("ww-random-help"))}</div>
            {by_category(specials(), |card| radio(card.name, card.title, card.text))}
        </div>
    }
    .into_any()
}

/// The most opportunities there can be (WW-MOD-2).
const MOST: usize = 3;

fn opportunities(now: &str, set: Pick) -> AnyView {
    let list: Vec<String> = now.split('+').filter(|word| !matches!(*word, "none" | "random" | "")).map(str::to_string).collect();
    let chosen = RwSignal::new(list);
    let random = RwSignal::new(now == "random");
    let tell = move || {
        let list = chosen.get_untracked();
        let value = if random.get_untracked() {
            "random".to_string()
        } else if list.is_empty() {
            "none".into()
        } else {
            list.join("+")
        };
        set.run((value,));
    };
    let full = move |name: &String| random.get() || (chosen.read().len() == MOST && !chosen.read().contains(name));
    let tick = move |card: Module| {
        let (name, mark, held) = (card.name.clone(), card.name.clone(), card.name.clone());
        view! {
            <label class="module"><input type="checkbox" data-card=card.name prop:checked=move || chosen.read().contains(&mark)
                disabled=move || full(&held)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    chosen.update(|all| { all.retain(|one| *one != name); if on { all.push(name.clone()) } });
                    tell();
                }/>
                <span><strong>{card.title}</strong><small>{card.text}</small></span></label>
        }
        .into_any()
    };
    view! {
        <div role="group" aria-label=t!("wolfwalkers-opt-opportunities")>
            <label class="module"><input type="checkbox" prop:checked=move || random.get() on:change=move |event| { random.set(event_target_checked(&event)); tell(); }/>
                <span><strong>{t!("ww-random")}</strong><small>{t!("ww-random-three")}</small></span></label>
            {by_category(chances(), tick)}
        </div>
    }
    .into_any()
}

fn without(now: &str, set: Pick) -> AnyView {
    let chosen = RwSignal::new(now.split('+').filter(|word| !matches!(*word, "none" | "")).map(str::to_string).collect::<Vec<_>>());
    let tick = move |category: Category| {
        let key = category.key();
        view! {
            <label class="check"><input type="checkbox" prop:checked=chosen.get_untracked().iter().any(|one| one == key)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    chosen.update(|all| { all.retain(|one| one != key); if on { all.push(key.into()) } });
                    let list = chosen.get_untracked();
                    set.run((if list.is_empty() { "none".to_string() } else { list.join("+") },));
                }/>{t!(format!("ww-category-{key}"))}</label>
        }
    };
    let categories = [Category::Interaction, Category::Display, Category::Market, Category::Scoring];
    view! { <div role="group" class="ticks" aria-label=t!("wolfwalkers-opt-without")>{categories.map(tick)}</div> }.into_any()
}

/// Animal cards of one group, each with what it does.
fn animals(cards: Vec<Shown>, label: &str, now: &str, set: Pick) -> AnyView {
    let chosen = StoredValue::new(now.split(',').filter(|id| *id != "none").map(str::to_string).collect::<Vec<_>>());
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

/// The animal cards that will be in play, each with what it does.
#[component]
pub(super) fn Animals(options: RwSignal<String>) -> impl IntoView {
    let card = |card: Shown| {
        view! {
            <li class="module"><span class="face-small" aria-hidden="true" inner_html=card.picture></span>
                <span><strong>{card.name}</strong><small class="does">{card.does}</small></span></li>
        }
    };
    view! {
        <section class="in-play">
            <h2>{t!("wh-in-play")}</h2>
            <ul class="modules" aria-live="polite">{move || wolf_and_hound::chosen(&options.get()).into_iter().map(card).collect_view()}</ul>
        </section>
    }
}

/// The five packs, by the letter of their habitat.
const PACKS: [(char, &str); 5] = [('F', "forest"), ('R', "rock"), ('G', "grass"), ('T', "tundra"), ('D', "desert")];

/// Which pack leads which seat: one picks one's own, the others follow in the usual order.
fn packs(now: &str, set: Pick) -> AnyView {
    let mine = RwSignal::new(now.chars().next().unwrap_or('F'));
    let pick = move |letter: char| {
        mine.set(letter);
        let others = PACKS.iter().map(|(one, _)| *one).filter(|one| *one != letter);
        set.run((std::iter::once(letter).chain(others).collect(),));
    };
    view! {
        <div class="choice packs" role="radiogroup" aria-label=t!("the-wolves-opt-packs")>
            {PACKS.map(|(letter, name)| view! {
                <button type="button" role="radio" data-pack=name aria-checked=move || (mine.get() == letter).to_string() on:click=move |_| pick(letter)>
                    <span class=format!("pack-swatch swatch-{name}") aria-hidden="true"></span>{t!(format!("tw-{name}"))}</button>
            })}
        </div>
    }
    .into_any()
}
