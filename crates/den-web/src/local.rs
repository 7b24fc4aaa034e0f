//! A match in this browser, using the same [`den_table::Match`] as a server. Every step is saved in the browser's storage.

mod playing;
mod source;

use den_core::{BadText, Eye, Message, Played, Record, Refusal, Seat, Seed, Turn, built_in};
use den_games::{GameId, with_game};
use den_table::wire::LogEvent;
use den_table::{Dealer, HotSeat, Imagined, Match, Occupant, Series};
use den_web_bots::{Answer, Ask, COMPANION, Watched};

use playing::Playing;

use crate::dom;
use crate::game::{About, Seen, Ui};
use crate::opponent::{Opponent, opponents};
use crate::packs;
use crate::source::{ChangeResult, Chapter, LogLine, Notice, Source, game_of};
use crate::store::{Branch, Save, StorageError, keep_strength, known_strength, names};

/// A match in this browser.
pub struct Local {
    id: String,
    game: GameId,
    table: Box<dyn Playing>,
    screen: HotSeat,
    lesson: Option<usize>,
    setup: String,
    branch: Option<Branch>,
    assisted: bool,
    /// The series that it is a game of, as it stood before this game.
    series: Option<Box<Series>>,
    /// How many steps the companion has watched.
    watched: usize,
}

impl Local {
    fn new(id: String, game: GameId, table: Box<dyn Playing>, lesson: Option<usize>) -> Local {
        let (screen, setup, watched) = (table.hot_seat(), table.setup_json(), table.status().steps());
        Local { id, game, table, screen, lesson, setup, branch: None, assisted: false, series: None, watched }
    }

    /// Starts a match with the content pack with this hash, or with the built-in box if it is empty.
    ///
    /// # Errors
    /// Names the option and what is allowed, or says that the pack is missing.
    pub fn begin(
        game: GameId,
        pack: &str,
        options: &str,
        occupants: &[Occupant],
        seed: Seed,
        lesson: Option<usize>,
    ) -> Result<Local, Message> {
        fn of<G: Ui>(pack: &str, options: &str, occupants: &[Occupant], seed: Seed) -> Result<Box<dyn Playing>, Message> {
            let edition = packs::edition::<G>(pack)?;
            if !pack.is_empty() && !edition.plays(pack) && packs::find(pack).is_none() {
                return Err(packs::missing(pack));
            }
            Ok(Box::new(Match::<G>::local(options, occupants.to_vec(), &edition, seed)?))
        }
        let table = with_game!(game, G => of::<G>(pack, options, occupants, seed))?;
        Ok(Local::new(dom::random_name(), game, table, lesson))
    }

    /// Starts a match from an imported record.
    ///
    /// # Errors
    /// Names the line, the reason and the rule.
    pub fn import(text: &str) -> Result<Local, Message> {
        let record = Record::read(text)?;
        let game: GameId = record.game.parse().map_err(|refusal: Refusal| refusal.reason)?;
        let dealer = Dealer::of(&record, Seed(dom::random_bytes()));
        let table = resume(game, &record, occupants_of(&record), dealer)?;
        Ok(Local::new(dom::random_name(), game, table, None))
    }

    /// The match of a record as far as it can be played, to be looked at.
    ///
    /// # Errors
    /// Why not even its beginning can be played.
    pub fn beginning(text: &str) -> Result<Local, Message> {
        /// How many of the steps can be played.
        fn playable<G: Ui>(record: &Record) -> Result<usize, Message> {
            let mut played = Played::<G>::before(record, &packs::edition::<G>(&record.content)?)?;
            let _ = played.continue_with(&record.steps);
            Ok(played.steps().len())
        }
        let (mut record, _) = Record::read_beginning(text)?;
        let game: GameId = record.game.parse().map_err(|refusal: Refusal| refusal.reason)?;
        record.steps.truncate(with_game!(game, G => playable::<G>(&record))?);
        // What follows is not dealt, so it does not matter whether the seed fits.
        (record.seed, record.commitment) = (None, None);
        Local::of_record(game, &record, occupants_of(&record))
    }

    /// Starts a match from a record without a seed, with these players. Seats without an occupant go to people.
    ///
    /// # Errors
    /// Names the line, the reason and the rule.
    pub fn of_record(game: GameId, record: &Record, occupants: Vec<Occupant>) -> Result<Local, Message> {
        let table = resume(game, record, occupants, Dealer::Fresh(Seed(dom::random_bytes())))?;
        Ok(Local::new(dom::random_name(), game, table, None))
    }

