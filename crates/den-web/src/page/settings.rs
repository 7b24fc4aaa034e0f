//! The settings, in a menu that every page has.

#![allow(unreachable_pub)] // the component macro makes its properties public

use std::fmt::Write;

use den_core::escape;
use den_words::Language;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::{App, art, call};
use crate::store::Settings;
use crate::{dom, t, words};

/// The menu. Its controls are written as text; `data-set` says what a control sets.
#[component]
pub(super) fn SettingsMenu() -> impl IntoView {
    let app = App::here();
    let open = RwSignal::new(false);
    let forbidden = RwSignal::new(false);
    let inside = |event: &web_sys::Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|element| element.closest(".settings").ok().flatten().is_some())
    };
    let elsewhere = window_event_listener(leptos::ev::pointerdown, move |event| {
        if open.get_untracked() && !inside(&event) {
            open.set(false);
        }
    });
    let escaped = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && open.get_untracked() {
            open.set(false);
        }
    });
    on_cleanup(move || {
        elsewhere.remove();
        escaped.remove();
    });
    let place = NodeRef::<leptos::html::Div>::new();
    // What can change without the control itself being used.
    Effect::new(move |_| {
        let (theme, notify) = app.settings.with(|settings| (settings.theme.clone(), settings.notify));
        let Some(place) = place.get() else { return };
        for button in dom::all(&place, "[data-choose]") {
            let chosen = button.get_attribute("data-choose").as_deref() == Some(theme.as_str());
            let _ = button.set_attribute("aria-pressed", if chosen { "true" } else { "false" });
        }
        for input in dom::all(&place, "#notify") {
            input.unchecked_into::<HtmlInputElement>().set_checked(notify);
        }
    });
    let clicked = move |event: web_sys::MouseEvent| {
        let theme = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.get_attribute("data-choose"));
        if let Some(theme) = theme {
            app.settings.update(|settings| settings.theme = theme);
        }
    };
    let changed = move |event: web_sys::Event| {
        let Some(control) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        let set = control.get_attribute("data-set").unwrap_or_default();
        let (value, on) = (event_target_value(&event), event_target_checked(&event));
        app.settings.update(|settings| match set.as_str() {
            "lang" => settings.lang = value,
            "name" => settings.name = value.trim().to_string(),
            "pace" => settings.pace = value.parse().unwrap_or(700),
            "coach" => settings.coach = value.parse().unwrap_or(0),
            "confirm" => settings.confirm = on,
            "sounds" => settings.sounds = on,
            "sound" => settings.sound = on,
            "notify" => settings.notify = on,
            _ => {}
        });
        match set.as_str() {
            "sound" if on => call::chime(),
            "notify" => {
                forbidden.set(false);
                if on {
                    wasm_bindgen_futures::spawn_local(async move {
                        if !call::ask().await {
                            forbidden.set(true);
                            app.settings.update(|settings| settings.notify = false);
                        }
                    });
                }
            }
            _ => {}
        }
    };
    let controls = app.settings.with_untracked(controls);
    view! {
        <div class="settings">
            <button type="button" class="icon" aria-expanded=move || open.get().to_string() aria-label=t!("settings") data-tip-text=t!("settings")
                on:click=move |_| open.update(|o| *o = !*o) inner_html=art::GEAR></button>
            <div class="sheet-menu" class:open=move || open.get()>
                <div class="controls" node_ref=place inner_html=controls on:click=clicked on:change=changed></div>
                <p role="status">{move || forbidden.get().then(|| t!("set-notify-no"))}</p>
            </div>
        </div>
    }
}

/// The controls as HTML.
fn controls(settings: &Settings) -> String {
    let mut out = String::new();
    let now = words::spoken();
    let languages = Language::ALL.map(|one| (one.code().to_string(), one.name().to_string(), one == now));
    select(&mut out, "lang", &t!("set-lang"), &languages);
    let _ = write!(out, "<div class=\"choice\" role=\"group\" aria-label=\"{}\">", escape(&t!("set-theme")));
    for (theme, label) in [("", t!("set-theme-system")), ("light", t!("set-theme-light")), ("dark", t!("set-theme-dark"))] {
        let _ = write!(out, "<button type=\"button\" data-choose=\"{theme}\">{}</button>", escape(&label));
    }
    let _ = write!(
        out,
        "</div><label>{}<input type=\"text\" maxlength=\"40\" data-set=\"name\" value=\"{}\"></label>",
        escape(&t!("set-name")),
        escape(&settings.name)
    );
    let paces = [(0, t!("set-pace-fast")), (700, t!("set-pace-usual")), (1800, t!("set-pace-slow"))];
    select(&mut out, "pace", &t!("set-pace"), &paces.map(|(pace, label)| (pace.to_string(), label, settings.pace == pace)));
    check(&mut out, "confirm", &t!("set-confirm"), settings.confirm);
    let coaches = [0, 5, 10, 20].map(|percent| {
        let label = if percent == 0 { t!("set-coach-off") } else { t!("set-coach-from", percent = percent) };
        (percent.to_string(), label, settings.coach == percent)
    });
    select(&mut out, "coach", &t!("set-coach"), &coaches);
    check(&mut out, "sounds", &t!("set-sounds"), settings.sounds);
    check(&mut out, "sound", &t!("set-sound"), settings.sound);
    check(&mut out, "notify", &t!("set-notify"), settings.notify);
    out
}

/// A list to choose from: values, labels, and whether it is the current one.
fn select(out: &mut String, name: &str, label: &str, options: &[(String, String, bool)]) {
    let _ = write!(out, "<label>{}<select id=\"{name}\" data-set=\"{name}\">", escape(label));
    for (value, label, now) in options {
        let now = if *now { " selected" } else { "" };
        // A language is named in itself.
        let lang = if name == "lang" { format!(" lang=\"{value}\"") } else { String::new() };
        let _ = write!(out, "<option value=\"{value}\"{lang}{now}>{}</option>", escape(label));
    }
    out.push_str("</select></label>");
}

fn check(out: &mut String, name: &str, label: &str, on: bool) {
    let on = if on { " checked" } else { "" };
    let _ = write!(out, "<label class=\"check\"><input type=\"checkbox\" id=\"{name}\" data-set=\"{name}\"{on}>{}</label>", escape(label));
}
