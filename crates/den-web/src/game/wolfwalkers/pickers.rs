//! The options of Wolfwalkers: module cards by category, swap cards.

use den_core::{Rules as _, Value};
use leptos::prelude::*;
use wolfwalkers::{Category, Content, OpportunityId, Options, Setup, SpecialId, Wolfwalkers};

use crate::game::Pick;
use crate::t;
use crate::words::{say, text};

/// The control for an option.
pub(super) fn picker(content: &Content, key: &str, now: &Value, set: Pick) -> Option<AnyView> {
    match key {
        "swaps" => Some(swaps(now, set)),
        "special" => Some(special(content, now, set)),
        "opportunities" => Some(opportunities(content, now, set)),
        "without" => Some(without(now, set)),
        _ => None,
    }
}

/// The chosen names.
fn names(now: &Value) -> Vec<String> {
    match now {
        Value::Names(names) => names.clone(),
        _ => Vec::new(),
    }
}

fn swaps(now: &Value, set: Pick) -> AnyView {
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

/// A module card to choose from.
pub(super) struct Module {
    name: String,
    pub(super) title: String,
    pub(super) text: String,
    pub(super) category: Category,
}

/// The deck of a box, set up for two players.
fn setup(content: &Content) -> Setup {
    Wolfwalkers::set_up(content, &Options::default(), 2).expect("the usual options can be played with any box")
}

fn specials(content: &Content) -> Vec<Module> {
    let setup = setup(content);
    let card = |(at, card): (usize, &wolfwalkers::Special)| {
        let (title, text) = (setup.special_title(SpecialId::new(at as u8)), setup.special_text(SpecialId::new(at as u8)));
        Module { name: card.name.clone(), title: say(&title, &[]), text: say(&text, &[]), category: card.category }
    };
    setup.deck.specials.iter().enumerate().map(card).collect()
}

fn chances(content: &Content) -> Vec<Module> {
    let setup = setup(content);
    let card = |(at, card): (usize, &wolfwalkers::Opportunity)| {
        let (title, text) = (setup.opportunity_title(OpportunityId::new(at as u8)), setup.opportunity_text(OpportunityId::new(at as u8)));
        Module { name: card.name.clone(), title: say(&title, &[]), text: say(&text, &[]), category: card.category }
    };
    // The box contains some cards more than once; only one can be picked.
    let mut cards: Vec<Module> = setup.deck.opportunities.iter().enumerate().map(card).collect();
    cards.dedup_by(|a, b| a.name == b.name);
    cards
}

/// The special or opportunity at a place in the figures.
pub(super) fn module(content: &Content, special: bool, at: usize) -> Option<Module> {
    if special { specials(content) } else { chances(content) }.into_iter().nth(at)
}

/// The cards by category, each rendered by `row`.
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
                <details class="category"><summary>{text(format!("ww-category-{}", category.key()))}" "<small>{count}</small></summary>
                    <div class="modules">{rows}</div></details>
            }
        })
        .collect_view()
        .into_any()
}

fn special(content: &Content, now: &Value, set: Pick) -> AnyView {
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
            {by_category(specials(content), |card| radio(card.name, card.title, card.text))}
        </div>
    }
    .into_any()
}

/// The maximum number of opportunities (WW-MOD-2).
const MOST: usize = 3;

fn opportunities(content: &Content, now: &Value, set: Pick) -> AnyView {
    let chosen = RwSignal::new(names(now));
    let random = RwSignal::new(*now == Value::Word("random"));
    let describe = move || {
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
                    describe();
                }/>
                <span><strong>{card.title}</strong><small>{card.text}</small></span></label>
        }
        .into_any()
    };
    view! {
        <div role="group" aria-label=t!("wolfwalkers-opt-opportunities")>
            <label class="module"><input type="checkbox" prop:checked=move || random.get() on:change=move |event| { random.set(event_target_checked(&event)); describe(); }/>
                <span><strong>{t!("ww-random")}</strong><small>{t!("ww-random-three")}</small></span></label>
            {by_category(chances(content), tick)}
        </div>
    }
    .into_any()
}

fn without(now: &Value, set: Pick) -> AnyView {
    let chosen = RwSignal::new(names(now));
    let tick = move |category: Category| {
        let key = category.key();
        view! {
            <label class="check"><input type="checkbox" prop:checked=chosen.get_untracked().iter().any(|one| one == key)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    chosen.update(|all| { all.retain(|one| one != key); if on { all.push(key.into()) } });
                    let list = chosen.get_untracked();
                    set.run((if list.is_empty() { "none".to_string() } else { list.join("+") },));
                }/>{text(format!("ww-category-{key}"))}</label>
        }
    };
    let categories = [Category::Interaction, Category::Display, Category::Market, Category::Scoring];
    view! { <div role="group" class="ticks" aria-label=t!("wolfwalkers-opt-without")>{categories.map(tick)}</div> }.into_any()
}
