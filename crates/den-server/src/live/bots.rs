//! The bots of a live match: they think on another thread, and the match plays what they decide.

use std::time::Instant;

use den_core::Eye;
use den_store::SideEffect;
use den_table::wire::Code;
use tokio::time::Instant as Moment;

use super::{Live, RETRY};
use crate::app::now;
use crate::ask::{Ask, BotDecision};
use crate::error::Fault;
use crate::thinkers::Payer;

impl Live {
    /// Lets the bot to move think on another thread.
    pub(super) fn think(&mut self) {
        let Some(myself) = self.myself.clone() else { return };
        if self.failed || self.retry.is_some() || self.thinking == Some(self.table.status().position()) {
            return;
        }
        let Some(task) = self.table.bot_task() else {
            self.thinking = None;
            return;
        };
        // New after the match was loaded, or while the old ones are still thinking about an outdated position.
        let new = || den_table::bots(&self.table.status().settings().game, self.table.commitment()).ok();
        let Some(mut bots) = self.bots.take().or_else(new) else { return };
        let (seat, position) = (task.seat, task.position);
        self.thinking = Some(position);
        let app = self.app.clone();
        let payer = self.address.map_or_else(|| Payer::Match(self.id.clone()), Payer::Address);
        tokio::spawn(async move {
            let Some(permit) = app.thinkers.acquire(payer).await else { return };
            let begun = Instant::now();
            let work = move || (bots.decide(&task), bots);
            let (text, bots) = think_aside(work).await.unzip();
            drop(permit);
            app.metrics.thought.observe(begun.elapsed().as_secs_f64());
            if let Some(table) = myself.upgrade() {
                let _ = table.send(Ask::Decided(BotDecision { seat, position, text: text.flatten(), bots })).await;
            }
        });
    }

    pub(super) async fn bot_decided(&mut self, BotDecision { seat, position, text, bots }: BotDecision) {
        self.bots = bots.or(self.bots.take());
        let status = self.table.status();
        if status.position() != position || status.bot_turn().is_none_or(|(turn, _)| turn != seat) {
            if self.thinking == Some(position) {
                self.thinking = None;
            }
            self.think();
            return;
        }
        self.thinking = None;
        // A bot that fails must not hold up the match, so the first legal move is played.
        let first = || self.table.state(Eye::Seat(seat), status.revision(), 1, now()).moves.into_iter().next();
        let Some(text) = text.or_else(first) else { return };
        match self.decide(|table, now| table.decide_for_bot(seat, position, &text, now), SideEffect::Nothing).await {
            Ok(()) => {}
            Err(Fault::Refused(refused)) if matches!(refused.code, Code::Stale | Code::NotYourTurn | Code::Over) => {}
            Err(fault) => {
                tracing::error!(id = %self.id, %seat, position, ?fault, "a bot's move could not be played");
                self.retry = Some(Moment::now() + RETRY);
                return self.tell(None);
            }
        }
        self.tell(None);
        self.think();
    }
}

/// Runs `work`, which may take long, on another thread. In a simulation there are no other threads.
async fn think_aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    #[cfg(test)]
    return Some(work());
    #[cfg(not(test))]
    tokio::task::spawn_blocking(work).await.ok()
}
