//! A review that is made on a thread of its own, while the screen stays responsive.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use den_bots::Evaluate;
use den_core::Record;
use den_games::{GameId, with_game};
use den_review::{Depth, Reviewer, SEED, open};

use super::{Problem, Told, names_in, text};
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

impl Heard {
    fn is_done(&self) -> bool {
        matches!(self, Heard::Done(_))
    }
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
            // After the table has been left, nothing receives this.
            let _ = tell.send(Heard::Done(said));
        });
        Background { told, stopped }
    }

    /// What is new: the latest that was told.
    pub(crate) fn hear(&self) -> Option<Heard> {
        let mut latest = None;
        loop {
            match self.told.try_recv() {
                Ok(heard) => latest = Some(heard),
                Err(TryRecvError::Empty) => return latest,
                // The thread says that it is done before it ends, unless it panicked.
                Err(TryRecvError::Disconnected) => return latest.filter(Heard::is_done).or_else(|| Some(Heard::Done(t!("review-failed")))),
            }
        }
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
        Ok((played, problem)) => (played, problem.map(|what| Problem { steps: Some(record.steps.len()), what: say(what) })),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_whose_thread_ends_early_says_so() {
        let (tell, told) = channel();
        let background = Background { told, stopped: Arc::default() };
        assert!(background.hear().is_none());
        tell.send(Heard::Percent(7)).expect("somebody listens");
        assert!(matches!(background.hear(), Some(Heard::Percent(7))));
        tell.send(Heard::Percent(8)).expect("somebody listens");
        drop(tell);
        assert!(matches!(background.hear(), Some(Heard::Done(why)) if why == t!("review-failed")));
    }

    #[test]
    fn a_review_that_is_done_is_told_even_if_its_thread_has_ended() {
        let (tell, told) = channel();
        let background = Background { told, stopped: Arc::default() };
        tell.send(Heard::Done("good".into())).expect("somebody listens");
        drop(tell);
        assert!(matches!(background.hear(), Some(Heard::Done(text)) if text == "good"));
    }
}
