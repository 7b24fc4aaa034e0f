//! What a page may know: replays the record of the finished match and compares it with everything the browser received and showed.

use std::collections::BTreeSet;

use den_core::prelude::*;
use den_core::{Edition, Eye, Game, Played, Record, Seat, apply, built_in};
use serde_json::Value;

use crate::browser::Browser;

/// What one browser received through its socket, and what its page showed at the time.
#[derive(Default)]
pub(super) struct Heard {
    views: Vec<Value>,
    events: Vec<Value>,
    wrong: Vec<String>,
    /// The index of the latest view before and after the page was inspected, and the cards on it.
    shown: Vec<(usize, usize, Vec<String>)>,
}

impl Heard {
    /// Collects new messages and inspects the page. More messages may arrive in the meantime.
    pub(super) fn listen(&mut self, browser: &Browser) -> Result<(), String> {
        self.receive(browser)?;
        let before = self.views.len();
        let cards = self.look(browser)?;
        self.receive(browser)?;
        if before > 0 {
            self.shown.push((before - 1, self.views.len() - 1, cards));
        }
        Ok(())
    }

    fn receive(&mut self, browser: &Browser) -> Result<(), String> {
        for entry in browser.log("performance")? {
            let message: Value = entry["message"].as_str().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
            if message["message"]["method"] != "Network.webSocketFrameReceived" {
                continue;
            }
            let payload = message["message"]["params"]["response"]["payloadData"].as_str().unwrap_or_default();
            let told: Value = serde_json::from_str(payload).unwrap_or_default();
            let Some(state) = told.pointer("/update/state").or_else(|| told.pointer("/welcome/state")) else { continue };
            if state["phase"] == "playing" {
                if !state["seed"].is_null() {
                    self.wrong.push("the seed was sent before the end".into());
                }
                self.views.extend(state.get("view").filter(|view| !view.is_null()).cloned());
                self.events.extend(state["log"].as_array().into_iter().flatten().filter_map(|line| line["what"].get("game")).cloned());
            }
        }
        Ok(())
    }

    /// The cards on the page.
    fn look(&mut self, browser: &Browser) -> Result<Vec<String>, String> {
        let page = browser.run(
            "return { cards: [...document.querySelectorAll('#board [data-token^=\"card:\"]')].map(e => e.dataset.token.slice(5)), \
             kept: Object.entries(localStorage).concat(Object.entries(sessionStorage)).filter(([k]) => k.startsWith('wolfden/match/') || k.includes('seed')).map(([k]) => k), \
             data: [...document.querySelectorAll('[data-secret]')].length }",
        )?;
        for kept in page["kept"].as_array().into_iter().flatten() {
            self.wrong.push(format!("the browser keeps {kept} of a match at the server"));
        }
        Ok(page["cards"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect())
    }
}

/// What every seat could know, step by step.
pub(super) struct Ledger {
    seats: Vec<Known>,
}

/// What one seat could know.
struct Known {
    views: Vec<Value>,
    /// The player's hand in each view, in the game's words.
    hands: Vec<Vec<String>>,
    events: BTreeSet<String>,
}

impl Ledger {
    /// Replays a finished match.
    pub(super) fn read(text: &str) -> Result<Ledger, String> {
        let record = Record::read(text).map_err(|error| format!("the record cannot be read: {error}"))?;
        match record.game.as_str() {
            "lone-wolves" => {
                of::<lone_wolves::LoneWolves>(&record, |game, seat| game.hand(seat).iter().map(|card| card.to_string()).collect())
            }
            "wolf-and-hound" => of::<wolf_and_hound::WolfAndHound>(&record, |game, seat| {
                let view = game.view(Eye::Seat(seat));
                view.hand.iter().flat_map(|hand| hand.kinds()).map(|card| card.to_string()).collect()
            }),
            other => Err(format!("no ledger is kept for {other}")),
        }
    }

    /// Checks that what a seat's browser received and showed is exactly what the seat could know.
    pub(super) fn compare(&self, seat: u8, heard: &Heard) -> Result<String, String> {
        let known = self.seats.get(usize::from(seat)).ok_or("there is no such seat")?;
        if let Some(wrong) = heard.wrong.first() {
            return Err(wrong.clone());
        }
        if heard.views.len() < 5 || heard.shown.len() < 3 {
            return Err(format!("only {} views and {} looks at the page: too few to tell", heard.views.len(), heard.shown.len()));
        }
        if let Some(strange) = heard.views.iter().find(|view| !known.views.contains(view)) {
            return Err(format!("a view was received that the seat could not have: {strange}"));
        }
        if let Some(strange) = heard.events.iter().find(|event| !known.events.contains(&event.to_string())) {
            return Err(format!("an event was received that the seat could not see: {strange}"));
        }
        let mut cards = 0;
        for (before, after, shown) in &heard.shown {
            let at = |view: usize| known.views.iter().position(|one| *one == heard.views[view]).unwrap_or_default();
            let (first, last) = (at(*before), at(*after));
            // The page may be slightly behind the socket, so the hands just before count too.
            let own: BTreeSet<&String> = known.hands[first.min(last).saturating_sub(4)..=last.max(first)].iter().flatten().collect();
            if let Some(foreign) = shown.iter().find(|card| !own.contains(card)) {
                return Err(format!("the page shows `{foreign}`, which the seat did not hold then"));
            }
            cards += shown.len();
        }
        Ok(format!(
            "seat {}: {} views, {} events, {cards} cards on {} pages",
            seat + 1,
            heard.views.len(),
            heard.events.len(),
            heard.shown.len()
        ))
    }
}

fn of<G: Game>(record: &Record, hand: impl Fn(&G, Seat) -> Vec<String>) -> Result<Ledger, String> {
    let edition: Edition<G::Content> = built_in::<G>();
    let played = Played::<G>::replay(record, &edition).map_err(|error| error.to_string())?;
    let seats = Seat::all(played.now().seats());
    let of_seat = |seat: Seat| {
        let eye = Eye::Seat(seat);
        let mut known = Known { views: Vec::new(), hands: Vec::new(), events: BTreeSet::new() };
        let mut position = played.start().clone();
        let look = |position: &G, known: &mut Known| -> Result<(), String> {
            known.views.push(serde_json::to_value(position.view(eye)).map_err(|error| error.to_string())?);
            known.hands.push(hand(position, seat));
            Ok(())
        };
        look(&position, &mut known)?;
        for step in played.steps() {
            let mut log = Vec::new();
            apply(&mut position, step, &mut log);
            for event in &log {
                let seen = serde_json::to_value(G::see(event, eye)).map_err(|error| error.to_string())?;
                known.events.insert(seen.to_string());
            }
            look(&position, &mut known)?;
        }
        Ok(known)
    };
    Ok(Ledger { seats: seats.map(of_seat).collect::<Result<_, String>>()? })
}
