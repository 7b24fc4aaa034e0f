//! The clients that are connected to a live match, and what is sent to each.

use std::net::IpAddr;

use den_core::{Eye, Message, Seat};
use den_table::wire::{
    Code, LOG_PAGE, LogEvent, LogLine, PROTOCOL, Phase, Refused, RefusedRequest, SeatInfo, ServerMessage, SettingsInfo, State, Welcome,
};
use den_table::{ByeReason, Permission, PlayerId, TableReason};
use serde::Serialize;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::app::now;
use crate::ask::{Enter, Outgoing, Sender};
use crate::error::Fault;
use crate::live::Live;
use crate::messages::ServerReason;

/// How many sockets one player may have at one match. For a new one, the oldest is closed.
const MAX_OF_A_PLAYER: usize = 8;

/// A connected client.
pub(crate) struct Guest {
    pub(crate) id: u64,
    pub(crate) player: Option<PlayerId>,
    pub(crate) address: IpAddr,
    /// The players whose chat is not shown to this client.
    muted: Vec<PlayerId>,
    eye: Eye,
    /// The revision that this client has been sent.
    told: u64,
    out: Sender,
}

impl Live {
    /// Adds a client. Players have priority: if the match is full, a player replaces a spectator.
    pub(crate) fn enter(&mut self, enter: Enter) {
        self.guests.retain(|guest| !guest.out.is_closed());
        let you = enter.player.as_ref().and_then(|player| self.table.status().seat_of(player));
        if !self.may_watch(enter.player.as_ref()) {
            let _ = enter.tell.send(Err(Fault::Refused(Refused::by(Code::NotSeated, ByeReason::NoSpectators, "DEN-HOST-1"))));
            return;
        }
        if !self.make_room(enter.player.as_ref().filter(|_| you.is_some())) {
            let _ = enter.tell.send(Err(Fault::TooMuch));
            return;
        }
        if you.is_some() {
            self.address.get_or_insert(enter.address);
        }
        let eye = you.map_or(Eye::Public, Eye::Seat);
        let status = self.table.status();
        let since = if enter.since <= status.revision() { enter.since } else { 0 };
        let mut state = self.state(eye, since, &self.muted_seats(&enter.muted));
        state.seats = Some(status.seats().iter().map(SeatInfo::from).collect());
        let welcome = Welcome {
            protocol: PROTOCOL,
            id: self.id.clone(),
            settings: SettingsInfo::from(status.settings()),
            setup: self.table.setup_json(),
            commitment: self.table.is_verifiable().then(|| self.table.commitment().to_string()),
            you,
            state,
        };
        let Enter { player, address, muted, out, .. } = enter;
        let guest = Guest { id: self.next_guest, player, address, muted, eye, told: status.revision(), out };
        self.next_guest += 1;
        let _ = guest.out.try_send(Box::new(Outgoing::Message(None, json(&ServerMessage::Welcome(Box::new(welcome))))));
        if enter.tell.send(Ok(guest.id)).is_ok() {
            self.guests.push(guest);
        }
    }

    /// Makes room for one more client, either a seated player or a spectator. Returns whether there is room.
    fn make_room(&mut self, seated: Option<&PlayerId>) -> bool {
        let Some(player) = seated else { return self.guests.len() < self.app.bounds.limits.at_match };
        let mine: Vec<u64> = self.guests.iter().filter(|guest| guest.player.as_ref() == Some(player)).map(|guest| guest.id).collect();
        if mine.len() >= MAX_OF_A_PLAYER {
            self.shed(mine[0], ServerReason::TooOften);
        }
        if self.guests.len() >= self.app.bounds.limits.at_match {
            let watches = |guest: &&Guest| guest.player.as_ref().and_then(|player| self.table.status().seat_of(player)).is_none();
            // The newest goes first: someone who has watched for a long time is not part of a flood.
            match self.guests.iter().rev().find(watches).map(|guest| guest.id) {
                Some(id) => self.shed(id, ServerReason::PlayersFirst),
                None if !mine.is_empty() => self.shed(mine[0], ServerReason::TooOften),
                None => return false,
            }
        }
        true
    }

    fn shed(&mut self, id: u64, why: impl Into<Message>) {
        let why = why.into();
        self.app.metrics.shed.inc();
        self.guests.retain(|guest| {
            if guest.id == id {
                let _ = guest.out.try_send(Box::new(Outgoing::End(why.clone(), false)));
            }
            guest.id != id
        });
    }

    /// Whether someone may be here: players at the table and the host always, others unless the host has forbidden spectators.
    fn may_watch(&self, player: Option<&PlayerId>) -> bool {
        let status = self.table.status();
        let belongs = |player: &PlayerId| status.seat_of(player).is_some() || status.settings().host.as_ref() == Some(player);
        !status.forbidden().contains(&Permission::Spectators) || player.is_some_and(belongs)
    }

    /// Disconnects the clients who may no longer watch.
    pub(crate) fn shed_spectators(&mut self) {
        let gone: Vec<u64> = self.guests.iter().filter(|guest| !self.may_watch(guest.player.as_ref())).map(|guest| guest.id).collect();
        for id in gone {
            self.shed(id, ByeReason::NoSpectators);
        }
    }