    /// Opens a saved match.
    ///
    /// # Errors
    /// If it cannot be loaded, for instance because it needs another version of the rules.
    pub fn open(save: Save) -> Result<Local, Message> {
        let record = Record::read(&save.record)?;
        let seed: Seed = save.seed.parse().map_err(|e: BadText| Message::from(e))?;
        let table = match &save.imagined {
            Some(from) => imagine(save.game, from, &record, save.occupants.clone(), seed)?,
            None => {
                let dealer = if save.dealt { Dealer::Committed(seed) } else { Dealer::Fresh(seed) };
                resume(save.game, &record, save.occupants.clone(), dealer)?
            }
        };
        Ok(Local {
            branch: save.branch,
            assisted: save.assisted,
            series: save.series.map(Box::new),
            ..Local::new(save.id, save.game, table, save.lesson)
        })
    }

    /// A what-if sampled from what a seat knows about a running match.
    ///
    /// # Errors
    /// What cannot be parsed.
    pub fn imagined(game: GameId, options: &str, from: &Imagined, occupants: Vec<Occupant>) -> Result<Local, Message> {
        let table = imagine_with(game, options, from, &[], occupants, Seed(dom::random_bytes()))?;
        Ok(Local::new(dom::random_name(), game, table, None))
    }

    /// The match in its saved form.
    fn snapshot(&self, lesson: Option<usize>) -> Save {
        let status = self.table.status();
        Save {
            id: self.id.clone(),
            game: self.game,
            occupants: self.occupants(),
            record: self.table.save().to_string(),
            seed: self.table.seed().to_string(),
            dealt: self.table.is_verifiable(),
            when: dom::now(),
            steps: status.steps(),
            over: status.turn() == Turn::Over,
            lesson,
            imagined: self.table.imagined().cloned(),
            branch: self.branch.clone(),
            assisted: self.assisted,
            series: self.series.as_deref().cloned(),
        }
    }

    /// Its id in links.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Saves it.
    ///
    /// # Errors
    /// If the browser's storage is full.
    pub fn store(&self) -> Result<(), StorageError> {
        self.snapshot(self.lesson).store()
    }

    /// The match that this is a what-if of, if it is one.
    pub fn branch_of(&self) -> Option<&Branch> {
        self.branch.as_ref()
    }

    /// Makes it a game of a series.
    pub fn set_series(&mut self, series: Option<Series>) {
        self.series = series.map(Box::new);
    }

    /// Makes it a what-if of another match.
    pub fn set_branch(&mut self, branch: Branch) {
        self.branch = Some(branch);
    }

    /// Whether one person plays against bots only. Then all of the person's steps may be undone.
    fn is_against_bots(&self) -> bool {
        let people = self.occupants().iter().filter(|occupant| occupant.is_person()).count();
        people == 1 && self.seats() > 1
    }

    /// The current step of the lesson, if it is a guided first game.
    pub fn lesson(&self) -> Option<usize> {
        self.lesson
    }

    /// What is fixed for the match, as JSON.
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// The SHA-256 of the seed of all deals.
    pub fn commitment(&self) -> String {
        self.table.seed().commitment().to_string()
    }

    /// Who may see the screen.
    pub fn screen(&self) -> &HotSeat {
        &self.screen
    }

    /// Gives the screen to the player at this seat.
    pub fn take_screen(&mut self, seat: Seat) {
        self.screen.take(seat);
    }

    /// Who sits where.
    pub fn occupants(&self) -> Vec<Occupant> {
        self.table.status().seats().iter().map(|seat| seat.occupant.clone()).collect()
    }

    /// How many steps have been played.
    pub fn step_count(&self) -> usize {
        self.table.status().steps()
    }

    /// Whether nothing but dealing has happened.
    pub fn is_new(&self) -> bool {
        Seat::all(self.table.status().seats().len() as u8).all(|seat| self.table.last_move_of(seat).is_none())
    }

    /// What happens next.
    pub fn turn(&self) -> Turn {
        self.table.status().turn()
    }

    /// The question for the bot whose turn it is, with the number of steps so far.
    pub fn question(&self) -> Option<(Seat, usize, Ask)> {
        let status = self.table.status();
        let (seat, bot) = status.bot_turn()?;
        let view = self.table.seen(self.game, Eye::Seat(seat), usize::MAX).view().to_string();
        Some((seat, status.steps(), self.ask(view, seat, bot)))
    }

    fn ask(&self, view: String, seat: Seat, bot: &str) -> Ask {
        let mut ask =
            Ask::decision(self.game, &self.setup, view, seat, bot, &self.table.seed().commitment(), self.table.status().position());
        if bot == COMPANION {
            ask.strength = known_strength(self.game);
            ask.watched = self.decisions();
        }
        ask
    }

