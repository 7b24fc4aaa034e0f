//! Finished matches, without playing them on the page.

use den_core::{Eye, Game, Options as _, Played, Seed, Turn, built_in, dice};
use den_games::{GameId, with_game};
use serde_json::Value;

use super::{Done, OVER, Stage};
use crate::browser::Browser;

/// What decided a match.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Decided {
    /// The totals of the score sheet.
    ByPoints,
    /// Something else, like the last sheep of a player.
    Otherwise,
}

/// The record of a random game that was decided like this.
fn record(game: &str, decided: Decided) -> Result<String, String> {
    let id: GameId = game.parse().map_err(|_| format!("there is no game {game}"))?;
    fn of<G: Game>(decided: Decided) -> Result<String, String> {
        for number in 5..1_000 {
            let (played, record) = random::<G>(number)?;
            let otherwise = G::sheet(&played.now().view(Eye::Public)).decided_by.is_some();
            if otherwise == (decided == Decided::Otherwise) {
                return Ok(record);
            }
        }
        Err("no random game is decided like this".to_string())
    }
    fn random<G: Game>(number: u64) -> Result<(Played<G>, String), String> {
        let options = G::Options::read([]).map_err(|e| e.to_string())?;
        let seats = *G::SEATS.end();
        let mut played = Played::<G>::new(&built_in::<G>(), &options, seats).map_err(|e| e.to_string())?;
        let seed = Seed::from_number(number);
        let mut rng = seed.stream(1_000_000);
        let mut moves = Vec::new();
        loop {
            played.deal(&seed, &mut ());
            let Turn::Seat(seat) = played.now().turn() else { break };
            moves.clear();
            played.now().legal_moves(&mut moves);
            let at = dice::below(&mut rng, moves.len() as u32) as usize;
            played.play(seat, moves[at], &mut ()).map_err(|e| e.to_string())?;
        }
        let names: Vec<String> = (1..=seats).map(|n| format!("Player {n}")).collect();
        let record = played.record(&names, Some(&seed), true).to_string();
        Ok((played, record))
    }
    with_game!(id, G => of::<G>(decided))
}

/// The record of a match that was cut off after this many steps.
pub(super) fn beginning(game: &str, steps: usize) -> Result<String, String> {
    let text = record(game, Decided::ByPoints)?;
    let is_step = |line: &&str| line.split(' ').next().is_some_and(|first| first.parse::<usize>().is_ok());
    let header = text.lines().take_while(|line| !is_step(line)).count();
    Ok(text.lines().take(header + steps).map(|line| format!("{line}\n")).collect())
}

/// Loads a finished match of a game into the page.
pub(super) fn load(stage: &Stage, browser: &Browser, game: &str) -> Done {
    load_decided(stage, browser, game, Decided::ByPoints)
}

/// Loads a finished match in which a bot had the second seat.
pub(super) fn load_with_bot(stage: &Stage, browser: &Browser, game: &str, bot: &str) -> Done {
    let text = record(game, Decided::ByPoints)?.replace("name 2 Player 2\n", &format!("name 2 {bot} bot\n"));
    load_text(stage, browser, game, &text)
}

/// Loads a finished match that was decided like this.
pub(super) fn load_decided(stage: &Stage, browser: &Browser, game: &str, decided: Decided) -> Done {
    load_text(stage, browser, game, &record(game, decided)?)
}

fn load_text(stage: &Stage, browser: &Browser, game: &str, text: &str) -> Done {
    let text = Value::from(text);
    browser.go(&stage.url("#/load"))?;
    browser.wait("the page for records", "return !!document.querySelector('#record')")?;
    browser.run(&format!(
        "const r = document.querySelector('#record'); r.value = {text}; r.dispatchEvent(new Event('input', {{bubbles: true}})); document.querySelector('.load .primary').click()"
    ))?;
    browser.wait(&format!("the end of {game}"), OVER)
}