    /// Hides the chat of these players from a player from now on.
    pub(crate) fn mute(&mut self, player: &PlayerId, muted: &[PlayerId]) {
        for guest in self.guests.iter_mut().filter(|guest| guest.player.as_ref() == Some(player)) {
            guest.muted = muted.to_vec();
            guest.told = 0;
        }
        self.tell(None);
    }

    /// Sends everything to everyone again, after the stored match was changed from outside.
    pub(crate) fn resend_to_all(&mut self) {
        self.guests.iter_mut().for_each(|guest| guest.told = 0);
        self.tell(None);
    }

    fn muted_seats(&self, muted: &[PlayerId]) -> Vec<Seat> {
        muted.iter().filter_map(|player| self.table.status().seat_of(player)).collect()
    }

    /// The state as an eye sees it, with as much of the log as fits in one message, without the chat of muted seats.
    fn state(&self, eye: Eye, since: u64, muted: &[Seat]) -> State {
        let mut state = self.table.state(eye, since, LOG_PAGE, now());
        hide_muted(&mut state.log, muted);
        state
    }

    /// Switches to another eye, which is allowed once the match is over.
    pub(crate) fn look(&mut self, from: u64, eye: Eye, id: u64) -> Result<(), Refused> {
        if self.table.status().phase() != Phase::Over {
            return Err(Refused::new(Code::Over, TableReason::OtherEyes));
        }
        if let Eye::Seat(seat) = eye
            && seat.index() >= self.table.status().seats().len()
        {
            return Err(Refused::new(Code::NotSeated, TableReason::NoSeat));
        }
        let muted = self.guests.iter().find(|guest| guest.id == from).map(|guest| self.muted_seats(&guest.muted)).unwrap_or_default();
        let state = self.state(eye, 0, &muted);
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.id == from) {
            guest.eye = eye;
            guest.told = self.table.status().revision();
            let _ = guest.out.try_send(Box::new(update(Some(id), &json(&state))));
        }
        Ok(())
    }

    /// Sends every client what is new for its eye. The client that made the request also gets the request's id.
    pub(crate) fn tell(&mut self, asked: Option<(u64, u64)>) {
        let revision = self.table.status().revision();
        let mut told: Vec<(Eye, u64, Vec<Seat>, Utf8Bytes)> = Vec::new();
        let mut slow = 0;
        let over = self.table.status().phase() == Phase::Over;
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain_mut(|guest| {
            // A client that has sat down or stood up in the meantime now has another eye.
            let eye = guest.player.as_ref().and_then(|player| self.table.status().seat_of(player)).map_or(Eye::Public, Eye::Seat);
            if eye != guest.eye && !over {
                guest.eye = eye;
                guest.told = 0;
            }
            let id = asked.filter(|(from, _)| *from == guest.id).map(|(_, id)| id);
            if guest.told == revision && id.is_none() {
                return true;
            }
            let muted = self.muted_seats(&guest.muted);
            let same =
                |(eye, since, hushed, _): &&(Eye, u64, Vec<Seat>, Utf8Bytes)| (*eye, *since) == (guest.eye, guest.told) && *hushed == muted;
            let state = match told.iter().find(same) {
                Some((.., state)) => state.clone(),
                None => {
                    let state = json(&self.state(guest.eye, guest.told, &muted));
                    told.push((guest.eye, guest.told, muted, state.clone()));
                    state
                }
            };
            guest.told = revision;
            // A client that does not keep up is disconnected; it can reconnect and catch up.
            let kept_up = guest.out.try_send(Box::new(update(id, &state))).is_ok();
            slow += u64::from(!kept_up && !guest.out.is_closed());
            kept_up
        });
        self.guests = guests;
        self.app.metrics.slow_clients.inc_by(slow);
    }

    /// Refuses a client's request.
    pub(crate) fn refuse(&mut self, to: u64, id: u64, refused: Refused) {
        if let Some(guest) = self.guests.iter().find(|guest| guest.id == to) {
            let _ =
                guest.out.try_send(Box::new(Outgoing::Message(Some(id), json(&ServerMessage::Refused(RefusedRequest { id, refused })))));
        }
    }

    pub(crate) fn send_away(&mut self, why: impl Into<Message>) {
        let why = why.into();
        for guest in self.guests.drain(..) {
            let _ = guest.out.try_send(Box::new(Outgoing::End(why.clone(), true)));
        }
    }
}

/// Removes the chat of muted seats from a log.
pub(crate) fn hide_muted(log: &mut Vec<LogLine>, muted: &[Seat]) {
    if !muted.is_empty() {
        log.retain(|line| !matches!(&line.what, LogEvent::Chat { seat, .. } if muted.contains(seat)));
    }
}

fn json(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// An update with a state that is already serialised.
fn update(id: Option<u64>, state: &str) -> Outgoing {
    let text = match id {
        Some(id) => format!("{{\"update\":{{\"id\":{id},\"state\":{state}}}}}"),
        None => format!("{{\"update\":{{\"state\":{state}}}}}"),
    };
    Outgoing::Message(id, text.into())
}
