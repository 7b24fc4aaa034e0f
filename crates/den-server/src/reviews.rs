//! Reviews of finished matches: one at a time, on a thread that usually gets only what the others leave of the processor.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use den_bots::Evaluate;
use den_core::{Edition, Record, RecordError, Refusal, built_in};
use den_games::{GameId, with_game};
use den_review::{AnyReviewer, Depth, Progress, Reviewer, SEED, open};
use den_table::MatchId;
use den_table::rest::ReviewProgress;
use serde_json::Value;
use tokio::sync::{Notify, oneshot};

use crate::app::{App, now, stopped};
use crate::error::Fault;
use crate::messages::ServerReason;
use crate::packs::figures_of;
use crate::routes::finished;

/// The most matches that wait. Protects memory; a match that does not fit is reviewed when someone asks for its review.
const MAX_WAITING: usize = 1000;

/// The matches to review.
#[derive(Debug)]
pub(crate) struct Reviews {
    /// Whether this server makes reviews.
    enabled: bool,
    queue: Mutex<Queue>,
    more: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<MatchId>,
    current: Option<(MatchId, ReviewProgress)>,
}

impl Reviews {
    pub(crate) fn new(enabled: bool) -> Reviews {
        Reviews { enabled, queue: Mutex::default(), more: Notify::new() }
    }

    pub(crate) fn enabled(&self) -> bool {
        self.enabled
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for the review of a finished match. `false` if too many are waiting.
    pub(crate) fn ask(&self, id: &MatchId) -> bool {
        if !self.enabled || self.progress(id).is_some() {
            return self.enabled;
        }
        let mut queue = self.lock();
        let fits = queue.waiting.len() < MAX_WAITING;
        if fits {
            queue.waiting.push_back(id.clone());
            self.more.notify_one();
        }
        fits
    }

    /// How far a review has come that was asked for and is not stored yet.
    pub(crate) fn progress(&self, id: &MatchId) -> Option<ReviewProgress> {
        let queue = self.lock();
        let current = queue.current.as_ref().filter(|(known, _)| known == id).map(|(_, progress)| *progress);
        current.or_else(|| queue.waiting.contains(id).then_some(ReviewProgress { done: 0, all: 0 }))
    }

    /// How many matches wait for their review.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.len()
    }

    /// The next match.
    async fn next(&self) -> MatchId {
        loop {
            let next = {
                let mut queue = self.lock();
                let next = queue.waiting.pop_front();
                queue.current = next.clone().map(|id| (id, ReviewProgress { done: 0, all: 0 }));
                next
            };
            match next {
                Some(id) => return id,
                None => self.more.notified().await,
            }
        }
    }

    fn report(&self, Progress { done, all }: Progress) {
        if let Some((_, progress)) = &mut self.lock().current {
            *progress = ReviewProgress { done, all };
        }
    }
}

/// Reviews one match after the other until the server stops.
pub(crate) async fn work(app: App) {
    if !app.reviews.enabled {
        return;
    }
    let mut stopping = app.stopping.subscribe();
    let all = async {
        loop {
            let id = app.reviews.next().await;
            if let Err(fault) = review(&app, &id).await {
                tracing::warn!(%id, ?fault, "a match could not be reviewed");
            }
            app.reviews.lock().current = None;
        }
    };
    tokio::select! {
        biased;
        () = stopped(&mut stopping) => {}
        () = all => {}
    }
}

/// Reviews a match and stores the review.
async fn review(app: &App, id: &MatchId) -> Result<(), Fault> {
    if app.store.review_of(id).await?.is_some() {
        return Ok(());
    }
    let settings = app.store.load(id).await?.ok_or_else(|| Fault::NotFound(ServerReason::NoMatch.into()))?.settings;
    let figures = figures_of(&*app.store, &settings).await?;
    let record = finished(app, id, |table| Ok(table.record())).await?;
    if let Some(review) = aside(app, record, figures).await? {
        app.store.put_review(id, &review, now()).await?;
    }
    Ok(())
}

/// Reviews a record on a thread of its own. `None` if the server stops before it is complete, or if nothing was played.
async fn aside(app: &App, record: Record, figures: Option<Value>) -> Result<Option<String>, Fault> {
    let (tell, told) = oneshot::channel();
    // Dropped with this future, when the server stops: then the thread stops after its piece of work.
    let wanted = Wanted(Arc::new(AtomicBool::new(true)));
    let (app, still) = (app.clone(), wanted.0.clone());
    let make = move || {
        if let Some(niceness) = app.config.reviews {
            set_priority(niceness);
        }
        let mut reviewer = match reviewer(&record, figures.as_ref()) {
            Ok(reviewer) => reviewer,
            Err(error) => {
                let _ = tell.send(Err(error));
                return;
            }
        };
        loop {
            let progress = reviewer.progress();
            app.reviews.report(progress);
            if progress.done == progress.all {
                break;
            }
            if !still.load(Ordering::Relaxed) {
                return;
            }
            reviewer.work();
        }
        let review = (!record.steps.is_empty()).then(|| serde_json::to_string(&reviewer.review()).unwrap_or_default());
        let _ = tell.send(Ok(review));
    };
    let thread = std::thread::Builder::new().name("review".into()).spawn(make);
    if let Err(error) = thread {
        tracing::warn!(%error, "cannot start the thread that reviews");
        return Err(Fault::Unavailable);
    }
    match told.await {
        Ok(Ok(review)) => Ok(review),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the record of a finished match cannot be reviewed");
            Ok(None)
        }
        // A bug in the search ends this review, not the server.
        Err(_) => Err(Fault::Unavailable),
    }
}

/// Tells the thread to stop when nobody wants the review any more.
struct Wanted(Arc<AtomicBool>);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// A reviewer of a record. `figures` is the content pack that it was played with.
fn reviewer(record: &Record, figures: Option<&Value>) -> Result<Box<dyn AnyReviewer>, RecordError> {
    fn of<G: Evaluate>(record: &Record, figures: Option<&Value>) -> Result<Box<dyn AnyReviewer>, RecordError> {
        let edition = figures.map_or_else(|| Ok(built_in::<G>()), Edition::of_figures).map_err(refused)?;
        // What cannot be replayed is left out of the review.
        let (played, _) = open::<G>(record, &edition)?;
        Ok(Box::new(Reviewer::new(&played, Depth::of::<G>(1.0), SEED)))
    }
    fn refused(refusal: Refusal) -> RecordError {
        RecordError::new(0, den_core::Message::from(refusal))
    }
    let game: GameId = record.game.parse().map_err(refused)?;
    with_game!(game, G => of::<G>(record, figures))
}

/// Sets the priority of this thread, where the system has one for each thread.
fn set_priority(niceness: i32) {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, niceness);
    #[cfg(not(target_os = "linux"))]
    let _ = niceness;
}
