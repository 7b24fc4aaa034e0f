//! The full-screen mode.
//!
//! [`App`] is the program: the [`menu`](menu::Menu), then a [`Table`] at which a match is played. A table accesses a match through a
//! [`Source`], local or on a server, and a moment of it through a [`Face`](source::Face). Everything is drawn into a buffer and
//! driven by events, so that tests need no terminal; only [`run`] uses one.

mod draw;
mod ending;
mod input;
mod keys;
mod local;
pub(crate) mod look;
mod menu;
#[cfg(feature = "join")]
mod online;
mod overlay;
#[cfg(feature = "join")]
pub(crate) mod server;
mod source;
mod spots;
mod table;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal, Stdout, stdout};
use std::panic;
use std::thread;
use std::time::{Duration, Instant};

use den_bots::Evaluate;
use den_games::GameId;
use den_table::Match;
use ratatui_core::buffer::Buffer;
use ratatui_core::terminal::Terminal;
use ratatui_crossterm::CrosstermBackend;
use ratatui_crossterm::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui_crossterm::crossterm::execute;
use ratatui_crossterm::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};

use crate::failure::Failure;
use crate::play::menu::Setting;
use crate::play::opening::{Host, Opening};
use crate::play::saves::{self, Save};
use look::Look;
use menu::{Chosen, Menu};
use source::Source;
use table::{Pace, Table, Then};

/// How often bots and servers are polled.
const TICK: Duration = Duration::from_millis(50);

/// Whether there is a terminal for the full-screen mode.
pub(crate) fn has_screen() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// How to start.
pub(crate) enum Start {
    /// With the menu, with this game preselected.
    Menu(Option<GameId>),
    /// With this match.
    Begin(Setting),
    /// With an example of the rules.
    Example(GameId, Box<den_core::Record>),
    /// With a match from a record.
    GoOn(GameId, Box<den_core::Record>, std::path::PathBuf),
}

/// Turns a match into a source for the screen.
struct Seats {
    think: Option<Duration>,
}

impl Host for Seats {
    type Out = Box<dyn Source>;

    fn sit<G: Evaluate>(&mut self, game: GameId, table: Match<G>, save: Option<Save>, resumed: bool) -> Result<Box<dyn Source>, Failure> {
        Ok(Box::new(local::Local::new(game, table, save, resumed, self.think)))
    }
}

#[allow(clippy::large_enum_variant, reason = "there is one at a time")]
enum Screen {
    Menu(Menu),
    Table(Box<Table>),
}

/// The full-screen program.
pub(crate) struct App {
    screen: Screen,
    opening: Opening,
    think: Option<Duration>,
    look: Look,
    /// The current settings, for playing again.
    setting: Option<Setting>,
    pace: Pace,
}

impl App {
    pub(crate) fn new(opening: Opening, think: Option<Duration>, start: Start, look: Look) -> Result<App, Failure> {
        let mut app = App { screen: Screen::Menu(Menu::new(Vec::new(), None)), opening, think, look, setting: None, pace: Pace::Normal };
        match start {
            Start::Menu(game) => app.screen = Screen::Menu(Menu::new(saves::unfinished(), game)),
            Start::Begin(setting) => app.begin(setting)?,
            Start::Example(game, record) => {
                let source = app.opening.example(&mut Seats { think }, game, &record)?;
                app.sit(source);
            }
            Start::GoOn(game, record, path) => {
                let source = app.opening.continue_with(&mut Seats { think }, game, &record, &path)?;
                app.sit(source);
            }
        }
        Ok(app)
    }

    /// The program with a match on a server.
    #[cfg(feature = "join")]
    pub(crate) fn online(
        lobby: &server::Lobby,
        shown: &den_table::rest::MatchInfo,
        game: GameId,
        notice: Option<String>,
        look: Look,
    ) -> App {
        let source = Box::new(online::Online::new(lobby, shown, game, notice));
        let screen = Screen::Table(Box::new(Table::new(source, Pace::Normal)));
        App { screen, opening: Opening::default(), think: None, look, setting: None, pace: Pace::Normal }
    }

    fn sit(&mut self, source: Box<dyn Source>) {
        self.screen = Screen::Table(Box::new(Table::new(source, self.pace)));
    }

    fn begin(&mut self, mut setting: Setting) -> Result<(), Failure> {
        let source = self.opening.begin(&mut Seats { think: self.think }, &mut setting)?;
        self.setting = Some(setting);
        // A new match needs a new deal.
        self.opening.seed = None;
        self.sit(source);
        Ok(())
    }

