//! Asks what to play.

use std::io;

use den_bots::{COMPANION, LEVELS, Level};
use den_core::{Game, Message, Options, Played, Refusal, built_in};
use den_games::{GameId, with_game};
use den_table::{NextGame, Occupant, Series, check_bot};

use super::console::Console;
use super::players::{USUAL_BOT, fill};
use super::saves::{Unfinished, ago};
use crate::setup::{players, summary};
use crate::text::{ASIDE, TITLE, TYPED, width, wrap};
use crate::words::{game_name, say, t, text};

/// A game to play.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) game: GameId,
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) set: Vec<String>,
    /// The series it is a game of.
    pub(crate) series: Option<Series>,
    /// Whether the seats are still to be drawn.
    pub(crate) draw_seats: bool,
}

impl Setting {
    /// The next game: the players change seats, and the loser begins if the game says so.
    pub(crate) fn next(&self, next: NextGame) -> Setting {
        let occupants = next.order.iter().filter_map(|seat| self.occupants.get(seat.index()).cloned()).collect();
        let set = next.options.split_whitespace().map(String::from).collect();
        Setting { game: self.game, occupants, set, series: next.series, draw_seats: false }
    }
}

/// Asks for everything; `None` at the end of the input.
pub(crate) fn choose(console: &mut Console, game: Option<GameId>) -> io::Result<Option<Setting>> {
    let Some(game) = game.map_or_else(|| choose_game(console), |game| Ok(Some(game)))? else { return Ok(None) };
    let (least, most) = game.entry().seats;
    let seats = if least == most {
        Some(least)
    } else {
        let usual = most.min(4).to_string();
        console.ask_for(&t!("term-how-many", least = least, most = most), &usual, number(least, most))?
    };
    let Some(seats) = seats else { return Ok(None) };
    let Some(people) = console.ask_for(&t!("term-how-many-people"), "1", number(0, seats))? else { return Ok(None) };
    let bot = if people == seats { Some(USUAL_BOT.to_string()) } else { choose_bot(console, game)? };
    let Some(bot) = bot else { return Ok(None) };
    let Some(set) = choose_options(console, game, seats)? else { return Ok(None) };
    let named = vec![Occupant::Person(String::new()); usize::from(people)];
    let occupants = if people == 0 { vec![Occupant::Bot(bot); usize::from(seats)] } else { fill(named, seats, &bot) };
    Ok(Some(Setting { game, occupants, set, series: None, draw_seats: false }))
}

fn choose_game(console: &mut Console) -> io::Result<Option<GameId>> {
    console.say(format!("{TITLE}{}{TITLE:#}\n", t!("term-welcome")))?;
    for (at, &game) in GameId::ALL.iter().enumerate() {
        let (least, most) = game.entry().minutes;
        let minutes = t!("minutes", least = least, most = most);
        let name = game_name(game);
        console.say(format!("{TYPED}{:>2}{TYPED:#}  {TITLE}{name}{TITLE:#}  {ASIDE}{}, {minutes}{ASIDE:#}", at + 1, players(game)))?;
        console.say(format!("    {}\n", wrap(&text(format!("{game}-pitch")), width() - 4, 4)))?;
    }
    let read = |answer: &str| {
        let numbered = answer.parse::<usize>().ok().and_then(|number| GameId::ALL.get(number.checked_sub(1)?)).copied();
        let named = || answer.to_lowercase().parse().ok();
        numbered.or_else(named).ok_or_else(|| t!("term-choose", least = 1, most = GameId::ALL.len()))
    };
    console.ask_for(&t!("term-which-game"), "1", read)
}

/// The opponents of a game: its levels, and the companion.
pub(crate) fn opponents(game: GameId) -> Vec<&'static str> {
    let levels = with_game!(game, G => Level::of_game::<G>());
    levels.into_iter().map(Level::name).chain([COMPANION]).collect()
}

/// What an opponent is like, in a game in which some levels have a style of their own.
pub(crate) fn opponent_help(game: GameId, name: &str) -> String {
    let help = text(format!("bot-{name}-help"));
    let level = LEVELS.into_iter().find(|level| level.name() == name);
    let style = level.and_then(|level| with_game!(game, G => level.skill::<G>().style.name()));
    style.map_or(help.clone(), |style| format!("{help} {}", text(format!("bot-style-{style}"))))
}

