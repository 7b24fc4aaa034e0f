//! One game before it begins: how many, against whom, with which options.

mod pickers;

use den_core::{Refusal, Seed};
use den_table::Clock;
use leptos::prelude::*;

use super::{App, art, lost};
use crate::games::{self, Entry};
use crate::play::Sitter;
use crate::store::Save;
use crate::{dom, game, said, t};

/// Begins a match in this browser and goes there.
///
/// # Errors
/// What is refused, in words.
pub(super) fn begin(game: &str, options: &str, sitters: &[Sitter], lesson: Option<(usize, Seed)>) -> Result<(), String> {
    let seed = lesson.map_or_else(|| Seed(dom::random_bytes()), |(_, seed)| seed);
    let m = game::begin(game, options, sitters.len() as u8, seed).map_err(|e: Refusal| said::say(game, &e.to_string(), &[]))?;
    let id = dom::random_name();
    let save = Save::of(&id, &*m, sitters, true, lesson.map(|(step, _)| step));
    match save.keep() {
        Ok(()) => dom::go(&format!("/play/{id}")),
        Err(_) => dom::go("/full"),
    }
    Ok(())
}

/// The usual table: oneself against bots.
pub(super) fn play_now(entry: &Entry, name: &str) {
    let seats = usual_seats(entry);
    let mut sitters = vec![Sitter::Person(name.to_string())];
    sitters.extend((1..seats).map(|_| Sitter::Bot("hunter".into())));
    if let Err(why) = begin(entry.id, "", &sitters, None) {
        let _ = dom::window().alert_with_message(&why);
    }
}

