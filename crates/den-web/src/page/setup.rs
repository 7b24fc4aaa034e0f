//! The page of one game: number of players, opponents, options.

use den_core::{Key, Options as _, Seed, Value, Values};
use den_games::{GameId, with_game};
use den_table::{Clock, Occupant, Reseat, Series, draw_seats};
use leptos::prelude::*;

use super::{App, art, lost};
use crate::local::Local;
use crate::opponent::{Opponent, portrait_picture};
use crate::words::{find, game_name, say, text};
use crate::{dom, game, packs, t};

/// Starts a match in this browser, with drawn seats if wanted, and goes there.
///
/// # Errors
/// Why it is refused, in words.
pub(super) fn begin(
    game: GameId,
    pack: &str,
    options: &str,
    mut occupants: Vec<Occupant>,
    lesson: Option<(usize, Seed)>,
    series: Option<Series>,
    draw: bool,
) -> Result<(), String> {
    let seed = lesson.map_or_else(|| Seed(dom::random_bytes()), |(_, seed)| seed);
    if draw {
        draw_seats(&mut occupants, &seed);
    }
    let mut local = Local::begin(game, pack, options, &occupants, seed, lesson.map(|(step, _)| step)).map_err(|why| say(&why, &[]))?;
    local.set_series(series);
    match local.store() {
        Ok(()) => dom::go(&format!("/play/{}", local.id())),
        Err(_) => dom::go("/full"),
    }
    Ok(())
}

/// Starts the default match: the player against bots.
pub(super) fn play_now(game: GameId, name: &str) {
    let bots = (1..game::usual_seats(game)).map(|_| Occupant::Bot(USUAL_BOT.into()));
    let occupants: Vec<Occupant> = std::iter::once(Occupant::Person(name.into())).chain(bots).collect();
    if let Err(why) = begin(game, "", "", occupants, None, None, false) {
        let _ = dom::window().alert_with_message(&why);
    }
}

/// The default opponent.
const USUAL_BOT: &str = "hunter";

/// Who plays along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    Bots,
    Screen,
    Friends,
}

/// What a level is like in a game.
fn level_help(game: GameId, level: &str) -> String {
    let help = text(format!("bot-{level}-help"));
    game::style(game, level).map_or(help.clone(), |style| format!("{help} {}", text(format!("bot-style-{style}"))))
}

/// The portrait of a wolf of a level.
fn level_picture(level: &str) -> String {
    portrait_picture(Opponent::of_level(level))
}