/// Why there are so few of them, if there are.
pub(crate) fn opponents_note(game: GameId) -> Option<String> {
    let levels = opponents(game).len() - 1;
    (levels < LEVELS.len()).then(|| t!("setup-levels-merged", n = levels))
}

fn choose_bot(console: &mut Console, game: GameId) -> io::Result<Option<String>> {
    for name in opponents(game) {
        let help = wrap(&opponent_help(game, name), width() - 13, 13);
        console.say(format!("  {TYPED}{name:<10}{TYPED:#} {help}"))?;
    }
    if let Some(note) = opponents_note(game) {
        console.say(format!("{ASIDE}  {}{ASIDE:#}", wrap(&note, width() - 2, 2)))?;
    }
    let read = |answer: &str| check_bot(answer).map(|()| answer.to_string()).map_err(refused);
    console.ask_for(&t!("term-which-bot"), USUAL_BOT, read)
}

fn choose_options(console: &mut Console, game: GameId, seats: u8) -> io::Result<Option<Vec<String>>> {
    let entry = game.entry();
    let Some(first) = entry.presets.first() else { return Ok(Some(Vec::new())) };
    if entry.presets.len() == 1 && entry.keys.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let longest = entry.presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    for preset in entry.presets {
        let help = wrap(&text(format!("{game}-opt-preset-{}-help", preset.name)), width() - longest - 4, longest + 4);
        console.say(format!("  {TYPED}{:<longest$}{TYPED:#}  {help}", preset.name))?;
    }
    let keys: Vec<&str> = entry.keys.iter().map(|key| key.name).collect();
    if !keys.is_empty() {
        let single = t!("term-single-options", keys = keys);
        console.say(format!("{ASIDE}  {}{ASIDE:#}", wrap(&single, width() - 2, 2)))?;
    }
    let read = |answer: &str| {
        let words: Vec<String> = answer.split_whitespace().map(String::from).collect();
        playable(game, &words, seats).map(|()| words).map_err(refused)
    };
    console.ask_for(&t!("term-which-options"), first.name, read)
}

/// Checks that a game can start with these options.
pub(crate) fn playable(game: GameId, words: &[String], seats: u8) -> Result<(), Refusal> {
    fn of<G: Game>(words: &[String], seats: u8) -> Result<(), Refusal> {
        let options = G::Options::read(words.iter().map(String::as_str))?;
        Played::<G>::new(&built_in::<G>(), &options, seats).map(|_| ())
    }
    with_game!(game, G => of::<G>(words, seats))
}

fn refused(refusal: Refusal) -> String {
    say(Message::from(refusal))
}

/// Offers the unfinished games. Returns the chosen one, or `Ok(None)` for a new game.
pub(crate) fn offer(console: &mut Console, mut left: Vec<Unfinished>) -> io::Result<Option<Unfinished>> {
    left.truncate(9);
    if left.is_empty() {
        return Ok(None);
    }
    console.say(t!("term-left"))?;
    for (at, left) in left.iter().enumerate() {
        let summary = summary(left.game, left.record.seats, left.record.steps.len());
        console.say(format!("{TYPED}{:>2}{TYPED:#}  {summary}, {}", at + 1, ago(left.age)))?;
    }
    let many = left.len();
    let read = |answer: &str| match answer.to_lowercase().as_str() {
        "new" | "n" => Ok(None),
        number => match number.parse::<usize>() {
            Ok(number) if (1..=many).contains(&number) => Ok(Some(number - 1)),
            _ => Err(t!("term-resume-choose", most = many)),
        },
    };
    let chosen = console.ask_for(&t!("term-resume-which"), "1", read)?.flatten();
    Ok(chosen.map(|at| left.swap_remove(at)))
}

fn number(least: u8, most: u8) -> impl Fn(&str) -> Result<u8, String> {
    move |answer| match answer.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(t!("term-choose", least = least, most = most)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_with_a_style_says_so() {
        let help = |level: &str| text(format!("bot-{level}-help"));
        let style = text("bot-style-aggressive".to_string());
        assert_eq!(opponent_help(GameId::TheWolves, "scout"), format!("{} {style}", help("scout")));
        assert_eq!(opponent_help(GameId::TheWolves, "pup"), help("pup"));
        assert_eq!(opponent_help(GameId::LoneWolves, "scout"), help("scout"));
        assert_eq!(opponent_help(GameId::TheWolves, COMPANION), help(COMPANION));
    }
}
