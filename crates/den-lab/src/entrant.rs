//! Who plays in the arena: bots by name, with settings of their own where one wants to compare them, and a cheater as the measure.

use std::fmt;

use den_bots::{Bot, Budget, Ismcts, Judge, Lapse, Level, Lots, Pimc, Search, Settings, by_name};
use den_core::{Eye, Seat};
use rand::SeedableRng;

/// The name of the searcher that sees the true position. It plays in the arena only: nobody can be so strong without looking.
pub const CHEATER: &str = "cheater";

/// A bot as written: `alpha`, `alpha@500` (with 500 iterations), `ismcts/explore=1.2/foresight=10@500`.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    text: String,
    name: String,
    /// Settings of the search, where they differ.
    pairs: Vec<(String, f32)>,
    lapses: u32,
    iterations: Option<u64>,
}

impl Spec {
    /// Reads a bot as written, for a game.
    ///
    /// # Errors
    /// Says what is wrong, and lists the bots or settings there are.
    pub fn read<G: Judge>(text: &str) -> Result<Spec, String> {
        let (rest, iterations) = match text.split_once('@') {
            Some((rest, n)) => match n.parse() {
                Ok(n) => (rest, Some(n)),
                Err(_) => return Err(format!("`{text}`: after @ stands a number of iterations, as in alpha@500")),
            },
            None => (text, None),
        };
        let mut words = rest.split('/');
        let name = words.next().unwrap_or_default().to_string();
        let mut pairs = words.map(|word| read_pair(text, word)).collect::<Result<Vec<_>, _>>()?;
        let lapses = pairs.iter().position(|(key, _)| key == "lapses").map_or(0, |at| pairs.remove(at).1 as u32);
        let spec = Spec { text: text.to_string(), name, pairs, lapses, iterations };
        match Entrant::<G>::new(&spec, 0) {
            Ok(_) => Ok(spec),
            Err(error) => Err(error),
        }
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn settings<G: Judge>(&self) -> Settings {
        let mut settings = Settings::of::<G>();
        for (key, value) in &self.pairs {
            match key.as_str() {
                "explore" => settings.explore = *value,
                "glance" => settings.glance = *value,
                "greed" => settings.greed = *value,
                "ripe" => settings.ripe = *value as u32,
                "book" => settings.book = *value > 0.0,
                "clues" => settings.clues = *value > 0.0,
                _ => settings.foresight = *value as u16,
            }
        }
        settings
    }
}

fn read_pair(text: &str, word: &str) -> Result<(String, f32), String> {
    let pair = word.split_once('=').and_then(|(key, value)| Some((key, value.parse::<f32>().ok()?)));
    match pair {
        Some((key @ ("explore" | "glance" | "greed" | "ripe" | "book" | "clues" | "foresight" | "lapses"), value)) if value.is_finite() => {
            Ok((key.to_string(), value))
        }
        _ => Err(format!(
            "`{text}`: `{word}` is no setting; there are explore=, glance=, greed=, ripe=, book=, clues=, foresight= and lapses=, each with a number"
        )),
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A player in the arena.
pub enum Entrant<G: Judge> {
    /// A bot, which gets its seat's view.
    Honest(Box<dyn Bot<G>>, Budget),
    /// The searcher that gets the position itself.
    Cheater(Settings, Budget, Lots, G::Solver),
}

impl<G: Judge> Entrant<G> {
    /// Makes a player.
    ///
    /// # Errors
    /// Lists the bots there are.
    pub fn new(spec: &Spec, seed: u64) -> Result<Self, String> {
        let budget = spec.iterations.map_or_else(Budget::untimed, Budget::iterations);
        let alpha = || Level::Alpha.budget::<G>();
        if spec.name == CHEATER {
            return Ok(Entrant::Cheater(spec.settings::<G>(), budget.or(&alpha()), Lots::seed_from_u64(seed), G::Solver::default()));
        }
        let bot: Box<dyn Bot<G>> = match spec.name.as_str() {
            name if spec.pairs.is_empty() => by_name::<G>(name, seed).map_err(|e| format!("{e}; and, in the arena alone, {CHEATER}"))?,
            "ismcts" => Box::new(Ismcts::<G>::new(seed, spec.settings::<G>(), alpha())),
            "pimc" => Box::new(Pimc::new(seed, spec.settings::<G>(), alpha())),
            _ => return Err(format!("`{spec}`: only ismcts, pimc and {CHEATER} take settings of a search")),
        };
        Ok(Entrant::Honest(if spec.lapses == 0 { bot } else { Box::new(Lapse::new(bot, spec.lapses, seed)) }, budget))
    }

    /// Decides for the seat whose turn it is.
    pub fn choose(&mut self, position: &G, seat: Seat, legal: &[G::Move]) -> G::Move {
        match self {
            Entrant::Honest(bot, budget) => bot.choose(&position.view(Eye::Seat(seat)), legal, budget).chosen,
            Entrant::Cheater(..) if legal.len() == 1 => legal[0],
            Entrant::Cheater(settings, budget, rng, solver) => {
                if let Some(values) = position.solve(seat, legal, solver, rng) {
                    let best = (0..legal.len()).reduce(|best, at| if values[at] > values[best] { at } else { best });
                    return legal[best.unwrap_or(0)];
                }
                let mut search = Search::new(*settings);
                search.run(|_| position.clone(), rng, &mut budget.start());
                search.best().unwrap_or(legal[0])
            }
        }
    }
}

impl<G: Judge> fmt::Debug for Entrant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Entrant::Honest(..) => "Honest",
            Entrant::Cheater(..) => "Cheater",
        })
    }
}
