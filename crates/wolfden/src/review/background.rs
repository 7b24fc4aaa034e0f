//! A review that is made on a thread of its own, while the screen stays responsive.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use den_bots::Evaluate;
use den_core::Record;
use den_games::{GameId, with_game};
use den_review::{Depth, Reviewer, SEED, open};

use super::{Told, names_in, text};
use crate::setup::edition;
use crate::words::{say, speak, spoken, t};

/// What a review in the background tells.
#[derive(Debug)]
pub(crate) enum Heard {
    /// How much of it is done, in per cent.
    Percent(usize),
    /// The whole review as text, or what there was when it was stopped, or why there is none.
    Done(String),
}

/// A review in the background. It stops when this is dropped.
#[derive(Debug)]
pub(crate) struct Background {
    told: Receiver<Heard>,
    stopped: Arc<AtomicBool>,
}

impl Background {
    /// Reviews a record; the text has at most `width` columns.
    pub(crate) fn start(game: GameId, record: Record, width: usize) -> Background {
        let (tell, told) = channel();
        let stopped = Arc::<AtomicBool>::default();
        let (stop, language) = (stopped.clone(), spoken());
        thread::spawn(move || {
            speak(language);
            let said = with_game!(game, G => of::<G>(game, &record, width, &stop, &tell));
            // Nobody listens any more after the table was left.
            let _ = tell.send(Heard::Done(said));
        });
        Background { told, stopped }
    }

    /// What is new: the latest that was told.
    pub(crate) fn hear(&self) -> Option<Heard> {
        self.told.try_iter().last()
    }

    /// Ends it early: then it tells what it has found so far.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.stop();
    }
}

fn of<G: Evaluate>(game: GameId, record: &Record, width: usize, stop: &AtomicBool, tell: &Sender<Heard>) -> String {
    let opened = match edition::<G>(None, Some(record)) {
        Ok(edition) => open::<G>(record, &edition).map_err(say),
        Err(failure) => Err(failure.to_string()),
    };
    let (played, problem) = match opened {
        Ok((played, problem)) => (played, problem.map(say)),
        Err(why) => return why,
    };
    if played.steps().is_empty() {
        return t!("review-nothing");
    }
    let mut reviewer = Reviewer::new(&played, Depth::of::<G>(1.0), SEED);
    let mut shown = None;
    while !reviewer.is_complete() && !stop.load(Ordering::Relaxed) {
        reviewer.work();
        let progress = reviewer.progress();
        let percent = 100 * progress.done / progress.all.max(1);
        if shown.replace(percent) != Some(percent) {
            let _ = tell.send(Heard::Percent(percent));
        }
    }
    text(&Told::new(game, &played, reviewer.review(), names_in::<G>(record), None, problem), width)
}
