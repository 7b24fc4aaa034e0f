//! The options of The Wolves: which pack each seat leads.

use den_core::Value;
use leptos::prelude::*;

use crate::game::Pick;
use crate::t;
use crate::words::text;

/// The five packs, by the letter of their habitat.
const PACKS: [(char, &str); 5] = [('F', "forest"), ('R', "rock"), ('G', "grass"), ('T', "tundra"), ('D', "desert")];

/// The pack of each seat: the player picks one, the others follow in the usual order.
pub(super) fn packs(now: &Value, set: Pick) -> AnyView {
    let mine = RwSignal::new(match now {
        Value::Order(letters) => letters.first().copied().unwrap_or('F'),
        _ => 'F',
    });
    let pick = move |letter: char| {
        mine.set(letter);
        let others = PACKS.iter().map(|(one, _)| *one).filter(|one| *one != letter);
        set.run((std::iter::once(letter).chain(others).collect(),));
    };
    view! {
        <div class="choice packs" role="radiogroup" aria-label=t!("the-wolves-opt-packs")>
            {PACKS.map(|(letter, name)| view! {
                <button type="button" role="radio" data-pack=name aria-checked=move || (mine.get() == letter).to_string() on:click=move |_| pick(letter)>
                    <span class=format!("pack-swatch swatch-{name}") aria-hidden="true"></span>{text(format!("tw-{name}"))}</button>
            })}
        </div>
    }
    .into_any()
}