    /// Handles an event; `false` if the program ends.
    fn take(&mut self, event: &Event) -> bool {
        match &mut self.screen {
            Screen::Menu(menu) => {
                let chosen = match event {
                    Event::Key(key) if key.kind != KeyEventKind::Release => menu.key(*key),
                    Event::Mouse(mouse) => menu.mouse(*mouse),
                    _ => Chosen::Stay,
                };
                self.choose(chosen)
            }
            Screen::Table(table) => {
                let then = match event {
                    Event::Key(key) if key.kind != KeyEventKind::Release => table.key(*key),
                    Event::Mouse(mouse) => table.mouse(*mouse),
                    _ => Then::Stay,
                };
                self.pace = table.pace;
                self.follow(then)
            }
        }
    }

    fn choose(&mut self, chosen: Chosen) -> bool {
        let begun = match chosen {
            Chosen::Stay => return true,
            Chosen::Quit => return false,
            Chosen::Begin(setting) => self.begin(setting),
            Chosen::GoOn(at) => self.continue_with(at),
        };
        if let (Err(failure), Screen::Menu(menu)) = (begun, &mut self.screen) {
            menu.refuse(failure.to_string());
        }
        true
    }

    fn continue_with(&mut self, at: usize) -> Result<(), Failure> {
        let Screen::Menu(menu) = &self.screen else { return Ok(()) };
        let Some(left) = menu.left.get(at) else { return Ok(()) };
        let source = self.opening.continue_with(&mut Seats { think: self.think }, left.game, &left.record, &left.path)?;
        self.sit(source);
        Ok(())
    }

    fn follow(&mut self, then: Then) -> bool {
        match then {
            Then::Stay => {}
            Then::Quit => return false,
            Then::Again if self.setting.is_some() => {
                let next = match &self.screen {
                    Screen::Table(table) => table.source.next_game(),
                    Screen::Menu(_) => None,
                };
                let setting = self.setting.as_ref().map(|setting| next.map_or_else(|| setting.clone(), |next| setting.next(next)));
                if let Some(setting) = setting
                    && let Err(failure) = self.begin(setting)
                    && let Screen::Table(table) = &mut self.screen
                {
                    table.notice = Some(failure.to_string());
                }
            }
            Then::Again | Then::Menu => {
                let game = match &self.screen {
                    Screen::Table(table) => Some(table.source.game()),
                    Screen::Menu(_) => None,
                };
                self.screen = Screen::Menu(Menu::new(saves::unfinished(), game));
            }
        }
        true
    }

    /// Updates the screen's state. Returns whether there is something new to show.
    fn tick(&mut self, now: Instant) -> bool {
        match &mut self.screen {
            Screen::Menu(_) => false,
            Screen::Table(table) => table.tick(now),
        }
    }

    fn draw(&mut self, buf: &mut Buffer) {
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(buf, self.look),
            Screen::Table(table) => table.draw(buf, self.look),
        }
        self.look.finish(buf);
    }

    fn farewell(&self) -> Vec<String> {
        match &self.screen {
            Screen::Menu(_) => Vec::new(),
            Screen::Table(table) => table.source.farewell(),
        }
    }
}

/// Restores the terminal.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// The terminal in full-screen mode.
struct Screened {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screened {
    fn new() -> io::Result<Screened> {
        let before = panic::take_hook();
        let main = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // If a bot's thread panics, the program continues and reports it.
            if thread::current().id() == main {
                restore();
                before(info);
            }
        }));
        let screen = || {
            enable_raw_mode()?;
            execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
            Ok(Screened { terminal: Terminal::new(CrosstermBackend::new(stdout()))? })
        };
        screen().inspect_err(|_: &io::Error| restore())
    }
}

impl Drop for Screened {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        restore();
    }
}

/// Runs the program until someone quits. Returns the lines to print afterwards.
pub(crate) fn run(mut app: App) -> Result<Vec<String>, Failure> {
    let mut screen = Screened::new()?;
    let mut draw = true;
    loop {
        draw |= app.tick(Instant::now());
        if draw {
            screen.terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
            draw = false;
        }
        if event::poll(TICK)? {
            draw = true;
            if !app.take(&event::read()?) {
                break;
            }
        }
    }
    drop(screen);
    Ok(app.farewell())
}