    /// What the people have decided since the companion last thought.
    fn decisions(&self) -> Vec<Watched> {
        let occupants = self.occupants();
        let steps = self.table.save().steps;
        let decision = |(at, step): (usize, &den_core::StepText)| {
            let seat = step.seat.filter(|seat| occupants[seat.index()].is_person())?;
            let view = self.table.seen(self.game, Eye::Seat(seat), at).view().to_string();
            Some(Watched { view, text: step.text.clone() })
        };
        steps.iter().enumerate().skip(self.watched).filter_map(decision).collect()
    }

    /// The question with which the companion learns from the result, asked once when the game is over. A game with undone moves or a what-if
    /// says nothing about the player.
    pub fn last_question(&mut self) -> Option<Ask> {
        let occupants = self.occupants();
        let companion = occupants.iter().any(|occupant| *occupant == Occupant::Bot(COMPANION.into()));
        let counts = self.branch.is_none() && !self.assisted && self.is_against_bots() && self.turn() == Turn::Over;
        // A finished match that is only opened teaches it nothing.
        if !companion || !counts || self.watched >= self.step_count() {
            return None;
        }
        let seat = Seat(occupants.iter().position(Occupant::is_person)? as u8);
        let ask = self.ask(self.table.seen(self.game, Eye::Seat(seat), usize::MAX).view().to_string(), seat, COMPANION);
        self.watched = usize::MAX;
        Some(ask)
    }

    /// Keeps what the companion has learnt.
    pub fn learnt(&self, answer: &Answer) {
        if !answer.strength.is_empty() {
            keep_strength(self.game, &answer.strength);
        }
    }

    /// Plays a bot's answer, or the first legal move if it gave none. `None` if something else has happened in the meantime.
    pub fn bot_plays(&mut self, seat: Seat, steps: usize, answer: &Answer) -> Option<Result<(), Notice>> {
        let status = self.table.status();
        if status.steps() != steps || status.bot_turn().map(|(turn, _)| turn) != Some(seat) {
            return None;
        }
        self.learnt(answer);
        self.watched = steps;
        let text = answer.text.as_str();
        let first = || self.table.seen(self.game, Eye::Seat(seat), usize::MAX).choices().first().map(|choice| choice.text.clone());
        let text = if text.is_empty() { first().unwrap_or_default() } else { text.to_string() };
        Some(self.step(seat, &text))
    }

    /// Starts the same game again with these players. Returns its URL.
    fn begin_again(&self, occupants: &[Occupant], options: &str, series: Option<Series>) -> Result<Option<String>, Notice> {
        let pack = self.table.save().content;
        let mut next = Local::begin(self.game, &pack, options, occupants, Seed(dom::random_bytes()), None).map_err(Notice::from)?;
        next.set_series(series);
        next.store().map_err(|_| Notice::new("storage-full"))?;
        Ok(Some(format!("/play/{}", next.id)))
    }

    fn step(&mut self, seat: Seat, text: &str) -> Result<(), Notice> {
        self.table.play(seat, text)?;
        self.screen.turn(self.table.status().turn());
        Ok(())
    }
}

/// The players of a record. People without a name are called by their seats.
fn occupants_of(record: &Record) -> Vec<Occupant> {
    let is_bot = |name: &str| Opponent::of_level(name).is_some();
    let occupant = |(at, name): (usize, &String)| match name.is_empty() {
        true => Occupant::Person(crate::t!("seat-n", n = at + 1)),
        false => Occupant::from_record(name, is_bot),
    };
    record.names.iter().enumerate().map(occupant).collect()
}

fn resume(game: GameId, record: &Record, occupants: Vec<Occupant>, dealer: Dealer) -> Result<Box<dyn Playing>, Message> {
    fn of<G: Ui>(record: &Record, occupants: Vec<Occupant>, dealer: Dealer) -> Result<Box<dyn Playing>, Message> {
        Ok(Box::new(Match::<G>::resume(record, occupants, &packs::edition::<G>(&record.content)?, dealer)?))
    }
    with_game!(game, G => of::<G>(record, occupants, dealer))
}

fn imagine(game: GameId, from: &Imagined, record: &Record, occupants: Vec<Occupant>, seed: Seed) -> Result<Box<dyn Playing>, Message> {
    imagine_with(game, &record.options, from, &record.steps, occupants, seed)
}

