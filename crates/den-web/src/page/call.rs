//! Alerts a player who is looking elsewhere: a sound, a notification.

use std::cell::OnceCell;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioContext, Notification, NotificationOptions, NotificationPermission, OscillatorType, ServiceWorkerRegistration};

use crate::dom;
use crate::game::Sort;
use crate::store::Settings;

thread_local! {
    /// Kept, because a browser gives a page only a few of these.
    static AUDIO: OnceCell<AudioContext> = const { OnceCell::new() };
}

/// Alerts the player that it is their turn; `title` names the game.
pub(super) fn turn(settings: &Settings, title: &str) {
    if settings.sound {
        chime();
    }
    if settings.notify {
        let title = title.to_string();
        wasm_bindgen_futures::spawn_local(async move {
            let _ = notify(&title).await;
        });
    }
}

/// A short sound.
pub(super) fn chime() {
    tone(330.0, 494.0, 0.5, OscillatorType::Triangle);
}

fn tone(from: f32, to: f32, seconds: f64, shape: OscillatorType) {
    let play = |audio: &AudioContext| -> Result<(), JsValue> {
        let (tone, gain) = (audio.create_oscillator()?, audio.create_gain()?);
        tone.set_type(shape);
        let now = audio.current_time();
        tone.frequency().set_value_at_time(from, now)?;
        tone.frequency().linear_ramp_to_value_at_time(to, now + seconds * 0.4)?;
        gain.gain().set_value_at_time(0.12, now)?;
        gain.gain().linear_ramp_to_value_at_time(0.0, now + seconds)?;
        tone.connect_with_audio_node(&gain)?.connect_with_audio_node(&audio.destination())?;
        tone.start()?;
        tone.stop_with_when(now + seconds)
    };
    AUDIO.with(|kept| {
        if kept.get().is_none()
            && let Ok(audio) = AudioContext::new()
        {
            let _ = kept.set(audio);
        }
        if let Some(audio) = kept.get() {
            // It is suspended until the player has interacted with the page.
            let _ = audio.resume();
            let _ = play(audio);
        }
    });
}

/// Plays the sound of an event, if the player wants sounds.
pub(super) fn event(settings: &Settings, sort: Sort) {
    if settings.sounds
        && let Some((from, to, seconds, shape)) = sound(sort)
    {
        tone(from, to, seconds, shape);
    }
}

/// The sound of a kind of event: start and end pitch, duration, waveform. All are short and soft.
fn sound(sort: Sort) -> Option<(f32, f32, f64, OscillatorType)> {
    use OscillatorType::{Sine, Triangle};
    Some(match sort {
        Sort::Other => return None,
        Sort::Deal => (700.0, 500.0, 0.06, Triangle),
        Sort::Card => (520.0, 300.0, 0.09, Triangle),
        Sort::Go => (180.0, 140.0, 0.12, Sine),
        Sort::Flip => (400.0, 620.0, 0.08, Triangle),
        Sort::Take => (330.0, 165.0, 0.22, Sine),
        Sort::Build => (150.0, 110.0, 0.18, Triangle),
        Sort::Score => (523.0, 784.0, 0.3, Sine),
        Sort::End => (392.0, 784.0, 0.7, Triangle),
    })
}

/// Asks for permission to notify, and returns whether it is granted.
pub(super) async fn ask() -> bool {
    if !exists() {
        return false;
    }
    match Notification::request_permission() {
        Ok(asked) => JsFuture::from(asked).await.is_ok() && Notification::permission() == NotificationPermission::Granted,
        Err(_) => false,
    }
}

/// Whether notifications are available: some browsers have none, or only for installed pages.
fn exists() -> bool {
    js_sys::Reflect::has(&dom::window(), &"Notification".into()).unwrap_or(false)
}

/// Uses the service worker if there is one: phones allow nothing else, and a tap leads back to the table.
async fn notify(title: &str) -> Result<(), JsValue> {
    if !exists() || Notification::permission() != NotificationPermission::Granted {
        return Ok(());
    }
    let options = NotificationOptions::new();
    // The next notification replaces the last one.
    options.set_tag("turn");
    options.set_data(&dom::window().location().href()?.into());
    match registration().await {
        Some(worker) => JsFuture::from(worker.show_notification_with_options(title, &options)?).await.map(drop),
        None => Notification::new_with_options(title, &options).map(drop),
    }
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    let navigator = dom::window().navigator();
    if !js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false) {
        return None;
    }
    JsFuture::from(navigator.service_worker().get_registration()).await.ok()?.dyn_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_event_has_a_sound_of_its_own() {
        let sorts = [Sort::Deal, Sort::Card, Sort::Go, Sort::Flip, Sort::Take, Sort::Build, Sort::Score, Sort::End];
        let sounds: Vec<_> = sorts.map(|sort| sound(sort).expect("a sound")).into();
        for (at, one) in sounds.iter().enumerate() {
            assert!(one.2 <= 0.7, "{one:?} is short");
            assert!(sounds[..at].iter().all(|other| (other.0, other.1) != (one.0, one.1)), "{one:?} is the sound of another kind too");
        }
        assert!(sound(Sort::Other).is_none() && !Settings::default().sounds, "and there are none until they are turned on");
    }
}
