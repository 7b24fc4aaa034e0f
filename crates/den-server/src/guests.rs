//! Who is connected to a live match, and what is sent to each of them.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use den_core::{Eye, Message, Seat};
use den_table::wire::{
    Code, LOG_PAGE, LogEvent, LogLine, PROTOCOL, Phase, Refused, RefusedRequest, SeatShown, ServerMessage, SettingsShown, State, Welcome,
};
use den_table::{ByeReason, Permission, PlayerId, TableReason};
use serde::Serialize;
use tokio::sync::mpsc;

use crate::app::now;
use crate::ask::{Enter, Outgoing};
use crate::error::Fault;
use crate::live::Live;
use crate::messages::ServerReason;

/// How many sockets one player may have at one match; the oldest is closed for a new one.
const MOST_OF_A_PLAYER: usize = 8;

/// Someone at a socket.
pub(crate) struct Guest {
    pub(crate) id: u64,
    pub(crate) player: Option<PlayerId>,
    pub(crate) address: IpAddr,
    /// Whose chat this guest does not read.
    muted: Vec<PlayerId>,
    eye: Eye,
    /// The revision this guest was told of.
    told: u64,
    out: mpsc::Sender<Outgoing>,
}

impl Live {
    /// Someone connects. Players' places are kept: a player comes in where it is full, and someone who only watches goes.
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
        state.seats = Some(status.seats().iter().map(SeatShown::from).collect());
        let welcome = Welcome {
            protocol: PROTOCOL,
            id: self.id.clone(),
            settings: SettingsShown::from(status.settings()),
            setup: self.table.setup_json(),
            commitment: self.table.is_verifiable().then(|| self.table.commitment().to_string()),
            you,
            state,
        };
        let Enter { player, address, muted, out, .. } = enter;
        let guest = Guest { id: self.next_guest, player, address, muted, eye, told: status.revision(), out };
        self.next_guest += 1;
        let _ = guest.out.try_send(Outgoing::Message(None, json(&ServerMessage::Welcome(Box::new(welcome)))));
        if enter.tell.send(Ok(guest.id)).is_ok() {
            self.guests.push(guest);
        }
    }

    /// Whether there is a place for one more: for a seated player, or for someone who watches.
    fn make_room(&mut self, seated: Option<&PlayerId>) -> bool {
        let Some(player) = seated else { return self.guests.len() < self.app.bounds.limits.at_match };
        let mine: Vec<u64> = self.guests.iter().filter(|guest| guest.player.as_ref() == Some(player)).map(|guest| guest.id).collect();
        if mine.len() >= MOST_OF_A_PLAYER {
            self.shed(mine[0], ServerReason::TooOften);
        }
        if self.guests.len() >= self.app.bounds.limits.at_match {
            let watches = |guest: &&Guest| guest.player.as_ref().and_then(|player| self.table.status().seat_of(player)).is_none();
            // The newest goes first: who has watched for long is no flood.
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
                let _ = guest.out.try_send(Outgoing::End(why.clone(), false));
            }
            guest.id != id
        });
    }

    /// Whether somebody may be here: who sits at the table, its host, and others unless the host forbade it.
    fn may_watch(&self, player: Option<&PlayerId>) -> bool {
        let status = self.table.status();
        let belongs = |player: &PlayerId| status.seat_of(player).is_some() || status.settings().host.as_ref() == Some(player);
        !status.forbidden().contains(&Permission::Spectators) || player.is_some_and(belongs)
    }

    /// Ends the connections of those who may no longer watch.
    pub(crate) fn shed_spectators(&mut self) {
        let gone: Vec<u64> = self.guests.iter().filter(|guest| !self.may_watch(guest.player.as_ref())).map(|guest| guest.id).collect();
        for id in gone {
            self.shed(id, ByeReason::NoSpectators);
        }
    }

    /// A player reads no chat of these players from now on.
    pub(crate) fn mute(&mut self, player: &PlayerId, muted: &[PlayerId]) {
        for guest in self.guests.iter_mut().filter(|guest| guest.player.as_ref() == Some(player)) {
            guest.muted = muted.to_vec();
            guest.told = 0;
        }
        self.tell(None);
    }

    /// Tells everyone everything again, after what is stored was changed by hand.
    pub(crate) fn tell_all_anew(&mut self) {
        self.guests.iter_mut().for_each(|guest| guest.told = 0);
        self.tell(None);
    }

    fn muted_seats(&self, muted: &[PlayerId]) -> Vec<Seat> {
        muted.iter().filter_map(|player| self.table.status().seat_of(player)).collect()
    }

    /// The state as an eye sees it, with as much of the log as one message holds, without the chat of muted seats.
    fn state(&self, eye: Eye, since: u64, muted: &[Seat]) -> State {
        let mut state = self.table.state(eye, since, LOG_PAGE, now());
        hush(&mut state.log, muted);
        state
    }

    /// Once the match is over, any eye may be looked through.
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
            let _ = guest.out.try_send(update(Some(id), &json(&state)));
        }
        Ok(())
    }

    /// Tells every guest what is new to its eye; the one who asked gets the id of the request with it.
    pub(crate) fn tell(&mut self, asked: Option<(u64, u64)>) {
        let revision = self.table.status().revision();
        let mut told: Vec<(Eye, u64, Vec<Seat>, Utf8Bytes)> = Vec::new();
        let mut slow = 0;
        let over = self.table.status().phase() == Phase::Over;
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain_mut(|guest| {
            // Who sat down or stood up meanwhile sees with other eyes from now on.
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
            // A client that does not keep up is disconnected; it comes back and catches up.
            let kept_up = guest.out.try_send(update(id, &state)).is_ok();
            slow += u64::from(!kept_up && !guest.out.is_closed());
            kept_up
        });
        self.guests = guests;
        self.app.metrics.slow_clients.inc_by(slow);
    }

    /// Refuses a request of a guest.
    pub(crate) fn refuse(&mut self, to: u64, id: u64, refused: Refused) {
        if let Some(guest) = self.guests.iter().find(|guest| guest.id == to) {
            let _ = guest.out.try_send(Outgoing::Message(Some(id), json(&ServerMessage::Refused(RefusedRequest { id, refused }))));
        }
    }

    pub(crate) fn send_away(&mut self, why: impl Into<Message>) {
        let why = why.into();
        for guest in self.guests.drain(..) {
            let _ = guest.out.try_send(Outgoing::End(why.clone(), true));
        }
    }
}

/// Takes the chat of muted seats out of a log.
pub(crate) fn hush(log: &mut Vec<LogLine>, muted: &[Seat]) {
    if !muted.is_empty() {
        log.retain(|line| !matches!(&line.what, LogEvent::Chat { seat, .. } if muted.contains(seat)));
    }
}

fn json(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// An update around a state that is written already.
fn update(id: Option<u64>, state: &str) -> Outgoing {
    let text = match id {
        Some(id) => format!("{{\"update\":{{\"id\":{id},\"state\":{state}}}}}"),
        None => format!("{{\"update\":{{\"state\":{state}}}}}"),
    };
    Outgoing::Message(id, text.into())
}