fn imagine_with(
    game: GameId,
    options: &str,
    from: &Imagined,
    steps: &[den_core::StepText],
    occupants: Vec<Occupant>,
    seed: Seed,
) -> Result<Box<dyn Playing>, Message> {
    fn of<G: Ui>(
        options: &str,
        from: &Imagined,
        steps: &[den_core::StepText],
        occupants: Vec<Occupant>,
        seed: Seed,
    ) -> Result<Box<dyn Playing>, Message> {
        Ok(Box::new(Match::<G>::imagine(options, from, steps, occupants, &built_in::<G>(), seed)?))
    }
    with_game!(game, G => of::<G>(options, from, steps, occupants, seed))
}

/// The opponent in a what-if of a match without bots.
pub const BRANCH_BOT: &str = "hunter";

/// The seats of a what-if: the viewing player against bots.
pub fn branch_seats(seats: u8, eye: Eye, bot: Occupant) -> Vec<Occupant> {
    let me = match eye {
        Eye::Seat(seat) => seat,
        Eye::Public => Seat(0),
    };
    Seat::all(seats).map(|seat| if seat == me { Occupant::Person(String::new()) } else { bot.clone() }).collect()
}

/// The message of a log event, unless it is chat.
pub fn line(what: &LogEvent, event: impl FnOnce(&str) -> Option<(Message, About)>) -> Option<(Message, About)> {
    match what {
        LogEvent::Game(json) => event(json.get()),
        LogEvent::Table(event) => Some((event.clone().into(), About::default())),
        LogEvent::Chat { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A what-if continues from what a seat knows, and can be resumed.
    fn imagines<G: Ui>(game: GameId, seats: u8) {
        let people = vec![Occupant::Person(String::new()); usize::from(seats)];
        let table = Match::<G>::local("", people.clone(), &built_in::<G>(), Seed::from_number(3)).expect("a game");
        let Turn::Seat(seat) = table.status().turn() else { panic!("{game}: a seat starts") };
        let (eye, setup) = (Eye::Seat(seat), Playing::setup_json(&table));
        let view = |table: &dyn Playing, at| table.seen(game, eye, at).view().to_string();
        let from = Imagined { setup, view: view(&table, usize::MAX), seed: Seed::from_number(9).to_string() };
        let imagine = |record: Option<&Record>| {
            let steps = record.map_or(&[][..], |record| &record.steps);
            imagine_with(game, "", &from, steps, people.clone(), Seed::from_number(4)).expect("a what-if")
        };
        let mut local = Local::new("x".into(), game, imagine(None), None);
        assert_eq!(view(&*local.table, usize::MAX), from.view, "{game}: the seat knows what it knew, and no more");
        let first = local.table.seen(game, eye, usize::MAX).choices()[0].text.clone();
        local.step(seat, &first).expect("a legal move");
        let again = imagine(Some(&local.table.save()));
        assert_eq!(view(&*again, usize::MAX), view(&*local.table, usize::MAX), "{game}");
        assert_eq!(view(&*again.branch(0, Seed::from_number(5)), 0), from.view, "{game}: and back to where it began");
        let nonsense = Imagined { view: "{}".into(), ..from.clone() };
        assert!(imagine_with(game, "", &nonsense, &[], people, Seed::from_number(4)).is_err());
    }

    #[test]
    fn a_what_if_continues_from_a_view_and_can_be_resumed() {
        for &game in GameId::ALL {
            with_game!(game, G => imagines::<G>(game, game.entry().seats.1));
        }
    }

    #[test]
    fn bots_in_a_record_are_bots_again() {
        let mut record = Record::read("wolfden record 1\ngame lone-wolves\nversion 1\ncontent x\nseats 4\nend 0\n").expect("a record");
        record.names = ["hunter bot", "Ann", "Talbot", ""].map(String::from).to_vec();
        let [bot, others @ ..] = &occupants_of(&record)[..] else { panic!("four players") };
        assert_eq!(*bot, Occupant::Bot("hunter".into()));
        assert_eq!(others, ["Ann", "Talbot", "Seat 4"].map(|name| Occupant::Person(name.into())));
    }

    #[test]
    fn a_match_saved_by_the_first_edition_can_be_opened() {
        let json = r#"{"id":"a","game":"lone-wolves","sitters":[{"person":""},{"bot":"hunter"}],"record":"","seed":"","dealt":true,"when":0,
                       "steps":0,"over":false,"lesson":null}"#;
        let save: Save = serde_json::from_str(json).expect("the names of the first edition are understood");
        assert_eq!(save.occupants, [Occupant::Person(String::new()), Occupant::Bot("hunter".into())]);
    }
}