/// The page of one game.
pub(super) fn setup(id: &str, first: &str) -> AnyView {
    let Ok(id) = id.parse::<GameId>() else { return lost(t!("lost-title"), t!("lost-game", game = id.to_string())) };
    art::fetch(id.as_str());
    let entry = id.entry();
    let app = App::here();
    let company = RwSignal::new(match first {
        "screen" => Company::Screen,
        "friends" => Company::Friends,
        _ => Company::Bots,
    });
    let clock = RwSignal::new(Clock::None);
    let seats = RwSignal::new(game::usual_seats(id));
    let level = RwSignal::new(String::from(USUAL_BOT));
    let options = RwSignal::new(String::new());
    let error = RwSignal::new(String::new());
    let names = RwSignal::new(vec![String::new(); 5]);
    let open = RwSignal::new(false);
    let hints = RwSignal::new(false);
    let pack = RwSignal::new(first.strip_prefix("box:").unwrap_or_default().to_string());
    // How the seats change is an index of `Reseat::ALL`: another kind of signal would be a kilobyte of the first page.
    let (games, reseat) = (RwSignal::new(1_u8), RwSignal::new(0_u8));
    let reseat_now = move || Reseat::ALL[usize::from(reseat.get_untracked())];
    let begin_here = move |occupants: Vec<Occupant>| {
        let series = series_of(games.get_untracked(), reseat_now(), seats.get_untracked());
        if let Err(why) =
            begin(id, &pack.get_untracked(), &options.get_untracked(), occupants, None, series, reseat_now() == Reseat::Random)
        {
            error.set(why);
        }
    };
    let start = move |_| {
        error.set(String::new());
        let me = app.settings.get_untracked().name;
        let count = usize::from(seats.get_untracked());
        match company.get_untracked() {
            Company::Bots => {
                let bots = (1..count).map(|_| Occupant::Bot(level.get_untracked()));
                begin_here(std::iter::once(Occupant::Person(me)).chain(bots).collect());
            }
            Company::Screen => {
                let given = names.get_untracked();
                let name = |at: usize| {
                    given.get(at).map(|n| n.trim().to_string()).filter(|n| !n.is_empty()).unwrap_or_else(|| t!("player-n", n = at + 1))
                };
                begin_here((0..count).map(|at| Occupant::Person(name(at))).collect());
            }
            Company::Friends => {
                crate::page::table::invite(
                    id,
                    pack.get_untracked(),
                    &options.get_untracked(),
                    count,
                    open.get_untracked(),
                    hints.get_untracked(),
                    clock.get_untracked(),
                    series_of(games.get_untracked(), reseat_now(), seats.get_untracked()),
                    reseat_now() == Reseat::Random,
                    error,
                );
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
                <div class="card-art" aria-hidden="true" inner_html=game::lobby_picture(id)></div>
                <div>
                    <h1>{game_name(id)}</h1>
                    <p>{text(format!("{id}-pitch"))}</p>
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
                            {game::levels(id).iter().copied().chain([den_web_bots::COMPANION]).map(|name| view! {
                                <button type="button" role="radio" aria-checked=move || (level.get() == name).to_string() on:click=move |_| level.set(name.into())>
                                    <span aria-hidden="true" inner_html=level_picture(name)></span>
                                    {text(format!("bot-{name}"))}</button>
                            }).collect_view()}
                        </div>
                        <p class="help">{move || level_help(id, &level.get())}</p>
                        {(game::levels(id).len() < den_web_bots::ALL_LEVELS.len())
                            .then(|| view! { <p class="help">{t!("setup-levels-merged", n = game::levels(id).len())}</p> })}
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
                    <label class="check"><input type="checkbox" id="allow-hints" prop:checked=hints.get_untracked() on:change=move |event| hints.set(event_target_checked(&event))/>{t!("setup-hints")}</label>
                })}
                {move || (seats.get() > 1).then(|| series_form(games, reseat))}
                {box_form(id, pack)}
                <OptionsForm game=id options=options pack=pack/>
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

/// The numbers of games of the series that the page offers.
const SERIES: [u8; 4] = [1, 3, 5, 7];

/// The series, unless it is a single game.
fn series_of(games: u8, reseat: Reseat, seats: u8) -> Option<Series> {
    (games > 1 && seats > 1).then(|| Series::new(games, reseat, seats))
}

fn games_text(games: u8) -> String {
    if games > 1 { t!("series-best", n = games) } else { t!("series-one") }
}

/// How the players sit: at a single game, or from game to game.
fn seats_text(games: u8, reseat: Reseat) -> String {
    match reseat {
        Reseat::Random if games > 1 => t!("series-seats-random"),
        Reseat::Random => t!("series-seats-drawn"),
        Reseat::Rotate if games > 1 => t!("series-seats-rotate"),
        Reseat::Stay if games > 1 => t!("series-seats-stay"),
        Reseat::Rotate | Reseat::Stay => t!("series-seats-listed"),
    }
}

/// A series and its seats in words; `None` for a single game on the seats that the players take.
pub(super) fn series_text(series: Option<&Series>, drawn: bool) -> Option<String> {
    let (games, reseat) = series.map_or((1, Reseat::Rotate), |series| (series.games, series.reseat));
    let reseat = if drawn { Reseat::Random } else { reseat };
    (games > 1 || drawn).then(|| format!("{} · {}: {}", games_text(games), t!("series-seats"), seats_text(games, reseat)))
}

/// One game or a series, and how the players sit.
fn series_form(games: RwSignal<u8>, reseat: RwSignal<u8>) -> AnyView {
    let one = |n: u8| {
        view! { <button type="button" role="radio" data-games=n.to_string() aria-checked=move || (games.get() == n).to_string() on:click=move |_| games.set(n)>{games_text(n)}</button> }
    };
    let ways = move || {
        let series = games.get() > 1;
        let way = |one: Reseat| view! { <option value=one.word() selected=Reseat::ALL[usize::from(reseat.get_untracked())] == one>{seats_text(games.get_untracked(), one)}</option> };
        Reseat::ALL.into_iter().filter(move |one| series || *one != Reseat::Stay).map(way).collect_view()
    };
    view! {
        <fieldset>
            <legend>{t!("series-label")}</legend>
            <div class="choice" role="radiogroup" aria-label=t!("series-label")>{SERIES.map(one)}</div>
            <label>{t!("series-seats")}" "<select id="series-seats" on:change=move |event| {
                let word = event_target_value(&event);
                reseat.set(Reseat::ALL.iter().position(|one| one.word() == word).unwrap_or(0) as u8);
            }>{ways}</select></label>
        </fieldset>
    }
    .into_any()
}

/// Which box is used: the built-in one, or a content pack of this browser.
fn box_form(game: GameId, pack: RwSignal<String>) -> AnyView {
    let packs = packs::all(game);
    let editor = view! { <a class="button quiet" href=format!("#/box/{game}")>{t!("box-yours")}</a> };
    if packs.is_empty() {
        return view! { <p class="row">{editor}</p> }.into_any();
    }
    let first = pack.get_untracked();
    let option = |one: &packs::StoredPack| view! { <option value=one.hash.clone() selected=one.hash == first>{one.name.clone()}</option> };
    view! {
        <fieldset>
            <legend><label for="box">{t!("box-which")}</label></legend>
            <p class="row">
                <select id="box" on:change=move |event| pack.set(event_target_value(&event))>
                    <option value="">{t!("box-built-in")}</option>{packs.iter().map(option).collect_view()}
                </select>
                {editor}
            </p>
            {move || differences(&packs::find(&pack.get()).map(|pack| pack.differences).unwrap_or_default())}
        </fieldset>
    }
    .into_any()
}

/// How a box differs from the built-in one.
pub(super) fn differences(found: &[den_core::Message]) -> Option<AnyView> {
    let lines = found.iter().map(|line| view! { <li>{say(line, &[])}</li> }).collect_view();
    (!found.is_empty()).then(|| {
        view! { <details class="differences"><summary>{t!("box-differences", n = found.len())}</summary><ul>{lines}</ul></details> }
            .into_any()
    })
}

/// The clock of a table with friends.
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
            <p class="help">{move || text(format!("clock-{}-help", kind()))}</p>
        </fieldset>
    }
}