/// How many sit down unless one says otherwise.
fn usual_seats(entry: &Entry) -> u8 {
    match entry.id {
        "wolf-and-hound" => 4,
        "the-wolves" => 3,
        _ => entry.seats.0.max(2).min(entry.seats.1),
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    Bots,
    Screen,
    Friends,
}

/// The page of one game.
pub(super) fn setup(id: &str, first: &str) -> AnyView {
    let Some(entry) = games::find(id) else { return lost(t!("lost-title"), t!("lost-game", game = id)) };
    let id = entry.id;
    let app = App::here();
    let company = RwSignal::new(match first {
        "screen" => Company::Screen,
        "friends" => Company::Friends,
        _ => Company::Bots,
    });
    let clock = RwSignal::new(Clock::None);
    let seats = RwSignal::new(usual_seats(entry));
    let level = RwSignal::new(String::from("hunter"));
    let options = RwSignal::new(String::new());
    let error = RwSignal::new(String::new());
    let names = RwSignal::new(vec![String::new(); 5]);
    let open = RwSignal::new(false);
    let start = move |_| {
        error.set(String::new());
        let me = app.likes.get_untracked().name;
        let count = usize::from(seats.get_untracked());
        match company.get_untracked() {
            Company::Bots => {
                let mut sitters = vec![Sitter::Person(me)];
                sitters.extend((1..count).map(|_| Sitter::Bot(level.get_untracked())));
                if let Err(why) = begin(id, &options.get_untracked(), &sitters, None) {
                    error.set(why);
                }
            }
            Company::Screen => {
                let given = names.get_untracked();
                let name = |at: usize| {
                    given.get(at).map(|n| n.trim().to_string()).filter(|n| !n.is_empty()).unwrap_or_else(|| t!("player-n", n = at + 1))
                };
                let sitters: Vec<Sitter> = (0..count).map(|at| Sitter::Person(name(at))).collect();
                if let Err(why) = begin(id, &options.get_untracked(), &sitters, None) {
                    error.set(why);
                }
            }
            Company::Friends => {
                crate::page::table::invite(id, &options.get_untracked(), count, open.get_untracked(), clock.get_untracked(), error);
            }
        }
    };
    let (least, most) = entry.seats;
    let company_button = move |one: Company, label: String| {
        view! { <button type="button" role="radio" aria-checked=move || (company.get() == one).to_string() on:click=move |_| company.set(one)>{label}</button> }
    };
    view! {
        <section class=format!("page setup {id}")>
            <div class="setup-head">
                <div class="card-art" aria-hidden="true" inner_html=art::game(id)></div>
                <div>
                    <h1>{t!(format!("{id}-name"))}</h1>
                    <p>{t!(format!("{id}-pitch"))}</p>
                    <p class="row">
                        <a class="button" href=format!("#/learn/{id}")>{t!("learn")}</a>
                        <a class="button quiet" href=format!("#/rules/{id}")>{t!("rules")}</a>
                    </p>
                </div>
            </div>
            <form on:submit=move |event| { event.prevent_default(); start(()); }>
                <fieldset>
                    <legend>{t!("setup-company")}</legend>
                    <div class="choice" role="radiogroup" aria-label=t!("setup-company")>
                        {company_button(Company::Bots, t!("setup-bots"))}
                        {company_button(Company::Screen, t!("setup-screen"))}
                        {company_button(Company::Friends, t!("setup-friends"))}
                    </div>
                    <p class="help">{move || match company.get() {
                        Company::Bots => t!("setup-bots-help"),
                        Company::Screen => t!("setup-screen-help"),
                        Company::Friends => t!("setup-friends-help"),
                    }}</p>
                </fieldset>
                {(least < most).then(|| view! {
                    <fieldset>
                        <legend>{t!("setup-seats")}</legend>
                        <div class="choice" role="radiogroup" aria-label=t!("setup-seats")>
                            {(least..=most).map(|n| view! {
                                <button type="button" role="radio" aria-checked=move || (seats.get() == n).to_string() on:click=move |_| seats.set(n)>{n}</button>
                            }).collect_view()}
                        </div>
                        <p class="help">{move || seats_help(id, seats.get())}</p>
                    </fieldset>
                })}
                {move || (company.get() == Company::Bots && seats.get() > 1).then(|| view! {
                    <fieldset>
                        <legend>{t!("setup-level")}</legend>
                        <div class="choice" role="radiogroup" aria-label=t!("setup-level")>
                            {["pup", "yearling", "hunter", "alpha"].map(|name| view! {
                                <button type="button" role="radio" aria-checked=move || (level.get() == name).to_string() on:click=move |_| level.set(name.into())>
                                    {t!(format!("bot-{name}"))}</button>
                            })}
                        </div>
                        <p class="help">{move || t!(format!("bot-{}-help", level.get()))}</p>
                    </fieldset>
                })}
                {move || (company.get() == Company::Screen).then(|| view! {
                    <fieldset>
                        <legend>{t!("setup-names")}</legend>
                        <div class="names">{(0..usize::from(seats.get())).map(|at| view! {
                            <input type="text" maxlength="40" aria-label=t!("player-n", n = at + 1) placeholder=t!("player-n", n = at + 1)
                                on:input=move |event| { let name = event_target_value(&event); names.update(|all| all[at] = name); }/>
                        }).collect_view()}</div>
                    </fieldset>
                })}
                {move || (company.get() == Company::Friends).then(|| view! {
                    <ClockForm clock=clock/>
                    <label class="check"><input type="checkbox" id="open-table" prop:checked=open.get_untracked() on:change=move |event| open.set(event_target_checked(&event))/>{t!("setup-open")}</label>
                })}
                <OptionsForm entry=entry options=options/>
                <p class="error" role="alert">{error}</p>
                <p class="row"><button type="submit" class="button primary large">{move || match company.get() {
                    Company::Friends => t!("setup-invite"),
                    _ => t!("setup-begin"),
                }}</button></p>
            </form>
        </section>
    }
    .into_any()
}

/// How thinking time is limited at a table with friends.
#[component]
fn ClockForm(clock: RwSignal<Clock>) -> impl IntoView {
    const MINUTE: u64 = 60_000;
    const DAY: u64 = 86_400_000;
    let kind = move || match clock.get() {
        Clock::None => "none",
        Clock::Live { .. } => "live",
        Clock::Correspondence { .. } => "days",
    };
    let first = kind();
    let lives = [(5, 3), (10, 5), (20, 10), (45, 30)];
    let days = [1_u64, 3, 7];
    view! {
        <fieldset class="clock-form">
            <legend><label for="clock">{t!("clock")}</label></legend>
            <select id="clock" on:change=move |event| clock.set(match event_target_value(&event).as_str() {
                "live" => Clock::Live { main_ms: 20 * MINUTE, increment_ms: 10_000 },
                "days" => Clock::Correspondence { per_turn_ms: 3 * DAY },
                _ => Clock::None,
            })>
                {[("none", t!("clock-none")), ("live", t!("clock-live")), ("days", t!("clock-days"))].map(|(value, label)| view! {
                    <option value=value selected=value == first>{label}</option>
                })}
            </select>
            {move || match clock.get() {
                Clock::None => ().into_any(),
                Clock::Live { main_ms, .. } => view! {
                    <select aria-label=t!("clock-live") on:change=move |event| {
                        let at = event_target_value(&event).parse::<usize>().unwrap_or(0);
                        if let Some((main, plus)) = lives.get(at) { clock.set(Clock::Live { main_ms: main * MINUTE, increment_ms: plus * 1000 }) }
                    }>{lives.iter().enumerate().map(|(at, (main, plus))| view! {
                        <option value=at.to_string() selected=main * MINUTE == main_ms>{t!("clock-live-value", main = *main, plus = *plus)}</option>
                    }).collect_view()}</select>
                }.into_any(),
                Clock::Correspondence { per_turn_ms } => view! {
                    <select aria-label=t!("clock-days") on:change=move |event| {
                        let n = event_target_value(&event).parse::<u64>().unwrap_or(3);
                        clock.set(Clock::Correspondence { per_turn_ms: n * DAY });
                    }>{days.map(|n| view! { <option value=n.to_string() selected=n * DAY == per_turn_ms>{t!("clock-days-value", n = n)}</option> })}</select>
                }.into_any(),
            }}
            <p class="help">{move || t!(format!("clock-{}-help", kind()))}</p>
        </fieldset>
    }
}

fn seats_help(game: &str, seats: u8) -> String {
    let key = format!("{game}-seats-{seats}");
    crate::i18n::find(&key, &fluent_bundle::FluentArgs::new()).unwrap_or_default()
}

/// The options, made from what the game says of them: presets to pick, and every option on its own behind "more".
#[component]
fn OptionsForm(entry: &'static Entry, options: RwSignal<String>) -> impl IntoView {
    let id = entry.id;
    let preset = RwSignal::new(entry.presets.first().map_or("", |p| p.name).to_string());
    let changed = RwSignal::new(Vec::<(&'static str, String)>::new());
    Effect::new(move |_| {
        let mut line = preset.get();
        for (key, value) in changed.get() {
            line.push_str(&format!(" {key}={value}"));
        }
        options.set(line.trim().to_string());
    });
    let set = move |key: &'static str, value: String| {
        changed.update(|all| {
            all.retain(|(k, _)| *k != key);
            all.push((key, value));
        });
    };
    let value_now = move |key: &'static str| current(id, &options.get_untracked(), key);
    let field = move |key: &'static den_core::Key| {
        let label = option_text(id, key.name, "", key.name);
        let help = option_text(id, key.name, "-help", key.help);
        let values: Vec<&'static str> = simple_values(key.values);
        let name = key.name;
        let picker = pickers::picker(id, key, &label, &value_now(name), Callback::new(move |(value,): (String,)| set(name, value)));
        let control = if let Some(picker) = picker {
            view! { <div><strong>{label}</strong>{picker}</div> }.into_any()
        } else if values == ["true", "false"] {
            view! { <label class="check"><input type="checkbox" prop:checked=value_now(name) == "true"
            on:change=move |event| set(name, event_target_checked(&event).to_string())/>{label}</label> }
            .into_any()
        } else if values.len() > 1 {
            let now = value_now(name);
            view! { <label>{label}<select on:change=move |event| set(name, event_target_value(&event))>
                {values.into_iter().map(|v| view! { <option value=v selected=now == v>{option_text(id, &format!("{name}-{v}"), "", v)}</option> }).collect_view()}
            </select></label> }
            .into_any()
        } else {
            view! { <label>{label}<input type="text" prop:value=value_now(name) on:change=move |event| set(name, event_target_value(&event).trim().to_string())/></label> }
                .into_any()
        };
        view! { <div class="option">{control}<p class="help">{help}</p></div> }
    };
    // Which pack one leads is not a detail.
    let in_front = move |key: &den_core::Key| id == "the-wolves" && key.name == "packs";
    let presets = (entry.presets.len() > 1).then(|| {
        view! {
            <fieldset>
                <legend>{t!("setup-preset")}</legend>
                <div class="presets">{entry.presets.iter().map(|one| view! {
                    <label class="preset"><input type="radio" name="preset" prop:checked=move || preset.get() == one.name
                        on:change=move |_| { preset.set(one.name.into()); changed.set(Vec::new()); }/>
                        <span><strong>{game::preset_words(id, one).0}</strong><small>{game::preset_words(id, one).1}</small></span></label>
                }).collect_view()}</div>
            </fieldset>
        }
    });
    view! {
        {presets}
        {(id == "wolf-and-hound").then(|| view! { <pickers::Animals options=options/> })}
        {entry.keys.iter().filter(|key| in_front(key)).map(field).collect_view()}
        {(!entry.keys.is_empty()).then(|| view! {
            <details class="options"><summary>{t!("setup-more")}</summary>
                {move || { preset.get(); entry.keys.iter().filter(|key| !in_front(key)).map(field).collect_view() }}
            </details>
        })}
    }
}

/// The value of an option under a line of options.
fn current(game: &str, line: &str, key: &str) -> String {
    fn of<G: den_core::Game>(line: &str, key: &str) -> String {
        use den_core::Options as _;
        let options = G::Options::read(line.split_whitespace()).unwrap_or_default();
        options.pairs().into_iter().find(|(k, _)| *k == key).map(|(_, v)| v).unwrap_or_default()
    }
    den_games::with_game!(game, G => of::<G>(line, key)).unwrap_or_default()
}

/// The values of an option where they are a plain list of words.
fn simple_values(values: &'static str) -> Vec<&'static str> {
    let list: Vec<&str> = values.split(", ").collect();
    if list.iter().all(|v| !v.is_empty() && !v.contains(' ')) { list } else { Vec::new() }
}

/// The page's words for an option, or the game's own.
fn option_text(game: &str, name: &str, ending: &str, own: &str) -> String {
    let key = format!("{game}-opt-{}{ending}", name.to_lowercase());
    crate::i18n::find(&key, &fluent_bundle::FluentArgs::new()).unwrap_or_else(|| own.to_string())
}
