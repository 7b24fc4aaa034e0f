//! `wolfden join`.

use den_games::GameId;

use crate::failure::Failure;
use crate::text::{width, wrap_whole};
use crate::tui::look::Look;
use crate::tui::{self, App};
use crate::words::t;

/// Play on a server, with a link from a friend
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden join http://den.example:8080/#/join/k3v9x2mq7htd/SECRET     take the seat you are invited to
  wolfden join http://den.example:8080/#/table/k3v9x2mq7htd           a free seat, or watch

Use the same link as in the browser. Your identity on a server is saved in your data directory, so that the same command takes
you back to your seat. This needs a terminal; https needs a browser.")]
pub(crate) struct Args {
    /// The link
    link: String,
    /// Your name at the table
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if !tui::has_screen() {
            return Err(Failure::Usage(t!("term-join-screen")));
        }
        let user = ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        let name = self.name.or(user).unwrap_or_else(|| t!("guest"));
        let link = tui::server::Link::read(&self.link)?;
        let lobby = tui::server::Lobby::enter(&link.host, &name)?;
        let mut shown = lobby.shown(&link.id)?;
        let mut notice = None;
        if shown.you.is_none() {
            // Without a seat, the player watches.
            match lobby.join(&link.id, link.invite) {
                Ok(()) => shown = lobby.shown(&link.id)?,
                Err(why) => notice = Some(format!("{} {why}", t!("watching"))),
            }
        }
        let game: GameId = shown.settings.game.parse()?;
        let app = App::online(&lobby, &shown, game, notice, Look::of_environment());
        for line in tui::run(app)? {
            anstream::println!("{}", wrap_whole(&line, width()));
        }
        Ok(())
    }
}