fn seats_help(game: GameId, seats: u8) -> String {
    find(format!("{game}-seats-{seats}")).unwrap_or_default()
}

/// The options, generated from their definition: presets to pick, and every option under "more".
#[component]
fn OptionsForm(game: GameId, options: RwSignal<String>, pack: RwSignal<String>) -> impl IntoView {
    let entry = game.entry();
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
    let field = move |key: &'static Key| {
        let label = text(format!("{game}-opt-{}", key.name));
        let help = text(format!("{game}-opt-{}-help", key.name));
        let now = current(game, &options.get_untracked(), key.name);
        let control =
            control(game, &pack.get_untracked(), key, label, &now, Callback::new(move |(value,): (String,)| set(key.name, value)));
        view! { <div class="option">{control}<p class="help">{help}</p></div> }
    };
    let presets = (entry.presets.len() > 1).then(|| {
        view! {
            <fieldset>
                <legend>{t!("setup-preset")}</legend>
                <div class="presets">{entry.presets.iter().map(|one| view! {
                    <label class="preset"><input type="radio" name="preset" prop:checked=move || preset.get() == one.name
                        on:change=move |_| { preset.set(one.name.into()); changed.set(Vec::new()); }/>
                        <span><strong>{text(format!("{game}-opt-preset-{}", one.name))}</strong>
                            <small>{text(format!("{game}-opt-preset-{}-help", one.name))}</small></span></label>
                }).collect_view()}</div>
            </fieldset>
        }
    });
    view! {
        {presets}
        {game::in_play(game, options, pack)}
        {entry.keys.iter().filter(|key| game::in_front(game, key)).map(field).collect_view()}
        {(!entry.keys.is_empty()).then(|| view! {
            <details class="options"><summary>{t!("setup-more")}</summary>
                {move || { preset.get(); pack.get(); entry.keys.iter().filter(|key| !game::in_front(game, key)).map(field).collect_view() }}
            </details>
        })}
    }
}

