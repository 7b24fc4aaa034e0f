//! The pages.

mod about;
mod art;
mod call;
mod extra;
mod lobby;
mod mine;
mod rules;
mod settings;
mod setup;
mod table;
mod tip;
mod your_box;

use den_words::Language;
use leptos::prelude::*;

use crate::route::Route;
use crate::store::Settings;
use crate::{dom, t, words};

pub use table::Table;

/// The state that every page can use.
#[derive(Clone, Copy, Debug)]
pub struct App {
    /// The current page.
    pub route: RwSignal<Route>,
    /// The player's settings.
    pub settings: RwSignal<Settings>,
    /// The current table, if there is one.
    pub table: RwSignal<Option<Table>>,
}

impl App {
    /// The state of this page.
    pub fn here() -> App {
        expect_context::<App>()
    }
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let settings = RwSignal::new(Settings::read());
    let route = RwSignal::new(Route::read(&dom::hash()));
    provide_context(App { route, settings, table: RwSignal::new(None) });
    let listener = window_event_listener(leptos::ev::hashchange, move |_| route.set(Route::read(&dom::hash())));
    on_cleanup(move || listener.remove());
    art::fetch("common");

    Effect::new(move |_| {
        let settings = settings.get();
        settings.store();
        let root = dom::document().document_element();
        if let Some(root) = root {
            let _ = if settings.theme.is_empty() {
                root.remove_attribute("data-theme")
            } else {
                root.set_attribute("data-theme", &settings.theme)
            };
        }
    });
    let wanted = Memo::new(move |_| {
        let browser = dom::window().navigator().language();
        Language::find(&settings.read().lang).or_else(|| browser.as_deref().and_then(Language::find)).unwrap_or_default()
    });
    // The page stays in one language until the texts of the next have loaded.
    let spoken = RwSignal::new(None::<Result<Language, ()>>);
    let complete = RwSignal::new(false);
    provide_context(Complete(complete));
    // The first page is not rebuilt when the rest of its language arrives.
    let spoken_now = Memo::new(move |_| spoken.get());
    Effect::new(move |_| {
        let lang = wanted.get();
        wasm_bindgen_futures::spawn_local(async move {
            let first = texts("wolfden-words", &format!("/assets/words-{}-", lang.code())).await;
            // A page that is already shown changes its language in one go.
            let at_once = spoken.try_get_untracked().flatten().is_some();
            if let (Some(first), false) = (&first, at_once)
                && wanted.try_get_untracked() == Some(lang)
            {
                words::set_language(lang, &[first]);
                let _ = spoken.try_set(Some(Ok(lang)));
            }
            let more = texts("wolfden-more-words", &format!("/assets/more-words-{}-", lang.code())).await;
            if wanted.try_get_untracked() != Some(lang) {
                return;
            }
            match (first, more) {
                (Some(first), Some(more)) => {
                    words::set_language(lang, &[&first, &more]);
                    let _ = complete.try_set(true);
                    let _ = spoken.try_set(Some(Ok(lang)));
                }
                _ if !complete.get_untracked() => spoken.set(Some(Err(()))),
                _ => {}
            }
        });
    });
    move || {
        let lang = match spoken_now.get()? {
            Ok(lang) => lang,
            Err(()) => return Some(view! { <p class="page error" role="alert">{NO_WORDS}</p> }.into_any()),
        };
        if let Some(root) = dom::document().document_element() {
            let _ = root.set_attribute("lang", lang.code());
        }
        Some(view! { <Frame/> }.into_any())
    }
}

/// For a page without texts in any language.
const NO_WORDS: &str = "This page could not be loaded. Check your connection and reload. · Die Seite konnte nicht geladen werden. · La page n’a pas pu être chargée. · Nie udało się wczytać strony.";

/// Whether all texts of the language are loaded, not only those of the first page.
#[derive(Clone, Copy)]
struct Complete(RwSignal<bool>);

/// Fetches the texts of a language whose URLs start with `start`, out of those that the page was built with.
async fn texts(list: &str, start: &str) -> Option<String> {
    let paths = dom::meta(list)?;
    let path = paths.split_whitespace().find(|path| path.starts_with(start))?;
    crate::api::text(path).await.ok()
}

#[component]
fn Frame() -> impl IntoView {
    let app = App::here();
    let Complete(complete) = expect_context();
    let ready = Memo::new(move |_| matches!(app.route.get(), Route::Lobby) || complete.get());
    // The number of matches on the server that wait for the player.
    let turns = RwSignal::new(0);
    Effect::new(move |_| {
        app.route.track();
        wasm_bindgen_futures::spawn_local(async move {
            let waiting = table::my_matches().await.iter().filter(|one| one.your_turn).count();
            let _ = turns.try_set(waiting);
        });
    });
    let at_table = move || matches!(app.route.get(), Route::Play(_) | Route::Table(..) | Route::Learn(_));
    view! {
        <a class="skip" href="#main" on:click=move |event| {
            event.prevent_default();
            if let Some(main) = dom::document().get_element_by_id("main") {
                let _ = wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(main).focus();
            }
        }>{t!("skip")}</a>
        <header class="bar" class:small=at_table>
            <a class="brand" href="#/"><span class="mark" aria-hidden="true" inner_html=art::MARK></span><span>"Wolfden"</span></a>
            <nav aria-label=t!("nav")>
                <a href="#/mine">{t!("nav-mine")}{move || Some(turns.get()).filter(|n| *n > 0).map(|n| view! {
                    <span class="turns" role="status" aria-label=t!("nav-turns", n = n)>{n}</span>
                })}</a>
                <a href="#/tables">{t!("nav-tables")}</a>
                <a href="#/about">{t!("nav-about")}</a>
            </nav>
            <settings::SettingsMenu/>
        </header>
        <main id="main" tabindex="-1">{move || {
            let route = app.route.get();
            if ready.get() { page(route) } else { view! { <p class="page">"…"</p> }.into_any() }
        }}</main>
        <tip::Tooltip table=app.table/>
    }
}

fn page(route: Route) -> AnyView {
    dom::window().scroll_to_with_x_and_y(0.0, 0.0);
    dom::title("Wolfden");
    match route {
        Route::Lobby => lobby::lobby().into_any(),
        Route::Game(id, company) => setup::setup(&id, &company),
        Route::Play(id) => table::local(&id),
        Route::Learn(game) => table::learn(&game),
        Route::Table(id, invite) => table::online(&id, &invite),
        Route::Box(game, shared) => your_box::page(&game, &shared),
        Route::Rules(game, rule) => rules::rules(&game, &rule),
        Route::Mine => mine::mine().into_any(),
        Route::Tables => table::tables(),
        Route::Load => mine::load(),
        Route::About => about::about().into_any(),
        Route::Full => lost(t!("full-title"), t!("full-text")),
        Route::Nowhere(path) => lost(t!("lost-title"), t!("lost-page", path = path)),
    }
}

/// A page that says what happened and what to do.
fn lost(title: String, what: String) -> AnyView {
    lost_with(title, what, ().into_any())
}

/// The same, with further actions.
fn lost_with(title: String, what: String, more: AnyView) -> AnyView {
    view! {
        <section class="page lost">
            <div class="art" aria-hidden="true" inner_html=art::LOST></div>
            <h1>{title}</h1>
            <p>{what}</p>
            <p class="row">{more}<a class="button" href="#/">{t!("lost-home")}</a><a class="button quiet" href="#/mine">{t!("nav-mine")}</a></p>
        </section>
    }
    .into_any()
}