/// The control of an option: the game's own, or a generic one for its kind of values.
fn control(game: GameId, pack: &str, key: &'static Key, label: String, now: &Value, set: game::Pick) -> AnyView {
    if let Some(picker) = game::picker(game, pack, key, &label, now, set) {
        return view! { <div><strong>{label}</strong>{picker}</div> }.into_any();
    }
    let put = move |value: String| set.run((value,));
    match key.values {
        Values::Bool => view! {
            <label class="check"><input type="checkbox" prop:checked=*now == Value::Bool(true)
                on:change=move |event| put(event_target_checked(&event).to_string())/>{label}</label>
        }
        .into_any(),
        Values::OneOf(words) => {
            let now = now.to_string();
            let word = |word: &'static str| view! { <option value=word selected=now == word>{text(format!("{game}-opt-{}-{word}", key.name))}</option> };
            view! { <label>{label}<select on:change=move |event| put(event_target_value(&event))>{words.iter().map(|one| word(one)).collect_view()}</select></label> }
                .into_any()
        }
        Values::Range { least, most, words: [] } => view! {
            <label>{label}<input type="number" min=least.to_string() max=most.to_string() prop:value=now.to_string()
                on:change=move |event| put(event_target_value(&event))/></label>
        }
        .into_any(),
        Values::Range { least, most, words } => {
            let now = now.to_string();
            let words = words.iter().map(|word| (word.to_string(), text(format!("{game}-opt-{}-{word}", key.name))));
            let all = words.chain((least..=most).map(|n| (n.to_string(), n.to_string())));
            let option = |(value, label): (String, String)| view! { <option value=value.clone() selected=now == value>{label}</option> };
            view! { <label>{label}<select on:change=move |event| put(event_target_value(&event))>{all.map(option).collect_view()}</select></label> }.into_any()
        }
        Values::Subset(_) | Values::Order(_) | Values::Names { .. } => view! {
            <label>{label}<input type="text" prop:value=now.to_string() on:change=move |event| put(event_target_value(&event).trim().to_string())/></label>
        }
        .into_any(),
    }
}

/// The value of an option in a line of options.
fn current(game: GameId, line: &str, key: &'static str) -> Value {
    fn of<G: den_core::Game>(line: &str, key: &'static str) -> Value {
        G::Options::read(line.split_whitespace()).unwrap_or_default().get(key)
    }
    with_game!(game, G => of::<G>(line, key))
}

/// A line of options in words: the name of its preset, or how it differs from the first one.
pub(super) fn options_text(game: &str, line: &str) -> String {
    let Ok(game) = game.parse::<GameId>() else { return String::new() };
    let entry = game.entry();
    let other = |preset: &str| {
        let differs = |key: &&'static Key| current(game, line, key.name) != current(game, preset, key.name);
        entry.keys.iter().filter(differs).collect::<Vec<_>>()
    };
    if let Some(preset) = entry.presets.iter().find(|preset| other(preset.name).is_empty()) {
        return text(format!("{game}-opt-preset-{}", preset.name));
    }
    let told = |key: &'static Key| {
        let label = text(format!("{game}-opt-{}", key.name));
        let value = match current(game, line, key.name) {
            Value::Bool(true) => return label,
            Value::Bool(false) => t!("join-hints-no"),
            value => find(format!("{game}-opt-{}-{value}", key.name)).unwrap_or_else(|| value.to_string()),
        };
        format!("{label}: {value}")
    };
    let first = entry.presets.first().map_or("", |preset| preset.name);
    other(first).into_iter().map(told).collect::<Vec<_>>().join(", ")
}
